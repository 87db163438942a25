"""Joins the modules of a core into one Cython file, so that the C compiler sees it as a whole.

Extensions call each other through pointers; within one, the compiler puts short functions into
their callers. What is joined is the text of the modules themselves, with the types of their
declaration files: ``money.pay`` becomes ``money__pay``, a method of the table ``State__queue``.
At the end stands the core's ``crowd.pyx``, the doors through which Python comes in.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

APART = ("worlds",)
"""Modules that no door leads to: they work on a class of their own beside the table."""
TABLE = ("s", "self")
"""Names under which functions and methods hold the table."""
GIVEN = re.compile(r"^( *)cpdef (\w+) (\w+)\((.*)\) noexcept nogil$", re.MULTILINE)
NUMBERS = re.compile(r"^cdef (\w+)(\[\d+\])? (\w+)$", re.MULTILINE)


class Module:
    """A module of a core: its tree, and what its declaration file says of it."""

    def __init__(self, file: Path) -> None:
        self.name = file.stem
        self.tree = ast.parse(file.read_text(encoding="utf-8"))
        declared = file.with_suffix(".pxd").read_text(encoding="utf-8")
        self.imports = [line for line in declared.splitlines() if "cimport" in line]
        found = GIVEN.findall(declared)
        self.functions = {name: (kind, args) for space, kind, name, args in found if not space}
        self.methods = {name: (kind, args) for space, kind, name, args in found if space}
        self.numbers = {name: kind + width for kind, width, name in NUMBERS.findall(declared)}


def join(core: Path) -> str:
    """Gives the text of the joined core whose modules lie in a folder."""
    files = [file for file in sorted(core.glob("*.py")) if is_compiled(file)]
    files = [file for file in files if file.stem not in APART]
    modules = {file.stem: Module(file) for file in files}
    constants = sorted(file.stem for file in core.glob("*.pxd") if file.stem not in modules)
    package = package_of(core)
    classes = {line for module in modules.values() for line in module.imports}
    imports = sorted(line for line in classes if line.rpartition(" ")[2][0].isupper())
    lines = ["cimport cython", *sorted(line for line in classes if "libc" in line), *imports]
    lines += [f"from {package} cimport {name}" for name in constants]
    lines += [f"from {package} import {name}" for name in constants]
    for module in modules.values():
        lines += Joiner(module, modules).lines()
    doors = (core / "crowd.pyx").read_text(encoding="utf-8")
    doors = re.sub(rf"^from {package}.* cimport .*\n", "", doors, flags=re.MULTILINE)
    names = "|".join(modules)
    return "\n".join(lines) + "\n" + re.sub(rf"\b({names})\.(\w+)\(", r"\1__\2(", doors)


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

    def __init__(self, module: Module, modules: dict[str, Module]) -> None:
        self._module = module
        self._modules = modules
        self._methods = modules["table"].methods
        self._own: set[str] = set()

    def lines(self) -> Iterator[str]:
        """Gives its numbers and its functions; those that need Python stay in their module."""
        prefix = self._module.name
        for node in self._module.tree.body:
            if isinstance(node, ast.FunctionDef) and node.name in self._module.functions:
                yield self._function(node, prefix, self._module.functions[node.name])
            elif isinstance(node, ast.ClassDef) and prefix == "table":
                for method in node.body:
                    if isinstance(method, ast.FunctionDef) and method.name in self._methods:
                        yield self._function(method, "State", self._methods[method.name])
            elif isinstance(node, ast.AnnAssign) and node.value is not None:
                yield from self._number(ast.unparse(node.target), node.value)

    def _number(self, name: str, value: ast.expr) -> Iterator[str]:
        if name in self._module.numbers and name != "PLAIN":
            yield f"cdef {self._module.numbers[name]} {self._module.name}__{name}"
            yield f"{self._module.name}__{name} = {ast.unparse(value)}"

    def _function(self, node: ast.FunctionDef, prefix: str, given: tuple[str, str]) -> str:
        kind, args = given
        defaults = iter(ast.unparse(self.visit(value)) for value in node.args.defaults)
        args = re.sub(r"=\*", lambda _: f"={next(defaults)}", args)
        args = re.sub(r"^self\b", "State s", args)
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

    def visit_Name(self, node: ast.Name) -> ast.AST:
        """Renames the module's own functions and numbers."""
        if node.id == "self":
            return ast.Name("s", node.ctx)
        known = node.id in self._module.functions or node.id in self._module.numbers
        if known and node.id not in self._own and node.id != "PLAIN":
            return ast.Name(f"{self._module.name}__{node.id}", node.ctx)
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        """Renames the functions and numbers of other modules."""
        if isinstance(node.value, ast.Name) and node.value.id in self._modules:
            other = self._modules[node.value.id]
            if node.attr in other.functions or node.attr in other.numbers:
                return ast.Name(f"{other.name}__{node.attr}", node.ctx)
        return self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> ast.AST:
        """Makes a call of the table's methods a call of a function."""
        name = node.func
        if (
            isinstance(name, ast.Attribute)
            and isinstance(name.value, ast.Name)
            and name.value.id in TABLE
            and name.attr in self._methods
        ):
            node.func = ast.Name(f"State__{name.attr}", ast.Load())
            node.args.insert(0, ast.Name("s", ast.Load()))
        return self.generic_visit(node)
