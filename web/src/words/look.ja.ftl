# 札と駒の言葉。英語のファイルと同じメッセージが同じ順に並ぶ。

look-letters-red = 赤
look-letters-blue = 青
look-letters-green = 緑
look-letters-black = 黒
look-letters-white = 白
look-letters-gold = 金
look-letters-silver = 銀
look-letters-bronze = 唐
look-letters-copper = 銅
look-letters-brass = 鍮
look-letters-tiamat = 邪
look-letters-dracolich = 骸
look-letters-bahamut = 聖
look-letters-archmage = 魔
look-letters-dragonslayer = 屠
look-letters-thief = 盗
look-letters-druid = 森
look-letters-priest = 司
look-letters-princess = 姫
look-letters-fool = 愚

look-letters-draco-purple = 紫
look-letters-draco-green = 緑
look-letters-draco-yellow = 黄
look-letters-draco-blue = 青
look-letters-draco-red = 赤
look-letters-draco-orange = 橙
look-letters-draco-white = 白
look-letters-draco-black = 黒
look-letters-draco-curse = 呪

look-name-red = レッドドラゴン
look-name-blue = ブルードラゴン
look-name-green = グリーンドラゴン
look-name-black = ブラックドラゴン
look-name-white = ホワイトドラゴン
look-name-gold = ゴールドドラゴン
look-name-silver = シルヴァードラゴン
look-name-bronze = ブロンズドラゴン
look-name-copper = カッパードラゴン
look-name-brass = ブラスドラゴン
look-name-tiamat = ティアマト
look-name-dracolich = ドラコリッチ
look-name-bahamut = バハムート
look-name-archmage = アークメイジ
look-name-dragonslayer = ドラゴンスレイヤー
look-name-thief = シーフ
look-name-druid = ドルイド
look-name-priest = プリースト
look-name-princess = プリンセス
look-name-fool = フール

look-short-red = 最強の相手から​1金と1枚
look-short-blue = 悪竜の数 奪うか課す
look-short-green = 左隣は​悪竜か5金
look-short-black = 賭け金から​2奪う
look-short-white = 人がいれば​3奪う
look-short-gold = 善竜の数​だけ引く
look-short-silver = 善竜持ちは​1枚引く
look-short-bronze = 弱い賭け札​2枚を取る
look-short-copper = 山札の上と​入れ替え
look-short-brass = 最強は​善竜か5金
look-short-tiamat =
    善竜と勝てない
    五色の悪竜
look-short-dracolich = 悪竜の力を​写す
look-short-bahamut =
    悪竜と勝てない
    善悪混成は10金
look-short-archmage = 1払い 賭け札を写す
look-short-dragonslayer = 1払い 弱い竜を倒す
look-short-thief = 7奪い 1枚捨てる
look-short-druid = 1払い 最弱が勝つ
look-short-priest = 1払い 次のリーダー
look-short-princess = 1払い 善竜を起こす
look-short-fool = 1払い 上位の数引く

look-brief-tiamat =
    善竜は不可
    五色の悪竜
look-brief-bahamut =
    悪竜は不可
    混成は10金

look-stakes = 賭け金
look-stakes-empty = 賭け金は空

look-close = 閉じる
look-ahead = 首位

look-draco-seats = プレイヤー
look-draco-middle = 宝箱と財宝
look-draco-chest = 宝箱
look-draco-piles = 山：{ $sizes }
look-draco-hoard = 場の財宝
look-draco-next = 次の1枚
look-draco-bare = 場に財宝はありません。
look-draco-odds = 次が呪いの確率
look-draco-curses = 呪い{ $all }枚中{ $found }枚出現
look-draco-worth = 場の合計{ $sum }
look-draco-last = 最終ラウンド
look-draco-captain = 船長
look-draco-points = 点
look-draco-sum = { $colour }：{ $sum }。
look-draco-duel = 出された刀剣
look-draco-no-swords = まだ刀剣は出ていません。
look-draco-ready = 待機
look-draco-played = 出した
look-draco-spent = 使用済
look-draco-taken = { $name }が出した
look-draco-not-now = 今は不可
look-draco-strength = 強さ{ $strength }
look-draco-ledger = 全員の財宝
look-draco-total = 得点
look-draco-stop = 止める
look-draco-stop-then = { $count }枚を争う
look-draco-flip = もう1枚めくる
look-draco-flip-then = 呪い { $chance }%
look-draco-accept = { $count }枚受け取る
look-draco-accept-then = 呪いなし { $chance }%
look-draco-refuse = 受け取らない
look-draco-refuse-then = 何も変わらない
look-draco-pass = 出さない
look-draco-pass-second = 2本目は出さない
look-draco-pass-division = 何も取らない
