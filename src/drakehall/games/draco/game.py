"""Draco no Yamawake as a game of the house: the shell around the core."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Self

from drakehall.games.draco import fate, positions, views
from drakehall.games.draco.cards import CURSE
from drakehall.games.draco.chronicle import (
    DEAL,
    HELD,
    POSITION,
    each_note,
    event_of,
    forced_lines,
)
from drakehall.games.draco.core import actions, copying, engine, phases, scoring
from drakehall.games.draco.core.journal import Journal
from drakehall.games.draco.core.snapshot import dump, load_arrays, load_scalars
from drakehall.games.draco.core.table import State as Table
from drakehall.games.draco.image import draw_image, ruleset_of
from drakehall.games.draco.memory import Memory, known_ends
from drakehall.games.draco.options import MAX_PLAYERS, MIN_PLAYERS, check_options, warnings
from drakehall.games.draco.questions import question
from drakehall.games.draco.ruleset import core_rules
from drakehall.games.draco.words import full_text, parse_action
from drakehall.kernel.chance import Seed
from drakehall.kernel.contract import TERMINAL, Game, State
from drakehall.kernel.errors import BadOption, IllegalMove
from drakehall.kernel.events import Event, Value
from drakehall.kernel.notation import CHANCE, SEATS, seat_number, split_line
from drakehall.kernel.questions import Image, Observation, Question


class Draco(Game):
    """The game with its ruleset; ``options`` holds every option with its value."""

    id = "draco"
    min_players = MIN_PLAYERS
    max_players = MAX_PLAYERS
    num_actions = actions.COUNT
    rules_version = 1

    def __init__(self, players: int, options: Mapping[str, object]) -> None:
        self.players = players
        self.options = MappingProxyType(check_options(players, options))
        self.rules = core_rules(players, self.options)
        self.ruleset = ruleset_of(players, dict(self.options))

    def warnings(self) -> list[BadOption]:
        """Gives what this ruleset had better not have, worded like a refusal. [rules 6]"""
        return warnings(self.players, self.options)

    def new_state(self, seed: Seed | None = 0, chance: Sequence[str] = ()) -> DracoState:
        """Deals a game; ``chance`` may hold ``captain B`` and ``deal CARD…``, in this order."""
        table = Table(self.rules)
        table.feed = fate.deal(self.rules, seed, chance)
        cards = table.feed.size
        state = DracoState(self, table, seed)
        state.lines = [line for line in map(_chance_line, chance) if self._is_open(line)]
        state.history = [Event(DEAL, {"cards": cards})]
        state.run(engine.start)
        return state

    def load(self, position: Mapping[str, object], seed: Seed = 0) -> DracoState:
        """Sets up a position; what is due at its moment happens at once. [notation 3.2]"""
        state = DracoState(self, positions.set_up(self.rules, position, seed), seed)
        state.history = state.openings()
        state.run(positions.enter)
        return state

    def restore(self, snapshot: Mapping[str, object]) -> DracoState:
        """Rebuilds a state from its snapshot."""
        table = Table(self.rules)
        numbers = snapshot["table"]
        assert isinstance(numbers, dict)
        load_scalars(table, numbers)
        load_arrays(table, numbers)
        seed, lines, history = snapshot["seed"], snapshot["lines"], snapshot["history"]
        forced = snapshot["forced"]
        assert seed is None or isinstance(seed, int | str)
        assert isinstance(lines, list)
        assert isinstance(history, list)
        assert isinstance(forced, list)
        state = DracoState(self, table, seed)
        state.lines = list(lines)
        state.history = [Event.from_plain(entry) for entry in history]
        state.resume(forced)
        return state

    def full_text(self, action: int) -> str:
        """Gives an action's complete text, the same in every state."""
        return full_text(action)

    def parse_action(self, text: str) -> int:
        """Gives the action of a complete text; raises ``BadNotation``."""
        return parse_action(text)

    def _is_open(self, line: str) -> bool:
        """Tells whether chance had a choice: a captain named by the ruleset is not written."""
        fixed = self.rules.start_captain != phases.NOBODY
        return not (fixed and line.startswith(f"{CHANCE} {fate.CAPTAIN}"))


