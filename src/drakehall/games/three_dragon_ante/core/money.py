"""Gold: it moves by paying, stealing and income, and nowhere else.

Debts live in these verbs, so no card speaks of them. [3.9]
"""

from __future__ import annotations

from drakehall.games.three_dragon_ante.core import cards, notes, pile, steps, table


def pay(s: table.State, payer: int, to: int, printed: int) -> None:
    """Pays what a card, price or special flight says to a seat or the stakes. [3.9, 6.1]

    Bluff makes a payment of 2 or more to another player 1 less; where it is asked, the payment
    waits for the answer. The printed amount counts, whatever the rate. [R-33, 7.1]
    """
    if s.talents >> steps.BLUFF & 1 and bluffs(s, payer, to, printed):
        if s.rules.ask_optional == 1:
            s.queue(steps.ASK_USE, payer, to, cards.NONE, steps.BLUFF, printed)
            return
        s.note(notes.USE, payer, steps.BLUFF)
        printed -= 1
    pay_exactly(s, payer, to, printed * s.unit())


def bluffs(s: table.State, payer: int, to: int, printed: int) -> bool:
    """Tells whether Bluff may make a payment less."""
    return printed >= 2 and to != steps.STAKES and s.has(payer, steps.BLUFF)


def pay_exactly(s: table.State, payer: int, to: int, amount: int) -> None:
    """Pays an amount; what is missing becomes a debt to the receiver. [S:debt, 3.9]"""
    if amount <= 0:
        return
    held = s.gold[payer]
    paid = amount if amount < held else held
    s.gold[payer] = held - paid
    if s.journal is not None:
        s.note(notes.PAY, payer, to, paid)
    if amount > paid:
        s.note(notes.DEBT, payer, to, amount - paid)
        owe(s, payer, to, amount - paid)
    receive(s, to, paid)


def each_opponent_pays(s: table.State, actor: int, to: int, printed: int) -> None:
    """Lets every opponent pay, clockwise from the actor's left. [R-40]"""
    collect(s, s.left(actor), actor, to, printed)


def collect(s: table.State, first: int, actor: int, to: int, printed: int) -> None:
    """Lets the opponents from ``first`` on pay; where one is asked, the others wait for it."""
    seat = first
    while seat != actor:
        base = s.depth
        if s.opposes(actor, seat):
            pay(s, seat, to, printed)
        seat = s.left(seat)
        if s.depth != base:
            s.queue(steps.COLLECT, seat, actor, cards.NONE, to, printed)
            return


def steal(
    s: table.State, seat: int, printed: int, then: int = steps.NOTHING, card: int = cards.NONE
) -> None:
    """Takes gold out of the stakes, at most what is there. [S:end, R-12]

    ``then`` is the question that follows in the same text: it is queued before the gold moves,
    so that it is still due when the stakes are emptied. [R-11, R-14] Sleight of Hand takes 1
    more unless that would leave nothing; where it is asked, all waits for the answer. [6.7]
    """
    extra = 0
    if s.talents >> steps.SLEIGHT_OF_HAND & 1:
        extra = sleight(s, seat, printed)
    if extra > 0 and s.rules.ask_optional == 1:
        s.queue(steps.ASK_USE, seat, then, card, steps.SLEIGHT_OF_HAND, printed)
    else:
        take(s, seat, printed, extra, then, card)


def sleight(s: table.State, seat: int, printed: int) -> int:
    """Gives what Sleight of Hand adds to a theft: its whole extra or nothing. [R-37]"""
    if not s.has(seat, steps.SLEIGHT_OF_HAND):
        return 0
    taken = min(printed * s.unit(), s.stakes)
    return s.unit() if taken > 0 and s.stakes - taken > s.unit() else 0


def take(s: table.State, seat: int, printed: int, extra: int, then: int, card: int) -> None:
    """Moves the gold of a theft.

    If that leaves the stakes at 0, debts repaid into them counted, the gambit ends once the
    running text is done: the step for it is queued here and nowhere else.
    """
    if then != steps.NOTHING:
        s.queue(then, seat, seat, card)
    taken = min(printed * s.unit(), s.stakes)
    if taken <= 0:
        return
    if extra > 0:
        s.note(notes.USE, seat, steps.SLEIGHT_OF_HAND)
    s.stakes -= taken + extra
    if s.journal is not None:
        s.note(notes.STEAL, seat, taken + extra)
    receive(s, seat, taken + extra)
    if s.stakes == 0:
        s.queue(steps.EMPTIED)


