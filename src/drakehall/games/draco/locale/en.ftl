# Words of Draco no Yamawake. The Japanese file has the same messages in the same order.
# Every id begins with the game's, so that no id of another game means something else.

# --- the game ------------------------------------------------------------------------------------

game-draco = Draco no Yamawake

# --- cards: the colour with its value --------------------------------------------------------------

draco-card-purple = Purple { $strength }
draco-card-green = Green { $strength }
draco-card-yellow = Yellow { $strength }
draco-card-blue = Blue { $strength }
draco-card-red = Red { $strength }
draco-card-orange = Orange { $strength }
draco-card-white = White { $strength }
draco-card-black = Black { $strength }
draco-card-curse = a curse
draco-card-sword = Sword { $strength }

# --- kinds of cards, as the card text is headed ----------------------------------------------------

draco-kind-purple = Purple treasure
draco-kind-green = Green treasure
draco-kind-yellow = Yellow treasure
draco-kind-blue = Blue treasure
draco-kind-red = Red treasure
draco-kind-orange = Orange treasure
draco-kind-white = White treasure
draco-kind-black = Black treasure
draco-kind-curse = Curse
draco-kind-sword = Sword

draco-text-treasure = Worth its number. Your two best colours count for you at the end, all your other colours against you.
draco-text-curse = Whoever turns up this card keeps it, and it costs points at the end: 2, unless the ruleset says otherwise. As captain you also stop flipping at once and lose your second chance to play a sword.
draco-text-sword = Play it in a duel to claim a share; a number that somebody has played cannot be played again in that duel. Afterwards it lies face down until the swords come back.

# --- colours ---------------------------------------------------------------------------------------

draco-colour-purple = purple
draco-colour-green = green
draco-colour-yellow = yellow
draco-colour-blue = blue
draco-colour-red = red
draco-colour-orange = orange
draco-colour-white = white
draco-colour-black = black

# --- questions: who decides, and what --------------------------------------------------------------

draco-ask-captain =
    { $table ->
        [0] { $who }, you are the captain. No treasure lies on the table, and curses turned up so far: { $curses }. Turn up a card?
        [one] { $who }, you are the captain. There is { $table } treasure on the table, and curses turned up so far: { $curses }. Turn up another card?
       *[other] { $who }, you are the captain. There are { $table } treasures on the table, and curses turned up so far: { $curses }. Turn up another card?
    }
draco-ask-duel =
    { $chance ->
        [first] { $who }, you open the duel as captain, and you will have the last word as well. Treasures on the table: { $table }. Which sword do you play?
        [second] { $who }, as captain you may play a second sword; it is added to your first. Treasures on the table: { $table }. Which one?
       *[only] { $who }, this is your one chance in this duel. Treasures on the table: { $table }. Which sword do you play?
    }
draco-ask-division = { $who }, it is your turn to take a treasure. Left on the table: { $table }.
draco-ask-gift =
    { $alone ->
        [yes] { $who }, you alone still have a sword face up. Cards you may take from the deck, unseen, all of them or not at all: { $count }. Do you?
       *[no] { $who }, nobody has a sword face up any more. Cards you may take from the deck as captain, unseen, all of them or not at all: { $count }. Do you?
    }

# --- answers, with what they lead to ----------------------------------------------------------------

draco-choice-flip = Turn up a card
draco-choice-stop = Stop, and begin the duel
draco-choice-sword = Sword { $sword }: strength { $strength }
draco-choice-pass = Pass
draco-choice-take =
    { $score ->
        [one] { $card }: you would stand at { $score } point
       *[other] { $card }: you would stand at { $score } points
    }
draco-choice-accept = Take the cards
draco-choice-refuse = Leave them in the deck

# --- help at the table --------------------------------------------------------------------------------

draco-help-game =
    c 2       shows what the card of choice 2 does; c green, that of green treasure; c curse, c sword.
    t         shows the table.
draco-read-no-card = No card is called that. Type c and the number of a choice or a name, such as c 2, c green or c curse.

