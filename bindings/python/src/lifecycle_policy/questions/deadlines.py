"""How long may it take, and what then?"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from .._native.bindings import (
    LCP_ANSWER_EXTENDABLE,
    LCP_ANSWER_NOT_EXTENDABLE,
    LCP_ANSWER_SHARED,
    lcp_deadline_answer,
    lcp_deadline_query,
)
from .._native.calls import ask_many, asker, struct_of
from .._native.convert import from_ns
from .._native.enums import (
    Allowance,
    Expiry,
    Field,
    Moment,
    QuestionKind,
    Termination,
    TerminationCode,
)
from .._native.memory import keep
from .._native.names import coerce, decode_or_none, members
from .._native.osversion import OSVersion
from .answers import Answer, common
from .context import Context
from .prepared import Asked, Prepared, ask_all, ask_over

__all__ = ["DeadlineAnswer", "deadline", "deadlines"]


@dataclass(frozen=True, slots=True, kw_only=True)
class DeadlineAnswer(Answer):
    """The figures of an allowance, in seconds. None: no source gives one; math.inf: no limit."""

    allowance: Allowance
    advice: float | None
    """The time that the app should keep to."""
    limit: float | None
    """The time that the system enforces."""
    warning: float | None
    """How long before the limit the app is warned."""
    at_expiry: Expiry | None
    code: TerminationCode | None
    """The code of the termination, if one is known."""
    termination: Termination | None
    """How the process ends at the limit; None: it does not end, or no rule says."""
    extendable: bool | None
    """True if the app can ask for more time; None: no source says."""
    starts: Moment | None
    """When the clock starts; None: not known."""
    resets: tuple[Moment, ...]
    """When the clock is reset."""
    shared: bool
    """True if all tasks of the kind share one clock."""

    @property
    def _says(self) -> object:
        return (
            self.advice, self.limit, self.warning, self.at_expiry, self.code, self.termination,
            self.extendable, self.starts, self.resets, self.shared,
        )  # fmt: skip


_QUERY = struct_of(lcp_deadline_query)
_ask, _pack, _size = asker("lcp_query_deadline", lcp_deadline_answer), _QUERY.pack, _QUERY.size
#: For each allowance, at its number: the query, and known answers by their bytes.
_prepared: list[tuple[bytes, dict[bytes, DeadlineAnswer]]] = [
    (_pack(_size, one), {}) for one in range(max(Allowance) + 1)
]


def packed_deadline(allowance: Allowance | str) -> bytes:
    """Makes the query that is passed to the library."""
    return _pack(_size, coerce(Allowance, allowance, Field.ALLOWANCE))


def _answer(allowance: Allowance, given: bytes) -> DeadlineAnswer:
    native = lcp_deadline_answer.from_buffer_copy(given)
    extendable = None
    if native.flags & (LCP_ANSWER_EXTENDABLE | LCP_ANSWER_NOT_EXTENDABLE):
        extendable = bool(native.flags & LCP_ANSWER_EXTENDABLE)
    return DeadlineAnswer(
        **common(native),
        allowance=allowance,
        advice=from_ns(native.advice_ns),
        limit=from_ns(native.limit_ns),
        warning=from_ns(native.warning_ns),
        at_expiry=decode_or_none(Expiry, native.at_expiry),
        code=decode_or_none(TerminationCode, native.code),
        termination=decode_or_none(Termination, native.termination),
        extendable=extendable,
        starts=decode_or_none(Moment, native.starts),
        resets=members(Moment, native.resets_mask),
        shared=bool(native.flags & LCP_ANSWER_SHARED),
    )


def ask_deadline(policy: Prepared, allowance: Allowance | str) -> DeadlineAnswer:
    """Asks for the advice, limit, warning and expiry of an allowance."""
    if type(allowance) is not Allowance:
        allowance = coerce(Allowance, allowance, Field.ALLOWANCE)
    query, known = _prepared[allowance]
    given = _ask(policy, query)
    return known.get(given) or keep(known, given, _answer(allowance, given))


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
    asked = [coerce(Allowance, allowance, Field.ALLOWANCE) for allowance in allowances]
    return ask_all(context, asked, _ask_many)


def _ask_many(policy: Prepared, asked: list[Allowance]) -> list[DeadlineAnswer]:
    queries = [_prepared[allowance][0] for allowance in asked]
    found = ask_many(QuestionKind.DEADLINE, policy, queries, lcp_deadline_answer)
    return [
        _prepared[allowance][1].get(given)
        or keep(_prepared[allowance][1], given, _answer(allowance, given))
        for allowance, given in zip(asked, found, strict=True)
    ]
