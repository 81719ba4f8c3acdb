"""After this termination, does this event wake or relaunch the app?"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ._answers import Answer, common, rule_id
from ._batch import ask, ask_many
from ._bindings import lcp_relaunch_answer, lcp_relaunch_query
from ._context import Context
from ._convert import from_ns, new
from ._enums import (
    Allowance,
    AppState,
    Callback,
    Field,
    Guarantee,
    Since,
    Standing,
    Termination,
    Trigger,
)
from ._names import coerce, decode_or_none
from ._osversion import OSVersion

__all__ = ["RelaunchAnswer", "RelaunchQuery", "relaunch", "relaunches"]


@dataclass(frozen=True, slots=True, kw_only=True)
class RelaunchAnswer(Answer):
    """Whether the event wakes the app (in memory) or launches it (otherwise)."""

    guarantee: Guarantee | None
    """How firmly it is promised; None unless allowed or conditional."""
    launch_state: AppState | None
    """BACKGROUND, or INACTIVE for a launch to the foreground; None: none, or not told."""
    callback: Callback | None
    """The one that delivers the event."""
    allowance: Allowance | None
    """The one that starts to run."""
    allowance_seconds: float | None
    """Its limit, else its advice; math.inf is unlimited."""
    standing: Standing | None
    """How the app stands with the system when the event comes."""
    delivery_rule: str | None
    """The rule of the trigger: its callback and versions."""


@dataclass(frozen=True, slots=True)
class RelaunchQuery:
    """One question for `relaunches`; the fields are those of `relaunch`."""

    after: Termination | str
    on: Trigger | str
    since: Since = Since(0)


def native_relaunch(query: RelaunchQuery) -> lcp_relaunch_query:
    """Makes the struct that crosses to the library."""
    return new(
        lcp_relaunch_query,
        termination=coerce(Termination, query.after, Field.TERMINATION),
        trigger=coerce(Trigger, query.on, Field.TRIGGER),
        since=coerce(Since, query.since, Field.SINCE),
    )


def _answer(native: lcp_relaunch_answer) -> RelaunchAnswer:
    return RelaunchAnswer(
        **common(native),
        guarantee=decode_or_none(Guarantee, native.guarantee),
        launch_state=decode_or_none(AppState, native.launch_state),
        callback=decode_or_none(Callback, native.callback),
        allowance=decode_or_none(Allowance, native.allowance),
        allowance_seconds=from_ns(native.allowance_ns),
        standing=decode_or_none(Standing, native.standing),
        delivery_rule=rule_id(native.delivery_rule),
    )


def relaunch(
    context: Context | OSVersion | str,
    after: Termination | str,
    on: Trigger | str,
    *,
    since: Since = Since(0),
) -> RelaunchAnswer:
    """Asks whether an event wakes or relaunches the app.

    `after` is how it ended (Termination.NONE: it is suspended, in memory), `on` the event, and
    `since` what happened in between.

    >>> from lifecycle_policy import App, LocationAuthorization
    >>> app = App(location_authorization=LocationAuthorization.ALWAYS)
    >>> for os in ("7.0", "8.0"):
    ...     question = Context(os, app=app)
    ...     answer = relaunch(question, Termination.USER_FORCE_QUIT, Trigger.REGION_ENTER)
    ...     print(os, answer.verdict.label)
    7.0 forbidden
    8.0 allowed
    """
    query = native_relaunch(RelaunchQuery(after, on, since))
    return _answer(ask("lcp_query_relaunch", context, query, new(lcp_relaunch_answer)))


def relaunches(
    context: Context | OSVersion | str, queries: Iterable[RelaunchQuery]
) -> tuple[RelaunchAnswer, ...]:
    """Asks many at once; the error for one that cannot be asked has its `index`.

    >>> queries = [RelaunchQuery("user-force-quit", trigger) for trigger in Trigger]
    >>> len(relaunches("17.0", queries)) == len(Trigger)
    True
    """
    asked = [native_relaunch(query) for query in queries]
    answers = ask_many("lcp_query_relaunch_batch", context, asked, lcp_relaunch_answer)
    return tuple(_answer(answer) for answer in answers)
