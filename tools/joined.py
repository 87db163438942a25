"""Joins the modules of a core into one Cython file, so that the C compiler sees it as a whole.

Extensions call each other through pointers; within one, the compiler puts short functions into
their callers. What is joined is the text of the modules themselves, with the types of their
declaration files: ``money.pay`` becomes ``money__pay``, a method of the table ``State__queue``.
At the end stands a ``crowd.pyx``, the doors through which Python comes in. The players of a game
are joined with its core in the same way: a name that both have gets its package in front.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

APART = ("worlds",)
"""Modules that no door of a core leads to: they work on a class of their own beside the table."""
HOLDERS = {
    "State": ("s", "self"),
    "Minds": ("m", "self"),
    "Mind": ("m", "self"),
    "Trial": ("t", "self"),
    "Mix": ("x", "self"),
}
"""Names under which functions, and a class's own methods, hold an object of the class."""
GIVEN = re.compile(r"^( *)cpdef (\w+) (\w+)\((.*)\) noexcept nogil$", re.MULTILINE)
NUMBERS = re.compile(r"^cdef (\w+)(\[\d+\])? (\w+)$", re.MULTILINE)
CLASS = re.compile(r"^cdef class (\w+):$", re.MULTILINE)


class Module:
    """A module to be joined: its tree, and what its declaration file says of it."""

    def __init__(self, file: Path, prefix: str) -> None:
        self.package = package_of(file.parent)
        self.name = file.stem
        self.prefix = prefix
        self.tree = ast.parse(file.read_text(encoding="utf-8"))
        declared = file.with_suffix(".pxd").read_text(encoding="utf-8")
        self.imports = [line for line in declared.splitlines() if "cimport" in line]
        classes = CLASS.findall(declared)
        self.imports += [f"from {self.package}.{self.name} cimport {name}" for name in classes]
        found = GIVEN.findall(declared)
        self.functions = {name: (kind, args) for space, kind, name, args in found if not space}
        self.methods = {name: (kind, args) for space, kind, name, args in found if space}
        self.numbers = {name: kind + width for kind, width, name in NUMBERS.findall(declared)}
        self.holds = next((name for name in classes if name in HOLDERS), None)

    @property
    def outside(self) -> set[str]:
        """The dotted names of what it imports."""
        lines = [node for node in self.tree.body if isinstance(node, ast.ImportFrom)]
        return {f"{line.module}.{part.name}" for line in lines for part in line.names}


def join(core: Path) -> str:
    """Gives the text of the joined core whose modules lie in a folder."""
    files = [file for file in sorted(core.glob("*.py")) if is_compiled(file)]
    return _join([Module(file, file.stem) for file in files if file.stem not in APART], [core])


def join_players(core: Path, players: Path) -> str:
    """Gives the text of a core joined with the players that stand on it."""
    inner = [file for file in sorted(core.glob("*.py")) if is_compiled(file)]
    names = {file.stem for file in inner}
    outer = [file for file in sorted(players.glob("*.py")) if is_compiled(file)]
    modules = [Module(file, file.stem) for file in inner]
    prefixes = [f"players_{file.stem}" if file.stem in names else file.stem for file in outer]
    modules += map(Module, outer, prefixes)
    return _join(modules, [core, players])


def _join(modules: Sequence[Module], folders: Sequence[Path]) -> str:
    """Gives the text of some modules, with the doors of the last of their folders."""
    doors = (folders[-1] / "crowd.pyx").read_text(encoding="utf-8")
    own = {f" {name}" for name in CLASS.findall(doors)}
    classes = {line for module in modules for line in module.imports}
    classes = {line for line in classes if not line.endswith(tuple(own))}
    imports = sorted(line for line in classes if line.rpartition(" ")[2][0].isupper())
    lines = ["cimport cython", "from math import exp, sqrt"]
    lines += [*sorted(line for line in classes if "libc" in line), *imports]
    known = {(module.package, module.name) for module in modules}
    for folder in folders:
        package = package_of(folder)
        names = sorted(file.stem for file in folder.glob("*.pxd"))
        constants = [name for name in names if (package, name) not in known | {(package, "worlds")}]
        lines += [f"from {package} cimport {name}" for name in constants]
        lines += [f"from {package} import {name}" for name in constants]
    for module in modules:
        lines += Joiner(module, modules).lines()
    package = package_of(folders[-1])
    doors = re.sub(rf"^from {package} cimport .*\n", "", doors, flags=re.MULTILINE)
    doors = re.sub(rf"^from {package}\..* cimport .*\n", "", doors, flags=re.MULTILINE)
    prefixes = {module.name: module.prefix for module in modules}
    named = re.compile(rf"\b({'|'.join(prefixes)})\.(\w+)\(")
    return "\n".join(lines) + "\n" + named.sub(lambda m: f"{prefixes[m[1]]}__{m[2]}(", doors)


