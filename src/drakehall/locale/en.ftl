# Words of the program. The Japanese file has the same messages in the same order.

# --- parts of sentences ----------------------------------------------------------------------------

comma = { ", " }
space = { " " }
named = { $name }
stakes = the stakes

# --- play: who plays --------------------------------------------------------------------------------

person-name = Player { $seat }
bot-name = Bot { $seat }
bot-level-random = Random
bot-level-rules = Rules of thumb
bot-level-search = Search
bot-level-easy = Easy
bot-level-fair = Fair
bot-level-hard = Hard
bot-level-expert = Expert
bot-level-other = Bot
seats-unknown = --seats does not know "{ $word }". Each seat is you, you:NAME, bot, or bot: with easy, fair, hard, expert, random, rules or search.
seats-many = --seats names { $count } seats, and there is room for { $most }.
seats-differ = --seats names { $count } seats, but { $needed } play this game.
seats-same-name = Two seats are called { $name }: give one of them another name, as in you:NAME.
seats-bad-name = A name in --seats has 1 to { $longest } characters that can be printed.

# --- play: the screen -------------------------------------------------------------------------------

play-opening = { $game }: { $players }
play-help = Type the number of your choice; ? shows what else you can type.
play-seed = Seed of this game: { $seed }
play-record = The record of the game: { $file }
warning = Note: { $text }
series-game = Game { $number } of { $games }
series-totals = After game { $number } of { $games }
series-seat =
    { $wins ->
        [one] { $name }: { $wins } game won, score { $score }
       *[other] { $name }: { $wins } games won, score { $score }
    }
series-prizes = { $name } has won the prize, times: { $prizes }
ring-join = { $name }, your chair is empty. Sit down again with { $gold } gold? (y/n)
ring-up = You will get up after this gambit. Type u to stay after all.
ring-stay = You stay.
log-nothing = Nothing has happened since your last choice.
pass-on = Pass the terminal to { $name }, who then presses Enter.
read-number =
    { $last ->
        [1] 1, or ?:
       *[other] 1-{ $last }, or ?:
    }
read-again =
    { $last ->
        [1] That is no choice here. Please type 1, or ? for help.
       *[other] That is no choice here. Please type a number from 1 to { $last }, or ? for help.
    }
read-leave = Leave the game? It can be resumed later. (y/n)
read-yes = y yes
help-choice = A number  makes that choice.
help-play =
    l         shows again what has happened since your last choice.
    q         leaves the game.
    ?         shows these lines.
help-join =
    h         asks for a hint, where the table gives any.
    q         leaves the table.
help-ring = u         gets up after this gambit; u again stays.
leave-saved = Goodbye! The game is saved. Go on with: drakehall play --resume
leave-unsaved = Goodbye! The game could not be saved in { $file }.

# --- play: what cannot be done ------------------------------------------------------------------------

play-which = Say which game to play: { $games }.
bot-unknown = There is no bot { $kind }. There are: { $known }.
set-form = --set { $setting } cannot be read. Write NAME=VALUE, as in --set starting_gold=40.
resume-alone = --resume goes on with the seed and the rules the game has: leave out --seed, --set, --rules, --preset and --games.
resume-other-game = { $file } holds a game of { $game }.
resume-over = The game in { $file } is over.
resume-no-seed = The game in { $file } has no seed and cannot go on.
save-none = No game waits to be resumed in { $folder }.
save-failed = The game cannot be saved in { $file }. It goes on unsaved.
file-missing = There is no file { $file }.
file-unreadable = { $file } cannot be read.
file-not-text = { $file } is not a text in UTF-8.
file-not-toml = { $file } is not valid TOML.

# --- rules -----------------------------------------------------------------------------------------

rules-title = { $game }, { $players } players
rules-marks = A line with * differs from the default. In brackets: sections and rulings (R-) of the rules.
rules-changed = (default: { $default })
rules-allowed =
    { $ruling ->
        [yes] Allowed: { $allowed } [{ $places }], by a ruling
       *[no] Allowed: { $allowed } [{ $places }]
    }
rules-presets = Presets: rulesets that --preset takes
rules-fixed = Rulings that no option changes

# --- bench, playouts, version: the cores ------------------------------------------------------------

version-core =
    { $build ->
        [compiled] { $game }: compiled core
        [mixed] { $game }: a mixture of compiled and plain files; install it anew
       *[interpreted] { $game }: plain Python core
    }
