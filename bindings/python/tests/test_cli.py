"""The command line's contract."""

from __future__ import annotations

import json
import plistlib
import subprocess
import sys
from pathlib import Path
from typing import Any

import lifecycle_policy as lp
import pytest
from lifecycle_policy import Status

from command_line import question, run
from places import PACKAGE_ROOT

EVERY = {
    "status",
    "verdict",
    "rule",
    "evidence",
    "citations",
    "note",
    "disputed",
    "library",
    "ruleset",
    "os",
    "evidence_profile",
}
QUESTIONS: dict[str, tuple[list[str], set[str]]] = {
    "transition": (
        ["--from", "active", "--to", "inactive", "--cause", "home-button"],
        {"reason", "via", "callbacks"},
    ),
    "next": (["--from", "active"], {"transitions"}),
    "path": (["--from", "active", "--to", "background"], {"steps"}),
    "deadline": (
        ["--allowance", "background-task"],
        {
            "advice_seconds",
            "limit_seconds",
            "warning_seconds",
            "at_expiry",
            "code",
            "extendable",
        },
    ),
    "relaunch": (
        ["--after", "user-force-quit", "--on", "region-enter"],
        {"guarantee", "launch_state", "callback", "allowance_seconds", "requires"},
    ),
}


@pytest.mark.parametrize("command", QUESTIONS)
def test_keys(command: str) -> None:
    options, keys = QUESTIONS[command]
    data = question(command, "--os", "8.1", *options)
    assert data["status"] == "ok", data
    assert set(data) >= EVERY | keys
    assert data["os"] == "8.1"
    assert data["evidence_profile"] == "observed"
    assert data["library"] == lp.library_version()
    assert data["ruleset"] == lp.ruleset_version()
    for source in data["citations"]:
        assert set(source) == {"key", "title", "publisher", "address"}


@pytest.mark.parametrize("command", QUESTIONS)
def test_json_and_text_of_the_process(command: str) -> None:
    argv = [command, "--os", "12.0", *QUESTIONS[command][0]]
    as_json, as_text = run(*argv, "--json"), run(*argv)
    assert as_json.returncode == as_text.returncode == 0, as_json.stderr
    data = json.loads(as_json.stdout)
    assert data == question(*argv)
    assert as_text.stdout.startswith(data["verdict"])
    assert as_json.stderr == as_text.stderr == ""
    for source in data["citations"]:
        assert source["key"] in as_text.stdout


