"""What a diagram shows: states, the transitions between them, and what goes with each."""

from __future__ import annotations

from dataclasses import dataclass

from .._native.enums import (
    Activity,
    Allowance,
    Axis,
    BackgroundMode,
    Cause,
    Condition,
    Expiry,
    TerminationCode,
    Trigger,
    Verdict,
)
from ..questions.transitions import CallbackStep, State

__all__ = [
    "Afterwards",
    "Call",
    "Diagram",
    "Edge",
    "EventGroup",
    "Events",
    "Figure",
    "Keep",
    "Lane",
    "Variant",
    "Way",
]


@dataclass(frozen=True, slots=True)
class Way:
    """One cause of a transition, as the library answers for it."""

    cause: Cause
    verdict: Verdict
    disputed: bool
    tolerated: bool
    """Seen on devices; no source says that it is meant."""
    needs: tuple[Condition, ...]
    """With Verdict.CONDITIONAL: the conditions of which nothing is known."""
    rule: str | None

    @property
    def conditional(self) -> bool:
        """Whether it turns on a fact that was not given."""
        return self.verdict == Verdict.CONDITIONAL


@dataclass(frozen=True, slots=True)
class Figure:
    """An allowance with a figure, in seconds."""

    allowance: Allowance
    advice: float | None
    limit: float | None
    at_expiry: Expiry | None
    code: TerminationCode | None
    disputed: bool
    conditional: bool
    rule: str | None


@dataclass(frozen=True, slots=True)
class Call:
    """One callback on the way, with the time that it may take."""

    step: CallbackStep
    figures: tuple[Figure, ...]


@dataclass(frozen=True, slots=True)
class Variant:
    """The ways of a transition on which the same callbacks come."""

    ways: tuple[Way, ...]
    calls: tuple[Call, ...]
    posts: tuple[str, ...]
    """The notifications that go with them, in order."""
    figures: tuple[Figure, ...]
    """Allowances that belong to a cause, and to none of the callbacks."""


@dataclass(frozen=True, slots=True)
class EventGroup:
    """Events that run the app in the background under the same terms."""

    triggers: tuple[Trigger, ...]
    seconds: float | None
    """The time that it then has; None: no source says."""
    needs: tuple[Condition, ...]
    """The conditions of which nothing is known."""
    disputed: bool


@dataclass(frozen=True, slots=True)
class Afterwards:
    """Of the events that launch the app, those that have one answer after a force quit."""

    launches: bool | None
    """None: no source says, or it turns on facts that were not given."""
    triggers: tuple[Trigger, ...]
    disputed: bool


@dataclass(frozen=True, slots=True)
class Events:
    """The events that wake the app in memory, or launch it after it was ended."""

    groups: tuple[EventGroup, ...]
    after_force_quit: tuple[Afterwards, ...] | None
    """What a force quit leaves of them; None: not asked, the app is in memory."""

    @property
    def triggers(self) -> tuple[Trigger, ...]:
        """All of them."""
        return tuple(trigger for group in self.groups for trigger in group.triggers)

    def after(self, launches: bool | None) -> tuple[Trigger, ...]:
        """Those that launch the app after a force quit, or do not, or of which it is not known."""
        found = (item for item in self.after_force_quit or () if item.launches is launches)
        return tuple(sorted(trigger for item in found for trigger in item.triggers))


@dataclass(frozen=True, slots=True)
class Keep:
    """A background mode of the app that keeps it running."""

    mode: BackgroundMode
    activities: tuple[Activity, ...]


@dataclass(frozen=True, slots=True)
class Edge:
    """All legal one-step transitions from one state to another."""

    from_: State
    to: State
    variants: tuple[Variant, ...]
    events: Events | None
    keeps: tuple[Keep, ...]
    """What holds the transition off."""
    onward: State | None
    """The state that a launch by the user leads to in a further step; None: in none."""

    @property
    def ways(self) -> tuple[Way, ...]:
        """Every cause."""
        return tuple(way for variant in self.variants for way in variant.ways)

    @property
    def conditional(self) -> bool:
        """Whether every way turns on a fact that was not given."""
        return all(way.conditional for way in self.ways)


@dataclass(frozen=True, slots=True)
class Lane:
    """The states on one axis."""

    axis: Axis
    states: tuple[State, ...]
    """From the foreground down; the last one is `home`."""
    edges: tuple[Edge, ...]
    remark: str
    """Why nothing launches the app, where nothing does; else empty."""

    @property
    def home(self) -> State:
        """The state without a process, or without a connected scene."""
        return self.states[-1]


@dataclass(frozen=True, slots=True)
class Diagram:
    """Everything that the formats draw."""

    title: str
    facts: tuple[str, ...]
    """What the app declares, and what was said of the device."""
    remarks: tuple[str, ...]
    lanes: tuple[Lane, ...]
    footer: str
