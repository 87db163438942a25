"""Plays one game at the terminal: asks people, lets bots choose, saves after each move."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Mapping, Sequence

from drakehall.bots import make_bot
from drakehall.kernel.chance import seed_text
from drakehall.kernel.contract import State
from drakehall.language import Words
from drakehall.tui.ask import Lines, Reader
from drakehall.tui.hints import OFF, REASONS, advice_lines
from drakehall.tui.log import since_last_answer
from drakehall.tui.ring import Ring
from drakehall.tui.screens import screen_of
from drakehall.tui.seats import Seat

BLANK_LINES = 40
"""At least so many lines hide a hand from the next person at the same terminal."""


class Session:
    """One game from its first question, or from where it was left, to its end.

    ``hints`` says what is shown before a choice: one of ``hints.LEVELS``.
    """

    def __init__(
        self,
        state: State,
        seats: Sequence[Seat],
        words: Words,
        echo: Callable[[str], None],
        hints: str = REASONS,
    ) -> None:
        self._state = state
        self._seats = seats
        self._names = [seat.name for seat in seats]
        self._people = [number for number, seat in enumerate(seats) if not seat.bot]
        self._seed = "" if state.seed is None else seed_text(state.seed)
        self._words = words.of(state.game.id)
        self._echo = echo
        self._hints = hints
        self._reader = Reader(words, echo)
        self.screen = screen_of(state.game.id, words, self._names, state.game.options)
        self.ring = Ring(seats, self._sits_down)
        self._facing: int | None = self._people[0] if len(self._people) == 1 else None
        self._shown: dict[int, list[str]] = {}
        self._told = 0
        self.saved = True

    @property
    def state(self) -> State:
        """The game as it stands."""
        return self._state

    def play(self, save: Callable[[State], None], file: str) -> None:
        """Plays to the end; raises ``Leave`` when a person leaves before.

        ``save`` keeps the game in a file, or raises ``OSError``.
        """
        self._opening()
        self._save(save, file)
        while not self._state.is_terminal:
            try:
                self._move()
                self._save(save, file)
            except KeyboardInterrupt:  # while a bot was thinking
                self._reader.leave()
        self._ending()

    def _move(self) -> None:
        seat = self._state.current_player
        bot = self._seats[seat].bot
        if bot:
            # A bot is made anew for each move, so that a resumed game goes on as it would have.
            luck = f"{self._seed}/{seat}/{len(self._state.lines)}"
            action = make_bot(bot, luck).choose(self._state.observation(seat))
        else:
            action = self._ask(seat)
        # The move is made on a copy: Ctrl-C in the middle of it must not leave half a move.
        after = self._state.clone()
        after.apply(action, seat)
        if changes := self.ring.changes(self._state, after):
            after = self._state.clone()
            after.apply(action, seat, changes)
        self._state = after
        if not self._people:
            self._tell_everybody()

    def _ask(self, seat: int) -> int:
        if seat != self._facing:
            self._curtain(seat)
        view = self._state.observation(seat)
        question = view.question
        if question is None:
            raise RuntimeError(f"seat {seat} is to move and has no question")
        if news := self.screen.log(since_last_answer(self._state, seat), seat):
            self._show_all(["", *news])
        if (table := self._table(seat)) != self._shown.get(seat):
            self._shown[seat] = table
            self._show_all(["", *table])
        advice = advice_lines(view, self._hints, self._words, self._names, self._seed)
        self._show_all(
            [*self.screen.before_question(view), "", *self.screen.question(view), *advice]
        )
        number = self._reader.number(len(question.options), lambda text: self._command(seat, text))
        return question.options[number - 1].action

    def _command(self, seat: int, text: str) -> Lines | None:
        """Gives the answer to what is no number; ``None`` if it is no command either."""
        command, _, rest = text.casefold().partition(" ")
        if command == "q" and not rest:
            self._reader.leave()
            return []
        if command == "c":
            return self._topic(seat, rest.strip())
        if command == "u" and not rest and self._state.game.options.get("ring_game"):
            gets_up = self.ring.get_up(seat)
            return [self._words.say("ring-up" if gets_up else "ring-stay")]
        answers: Mapping[str, Callable[[], Lines]] = {
            "?": self._help,
            "t": lambda: [*self._table(seat), *self.screen.hand(self._state.observation(seat))],
            "l": lambda: self._log(seat),
        }
        return answers[text.casefold()]() if text.casefold() in answers else None

    def _help(self) -> Lines:
        rings = self._state.game.options.get("ring_game")
        topics = ["help-choice", "help-game", "help-play", *(["help-ring"] if rings else [])]
        return [line for topic in topics for line in self._words.say(topic).splitlines()]

    def _topic(self, seat: int, which: str) -> Lines:
        question = self._state.question(seat)
        texts = [option.text for option in question.options] if question else []
        numbers = {str(number): text for number, text in enumerate(texts, start=1)}
        if which in numbers:
            topic = self.screen.topic_of(numbers[which])
        else:
            topic = self.screen.find_topic(which)
        return self.screen.explain(topic) if topic else [self._words.say("read-no-card")]

    def _table(self, seat: int) -> list[str]:
        view = self._state.observation(seat)
        known = self._state.information_state(seat)
        hints = self.screen.hints(view, known) if self._hints != OFF else []
        return [*self.screen.table(view), *hints]

    def _log(self, seat: int) -> list[str]:
        lines = self.screen.log(since_last_answer(self._state, seat), seat)
        return lines or [self._words.say("log-nothing")]

    def _curtain(self, seat: int) -> None:
        """Hands the terminal on, in a game with secrets out of sight of the one before."""
        if self.screen.has_secrets:
            name = self._words.name(self._names[seat])
            if self._facing is not None:
                height = shutil.get_terminal_size().lines
                self._show_all([""] * max(BLANK_LINES, height))
            self._reader.line(self._words.say("pass-on", name=name))
        self._facing = seat

    def _opening(self) -> None:
        players = self._words.both([self._words.name(name) for name in self._names])
        game = self._words.say(f"game-{self._state.game.id}")
        self._echo(self._words.say("play-opening", game=game, players=players))
        if self._people:
            self._echo(self._words.say("play-help"))

    def _ending(self) -> None:
        self._echo("")
        if self._people:
            viewer = self._people[0] if len(self._people) == 1 else None
            logs = [since_last_answer(self._state, seat) for seat in self._people]
            unheard = len(max(logs, key=len))
            events = self._state.history[len(self._state.history) - unheard :]
            self._show_all(self.screen.log((event.seen_by(viewer) for event in events), viewer))
        self._show_all(self.screen.ending(self._state.observation(None)))
        self._echo(self._words.say("play-seed", seed=self._seed))

    def _tell_everybody(self) -> None:
        news = self._state.history[self._told :]
        self._told = len(self._state.history)
        self._show_all(self.screen.log((event.seen_by(None) for event in news), None))

    def _sits_down(self, seat: int) -> bool:
        """Asks a person whose chair is empty, in the open: nothing secret is on the screen."""
        name = self._words.name(self._names[seat])
        gold = str(self._state.game.options["starting_gold"])
        answer = self._reader.line(self._words.say("ring-join", name=name, gold=gold))
        return answer.casefold() in self._words.say("read-yes").split()

    def _save(self, save: Callable[[State], None], file: str) -> None:
        """Saves the game so far; where that fails, says so once and plays on."""
        try:
            save(self._state)
        except OSError:
            if self.saved:
                self._echo(self._words.say("save-failed", file=file))
            self.saved = False

    def _show_all(self, lines: Lines) -> None:
        for line in lines:
            self._echo(line)