# --- the table --------------------------------------------------------------------------------------

draco-table-round = Round { $round }. Captain: { $captain }.
draco-table-final = This is the last round.
draco-table-over = The game ended with round { $round }.
draco-table-deck = Cards in the deck: { $deck }, curses among them: { $left }. Curses turned up so far: { $found }.
draco-table-deck-unknown = Curses left in the deck: { $left }. Curses turned up so far: { $found }.
draco-table-last-curse = Curse number { $number } brings the last round.
draco-table-piles = Cards left of each pile of the deck, from the top: { $sizes }
draco-table-treasure = Treasures on the table: { $count }. What each would change in the scores:
draco-table-offer =
    { $count ->
        [1] { $card }: { $changes }
       *[other] { $card }, there { $count } times: { $changes }
    }
draco-table-change = { $name } { $points }
draco-table-bare = No treasure lies on the table.
draco-table-seat =
    { $score ->
        [one] { $name }: { $score } point. Swords: { $swords }. Curses: { $curses }.
       *[other] { $name }: { $score } points. Swords: { $swords }. Curses: { $curses }.
    }
draco-table-seat-hidden = { $name }: treasure cards face down: { $count }. Swords: { $swords }. Curses: { $curses }.
draco-table-mine = { $name } (you)
draco-table-captain = { $name }, captain
draco-table-nothing = all used
draco-table-holds = Plus: { $plus }
draco-table-holds-minus = Plus: { $plus }. Minus: { $minus }
draco-table-colour = { $colour } { $sum }
draco-table-colour-sum = { $colour } { $sum } ({ $parts })
draco-table-played = Played in this duel: { $swords }. Strength { $strength }.

# --- exact chances ------------------------------------------------------------------------------------

draco-hint-curse = Chance that the next card is a curse: { $chance }
draco-hint-gift = Chances among the cards offered: { $chances }
draco-hint-part =
    { $count ->
        [0] no curse { $chance }
        [one] { $count } curse { $chance }
       *[other] { $count } curses { $chance }
    }
draco-hint-chance = { $percent } % ({ $exact })
draco-hint-certain = { $percent } %

# --- what happened --------------------------------------------------------------------------------

draco-event-deal = The treasure chest is filled with { $cards } cards.
draco-event-position = The game begins from a position, with { $cards } cards in the chest.
draco-event-held =
    { $count ->
        [one] { $seat } already holds { $count } treasure.
       *[other] { $seat } already holds { $count } treasures.
    }
draco-event-held-unknown =
    { $count ->
        [one] { $seat } already holds { $count } treasure, face down.
       *[other] { $seat } already holds { $count } treasures, face down.
    }
draco-event-round = Round { $round }: { $seat } is captain.
draco-event-flip = { $seat } turns up { $card }.
draco-event-stop = { $seat } stops.
draco-event-curse = { $seat } takes the curse. Curses turned up so far: { $curses }.
draco-event-final = This round is the last.
draco-event-duel =
    { $cursed ->
        [yes] The cursed duel begins: { $seat } has only one chance to play, like everybody.
       *[no] The duel begins with { $seat }, who may play once more at the end.
    }
draco-event-sword = { $seat } plays sword { $sword }. Strength { $strength }.
draco-event-pass = { $seat } passes.
draco-event-take = { $seat } takes { $card }.
draco-event-left =
    { $what ->
        [discard] Nobody takes what lies on the table. It leaves the game, cards: { $count }.
        [captain] Nobody takes what lies on the table. It goes to the captain, cards: { $count }.
       *[stay] Nobody takes what lies on the table. It stays there, cards: { $count }.
    }
draco-event-down = { $seat } turns the swords just played face down.
draco-log-down = The swords just played are turned face down: { $names }.
draco-event-gift = { $seat } is offered cards from the deck, unseen: { $count }.
draco-event-gain = { $seat } gets { $card } from the deck.
draco-event-replace = A curse comes up for { $seat }; it goes under the deck, and the next card is turned up.
draco-event-refuse = { $seat } leaves them in the deck.
draco-event-recover = All swords come back, face up.
draco-event-score =
    { $score ->
        [one] { $seat } has { $score } point.
       *[other] { $seat } has { $score } points.
    }
