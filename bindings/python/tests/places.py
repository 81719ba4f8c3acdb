"""Finds the files that the tests need."""

from __future__ import annotations

import csv
import json
import os
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


needs_checkout = pytest.mark.skipif(checkout() is None, reason="away from the checkout")


def in_checkout(path: str) -> Path:
    """Returns a path in the checkout. Skips the test if there is no checkout."""
    root = checkout()
    if root is None:
        pytest.skip("away from the checkout")
    return root / path


def interface() -> dict[str, Any]:
    """Returns the content of abi.json. Skips the test if there is no checkout."""
    text = in_checkout("include/abi.json").read_text(encoding="utf-8")
    facts: dict[str, Any] = json.loads(text)
    return facts


def corpus(folder: str = ".") -> Path:
    """Returns a folder of the files from elsewhere. Skips the test if there is no such folder."""
    root = os.environ.get("LIFECYCLE_POLICY_CORPUS")
    if not root or not (Path(root) / folder).is_dir():
        pytest.skip("LIFECYCLE_POLICY_CORPUS is not set: the files from elsewhere were not read")
    return Path(root) / folder


def corpus_files(folder: str) -> list[Path]:
    """Lists the files in a folder of the corpus, except its index (.csv) and its notes (.md)."""
    found = sorted(path for path in corpus(folder).iterdir() if path.suffix not in (".csv", ".md"))
    assert found, f"no files in {folder}"
    return found


def corpus_index(folder: str) -> list[dict[str, str]]:
    """Reads the index of a folder of the corpus: one row for each file."""
    with (corpus(folder) / "index.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))
