"""The content of a diagram: states, the transitions between them, and details of each."""

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
    """One cause of a transition, with the library's answer."""

    cause: Cause
    verdict: Verdict
    disputed: bool
    tolerated: bool
    """True if the transition was seen on devices, but no source says that it is intended."""
    needs: tuple[Condition, ...]
    """For Verdict.CONDITIONAL: the conditions about which nothing is known."""
    rule: str | None

    @property
    def conditional(self) -> bool:
        """True if the transition depends on a fact that was not given."""
        return self.verdict == Verdict.CONDITIONAL


@dataclass(frozen=True, slots=True)
class Figure:
    """An allowance with its advice or its limit, in seconds."""

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
    """One callback of a transition, with the time that it may take."""

    step: CallbackStep
    figures: tuple[Figure, ...]


@dataclass(frozen=True, slots=True)
class Variant:
    """The causes of a transition that have the same callbacks and notifications."""

    ways: tuple[Way, ...]
    calls: tuple[Call, ...]
    posts: tuple[str, ...]
    """The notifications of these causes, in order."""
    figures: tuple[Figure, ...]
    """Allowances that belong to a cause, but to none of the callbacks."""


@dataclass(frozen=True, slots=True)
class EventGroup:
    """Events that run the app in the background under the same terms."""

    triggers: tuple[Trigger, ...]
    seconds: float | None
    """The time that the app then has; None: no source says how much."""
    needs: tuple[Condition, ...]
    """The conditions about which nothing is known."""
    disputed: bool


@dataclass(frozen=True, slots=True)
class Afterwards:
    """Events that launch the app after the system ended it. After a force quit, all these events
    have the same answer."""

    launches: bool | None
    """True if the events launch the app after a force quit. None: no source says, or the answer
    depends on facts that were not given."""
    triggers: tuple[Trigger, ...]
    disputed: bool


@dataclass(frozen=True, slots=True)
class Events:
    """The events that wake the app in memory, or that launch it after it was ended."""

    groups: tuple[EventGroup, ...]
    after_force_quit: tuple[Afterwards, ...] | None
    """The answers after a force quit. None if the events wake the app in memory."""

    @property
    def triggers(self) -> tuple[Trigger, ...]:
        """All events."""
        return tuple(trigger for group in self.groups for trigger in group.triggers)

    def after(self, launches: bool | None) -> tuple[Trigger, ...]:
        """Returns the events for which `launches` is the answer after a force quit: True if they
        launch the app, False if they do not, and None if that is not known."""
        found = (item for item in self.after_force_quit or () if item.launches is launches)
        return tuple(sorted(trigger for item in found for trigger in item.triggers))


@dataclass(frozen=True, slots=True)
class Keep:
    """A background mode that keeps the app running during some activities."""

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
    """The modes that delay or prevent the transition."""
    onward: State | None
    """The state that a launch by the user leads to in a further step, or None."""

    @property
    def ways(self) -> tuple[Way, ...]:
        """All causes."""
        return tuple(way for variant in self.variants for way in variant.ways)

    @property
    def conditional(self) -> bool:
        """True if every cause depends on a fact that was not given."""
        return all(way.conditional for way in self.ways)


@dataclass(frozen=True, slots=True)
class Lane:
    """The states on one axis."""

    axis: Axis
    states: tuple[State, ...]
    """The states from the foreground down; the last one is `home`."""
    edges: tuple[Edge, ...]
    remark: str
    """The reason why nothing launches the app; empty if something does."""

    @property
    def home(self) -> State:
        """The state without a process, or without a connected scene."""
        return self.states[-1]


@dataclass(frozen=True, slots=True)
class Diagram:
    """Everything that the formats draw."""

    title: str
    facts: tuple[str, ...]
    """The app's declarations, and the facts about the device."""
    remarks: tuple[str, ...]
    lanes: tuple[Lane, ...]
    footer: str
