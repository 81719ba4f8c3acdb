"""Lists the modules of the package, and finds the imports in the text of each module."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import lifecycle_policy as lp

ROOT = Path(lp.__file__).parent
#: Parts that ask questions. `questions` and the modules that it imports must not import such parts.
TOOLS = (
    *("arrow", "checks", "cli", "columns", "comparisons", "conformance", "diagrams", "readers"),
    *("reports", "simulation", "spark"),
)
#: Plug-ins for other programs, such as test runners and SDKs. Only these programs load them.
FOR_TESTS = ("appium", "opentelemetry", "pytest_plugin", "strategies", "testing")


def module_name(path: Path) -> str:
    """Returns the name of a module within the package, or "" for the package itself."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


PATHS = {module_name(path): path for path in sorted(ROOT.rglob("*.py"))}


def _is_for_types(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING")


def _statements(node: ast.AST, types: bool) -> Iterator[ast.Import | ast.ImportFrom]:
    """Yields every import statement, including statements in functions. Yields imports for type
    checkers alone only if `types` is true."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, (ast.Import, ast.ImportFrom)):
            yield child
        elif types or not _is_for_types(child):
            yield from _statements(child, types)


def _named(node: ast.Import | ast.ImportFrom, package: list[str]) -> Iterator[str]:
    """Yields the full names that a statement may load."""
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
        return
    base = [lp.__name__, *package[: len(package) + 1 - node.level]] if node.level else []
    start = ".".join([*base, *([node.module] if node.module else [])])
    yield from (start, *(f"{start}.{alias.name}" for alias in node.names))


@cache
def imports_of(module: str, *, types: bool = False) -> frozenset[str]:
    """Returns the modules of the package that a module imports, at top level or in functions."""
    path = PATHS[module]
    parts = module.split(".") if module else []
    package = parts if path.name == "__init__.py" else parts[:-1]
    found: set[str] = set()
    for node in _statements(ast.parse(path.read_text(encoding="utf-8")), types):
        for name in _named(node, package):
            first, _, rest = name.partition(".")
            if first == lp.__name__ and rest in PATHS:
                found.add(rest)
    return frozenset(found - {module})
