# Written by tools/declare.py from phases.py: change that file, then run `make fix`.
cdef enum:
    CAPTAIN = 0
    DUEL = 1
    DIVISION = 2
    GIFT = 3
    OVER = 4
    SEATS = 4
    DECK = 120
    PILES = 30
    SWORDS = 10
    SWORD_VALUES = 30
    MOVES = 128
    WAYS = 128
    WHOLE = 2147483647
    NOBODY = 7
    STAYS = 0
    DISCARDED = 1
    TO_CAPTAIN = 2
