"""The paths in the checkout. Importing this module makes the Python binding importable."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BINDING = ROOT / "bindings" / "python"

#: The OS versions of domain.h, and whether their apps adopt scenes.
ERAS = {
    "3.2": False,
    "4.3": False,
    "6.0": False,
    "8.0": False,
    "12.0": False,
    "13.0": True,
    "17.0": True,
    "27.0": True,
}

if importlib.util.find_spec("lifecycle_policy") is None:
    sys.path.append(str(BINDING / "src"))
