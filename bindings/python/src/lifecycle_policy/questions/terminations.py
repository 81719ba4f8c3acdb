"""What does a termination code mean?"""

from __future__ import annotations

from .._native.enums import ErrorDomain, TerminationCode, TerminationNamespace
from .._native.osversion import OSVersion
from .asking import Asking
from .context import Context
from .declared import TerminationAnswer, TerminationQuery, pack_termination, read_termination
from .prepared import Prepared, ask_over

__all__ = ["TerminationAnswer", "TerminationQuery", "termination"]

_TERMINATION = Asking("lcp_query_termination", read_termination)


def ask_termination(
    policy: Prepared,
    code: TerminationCode | int | str,
    namespace: TerminationNamespace | str | None = None,
    error_domain: ErrorDomain | str | None = None,
) -> TerminationAnswer:
    """Asks what a termination code or an error code means.

    `code` is a number, or a text such as "0x8badf00d". With `error_domain`, `code` is the code of an
    error, such as -997.
    """
    return _TERMINATION.one(policy, pack_termination(code, namespace, error_domain))


def termination(
    context: Context | OSVersion | str,
    code: TerminationCode | int | str,
    namespace: TerminationNamespace | str | None = None,
    error_domain: ErrorDomain | str | None = None,
) -> TerminationAnswer:
    """Asks what a termination code means, or an error that the system gives to an app that broke a
    rule.

    `code` is a number, or a text such as "0x8badf00d". With `error_domain`, `code` is the code of
    an error, such as -997. `read_error` reads a printed error.

    >>> answer = termination("17.0", "0x8badf00d", "frontboard")
    >>> answer.verdict.label, answer.cause.label
    ('allowed', 'watchdog')
    """
    return ask_over(context, ask_termination, code, namespace, error_domain)
