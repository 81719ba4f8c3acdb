"""Tests for days: the class, the habits, and the command `simulate --day`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import lifecycle_policy as lp
import pytest
from lifecycle_policy._native.files import contents
from lifecycle_policy.cli.main import main
from lifecycle_policy.questions.day import Day, DayAct
from lifecycle_policy.questions.habits import (
    PRESETS,
    AppHabits,
    Habits,
    habits_schema,
    hours_mask,
    presets,
)
from lifecycle_policy.simulation.day import day_scenario, play_day
from lifecycle_policy.simulation.play import play
from lifecycle_policy.simulation.scenario import ScenarioApp, read_scenario

from scenarios import days

PLIST = """<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict>
<key>UIBackgroundModes</key><array><string>fetch</string><string>processing</string>
<string>remote-notification</string></array>
<key>BGTaskSchedulerPermittedIdentifiers</key><array><string>a.refresh</string><string>a.work</string></array>
</dict></plist>"""
MODES = ["fetch", "processing", "remote-notification"]


@pytest.fixture
def info(tmp_path: Path) -> str:
    path = tmp_path / "Reader.plist"
    path.write_text(PLIST, encoding="utf-8")
    return str(path)


def ran(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = main(["simulate", *arguments])
    out, err = capsys.readouterr()
    return status, out, err


def app() -> ScenarioApp:
    facts = lp.App(
        background_modes=MODES, permitted_identifiers=2, session_sends_launch_events=True
    )
    return ScenarioApp("Reader", facts, completes_after=3.0, stays_for=5.0)


# ---- the same days everywhere --------------------------------------------------------------------


@pytest.mark.parametrize("vector", days(), ids=lambda one: one["id"])
def test_vectors(vector: dict[str, Any]) -> None:
    facts = lp.DeviceFacts(passcode=True)
    with lp.Device(vector["os"], facts=facts, apps=len(vector["apps"])) as device:
        numbers = []
        for given in vector["apps"]:
            number = device.install(
                lp.App(**given), returns_after=0, completes_after=8, stays_for=5, was_launched=True
            )
            numbers.append(number)
        day = Day(device, vector["habits"], vector["seed"], apps=numbers, days=vector["days"])
        acts = [each for each in day if isinstance(each, DayAct)]
        assert device.now == vector["days"] * 86_400
    assert (len(acts), f"{acts[-1].digest:016x}") == (vector["acts"], vector["digest"])


def test_same_seed_same_day() -> None:
    one, again, other = (
        play_day(lp.OSVersion.of("17.0"), [app()], Habits.of("commuter"), seed)
        for seed in (1, 1, 2)
    )
    assert one.digest == again.digest != other.digest
    assert [str(each) for each in one.happened] == [str(each) for each in again.happened]


# ---- habits --------------------------------------------------------------------------------------


def test_presets_are_those_of_the_command_and_keep_their_schema() -> None:
    assert tuple(presets()) == PRESETS
    schema = habits_schema()
    own = schema["$defs"]["app"]["properties"]
    assert set(own) == set(AppHabits.__dataclass_fields__)
    assert set(schema["properties"]) == {*Habits.__dataclass_fields__, "comment"}
    path = Path(lp.__file__).parent / "_native" / "habits.json"
    for name, habits in json.loads(contents(str(path), 1 << 20))["presets"].items():
        assert set(habits) <= set(schema["properties"]), name
        for one in habits["apps"].values():
            assert set(one) <= set(own), name


def test_hours() -> None:
    def mask(*spans: str) -> int:
        return hours_mask(spans, lp.Field.USED_HOURS)

    assert mask("0-1") == 1 and mask("23-24") == mask("23-0") == 1 << 23
    assert mask("22-2") == 0b11 | 0b11 << 22 and mask("0-24") == (1 << 24) - 1
    assert mask("7-9", "8-10") == 0b111 << 7


@pytest.mark.parametrize(
    ("habits", "told"),
    [
        ({"used_hours": ["7-25"]}, "used_hours: `7-25` is no span of hours"),
        ({"used_hours": ["7-7"]}, "used_hours: `7-7` is no span of hours"),
        ({"used_hours": "7-9"}, "used_hours: `'7-9'` is no list of spans"),
        ({"use_hours": []}, "habits: no key `use_hours`; there are start_hour, used_hours"),
        ({"pickups_per_day": -1}, "pickups_per_day: `-1` is not a whole number"),
        ({"pickups_per_day": 1.5}, "pickups_per_day: `1.5` is not a whole number"),
        ({"apps": {"*": {"opens": 1}}}, "apps.*: no key `opens`; there are opens_per_day"),
        ({"apps": {"*": {"opens_per_day": "1"}}}, "opens_per_day: `'1'` is not a whole number"),
        ({"apps": []}, "apps: `[]` is no object"),
        ([], "habits: `[]` is no object"),
        ("tea", "habits: `tea` is none of commuter, heavy-user"),
    ],
)
def test_habits_that_cannot_be_read(habits: Any, told: str) -> None:
    with pytest.raises(lp.LifecyclePolicyError) as caught:
        Habits.of(habits)
    assert told in str(caught.value)


@pytest.mark.parametrize(
    ("habits", "told"),
    [
        (
            {"used_hours": ["7-9"], "off_hours": ["8-10"]},
            "habits: used_hours and off_hours: the phone is used while it is off, from 8:00 on",
        ),
        (
            {"apps": {"*": {"opens_per_day": 4}}},
            "habits: opens_per_day: `4`, but used_hours is empty: the phone is never used",
        ),
        (
            {"used_hours": ["7-9"], "pickups_per_day": 1441},
            "habits: pickups_per_day: `1441` is over 1440",
        ),
        ({"start_hour": 24}, "start-hour"),
    ],
)
def test_habits_that_contradict(
    habits: Any, told: str, info: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "habits.json"
    path.write_text(json.dumps(habits), encoding="utf-8")
    status, out, err = ran(capsys, "--day", info, "--os", "17", "--habits", str(path))
    assert (status, out) == (2, "") and told in err.replace("\n", " ")


# ---- the command ---------------------------------------------------------------------------------


def test_a_day(info: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = ran(capsys, "--day", "7", info, "--os", "17")
    assert status == 0
    head, note, *_ = out.split("\n")
    assert head == "commuter, iOS 17.0, a day, seed 7"
    assert note.startswith("One possible day, not a forecast.")
    for part in ("Reader (fetch, processing, remote-notification)", "  opened ", "  woken ",
                 "  at the end ", "00:00  ", "acts by choice: choice.day.use"):  # fmt: skip
        assert part in out
    assert ran(capsys, "--day", "7", info, "--os", "17")[1] == out
    # Without a seed, the word after --day is a file.
    assert ran(capsys, "--day", info, "--os", "17")[1].startswith("commuter, iOS 17.0, a day, seed 1")


def test_versions_and_json(info: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = ran(capsys, "--day", "3", info, "--os", "12,17", "--days", "2", "--json")
    data = json.loads(out)
    assert status == 0 and data["question"]["days"] == 2
    assert [one["os"] for one in data["versions"]] == ["12.0", "17.0"]
    day = data["versions"][1]
    account = day["apps"][0]
    acts = day["acts"]
    assert account["opened"] == sum(act["event"] == "open-app" for act in acts)
    assert account["woken"] == sum(account["runs"].values()) > 0
    assert all(act["choice"].startswith("choice.day.") for act in acts)
    assert sum(day["choices"].values()) == len(acts)
    assert {act["trigger"] for act in acts if not act["posted"]} <= {"silent-push", "visible-push"}


def test_a_day_as_a_scenario_has_the_same_effects(
    info: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for habits in PRESETS:
        played = play_day(lp.OSVersion.of("17.0"), [app()], Habits.of(habits), 5)
        again = play(read_scenario(json.dumps(day_scenario(played))), lp.OSVersion.of("17.0"))
        refused = [found.message for found in again.events if found.outcome is None]
        assert not refused
        effects = [each.text for each in played.happened if not isinstance(each, DayAct)]
        # A scenario has the effects of the start, too.
        own = [effect.text for effect in again.effects][-len(effects) :]
        assert own == effects, habits
    path = tmp_path / "day.json"
    arguments = ("--day", info, "--os", "17", "--as-scenario", str(path))
    assert ran(capsys, *arguments)[0] == 0
    assert ran(capsys, str(path))[0] == 0


def test_ranges_and_columns(
    info: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "days.csv"
    status, out, _ = ran(capsys, "--day", info, "--os", "17", "--runs", "20", "--csv", str(path))
    assert status == 0
    assert out.startswith("commuter, iOS 17.0, a day, seeds 1 to 20\nRanges over 20 possible days.")
    assert "least" in out and "95 %" in out and "woken by the system in all" in out
    rows = path.read_text("utf-8").splitlines()
    assert len(rows) == 21 and rows[0].startswith("os,seed,app,opened,seconds_in_front,woken")
    assert rows[1].startswith("17.0,1,Reader,") and rows[20].startswith("17.0,20,Reader,")
    status, out, _ = ran(capsys, "--day", info, "--os", "17", "--runs", "20", "--json")
    ranges = json.loads(out)["versions"][0]["apps"][0]["ranges"]["woken"]
    assert ranges["least"] <= ranges["median"] <= ranges["percentile_95"] <= ranges["most"]
    assert ranges["most"] > ranges["least"]


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--day", "1", "--os", "17"), "--day needs an Info.plist"),
        (("--day", "INFO"), "--day needs a version"),
        (("--day", "INFO", "--os", "3"), "on iOS 3.0 no app runs in the background"),
        (("--day", "INFO", "--os", "17", "--runs", "1000000"), "--runs: `1000000` is not a number from 2 to 10000"),
        (("--day", "INFO", "--os", "17", "--days", "367"), "--days: `367` is not a number from 1 to 366"),
        (("--day", "INFO", "--os", "17", "--runs", "100", "--days", "300"), "10,000 days at most"),
        (("--day", "INFO", "--os", "17", "--habits", "tea"), "`tea` is no file, and none of commuter"),
        (("--day", "INFO", "--os", "17", "--csv", "x"), "--csv needs --runs"),
        (("--day", "INFO", "--os", "17", "--jsonl"), "a day has --json"),
        (("--day", "INFO", "--os", "17", "--timeline", "x"), "a day is drawn from its scenario"),
        (("--day", "INFO", "--os", "12,17", "--as-scenario", "x"), "one version, not several"),
        (("--day", "99999999999999999999", "INFO", "--os", "17"), "is not a seed"),
        (("INFO", "--runs", "5"), "--runs needs --day"),
        (("INFO", "INFO"), "one scenario, not 2"),
        (("--day", "/nowhere.plist", "--os", "17"), "/nowhere.plist"),
    ],
)  # fmt: skip
def test_what_is_refused(
    arguments: tuple[str, ...], told: str, info: str, capsys: pytest.CaptureFixture[str]
) -> None:
    given = [info if one == "INFO" else one for one in arguments]
    status, out, err = ran(capsys, *given)
    # With --jsonl the answer says so in JSON, too.
    assert status == 2 and told in err and (not out or "--jsonl" in given)


def test_schema(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = ran(capsys, "--day", "--schema")
    assert status == 0 and json.loads(out) == habits_schema()
