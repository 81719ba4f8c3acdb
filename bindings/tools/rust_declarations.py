"""Renders the declarations of the -sys crate: types, constants, structs, functions."""

from __future__ import annotations

import re

from interface import Constant, Enumeration, Field, Initialiser, Interface, Struct, Type
from words import WIDTH, rust_comment, rust_sentence, shown

NOTICE = "// Generated from include/abi.json by bindings/tools/generate.py: do not edit."
SCALARS = {"int32_t": "i32", "uint32_t": "u32", "int64_t": "i64", "uint64_t": "u64"}
SCALARS |= {"size_t": "usize", "char": "c_char", "void": "c_void"}

#: Comments on constants that have none of their own in the header.
CONSTANT_DOCS = {
    "LCP_VERSION_MAJOR": "The major version of the library that these declarations are of.",
    "LCP_VERSION_MINOR": "The minor version.",
    "LCP_VERSION_PATCH": "The patch version.",
    "LCP_ABI_VERSION": "The ABI number; equal to the soname.",
    "LCP_OS_OLDEST": "The first version that can be asked about.",
    "LCP_RULE_NONE": "No rule decided.",
}
#: Macros with parameters, which are translated by hand.
MACROS = {
    "LCP_OS": """\
/// Packs an OS version, each part 0 to 255.
#[allow(non_snake_case)]
pub const fn LCP_OS(major: u8, minor: u8, patch: u8) -> lcp_os_version_t {
    (major as u32) << 16 | (minor as u32) << 8 | patch as u32
}""",
    "LCP_BIT": """\
/// The bit of a value in a mask of its enumeration. The bit of a value over 64 belongs in the
/// second word of the mask.
#[allow(non_snake_case)]
pub const fn LCP_BIT(value: i32) -> u64 {
    1 << ((value - 1) & 63)
}""",
}
#: Names of fields and parameters that are keywords of Rust.
KEYWORDS = {"in", "type", "match", "where", "use", "ref", "move", "loop"}


def rust_type(type_: str, length: int = 0) -> str:
    """Returns the Rust type of a field, parameter or result."""
    plain = type_.removeprefix("const ").rstrip("* ")
    text = SCALARS.get(plain, plain)
    kinds = ["const" if type_.startswith("const ") else "mut", "mut"]
    for place in range(type_.count("*")):
        text = f"*{kinds[min(place, 1)]} {text}"
    return f"[{text}; {length}]" if length else text


def named(name: str) -> str:
    """Returns the Rust name of a field or parameter."""
    return f"r#{name}" if name in KEYWORDS else name


def _enumeration(item: Enumeration) -> str:
    lines = [*rust_comment(item.doc or item.type), f"pub type {item.type} = {SCALARS[item.base]};"]
    for value in item.values:
        lines += rust_sentence(value.doc)
        lines.append(f"pub const {value.name}: {item.type} = {shown(item, value.value)};")
    return "\n".join(lines)


def _struct(item: Struct) -> str:
    lines = [*rust_comment(item.doc), "#[repr(C)]", "#[derive(Clone, Copy, Debug)]"]
    lines.append(f"pub struct {item.name} {{")
    for field in item.fields:
        is_size = field.name == "struct_size"
        lines += rust_sentence("the size that the caller knows" if is_size else field.doc, "    ")
        lines.append(f"    pub {named(field.name)}: {rust_type(field.type, field.length)},")
    return "\n".join([*lines, "}"])


def _opaque(item: Type) -> str:
    lines = [*rust_comment(item.doc), "#[repr(C)]", "#[derive(Debug)]", f"pub struct {item.name} {{"]
    return "\n".join([*lines, "    _opaque: [u8; 0],", "}"])


def _value(text: str, field: Field, argument: str) -> str:
    """Translates one value of an initialiser."""
    size = re.fullmatch(r"(?:\(uint32_t\))?sizeof\((\w+)\)", text)
    if size:
        cast = " as u32" if text.startswith("(") else ""
        return f"size_of::<{SCALARS.get(size[1], size[1])}>(){cast}"
    if text == "NULL":
        return "null()" if field.type.startswith("const ") else "std::ptr::null_mut()"
    if argument and text == f"({argument})":
        return argument
    if field.length:
        return f"[0; {field.length}]"
    if re.fullmatch(r"\d+|LCP_\w+", text):
        return text
    raise ValueError(f"cannot read the value `{text}` of {field.name}")


def _initialiser(item: Initialiser, struct: Struct) -> str:
    lines = [f"/// The [`{struct.name}`] to begin with."]
    body = [
        f"    {named(field.name)}: {_value(text, field, item.parameter)},"
        for field, text in zip(struct.fields, item.values)
    ]
    if not item.parameter:
        head = f"pub const {item.name}: {struct.name} = {struct.name} {{"
        return "\n".join([*lines, head, *body, "};"])
    kind = next(field.type for field in struct.fields if field.name == item.parameter)
    pair = f"{item.parameter}: {item.parameter}"
    return "\n".join(
        [
            *lines,
            "#[allow(non_snake_case)]",
            f"pub const fn {item.name}({pair.split(':')[0]}: {SCALARS.get(kind, kind)}) -> {struct.name} {{",
            f"    {struct.name} {{",
            *(f"    {line}".replace(pair, item.parameter) for line in body),
            "    }",
            "}",
        ]
    )


def _constant(item: Constant) -> str:
    lines = rust_sentence(item.doc or CONSTANT_DOCS.get(item.name, f"`{item.name}` of the header"))
    text = "i64::MAX" if item.value == 2**63 - 1 else str(item.value)
    text = f"{item.value:#x}" if item.type == "lcp_os_version_t" else text
    return "\n".join([*lines, f"pub const {item.name}: {rust_type(item.type)} = {text};"])


def _functions(interface: Interface) -> str:
    lines = ['extern "C" {']
    for function in interface.functions:
        lines += rust_comment(function.doc, "    ")
        parts = [f"{named(item.name)}: {rust_type(item.type)}" for item in function.parameters]
        returns = "" if function.returns == "void" else f" -> {rust_type(function.returns)}"
        single = f"    pub fn {function.name}({', '.join(parts)}){returns};"
        if len(single) <= WIDTH:
            lines.append(single)
            continue
        lines += [f"    pub fn {function.name}(", *(f"        {part}," for part in parts)]
        lines.append(f"    ){returns};")
    return "\n".join([*lines, "}"])


def render(interface: Interface) -> str:
    blocks = [NOTICE, "use std::mem::size_of;"]
    blocks[1] += "\nuse std::os::raw::{c_char, c_void};\nuse std::ptr::null;"
    for item in interface.types:
        kind = f"pub type {item.name} = {SCALARS[item.base]};"
        blocks.append("\n".join([*rust_comment(item.doc), kind]))
    blocks += map(_enumeration, interface.enumerations)
    blocks.append("\n".join(map(_constant, interface.constants)))
    for macro in interface.macros:
        if macro.name not in MACROS:
            raise ValueError(f"{macro.name} is not in MACROS of rust_declarations.py")
        blocks.append(MACROS[macro.name])
    blocks += map(_struct, interface.structs)
    blocks += map(_opaque, interface.opaques)
    blocks += [_initialiser(item, s) for s in interface.structs for item in s.initialisers]
    blocks.append(_functions(interface))
    return "\n\n".join(blocks) + "\n"
