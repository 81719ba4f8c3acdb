#!/usr/bin/env python3
"""Writes the enumerations of lifecycle_policy.hpp from lifecycle_policy.h.

    cpp_enums.py            write the part of the header between its two marks
    cpp_enums.py --check    change nothing; exit 1, with a diff, where it is stale
"""

from __future__ import annotations

import difflib
import re
import sys
import textwrap
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "bindings" / "python" / "tools"))

from header import Enumeration, Header, read_header  # noqa: E402

HEADER = ROOT / "include" / "lifecycle_policy.h"
TARGET = ROOT / "include" / "lifecycle_policy.hpp"
BEGIN = "// ---- generated from lifecycle_policy.h by Tests/ABITests/cpp_enums.py: do not edit\n"
END = "// ---- end of the generated part\n"
WIDTH = 100

# Of most enumerations the class is the C type without lcp_ and _t, and the kind its upper case.
NAMES = {
    "lcp_modes_t": ("mode", "MODE"),
    "lcp_since_events_t": ("since_event", "SINCE"),
    "lcp_namespace_t": ("termination_namespace", "NAMESPACE"),
    "lcp_info_kind_t": ("info_kind", "INFO"),
    "lcp_notice_kind_t": ("notice_kind", "NOTICE"),
    "lcp_enum_kind_t": ("enum_kind", None),
}
FLAGS = ("lcp_modes_t", "lcp_since_events_t")

# What C++ to C++23 keeps for itself, as far as an enumerator may come upon it.
KEYWORDS = set(
    "and auto bool break case catch char class concept const continue default delete do double "
    "else enum explicit export extern false float for friend goto if inline int long mutable "
    "namespace new not operator or private protected public register requires return short "
    "signed sizeof static struct switch template this throw true try typedef union unsigned "
    "using virtual void volatile while xor".split()
)


def names(enumeration: Enumeration, kinds: set[str]) -> tuple[str, str | None, str]:
    """Gives the class, the kind (None: it has none) and the prefix of the values in C."""
    plain = enumeration.ctype.removeprefix("lcp_").removesuffix("_t")
    name, kind = NAMES.get(enumeration.ctype, (plain, plain.upper()))
    if kind is not None and kind not in kinds:
        raise ValueError(f"{enumeration.ctype}: no LCP_ENUM_{kind}: add it to NAMES")
    prefix = "ERROR" if kind == "STATUS" else kind or "ENUM"
    return name, kind, f"LCP_{prefix}_"


def enumerator(name: str, prefix: str) -> str:
    """Gives the C++ name of a value; a keyword gets an underscore."""
    bare = "ok" if name == "LCP_OK" else name.removeprefix(prefix).lower()
    if not re.fullmatch(r"[a-z][a-z0-9_]*", bare):
        raise ValueError(f"{name} does not begin with {prefix}")
    return f"{bare}_" if bare in KEYWORDS else bare


def comment(text: str, indent: str) -> str:
    """Gives a comment of whole lines, before what it is about."""
    lines = textwrap.wrap(text, WIDTH - len(indent) - 4)
    return "".join(f"{indent}/// {line}\n" for line in lines)


def declaration(enumeration: Enumeration, kinds: set[str]) -> str:
    """Gives one enum class."""
    name, _, prefix = names(enumeration, kinds)
    wide = enumeration.ctype in FLAGS or enumeration.ctype == "lcp_code_t"
    text = comment(enumeration.doc or f"What {name} there are.", "")
    text += f"enum class {name} : std::{enumeration.base} {{\n"
    for member in enumeration.members:
        value = f"{member.value:#x}" if wide else str(member.value)
        line = f"  {enumerator(member.name, prefix)} = {value},"
        after = f"{line}  ///< {member.doc}" if member.doc else line
        text += f"{after}\n" if len(after) <= WIDTH else f"{comment(member.doc, '  ')}{line}\n"
    return text + "};\n"


def render(header: Header) -> str:
    """Gives the whole part between the marks."""
    (every,) = (item for item in header.enumerations if item.ctype == "lcp_enum_kind_t")
    kinds = {member.name.removeprefix("LCP_ENUM_") for member in every.members}
    used = {names(item, kinds)[1] for item in header.enumerations} - {None}
    if used != kinds:
        raise ValueError(f"kinds without an enumeration: {sorted(kinds - used)}")
    parts = [declaration(item, kinds) for item in header.enumerations]
    table = "namespace detail {\n"
    table += "template <class Enum> inline constexpr enum_kind kind_of{};\n"
    for item in header.enumerations:
        name, kind, _ = names(item, kinds)
        if kind is not None:
            value = enumerator(f"LCP_ENUM_{kind}", "LCP_ENUM_")
            item_kind = f"enum_kind kind_of<{name}> = enum_kind::{value}"
            table += f"template <> inline constexpr {item_kind};\n"
    table += "\ntemplate <class Enum> inline constexpr bool is_flags = false;\n"
    for ctype in FLAGS:
        table += f"template <> inline constexpr bool is_flags<{NAMES[ctype][0]}> = true;\n"
    table += "\ntemplate <class Enum> inline constexpr bool fits_set = true;\n"
    for item in header.enumerations:
        if item.ctype not in FLAGS and max(member.value for member in item.members) > 64:
            name = names(item, kinds)[0]
            table += f"template <> inline constexpr bool fits_set<{name}> = false;\n"
    table += "\n"
    for end in ("oldest", "newest"):
        value = header.constants[f"LCP_OS_{end.upper()}"]
        table += f"inline constexpr std::uint32_t {end}_os = {value:#x};\n"
    return "\n".join(parts) + "\n" + table + "}  // namespace detail\n"


def main() -> int:
    """Writes or checks the header."""
    if sys.argv[1:] not in ([], ["--check"]):
        print(__doc__, file=sys.stderr)
        return 2
    present = TARGET.read_text(encoding="utf-8")
    if present.count(BEGIN) != 1 or present.count(END) != 1:
        raise ValueError(f"{TARGET.name} has not one pair of marks")
    before, rest = present.split(BEGIN)
    after = rest.split(END)[1]
    text = f"{before}{BEGIN}\n{render(read_header(HEADER))}\n{END}{after}"
    if text == present:
        return 0
    if sys.argv[1:]:
        diff = difflib.unified_diff(
            present.splitlines(True), text.splitlines(True), TARGET.name, "from the C header"
        )
        sys.stdout.writelines(diff)
        print("stale: run Tests/ABITests/cpp_enums.py", file=sys.stderr)
        return 1
    TARGET.write_text(text, encoding="utf-8")
    print(f"wrote {TARGET.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
