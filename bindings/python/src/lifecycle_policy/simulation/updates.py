"""Events of a scenario that the host causes by calls, because a device has no such events."""

from __future__ import annotations

from enum import Enum
from typing import TypeAlias

from .._native.enums import Occurrence

__all__ = ["What", "Update"]


class Update(Enum):
    """An event that updates an app or the OS, by a call of the host."""

    UPDATE_APP = "update-app"
    UPDATE_OS = "update-os"

    @property
    def label(self) -> str:
        """The name in a scenario."""
        return str(self.value)

    @property
    def meaning(self) -> str:
        """What happens."""
        return _MEANINGS[self]

    @classmethod
    def named(cls, text: str) -> Update | None:
        """Returns the update with a name. Ignores case, blanks, hyphens and underscores."""
        squeezed = text.casefold().translate({ord(mark): None for mark in " -_"})
        return next((one for one in cls if one.value.replace("-", "") == squeezed), None)


_MEANINGS = {
    Update.UPDATE_APP: "The user grants or withdraws something, or a new version of the app declares "
    "something else. What is not given stays as it was",
    Update.UPDATE_OS: "Another version of iOS is installed, while the device is off",
}

#: Anything that happens in a scenario: an event of the device, or an update.
What: TypeAlias = Occurrence | Update
