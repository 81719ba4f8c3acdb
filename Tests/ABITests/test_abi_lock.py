#!/usr/bin/env python3
"""What the ABI lock makes of changes to the header and to the library.

Each test alters a copy of the header in one way and names the difference that must be found. The
commands run in a checkout of their own, over a library of empty functions.

    python3 -m unittest test_abi_lock      (needs clang and gcc, and no package)
"""

from __future__ import annotations

import functools
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path
from typing import ClassVar

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(HERE))

from abi_diff import Change, Kind, differences  # noqa: E402
from abi_edit import Resized, resized  # noqa: E402
from abi_facts import Facts, dump, header_facts, library_facts  # noqa: E402
from abi_header import AbiError, Header, read_header, split_values  # noqa: E402
from abi_lock import Rise  # noqa: E402

HEADER = ROOT / "include" / "lifecycle_policy.h"
TAIL = "#ifdef __cplusplus\n}\n#endif\n\n#endif"


@functools.cache
def unaltered() -> Header:
    """The header as it is."""
    return read_header(HEADER)


class Scratch(unittest.TestCase):
    """A folder for a test, and the header and its facts."""

    text: ClassVar[str]
    header: ClassVar[Header]
    facts: ClassVar[Facts]
    folder: Path

    @classmethod
    def setUpClass(cls) -> None:
        cls.text = HEADER.read_text(encoding="utf-8")
        cls.header = unaltered()
        cls.facts = header_facts(cls.header)

    def setUp(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="abi lock "))
        self.addCleanup(shutil.rmtree, self.folder)

    def altered(self, pattern: str, replacement: str, text: str | None = None) -> str:
        """The header with one place changed."""
        result, count = re.subn(pattern, replacement, text or self.text, count=1, flags=re.M | re.S)
        self.assertEqual(count, 1, f"{pattern} is not in the header")
        return result

    def with_declaration(self, declaration: str) -> str:
        """The header with something more at its end."""
        self.assertIn(TAIL, self.text)
        return self.text.replace(TAIL, f"{declaration}\n\n{TAIL}")

    def read(self, text: str | bytes) -> Facts:
        """The facts of another header."""
        path = self.folder / "lifecycle_policy.h"
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return header_facts(read_header(path))

    def changes(self, text: str | bytes, old: Facts | None = None) -> list[Change]:
        """What differs in another header."""
        return differences(old or self.facts, self.read(text))

    def expect(self, changes: list[Change], kind: Kind, subject: str, text: str = "") -> None:
        """One of the changes is that, and none is worse."""
        found = [change for change in changes if change.subject == subject and text in change.text]
        listed = "\n".join(map(str, changes))
        self.assertTrue(found, f"no change of {subject} with {text!r} in:\n{listed}")
        self.assertEqual(found[0].kind, kind, listed)
        order = list(Kind)
        worst = min((order.index(change.kind) for change in changes), default=len(order))
        self.assertEqual(order[worst], kind, listed)


class SameTests(Scratch):
    """What is no difference."""

    def test_the_same_header(self) -> None:
        self.assertEqual(self.changes(self.text), [])

    def test_a_comment(self) -> None:
        self.assertEqual(self.changes(self.with_declaration("/** Another word. */")), [])

    def test_the_newest_os_belongs_to_the_rule_set(self) -> None:
        text = self.altered(r"(#define LCP_OS_NEWEST) .*?$", r"\1 LCP_OS(99, 255, 255)")
        self.assertEqual(self.changes(text), [])

    def test_a_number_that_is_written_otherwise(self) -> None:
        text = self.altered(r"(#define LCP_ANSWER_DISPUTED) 0x1u", r"\1 01u")
        self.assertEqual(self.changes(text), [])

    def test_it_survives_json(self) -> None:
        self.assertEqual(dump(self.facts), dump(self.read(self.text)))


