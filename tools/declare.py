"""Writes the declaration files (.pxd) that let Cython compile the cores of the games.

The rules are plain Python; what C needs to know beside it is derived from the annotations and
from each game's ``layout`` (the widths and C types of the fields). ``make fix`` runs this, a
test compares what is committed with what it would write. A module of constants becomes an
enum, so that C sees its numbers at compile time; it is not compiled itself.

    python tools/declare.py [--check]
"""

from __future__ import annotations

import ast
import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
GAMES = SOURCE / "drakehall" / "games"
CORES = (GAMES / "three_dragon_ante" / "core", GAMES / "draco" / "core")
PLAYERS = (GAMES / "three_dragon_ante" / "players", GAMES / "draco" / "players")
"""Packages that are compiled too and use the core of their game."""
NOT_COMPILED = {"__init__", "layout"}
SIMPLE = {"int": "int", "bool": "bint", "None": "void"}
HEAD = "# Written by tools/declare.py from {name}.py: change that file, then run `make fix`.\n"


def main() -> int:
    """Writes all declarations, or with ``--check`` tells which are out of date."""
    stale = []
    for package in (*CORES, *PLAYERS):
        for path, text in declarations(package):
            if not path.exists() or path.read_text(encoding="utf-8") != text:
                stale.append(path)
                if "--check" not in sys.argv:
                    path.write_text(text, encoding="utf-8")
    for path in stale:
        print(path.relative_to(ROOT))
    return 1 if stale and "--check" in sys.argv else 0


def declarations(folder: Path) -> Iterator[tuple[Path, str]]:
    """Gives the path and text of each declaration file of a package."""
    package = bare_packages(folder)
    layout = importlib.import_module(f"{package}.layout")
    layouts = {package: layout}
    if folder in PLAYERS:
        core = bare_packages(folder.parent / "core")
        layouts[core] = importlib.import_module(f"{core}.layout")
    for source in sorted(folder.glob("*.py")):
        if source.stem in NOT_COMPILED.union(layout.PLAIN_MODULES, layout.BY_HAND):
            continue
        tree = ast.parse(source.read_text(encoding="utf-8"))
        if source.stem in layout.CONSTANTS:
            module = importlib.import_module(f"{package}.{source.stem}")
            body = constants(module, tree)
        else:
            body = Module(tree, layouts).text()
        yield source.with_suffix(".pxd"), HEAD.format(name=source.stem) + body


def bare_packages(inner: Path) -> str:
    """Makes a package's constants importable without running the packages around it.

    Those may load extensions that were built from older declarations.
    """
    for folder in (*reversed(inner.relative_to(SOURCE).parents[:-1]), inner.relative_to(SOURCE)):
        package = ModuleType(".".join(folder.parts))
        package.__path__ = [str(SOURCE / folder)]
        sys.modules.setdefault(package.__name__, package)
    return ".".join(inner.relative_to(SOURCE).parts)


def constants(module: object, tree: ast.Module) -> str:
    """Gives the enum of a module's whole numbers."""
    names = [
        node.target.id
        for node in tree.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    ]
    numbers = [name for name in names if isinstance(getattr(module, name), int)]
    lines = [f"    {name} = {getattr(module, name)}" for name in numbers]
    return "\n".join(["cdef enum:", *lines]) + "\n"


class Module:
    """Declares the classes, functions and typed names of one compiled module.

    ``layouts`` are those of the packages it may use, its own first.
    """

    def __init__(self, tree: ast.Module, layouts: dict[str, ModuleType]) -> None:
        self._tree = tree
        self._classes: dict[str, dict[str, tuple[str, int]]] = {}
        self._names: dict[str, str] = next(iter(layouts.values())).GLOBALS
        self._plain = {name: set(layout.PLAIN_MODULES) for name, layout in layouts.items()}
        self._own: dict[str, dict[str, tuple[str, int]]] = next(iter(layouts.values())).CLASSES
        self._homes: dict[str, str] = {}
        for package, layout in layouts.items():
            self._classes |= layout.CLASSES
            self._homes |= {name: f"{package}.{home}" for name, home in layout.HOMES.items()}

    def text(self) -> str:
        """Gives the whole declaration file."""
        body = "\n".join(line for node in self._tree.body for line in self._declare(node))
        return f"{self._imports()}\n{body}\n"

    def _imports(self) -> str:
        kinds = [kind for fields in self._own.values() for kind, _ in fields.values()]
        wide = [name for name in WIDE if any(name in kind.split() for kind in kinds)]
        lines = ["cimport cython", "from libc.stdint cimport " + ", ".join([*C_TYPES, *wide])]
        lines += [
            f"from {node.module} cimport {alias.name}"
            for node in self._tree.body
            if isinstance(node, ast.ImportFrom) and node.module in self._plain
            for alias in node.names
            if alias.name not in self._plain[node.module]
        ]
        here = {node.name for node in self._tree.body if isinstance(node, ast.ClassDef)}
        used = {n.attr for n in ast.walk(self._tree) if isinstance(n, ast.Attribute)}
        used |= {n.id for n in ast.walk(self._tree) if isinstance(n, ast.Name)}
        lines += [
            f"from {home} cimport {name}"
            for name, home in self._homes.items()
            if name in used and name not in here
        ]
        return "\n".join(lines) + "\n"

    def _declare(self, node: ast.stmt) -> Iterator[str]:
        if isinstance(node, ast.FunctionDef):
            yield self._function(node)
        elif isinstance(node, ast.ClassDef):
            yield from self._class(node)
        elif isinstance(node, ast.AnnAssign) and ast.unparse(node.target) in self._names:
            name = ast.unparse(node.target)
            yield f"cdef {self._names[name]} {name}"

    def _class(self, node: ast.ClassDef) -> Iterator[str]:
        yield "\n@cython.final"
        yield f"cdef class {node.name}:"
        for name, (kind, width) in self._classes[node.name].items():
            yield f"    cdef {kind}[{width}] {name}" if width else f"    cdef {kind} {name}"
        for method in node.body:
            if isinstance(method, ast.FunctionDef) and method.name != "__init__":
                yield f"    {self._function(method, in_class=True)}"

    def _function(self, node: ast.FunctionDef, *, in_class: bool = False) -> str:
        given = node.args.args[1:] if in_class else node.args.args
        optional = len(given) - len(node.args.defaults)
        types = [self._type(argument.annotation) for argument in given]
        returned = self._type(node.returns)
        args = [
            f"{kind} {argument.arg}{'=*' if place >= optional else ''}"
            for place, (argument, kind) in enumerate(zip(given, types, strict=True))
        ]
        if in_class:
            args.insert(0, "self")
        python = {"list", "dict", "tuple"} & {returned, *types}
        made = in_class and returned in self._classes  # an object is made: Python is needed
        end = "" if python or made or returned in self._classes else " noexcept nogil"
        return f"cpdef {returned} {node.name}({', '.join(args)}){end}"

    def _type(self, annotation: ast.expr | None) -> str:
        assert annotation is not None, "every argument of the core is annotated"
        text = ast.unparse(annotation).partition(" | ")[0].partition("[")[0]
        return SIMPLE.get(text, text.rpartition(".")[2])


C_TYPES = ("int8_t", "int16_t", "int32_t", "uint8_t", "uint16_t", "uint32_t", "uint64_t")
WIDE = ("int64_t",)
"""Imported where a class of the package uses them."""

if __name__ == "__main__":
    sys.exit(main())
