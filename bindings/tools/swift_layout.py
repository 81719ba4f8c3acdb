"""Renders Layout.swift: the offsets at which the C layer reads and writes fields."""

from __future__ import annotations

from interface import Interface, Pair
from words import camel, plain

HEAD = """\
// The offsets of the fields in the header's structs. Generated from include/abi.json: do not edit.

/// Offsets and sizes in bytes. A pointer has 8 or 4 bytes, depending on the target.
enum Layout {
  static let pointer = MemoryLayout<UInt>.size
"""


def _number(pair: Pair) -> str:
    """Returns an expression in Swift. Its value is the first number of the pair if pointers have 8
    bytes, and the second number if they have 4."""
    pointers, rest = divmod(pair[0] - pair[1], 4)
    if rest:
        raise ValueError(f"{pair} does not follow from the size of a pointer")
    start = pair[1] - 4 * pointers
    more = "pointer" if pointers == 1 else f"{pointers} * pointer"
    return f"{start} + {more}" if start and pointers else more if pointers else str(start)


def _swift(name: str) -> str:
    first, *rest = name.rstrip("_").split("_")
    return first + "".join("OS" if part == "os" else part.capitalize() for part in rest)


def render(interface: Interface) -> str:
    lines = [HEAD]
    for struct in interface.structs:
        lines.append(f"  enum {camel(plain(struct.name))} {{")
        lines += [
            f"    static let {_swift(field.name)} = {_number(field.offset)}"
            for field in struct.fields
            if field.name != "struct_size"
        ]
        lines += [f"    static let size = {_number(struct.size)}", "  }", ""]
    return "\n".join([*lines[:-1], "}", ""])