bench-title =
    { $build ->
        [compiled] { $game }, { $players } players, compiled core
       *[interpreted] { $game }, { $players } players, plain Python core
    }
bench-decisions-per-s = decisions a second, random games inside the core with their deals
bench-games-per-s = whole games a second
bench-step-from-python-per-s = decisions a second, each made from Python
bench-clone-ns = nanoseconds a copy, called from Python
bench-state-bytes = bytes a state
bench-yardstick-per-s = steps a second of a loop in plain Python: the yardstick
bench-playouts-per-yardstick = decisions for each step of the yardstick
bench-machine = drakehall { $version }, Python { $python }, { $processor }
playouts-done = { $game }, { $players } players: { $games } games with { $decisions } decisions in { $seconds } s, { $rate } decisions a second

# --- hints: what a bot would do, and why ------------------------------------------------------------

reason-even = The best moves are worth the same; take whichever you like.
reason-lost = No move has more than the slightest chance to win this game; take whichever you like.
reason-won = You win this game almost for certain, whichever of these moves you take.
hint-only = This is all that you can do here.
hint-wins = This move simply wins more often: { $here } of the time, { $there } with the next best.
advice-best = Best: { $number } wins { $value } % of the time
advice-next = { $number } wins { $value } %
advice-chances = To win: { $chances }
advice-chance = { $name } { $chance } %

# --- arena: bots against each other ---------------------------------------------------------------

arena-title = { $game }, { $players } players: { $deals } deals, { $games } games in { $seconds } s, seed { $seed }
arena-line = { $bot } (seats: { $seats }): wins { $win }, rank { $rank }, result { $result }, gain { $gain }, p95 { $time } ms, rating { $rating }
arena-bot = Bot
arena-seats = Seats
arena-win = Share of wins
arena-rank = Mean rank
arena-result = Mean gold or points
arena-gain = Variance gain
arena-time = One decision, ms (95 %)
arena-rating = OpenSkill rating
arena-how = Every deal was played once from each seat. Intervals are of 95 % and count deals, not games; a shared win counts in part. The variance gain says how many times as many games would be needed without playing each deal from every seat.
arena-plot-shares = Shares of wins; the dashed line is what equal players would have
arena-plot-results = Gold or points
arena-plot-course = How the shares settled: deals to the right, share of wins upwards
arena-stopped = Stopped. The deals so far are kept: the same command with --resume goes on from here.
arena-changed = The deals in { $file } would go otherwise today: bots or rules have changed. Begin anew, without --resume.
arena-endless = A game of these rules has not ended after { $moves } moves (seed { $seed }).
arena-no-ray = The back end ray is not installed. Install it with: pip install "drakehall[ray]"
arena-no-plots = The report needs matplotlib. Install it with: pip install "drakehall[report]"
file-unwritable = { $file } cannot be written.

core-mixed = The core of { $game } is a mixture: it is { $build }, but these modules are not: { $modules }.
core-other = The core of { $game } is { $build }, not { $expected }.

# --- check, replay, records -----------------------------------------------------------------------

because = { $text } { $reason }

help-usage = Usage: { $usage }
help-commands = Commands:
help-options = Options:
command-drakehall = Play card games, check their rules, play games back.
command-arena =
    Play bots against each other: every deal once from each seat.
    Ctrl-C stops and tells what is known so far; --resume goes on from there.
command-page = Play in the browser, against bots or with friends. This is what drakehall does without a command.
command-play = Play a game (three-dragon-ante or draco) against bots, or with friends at one terminal.
command-bench = Measure how fast the games run on this machine.
command-playouts = Play many random games on all cores and count.
command-check =
    Run scenario files, and all files *.toml in folders.
    The exit status is 0 if nothing failed, 1 if something did, 2 if a file or folder is wrong.
command-replay = Play a record, or a series of games, back as text.
command-rules = Show the options of a game, its presets, the rules in force, and what they rest on.
command-join =
    Play at a table of a server: URL is its link, or your personal link.
    Without a personal link, --name takes a seat; --watch only looks on.
command-protocol = Show the JSON Schema of the messages between a table and its clients.
command-serve = Serve tables to browsers, terminals and bots.
command-verify =
    Check the deal of a record that a server gave, and every outcome of chance in it.
    The exit status is 0 if all is well, 1 if something is not.
