"""The course of a gambit: antes, rounds, turns, the winner, and the end. [section 3]

A step that empties the stack of pending steps queues exactly one step and stops.
"""

from __future__ import annotations

from drakehall.games.three_dragon_ante.core import (
    actions,
    cards,
    money,
    notes,
    powers,
    steps,
    table,
    trios,
)

# Stages of the end of a turn, as the memo of FINISH_TURN. From HANDS on each stage belongs to
# one seat, clockwise from the active one.
SEEK_COLOUR = 0
SEEK_STRENGTH = 1
HANDS = 2


# --- setup and ante ----------------------------------------------------------------------


def deal(s: table.State) -> None:
    """Deals the first hands one card at a time from seat 0, and asks for antes. [S:start, R-1]"""
    for seat in range(s.n):
        s.gold[seat] = s.rules.starting_gold
    s.gambit = 1
    s.round = 1
    for _ in range(s.rules.hand_start):
        for seat in range(s.n):
            s.draw(seat, 1)
    s.note(notes.GAMBIT, s.gambit)
    ask_antes(s)


def ask_antes(s: table.State) -> None:
    """Opens the ante; a seat without cards antes the top of the pile unseen. [A1, R-47]"""
    s.revealed = 0
    s.chosen = 0
    for seat in range(s.n):
        if s.hand_size[seat] == 0:
            s.ante[seat] = s.pop()
            s.chosen |= 1 << seat
            s.refresh()
    ask_next_ante(s)


def ask_next_ante(s: table.State) -> None:
    """Asks the first seat that has not chosen, or reveals the antes when all have."""
    for seat in range(s.n):
        if not s.chosen >> seat & 1:
            s.queue(steps.ASK_ANTE, seat)
            return
    reveal(s)


def commit_ante(s: table.State, seat: int, action: int) -> None:
    """Lays a seat's ante face down."""
    card = s.in_hand(seat, action - actions.ANTE)
    s.remove_from_hand(seat, card)
    s.ante[seat] = card
    s.chosen |= 1 << seat
    s.note(notes.ANTE, seat, card)


def reveal(s: table.State) -> None:
    """Turns the antes, finds the leader, takes the price or voids the antes. [A2-A4]"""
    s.revealed = 1
    for seat in range(s.n):
        s.note(notes.REVEAL, seat, s.ante[seat])
    leader = ante_leader(s)
    if leader == steps.NOBODY and s.voids < steps.MAX_VOIDS:
        void_antes(s)
        return
    if leader == steps.NOBODY:
        leader = s.leader
    s.voids = 0
    s.leader = leader
    s.round = 0
    s.note(notes.LEAD, leader, notes.BY_ANTE)
    price = highest_ante(s)
    s.note(notes.PRICE, price)
    for seat in range(s.n):
        money.pay(s, seat, steps.STAKES, price)
    start_round(s)


def ante_strength(s: table.State, seat: int) -> int:
    """Gives the strength of an ante; none counts as 0. [R-47]"""
    return 0 if s.ante[seat] == cards.NONE else table.STRENGTH[s.ante[seat]]


def highest_ante(s: table.State) -> int:
    """Gives the price: the highest ante, cancelled ones too. [R-4]"""
    high = 0
    for seat in range(s.n):
        high = max(high, ante_strength(s, seat))
    return high


def ante_leader(s: table.State) -> int:
    """Gives the owner of the highest ante that no tie cancels, or nobody. [S:ante, R-2]

    The seed looks at the two highest strengths; with the cascade all are looked at.
    """
    limit = cards.NONE
    looked = 0
    while looked < 2 or s.rules.ante_cascade == 1:
        high = -1
        owner = steps.NOBODY
        for seat in range(s.n):
            strength = ante_strength(s, seat)
            if strength < limit and strength >= high:
                owner = seat if strength > high else steps.NOBODY
                high = strength
        if high < 0 or owner != steps.NOBODY:
            return owner
        limit = high
        looked += 1
    return steps.NOBODY


def void_antes(s: table.State) -> None:
    """Discards the antes, lets everybody draw a card and asks again; nobody pays. [A3r, R-3]"""
    s.voids += 1
    s.note(notes.VOID)
    s.clear_antes()
    for seat in range(s.n):
        s.draw(seat, 1)
    ask_antes(s)


# --- rounds and turns --------------------------------------------------------------------


def start_round(s: table.State) -> None:
    """Begins a round with the leader's turn. [3.3]"""
    s.round += 1
    s.note(notes.ROUND, s.round, s.leader)
    for seat in range(s.n):
        s.played[seat] = cards.NONE
    s.slain = 0
    s.last = steps.NOBODY
    s.turn = s.leader
    start_turn(s)


