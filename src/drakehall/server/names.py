"""Makes the names that people give themselves harmless and distinct."""

from __future__ import annotations

import unicodedata
from collections.abc import Container
from typing import Final

from drakehall.server.refused import Refused

LONGEST: Final = 20
INVISIBLE: Final = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Controls, marks that turn the direction of writing, and what no letter is."""


def clean_name(text: str, taken: Container[str] = ()) -> str:
    """Gives a name without anything invisible, at most 20 characters, with a number if taken.

    Raises ``Refused`` if nothing is left of it.
    """
    visible = "".join(
        letter for letter in unicodedata.normalize("NFC", text[:200]) if _is_visible(letter)
    )
    name = " ".join(visible.split())[:LONGEST].strip()
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in name):
        raise Refused("bad-name", longest=LONGEST)
    if name not in taken:
        return name
    tails = (f" {number}" for number in range(2, 100))
    return next(
        other for tail in tails if (other := name[: LONGEST - len(tail)] + tail) not in taken
    )


def _is_visible(letter: str) -> bool:
    return unicodedata.category(letter) not in INVISIBLE and letter not in "<>&\"'`"
