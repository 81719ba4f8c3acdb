"""Skips the tests of `columns` if NumPy is not installed, and removes the variable COLUMNS."""

from __future__ import annotations

import os
from importlib.util import find_spec

collect_ignore: list[str] = []
if find_spec("numpy") is None:
    collect_ignore += ["src/lifecycle_policy/columns"]
    collect_ignore += ["tests/tables/test_columns.py", "tests/tables/test_column_grid.py"]

# pytest-xdist sets COLUMNS, and the command line would wrap its output at that width.
os.environ.pop("COLUMNS", None)
