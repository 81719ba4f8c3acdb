"""Checks imports: questions import no tool, and modules below them import no question."""

from __future__ import annotations

import lifecycle_policy as lp
import pytest

from modules import FOR_TESTS, PATHS, TOOLS, imports_of

#: For each part of the package, the other parts that it may import. Every part may also import the
#: package itself and `_version`.
MAY_IMPORT = {
    "_native": set(),
    "questions": {"_native"},
    "raw": {"_native", "questions"},
    "columns": {"_native", "questions"},
    "arrow": {"_native", "questions", "columns", "reports"},
    "spark": {"_native", "questions", "arrow"},
    "reports": {"_native", "questions"},
    "readers": {"_native", "questions", "reports"},
    "checks": {"_native", "questions", "readers", "reports", "diagrams", "simulation"},
    "comparisons": {"_native", "questions"},
    "diagrams": {"_native", "questions"},
    "simulation": {"_native", "questions", "diagrams"},
    "testing": {"_native", "questions"},
    "pytest_plugin": {"_native", "questions", "testing"},
    "strategies": {"_native", "questions", "testing"},
    "opentelemetry": {"_native", "questions", "readers"},
    "appium": {"_native", "questions", "readers", "reports"},
    "conformance": {"_native", "questions", "checks", "simulation"},
    "cli": {
        *("_native", "questions", "reports", "readers", "checks", "comparisons", "conformance"),
        *("diagrams", "simulation"),
    },
    "__main__": {"cli"},
}
FREE = {"", "_version"}


def part_of(module: str) -> str:
    return module.partition(".")[0]


def test_every_module_is_looked_at() -> None:
    parts = {part_of(module) for module in PATHS}
    assert parts == {*MAY_IMPORT, *FREE}
    assert {"_native.enums", "questions.context"} <= imports_of("questions.deadlines")
    assert "_native.library" in imports_of("_native.labels"), "imported in a function"
    assert "questions.app" in imports_of("", types=True)
    assert len([None for module in PATHS for _ in imports_of(module)]) > 400


@pytest.mark.parametrize("part", MAY_IMPORT)
def test_the_wall(part: str) -> None:
    free = {part, *MAY_IMPORT[part], *FREE}
    for module in PATHS:
        if part_of(module) == part:
            found = {each for each in imports_of(module, types=True) if part_of(each) not in free}
            assert not found, f"{module} imports {', '.join(sorted(found))}"


def test_the_package_itself_imports_next_to_nothing() -> None:
    assert imports_of("") == {"_version"}


def test_no_tool_is_below_another_but_the_command_line() -> None:
    for part in {"_native", "questions", "raw", *TOOLS} - {"arrow"}:
        assert not MAY_IMPORT[part] & {"cli", "columns", "raw", *FOR_TESTS}


def test_what_is_for_tests_is_below_nothing_else() -> None:
    for part, may_import in MAY_IMPORT.items():
        assert part in FOR_TESTS or not may_import & {*FOR_TESTS}


def test_no_module_imports_one_that_imports_it() -> None:
    """Imports inside functions count, too. Imports that are only for type checkers do not count."""
    left = {module: imports_of(module) - {""} for module in PATHS}
    while True:
        done = {module for module, needed in left.items() if not needed & set(left)}
        if not done:
            break
        left = {module: needed for module, needed in left.items() if module not in done}
    # Removes the modules that import a cycle but are not part of one.
    while unneeded := set(left).difference(*left.values()):
        left = {module: needed for module, needed in left.items() if module not in unneeded}
    assert not left, f"in circles: {', '.join(sorted(left))}"


def test_no_module_has_the_name_of_something_else() -> None:
    """If there were a module `lifecycle_policy.compare`, its import would replace the function
    `compare` of the package."""
    assert not {part_of(module) for module in PATHS} & set(lp.__all__)
