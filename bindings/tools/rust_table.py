"""Renders the table for a test that compares the -sys crate with the C compiler."""

from __future__ import annotations

from interface import Interface
from rust_declarations import NOTICE, named


def _row(expression: str, value: str) -> str:
    return f'        ("{expression}", {value}),'


def render(interface: Interface) -> str:
    """Renders pairs of a C expression and its value in Rust, and the names of functions."""
    rows = [
        _row(value.name, f"{value.name} as i64")
        for item in interface.enumerations
        for value in item.values
    ]
    rows += [_row(item.name, f"{item.name} as i64") for item in interface.constants]
    for macro in interface.macros:
        call = f"{macro.name}({', '.join(str(9 - 2 * i) for i in range(len(macro.parameters)))})"
        rows.append(_row(call, f"{call} as i64"))
    for struct in interface.structs:
        rows.append(_row(f"sizeof({struct.name})", f"size_of::<{struct.name}>() as i64"))
        for field in struct.fields:
            ours = f"offset!({struct.name}, {named(field.name)})"
            rows.append(_row(f"offsetof({struct.name}, {field.name})", ours))
    for struct in interface.structs:
        for item in struct.initialisers:
            made = f"{item.name}(77)" if item.parameter else item.name
            for field in struct.fields:
                if interface.struct(field.type):
                    continue  # the initial value of a nested struct is not compared
                element = "[0]" if field.length else ""
                value = f"{made}.{named(field.name)}{element} as i64"
                rows.append(_row(f"(({struct.name}){made}).{field.name}{element}", value))
    functions = [_row(item.name, f"{item.name} as *const ()") for item in interface.functions]
    return "\n".join(
        [
            NOTICE,
            "",
            "use lifecycle_policy_sys::*;",
            "use std::mem::size_of;",
            "",
            "/// Integers: an expression of C, and its value here.",
            "pub fn numbers() -> Vec<(&'static str, i64)> {",
            "    vec![",
            *rows,
            "    ]",
            "}",
            "",
            "/// Functions, which the linker must find.",
            "pub fn functions() -> Vec<(&'static str, *const ())> {",
            "    vec![",
            *functions,
            "    ]",
            "}",
            "",
        ]
    )
