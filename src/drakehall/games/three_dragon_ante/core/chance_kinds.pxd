# Written by tools/declare.py from chance_kinds.py: change that file, then run `make fix`.
cdef enum:
    NOTHING = 0
    SHUFFLE = 1
    RANDOM = 2
    OUTCOMES = 4096
    CHANGES = 32
