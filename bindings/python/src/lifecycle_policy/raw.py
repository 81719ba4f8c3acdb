"""Questions and answers as bytes of the library's structs. With bytes, the first answer to a
question takes the least time.

    >>> from lifecycle_policy import Allowance, Policy, raw
    >>> ask = raw.asker("deadline", Policy("12.4"))
    >>> question = raw.question(Allowance.BACKGROUND_TASK)
    >>> raw.numbers("deadline", ask(question))["limit_ns"]
    180000000000

Any policy can be asked the same question bytes, and one asker can ask any question of its kind. The
structs and the numbers in them are those of lifecycle_policy.h. The numbers of rules are valid for
one build.
"""

from __future__ import annotations

import ctypes
import struct
from collections.abc import Callable
from typing import Literal, TypeAlias, get_args

from ._native.calls import Room, make_room, refuse, struct_of, structs_of
from ._native.convert import mask
from ._native.enums import Status
from ._native.errors import LifecyclePolicyError
from .questions.packing import Question, kind_and_bytes
from .questions.prepared import Asked, one_policy

__all__ = ["ANSWERS", "Kind", "Question", "asker", "numbers", "question"]

#: The kinds of questions whose answer is one struct of numbers.
Kind: TypeAlias = Literal[
    "transition", "deadline", "relaunch", "conduct", "delivery", "mode", "quota", "termination",
    "suspension", "purge", "call",
]
#: The struct of the question and the struct of the answer, by kind.
_STRUCTS: dict[Kind, tuple[type[ctypes.Structure], type[ctypes.Structure]]] = {
    kind: structs_of(kind) for kind in get_args(Kind)
}

#: For each kind, a struct.Struct that unpacks the bytes of an answer. A mask becomes two items, and
#: any other field becomes one. The items are in the order of the fields in the header.
ANSWERS: dict[Kind, struct.Struct] = {kind: struct_of(pair[1]) for kind, pair in _STRUCTS.items()}


def question(asked: Question) -> bytes:
    """Makes the bytes of a question.

    >>> from lifecycle_policy import Quota, RelaunchQuery
    >>> question(RelaunchQuery("crash", "silent-push")) == question(Quota.MONITORED_REGIONS)
    False
    """
    return kind_and_bytes(asked)[1]


def _structs(kind: Kind) -> tuple[type[ctypes.Structure], type[ctypes.Structure]]:
    if kind in _STRUCTS:
        return _STRUCTS[kind]
    raise LifecyclePolicyError(
        f"kind: `{kind}` is not one of {', '.join(_STRUCTS)}",
        status=Status.UNKNOWN_VALUE,
        value=kind,
    )


def _of_another_size(kind: Kind, what: str, given: bytes, size: int) -> LifecyclePolicyError:
    return LifecyclePolicyError(
        f"{what}: one about {kind} has {size} bytes, and not {len(given)}",
        status=Status.STRUCT_SIZE,
        value=len(given),
    )


def asker(kind: Kind, policy: Asked) -> Callable[[bytes], bytes]:
    """Returns a function that asks a policy, or a context, questions of one kind.

    The function takes a result of `question`, and returns the bytes of the answer. It raises
    LifecyclePolicyError if the question cannot be asked, or has the wrong number of bytes. Several
    threads may call the function at the same time.
    """
    query, answer = _structs(kind)
    native, size, function = one_policy(policy).reference, ctypes.sizeof(query), f"lcp_query_{kind}"
    spare: list[Room] = [make_room(function, answer)]

    def ask(question: bytes, /) -> bytes:
        # The library always reads `size` bytes, and would read beyond the end of a shorter
        # `question`.
        if len(question) != size:
            raise _of_another_size(kind, "question", question, size)
        try:
            room = spare.pop()
        except IndexError:
            room = make_room(function, answer)
        call, reference, read = room
        status = call(native, question, reference, None)
        given = read()
        spare.append(room)
        if status:
            refuse(function, answer, native, question)
        return given

    return ask


def numbers(kind: Kind, answer: bytes) -> dict[str, int]:
    """Returns the fields of an answer by their names in the header, without the reserved fields. A
    mask becomes one number."""
    _, struct = _structs(kind)
    if len(answer) != ctypes.sizeof(struct):
        raise _of_another_size(kind, "answer", answer, ctypes.sizeof(struct))
    native = struct.from_buffer_copy(answer)
    given = {str(field[0]): getattr(native, field[0]) for field in struct._fields_}
    return {
        name: value if isinstance(value, int) else mask(value)
        for name, value in given.items()
        if not name.startswith("reserved")
    }
