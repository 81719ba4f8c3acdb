"""The parts of a comparison: questions, sides, changes and groups of changes."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from .._native.enums import Verdict
from ..questions.answers import Citation

__all__ = ["Change", "ChangeGroup", "Difference", "Side", "Subject"]


class Subject(str, Enum):
    """The subject of a question, in the order in which people look for changes."""

    DEADLINE = "deadline"
    """Every allowance."""
    SITUATION = "situation"
    """What the user and the system do to an app, played on a device: the calls that the app gets."""
    MANIFEST = "manifest"
    """What will not work in the app's manifest."""
    RELAUNCH = "relaunch"
    """Every trigger after every termination that is possible in both contexts, with no reboot,
    unlock or launch in between."""
    CONDUCT = "conduct"
    """Every activity in every state."""
    MODE = "mode"
    """What every background mode does."""
    QUOTA = "quota"
    DELIVERY = "delivery"
    """Every event in every state."""
    DUTIES = "duties"
    """The duties in every callback."""
    TRANSITION = "transition"
    """Every legal step, with its callbacks and notifications."""


@dataclass(frozen=True, slots=True)
class Side:
    """The answer in one of the two contexts."""

    verdict: Verdict
    facts: tuple[tuple[str, str], ...]
    """The facts of the answer, by name. Facts without a value are omitted. A fact that can only be
    present or absent, such as a duty, has the value "yes"."""
    rules: tuple[str, ...]
    """The rules that decide."""
    citations: tuple[Citation, ...]
    disputed: bool
    """True if another source disagrees."""

    def fact(self, name: str) -> str | None:
        """Returns the fact with a name, or None."""
        return dict(self.facts).get(name)


@dataclass(frozen=True, slots=True)
class Difference:
    """A fact that differs between the two answers. None means that an answer lacks the fact."""

    name: str
    before: str | None
    after: str | None


#: A question: the name of each part, such as "after", with its value. A question about a manifest
#: has no parts.
Question = tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Change:
    """A question whose two answers differ."""

    subject: Subject
    question: Question
    before: Side
    after: Side

    @property
    def differences(self) -> tuple[Difference, ...]:
        """Lists the facts that differ, the verdict first."""
        names = dict.fromkeys(name for name, _ in (*self.before.facts, *self.after.facts))
        found = (Difference(name, self.before.fact(name), self.after.fact(name)) for name in names)
        return tuple(part for part in found if part.before != part.after)


@dataclass(frozen=True, slots=True)
class ChangeGroup:
    """A group of changes: see `Comparison.groups`."""

    subject: Subject
    changes: tuple[Change, ...]
    questions: tuple[tuple[tuple[str, tuple[str, ...]], ...], ...]
    """The merged questions. In each item, every combination of values is one question."""
    differences: tuple[Difference, ...]
    """The differences that all changes have."""
    partial: bool
    """True if some changes have further differences; `changes` lists them."""
    before: tuple[str, ...]
    """The rules that decide in the first context, for all changes."""
    after: tuple[str, ...]
    citations: tuple[Citation, ...]
    """The sources of all changes, those of the second context first."""
    disputed: bool
    """True if another source disagrees with an answer, before or after any of the changes."""

    @property
    def verdicts(self) -> tuple[Verdict, Verdict]:
        """The verdicts on the first change, before and after."""
        return self.changes[0].before.verdict, self.changes[0].after.verdict
