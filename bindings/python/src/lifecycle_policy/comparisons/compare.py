"""Finds out what changes for an app between two versions of the OS."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from .._native.enums import Status
from .._native.errors import LifecyclePolicyError
from .._native.osversion import OSVersion
from ..questions.context import Context
from .groups import groups_of
from .model import Change, ChangeGroup, Subject
from .questions import answered

__all__ = ["Comparison", "compare"]


@dataclass(frozen=True, slots=True)
class Comparison:
    """The differences between the answers in two contexts."""

    before: Context
    after: Context
    changes: tuple[Change, ...]
    asked: tuple[tuple[Subject, int], ...]
    """The number of questions about each subject whose answers were compared."""
    other_rules: int
    """The number of questions whose answers have the same content, but different rules."""

    @property
    def groups(self) -> tuple[ChangeGroup, ...]:
        """The changes in groups. Each change is in one group.

        In most groups, all changes have the same first rule before, and the same first rule after.
        Only in groups of these kinds may the first rules differ:

        - changes with the same differences, all about conditions or the disposition of an event;
        - events that do not run the app in either context;
        - transitions with the same differences, if no verdict changes;
        - transitions that appear, or transitions that disappear.
        """
        return groups_of(self.changes)


def _subjects(values: Iterable[Subject | str] | Subject | str | None) -> list[Subject]:
    if values is None:
        return list(Subject)
    listed = [values] if isinstance(values, str) else list(values)
    found = []
    for value in listed:
        try:
            found.append(Subject(str(value.value if isinstance(value, Subject) else value)))
        except ValueError:
            known = ", ".join(subject.value for subject in Subject)
            raise LifecyclePolicyError(
                f"subject: `{value}` is not one of {known}",
                status=Status.UNKNOWN_VALUE,
                value=value,
            ) from None
    return [subject for subject in Subject if subject in found]


def compare(
    before: Context | OSVersion | str,
    after: Context | OSVersion | str,
    *,
    subjects: Iterable[Subject | str] | Subject | str | None = None,
) -> Comparison:
    """Asks every question about an app in two contexts, and returns the differences.

    The contexts are usually those of one app on two versions of the OS. If the app's SDK is not
    given, each context uses the SDK of its version. If the contents of two answers differ, there is
    a change. If only the rules differ, the question is counted in `other_rules`.

    >>> found = compare("12.4", "13.0", subjects="deadline")
    >>> for change in found.changes:
    ...     if change.question == (("allowance", "background-task"),):
    ...         print([(part.name, part.before, part.after) for part in change.differences])
    [('limit', '180 s', '30 s'), ('code', '0x8badf00d', '0x2182bad2')]
    """
    first, second = Context.of(before), Context.of(after)
    changes: list[Change] = []
    asked: list[tuple[Subject, int]] = []
    others = 0
    for subject in _subjects(subjects):
        pairs = answered(subject, first, second)
        asked.append((subject, len(pairs)))
        for question, one, other in pairs:
            if one.facts != other.facts:
                changes.append(Change(subject, question, one, other))
            elif one.rules != other.rules:
                others += 1
    return Comparison(first, second, tuple(changes), tuple(asked), others)