draco-event-over = The game is over. It is won by { $winners }.
draco-event-forced = { $seat } has only one choice, so it is made at once.

# --- the end --------------------------------------------------------------------------------------

draco-end-heading = Final ranking
draco-end-rank =
    { $score ->
        [one] { $place }. { $name }: { $score } point. Curses: { $curses }.
       *[other] { $place }. { $name }: { $score } points. Curses: { $curses }.
    }

# --- what is refused --------------------------------------------------------------------------------

draco-option-text = Option { $key } needs a text.
draco-option-list = Option { $key } needs a list.
draco-option-table = Option { $key } needs a table of options.
draco-option-players = Option { $key } needs min and max, from { $low } to { $high } and in this order.
draco-option-colours = Option { $key } knows these colours: { $known }.
draco-option-twice = Option { $key } names something twice.
draco-option-treasure = Option { $key } needs exactly colour, value and count.
draco-option-swords = Option { $key } needs 1 to { $most } swords.
draco-option-count = Option { $key }: there are rulesets for these numbers of players: { $known }.
draco-option-for-all = Option { $key } holds for all numbers of players or for none.
draco-clash-order = Options { $key } clash: { $smaller } is { $found } and cannot be more than { $larger }, which is { $most }.
draco-clash-colours = Options { $key } clash: of { $colours } colours, { $plus } cannot count plus; at least one has to count minus.
draco-clash-colour = Options { $key } clash: there is treasure in { $colour }, which is not among the colours.
draco-clash-deck = Options { $key } clash: a deck has a treasure at least and { $most } cards at most, and this one has { $size } cards in all.
draco-few-swords = Option { $key } leaves little choice: with { $players } players and { $swords } swords each, the captain's second sword is out once all have played.
draco-chance-one = Outcome “{ $outcome }” needs one seat.
draco-chance-captain = By the ruleset { $seat } begins as captain.
draco-chance-piles = The deck cannot lie like this: it is stacked from { $piles } piles, with the curses shared out among them.
draco-position-sword-twice = Position, { $key }: a set has sword { $sword } only once.
draco-position-sword-down = Position, { $key }: a sword played in this duel is still face up; swords has to name it too.
draco-position-sword-same = Position, { $key }: no number is played twice in a duel.
draco-position-played = Position, { $key }: { $found } swords played, but only { $most } could be by now.
draco-position-picked = Position, { $key }: the strongest pick first, so these seats cannot be the ones that have had their turn.
draco-position-gift = Position, { $key }: a gift is for the only seat with a sword face up; here { $found } seats have one.
draco-position-turn = Position, { $key }: it is the turn of { $seat }.

# --- options of the rules, with what is known of them -------------------------------------------------

