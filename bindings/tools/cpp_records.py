"""Renders the structs of lifecycle_policy.hpp: what the host knows, queries, answers and lists."""

from __future__ import annotations

import textwrap

from cpp_enums import class_of, comment, enumerator
from interface import Interface
from records import Part, Speech, doc_of, ordered, part_doc, parts_of, question_of
from words import WIDTH, plain

NAMES = {
    "allowed_causes of 0": "empty allowed_causes",
    ", see below": ", as lcp_query_path has them",
    "lcp_app_apply_info": "apply_info",
    "lcp_query_transition": "policy.transition()",
    "lcp_query_deadline": "policy.deadline()",
    "lcp_query_relaunch": "policy.relaunch()",
    "lcp_list_edges": "policy.edges()",
    "lcp_list_path": "policy.path_steps()",
    "lcp_list_duties": "policy.duty_list()",
    "lcp_list_findings": "policy.findings()",
    "the flag LCP_ANSWER_SHARED": "is_shared()",
    "No struct at all (NULL) means the ordinary device: LCP_ORDINARY_DEVICE_INIT":
        "No struct at all means the ordinary device: ordinary_device",
    "`notification` is 0": "`notification` is none",
    "fact left at 0": "fact that is not given",
    "Begin with LCP_LIMIT_INIT, which keeps the rule's figures;":
        "If a figure is not given, the rule's figure is used;",
    "LCP_RULE_NONE": "none",
    "LCP_NS_UNKNOWN": "none",
    "LCP_NS_UNLIMITED": "`unlimited`",
    "LCP_COUNT_UNKNOWN": "none",
}  # fmt: skip
SPEECH = Speech(
    "none", "unknown", lambda item, value: f"{class_of(item)}::{enumerator(item, value)}", NAMES
)

#: Members with another name than the field, mostly because they are true or false.
RENAMED = {
    "allowance_ns": "allowance_time", "on": "is_on", "locked": "is_locked",
    "undecided": "is_undecided", "switcher": "has_switcher", "waiting": "is_waiting",
    "force_quit": "is_force_quit", "possible": "is_possible",
}  # fmt: skip
#: Members of aggregates that come first or last, unlike their fields in C. They had these places in
#: version 0.2.
FIRST = {"lcp_app": "background_modes", "lcp_relaunch_query": "termination trigger events_since"}
LAST = {"lcp_app": "unknown_modes placeholders"}
#: Optional numbers that are plain members, without std::optional. Here 0 means that no number is
#: given.
NUMBERS = frozenset(["foreground_slots"])
#: Fields without a member. For each, MORE has members that take its place.
REPLACED = {"lcp_device_event": "amount"}



def _text(function: str, doc: str, what: str) -> str:
    """Renders the members that give the text of a struct."""
    return f"""\
{doc}  std::string text() const {{
    std::string line(200, '\\0');
    std::size_t length = text({{line.data(), line.size() + 1}});
    if (length > line.size()) {{
      line.resize(length);
      length = text({{line.data(), line.size() + 1}});
    }}
    line.resize(length);
    return line;
  }}
  /// Fills `room` with the {what}, including the final NUL; gives the length of the whole {what}.
  std::size_t text(span<char> room) const noexcept {{
    std::size_t length = 0;
    if (!room.empty()) room[0] = '\\0';
    {function}(&raw_, room.data(), room.size(), &length, nullptr);
    return length;
  }}
"""


