"""Random contexts: versions on both sides of every edge, apps, devices, own limits."""

from __future__ import annotations

import math
import random
from dataclasses import replace
from typing import Any

import place  # noqa: F401
from lifecycle_policy import (
    Allowance,
    App,
    BackgroundMode,
    Context,
    DeviceFacts,
    EvidenceProfile,
    Idiom,
    Limit,
    LocationAuthorization,
    OSVersion,
)

from book import NEWEST, Book, Row, packed
from unlisted import FORMS

_OTHERS = ("4.1", "4.2", "4.2.1", "6.1.3", "9.3.5", "12.4", "13.1", "17.2", "26.1", "27.255.255")
_UNKNOWN = ("28.0", "28.0.1", "40.2", "255.255.255")

#: What is declared, done or granted, with what it may be.
_APP: dict[str, tuple[Any, ...]] = {
    "exits_on_suspend": (True, False),
    "scenes": (True, True, False),
    "multiple_scenes": (True, True, False),
    "permitted_identifiers": (1, 3),
    "location_authorization": tuple(LocationAuthorization),
    "restoration_identifier": (True, False),
    "session_sends_launch_events": (True, False),
    "state_restoration": (True, False),
    "always_usage_text": (True, False),
    "when_in_use_usage_text": (True, False),
    "microphone_usage_text": (True, False),
    "unknown_modes": (1, 2),
    "placeholders": (("CFBundleName",),),
}
_TRUTHS = (True, False, None)

#: Where a condition turns on one fact: the part of the app or device, and what makes it hold.
_APP_CONDITIONS: dict[str, tuple[str, Any, Any]] = {
    "multitasking-sdk": ("linked_sdk", OSVersion(4), OSVersion(3, 2)),
    "callkit-sdk": ("linked_sdk", OSVersion(13), OSVersion(12, 4)),
    "scene-sdk": ("linked_sdk", OSVersion(27), OSVersion(26, 2)),
    "exits-on-suspend": ("exits_on_suspend", True, False),
    "scenes-adopted": ("scenes", True, False),
    "multiple-scenes": ("multiple_scenes", True, False),
    "state-restoration": ("state_restoration", True, False),
    "permitted-identifiers": ("permitted_identifiers", 1, 0),
    "restoration-identifier": ("restoration_identifier", True, False),
    "session-sends-launch-events": ("session_sends_launch_events", True, False),
    "location-authorization-granted": (
        "location_authorization", LocationAuthorization.WHEN_IN_USE, LocationAuthorization.NONE,
    ),
    "location-authorization-always": (
        "location_authorization", LocationAuthorization.ALWAYS, LocationAuthorization.WHEN_IN_USE,
    ),
    "always-usage-text": ("always_usage_text", True, False),
    "when-in-use-usage-text": ("when_in_use_usage_text", True, False),
    "microphone-usage-text": ("microphone_usage_text", True, False),
    "minimum-os-met": ("minimum_os", OSVersion(2), OSVersion(99)),
    "modes-known": ("unknown_modes", 0, 1),
    "no-placeholders": ("placeholders", (), ("CFBundleName",)),
    "any-mode": ("background_modes", BackgroundMode.AUDIO, BackgroundMode(0)),
    "task-modes": ("background_modes", BackgroundMode.FETCH, BackgroundMode(0)),
}  # fmt: skip
_DEVICE_CONDITIONS: dict[str, tuple[str, Any, Any]] = {
    "hardware-multitasking": ("hardware_multitasking", True, False),
    "phone": ("idiom", Idiom.PHONE, Idiom.PAD),
    "pad": ("idiom", Idiom.PAD, Idiom.PHONE),
    "real-device": ("simulator", False, True),
    "cellular": ("cellular", True, False),
    "passcode": ("passcode", True, False),
    "first-unlock-done": ("first_unlock_done", True, False),
    "background-app-refresh": ("background_app_refresh", True, False),
    "low-power-mode-off": ("low_power_mode", False, True),
    "charging": ("charging", True, False),
    "debugger-detached": ("debugger_attached", False, True),
    "bluetooth-on": ("bluetooth_off", False, True),
    "bluetooth-on-in-control-center": ("bluetooth_off_in_control_center", False, True),
    "airplane-mode-off": ("airplane_mode", False, True),
    "accessory-setup-kit": ("accessory_setup_kit", True, False),
    "force-quit-survives-reboot": ("force_quit_survives_reboot", True, False),
    "regions-end-at-reboot": ("regions_end_at_reboot", True, False),
    "device-unlocked": ("device_locked", False, True),
}