draco-rule-ruleset_id = The name of the ruleset.
draco-rule-players = The least and the most players.
draco-rule-colours = The colours of the treasure.
draco-rule-treasure = The treasure cards: how many of each colour and value.
draco-rule-cursed_count = Curses in the deck, 1 to 30.
draco-rule-cursed_points = What a curse counts at the end, -30 to 0.
draco-rule-final_round_at_cursed = The curse that makes the round the last, 1 to 30.
draco-rule-swords_per_player = The swords of each player's set, all different.
draco-rule-plus_colours = How many colours count plus at the end; the others count minus.
draco-rule-deck_construction = six_piles_one_cursed_each shares the curses out among piles, shuffles each and stacks them; flat_shuffle shuffles all cards together.
draco-rule-pile_count = Piles that the deck is stacked from, 1 to 30.
draco-rule-pile_order = The order in which the piles are stacked: always random.
draco-rule-per_player_count_overrides = Options that are different for a number of players.
draco-rule-start_captain = Who begins as captain: random, or a seat.
draco-rule-turn_direction = Which way the duel and the captain card go: left or right.
draco-rule-min_flips = Cards that the captain has to turn up, 0 to 10.
draco-rule-max_flips = The most cards that the captain may turn up, 1 to 60, or false for no limit.
draco-rule-duel_with_empty_table = Whether swords are played although no treasure lies there: run or skip.
draco-rule-captain_may_pass_first_and_play_second = Whether a captain who passed first may still play at the end: true or false.
draco-rule-tie_sum_vs_single = Who is stronger if the captain's two swords equal another's one: captain_first or single_first.
draco-rule-pick_mandatory = Whether whoever played has to take a card at their turn: true or false.
draco-rule-unclaimed_treasure = Treasure that nobody takes: carry_over leaves it on the table, discard removes it, captain gives it to the captain.
draco-rule-gift_size = Cards for the last player with a sword face up, 0 to 5.
draco-rule-gift_decision = How the gift is offered: always unseen, all cards or none.
draco-rule-gift_cursed = A curse among the gift: recipient_takes_and_counts, or replaced by the next card while it goes under the deck.
draco-rule-gift_in_final_round = Whether there is a gift in the last round too: true or false.
draco-rule-all_exhausted = If nobody has a sword face up: recover_without_gift, or captain_gift offers the gift to the captain.
draco-rule-final_trigger_by_gift = If a gift turns up the last curse: current_round_is_final, or one_more_round.
draco-rule-deck_empty = If the deck runs out, the round is the last, always.
draco-rule-winner_tie_breakers = How a tie for the win is settled: by the fewest curses and then shared, or shared at once.
draco-rule-won_treasure_visible = Whether everybody sees the treasure that others have won: true or false.
draco-rule-show_deck_count = Whether everybody sees how many cards the deck has left: true or false.
draco-rule-show_pile_boundaries = Whether everybody sees where the piles of the deck end: true or false.

draco-origin-known = Known: it is in the publisher's own words.
draco-origin-reported = Reported: a page about the game says so, not the publisher.
draco-origin-inferred = Inferred: nobody says so, but what is known points to it.
draco-origin-default = Our default: the printed game may be different.
draco-origin-own = A matter of this program; the printed game has nothing of the kind.
draco-origin-changed = Changed by this ruleset.
draco-origin-note = No public source that we know gives the numbers of the cards. Apart from one purple 10, all of them are our defaults, chosen for good play. If you have the printed game, write its numbers into a ruleset of your own.

# --- hints: what decided ------------------------------------------------------------

draco-reason-begin = The game has no end if nobody turns up a card: begin with one.

draco-reason-take-flip =
    { $size ->
        [loss] This round costs you points whatever you do; another card makes it { $here } instead of { $there }.
        [some] Another card is worth the risk: this round promises you { $here } points, stopping { $there }.
        [much] Turn up more: this round then promises you { $here } points, and only { $there } if you stop.
       *[most] There is much to win with another card: { $here } points for you this round instead of { $there }.
    }
draco-reason-take-stop =
    { $size ->
        [loss] Stop: more cards would cost you more, { $there } points instead of { $here }.
        [some] What lies there is enough: { $here } points for you this round, { $there } if you go on.
        [much] Keep what lies there: { $here } points for you now, only { $there } after another card.
       *[most] Another card would spoil it: you get { $here } points now and { $there } if you go on.
    }
draco-reason-take-sword =
    { $size ->
        [loss] You lose least with this sword: { $here } points of this treasure instead of { $there }.
        [some] This sword brings a little more of the treasure: { $here } points, the next best move { $there }.
        [much] This sword is worth it for the treasure: { $here } points for you, { $there } with the next best move.
       *[most] This sword wins the treasure that counts: { $here } points for you instead of { $there }.
    }
draco-reason-take-pass =
    { $size ->
        [loss] Stay out: taking part would leave you with cards that count against you, { $there } points instead of { $here }.
        [some] Passing costs you hardly any treasure: { $here } points this round, { $there } with the next best move.
        [much] Stay out of this one: you come off with { $here } points, and { $there } if you take part.
       *[most] This treasure would hurt you: { $there } points if you take part, { $here } if you pass.
    }
