"""A conformance run finds the departures of a host, by rule, and survives every kind of host."""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from lifecycle_policy import OSVersion
from lifecycle_policy.conformance.judge import parts_of
from lifecycle_policy.conformance.protocol import Came, Done, Ended, Fault, Hello, Unsupported
from lifecycle_policy.conformance.protocol import read_line
from lifecycle_policy.conformance.scenarios import BUILT_IN, app_keys, fact_keys, for_version
from lifecycle_policy.simulation.play import play

from command_line import question, run
from hosts import host
from places import in_checkout

VERSIONS = (
    "2.0 3.0 3.1.3 4.0 5.0 6.0 7.0 8.0 9.0 10.0 12.4 13.0 14.0 15.0 16.0 17.0 26.0 27.0"
).split()
pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(os.name == "nt", reason="the hosts are those of a POSIX system"),
]


def good() -> list[str]:
    return [sys.executable, str(in_checkout("examples/python/conforming_host.py"))]


def asked(command: list[str], *options: str) -> dict[str, Any]:
    return question("conform", *options, "--", *command)


@pytest.fixture(autouse=True)
def path_of_the_package(monkeypatch: pytest.MonkeyPatch) -> None:
    import lifecycle_policy

    monkeypatch.setenv("PYTHONPATH", str(Path(lifecycle_policy.__file__).parents[1]))


def test_a_host_over_the_device_departs_nowhere() -> None:
    data = asked(good(), "--os", "3.1.3,12.4,27.0")
    assert data["host"] == "a device of the library"
    assert [row for row in data["scenarios"] if row["result"] != "conforms"] == []
    assert data["summary"]["conforms"] == len(data["scenarios"]) > 40
    assert data["os"] == ["3.1.3", "12.4", "27.0"]


@pytest.mark.parametrize("os", ["2.0", "4.0", "7.0", "9.0", "13.0", "17.0"])
def test_some_scenarios_on_more_versions(os: str) -> None:
    names = ["launch", "suspended", "force-quit", "background-task-expires", "scene-disconnect"]
    asks = [part for name in names for part in ("--scenario", name)]
    data = asked(good(), "--os", os, *asks)
    assert {row["result"] for row in data["scenarios"]} == {"conforms"}


@pytest.mark.parametrize("os", VERSIONS)
def test_every_event_of_a_scenario_is_possible(os: str) -> None:
    """A run skips impossible events, so the built-in scenarios must contain none."""
    for each in for_version(OSVersion.parse(os)):
        found = play(each.scenario(), OSVersion.parse(os))
        left = [one.step.kind.label for one in found.events if one.outcome is None]
        assert not left, each.name
        assert len(parts_of(found)) == len(found.events) + 1
        assert sum(len(part.effects) for part in parts_of(found)) <= len(found.effects)


def test_scenarios_have_names_of_their_own() -> None:
    assert len({each.name for each in BUILT_IN}) == len(BUILT_IN)
    listed = question("conform", "--list", "--os", "3.0")
    assert {"launch", "lock"} < {row["name"] for row in listed["scenarios"]}
    assert "fetch" not in {row["name"] for row in listed["scenarios"]}
    assert app_keys(BUILT_IN[0].scenario().apps[0]) == {"scenes": False, "footprint": 100_000_000}
    second = next(each for each in BUILT_IN if each.name == "scene-second").scenario()
    assert fact_keys(second.facts) == {"pad": True}


def test_a_naive_host_departs_by_rule() -> None:
    """The naive host ends the app when the user leaves it, although iOS only suspends the app."""
    data = asked(host("naive"), "--os", "12.4")
    found: dict[tuple[str, str], set[str]] = {}
    for row in data["scenarios"]:
        for one in row["departures"]:
            found.setdefault((row["name"], one["event"]), set()).add(f"{one['kind']} {one['rule']}")
            assert one["citations"] and one["citations"][0]["address"]
    assert found["suspended", "home"] == {"extra transition.suspend"}
    assert found["suspended", "open-app"] == {"instead transition.return.user"}
    assert found["lock", "unlock"] >= {"missing transition.return.unlock"}
    assert found["switcher", "open-switcher"] == {"missing transition.resign.app-switcher"}
    assert found["crash", "end"] == {"missing transition.end.crash"}
    assert "missing delivery.background-fetch" in found["fetch", "trigger"]
    assert [row["result"] for row in data["scenarios"] if row["name"] == "launch"] == ["conforms"]


