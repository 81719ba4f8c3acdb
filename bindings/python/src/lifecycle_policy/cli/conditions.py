"""The conditions behind an answer: what is known about each, and which option sets it."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from functools import lru_cache

from .._native.enums import BackgroundMode, Condition, Knowledge, Lifecycle
from .._native.names import mask_of, parse
from ..questions.answers import Answer
from ..questions.packing import AnyQuestion, any_kind_and_bytes
from ..questions.prepared import Prepared, policies_of
from ..questions.rules import rule
from ..questions.texts import TextPart, text_of
from .flags import SWITCHES
from .options import Asked

__all__ = ["KINDS", "conditions", "said", "untold", "with_options"]

Json = dict[str, object]

#: The names of the values of `Knowledge`: what is known of a condition.
KINDS = tuple(kind.name.lower() for kind in Knowledge)
_HOLDS, _FAILS, _NOT_GIVEN, _ASSUMED = KINDS

#: The options that set a condition: first the option that makes the condition hold, then the option
#: that makes it fail.
_TELLING: dict[Condition, tuple[str | None, str | None]] = {
    Condition.HARDWARE_MULTITASKING: (None, "--no-multitasking"),
    Condition.MULTITASKING_SDK: ("--sdk 4.0", "--sdk 3.2"),
    Condition.CALLKIT_SDK: ("--sdk 13.0", "--sdk 12.0"),
    Condition.SCENE_SDK: ("--sdk 27.0", "--sdk 26.0"),
    Condition.PUSHKIT_SDK: ("--sdk 10.0", "--sdk 9.3"),
    Condition.EXITS_ON_SUSPEND: ("--exits-on-suspend", None),
    Condition.SCENES_ADOPTED: ("--scenes", "--no-scenes"),
    Condition.MULTIPLE_SCENES: ("--multiple-scenes", None),
    Condition.PHONE: (None, "--ipad"),
    Condition.PAD: ("--ipad", None),
    Condition.REAL_DEVICE: (None, "--simulator"),
    Condition.CELLULAR: (None, "--no-cellular"),
    Condition.FIRST_UNLOCK_DONE: (None, "--before-first-unlock"),
    Condition.PASSCODE: ("--passcode", None),
    Condition.DEVICE_UNLOCKED: (None, "--locked --passcode"),
    Condition.SCREEN_UNLOCKED: (None, "--locked"),
    Condition.BACKGROUND_APP_REFRESH: ("--background-refresh on", "--background-refresh off"),
    Condition.LOW_POWER_MODE_OFF: (None, "--low-power"),
    Condition.CHARGING: ("--charging", None),
    Condition.DEBUGGER_DETACHED: (None, "--debugger"),
    Condition.LOCATION_AUTHORIZATION_GRANTED: (
        "--authorization when-in-use",
        "--authorization none",
    ),
    Condition.LOCATION_AUTHORIZATION_ALWAYS: (
        "--authorization always",
        "--authorization when-in-use",
    ),
    Condition.FULL_ACCURACY: (None, "--authorization always-reduced"),
    Condition.RESTORATION_IDENTIFIER: ("--restoration-identifier", "--no-restoration-identifier"),
    Condition.STATE_TO_RESTORE: ("--state-restoration", "--interface-kept no"),
    Condition.BLUETOOTH_ON: (None, "--bluetooth-off"),
    Condition.BLUETOOTH_ON_IN_CONTROL_CENTER: (None, "--bluetooth-off-in-control-center"),
    Condition.AIRPLANE_MODE_OFF: (None, "--airplane-mode"),
    Condition.ACCESSORY_SETUP_KIT: ("--accessory-setup-kit", None),
    Condition.FORCE_QUIT_SURVIVES_REBOOT: ("--force-quit-survives-reboot", None),
    Condition.REGIONS_END_AT_REBOOT: ("--regions-end-at-reboot", None),
    Condition.REBOOTED_SINCE: ("--since reboot", None),
    Condition.UNLOCKED_SINCE: ("--since unlock", None),
    Condition.USER_LAUNCHED_SINCE: ("--since user-launch", None),
    Condition.STATE_RESTORATION: ("--state-restoration", None),
    Condition.PERMITTED_IDENTIFIERS: ("--permitted-identifier ID", None),
    Condition.ALWAYS_USAGE_TEXT: ("--always-usage-text", None),
    Condition.WHEN_IN_USE_USAGE_TEXT: ("--when-in-use-usage-text", None),
    Condition.MICROPHONE_USAGE_TEXT: ("--microphone-usage-text", None),
    Condition.MINIMUM_OS_MET: (None, "--minimum-os VERSION"),
    Condition.MODES_KNOWN: (None, "--unknown-modes N"),
    Condition.NO_PLACEHOLDERS: (None, "--placeholders KEY"),
    Condition.ANY_MODE: ("--mode MODE", None),
    Condition.TASK_MODES: ("--mode processing", None),
    Condition.SEVERAL_FOREGROUND_SLOTS: ("--foreground-slots 2", "--foreground-slots 1"),
    **{
        Condition[option.upper().replace("-", "_")]: (f"--{option} yes", f"--{option} no")
        for option in SWITCHES
    },
    **{
        Condition[f"MODE_{mode.name}"]: (f"--mode {mode.name.lower().replace('_', '-')}", None)
        for mode in BackgroundMode
    },
}

_OF_QUESTIONS = {
    Condition.REBOOTED_SINCE: "reboot",
    Condition.UNLOCKED_SINCE: "unlock",
    Condition.USER_LAUNCHED_SINCE: "user-launch",
}


def _options(telling: tuple[str | None, str | None]) -> set[str]:
    texts = " ".join(filter(None, telling)).split()
    return {text[2:].replace("-", "_") for text in texts if text.startswith("--")}


@lru_cache(maxsize=None)
def _setting(condition: Condition) -> frozenset[str]:
    """Returns the options that set a condition."""
    names = _options(_TELLING[condition])
    if condition in (Condition.MODES_KNOWN, Condition.NO_PLACEHOLDERS, *_OF_APPS):
        names.add("info_plist")
    if condition == Condition.LOCATION_AUTHORIZATION_GRANTED:
        names.add("authorization")
    return frozenset(names)


def _was_told(options: argparse.Namespace, condition: Condition) -> bool:
    """Tells whether an option or the Info.plist sets a condition."""
    given, names = vars(options), _setting(condition)
    if given.get("facts") and not names & _APP_OPTIONS:
        return True
    return any(given.get(name) not in (None, False, []) for name in names)


def said(asked: Asked, question: AnyQuestion) -> dict[str, str]:
    """Returns the parts of the library's text about an answer, with marks behind the conditions."""
    policy, (kind, query) = policies_of(asked.context)[0], any_kind_and_bytes(question)
    assumed = mask_of(one for one in Condition if not _was_told(asked.options, one))
    parts = {
        "headline": TextPart.HEADLINE,
        "question": TextPart.QUESTION,
        "details": TextPart.DETAILS,
        "grounds": TextPart.GROUNDS,
    }
    return {
        name: text_of(policy, kind, query, part | TextPart.MARKS, assumed)
        for name, part in parts.items()
    }


