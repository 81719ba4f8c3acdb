#!/usr/bin/env python3
"""Writes bindings.py and enums.py of _native from lifecycle_policy.h.

    python3 tools/generate_bindings.py            write both files
    python3 tools/generate_bindings.py --check    exit 1, with a diff, where they are stale
"""

from __future__ import annotations

import argparse
import difflib
import json
import keyword
import re
import sys
import textwrap
from pathlib import Path

from header import Declarator, Enumeration, Header, read_header

HERE = Path(__file__).resolve().parent
HEADER = HERE.parents[2] / "include" / "lifecycle_policy.h"
PACKAGE = HERE.parent / "src" / "lifecycle_policy" / "_native"
NOTICE = "# Generated from lifecycle_policy.h by tools/generate_bindings.py: do not edit.\n"

# C type: (Python class, prefix of the values, name of the kind in LCP_ENUM_*).
CLASSES = {
    "lcp_state_t": ("AppState", "LCP_STATE_", "STATE"),
    "lcp_scene_state_t": ("SceneState", "LCP_SCENE_STATE_", "SCENE_STATE"),
    "lcp_axis_t": ("Axis", "LCP_AXIS_", "AXIS"),
    "lcp_lifecycle_t": ("Lifecycle", "LCP_LIFECYCLE_", "LIFECYCLE"),
    "lcp_cause_t": ("Cause", "LCP_CAUSE_", "CAUSE"),
    "lcp_termination_t": ("Termination", "LCP_TERMINATION_", "TERMINATION"),
    "lcp_trigger_t": ("Trigger", "LCP_TRIGGER_", "TRIGGER"),
    "lcp_interruption_t": ("Interruption", "LCP_INTERRUPTION_", "INTERRUPTION"),
    "lcp_callback_t": ("Callback", "LCP_CALLBACK_", "CALLBACK"),
    "lcp_modes_t": ("BackgroundMode", "LCP_MODE_", "MODE"),
    "lcp_activity_t": ("Activity", "LCP_ACTIVITY_", "ACTIVITY"),
    "lcp_allowance_t": ("Allowance", "LCP_ALLOWANCE_", "ALLOWANCE"),
    "lcp_expiry_t": ("Expiry", "LCP_EXPIRY_", "EXPIRY"),
    "lcp_verdict_t": ("Verdict", "LCP_VERDICT_", "VERDICT"),
    "lcp_guarantee_t": ("Guarantee", "LCP_GUARANTEE_", "GUARANTEE"),
    "lcp_evidence_t": ("Evidence", "LCP_EVIDENCE_", "EVIDENCE"),
    "lcp_profile_t": ("EvidenceProfile", "LCP_PROFILE_", "PROFILE"),
    "lcp_fact_t": ("Fact", "LCP_FACT_", "FACT"),
    "lcp_idiom_t": ("Idiom", "LCP_IDIOM_", "IDIOM"),
    "lcp_authorization_t": ("LocationAuthorization", "LCP_AUTHORIZATION_", "AUTHORIZATION"),
    "lcp_reason_t": ("Reason", "LCP_REASON_", "REASON"),
    "lcp_condition_t": ("Condition", "LCP_CONDITION_", "CONDITION"),
    "lcp_standing_t": ("Standing", "LCP_STANDING_", "STANDING"),
    "lcp_since_events_t": ("Since", "LCP_SINCE_", "SINCE"),
    "lcp_family_t": ("Family", "LCP_FAMILY_", "FAMILY"),
    "lcp_conflict_t": ("Conflict", "LCP_CONFLICT_", "CONFLICT"),
    "lcp_code_t": ("TerminationCode", "LCP_CODE_", "CODE"),
    "lcp_info_kind_t": ("InfoKind", "LCP_INFO_", "INFO"),
    "lcp_notice_kind_t": ("NoticeKind", "LCP_NOTICE_", "NOTICE"),
    "lcp_notification_t": ("Notification", "LCP_NOTIFICATION_", "NOTIFICATION"),
    "lcp_price_t": ("Price", "LCP_PRICE_", "PRICE"),
    "lcp_event_t": ("Event", "LCP_EVENT_", "EVENT"),
    "lcp_manner_t": ("Manner", "LCP_MANNER_", "MANNER"),
    "lcp_quota_t": ("Quota", "LCP_QUOTA_", "QUOTA"),
    "lcp_unit_t": ("Unit", "LCP_UNIT_", "UNIT"),
    "lcp_severity_t": ("Severity", "LCP_SEVERITY_", "SEVERITY"),
    "lcp_namespace_t": ("TerminationNamespace", "LCP_NAMESPACE_", "NAMESPACE"),
    "lcp_role_t": ("Role", "LCP_ROLE_", "ROLE"),
    "lcp_field_t": ("Field", "LCP_FIELD_", "FIELD"),
    "lcp_status_t": ("Status", "LCP_ERROR_", "STATUS"),
    "lcp_enum_kind_t": ("EnumKind", "LCP_ENUM_", None),
}
FLAGS = ("lcp_modes_t", "lcp_since_events_t")
CTYPES = {"int32_t": "c_int32", "uint32_t": "c_uint32", "int64_t": "c_int64"}
CTYPES |= {"uint64_t": "c_uint64", "size_t": "c_size_t"}


