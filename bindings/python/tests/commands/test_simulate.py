"""Scenarios have the expected results, and mistakes in scenarios have the expected messages."""

from __future__ import annotations

import json
import sys
from dataclasses import fields
from pathlib import Path
from typing import Any

import lifecycle_policy as lp
import pytest
from lifecycle_policy.cli.main import main
from lifecycle_policy.simulation.format import APP, EVENTS, FACT_NAMES, SCENARIO, schema
from lifecycle_policy.simulation.places import Mistakes, read_json
from lifecycle_policy.simulation.play import Ending, Simulation, play
from lifecycle_policy.simulation.scenario import read_scenario
from lifecycle_policy.simulation.updates import Update, What
from lifecycle_policy.simulation.words import event_words

from command_line import COMMAND, program, question, run
from places import checkout, in_checkout
from scenarios import example, scenarios


def played(text: str, os: str | None = None) -> Simulation:
    scenario = read_scenario(text)
    version = scenario.os if os is None else lp.OSVersion.parse(os)
    assert version is not None
    return play(scenario, version)


def written(folder: Path, text: str) -> str:
    path = folder / "scenario.json"
    path.write_text(text, encoding="utf-8")
    return str(path)


def small(*events: dict[str, Any], **more: Any) -> str:
    """Returns a scenario of one app, Music."""
    return json.dumps({"os": "12.0", "apps": [{"name": "Music"}], "events": events, **more})


OPEN: dict[str, Any] = {"at": 1, "event": "open-app", "app": "Music"}


# Results


@pytest.mark.parametrize("one", scenarios(), ids=lambda one: one["id"])
def test_scenarios_have_their_effects(one: dict[str, Any]) -> None:
    found = played(json.dumps(one, indent=1))
    assert [effect.text for effect in found.effects] == one["effects"]
    assert (found.end, found.ending) == (one["until"], Ending.GIVEN)
    for event, step in zip(found.events, one["events"], strict=True):
        assert event.step.at == step["at"]
        assert all(each.at <= step["at"] for each in found.effects[: event.first_effect])
        assert all(each.at >= step["at"] for each in found.effects[event.first_effect :])


@pytest.mark.parametrize("name", ["day.json", "leak.json"])
def test_json_lines_say_what_the_object_says(name: str) -> None:
    path = str(example(name))
    whole = json.loads(run("simulate", path, "--json").stdout)
    lines = [json.loads(line) for line in run("simulate", path, "--jsonl").stdout.splitlines()]
    assert [line["type"] for line in (lines[0], lines[-1])] == ["answer", "end"]
    parts: dict[str, list[dict[str, Any]]] = {"event": [], "effect": []}
    for line in lines[1:-1]:
        assert line.pop("os") == whole["os"]
        if line["type"] == "event":
            assert line["first_effect"] == len(parts["effect"])
        parts[line.pop("type")].append(line)
    assert parts["event"] == whole["events"] and parts["effect"] == whole["effects"]
    rest = {**lines[0], **lines[-1]}
    assert {key: rest[key] for key in whole if key not in ("events", "effects")} == {
        key: value for key, value in whole.items() if key not in ("events", "effects")
    }


def test_json_of_the_day() -> None:
    data = question("simulate", str(example("day.json")))
    assert (data["status"], data["os"], data["evidence_profile"]) == ("ok", "17.0", "observed")
    assert (data["library"], data["ruleset"]) == (lp.library_version(), lp.ruleset_version())
    assert (data["until"], data["ended_by"]) == (600, "given")
    assert [app["app_name"] for app in data["apps"]] == ["Music", "Tracker", "Chat"]
    effect = data["effects"][0]
    keys = {field.name.rstrip("_") for field in fields(lp.DeviceEffect)} | {"app_name", "text"}
    assert set(effect) == keys
    assert (effect["kind"], effect["at"], effect["app_name"]) == ("start-process", 5, "Music")
    assert effect["code"] is effect["token"] is effect["deadline"] is None
    kills = [one for one in data["effects"] if one["kind"] == "kill"]
    assert [(one["at"], one["app_name"], one["termination"]) for one in kills] == [
        (300, "Chat", "memory-pressure"),
        (420, "Chat", "user-force-quit"),
    ]
    refused = [one for one in data["events"] if one["outcome"]["verdict"] != "allowed"]
    assert [(one["at"], one["trigger"], one["outcome"]["rule"]) for one in refused] == [
        (450, "silent-push", "relaunch.force-quit")
    ]
    after = data["effects"][refused[0]["first_effect"]]
    assert (after["kind"], after["at"]) == ("keep-trigger", 450)


