"""What is written about a server: lines for programs, without what people wrote or played."""

from __future__ import annotations

import json
import logging
import sys

from drakehall.server.run import JsonLines


def written(message: str, *, failed: bool = False, **extra: object) -> dict[str, object]:
    """Gives a line of the log as a program reads it."""
    failure = None
    if failed:
        try:
            int("red-5 of Aki")
        except ValueError:
            failure = sys.exc_info()
    record = logging.LogRecord("drakehall", logging.ERROR, __file__, 1, message, None, failure)
    vars(record).update(extra)
    line: dict[str, object] = json.loads(JsonLines().format(record))
    return line


def test_a_line_is_an_object_with_what_was_added() -> None:
    line = written("connection refused", code="origin", view=object())

    assert (line["event"], line["level"], line["code"]) == ("connection refused", "error", "origin")
    assert "view" not in line


def test_an_error_says_where_it_was_and_not_what_it_spoke_of() -> None:
    line = written("table given up", failed=True)

    assert line["error"] == "ValueError"
    assert "test_logs.py" in str(line["at"])
    assert "Aki" not in json.dumps(line)
