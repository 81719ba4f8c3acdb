"""Tests what abi.json says of pointers, required fields and states, with the finished library."""

from __future__ import annotations

import ctypes
import os
from collections.abc import Iterator
from typing import Any

import pytest
from interface import ROOT, Field, Function, Parameter, Question, Struct, load

ABI = load()
DIST = os.environ.get("LIFECYCLE_POLICY_DIST") or str(ROOT / ".build" / "dist")
LIBRARY = ctypes.CDLL(f"{DIST}/lib/liblifecycle_policy.so")
NULL_ARGUMENT = ABI.value("LCP_ERROR_NULL_ARGUMENT")
MISSING_VALUE = ABI.value("LCP_ERROR_MISSING_VALUE")
OS = 17 << 16
#: The ctypes of parameters, by their types in C. Other parameters, such as pointers, are numbers of
#: 64 bits.
TYPES = {"int32_t": ctypes.c_int32, "uint32_t": ctypes.c_uint32, "size_t": ctypes.c_size_t}
ROOM = 4096
#: The size of lcp_day.
DAY = 8192


def written(field: Field, data: bytearray, number: int) -> None:
    """Writes a number into the field of a struct."""
    size = min(field.size[0], 8)
    data[field.offset[0] : field.offset[0] + size] = number.to_bytes(size, "little")


def filled(struct: Struct, without: str = "") -> bytearray:
    """Returns a struct in which every required field has a value, except the field `without`."""
    data = bytearray(ROOM)
    if struct.is_sized:
        written(struct.fields[0], data, struct.size[0])
    for field in struct.fields:
        if field.required and field.name != without:
            written(field, data, OS if field.type == "lcp_os_version_t" else 1)
    return data


class Caller:
    """Calls a function with the arguments that a test gives, and with valid ones for the others."""

    def __init__(self, function: Function, question: Question | None = None) -> None:
        self.function, self.question = function, question
        self.kept: list[Any] = []

    def room(self, data: bytes | bytearray) -> int:
        buffer = ctypes.create_string_buffer(bytes(data), len(data) + 16)
        self.kept.append(buffer)
        return (ctypes.addressof(buffer) + 15) & ~15

    def filled_room(self, data: bytes | bytearray) -> int:
        address = self.room(data)
        ctypes.memmove(address, bytes(data), len(data))
        return address

    def device(self) -> int:
        options = ABI.struct("lcp_device_options")
        assert options
        made = ctypes.c_void_p()
        status = LIBRARY.lcp_device_create(
            ctypes.c_void_p(self.filled_room(filled(options))), ctypes.byref(made), None
        )
        assert status == 0 and made.value
        return made.value

    def options(self) -> int:
        struct, context = ABI.struct("lcp_auditor_options"), ABI.struct("lcp_context")
        assert struct and context
        data = filled(struct)
        at = next(field for field in struct.fields if field.name == "context")
        written(at, data, self.filled_room(filled(context)))
        return self.filled_room(data)

    def auditor(self) -> tuple[int, int]:
        """Returns an auditor, and the size of its sessions."""
        options, made = ctypes.c_void_p(self.options()), ctypes.c_void_p()
        size, session_size = ctypes.c_size_t(), ctypes.c_size_t()
        sizes = ctypes.byref(size), ctypes.byref(session_size)
        assert LIBRARY.lcp_auditor_measure(options, *sizes, None) == 0
        room = ctypes.c_void_p(self.room(bytes(size.value)))
        assert LIBRARY.lcp_auditor_init(room, size, options, ctypes.byref(made), None) == 0
        assert made.value
        return made.value, session_size.value

    def session(self) -> int:
        auditor, size = self.auditor()
        room, made = ctypes.c_void_p(self.room(bytes(size))), ctypes.c_void_p()
        where = ctypes.c_void_p(auditor), room, ctypes.c_size_t(size)
        assert LIBRARY.lcp_session_init(*where, ctypes.byref(made), None) == 0
        assert made.value
        return made.value

    def policy(self) -> int:
        context = ABI.struct("lcp_context")
        assert context
        address = self.room(bytes(ROOM))
        status = LIBRARY.lcp_policy_prepare(
            ctypes.c_void_p(self.filled_room(filled(context))),
            ctypes.c_void_p(address),
            ctypes.c_size_t(2048),
            None,
        )
        assert status == 0
        return address

    def pointer(self, part: Parameter) -> int:
        pointee = part.type.removeprefix("const ").removesuffix("*").strip()
        if pointee == "lcp_device":
            return self.device()
        if pointee == "lcp_auditor":
            return self.auditor()[0]
        if pointee == "lcp_session":
            return self.session()
        if pointee == "lcp_auditor_options":
            return self.options()
        if pointee == "lcp_policy":
            return self.policy() if part.direction == "in" else self.room(bytes(ROOM))
        if pointee == "lcp_day":
            return self.room(bytes(DAY))
        if part.question and self.question:
            pointee = self.question.query if part.direction == "in" else self.question.answer
        struct = ABI.struct(pointee)
        if struct:
            return self.filled_room(filled(struct))
        return self.room(b"9" + bytes(ROOM * 16))

    def argument(self, part: Parameter, given: dict[str, int | None]) -> Any:
        if part.name in given:
            value = given[part.name]
        elif "*" in part.type:
            value = self.pointer(part)
        elif part.name == "question" and self.question:
            value = ABI.value(self.question.kind)
        elif "stride" in part.name:
            value = 256
        elif part.name == "size":
            value = ROOM * 15
        elif part.name == "os":
            value = OS
        else:
            value = 1
        if "*" in part.type:
            return ctypes.c_void_p(value)
        kind = TYPES.get(ABI.base(part.type), ctypes.c_int64)
        return kind(value or 0)

    def call(self, **given: int | None) -> int:
        arguments = [self.argument(part, given) for part in self.function.parameters]
        return int(getattr(LIBRARY, self.function.name)(*arguments))