def is_compiled(file: Path) -> bool:
    """Tells whether a module has declarations for C that are more than constants."""
    declared = file.with_suffix(".pxd")
    return declared.exists() and "cimport cython" in declared.read_text(encoding="utf-8")


def package_of(core: Path) -> str:
    """Gives the dotted name of a core's folder."""
    parts = core.parts
    return ".".join(parts[parts.index("src") + 1 :])


class Joiner(ast.NodeTransformer):
    """Writes one module with the names that it has in the joined file."""

    def __init__(self, module: Module, modules: Sequence[Module]) -> None:
        self._module = module
        outside = module.outside
        self._modules = {m.name: m for m in modules if f"{m.package}.{m.name}" in outside}
        self._methods = {
            (holder, name): module.holds
            for module in modules
            if module.holds
            for holder in HOLDERS[module.holds]
            if holder != "self" or module is self._module
            for name in module.methods
        }
        self._own: set[str] = set()

    def lines(self) -> Iterator[str]:
        """Gives its numbers and its functions; those that need Python stay in their module."""
        module = self._module
        for node in module.tree.body:
            if isinstance(node, ast.FunctionDef) and node.name in module.functions:
                yield self._function(node, module.prefix, module.functions[node.name])
            elif isinstance(node, ast.ClassDef) and node.name == module.holds:
                for method in node.body:
                    if isinstance(method, ast.FunctionDef) and method.name in module.methods:
                        yield self._function(method, node.name, module.methods[method.name])
            elif isinstance(node, ast.AnnAssign) and node.value is not None:
                yield from self._number(ast.unparse(node.target), node.value)

    def _number(self, name: str, value: ast.expr) -> Iterator[str]:
        if name in self._module.numbers and name != "PLAIN":
            yield f"cdef {self._module.numbers[name]} {self._module.prefix}__{name}"
            yield f"{self._module.prefix}__{name} = {ast.unparse(value)}"

    def _function(self, node: ast.FunctionDef, prefix: str, given: tuple[str, str]) -> str:
        kind, args = given
        defaults = iter(ast.unparse(self.visit(value)) for value in node.args.defaults)
        args = re.sub(r"=\*", lambda _: f"={next(defaults)}", args)
        if self._module.holds:
            args = re.sub(r"^self\b", f"{self._module.holds} {self._itself}", args)
        self._own = {argument.arg for argument in node.args.args}
        self._own |= {
            part.id
            for part in ast.walk(node)
            if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store)
        }
        told = ast.get_docstring(node) is not None
        body = [ast.unparse(self.visit(part)) for part in node.body[told:]]
        text = "\n".join(body).replace("\n", "\n    ")
        return f"cdef {kind} {prefix}__{node.name}({args}) noexcept nogil:\n    {text}\n"

    @property
    def _itself(self) -> str:
        """The name under which a method holds its object."""
        return HOLDERS[self._module.holds or "State"][0]

    def visit_Name(self, node: ast.Name) -> ast.AST:
        """Renames the module's own functions and numbers."""
        if node.id == "self":
            return ast.Name(self._itself, node.ctx)
        known = node.id in self._module.functions or node.id in self._module.numbers
        if known and node.id not in self._own and node.id != "PLAIN":
            return ast.Name(f"{self._module.prefix}__{node.id}", node.ctx)
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        """Renames the functions and numbers of other modules."""
        if isinstance(node.value, ast.Name) and node.value.id in self._modules:
            other = self._modules[node.value.id]
            if node.attr in other.functions or node.attr in other.numbers:
                return ast.Name(f"{other.prefix}__{node.attr}", node.ctx)
        return self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> ast.AST:
        """Makes a call of a method a call of a function."""
        name = node.func
        if isinstance(name, ast.Attribute) and isinstance(name.value, ast.Name):
            holds = self._methods.get((name.value.id, name.attr))
            if holds:
                node.args.insert(0, name.value)
                node.func = ast.Name(f"{holds}__{name.attr}", ast.Load())
        return self.generic_visit(node)
