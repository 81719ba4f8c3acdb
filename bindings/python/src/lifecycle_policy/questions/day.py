"""Simulates a day of a device: chooses and posts the acts of the user and the system."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator, Mapping
from typing import Any

from .._native.bindings import lcp_app_habits, lcp_day, lcp_day_act, lcp_error, lcp_habits
from .._native.convert import check, new, whole
from .._native.enums import Field, Status
from .._native.library import library
from .declared import DayAct, DeviceEffect, read_day_act
from .device import Device
from .effects import take_effect
from .habits import EVERY, AppHabits, Habits, hours_mask, number_of
from .rules import rule_at

__all__ = ["Day", "DayAct"]

#: The fields of `AppHabits`.
_OF_APP = tuple(name for name, *_ in lcp_app_habits._fields_ if name not in ("struct_size", "app"))
#: The fields of `Habits` that are spans of hours.
_HOURS = ("used_hours", "charging_hours", "offline_hours", "low_power_hours", "off_hours")
#: The fields of `Habits` that are numbers.
_NUMBERS = ("start_hour", "pickups_per_day", "seconds_per_use", "memory_pressures_per_day")
_ITEMS: dict[str, Any] = {field[0]: field[1] for field in lcp_habits._fields_}
_FULL, _OVER = Status.QUEUE_FULL, Status.NOT_FOUND


class Day:
    """Posts acts of the user and the system to a device, and yields these acts and the effects of
    the device in order.

    The day depends on the habits, on the declarations of the apps, and on a seed. Equal seeds give
    equal days on every machine. `apps` maps the number of an app on the device to the habits of the
    app, or lists the numbers of apps that have the habits for `*`. An app that is not in `apps` has
    no habits.

    Events that the rules call eligible or discretionary happen at random. The rules whose ids begin
    with `choice.day` say how likely such events are.

    >>> from lifecycle_policy import App
    >>> device = Device("17.0")
    >>> app = device.install(App(background_modes=["fetch"]), returns_after=0, completes_after=5,
    ...                      was_launched=True)
    >>> acts = [each for each in Day(device, "commuter", 1, apps=[app]) if isinstance(each, DayAct)]
    >>> acts[0].kind.label, acts[0].choice.id
    ('boot', 'choice.day.power')
    """

    __slots__ = ("_day", "_device")

    def __init__(
        self,
        device: Device,
        habits: Habits | str | Mapping[str, Any] = "commuter",
        seed: int = 0,
        *,
        apps: Mapping[int, AppHabits] | Iterator[int] | list[int] | tuple[int, ...] = (),
        days: int = 1,
    ) -> None:
        given = Habits.of(habits)
        if isinstance(apps, Mapping):
            own = dict(apps)
        else:
            own = {number: given.of_app(EVERY) for number in apps}
        native = new(lcp_habits, days=number_of(days, "days"), stride=ctypes.sizeof(lcp_app_habits))
        for name in _NUMBERS:
            setattr(native, name, number_of(getattr(given, name), name))
        for name in _HOURS:
            setattr(native, name, hours_mask(getattr(given, name), Field[name.upper()]))
        items = (lcp_app_habits * len(own))()
        for item, (number, one) in zip(items, own.items(), strict=True):
            item.struct_size = ctypes.sizeof(lcp_app_habits)
            item.app = whole(number, 32, Field.APP)
            for name in _OF_APP:
                setattr(item, name, number_of(getattr(one, name), name))
        native.count = len(own)
        native.items = ctypes.cast(items, _ITEMS["items"])
        self._day, self._device = lcp_day(), device
        error = new(lcp_error)
        start = ctypes.c_uint64(whole(seed, 64, Field.VALUE, "seed"))
        status = library().lcp_day_begin(
            device._open(),
            ctypes.byref(native),
            start,
            ctypes.byref(self._day),
            ctypes.byref(error),
        )
        check(status, error)

    def __iter__(self) -> Iterator[DayAct | DeviceEffect]:
        """Yields the acts and the effects in order. The host may reply and post meanwhile."""
        act, error = new(lcp_day_act), new(lcp_error)
        call, day = library().lcp_day_next, ctypes.byref(self._day)
        while True:
            device = self._device._open()
            status = call(day, device, ctypes.byref(act), ctypes.byref(error))
            if status == _OVER:
                return
            if status == _FULL:
                while (effect := take_effect(self._device._open())) is not None:
                    yield effect
                continue
            check(status, error)
            yield read_day_act(act, rule_at)
