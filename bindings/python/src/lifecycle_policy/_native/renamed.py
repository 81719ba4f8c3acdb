"""Other accepted names of arguments, keys and values: older names, names in C, and names in another
enumeration. A note or warning gives the current name."""

from __future__ import annotations

import warnings
from collections.abc import Mapping
from typing import Any

from .enums import Cause, EvidenceProfile, Occurrence
from .labels import LabelledEnum

__all__ = ["EVENT", "INSTALL", "arguments", "name_in_use", "read_as"]

#: Maps each other name of an event's field to the current name.
EVENT = {"bytes_wanted": "amount", "bytes": "amount"}
#: Maps each other name of an argument of `Device.install` to the current name.
INSTALL = {"missing": "missing_callbacks", "reply_after": "returns_after"}
#: Values with another name in C, or in another enumeration.
_VALUES: dict[type[LabelledEnum], dict[str, LabelledEnum]] = {
    Occurrence: {"interruption-begin": Occurrence.BEGIN_INTERRUPTION},
    Cause: {"begin-interruption": Cause.INTERRUPTION_BEGIN},
    EvidenceProfile: {"founding": EvidenceProfile.FOUNDING},
}


def read_as(given: str, name: str) -> str:
    """Returns the sentence that reports the current name."""
    return f"`{given}` was read as {name}"


def name_in_use(value: LabelledEnum, text: str) -> str | None:
    """Returns the name of a value if a text is another name of it, and None if not.

    >>> name_in_use(Cause.INTERRUPTION_BEGIN, "Begin interruption")
    'interruption-begin'
    """
    others = _VALUES.get(type(value), {})
    found = others.get(text.casefold().replace("_", "-").replace(" ", "-"))
    return value.label if found is value else None


def arguments(
    given: Mapping[str, Any], others: Mapping[str, str], what: str, frames: int = 1
) -> dict[str, Any]:
    """Maps arguments from their other names to the current ones, and warns about each of them.

    Raises TypeError for an unknown name; `what` begins the message. `frames` is the number of stack
    frames from the caller of `arguments` to the function that the host called, so that the warning
    names the host's line.
    """
    found: dict[str, Any] = {}
    for name, value in given.items():
        if name not in others:
            raise TypeError(f"{what} {name!r}")
        note = read_as(name, f"`{others[name]}`")
        warnings.warn(note, DeprecationWarning, stacklevel=2 + frames)
        found[others[name]] = value
    return found