def test_the_day_in_python_is_the_day_of_the_file() -> None:
    """The Python example day.py has the same starts, states, kills and dropped triggers as the
    scenario day.json."""
    ran = program(sys.executable, str(in_checkout("examples/python/day.py")))
    assert ran.returncode == 0, ran.stderr
    shown = [line.strip() for line in ran.stdout.splitlines() if line.startswith("  ")]
    kinds = ("start-process", "state-changed", "kill", "drop-trigger")
    found = question("simulate", str(example("day.json")))["effects"]
    assert shown == [one["text"] for one in found if one["kind"] in kinds]


def test_the_text_of_the_day() -> None:
    ran = run("simulate", str(example("day.json")))
    assert (ran.returncode, ran.stderr) == (0, "")
    lines = ran.stdout.splitlines()
    assert lines[0] == "Ten minutes of a day, iOS 17.0"
    refused = next(index for index, line in enumerate(lines) if "silent-push: forbidden" in line)
    assert lines[refused].split() == "450.000 Chat > silent-push: forbidden relaunch.force-quit".split()
    assert lines[refused + 1].split()[:4] == ["Chat", "silent-push", "does", "not"]
    assert "600 s, as the scenario says" in ran.stdout
    effects = question("simulate", str(example("day.json")))["effects"]
    body = lines[3 : lines.index("", 3)]
    events = [line for line in body if " > " in line]
    assert len(body) == len(effects) + len(events) and len(events) == 23
    narrow = run("simulate", str(example("day.json")), COLUMNS="100").stdout
    assert max(map(len, narrow.splitlines())) <= 100


def test_an_app_that_has_gone_is_no_mistake() -> None:
    task = {"at": 2, "event": "begin-task", "app": "Music"}
    found = played(small(task, OPEN, {"at": 1, "event": "boot"}).replace('"at": 2', '"at": 0'))
    first, _, boot = found.events
    assert first.outcome is None and first.status is lp.Status.NO_PROCESS
    assert boot.outcome is None and boot.status is lp.Status.DEVICE_ON


def test_what_an_outcome_turns_on() -> None:
    enter = {"event": "trigger", "app": 1, "trigger": "region-enter"}
    text = json.dumps(
        {
            "os": "17.0",
            "facts": {"background-app-refresh": "unknown"},
            "apps": [{}],
            "events": [
                {"at": 1, **enter},
                {"at": 2, "event": "fact-change", "fact": "background-app-refresh", "value": True},
                {"at": 3, **enter},
            ],
        }
    )
    first, _, last = played(text).events
    authorization = lp.Condition.LOCATION_AUTHORIZATION_ALWAYS
    assert first.not_given == (authorization,)
    assert last.not_given == (authorization,) and last.is_refused


def test_a_token_that_is_left_out_is_the_last_one() -> None:
    steps = [
        OPEN,
        {"at": 2, "event": "begin-task", "app": 1},
        {"at": 3, "event": "begin-task", "app": 1},
        {"at": 4, "event": "home"},
        {"at": 5, "event": "end-task", "app": 1, "token": 1},
        {"at": 6, "event": "end-task", "app": 1},
    ]
    found = played(small(*steps))
    assert found.effects[-1].kind is lp.Effect.SUSPEND and found.end == 6
    assert found.apps[0].tasks == 0


@pytest.mark.parametrize(
    ("until", "end", "ending"),
    [(100, 100, Ending.GIVEN), (None, 182, Ending.IDLE), (3, 3, Ending.GIVEN)],
)
def test_when_it_ends(until: float | None, end: float, ending: Ending) -> None:
    steps = [OPEN, {"at": 2, "event": "begin-task", "app": 1}, {"at": 2, "event": "home"}]
    more = {} if until is None else {"until": until}
    found = played(small(*steps, **more))
    assert (found.end, found.ending) == (end, ending)
    assert (found.next_due is None) is (ending is Ending.IDLE)


def test_a_timer_for_ever_is_stopped(tmp_path: Path) -> None:
    steps = [OPEN, {"at": 2, "event": "keep-alive", "app": 1, "delay": 600}, {"at": 2, "event": "home"}]
    text = small(*steps, apps=[{"modes": ["voip"], "name": "Music"}], os="6.0")
    found = played(text)
    assert (found.end, found.ending) == (3602, Ending.LIMIT)
    assert found.next_due is not None and found.next_due > 3602
    shown = run("simulate", written(tmp_path, text)).stdout
    assert "until 3602 s, 3600 s after the last event; more is due at" in shown