def test_what_was_right_before_there_was_a_background() -> None:
    names = ("--scenario", "home-and-return")
    found = asked(host("naive"), "--os", "3.0", *names)["scenarios"][0]["departures"]
    assert [one["came"] for one in found] == ["applicationDidEnterBackground:"]


def test_the_order_the_reads_and_the_state() -> None:
    found = asked(host("swapped"), "--os", "12.4", "--scenario", "launch")["scenarios"][0]
    kinds = {one["kind"]: one for one in found["departures"]}
    assert set(kinds) == {"order", "reads", "state"}
    assert " after applicationDidBecomeActive:" in kinds["order"]["came"]
    assert "[audit." in "".join(one["audit"] or "" for one in found["departures"])
    assert (kinds["state"]["event"], kinds["state"]["came"]) == ("wait", "it is inactive")
    assert kinds["state"]["rule"] == "transition.activate.launch"


def test_the_exit_status_and_the_text() -> None:
    ran = run("conform", "--os", "12.4", "--scenario", "suspended", "--", *host("naive"))
    assert ran.returncode == 1
    assert ran.stdout.startswith("a naive stub: 1 scenario: 1 departed\n")
    assert "\ntransition.suspend\n  extra     after home: expected nothing; came app" in ran.stdout
    assert "https://developer.apple.com/" in ran.stdout and "departures from 2 rules" in ran.stdout
    ran = run("conform", "--os", "12.4", "--scenario", "launch", "--json", "--", *host("naive"))
    assert (ran.returncode, json.loads(ran.stdout)["summary"]["conforms"]) == (0, 1)
    ran = run("conform", "--list")
    assert ran.returncode == 0 and ran.stdout.startswith("scenario ")


#: The messages about hosts that misbehave after their greeting.
HOSTILE = {
    "mute": "it did not answer within 1 s",
    "rubbish": "a line is not a JSON object: ?[31mSegmentation fault?",
    "binary": "a line is longer than 65536 bytes",
    "endless": "it made more than 1000 reports",
    "notes": "it did not answer within 1 s",
    "line": "a line is longer than 65536 bytes",
    "dies": "it ended with status 1; it last wrote to standard error: no such guest",
    "killed": "it was ended by signal 6 (SIGABRT)",
    "closes": "it closed its standard output",
    "misspelt": "unknown callback `applicationDidBecomeActve:` (did you mean `applicationDid",
}


@pytest.mark.parametrize("kind", HOSTILE)
def test_a_hostile_host_fails_with_a_message(kind: str) -> None:
    begun = time.monotonic()
    data = asked(host(kind), "--os", "17.0", "--scenario", "launch", "--timeout", "1")
    (row,) = data["scenarios"]
    assert row["result"] == "failed"
    assert row["message"].startswith("after `open-app`: ") and HOSTILE[kind] in row["message"]
    assert time.monotonic() - begun < 8


@pytest.mark.parametrize(
    ("command", "status", "said"),
    [
        (host("silent"), "malformed", "it did not answer within 1 s"),
        (host("other_version"), "malformed", "it speaks version 2, not 1"),
        (["/no/such/host"], "not-found", "/no/such/host: No such file or directory"),
        (["/"], "not-found", "/: Permission denied"),
        (["true"], "malformed", "true: it ended with status 0"),
        (["cat"], "malformed", "no message has the key `do`"),
        ([], "missing-value", "a command is required"),
    ],
)
def test_what_cannot_be_asked(command: list[str], status: str, said: str) -> None:
    data = asked(command, "--os", "17.0", "--timeout", "1")
    if command == ["cat"]:  # cat returns the runner's own greeting, which is accepted
        assert data["summary"]["failed"] == 3 and said in data["scenarios"][0]["message"]
        return
    assert data["status"] == status and said in data["message"]


def test_after_three_failures_no_scenario_is_played() -> None:
    data = asked(host("dies"), "--os", "17.0")
    assert data["summary"]["failed"] == 3
    assert data["summary"]["not-played"] == len(data["scenarios"]) - 3


def test_a_host_that_fills_standard_error() -> None:
    data = asked(host("chatty"), "--os", "17.0", "--scenario", "launch", "--timeout", "20")
    assert (data["scenarios"][0]["result"], data["scenarios"][0]["message"]) == (
        "unsupported",
        "open-app",
    )


