"""Calls the library as its header has it: one question, many in one call, the parts of an answer."""

from __future__ import annotations

import ctypes
import itertools
from collections.abc import Iterator, Sequence
from typing import TypeVar

import place  # noqa: F401
from lifecycle_policy import Context, Field, Status
from lifecycle_policy._native.bindings import lcp_error
from lifecycle_policy.questions.context import ground_of
from lifecycle_policy._native.convert import check, new
from lifecycle_policy._native.library import library

Q = TypeVar("Q", bound=ctypes.Structure)
A = TypeVar("A", bound=ctypes.Structure)


def ask(
    function: str, context: Context, query: ctypes.Structure | None, answer: A
) -> A:
    """Asks one question, where there is one; `answer` is filled and returned."""
    error = new(lcp_error)
    status = getattr(library(), function)(
        ctypes.byref(ground_of(context).native),
        *_queries(query),
        ctypes.byref(answer),
        ctypes.byref(error),
    )
    check(status, error)
    return answer


def parts(
    function: str,
    context: Context,
    query: ctypes.Structure | None,
    kind: type[A],
    count: int | None = None,
) -> Iterator[A]:
    """Gives the parts of an answer, `count` of them or, without a count, as many as there are."""
    ground, error = ground_of(context).native, new(lcp_error)
    for index in itertools.count() if count is None else range(count):
        part = new(kind)
        status = getattr(library(), function)(
            ctypes.byref(ground), *_queries(query), index, ctypes.byref(part), ctypes.byref(error)
        )
        if count is None and status == Status.OUT_OF_RANGE and error.field == Field.INDEX:
            return
        check(status, error)
        yield part


def _queries(query: ctypes.Structure | None) -> tuple[object, ...]:
    return () if query is None else (ctypes.byref(query),)


def ask_many(
    function: str, context: Context, queries: Sequence[Q], kind: type[A]
) -> list[A]:
    """Asks many questions; raises LifecyclePolicyError for the first that cannot be asked."""
    count = len(queries)
    if not count:
        return []
    questions = (type(queries[0]) * count)(*queries)
    answers = (kind * count)()
    statuses = (ctypes.c_int32 * count)()
    error = new(lcp_error)
    status = getattr(library(), function)(
        ctypes.byref(ground_of(context).native),
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
