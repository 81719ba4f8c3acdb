"""Renders what the Python package takes from the interface: enumerations, and all for ctypes."""

from __future__ import annotations

import json
import keyword
import textwrap

from interface import SCALARS, Enumeration, Interface
from words import WIDTH, class_name, sentence, shown

NOTICE = "# Generated from include/abi.json by bindings/tools/generate.py: do not edit.\n"
CTYPES = {name: f"c_{name.removesuffix('_t')}" for name in (*SCALARS, "void")}
CTYPES |= {"size_t": "c_size_t"}


def _member_name(name: str) -> str:
    if not name.isidentifier() or keyword.iskeyword(name):
        raise ValueError(f"{name} is no name in Python")
    return name


def _docstring(text: str, indent: str) -> str:
    """Gives a comment as a docstring, broken at the line length."""
    text = sentence(" ".join(text.split()).replace("\\", "\\\\"))
    if text and text[-1] not in ".)":
        text += "."
    single = f'{indent}"""{text}"""'
    if len(single) <= WIDTH:
        return single
    first, *rest = textwrap.wrap(text, WIDTH - len(indent) - 3)
    lines = [f'{indent}"""{first}', *(indent + line for line in rest), f'{indent}"""']
    return "\n".join(lines)


def _enum_class(item: Enumeration) -> str:
    name = class_name(item)
    lines = [f"class {name}(LabelledEnum):"]
    lines += [_docstring(item.doc or name, "    "), ""]
    for value in item.values:
        lines.append(f"    {_member_name(item.bare(value))} = {shown(item, value.value)}")
        if value.doc:
            lines.append(_docstring(value.doc, "    "))
    return "\n".join(lines)


def render_enums(interface: Interface, labels: str) -> str:
    """Renders the enumerations; `labels` is the module of their base classes."""
    items = interface.enumerations
    exported = "".join(f'    "{class_name(item)}",\n' for item in items)
    kinds = "".join(
        f"    {class_name(item)}: EnumKind.{item.kind.removeprefix('LCP_ENUM_')},\n"
        for item in items
        if item.kind
    )
    return (
        NOTICE
        + '"""The enumerations of lifecycle_policy.h."""\n\n'
        + "from __future__ import annotations\n\n"
        + f"from {labels} import LabelledEnum\n\n"
        + f"__all__ = [\n{exported}]\n\n\n"
        + "\n\n\n".join(map(_enum_class, items))
        + "\n\n\n#: The kind by which lcp_enum_name and lcp_enum_parse know each class.\n"
        + "KINDS: dict[type[LabelledEnum], EnumKind] = {\n"
        + f"{kinds}}}\n"
    )


def _ctype(type_: str, interface: Interface) -> str:
    plain = type_.removeprefix("const ").rstrip("* ")
    pointers = type_.count("*")
    text = plain if interface.struct(plain) else f"ctypes.{CTYPES[interface.base(plain)]}"
    if plain in ("char", "void") and pointers:
        text, pointers = f"{text}_p", pointers - 1
    for _ in range(pointers):
        text = f"ctypes.POINTER({text})"
    return text


def render_bindings(interface: Interface) -> str:
    """Renders the structs, constants and functions."""
    constants = "".join(f"{c.name} = {json.dumps(c.value)}\n" for c in interface.constants)
    parts = []
    for struct in interface.structs:
        fields = ""
        for field in struct.fields:
            text = _ctype(field.type, interface) + (f" * {field.length}" if field.length else "")
            fields += f'        ("{field.name}", {text}),\n'
        parts.append(
            f'class {struct.name}(ctypes.Structure):\n    """struct {struct.name}"""\n\n'
            f"    _fields_ = [\n{fields}    ]\n"
        )
    rows = ""
    for function in interface.functions:
        arguments = "".join(
            f"            {_ctype(item.type, interface)},\n" for item in function.parameters
        )
        arguments = f"(\n{arguments}        )" if arguments else "()"
        items = f'"{function.name}"', _ctype(function.returns, interface), arguments
        rows += "    (\n" + "".join(f"        {item},\n" for item in items) + "    ),\n"
    return (
        NOTICE
        + '"""The structs, constants and functions of lifecycle_policy.h, for ctypes."""\n\n'
        + "from __future__ import annotations\n\nimport ctypes\nfrom typing import Any\n\n"
        + constants
        + "\n\n"
        + "\n\n".join(parts)
        + "\n\n#: Every function: name, type of the result, types of the parameters.\n"
        + f"FUNCTIONS: tuple[tuple[str, Any, tuple[Any, ...]], ...] = (\n{rows})\n"
    )
