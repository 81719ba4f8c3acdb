"""What there is to tell of a command, in --help and for completion."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from .parser import Parser

__all__ = ["Entry"]


@dataclass(frozen=True, slots=True)
class Entry:
    """A command of the catalogue."""

    name: str
    heading: str
    purpose: str
    usage: str
    examples: tuple[str, ...]
    options: Callable[[Parser], None]
