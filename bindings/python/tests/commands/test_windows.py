"""Tests the behaviour of the command line on Windows. On other systems, Windows is simulated."""

from __future__ import annotations

import errno
import io
import os
import subprocess
import sys

import pytest
from lifecycle_policy.cli.screen import page_of, put


class Left(io.StringIO):
    """A pipe on Windows whose reader has gone away."""

    def write(self, text: str) -> int:
        raise OSError(errno.EINVAL, "Invalid argument")


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(("system", "good"), [("nt", True), ("posix", False)])
def test_a_reader_that_leaves(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], system: str, good: bool
) -> None:
    with monkeypatch.context() as pretended:
        pretended.setattr(os, "name", system)
        pretended.setattr(sys, "stdout", Left())
        assert put("text") is good
    said = "" if good else "lifecycle_policy: standard output: Invalid argument\n"
    assert capsys.readouterr().err == said


def test_a_program_whose_reader_leaves() -> None:
    """This test runs on every system, but tests the behaviour of Windows only on Windows."""
    command = [sys.executable, "-m", "lifecycle_policy", "rules"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment
    ) as program:
        assert program.stdout is not None and program.stderr is not None
        program.stdout.close()
        assert (program.stderr.read(), program.wait(60)) == (b"", 0)


@pytest.mark.parametrize(
    ("system", "variables", "colour"),
    [("posix", {}, True), ("nt", {}, False), ("nt", {"WT_SESSION": "1"}, True)],
)
def test_colour_only_where_the_terminal_shows_it(
    monkeypatch: pytest.MonkeyPatch, system: str, variables: dict[str, str], colour: bool
) -> None:
    with monkeypatch.context() as pretended:
        for name in ("NO_COLOR", "TERM", "WT_SESSION"):
            pretended.delenv(name, raising=False)
        for name, value in variables.items():
            pretended.setenv(name, value)
        pretended.setattr(sys, "stdout", Terminal())
        pretended.setattr(os, "name", system)
        assert page_of().colour is colour
