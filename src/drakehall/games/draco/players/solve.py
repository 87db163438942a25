"""The endgame solved exactly: every answer and every card that may come, to the end of the game.

Every seat is taken to choose what is best for itself. A table is solved only if its deck is one
shuffled pile, so that any of its cards is as likely to come next as any other.
"""

from __future__ import annotations

from typing import Final

from drakehall.games.draco.core import copying, engine, phases, scoring, table
from drakehall.games.draco.players import parts, winning

PLAIN: Final = __file__.endswith(".py")


def solve(s: table.State, stack: list[table.State], depth: int, left: list[int]) -> list[int]:
    """Gives what each seat can expect at a table.

    The stack from ``depth`` up is room to work in. ``left`` holds how many questions may still
    be looked at; an empty list means that they did not suffice.
    """
    if s.phase == phases.OVER:
        return result(s)
    left[0] -= 1
    if left[0] < 0 or depth == len(stack):
        return []
    best: list[int] = []
    for place in range(answers(s)):
        found = after(s, stack[depth], stack, depth, s.moves[place], left)
        if not found:
            return []
        if not best or found[s.turn] > best[s.turn]:
            best = found
    return best


def answers(s: table.State) -> int:
    """Gives how many of the listed answers matter: who takes all may do so in any order."""
    if s.phase != phases.DIVISION or s.rules.pick_mandatory == 0:
        return s.moves_count
    for seat in range(s.n):
        if seat != s.turn and s.played[seat] != 0:
            return s.moves_count
    return 1


def after(
    s: table.State,
    child: table.State,
    stack: list[table.State],
    depth: int,
    action: int,
    left: list[int],
) -> list[int]:
    """Gives what each seat can expect after an answer, whatever cards it turns up.

    ``child`` is the lowest table of the stack.
    """
    copying.copy(child, s)
    engine.apply(child, action)
    if child.pile == s.pile:
        return solve(child, stack, depth + 1, left)
    return chance(s, child, stack, depth, action, 0, left)


def chance(
    s: table.State,
    child: table.State,
    stack: list[table.State],
    depth: int,
    action: int,
    fixed: int,
    left: list[int],
) -> list[int]:
    """Gives the mean over the cards that may lie under the first ``fixed`` ones of the deck.

    Each kind of card is put there in turn; what the answer draws shows whether more matter.
    """
    top = s.pile - 1 - fixed
    total = [0] * s.n
    for place in range(top, -1, -1):
        card = s.deck[place]
        count = copies(s, card, place, top)
        if count == 0:
            continue
        s.deck[place] = s.deck[top]
        s.deck[top] = card
        copying.copy(child, s)
        engine.apply(child, action)
        if s.pile - child.pile > fixed + 1:
            found = chance(s, child, stack, depth, action, fixed + 1, left)
        else:
            found = solve(child, stack, depth + 1, left)
        s.deck[top] = s.deck[place]
        s.deck[place] = card
        if not found:
            return []
        for seat in range(s.n):
            total[seat] += count * found[seat]
    return [amount // (top + 1) for amount in total]


def copies(s: table.State, card: int, place: int, top: int) -> int:
    """Gives how many of the deck's cards up to ``top`` are alike, 0 if one higher up is."""
    for higher in range(place + 1, top + 1):
        if s.deck[higher] == card:
            return 0
    count = 0
    for lower in range(place + 1):
        if s.deck[lower] == card:
            count += 1
    return count


def result(s: table.State) -> list[int]:
    """Gives the win, shared among equals, and the lead over the best of the others."""
    winners = winning.count_winners(s)
    found = []
    for seat in range(s.n):
        best = -parts.LEAD
        for other in range(s.n):
            if other != seat:
                best = max(best, scoring.score(s, other))
        lead = max(-parts.LEAD, min(parts.LEAD, scoring.score(s, seat) - best))
        found.append(
            (parts.WON // winners if winning.is_winner(s, seat) else 0) + parts.LEAD + lead
        )
    return found
