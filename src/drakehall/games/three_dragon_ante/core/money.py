"""Gold: it moves by paying, stealing and income, and nowhere else.

Debts live in these verbs, so no card speaks of them. [3.9]
"""

from __future__ import annotations

from drakehall.games.three_dragon_ante.core import cards, notes, steps, table


def pay(s: table.State, payer: int, to: int, amount: int) -> None:
    """Pays a seat or the stakes; what is missing becomes a debt to them. [S:debt, 3.9]"""
    if amount <= 0:
        return
    paid = min(s.gold[payer], amount)
    s.gold[payer] -= paid
    s.note(notes.PAY, payer, to, paid)
    if amount > paid:
        s.note(notes.DEBT, payer, to, amount - paid)
        owe(s, payer, to, amount - paid)
    receive(s, to, paid)


def each_opponent_pays(s: table.State, actor: int, to: int, amount: int) -> None:
    """Lets every opponent pay, clockwise from the actor's left. [R-40]"""
    seat = s.left(actor)
    while seat != actor:
        pay(s, seat, to, amount)
        seat = s.left(seat)


def steal(s: table.State, seat: int, amount: int) -> None:
    """Takes gold out of the stakes, at most what is there.

    If that leaves the stakes at 0, debts repaid into them counted, the gambit ends once the
    running text is done: the step for it is queued here and nowhere else. [S:end, R-12]
    """
    taken = min(amount, s.stakes)
    if taken <= 0:
        return
    s.stakes -= taken
    s.note(notes.STEAL, seat, taken)
    receive(s, seat, taken)
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
    full = held >= steps.DEBTS_A_SEAT or s.debts == steps.DEBTS
    if full and youngest < steps.DEBTS:
        s.debt_gold[youngest] += amount
        return
    s.debt_seats[s.debts] = debtor * 8 + creditor
    s.debt_gold[s.debts] = amount
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


def forgive(s: table.State, debtor: int) -> None:
    """Writes off all debts of a seat. [S:debt, R-20]"""
    entry = 0
    while entry < s.debts:
        if s.debt_seats[entry] >> 3 == debtor:
            s.note(notes.WRITE_OFF, debtor, s.debt_seats[entry] & 7, s.debt_gold[entry])
            remove_debt(s, entry)
        else:
            entry += 1


def buy(s: table.State, seat: int) -> None:
    """Turns a price card, pays its strength to the stakes and fills the hand. [S:buy, 3.7]"""
    price = s.pop()
    if price != cards.NONE:
        s.discard(price)
        s.note(notes.BUY, seat, price, table.STRENGTH[price])
        s.refresh()
        pay(s, seat, steps.STAKES, table.STRENGTH[price])
    s.draw(seat, s.rules.buy_to - s.hand_size[seat])
