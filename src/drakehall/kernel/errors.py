"""What the rules refuse, as message ids with arguments.

The core and the kernel know no language: an error carries the id of a message and the values
that belong in it, and whoever talks to a person words it (``drakehall.language``).
"""

from __future__ import annotations


class Refusal(ValueError):
    """Says no: ``message`` is the id of a sentence, ``args_`` the values it speaks of."""

    def __init__(self, message: str, **args: str | int) -> None:
        super().__init__(message, args)
        self.message = message
        self.args_ = args

    def __str__(self) -> str:
        """Shows the id and the values, for logs and tracebacks."""
        values = ", ".join(f"{name}={value}" for name, value in self.args_.items())
        return f"{self.message} ({values})" if values else self.message


class IllegalMove(Refusal):
    """A move, or a chance outcome, that cannot be made now; nothing has changed."""


class BadNotation(Refusal):
    """A word or line that the notation does not know."""


class BadOption(Refusal):
    """An option that is unknown, out of range, or clashes with another."""


class BadPosition(Refusal):
    """A position that cannot be set up."""


class BadRecord(Refusal):
    """A record that cannot be replayed."""
