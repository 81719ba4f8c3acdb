"""What a transition calls and posts, in order."""

from __future__ import annotations

import ctypes
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from .._native.bindings import lcp_error, lcp_transition_step
from .._native.calls import bound
from .._native.convert import check, new
from .._native.enums import AppState, Callback, Notification, SceneState
from .._native.memory import MOST
from .._native.names import decode_or_none
from .answers import rule_id

__all__ = ["CallbackStep", "SequenceStep", "callbacks_of", "sequence_steps"]


@dataclass(frozen=True, slots=True)
class CallbackStep:
    """One callback of a transition."""

    callback: Callback
    fallback: Callback | None
    """Called where the app does not implement `callback`."""
    state: AppState | None
    """What the app reads inside; None: it cannot be read, or no source says."""
    rule: str | None
    """The rule of the single step that the callback belongs to."""


@dataclass(frozen=True, slots=True)
class SequenceStep:
    """One callback or notification of a transition; of the two the other one is None."""

    callback: Callback | None
    notification: Notification | None
    fallback: Callback | None
    """Called where the app does not implement `callback`."""
    state: AppState | None
    """What the app reads inside; None: it cannot be read, or no source says."""
    scene_state: SceneState | None
    """The scene's activation state inside; None: no scene, or no source says."""
    rule: str | None
    """The rule of the single step that it belongs to, or that of the notification."""

    @property
    def kind(self) -> Literal["callback", "notification"]:
        """Which of the two it is."""
        return "notification" if self.callback is None else "callback"

    @property
    def label(self) -> str:
        """The selector of the callback, or Apple's name of the notification."""
        value = self.notification if self.callback is None else self.callback
        return "" if value is None else value.label


@lru_cache(maxsize=MOST)
def sequence_steps(sequence: int, count: int) -> tuple[SequenceStep, ...]:
    """Reads a sequence of the library."""
    native = new(lcp_transition_step)
    token, call, found = ctypes.c_uint64(sequence), bound("lcp_transition_step_at"), []
    for index in range(count):
        status = call(token, index, ctypes.byref(native))
        check(status, new(lcp_error))
        found.append(
            SequenceStep(
                callback=decode_or_none(Callback, native.callback),
                notification=decode_or_none(Notification, native.notification),
                fallback=decode_or_none(Callback, native.fallback),
                state=decode_or_none(AppState, native.state),
                scene_state=decode_or_none(SceneState, native.scene_state),
                rule=rule_id(native.rule),
            )
        )
    return tuple(found)


def callbacks_of(sequence: tuple[SequenceStep, ...]) -> tuple[CallbackStep, ...]:
    """Gives the callbacks of a sequence alone."""
    return tuple(
        CallbackStep(step.callback, step.fallback, step.state, step.rule)
        for step in sequence
        if step.callback is not None
    )
