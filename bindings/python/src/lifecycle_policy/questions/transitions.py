"""May the app go from here to there, and what is called and posted on the way?"""

from __future__ import annotations

import ctypes
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from .._native.bindings import (
    lcp_error,
    lcp_transition_answer,
    lcp_transition_query,
    lcp_transition_step,
)
from .._native.calls import ask_many, asker, bound, struct_of
from .._native.convert import check, new
from .._native.enums import (
    AppState,
    Axis,
    Callback,
    Cause,
    Field,
    Interruption,
    Notification,
    Reason,
    SceneState,
    Termination,
    Trigger,
)
from .._native.library import library
from .._native.memory import MOST, keep
from .._native.names import coerce, coerce_or_none, decode, decode_or_none
from .._native.osversion import OSVersion
from .answers import Answer, common, rule_id
from .context import Context, ground_of

__all__ = [
    "CallbackStep",
    "SequenceStep",
    "TransitionAnswer",
    "TransitionQuery",
    "termination_of",
    "transition",
    "transitions",
]


@dataclass(frozen=True, slots=True)
class CallbackStep:
    """One callback of a transition."""

    callback: Callback
    fallback: Callback | None
    """Called where the app does not implement `callback`."""
    state: AppState | None
    """What the app reads inside; None: it cannot be read, or no source says."""
    rule: str | None
    """The rule of the single step that the callback belongs to."""


@dataclass(frozen=True, slots=True)
class SequenceStep:
    """One callback or notification of a transition; of the two the other one is None."""

    callback: Callback | None
    notification: Notification | None
    fallback: Callback | None
    """Called where the app does not implement `callback`."""
    state: AppState | None
    """What the app reads inside; None: it cannot be read, or no source says."""
    scene_state: SceneState | None
    """The scene's activation state inside; None: no scene, or no source says."""
    rule: str | None
    """The rule of the single step that it belongs to, or that of the notification."""

    @property
    def kind(self) -> Literal["callback", "notification"]:
        """Which of the two it is."""
        return "notification" if self.callback is None else "callback"

    @property
    def label(self) -> str:
        """The selector of the callback, or Apple's name of the notification."""
        value = self.notification if self.callback is None else self.callback
        return "" if value is None else value.label


@lru_cache(maxsize=MOST)
def sequence_steps(sequence: int, count: int) -> tuple[SequenceStep, ...]:
    """Reads a sequence of the library."""
    native = new(lcp_transition_step)
    token, call, found = ctypes.c_uint64(sequence), bound("lcp_transition_step_at"), []
    for index in range(count):
        status = call(token, index, ctypes.byref(native))
        check(status, new(lcp_error))
        found.append(
            SequenceStep(
                callback=decode_or_none(Callback, native.callback),
                notification=decode_or_none(Notification, native.notification),
                fallback=decode_or_none(Callback, native.fallback),
                state=decode_or_none(AppState, native.state),
                scene_state=decode_or_none(SceneState, native.scene_state),
                rule=rule_id(native.rule),
            )
        )
    return tuple(found)


def callbacks_of(sequence: tuple[SequenceStep, ...]) -> tuple[CallbackStep, ...]:
    """Gives the callbacks of a sequence alone."""
    return tuple(
        CallbackStep(step.callback, step.fallback, step.state, step.rule)
        for step in sequence
        if step.callback is not None
    )


#: A state of the process or, on the axis of scenes, of one scene.
State = AppState | SceneState


@dataclass(frozen=True, slots=True, kw_only=True)
class TransitionAnswer(Answer):
    """Whether this is a step that the system takes, and what it calls on the way."""

    reason: Reason | None
    via: State | None
    """With Reason.NOT_ONE_STEP and LEADS_ELSEWHERE: the state between."""
    sequence: tuple[SequenceStep, ...]
    """Callbacks and notifications in order."""

    @property
    def callbacks(self) -> tuple[CallbackStep, ...]:
        """The callbacks of the sequence alone."""
        return callbacks_of(self.sequence)


@dataclass(frozen=True, slots=True)
class TransitionQuery:
    """One question for `transitions`; the fields are those of `transition`."""

    from_: State | str
    to: State | str
    cause: Cause | str
    axis: Axis | str | None = None
    last_cause: Cause | str | None = None
    trigger: Trigger | str | None = None
    interruption: Interruption | str | None = None


def axis_of(axis: Axis | str | None, *states: State | str) -> Axis:
    """Gives the axis that was asked for, or the one that the states are on."""
    if axis is not None:
        return coerce(Axis, axis, Field.AXIS)
    for state in states:
        if isinstance(state, SceneState):
            return Axis.SCENE
    return Axis.APP


def state_on(axis: Axis, value: State | str, field: Field) -> State:
    """Reads a state on its axis."""
    kind: type[AppState] | type[SceneState] = SceneState if axis == Axis.SCENE else AppState
    return coerce(kind, value, field)


