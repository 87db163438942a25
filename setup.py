"""Compiles the cores of the games where that is possible; everything else is in pyproject.toml.

A machine without a C compiler, or ``DRAKEHALL_PLAIN=1``, installs the same files interpreted.
"""

from __future__ import annotations

import os
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup

SOURCE = Path("src")
CORES = ("three_dragon_ante",)
NOT_COMPILED = {
    "__init__",
    "layout",
    "actions",
    "amounts",
    "cards",
    "chance_kinds",
    "notes",
    "steps",
}
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


def extensions() -> list[Extension]:
    """Gives the extension modules, or none where they are not wanted or cannot be made."""
    if os.environ.get("DRAKEHALL_PLAIN") == "1":
        return []
    flags = ["-O3", *os.environ.get("DRAKEHALL_CFLAGS", "").split()]
    modules = [
        Extension(
            ".".join(file.relative_to(SOURCE).with_suffix("").parts),
            [str(file)],
            extra_compile_args=[*flags, "-Werror=incompatible-pointer-types"],
            define_macros=[("Py_LIMITED_API", "0x030b0000")],
            py_limited_api=True,
        )
        for core in CORES
        for file in sorted((SOURCE / "drakehall" / "games" / core / "core").glob("*.py"))
        if file.stem not in NOT_COMPILED
    ]
    made = cythonize(modules, compiler_directives=DIRECTIVES, build_dir="build/cython")
    for module in made:
        module.optional = True
    return made


setup(ext_modules=extensions(), options={"bdist_wheel": {"py_limited_api": "cp311"}})