draco-reason-take-take =
    { $size ->
        [loss] All of these cards count against you; this one does the least harm: { $here } points instead of { $there }.
        [some] This card brings you a little more than the others: { $here } points this round, the next best { $there }.
        [much] This card adds most to the colours that count for you: { $here } points, the next best { $there }.
       *[most] Take this card before anybody else does: { $here } points this round instead of { $there }.
    }
draco-reason-take =
    { $size ->
        [loss] Your treasure of this round decides: { $here } points instead of { $there }, the smaller loss.
        [some] Your treasure of this round decides: { $here } points, { $there } with the next best move.
        [much] You get clearly more treasure this way: { $here } points, { $there } with the next best move.
       *[most] You get far more treasure this way: { $here } points instead of { $there }.
    }
draco-reason-deny-flip =
    { $size ->
        [loss] The others fare badly with another card: { $here } points for them, { $there } if you stop.
        [some] Another card gives the others no more: { $here } points for them, { $there } if you stop.
        [much] With another card the others get { $here } points instead of { $there }, and that decides.
       *[most] Another card keeps the others small: { $here } points instead of { $there }.
    }
draco-reason-deny-stop =
    { $size ->
        [loss] Stop here: what lies there hurts the others, { $here } points for them instead of { $there }.
        [some] Turn up nothing more for the others: they get { $here } points now, { $there } after another card.
        [much] Every further card would be for the others: { $there } points for them instead of { $here }.
       *[most] Do not fill the table for the others: they would get { $there } points instead of { $here }.
    }
draco-reason-deny-sword =
    { $size ->
        [loss] This sword leaves the others with cards that hurt them: { $here } points instead of { $there }.
        [some] This sword keeps a little from the others: they get { $here } points, { $there } with your next best move.
        [much] This sword takes from the others what they want: { $here } points for them instead of { $there }.
       *[most] Without this sword the others get far too much: { $there } points instead of { $here }.
    }
draco-reason-deny-pass =
    { $size ->
        [loss] Let the others have it: this treasure costs them points, { $here } instead of { $there }.
        [some] The others gain little if you pass: { $here } points, { $there } with your next best move.
        [much] The others gain less if you pass: { $here } points instead of { $there }.
       *[most] Taking part would only help the others: { $there } points for them instead of { $here }.
    }
draco-reason-deny-take =
    { $size ->
        [loss] What you leave hurts the others most this way: { $here } points for them instead of { $there }.
        [some] Take it from the others: they get { $here } points, { $there } if you take the next best card.
        [much] A rival wants this card more than you do: { $here } points for the others instead of { $there }.
       *[most] Leave this card to nobody: the others would get { $there } points instead of { $here }.
    }
draco-reason-deny =
    { $size ->
        [loss] What the others get decides: this way it costs them points, { $here } instead of { $there }.
        [some] What the others get decides: { $here } points, { $there } with your next best move.
        [much] The others get clearly less this way: { $here } points instead of { $there }.
       *[most] The others get far less this way: { $here } points instead of { $there }.
    }
draco-reason-curse-flip =
    { $size ->
        [loss] There is no curse to fear in another card: { $here } against { $there }.
        [some] The curse is hardly nearer if you go on: { $here } against { $there } of one.
        [much] A curse is likelier if you stop and wait: { $there } of one against { $here }.
       *[most] Go on while it is safe: { $here } of a curse this round against { $there }.
    }
draco-reason-curse-stop =
    { $size ->
        [loss] Stop: nothing curses you then, { $here } against { $there }.
        [some] A curse may be next: going on brings { $there } of one, stopping { $here }.
        [much] The curse is near: going on brings you { $there } of one.  Stopping brings { $here }.
       *[most] The curse is very near: { $there } of one if you go on, { $here } if you stop.
    }
