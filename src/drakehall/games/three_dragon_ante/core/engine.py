"""The loop: runs what needs nobody, stops at a question with its answers listed."""

from __future__ import annotations

from drakehall.games.three_dragon_ante.core import (
    abilities,
    actions,
    antes,
    cards,
    dragons,
    ending,
    money,
    mortals,
    notes,
    powers,
    rounds,
    steps,
    table,
    trios,
    winning,
)


def start(s: table.State) -> None:
    """Deals a new game from the pile as it lies, everybody with the starting gold."""
    for seat in range(s.n):
        s.gold[seat] = s.rules.starting_gold
    begin(s)


def begin(s: table.State) -> None:
    """Deals a game whose hoards are filled, after the draft of abilities if there is one."""
    if s.rules.draft == 1:
        s.queue(steps.ASK_PICK, 0)
    else:
        ending.deal(s)
    go_on(s, 0)


def go_on(s: table.State, base: int) -> None:
    """Puts what was queued above ``base`` in its order and runs up to the next question."""
    s.settle(base)
    advance(s)


def advance(s: table.State) -> None:
    """Runs pending steps up to the next question or the end of the game.

    A question without an answer is dropped; one with a single answer is answered here, but for
    those that are always put. ``move_at`` gives the legal actions afterwards.
    """
    if s.over == 1 or not asks_for_card(s):
        run_on(s)


def run_on(s: table.State) -> None:
    """Does the same where no ante and no card of a turn is asked for at once."""
    while s.over == 0:
        top = s.depth - 1
        kind = s.frame_kind[top]
        if kind >= steps.QUESTIONS:
            run_step(s, top)
        else:
            list_answers(s)
            if s.moves_count == 0:
                drop_question(s, kind)
            elif s.moves_count == 1 and not always_put(s, kind):
                if s.journal is not None:
                    s.note(notes.FORCED, s.frame_seat[top], kind, s.moves[0])
                answer(s, s.moves[0], steps.NOBODY)
            else:
                return
        if s.over == 0 and asks_for_card(s):
            return
    s.moves_count = 0


def asks_for_card(s: table.State) -> bool:
    """Tells whether an ante or the card of a turn is asked for, and if so, lists the hand."""
    top = s.depth - 1
    if s.frame_kind[top] > steps.ASK_PLAY:
        return False
    if s.rules.sets == 1:
        s.moves_count = s.hand_size[s.frame_seat[top]]
    else:
        list_answers(s)
    return True


def apply(s: table.State, action: int, place: int) -> None:
    """Answers the open question with a listed action and goes on to the next question.

    ``place`` is the seat that tells equal words apart, or ``steps.NOBODY``.
    """
    top = s.depth - 1
    if s.journal is not None:
        s.note(notes.ANSWER, s.frame_seat[top], s.frame_kind[top], action)
    answer(s, action, place)
    advance(s)


def step(s: table.State, place: int) -> int:
    """Answers the open question with one of its ``moves_count`` legal actions, by its place.

    Gives how many legal actions the next question has, 0 when the game is over. This is
    ``apply`` with ``move_at``, but a card of a hand need not be looked for by its word.
    """
    top = s.depth - 1
    kind = s.frame_kind[top]
    if kind > steps.ASK_PLAY or s.rules.sets > 1 or s.journal is not None:
        apply(s, move_at(s, place), steps.NOBODY)
        return s.moves_count
    seat = s.frame_seat[top]
    s.depth = top
    card = s.take_at(seat, seat * steps.HAND + place)
    if kind == steps.ASK_PLAY:
        rounds.play(s, seat, card)
    else:
        lay_ante(s, seat, card)
    if s.depth > top + 1:
        s.settle(top)
    if s.over == 1 or not asks_for_card(s):
        run_on(s)
    return s.moves_count


def apply_ante(s: table.State, seat: int, action: int) -> None:
    """Takes the ante of a seat that has yet to choose, in whatever order they come."""
    s.note(notes.ANSWER, seat, steps.ASK_ANTE, action)
    base = s.depth - 1
    s.depth = base
    lay_ante(s, seat, s.take_from_hand(seat, action - actions.ANTE))
    go_on(s, base)


