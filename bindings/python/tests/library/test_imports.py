"""Imports load only the modules that they need, and type checkers see every name."""

from __future__ import annotations

import ast
import pickle
from importlib import import_module
from pathlib import Path

import lifecycle_policy as lp
import pytest

from command_line import run_code
from modules import TOOLS

SOURCE = Path(lp.__file__).read_text(encoding="utf-8")


def test_type_checkers_read_the_names_that_are_there() -> None:
    """Type checkers read the `__all__` of each module, but Python reads `_PLACES`. Both must
    agree."""
    (block,) = [
        node
        for node in ast.parse(SOURCE).body
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name)
    ]
    read = {
        f".{node.module}": [alias.name for alias in node.names]
        for node in block.body
        if isinstance(node, ast.ImportFrom) and node.level == 1
    }
    assert read == {module: ["*"] for module in lp._PLACES}
    for module, names in lp._PLACES.items():
        assert sorted(import_module(module, lp.__name__).__all__) == sorted(names.split()), module
    assert lp.__all__ == sorted(
        ["__version__", *(name for names in lp._PLACES.values() for name in names.split())]
    )


def test_every_name_is_there() -> None:
    for name in lp.__all__:
        assert getattr(lp, name) is getattr(lp, name)
    assert set(lp.__all__) <= set(dir(lp))
    with pytest.raises(AttributeError, match="no attribute 'tea'"):
        getattr(lp, "tea")


def loaded(statement: str) -> set[str]:
    names = "{module.__name__ for module in sys.modules.values()}"
    ran = run_code(f"import sys\n{statement}\nprint(*{names})")
    assert (ran.returncode, ran.stderr) == (0, "")
    return set(ran.stdout.split())


def test_the_import_alone_loads_next_to_nothing() -> None:
    found = loaded("import lifecycle_policy")
    ours = {name for name in found if name.startswith("lifecycle_policy")}
    assert ours == {"lifecycle_policy", "lifecycle_policy._version"}
    assert not found & {"ctypes", "dataclasses", "numpy"}


def test_a_question_loads_no_more_than_it_needs() -> None:
    found = loaded("import lifecycle_policy as lp; lp.deadline('12.4', 'background-task')")
    for name in ("questions.rules", "questions.explain", "questions.property_lists", *TOOLS):
        assert f"lifecycle_policy.{name}" not in found
    assert not found & {"plistlib", "argparse", "numpy"}


def test_numpy_is_loaded_for_columns_alone() -> None:
    found = loaded("from lifecycle_policy import *; import lifecycle_policy.cli.main")
    assert "lifecycle_policy.questions.rules" in found
    assert "numpy" not in found


def test_without_numpy_the_error_says_what_to_install() -> None:
    ran = run_code(
        "import sys\nsys.modules['numpy'] = None\n"
        "try:\n    from lifecycle_policy import columns\n"
        "except ImportError as error:\n    print(error.name, error)"
    )
    assert ran.stdout == "numpy columns need NumPy: pip install 'lifecycle-policy[numpy]'\n"


@pytest.mark.parametrize(
    "name",
    [
        *("_answers.Answer", "_app.App", "_compare.ChangeGroup", "_enums.Verdict", "_info.Notice"),
        *("_errors.LifecyclePolicyError", "_sequence.SequenceStep", "_transitions.transition"),
        *("_sources.Citation", "_matrix.RelaunchMatrix", "_diagram.diagram", "_names.parse"),
    ],
)
def test_pickles_of_earlier_versions_are_read(name: str) -> None:
    module, _, called = name.partition(".")
    data = f"clifecycle_policy.{module}\n{called}\n.".encode()
    assert pickle.loads(data) is getattr(lp, called)
    # The pickle can be loaded in a process that has not imported the package.
    ran = run_code(f"import pickle\nprint(pickle.loads({data!r}).__name__)")
    assert (ran.stdout, ran.stderr) == (f"{called}\n", "")
