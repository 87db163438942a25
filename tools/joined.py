"""Joins the modules of a core into one Cython file, so that the C compiler sees it as a whole.

Extensions call each other through pointers; within one, the compiler puts short functions into
their callers. What is joined is the text of the modules themselves, with the types of their
declaration files: ``money.pay`` becomes ``money__pay``, a method of the table ``State__queue``.
At the end stands a ``crowd.pyx``, the doors through which Python comes in. The players of a game
are joined with its core in the same way: a name that both have gets its package in front.

A core stands there twice: once for any table, once for the usual one, whose options and players C
then knows as numbers. What is usual is read out of the core, too: what ``Rules`` begins with, and
``USUAL`` in ``layout``. ``is_usual`` compares a table with it, once for many games.
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
USUAL = "usual__"
"""Begins the names that stand for what is usual."""
ABSENT = ("journal", "feed")
"""What no usual table has."""
CLASS = re.compile(r"^cdef class (\w+):$", re.MULTILINE)


class Module:
    """A module to be joined: its text, and what its declaration file says of it."""

    def __init__(self, file: Path, prefix: str) -> None:
        self.package = package_of(file.parent)
        self.name = file.stem
        self.prefix = prefix
        self.text = file.read_text(encoding="utf-8")
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
    def tree(self) -> ast.Module:
        """A tree of its text, made anew: who renames something in it changes it."""
        return ast.parse(self.text)

    @property
    def outside(self) -> set[str]:
        """The dotted names of what it imports."""
        lines = [node for node in self.tree.body if isinstance(node, ast.ImportFrom)]
        return {f"{line.module}.{part.name}" for line in lines for part in line.names}


def join(core: Path) -> str:
    """Gives the text of the joined core whose modules lie in a folder."""
    files = [file for file in sorted(core.glob("*.py")) if is_compiled(file)]
    modules = [Module(file, file.stem) for file in files if file.stem not in APART]
    numbers = usual_numbers(core)
    lines = [*constants_of_c({f"{USUAL}absent": "0"}), *guard(numbers)]
    lines += constants_of_c({usual_name(field): number for field, number in numbers.items()})
    for module in modules:
        lines += UsualJoiner(module, modules, numbers).lines()
    return _join(modules, [core], lines)


def join_players(core: Path, players: Path) -> str:
    """Gives the text of a core joined with the players that stand on it."""
    inner = [file for file in sorted(core.glob("*.py")) if is_compiled(file)]
    names = {file.stem for file in inner}
    outer = [file for file in sorted(players.glob("*.py")) if is_compiled(file)]
    modules = [Module(file, file.stem) for file in inner]
    prefixes = [f"players_{file.stem}" if file.stem in names else file.stem for file in outer]
    modules += map(Module, outer, prefixes)
    return _join(modules, [core, players])


def _join(modules: Sequence[Module], folders: Sequence[Path], more: Sequence[str] = ()) -> str:
    """Gives the text of some modules, with the doors of the last of their folders.

    ``more`` are lines that go between them and the doors.
    """
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
        names = sorted({file.stem for file in folder.glob("*.pxd")} - {*APART})
        constants = [name for name in names if (package, name) not in known]
        lines += [f"from {package} cimport {name}" for name in constants]
        lines += [f"from {package} import {name}" for name in constants]
    for module in modules:
        lines += Joiner(module, modules).lines()
    lines += more
    package = package_of(folders[-1])
    doors = re.sub(rf"^from {package} cimport .*\n", "", doors, flags=re.MULTILINE)
    doors = re.sub(rf"^from {package}\..* cimport .*\n", "", doors, flags=re.MULTILINE)
    prefixes = {module.name: module.prefix for module in modules}
    doors = re.sub(rf"\busual\.({'|'.join(prefixes)})\.(\w+)\(", rf"{USUAL}\1__\2(", doors)
    named = re.compile(rf"\b({'|'.join(prefixes)})\.(\w+)\(")
    return "\n".join(lines) + "\n" + named.sub(lambda m: f"{prefixes[m[1]]}__{m[2]}(", doors)


def is_compiled(file: Path) -> bool:
    """Tells whether a module has declarations for C that are more than constants."""
    declared = file.with_suffix(".pxd")
    return declared.exists() and "cimport cython" in declared.read_text(encoding="utf-8")


def usual_numbers(core: Path) -> dict[str, str]:
    """Gives what is usual: fields of the table, and as ``rules.NAME`` of the ruleset."""
    text = (core / "rules.py").read_text(encoding="utf-8")
    begun = re.findall(r"^ +self\.(\w+) = (-?\d+|[a-z]\w*\.[A-Z_]+)$", text, re.MULTILINE)
    built = set(re.findall(r"self\.(\w+) \S= ", text))
    numbers = {f"rules.{name}": value for name, value in begun if name not in built}
    for node in ast.parse((core / "layout.py").read_text(encoding="utf-8")).body:
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "USUAL":
            assert node.value is not None
            numbers |= {name: str(n) for name, n in ast.literal_eval(node.value).items()}
    return numbers


def usual_name(field: str) -> str:
    """Gives the name under which C knows the usual number of a field."""
    return USUAL + field.replace(".", "_")


def constants_of_c(numbers: dict[str, str]) -> list[str]:
    """Declares numbers that C knows when it compiles."""
    return ["cdef enum:", *(f"    {name} = {number}" for name, number in numbers.items())]


def guard(numbers: dict[str, str]) -> list[str]:
    """Gives the function that compares a table with what is usual."""
    tests = [f"s.{name} is None" for name in ABSENT]
    tests += [f"s.{field} == {number}" for field, number in numbers.items()]
    lines = [f"    if not {test}:\n        return False" for test in tests]
    return ["cdef bint is_usual(State s) noexcept nogil:", *lines, "    return True"]


def package_of(core: Path) -> str:
    """Gives the dotted name of a core's folder."""
    parts = core.parts
    return ".".join(parts[parts.index("src") + 1 :])


