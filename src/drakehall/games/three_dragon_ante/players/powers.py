"""What each power would be worth if it ran now, for the flight noted. [section 4]"""

from __future__ import annotations

from drakehall.games.three_dragon_ante.core import amounts, cards, table
from drakehall.games.three_dragon_ante.players import gains, minds, scale, sight, weights


def worth(m: minds.Minds, s: table.State, card: int, power: int) -> int:
    """Gives what a power is worth on a card, as far as it is trusted."""
    gain = dragon(m, s, card, power) if power < cards.ARCHMAGE else mortal(m, s, card, power)
    if abs(gain) > 1 << 21:
        return gain
    return (gain * m.weight(weights.TRUST + power)) >> scale.POINT_BITS


def dragon(m: minds.Minds, s: table.State, card: int, power: int) -> int:
    """Gives what the power of a dragon is worth; Tiamat has none."""
    if power == cards.RED:
        return red(m, s)
    if power == cards.GOLD:
        return gains.draws(m, s, m.good)
    if power == cards.BLUE:
        return max(gains.from_stakes(m, s, m.evil, m.chance), levy(m, s, m.evil))
    if power == cards.SILVER:
        return silver(m, s)
    if power == cards.GREEN:
        return green(m, s, table.STRENGTH[card])
    if power == cards.BRONZE:
        return bronze(m, s)
    if power == cards.BLACK:
        return gains.from_stakes(m, s, amounts.BLACK, m.chance)
    if power == cards.COPPER:
        return copper(m, s, table.STRENGTH[card])
    if power == cards.WHITE:
        return white(m, s)
    if power == cards.BRASS:
        return brass(m, s, table.STRENGTH[card])
    if power == cards.DRACOLICH:
        return dracolich(m, s, card)
    if power == cards.BAHAMUT:
        return bahamut(m, s)
    return 0


def mortal(m: minds.Minds, s: table.State, card: int, power: int) -> int:
    """Gives what the power of a mortal is worth, its fee taken off."""
    if power == cards.THIEF:
        loss = (gains.card_in_hand(m, s, m.size - 1) * 154) >> scale.POINT_BITS
        return gains.from_stakes(m, s, amounts.THIEF, m.chance) - loss
    fee = gains.to_stakes(m, s, amounts.FEE, m.chance)
    if power == cards.ARCHMAGE:
        return fee + archmage(m, s, card)
    if power == cards.DRAGONSLAYER:
        return fee + slayer(m, s, table.STRENGTH[card])
    if power == cards.DRUID:
        return fee + druid(m, s)
    if power == cards.PRIEST:
        return fee + (m.weight(weights.LEAD) if m.after > 0 else 0)
    if power == cards.PRINCESS:
        return fee + princess(m, s)
    return fee + fool(m, s)


def red(m: minds.Minds, s: table.State) -> int:
    """One gold, and a card that the opponent loses."""
    victim = sight.rival(m, s)
    gold = min(amounts.RED * s.unit(), s.gold[victim]) * scale.ONE
    return gains.from_opponent(m, gold + (m.weight(weights.CARD) if s.hand_size[victim] > 0 else 0))


def silver(m: minds.Minds, s: table.State) -> int:
    """A card, less those that opponents with good dragons draw."""
    theirs = 0
    for seat in range(s.n):
        if s.opposes(m.me, seat) and s.good[seat] > 0:
            theirs += 1
    loss = m.weight(weights.CARD) * theirs // m.others
    return gains.draws(m, s, 1 if m.good > 0 else 0) - loss


def levy(m: minds.Minds, s: table.State, number: int) -> int:
    """Making the others pay takes from each, and feeds the stakes."""
    gold = min(number * s.unit(), scale.MOST_GOLD)
    return gold * scale.ONE + gold * m.others * gains.share(m, m.chance)


def green(m: minds.Minds, s: table.State, strength: int) -> int:
    """The left opponent gives the weakest evil dragon that will do, or five gold."""
    victim = s.left_opponent(m.me)
    likely = min(922, 20 * strength * s.hand_size[victim])
    return tribute(m, s, victim, likely, 0)


def brass(m: minds.Minds, s: table.State, strength: int) -> int:
    """The strongest opponent gives a stronger good dragon, or five gold."""
    likely = 51 * (13 - strength)
    return tribute(m, s, sight.rival(m, s), likely, scale.ONE)


def tribute(m: minds.Minds, s: table.State, victim: int, likely: int, more: int) -> int:
    """Gives the worth of a card with a likelihood, else of five gold."""
    gold = min(amounts.GREEN * s.unit(), s.gold[victim], scale.MOST_GOLD)
    card = m.weight(weights.CARD) + more
    return gains.from_opponent(m, gold * (scale.ONE - likely) + ((card * likely) >> scale.BITS))


