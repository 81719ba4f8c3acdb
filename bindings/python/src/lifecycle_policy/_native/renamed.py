"""Other names of arguments, keys and values: older ones, and those of C. They are read, and it is
said how."""

from __future__ import annotations

import warnings
from collections.abc import Mapping
from typing import Any

from .enums import Cause, EvidenceProfile, Occurrence
from .labels import LabelledEnum

__all__ = ["EVENT", "INSTALL", "arguments", "name_in_use", "read_as"]

#: The fields of an event: each other name, and the name in use.
EVENT = {"bytes_wanted": "amount", "bytes": "amount"}
#: What an installed app has.
INSTALL = {"missing": "missing_callbacks", "reply_after": "returns_after"}
#: Values with another name in C, or in another enumeration.
_VALUES: dict[type[LabelledEnum], dict[str, LabelledEnum]] = {
    Occurrence: {"interruption-begin": Occurrence.BEGIN_INTERRUPTION},
    Cause: {"begin-interruption": Cause.INTERRUPTION_BEGIN},
    EvidenceProfile: {"founding": EvidenceProfile.FOUNDING},
}


def read_as(given: str, name: str) -> str:
    """Returns the sentence that says how a name was read."""
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

    Raises TypeError for a name that is not known; `what` begins the message. `frames` is the number of
    functions of the package from this one's caller to the one that the host calls.
    """
    found: dict[str, Any] = {}
    for name, value in given.items():
        if name not in others:
            raise TypeError(f"{what} {name!r}")
        note = read_as(name, f"`{others[name]}`")
        warnings.warn(note, DeprecationWarning, stacklevel=2 + frames)
        found[others[name]] = value
    return found
