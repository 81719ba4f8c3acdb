"""Simulates a scenario on one version of iOS, and records its effects."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum

from .._native.enums import (
    Condition,
    EvidenceProfile,
    Field,
    Knowledge,
    Occurrence,
    Status,
    Verdict,
)
from .._native.errors import LifecyclePolicyError
from .._native.osversion import OSVersion
from ..questions.device import AppStatus, Device, DeviceEffect, DeviceOutcome
from ..questions.policy import Policy
from .format import DEFAULT_SECONDS
from .scenario import Scenario, Step, updated
from .updates import Update

__all__ = ["Ending", "Happened", "Simulation", "TooMuch", "play"]

#: The maximum number of effects is the first number, plus the second number for each event.
_MOST_EFFECTS, _MORE_FOR_EACH = 50_000, 16


class TooMuch(Exception):
    """The scenario has too many effects. The message says so."""


class Ending(Enum):
    """The reason why a simulation ended."""

    GIVEN = "given"
    """The scenario sets the end."""
    IDLE = "idle"
    """Nothing more was due."""
    LIMIT = "limit"
    """More is due, but too long after the last event."""


@dataclass(frozen=True, slots=True)
class Happened:
    """An event and its outcome."""

    step: Step
    first_effect: int
    """The number of effects before the event."""
    outcome: DeviceOutcome | None
    """The outcome of the event; None: the event was not possible, and `message` says why."""
    not_given: tuple[Condition, ...] = ()
    """For a conditional verdict: the conditions that the scenario does not set."""
    status: Status | None = None
    field: Field | None = None
    message: str = ""

    @property
    def is_refused(self) -> bool:
        """True if the event did not take place, or only in part."""
        return self.outcome is None or self.outcome.verdict is not Verdict.ALLOWED


@dataclass(frozen=True, slots=True)
class Simulation:
    """The results of a scenario on one version."""

    scenario: Scenario
    os: OSVersion
    events: tuple[Happened, ...]
    effects: tuple[DeviceEffect, ...]
    end: float
    ending: Ending
    next_due: float | None
    """The next moment at which something would have happened; None: nothing was due."""
    apps: tuple[AppStatus, ...]
    """The status of each app at the end."""

    def name_of(self, app: int) -> str:
        """Returns the name of an app, or "" for the number 0, which is no app."""
        return self.scenario.apps[app - 1].name if app else ""


def _device(scenario: Scenario, os: OSVersion) -> Device:
    apps, steps = len(scenario.apps), len(scenario.steps)
    # Makes each table large enough for every event. A full table would be a limit of the device,
    # not of iOS.
    return Device(
        os,
        facts=scenario.facts,
        evidence=scenario.evidence,
        on_silence=scenario.on_silence,
        on_conditional=scenario.on_conditional,
        unknown_limit=scenario.unknown_limit,
        apps=apps,
        policies=apps + 1,  # an update of an app briefly needs a second policy
        scenes=min(2 * apps + steps, 0x7FFF),
        tasks=min(4 * apps + steps, 0x7FFF),
        requests=min(4 * apps + steps, 0x7FFF),
        effects=1024,
    )


#: Events that end a task or a wake-up. Such an event uses the token of the event that began the
#: task or wake-up.
_ENDING = (Occurrence.END_TASK, Occurrence.COMPLETE)


#: The outcome of an update, which no rule decides.
_UPDATED = DeviceOutcome(Verdict.ALLOWED, None, 0, False, None, None, None, None, ())


class _Host:
    """Posts events. Stores the current facts and apps, and the tokens, which events may omit."""

    def __init__(self, device: Device, scenario: Scenario) -> None:
        self.device, self.evidence, self.facts = device, scenario.evidence, scenario.facts
        self.apps = list(scenario.apps)
        self.tokens: dict[tuple[int, Occurrence], int] = {}

    def step(self, step: Step, before: int) -> Happened:
        """Makes an event happen, if possible. `before` is the number of effects before the
        event."""
        try:
            outcome = self.happen(step)
        except LifecyclePolicyError as error:
            if error.status is None:
                raise
            return Happened(step, before, None, (), error.status, error.field, str(error))
        return Happened(step, before, outcome, tuple(self.not_given(step, outcome)))

    def happen(self, step: Step) -> DeviceOutcome:
        """Posts an event, or makes an update. Raises LifecyclePolicyError if that is not
        possible."""
        if step.kind is Update.UPDATE_APP:
            app = updated(self.apps[step.app - 1], step.fields)
            self.device.update_app(step.app, app.app, **app.behaviour())
            self.apps[step.app - 1] = app
            return _UPDATED
        if step.kind is Update.UPDATE_OS:
            self.device.update_os(step.fields["os"])
            return _UPDATED
        return self.post(step, step.kind)

    def post(self, step: Step, kind: Occurrence) -> DeviceOutcome:
        fields = step.fields
        if kind in _ENDING and "token" not in fields:
            fields = {**fields, "token": self.tokens.get((step.app, kind), 0)}
        outcome = self.device.post(kind, step.app, **fields)
        if outcome.token:
            ending = _ENDING[0] if kind is Occurrence.BEGIN_TASK else _ENDING[1]
            self.tokens[step.app, ending] = outcome.token
        if kind is Occurrence.FACT_CHANGE:
            name = step.fields["fact"].name.lower()
            self.facts = replace(self.facts, **{name: step.fields["value"]})
        return outcome

    def not_given(self, step: Step, outcome: DeviceOutcome) -> list[Condition]:
        """Returns the facts that an outcome depends on and that were not given."""
        if outcome.verdict is not Verdict.CONDITIONAL or not step.app:
            return []
        app = self.apps[step.app - 1].app
        policy = Policy(self.device.os, evidence=self.evidence, app=app, facts=self.facts)
        return [
            each for each in outcome.requires if policy.condition(each) is Knowledge.NOT_GIVEN
        ]


def _bounded(effects: Iterator[DeviceEffect], most: int) -> Iterator[DeviceEffect]:
    """Yields effects. Raises TooMuch if there are more than `most`."""
    for left, effect in zip(range(most, -1, -1), effects, strict=False):
        if not left:
            raise TooMuch(
                f"more effects than a simulation can hold by {effect.at:g} s; give an earlier "
                "`until`, or fewer events"
            )
        yield effect


def play(
    scenario: Scenario, os: OSVersion, evidence: EvidenceProfile | None = None
) -> Simulation:
    """Simulates a scenario. `evidence` replaces the evidence profile of the scenario. Raises
    LifecyclePolicyError if the device is impossible, or TooMuch if there are too many effects."""
    if evidence is not None:
        scenario = replace(scenario, evidence=evidence)
    events: list[Happened] = []
    with _device(scenario, os) as device:
        host = _Host(device, scenario)
        for app in scenario.apps:
            device.install(app.app, was_launched=app.was_launched, **app.behaviour())
        device.post("boot")
        effects = list(device.effects())
        most = _MOST_EFFECTS + _MORE_FOR_EACH * len(scenario.steps)
        for step in scenario.steps:
            effects += _bounded(device.run_until_idle(step.at), most - len(effects))
            device.advance(step.at)
            events.append(host.step(step, len(effects)))
            effects += device.effects()
        end, ending = scenario.until, Ending.GIVEN
        if end is not None:
            effects += _bounded(device.run_until_idle(end), most - len(effects))
            device.advance(end)
        else:
            latest = scenario.steps[-1].at if scenario.steps else 0.0
            until = latest + DEFAULT_SECONDS
            effects += _bounded(device.run_until_idle(until), most - len(effects))
            end, ending = device.now, Ending.IDLE
        due = device.next_deadline()
        if due is not None and ending is Ending.IDLE:
            ending = Ending.LIMIT
        statuses = tuple(device.app_status(number + 1) for number in range(len(scenario.apps)))
    return Simulation(
        scenario, os, tuple(events), tuple(effects), end, ending, due, statuses
    )
