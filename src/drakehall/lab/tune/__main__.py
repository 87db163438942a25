"""Tunes the weights of the rules of thumb of a game for tables of one size.

    python -m drakehall.lab.tune --game draco --players 2

The last line that it prints stands in ``players/tuned.py`` of the game. Compiled cores make it a
matter of minutes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

import click

from drakehall.kernel.errors import BadOption
from drakehall.lab.tune import draco, three_dragon_ante
from drakehall.lab.tune.spsa import FIRST_DEAL, Plan, Tables, tune, whole
from drakehall.language import default_language, word

GAMES: Final[Mapping[str, Callable[[int], Tables]]] = {
    "three-dragon-ante": three_dragon_ante.Tables,
    "draco": draco.Tables,
}


@click.command()
@click.option("--game", type=click.Choice(list(GAMES)), required=True)
@click.option("--players", default=2, show_default=True)
@click.option("--steps", default=4000, show_default=True)
@click.option("--deals", default=50, show_default=True, help="Deals of each step.")
@click.option("--seed", default=1, show_default=True)
@click.option("--gain", default=0.7, show_default=True)
@click.option("--fresh", default=2000, show_default=True, help="Deals that judge the outcome.")
def main(
    game: str, players: int, steps: int, deals: int, seed: int, gain: float, fresh: int
) -> None:
    """Tunes the weights by self-play, and says how they do against those they started from."""
    try:
        tables = GAMES[game](players)
    except BadOption as refusal:
        raise click.UsageError(word(refusal, default_language())) from None
    end = tune(tables, Plan(steps, deals, seed, gain))
    start = whole(weight.start for weight in tables.weights)
    edge = tables.edge(end, start, range(FIRST_DEAL - fresh, FIRST_DEAL))
    click.echo(f"{players}: {tuple(end)},  # edge over the start {edge:+.3f}")


if __name__ == "__main__":
    main()