@pytest.mark.parametrize("kind", ["leaves_child", "stays"])
def test_no_process_is_left(kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHILD_PID", str(tmp_path / "pid"))
    asked(host(kind), "--os", "17.0", "--scenario", "launch", "--timeout", "1")
    for number in map(int, (tmp_path / "pid").read_text(encoding="utf-8").split()):
        for _ in range(50):
            try:
                os.kill(number, 0)
            except ProcessLookupError:
                break
            if "Z" in Path(f"/proc/{number}/stat").read_text().rpartition(")")[2][:3]:
                break  # the process has ended, but its parent has not collected the exit status
            time.sleep(0.1)
        else:
            pytest.fail(f"{number} is left")


WRONG = [
    ("--os 17.0 --scenario lanch", "scenario", "did you mean `launch`"),
    ("--os 3.0 --scenario fetch", "scenario", "no such scenario is for these versions"),
    ("--os 17.0 --scenario nothing.json", "scenario", "nothing.json: "),
    ("--os 17.0 --timeout 0", "timeout", "--timeout: `0` is not a number of seconds"),
    ("--os 17.0 --timeout nan", "timeout", "is not a number of seconds"),
    ("--os nine", "os", "`nine` is not a version"),
    ("--os 17.0 --evidence founding", "evidence", "has no rules for a device"),
]


@pytest.mark.parametrize(("line", "field", "said"), WRONG, ids=[wrong[0] for wrong in WRONG])
def test_wrong_options(line: str, field: str, said: str) -> None:
    data = asked(["true"], *line.split())
    assert (data["field"], said in data["message"]) == (field, True), data


def test_a_command_without_the_two_hyphens() -> None:
    ran = run("conform", "./emulator")
    assert ran.returncode == 2 and "stands after `--`" in ran.stderr


def test_a_scenario_from_a_file(tmp_path: Path) -> None:
    steps = [{"at": 1, "event": "open-app", "app": "A"}, {"at": 9, "event": "home"}]
    path = tmp_path / "leave.json"
    whole = {"os": "12.4", "apps": [{"name": "A"}], "events": steps, "until": 20}
    path.write_text(json.dumps(whole), encoding="utf-8")
    data = asked(good(), "--scenario", str(path))
    assert (data["os"], data["scenarios"][0]["name"]) == ("12.4", "leave")
    assert data["scenarios"][0]["result"] == "conforms"
    whole["apps"] = [{"name": "A"}, {"name": "B"}]
    path.write_text(json.dumps(whole), encoding="utf-8")
    assert "a host plays one" in asked(good(), "--scenario", str(path))["message"]


def test_the_options_of_the_app_reach_the_host() -> None:
    quits = asked(good(), "--os", "12.4", "--scenario", "suspended", "--exits-on-suspend")
    assert quits["scenarios"][0]["result"] == "conforms"
    found = asked(host("naive"), "--os", "12.4", "--scenario", "suspended", "--exits-on-suspend")
    assert found["scenarios"][0]["result"] == "conforms", "it always exits on suspend"


def test_messages_are_read_in_every_spelling() -> None:
    read = read_line(b'{"callback": "sceneWillResignActive(_:)", "reads": 0, "scene_reads": 1}')
    assert isinstance(read, Came) and read.what.label == "sceneWillResignActive:"
    assert read.reads is not None and read.reads.label == "active"
    assert read.scene_reads is not None and read.scene_reads.label == "foreground-inactive"
    assert read_line(b'{"ended": true, "more": [1]}') == Ended(None)
    assert isinstance(read_line(b'{"done": true}'), Done)
    assert isinstance(read_line(b'{"unsupported": true}'), Unsupported)
    assert read_line(b" \r\n") is None and read_line(b'{"note": "x"}') is None
    hello = read_line(b'{"hello": 1, "callbacks": ["applicationDidBecomeActive(_:)"]}')
    assert isinstance(hello, Hello) and hello.callbacks is not None and len(hello.callbacks) == 1


@pytest.mark.parametrize(
    "line",
    [
        b"[]", b"7", b"{}", b'{"callback": 7}', b'{"callback": "x", "at": -1}', b"\xff", b"{" * 9999,
        b'{"callback": "applicationDidBecomeActive:", "reads": true}', b'{"ended": "tea"}',
        b'{"callback": "applicationDidBecomeActive:", "at": "now"}', b'{"hello": "1"}',
        b'{"callback": "applicationDidBecomeActive:", "scene": -1}', b'{"hello": 1, "callbacks": 1}',
        b'{"callback": "applicationDidBecomeActive:", "at": NaN}', b"[" * 9999,
    ],
)  # fmt: skip
def test_what_is_no_message_is_a_fault(line: bytes) -> None:
    with pytest.raises(Fault):
        read_line(line)
