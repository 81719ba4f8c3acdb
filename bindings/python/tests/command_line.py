"""Runs the command line, in this process or in a new one."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

from lifecycle_policy.cli.main import ask
from lifecycle_policy.cli.values import UsageError

from places import PACKAGE_ROOT


def question(*argv: str) -> dict[str, Any]:
    """Returns the JSON object for some arguments: an answer or a refusal."""
    try:
        return json.loads(json.dumps(ask(argv)))  # type: ignore[no-any-return]
    except UsageError as error:
        return error.as_json()


def run(*argv: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Runs ``python3 -m lifecycle_policy``."""
    return _python("-m", "lifecycle_policy", *argv, environment=environment)


def run_code(code: str, *argv: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Runs Python code in a new process."""
    return _python("-c", code, *argv, environment=environment)


def run_helper(name: str, *argv: str, seconds: float) -> subprocess.CompletedProcess[str]:
    """Runs a module of the tests in a new process."""
    return _python(str(PACKAGE_ROOT / "tests" / name), *argv, seconds=seconds)


def _python(
    *argv: str, seconds: float = 60, environment: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *argv],
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=seconds,
        env={**os.environ, "PYTHONPATH": str(PACKAGE_ROOT / "src"), **(environment or {})},
    )
