"""Habits describe how a phone and its apps are used. A day is made from habits."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields, replace
from functools import lru_cache
from pathlib import Path
from typing import Any

from .._native.enums import Field, Status
from .._native.errors import LifecyclePolicyError
from .declared import AppHabits

__all__ = ["AppHabits", "Habits", "habits_schema", "presets"]

#: The names of the habits that come with the package. A test compares them with habits.json.
PRESETS = ("commuter", "heavy-user", "phone-in-a-drawer", "night-worker")
#: The key of the habits for every app that has no habits under its own name.
EVERY = "*"
_SPAN = re.compile(r"([0-9]|1[0-9]|2[0-3])-([0-9]|1[0-9]|2[0-4])")


def _refused(text: str, status: Status, field: Field, value: object) -> LifecyclePolicyError:
    return LifecyclePolicyError(text, status=status, field=field, value=value)


@dataclass(frozen=True, slots=True)
class Habits:
    """The use of a phone. Hours are spans such as "22-6", from 22:00 to 6:00.

    >>> Habits.of("commuter").charging_hours
    ('23-6',)
    >>> Habits.of({"used_hours": ["8-10"], "off_hours": ["9-11"], "pickups_per_day": 5}).used_hours
    ('8-10',)
    >>> Habits.of({"like": "commuter", "charging_hours": []}).used_hours
    ('6-9', '12-13', '17-23')
    """

    start_hour: int = 0
    """The hour at which the day begins."""
    used_hours: tuple[str, ...] = ()
    """When the user takes up the phone."""
    charging_hours: tuple[str, ...] = ()
    """When the phone charges."""
    offline_hours: tuple[str, ...] = ()
    """When the phone has no network."""
    low_power_hours: tuple[str, ...] = ()
    """When the phone is in Low Power Mode."""
    off_hours: tuple[str, ...] = ()
    """When the phone is off."""
    pickups_per_day: int = 0
    """How often the user takes up the phone for other things than these apps."""
    seconds_per_use: int = 120
    """How long a use takes."""
    memory_pressures_per_day: int = 0
    """How often memory is short while the user uses other apps."""
    apps: Mapping[str, AppHabits] = None  # type: ignore[assignment]
    """The habits of apps, by name; `*` stands for every app that has none of its own."""

    def __post_init__(self) -> None:
        if self.apps is None:
            object.__setattr__(self, "apps", {})

    @staticmethod
    def of(given: Habits | str | Mapping[str, Any]) -> Habits:
        """Returns habits unchanged, or makes them from the name of a preset or from the JSON
        contents of a file.

        The key `like` names a preset that fills in missing keys.
        """
        if isinstance(given, Habits):
            return given
        if isinstance(given, str):
            known = presets()
            if given not in known:
                text = f"habits: `{given}` is none of {', '.join(known)}"
                raise _refused(text, Status.NOT_FOUND, Field.HABITS, given)
            return known[given]
        return _read(given)

    def of_app(self, name: str) -> AppHabits:
        """Returns the habits of an app."""
        return self.apps.get(name) or self.apps.get(EVERY) or AppHabits()


def hours_mask(spans: Iterable[str], field: Field) -> int:
    """Converts spans of hours to a mask."""
    mask = 0
    for span in (spans,) if isinstance(spans, str) else spans:
        found = _SPAN.fullmatch(span) if isinstance(span, str) else None
        if found is None or found[1] == found[2]:
            name = field.name.lower()
            text = f"{name}: `{span}` is no span of hours, such as 7-9 or 22-6"
            raise _refused(text, Status.MALFORMED, field, span)
        first, last = int(found[1]), int(found[2])
        hours = range(first, last) if first < last else (*range(first, 24), *range(last))
        for hour in hours:
            mask |= 1 << hour
    return mask


def _checked(given: object, known: Iterable[str], what: str) -> Mapping[str, Any]:
    if not isinstance(given, Mapping):
        text = f"{what}: `{given!r}` is no object with keys"
        raise _refused(text, Status.MALFORMED, Field.HABITS, given)
    names = tuple(known)
    for key in given:
        if key not in names:
            text = f"{what}: no key `{key}`; there are {', '.join(names)}"
            raise _refused(text, Status.NOT_FOUND, Field.HABITS, key)
    return given


def number_of(value: object, name: str) -> int:
    """Checks that a value is a whole number of 32 bits that is 0 or more, and returns the number.
    The library checks narrower limits."""
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 1 << 32:
        return value
    field = Field[name.upper()]
    text = f"{name}: `{value!r}` is not a whole number that is 0 or more"
    raise _refused(text, Status.OUT_OF_RANGE, field, value)


def _read(given: Mapping[str, Any]) -> Habits:
    """Reads the contents of a file of habits."""
    names = [each.name for each in fields(Habits)]
    found = dict(_checked(given, [*names, "like", "comment"], "habits"))
    found.pop("comment", None)
    like = Habits.of(_name(found.pop("like"))) if "like" in found else Habits()
    apps = like.apps if "apps" not in found else {
        name: AppHabits(**_checked(one, [each.name for each in fields(AppHabits)], f"apps.{name}"))
        for name, one in _object(found.pop("apps", {}), "apps").items()
    }
    for name in names:
        if name.endswith("_hours") and name in found:
            if not isinstance(found[name], (list, tuple)):
                text = f"{name}: `{found[name]!r}` is no list of spans, such as [\"7-9\"]"
                raise _refused(text, Status.MALFORMED, Field[name.upper()], found[name])
            found[name] = tuple(found[name])
            hours_mask(found[name], Field[name.upper()])
        elif name in found:
            number_of(found[name], name)
    for one in apps.values():
        for each in fields(one):
            number_of(getattr(one, each.name), each.name)
    return replace(like, **found, apps=apps)


def _name(given: object) -> str:
    if isinstance(given, str) and given in PRESETS:
        return given
    text = f"like: `{given!r}` is none of {', '.join(PRESETS)}"
    raise _refused(text, Status.MALFORMED, Field.HABITS, given)


def _object(given: object, name: str) -> Mapping[str, Any]:
    if isinstance(given, Mapping):
        return given
    text = f"{name}: `{given!r}` is no object with keys"
    raise _refused(text, Status.MALFORMED, Field.HABITS, given)


@lru_cache(maxsize=1)
def _file() -> Any:
    path = Path(__file__).parent.parent / "_native" / "habits.json"
    return json.loads(path.read_text("utf-8"))


@lru_cache(maxsize=1)
def presets() -> Mapping[str, Habits]:
    """Returns the habits that come with the package, by name.

    >>> list(presets())
    ['commuter', 'heavy-user', 'phone-in-a-drawer', 'night-worker']
    """
    return {name: _read(one) for name, one in _file()["presets"].items()}


def habits_schema() -> Any:
    """Returns the JSON schema of habits."""
    return _file()["schema"]
