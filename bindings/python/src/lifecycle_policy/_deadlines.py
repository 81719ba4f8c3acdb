"""How long may it take, and what then?"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ._answers import Answer, common
from ._batch import ask, ask_many
from ._bindings import (
    LCP_ANSWER_EXTENDABLE,
    LCP_ANSWER_NOT_EXTENDABLE,
    lcp_deadline_answer,
    lcp_deadline_query,
)
from ._context import Context
from ._convert import from_ns, new
from ._enums import Allowance, Expiry, Field, TerminationCode
from ._names import coerce, decode_or_none
from ._osversion import OSVersion

__all__ = ["DeadlineAnswer", "deadline", "deadlines"]


@dataclass(frozen=True, slots=True, kw_only=True)
class DeadlineAnswer(Answer):
    """An allowance in seconds. None is a figure that no source gives, math.inf no limit."""

    allowance: Allowance
    advice: float | None
    """What the app should keep to."""
    limit: float | None
    """What the system enforces."""
    warning: float | None
    """How long before the limit the app is warned."""
    at_expiry: Expiry | None
    code: TerminationCode | None
    """The code of the termination, where one is known."""
    extendable: bool | None
    """Can the app ask for more? None: no source says."""


def native_deadline(allowance: Allowance | str) -> lcp_deadline_query:
    """Makes the struct that crosses to the library."""
    return new(lcp_deadline_query, allowance=coerce(Allowance, allowance, Field.ALLOWANCE))


def _answer(query: lcp_deadline_query, native: lcp_deadline_answer) -> DeadlineAnswer:
    extendable = None
    if native.flags & (LCP_ANSWER_EXTENDABLE | LCP_ANSWER_NOT_EXTENDABLE):
        extendable = bool(native.flags & LCP_ANSWER_EXTENDABLE)
    return DeadlineAnswer(
        **common(native),
        allowance=Allowance(query.allowance),
        advice=from_ns(native.advice_ns),
        limit=from_ns(native.limit_ns),
        warning=from_ns(native.warning_ns),
        at_expiry=decode_or_none(Expiry, native.at_expiry),
        code=decode_or_none(TerminationCode, native.code),
        extendable=extendable,
    )


def deadline(context: Context | OSVersion | str, allowance: Allowance | str) -> DeadlineAnswer:
    """Asks for an allowance: advice, limit, warning, and what follows.

    >>> [deadline(os, Allowance.BACKGROUND_TASK).limit for os in ("6.1", "12.4", "13.0")]
    [600.0, 180.0, 30.0]
    """
    query = native_deadline(allowance)
    return _answer(query, ask("lcp_query_deadline", context, query, new(lcp_deadline_answer)))


def deadlines(
    context: Context | OSVersion | str, allowances: Iterable[Allowance | str]
) -> tuple[DeadlineAnswer, ...]:
    """Asks for many at once.

    >>> len(deadlines("17.0", Allowance)) == len(Allowance)
    True
    """
    asked = [native_deadline(allowance) for allowance in allowances]
    answers = ask_many("lcp_query_deadline_batch", context, asked, lcp_deadline_answer)
    return tuple(_answer(query, answer) for query, answer in zip(asked, answers, strict=True))
