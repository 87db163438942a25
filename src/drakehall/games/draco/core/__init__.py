"""The compiled-ready core: the whole table in fixed arrays of small integers.

Plain Python on the standard library alone, no I/O, no clock, no global chance. Modules import
one way: cards, phases, actions, luck <- rules <- table <- deal, scoring <- rounds <- gift
<- division <- duel <- captain <- engine. The game needs no stack of pending steps: a phase and
whose turn it is say everything. The core trusts its caller: legality is checked by the shell.
"""