def test_an_info_plist_beside_the_scenario(tmp_path: Path) -> None:
    info = b"""<?xml version="1.0"?><plist version="1.0"><dict>
      <key>UIBackgroundModes</key><array><string>audio</string><string>nonsense</string></array>
      </dict></plist>"""
    (tmp_path / "Music.plist").write_bytes(info)
    apps = [{"name": "Music", "info_plist": "Music.plist", "modes": ["fetch"]}]
    path = written(tmp_path, small(OPEN, apps=apps))
    found = read_scenario(Path(path).read_text(), str(tmp_path))
    assert found.apps[0].app.background_modes == lp.BackgroundMode.AUDIO | lp.BackgroundMode.FETCH
    assert "nonsense" in question("simulate", path)["notes"][0]
    text = Path(path).read_text()
    piped = program(*COMMAND, "simulate", "-", "--json", folder=tmp_path, given=text)
    assert piped.returncode == 0, piped.stderr
    assert json.loads(piped.stdout)["effects"] == question("simulate", path)["effects"]


def test_options_stand_in_the_place_of_what_the_file_says(tmp_path: Path) -> None:
    path = written(tmp_path, small(OPEN))
    data = question("simulate", path, "--os", "17.0", "--evidence", "documented")
    assert (data["os"], data["evidence_profile"]) == ("17.0", "documented")
    bare = json.loads(small(OPEN))
    del bare["os"]
    path = written(tmp_path, json.dumps(bare))
    assert question("simulate", path)["message"].endswith("the scenario has no `os`; give one with --os")
    assert question("simulate", path, "--os", "9.0")["status"] == "ok"


# Several versions


def test_versions_side_by_side() -> None:
    path = str(example("leak.json"))
    data = question("simulate", path, "--os", "8,12,17", "--os", "12")
    assert data["os"] == ["8.0", "12.0", "17.0"]
    kills = []
    for one in data["versions"]:
        alone = question("simulate", path, "--os", one["os"])
        assert {key: alone[key] for key in one} == one
        kills += [(each["at"], each["code"]) for each in one["effects"] if each["kind"] == "kill"]
    assert kills == [(275.1, "0x8badf00d"), (275.1, "0x8badf00d"), (51.1, "0x2182bad2")]
    ran = run("simulate", path, "--os", "8,12,17")
    rows = [line.split() for line in ran.stdout.splitlines()]
    assert ["51.100", "killed"] in rows and ["275.100", "killed", "killed"] in rows
    assert ["time", "event", "iOS", "8.0", "iOS", "12.0", "iOS", "17.0"] in rows
    assert ["iOS", "17.0", "51.100", "Upload", "background-task-expired", "0x2182bad2",
            "deadline.background-task"] in rows  # fmt: skip
    lines = [json.loads(line) for line in run("simulate", path, "--os", "8,17", "--jsonl").stdout.splitlines()]
    assert [line["os"] for line in lines if line["type"] == "end"] == ["8.0", "17.0"]


def test_six_versions_fit_a_page() -> None:
    argv = ("simulate", str(example("leak.json")), "--os", "4,6,8,12,17,27")
    assert max(map(len, run(*argv, COLUMNS="100").stdout.splitlines())) <= 100


# Mistakes

