# Words of Three-Dragon Ante. The Japanese file has the same messages in the same order.

# --- the game ------------------------------------------------------------------------------------

game-three-dragon-ante = Three-Dragon Ante

# --- cards: the name with its strength ---------------------------------------------------------

card-red = Red Dragon { $strength }
card-gold = Gold Dragon { $strength }
card-blue = Blue Dragon { $strength }
card-silver = Silver Dragon { $strength }
card-green = Green Dragon { $strength }
card-bronze = Bronze Dragon { $strength }
card-black = Black Dragon { $strength }
card-copper = Copper Dragon { $strength }
card-white = White Dragon { $strength }
card-brass = Brass Dragon { $strength }
card-dracolich = Dracolich 10
card-tiamat = Tiamat 13
card-bahamut = Bahamut 13
card-archmage = Archmage 9
card-dragonslayer = Dragonslayer 8
card-thief = Thief 7
card-druid = Druid 6
card-priest = Priest 5
card-princess = Princess 4
card-fool = Fool 3

# --- kinds of cards, as the card text is headed --------------------------------------------------

kind-red = Red Dragon, an evil dragon
kind-gold = Gold Dragon, a good dragon
kind-blue = Blue Dragon, an evil dragon
kind-silver = Silver Dragon, a good dragon
kind-green = Green Dragon, an evil dragon
kind-bronze = Bronze Dragon, a good dragon
kind-black = Black Dragon, an evil dragon
kind-copper = Copper Dragon, a good dragon
kind-white = White Dragon, an evil dragon
kind-brass = Brass Dragon, a good dragon
kind-dracolich = Dracolich, an evil undead dragon without a colour
kind-tiamat = Tiamat, an evil dragon god
kind-bahamut = Bahamut, a good dragon god without a colour
kind-archmage = Archmage, a mortal
kind-dragonslayer = Dragonslayer, a mortal
kind-thief = Thief, a mortal
kind-druid = Druid, a mortal
kind-priest = Priest, a mortal
kind-princess = Princess, a mortal
kind-fool = Fool, a mortal

# --- powers --------------------------------------------------------------------------------------

text-red = You rob whoever has the strongest flight among your opponents: 1 gold, and one card drawn blindly from that hand.
text-gold = For every good dragon lying in your flight, a card comes from the pile into your hand.
text-blue = Count the evil dragons lying in your flight. Either you take that much gold out of the stakes, or each opponent adds that much to them. You decide.
text-silver = Everybody with a good dragon in their flight, you included, gets a card from the pile.
text-green = Your left neighbour owes you a gift: an evil dragon from the hand, weaker than this card, or else 5 gold. The neighbour decides.
text-bronze = The two weakest cards that still lie in the ante move into your hand.
text-black = You slip 2 gold out of the stakes.
text-copper = This dragon makes way. It is discarded, the top card of the pile lies down in its place, and that card wakes whatever its strength.
text-white = If any flight on the table has a mortal in it, you slip 3 gold out of the stakes.
text-brass = Whoever has the strongest flight among your opponents owes you a gift: a good dragon from the hand, stronger than this card, or else 5 gold. That opponent decides.
text-dracolich = It borrows the power of one evil dragon of your choice, from any flight, and uses it with its own strength of 10.
text-tiamat = She has no power that wakes. While she lies in a flight she counts as black, blue, green, red and white, but a flight that she shares with a good dragon cannot win the gambit.
text-bahamut = Everybody else whose flight mixes good and evil dragons pays you 10 gold. While he lies in a flight, that flight cannot win the gambit if an evil dragon lies there too.
text-archmage = This costs you 1 gold, paid into the stakes. Then it uses the power of any one card lying in the ante as its own.
text-dragonslayer = This costs you 1 gold, paid into the stakes. Then a dragon weaker than this card leaves whichever flight you choose and is discarded.
text-thief = You slip 7 gold out of the stakes; then you throw away a card of your hand.
text-druid = This costs you 1 gold, paid into the stakes. The gambit is turned upside down: the weakest flight wins it.
text-priest = This costs you 1 gold, paid into the stakes. Whatever is played, the next round of this gambit is yours to lead.
text-princess = This costs you 1 gold, paid into the stakes. Then every good dragon lying in your flight wakes, in the order you like.
text-fool = This costs you 1 gold, paid into the stakes. You draw as many cards as there are flights stronger than yours.

