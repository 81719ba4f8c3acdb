"""Answers tell newcomers what follows, what to ask next, and how a word was read."""

from __future__ import annotations

import plistlib
import shlex
from functools import cache
from pathlib import Path
from typing import Any

import lifecycle_policy as lp
import pytest
from lifecycle_policy import AppState, Cause
from lifecycle_policy.cli.text.answers import headline

from command_line import question, run


def asked(line: str) -> dict[str, Any]:
    return question(*shlex.split(line))


def shown(line: str) -> str:
    return run(*shlex.split(line)).stdout


def test_a_path_that_is_not_there_says_what_was_allowed() -> None:
    line = "path --os 17.0 --from active --to background --allow-cause activation"
    data = asked(line)
    assert (data["verdict"], data["reason"]) == ("forbidden", "no-path")
    assert data["with_other_causes"] == [
        {"cause": "home-button", "from": "active", "to": "inactive"},
        {"cause": "home-button", "from": "inactive", "to": "background"},
    ]
    text = shown(line)
    assert "\n  allowed     activation\n" in text
    other = "with other causes there is a path: active -> inactive, home-button; inactive -> background"
    assert f"{other}, home-button (--allow-cause home-button)" in text
    whole = asked(line.replace("activation", "activation,home-button"))
    assert whole["verdict"] == "allowed" and "with_other_causes" not in whole


def test_a_path_that_no_cause_makes() -> None:
    line = "path --os 3.0 --from active --to suspended --allow-cause home-button"
    assert asked(line)["with_other_causes"] is None
    assert "there is no path with other causes, either" in shown(line)
    plain = "path --os 3.0 --from active --to suspended"
    assert "with_other_causes" not in asked(plain) and "with other causes" not in shown(plain)


def test_an_end_is_named_where_nothing_else_leads_there() -> None:
    data = asked("path --os 17.0 --from suspended --to prewarmed --allow-cause home-button")
    assert data["with_other_causes"][0]["cause"] == "system-reclaimed"


def test_a_way_of_several_steps_names_them() -> None:
    line = "transition --os 17.0 --from active --to background --cause home-button"
    text = shown(line)
    assert text.startswith(
        "forbidden, not in one step (active -> inactive -> background): "
        "active -> background, home-button, iOS 17.0\n"
    )
    assert "  ask next    path --from active --to background --os 17.0\n" in text
    assert asked(line)["reason"] == "not-one-step"


@pytest.mark.parametrize(
    ("line", "then"),
    [
        ("--from active --cause home-button", "inactive -> background, home-button"),
        ("--from active --cause device-lock --no-scenes", "inactive -> background, device-lock"),
        ("--from not-running --cause launch-by-user", "inactive -> active, activation"),
        (
            "--axis scene --from foreground-active --cause home-button",
            "foreground-inactive -> background, home-button",
        ),
        ("--from active --cause interruption-begin", None),
    ],
)
def test_a_step_says_what_follows(line: str, then: str | None) -> None:
    text = shown(f"step --os 17.0 {line}")
    (row,) = (row[14:] for row in text.splitlines() if row.startswith("  then "))
    assert row == (f"a second step: {then}" if then else "nothing follows by itself")
    (following,) = (row[14:] for row in text.splitlines() if row.startswith("  ask next "))
    answer = asked(following)
    assert answer["verdict"] == "allowed"
    if then:
        step = answer["question"]
        assert f"{step['from']} -> {answer['to']}, {step['cause']}" == then
    assert ("--no-scenes" in line) == ("--no-scenes" in following)


def test_what_follows_is_on_the_way_of_the_cause() -> None:
    """The step in `then` begins where the first step ends, and leads to a state that the cause
    cannot reach from the start of the first step in a single step."""
    for state in AppState:
        for cause in Cause:
            data = asked(f"step --os 12.0 --from {state.label} --cause {cause.label}")
            if data["then"] is None:
                continue
            then = data["then"]
            assert then["from"] == data["to"]
            far = lp.transition("12.0", state, then["to"], cause)
            assert far.reason == lp.Reason.NOT_ONE_STEP


