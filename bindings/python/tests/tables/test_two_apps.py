"""Tests the comparison of two apps on one version, and of the calls that they get in situations.

The situations are simulated on a device.
"""

from __future__ import annotations

import dataclasses

import lifecycle_policy as lp
import pytest
from lifecycle_policy import App, AppState, Cause, Context, Subject, Trigger, compare
from lifecycle_policy.comparisons.situations import SITUATIONS, Situation, played

from command_line import question, run
from places import checkout

TITLES = {situation.title: situation for situation in SITUATIONS}
SCENES = {False: Context("17.0", app=App(scenes=False)), True: Context("17.0", app=App(scenes=True))}


def calls(context: Context, title: str) -> list[str]:
    return (played(context, TITLES[title]).fact("calls") or "").splitlines()


def delivered(sequence: tuple[lp.SequenceStep, ...]) -> list[str]:
    return [
        step.label if step.callback is not None else f"posts {step.label}" for step in sequence
    ]


@pytest.mark.parametrize("os", ["4.0", "8.0", "12.4", "17.0", "27.0"])
@pytest.mark.parametrize("scenes", [False, True])
def test_situations_agree_with_questions(os: str, scenes: bool) -> None:
    """If the user opens an app or returns to it, the situation has the callbacks of the path."""
    context = Context(os, app=App(scenes=scenes))
    for title, from_, to, cause in (
        (
            "the user opens the app for the first time",
            *(AppState.NOT_RUNNING, AppState.ACTIVE, Cause.LAUNCH_BY_USER),
        ),
        (
            "the user returns to the app",
            *(AppState.SUSPENDED, AppState.ACTIVE, Cause.RETURN_BY_USER),
        ),
    ):
        steps = lp.path(context, from_, to).steps
        if not steps:  # from 27.0 on, this app cannot be opened without scenes
            assert calls(context, title) == []
            return
        assert steps[0].cause is cause
        expected = [line for step in steps for line in delivered(step.sequence)]
        found = [line for line in calls(context, title) if line != "the process starts"]
        # A simulated first launch also has the callback that returns the configuration of a scene.
        asked = "application:configurationForConnectingSceneSession:options:"
        assert [line for line in found if line != asked] == expected, (title, found)


@pytest.mark.parametrize(
    ("title", "before", "after"),
    [
        (
            "a URL opens the app while it is not running",
            "  with UIApplicationLaunchOptionsURLKey",
            "  with connectionOptions.URLContexts",
        ),
        (
            "a URL opens the app while it is in the background",
            "application:openURL:options:",
            "scene:openURLContexts:",
        ),
        (
            "an activity continues in the app while it is in front",
            "application:continueUserActivity:restorationHandler:",
            "scene:continueUserActivity:",
        ),
        (
            "the user picks a quick action of the app while it is in front",
            "application:performActionForShortcutItem:completionHandler:",
            "windowScene:performActionForShortcutItem:completionHandler:",
        ),
        (
            "the user taps a notification of the app while it is not running",
            "  with UIApplicationLaunchOptionsRemoteNotificationKey",
            "  with connectionOptions.notificationResponse",
        ),
    ],
)
def test_where_things_arrive(title: str, before: str, after: str) -> None:
    """Without scenes, the app delegate receives `before`. With scenes, the scene delegate receives
    `after`. Apple documents both on the pages of the delegates."""
    assert before in calls(SCENES[False], title)
    assert before not in calls(SCENES[True], title)
    assert after in calls(SCENES[True], title)
    assert after not in calls(SCENES[False], title)


def test_restored_state_arrives_elsewhere() -> None:
    title = "the user opens the app after the system ended it"
    contexts = [
        dataclasses.replace(one, app=App(scenes=scenes, state_restoration=True))
        for scenes, one in SCENES.items()
    ]
    first, second = (calls(context, title) for context in contexts)
    assert "application:didDecodeRestorableStateWithCoder:" in first
    assert "scene:restoreInteractionStateWithUserActivity:" in second
    assert not set(first) & {"scene:restoreInteractionStateWithUserActivity:"}


def test_what_cannot_happen_brings_nothing() -> None:
    """Before iOS 4 an app that is left ends, so it cannot be swiped away in the background."""
    side = played(Context("3.1"), TITLES["the user swipes the app away in the background"])
    assert side.verdict is lp.Verdict.NOT_APPLICABLE
    assert side.fact("calls") is None