# --- colours, as in "a red flight" -----------------------------------------------------------------

colour-red = red
colour-gold = gold
colour-blue = blue
colour-silver = silver
colour-green = green
colour-bronze = bronze
colour-black = black
colour-copper = copper
colour-white = white
colour-brass = brass

# --- questions: who decides, what, and why ---------------------------------------------------------

ask-ante = { $who }, choose your ante. All antes are turned up together. Everybody pays the strength of the highest; the highest that nobody matches leads.
ask-play =
    { $leader ->
        [yes] { $who }, play a card. You lead this round, so any power wakes.
       *[no]
            { $before ->
                [0] { $who }, play a card. Nobody has played before you in this round, so no power wakes.
               *[other] { $who }, play a card. The card before yours has strength { $before }: a power wakes if its card has { $before } or less.
            }
    }
ask-target = { $who }, your { $card } strikes the strongest flight among your opponents, and several are equal. Whose shall it be?
ask-blue =
    { $count ->
        [one] { $who }, your { $card } is awake, and there is { $count } evil dragon in your flight. What shall it do?
       *[other] { $who }, your { $card } is awake, and there are { $count } evil dragons in your flight. What shall it do?
    }
ask-tribute =
    { $power ->
        [green] { $who }, { $owner }'s { $card } asks you for a gift: an evil dragon weaker than { $strength }, or { $gold } gold.
        [brass] { $who }, { $owner }'s { $card } asks you for a gift: a good dragon stronger than { $strength }, or { $gold } gold.
       *[other] { $who }, { $owner }'s { $card } asks you for a gift: a fitting dragon, or { $gold } gold.
    }
ask-bronze = { $who }, your { $card } takes the weakest cards of the ante, and these are equal. Cards still to take: { $left }. Which one?
ask-copy = { $who }, your { $card } borrows a power. Which card's?
ask-slay = { $who }, your { $card } slays a dragon. Which one?
ask-discard = { $who }, your { $card } wants a card of your hand thrown away. Which one?
ask-trigger = { $who }, your { $card } wakes the good dragons of your flight. Which one now?
ask-trio = { $who }, your flight is special in more than one way, but only one of them pays. Which one?
ask-spoils = { $who }, for your three equal dragons you may take cards of the ante. Cards that still fit into your hand: { $room }.

# --- answers, with what they lead to ----------------------------------------------------------------

choice-ante = { $card }
choice-play =
    { $wakes ->
        [yes] { $card } - wakes: { $why }. Flight { $total }.
       *[no] { $card } - sleeps: { $why }. Flight { $total }.
    }
choice-play-colour = If it stays, it completes a { $colour } flight.
choice-play-strength = If it stays, it completes a flight of three cards of { $strength }.
choice-target = { $name }: flight { $total }, { $gold } gold, cards in hand: { $hand }
choice-steal = Take { $count } gold out of the stakes, which hold { $stakes }
choice-levy = Have each opponent pay { $count } gold into the stakes
choice-give = Give { $card } to { $owner }
choice-pay = Pay { $owner } { $gold } gold (you have { $have })
choice-bronze = Take { $card }
choice-copy = { $card } - { $text }
choice-slay = { $card } out of the flight of { $name }, which is { $total } strong
choice-discard = Throw away { $card }
choice-trigger = { $card } - { $text }
choice-trio-colour = The { $colour } flight: each opponent pays you { $gold } gold
choice-trio-strength = The three cards of { $strength }: { $gold } gold out of the stakes, and cards of the ante
choice-spoils = Take { $card }
choice-done = Leave the rest

why-leader = you lead
why-weaker = weaker than the { $before } before it
why-equal = equal to the { $before } before it
why-stronger = stronger than the { $before } before it
why-first = nobody has played before you

# --- help at the table --------------------------------------------------------------------------------

help-game =
    c 2       shows what the card of choice 2 does; c red, that of red dragons; c bluff, an ability.
    t         shows the table and your hand.
read-no-card = No card or ability is called that. Type c and the number of a choice or a name, such as c 2, c red or c bluff.

# --- the table --------------------------------------------------------------------------------------

