"""Measures a table server over loopback, and a boardgame.io server with the same traffic.

``python bench/server.py --tables 200 --seconds 60`` starts both servers, one after the other,
fills the tables of six seats and prints how long it took from sending a move until the last of
the six had its view. All times are kept in ``build/bench/server.json``.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import resource
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from boardgame_peer import Boardgame, install
from drakehall_peer import Drakehall
from figures import cpu, disk, histogram, memory, shares
from traffic import EVERY, PLAYERS, Traffic

from drakehall import __version__
from drakehall.lab.builds import build_of

BUSY = 0.85
"""Above this share of a core the generator itself may be what is slow: there is no figure."""
WARM_UP = 2 * EVERY
RECONNECTS = 200
STARTS = 5
OUT = Path(__file__).parents[1] / "build" / "bench" / "server.json"


async def measure(peer: Drakehall | Boardgame, tables: int, seconds: float) -> dict[str, Any]:
    """Prints the figures of one server under load, and gives them."""
    traffic, empty = Traffic(peer), memory(peer.pid)
    began = time.perf_counter()
    await traffic.fill(tables)
    sockets = tables * PLAYERS
    took = time.perf_counter() - began
    print(f"\n{peer.name}: {tables} tables, {sockets} sockets, filled in {took:.0f} s", flush=True)
    traffic.play()
    await asyncio.sleep(WARM_UP)
    traffic.measuring = True
    own, server, began = time.process_time(), cpu(peer.pid), time.perf_counter()
    await asyncio.sleep(seconds)
    traffic.measuring = False
    passed = time.perf_counter() - began
    generator = (time.process_time() - own) / passed
    figures: dict[str, Any] = {
        "name": peer.name,
        "tables": tables,
        "seconds": passed,
        "server": (cpu(peer.pid) - server) / passed,
        "generator": generator,
        "socket": (memory(peer.pid) - empty) / sockets,
    }
    print(f"server {figures['server']:.0%} of a core, generator {generator:.0%}")
    print(f"server memory {figures['socket'] / 1024:.0f} kB a socket")
    if generator > BUSY:
        print("no figure: the generator was the limit")
    else:
        figures["times"] = traffic.times
        tell(traffic, passed)
        if isinstance(peer, Drakehall):
            figures["reconnects"] = await reconnects(traffic)
    await traffic.stop()
    return figures


def tell(traffic: Traffic, passed: float) -> None:
    """Prints what the moves of a run took."""
    rate = len(traffic.times) / passed
    gaps = sum(seat.gaps for table in traffic.tables for seat in table.seats)
    print(f"{rate:.1f} moves/s, {rate * PLAYERS:.0f} views/s; {gaps} views missed by a seat;")
    print(f"{traffic.stalled} moves due while the one before was on its way")
    print(f"move to the last seat's view: {shares(traffic.times)}")
    print(histogram(traffic.times), flush=True)


async def reconnects(traffic: Traffic) -> list[float]:
    """Cuts seats that are asked, under load, and measures until their question is open again."""
    times = []
    for number in range(RECONNECTS):
        table = traffic.tables[number % len(traffic.tables)]
        asked = [seat for seat in table.seats if seat.choices]
        if asked and table.move is None:
            times.append(1000 * await traffic.reconnect(table, asked[0]))
    print(f"reconnect to the open question: {shares(times)}", flush=True)
    return times


def cold_starts(folder: Path) -> None:
    """Prints how long a server takes from nothing to its first answer."""
    times = []
    for number in range(STARTS):
        place = folder / str(number)
        place.mkdir()
        server = Drakehall(place)
        times.append(server.cold_start)
        server.stop()
    print(
        f"cold start to the first answer: {statistics.median(times):.2f} s,"
        f" {min(times):.2f} to {max(times):.2f} s ({STARTS} starts, each with a new database)"
    )


def tell_machine(folder: Path) -> None:
    """Prints what else there is to know about this machine now."""
    load = ", ".join(f"{part:.1f}" for part in os.getloadavg())
    print(f"{os.cpu_count()} cores, load {load}; a bare durable commit: {shares(disk(folder))}")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, nargs="+", default=[200])
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--alone", action="store_true", help="without boardgame.io")
    asked = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(max(soft, 20_000), hard), hard))
    gc.disable()  # pauses of the generator are not the server's
    if not asked.alone:
        install()
    figures = []
    print(f"drakehall {__version__}, cores {build_of('three-dragon-ante')}")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        cold_starts(folder)
        for tables in asked.tables:
            for kind in [Drakehall] if asked.alone else [Drakehall, Boardgame]:
                tell_machine(folder)
                place = folder / f"tables-{tables}"
                place.mkdir(exist_ok=True)
                peer = Drakehall(place) if kind is Drakehall else Boardgame()
                try:
                    figures.append(asyncio.run(measure(peer, tables, asked.seconds)))
                finally:
                    peer.stop()
                gc.collect()
    OUT.parent.mkdir(parents=True, exist_ok=True)
    OUT.write_text(json.dumps(figures))


if __name__ == "__main__":
    main()
