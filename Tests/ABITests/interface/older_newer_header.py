"""Writes the C header from abi.json. Structs in a copy of the header can be shorter or longer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from interface import SCALARS, Field, Interface, Pair, Struct, placed


def resized(
    interface: Interface, name: str, keep: int, more: Sequence[tuple[str, str, int]] = ()
) -> Interface:
    """Returns an interface in which a struct has its first `keep` fields, then the fields of
    `more`.

    Each item of `more` is the type, the name and the length of a field; with length 0 the field is
    not an array.
    """
    later = tuple(Field(field, type_, (0, 0), (0, 0), length) for type_, field, length in more)
    nothing = tuple("{ 0 }" if length else "0" for _, _, length in more)

    def changed(struct: Struct) -> Struct:
        if struct.name != name:
            return struct
        macros = (replace(m, values=m.values[:keep] + nothing) for m in struct.initialisers)
        fields = struct.fields[:keep] + later
        return replace(struct, fields=fields, initialisers=tuple(macros))

    return replace(interface, structs=tuple(map(changed, interface.structs)))


def size_of(interface: Interface, fields: Sequence[Field]) -> int:

    def alone(field: Field) -> tuple[Pair, Pair, int]:
        inner = interface.struct(field.type)
        if inner:
            return inner.size, placed([alone(part) for part in inner.fields])[2], field.length
        size = SCALARS["size_t" if "*" in field.type else interface.base(field.type)]
        return size, size, field.length

    return placed([alone(field) for field in fields])[1][0]


def _lines(interface: Interface) -> Iterator[str]:
    yield "#include <stddef.h>"
    yield "#include <stdint.h>"
    for type_ in interface.types:
        yield f"typedef {type_.base} {type_.name};"
    for item in interface.enumerations:
        yield f"typedef {item.base} {item.type};"
        for value in item.values:
            # An enumerator is an int.
            is_int = value.value < 2**31
            number = f"{value.value}" if is_int else f"UINT32_C({value.value})"
            yield (
                f"enum {{ {value.name} = {number} }};"
                if is_int
                else f"#define {value.name} {number}"
            )
    for constant in interface.constants:
        text = (
            f'"{constant.value}"'
            if constant.type == "text"
            else f"(({constant.type}){constant.value})"
        )
        yield f"#define {constant.name} {text}"
    for macro in interface.macros:
        yield f"#define {macro.name}({', '.join(macro.parameters)}) {macro.body}"
    for opaque in interface.opaques:
        yield f"typedef struct {opaque.name} {opaque.name};"
    for struct in interface.structs:
        yield f"typedef struct {struct.name} {{"
        for field in struct.fields:
            yield f"  {field.type} {field.name}{f'[{field.length}]' if field.length else ''};"
        yield f"}} {struct.name};"
        for init in struct.initialisers:
            parameter = f"({init.parameter})" if init.parameter else ""
            yield f"#define {init.name}{parameter} {{ {', '.join(init.values)} }}"
    for function in interface.functions:
        parameters = ", ".join(f"{item.type} {item.name}" for item in function.parameters)
        yield f"{function.returns} {function.name}({parameters or 'void'});"


def header(interface: Interface) -> str:
    return "\n".join(_lines(interface)) + "\n"
