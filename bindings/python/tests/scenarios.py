"""The scenarios and days of the vectors, and the scenarios of the examples."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from places import checkout, in_checkout

__all__ = ["days", "example", "scenarios"]


def scenarios() -> list[dict[str, Any]]:
    return _vectors("scenarios")


def days() -> list[dict[str, Any]]:
    return _vectors("days")


def _vectors(folder: str) -> list[dict[str, Any]]:
    """Returns the items of all lists in a folder of the vectors, or no items if there is no
    checkout."""
    root = checkout()
    files = sorted((root / "Tests/Vectors" / folder).glob("*.json")) if root else []
    return [one for file in files for one in json.loads(file.read_text(encoding="utf-8"))]


def example(name: str) -> Path:
    """Returns the path of a scenario of the examples. Skips the test if there is no checkout."""
    return in_checkout(f"examples/scenarios/{name}")
