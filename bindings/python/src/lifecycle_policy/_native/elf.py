"""Looks at a library before it is loaded: the loader dies of a file that was cut short."""

from __future__ import annotations

import os
import struct

__all__ = ["defect"]

_MACHINES = {3: "x86", 40: "arm", 62: "x86_64", 183: "aarch64", 243: "riscv64"}
#: This very program, for which machine a library must be.
_PROGRAM = "/proc/self/exe"


def _head(path: str) -> bytes:
    """Gives the ELF header of a 64-bit little-endian file, or nothing."""
    try:
        with open(path, "rb") as file:
            head = file.read(64)
    except OSError:
        return b""
    return head if len(head) == 64 and head[:6] == b"\x7fELF\x02\x01" else b""


def _machine(head: bytes) -> int:
    return int(struct.unpack_from("<H", head, 18)[0])


def _named(machine: int) -> str:
    return _MACHINES.get(machine, f"ELF machine {machine}")


def defect(path: str) -> str | None:
    """Says what the loader would not survive or would not say; None leaves it to the loader.

    A file for another machine is to the loader no file at all. Of a file that was cut short it maps
    what is not there, which ends the process; the table of sections stands at the end of a file.
    """
    head = _head(path)
    if not head:
        return None
    program = _head(_PROGRAM)
    if program and _machine(program) != _machine(head):
        theirs, ours = _named(_machine(head)), _named(_machine(program))
        return f"it is for {theirs}, and this Python for {ours}"
    (begin,) = struct.unpack_from("<Q", head, 40)
    each, count = struct.unpack_from("<HH", head, 58)
    size, whole = os.path.getsize(path), begin + each * count
    return f"the file was cut short: {size} bytes of {whole}" if size < whole else None