command-version = Say which version this is, and whether its cores are compiled.
flag-help = Show this text.
flag-version = Say which version this is.
flag-lang = Language. Without it: that of the system.
flag-seats = Who plays, in turn order: you, you:NAME, bot, or bot: with easy, fair, hard, expert, random, rules or search. Without it: you,bot,bot.
flag-seed = Deal the game that belongs to this seed.
flag-set = Set a rule; may be given several times.
flag-rules = Read rules from a TOML file.
flag-preset = Take a ruleset that has a name; --rules and --set go before it. The command rules lists them.
flag-hints = What is shown before a choice: nothing (off), exact chances where the game knows them (reasons), everybody's chances to win, too (numbers), or the best moves and what decides as well (advice).
flag-games = Play this many games in a row.
flag-players = For this many players.
flag-plain = Plain lines: the only way so far.
flag-resume = Go on with the game that was left last, or with the record in a file.
flag-from = Begin with this move.
flag-game = Measure this game. Without it: all.
flag-seconds = Measure each game for so long. Without it: 4.
flag-json = Print JSON.
flag-threads = Play in so many threads. Without it: one for each core.
flag-arena-game = Play this game.
flag-arena-seats = The bots in turn order, as in search,rules,rules: random, rules, search, easy, fair, hard or expert.
flag-arena-seed = Deal the games that belong to this seed. Without it: 0.
flag-arena-resume = Go on with the same bots, rules and seed where they were left; more deals may be asked for.
flag-arena-json = Write the result into this file as JSON.
flag-deals = Play so many deals, each once from every seat.
flag-report = Write the result into this file as a page with plots (HTML).
flag-workers = Play in so many processes. Without it: one for each core. The result is the same.
flag-backend = What runs the processes: loky on this machine, ray on a cluster of several.
flag-eyes = Look through the eyes of one seat (A to F), or of all. Without it: all.
flag-host = Address to listen at. Without it: this computer only.
flag-port = Port to listen at; 0 takes any that is free. Without it: 8000.
flag-db = File of the database. Without it: in the folder of saved games.
flag-public-url = Address under which others reach the server, for links.
flag-metrics = Give numbers for monitors at /metrics.
flag-per-address = Connections that one address may have at once. Without it: 200.
flag-name = Nickname to take a seat under.
flag-watch = Look on without a seat.

usage-help = { $command } shows what can be written.
usage-no-command = There is no command { $command }. There are: { $commands }.
usage-no-option = There is no option { $option } here.
usage-missing = { $name } is missing.
usage-choice = { $name } must be one of: { $choices }.
usage-number = { $name } must be a whole number, { $least } or more.
usage-value = The value of { $name } cannot be read.
usage-option = { $option } is not written like that: its value is missing, or it takes none.
usage-too-much = There is more on the command line than the command takes.

check-summary = { $cases } cases, { $failed } failed
check-failed =
    { $step ->
        [0] { $file }: { $key }: expected { $expected }, found { $found }
       *[other] { $file }: step { $step }: { $key }: expected { $expected }, found { $found }
    }
check-empty-folder = There is no scenario (a file whose name ends in .toml) in the folder { $folder }.
check-refused = “{ $move }” to be refused
check-accepted = that it was accepted
check-changed = that it was refused, but something changed
check-nothing-before = a chance line with no move before it
check-refusal = that it was refused: { $reason }
check-nothing = nothing

scenario-not-toml =
    { $line ->
        [0] This is not valid TOML.
       *[other] This is not valid TOML: line { $line } cannot be read.
    }
scenario-unknown-key = There is no such key.
scenario-missing-key = This key is missing.
scenario-wrong-type = The value is of the wrong type.
scenario-empty = The text is empty, so it would match every message.
scenario-no-seat = Nobody sits there. The seats are { $seats }.
scenario-no-checks = No step checks anything: legal, expect or reject is missing.
scenario-refused-with-steps = A file with refused has no steps.
scenario-error-without-reject = error stands only beside reject.
scenario-set-up = The game cannot be set up.

replay-title = { $game }: { $players }
replay-cut-off =
    { $moves ->
        [one] The record breaks off. Up to there it holds one whole move.
       *[other] The record breaks off. Up to there it holds { $moves } whole moves.
    }
replay-no-seat = Nobody sits at { $seat }. The seats of this record are { $seats }.
replay-no-move = The record has no move { $move }: it holds { $moves }.

record-not-toml =
    { $line ->
        [0] The record is not valid TOML.
       *[other] The record is not valid TOML: its line { $line } cannot be read.
    }
