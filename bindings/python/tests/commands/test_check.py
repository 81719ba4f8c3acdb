"""Tests the command `check`: its exit status, its formats and its options."""

from __future__ import annotations

import io
import json
import plistlib
import sys
import xml.etree.ElementTree as xml
from pathlib import Path

import pytest
from lifecycle_policy.cli import main as cli

from logs import BECOME, ENTER, LAUNCH, LEAVE, RESIGN

WRONG = [LAUNCH, BECOME, RESIGN, ENTER, BECOME, RESIGN, ENTER, LEAVE, BECOME]
DEVICE = "".join(
    f"Nov 12 12:24:{second:02} iPhone {name}[{pid}] <Notice>: {callback}\n"
    for second, (name, pid, callback) in enumerate(
        [
            *(("Alpha", 7, callback) for callback in (LAUNCH, BECOME, RESIGN)),
            *(("Beta", 8, callback) for callback in WRONG),
            *(("Gamma", 9, callback) for callback in (LAUNCH, BECOME, ENTER)),
        ]
    )
)


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Makes a folder with files to check. The folder becomes the working directory."""
    (tmp_path / "app.log").write_text("\n".join(WRONG), encoding="utf-8")
    (tmp_path / "device.log").write_text(DEVICE, encoding="utf-8")
    (tmp_path / "Info.plist").write_bytes(
        plistlib.dumps({"CFBundleIdentifier": "org.example.app", "UIBackgroundModes": ["juggling"]})
    )
    monkeypatch.chdir(tmp_path)
    return tmp_path


def check(capsys: pytest.CaptureFixture[str], *argv: str) -> tuple[int, str, str]:
    status = cli.main(["check", *argv])
    shown = capsys.readouterr()
    return status, shown.out, shown.err


def test_the_exit_status(place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (place / "fine.log").write_text(f"{LAUNCH}\n{BECOME}\n", encoding="utf-8")
    (place / "hidden.log").write_text(f"{LAUNCH}\n{BECOME}\n{ENTER}\n", encoding="utf-8")
    assert check(capsys, "fine.log", "--os", "12.4")[0] == 0
    assert check(capsys, "app.log", "--os", "12.4")[0] == 1
    assert check(capsys, "hidden.log", "--os", "12.4")[0] == 0
    assert check(capsys, "hidden.log", "--os", "12.4", "--fail-level", "warning")[0] == 1
    assert check(capsys, "app.log", "none.log")[0] == 2
    assert check(capsys)[0] == 2


def test_the_text(place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, text, _ = check(capsys, "app.log", "--os", "12.4", "--explain")
    assert text.splitlines()[1] == (
        "app.log:5:1: violation: applicationWillEnterForeground: is missing before "
        "applicationDidBecomeActive: [transition.return.user]"
    )
    assert f"     5 | {BECOME}" in text and "https://" in text
    assert text.splitlines()[-1] == "app.log: a log of callbacks: 9 records, 1 violation"


def test_formats(place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    given = ("app.log", "Info.plist", "--os", "12.4")
    data = json.loads(check(capsys, *given, "--json")[1])
    assert [one["kind"] for one in data["files"]] == ["text", "plist"]
    assert data["files"][0]["findings"][0]["rule"] == "transition.return.user"
    sarif = json.loads(check(capsys, *given, "--format", "sarif")[1])
    assert sarif["version"] == "2.1.0"
    found = {result["ruleId"] for result in sarif["runs"][0]["results"]}
    assert {"transition.return.user", "store.mode.invalid"} <= found
    assert xml.fromstring(check(capsys, *given, "--format", "junit")[1]).get("failures") == "2"
    github = check(capsys, *given, "--format", "github")[1]
    assert github.startswith("::error file=app.log,line=5,col=1,")
    compact = check(capsys, *given, "--format", "compact")[1]
    assert compact.count("\n") == len(compact.splitlines()) and "app.log:5:1: violation" in compact
    status, _, error = check(capsys, *given, "--format", "tea")
    assert status == 2 and "`tea` is not text, compact, json, github, sarif or junit" in error


def test_what_is_left_out(place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(capsys, "app.log", "--os", "12.4", "--ignore", "audit.missing")[0] == 0
    assert check(capsys, "app.log", "--os", "12.4", "--ignore", "transition.*")[0] == 0
    status, _, error = check(capsys, "app.log", "--ignore", "transition.return.usr")
    assert status == 2 and "did you mean" in error and "transition.return.user" in error


def test_a_baseline(place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    given = ("app.log", "--os", "12.4")
    assert check(capsys, *given, "--write-baseline", "known.json")[0] == 0
    status, text, _ = check(capsys, *given, "--baseline", "known.json")
    assert status == 0 and "1 finding of the baseline not shown" in text
    (place / "app.log").write_text("\n".join([*WRONG, RESIGN, ENTER, BECOME]), encoding="utf-8")
    status, text, _ = check(capsys, *given, "--baseline", "known.json")
    assert status == 1 and ":12:1: violation" in text
    assert check(capsys, *given, "--baseline", "none.json")[0] == 2
    (place / "known.json").write_text("[]", encoding="utf-8")
    assert "not a baseline" in check(capsys, *given, "--baseline", "known.json")[2]


@pytest.mark.parametrize("process", ["Beta", "8"])
def test_a_log_of_many_processes(
    place: Path, capsys: pytest.CaptureFixture[str], process: str
) -> None:
    given = ("device.log", "--os", "12.4", "--logs", "app", "--json")
    (every,) = json.loads(check(capsys, *given)[1])["files"]
    assert {one["message"].split(":")[0] for one in every["findings"]} == {"Beta", "Gamma"}
    (only,) = json.loads(check(capsys, *given, "--process", process)[1])["files"]
    assert [one["line"] for one in only["findings"]] == [8] and only["records"] == len(WRONG)


def test_standard_input(
    place: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, kind in (("app.log", "text"), ("Info.plist", "plist")):
        piped = io.TextIOWrapper(io.BytesIO((place / name).read_bytes()))
        monkeypatch.setattr(sys, "stdin", piped)
        (one,) = json.loads(check(capsys, "-", "--os", "12.4", "--json")[1])["files"]
        assert (one["kind"], one["failure"]) == (kind, None)


def test_unread_lines(place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (place / "app.log").write_text(f"{LAUNCH}\ntea \x1b[31m time\n{BECOME}\n", encoding="utf-8")
    _, text, _ = check(capsys, "app.log", "--os", "12.4", "--unread")
    assert "1 line not read" in text
    assert text.splitlines()[-1] == "app.log:2: not read: tea  [31m time"


def test_a_picture(place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, text, _ = check(capsys, "app.log", "--os", "12.4", "--timeline", "out.svg")
    assert status == 1 and "out.svg: svg" in text
    assert xml.parse(place / "out.svg").getroot().tag.endswith("svg")


def test_a_scenario(place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    events = [{"at": 1, "event": "open-app", "app": "A"}, {"at": 5, "event": "tea"}]
    scenario = {"os": "17.0", "apps": [{"name": "A"}], "events": events}
    (place / "day.json").write_text(json.dumps(scenario, indent=1), encoding="utf-8")
    status, text, _ = check(capsys, "day.json")
    assert status == 1 and "[scenario.mistake]" in text and "tea" in text
    leak = [
        *(events[0], {"at": 2, "event": "begin-task", "app": "A"}, {"at": 3, "event": "home"}),
        {"at": 90, "event": "boot"},
    ]
    (place / "day.json").write_text(json.dumps({**scenario, "events": leak}), encoding="utf-8")
    status, text, _ = check(capsys, "day.json")
    assert status == 1 and "background-task-expired" in text and "[deadline.background-task]" in text


def test_words_that_mean_nothing(place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for option in ("--reader", "--fail-level", "--logs", "--os", "--evidence"):
        status, _, error = check(capsys, "app.log", option, "tea")
        text = error or check(capsys, "app.log", option, "tea")[1]
        assert status == 2 and "tea" in text, option
