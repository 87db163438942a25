"""Runs a scenario and gives what failed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from drakehall.games import new_game
from drakehall.kernel.contract import Game, State
from drakehall.kernel.errors import BadPosition, Refusal
from drakehall.kernel.notation import CHANCE, SEATS
from drakehall.kernel.record import by_move
from drakehall.scenario.expect import check_expected, mismatches, seat_table
from drakehall.scenario.load import BadScenario, Scenario, Step

Texts = Callable[[Refusal], Sequence[str]]


@dataclass(frozen=True)
class Phrase:
    """Something to say that is no value: the id of a message, and its arguments."""

    message: str
    args: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True)
class Failure:
    """One thing that was not as the scenario says; ``step`` is 0 where there are no steps."""

    step: int
    key: str
    expected: object
    found: object


def run(scenario: Scenario, texts: Texts = lambda refusal: [str(refusal)]) -> list[Failure]:
    """Runs a scenario; ``texts`` gives the sentences in which a refusal may be looked for.

    Raises ``BadScenario`` if the game cannot be set up, or an expectation makes no sense in it.
    """
    if scenario.refused is not None:
        return _run_refused(scenario, scenario.refused, texts)
    try:
        game, state = _set_up(scenario)
    except Refusal as refusal:
        raise BadScenario("scenario-set-up", key=_place(refusal)) from refusal
    _check_steps(scenario, state)
    steps = list(scenario.steps)
    deal, _ = by_move(steps[0].do)
    if deal and scenario.position is None:
        try:
            state = game.new_state(scenario.seed, deal)
        except Refusal as refusal:
            return [Failure(1, "do", steps[0].do[0], refusal)]
        steps[0] = replace(steps[0], do=steps[0].do[len(deal) :])
    whole_deck = (scenario.position or {}).get("deck_exact") is True
    failures: list[Failure] = []
    for number, step in enumerate(steps, start=1):
        if refused := _play(state, number, step):
            return [*failures, refused]
        failures += _rejects(state, number, step, texts)
        failures += _legal(state, number, step)
        failures += _expects(state, number, step, whole_deck)
    return failures


def _run_refused(scenario: Scenario, part: str, texts: Texts) -> list[Failure]:
    try:
        _set_up(scenario)
    except Refusal as refusal:
        if any(part in text for text in texts(refusal)):
            return []
        return [Failure(0, "refused", part, refusal)]
    return [Failure(0, "refused", part, Phrase("check-accepted"))]


def _set_up(scenario: Scenario) -> tuple[Game, State]:
    game = new_game(scenario.game, scenario.players, scenario.options)
    if scenario.position is None:
        return game, game.new_state(scenario.seed)
    return game, game.load(scenario.position, scenario.seed)


def _place(refusal: Refusal) -> str:
    """Gives the key that a refused ruleset or position is about."""
    table = "position" if isinstance(refusal, BadPosition) else "options"
    if "key" in refusal.args_:
        return f"{table}.{refusal.args_['key']}"
    return next((key for key in ("game", "players") if key in refusal.args_), table)


def _check_steps(scenario: Scenario, state: State) -> None:
    seats, facts = SEATS[: scenario.players], state.facts()
    for number, step in enumerate(scenario.steps, start=1):
        where = f"step[{number}].expect"
        expected = dict(step.expect)
        sees = expected.pop("sees", None)
        check_expected(expected, facts, seats, where)
        if sees is not None:
            for seat, view in seat_table(sees, seats, f"{where}.sees").items():
                place = f"{where}.sees.{seat}"
                if not isinstance(view, Mapping) or not view:
                    raise BadScenario("scenario-wrong-type", key=place)
                check_expected(view, facts, seats, place)


def _play(state: State, number: int, step: Step) -> Failure | None:
    first, turns = by_move(step.do)
    if first:
        return Failure(number, "do", step.do[0], Phrase("check-nothing-before"))
    for move, chance in turns:
        try:
            state.play(move, chance)
        except Refusal as refusal:
            lines = [move, *(f"{CHANCE} {outcome}" for outcome in chance)]
            return Failure(number, "do", ", ".join(lines), refusal)
    return None


def _rejects(state: State, number: int, step: Step, texts: Texts) -> Iterator[Failure]:
    first, turns = by_move(step.reject)
    alone = [(f"{CHANCE} {outcome}", list[str]()) for outcome in first]
    for move, chance in [*alone, *turns]:
        trial = state.clone()
        before = _everything(trial)
        expected = Phrase("check-refused", {"move": move})
        try:
            trial.play(move, chance)
        except Refusal as refusal:
            if _everything(trial) != before:
                yield Failure(number, "reject", expected, Phrase("check-changed"))
            if step.error is not None and not any(step.error in text for text in texts(refusal)):
                yield Failure(number, "error", step.error, refusal)
        else:
            yield Failure(number, "reject", expected, Phrase("check-accepted"))


def _everything(state: State) -> list[object]:
    return [state.snapshot(), state.facts(), list(state.lines), list(state.history)]


def _legal(state: State, number: int, step: Step) -> Iterator[Failure]:
    if step.legal is None:
        return
    expected = sorted(set(step.legal))
    found = sorted({state.action_text(action) for action in state.legal_actions()})
    if found != expected:
        yield Failure(number, "legal", expected, found)


def _expects(state: State, number: int, step: Step, whole_deck: bool) -> Iterator[Failure]:
    expected = dict(step.expect)
    sees = expected.pop("sees", {})
    for key, wanted, found in mismatches(expected, state.facts(), whole_deck):
        yield Failure(number, key, wanted, found)
    for seat, view in sees.items():
        facts = state.observation(SEATS.index(seat)).facts
        for key, wanted, found in mismatches(view, facts, whole_deck):
            yield Failure(number, f"sees.{seat}.{key}", wanted, found)
