"""The texts of effects and findings, which are made only on demand."""

from __future__ import annotations

import ctypes
from dataclasses import fields
from typing import Any, ClassVar, TypeVar

from .._native.bindings import lcp_audit_finding, lcp_device_effect
from .._native.calls import written

__all__ = ["EffectText", "FindingText"]

T = TypeVar("T", bound="_Told")

#: The size of the first buffer for a text. Longer texts are rare.
_ROOM = 512


def _text_of(given: bytes, kind: type[_Told]) -> str:
    native = kind._struct.from_buffer_copy(given)
    return written(kind._function, ctypes.byref(native), size=_ROOM)


def _remade(kind: type[T], values: tuple[Any, ...], text: str) -> T:
    made = kind(*values)
    object.__setattr__(made, "_given", text)
    return made


class _Told:
    """The base of structs that the library can write as text."""

    __slots__ = ("_given",)

    _function: ClassVar[str]
    _struct: ClassVar[type[ctypes.Structure]]
    _given: bytes | str
    """The library's struct; in a copy, the text. The rules in a struct have the numbers of one
    build."""

    def _text(self) -> str:
        given = getattr(self, "_given", "")
        return given if isinstance(given, str) else _text_of(given, type(self))

    def __str__(self) -> str:
        return self._text()

    def __reduce__(self) -> tuple[Any, ...]:
        values = tuple(getattr(self, field.name) for field in fields(self))  # type: ignore[arg-type]
        return _remade, (type(self), values, self._text())


class EffectText(_Told):
    """The methods of an effect."""

    __slots__ = ()

    _function = "lcp_effect_text"
    _struct = lcp_device_effect

    @property
    def text(self) -> str:
        """A line of text: when, which app, what, by which rule. "" for an effect that did not come
        from a device."""
        return self._text()

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.text}>"


class FindingText(_Told):
    """The methods of a finding."""

    __slots__ = ()

    _function = "lcp_finding_text"
    _struct = lcp_audit_finding

    @property
    def text(self) -> str:
        """A line of text that says what is wrong, and a line for each detail. "" for a finding that
        did not come from an auditor."""
        return self._text()

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.text.partition(chr(10))[0]}>"
