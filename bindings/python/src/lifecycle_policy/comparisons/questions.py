"""Asks every question about an app, in two contexts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from itertools import product

from .._native.enums import (
    Activity,
    Allowance,
    AppState,
    Axis,
    BackgroundMode,
    Callback,
    Cause,
    Event,
    Family,
    Interruption,
    Quota,
    SceneState,
    Termination,
    Trigger,
    Verdict,
)
from ..questions.answers import Answer
from ..questions.conduct import ConductQuery, conducts, duties
from ..questions.context import Context
from ..questions.deadlines import deadlines
from ..questions.delivery import delivery
from ..questions.manifest import manifest
from ..questions.modes import modes
from ..questions.paths import next_transitions
from ..questions.prepared import policies_of
from ..questions.quotas import quota
from ..questions.relaunch import RelaunchQuery, relaunches
from ..questions.rules import rules
from ..questions.transitions import State, TransitionQuery, transitions
from .model import Question, Side, Subject
from .sides import side_of, side_of_duties, side_of_findings
from .situations import SITUATIONS, played

__all__ = ["answered"]

#: A question with the answers in both contexts.
Answered = tuple[Question, Side, Side]

_Asked = Callable[[Context], Iterable[Answer]]


def _both(
    questions: Sequence[Question], ask: _Asked, one: Context, other: Context
) -> list[Answered]:
    """Asks the same questions in both contexts."""
    first, second = (
        [side_of(answer, policy) for answer in ask(ground)]
        for ground, policy in ((one, policies_of(one)[0]), (other, policies_of(other)[0]))
    )
    return list(zip(questions, first, second, strict=True))


def _deadlines(one: Context, other: Context) -> list[Answered]:
    questions: list[Question] = [(("allowance", value.label),) for value in Allowance]
    return _both(questions, lambda ground: deadlines(ground, Allowance), one, other)


def _quotas(one: Context, other: Context) -> list[Answered]:
    questions: list[Question] = [(("quota", value.label),) for value in Quota]
    return _both(questions, lambda ground: (quota(ground, of) for of in Quota), one, other)


def _conducts(one: Context, other: Context) -> list[Answered]:
    asked = [ConductQuery(*pair) for pair in product(AppState, Activity)]
    questions: list[Question] = [
        (("state", state.label), ("activity", activity.label))
        for state, activity in product(AppState, Activity)
    ]
    return _both(questions, lambda ground: conducts(ground, asked), one, other)


def _deliveries(one: Context, other: Context) -> list[Answered]:
    pairs = list(product(AppState, Event))
    questions: list[Question] = [
        (("state", state.label), ("event", event.label)) for state, event in pairs
    ]
    return _both(
        questions, lambda ground: (delivery(ground, *pair) for pair in pairs), one, other
    )


def _modes(one: Context, other: Context) -> list[Answered]:
    questions: list[Question] = [(("mode", value.label),) for value in BackgroundMode]
    return _both(questions, modes, one, other)


def _ends(ground: Context) -> set[Termination]:
    """Returns the terminations that are possible in a context. After any other termination, the
    verdict on a tap is `not-applicable`."""
    asked = [RelaunchQuery(ended, Trigger.USER_TAP) for ended in Termination]
    answers = zip(Termination, relaunches(ground, asked), strict=True)
    return {ended for ended, answer in answers if answer.newest_verdict != Verdict.NOT_APPLICABLE}


def _relaunches(one: Context, other: Context) -> list[Answered]:
    # Leaves out a termination that is possible in only one of the contexts: the transitions show
    # this change.
    ends = _ends(one) & _ends(other)
    pairs = list(product((ended for ended in Termination if ended in ends), Trigger))
    asked = [RelaunchQuery(*pair) for pair in pairs]
    questions: list[Question] = [(("after", end.label), ("on", on.label)) for end, on in pairs]
    return _both(questions, lambda ground: relaunches(ground, asked), one, other)


def _duties(one: Context, other: Context) -> list[Answered]:
    first, second = (
        [side_of_duties(duties(ground, callback)) for callback in Callback]
        for ground in (one, other)
    )
    questions: list[Question] = [(("callback", callback.label),) for callback in Callback]
    return list(zip(questions, first, second, strict=True))


def _findings(one: Context, other: Context) -> list[Answered]:
    first, second = (side_of_findings(manifest(ground)) for ground in (one, other))
    return [((), first, second)]


@lru_cache(maxsize=1)
def _led_by_triggers() -> frozenset[Cause]:
    """Lists the causes that may come with the callbacks of a trigger."""
    rows = rules(Family.TRANSITION)
    return frozenset(
        cause
        for row in rows
        if any(step.callback is None for step in row.steps)
        for cause in row.values("causes")
    )


def _edges(axis: Axis, *contexts: Context) -> list[tuple[State, State, Cause]]:
    """Lists the steps that are possible from any state in at least one of the contexts."""
    states: type[AppState] | type[SceneState] = SceneState if axis == Axis.SCENE else AppState
    found: dict[tuple[State, State, Cause], None] = {}
    for state in states:
        for context in contexts:
            for edge in next_transitions(context, state, axis=axis).transitions:
                found[state, edge.to, edge.cause] = None
    return list(found)


def _varied(query: TransitionQuery) -> list[TransitionQuery]:
    """Returns a copy of the query for each interruption or for each trigger, whichever the cause can
    have; [] if the cause can have neither."""
    from_, to, cause, axis = query.from_, query.to, query.cause, query.axis
    if cause == Cause.INTERRUPTION_BEGIN:
        return [
            TransitionQuery(from_, to, cause, axis, interruption=kind) for kind in Interruption
        ]
    if cause in _led_by_triggers():
        return [TransitionQuery(from_, to, cause, axis, trigger=trigger) for trigger in Trigger]
    return []


def _asks(query: TransitionQuery) -> Question:
    parts = (
        ("axis", query.axis),
        ("from", query.from_),
        ("to", query.to),
        ("cause", query.cause),
        ("trigger", query.trigger),
        ("interruption", query.interruption),
    )
    return tuple((name, getattr(value, "label")) for name, value in parts if value is not None)


def _transitions(one: Context, other: Context) -> list[Answered]:
    """Asks about every legal step, alone and with each of its interruptions or triggers. Keeps an
    interruption or trigger only if the answers differ from the answers on the step alone."""
    plain = [
        TransitionQuery(from_, to, cause, axis)
        for axis in Axis
        for from_, to, cause in _edges(axis, one, other)
    ]
    queries, parents = list(plain), [-1] * len(plain)
    for number, query in enumerate(plain):
        more = _varied(query)
        queries += more
        parents += [number] * len(more)
    asked = _both(
        [_asks(query) for query in queries],
        lambda ground: transitions(ground, queries),
        one,
        other,
    )
    found = []
    for number, parent in enumerate(parents):
        _, before, after = asked[number]
        if parent < 0 or (before.facts, after.facts) != (
            asked[parent][1].facts,
            asked[parent][2].facts,
        ):
            found.append(asked[number])
    return found


def _situations(one: Context, other: Context) -> list[Answered]:
    return [
        ((("situation", situation.title),), played(one, situation), played(other, situation))
        for situation in SITUATIONS
    ]


_ASKED: dict[Subject, Callable[[Context, Context], list[Answered]]] = {
    Subject.TRANSITION: _transitions,
    Subject.DEADLINE: _deadlines,
    Subject.SITUATION: _situations,
    Subject.QUOTA: _quotas,
    Subject.CONDUCT: _conducts,
    Subject.DUTIES: _duties,
    Subject.DELIVERY: _deliveries,
    Subject.MODE: _modes,
    Subject.RELAUNCH: _relaunches,
    Subject.MANIFEST: _findings,
}


def answered(subject: Subject, one: Context, other: Context) -> list[Answered]:
    """Asks every question about a subject in two contexts."""
    return _ASKED[subject](one, other)