table-draft = Before the first gambit: abilities are chosen.
table-ante = Gambit { $gambit }, antes. Stakes: { $stakes } gold.
table-round = Gambit { $gambit }, round { $round }. { $leader } leads. Stakes: { $stakes } gold.
table-over = After gambit { $gambit }. Stakes: { $stakes } gold.
table-seat = { $name }: { $gold } gold, cards in hand: { $cards }. Flight { $total }: { $flight }
table-seat-bare = { $name }: { $gold } gold, cards in hand: { $cards }. No flight yet
table-mine = { $name } (you)
table-partner = { $name } (your partner)
table-team = { $name } (team { $team })
table-out = { $name }: out of the game
table-away = { $name }: the chair is empty
table-abilities = Abilities: { $abilities }
table-used = { $ability } (used)
table-target-gold = The first with { $number } gold ends the game.
table-gambit-limit = Last gambit: { $number }.
table-survivors = The game ends when no more than { $number } are left.
table-prize = Prize: { $prize }.
table-rate-all = All amounts count { $factor } times.
table-rate-ante = Antes cost { $factor } times as much.
table-antes = Ante: { $cards }
table-chosen = Ante chosen: { $names }
table-piles = Pile: { $deck }. Discards: { $discards }.
table-debt = { $debtor } owes { $creditor } { $gold } gold.
table-druid = The Druid is awake: the weakest flight wins this gambit.
table-priest = The Priest is awake: { $name } leads the next round.
table-hand = Your hand: { $cards }
table-empty-hand = Your hand is empty.

# --- what happened --------------------------------------------------------------------------------

event-position = The game begins from a position, with { $cards } cards in the pile.
event-held =
    { $count ->
        [one] { $seat } holds { $count } card.
       *[other] { $seat } holds { $count } cards.
    }
event-held-unknown =
    { $count ->
        [one] { $seat } holds { $count } card.
       *[other] { $seat } holds { $count } cards.
    }
event-gambit = Gambit { $gambit } begins.
event-ante = { $seat } lays { $card } face down as ante.
event-ante-unknown = { $seat } lays an ante face down.
event-reveal = { $seat }'s ante is { $card }.
event-reveal-none = { $seat } has no card for an ante.
event-void = The antes cancel each other. They are discarded, everybody draws a card, and new antes are chosen.
event-lead =
    { $why ->
        [ante] { $seat } leads with the highest ante that nobody matches.
        [highest] { $seat } played the strongest card and leads the next round.
        [again] The strongest cards were equal, so { $seat } leads again.
       *[priest] { $seat } leads the next round, as the Priest wanted.
    }
event-price = The highest ante sets the price: { $gold } gold from everybody.
event-pay =
    { $gold ->
        [0] { $seat } has no gold to pay { $to }.
       *[other] { $seat } pays { $gold } gold to { $to }.
    }
event-debt = { $debtor } cannot pay everything and owes { $creditor } { $gold } gold.
event-repay = { $debtor } pays back { $gold } gold to { $creditor }.
event-steal = { $seat } takes { $gold } gold out of the stakes.
event-round = Round { $round } begins with { $seat }.
event-play = { $seat } plays { $card }. Flight { $total }.
event-skip = { $seat } has no card to play and is passed over.
event-wakes = { $card } wakes.
event-wakes-copied = { $card } wakes with the power of { $power }.
event-sleeps =
    { $before ->
        [0] { $card } sleeps: no card was played before it.
       *[other] { $card } sleeps: it is stronger than the { $before } before it.
    }
event-draw = { $seat } draws { $card }.
event-draw-unknown = { $seat } draws a card.
log-draw =
    { $count ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $count } cards.
    }
