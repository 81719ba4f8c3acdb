"""Renders the structs of the safe crate: queries, answers, the items of lists,
and the facts that the host gives."""

from __future__ import annotations

from dataclasses import replace

from interface import Interface, Struct
from records import UNBOUNDED, Part, Speech, doc_of, part_doc, parts_of, question_of
from rust_declarations import NOTICE, SCALARS
from rust_values import CLASSES
from words import camel, class_name, plain, rust_comment

# Placeholders for rustdoc's brackets while a comment is escaped.
OPEN, CLOSE = "\x01", "\x02"


def _link(target: str) -> str:
    return f"{OPEN}`{target}`{CLOSE}"


NAMES = {
    "allowed_causes of 0": "empty `allowed_causes`",
    ", see below": f", see {_link('PathAnswer')}",
    "`notification` is 0": "`notification` is `None`",
    "fact left at 0": "fact that is `None`",
    "lcp_app_apply_info": _link("App::apply_info"),
    "lcp_query_transition": _link("Policy::transition"),
    "lcp_query_deadline": _link("Policy::deadline"),
    "lcp_query_relaunch": _link("Policy::relaunch"),
    "the flag LCP_ANSWER_SHARED": "`shared`",
    "No struct at all (NULL) means the ordinary device: LCP_ORDINARY_DEVICE_INIT":
        f"A context without facts means the ordinary device: {_link('DeviceFacts::ordinary')}",
    "LCP_RULE_NONE": "`None`",
    "LCP_NS_UNLIMITED": _link("Span::Unlimited"),
}  # fmt: skip


def _class(part: Part) -> str:
    assert part.of
    return CLASSES.get(part.of.type) or class_name(part.of)


SPEECH = Speech(
    "`None`",
    "`None`",
    lambda item, value: _link(
        f"{CLASSES.get(item.type) or class_name(item)}::{camel(item.bare(value))}"
    ),
    NAMES,
)

#: Parts with another name than in C.
RENAMED = {"allowance": "allowance_span"}
#: Constructors that are not named `new`, because they omit something that `new` or `ordinary` sets.
CONSTRUCTORS = {
    "lcp_transition_query": "without_target",
    "lcp_relaunch_query": "on",
    "lcp_device_facts": "unknown",
}
#: Fields without a counterpart in Rust: the parts of a message, and the length of a list.
LEFT_OUT = {
    "lcp_step": "callback fallback notification",
    "lcp_next_answer": "count",
    "lcp_path_answer": "count",
    "lcp_duties_answer": "count",
    "lcp_manifest_answer": "count",
}
#: Fields that do not follow from one field of C: messages, lists and flags. A row has the field's
#: name, its type, the expression that reads it, and its comment.
MORE = {
    "lcp_step": [("message", "Message", "message(raw)?", "The callback or notification.")],
    "lcp_next_answer": [
        ("edges", "Vec<Edge>", "policy.edges(query)?",
         "Every cause that may follow and where it leads, in the order of the rule book."),
    ],
    "lcp_path_answer": [
        ("steps", "Vec<PathStep>", "policy.path_steps(query)?", "The steps in order."),
    ],
    "lcp_duties_answer": [
        ("duties", "Vec<Duty>", "policy.duty_list(query)?",
         "The duties, in the order of the rule book."),
    ],
    "lcp_manifest_answer": [
        ("findings", "Vec<Finding>", "policy.findings()?",
         "The findings, in the order of the rule book."),
    ],
    "lcp_deadline_answer": [
        ("extendable", "Option<bool>", "extendable(raw.flags)",
         "True if the app can ask for more time; `None`: no source says."),
        ("shared", "bool", "raw.flags & sys::LCP_ANSWER_SHARED != 0",
         "True if all uses of the allowance share one clock."),
    ],
}  # fmt: skip
#: Private fields, which only the module of the struct uses.
HIDDEN = {
    "lcp_device_effect": "text: Text<sys::lcp_device_effect> = Text(*raw)",
    "lcp_audit_finding": "text: Text<sys::lcp_audit_finding> = Text(*raw)",
}
#: Examples that follow the comments on structs.
EXAMPLES = {
    "lcp_app": """\
use lifecycle_policy::{App, BackgroundMode, LocationAuthorization};

let app = App::new()
    .background_modes([BackgroundMode::Location, BackgroundMode::Fetch])
    .location_authorization(LocationAuthorization::Always)
    .scenes(true);
assert_eq!(app.scenes, Some(true));
""",
    "lcp_device_facts": """\
use lifecycle_policy::DeviceFacts;

let locked = DeviceFacts::ordinary().passcode(true).first_unlock_done(false);
let nothing_but_a_passcode = DeviceFacts::unknown().passcode(true);
assert_eq!(nothing_but_a_passcode.cellular, None);
""",
    "lcp_device_event": """\
use lifecycle_policy::{DeviceEvent, Occurrence, Trigger};

let push = DeviceEvent::new(Occurrence::Trigger).app(1_u32).trigger(Trigger::SilentPush);
""",
}


