"""Renders generated.js and generated.d.ts of the JavaScript package: the enumerations, and for each
struct a function that packs or reads it at constant offsets, with their types. Also renders
fields.js: the fields of queries, of the app and of the device. The command makes its options from
fields.js.

The names of fields are Python's names in camel case, without a final underscore. RENAMED has the
exceptions.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Iterator
from dataclasses import replace

import python_records
from interface import Enumeration, Interface, Question, Struct, Value
from python_layer import DOCS, class_of
from records import UNBOUNDED, Part, Speech, doc_of, part_doc, parts_of, shared_parts
from words import WIDTH, camel, plain, sentence, wrapped

NOTICE = "// Generated from include/abi.json by bindings/tools/generate.py: do not edit.\n"

#: Keys that differ from the name in Python, or that have no counterpart in Python.
RENAMED = {
    ("lcp_device_options", "profile"): "evidence",
    ("lcp_install", "reply_after_ns"): "returnsAfter",
    ("lcp_install", "complete_after_ns"): "completesAfter",
    ("lcp_install", "stay_for_ns"): "staysFor",
    ("lcp_install", "missing_callbacks_mask"): "missing",
    ("lcp_install", "footprint_bytes"): "footprint",
    ("lcp_rule", "unless_mask"): "whenNot",
    ("lcp_duty", "rule"): "id",
    ("lcp_termination_query", "reason_namespace"): "namespace",
}
#: The structs that the host fills, except queries, with their types in JavaScript.
PACKED = {
    "lcp_app": "App",
    "lcp_device_facts": "DeviceFacts",
    "lcp_limit": "Limit",
    "lcp_device_options": "DeviceOptions",
    "lcp_install": "Install",
    "lcp_device_event": "DeviceEvent",
    "lcp_text_options": "TextOptions",
    "lcp_auditor_options": "AuditorOptions",
    "lcp_habits": "PhoneHabits",
    "lcp_app_habits": "AppHabits",
}
#: The structs that the library fills, except answers, with their types in JavaScript.
READ = {
    "lcp_step": "SequenceStep",
    "lcp_edge": "NextTransition",
    "lcp_path_step": "PathStep",
    "lcp_duty": "Duty",
    "lcp_finding": "ManifestFinding",
    "lcp_explanation": "Explanation",
    "lcp_rule": "RuleFields",
    "lcp_rule_step": "RuleStep",
    "lcp_citation": "Citation",
    "lcp_app": "AppFields",
    "lcp_device_outcome": "DeviceOutcome",
    "lcp_device_effect": "DeviceEffect",
    "lcp_device_status": "DeviceStatus",
    "lcp_app_status": "AppStatus",
    "lcp_audit_finding": "AuditFinding",
    "lcp_audit_step": "AuditStep",
    "lcp_audit_end": "AuditEnd",
    "lcp_day_act": "DayAct",
}
#: Questions about one value: the argument is that value.
ABOUT = python_records.ABOUT
#: Fields that code written by hand packs, because they are set from more than one key or by
#: position.
BY_HAND = {
    ("lcp_device_options", "os"),
    ("lcp_device_event", "kind"),
    ("lcp_device_event", "app"),
    ("lcp_device_event", "amount"),
    ("lcp_auditor_options", "flags"),
    ("lcp_habits", "count"),
    ("lcp_app_habits", "app"),
}
#: The type of a record's code. Code written by hand reads the code of a record, because the type
#: depends on the kind of the record.
CODE_OF_RECORD = (
    "Activity | Callback | Cause | Notification | Occurrence | State | Termination | number"
)
_FACTS = ("facts?", "DeviceFacts | null", "Facts that differ from those of the ordinary device.")
_LIMITS = ("limits?", "readonly Limit[] | null", "The host's own figures.")
_SEQUENCE = [
    ("readonly sequence", "readonly SequenceStep[]", "Callbacks and notifications in order."),
    ("readonly callbacks", "readonly SequenceStep[]", "Only the callbacks of the sequence."),
]
#: Members of types that code written by hand packs or reads: the key, its type and its comment.
BESIDE = {
    "lcp_device_options": [_FACTS],
    "lcp_install": [_LIMITS],
    "lcp_device_event": [
        ("bytesWanted?", "number | null", "The memory that is wanted, in bytes."),
        ("delay?", "number | null", "A delay or an interval, in seconds."),
    ],
    "lcp_auditor_options": [
        ("ends?", "boolean", "True if the log shows every end of a process."),
        ("processes?", "boolean", "True if the log shows in which process each record was made."),
        ("app?", "App | null", "The app; without it, an app that declares nothing."),
        _FACTS,
        ("evidence?", "EvidenceProfile | null", ""),
        _LIMITS,
    ],
    "lcp_path_step": _SEQUENCE,
    "lcp_audit_finding": [
        ("readonly text", "string",
         "A line that says what is wrong, and a line for each detail."),
    ],
    "lcp_device_effect": [
        ("readonly text", "string", "A line of text: when, which app, what, by which rule."),
    ],
}  # fmt: skip
#: The field that has the parts of a text as bits.
PARTS_OF_TEXT = ("lcp_text_options", "parts")
#: Fields of answers and of elements of lists that do not follow from one field of C: the key, its
#: type, the expression that reads it, and its comment. In expressions, `v` is the memory, and `at`
#: is the address of the struct.
MORE = {
    "lcp_deadline_answer": [
        ("extendable", "boolean | null", "(flags & 6) === 0 ? null : (flags & 2) !== 0",
         "True if the app can ask for more time; null: no source says."),
        ("shared", "boolean", "(flags & 8) !== 0",
         "True if all uses of the allowance share one clock."),
    ],
    "lcp_mode_answer": [
        ("wakes", "readonly Trigger[]", "ofMode('triggers', v, at)",
         "The triggers that the mode enables."),
        ("permits", "readonly Activity[]", "ofMode('permits', v, at)",
         "The activities that the mode permits in the background."),
        ("keepsRunning", "readonly Activity[]", "ofMode('keeps-running', v, at)",
         "The activities during which the app is not suspended."),
    ],
    "lcp_termination_answer": [
        ("meaning", "string", "ruleText(v.getInt32(at + 12, true), 'text')",
         'A sentence on what the code means; "" if nothing is known.'),
    ],
    "lcp_duty": [
        ("text", "string", "ruleText(v.getInt32(at + 4, true), 'text')",
         "What the app should do, as a sentence."),
    ],
    "lcp_finding": [
        ("key", "string", "ruleText(v.getInt32(at + 4, true), 'key')",
         "The key of the Info.plist."),
        ("value", "string | null", "ruleText(v.getInt32(at + 4, true), 'value') || null",
         "The value that was found; null: the entry is missing, or the value was not given."),
        ("message", "string", "ruleText(v.getInt32(at + 4, true), 'text')",
         "A sentence that describes the finding."),
    ],
    "lcp_step": [
        ("kind", "'callback' | 'notification'",
         "v.getInt32(at + 4, true) === 0 ? 'notification' : 'callback'",
         "What is called or posted."),
        ("label", "string",
         "named(CALLBACK, v.getInt32(at + 4, true)) "
         "?? named(NOTIFICATION, v.getInt32(at + 12, true)) ?? ''",
         "The selector of the callback, or Apple's name of the notification."),
    ],
}  # fmt: skip
#: The structs that code written by hand fills or reads.
LAID_OUT = (
    "lcp_limit", "lcp_limits", "lcp_context", "lcp_text", "lcp_info_value", "lcp_info_progress",
    "lcp_notice",
    "lcp_rule", "lcp_device_options", "lcp_install", "lcp_device_event", "lcp_device_outcome",
    "lcp_device_effect", "lcp_device_status", "lcp_app_status", "lcp_app",
    "lcp_auditor_options", "lcp_audit_columns", "lcp_audit_finding", "lcp_habits",
    "lcp_app_habits", "lcp_day_act", "lcp_day",
)  # fmt: skip
#: Elements of lists that include the sources of their rule.
SOURCED = ("lcp_edge", "lcp_path_step", "lcp_duty", "lcp_finding")
#: The fields of an answer that come from its list: the key and the comment.
LISTS = {
    "next": ("transitions", "What may follow."),
    "path": ("steps", "The steps in order."),
    "duties": ("duties", "The duties, in the order of the rule book."),
    "manifest": ("findings", "The findings, in the order of the rule book."),
}
#: Fields of codes that stay numbers, because the package may lack a name for the code.
PLAIN = python_records.PLAIN
#: Fields of C that no JavaScript object has.
LEFT_OUT = {("lcp_edge", "flags"), ("lcp_citation", "index")}
NAMES = {ours: theirs.replace("None", "null") for ours, theirs in python_records.NAMES.items()} | {
    "LCP_NS_UNLIMITED": "Infinity",
    "Begin with LCP_LIMIT_INIT, which keeps the rule's figures": "null keeps the rule's figure",
    "lcp_query_relaunch": "`relaunch`",
}


def _said(item: Enumeration, value: Value) -> str:
    if item.type == "lcp_fact_t":
        return {"no": "false", "yes": "true"}.get(value.label, "null")
    return f"`{value.label}`"


SPEECH = Speech("null", "null", _said, NAMES)
DEVICE_SPEECH = Speech("null", "null", _said, {**NAMES, "LCP_NS_UNLIMITED": "null"})


# ---- names -------------------------------------------------------------------------------------


def _lower(name: str) -> str:
    """Converts launch_state to launchState."""
    first, *rest = name.rstrip("_").split("_")
    return first + "".join(part.capitalize() for part in rest)


def key_of(struct: Struct, part: Part) -> str:
    """Returns the key of a field."""
    return RENAMED.get((struct.name, part.c)) or _lower(python_records.name_of(struct, part))


def _constant(item: Enumeration) -> str:
    return plain(item.type).upper()


def _type_name(item: Enumeration) -> str:
    return "State" if item.type == "lcp_state_t" else class_of(item)


def _axis_type(part: Part) -> str:
    axis = {"app": "AppState", "scene": "SceneState"}
    assert part.of
    return axis.get(part.field.axis) or _type_name(part.of)


# ---- fields ------------------------------------------------------------------------------------


def _is_device(struct: Struct) -> bool:
    return struct.name.startswith(("lcp_device_", "lcp_app_status", "lcp_day_"))


def _parts(interface: Interface, struct: Struct) -> list[Part]:
    """Returns the fields that an object has."""
    fields = parts_of(interface, _without_pointers(struct))
    return [part for part in fields if (struct.name, part.c) not in LEFT_OUT | BY_HAND]


def _without_pointers(struct: Struct) -> Struct:
    """Returns the struct without pointers, except for texts, and without numbers of type size_t.
    Code written by hand sets the pointers and these numbers."""
    others = [f for f in struct.fields if f.type != "size_t"]
    kept = [f for f in others if "*" not in f.type or f.type == "const char *"]
    return replace(struct, fields=tuple(kept))


def _read(struct: Struct, part: Part) -> str:
    """Returns the expression that reads a field."""
    at = f"at + {part.field.offset[1]}"
    if (struct.name, part.c) in PLAIN:
        return f"v.getUint32({at}, true)"
    if part.kind == "value":
        assert part.of
        get = "Uint32" if part.of.base == "uint32_t" else "Int32"
        return f"named({_constant(part.of)}, v.get{get}({at}, true))"
    if part.kind == "set":
        assert part.of
        return f"members({_constant(part.of)}, v, {at}, {part.field.size[1] // 4})"
    if part.kind == "duration":
        return f"{'moment' if _is_device(struct) else 'seconds'}(v, {at})"
    if part.c == "digest":  # a number of 64 bits
        return f"v.getBigUint64({at}, true)"
    if part.kind == "number":
        return {
            4: f"v.get{'Int' if part.field.type == 'int32_t' else 'Uint'}32({at}, true)",
            8: f"Number(v.getBig{'Int' if part.field.type == 'int64_t' else 'Uint'}64({at}, true))",
        }[part.field.size[1]]
    return {
        "fact": f"fromFact(v.getInt32({at}, true))",
        "yes": f"v.getInt32({at}, true) === 2",
        "version": f"versionText(v.getUint32({at}, true))",
        "rule": f"brief(v.getInt32({at}, true)).id",
        "count": f"whole(v, {at})",
        "text": f"text(v.getUint32({at}, true))",
    }[part.kind]


def _put(struct: Struct, part: Part, value: str = "value") -> str:
    """Returns the statement that writes a value into a field."""
    at, field = f"at + {part.field.offset[1]}", _label(struct, part)
    if (struct.name, part.c) == ("lcp_app", "placeholders"):
        return f"v.setUint32({at}, {value}?.length ? 1 : 0, true)"
    if (struct.name, part.c) == ("lcp_termination_query", "code"):
        return f"v.setBigUint64({at}, code({value}), true)"
    if (struct.name, part.c) == PARTS_OF_TEXT:
        return f"v.setUint32({at}, bits(TEXT_PART, {value}, '{field}'), true)"
    if part.kind == "value":
        assert part.of
        return f"v.setInt32({at}, number({_constant(part.of)}, {value}, '{field}'), true)"
    if part.kind == "set":
        assert part.of
        words = part.field.size[1] // 4
        return f"putSet({_constant(part.of)}, {value}, {at}, {words}, '{field}')"
    if part.kind == "duration":
        # The time that an app stays is never unknown. The default is 0.
        given = f"{value} ?? 0" if part.c == "stay_for_ns" else value
        return f"v.setBigInt64({at}, nanoseconds({given}, '{field}'), true)"
    if part.kind == "version":
        return f"v.setUint32({at}, version({value}, '{field}'), true)"
    if part.kind in ("fact", "yes"):
        return f"v.setInt32({at}, fact({value}, '{field}'), true)"
    if part.field.size[1] == 8:
        bits = 64 if part.c == "identifier" else 63
        return f"v.setBigInt64({at}, large({value}, {bits}, '{field}'), true)"
    return f"v.setUint32({at}, count({value}, '{field}'), true)"


def _label(struct: Struct, part: Part) -> str:
    """Returns the library's name of a field in errors."""
    return {
        "reply_after_ns": "reply-after",
        "complete_after_ns": "complete-after",
        "stay_for_ns": "stay-for",
        "missing_callbacks_mask": "missing-callbacks",
        "callbacks_mask": "logged-callbacks",
        "notifications_mask": "logged-notifications",
    }.get(part.c, part.name.replace("_", "-"))