def start_turn(s: table.State) -> None:
    """Buys if the hand is down to one card, then asks for a card to play. [T1, T2, S:buy]"""
    s.coppers = 0
    s.copies = 0
    if s.hand_size[s.turn] <= 1:
        money.buy(s, s.turn)
    if s.hand_size[s.turn] > 0:
        s.queue(steps.ASK_PLAY, s.turn)
        return
    s.note(notes.SKIP, s.turn)
    s.lay(s.turn, cards.NONE)
    pass_on(s)


def play(s: table.State, seat: int, action: int) -> None:
    """Lays a card and runs its power if it triggers. [T2, T4, T5]"""
    card = s.in_hand(seat, action - actions.PLAY)
    reason = trigger_reason(s, seat, card)
    before = strength_before(s)
    s.remove_from_hand(seat, card)
    s.lay(seat, card)
    s.played[seat] = card
    s.last = seat
    s.note(notes.PLAY, seat, card, s.total[seat])
    base = s.depth
    if reason <= steps.EQUAL:
        powers.run(s, seat, card, card, by_princess=False)
    else:
        s.note(notes.SLEEPS, seat, card, before)
    finish_turn(s, seat, SEEK_COLOUR, base)


def trigger_reason(s: table.State, seat: int, card: int) -> int:
    """Says why a card would trigger or not: the leader's does, others if not stronger. [S:round]

    Compared is the card that stands for the turn just before, a Copper's replacement for
    instance; seats without a card are passed over. [R-5, R-47]
    """
    if seat == s.leader:
        return steps.LEADER
    if s.last == steps.NOBODY:
        return steps.FIRST
    before = strength_before(s)
    if table.STRENGTH[card] == before:
        return steps.EQUAL
    return steps.WEAKER if table.STRENGTH[card] < before else steps.STRONGER


def strength_before(s: table.State) -> int:
    """Gives the strength of the card just before in this round, 0 if there is none."""
    return 0 if s.last == steps.NOBODY else table.STRENGTH[s.played[s.last]]


def finish_turn(s: table.State, seat: int, stage: int, base: int) -> None:
    """Runs the end of a turn: special flights, empty hands, next seat. [T7-T9]

    Where something has to wait (more is pending than ``base``), the rest becomes one step with
    its stage as the memo.
    """
    while s.depth == base:
        if stage == SEEK_COLOUR:
            trios.seek(s, seat, steps.COLOUR)
        elif stage == SEEK_STRENGTH:
            trios.seek(s, seat, steps.STRENGTH)
        elif stage < HANDS + s.n:
            buy_if_empty(s, (seat + stage - HANDS) % s.n)
        else:
            pass_on(s)
            return
        stage += 1
    s.queue(steps.FINISH_TURN, seat, memo=stage)


def buy_if_empty(s: table.State, seat: int) -> None:
    """Lets a seat whose hand is empty buy. [T8, R-18]"""
    if s.hand_size[seat] == 0:
        money.buy(s, seat)


def pass_on(s: table.State) -> None:
    """Goes to the next seat, or ends the round after the last one. [T9]"""
    after = s.left(s.turn)
    if after != s.leader:
        s.turn = after
        start_turn(s)
        return
    if s.last == steps.NOBODY or table_is_full(s):
        end_soon(s, steps.NOBODY)
        return
    if s.round >= s.rules.min_rounds and find_winner(s):
        return
    s.leader = next_leader(s)
    start_round(s)


def table_is_full(s: table.State) -> bool:
    """Tells whether a flight has no slot left, more rounds than any real game sees."""
    for seat in range(s.n):
        if s.flight_size[seat] >= s.rules.width:
            return True
    return False


def next_leader(s: table.State) -> int:
    """Gives who leads the next round: Priest, else the highest card of the round. [3.5]"""
    if s.priest != steps.NOBODY:
        leader = s.priest
        s.priest = steps.NOBODY
        s.note(notes.LEAD, leader, notes.BY_PRIEST)
        return leader
    owner = highest_of_round(s)
    if owner == steps.NOBODY:
        s.note(notes.LEAD, s.leader, notes.BY_HOLD)
        return s.leader
    s.note(notes.LEAD, owner, notes.BY_HIGHEST)
    return owner


def highest_of_round(s: table.State) -> int:
    """Gives the seat with the single highest card of the round, or nobody. [S:round, R-6, R-7]

    With the cascade, tied cards cancel each other and the next strength is looked at.
    """
    limit = cards.NONE
    while True:
        high = -1
        owner = steps.NOBODY
        for seat in range(s.n):
            strength = round_strength(s, seat)
            if strength < limit and strength >= high and strength > 0:
                owner = seat if strength > high else steps.NOBODY
                high = strength
        if high < 0 or owner != steps.NOBODY or s.rules.round_cascade == 0:
            return owner
        limit = high


def round_strength(s: table.State, seat: int) -> int:
    """Gives the strength that stands for a seat's turn, 0 for none."""
    if s.played[seat] == cards.NONE or (s.rules.slain_counts == 0 and s.slain >> seat & 1):
        return 0
    return table.STRENGTH[s.played[seat]]