def receive(s: table.State, to: int, amount: int) -> None:
    """Gives gold to the stakes, or as income to a seat, which first repays its debts. [S:debt]"""
    if to == steps.STAKES:
        s.stakes += amount
        return
    s.gold[to] += amount
    if s.debts > 0:
        repay(s)


def owe(s: table.State, debtor: int, creditor: int, amount: int) -> None:
    """Enters a debt as the youngest one.

    A seat with as many debts as it may have adds it to its youngest entry with the same
    creditor, or opens one last entry for a creditor it has none with. [section 12, bounds]
    """
    held = 0
    youngest = steps.DEBTS
    for entry in range(s.debts):
        if s.debt_seats[entry] >> 3 == debtor:
            held += 1
            if s.debt_seats[entry] & 7 == creditor:
                youngest = entry
    if s.debts == steps.DEBTS:
        held = steps.DEBTS_A_SEAT
    if held >= steps.DEBTS_A_SEAT and youngest < steps.DEBTS:
        s.debt_gold[youngest] = min(s.debt_gold[youngest] + amount, steps.LARGEST_DEBT)
    elif s.debts < steps.DEBTS:
        s.debt_seats[s.debts] = debtor * 8 + creditor
        s.debt_gold[s.debts] = min(amount, steps.LARGEST_DEBT)
        s.debts += 1


def repay(s: table.State) -> None:
    """Lets gold run to creditors until nobody who holds gold owes anything.

    Oldest first within each debtor; the order between debtors does not matter, since what a
    seat passes on depends only on how much it has received. Each step lowers the sum of debts.
    """
    entry = 0
    while entry < s.debts:
        debtor = s.debt_seats[entry] >> 3
        gold = min(s.gold[debtor], s.debt_gold[entry])
        if gold == 0:
            entry += 1
            continue
        creditor = s.debt_seats[entry] & 7
        s.gold[debtor] -= gold
        s.debt_gold[entry] -= gold
        s.note(notes.REPAY, debtor, creditor, gold)
        if creditor == steps.STAKES:
            s.stakes += gold
        else:
            s.gold[creditor] += gold
        if s.debt_gold[entry] == 0:
            remove_debt(s, entry)
        entry = 0


def remove_debt(s: table.State, entry: int) -> None:
    """Strikes an entry out; the younger ones move up."""
    s.debts -= 1
    for place in range(entry, s.debts):
        s.debt_seats[place] = s.debt_seats[place + 1]
        s.debt_gold[place] = s.debt_gold[place + 1]


def forgive(s: table.State, debtor: int, note: int) -> None:
    """Strikes out all debts of a seat: a winner's are forgiven, others written off. [S:debt]"""
    entry = 0
    while entry < s.debts:
        if s.debt_seats[entry] >> 3 == debtor:
            s.note(note, debtor, s.debt_seats[entry] & 7, s.debt_gold[entry])
            remove_debt(s, entry)
        else:
            entry += 1


def buy(s: table.State, seat: int) -> None:
    """Turns a price card; a holder of Profession may swap it before paying. [S:buy, 3.7, 6.5]

    The holder gets the pile renewed without the price card if that was its last one.
    """
    price = pile.pop(s)
    if price != cards.NONE and s.has(seat, steps.PROFESSION):
        s.price = price
        if s.pile == 0 and s.discards > 0:
            pile.renew(s)
        if s.pile > 0:
            s.note(notes.TURN, seat, price)
            s.queue(steps.ASK_PRICE, seat, seat, price)
            return
    pay_price(s, seat, price)


def swap_price(s: table.State, seat: int) -> None:
    """Turns the second card instead; the first goes back on top of the pile. [R-38]"""
    first = s.price
    second = pile.pop(s)
    pile.put_back(s, first)
    s.note(notes.SWAP, seat, first, second)
    pay_price(s, seat, second)


def pay_price(s: table.State, seat: int, price: int) -> None:
    """Discards the price card, pays its strength to the stakes and fills the hand. [3.7]"""
    s.price = cards.NONE
    if price != cards.NONE:
        pile.discard(s, price)
        if s.journal is not None:
            s.note(notes.BUY, seat, price, table.STRENGTH[price] * s.unit())
        pile.refresh(s)
        pay(s, seat, steps.STAKES, table.STRENGTH[price])
    pile.draw(s, seat, s.rules.buy_to - s.hand_size[seat])
