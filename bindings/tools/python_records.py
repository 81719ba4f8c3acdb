"""Renders declared.py: the queries, answers and facts of the Python package."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace

from interface import Constant, Enumeration, Interface, Struct, Value
from python_layer import NOTICE, SCENE, SCENE_PREFIX, class_of, docstring
from records import UNBOUNDED, Part, Speech, doc_of, ordered, part_doc, parts_of, shared_parts
from words import WIDTH, camel, plain, sentence

NAMES = {
    "`notification` is 0": "`notification` is None",
    "fact left at 0": "fact that is None",
    "allowed_causes of 0": "empty `allowed_causes`",
    "lcp_app_apply_info": "An Info.plist that is read",
    "lcp_query_transition": "`transition`",
    "lcp_query_deadline": "`deadline`",
    "lcp_query_relaunch": "`relaunch`",
    "the flag LCP_ANSWER_SHARED": "`shared`",
    "No struct at all (NULL) means the ordinary device: LCP_ORDINARY_DEVICE_INIT":
        "The defaults are those of the ordinary device",
    "LCP_RULE_NONE": "None",
}  # fmt: skip


def _value(item: Enumeration, value: Value) -> str:
    bare = item.bare(value)
    if value.axis == "scene":
        return f"{SCENE}.{bare.removeprefix(SCENE_PREFIX)}"
    return f"{class_of(item)}.{bare}"


SPEECH = Speech("None", "None", _value, {**NAMES, "LCP_NS_UNLIMITED": "math.inf"})
#: The words for comments on devices. All times of devices are known, so None means that there is no
#: limit.
DEVICE_SPEECH = Speech("None", "None", _value, {**NAMES, "LCP_NS_UNLIMITED": "None"})

#: Fields whose name differs from the name in C. A name that is a keyword gets an underscore.
RENAMED = {
    ("lcp_relaunch_query", "termination"): "after",
    ("lcp_relaunch_query", "trigger"): "on",
    ("lcp_relaunch_query", "events_since"): "since",
    ("lcp_relaunch_answer", "allowance_ns"): "allowance_seconds",
    ("lcp_termination_answer", "allowance_ns"): "allowance_seconds",
    ("lcp_termination_query", "reason_namespace"): "namespace",
    ("lcp_device_effect", "reason_namespace"): "namespace",
    ("lcp_step", "from"): "from_",
    ("lcp_device_effect", "from"): "from_",
}
#: Fields that come first, unlike in C. The order matters, because arguments may be positional.
FIRST = {
    "lcp_app": "background_modes exits_on_suspend scenes multiple_scenes linked_sdk minimum_os "
    "permitted_identifiers location_authorization restoration_identifier "
    "session_sends_launch_events background_activity_session service_session interface_kept "
    "multitasking_camera",
    "lcp_relaunch_query": "termination trigger events_since",
    "lcp_termination_query": "code",
    "lcp_step": "callback notification",
    "lcp_rule_step": "callback state when",
    "lcp_device_effect": "kind id at_ns deadline_ns app process scene token",
    "lcp_device_outcome": "verdict rule token undecided price disposition occasion",
}
LAST = {
    "lcp_app": "unknown_modes placeholders",
    "lcp_device_effect": "reads scene_reads disposition occasion",
}
#: Optional fields of a query that have no default, because required fields follow them.
WITHOUT_DEFAULT = {("lcp_relaunch_query", "termination")}
#: Values that stay numbers, because the package may lack a name for the code.
PLAIN = {("lcp_device_effect", "code")}
#: Fields of a step that a caller may omit.
DEFAULTED = {("lcp_step", "state_after"), ("lcp_step", "allowance")}
#: The fields of an effect between `kind` and `rule`. Their values differ from one effect to the
#: next, so they are read each time. The other fields are cached.
COUNTED = "id at_ns deadline_ns identifier app process scene token"
#: Structs with another name than in C.
CLASSES = {"lcp_step": "SequenceStep", "lcp_app": "AppFields"}

#: Fields of answers that do not follow from one field of C. They hold the value that was asked
#: about, a flag, the reason, or something that the rule has. A row has the field's name, its type,
#: the expression that reads it, and its comment.
MORE = {
    "lcp_deadline_answer": [
        ("allowance", "Allowance", "asked(Allowance, given)", ""),
        ("extendable", "bool | None", "extendable(native.flags)",
         "True if the app can ask for more time; None: no source says."),
        ("shared", "bool", "bool(native.flags & LCP_ANSWER_SHARED)",
         "True if all uses of the allowance share one clock."),
    ],
    "lcp_mode_answer": [
        ("mode", "BackgroundMode", "asked(BackgroundMode, given)", ""),
        ("wakes", "tuple[Trigger, ...]", "listed(Trigger, native, RuleField.TRIGGERS)",
         "The triggers that the mode enables."),
        ("permits", "tuple[Activity, ...]", "listed(Activity, native, RuleField.PERMITS)",
         "The activities that the mode permits in the background."),
        ("keeps_running", "tuple[Activity, ...]",
         "listed(Activity, native, RuleField.KEEPS_RUNNING)",
         "The activities during which the app is not suspended."),
    ],
    "lcp_quota_answer": [("quota", "Quota", "asked(Quota, given)", "")],
    "lcp_call_answer": [
        ("reason", "Reason | None", "decode_or_none(Reason, native.reason)",
         "Why the verdict is not-applicable; None: it needs no reason."),
    ],
    "lcp_termination_answer": [
        ("meaning", "str", "rule_text(native.rule, RuleField.TEXT)",
         'A sentence on what the code means; "" if nothing is known.'),
    ],
}  # fmt: skip
#: Fields that the function `rule_at` reads, with their types and comments.
GIVEN = {
    "lcp_device_effect": [
        ("rule", "Rule | None", "The rule by which it happens."),
        ("broken_rule", "Rule | None", "The rule that the app broke, if it is killed for that."),
    ],
}
#: Fields whose values depend on another field: their types, and the expressions that read them.
TOGETHER = {
    ("lcp_audit_finding", "code"): (
        "LabelledEnum | int", "code_of(native.record_kind, native.code)"
    ),
}  # fmt: skip
#: Comments that contain more than those in C, or that C lacks.
DOCS = {
    ("lcp_device_outcome", "rule"): "The rule by which the event takes place, or does not.",
    ("lcp_device_outcome", "reason"): "Why the event does not take place, if the rules give a reason.",
    ("lcp_device_outcome", "requires_mask"):
        "The conditions that a conditional verdict depends on.",
    ("lcp_audit_finding", "code"):
        "The code of the record: a callback, a notification, a state, as its kind says; a number if "
        "it is none of these.",
}  # fmt: skip
#: The structs whose rules are read as Rule. Each has the base class that writes the text of the
#: struct, or "" if there is no text.
AUDITS = {
    "lcp_audit_finding": "FindingText", "lcp_audit_step": "", "lcp_audit_end": "",
    "lcp_day_act": "", "lcp_device_outcome": "",
}  # fmt: skip
#: The methods of generated classes.
METHODS = {
    "lcp_step": '''\
    @property
    def kind(self) -> Literal["callback", "notification"]:
        """Tells whether this is a callback or a notification."""
        return "notification" if self.callback is None else "callback"

    @property
    def label(self) -> str:
        """The selector of the callback, or Apple's name of the notification."""
        value = self.notification if self.callback is None else self.callback
        return "" if value is None else value.label
