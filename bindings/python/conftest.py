"""Skips tests that need NumPy, pyarrow, Spark or OpenTelemetry if the package is not installed.
Removes the environment variable COLUMNS."""

from __future__ import annotations

import os
from importlib.util import find_spec

#: Modules of the package that need an optional package, by the optional package. The tests of these
#: modules skip themselves if the optional package is not installed.
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
