"""The scenarios and days of the vectors, and the scenarios of the examples."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from places import checkout

__all__ = ["days", "example", "scenarios"]


def scenarios() -> list[dict[str, Any]]:
    root = checkout()
    if root is None:
        return []
    files = sorted((root / "Tests/Vectors/scenarios").glob("*.json"))
    return [one for file in files for one in json.loads(file.read_text(encoding="utf-8"))]


def days() -> list[dict[str, Any]]:
    root = checkout()
    if root is None:
        return []
    files = sorted((root / "Tests/Vectors/days").glob("*.json"))
    return [one for file in files for one in json.loads(file.read_text(encoding="utf-8"))]


def example(name: str) -> Path:
    """Returns the path of a scenario of the examples."""
    root = checkout()
    assert root is not None, "the examples are in the checkout"
    return root / "examples" / "scenarios" / name
