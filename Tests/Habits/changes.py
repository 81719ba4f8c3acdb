"""The made-up changes of the rehearsal: for each step of a habit, the edits that the step asks for.
Every edit finds its place by a line of the file or by a pattern. If the file no longer has the line
or matches the pattern, the edit fails and names the line or pattern. Then change the line or the
pattern in this module.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Clone:
    """A scratch clone whose files are edited."""

    root: Path

    def replace(self, path: str, old: str, new: str, count: int = 1) -> None:
        """Replaces a text that must be there exactly `count` times."""
        file = self.root / path
        text = file.read_text(encoding="utf-8")
        if text.count(old) != count:
            sys.exit(f"rehearse: {path} has {text.count(old)} times, not {count} times: {old!r}")
        file.write_text(text.replace(old, new), encoding="utf-8")

    def substitute(self, path: str, pattern: str, new: str | Callable[[re.Match[str]], str]) -> None:
        """Replaces the first text that matches `pattern`, which must match at least once."""
        file = self.root / path
        text, found = re.subn(pattern, new, file.read_text(encoding="utf-8"), count=1, flags=re.S)
        if not found:
            sys.exit(f"rehearse: {path} has nothing that matches {pattern!r}")
        file.write_text(text, encoding="utf-8")

    def before(self, path: str, line: str, text: str) -> None:
        """Puts `text` before `line`, which must be there exactly once."""
        self.replace(path, line, text + line)

    def above(self, path: str, line: str, text: str) -> None:
        """Puts `text` before the comment that ends right above `line`, which must be there exactly once."""
        self.replace(path, line, line)
        above, _, below = (self.root / path).read_text(encoding="utf-8").partition(line)
        lines = above.splitlines(keepends=True)
        begin = len(lines)
        while lines[begin - 1].lstrip().startswith("//"):
            begin -= 1
        joined = "".join([*lines[:begin], text, *lines[begin:], line, below])
        (self.root / path).write_text(joined, encoding="utf-8")

    def after(self, path: str, line: str, text: str) -> None:
        """Puts `text` after `line`, which must be there exactly once."""
        self.replace(path, line, line + text)


Edit = Callable[[Clone], None]


def figures(clone: Clone) -> None:
    """Updates README.md with the figures that `make test-docs` demands."""
    shown = subprocess.run(["make", "test-docs"], cwd=clone.root, text=True, capture_output=True).stdout
    named = re.search(r"README\.md must say \[(.*?)\]", shown)
    for figure in re.findall(r"'(.*?)'", named[1]) if named else []:
        pattern = re.sub(r"\d[\d,]*", r"[0-9][0-9,]*", re.escape(figure))
        clone.substitute("README.md", pattern.replace(r"\ ", r"\s+"), figure)


def changelog(part: str, text: str) -> Edit:
    """Makes the edit that adds an entry to the newest section `part` of CHANGELOG.md."""

    return lambda clone: clone.substitute(
        "CHANGELOG.md", f"### {part}\n", lambda heading: f"{heading[0]}\n- {text}"
    )


def nothing(_: Clone) -> None:
    """Does nothing: the change needs no edit in this step."""


SOURCE = """  static let madeUp = Source(
    "D-made-up", "A page that is made up", "Apple",
    "developer.apple.com/documentation/corelocation/made-up-page")
"""
SOURCES = "Sources/Rulebook/Sources.swift"
STATEMENTS = "Tests/Statements/statements.json"
FIRST_SOURCE = "  static let dVisit = Source("
FIRST_STATEMENT = '{"id": "voip-push-repeat-failure", "section": "relaunch", '


# ---- a rule: from 27.1 on a visit no longer launches an app that was force quit ------------------


def rule_source(clone: Clone) -> None:
    clone.before(SOURCES, FIRST_SOURCE, SOURCE)
    clone.before(
        STATEMENTS, FIRST_STATEMENT,
        '{"id": "made-up", "section": "relaunch", "says": "From 27.1 on a visit no longer launches an app that was force quit.",'
        ' "sources": ["D-made-up"], "rules": ["relaunch.visit.force-quit.27-1"]},\n',
    )


def rule_row(clone: Clone) -> None:
    path = "Sources/Rulebook/Relaunches/Relaunches+Location.swift"
    older = '    "relaunch.visit.force-quit{}", since: 8, {}, triggers: [.visit],\n'
    for name, basis in (".documented", ".documented"), ("", ".observed"):
        row = older.format(name, basis)
        clone.replace(path, row, row.replace("since: 8,", 'since: 8, until: .v(27, 1),').replace(" triggers: [.visit],\n", "\n    triggers: [.visit],\n"))
    clone.after(
        path,
        '      A developer\'s word of 2018, "as far as I know". Apple\'s session and Apple\'s guide say the \\\n'
        '      opposite.\n      """),\n',
        """  .relaunch(
    "relaunch.visit.force-quit.27-1", since: .v(27, 1), .documented, triggers: [.visit],
    standings: [.forceQuit], verdict: .forbidden, sources: [.madeUp]),
""",
    )


