"""Asks in one context, and keeps what was answered: the fastest way to ask again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from ._conduct import ConductAnswer, conduct
from ._context import Context, is_constant
from ._deadlines import DeadlineAnswer, deadline
from ._enums import (
    Activity,
    Allowance,
    AppState,
    Axis,
    Cause,
    Interruption,
    Since,
    Termination,
    Trigger,
)
from ._memory import MOST, keep
from ._osversion import OSVersion
from ._relaunch import RelaunchAnswer, relaunch
from ._transitions import State, TransitionAnswer, transition

__all__ = ["Asker"]

A = TypeVar("A")


class _Transition(Protocol):
    def __call__(
        self,
        from_: State | str,
        to: State | str,
        cause: Cause | str,
        /,
        *,
        axis: Axis | str | None = None,
        last_cause: Cause | str | None = None,
        trigger: Trigger | str | None = None,
        interruption: Interruption | str | None = None,
    ) -> TransitionAnswer: ...


class _Relaunch(Protocol):
    def __call__(
        self, after: Termination | str, on: Trigger | str, /, *, since: Since = ...
    ) -> RelaunchAnswer: ...


def _of_one(
    function: Callable[[Context, Any], A], context: Context, constant: bool
) -> Callable[[Any], A]:
    most = MOST if constant else 0
    memory: dict[Any, tuple[A, Any]] = {}

    def ask(one: Any, /) -> A:
        try:
            answer, asked = memory[one]
            # Values of other classes may be equal, and are another question, or none.
            if asked is one:
                return answer
        except (KeyError, TypeError):
            pass
        answer = function(context, one)
        return keep(memory, one, (answer, one), most)[0]

    return ask


def _of_two(
    function: Callable[..., A], context: Context, constant: bool
) -> Callable[..., A]:
    most = MOST if constant else 0
    memory: dict[tuple[Any, Any], tuple[A, Any, Any]] = {}

    def ask(one: Any, two: Any, /, **more: Any) -> A:
        if more:
            return function(context, one, two, **more)
        key = one, two
        try:
            answer, first, second = memory[key]
            if first is one and second is two:
                return answer
        except (KeyError, TypeError):
            pass
        answer = function(context, one, two)
        return keep(memory, key, (answer, one, two), most)[0]

    return ask


def _of_three(
    function: Callable[..., A], context: Context, constant: bool
) -> Callable[..., A]:
    most = MOST if constant else 0
    memory: dict[tuple[Any, Any, Any], tuple[A, Any, Any, Any]] = {}

    def ask(one: Any, two: Any, three: Any, /, **more: Any) -> A:
        if more:
            return function(context, one, two, three, **more)
        key = one, two, three
        try:
            answer, first, second, third = memory[key]
            if first is one and second is two and third is three:
                return answer
        except (KeyError, TypeError):
            pass
        answer = function(context, one, two, three)
        return keep(memory, key, (answer, one, two, three), most)[0]

    return ask


class Asker:
    """Asks in one context, and keeps the answers, up to 4096 of each kind.

    Its functions take, give and raise what those of the package do, without the context. What was
    asked before, with the same values and without keywords, is answered without the library. Many
    threads may use one asker.

    >>> ask = Asker("12.4")
    >>> ask.deadline(Allowance.BACKGROUND_TASK).limit
    180.0
    >>> ask.deadline(Allowance.BACKGROUND_TASK) is ask.deadline(Allowance.BACKGROUND_TASK)
    True
    """

    __slots__ = ("conduct", "context", "deadline", "relaunch", "transition")

    context: Context
    """That of all its questions."""
    transition: _Transition
    """Asks `transition`."""
    deadline: Callable[[Allowance | str], DeadlineAnswer]
    """Asks `deadline`."""
    relaunch: _Relaunch
    """Asks `relaunch`."""
    conduct: Callable[[AppState | str, Activity | str], ConductAnswer]
    """Asks `conduct`."""

    def __init__(self, context: Context | OSVersion | str) -> None:
        put, ground = object.__setattr__, Context.of(context)
        constant = is_constant(ground)
        put(self, "context", ground)
        put(self, "transition", _of_three(transition, ground, constant))
        put(self, "deadline", _of_one(deadline, ground, constant))
        put(self, "relaunch", _of_two(relaunch, ground, constant))
        put(self, "conduct", _of_two(conduct, ground, constant))

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{name!r} cannot be set: make an Asker for each context")

    def __reduce__(self) -> tuple[type[Asker], tuple[Context]]:
        return Asker, (self.context,)

    def __repr__(self) -> str:
        return f"Asker({self.context!r})"
