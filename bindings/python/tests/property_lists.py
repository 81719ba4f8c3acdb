"""Property lists to read: a valid one as XML and as binary, and binary ones made by hand."""

from __future__ import annotations

import plistlib
import struct
from typing import Any

INFO: dict[str, Any] = {
    "CFBundleIdentifier": "com.example.Sample",
    "UIBackgroundModes": ["audio", "fetch", "remote-notification"],
    "UIBackgroundModes~ipad": ["location"],
    "UIApplicationExitsOnSuspend": False,
    "UIApplicationSceneManifest": {
        "UIApplicationSupportsMultipleScenes": True,
        "UISceneConfigurations": {},
    },
    "BGTaskSchedulerPermittedIdentifiers": ["com.example.a", "com.example.b"],
    "MinimumOSVersion": "13.0",
    "DTSDKName": "iphoneos17.2",
}
XML = plistlib.dumps(INFO)
BINARY = plistlib.dumps(INFO, fmt=plistlib.FMT_BINARY)
#: The text before and the text after the root of an XML property list.
FIRST, LAST = XML.split(b"<dict>", 1)[0], b"</plist>"


def bplist(objects: list[bytes], offsets: list[int] | None = None, **trailer: int) -> bytes:
    """Assembles a binary property list, valid or not."""
    data, found = bytearray(b"bplist00"), []
    for item in objects:
        found.append(len(data))
        data += item
    table = len(data)
    for offset in offsets or found:
        data += struct.pack(">I", offset)
    count = trailer.get("count", len(offsets or found))
    top, size = trailer.get("top", 0), trailer.get("ref_size", 4)
    return bytes(data) + struct.pack(">6xBBQQQ", 4, size, count, top, trailer.get("table", table))


def array(*numbers: int) -> bytes:
    """Makes an array of the objects with the given numbers."""
    return b"\xaf\x12" + struct.pack(f">I{len(numbers)}I", len(numbers), *numbers)


def dictionary(*numbers: int) -> bytes:
    """Makes a dictionary from the numbers of its keys, followed by those of its values."""
    return b"\xdf\x12" + struct.pack(f">I{len(numbers)}I", len(numbers) // 2, *numbers)


def string(text: str) -> bytes:
    """Makes a string, in ASCII or UTF-16."""
    if text.isascii():
        return b"\x5f\x12" + struct.pack(">I", len(text)) + text.encode()
    data = text.encode("utf-16-be")
    return b"\x6f\x12" + struct.pack(">I", len(data) // 2) + data


def shared(key: str, text: str, count: int) -> bytes:
    """Makes a dictionary with one key. The value of the key is an array with many references to one
    string."""
    return bplist([dictionary(1, 2), string(key), array(*[3] * count), string(text)])


def keys_that_share(count: int, text: str) -> bytes:
    """Makes a dictionary with many keys, all of which refer to one string as their value."""
    keys = [string(str(number)) for number in range(count)]
    root = dictionary(*range(1, count + 1), *[count + 1] * count)
    return bplist([root, *keys, string(text)])


def lists_of_lists(depth: int, width: int) -> bytes:
    """Makes nested arrays. Each array contains the next one many times."""
    levels = [array(*[3 + level] * width) for level in range(depth)]
    return bplist([dictionary(1, 2), string("x"), *levels, string("a")])


def deep_by_another_way(depth: int) -> bytes:
    """Makes nested arrays, and an array that refers to each of them, the innermost first. A reader
    that converts this array needs no recursion."""
    levels = [array(3 + level) for level in range(depth)]
    root = dictionary(1, 2)
    return bplist([root, string("x"), array(*range(3, 4 + depth)), array(), *levels])


def contains_itself(key: str) -> bytes:
    """Makes a dictionary that contains itself as a value."""
    return bplist([dictionary(1, 0), string(key)])


def in_one_place(item: bytes, count: int) -> bytes:
    """Makes an array of many objects, all of which are at the same offset in the file."""
    items = b"\xaf\x12" + struct.pack(">I", count)
    items += b"".join(number.to_bytes(3, "big") for number in range(3, 3 + count))
    objects = [b"\xd1\0\0\1\0\0\2", b"\x51x", items, item]
    offsets = [8, 15, 17] + [17 + len(items)] * count
    return bplist(objects, offsets, ref_size=3)


def overlapping() -> bytes:
    """Makes an array of many strings that share their bytes: a small file with a large content."""
    root, text, count = array(*range(2, 20002)), string("a" * (1 << 20)), 20000
    return bplist([root, text], [8, 8 + len(root)] + [8 + len(root)] * count)


def many_references() -> bytes:
    """Makes an array with as many references to one object as fit in a file of the maximum size."""
    count = (4 << 20) - 200
    root = b"\xaf\x12" + struct.pack(">I", count) + b"\x01" * count
    return bplist([root, b"\x09"], ref_size=1)
