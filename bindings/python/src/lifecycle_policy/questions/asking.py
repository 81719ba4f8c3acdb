"""Asks questions of one kind, and caches the answers. The key of an answer is the library's
bytes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from .._native.calls import Ask, answerer, ask_many, structs_of
from .._native.enums import QuestionKind
from .._native.memory import keep
from .answers import Answer
from .prepared import Prepared

__all__ = ["Asking"]

A = TypeVar("A", bound=Answer)


class Asking(Generic[A]):
    """One kind of question.

    `read` makes an answer from the bytes of the library's struct. With `with_query`, the bytes of
    the query follow those of the struct, because the answer repeats what was asked. If the answer
    has a list, `list_of` asks for the answer and the list.
    """

    __slots__ = ("_answer", "_kind", "_read", "_with_query", "known", "one")

    one: Callable[[Prepared, bytes], A]
    """Asks one question."""
    known: dict[bytes, A]

    def __init__(
        self,
        function: str,
        read: Callable[[bytes], A],
        *,
        with_query: bool = False,
        list_of: Ask | None = None,
    ) -> None:
        question = function.removeprefix("lcp_query_")
        _, answer = structs_of(question)
        self._kind, self._answer = QuestionKind[question.upper()], answer
        self._read, self._with_query, self.known = read, with_query, {}
        if list_of is None:
            self.one = answerer(function, answer, read, self.known, with_query=with_query)
        else:
            self.one = self._listing(list_of)

    def _listing(self, ask: Ask) -> Callable[[Prepared, bytes], A]:
        def one(policy: Prepared, query: bytes) -> A:
            given = ask(policy, query)
            return self.answer(given + query if self._with_query else given)

        return one

    def many(self, policy: Prepared, queries: list[bytes]) -> list[A]:
        """Asks many questions. Raises LifecyclePolicyError for the first question that cannot be
        asked."""
        found = ask_many(self._kind, policy, queries, self._answer)
        if self._with_query:
            found = [given + query for given, query in zip(found, queries, strict=True)]
        return [self.answer(given) for given in found]

    def answer(self, given: bytes) -> A:
        """Returns the cached answer for the library's bytes, or makes the answer and caches it."""
        return self.known.get(given) or keep(self.known, given, self._read(given))
