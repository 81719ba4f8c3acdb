"""Adds to the declarations of the headers what C cannot say, so that abi.json has it.

These facts are: what a pointer is for, what counts the elements of an array, which enumeration a
mask belongs to, and which values a field takes. Most facts follow from types and names. The tables
of this module have the others, once for all languages. A part of the interface that cannot be
classified is an error, which names that part.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace

from interface import Enumeration, Field, Function, Interface, Parameter, Question, Struct, Value


class MeaningError(ValueError):
    """A part of the interface whose meaning is not known."""


# ---- pointers ----------------------------------------------------------------------------------

#: The structs that a function changes if it gets them without const. This also holds for opaque
#: structs, which are not listed here. A function only fills any other struct.
CHANGED = ("lcp_app", "lcp_info_progress", "lcp_day")
#: The pointers that may be NULL, besides errors, numbers of elements, and arrays without elements.
OPTIONAL = {
    ("lcp_app_apply_info", "progress"),
    ("lcp_device_measure", "size"),
    ("lcp_device_measure", "fewest_effects"),
    ("lcp_device_destroy", "device"),
    ("lcp_device_post", "outcome"),
    ("lcp_device_advance", "reached_ns"),
    ("lcp_device_restore", "same_rules"),
    ("lcp_answer_text", "options"),
    ("lcp_auditor_measure", "size"),
    ("lcp_auditor_measure", "session_size"),
    ("lcp_auditor_feed", "consumed"),
}
#: The fields of input structs that are pointers and may not be NULL.
GIVEN = {("lcp_auditor_options", "context")}
#: The structs whose pointers are columns. A column has a stride, and may be NULL. The function that
#: takes the struct also takes the number of elements.
COLUMNS = {"lcp_audit_columns"}
#: The arrays that may not be NULL, not even without elements.
NEEDED = {
    ("lcp_policy_prepare", "policy"),
    ("lcp_device_init", "memory"),
    ("lcp_device_restore", "bytes"),
    ("lcp_auditor_init", "memory"),
    ("lcp_session_init", "memory"),
}
#: The names that a number of elements or bytes has, if there is only one in a struct or function.
COUNTS = ("capacity", "count", "length", "size")


def _singular(name: str) -> str:
    """Returns the name of one element of an array, or the name itself if it is no plural."""
    for plural, one in (("ies", "y"), ("tuses", "tus"), ("us", "us"), ("s", "")):
        if name.endswith(plural):
            return name.removesuffix(plural) + one
    return name


def _pointee(type_: str) -> str:
    return type_.removeprefix("const ").removesuffix("*").strip()


def _is_array(part: Parameter | Field, names: Iterable[str]) -> bool:
    """Tells whether a pointer is to several elements: bytes, items, or a name in the plural."""
    pointee, one = _pointee(part.type), _singular(part.name)
    if pointee == "void":
        return "question" not in names or one != part.name
    return (
        pointee == "char"
        or part.name == "items"
        or (pointee == "lcp_policy" and "size" in names)
        or (one != part.name and pointee.removesuffix("_t").endswith(one))
    )


def _beside(part: Parameter | Field, parts: Iterable[Parameter | Field], *words: str) -> str:
    """Returns the name of the part that has one of these words in its name, such as `capacity` or
    `notice_capacity` for `notices`; "" if there is none."""
    names, one = {other.name for other in parts}, _singular(part.name)
    own = [f"{name}_{word}" for word in words for name in dict.fromkeys((one, part.name))]
    return next((name for name in (*own, *words) if name in names), "")


def _pointer(owner: str, part: Parameter, parts: tuple[Parameter, ...], opaque: bool) -> Parameter:
    """Returns a parameter that is a pointer, with what the pointer is for."""
    pointee, where = _pointee(part.type), f"{owner}: {part.name}"
    numbers = [other for other in parts if "*" not in other.type]
    direction = "in" if part.type.startswith("const ") and not pointee.endswith("*") else "out"
    if direction == "out" and (pointee in CHANGED or opaque):
        direction = "inout"
    count = stride = total = ""
    question = "question" if pointee == "void" and "question" in {p.name for p in parts} else ""
    if _is_array(part, {other.name for other in numbers}):
        count, stride = _beside(part, numbers, *COUNTS), _beside(part, numbers, "stride")
        if not count:
            raise MeaningError(f"{where}: what counts its elements?")
        if count.endswith("capacity"):
            totals = [other for other in parts if "*" in other.type and other is not part]
            total = _beside(part, totals, "count", "length")
            if not total:
                raise MeaningError(f"{where}: which parameter says how many there are?")
    elif pointee == "void" and not question:
        raise MeaningError(f"{where}: what does it point to?")
    nullable = "if empty" if count and (owner, part.name) not in NEEDED else ""
    if part.name == "error" or (owner, part.name) in OPTIONAL:
        nullable = "always"
    return replace(
        part, direction=direction, count=count, stride=stride, total=total, nullable=nullable,
        question=question,
    )  # fmt: skip


def _function(interface: Interface, function: Function) -> Function:
    opaques = {item.name for item in interface.opaques}
    parts = tuple(
        (
            _pointer(function.name, part, function.parameters, _pointee(part.type) in opaques)
            if "*" in part.type
            else part
        )
        for part in function.parameters
    )
    totals = {part.total for part in parts}
    return replace(
        function,
        parameters=tuple(
            replace(part, nullable="always") if part.name in totals else part for part in parts
        ),
    )


def _pointing(struct: Struct, field: Field, is_input: bool) -> Field:
    """Returns a field that is a pointer, with what the pointer is for. Texts that the library gives
    end with NUL."""
    where, numbers = f"{struct.name}.{field.name}", [f for f in struct.fields if "*" not in f.type]
    count = stride = nullable = ""
    if struct.name in COLUMNS:
        stride = _beside(field, numbers, "stride")
        if not stride:
            raise MeaningError(f"{where}: how far apart are its elements?")
        nullable = "always"
    elif is_input:
        if _is_array(field, {other.name for other in numbers}):
            count, stride = _beside(field, numbers, *COUNTS), _beside(field, numbers, "stride")
            count = count or _beside(field, numbers, "item_count")
            if not count:
                raise MeaningError(f"{where}: what counts its elements?")
        nullable = "always" if "NULL:" in field.doc else nullable
        nullable = "if empty" if "may be NULL if" in field.doc else nullable
        is_silent = not nullable and (struct.name, field.name) not in GIVEN
        if bool(count) != (nullable == "if empty") or is_silent:
            raise MeaningError(f"{where}: its comment does not say what NULL means")
    elif field.type != "const char *":
        raise MeaningError(f"{where}: what does it point to?")
    direction = "in" if is_input else "out"
    return replace(field, direction=direction, count=count, stride=stride, nullable=nullable)


# ---- values ------------------------------------------------------------------------------------

#: The enumerations of masks, by the names of fields. In C, a mask is only a number.
MASKS = {
    "background_modes": "lcp_mode_t",
    "allowed_causes": "lcp_cause_t",
    "events_since": "lcp_since_t",
    "allowances": "lcp_allowance_t",
    "activities": "lcp_activity_t",
    "begun_in_front": "lcp_activity_t",
    "interruptions": "lcp_interruption_t",
    "missing_callbacks_mask": "lcp_callback_t",
    "resets_mask": "lcp_moment_t",
    "more_launch_options": "lcp_launch_option_t",
    "more_connection_options": "lcp_connection_option_t",
    "failing_mask": "lcp_condition_t",
    "unknown_mask": "lcp_condition_t",
    "requires_mask": "lcp_condition_t",
    "when_mask": "lcp_condition_t",
    "unless_mask": "lcp_condition_t",
    "assumed_mask": "lcp_condition_t",
    "profiles": "lcp_profile_t",
    "process_kinds": "lcp_process_kind_t",
    "callbacks_mask": "lcp_callback_t",
    "notifications_mask": "lcp_notification_t",
    "places": "lcp_state_t",
    "places_after": "lcp_state_t",
}
#: The fields of type uint64_t that are not masks.
NOT_MASKS = ("opaque", "code", "id", "identifier", "record", "since", "digest")
#: The values that are always given. Any other value may be missing; then, the field in C is 0 or a
#: number that means "unknown". Each query needs a line.
REQUIRED = {
    "lcp_transition_query": "from cause",
    "lcp_next_query": "from",
    "lcp_path_query": "from to",
    "lcp_deadline_query": "allowance",
    "lcp_relaunch_query": "trigger termination",
    "lcp_conduct_query": "state activity",
    "lcp_duties_query": "callback",
    "lcp_delivery_query": "state event",
    "lcp_mode_query": "mode",
    "lcp_quota_query": "quota",
    "lcp_termination_query": "code",
    "lcp_suspension_query": "",
    "lcp_purge_query": "state",
    "lcp_call_query": "callback",
    "lcp_context": "os",
    "lcp_limit": "allowance",
    "lcp_info_value": "kind",
    "lcp_step": "state_after",
    "lcp_edge": "cause to verdict",
    "lcp_path_step": "cause from to",
    "lcp_duty": "rule",
    "lcp_finding": "rule severity",
    "lcp_explanation": "rule role",
    "lcp_device_options": "os",
    "lcp_device_event": "kind",
    "lcp_device_effect": "kind",
    "lcp_device_status": "os",
    "lcp_app_status": "state",
    "lcp_rule": "family since",
    "lcp_audit_finding": "kind severity",
    "lcp_audit_step": "rule",
    "lcp_audit_end": "cause termination possible",
    "lcp_day_act": "kind",
    "lcp_app_habits": "app",
}
#: Values that are not required if another field has a value.
UNLESS = {("lcp_relaunch_query", "termination"): "state"}
#: The states of a scene. All other states are of the app.
STATES = "lcp_state_t"
SCENE_STATES = (
    "LCP_STATE_UNATTACHED",
    "LCP_STATE_FOREGROUND_INACTIVE",
    "LCP_STATE_FOREGROUND_ACTIVE",
    "LCP_STATE_SCENE_BACKGROUND",
)
#: The fields with states of a scene, and those with states of the app or of a scene, by name and by
#: struct. Any other field has states of the app.
OF_SCENE = ("scene_state", "scene_reads")
OF_EITHER = ("from", "to", "via", "state_after", "expected_reads", "places", "places_after")
OF_EITHER_IN = re.compile(
    r"lcp_(transition|next|path)_(query|answer)|lcp_(step|edge|path_step|audit_finding)"
)
#: The names of the masks of hours, without `_hours`, and the names of the rates of an app.
HOURS = ("used", "charging", "offline", "low_power", "off")
RATES = (
    "opens_per_day", "force_quits_per_week", "silent_pushes_per_day", "visible_pushes_per_day",
    "region_crossings_per_day", "transfers_per_day", "voip_pushes_per_day",
    "bluetooth_events_per_day",
)  # fmt: skip
#: The ranges of numbers that the host gives. `_range` adds those of versions and of limits. The
#: library checks some other numbers, too, such as the other capacities of a device.
RANGES = {
    ("lcp_device_facts", "foreground_slots"): (0, 8),
    ("lcp_limits", "count"): (0, 64),
    ("lcp_info_value", "item_count"): (0, 65536),
    ("lcp_device_options", "apps"): (0, 65534),
    ("lcp_auditor_options", "scenes"): (0, 16),
    ("lcp_habits", "start_hour"): (0, 23),
    ("lcp_habits", "days"): (0, 366),
    **{("lcp_habits", f"{name}_hours"): (0, 0xFFFFFF) for name in HOURS},
    **{("lcp_habits", name): (0, 1440) for name in ("pickups_per_day", "memory_pressures_per_day")},
    ("lcp_habits", "seconds_per_use"): (0, 3600),
    ("lcp_habits", "count"): (0, 64),
    **{("lcp_app_habits", name): (0, 1440) for name in RATES},
}
NEWEST = 0xFFFFFF


def _range(interface: Interface, struct: Struct, field: Field) -> tuple[int, ...]:
    if field.type == "lcp_os_version_t":
        return interface.value("LCP_OS_OLDEST"), NEWEST
    if struct.name == "lcp_limit" and field.name.endswith("_ns"):
        return interface.value("LCP_NS_UNKNOWN"), interface.value("LCP_NS_UNLIMITED")
    return RANGES.get((struct.name, field.name), ())


def _axis(struct: Struct, field: Field, of: str) -> str:
    """Returns the axis of the states in a field. `of` is the enumeration of a mask."""
    if STATES not in (field.type, of):
        return ""
    if field.name in OF_SCENE:
        return "scene"
    if field.name not in OF_EITHER or not OF_EITHER_IN.fullmatch(struct.name):
        return "app"
    is_target = field.name == "to" and struct.name.endswith("_query")
    return "as from" if is_target else "either"


def _field(interface: Interface, struct: Struct, field: Field) -> Field:
    is_input, is_reserved = struct.name in interface.inputs, field.name.startswith("reserved")
    if "*" in field.type:
        return _pointing(struct, field, is_input)
    of = MASKS.get(field.name, "") if field.type == "uint64_t" else ""
    if field.type == "uint64_t" and not (of or is_reserved or field.name in NOT_MASKS):
        raise MeaningError(f"{struct.name}.{field.name}: of which enumeration is it a mask?")
    return replace(
        field,
        set=of,
        axis=_axis(struct, field, of),
        required=field.name in REQUIRED.get(struct.name, "").split(),
        unless=UNLESS.get((struct.name, field.name), ""),
        range=_range(interface, struct, field) if is_input else (),
    )


def _check_tables(interface: Interface) -> None:
    """Refuses a table that names what the headers lack, and a query that REQUIRED lacks."""
    known = {(s.name, f.name) for s in interface.structs for f in s.fields}
    known |= {(f.name, p.name) for f in interface.functions for p in f.parameters}
    named = {(name, field) for name, text in REQUIRED.items() for field in text.split()}
    named |= {*UNLESS, *RANGES, *OPTIONAL, *NEEDED, *GIVEN}
    for owner, name in sorted(named - known):
        raise MeaningError(f"meanings.py: the headers have no {name} in {owner}")
    for owner in sorted(COLUMNS - {owner for owner, _ in known}):
        raise MeaningError(f"meanings.py: the headers have no {owner}")
    for struct in interface.structs:
        if struct.name.endswith("_query") and struct.name not in REQUIRED:
            raise MeaningError(f"{struct.name}: which of its fields are required?")


def _struct(interface: Interface, struct: Struct) -> Struct:
    fields = tuple(_field(interface, struct, field) for field in struct.fields)
    return replace(struct, fields=fields)


#: What the fields of rules hold, if that is not the enumeration with the name of the field.
RULE_FIELDS = "lcp_rule_field_t"
HOLDS = {
    "lcp_activity_t": "keeps-running permits",
    "lcp_axis_t": "axes",
    "lcp_callback_t": "app-callback fallback launch-callback scene-callback second-callback "
    "undone-at",
    "lcp_cause_t": "companions last-causes",
    "lcp_connection_option_t": "more-connection-options",
    "lcp_expiry_t": "at-expiry",
    "lcp_launch_option_t": "more-launch-options",
    "lcp_moment_t": "resets starts",
    "lcp_os_version_t": "deprecated",
    "lcp_state_t": "launch-state to via",
    "lcp_termination_t": "cause",
    "fact": "begun-in-front extendable fallback-in-front-only of-interface on-launch-only "
    "posted-before reads-as-method shared warned",
    "duration": "advice limit warning window",
    "count": "count rank",
    "number": "code-high code-low",
    "text": "key text value",
    "steps": "steps",
}


def _held(value: Value, types: set[str]) -> str:
    """Returns what a field of a rule holds."""
    for type_, labels in HOLDS.items():
        if value.label in labels.split():
            return type_
    type_ = f"lcp_{_singular(value.label).replace('-', '_')}_t"
    if type_ not in types:
        raise MeaningError(f"{value.name}: what does a rule hold there?")
    return type_


def _enumeration(item: Enumeration, types: set[str]) -> Enumeration:
    def value(one: Value) -> Value:
        if item.type == STATES:
            return replace(one, axis="scene" if one.name in SCENE_STATES else "app")
        return replace(one, holds=_held(one, types)) if item.type == RULE_FIELDS else one

    return replace(item, values=tuple(map(value, item.values)))


# ---- questions ---------------------------------------------------------------------------------

KIND = "LCP_QUESTION_"


def _questions(interface: Interface) -> Iterator[Question]:
    """Yields the questions. Each has a function and an answer; some have no query, or no list."""
    lists: dict[str, tuple[str, str]] = {}
    for function in interface.functions:
        types = {part.name: interface.pointee(part.type) or "" for part in function.parameters}
        if function.name.startswith("lcp_list_") and "policy" in types:
            lists[types.get("query", "")] = function.name, types["items"]
    kinds = {v.name for e in interface.enumerations if e.type == "lcp_question_t" for v in e.values}
    for function in interface.functions:
        types = {part.name: interface.pointee(part.type) or "" for part in function.parameters}
        if not function.name.startswith("lcp_query_") or not types.get("answer"):
            continue
        name, query = function.name.removeprefix("lcp_query_"), types.get("query", "")
        if KIND + name.upper() not in kinds:
            raise MeaningError(f"{function.name}: there is no {KIND}{name.upper()}")
        kinds.remove(KIND + name.upper())
        lister, item = lists.pop(query, ("", ""))
        yield Question(
            name, KIND + name.upper(), function.name, query, types["answer"], lister, item
        )
    for left in sorted([*kinds, *(function for function, _ in lists.values())]):
        raise MeaningError(f"{left}: which question is it of?")


def explained(interface: Interface) -> Interface:
    """Returns the interface with the meanings that a C header cannot express. Raises MeaningError if
    the tables lack one of them."""
    _check_tables(interface)
    types = {item.type for item in interface.enumerations}
    functions = tuple(_function(interface, one) for one in interface.functions)
    interface = replace(interface, functions=functions)
    return replace(
        interface,
        enumerations=tuple(_enumeration(one, types) for one in interface.enumerations),
        structs=tuple(_struct(interface, one) for one in interface.structs),
        questions=tuple(_questions(interface)),
    )
