"""What is compared: something that answers the questions of one table, and how it is asked."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, Protocol


class Role(Enum):
    """What a row of the result is there for."""

    LIBRARY = "library"
    PEER = "peer"
    MEASURE = "measure"
    """The least that the question can cost: a look into a table."""


class Host(Enum):
    """Where the question is asked from."""

    C = "C"
    CXX = "C++"
    PYTHON = "Python"


@dataclass(frozen=True, slots=True)
class About:
    """One row of the result, without figures."""

    name: str
    version: str
    form: str
    """Which of its calls is made."""
    host: Host
    role: Role
    table: str
    answers: str
    """"verdict", or "yes or no": is it allowed?"""


@dataclass(frozen=True, slots=True)
class Window:
    """Which of the questions are asked: `count` from `first` on, around the end, `passes` times."""

    first: int
    count: int
    passes: int

    def of(self, items: Sequence[Any]) -> list[Any]:
        """Gives the items that stand in the window."""
        twice = (*items, *items) if self.first + self.count > len(items) else items
        return list(twice[self.first : self.first + self.count])


@dataclass(frozen=True, slots=True)
class Sample:
    """What one asking took, and what was answered the last time."""

    nanoseconds: int
    """Of processor time, which does not run while other programs have the processor."""
    answers: Sequence[object]


class Subject(Protocol):
    """What is compared, with its questions prepared."""

    @property
    def about(self) -> About:
        """Says what it is."""

    @property
    def expected(self) -> Sequence[object]:
        """The library's answers to all questions, as this subject gives them."""

    @property
    def takes_all(self) -> bool:
        """Whether it can be asked all questions only, not some."""

    def sample(self, window: Window) -> Sample:
        """Asks."""


@dataclass(frozen=True, slots=True)
class PythonSubject:
    """Something that is asked in this process."""

    about: About
    expected: Sequence[object]
    prepared: Sequence[Any]
    """The questions in the form that the peer takes, so that making them is not timed."""
    ask: Callable[[Sequence[Any]], Sequence[object]]
    takes_all: bool = False

    def sample(self, window: Window) -> Sample:
        """Asks in this process."""
        questions, ask = window.of(self.prepared), self.ask
        answers: Sequence[object] = ()
        start = time.process_time_ns()
        for _ in range(window.passes):
            answers = ask(questions)
        return Sample(time.process_time_ns() - start, answers)


def each(ask: Callable[[Any], object]) -> Callable[[Sequence[Any]], list[object]]:
    """Makes one question at a time a call for many."""
    return lambda questions: [ask(question) for question in questions]
