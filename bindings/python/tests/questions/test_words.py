"""Tests how words and versions in people's spellings are read, and the messages about unknown
ones."""

from __future__ import annotations

import plistlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import lifecycle_policy as lp
import pytest
from lifecycle_policy._native.enums import KINDS
from lifecycle_policy._native.labels import LabelledEnum
from lifecycle_policy._native.words import Kind, spelled, squeezed, words

from command_line import question, run

WORDS = [(kind, text, word) for kind in KINDS for text, word in words(kind)]
WITH_WORDS = [kind for kind in KINDS if words(kind)]


def test_the_table_is_read() -> None:
    assert len(WORDS) > 1500
    assert {lp.Termination, lp.Cause, lp.Trigger, lp.AppState, lp.Callback} <= set(WITH_WORDS)


@pytest.mark.parametrize("kind", WITH_WORDS, ids=lambda kind: str(kind.__name__))
def test_each_word_has_its_meaning(kind: Kind) -> None:
    for text, word in words(kind):
        assert word.meanings and len(set(word.meanings)) == len(word.meanings)
        assert {type(value) for value in word.meanings} == {kind}, text
        for written in (text, text.upper(), text.replace(" ", "_"), text.replace(" ", "")):
            if word.is_read:
                assert lp.parse(kind, written) is word.meanings[0], written
                continue
            with pytest.raises(lp.LifecyclePolicyError) as caught:
                lp.parse(kind, written)
            assert all(value.label in str(caught.value) for value in word.meanings)


@pytest.mark.parametrize("kind", WITH_WORDS, ids=lambda kind: str(kind.__name__))
def test_no_word_stands_before_a_name_or_twice(kind: Kind) -> None:
    names = {squeezed(kind, value.label) for value in kind}
    assert len(names) == len(kind)
    seen: set[str] = set()
    for text, _ in words(kind):
        assert spelled(kind, text) is None, f"{text}: the library reads it"
        assert squeezed(kind, text) not in names, f"{text}: a name"
        assert squeezed(kind, text) not in seen, f"{text}: listed twice"
        seen.add(squeezed(kind, text))


READ: list[tuple[Kind, str, LabelledEnum]] = [
    (lp.Termination, "swiped away", lp.Termination.USER_FORCE_QUIT),
    (lp.Termination, "Swipe-Up", lp.Termination.USER_FORCE_QUIT),
    (lp.Termination, "force_quit", lp.Termination.USER_FORCE_QUIT),
    (lp.Termination, "restarted", lp.Termination.REBOOT),
    (lp.Termination, "deleted", lp.Termination.APP_UNINSTALL),
    (lp.Termination, "dead10cc", lp.Termination.RESOURCE_HELD),
    (lp.Termination, "exit()", lp.Termination.APP_EXIT),
    (lp.Trigger, "push", lp.Trigger.SILENT_PUSH),
    (lp.Trigger, "remote-notification", lp.Trigger.SILENT_PUSH),
    (lp.Trigger, "content-available", lp.Trigger.SILENT_PUSH),
    (lp.Trigger, "geofence", lp.Trigger.REGION_ENTER),
    (lp.Trigger, "BGAppRefreshTask", lp.Trigger.APP_REFRESH_TASK),
    (lp.Trigger, "SLC", lp.Trigger.SIGNIFICANT_LOCATION_CHANGE),
    (lp.AppState, "sleeping", lp.AppState.SUSPENDED),
    (lp.AppState, "killed", lp.AppState.NOT_RUNNING),
    (lp.AppState, "in front", lp.AppState.ACTIVE),
    (lp.AppState, ".background", lp.AppState.BACKGROUND),
    (lp.AppState, "UIApplication.State.background", lp.AppState.BACKGROUND),
    (lp.SceneState, "UIScene.ActivationState.foregroundActive", lp.SceneState.FOREGROUND_ACTIVE),
    (lp.SceneState, ".foregroundInactive", lp.SceneState.FOREGROUND_INACTIVE),
    (lp.SceneState, ".background", lp.SceneState.BACKGROUND),
    (lp.Cause, "swipe up", lp.Cause.HOME_BUTTON),
    (lp.Cause, "lock screen", lp.Cause.DEVICE_LOCK),
    (lp.Cause, "phone call", lp.Cause.INTERRUPTION_BEGIN),
    (lp.Interruption, "Control Centre", lp.Interruption.CONTROL_CENTER),
    (lp.Allowance, "beginBackgroundTask", lp.Allowance.BACKGROUND_TASK),
    (lp.Allowance, "applicationDidEnterBackground:", lp.Allowance.DID_ENTER_BACKGROUND),
    (lp.BackgroundMode, "background fetch", lp.BackgroundMode.FETCH),
    (lp.BackgroundMode, "push", lp.BackgroundMode.REMOTE_NOTIFICATION),
    (lp.BackgroundMode, "silent-push", lp.BackgroundMode.REMOTE_NOTIFICATION),
    (lp.LocationAuthorization, "whenInUse", lp.LocationAuthorization.WHEN_IN_USE),
    (lp.TerminationCode, "8BADF00D", lp.TerminationCode.WATCHDOG),
    (lp.Callback, "applicationDidEnterBackground", lp.Callback.DID_ENTER_BACKGROUND),
]


