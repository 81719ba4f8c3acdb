"""Lists the modules of the package that cannot be imported without an optional package."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

#: For each optional package, the modules that cannot be imported without that package. The tests of
#: such a module skip themselves if the optional package is not installed.
NEEDED = {
    "numpy": ("columns",),
    "pyarrow": ("arrow", "columns/from_arrow.py"),
    "pyspark": ("spark.py",),
    "opentelemetry": ("opentelemetry.py",),
}


def not_importable(package: Path) -> list[str]:
    """Returns the paths of the modules whose optional package is not installed."""
    return [
        str(package / path)
        for name, paths in NEEDED.items()
        if find_spec(name) is None
        for path in paths
    ]
