"""Questions about deadlines: how long something may take, and what happens at the limit."""

from __future__ import annotations

from collections.abc import Iterable

from .._native.enums import Allowance
from .._native.osversion import OSVersion
from .asking import Asking
from .context import Context
from .declared import DeadlineAnswer, pack_deadline, read_deadline
from .prepared import Asked, Prepared, ask_all, ask_over

__all__ = ["DeadlineAnswer", "deadline", "deadlines"]

_DEADLINE = Asking("lcp_query_deadline", read_deadline, with_query=True)


def ask_deadline(policy: Prepared, allowance: Allowance | str) -> DeadlineAnswer:
    """Asks for the advice, limit, warning and expiry of an allowance."""
    return _DEADLINE.one(policy, pack_deadline(allowance))


def deadline(context: Context | OSVersion | str, allowance: Allowance | str) -> DeadlineAnswer:
    """Asks for the advice, limit, warning and expiry of an allowance.

    >>> [deadline(os, Allowance.BACKGROUND_TASK).limit for os in ("6.1", "12.4", "13.0")]
    [600.0, 180.0, 30.0]
    """
    return ask_over(context, ask_deadline, allowance)


def deadlines(context: Asked, allowances: Iterable[Allowance | str]) -> tuple[DeadlineAnswer, ...]:
    """Asks about many allowances at once.

    >>> len(deadlines("17.0", Allowance)) == len(Allowance)
    True
    """
    return ask_all(context, [pack_deadline(one) for one in allowances], _DEADLINE.many)