#: Members that do not follow from one field: they combine several fields, read the rule, or call
#: another function.
MORE = {
    "lcp_step": """\
  /// The name of the callback or notification: its selector, or Apple's constant.
  std::string_view name() const noexcept {
    return raw_.callback != 0 ? to_string_view(callback()) : to_string_view(notification());
  }
""",
    "lcp_path_step": """\
  /// The question about this step, for policy.steps().
  transition_query query() const noexcept {
    return {from(), to(), cause(), last_cause(), trigger(), std::nullopt};
  }
""",
    "lcp_deadline_answer": """\
  /// Whether the app can ask for more time; unknown: no source says.
  fact extendable() const noexcept {
    if ((raw_.flags & LCP_ANSWER_EXTENDABLE) != 0) return fact::yes;
    return (raw_.flags & LCP_ANSWER_NOT_EXTENDABLE) != 0 ? fact::no : fact::unknown;
  }
  /// True if all uses of the allowance share one clock.
  bool is_shared() const noexcept { return (raw_.flags & LCP_ANSWER_SHARED) != 0; }
""",
    "lcp_duty": """\
  /// What the app should do, as a sentence.
  std::string_view text() const noexcept { return detail::rule_text(raw_.rule, rule_field::text); }
""",
    "lcp_mode_answer": """\
  /// The activities that the mode permits in the background.
  enum_set<activity> permits() const noexcept { return set<activity>(rule_field::permits); }
  /// The activities during which the app is not suspended.
  enum_set<activity> keeps_running() const noexcept {
    return set<activity>(rule_field::keeps_running);
  }
  /// The triggers that the mode enables.
  enum_set<trigger> triggers() const noexcept { return set<trigger>(rule_field::triggers); }

 private:
  template <class Enum> enum_set<Enum> set(rule_field field) const noexcept {
    const auto deciding = rule();
    if (!deciding || newest_verdict() == lcp::verdict::not_applicable) return {};
    return deciding->template values<Enum>(field);
  }
""",
    "lcp_finding": """\
  /// The key of the Info.plist.
  std::string_view key() const noexcept { return detail::rule_text(raw_.rule, rule_field::key); }
  /// The value that was found; "" if the entry is missing, or if only the host has the value: see
  /// the notices of apply_info.
  std::string_view value() const noexcept {
    return detail::rule_text(raw_.rule, rule_field::value);
  }
  /// A sentence that describes the finding.
  std::string_view text() const noexcept { return detail::rule_text(raw_.rule, rule_field::text); }
""",
    "lcp_termination_answer": """\
  /// A sentence on what the code means; "" if nothing is known.
  std::string_view text() const noexcept { return detail::rule_text(raw_.rule, rule_field::text); }
""",
    "lcp_device_event": """\
  std::optional<std::int64_t> bytes{};  ///< an amount of memory, in bytes
  std::optional<std::chrono::nanoseconds> delay{};  ///< a delay or an interval
""",
    "lcp_device_effect": _text(
        "lcp_effect_text",
        "  /// A line of text, without a newline: when, which app, what, by which rule. \"\" for an effect "
        "that\n  /// no device gave.\n",
        "line",
    ),
    "lcp_audit_finding": _text(
        "lcp_finding_text",
        "  /// A line of text that says what is wrong, and a line for each detail. \"\" for a finding "
        "that no\n  /// auditor gave.\n",
        "text",
    ),
}
#: Statements that fill a field in REPLACED from the members that take its place.
PACKED = {"lcp_device_event": "fields.amount = bytes ? *bytes : delay ? delay->count() : 0;"}


def _name(part: Part) -> str:
    return RENAMED.get(part.c, part.name)


def _type(part: Part) -> str:
    """Returns the type of a member, without std::optional."""
    if part.kind in ("value", "set"):
        assert part.of
        name = f"lcp::{class_of(part.of)}"
        return f"enum_set<{name}>" if part.kind == "set" else name
    types = {
        "fact": "lcp::fact", "version": "os_version", "rule": "rule_index_t",
        "duration": "std::chrono::nanoseconds", "count": "std::int64_t", "text": "std::string_view",
    }  # fmt: skip
    return types.get(part.kind) or f"std::{part.field.type}"


def _is_optional(part: Part) -> bool:
    plain_ones = ("fact", "yes", "set", "rule", "text", "flags")
    return part.is_optional and part.kind not in plain_ones and part.c not in NUMBERS


# ---- aggregates --------------------------------------------------------------------------------


def _member(interface: Interface, part: Part) -> str:
    type_ = f"std::optional<{_type(part)}>" if _is_optional(part) else _type(part)
    default = {"fact": " = lcp::fact::unknown", "number": " = 0"}.get(part.kind, "{}")
    default = "{}" if _is_optional(part) else default
    line = f"  {type_} {part.name}{default};"
    doc = part_doc(interface, SPEECH, part)
    return comment(doc, "  ") + line + "\n"


def _to_c(part: Part) -> list[str]:
    name = part.name
    if part.kind in ("value", "fact"):
        return [f"fields.{part.c} = detail::number({name});"]
    if part.kind == "set" and part.field.length:
        return [f"fields.{part.c}[{i}] = {name}.word({i});" for i in range(part.field.length)]
    texts = {
        "set": f"{name}.mask()", "version": f"{name} ? {name}->packed() : 0",
        "duration": f"detail::ns({name})",
    }  # fmt: skip
    number = f"{name}.value_or(0)" if _is_optional(part) else name
    return [f"fields.{part.c} = {texts.get(part.kind, number)};"]


