"""Leaves out the modules that need NumPy where it is not installed."""

from __future__ import annotations

from importlib.util import find_spec

collect_ignore: list[str] = []
if find_spec("numpy") is None:
    modules = ("columns.py", "_column_grid.py", "_column_values.py")
    collect_ignore += [f"src/lifecycle_policy/{name}" for name in modules]
    collect_ignore += ["tests/test_columns.py", "tests/test_column_grid.py"]
