"""The events that run an app in the background, and the modes that keep it there."""

from __future__ import annotations

from collections.abc import Sequence

from .._native.enums import (
    AppState,
    BackgroundMode,
    Condition,
    Termination,
    Trigger,
    Verdict,
)
from ..questions.context import Context
from ..questions.modes import modes
from ..questions.relaunch import RelaunchAnswer, RelaunchQuery, relaunches
from .ask import settled, unknown_conditions
from .model import EventGroup, Events, Keep

__all__ = ["keeps_of", "launch_events", "wake_events"]

_YES = (Verdict.ALLOWED, Verdict.CONDITIONAL)


def _background(context: Context, after: Termination) -> dict[Trigger, RelaunchAnswer]:
    """Gives the events that run the app in the background after a termination."""
    answers = relaunches(context, [RelaunchQuery(after, trigger) for trigger in Trigger])
    return {
        trigger: answer
        for trigger, answer in zip(Trigger, answers, strict=True)
        if settled(answer) in _YES and answer.launch_state == AppState.BACKGROUND
    }


def _groups(
    context: Context, after: Termination, answers: dict[Trigger, RelaunchAnswer]
) -> tuple[EventGroup, ...]:
    """Puts events under the same terms together; those that need nothing more come first."""
    found: dict[tuple[object, ...], list[Trigger]] = {}
    terms: dict[tuple[object, ...], EventGroup] = {}
    for trigger, answer in answers.items():
        needs: tuple[Condition, ...] = ()
        if settled(answer) == Verdict.CONDITIONAL:
            needs = unknown_conditions(context, RelaunchQuery(after, trigger))
        key = (needs, answer.allowance_seconds, answer.disputed)
        found.setdefault(key, []).append(trigger)
        terms[key] = EventGroup((), answer.allowance_seconds, needs, answer.disputed)
    groups = [
        EventGroup(tuple(found[key]), term.seconds, term.needs, term.disputed)
        for key, term in terms.items()
    ]
    return tuple(sorted(groups, key=lambda group: (len(group.needs), group.triggers)))


def wake_events(context: Context) -> Events:
    """Asks what wakes the app while it is suspended."""
    answers = _background(context, Termination.NONE)
    return Events(_groups(context, Termination.NONE, answers), None)


def launch_events(context: Context) -> Events:
    """Asks what launches the app after the system ended it, and what after a force quit."""
    answers = _background(context, Termination.SYSTEM_RECLAIMED)
    quit_ = _background(context, Termination.USER_FORCE_QUIT)
    return Events(
        _groups(context, Termination.SYSTEM_RECLAIMED, answers),
        tuple(trigger for trigger in answers if trigger in quit_),
    )


def _declared(context: Context) -> Sequence[BackgroundMode]:
    app = context.app
    return () if app is None else [mode for mode in BackgroundMode if mode in app.background_modes]


def keeps_of(context: Context) -> tuple[Keep, ...]:
    """Asks which of the app's modes keep it running, and during what."""
    return tuple(
        Keep(answer.mode, answer.keeps_running)
        for answer in modes(context, _declared(context))
        if answer.keeps_running
    )
