# Written by tools/declare.py from amounts.py: change that file, then run `make fix`.
cdef enum:
    RED = 1
    GREEN = 5
    BRASS = 5
    BLACK = 2
    WHITE = 3
    BAHAMUT = 10
    FEE = 1
    THIEF = 7
