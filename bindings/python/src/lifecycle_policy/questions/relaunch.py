"""Does an event run the app, after a termination or in a state?"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from .._native.enums import AppState, Fact, Since, Termination, Trigger
from .._native.osversion import OSVersion
from .asking import Asking
from .context import Context
from .declared import (
    RelaunchAnswer,
    RelaunchQuery,
    pack_relaunch,
    packed_relaunch,
    read_relaunch,
)
from .prepared import Asked, Prepared, ask_all, ask_over

__all__ = ["RelaunchAnswer", "RelaunchQuery", "relaunch", "relaunches"]

#: The events since the termination: one or several values, or their names.
Happened: TypeAlias = Since | str | Iterable[Since | str]

_RELAUNCH = Asking("lcp_query_relaunch", read_relaunch)


def ask_relaunch(
    policy: Prepared,
    after: Termination | str | None,
    on: Trigger | str,
    *,
    since: Happened = (),
    state: AppState | str | None = None,
    force_quit: bool | Fact | None = None,
) -> RelaunchAnswer:
    """Asks whether an event wakes or relaunches the app."""
    return _RELAUNCH.one(policy, pack_relaunch(after, on, since, state, force_quit))


def relaunch(
    context: Context | OSVersion | str,
    after: Termination | str | None,
    on: Trigger | str,
    *,
    since: Happened = (),
    state: AppState | str | None = None,
    force_quit: bool | Fact | None = None,
) -> RelaunchAnswer:
    """Asks whether an event wakes or relaunches the app.

    `after` is how the app ended; Termination.NONE means that the app is suspended in memory. `on` is the
    event. `since` is what happened since the termination: one value or several. `state` is the
    state of the app, if that does not follow from `after`. With a state in which the app is in
    memory, `after` may be None. `force_quit` says that the user force quit the app earlier,
    whatever ended it last. If the event does not run the app, `answer.disposition` says what
    happens to the event.

    >>> from lifecycle_policy import App, LocationAuthorization
    >>> app = App(location_authorization=LocationAuthorization.ALWAYS)
    >>> for os in ("7.0", "8.0"):
    ...     question = Context(os, app=app)
    ...     answer = relaunch(question, Termination.USER_FORCE_QUIT, Trigger.REGION_ENTER)
    ...     print(os, answer.verdict.label)
    7.0 forbidden
    8.0 allowed
    """
    return ask_over(
        context, ask_relaunch, after, on, since=since, state=state, force_quit=force_quit
    )


def relaunches(context: Asked, queries: Iterable[RelaunchQuery]) -> tuple[RelaunchAnswer, ...]:
    """Asks many questions at once. If a question cannot be asked, the error has its `index`.

    >>> queries = [RelaunchQuery("user-force-quit", trigger) for trigger in Trigger]
    >>> len(relaunches("17.0", queries)) == len(Trigger)
    True
    """
    return ask_all(context, [packed_relaunch(query) for query in queries], _RELAUNCH.many)
