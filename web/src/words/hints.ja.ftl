# ヒント：どこまで知らせるか、案内のそばの欄。

hint-level = ヒント
hint-level-note = どこまで知らせるか。卓の決まりのほうが少ないこともあります。
hint-level-table = 卓に任せる：一人なら助言あり、人どうしならなし
hint-level-off = なし
hint-level-reasons = それぞれの手の働き
hint-level-numbers = 勝つ見込み
hint-level-advice = 一番よい手
hint-level-least = この卓で知らせるのはここまで：{ $level }
hint-ask = ヒント
hint-title = ヒント
hint-thinking = 考えています…
hint-moves = よい手と、あなたが勝つ見込み
hint-move = { $place }. { $move }：{ $value } %
hint-best = おすすめ
hint-chances = 勝つ見込み
hint-chance = { $name }：{ $chance } %
hint-close = ヒントを閉じる
help-hint = ヒント
