"""Renders the enumerations of lifecycle_policy.hpp."""

from __future__ import annotations

import re

from interface import Enumeration, Interface, Value
from words import WIDTH, plain, shown, slashed

#: Classes with another name than the C type. `namespace` is a keyword, `since` is unclear, and
#: `record`, `clock` and `audit` would be ambiguous.
NAMES = {
    "lcp_since_t": "since_event",
    "lcp_namespace_t": "termination_namespace",
    "lcp_record_t": "record_kind",
    "lcp_clock_t": "log_clock",
    "lcp_audit_t": "audit_kind",
}
# The keywords of C++ up to C++23 that an enumerator could collide with.
KEYWORDS = set(
    "and auto bool break case catch char class concept const continue default delete do double "
    "else enum explicit export extern false float for friend goto if inline int long mutable "
    "namespace new not operator or private protected public register requires return short "
    "signed sizeof static struct switch template this throw true try typedef union unsigned "
    "using virtual void volatile while xor".split()
)


def class_of(item: Enumeration) -> str:
    """Returns the class of an enumeration."""
    return NAMES.get(item.type) or plain(item.type)


def enumerator(item: Enumeration, value: Value) -> str:
    """Returns the C++ name of a value. A keyword gets an underscore."""
    bare = item.bare(value).lower()
    if not re.fullmatch(r"[a-z][a-z0-9_]*", bare):
        raise ValueError(f"{value.name} has no name in C++")
    return f"{bare}_" if bare in KEYWORDS else bare


def comment(text: str, indent: str = "") -> str:
    """Formats a comment as separate lines, to put before what it describes."""
    return "".join(f"{line}\n" for line in slashed(text, indent))


def _declaration(item: Enumeration) -> str:
    name = class_of(item)
    text = comment(item.doc or f"What {name} there are.")
    text += f"enum class {name} : std::{item.base} {{\n"
    for value in item.values:
        line = f"  {enumerator(item, value)} = {shown(item, value.value)},"
        after = f"{line}  ///< {value.doc}" if value.doc else line
        text += f"{after}\n" if len(after) <= WIDTH else f"{comment(value.doc, '  ')}{line}\n"
    return text + "};\n"


def render(interface: Interface) -> str:
    """Renders the enumerations, their kinds, and the constants for versions of the OS."""
    items = interface.enumerations
    table = "namespace detail {\n"
    table += "template <class Enum> inline constexpr enum_kind kind_of{};\n"
    (kinds,) = (item for item in items if not item.kind)
    names = {value.name: enumerator(kinds, value) for value in kinds.values}
    for item in items:
        if item.kind:
            kind = f"enum_kind kind_of<{class_of(item)}> = enum_kind::{names[item.kind]}"
            table += f"template <> inline constexpr {kind};\n"
    table += "\n"
    for constant in interface.constants:
        if constant.type == "lcp_os_version_t":
            name = constant.name.removeprefix("LCP_OS_").lower()
            table += f"inline constexpr std::uint32_t {name}_os = {constant.value:#x};\n"
    return "\n".join(map(_declaration, items)) + "\n" + table + "}  // namespace detail\n"
