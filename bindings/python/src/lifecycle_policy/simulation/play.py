"""Plays a scenario on one version of iOS, and keeps all that comes of it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import Any

from .._native.enums import EvidenceProfile, Field, Occurrence, Status, Verdict
from .._native.errors import LifecyclePolicyError
from .._native.osversion import OSVersion
from ..questions.device import AppStatus, Device, DeviceEffect, DeviceOutcome
from .format import DEFAULT_SECONDS
from .scenario import Scenario, Step

__all__ = ["Ending", "Happened", "Simulation", "play"]


class Ending(Enum):
    """Why a simulation ended."""

    GIVEN = "given"
    """The scenario says when."""
    IDLE = "idle"
    """Nothing was due any more."""
    LIMIT = "limit"
    """More is due, but so long after the last event it is not waited for."""


@dataclass(frozen=True, slots=True)
class Happened:
    """An event, and what became of it."""

    step: Step
    first_effect: int
    """So many effects came before it."""
    outcome: DeviceOutcome | None
    """None: it could not be; the error says why."""
    status: Status | None = None
    field: Field | None = None
    message: str = ""

    @property
    def is_refused(self) -> bool:
        """Whether it did not happen, or not all of it."""
        return self.outcome is None or self.outcome.verdict is not Verdict.ALLOWED


@dataclass(frozen=True, slots=True)
class Simulation:
    """All that came of a scenario on one version."""

    scenario: Scenario
    os: OSVersion
    events: tuple[Happened, ...]
    effects: tuple[DeviceEffect, ...]
    end: float
    ending: Ending
    next_due: float | None
    """When more would have happened; None for never."""
    apps: tuple[AppStatus, ...]
    """How they stand at the end."""

    def name_of(self, app: int) -> str:
        """Gives the name of an app; "" for none."""
        return self.scenario.apps[app - 1].name if app else ""


def _device(scenario: Scenario, os: OSVersion) -> Device:
    apps, steps = len(scenario.apps), len(scenario.steps)
    # Room for every event: a table that is full is a limit of the device, and not of iOS.
    return Device(
        os,
        facts=scenario.facts,
        evidence=scenario.evidence,
        on_silence=scenario.on_silence,
        on_conditional=scenario.on_conditional,
        unknown_limit=scenario.unknown_limit,
        apps=apps,
        policies=apps,
        scenes=min(2 * apps + steps, 0x7FFF),
        tasks=min(4 * apps + steps, 0x7FFF),
        requests=min(4 * apps + steps, 0x7FFF),
        effects=1024,
    )


#: Events that end what an earlier one began, and that has a token.
_ENDING = (Occurrence.END_TASK, Occurrence.COMPLETE)


class _Tokens:
    """Remembers which task and which wake-up each app was given last."""

    def __init__(self) -> None:
        self.last: dict[tuple[int, Occurrence], int] = {}

    def fields_of(self, step: Step) -> dict[str, Any]:
        """Gives the fields of an event, with the token that it leaves out."""
        if step.kind not in _ENDING or "token" in step.fields:
            return step.fields
        return {**step.fields, "token": self.last.get((step.app, step.kind), 0)}

    def keep(self, step: Step, outcome: DeviceOutcome) -> None:
        """Remembers what an event began."""
        is_task = step.kind is Occurrence.BEGIN_TASK
        if outcome.token:
            self.last[step.app, _ENDING[0] if is_task else _ENDING[1]] = outcome.token


def _happened(device: Device, step: Step, before: int, tokens: _Tokens) -> Happened:
    try:
        outcome = device.post(step.kind, step.app, **tokens.fields_of(step))
        tokens.keep(step, outcome)
        return Happened(step, before, outcome)
    except LifecyclePolicyError as error:
        if error.status is None:
            raise
        return Happened(step, before, None, error.status, error.field, str(error))


def play(
    scenario: Scenario, os: OSVersion, evidence: EvidenceProfile | None = None
) -> Simulation:
    """Plays a scenario; raises LifecyclePolicyError where there is no such device."""
    if evidence is not None:
        scenario = replace(scenario, evidence=evidence)
    events: list[Happened] = []
    tokens = _Tokens()
    with _device(scenario, os) as device:
        for app in scenario.apps:
            device.install(
                app.app,
                was_launched=app.was_launched,
                returns_after=app.returns_after,
                missing=app.missing,
                footprint=app.footprint,
            )
        device.post("boot")
        effects = list(device.effects())
        for step in scenario.steps:
            effects += device.run_until_idle(step.at)
            device.advance(step.at)
            events.append(_happened(device, step, len(effects), tokens))
            effects += device.effects()
        end, ending = scenario.until, Ending.GIVEN
        if end is not None:
            effects += device.run_until_idle(end)
            device.advance(end)
        else:
            latest = scenario.steps[-1].at if scenario.steps else 0.0
            effects += device.run_until_idle(latest + DEFAULT_SECONDS)
            end, ending = device.now, Ending.IDLE
        due = device.next_deadline()
        if due is not None and ending is Ending.IDLE:
            ending = Ending.LIMIT
        statuses = tuple(device.app_status(number + 1) for number in range(len(scenario.apps)))
    return Simulation(
        scenario, os, tuple(events), tuple(effects), end, ending, due, statuses
    )
