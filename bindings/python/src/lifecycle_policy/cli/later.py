"""Functions whose modules are loaded with the first call. A command loads only what it needs."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

__all__ = ["later"]


def later(module: str, name: str) -> Callable[..., Any]:
    """Returns a function that loads a module of this package, and calls a function of that
    module."""

    def call(*arguments: Any, **options: Any) -> Any:
        return getattr(import_module(f".{module}", __package__), name)(*arguments, **options)

    return call
