# Written by tools/declare.py from zones.py: change that file, then run `make fix`.
cdef enum:
    HAND = 0
    ANTE = 6
    TOP = 12
    SKIP = 13
    CARD = 512
    WHOLE = 2147483647
    WAYS = 64
    SLOTS = 72
    SWEEPS = 8
    FRACTIONS = 64
    CERTAIN = 65536
