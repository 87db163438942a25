# Words of the page. The Japanese file has the same messages in the same order.

# --- everywhere -----------------------------------------------------------------------------------

page-home = Home
page-play-now = Play now
page-settings = Settings
page-credits = Credits
page-rules = Rules and cards
page-close = Close
page-back = Back
page-unreachable = The server cannot be reached. Is it still running?
page-went-wrong = Something went wrong.
page-loading = Coming to the table …
page-you = You
page-guest = Guest
page-other-language = 日本語で
page-skip = To the content

# --- bots: people of the house ----------------------------------------------------------------------

page-bot-A = Lena
page-bot-B = Mara
page-bot-C = Theo
page-bot-D = Inès
page-bot-E = Odo
page-bot-F = Sena

# --- the first page ---------------------------------------------------------------------------------

home-line = Two card games, one warm table. Pull up a chair.
home-three-dragon-ante = Three-Dragon Ante with { $bots ->
    [one] one bot
   *[other] { $bots } bots
}
home-draco = Draco with { $bots ->
    [one] one bot
   *[other] { $bots } bots
}
home-friends = Play with friends
home-device = Same device
home-code = Table code
home-join = Join
home-replays = Replays
home-continue = Go on playing
home-game-three-dragon-ante = Lay an ante, play three dragons, empty the pot. 2–6 players, 30 minutes.
home-game-draco = Turn up treasure, dodge the curse, duel for first pick. 2–4 players, 15 minutes.
home-choose = Choose { $game }
home-bad-code = A table code has five digits.

# --- a new table ------------------------------------------------------------------------------------

new-title = New table
new-game = Game
new-preset = Kind of table
new-preset-plain = The usual game
new-seats = Who plays
new-seat = Seat { $seat }
new-kind-you = You
new-kind-person = On this device
new-kind-open = Open, for a friend
new-kind-bot = Bot
new-level = Strength
new-name = Name
new-add = One seat more
new-remove = Remove seat { $seat }
new-more = More rules
new-changed =
    { $count ->
        [one] one rule changed
       *[other] { $count } rules changed
    }
new-clock = Clock
new-clock-off = No clock
new-clock-slow = A minute a decision, ten in reserve
new-clock-quick = 20 seconds a decision, two minutes in reserve
new-watch = Others may look on
new-open = Set the table
new-yes = Yes
new-no = No
new-off = off
new-teams-note = The seats across the table are partners.
new-default = Usual: { $value }

# --- before the game --------------------------------------------------------------------------------

lobby-title = Before the game
lobby-link = Link for friends
lobby-code = Code
lobby-qr = Code to scan, with the link to this table
lobby-copy = Copy the link
lobby-copied = Copied
lobby-sit = Sit here
lobby-free = Free seat
lobby-ready = I am ready
lobby-not-ready = Not ready yet
lobby-is-ready = ready
lobby-is-waiting = not ready yet
lobby-start = Fill with bots and start
lobby-start-full = Start
lobby-bot-here = Put a bot here
lobby-open-here = Open the seat
lobby-leave = Get up
lobby-switch = Swap with me
lobby-name = Your name
lobby-own-link = Your own link back to this seat

# --- the table --------------------------------------------------------------------------------------

page-prompt = Prompt
page-hand = Hand
page-table = Table
page-log = Log
page-choices = Choices
page-seats = Seats
page-sound-off = Sound off
page-sound-on = Sound on
page-menu = Menu
page-look = Look closer
page-all-log = Whole log
log-since = Since your last move
log-news = +{ $count }
page-event = Event { $number }
page-gold = { $gold } gold
page-cards =
    { $count ->
        [0] no cards
        [one] 1 card
       *[other] { $count } cards
    }
page-flight-of = Flight of { $name }
page-flight-none = no cards yet
page-flight-total = flight { $total }
page-gambit-round = Gambit { $gambit }, round { $round }
page-gambit-ante = Gambit { $gambit }, antes
page-draft = Choosing abilities
page-over = The game is over
page-deck = Deck
page-discards = Discards
page-antes = Antes
page-leads = Leads
page-ahead = ahead
page-threshold = Sets the threshold: { $strength }
page-bot = Bot
page-bot-plays = Bot plays
page-gone = gone
page-gone-in = A bot plays in { $seconds } s.
page-paused = paused
page-partner = Partner
page-barred = barred
page-out = out
page-leads-next = leads next
page-weakest = Weakest wins
page-owes = owes { $name } { $gold }
page-owed = (+{ $gold } owed)
page-price = costs { $gold }
page-rate = all × { $rate }
page-until-renewal =
    { $count ->
        [one] renewal with the next card
       *[other] renewal in { $count } cards
    }
