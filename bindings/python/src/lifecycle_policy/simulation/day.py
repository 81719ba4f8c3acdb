"""Simulates days of a device: what the user and the system do, and the results."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache

from .._native.enums import (
    AppState,
    BackgroundMode,
    Cause,
    Disposition,
    Effect,
    EvidenceProfile,
    LocationAuthorization,
    Occurrence,
    RuleField,
    Trigger,
    Verdict,
)
from .._native.osversion import OSVersion
from ..questions.app import App
from ..questions.context import DeviceFacts
from ..questions.day import Day, DayAct
from ..questions.device import AppStatus, Device, DeviceEffect
from ..questions.habits import PRESETS, AppHabits, Habits
from ..questions.policy import Policy
from ..questions.rules import Rule
from .scenario import ScenarioApp, keys_of

__all__ = [
    "Account",
    "COMPLETES",
    "NOT_PLAYED",
    "PlayedDay",
    "RUNS",
    "STAYS",
    "day_apps",
    "day_scenario",
    "habits_of",
    "is_silent",
    "play_day",
]

#: The maximum number of seeds, and the maximum product of days and seeds.
RUNS = 10_000
#: The default behaviour of apps, in seconds: the duration of a wake-up, and the time in the
#: background of an app with nothing to do.
COMPLETES, STAYS = 3.0, 5.0
#: The key in `Account.behind` for the time in the background after the user has left the app.
_LEAVING = "leaving"
#: Modes without an effect in a simulated day. They matter only to activities of a running app, and
#: no app begins an activity.
NOT_PLAYED = frozenset(BackgroundMode) - {
    BackgroundMode.BLUETOOTH_CENTRAL,
    BackgroundMode.FETCH,
    BackgroundMode.PROCESSING,
    BackgroundMode.REMOTE_NOTIFICATION,
    BackgroundMode.VOIP,
}
_FRONT = (AppState.ACTIVE, AppState.INACTIVE)
#: The trigger that each of these habits brings. `habits_of` says which habits are left out because
#: the trigger cannot run the app.
_COMES = {
    "silent_pushes_per_day": Trigger.SILENT_PUSH,
    "region_crossings_per_day": Trigger.REGION_ENTER,
    "transfers_per_day": Trigger.URL_SESSION_FINISHED,
    "voip_pushes_per_day": Trigger.VOIP_PUSH,
    "bluetooth_events_per_day": Trigger.BLUETOOTH_CENTRAL,
}
_PUSHES = (Trigger.SILENT_PUSH, Trigger.VISIBLE_PUSH)
_FACTS = DeviceFacts(passcode=True)
#: The rule by which a visible push is shown to the user, and wakes no app.
_SEEN = "relaunch.never.seen-by-user"
#: The choice for a push that was just sent. A push that was held arrives by another choice.
_SENT = "choice.day.source"
#: The events that are posted before a day begins.
_BEFORE = (Occurrence.BOOT, Occurrence.UNLOCK, Occurrence.LOCK)


def _assumed(app: App) -> App:
    """Returns an app with assumed facts of run time, which an Info.plist cannot state. Requested
    permissions were granted, and the app uses what it declares."""
    granted = app.location_authorization
    if granted is None and app.always_usage_text:
        granted = LocationAuthorization.ALWAYS
    elif granted is None and app.when_in_use_usage_text:
        granted = LocationAuthorization.WHEN_IN_USE
    elif granted is None:
        granted = LocationAuthorization.NONE
    bluetooth = {BackgroundMode.BLUETOOTH_CENTRAL, BackgroundMode.BLUETOOTH_PERIPHERAL}
    return replace(
        app,
        location_authorization=granted,
        session_sends_launch_events=True,
        restoration_identifier=bool(bluetooth & app.background_modes),
    )


def day_apps(paths: Sequence[str], completes_after: float = COMPLETES) -> list[ScenarioApp]:
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
            ScenarioApp(shown, app, completes_after=completes_after, stays_for=STAYS)
        )
    return apps


def _is_preset(habits: Habits) -> bool:
    """Tells whether the habits of apps are those of a preset."""
    return any(habits.apps == Habits.of(name).apps for name in PRESETS)


def habits_of(
    habits: Habits, app: ScenarioApp, os: OSVersion, evidence: EvidenceProfile
) -> AppHabits:
    """Returns the habits of an app, without events that cannot come for it. Silent pushes from a
    server are sent in any case, unless the habits are a preset."""
    own = habits.of_app(app.name)
    is_preset = _is_preset(habits)
    policy = Policy(os, app=app.app, facts=_FACTS, evidence=evidence)
    for name, trigger in _COMES.items():
        answer = policy.relaunch(None, trigger, state=AppState.SUSPENDED)
        comes = answer.newest_verdict is Verdict.ALLOWED
        if trigger is Trigger.REGION_ENTER and is_preset:
            comes = comes and app.app.location_authorization is not LocationAuthorization.NONE
        if not comes and (is_preset or trigger is not Trigger.SILENT_PUSH):
            own = replace(own, **{name: 0})
    return own


@dataclass(slots=True)
class Account:
    """The results of a day for an app."""

    habits: AppHabits
    """The habits of the app."""
    opened: int = 0
    """How often the user opened the app."""
    launched: int = 0
    """How often opening the app launched a process."""
    prewarmed: int = 0
    """How often opening the app found a process that was prewarmed."""
    refused: Counter[str] = field(default_factory=Counter)
    """How often the app could not be opened, by rule."""
    front: float = 0.0
    """The seconds in which the app was active."""
    runs: Counter[str] = field(default_factory=Counter)
    """How often the system launched or woke the app, by trigger; `prewarm`: prewarmed it."""
    behind: dict[str, float] = field(default_factory=dict)
    """The seconds for which the app ran in the background, by the trigger that launched or woke the
    app; `leaving`: after a use."""
    delivered: Counter[str] = field(default_factory=Counter)
    """How many triggers reached the app, also while it ran."""
    sent: Counter[str] = field(default_factory=Counter)
    """How many pushes were sent to the app, by trigger."""
    held: Counter[tuple[str, str]] = field(default_factory=Counter)
    """How many events were held or kept, by trigger, and by choice or rule."""
    waits: dict[str, list[float]] = field(default_factory=dict)
    """The seconds for which each push that came late was held, by trigger."""
    replaced: Counter[str] = field(default_factory=Counter)
    """How many triggers gave way to a newer one while they were held or kept."""
    unknown: Counter[tuple[str, str]] = field(default_factory=Counter)
    """How many events did not come because no source says what becomes of them, by trigger and
    rule."""
    lost: Counter[tuple[str, str]] = field(default_factory=Counter)
    """How many events were lost, by trigger and rule."""
    shown: Counter[str] = field(default_factory=Counter)
    """How many events only the user saw, by trigger."""
    ends: Counter[str] = field(default_factory=Counter)
    """How often processes of the app ended, by termination."""
    status: AppStatus | None = None
    """The status of the app at the end."""

    @property
    def woken(self) -> int:
        """The number of launches, prewarms and wake-ups by the system."""
        return sum(self.runs.values())

    def numbers(self) -> dict[str, float]:
        """Returns the figures for which ranges are shown, by name."""
        found: dict[str, float] = {
            "opened": self.opened,
            "launched": self.launched,
            "prewarmed": self.prewarmed,
            "seconds_in_front": round(self.front, 3),
            "woken": self.woken,
            "seconds_behind": round(sum(self.behind.values()), 3),
            "held": sum(self.held.values()),
            "replaced": sum(self.replaced.values()),
            "unknown": sum(self.unknown.values()),
            "lost": sum(self.lost.values()),
            "shown": sum(self.shown.values()),
            "ended": sum(self.ends.values()),
        }
        by_name = {
            "runs": self.runs,
            "sent": self.sent,
            "delivered": self.delivered,
            "ended": self.ends,
            "replaced": self.replaced,
            "shown": self.shown,
            "refused.open-app": self.refused,
        }
        for what, counts in by_name.items():
            found |= {f"{what}.{name}": count for name, count in counts.items()}
        by_rule = {"held": self.held, "unknown": self.unknown, "lost": self.lost}
        for what, pairs in by_rule.items():
            found |= {f"{what}.{name}.{rule}": count for (name, rule), count in pairs.items()}
        return found


@dataclass(frozen=True, slots=True)
class PlayedDay:
    """A day, and its results."""

    os: OSVersion
    seed: int
    days: int
    habits: Habits
    apps: tuple[ScenarioApp, ...]
    happened: tuple[DayAct | DeviceEffect, ...]
    """The acts and effects in order; empty if the caller did not ask for them."""
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
    """Counts what happens to an app."""

    def __init__(self, habits: AppHabits) -> None:
        self.account = Account(habits)
        self.state, self.since, self.why = AppState.NOT_RUNNING, 0.0, _LEAVING
        #: the time when each held push was sent, and the triggers whose newest event is kept
        self.held: dict[Trigger, float] = {}
        self.kept: set[Trigger] = set()

    def pass_until(self, at: float) -> None:
        took, self.since = at - self.since, at
        if self.state is AppState.ACTIVE:
            self.account.front += took
        elif self.state is AppState.BACKGROUND and took > 0:
            behind = self.account.behind
            behind[self.why or _LEAVING] = behind.get(self.why or _LEAVING, 0.0) + took

    def run(self, trigger: str) -> None:
        """Counts a launch, prewarm or wake-up by the system."""
        self.account.runs[trigger] += 1
        self.why = trigger

    def effect(self, effect: DeviceEffect) -> None:
        kind, account = effect.kind, self.account
        trigger = None if effect.trigger is None else effect.trigger.label
        if kind in (Effect.START_PROCESS, Effect.RESUME):
            # A resume does not name its trigger. The next delivery does.
            self.pass_until(effect.at)
            self.why = "" if effect.trigger is not Trigger.USER_TAP else _LEAVING
            if effect.cause is Cause.PREWARM:
                self.run("prewarm")
            elif effect.trigger is Trigger.USER_TAP:
                account.launched += kind is Effect.START_PROCESS
                account.prewarmed += self.state is AppState.PREWARMED
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
                self.kept.discard(effect.trigger)
                if not self.why:
                    self.run(trigger)
        elif kind in (Effect.KEEP_TRIGGER, Effect.DROP_TRIGGER):
            rule = "" if effect.rule is None else effect.rule.id
            if rule == _SEEN:
                account.shown[trigger or ""] += 1
            elif kind is Effect.DROP_TRIGGER:
                counts = account.unknown if is_silent(effect.rule) else account.lost
                counts[trigger or "", rule] += 1
            else:
                account.held[trigger or "", rule] += 1
                if effect.disposition is Disposition.NEWEST_HELD and effect.trigger is not None:
                    account.replaced[trigger or ""] += effect.trigger in self.kept
                    self.kept.add(effect.trigger)

    def act(self, act: DayAct) -> None:
        account, trigger = self.account, act.trigger
        if act.kind is Occurrence.OPEN_APP:
            account.opened += 1
            if act.verdict is not Verdict.ALLOWED:
                account.refused["" if act.rule is None else act.rule.id] += 1
        elif trigger in _PUSHES and not act.posted:
            account.sent[trigger.label] += 1
            because = act.choice if act.chance or act.rule is None else act.rule
            account.held[trigger.label, "" if because is None else because.id] += 1
            account.replaced[trigger.label] += trigger in self.held
            self.held[trigger] = act.at
        elif trigger in _PUSHES:
            # A push that was held arrives by another choice than `_SENT`, and not by chance.
            is_new = act.chance or act.choice is None or act.choice.id == _SENT
            if is_new:
                account.sent[trigger.label] += 1
            elif trigger in self.held:
                account.waits.setdefault(trigger.label, []).append(act.at - self.held.pop(trigger))


@lru_cache(maxsize=None)
def is_silent(rule: Rule | None) -> bool:
    """Tells whether a rule says that sources are silent."""
    return rule is not None and rule.value(RuleField.VERDICT) is Verdict.UNSPECIFIED


def _device(os: OSVersion, evidence: EvidenceProfile, apps: Sequence[ScenarioApp]) -> Device:
    device = Device(
        os, facts=_FACTS, evidence=evidence, apps=len(apps), policies=len(apps), effects=1024
    )
    for app in apps:
        device.install(app.app, was_launched=app.was_launched, **app.behaviour())
    # The phone was started and unlocked before the day begins.
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
    """Simulates one or several days. Without `keeps`, `happened` stays empty."""
    effective = [habits_of(habits, app, os, evidence) for app in apps]
    # Habits that are not a preset go to `Day` unchanged. `Day` checks all numbers, and leaves out
    # impossible events itself.
    is_preset = _is_preset(habits)
    own = {
        number: one if is_preset else habits.of_app(app.name)
        for number, (app, one) in enumerate(zip(apps, effective, strict=True), 1)
    }
    happened: list[DayAct | DeviceEffect] = []
    accountants = [_Accountant(one) for one in effective]
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
            if each.app:
                accountants[each.app - 1].act(each)
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


#: The fields of an act that become keys of an event in a scenario, under the same names.
_KEYS = ("trigger", "fact", "value", "identifier")


def _event(played: PlayedDay, act: DayAct) -> dict[str, object]:
    """Converts an act to an event of a scenario."""
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
    """Converts a day to a scenario with the same effects."""
    acts = [each for each in played.happened if isinstance(each, DayAct) and each.posted]
    apps = [
        {"name": app.name, **{key: _plain(value) for key, value in keys_of(app).items()}}
        for app in played.apps
    ]
    # A scenario begins with a device that has just started, so it needs no boot.
    before = [{"at": 0, "event": kind.label} for kind in _BEFORE[1:]]
    events = before + [_event(played, act) for act in acts]
    return {
        "name": f"a day of seed {played.seed}, from {played.habits.start_hour}:00 on",
        "os": str(played.os),
        "facts": {"passcode": True},
        "apps": apps,
        "events": events,
        "until": played.days * 86_400,
    }