draco-reason-curse-accept =
    { $size ->
        [loss] The gift holds no curse: { $here } against { $there }.
        [some] The cards are nearly safe: { $here } of a curse, { $there } without them.
        [much] The cards are safe enough: { $here } of a curse, { $there } without them.
       *[most] The cards are worth a risk of { $here } of a curse, { $there } without them.
    }
draco-reason-curse-refuse =
    { $size ->
        [loss] Leave them: nothing curses you then, { $here } against { $there }.
        [some] A curse may be among the cards: { $there } of one, { $here } if you leave them.
        [much] A curse is likely among the cards: { $there } of one, { $here } if you leave them.
       *[most] A curse is all but certain among the cards: { $there } of one, { $here } if you leave them.
    }
draco-reason-curse =
    { $size ->
        [loss] The risk of a curse decides: { $here } against { $there }.
        [some] The risk of a curse decides: { $here } of one, { $there } with the next best move.
        [much] The risk of a curse is clearly smaller: { $here } of one instead of { $there }.
       *[most] The risk of a curse is far smaller: { $here } of one instead of { $there }.
    }
draco-reason-later-flip =
    { $size ->
        [loss] The rounds to come look bad for you, but less so if you go on: { $here } points on the others, { $there } if you stop.
        [some] Going on leaves you a little better placed for later: { $here } points on the others, { $there } if you stop.
        [much] Going on draws swords out of the others: later rounds bring you { $here } points on them, { $there } if you stop.
       *[most] Going on pays off later: { $here } points on the others, { $there } if you stop.
    }
draco-reason-later-stop =
    { $size ->
        [loss] The rounds to come look bad for you, but less so if you stop: { $here } points on the others, { $there } if you go on.
        [some] Stopping leaves you a little better placed for later: { $here } points on the others, { $there } if you go on.
        [much] A small table costs you no sword: later rounds bring you { $here } points on the others, { $there } if you go on.
       *[most] Leave the deck to the next captain: { $here } points on the others later, { $there } if you go on.
    }
draco-reason-later-sword =
    { $size ->
        [loss] You will miss this sword least: { $here } points on the others in later rounds, { $there } with the next best move.
        [some] You can spare this sword: { $here } points on the others later, { $there } with the next best move.
        [much] This sword keeps better ones for later: { $here } points on the others, { $there } with the next best move.
       *[most] This sword brings everybody's swords back sooner, in your favour: { $here } points later, { $there } with the next best move.
    }
draco-reason-later-pass-far =
    { $size ->
        [loss] You are far behind, and only swords can mend it: keep them. Later rounds bring { $here } points on the others, { $there } if you play the next best.
       *[most] The best is still to come, and your swords will win it: { $here } points on the others in later rounds, { $there } if you play the next best.
    }
draco-reason-later-pass-turn = Swords are even for now, and you would fall behind in them: later rounds bring { $here } points on the others, { $there } if you play the next best.
draco-reason-later-pass =
    { $size ->
        [loss] Save your swords, you are behind in them: later rounds bring { $here } points on the others, { $there } if you play the next best.
        [some] A sword kept is worth a little more later: { $here } points on the others, { $there } if you play the next best.
        [much] Keep your swords for a better table: { $here } points on the others later, { $there } if you play the next best.
       *[most] Let the others spend their swords: later rounds bring you { $here } points on them, { $there } if you play the next best.
    }
draco-reason-later-take =
    { $size ->
        [loss] The rounds to come look bad for you; this card helps most: { $here } points on the others, { $there } with the next best.
        [some] This card fits a little better with what is to come: { $here } points on the others later, { $there } with the next best.
        [much] This card builds the colours you will collect: { $here } points on the others later, { $there } with the next best.
       *[most] This card shapes the rest of the game: { $here } points on the others later, { $there } with the next best.
    }
draco-reason-later =
    { $size ->
        [loss] What comes later decides: { $here } points on the others instead of { $there }.
        [some] What comes later decides: { $here } points on the others, { $there } with the next best move.
        [much] You are clearly better placed for later: { $here } points on the others, { $there } with the next best move.
       *[most] You are far better placed for later: { $here } points on the others, { $there } with the next best move.
    }
