"""Compiles the cores and players of the games where possible; the rest is in pyproject.toml.

A machine without a C compiler, or ``DRAKEHALL_PLAIN=1``, installs the same files interpreted.
``DRAKEHALL_CFLAGS`` adds flags for the C compiler.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

from setuptools import Extension, setup

SOURCE = Path("src")
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,
    "infer_types": True,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "nonecheck": False,
    "auto_pickle": False,
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
            ".".join(file.relative_to(SOURCE).with_suffix("").parts),
            [str(file)],
            # Cython 3.3 can write wrong C for two arrays of different shapes; gcc notices.
            extra_compile_args=[*flags, "-Werror=incompatible-pointer-types"],
            define_macros=[STABLE_ABI],
            py_limited_api=True,
        )
        for file in compiled_files()
    ]
    made = cythonize(modules, compiler_directives=DIRECTIVES, build_dir="build/cython")
    for module in made:
        module.optional = True
    return made


def compiled_files() -> Iterator[Path]:
    """Gives what is compiled: the modules of cores and players that have declarations for C.

    The declarations of a module of constants are an enum, and it stays a plain module.
    """
    games = SOURCE / "drakehall" / "games"
    for package in (*sorted(games.glob("*/core")), *sorted(games.glob("*/players"))):
        for file in sorted(package.glob("*.py")):
            declared = file.with_suffix(".pxd")
            if declared.exists() and "cimport cython" in declared.read_text(encoding="utf-8"):
                yield file
        yield from sorted(package.glob("*.pyx"))


setup(ext_modules=extensions(), options={"bdist_wheel": {"py_limited_api": "cp311"}})
