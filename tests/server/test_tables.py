from __future__ import annotations

import asyncio
import json
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from sqlalchemy import create_engine, inspect

from drakehall import wire
from drakehall.cli import main
from drakehall.client import Address, Closed, TableClient, make_table, take_seat
from drakehall.client.connection import Result
from drakehall.fairness import commitment_to, seed_from
from drakehall.kernel.errors import Refusal
from drakehall.server.names import clean_name
from drakehall.server.schema import metadata
from drakehall.server.settings import Settings
from server.asking import ask
from server.live import serving, serving_here
from server.scripted import begin, play_table, record_text, settled, table_for

ROOT = Path(__file__).parents[2]
OPEN = [{"kind": "person", "name": "Aki"}, {"kind": "open"}, {"kind": "bot", "level": "random"}]


# --- HTTP ----------------------------------------------------------------------------------------


def test_the_interface_is_described_and_nothing_else_is_under_schema(server: str) -> None:
    status, _, body = ask(f"{server}/schema/openapi.json")

    assert status == 200
    assert {"/health", "/api/tables"} <= set(json.loads(body)["paths"])
    for path in ("", "/", "/swagger", "/redoc", "/elements", "/rapidoc", "/openapi.yaml"):
        assert ask(f"{server}/schema{path}")[0] == 404


def test_every_answer_has_a_strict_policy(server: str) -> None:
    for path in ("/health", "/nowhere", "/api/tables/nowhere"):
        _, headers, _ = ask(f"{server}{path}")
        assert "default-src 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_the_page_of_another_site_is_refused(server: str) -> None:
    assert ask(f"{server}/api/tables/12345", Origin="https://evil.example")[0] == 403
    assert ask(f"{server}/api/tables/12345", Origin=server)[0] == 404


def test_metrics_are_there_when_asked_for(server: str) -> None:
    assert b"drakehall_tables_awake" in ask(f"{server}/metrics")[2]


def test_a_personal_link_gives_the_cookie_of_the_seat(server: str) -> None:
    address = table_for(server, "draco", 2)

    status, headers, _ = ask(f"{server}/seat/{address.table}/{address.tokens[1]}")
    cookie = headers["set-cookie"]

    assert status == 303
    assert address.tokens[1] in cookie
    assert "httponly" in cookie.lower()

    link = f"{server}/seat/{address.table}/{address.tokens[0]}"
    both = ask(link, Cookie=cookie.split(";")[0])[1]["set-cookie"]
    assert all(token in both for token in address.tokens)


def test_a_link_that_proves_nothing_takes_no_seat_away(server: str) -> None:
    address = table_for(server, "draco", 2)

    status, headers, _ = ask(f"{server}/seat/{address.table}/forged")

    assert (status, headers["location"]) == (303, f"/t/{address.table}")
    assert "set-cookie" not in headers


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "chess", "seats": OPEN},
        {"game": "draco", "seats": [{"kind": "open"}]},
        {"game": "draco", "seats": OPEN, "options": {"no_such": 1}},
        {"game": "draco", "seats": [{"kind": "bot", "level": "genius"}] * 2},
        {"game": "draco", "seats": [{"kind": "person", "name": "\u202e"}] * 2},
    ],
)
def test_a_table_that_cannot_be_is_refused(server: str, wish: dict[str, Any]) -> None:
    with pytest.raises(Refusal):
        make_table(server, **wish)


# --- the lobby -----------------------------------------------------------------------------------


def test_a_seat_is_taken_by_the_short_code_and_a_name_is_not_given_twice(server: str) -> None:
    address = make_table(server, "three-dragon-ante", OPEN)

    async def code() -> str:
        async with TableClient(address) as client:
            await settled(client, 0)
            assert client.table is not None
            return client.table.code

    guest = take_seat(Address.parse(f"{server}/{asyncio.run(code())}"), "  Aki\u202e ")

    async def names() -> list[str]:
        async with TableClient(guest) as client:
            await settled(client, 1)
            assert client.table is not None
            assert client.seats == ["B"]
            return [info.name for info in client.table.seats]

    assert asyncio.run(names()) == ["Aki", "Aki 2", ""]
    with pytest.raises(Refusal, match="server-full"):
        take_seat(guest, "Late")


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("a" * 30, "a" * 20),
        ("<b>x</b>", "bx/b"),
        ("A\u0000\u200bB", "AB"),
        ("  two   words ", "two words"),
    ],
)
def test_names_are_trimmed_and_made_harmless(written: str, name: str) -> None:
    assert clean_name(written) == name