event-buy = { $seat } must buy cards. { $card } is turned up, so the price is { $gold } gold.
event-replace = { $old } makes way for { $new } in { $seat }'s flight.
event-stay = { $card } stays in { $seat }'s flight, as there is no other card to take its place.
event-slay = { $seat } slays { $card } in the flight of { $victim }.
event-give = { $seat } gives { $card } to { $to }.
event-show = { $seat } shows { $card } and keeps it, as { $to }'s hand is full.
event-rob = { $seat } pulls { $card } out of { $victim }'s hand.
event-rob-unknown = { $seat } pulls a card out of { $victim }'s hand.
event-take = { $seat } takes { $card } from the ante.
event-discard = { $seat } throws away { $card }.
event-druid = { $seat } turns the gambit upside down: the weakest flight wins.
event-priest = { $seat } will lead the next round of this gambit.
event-colour-flight = { $seat } completes a { $colour } flight: { $gold } gold from each opponent.
event-strength-flight = { $seat } completes a flight of three cards of { $strength }: that much gold out of the stakes, and cards of the ante.
event-renew = The discards are shuffled and become the new pile. Cards in it: { $cards }.
event-emptied = The stakes are empty: the gambit ends at once, and nobody wins it.
event-barred = { $seat }'s flight cannot win: a dragon god lies there beside a dragon of the other side.
event-bars-cancel = No flight may win, so all of them may.
event-tie = The best flights are equal: an extra round follows.
event-win = { $seat } wins the gambit with a flight of { $total } and takes { $gold } gold.
event-no-winner = Nobody wins this gambit.
event-write-off = { $debtor } will never pay the { $gold } gold still owed to { $creditor }.
event-over = The game is over. It is won by { $winners }.
event-forced = { $seat } has only one choice, so it is made at once.

# --- the end --------------------------------------------------------------------------------------

end-heading = Final ranking
end-rank = { $place }. { $name }: { $gold } gold
end-rank-out = { $place }. { $name }: out of the game
end-rank-away = { $place }. { $name }: has left the table
end-team = The team of { $names }: { $gold } gold
end-draw = It is a draw.
end-scores = Scores
end-score = { $name }: { $score }
end-ledger = Still owed, outside the ranking
end-carry-over = To be settled in the next game
end-debt = { $debtor } owes { $creditor } { $gold } gold.
end-prize = { $name } wins the prize: { $prize }
end-prize-nobody = Nobody wins the prize: { $prize }

# --- abilities -------------------------------------------------------------------------------------

ability-bluff = Bluff
ability-concentration = Concentration
ability-diplomacy = Diplomacy
ability-intimidate = Intimidate
ability-profession = Profession
ability-sense-motive = Sense Motive
ability-sleight-of-hand = Sleight of Hand
ability-wild-card = Wild Card

ability-text-bluff = When you must pay another player 2 gold or more, you pay 1 less. It does not help against payments of 1 or into the stakes.
ability-text-concentration = When the antes are paid and somebody is richer than you, you pay 1 gold less.
ability-text-diplomacy = When a round begins under your lead, you may make somebody else lead it.
ability-text-intimidate = A power that seeks the strongest flight passes you by while somebody else is equally strong and does not have this ability.
ability-text-profession = When you buy cards, you may swap the price card for the next one of the pile, unseen; the first goes back on top.
ability-text-sense-motive = When somebody's first two cards of a gambit are dragons of one colour, you may look at that player's hand before the second one wakes.
ability-text-sleight-of-hand = When a power or a flight of three equal strengths takes gold out of the stakes for you, you take 1 more, unless that would be the last coin.
ability-text-wild-card = Once a game, a mortal you have just laid may be the third dragon of a colour flight. It fills both slots.

ask-lead = { $who }, you lead this round. With Diplomacy you may hand the lead over. To whom?
ask-look = { $who }, { $owner } has laid two dragons of one colour. With Sense Motive you may look at that hand. Do you?
ask-price = { $who }, you buy cards, and the price card is { $card }: { $gold } gold. With Profession you may swap it for the next card of the pile, unseen.
ask-use =
    { $ability ->
        [bluff] { $who }, you have to pay. With Bluff you pay { $gold } gold less. Do you use it?
        [concentration] { $who }, somebody is richer than you. With Concentration your ante costs { $gold } gold less. Do you use it?
       *[sleight-of-hand] { $who }, you take gold out of the stakes. With Sleight of Hand you take { $gold } more. Do you use it?
    }
ask-wild = { $who }, with your Wild Card the mortal can be the third dragon of a colour, once this game. Which colour?
ask-pick = { $who }, choose an ability for this game.

choice-lead = { $name } shall lead
choice-lead-pass = Lead yourself
choice-look = Look at the hand
choice-look-pass = Do not look
choice-swap = Swap it for the next card, unseen
choice-keep = Keep this price
choice-use = Use it
choice-use-pass = Do not use it
choice-wild = A { $colour } flight: each opponent pays you { $gold } gold
choice-wild-pass = Keep the Wild Card for later
choice-pick = { $ability } - { $text }

