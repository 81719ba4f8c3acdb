"""Asks the evaluator and the library the same questions, and finds the keys in which their answers
differ."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import place  # noqa: F401
from lifecycle_policy import Context

from evaluator.book import Book, Json
from client import Client
from evaluator.conditions import Facts
from evaluator.evaluate import Evaluator
from reproduce import expression


@dataclass(frozen=True)
class Mismatch:
    """A question that the evaluator and the library answer differently."""

    context: Context
    kind: str
    asked: Json
    #: For each key in which the answers differ, the evaluator's value and the library's value.
    differing: dict[str, tuple[Any, Any]]


def difference(ours: Json, theirs: Json) -> dict[str, tuple[Any, Any]]:
    """Returns the keys in which two answers differ, each with both values."""
    missing = object()
    return {
        key: (ours.get(key), theirs.get(key))
        for key in sorted(ours.keys() | theirs.keys())
        if ours.get(key, missing) != theirs.get(key, missing)
    }


_STEPS = frozenset({"sequence", "steps"})


class Comparison:
    """Compares the evaluator's answers with the library's, in one context."""

    def __init__(self, book: Book, client: Client, context: Context) -> None:
        self.client = client
        self.context = context
        self.ours = Evaluator(book, context, Facts(context))

    def mismatches(self, kind: str, asked: Sequence[Json]) -> list[Mismatch]:
        found = []
        answers = self.client.answers(self.context, kind, asked)
        for one, theirs in zip(asked, answers, strict=True):
            try:
                ours = self.ours.answer(kind, one)
            except (KeyError, TypeError, ValueError) as error:
                question = expression(self.context, kind, one)
                raise RuntimeError(f"the rows have no answer to {question}") from error
            for key in _STEPS & ours.keys():
                # If there are no steps, the evaluator has None and the library has an empty list.
                ours[key] = ours[key] or ()
            if ours != theirs:
                found.append(Mismatch(self.context, kind, one, difference(ours, theirs)))
        return found
