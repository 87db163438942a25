"""Hints name what decided, in both languages, and what they name is what decided.

``DRAKEHALL_HINTS=300`` samples so many hints of each game and shows how they are spread;
``DRAKEHALL_HINTS_SEED`` takes other games for it.
"""

import os
from collections import Counter
from collections.abc import Iterator

import pytest

from drakehall.bots import Advice, Bot, Budget, make_bot
from drakehall.bots.contract import Reason, Weighed
from drakehall.games import new_game
from drakehall.kernel.questions import Observation
from drakehall.language import LANGUAGES, Words
from drakehall.review.hints import EVEN, ONLY, WINS, Hint, hint

SAMPLES = int(os.environ.get("DRAKEHALL_HINTS", "12"))
SEED = os.environ.get("DRAKEHALL_HINTS_SEED", "hints")
PLAYOUTS = 120 if SAMPLES > 100 else 16
SPREAD = 0.1 if SAMPLES > 100 else 0.5
GAMES = ("draco", "three-dragon-ante")


def views(game: str) -> Iterator[Observation]:
    """Give questions from games of quick bots, a few of each game."""
    for seed in range(1000):
        players = 2 + seed % 3
        state = new_game(game, players).new_state(f"{SEED} {seed}")
        quick = make_bot("rules", seed)
        while not state.is_terminal:
            view = state.observation(state.current_player)
            if (len(state.lines) + seed) % 7 == 3:
                yield view
            state.apply(quick.choose(view))


def told(view: Observation, advice: Advice) -> Hint:
    assert view.question
    return hint(advice, {o.action: place for place, o in enumerate(view.question.options)})


def spoken(found: Hint, words: Words) -> str:
    """Give the sentence that is said, whatever numbers it has."""
    known = next(sentence for sentence in found.sentences if words.knows(sentence))
    return f"{known} {found.args['size']}"


def margin(advice: Advice, action: int) -> float:
    """Give the lead of a move over the best other; one that is not shown lags behind all."""
    values = {move.action: move.value for move in advice.moves}
    others = [value for other, value in values.items() if other != action]
    return values.get(action, min(others) - 1) - max(others)


def sampled(game: str, bot: Bot) -> Iterator[tuple[Observation, Advice, Hint]]:
    count = 0
    for view in views(game):
        advice = bot.advise(view)
        found = told(view, advice)
        if found.feature:
            yield view, advice, found
            count += 1
        if count == SAMPLES:
            return


@pytest.mark.parametrize("game", GAMES)
def test_what_is_named_decided_and_is_told_in_many_ways(game: str) -> None:
    bot = make_bot("search", "hints", Budget(playouts=PLAYOUTS))
    words = {lang: Words(lang, game) for lang in LANGUAGES}
    shrunk, spread = 0, Counter[str]()
    for view, advice, found in sampled(game, bot):
        assert found.feature
        masked = bot.advise(view, (found.feature,))
        shrunk += margin(masked, advice.action) < margin(advice, advice.action)
        spread[spoken(found, words["en"])] += 1
        said = {lang: found.say(words[lang]) for lang in LANGUAGES}
        assert said["en"].isascii()
        assert said["ja"] != said["en"]
    print(f"\n{game}: {shrunk} of {SAMPLES} margins shrank; {spread.most_common(3)}")

    assert shrunk >= 0.9 * SAMPLES
    assert max(spread.values()) <= SPREAD * SAMPLES


def advice(
    feature: str, move: str, here: int | None, there: int | None = 0, weight: float = 0.1
) -> Advice:
    args = {} if here is None else {"here": here, "there": there}
    moves = (Weighed(1, move, 0.6, 0.6, 1.0), Weighed(2, "other", 0.4, 0.4, 0.0))
    return Advice(1, moves, (0.6, 0.4), (Reason(feature, weight, {**args}),), 10)  # type: ignore[dict-item]


