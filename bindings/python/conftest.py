"""Leaves out modules of the package that need NumPy, pyarrow, Spark or OpenTelemetry if what they
need is not installed. Removes the environment variable COLUMNS."""

from __future__ import annotations

import os
from pathlib import Path

from optional_modules import not_importable

collect_ignore = not_importable(Path(__file__).parent / "src" / "lifecycle_policy")

# pytest-xdist sets COLUMNS, and the command line would wrap its output at that width.
os.environ.pop("COLUMNS", None)
