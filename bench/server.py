"""Measures a table server over loopback: six-seat tables, random legal moves, one every 5 s.

``python bench/server.py --tables 200 --seconds 60`` starts a server of its own, fills the tables
and prints how long it took from sending a move until the last of the six seats had its view.
Moves are sent by the clock, not when the last one was answered: a server that stalls is seen.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

SEATS = "ABCDEF"
EVERY = 5.0
BUSY = 0.85
SERVE = [sys.executable, "-c", "from drakehall.cli import main; main()", "serve"]


class Option(msgspec.Struct):
    id: int


class Question(msgspec.Struct):
    id: str
    options: list[Option]


class Eye(msgspec.Struct):
    question: Question | None = None


class Heard(msgspec.Struct):
    type: str
    seq: int = -1
    eyes: list[Eye] = []


decode = msgspec.json.Decoder(Heard).decode


@dataclass
class Move:
    sent: float
    seq: int
    views: int = 0


@dataclass
class Table:
    sockets: list[ClientConnection] = field(default_factory=list)
    asked: dict[int, Question] = field(default_factory=dict)
    seqs: list[int] = field(default_factory=lambda: [-1] * len(SEATS))
    move: Move | None = None


@dataclass
class Run:
    times: list[float] = field(default_factory=list)
    stalled: int = 0
    measuring: bool = False
    tasks: list[asyncio.Task[None]] = field(default_factory=list)


def post(base: str, path: str, body: object) -> dict[str, Any]:
    headers = {"Content-Type": "application/json"}
    request = urllib.request.Request(base + path, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        made: dict[str, Any] = json.load(answer)
        return made


async def listen(run: Run, table: Table, seat: int) -> None:
    async for text in table.sockets[seat]:
        heard = decode(text)
        if heard.type not in {"update", "snapshot"}:
            continue
        question = heard.eyes[0].question if heard.eyes else None
        if question is None:
            table.asked.pop(seat, None)
        else:
            table.asked[seat] = question
        table.seqs[seat] = heard.seq
        if table.move is not None and heard.seq >= table.move.seq:
            table.move.views += 1
            if table.move.views == len(SEATS):
                if run.measuring:
                    run.times.append(time.perf_counter() - table.move.sent)
                table.move = None


async def play(run: Run, table: Table, chance: random.Random) -> None:
    due = time.perf_counter() + chance.uniform(0, EVERY)
    number = 0
    while True:
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        due += EVERY
        if table.move is not None:
            run.stalled += run.measuring
        elif table.asked and len(set(table.seqs)) == 1:
            seat, question = chance.choice(list(table.asked.items()))
            number += 1
            table.move = Move(time.perf_counter(), table.seqs[0] + 1)
            answer = {"type": "answer", "id": f"m{number}", "seat": SEATS[seat]}
            answer |= {"question": question.id, "option": chance.choice(question.options).id}
            await table.sockets[seat].send(json.dumps(answer))


async def fill(run: Run, base: str) -> Table:
    seats = [{"kind": "person", "name": f"P{seat}"} for seat in SEATS]
    made = await asyncio.to_thread(
        post, base, "/api/tables", {"game": "three-dragon-ante", "seats": seats}
    )
    table = Table()
    for owned in made["seats"]:
        socket = await connect(
            f"ws{base.removeprefix('http')}/socket",
            compression=None,
            proxy=None,
            ping_interval=None,
        )
        hello = {"type": "hello", "table": made["table"]["id"], "tokens": [owned["token"]]}
        await socket.send(json.dumps(hello))
        table.sockets.append(socket)
    run.tasks += [asyncio.create_task(listen(run, table, n)) for n in range(len(SEATS))]
    for seat in range(len(SEATS)):
        ready = {"type": "ready", "id": f"r{seat}", "seat": SEATS[seat]}
        await table.sockets[seat].send(json.dumps(ready))
    while len(set(table.seqs)) != 1 or table.seqs[0] < len(SEATS):
        await asyncio.sleep(0.01)
    await table.sockets[0].send('{"type":"start","id":"s"}')
    return table


def cpu(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> int:
    fields = Path(f"/proc/{pid}/statm").read_text().split()
    return int(fields[1]) * resource.getpagesize()


async def measure(base: str, pid: int, tables: int, seconds: float) -> None:
    run, chance, empty = Run(), random.Random(1), memory(pid)
    filled = [await fill(run, base) for _ in range(tables)]
    playing = [asyncio.create_task(play(run, table, chance)) for table in filled]
    await asyncio.sleep(EVERY)
    run.measuring = True
    own, server, began = time.process_time(), cpu(pid), time.perf_counter()
    await asyncio.sleep(seconds)
    run.measuring = False
    passed = time.perf_counter() - began
    generator = (time.process_time() - own) / passed
    for task in playing:
        task.cancel()
    sockets = tables * len(SEATS)
    print(f"{tables} tables, {sockets} sockets, {len(run.times)} moves in {passed:.0f} s")
    print(f"server {(cpu(pid) - server) / passed:.0%} of a core, generator {generator:.0%}")
    print(f"server memory {(memory(pid) - empty) / sockets / 1024:.0f} kB a socket")
    if generator > BUSY:
        print("no figure: the generator was the limit")
        return
    times = sorted(1000 * t for t in run.times)
    shares = {f"p{p}": times[min(len(times) - 1, len(times) * p // 100)] for p in (50, 95, 99)}
    print("move to the last seat's view, ms:", {k: round(v, 1) for k, v in shares.items()})
    print(f"slowest {times[-1]:.1f} ms; moves that were due while one was open: {run.stalled}")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60)
    asked = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(max(soft, 20_000), hard), hard))
    with tempfile.TemporaryDirectory() as folder:
        began = time.perf_counter()
        arguments = ["--port", "0", "--db", f"{folder}/bench.db", "--per-address", "100000"]
        process = subprocess.Popen([*SERVE, *arguments], stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        base = next(word for word in process.stdout.readline().split() if "://" in word)
        urllib.request.urlopen(f"{base}/health").close()
        print(f"cold start to the first answer: {time.perf_counter() - began:.2f} s")
        try:
            asyncio.run(measure(base, process.pid, asked.tables, asked.seconds))
        finally:
            process.terminate()
            process.wait()


if __name__ == "__main__":
    main()