# --- winner and end ----------------------------------------------------------------------


def find_winner(s: table.State) -> bool:
    """Ends the gambit if one flight wins; tells whether the gambit is ending. [3.6, S:end]"""
    bars = barred_seats(s)
    if bars == (1 << s.n) - 1:
        if s.rules.all_barred == steps.BARS_NO_WINNER:
            end_soon(s, steps.NOBODY)
            return True
        if s.rules.all_barred == steps.BARS_EXTRA_ROUND:
            s.note(notes.TIE)
            return False
        s.note(notes.BARS_CANCEL)
        bars = 0
    winner = best_flight(s, bars)
    if winner == steps.NOBODY:
        s.note(notes.TIE)
        return False
    end_soon(s, winner)
    return True


def barred_seats(s: table.State) -> int:
    """Gives a bit for each seat that a god in its flight bars from winning. [S:card/tiamat]"""
    bars = 0
    for seat in range(s.n):
        for slot in range(s.flight_size[seat]):
            card = s.at(seat, slot)
            if card == cards.NONE:
                continue
            power = table.POWER[card]
            if (power == cards.TIAMAT and s.good[seat] > 0) or (
                power == cards.BAHAMUT and s.evil[seat] > 0
            ):
                bars |= 1 << seat
        if bars >> seat & 1:
            s.note(notes.BARRED, seat)
    return bars


def best_flight(s: table.State, bars: int) -> int:
    """Gives the seat with the single strongest (Druid: weakest) flight, or nobody for a tie."""
    best = steps.NOBODY
    tied = False
    for seat in range(s.n):
        if bars >> seat & 1:
            continue
        if best != steps.NOBODY and s.total[seat] == s.total[best]:
            tied = True
        elif best == steps.NOBODY or (s.total[seat] < s.total[best]) == (s.druid == 1):
            best = seat
            tied = False
    return steps.NOBODY if tied else best


def end_soon(s: table.State, winner: int) -> None:
    """Drops everything pending and queues the end of the gambit."""
    s.drop_steps()
    s.queue(steps.END_GAMBIT, winner)


def end_gambit(s: table.State, winner: int) -> None:
    """Pays the winner, clears the table, and ends the game or begins the next gambit. [3.8]"""
    s.last_winner = winner
    if winner == steps.NOBODY:
        s.note(notes.NO_WINNER)
    else:
        money.forgive(s, winner)
        s.gold[winner] += s.stakes
        s.note(notes.WIN, winner, s.stakes, s.total[winner])
        s.stakes = 0
    s.clear_table()
    if game_ends(s):
        s.over = 1
        s.note(notes.OVER)
        return
    next_gambit(s, s.leader if winner == steps.NOBODY else winner)


def game_ends(s: table.State) -> bool:
    """Tells whether the game is over: somebody is broke, and no tie is to be broken. [3.10]"""
    broke = s.contest
    for seat in range(s.n):
        if s.gold[seat] == 0:
            broke = 1
    return broke > 0 and not (s.rules.extra_gambit == 1 and tie_at_the_top(s))


def tie_at_the_top(s: table.State) -> bool:
    """Tells whether the best seats are tied, and raises them above all others. [R-27]

    ``rank_level`` counts a seat's ties: who has once been in one ranks above who has not, and
    only those of the highest level can win.
    """
    best = 0
    for seat in range(1, s.n):
        if ranks_above(s, seat, best):
            best = seat
    tied = 0
    for seat in range(s.n):
        if s.rank_level[seat] == s.rank_level[best] and s.gold[seat] == s.gold[best]:
            tied += 1
    if tied == 1:
        return False
    level = s.rank_level[best]
    for seat in range(s.n):
        if s.rank_level[seat] == level and s.gold[seat] == s.gold[best]:
            s.rank_level[seat] += 1
    s.contest = 1
    return True


def ranks_above(s: table.State, seat: int, other: int) -> bool:
    """Tells whether a seat ranks strictly above another one. [3.10, R-27]"""
    if s.rank_level[seat] != s.rank_level[other]:
        return s.rank_level[seat] > s.rank_level[other]
    return s.gold[seat] > s.gold[other]


def next_gambit(s: table.State, first: int) -> None:
    """Lets everybody draw, clockwise from ``first``, and opens the next gambit. [3.8, R-24]"""
    for seat in range(s.n):
        money.forgive(s, seat)
    seat = first
    for _ in range(s.n):
        s.draw(seat, s.rules.end_draw)
        seat = s.left(seat)
    s.gambit += 1
    s.round = 1
    s.druid = 0
    s.priest = steps.NOBODY
    s.colour_paid = 0
    s.strength_paid = 0
    for seat in range(s.n):
        s.played[seat] = cards.NONE
    s.note(notes.GAMBIT, s.gambit)
    ask_antes(s)
