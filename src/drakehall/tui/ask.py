"""Reads answers from the keyboard or a pipe; says what is expected until one fits."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence

from drakehall.language import Words

Lines = Sequence[str]


class Leave(Exception):
    """Says that the player has left: by command, by Ctrl-C, or at the end of the input."""


class Reader:
    """Asks a person for lines; ``echo`` prints one line."""

    def __init__(self, words: Words, echo: Callable[[str], None]) -> None:
        self._words = words
        self._echo = echo

    def number(self, last: int, command: Callable[[str], Lines | None]) -> int:
        """Asks for a number from 1 to ``last``; ``command`` answers everything else, if it can."""
        numbers = {str(number): number for number in range(1, last + 1)}
        while True:
            text = self.line(self._words.say("read-number", last=last))
            if text in numbers:
                return numbers[text]
            lines = command(text)
            for line in lines if lines is not None else [self._words.say("read-again", last=last)]:
                self._echo(line)

    def line(self, prompt: str) -> str:
        """Asks for a line; Ctrl-C puts the question whether to leave, once."""
        while True:
            try:
                return _typed(prompt)
            except KeyboardInterrupt:
                self._echo("")
                self.leave()

    def leave(self) -> None:
        """Asks whether to leave; raises ``Leave`` on yes, and on a second Ctrl-C."""
        try:
            answer = _typed(self._words.say("read-leave"))
        except KeyboardInterrupt:
            raise Leave from None
        if answer.casefold() in self._words.say("read-yes").split():
            raise Leave


def _typed(prompt: str) -> str:
    """Reads a line; wide digits and letters of a Japanese keyboard count as plain ones."""
    try:
        return unicodedata.normalize("NFKC", input(f"{prompt} ")).strip()
    except EOFError:
        raise Leave from None