''',
    "lcp_device_outcome": '''\
    def __repr__(self) -> str:
        return summary(self)
''',
    "lcp_device_facts": '''\
    @classmethod
    def unknown(cls) -> DeviceFacts:
        """Returns a device about which nothing is known."""
        return cls(**{name: None for name in cls.__dataclass_fields__})
''',
}
#: Fields of a query that accept more than their type in C: the types, and the expression that packs
#: the value.
TAKEN = {("lcp_termination_query", "code"): ("int | str", "code_number(code)")}

#: The answers with a generated reader. The readers of answers with a list are written by hand,
#: because these answers contain the rules of their elements.
ANSWERS = (
    "deadline", "relaunch", "conduct", "delivery", "mode", "quota", "termination", "suspension",
    "purge", "call",
)  # fmt: skip
#: The queries with a generated packer. The packers of queries about transitions, paths and what may
#: follow are written by hand, because these queries take states of the app or of a scene.
QUERIES = ("relaunch", "conduct", "delivery", "termination", "suspension", "purge", "call")
#: Questions about one value. The query of such a question has no other field.
ABOUT = ("deadline", "mode", "quota", "duties")


# ---- text --------------------------------------------------------------------------------------


def _call(head: str, arguments: Iterable[str], tail: str = "") -> str:
    """Writes a call. If the call is too long for one line, each argument has its own line. `head`
    begins with the indent of the call."""
    listed = list(arguments)
    line = f"{head}({', '.join(listed)}){tail}\n"
    if len(line) <= WIDTH + 1:
        return line
    indent = " " * (len(head) - len(head.lstrip()))
    return f"{head}(\n" + "".join(f"{indent}    {one},\n" for one in listed) + f"{indent}){tail}\n"


# ---- fields ------------------------------------------------------------------------------------


def name_of(struct: Struct, part: Part) -> str:
    """Returns the name of a field."""
    return RENAMED.get((struct.name, part.c), part.name)


def _class(part: Part) -> str:
    assert part.of
    return SCENE if part.field.axis == "scene" else class_of(part.of)


def _is_device(struct: Struct) -> bool:
    return struct.name in ("lcp_device_effect", "lcp_app_status", "lcp_day_act")


def _type(struct: Struct, part: Part) -> str:
    if (struct.name, part.c) in TOGETHER:
        return TOGETHER[struct.name, part.c][0]
    if part.kind == "rule" and struct.name in AUDITS:
        return "Rule | None"
    if part.field.axis == "either" and part.kind == "set":
        return f"tuple[AppState | {SCENE}, ...]"
    if part.field.axis == "either":
        return f"AppState | {SCENE} | None"
    if (struct.name, part.c) in PLAIN:
        return "int"
    if part.kind in ("value", "set"):
        kind = _class(part)
        if part.kind == "set":
            return f"tuple[{kind}, ...]"
        return f"{kind} | None" if part.is_optional else kind
    if part.kind == "number":
        return "int | None" if part.c == "foreground_slots" else "int"
    if part.kind == "duration" and _is_device(struct) and part.c not in UNBOUNDED:
        return "float"
    return {
        "fact": "bool | None", "yes": "bool", "version": "OSVersion | None", "rule": "str | None",
        "duration": "float | None", "count": "int | None", "text": "str",
    }[part.kind]  # fmt: skip


def field_doc(interface: Interface, struct: Struct, part: Part) -> str:
    """Returns the comment on a field."""
    # A field of type int is never None. 0 means that there is no number.
    if (struct.name, part.c) in DOCS:
        return DOCS[struct.name, part.c]
    part = replace(part, is_optional=False) if _type(struct, part) == "int" else part
    return part_doc(interface, DEVICE_SPEECH if _is_device(struct) else SPEECH, part)


def _read(struct: Struct, part: Part) -> str:
    raw = f'getattr(native, "{part.c}")' if part.c == "from" else f"native.{part.c}"
    if (struct.name, part.c) in TOGETHER:
        return TOGETHER[struct.name, part.c][1]
    if part.kind == "rule" and struct.name in AUDITS:
        return f"rule_at({raw})"
    if part.field.axis == "either":
        return f"{'states_in' if part.kind == 'set' else 'state_of'}({raw})"
    if (struct.name, part.c) in PLAIN:
        return raw
    if part.kind == "value":
        return f"decode{'_or_none' if part.is_optional else ''}({_class(part)}, {raw})"
    if part.kind == "set":
        return f"members({_class(part)}, {f'mask({raw})' if part.field.length else raw})"
    if part.kind == "duration" and _is_device(struct):
        reader = "moment" if _type(struct, part) == "float | None" else "seconds"
        return f"{reader}({raw})"
    readers = {
        "fact": "from_fact", "yes": "is_yes", "version": "OSVersion.from_packed_or_none",
        "rule": "rule_id", "duration": "from_ns", "count": "from_count",
    }  # fmt: skip
    return f"{readers[part.kind]}({raw})" if part.kind in readers else raw


def _parts(interface: Interface, struct: Struct) -> list[Part]:
    given = [name for name, *_ in GIVEN.get(struct.name, [])]
    parts = [part for part in parts_of(interface, struct) if part.c not in given]
    parts += shared_parts(interface, struct)
    return ordered(parts, FIRST.get(struct.name, ""), LAST.get(struct.name, ""))


def _fields(rows: Iterable[tuple[str, str, str]]) -> str:
    text = ""
    for name, type_, doc in rows:
        text += f"    {name}: {type_}\n" + (docstring(doc, "    ") if doc else "")
    return text


# ---- what the library fills --------------------------------------------------------------------


def _answer(interface: Interface, name: str) -> str:
    """Renders an answer, and the function that reads it."""
    struct = interface.declared(f"lcp_{name}_answer")
    parts, more = _parts(interface, struct), MORE.get(struct.name, [])
    about = [row for row in more if row[2].startswith("asked(")]
    rest = [row for row in more if row not in about]
    rows = [(row[0], row[1], row[3]) for row in about]
    rows += [(name_of(struct, p), _type(struct, p), field_doc(interface, struct, p)) for p in parts]
    rows += [(row[0], row[1], row[3]) for row in rest]
    # `_says` has the values in which the answers for two versions are compared. The question, the
    # rules and the versions in an answer are left out.
    said = [name_of(struct, part) for part in parts if part.kind not in ("rule", "version")]
    said += [row[0] for row in rest]
    said = [f"self.{one}" for one in said]
    listed = f"        return {', '.join(said)}\n"
    if len(listed) > WIDTH + 1:
        lines = "".join(f"            {one},\n" for one in said)
        listed = f"        return (\n{lines}        )\n"
    text = "@dataclass(frozen=True, slots=True, kw_only=True)\n"
    text += f"class {camel(name)}Answer(Answer):\n"
    text += docstring(doc_of(interface, SPEECH, struct), "    ") + "\n" + _fields(rows)
    text += f"\n    @property\n    def _says(self) -> object:\n{listed}"
    reads = ["**common(native)", *(f"{row[0]}={row[2]}" for row in about)]
    reads += [f"{name_of(struct, part)}={_read(struct, part)}" for part in parts]
    reads += [f"{row[0]}={row[2]}" for row in rest]
    text += f"\n\ndef read_{name}(given: bytes) -> {camel(name)}Answer:\n"
    text += f'    """Reads {struct.name}{", and the query behind it" if about else ""}."""\n'
    text += f"    native = {struct.name}.from_buffer_copy(given)\n"
    return text + _call(f"    return {camel(name)}Answer", reads)


def _class_of(interface: Interface, struct: Struct, base: str = "") -> str:
    """Renders the class of a struct that the library fills."""
    kind = CLASSES.get(struct.name, camel(plain(struct.name)))
    rows = []
    for part in _parts(interface, struct):
        default = " = None" if (struct.name, part.c) in DEFAULTED else ""
        type_ = _type(struct, part) + default
        rows.append((name_of(struct, part), type_, field_doc(interface, struct, part)))
    rows += GIVEN.get(struct.name, [])
    text = f"@dataclass(frozen=True, slots=True{', repr=False' if base else ''})\nclass {kind}{base}:\n"
    text += docstring(doc_of(interface, SPEECH, struct), "    ") + "\n" + _fields(rows)
    return text + (f"\n{METHODS[struct.name]}" if struct.name in METHODS else "")


def _element(interface: Interface, struct: Struct) -> str:
    """Renders the class for a struct that is neither an answer nor an effect, and its reader."""
    name, base = plain(struct.name), AUDITS.get(struct.name, "")
    kind = CLASSES.get(struct.name, camel(name))
    reads = [f"{name_of(struct, p)}={_read(struct, p)}" for p in _parts(interface, struct)]
    text = _class_of(interface, struct, f"({base})" if base else "")
    given = "given: bytes" if base else f"native: {struct.name}"
    taken = [given, *(["rule_at: Callable[[int], Rule | None]"] if struct.name in AUDITS else [])]
    text += "\n\n" + _call(f"def read_{name}", taken, f" -> {kind}:")
    text += f'    """Reads {struct.name}."""\n'
    if not base:
        return text + _call(f"    return {kind}", reads)
    text += f"    native = {struct.name}.from_buffer_copy(given)\n"
    text += _call(f"    made = {kind}", reads)
    return text + '    object.__setattr__(made, "_given", given)\n    return made\n'


#: The template of the function that reads an effect.
READING = '''\
class _Unset(DeviceEffect):
    """An effect whose fields are being set. To set a field of a frozen dataclass takes ten times as
    long."""

    __slots__ = ()
    # Python sets a field fast only if neither of these two methods is written in Python.
    __setattr__ = object.__setattr__
    __delattr__ = object.__delattr__


