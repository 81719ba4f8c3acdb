"""Takes effects from a device."""

from __future__ import annotations

import ctypes
from typing import Any

from .._native.bindings import lcp_device_effect
from .._native.calls import Room, filler, make_room, refuse
from .._native.enums import Field, Status
from .._native.errors import LifecyclePolicyError
from .declared import DeviceEffect, read_device_effect
from .rules import rule_at

__all__ = ["pending_kill", "take_effect", "take_effect_until"]

_NEXT, _KILL = "lcp_device_next_effect", "lcp_device_pending_kill"
_UNTIL = "lcp_device_run_until"
#: Looked up once: up to Python 3.11, reading an attribute of an enumeration takes as long as a call
#: of the library.
_NOT_FOUND = Status.NOT_FOUND
#: Unused buffers for effects.
_spare: list[Room] = []
_look = filler(_KILL, lcp_device_effect)
_until = filler(_UNTIL, lcp_device_effect)


def take_effect(device: Any) -> DeviceEffect | None:
    """Takes the oldest effect. Returns None if no effect is waiting. `device` is the argument that
    points to the device."""
    try:
        room = _spare.pop()
    except IndexError:
        room = make_room(_NEXT, lcp_device_effect)
    call, reference, take = room
    status, given = call(device, reference, None), take()
    _spare.append(room)
    if not status:
        return read_device_effect(given, rule_at)
    if status != _NOT_FOUND:
        refuse(_NEXT, lcp_device_effect, device)
    return None


def take_effect_until(device: Any, moment: int) -> DeviceEffect | None:
    """Takes the next effect that is due until a time in nanoseconds. Returns None if no effect is
    due."""
    number = ctypes.c_int64(moment)
    status, given = _until(device, number)
    if not status:
        return read_device_effect(given, rule_at)
    if status != _NOT_FOUND:
        refuse(_UNTIL, lcp_device_effect, device, number)
    return None


def pending_kill(device: Any, app: int) -> DeviceEffect | None:
    """Returns the kill that a clock of an app will cause. Returns None if no clock will cause a
    kill."""
    number = ctypes.c_uint32(app)
    status, given = _look(device, number)
    if not status:
        return read_device_effect(given, rule_at)
    try:
        refuse(_KILL, lcp_device_effect, device, number)
    except LifecyclePolicyError as error:
        if error.status != _NOT_FOUND or error.field != Field.EFFECT:
            raise
    return None