def test_nothing_follows_the_end_of_a_process() -> None:
    text = shown("step --os 17.0 --from active --cause crash")
    assert "  then        nothing follows by itself\n" in text and "ask next" not in text


def test_what_limits_a_callback_is_said_in_words() -> None:
    text = shown("step --os 17.0 --from active --cause home-button --no-scenes")
    assert "(reads active, limited by the watchdog of the interface, scene-update)" in text
    for rule in lp.rules("watchdog"):
        (allowance,) = rule.values("allowance")
        assert allowance.label in ("launch", *CLOCKS), "an allowance without words"


CLOCKS = (
    "scene-create scene-update resume suspend did-enter-background will-terminate"
    " expiration-handler exits-on-suspend-cleanup"
).split()


def test_after_none_says_what_it_means() -> None:
    text = shown("relaunch --os 17.0 --after none --on silent-push --mode remote-notification")
    assert text.startswith("allowed: silent-push to an app that is still in memory (suspended)")
    assert "after none" not in text
    assert "after crash" in shown("relaunch --os 17.0 --after crash --on silent-push")


def test_what_ended_it_or_its_state_must_be_given() -> None:
    data = asked("relaunch --os 17.0 --on silent-push")
    assert (data["status"], data["field"]) == ("missing-value", "after")
    assert "--after" in str(data["message"]) and "--state" in str(data["message"])


NO_SCENES = "manifest --sdk 27.0 --no-scenes --exit-code"


def test_an_app_that_has_no_scenes_is_an_error() -> None:
    data = asked(NO_SCENES)
    (finding,) = data["findings"]
    assert (finding["severity"], finding["key"]) == ("error", "UIApplicationSceneManifest")
    assert finding["message"].endswith("it has no scenes.")
    assert data["verdict"] == "forbidden"
    assert run(*shlex.split(NO_SCENES)).returncode == 1


def test_an_app_of_which_that_is_not_known_is_warned(tmp_path: object) -> None:
    file = f"{tmp_path}/Info.plist"
    with open(file, "w", encoding="utf-8") as made:
        made.write("<plist version='1.0'><dict><key>MinimumOSVersion</key>")
        made.write("<string>16.0</string></dict></plist>")
    found = asked(f"manifest --sdk 27.0 --info-plist {file}")
    assert [one["severity"] for one in found["findings"]] == ["warning"]
    assert found["verdict"] == "allowed"
    older = asked("manifest --os 27.0 --sdk 26.0 --no-scenes")
    assert [one["severity"] for one in older["findings"]] == ["note"]


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("voip-unreported", "0xbaadca11"),
        ("watchdog", "0x8badf00d"),
        ("Resource_Held", "0xdead10cc"),
    ],
)
def test_a_termination_by_its_name(name: str, code: str) -> None:
    named, numbered = (asked(f"termination --os 17.0 --code {one}") for one in (name, code))
    (note,) = named.pop("notes")
    assert note.startswith(f"`{name}` was read as the code {code}")
    assert numbered.pop("notes") == [] and named == numbered


def test_a_termination_that_has_several_codes_or_none() -> None:
    data = asked("termination --os 17.0 --code memory-limit")
    assert data["question"]["namespace"] == "jetsam"
    assert "further codes for it are 0x7 of jetsam, 0x10 of jetsam" in data["notes"][0]
    none = asked("termination --os 17.0 --code insecure-drawing")
    assert none["status"] == "not-found"
    assert "on iOS 17.0; it has 0x2bad45ec on 2.0" in str(none["message"])
    assert asked("termination --os 17.0 --code force-quit")["question"]["code"] == "0xdeadfa11"
    assert asked("termination --os 17.0 --code banana")["status"] == "malformed"


