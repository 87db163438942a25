from __future__ import annotations

import json
import re
from pathlib import Path

ART = Path(__file__).parents[2] / "web" / "src" / "look" / "art"
SPRITES = ("sprite.svg", "more.svg")
WORDMARK = "wordmark"
"""Letters of a typeface, credited with the typefaces."""


SYMBOL = re.compile(r'<symbol id="([^"]+)"[^>]*>(.*?)</symbol>', re.DOTALL)


def test_every_symbol_is_credited_once() -> None:
    drawn = [
        symbol
        for sprite in SPRITES
        for symbol, _ in SYMBOL.findall((ART / sprite).read_text("utf-8"))
    ]
    found = json.loads((ART / "credits.json").read_text("utf-8"))
    credited = [*found["icons"], *found["own"]]

    assert sorted(credited) == sorted(set(drawn) - {WORDMARK})
    assert all(icon["author"] and icon["name"] for icon in found["icons"].values())


def test_symbols_carry_no_colours_but_the_coin() -> None:
    for sprite in SPRITES:
        text = (ART / sprite).read_text("utf-8")
        for symbol, body in SYMBOL.findall(text):
            assert symbol == "coin" or not re.search(r'="#[0-9a-f]{3,6}"', body), symbol
