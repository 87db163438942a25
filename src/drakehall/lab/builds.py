"""Tells whether a game's core is compiled or runs as plain files, and refuses a mixture.

Figures and checksums mean nothing if a part of the core is not what the rest is: an extension
that was not built, or one that lies beside changed files.
"""

from __future__ import annotations

from importlib import import_module
from importlib.machinery import ExtensionFileLoader, SourceFileLoader
from importlib.util import find_spec
from inspect import isroutine
from pkgutil import iter_modules
from statistics import multimode
from types import FunctionType, ModuleType
from typing import Final

from drakehall.games import REGISTRY
from drakehall.kernel.errors import Refusal

COMPILED: Final = "compiled"
INTERPRETED: Final = "interpreted"
MIXED: Final = "mixed"
CROWD: Final = "crowd"
"""The module that only compiled cores have: it releases Python's lock."""


def build_of(game: str) -> str:
    """Gives ``COMPILED`` or ``INTERPRETED``; raises ``Refusal`` if a module is not as the others.

    Modules of constants are plain in every build.
    """
    package = core_of(game)
    plain = constants_of(package)
    found = {name: kind_of(import_module(f"{package}.{name}")) for name in modules_of(package)}
    found |= players_of(game)
    core = {name: kind for name, kind in found.items() if name not in plain}
    build = multimode(core.values())[0]
    wrong = [name for name, kind in core.items() if kind != build]
    wrong += [name for name in plain if found[name] != INTERPRETED]
    if build == COMPILED and CROWD not in found:
        wrong.append(CROWD)
    if wrong:
        raise Refusal("core-mixed", game=game, build=build, modules=", ".join(sorted(wrong)))
    return build


def check_build(expected: str) -> None:
    """Raises ``Refusal`` unless the cores of all games are of the build that is expected."""
    for game in REGISTRY:
        build = build_of(game)
        if build != expected:
            raise Refusal("core-other", game=game, build=build, expected=expected)


def core_of(game: str) -> str:
    """Gives the name of the package that is a game's core."""
    return f"{REGISTRY[game].__module__.rpartition('.')[0]}.core"


def players_of(game: str) -> dict[str, str]:
    """Gives how each compiled module of a game's players was loaded; not all games have some."""
    package = f"{core_of(game).rpartition('.')[0]}.players"
    if find_spec(package) is None:
        return {}
    plain = constants_of(package)
    names = [name for name in modules_of(package) if name not in plain]
    return {f"players.{name}": kind_of(import_module(f"{package}.{name}")) for name in names}


def constants_of(package: str) -> set[str]:
    """Gives the modules of a core that are never compiled."""
    layout = import_module(f"{package}.layout")
    return {*layout.CONSTANTS, *layout.PLAIN_MODULES, *layout.BY_HAND}


def modules_of(package: str) -> list[str]:
    """Gives the names of a core's modules, whichever way they can be loaded."""
    return sorted({module.name for module in iter_modules(import_module(package).__path__)})


def kind_of(module: ModuleType) -> str:
    """Gives how a module was loaded, ``MIXED`` if its functions are of another kind."""
    functions = [
        isinstance(value, FunctionType)
        for value in vars(module).values()
        if isroutine(value) and value.__module__ == module.__name__
    ]
    loader = module.__spec__.loader if module.__spec__ else None
    if isinstance(loader, ExtensionFileLoader) and not any(functions):
        return COMPILED
    if isinstance(loader, SourceFileLoader) and all(functions):
        return INTERPRETED
    return MIXED
