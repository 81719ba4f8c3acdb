"""The options that commands share: for the OS, the app, the device and the output."""

from __future__ import annotations

from collections.abc import Callable

from .._native.enums import (
    Allowance,
    BackgroundMode,
    EvidenceProfile,
    LocationAuthorization,
    ProcessKind,
)
from .flags import FACT_FLAGS, SWITCHES, TEXT_FLAGS
from .parser import Group, Parser, Values
from .screen import COLOURS

__all__ = [
    "VERSIONS",
    "add_app",
    "add_device",
    "add_ground",
    "add_output",
    "add_question",
    "listed",
]

#: The values of an option that takes a version. Completion suggests only major versions, such as
#: 12.0.
VERSIONS = Values(versions=True)


def listed(text: str, kind: str) -> str:
    """Adds the command that lists the values of an option to the help text of the option."""
    return f"{text} (`names {kind}` lists them)"


def add_ground(group: Group, *, several: bool = False) -> None:
    """Adds the options for the versions, the evidence profile and the caller's own limits."""
    if several:
        versions = Values(versions=True, several=True)
        text = "an iOS version; may be repeated, or list several with commas"
        group.option("os", "VERSION", text, versions, repeat=True)
    else:
        group.option("os", "VERSION", "the iOS version, such as 8.1; a range, 12-17; or a list, 12,17", VERSIONS)
        group.option("os-last", "VERSION", "the last version of a range from --os", VERSIONS)
    profiles = Values((EvidenceProfile,))
    group.option("evidence", "PROFILE", "documented, observed (the default) or article", profiles)
    text = "a figure of your own; =none for no limit; may be repeated"
    group.option("limit", "ALLOWANCE=SECONDS", text, Values((Allowance,)), repeat=True)


def add_app(parser: Parser) -> None:
    """Adds the options that describe the app."""
    group = Group(parser, "the app, in addition to its Info.plist or instead of it", elsewhere=True)
    text = "read the app from an Info.plist; -: standard input"
    group.option("info-plist", "FILE", text, Values(file=True))
    modes = Values((BackgroundMode,), several=True)
    text = listed("a UIBackgroundModes value; may be repeated", "mode")
    group.option("mode", "MODE", text, modes, repeat=True)
    group.option("sdk", "VERSION", "the SDK that the app was linked against", VERSIONS)
    text = "an app extension or App Clip in place of an app, such as share; by default app"
    group.option("kind", "KIND", text, Values((ProcessKind,)))
    group.option("minimum-os", "VERSION", "MinimumOSVersion", VERSIONS)
    group.either(
        ("scenes", "the app has the scene life cycle"),
        ("no-scenes", "the app does not have the scene life cycle"),
    )
    group.flag("multiple-scenes", "UIApplicationSupportsMultipleScenes is set")
    group.flag("exits-on-suspend", "UIApplicationExitsOnSuspend is set")
    group.flag("state-restoration", "the app preserves and restores its interface")
    text = "an entry of BGTaskSchedulerPermittedIdentifiers; may be repeated"
    group.option("permitted-identifier", "ID", text, repeat=True)
    for option, key in TEXT_FLAGS.items():
        group.flag(option, f"the Info.plist has {key}")
    group.option("unknown-modes", "N", "the number of declared modes that Apple does not list")
    text = "a key whose value has an unexpanded build variable; may be repeated"
    group.option("placeholders", "KEY", text, repeat=True)
    granted = Values((LocationAuthorization,))
    text = "location authorization: always, provisional-always, always-reduced, when-in-use, "
    text += "when-in-use-reduced or none"
    group.option("authorization", "KIND", text, granted)
    switch = Values(words=("yes", "no"))
    for option, text in SWITCHES.items():
        group.option(option, "yes|no", text, switch)
    group.either(
        ("restoration-identifier", "Core Bluetooth restores state"),
        ("no-restoration-identifier", "Core Bluetooth does not restore state"),
    )


def add_device(parser: Parser) -> None:
    """Adds the options that describe the device."""
    group = Group(parser, "the device", elsewhere=True)
    kinds = Values(words=("ordinary", "unknown"))
    text = "start from an ordinary device (the default) or an unknown one"
    group.option("facts", "KIND", text, kinds)
    group.flag("ipad", "an iPad")
    group.flag("before-first-unlock", "a passcode is set, and has not been entered since the boot")
    switch = Values(words=("on", "off"))
    group.option("background-refresh", "on|off", "Background App Refresh", switch)
    slots = Values(words=tuple(str(number) for number in range(1, 9)))
    group.option("foreground-slots", "N", "apps side by side, 1 to 8", slots)
    for option, _, _, text in FACT_FLAGS:
        group.flag(option, text)


def add_output(parser: Parser, *formats: str) -> Group:
    """Adds the options for the output, with --format if there are `formats` to choose from."""
    group = Group(parser, "output")
    if formats:
        text = f"{', '.join(formats[:-1])} or {formats[-1]}"
        group.option("format", "FORMAT", text, Values(words=formats))
    group.flag("json", "print one JSON object")
    text = "exit with 1 unless the answer is a plain yes: for scripts and CI (`--help` says more)"
    group.flag("exit-code", text)
    group.option("color", "WHEN", "auto (the default), always or never", Values(words=COLOURS))
    return group


def add_question(parser: Parser, add: Callable[[Group], None], *, explained: bool) -> None:
    """Adds all options of a question about an app on a device. `add` adds the options that only
    this question has. If `explained` is true, the question has the option --explain."""
    group = Group(parser, "the question")
    add(group)
    add_ground(group)
    add_app(parser)
    add_device(parser)
    output = add_output(parser)
    if explained:
        output.flag("explain", "list every rule about the question, with its role in the answer")
