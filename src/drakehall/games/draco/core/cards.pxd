# Written by tools/declare.py from cards.py: change that file, then run `make fix`.
cdef enum:
    COLOURS = 8
    VALUES = 30
    KINDS = 240
    CURSE = 240
    WORDS = 241
    NONE = 255
