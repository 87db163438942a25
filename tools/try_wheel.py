"""Builds the wheel and tries it, and tries an install on a machine without a C compiler.

    python tools/try_wheel.py [PYTHON …]

Without arguments, every Python from 3.11 on that the PATH has. In each, in an environment of
its own, the wheel has to bring compiled cores; without a compiler, plain ones; both play.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).parents[1]
NAMES = ("python3.11", "python3.12", "python3.13", "python3.14")
COMPILERS = ("cc", "gcc", "clang", "c++", "g++")
PLAY = """
import sys
from drakehall.games import REGISTRY, new_game
from drakehall.lab.builds import check_build
from drakehall.lab.tables import table_of
check_build(sys.argv[1])
print(*(f"{name} {table_of(new_game(name, 4)).checksum(0, 20)}" for name in REGISTRY), sep=", ")
"""


def main() -> int:
    """Tries everything; a step that fails ends it."""
    pythons = sys.argv[1:] or [name for name in NAMES if works(name)]
    with tempfile.TemporaryDirectory() as name:
        place = Path(name)
        source = pack(place)
        run(sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "-w", name, source)
        wheel = next(place.glob("*.whl"))
        with ZipFile(wheel) as archive:
            count = sum(file.endswith((".so", ".pyd")) for file in archive.namelist())
        print(f"{wheel.name}: {count} extensions")
        if not count:
            return 1
        for number, python in enumerate(pythons):
            said = install(python, place / f"compiled-{number}", str(wheel), "compiled")
            print(f"{python}, from the wheel: {said}")
        bare = bare_path(place)
        said = install(pythons[0], place / "plain", source, "interpreted", bare)
        print(f"{pythons[0]}, no compiler: {said}")
    return 0


def pack(place: Path) -> str:
    """Packs the sources; from a folder, what was compiled there before would be taken."""
    env = {**os.environ, "DRAKEHALL_PLAIN": "1"}
    command = [sys.executable, "setup.py", "--quiet", "sdist", "--dist-dir", str(place)]
    subprocess.run(command, cwd=ROOT, env=env, check=True)
    return str(next(place.glob("*.tar.gz")))


def works(python: str) -> bool:
    """Tells whether a command is a Python that runs."""
    found = shutil.which(python)
    command = [python, "-c", "import ensurepip"]
    return bool(found) and not subprocess.run(command, capture_output=True, check=False).returncode


def install(python: str, place: Path, what: str, build: str, path: str | None = None) -> str:
    """Installs into a new environment, plays there, and gives what was said."""
    env = {**os.environ, "PATH": path} if path else dict(os.environ)
    for name in ("DRAKEHALL_PLAIN", "PYTHONPATH"):
        env.pop(name, None)
    run(shutil.which(python) or python, "-m", "venv", str(place))
    own = str(place / "bin" / "python")
    run(own, "-m", "pip", "install", "--quiet", what, env=env)
    version = run(own, "-c", "import platform; print(platform.python_version())").strip()
    return f"Python {version}, {build}: {run(own, '-c', PLAY, build, env=env).strip()}"


def bare_path(place: Path) -> str:
    """Gives a PATH with all commands of the present one but for C compilers."""
    folder = place / "bin-without-compiler"
    folder.mkdir()
    for entry in reversed(os.environ["PATH"].split(os.pathsep)):
        for file in Path(entry).glob("*"):
            link = folder / file.name
            link.unlink(missing_ok=True)
            if not any(compiler in file.name for compiler in COMPILERS):
                link.symlink_to(file)
    return str(folder)


def run(*command: str, env: dict[str, str] | None = None) -> str:
    """Runs a command from outside the sources; gives what it printed."""
    done = subprocess.run(
        command, cwd=tempfile.gettempdir(), env=env, stdout=subprocess.PIPE, text=True, check=True
    )
    return done.stdout


if __name__ == "__main__":
    sys.exit(main())