event-pick = { $seat } chooses the ability { $ability }.
event-hand-over = { $seat } hands the lead of this round over to { $to }.
event-look = { $seat } looks at { $victim }'s hand.
event-seen = In { $victim }'s hand { $seat } sees { $card }.
event-seen-unknown = What { $seat } sees there stays secret.
event-turn = { $seat } must buy cards, and { $card } is turned up as the price card.
event-drop = { $card } of { $seat }'s hand goes to the discards.
event-swap = { $seat } puts { $old } back on the pile and turns up { $new } as the price card.
event-use = { $seat } uses { $ability }.
event-wild = { $seat } plays the Wild Card: a mortal completes a { $colour } flight.

# --- local rules -----------------------------------------------------------------------------------

event-forgive = The winner's debt is forgiven: { $debtor } owes { $creditor } nothing of the { $gold } gold any more.
event-out = { $seat } has no gold left and is out.
event-join = { $seat } sits down at the table.
event-leave = { $seat } leaves the table.
event-rate = The rate is now { $factor }.

# --- options of the rules, as drakehall rules shows them -----------------------------------------------

rule-starting_gold = Gold that everybody begins with.
rule-hand_start = Cards dealt to everybody at the start.
rule-hand_limit = The most cards a hand may hold.
rule-end_draw = Cards that everybody draws after a gambit.
rule-buy_to = Size of the hand after cards were bought.
rule-min_rounds = Rounds of a gambit before it can be won.
rule-ante_tie = When the two highest antes are both shared: top_two chooses antes anew, cascade goes on down to the first that nobody shares.
rule-round_tie = When the strongest cards of a round are equal: hold lets the same player lead again, cascade goes on down to the next strongest.
rule-slain_counts_for_lead = Whether a card slain in its own round still counts for who leads next.
rule-gold_via_princess_counts_self = Whether a Gold Dragon woken by the Princess counts itself.
rule-strength_flight_take_on_empty = Whether ante cards may be taken when a flight of three equal strengths has emptied the stakes.
rule-bronze_one_slot = When only one more card fits the hand, the Bronze Dragon takes the weakest, or one of the two weakest that you choose (choose).
rule-all_barred = When dragon gods keep every flight from winning: cancel lifts the bar, extra_round plays on, no_winner ends the gambit without a winner.
rule-game_tie = When the richest are equal at the end: shared makes them share the win, extra_gambit plays on.
rule-wild_any_order = Whether the Wild Card's mortal may have been laid in an earlier turn.
rule-ask_optional = Whether Bluff, Concentration and Sleight of Hand are asked for instead of used by themselves.
rule-survivors = Who is broke is out, and the game ends when this many remain.
rule-target_gold = The game ends when somebody has this much at the end of a gambit.
rule-gambit_limit = The game ends after this many gambits.
rule-settle_base = Scores are gold less this sum (false: the starting gold), and the winner gets what it is above the starting gold from everybody.
rule-deck_once = Whether the game ends when the deck has been played through.
rule-gambits_after_refresh = Gambits still played after the one in which the deck ran out.
rule-blind_ante = Whose ante is the card dealt last, unseen: nobody's, everybody's, or that of those who have just joined.
rule-ring_game = Whether players come and go between gambits and nobody's ruin ends the game. It needs gambit_limit.
rule-partner_is_opponent = Whether cards that speak of opponents strike the partner too.
rule-settle_debts = What becomes of debts that were never paid: none forgets them, ledger keeps them outside the ranking, carry_over takes them into the next game of a series.
rule-debt_factor = By how much such debts are multiplied.
rule-bankruptcy_ends = Whether the game ends when somebody is broke.
rule-sets = Sets of 70 cards shuffled together.
rule-min_strength = Cards weaker than this stay in the box.
rule-no_draw_powers = Whether Gold Dragons, Silver Dragons and the Fool stay in the box.
rule-abilities = Who has which abilities: nobody any, everybody chooses (draft), chance decides (random), or as the table says.
rule-rate = Whether amounts rise with each renewal of the pile: by so many times more, or doubled; all amounts, or the antes alone.
rule-prize = What the only winner of the game gets besides gold.
rule-teams = Two against two, partners sitting opposite. It needs 4 players.
rule-refresh_at = Share of the deck after which the discards are shuffled in.
rule-remove_cards = Single cards that stay in the box.

# --- rulesets by name --------------------------------------------------------------------------------

