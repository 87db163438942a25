"""What the core tells of what it does: the numbers of its notes."""

from __future__ import annotations

from typing import Final

GAMBIT: Final = 0  # number
ANTE: Final = 1  # seat, card
REVEAL: Final = 2  # seat, card
VOID: Final = 3
LEAD: Final = 4  # seat, why
PRICE: Final = 5  # gold
PAY: Final = 6  # seat, to, gold
DEBT: Final = 7  # debtor, creditor, gold
REPAY: Final = 8  # debtor, creditor, gold
STEAL: Final = 9  # seat, gold
ROUND: Final = 10  # number, seat
PLAY: Final = 11  # seat, card, total
SKIP: Final = 12  # seat
WAKES: Final = 13  # seat, card, card whose text runs
SLEEPS: Final = 14  # seat, card, strength before
DRAW: Final = 15  # seat, card
BUY: Final = 16  # seat, card, gold
REPLACE: Final = 17  # seat, old card, new card
STAY: Final = 18  # seat, card
SLAY: Final = 19  # seat, victim, card
GIVE: Final = 20  # seat, to, card
SHOW: Final = 21  # seat, to, card
ROB: Final = 22  # seat, victim, card
TAKE: Final = 23  # seat, card
DISCARD: Final = 24  # seat, card
DRUID: Final = 25  # seat
PRIEST: Final = 26  # seat
COLOUR_FLIGHT: Final = 27  # seat, colour, gold
STRENGTH_FLIGHT: Final = 28  # seat, strength
RENEW: Final = 29  # cards
EMPTIED: Final = 30
BARRED: Final = 31  # seat
BARS_CANCEL: Final = 32
TIE: Final = 33
WIN: Final = 34  # seat, gold, total
NO_WINNER: Final = 35
WRITE_OFF: Final = 36  # debtor, creditor, gold
OVER: Final = 37
ANSWER: Final = 38  # seat, question, action
FORCED: Final = 39  # seat, question, action
BLIND: Final = 40  # seat, card: an ante nobody has seen
DRAW_BLIND: Final = 41  # seat, card: a card dealt unseen
LOOK: Final = 42  # seat, victim
SEEN: Final = 43  # seat, victim, card
SWAP: Final = 44  # seat, card back on the pile, new price card
USE: Final = 45  # seat, ability
HAND_OVER: Final = 46  # seat, new leader
WILD: Final = 47  # seat, colour
PICK: Final = 48  # seat, ability
FORGIVE: Final = 49  # debtor, creditor, gold
OUT: Final = 50  # seat
JOIN: Final = 51  # seat
LEAVE: Final = 52  # seat
RATE: Final = 53  # factor
TURN: Final = 54  # seat, card: a price card that its buyer may swap
DROP: Final = 55  # seat, card: of the hand of a seat that goes

# Why a seat leads, in LEAD.
BY_ANTE: Final = 0
BY_HIGHEST: Final = 1
BY_HOLD: Final = 2
BY_PRIEST: Final = 3

WIDTH: Final = 4
"""Numbers a note takes in the journal: its kind and up to three values."""
ROOM: Final = 4096
"""Notes that the journal of one move has room for."""