def _field_type(struct: Struct, part: Part) -> str:
    """Returns the type of a field that is read."""
    if (struct.name, part.c) in python_records.TOGETHER:
        return CODE_OF_RECORD
    if (struct.name, part.c) in PLAIN:
        return "number"
    if part.c == "digest":
        return "bigint"
    if part.kind == "value":
        kind = _axis_type(part)
        return f"{kind} | null" if part.is_optional else kind
    if part.kind == "set":
        return f"readonly {_axis_type(part)}[]"
    if part.kind == "duration" and _is_device(struct) and part.c not in UNBOUNDED:
        return "number"
    if part.kind == "rule" and not part.is_optional:
        return "string"
    return {
        "fact": "boolean | null", "yes": "boolean", "version": "string | null",
        "rule": "string | null",
        "duration": "number | null", "count": "number | null", "text": "string", "number": "number",
    }[part.kind]  # fmt: skip


def _given_type(struct: Struct, part: Part) -> str:
    """Returns the type of a field that the host gives."""
    if (struct.name, part.c) == ("lcp_app", "placeholders"):
        return "readonly string[]"
    if (struct.name, part.c) == ("lcp_termination_query", "code"):
        return "number | bigint | string"
    if (struct.name, part.c) == PARTS_OF_TEXT:
        return "TextPart | readonly TextPart[]"
    kind = _axis_type(part) if part.kind in ("value", "set") else ""
    if part.kind == "set":
        return f"{kind} | readonly {kind}[]"
    if part.kind == "number":
        return "number | bigint" if part.field.size[1] == 8 else "number"
    return {"value": kind, "version": "string", "duration": "number"}.get(part.kind, "boolean")