preset-quick = A short game: less gold, five gambits at most.
preset-tournament = Eight gambits, scored against a base; the winner takes a bonus from everybody, and debts are noted.
preset-race = The first to own 100 gold wins.
preset-one-deck = The deck is played through once; one more gambit, and the game is over.
preset-long-deck = Two sets of cards together, shuffled anew when three quarters are gone.
preset-short-deck = Without the cards that draw: no Gold Dragons, no Silver Dragons, no Fool.
preset-strong-deck = Only cards of strength 8 and more, for two or three players.
preset-blind = Everybody antes the last card dealt, without having seen it.
preset-teams = Two against two, for four players.
preset-ring = An open table for twelve gambits: who is broke gets up, others sit down and ante blind at first.
preset-abilities = Everybody chooses abilities before the first deal.
preset-survivors = Who is broke is out, until one is left; the amounts rise with each renewal of the pile.
preset-debts = For a series: what was not paid is owed in the next game.

# --- rulings that no option changes, by their numbers in the rules -----------------------------------------

ruling-R-1 = Cards are dealt one at a time, in turn order from the first seat.
ruling-R-3 = Nobody pays for antes that cancel each other and are chosen anew.
ruling-R-4 = Antes that cancel each other still count for the price.
ruling-R-5 = The card that replaces a Copper Dragon stands for that turn.
ruling-R-9 = The Archmage copies with its own strength, and pays the 1 gold of a mortal it copies too.
ruling-R-10 = The Dracolich may choose Tiamat, without any effect.
ruling-R-11 = The Thief throws a card away even if it has emptied the stakes.
ruling-R-12 = When the stakes are emptied, the text that did so ends, and nothing after it happens.
ruling-R-13 = A special flight is paid after the power of the card that completes it.
ruling-R-16 = With a full hand, the Green Dragon is shown the card and its owner keeps it.
ruling-R-17 = With a full hand, the Red Dragon takes only the gold.
ruling-R-18 = Whoever has run out of cards buys at the end of the turn, not at once.
ruling-R-19 = A debt to the stakes is paid back into the stakes.
ruling-R-20 = The winner's debts are forgiven before the winnings come.
ruling-R-22 = A second Druid changes nothing, and a slain one still holds.
ruling-R-23 = A Priest in the last round matters only if an extra round follows.
ruling-R-24 = After a gambit all draw in turn order from the winner, without a winner from the last leader.
ruling-R-25 = The pile is renewed when its last card leaves it.
ruling-R-26 = With no card left anywhere a draw is skipped, and a purchase costs nothing.
ruling-R-28 = The Dragonslayer has to slay, even if the only dragon in reach is its owner's.
ruling-R-30 = The Wild Card makes its mortal a dragon for that one flight and nothing else.
ruling-R-31 = For Sense Motive, Tiamat has the colour of any evil dragon.
ruling-R-32 = Sense Motive looks at the two cards as they lie, after any replacement of the first.
ruling-R-34 = For Concentration, hoards are compared before anybody pays.
ruling-R-35 = Nobody can refuse the lead that Diplomacy hands over.
ruling-R-36 = Several players may have the same ability.
ruling-R-37 = Sleight of Hand works once for each theft, and not if nothing was taken.
ruling-R-38 = With Profession, the first price card goes back on top of the pile.
ruling-R-39 = For the Silver Dragon, all draw in turn order from its owner.
ruling-R-40 = Several payers pay in turn order from the receiver's left.
ruling-R-41 = Tiamat is one evil dragon for the Blue Dragon, not five.
ruling-R-42 = Of two colour flights complete at once, the owner chooses one.
ruling-R-43 = A colour flight is paid before a flight of equal strengths.
ruling-R-44 = All play in an extra round.
ruling-R-45 = With nothing to copy, nothing happens, and the 1 gold stays paid.
ruling-R-46 = A Copper Dragon that draws itself stays.
ruling-R-47 = Whoever has no card for the ante lays the top card of the pile.
ruling-R-48 = With two players, each is the other's left and right neighbour.
ruling-R-49 = Of equally strong opponents the actor chooses one.
ruling-R-51 = The owner decides in which order the Princess wakes dragons.
ruling-R-52 = When several rules end the game at once, they count in the order of the rules' section 7.

# --- hints: what decided ------------------------------------------------------------