def bronze(m: minds.Minds, s: table.State) -> int:
    """The two weakest antes come to the hand."""
    first = cards.NONE
    second = cards.NONE
    for seat in range(s.n):
        card = s.ante[seat]
        if card == cards.NONE:
            continue
        if first == cards.NONE or table.STRENGTH[card] < table.STRENGTH[first]:
            second = first
            first = card
        elif second == cards.NONE or table.STRENGTH[card] < table.STRENGTH[second]:
            second = card
    if first == cards.NONE:
        return 0
    kept = gains.keeping(m, first)
    if second == cards.NONE:
        return gains.draws(m, s, 1) + (kept >> 1)
    return gains.draws(m, s, 2) + ((kept + gains.keeping(m, second)) >> 1)


def copper(m: minds.Minds, s: table.State, strength: int) -> int:
    """Any card takes its place and wakes; a weak Copper gains strength by it."""
    points = (scale.MEAN_STRENGTH - strength) * min(s.stakes, scale.MOST_GOLD) * 20
    return m.weight(weights.STAND_IN) + (-points if s.druid == 1 else points)


def white(m: minds.Minds, s: table.State) -> int:
    """Three from the stakes, if a mortal lies anywhere."""
    mortals = m.mortal
    for seat in range(s.n):
        if seat != m.me:
            mortals += s.mortal[seat]
    return gains.from_stakes(m, s, amounts.WHITE, m.chance) if mortals > 0 else 0


def bahamut(m: minds.Minds, s: table.State) -> int:
    """Ten from each opponent with dragons of both sides."""
    gold = 0
    for seat in range(s.n):
        if s.opposes(m.me, seat) and s.good[seat] > 0 and s.evil[seat] > 0:
            gold += min(amounts.BAHAMUT * s.unit(), s.gold[seat])
    return gains.from_opponent(m, gold * scale.ONE)


def dracolich(m: minds.Minds, s: table.State, card: int) -> int:
    """The best evil dragon of all flights."""
    best = 0
    for seat in range(s.n):
        for slot in range(s.flight_size[seat]):
            other = s.at(seat, slot)
            if other == cards.NONE or table.SIDE[other] != cards.EVIL:
                continue
            if table.POWER[other] != cards.DRACOLICH:
                best = max(best, worth(m, s, card, table.POWER[other]))
    return best


def archmage(m: minds.Minds, s: table.State, card: int) -> int:
    """The best of the antes."""
    best = 0
    for seat in range(s.n):
        ante = s.ante[seat]
        if ante != cards.NONE and table.POWER[ante] != cards.ARCHMAGE:
            best = max(best, worth(m, s, card, table.POWER[ante]))
    return best


def slayer(m: minds.Minds, s: table.State, strength: int) -> int:
    """The best dragon that an opponent loses; at worst one of one's own."""
    best = 0
    found = False
    for seat in range(s.n):
        for slot in range(s.flight_size[seat]):
            prey = s.at(seat, slot)
            if prey == cards.NONE or table.SIDE[prey] == cards.MORTAL:
                continue
            if table.STRENGTH[prey] < strength:
                gain = slaying(m, s, seat, prey)
                best = gain if not found else max(best, gain)
                found = True
    return best


def slaying(m: minds.Minds, s: table.State, owner: int, card: int) -> int:
    """Strength in the flight of the strongest opponent is what one wants gone."""
    stakes = min(s.stakes, scale.MOST_GOLD)
    points = table.STRENGTH[card] * stakes * m.weight(weights.SLAY) + 102
    if owner == m.me:
        points = -points
    elif owner != sight.rival(m, s):
        points = (points >> 8) * 77
    return -points if s.druid == 1 else points


def druid(m: minds.Minds, s: table.State) -> int:
    """The weak win: good for a weak flight, bad for a strong one."""
    if s.druid == 1:
        return 0
    behind = 1 << 12
    for seat in range(s.n):
        if s.opposes(m.me, seat) and s.plays(seat):
            to_play = 6 if s.played[seat] == cards.NONE else 0
            behind = min(behind, s.total[seat] + to_play - m.total)
    after = min(922, max(102, 512 + 82 * behind))
    return (after - m.chance) * min(s.stakes, scale.MOST_GOLD)


def princess(m: minds.Minds, s: table.State) -> int:
    """Each good dragon of the flight once more."""
    total = 0
    for slot in range(s.flight_size[m.me]):
        card = s.at(m.me, slot)
        if card != cards.NONE and table.SIDE[card] == cards.GOOD:
            total += worth(m, s, card, table.POWER[card])
    return total


def fool(m: minds.Minds, s: table.State) -> int:
    """A card for each stronger flight."""
    stronger = 0
    for seat in range(s.n):
        if seat != m.me and s.total[seat] > m.total:
            stronger += 1
    return gains.draws(m, s, stronger)