def test_nobody_starts_before_everybody_is_ready_and_open_seats_get_bots(server: str) -> None:
    address = make_table(server, "three-dragon-ante", OPEN)
    guest = take_seat(address, "Ben")
    guest = Address(guest.base, guest.table, guest.tokens[-1:])

    async def play() -> None:
        async with TableClient(address) as aki, TableClient(guest) as ben:
            await settled(aki, 1)
            await settled(ben, 1)
            early = await aki.do(wire.Start("early"))
            assert isinstance(early, wire.Reject)
            assert early.code == "not-ready"
            await ben.do(wire.Ready("ready", "B"))
            assert isinstance(await aki.do(wire.Start("now")), wire.Ack)
            assert aki.question() is not None

    asyncio.run(play())


def test_the_last_move_is_taken_back_by_consent_only(server: str) -> None:
    address = table_for(server, "three-dragon-ante", 3)

    async def play() -> None:
        async with TableClient(address) as client:
            await settled(client, 0)
            await begin([client])
            seats = [
                TableClient(Address(address.base, address.table, (token,)))
                for token in address.tokens
            ]
            async with seats[0] as a, seats[1] as b, seats[2] as c:
                await asyncio.gather(*(settled(s, client.seq) for s in (a, b, c)))
                before = a.eyes["A"].facts
                question = a.question()
                assert question is not None
                await a.answer(question, question.options[0].id)
                assert isinstance(await a.do(wire.Undo("1", "A", "ask")), wire.Ack)
                assert a.eyes["A"].facts != before
                await b.do(wire.Undo("2", "B", "agree"))
                await c.do(wire.Undo("3", "C", "agree"))
                await settled(a, c.seq)
                assert a.eyes["A"].facts == before

                for player in (a, b, c):
                    await settled(player, max(a.seq, b.seq, c.seq))
                    question = player.question()
                    assert question is not None
                    await player.answer(question, question.options[0].id)
                refused = await c.do(wire.Undo("4", "C", "ask"))
                assert isinstance(refused, wire.Reject), "the antes have been turned up"

    asyncio.run(play())


def test_nothing_is_taken_back_when_the_secret_has_been_shown(server: str) -> None:
    address = table_for(server, "draco", 2)

    async def play() -> Result:
        async with TableClient(address) as client:
            await settled(client, 0)
            await begin([client])
            last = "A"
            while (question := client.question()) is not None:
                last = question.seat
                await client.answer(question, question.options[0].id)
            assert client.table is not None
            assert client.table.fair.secret is not None
            return await client.do(wire.Undo("1", last, "ask"))

    refused = asyncio.run(play())
    assert isinstance(refused, wire.Reject)
    assert refused.code == "no-undo"


def test_undo_works_once_however_often_it_is_sent(server: str) -> None:
    address = table_for(server, "three-dragon-ante", 3)

    async def play() -> None:
        async with TableClient(address) as client:
            await settled(client, 0)
            await begin([client])
            for seat in ("A", "B"):
                question = client.question(seat)
                assert question is not None
                await client.answer(question, question.options[0].id)
            undo = wire.Undo("same", "B", "ask")
            first = await client.do(undo)
            assert isinstance(first, wire.Ack)
            assert client.table is not None
            assert len(client.table.pending) == 2

            assert await client.do(undo) == first
            assert len(client.table.pending) == 2

    asyncio.run(play())


def test_a_secret_choice_is_changed_until_everybody_has_chosen(server: str) -> None:
    """An ante locked in may be chosen anew; nobody is asked, and nobody else loses theirs."""
    address = table_for(server, "three-dragon-ante", 3)

    async def play() -> None:
        async with TableClient(address) as client:
            await settled(client, 0)
            await begin([client])
            moves = {}
            for seat in ("A", "B"):
                question = client.question(seat)
                assert question is not None
                moves[seat] = question.options
                await client.answer(question, question.options[0].id)
            assert client.table is not None
            assert client.table.locked == ["A", "B"]
            kept = client.question("C")

            assert isinstance(await client.do(wire.Reconsider("1", "A")), wire.Ack)
            assert client.table.locked == ["B"]
            again = client.question("A")
            assert again is not None
            assert again.options == moves["A"]
            assert client.question("C") == kept
            await client.answer(again, again.options[1].id)
            assert kept is not None
            await client.answer(kept, kept.options[0].id)

            turned_up = client.eyes["A"].facts["ante"]
            chosen = [moves["A"][1], moves["B"][0], kept.options[0]]
            assert list(turned_up.values()) == [each.move.split()[1] for each in chosen]
            refused = await client.do(wire.Reconsider("2", "A"))
            assert isinstance(refused, wire.Reject)
            assert refused.code == "no-change"

    asyncio.run(play())