class DracoState(State):
    """A game in progress: the core's table, its record and its history."""

    game: Draco

    def __init__(self, game: Draco, table: Table, seed: Seed | None) -> None:
        self.game = game
        self.seed = seed
        self.lines: list[str] = []
        self.history: list[Event] = []
        self._table = table
        self._forced: list[str] = []
        self._memories: dict[int, Memory] = {}

    @property
    def table(self) -> Table:
        """The core's table with all its secrets, to be read only."""
        return self._table

    # --- who decides what -----------------------------------------------------------------

    @property
    def current_player(self) -> int:
        """The seat that is asked, or ``TERMINAL``."""
        return TERMINAL if self.is_terminal else self._table.turn

    @property
    def pending_seats(self) -> tuple[int, ...]:
        """The one seat that is asked; nobody once the game is over."""
        return () if self.is_terminal else (self._table.turn,)

    def legal_actions(self, seat: int | None = None) -> list[int]:
        """Gives the legal actions of the seat that is asked, sorted; none for any other."""
        asked = seat is None or seat == self.current_player
        return engine.legal_actions(self._table) if asked else []

    def action_text(self, action: int) -> str:
        """Gives an action's text."""
        return full_text(action)

    def question(self, seat: int | None = None) -> Question | None:
        """Gives the open question of the seat that is asked."""
        if self.is_terminal or seat not in {None, self.current_player}:
            return None
        return question(self._table, self.legal_actions())

    # --- moves ----------------------------------------------------------------------------

    def apply(self, action: int, seat: int | None = None, chance: Sequence[str] = ()) -> None:
        """Makes a move by its number; raises ``IllegalMove`` and changes nothing else.

        No move of this game causes chance, so ``chance`` has to be empty.
        """
        who = self.current_player if seat is None else seat
        self._check_asked(who)
        if chance:
            raise IllegalMove("chance-not-now", outcome=chance[0])
        if action not in self.legal_actions():
            raise self._not_legal(
                who, full_text(action) if 0 <= action < actions.COUNT else str(action)
            )
        self.run(lambda table: engine.apply(table, action))
        self.lines.append(f"{SEATS[who]} {full_text(action)}")

    def play(self, line: str, chance: Sequence[str] = ()) -> None:
        """Makes the move that a line says. [notation 2.2]"""
        parts = split_line(line)
        if parts.who == CHANCE:
            raise IllegalMove("chance-not-now", outcome=parts.text)
        seat = seat_number(parts.who, self.game.players)
        self._check_asked(seat)
        self.apply(parse_action(parts.text), seat, chance)

    def forced(self) -> list[str]:
        """Gives the lines that the rules answered by themselves since the last move."""
        return list(self._forced)

    def run(self, act: Callable[[Table], None]) -> None:
        """Lets the core act and adds what it tells to the history."""
        table = self._table
        table.journal = Journal()
        act(table)
        journal = table.journal.all_notes()
        table.journal = None
        table.feed = None
        self._forced = forced_lines(journal)
        winners = tuple(views.ranking(table)[0]) if self.is_terminal else ()
        self.history += [event_of(note, winners) for note in each_note(journal)]

    def openings(self) -> list[Event]:
        """Gives what everybody may know of the cards of a position, and each of their own."""
        facts = self.facts()
        curses = [CURSE] * self._table.curses
        seen = " ".join([*_words(facts["table"]), *_words(facts["discard"]), *curses])
        events = [Event(POSITION, {"cards": self._table.pile, "seen": seen})]
        hidden = self.game.options["won_treasure_visible"] is False
        for seat in self.game.seats():
            held = views.treasure(self._table, seat)
            args: dict[str, Value] = {
                "seat": SEATS[seat],
                "count": len(held),
                "held": " ".join(held),
            }
            secret = frozenset({"held"} if hidden else ())
            if held:
                events.append(Event(HELD, args, secret, frozenset({seat})))
        return events

    def resume(self, forced: Sequence[str], memories: Mapping[int, Memory] | None = None) -> None:
        """Takes over what another state says of the moves since its last answer."""
        self._forced = list(forced)
        self._memories = {seat: memory.copy() for seat, memory in (memories or {}).items()}

    def _check_asked(self, seat: int) -> None:
        if self.is_terminal:
            raise IllegalMove("move-over")
        if seat != self.current_player:
            raise IllegalMove("move-other-seat", seat=SEATS[seat], asked=SEATS[self.current_player])

    def _not_legal(self, seat: int, text: str) -> IllegalMove:
        legal = ", ".join(self.action_text(action) for action in self.legal_actions())
        return IllegalMove("move-not-legal", move=f"{SEATS[seat]} {text}", legal=legal)

    # --- copies and views -----------------------------------------------------------------

    def clone(self) -> Self:
        """Gives an independent copy."""
        twin = type(self)(self.game, copying.clone(self._table), self.seed)
        twin.lines = list(self.lines)
        twin.history = list(self.history)
        twin.resume(self._forced, self._memories)
        return twin

    def snapshot(self) -> dict[str, object]:
        """Gives the whole state as plain data."""
        return {
            "game": self.game.id,
            "players": self.game.players,
            "options": dict(self.game.options),
            "seed": self.seed,
            "lines": list(self.lines),
            "forced": list(self._forced),
            "table": dump(self._table),
            "history": [event.to_plain() for event in self.history],
        }

    @property
    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._table.phase == phases.OVER

    def returns(self) -> list[float]:
        """Gives each seat's score, zeros until the game is over."""
        if not self.is_terminal:
            return [0.0] * self.game.players
        return [float(scoring.score(self._table, seat)) for seat in self.game.seats()]

    def facts(self) -> dict[str, object]:
        """Gives everything true now, hiding nothing."""
        return self._facts(views.ALL)

    def observation(self, seat: int | None) -> Observation:
        """Gives what a seat, or a spectator, sees now."""
        if seat is None:
            return Observation(None, self._facts(views.SPECTATOR))
        return Observation(seat, self._facts(seat), self.question(seat), self._image(seat))

    def _image(self, seat: int) -> Image:
        """Gives what a program in a seat may reckon with."""
        memory = self._memory(seat)
        ends = known_ends(memory, self._facts(seat)["piles"])
        table = draw_image(self._table, memory.held)
        return Image(self.game.ruleset, table, memory.to_bytes(ends))

    def _memory(self, seat: int) -> Memory:
        """Gives what a seat remembers, brought up to now."""
        if seat not in self._memories:
            self._memories[seat] = Memory(self.game.rules)
        memory = self._memories[seat]
        for event in self.history[memory.events :]:
            memory.learn(event.seen_by(seat))
        return memory

    def _facts(self, eyes: int) -> dict[str, object]:
        head: dict[str, object] = {"game": self.game.id, "players": self.game.players}
        return head | views.facts(self._table, self.game.options, eyes)


def _words(value: object) -> list[str]:
    assert isinstance(value, list)
    return value


def _chance_line(outcome: str) -> str:
    return f"{CHANCE} {' '.join(outcome.removeprefix(CHANCE).split())}"
