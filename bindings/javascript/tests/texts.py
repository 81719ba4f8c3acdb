"""Writes the texts of answers, through the functions of Python and by calls of the C library.

Reads questions as JSON from standard input, and prints two texts for each as hexadecimal digits: the
text of `answer_text`, and the bytes that `lcp_answer_text` writes into a buffer of exactly the size
that it needs.
The keys of contexts and queries are those of JavaScript.
"""

from __future__ import annotations

import ctypes
import dataclasses
import functools
import json
import math
import re
import sys
from typing import Any

import lifecycle_policy as lp
from lifecycle_policy import QuestionKind, TextPart
from lifecycle_policy._native.bindings import lcp_text_options
from lifecycle_policy._native.library import library
from lifecycle_policy.questions import packing
from lifecycle_policy.questions.prepared import Prepared

#: The type of each question's query. Questions about one value have the type of that value.
QUERIES: dict[str, Any] = {
    kind.name.lower(): of for of, (kind, _) in (packing._KINDS | packing._OTHERS).items()
}


def fields(given: dict[str, Any]) -> dict[str, Any]:
    """Converts keys of JavaScript to names of fields in Python, and lists to tuples."""
    found = {}
    for key, value in given.items():
        name = re.sub("[A-Z]", lambda letter: f"_{letter[0].lower()}", key)
        named = "from_" if name == "from" else name
        found[named] = tuple(value) if isinstance(value, list) else value
    return found


def context_of(os: str, given: dict[str, Any]) -> lp.Context:
    """Makes a context. JSON has no infinity, so a word stands for it."""
    limits: list[dict[str, Any]] = [
        {key: math.inf if value == "unlimited" else value for key, value in limit.items()}
        for limit in given.get("limits") or ()
    ]
    return lp.Context(
        os,
        profile=given.get("evidence") or "observed",
        app=lp.App(**fields(given.get("app") or {})),
        facts=lp.DeviceFacts(**fields(given.get("facts") or {})),
        limits=[lp.Limit(**limit) for limit in limits],
    )


def question_of(kind: str, axis: str, query: Any) -> Any:
    if kind == "manifest":
        return QuestionKind.MANIFEST
    of = QUERIES[kind]
    if not dataclasses.is_dataclass(of):
        return lp.parse(of, query)
    required = {
        field.name: None for field in dataclasses.fields(of) if field.default is dataclasses.MISSING
    }
    given = {**required, **fields(query)}
    return of(**given, axis=axis) if "axis" in of.__dataclass_fields__ else of(**given)


def text_of_c(policy: Prepared, question: Any, parts: TextPart, assumed: int) -> bytes:
    """Writes a text with two calls: one for its length, and one for its bytes."""
    kind, query = packing.any_kind_and_bytes(question)
    options = lcp_text_options(ctypes.sizeof(lcp_text_options), parts)
    options.assumed_mask[:] = assumed & (1 << 64) - 1, assumed >> 64
    length = ctypes.c_size_t()

    def write(room: Any, capacity: int) -> None:
        status = library().lcp_answer_text(
            policy.reference, kind, query or None, ctypes.byref(options), room, capacity,
            ctypes.byref(length), None,
        )  # fmt: skip
        assert status == 0, status

    write(None, 0)
    room = ctypes.create_string_buffer(b"\xff" * length.value + b"\xff", length.value + 1)
    write(room, length.value + 1)
    assert room.raw[-1] == 0
    return room.raw[:-1]


@functools.lru_cache
def assumed_of(names: tuple[str, ...]) -> tuple[list[lp.Condition], int]:
    """Reads conditions. Returns them, and their mask."""
    found = [lp.parse(lp.Condition, name) for name in names]
    return found, sum(1 << condition - 1 for condition in found)


def texts(asked: dict[str, Any]) -> list[str]:
    """Returns the texts of Python and of the C library for a question, in hexadecimal digits."""
    policy = lp.Policy.of(context_of(asked["os"], asked["context"]))
    question = question_of(asked["question"], asked["axis"], asked["query"])
    parts = TextPart(0)
    for name in asked["options"].get("parts", ()):
        parts |= TextPart[name.upper()]
    assumed, mask = assumed_of(tuple(asked["options"].get("assumed", ())))
    said = lp.answer_text(policy, question, parts, assumed)
    return [said.encode().hex(), text_of_c(policy, question, parts, mask).hex()]


if __name__ == "__main__":
    json.dump([texts(asked) for asked in json.load(sys.stdin)], sys.stdout)
