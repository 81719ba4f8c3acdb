"""The content of an app's lane: its states, calls, deadlines and kills."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeVar

from .._native.enums import AppState, Effect, Occurrence
from ..questions.device import DeviceEffect
from .play import Simulation

__all__ = ["Clock", "Lane", "Span", "lane_of", "moments_of"]

_Ordered = TypeVar("_Ordered", int, float)

_GONE = (AppState.SUSPENDED, AppState.NOT_RUNNING)


@dataclass(frozen=True, slots=True)
class Span:
    """A state, with its beginning and end."""

    state: AppState
    start: float
    end: float
    rule: str
    """The rule by which the state began."""


@dataclass(frozen=True, slots=True)
class Clock:
    """The time that a call or wake-up takes. The call or wake-up ends at `end`, and must end by
    `deadline`."""

    start: float
    end: float
    deadline: float
    effect: DeviceEffect

    @property
    def is_over(self) -> bool:
        """True if all of the time was used."""
        return self.end >= self.deadline


@dataclass(frozen=True, slots=True)
class Lane:
    """The life of an app over time."""

    name: str
    spans: tuple[Span, ...]
    calls: tuple[DeviceEffect, ...]
    clocks: tuple[Clock, ...]
    kills: tuple[DeviceEffect, ...]


_CALLS = (
    Effect.DELIVER_CALLBACK,
    Effect.RUN_EXPIRATION_HANDLER,
    Effect.DELIVER_NOTICE,
    Effect.STOP_ACTIVITY,
)


def _spans(run: Simulation, effects: list[DeviceEffect], end: float) -> Iterator[Span]:
    state, start, rule = AppState.NOT_RUNNING, 0.0, ""
    for effect in effects:
        if effect.kind is not Effect.STATE_CHANGED or effect.to is None:
            continue
        if effect.at > start:
            yield Span(state, start, effect.at, rule)
        state, start = effect.to, effect.at
        rule = effect.rule.id if effect.rule else ""
    if end > start:
        yield Span(state, start, end, rule)


def _next(ascending: list[_Ordered], least: _Ordered) -> list[_Ordered]:
    """Returns the first element that is at least `least`, as a list, or [] if there is none."""
    place = bisect_left(ascending, least)
    return ascending[place : place + 1]


def _clocks(
    run: Simulation, number: int, effects: list[DeviceEffect], end: float
) -> Iterator[Clock]:
    """Yields a clock for each call and each wake-up that has a deadline and took some time."""
    app = run.scenario.apps[number - 1]
    done = [
        found.step.at
        for found in run.events
        if found.step.app == number
        and found.step.kind is Occurrence.COMPLETE
        and found.outcome is not None
    ]
    gone = [index for index, each in enumerate(effects) if each.to in _GONE]
    for index, effect in enumerate(effects):
        if effect.deadline is None or effect.kind is Effect.KILL:
            continue
        # The clock of a wake-up stops when the app reports that the wake-up is done. The clock of
        # any other call stops when the call returns. Both stop earlier if the app is suspended or
        # ends, or at the deadline.
        ends = [effects[each].at for each in _next(gone, index)]
        if effect.token and effect.kind is Effect.DELIVER_CALLBACK:
            ends += _next(done, effect.at)
        else:
            ends.append(effect.at + app.returns_after)
        stop = min([*ends, effect.deadline, end])
        if stop > effect.at:
            yield Clock(effect.at, stop, effect.deadline, effect)


def lane_of(run: Simulation, number: int, end: float) -> Lane:
    """Returns the lane of an app until a moment."""
    effects = [effect for effect in run.effects if effect.app == number]
    return Lane(
        run.name_of(number),
        tuple(_spans(run, effects, end)),
        tuple(effect for effect in effects if effect.kind in _CALLS),
        tuple(_clocks(run, number, effects, end)),
        tuple(effect for effect in effects if effect.kind is Effect.KILL),
    )


def moments_of(run: Simulation) -> set[float]:
    """Returns all moments at which something happens."""
    times = {effect.at for effect in run.effects} | {found.step.at for found in run.events}
    return {0.0, run.end, *times}
