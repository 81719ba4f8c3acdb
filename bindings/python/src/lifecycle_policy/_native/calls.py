"""Asks the library one question or many. A query struct goes in as bytes, and an answer struct
comes out as bytes.

A single question uses a function from `bound`. Its parameter types are not declared to ctypes,
because checking the arguments would take longer than the call, so callers convert the arguments.
The call keeps the interpreter lock, because releasing the lock would take longer than the call. A
batch, a text, or a list from `elements` uses a function of `library()`, which checks its arguments
and releases the lock.
"""

from __future__ import annotations

import ctypes
import struct
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Protocol, TypeVar

from . import bindings
from .bindings import lcp_error
from .convert import check, new
from .enums import QuestionKind
from .library import library
from .memory import keep

__all__ = [
    "Ask",
    "HasPolicy",
    "Room",
    "answerer",
    "ask_many",
    "asker",
    "bound",
    "elements",
    "filler",
    "lister",
    "make_room",
    "parts",
    "refuse",
    "struct_of",
    "structs_of",
    "written",
]

A = TypeVar("A")
S = TypeVar("S", bound=ctypes.Structure)


class HasPolicy(Protocol):
    """An object that holds a prepared policy."""

    @property
    def reference(self) -> Any:
        """The argument that points to the policy."""


#: A function that takes a policy and a query, and returns the answer as bytes. A question about a
#: manifest has no query.
Ask = Callable[..., bytes]
#: A function of the library, the argument that points to a buffer for an answer, and a function
#: that reads that buffer.
Room = tuple[Any, Any, Callable[[], bytes]]

_FORMATS: dict[Any, str] = {
    ctypes.c_int32: "i",
    ctypes.c_uint32: "I",
    ctypes.c_int64: "q",
    ctypes.c_uint64: "Q",
}


def _format(kind: Any) -> str:
    if issubclass(kind, ctypes.Array):
        return _FORMATS[kind._type_] * int(kind._length_)
    return _FORMATS[kind]


def struct_of(kind: type[ctypes.Structure], *, before: str = "") -> struct.Struct:
    """Returns a struct.Struct with the C layout of a struct whose fields are all numbers. With
    `before`, the layout ends before the field of that name."""
    names = [field[0] for field in kind._fields_]
    fields = kind._fields_[: names.index(before)] if before else kind._fields_
    size = getattr(kind, before).offset if before else ctypes.sizeof(kind)
    made = struct.Struct("@" + "".join(_format(field[1]) for field in fields))
    if made.size != size:
        raise TypeError(f"{kind.__name__} has {size} bytes, and not {made.size}")
    return made


def structs_of(question: str) -> tuple[type[ctypes.Structure], type[ctypes.Structure]]:
    """Returns two structs of a question such as `mode`: its query and its answer."""
    query, answer = (getattr(bindings, f"lcp_{question}_{part}") for part in ("query", "answer"))
    return query, answer


@lru_cache(maxsize=None)
def _untyped() -> ctypes.PyDLL:
    handle = library()
    return ctypes.PyDLL(handle._name, handle=handle._handle)


def bound(function: str) -> Any:
    """Returns a function of the library that does not check or convert its arguments."""
    return _untyped()[function]


def make_room(function: str, answer: type[ctypes.Structure]) -> Room:
    """Makes a buffer for the answer of a function. Only one call at a time may use the buffer."""
    size = ctypes.sizeof(answer)
    room = ctypes.create_string_buffer(size)
    answer.from_buffer(room).struct_size = size
    return bound(function), ctypes.byref(room), memoryview(room).tobytes


def refuse(function: str, answer: type[ctypes.Structure], *asked: Any) -> None:
    """Repeats a refused call with an error struct, and raises the error that the struct
    describes."""
    call, reference, _ = make_room(function, answer)
    error = new(lcp_error)
    check(call(*asked, reference, ctypes.byref(error)), error)


def filler(function: str, kind: type[ctypes.Structure]) -> Callable[..., tuple[int, bytes]]:
    """Returns a function that calls `function` of the library, which fills a struct. The returned
    function takes the two arguments before the struct, and returns the status and the bytes of the
    struct. No two calls share a buffer."""
    spare: list[Room] = []

    def fill(device: Any, argument: Any) -> tuple[int, bytes]:
        try:
            room = spare.pop()
        except IndexError:
            room = make_room(function, kind)
        call, reference, take = room
        status, given = call(device, argument, reference, None), take()
        spare.append(room)
        return status, given

    return fill


def answerer(
    function: str,
    answer: type[ctypes.Structure],
    read: Callable[[bytes], A],
    known: dict[bytes, A],
    *,
    with_query: bool = False,
) -> Callable[[HasPolicy, bytes], A]:
    """Returns a function that asks one kind of question.

    `read` makes an answer from the bytes of the answer struct, followed by the bytes of the query
    if `with_query` is true. `known` is a cache of answers. Its keys are the bytes that `read`
    takes. No two calls share a buffer: each call takes a spare buffer or makes one, and returns it
    afterwards.
    """
    spare: list[Room] = []

    def ask(policy: HasPolicy, query: bytes) -> A:
        try:
            room = spare.pop()
        except IndexError:
            room = make_room(function, answer)
        call, reference, take = room
        status = call(policy.reference, query, reference, None)
        given = take() + query if with_query else take()
        spare.append(room)
        if status:
            refuse(function, answer, policy.reference, query)
        return known.get(given) or keep(known, given, read(given))

    return ask


def asker(function: str, answer: type[ctypes.Structure]) -> Ask:
    """Returns a function that asks one kind of question and returns the answer as bytes."""
    return answerer(function, answer, bytes, {})


