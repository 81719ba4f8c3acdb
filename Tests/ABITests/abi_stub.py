#!/usr/bin/env python3
"""Writes C files that define every function of a header, to do nothing.

    abi_stub.py HEADER DIRECTORY [OLDER]

writes stub.c, with the functions, and enums.c, with a named enumeration for each that the header
leaves without a name, and a function that takes it. Compiled with -g they are a library whose
debug information holds every type of the header: abidiff reads it. exports.map lists the functions;
lifecycle_policy.h is the header.

With OLDER, an older header, it is as its programs see it: without the enumerators and the fields at
the ends of structs that they do not know. Any difference that is left is one to them.
"""

from __future__ import annotations

import sys
from pathlib import Path

from abi_edit import Resized, resized
from abi_header import AbiError, Header, Struct, read_header


def seen_by(older: Header, header: Header) -> bytes:
    """The text of a header without the fields that programs of an older one do not know."""
    changes = {}
    fixed = older.fixed() | header.fixed()
    for name, was in older.structs.items():
        now = header.structs.get(name)
        if now and now.fields and was.fields:
            keep = len(now.fields)
            if name not in fixed:
                keep = sum(field.offset < was.size for field in now.fields)
            instead = {} if name in header.inputs() else _reserved(was, now)
            changes[name] = Resized(keep, (), instead)
    return resized(header, changes)


def _reserved(was: Struct, now: Struct) -> dict[int, str]:
    """Reserved fields of answers that have got a meaning, as they were declared before."""
    names = {field.name for field in now.fields}
    places = {(f.offset, f.size): i for i, f in enumerate(now.fields) if "*" not in f.type}
    return {
        places[field.offset, field.size]: f"{field.type} {field.name}"
        for field in was.fields
        if field.name.startswith("reserved")
        and field.name not in names
        and (field.offset, field.size) in places
    }


def stub(header: Header) -> str:
    """The functions."""
    lines = ["#include <lifecycle_policy.h>", ""]
    for function in header.functions.values():
        parameters = ", ".join(
            f"{parameter.type} p{i}" for i, parameter in enumerate(function.parameters)
        )
        uses = " ".join(f"(void)p{i};" for i in range(len(function.parameters)))
        result = "" if function.returns == "void" else " return 0;"
        head = f"{function.returns} {function.name}({parameters or 'void'})"
        lines.append(f"{head} {{ {uses}{result} }}")
    return "\n".join(lines) + "\n"


def enums(header: Header, older: Header | None) -> str:
    """The enumerations, by the names of their groups; with an older header, as that knows them."""
    lines = []
    for group, values in header.enums.items():
        known = older.enums.get(group, {}) if older else values
        items = ", ".join(f"{name} = {value}" for name, value in values.items() if name in known)
        if not items:
            continue
        lines.append(f"enum abi_{group} {{ {items} }};")
        lines.append(f"void abi_takes_{group}(enum abi_{group} *p);")
        lines.append(f"void abi_takes_{group}(enum abi_{group} *p) {{ (void)p; }}")
    return "\n".join(lines) + "\n"


def exports(header: Header) -> str:
    """A version script."""
    names = "".join(f"    {name};\n" for name in header.functions)
    return f"{{\n  global:\n{names}  local:\n    *;\n}};\n"


def main(arguments: list[str]) -> int:
    """Writes the files."""
    if len(arguments) not in (2, 3):
        print("usage: abi_stub.py HEADER DIRECTORY [OLDER]", file=sys.stderr)
        return 2
    directory = Path(arguments[1])
    try:
        header = read_header(Path(arguments[0]))
        older = read_header(Path(arguments[2])) if len(arguments) == 3 else None
        text = seen_by(older, header) if older else header.path.read_bytes()
        directory.mkdir(parents=True, exist_ok=True)
        (directory / "lifecycle_policy.h").write_bytes(text)
        (directory / "stub.c").write_text(stub(header), encoding="utf-8")
        (directory / "enums.c").write_text(enums(header, older), encoding="utf-8")
        (directory / "exports.map").write_text(exports(header), encoding="utf-8")
    except (AbiError, OSError) as error:
        print(f"abi_stub.py: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
