# 対局のあと：経過、分かれ目、通算。英語のファイルと同じメッセージが同じ順に並ぶ。

result-team-you = あなたの組の勝ち
result-team = { $names }の組の勝ち
result-chart-gambit = ガンビットごとの持ち金
result-chart-round = ラウンドごとの得点
result-part-gambit = ガンビット
result-part-round = ラウンド
result-start = 開始
result-as-table = 表で見る
result-turning = 分かれ目
result-turn-gambit = 第{ $number }ガンビットで{ $name }が先頭に立ち、そのまま守り切りました。
result-turn-round = 第{ $number }ラウンドで{ $name }が先頭に立ち、そのまま守り切りました。
result-turn-start = { $name }が初めから終わりまで先頭でした。
result-watch = この場面を見る
result-no-course = いまは経過を出せません。
series-after = 通算{ $games }戦
series-wins = 勝ち数
series-prize = 賞
series-score = 得点
series-debt = { $debtor }は{ $creditor }にまだ{ $gold }金を借りています。
