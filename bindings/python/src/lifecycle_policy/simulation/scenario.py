"""Reads a scenario from its file: the device, its apps, and the events."""

from __future__ import annotations

import os
from dataclasses import dataclass, fields, replace
from typing import Any, cast

from .._native.enums import (
    Callback,
    EvidenceProfile,
    Idiom,
    Occurrence,
    Treatment,
    UnknownLimit,
)
from .._native.errors import LifecyclePolicyError
from .._native.osversion import OSVersion
from ..questions.app import App
from ..questions.context import DeviceFacts, Limit
from ..questions.info import Notice
from .format import APP, EVENT, FACT_NAMES, FACTS, SCENARIO, event_keys
from .kinds import Reading, did_you_mean, quoted, read_object
from .places import Mistake, Mistakes, Placed, kind_of, read_json
from .updates import Update, What

__all__ = ["Scenario", "ScenarioApp", "Step", "keys_of", "read_scenario", "updated"]

#: The maximum number of apps. A picture could not show more.
MOST_APPS = 64


@dataclass(frozen=True, slots=True)
class ScenarioApp:
    """An app and its behaviour."""

    name: str
    app: App
    was_launched: bool = True
    returns_after: float = 0.0
    completes_after: float | None = None
    stays_for: float = 0.0
    footprint: int = 0
    missing_callbacks: tuple[Callback, ...] = ()
    limits: tuple[Limit, ...] = ()

    def behaviour(self) -> dict[str, Any]:
        """Returns the arguments that Device.install and Device.update_app both take."""
        return {name: getattr(self, name) for name in _BEHAVIOUR}


#: The fields after `was_launched`: the behaviour of an app, as arguments of Device.install.
_BEHAVIOUR = tuple(field.name for field in fields(ScenarioApp))[3:]


@dataclass(frozen=True, slots=True)
class Step:
    """An event. `fields` has the keyword arguments for Device.post. For an update of an app,
    `fields` has the changed keys of the app. For an update of the OS, `fields` has the version."""

    at: float
    kind: What
    app: int
    fields: dict[str, Any]
    line: int


@dataclass(frozen=True, slots=True)
class Scenario:
    """A device, its apps, and the events."""

    name: str
    os: OSVersion | None
    """The version; None: the file names no version."""
    evidence: EvidenceProfile
    on_silence: Treatment
    on_conditional: Treatment
    unknown_limit: UnknownLimit
    facts: DeviceFacts
    apps: tuple[ScenarioApp, ...]
    steps: tuple[Step, ...]
    until: float | None
    notes: tuple[str, ...]
    """Notes on how words and keys were read, such as words with several meanings, and on the
    entries of Info.plists."""


#: Fields of App, by the keys of an app in a scenario. The modes are converted separately.
_APP_FIELDS = {
    **{name: name for name in ("scenes", "multiple_scenes", "exits_on_suspend", "linked_sdk")},
    **{name: name for name in ("minimum_os", "session_sends_launch_events", "service_session")},
    **{name: name for name in ("restoration_identifier", "state_restoration")},
    "background_activity_session": "background_activity_session",
    **{name: name for name in ("interface_kept", "multitasking_camera")},
    "authorization": "location_authorization",
    "permitted_identifiers": "permitted_identifiers",
}


def updated(app: ScenarioApp, keys: dict[str, Any]) -> ScenarioApp:
    """Returns a copy of an app with the values in `keys`, which are keys of a scenario."""
    facts = {field: keys[key] for key, field in _APP_FIELDS.items() if key in keys}
    if "modes" in keys:
        facts["background_modes"] = frozenset(keys["modes"])
    changes = {key: keys[key] for key in ("was_launched", *_BEHAVIOUR) if key in keys}
    return replace(app, app=replace(app.app, **facts), **changes)


