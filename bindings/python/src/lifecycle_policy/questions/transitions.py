"""Is a transition legal, and what is called and posted on the way?"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from .._native.bindings import lcp_step, lcp_transition_answer, lcp_transition_query
from .._native.calls import ask_many, lister, parts, struct_of
from .._native.enums import (
    Allowance,
    AppState,
    Axis,
    Callback,
    Cause,
    Field,
    Interruption,
    QuestionKind,
    Reason,
    SceneState,
    Termination,
    Trigger,
    Verdict,
)
from .._native.library import library
from .._native.names import State as State
from .._native.names import coerce, coerce_or_none, decode, decode_or_none, state_of
from .._native.osversion import OSVersion
from .answers import Answer, common
from .asking import Asking
from .context import Context
from .declared import SequenceStep, read_step
from .prepared import Asked, Prepared, ask_all, ask_over

__all__ = [
    "CallbackStep",
    "SequenceStep",
    "TransitionAnswer",
    "TransitionQuery",
    "step",
    "termination_of",
    "transition",
    "transitions",
]


@dataclass(frozen=True, slots=True)
class CallbackStep:
    """One callback of a transition."""

    callback: Callback
    fallback: Callback | None
    """Called if the app does not implement `callback`."""
    state: AppState | None
    """The state that the app reads inside; None: it cannot be read, or no source says."""
    rule: str | None
    """The rule of the single step that the callback belongs to."""
    state_after: AppState | SceneState | None = None
    """The state after the callback. It is a state of the app or of the scene, as `from_` is."""
    allowance: Allowance | None = None
    """The allowance that limits the callback; None: no allowance is known."""


def said_of(sequence: tuple[SequenceStep, ...]) -> list[object]:
    """Returns the content of a sequence without its rules."""
    return [
        (
            step.callback, step.notification, step.fallback, step.state, step.scene_state,
            step.state_after, step.allowance,
        )
        for step in sequence
    ]


def callbacks_of(sequence: tuple[SequenceStep, ...]) -> tuple[CallbackStep, ...]:
    """Returns only the callbacks of a sequence."""
    return tuple(
        CallbackStep(
            step.callback, step.fallback, step.state, step.rule, step.state_after, step.allowance
        )
        for step in sequence
        if step.callback is not None
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class TransitionAnswer(Answer):
    """The verdict says whether the system takes this step. The verdict is `unspecified` if no
    source says.

    A question is about the process, or about one scene. If the app has adopted scenes, the process
    has the state of its most active scene. In both kinds of question, the callbacks about the app's
    interface are then those of the scene delegate. A scene that is not connected, or has just been
    made, is unattached. If the app has not adopted scenes, questions about scenes are
    not-applicable, with reason state-unavailable.

    The reason is the first of these that applies: scenes not covered; `from` unavailable; trigger,
    cause or interruption unavailable; what a rule says about the pair; `to` unavailable; leads
    elsewhere; cause out of place. not-one-step means that `to` is reached in two or three steps of
    one act. Each of these steps has the cause itself, activation or execution-finished as its
    cause; if the cause is launch-by-user, also scene-request. If the cause is the end of an
    interruption, the other steps can only be the beginning of the interruption and
    execution-finished. If the cause is a force quit or a closed app switcher, the other step can
    only be the opening of the switcher.

    If the cause is launch-by-system or wake-by-system, and the query has a trigger, the trigger
    must run the app in the background. If `relaunch` refuses the trigger, the transition is
    forbidden with reason launches-nothing; if it leaves the trigger conditional, so is the
    transition. For this, `relaunch` is asked about the end that last_cause gives, or about any end
    if last_cause gives none. For other causes, the trigger only determines which callbacks come.

    Without a target, the question is where the cause leads. The answer is the target of the rule
    with the highest precedence that lets the step happen. Next come the steps that depend on an
    unknown fact, and last the steps that a rule only tolerates. If no rule lets a step happen, the
    answer is that of a rule that forbids one. If there is no such rule either, the verdict is about
    the cause alone: forbidden if the cause cannot occur in `from`, else unspecified.
    """

    reason: Reason | None
    via: State | None
    """With not-one-step, the state after the first step; with leads-elsewhere, the state that the
    cause leads to; else None.
    """
    to: State | None
    """The state that the cause leads to, if the query names no state; None: the query names a
    state, or the cause leads nowhere.
    """
    sequence: tuple[SequenceStep, ...]
    """Callbacks and notifications in order."""

    @property
    def _says(self) -> object:
        return self.reason, self.via, self.to, said_of(self.sequence)

    @property
    def callbacks(self) -> tuple[CallbackStep, ...]:
        """Only the callbacks of the sequence."""
        return callbacks_of(self.sequence)


@dataclass(frozen=True, slots=True)
class TransitionQuery:
    """May the app go from one state to another, for this cause?"""

    from_: State | str
    """The state before."""
    to: State | str | None
    """A state of the app if `from` is one, otherwise a state of the scene; None: wherever the cause
    leads.
    """
    cause: Cause | str
    axis: Axis | str | None = None
    last_cause: Cause | str | None = None
    """Why the app is in `from`; None: any cause that fits."""
    trigger: Trigger | str | None = None
    """The event for which the app is launched, woken or brought back; None: no event."""
    interruption: Interruption | str | None = None
    """The kind of interruption, if the cause is an interruption; None: any kind that the rule
    choice.interruption lists."""


def axis_of(axis: Axis | str | None, *states: State | str | None) -> Axis:
    """Returns the given axis, or the axis that the states are on."""
    if axis is not None:
        return coerce(Axis, axis, Field.QUERY)
    for state in states:
        if isinstance(state, SceneState):
            return Axis.SCENE
    return Axis.APP


def state_on(axis: Axis, value: State | str, field: Field) -> State:
    """Converts a state or its name to a state on an axis."""
    kind: type[AppState] | type[SceneState] = SceneState if axis == Axis.SCENE else AppState
    return coerce(kind, value, field)


_QUERY = struct_of(lcp_transition_query)
_TAKEN, _NOT_ONE_STEP = (Verdict.ALLOWED, Verdict.CONDITIONAL), Reason.NOT_ONE_STEP


def _has_steps(native: lcp_transition_answer) -> bool:
    """Tells whether the system takes the transition, in one step or in several. A transition that
    the system does not take has no callbacks."""
    return native.newest_verdict in _TAKEN or native.reason == _NOT_ONE_STEP


def packed_transition(query: TransitionQuery) -> bytes:
    """Makes the query that is passed to the library."""
    from_, to, cause = query.from_, query.to, query.cause
    axis = axis_of(query.axis, from_, to)
    return _QUERY.pack(
        _QUERY.size,
        state_on(axis, from_, Field.FROM),
        0 if to is None else state_on(axis, to, Field.TO),
        coerce(Cause, cause, Field.CAUSE),
        coerce_or_none(Cause, query.last_cause, Field.LAST_CAUSE),
        coerce_or_none(Trigger, query.trigger, Field.TRIGGER),
        coerce_or_none(Interruption, query.interruption, Field.INTERRUPTION),
    )


def _answer(given: bytes) -> TransitionAnswer:
    native = lcp_transition_answer.from_buffer_copy(given)
    return TransitionAnswer(
        **common(native),
        reason=decode_or_none(Reason, native.reason),
        via=state_of(native.via),
        to=state_of(native.to),
        sequence=tuple(map(read_step, parts(given, lcp_transition_answer, lcp_step))),
    )


#: Asks for an answer and its steps, as bytes.
given_to = lister(
    ("lcp_query_transition", "lcp_list_steps"), lcp_transition_answer, lcp_step, 32, _has_steps
)
TRANSITION = Asking("lcp_query_transition", _answer, list_of=given_to)


def ask_transition(
    policy: Prepared,
    from_: State | str,
    to: State | str | None,
    cause: Cause | str,
    *,
    axis: Axis | str | None = None,
    last_cause: Cause | str | None = None,
    trigger: Trigger | str | None = None,
    interruption: Interruption | str | None = None,
) -> TransitionAnswer:
    """Asks whether a transition is legal, and which callbacks and notifications come with it."""
    if (
        type(from_) is type(to) is AppState
        and type(cause) is Cause
        and axis is last_cause is trigger is interruption is None
    ):
        query = _QUERY.pack(_QUERY.size, from_, to, cause, 0, 0, 0)
    else:
        query = packed_transition(
            TransitionQuery(from_, to, cause, axis, last_cause, trigger, interruption)
        )
    return TRANSITION.one(policy, query)


def transition(
    context: Context | OSVersion | str,
    from_: State | str,
    to: State | str | None,
    cause: Cause | str,
    *,
    axis: Axis | str | None = None,
    last_cause: Cause | str | None = None,
    trigger: Trigger | str | None = None,
    interruption: Interruption | str | None = None,
) -> TransitionAnswer:
    """Asks whether a transition is legal, and which callbacks and notifications come with it.

    `last_cause` is the cause that led to `from_`. `trigger` is the event for which the app is
    launched, woken or brought back. The question is about one scene if the states are SceneState
    values, or if `axis` is `Axis.SCENE`. Only then is the name of a state read as a scene state. If
    `to` is None, the question is the same as that of `step`.

    >>> answer = transition("12.0", AppState.ACTIVE, AppState.BACKGROUND, Cause.HOME_BUTTON)
    >>> answer.verdict.label, answer.reason.label, answer.via.label
    ('forbidden', 'not-one-step', 'inactive')
    >>> [step.callback.label for step in answer.callbacks]
    ['applicationWillResignActive:', 'applicationDidEnterBackground:']
    """
    return ask_over(
        context,
        ask_transition,
        from_,
        to,
        cause,
        axis=axis,
        last_cause=last_cause,
        trigger=trigger,
        interruption=interruption,
    )


def ask_step(
    policy: Prepared,
    from_: State | str,
    cause: Cause | str,
    *,
    axis: Axis | str | None = None,
    last_cause: Cause | str | None = None,
    trigger: Trigger | str | None = None,
    interruption: Interruption | str | None = None,
) -> TransitionAnswer:
    """Asks where a cause leads, and which callbacks and notifications come with it."""
    query = packed_transition(
        TransitionQuery(from_, None, cause, axis, last_cause, trigger, interruption)
    )
    return TRANSITION.one(policy, query)


def step(
    context: Context | OSVersion | str,
    from_: State | str,
    cause: Cause | str,
    *,
    axis: Axis | str | None = None,
    last_cause: Cause | str | None = None,
    trigger: Trigger | str | None = None,
    interruption: Interruption | str | None = None,
) -> TransitionAnswer:
    """Asks where a cause leads: `answer.to` is the target of the transition.

    >>> answer = step("12.0", AppState.INACTIVE, Cause.HOME_BUTTON)
    >>> answer.to.label, [call.allowance.label for call in answer.callbacks]
    ('background', ['did-enter-background'])
    """
    return ask_over(
        context,
        ask_step,
        from_,
        cause,
        axis=axis,
        last_cause=last_cause,
        trigger=trigger,
        interruption=interruption,
    )


def transitions(context: Asked, queries: Iterable[TransitionQuery]) -> tuple[TransitionAnswer, ...]:
    """Asks many questions at once. If a question cannot be asked, the error has its `index`.

    >>> query = TransitionQuery("inactive", "active", "activation")
    >>> [answer.verdict.label for answer in transitions("8.1", [query, query])]
    ['allowed', 'allowed']
    """
    return ask_all(context, [packed_transition(query) for query in queries], _ask_many)


def _ask_many(policy: Prepared, asked: list[bytes]) -> list[TransitionAnswer]:
    # The batch raises an error for an invalid question, but returns no steps. So each question is
    # asked again.
    ask_many(QuestionKind.TRANSITION, policy, asked, lcp_transition_answer)
    return [TRANSITION.one(policy, query) for query in asked]


def termination_of(cause: Cause | str) -> Termination:
    """Returns how a cause ends the app, or Termination.NONE if the cause does not end it.

    >>> termination_of(Cause.SYSTEM_SHUTDOWN).label
    'reboot'
    """
    number = coerce(Cause, cause, Field.CAUSE)
    return decode(Termination, library().lcp_cause_termination(number))