def _list_room(
    names: tuple[str, str],
    answer: type[ctypes.Structure],
    element: type[ctypes.Structure],
    most: int,
) -> tuple[Any, ...]:
    """Makes a buffer for an answer, followed by the elements of its list.

    Returns the two functions of the library, then their arguments, then three objects to read the
    results from: the count, the answer, and a list of functions. Function n of the list returns the
    bytes of the answer, followed by the first n elements.
    """
    head, size = ctypes.sizeof(answer), ctypes.sizeof(element)
    room = ctypes.create_string_buffer(head + size * most)
    given = answer.from_buffer(room)
    given.struct_size = head
    count = ctypes.c_size_t()
    view = memoryview(room)
    return (
        *map(bound, names),
        ctypes.byref(room),
        ctypes.byref(room, head),
        *map(ctypes.c_size_t.from_param, (size, most)),
        ctypes.byref(count),
        memoryview(count).cast("B").cast("P"),
        given,
        [view[: head + size * number].tobytes for number in range(most + 1)],
    )


def lister(
    names: tuple[str, str],
    answer: type[ctypes.Structure],
    element: type[ctypes.Structure],
    most: int,
    has_list: Callable[[Any], object] | None = None,
) -> Ask:
    """Returns a function that asks a question whose answer has a list. The function returns the
    bytes of the answer, followed by those of the list.

    `names` are the function that asks the question and the function that lists the elements. The
    buffer has room for `most` elements, and is enlarged for longer lists. `has_list` tells whether
    the list of an answer can have elements; if not, the second function is not called. Without
    `has_list`, the second function is always called.
    """
    spare: list[tuple[Any, ...]] = []

    def ask(policy: HasPolicy, query: bytes | None = None) -> bytes:
        at = policy.reference
        try:
            room = spare.pop()
        except IndexError:
            room = _list_room(names, answer, element, most)
        while True:
            # Writes out every argument, because these calls are frequent, and unpacking a tuple of
            # arguments would take a fifth longer.
            asks, lists, head, items, size, capacity, found, count, given, reads = room
            number = 0
            if query is None:
                status = asks(at, head, None) or lists(at, items, size, capacity, found, None)
                number = count[0]
            else:
                status = asks(at, query, head, None)
                if not status and (has_list is None or has_list(given)):
                    status = lists(at, query, items, size, capacity, found, None)
                    number = count[0]
            if status:
                refuse(names[0], answer, at, *(() if query is None else (query,)))
            if number < len(reads):
                break
            room = _list_room(names, answer, element, number)
        # Copies the answer before `spare` gets the buffer, because another thread may then use the
        # buffer.
        answered: bytes = reads[number]()
        spare.append(room)
        return answered

    return ask


def parts(given: bytes, answer: type[ctypes.Structure], element: type[S]) -> list[S]:
    """Reads the elements that follow the answer in `given`, the result of a function from
    `lister`."""
    head, size = ctypes.sizeof(answer), ctypes.sizeof(element)
    return [element.from_buffer_copy(given, start) for start in range(head, len(given), size)]


def elements(function: str, kind: type[S], *asked: Any) -> list[S]:
    """Returns the elements that a function of the library lists for a question.

    The function takes the arguments of the question, followed by an array to fill.
    """
    call, error, count = getattr(library(), function), new(lcp_error), ctypes.c_size_t()
    room: Any = None
    most = 0
    while True:
        size = ctypes.sizeof(kind)
        check(
            call(*asked, room, size, most, ctypes.byref(count), ctypes.byref(error)),
            error,
        )
        if count.value <= most:
            return list(room[: count.value]) if room else []
        most = count.value
        room = (kind * most)()


def first_element(function: str, kind: type[S], *asked: Any) -> S | None:
    """Returns the first element that `elements` would list, or None if the list is empty."""
    error, count, room = new(lcp_error), ctypes.c_size_t(), new(kind)
    size, given = ctypes.sizeof(kind), (count, error)
    call = getattr(library(), function)
    check(call(*asked, ctypes.byref(room), size, 1, *map(ctypes.byref, given)), error)
    return room if count.value else None


def written(function: str, *asked: Any, size: int) -> str:
    """Returns the text that a function of the library writes. The first buffer has `size` bytes; a
    longer text is written again, into a larger buffer.

    The function takes the given arguments, followed by a buffer, its size, and the length.
    """
    call, error, length = getattr(library(), function), new(lcp_error), ctypes.c_size_t()
    while True:
        room = ctypes.create_string_buffer(size)
        check(call(*asked, room, size, ctypes.byref(length), ctypes.byref(error)), error)
        if length.value < size:
            return room.raw[: length.value].decode()
        size = length.value + 1


def ask_many(
    kind: QuestionKind, policy: HasPolicy, queries: Sequence[bytes], answer: type[ctypes.Structure]
) -> list[bytes]:
    """Asks many questions. Raises LifecyclePolicyError for the first question that cannot be
    asked."""
    count = len(queries)
    if not count:
        return []
    asked, size = b"".join(queries), ctypes.sizeof(answer)
    answers = ctypes.create_string_buffer(count * size)
    error = new(lcp_error)
    status = library().lcp_query_batch(
        policy.reference,
        kind,
        count,
        asked,
        len(queries[0]),
        answers,
        size,
        (ctypes.c_int32 * count)(),
        ctypes.byref(error),
    )
    check(status, error, batch=True)
    given = answers.raw
    return [given[start : start + size] for start in range(0, len(given), size)]
