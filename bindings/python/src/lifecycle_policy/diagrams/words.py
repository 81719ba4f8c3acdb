"""Names states, causes and times in diagrams. Defines the order of states and groups of causes."""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import Enum

from .._native.enums import AppState, Axis, Cause, SceneState
from .._native.labels import LabelledEnum
from ..questions.transitions import State

__all__ = [
    "GROUPS",
    "Group",
    "HEADINGS",
    "Kind",
    "Looks",
    "ORDER",
    "looks",
    "name_of",
    "seconds",
    "words",
]


class Kind(Enum):
    """What a state means to the user: in front, in the background, or not running."""

    FOREGROUND = "Foreground"
    BACKGROUND = "Background"
    OFF = "Not running"


class Group(Enum):
    """Who or what brings a transition about."""

    USER = "user"
    SYSTEM = "system"
    APP = "app"
    FAILURE = "failure"


HEADINGS = {Axis.APP: "The process", Axis.SCENE: "One scene"}

#: The states of an axis, from the foreground down. Every app or scene begins in the last state.
ORDER: dict[Axis, tuple[State, ...]] = {
    Axis.APP: (
        AppState.ACTIVE,
        AppState.INACTIVE,
        AppState.BACKGROUND,
        AppState.SUSPENDED,
        AppState.PREWARMED,
        AppState.NOT_RUNNING,
    ),
    Axis.SCENE: (
        SceneState.FOREGROUND_ACTIVE,
        SceneState.FOREGROUND_INACTIVE,
        SceneState.BACKGROUND,
        SceneState.UNATTACHED,
    ),
}


@dataclass(frozen=True, slots=True)
class Looks:
    """The kind of a state, and a note on it in the words of the C header."""

    kind: Kind
    note: str


_LOOKS: dict[State, Looks] = {
    AppState.ACTIVE: Looks(Kind.FOREGROUND, "receives events"),
    AppState.INACTIVE: Looks(Kind.FOREGROUND, "runs, no UI events"),
    AppState.BACKGROUND: Looks(Kind.BACKGROUND, "runs off screen"),
    AppState.SUSPENDED: Looks(Kind.BACKGROUND, "in memory, runs no code"),
    AppState.PREWARMED: Looks(Kind.OFF, "no app code run yet"),
    AppState.NOT_RUNNING: Looks(Kind.OFF, "no process"),
    SceneState.FOREGROUND_ACTIVE: Looks(Kind.FOREGROUND, "receives events"),
    SceneState.FOREGROUND_INACTIVE: Looks(Kind.FOREGROUND, "no UI events"),
    SceneState.BACKGROUND: Looks(Kind.BACKGROUND, "off screen"),
    SceneState.UNATTACHED: Looks(Kind.OFF, "not connected"),
}


def looks(state: State) -> Looks:
    """Returns the kind of a state, and the note on it."""
    return _LOOKS[state]


GROUPS: dict[Group, tuple[Cause, ...]] = {
    Group.USER: (
        Cause.LAUNCH_BY_USER,
        Cause.INTERRUPTION_IGNORED,
        Cause.INTERRUPTION_ACCEPTED,
        Cause.HOME_BUTTON,
        Cause.APP_SWITCH,
        Cause.APP_SWITCHER_OPEN,
        Cause.APP_SWITCHER_CLOSED,
        Cause.DEVICE_LOCK,
        Cause.DEVICE_UNLOCK,
        Cause.RETURN_BY_USER,
        Cause.SYSTEM_SHUTDOWN,
        Cause.WINDOW_CLOSED,
        Cause.PRIVACY_CHANGED,
        Cause.USER_FORCE_QUIT,
        Cause.USER_FORCE_QUIT_HELD_BUTTON,
        Cause.APP_UNINSTALL,
        Cause.DEBUGGER_STOP,
    ),
    Group.SYSTEM: (
        Cause.LAUNCH_BY_SYSTEM,
        Cause.PREWARM,
        Cause.PREWARM_DISCARDED,
        Cause.ACTIVATION,
        Cause.INTERRUPTION_BEGIN,
        Cause.WAKE_BY_SYSTEM,
        Cause.EXECUTION_FINISHED,
        Cause.MEMORY_PRESSURE,
        Cause.LOW_BATTERY_SHUTDOWN,
        Cause.REBOOT,
        Cause.APP_UPDATE,
        Cause.SCENE_ACTIVATION,
        Cause.SCENE_DISCONNECT,
        Cause.SYSTEM_RECLAIMED,
        Cause.SYSTEM_ENDED_BACKGROUND,
        Cause.THERMAL,
        Cause.DISK_PRESSURE,
    ),
    Group.APP: (Cause.SCENE_REQUEST, Cause.APP_EXIT, Cause.EXITS_ON_SUSPEND),
    Group.FAILURE: (
        Cause.MEMORY_LIMIT,
        Cause.CRASH,
        Cause.WATCHDOG,
        Cause.BACKGROUND_TASK_EXPIRED,
        Cause.BACKGROUND_FETCH_EXPIRED,
        Cause.URL_SESSION_EXPIRED,
        Cause.CPU_LIMIT,
        Cause.RESOURCE_HELD,
        Cause.VOIP_UNREPORTED,
        Cause.VOIP_WAKE_RATE,
        Cause.RESOURCE_USE,
        Cause.INSECURE_DRAWING,
        Cause.BACKGROUND_GRAPHICS,
    ),
}


def words(value: LabelledEnum) -> str:
    """Returns the library's name of a value as words."""
    return value.label.replace("-", " ")


def name_of(state: State) -> str:
    """Returns the name of a state, with a capital."""
    return words(state).capitalize()


def seconds(value: float) -> str:
    """Returns a time with non-breaking blanks."""
    return "no\u00a0limit" if value == math.inf else f"{value:g}\u00a0s"