class Joiner(ast.NodeTransformer):
    """Writes one module with the names that it has in the joined file."""

    mark = ""
    """Begins the names of functions."""

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
        return f"cdef {kind} {self.mark}{prefix}__{node.name}({args}) noexcept nogil:\n    {text}\n"

    @property
    def _itself(self) -> str:
        """The name under which a method holds its object."""
        return HOLDERS[self._module.holds or "State"][0]

    def visit_Name(self, node: ast.Name) -> ast.AST:
        """Renames the module's own functions and numbers."""
        if node.id == "self":
            return ast.Name(self._itself, node.ctx)
        if node.id not in self._own and node.id != "PLAIN":
            return self._renamed(self._module, node.id) or node
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        """Renames the functions and numbers of other modules."""
        if isinstance(node.value, ast.Name) and node.value.id in self._modules:
            renamed = self._renamed(self._modules[node.value.id], node.attr)
            return renamed or self.generic_visit(node)
        return self.generic_visit(node)

    def _renamed(self, module: Module, name: str) -> ast.Name | None:
        """Gives the name of a module's function or number, or nothing for another one."""
        if name in module.functions:
            return ast.Name(f"{self.mark}{module.prefix}__{name}", ast.Load())
        if name in module.numbers:
            return ast.Name(f"{module.prefix}__{name}", ast.Load())
        return None

    def visit_Call(self, node: ast.Call) -> ast.AST:
        """Makes a call of a method a call of a function."""
        name = node.func
        if isinstance(name, ast.Attribute) and isinstance(name.value, ast.Name):
            holds = self._methods.get((name.value.id, name.attr))
            if holds:
                node.args.insert(0, name.value)
                node.func = ast.Name(f"{self.mark}{holds}__{name.attr}", ast.Load())
        return self.generic_visit(node)


class UsualJoiner(Joiner):
    """Writes one module as it is at a usual table."""

    mark = USUAL

    def __init__(self, module: Module, modules: Sequence[Module], numbers: dict[str, str]) -> None:
        super().__init__(module, modules)
        self._usual = numbers

    def _number(self, name: str, value: ast.expr) -> Iterator[str]:  # noqa: ARG002
        """Gives nothing: the numbers of a module are those of all tables."""
        yield from ()

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        """Writes a field whose number is usual as that number."""
        table, _, field = ast.unparse(node).partition(".")
        if table in HOLDERS["State"] and field in self._usual and isinstance(node.ctx, ast.Load):
            return ast.Name(usual_name(field), ast.Load())
        return super().visit_Attribute(node)

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        """Writes the question for what no usual table has as its answer."""
        table, _, field = ast.unparse(node.left).partition(".")
        if table in HOLDERS["State"] and field in ABSENT:
            there = "!=" if isinstance(node.ops[0], ast.IsNot) else "=="
            return ast.parse(f"{USUAL}absent {there} 0", mode="eval").body
        return self.generic_visit(node)
