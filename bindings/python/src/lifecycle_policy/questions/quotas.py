"""How many does the system allow?"""

from __future__ import annotations

from dataclasses import dataclass

from .._native.bindings import LCP_COUNT_UNKNOWN, lcp_quota_answer, lcp_quota_query
from .._native.calls import asker, struct_of
from .._native.convert import from_ns
from .._native.enums import Expiry, Field, Quota, Unit
from .._native.memory import keep
from .._native.names import coerce, decode_or_none
from .._native.osversion import OSVersion
from .answers import Answer, common
from .context import Context
from .prepared import Prepared, ask_over

__all__ = ["QuotaAnswer", "quota"]


@dataclass(frozen=True, slots=True, kw_only=True)
class QuotaAnswer(Answer):
    """A number, what it counts, and what happens when it is exceeded."""

    quota: Quota
    count: int | None
    """None: no source gives a number."""
    unit: Unit | None
    window: float | None
    """The span in seconds that it counts in; None: not a rate."""
    at_excess: Expiry | None
    """What happens when exceeded; None: no source says."""

    @property
    def _says(self) -> object:
        return self.count, self.unit, self.window, self.at_excess


_QUERY = struct_of(lcp_quota_query)
_ask, _pack, _size = asker("lcp_query_quota", lcp_quota_answer), _QUERY.pack, _QUERY.size
#: For each quota, at its number: the query, and known answers by their bytes.
_prepared: list[tuple[bytes, dict[bytes, QuotaAnswer]]] = [
    (_pack(_size, one), {}) for one in range(max(Quota) + 1)
]


def packed_quota(value: Quota | str) -> bytes:
    """Makes the query that is passed to the library."""
    return _pack(_size, coerce(Quota, value, Field.QUOTA))


def _answer(of: Quota, given: bytes) -> QuotaAnswer:
    native = lcp_quota_answer.from_buffer_copy(given)
    return QuotaAnswer(
        **common(native),
        quota=of,
        count=None if native.count == LCP_COUNT_UNKNOWN else native.count,
        unit=decode_or_none(Unit, native.unit),
        window=from_ns(native.window_ns),
        at_excess=decode_or_none(Expiry, native.at_excess),
    )


def ask_quota(policy: Prepared, of: Quota | str) -> QuotaAnswer:
    """Asks how many the system allows."""
    if type(of) is not Quota:
        of = coerce(Quota, of, Field.QUOTA)
    query, known = _prepared[of]
    given = _ask(policy, query)
    return known.get(given) or keep(known, given, _answer(of, given))


def quota(context: Context | OSVersion | str, of: Quota | str) -> QuotaAnswer:
    """Asks how many the system allows.

    >>> quota("17.0", Quota.PENDING_PROCESSING_TASKS).count
    10
    """
    return ask_over(context, ask_quota, of)
