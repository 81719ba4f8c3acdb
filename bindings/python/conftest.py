"""Leaves out what needs NumPy where it is not installed."""

from __future__ import annotations

from importlib.util import find_spec

collect_ignore: list[str] = []
if find_spec("numpy") is None:
    collect_ignore += ["src/lifecycle_policy/columns"]
    collect_ignore += ["tests/test_columns.py", "tests/test_column_grid.py"]