class FunctionTests(Scratch):
    """Functions."""

    def test_new(self) -> None:
        changes = self.changes(self.with_declaration("int32_t lcp_brand_new(void);"))
        self.expect(changes, Kind.ADDITIVE, "function lcp_brand_new", "new")

    def test_removed(self) -> None:
        text = self.altered(r"^uint32_t lcp_rule_count\(void\);", "")
        self.expect(self.changes(text), Kind.BREAKING, "function lcp_rule_count", "removed")

    def test_result(self) -> None:
        text = self.altered(r"^uint32_t (lcp_rule_count\(void\);)", r"uint64_t \1")
        self.expect(
            self.changes(text), Kind.BREAKING, "function lcp_rule_count", "uint64_t, was uint32_t"
        )

    def test_parameter_type(self) -> None:
        text = self.altered(r"(lcp_citation_at\()uint32_t", r"\1uint64_t")
        self.expect(
            self.changes(text), Kind.BREAKING, "function lcp_citation_at", "parameter 1 (index)"
        )

    def test_parameter_loses_const(self) -> None:
        text = self.altered(r"(lcp_query_quota\()const lcp_context", r"\1lcp_context")
        self.expect(self.changes(text), Kind.BREAKING, "function lcp_query_quota", "parameter 1")

    def test_parameter_more(self) -> None:
        text = self.altered(r"(lcp_citation_at\(uint32_t index), ", r"\1, uint32_t more, ")
        self.expect(
            self.changes(text), Kind.BREAKING, "function lcp_citation_at", "3 parameters, was 2"
        )

    def test_parameter_name(self) -> None:
        text = self.altered(r"(lcp_citation_at\(uint32_t )index", r"\1place")
        changes = self.changes(text)
        self.expect(changes, Kind.NEITHER, "function lcp_citation_at", "called place, was index")
        self.assertEqual(len(changes), 1)

    def test_parameter_type_that_is_the_same(self) -> None:
        text = self.altered(r"(lcp_citation_at\()uint32_t", r"\1lcp_code_t")
        self.expect(self.changes(text), Kind.NEITHER, "function lcp_citation_at", "the same")


