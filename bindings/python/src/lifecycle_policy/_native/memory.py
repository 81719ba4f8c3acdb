"""Caches with a limited number of entries."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TypeVar

__all__ = ["MOST", "keep"]

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")

#: The maximum number of entries in one cache.
MOST = 4096


def keep(memory: dict[K, V], key: K, value: V, most: int = MOST) -> V:
    """Stores a value and returns it. A full cache is emptied first.

    Each step is a single dictionary operation, so threads need no lock. If a thread loses an entry,
    the entry is computed again.
    """
    if len(memory) >= most:
        memory.clear()
    if most:
        memory[key] = value
    return value