def rule_vectors(clone: Clone) -> None:
    ask = '"authorization": "always", "after": "user-force-quit", "on": "visit"'
    lines = "".join(
        f'{{"id": "visit-{os}-force-quit{evidence}", "comment": "made up", "sources": ["D-made-up"],'
        f' "ask": {{"os": "{os}"{", " + chr(34) + "evidence" + chr(34) + ": " + chr(34) + "documented" + chr(34) if evidence else ""}, {ask}}},'
        f' "expect": {{"verdict": "{verdict}"{explains}}}}},\n'
        for os, evidence, verdict, explains in (
            ("27.0", "", "allowed", ', "explains": {"relaunch.visit.force-quit": "alternative"}'),
            ("27.0", "-documented", "allowed", ""),
            ("27.1", "", "forbidden", ""), ("27.1", "-documented", "forbidden", ""),
        )
    )
    clone.before("Tests/Vectors/relaunch.json", '{"id": "visit-12.0-force-quit", ', lines)


# ---- a version: 28 ----------------------------------------------------------------------------------


def version_newest(clone: Clone) -> None:
    clone.substitute(
        "Sources/Rulebook/Rulebook.swift", r"(let newestMajor: UInt8 = )(\d+)",
        lambda found: f"{found[1]}{int(found[2]) + 1}",
    )


# ---- a value: a trigger that launches nothing -------------------------------------------------------


def value_header(clone: Clone) -> None:
    clone.substitute(
        "include/lifecycle_policy_values.h", r"(  LCP_TRIGGER_\w+ += (\d+))( /\*\*< .*? \*/)",
        lambda last: f"{last[1]},{last[3]}\n  LCP_TRIGGER_MADE_UP = {int(last[2]) + 1} /**< an alarm rings; made up */",
    )


def value_schema(clone: Clone) -> None:
    clone.substitute("Tests/Vectors/schema.json", r'("trigger": \{[^]]*")(\s*\])', r'\1, "made-up"\2')


def value_inventory(clone: Clone) -> None:
    clone.after("Tests/Statements/ours.json", "{\n", ' "trigger:made-up": "Made up.",\n')


def value_rules(clone: Clone) -> None:
    clone.before(SOURCES, FIRST_SOURCE, SOURCE)
    clone.before(
        STATEMENTS, FIRST_STATEMENT,
        '{"id": "made-up", "section": "relaunch", "says": "From 26.0 on the system shows an alarm, and no code of the app'
        ' runs.", "sources": ["D-made-up"], "rules": ["delivery.made-up", "relaunch.never.made-up"]},\n',
    )
    clone.before(
        "Sources/Rulebook/Transitions/Deliveries.swift", '  .delivery(\n    "delivery.watch-message",',
        """  .delivery(
    "delivery.made-up", since: 26, .documented, triggers: [.madeUp], sources: [.madeUp]),
""",
    )
    clone.before(
        "Sources/Rulebook/Relaunches/Relaunches+General.swift", '  .relaunch(\n    "relaunch.never.location-push",',
        """  .relaunch(
    "relaunch.never.made-up", since: 26, .documented, triggers: [.madeUp],
    standings: .any(of: .anywhere, [.running, .inFront]), verdict: .forbidden,
    sources: [.madeUp]),
""",
    )
    clone.before(
        "Tests/Vectors/relaunch.json", '{"id": "visit-12.0-force-quit", ',
        "".join(
            f'{{"id": "made-up-{os}-{after}", "comment": "made up", "sources": ["D-made-up"], "ask": {{"os": "{os}",'
            f' "after": "{after}", "on": "made-up"}}, "expect": {{"verdict": "{verdict}"}}}},\n'
            for os, after, verdict in (
                ("18.7", "crash", "not-applicable"), ("26.0", "crash", "forbidden"),
                ("26.0", "user-force-quit", "forbidden"), ("26.0", "none", "forbidden"),
            )
        ),
    )


