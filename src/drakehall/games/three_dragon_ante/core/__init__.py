"""The compiled-ready core: the whole table in fixed arrays of small integers.

Plain Python on the standard library alone, no I/O, no clock, no global chance. Modules import
one way: cards, steps, actions <- rules <- table <- money <- powers, trios <- gambit <- engine.
The core trusts its caller: legality is checked by the shell, which has the list of moves.
"""
