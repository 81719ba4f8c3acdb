"""Reads members of an untrusted zip archive, in memory and with limits.

The module zipfile trusts the claims of an archive. This module refuses unusual archives, and reads
only the members that the caller wants.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import BinaryIO

from .._native.enums import Status
from .._native.errors import LifecyclePolicyError
from .positions import shortened

__all__ = ["Member", "is_archive", "read_members"]

#: The maximum size of the list of members, in bytes. The list of a large app has a tenth of this
#: size.
MAXIMUM_DIRECTORY = 32 << 20
#: The maximum number of members, and the maximum number of members that are read.
MAXIMUM_MEMBERS = 200_000
MAXIMUM_WANTED = 256
#: The maximum size of a member that is read, and of all these members together, in bytes.
MAXIMUM_SIZE = 4 << 20
MAXIMUM_TOTAL = 16 << 20
#: The maximum ratio of a member's size to its compressed size. Small members are exempt.
MAXIMUM_RATIO = 100
SMALL = 256 << 10

_END = struct.Struct("<4s4H2IH")
_LOCATOR = struct.Struct("<4sIQI")
_END_64 = struct.Struct("<4sQ2H2I4Q")
_ENTRY = struct.Struct("<4s6H3I5H2I")
_LOCAL = struct.Struct("<4s5H3I2H")

_ENCRYPTED = 0x2041  # flags: encrypted member, strong encryption, encrypted directory
_UTF_8 = 0x800
_LINK = 0o120000


@dataclass(frozen=True, slots=True)
class Member:
    """A file in an archive."""

    name: str
    data: bytes


@dataclass(frozen=True, slots=True)
class _Entry:
    name: str
    flags: int
    method: int
    checksum: int
    compressed: int
    size: int
    mode: int
    offset: int


def _refused(reason: str, status: Status = Status.MALFORMED) -> LifecyclePolicyError:
    return LifecyclePolicyError(reason, status=status)


def is_archive(head: bytes) -> bool:
    """Tells whether a file that begins with these bytes is a zip archive."""
    return head.startswith((b"PK\x03\x04", b"PK\x05\x06"))


def _take(file: BinaryIO, offset: int, size: int) -> bytes:
    file.seek(offset)
    data = file.read(size)
    if len(data) != size:
        raise _refused("a truncated archive")
    return data


def _directory(file: BinaryIO) -> tuple[bytes, int, int]:
    """Returns the list of members as bytes, its offset, and the number of members."""
    length = file.seek(0, 2)
    tail = _take(file, max(0, length - 65535 - _END.size), min(length, 65535 + _END.size))
    at = tail.rfind(b"PK\x05\x06")
    if at < 0 or len(tail) - at < _END.size:
        raise _refused("a truncated archive")
    _, disk, first, _, count, size, offset, comment = _END.unpack_from(tail, at)
    if len(tail) - at - _END.size != comment:
        raise _refused("bytes follow the archive")
    if disk or first:
        raise _refused("a part of a split archive")
    end = length - len(tail) + at
    if 0xFFFF in (disk, count) or 0xFFFFFFFF in (size, offset):
        _, _, place, _ = _LOCATOR.unpack(_take(file, max(0, end - _LOCATOR.size), _LOCATOR.size))
        if place >= end:
            raise _refused("a damaged archive")
        record = _take(file, place, _END_64.size)
        magic, _, _, _, disk, first, _, count, size, offset = _END_64.unpack(record)
        if magic != b"PK\x06\x06" or disk or first:
            raise _refused("a damaged archive")
        end = place
    if size > MAXIMUM_DIRECTORY or count > MAXIMUM_MEMBERS:
        raise _refused("an archive with too many members", Status.OUT_OF_RANGE)
    if offset + size != end:
        raise _refused("a damaged archive: its list of members is not where it should be")
    return _take(file, offset, size), offset, count


def _wide(extra: bytes, fields: list[int]) -> list[int]:
    """Replaces fields that do not fit in 32 bits with the 64-bit values in extra field 1."""
    at = 0
    while at + 4 <= len(extra):
        kind, size = struct.unpack_from("<2H", extra, at)
        if kind == 1:
            part = extra[at + 4 : at + 4 + size]
            for number, value in enumerate(fields):
                if value == 0xFFFFFFFF:
                    if len(part) < 8:
                        raise _refused("a damaged archive")
                    fields[number], part = int.from_bytes(part[:8], "little"), part[8:]
            break
        at += 4 + size
    return fields


def _entries(data: bytes, count: int, wants: Callable[[str], bool]) -> list[_Entry]:
    at, found = 0, list[_Entry]()
    for _ in range(count):
        if at + _ENTRY.size > len(data):
            raise _refused("a damaged archive")
        (
            magic, _, _, flags, method, _, _, checksum, compressed, size,
            name_size, extra_size, comment_size, _, _, attributes, offset,
        ) = _ENTRY.unpack_from(data, at)  # fmt: skip
        if magic != b"PK\x01\x02":
            raise _refused("a damaged archive")
        at += _ENTRY.size
        name = data[at : at + name_size].decode("utf-8" if flags & _UTF_8 else "cp437", "replace")
        extra = data[at + name_size : at + name_size + extra_size]
        at += name_size + extra_size + comment_size
        _check_name(name)
        if wants(name):
            size, compressed, offset = _wide(extra, [size, compressed, offset])
            mode = attributes >> 16
            found.append(_Entry(name, flags, method, checksum, compressed, size, mode, offset))
            if len(found) > MAXIMUM_WANTED:
                raise _refused("an archive with too many members", Status.OUT_OF_RANGE)
    if at != len(data):
        raise _refused("a damaged archive")
    return found


def _check_name(name: str) -> None:
    """Refuses names that lead out of the archive, or that other tools read differently."""
    is_outside = name.startswith("/") or ".." in name and ".." in name.split("/")
    if is_outside or "\0" in name or "\\" in name:
        raise _refused(f"`{shortened(name)}` is not the name of a file inside an archive")


def _check(entry: _Entry, known: set[str]) -> None:
    """Refuses a member that must not be read."""
    name = shortened(entry.name)
    if entry.name.casefold() in known:
        raise _refused(f"`{name}` is in the archive twice")
    known.add(entry.name.casefold())
    if entry.flags & _ENCRYPTED:
        raise _refused(f"`{name}` is encrypted")
    if entry.mode & 0o170000 == _LINK:
        raise _refused(f"`{name}` is a symbolic link")
    if entry.method not in (0, 8):
        raise _refused(f"`{name}` is compressed by a method that is not known")
    if entry.size > MAXIMUM_SIZE or entry.compressed > MAXIMUM_SIZE:
        raise _refused(f"`{name}` is larger than {MAXIMUM_SIZE >> 20} MiB", Status.OUT_OF_RANGE)
    if entry.size > max(SMALL, MAXIMUM_RATIO * entry.compressed):
        raise _refused(f"`{name}` expands too much", Status.OUT_OF_RANGE)


def _contents(file: BinaryIO, entry: _Entry, directory: int) -> bytes:
    name = shortened(entry.name)
    if entry.offset + _LOCAL.size + entry.compressed > directory:
        raise _refused("a damaged archive")
    head = _LOCAL.unpack(_take(file, entry.offset, _LOCAL.size))
    magic, flags, method, name_size, extra_size = head[0], head[2], head[3], head[9], head[10]
    if magic != b"PK\x03\x04" or method != entry.method:
        raise _refused("a damaged archive")
    if flags & _ENCRYPTED:
        raise _refused(f"`{name}` is encrypted")
    text = _take(file, entry.offset + _LOCAL.size, name_size)
    if text.decode("utf-8" if flags & _UTF_8 else "cp437", "replace") != entry.name:
        raise _refused(f"`{name}` has another name in the archive")
    begin = entry.offset + _LOCAL.size + name_size + extra_size
    if begin + entry.compressed > directory:
        raise _refused("a damaged archive")
    data = _take(file, begin, entry.compressed)
    if entry.method == 8:
        reader = zlib.decompressobj(-15)
        try:
            data = reader.decompress(data, entry.size + 1)
        except zlib.error:
            raise _refused(f"`{name}` is damaged") from None
    if len(data) != entry.size or zlib.crc32(data) != entry.checksum:
        raise _refused(f"`{name}` is damaged")
    return data


def read_members(file: BinaryIO, wants: Callable[[str], bool]) -> list[Member]:
    """Reads the wanted members in the order of the archive.

    Raises LifecyclePolicyError with the reason if the archive or a wanted member is damaged,
    encrypted, too large, or not what it claims to be.
    """
    try:
        data, directory, count = _directory(file)
        entries = _entries(data, count, wants)
        known: set[str] = set()
        for entry in entries:
            _check(entry, known)
        if sum(entry.size for entry in entries) > MAXIMUM_TOTAL:
            raise _refused("an archive with too much in it", Status.OUT_OF_RANGE)
        return [Member(entry.name, _contents(file, entry, directory)) for entry in entries]
    except (OSError, ValueError, struct.error) as error:
        raise _refused(f"a damaged archive ({type(error).__name__})") from None