REFUSED: list[tuple[str, str, str, str]] = [
    ("", "missing-value", "command", "command"),
    ("fly", "unknown-value", "command", "fly"),
    ("deadline --allowance launch", "missing-value", "os", "--os"),
    ("deadline --os", "missing-value", "os", "--os"),
    ("deadline --os 8.1", "missing-value", "allowance", "--allowance"),
    ("deadline --os eight --allowance launch", "malformed", "os", "eight"),
    ("deadline --os -8 --allowance launch", "malformed", "os", "-8"),
    ("deadline --os 1.0 --allowance launch", "out-of-range", "os", "1.0"),
    ("deadline --os 9.0 --os-last 8.0 --allowance launch", "out-of-range", "os-last", "8.0"),
    ("deadline --os 8.1 --allowance nap", "unknown-value", "allowance", "nap"),
    ("deadline --os 8.1 --allow launch", "unknown-value", "allow", "--allow"),
    ("deadline --os 8.1 --allowance launch --evidence x", "unknown-value", "evidence", "x"),
    ("deadline --os 8.1 --allowance launch --mode tea", "unknown-value", "mode", "tea"),
    ("deadline --os 8.1 --allowance launch --mode audio,tea", "unknown-value", "mode", "tea"),
    ("deadline --os 8.1 --allowance launch --sdk new", "malformed", "sdk", "new"),
    ("deadline --os 8.1 --allowance launch --limit launch", "malformed", "limit", "launch"),
    ("deadline --os 8.1 --allowance launch --limit launch=a", "malformed", "limit", "a"),
    ("deadline --os 8.1 --allowance launch --limit launch=-1", "out-of-range", "limit", "-1"),
    ("deadline --os 8.1 --allowance launch --limit launch=nan", "out-of-range", "limit", "nan"),
    ("deadline --os 8.1 --allowance launch --limit nap=1", "unknown-value", "limit", "nap"),
    ("deadline --os 8.1 --allowance launch --facts some", "unknown-value", "facts", "some"),
    (
        "deadline --os 8.1 --allowance launch --foreground-slots 9",
        "out-of-range",
        "foreground-slots",
        "9",
    ),
    (
        "deadline --os 8.1 --allowance launch --foreground-slots many",
        "malformed",
        "foreground-slots",
        "many",
    ),
    (
        "deadline --os 8.1 --allowance launch --background-refresh maybe",
        "unknown-value",
        "background-refresh",
        "maybe",
    ),
    (
        "deadline --os 8.1 --allowance launch --authorization perhaps",
        "unknown-value",
        "authorization",
        "perhaps",
    ),
    (
        "deadline --os 8.1 --allowance launch --session-sends-launch-events x",
        "unknown-value",
        "session-sends-launch-events",
        "x",
    ),
    (
        "deadline --os 8.1 --allowance launch --info-plist /nowhere/Info.plist",
        "not-found",
        "info-plist",
        "/nowhere/Info.plist",
    ),
    ("transition --os 8.1 --to active --cause activation", "missing-value", "from", "--from"),
    ("transition --os 8.1 --from active --cause activation", "missing-value", "to", "--to"),
    ("transition --os 8.1 --from active --to inactive", "missing-value", "cause", "--cause"),
    ("transition --os 8 --from x --to active --cause activation", "unknown-value", "from", "x"),
    ("transition --os 8 --from active --to x --cause activation", "unknown-value", "to", "x"),
    ("transition --os 8 --from active --to inactive --cause x", "unknown-value", "cause", "x"),
    (
        "transition --os 8 --from active --to inactive --cause crash --last-cause x",
        "unknown-value",
        "last-cause",
        "x",
    ),
    ("next --os 8.1", "missing-value", "from", "--from"),
    ("next --os 8.1 --from x", "unknown-value", "from", "x"),
    ("next --os 8.1 --from active --axis z", "unknown-value", "axis", "z"),
    ("next --os 13.0 --from inactive --axis scene", "unknown-value", "from", "inactive"),
    ("path --os 8.1 --from active", "missing-value", "to", "--to"),
    (
        "path --os 8.1 --from active --to background --allow-cause x",
        "unknown-value",
        "allow-cause",
        "x",
    ),
    ("relaunch --os 8.1 --on visit", "missing-value", "after", "--after"),
    ("relaunch --os 8.1 --after crash", "missing-value", "on", "--on"),
    ("relaunch --os 8.1 --after x --on visit", "unknown-value", "after", "x"),
    ("relaunch --os 8.1 --after crash --on x", "unknown-value", "on", "x"),
    ("relaunch --os 8.1 --after crash --on visit --since x", "unknown-value", "since", "x"),
    ("rules --family x", "unknown-value", "family", "x"),
    ("rules --format yaml", "unknown-value", "format", "yaml"),
]


@pytest.mark.parametrize(("line", "status", "field", "named"), REFUSED, ids=[r[0] for r in REFUSED])
def test_refusals(line: str, status: str, field: str, named: str) -> None:
    if "--format" in line:
        result = run(*line.split(), "--json")
        data = json.loads(result.stdout)
    else:
        data = question(*line.split())
    assert (data["status"], data["field"]) == (status, field), data
    assert named in data["message"]
    assert set(data) == {"status", "field", "message"}


def test_refusal_of_the_process() -> None:
    result = run("deadline", "--os", "8.1", "--allowance", "nap", "--json")
    assert result.returncode == 2
    data = json.loads(result.stdout)
    assert data["status"] == Status.UNKNOWN_VALUE.label
    assert data["message"] in result.stderr
    bare = run("deadline", "--os", "8.1", "--allowance", "nap")
    assert (bare.returncode, bare.stdout) == (2, "")
    assert "nap" in bare.stderr
    assert "Traceback" not in bare.stderr


def test_names_in_every_spelling() -> None:
    first = question("relaunch", "--os", "8.1", "--after", "user-force-quit", "--on", "visit")
    for after in ("User Force Quit", "USER_FORCE_QUIT"):
        again = question("relaunch", "--os", "8.1", "--after", after, "--on", "Visit")
        assert again == first


def limit(*options: str) -> Any:
    data = question("deadline", "--allowance", "background-task", *options)
    return data["limit_seconds"]


def test_numbers() -> None:
    assert [limit("--os", os) for os in ("6.1", "12.4", "13.0")] == [600, 180, 30]
    assert isinstance(limit("--os", "6.1"), int)
    for os in ("6.1", "12.4", "13.0"):
        assert limit("--os", os, "--evidence", "documented") is None
    assert limit("--os", "8.0", "--limit", "background-task=2.5") == 2.5
    assert limit("--os", "8.0", "--limit", "background-task=none") == "unlimited"


