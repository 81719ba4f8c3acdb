"""The sources use only the grammar, modules and functions of the oldest Python that is claimed."""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

import pytest

from environments import PACKAGE_ROOT, run

SOURCES = [*sorted((PACKAGE_ROOT / "src").rglob("*.py")), PACKAGE_ROOT / "hatch_build.py"]


def claimed() -> tuple[int, int]:
    text = (PACKAGE_ROOT / "pyproject.toml").read_text(encoding="utf-8")
    found = re.search(r'^requires-python = ">=(\d+)\.(\d+)"$', text, re.M)
    assert found
    return int(found[1]), int(found[2])


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: str(path.name))
def test_the_grammar_is_that_of_the_oldest(source: Path) -> None:
    ast.parse(source.read_text(encoding="utf-8"), feature_version=claimed())


def test_no_newer_module_or_function_is_used() -> None:
    version = ".".join(map(str, claimed()))
    vermin = Path(sys.executable).with_name("vermin")
    options = [f"--target={version}-", "--violations", "--no-tips"]
    ran = run(vermin, *options, *SOURCES, folder=PACKAGE_ROOT)
    assert ran.returncode == 0, ran.stdout
