# Written by tools/declare.py from weights.py: change that file, then run `make fix`.
cdef enum:
    COUNT = 11
    FUTURE = 0
    CURSE = 1
    RIVALS = 2
    SWORD = 3
    STRENGTH = 4
    LAST = 5
    DENIAL = 6
    GIFT = 7
    OTHERS = 8
    MIDDLE = 9
    SCARCE = 10
