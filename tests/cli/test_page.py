"""``drakehall`` alone serves the page; whoever types answers into a pipe plays in the terminal."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import httpx
import pytest

from drakehall.server.run import run
from drakehall.server.settings import Settings

MAIN = "from drakehall.cli import main; main()"
DRAKEHALL = [sys.executable, "-c", MAIN]


@contextmanager
def running(home: Path, *args: str, **environment: str) -> Iterator[str]:
    """Runs the command without anything to read, and gives the address that it says."""
    env = {**os.environ, "DRAKEHALL_HOME": str(home), "LC_ALL": "C.UTF-8", **environment}
    with subprocess.Popen(
        [*DRAKEHALL, *args],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
        env=env,
    ) as process:
        assert process.stdout is not None
        found = re.search(r"http://\S+", process.stdout.readline())
        try:
            assert found, "no address was said"
            yield found[0]
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(20)


@pytest.mark.parametrize("args", [[], ["page"]])
def test_address_that_is_said_has_the_page(tmp_path: Path, args: list[str]) -> None:
    with running(tmp_path, *args) as address:
        said = httpx.get(address)

    assert said.status_code == 200
    assert '<div id="app">' in said.text


def test_game_that_is_named_stands_in_the_address(tmp_path: Path) -> None:
    with running(tmp_path, "page", "draco", "--seats", "you,bot", "--lang", "ja") as address:
        query = parse_qs(urlsplit(address).query)

    assert query["lang"] == ["ja"]
    assert '"game": "draco"' in query["table"][0]


def test_browser_that_is_set_is_opened(tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    script = tmp_path / "browser"
    script.write_text(f'#!/bin/sh\necho "$1" > "{opened}.part" && mv "{opened}.part" "{opened}"\n')
    script.chmod(0o755)

    with running(tmp_path, DRAKEHALL_BROWSER=str(script)) as address:
        for _ in range(200):
            if opened.exists():
                break
            signal.sigtimedwait([], 0.05)

    assert opened.read_text().strip() == address


def test_piped_answers_play_in_the_terminal(tmp_path: Path) -> None:
    env = {**os.environ, "DRAKEHALL_HOME": str(tmp_path), "LC_ALL": "C.UTF-8"}

    played = subprocess.run(
        [*DRAKEHALL, "page", "draco"],
        input="q\ny\n",
        capture_output=True,
        text=True,
        env=env,
        check=False,
    )

    assert played.returncode == 0
    assert "drakehall play --resume" in played.stdout


def test_server_that_nobody_visits_ends_by_itself(tmp_path: Path) -> None:
    addresses: list[str] = []

    started = run(Settings(tmp_path / "server.db"), "127.0.0.1", 0, addresses.append, lonely=0.2)

    assert started
    assert len(addresses) == 1
