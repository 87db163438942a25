"""Three-Dragon Ante as a game of the house: the shell around the core."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Self

from drakehall.games.three_dragon_ante import fate, handover, positions, settlement, views
from drakehall.games.three_dragon_ante.chronicle import each_note, event_of, forced_lines
from drakehall.games.three_dragon_ante.core import actions, copying, engine, notes, reading, steps
from drakehall.games.three_dragon_ante.core.snapshot import dump, load_arrays, load_scalars
from drakehall.games.three_dragon_ante.core.table import State as Table
from drakehall.games.three_dragon_ante.deeds import Deeds
from drakehall.games.three_dragon_ante.frames import top_frame
from drakehall.games.three_dragon_ante.image import draw_image, ruleset_of
from drakehall.games.three_dragon_ante.memory import Memory
from drakehall.games.three_dragon_ante.openings import openings
from drakehall.games.three_dragon_ante.options import (
    MAX_PLAYERS,
    MIN_PLAYERS,
    check_options,
    warnings,
)
from drakehall.games.three_dragon_ante.positions import ability_bits
from drakehall.games.three_dragon_ante.questions import question
from drakehall.games.three_dragon_ante.resolve import Answer, resolve
from drakehall.games.three_dragon_ante.ruleset import core_rules
from drakehall.games.three_dragon_ante.words import (
    full_text,
    is_slay,
    parse_action,
    without_place,
)
from drakehall.kernel.chance import Seed
from drakehall.kernel.contract import TERMINAL, Game, Handover, State
from drakehall.kernel.errors import BadOption, IllegalMove
from drakehall.kernel.events import Event
from drakehall.kernel.notation import CHANCE, SEATS, seat_number, split_line
from drakehall.kernel.questions import Image, Observation, Question


class ThreeDragonAnte(Game):
    """The game with its ruleset; ``options`` holds every option with its value."""

    id = "three-dragon-ante"
    min_players = MIN_PLAYERS
    max_players = MAX_PLAYERS
    num_actions = actions.COUNT
    rules_version = 1

    def __init__(self, players: int, options: Mapping[str, object]) -> None:
        self.players = players
        self.options = MappingProxyType(check_options(players, options))
        self.rules = core_rules(players, self.options)
        self.ruleset = ruleset_of(players, dict(self.options))

    def new_state(self, seed: Seed | None = 0, chance: Sequence[str] = ()) -> TableState:
        """Deals a game; ``chance`` may hold the deal and renewals that it causes."""
        return self.new_state_from({}, seed, chance)

    def new_state_from(
        self, start: Mapping[str, object], seed: Seed | None = 0, chance: Sequence[str] = ()
    ) -> TableState:
        """Deals a game with the hoards, debts and stakes that an earlier one left. [7.13]"""
        table, journal = self.deal(start, seed, fate.Given(chance, self.players))
        state = TableState(self, table, seed)
        state.start = dict(start) or None
        state.lines = [_chance_line(line) for line in chance]
        state.tell(journal)
        return state

    def deal(
        self, start: Mapping[str, object], seed: Seed | None, given: fate.Given
    ) -> tuple[Table, list[int]]:
        """Gives the table of a new game at its first question, with the core's journal."""
        table = handover.take_over(self.empty_table(), start)
        if self.options["abilities"] == "random":
            for seat, names in enumerate(fate.random_picks(self.players, seed, given)):
                reading.set_abilities(table, seat, ability_bits(names))
        order = fate.deal_order(self.rules.cards(), seed, given)
        reading.set_pile(table, order)
        return fate.run(table, seed, given, engine.begin)

    def load(self, position: Mapping[str, object], seed: Seed = 0) -> TableState:
        """Sets up a position; what is due at its moment happens at once. [notation 3.1]"""
        table = positions.set_up(self.empty_table(), position, seed)
        opening = list(openings(table))
        table, journal = fate.run(table, seed, fate.Given((), self.players), positions.enter)
        state = TableState(self, table, seed)
        state.history = opening
        state.tell(journal)
        return state

    def empty_table(self) -> Table:
        """Gives a table without cards, its seats with the abilities of the ruleset."""
        table = Table(self.rules)
        fixed = self.options["abilities"]
        if isinstance(fixed, Mapping):
            for letter, names in fixed.items():
                reading.set_abilities(table, SEATS.index(letter), ability_bits(names))
        return table

    def restore(self, snapshot: Mapping[str, object]) -> TableState:
        """Rebuilds a state from its snapshot."""
        table = Table(self.rules)
        numbers = snapshot["table"]
        assert isinstance(numbers, dict)
        load_scalars(table, numbers)
        load_arrays(table, numbers)
        seed, lines, history = snapshot["seed"], snapshot["lines"], snapshot["history"]
        assert seed is None or isinstance(seed, int | str)
        assert isinstance(lines, list)
        assert isinstance(history, list)
        state = TableState(self, table, seed)
        state.lines = list(lines)
        state.history = [Event.from_plain(entry) for entry in history]
        state.resume(snapshot["forced"], snapshot["antes"], snapshot["shown"])
        state.remember({}, Deeds.from_plain(snapshot["deeds"]))
        start = snapshot["start"]
        assert start is None or isinstance(start, Mapping)
        state.start = start
        return state

    def hand_over(self, end: State) -> Handover:
        """Gives what passes from a finished game to the next one of a series. [7.13]"""
        return handover.hand_over(self.rules, self.options, end.facts())

    def warnings(self) -> list[BadOption]:
        """Gives what this ruleset had better not have, worded like a refusal. [7.11]"""
        return warnings(self.players, self.options)

    def full_text(self, action: int) -> str:
        """Gives an action's complete text, the same in every state."""
        return full_text(action)

    def parse_action(self, text: str) -> int:
        """Gives the action of a complete text; raises ``BadNotation``."""
        return parse_action(text)


