"""Foresees how the treasure on the table will be shared out."""

from __future__ import annotations

from collections.abc import Sequence

from drakehall.bots.draco.rules.sight import Card, Sight, added, gain, score


def lead(sight: Sight, order: Sequence[str], cards: Sequence[Card], rivals: float = 1.0) -> float:
    """Gives what this seat gains over the others' average if they take the cards in this order.

    ``rivals`` is how much the others' gain counts.
    """
    gains = share_out(sight, order, cards)
    theirs = sum(gains[seat] for seat in sight.others) / len(sight.others)
    return gains[sight.me] - rivals * theirs


def share_out(sight: Sight, order: Sequence[str], cards: Sequence[Card]) -> dict[str, float]:
    """Gives what each seat gains if they take the cards in this order, again and again.

    Everybody is thought to take what gains most.
    """
    held = {seat: dict(sight.prospects[seat]) for seat in sight.seats}
    left = list(cards) if order else []
    turn = 0
    while left:
        seat = order[turn % len(order)]
        best = max(left, key=lambda card: (gain(held[seat], card), card))
        left.remove(best)
        held[seat] = added(held[seat], best)
        turn += 1
    return {seat: score(held[seat]) - score(sight.prospects[seat]) for seat in sight.seats}


def order_with(sight: Sight, sword: int) -> list[str]:
    """Gives the seats that will take part, strongest first, if this seat plays a sword (0: none).

    Whoever still has a chance is thought to play a sword of middling strength. In a tie the
    captain goes first.
    """
    strength = {seat: float(sum(sight.played[seat])) for seat in sight.seats}
    strength[sight.me] += sword
    gone = {number for played in sight.played.values() for number in played} | {sword}
    for seat in sight.later():
        free = sorted(set(sight.swords[seat]) - gone)
        if free:
            strength[seat] = free[len(free) // 2]
    return _strongest_first(sight, strength)


def order_of_all(sight: Sight) -> list[str]:
    """Gives the seats that can take part in the duel to come, those with most in hand first."""
    strength = {seat: float(max(swords, default=0)) for seat, swords in sight.swords.items()}
    strength[sight.me] = sum(sorted(sight.swords[sight.me])[-2:])
    return _strongest_first(sight, strength)


def _strongest_first(sight: Sight, strength: dict[str, float]) -> list[str]:
    taking = [seat for seat in sight.seats if strength[seat] > 0]
    return sorted(taking, key=lambda seat: (-strength[seat], seat != sight.captain))