def _doc(interface: Interface, struct: Struct, part: Part) -> str:
    if (struct.name, part.c) == PARTS_OF_TEXT:
        return "The parts of the text; empty: all except `marks`."
    if (struct.name, part.c) in python_records.DOCS:
        return python_records.DOCS[struct.name, part.c]
    speech = DEVICE_SPEECH if _is_device(struct) else SPEECH
    # A field of type `number` that is read is never null. 0 means that there is no number.
    is_number = struct.name in READ and _field_type(struct, part) == "number"
    part = replace(part, is_optional=False) if is_number else part
    return part_doc(interface, speech, part)


# ---- JavaScript --------------------------------------------------------------------------------


def _enumeration(item: Enumeration) -> str:
    values = item.values
    if [value.value for value in values] == list(range(1, len(values) + 1)):
        if any(" " in value.label or "'" in value.label for value in values):
            raise ValueError(f"javascript.py: a name of {item.type} has a space")
        words = textwrap.wrap(
            " ".join(value.label for value in values),
            WIDTH - 6,
            break_on_hyphens=False,
            break_long_words=False,
        )
        lines = " '\n  + '".join(words)
        return f"export const {_constant(item)} = enumeration({item.number},\n  '{lines}');"
    pairs = "".join(f"  [{value.value}, '{value.label}'],\n" for value in values)
    return f"export const {_constant(item)} = enumeration({item.number}, [\n{pairs}]);"