def _from_c(part: Part) -> str:
    raw = f"fields.{part.c}"
    texts = {
        "fact": f"static_cast<lcp::fact>({raw})", "number": raw,
        "set": f"{_type(part)}::from_mask({raw})",
    }  # fmt: skip
    return texts.get(part.kind, f"detail::given{{{raw}}}")


def aggregate(interface: Interface, name: str, is_read: bool = False) -> str:
    """Renders a struct that the host fills. If `is_read` is true, the struct can also be made from
    C's struct."""
    struct = interface.declared(name)
    ours = plain(name)
    parts = ordered(parts_of(interface, struct), FIRST.get(name, ""), LAST.get(name, ""))
    parts = [part for part in parts if part.c not in REPLACED.get(name, "").split()]
    text = f"{comment(doc_of(interface, SPEECH, struct))}struct {ours} {{\n"
    text += "".join(_member(interface, part) for part in parts) + MORE.get(name, "")
    text += "\n  /// The C struct with these fields.\n"
    text += f"  constexpr {name} raw() const noexcept {{\n"
    text += f"    auto fields = detail::sized<{name}>();\n"
    for part in parts:
        text += "".join(f"    {line}\n" for line in _to_c(part))
    text += f"    {PACKED[name]}\n" if name in PACKED else ""
    text += "    return fields;\n  }\n"
    if is_read:
        text += "\n  /// Reads the C struct.\n"
        text += f"  static constexpr {ours} from(const {name}& fields) noexcept {{\n"
        text += f"    lcp::{ours} read;\n"
        text += "".join(f"    read.{part.name} = {_from_c(part)};\n" for part in parts)
        text += "    return read;\n  }\n"
    return text + "};\n"


# ---- views of C's structs ----------------------------------------------------------------------


def _getter(interface: Interface, part: Part, is_count: bool) -> str:
    raw, type_ = f"raw_.{part.c}", _type(part)
    if part.kind == "flags":
        return (
            "  /// True if another source disagrees.\n"
            "  bool is_disputed() const noexcept {"
            " return (raw_.flags & LCP_ANSWER_DISPUTED) != 0; }\n"
        )
    if part.kind == "yes":
        type_, body = "bool", f"{raw} == LCP_FACT_YES"
    elif part.kind == "text":
        body = f"detail::text({raw})"
    elif part.kind == "set":
        words = [f"{raw}[{i}]" for i in range(part.field.length)] or [raw]
        body = f"{type_}::from_mask({', '.join(words)})"
    elif is_count:
        type_, body = "std::size_t", raw
    elif _is_optional(part):
        type_ = f"std::optional<{type_}>"
        reader = {"duration": "duration", "count": "count"}.get(part.kind)
        body = f"detail::{reader}({raw})" if reader else f"detail::given{{{raw}}}"
    elif part.kind == "version":
        body = f"os_version::from_packed({raw})"
    elif part.kind == "duration":
        body = f"{type_}{{{raw}}}"
    elif part.kind in ("value", "fact"):
        body = f"static_cast<{type_}>({raw})"
    else:
        body = raw
    doc = comment(part_doc(interface, SPEECH, part), "  ")
    head = f"  {type_} {_name(part)}() const noexcept {{"
    line = f"{head} return {body}; }}\n"
    return doc + (line if len(line) <= WIDTH + 1 else f"{head}\n    return {body};\n  }}\n")


def view(interface: Interface, name: str) -> str:
    """Renders a class that contains C's struct and nothing else."""
    struct = interface.declared(name)
    fields = {field.name for field in struct.fields}
    base = "detail::of_rule" if "rule" in fields else "detail::wrapper"
    base = "basic_answer" if {"newest_verdict", "requires_mask"} <= fields else base
    text = comment(doc_of(interface, SPEECH, struct))
    text += f"class {plain(name)} : public {base}<{name}> {{\n"
    text += " public:\n"
    for part in parts_of(interface, struct):
        # The rule is already in the base classes, `of_rule` and `basic_answer`.
        if part.c != "rule":
            # These numbers count the items of a list, the waiting effects, or the tasks.
            is_count = part.c in ("count", "effects", "tasks") and part.kind == "number"
            text += _getter(interface, part, is_count)
    return text + MORE.get(name, "") + "};\n"


