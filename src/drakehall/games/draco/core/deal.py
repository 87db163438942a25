"""The deal: the first captain and the deck, from outside or by the generator inside the state.

By default the treasures are dealt into six piles, one curse goes into each, each pile is
shuffled, and the piles are stacked in random order. [rules 3.2]
"""

from __future__ import annotations

from drakehall.games.draco.core import cards, phases, table


def deal_cards(s: table.State) -> None:
    """Puts the deck in its place and makes a seat captain."""
    if s.feed is None:
        deal_by_luck(s)
    else:
        deal_as_told(s)


def deal_as_told(s: table.State) -> None:
    """Takes the deal from the feed."""
    if s.feed is None:
        return
    s.captain = s.feed.captain
    s.pile = s.feed.size
    for place in range(s.pile):
        s.deck[s.pile - 1 - place] = s.feed.order[place]
    s.blocks = s.feed.blocks
    s.block_at = 0
    s.under = 0
    for place in range(s.blocks):
        s.block[place] = s.feed.block[place]


def deal_by_luck(s: table.State) -> None:
    """Draws the first captain and deals the deck by the procedure of the ruleset."""
    s.captain = s.below(s.n) if s.rules.start_captain == phases.NOBODY else s.rules.start_captain
    size = s.rules.treasure_count
    for place in range(size):
        s.table[place] = s.rules.treasure[place]
    for last in range(size - 1, 0, -1):
        other = s.below(last + 1)
        card = s.table[last]
        s.table[last] = s.table[other]
        s.table[other] = card
    stack_piles(s)


def stack_piles(s: table.State) -> None:
    """Builds the piles from the shuffled treasures on the table and stacks them.

    Shuffled treasures dealt round the piles are as good as equal runs of them: each pile gets
    the next ones, pile i one more of what does not divide evenly.
    """
    piles = s.rules.pile_count
    for number in range(piles):
        s.block[number] = number
    for last in range(piles - 1, 0, -1):
        other = s.below(last + 1)
        number = s.block[last]
        s.block[last] = s.block[other]
        s.block[other] = number
    s.pile = s.rules.treasure_count + s.rules.cursed_count
    top = s.pile
    dealt = 0
    for place in range(piles):
        number = s.block[place]
        curses = share(s.rules.cursed_count, piles, number)
        size = share(s.rules.treasure_count, piles, number) + curses
        for card in range(size):
            if card < curses:
                s.deck[top - 1 - card] = cards.CURSE
            else:
                s.deck[top - 1 - card] = s.table[dealt]
                dealt += 1
        top -= size
        shuffle_range(s, top, size)
        s.block[place] = size
    s.blocks = piles
    s.block_at = 0
    s.under = 0
    s.table_size = 0


def share(cards_in_all: int, piles: int, number: int) -> int:
    """Gives how many of some cards, dealt round the piles one by one, a pile gets."""
    extra = 1 if number < cards_in_all % piles else 0
    return cards_in_all // piles + extra


def shuffle_range(s: table.State, low: int, size: int) -> None:
    """Shuffles ``size`` cards of the deck from place ``low`` up."""
    for last in range(size - 1, 0, -1):
        other = s.below(last + 1)
        card = s.deck[low + last]
        s.deck[low + last] = s.deck[low + other]
        s.deck[low + other] = card
