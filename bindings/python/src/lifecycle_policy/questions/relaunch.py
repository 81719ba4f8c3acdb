"""Does an event run the app, after a termination or in a state?"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from typing import TypeAlias

from .._native.bindings import lcp_relaunch_answer, lcp_relaunch_query
from .._native.calls import ask_many, asker, struct_of
from .._native.convert import fact, from_ns
from .._native.enums import (
    Allowance,
    AppState,
    Callback,
    Disposition,
    Fact,
    Field,
    Guarantee,
    Occasion,
    QuestionKind,
    Since,
    Standing,
    Termination,
    Trigger,
)
from .._native.memory import keep
from .._native.names import coerce, coerce_or_none, decode_or_none, mask_of, several
from .._native.osversion import OSVersion
from .answers import Answer, common, rule_id
from .context import Context
from .prepared import Asked, Prepared, ask_all, ask_over

__all__ = ["RelaunchAnswer", "RelaunchQuery", "relaunch", "relaunches"]

#: What happened since the termination: one or several values, or their names.
Happened: TypeAlias = Since | str | Iterable[Since | str]
_NOTHING: tuple[Since, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class RelaunchAnswer(Answer):
    """Says whether the event wakes (suspended), reaches (running) or launches the app."""

    guarantee: Guarantee | None
    """How firmly this is promised; None unless allowed or conditional."""
    launch_state: AppState | None
    """BACKGROUND, or INACTIVE for a launch to the foreground; for a running app, its state. None:
    no launch, or not known."""
    callback: Callback | None
    """The callback that delivers the event."""
    allowance: Allowance | None
    """The allowance whose clock starts."""
    allowance_seconds: float | None
    """The limit of the allowance, else its advice; math.inf is unlimited."""
    standing: Standing | None
    """How the app stands with the system when the event comes."""
    delivery_rule: str | None
    """The rule of the trigger, with its callback and versions."""
    disposition: Disposition | None
    """What happens to an event that does not run the app; None: no rule says."""
    occasion: Occasion | None
    """Until when the event is kept; None: it is not kept, or no rule says."""
    disposition_rule: str | None
    """The rule of the disposition."""

    @property
    def _says(self) -> object:
        told: tuple[object, ...] = self.guarantee, self.launch_state, self.callback, self.standing
        told += self.disposition, self.occasion
        return (*told, self.allowance, self.allowance_seconds)


@dataclass(frozen=True, slots=True)
class RelaunchQuery:
    """One question for `relaunches`; the fields are those of `relaunch`."""

    after: Termination | str | None
    """None: `state` is a state in memory, and earlier ends of the app do not matter."""
    on: Trigger | str
    since: Happened = _NOTHING
    state: AppState | str | None = None
    """None: suspended if `after` is Termination.NONE, else not running."""
    force_quit: bool | Fact | None = None
    """True: the user force quit the app earlier, whatever ended it last."""


_QUERY = struct_of(lcp_relaunch_query)
_ask, _pack, _size = asker("lcp_query_relaunch", lcp_relaunch_answer), _QUERY.pack, _QUERY.size
_known: dict[bytes, RelaunchAnswer] = {}


def packed_relaunch(query: RelaunchQuery) -> bytes:
    """Makes the query that is passed to the library."""
    after = coerce_or_none(Termination, query.after, Field.TERMINATION)
    on = coerce(Trigger, query.on, Field.TRIGGER)
    state = coerce_or_none(AppState, query.state, Field.STATE)
    since = mask_of(several(Since, query.since, Field.EVENTS_SINCE))
    return _pack(_size, after, on, state, since, fact(query.force_quit, Field.FORCE_QUIT), 0)


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
        disposition=decode_or_none(Disposition, native.disposition),
        occasion=decode_or_none(Occasion, native.occasion),
        disposition_rule=rule_id(native.disposition_rule),
    )


def ask_relaunch(
    policy: Prepared,
    after: Termination | str | None,
    on: Trigger | str,
    *,
    since: Happened = _NOTHING,
    state: AppState | str | None = None,
    force_quit: bool | Fact | None = None,
) -> RelaunchAnswer:
    """Asks whether an event wakes or relaunches the app."""
    if (
        type(after) is Termination
        and type(on) is Trigger
        and since is _NOTHING
        and state is None
        and force_quit is None
    ):
        query = _pack(_size, after, on, 0, 0, 0, 0)
    else:
        query = packed_relaunch(RelaunchQuery(after, on, since, state, force_quit))
    given = _ask(policy, query)
    return _known.get(given) or keep(_known, given, _answer(given))


def relaunch(
    context: Context | OSVersion | str,
    after: Termination | str | None,
    on: Trigger | str,
    *,
    since: Happened = _NOTHING,
    state: AppState | str | None = None,
    force_quit: bool | Fact | None = None,
) -> RelaunchAnswer:
    """Asks whether an event wakes or relaunches the app.

    `after` is how the app ended (Termination.NONE: it is suspended, in memory), `on` is the event,
    and `since` is what happened in between, one value or several. `state` is the state of the app,
    if that does not follow from `after`; for a state in memory, `after` may be None. `force_quit`
    says that the user force quit the app earlier, whatever ended it last. If the event does not run
    the app, `answer.disposition` says what happens to the event.

    >>> from lifecycle_policy import App, LocationAuthorization
    >>> app = App(location_authorization=LocationAuthorization.ALWAYS)
    >>> for os in ("7.0", "8.0"):
    ...     question = Context(os, app=app)
    ...     answer = relaunch(question, Termination.USER_FORCE_QUIT, Trigger.REGION_ENTER)
    ...     print(os, answer.verdict.label)
    7.0 forbidden
    8.0 allowed
    """
    if since is _NOTHING and state is None and force_quit is None:
        return ask_over(context, ask_relaunch, after, on)
    ask = partial(ask_relaunch, since=since, state=state, force_quit=force_quit)
    return ask_over(context, ask, after, on)


def relaunches(context: Asked, queries: Iterable[RelaunchQuery]) -> tuple[RelaunchAnswer, ...]:
    """Asks many questions at once. If one cannot be asked, the error has its `index`.

    >>> queries = [RelaunchQuery("user-force-quit", trigger) for trigger in Trigger]
    >>> len(relaunches("17.0", queries)) == len(Trigger)
    True
    """
    return ask_all(context, [packed_relaunch(query) for query in queries], _ask_many)


def _ask_many(policy: Prepared, asked: list[bytes]) -> list[RelaunchAnswer]:
    found = ask_many(QuestionKind.RELAUNCH, policy, asked, lcp_relaunch_answer)
    return [_known.get(given) or keep(_known, given, _answer(given)) for given in found]
