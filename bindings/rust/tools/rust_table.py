"""Renders the table by which a test compares the declarations with the C compiler's view."""

from __future__ import annotations

from header import Header
from header_text import HeaderText
from rust_declarations import NOTICE


def _row(expression: str, value: str) -> str:
    return f'    ("{expression}", {value}),'


def render_table(header: Header, text: HeaderText) -> str:
    """Renders pairs of a C expression and what Rust has for it."""
    rows = []
    for enumeration in header.enumerations:
        rows += [_row(member.name, f"{member.name} as i64") for member in enumeration.members]
    for name, value in sorted(header.constants.items()):
        if isinstance(value, int):
            rows.append(_row(name, f"{name} as i64"))
    rows.append(_row("LCP_OS(9, 3, 5)", "LCP_OS(9, 3, 5) as i64"))
    for struct in header.structs:
        rows.append(_row(f"sizeof({struct.name})", f"size_of::<{struct.name}>() as i64"))
        for part in struct.fields:
            place = f"{struct.name}, {part.name}"
            rows.append(_row(f"offsetof({place})", f"offset!({place})"))
    for item in text.initialisers:
        macro = f"{item.name}(77)" if item.argument else item.name
        fields = next(struct.fields for struct in header.structs if struct.name == item.struct)
        for part in fields:
            if part.ctype == "lcp_text" and not part.pointers:
                continue  # its two parts are compared by the sizes of the struct alone
            element = "[0]" if part.length else ""
            value = f"{macro}.{part.name}{element} as i64"
            rows.append(_row(f"(({item.struct}){macro}).{part.name}{element}", value))
    texts = [
        f'    ("{name}", {name}),'
        for name, value in header.constants.items()
        if isinstance(value, str)
    ]
    functions = [f'    ("{item.name}", {item.name} as *const ()),' for item in header.functions]
    return "\n".join(
        [
            NOTICE,
            "",
            "use lifecycle_policy_sys::*;",
            "use std::ffi::CStr;",
            "use std::mem::size_of;",
            "",
            "/// Integers: an expression of C, and its value here.",
            "pub fn numbers() -> Vec<(&'static str, i64)> {",
            "    vec![",
            *(f"    {row}" for row in rows),
            "    ]",
            "}",
            "",
            "/// Texts.",
            "pub const TEXTS: &[(&str, &CStr)] = &[",
            *texts,
            "];",
            "",
            "/// Functions, which the linker must find.",
            "pub fn functions() -> Vec<(&'static str, *const ())> {",
            "    vec![",
            *(f"    {row}" for row in functions),
            "    ]",
            "}",
            "",
        ]
    )