def decode_state(axis: int, value: int) -> State | None:
    """Makes a state of the library one of ours; 0 is none."""
    if axis == Axis.SCENE:
        return decode_or_none(SceneState, value)
    return decode_or_none(AppState, value)


_APP = Axis.APP
_QUERY = struct_of(lcp_transition_query)
_ask, _pack, _size = asker("lcp_query_transition", lcp_transition_answer), _QUERY.pack, _QUERY.size
#: By axis: the states in an answer are on that of the question.
_known: dict[Axis, dict[bytes, TransitionAnswer]] = {axis: {} for axis in Axis}


def _packed(
    axis: Axis,
    from_: State | str,
    to: State | str,
    cause: Cause | str,
    last_cause: Cause | str | None,
    trigger: Trigger | str | None,
    interruption: Interruption | str | None,
) -> bytes:
    end = state_on(axis, to, Field.TO)
    why = coerce(Cause, cause, Field.CAUSE)
    before = coerce_or_none(Cause, last_cause, Field.LAST_CAUSE)
    event = coerce_or_none(Trigger, trigger, Field.TRIGGER)
    kind = coerce_or_none(Interruption, interruption, Field.INTERRUPTION)
    start = state_on(axis, from_, Field.FROM)
    return _pack(_size, axis, start, end, why, before, event, kind)


def packed_transition(query: TransitionQuery) -> bytes:
    """Makes the query that crosses to the library."""
    from_, to, cause = query.from_, query.to, query.cause
    if (
        type(from_) is AppState
        and type(to) is AppState
        and type(cause) is Cause
        and query.axis is query.last_cause is query.trigger is query.interruption is None
    ):
        return _pack(_size, _APP, from_, to, cause, 0, 0, 0)
    return _packed(
        axis_of(query.axis, query.from_, query.to),
        query.from_,
        query.to,
        query.cause,
        query.last_cause,
        query.trigger,
        query.interruption,
    )


def _answer(axis: Axis, given: bytes) -> TransitionAnswer:
    native = lcp_transition_answer.from_buffer_copy(given)
    return TransitionAnswer(
        **common(native),
        reason=decode_or_none(Reason, native.reason),
        via=decode_state(axis, native.via),
        sequence=sequence_steps(native.sequence, native.step_count),
    )


def transition(
    context: Context | OSVersion | str,
    from_: State | str,
    to: State | str,
    cause: Cause | str,
    *,
    axis: Axis | str | None = None,
    last_cause: Cause | str | None = None,
    trigger: Trigger | str | None = None,
    interruption: Interruption | str | None = None,
) -> TransitionAnswer:
    """Asks whether a transition is legal, and with which callbacks and notifications.

    `last_cause` is why the app is in `from_`; `trigger` is what it is launched, woken or brought
    back for. States of a scene put the question on the axis of scenes.

    >>> answer = transition("12.0", AppState.ACTIVE, AppState.BACKGROUND, Cause.HOME_BUTTON)
    >>> answer.verdict.label, answer.reason.label, answer.via.label
    ('forbidden', 'not-one-step', 'inactive')
    >>> [step.callback.label for step in answer.callbacks]
    ['applicationWillResignActive:', 'applicationDidEnterBackground:']
    """
    if (
        type(from_) is AppState
        and type(to) is AppState
        and type(cause) is Cause
        and axis is last_cause is trigger is interruption is None
    ):
        chosen, query = _APP, _pack(_size, _APP, from_, to, cause, 0, 0, 0)
    else:
        chosen = axis_of(axis, from_, to)
        query = _packed(chosen, from_, to, cause, last_cause, trigger, interruption)
    given = _ask(getattr(context, "_ground", None) or ground_of(context), query)
    known = _known[chosen]
    return known.get(given) or keep(known, given, _answer(chosen, given))


def transitions(
    context: Context | OSVersion | str, queries: Iterable[TransitionQuery]
) -> tuple[TransitionAnswer, ...]:
    """Asks many at once; the error for one that cannot be asked has its `index`.

    >>> query = TransitionQuery("inactive", "active", "activation")
    >>> [answer.verdict.label for answer in transitions("8.1", [query, query])]
    ['allowed', 'allowed']
    """
    queries = tuple(queries)
    asked = [packed_transition(query) for query in queries]
    axes = [
        _APP
        if query.axis is None and type(query.from_) is type(query.to) is AppState
        else axis_of(query.axis, query.from_, query.to)
        for query in queries
    ]
    ground = ground_of(context)
    found = ask_many("lcp_query_transition_batch", ground, asked, lcp_transition_answer)
    pairs = zip(axes, found, strict=True)
    return tuple(
        _known[axis].get(given) or keep(_known[axis], given, _answer(axis, given))
        for axis, given in pairs
    )


def termination_of(cause: Cause | str) -> Termination:
    """Returns the termination that a cause is; Termination.NONE for causes that end nothing.

    >>> termination_of(Cause.SYSTEM_SHUTDOWN).label
    'reboot'
    """
    number = coerce(Cause, cause, Field.CAUSE)
    return decode(Termination, library().lcp_cause_termination(number))
