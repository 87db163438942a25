"""The command ``drakehall arena``, as a person uses it."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from drakehall.cli import main

ENTRY = {"bot", "win_share", "win_low", "win_high", "mean_rank", "mean_result", "decision_ms_p95"}
BESIDE = {"entries", "deals", "games", "seed", "seconds"}
MEASURED = {"seconds", "decision_ms_p95"}


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keeps what the arena keeps in a folder of the test."""
    monkeypatch.setenv("DRAKEHALL_HOME", str(tmp_path / "home"))


def arena(*args: str, lang: str = "en") -> Result:
    return CliRunner().invoke(main, ["--lang", lang, "arena", *args])


def played(tmp_path: Path, *args: str) -> dict[str, Any]:
    """Play a contest and give its JSON."""
    file = tmp_path / "result.json"
    result = arena(*args, "--json", str(file))
    assert result.exit_code == 0, result.output
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


def without_times(found: dict[str, Any]) -> dict[str, Any]:
    entries = [
        {key: value for key, value in entry.items() if key not in MEASURED}
        for entry in found["entries"]
    ]
    return {key: value for key, value in found.items() if key not in MEASURED} | {
        "entries": entries
    }


DRACO = ("--game", "draco", "--seats", "rules,random", "--deals", "6", "--workers", "1")


def test_json_holds_an_entry_for_each_distinct_bot(tmp_path: Path) -> None:
    seats = ("--game", "draco", "--seats", "rules,random,random", "--deals", "3", "--seed", "9")
    found = played(tmp_path, *seats, "--workers", "1")

    assert found.keys() >= BESIDE
    assert [entry["bot"] for entry in found["entries"]] == ["rules", "random"]
    assert (found["deals"], found["games"], found["seed"]) == (3, 9, "9")
    for entry in found["entries"]:
        assert entry.keys() >= ENTRY
        assert 0 <= entry["win_low"] <= entry["win_share"] <= entry["win_high"] <= 1
        assert 1 <= entry["mean_rank"] <= 3
        assert entry["decision_ms_p95"] > 0
    shares = [entry["win_share"] * entry["seats"] for entry in found["entries"]]
    assert sum(shares) == pytest.approx(1)


@pytest.mark.parametrize("game", ["draco", "three-dragon-ante"])
def test_rules_beat_chance(tmp_path: Path, game: str) -> None:
    table = ("--game", game, "--seats", "rules,random", "--deals", "30")
    rules = played(tmp_path, *table, "--workers", "1")["entries"][0]

    assert rules["win_share"] > 0.8
    assert rules["win_low"] > 0.5


def test_rules_of_the_game_can_be_set(tmp_path: Path) -> None:
    found = played(tmp_path, *DRACO, "--set", "cursed_count=8", "--set", "min_flips=2")

    assert found["options"] == {"cursed_count": 8, "min_flips": 2}
    assert without_times(found) != without_times(played(tmp_path, *DRACO))


def test_result_is_the_same_for_any_number_of_workers(tmp_path: Path) -> None:
    one = played(tmp_path, *DRACO)
    two = played(tmp_path, *DRACO[:-1], "2")

    assert without_times(one) == without_times(two)


def test_report_is_one_file_with_plots(tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    result = arena(*DRACO, "--report", str(page), lang="ja")
    text = page.read_text(encoding="utf-8")

    assert result.exit_code == 0
    assert text.count("<svg") == 3
    assert "分散の利得" in text
    assert not any(word in text for word in ("<script", "<link", "<img", "src=", "@import"))


def test_interrupted_contest_tells_what_is_known_and_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "result.json"
    table = ["--game", "draco", "--seats", "rules,random", "--workers", "2"]
    start = "from drakehall.cli import main; main()"
    command = [sys.executable, "-c", start, "--lang", "en", "arena", *table]
    many = [*command, "--deals", "100000", "--json", str(file)]
    journals = tmp_path / "home" / "arena"
    run = subprocess.Popen(many, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    for _ in range(600):
        if any(path.stat().st_size > 20_000 for path in journals.glob("*.jsonl")):
            break
        time.sleep(0.1)
    run.send_signal(signal.SIGINT)
    said, complained = run.communicate(timeout=60)
    first = json.loads(file.read_text(encoding="utf-8"))

    assert run.returncode == 130
    assert "rules (seats: 1): wins" in said
    assert "--resume goes on from here" in complained
    assert "Traceback" not in complained
    assert 0 < first["deals"] < 100_000

    deals = str(first["deals"] + 3)
    subprocess.run([*command, "--deals", deals, "--resume", "--json", str(file)], check=True)
    resumed = json.loads(file.read_text(encoding="utf-8"))
    whole = played(tmp_path, *table, "--deals", deals)
    assert without_times(resumed) == without_times(whole)


def test_deals_that_would_go_otherwise_today_are_not_mixed_in(tmp_path: Path) -> None:
    arena(*DRACO)
    (journal,) = (tmp_path / "home" / "arena").iterdir()
    text = journal.read_text(encoding="utf-8")
    lines = [json.loads(line) for line in text.splitlines()]
    lines[0]["games"][0]["checksum"] = "another"
    journal.write_text("\n".join(map(json.dumps, lines)) + "\n", encoding="utf-8")
    result = arena(*DRACO, "--resume")

    assert result.exit_code == 2
    assert "bots or rules have changed" in result.stderr


def test_contest_is_played_where_nothing_can_be_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("DRAKEHALL_HOME", str(tmp_path / "file"))

    assert played(tmp_path, *DRACO)["deals"] == 6


WRONG = [
    (["--seats", "rules,random", "--deals", "5"], "draco"),
    (["--game", "chess", "--seats", "rules,random", "--deals", "5"], "chess"),
    (["--game", "draco", "--deals", "5"], "--seats"),
    (["--game", "draco", "--seats", "rules,random"], "--deals"),
    (["--game", "draco", "--seats", "rules,random", "--deals", "0"], "--deals"),
    (["--game", "draco", "--seats", "rules,oracle", "--deals", "5"], "oracle"),
    (["--game", "draco", "--seats", "rules,,random", "--deals", "5"], "random, rules"),
    (["--game", "draco", "--seats", "rules", "--deals", "5"], "1"),
    (["--game", "draco", "--seats", "a,b,c,d,e,f,g", "--deals", "5"], "a"),
    ([*DRACO, "--set", "hand_limit=3"], "hand_limit"),
    ([*DRACO, "--workers", "0"], "--workers"),
    ([*DRACO, "--backend", "dask"], "--backend"),
    ([*DRACO, "--json", f"{os.sep}nowhere{os.sep}a.json"], "a.json"),
    ([*DRACO, "--report", "."], "."),
]


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize(("args", "said"), WRONG)
def test_bad_input_gets_one_clear_sentence(args: list[str], said: str, lang: str) -> None:
    result = arena(*args, lang=lang)

    assert (result.exit_code, result.stdout) == (2, "")
    assert len(result.stderr.splitlines()) == 1
    assert said in result.stderr
    assert result.stderr.isascii() == (lang == "en")
