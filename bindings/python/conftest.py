"""Skips what needs NumPy, pyarrow, Spark or OpenTelemetry if they are not installed, and removes the
variable COLUMNS."""

from __future__ import annotations

import os
from importlib.util import find_spec

#: Modules that need an optional package, by that package. Their tests skip themselves without it.
NEEDED = {
    "numpy": ("columns",),
    "pyarrow": ("arrow", "columns/from_arrow.py"),
    "pyspark": ("spark.py",),
    "opentelemetry": ("opentelemetry.py",),
}
collect_ignore = [
    f"src/lifecycle_policy/{path}"
    for name, paths in NEEDED.items()
    if find_spec(name) is None
    for path in paths
]

# pytest-xdist sets COLUMNS, and the command line would wrap its output at that width.
os.environ.pop("COLUMNS", None)
