"""What the command line says of reports. All reports are made up here."""

from __future__ import annotations

import json
from pathlib import Path

import lifecycle_policy as lp
import pytest
from lifecycle_policy import Termination
from lifecycle_policy import reported_termination as reported

from command_line import question, run


def shown(folder: Path, text: str, *argv: str, name: str = "report.txt") -> str:
    """What the command line prints of a report."""
    file = folder / name
    file.write_text(text)
    ran = run("termination", "--report", str(file), *argv)
    return ran.stdout + ran.stderr


def headline(folder: Path, text: str, *argv: str) -> str:
    return shown(folder, text, *argv).partition(": the report ")[0]


RAW = "\x1b]0;owned\x07\x1b[31m\x9b2J\u202e"


@pytest.mark.parametrize(
    "text",
    [
        json.dumps({"termination": {"namespace": f"{RAW}TEST", "code": 7}}),
        json.dumps({"termination": {"namespace": "TEST", "code": 7, "by": "x"}}) + RAW,
        f"Process: {RAW}Sample\nTermination Reason: Namespace{RAW} SIGNAL, Code 0x9 {RAW}",
        f"{RAW}Sample[7] has active assertions beyond permitted time: {RAW} reason: finishTask",
        f"Watchdog{RAW}Event: scene-create{RAW}\nWatchdogEvent: scene-create{RAW}",
    ],
)
def test_a_report_never_steers_the_terminal(tmp_path: Path, text: str) -> None:
    for argv in ((), ("--os", "17.0", "--explain"), ("--color", "never")):
        told = shown(tmp_path, text, *argv)
        assert told and all(letter.isprintable() for letter in told.replace("\n", ""))


def test_the_name_of_a_file_never_steers_the_terminal(tmp_path: Path) -> None:
    told = shown(tmp_path, "All is well.", name="a\x1b[31m\u202eb.txt")
    assert "a [31m b.txt" in told and "\x1b" not in told
    ran = run("termination", "--report", str(tmp_path / "no\x1b[31m.txt"))
    assert "\x1b" not in ran.stdout + ran.stderr


def test_a_namespace_is_of_some_length() -> None:
    text = json.dumps({"termination": {"namespace": "A" * 5000, "code": 7}})
    assert len(lp.read_report(text).namespace or "") <= 64


EVENT = "OS Version: iPhone OS 16.1 (20B82)\nTermination Reason: FRONTBOARD 2343432205\n"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (f"{EVENT}WatchdogEvent: process-launch\n", "watchdog: process-launch"),
        ("OS Version: iPhone OS 9.1 (1)\nSBUnsuspendLimit Sample exceeded", "voip-wake-rate: voip-wake-rate"),
        (
            f"{EVENT}scene-create watchdog transgression: a exhausted CPU time allowance of 2.40 seconds",
            "watchdog: scene-create took 2.4 s of processor time",
        ),
        (
            f"{EVENT}scene-create watchdog transgression: a exhausted real (wall clock) time "
            "allowance of 19.5 seconds",
            "watchdog: scene-create took 19.5 of 20 s",
        ),
    ],
)
def test_a_figure_of_the_rules_is_not_the_report_s(tmp_path: Path, text: str, said: str) -> None:
    assert headline(tmp_path, text) == said
    printed = lp.read_report(text).allowance_seconds
    assert reported(text).allowance_seconds == printed
    told = shown(tmp_path, text)
    assert "by the rule limit" in told
    assert printed is not None or f"allowance   {said.partition(': ')[2]}\n" in told
