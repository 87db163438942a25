# Written by tools/declare.py from actions.py: change that file, then run `make fix`.
cdef enum:
    ANTE = 0
    PLAY = 70
    GIVE = 140
    TAKE = 210
    COPY = 280
    DISCARD = 350
    TRIGGER = 420
    SLAY = 490
    TARGET = 910
    PAY = 916
    DONE = 917
    STEAL = 918
    LEVY = 919
    TRIO_COLOUR = 920
    TRIO_STRENGTH = 930
    LEAD = 944
    PASS = 950
    LOOK = 951
    SWAP = 952
    KEEP = 953
    USE = 954
    WILD = 955
    PICK = 965
    COUNT = 973
