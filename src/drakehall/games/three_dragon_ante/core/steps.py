"""Names of frames, limits and ruleset values that the modules of the core share.

A frame is one pending step ``(kind, seat, owner, card, power, memo)``: ``seat`` is who is asked
or concerned, ``owner`` whose power it is, ``card`` "this card", ``power`` the text that runs,
``memo`` one small number that the step's own docstring explains.
"""

from __future__ import annotations

from typing import Final

# Frames that put a question; they come first, so that one comparison tells them apart.
ASK_ANTE: Final = 0
ASK_PLAY: Final = 1
ASK_TARGET: Final = 2
ASK_BLUE: Final = 3
ASK_TRIBUTE: Final = 4
ASK_BRONZE: Final = 5
ASK_COPY: Final = 6
ASK_SLAY: Final = 7
ASK_DISCARD: Final = 8
ASK_TRIGGER: Final = 9
ASK_TRIO: Final = 10
ASK_SPOILS: Final = 11
ASK_LEAD: Final = 12
ASK_LOOK: Final = 13
ASK_PRICE: Final = 14
ASK_USE: Final = 15
ASK_WILD: Final = 16
ASK_PICK: Final = 17
QUESTIONS: Final = 18

# Frames that run by themselves.
FINISH_TURN: Final = 18
EMPTIED: Final = 19
END_GAMBIT: Final = 20
PAY_ANTES: Final = 21
START_TURN: Final = 22
TAKE_TURN: Final = 23
WAKE: Final = 24
COLLECT: Final = 25
DEAL: Final = 26

NOTHING: Final = 0
"""As the question that follows a theft: none does."""

# The phases of the game.
ANTES: Final = 0
ROUNDS: Final = 1

# The eight abilities, as bits of a seat's set. [S:skill]
BLUFF: Final = 0
CONCENTRATION: Final = 1
DIPLOMACY: Final = 2
INTIMIDATE: Final = 3
PROFESSION: Final = 4
SENSE_MOTIVE: Final = 5
SLEIGHT_OF_HAND: Final = 6
WILD_CARD: Final = 7
ABILITIES: Final = 8

# The two kinds of special flight, as the memo of ASK_TRIO.
COLOUR: Final = 0
STRENGTH: Final = 1

# Why a power wakes or sleeps; up to EQUAL it wakes.
LEADER: Final = 0
WEAKER: Final = 1
EQUAL: Final = 2
STRONGER: Final = 3
FIRST: Final = 4

# Seats. STAKES is a creditor and receiver like a seat.
SEATS: Final = 6
STAKES: Final = 6
NOBODY: Final = 7

# Limits of the arrays.
HAND: Final = 10
SLOTS: Final = 31
"""Slots of a flight; fewer with many players and a long deck."""
CELLS: Final = 288
"""Places for the cards of the deck and, behind them, the slots of the flights."""
FRAMES: Final = 24
MOVES: Final = 48
"""Answers to one question: one set has 45 dragons weaker than the strongest card that slays."""
DEBTS: Final = 40
"""All debts at the table; a full table adds to what it has, like a seat with its 32."""
DEBTS_A_SEAT: Final = 32
LARGEST_DEBT: Final = 65535
COPIES: Final = 16
NESTING: Final = 7
FRESH: Final = 7
"""The entry of ``armed`` for the cards that entered the flight in this turn."""
MARKS: Final = 8
"""Entries of ``armed``: of up to seven Princesses inside each other, and ``FRESH``."""
MAX_VOIDS: Final = 20
MAX_TIES: Final = 20
MAX_RATE: Final = 64

# Values of the option all_barred.
BARS_CANCEL: Final = 0
BARS_EXTRA_ROUND: Final = 1
BARS_NO_WINNER: Final = 2

# Values of the option rate's mode.
RATE_OFF: Final = 0
RATE_ADD: Final = 1
RATE_DOUBLE: Final = 2

# Values of the option blind_ante.
BLIND_OFF: Final = 0
BLIND_ALL: Final = 1
BLIND_JOINERS: Final = 2

# Memos and other small numbers that a step explains where it uses them.
SEEK_WILD: Final = 0
SEEK_COLOUR: Final = 1
SEEK_STRENGTH: Final = 2
HANDS: Final = 3
"""Stages of FINISH_TURN; from HANDS on each belongs to a seat, clockwise from the active one."""
EITHER: Final = 0
"""Memo of ASK_BRONZE: one free slot, any of the two weakest antes may be chosen."""
BY_BAHAMUT: Final = 8
"""Power of a COLLECT step that goes on with Bahamut's; others name who receives."""
LEAVES: Final = 8
"""A change of seats is the seat that joins, or this more for one that leaves."""

# Numbers of the rules.
SAMPLE: Final = 12
"""Cards of the pile that are looked at first for what would serve as tribute."""
TRIO: Final = 3
PAIR: Final = 2
STRONGEST: Final = 13
PARTNER: Final = 2
"""Partners sit opposite: a partner's seat differs by this bit."""
