"""The pages of --help are short, and have groups and working examples. Wrong words are refused with
a message."""

from __future__ import annotations

import os
import plistlib
import re
import sys
import zipfile
from pathlib import Path

import lifecycle_policy as lp
import pytest
from lifecycle_policy.cli import main as cli
from lifecycle_policy.cli.answer import COMMANDS
from lifecycle_policy.cli.help import build_parser
from lifecycle_policy.simulation.updates import Update

from command_line import program, question, run, run_process

NAMES = [*COMMANDS, "check", "completion"]
QUESTIONS = [name for name in COMMANDS if name not in ("rules", "names", "simulate")]
CALL = "python3 -m lifecycle_policy "
REPORT = """OS Version: iPhone OS 16.4.1 (20E252)
Termination Reason: Namespace SPRINGBOARD, Code 0x8badf00d
explanation:scene-create watchdog transgression: application<com.example.sample>:7
exhausted real (wall clock) time allowance of 19.50 seconds
"""

SCENARIO = '{"os": "12.0", "apps": [{}], "events": [{"at": 1, "event": "open-app", "app": 1}]}'


def examples(page: str) -> list[str]:
    """Returns the lines below the heading "examples" on a page."""
    lines = page.partition("\nexamples:\n")[2].splitlines()
    return [line.strip() for line in lines if line.strip()]


@pytest.fixture(scope="module")
def pages() -> dict[str, str]:
    """Returns the page of each command by its name. The main page has an empty name."""
    root = build_parser("0")
    return {name: parser.format_help() for name, parser in {"": root, **root.commands}.items()}


def test_pages_are_what_the_process_prints(pages: dict[str, str]) -> None:
    for argv in ((), ("relaunch",), ("completion",)):
        result = run_process(*argv, "--help")
        assert (result.returncode, result.stderr) == (0, "")
        assert result.stdout == pages["".join(argv)]


def test_every_command_is_listed_under_a_heading(pages: dict[str, str]) -> None:
    assert set(build_parser("0").commands) == set(NAMES)
    lines = pages[""].splitlines()
    assert len(lines) < 60 and max(map(len, lines)) < 120
    for name in NAMES:
        assert any(re.match(rf"  {name} +[A-Z].*[.?]$", line) for line in lines), name
    assert sum(bool(re.match(r"[a-z ]+:$", line)) for line in lines) >= 5


def test_simulate_lists_every_event(pages: dict[str, str]) -> None:
    text = pages["simulate"].partition("in seconds:\n")[2].partition("`names")[0]
    listed = [entry.split()[0] for entry in text.split(";")]
    assert listed == [kind.label for kind in (*lp.Occurrence, *Update)]


@pytest.mark.parametrize("name", NAMES)
def test_a_command_says_what_it_asks(name: str, pages: dict[str, str]) -> None:
    lines = pages[name].splitlines()
    assert lines[0].startswith(f"usage: {CALL}{name} ") and lines[0].endswith(" [OPTIONS]")
    assert lines[1] == "" and "?" in lines[2] and len(lines[2]) < 100
    options = pages[name].partition("\nexamples:\n")[0]
    assert max(map(len, options.splitlines())) <= 110
    assert 2 <= len(examples(pages[name])) <= 4
    headings = re.findall(r"^([a-z].*):$", options, re.M)
    expected = ["the question", "output", "help"]
    if name in QUESTIONS:
        expected.append("the app and the device")
        assert "help app` lists them" in options and len(lines) < 50
    if name == "check":
        expected.append("the app and the device")
    if name == "simulate":
        expected += ["a scenario", "events, each with its keys besides `at`, which is in seconds"]
    if name == "conform":
        expected.append(
            "the command is started anew for each scenario. It reads and writes JSON objects, one a line"
        )
    if name == "completion":
        expected.remove("output")
    assert headings == expected