def test_a_rule_or_a_family_without_an_option() -> None:
    id = "relaunch.force-quit"
    assert asked(f"rules {id}") == asked(f"rules --id {id}")
    assert shown(f"rules {id}") == shown(f"rules --id {id}")
    assert asked("rules quota") == asked("rules --family quota")
    assert shown("rules quota").startswith("rule ")
    wrong = asked("rules relaunch.forcequit")
    assert wrong["status"] == "not-found" and f"did you mean `{id}`" in str(wrong["message"])
    assert asked(f"rules {id} --id relaunch.visit.force-quit")["status"] == "malformed"


def test_versions_in_a_list_have_a_line_each() -> None:
    line = "deadline --os 12,17,8.1 --allowance background-task"
    lines = shown(line).splitlines()
    assert lines[:4] == [
        "iOS 12.0  180 s (3 min), then the app is terminated: background-task",
        "iOS 17.0  30 s, then the app is terminated: background-task",
        "iOS 8.1   180 s (3 min), then the app is terminated: background-task",
        "  on iOS 12.0:",
    ]
    data = asked(line)
    assert data["os_listed"] == ["12.0", "17.0", "8.1"]
    for stretch in data["stretches"]:
        alone = asked(line.replace("12,17,8.1", stretch["first"]))
        assert (stretch["rule"], stretch["verdict"]) == (alone["rule"], alone["verdict"])
        assert stretch["first"] == stretch["last"]
    assert data["limit_seconds"] == 180 and data["os"] == "12.0"


def test_a_list_of_versions_in_scripts_and_mistakes() -> None:
    line = "relaunch --os 26,27 --no-scenes --authorization always --after crash --on region-enter"
    assert [run(*line.split(), "--exit-code").returncode, asked(line)["verdict"]] == [1, "allowed"]
    wrong = asked("deadline --os 12,x --allowance launch")
    assert (wrong["field"], "`x`" in str(wrong["message"])) == ("os", True)
    both = asked("deadline --os 12,13 --os-last 14 --allowance launch")
    assert both["field"] == "os-last"


def test_a_refusal_that_rests_on_an_assumption_says_so_first() -> None:
    line = "relaunch --os 17.0 --after crash --on voip-push"
    told = "forbidden, assuming no background mode voip (else --mode voip): voip-push after crash"
    assert shown(line).startswith(told)
    assert shown(f"{line} --mode voip").startswith("allowed: ")
    two = shown("relaunch --os 17.0 --after app-update --on processing-task")
    needs = "no permitted task identifiers (else --permitted-identifier ID) and no background mode"
    assert two.startswith(f"forbidden, assuming {needs} processing (else --mode processing): ")
    # No option changes this refusal, so the refusal names no assumption.
    assert shown("relaunch --os 17.0 --after user-force-quit --on silent-push").startswith(
        "forbidden: silent-push"
    )
    assert "assuming an app without scenes (else --scenes)" in shown(
        "duties sceneDidEnterBackground: --os 17.0"
    )
    told = shown("relaunch --os 17.0 --after crash --on region-enter --authorization none")
    assert told.startswith("forbidden: ")


#: One termination for each standing of an app that does not run.
ENDS = ("none", "crash", "user-force-quit", "reboot", "never-launched", "app-update")


@cache
def named(trigger: str) -> set[str]:
    """Returns the options for all declarations on which a rule about the trigger depends."""
    rows = [row for row in lp.rules() if trigger in {one.label for one in row.values("triggers")}]
    conditions = {one for row in rows for one in (*row.when, *row.when_not)}
    modes = {one.label[5:] for one in conditions if one.label.startswith("mode-")}
    options = {f"--mode {mode}" for mode in modes}
    if lp.Condition.PERMITTED_IDENTIFIERS in conditions:
        options.add("--permitted-identifier a.b")
    return options