def calls() -> Iterator[tuple[Function, Parameter, Question | None]]:
    """Yields each pointer of each function that returns a status. If the function takes any kind
    of question, yields the pointer once for each kind in `kinds`."""
    kinds = [q for q in ABI.questions if q.name not in ("next", "path", "duties", "manifest")]
    for function in ABI.functions:
        takes_kind = any(part.question for part in function.parameters)
        for part in function.parameters:
            if "*" in part.type and function.returns == "lcp_status_t":
                yield from ((function, part, q) for q in (kinds if takes_kind else [None]))


def called(one: tuple[Function, Parameter, Question | None]) -> str:
    return f"{one[0].name} {one[1].name} {one[2].name if one[2] else ''}".strip()


@pytest.mark.parametrize("one", list(calls()), ids=called)
def test_null_is_refused_where_abi_json_says_so(
    one: tuple[Function, Parameter, Question | None],
) -> None:
    function, part, question = one

    def refused(**given: int | None) -> bool:
        return Caller(function, question).call(**{part.name: None, **given}) == NULL_ARGUMENT

    assert refused() == (part.nullable != "always")
    if part.count:
        others = [p for p in function.parameters if "*" in p.type and p.count == part.count]
        empty = {p.name: None for p in others if p.nullable == "if empty"}
        assert refused(**{part.count: 0, **empty}) == (part.nullable == "")


@pytest.mark.parametrize("question", ABI.questions, ids=lambda question: str(question.name))
def test_required_fields_are_required(question: Question) -> None:
    function = next(f for f in ABI.functions if f.name == question.function)
    struct = ABI.struct(question.query)
    asking = Caller(function)
    for field in struct.fields[1:] if struct else ():
        assert struct
        status = asking.call(query=asking.filled_room(filled(struct, field.name)))
        # A required field of type uint64_t holds a code. Every number is a valid code, so a code
        # cannot be missing.
        is_required = field.required and field.type != "uint64_t"
        assert (status == MISSING_VALUE) == is_required, field.name
        if field.unless:
            data = filled(struct, field.name)
            other = next(one for one in struct.fields if one.name == field.unless)
            written(other, data, ABI.value("LCP_STATE_BACKGROUND"))
            assert asking.call(query=asking.filled_room(data)) == 0


def test_states_and_ranges_are_accepted_as_abi_json_says() -> None:
    states = {v.name: v for e in ABI.enumerations if e.type == "lcp_state_t" for v in e.values}
    checked = 0
    for question in ABI.questions:
        struct = ABI.struct(question.query)
        function = next(f for f in ABI.functions if f.name == question.function)
        for field in struct.fields if struct else ():
            if field.axis not in ("app", "either"):
                continue
            for state in states.values():
                assert struct
                data = filled(struct)
                written(field, data, state.value)
                for target in struct.fields:
                    if target.axis == "as from":
                        written(target, data, state.value)
                asking = Caller(function)
                status = asking.call(query=asking.filled_room(data))
                fits = field.axis == "either" or state.axis == "app"
                # The query has the first termination, LCP_TERMINATION_NONE, which is valid only if the
                # app is in memory.
                if question.name == "relaunch" and fits:
                    continue
                assert (status == 0) == fits, (question.name, field.name, state.name)
                checked += 1
    assert checked > 50
