"""Finds the files that the tests need."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

PACKAGE_ROOT = Path(__file__).resolve().parents[1]


def checkout() -> Path | None:
    """Returns the checkout that contains the tests, or None."""
    for folder in PACKAGE_ROOT.parents:
        if (folder / "include" / "lifecycle_policy.h").is_file():
            return folder
    return None


def header() -> Path:
    """Returns the C header. Skips the test if there is no checkout."""
    root = checkout()
    if root is None:
        pytest.skip("away from the checkout there is no header to compare with")
    return root / "include" / "lifecycle_policy.h"


def interface() -> dict[str, Any]:
    """Returns the content of abi.json."""
    facts: dict[str, Any] = json.loads((header().parent / "abi.json").read_text(encoding="utf-8"))
    return facts
