"""Skips what needs NumPy or OpenTelemetry if they are not installed, and removes the variable
COLUMNS."""

from __future__ import annotations

import os
from importlib.util import find_spec

collect_ignore: list[str] = []
if find_spec("numpy") is None:
    collect_ignore += ["src/lifecycle_policy/columns"]
    collect_ignore += ["tests/tables/test_columns.py", "tests/tables/test_column_grid.py"]
if find_spec("opentelemetry") is None:
    collect_ignore += ["src/lifecycle_policy/opentelemetry.py"]

# pytest-xdist sets COLUMNS, and the command line would wrap its output at that width.
os.environ.pop("COLUMNS", None)
