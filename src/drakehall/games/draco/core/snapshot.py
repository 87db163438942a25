"""The whole table as plain numbers and back: what a snapshot holds."""

from __future__ import annotations

from drakehall.games.draco.core import cards, layout, phases, table


def dump(s: table.State) -> dict[str, object]:
    """Gives every field of the table by its name."""
    numbers: dict[str, object] = {name: getattr(s, name) for name in layout.SCALARS}
    numbers["swords"] = [s.swords[i] for i in range(phases.SEATS)]
    numbers["played"] = [s.played[i] for i in range(phases.SEATS)]
    numbers["cursed"] = [s.cursed[i] for i in range(phases.SEATS)]
    numbers["treasure_size"] = [s.treasure_size[i] for i in range(phases.SEATS)]
    numbers["points"] = [s.points[i] for i in range(phases.SEATS * cards.COLOURS)]
    numbers["treasure"] = [s.treasure[i] for i in range(phases.SEATS * phases.DECK)]
    numbers["deck"] = [s.deck[i] for i in range(phases.DECK)]
    numbers["table"] = [s.table[i] for i in range(phases.DECK)]
    numbers["gone"] = [s.gone[i] for i in range(phases.DECK)]
    numbers["block"] = [s.block[i] for i in range(phases.PILES)]
    numbers["moves"] = [s.moves[i] for i in range(phases.MOVES)]
    return numbers


def load_scalars(s: table.State, numbers: dict[str, int]) -> None:
    """Sets every single number of the table from what ``dump`` gave."""
    for name in layout.SCALARS:
        setattr(s, name, numbers[name])


def load_arrays(s: table.State, numbers: dict[str, list[int]]) -> None:
    """Sets every array of the table from what ``dump`` gave."""
    for i in range(phases.SEATS):
        s.swords[i] = numbers["swords"][i]
        s.played[i] = numbers["played"][i]
        s.cursed[i] = numbers["cursed"][i]
        s.treasure_size[i] = numbers["treasure_size"][i]
    for i in range(phases.SEATS * cards.COLOURS):
        s.points[i] = numbers["points"][i]
    for i in range(phases.SEATS * phases.DECK):
        s.treasure[i] = numbers["treasure"][i]
    for i in range(phases.DECK):
        s.deck[i] = numbers["deck"][i]
        s.table[i] = numbers["table"][i]
        s.gone[i] = numbers["gone"][i]
    for i in range(phases.PILES):
        s.block[i] = numbers["block"][i]
    for i in range(phases.MOVES):
        s.moves[i] = numbers["moves"][i]
