"""The context of a question, from the options of the command line."""

from __future__ import annotations

import argparse
import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from ._app import App
from ._cli_values import (
    MALFORMED,
    RANGE,
    UNKNOWN,
    UsageError,
    choice_of,
    number_of,
    required,
    value_of,
    values_of,
    version_of,
)
from ._context import Context, DeviceFacts, Limit
from ._enums import Allowance, Axis, BackgroundMode, EvidenceProfile, Idiom, LocationAuthorization
from ._errors import LifecyclePolicyError
from ._osversion import OSVersion

__all__ = ["Asked", "FACT_FLAGS", "TEXT_FLAGS", "context_of"]

#: Flags that state a fact of the device: option, fact, value, what --help says.
FACT_FLAGS = (
    ("passcode", "passcode", True, "a passcode is set"),
    ("low-power", "low_power_mode", True, "Low Power Mode is on"),
    ("no-multitasking", "hardware_multitasking", False, "hardware without multitasking"),
    ("no-cellular", "cellular", False, "no cellular radio"),
    ("debugger", "debugger_attached", True, "a debugger is attached"),
    ("simulator", "simulator", True, "in the Simulator"),
    ("charging", "charging", True, "the device is charging"),
    ("bluetooth-off", "bluetooth_off", True, "Bluetooth was turned off in Settings"),
    (
        "bluetooth-off-in-control-center",
        "bluetooth_off_in_control_center",
        True,
        "Bluetooth was turned off in Control Center",
    ),
    ("airplane-mode", "airplane_mode", True, "airplane mode was toggled"),
    ("accessory-setup-kit", "accessory_setup_kit", True, "AccessorySetupKit set up accessories"),
    ("locked", "device_locked", True, "the device is locked now"),
    (
        "force-quit-survives-reboot",
        "force_quit_survives_reboot",
        True,
        "assume that the force-quit flag survives a reboot",
    ),
    (
        "regions-end-at-reboot",
        "regions_end_at_reboot",
        True,
        "assume that region monitoring ends at a reboot",
    ),
)

#: Flags that state that a key is in the Info.plist: option, part of an App, the key.
TEXT_FLAGS = (
    ("always-usage-text", "always_usage_text", "NSLocationAlwaysAndWhenInUseUsageDescription"),
    ("when-in-use-usage-text", "when_in_use_usage_text", "NSLocationWhenInUseUsageDescription"),
    ("microphone-usage-text", "microphone_usage_text", "NSMicrophoneUsageDescription"),
)

#: The versions on which an option has a meaning: from the first to before the second.
_MEANINGFUL = {
    "authorization": ("8.0", None),
    "background-refresh": ("7.0", None),
    "low-power": ("9.0", None),
    "scenes": ("13.0", None),
    "multiple-scenes": ("13.0", None),
    "exits-on-suspend": ("4.0", "13.0"),
    "state-restoration": ("6.0", None),
    "permitted-identifier": ("13.0", None),
    "restoration-identifier": ("7.0", None),
    "no-restoration-identifier": ("7.0", None),
    "session-sends-launch-events": ("7.0", None),
    "foreground-slots": ("9.0", None),
    "no-multitasking": ("4.0", None),
    "before-first-unlock": ("4.0", None),
    "bluetooth-off-in-control-center": ("7.0", None),
    "accessory-setup-kit": ("26.0", None),
    "always-usage-text": ("8.0", None),
    "when-in-use-usage-text": ("8.0", None),
}

_MODE_SINCE = {
    BackgroundMode.AUDIO: "4.0",
    BackgroundMode.LOCATION: "4.0",
    BackgroundMode.VOIP: "4.0",
    BackgroundMode.NEWSSTAND_CONTENT: "5.0",
    BackgroundMode.EXTERNAL_ACCESSORY: "5.0",
    BackgroundMode.BLUETOOTH_CENTRAL: "5.0",
    BackgroundMode.BLUETOOTH_PERIPHERAL: "6.0",
    BackgroundMode.FETCH: "7.0",
    BackgroundMode.REMOTE_NOTIFICATION: "7.0",
    BackgroundMode.PROCESSING: "13.0",
    BackgroundMode.PUSH_TO_TALK: "16.0",
    BackgroundMode.NEARBY_INTERACTION: "16.0",
}


@dataclass(frozen=True)
class Asked:
    """The ground of a question, with what there was to say of the options."""

    context: Context
    notes: tuple[str, ...]


#: Chooses the OS where none is given, with a note that tells which.
Fallback = Callable[[App], tuple[OSVersion, str]]

_SCENES_ADOPTED = "the axis of scenes: the app is taken to have adopted them"


def _limit(text: str) -> Limit:
    name, equals, figure = text.partition("=")
    if not equals:
        raise UsageError(MALFORMED, "limit", f"--limit: `{text}` is not ALLOWANCE=SECONDS or =none")
    allowance = value_of(Allowance, name.strip(), "limit")
    if figure.strip().lower() in ("none", "unlimited"):
        return Limit(allowance, math.inf)
    try:
        seconds = float(figure)
    except ValueError:
        raise UsageError(
            MALFORMED, "limit", f"--limit: `{figure}` is not a number of seconds, or none"
        ) from None
    if not 0 <= seconds <= 9e9:
        raise UsageError(RANGE, "limit", f"--limit: `{figure}` is not from 0 to 9e9 seconds")
    return Limit(allowance, seconds)


def _declared(options: argparse.Namespace) -> App:
    """Reads the Info.plist, if there is one."""
    if options.info_plist is None:
        return App()
    try:
        return App.from_info_plist(options.info_plist)
    except LifecyclePolicyError as error:
        if error.status is None:
            raise
        raise UsageError(error.status.label, "info-plist", f"--info-plist: {error}") from None


