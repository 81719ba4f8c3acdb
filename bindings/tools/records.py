"""Describes the contents of the structs, for languages with their own type for each struct.

A `Part` is a field of such a type: a value, a set, a version, a duration. The kind of a part
follows from the name and the type of the field in C. The tables in this module contain the
exceptions. Differences in only one language are in the tables of the generator for that language.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace

from interface import Enumeration, Field, Interface, Struct, Value
from words import plain, sentence

#: Facts that are always yes or no. `force_quit` is an exception in the query of UNCERTAIN.
CERTAIN = frozenset(
    "on locked switcher force_quit waiting undecided needs_reply possible posted chance".split()
)
#: The struct and the field of that exception. `force_quit` may be left unknown there: the
#: termination then decides.
UNCERTAIN = ("lcp_relaunch_query", "force_quit")
#: Comments on fields that have none in the header, because their names in C say enough.
SILENT = {
    "from": "the state before",
    "to": "the state after",
    "os": "the OS",
    "evidence": "what the rule rests on",
    "at_expiry": "what happens at the limit",
    "needs_reply": "whether the host must reply",
    "scene_reads": "the state of the scene inside",
    "on": "whether it is on",
    "locked": "whether it is locked",
    "now_ns": "the time on the clock",
    "simulator": "it is the Simulator",
    "cellular": "it has a cellular radio",
    "charging": "it is charging",
    "debugger_attached": "a debugger is attached to the app",
    "bluetooth_off_in_control_center": "turned off in Control Center",
}
#: Numbers for which 0 means none. Some comments in the header do not say so.
NUMBERED = frozenset("process scene token front beside precedence foreground_slots".split())
#: Numbers that may be unknown. C then has LCP_COUNT_UNKNOWN.
COUNTS = frozenset("rank count".split())
#: The times of a device that may be LCP_NS_UNLIMITED.
UNBOUNDED = frozenset("deadline_ns remaining_ns".split())
#: The fields with which every answer begins.
COMMON = frozenset("verdict newest_verdict rule evidence flags reason requires_mask".split())


@dataclass(frozen=True)
class Part:
    """A field of a struct in the other languages.

    The kind is value, fact, yes (a fact that is never unknown), version, rule, duration, count,
    set, number, text or flags. `of` is the enumeration of a value or set.
    """

    field: Field
    kind: str
    of: Enumeration | None
    is_optional: bool

    @property
    def c(self) -> str:
        """The name in C."""
        return self.field.name

    @property
    def name(self) -> str:
        """The name without _ns or _mask, which the other languages express by types."""
        return re.sub("_(ns|mask)$", "", self.c)


def _kind(interface: Interface, struct: Struct, field: Field) -> tuple[str, Enumeration | None]:
    by_type = {item.type: item for item in interface.enumerations}
    of = by_type.get(field.type)
    if field.type == "lcp_fact_t":
        is_certain = field.name in CERTAIN and (struct.name, field.name) != UNCERTAIN
        return "yes" if is_certain else "fact", of
    if of:
        return "value", of
    if field.set:
        return "set", by_type[field.set]
    kinds = {
        "lcp_os_version_t": "version", "lcp_rule_index_t": "rule", "const char *": "text",
    }  # fmt: skip
    if field.type in kinds:
        return kinds[field.type], None
    if field.name.endswith("_ns"):
        return "duration", None
    if field.name in COUNTS and field.type == "int64_t":
        return "count", None
    if field.name == "flags":
        return "flags", None
    if field.type in ("int32_t", "uint32_t", "uint64_t", "int64_t") and not field.length:
        return "number", None
    raise ValueError(f"records.py: what is {field.name}, of the type {field.type}?")


def part_of(interface: Interface, struct: Struct, field: Field) -> Part:
    """Makes the Part for a field of a struct."""
    kind, of = _kind(interface, struct, field)
    is_optional = not field.required or bool(field.unless)
    if kind == "number":
        is_optional = (
            field.name in NUMBERED
            or struct.name == "lcp_device_options"
            or (struct.name, field.name) == ("lcp_device_event", "app")
        )
    elif kind == "duration":
        # A time on the clock of a device is always known.
        is_optional = not struct.name.startswith(("lcp_device_", "lcp_app_status"))
    return Part(field, kind, of, is_optional)


def parts_of(interface: Interface, struct: Struct) -> list[Part]:
    """Returns the fields of a struct, without its size and its reserved fields. Of an answer, leaves
    out the fields that every answer has, too."""
    left_out = {"struct_size", "reserved", "reserved32"}
    if {field.name for field in struct.fields} >= COMMON:
        left_out |= COMMON
    fields = (field for field in struct.fields if field.name not in left_out)
    return [part_of(interface, struct, field) for field in fields]


def shared_parts(interface: Interface, struct: Struct) -> list[Part]:
    """For the outcome of an event, returns the fields that it shares with every answer; all but the
    verdict are optional. Returns [] for any other struct."""
    if struct.name != "lcp_device_outcome":
        return []
    names = ("verdict", "rule", "reason", "requires_mask")
    parts = [part_of(interface, struct, field) for field in struct.fields if field.name in names]
    return [replace(part, is_optional=part.c != "verdict") for part in parts]


def ordered(parts: Iterable[Part], first: str = "", last: str = "") -> list[Part]:
    """Moves the parts named in `first` to the beginning, and the parts named in `last` to the end.
    The other parts keep their order."""
    head, tail, rest = first.split(), last.split(), list(parts)
    named = {part.c: part for part in rest}
    middle = [part for part in rest if part.c not in (*head, *tail)]
    return [*(named[name] for name in head), *middle, *(named[name] for name in tail)]


def question_of(interface: Interface, struct: Struct) -> str:
    """Returns the name of the question that has this query or answer."""
    for question in interface.questions:
        if struct.name in (question.query, question.answer):
            return question.name
    raise ValueError(f"records.py: {struct.name} is not of one question")


# ---- comments ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Speech:
    """The words of a language for terms in the header: a missing value, an unknown fact, a value of
    an enumeration, and names and phrases of C."""

    none: str
    unknown: str
    value: Callable[[Enumeration, Value], str]
    names: Mapping[str, str]


_VALUE = re.compile(r"\bLCP_[A-Z0-9_]+\b")
_MASK = re.compile(r"(: |^)(?:a )?mask of (?:lcp_\w+|causes|(?=evidence profiles))(?:[:;] |$)?")
_SHORT = re.compile(r"(?<=[ (])_[A-Z][A-Z_]+\b")
#: The constants of C for unknown numbers.
_NUMBERS = re.compile(r"LCP_(?:NS|COUNT)_UNKNOWN(:| keeps)?")
#: Short beginnings of comments, with their full texts. In C they can be short, because the name of
#: the field precedes the comment. {noun} stands for the name of the field, in words.
_BEGINNINGS = [
    (r"count: (?=\w)", "the number of "),
    (r"(?=\w+, for lcp_list_)", "the number of "),
    (r"(?=(held|may|preserves) )", "the app "),
    (r"that of ", "the {noun} of "),
    (r"the one (?=that )", "the {noun} "),
    (r"of the query, those ", "the {noun} of the query "),
    (r"(?=that |of (?!two)|by which )", "the {noun} "),
    (r"(?=or, )", "the {noun} "),
    (r"(?=run time$)", "the {noun}; "),
]


def _spelled(interface: Interface, speech: Speech, text: str) -> str:
    """Replaces names of C with those of a language."""
    for ours, theirs in speech.names.items():
        text = theirs.join(re.split(rf"(?<!\w){re.escape(ours)}(?!\w)", text))
    values = {
        value.name: (item, value) for item in interface.enumerations for value in item.values
    }
    prefix = ""

    def spell(match: re.Match[str]) -> str:
        nonlocal prefix
        name = match[0] if match[0].startswith("LCP_") else prefix + match[0][1:]
        if name not in values:
            raise ValueError(f"records.py: how is {name} said in another language? ({text})")
        item, value = values[name]
        prefix = item.prefix
        return speech.value(item, value)

    return re.sub(f"{_VALUE.pattern}|{_SHORT.pattern}", spell, text)


def _checked(text: str, original: str) -> str:
    left = re.search(r"\b(lcp_(?!query_path\b)\w+|LCP_\w+)", text)
    if left:
        raise ValueError(f"records.py: how is {left[0]} said in another language? ({original})")
    return text


def doc_of(interface: Interface, speech: Speech, struct: Struct) -> str:
    """Returns the comment on a struct, in the words of a language."""
    return _checked(_spelled(interface, speech, struct.doc), struct.doc)


def _noun(part: Part) -> str:
    noun = plain(part.of.type) if part.of and part.kind == "value" else part.name
    if part.kind == "version":
        noun = f"version {noun}"
    if part.kind == "number" and re.search("[^s]s$", noun):
        noun = f"number of {noun}"
    return "rule" if part.kind == "rule" else noun.replace("_", " ")


def part_doc(interface: Interface, speech: Speech, part: Part) -> str:
    """Returns the comment on a field as a sentence, in the words of a language. Returns "" if there
    is no comment."""
    said = part.field.doc or SILENT.get(part.c, "")
    text = _MASK.sub(lambda match: "; " if match[1] and match[0][-1] == " " else "", said)
    if part.is_optional:
        none = "empty" if part.kind == "set" else speech.none
        text = re.sub(r"(?<![\w.])0(?=: | if | unless | where |, or )", none, text)
        text = re.sub(r"\belse 0\b", f"else {none}", text)
        text = re.sub("UNKNOWN, (LCP_NS_UNLIMITED)$", r"UNKNOWN; \1: no limit", text)
        text = _NUMBERS.sub(lambda match: none + (match[1] or ": not known"), text)
        text = re.sub(f"{re.escape(none)}: none(?=$|[,;])", f"{none}: there is none", text)
        text = text.replace(f"{none}: none known", f"{none}: not known")
        text = re.sub(rf"(?<=\. ){re.escape(none)}", none[:1].upper() + none[1:], text)
        text = re.sub(r"\bLCP_RULE_NONE\b", none, text)
    if part.kind == "fact":
        text = re.sub(r"\bunknown\b", speech.unknown, text)
    for short, alone in [*_BEGINNINGS, (f"(?={re.escape(speech.none)}\\b[:, ])", "the {noun}; ")]:
        begun, found = re.subn(f"^{short}", alone.format(noun=_noun(part)), text)
        if found:
            text = begun
            break
    if part.kind == "duration":
        text = re.sub("^what the ", "the time that the ", text)
    if part.kind == "yes" or (part.kind == "fact" and speech.unknown != "unknown"):
        text = re.sub("^whether (?!.*whether)", "true if ", text)
    text = _checked(_spelled(interface, speech, text), said)
    text = text if re.match(r"\w+::", text) else sentence(text)
    return text if not text or text[-1] in ".?" else f"{text}."
