"""Keeps what was made before, up to a number of entries."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TypeVar

__all__ = ["MOST", "keep"]

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")

#: How many entries one memory holds at most.
MOST = 4096


def keep(memory: dict[K, V], key: K, value: V, most: int = MOST) -> V:
    """Puts a value in and gives it back; a memory that is full forgets all of it first.

    Each step is one operation of a dictionary, so that threads need no lock: what one of them
    loses here is made again.
    """
    if len(memory) >= most:
        memory.clear()
    if most:
        memory[key] = value
    return value