def keys_of(app: ScenarioApp) -> dict[str, Any]:
    """Returns the keys of a scenario that describe an app, without its name.

    >>> keys_of(ScenarioApp("Notes", App(background_modes=["audio"]), stays_for=5.0))
    {'modes': (<BackgroundMode.AUDIO: 1>,), 'stays_for': 5.0}
    """
    usual = ScenarioApp("", App())
    found = {key: getattr(app.app, field) for key, field in _APP_FIELDS.items()}
    found = {key: value for key, value in found.items() if value not in (None, 0) or value is False}
    if app.app.background_modes:
        found["modes"] = tuple(sorted(app.app.background_modes))
    for key in ("was_launched", *_BEHAVIOUR):
        if getattr(app, key) != getattr(usual, key):
            found[key] = getattr(app, key)
    return found


def _notice(name: str, notice: Notice) -> str:
    return f"{name}: {notice}"


class _Reader:
    def __init__(self, folder: str) -> None:
        self.folder, self.reading = folder, Reading()
        self.apps: list[ScenarioApp] = []
        self.numbers: dict[str, int] = {}

    def declared(self, values: dict[str, tuple[object, Placed]]) -> App:
        """Reads the Info.plist that an app names, if any."""
        if "info_plist" not in values:
            return App()
        text, where = values["info_plist"]
        path = os.path.join(self.folder, str(text))
        try:
            return App.from_info_plist(path)
        except LifecyclePolicyError as error:
            if error.status is None:
                raise
            self.reading.wrong(where, f"info_plist: {error}")
            return App()

    def app(self, given: Placed, number: int) -> None:
        values = read_object(given, APP, "an app", self.reading) or {}
        told = {name: value for name, (value, _) in values.items()}
        app = self.declared(values)
        name = str(told.get("name", f"app {number}"))
        if name in self.numbers:
            where = values["name"][1] if "name" in values else given
            self.reading.wrong(where, f"name: another app is called `{name}`")
        self.numbers.setdefault(name, number)
        for notice in app.notices:
            self.reading.note(_notice(name, notice))
        told["modes"] = app.background_modes.union(cast(Any, told.get("modes", ())))
        count = cast(int, told.get("permitted_identifiers", 0))
        told["permitted_identifiers"] = app.permitted_identifiers + count
        if "implements" in told:
            told["missing_callbacks"] = self.others(values, told["implements"])
        self.apps.append(updated(ScenarioApp(name, app), told))

    def others(
        self, values: dict[str, tuple[object, Placed]], implemented: object
    ) -> list[Callback]:
        """Returns the callbacks that an app does not implement."""
        where = values["implements"][1]
        if "missing_callbacks" in values:
            text = "implements: `missing_callbacks` says the same; give one of them"
            self.reading.wrong(where, text)
        text = "was read as `missing_callbacks` with all the others"
        self.reading.note(f"line {where.line}: `implements` {text}")
        return sorted(set(Callback) - set(cast("list[Callback]", implemented)))

    def app_named(self, value: object, where: Placed) -> int:
        """Returns the number of an app. For an unknown app, records a mistake and returns 0."""
        if isinstance(value, int) and not isinstance(value, bool):
            if 1 <= value <= len(self.apps):
                return value
            there = f"the apps are 1 to {len(self.apps)}" if self.apps else "there are no apps"
            self.reading.wrong(where, f"app: there is no app {value}; {there}")
        elif isinstance(value, str):
            if value in self.numbers:
                return self.numbers[value]
            near = did_you_mean(value, list(self.numbers))
            there = near or f"; there are {quoted(self.numbers)}"
            self.reading.wrong(where, f"app: no app is called `{value}`{there}")
        else:
            what = kind_of(where.value)
            self.reading.wrong(where, f"app: expected the number or name of an app, not {what}")
        return 0

    def step(self, given: Placed) -> Step | None:
        """Reads an event. Reads the kind first, because the kind determines the other keys."""
        members = given.members()
        kind = None
        for member in members or ():
            if member.name == "event" and isinstance(member.value.value, str):
                aside = Reading()
                found = event_keys(Occurrence.BOOT)[1].kind.read("event", member.value, aside)
                kind = found if isinstance(found, (Occurrence, Update)) else None
        if kind is None:
            read_object(given, EVENT, "an event", self.reading)
            return None
        values = read_object(given, event_keys(kind), f"`{kind.label}`", self.reading)
        if values is None:
            return None
        told = {name: value for name, (value, _) in values.items()}
        app = self.app_named(*values["app"]) if "app" in values else 0
        fields = {key: told[key] for key in told if key not in ("at", "event", "app")}
        if kind is Occurrence.MEMORY_PRESSURE and told.get("amount") == 0:
            self.reading.wrong(values["amount"][1], "amount: expected 1 or more, not 0")
        if "at" not in told:
            return None
        return Step(float(cast(float, told["at"])), kind, app, fields, given.line)

    def steps(self, given: list[Placed]) -> tuple[Step, ...]:
        found: list[Step] = []
        latest = 0.0
        for each in given:
            step = self.step(each)
            if step is None:
                continue
            if step.at < latest:
                where = next(m.value for m in each.members() or () if m.name == "at")
                text = f"at: {step.at:g} is before the event above it, at {latest:g}"
                self.reading.wrong(where, text)
            latest = max(latest, step.at)
            found.append(step)
        return tuple(found)

    def facts(self, given: Placed | None) -> DeviceFacts:
        if given is None:
            return DeviceFacts()
        values = read_object(given, FACTS, "`facts`", self.reading) or {}
        changes: dict[str, object] = {}
        for word, (value, _) in values.items():
            known = None if value == "unknown" else value
            if word == "pad" and known is not None:
                known = Idiom.PAD if known else Idiom.PHONE
            changes[FACT_NAMES[word]] = known
        return replace(DeviceFacts(), **cast(Any, changes))

    def list(self, values: dict[str, tuple[object, Placed]], key: str) -> list[Placed]:
        """Returns the elements of the list under a key, or [] if the key is missing. For any other
        value, records a mistake and returns []."""
        if key not in values:
            return []
        where = values[key][1]
        elements = where.elements()
        if elements is None:
            self.reading.wrong(where, f"{key}: expected a list, not {kind_of(where.value)}")
        return elements or []

    def scenario(self, root: Placed) -> Scenario:
        if root.elements() is not None:
            raise Mistakes([Mistake(root.line, root.column, "a list: a file has one scenario")])
        values = read_object(root, SCENARIO, "a scenario", self.reading) or {}
        told = {name: value for name, (value, _) in values.items()}
        apps = self.list(values, "apps")
        where = values["apps"][1] if "apps" in values else root
        if where.elements() is not None and not 0 < len(apps) <= MOST_APPS:
            self.reading.wrong(where, f"apps: expected 1 to {MOST_APPS} apps, not {len(apps)}")
        for number, each in enumerate(apps[:MOST_APPS], 1):
            self.app(each, number)
        steps = self.steps(self.list(values, "events"))
        until = cast("float | None", told.get("until"))
        latest = max((step.at for step in steps), default=0.0)
        if until is not None and until < latest:
            text = f"until: {until:g} is before the last event, at {latest:g}"
            self.reading.wrong(values["until"][1], text)
        facts = self.facts(values["facts"][1] if "facts" in values else None)
        if self.reading.mistakes:
            raise Mistakes(self.reading.mistakes)
        treated = cast("dict[str, Treatment]", told)
        return Scenario(
            name=str(told.get("name", "")),
            os=cast("OSVersion | None", told.get("os")),
            evidence=cast(EvidenceProfile, told.get("evidence", EvidenceProfile.OBSERVED)),
            on_silence=treated.get("on_silence", Treatment.REFUSE),
            on_conditional=treated.get("on_conditional", Treatment.REFUSE),
            unknown_limit=cast(UnknownLimit, told.get("unknown_limit", UnknownLimit.NONE)),
            facts=facts,
            apps=tuple(self.apps),
            steps=steps,
            until=None if until is None else float(until),
            notes=tuple(self.reading.notes),
        )


def read_scenario(text: str, folder: str = "") -> Scenario:
    """Reads a scenario. Raises Mistakes. Paths in the scenario are relative to `folder`."""
    return _Reader(folder).scenario(read_json(text))