class StructTests(Scratch):
    """Structs and their initialisers."""

    def grown(self, name: str, *more: str) -> bytes:
        """The header with fields at the end of a struct."""
        return resized(self.header, {name: Resized(len(self.header.structs[name].fields), more)})

    def test_append_to_every_struct(self) -> None:
        fixed = self.header.fixed()
        more = ("int32_t later_a", "int32_t later_b")
        growing = {
            name: Resized(len(struct.fields), more)
            for name, struct in self.header.structs.items()
            if struct.is_sized and name not in fixed
        }
        changes = self.changes(resized(self.header, growing))
        for name in growing:
            with self.subTest(struct=name):
                self.expect(changes, Kind.ADDITIVE, f"struct {name}.later_a", "new at the end")
                self.expect(changes, Kind.ADDITIVE, f"struct {name}", "bytes, was")
                self.expect(changes, Kind.ADDITIVE, f"macro {name.upper()}_INIT", "sets later_b")

    def test_append_where_no_size_is_given(self) -> None:
        text = self.altered(r"(typedef struct lcp_text \{.*?size_t length;)", r"\1 size_t more;")
        text = self.altered(r"\{ NULL, 0 \}", "{ NULL, 0, 0 }", text)
        self.expect(self.changes(text), Kind.BREAKING, "struct lcp_text.more", "never grow")

    def test_append_to_elements_without_a_stride(self) -> None:
        changes = self.changes(self.grown("lcp_notice", "uint32_t more"))
        self.expect(changes, Kind.BREAKING, "struct lcp_notice.more", "never grow")

    def test_append_to_elements_with_a_stride(self) -> None:
        for name in ("lcp_limit", "lcp_conduct_query", "lcp_conduct_answer"):
            with self.subTest(struct=name):
                changes = self.changes(self.grown(name, "uint64_t more"))
                self.expect(changes, Kind.ADDITIVE, f"struct {name}.more", "new at the end")

    def test_append_into_padding(self) -> None:
        padded = self.read(self.grown("lcp_transition_query", "uint64_t wide", "uint32_t small"))
        text = self.grown(
            "lcp_transition_query", "uint64_t wide", "uint32_t small", "uint32_t hidden"
        )
        self.expect(
            self.changes(text, padded),
            Kind.BREAKING,
            "struct lcp_transition_query.hidden",
            "inside the",
        )

    def test_insert(self) -> None:
        text = self.altered(r"(lcp_rule_step \{.*?)(  lcp_state_t state;)", r"\1int32_t x;\n\2")
        text = self.altered(r"(#define LCP_RULE_STEP_INIT .*?), 0", r"\1, 0, 0", text)
        changes = self.changes(text)
        self.expect(changes, Kind.BREAKING, "struct lcp_rule_step.x", "inside")
        self.expect(changes, Kind.BREAKING, "struct lcp_rule_step.state", "offset is 12, was 8")

    def test_move(self) -> None:
        text = self.altered(
            r"(lcp_conduct_query \{.*?)(  lcp_state_t state;)\n(  lcp_activity_t activity;)",
            r"\1\3\n\2",
        )
        changes = self.changes(text)
        self.expect(changes, Kind.BREAKING, "struct lcp_conduct_query.state", "offset is 8, was 4")

    def test_rename(self) -> None:
        text = self.altered(r"(lcp_conduct_query \{.*?activity_t) activity;", r"\1 deed;")
        self.expect(
            self.changes(text), Kind.BREAKING, "struct lcp_conduct_query.activity", "is now deed"
        )

    def test_remove_field(self) -> None:
        struct = self.header.structs["lcp_rule_step"]
        last = struct.fields[-1].name
        changes = self.changes(resized(self.header, {struct.name: Resized(len(struct.fields) - 1)}))
        self.expect(changes, Kind.BREAKING, f"struct {struct.name}.{last}", "removed")
        self.expect(changes, Kind.BREAKING, f"struct {struct.name}", f"bytes, was {struct.size}")

    def test_field_type(self) -> None:
        text = self.altered(r"(lcp_limit \{.*?)int64_t limit_ns", r"\1uint64_t limit_ns")
        self.expect(
            self.changes(text), Kind.BREAKING, "struct lcp_limit.limit_ns", "uint64_t, was int64_t"
        )

    def test_removed(self) -> None:
        text = self.altered(r"\n(#define LCP_CITATION_INIT) .*?$", "")
        self.expect(self.changes(text), Kind.BREAKING, "macro LCP_CITATION_INIT", "removed")

    def reserved(self) -> str:
        """An answer with a reserved field."""
        inputs = self.header.inputs()
        for name, struct in self.header.structs.items():
            if name not in inputs and any(field.name == "reserved" for field in struct.fields):
                return name
        self.skipTest("no answer has a reserved field")

    def test_reserved_of_an_answer(self) -> None:
        name = self.reserved()
        text = self.altered(rf"(struct {name} \{{.*?)uint32_t reserved", r"\1lcp_price_t spare")
        changes = self.changes(text)
        self.expect(changes, Kind.ADDITIVE, f"struct {name}.reserved", "is now spare")
        self.assertEqual(len(changes), 1)

    def test_reserved_of_a_question(self) -> None:
        old = self.read(self.grown("lcp_context", "uint32_t reserved", "uint32_t other"))
        text = self.grown("lcp_context", "lcp_fact_t used", "uint32_t other")
        self.expect(
            self.changes(text, old), Kind.BREAKING, "struct lcp_context.reserved", "left it 0"
        )

    def test_reserved_of_another_size(self) -> None:
        name = self.reserved()
        text = self.altered(rf"(struct {name} \{{.*?)uint32_t reserved", r"\1uint64_t reserved")
        self.expect(self.changes(text), Kind.BREAKING, f"struct {name}.reserved")

    def test_initialiser(self) -> None:
        text = self.altered(r"(#define LCP_QUOTA_QUERY_INIT \{[^,]*), 0", r"\1, 1")
        changes = self.changes(text)
        self.expect(changes, Kind.BREAKING, "macro LCP_QUOTA_QUERY_INIT", "sets quota to 1, was 0")

    def test_initialiser_of_too_few(self) -> None:
        text = self.altered(r"(#define LCP_QUOTA_QUERY_INIT \{[^,]*), 0", r"\1")
        with self.assertRaisesRegex(AbiError, r"LCP_QUOTA_QUERY_INIT has \d+ values"):
            self.read(text)

    def test_new_struct(self) -> None:
        changes = self.changes(
            self.with_declaration("typedef struct lcp_thing { uint32_t struct_size; } lcp_thing;")
        )
        self.expect(changes, Kind.ADDITIVE, "struct lcp_thing", "new")

    def test_opaque_struct(self) -> None:
        opaque = self.with_declaration("typedef struct lcp_device lcp_device;")
        self.expect(self.changes(opaque), Kind.ADDITIVE, "struct lcp_device", "new")
        complete = self.with_declaration("typedef struct lcp_device { int32_t x; } lcp_device;")
        self.expect(
            self.changes(opaque, self.read(complete)), Kind.BREAKING, "struct lcp_device", "opaque"
        )


