"""Plays days of a device: what the user and the system do by themselves, and what comes of it."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from .._native.enums import (
    AppState,
    BackgroundMode,
    Cause,
    Effect,
    EvidenceProfile,
    LocationAuthorization,
    Occurrence,
    Trigger,
)
from .._native.osversion import OSVersion
from ..questions.app import App
from ..questions.context import DeviceFacts
from ..questions.day import Day, DayAct
from ..questions.device import AppStatus, Device, DeviceEffect
from ..questions.habits import Habits
from .scenario import ScenarioApp, keys_of

__all__ = ["COMPLETES", "Account", "PlayedDay", "RUNS", "STAYS", "day_apps", "day_scenario", "play_day"]

#: The highest number of seeds, and of days times seeds.
RUNS = 10_000
#: How apps behave here, in seconds: a wake-up completes, and an app with nothing to do stays.
COMPLETES, STAYS = 3.0, 5.0
#: The time in the background after a use is counted under this name.
_LEAVING = "leaving"
_FRONT = (AppState.ACTIVE, AppState.INACTIVE)
_FACTS = DeviceFacts(passcode=True)
#: The rule by which a visible push wakes no app: the user sees it.
_SEEN = "relaunch.never.seen-by-user"
#: What happened before a day.
_BEFORE = (Occurrence.BOOT, Occurrence.UNLOCK, Occurrence.LOCK)


def _assumed(app: App) -> App:
    """Returns an app with the facts of run time that an Info.plist cannot say: what it asks for was
    granted, and it uses what it declares."""
    granted = app.location_authorization
    if granted is None and app.always_usage_text:
        granted = LocationAuthorization.ALWAYS
    elif granted is None and app.when_in_use_usage_text:
        granted = LocationAuthorization.WHEN_IN_USE
    bluetooth = {BackgroundMode.BLUETOOTH_CENTRAL, BackgroundMode.BLUETOOTH_PERIPHERAL}
    return replace(
        app,
        location_authorization=granted,
        session_sends_launch_events=True,
        restoration_identifier=bool(bluetooth & app.background_modes),
    )


def day_apps(paths: Sequence[str]) -> list[ScenarioApp]:
    """Reads the apps of a day from their Info.plists."""
    names: Counter[str] = Counter()
    apps = []
    for path in paths:
        app = _assumed(App.from_info_plist(path))
        name = os.path.splitext(os.path.basename(path))[0]
        if name == "Info":
            name = os.path.splitext(os.path.basename(os.path.dirname(path)))[0] or name
        names[name] += 1
        shown = name if names[name] == 1 else f"{name} {names[name]}"
        apps.append(
            ScenarioApp(shown, app, completes_after=COMPLETES, stays_for=STAYS)
        )
    return apps


@dataclass(slots=True)
class Account:
    """What came of a day for an app."""

    opened: int = 0
    """How often the user opened it."""
    front: float = 0.0
    """The seconds in which it was in front."""
    runs: Counter[str] = field(default_factory=Counter)
    """How often the system launched or woke it, by trigger."""
    behind: dict[str, float] = field(default_factory=dict)
    """The seconds for which it then ran in the background, by trigger; `leaving`: after a use."""
    delivered: Counter[str] = field(default_factory=Counter)
    """How many triggers reached it, also while it ran."""
    held: Counter[tuple[str, str]] = field(default_factory=Counter)
    """What was held or kept: the trigger and the rule."""
    lost: Counter[tuple[str, str]] = field(default_factory=Counter)
    """What was lost: the trigger and the rule."""
    shown: Counter[str] = field(default_factory=Counter)
    """What only the user saw, by trigger."""
    ends: Counter[str] = field(default_factory=Counter)
    """How its processes ended."""
    status: AppStatus | None = None
    """Its status at the end."""

    @property
    def woken(self) -> int:
        """How often the system launched or woke it."""
        return sum(self.runs.values())

    def numbers(self) -> dict[str, float]:
        """Returns the figures of which ranges are shown, by name."""
        found: dict[str, float] = {
            "opened": self.opened,
            "seconds_in_front": round(self.front, 3),
            "woken": self.woken,
            "seconds_behind": round(sum(self.behind.values()), 3),
            "held": sum(self.held.values()),
            "lost": sum(self.lost.values()),
            "shown": sum(self.shown.values()),
            "ended": sum(self.ends.values()),
        }
        found |= {f"runs.{name}": count for name, count in self.runs.items()}
        found |= {f"delivered.{name}": count for name, count in self.delivered.items()}
        found |= {f"ended.{name}": count for name, count in self.ends.items()}
        for what, counts in (("held", self.held), ("lost", self.lost)):
            for (trigger, rule), count in counts.items():
                found[f"{what}.{trigger}.{rule}"] = count
        return found


@dataclass(frozen=True, slots=True)
class PlayedDay:
    """A day, and what came of it."""

    os: OSVersion
    seed: int
    days: int
    habits: Habits
    apps: tuple[ScenarioApp, ...]
    happened: tuple[DayAct | DeviceEffect, ...]
    """The acts and effects in order; empty if only the accounts were asked for."""
    accounts: tuple[Account, ...]
    choices: Counter[str]
    """How many acts rest on each choice."""
    acts: int
    effects: int
    digest: int
    """The digest of the last act."""

    def name_of(self, app: int) -> str:
        return self.apps[app - 1].name if app else ""


class _Accountant:
    """Adds up what happens to an app."""

    def __init__(self) -> None:
        self.account = Account()
        self.state, self.since, self.why = AppState.NOT_RUNNING, 0.0, _LEAVING

    def pass_until(self, at: float) -> None:
        took, self.since = at - self.since, at
        if self.state in _FRONT:
            self.account.front += took
        elif self.state is AppState.BACKGROUND and took > 0:
            behind = self.account.behind
            behind[self.why or _LEAVING] = behind.get(self.why or _LEAVING, 0.0) + took

    def run(self, trigger: str) -> None:
        """Counts a launch or wake-up by the system."""
        self.account.runs[trigger] += 1
        self.why = trigger

    def effect(self, effect: DeviceEffect) -> None:
        kind, account = effect.kind, self.account
        trigger = None if effect.trigger is None else effect.trigger.label
        if kind in (Effect.START_PROCESS, Effect.RESUME):
            # A resume does not name its trigger; what is delivered next does.
            self.pass_until(effect.at)
            self.why = "" if effect.trigger is not Trigger.USER_TAP else _LEAVING
            if effect.cause is Cause.PREWARM:
                self.run("prewarm")
        elif kind is Effect.STATE_CHANGED and not effect.scene:
            self.pass_until(effect.at)
            if isinstance(effect.to, AppState):
                self.state = effect.to
            if self.state in _FRONT:
                self.why = _LEAVING
        elif kind is Effect.KILL:
            self.pass_until(effect.at)
            self.state = AppState.NOT_RUNNING
            account.ends["?" if effect.termination is None else effect.termination.label] += 1
        elif kind in (Effect.DELIVER_CALLBACK, Effect.DELIVER_NOTICE):
            if trigger is not None and effect.token:
                account.delivered[trigger] += 1
                if not self.why:
                    self.run(trigger)
        elif kind in (Effect.KEEP_TRIGGER, Effect.DROP_TRIGGER):
            rule = "" if effect.rule is None else effect.rule.id
            if rule == _SEEN:
                account.shown[trigger or ""] += 1
                return
            counts = account.held if kind is Effect.KEEP_TRIGGER else account.lost
            counts[trigger or "", rule] += 1


def _device(os: OSVersion, evidence: EvidenceProfile, apps: Sequence[ScenarioApp]) -> Device:
    device = Device(
        os, facts=_FACTS, evidence=evidence, apps=len(apps), policies=len(apps), effects=1024
    )
    for app in apps:
        device.install(app.app, was_launched=app.was_launched, **app.behaviour())
    # The day does not begin with a start of the phone, which was unlocked before.
    for kind in _BEFORE:
        device.post(kind)
        for _ in device.effects():
            pass
    return device


def play_day(
    os: OSVersion,
    apps: Sequence[ScenarioApp],
    habits: Habits,
    seed: int,
    *,
    days: int = 1,
    evidence: EvidenceProfile = EvidenceProfile.OBSERVED,
    keeps: bool = True,
) -> PlayedDay:
    """Plays a day, or several. Without `keeps`, only the accounts are kept."""
    own = {number: habits.of_app(app.name) for number, app in enumerate(apps, 1)}
    happened: list[DayAct | DeviceEffect] = []
    accountants = [_Accountant() for _ in apps]
    choices: Counter[str] = Counter()
    acts = effects = digest = 0
    with _device(os, evidence, apps) as device:
        for each in Day(device, habits, seed, apps=own, days=days):
            if keeps:
                happened.append(each)
            if isinstance(each, DeviceEffect):
                effects += 1
                if each.app:
                    accountants[each.app - 1].effect(each)
                continue
            acts, digest = acts + 1, each.digest
            if each.choice is not None:
                choices[each.choice.id] += 1
            if not each.app:
                continue
            account = accountants[each.app - 1].account
            if each.kind is Occurrence.OPEN_APP:
                account.opened += 1
            elif not each.posted and each.trigger is not None:
                because = each.rule or each.choice
                account.held[each.trigger.label, "" if because is None else because.id] += 1
        for number, accountant in enumerate(accountants, 1):
            accountant.pass_until(device.now)
            accountant.account.status = device.app_status(number)
    return PlayedDay(
        os,
        seed,
        days,
        habits,
        tuple(apps),
        tuple(happened),
        tuple(one.account for one in accountants),
        choices,
        acts,
        effects,
        digest,
    )


#: The fields of an act that are those of an event, and their keys in a scenario.
_KEYS = ("trigger", "fact", "value", "identifier")


def _event(played: PlayedDay, act: DayAct) -> dict[str, object]:
    """Returns an act as an event of a scenario."""
    event: dict[str, object] = {"at": act.at, "event": act.kind.label}
    if act.app:
        event["app"] = played.name_of(act.app)
    for key in _KEYS:
        value = getattr(act, key)
        if value not in (None, 0) or value is False:
            event[key] = getattr(value, "label", value)
    if act.kind is Occurrence.SUBMIT_REQUEST:
        event["delay"] = act.amount / 1e9
    elif act.amount:
        event["amount"] = act.amount
    if act.choice is not None:
        event["comment"] = act.choice.id
    return event


def _plain(value: object) -> object:
    if isinstance(value, (tuple, list, frozenset)):
        return [_plain(each) for each in value]
    if isinstance(value, OSVersion):
        return str(value)
    return getattr(value, "label", value)


def day_scenario(played: PlayedDay) -> dict[str, object]:
    """Returns a day as a scenario, which has the same effects."""
    acts = [each for each in played.happened if isinstance(each, DayAct) and each.posted]
    apps = [
        {"name": app.name, **{key: _plain(value) for key, value in keys_of(app).items()}}
        for app in played.apps
    ]
    # A scenario begins with a device that has just started.
    before = [{"at": 0, "event": kind.label} for kind in _BEFORE[1:]]
    events = before + [_event(played, act) for act in acts]
    return {
        "name": f"a day of seed {played.seed}",
        "os": str(played.os),
        "facts": {"passcode": True},
        "apps": apps,
        "events": events,
        "until": played.days * 86_400,
    }
