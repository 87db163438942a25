"""Every build is known for what it is, and a mixture is refused."""

import json
import math
import sys
from importlib import import_module
from types import ModuleType

import pytest

from drakehall.games import REGISTRY, new_game
from drakehall.kernel.errors import Refusal
from drakehall.lab import builds
from drakehall.lab.builds import COMPILED, INTERPRETED, MIXED, build_of, check_build, kind_of
from drakehall.lab.tables import LONGEST, table_of


@pytest.mark.parametrize("game", REGISTRY)
def test_a_core_is_of_one_build(game: str) -> None:
    build = build_of(game)

    other = COMPILED if build == INTERPRETED else INTERPRETED
    check_build(build)
    with pytest.raises(Refusal, match=f"core-other .*expected={other}"):
        check_build(other)


@pytest.mark.parametrize("odd", ["money", "cards", "crowd", "plays"])
def test_a_core_with_one_odd_module_is_refused(odd: str, monkeypatch: pytest.MonkeyPatch) -> None:
    build = build_of("three-dragon-ante")
    honest = builds.kind_of

    def kind(module: ModuleType) -> str:
        mine = honest(module)
        other = COMPILED if mine == INTERPRETED else INTERPRETED
        return other if module.__name__.endswith(f".{odd}") else mine

    names = builds.modules_of("drakehall.games.three_dragon_ante.core")
    if odd == "crowd":  # there is one if the core is compiled, and only then
        names = [*names, odd] if build == INTERPRETED else [n for n in names if n != odd]
        monkeypatch.setattr(builds, "modules_of", lambda _: names)
        monkeypatch.setattr(builds, "players_of", lambda _: {})
        monkeypatch.setattr(builds, "import_module", lambda name: sys.modules.get(name, math))
    monkeypatch.setattr(builds, "kind_of", kind)

    with pytest.raises(Refusal, match=f"core-mixed .*{odd}"):
        build_of("three-dragon-ante")


def test_a_plain_module_with_a_built_in_function_is_a_mixture() -> None:
    module = ModuleType("math")
    module.__spec__ = json.__spec__
    assert kind_of(module) == INTERPRETED

    vars(module).update(vars(math), __spec__=json.__spec__)
    assert kind_of(module) == MIXED


@pytest.mark.parametrize("game", REGISTRY)
def test_the_joined_core_plays_the_games_of_its_modules(game: str) -> None:
    core = builds.core_of(game)
    state = import_module(f"{core}.table").State
    playout = import_module(f"{core}.playout")
    rules = new_game(game, 4).rules  # type: ignore[attr-defined]

    found = playout.checksum(state(rules), state(rules), 1, 20, LONGEST)

    assert table_of(new_game(game, 4)).checksum(1, 20) == found


@pytest.mark.parametrize(
    ("game", "option"),
    [("three-dragon-ante", {"round_tie": "cascade"}), ("draco", {"gift_size": 3})],
)
def test_the_form_for_usual_tables_plays_these_and_no_others(
    game: str, option: dict[str, object]
) -> None:
    core = builds.core_of(game)
    state = import_module(f"{core}.table").State
    kinds = [new_game(game, 4), new_game(game, 3), new_game(game, 4, option)]
    tables = [state(kind.rules) for kind in kinds]  # type: ignore[attr-defined]

    if build_of(game) == INTERPRETED:  # there one form is all there is
        with pytest.raises(ImportError):
            import_module(f"{core}.crowd")
    else:
        door = import_module(f"{core}.crowd").plays_as_usual
        assert [door(table) for table in tables] == [True, False, False]
