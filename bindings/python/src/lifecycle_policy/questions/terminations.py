"""What does a termination code mean?"""

from __future__ import annotations

from dataclasses import dataclass

from .._native.bindings import lcp_termination_answer, lcp_termination_query
from .._native.calls import asker, struct_of
from .._native.codes import code_number
from .._native.convert import from_ns
from .._native.enums import (
    Allowance,
    Field,
    RuleField,
    Termination,
    TerminationCode,
    TerminationNamespace,
)
from .._native.memory import keep
from .._native.names import coerce_or_none, decode_or_none
from .._native.osversion import OSVersion
from .answers import Answer, common, rule_id, rule_text
from .context import Context
from .prepared import Prepared, ask_over

__all__ = ["TerminationAnswer", "TerminationQuery", "termination"]


@dataclass(frozen=True, slots=True, kw_only=True)
class TerminationAnswer(Answer):
    """Allowed for a life cycle termination with a known cause, forbidden for any other known code
    (a signal, a privacy violation), unspecified for an unknown code."""

    cause: Termination | None
    """None: not a life cycle termination, or not known."""
    meaning: str
    """A sentence; "" if nothing is known."""
    allowance: Allowance | None
    """The allowance that was used up."""
    allowance_seconds: float | None
    """The limit of the allowance, else its advice; math.inf is unlimited."""
    broken_rule: str | None
    """The rule of the allowance, or the rule of conduct, that was broken."""

    @property
    def _says(self) -> object:
        return self.cause, self.allowance, self.allowance_seconds, self.meaning


@dataclass(frozen=True, slots=True)
class TerminationQuery:
    """A question for `explain`; the fields are those of `termination`."""

    code: int | str
    """A number, or a text such as "0x8badf00d". Jetsam codes are those of the kernel."""
    namespace: TerminationNamespace | str | None = None
    """None: the report names no namespace."""


_QUERY = struct_of(lcp_termination_query)
_ask, _pack = asker("lcp_query_termination", lcp_termination_answer), _QUERY.pack
_size = _QUERY.size
_known: dict[bytes, TerminationAnswer] = {}


def packed_termination(query: TerminationQuery) -> bytes:
    """Makes the query that is passed to the library."""
    namespace = coerce_or_none(TerminationNamespace, query.namespace, Field.REASON_NAMESPACE)
    return _pack(_size, namespace, code_number(query.code))


def _answer(given: bytes) -> TerminationAnswer:
    native = lcp_termination_answer.from_buffer_copy(given)
    return TerminationAnswer(
        **common(native),
        cause=decode_or_none(Termination, native.cause),
        meaning=rule_text(native.rule, RuleField.TEXT),
        allowance=decode_or_none(Allowance, native.allowance),
        allowance_seconds=from_ns(native.allowance_ns),
        broken_rule=rule_id(native.broken_rule),
    )


def ask_termination(
    policy: Prepared,
    code: TerminationCode | int | str,
    namespace: TerminationNamespace | str | None = None,
) -> TerminationAnswer:
    """Asks what a termination code means."""
    if type(code) is TerminationCode and namespace is None:
        query = _pack(_size, 0, code)
    else:
        query = packed_termination(TerminationQuery(code, namespace))
    given = _ask(policy, query)
    return _known.get(given) or keep(_known, given, _answer(given))


def termination(
    context: Context | OSVersion | str,
    code: TerminationCode | int | str,
    namespace: TerminationNamespace | str | None = None,
) -> TerminationAnswer:
    """Asks what a termination code means.

    >>> answer = termination("17.0", "0x8badf00d", "frontboard")
    >>> answer.verdict.label, answer.cause.label
    ('allowed', 'watchdog')
    """
    return ask_over(context, ask_termination, code, namespace)