class Grounds:
    """Makes contexts for questions to a rule book."""

    def __init__(self, book: Book, source: random.Random) -> None:
        self.random = source
        near = {edge + step for edge in book.edges for step in (-1, 0, 1)}
        #: Both sides of the versions on which callbacks came.
        self.forms = sorted({form.since + step for form in FORMS.values() for step in (-1, 0)})
        near |= {packed(text) for text in _OTHERS}
        self.versions = sorted(os for os in near if packed("2.0") <= os <= NEWEST)

    def some(self) -> Context:
        """Gives any context."""
        return self._with_rest(self._version())

    def around(self, row: Row) -> Context:
        """Gives a context near a row: its versions and profiles, its conditions or all but one."""
        choose = self.random.choice
        chosen = [os for os in self.versions if row.holds_on(os)] or self.versions
        os = choose(chosen)
        chance = self.random.random()
        if chance < 0.1:
            os = choose([os for os in self.forms if row.holds_on(os)] or chosen)
        elif chance < 0.5:
            os = choose([row.since, row.since - 1, min(row.until, NEWEST) - 1, row.until])
            os = min(max(os, packed("2.0")), packed("28.0"))
        context = self._with_rest(OSVersion.from_packed(os))
        app, facts = context.app or App(), context.facts or DeviceFacts()
        if row.lifecycles and self.random.random() < 0.9:
            app = _living(app, choose(sorted(row.lifecycles)))
        asked = [(name, True) for name in sorted(row.when)]
        asked += [(name, False) for name in sorted(row.when_not)]
        for name, wanted in asked:
            holds = wanted if self.random.random() < 0.85 else not wanted
            app, facts = _arranged(app, facts, name, holds)
        profile = EvidenceProfile.OBSERVED
        if self.random.random() < 0.9:
            label = choose(sorted(row.profiles))
            profile = next(one for one in EvidenceProfile if one.label == label)
        return Context(
            context.os, os_last=context.os_last, profile=profile, app=app, facts=facts,
            limits=context.limits,
        )  # fmt: skip

    def _version(self) -> OSVersion:
        if self.random.random() < 0.05:
            return OSVersion.parse(self.random.choice(_UNKNOWN))
        return OSVersion.from_packed(self.random.choice(self.versions))

    def _with_rest(self, os: OSVersion) -> Context:
        last = None
        if self.random.random() < 0.1:
            last = max(os, self._version())
        profiles = (
            EvidenceProfile.OBSERVED, EvidenceProfile.OBSERVED, EvidenceProfile.OBSERVED,
            EvidenceProfile.DOCUMENTED, EvidenceProfile.ARTICLE,
        )  # fmt: skip
        return Context(
            os,
            os_last=last,
            profile=self.random.choice(profiles),
            app=self._app(),
            facts=self._facts(),
            limits=self._limits(),
        )

    def _app(self) -> App | None:
        source = self.random
        if source.random() < 0.2:
            return None
        rate = source.choice((0.1, 0.4))
        changes = {
            name: source.choice(values)
            for name, values in _APP.items()
            if source.random() < rate or name == "scenes" and source.random() < 0.3
        }
        for name in ("linked_sdk", "minimum_os"):
            if source.random() < rate:
                changes[name] = self._version()
        modes = BackgroundMode(0)
        for mode in BackgroundMode:
            if source.random() < rate:
                modes |= mode
        return replace(App(background_modes=modes), **changes)

    def _facts(self) -> DeviceFacts | None:
        source = self.random
        chance = source.random()
        if chance < 0.3:
            return None
        base = DeviceFacts.unknown() if chance < 0.45 else DeviceFacts()
        rate = source.choice((0.1, 0.4))
        changes: dict[str, Any] = {}
        for name in DeviceFacts.__dataclass_fields__:
            if source.random() < rate:
                values: tuple[Any, ...] = _TRUTHS
                if name == "idiom":
                    values = (Idiom.PHONE, Idiom.PAD, None)
                elif name == "foreground_slots":
                    values = (1, 2, None)
                changes[name] = source.choice(values)
        return replace(base, **changes)

    def _limits(self) -> tuple[Limit, ...]:
        source = self.random
        if source.random() < 0.75:
            return ()
        figures = (None, None, 0.0, 2.5, 77.0, math.inf)
        return tuple(
            Limit(source.choice(list(Allowance)), *(source.choice(figures) for _ in range(3)))
            for _ in range(source.randint(1, 12))
        )


def _living(app: App, lifecycle: str) -> App:
    """Gives an app the declarations by which it has a life cycle, where the OS has that."""
    if lifecycle == "no-multitasking":
        return replace(app, linked_sdk=OSVersion(3, 2))
    return replace(
        app,
        linked_sdk=None,
        scenes=lifecycle == "scenes",
        exits_on_suspend=lifecycle == "exits-on-suspend",
    )


def _arranged(
    app: App, facts: DeviceFacts, condition: str, holds: bool
) -> tuple[App, DeviceFacts]:
    """Makes a condition hold or fail, where one fact can do it."""
    if condition in _APP_CONDITIONS:
        name, yes, no = _APP_CONDITIONS[condition]
        changed = yes if holds else no
        if name == "background_modes" and holds:
            changed |= app.background_modes
        return replace(app, **{name: changed}), facts
    if condition in _DEVICE_CONDITIONS:
        name, yes, no = _DEVICE_CONDITIONS[condition]
        if condition in ("first-unlock-done", "device-unlocked"):
            facts = replace(facts, passcode=True)
        return app, replace(facts, **{name: yes if holds else no})
    for mode in BackgroundMode:
        if condition == f"mode-{mode.label}":
            modes = app.background_modes | mode if holds else app.background_modes & ~mode
            return replace(app, background_modes=modes), facts
    return app, facts