@pytest.mark.parametrize(("kind", "text", "value"), READ, ids=[row[1] for row in READ])
def test_what_people_write(kind: Kind, text: str, value: LabelledEnum) -> None:
    assert lp.parse(kind, text) is value


#: The Swift names of callbacks on Apple's pages, if they differ from the selector in more than
#: punctuation.
SWIFT = {
    lp.Callback.HANDLE_OPEN_URL: "application(_:handleOpen:)",
    lp.Callback.OPEN_URL_SOURCE_APPLICATION: "application(_:open:sourceApplication:annotation:)",
    lp.Callback.OPEN_URL: "application(_:open:options:)",
    lp.Callback.DID_RECEIVE_LOCAL_NOTIFICATION: "application(_:didReceive:)",
    lp.Callback.DID_RECEIVE_NOTIFICATION_RESPONSE: (
        "userNotificationCenter(_:didReceive:withCompletionHandler:)"
    ),
    lp.Callback.CONTINUE_USER_ACTIVITY: "application(_:continue:restorationHandler:)",
    lp.Callback.PERFORM_SHORTCUT_ACTION: "application(_:performActionFor:completionHandler:)",
    lp.Callback.DID_DECODE_RESTORABLE_STATE: "application(_:didDecodeRestorableStateWith:)",
    lp.Callback.WILL_ENCODE_RESTORABLE_STATE: "application(_:willEncodeRestorableStateWith:)",
    lp.Callback.CONFIGURATION_FOR_CONNECTING_SCENE: (
        "application(_:configurationForConnecting:options:)"
    ),
    lp.Callback.SCENE_WILL_CONNECT: "scene(_:willConnectTo:options:)",
    lp.Callback.SCENE_CONTINUE_USER_ACTIVITY: "scene(_:continue:)",
    lp.Callback.WINDOW_SCENE_PERFORM_SHORTCUT_ACTION: (
        "windowScene(_:performActionFor:completionHandler:)"
    ),
    lp.Callback.DID_UPDATE_TO_LOCATION: "locationManager(_:didUpdateTo:from:)",
    lp.Callback.DID_DETERMINE_REGION_STATE: "locationManager(_:didDetermineState:for:)",
    lp.Callback.DID_RECEIVE_INCOMING_PUSH_LEGACY: "pushRegistry(_:didReceiveIncomingPushWith:for:)",
    lp.Callback.DID_RECEIVE_INCOMING_PUSH: (
        "pushRegistry(_:didReceiveIncomingPushWith:for:completion:)"
    ),
    lp.Callback.INCOMING_PUSH_TO_TALK: (
        "incomingPushResult(channelManager:channelUUID:pushPayload:)"
    ),
    lp.Callback.DID_RECEIVE_NOTIFICATION_REQUEST: "didReceive(_:withContentHandler:)",
}