#: For each name: the lines of a scenario with mistakes, and all messages about them.
MISTAKES: dict[str, tuple[list[str], list[str]]] = {
    "comma": (
        ['{"os": "12.0",', ' "apps": [{}],', ' "events": [],', "}"],
        ["line 3, column 14: extra comma: nothing follows before `}`"],
    ),
    "no comma": (
        ['{"os": "12.0"', ' "apps": [{}]}'],
        ["line 1, column 14: `,` or `}` is missing here"],
    ),
    "cut": (['{"os": "12.0",', ' "apps": [{}'], ["line 2, column 13: `,` or `]` is missing: the file ends"]),
    "empty": ([""], ["line 1, column 1: the file ends before a value"]),
    "python": (
        ['{"apps": [{"scenes": True}]}'],
        ["line 1, column 22: `True` is not JSON; did you mean `true`?"],
    ),
    "comment": (
        ["{", "  // a comment", "}"],
        ["line 2, column 3: JSON has no comments; a `comment` is a key"],
    ),
    "a list": (["[{}]"], ["line 1, column 1: a list: a file has one scenario"]),
    "missing": (
        ["{}"],
        [
            "line 1, column 1: `apps` is missing: the apps, numbered from 1 on",
            "line 1, column 1: `events` is missing: the events, in order of time",
        ],
    ),
    "unknown keys": (
        ['{"apps": [{"mode": ["audio"]}],', ' "evnts": [], "events": []}'],
        [
            "line 1, column 12: an app has no key `mode`; did you mean `modes`?",
            "line 2, column 2: a scenario has no key `evnts`; did you mean `events`?",
        ],
    ),
    "a key twice": (
        ['{"apps": [{}], "events": [', '{"at": 1, "event": "home",', '"at": 2}]}'],
        ["line 3, column 1: `at` occurs a second time, after line 2"],
    ),
    "events": (
        [
            '{"apps": [{"name": "Music"}, {}], "events": [',
            ' {"at": 1, "event": "push", "app": 1},',
            ' {"at": 1, "event": "opn-app", "app": 1},',
            ' {"at": 2, "event": "trigger", "app": "Musik", "trigger": "silent-pusch"},',
            ' {"at": 1.5, "event": "home", "app": 1},',
            ' {"at": 3, "event": "open-app", "app": 3},',
            ' {"at": 4, "event": "trigger", "app": 2},',
            ' {"event": "begin-interruption", "interruption": "call"}',
            "]}",
        ],
        [
            "line 2, column 21: event: no event is named `push`; did you mean "
            '`"event": "trigger", "trigger": "silent-push"`?',
            "line 3, column 21: event: no event is named `opn-app`; did you mean `open-app`?",
            "line 4, column 39: app: no app is called `Musik`; did you mean `Music`?",
            "line 4, column 59: trigger: unknown trigger `silent-pusch` (did you mean `silent-push`, "
            "`visible-push` or `silent-push-with-alert`?); `names trigger` lists them",
            "line 5, column 9: at: 1.5 is before the event above it, at 2",
            "line 5, column 31: `home` has no key `app`; there are `at`, `event` and `comment`",
            "line 6, column 40: app: there is no app 3; the apps are 1 to 2",
            "line 7, column 2: `trigger` is missing: what launches or wakes the app",
            "line 8, column 2: `at` is missing: the time, in seconds from the start",
        ],
    ),
    "names": (
        ['{"name": " ", "apps": [{"name": "a\\u001b[1m"}, {"name": 7}], "events": []}'],
        [
            "line 1, column 10: name: expected a text, not an empty text",
            "line 1, column 33: name: it has characters that cannot be printed",
            "line 1, column 57: name: expected a text, not a number",
        ],
    ),
    "evidence": (
        ['{"evidence": "founding", "apps": [{}], "events": []}'],
        ["line 1, column 14: evidence: `founding` has no rules for a device"],
    ),
    "types": (
        [
            '{"os": 17, "until": "later", "facts": [],',
            ' "apps": {}, "events": [1, {"at": "1", "event": 7}]}',
        ],
        [
            'line 1, column 8: os: a version is a text, such as "17.0", not a number',
            "line 1, column 21: until: expected a number of seconds from 0 to 1000000000, not a text",
            "line 1, column 39: `facts` must be an object, {...}, not a list",
            "line 2, column 10: apps: expected a list, not an object",
            "line 2, column 25: an event must be an object, {...}, not a number",
            "line 2, column 35: at: expected a number of seconds from 0 to 1000000000, not a text",
            "line 2, column 49: event: expected a word, not a number",
        ],
    ),
    "ranges": (
        [
            '{"os": "1.0", "until": 1, "apps": [{"footprint": -1}], "events": [',
            ' {"at": 2, "event": "home"},',
            ' {"at": 2, "event": "memory-pressure", "amount": 1.5},',
            ' {"at": -2, "event": "memory-pressure", "amount": 0}]}',
        ],
        [
            "line 1, column 8: os: `1.0` is before 2.0",
            "line 1, column 24: until: 1 is before the last event, at 2",
            "line 1, column 50: footprint: expected a whole number from 0 to 1125899906842624, not -1",
            "line 3, column 50: amount: expected a whole number from 0 to 1125899906842624, not 1.5",
            "line 4, column 9: at: expected a number of seconds from 0 to 1000000000, not -2",
            "line 4, column 51: amount: expected 1 or more, not 0",
        ],
    ),
    "words": (
        [
            '{"evidence": "observd", "on_silence": "perhaps",',
            ' "facts": {"passcod": true, "charging": "maybe", "lowpower": true},',
            ' "apps": [{"modes": ["musik"], "implements": ["applicationWillTerminat:"]}, {"name": "x"},',
            '  {"name": "x", "info_plist": "none.plist", "scenes": 1}],',
            ' "events": [{"at": 1, "event": "fact-change", "fact": "passcode", "value": "no"}]}',
        ],
        [
            "line 1, column 14: evidence: unknown evidence profile `observd` (did you mean `observed`?); "
            "there are `documented`, `observed` and `article`",
            "line 1, column 39: on_silence: unknown treatment `perhaps`; "
            "there are `refuse`, `allow` and `ask`",
            "line 2, column 12: `facts` has no key `passcod`; did you mean `passcode` or `pad`?",
            "line 2, column 41: charging: expected true, false or unknown, not `maybe`",
            "line 2, column 50: `facts` has no key `lowpower`; did you mean `low-power-mode`?",
            "line 3, column 22: modes: unknown background mode `musik` (did you mean `audio`?); "
            "`names mode` lists them",
            "line 3, column 47: implements: unknown callback `applicationWillTerminat:` (did you mean "
            "`applicationWillTerminate:`, `applicationWillResignActive:` or "
            "`applicationWillEnterForeground:`?); `names callback` lists them",
            "line 4, column 12: name: another app is called `x`",
            "line 4, column 31: info_plist: none.plist: no such file",
            "line 4, column 55: scenes: expected true or false, not `1`",
            "line 5, column 55: fact: unknown fact `passcode`; there are `background-app-refresh`, "
            "`low-power-mode`, `charging`, `bluetooth-off`, `bluetooth-off-in-control-center`, "
            "`airplane-mode`, `debugger-attached` and `accessory-setup-kit`",
        ],
    ),
}