def _app(options: argparse.Namespace) -> App:
    """Puts what the options say into what the Info.plist says."""
    app = _declared(options)
    modes = app.background_modes
    for mode in values_of(BackgroundMode, options.mode, "mode"):
        modes |= mode
    changes: dict[str, Any] = {
        "background_modes": modes,
        "permitted_identifiers": app.permitted_identifiers + len(options.permitted_identifier),
        "placeholders": app.placeholders + tuple(options.placeholders),
    }
    if options.sdk is not None:
        changes["linked_sdk"] = version_of(options.sdk, "sdk")
    if options.minimum_os is not None:
        changes["minimum_os"] = version_of(options.minimum_os, "minimum-os")
    if options.unknown_modes is not None:
        count = number_of(options.unknown_modes, "unknown-modes", 0, 65536)
        changes["unknown_modes"] = app.unknown_modes + count
    if options.authorization is not None:
        granted = value_of(LocationAuthorization, options.authorization, "authorization")
        changes["location_authorization"] = granted
    if options.session_sends_launch_events is not None:
        text = options.session_sends_launch_events
        sends = choice_of(text, "session-sends-launch-events", {"yes": True, "no": False})
        changes["session_sends_launch_events"] = sends
    if options.restoration_identifier or options.no_restoration_identifier:
        changes["restoration_identifier"] = bool(options.restoration_identifier)
    if options.scenes or options.no_scenes:
        changes["scenes"] = bool(options.scenes)
    flags = ("multiple_scenes", "exits_on_suspend", "state_restoration")
    for name in (*flags, *(name for _, name, _ in TEXT_FLAGS)):
        if getattr(options, name):
            changes[name] = True
    return replace(app, **changes)


def _facts(options: argparse.Namespace) -> DeviceFacts:
    kind = (options.facts or "ordinary").lower()
    if kind not in ("ordinary", "unknown"):
        message = f"--facts: `{options.facts}` is not ordinary or unknown"
        raise UsageError(UNKNOWN, "facts", message)
    changes: dict[str, Any] = {}
    for option, name, value, _ in FACT_FLAGS:
        if getattr(options, option.replace("-", "_")):
            changes[name] = value
    if options.ipad:
        changes["idiom"] = Idiom.PAD
    if options.before_first_unlock:
        changes |= {"first_unlock_done": False, "passcode": True}
    if options.background_refresh is not None:
        switch = {"on": True, "off": False}
        changes["background_app_refresh"] = choice_of(
            options.background_refresh, "background-refresh", switch
        )
    if options.foreground_slots is not None:
        changes["foreground_slots"] = number_of(
            options.foreground_slots, "foreground-slots", 1, 8
        )
    base = DeviceFacts.unknown() if kind == "unknown" else DeviceFacts()
    return replace(base, **changes)


def _notes(options: argparse.Namespace, first: OSVersion, last: OSVersion) -> tuple[str, ...]:
    """Says of each option whether it has a meaning on the versions asked about."""
    notes = []
    for option, (since, until) in _MEANINGFUL.items():
        if not getattr(options, option.replace("-", "_")):
            continue
        if last < OSVersion.parse(since):
            notes.append(f"--{option} has no meaning before iOS {since}")
        elif until is not None and first >= OSVersion.parse(until):
            notes.append(f"--{option} has no meaning from iOS {until} on")
    for mode in values_of(BackgroundMode, options.mode, "mode"):
        begin = _MODE_SINCE.get(mode)
        if begin is not None and last < OSVersion.parse(begin):
            notes.append(f"--mode {mode.label} has no meaning before iOS {begin}")
    return tuple(dict.fromkeys(notes))


def _with_axis(options: argparse.Namespace, app: App) -> tuple[App, tuple[str, ...]]:
    """Takes it that who asks about scenes has adopted them, unless something else tells."""
    axis = getattr(options, "axis", None)
    told = options.info_plist is not None or options.scenes or options.no_scenes
    if axis is None or told or value_of(Axis, axis, "axis") != Axis.SCENE:
        return app, ()
    return replace(app, scenes=True), (_SCENES_ADOPTED,)


def _first(
    options: argparse.Namespace, app: App, fallback: Fallback | None
) -> tuple[OSVersion, tuple[str, ...]]:
    """Reads --os; where it is not there, and need not be, the fallback chooses."""
    if options.os is None and fallback is not None:
        version, note = fallback(app)
        return version, (note,)
    version = version_of(required(options, "os"), "os")
    if version < OSVersion.oldest():
        message = f"--os: `{options.os}` is before {OSVersion.oldest()}"
        raise UsageError(RANGE, "os", message)
    return version, ()


def context_of(options: argparse.Namespace, fallback: Fallback | None = None) -> Asked:
    """Makes the context of a question from the common options."""
    if options.os is None and fallback is None:
        required(options, "os")
    app, notes = _with_axis(options, _app(options))
    first, chosen = _first(options, app, fallback)
    last = None if options.os_last is None else version_of(options.os_last, "os-last")
    if last is not None and last < first:
        message = f"--os-last: `{options.os_last}` is before {options.os or first}"
        raise UsageError(RANGE, "os-last", message)
    context = Context(
        first,
        os_last=last,
        profile=value_of(EvidenceProfile, options.evidence or "observed", "evidence"),
        app=app,
        facts=_facts(options),
        limits=[_limit(text) for text in options.limit],
    )
    return Asked(context, (*chosen, *notes, *_notes(options, first, last or first)))