def test_each_situation_has_a_title_of_its_own() -> None:
    assert len(TITLES) == len(SITUATIONS)
    assert all(isinstance(one, Situation) and one.acts for one in SITUATIONS)
    assert {one.trigger for one in SITUATIONS} > {Trigger.OPEN_URL, Trigger.SILENT_PUSH, None}


def test_the_command_compares_two_apps() -> None:
    asked = ("compare", "--os", "17.0", "--no-scenes", "--mode", "location", "--against", "--scenes")
    data = question(*asked)
    apps = [App(["location"], scenes=scenes) for scenes in (False, True)]
    expected = compare(*(Context("17.0", app=app) for app in apps))
    (one,) = data["comparisons"]
    assert one["sides"] == ["before", "after"]
    assert one["os"] == ["17.0", "17.0"]
    assert sum(row["changed"] for row in one["subjects"]) == len(expected.changes) > 100
    assert data["question"]["against"] == ["--scenes"]


@pytest.mark.parametrize(
    ("after", "field", "message"),
    [
        ([], "against", "--against: the options of the other app are missing, such as --scenes"),
        (["--scene"], "scene", "unknown option `--scene` of compare (did you mean `--scenes`"),
        (["--os", "18,19"], "os", "--os: with --against, one version is required on each side"),
        (["--scenes", "--against", "--ipad"], "against", "--against: give it once"),
        (["--info-plist", "no-such.plist"], "info-plist", "no such file"),
        (["--mode", "audioo"], "mode", "audio"),
    ],
)
def test_bad_options_of_the_other_app(after: list[str], field: str, message: str) -> None:
    data = question("compare", "--os", "17.0", "--against", *after)
    assert (data["field"], message in data["message"]) == (field, True), data["message"]


def test_the_same_app_twice_is_said() -> None:
    data = question("compare", "--os", "17.0", "--scenes", "--against", "--scenes")
    (note,) = [note for note in data["notes"] if "same app" in note]
    assert "--no-scenes --against --scenes" in note
    data = question("compare", "--os", "17.0", "--no-scenes", "--against", "--no-scenes")
    (note,) = [note for note in data["notes"] if "same app" in note]
    assert "--no-scenes" not in note
    data = question("compare", "--os", "17.0", "--no-scenes", "--against", "--scenes")
    assert not any("same app" in note for note in data["notes"])


def test_an_option_given_again_replaces_the_first() -> None:
    data = question("compare", "--os", "17.0", "--mode", "audio", "--against", "--mode", "fetch", "--os", "18.0")
    (one,) = data["comparisons"]
    assert one["os"] == ["17.0", "18.0"]
    expected = compare(
        Context("17.0", app=App(["audio"])), Context("18.0", app=App(["fetch"]))
    )
    assert sum(row["changed"] for row in one["subjects"]) == len(expected.changes)


def test_the_summary_comes_first() -> None:
    """Without a subject, the text is a summary: calls, limits, what no longer works and what works
    now. It keeps to the width of the page."""
    root = checkout()
    plist = [] if root is None else ["--info-plist", str(root / "examples/fixtures/Notes-Info.plist")]
    shown = run("compare", "--os", "17.0", *plist, "--no-scenes", "--against", "--scenes", COLUMNS="100")
    lines = shown.stdout.splitlines()
    assert max(map(len, lines)) <= 100
    assert lines[0].startswith("iOS 17.0: ")
    begin = lines.index("the user leaves the app")
    assert lines[begin + 1 : begin + 4] == [
        "- applicationWillResignActive:",
        "+ sceneWillResignActive:",
        "+ posts UISceneWillDeactivateNotification",
    ]
    older = run("compare", "--os", "12.4,13.0", COLUMNS="100").stdout
    assert older.index("\nlimits\n") < older.index("\nno longer works\n") < older.index("\nworks now\n")
    assert "180 s, 0x8badf00d" in older
    assert "[deadline.background-task]" not in older
    assert "[deadline.background-task]" in run("compare", "--os", "12.4,13.0", "--all").stdout
    assert Subject.SITUATION in {subject for subject, _ in compare("12.4", "13.0").asked}


def test_situations_with_their_rules() -> None:
    text = run("compare", "--os", "17.0", "--no-scenes", "--against", "--scenes", "--subject", "situation").stdout
    assert "\n- by [transition.resign.home-button]" in text
    markdown = run(
        "compare", "--os", "17.0", "--format", "markdown", "--against", "--scenes", "--subject", "situation"
    ).stdout
    assert "| question | before | after |" in markdown