def test_spectators_see_no_hand_and_may_be_kept_out(server: str) -> None:
    shut = table_for(server, "three-dragon-ante", 2, spectators=False)
    free = table_for(server, "three-dragon-ante", 2)

    async def look(address: Address) -> TableClient:
        async with TableClient(address) as player:
            await settled(player, 0)
            await begin([player])
            async with TableClient(address, watch=True) as watcher:
                await settled(watcher, 0)
                return watcher

    async def stay(address: Address) -> None:
        async with TableClient(address) as player, TableClient(address, watch=True) as watcher:
            await settled(player, 0)
            await settled(watcher, 0)
            await begin([player])
            await settled(watcher, 100, seconds=20)

    with pytest.raises(Closed, match="no-watching"):
        asyncio.run(stay(table_for(server, "three-dragon-ante", 2, spectators=False)))
    watcher = asyncio.run(look(free))
    assert set(watcher.eyes[None].facts["hand"]["A"]) == {"?"}
    with pytest.raises(Closed, match="no-watching"):
        asyncio.run(look(shut))


# --- time ----------------------------------------------------------------------------------------


def test_a_bot_takes_an_abandoned_seat_and_gives_it_back(server: str) -> None:
    address = table_for(server, "three-dragon-ante", 2, patience=5)
    alone = Address(address.base, address.table, address.tokens[:1])

    async def play() -> None:
        async with TableClient(address) as both:
            await settled(both, 0)
            await begin([both])
        async with TableClient(alone) as client:
            await settled(client, 0)
            async with asyncio.timeout(30):
                while client.table is None or not client.table.leaving:
                    await anext(aiter(client.changes()))
                await client.do(wire.Absent("now", "B", "bot"))
                while client.table.seats[1].relief == "" or "B" in client.table.pending:
                    await anext(aiter(client.changes()))
            async with TableClient(address) as back:
                async with asyncio.timeout(30):
                    while back.table is None or back.table.seats[1].relief:
                        await anext(aiter(back.changes()))

    asyncio.run(play())


def test_a_clock_that_runs_out_lets_a_bot_answer_once(server: str) -> None:
    address = table_for(server, "draco", 2, clock={"decision": 1, "bank": 0})

    async def play() -> None:
        async with TableClient(address) as client:
            await settled(client, 0)
            await begin([client])
            first = client.question()
            assert first is not None
            assert client.table is not None
            assert client.table.deadlines
            async with asyncio.timeout(30):
                while client.question() == first:
                    await anext(aiter(client.changes()))

    asyncio.run(play())


def test_a_table_sleeps_and_opens_again_by_its_link(tmp_path: Path) -> None:
    with serving_here(Settings(tmp_path / "x.db", sleep_after=200)) as base:
        address = table_for(base, "three-dragon-ante", 2)

        async def play() -> None:
            async with TableClient(address) as client:
                await settled(client, 0)
                await begin([client])
                seq, question = client.seq, client.question()
            async with asyncio.timeout(20):
                while json.loads(ask(f"{base}/health")[2])["tables"]:  # noqa: ASYNC110
                    await asyncio.sleep(0.05)
            async with TableClient(address) as client:
                await settled(client, seq)
                assert (client.seq, client.question()) == (seq, question)

        asyncio.run(play())


# --- fair deals -----------------------------------------------------------------------------------


def test_a_deal_can_be_checked_and_a_forged_one_is_found_out(server: str, tmp_path: Path) -> None:
    address = table_for(server, "three-dragon-ante", 2, options={"gambit_limit": 1})

    async def contribute() -> str:
        async with TableClient(address) as client:
            await settled(client, 0)
            assert client.table is not None
            await client.do(wire.Contribute("1", "B", "my own luck"))
            assert client.table.fair.secret is None
            return client.table.fair.commitment

    commitment = asyncio.run(contribute())
    asyncio.run(play_table(address, 4))
    text = record_text(address)
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text(text, encoding="utf-8")
    bad.write_text(text.replace("my own luck", "your own luck"), encoding="utf-8")

    assert f"# fair-commitment: {commitment}" in text
    assert CliRunner().invoke(main, ["verify", str(good)]).exit_code == 0
    assert CliRunner().invoke(main, ["verify", str(bad)]).exit_code == 1

    script = (ROOT / "docs" / "fair-deals.md").read_text("utf-8").split("```python\n")[1]
    alone = [sys.executable, "-c", script.split("```")[0], str(good)]
    run = subprocess.run(alone, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert "the deal is right" in run.stdout


def test_the_commitment_tells_nothing_of_the_seed() -> None:
    assert not commitment_to("abc").startswith(seed_from("abc", {}))


def test_a_record_is_kept_back_until_the_game_is_over(server: str) -> None:
    address = table_for(server, "draco", 2)

    assert ask(f"{server}/api/tables/{address.table}/record")[0] == 409


# --- the database --------------------------------------------------------------------------------


def test_the_migrations_make_the_tables_of_the_schema(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    with serving(db):
        pass
    with sqlite3.connect(db) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    engine = create_engine(f"sqlite:///{db}")
    found = inspect(engine)

    for name, table in metadata.tables.items():
        assert {c["name"] for c in found.get_columns(name)} == {c.name for c in table.columns}
    engine.dispose()
