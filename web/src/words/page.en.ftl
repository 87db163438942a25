# Words of the page. The Japanese file has the same messages in the same order.

page-home = Home
page-play-now = Play now
page-settings = Settings
page-credits = Credits
page-rules = Rules and cards

page-unreachable = The server cannot be reached. Is it still running?
page-went-wrong = Something went wrong.
