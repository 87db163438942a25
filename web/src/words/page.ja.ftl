# 画面の言葉。英語のファイルと同じメッセージが同じ順に並ぶ。

page-home = ホーム
page-play-now = 今すぐ遊ぶ
page-settings = 設定
page-credits = クレジット
page-rules = ルールとカード

page-unreachable = サーバーにつながりません。まだ動いていますか。
page-went-wrong = うまくいきませんでした。
