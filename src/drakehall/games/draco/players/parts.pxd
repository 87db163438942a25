# Written by tools/declare.py from parts.py: change that file, then run `make fix`.
cdef enum:
    WHOLE = 10000
    CLEAR = 40
    WON = 1000000
    LEAD = 200
    COUNT = 4
    TAKE = 0
    DENY = 1
    CURSE = 2
    LATER = 3
    FAIR_TRIAL = 8
    LOOK = 4
    HOPELESS = 25
    SURE = 35
    DOUBT = 7