page-shown = shown to all
page-chosen = ante chosen
page-thinking = to act
page-asked = asked
page-hand-place = { $card }, card { $place } of { $count }
page-wakes = wakes
page-sleeps = sleeps
page-leads-short = leads
page-first-short = first
page-makes = flight { $total }
page-cannot = cannot be chosen now
page-selected = chosen
page-sending = on its way
page-picked-none = Choose first
page-time-left = { $seconds } seconds left
page-spent = spent

turn-you = Your turn: { $what }
turn-name = { $name }: { $what }
wait-for = Waiting for { $names }
wait-bots = The others are playing
wait-ante = Antes are being chosen.
wait-nobody = The table gets ready
sending-title = On its way: { $what }
sending-stuck = The server has not answered yet. Your choice is kept.
lost-title = Reconnecting, try { $tries }
lost-line = Your choice is kept. The table waits.
lost-retry = Retry now
lost-offline = This device is offline.
stale-line = That question is closed. Here is the one that is open now.

# --- questions: short title and reason ----------------------------------------------------------------

prompt-ante = choose your ante
prompt-ante-why = All antes are turned up together. Everybody pays the highest; the highest that nobody matches leads.
prompt-play = play a card
prompt-play-why =
    { $leader ->
        [yes] You lead: any power wakes.
       *[no]
            { $before ->
                [0] Nobody has played before you in this round: no power wakes.
               *[other] { $name } showed { $before }: a power wakes at { $before } or less.
            }
    }
prompt-target = { $card } seeks a victim
prompt-target-why = The strongest flights are equal. Whose shall it be?
prompt-blue = { $card }: take or levy?
prompt-blue-why =
    { $count ->
        [one] One gold for the evil dragon in your flight.
       *[other] { $count } gold for the evil dragons in your flight.
    }
prompt-tribute = { $owner }'s { $card } asks you
prompt-tribute-why =
    { $power ->
        [green] Give an evil dragon weaker than { $strength }, or pay { $gold } gold.
       *[other] Give a good dragon stronger than { $strength }, or pay { $gold } gold.
    }
prompt-bronze = { $card } takes an ante
prompt-bronze-why = These are equally weak. Still to take: { $left }.
prompt-copy = { $card } borrows a power
prompt-copy-why = Which card's power shall it use?
prompt-slay = { $card } slays a dragon
prompt-slay-why = It leaves its flight and is discarded.
prompt-discard = { $card }: throw a card away
prompt-discard-why = Choose a card of your hand.
prompt-trigger = { $card } wakes a good dragon
prompt-trigger-why = Which one now?
prompt-trio = Which special flight pays?
prompt-trio-why = Only one of them does.
prompt-spoils = Three equal dragons: take antes
prompt-spoils-why = Room in your hand: { $room }.
prompt-lead = Diplomacy: who leads this round?
prompt-lead-why = You may hand the lead over.
prompt-look = Sense Motive: look at { $owner }'s hand?
prompt-look-why = Two dragons of one colour lie there.
prompt-price = Profession: another price card?
prompt-price-why = { $card } costs { $gold } gold. The next card is unseen.
prompt-use = { $ability }: use it?
prompt-use-why =
    { $which ->
        [bluff] You would pay { $gold } gold less.
        [concentration] Your ante would cost { $gold } gold less.
       *[other] You would take { $gold } gold more.
    }
prompt-wild = Wild Card: complete a colour?
prompt-wild-why = Once a game the mortal counts as the third dragon.
prompt-pick = choose an ability
prompt-pick-why = It is yours for this game.
prompt-captain = turn up a card, or stop?
prompt-captain-why = Treasures on the table: { $table }. Curses so far: { $curses }.
prompt-duel = play a sword?
prompt-duel-why =
    { $chance ->
        [first] You open the duel, and have the last word as well. Treasures: { $table }.
        [second] A second sword is added to your first. Treasures: { $table }.
       *[only] Your one chance in this duel. Treasures: { $table }.
    }
prompt-division = take a treasure
prompt-division-why = Left on the table: { $table }.
prompt-gift = take { $count } hidden cards?
prompt-gift-why =
    { $alone ->
        [yes] You alone still have a sword face up. All of them, or none.
       *[no] Nobody has a sword face up. As captain you may take them all, or none.
    }

# --- answers: the words on buttons --------------------------------------------------------------------

