"""What the command line promises: its answers, its messages and its exit statuses."""

from __future__ import annotations

import json
import os
import plistlib
import re
import subprocess
from pathlib import Path
from typing import Any

import lifecycle_policy as lp
import pytest
from lifecycle_policy import Status

from command_line import COMMAND, program, question, run, run_process, variables

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
    "requires",
}
QUESTIONS: dict[str, tuple[list[str], set[str]]] = {
    "transition": (
        ["--from", "active", "--to", "inactive", "--cause", "home-button"],
        {"reason", "via", "callbacks", "sequence"},
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
            "starts",
            "resets",
            "shared",
        },
    ),
    "relaunch": (
        ["--after", "user-force-quit", "--on", "region-enter"],
        {
            "guarantee",
            "launch_state",
            "callback",
            "allowance_seconds",
            "requires",
            "disposition",
            "until",
            "disposition_rule",
        },
    ),
    "conduct": (
        ["--state", "background", "--activity", "opengl-es"],
        {"stop_before", "price", "code"},
    ),
    "duties": (["--callback", "applicationDidEnterBackground:"], {"duties"}),
    "modes": (
        ["--of", "audio"],
        {"introduced", "deprecated", "removed", "wakes", "permits", "keeps_running"},
    ),
    "delivery": (
        ["--state", "suspended", "--event", "orientation-change"],
        {"manner", "callback", "merging", "rank", "trigger"},
    ),
    "quota": (
        ["--quota", "scheduled-local-notifications"],
        {"count", "unit", "window_seconds", "at_excess"},
    ),
    "manifest": (["--mode", "voip"], {"findings"}),
    "step": (
        ["--from", "active", "--cause", "home-button"],
        {"reason", "via", "to", "callbacks", "sequence"},
    ),
    "suspension": (["--allowance", "background-task"], {"allowances", "activities"}),
    "purge": (["--state", "suspended"], {"rank", "warned"}),
    "call": (
        ["--callback", "application:didFinishLaunchingWithOptions:", "--trigger", "open-url"],
        {
            "reason",
            "receiver",
            "launch_option",
            "more_launch_options",
            "connection_option",
            "more_connection_options",
            "return_value",
        },
    ),
    "termination": (
        ["--namespace", "springboard", "--code", "0x8badf00d"],
        {"cause", "meaning", "allowance", "allowance_seconds", "broken_rule"},
    ),
}
EXPLAINED = (
    *("transition", "step", "deadline", "relaunch", "conduct", "modes", "delivery", "quota"),
    *("suspension", "purge", "call"),
)


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


#: What the text of a command begins with, if it does not begin with the verdict.
HEADLINES = {
    "next": "22 steps may follow: ",
    "deadline": "180 s (3 min), then the app is terminated: ",
    "duties": "17 duties: ",
    "quota": "64 notifications: ",
    "manifest": "nothing found: ",
    "purge": "ended as number 1: ",
    "call": "goes to UIApplicationDelegate, launchOptions has UIApplicationLaunchOptionsURLKey: ",
    "termination": "watchdog: ",
    "suspension": "not suspended, held by background-task: ",
}


@pytest.mark.parametrize("command", QUESTIONS)
def test_json_and_text_of_the_process(command: str) -> None:
    argv = [command, "--os", "12.0", *QUESTIONS[command][0]]
    as_json, as_text = run(*argv, "--json"), run_process(*argv)
    assert as_json.returncode == as_text.returncode == 0, as_json.stderr
    data = json.loads(as_json.stdout)
    assert data == {key: value for key, value in question(*argv).items() if key != "_said"}
    assert as_text.stdout.startswith(HEADLINES.get(command, data["verdict"]))
    assert as_json.stderr == as_text.stderr == ""
    for source in data["citations"]:
        assert source["key"] in as_text.stdout


