"""Measures the page in the system's Chromium: its weight, a slow phone, seeking in a replay.

``make bench-page`` starts a server and prints, each with what it may be at most:

* first visit: bytes over the wire and requests of the home page, and until a table asks;
* slow phone: LCP and CLS of the home page and of a table by its link, INP of a game by touch;
* phone: CLS over a whole game of each kind, by touch;
* replay: milliseconds from a move of the slider until that is painted.

All figures are kept in ``build/bench/page.json``.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import statistics
import tempfile
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Final

from bench.figures import share, shares
from bench.readers import Figures, Reader
from playwright.sync_api import Page, sync_playwright

from drakehall import __version__
from drakehall.client import Address
from page.conftest import launch
from page.playing import DONE, by_touch, play_until, table, wait_for_question
from server.live import serving
from server.scripted import play_table, table_for

OUT: Final = Path(__file__).parents[1] / "build" / "bench" / "page.json"
GAMES: Final = ("three-dragon-ante", "draco")
EVENTS: Final = 300
SEEKS: Final = 100
MANY: Final = 10_000
"""More answers than any game asks for."""
SEED: Final = 20
"""Chooses the moves of the long game and the places that are looked for."""
UNHURRIED: Final = 550
"""Milliseconds that a player looks before a tap: it excuses what moves within 500 ms after it, and
nothing of what the others have done before."""
AIMS: Final = {"bytes": 150_000, "requests": 12, "LCP": 2500, "CLS": 0.02, "INP": 200, "seek": 50}


def weight(reader: Reader, _: Figures) -> Figures:
    """Weighs the home page, and all that has come when a table asks its first question."""
    found = {}
    for lang in ("en", "ja"):
        with reader.opens(against("three-dragon-ante"), lang=lang) as visit:
            visit.settle()
            home = visit.weight()
            visit.page.locator(".now").click()
            wait_for_question(visit.page)
            visit.settle()
            found[lang] = {"home": home, "table": visit.weight()}
        tell(f"first visit, {lang}", **home)
        print(f"  and on to the first question: {found[lang]['table']}")
    return found


def paint(reader: Reader, asked: Figures) -> Figures:
    """Opens the home page and a running table on the slow phone, again and again."""
    with reader.opens(against("three-dragon-ante", 5)) as visit:
        visit.page.locator(".now").click()
        wait_for_question(visit.page)
        place, cookies = visit.page.evaluate("location.pathname"), visit.page.context.cookies()
    places = {"home": ("/", (), ".now"), "table": (place, cookies, "ul.hand button")}
    found: Figures = {name: [] for name in places}
    for _ in range(asked["rounds"]):
        for name, (path, kept, ready) in places.items():
            with reader.opens(path, phone=True, slow=True, cookies=kept) as visit:
                visit.page.locator(ready).first.wait_for()
                visit.settle()
                visit.page.wait_for_timeout(1500)
                found[name].append(visit.felt())
    for name, visits in found.items():
        times = [felt["lcp"] for felt in visits]
        tell(f"slow phone, {name}", LCP=statistics.median(times), CLS=max(map(shifting, visits)))
        print(
            f"  LCP of {len(times)} visits: {min(times):.0f} to {max(times):.0f} ms, by"
            f" {visits[0]['what']}"
        )
    return found


def taps(reader: Reader, asked: Figures) -> Figures:
    """Plays by touch on the slow phone; each tap takes as long as the longest of its events."""
    found = {}
    for game in GAMES:
        with reader.opens(against(game), phone=True, slow=True) as visit:
            visit.page.locator(".now").tap()
            answered = play_some(visit.page, asked["answers"])
            felt, count = visit.felt(), visit.page.evaluate("performance.interactionCount")
        found[game] = felt
        inputs = sorted(felt["inputs"].values(), key=lambda one: -float(one["took"]))
        # A tap that was painted within one frame or two is not noted.
        times = [one["took"] for one in inputs] + [0.0] * (count - len(inputs))
        tell(f"slow phone, {game} by touch", INP=share(times, 98), CLS=shifting(felt))
        print(f"  {answered} answers, {count} taps, slowest {max(times):.0f} ms; the slowest:")
        for one in inputs[:4]:
            print(f"    {one['took']:.0f} ms ({one['worked']:.0f} of work): {one['what']}")
    return found


def games(reader: Reader, asked: Figures) -> Figures:
    """Plays whole games on a phone, without any hurry, in both languages in turn."""
    found: Figures = {name: [] for name in GAMES}
    for number in range(asked["games"]):
        for game, visits in found.items():
            lang = ("en", "ja")[number % 2]
            with reader.opens(against(game), phone=True, lang=lang) as visit:
                visit.page.locator(".now").tap()
                play_some(visit.page, MANY, UNHURRIED)
                visits.append(visit.felt())
    for game, visits in found.items():
        worst = [shifting(felt) for felt in visits]
        tell(f"phone, whole games of {game}", CLS=max(worst))
        print(f"  of {len(worst)} games: {', '.join(f'{one:.4f}' for one in worst)}")
    return found


def play_some(page: Page, most: int, look: float = 0) -> int:
    """Answers by touch so often, or until the game is over; gives how often it was."""
    answered = 0

    def answer(page: Page) -> None:
        nonlocal answered
        page.wait_for_timeout(look)
        by_touch(page)
        answered += 1

    play_until(page, answer, lambda: answered >= most or page.locator(DONE).count() > 0)
    page.wait_for_timeout(1500)
    return answered


def seeks(reader: Reader, asked: Figures) -> Figures:
    """Moves the slider of a long game to places anywhere, at a desk and on the slow phone."""
    path, choose, found = f"/replay/{asked['long']}?eyes=all", random.Random(SEED), {}
    for phone in (False, True):
        with reader.opens(path, phone=phone) as visit:
            slider = visit.page.get_by_role("slider")
            slider.wait_for()
            visit.settle()
            if phone:
                visit.slow_down(network=False)
            last = int(slider.get_attribute("max") or 0)
            places = [choose.randrange(last + 1) for _ in range(SEEKS)]
            before = visit.cpu()
            times = [visit.page.evaluate("to => seek(to)", place) for place in places]
            used = (visit.cpu() - before) / SEEKS
        name = "slow phone" if phone else "desk"
        found[name] = times
        took = [one["took"] for one in times]
        tell(f"replay of {last + 1} steps, {name}", seek=statistics.median(took))
        print(f"  painted: {shares(took)}")
        print(f"  of the main thread: {used:.1f} ms of a core, unthrottled, each")
    return found


PARTS: Final[dict[str, Callable[[Reader, Figures], Figures]]] = {
    "weight": weight,
    "paint": paint,
    "taps": taps,
    "games": games,
    "seeks": seeks,
}


def against(game: str, bots: int = 3) -> str:
    """Gives the address of a first page that offers a table with quick bots."""
    return table(game, bots) + "&level=rules"


def long_game(base: str) -> str:
    """Plays a game of at least so many events without a page; gives the id of its table."""
    while True:
        address = table_for(base, "three-dragon-ante", 4)
        asyncio.run(play_table(address, SEED))
        events = count_events(address)
        if events >= EVENTS:
            print(f"the game that is looked back at has {events} events")
            return address.table


def count_events(address: Address) -> int:
    """Counts what has happened in a finished game."""
    place = f"{address.base}/api/tables/{address.table}/replay?eyes=all"
    with urllib.request.urlopen(place) as answer:
        return sum(len(frame["events"]) for frame in json.load(answer)["frames"])


def shifting(felt: Figures) -> float:
    """Gives the greatest sum of shifts within five seconds without a pause of one (CLS)."""
    worst = total = first = last = 0.0
    for shift in felt["shifts"]:
        if shift["input"]:
            continue
        if shift["at"] - last > 1000 or shift["at"] - first > 5000:
            total, first = 0.0, shift["at"]
        total, last = total + shift["value"], shift["at"]
        worst = max(worst, total)
    return worst


def tell(what: str, **figures: float) -> None:
    """Prints figures beside what they may be at most."""
    said = (
        f"{name} {figure:.3g} {'≤' if figure <= AIMS[name] else 'ABOVE'} {AIMS[name]}"
        if figure < 1
        else f"{name} {figure:,.0f} {'≤' if figure <= AIMS[name] else 'ABOVE'} {AIMS[name]:,}"
        for name, figure in figures.items()
    )
    print(f"{what}: {'; '.join(said)}", flush=True)


def main() -> None:
    """Measures what was asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=5, help="visits of each page")
    parser.add_argument("--answers", type=int, default=40, help="answers in each game by touch")
    parser.add_argument("--games", type=int, default=2, help="whole games of each kind")
    parser.add_argument("--only", nargs="+", choices=PARTS, default=list(PARTS))
    wanted = parser.parse_args()
    load = ", ".join(f"{part:.1f}" for part in os.getloadavg())
    print(f"drakehall {__version__}; {os.cpu_count()} cores, load {load}")
    figures: Figures = {}
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder) / "x.db", "--per-address", "2000") as server,
    ):
        asked = {**vars(wanted), "long": long_game(server.base)}
        with sync_playwright() as playwright:
            chromium = launch(playwright)
            print(f"Chromium {chromium.version}")
            reader = Reader(chromium, server.base)
            for name in wanted.only:
                figures[name] = PARTS[name](reader, asked)
            chromium.close()
    OUT.parent.mkdir(parents=True, exist_ok=True)
    OUT.write_text(json.dumps(figures))


if __name__ == "__main__":
    main()
