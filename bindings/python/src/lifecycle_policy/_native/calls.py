"""Asks the library a question, or many: bytes of the query in, bytes of the answer out.

What is passed is made for the function beforehand, so ctypes is not told the types of the
parameters: to check them takes longer than the call. The lock of the interpreter is kept during
the call, which is shorter than handing it over; batches release it.
"""

from __future__ import annotations

import ctypes
import itertools
import struct
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Any

from .bindings import lcp_error
from .convert import check, new
from .enums import Field, Status
from .ground import Ground
from .library import library

__all__ = [
    "Ask",
    "List",
    "Room",
    "ask_many",
    "asker",
    "bound",
    "lister",
    "make_room",
    "parts",
    "refuse",
    "struct_of",
]

#: Asks one question.
Ask = Callable[[Ground, bytes], bytes]
#: A function of the library, the argument that points to room for an answer, and what reads it.
Room = tuple[Any, Any, Callable[[], bytes]]

#: Takes an answer, and what the question was asked with.
List = Callable[..., tuple[bytes, ...]]

_COUNT = struct.Struct("@I")
_FORMATS: dict[Any, str] = {
    ctypes.c_int32: "i",
    ctypes.c_uint32: "I",
    ctypes.c_int64: "q",
    ctypes.c_uint64: "Q",
}


def struct_of(kind: type[ctypes.Structure]) -> struct.Struct:
    """Gives what packs the fields of a struct of numbers, as C lays them out."""
    made = struct.Struct("@" + "".join(_FORMATS[field[1]] for field in kind._fields_))
    if made.size != ctypes.sizeof(kind):
        raise TypeError(f"{kind.__name__} has {ctypes.sizeof(kind)} bytes, and not {made.size}")
    return made


@lru_cache(maxsize=None)
def _untyped() -> ctypes.PyDLL:
    handle = library()
    return ctypes.PyDLL(handle._name, handle=handle._handle)


def bound(function: str) -> Any:
    """Gives a function of the library that takes its arguments as they are."""
    return _untyped()[function]


def make_room(function: str, answer: type[ctypes.Structure]) -> Room:
    """Makes room for the answers of a function, for one call at a time."""
    size = ctypes.sizeof(answer)
    room = ctypes.create_string_buffer(size)
    answer.from_buffer(room).struct_size = size
    return bound(function), ctypes.byref(room), memoryview(room).tobytes


def refuse(function: str, answer: type[ctypes.Structure], *asked: Any) -> None:
    """Asks again for what was refused, and raises the error that tells why."""
    call, reference, _ = make_room(function, answer)
    error = new(lcp_error)
    check(call(*asked, reference, ctypes.byref(error)), error)


def asker(function: str, answer: type[ctypes.Structure]) -> Ask:
    """Gives what asks one kind of question.

    Each call has room of its own: it takes some that is spare, or makes it, and puts it back.
    """
    spare: list[Room] = []

    def ask(ground: Ground, query: bytes) -> bytes:
        try:
            room = spare.pop()
        except IndexError:
            room = make_room(function, answer)
        call, reference, read = room
        status = call(ground.reference, query, reference, None)
        given = read()
        spare.append(room)
        if status:
            refuse(function, answer, ground.reference, query)
        return given

    return ask


def lister(function: str, answer: type[ctypes.Structure], part: type[ctypes.Structure]) -> List:
    """Gives what fetches the parts of an answer that tells how many there are.

    What comes back is the answer, and then its parts: all that it says.
    """
    spare: list[Room] = []
    count_at = getattr(answer, "count").offset

    def fetch(given: bytes, *asked: Any) -> tuple[bytes, ...]:
        (count,) = _COUNT.unpack_from(given, count_at)
        if not count:
            return (given,)
        try:
            room = spare.pop()
        except IndexError:
            room = make_room(function, part)
        call, reference, read = room
        found = [given]
        for index in range(count):
            if call(*asked, index, reference, None):
                refuse(function, part, *asked, index)
            found.append(read())
        spare.append(room)
        return tuple(found)

    return fetch


def parts(
    function: str, ground: Ground, query: bytes, kind: type[ctypes.Structure]
) -> Iterator[bytes]:
    """Gives as many parts of an answer as there are."""
    call, part, read = make_room(function, kind)
    error = new(lcp_error)
    reason = ctypes.byref(error)
    for index in itertools.count():
        status = call(ground.reference, query, index, part, reason)
        if status == Status.OUT_OF_RANGE and error.field == Field.INDEX:
            return
        check(status, error)
        yield read()


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