class ValueTests(Scratch):
    """Enumerators, typedefs and macros."""

    def test_new_enumerator(self) -> None:
        text = self.altered(r"(LCP_UNIT_METRES = 3)", r"\1, LCP_UNIT_MILES = 4")
        self.expect(self.changes(text), Kind.ADDITIVE, "enumerator LCP_UNIT_MILES", "lcp_unit_t, 4")

    def test_new_enumeration(self) -> None:
        text = self.with_declaration("typedef int32_t lcp_odd_t;\nenum { LCP_ODD_ONE = 1 };")
        changes = self.changes(text)
        self.expect(changes, Kind.ADDITIVE, "enumerator LCP_ODD_ONE", "new in lcp_odd_t")
        self.expect(changes, Kind.ADDITIVE, "typedef lcp_odd_t", "new")

    def test_value(self) -> None:
        text = self.altered(r"LCP_UNIT_METRES = 3", "LCP_UNIT_METRES = 7")
        self.expect(
            self.changes(text), Kind.BREAKING, "enumerator LCP_UNIT_METRES", "is 7, was 3"
        )

    def test_removed_enumerator(self) -> None:
        text = self.altered(r",\s*LCP_UNIT_METRES = 3", "")
        self.expect(self.changes(text), Kind.BREAKING, "enumerator LCP_UNIT_METRES", "removed")

    def test_renamed_enumerator(self) -> None:
        text = self.altered(r"LCP_UNIT_METRES = 3", "LCP_UNIT_METERS = 3")
        self.expect(
            self.changes(text),
            Kind.BREAKING,
            "enumerator LCP_UNIT_METRES",
            "is now LCP_UNIT_METERS",
        )

    def test_typedef(self) -> None:
        text = self.altered(r"typedef int32_t lcp_unit_t;", "typedef uint32_t lcp_unit_t;")
        changes = self.changes(text)
        self.expect(changes, Kind.BREAKING, "typedef lcp_unit_t", "uint32_t, was int32_t")

    def test_new_macro(self) -> None:
        changes = self.changes(self.with_declaration("#define LCP_LATER 5"))
        self.expect(changes, Kind.ADDITIVE, "macro LCP_LATER", "new")

    def test_removed_macro(self) -> None:
        text = self.altered(r"^#define LCP_NS_UNLIMITED .*?$", "")
        self.expect(self.changes(text), Kind.BREAKING, "macro LCP_NS_UNLIMITED", "removed")

    def test_value_of_a_macro(self) -> None:
        text = self.altered(r"(#define LCP_NS_UNKNOWN) .*?$", r"\1 INT64_C(-2)")
        self.expect(self.changes(text), Kind.BREAKING, "macro LCP_NS_UNKNOWN", "is -2, was -1")

    def test_macro_with_parameters(self) -> None:
        text = self.altered(r"\(uint32_t\)\(major\) << 16", "(uint32_t)(major) << 20")
        self.expect(self.changes(text), Kind.BREAKING, "macro LCP_OS", "<< 20")

    def test_removed_rule_set_macro(self) -> None:
        text = self.altered(r"^#define LCP_RULESET_VERSION .*?$", "")
        self.expect(self.changes(text), Kind.BREAKING, "macro LCP_RULESET_VERSION", "removed")


class ReadingTests(Scratch):
    """What cannot be locked is an error, not passed over."""

    def test_unknown_forms(self) -> None:
        for declaration in (
            "union lcp_either { int32_t a; int64_t b; };",
            "extern int32_t lcp_global;",
            "static inline int32_t lcp_inline(void) { return 0; }",
            "typedef struct lcp_bits { uint32_t a : 3; } lcp_bits;",
            "void lcp_print(const char *format, ...);",
            "enum { LCP_STRAY = 1 };\nenum { LCP_OTHER = 2 };",
        ):
            with self.subTest(declaration), self.assertRaises(AbiError):
                self.read(self.with_declaration(declaration))

    def test_a_header_that_does_not_compile(self) -> None:
        with self.assertRaisesRegex(AbiError, "lcp_missing"):
            self.read(self.with_declaration("int32_t lcp_x(lcp_missing y);"))

    def test_values_of_initialisers(self) -> None:
        values = split_values("{ a(1, 2), { NULL, 0 }, (b) }")
        self.assertEqual(values, ["a(1, 2)", "{ NULL, 0 }", "(b)"])
        self.assertEqual(split_values("12"), [])


