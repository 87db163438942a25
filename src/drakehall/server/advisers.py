"""Finds hints in a process of its own: whoever asks for one delays no bot and no table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from drakehall.bots import make_bot
from drakehall.kernel.questions import Observation
from drakehall.review.hints import Hint, hint
from drakehall.server.pool import Pool, plain

ADVISER: Final = "hard"
"""The bot whose advice is given."""
Adviser = Callable[[str, Observation], Hint]
"""Takes a seed and the view of a seat that is asked; gives a hint."""


class Advisers:
    """The process for the hints of all tables."""

    def __init__(self, seconds: float, adviser: Adviser | None = None) -> None:
        self._pool = Pool(1, seconds)
        self._adviser = adviser or advise

    async def hint(self, seed: str, view: Observation) -> Hint:
        """Gives a hint to the question of a view; raises ``TimeoutError``, or what went wrong."""
        return await self._pool.run(partial(self._adviser, seed, plain(view)))

    async def close(self) -> None:
        """Ends the process."""
        await self._pool.close()


def advise(seed: str, view: Observation) -> Hint:
    """Lets a bot say what it would do; a move of the hint is known by its place."""
    assert view.question is not None, "there is no hint without a question"
    places = {option.action: place for place, option in enumerate(view.question.options)}
    return hint(make_bot(ADVISER, seed).advise(view), places)
