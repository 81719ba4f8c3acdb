"""Which transitions may follow a state, and which path leads to a state?"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from operator import attrgetter

from .._native.bindings import (
    LCP_ANSWER_DISPUTED,
    lcp_edge,
    lcp_next_answer,
    lcp_next_query,
    lcp_path_answer,
    lcp_path_query,
    lcp_path_step,
    lcp_transition_query,
)
from .._native.calls import lister, parts, struct_of
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
from .._native.memory import keep
from .._native.names import (
    State,
    coerce_or_none,
    decode,
    decode_or_none,
    masked,
    state_of,
)
from .._native.osversion import OSVersion
from .answers import Answer, Citation, Several, citations_of, composed, rule_id
from .asking import Asking
from .context import Context
from .declared import SequenceStep
from .prepared import Prepared, ask_over
from .transitions import (
    TRANSITION,
    CallbackStep,
    axis_of,
    callbacks_of,
    given_to,
    said_of,
    state_on,
)

__all__ = [
    "NextAnswer",
    "NextQuery",
    "NextTransition",
    "PathAnswer",
    "PathQuery",
    "PathStep",
    "next_transitions",
    "path",
]


@dataclass(frozen=True, slots=True)
class NextTransition:
    """One transition that may follow; `transition` gives its other details."""

    cause: Cause
    to: State
    """The state after."""
    verdict: Verdict
    """The verdict on the transition: allowed or conditional."""
    rule: str | None
    evidence: Evidence | None
    """What the rule rests on."""
    citations: tuple[Citation, ...]
    reason: Reason | None
    """The reason for the verdict: tolerated; None: the verdict needs no reason."""
    disputed: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class NextAnswer(Answer, Several[NextTransition]):
    """The verdict is allowed if at least one transition may follow, and forbidden if none may
    follow (unspecified under the profile of the founding documents). It is not-applicable if the
    life cycle of the app does not have the state, and conditional if an unknown fact decides
    whether it has.
    """

    reason: Reason | None
    transitions: tuple[NextTransition, ...]

    @property
    def _listed(self) -> tuple[NextTransition, ...]:
        return self.transitions

    @property
    def _says(self) -> object:
        edges = [(edge.cause, edge.to, edge.verdict, edge.reason) for edge in self.transitions]
        return self.reason, edges


@dataclass(frozen=True, slots=True)
class PathStep:
    """One step of a path. It has the fields that a query about the transition needs."""

    cause: Cause
    from_: State
    """The state before."""
    to: State
    """The state after."""
    last_cause: Cause | None
    """Why the app is in `from`; None: the cause does not matter, or is not known."""
    trigger: Trigger | None
    """The trigger of the path."""
    rule: str | None
    citations: tuple[Citation, ...]
    sequence: tuple[SequenceStep, ...]
    """Callbacks and notifications in order."""

    @property
    def callbacks(self) -> tuple[CallbackStep, ...]:
        """Only the callbacks of the sequence."""
        return callbacks_of(self.sequence)


@dataclass(frozen=True, slots=True, kw_only=True)
class PathAnswer(Answer, Several[PathStep]):
    """The answer is the shortest chain of legal steps. A chain that keeps the process alive is
    preferred to one that ends it, whatever their lengths, unless `to` is not-running or prewarmed.

    With empty `allowed_causes` no step is a failure: memory-limit, crash, watchdog, an expired
    task, fetch or session, cpu-limit, thermal, disk-pressure, resource-held, voip-unreported,
    voip-wake-rate, resource-use, insecure-drawing, background-graphics. No step is app-exit,
    debugger-stop, user-force-quit-held-button, privacy-changed or memory-pressure, either. No step
    ends the process, unless `to` is not-running or prewarmed. If `to` is background, suspended or
    scene-background, no step is an unlock, or a launch or return by the user, because these lead to
    the foreground.

    If no chain of legal steps leads to the target, the verdict is forbidden (unspecified under the
    profile of the founding documents), with reason no-path. If the verdict is forbidden, the
    library also looks for a chain as if no rule refused a step. If there is such a chain, the
    answer names the first rule that refuses a step of the chain; otherwise, it names None. The
    verdict is conditional if a step of the chain is, or if an unknown fact decides between two life
    cycles with different chains. If the OS does not have the trigger, the verdict is
    not-applicable, with reason cause-unavailable, as for a transition. A path from a state to
    itself is allowed, and has no steps, if the life cycle has the state. The reason is the first of
    these that applies: scenes not covered; `from` unavailable; trigger unavailable; `to`
    unavailable; no path.
    """

    reason: Reason | None
    steps: tuple[PathStep, ...]

    @property
    def _listed(self) -> tuple[PathStep, ...]:
        return self.steps

    @property
    def _says(self) -> object:
        steps = [(step.cause, step.to, said_of(step.sequence)) for step in self.steps]
        return self.reason, steps


_ANY: tuple[Cause, ...] = ()
_NEXT, _PATH = struct_of(lcp_next_query), struct_of(lcp_path_query)
_STEP, _TAKEN = struct_of(lcp_transition_query), struct_of(lcp_path_step)
_HEAD = struct_of(lcp_path_answer).size
_ask_path = lister(
    ("lcp_query_path", "lcp_list_path"), lcp_path_answer, lcp_path_step, 16, attrgetter("count")
)
#: Cached paths. The key is the bytes of the answer, then the bytes of the transition answer for
#: each step.
_known_paths: dict[tuple[bytes, ...], PathAnswer] = {}


def _known_state(value: int) -> State:
    return state_of(value) or decode(AppState, value)


def _edge(native: lcp_edge) -> NextTransition:
    return NextTransition(
        cause=decode(Cause, native.cause),
        to=_known_state(native.to),
        verdict=decode(Verdict, native.verdict),
        rule=rule_id(native.rule),
        evidence=decode_or_none(Evidence, native.evidence),
        citations=citations_of(native.rule),
        reason=decode_or_none(Reason, native.reason),
        disputed=bool(native.flags & LCP_ANSWER_DISPUTED),
    )


def _next(given: bytes) -> NextAnswer:
    native = lcp_next_answer.from_buffer_copy(given)
    found = [_edge(edge) for edge in parts(given, lcp_next_answer, lcp_edge)]
    return NextAnswer(
        **composed(native, [edge.citations for edge in found]),
        reason=decode_or_none(Reason, native.reason),
        transitions=tuple(found),
    )


NEXT = Asking(
    "lcp_query_next",
    _next,
    list_of=lister(("lcp_query_next", "lcp_list_edges"), lcp_next_answer, lcp_edge, 64),
)


@dataclass(frozen=True, slots=True)
class NextQuery:
    """A question about the transitions that may follow, for `answer_text`."""

    from_: State | str
    axis: Axis | str | None = None
    last_cause: Cause | str | None = None


@dataclass(frozen=True, slots=True)
class PathQuery:
    """A question about a path, for `answer_text`."""

    from_: State | str
    to: State | str
    allowed_causes: Iterable[Cause | str] = _ANY
    axis: Axis | str | None = None
    last_cause: Cause | str | None = None
    trigger: Trigger | str | None = None


def packed_next(query: NextQuery) -> bytes:
    """Packs a question about the transitions that may follow."""
    is_known = type(query.from_) is AppState and query.axis is None
    axis = Axis.APP if is_known else axis_of(query.axis, query.from_)
    state = query.from_ if is_known else state_on(axis, query.from_, Field.FROM)
    before = coerce_or_none(Cause, query.last_cause, Field.LAST_CAUSE)
    return _NEXT.pack(_NEXT.size, state, before)


def packed_path(query: PathQuery) -> bytes:
    """Packs a question about a path."""
    mask = masked(Cause, query.allowed_causes, Field.ALLOWED_CAUSES)
    axis = axis_of(query.axis, query.from_, query.to)
    return _PATH.pack(
        _PATH.size,
        state_on(axis, query.from_, Field.FROM),
        state_on(axis, query.to, Field.TO),
        coerce_or_none(Cause, query.last_cause, Field.LAST_CAUSE),
        coerce_or_none(Trigger, query.trigger, Field.TRIGGER),
        0,
        mask & (1 << 64) - 1,
        mask >> 64,
    )


def ask_next(
    policy: Prepared,
    from_: State | str,
    *,
    axis: Axis | str | None = None,
    last_cause: Cause | str | None = None,
) -> NextAnswer:
    """Asks which causes may follow, and where each leads."""
    return NEXT.one(policy, packed_next(NextQuery(from_, axis, last_cause)))


def next_transitions(
    context: Context | OSVersion | str,
    from_: State | str,
    *,
    axis: Axis | str | None = None,
    last_cause: Cause | str | None = None,
) -> NextAnswer:
    """Asks which causes may follow, and to which state each cause leads. The answer can be
    iterated, counted and indexed like its `transitions`.

    >>> answer = next_transitions("12.0", AppState.INACTIVE)
    >>> (Cause.ACTIVATION, AppState.ACTIVE) in {(each.cause, each.to) for each in answer}
    True
    """
    return ask_over(context, ask_next, from_, axis=axis, last_cause=last_cause)


def _path_step(native: lcp_path_step, taken: bytes) -> PathStep:
    return PathStep(
        cause=decode(Cause, native.cause),
        from_=_known_state(getattr(native, "from")),
        to=_known_state(native.to),
        last_cause=decode_or_none(Cause, native.last_cause),
        trigger=decode_or_none(Trigger, native.trigger),
        rule=rule_id(native.rule),
        citations=citations_of(native.rule),
        sequence=TRANSITION.answer(taken).sequence,
    )


def ask_path(
    policy: Prepared,
    from_: State | str,
    to: State | str,
    *,
    allowed_causes: Iterable[Cause | str] = _ANY,
    axis: Axis | str | None = None,
    last_cause: Cause | str | None = None,
    trigger: Trigger | str | None = None,
) -> PathAnswer:
    """Asks for the shortest legal chain of steps."""
    if (
        type(from_) is type(to) is AppState
        and allowed_causes is _ANY
        and axis is last_cause is trigger is None
    ):
        query = _PATH.pack(_PATH.size, from_, to, 0, 0, 0, 0, 0)
    else:
        query = packed_path(PathQuery(from_, to, allowed_causes, axis, last_cause, trigger))
    given = _ask_path(policy, query)
    taken = [
        given_to(policy, _STEP.pack(_STEP.size, from_, to, cause, last_cause, trigger, 0))
        for _, cause, from_, to, last_cause, trigger, _, _ in _TAKEN.iter_unpack(given[_HEAD:])
    ]
    key = given, *taken
    return _known_paths.get(key) or keep(_known_paths, key, _path(given, taken))


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
    """Asks for the shortest legal chain of steps. The rule book's order breaks ties.

    A chain that keeps the process alive is preferred to one that ends it. Without `allowed_causes`,
    a path uses acts of the user and of the system, but no failures. Unless `to` is `not-running` or
    `prewarmed`, such a path does not end the process either.

    The answer can be iterated, counted and indexed like its `steps`.

    >>> answer = path("12.0", AppState.ACTIVE, AppState.BACKGROUND)
    >>> [(step.cause.label, step.to.label) for step in answer]
    [('home-button', 'inactive'), ('home-button', 'background')]
    """
    causes = _ANY if allowed_causes is _ANY else tuple(allowed_causes)
    return ask_over(
        context,
        ask_path,
        from_,
        to,
        allowed_causes=causes,
        axis=axis,
        last_cause=last_cause,
        trigger=trigger,
    )


def _path(given: bytes, taken: list[bytes]) -> PathAnswer:
    native = lcp_path_answer.from_buffer_copy(given)
    steps = tuple(map(_path_step, parts(given, lcp_path_answer, lcp_path_step), taken))
    return PathAnswer(
        **composed(native, [step.citations for step in steps]),
        reason=decode_or_none(Reason, native.reason),
        steps=steps,
    )
