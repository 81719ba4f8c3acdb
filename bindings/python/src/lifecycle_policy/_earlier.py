"""Stands in for the modules in which 0.2.1 and earlier versions had the names of the package.

Pickles name a class by its module. All that those modules gave to users this package gives as well,
wherever it is now.
"""

from __future__ import annotations

import sys
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

__all__ = ["spec_of"]

_MODULES = frozenset(
    f"{__package__}._{name}"
    for name in (
        "answers app asker compare conduct context deadlines delivery diagram enums errors "
        "explain info library manifest matrix modes names osversion paths quotas relaunch "
        "reported reports rules sequence sources terminations transitions"
    ).split()
)


class _Loader:
    """Puts the package in the place of a module that is no more."""

    @staticmethod
    def create_module(spec: ModuleSpec) -> None:
        """Leaves it to Python to make one, which is given up again."""

    @staticmethod
    def exec_module(module: ModuleType) -> None:
        sys.modules[module.__name__] = sys.modules[__package__]


def spec_of(name: str) -> ModuleSpec | None:
    """Gives what Python loads for a module of an earlier version; None for any other."""
    loader: Any = _Loader
    return ModuleSpec(name, loader) if name in _MODULES else None