def _scene_states(interface: Interface) -> str:
    """Renders the list of states that belong to a scene."""
    (states,) = (item for item in interface.enumerations if item.type == "lcp_state_t")
    names = ", ".join(f"'{value.label}'" for value in states.values if value.axis == "scene")
    rows = f"export const SCENE_STATES = new Set([\n{_wrapped(names)}\n]);"
    return f"/** The states of scenes. */\n{rows}"


def _text_bits(interface: Interface) -> str:
    parts = python_records.text_parts(interface)
    rows = ", ".join(f"{name.lower()}: {one.value}" for name, one in parts)
    return f"/** The parts of a text, with their bits. */\nexport const TEXT_PART = {{ {rows} }};"


def _packer(interface: Interface, struct: Struct, name: str, what: str) -> str:
    cases = "".join(
        f"      case '{key_of(struct, part)}': {_put(struct, part)}; break;\n"
        for part in _parts(interface, struct)
    )
    return (
        f"export function pack{name}(at, given) {{\n"
        f"  const v = begin(at, {struct.size[1]}, given, '{what}');\n{_defaults(struct)}"
        "  for (const key in given) {\n"
        "    const value = given[key];\n"
        f"    switch (key) {{\n{cases}"
        f"      default: throw unknownKey(key, '{what}');\n"
        "    }\n  }\n}"
    )


def _defaults(struct: Struct) -> str:
    """Renders statements for the defaults that are not 0."""
    initial = next(i for i in struct.initialisers if i.name == f"{struct.name.upper()}_INIT")
    text = ""
    for field, value in zip(struct.fields[1:], initial.values[1:]):
        if value == "LCP_NS_UNKNOWN":
            text += f"  v.setBigInt64(at + {field.offset[1]}, -1n, true);\n"
        elif value not in (
            "0", "NULL", "{ 0, 0 }", "(os)", "(kind)", "(app)", "sizeof(lcp_app_habits)"
        ):
            raise ValueError(f"javascript.py: what is the default of {struct.name}.{field.name}?")
    return text


def _about(interface: Interface, struct: Struct, name: str) -> str:
    (part,) = _parts(interface, struct)
    return (
        f"export function pack{name}(at, value) {{\n"
        f"  const v = begin(at, {struct.size[1]}, rooms, '{key_of(struct, part)}');\n"
        f"  {_put(struct, part)};\n}}"
    )


