"""Figures of a process and of a list of times."""

from __future__ import annotations

import os
import resource
import sqlite3
import time
from collections.abc import Sequence
from pathlib import Path

EDGES = (0.5, 1, 2, 3, 5, 8, 12, 20, 30, 50, 100, 200, 500, 1000)
WIDTH = 50


def cpu(pid: int) -> float:
    """Gives the seconds of a core that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> int:
    """Gives the bytes of memory that a process holds."""
    fields = Path(f"/proc/{pid}/statm").read_text().split()
    return int(fields[1]) * resource.getpagesize()


def share(times: Sequence[float], percent: float) -> float:
    """Gives the time below which so many percent lie."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))]


def shares(times: Sequence[float]) -> str:
    """Tells a list of milliseconds."""
    named = ", ".join(f"p{p} {share(times, p):.1f}" for p in (50, 90, 95, 99))
    return f"{named}, slowest {max(times):.1f} ms ({len(times)} times)"


def histogram(times: Sequence[float]) -> str:
    """Draws how many of a list of milliseconds lie where."""
    lines, low = [], 0.0
    for edge in (*EDGES, float("inf")):
        count = sum(low <= t < edge for t in times)
        if count:
            bar = "#" * max(1, round(WIDTH * count / len(times)))
            lines.append(f"  {low:>6g} to {edge:>4g} ms {count:>6} {bar}")
        low = edge
    return "\n".join(lines)


def disk(folder: Path, commits: int = 100) -> list[float]:
    """Gives the milliseconds of bare durable commits: what the disk alone takes of each move."""
    file = folder / "disk.db"
    connection = sqlite3.connect(file, isolation_level=None)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("CREATE TABLE IF NOT EXISTS entries (data BLOB)")
    times = []
    for _ in range(commits):
        began = time.perf_counter()
        connection.execute("INSERT INTO entries VALUES (zeroblob(120))")
        times.append(1000 * (time.perf_counter() - began))
    connection.close()
    return times
