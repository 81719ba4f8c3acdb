"""Leaves out the modules that need NumPy where it is not installed."""

from __future__ import annotations

from importlib.util import find_spec

collect_ignore: list[str] = []
if find_spec("numpy") is None:
    collect_ignore += ["src/lifecycle_policy/columns.py", "src/lifecycle_policy/_column_values.py"]
    collect_ignore += ["tests/test_columns.py"]
