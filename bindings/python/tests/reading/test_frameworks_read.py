"""Tests reading logs with the words of frameworks."""

from __future__ import annotations

import pytest
from lifecycle_policy.readers.frameworks import WORDS

from streams import FRAMEWORKS, losses, seen, source

#: For each framework, lines of a log with its words, each with the record that is read.
LINES = {
    "Flutter": [
        ("flutter: AppLifecycleState.resumed", "state-read active"),
        ("state changed to AppLifecycleState.inactive now", "note"),
        ("AppLifecycleState.hidden", "note"),
        ("10:00:01.5 paused", "state-sampled background @36001.5"),
        ("State: detached", "note"),
    ],
    "React Native": [
        ("LOG  AppState active", "state-read active"),
        ("'background'", "state-read background"),
        ('appStateDidChange {"app_state":"inactive"}', "state-sampled inactive"),
        ("10:00:01 FOREGROUND", "state-read active @36001"),
    ],
    "Cordova": [
        ("active", "notification did-become-active"),
        ("Resign!", "notification will-resign-active"),
        ("cordova.fireDocumentEvent('pause')", "notification did-enter-background"),
        ("event: resume", "notification will-enter-foreground"),
    ],
    "Capacitor": [
        ("App state changed. Is active? true", "notification did-become-active"),
        ('appStateChange {"isActive":false}', "notification will-resign-active"),
        ("pause", "notification did-enter-background"),
        ("resume", "notification will-enter-foreground"),
    ],
    "Xamarin.Forms": [
        ("AppDelegate.FinishedLaunching", "unread"),
        ("FinishedLaunching", "entered did-finish-launching"),
        ("WillFinishLaunching", "entered will-finish-launching"),
        ("10:00:01 OnActivated", "entered did-become-active @36001"),
        ("OnResignActivation state=active", "entered will-resign-active reads active"),
        ("DidEnterBackground", "entered did-enter-background"),
        ("WillEnterForeground", "entered will-enter-foreground"),
        ("WillTerminate", "entered will-terminate"),
        ("OnStart", "note"),
        ("App OnSleep", "note"),
        ("OnResume", "note"),
    ],
    ".NET MAUI": [
        ("Window.Created", "note"),
        ("Activated", "notification did-become-active"),
        ("Window OnDeactivated", "notification will-resign-active"),
        ("Window: Stopped", "notification did-enter-background"),
        ("OnResumed", "notification will-enter-foreground"),
        ("Window.Destroying", "note"),
        ("FinishedLaunching", "entered did-finish-launching"),
        ("WillFinishLaunching", "entered will-finish-launching"),
        ("OnResignActivation", "entered will-resign-active"),
        ("DidEnterBackground", "entered did-enter-background"),
        ("WillEnterForeground", "entered will-enter-foreground"),
        ("WillTerminate", "entered will-terminate"),
        ("OnStart", "note"),
        ("OnSleep", "note"),
        ("OnResume", "note"),
    ],
    "Titanium": [
        ("pause", "state-sampled inactive"),
        ("Ti.App: paused", "state-sampled background"),
        ("resume", "note"),
        ("resumed", "note"),
    ],
    "Unity": [
        ("OnApplicationPause(true)", "state-sampled inactive"),
        ("OnApplicationPause: False", "state-sampled active"),
        ("OnApplicationFocus(hasFocus: true)", "state-sampled active"),
        ("OnApplicationFocus false", "note"),
        ("2025-03-01 10:00:00.5 Tea[7:9] OnApplicationQuit", "entered will-terminate pid 7"),
    ],
}


@pytest.mark.parametrize("framework", LINES)
def test_the_words_of_a_framework(framework: str) -> None:
    text = "".join(f"{line}\n" for line, _ in LINES[framework])
    text = f"# framework: {framework}\n{text}"
    assert FRAMEWORKS.recognizes(source(text)) == 95
    note, *read = seen(FRAMEWORKS, text)
    assert note == f"1: # note: framework: {framework}"
    for number, (line, (_, expected)) in enumerate(zip(read, LINES[framework], strict=True), 2):
        assert line.startswith(f"{number}: {expected}")
        assert " <" in line or expected == "unread"


def test_every_word_of_the_table_occurs() -> None:
    for framework, word in WORDS:
        words = [line for line, _ in LINES[framework]]
        last = word.rsplit(".", 1)[-1].split("(")[0].split()[0].lower()
        assert any(last in line.lower() for line in words), (framework, word)
    assert {framework for framework, _ in WORDS} == set(LINES)


def test_only_calls_of_the_delegate_are_without_loss() -> None:
    exact = {(framework, word) for (framework, word), meaning in WORDS.items() if not meaning.loses}
    assert {framework for framework, _ in exact} == {"Xamarin.Forms", ".NET MAUI"}
    assert all(str(WORDS[each].record.kind) == "entered" for each in exact)
    (loss,) = losses(FRAMEWORKS, "# framework: unity\nOnApplicationQuit\n")
    assert loss == "whether iOS ends the app, or it quits by itself"


@pytest.mark.parametrize(
    ("text", "sureness", "last"),
    [
        ("AppLifecycleState.paused\n", 75, "state-sampled background"),
        ("a\nb\nc\nflutter: AppLifecycleState.paused\n", 60, "state-sampled background"),
        ("10:00:01 INACTIVE\n10:00:02 FOREGROUND\n", 50, "state-read active"),
        ("active\nresign\npause\nresume\nactive\n", 50, "notification did-become-active"),
        ("inactive\nbackground\nactive\n", 50, "state-read active"),
        ("pause\npaused\nresume\nresumed\nx\npause\n", 50, "state-sampled inactive"),
    ],
)
def test_a_framework_is_found_by_its_words(text: str, sureness: int, last: str) -> None:
    assert FRAMEWORKS.recognizes(source(text)) == sureness
    assert seen(FRAMEWORKS, text)[-1].split(": ", 1)[1].split(" @")[0].split(" <")[0] == last


@pytest.mark.parametrize(
    "text",
    [
        "# framework: UIKit scenes\nactive\n",
        "applicationDidBecomeActive:\nsceneDidBecomeActive:\nAppLifecycleState.paused\n",
        "10:00:00 iPhone Tea[5] <Notice>: a\n10:00:01 iPhone Tea[5] <Notice>: OnSleep\n",
        "active\nand\nmuch\nelse\n",
        "\0active\n",
        "",
    ],
)
def test_other_logs_are_not_of_a_framework(text: str) -> None:
    assert FRAMEWORKS.recognizes(source(text)) == 0


def test_remarks_native_names_and_states() -> None:
    text = (
        "# os: iOS 12.4\n# app: Tea\n# says: hello\n#framework: react native\n"
        "applicationWillResignActive: state=active\n"
        "UIApplicationDidEnterBackgroundNotification\n"
        "bridge ready state=background\n"
        "bridge ready state=purple\n\n"
    )
    assert seen(FRAMEWORKS, text) == [
        "1: # os: iOS 12.4",
        "2: # app: Tea",
        "3: # note: says: hello",
        "4: # note: framework: react native",
        "5: entered will-resign-active reads active <applicationWillResignActive:>",
        "6: notification did-enter-background <UIApplicationDidEnterBackgroundNotification>",
        "7: state-read background <bridge ready>",
        "8: unread",
    ]
