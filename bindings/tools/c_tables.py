#!/usr/bin/env python3
"""Writes what the tests in C and C++ are told of the interface, from include/abi.json.

    c_tables.py FOLDER

writes these files, which the programs include and the scripts read:

    functions        the name of each function, in the order of the header
    values.inc       VALUE(kind, enumerator, "name") for each value of each kind
    structs.inc      STRUCT(name), FIELD(struct, field) and LAST(name) for each struct, ANSWER(name)
                     for each answer, and INIT(struct, macro) for each initialiser
    cpp_values.inc   CPP_VALUE(class, enumerator, kind, enumerator of C, "name") for each value, and
                     CPP_KIND(enumerator, enumerator of C) for each kind
    proof.c          everything that abi.json says, for a compiler to compare with the header
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from cpp_enums import class_of, enumerator
from interface import Interface, Pair, load


def _values(interface: Interface) -> Iterator[str]:
    for item in interface.enumerations:
        for value in item.values if item.kind else ():
            yield f'VALUE({item.kind}, {value.name}, "{value.label}")'


def _structs(interface: Interface) -> Iterator[str]:
    for struct in interface.structs:
        yield f"STRUCT({struct.name})"
        for field in struct.fields:
            yield f"FIELD({struct.name}, {field.name})"
        yield f"LAST({struct.name})"
        if struct.name.endswith("_answer"):
            yield f"ANSWER({struct.name})"
    for struct in interface.structs:
        for macro in struct.initialisers:
            argument = "(LCP_OS_OLDEST)" if macro.parameter else ""
            yield f"INIT({struct.name}, {macro.name}{argument})"


def _cpp_values(interface: Interface) -> Iterator[str]:
    for item in interface.enumerations:
        for value in item.values:
            cpp = enumerator(item, value)
            if item.kind:
                names = f"{class_of(item)}, {cpp}, {item.kind}, {value.name}"
                yield f'CPP_VALUE({names}, "{value.label}")'
            else:
                yield f"CPP_KIND({cpp}, {value.name})"


def _equal(expression: str, pair: Pair) -> str:
    return f'_Static_assert({expression} == WORD({pair[0]}, {pair[1]}), "{expression}");'


def _typed(expression: str, type_: str) -> str:
    return f'_Static_assert(_Generic(({expression}), {type_}: 1, default: 0), "{expression}");'


def _proof(interface: Interface) -> Iterator[str]:
    yield "/* What include/abi.json says, for a compiler to compare with the header. */"
    yield "#include <lifecycle_policy.h>"
    yield "#define WORD(a, b) (sizeof(void *) == 8 ? (a) : (b))"
    for type_ in interface.types:
        yield _typed(f"({type_.name})0", type_.base)
    for item in interface.enumerations:
        yield _typed(f"({item.type})0", item.base)
        for value in item.values:
            yield _equal(value.name, (value.value, value.value))
    for constant in interface.constants:
        if isinstance(constant.value, int):
            yield _typed(constant.name, constant.type)
            yield _equal(constant.name, (constant.value, constant.value))
        else:
            size = len(constant.value) + 1
            yield _equal(f"sizeof({constant.name})", (size, size))
    for struct in interface.structs:
        yield _equal(f"sizeof({struct.name})", struct.size)
        for field in struct.fields:
            place = f"(({struct.name} *)0)->{field.name}"
            shape = f"(*)[{field.length}]" if field.length else "*"
            yield _equal(f"offsetof({struct.name}, {field.name})", field.offset)
            yield _equal(f"sizeof({place})", field.size)
            yield _typed(f"&{place}", f"{field.type} {shape}")
    for function in interface.functions:
        types = ", ".join(parameter.type for parameter in function.parameters) or "void"
        yield _typed(f"&{function.name}", f"{function.returns} (*)({types})")


def main() -> int:
    """Writes the files."""
    if len(sys.argv) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    folder, interface = Path(sys.argv[1]), load()
    files = {
        "functions": (function.name for function in interface.functions),
        "values.inc": _values(interface),
        "structs.inc": _structs(interface),
        "cpp_values.inc": _cpp_values(interface),
        "proof.c": _proof(interface),
    }
    folder.mkdir(parents=True, exist_ok=True)
    for name, lines in files.items():
        (folder / name).write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
