"""Tests the reader of the headers with other headers."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import abi
import pytest
from interface import ROOT, Interface, dumps, load, loads

INCLUDE = ROOT / "include"
# The text of all headers as one.
HEADER = re.sub(
    r'#include "(.*)"',
    lambda match: (INCLUDE / match[1]).read_text(encoding="utf-8"),
    (INCLUDE / "lifecycle_policy.h").read_text(encoding="utf-8"),
)
UNIT = re.compile(r"/\*\*[^*]*\*/\ntypedef int32_t lcp_unit_t;\nenum \{.*?\};\n", re.S)
THING = "/** A thing. */\ntypedef struct lcp_thing {\n%s\n} lcp_thing;"


def read(folder: Path, text: str) -> Interface:
    """Reads a header that consists of `text`."""
    path = folder / "lifecycle_policy.h"
    path.write_text(text, encoding="utf-8")
    return abi.read(path)


def more(declaration: str) -> str:
    """Returns the header with another declaration at its end."""
    before, end, after = HEADER.rpartition("#endif")
    return f"{before}{declaration}\n\n{end}{after}"


def test_an_interface_survives_json(tmp_path: Path) -> None:
    interface = read(tmp_path, HEADER)
    assert loads(dumps(interface)) == interface == load()


def test_a_header_in_two_files(tmp_path: Path) -> None:
    (unit,) = UNIT.findall(HEADER)
    (tmp_path / "lifecycle_policy_unit.h").write_text(
        f"#ifndef LIFECYCLE_POLICY_UNIT_H\n#define LIFECYCLE_POLICY_UNIT_H\n{unit}#endif\n",
        encoding="utf-8",
    )
    split = UNIT.sub('#include "lifecycle_policy_unit.h"\n', HEADER)
    assert read(tmp_path, split) == load()


@pytest.mark.parametrize(
    "declaration",
    [
        "union lcp_either { int32_t a; int64_t b; };",
        "extern int32_t lcp_global;",
        "/** Since 0.3. */ static inline int32_t lcp_inline(void) { return 0; }",
        "typedef struct lcp_device lcp_device;",
        THING % "  uint32_t a : 3;",
        THING % "  float a;",
        THING % "  lcp_missing a;",
        THING % "  lcp_status_t (*a)(void);",
        THING % "  uint32_t a;\n  uint32_t a;",
        "typedef struct lcp_thing { uint32_t a; } lcp_other;",
        "/** Prints. Since 0.3. */\nvoid lcp_print(const char *format, ...);",
        "/** Counts. Since 0.3. */\nuint32_t lcp_count();",
        "/** Counts. */\nuint32_t lcp_count(void);",
        "/** Counts. Since 0.3. */\nuint32_t count(void);",
        "/** Counts. Since 0.3. */\nuint32_t lcp_rule_count(void);",
        "enum { LCP_STRAY = 1 };",
        "enum lcp_named { LCP_NAMED = 1 };",
        "typedef int32_t lcp_odd_t;\nenum { LCP_ODD_ONE = 1 };",
        "typedef int32_t lcp_odd_t;\nenum { LCP_ODD_ONE };",
        "typedef double lcp_real_t;",
        "#define OTHER 1",
        "#define LCP_OTHER(x) { x }",
        "#define LCP_OTHER sizeof(lcp_app)",
        "#define LCP_OTHER_INIT { (uint32_t)sizeof(lcp_duty), 0 }",
        "#undef LCP_OS_OLDEST",
        "#if 0\n#endif",
        "#include <stdlib.h>",
        "int32_t @;",
    ],
)
def test_an_unsupported_declaration_is_an_error(declaration: str, tmp_path: Path) -> None:
    with pytest.raises(abi.HeaderError):
        read(tmp_path, more(declaration))


@pytest.mark.parametrize(
    ("pattern", "instead"),
    [
        (r"LCP_UNIT_METRES = 3", "LCP_UNIT_METRES"),
        (r"LCP_UNIT_METRES = 3", "LCP_UNIT_METRES = 2"),
        (r"LCP_UNIT_METRES = 3", "LCP_LENGTH_METRES = 3"),
        (r"LCP_UNIT_METRES = 3", "LCP_UNIT_METRES = sizeof(int)"),
        (r"  LCP_ENUM_UNIT +.*\n", ""),
        (r"(  LCP_ENUM_UNIT += 37,)", r"\1 LCP_ENUM_ODD = 99,"),
        (r"(#define LCP_QUOTA_QUERY_INIT \{[^,]*), 0", r"\1"),
        (r"(#define LCP_VERSION_MINOR) 3", r'\1 "3"'),
    ],
)
def test_a_contradiction_is_an_error(pattern: str, instead: str, tmp_path: Path) -> None:
    text, count = re.subn(pattern, instead, HEADER)
    assert count == 1
    with pytest.raises(abi.HeaderError):
        read(tmp_path, text)


FUNCTION = "/** Does a thing. Since 0.3. */\nlcp_status_t lcp_thing_do(%s);"


@pytest.mark.parametrize(
    ("declaration", "named"),
    [
        (FUNCTION % "const char *text", "lcp_thing_do: text: what counts"),
        (FUNCTION % "const lcp_step *items", "lcp_thing_do: items: what counts"),
        (FUNCTION % "const lcp_step *steps", "lcp_thing_do: steps: what counts"),
        (FUNCTION % "void *thing", "lcp_thing_do: thing: what counts"),
        (FUNCTION % "char *text, size_t capacity", "lcp_thing_do: text: which parameter says"),
        (THING % "  uint32_t a;\n  const lcp_app *app;", r"lcp_thing\.app: what does it point to"),
        (THING % "  uint32_t a;\n  uint64_t colours;", r"lcp_thing\.colours: of which enumeration"),
        (
            THING % "  const lcp_app *app;" + "\n" + FUNCTION % "const lcp_thing *thing",
            r"lcp_thing\.app: its comment does not say what NULL means",
        ),
        (
            THING % "  const lcp_app *items; /**< NULL: none */" + "\n"
            + FUNCTION % "const lcp_thing *thing",
            r"lcp_thing\.items: what counts",
        ),
        (
            (THING % "  uint32_t struct_size;").replace("lcp_thing", "lcp_thing_query"),
            "lcp_thing_query: which of its fields are required",
        ),
        (
            "/** Asks. Since 0.3. */\nlcp_status_t lcp_query_thing(const lcp_policy *policy, "
            "const lcp_mode_query *query, lcp_mode_answer *answer, lcp_error *error);",
            "lcp_query_thing: there is no LCP_QUESTION_THING",
        ),
    ],
)
def test_what_is_not_said_is_an_error(declaration: str, named: str, tmp_path: Path) -> None:
    with pytest.raises(abi.HeaderError, match=named):
        read(tmp_path, more(declaration))


def test_a_new_list_belongs_to_its_question(tmp_path: Path) -> None:
    text = (
        "/** Lists. Since 0.3. */\nlcp_status_t lcp_list_things(const lcp_policy *policy, "
        "const lcp_mode_query *query, lcp_step *items, size_t stride, size_t capacity, "
        "size_t *count, lcp_error *error);"
    )
    (mode,) = (one for one in read(tmp_path, more(text)).questions if one.name == "mode")
    assert (mode.list, mode.item) == ("lcp_list_things", "lcp_step")


def test_a_table_that_names_nothing_is_an_error(tmp_path: Path) -> None:
    old = "lcp_allowance_t allowance;\n  int64_t limit_ns"
    assert HEADER.count(old) == 1
    with pytest.raises(abi.HeaderError, match="the headers have no allowance in lcp_limit"):
        read(tmp_path, HEADER.replace(old, old.replace("allowance;", "other;")))


def test_an_error_names_file_and_line(tmp_path: Path) -> None:
    with pytest.raises(abi.HeaderError, match=r"^lifecycle_policy\.h:\d+: expected `;`, at `\(`$"):
        read(tmp_path, HEADER.replace("uint32_t placeholders; /", "uint32_t placeholders(; /", 1))


def test_comments_and_numbers(tmp_path: Path) -> None:
    comment = "/**< two\n    of it. Since 0.3 */"
    text = THING % f"  uint32_t struct_size; /**< its size */\n  uint64_t code[2]; {comment}"
    text += "\n#define LCP_THING_INIT { (uint32_t)sizeof(lcp_thing), { 0, 0 } }"
    text += "\n#define LCP_THING_BIT (1u << 4 | LCP_UNIT_BYTES)\n"
    interface = read(tmp_path, more(text))
    thing = interface.struct("lcp_thing")
    assert thing and (thing.doc, thing.size) == ("A thing.", (24, 24))
    size, field = thing.fields
    assert (size.doc, field.doc, field.since) == ("its size", "two of it. Since 0.3", "0.3")
    assert (field.offset, field.size, field.length) == ((8, 8), (16, 16), 2)
    assert thing.initialisers[0].values[1] == "{ 0, 0 }"
    metres = read(tmp_path, HEADER.replace("LCP_UNIT_METRES = 3", "LCP_UNIT_METRES = 1 << 1 | 1"))
    assert metres.enumerations == interface.enumerations
    bit = interface.constants[-1]
    assert (bit.name, bit.value, bit.type) == ("LCP_THING_BIT", 18, "uint32_t")


def _named_in(paths: Iterable[Path]) -> set[str]:
    """Returns all names of the interface in some files."""
    found: set[str] = set()
    for path in paths:
        found.update(re.findall(r"\blcp_\w+", path.read_text(encoding="utf-8")))
    return found


FUNCTIONS = {function.name for function in load().functions}


def test_python_has_every_function() -> None:
    sources = (ROOT / "bindings/python/src").rglob("*.py")
    # The generated files name functions in their types and comments.
    written = [path for path in sources if path.name not in ("bindings.py", "enums.py")]
    missing = FUNCTIONS - _named_in(written)
    # These names do not occur in Python, because the binding generates its enumerations and never
    # makes a device in memory of the caller.
    assert missing == {"lcp_enum_value_at", "lcp_device_init"}


def test_rust_has_every_function() -> None:
    missing = FUNCTIONS - _named_in((ROOT / "bindings/rust/src").rglob("*.rs"))
    assert missing == {"lcp_device_measure", "lcp_device_init"}


def test_javascript_has_every_function() -> None:
    missing = FUNCTIONS - _named_in((ROOT / "bindings/javascript/src").glob("*.js"))
    # The JavaScript module contains the names of values itself, and uses only policies of the small
    # form. A batch would not be faster, because the module spends its time on making objects.
    assert missing == {
        "lcp_abi_version", "lcp_enum_name", "lcp_enum_value_at", "lcp_policy_size", "lcp_query_batch",
        "lcp_device_measure", "lcp_device_init", "lcp_device_copy",
    }  # fmt: skip


def test_threads_call_every_other_function_than_questions() -> None:
    # Devices and auditors have their own tests with threads.
    asked = re.compile(
        r"lcp_(query_(?!batch)|list_(?!rule_steps|citations)|explain|device_|effect_text|auditor_"
        r"|session_|finding_text)"
    )
    called = _named_in(ROOT / "Tests/ABITests" / name for name in ("recorded.h", "threads.c"))
    assert {name for name in FUNCTIONS - called if not asked.match(name)} == set()
