"""The format of a scenario: the keys of each of its objects, and the JSON schema."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, cast

from .._native.enums import (
    Activity,
    Allowance,
    BackgroundMode,
    Callback,
    Changing,
    Event,
    EvidenceProfile,
    Interruption,
    LocationAuthorization,
    Occurrence,
    Termination,
    Treatment,
    Trigger,
    UnknownLimit,
)
from .._native.meanings import meaning
from .._native.renamed import EVENT as EVENT_NAMES
from .._native.renamed import INSTALL as APP_NAMES
from ..questions.context import DeviceFacts, Limit
from .kinds import (
    Happening,
    Json,
    Key,
    Number,
    Reading,
    Switch,
    Text,
    Unread,
    Version,
    Word,
    Words,
    key_schemas,
    needs,
    object_schema,
    read_object,
)
from .places import Placed, kind_of
from .updates import Update, What

__all__ = [
    "APP",
    "DEFAULT_SECONDS",
    "EVENT",
    "EVENTS",
    "FACTS",
    "FACT_NAMES",
    "NO_DEVICE",
    "SCENARIO",
    "event_keys",
    "schema",
]

#: The length of a scenario without `until`, in seconds after its last event. The scenario ends
#: earlier if nothing is due.
DEFAULT_SECONDS = 3600

_COMMENT = Key("comment", Unread(), "for people")
_PATH = "relative to this file"

#: The profile of the founding articles. The articles do not describe a launch, so no device can use
#: this profile.
NO_DEVICE = EvidenceProfile.FOUNDING

#: Facts that have another name in scenarios.
_SHORT = {"debugger_attached": "debugger", "idiom": "pad"}
#: Facts that the simulated device tracks. Scenarios cannot set them.
_OF_ITSELF = ("first_unlock_done", "device_locked")

#: The fields of DeviceFacts, by the words for facts in scenarios.
FACT_NAMES = {
    _SHORT.get(name, name.replace("_", "-")): name
    for name in DeviceFacts.__dataclass_fields__
    if name not in _OF_ITSELF
}

FACTS = tuple(
    Key(word, Number(1, 8, whole=True), "apps side by side")
    if name == "foreground_slots"
    else Key(word, Switch(unknown=True), "an iPad" if word == "pad" else word.replace("-", " "))
    for word, name in FACT_NAMES.items()
)


def _others(names: Mapping[str, str], name: str) -> tuple[str, ...]:
    return tuple(other for other, used in names.items() if used == name)


LIMIT = (
    Key("allowance", Word(Allowance), "what is limited", needed=True),
    Key("limit", Number(unit="seconds", endless=True), "how long the app has"),
    Key("advice", Number(unit="seconds", endless=True), "how long it should take at most"),
    Key("warning", Number(unit="seconds"), "how long before the limit the app is warned"),
)


class _Limits:
    """The host's own limits, as a list. Missing figures come from the rules."""

    def read(self, key: str, given: Placed, reading: Reading) -> tuple[Limit, ...] | None:
        elements = given.elements()
        if elements is None:
            reading.wrong(given, f"{key}: expected a list, not {kind_of(given.value)}")
            return None
        found: dict[Allowance, Limit] = {}
        for each in elements:
            values = read_object(each, LIMIT, "a limit", reading) or {}
            if "allowance" not in values:
                continue
            limit = Limit(**cast(Any, {name: value for name, (value, _) in values.items()}))
            if limit.allowance in found:
                text = f"{key}: there are two limits for `{limit.allowance.label}`"
                reading.wrong(each, text)
            if limit.warning and limit.limit is not None and limit.warning > limit.limit:
                text = f"warning: {limit.warning:g} is longer than the limit, {limit.limit:g}"
                reading.wrong(values["warning"][1], text)
            found[limit.allowance] = limit
        return tuple(found.values())

    def schema(self) -> Json:
        return {"type": "array", "items": object_schema(LIMIT)}