# ---- a function: the version for which a policy was prepared ------------------------------------


def function_header(clone: Clone) -> None:
    clone.after(
        "include/lifecycle_policy.h",
        "                                  lcp_knowledge_t *knowledge, lcp_error *error);\n",
        """
/**
 * Gives the OS version for which a policy was prepared.
 *
 * Returns LCP_OK; LCP_ERROR_NULL_ARGUMENT (policy, os: answer); LCP_ERROR_POLICY;
 * LCP_ERROR_STRUCT_SIZE (error). Since 0.3.
 */
lcp_status_t lcp_policy_os(const lcp_policy *policy, lcp_os_version_t *os, lcp_error *error);
""",
    )


def function_body(clone: Clone) -> None:
    clone.before(
        "Sources/LifecyclePolicyC/Policies.swift", '@_cdecl("lcp_context_edge_after")\n',
        """@_cdecl("lcp_policy_os")
@implementation
public func lcp_policy_os(
  _ policy: UnsafePointer<lcp_policy>!, _ os: UnsafeMutablePointer<lcp_os_version_t>!,
  _ error: UnsafeMutablePointer<lcp_error>!
) -> lcp_status_t {
  perform(reportingTo: error) { () throws(Failure) in
    let policy = try LifecyclePolicyC.policy(at: policy)
    guard let result = UnsafeMutableRawPointer(os) else {
      throw Failure(status: .nullArgument, field: .answer)
    }
    result.storeBytes(of: policy.os.packed, as: UInt32.self)
  }
}

""",
    )


def function_python(clone: Clone) -> None:
    path = "bindings/python/src/lifecycle_policy/questions/prepared.py"
    clone.before(
        path, "    @classmethod\n    def of(",
        '''    def version(self) -> OSVersion:
        """Gives the OS version for which the policy was prepared."""
        call, found, error = library().lcp_policy_os, ctypes.c_uint32(), new(lcp_error)
        check(call(self.reference, ctypes.byref(found), ctypes.byref(error)), error)
        return OSVersion.from_packed(found.value)

''',
    )


def function_hostile(clone: Clone) -> None:
    tests = "Tests/ABITests/"
    clone.after(
        tests + "hostile.c", "  MISSES(lcp_policy_condition(&policy, 1, NULL, &error), LCP_FIELD_ANSWER);\n",
        "  MISSES(lcp_policy_os(NULL, &os, &error), LCP_FIELD_POLICY);\n"
        "  MISSES(lcp_policy_os(&policy, NULL, &error), LCP_FIELD_ANSWER);\n",
    )
    clone.replace(tests + "sizes.c", "enum { OTHERS = 8 };", "enum { OTHERS = 9 };")
    clone.before(
        tests + "sizes.c", "  default: return LCP_OK;\n",
        "  case 8: return lcp_policy_os(&policy, (lcp_os_version_t *)&number, error);\n",
    )
    clone.before(
        tests + "guard_page.c", "  lcp_knowledge_t *knowledge = at_edge(",
        "  CHECK_STATUS(lcp_policy_os(asked[0], at_edge(5, NULL, sizeof(lcp_os_version_t)), NULL), LCP_OK);\n",
    )
    clone.before(
        tests + "policy.c", "  CHECK_REFUSED(lcp_policy_condition(policy, 1, &knowledge, &error), LCP_ERROR_POLICY,",
        "  lcp_os_version_t os = 77;\n"
        "  CHECK_REFUSED(lcp_policy_os(policy, &os, &error), LCP_ERROR_POLICY, LCP_FIELD_POLICY, 0);\n"
        "  CHECK_INT(os, 77);\n",
    )
    clone.before(
        tests + "policy.c",
        "  for (lcp_condition_t condition = 1; condition <= CONDITIONS; condition++) {\n    lcp_knowledge_t knowledge = 0;\n"
        '    check_begin("lcp_policy_condition", (long long)seed,',
        "  lcp_os_version_t os = 0;\n  CHECK_STATUS(lcp_policy_os(policy, &os, NULL), LCP_OK);\n",
    )
    clone.after(
        tests + "allocations.c", "    CALL(status, lcp_context_edge_after, (context, context->os, &next, &error));\n",
        "    CALL(status, lcp_policy_os, (policy, &next, &error));\n",
    )
    clone.before(
        tests + "recorded.h", "  record_call(l, lcp_context_edge_after(context, context->os, &next, &error),",
        "  record_call(l, lcp_policy_os(own, &next, &error), &next, sizeof next, &error);\n",
    )
    clone.before(
        "Tests/Fuzz/policies.c", "  lcp_status_t status = lcp_policy_condition(policy, condition,",
        "  lcp_os_version_t os = 0;\n  HOLDS_STATUS(lcp_policy_os(policy, &os, NULL), LCP_OK);\n",
    )
    clone.before(
        "Tests/Fuzz/queries.c", "  lcp_status_t status = lcp_policy_condition(place, condition,",
        "  lcp_os_version_t os = 0;\n  lcp_policy_os(place, &os, NULL);\n",
    )


