"""May the app do this in this state, and what does it owe in a callback?"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ._answers import Answer, citations_of, common, composed, one_of
from ._batch import ask, ask_many, parts
from ._bindings import (
    LCP_RULE_NONE,
    lcp_conduct_answer,
    lcp_conduct_query,
    lcp_duties_answer,
    lcp_duties_query,
    lcp_duty,
)
from ._context import Context
from ._convert import new
from ._enums import Activity, AppState, Callback, Evidence, Field, Price, TerminationCode
from ._names import coerce, decode_or_none
from ._osversion import OSVersion
from ._rules import Citation, rule_at

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


def native_conduct(query: ConductQuery) -> lcp_conduct_query:
    """Makes the struct that crosses to the library."""
    return new(
        lcp_conduct_query,
        state=coerce(AppState, query.state, Field.STATE),
        activity=coerce(Activity, query.activity, Field.ACTIVITY),
    )


def _answer(native: lcp_conduct_answer) -> ConductAnswer:
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
    query = native_conduct(ConductQuery(state, activity))
    return _answer(ask("lcp_query_conduct", context, query, new(lcp_conduct_answer)))


def conducts(
    context: Context | OSVersion | str, queries: Iterable[ConductQuery]
) -> tuple[ConductAnswer, ...]:
    """Asks many at once; the error for one that cannot be asked has its `index`.

    >>> asked = [ConductQuery("background", activity) for activity in Activity]
    >>> len(conducts("17.0", asked)) == len(Activity)
    True
    """
    asked = [native_conduct(query) for query in queries]
    answers = ask_many("lcp_query_conduct_batch", context, asked, lcp_conduct_answer)
    return tuple(_answer(answer) for answer in answers)


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


def _duty(native: lcp_duty) -> Duty:
    row = rule_at(native.rule)
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
    called = coerce(Callback, callback, Field.CALLBACK)
    query = new(lcp_duties_query, callback=called)
    native = ask("lcp_query_duties", context, query, new(lcp_duties_answer))
    owed = parts("lcp_duty_at", context, query, lcp_duty, native.count)
    found = tuple(_duty(duty) for duty in owed)
    shared = composed(
        native,
        [duty.citations for duty in found],
        evidence=one_of(duty.evidence for duty in found),
    )
    row = rule_at(native.rule) if native.rule != LCP_RULE_NONE else None
    if row is not None:
        shared |= {"rule": row.id, "evidence": row.evidence, "note": row.note}
        shared["citations"] = row.citations
    return DutiesAnswer(**shared, callback=called, duties=found)
