"""May the app do this in this state, and what must it do in a callback?"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from operator import attrgetter

from .._native.bindings import lcp_duties_answer, lcp_duties_query, lcp_duty
from .._native.calls import lister, parts, struct_of
from .._native.enums import Activity, AppState, Callback, Evidence, RuleField
from .._native.names import decode_or_none
from .._native.osversion import OSVersion
from .answers import Answer, Citation, asked, brief_of, composed, one_of, rule_text
from .asking import Asking
from .context import Context
from .declared import (
    ConductAnswer,
    ConductQuery,
    pack_conduct,
    pack_duties,
    packed_conduct,
    read_conduct,
)
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

_CONDUCT = Asking("lcp_query_conduct", read_conduct)


def ask_conduct(
    policy: Prepared, state: AppState | str, activity: Activity | str
) -> ConductAnswer:
    """Asks whether an app may do something in a state, and what it costs."""
    return _CONDUCT.one(policy, pack_conduct(state, activity))


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
    """Asks many questions at once. If a question cannot be asked, the error has its `index`.

    >>> asked = [ConductQuery("background", activity) for activity in Activity]
    >>> len(conducts("17.0", asked)) == len(Activity)
    True
    """
    return ask_all(context, [packed_conduct(query) for query in queries], _CONDUCT.many)


@dataclass(frozen=True, slots=True)
class Duty:
    """One duty. The id of its rule identifies it."""

    id: str
    text: str
    """What the app should do, as a sentence."""
    undone_at: Callback | None
    """The callback in which the app undoes what the duty asks for; None: there is none."""
    evidence: Evidence | None
    citations: tuple[Citation, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class DutiesAnswer(Answer):
    """The verdict is allowed if there are duties, unspecified if no source names any,
    not-applicable if the app does not get the callback on that OS (the rule is then the one on the
    life cycle), and conditional if it is not known whether the app gets the callback. A duty that
    depends on an unknown fact is not listed.

    Each duty has a separate rule. `evidence` is set if all these rules have the same evidence.
    """

    callback: Callback
    duties: tuple[Duty, ...]

    @property
    def _says(self) -> object:
        return [(duty.text, duty.undone_at) for duty in self.duties]


def _duty(native: lcp_duty) -> Duty:
    row = brief_of(native.rule)
    return Duty(
        id="" if row is None else row.id,
        text=rule_text(native.rule, RuleField.TEXT),
        undone_at=decode_or_none(Callback, native.undone_at),
        evidence=None if row is None else row.evidence,
        citations=() if row is None else row.citations,
    )


def _owed(given: bytes) -> DutiesAnswer:
    native = lcp_duties_answer.from_buffer_copy(given)
    listed = given[: -struct_of(lcp_duties_query).size]
    found = tuple(map(_duty, parts(listed, lcp_duties_answer, lcp_duty)))
    shared = composed(
        native,
        [duty.citations for duty in found],
        evidence=one_of(duty.evidence for duty in found),
    )
    return DutiesAnswer(**shared, callback=asked(Callback, given), duties=found)


#: Asks for an answer and its duties, as bytes.
ask_listed = lister(
    ("lcp_query_duties", "lcp_list_duties"), lcp_duties_answer, lcp_duty, 16, attrgetter("count")
)
_DUTIES = Asking("lcp_query_duties", _owed, list_of=ask_listed, with_query=True)


def ask_duties(policy: Prepared, callback: Callback | str) -> DutiesAnswer:
    """Asks what an app must do in a callback."""
    return _DUTIES.one(policy, pack_duties(callback))


def duties(context: Context | OSVersion | str, callback: Callback | str) -> DutiesAnswer:
    """Asks what an app must do in a callback.

    >>> answer = duties("8.1", "applicationDidEnterBackground:")
    >>> {duty.undone_at.label for duty in answer.duties if duty.undone_at}
    {'applicationWillEnterForeground:'}
    """
    return ask_over(context, ask_duties, callback)
