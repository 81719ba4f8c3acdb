"""A context as the library takes it, made once and kept with the value that it was made of."""

from __future__ import annotations

import ctypes

from ._bindings import lcp_context

__all__ = ["Ground", "Grounded"]


class Ground:
    """The native context, and the argument that points to it. Nobody writes to it again."""

    __slots__ = ("native", "reference")

    def __init__(self, native: lcp_context) -> None:
        self.native = native
        self.reference = ctypes.byref(native)


class Grounded:
    """What a question can be asked about: it has room for its ground.

    The room is no field of the dataclasses: it is not compared, shown, copied or pickled.
    """

    __slots__ = ("_ground",)

    _ground: Ground