def run_step(s: table.State, top: int) -> None:
    """Takes the top step off the stack and runs it."""
    kind = s.frame_kind[top]
    seat = s.frame_seat[top]
    s.depth = top
    if kind == steps.FINISH_TURN:
        rounds.finish_turn(s, seat, s.frame_memo[top], top)
    elif kind == steps.EMPTIED:
        s.note(notes.EMPTIED)
        winning.end_soon(s, steps.NOBODY)
    elif kind == steps.END_GAMBIT:
        ending.end_gambit(s, seat)
    elif kind == steps.PAY_ANTES:
        antes.pay_antes(s)
    elif kind == steps.START_TURN:
        rounds.start_turn(s)
    elif kind == steps.TAKE_TURN:
        rounds.take_turn(s)
    elif kind == steps.WAKE:
        rounds.wake(s, seat, s.frame_card[top], s.frame_memo[top], s.frame_owner[top])
    elif kind == steps.COLLECT:
        collect_on(s, top)
    else:
        ending.deal(s)
    if s.depth > top + 1:
        s.settle(top)


def collect_on(s: table.State, top: int) -> None:
    """Goes on with the payments of several seats."""
    seat = s.frame_seat[top]
    actor = s.frame_owner[top]
    to = s.frame_power[top]
    if to == steps.BY_BAHAMUT:
        dragons.bahamut_collects(s, seat, actor)
    else:
        money.collect(s, seat, actor, to, s.frame_memo[top])


def list_answers(s: table.State) -> None:
    """Lists the answers to the question on top of the stack."""
    top = s.depth - 1
    kind = s.frame_kind[top]
    seat = s.frame_seat[top]
    s.moves_count = 0
    if kind == steps.ASK_ANTE:
        mortals.list_hand(s, seat, actions.ANTE)
    elif kind == steps.ASK_PLAY:
        mortals.list_hand(s, seat, actions.PLAY)
    elif kind < steps.ASK_TRIO:
        powers.list_moves(s, top)
    elif kind == steps.ASK_TRIO:
        trios.list_trios(s, seat, s.frame_memo[top])
    elif kind == steps.ASK_SPOILS:
        trios.list_spoils(s, seat)
    else:
        abilities.list_moves(s, kind, seat)


def always_put(s: table.State, kind: int) -> bool:
    """Tells whether a question with a single answer is put all the same. [notation 2.3]

    A tribute or discard where its not being asked would tell a secret; antes and plays always,
    but those never come here.
    """
    top = s.depth - 1
    seat = s.frame_seat[top]
    if kind == steps.ASK_DISCARD:
        return s.hand_size[seat] > 1
    if kind == steps.ASK_TRIBUTE:
        return dragons.tribute_is_open(s, seat, s.frame_card[top], s.frame_power[top])
    return False


def drop_question(s: table.State, kind: int) -> None:
    """Takes a question that has no answer off the stack; a Princess is done with that."""
    s.depth -= 1
    if kind == steps.ASK_TRIGGER:
        s.nesting -= 1


def answer(s: table.State, action: int, place: int) -> None:
    """Takes the question off the stack and does what the answer says."""
    top = s.depth - 1
    kind = s.frame_kind[top]
    seat = s.frame_seat[top]
    s.depth = top
    if kind == steps.ASK_ANTE:
        lay_ante(s, seat, s.take_from_hand(seat, action - actions.ANTE))
    elif kind == steps.ASK_PLAY:
        rounds.play(s, seat, s.take_from_hand(seat, action - actions.PLAY))
    elif kind < steps.ASK_TRIO:
        powers.answer(s, top, action, place)
    elif kind == steps.ASK_TRIO:
        trios.answer_trio(s, seat, action)
    elif kind == steps.ASK_SPOILS:
        trios.answer_spoils(s, seat, action, place)
    else:
        abilities.answer(s, top, action)
    if s.depth > top + 1:
        s.settle(top)


def lay_ante(s: table.State, seat: int, card: int) -> None:
    """Lays a card out of a hand as an ante."""
    antes.commit_ante(s, seat, card)
    antes.ask_next_ante(s)


def antes_of(s: table.State, seat: int) -> list[int]:
    """Gives the antes that a seat may choose, sorted; for seats that choose at the same time."""
    base = seat * steps.HAND
    held = [s.hand[base + place] % cards.KINDS for place in range(s.hand_size[seat])]
    return sorted({actions.ANTE + kind for kind in held})


def move_at(s: table.State, place: int) -> int:
    """Gives one of the ``moves_count`` legal actions of the open question.

    With one set each card of a hand is a word of its own: nothing needs to be listed.
    """
    top = s.depth - 1
    kind = s.frame_kind[top]
    if kind > steps.ASK_PLAY or s.rules.sets > 1:
        return s.moves[place]
    verb = actions.ANTE if kind == steps.ASK_ANTE else actions.PLAY
    return verb + s.hand[s.frame_seat[top] * steps.HAND + place]


def legal_actions(s: table.State) -> list[int]:
    """Gives the legal actions of the open question, sorted; none when the game is over."""
    return sorted([move_at(s, place) for place in range(s.moves_count)])
