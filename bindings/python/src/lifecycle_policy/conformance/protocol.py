"""The messages of the protocol between runner and host: JSON objects, one on each line.

CONFORM.md in the folder of the package's README describes the messages.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from .._native.enums import AppState, Callback, Notification, SceneState, Termination
from .._native.errors import LifecyclePolicyError
from .._native.labels import LabelledEnum
from .._native.names import parse
from .._native.spellings import near_names

__all__ = [
    "LONGEST_LINE", "PROTOCOL", "Came", "Done", "Ended", "Fault", "Hello", "Message", "Unsupported",
    "line_of", "read_line", "shown",
]  # fmt: skip

#: The version of the protocol, in both greetings.
PROTOCOL = 1
#: The maximum length of a line from a host, in bytes.
LONGEST_LINE = 65_536
#: The maximum length of a host's text in a message for people.
_SHOWN = 60

E = TypeVar("E", bound=LabelledEnum)


class Fault(Exception):
    """The host broke the protocol. The message says how."""


@dataclass(frozen=True, slots=True)
class Hello:
    """The greeting of a host."""

    name: str
    callbacks: frozenset[Callback] | None
    """The callbacks that the host reports whenever they come; None: the usual callbacks."""
    notifications: frozenset[Notification]
    """The notifications that the host reports whenever they come."""


@dataclass(frozen=True, slots=True)
class Came:
    """A callback was called, or a notification was posted."""

    what: Callback | Notification
    reads: AppState | None = None
    scene_reads: SceneState | None = None
    scene: int = 0
    at: float | None = None

    @property
    def label(self) -> str:
        """The name, and the state that the app read."""
        return self.what.label + (f", reads {self.reads.label}" if self.reads else "")


@dataclass(frozen=True, slots=True)
class Ended:
    """The process of the app has ended."""

    how: Termination | None
    """How the process ended; None: the host does not say."""
    at: float | None = None

    @property
    def label(self) -> str:
        """How the process ended."""
        return "the end of the process" + (f", {self.how.label}" if self.how else "")


@dataclass(frozen=True, slots=True)
class Done:
    """All effects of an event have been reported."""

    state: AppState | None = None
    """The state of the app now; None: the host does not say."""


@dataclass(frozen=True, slots=True)
class Unsupported:
    """The host does not support the request."""


Message = Hello | Came | Ended | Done | Unsupported

#: The numbers of UIApplicationState.
_NUMBERS = {0: AppState.ACTIVE, 1: AppState.INACTIVE, 2: AppState.BACKGROUND}
#: The numbers of UISceneActivationState.
_SCENE_NUMBERS = {
    -1: SceneState.UNATTACHED,
    0: SceneState.FOREGROUND_ACTIVE,
    1: SceneState.FOREGROUND_INACTIVE,
    2: SceneState.BACKGROUND,
}
#: The keys that identify the messages of a host.
_KINDS = ("hello", "callback", "notification", "ended", "done", "unsupported", "note")


def shown(text: str, most: int = _SHOWN) -> str:
    """Shortens a host's text for a message, and replaces control characters. The result has one
    line."""
    printed = "".join(mark if mark.isprintable() else "?" for mark in text[: most + 1])
    return printed if len(printed) <= most else f"{printed[:most]}..."


def line_of(message: Mapping[str, object]) -> bytes:
    """Encodes a message as a line."""
    return json.dumps(message, separators=(", ", ": ")).encode() + b"\n"


def _named(kind: type[E], key: str, value: object) -> E:
    if isinstance(value, str):
        try:
            return parse(kind, value)
        except LifecyclePolicyError as error:
            raise Fault(f"`{key}`: {shown(str(error), 200)}") from None
    raise Fault(f"`{key}` is not a name: {shown(json.dumps(value))}")


def _state(kind: type[E], numbers: Mapping[int, E], key: str, value: object) -> E | None:
    if value is None or value == "":
        return None
    if isinstance(value, int) and not isinstance(value, bool) and value in numbers:
        return numbers[value]
    return _named(kind, key, value)


def _seconds(value: object) -> float | None:
    if value is None:
        return None
    if isinstance(value, (int, float)) and not isinstance(value, bool) and 0 <= value < 9e9:
        return float(value)
    raise Fault(f"`at` is not a number of seconds: {shown(json.dumps(value))}")


def _scene(value: object) -> int:
    if value is None:
        return 0
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 1 << 31:
        return value
    raise Fault(f"`scene` is not a number from 1 on: {shown(json.dumps(value))}")


def _names(kind: type[E], key: str, value: object) -> frozenset[E]:
    if isinstance(value, list):
        return frozenset(_named(kind, key, each) for each in value)
    raise Fault(f"`{key}` is not a list of names: {shown(json.dumps(value))}")


def _hello(given: Mapping[str, Any]) -> Hello:
    if given["hello"] != PROTOCOL:
        raise Fault(f"it speaks version {shown(json.dumps(given['hello']))}, not {PROTOCOL}")
    listed = given.get("callbacks")
    return Hello(
        shown(str(given.get("name") or "")),
        None if listed is None else _names(Callback, "callbacks", listed),
        _names(Notification, "notifications", given.get("notifications") or []),
    )


def _came(kind: type[Callback] | type[Notification], key: str, given: Mapping[str, Any]) -> Came:
    return Came(
        _named(kind, key, given[key]),
        _state(AppState, _NUMBERS, "reads", given.get("reads")),
        _state(SceneState, _SCENE_NUMBERS, "scene-reads", given.get("scene-reads")),
        _scene(given.get("scene")),
        _seconds(given.get("at")),
    )


def _message(given: Mapping[str, Any]) -> Message | None:
    if "hello" in given:
        return _hello(given)
    if "callback" in given:
        return _came(Callback, "callback", given)
    if "notification" in given:
        return _came(Notification, "notification", given)
    if "ended" in given:
        how = given["ended"]
        named = None if how is True or how is None else _named(Termination, "ended", how)
        return Ended(named, _seconds(given.get("at")))
    if "done" in given:
        return Done(_state(AppState, _NUMBERS, "state", given.get("state")))
    if "unsupported" in given:
        return Unsupported()
    if "note" in given:
        return None
    first = next(iter(given), "")
    near = near_names(first, list(_KINDS))
    meant = f" (did you mean `{near[0]}`?)" if near else ""
    raise Fault(f"no message has the key `{shown(first)}`{meant}" if first else "it is empty")


def read_line(line: bytes) -> Message | None:
    """Reads a line of a host. Returns None for a blank line or a note. Raises Fault if the
    line breaks the protocol.

    Unknown keys are ignored, and '_' in keys counts as '-'.

    >>> read_line(b'{"callback": "sceneDidBecomeActive(_:)", "reads": 0}').label
    'sceneDidBecomeActive:, reads active'
    >>> read_line(b'{"calback": "sceneDidBecomeActive:"}')  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    lifecycle_policy.conformance.protocol.Fault: no message has the key `calback` (did you mean ...
    """
    if not line.strip():
        return None
    try:
        given = json.loads(line)
    except (ValueError, RecursionError):
        given = None
    if not isinstance(given, dict):
        text = shown(line.decode("utf-8", "replace").strip())
        raise Fault(f"a line is not a JSON object: {text}")
    return _message({key.replace("_", "-"): value for key, value in given.items()})
