"""May the app do this in this state, and what does it owe in a callback?"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from operator import attrgetter

from .._native.bindings import (
    LCP_RULE_NONE,
    lcp_conduct_answer,
    lcp_conduct_query,
    lcp_duties_answer,
    lcp_duties_query,
    lcp_duty,
)
from .._native.calls import ask_many, asker, lister, parts, struct_of
from .._native.enums import (
    Activity,
    AppState,
    Callback,
    Evidence,
    Field,
    Price,
    QuestionKind,
    RuleField,
    Termination,
    TerminationCode,
)
from .._native.memory import keep
from .._native.names import coerce, decode_or_none
from .._native.osversion import OSVersion
from .answers import Answer, Citation, brief_of, common, composed, one_of, rule_text
from .context import Context
from .prepared import Asked, Prepared, ask_all, ask_over

__all__ = [
    "ConductAnswer",
    "ConductQuery",
    "DutiesAnswer",
    "Duty",
    "conduct",
    "conducts",
    "duties",
]


@dataclass(frozen=True, slots=True, kw_only=True)
class ConductAnswer(Answer):
    """Says whether an app may do something in a state, and what it costs."""

    stop_before: Callback | None
    """The activity must be over when this callback returns."""
    price: Price | None
    """What it costs; None: nothing, or not known."""
    code: TerminationCode | None
    """The code of the termination, if one is known."""
    termination: Termination | None
    """How the process ends, if that is the price; None: no rule says."""

    @property
    def _says(self) -> object:
        return self.stop_before, self.price, self.code, self.termination


@dataclass(frozen=True, slots=True)
class ConductQuery:
    """One question for `conducts`; the fields are those of `conduct`."""

    state: AppState | str
    activity: Activity | str


_QUERY = struct_of(lcp_conduct_query)
_ask, _pack, _size = asker("lcp_query_conduct", lcp_conduct_answer), _QUERY.pack, _QUERY.size
_known: dict[bytes, ConductAnswer] = {}


def packed_conduct(query: ConductQuery) -> bytes:
    """Makes the query that is passed to the library."""
    if type(query.state) is AppState and type(query.activity) is Activity:
        return _pack(_size, query.state, query.activity)
    state = coerce(AppState, query.state, Field.STATE)
    return _pack(_size, state, coerce(Activity, query.activity, Field.ACTIVITY))


def _answer(given: bytes) -> ConductAnswer:
    native = lcp_conduct_answer.from_buffer_copy(given)
    return ConductAnswer(
        **common(native),
        stop_before=decode_or_none(Callback, native.stop_before),
        price=decode_or_none(Price, native.price),
        code=decode_or_none(TerminationCode, native.code),
        termination=decode_or_none(Termination, native.termination),
    )


def ask_conduct(
    policy: Prepared, state: AppState | str, activity: Activity | str
) -> ConductAnswer:
    """Asks whether an app may do something in a state, and what it costs."""
    if type(state) is AppState and type(activity) is Activity:
        query = _pack(_size, state, activity)
    else:
        query = packed_conduct(ConductQuery(state, activity))
    given = _ask(policy, query)
    return _known.get(given) or keep(_known, given, _answer(given))


def conduct(
    context: Context | OSVersion | str, state: AppState | str, activity: Activity | str
) -> ConductAnswer:
    """Asks whether an app may do something in a state, and what it costs.

    >>> answer = conduct("8.1", AppState.BACKGROUND, Activity.OPENGL_ES)
    >>> answer.verdict.label, answer.price.label
    ('forbidden', 'terminate')
    """
    return ask_over(context, ask_conduct, state, activity)


def conducts(context: Asked, queries: Iterable[ConductQuery]) -> tuple[ConductAnswer, ...]:
    """Asks many questions at once. If one cannot be asked, the error has its `index`.

    >>> asked = [ConductQuery("background", activity) for activity in Activity]
    >>> len(conducts("17.0", asked)) == len(Activity)
    True
    """
    return ask_all(context, [packed_conduct(query) for query in queries], _ask_many)


def _ask_many(policy: Prepared, asked: list[bytes]) -> list[ConductAnswer]:
    found = ask_many(QuestionKind.CONDUCT, policy, asked, lcp_conduct_answer)
    return [_known.get(given) or keep(_known, given, _answer(given)) for given in found]


@dataclass(frozen=True, slots=True)
class Duty:
    """Something that the app should do in a callback."""

    id: str
    """The id of the rule."""
    text: str
    undone_at: Callback | None
    """The callback in which the app undoes it."""
    evidence: Evidence | None
    citations: tuple[Citation, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class DutiesAnswer(Answer):
    """Allowed if there are duties, unspecified if no source names any.

    Each duty has its rule. `evidence` is set if all of them share it.
    """

    callback: Callback
    duties: tuple[Duty, ...]

    @property
    def _says(self) -> object:
        return [duty.id for duty in self.duties]


_DUTIES = struct_of(lcp_duties_query)
_ask_duties = lister(
    ("lcp_query_duties", "lcp_list_duties"), lcp_duties_answer, lcp_duty, 16, attrgetter("count")
)
#: For each callback, at its number: the query, and known answers by the bytes of the answer and its
#: duties.
_prepared: list[tuple[bytes, dict[bytes, DutiesAnswer]]] = [
    (_DUTIES.pack(_DUTIES.size, one), {}) for one in range(max(Callback) + 1)
]


def _duty(native: lcp_duty) -> Duty:
    row = brief_of(native.rule)
    return Duty(
        id="" if row is None else row.id,
        text=rule_text(native.rule, RuleField.TEXT),
        undone_at=decode_or_none(Callback, native.undone_at),
        evidence=None if row is None else row.evidence,
        citations=() if row is None else row.citations,
    )


def ask_duties(policy: Prepared, callback: Callback | str) -> DutiesAnswer:
    """Asks what an app must do in a callback."""
    called = callback if type(callback) is Callback else coerce(Callback, callback, Field.CALLBACK)
    query, known = _prepared[called]
    given = _ask_duties(policy, query)
    return known.get(given) or keep(known, given, _owed(called, given))


def duties(context: Context | OSVersion | str, callback: Callback | str) -> DutiesAnswer:
    """Asks what an app must do in a callback.

    >>> answer = duties("8.1", "applicationDidEnterBackground:")
    >>> {duty.undone_at.label for duty in answer.duties if duty.undone_at}
    {'applicationWillEnterForeground:'}
    """
    return ask_over(context, ask_duties, callback)


def _owed(callback: Callback, given: bytes) -> DutiesAnswer:
    native = lcp_duties_answer.from_buffer_copy(given)
    found = tuple(map(_duty, parts(given, lcp_duties_answer, lcp_duty)))
    shared = composed(
        native,
        [duty.citations for duty in found],
        evidence=one_of(duty.evidence for duty in found),
    )
    row = brief_of(native.rule) if native.rule != LCP_RULE_NONE else None
    if row is not None:
        shared |= {"rule": row.id, "evidence": row.evidence, "note": row.note}
        shared["citations"] = row.citations
    return DutiesAnswer(**shared, callback=callback, duties=found)
