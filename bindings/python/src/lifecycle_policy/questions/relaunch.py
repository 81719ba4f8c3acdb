"""After this termination, does this event wake or relaunch the app?"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from typing import TypeAlias

from .._native.bindings import lcp_relaunch_answer, lcp_relaunch_query
from .._native.calls import ask_many, asker, struct_of
from .._native.convert import from_ns
from .._native.enums import (
    Allowance,
    AppState,
    Callback,
    Field,
    Guarantee,
    QuestionKind,
    Since,
    Standing,
    Termination,
    Trigger,
)
from .._native.memory import keep
from .._native.names import coerce, decode_or_none, mask_of, several
from .._native.osversion import OSVersion
from .answers import Answer, common, rule_id
from .context import Context
from .prepared import Asked, Prepared, ask_all, ask_over

__all__ = ["RelaunchAnswer", "RelaunchQuery", "relaunch", "relaunches"]

#: What happened in between: one event or several, or their names.
Happened: TypeAlias = Since | str | Iterable[Since | str]
_NOTHING: tuple[Since, ...] = ()


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

    @property
    def _says(self) -> object:
        told = self.guarantee, self.launch_state, self.callback, self.standing
        return (*told, self.allowance, self.allowance_seconds)


@dataclass(frozen=True, slots=True)
class RelaunchQuery:
    """One question for `relaunches`; the fields are those of `relaunch`."""

    after: Termination | str
    on: Trigger | str
    since: Happened = _NOTHING


_QUERY = struct_of(lcp_relaunch_query)
_ask, _pack, _size = asker("lcp_query_relaunch", lcp_relaunch_answer), _QUERY.pack, _QUERY.size
_known: dict[bytes, RelaunchAnswer] = {}


def packed_relaunch(query: RelaunchQuery) -> bytes:
    """Makes the query that crosses to the library."""
    if type(query.after) is Termination and type(query.on) is Trigger and query.since is _NOTHING:
        return _pack(_size, query.after, query.on, 0, 0)
    after = coerce(Termination, query.after, Field.TERMINATION)
    on = coerce(Trigger, query.on, Field.TRIGGER)
    since = several(Since, query.since, Field.EVENTS_SINCE)
    return _pack(_size, after, on, 0, mask_of(since))


def _answer(given: bytes) -> RelaunchAnswer:
    native = lcp_relaunch_answer.from_buffer_copy(given)
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


def ask_relaunch(
    policy: Prepared,
    after: Termination | str,
    on: Trigger | str,
    *,
    since: Happened = _NOTHING,
) -> RelaunchAnswer:
    """Asks whether an event wakes or relaunches the app."""
    if type(after) is Termination and type(on) is Trigger and since is _NOTHING:
        query = _pack(_size, after, on, 0, 0)
    else:
        query = packed_relaunch(RelaunchQuery(after, on, since))
    given = _ask(policy, query)
    return _known.get(given) or keep(_known, given, _answer(given))


def relaunch(
    context: Context | OSVersion | str,
    after: Termination | str,
    on: Trigger | str,
    *,
    since: Happened = _NOTHING,
) -> RelaunchAnswer:
    """Asks whether an event wakes or relaunches the app.

    `after` is how it ended (Termination.NONE: it is suspended, in memory), `on` the event, and
    `since` what happened in between: one event or several.

    >>> from lifecycle_policy import App, LocationAuthorization
    >>> app = App(location_authorization=LocationAuthorization.ALWAYS)
    >>> for os in ("7.0", "8.0"):
    ...     question = Context(os, app=app)
    ...     answer = relaunch(question, Termination.USER_FORCE_QUIT, Trigger.REGION_ENTER)
    ...     print(os, answer.verdict.label)
    7.0 forbidden
    8.0 allowed
    """
    if since is _NOTHING:
        return ask_over(context, ask_relaunch, after, on)
    return ask_over(context, partial(ask_relaunch, since=since), after, on)


def relaunches(context: Asked, queries: Iterable[RelaunchQuery]) -> tuple[RelaunchAnswer, ...]:
    """Asks many at once; the error for one that cannot be asked has its `index`.

    >>> queries = [RelaunchQuery("user-force-quit", trigger) for trigger in Trigger]
    >>> len(relaunches("17.0", queries)) == len(Trigger)
    True
    """
    return ask_all(context, [packed_relaunch(query) for query in queries], _ask_many)


def _ask_many(policy: Prepared, asked: list[bytes]) -> list[RelaunchAnswer]:
    found = ask_many(QuestionKind.RELAUNCH, policy, asked, lcp_relaunch_answer)
    return [_known.get(given) or keep(_known, given, _answer(given)) for given in found]
