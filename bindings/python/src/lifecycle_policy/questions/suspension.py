"""May the system suspend the app, and which app is ended first when memory is short?"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from .._native.enums import Activity, Allowance, AppState
from .._native.osversion import OSVersion
from .asking import Asking
from .context import Context
from .declared import (
    PurgeAnswer,
    PurgeQuery,
    SuspensionAnswer,
    SuspensionQuery,
    pack_purge,
    pack_suspension,
    packed_purge,
    packed_suspension,
    read_purge,
    read_suspension,
)
from .prepared import Asked, Prepared, ask_all, ask_over

__all__ = [
    "PurgeAnswer",
    "PurgeQuery",
    "SuspensionAnswer",
    "SuspensionQuery",
    "purge",
    "purges",
    "suspension",
    "suspensions",
]

#: One value or several, or their names.
Allowances: TypeAlias = Allowance | str | Iterable[Allowance | str]
Activities: TypeAlias = Activity | str | Iterable[Activity | str]

_SUSPENSION = Asking("lcp_query_suspension", read_suspension)
_PURGE = Asking("lcp_query_purge", read_purge)


def ask_suspension(
    policy: Prepared,
    allowances: Allowances = (),
    activities: Activities = (),
    *,
    begun_in_front: Activities = (),
) -> SuspensionAnswer:
    """Asks whether anything keeps an app in the background from being suspended."""
    return _SUSPENSION.one(policy, pack_suspension(allowances, activities, begun_in_front))


def suspension(
    context: Context | OSVersion | str,
    allowances: Allowances = (),
    activities: Activities = (),
    *,
    begun_in_front: Activities = (),
) -> SuspensionAnswer:
    """Asks whether anything keeps an app in the background from being suspended.

    `allowances` are the clocks that run for the app, such as that of a background task or a
    wake-up. `activities` is what the app is doing. `begun_in_front` lists those activities that
    began while the app was in front.

    >>> answer = suspension("12.4", Allowance.BACKGROUND_TASK)
    >>> answer.verdict.label, [held.label for held in answer.allowances]
    ('forbidden', ['background-task'])
    """
    return ask_over(
        context, ask_suspension, allowances, activities, begun_in_front=begun_in_front
    )


def suspensions(
    context: Asked, queries: Iterable[SuspensionQuery]
) -> tuple[SuspensionAnswer, ...]:
    """Asks many questions at once. If a question cannot be asked, the error has its `index`.

    >>> queries = [SuspensionQuery(allowance) for allowance in Allowance]
    >>> len(suspensions("17.0", queries)) == len(Allowance)
    True
    """
    return ask_all(context, [packed_suspension(query) for query in queries], _SUSPENSION.many)


def ask_purge(
    policy: Prepared, state: AppState | str, activities: Activities = ()
) -> PurgeAnswer:
    """Asks in which order the system ends apps when memory is short."""
    return _PURGE.one(policy, pack_purge(state, activities))


def purge(
    context: Context | OSVersion | str, state: AppState | str, activities: Activities = ()
) -> PurgeAnswer:
    """Asks in which order the system ends apps when memory is short. `activities` is what the app
    is doing.

    >>> answer = purge("12.4", AppState.SUSPENDED)
    >>> answer.rank, answer.warned
    (1, False)
    """
    return ask_over(context, ask_purge, state, activities)


def purges(context: Asked, queries: Iterable[PurgeQuery]) -> tuple[PurgeAnswer, ...]:
    """Asks many questions at once. If a question cannot be asked, the error has its `index`.

    >>> len(purges("17.0", [PurgeQuery(state) for state in AppState])) == len(AppState)
    True
    """
    return ask_all(context, [packed_purge(query) for query in queries], _PURGE.many)
