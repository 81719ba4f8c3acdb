"""May the app do this in this state, and what does it owe in a callback?"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from .._native.bindings import (
    LCP_RULE_NONE,
    lcp_conduct_answer,
    lcp_conduct_query,
    lcp_duties_answer,
    lcp_duties_query,
    lcp_duty,
)
from .._native.calls import ask_many, asker, lister, struct_of
from .._native.enums import Activity, AppState, Callback, Evidence, Field, Price, TerminationCode
from .._native.memory import keep
from .._native.names import coerce, decode_or_none
from .._native.osversion import OSVersion
from .answers import Answer, Citation, brief_of, citations_of, common, composed, one_of
from .context import Context, ground_of

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
    """Whether the app may do it in that state, and what it costs."""

    stop_before: Callback | None
    """It must be over when this callback returns."""
    price: Price | None
    """What it costs; None: nothing, or nothing known."""
    code: TerminationCode | None
    """The code of the termination, where one is known."""


@dataclass(frozen=True, slots=True)
class ConductQuery:
    """One question for `conducts`; the fields are those of `conduct`."""

    state: AppState | str
    activity: Activity | str


_QUERY = struct_of(lcp_conduct_query)
_ask, _pack, _size = asker("lcp_query_conduct", lcp_conduct_answer), _QUERY.pack, _QUERY.size
_known: dict[bytes, ConductAnswer] = {}


def packed_conduct(query: ConductQuery) -> bytes:
    """Makes the query that crosses to the library."""
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
    )


def conduct(
    context: Context | OSVersion | str, state: AppState | str, activity: Activity | str
) -> ConductAnswer:
    """Asks whether an app may do something in a state, and what it costs.

    >>> answer = conduct("8.1", AppState.BACKGROUND, Activity.OPENGL_ES)
    >>> answer.verdict.label, answer.price.label
    ('forbidden', 'terminate')
    """
    if type(state) is AppState and type(activity) is Activity:
        query = _pack(_size, state, activity)
    else:
        query = packed_conduct(ConductQuery(state, activity))
    given = _ask(getattr(context, "_ground", None) or ground_of(context), query)
    return _known.get(given) or keep(_known, given, _answer(given))


def conducts(
    context: Context | OSVersion | str, queries: Iterable[ConductQuery]
) -> tuple[ConductAnswer, ...]:
    """Asks many at once; the error for one that cannot be asked has its `index`.

    >>> asked = [ConductQuery("background", activity) for activity in Activity]
    >>> len(conducts("17.0", asked)) == len(Activity)
    True
    """
    asked = [packed_conduct(query) for query in queries]
    answers = ask_many("lcp_query_conduct_batch", ground_of(context), asked, lcp_conduct_answer)
    return tuple(_known.get(given) or keep(_known, given, _answer(given)) for given in answers)


@dataclass(frozen=True, slots=True)
class Duty:
    """What the app should do, as a sentence."""

    id: str
    """That of the rule."""
    text: str
    undone_at: Callback | None
    """The callback that undoes it."""
    evidence: Evidence | None
    citations: tuple[Citation, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class DutiesAnswer(Answer):
    """Allowed where there are duties, unspecified where no source names any.

    Each duty has its rule; `evidence` is the one that all of them share, if they do.
    """

    callback: Callback
    duties: tuple[Duty, ...]


_DUTIES = struct_of(lcp_duties_query)
_ask_duties = asker("lcp_query_duties", lcp_duties_answer)
_list_duties = lister("lcp_duty_at", lcp_duties_answer, lcp_duty)
#: Of each callback the query, and the answers by their bytes, with those of their duties if any.
_prepared: dict[Callback, tuple[bytes, dict[bytes | tuple[bytes, ...], DutiesAnswer]]] = {
    one: (_DUTIES.pack(_DUTIES.size, one), {}) for one in Callback
}


def _duty(given: bytes) -> Duty:
    native = lcp_duty.from_buffer_copy(given)
    row = brief_of(native.rule)
    return Duty(
        id="" if row is None else row.id,
        text=native.text.decode(),
        undone_at=decode_or_none(Callback, native.undone_at),
        evidence=None if row is None else row.evidence,
        citations=citations_of(native.rule),
    )


def duties(context: Context | OSVersion | str, callback: Callback | str) -> DutiesAnswer:
    """Asks what an app owes in a callback.

    >>> answer = duties("8.1", "applicationDidEnterBackground:")
    >>> {duty.undone_at.label for duty in answer.duties if duty.undone_at}
    {'applicationWillEnterForeground:'}
    """
    called = callback if type(callback) is Callback else coerce(Callback, callback, Field.CALLBACK)
    ground = getattr(context, "_ground", None) or ground_of(context)
    query, known = _prepared[called]
    given = _ask_duties(ground, query)
    found = known.get(given)
    if found is None:
        parts = _list_duties(given, ground.reference, query)
        key = given if len(parts) == 1 else parts
        found = known.get(key) or keep(known, key, _owed(called, *parts))
    return found


def _owed(callback: Callback, given: bytes, *owed: bytes) -> DutiesAnswer:
    native = lcp_duties_answer.from_buffer_copy(given)
    found = tuple(map(_duty, owed))
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
