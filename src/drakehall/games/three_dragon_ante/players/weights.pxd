# Written by tools/declare.py from weights.py: change that file, then run `make fix`.
cdef enum:
    CARD = 0
    FEW = 1
    MANY = 2
    KEEPING = 3
    USUAL = 4
    USUAL_WEAK = 5
    PLAYED = 6
    SPREAD = 7
    LEAD = 8
    HELP = 9
    MIDDLING = 10
    EAGER = 11
    OFF_MIDDLE = 12
    LIKELY = 13
    LESS_LIKELY = 14
    LAST_GAMBIT = 15
    SLAY = 16
    STAKES = 17
    STAND_IN = 18
    WANTED = 19
    PAY = 20
    OWN = 24
    TRUST = 44
    COUNT = 64
