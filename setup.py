"""Compiles the cores and players of the games where possible; the rest is in pyproject.toml.

A machine without a C compiler, or ``DRAKEHALL_PLAIN=1``, installs the same files interpreted.
``DRAKEHALL_CFLAGS`` adds flags for the C compiler.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

from setuptools import Extension, setup

sys.path.insert(0, "tools")
from joined import is_compiled, join, join_players

SOURCE = Path("src")
JOINED = Path("build/joined")
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,
    "infer_types": True,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "nonecheck": False,
    "auto_pickle": False,
    "binding": False,
    "always_allow_keywords": False,
    "embedsignature": True,
}
STABLE_ABI = ("Py_LIMITED_API", "0x030b0000")


def extensions() -> list[Extension]:
    """Gives the extension modules, or none where they are not wanted."""
    if os.environ.get("DRAKEHALL_PLAIN") == "1":
        return []
    from Cython.Build import cythonize  # noqa: PLC0415 - a plain install does without it

    flags = ["-O3", "-g0", *os.environ.get("DRAKEHALL_CFLAGS", "").split()]
    modules = [
        Extension(
            name,
            [str(file)],
            # Cython 3.3 can write wrong C for two arrays of different shapes; gcc notices.
            extra_compile_args=[*flags, "-Werror=incompatible-pointer-types"],
            define_macros=[STABLE_ABI],
            py_limited_api=True,
        )
        for name, file in compiled_files()
    ]
    made = cythonize(
        modules,
        compiler_directives=DIRECTIVES,
        build_dir="build/cython",
        include_path=[str(SOURCE)],
    )
    for module in made:
        module.optional = True
    return made


def compiled_files() -> Iterator[tuple[str, Path]]:
    """Gives what is compiled, by name: modules of cores and players with declarations for C.

    The declarations of a module of constants are an enum, and it stays a plain module. All
    modules of a core together are its ``crowd``, and with the players they are the players'.
    """
    games = SOURCE / "drakehall" / "games"
    cores = sorted(games.glob("*/core"))
    for folder in (*cores, *sorted(games.glob("*/players"))):
        package = ".".join(folder.relative_to(SOURCE).parts)
        for file in sorted(folder.glob("*.py")):
            if is_compiled(file):
                yield f"{package}.{file.stem}", file
    for core in cores:
        players = core.parent / "players"
        for folder, text in ((core, join(core)), (players, join_players(core, players))):
            package = ".".join(folder.relative_to(SOURCE).parts)
            whole = JOINED / core.parent.name / folder.name / "crowd.pyx"
            write(whole, text)
            yield f"{package}.crowd", whole


def write(file: Path, text: str) -> None:
    """Writes a file unless that is what it holds: then nothing has to be compiled again."""
    if not file.exists() or file.read_text(encoding="utf-8") != text:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


setup(ext_modules=extensions(), options={"bdist_wheel": {"py_limited_api": "cp311"}})
