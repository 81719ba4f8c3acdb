"""What a comparison of two answers consists of: questions, sides, changes and groups of them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from .._native.enums import Verdict
from ..questions.answers import Citation

__all__ = ["Change", "ChangeGroup", "Difference", "Side", "Subject"]


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