_NUMBERS = struct_of(lcp_device_effect, before="rule")
_KINDS = {{int(kind): kind for kind in Effect}}
#: The values of the fields from `rule` on, by their bytes.
_known: dict[bytes, tuple[Any, ...]] = {{}}


def _rest_of(given: bytes, rule_at: Callable[[int], Rule | None]) -> tuple[Any, ...]:
    """Reads the fields from `rule` on."""
    native = lcp_device_effect.from_buffer_copy(given)
    return (
{reads}    )


def read_device_effect(given: bytes, rule_at: Callable[[int], Rule | None]) -> DeviceEffect:
    """Reads lcp_device_effect."""
    effect: Any = object.__new__(_Unset)
    (
        _,
        kind,
{numbers}    ) = _NUMBERS.unpack_from(given)
    effect.kind = _KINDS.get(kind) or decode(Effect, kind)
{converted}    rest = given[_NUMBERS.size :]
    (
{names}    ) = _known.get(rest) or keep(_known, rest, _rest_of(given, rule_at))
    effect._given = given
    effect.__class__ = DeviceEffect
    made: DeviceEffect = effect
    return made
'''


def _effect(interface: Interface) -> str:
    """Renders an effect, and the function that reads it."""
    struct = interface.declared("lcp_device_effect")
    counted = COUNTED.split()
    assert [field.name for field in struct.fields[2:]][: len(counted) + 1] == [*counted, "rule"]
    parts = {part.c: part for part in _parts(interface, struct)}
    others = [part for part in parts.values() if part.c not in (*counted, "kind")]
    numbers, converted = [], []
    for name in counted:
        part = parts[name]
        is_time = part.kind == "duration"
        numbers.append(name if is_time else f"effect.{name_of(struct, part)}")
        if is_time:
            read = _read(struct, part).replace(f"native.{name}", name)
            converted.append(f"    effect.{name_of(struct, part)} = {read}\n")
    rules = [name for name, *_ in GIVEN[struct.name]]
    reading = READING.format(
        reads="".join(
            f"        {one},\n"
            for one in (
                *(f"rule_at(native.{name})" for name in rules), *(_read(struct, p) for p in others)
            )
        ),
        numbers="".join(f"        {one},\n" for one in numbers),
        converted="".join(converted),
        names="".join(
            f"        effect.{one},\n" for one in (*rules, *(name_of(struct, p) for p in others))
        ),
    )
    return f"{_class_of(interface, struct, '(EffectText)')}\n\n{reading}"


def text_parts(interface: Interface) -> list[tuple[str, Constant]]:
    """Returns the names and constants of the parts of a text."""
    prefix = "LCP_TEXT_"
    found = [one for one in interface.constants if one.name.startswith(prefix)]
    return [(one.name.removeprefix(prefix), one) for one in found]


def _text_parts(interface: Interface) -> str:
    text = 'class TextPart(IntFlag):\n    """The parts of a text about an answer."""\n\n'
    for name, part in text_parts(interface):
        text += f"    {name} = {part.name}\n" + docstring(f"{sentence(part.doc)}.", "    ")
    return text


#: For each type of content that a field of a rule can have, the function that reads the content.
#: A field of another type holds texts, steps or values of an enumeration.
HELD = {
    "lcp_os_version_t": "OSVersion.from_packed_or_none",
    "lcp_state_t": "state_of",
    "fact": "from_fact",
    "duration": "from_ns",
    "count": "from_count",
    "number": "unsigned",
}


def _readers(interface: Interface) -> str:
    """Renders a table of the functions that read the fields of rules, except texts and steps."""
    by_type = {item.type: item for item in interface.enumerations}
    fields = by_type["lcp_rule_field_t"]
    text = "#: The functions that convert the numbers in fields of rules.\n"
    text += "READERS: dict[RuleField, Callable[[int], Any]] = {\n"
    for value in fields.values:
        if value.holds not in ("text", "steps"):
            read = HELD.get(value.holds)
            read = read or f"partial(decode_or_none, {class_of(by_type[value.holds])})"
            text += f"    {class_of(fields)}.{fields.bare(value)}: {read},\n"
    return text + "}\n"


# ---- what the host fills -----------------------------------------------------------------------


def _taken(struct: Struct, part: Part) -> str:
    """Returns the types that a field of a query takes."""
    if (struct.name, part.c) in TAKEN:
        return TAKEN[struct.name, part.c][0]
    if part.kind == "fact":
        return "bool | Fact | None"
    kind = _class(part)
    if part.kind == "set":
        return f"{kind} | str | Iterable[{kind} | str]"
    return f"{kind} | str | None" if part.is_optional else f"{kind} | str"


def _default(struct: Struct, part: Part) -> str:
    if part.kind == "set":
        return " = NOTHING"
    return " = None" if part.is_optional and (struct.name, part.c) not in WITHOUT_DEFAULT else ""


def _packed(struct: Struct, part: Part) -> str:
    name = name_of(struct, part)
    if (struct.name, part.c) in TAKEN:
        return TAKEN[struct.name, part.c][1]
    field = f"Field.{part.c.upper()}"
    if part.kind == "fact":
        return f"0 if {name} is None else fact({name}, {field})"
    if part.kind == "set":
        return f"0 if {name} is NOTHING else masked({_class(part)}, {name}, {field})"
    if part.is_optional:
        return f"0 if {name} is None else coerce({_class(part)}, {name}, {field})"
    return name  # the rendered function has converted it


def _packing(interface: Interface, struct: Struct, name: str) -> str:
    """Renders the function that packs a query from the values of its fields."""
    parts = _parts(interface, struct)
    layout = f"_{name.upper()}"
    arguments = [f"{name_of(struct, p)}: {_taken(struct, p)}{_default(struct, p)}" for p in parts]
    by_field = {part.c: _packed(struct, part) for part in parts}
    items = [by_field.get(field.name, "0") for field in struct.fields[1:]]
    text = f"{layout} = struct_of({struct.name})\n\n\n"
    text += _call(f"def pack_{name}", arguments, " -> bytes:")
    text += f'    """Packs {struct.name}."""\n'
    for part in parts:
        if part.kind == "value" and not part.is_optional:
            name_, kind = name_of(struct, part), _class(part)
            text += f"    if type({name_}) is not {kind}:\n"
            text += f"        {name_} = coerce({kind}, {name_}, Field.{part.c.upper()})\n"
    return text + _call(f"    return {layout}.pack", [f"{layout}.size", *items])


def _query(interface: Interface, name: str) -> str:
    """Renders a query, and the function that packs it."""
    struct = interface.declared(f"lcp_{name}_query")
    parts, kind = _parts(interface, struct), f"{camel(name)}Query"
    rows = [
        (
            name_of(struct, part),
            _taken(struct, part) + _default(struct, part),
            field_doc(interface, struct, part),
        )
        for part in parts
    ]
    text = "@dataclass(frozen=True, slots=True)\n"
    text += f"class {kind}:\n" + docstring(doc_of(interface, SPEECH, struct), "    ") + "\n"
    text += _fields(rows) + "\n\n" + _packing(interface, struct, name)
    text += f"\n\ndef packed_{name}(query: {kind}) -> bytes:\n"
    text += '    """Packs a question for `explain` or a batch."""\n'
    return text + _call(f"    return pack_{name}", [f"query.{name_of(struct, p)}" for p in parts])


def _device_facts(interface: Interface) -> str:
    struct = interface.declared("lcp_device_facts")
    (ordinary,) = (item for item in struct.initialisers if item.name.startswith("LCP_ORDINARY"))
    given = dict(zip((field.name for field in struct.fields), ordinary.values))
    spelled = {v.name: _value(item, v) for item in interface.enumerations for v in item.values}
    spelled |= {"LCP_FACT_NO": "False", "LCP_FACT_YES": "True", "LCP_FACT_UNKNOWN": "None"}
    rows = [
        (
            part.name,
            f"{_type(struct, part)} = {spelled.get(given[part.c], given[part.c])}",
            field_doc(interface, struct, part),
        )
        for part in parts_of(interface, struct)
    ]
    text = "@dataclass(frozen=True, slots=True)\nclass DeviceFacts:\n"
    text += docstring(doc_of(interface, SPEECH, struct), "    ") + "\n"
    return text + _fields(rows) + "\n" + METHODS[struct.name]


def _app_habits(interface: Interface) -> str:
    struct = interface.declared("lcp_app_habits")
    parts = [part for part in _parts(interface, struct) if part.c != "app"]
    rows = [(part.name, "int = 0", field_doc(interface, struct, part)) for part in parts]
    text = "@dataclass(frozen=True, slots=True)\nclass AppHabits:\n"
    return text + docstring(doc_of(interface, SPEECH, struct), "    ") + "\n" + _fields(rows)


def _app(interface: Interface) -> str:
    """Renders the fields of an app. Modes become a set. Keys with build variables are named, not
    counted."""
    struct = interface.declared("lcp_app")
    modes = "BackgroundMode | str | Iterable[BackgroundMode | str]"
    types = {"background_modes": "frozenset[BackgroundMode]", "placeholders": "tuple[str, ...]"}
    docs = {
        "placeholders": "The keys with an unexpanded build variable, such as ``$(PRODUCT_NAME)``.",
    }
    rows, arguments = [], []
    for part in _parts(interface, struct):
        type_ = types.get(part.c) or _type(struct, part)
        rows.append((part.c, type_, docs.get(part.c) or field_doc(interface, struct, part)))
        default = "()" if part.c in types else "0" if type_ == "int" else "None"
        arguments.append(f"{part.c}: {modes if part.kind == 'set' else type_} = {default}")
    notices = "Notices of the Info.plist reader. None of them is an error."
    rows.append(("notices", "tuple[Notice, ...] = field(compare=False)", notices))
    arguments.append("notices: tuple[Notice, ...] = ()")
    text = "@dataclass(frozen=True, slots=True, init=False)\nclass AppFields:\n"
    text += docstring(doc_of(interface, SPEECH, struct), "    ") + "\n" + _fields(rows) + "\n"
    text += _call("    def __init__", ["self", *arguments], " -> None:")
    return text + (
        "        given = locals()\n"
        "        given[\"background_modes\"] = several(\n"
        "            BackgroundMode, background_modes, Field.BACKGROUND_MODES\n"
        "        )\n"
        "        for name in AppFields.__dataclass_fields__:\n"
        "            object.__setattr__(self, name, given[name])\n"
    )


# ---- the file ----------------------------------------------------------------------------------

#: The names that the file may import, by module. The file imports only the names that it uses.
MODULES = {
    ".._native.calls": "struct_of",
    ".._native.codes": "code_number",
    ".._native.convert": "fact from_count from_fact from_ns is_yes mask moment seconds unsigned",
    ".._native.memory": "keep",
    ".._native.labels": "LabelledEnum",
    ".._native.names": "NOTHING coerce decode decode_or_none masked members several state_of "
    "states_in",
    ".._native.osversion": "OSVersion",
    ".answers": "Answer asked common extendable listed rule_id rule_text summary",
    ".effect_text": "EffectText FindingText",
    ".records": "code_of",
}


def _imports(interface: Interface, body: str) -> str:
    used = set(re.findall(r"\w+", re.sub(r'""".*?"""', "", body, flags=re.S)))
    enums = {class_of(item) for item in interface.enumerations} | {SCENE}
    constants = {item.name for item in interface.constants}
    structs = {item.name for item in interface.structs}
    modules = {
        ".._native.bindings": constants | structs,
        ".._native.enums": enums,
        **{module: set(names.split()) for module, names in MODULES.items()},
    }
    text = "from collections.abc import Callable, Iterable\nfrom dataclasses import dataclass, field\n"
    text += "from enum import IntFlag\nfrom functools import partial\nfrom typing import TYPE_CHECKING, Any, Literal\n\n"
    for module in sorted(modules):
        names = sorted(modules[module] & used, key=lambda name: (not name.isupper(), name.lower()))
        line = f"from {module} import {', '.join(names)}\n"
        if len(line) > WIDTH + 1:
            line = f"from {module} import (\n" + "".join(f"    {one},\n" for one in names) + ")\n"
        text += line if names else ""
    return text + (
        "\nif TYPE_CHECKING:\n    from .info import Notice\n    from .rules import Rule\n"
    )


def render(interface: Interface) -> str:
    made = (_app, _device_facts, _app_habits, _readers, _text_parts)
    blocks = [make(interface) for make in made]
    for struct in interface.structs:
        name = plain(struct.name)
        subject = re.sub("_(query|answer)$", "", name)
        if name.endswith("_query") and subject in QUERIES:
            blocks.append(_query(interface, subject))
        elif name.endswith("_query") and subject in ABOUT:
            blocks.append(_packing(interface, struct, subject))
        elif name.endswith("_answer") and subject in ANSWERS:
            blocks.append(_answer(interface, subject))
        elif name == "device_effect":
            blocks.append(_effect(interface))
        elif name in ("step", "rule_step", "app_status") or struct.name in AUDITS:
            blocks.append(_element(interface, struct))
    body = "\n\n".join(blocks)
    return (
        f'{NOTICE}"""The queries, answers and facts whose fields follow from the header."""\n\n'
        f"from __future__ import annotations\n\n{_imports(interface, body)}\n\n{body}"
    )