act-none = Choose a card
act-none-listed = Choose one
act-ante = Lock in { $card }
act-play = Play { $card }
act-give = Give { $card }
act-discard = Throw away { $card }
act-take = Take { $card }
act-copy = Borrow { $card }
act-slay = Slay { $card }
act-trigger = Wake { $card }
act-target = Choose { $name }
act-lead = { $name } shall lead
act-trio-colour = The { $colour } flight
act-trio-strength = The three of { $strength }
act-wild = A { $colour } flight
act-pick = Take { $ability }
act-sword = Play sword { $sword }
act-steal = Take { $count }
act-steal-then = stakes { $left }
act-levy = Each pays { $count }
act-levy-then = into the stakes
act-pay = Pay { $gold }
act-pay-then = leaves you { $left }
act-pay-debt = you have { $have }, the rest is owed
act-done = Leave the rest
act-look = Look
act-look-pass = Do not look
act-lead-pass = Lead yourself
act-swap = Turn another
act-swap-then = unseen
act-keep = Keep { $gold }
act-use = Use it
act-use-pass = Skip
act-wild-pass = Keep it for later
act-flip = Turn up a card
act-stop = Stop
act-stop-then = on to the duel
act-duel-pass = Stay out
act-pass = Pass
act-accept = Take them
act-refuse = Leave them
act-always-skip = Always skip
skipped = Skipped, as you wished: { $what }
skip-forget = Ask me again about everything
act-reconsider = Change my choice

# --- cards, where there is little room -----------------------------------------------------------

short-red = Red { $strength }
short-gold = Gold { $strength }
short-blue = Blue { $strength }
short-silver = Silver { $strength }
short-green = Green { $strength }
short-bronze = Bronze { $strength }
short-black = Black { $strength }
short-copper = Copper { $strength }
short-white = White { $strength }
short-brass = Brass { $strength }
short-dracolich = Dracolich
short-tiamat = Tiamat
short-bahamut = Bahamut
short-archmage = Archmage
short-dragonslayer = Dragonslayer
short-thief = Thief
short-druid = Druid
short-priest = Priest
short-princess = Princess
short-fool = Fool

# --- keys and help ------------------------------------------------------------------------------------

help-title = Keys
help-digits = choose
help-enter = confirm
help-escape = take back, close
help-arrows = move
help-inspect = look at the card
help-yes-no = use, skip
help-never = skip, and do not ask again
help-pay = pay, or stay out
help-reveal-stop = turn up, stop
help-log = log
help-wait = who are we waiting for
help-speak = read the table out
help-gold = gold and totals
help-mute = sound on or off
help-undo = change my choice, ask to take back
help-replay = look back, from the beginning
help-live = to the newest
help-space = skip what is moving
help-help = this list

speak-table = Stakes { $stakes }. { $leader } leads. { $seats }
speak-seat = { $name }: { $gold } gold, flight { $total }.
speak-wait = Waiting for { $names }.
speak-you = It is your turn.

# --- courtesies ---------------------------------------------------------------------------------------

undo-ask = Ask to take the last move back
undo-asked = { $name } asks to take the last move back.
undo-agree = Agree
undo-refuse = Refuse
undo-waits = You have asked to take your move back.
gone-title = { $name } is gone.
gone-wait = Wait
gone-bot = Let a bot play
paused-for = The clock stands still, for { $seconds } s at most: it goes on when { $name } is back.
leave-table = Leave the table
end-table = End the table for everybody
end-sure = End the game for everybody? It cannot be gone on with.
ring-get-up = Get up after this gambit
ring-sit = Sit down again

# --- several people at one device ---------------------------------------------------------------------

curtain-pass = Pass the device to { $name }
curtain-hold = Hold to look at your cards
curtain-hidden = Cards are hidden until { $name } looks.

# --- the end ------------------------------------------------------------------------------------------

result-wins = { $name } takes the night
result-you-win = You take the night
result-share = { $names } share the table
result-place = You came { $place ->
    [1] first
    [2] second
    [3] third
   *[other] to place { $place }
}.
result-standings = Standings
result-rematch = Rematch, same seats
result-table = Look at the table
result-replay = Watch the game again
result-share-link = Copy the link to the replay
result-record = Save the record
result-points = { $points } points

# --- replay -------------------------------------------------------------------------------------------

replay-page = Replay
replay-list = Replays
replay-none = Your finished games will lie here.
replay-eyes = Eyes of
replay-all = everybody
replay-spectator = a spectator
replay-step = Step { $step } of { $steps }
replay-where = Gambit { $gambit }, round { $round }, event { $event }
replay-where-draco = Round { $round }, event { $event }
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-on = One step on
replay-last = To the end
replay-speed = Speed { $speed }×
replay-share = Copy the link to this moment
replay-not-yours = Only those who sat at this table can look back while the game goes on.
replay-live = To the game

# --- when there is no table -----------------------------------------------------------------------------

gone-page = Nothing here
gone-page-line = This page does not exist.
table-gone = No such table
table-gone-line = The table is gone, or the link is not whole. A table that nobody uses for a week is cleared away.
table-version = There is a new version
table-version-line = Load the page again. Your seat is kept.
table-reload = Load again
table-closed = The table is closed to you
table-new = New table