reason-pot-ante =
    { $size ->
        [some] This ante keeps the stakes within reach: you win them { $here } of the time, { $there } with the next best.
        [much] This ante gives you the better gambit: { $here } of the time you win the stakes, { $there } with the next best.
       *[most] This ante wins you the stakes far more often: { $here } of the time instead of { $there }.
    }
reason-pot-play-sure =
    { $size ->
       *[some] You are well ahead, and this card keeps it so: { $here } of the time you win the stakes, { $there } with the next best.
        [most] This card all but settles the gambit: { $here } of the time you win it, { $there } with the next best.
    }
reason-pot-play-slim =
    { $size ->
       *[some] It is an outside chance, but this card keeps it: you win the stakes { $here } of the time, { $there } with the next best.
        [most] Only this card leaves you a chance at the stakes: { $here } of the time, { $there } with the next best.
    }
reason-pot-play =
    { $size ->
        [some] This card keeps your flight in the race: { $here } of the time you win the stakes, { $there } with the next best.
        [much] This card makes your flight the likelier winner: { $here } of the time, { $there } with the next best.
       *[most] This card is what wins the gambit: { $here } of the time instead of { $there }.
    }
reason-pot =
    { $size ->
        [some] The stakes decide: you win them { $here } of the time, { $there } with the next best move.
        [much] You win the stakes clearly more often: { $here } of the time, { $there } with the next best move.
       *[most] You win the stakes far more often: { $here } of the time instead of { $there }.
    }
reason-purse-ante =
    { $size ->
        [some] This ante costs your purse a little less: { $here } gold over the gambit, { $there } with the next best.
        [much] This ante is kinder to your purse: { $here } gold over the gambit, { $there } with the next best.
       *[most] This ante saves you gold: { $here } over the gambit instead of { $there }.
    }
reason-purse-play =
    { $size ->
        [some] This card brings your purse a little more: { $here } gold over the gambit, { $there } with the next best.
        [much] This card pays: { $here } gold over the gambit, { $there } with the next best.
       *[most] This card pays far more: { $here } gold over the gambit instead of { $there }.
    }
reason-purse =
    { $size ->
        [some] Your gold decides: { $here } over the gambit, { $there } with the next best move.
        [much] You come off with clearly more gold: { $here } over the gambit, { $there } with the next best move.
       *[most] You come off with far more gold: { $here } over the gambit instead of { $there }.
    }
reason-hand-ante =
    { $size ->
        [some] This ante leaves you the hand you need: { $here } cards after the gambit, { $there } with the next best.
        [much] This ante keeps your hand fuller: { $here } cards after the gambit, { $there } with the next best.
       *[most] This ante saves your hand: { $here } cards after the gambit instead of { $there }.
    }
reason-hand-play-far =
    { $size ->
        [loss] However it goes you will hold fewer cards; this one costs you least: { $here }, and { $there } with the next best.
       *[most] This card fills your hand for the gambits to come: { $here } cards, { $there } with the next best.
    }
reason-hand-play =
    { $size ->
        [some] This card leaves you the hand you need: { $here } cards after the gambit, { $there } with the next best.
        [much] This card keeps your hand fuller: { $here } cards after the gambit, { $there } with the next best.
       *[most] This card fills your hand: { $here } cards after the gambit instead of { $there }.
    }
reason-hand =
    { $size ->
        [some] Your hand decides: { $here } cards after the gambit, { $there } with the next best move.
        [much] You keep a clearly fuller hand: { $here } cards after the gambit, { $there } with the next best move.
       *[most] You keep a far fuller hand: { $here } cards after the gambit instead of { $there }.
    }
reason-purses-ante = This ante leaves the others less gold.
reason-purses-play = This card leaves the others less gold.
reason-purses = What the others earn decides: less, this way.
reason-held-ante = This ante leaves the others with the poorer hands.
reason-held-play-much = This card hurts the others' hands most: what they are left with decides.
reason-held-play-little = This card makes the others' hands a little poorer, and that tips the choice.
reason-held-play = This card leaves the others with the poorer hands.
reason-held = What the others hold decides: poorer hands, this way.
reason-finish-ante = This ante suits how near the end is: the game ends now { $here } of the time, { $there } with the next best.
reason-finish-play = This card suits how near the end is: the game ends now { $here } of the time, { $there } with the next best.
reason-finish = Whether the game ends now decides: { $here } of the time, { $there } with the next best move.