@pytest.mark.parametrize("value", lp.Callback, ids=str)
def test_callbacks_in_swift_and_without_colons(value: lp.Callback) -> None:
    head, *labels = value.label.split(":")
    plain = f"{head}(_:{''.join(f'{label}:' for label in labels[:-1])})" if labels else f"{head}()"
    for name in (SWIFT.get(value, plain), plain, value.label.removesuffix(":")):
        assert lp.parse(lp.Callback, name) is value, name


@pytest.mark.parametrize("value", lp.Notification, ids=str)
def test_notifications_in_swift(value: lp.Notification) -> None:
    head = "UIScene" if value.label.startswith("UIScene") else "UIApplication"
    rest = value.label.removeprefix(head).removesuffix("Notification")
    dotted = f"{head}.{rest[0].lower()}{rest[1:]}Notification"
    assert lp.parse(lp.Notification, dotted) is value
    assert lp.parse(lp.Notification, f".{value.label}") is value


REFUSED: list[tuple[Kind, str, str]] = [
    (lp.Termination, "killed", "it may mean user-force-quit (the user swiped the app away in the"),
    (lp.Trigger, "voip", "it is a background mode; as a trigger it may mean voip-push (a VoIP p"),
    (lp.Trigger, "location", "region-enter (the device enters a monitored region)"),
    (lp.Trigger, "user-force-quit", "it is a cause and a termination"),
    (lp.BackgroundMode, "region-enter", "unknown background mode `region-enter`: it is a trigger"),
    (lp.BackgroundMode, "geofence", "it means the trigger region-enter"),
    (lp.Termination, "home-button", "unknown termination `home-button`: it is a cause"),
    (lp.Cause, "never-launched", "unknown cause `never-launched`: it is a termination"),
    (lp.Allowance, "applicationDidBecomeActive:", "it is a callback"),
    (lp.Callback, "UIApplication.didBecomeActiveNotification", "it is a notification"),
    (lp.AppState, "running", "it may mean active (active in the foreground) or background ("),
    (lp.SceneState, "active", "it is a state; as a scene state it may mean foreground-active"),
    (lp.Termination, "swipped away", "did you mean `user-force-quit`?"),
    (lp.Trigger, "silent pussh", "did you mean `silent-push`, "),
    (lp.AppState, "UIApplication.BackgroundRefreshStatus", "unknown state"),
    (lp.Cause, "h(o)me-button", "unknown cause"),
    (lp.Termination, "s-" * 100, "unknown termination"),
]


@pytest.mark.parametrize(("kind", "text", "told"), REFUSED, ids=[row[1][:20] for row in REFUSED])
def test_the_nearest_meaning(kind: Kind, text: str, told: str) -> None:
    with pytest.raises(lp.LifecyclePolicyError) as caught:
        lp.parse(kind, text)
    assert told in str(caught.value)
    assert caught.value.status == lp.Status.NOT_FOUND


def test_names_of_another_kind_suggest_nothing_far() -> None:
    with pytest.raises(lp.LifecyclePolicyError) as caught:
        lp.parse(lp.Termination, "home-button")
    assert "did you mean" not in str(caught.value)
    with pytest.raises(lp.LifecyclePolicyError, match="did you mean `bluetooth-"):
        lp.parse(lp.Trigger, "bluetooth-wake")


