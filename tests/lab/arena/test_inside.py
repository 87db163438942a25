"""Games inside the core are the games that the shell plays, and bots see no more there."""

import pytest

from drakehall.bots import make_bot
from drakehall.bots.any_game import AnyGame
from drakehall.bots.contract import Bot, TableBot
from drakehall.games import REGISTRY, new_game
from drakehall.kernel.questions import Observation
from drakehall.lab.arena import play
from drakehall.lab.arena.times import Times

INNER = ["rules", "random", "easy", "fair", "random", "rules"]
TABLES = [
    (game, players)
    for game, kind in REGISTRY.items()
    for players in range(kind.min_players, kind.max_players + 1)
]
OTHER_RULES: dict[str, dict[str, object]] = {
    "three-dragon-ante": {"abilities": "random", "sets": 2},
    "draco": {"min_flips": 2, "plus_colours": 2},
}


class Viewer(Bot):
    """Shows a bot its views and nothing else."""

    inner: TableBot

    def choose(self, view: Observation) -> int:
        """Gives what the bot answers to the view."""
        return self.inner.choose(view)


def viewers(bots: list[TableBot]) -> list[Viewer]:
    found = [Viewer(0) for _ in bots]
    for viewer, bot in zip(found, bots, strict=True):
        viewer.inner = bot
    return found


def seated(game: str, kinds: list[str], seed: str) -> list[TableBot]:
    found = []
    for seat, kind in enumerate(kinds):
        bot = make_bot(kind, f"{seed}/{seat}")
        assert isinstance(bot, AnyGame)
        inner = bot.at(game)
        assert isinstance(inner, TableBot)
        found.append(inner)
    return found


@pytest.mark.parametrize("usual", [True, False])
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_game_inside_the_core_is_the_one_of_the_shell(name: str, players: int, usual: bool) -> None:
    game = new_game(name, players, {} if usual else OTHER_RULES[name])
    watches = [Times()] * players
    for deal in range(3):
        kinds = (INNER[deal:] + INNER[:deal])[:players]
        bots = seated(name, kinds, f"inside {deal}")
        shown = play.play_in_view(game, viewers(bots), f"deal {deal}", watches)

        assert play.play_inside(game, bots, f"deal {deal}", watches) == shown


def test_bot_that_would_see_more_on_the_table_is_shown_its_view() -> None:
    game = new_game("draco", 3, {"won_treasure_visible": False})
    kinds = ["rules", "rules", "random"]
    for deal in range(3):
        bots = seated("draco", kinds, f"{deal}")
        shown = play.play_in_view(game, viewers(bots), f"{deal}", [Times()] * 3)

        assert play.play_game(game, kinds, f"{deal}") == shown
