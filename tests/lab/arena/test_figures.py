"""What the figures of a contest mean."""

from random import Random
from statistics import fmean

import pytest

from drakehall.lab.arena.contest import Contest
from drakehall.lab.arena.figures import figures, gain, mean, share, student
from drakehall.lab.arena.play import Deal, Played, play_deal
from drakehall.lab.arena.ratings import rate
from drakehall.lab.arena.times import Times

TWO = Contest.of("draco", ["rules", "random"])


def deal(number: int, *winners: int) -> Deal:
    """Give a deal of two seats that were won as told."""
    games = tuple(
        Played((1.0 - seat, 0.0 + seat), (1.0 + seat, 2.0 - seat), (9.0, 5.0), "")
        for seat in winners
    )
    return Deal(number, games, {name: Times() for name in TWO.names})


def test_win_counts_for_the_bot_and_not_for_the_seat() -> None:
    rules, chance = figures(TWO, [deal(0, 0, 1), deal(1, 0, 1), deal(2, 1, 1)])

    assert rules.win.mean == pytest.approx(5 / 6)
    assert chance.win.mean == pytest.approx(1 / 6)
    assert (rules.rank.mean, chance.rank.mean) == pytest.approx((7 / 6, 11 / 6))
    assert rules.result.mean == chance.result.mean == 7


def test_seats_of_one_bot_count_as_one_on_the_average() -> None:
    contest = Contest.of("draco", ["rules", "random", "random"])
    rules, chance = figures(contest, [play_deal(contest, number) for number in range(3)])

    assert (rules.seats, chance.seats) == (1, 2)
    assert rules.win.mean + 2 * chance.win.mean == pytest.approx(1)
    assert rules.rank.mean + 2 * chance.rank.mean == pytest.approx(6)


def test_equal_bots_share_every_deal() -> None:
    contest = Contest.of("draco", ["rules", "rules"])
    (both,) = figures(contest, [play_deal(contest, number) for number in range(3)])

    assert both.win.mean == 0.5
    assert both.gain is None


def test_interval_counts_deals_and_not_games() -> None:
    games = [[1.0, 1.0, 1.0], [0.0, 0.0, 0.0]] * 20

    wide, narrow = mean(games), mean([[value] for deal in games for value in deal])
    assert wide.high - wide.low > 1.6 * (narrow.high - narrow.low)
    assert share(games).low == pytest.approx(share([[deal[0]] for deal in games]).low)


def test_interval_covers_the_truth_as_often_as_it_says() -> None:
    chance = Random(1)
    covered = 0
    for _ in range(400):
        games = []
        for _ in range(40):
            luck = chance.uniform(0.4, 0.8)
            games.append([float(chance.random() < luck), float(chance.random() < luck)])
        found = share(games)
        covered += found.low <= 0.6 <= found.high

    assert 0.92 <= covered / 400 <= 0.985


def test_share_is_never_certain() -> None:
    assert share([[1.0, 1.0]] * 20).low == pytest.approx(0.839, abs=0.001)
    assert share([[0.0]]).high > 0.5


def test_single_deal_gives_no_interval_of_a_mean() -> None:
    only = mean([[3.0, 5.0]])

    assert (only.low, only.mean, only.high) == (4.0, 4.0, 4.0)


@pytest.mark.parametrize(("freedom", "quantile"), [(3, 3.182), (10, 2.228), (1000, 1.962)])
def test_quantiles_are_those_of_student(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, rel=0.01)


def test_gain_is_the_number_of_single_games_that_a_game_is_worth() -> None:
    chance = Random(2)
    alone = [[float(chance.random() < 0.5) for _ in range(2)] for _ in range(4000)]
    luck = [[side, 1 - side] if chance.random() < 0.75 else [side, side] for side, _ in alone]

    assert gain(alone) == pytest.approx(1, abs=0.08)
    assert gain(luck) == pytest.approx(2, abs=0.2)


def test_ratings_follow_strength() -> None:
    contests = [
        Contest.of("draco", ["rules", "random"]),
        Contest.of("draco", ["rules", "random", "random"], seed=3),
    ]
    rated = rate([(c, [play_deal(c, number) for number in range(8)]) for c in contests])

    assert rated["rules"].mu > 25 > rated["random"].mu
    assert rated["rules"].sigma < 25 / 3


def test_times_tell_what_nearly_all_decisions_stay_below() -> None:
    chance, times, other = Random(3), Times(), Times()
    found = sorted(chance.randrange(1_000, 9_000_000) for _ in range(1000))
    for number, nanoseconds in enumerate(found):
        (times if number % 2 else other).add(nanoseconds)
    times.join(Times.from_plain(other.to_plain()))

    assert times.milliseconds(0.95) == pytest.approx(found[950] / 1e6, rel=0.02)
    assert times.milliseconds(0.5) == pytest.approx(fmean(found[498:502]) / 1e6, rel=0.02)
    assert Times().milliseconds(0.95) == 0