record-missing-key = The record lacks { $key }.
record-unknown-key = A record has no key { $key }.
record-wrong-type = The value of { $key } in the record is of the wrong type.
record-format = The record is in format { $version }; this program reads format { $known }.
record-rules = The record needs the rules of version { $version }; this program has those of version { $known }.
record-game = The record is of { $game }, not of { $found }.
record-chance-first = A record that begins with a position has no chance line before its first move.
record-start = The game cannot begin as the record says.
record-move = Move { $number } of the record, “{ $line }”, cannot be made.
record-two-starts = A record begins with a position or with what an earlier game left, not with both.
series-games = A series needs games = a whole number, not below the { $found } records it holds and not above { $most }.
series-mixed = Record { $number } of the series has another game or other players than the first.
series-unfinished = Game { $number } of the series is not over, but another one follows it.
start-nothing = A game of { $game } takes nothing over from the one before it.

# --- what the rules refuse: the ruleset ------------------------------------------------------------

game-unknown = There is no game { $game }. Games: { $games }.
players-range = { $players } players cannot play this; it takes { $low } to { $high }.
option-unknown = There is no option { $key }. Options: { $known }.
option-few-cards = The deck has only { $size } cards. With { $players } players it may run short; { $need } or more are better.
preset-unknown = There is no preset { $name } for { $game }. Presets: { $known }.
option-range = Option { $key } cannot be { $value }. Allowed: { $allowed }.
option-cards = Option { $key } needs a list of cards, not { $value }.
option-no-card = Option { $key }: there is no card { $value }.
option-clash-hand = Options { $key } clash: no hand may ever hold more than { $limit } cards.
option-clash-deck = Options { $key } clash: the deck has { $size } cards, and { $players } players need { $need }.
option-no-seat = Option { $key }: there is no seat { $seat }. Seats: { $seats }.
option-no-ability = Option { $key }: there is no ability { $value }. Abilities: { $known }.
option-abilities = Option { $key }: a seat has two different abilities, or wild-card alone, or none, not { $value }.
option-clash = Options { $key } clash: they cannot be played together.
option-clash-teams = Option { $key } needs exactly 4 players, not { $players }.
option-clash-survivors = Option { $key } clashes with { $players } players: { $value } survivors are not fewer.
option-clash-needs = Option { $key } clashes with the rest: it needs { $needs }.

# --- what the rules refuse: words, moves, chance ----------------------------------------------------

notation-not-a-line = “{ $line }” is no line: it needs a seat (or * for chance), a verb, and what follows it.
notation-no-seat = There is no seat { $seat }. Seats: { $seats }.
notation-no-verb = There is no move called { $verb }.
notation-no-card = There is no card { $card }.
notation-no-move = “{ $move }” is no move.
move-over = The game is over, there is nothing to decide any more.
move-other-seat = It is not for { $seat } to decide now but for { $asked }.
move-ante-chosen = { $seat } has chosen an ante already.
move-not-legal = “{ $move }” cannot be done now. Possible: { $legal }.
move-ambiguous = “{ $move }” could mean several things: { $options }.
chance-empty = An outcome of chance is empty.
chance-not-now = “{ $outcome }” cannot happen here: nothing is left to chance.
chance-missing = The outcome of “{ $outcome }” is missing, and there is no seed to find it.
chance-no-card = Outcome “{ $outcome }”: { $card } is not among the cards it is about.
chance-count = Outcome “{ $outcome }” needs { $count } cards, not { $found }.
chance-picks = “{ $outcome }” is no pick: a seat gets two different abilities, or wild-card alone.

# --- what the rules refuse: positions ---------------------------------------------------------------