LAUNCH = "deadline --os 8.1 --allowance launch"
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
    (f"{LAUNCH} --evidence x", "unknown-value", "evidence", "x"),
    (f"{LAUNCH} --mode tea", "unknown-value", "mode", "tea"),
    (f"{LAUNCH} --mode audio,tea", "unknown-value", "mode", "tea"),
    (f"{LAUNCH} --sdk new", "malformed", "sdk", "new"),
    (f"{LAUNCH} --limit launch", "malformed", "limit", "launch"),
    (f"{LAUNCH} --limit launch=a", "malformed", "limit", "a"),
    (f"{LAUNCH} --limit launch=-1", "out-of-range", "limit", "-1"),
    (f"{LAUNCH} --limit launch=nan", "out-of-range", "limit", "nan"),
    (f"{LAUNCH} --limit nap=1", "unknown-value", "limit", "nap"),
    (f"{LAUNCH} --facts some", "unknown-value", "facts", "some"),
    (f"{LAUNCH} --foreground-slots 9", "out-of-range", "foreground-slots", "9"),
    (f"{LAUNCH} --foreground-slots many", "malformed", "foreground-slots", "many"),
    (f"{LAUNCH} --background-refresh maybe", "unknown-value", "background-refresh", "maybe"),
    (f"{LAUNCH} --authorization perhaps", "unknown-value", "authorization", "perhaps"),
    (
        f"{LAUNCH} --session-sends-launch-events x",
        "unknown-value",
        "session-sends-launch-events",
        "x",
    ),
    (
        f"{LAUNCH} --info-plist /nowhere/Info.plist",
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
    ("relaunch --os 8.1 --state prewarmed --on visit", "missing-value", "after", "--after"),
    ("relaunch --os 17.0 --state prewarmed --after none --on visit", "out-of-range", "after", "1"),
    ("relaunch --os 8.1 --after crash --on visit --state x", "unknown-value", "state", "x"),
    ("step --os 8.1 --cause activation", "missing-value", "from", "--from"),
    ("step --os 8.1 --from active", "missing-value", "cause", "--cause"),
    ("step --os 8.1 --from x --cause activation", "unknown-value", "from", "x"),
    ("step --os 8 --from active --to active --cause activation", "unknown-value", "to", "--to"),
    ("suspension --allowance launch", "missing-value", "os", "--os"),
    ("suspension --os 8.1 --allowance x", "unknown-value", "allowance", "x"),
    ("suspension --os 8.1 --activity x", "unknown-value", "activity", "x"),
    ("suspension --os 8.1 --begun-in-front x", "unknown-value", "begun-in-front", "x"),
    ("call --os 8.1", "missing-value", "callback", "--callback"),
    ("call --os 8.1 --callback x:", "unknown-value", "callback", "x:"),
    ("call --os 8.1 x: --callback y:", "malformed", "callback", "y:"),
    ("purge --os 8.1", "missing-value", "state", "--state"),
    ("purge --os 8.1 --state x", "unknown-value", "state", "x"),
    ("purge --os 8.1 --state suspended --activity x", "unknown-value", "activity", "x"),
    ("relaunch --os 8.1 --after x --on visit", "unknown-value", "after", "x"),
    ("relaunch --os 8.1 --after crash --on x", "unknown-value", "on", "x"),
    ("relaunch --os 8.1 --after crash --on visit --since x", "unknown-value", "since", "x"),
    ("conduct --os 8.1 --activity metal", "missing-value", "state", "--state"),
    ("conduct --os 8.1 --state active", "missing-value", "activity", "--activity"),
    ("conduct --os 8.1 --state x --activity metal", "unknown-value", "state", "x"),
    ("conduct --os 8.1 --state active --activity x", "unknown-value", "activity", "x"),
    ("conduct --state active --activity metal", "missing-value", "os", "--os"),
    ("duties --os 8.1", "missing-value", "callback", "--callback"),
    ("duties --os 8.1 --callback x:", "unknown-value", "callback", "x:"),
    ("modes --of audio", "missing-value", "os", "--os"),
    ("modes --os 8.1 --of x", "unknown-value", "of", "x"),
    ("delivery --os 8.1 --state active", "missing-value", "event", "--event"),
    ("delivery --os 8.1 --event touch", "missing-value", "state", "--state"),
    ("delivery --os 8.1 --state active --event x", "unknown-value", "event", "x"),
    ("quota --os 8.1", "missing-value", "quota", "--quota"),
    ("quota --os 8.1 --quota x", "unknown-value", "quota", "x"),
    ("manifest --os x", "malformed", "os", "x"),
    ("manifest --minimum-os x", "malformed", "minimum-os", "x"),
    ("manifest --unknown-modes x", "malformed", "unknown-modes", "x"),
    ("manifest --unknown-modes 99999", "out-of-range", "unknown-modes", "99999"),
    ("manifest --explain", "unknown-value", "explain", "--explain"),
    ("next --os 8.1 --from active --explain", "unknown-value", "explain", "--explain"),
    ("termination --os 8.1", "missing-value", "code", "--code"),
    ("termination --os 12.0", "missing-value", "code", "--report"),
    ("termination --os 8.1 --code x", "malformed", "code", "x"),
    ("termination --os 8.1 --code 9 --namespace x", "unknown-value", "namespace", "x"),
    ("termination --report /nowhere/a.ips", "not-found", "report", "/nowhere/a.ips"),
    ("termination --report /", "malformed", "report", "/"),
    ("transition --scenes --no-scenes", "unknown-value", "no-scenes", "--scenes"),
    ("rules --family x", "unknown-value", "family", "x"),
    ("rules --for-os x", "malformed", "for-os", "x"),
    ("rules --evidence x", "unknown-value", "evidence", "x"),
    ("rules --basis", "missing-value", "evidence", "evidence"),
    ("rules --source Z-99", "not-found", "source", "Z-99"),
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
    result = run_process("deadline", "--os", "8.1", "--allowance", "nap", "--json")
    assert result.returncode == 2
    data = json.loads(result.stdout)
    assert data["status"] == Status.UNKNOWN_VALUE.label
    assert data["message"] in result.stderr
    bare = run_process("deadline", "--os", "8.1", "--allowance", "nap")
    assert (bare.returncode, bare.stdout) == (2, "")
    assert "nap" in bare.stderr
    assert "Traceback" not in bare.stderr


@pytest.mark.parametrize(
    "line",
    ["rules --family quota", "relaunch --help", "relaunch", "names caf\xe9 --json", "matrix --color on"],
)
def test_a_process_prints_what_main_prints_here(line: str) -> None:
    here, there = run(*line.split()), run_process(*line.split())
    assert (here.returncode, here.stdout, here.stderr) == (
        there.returncode,
        there.stdout,
        there.stderr,
    )


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
    unknown, newest = (question(*argv, "--os", os) for os in ("99.0", str(lp.OSVersion.newest())))
    assert unknown["verdict"] == "unknown-os"
    assert unknown["newest_verdict"] == newest["verdict"]
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


@pytest.mark.parametrize("command", [*EXPLAINED, "termination"])
def test_explanations(command: str) -> None:
    argv = [command, "--os", "12.4", *QUESTIONS[command][0]]
    assert "explanation" not in question(*argv)
    data = question(*argv, "--explain")
    rows = {row["rule"]: row for row in data["explanation"]}
    assert all(set(row) >= {"rule", "role", "why"} for row in rows.values())
    if data["rule"] in rows:
        assert rows[data["rule"]]["role"] == "decides"
    text = run(*argv, "--explain").stdout
    assert all(id in text for id in rows)
    listed = re.findall(r"(?m)^  (?:why| {3}) {9}([a-z-]+): (\S+)$", text)
    assert sorted(listed) == sorted((row["role"], id) for id, row in rows.items())
    order = ["decides", "outweighed", "alternative", "condition-unknown", "condition-fails", "other-profile"]
    places = [[*order, "other-version"].index(role) for role, _ in listed]
    assert places == sorted(places)
    assert data["rule"] not in rows or listed[0] == ("decides", data["rule"])


def test_the_sequence_has_callbacks_and_notifications() -> None:
    data = question("transition", "--os", "12.0", *QUESTIONS["transition"][0])
    assert [step["name"] for step in data["callbacks"]] == ["applicationWillResignActive:"]
    assert [(step["kind"], step["name"]) for step in data["sequence"]] == [
        ("callback", "applicationWillResignActive:"),
        ("notification", "UIApplicationWillResignActiveNotification"),
    ]
    assert set(data["sequence"][0]) >= {"state", "scene_state", "fallback"}
    way = question("path", "--os", "12.0", *QUESTIONS["path"][0])
    assert all(step["sequence"] for step in way["steps"])


SCENE = ["transition", "--os", "17.0", "--axis", "scene", "--from", "foreground-active"]
SCENE += ["--to", "foreground-inactive", "--cause", "home-button"]
ADOPTED = "the axis of scenes: the app is assumed to have adopted scenes"


def test_the_axis_of_scenes_implies_them(tmp_path: Path) -> None:
    implied = question(*SCENE)
    assert implied["verdict"] == "allowed"
    assert implied["notes"] == [ADOPTED]
    given = question(*SCENE, "--scenes")
    assert given["notes"] == []
    assert given["sequence"] == implied["sequence"]
    file = tmp_path / "Info.plist"
    file.write_bytes(plistlib.dumps({}))
    for argv in (["--no-scenes"], ["--info-plist", str(file)]):
        refused = question(*SCENE, *argv)
        assert (refused["verdict"], refused["reason"]) == ("not-applicable", "state-unavailable")
        assert refused["notes"] == []
    assert question("next", "--os", "17.0", "--from", "active")["notes"] == []
    assert question("next", "--os", "17.0", "--from", "background", "--axis", "Scene")["notes"]


def test_no_scenes_overrides_the_manifest(tmp_path: Path) -> None:
    file = tmp_path / "Info.plist"
    file.write_bytes(plistlib.dumps({"UIApplicationSceneManifest": {}}))
    argv = ["manifest", "--os", "26.4", "--info-plist", str(file)]
    assert question(*argv)["count"] == 0
    (finding,) = question(*argv, "--no-scenes")["findings"]
    assert finding["key"] == "UIApplicationSceneManifest"


def test_the_version_that_a_manifest_is_asked_about(tmp_path: Path) -> None:
    newest = str(lp.OSVersion.newest_major())
    assert question("manifest")["os"] == newest
    assert newest in question("manifest")["notes"][0]
    for key, value in (("DTSDKName", "iphoneos12.1"), ("DTPlatformVersion", "12.1")):
        file = tmp_path / "Info.plist"
        file.write_bytes(plistlib.dumps({key: value}))
        data = question("manifest", "--info-plist", str(file))
        assert data["os"] == "12.1"
        assert "12.1" in data["notes"][0] and "SDK" in data["notes"][0]
    data = question("manifest", "--info-plist", str(file), "--os", "9.0")
    assert (data["os"], data["notes"]) == ("9.0", [])
    for option in ("sdk", "minimum-os"):
        refused = question("manifest", f"--{option}", "1.0")
        assert (refused["status"], refused["field"]) == ("out-of-range", option)
        assert refused["message"] == f"--{option}: `1.0` is before 2.0"


def test_no_finding_begins_after_the_newest_major_version() -> None:
    """Manifests are checked on the newest major version by default, so every finding must be
    possible on that version."""
    newest = lp.OSVersion.newest_major()
    for row in lp.rules(family="manifest"):
        assert row.since <= newest
        assert row.until is None or row.until <= newest


def test_manifest_of_options() -> None:
    data = question(
        *"manifest --os 16.0 --mode push-to-talk --unknown-modes 2 --minimum-os 17.0".split(),
        *"--placeholders MinimumOSVersion --placeholders DTSDKName --multiple-scenes".split(),
    )
    assert data["verdict"] == "forbidden"
    assert data["count"] == len(data["findings"])
    for finding in data["findings"]:
        assert set(finding) >= {"severity", "rule", "key", "value", "message"}
    found = [(item["rule"], item["key"], item["value"]) for item in data["findings"]]
    assert ("manifest.minimum-os", "MinimumOSVersion", "17.0") in found
    assert ("manifest.mode.unknown", "UIBackgroundModes", None) in found
    assert ("manifest.placeholder", "DTSDKName", None) in found
    assert ("manifest.placeholder", "MinimumOSVersion", None) in found
    rules = [rule for rule, _, _ in found]
    assert "manifest.push-to-talk.no-microphone-text" in rules
    talks = question(*"manifest --os 16.0 --mode push-to-talk --microphone-usage-text".split())
    assert talks["findings"] == []
    text = run(*"manifest --os 16.0 --minimum-os 17.0".split()).stdout
    assert text.startswith("1 error: the manifest")
    assert "MinimumOSVersion: 17.0" in text


def test_locked() -> None:
    argv = "conduct --os 17.0 --state background --passcode".split()
    argv += ["--activity", "protected-file-access"]
    assert question(*argv)["verdict"] == "allowed"
    assert question(*argv, "--locked")["verdict"] == "forbidden"
    unknown = question(*argv, "--facts", "unknown")
    assert unknown["verdict"] == "conditional"
    assert "device-unlocked" in unknown["requires"]


def test_all_modes() -> None:
    data = question("modes", "--os", "6.0", "--explain")
    assert [row["mode"] for row in data["modes"]] == [mode.label for mode in lp.BackgroundMode]
    assert (data["verdict"], data["rule"]) == ("allowed", None)
    assert all(row["explanation"] for row in data["modes"])
    assert question("modes", "--os", "99.0")["verdict"] == "unknown-os"
    text = run("modes", "--os", "6.0").stdout
    assert "bluetooth-peripheral: allowed, since 6.0" in text


REPORT = """OS Version: iPhone OS 13.5 (17F75)
Termination Reason: Namespace SPRINGBOARD, Code 0x8badf00d
explanation:process-launch watchdog transgression: application<com.example.sample>:7
exhausted real (wall clock) time allowance of 19.97 seconds
"""


def piped(text: str, *argv: str) -> Any:
    """Runs the command line with a report on standard input."""
    ran = program(*COMMAND, "termination", "--report", "-", *argv, given=text)
    assert ran.returncode == 0, ran.stderr
    return json.loads(ran.stdout) if "--json" in argv else ran.stdout


@pytest.mark.parametrize("how", [["manifest", "-"], ["manifest", "--info-plist", "-"]])
def test_an_info_plist_on_standard_input(how: list[str]) -> None:
    def piped_in(data: bytes) -> subprocess.CompletedProcess[bytes]:
        command = [*COMMAND, *how, "--os", "12.0,17.0", "--json"]
        return subprocess.run(command, input=data, capture_output=True, timeout=60, env=variables())

    for kind in (plistlib.FMT_XML, plistlib.FMT_BINARY):
        data = json.loads(piped_in(plistlib.dumps({"UIBackgroundModes": ["tea"]}, fmt=kind)).stdout)
        assert data["status"] == "ok" and [one["count"] for one in data["stretches"]] == [1, 1]
    for given, status, said in (
        (b"", "malformed", "--info-plist: -: empty"),
        (b"tea", "malformed", "--info-plist: -: not an XML or binary property list"),
        (b" " * (4 << 20) + b" ", "out-of-range", "--info-plist: -: larger than 4 MiB"),
    ):
        ran = piped_in(given)
        data = json.loads(ran.stdout)
        assert (ran.returncode, data["status"], data["field"]) == (2, status, "info-plist")
        assert data["message"].startswith(said)


def test_a_report_alone_is_read_like_that_of_the_option(tmp_path: Path) -> None:
    file = tmp_path / "report.ips"
    file.write_text(REPORT, encoding="utf-8")
    alone, option = run("termination", str(file)), run("termination", "--report", str(file))
    assert alone.stdout == option.stdout != ""


def test_a_report(tmp_path: Path) -> None:
    file = tmp_path / "report.ips"
    file.write_text(REPORT, encoding="utf-8")
    data = question("termination", "--report", str(file), "--os", "9.0", "--explain")
    assert (data["os"], data["verdict"], data["cause"]) == ("13.5", "allowed", "watchdog")
    assert data["notes"] == ["--os 9.0 was not used: the report prints iOS 13.5"]
    assert (data["allowance"], data["allowance_seconds"]) == ("process-launch", 19.97)
    assert data["broken_rule"] == data["deadline"]["rule"] == "deadline.process-launch"
    assert data["report"]["code"] == "0x8badf00d"
    assert data["report"]["evidence"]
    roles = {row["rule"]: row["role"] for row in data["explanation"]}
    assert roles[data["rule"]] == roles[data["broken_rule"]] == "decides"
    assert question("termination", "--report", str(file), "--os", "13.5")["notes"] == []
    assert question("termination", "--report", str(file))["notes"] == []
    text = run("termination", "--report", str(file)).stdout
    assert text.startswith("watchdog: process-launch took 19.97 of 20 s: the report ")
    assert "process-launch, 19.97 s" in text and "report says" in text


def test_a_report_on_standard_input() -> None:
    assert piped(REPORT, "--json")["cause"] == "watchdog"
    unknown = piped("All is well.", "--json")
    assert (unknown["verdict"], unknown["cause"]) == ("unspecified", None)
    assert unknown["os"] == str(lp.OSVersion.newest_major())
    assert unknown["notes"] and unknown["meaning"]
    assert "The report does not mention" in piped("All is well.", "--os", "12.0")


def test_counts_of_ends_and_a_warning(tmp_path: Path) -> None:
    file = tmp_path / "payload.json"
    file.write_text(
        '{"osVersion": "iPhone OS 17.4 (21E219)", "foregroundExitData": {"cumulativeAppWatchdog'
        'ExitCount": 2}, "backgroundExitData": {"cumulativeSuspendedWithLockedFileExitCount": 3}}'
    )
    data = question("termination", "--report", str(file))
    assert [(each["count"], each["visibility"], each["cause"]) for each in data["exits"]] == [
        (2, "foreground", "watchdog"),
        (3, "background", "resource-held"),
    ]
    assert data["exits"][1]["broken_rule"] == "conduct.file-lock.suspended"
    assert all(each["citations"] for each in data["exits"])
    assert data["report"]["exits"][0]["name"] == "cumulativeAppWatchdogExitCount"
    text = run("termination", "--report", str(file)).stdout
    assert "counts of exits, iOS 17.4" in text and "3 in the background: resource-held" in text
    assert "conduct.file-lock.suspended" in text
    file.write_text('Background Task 5 ("a"), was created over 30 seconds ago.')
    text = run("termination", "--report", str(file), "--os", "17.0").stdout
    assert "This is a warning" in text
    assert "[deadline.background-task]" in text
    file.write_text("All is well.")
    ran = run("termination", "--report", str(file))
    assert ran.returncode == 0
    assert ran.stdout.startswith("unspecified, no termination found: ")
    assert "The report does not mention a termination." in ran.stdout


def test_a_code_given_beside_a_report(tmp_path: Path) -> None:
    file = tmp_path / "report.txt"
    file.write_text("no code in here", encoding="utf-8")
    argv = ["termination", "--report", str(file), "--os", "17.0", "--code", "0xdead10cc"]
    assert question(*argv, "--namespace", "runningboard")["cause"] == "resource-held"
    assert question(*argv[:-1], "x")["field"] == "code"


def test_a_report_that_is_too_long(tmp_path: Path) -> None:
    file = tmp_path / "report.txt"
    file.write_bytes(b"x" * (9 << 20))
    data = question("termination", "--report", str(file))
    assert (data["status"], data["field"]) == ("out-of-range", "report")
    assert str(file) in data["message"]


def test_a_report_that_is_no_file(tmp_path: Path) -> None:
    """A pipe is refused, because opening it could block forever."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for path, reason in (
        (pipe, "not a regular file; - reads standard input"),
        (Path("/dev/null"), "not a regular file; - reads standard input"),
        (tmp_path, "a directory"),
    ):
        data = question("termination", "--report", str(path))
        assert (data["status"], data["field"]) == ("malformed", "report")
        assert data["message"] == f"--report: `{path}`: {reason}"
    data = question("termination", "--report", str(tmp_path / "none"))
    assert data["message"] == f"--report: `{tmp_path / 'none'}`: no such file"


def test_help_names_every_command() -> None:
    result = run("--help")
    assert result.returncode == 0
    assert all(command in result.stdout for command in [*QUESTIONS, "rules"])