@pytest.mark.parametrize("facts", ["", "--before-first-unlock", "--low-power", "--locked"])
def test_a_refusal_that_one_declaration_turns_says_so(facts: str) -> None:
    turning = 0
    for trigger in (one.label for one in lp.Trigger):
        for end in ENDS:
            line = f"relaunch --os 17.0 --after {end} --on {trigger} {facts}"
            data = asked(line)
            if data["verdict"] != "forbidden":
                continue
            said = str(headline("relaunch", data))
            for option in named(trigger):
                if asked(f"{line} {option}")["verdict"] == "forbidden":
                    continue
                turning += 1
                told = option.split(" a.b")[0]
                assert said.startswith("forbidden, assuming ") and told in said, (line, option)
    assert turning > 10


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("relaunch --after user-force-quit --on silent-push", "relaunch.force-quit"),
        ("relaunch --after user-force-quit --on background-fetch", "relaunch.force-quit"),
        ("relaunch --after none --on background-fetch --low-power", "relaunch.fetch.low-power"),
        ("relaunch --after none --on silent-push --background-refresh off", "relaunch.silent-push.no-refresh"),
    ],
)
def test_what_holds_whatever_the_app_declares_comes_first(line: str, rule: str) -> None:
    data = asked(f"{line} --os 17.0")
    assert (data["verdict"], data["rule"]) == ("forbidden", rule)
    assert any("no-mode" in one for one in data["also"])
    assert str(headline("relaunch", data)) == "forbidden"
    explained = asked(f"{line} --os 17.0 --explain")["explanation"]
    whys = [row["why"] for row in explained if row["role"] == "outweighed"]
    assert any(f"{rule} " in why or why.endswith(rule) for why in whys)


def test_what_fails_is_the_condition_not_its_contrary() -> None:
    line = "relaunch --os 17.0 --after reboot --on region-enter --before-first-unlock"
    assert "\n  fails       a device that was unlocked since it started\n" in shown(line)
    (fails,) = asked(line)["conditions"]["fails"]
    assert fails["name"] == "first-unlock-done"


def test_an_argument_stands_for_what_a_question_is_about() -> None:
    for command, option, value in [
        ("deadline", "allowance", "background-task"),
        ("quota", "quota", "monitored-regions"),
        ("duties", "callback", "applicationDidEnterBackground:"),
        ("call", "callback", "applicationDidEnterBackground:"),
        ("modes", "of", "voip"),
        ("termination", "code", "0xdead10cc"),
    ]:
        line = f"{command} {value} --os 17.0"
        assert asked(line) == asked(f"{command} --{option} {value} --os 17.0")
        assert asked(line)["status"] == "ok"
        both = asked(f"{line} --{option} other")
        assert (both["status"], both["field"]) == ("malformed", option)


def test_an_argument_stands_for_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("Info.plist").write_bytes(plistlib.dumps({"UIBackgroundModes": ["tea"]}))
    data = asked("manifest Info.plist --os 17.0")
    assert data == asked("manifest --info-plist Info.plist --os 17.0")
    assert data["question"]["info_plist"] == "Info.plist" and data["count"] == 1
    assert asked("manifest Info.plist --info-plist other")["field"] == "info-plist"
    missing = asked("manifest nowhere.plist")
    assert (missing["status"], missing["field"]) == ("not-found", "info-plist")
    for name in ("Sample.ips", "0xdead10cc", "watchdog"):
        Path(name).write_text("Termination Reason: FRONTBOARD 2343432205", encoding="utf-8")
    data = asked("termination Sample.ips")
    assert data == asked("termination --report Sample.ips")
    assert (data["cause"], data["question"]["report"]) == ("watchdog", "Sample.ips")
    replaced = asked("termination Sample.ips --code 0xdead10cc --namespace runningboard")
    assert replaced["cause"] == "resource-held"
    assert asked("termination Sample.ips --report other")["field"] == "report"
    assert asked("termination .")["field"] == "report"


