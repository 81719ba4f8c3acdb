"""What an answer rests on: of each condition what is known of it, and which option tells it."""

from __future__ import annotations

import argparse
from dataclasses import dataclass

from .._native.enums import BackgroundMode, Condition, Knowledge, Lifecycle
from ..questions.answers import Answer
from ..questions.prepared import policies_of
from ..questions.rules import rule
from .options import Asked

__all__ = ["KINDS", "conditions"]

Json = dict[str, object]

#: The four things that can be known of a condition, as they are called everywhere.
KINDS = ("holds", "fails", "not_given", "assumed")

_HOLDS, _FAILS, _NOT_GIVEN, _ASSUMED = KINDS
_OF = {
    Knowledge.HOLDS: _HOLDS,
    Knowledge.FAILS: _FAILS,
    Knowledge.NOT_GIVEN: _NOT_GIVEN,
    Knowledge.ASSUMED: _ASSUMED,
}


@dataclass(frozen=True, slots=True)
class _Telling:
    """How a person says that a condition holds, or that it fails, and the options that tell it."""

    holds: str
    fails: str
    told: str | None = None
    """The option that says that it holds."""
    untold: str | None = None
    """The option that says that it fails."""


def _sdk(version: str, before: str) -> _Telling:
    return _Telling(
        f"linked against an SDK of {version} or later",
        f"linked against an SDK before {version}",
        f"--sdk {version}",
        f"--sdk {before}",
    )


def _mode(mode: BackgroundMode) -> _Telling:
    label = mode.name.lower().replace("_", "-")  # the label would need the library
    name = f"background mode {label}"
    return _Telling(f"the {name}", f"no {name}", f"--mode {label}")


def _text(name: str, option: str) -> _Telling:
    return _Telling(f"a usage text {name}", f"no usage text {name}", option)


