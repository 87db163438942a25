"""What holds for every kind of bot."""

import ast
from collections import Counter
from pathlib import Path

import pytest

from drakehall.bots import KINDS, Budget, make_bot
from drakehall.games import REGISTRY, new_game
from drakehall.games.three_dragon_ante.words import QUESTIONS
from drakehall.kernel.contract import State
from drakehall.kernel.errors import BadOption

BOTS = Path(__file__).parents[2] / "src" / "drakehall" / "bots"
GAME = "three-dragon-ante"
PACKAGES = [kind.__module__.rpartition(".")[0] for kind in REGISTRY.values()]
LITTLE = Budget(playouts=3)
"""Enough to see what a bot that searches does with a budget."""
SEARCHING = ("search", "hard", "expert")
TABLES = [
    (game, players)
    for game, kind in REGISTRY.items()
    for players in range(kind.min_players, kind.max_players + 1)
]
OTHER_NUMBERS: dict[str, dict[str, object]] = {
    GAME: {"sets": 2, "hand_limit": 6, "ante_tie": "cascade", "starting_gold": 30},
    "draco": {
        "deck_construction": "flat_shuffle",
        "cursed_count": 9,
        "swords_per_player": [2, 5, 7],
        "pick_mandatory": False,
        "won_treasure_visible": False,
        "show_deck_count": False,
        "min_flips": 0,
    },
}


def play(
    players: int,
    kinds: list[str],
    seed: int,
    game: str = GAME,
    options: dict[str, object] | None = None,
) -> State:
    """Play a game, to its end unless a bot searches, and check each answer."""
    state = new_game(game, players, options).new_state(seed)
    bots = [make_bot(kinds[seat % len(kinds)], f"{seed}/{seat}", LITTLE) for seat in range(players)]
    longest = 30 if set(kinds) & set(SEARCHING) else 5_000
    while not state.is_terminal and len(state.lines) < longest:
        seat = state.current_player
        action = bots[seat].choose(state.observation(seat))
        assert action in state.legal_actions(seat)
        state.apply(action, seat)
    return state


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_bot_plays_legally_to_the_end(kind: str, game: str, players: int) -> None:
    for seed in range(1 if kind in SEARCHING else 3):
        assert play(players, [kind], seed, game).is_terminal or kind in SEARCHING


@pytest.mark.parametrize("game", REGISTRY)
@pytest.mark.parametrize("players", [2, 4])
def test_bots_of_different_kinds_finish_a_game(game: str, players: int) -> None:
    assert play(players, ["rules", "random"], 11, game).is_terminal


@pytest.mark.parametrize("game", REGISTRY)
@pytest.mark.parametrize("kind", KINDS)
def test_bot_plays_a_ruleset_with_other_numbers(kind: str, game: str) -> None:
    assert play(4, [kind], 5, game, OTHER_NUMBERS[game]).lines


def test_rules_meet_every_kind_of_question_but_the_rarest() -> None:
    asked = {
        event.args["kind"]
        for seed in range(25)
        for event in play(4, ["rules", "random"], seed).history
        if event.kind == "answer"
    }

    by_abilities = {"lead", "look", "price", "use", "wild", "pick"}
    assert asked >= set(QUESTIONS.values()) - {"trio"} - by_abilities


@pytest.mark.parametrize("kind", KINDS)
def test_there_is_a_bot_of_every_kind_for_every_game(kind: str) -> None:
    assert set(KINDS[kind]) == set(REGISTRY)


@pytest.mark.parametrize("game", REGISTRY)
@pytest.mark.parametrize("kind", KINDS)
def test_same_view_and_seed_give_the_same_answer(kind: str, game: str) -> None:
    state = new_game(game, 3).new_state(4)
    bot = make_bot(kind, 7, LITTLE)
    while not state.is_terminal and len(state.lines) < 40:
        view = state.observation(state.current_player)
        action = bot.choose(view)

        assert [action] * 2 == [bot.choose(view), make_bot(kind, "7", LITTLE).choose(view)]
        state.apply(action)


def test_random_bot_takes_every_option_about_equally_often() -> None:
    view = new_game(GAME, 2).new_state(1).observation(0)
    assert view.question
    taken = Counter(make_bot("random", seed).choose(view) for seed in range(600))

    assert {option.action for option in view.question.options} == set(taken)
    assert min(taken.values()) > 70


def test_unknown_kind_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadOption) as refused:
        make_bot("oracle", 0)

    assert refused.value.message == "bot-unknown"
    assert refused.value.args_ == {"kind": "oracle", "known": ", ".join(KINDS)}


def test_no_bot_knows_states() -> None:
    files = list(BOTS.rglob("*.py"))
    imported = {
        (file.name, node.module)
        for file in files
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and node.module
    }
    states = ("drakehall.games", "drakehall.kernel.contract", *(f"{m}.game" for m in PACKAGES))

    assert len(files) > 5
    assert [(name, module) for name, module in sorted(imported) if module in states] == []


@pytest.mark.parametrize("kind", ["rules", "easy", "fair"])
def test_game_ends_where_a_captain_may_stop_at_no_card(kind: str) -> None:
    assert play(4, [kind], 5, "draco", OTHER_NUMBERS["draco"]).is_terminal
