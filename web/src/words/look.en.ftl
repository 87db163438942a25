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