def member_name(name: str, prefix: str) -> str:
    """Gives the Python name of a value: without its prefix."""
    bare = "OK" if name == "LCP_OK" else name.removeprefix(prefix)
    if bare == name or not bare.isidentifier() or keyword.iskeyword(bare):
        raise ValueError(f"{name} does not begin with {prefix}, or is no name in Python")
    return bare


def _docstring(text: str, indent: str) -> str:
    """Gives a comment as a docstring, broken at the line length."""
    text = text.replace("\\", "\\\\")
    if re.match(r"[a-z]+(-[a-z]+)*[ ,;:]", text):
        text = text[0].upper() + text[1:]
    if text and text[-1] not in ".)":
        text += "."
    single = f'{indent}"""{text}"""'
    if len(single) <= 100:
        return single
    first, *rest = textwrap.wrap(text, 100 - len(indent) - 3)
    lines = [f'{indent}"""{first}', *(indent + line for line in rest), f'{indent}"""']
    return "\n".join(lines)


def _enum_class(enumeration: Enumeration) -> str:
    name, prefix, _ = CLASSES[enumeration.ctype]
    flags = enumeration.ctype in FLAGS
    wide = flags or enumeration.ctype == "lcp_code_t"
    lines = [f"class {name}({'LabelledFlag' if flags else 'LabelledEnum'}):"]
    lines += [_docstring(enumeration.doc or name, "    "), ""]
    for member in enumeration.members:
        value = f"{member.value:#x}" if wide else str(member.value)
        lines.append(f"    {member_name(member.name, prefix)} = {value}")
        if member.doc:
            lines.append(_docstring(member.doc, "    "))
    return "\n".join(lines)


def render_enums(header: Header) -> str:
    """Renders enums.py."""
    unknown = {item.ctype for item in header.enumerations} ^ set(CLASSES)
    if unknown:
        raise ValueError(f"no class for {', '.join(sorted(unknown))}: add it to CLASSES")
    blocks = [_enum_class(item) for item in header.enumerations]
    exported = "".join(f'    "{CLASSES[item.ctype][0]}",\n' for item in header.enumerations)
    kinds = "".join(
        f"    {CLASSES[item.ctype][0]}: EnumKind.{CLASSES[item.ctype][2]},\n"
        for item in header.enumerations
        if CLASSES[item.ctype][2]
    )
    return (
        NOTICE
        + '"""The enumerations of lifecycle_policy.h."""\n\n'
        + "from __future__ import annotations\n\n"
        + "from .labels import LabelledEnum, LabelledFlag\n\n"
        + f"__all__ = [\n{exported}]\n\n\n"
        + "\n\n\n".join(blocks)
        + "\n\n\n#: The kind by which lcp_enum_name and lcp_enum_parse know each class.\n"
        + "KINDS: dict[type[LabelledEnum] | type[LabelledFlag], EnumKind] = {\n"
        + f"{kinds}}}\n"
    )


def _python_type(item: Declarator, header: Header) -> str:
    if item.ctype == "char" and item.pointers == 1:
        return "ctypes.c_char_p"
    if item.ctype == "void" and item.pointers == 0:
        return "None"
    base = header.aliases.get(item.ctype, item.ctype)
    if base in CTYPES:
        text = f"ctypes.{CTYPES[base]}"
    elif any(struct.name == base for struct in header.structs):
        text = base
    else:
        raise ValueError(f"no ctypes type for {item.ctype}")
    for _ in range(item.pointers):
        text = f"ctypes.POINTER({text})"
    return f"{text} * {item.length}" if item.length else text


def render_bindings(header: Header) -> str:
    """Renders bindings.py."""
    constants = "".join(
        f"{name} = {json.dumps(value)}\n" for name, value in header.constants.items()
    )
    parts = []
    for struct in header.structs:
        fields = "".join(
            f'        ("{item.name}", {_python_type(item, header)}),\n' for item in struct.fields
        )
        parts.append(
            f'class {struct.name}(ctypes.Structure):\n    """struct {struct.name}"""\n\n'
            f"    _fields_ = [\n{fields}    ]\n"
        )
    rows = ""
    for function in header.functions:
        arguments = "".join(
            f"            {_python_type(item, header)},\n" for item in function.parameters
        )
        arguments = f"(\n{arguments}        )" if arguments else "()"
        result = _python_type(function.result, header)
        items = f'"{function.name}"', result, arguments
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


def main() -> int:
    """Writes or checks both files."""
    parser = argparse.ArgumentParser(description="Generate the Python layer from the C header.")
    parser.add_argument("--check", action="store_true", help="change nothing; exit 1 where stale")
    options = parser.parse_args()
    header = read_header(HEADER)
    stale = False
    files = {"enums.py": render_enums(header), "bindings.py": render_bindings(header)}
    for name, text in files.items():
        path = PACKAGE / name
        present = path.read_text(encoding="utf-8") if path.exists() else ""
        if present == text:
            continue
        stale = True
        if options.check:
            old, new = present.splitlines(True), text.splitlines(True)
            sys.stdout.writelines(difflib.unified_diff(old, new, str(path), "from the header"))
        else:
            path.write_text(text, encoding="utf-8")
            print(f"wrote {path}")
    if stale and options.check:
        print("stale: run python3 tools/generate_bindings.py", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
