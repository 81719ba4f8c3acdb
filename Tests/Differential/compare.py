"""Asks both sides, and says on which keys they differ."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import place  # noqa: F401
from lifecycle_policy import Context

from book import Book, Json
from client import Client
from conditions import Facts
from departures import ALL, DEPARTURES, NONE
from evaluate import Evaluator
from reproduce import expression


@dataclass(frozen=True)
class Mismatch:
    """A question that the two sides answer differently."""

    context: Context
    kind: str
    asked: Json
    #: Key by key, ours and the library's; nothing where departures explain it.
    differing: dict[str, tuple[Any, Any]]
    #: The known departures that explain it; none: it is a fault of one side.
    departures: tuple[str, ...]


def difference(ours: Json, theirs: Json) -> dict[str, tuple[Any, Any]]:
    """Gives the keys on which two answers differ."""
    missing = object()
    return {
        key: (ours.get(key), theirs.get(key))
        for key in sorted(ours.keys() | theirs.keys())
        if ours.get(key, missing) != theirs.get(key, missing)
    }


class Comparison:
    """Both sides in one context."""

    def __init__(self, book: Book, client: Client, context: Context) -> None:
        self.book = book
        self.client = client
        self.context = context
        self.facts = Facts(context)
        self._departing: dict[frozenset[str], Evaluator] = {}

    def mismatches(self, kind: str, asked: Sequence[Json]) -> list[Mismatch]:
        """Asks questions of one kind."""
        found = []
        answers = self.client.answers(self.context, kind, asked)
        for one, theirs in zip(asked, answers, strict=True):
            try:
                ours = self.ours(NONE).answer(kind, one)
            except (KeyError, TypeError, ValueError) as error:
                question = expression(self.context, kind, one)
                raise RuntimeError(f"the rows have no answer to {question}") from error
            if ours != theirs:
                found.append(self._mismatch(kind, one, theirs))
        return found

    def _mismatch(self, kind: str, asked: Json, theirs: Json) -> Mismatch:
        """Looks for the departures without which our answer would not be the library's."""
        departing = self.ours(ALL).answer(kind, asked)
        if departing != theirs:
            differing = difference(departing, theirs)
            return Mismatch(self.context, kind, asked, differing, ())
        names = [
            name for name in DEPARTURES if self.ours(ALL - {name}).answer(kind, asked) != theirs
        ]
        return Mismatch(self.context, kind, asked, {}, tuple(names or DEPARTURES))

    def ours(self, departs: frozenset[str]) -> Evaluator:
        """Gives the evaluator that departs from the documents as told."""
        found = self._departing.get(departs)
        if found is None:
            found = Evaluator(self.book, self.context, self.facts, departs)
            self._departing[departs] = found
        return found