FAILS: list[tuple[str, Callable[[], Any], lp.Field, str]] = [
    ("text", lambda: lp.relaunch("17.0", "swipd", "push"), lp.Field.TERMINATION,
     "termination: unknown termination `swipd` (did you mean `user-force-quit`?)"),
    ("number", lambda: lp.deadline("17.0", 3), lp.Field.ALLOWANCE,  # type: ignore[arg-type]
     "allowance: `3` is not one of Allowance"),
    ("app", lambda: lp.Context("17.0", app="x"), lp.Field.APP,  # type: ignore[arg-type]
     "app: `'x'` is not an App"),
    ("facts", lambda: lp.Context("17.0", facts=1), lp.Field.FACTS,  # type: ignore[arg-type]
     "facts: `1` is not a DeviceFacts"),
    ("limits", lambda: lp.Context("17.0", limits=[3]), lp.Field.LIMITS,  # type: ignore[list-item]
     "limits: `3` is not a Limit"),
    ("int", lambda: lp.Context(17), lp.Field.OS,  # type: ignore[arg-type]
     'os: 17 is a number, not a text: write "17.0"'),
    ("float", lambda: lp.Context(17.4), lp.Field.OS,  # type: ignore[arg-type]
     'os: 17.4 is a number, not a text: write "17.4"'),
    ("None", lambda: lp.Context(None), lp.Field.OS,  # type: ignore[arg-type]
     "os: None is neither an OSVersion nor a text"),
]


@pytest.mark.parametrize(
    ("ask", "field", "told"), [row[1:] for row in FAILS], ids=[row[0] for row in FAILS]
)
def test_errors_name_field_and_value(ask: Callable[[], Any], field: lp.Field, told: str) -> None:
    with pytest.raises(lp.LifecyclePolicyError) as caught:
        ask()
    assert str(caught.value) == told
    assert caught.value.field == field


VERSIONS = {
    "iOS 17": (17, 0, 0),
    "iOS17": (17, 0, 0),
    "ios-17.0": (17, 0, 0),
    "iPadOS 17.2": (17, 2, 0),
    "iPhone OS 3.1": (3, 1, 0),
    "17.0.1 (21A350)": (17, 0, 1),
    "iOS 16.4.1 (20E252)": (16, 4, 1),
    "Version 17.0 (Build 21A329)": (17, 0, 0),
}


@pytest.mark.parametrize("text", VERSIONS)
def test_versions_as_they_are_written(text: str) -> None:
    assert lp.OSVersion.parse(text) == lp.OSVersion(*VERSIONS[text])
    assert question("deadline", "--os", text, "--allowance", "launch")["os"] == str(
        lp.OSVersion(*VERSIONS[text])
    )


@pytest.mark.parametrize(
    "text", ["", "iOS", "17x", "macOS 14", "iOS 17 18", "17.0 (", "1.2.3.4", "iOS 300", "9" * 99]
)
def test_what_is_no_version(text: str) -> None:
    with pytest.raises(lp.LifecyclePolicyError, match="is not a version such as 9.3.5"):
        lp.OSVersion.parse(text)


@pytest.mark.parametrize(
    ("text", "code"),
    [("dead10cc", 0xDEAD10CC), ("8BADF00D", 0x8BADF00D), ("2343432205", 0x8BADF00D)],
)
def test_codes_without_a_prefix(text: str, code: int) -> None:
    assert lp.termination("17.0", text) == lp.termination("17.0", code)
    asked = question("termination", "--os", "17.0", "--code", text)
    assert asked["rule"] == lp.termination("17.0", code).rule


@pytest.mark.parametrize("text", ["coffee", "0x", "dead10cc0dead10cc", "x8badf00d"])
def test_what_is_no_code(text: str) -> None:
    with pytest.raises(lp.LifecyclePolicyError, match="is not a number of at most 64 bits"):
        lp.termination("17.0", text)


def test_names_go_before_words_in_a_question_to_explain() -> None:
    assert lp.explain("17.0", "voip") == lp.explain("17.0", lp.BackgroundMode.VOIP)
    assert lp.explain("17.0", "BGProcessingTaskRequest") == lp.explain(
        "17.0", lp.Quota.PENDING_PROCESSING_TASKS
    )


