"""How deals are played."""

import pytest

from drakehall.bots.contract import Bot
from drakehall.games import REGISTRY
from drakehall.kernel.errors import BadOption, Refusal
from drakehall.kernel.questions import Observation
from drakehall.lab.arena import play
from drakehall.lab.arena.contest import Contest
from drakehall.lab.arena.play import Deal, play_deal
from drakehall.lab.arena.workers import RAY, play_deals


class Watcher(Bot):
    """Takes the first option and notes what it was given."""

    seen: list[object]

    def choose(self, view: Observation) -> int:
        """Takes the first option."""
        self.seen.append(view)
        assert view.question
        return view.question.options[0].action


@pytest.mark.parametrize("game", REGISTRY)
def test_bot_is_given_the_view_of_its_seat_and_nothing_else(
    monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    seen: dict[str, list[object]] = {}

    def make(_kind: str, seed: str) -> Bot:
        bot = Watcher(seed)
        bot.seen = seen.setdefault(str(seed), [])
        return bot

    contest = Contest.of(game, ["rules", "random"])
    monkeypatch.setattr(play, "make_bot", make)
    play_deal(contest, 0)

    assert len(seen) == 2
    for seed, views in seen.items():
        assert len(views) > 10
        for view in views:
            assert isinstance(view, Observation)
            assert view.question
            assert str(view.seat) == seed.rpartition("/")[2] == str(view.question.seat)


def test_every_bot_sits_in_every_seat_once_a_deal() -> None:
    contest = Contest.of("draco", ["rules", "random", "search"])
    seatings = [contest.seating(shift) for shift in range(3)]

    assert [sorted(seat) for seat in zip(*seatings, strict=True)] == [sorted(contest.bots)] * 3


def test_deal_is_the_same_every_time_and_others_differ() -> None:
    contest = Contest.of("draco", ["rules", "random"], {"min_flips": 2}, 5)
    again = Contest.of("draco", ["rules", "random"], {"min_flips": 2}, "5")

    assert play_deal(contest, 7).games == play_deal(again, 7).games
    assert play_deal(contest, 7).games != play_deal(contest, 8).games
    assert contest.key == again.key != Contest.of("draco", ["rules", "random"], {}, 5).key


def test_deal_survives_being_written_down() -> None:
    deal = play_deal(Contest.of("draco", ["rules", "random"]), 1)

    assert Deal.from_plain(deal.to_plain()).to_plain() == deal.to_plain()


# A thread of joblib's own may stumble over work that was taken from it; nobody waits for it then.
@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_whoever_stops_to_listen_ends_the_work() -> None:
    work = play_deals(Contest.of("draco", ["random", "random"]), range(10_000), workers=2)
    first = next(work)
    work.close()

    assert first.games
    assert list(work) == []


def test_game_without_an_end_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "LONGEST", 10)

    with pytest.raises(Refusal, match="arena-endless"):
        play_deal(Contest.of("draco", ["random", "random"]), 0)


@pytest.mark.parametrize(("bots", "options"), [(["rules"], {}), (["rules"] * 2, {"sets": 2})])
def test_what_cannot_be_played_is_refused(bots: list[str], options: dict[str, object]) -> None:
    with pytest.raises(BadOption):
        Contest.of("draco", bots, options)


def test_back_end_that_is_not_installed_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("drakehall.lab.arena.workers.RAY_MODULE", "drakehall.no_such_module")

    with pytest.raises(Refusal, match="arena-no-ray"):
        next(play_deals(Contest.of("draco", ["random"] * 2), range(2), backend=RAY))
