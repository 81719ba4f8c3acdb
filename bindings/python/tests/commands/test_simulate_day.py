"""Tests days: the class, the habits, and the command `simulate --day`."""

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
from lifecycle_policy.simulation.day import Account, day_scenario, play_day
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
    assert set(schema["properties"]) == {*Habits.__dataclass_fields__, "comment", "like"}
    assert tuple(schema["properties"]["like"]["enum"]) == PRESETS
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
        ({"like": "tea"}, "like: `'tea'` is none of commuter, heavy-user"),
        ({"like": ["commuter"]}, "like: `['commuter']` is none of commuter, heavy-user"),
        ({"used_hours": [None]}, "used_hours: `None` is no span of hours"),
        ({"start_hour": True}, "start_hour: `True` is not a whole number"),
        ({"apps": {"*": None}}, "apps.*: `None` is no object"),
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
        ({"start_hour": 24}, "habits: start_hour: the number is outside its range (`24`): 0 to 23"),
        (
            {"apps": {"*": {"bluetooth_events_per_day": 1441}}},
            "habits: bluetooth_events_per_day: `1441` is over 1440",
        ),
        ({"apps": {"Riter": {}}}, "habits: apps: no app `Riter`; there are Reader, and *"),
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
                 "  sent ", "  at the end ", "06:00  ", "acts by choice: choice.day.use",
                 "commuter: the phone is used 6-9, 12-13, 17-23; charging 23-6; ",
                 "Reader, on average: 8 openings, 16 silent pushes", "a wake-up is completed after 3 s",
                 ):  # fmt: skip
        assert part in out
    assert ran(capsys, "--day", "7", info, "--os", "17")[1] == out
    # Without a seed, the word after --day is read as a file.
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
        # The simulated scenario also has the effects of starting the device.
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
    head = "os,seed,app,opened,launched,prewarmed,seconds_in_front,woken"
    assert len(rows) == 21 and rows[0].startswith(head)
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
        (("--day", "INFO", "--os", "17", "--habits", "tea"), "`tea` is no file, no JSON, and none of commuter"),
        (("--day", "INFO", "--os", "17", "--csv", "x"), "--csv needs --runs"),
        (("--day", "INFO", "--os", "17", "--jsonl"), "a day has --json"),
        (("--day", "INFO", "--os", "17", "--timeline", "x"), "a day is drawn from its scenario"),
        (("--day", "INFO", "--os", "12,17", "--as-scenario", "x"), "one version, not several"),
        (("--day", "99999999999999999999", "INFO", "--os", "17"), "is not a seed"),
        (("--day", "-1", "INFO", "--os", "17"), "--day: `-1` is not a seed"),
        (("--day", "INFO", "--os", "17", "--habits", '{"a'), "--habits: the text: no JSON: Unterminated"),
        (("--day", "INFO", "--os", "17", "--habits", '{"a":' * 20000), "nested too deeply"),
        (("--day", "INFO", "--os", "17", "--habits", '{"start_hour": %s}' % ("9" * 5000)), "too many digits"),
        (("--day", "INFO", "--os", "17", "--completes-after", "nan"), "--completes-after: `nan` is not a number"),
        (("--day", "INFO", "--os", "17", "--completes-after", "86401"), "of seconds from 0 to 86400"),
        (("INFO", "--completes-after", "5"), "--completes-after needs --day"),
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
    # With --jsonl, standard output also has the message, in JSON.
    assert status == 2 and told in err and (not out or "--jsonl" in given)


def test_an_extension_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "Share.plist"
    point = "<key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>"
    point += "<string>com.apple.share-services</string></dict>"
    path.write_text(f'<plist version="1.0"><dict>{point}</dict></plist>', encoding="utf-8")
    status, _, err = ran(capsys, "--day", str(path), "--os", "17")
    assert status == 2 and "Share.plist: the kind is share, and a day has apps only" in err


# ---- what a day says -----------------------------------------------------------------------------


