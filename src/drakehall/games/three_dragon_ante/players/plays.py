"""Which card to ante and which to play."""

from __future__ import annotations

from drakehall.games.three_dragon_ante.core import cards, rounds, steps, table, trios
from drakehall.games.three_dragon_ante.players import gains, minds, powers, scale, sight, weights

# --- ante ------------------------------------------------------------------------------------


def ante(m: minds.Minds, s: table.State, card: int) -> int:
    """A middling card, stronger with a good hand: weak ones earn little, the best are missed."""
    strength = table.STRENGTH[card]
    edge = hand_edge(m, s, strength)
    wanted = m.weight(weights.MIDDLING) + ((m.weight(weights.EAGER) * edge) >> scale.BITS)
    off = abs(strength * scale.POINT - wanted)
    raised = strength * (strength - 1) * (scale.ONE // 2) // steps.STRONGEST
    return (
        ((raised * (m.others + 1) * edge) >> scale.BITS)
        + highest(m, strength, m.others)
        - ((m.weight(weights.OFF_MIDDLE) * off) >> scale.POINT_BITS)
        - gains.keeping(m, card)
        + last_gambit(m, s, strength)
    )


def hand_edge(m: minds.Minds, s: table.State, without: int) -> int:
    """The three best cards say how far above the others one may hope to come."""
    best = gains.still_to_come(m, s, without, steps.TRIO)
    return max(-307, min(410, ((best - m.weight(weights.WANTED)) * 20) >> scale.POINT_BITS))


def highest(m: minds.Minds, strength: int, rivals: int) -> int:
    """Gives the worth of the lead times the chance that so many others have less strength."""
    worth = m.weight(weights.LEAD)
    for _ in range(rivals):
        worth = worth * strength // steps.STRONGEST
    return worth


def last_gambit(m: minds.Minds, s: table.State, strength: int) -> int:
    """An ante that empties a purse ends the game: good for the richest seat alone."""
    if s.rules.bankruptcy_ends == 0:
        return 0
    poorest = s.gold[m.me]
    richest = 0
    for seat in range(s.n):
        if s.plays(seat):
            poorest = min(poorest, s.gold[seat])
            if s.opposes(m.me, seat):
                richest = max(richest, s.gold[seat])
    if poorest > strength * s.rate:
        return 0
    worth = m.weight(weights.LAST_GAMBIT)
    return worth if s.gold[m.me] > richest else -worth


# --- play ------------------------------------------------------------------------------------


def play(m: minds.Minds, s: table.State, card: int) -> int:
    """The stakes one may win, the power, the flight it completes, less the card itself."""
    sight.note_play(m, s, card)
    strength = table.STRENGTH[card]
    stakes = min(s.stakes, scale.MOST_GOLD) * gains.share(m, m.chance)
    worth = stakes + (stakes >> scale.POINT_BITS) * (m.weight(weights.STAKES) - scale.POINT)
    reason = rounds.trigger_reason(s, m.me, card, rounds.strength_before(s))
    if reason <= steps.EQUAL:
        worth += powers.worth(m, s, card, table.POWER[card])
    if reason > steps.EQUAL or table.POWER[card] != cards.COPPER:
        worth += colour_flight(m, s, card) + strength_flight(m, s, card)
    return (
        worth
        + hopes(m, s, card)
        + next_lead(m, s, strength)
        - m.weight(weights.HELP) * strength
        - gains.keeping(m, card)
    )


def colour_flight(m: minds.Minds, s: table.State, card: int) -> int:
    """Each opponent pays the second strongest of three of a colour."""
    if s.colour_paid >> m.me & 1 or s.flight_size[m.me] < steps.PAIR:
        return 0
    power = table.POWER[card]
    best = 0
    if power < cards.COLOURS:
        best = completed(m, s, power, card)
    elif power == cards.TIAMAT:
        for colour in range(0, cards.COLOURS, 2):
            best = max(best, completed(m, s, colour, card))
    return gains.from_opponent(m, best * s.unit() * m.others * scale.ONE)


def completed(m: minds.Minds, s: table.State, colour: int, card: int) -> int:
    """Gives what a colour flight pays that a card completes, 0 if it does not."""
    if trios.dragons_of_colour(s, m.me, colour) < steps.PAIR:
        return 0
    return trios.second_highest(s, m.me, colour, table.STRENGTH[card])


def strength_flight(m: minds.Minds, s: table.State, card: int) -> int:
    """Three dragons of one strength steal it, and take antes."""
    if s.strength_paid >> m.me & 1 or table.SIDE[card] == cards.MORTAL:
        return 0
    alike = 0
    for slot in range(s.flight_size[m.me]):
        other = s.at(m.me, slot)
        if other == cards.NONE or table.SIDE[other] == cards.MORTAL:
            continue
        if table.STRENGTH[other] == table.STRENGTH[card]:
            alike += 1
    if alike < steps.PAIR:
        return 0
    antes = 0
    for seat in range(s.n):
        if s.ante[seat] != cards.NONE:
            antes += 1
    stolen = gains.from_stakes(m, s, table.STRENGTH[card], m.chance)
    return stolen + gains.draws(m, s, antes)


def hopes(m: minds.Minds, s: table.State, card: int) -> int:
    """Three alike, some on the table and the others in hand, may become a special flight."""
    colour = table.POWER[card]
    if colour >= cards.COLOURS or m.after == 0 or s.colour_paid >> m.me & 1:
        return 0
    first = table.STRENGTH[card]
    second = 0
    laid = 1
    held = 0
    size = s.flight_size[m.me]
    itself = 1
    for place in range(size + s.hand_size[m.me]):
        other = s.at(m.me, place) if place < size else in_hand(m, s, place - size)
        if other == cards.NONE or table.POWER[other] != colour:
            continue
        if place >= size and other % cards.KINDS == card and itself == 1:
            itself = 0
            continue
        if place < size:
            laid += 1
        else:
            held += 1
        strength = table.STRENGTH[other]
        if strength > first:
            second = first
            first = strength
        else:
            second = max(second, strength)
    missing = steps.TRIO - laid
    if missing < 1 or missing > min(m.after, held):
        return 0
    likely = m.weight(weights.LIKELY) if missing == 1 else m.weight(weights.LESS_LIKELY)
    return gains.from_opponent(m, second * s.unit() * m.others * likely)


def in_hand(m: minds.Minds, s: table.State, place: int) -> int:
    """Gives a card of the hand of the player who decides."""
    return s.hand[m.me * steps.HAND + place]


def next_lead(m: minds.Minds, s: table.State, strength: int) -> int:
    """The highest card of the round leads the next, if there is one."""
    if m.after == 0:
        return 0
    waiting = -1
    for seat in range(s.n):
        played = s.played[seat]
        if played == cards.NONE:
            waiting += 1
        elif table.STRENGTH[played] >= strength:
            return 0
    return highest(m, strength - 1, waiting)
