"""The examples run without errors, and print something."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import lifecycle_policy as lp
import pytest

from command_line import program
from places import checkout, needs_checkout

ROOT = checkout()
FOLDER = Path("/nowhere") if ROOT is None else ROOT / "examples" / "python"
#: A host for the command `conform`. It cannot run alone, so the tests of `conform` run it.
HOST = "conforming_host.py"
SCRIPTS = sorted(path.name for path in FOLDER.glob("*.py") if path.name != HOST)


def run(script: str, *argv: str) -> subprocess.CompletedProcess[str]:
    environment = {"PYTHONIOENCODING": "utf-8"}
    return program(sys.executable, str(FOLDER / script), *argv, environment=environment)


@needs_checkout
def test_the_examples_are_there() -> None:
    assert {"transition.py", "deadline.py", "relaunch.py", "info_plist.py"} <= set(SCRIPTS)
    assert {"relaunch_matrix.py", "conduct.py", "termination.py"} <= set(SCRIPTS)
    assert {"day.py", "versions.py", "audit_a_log.py"} <= set(SCRIPTS)


@pytest.mark.parametrize("script", SCRIPTS)
def test_example(script: str) -> None:
    result = run(script)
    assert result.returncode == 0, result.stderr
    assert result.stderr == ""
    assert len(result.stdout.splitlines()) > 3, "an example prints more than three lines"


@pytest.mark.parametrize("script", [name for name in SCRIPTS if name == "info_plist.py"])
def test_a_file_that_cannot_be_read(script: str) -> None:
    result = run(script, "/nowhere/Info.plist")
    assert result.returncode == 1
    assert "/nowhere/Info.plist" in result.stderr
    assert "Traceback" not in result.stderr


@needs_checkout
def test_the_logs_have_what_they_say() -> None:
    traces = sorted((FOLDER.parent / "fixtures" / "traces").glob("*.trace.txt"))
    assert len(traces) == 3
    for trace in traces:
        printed = run("audit_a_log.py", str(trace)).stdout
        found = re.findall(r"^\S+:(\d+): .* \[audit\.([a-z-]+)\]$", printed, re.MULTILINE)
        said = re.search(r"^# finds: (.*)$", trace.read_text(encoding="utf-8"), re.MULTILINE)
        assert said is not None, trace.name
        assert said[1] == (", ".join(map(" ".join, found)) or "nothing"), trace.name


@needs_checkout
def test_fixtures_declare_what_the_examples_say() -> None:
    player = lp.App.from_info_plist(FOLDER.parent / "fixtures" / "AudioPlayer-Info.plist")
    tracker = lp.App.from_info_plist(FOLDER.parent / "fixtures" / "LocationTracker-Info.plist")
    modes = [sorted(mode.label for mode in app.background_modes) for app in (player, tracker)]
    assert modes == [["audio", "fetch", "remote-notification"], ["fetch", "location", "processing"]]
    assert (player.permitted_identifiers, tracker.permitted_identifiers) == (0, 2)
    assert not player.notices + tracker.notices
    assert not player.scenes and not tracker.scenes
