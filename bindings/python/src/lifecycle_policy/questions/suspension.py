"""May the system suspend the app, and which app is ended first when memory is short?"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from typing import TypeAlias

from .._native.bindings import (
    LCP_COUNT_UNKNOWN,
    lcp_purge_answer,
    lcp_purge_query,
    lcp_suspension_answer,
    lcp_suspension_query,
)
from .._native.calls import ask_many, asker, struct_of
from .._native.convert import from_fact
from .._native.enums import Activity, Allowance, AppState, Field, QuestionKind
from .._native.memory import keep
from .._native.names import coerce, mask_of, members, several
from .._native.osversion import OSVersion
from .answers import Answer, common
from .context import Context
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


@dataclass(frozen=True, slots=True, kw_only=True)
class SuspensionAnswer(Answer):
    """Allowed if nothing keeps the app from being suspended, else forbidden."""

    allowances: tuple[Allowance, ...]
    """The given allowances that keep the app running."""
    activities: tuple[Activity, ...]

    @property
    def _says(self) -> object:
        return self.allowances, self.activities


@dataclass(frozen=True, slots=True)
class SuspensionQuery:
    """One question for `suspensions`; the fields are those of `suspension`."""

    allowances: Allowances = ()
    activities: Activities = ()
    begun_in_front: Activities = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class PurgeAnswer(Answer):
    """Allowed if the app can be ended for memory. The lowest rank is ended first."""

    rank: int | None
    """1 for the first to be ended; None: no rule says."""
    warned: bool | None
    """True if the app gets a memory warning first; None: no rule says."""

    @property
    def _says(self) -> object:
        return self.rank, self.warned


@dataclass(frozen=True, slots=True)
class PurgeQuery:
    """One question for `purges`; the fields are those of `purge`."""

    state: AppState | str
    activities: Activities = ()


_SUSPENSION, _PURGE = struct_of(lcp_suspension_query), struct_of(lcp_purge_query)
_ask_suspension = asker("lcp_query_suspension", lcp_suspension_answer)
_ask_purge = asker("lcp_query_purge", lcp_purge_answer)
#: Known answers, by their bytes.
_known: dict[bytes, SuspensionAnswer] = {}
_known_purges: dict[bytes, PurgeAnswer] = {}


def packed_suspension(query: SuspensionQuery) -> bytes:
    """Makes the query that is passed to the library."""
    return _SUSPENSION.pack(
        _SUSPENSION.size,
        0,
        mask_of(several(Allowance, query.allowances, Field.ALLOWANCES)),
        mask_of(several(Activity, query.activities, Field.ACTIVITIES)),
        mask_of(several(Activity, query.begun_in_front, Field.BEGUN_IN_FRONT)),
    )


def packed_purge(query: PurgeQuery) -> bytes:
    """Makes the query that is passed to the library."""
    state = coerce(AppState, query.state, Field.STATE)
    doing = mask_of(several(Activity, query.activities, Field.ACTIVITIES))
    return _PURGE.pack(_PURGE.size, state, doing)


def _suspension(given: bytes) -> SuspensionAnswer:
    native = lcp_suspension_answer.from_buffer_copy(given)
    return SuspensionAnswer(
        **common(native),
        allowances=members(Allowance, native.allowances),
        activities=members(Activity, native.activities),
    )


def _purge(given: bytes) -> PurgeAnswer:
    native = lcp_purge_answer.from_buffer_copy(given)
    return PurgeAnswer(
        **common(native),
        rank=None if native.rank == LCP_COUNT_UNKNOWN else native.rank,
        warned=from_fact(native.warned),
    )


def ask_suspension(
    policy: Prepared,
    allowances: Allowances = (),
    activities: Activities = (),
    *,
    begun_in_front: Activities = (),
) -> SuspensionAnswer:
    """Asks whether anything keeps an app in the background from being suspended."""
    query = packed_suspension(SuspensionQuery(allowances, activities, begun_in_front))
    given = _ask_suspension(policy, query)
    return _known.get(given) or keep(_known, given, _suspension(given))


def suspension(
    context: Context | OSVersion | str,
    allowances: Allowances = (),
    activities: Activities = (),
    *,
    begun_in_front: Activities = (),
) -> SuspensionAnswer:
    """Asks whether anything keeps an app in the background from being suspended.

    `allowances` are the clocks that run for the app, such as that of a background task or a
    wake-up. `activities` is what the app is doing, and `begun_in_front` the part of it that began
    while the app was in front.

    >>> answer = suspension("12.4", Allowance.BACKGROUND_TASK)
    >>> answer.verdict.label, [held.label for held in answer.allowances]
    ('forbidden', ['background-task'])
    """
    ask = partial(ask_suspension, begun_in_front=begun_in_front)
    return ask_over(context, ask, allowances, activities)


def suspensions(
    context: Asked, queries: Iterable[SuspensionQuery]
) -> tuple[SuspensionAnswer, ...]:
    """Asks many questions at once. If one cannot be asked, the error has its `index`.

    >>> queries = [SuspensionQuery(allowance) for allowance in Allowance]
    >>> len(suspensions("17.0", queries)) == len(Allowance)
    True
    """
    return ask_all(context, [packed_suspension(query) for query in queries], _suspend_many)


def _suspend_many(policy: Prepared, asked: list[bytes]) -> list[SuspensionAnswer]:
    found = ask_many(QuestionKind.SUSPENSION, policy, asked, lcp_suspension_answer)
    return [_known.get(given) or keep(_known, given, _suspension(given)) for given in found]


def ask_purge(
    policy: Prepared, state: AppState | str, activities: Activities = ()
) -> PurgeAnswer:
    """Asks in which order the system ends apps when memory is short."""
    given = _ask_purge(policy, packed_purge(PurgeQuery(state, activities)))
    return _known_purges.get(given) or keep(_known_purges, given, _purge(given))


def purge(
    context: Context | OSVersion | str, state: AppState | str, activities: Activities = ()
) -> PurgeAnswer:
    """Asks when an app is ended if memory is short; `activities` is what the app is doing.

    >>> answer = purge("12.4", AppState.SUSPENDED)
    >>> answer.rank, answer.warned
    (1, False)
    """
    return ask_over(context, ask_purge, state, activities)


def purges(context: Asked, queries: Iterable[PurgeQuery]) -> tuple[PurgeAnswer, ...]:
    """Asks many questions at once. If one cannot be asked, the error has its `index`.

    >>> len(purges("17.0", [PurgeQuery(state) for state in AppState])) == len(AppState)
    True
    """
    return ask_all(context, [packed_purge(query) for query in queries], _purge_many)


def _purge_many(policy: Prepared, asked: list[bytes]) -> list[PurgeAnswer]:
    found = ask_many(QuestionKind.PURGE, policy, asked, lcp_purge_answer)
    return [
        _known_purges.get(given) or keep(_known_purges, given, _purge(given)) for given in found
    ]