APP = (
    Key("name", Text(), "its name in events, texts and the picture"),
    Key("info_plist", Text(), f"read the app from an Info.plist: a path, {_PATH}"),
    Key("modes", Words(BackgroundMode), "UIBackgroundModes"),
    Key("scenes", Switch(), "the app has the scene life cycle"),
    Key("multiple_scenes", Switch(), "UIApplicationSupportsMultipleScenes"),
    Key("exits_on_suspend", Switch(), "UIApplicationExitsOnSuspend"),
    Key("linked_sdk", Version(), "the SDK that the app was linked against"),
    Key("minimum_os", Version(), "MinimumOSVersion"),
    Key("authorization", Word(LocationAuthorization), "location authorization"),
    Key(
        "permitted_identifiers",
        Number(0, 1_000, whole=True),
        "the number of BGTaskSchedulerPermittedIdentifiers",
    ),
    Key("session_sends_launch_events", Switch(), "the URL session sends launch events"),
    Key("restoration_identifier", Switch(), "Core Bluetooth restores state"),
    Key("state_restoration", Switch(), "the app preserves and restores its interface"),
    Key("background_activity_session", Switch(), "the app held a CLBackgroundActivitySession"),
    Key("service_session", Switch(), "the app held a CLServiceSession for Always"),
    Key("interface_kept", Switch(), "UIKit kept a session or the saved interface; by default true"),
    Key("multitasking_camera", Switch(), "the app may use the camera beside other apps"),
    Key("was_launched", Switch(), "the user has launched the app before; by default true"),
    Key(
        "returns_after",
        Number(unit="seconds"),
        "how long each callback takes; by default 0",
        others=_others(APP_NAMES, "returns_after"),
    ),
    Key(
        "completes_after",
        Number(unit="seconds"),
        "how long after its callback each wake-up completes; by default never",
    ),
    Key(
        "stays_for",
        Number(unit="seconds"),
        "how long it stays in the background with nothing to do; by default 0",
    ),
    Key("footprint", Number(0, 1 << 50, whole=True), "bytes of memory when the app starts"),
    Key(
        "missing_callbacks",
        Words(Callback),
        "the callbacks that the app does not implement; by default none",
        others=_others(APP_NAMES, "missing_callbacks"),
    ),
    Key("implements", Words(Callback), "the older way: the callbacks that the app implements"),
    Key("limits", _Limits(), "the host's own figures, in the place of the system's"),
    _COMMENT,
)

#: The keys of an app that an update of the app cannot change.
_FIXED = ("name", "info_plist", "was_launched", "implements", "comment")


class _AppReference:
    """The number or name of an app. Whether the app exists is checked later."""

    def read(self, key: str, given: object, reading: object) -> object:
        return getattr(given, "value")

    def schema(self) -> Json:
        return {"type": ["integer", "string"], "minimum": 1}


_AT = Key("at", Number(unit="seconds"), "the time, in seconds from the start", needed=True)
_EVENT = Key("event", Happening(), "what happens", needed=True)
_FIELDS = {
    key.name: key
    for key in (
        Key("app", _AppReference(), "the number of an app, from 1 on, or its name"),
        Key("scene", Number(1, 0xFFFF_FFFF, whole=True), "the number of a scene"),
        Key("trigger", Word(Trigger), "what launches or wakes the app"),
        Key("interruption", Word(Interruption), "what covers the screen"),
        Key("activity", Word(Activity), "what the app does"),
        Key("termination", Word(Termination), "how the process ends"),
        Key("notice", Word(Event), "what happens"),
        Key("fact", Word(Changing), "the fact that changes"),
        Key("value", Switch(), "whether it holds, has come, or is to come to the front"),
        Key(
            "token",
            Number(1, 0xFFFF_FFFF, whole=True),
            "the token of a task or wake-up; by default the last one of the app",
        ),
        Key("identifier", Number(0, (1 << 53) - 1, whole=True), "the identifier of a request"),
        Key(
            "amount",
            Number(0, 1 << 50, whole=True),
            "bytes of memory",
            others=_others(EVENT_NAMES, "amount"),
        ),
        Key("delay", Number(unit="seconds"), "the earliest start or the interval, in seconds"),
        Key("decision", Switch(), "the host's decision where the rules leave it open"),
        Key("os", Version(), "the version that is installed"),
        *(key for key in APP if key.name not in _FIXED),
    )
}

