import sys

import pytest

from drakehall.bots.match import main, play_deal, play_match
from drakehall.games import new_game


def test_rules_beat_chance_at_two_seats() -> None:
    result = play_match(new_game("three-dragon-ante", 2), ["rules", "random"], deals=30)

    assert result.games == 60
    assert result.shares[0] >= 0.85


def test_rules_beat_three_players_of_chance() -> None:
    result = play_match(
        new_game("three-dragon-ante", 4), ["rules", "random", "random", "random"], deals=12
    )

    assert result.shares[0] >= 0.6


def test_rules_beat_chance_in_draco() -> None:
    two = play_match(new_game("draco", 2), ["rules", "random"], deals=60)
    four = play_match(new_game("draco", 4), ["rules", "random", "random", "random"], deals=15)

    assert two.shares[0] >= 0.82
    assert four.shares[0] >= 0.7


def test_shares_of_wins_sum_to_one() -> None:
    result = play_match(new_game("three-dragon-ante", 3), ["random", "random", "rules"], deals=4)

    assert sum(result.shares) == pytest.approx(1)


def test_equal_bots_win_equally_often_where_every_deal_is_played_from_every_seat() -> None:
    result = play_match(new_game("three-dragon-ante", 2), ["rules", "rules"], deals=5)

    assert result.shares == (0.5, 0.5)


def test_match_is_the_same_every_time() -> None:
    game = new_game("three-dragon-ante", 3)
    kinds = ["random", "rules", "random"]

    assert play_match(game, kinds, deals=2, seed=5) == play_match(game, kinds, deals=2, seed="5")
    assert play_deal(game, kinds, 8) == play_deal(game, kinds, 8)


def test_command_prints_the_shares(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["match", "rules", "random", "--deals", "5"])
    main()

    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "5 deals, 10 games"
    assert [line.split()[0] for line in lines[1:]] == ["rules", "random"]