def _comment(text: str, indent: str = "", example: str = "") -> list[str]:
    lines = rust_comment(text, indent)
    if example:
        lines += [f"{indent}///", f"{indent}/// ```"]
        lines += [f"{indent}/// {line}".rstrip() for line in example.splitlines()]
        lines.append(f"{indent}/// ```")
    return [line.replace(OPEN, "[").replace(CLOSE, "]") for line in lines]


def _name(part: Part) -> str:
    return "disputed" if part.kind == "flags" else part.name


def _type(part: Part) -> str:
    if part.kind in ("yes", "flags"):
        return "bool"
    if part.kind == "fact":
        return "Option<bool>"
    if part.kind == "set":
        return f"Set<{_class(part)}>"
    if part.kind == "duration" and not part.is_optional:
        return "Span" if part.c in UNBOUNDED else "Duration"
    types = {"version": "OsVersion", "rule": "RuleIndex", "duration": "Span", "count": "u64"}
    if part.kind == "number":
        type_ = SCALARS[part.field.type]
    else:
        type_ = types.get(part.kind) or _class(part)
    return f"Option<{type_}>" if part.is_optional else type_


def _doc(interface: Interface, part: Part, indent: str) -> list[str]:
    if part.kind == "flags":
        return _comment("True if another source disagrees.", indent)
    doc = part_doc(interface, SPEECH, part)
    # Every public field needs a comment, but the header may have none.
    return _comment(doc or f"The {part.name.replace('_', ' ')}.", indent)


def record(interface: Interface, struct: Struct) -> str:
    """Renders a struct that the host fills."""
    parts = parts_of(interface, struct)
    needed = [part for part in parts if _is_needed(struct, part)]
    taken = [part for part in parts if part not in needed]
    init = next(item for item in struct.initialisers if "ORDINARY" not in item.name)
    by = CONSTRUCTORS.get(struct.name, "new")
    zero = "(0)" if init.parameter else ""
    lines = ["record! {"]
    lines += _comment(doc_of(interface, SPEECH, struct), "    ", EXAMPLES.get(struct.name, ""))
    lines += ["    #[derive(Default)]"] if not needed and by == "new" else []
    name = camel(plain(struct.name))
    lines.append(f"    pub struct {name} by {by}: {struct.name} = {init.name}{zero}")
    for word, several in (("needs", needed), ("takes", taken)):
        if not several and struct.name.endswith("_query"):
            lines.append(f"    {word} {{}}")
        elif several:
            lines.append(f"    {word} {{")
            for part in several:
                lines += _doc(interface, part, "        ")
                lines.append(f"        {_name(part)}: {_type(part)},")
            lines.append("    }")
    return "\n".join([*lines, "}"])


def _is_needed(struct: Struct, part: Part) -> bool:
    if struct.name == "lcp_app_habits":
        return part.c == "app"
    is_question = struct.name.endswith(("_query", "_event"))
    return is_question and not part.is_optional and part.kind in ("value", "number") and not (
        struct.name == "lcp_device_event" and part.kind == "number"
    )  # fmt: skip


