"""What may follow, and how does the app get there?"""

from __future__ import annotations

import ctypes
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from .._native.bindings import (
    LCP_ANSWER_DISPUTED,
    lcp_error,
    lcp_next_answer,
    lcp_next_edge,
    lcp_next_query,
    lcp_path_answer,
    lcp_path_query,
    lcp_path_step,
)
from .._native.calls import asker, bound, lister, struct_of
from .._native.convert import check, new
from .._native.enums import (
    AppState,
    Axis,
    Cause,
    Evidence,
    Field,
    Reason,
    Trigger,
    Verdict,
)
from .._native.ground import Ground
from .._native.memory import keep
from .._native.names import coerce, coerce_or_none, decode, decode_or_none
from .._native.osversion import OSVersion
from .answers import Answer, Citation, citations_of, composed, rule_id
from .context import Context, ground_of
from .transitions import (
    CallbackStep,
    SequenceStep,
    State,
    axis_of,
    callbacks_of,
    decode_state,
    sequence_steps,
    state_on,
)

__all__ = [
    "NextAnswer",
    "NextTransition",
    "PathAnswer",
    "PathStep",
    "next_transitions",
    "path",
]


@dataclass(frozen=True, slots=True)
class NextTransition:
    """One transition that may follow; `transition` tells the rest of it."""

    cause: Cause
    to: State
    verdict: Verdict
    """Allowed, or conditional."""
    rule: str | None
    evidence: Evidence | None
    citations: tuple[Citation, ...]
    reason: Reason | None
    disputed: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class NextAnswer(Answer):
    """Allowed where anything may follow, forbidden where nothing may. Each edge has its rule."""

    reason: Reason | None
    transitions: tuple[NextTransition, ...]


@dataclass(frozen=True, slots=True)
class PathStep:
    """One step of a path."""

    cause: Cause
    from_: State
    to: State
    rule: str | None
    citations: tuple[Citation, ...]
    sequence: tuple[SequenceStep, ...]
    """Callbacks and notifications in order."""

    @property
    def callbacks(self) -> tuple[CallbackStep, ...]:
        """The callbacks of the sequence alone."""
        return callbacks_of(self.sequence)


@dataclass(frozen=True, slots=True, kw_only=True)
class PathAnswer(Answer):
    """Forbidden, with Reason.NO_PATH, where no chain of legal steps leads there."""

    reason: Reason | None
    steps: tuple[PathStep, ...]


_APP = Axis.APP
_ANY: tuple[Cause, ...] = ()
_NEXT, _PATH = struct_of(lcp_next_query), struct_of(lcp_path_query)
_pack_next, _pack_path = _NEXT.pack, _PATH.pack
#: The queries that ask for no more than two states of the process.
_prepared: dict[tuple[AppState, AppState], bytes] = {
    (start, end): _pack_path(_PATH.size, _APP, start, end, 0, 0, 0)
    for start in AppState
    for end in AppState
}
_ask_next = asker("lcp_query_next", lcp_next_answer)
_ask_path = asker("lcp_query_path", lcp_path_answer)
_edges = lister("lcp_next_edge_at", lcp_next_answer, lcp_next_edge)
#: An edge is a call of its own, which reads the rules again, so questions are kept as well.
_asked_next: dict[tuple[Ground, bytes], NextAnswer] = {}
#: By axis: the states in an answer are on that of the question.
_known_next: dict[Axis, dict[tuple[bytes, ...], NextAnswer]] = {axis: {} for axis in Axis}
_known_paths: dict[Axis, dict[bytes, PathAnswer]] = {axis: {} for axis in Axis}


def _known_state(axis: int, value: int) -> State:
    return decode_state(axis, value) or decode(AppState, value)


def _edge(axis: int, given: bytes) -> NextTransition:
    native = lcp_next_edge.from_buffer_copy(given)
    return NextTransition(
        cause=decode(Cause, native.cause),
        to=_known_state(axis, native.to),
        verdict=decode(Verdict, native.verdict),
        rule=rule_id(native.rule),
        evidence=decode_or_none(Evidence, native.evidence),
        citations=citations_of(native.rule),
        reason=decode_or_none(Reason, native.reason),
        disputed=bool(native.flags & LCP_ANSWER_DISPUTED),
    )


