"""What is played: a game with its rules, who sits there, and the seed of all deals."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import cast

from drakehall.bots import make_bot
from drakehall.games import new_game
from drakehall.kernel.chance import Seed, derive, seed_text
from drakehall.kernel.contract import Game


@dataclass(frozen=True)
class Contest:
    """Bots at a table, in turn order; every deal is played once from each seat.

    ``rules`` are the options as JSON, so that a contest can be a key and travel to another
    machine.
    """

    game: str
    bots: tuple[str, ...]
    rules: str
    seed: str

    @classmethod
    def of(
        cls,
        game: str,
        bots: Sequence[str],
        options: Mapping[str, object] | None = None,
        seed: Seed = 0,
    ) -> Contest:
        """Makes a contest; raises ``BadOption`` for what cannot be played."""
        contest = cls(game, tuple(bots), json.dumps(options or {}), seed_text(seed))
        for bot in contest.names:
            make_bot(bot, 0)
        contest.new_game()
        return contest

    @property
    def options(self) -> Mapping[str, object]:
        """The rules that differ from the usual ones."""
        return cast("Mapping[str, object]", json.loads(self.rules))

    @property
    def names(self) -> list[str]:
        """The distinct bots, in the order in which they were named."""
        return list(dict.fromkeys(self.bots))

    @property
    def key(self) -> str:
        """A short text that is the same for the same contest and for no other."""
        parts = [self.game, *self.bots, json.dumps(self.options, sort_keys=True), self.seed]
        return hashlib.sha256(json.dumps(parts).encode()).hexdigest()[:16]

    def new_game(self) -> Game:
        """Makes the game that is played."""
        return new_game(self.game, len(self.bots), self.options)

    def deal_seed(self, deal: int) -> str:
        """Gives the seed of a deal, the same however many are played."""
        return derive(self.seed, deal)

    def seating(self, shift: int) -> list[str]:
        """Gives the bot of each seat after everybody has moved on by ``shift`` seats."""
        count = len(self.bots)
        return [self.bots[(seat + shift) % count] for seat in range(count)]