def test_the_command_line_says_how_a_loose_word_was_read() -> None:
    argv = ["relaunch", "--os", "iOS 17", "--after", "swiped away", "--mode", "push"]
    data = question(*argv, "--on", "push")
    assert data["question"]["on"] == "silent-push"
    assert data["question"]["after"] == "user-force-quit"
    assert data["notes"] == [
        "`push` was read as silent-push; it may also mean visible-push, silent-push-with-alert, "
        "voip-push"
    ]
    assert question(*argv, "--on", "silent notification")["notes"] == []
    assert "option      `push` was read as silent-push;" in run(*argv, "--on", "push").stdout


def test_notes_on_options_follow_those_on_words_and_stand_once() -> None:
    data = question("deadline", "--os", "4.0", "--allowance", "launch", "--mode", "bluetooth")
    assert data["notes"] == [
        "`bluetooth` was read as bluetooth-central; it may also mean bluetooth-peripheral",
        "--mode bluetooth-central has no meaning before iOS 5.0",
    ]
    again = question("deadline", "--os", "17.0", "--allowance", "launch")
    assert again["notes"] == []


@pytest.mark.parametrize("os", ["4.0", "8.4.1", "9.0", "13.0", "27.0"])
def test_a_mode_has_a_note_if_it_is_not_applicable(os: str) -> None:
    for answer in lp.modes(os):
        data = question("deadline", "--os", os, "--allowance", "launch", "--mode", answer.mode.label)
        noted = any("has no meaning" in note for note in data["notes"])
        assert noted == (answer.verdict == lp.Verdict.NOT_APPLICABLE), (answer.mode, data["notes"])


def test_a_picture_says_it_on_standard_error() -> None:
    drawn = run("diagram", "--os", "12.0", "--mode", "ble", "--format", "dot")
    assert drawn.stdout.startswith("//")
    assert drawn.stderr.startswith("lifecycle_policy: `ble` was read as bluetooth-central;")


def test_a_wrong_word_names_option_and_list() -> None:
    data = question("relaunch", "--os", "17.0", "--after", "killed", "--on", "push")
    assert (data["status"], data["field"]) == ("unknown-value", "after")
    assert data["message"].startswith("--after: unknown termination `killed`: it may mean user-f")
    assert data["message"].endswith("; `names termination` lists them")


def test_names_list_words() -> None:
    rows = {row["name"]: row["words"] for row in question("names", "termination")["names"]}
    assert {"swiped away", "force quit"} <= set(rows["user-force-quit"])
    assert "jetsam" in rows["memory-pressure"]
    assert not any("killed" in listed for listed in rows.values())
    shown = " ".join(run("names", "trigger").stdout.split())
    assert "Words such as `tap` are accepted, too" in shown
    assert "Words such as" not in run("names", "verdict").stdout


def test_modes_of_the_app_are_those_asked_about() -> None:
    one = question("modes", "--os", "12.0", "--mode", "voip")
    asked = question("modes", "--os", "12.0", "--of", "voip", "--mode", "voip")
    assert one == asked and one["question"]["of"] == "voip"
    both = question("modes", "--os", "12.0", "--mode", "voip", "--mode", "audio")
    assert both["question"]["of"] == ["audio", "voip"]
    assert [row["mode"] for row in both["modes"]] == ["audio", "voip"]
    every = question("modes", "--os", "12.0")
    assert every["question"]["of"] is None
    assert len(every["modes"]) == len(lp.BackgroundMode)
    assert not any(row["declared"] for row in every["modes"])


def test_modes_of_an_info_plist_are_marked(tmp_path: Path) -> None:
    path = tmp_path / "Info.plist"
    path.write_bytes(plistlib.dumps({"UIBackgroundModes": ["audio", "fetch"]}))
    argv = ["modes", "--os", "12.0", "--info-plist", str(path)]
    rows = question(*argv)["modes"]
    assert len(rows) == len(lp.BackgroundMode)
    assert [row["mode"] for row in rows if row["declared"]] == ["audio", "fetch"]
    text = run(*argv).stdout
    assert "audio: declared, allowed, since 4.0" in text
    assert "voip: allowed, since 4.0" in text