def _answer(interface: Interface, question: Question) -> str:
    struct = interface.declared(question.answer)
    lines = [
        "verdict: named(VERDICT, v.getInt32(at + 4, true)),",
        "newestVerdict: named(VERDICT, v.getInt32(at + 8, true)),",
        "rule: row.id,",
        "evidence: named(EVIDENCE, v.getInt32(at + 16, true)),",
        "citations: row.citations,",
        "note: row.note,",
        "disputed: (flags & 1) !== 0,",
        "requires: members(CONDITION, v, at + 32, 4),",
    ]
    if question.name in ("transition", "next", "path", "call"):
        lines.append("reason: named(REASON, v.getInt32(at + 24, true)),")
    if question.name in ABOUT:
        query = interface.declared(question.query)
        (part,) = _parts(interface, query)
        lines.append(f"{key_of(query, part)}: {_read(query, part).replace('at +', 'query +')},")
    for part in _answer_parts(interface, question):
        lines.append(f"{key_of(struct, part)}: {_read(struct, part)},")
    lines += [f"{row[0]}: {row[2]}," for row in MORE.get(struct.name, [])]
    about = ", query" if question.name in ABOUT else ""
    if question.name == "transition":
        about, lines = ", listed", [*lines, "...listed,"]
    body = "".join(f"    {line}\n" for line in lines)
    return (
        f"export function read{camel(question.name)}Answer(at{about}) {{\n"
        "  const v = memory.view;\n"
        "  const row = brief(v.getInt32(at + 12, true));\n"
        "  const flags = v.getUint32(at + 20, true);\n"
        f"  return Object.freeze({{\n{body}  }});\n}}"
    )


def _answer_parts(interface: Interface, question: Question) -> list[Part]:
    """Returns the answer's own fields, without the length of the answer's list."""
    struct = interface.declared(question.answer)
    parts = _parts(interface, struct)
    return [part for part in parts if not (question.list and part.c == "count")]


def _element(interface: Interface, struct: Struct) -> str:
    lines = [
        f"{key_of(struct, part)}: {_read(struct, part)},"
        for part in _element_parts(interface, struct)
    ]
    lines += [f"{row[0]}: {row[2]}," for row in MORE.get(struct.name, [])]
    if struct.name in SOURCED:
        rule = next(field for field in struct.fields if field.name == "rule").offset[1]
        lines.append(f"citations: brief(v.getInt32(at + {rule}, true)).citations,")
    if struct.name in ("lcp_duty", "lcp_finding"):
        lines.append("evidence: evidenceOf(v.getInt32(at + 4, true)),")
    if struct.name == "lcp_edge":
        flags = next(field for field in struct.fields if field.name == "flags").offset[1]
        lines.append(f"disputed: (v.getUint32(at + {flags}, true) & 1) !== 0,")
    listed = ", more" if struct.name in ("lcp_device_effect", "lcp_audit_finding") else ""
    lines += ["...more,"] if listed else []
    body = "".join(f"    {line}\n" for line in lines)
    name = READ[struct.name]
    return (
        f"export function read{camel(plain(struct.name))}(at{listed}) {{\n"
        f"  const v = memory.view;\n"
        f"  return Object.freeze({{\n{body}  }});\n}}"
    )


def _element_parts(interface: Interface, struct: Struct) -> list[Part]:
    return [*shared_parts(interface, struct), *_parts(interface, struct)]


def _facts(interface: Interface) -> Iterator[str]:
    struct = interface.declared("lcp_device_facts")
    (ordinary,) = (item for item in struct.initialisers if item.name.startswith("LCP_ORDINARY"))
    given = dict(zip((field.name for field in struct.fields), ordinary.values))
    spelled = {v.name: f"'{v.label}'" for e in interface.enumerations for v in e.values}
    spelled |= {"LCP_FACT_NO": "false", "LCP_FACT_YES": "true", "LCP_FACT_UNKNOWN": "null"}
    for name, doc in (
        ("ordinaryDevice", "The ordinary device, whose facts count unless a host gives others."),
        ("unknownDevice", "A device about which nothing is known."),
    ):
        rows = ""
        for part in _parts(interface, struct):
            usual = spelled.get(given[part.c], given[part.c])
            value = usual if name == "ordinaryDevice" else "null"
            rows += f"  {key_of(struct, part)}: {value},\n"
        yield f"/** {doc} */\nexport const {name} = Object.freeze({{\n{rows}}});"


#: The helpers that the file may import, by module.
MODULES = {
    "./library.js": "memory rooms text",
    "./names.js": "enumeration named",
    "./rules.js": "brief evidenceOf ofMode ruleText",
    "./values.js": "begin bits code count fact fromFact large members moment nanoseconds number "
    "putSet seconds unknownKey version versionText whole",
}