SENTENCES = [
    *(("draco", f, v) for f in ("take", "deny", "later") for v in ("flip", "stop", "sword")),
    *(("draco", f, v) for f in ("take", "deny", "later") for v in ("pass", "take", "accept")),
    *(("draco", "curse", v) for v in ("flip", "stop", "accept", "refuse", "sword")),
    *(
        ("three-dragon-ante", f, v)
        for f in ("pot", "purse", "purses", "hand", "held", "finish")
        for v in ("ante", "play", "give")
    ),
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "feature", "verb"), SENTENCES)
def test_there_is_a_sentence_for_every_feature_move_and_size(
    game: str, feature: str, verb: str, lang: str
) -> None:
    words = Words(lang, game)
    pairs = [(-300, -900), (-900, -300), (200, 180), (180, 200), (300, 100), (100, 300), (90, 0)]
    said = set()
    for here, there in [*pairs, (0, 90)]:
        found = hint(advice(feature, f"{verb} x", here, there), {1: 0, 2: 1})
        said.add(found.say(words))
    said.add(hint(advice(feature, f"{verb} x", None), {1: 0, 2: 1}).say(words))

    assert len(said) > (feature not in {"purses", "held"})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_reason_without_numbers_is_told_by_its_weight(lang: str) -> None:
    words = Words(lang, "three-dragon-ante")
    said = {
        hint(advice("held", "play x", None, weight=weight), {1: 0, 2: 1}).say(words)
        for weight in (0.01, 0.02, 0.1)
    }

    assert len(said) == 3


def test_hint_shows_the_moves_by_their_place_and_the_chances() -> None:
    found = hint(advice("take", "flip", 30, 10), {2: 0, 1: 4})

    assert [(move.option, move.chance) for move in found.moves] == [(4, 60), (0, 40)]
    assert found.chances == (60, 40)
    assert found.feature == "take"
    assert "3.0 points" in found.say(Words("en", "draco"))


@pytest.mark.parametrize(
    ("feature", "here", "there"), [("take", 10, 10), ("deny", 30, 10), ("curse", 30, 10)]
)
def test_nothing_is_named_that_the_numbers_do_not_bear_out(
    feature: str, here: int, there: int
) -> None:
    found = hint(advice(feature, "flip", here, there), {1: 0, 2: 1})

    assert (found.feature, found.sentences) == (None, (WINS,))
    assert "60 %" in found.say(Words("en", "draco"))
    assert "40 %" in found.say(Words("ja", "draco"))


def test_no_move_is_told_as_better_than_the_advised_one_and_equals_as_equal() -> None:
    moves = (Weighed(1, "stop", 0.5, 0.5, 1.0), Weighed(2, "flip", 0.8, 0.8, 0.0))
    reason = Reason("take", 0.1, {"here": 90, "there": 10})
    found = hint(Advice(1, moves, (0.5, 0.5), (reason,), 10), {1: 0, 2: 1})

    assert [move.chance for move in found.moves] == [50, 50]
    assert (found.feature, found.sentences) == (None, (EVEN,))
    assert found.say(Words("en", "draco")) == Words("en").say(EVEN)


@pytest.mark.parametrize(("chance", "sentence"), [(0.004, "reason-lost"), (0.999, "reason-won")])
def test_game_that_is_as_good_as_over_is_called_so(chance: float, sentence: str) -> None:
    moves = tuple(Weighed(place, "pass", chance, chance, 1.0) for place in (1, 2))
    found = hint(Advice(1, moves, (chance, 1 - chance)), {1: 0, 2: 1})

    assert (found.feature, found.sentences) == (None, (sentence,))
    assert {lang: found.say(Words(lang, "draco")) for lang in LANGUAGES} == {
        lang: Words(lang).say(sentence) for lang in LANGUAGES
    }


def test_bot_without_reasons_gives_none() -> None:
    found = hint(Advice(1, (Weighed(1, "flip", 0.5, 0.5, 1.0),)), {1: 0, 2: 1})

    assert found.feature is None
    assert found.say(Words("ja", "draco"))


def test_where_there_is_one_answer_nothing_is_compared() -> None:
    found = hint(Advice(1, (Weighed(1, "flip", 0.5, 0.5, 1.0),), (0.5, 0.5)), {1: 0})

    assert (found.feature, found.sentences) == (None, (ONLY,))
    assert found.say(Words("ja", "draco")) == Words("ja").say(ONLY)
