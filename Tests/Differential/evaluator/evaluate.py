"""Answers a question from the rows alone, on one version of iOS or over a range."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any

from lifecycle_policy import Context

from evaluator.book import Book, Json
from evaluator.calls import call
from evaluator.conditions import Facts
from evaluator.deciding import World
from evaluator.explain import explain
from evaluator.figures import deadline, manifest, mode, quota, termination
from evaluator.memory import purge, suspension
from evaluator.next import next_edges
from evaluator.paths import path
from evaluator.relaunch import relaunch
from evaluator.states import conduct, delivery, duties
from evaluator.transitions import transition

Answer = dict[str, Any]

KINDS: dict[str, Callable[[World, Json], Answer]] = {
    "transition": transition,
    "next": next_edges,
    "path": path,
    "deadline": deadline,
    "relaunch": relaunch,
    "conduct": conduct,
    "duties": duties,
    "delivery": delivery,
    "mode": mode,
    "quota": quota,
    "manifest": manifest,
    "termination": termination,
    "suspension": suspension,
    "purge": purge,
    "call": call,
    "explain": explain,
}

#: Keys whose values may differ between versions although the answer stays the same.
_GROUNDS = {
    "newest_verdict", "rule", "evidence", "disputed", "requires", "delivery_rule", "broken_rule",
    "disposition_rule", "introduced", "deprecated", "removed",
}  # fmt: skip


class Evaluator:
    """Answers questions in one context."""

    def __init__(self, book: Book, context: Context, facts: Facts) -> None:
        kind = None if context.app is None else context.app.kind
        self.book = book.of_kind("app" if kind is None else kind.label)
        self.context = context
        self.facts = facts
        self.worlds: dict[int, World] = {}

    def answer(self, kind: str, asked: Json) -> Answer:
        """Returns the full answer. For a range, joins the answers on all versions that matter."""
        ask = KINDS[kind]
        answer = ask(self._world(self.context.os.packed), asked)
        answer["os_dependent"] = False
        # The explanation for a range is the explanation for its first version.
        if self.context.os_last is None or kind == "explain":
            return answer
        said, verdicts = _said(answer), {answer["verdict"]}
        newest = {answer["newest_verdict"]}
        for os in self.changes:
            other = ask(self._world(os), asked)
            verdicts.add(other["verdict"])
            newest.add(other["newest_verdict"])
            answer["os_dependent"] |= _said(other) != said
        if len(verdicts) > 1:
            answer["verdict"] = "conditional"
        if len(verdicts) > 1 or len(newest) > 1:
            answer["newest_verdict"] = "conditional"
        return answer

    def _world(self, os: int) -> World:
        found = self.worlds.get(os)
        if found is None:
            # The app's minimum OS and linked SDK are compared with `os` itself, even if `os` is
            # newer than the book.
            found = self.worlds[os] = World(self.book, self.context, os, self.facts.at(os))
        return found

    @cached_property
    def changes(self) -> list[int]:
        """The versions in the range on which anything can change."""
        versions = {*self.book.edges, self.book.newest + 1}
        if self.context.app is not None and self.context.app.minimum_os is not None:
            versions.add(self.context.app.minimum_os.packed)
        last = self.context.os_last or self.context.os
        return sorted(os for os in versions if self.context.os.packed < os <= last.packed)


def _said(answer: Answer) -> Json:
    return {
        key: _bare(key, value)
        for key, value in answer.items()
        if key not in _GROUNDS and key != "os_dependent"
    }


def _bare(key: str, value: Any) -> Any:
    """Removes from the lists in an answer the rules, their evidence, and whether they are
    disputed."""
    if value is None or key not in ("sequence", "steps", "edges", "duties", "findings"):
        return value
    if key == "sequence":
        return tuple((*step[:5], *step[6:]) for step in value)
    if key == "steps":
        return tuple((*step[:3], _bare("sequence", step[4])) for step in value)
    if key == "edges":
        return tuple((*edge[:3], edge[6]) for edge in value)
    return tuple(item[1:] for item in value)