position-unknown-key = Position: there is no key { $key }.
position-not-now = Position, { $key }: it means nothing in this phase.
position-type = Position, { $key }: { $value } is not of the right kind.
position-range = Position, { $key }: { $value } is not from { $low } to { $high }.
position-choice = Position, { $key }: { $value } is not one of { $allowed }.
position-no-seat = Position, { $key }: there is no seat { $seat }. Seats: { $seats }.
position-no-card = Position, { $key }: there is no card { $card }.
position-card-twice = Position, { $key }: { $card } is used more often than the deck holds it.
position-hand = Position, { $key }: { $found } cards in a hand that holds 0 to { $limit }.
position-hand-missing = Position, { $key }: in phase play every hand has to be given.
position-too-few = Position, { $key }: { $need } cards are wanted, but only { $found } are left.
position-long-flight = Position, { $key }: a flight holds at most { $limit } cards here.
position-antes = Position, { $key }: { $found } antes, but only { $limit } players.
position-ante-owners = Position, { $key }: in phase ante each card needs the seat that chose it.
position-played-later = Position, { $key }: this seat has not played yet in this round.
position-debt = Position, { $key }: a debt needs a debtor, another seat or the stakes as creditor, and an amount.
position-debts = Position, { $key }: a seat holds at most { $limit } debts.
position-abilities = Position, { $key }: a seat has two different abilities, or wild-card alone, or none.
position-out = Position, { $key }: at least two seats must be in the game.

# --- server -------------------------------------------------------------------------------------------

page-ready = Drakehall waits at { $address } (stop with Ctrl-C)
page-missing = This installation has no page. A checkout makes it with python tools/page.py; drakehall play plays in the terminal.
serve-ready = Serving at { $address } (stop with Ctrl-C)
serve-failed = The server could not start at { $host }, port { $port }. Is the port in use?

page-unbuilt-title = The page for browsers has not been built here
page-unbuilt = In the folder of the project, { $command } builds it; then start the server again. Tables can be played from a terminal without it: drakehall join LINK

server-no-table = There is no such table. Check the link or the code, or make a new table.
server-no-seat = This table has no seat { $seat }.
server-not-your-seat = That seat is not yours.
server-not-host = Only the host of the table can do that.
server-not-lobby = The game has begun: that can only be done before.
server-not-playing = No game is going on.
server-not-over = The game is not over yet.
server-not-asked = You are not asked anything now.
server-stale = That question is closed. Here is what is open now.
server-no-hints = This table gives no hints.
server-stamp-soon = Wait a moment before the next word.
server-hint-late = There is no hint just now; ask again.
server-illegal = That cannot be chosen now.
server-seat-taken = Seat { $seat } is taken.
server-bad-name = A name needs at least one visible letter; it is cut after { $longest }.
server-contributed = This seat has already added to the deal.
server-bad-contribution = Only letters A to Z, digits, spaces, dots, hyphens and underscores can be added, up to 64.
server-no-bot = There is no bot called { $level }.
server-not-ready =
    { $count ->
        [one] One person is not ready yet.
       *[other] { $count } people are not ready yet.
    }
server-too-few = At least two seats must be taken.
server-no-change = That choice cannot be changed: everybody has chosen, or somebody has seen it.
server-no-undo = That move cannot be taken back: something has been revealed, or somebody else has moved.
server-not-absent = Nobody is waiting for seat { $seat }.
server-not-ring = People come and go during the game only at a ring table.
server-no-watching = This table is not open to spectators.
server-full = There is no room.
server-too-fast = That was too much at once. Please wait a moment.
server-bad-message = The server did not understand that.
server-protocol = There is a new version. Please load the page, or the program, again.
server-origin = Another site may not speak for you here.
server-slow = Nothing was said for too long.
server-sleeping = The table is being read again. Please connect once more.
server-too-many-tables = The server has no room for another table now.
server-bad-options = A table like that cannot be made.
server-too-big = That message is too big.
server-not-ended = The record can be had when the game is over.
server-failed = Something went wrong on the server.

# --- join: a table of a server at the terminal -----------------------------------------------------

join-connected = Connected. You sit at: { $seats }
join-watching = Connected. You are looking on.
join-lobby = Before the game: type r when you are ready, s to start, q to leave.
join-read = Your choice:
join-bad-url = { $url } is not the link of a table.
join-over = The game is over.
join-left = You have left. Your seat waits for you under your link.
join-unreachable = The server at { $url } cannot be reached.

# --- verify ----------------------------------------------------------------------------------------

verify-no-proof = The record in { $file } has no proof of its deal (lines that begin with # fair-).
verify-wrong-secret = WRONG: the secret does not belong to the commitment { $commitment }.
verify-wrong-seed = WRONG: the seed of the record is not the one that secret and contributions make.
verify-right-seed = The commitment, the contributions and the seed { $seed } belong together.
verify-right-moves =
    { $moves ->
        [one] The one move follows from this seed.
       *[other] All { $moves } moves follow from this seed.
    }
verify-wrong-moves = WRONG: the moves do not follow from this seed: { $reason }
