# 卓でのひとこと。英語のファイルと同じメッセージが同じ順に並ぶ。

stamps-title = 卓にひとこと
stamps-note = 卓のみんなに少しの間見えます。記録には残りません。
stamp-hello = よろしく！
stamp-thanks = ありがとう！
stamp-nice = お見事！
stamp-ouch = やられた！
stamp-wow = すごい！
stamp-hurry = あなたの番ですよ
stamp-sorry = ごめんなさい
stamp-good-game = いい勝負でした！
stamp-said = { $name }：{ $text }
stamps-mute = { $name }のひとことを出さない
help-stamps = 卓にひとこと