def _read(part: Part, type_: str) -> str:
    raw = f"raw.{part.c}"
    if part.kind == "flags":
        return f"{raw} & sys::LCP_ANSWER_DISPUTED != 0"
    if part.kind == "yes":
        return f"is_yes({raw})?"
    if part.kind == "count":
        return f"count({raw})?"
    if part.kind == "version" and not part.is_optional:
        return f"OsVersion::try_from({raw})?"
    if part.kind == "duration" and not part.is_optional:
        return f"due({raw})" if type_ == "Span" else f"moment({raw})"
    return raw if part.kind == "number" and not part.is_optional else f"decode({raw})?"


def _whole(part: Part) -> Part:
    """Makes a signed number a plain number, not an Option: 0 already means that there is no
    number."""
    has_sign = part.kind == "number" and part.field.type in ("int32_t", "int64_t")
    return replace(part, is_optional=False) if has_sign else part


def reading(interface: Interface, struct: Struct) -> str:
    """Renders an answer, or another struct that the library fills."""
    fields = {field.name for field in struct.fields}
    is_answer = {"newest_verdict", "requires_mask"} <= fields
    head = f"    pub struct {camel(plain(struct.name))}: {struct.name} as |raw"
    lines = ["answer! {" if is_answer else "element! {"]
    lines += _comment(doc_of(interface, SPEECH, struct), "    ")
    more = MORE.get(struct.name, [])
    if is_answer:
        is_copy = not any(type_.startswith("Vec") for _, type_, _, _ in more)
        lines += ["    #[derive(Copy)]"] if is_copy else []
    if is_answer and struct.name.endswith("_answer"):
        query = f"{plain(struct.name).removesuffix('_answer')}_query"
        of = camel(query) if interface.struct(f"lcp_{query}") else "()"
        lines.append(f"{head}, policy, query: {of}| {{")
    else:
        lines.append(f"{head}| () {{" if is_answer else f"{head}| {{")
    for part in map(_whole, parts_of(interface, struct)):
        if part.c in LEFT_OUT.get(struct.name, "").split():
            continue
        type_ = _type(part)
        name = RENAMED.get(part.name, part.name) if part.kind == "duration" else _name(part)
        lines += _doc(interface, part, "        ")
        lines.append(f"        {name}: {type_} = {_read(part, type_)},")
    for name, type_, read, doc in more:
        lines += [*_comment(doc, "        "), f"        {name}: {type_} = {read},"]
    lines.append("    }")
    lines += [f"    with {HIDDEN[struct.name]}"] if struct.name in HIDDEN else []
    return "\n".join([*lines, "}"])


def question(interface: Interface, struct: Struct) -> str:
    """Renders the macro call that connects a query with its answer and its function."""
    name = question_of(interface, struct)
    answer = f"lcp_{name}_answer"
    return (
        f"question! {{\n    {camel(name)}Query => {camel(name)}Answer:\n"
        f"    {struct.name}, {answer} = {answer.upper()}_INIT,\n"
        f"    lcp_query_{name}, LCP_QUESTION_{name.upper()}\n}}"
    )


#: The structs that the library fills, except answers.
ELEMENTS = tuple(
    f"lcp_{name}"
    for name in (
        "step", "edge", "path_step", "duty", "finding", "explanation", "rule_step",
        "device_outcome", "device_effect", "device_status", "app_status",
        "audit_finding", "audit_step", "audit_end", "day_act",
    )
)  # fmt: skip
#: The structs that the host fills, except queries.
RECORDS = ("lcp_app", "lcp_device_facts", "lcp_device_event", "lcp_app_habits")

HEAD = """\
//! The structs of the crate whose fields follow from those of the library.

use crate::cross::{decode, record};
use crate::device::{due, is_yes, moment};
use crate::questions::lists::message;
use crate::questions::{answer, count, element, extendable, question};
use crate::text::Text;
use crate::*;
use lifecycle_policy_sys as sys;
use std::time::Duration;"""


def render(interface: Interface) -> str:
    blocks = [f"{NOTICE}\n\n{HEAD}"]
    for struct in interface.structs:
        if struct.name.endswith("_query"):
            blocks += [record(interface, struct), question(interface, struct)]
        elif struct.name in RECORDS:
            blocks.append(record(interface, struct))
        elif struct.name in ELEMENTS or struct.name.endswith("_answer"):
            blocks.append(reading(interface, struct))
    return "\n\n".join(blocks) + "\n"