@pytest.mark.parametrize("name", ["0xdead10cc", "watchdog", "Resource_Held"])
def test_a_file_that_is_called_like_a_code(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    expected = asked(f"termination {name} --os 17.0")
    monkeypatch.chdir(tmp_path)
    Path(name).write_text("nothing", encoding="utf-8")
    assert asked(f"termination {name} --os 17.0") == expected
    assert expected["question"]["report"] is None
    assert asked(f"termination ./{name}")["question"]["report"] == f"./{name}"


def test_a_word_that_is_neither_a_file_nor_a_code() -> None:
    alone, option = (
        str(asked(f"termination {how}nowhere.ips")["message"]) for how in ("", "--code ")
    )
    hint = "; --report - reads the text of a report"
    assert option.endswith(f"nor the name of a termination{hint}")
    assert alone == option.replace(hint, f", nor a file{hint}")


def test_a_code_needs_no_version_and_latest_is_one() -> None:
    data = asked("termination 0xdead10cc")
    newest = str(lp.OSVersion.newest_major())
    assert data["os"] == newest and "--os VERSION asks about another" in data["notes"][0]
    assert asked("termination 0xdead10cc --os 12.0")["notes"] == []
    latest = asked("deadline launch --os Latest")
    assert latest["os"] == newest and latest["notes"][0].startswith("`Latest` was read as ")


def test_force_quit_alone_is_how_it_ended() -> None:
    alone = asked("relaunch --os 17.0 --on region-enter --force-quit")
    ended = "relaunch --os 17.0 --on region-enter --force-quit --after user-force-quit"
    assert alone == asked(ended)


def test_what_happens_otherwise_is_called_so() -> None:
    text = shown("relaunch --os 17.0 --after crash --on region-enter")
    assert text.startswith("conditional") and "\n  otherwise   lost" in text
    refused = "relaunch --os 17.0 --after crash --on region-enter --authorization none"
    assert "\n  disposition lost" in shown(refused)


def test_what_would_keep_the_app_running_is_named() -> None:
    line = "suspension --os 17.0 --activity audio-playback"
    assert shown(line).startswith("may be suspended, but not with the background mode audio ")
    assert "(--mode audio)" in shown(line).partition("\n")[0]
    assert shown(f"{line} --mode audio").startswith(
        "not suspended, held by audio-playback: "
    )
    assert shown("suspension --os 17.0").startswith("may be suspended: ")
    rules = [one["rule"] for one in asked(line)["held_with"]]
    assert rules == ["suspension.audio", "suspension.push-to-talk"]


def test_a_long_name_stands_apart_from_its_text() -> None:
    assert "\n  when exceeded  refuse\n" in shown("quota monitored-regions --os 17.0")


def test_a_cause_that_leads_nowhere_says_from_where_it_does() -> None:
    line = "step --os 17.0 --from active --cause user-force-quit"
    data = asked(line)
    assert data["to"] is None and "ask next" not in shown(line)
    found = {(one["from"], one["to"]) for one in data["elsewhere"]}
    assert {("background", "not-running"), ("suspended", "not-running")} <= found
    for from_, to in found:
        assert asked(f"step --os 17.0 --from {from_} --cause user-force-quit")["to"] == to
    assert "  leads on    from other states: " in shown(line)
    assert asked("step --os 17.0 --from active --cause home-button")["elsewhere"] == []


def test_what_is_missing_comes_with_how_it_is_called() -> None:
    for line in ("relaunch", "relaunch --os 17.0", "relaunch silent-push --os 17.0", "deadline"):
        ran = run(*line.split())
        first, second, *_ = ran.stderr.splitlines()
        assert ran.returncode == 2 and first.startswith("lifecycle_policy: ")
        assert second.startswith(f"usage: python3 -m lifecycle_policy {line.split()[0]} ")
    assert "usage" not in run("deadline", "--os", "17.0", "--allowance", "tea").stderr
    assert "usage" not in run("relaunch", "--json").stdout


def test_a_comparison_of_the_ends_of_a_range() -> None:
    ends = asked("compare --os 12.4-13.0 --subject deadline")
    assert ends == asked("compare --os 12.4,13.0 --subject deadline") and ends["status"] == "ok"
    assert asked("compare --os -8 --subject deadline")["status"] == "malformed"


def test_a_transition_without_its_end_names_the_command_that_needs_none() -> None:
    told = run("transition", "--os", "27", "--from", "not-running", "--cause", "launch-by-user")
    assert told.returncode == 2
    assert "the command step says where a cause leads" in told.stderr
