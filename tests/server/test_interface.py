"""The HTTP part answers as its description says, whatever is asked of it."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from typing import Any

import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import negative_data_rejection, positive_data_acceptance

from drakehall.games import REGISTRY
from server.live import AlteredServer
from server.scripted import FULL, table_for

UNCHECKED = [positive_data_acceptance]
"""A game is described as a text, and not every text is one."""
EXAMPLES = 400 if FULL else 12

Answers = Counter[tuple[str, int]]


def test_every_request_is_answered_as_described(altered: AlteredServer) -> None:
    described = schemathesis.openapi.from_url(f"{altered.base}/schema/openapi.json")
    table = table_for(altered.base, "draco", 2).table
    answers: Answers = Counter()
    for found in described.get_all_operations():
        assert isinstance(found, Ok)
        for mode in GenerationMode:
            with suppress(Unsatisfiable):  # where nothing can be wrong in a request
                ask(found.ok(), mode, table, answers)

    for (label, status), count in sorted(answers.items()):
        print(f"{count:6} × {status} {label}")
    assert answers["POST /api/tables", 201] > 0
    assert answers["GET /api/tables/{name}", 200] > 0


def ask(
    operation: Any,  # noqa: ANN401 - what the library makes
    mode: GenerationMode,
    table: str,
    answers: Answers,
) -> None:
    """Asks for all sorts of things, right or wrong, and checks every answer."""

    @given(
        case=operation.as_strategy(generation_mode=mode),
        game=st.sampled_from([None, *REGISTRY]),
    )
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
        derandomize=not FULL,
    )
    def once(case: Any, game: str | None) -> None:  # noqa: ANN401 - what the library makes
        if game is not None and mode is GenerationMode.POSITIVE:
            make_real(case, game, table)
        answer = case.call()
        # Too big is a refusal as well, which that check does not know.
        too_big = [negative_data_rejection] if answer.status_code == 413 else []
        case.validate_response(answer, excluded_checks=UNCHECKED + too_big)
        answers[operation.label, answer.status_code] += 1

    once()


def make_real(case: Any, game: str, table: str) -> None:  # noqa: ANN401 - what the library makes
    """Asks for a game, or a table, that there is."""
    for name in ("name", "table"):
        if name in case.path_parameters:
            case.path_parameters[name] = table
    if isinstance(case.body, dict) and "game" in case.body:
        kinds = [seat["kind"] for seat in case.body["seats"]]
        seats = [{"kind": kind, "name": f"P{n}"} for n, kind in enumerate([*kinds, "open"])]
        kept = {k: v for k, v in case.body.items() if k in {"clock", "spectators", "patience"}}
        case.body = {**kept, "game": game, "seats": seats[-4:]}