def _held(interface: Interface) -> str:
    """Renders a table of what the fields of rules hold. Leaves out texts and steps."""
    types = {item.type: _constant(item) for item in interface.enumerations}
    words = {"lcp_os_version_t": "'version'"}
    (fields,) = (item for item in interface.enumerations if item.type == "lcp_rule_field_t")
    held = types | words
    rows = "".join(
        f"  '{value.label}': {held.get(value.holds) or repr(value.holds)},\n"
        for value in fields.values
        if value.holds not in ("text", "steps")
    )
    doc = "/** What the fields of rules hold: an enumeration, or a kind of number. */"
    return f"{doc}\nexport const HELD = {{\n{rows}}};"


def _sizes(interface: Interface) -> str:
    """Renders the sizes of the buffers that calls reuse, the strides of lists, and the layouts of
    the structs in LAID_OUT."""
    size = {struct.name: struct.size[1] for struct in interface.structs}
    rooms = {
        "policy": size["lcp_policy"],
        "error": size["lcp_error"],
        "query": max(v for k, v in size.items() if k.endswith("_query")),
        "answer": max(v for k, v in size.items() if k.endswith("_answer")),
        "context": size["lcp_context"],
        "app": size["lcp_app"],
        "facts": size["lcp_device_facts"],
        "limits": size["lcp_limits"],
        "limit": 64 * size["lcp_limit"],
        "options": max(size[n] for n in ("lcp_device_options", "lcp_install", "lcp_auditor_options")),
        "columns": size["lcp_audit_columns"],
        "event": size["lcp_device_event"],
        "result": max(size[n] for n in READ),
        "progress": size["lcp_info_progress"],
        "value": size["lcp_info_value"],
        "notices": 64 * size["lcp_notice"],
        "sources": 64 * size["lcp_citation"],
        "other": size["lcp_rule"],
        "habits": size["lcp_habits"],
        "day": size["lcp_day"],
        "appHabits": 64 * size["lcp_app_habits"],
        "text": 512,
        "count": 16,
        "number": 16,
        "items": 64 * size["lcp_explanation"],
    }
    strides = {
        function.name: size[interface.pointee(part.type) or ""]
        for function in interface.functions
        for part in function.parameters
        if part.stride and part.name == "items"
    }
    text = "/** The sizes of the buffers that calls reuse. */\nexport const sizes = {\n"
    text += "".join(f"  {name}: {(number + 15) // 16 * 16},\n" for name, number in rooms.items())
    text += "};\n/** The sizes of the elements of lists. */\nexport const strides = {\n"
    text += "".join(f"  {name}: {number},\n" for name, number in strides.items()) + "};\n"
    text += "/** The sizes of structs that other code fills or reads, with the offsets. */\n"
    text += "export const LAYOUT = {\n"
    for struct in interface.structs:
        if struct.name in LAID_OUT:
            offsets = [f"{_lower(field.name)}: {field.offset[1]}" for field in struct.fields[1:]]
            line = ", ".join([f"size: {struct.size[1]}", *offsets])
            text += f"  {_lower(plain(struct.name))}: {{\n{_wrapped(line, '    ')}\n  }},\n"
    return text + "};"


def _questions(interface: Interface) -> str:
    rows = ""
    for question in interface.questions:
        name = camel(question.name)
        query = f"pack: pack{name}, " if question.query else ""
        listed = (
            f", list: '{question.list}', item: read{camel(plain(question.item))}"
            if question.list
            else ""
        )
        rows += (
            f"  {question.name}: {{\n    kind: {interface.value(question.kind)}, "
            f"ask: '{question.function}', size: {interface.declared(question.answer).size[1]},\n"
            f"    {query}read: read{name}Answer{listed},\n  }},\n"
        )
    return (
        "/** The questions: kind, function, size of the answer, and what packs and reads the structs. */\n"
        f"export const QUESTIONS = {{\n{rows}}};"
    )


def render(interface: Interface) -> str:
    """Renders generated.js."""
    blocks = [f"export const VERSION = '{interface.version}';", _sizes(interface)]
    blocks += [_enumeration(item) for item in interface.enumerations if item.kind]
    kinds = [item for item in interface.enumerations if item.kind]
    rows = "".join(f"  '{plain(one.type).replace('_', '-')}': {_constant(one)},\n" for one in kinds)
    blocks.append(
        f"/** The enumerations, by their names. */\nexport const ENUMERATIONS = {{\n{rows}}};"
    )
    blocks += [_scene_states(interface), _text_bits(interface)]
    blocks += [_held(interface), *_facts(interface)]
    for struct in interface.structs:
        if struct.name in PACKED:
            name = plain(struct.name)
            blocks.append(_packer(interface, struct, camel(name), name.replace("_", " ")))
        if struct.name in READ:
            blocks.append(_element(interface, struct))
    for question in interface.questions:
        query = interface.struct(question.query)
        if query and question.name in ABOUT:
            blocks.append(_about(interface, query, camel(question.name)))
        elif query:
            blocks.append(_packer(interface, query, camel(question.name), question.name))
        blocks.append(_answer(interface, question))
    blocks.append(_questions(interface))
    body = "\n\n".join(blocks)
    used = set(re.findall(r"\w+", body))
    imports = ""
    for module, names in MODULES.items():
        listed = ", ".join(name for name in names.split() if name in used)
        line = f"import {{ {listed} }} from '{module}';\n"
        imports += (
            line if len(line) <= WIDTH else f"import {{\n{_wrapped(listed)}\n}} from '{module}';\n"
        )
    head = f"{NOTICE}// Packs and reads the library's structs at the offsets of wasm32.\n"
    return f"{head}\n{imports}\n{body}\n"