MISTAKES["updates and limits"] = (
    [
        '{"apps": [{"limits": {"background-task": 60}},',
        ' {"limits": [{"limit": 60}, {"allowance": "backgroundtask", "limit": "none"},',
        '  {"allowance": "bluetooth-wake", "limit": 5, "warning": 6}, {"allowance": "bluetooth-wake"}]},',
        ' {"missing_callbacks": [], "missing": [], "implements": []}], "events": [',
        ' {"at": 1, "event": "update-app", "authorization": "always"},',
        ' {"at": 1, "event": "update-app", "app": 1, "foot": 1, "authorization": "allways"},',
        ' {"at": 1, "event": "update-os", "app": 1},',
        ' {"at": 1, "event": "update-os", "os": "1.0"},',
        ' {"at": 1, "event": "updateapps", "app": 1},',
        ' {"at": 1, "event": "memory-pressure", "amount": 1, "bytes": 1},',
        ' {"at": 1, "event": "incoming-call"}]}',
    ],
    [
        "line 1, column 22: limits: expected a list, not an object",
        "line 2, column 14: `allowance` is missing: what is limited",
        "line 2, column 70: limit: expected a number of seconds from 0 to 1000000000 or `unlimited`, "
        "not a text",
        "line 3, column 58: warning: 6 is longer than the limit, 5",
        "line 3, column 62: limits: there are two limits for `bluetooth-wake`",
        "line 4, column 28: `missing_callbacks` occurs a second time, after line 4",
        "line 4, column 57: implements: `missing_callbacks` says the same; give one of them",
        "line 5, column 2: `app` is missing: the number of an app, from 1 on, or its name",
        "line 6, column 45: `update-app` has no key `foot`; did you mean `footprint`?",
        "line 6, column 73: authorization: unknown location authorization `allways` (did you mean "
        "`always`?); there are `none`, `when-in-use`, `always`, `provisional-always`, "
        "`when-in-use-reduced` and `always-reduced`",
        "line 7, column 2: `os` is missing: the version that is installed",
        "line 7, column 34: `update-os` has no key `app`; there are `at`, `event`, `os` and `comment`",
        "line 8, column 40: os: `1.0` is before 2.0",
        "line 9, column 21: event: no event is named `updateapps`; did you mean `update-app` or "
        "`update-os`?",
        "line 10, column 53: `amount` occurs a second time, after line 10",
        "line 11, column 21: event: no event is named `incoming-call`; did you mean "
        '`"event": "begin-interruption", "interruption": "phone-call"`?',
    ],
)


@pytest.mark.parametrize("name", MISTAKES)
def test_mistakes_are_told_with_their_place(name: str) -> None:
    lines, expected = MISTAKES[name]
    with pytest.raises(Mistakes) as caught:
        read_scenario("\n".join(lines))
    assert [str(mistake) for mistake in caught.value.found] == expected


def test_mistakes_on_the_command_line(tmp_path: Path) -> None:
    lines, expected = MISTAKES["events"]
    path = written(tmp_path, "\n".join(lines))
    plain, as_json, as_lines = (
        run("simulate", path, *option) for option in ((), ("--json",), ("--jsonl",))
    )
    told = [f"{path}: {mistake}" for mistake in expected]
    assert plain.returncode == as_json.returncode == as_lines.returncode == 2
    assert plain.stdout == "" and plain.stderr == "lifecycle_policy: " + "\n".join(told) + "\n"
    data = json.loads(as_json.stdout)
    assert (data["status"], data["field"]) == ("malformed", "scenario")
    assert [(one["line"], one["column"]) for one in data["mistakes"]][:2] == [(2, 21), (3, 21)]
    (line,) = as_lines.stdout.splitlines()
    assert json.loads(line) == data


