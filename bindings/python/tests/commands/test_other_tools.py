"""Runs the action for CI and the hook for pre-commit as these tools run them."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from shutil import which
from typing import NamedTuple

import pytest

from command_line import COMMAND, program
from places import PACKAGE_ROOT

pytestmark = pytest.mark.skipif(
    which("bash") is None or not (PACKAGE_ROOT / "action.yml").exists(),
    reason="no bash, or the package lies outside of its checkout",
)

PLIST = """<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict>
<key>CFBundleIdentifier</key><string>com.example.sample</string>
<key>UIBackgroundModes</key><array>{}</array>
</dict></plist>
"""
GOOD = PLIST.format("<string>audio</string>")
BAD = PLIST.format("<string>processing</string>")
LOG = "1.0 applicationDidEnterBackground:\n2.0 task-begun token=5\n{} task-ended token=5\n"
#: Scripts that stand in for `lifecycle-policy` and `python3`. The script for `python3` records its
#: arguments.
LIFECYCLE_POLICY = f'#!/bin/sh\nexec "{sys.executable}" -m lifecycle_policy "$@"\n'
PYTHON = '#!/bin/sh\necho "$@" >> "$CALLS"\n'


class Step(NamedTuple):
    name: str
    variables: dict[str, str]
    script: str


def steps_of(action: str) -> list[Step]:
    """Reads the steps of the action without a YAML parser, because the file is simple and a parser
    may be missing."""
    found = []
    for text in re.split(r"^    - name: ", action.partition("  steps:\n")[2], flags=re.M)[1:]:
        name, body = text.split("\n", 1)
        assert "      shell: bash\n" in body, name
        before, _, script = body.partition("      run: ")
        variables = dict(re.findall(r"^        (\w+): (.+)$", before, flags=re.M))
        lines = script.split("\n")
        if lines[0] == "|":
            lines = [line[8:] for line in lines[1:]]
        found.append(Step(name, variables, "\n".join(lines)))
    return found


def run_action(folder: Path, **inputs: str) -> subprocess.CompletedProcess[str]:
    """Runs the steps as the runner of GitHub does: an expression becomes a variable, and each
    script runs in a bash that ends at the first error. Returns the last step that ran."""
    tools = folder / "tools"
    tools.mkdir(exist_ok=True)
    for name, text in {"lifecycle-policy": LIFECYCLE_POLICY, "python3": PYTHON}.items():
        (tools / name).write_text(text)
        (tools / name).chmod(0o755)
    action = (PACKAGE_ROOT / "action.yml").read_text()
    given = {"github.action_path": str(PACKAGE_ROOT), "inputs.options": "", "inputs.sarif": ""}
    given |= {f"inputs.{name}": value for name, value in inputs.items()}
    path = f"{tools}{os.pathsep}{os.environ['PATH']}"
    environment = {"PATH": path, "CALLS": str(folder / "calls")}
    steps = steps_of(action)
    assert [step.name for step in steps] == ["Install", "Check"]
    for step in steps:
        values = {
            key: given[re.fullmatch(r"\$\{\{ (\S+) \}\}", value)[1]]  # type: ignore[index]
            for key, value in step.variables.items()
        }
        script = folder / "step.sh"
        script.write_text(step.script)
        bash = ("bash", "--noprofile", "--norc", "-eo", "pipefail", str(script))
        done = program(*bash, folder=folder, seconds=120, environment=environment | values)
        if done.returncode:
            break
    return done


def app(folder: Path) -> Path:
    (folder / "Good-Info.plist").write_text(GOOD)
    (folder / "Info.plist").write_text(BAD)
    (folder / "good.log").write_text(LOG.format("9.0"))
    (folder / "bad.log").write_text(LOG.format("900.0"))
    return folder


@pytest.mark.parametrize(
    ("files", "status", "words"),
    [
        ("Good-Info.plist\ngood.log", 0, "::notice file=Good-Info.plist"),
        ("Info.plist", 1, "::error file=Info.plist"),
        ("good.log bad.log", 1, "::error file=bad.log,line=3"),
        ("missing.plist", 2, "no such file"),
        ("*.plist", 2, "*.plist"),
    ],
)
def test_the_action(tmp_path: Path, files: str, status: int, words: str) -> None:
    done = run_action(app(tmp_path), files=files, options="--os 26.0")
    assert done.returncode == status, done.stderr
    assert words in done.stdout + done.stderr
    assert (tmp_path / "calls").read_text() == f"-m pip install {PACKAGE_ROOT}\n"


def test_the_action_writes_sarif(tmp_path: Path) -> None:
    done = run_action(app(tmp_path), files="Info.plist bad.log", sarif="lint.sarif")
    assert done.returncode == 1 and "::error" in done.stdout
    (run,) = json.loads((tmp_path / "lint.sarif").read_text())["runs"]
    rules = {result["ruleId"] for result in run["results"]}
    assert {"store.processing.no-identifiers", "deadline.background-task.4"} <= rules, rules
    assert run_action(tmp_path, files="Good-Info.plist").returncode == 0
    assert sorted(path.name for path in tmp_path.glob("*.sarif")) == ["lint.sarif"]


def test_the_hook(tmp_path: Path) -> None:
    """pre-commit passes the names of matching files to the entry."""
    text = (PACKAGE_ROOT / ".pre-commit-hooks.yaml").read_text()
    hook = dict(re.findall(r"^(?:- |  )(\w+): (.+)$", text, flags=re.M))
    assert hook["language"] == "system"
    entry = shlex.split(hook["entry"])
    assert entry[0] == "lifecycle-policy"
    folder = app(tmp_path)
    fits = re.compile(hook["files"]).search
    fitting = [path.name for path in sorted(folder.iterdir()) if fits(path.name)]
    assert fitting == ["Good-Info.plist", "Info.plist"]
    assert fits("App/Info.plist") and not fits("MyInfo.plist")
    for names, status in ((fitting, 1), (fitting[:1], 0), (["good.log"], 0), (["bad.log"], 1)):
        done = program(*COMMAND, *entry[1:], *names, folder=folder)
        assert done.returncode == status, names


@pytest.mark.parametrize("name", ["action.yml", ".pre-commit-hooks.yaml"])
def test_the_lines_are_those_of_simple_yaml(name: str) -> None:
    for line in (PACKAGE_ROOT / name).read_text().splitlines():
        assert "\t" not in line and len(line) <= 100
        assert (len(line) - len(line.lstrip())) % 2 == 0