def _wrapped(names: str, indent: str = "  ") -> str:
    return textwrap.fill(f"{names},", WIDTH - 2, initial_indent=indent, subsequent_indent=indent)


# ---- TypeScript --------------------------------------------------------------------------------


def _comment(text: str, indent: str) -> str:
    if not text:
        return ""
    if len(line := f"{indent}/** {text} */\n") <= WIDTH + 1 and "\n" not in text:
        return line
    lines = "".join(
        f"{indent} * {line}".rstrip() + "\n" for line in wrapped(text, WIDTH - len(indent) - 3)
    )
    return f"{indent}/**\n{lines}{indent} */\n"


def _union(name: str, doc: str, values: Iterable[Value]) -> str:
    rows = "".join(f"\n  | '{value.label}'" for value in values)
    return _comment(doc and doc[0].upper() + doc[1:], "") + f"export type {name} ={rows};"


def _types(interface: Interface) -> Iterator[str]:
    for item in interface.enumerations:
        if not item.kind or item.type in ("lcp_fact_t", "lcp_form_t", "lcp_info_kind_t"):
            continue
        doc = _plain_doc(item.doc)
        if item.type == "lcp_state_t":
            for name, axis in (("AppState", "app"), ("SceneState", "scene")):
                yield _union(name, f"{DOCS[name]}.", (v for v in item.values if v.axis == axis))
            doc = "/** A state of the app or of a scene. */"
            yield f"{doc}\nexport type State = AppState | SceneState;"
        else:
            yield _union(_type_name(item), doc, item.values)


def _text_part_type(interface: Interface) -> str:
    rows = "".join(
        f"\n{_comment(f'{sentence(one.doc)}.', '  ')}  | '{name.lower()}'"
        for name, one in python_records.text_parts(interface)
    )
    return f"/** A part of a text about an answer. */\nexport type TextPart ={rows};"


def _plain_doc(doc: str) -> str:
    """Returns the comment of an enumeration, or "" if the comment is about C."""
    return "" if re.search(r"\b(lcp_|LCP_)", doc) else doc


def _interface(name: str, doc: str, rows: Iterable[tuple[str, str, str]], extends: str = "") -> str:
    head = f"export interface {name}{f' extends {extends}' if extends else ''} {{\n"
    return (
        _comment(doc, "")
        + head
        + "".join(f"{_comment(d, '  ')}  {k}: {t};\n" for k, t, d in rows)
        + "}"
    )


def _given(interface: Interface, struct: Struct) -> Iterator[tuple[str, str, str]]:
    for part in _parts(interface, struct):
        is_required = part.field.required and not part.field.unless
        optional = "" if is_required else "?"
        null = "" if is_required else " | null"
        yield f"{key_of(struct, part)}{optional}", _given_type(struct, part) + null, _doc(
            interface, struct, part
        )


def _filled(
    interface: Interface, struct: Struct, parts: list[Part]
) -> Iterator[tuple[str, str, str]]:
    for part in parts:
        if (struct.name, part.c) == ("lcp_app", "placeholders"):
            continue  # only the reader of an Info.plist knows the keys
        type_ = _field_type(struct, part)
        yield f"readonly {key_of(struct, part)}", type_, _doc(interface, struct, part)
    for key, type_, _, doc in MORE.get(struct.name, []):
        yield f"readonly {key}", type_, doc
    if struct.name in SOURCED:
        yield "readonly citations", "readonly Citation[]", "The sources of its rule."
    if struct.name in ("lcp_duty", "lcp_finding"):
        yield "readonly evidence", "Evidence | null", "What its rule rests on."
    if struct.name == "lcp_edge":
        yield "readonly disputed", "boolean", "True if another source disagrees."


ANSWER = [
    ("verdict", "Verdict", ""),
    ("newestVerdict", "Verdict",
     "The verdict; for `unknown-os`, the verdict on the newest OS that the rule set knows."),
    ("rule", "string | null", "The id of the rule that decided, or null if no rule did."),
    ("evidence", "Evidence | null", "What the rule rests on."),
    ("citations", "readonly Citation[]", "The sources of the rule."),
    ("note", "string", 'The note of the rule; "" if there is none.'),
    ("disputed", "boolean",
     "True if another source disagrees. The note, or the rule's conflict, says how."),
    ("requires", "readonly Condition[]", "The conditions that the answer depends on."),
]  # fmt: skip


