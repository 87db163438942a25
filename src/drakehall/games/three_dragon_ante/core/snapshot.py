"""The whole table as plain numbers and back: what a snapshot holds."""

from __future__ import annotations

from drakehall.games.three_dragon_ante.core import layout, steps, table


def dump(s: table.State) -> dict[str, object]:
    """Gives every field of the table by its name."""
    numbers: dict[str, object] = {name: getattr(s, name) for name in layout.SCALARS}
    numbers["gold"] = [s.gold[i] for i in range(steps.SEATS)]
    numbers["hand"] = [s.hand[i] for i in range(steps.SEATS * steps.HAND)]
    numbers["hand_size"] = [s.hand_size[i] for i in range(steps.SEATS)]
    numbers["flight_size"] = [s.flight_size[i] for i in range(steps.SEATS)]
    numbers["total"] = [s.total[i] for i in range(steps.SEATS)]
    numbers["good"] = [s.good[i] for i in range(steps.SEATS)]
    numbers["evil"] = [s.evil[i] for i in range(steps.SEATS)]
    numbers["mortal"] = [s.mortal[i] for i in range(steps.SEATS)]
    numbers["ante"] = [s.ante[i] for i in range(steps.SEATS)]
    numbers["played"] = [s.played[i] for i in range(steps.SEATS)]
    numbers["rank_level"] = [s.rank_level[i] for i in range(steps.SEATS)]
    numbers["abilities"] = [s.abilities[i] for i in range(steps.SEATS)]
    numbers["last_dealt"] = [s.last_dealt[i] for i in range(steps.SEATS)]
    numbers["out_at"] = [s.out_at[i] for i in range(steps.SEATS)]
    numbers["deck"] = [s.deck[i] for i in range(steps.CELLS)]
    numbers["debt_seats"] = [s.debt_seats[i] for i in range(steps.DEBTS)]
    numbers["debt_gold"] = [s.debt_gold[i] for i in range(steps.DEBTS)]
    numbers["frame_kind"] = [s.frame_kind[i] for i in range(steps.FRAMES)]
    numbers["frame_seat"] = [s.frame_seat[i] for i in range(steps.FRAMES)]
    numbers["frame_owner"] = [s.frame_owner[i] for i in range(steps.FRAMES)]
    numbers["frame_card"] = [s.frame_card[i] for i in range(steps.FRAMES)]
    numbers["frame_power"] = [s.frame_power[i] for i in range(steps.FRAMES)]
    numbers["frame_memo"] = [s.frame_memo[i] for i in range(steps.FRAMES)]
    numbers["armed"] = [s.armed[i] for i in range(steps.MARKS)]
    numbers["copied"] = [s.copied[i] for i in range(steps.COPIES)]
    numbers["moves"] = [s.moves[i] for i in range(steps.MOVES)]
    return numbers


def load_scalars(s: table.State, numbers: dict[str, int]) -> None:
    """Sets every single number of the table from what ``dump`` gave."""
    for name in layout.SCALARS:
        setattr(s, name, numbers[name])


def load_arrays(s: table.State, numbers: dict[str, list[int]]) -> None:
    """Sets every array of the table from what ``dump`` gave."""
    for i in range(steps.SEATS):
        s.gold[i] = numbers["gold"][i]
    for i in range(steps.SEATS * steps.HAND):
        s.hand[i] = numbers["hand"][i]
    for i in range(steps.SEATS):
        s.hand_size[i] = numbers["hand_size"][i]
    for i in range(steps.SEATS):
        s.flight_size[i] = numbers["flight_size"][i]
    for i in range(steps.SEATS):
        s.total[i] = numbers["total"][i]
    for i in range(steps.SEATS):
        s.good[i] = numbers["good"][i]
    for i in range(steps.SEATS):
        s.evil[i] = numbers["evil"][i]
    for i in range(steps.SEATS):
        s.mortal[i] = numbers["mortal"][i]
    for i in range(steps.SEATS):
        s.ante[i] = numbers["ante"][i]
    for i in range(steps.SEATS):
        s.played[i] = numbers["played"][i]
    for i in range(steps.SEATS):
        s.rank_level[i] = numbers["rank_level"][i]
    for i in range(steps.SEATS):
        s.abilities[i] = numbers["abilities"][i]
    for i in range(steps.SEATS):
        s.last_dealt[i] = numbers["last_dealt"][i]
    for i in range(steps.SEATS):
        s.out_at[i] = numbers["out_at"][i]
    for i in range(steps.CELLS):
        s.deck[i] = numbers["deck"][i]
    for i in range(steps.DEBTS):
        s.debt_seats[i] = numbers["debt_seats"][i]
    for i in range(steps.DEBTS):
        s.debt_gold[i] = numbers["debt_gold"][i]
    for i in range(steps.FRAMES):
        s.frame_kind[i] = numbers["frame_kind"][i]
    for i in range(steps.FRAMES):
        s.frame_seat[i] = numbers["frame_seat"][i]
    for i in range(steps.FRAMES):
        s.frame_owner[i] = numbers["frame_owner"][i]
    for i in range(steps.FRAMES):
        s.frame_card[i] = numbers["frame_card"][i]
    for i in range(steps.FRAMES):
        s.frame_power[i] = numbers["frame_power"][i]
    for i in range(steps.FRAMES):
        s.frame_memo[i] = numbers["frame_memo"][i]
    for i in range(steps.MARKS):
        s.armed[i] = numbers["armed"][i]
    for i in range(steps.COPIES):
        s.copied[i] = numbers["copied"][i]
    for i in range(steps.MOVES):
        s.moves[i] = numbers["moves"][i]
