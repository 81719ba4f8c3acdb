"""Asks questions through the functions of the header: with both forms of a policy, one by one and
in batches."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import place  # noqa: F401
from lifecycle_policy import Context
from lifecycle_policy._native import bindings as native
from lifecycle_policy._native.calls import Ask, ask_many, asker, elements, lister, parts
from lifecycle_policy._native.enums import QuestionKind
from lifecycle_policy.questions.prepared import Prepared

from evaluator.book import Json

#: The length of the first array for a list. If the list is longer, a longer array is used.
_MOST = 16


@dataclass(frozen=True, slots=True)
class Way:
    """The function and the structs for questions of one kind."""

    ask: Ask
    #: The struct of the query, and the number of the kind for batches. Questions about manifests
    #: have neither.
    query: Any
    number: QuestionKind | None
    answer: type[ctypes.Structure]
    #: The struct of the elements in the answer's list.
    element: Any


def way(question: Json) -> Way:
    """Makes the `Way` for a kind of question, as include/abi.json describes the kind."""
    query = getattr(native, question["query"]) if "query" in question else None
    answer = getattr(native, question["answer"])
    element = getattr(native, question["item"]) if "item" in question else None
    if element is None:
        ask = asker(question["function"], answer)
    else:
        ask = lister((question["function"], question["list"]), answer, element, _MOST)
    number = None if query is None else QuestionKind[question["name"].upper()]
    return Way(ask, query, number, answer, element)


class Forms:
    """The policy of a context in both forms. If the context has a range of versions, the policy is
    for the first version of the range."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.small = Prepared(context)
        self.tables = Prepared(context, tables=True)

    @staticmethod
    def explained(policy: Prepared, kind: QuestionKind, query: bytes) -> list[Any]:
        """Returns every rule about a question, with its role."""
        room = ctypes.create_string_buffer(query, len(query))
        return elements("lcp_explain", native.lcp_explanation, policy.reference, kind, room)

    def given(self, way: Way, queries: Sequence[tuple[bytes, ...]]) -> list[dict[str, bytes]]:
        """Returns the answers to each query: one from each form of the policy and, if the kind has
        batches, one from a batch. Each answer is followed by its list. A batch gives no lists, so
        its answers are followed by the lists of the small form.

        The caller checks that all answers to one query are equal.
        """
        found = [
            {"small": way.ask(self.small, *query), "tables": way.ask(self.tables, *query)}
            for query in queries
        ]
        if way.number is not None:
            head = ctypes.sizeof(way.answer)
            many = ask_many(way.number, self.tables, [one for (one,) in queries], way.answer)
            for given, answer in zip(found, many, strict=True):
                given["batch"] = answer + given["small"][head:]
        return found


def split(way: Way, given: bytes) -> tuple[Any, list[Any]]:
    """Returns an answer and the elements of its list as structs."""
    listed = [] if way.element is None else parts(given, way.answer, way.element)
    return way.answer.from_buffer_copy(given), listed
