"""Asks in one context, and keeps what was answered: the fastest way to ask again."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Protocol, TypeVar

from .._native.enums import (
    Activity,
    Allowance,
    AppState,
    Axis,
    Cause,
    Interruption,
    SceneState,
    Since,
    Termination,
    Trigger,
)
from .._native.osversion import OSVersion
from .conduct import ConductAnswer, conduct
from .context import Context, is_constant
from .deadlines import DeadlineAnswer, deadline
from .relaunch import RelaunchAnswer, relaunch
from .transitions import State, TransitionAnswer, transition

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


# Equal numbers of other classes are another question, or none: only members are looked up. There
# are no more answers than members, and each step is one operation of a dictionary, so that threads
# need no lock.


def _of_one(
    function: Callable[[Context, Any], A], context: Context, kind: type
) -> Callable[[Any], A]:
    memory: dict[Any, A] = {}

    def ask(one: Any, /) -> A:
        if type(one) is not kind:
            return function(context, one)
        answer = memory.get(one)
        if answer is None:
            answer = memory[one] = function(context, one)
        return answer

    return ask


def _of_two(
    function: Callable[..., A], context: Context, first: type, second: type
) -> Callable[..., A]:
    memory: dict[tuple[Any, Any], A] = {}

    def ask(one: Any, two: Any, /, **more: Any) -> A:
        if more or type(one) is not first or type(two) is not second:
            return function(context, one, two, **more)
        key = one, two
        answer = memory.get(key)
        if answer is None:
            answer = memory[key] = function(context, one, two)
        return answer

    return ask


def _of_states(context: Context) -> _Transition:
    memories: dict[type, dict[tuple[Any, Any, Any], TransitionAnswer]] = {
        AppState: {},
        SceneState: {},
    }

    def ask(one: Any, two: Any, three: Any, /, **more: Any) -> TransitionAnswer:
        memory = memories.get(type(one))
        if more or memory is None or type(two) is not type(one) or type(three) is not Cause:
            return transition(context, one, two, three, **more)
        key = one, two, three
        answer = memory.get(key)
        if answer is None:
            answer = memory[key] = transition(context, one, two, three)
        return answer

    return ask


class Asker:
    """Asks in one context, and keeps the answers.

    Its functions take, give and raise what those of the package do, without the context. What was
    asked before, with members and without keywords, is answered without the library. Many threads
    may use one asker.

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
        put(self, "context", ground)
        if not is_constant(ground):
            put(self, "transition", partial(transition, ground))
            put(self, "deadline", partial(deadline, ground))
            put(self, "relaunch", partial(relaunch, ground))
            put(self, "conduct", partial(conduct, ground))
            return
        put(self, "transition", _of_states(ground))
        put(self, "deadline", _of_one(deadline, ground, Allowance))
        put(self, "relaunch", _of_two(relaunch, ground, Termination, Trigger))
        put(self, "conduct", _of_two(conduct, ground, AppState, Activity))

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{name!r} cannot be set: make an Asker for each context")

    def __reduce__(self) -> tuple[type[Asker], tuple[Context]]:
        return Asker, (self.context,)

    def __repr__(self) -> str:
        return f"Asker({self.context!r})"
