"""What is compared: subjects that answer the questions of one table, and how they are asked."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, Protocol


class Role(Enum):
    """The purpose of a row of the result."""

    LIBRARY = "library"
    PEER = "peer"
    MEASURE = "measure"
    """The least that the question can cost: looking it up in a table."""


class Host(Enum):
    """The language from which the question is asked."""

    C = "C"
    CXX = "C++"
    PYTHON = "Python"


@dataclass(frozen=True, slots=True)
class About:
    """One row of the result, without figures."""

    name: str
    version: str
    form: str
    """The call that is measured."""
    host: Host
    role: Role
    table: str
    answers: str
    """"verdict", or "yes or no": is it allowed?"""


@dataclass(frozen=True, slots=True)
class Window:
    """The questions to ask: `count` from `first` on, wrapping around, `passes` times."""

    first: int
    count: int
    passes: int

    def of(self, items: Sequence[Any]) -> list[Any]:
        """Returns the items in the window."""
        twice = (*items, *items) if self.first + self.count > len(items) else items
        return list(twice[self.first : self.first + self.count])


@dataclass(frozen=True, slots=True)
class Sample:
    """The time of asking the questions, and the answers of the last pass."""

    nanoseconds: int
    """Processor time, which does not run while other programs have the processor."""
    answers: Sequence[object]


class Subject(Protocol):
    """A program or library to compare, with its questions prepared."""

    @property
    def about(self) -> About:
        """Describes the subject."""

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
