"""A match: the plain game and the program play the same game, move by move.

The plain game leads: it says who is asked what, and chance falls as the test decides. The
program is told the same answers and outcomes, and refuses what does not fit.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from drakehall.games import new_game
from drakehall.games.three_dragon_ante.cards import CARDS
from drakehall.kernel.contract import State
from games.three_dragon_ante.plain_game import PlainGame
from games.three_dragon_ante.plain_table import CHANCE, Ask, Play

GAME = "three-dragon-ante"
NOT_PLAYED = ("ring_game", "prize", "settle_base", "settle_debts", "debt_factor")
"""Options that the plain game does not know, or that change nothing of the play."""
DEEP = ("copper", "dracolich", "archmage", "princess")
DEEP_SHARE = 0.5
"""How often a card that runs other cards' powers is chosen for that."""


def deck_words(options: Mapping[str, Any]) -> list[str]:
    """Gives the words of the deck, each copy once."""
    return [
        card.word
        for _ in range(options["sets"])
        for card in CARDS
        if card.word not in options["remove_cards"]
        and card.strength >= options["min_strength"]
        and not (options["no_draw_powers"] and card.power in {"gold", "silver", "fool"})
    ]


class Match:
    """One game, played by the plain rules and by the program."""

    def __init__(self, players: int, options: Mapping[str, Any], luck: random.Random) -> None:
        self.luck = luck
        self.plain = PlainGame(players, options)
        self.course: Play = self.plain.play(deck_words(options))
        self.asked: Ask | None = None
        outcomes = self.advance(None)
        self.state: State = new_game(GAME, players, options).new_state(None, outcomes)

    def advance(self, answer: str | None) -> list[str]:
        """Sends an answer to the plain game and gives what chance did up to the next question."""
        outcomes: list[str] = []
        try:
            self.asked = next(self.course) if answer is None else self.course.send(answer)
            while self.asked.seat == CHANCE:
                outcome = self.chance(self.asked)
                outcomes.append(f"{self.asked.kind} {outcome}")
                self.asked = self.course.send(outcome)
        except StopIteration:
            self.asked = None
        return outcomes

    def chance(self, asked: Ask) -> str:
        """Draws an outcome."""
        if asked.kind == "random":
            return self.luck.choice(asked.answers)
        return " ".join(self.luck.sample(asked.answers, len(asked.answers)))

    def move(self) -> None:
        """Makes a random move in both."""
        assert self.asked
        deep = [a for a in self.asked.answers if any(word in a for word in DEEP)]
        answers = deep if deep and self.luck.random() < DEEP_SHARE else self.asked.answers
        answer = self.luck.choice(answers)
        line = f"{self.asked.seat} {answer}"
        self.state.play(line, self.advance(answer))

    def differences(self) -> dict[str, object]:
        """Gives what the plain game and the program see differently."""
        facts, plain = program_facts(self.state), plain_facts(self.plain, self.asked)
        return {key: (plain[key], facts[key]) for key in plain if plain[key] != facts[key]}


def program_facts(state: State) -> dict[str, Any]:
    """Gives what the program says is true."""
    facts = dict(state.facts())
    hand, discard = facts["hand"], facts["discard"]
    assert isinstance(hand, dict)
    assert isinstance(discard, list)
    facts["hand"] = {seat: sorted(cards) for seat, cards in hand.items()}
    facts["discard"] = sorted(discard)
    facts["answers"] = sorted(map(state.game.full_text, state.legal_actions()))
    return facts


def plain_facts(plain: PlainGame, asked: Ask | None) -> dict[str, object]:
    """Gives what the plain game says is true, under the same keys."""
    seats = plain.seats
    return {
        "asks": asked.kind if asked else "none",
        "to_act": asked.seat if asked else "none",
        "answers": sorted(asked.answers) if asked else [],
        "over": plain.over,
        "gambit": plain.gambit,
        "leader": plain.leader,
        "gold": plain.gold,
        "stakes": plain.stakes,
        "debts": [vars(debt) for debt in plain.debts],
        "hand": {seat: sorted(c.word for c in plain.hand[seat]) for seat in seats},
        "flight": {seat: [c.word if c else "-" for c in plain.flight[seat]] for seat in seats},
        "total": {seat: plain.total(seat) for seat in seats},
        "deck": [card.word for card in plain.pile],
        "discard": sorted(card.word for card in plain.discard),
        "refreshes": plain.refreshes,
        "drawn": plain.drawn,
        "druid": plain.weakest_wins,
        "priest": plain.next_leader or "none",
        "rate": plain.rate,
        "out": plain.out,
        "ranking": plain.ranking() if plain.over else [],
        "wild_used": sorted(plain.wild_used),
        "abilities": {seat: sorted(plain.abilities[seat]) for seat in seats},
    }
