"""The screen of the emulated iPhone, which shows nothing. The screen is white, and black while the
phone is locked."""

from __future__ import annotations

import struct
import zlib

__all__ = ["HEIGHT", "WIDTH", "png"]

#: The size of the screen in points. Each point is one pixel.
WIDTH, HEIGHT = 390, 844


def _chunk(kind: bytes, content: bytes) -> bytes:
    check = zlib.crc32(kind + content)
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", check)


def png(*, black: bool) -> bytes:
    """Returns the picture of the screen as PNG, with one bit per pixel."""
    row = b"\0" + (b"\0" if black else b"\xff") * ((WIDTH + 7) // 8)
    return (
        b"\x89PNG\r\n\x1a\n"
        + _chunk(b"IHDR", struct.pack(">IIBBBBB", WIDTH, HEIGHT, 1, 0, 0, 0, 0))
        + _chunk(b"IDAT", zlib.compress(row * HEIGHT))
        + _chunk(b"IEND", b"")
    )