def _ordinary(interface: Interface) -> str:
    """Renders the ordinary device."""
    name = "lcp_device_facts"
    struct = interface.declared(name)
    (ordinary,) = (item for item in struct.initialisers if item.name.startswith("LCP_ORDINARY"))
    given = dict(zip((field.name for field in struct.fields), ordinary.values))
    spelled = {
        value.name: SPEECH.value(item, value)
        for item in interface.enumerations
        for value in item.values
    }
    values = [spelled.get(given[part.c], given[part.c]) for part in parts_of(interface, struct)]
    lines = textwrap.wrap(", ".join(values), WIDTH - 6)
    text = "".join(f"    {line}\n" for line in lines).rstrip("\n")
    return f"{comment(ordinary.doc)}inline constexpr device_facts ordinary_device{{\n{text}}};\n"


def _asked(interface: Interface) -> str:
    """Renders the C function for each question."""
    text = "template <class Query> struct asked;\n"
    for struct in interface.structs:
        if not struct.name.endswith("_query"):
            continue
        parts = parts_of(interface, struct)
        name = question_of(interface, struct)
        alone = parts[0].of if len(parts) == 1 else None
        query = class_of(alone) if alone else plain(struct.name)
        base = f"asking<question::{name}, {struct.name}, {name}_answer, &lcp_query_{name}> {{}};"
        text += f"template <> struct asked<lcp::{query}>\n"
        lines = textwrap.wrap(base, WIDTH, initial_indent="    : ", subsequent_indent=" " * 13)
        text += "\n".join([*lines, ""])
    return text


def render_context(interface: Interface) -> str:
    """Renders the structs for what the host knows about the app, the device and the limits."""
    return "\n".join(
        [
            aggregate(interface, "lcp_app", is_read=True),
            aggregate(interface, "lcp_device_facts"),
            _ordinary(interface),
            aggregate(interface, "lcp_limit"),
        ]
    )


def render_rules(interface: Interface) -> str:
    """Renders the citations of rules, and the steps of transition rules."""
    return "\n".join(view(interface, name) for name in ("lcp_citation", "lcp_rule_step"))


def render_questions(interface: Interface) -> str:
    """Renders queries, answers, elements of their lists, and how each question is asked."""
    lists = ("step", "edge", "path_step", "duty", "finding", "explanation")
    blocks = []
    for struct in interface.structs:
        ours = plain(struct.name)
        # A question about one value is asked with that value.
        if ours.endswith("_query") and len(parts_of(interface, struct)) > 1:
            blocks.append(aggregate(interface, struct.name))
        elif ours.endswith("_answer") or ours in lists:
            blocks.append(view(interface, struct.name))
    return "\n".join([*blocks, f"namespace detail {{\n\n{_ASKING}\n{_asked(interface)}", _END])


_ASKING = """\
/// How C asks a question: its kind, its query and answer, and its function.
template <lcp::question Question, class Query, class Answer, auto Call> struct asking {
  using answer = Answer;
  static constexpr lcp_question_t question = number(Question);
  static constexpr auto call = Call;

  /// The C struct for a query. A question about one value has only that value.
  template <class Ours> static constexpr Query raw(const Ours& query) noexcept {
    if constexpr (std::is_enum_v<Ours>) return {sized<Query>().struct_size, number(query)};
    else return query.raw();
  }
};
"""
_END = "}  // namespace detail\n"


def render_devices(interface: Interface) -> str:
    """Renders the events, outcomes and effects of a device, the status of a device and of an app,
    the habits of apps, and the acts of a day."""
    names = ("device_outcome", "device_effect", "device_status", "app_status", "day_act")
    views = [view(interface, f"lcp_{name}") for name in names]
    filled = ("lcp_device_event", "lcp_app_habits")
    return "\n".join([*(aggregate(interface, name) for name in filled), *views])


def render_audits(interface: Interface) -> str:
    """Renders findings of auditors, expected records, and possible ends of a process."""
    names = ("audit_finding", "audit_step", "audit_end")
    return "\n".join(view(interface, f"lcp_{name}") for name in names)
