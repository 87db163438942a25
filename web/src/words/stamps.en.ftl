# Words between players. The Japanese file has the same messages in the same order.

stamps-title = A word to the table
stamps-note = Everybody at the table sees it for a moment. Nothing is kept.
stamp-hello = Hello!
stamp-thanks = Thank you!
stamp-nice = Well played!
stamp-ouch = Ouch!
stamp-wow = Wow!
stamp-hurry = Your turn …
stamp-sorry = Sorry!
stamp-good-game = Good game!
stamp-said = { $name }: { $text }
stamps-mute = Do not show me what { $name } says
help-stamps = a word to the table
