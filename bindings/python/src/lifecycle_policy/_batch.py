"""Asks many questions in one call of the library."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import TypeVar

from ._bindings import lcp_error
from ._context import Context, native_context
from ._convert import check, new
from ._library import library
from ._osversion import OSVersion

__all__ = ["ask", "ask_many"]

Q = TypeVar("Q", bound=ctypes.Structure)
A = TypeVar("A", bound=ctypes.Structure)


def ask(function: str, context: Context | OSVersion | str, query: ctypes.Structure, answer: A) -> A:
    """Asks one question; `answer` is filled and returned."""
    error = new(lcp_error)
    status = getattr(library(), function)(
        ctypes.byref(native_context(context)),
        ctypes.byref(query),
        ctypes.byref(answer),
        ctypes.byref(error),
    )
    check(status, error)
    return answer


def ask_many(
    function: str, context: Context | OSVersion | str, queries: Sequence[Q], kind: type[A]
) -> list[A]:
    """Asks many questions; raises LifecyclePolicyError for the first that cannot be asked."""
    count = len(queries)
    if not count:
        native_context(context)
        return []
    questions = (type(queries[0]) * count)(*queries)
    answers = (kind * count)()
    statuses = (ctypes.c_int32 * count)()
    error = new(lcp_error)
    status = getattr(library(), function)(
        ctypes.byref(native_context(context)),
        count,
        questions,
        ctypes.sizeof(type(queries[0])),
        answers,
        ctypes.sizeof(kind),
        statuses,
        ctypes.byref(error),
    )
    check(status, error, batch=True)
    return list(answers)
