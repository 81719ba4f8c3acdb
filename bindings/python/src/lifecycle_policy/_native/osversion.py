"""OS versions."""

from __future__ import annotations

import ctypes
import re
from dataclasses import dataclass

from .bindings import LCP_OS_OLDEST
from .enums import Field, Status
from .errors import refused
from .library import library

__all__ = ["OSVersion"]

#: The maximum length of a text with a version.
_LONGEST = 64

#: A version, with an optional system name before it and an optional build number after it.
_WRITTEN = re.compile(
    r"(?:(?:iOS|iPadOS|iPhone[ _-]?OS|iPod[ _-]?OS|Version)[ _/-]*)?"
    r"([0-9.]+)"
    r"(?:\s*[(\[](?:Build\s*)?[0-9A-Za-z]{1,12}[)\]])?",
    re.ASCII | re.IGNORECASE,
)


@dataclass(frozen=True, slots=True, order=True)
class OSVersion:
    """A version of iOS. Versions can be compared.

    >>> OSVersion.parse("9.3.5")
    OSVersion(major=9, minor=3, patch=5)
    >>> str(OSVersion(13))
    '13.0'
    >>> OSVersion(9, 3) < OSVersion(10)
    True
    """

    major: int
    minor: int = 0
    patch: int = 0

    def __post_init__(self) -> None:
        for part in (self.major, self.minor, self.patch):
            if not isinstance(part, int) or isinstance(part, bool) or not 0 <= part <= 255:
                text = f"`{part!r}` is not a number from 0 to 255"
                raise refused(Field.OS, Status.OUT_OF_RANGE, text, part, "os")

    @classmethod
    def parse(cls, text: str) -> OSVersion:
        """Reads a version, such as "9", "9.3.5", "iOS 9.3" or "9.3.5 (13G36)".

        >>> OSVersion.parse("iPhone OS 3.1") == OSVersion(3, 1)
        True
        """
        written = _WRITTEN.fullmatch(text) if len(text) <= _LONGEST else None
        data = (written[1] if written else text).encode("utf-8", "surrogatepass")
        packed = ctypes.c_uint32()
        status = library().lcp_os_parse(data, len(data), ctypes.byref(packed))
        if status != Status.OK:
            told = f"`{text}` is not a version such as 9.3.5"
            raise refused(Field.OS, Status(status), told, text, "os")
        return cls.from_packed(packed.value)

    @classmethod
    def of(cls, value: OSVersion | str) -> OSVersion:
        """Returns an OSVersion unchanged, or reads a text."""
        if isinstance(value, OSVersion):
            return value
        if isinstance(value, str):
            return cls.parse(value)
        told = f"{value!r} is neither an OSVersion nor a text"
        if isinstance(value, (int, float)) and not isinstance(value, bool) and 0 <= value < 256:
            told = f'{value!r} is a number, not a text: write "{float(value)}"'
        raise refused(Field.OS, Status.MALFORMED, told, value, "os")

    @classmethod
    def from_packed(cls, packed: int) -> OSVersion:
        """Makes a version from ``major << 16 | minor << 8 | patch``."""
        return cls(packed >> 16 & 255, packed >> 8 & 255, packed & 255)

    @classmethod
    def from_packed_or_none(cls, packed: int) -> OSVersion | None:
        """Like `from_packed`, but returns None for 0."""
        return cls.from_packed(packed) if packed else None

    @classmethod
    def oldest(cls) -> OSVersion:
        """The first version of iOS that questions accept."""
        return cls.from_packed(LCP_OS_OLDEST)

    @classmethod
    def newest(cls) -> OSVersion:
        """The last version that the rule set knows."""
        return cls.from_packed(library().lcp_os_newest())

    @classmethod
    def newest_major(cls) -> OSVersion:
        """The newest major version that the rule set knows."""
        return cls(cls.newest().major)

    @property
    def packed(self) -> int:
        """The version as the library represents it: ``major << 16 | minor << 8 | patch``."""
        return self.major << 16 | self.minor << 8 | self.patch

    def __str__(self) -> str:
        text = f"{self.major}.{self.minor}"
        return f"{text}.{self.patch}" if self.patch else text
