# Words on cards and pieces. The Japanese file has the same messages in the same order.

look-letters-red = Rd
look-letters-blue = Bu
look-letters-green = Gn
look-letters-black = Bk
look-letters-white = Wt
look-letters-gold = Gd
look-letters-silver = Sv
look-letters-bronze = Bz
look-letters-copper = Cp
look-letters-brass = Bs
look-letters-tiamat = Ti
look-letters-dracolich = Dl
look-letters-bahamut = Ba
look-letters-archmage = Am
look-letters-dragonslayer = Ds
look-letters-thief = Th
look-letters-druid = Dr
look-letters-priest = Pt
look-letters-princess = Ps
look-letters-fool = Fo

look-letters-draco-purple = P
look-letters-draco-green = G
look-letters-draco-yellow = Y
look-letters-draco-blue = B
look-letters-draco-red = R
look-letters-draco-orange = O
look-letters-draco-white = W
look-letters-draco-black = K
look-letters-draco-curse = X

look-name-red = Red Dragon
look-name-blue = Blue Dragon
look-name-green = Green Dragon
look-name-black = Black Dragon
look-name-white = White Dragon
look-name-gold = Gold Dragon
look-name-silver = Silver Dragon
look-name-bronze = Bronze Dragon
look-name-copper = Copper Dragon
look-name-brass = Brass Dragon
look-name-tiamat = Tiamat
look-name-dracolich = Dracolich
look-name-bahamut = Bahamut
look-name-archmage = Archmage
look-name-dragonslayer = Dragonslayer
look-name-thief = Thief
look-name-druid = Druid
look-name-priest = Priest
look-name-princess = Princess
look-name-fool = Fool

look-short-red = Rob the strongest
look-short-blue = Steal or levy per evil
look-short-green = Left: evil card or 5 gold
look-short-black = Steal 2
look-short-white = Mortal out: steal 3
look-short-gold = Draw per good dragon
look-short-silver = Good flights draw 1
look-short-bronze = Take two low antes
look-short-copper = Swap with deck top
look-short-brass = Strongest: card or 5
look-short-tiamat =
    No win with good
    All evil colours
look-short-dracolich = Copy an evil dragon
look-short-bahamut =
    No win with evil
    Mixed pay you 10
look-short-archmage = Pay 1, copy an ante
look-short-dragonslayer = Pay 1, slay weaker
look-short-thief = Steal 7, discard 1
look-short-druid = Pay 1, weakest wins
look-short-priest = Pay 1, lead next
look-short-princess = Pay 1, wake your good
look-short-fool = Pay 1, draw per stronger

look-brief-tiamat =
    Bars: good
    All 5 evil
look-brief-bahamut =
    Bars: evil
    Mixed: 10

look-stakes = stakes
look-stakes-empty = The stakes are empty

look-close = Close
look-ahead = ahead

look-draco-seats = Players
look-draco-middle = Chest and treasure
look-draco-chest = Chest
look-draco-piles = Piles: { $sizes }
look-draco-hoard = Treasure on the table
look-draco-next = next card
look-draco-bare = No treasure lies on the table.
look-draco-odds = Next is cursed
look-draco-curses = { $found } of { $all } curses out
look-draco-worth = On the table: { $sum }
look-draco-last = Last round
look-draco-captain = Captain
look-draco-points =
    { $score ->
        [one] point
       *[other] points
    }
look-draco-sum = { $colour }: { $sum }.
look-draco-duel = Swords played
look-draco-no-swords = No sword has been played yet.
look-draco-ready = ready
look-draco-played = played
look-draco-spent = used
look-draco-taken = { $name } has it out
look-draco-not-now = not now
look-draco-strength = strength { $strength }
look-draco-ledger = Treasure of all players
look-draco-total = Points
look-draco-stop = Stop
look-draco-stop-then =
    { $count ->
        [one] duel for { $count } card
       *[other] duel for { $count } cards
    }
look-draco-flip = Turn one more
look-draco-flip-then = { $chance }% cursed
look-draco-accept =
    { $count ->
        [one] Take { $count } card
       *[other] Take { $count } cards
    }
look-draco-accept-then = { $chance }% no curse
look-draco-refuse = Leave them
look-draco-refuse-then = nothing changes
look-draco-pass = Stay out
look-draco-pass-second = No second sword
look-draco-pass-division = Take nothing
