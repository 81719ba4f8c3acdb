"""What changes for an app between two versions of the OS?"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from ._context import Context
from ._enums import Status, Verdict
from ._errors import LifecyclePolicyError
from ._osversion import OSVersion
from ._sources import Citation

__all__ = [
    "Change",
    "ChangeGroup",
    "Comparison",
    "Difference",
    "Side",
    "Subject",
    "compare",
]


class Subject(str, Enum):
    """What questions are about."""

    TRANSITION = "transition"
    """Every legal step, with its callbacks and notifications."""
    DEADLINE = "deadline"
    """Every allowance."""
    QUOTA = "quota"
    CONDUCT = "conduct"
    """Every activity in every state."""
    DUTIES = "duties"
    """What is owed in every callback."""
    DELIVERY = "delivery"
    """Every event in every state."""
    MODE = "mode"
    """What every background mode does."""
    RELAUNCH = "relaunch"
    """Every trigger after every termination, with nothing in between."""
    MANIFEST = "manifest"
    """What in the app's manifest will not work."""


@dataclass(frozen=True, slots=True)
class Side:
    """The answer on one of the two."""

    verdict: Verdict
    facts: tuple[tuple[str, str], ...]
    """What the answer says, by name; what it does not say is left out, and what is there or not,
    such as a duty, is "yes"."""
    rules: tuple[str, ...]
    """Those that decide."""
    citations: tuple[Citation, ...]
    disputed: bool
    """Another source disagrees."""

    def fact(self, name: str) -> str | None:
        """Gives what is said under a name."""
        return dict(self.facts).get(name)


@dataclass(frozen=True, slots=True)
class Difference:
    """One thing that the two answers say differently; None: not said."""

    name: str
    before: str | None
    after: str | None

    @property
    def of_presence(self) -> bool:
        """Something is there on one side alone: a duty, a finding, a condition."""
        return {self.before, self.after} == {None, "yes"}


#: A question: the name of each part of it, such as "after", with its value. That of a whole
#: manifest has no parts.
Question = tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Change:
    """A question that has two answers."""

    subject: Subject
    question: Question
    before: Side
    after: Side

    @property
    def differences(self) -> tuple[Difference, ...]:
        """Lists what the answers say differently, the verdict first."""
        names = dict.fromkeys(name for name, _ in (*self.before.facts, *self.after.facts))
        found = (Difference(name, self.before.fact(name), self.after.fact(name)) for name in names)
        return tuple(part for part in found if part.before != part.after)


@dataclass(frozen=True, slots=True)
class ChangeGroup:
    """Changes that are put together: see `Comparison.groups`."""

    subject: Subject
    changes: tuple[Change, ...]
    questions: tuple[tuple[tuple[str, tuple[str, ...]], ...], ...]
    """The questions, put together: each combination of the values of one of them is one."""
    differences: tuple[Difference, ...]
    """Those that all of them have."""
    partial: bool
    """Some of them differ in more: their own differences tell."""
    before: tuple[str, ...]
    """The rules that decide on the first, of all of them."""
    after: tuple[str, ...]
    citations: tuple[Citation, ...]
    """The sources of all of them, those of the second first."""
    disputed: bool
    """Another source disagrees, on a side of one of them."""

    @property
    def verdicts(self) -> tuple[Verdict, Verdict]:
        """Gives the verdicts on both."""
        return self.changes[0].before.verdict, self.changes[0].after.verdict


@dataclass(frozen=True, slots=True)
class Comparison:
    """What differs between two contexts."""

    before: Context
    after: Context
    changes: tuple[Change, ...]
    asked: tuple[tuple[Subject, int], ...]
    """How many questions were asked about each subject."""
    other_rules: int
    """How many answers are the same, by other rules."""

    @property
    def groups(self) -> tuple[ChangeGroup, ...]:
        """Puts changes together in which the same rule takes the place of the same other one.

        Whatever the rules, those are put together as well that say the same but for the conditions
        that they lean on, events that are refused on both for another reason, and steps that call
        the same, that come into being or that cease to be. Each change is in one group.
        """
        from ._compare_groups import groups_of

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
    """Asks every question that an app may meet in two contexts, and gives those that differ.

    The contexts are usually those of one app on two versions of the OS. Where the app's SDK is not
    given each of them is asked with its own. Two answers differ where they say something else: a
    rule that says the same in other words makes no change, and is counted in `other_rules`.

    >>> found = compare("12.4", "13.0", subjects="deadline")
    >>> for change in found.changes:
    ...     if change.question == (("allowance", "background-task"),):
    ...         print([(part.name, part.before, part.after) for part in change.differences])
    [('limit', '180 s', '30 s'), ('code', '0x8badf00d', '0x2182bad2')]
    """
    from ._compare_questions import answered

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
