# Written by tools/declare.py from scale.py: change that file, then run `make fix`.
cdef enum:
    ONE = 1024
    BITS = 10
    POINT = 256
    POINT_BITS = 8
    STEPS = 128
    STEP_BITS = 4
    ROOTS = 16
    OUTLOOK = 4
    OUTLOOK_BITS = 10
    FADING = 2048
    FADING_ONE = 65536
    SURE = 16384
    SURE_BITS = 14
    HANDS = 3
    WHOLE = 60
    MOST_GOLD = 4000
    MEAN_STRENGTH = 6
    LATER = 262144
    CHANCE = 0
    RULES = 1