#: The required keys and the optional keys of each event.
EVENTS: dict[What, tuple[str, str]] = {
    Occurrence.BOOT: ("", ""),
    Occurrence.SHUTDOWN: ("", ""),
    Occurrence.BATTERY_EMPTY: ("", ""),
    Occurrence.LOCK: ("", ""),
    Occurrence.UNLOCK: ("", ""),
    Occurrence.HOME: ("", ""),
    Occurrence.OPEN_SWITCHER: ("", "decision"),
    Occurrence.CLOSE_SWITCHER: ("", ""),
    Occurrence.OPEN_APP: ("app", "trigger scene value decision"),
    Occurrence.FORCE_QUIT: ("app", "decision"),
    Occurrence.BEGIN_INTERRUPTION: ("interruption", "decision"),
    Occurrence.IGNORE_INTERRUPTION: ("interruption", ""),
    Occurrence.ACCEPT_INTERRUPTION: ("interruption", "app decision"),
    Occurrence.MEMORY_PRESSURE: ("amount", ""),
    Occurrence.FACT_CHANGE: ("fact value", ""),
    Occurrence.TRIGGER: ("app trigger", "identifier decision"),
    Occurrence.NOTICE: ("notice", "app value decision"),
    Occurrence.END: ("app termination", "decision"),
    Occurrence.BEGIN_TASK: ("app", "decision"),
    Occurrence.END_TASK: ("app", "token"),
    Occurrence.COMPLETE: ("app", "token"),
    Occurrence.BEGIN_ACTIVITY: ("app activity", "decision"),
    Occurrence.END_ACTIVITY: ("app activity", ""),
    Occurrence.SUBMIT_REQUEST: ("app trigger", "identifier delay decision"),
    Occurrence.CANCEL_REQUEST: ("app", "identifier"),
    Occurrence.FOOTPRINT: ("app amount", ""),
    Occurrence.REQUEST_SCENE: ("app scene", "value decision"),
    Occurrence.CLOSE_SCENE: ("app", "scene decision"),
    Occurrence.DISCONNECT_SCENE: ("app", "scene decision"),
    Occurrence.KEEP_ALIVE: ("app", "delay decision"),
    Update.UPDATE_APP: ("app", " ".join(key.name for key in APP if key.name not in _FIXED)),
    Update.UPDATE_OS: ("os", ""),
}

#: The keys of all events. The kind of an event determines which of these keys the event takes.
EVENT = (_AT, _EVENT, *_FIELDS.values(), _COMMENT)


class _Facts:
    """The facts of the device. The schema of facts is made here, but scenario.py reads the
    facts."""

    def read(self, key: str, given: object, reading: object) -> object:
        return given

    def schema(self) -> Json:
        return object_schema(FACTS)


class _Apps(_Facts):
    def schema(self) -> Json:
        return {"type": "array", "minItems": 1, "items": object_schema(APP)}


def _event_schema(kind: What) -> Json:
    """Returns the schema of one kind of event."""
    at, _, *keys, _ = event_keys(kind)
    about = kind.meaning if isinstance(kind, Update) else meaning(kind)
    return {
        "title": kind.label,
        "description": about,
        "properties": {
            **key_schemas((at,)),
            "event": {"const": kind.label},
            **key_schemas(keys),
            "comment": {},
        },
        **needs((at, _EVENT, *keys)),
        "additionalProperties": False,
    }


class _Steps(_Facts):
    def schema(self) -> Json:
        events = [_event_schema(kind) for kind in EVENTS]
        return {"type": "array", "items": {"type": "object", "oneOf": events}}


_TEXTS = {"type": "array", "items": {"type": "string"}}

SCENARIO = (
    Key("$schema", Unread({"type": "string"}), "the address of this schema"),
    Key("name", Text(), "the title of the scenario"),
    Key("os", Version(), "the iOS version; --os replaces it"),
    Key("evidence", Word(EvidenceProfile, NO_DEVICE), "the evidence profile; by default observed"),
    Key("on_silence", Word(Treatment), "the treatment if no source says whether something happens"),
    Key("on_conditional", Word(Treatment), "the treatment if it depends on a fact not given"),
    Key("unknown_limit", Word(UnknownLimit), "the limit if the profile has no figure"),
    Key("facts", _Facts(), "what is known of the device; by default an ordinary one"),
    Key("apps", _Apps(), "the apps, numbered from 1 on", needed=True),
    Key("events", _Steps(), "the events, in order of time", needed=True),
    Key(
        "until",
        Number(unit="seconds"),
        "the end of the simulation; by default when nothing more is due after the last event, at "
        f"the latest {DEFAULT_SECONDS} seconds after it",
    ),
    Key("id", Unread({"type": "string"}), "for tests"),
    _COMMENT,
    Key("sources", Unread(_TEXTS), "for tests"),
    Key("effects", Unread(_TEXTS), "for tests"),
)


def event_keys(kind: What) -> tuple[Key, ...]:
    """Returns the keys of an event."""
    needed, further = (names.split() for names in EVENTS[kind])
    keys = [replace(_FIELDS[name], needed=name in needed) for name in (*needed, *further)]
    return (_AT, _EVENT, *keys, _COMMENT)


def schema() -> Json:
    """Returns the JSON schema (2020-12) of a scenario. The names are those of the enumerations."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A scenario for `lifecycle-policy simulate`",
        "description": "What happens to a device, and when. Names are as `names` lists them; the "
        "program reads other spellings, too.",
        **object_schema(SCENARIO),
    }
