"""Paths in the checkout. Importing this module makes the Python binding importable."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BINDING = ROOT / "bindings" / "python" / "src"
VECTORS = ROOT / "Tests" / "Vectors"

if importlib.util.find_spec("lifecycle_policy") is None:
    sys.path.insert(0, str(BINDING))