_TELLING: dict[Condition, _Telling] = {
    Condition.HARDWARE_MULTITASKING: _Telling(
        "a device with multitasking", "a device without multitasking", None, "--no-multitasking"
    ),
    Condition.MULTITASKING_SDK: _sdk("4.0", "3.2"),
    Condition.CALLKIT_SDK: _sdk("13.0", "12.0"),
    Condition.SCENE_SDK: _sdk("27.0", "26.0"),
    Condition.PUSHKIT_SDK: _sdk("10.0", "9.3"),
    Condition.EXITS_ON_SUSPEND: _Telling(
        "UIApplicationExitsOnSuspend", "no UIApplicationExitsOnSuspend", "--exits-on-suspend"
    ),
    Condition.SCENES_ADOPTED: _Telling(
        "an app with scenes", "an app without scenes", "--scenes", "--no-scenes"
    ),
    Condition.MULTIPLE_SCENES: _Telling("several scenes", "one scene", "--multiple-scenes"),
    Condition.PHONE: _Telling("a phone", "not a phone", None, "--ipad"),
    Condition.PAD: _Telling("an iPad", "not an iPad", "--ipad"),
    Condition.REAL_DEVICE: _Telling("a real device", "the Simulator", None, "--simulator"),
    Condition.CELLULAR: _Telling("a cellular radio", "no cellular radio", None, "--no-cellular"),
    Condition.FIRST_UNLOCK_DONE: _Telling(
        "a device that was unlocked since it started",
        "a device that was not unlocked since it started",
        None,
        "--before-first-unlock",
    ),
    Condition.PASSCODE: _Telling("a passcode", "no passcode", "--passcode"),
    Condition.DEVICE_UNLOCKED: _Telling(
        "an unlocked device", "a locked device", None, "--locked --passcode"
    ),
    Condition.BACKGROUND_APP_REFRESH: _Telling(
        "Background App Refresh on",
        "Background App Refresh off",
        "--background-refresh on",
        "--background-refresh off",
    ),
    Condition.LOW_POWER_MODE_OFF: _Telling(
        "Low Power Mode off", "Low Power Mode on", None, "--low-power"
    ),
    Condition.CHARGING: _Telling("a charging device", "no charging device", "--charging"),
    Condition.DEBUGGER_DETACHED: _Telling("no debugger", "a debugger", None, "--debugger"),
    Condition.LOCATION_AUTHORIZATION_GRANTED: _Telling(
        "authorization for location",
        "no authorization for location",
        "--authorization when-in-use",
        "--authorization none",
    ),
    Condition.LOCATION_AUTHORIZATION_ALWAYS: _Telling(
        "Always authorization for location",
        "no Always authorization for location",
        "--authorization always",
        "--authorization when-in-use",
    ),
    Condition.RESTORATION_IDENTIFIER: _Telling(
        "Bluetooth state restoration",
        "no Bluetooth state restoration",
        "--restoration-identifier",
        "--no-restoration-identifier",
    ),
    Condition.SESSION_SENDS_LAUNCH_EVENTS: _Telling(
        "a URL session that sends launch events",
        "a URL session that sends no launch events",
        "--session-sends-launch-events yes",
        "--session-sends-launch-events no",
    ),
    Condition.BACKGROUND_ACTIVITY_SESSION: _Telling(
        "a CLBackgroundActivitySession when it last ran",
        "no CLBackgroundActivitySession when it last ran",
        "--background-activity-session yes",
        "--background-activity-session no",
    ),
    Condition.SERVICE_SESSION: _Telling(
        "a CLServiceSession for Always when it last ran",
        "no CLServiceSession for Always when it last ran",
        "--service-session yes",
        "--service-session no",
    ),
    Condition.BLUETOOTH_ON: _Telling("Bluetooth on", "Bluetooth off", None, "--bluetooth-off"),
    Condition.BLUETOOTH_ON_IN_CONTROL_CENTER: _Telling(
        "Bluetooth on in Control Center",
        "Bluetooth off in Control Center",
        None,
        "--bluetooth-off-in-control-center",
    ),
    Condition.AIRPLANE_MODE_OFF: _Telling(
        "airplane mode off", "airplane mode on", None, "--airplane-mode"
    ),
    Condition.ACCESSORY_SETUP_KIT: _Telling(
        "accessories of AccessorySetupKit",
        "no accessories of AccessorySetupKit",
        "--accessory-setup-kit",
    ),
    Condition.FORCE_QUIT_SURVIVES_REBOOT: _Telling(
        "a force quit that outlasts a reboot",
        "a force quit that ends with a reboot",
        "--force-quit-survives-reboot",
    ),
    Condition.REGIONS_END_AT_REBOOT: _Telling(
        "regions that end with a reboot",
        "regions that outlast a reboot",
        "--regions-end-at-reboot",
    ),
    Condition.REBOOTED_SINCE: _Telling("a reboot since", "no reboot since", "--since reboot"),
    Condition.UNLOCKED_SINCE: _Telling("an unlock since", "no unlock since", "--since unlock"),
    Condition.USER_LAUNCHED_SINCE: _Telling(
        "a launch by the user since", "no launch by the user since", "--since user-launch"
    ),
    Condition.STATE_RESTORATION: _Telling(
        "state restoration", "no state restoration", "--state-restoration"
    ),
    Condition.PERMITTED_IDENTIFIERS: _Telling(
        "permitted task identifiers", "no permitted task identifiers", "--permitted-identifier ID"
    ),
    Condition.ALWAYS_USAGE_TEXT: _text("for Always", "--always-usage-text"),
    Condition.WHEN_IN_USE_USAGE_TEXT: _text("for When In Use", "--when-in-use-usage-text"),
    Condition.MICROPHONE_USAGE_TEXT: _text("for the microphone", "--microphone-usage-text"),
    Condition.MINIMUM_OS_MET: _Telling(
        "an OS that is not older than MinimumOSVersion",
        "an OS older than MinimumOSVersion",
        None,
        "--minimum-os VERSION",
    ),
    Condition.MODES_KNOWN: _Telling(
        "only modes that Apple lists", "a mode that Apple does not list", None, "--unknown-modes N"
    ),
    Condition.NO_PLACEHOLDERS: _Telling(
        "no build variable in the Info.plist",
        "a build variable in the Info.plist",
        None,
        "--placeholders KEY",
    ),
    Condition.ANY_MODE: _Telling("a background mode", "no background mode", "--mode MODE"),
    Condition.TASK_MODES: _Telling(
        "the background mode fetch or processing",
        "neither the background mode fetch nor processing",
        "--mode processing",
    ),
    Condition.SEVERAL_FOREGROUND_SLOTS: _Telling(
        "several apps in front", "one app in front", "--foreground-slots 2", "--foreground-slots 1"
    ),
    **{Condition[f"MODE_{mode.name}"]: _mode(mode) for mode in BackgroundMode},
}