def test_one_step_and_the_whole_path() -> None:
    argv = ["--os", "12.0", "--from", "active", "--to", "background"]
    step = question("transition", *argv, "--cause", "home-button")
    assert (step["verdict"], step["reason"], step["via"]) == (
        "forbidden",
        "not-one-step",
        "inactive",
    )
    names = ["applicationWillResignActive:", "applicationDidEnterBackground:"]
    assert [call["name"] for call in step["callbacks"]] == names
    way = question("path", *argv)
    assert [call["name"] for s in way["steps"] for call in s["callbacks"]] == names
    assert [(s["from"], s["to"]) for s in way["steps"]] == [
        ("active", "inactive"),
        ("inactive", "background"),
    ]


def test_force_quit_and_location() -> None:
    argv = ["relaunch", "--after", "user-force-quit", "--on", "region-enter"]
    argv += ["--authorization", "always"]
    assert question(*argv, "--os", "7.0")["verdict"] == "forbidden"
    allowed = question(*argv, "--os", "8.0")
    assert allowed["verdict"] == "allowed"
    assert allowed["citations"]
    unknown = question(*argv, "--os", "99.0")
    assert unknown["verdict"] == "unknown-os"
    assert unknown["newest_verdict"] == question(*argv, "--os", "27.0")["verdict"]
    assert "newest_verdict" not in allowed


def test_options_without_a_meaning_are_noted() -> None:
    argv = ["relaunch", "--after", "crash", "--on", "visit", "--os", "3.0"]
    meaningless = ["--authorization", "always", "--low-power", "--scenes", "--mode", "fetch"]
    meaningless += ["--background-refresh", "off", "--restoration-identifier"]
    data = question(*argv, *meaningless)
    assert data["status"] == "ok"
    for option in ("authorization", "low-power", "scenes", "mode fetch", "background-refresh"):
        assert any(note.startswith(f"--{option} ") for note in data["notes"]), option
    assert question(*argv)["notes"] == []
    later = question(*argv[:-1], "8.0", "--authorization", "always")
    assert later["notes"] == []
    ranged = question(*argv, "--os-last", "8.0", "--authorization", "always")
    assert ranged["notes"] == []
    assert ranged["os_last"] == "8.0"


def test_info_plist_and_options_together(tmp_path: Path) -> None:
    file = tmp_path / "Info.plist"
    modes = ["fetch", "juggling"]
    file.write_bytes(plistlib.dumps({"UIBackgroundModes": modes, "DTSDKName": "iphoneos8.0"}))
    argv = ["relaunch", "--os", "8.0", "--after", "crash", "--info-plist", str(file)]
    fetched = question(*argv, "--on", "background-fetch")
    assert fetched["verdict"] == "allowed"
    (notice,) = fetched["notices"]
    assert notice["key"] == "UIBackgroundModes"
    assert notice["index"] == 1
    assert "juggling" in notice["message"]
    assert question(*argv, "--on", "silent-push")["verdict"] == "forbidden"
    added = question(*argv, "--on", "silent-push", "--mode", "remote-notification")
    assert added["verdict"] == "allowed"


def test_unknown_facts() -> None:
    argv = ["relaunch", "--os", "8.0", "--after", "crash", "--on", "background-fetch"]
    argv += ["--mode", "fetch"]
    assert question(*argv)["verdict"] == "allowed"
    unknown = question(*argv, "--facts", "unknown")
    assert unknown["verdict"] == "conditional"
    assert "background-app-refresh" in unknown["requires"]
    switched = question(*argv, "--background-refresh", "off")
    assert switched["verdict"] == "forbidden"


def test_before_first_unlock_brings_a_passcode() -> None:
    argv = ["relaunch", "--os", "9.0", "--after", "crash", "--on", "region-enter"]
    argv += ["--authorization", "always"]
    assert question(*argv)["verdict"] == "allowed"
    assert question(*argv, "--before-first-unlock")["verdict"] == "forbidden"


def test_a_reader_that_leaves_is_no_error() -> None:

    command = f"'{sys.executable}' -m lifecycle_policy rules --json | head -c 10"
    result = subprocess.run(
        ["sh", "-c", command],
        capture_output=True,
        text=True,
        timeout=60,
        env={"PYTHONPATH": str(PACKAGE_ROOT / "src"), "PATH": "/usr/bin:/bin"},
    )
    assert "Traceback" not in result.stderr
    assert "BrokenPipe" not in result.stderr


def test_help_names_every_command() -> None:
    result = run("--help")
    assert result.returncode == 0
    assert all(command in result.stdout for command in [*QUESTIONS, "rules"])
