"""Questions about quotas: how many things of one kind the system allows."""

from __future__ import annotations

from .._native.enums import Quota
from .._native.osversion import OSVersion
from .asking import Asking
from .context import Context
from .declared import QuotaAnswer, pack_quota, read_quota
from .prepared import Prepared, ask_over

__all__ = ["QuotaAnswer", "quota"]

_QUOTA = Asking("lcp_query_quota", read_quota, with_query=True)


def ask_quota(policy: Prepared, of: Quota | str) -> QuotaAnswer:
    """Asks how many things of one kind the system allows."""
    return _QUOTA.one(policy, pack_quota(of))


def quota(context: Context | OSVersion | str, of: Quota | str) -> QuotaAnswer:
    """Asks how many things of one kind the system allows.

    >>> quota("17.0", Quota.PENDING_PROCESSING_TASKS).count
    10
    """
    return ask_over(context, ask_quota, of)