def test_no_list_of_values_floods_a_page(pages: dict[str, str]) -> None:
    causes = [cause.label for cause in lp.Cause]
    page = pages["transition"].partition("\nexamples:\n")[0]
    assert sum(cause in page for cause in causes) < 3
    assert "--cause CAUSE" in page and "`names cause` lists them" in page
    for name in NAMES:
        for kind in re.findall(r"`names ([a-z-]+)` *\n? *lists", pages[name]):
            assert question("names", kind)["names"]


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Makes a folder with the files that the examples use."""
    folder = tmp_path_factory.mktemp("examples")
    info = {"UIBackgroundModes": ["audio", "fetch"], "MinimumOSVersion": "12.0"}
    (folder / "Info.plist").write_bytes(plistlib.dumps(info))
    (folder / "Sample.ips").write_text(REPORT, encoding="utf-8")
    (folder / "app.log").write_text("applicationDidBecomeActive:\n", encoding="utf-8")
    with zipfile.ZipFile(folder / "MyApp.ipa", "w") as archive:
        archive.writestr("Payload/MyApp.app/Info.plist", plistlib.dumps(info))
    for name in ("day.json", "leak.json"):
        (folder / name).write_text(SCENARIO, encoding="utf-8")
    emulator = folder / "my-emulator"
    emulator.write_text("#!/bin/sh\necho '{\"unsupported\": true}'\n", encoding="utf-8")
    emulator.chmod(0o755)
    return folder


@pytest.mark.slow
@pytest.mark.parametrize("name", ["", *NAMES])
def test_examples_run(name: str, pages: dict[str, str], place: Path) -> None:
    found = examples(pages[name])
    assert found
    for line in found:
        assert line.startswith(CALL)
        assert not name or line.startswith(f"{CALL}{name}")
        command = line.replace("python3", f"'{sys.executable}'", 1)
        ran = program("sh", "-c", command, folder=place)
        assert (ran.returncode, ran.stderr) == (0, ""), line
        assert ran.stdout or ">" in line


def test_the_script_says_its_own_name(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["/usr/local/bin/lifecycle-policy", "path", "--help"])
    monkeypatch.setattr(cli, "prepare", lambda: None)
    with pytest.raises(SystemExit) as caught:
        cli.main()
    assert caught.value.code == 0
    shown = capsys.readouterr().out
    assert shown.startswith("usage: lifecycle-policy path ")
    assert all(line.startswith("lifecycle-policy path ") for line in examples(shown))


def test_the_entry_point_is_there() -> None:
    from lifecycle_policy.__main__ import main

    assert main is cli.main


WRONG = [
    ("pats", "command", "unknown command `pats` (did you mean `path`?)"),
    ("deadline --alow launch", "alow", "unknown option `--alow` of deadline (did you mean `--al"),
    ("next active", "active", "unknown argument `active` of next"),
    ("deadline --os 8 --allowance background-tsk", "allowance", "did you mean `background-task`"),
    ("relaunch --os 8 --after force-quitt", "after", "`user-force-quit`"),
    ("relaunch --os 8 --after crash --on regionn", "on", "`region-enter` or `region-exit`"),
    ("conduct --os 8 --state backgrund", "state", "--state: unknown state `backgrund` (did you mean `background`"),
    ("transition --os 8 --from active --to inactive --cause swipe-upp", "cause", "`swipe-up`"),
    ("next --os 13 --from foreground-activ --axis scene", "from", "`foreground-active`"),
    ("modes --os 8 --of voipp", "of", "`names mode` lists them"),
    ("names causes-of", "kind", "`names` lists them"),
    ("completion tcsh", "shell", "bash, zsh or fish"),
    ("completion", "shell", "bash, zsh or fish"),
]


@pytest.mark.parametrize(("line", "field", "said"), WRONG, ids=[wrong[0] for wrong in WRONG])
def test_wrong_words_are_named_with_near_ones(line: str, field: str, said: str) -> None:
    result = run(*line.split(), "--json") if "completion" not in line else run(*line.split())
    assert (result.returncode, "Traceback" in result.stderr) == (2, False)
    assert said in result.stderr
    if "completion" not in line:
        assert f'"field": "{field}"' in result.stdout


def test_far_words_suggest_nothing() -> None:
    data = question("deadline", "--os", "8", "--allowance", "zzzz")
    assert data["message"] == "--allowance: unknown allowance `zzzz`; `names allowance` lists them"


def test_rules_keep_their_shape() -> None:
    many = run("rules", "--family", "quota").stdout.splitlines()
    one = run("rules", "--family", "quota", "--evidence", "observed", "--for-os", "8.0").stdout
    few = run("rules", "--family", "quota", "--source", "Q-180")
    assert many[0].split() == one.splitlines()[0].split() == "rule versions answer evidence".split()
    assert many[-1] == f"{len(lp.rules('quota'))} rules, rule set {lp.ruleset_version()}"
    assert few.stdout == f"0 rules, rule set {lp.ruleset_version()}\n"
    single = run("rules", "--id", "relaunch.force-quit").stdout
    assert single.startswith("relaunch.force-quit\n  family") and "\n1 rule, rule set" in single
    nobody = run("rules", "--id", "relaunch.force-quit", "--for-os", "3.0").stdout
    assert nobody.startswith("0 rules")
    details = run("rules", "--family", "quota", "--details").stdout
    for row in lp.rules("quota"):
        assert f"{row.id}\n  family      quota\n" in details


def test_no_note_on_scenes_before_there_are_any() -> None:
    argv = ["next", "--axis", "scene", "--from", "foreground-active"]
    assert question(*argv, "--os", "12.4")["notes"] == []
    assert question(*argv, "--os", "12.4")["verdict"] == "not-applicable"
    assert len(question(*argv, "--os", "13.0")["notes"]) == 1
    assert len(question(*argv, "--os", "12.4", "--os-last", "13.0")["notes"]) == 1


FRIENDLY = [
    ("--os 17.0 relaunch", "os", "`--os` is an option of most commands: give it after the command"),
    ("--json path", "json", "`--json` is an option of most commands"),
    ("--begun-in-front=x", "begun-in-front", "is an option of suspension: give it after the com"),
    ("--oss 17", "oss", "unknown option `--oss` (did you mean `--os` or `--process` or `--os-last`?)"),
    ("explain", "command", "unknown command `explain`; --explain is an option of transition, step"),
    ("help pats", "command", "unknown command `pats` (did you mean `path`?)"),
]


@pytest.mark.parametrize(("line", "field", "told"), FRIENDLY, ids=[row[0] for row in FRIENDLY])
def test_what_people_try_first(line: str, field: str, told: str) -> None:
    data = question(*line.split())
    assert data["field"] == field
    assert told in data["message"]
    assert run(*line.split()).returncode == 2


#: Words that people type instead of a command, each with the suggested commands.
HINTS = {
    "kill": ("relaunch", "purge", "termination"),
    "why was my app killed": ("termination", "relaunch", "purge"),
    "0xdead10cc": ("termination 0xdead10cc",),
    "what does 0x8badf00d mean?": ("termination 0x8badf00d",),
    "does a push launch my app after force quit on iOS 17": (
        "relaunch --os 17 --after user-force-quit --on silent-push",
    ),
    "How long does a background task get on 12.4?": (
        "deadline background-task --os 12.4",
        "suspension --os 12.4 --allowance background-task",
    ),
    "can I use the camera in background": ("conduct --os VERSION --state background --activity camera",),
    "may the app go from active to background when home is pressed": (
        "transition --os VERSION --from active --to background --cause home-button",
        "step --os VERSION --from active --cause home-button",
    ),
    "how many regions": ("quota monitored-regions --os VERSION",),
    "asdf": (),
}


@pytest.mark.parametrize("text", HINTS)
@pytest.mark.parametrize("split", [True, False])
def test_a_question_suggests_commands(text: str, split: bool) -> None:
    argv = text.split() if split else [text]
    found = question(*argv).get("suggestions", [])
    assert len(found) <= 3
    for line, expected in zip(found, HINTS[text], strict=False):
        assert line.startswith(f"{CALL}{expected}")
    assert len(found) >= len(HINTS[text]) and bool(found) == bool(HINTS[text])
    told = run(*argv).stderr
    assert told.startswith(f"lifecycle_policy: unknown command `{argv[0]}`")
    assert all(f"\n  {line}" in told for line in found)


def test_suggested_commands_run() -> None:
    for text in ("does a push launch my app after force quit on iOS 17", "0xdead10cc",
                 "How long does a background task get on 12.4?"):  # fmt: skip
        for line in question(*text.split())["suggestions"]:
            assert question(*line.removeprefix(CALL).split())["verdict"]


def test_help_app_lists_what_describes_the_app_and_the_device(pages: dict[str, str]) -> None:
    page = run("help", "app").stdout
    headings = re.findall(r"^([a-z].*):$", page, re.M)
    assert headings == ["the app, in addition to its Info.plist or instead of it", "the device"]
    shared = set(re.findall(r"^  (--[a-z-]+)", page, re.M))
    assert {"--mode", "--info-plist", "--scenes", "--ipad", "--debugger"} <= shared
    root = build_parser("0")
    for name in QUESTIONS:
        assert shared <= set(root.commands[name]._option_string_actions)
        own = set(re.findall(r"^  (--[a-z-]+)", pages[name], re.M))
        assert own & shared == {"--info-plist"} and "--os" in own | {"--report"}


def test_help_and_version_in_other_words() -> None:
    assert run("help").stdout == run("--help").stdout == run("-h").stdout
    assert run("help", "relaunch").stdout == run("relaunch", "--help").stdout
    assert run("-V").stdout == run("--version").stdout == f"{lp.__version__}\n"


def test_no_command_gives_the_short_help() -> None:
    told = run()
    assert (told.returncode, told.stdout) == (2, "")
    assert told.stderr.startswith("lifecycle_policy: a command is required;")
    assert f"usage: {CALL}COMMAND [OPTIONS]" in told.stderr
    listed = told.stderr.partition("commands:\n")[2].partition("\n\n")[0]
    assert set(re.findall(r"[a-z]+", listed)) == set(NAMES)