_OF_QUESTIONS = {
    Condition.REBOOTED_SINCE: "reboot",
    Condition.UNLOCKED_SINCE: "unlock",
    Condition.USER_LAUNCHED_SINCE: "user-launch",
}


def _options(telling: _Telling) -> set[str]:
    texts = f"{telling.told or ''} {telling.untold or ''}".split()
    return {text[2:].replace("-", "_") for text in texts if text.startswith("--")}


def _was_told(options: argparse.Namespace, condition: Condition) -> bool:
    """Tells whether an option, or the Info.plist, says something of it."""
    given = vars(options)
    names = _options(_TELLING[condition])
    if condition in (Condition.MODES_KNOWN, Condition.NO_PLACEHOLDERS, *_OF_APPS):
        names.add("info_plist")
    if condition == Condition.LOCATION_AUTHORIZATION_GRANTED:
        names.add("authorization")
    if given.get("facts") and not names & _APP_OPTIONS:
        return True
    return any(given.get(name) not in (None, False, []) for name in names)


_OF_APPS = {
    Condition.EXITS_ON_SUSPEND,
    Condition.SCENES_ADOPTED,
    Condition.MULTIPLE_SCENES,
    Condition.PERMITTED_IDENTIFIERS,
    Condition.ALWAYS_USAGE_TEXT,
    Condition.WHEN_IN_USE_USAGE_TEXT,
    Condition.MICROPHONE_USAGE_TEXT,
    Condition.MINIMUM_OS_MET,
    Condition.ANY_MODE,
    Condition.TASK_MODES,
    *(Condition[f"MODE_{mode.name}"] for mode in BackgroundMode),
}
_APP_OPTIONS = {name for condition in _OF_APPS for name in _options(_TELLING[condition])} | {
    "sdk",
    "state_restoration",
    "authorization",
}


def _named(asked: Asked, found: Answer) -> list[Condition]:
    """Gives the conditions that an answer depends on; its life cycle is one of them."""
    named = list(found.requires)
    row = None if found.rule is None else rule(found.rule)
    cycles = set() if row is None else set(row.lifecycles)
    if len(cycles & {Lifecycle.STANDARD, Lifecycle.SCENES}) == 1 and asked.context.os.major >= 13:
        named.append(Condition.SCENES_ADOPTED)
    return list(dict.fromkeys(named))


def conditions(asked: Asked, found: Answer) -> Json:
    """Gives the conditions that an answer depends on, by what is known of them."""
    policy, options = policies_of(asked.context)[0], asked.options
    since = getattr(options, "since", None) or []
    listed: dict[str, list[Json]] = {kind: [] for kind in KINDS}
    for condition in _named(asked, found):
        telling, kind = _TELLING[condition], _OF[policy.condition(condition)]
        if condition in _OF_QUESTIONS:
            holds = _OF_QUESTIONS[condition] in since
            kind = _HOLDS if holds else _ASSUMED
        else:
            holds = _holds(condition, kind, asked)
            if kind in (_HOLDS, _FAILS) and not _was_told(options, condition):
                kind = _ASSUMED
        text = telling.holds if holds else telling.fails
        option = telling.told or telling.untold
        if kind == _ASSUMED:
            option = telling.untold if holds else telling.told
        listed[kind].append({"name": condition.label, "text": text, "option": option})
    return dict(listed)


def _holds(condition: Condition, kind: str, asked: Asked) -> bool:
    """Tells whether it holds, or is assumed to."""
    if kind in (_HOLDS, _NOT_GIVEN):
        return True
    if kind == _FAILS:
        return False
    telling = _TELLING[condition]
    if condition == Condition.SCENES_ADOPTED:
        return asked.context.os.major >= 27
    if (telling.told or "").startswith("--sdk"):
        first = int((telling.told or "").split()[1].split(".")[0])
        return asked.context.os.major >= first
    return condition in (
        Condition.MINIMUM_OS_MET,
        Condition.MODES_KNOWN,
        Condition.NO_PLACEHOLDERS,
    )
