"""Tests the conditions of answers in JSON and in words, the parts of a range, and --exit-code."""

from __future__ import annotations

import pytest
from command_line import question, run

import lifecycle_policy as lp
from lifecycle_policy.cli.conditions import _TELLING
from lifecycle_policy.cli.help import build_parser

PUSH = ("relaunch", "--os", "17.0", "--on", "silent-push", "--after")


def named(data: dict[str, object], kind: str) -> dict[str, str]:
    """Returns the conditions of one kind, each with the option that states it."""
    listed = data["conditions"][kind]  # type: ignore[index]
    return {item["name"]: item["option"] for item in listed}


def test_every_condition_can_be_said() -> None:
    assert set(_TELLING) == set(lp.Condition)
    flags = {
        text
        for command in build_parser("1").commands.values()
        for action in command._actions
        for text in action.option_strings
    }
    for condition, telling in _TELLING.items():
        assert condition.title != condition.opposite_title
        for option in telling:
            for word in (option or "").split():
                assert not word.startswith("--") or word in flags, (condition, word)
        assert any(telling), condition


def test_what_was_assumed_is_said_until_it_is_told() -> None:
    data = question(*PUSH, "memory-pressure")
    assert data["verdict"] == "forbidden"
    mode = {"mode-remote-notification": "--mode remote-notification"}
    assert named(data, "assumed") == mode
    text = run(*PUSH, "memory-pressure").stdout
    assert "assumed     no background mode remote-notification (else --mode remote-notification)" in text
    told = question(*PUSH, "memory-pressure", "--mode", "remote-notification")
    assert told["verdict"] == "allowed"
    assert "mode-remote-notification" in named(told, "holds")
    assert "mode-remote-notification" not in named(told, "assumed")
    assert named(told, "assumed")["background-app-refresh"] == "--background-refresh off"
    on = question(*PUSH, "memory-pressure", "--mode", "remote-notification", "--background-refresh=on")
    assert "background-app-refresh" in named(on, "holds")


def test_a_conditional_answer_says_first_what_it_turns_on() -> None:
    argv = ("relaunch", "--os", "17.0", "--after", "user-force-quit", "--on", "region-enter")
    data = question(*argv)
    assert data["verdict"] == "conditional"
    always = {"location-authorization-always": "--authorization always"}
    assert named(data, "not_given") == always
    first = "conditional, depends on Always authorization for location (--authorization always): "
    assert run(*argv).stdout.startswith(first)
    assert question(*argv, "--authorization", "always")["verdict"] == "allowed"


def test_a_refusal_names_the_rules_that_refuse_too() -> None:
    data = question(*PUSH, "user-force-quit")
    assert (data["rule"], data["also"]) == ("relaunch.force-quit", ["relaunch.silent-push.no-mode"])
    assert "also refused by relaunch.silent-push.no-mode" in run(*PUSH, "user-force-quit").stdout
    assert question(*PUSH, "user-force-quit", "--mode", "remote-notification")["also"] == []


@pytest.mark.parametrize(
    ("os", "told", "verdict", "kind"),
    [
        ("26.0", (), "allowed", "assumed"),
        ("27.0", (), "allowed", "assumed"),
        ("27.0", ("--scenes",), "allowed", "holds"),
        ("27.0", ("--no-scenes",), "forbidden", None),
    ],
)
def test_scenes_are_assumed_from_27(
    os: str, told: tuple[str, ...], verdict: str, kind: str | None
) -> None:
    argv = ("--os", os, "--from", "not-running", *told)
    data = question("path", *argv, "--to", "active")
    assert data["verdict"] == verdict
    if verdict == "forbidden":
        assert (data["reason"], data["rule"]) == ("no-path", "transition.launch.without-scenes")
    step = question("step", *argv, "--cause", "launch-by-user")
    assert step["verdict"] == verdict
    if kind:
        assert "scenes-adopted" in named(step, kind)
    assert lp.path(os, "not-running", "active").verdict is lp.Verdict.ALLOWED


def test_a_range_tells_where_the_answer_changes() -> None:
    argv = ("deadline", "--allowance", "background-task", "--os", "7.0-17.0")
    data = question(*argv)
    told = [(part["first"], part["last"], part["verdict"]) for part in data["stretches"]]
    assert told == [("7.0", "12.x", "allowed"), ("13.0", None, "allowed")]
    kill = "then the app is terminated"
    first = f"iOS 7.0 to 12.x: 180 s (3 min), {kill}; from 13.0: 30 s, {kill}: background-task"
    assert run(*argv).stdout.splitlines()[0] == first
    same = question("deadline", "--allowance=background-task", "--os=7.0", "--os-last=17.0")
    assert same["stretches"] == data["stretches"]
    assert len(question("deadline", "--allowance=background-task", "--os=8-9")["stretches"]) == 1
    assert question("deadline", "--allowance=launch", "--os=9-8")["field"] == "os-last"


@pytest.mark.parametrize(
    ("argv", "status"),
    [
        ("relaunch --os 17 --after crash --on user-tap", 0),
        ("relaunch --os 17 --after crash --on silent-push", 1),
        ("relaunch --os 17 --after crash --on region-enter", 1),
        ("deadline --os 7-17 --allowance background-task", 0),
        ("deadline --os 3-17 --allowance background-task", 1),
        ("manifest --os 17 --mode audio", 0),
        ("manifest --os 27 --no-scenes", 1),
        ("termination --os 17 --code 0xdead10cc", 1),
        ("termination --os 17 --code 0x123", 0),
        ("compare --os 12.0,13.0", 1),
        ("compare --os 12.0,12.0", 0),
        ("rules --family lifecycle", 0),
    ],
)
def test_the_exit_code_tells_of_a_finding(argv: str, status: int) -> None:
    assert run(*argv.split(), "--exit-code").returncode == status
    assert run(*argv.split(), "--exit-code", "--json").returncode == status
    assert run(*argv.split()).returncode == 0
