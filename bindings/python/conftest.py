"""Leaves out what needs NumPy where it is not installed, and the width that a runner may set."""

from __future__ import annotations

import os
from importlib.util import find_spec

collect_ignore: list[str] = []
if find_spec("numpy") is None:
    collect_ignore += ["src/lifecycle_policy/columns"]
    collect_ignore += ["tests/tables/test_columns.py", "tests/tables/test_column_grid.py"]

# pytest-xdist sets it; the command line would take it for the width that somebody wants.
os.environ.pop("COLUMNS", None)
