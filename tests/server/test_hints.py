"""Hints at a table: whoever is asked may ask what a strong bot would do, if the table allows it."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path

import pytest
from click.testing import CliRunner

from drakehall import wire
from drakehall.cli import main
from drakehall.client import Address, TableClient, make_table
from drakehall.games import REGISTRY
from drakehall.language import LANGUAGES, Words
from drakehall.server import hall
from drakehall.server.advisers import Advisers
from drakehall.server.settings import Settings
from server import minds
from server.live import serving_here
from server.scripted import begin, seat_by_seat, settled, table_for

BOT = {"kind": "bot", "level": "random"}
ME = {"kind": "person", "name": "Aki"}


def alone(base: str, game: str = "three-dragon-ante", **settings: object) -> Address:
    """Makes a table for one person and two bots."""
    return make_table(base, game, [ME, BOT, BOT], **settings)


async def asked(client: TableClient) -> wire.Question:
    """Starts, and waits until the person is asked."""
    await settled(client, 0)
    await begin([client])
    while (question := client.question()) is None:
        await anext(aiter(client.changes()))
    return question


def advise(question: wire.Question, /, **changes: str) -> wire.Advise:
    """Asks for a hint to a question."""
    fields = {"id": "hint", "seat": question.seat, "question": question.id} | changes
    return wire.Advise(**fields)


def hinted(address: Address, **changes: str) -> tuple[wire.Question, object]:
    """Gives the first question at a table, and what is answered to a wish for a hint."""

    async def ask() -> tuple[wire.Question, object]:
        async with TableClient(address) as client:
            question = await asked(client)
            return question, await client.do(advise(question, **changes))

    return asyncio.run(ask())


@pytest.mark.parametrize("game", REGISTRY)
def test_advice_names_moves_chances_and_what_decided(server: str, game: str) -> None:
    question, hint = hinted(alone(server, game))

    assert isinstance(hint, wire.Hint)
    assert (hint.id, hint.seat, hint.question) == ("hint", question.seat, question.id)
    values = [move.value for move in hint.moves]
    assert 1 <= len(values) <= 3
    assert values[0] == max(values)
    assert {move.option for move in hint.moves} <= {option.id for option in question.options}
    assert hint.chances.keys() == {"A", "B", "C"}
    assert 98 <= sum(hint.chances.values()) <= 102
    assert hint.sentence is not None
    for lang in LANGUAGES:
        assert Words(lang, game).say(hint.sentence.id, **said(hint.sentence))


def said(text: wire.Text) -> Mapping[str, str | int]:
    """Gives the arguments of a sentence."""
    return {key: value for key, value in text.args.items() if isinstance(value, str | int)}


def test_a_question_has_one_hint_and_asking_for_it_changes_nothing(server: str) -> None:
    async def ask() -> None:
        async with TableClient(alone(server)) as client:
            question = await asked(client)
            seq = client.seq
            hints = [await client.do(advise(question, id=name)) for name in ("x", "x", "y")]
            assert all(isinstance(hint, wire.Hint) for hint in hints)
            assert len({wire.encode(hint).replace(b'"y"', b'"x"') for hint in hints}) == 1
            assert client.seq >= seq
            assert client.question() == question
            result = await client.answer(question, question.options[0].id)
            assert isinstance(result, wire.Ack)
            late = await client.do(advise(question, id="z"))
            assert isinstance(late, wire.Reject)
            assert late.code in {"stale", "not-asked"}

    asyncio.run(ask())


def test_a_table_that_tells_numbers_keeps_the_moves_to_itself(server: str) -> None:
    _, hint = hinted(alone(server, hints="numbers"))

    assert isinstance(hint, wire.Hint)
    assert hint.chances
    assert (hint.moves, hint.sentence) == ([], None)


@pytest.mark.parametrize("level", ["off", "reasons"])
def test_a_table_without_hints_refuses_them(server: str, level: str) -> None:
    _, refused = hinted(alone(server, hints=level))

    assert isinstance(refused, wire.Reject)
    assert refused.code == "no-hints"


def test_among_people_there_are_hints_only_if_somebody_chose_them(server: str) -> None:
    usual, chosen = (table_for(server, "draco", 2, **more) for more in ({}, {"hints": "advice"}))
    seats = [seat_by_seat(table)[0] for table in (usual, chosen)]

    async def ask(address: Address, others: Address) -> object:
        async with AsyncExitStack() as stack:
            mine, both = [
                await stack.enter_async_context(TableClient(one)) for one in (address, others)
            ]
            await settled(both, 0)
            question = await asked(both)
            await settled(mine, both.seq)
            return await mine.do(advise(question, seat="A"))

    refused, _ = (asyncio.run(ask(*pair)) for pair in zip(seats, (usual, chosen), strict=True))
    assert isinstance(refused, wire.Reject)
    assert refused.code == "no-hints"
    _, hint = hinted(chosen)
    assert isinstance(hint, wire.Hint)


@pytest.mark.parametrize(
    ("changes", "code"), [({"seat": "B"}, "not-your-seat"), ({"question": "0.0"}, "stale")]
)
def test_hints_are_for_ones_own_open_question(
    server: str, changes: dict[str, str], code: str
) -> None:
    _, refused = hinted(alone(server), **changes)

    assert isinstance(refused, wire.Reject)
    assert refused.code == code


def test_a_hint_that_takes_long_keeps_nobody_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = tmp_path / "gate"
    monkeypatch.setenv(minds.GATE, str(gate))
    monkeypatch.setattr(hall, "Advisers", partial(Advisers, adviser=minds.gated_adviser))

    async def play(base: str) -> None:
        async with TableClient(alone(base)) as client, TableClient(alone(base)) as other:
            question = await asked(client)
            hint = asyncio.create_task(client.do(advise(question)))
            elsewhere = await asked(other)
            for one, open_question in ((other, elsewhere), (client, question)):
                result = await one.answer(open_question, open_question.options[0].id)
                assert isinstance(result, wire.Ack)
            assert not hint.done()
            await asyncio.to_thread(gate.touch)
            await hint

    try:
        with serving_here(Settings(tmp_path / "x.db", hint_seconds=60.0)) as base:
            asyncio.run(play(base))
    finally:
        gate.touch()


@pytest.mark.parametrize(
    ("lang", "level", "told"),
    [("en", "advice", ("Best: ", "To win: ")), ("ja", "off", ("この卓ではヒントを出しません。",))],
)
def test_in_the_terminal_h_asks_for_a_hint(
    server: str, lang: str, level: str, told: tuple[str, ...]
) -> None:
    address = make_table(server, "draco", [{"kind": "open"}, BOT], hints=level)
    words = ["join", address.link, "--name", "Aki", "--lang", lang]
    result = CliRunner().invoke(main, words, input="s\n?\nh\n1\nq\n")

    assert all(text in result.output for text in told), result.output
