from __future__ import annotations

import json
import urllib.request

from server.scripted import table_for


def get(address: str) -> dict[str, object]:
    with urllib.request.urlopen(address, timeout=30) as answer:  # noqa: S310
        found: dict[str, object] = json.load(answer)
        return found


def test_offered_games_list_their_cards(server: str) -> None:
    games = get(f"{server}/api/offer")["games"]
    assert isinstance(games, list)
    decks = {game["id"]: game["deck"] for game in games}

    assert sum(decks["three-dragon-ante"].values()) == 70
    assert decks["draco"]["curse"] == 6
    assert sum(decks["draco"].values()) == 43 + 6


def test_a_table_lists_the_cards_of_its_own_ruleset(server: str) -> None:
    address = table_for(
        server, "three-dragon-ante", 3, options={"sets": 2, "remove_cards": ["tiamat"]}
    )

    deck = get(f"{address.base}/api/tables/{address.table}/deck")

    assert deck["red-12"] == 2
    assert "tiamat" not in deck
