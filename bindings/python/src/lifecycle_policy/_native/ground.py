"""Values as the library takes them, made once and kept with what they were made of.

The room for that is no field of the dataclasses: it is not compared, shown, copied or pickled.
"""

from __future__ import annotations

import ctypes

from .bindings import lcp_app, lcp_context

__all__ = ["Ground", "Grounded", "WithNative"]


class Ground:
    """The native context, and the argument that points to it. Nobody writes to it again."""

    __slots__ = ("native", "reference")

    def __init__(self, native: lcp_context) -> None:
        self.native = native
        self.reference = ctypes.byref(native)


class Grounded:
    """What a question can be asked about: it has room for its ground."""

    __slots__ = ("_ground",)

    _ground: Ground


class WithNative:
    """An app: it has room for its struct."""

    __slots__ = ("_native",)

    _native: lcp_app