_MARK = re.compile("\x1f([?+-])([^\x1f]*)\x1f")


def _option(match: re.Match[str]) -> str:
    told, untold = _TELLING[parse(Condition, match[2])]
    option = {"?": told or untold, "+": told, "-": untold}[match[1]]
    return f" ({'' if match[1] == '?' else 'else '}{option})" if option else ""


def with_options(text: str) -> str:
    """Replaces each mark of a condition with the option that sets the condition. For an assumed
    condition, that option contradicts the assumption."""
    return _MARK.sub(_option, text)


def untold(asked: Asked, wanted: Sequence[Condition]) -> list[Json] | None:
    """Returns the wanted conditions, each with the option that makes it hold. Returns None if one
    of the conditions was given, or has no option that makes it hold."""
    if any(_was_told(asked.options, one) or _TELLING[one][0] is None for one in wanted):
        return None
    return [
        {"name": one.label, "text": one.title, "option": _TELLING[one][0]} for one in wanted
    ]


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
    """Returns the conditions that an answer depends on. From iOS 13 on, the adoption of scenes is
    one of these conditions if the rule of the answer applies to only one of the two life cycles."""
    named = list(found.requires)
    row = None if found.rule is None else rule(found.rule)
    cycles = set() if row is None else {*row.values("lifecycles"), row.value("lifecycle")}
    if len(cycles & {Lifecycle.STANDARD, Lifecycle.SCENES}) == 1 and asked.context.os.major >= 13:
        named.append(Condition.SCENES_ADOPTED)
    return list(dict.fromkeys(named))


def _reason(policy: Prepared, options: argparse.Namespace, condition: Condition) -> Condition:
    """Returns PASSCODE instead of DEVICE_UNLOCKED if the device is locked without a passcode.

    Such a device counts as unlocked for its apps, so the passcode is what decides. Returns any
    other condition unchanged.
    """
    if condition != Condition.DEVICE_UNLOCKED or not getattr(options, "locked", False):
        return condition
    holds = policy.condition(condition) == Knowledge.HOLDS
    return Condition.PASSCODE if holds else condition


def conditions(asked: Asked, found: Answer, also: Sequence[str] = ()) -> Json:
    """Returns the conditions that an answer depends on, grouped by what is known about them.

    If the answer is a refusal, `also` lists further rules that refuse. The conditions of these
    rules are included.
    """
    policy, options = policies_of(asked.context)[0], asked.options
    since = getattr(options, "since", None) or []
    listed: dict[str, list[Json]] = {kind: [] for kind in KINDS}
    named = _named(asked, found)
    for id in also:
        named += [*rule(id).when, *rule(id).when_not]
    for condition in dict.fromkeys(_reason(policy, options, one) for one in named):
        told, untold = _TELLING[condition]
        kind = policy.condition(condition).name.lower()
        if condition in _OF_QUESTIONS:
            holds = _OF_QUESTIONS[condition] in since
            kind = _HOLDS if holds else _ASSUMED
        else:
            holds = _holds(condition, kind, asked)
            if kind in (_HOLDS, _FAILS) and not _was_told(options, condition):
                kind = _ASSUMED
        # The text states the condition. If the condition is assumed to fail, the text states the
        # opposite.
        text = condition.title if kind != _ASSUMED or holds else condition.opposite_title
        option = told or untold
        if kind == _ASSUMED:
            option = untold if holds else told
        listed[kind].append({"name": condition.label, "text": text, "option": option})
    return dict(listed)


def _holds(condition: Condition, kind: str, asked: Asked) -> bool:
    """Returns True for a condition that holds, is assumed to hold, or was not given."""
    if kind in (_HOLDS, _NOT_GIVEN):
        return True
    if kind == _FAILS:
        return False
    told = _TELLING[condition][0] or ""
    if condition == Condition.SCENES_ADOPTED:
        return asked.context.os.major >= 27
    if told.startswith("--sdk"):
        first = int(told.split()[1].split(".")[0])
        return asked.context.os.major >= first
    return condition in (
        Condition.INTERFACE_KEPT,
        Condition.MINIMUM_OS_MET,
        Condition.MODES_KNOWN,
        Condition.NO_PLACEHOLDERS,
    )