class LibraryTests(unittest.TestCase):
    """What the library asks of the system."""

    old: ClassVar[Facts] = {
        "machine": "elf64-x86-64",
        "soname": "liblifecycle_policy.so.0",
        "needed": [],
        "glibc": "2.14",
    }

    def compare(self, **changed: object) -> list[Change]:
        """What differs in another library."""
        empty: Facts = {n: {} for n in ("functions", "structs", "enums", "typedefs", "macros")}
        new = {**self.old, **changed}
        return differences({**empty, "library": self.old}, {**empty, "library": new})

    def test_soname(self) -> None:
        changes = self.compare(soname="liblifecycle_policy.so.1")
        self.assertEqual([change.kind for change in changes], [Kind.BREAKING])

    def test_needed(self) -> None:
        changes = self.compare(needed=["libm.so.6"])
        self.assertEqual([change.kind for change in changes], [Kind.NEEDS])
        self.assertIn("libm.so.6", changes[0].text)

    def test_glibc(self) -> None:
        changes = self.compare(glibc="2.34")
        self.assertEqual([change.kind for change in changes], [Kind.NEEDS])
        self.assertIn("2.34, was 2.14", changes[0].text)
        self.assertEqual(self.compare(glibc="2.4"), [])
        self.assertEqual(self.compare(glibc="2.34", machine="elf64-littleaarch64"), [])


class RiseTests(unittest.TestCase):
    """Which number must rise for which change."""

    def demands(self, kind: Kind, old: str, new: str, abi: int = 0) -> list[str]:
        """What is still missing; the ABI number was 0."""
        numbers = [tuple(map(int, text.split("."))) for text in (old, new)]
        before, after = ((a, b, c) for a, b, c in numbers)
        return Rise(before, after, 0, abi).demands([Change(kind, "x", "y")])

    def test_additive(self) -> None:
        self.assertEqual(self.demands(Kind.ADDITIVE, "0.2.0", "0.3.0"), [])
        self.assertEqual(self.demands(Kind.ADDITIVE, "1.2.0", "2.0.0"), [])
        self.assertEqual(self.demands(Kind.ADDITIVE, "0.2.0", "0.2.1"), [])
        self.assertRegex(self.demands(Kind.ADDITIVE, "0.2.1", "0.2.1")[0], "raise VERSION")
        self.assertRegex(self.demands(Kind.ADDITIVE, "1.2.0", "1.2.1")[0], "its minor part")

    def test_breaking(self) -> None:
        self.assertEqual(self.demands(Kind.BREAKING, "0.2.0", "0.3.0", 1), [])
        self.assertRegex(self.demands(Kind.BREAKING, "0.2.0", "0.3.0")[0], "LCP_ABI_VERSION to 1")
        self.assertRegex(self.demands(Kind.NEEDS, "0.2.0", "0.3.0")[0], "LCP_ABI_VERSION to 1")
        self.assertRegex(self.demands(Kind.BREAKING, "0.2.0", "0.2.1", 1)[0], "VERSION to 0.3.0")

    def test_from_1_0_on(self) -> None:
        self.assertRegex(self.demands(Kind.BREAKING, "1.2.0", "1.3.0", 1)[0], "VERSION to 2.0.0")
        self.assertEqual(self.demands(Kind.BREAKING, "1.2.0", "2.0.0", 1), [])

    def test_neither(self) -> None:
        self.assertEqual(self.demands(Kind.NEITHER, "0.2.0", "0.2.1"), [])

    def test_never_falls(self) -> None:
        rise = Rise((0, 2, 0), (0, 3, 0), 2, 1)
        self.assertRegex(rise.demands([])[0], "never falls")