def declaring(tmp_path: Path, name: str, *keys: str, modes: tuple[str, ...] = ()) -> str:
    """Writes an Info.plist with these modes, and with a text for each of these keys."""
    text = "".join(f"<key>{key}</key><string>text</string>" for key in keys)
    if modes:
        array = "".join(f"<string>{mode}</string>" for mode in modes)
        text += f"<key>UIBackgroundModes</key><array>{array}</array>"
    path = tmp_path / f"{name}.plist"
    path.write_text(f'<plist version="1.0"><dict>{text}</dict></plist>', encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("habits", PRESETS)
@pytest.mark.parametrize("version", ["7.0", "12.0", "17.0", "26.0"])
def test_what_is_sent_is_accounted_for(habits: str, version: str) -> None:
    """Each push reaches the app or the user, is lost, or is replaced by a newer push, or no source
    says what becomes of it. When the day ends, at most two pushes still wait: the day holds one,
    and the device holds one."""
    for seed in range(12):
        (account,) = play_day(lp.OSVersion.of(version), [app()], Habits.of(habits), seed).accounts
        for trigger in ("silent-push", "visible-push"):
            ended = account.delivered[trigger] + account.shown[trigger] + account.replaced[trigger]
            for (name, _), count in (account.lost + account.unknown).items():
                ended += count if name == trigger else 0
            assert 0 <= account.sent[trigger] - ended <= 2, (seed, trigger)
        assert account.opened == account.launched + account.prewarmed + in_memory(account)
        assert all(0 <= wait <= 86_400 for waits in account.waits.values() for wait in waits)


def in_memory(account: Account) -> int:
    left = account.opened - account.launched - account.prewarmed
    assert left >= 0
    return left


def test_habits_are_kept() -> None:
    """On average over many days, the app is opened and finishes transfers about as often as the
    habits say. An app that nobody opens is never in front."""
    opened = transfers = 0
    front = 0.0
    for seed in range(150):
        played = play_day(lp.OSVersion.of("17.0"), [app()], Habits.of("commuter"), seed)
        (account,) = played.accounts
        opened, front = opened + account.opened, front + account.front
        transfers += sum(
            isinstance(each, DayAct) and each.trigger is lp.Trigger.URL_SESSION_FINISHED
            for each in played.happened
        )
    assert 7.2 < opened / 150 < 8.4
    # Each time, the user keeps the app in front for about 150 s.
    assert 130 < front / opened < 175
    assert 1.5 < transfers / 150 < 2.3
    unopened = Habits.of({"like": "commuter", "apps": {"*": {"silent_pushes_per_day": 9}}})
    (account,) = play_day(lp.OSVersion.of("17.0"), [app()], unopened, 1).accounts
    assert account.behind and (account.opened, account.front) == (0, 0)


def test_time_in_front_is_time_unlocked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Up to iOS 4, an app stays in front, inactive, while the device is locked. That time does not
    count as time in front."""
    path = declaring(tmp_path, "Plain")
    _, out, _ = ran(capsys, "--day", path, "--os", "4", "--runs", "10", "--json")
    ranges = json.loads(out)["versions"][0]["apps"][0]["ranges"]
    assert 0 < ranges["seconds_in_front"]["most"] < 5400


def test_silence_is_not_a_loss(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """No source says whether Low Power Mode affects regions of an app that does not run."""
    keys = ("NSLocationAlwaysAndWhenInUseUsageDescription", "NSLocationWhenInUseUsageDescription")
    path = declaring(tmp_path, "Fence", *keys)
    habits = json.dumps(
        {"like": "commuter", "low_power_hours": ["0-24"],
         "apps": {"*": {"region_crossings_per_day": 8}}}
    )  # fmt: skip
    arguments = ("--day", "5", path, "--os", "17", "--habits", habits)
    status, out, _ = ran(capsys, *arguments)
    assert status == 0 and out.startswith("like commuter, iOS 17.0, a day, seed 5\n")
    assert "  not known  region-" in out and "by relaunch.location.low-power\n" in out
    assert out.count("no source says what becomes of it: here it does not come") == 1
    assert "  lost" not in out and "region-enter not known" in out
    assert "Fence, on average: 8 region crossings a day" in out
    account = json.loads(ran(capsys, *arguments, "--json")[1])["versions"][0]["apps"][0]
    assert account["lost"] == [] and account["unknown"][0]["rule"] == "relaunch.location.low-power"


def test_a_preset_sends_what_the_app_declares(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = declaring(tmp_path, "Plain")
    for version in ("6", "17"):
        _, out, _ = ran(capsys, "--day", path, "--os", version)
        assert "silent-push" not in out and "region" not in out
    own = '{"apps": {"*": {"silent_pushes_per_day": 8}}}'
    _, out, _ = ran(capsys, "--day", path, "--os", "17", "--habits", own)
    assert "times by relaunch.silent-push.no-mode" in out and "8 silent pushes a day" in out


def test_an_app_that_cannot_be_opened(info: str, capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = ran(capsys, "--day", info, "--os", "27")
    assert "  refused    the user cannot open it, " in out
    assert "by relaunch.without-scenes: UIKit ends an app at" in out
    assert "an app without DTSDKName counts as built with the newest SDK" in " ".join(out.split())


def test_why_pushes_are_held(info: str, capsys: pytest.CaptureFixture[str]) -> None:
    habits = '{"used_hours": ["7-23"], "apps": {"*": {"silent_pushes_per_day": 200}}}'
    _, out, _ = ran(capsys, "--day", info, "--os", "17", "--habits", habits)
    assert out.startswith("own habits, iOS 17.0")
    assert "times by quota.silent-pushes\n" in out and "silent-push came late " in out
    assert "of those that wait, only the newest is kept" in out
    # A push that is held by chance is not reported as held by a rule.
    _, out, _ = ran(capsys, "--day", info, "--os", "17", "--runs", "30")
    assert "held: silent-push, choice.day.push " in out and "push, relaunch.silent-push" not in out


def test_how_long_the_work_takes(info: str, capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = ran(capsys, "--day", info, "--os", "17", "--completes-after", "60")
    assert "background-fetch-expired" in out and "is completed after 60 s" in out
    _, out, _ = ran(capsys, "--day", info, "--os", "17", "--completes-after", "0.5")
    assert "expired" not in out and "is completed after 0.5 s" in out


def test_a_night_has_processing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A day begins in the morning, so its night comes after the hours in which the phone is
    used."""
    path = tmp_path / "Night.plist"
    text = PLIST.replace("<string>fetch</string>", "")
    path.write_text(text.replace("<string>remote-notification</string>", ""), encoding="utf-8")
    _, out, _ = ran(capsys, "--day", str(path), "--os", "17", "--runs", "40", "--json")
    ranges = json.loads(out)["versions"][0]["apps"][0]["ranges"]
    assert ranges["runs.processing-task"]["median"] == 1


def test_versions_side_by_side(info: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = ran(capsys, "--day", info, "--os", "12,17,26", "--runs", "20")
    assert status == 0
    head, note, *rest = out.split("\n")
    assert head == "commuter, iOS 12.0, 17.0, 26.0, a day, seeds 1 to 20"
    assert note.startswith("The median, and the least to the most, of 20 possible days.")
    table = "\n".join(rest)
    assert table.count("opened by the user") == 1 and "iOS 12.0" in table
    row = next(line for line in rest if line.startswith("woken by app-refresh-task"))
    assert row.split()[3] == "-" and row.count("(") == 2
    assert "iOS 17.0 and 26.0 have the same figures." in rest
    # The habits include events that occur on only one of the versions.
    _, out, _ = ran(capsys, "--day", info, "--os", "6,17")
    assert "Reader, on average: 8 openings, 16 silent pushes" in out
    _, out, _ = ran(capsys, "--day", info, "--os", "12,17")
    assert "One possible day for each version" in out and "06:00" not in out


@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize("more", [(), ("--runs", "5"), ("--runs", "5", "--os", "12,17,26")])
def test_width(
    width: int, more: tuple[str, ...], info: str, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    monkeypatch.setenv("COLUMNS", str(width))
    _, out, _ = ran(capsys, "--day", info, *(() if "--os" in more else ("--os", "17")), *more)
    assert max(map(len, out.split("\n"))) <= width


def test_schema(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = ran(capsys, "--day", "--schema")
    assert status == 0 and json.loads(out) == habits_schema()
