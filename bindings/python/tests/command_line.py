"""Runs the command line, in this process or in a new one."""

from __future__ import annotations

import contextlib
import io
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any
from unittest import mock

from lifecycle_policy.cli.main import ask, main
from lifecycle_policy.cli.values import UsageError

from places import PACKAGE_ROOT

#: The command line in a new process.
COMMAND = (sys.executable, "-m", "lifecycle_policy")


def question(*argv: str) -> dict[str, Any]:
    """Returns the JSON object for some arguments: an answer or a refusal."""
    try:
        return json.loads(json.dumps(ask(argv)))  # type: ignore[no-any-return]
    except UsageError as error:
        return error.as_json()


def run(*argv: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Runs the command line in this process, with the given environment variables added. Returns
    what `run_process` returns, but takes a tenth of the time."""
    out, err = (io.TextIOWrapper(io.BytesIO(), newline="") for _ in range(2))
    with (
        mock.patch.dict(os.environ, environment),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
    ):
        try:
            status = main(argv)
        except SystemExit as ended:
            status = int(ended.code or 0)
    texts = (stream.buffer.getvalue().decode("utf-8") for stream in (out, err))
    return subprocess.CompletedProcess(argv, status, *texts)


def run_process(*argv: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Runs ``python3 -m lifecycle_policy`` in a new process, with the given environment variables
    added."""
    return program(*COMMAND, *argv, environment=environment)


def run_code(code: str, *argv: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return program(sys.executable, "-c", code, *argv, environment=environment)


def run_helper(name: str, *argv: str, seconds: float) -> subprocess.CompletedProcess[str]:
    """Runs a module of the tests in a new process."""
    return program(sys.executable, str(PACKAGE_ROOT / "tests" / name), *argv, seconds=seconds)


def variables(**more: str) -> dict[str, str]:
    """Returns this process's environment variables, with PYTHONPATH for the package, and `more`."""
    return {**os.environ, "PYTHONPATH": str(PACKAGE_ROOT / "src"), **more}


def program(
    *command: str,
    folder: Path | None = None,
    given: str | None = None,
    seconds: float = 60,
    environment: dict[str, str] | None = None,
) -> subprocess.CompletedProcess[str]:
    """Runs a program in a new process that can import the package. `given` is the standard input of
    the program. Each byte of its output that is not valid UTF-8 becomes a surrogate."""
    return subprocess.run(
        command,
        cwd=folder,
        input=given,
        capture_output=True,
        text=True,
        encoding="utf-8",
        errors="surrogateescape",
        timeout=seconds,
        env=variables(**(environment or {})),
    )
