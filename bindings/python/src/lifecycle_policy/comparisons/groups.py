"""Groups similar changes, so that one line can show an equal change after many terminations."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from .._native.enums import Verdict
from .model import Change, ChangeGroup, Difference, Question, Subject
from .sides import CONDITIONS

__all__ = ["groups_of"]

T = TypeVar("T")

#: Several questions in one. Each part has a list of values, and each combination is a question.
_Product = tuple[tuple[str, tuple[str, ...]], ...]


def _products(questions: Sequence[Question]) -> tuple[_Product, ...]:
    """Merges questions that differ in only one part, for each part in turn.

    The combinations in the result contain exactly the given questions, each once.
    """
    parts: list[_Product] = [
        tuple((name, (value,)) for name, value in question) for question in questions
    ]
    for number in reversed(range(max((len(part) for part in parts), default=0))):
        merged: dict[tuple[object, ...], _Product] = {}
        for part in parts:
            if number >= len(part):
                merged[part] = part
                continue
            name, values = part[number]
            rest = (part[:number], name, part[number + 1 :])
            known = merged.get(rest)
            if known is not None:
                values = known[number][1] + values
            merged[rest] = (*part[:number], (name, values), *part[number + 1 :])
        parts = list(merged.values())
    return tuple(parts)


_OPEN = (Verdict.ALLOWED, Verdict.CONDITIONAL)


def _leads(change: Change) -> tuple[str | None, str | None]:
    """Returns the first deciding rule of each side."""
    first, second = change.before.rules, change.after.rules
    return first[0] if first else None, second[0] if second else None


def _is_beside(name: str) -> bool:
    """Tells whether a fact is about a condition, or is the disposition of an event. Such facts do
    not come from the deciding rule."""
    return name.startswith(CONDITIONS) or name == "disposition"


def _key(change: Change) -> object:
    """Returns a key that is equal for changes of one group."""
    verdicts = change.before.verdict, change.after.verdict
    subject, differences = change.subject, change.differences
    names = tuple(name for name, _ in change.question)
    if subject == Subject.SITUATION:
        return subject, change.question
    if verdicts[0] == verdicts[1]:
        if all(_is_beside(part.name) for part in differences):
            return subject, verdicts, differences
        if subject == Subject.TRANSITION:
            return subject, names, verdicts, differences
        return subject, names, verdicts, differences, change.before.rules, change.after.rules
    if subject == Subject.TRANSITION and Verdict.NOT_APPLICABLE in verdicts:
        return subject, names, verdicts
    if subject == Subject.RELAUNCH and not set(_OPEN) & set(verdicts):
        return subject, verdicts
    return subject, names, verdicts, _leads(change)


def _shared(group: Sequence[Change]) -> tuple[Difference, ...]:
    """Lists the differences that all changes of a group have."""
    found = set(group[0].differences).intersection(*(change.differences for change in group))
    return tuple(part for part in group[0].differences if part in found)


def _union(parts: Iterable[Iterable[T]]) -> tuple[T, ...]:
    return tuple(dict.fromkeys(item for part in parts for item in part))


def groups_of(changes: Sequence[Change]) -> tuple[ChangeGroup, ...]:
    """Groups changes. Each group keeps the order of its changes."""
    found: dict[object, list[Change]] = {}
    for change in changes:
        found.setdefault(_key(change), []).append(change)
    return tuple(
        ChangeGroup(
            subject=group[0].subject,
            changes=tuple(group),
            questions=_products([change.question for change in group]),
            differences=_shared(group),
            partial=len({change.differences for change in group}) > 1,
            before=_union(change.before.rules for change in group),
            after=_union(change.after.rules for change in group),
            citations=_union(
                [*(change.after.citations for change in group)]
                + [change.before.citations for change in group]
            ),
            disputed=any(change.before.disputed or change.after.disputed for change in group),
        )
        for group in found.values()
    )