class CommandTests(Scratch):
    """The commands, in a checkout of their own."""

    root: Path

    def setUp(self) -> None:
        super().setUp()
        self.root = self.folder / "a checkout"
        tests = self.root / "Tests" / "ABITests"
        tests.mkdir(parents=True)
        for path in (*HERE.glob("abi_*.py"), HERE / "abi.lock.json", HERE / "abi.base.json"):
            if path.exists():
                shutil.copy(path, tests)
        (self.root / "include").mkdir()
        self.install(self.text, "0.5.0")
        for path in tests.glob("abi.*.json"):
            path.unlink()
        self.succeed("update", "locked; the base is none")

    def install(self, text: str, version: str, abi: int = 0, linked: str = "") -> None:
        """Another header and version, with a library to match."""
        text = re.sub(r'(#define LCP_VERSION) ".*?"', rf'\1 "{version}"', text)
        text = re.sub(r"(#define LCP_ABI_VERSION) \d+", rf"\1 {abi}", text)
        include = self.root / "include"
        (include / "lifecycle_policy.h").write_text(text, encoding="utf-8")
        (self.root / "VERSION").write_text(f"{version}\n", encoding="utf-8")
        dist = self.root / ".build" / "dist"
        (dist / "lib").mkdir(parents=True, exist_ok=True)
        stub = self.folder / "stub"
        header, tool = include / "lifecycle_policy.h", HERE / "abi_stub.py"
        subprocess.run([sys.executable, "-B", tool, header, stub], check=True)
        shutil.copy(stub / "exports.map", include)
        output = dist / "lib" / "liblifecycle_policy.so"
        script = f"-Wl,--version-script={stub / 'exports.map'}"
        soname = f"-Wl,-soname,liblifecycle_policy.so.{abi}"
        command: list[str | Path] = ["gcc", "-shared", "-fPIC", script, soname, f"-I{stub}"]
        command += [stub / "stub.c", "-o", output]
        if linked:
            command += ["-Wl,--no-as-needed", linked]
        subprocess.run(command, check=True)

    def run_lock(self, command: str) -> subprocess.CompletedProcess[str]:
        """Runs a command of the lock."""
        unset = "LIFECYCLE_POLICY_DIST"
        environment = {name: value for name, value in os.environ.items() if name != unset}
        tool = self.root / "Tests" / "ABITests" / "abi_lock.py"
        return subprocess.run(
            [sys.executable, "-B", tool, command],
            capture_output=True,
            text=True,
            check=False,
            env=environment,
        )

    def succeed(self, command: str, text: str) -> str:
        """A command that must succeed and say that."""
        done = self.run_lock(command)
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        self.assertIn(text, done.stdout)
        return done.stdout

    def fail_with(self, command: str, text: str, code: int = 1) -> str:
        """A command that must fail and say that."""
        done = self.run_lock(command)
        self.assertEqual(done.returncode, code, done.stdout + done.stderr)
        self.assertIn(text, done.stdout + done.stderr)
        return done.stdout

    def more(self, number: int = 1) -> str:
        """The header with functions more."""
        names = "".join(f"int32_t lcp_more_{i}(int32_t x);\n" for i in range(number))
        return self.with_declaration(names)

    def test_as_locked(self) -> None:
        self.succeed("check", "as locked")

    def test_additive_after_the_version_rose(self) -> None:
        self.install(self.text, "0.6.0")
        self.fail_with("check", "the lock is of version 0.5.0")
        self.succeed("update", "the base is 0.5.0")
        self.install(self.more(), "0.6.0")
        self.fail_with("check", "additive  function lcp_more_0: new")
        self.succeed("update", "locked; the base is 0.5.0")
        self.succeed("check", "as locked")
        # Still in work, and in no earlier version: it may change.
        self.install(self.more().replace("lcp_more_0(int32_t x)", "lcp_more_0(void)"), "0.6.0")
        said = self.fail_with("check", "not in 0.5.0")
        self.assertNotIn("breaking", said)
        self.succeed("update", "locked")
        # And once the version has risen, no more.
        self.install(self.text, "0.7.0")
        self.fail_with("update", "refused   a breaking change: raise LCP_ABI_VERSION to 1")

    def test_additive_in_a_patch(self) -> None:
        self.install(self.more(), "0.5.1")
        self.fail_with("check", "additive  function lcp_more_0: new")
        self.succeed("update", "locked; the base is 0.5.0")

    def test_additive_in_the_same_version(self) -> None:
        self.install(self.text, "0.5.1")
        self.succeed("update", "the base is 0.5.0")
        self.install(self.text, "1.5.0", abi=1)
        self.succeed("update", "the base is 0.5.1")
        self.install(self.text, "1.5.1", abi=1)
        self.succeed("update", "the base is 1.5.0")
        self.install(self.more(), "1.5.1", abi=1)
        self.fail_with("update", "refused   an addition: raise VERSION")

    def test_breaking(self) -> None:
        broken = self.altered(r"^uint32_t lcp_rule_count\(void\);", "")
        self.install(broken, "0.6.0")
        self.fail_with("check", "breaking  function lcp_rule_count: removed")
        self.fail_with("update", "raise LCP_ABI_VERSION to 1")
        self.install(broken, "0.6.0", abi=1)
        self.succeed("update", "0.6.0, ABI 1: locked; the base is 0.5.0")
        self.succeed("check", "as locked")

    def test_breaking_what_is_locked_and_not_based(self) -> None:
        self.install(self.text, "0.6.0")
        self.succeed("update", "the base is 0.5.0")
        self.install(self.altered(r"^uint32_t lcp_rule_count\(void\);", ""), "0.6.0")
        self.fail_with("check", "breaking  function lcp_rule_count: removed")
        self.fail_with("update", "raise LCP_ABI_VERSION to 1")

    def test_without_the_lock_the_base_still_counts(self) -> None:
        self.install(self.text, "0.6.0")
        self.succeed("update", "the base is 0.5.0")
        (self.root / "Tests" / "ABITests" / "abi.lock.json").unlink()
        self.fail_with("check", "no lock at", code=2)
        self.install(self.altered(r"^uint32_t lcp_rule_count\(void\);", ""), "0.6.0")
        self.fail_with("update", "raise LCP_ABI_VERSION to 1")

    def test_a_lost_base(self) -> None:
        self.install(self.text, "0.6.0")
        self.succeed("update", "the base is 0.5.0")
        (self.root / "Tests" / "ABITests" / "abi.base.json").unlink()
        self.fail_with("check", "has the base 0.5.0", code=2)

    def test_version_falls(self) -> None:
        self.install(self.text, "0.4.0")
        self.fail_with("update", "VERSION is 0.4.0, the lock is of 0.5.0", code=2)

    def test_needs(self) -> None:
        self.install(self.text, "0.6.0", linked="-lm")
        self.fail_with("check", "needs     library: needs libm.so.6 besides the C library")
        self.fail_with("update", "raise LCP_ABI_VERSION to 1")

    def test_contradictions(self) -> None:
        exports = self.root / "include" / "exports.map"
        whole = exports.read_text(encoding="utf-8")
        exports.write_text(whole.replace("    lcp_rule_count;\n", ""), encoding="utf-8")
        self.fail_with("check", "error     lcp_rule_count is declared, and not in exports.map")
        exports.write_text(whole.replace("global:", "global:\n    lcp_stray;"), encoding="utf-8")
        self.fail_with("update", "lcp_stray is in exports.map, and not declared")
        exports.write_text(whole, encoding="utf-8")
        header = self.root / "include" / "lifecycle_policy.h"
        header.write_text(self.more().replace('VERSION "', 'VERSION "9'), encoding="utf-8")
        said = self.fail_with("check", "lcp_more_0 is declared, and not in liblifecycle_policy.so")
        self.assertIn("VERSION says 0.5.0", said)
        self.install(self.text, "0.5.0", abi=1)
        text = header.read_text(encoding="utf-8").replace("ABI_VERSION 1", "ABI_VERSION 0")
        header.write_text(text, encoding="utf-8")
        self.fail_with("check", "the soname is liblifecycle_policy.so.1")

    def test_no_library(self) -> None:
        shutil.rmtree(self.root / ".build")
        self.fail_with("check", "run make first", code=2)

    def test_usage(self) -> None:
        self.fail_with("mend", "usage", code=2)


class FinishedLibraryTests(unittest.TestCase):
    """The library that was built, if it was."""

    def test_facts(self) -> None:
        dist = Path(os.environ.get("LIFECYCLE_POLICY_DIST") or ROOT / ".build" / "dist")
        library = dist / "lib" / "liblifecycle_policy.so"
        if not library.exists():
            self.skipTest("no library was built")
        facts = library_facts(library)
        self.assertRegex(facts["soname"], r"^liblifecycle_policy\.so\.\d+$")
        self.assertEqual(facts["needed"], [])


if __name__ == "__main__":
    unittest.main()
