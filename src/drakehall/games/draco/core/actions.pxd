# Written by tools/declare.py from actions.py: change that file, then run `make fix`.
cdef enum:
    FLIP = 0
    STOP = 1
    PASS = 2
    ACCEPT = 3
    REFUSE = 4
    SWORD = 4
    TAKE = 35
    COUNT = 275
