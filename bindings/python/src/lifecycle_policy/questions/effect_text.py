"""The text of an effect, which is made only when it is asked for."""

from __future__ import annotations

import ctypes
from dataclasses import fields
from typing import Any

from .._native.bindings import lcp_device_effect, lcp_error
from .._native.convert import check, new
from .._native.library import library

__all__ = ["EffectText"]

#: The room for a text at the first try. Longer texts are rare.
_ROOM = 512


def _text_of(given: bytes) -> str:
    native, error = lcp_device_effect.from_buffer_copy(given), new(lcp_error)
    size, length = _ROOM, ctypes.c_size_t()
    while True:
        room = ctypes.create_string_buffer(size)
        written = ctypes.byref(length)
        check(
            library().lcp_effect_text(
                ctypes.byref(native), room, size, written, ctypes.byref(error)
            ),
            error,
        )
        if length.value < size:
            return room.raw[: length.value].decode()
        size = length.value + 1


def _remade(kind: type[EffectText], values: tuple[Any, ...], text: str) -> EffectText:
    made = kind(*values)
    object.__setattr__(made, "_given", text)
    return made


class EffectText:
    """What an effect can do beside its fields: it writes itself as a line of text."""

    __slots__ = ("_given",)

    _given: bytes | str
    """The library's struct; in a copy, the text. The rules in a struct have the numbers of one
    build."""

    @property
    def text(self) -> str:
        """A line of text: when, which app, what, by which rule. "" for an effect that did not come
        from a device."""
        given = getattr(self, "_given", "")
        return given if isinstance(given, str) else _text_of(given)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.text}>"

    def __reduce__(self) -> tuple[Any, ...]:
        values = tuple(getattr(self, field.name) for field in fields(self))  # type: ignore[arg-type]
        return _remade, (type(self), values, self.text)
