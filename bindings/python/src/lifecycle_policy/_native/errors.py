"""The exceptions for invalid questions, and for a library that cannot be loaded."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .enums import Field, Status

__all__ = ["LibraryError", "LifecyclePolicyError"]


class LifecyclePolicyError(Exception):
    """A question or a call that was refused, or a file that could not be read.

    An answer is never an error: its verdict says whether something is forbidden.

    Attributes:
        status: the reason as a Status, or None if no Status says it.
        field: the part of the question that was at fault, or None.
        value: the value that was given for that part, or None.
        index: the element of a batch, counted from 0, or None.
    """

    def __init__(
        self,
        message: str,
        *,
        status: Status | None = None,
        field: Field | None = None,
        value: object = None,
        index: int | None = None,
    ) -> None:
        super().__init__(message)
        self.status = status
        self.field = field
        self.value = value
        self.index = index


def refused(
    field: Field, status: Status, text: str, value: object = None, name: str = ""
) -> LifecyclePolicyError:
    """Makes the error for a wrong value of a field. `text` says what is wrong with the value. The
    message begins with the label of the field, or with `name` if that is given."""
    message = f"{name or field.label}: {text}"
    return LifecyclePolicyError(message, status=status, field=field, value=value)


class LibraryError(LifecyclePolicyError):
    """The shared library was not found, could not be loaded, or has the wrong ABI."""
