"""Renders the declarations of the header in Rust: types, constants, structs, functions."""

from __future__ import annotations

import re

from header import Declarator, Enumeration, Header, Struct
from header_text import HeaderText, Initialiser
from rust_text import WIDTH, comment, sentence

NOTICE = "// Generated from lifecycle_policy.h by tools/generate.py: do not edit."
SCALARS = {"int32_t": "i32", "uint32_t": "u32", "int64_t": "i64", "uint64_t": "u64"}
SCALARS |= {"size_t": "usize", "char": "c_char"}

#: Types of the constants that belong to no enumeration, by the beginning of their names.
CONSTANTS = {
    "LCP_VERSION_": "i32",
    "LCP_ABI_VERSION": "i32",
    "LCP_OS_": "lcp_os_version_t",
    "LCP_NS_": "i64",
    "LCP_COUNT_": "i64",
    "LCP_ANSWER_": "u32",
    "LCP_RULE_NONE": "lcp_rule_index_t",
}
CONSTANT_DOCS = {
    "LCP_VERSION_MAJOR": "The major version of the library that these declarations are of.",
    "LCP_VERSION_MINOR": "The minor version.",
    "LCP_VERSION_PATCH": "The patch version.",
    "LCP_VERSION": "The version, as a text.",
    "LCP_ABI_VERSION": "The ABI number; equal to the soname.",
    "LCP_RULESET_VERSION": "The date of the rule set.",
    "LCP_OS_OLDEST": "The first version that can be asked about.",
    "LCP_OS_NEWEST": "The last version that the rule set knows.",
    "LCP_NS_UNKNOWN": "No figure is known.",
    "LCP_NS_UNLIMITED": "There is no limit.",
    "LCP_COUNT_UNKNOWN": "No number is known.",
    "LCP_RULE_NONE": "No rule decided.",
    "LCP_ANSWER_DISPUTED": "Another source disagrees.",
    "LCP_ANSWER_EXTENDABLE": "Deadlines: the app can ask for more.",
    "LCP_ANSWER_NOT_EXTENDABLE": "Deadlines: it cannot. Neither flag: no source says.",
    "LCP_ANSWER_OS_DEPENDENT": "The answer is that of `os`, and changes in the range.",
}
ALIAS_DOCS = {
    "lcp_os_version_t": "An OS version, packed so that versions compare as integers: see `LCP_OS`.",
    "lcp_rule_index_t": "An index into the rule book of this build; `LCP_RULE_NONE` where no rule "
    "decided.",
}
#: Names of fields and parameters that are keywords of Rust.
KEYWORDS = {"in", "type", "match", "where", "use", "ref", "move", "loop"}


def rust_type(item: Declarator, constant: bool) -> str:
    """Gives the type of a declaration."""
    text = SCALARS.get(item.ctype, item.ctype)
    for _ in range(item.pointers):
        text = f"*{'const' if constant or item.ctype == 'char' else 'mut'} {text}"
    return f"[{text}; {item.length}]" if item.length else text


def _named(name: str) -> str:
    return f"r#{name}" if name in KEYWORDS else name


def _enumeration(item: Enumeration) -> list[str]:
    lines = [*comment(item.doc or item.ctype), f"pub type {item.ctype} = {SCALARS[item.base]};"]
    wide = item.base == "uint32_t"
    for member in item.members:
        lines += comment(sentence(member.doc)) if member.doc else []
        value = f"{member.value:#x}" if wide else str(member.value)
        lines.append(f"pub const {member.name}: {item.ctype} = {value};")
    return lines


def _struct(item: Struct, text: HeaderText) -> list[str]:
    lines = [*comment(text.structs[item.name]), "#[repr(C)]", "#[derive(Clone, Copy, Debug)]"]
    lines.append(f"pub struct {item.name} {{")
    for part in item.fields:
        doc = text.fields[item.name, part.name]
        if part.name == "struct_size":
            doc = "the size that the caller knows"
        lines += comment(sentence(doc), "    ") if doc else []
        kind = rust_type(part, (item.name, part.name) in text.constant)
        lines.append(f"    pub {_named(part.name)}: {kind},")
    return [*lines, "}"]