def function_others(clone: Clone) -> None:
    clone.above(
        "include/lifecycle_policy.hpp",
        "  result<transition_answer> transition(const transition_query& query) const noexcept {",
        """  /// The OS version for which it was prepared.
  result<lcp_os_version_t> version() const noexcept {
    auto error = detail::sized<lcp_error>();
    lcp_os_version_t os = 0;
    if (lcp_policy_os(&raw_, &os, &error) != LCP_OK) return detail::failure(error);
    return os;
  }

""",
    )
    clone.after(
        "Tests/ABITests/cpp/allocation.cpp", "  CHECK(policy.condition(condition::phone));\n",
        "  CHECK(policy.version());\n",
    )
    clone.above(
        "bindings/rust/src/policy.rs",
        "    pub fn batch<Q: Question>(",
        """    /// Gives the OS version for which the policy was prepared.
    ///
    /// # Errors
    ///
    /// See [`Policy`].
    pub fn version(&self) -> Result<OsVersion, Error> {
        let raw = call(0, |os, error| {
            // SAFETY: the pointers are to initialised memory that outlives the call.
            unsafe { sys::lcp_policy_os(self.as_ptr(), os, error) }
        })?;
        OsVersion::try_from(raw)
    }

""",
    )
    clone.replace(
        "bindings/rust/src/policy.rs", "Explanation, Knowledge};", "Explanation, Knowledge, OsVersion};"
    )
    clone.after(
        "bindings/rust/tests/allocation.rs", "            policy.condition(Condition::Charging)?;\n",
        "            policy.version()?;\n",
    )
    clone.before(
        "bindings/javascript/src/policy.js", "  /** Tells what is known about a condition:",
        """  /** Gives the OS version for which the policy was prepared. */
  version() {
    this.#use();
    check(functions.lcp_policy_os(rooms.policy, rooms.number, rooms.error));
    return versionText(memory.view.getUint32(rooms.number, true));
  }

""",
    )
    clone.before(
        "bindings/javascript/src/main.d.ts", "  /** Tells what is known about a condition:",
        """  /** Gives the OS version for which the policy was prepared. */
  version(): string;
""",
    )


HABITS: dict[str, tuple[str, dict[str, Edit | None]]] = {
    "rule": ("Add a rule", {
        "Find a public source and cite it": rule_source,
        "Add the row": rule_row,
        "Add vectors": rule_vectors,
        "Build and check": None,
        "Correct the figures": figures,
        "See which answers change": None,
        "Tell users": changelog("Answers", "*relaunch* by a visit after a force quit is *forbidden* from 27.1 on.\n"),
        "Raise the rule set": nothing,
        "Run what remains": None,
        "Commit": nothing,
    }),
    "version": ("Add an iOS version", {
        "Raise `newestMajor`": version_newest,
        "Raise `version`": nothing,
        "Build and check": None,
        "Correct the figures": figures,
        "Tell users": changelog("Answers", "Questions about 28 are no longer *unknown-os*.\n"),
        "Read what changed": nothing,
        "Run what remains": None,
        "Commit": nothing,
    }),
    "value": ("Add a value of an enumeration", {
        "Header": value_header,
        "Languages": None,
        "Vectors": value_schema,
        "Inventories": value_inventory,
        "Meaning": nothing,
        "Rules": value_rules,
        "Run what remains": figures,
        "Tell users": changelog("API", "The trigger `made-up`.\n"),
        "Commit": nothing,
    }),
    "function": ("Add an exported function", {
        "Header": function_header,
        "Languages": None,
        "Body": function_body,
        "Python": function_python,
        "Hostile input": function_hostile,
        "Vectors": nothing,
        "Example": nothing,
        "C++, Rust and JavaScript": function_others,
        "Tell users": changelog("API", "`lcp_policy_os`.\n"),
        "Run what remains": figures,
        "Commit": nothing,
    }),
}
