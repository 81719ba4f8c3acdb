"""How many does the system allow?"""

from __future__ import annotations

from dataclasses import dataclass

from ._answers import Answer, common
from ._batch import ask
from ._bindings import LCP_COUNT_UNKNOWN, lcp_quota_answer, lcp_quota_query
from ._context import Context
from ._convert import from_ns, new
from ._enums import Expiry, Field, Quota, Unit
from ._names import coerce, decode_or_none
from ._osversion import OSVersion

__all__ = ["QuotaAnswer", "quota"]


@dataclass(frozen=True, slots=True, kw_only=True)
class QuotaAnswer(Answer):
    """A number, what it counts, and what becomes of more."""

    quota: Quota
    count: int | None
    """None: no source gives a number."""
    unit: Unit | None
    window: float | None
    """The span in seconds that it counts in; None: it is no rate."""
    at_excess: Expiry | None
    """What becomes of more; None: no source says."""


def native_quota(value: Quota | str) -> lcp_quota_query:
    """Makes the struct that crosses to the library."""
    return new(lcp_quota_query, quota=coerce(Quota, value, Field.QUOTA))


def quota(context: Context | OSVersion | str, of: Quota | str) -> QuotaAnswer:
    """Asks how many the system allows.

    >>> quota("17.0", Quota.PENDING_PROCESSING_TASKS).count
    10
    """
    query = native_quota(of)
    native = ask("lcp_query_quota", context, query, new(lcp_quota_answer))
    return QuotaAnswer(
        **common(native),
        quota=Quota(query.quota),
        count=None if native.count == LCP_COUNT_UNKNOWN else native.count,
        unit=decode_or_none(Unit, native.unit),
        window=from_ns(native.window_ns),
        at_excess=decode_or_none(Expiry, native.at_excess),
    )
