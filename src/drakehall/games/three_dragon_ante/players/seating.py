"""Players with the weights of the house, ready to sit down."""

from __future__ import annotations

from functools import cache

from drakehall.games.three_dragon_ante.players import minds, scale, tuned


@cache
def house_of(players: int, slack: int = 0) -> minds.Minds:
    """Gives the one table of such players that all who only ask and never change it share."""
    return house(players, slack)


def house(players: int, slack: int = 0) -> minds.Minds:
    """Gives a table of players that go by the tuned rules of thumb.

    ``slack`` is how much worse than the best, in 1024ths of a gold, a move may be that they
    draw.
    """
    table = minds.Minds()
    numbers = tuned.weights_of(players)
    for seat in range(players):
        sit(table, seat, numbers, slack)
    for index, number in enumerate(tuned.outlook_of(players)):
        table.foresee(index, number)
    return table


def sit(table: minds.Minds, seat: int, numbers: list[int], slack: int = 0) -> None:
    """Gives one seat a player with weights of its own."""
    table.seat(seat, scale.RULES, slack)
    for index, number in enumerate(numbers):
        table.weigh(seat, index, number)
