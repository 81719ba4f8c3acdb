"""Renders the enumerations of the safe crate."""

from __future__ import annotations

from interface import Enumeration, Interface
from rust_declarations import NOTICE, SCALARS
from words import camel, class_name, rust_comment, rust_sentence, shown

#: Enumerations that the crate lacks. Option<bool> replaces the facts, InfoValue the kinds of
#: Info.plist values, and two constructors the forms of a policy. Types replace the kinds of
#: enumerations and the questions.
OTHERWISE = {"lcp_fact_t", "lcp_info_kind_t", "lcp_form_t", "lcp_enum_kind_t", "lcp_question_t"}
#: Enumerations that have another name in the crate.
CLASSES = {"lcp_state_t": "State", "lcp_mode_t": "BackgroundMode"}
#: The status that is not an error.
LEFT_OUT = {"LCP_OK"}
#: Comments that differ from those in C.
DOCS = {
    "lcp_status_t": "Why a question could not be asked.",
    "lcp_mode_t": "A `UIBackgroundModes` value.",
}


def _enumeration(item: Enumeration) -> str:
    name = CLASSES.get(item.type) or class_name(item)
    lines = ["values! {", *rust_comment(DOCS.get(item.type, item.doc), "    ")]
    lines.append(f"    pub enum {name}: {SCALARS[item.base]} = {item.kind} {{")
    for value in item.values:
        if value.name not in LEFT_OUT:
            lines += rust_sentence(value.doc or f"`{value.label}`", "        ")
            lines.append(f"        {camel(item.bare(value))} = {shown(item, value.value)},")
    return "\n".join([*lines, "    }", "}"])


def render(interface: Interface) -> str:
    items = [item for item in interface.enumerations if item.type not in OTHERWISE]
    blocks = [NOTICE, "use crate::values::values;", *map(_enumeration, items)]
    return "\n\n".join(blocks) + "\n"
