"""The contract that every game of the house keeps: Game and State.

Words are OpenSpiel's where there is one. A game is immutable and makes states; a state is
everything true now. A conformance suite runs over every registered game and player count.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Self

from drakehall.kernel.chance import Seed
from drakehall.kernel.errors import BadOption, BadPosition
from drakehall.kernel.events import Event, InformationState
from drakehall.kernel.questions import Observation, Question

TERMINAL = -1


class State(ABC):
    """A game in progress: mutable, cheap to clone, never waiting inside a function.

    ``lines`` are the moves so far (and chance outcomes that were given from outside), as a
    record writes them; ``history`` is every event since the beginning.
    """

    game: Game
    seed: Seed | None
    lines: list[str]
    history: list[Event]
    start: Mapping[str, object] | None = None
    """What the game took over from the one before it in a series, if anything."""

    @property
    @abstractmethod
    def current_player(self) -> int:
        """The seat that is asked, 0-based, or ``TERMINAL``."""

    @property
    @abstractmethod
    def pending_seats(self) -> tuple[int, ...]:
        """All seats that may answer now; more than one only for simultaneous choices."""

    @abstractmethod
    def legal_actions(self, seat: int | None = None) -> list[int]:
        """Gives the legal actions of a pending seat (default: the current player), sorted."""

    @abstractmethod
    def action_text(self, action: int) -> str:
        """Gives an action's text without the seat, as short as it is unmistakable now."""

    @abstractmethod
    def question(self, seat: int | None = None) -> Question | None:
        """Gives the open question of a pending seat, or ``None`` when the game is over."""

    @abstractmethod
    def apply(self, action: int, seat: int | None = None, chance: Sequence[str] = ()) -> None:
        """Makes a move; ``chance`` holds outcomes (``"random green-4"``) of what it causes.

        Raises ``IllegalMove`` with an explanation and changes nothing if it is not legal.
        """

    @abstractmethod
    def play(self, line: str, chance: Sequence[str] = ()) -> None:
        """Makes the move that a line of notation says (``"A play gold-9"``), as ``apply``."""

    @abstractmethod
    def forced(self) -> list[str]:
        """Gives the lines that the rules answered by themselves since the last move."""

    @abstractmethod
    def clone(self) -> Self:
        """Gives an independent copy, also in the middle of a nested power."""

    @abstractmethod
    def snapshot(self) -> Mapping[str, object]:
        """Gives the whole state as plain data (JSON) for ``Game.restore``."""

    @property
    @abstractmethod
    def is_terminal(self) -> bool:
        """Whether the game is over."""

    @abstractmethod
    def returns(self) -> list[float]:
        """Gives each seat's result once the game is over, else zeros."""

    @abstractmethod
    def facts(self) -> Mapping[str, object]:
        """Gives everything true now under the keys of the notation, hiding nothing."""

    @abstractmethod
    def observation(self, seat: int | None) -> Observation:
        """Gives what a seat (``None``: a spectator) sees now."""

    def information_state(self, seat: int) -> InformationState:
        """Gives all that a seat has ever seen."""
        return InformationState(seat, tuple(event.seen_by(seat) for event in self.history))


@dataclass(frozen=True)
class Handover:
    """What passes from a finished game of a series to the next one. (notation, section 5)

    ``start`` is for ``Game.new_state_from``; ``ledger`` are the debts that stay owed outside
    the games.
    """

    start: Mapping[str, object] = field(default_factory=dict)
    ledger: Sequence[Mapping[str, object]] = ()


class Game(ABC):
    """A game with its options and number of players: immutable, the factory of states."""

    id: ClassVar[str]
    min_players: ClassVar[int]
    max_players: ClassVar[int]
    num_actions: ClassVar[int]
    rules_version: ClassVar[int]

    players: int
    options: Mapping[str, object]

    @abstractmethod
    def __init__(self, players: int, options: Mapping[str, object]) -> None:
        """Takes the ruleset; raises ``BadOption`` for what cannot be played."""

    @abstractmethod
    def new_state(self, seed: Seed | None = 0, chance: Sequence[str] = ()) -> State:
        """Deals a game; ``chance`` may hold the deal itself (``"deal CARD…"``).

        With ``seed=None`` every chance outcome has to be given. Raises ``IllegalMove`` for an
        outcome that cannot be.
        """

    def new_state_from(
        self, start: Mapping[str, object], seed: Seed | None = 0, chance: Sequence[str] = ()
    ) -> State:
        """Deals a game that takes over what another left; raises ``BadPosition`` if it cannot."""
        if start:
            raise BadPosition("start-nothing", game=self.id)
        return self.new_state(seed, chance)

    def hand_over(self, end: State) -> Handover:  # noqa: ARG002 - most games begin anew
        """Gives what passes from a finished game to the next one of a series."""
        return Handover()

    def warnings(self) -> list[BadOption]:
        """Gives what this ruleset had better not have, worded like a refusal."""
        return []

    @abstractmethod
    def load(self, position: Mapping[str, object], seed: Seed = 0) -> State:
        """Sets up a position (notation 3.1); raises ``BadPosition`` with the key and reason."""

    @abstractmethod
    def restore(self, snapshot: Mapping[str, object]) -> State:
        """Rebuilds the state that ``State.snapshot`` described."""

    @abstractmethod
    def full_text(self, action: int) -> str:
        """Gives an action's complete text, the same in every state."""

    @abstractmethod
    def parse_action(self, text: str) -> int:
        """Gives the action of a complete text; raises ``BadNotation``."""

    def seats(self) -> range:
        """Gives the seats in turn order."""
        return range(self.players)
