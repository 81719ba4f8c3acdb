#!/usr/bin/env python3
"""Writes the tables for the tests in C and C++: the interface, from include/abi.json, and the
scenarios and days of Tests/Vectors.

    c_tables.py FOLDER

writes these files, which the programs include and the scripts read. A program defines the macros that
it needs before it includes questions.inc, structs.inc or fields.inc. The other macros of the file stand
for nothing, and the end of the file undefines all of them.

    functions        the name of each function, in the order of the header
    questions.inc    the questions, and every field of the structs of queries and of a context,
                     with its range: FIELDS(struct), ROW(struct, field, word, kind, required, low,
                     high, status, LCP_FIELD_*) and END(struct); QUESTION(subject, SUBJECT), or
                     BARE_QUESTION if there is no query; LIST(name, subject, item) and
                     BARE_LIST(name, item)
    values.inc       VALUE(kind, enumerator, "name", "title", "title of the opposite" or NULL)
                     for each value of each kind
    last.inc         LAST_VALUE(TYPE, enumerator) for each enumeration except codes
    structs.inc      STRUCT(name), FIELD(struct, field) and LAST(name) for each struct, ANSWER(name)
                     for each answer, and INIT(struct, macro) for each initialiser
    parts.inc        PART(index, struct, field, kind, detail) for each number of each answer, of the
                     items of lists and of explanations, in the order of the table of questions:
                     `kind` is what the library may write there, as Tests/Fuzz/oracle.h lists it
    fields.inc       STRUCT(name), FIELD(struct, field, word, name, what) for each number in the
                     struct, word by word, and END(struct): `what` is the enumeration, or RULE, OS,
                     BITS, FIGURE
    cpp_values.inc   CPP_VALUE(class, enumerator, kind, enumerator of C, "name", "title") for
                     each value, and CPP_KIND(enumerator, enumerator of C) for each kind
    scenarios.inc    ROW("key", "value") for each entry of a scenario, in order: the key "scenario"
                     begins a scenario, "install" an app, and "at" a step; times are in milliseconds
    days.inc         the days of Tests/Vectors/days: BEGIN(os, apps), APP(modes, identifiers, authorization,
                     scenes, launch events, restoration, rates...) for each app, and PLAY(id, seed, acts,
                     digest, habits...)
    proof.c          the content of abi.json, for a compiler to compare with the header
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from cpp_enums import class_of, enumerator
from interface import ROOT, Enumeration, Field, Interface, Pair, Struct, load

HABITS = ROOT / "bindings/python/src/lifecycle_policy/_native/habits.json"
#: The keys of a scenario whose values are in seconds.
SECONDS = frozenset("at until returns_after completes_after stays_for delay".split())
#: The names of fields in errors, if they differ from the names in the struct.
CALLED = {"advice_ns": "LIMIT_NS", "warning_ns": "LIMIT_NS", "count": "LIMIT_COUNT"}
#: The structs from which a policy is prepared, and the names of their reserved fields in errors.
#: The structs of the questions are not here: their names end in _query.
GROUND = {"context": "CONTEXT", "app": "APP", "device_facts": "FACTS", "limit": "", "limits": ""}


def _values(interface: Interface) -> Iterator[str]:
    for item in interface.enumerations:
        for value in item.values if item.kind else ():
            opposite = json.dumps(value.opposite) if value.opposite else "NULL"
            texts = f'"{value.label}", {json.dumps(value.title)}, {opposite}'
            yield f"VALUE({item.kind}, {value.name}, {texts})"


def _last(interface: Interface) -> Iterator[str]:
    """Yields the last value of each enumeration whose values are numbered from 0 or 1."""
    for item in interface.enumerations:
        if item.type != "lcp_code_t":
            last = max(item.values, key=lambda value: value.value)
            yield f"LAST_VALUE({item.type.removeprefix('lcp_').removesuffix('_t').upper()}, {last.name})"


def _structs(interface: Interface) -> Iterator[str]:
    for struct in interface.structs:
        yield f"STRUCT({struct.name})"
        for field in struct.fields:
            yield f"FIELD({struct.name}, {field.name})"
        yield f"LAST({struct.name})"
        if struct.name.endswith("_answer"):
            yield f"ANSWER({struct.name})"
    for struct in interface.structs:
        for macro in struct.initialisers:
            argument = "(LCP_OS_OLDEST)" if macro.parameter else ""
            yield f"INIT({struct.name}, {macro.name}{argument})"


def _what(interface: Interface, field: Field) -> str:
    """Returns the meaning of a number: the kind of its enumeration, or another word."""
    for item in interface.enumerations:
        if item.kind and item.type == field.type:
            return item.kind
    if field.type in ("lcp_rule_index_t", "lcp_os_version_t"):
        return "RULE" if field.type == "lcp_rule_index_t" else "OS"
    return "BITS" if field.type == "uint64_t" or field.name == "flags" else "FIGURE"


def _fields(interface: Interface) -> Iterator[str]:
    """Yields every number of every struct, apart from sizes, reserved fields and pointers."""
    for struct in interface.structs:
        yield f"STRUCT({struct.name})"
        for field in struct.fields:
            if "*" in field.type or field.name.startswith(("struct_size", "reserved")):
                continue
            for word in range(field.length or 1):
                name = f"{field.name}[{word}]" if field.length else field.name
                what = _what(interface, field)
                yield f'FIELD({struct.name}, {field.name}, {word}, "{name}", {what})'
        yield f"END({struct.name})"


def _row(
    struct: Struct, field: Field, kind: str, low: int | str, high: int | str, status: str, word: int = 0
) -> str:
    """Makes the row for a field, or for one word of a field, with the range of its values."""
    required = field.required and kind.endswith(("ENUMERATION", "STATE", "VERSION"))
    if low == 0 and (required or kind in ("SAME_STATE", "APP_STATE")):
        low = 1
    called = CALLED.get(field.name, field.name.upper())
    if kind == "RESERVED":
        called = GROUND.get(struct.name.removeprefix("lcp_"), "QUERY")
    values = f"{kind}, {int(required)}, {low}, {high}, {status}"
    return f"ROW({struct.name}, {field.name}, {word}, {values}, LCP_FIELD_{called})"


def _state(struct: Struct, field: Field) -> str:
    """Returns the word for the states that a field accepts."""
    if field.axis == "either":
        return "FIRST_STATE" if any(other.axis == "as from" for other in struct.fields) else "ANY_STATE"
    return {"as from": "SAME_STATE", "app": "APP_STATE"}[field.axis]


def _rows(interface: Interface, struct: Struct) -> Iterator[str]:
    """Yields a row for each field of an input struct, except for its size, pointers and numbers of
    type size_t."""
    by_type: dict[str, Enumeration] = {item.type: item for item in interface.enumerations}
    unknown, range_ = "LCP_ERROR_UNKNOWN_VALUE", "LCP_ERROR_OUT_OF_RANGE"
    last_state = max(v.value for v in by_type["lcp_state_t"].values if v.axis == "app")
    for field in struct.fields[1:]:
        if field.type in by_type:
            last = max(value.value for value in by_type[field.type].values)
            kind = _state(struct, field) if field.type == "lcp_state_t" else "ENUMERATION"
            last = last_state if kind in ("APP_STATE", "SAME_STATE") else last
            yield _row(struct, field, kind, 0, last, unknown)
        elif field.set:
            last = max(value.value for value in by_type[field.set].values)
            for word in range(field.length or 1):
                bits = min(max(last - 64 * word, 0), 64)
                high = f"INT64_C({(1 << bits) - 1})"
                yield _row(struct, field, "MASK", 0, high, unknown, word)
        elif field.name.startswith("reserved"):
            yield _row(struct, field, "RESERVED", 0, 0, "LCP_ERROR_NEWER_STRUCT")
        elif field.range:
            kind = "VERSION" if field.type == "lcp_os_version_t" else "NUMBER"
            yield _row(struct, field, kind, field.range[0], f"INT64_C({field.range[1]})", range_)
        elif field.type in ("uint32_t", "uint64_t"):
            # The field takes any number, so no error names the field.
            row = _row(struct, field, "ANYTHING", "INT64_MIN", "INT64_MAX", "LCP_OK")
            yield row.rpartition(",")[0] + ", 0)"
        elif "*" not in field.type and field.type != "size_t":
            raise ValueError(f"c_tables.py: what does {struct.name}.{field.name} take?")


def _questions(interface: Interface) -> Iterator[str]:
    for struct in interface.structs:
        if struct.name.endswith("_query") or struct.name.removeprefix("lcp_") in GROUND:
            yield f"FIELDS({struct.name})"
            yield from _rows(interface, struct)
            yield f"END({struct.name})"
    for question in interface.questions:
        bare = "" if question.query else "BARE_"
        yield f"{bare}QUESTION({question.name}, {question.name.upper()})"
    for question in interface.questions:
        name = question.list.removeprefix("lcp_list_")
        if question.list and question.query:
            yield f"LIST({name}, {question.name}, {question.item})"
        elif question.list:
            yield f"BARE_LIST({name}, {question.item})"


def _written(interface: Interface, field: Field, in_list: bool) -> str:
    """Returns what the library may write to a field of an answer or item, or "" if it may write
    anything."""
    if field.name.startswith("reserved"):
        return "ZEROS, 0"
    if field.set:
        return f"MASK_OF, LAST_{field.set.removeprefix('lcp_').removesuffix('_t').upper()}"
    if field.type == "int64_t":
        return "COUNT_OF, 0"
    what = _what(interface, field)
    if what.startswith("LCP_ENUM_"):
        # Every answer has verdicts, and every edge has evidence.
        always = "lcp_evidence_t" if in_list else "lcp_verdict_t"
        return f"{'GIVEN' if field.required or field.type == always else 'NAMED'}, {what}"
    if what == "RULE":
        return "A_RULE, 0" if in_list else "RULE, 0"
    return {"flags": "FLAGS, 0"}.get(field.name, "VERSION_OF, 0" if what == "OS" else "")


def _parts(interface: Interface) -> Iterator[str]:
    answers = [question.answer for question in interface.questions]
    lists = [question.item for question in interface.questions if question.list]
    for index, name in enumerate([*answers, *lists, "lcp_explanation"]):
        struct = interface.struct(name)
        assert struct
        for field in struct.fields[1:]:
            written = _written(interface, field, index >= len(answers))
            if written:
                yield f"PART({index}, {name}, {field.name}, {written})"


def _cpp_values(interface: Interface) -> Iterator[str]:
    for item in interface.enumerations:
        for value in item.values:
            cpp = enumerator(item, value)
            if item.kind:
                names = f"{class_of(item)}, {cpp}, {item.kind}, {value.name}"
                yield f'CPP_VALUE({names}, "{value.label}", {json.dumps(value.title)})'
            else:
                yield f"CPP_KIND({cpp}, {value.name})"


def _pairs(values: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """Yields each key with its value as text. For a list, yields the key once with each item, or
    once with `[]` if the list is empty."""
    for key, value in values.items():
        for item in value if value and isinstance(value, list) else [value]:
            if key in SECONDS:
                item = round(item * 1000)
            elif isinstance(item, bool):
                item = "yes" if item else "no"
            yield key, str(item)


def _scenario(scenario: dict[str, Any]) -> Iterator[tuple[str, str]]:
    yield "scenario", scenario["id"]
    yield "os", scenario["os"]
    yield "evidence", scenario.get("evidence", "observed")
    yield from _pairs(scenario.get("facts", {}))
    for number, app in enumerate(scenario["apps"], 1):
        yield "install", str(number)
        yield from _pairs(app)
    for step in scenario["events"]:
        yield from _pairs({"at": step["at"], **step})
    yield from _pairs({"until": scenario["until"]})
    for effect in scenario["effects"]:
        yield "effect", effect


def _scenarios() -> Iterator[str]:
    for path in sorted((ROOT / "Tests" / "Vectors" / "scenarios").glob("*.json")):
        for scenario in json.loads(path.read_text(encoding="utf-8")):
            for key, value in _scenario(scenario):
                yield f"ROW({json.dumps(key)}, {json.dumps(value, ensure_ascii=False)})"


def _hours(spans: list[str]) -> int:
    mask = 0
    for span in spans:
        first, last = (int(part) for part in span.split("-"))
        hours = range(first, last) if first < last else (*range(first, 24), *range(last))
        mask |= sum(1 << hour for hour in hours)
    return mask


def _days(interface: Interface) -> Iterator[str]:
    """Yields the days that every language plays."""
    names = {item.type: {v.label: v.name for v in item.values} for item in interface.enumerations}
    phone, own = (interface.declared(name) for name in ("lcp_habits", "lcp_app_habits"))
    rates = [field.name for field in own.fields[2:]]
    presets = json.loads(HABITS.read_text(encoding="utf-8"))["presets"]
    for path in sorted((ROOT / "Tests" / "Vectors" / "days").glob("*.json")):
        for day in json.loads(path.read_text(encoding="utf-8")):
            habits = {**presets[day["habits"]], "days": day["days"]}
            major, minor = day["os"].split(".")
            yield f"BEGIN(LCP_OS({major}, {minor}, 0), {len(day['apps'])})"
            for app in day["apps"]:
                modes = [names["lcp_mode_t"][mode] for mode in app.get("background_modes", [])]
                facts = [
                    " | ".join(f"LCP_BIT({mode})" for mode in modes) or "0",
                    str(app.get("permitted_identifiers", 0)),
                    names["lcp_authorization_t"].get(app.get("location_authorization"), "0"),
                    *(
                        {True: "LCP_FACT_YES", False: "LCP_FACT_NO"}.get(app.get(name), "0")
                        for name in ("scenes", "session_sends_launch_events", "restoration_identifier")
                    ),
                ]
                given = [str(habits["apps"]["*"].get(name, 0)) for name in rates]
                yield f"APP({', '.join(facts + given)})"
            numbers = []
            for field in phone.fields[1:11]:
                value = habits.get(field.name, 0)
                numbers.append(str(_hours(value) if isinstance(value, list) else value))
            seed, digest = f"UINT64_C({day['seed']})", f"UINT64_C(0x{day['digest']})"
            yield f'PLAY("{day["id"]}", {seed}, {day["acts"]}, {digest}, {", ".join(numbers)})'


def _with_macros(names: str, lines: Iterator[str]) -> Iterator[str]:
    """Yields lines that use the macros in `names`. Before the lines, gives an empty definition to
    each macro that the program has not defined. After the lines, undefines all macros in
    `names`."""
    for name in names.split():
        yield from (f"#ifndef {name}", f"#define {name}(...)", "#endif")
    yield from lines
    yield from (f"#undef {name}" for name in names.split())


def _equal(expression: str, pair: Pair) -> str:
    return f'_Static_assert({expression} == WORD({pair[0]}, {pair[1]}), "{expression}");'


def _typed(expression: str, type_: str) -> str:
    return f'_Static_assert(_Generic(({expression}), {type_}: 1, default: 0), "{expression}");'


def _proof(interface: Interface) -> Iterator[str]:
    yield "/* What include/abi.json says, for a compiler to compare with the header. */"
    yield "#include <lifecycle_policy.h>"
    yield "#define WORD(a, b) (sizeof(void *) == 8 ? (a) : (b))"
    for type_ in interface.types:
        yield _typed(f"({type_.name})0", type_.base)
    for item in interface.enumerations:
        yield _typed(f"({item.type})0", item.base)
        for value in item.values:
            yield _equal(value.name, (value.value, value.value))
    for constant in interface.constants:
        if isinstance(constant.value, int):
            yield _typed(constant.name, constant.type)
            yield _equal(constant.name, (constant.value, constant.value))
        else:
            size = len(constant.value) + 1
            yield _equal(f"sizeof({constant.name})", (size, size))
    for struct in interface.structs:
        yield _equal(f"sizeof({struct.name})", struct.size)
        for field in struct.fields:
            place = f"(({struct.name} *)0)->{field.name}"
            shape = f"(*)[{field.length}]" if field.length else "*"
            yield _equal(f"offsetof({struct.name}, {field.name})", field.offset)
            yield _equal(f"sizeof({place})", field.size)
            yield _typed(f"&{place}", f"{field.type} {shape}")
    for function in interface.functions:
        types = ", ".join(parameter.type for parameter in function.parameters) or "void"
        yield _typed(f"&{function.name}", f"{function.returns} (*)({types})")


def main() -> int:
    if len(sys.argv) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    folder, interface = Path(sys.argv[1]), load()
    files = {
        "functions": (function.name for function in interface.functions),
        "questions.inc": _with_macros(
            "FIELDS ROW END QUESTION BARE_QUESTION LIST BARE_LIST", _questions(interface)
        ),
        "values.inc": _values(interface),
        "last.inc": _last(interface),
        "structs.inc": _with_macros("STRUCT FIELD LAST ANSWER INIT", _structs(interface)),
        "parts.inc": _parts(interface),
        "fields.inc": _with_macros("STRUCT FIELD END", _fields(interface)),
        "cpp_values.inc": _cpp_values(interface),
        "scenarios.inc": _scenarios(),
        "days.inc": _days(interface),
        "proof.c": _proof(interface),
    }
    folder.mkdir(parents=True, exist_ok=True)
    for name, lines in files.items():
        (folder / name).write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
