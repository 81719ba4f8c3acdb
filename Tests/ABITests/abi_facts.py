"""The facts that the ABI lock holds, as plain JSON: sorted, one on a line.

A fact of the header is a function, a struct with its fields, an enumerator, a typedef or a macro;
a fact of the library is its soname, what it needs, and the newest C library that it asks for.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from abi_header import RULE_SET_MACROS, VERSION_MACROS, AbiError, Header, Macro, Struct, run

Facts = dict[str, Any]

# What any program has: the C library, and the loader that the machine's ABI names.
EVERYWHERE = re.compile(r"libc\.so\.\d+|libc\.musl-.*|ld-linux.*|ld64\.so\.\d+|ld-musl-.*")


def header_facts(header: Header) -> Facts:
    """What a header declares."""
    inputs, fixed = header.inputs(), header.fixed()
    return {
        "functions": {
            name: {
                "returns": function.returns,
                "parameters": [f"{p.type} {p.name}" for p in function.parameters],
            }
            for name, function in sorted(header.functions.items())
        },
        "structs": {
            name: _struct(struct, name in inputs, name not in fixed)
            for name, struct in sorted(header.structs.items())
        },
        "enums": {
            group: dict(sorted(values.items(), key=lambda item: (item[1], item[0])))
            for group, values in sorted(header.enums.items())
        },
        "typedefs": dict(sorted(header.typedefs.items())),
        "macros": {
            name: _macro(macro, header)
            for name, macro in sorted(header.macros.items())
            if name not in VERSION_MACROS and name != "LCP_ABI_VERSION"
        },
    }


def _struct(struct: Struct, is_input: bool, may_grow: bool) -> Facts:
    return {
        "size": struct.size,
        "align": struct.align,
        "input": is_input,
        "may_grow": may_grow,
        "fields": [
            {"offset": field.offset, "size": field.size, "name": field.name, "type": field.type}
            for field in struct.fields
        ],
    }


def _macro(macro: Macro, header: Header) -> Any:
    if macro.name in RULE_SET_MACROS:
        return "of the rule set"
    if macro.value is not None:
        return macro.value
    if macro.initialises is None:
        return macro.body if macro.parameters is None else f"({macro.parameters}) {macro.body}"
    if macro.initialises not in header.structs:
        raise AbiError(f"{macro.name} initialises {macro.initialises}, which is no struct")
    fields = header.structs[macro.initialises].fields
    if len(fields) != len(macro.values):
        raise AbiError(
            f"{macro.name} has {len(macro.values)} values, {macro.initialises} {len(fields)} fields"
        )
    return {
        "initialises": macro.initialises,
        "parameters": macro.parameters or "",
        "values": [f"{f.name} {value}" for f, value in zip(fields, macro.values)][1:],
    }


def library_facts(library: Path) -> Facts:
    """What a shared library asks of the system that loads it."""
    text = run(["objdump", "-f", "-p", str(library)])
    machine = re.search(r"file format (\S+)", text)
    soname = re.search(r"^ *SONAME +(\S+)", text, re.M)
    glibc = [tuple(map(int, n.split("."))) for n in re.findall(r"\bGLIBC_(\d[\d.]*)", text)]
    needed = re.findall(r"^ *NEEDED +(\S+)", text, re.M)
    if not machine or not soname:
        raise AbiError(f"{library} has no SONAME")
    return {
        "machine": machine[1],
        "soname": soname[1],
        "needed": sorted(name for name in needed if not EVERYWHERE.fullmatch(name)),
        "glibc": ".".join(map(str, max(glibc))) if glibc else "",
    }


def library_symbols(library: Path) -> set[str]:
    """The names that a shared library exports."""
    lines = run(["nm", "-D", "--defined-only", str(library)]).splitlines()
    return {line.split()[-1].partition("@")[0] for line in lines if line}


def mapped_symbols(exports: Path) -> set[str]:
    """The names in a linker's version script."""
    text = re.sub(r"/\*.*?\*/", "", exports.read_text(encoding="utf-8"), flags=re.S)
    return set(re.findall(r"^\s*(\w+);", text.partition("local:")[0], re.M))


def dump(value: Any) -> str:
    """JSON with one fact on a line: an object in a list is one."""
    return _dump(value, "") + "\n"


def _dump(value: Any, indent: str) -> str:
    inner = indent + "  "
    if isinstance(value, dict) and value:
        lines = [f"{inner}{json.dumps(key)}: {_dump(item, inner)}" for key, item in value.items()]
        return "{\n" + ",\n".join(lines) + f"\n{indent}}}"
    if isinstance(value, list) and value:
        return "[\n" + ",\n".join(inner + json.dumps(item) for item in value) + f"\n{indent}]"
    return json.dumps(value)
