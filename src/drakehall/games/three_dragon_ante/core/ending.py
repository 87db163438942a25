"""The end of a gambit and of the game, and what lies between two gambits. [3.8, 3.10, 7]"""

from __future__ import annotations

from drakehall.games.three_dragon_ante.core import (
    antes,
    cards,
    luck,
    money,
    notes,
    pile,
    ranking,
    steps,
    table,
)


def deal(s: table.State) -> None:
    """Deals the first hands one card at a time from seat 0, and asks for antes. [S:start, R-1]"""
    s.gambit = 1
    s.round = 1
    for card in range(s.rules.hand_start):
        for seat in range(s.n):
            if s.out >> seat & 1:
                continue
            if card + 1 < s.rules.hand_start:
                pile.draw(s, seat, 1)
            else:
                pile.deal_to(s, seat, 1)
    s.note(notes.GAMBIT, s.gambit)
    antes.ask_antes(s)


def end_gambit(s: table.State, winner: int) -> None:
    """Pays the winner, clears the table, and ends the game or begins the next gambit. [3.8]

    A winner's debts are forgiven and none of the stakes repays debts. [R-20]
    """
    s.last_winner = winner
    if winner == steps.NOBODY:
        s.note(notes.NO_WINNER)
    else:
        money.forgive(s, winner, notes.FORGIVE)
        s.gold[winner] += s.stakes
        s.note(notes.WIN, winner, s.stakes, s.total[winner])
        s.stakes = 0
    pile.clear_table(s)
    gone = 0
    if s.rules.survivors > 0:
        gone = eliminate_broke(s)
    if game_ends(s):
        end_game(s)
        return
    drop_hands(s, gone)
    next_gambit(s, s.leader if winner == steps.NOBODY else winner)


def end_game(s: table.State) -> None:
    """Ends the game."""
    s.over = 1
    s.note(notes.OVER)


def eliminate_broke(s: table.State) -> int:
    """Puts the seats without gold out of the game; gives a bit for each. [7.1]"""
    gone = 0
    for seat in range(s.n):
        if s.plays(seat) and s.gold[seat] == 0:
            gone |= 1 << seat
            s.note(notes.OUT, seat)
    put_out(s, gone)
    return gone


def put_out(s: table.State, gone: int) -> None:
    """Marks seats that are out; those that go at the same time share a rank. [R-53]"""
    if gone == 0:
        return
    s.exits += 1
    s.out |= gone
    for seat in range(s.n):
        if gone >> seat & 1:
            s.out_at[seat] = s.exits


def drop_hands(s: table.State, gone: int) -> None:
    """Puts the hands of seats that are out on the discard pile."""
    for seat in range(s.n):
        if gone >> seat & 1:
            s.empty |= 1 << seat
            while s.hand_size[seat] > 0:
                s.hand_size[seat] -= 1
                card = s.hand[seat * steps.HAND + s.hand_size[seat]]
                pile.discard(s, card)
                s.note(notes.DROP, seat, card)


def game_ends(s: table.State) -> bool:
    """Tells whether the game is over, and no tie is to be broken first. [3.10, R-27, R-52]"""
    if s.contest == 0 and not is_over(s):
        return False
    return not (s.rules.extra_gambit == 1 and ranking.tie_at_the_top(s))


def is_over(s: table.State) -> bool:
    """Tells whether one of the rules that end a game holds. [7.1 to 7.5]"""
    if s.rules.survivors > 0:
        if s.seats_in() <= s.rules.survivors:
            return True
    elif s.rules.ring_game == 0 and s.rules.bankruptcy_ends == 1 and somebody_is_broke(s):
        return True
    if s.rules.target_gold > 0 and somebody_has(s, s.rules.target_gold):
        return True
    if s.rules.gambit_limit > 0 and s.gambit >= s.rules.gambit_limit:
        return True
    return (
        s.rules.deck_once == 1
        and s.first_refresh > 0
        and s.gambit >= s.first_refresh + s.rules.gambits_after_refresh
    )


def somebody_is_broke(s: table.State) -> bool:
    """Tells whether a player has no gold."""
    for seat in range(s.n):
        if s.gold[seat] == 0 and s.plays(seat):
            return True
    return False


def somebody_has(s: table.State, gold: int) -> bool:
    """Tells whether a player has reached a sum. [7.2]"""
    for seat in range(s.n):
        if s.plays(seat) and s.gold[seat] >= gold:
            return True
    return False


def next_gambit(s: table.State, first: int) -> None:
    """Lets everybody draw, clockwise from ``first``, and opens the next gambit. [3.8, R-24]"""
    if s.debts > 0:
        for seat in range(s.n):
            money.forgive(s, seat, notes.WRITE_OFF)
    seat = first if s.plays(first) else s.left(first)
    for _ in range(s.seats_in()):
        pile.deal_to(s, seat, s.rules.end_draw)
        seat = s.left(seat)
    s.joined = 0
    if s.rules.ring_game == 1:
        change_seats(s)
        if s.seats_in() < 2:
            end_game(s)
            return
    s.gambit += 1
    s.round = 1
    s.druid = 0
    s.priest = steps.NOBODY
    s.colour_paid = 0
    s.strength_paid = 0
    for seat in range(s.n):
        s.played[seat] = cards.NONE
    set_rate(s)
    s.note(notes.GAMBIT, s.gambit)
    antes.ask_antes(s)


def set_rate(s: table.State) -> None:
    """Sets what a gold is worth in this gambit: it rises with each renewal. [7.1, R-53]"""
    before = s.rate
    s.rate = 1
    if s.rules.rate_mode == steps.RATE_ADD:
        s.rate = min(1 + s.rules.rate_step * s.refreshes, steps.MAX_RATE)
    elif s.rules.rate_mode == steps.RATE_DOUBLE:
        for _ in range(min(s.rules.rate_step * s.refreshes, 6)):
            s.rate *= 2
    if s.rate != before:
        s.note(notes.RATE, s.rate)


def change_seats(s: table.State) -> None:
    """Lets seats without gold leave a ring game, then others join or leave as told. [7.6, 7.13]"""
    broke = 0
    for seat in range(s.n):
        if s.plays(seat) and s.gold[seat] == 0:
            broke |= 1 << seat
            s.note(notes.LEAVE, seat)
    put_out(s, broke)
    drop_hands(s, broke)
    if s.feed is not None:
        apply_changes(s, s.feed)


def apply_changes(s: table.State, feed: luck.Feed) -> None:
    """Seats joiners and lets leavers go, up to the first change that cannot be."""
    while feed.taken < feed.changes_size:
        change = feed.changes[feed.taken]
        if change >= steps.LEAVES and s.plays(change - steps.LEAVES):
            leave(s, change - steps.LEAVES)
        elif change < steps.LEAVES and not s.plays(change):
            join(s, change)
        else:
            return
        feed.taken += 1
    feed.changed = 1


def join(s: table.State, seat: int) -> None:
    """Seats a joiner with the starting gold and a first hand."""
    s.out &= ~(1 << seat)
    s.out_at[seat] = 0
    s.joined |= 1 << seat
    s.gold[seat] = s.rules.starting_gold
    s.note(notes.JOIN, seat)
    pile.deal_to(s, seat, s.rules.hand_start)


def leave(s: table.State, seat: int) -> None:
    """Lets a seat go with its gold."""
    s.note(notes.LEAVE, seat)
    put_out(s, 1 << seat)
    drop_hands(s, 1 << seat)
    s.gold[seat] = 0
    s.joined &= ~(1 << seat)