def _value(text: str, part: Declarator, argument: str) -> str:
    """Translates one value of an initialiser."""
    size = re.fullmatch(r"(?:\(uint32_t\))?sizeof\((\w+)\)", text)
    if size:
        cast = " as u32" if text.startswith("(") else ""
        return f"size_of::<{size[1]}>(){cast}"
    if text == "NULL":
        return "null()"
    if argument and text == f"({argument})":
        return argument
    if part.length:
        return f"[0; {part.length}]"
    if text == "{ NULL, 0 }" and part.ctype == "lcp_text":
        return "lcp_text { data: null(), length: 0 }"
    if part.pointers and text == "0":
        return "null()"
    if re.fullmatch(r"\d+|LCP_\w+", text):
        return text
    raise ValueError(f"cannot read the value `{text}` of {part.name}")


def _initialiser(item: Initialiser, header: Header) -> list[str]:
    fields = next(struct.fields for struct in header.structs if struct.name == item.struct)
    if len(fields) != len(item.values):
        raise ValueError(f"{item.name} has {len(item.values)} values for {len(fields)} fields")
    lines = [f"/// The [`{item.struct}`] to begin with."]
    body = [
        f"    {_named(part.name)}: {_value(value, part, item.argument)},"
        for part, value in zip(fields, item.values)
    ]
    if item.argument:
        kind = next(part.ctype for part in fields if part.name == item.argument)
        pair = f"{item.argument}: {item.argument}"
        body = [f"    {line}".replace(pair, item.argument) for line in body]
        return [
            *lines,
            "#[allow(non_snake_case)]",
            f"pub const fn {item.name}({item.argument}: {kind}) -> {item.struct} {{",
            f"    {item.struct} {{",
            *body,
            "    }",
            "}",
        ]
    return [*lines, f"pub const {item.name}: {item.struct} = {item.struct} {{", *body, "};"]


def _constants(header: Header) -> list[str]:
    lines = []
    for name, value in sorted(header.constants.items()):
        lines += comment(CONSTANT_DOCS[name])
        if isinstance(value, str):
            lines += [
                f"pub const {name}: &CStr =",
                "    // SAFETY: one zero byte, at the end.",
                f'    unsafe {{ CStr::from_bytes_with_nul_unchecked(b"{value}\\0") }};',
            ]
            continue
        kind = next(kind for start, kind in CONSTANTS.items() if name.startswith(start))
        shown = "i64::MAX" if value == 2**63 - 1 else str(value)
        shown = f"{value:#x}" if kind == "lcp_os_version_t" else shown
        lines.append(f"pub const {name}: {kind} = {shown};")
    return lines


_OS_FUNCTION = """\
/// Packs an OS version, each part 0 to 255.
#[allow(non_snake_case)]
pub const fn LCP_OS(major: u8, minor: u8, patch: u8) -> lcp_os_version_t {
    (major as u32) << 16 | (minor as u32) << 8 | patch as u32
}""".splitlines()


def _functions(header: Header, text: HeaderText) -> list[str]:
    lines = ['extern "C" {']
    for function in header.functions:
        lines += comment(text.functions[function.name], "    ")
        parts = [
            f"{_named(part.name)}: {rust_type(part, (function.name, part.name) in text.constant)}"
            for part in function.parameters
        ]
        result = rust_type(function.result, True)
        single = f"    pub fn {function.name}({', '.join(parts)}) -> {result};"
        if len(single) <= WIDTH:
            lines.append(single)
            continue
        lines += [f"    pub fn {function.name}(", *(f"        {part}," for part in parts)]
        lines.append(f"    ) -> {result};")
    return [*lines, "}"]


def render_declarations(header: Header, text: HeaderText) -> str:
    """Renders the file with every declaration."""
    blocks = [
        [NOTICE],
        [
            "use std::ffi::CStr;",
            "use std::mem::size_of;",
            "use std::os::raw::c_char;",
            "use std::ptr::null;",
        ],
    ]
    named = {item.ctype for item in header.enumerations}
    for name in header.aliases:
        if name not in named:
            kind = f"pub type {name} = {SCALARS[header.aliases[name]]};"
            blocks.append([*comment(ALIAS_DOCS[name]), kind])
    blocks += [_enumeration(item) for item in header.enumerations]
    blocks += [_constants(header), _OS_FUNCTION]
    blocks += [_struct(item, text) for item in header.structs]
    blocks += [_initialiser(item, header) for item in text.initialisers]
    blocks.append(_functions(header, text))
    return "\n\n".join("\n".join(block) for block in blocks) + "\n"
