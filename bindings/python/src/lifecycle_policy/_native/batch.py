"""Asks the library many questions in one call."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence

from .bindings import lcp_error
from .convert import check, new
from .ground import Ground
from .library import library

__all__ = ["ask_many"]


def ask_many(
    function: str, ground: Ground, queries: Sequence[bytes], kind: type[ctypes.Structure]
) -> list[bytes]:
    """Asks many questions; raises LifecyclePolicyError for the first that cannot be asked."""
    count = len(queries)
    if not count:
        return []
    call = getattr(library(), function)
    query_at, answer_at = call.argtypes[2], call.argtypes[4]
    asked, size = b"".join(queries), ctypes.sizeof(kind)
    questions = ctypes.create_string_buffer(asked, len(asked))
    answers = ctypes.create_string_buffer(count * size)
    statuses = (ctypes.c_int32 * count)()
    error = new(lcp_error)
    status = call(
        ctypes.byref(ground.native),
        count,
        ctypes.cast(questions, query_at),
        len(queries[0]),
        ctypes.cast(answers, answer_at),
        size,
        statuses,
        ctypes.byref(error),
    )
    check(status, error, batch=True)
    given = answers.raw
    return [given[start : start + size] for start in range(0, len(given), size)]
