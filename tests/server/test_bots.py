"""Bots of the server that fail: the quick bot answers in their place, and that is seen."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from drakehall import wire
from drakehall.bots import KINDS, make_bot
from drakehall.client import TableClient, make_table
from drakehall.games import new_game
from drakehall.kernel.questions import Observation
from drakehall.language import LANGUAGES, Words
from drakehall.server.settings import Settings
from drakehall.server.workers import Choice, Mind, Workers, think
from server import minds
from server.asking import ask
from server.live import serving_here
from server.scripted import begin, record_of, replayed, settled

SECONDS = 20.0


def view() -> Observation:
    """Gives what a seat sees that has several answers."""
    state = new_game("three-dragon-ante", 2).new_state(1)
    return state.observation(state.current_player)


def chosen(mind: Mind, *levels: str, seconds: float = SECONDS) -> list[Choice]:
    """Lets bots of one process choose, all at once."""

    async def choose() -> list[Choice]:
        workers = Workers(1, seconds, mind)
        try:
            return list(await asyncio.gather(*(workers.choose(n, "1", view()) for n in levels)))
        finally:
            await workers.close()

    return asyncio.run(choose())


def quick() -> Choice:
    """Gives what the stand-in chooses."""
    return Choice(make_bot("rules", "1").choose(view()), stands_in=True)


def test_a_bot_is_asked_in_another_process() -> None:
    assert chosen(minds.last, "any") == [Choice(minds.last("", "", view()))]


def test_every_level_answers_for_itself_from_what_is_sent_to_it() -> None:
    choices = chosen(think, *KINDS, seconds=60.0)

    assert [level for level, choice in zip(KINDS, choices, strict=True) if choice.stands_in] == []


@pytest.mark.parametrize("mind", [minds.fails, minds.dies])
def test_the_quick_bot_stands_in_for_one_that_fails(mind: Mind) -> None:
    assert chosen(mind, "any") == [quick()]


def test_a_bot_that_hangs_does_not_keep_the_others_waiting_for_good() -> None:
    async def choose() -> tuple[Choice, Choice]:
        workers = Workers(1, 2.0, minds.hangs)
        try:
            return (
                await workers.choose("hangs", "1", view()),
                await _patiently(workers),
            )
        finally:
            await workers.close()

    hung, other = asyncio.run(choose())
    assert hung == quick()
    assert other == Choice(minds.last("", "", view()))


async def _patiently(workers: Workers) -> Choice:
    """Asks until a bot answers for itself again."""
    while True:
        choice = await workers.choose("other", "1", view())
        if not choice.stands_in:
            return choice


def test_everybody_sees_that_the_quick_bot_stood_in(tmp_path: Path) -> None:
    seats = [{"kind": "person", "name": "Aki"}, {"kind": "bot", "level": "random"}]
    slow = Settings(tmp_path / "x.db", bot_seconds=0.0, metrics=True)
    with serving_here(slow) as base:
        address = make_table(base, "three-dragon-ante", seats, options={"gambit_limit": 1})

        async def play() -> tuple[wire.Table, list[wire.Event]]:
            async with TableClient(address) as client:
                await settled(client, 0)
                await begin([client])
                async for table in client.changes():
                    while (question := table.question()) is not None:
                        await table.answer(question, question.options[0].id)
                    if table.table is not None and table.table.phase == "over":
                        return table.table, table.log["A"]
            raise AssertionError

        table, log = asyncio.run(play())
        assert table.seats[0].stand_ins == 0
        assert table.seats[1].stand_ins > 0
        marked = [event for event in log if event.by == "stand-in"]
        answers = [event for event in marked if event.kind == "answer"]
        assert len(answers) == table.seats[1].stand_ins
        assert {event.args["seat"] for event in answers} == {"B"}
        assert b'drakehall_bot_stand_ins_total{level="random"}' in ask(f"{base}/metrics")[2]
        assert replayed(record_of(address)).is_terminal


def test_every_bot_of_the_offer_has_a_name_and_can_sit_at_a_table(server: str) -> None:
    offered = json.loads(ask(f"{server}/api/offer")[2])["bots"]

    assert [bot["level"] for bot in offered] == list(KINDS)
    for bot in offered:
        seats = [{"kind": "person", "name": "Aki"}, {"kind": "bot", "level": bot["level"]}]
        assert make_table(server, "draco", seats).tokens
        assert [Words(lang).say(bot["name"]) for lang in LANGUAGES]