class TableState(State):
    """A game in progress: the core's table, its record and its history."""

    game: ThreeDragonAnte

    def __init__(self, game: ThreeDragonAnte, table: Table, seed: Seed | None) -> None:
        self.game = game
        self.seed = seed
        self.lines: list[str] = []
        self.history: list[Event] = []
        self._table = table
        self._forced: list[str] = []
        self._antes = 0  # lines of the ante that is going on
        self._shown: list[list[int]] = []  # seat and card, shown to it by the last move
        self._memories: dict[int, Memory] = {}
        self._deeds = Deeds(game.players)

    @property
    def table(self) -> Table:
        """The core's table with all its secrets, to be read only."""
        return self._table

    # --- who decides what -----------------------------------------------------------------

    @property
    def current_player(self) -> int:
        """The seat that is asked, or ``TERMINAL``."""
        return TERMINAL if self.is_terminal else top_frame(self._table).seat

    @property
    def pending_seats(self) -> tuple[int, ...]:
        """The seats that may answer now: all that have yet to ante, else the one asked."""
        if self.is_terminal:
            return ()
        if self._asks() != steps.ASK_ANTE:
            return (self.current_player,)
        return tuple(s for s in self.game.seats() if not self._table.chosen >> s & 1)

    def legal_actions(self, seat: int | None = None) -> list[int]:
        """Gives the legal actions of a pending seat, sorted; none for any other seat."""
        if seat is None or seat == self.current_player:
            return engine.legal_actions(self._table)
        return engine.antes_of(self._table, seat) if seat in self.pending_seats else []

    def action_text(self, action: int) -> str:
        """Gives an action's text; a slain dragon's seat only where two would read the same."""
        text = full_text(action)
        if not is_slay(action):
            return text
        short = without_place(text)
        others = [a for a in self.legal_actions() if a != action and is_slay(a)]
        return text if any(without_place(full_text(a)) == short for a in others) else short

    def question(self, seat: int | None = None) -> Question | None:
        """Gives the open question of a pending seat (default: the current player)."""
        asked = self.current_player if seat is None else seat
        if asked not in self.pending_seats:
            return None
        options = {action: self.action_text(action) for action in self.legal_actions(asked)}
        return question(self._table, asked, options)

    # --- moves ----------------------------------------------------------------------------

    def apply(self, action: int, seat: int | None = None, chance: Sequence[str] = ()) -> None:
        """Makes a move by its number; raises ``IllegalMove`` and changes nothing else."""
        who = self.current_player if seat is None else seat
        self._check_pending(who)
        if action not in self.legal_actions(who):
            raise self._not_legal(
                who, full_text(action) if 0 <= action < actions.COUNT else str(action)
            )
        self._make(Answer(who, action), chance)

    def play(self, line: str, chance: Sequence[str] = ()) -> None:
        """Makes the move that a line says; ``@SEAT`` tells equal words apart. [notation 2.1]"""
        parts = split_line(line)
        if parts.who == CHANCE:
            raise IllegalMove("chance-not-now", outcome=parts.text)
        seat = seat_number(parts.who, self.game.players)
        self._check_pending(seat)
        answer = resolve(self._table, seat, parts.text, self.legal_actions(seat))
        if answer is None:
            raise self._not_legal(seat, parts.text)
        self._make(answer, chance)

    def forced(self) -> list[str]:
        """Gives the lines that the rules answered by themselves since the last move."""
        return list(self._forced)

    def _asks(self) -> int:
        return top_frame(self._table).kind

    def _check_pending(self, seat: int) -> None:
        if self.is_terminal:
            raise IllegalMove("move-over")
        if seat not in self.pending_seats:
            if self._asks() == steps.ASK_ANTE:
                raise IllegalMove("move-ante-chosen", seat=SEATS[seat])
            raise IllegalMove("move-other-seat", seat=SEATS[seat], asked=SEATS[self.current_player])

    def _not_legal(self, seat: int, text: str) -> IllegalMove:
        legal = ", ".join(self.action_text(action) for action in self.legal_actions(seat))
        return IllegalMove("move-not-legal", move=f"{SEATS[seat]} {text}", legal=legal)

    def _make(self, answer: Answer, chance: Sequence[str]) -> None:
        asks_ante = self._asks() == steps.ASK_ANTE
        line = f"{SEATS[answer.seat]} {self.action_text(answer.action)}{answer.mark}"

        def act(table: Table) -> None:
            if asks_ante:
                engine.apply_ante(table, answer.seat, answer.action)
            else:
                engine.apply(table, answer.action, answer.place)

        given = fate.Given(chance, self.game.players)
        before = self._table
        self._table, journal = fate.run(before, self.seed, given, act)
        self._deeds.do(before, answer.seat, top_frame(before).kind, answer.action)
        self._write(line)
        self._antes = self._antes + 1 if asks_ante and not _reveals(journal) else 0
        self.lines += [_chance_line(outcome) for outcome in chance]
        self.tell(journal)

    def _write(self, line: str) -> None:
        """Adds a line; antes chosen at the same time stand in seat order."""
        at = len(self.lines)
        first = at - self._antes
        while at > first and self.lines[at - 1] > line:
            at -= 1
        self.lines.insert(at, line)

    def resume(self, forced: object, antes: object, shown: object) -> None:
        """Takes over what another state says of the moves since its last answer."""
        assert isinstance(forced, list)
        assert isinstance(antes, int)
        assert isinstance(shown, list)
        self._shown = [list(pair) for pair in shown]
        self._forced = list(forced)
        self._antes = antes

    def remember(self, memories: Mapping[int, Memory], deeds: Deeds) -> None:
        """Takes over what the seats of another state remember, and what they did."""
        self._memories = {seat: memory.copy() for seat, memory in memories.items()}
        self._deeds = deeds.copy()

    def tell(self, journal: Sequence[int]) -> None:
        """Adds what the core's journal says to the history."""
        self._deeds.tell(journal)
        self._forced = forced_lines(journal)
        self._shown = [[n[1], n[3]] for n in each_note(journal) if n[0] == notes.SEEN]
        winners = tuple(self._winners())
        self.history += [event_of(note, winners) for note in each_note(journal)]

    # --- copies and views -----------------------------------------------------------------

    def clone(self) -> Self:
        """Gives an independent copy."""
        twin = type(self)(self.game, copying.clone(self._table), self.seed)
        twin.lines = list(self.lines)
        twin.history = list(self.history)
        twin.start = self.start
        twin.resume(self._forced, self._antes, self._shown)
        twin.remember(self._memories, self._deeds)
        return twin

    def snapshot(self) -> dict[str, object]:
        """Gives the whole state as plain data."""
        return {
            "game": self.game.id,
            "players": self.game.players,
            "options": dict(self.game.options),
            "seed": self.seed,
            "start": None if self.start is None else dict(self.start),
            "lines": list(self.lines),
            "forced": list(self._forced),
            "antes": self._antes,
            "shown": [list(pair) for pair in self._shown],
            "deeds": self._deeds.to_plain(),
            "table": dump(self._table),
            "history": [event.to_plain() for event in self.history],
        }

    @property
    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self._table.over == 1

    def returns(self) -> list[float]:
        """Gives each seat's gold won or lost against the start, zeros until the game is over."""
        if not self.is_terminal:
            return [0.0] * self.game.players
        usual = self.game.rules.starting_gold
        begun = (self.start or {}).get("gold", {})
        assert isinstance(begun, Mapping)
        gold = self._table.gold
        return [float(gold[s] - begun.get(SEATS[s], usual)) for s in self.game.seats()]

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
        if seat not in self._memories:
            self._memories[seat] = Memory(self.game.rules, seat)
        memory = self._memories[seat]
        for event in self.history[memory.events :]:
            memory.learn(event.seen_by(seat))
        known = memory.to_bytes() + self._deeds.to_bytes()
        return Image(self.game.ruleset, draw_image(self._table, seat), known)

    def _facts(self, eyes: int) -> dict[str, object]:
        head = {"game": self.game.id, "players": self.game.players}
        shown = frozenset(card for seat, card in self._shown if seat == eyes)
        settled = settlement.settle(self._table, self.game.options, self.history)
        return head | views.facts(self._table, eyes, shown) | settled

    def _winners(self) -> list[str]:
        return views.rank_groups(self._table)[0] if self.is_terminal else []


def _reveals(journal: Sequence[int]) -> bool:
    return any(note[0] == notes.REVEAL for note in each_note(journal))


def _chance_line(outcome: str) -> str:
    return f"{CHANCE} {' '.join(outcome.removeprefix(CHANCE).split())}"
