"""Renders the generated files of the Python package: enumerations, and declarations for ctypes."""

from __future__ import annotations

import json
import keyword

from interface import SCALARS, Enumeration, Interface
from words import WIDTH, class_name, sentence, shown, wrapped

NOTICE = "# Generated from include/abi.json by bindings/tools/generate.py: do not edit.\n"
CTYPES = {name: f"c_{name.removesuffix('_t')}" for name in (*SCALARS, "void")}
CTYPES |= {"size_t": "c_size_t"}

#: The base classes: for the enumeration of conditions, and for all other enumerations.
CONDITION, BASE = "LabelledCondition", "LabelledEnum"
#: Classes whose name in Python differs from their type in C.
CLASSES = {"lcp_mode_t": "BackgroundMode", "lcp_question_t": "QuestionKind"}
#: The states of the process and of a scene are one enumeration in C, but two classes here. In the
#: class for scenes, names lack the prefix SCENE_ of C.
STATES, SCENE = "lcp_state_t", "SceneState"
SCENE_PREFIX = "SCENE_"
DOCS = {
    "AppState": "State of the app process",
    SCENE: "Activation state of one scene; iOS 13.0 on",
    "Axis": "What a transition question is about",
}
#: Classes in which a value has a second name: the second name, and the name in C.
ALSO = {"EvidenceProfile": ("ARTICLE", "FOUNDING")}


def _member_name(name: str) -> str:
    if not name.isidentifier() or keyword.iskeyword(name):
        raise ValueError(f"{name} is no name in Python")
    return name


def docstring(text: str, indent: str) -> str:
    """Formats a comment as a docstring, wrapped at the line length."""
    text = text.replace("\\", "\\\\")
    if len(f'{indent}"""{text}"""') <= WIDTH and "\n" not in text:
        return f'{indent}"""{text}"""\n'
    lines = [*wrapped(f'"""{text}', WIDTH - len(indent)), '"""']
    return "".join(f"{indent}{line}".rstrip() + "\n" for line in lines)


def _said(text: str) -> str:
    """Formats the comment on an enumeration or value as a docstring that is a sentence."""
    text = sentence(" ".join(text.split()))
    return docstring(text if text[-1] in ".?)" else f"{text}.", "    ").rstrip()


def class_of(item: Enumeration) -> str:
    """Returns the class of an enumeration."""
    return CLASSES.get(item.type) or class_name(item)


def _enum_class(item: Enumeration, name: str) -> str:
    has_opposites = any(value.opposite for value in item.values)
    lines = [f"class {name}({CONDITION if has_opposites else BASE}):"]
    lines += [_said(DOCS.get(name) or item.doc or name), ""]
    for value in item.values:
        bare = item.bare(value)
        if item.type == STATES:
            if (value.axis == "scene") != (name == SCENE):
                continue
            bare = bare.removeprefix(SCENE_PREFIX)
        lines.append(f"    {_member_name(bare)} = {shown(item, value.value)}")
        if value.doc:
            lines.append(_said(value.doc))
    if name in ALSO:
        lines.append(f"    {' = '.join(ALSO[name])}")
    return "\n".join(lines)


def _classes(interface: Interface) -> list[tuple[str, Enumeration]]:
    """Returns the name of every class, with the enumeration that it renders."""
    found = []
    for item in interface.enumerations:
        found.append((class_of(item), item))
        if item.type == STATES:
            found.append((SCENE, item))
    return found


def render_enums(interface: Interface, labels: str) -> str:
    """Renders the enumerations; `labels` is the module of their base classes."""
    classes = _classes(interface)
    exported = "".join(f'    "{name}",\n' for name, _ in classes)
    kinds = "".join(
        f"    {name}: EnumKind.{item.kind.removeprefix('LCP_ENUM_')},\n"
        for name, item in classes
        if item.kind
    )
    prefix = SCENE_PREFIX.lower().replace("_", "-")
    return (
        NOTICE
        + '"""The enumerations of lifecycle_policy.h."""\n\n'
        + "from __future__ import annotations\n\n"
        + f"from {labels} import {CONDITION}, {BASE}\n\n"
        + f"__all__ = [\n{exported}]\n\n\n"
        + "\n\n\n".join(_enum_class(item, name) for name, item in classes)
        + "\n\n\n#: The kind of each class, by which the library finds its names and titles.\n"
        + "KINDS: dict[type[LabelledEnum], EnumKind] = {\n"
        + f"{kinds}}}\n\n"
        + "#: For each class, the prefix that some of its names have in the library and lack here.\n"
        + f'PREFIXES: dict[type[LabelledEnum], str] = {{{SCENE}: "{prefix}"}}\n'
    )


def _ctype(type_: str, interface: Interface) -> str:
    plain = type_.removeprefix("const ").rstrip("* ")
    pointers = type_.count("*")
    hidden = plain in (item.name for item in interface.opaques)
    plain = "void" if hidden else plain
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
        returns = "None" if function.returns == "void" else _ctype(function.returns, interface)
        items = f'"{function.name}"', returns, arguments
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
