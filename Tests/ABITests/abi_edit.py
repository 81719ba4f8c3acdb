"""Copies of a header in which structs end earlier, or later, with initialisers to match."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from abi_header import AbiError, Header, Macro, Struct


@dataclass(frozen=True, slots=True)
class Resized:
    """The first `keep` fields of a struct, then others; each is declared as in C, without ";".

    `instead` has other declarations for fields that stay, by number.
    """

    keep: int
    more: tuple[str, ...] = ()
    instead: Mapping[int, str] | None = None


def resized(header: Header, structs: Mapping[str, Resized]) -> bytes:
    """The text of the header with those structs so."""
    source = header.path.read_bytes()
    edits: list[tuple[int, int, bytes]] = []
    for name, how in structs.items():
        edits += _fields(source, header.structs[name], how)
        for macro in header.macros.values():
            if macro.initialises == name:
                edits.append(_initialiser(source, macro, how))
    for start, end, text in sorted(edits, reverse=True):
        source = source[:start] + text + source[end:]
    return source


def _fields(source: bytes, struct: Struct, how: Resized) -> list[tuple[int, int, bytes]]:
    fields = struct.fields
    edits = []
    for i, text in (how.instead or {}).items():
        start = fields[i - 1].end if i else source.rindex(b"{", 0, fields[i].end) + 1
        edits.append((start, fields[i].end, f"\n  {text};".encode()))
    more = "".join(f"\n  {text};" for text in how.more)
    end = fields[how.keep - 1].end if how.keep < len(fields) else struct.close
    edits.append((end, struct.close, f"{more}\n".encode()))
    return edits


def _nothing(declaration: str) -> str:
    return "{ 0 }" if declaration.endswith("]") else "0"


def _initialiser(source: bytes, macro: Macro, how: Resized) -> tuple[int, int, bytes]:
    pattern = rf"^#define {macro.name}\b(?:[^\n]*\\\n)*[^\n]*".encode()
    found = list(re.finditer(pattern, source, re.M))
    if len(found) != 1:
        raise AbiError(f"{macro.name} stands {len(found)} times in the header")
    values = ", ".join([*macro.values[: how.keep], *(_nothing(text) for text in how.more)])
    parameters = "" if macro.parameters is None else f"({macro.parameters})"
    text = f"#define {macro.name}{parameters} {{ {values} }}".encode()
    return found[0].start(), found[0].end(), text
