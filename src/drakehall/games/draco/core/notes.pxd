# Written by tools/declare.py from notes.py: change that file, then run `make fix`.
cdef enum:
    ROUND = 0
    FLIP = 1
    CURSE = 2
    FINAL = 3
    DUEL = 4
    SWORD = 5
    PASS = 6
    TAKE = 7
    LEFT = 8
    DOWN = 9
    GIFT = 10
    GAIN = 11
    REPLACE = 12
    REFUSE = 13
    RECOVER = 14
    SCORE = 15
    OVER = 16
    ANSWER = 17
    FORCED = 18
    STOP = 19
    WIDTH = 4
    ROOM = 4096