def _answer_type(interface: Interface, question: Question) -> str:
    struct, query = interface.declared(question.answer), interface.struct(question.query)
    rows: list[tuple[str, str, str]] = []
    if question.name in ("transition", "next", "path", "call"):
        doc = "Why the verdict is what it is; null: it needs no reason."
        rows.append(("readonly reason", "Reason | null", doc))
    if query and question.name in ABOUT:
        (part,) = _parts(interface, query)
        rows.append((f"readonly {key_of(query, part)}", _axis_type(part), ""))
    rows += _filled(interface, struct, _answer_parts(interface, question))
    if question.name == "transition":
        rows += _SEQUENCE
    elif question.list:
        key, doc = LISTS[question.name]
        rows.append((f"readonly {key}", f"readonly {READ[question.item]}[]", doc))
    name = f"{camel(question.name)}Answer"
    return _interface(name, doc_of(interface, SPEECH, struct), rows, "Answer")


def render_types(interface: Interface) -> str:
    """Renders generated.d.ts."""
    blocks = [*_types(interface), _text_part_type(interface)]
    rows = [(f"readonly {key}", type_, doc) for key, type_, doc in ANSWER]
    blocks.append(
        _interface(
            "Answer", "A verdict, the rule that decided, and where that rule comes from.", rows
        )
    )
    for struct in interface.structs:
        if struct.name in PACKED:
            doc = "" if struct.name == "lcp_device_options" else doc_of(interface, SPEECH, struct)
            given = [*_given(interface, struct), *BESIDE.get(struct.name, [])]
            name = "DeviceEventFields" if struct.name == "lcp_device_event" else PACKED[struct.name]
            blocks.append(_interface(name, doc, given))
        if struct.name in READ:
            parts = _element_parts(interface, struct)
            filled = [*_filled(interface, struct, parts), *BESIDE.get(struct.name, [])]
            blocks.append(_interface(READ[struct.name], doc_of(interface, SPEECH, struct), filled))
    for question in interface.questions:
        query = interface.struct(question.query)
        if query and question.name not in ABOUT:
            name = f"{camel(question.name)}Query"
            blocks.append(
                _interface(name, doc_of(interface, SPEECH, query), _given(interface, query))
            )
        blocks.append(_answer_type(interface, question))
    return f"{NOTICE}\n" + "\n\n".join(blocks) + "\n"


# ---- fields ------------------------------------------------------------------------------------

#: The structs for which the command has options, except queries, each with its name in fields.js.
OPTIONS = {"lcp_app": "app", "lcp_device_facts": "facts"}
#: Patterns in comments, with replacements for the help of the command.
RESTATED = [
    (r"^(True if|Yes:) ", ""),
    (r"^Empty: (.*), see below$", r"without it, \1"),
    (r"\bnull: not known$", "without it, it is not known"),
    (r"\bnull: ", "without it, "),
    (r"\bnull counts ", "without it, this counts "),
    (r"\bNull if ", "Not needed if "),
    (r"; run time$", ""),
]
#: Beginnings of comments that are clear only after the title of the field.
UNTITLED = r"`|without it|\d|iOS |an option|its |no for"
#: Beginnings of comments that stay capitalized.
NAMES_FIRST = r"\w+[A-Z]|Core |Bluetooth "


def render_fields(interface: Interface) -> str:
    """Renders fields.js."""
    structs = [
        *((one.name, interface.struct(one.query)) for one in interface.questions),
        *((name, interface.struct(struct)) for struct, name in OPTIONS.items()),
    ]
    rows = ""
    for name, struct in structs:
        parts = _parts(interface, struct) if struct else []
        fields = "".join(_field(interface, struct, part) for part in parts if struct)
        rows += f"  {name}: {{\n{fields}  }},\n" if fields else f"  {name}: {{}},\n"
    return (
        f"{NOTICE}// The fields of queries, the app and the device, for the command.\n\n"
        "/** What each field takes; `of` is the enumeration of a value or set, `help` a text on it. */\n"
        f"export const FIELDS = {{\n{rows}}};\n"
    )


def _field(interface: Interface, struct: Struct, part: Part) -> str:
    of = ""
    if part.of and part.kind in ("value", "set"):
        of = f" of: '{plain(part.of.type).replace('_', '-')}',"
    said = _help(interface, struct, part).replace("'", "\\'")
    lines = " '\n      + '".join(textwrap.wrap(said, WIDTH - 16, break_on_hyphens=False))
    return (
        f"    {key_of(struct, part)}: {{\n      kind: '{part.kind}',{of}\n"
        f"      help: '{lines}',\n    }},\n"
    )


def _help(interface: Interface, struct: Struct, part: Part) -> str:
    """Returns the help on a field: the first sentence of its comment, or its title."""
    (fields,) = (item for item in interface.enumerations if item.type == "lcp_field_t")
    titles = {value.label: value.title for value in fields.values}
    title = titles.get(_label(struct, part), "")
    text = re.split(r"\. (?=[A-Z])", _doc(interface, struct, part))[0].rstrip(".")
    for theirs, ours in RESTATED:
        text = re.sub(theirs, ours, text)
    if not re.match(NAMES_FIRST, text):
        text = text[:1].lower() + text[1:]
    title = f"the {title}" if part.kind == "value" else title
    return f"{title}; {text}" if re.match(UNTITLED, text) else text or title