def next_transitions(
    context: Context | OSVersion | str,
    from_: State | str,
    *,
    axis: Axis | str | None = None,
    last_cause: Cause | str | None = None,
) -> NextAnswer:
    """Asks for every cause that may follow, and where it leads.

    >>> answer = next_transitions("12.0", AppState.INACTIVE)
    >>> (Cause.ACTIVATION, AppState.ACTIVE) in {(e.cause, e.to) for e in answer.transitions}
    True
    """
    if type(from_) is AppState and axis is last_cause is None:
        chosen, query = _APP, _pack_next(_NEXT.size, _APP, from_, 0)
    else:
        chosen = axis_of(axis, from_)
        before = coerce_or_none(Cause, last_cause, Field.LAST_CAUSE)
        query = _pack_next(_NEXT.size, chosen, state_on(chosen, from_, Field.FROM), before)
    key = getattr(context, "_ground", None) or ground_of(context), query
    return _asked_next.get(key) or keep(_asked_next, key, _ask_new(chosen, *key))


def _ask_new(chosen: Axis, ground: Ground, query: bytes) -> NextAnswer:
    known, given = _known_next[chosen], _edges(_ask_next(ground, query), ground.reference, query)
    return known.get(given) or keep(known, given, _next(chosen, *given))


def _next(chosen: Axis, given: bytes, *edges: bytes) -> NextAnswer:
    native = lcp_next_answer.from_buffer_copy(given)
    found = [_edge(chosen, edge) for edge in edges]
    return NextAnswer(
        **composed(native, [edge.citations for edge in found]),
        reason=decode_or_none(Reason, native.reason),
        transitions=tuple(found),
    )


def _path_step(axis: int, words: Any, index: int) -> PathStep:
    native = new(lcp_path_step)
    check(bound("lcp_path_step_at")(words, index, ctypes.byref(native)), new(lcp_error))
    return PathStep(
        cause=decode(Cause, native.cause),
        from_=_known_state(axis, getattr(native, "from")),
        to=_known_state(axis, native.to),
        rule=rule_id(native.rule),
        citations=citations_of(native.rule),
        sequence=sequence_steps(native.sequence, native.step_count),
    )


def path(
    context: Context | OSVersion | str,
    from_: State | str,
    to: State | str,
    *,
    allowed_causes: Iterable[Cause | str] = _ANY,
    axis: Axis | str | None = None,
    last_cause: Cause | str | None = None,
    trigger: Trigger | str | None = None,
) -> PathAnswer:
    """Asks for the shortest legal chain of steps; ties are broken by the rule book's order.

    A chain that keeps the process alive comes before one that ends it. Without `allowed_causes` the
    acts of the user and of the system are permitted that lead there: no failures, and no end of the
    process unless `to` is not-running or prewarmed.

    >>> answer = path("12.0", AppState.ACTIVE, AppState.BACKGROUND)
    >>> [(step.cause.label, step.to.label) for step in answer.steps]
    [('home-button', 'inactive'), ('home-button', 'background')]
    """
    if (
        type(from_) is AppState
        and type(to) is AppState
        and allowed_causes is _ANY
        and axis is last_cause is trigger is None
    ):
        chosen, query = _APP, _prepared[from_, to]
    else:
        mask = 0
        for cause in allowed_causes:
            mask |= 1 << coerce(Cause, cause, Field.ALLOWED_CAUSES) - 1
        chosen = axis_of(axis, from_, to)
        states = state_on(chosen, from_, Field.FROM), state_on(chosen, to, Field.TO)
        before = coerce_or_none(Cause, last_cause, Field.LAST_CAUSE)
        event = coerce_or_none(Trigger, trigger, Field.TRIGGER)
        query = _pack_path(_PATH.size, chosen, *states, mask, before, event)
    known = _known_paths[chosen]
    given = _ask_path(getattr(context, "_ground", None) or ground_of(context), query)
    return known.get(given) or keep(known, given, _path(chosen, given))


def _path(chosen: Axis, given: bytes) -> PathAnswer:
    native = lcp_path_answer.from_buffer_copy(given)
    steps = tuple(_path_step(chosen, native.path, index) for index in range(native.step_count))
    return PathAnswer(
        **composed(native, [step.citations for step in steps], requires=native.requires_mask),
        reason=decode_or_none(Reason, native.reason),
        steps=steps,
    )
