"""Runs the clients' own tests, unchanged, from a folder that LIFECYCLE_POLICY_UPSTREAM names."""

from __future__ import annotations

import os
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

__all__ = ["Run", "run_upstream"]


@dataclass(frozen=True)
class Run:
    """The results of a client's own tests."""

    passed: list[str]
    skipped: list[str]
    failed: list[str]
    output: str

    def __str__(self) -> str:
        return f"{len(self.passed)} passed, {len(self.skipped)} skipped, {len(self.failed)} failed"


def run_upstream(
    folder: str, tests: Sequence[str], work: Path, environment: Mapping[str, str]
) -> Run:
    """Runs the tests in LIFECYCLE_POLICY_UPSTREAM/folder. Without that folder, the test is skipped.

    Only the content of that folder is visible in `work`, so that the installed client is used.
    """
    root = os.environ.get("LIFECYCLE_POLICY_UPSTREAM")
    if not root or not (Path(root) / folder).is_dir():
        pytest.skip(f"not run: LIFECYCLE_POLICY_UPSTREAM names no folder with {folder}")
    for each in (Path(root) / folder).iterdir():
        (work / each.name).symlink_to(each.resolve())
    keep = {key: value for key, value in os.environ.items() if key not in ("CI", "GITHUB_ACTIONS")}
    done = subprocess.run(
        [
            sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider",
            "-c", os.devnull, "--rootdir=.", "--junitxml=results.xml", *tests,
        ],
        cwd=work, env={**keep, **environment}, capture_output=True, text=True, timeout=300, check=False,
    )  # fmt: skip
    found: dict[str, list[str]] = {"passed": [], "skipped": [], "failure": [], "error": []}
    results = work / "results.xml"
    assert results.exists(), done.stdout + done.stderr
    for case in ET.parse(results).iter("testcase"):
        kind = next((child.tag for child in case if child.tag in found), "passed")
        found[kind].append(case.get("name", ""))
    return Run(found["passed"], found["skipped"], found["failure"] + found["error"], done.stdout)