REFUSED = {
    "scenario is required": [],
    "nowhere.json: No such file": ["nowhere.json"],
    "--os: `x` is not a version": ["FILE", "--os", "x"],
    "--evidence: unknown evidence profile": ["FILE", "--evidence", "rumours"],
    "give one of them": ["FILE", "--json", "--jsonl"],
    "--evidence: `article` has no rules for a device": ["FILE", "--evidence", "article"],
    "--timeline: /nowhere/a.svg": ["FILE", "--timeline", "/nowhere/a.svg"],
    "standard output has the JSON": ["FILE", "--timeline", "-", "--json"],
    "unknown option `--cause`": ["FILE", "--cause", "crash"],
}


@pytest.mark.parametrize("said", REFUSED)
def test_what_cannot_be_asked(said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(tmp_path, small(OPEN))
    argv = [path if word == "FILE" else word for word in REFUSED[said]]
    assert main(["simulate", *argv]) == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize("data", [b"\xff\xfe{}", b'{\n"os": "\xff"}', b" " * (5 << 20)], ids=range(3))
def test_files_that_are_no_text(data: bytes, tmp_path: Path) -> None:
    (tmp_path / "a.json").write_bytes(data)
    assert question("simulate", str(tmp_path / "a.json"))["field"] == "scenario"


def test_no_text_breaks_the_reader() -> None:
    """Every truncated scenario is a mistake. So is every text with nesting, numbers or characters
    that could break a JSON reader."""
    text = json.dumps(json.loads(small(OPEN, facts={"passcode": True})), indent=1)
    for end in range(len(text) - 1):
        with pytest.raises(Mistakes):
            read_scenario(text[:end])
    for deep in ("[" * 10_000, '{"a":' * 10_000, "9" * 5000, '"\\ud800"', "1e9999", "-"):
        with pytest.raises(Mistakes):
            read_scenario(deep)


def test_what_is_read_is_what_json_reads() -> None:
    def plain(placed: Any) -> Any:
        members, elements = placed.members(), placed.elements()
        if members is not None:
            return {member.name: plain(member.value) for member in members}
        return placed.value if elements is None else [plain(each) for each in elements]

    for one in scenarios():
        text = json.dumps(one, indent=3)
        assert plain(read_json(text)) == json.loads(text)


def test_a_word_with_several_meanings_is_noted() -> None:
    push = {"at": 2, "event": "trigger", "app": 1, "trigger": "push"}
    (note,) = read_scenario(small(OPEN, push)).notes
    assert note.startswith("line 1: trigger: `push` was read as silent-push; it may also mean")


# Updates and limits


def region(at: float) -> dict[str, Any]:
    return {"at": at, "event": "trigger", "app": 1, "trigger": "region-enter"}


def updates(*events: dict[str, Any], **app: Any) -> Simulation:
    """Simulates events of an app that monitors regions."""
    tracker = {"name": "Tracker", "modes": ["location"], "authorization": "when-in-use", **app}
    return played(json.dumps({"os": "17.0", "apps": [tracker], "events": events}))


def test_the_user_grants_and_withdraws_something() -> None:
    grant = {"at": 2, "event": "update-app", "app": 1, "authorization": "always"}
    withdraw = {"at": 4, "event": "update app", "app": "Tracker", "authorization": "none", "modes": []}
    found = updates(region(1), grant, region(3), withdraw, region(5))
    verdicts = [event.outcome and event.outcome.verdict.label for event in found.events]
    assert verdicts == ["forbidden", "allowed", "allowed", "allowed", "forbidden"]
    assert [event.is_refused for event in found.events] == [True, False, False, False, True]
    assert event_words(found.events[1].step) == "update-app authorization always"
    assert event_words(found.events[3].step) == "update-app authorization none, modes none"


def test_a_new_version_of_the_app_declares_other_modes() -> None:
    push = {"event": "trigger", "app": 1, "trigger": "silent-push"}
    update = {"event": "update-app", "app": 1}
    found = updates(
        {"at": 1, **push},
        {"at": 2, **update, "modes": ["remote-notification"]},
        {"at": 3, **push},
        {"at": 90, **update, "modes": ["location"]},
        {"at": 91, **push},
    )
    assert [event.is_refused for event in found.events] == [True, False, False, False, True]


def test_what_an_update_does_not_name_stays_as_it_was() -> None:
    """An update keeps the behaviour, limits and facts that it does not name, including those that
    an earlier update changed."""
    found = updates(
        {"at": 1, "event": "update-app", "app": 1, "authorization": "always"},
        {"at": 2, "event": "update-app", "app": 1, "returns_after": 2},
        region(3),
        {"at": 20, "event": "open-app", "app": 1},
        {"at": 60, "event": "begin-task", "app": 1},
        {"at": 60, "event": "home"},
        limits=[{"allowance": "background-task", "limit": 7, "warning": 1}],
    )
    assert all(not event.is_refused for event in found.events)
    (kill,) = [effect for effect in found.effects if effect.kind is lp.Effect.KILL]
    background = next(
        effect for effect in found.effects
        if effect.callback and effect.callback.label == "applicationDidEnterBackground:"
    )  # fmt: skip
    assert background.at == 62, "applicationWillResignActive: took the two seconds of the update"
    assert kill.at == 71 and kill.termination is lp.Termination.BACKGROUND_TASK_EXPIRED


def test_facts_of_the_life_cycle_do_not_change_while_the_app_runs() -> None:
    open_, adopt = {"at": 1, "event": "open-app", "app": 1}, {"event": "update-app", "app": 1, "scenes": True}
    again = {"at": 4, "event": "open-app", "app": 1}
    found = updates(open_, {"at": 2, **adopt}, {"at": 3, "event": "force-quit", "app": 1},
                    {"at": 3, **adopt}, again)  # fmt: skip
    refused = found.events[1]
    assert (refused.outcome, refused.status) == (None, lp.Status.OUT_OF_RANGE)
    assert refused.message == "app: facts that decide its life cycle can change only while it does not run"
    assert any(effect.scene_reads is not None for effect in found.effects if effect.at >= 4)
    assert not any(effect.scene_reads is not None for effect in found.effects if effect.at < 4)


def test_another_os_is_installed() -> None:
    update = {"event": "update-os", "os": "18.0"}
    steps = [{"at": 1, **update}, {"at": 2, "event": "shutdown"}, {"at": 3, **update},
             {"at": 4, "event": "boot"}, {**OPEN, "at": 5}, {"at": 5, "event": "begin-task", "app": 1},
             {"at": 6, "event": "home"}]  # fmt: skip
    found = played(small(*steps))
    assert found.events[0].status is lp.Status.DEVICE_ON
    assert not any(event.is_refused for event in found.events[1:])
    (kill,) = [effect for effect in found.effects if effect.kind is lp.Effect.KILL]
    assert kill.at == 36 and event_words(found.events[2].step) == "update-os 18.0"


def test_what_an_outcome_depends_on_after_updates() -> None:
    text = json.dumps({
        "os": "7.0", "apps": [{}],
        "events": [
            {"at": 1, "event": "shutdown"}, {"at": 1, "event": "update-os", "os": "17.0"},
            {"at": 1, "event": "boot"}, region(2),
            {"at": 3, "event": "update-app", "app": 1, "authorization": "always"}, region(4),
        ],
    })  # fmt: skip
    before, after = (played(text).events[number] for number in (3, 5))
    assert before.not_given == (lp.Condition.LOCATION_AUTHORIZATION_ALWAYS,)
    assert after.not_given == () and not after.is_refused


def test_updates_in_json_and_in_the_picture(tmp_path: Path) -> None:
    limits = [{"allowance": "background-task", "limit": "unlimited"}]
    steps = [OPEN, {"at": 2, "event": "update-app", "app": 1, "limits": limits, "linked_sdk": "12.0"},
             {"at": 3, "event": "shutdown"}, {"at": 4, "event": "update-os", "os": "17.1"}]  # fmt: skip
    path = written(tmp_path, small(*steps))
    _, app, _, os = question("simulate", path)["events"]
    assert (app["event"], app["outcome"]["verdict"], app["linked_sdk"]) == ("update-app", "allowed", "12.0")
    assert app["limits"] == [
        {"allowance": "background-task", "limit": "unlimited", "advice": None, "warning": None}
    ]
    assert (os["event"], os["os"]) == ("update-os", "17.1")
    drawn = run("simulate", path, "--timeline", "-").stdout
    assert "update-os 17.1" in drawn
    assert "update-app" in run("simulate", path, "--os", "12,13").stdout


def test_the_hosts_own_limits() -> None:
    leak = [OPEN, {"at": 2, "event": "begin-task", "app": 1}, {"at": 3, "event": "home"}]
    app = {"name": "Music", "limits": [{"allowance": "background-task", "limit": 20, "warning": 2}]}
    found = played(small(*leak, apps=[app]))
    handler, kill = (
        next(effect.at for effect in found.effects if effect.kind is kind)
        for kind in (lp.Effect.RUN_EXPIRATION_HANDLER, lp.Effect.KILL)
    )
    assert (handler, kill) == (21, 23)
    app["limits"] = [{"allowance": "background task", "limit": "unlimited"}]
    assert not any(effect.kind is lp.Effect.KILL for effect in played(small(*leak, apps=[app])).effects)


# The format


def test_every_event_is_in_the_format() -> None:
    assert list(EVENTS) == [*lp.Occurrence, *Update]
    assert not set(Update.__members__) & set(lp.Occurrence.__members__)
    told = {name for pair in EVENTS.values() for names in pair for name in names.split()}
    native = {"app", "scene", "trigger", "interruption", "activity", "termination", "notice"}
    own = {"fact", "value", "token", "identifier", "amount", "delay", "decision", "os"}
    assert told - {key.name for key in APP} == native | own
    own = {"first_unlock_done", "device_locked"}
    assert {*FACT_NAMES.values()} == {field.name for field in fields(lp.DeviceFacts)} - own


VALUES: dict[str, Any] = {
    **{"app": 1, "scene": 1, "trigger": "silent-push", "interruption": "phone-call"},
    **{"activity": "audio-playback", "termination": "crash", "notice": "memory-warning"},
    **{"fact": "charging", "value": True, "token": 1, "identifier": 1, "amount": 1, "delay": 1},
    "decision": False,
    "os": "17.0",
}


@pytest.mark.parametrize("kind", EVENTS)
def test_events_need_what_the_library_needs(kind: What) -> None:
    """If an event has all its keys, the library misses no value and knows every value. Without one
    of its required keys, the scenario cannot be read."""
    needed, further = (names.split() for names in EVENTS[kind])
    step: dict[str, Any] = {"at": 1, "event": kind.label}
    whole = {**step, **{name: VALUES[name] for name in (*needed, *further) if name in VALUES}}
    found = played(small({**OPEN, "at": 0}, whole)).events[1]
    assert found.status not in (lp.Status.MISSING_VALUE, lp.Status.UNKNOWN_VALUE), found.message
    for name in needed:
        less = {key: value for key, value in whole.items() if key != name}
        with pytest.raises(Mistakes, match=f"`{name}` is missing"):
            read_scenario(small({**OPEN, "at": 0}, less))


def test_the_schema() -> None:
    jsonschema = pytest.importorskip("jsonschema")
    found = json.loads(run("simulate", "--schema").stdout)
    assert found == schema()
    jsonschema.Draft202012Validator.check_schema(found)
    validator = jsonschema.Draft202012Validator(found)
    for one in scenarios():
        validator.validate(one)
    if checkout() is not None:
        for name in ("day.json", "leak.json"):
            validator.validate(json.loads(example(name).read_text(encoding="utf-8")))
    assert set(found["properties"]) == {key.name for key in SCENARIO}
    for name in ("unknown keys", "events", "types", "words", "a list", "missing", "updates and limits"):
        assert not validator.is_valid(json.loads("\n".join(MISTAKES[name][0]))), name


HOSTILE = "x\x1b]0;t\x07\x9b2J\u202eb\nforged: allowed\r"


@pytest.mark.parametrize(
    "text",
    [
        {"os": "17.0", "apps": [{"name": "A"}], "events": [{"at": 1, "event": "open-app", "app": HOSTILE}]},
        {"os": HOSTILE, "apps": [{"name": "A"}], "events": []},
        {"os": "17.0", "apps": [{"name": "A"}], "events": [{"at": 1, "event": HOSTILE}]},
        {"os": "17.0", "apps": [{"name": "A"}], "events": [{"at": 1, "event": "home", HOSTILE: 1}]},
        {"os": "17.0", "apps": [{"name": HOSTILE}], "events": []},
        {"os": "17.0", "apps": [{"name": "A", "modes": [HOSTILE]}], "events": []},
        {"os": "17.0", "apps": [{"name": "A", "info_plist": HOSTILE}], "events": []},
        {"os": "17.0", "apps": [{"name": "A"}], "events": [], HOSTILE: 1},
    ],
)  # fmt: skip
def test_mistakes_are_fit_for_a_terminal(text: dict[str, Any]) -> None:
    with pytest.raises(Mistakes) as found:
        read_scenario(json.dumps(text))
    assert all(str(mistake).isprintable() for mistake in found.value.found)


def test_a_simulation_is_bounded(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = json.dumps({
        "os": "6.0", "until": 3e7, "apps": [{"name": "A", "modes": ["voip"]}],
        "events": [{"at": 1, "event": "open-app", "app": 1},
                   {"at": 2, "event": "keep-alive", "app": 1, "delay": 600},
                   {"at": 3, "event": "home"}],
    })  # fmt: skip
    assert main(["simulate", written(tmp_path, text)]) == 2
    assert "more effects than a simulation can hold" in capsys.readouterr().err


def test_a_picture_is_bounded(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    events = [
        {"at": at, "event": "open-app", "app": 1} if at % 2 else {"at": at, "event": "home"}
        for at in range(3000)
    ]
    text = json.dumps({"os": "17.0", "apps": [{"name": "A"}], "events": events})
    picture = tmp_path / "picture.svg"
    assert main(["simulate", written(tmp_path, text), "--timeline", str(picture)]) == 2
    assert "a picture has 20,000 at most" in capsys.readouterr().err
    assert not picture.exists()
