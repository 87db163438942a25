from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path

import msgspec
from click.testing import CliRunner

from drakehall import wire
from drakehall.cli import main
from drakehall.client import TableClient, make_table
from server.scripted import begin, record_of, settled

DOCS = Path(__file__).parents[2] / "docs"
SHORT = {"gambit_limit": 1}


def test_the_example_bot_of_the_documents_plays_a_game(server: str, tmp_path: Path) -> None:
    text = (DOCS / "bot-protocol.md").read_text(encoding="utf-8")
    script = tmp_path / "careful.py"
    script.write_text(text.split("```python\n")[1].split("```")[0], encoding="utf-8")
    seats = [{"kind": "person", "name": "Host"}, {"kind": "open"}]
    address = make_table(server, "three-dragon-ante", seats, options=SHORT)

    async def host() -> None:
        async with TableClient(address) as client:
            await settled(client, 2)
            await begin([client])
            async for table in client.changes():
                while (question := table.question()) is not None:
                    await table.answer(question, question.options[0].id)
                if table.table is not None and table.table.phase == "over":
                    return

    with subprocess.Popen([sys.executable, str(script), address.link]) as bot:
        asyncio.run(asyncio.wait_for(host(), 60))
        assert bot.wait(timeout=30) == 0
    assert record_of(address).players == ("Host", "Careful")


def test_a_person_plays_at_the_terminal_in_their_own_language(server: str) -> None:
    seats = [{"kind": "open"}, {"kind": "bot", "level": "random"}]
    for lang, game, over in (
        ("en", "three-dragon-ante", "The game is over."),
        ("ja", "draco", "ゲームは終わりました。"),
    ):
        address = make_table(server, game, seats, options=SHORT if lang == "en" else {})
        words = ["join", address.link, "--name", "Aki", "--lang", lang]
        result = CliRunner().invoke(main, words, input="s\n" + "1\n" * 200)

        assert result.exit_code == 0, result.output
        assert over in result.output


def test_a_link_that_is_none_is_refused() -> None:
    result = CliRunner().invoke(main, ["join", "nonsense", "--lang", "en"])

    assert result.exit_code == 2
    assert "nonsense" in result.output


def test_the_schema_of_the_wire_names_every_message() -> None:
    schema = json.loads(CliRunner().invoke(main, ["protocol"]).output)
    document = (DOCS / "protocol.md").read_text(encoding="utf-8")
    kinds = {
        definition["properties"]["type"]["enum"][0]
        for definition in schema["$defs"].values()
        if "type" in definition.get("properties", {}) and "enum" in definition["properties"]["type"]
    }

    assert {"hello", "answer", "snapshot", "update", "ack", "reject"} <= kinds
    assert {"ClientMessage", "ServerMessage", "NewTable", "Offer"} <= set(schema["$defs"])
    assert [kind for kind in kinds if f"`{kind}`" not in document and kind not in document] == []


def test_fields_that_a_reader_does_not_know_are_ignored() -> None:
    told = wire.decode_server('{"type":"pong","number":3,"weather":"fine"}')

    assert told == wire.Pong(3)
    assert msgspec.json.decode(wire.encode(told)) == {"type": "pong", "number": 3}
