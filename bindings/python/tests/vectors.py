"""Reads the vectors of the project, asks their questions, and compares the answers."""

from __future__ import annotations

import json
import os
import plistlib
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from command_line import question
from places import checkout

VARIABLE = "LIFECYCLE_POLICY_VECTORS"

#: Keys that are compared by equality.
COMPARED = {
    "verdict",
    "newest_verdict",
    "reason",
    "via",
    "rule",
    "evidence",
    "disputed",
    "advice_seconds",
    "limit_seconds",
    "warning_seconds",
    "at_expiry",
    "code",
    "termination",
    "extendable",
    "guarantee",
    "launch_state",
    "callback",
    "allowance_seconds",
    "step_count",
    "status",
    "field",
    "stop_before",
    "price",
    "introduced",
    "deprecated",
    "removed",
    "manner",
    "count",
    "unit",
    "window_seconds",
    "at_excess",
    "cause",
    "allowance",
    "broken_rule",
    "standing",
    "delivery_rule",
    "disposition",
    "until",
    "disposition_rule",
    "to",
    "starts",
    "shared",
    "merging",
    "rank",
    "trigger",
    "warned",
    "receiver",
    "launch_option",
    "connection_option",
    "return_value",
}
#: Keys whose wanted elements must all be in the answer. If a case has the key with `_not` appended,
#: no wanted element may be in the answer.
AMONG = {
    "requires": "requires",
    "wakes": "wakes",
    "permits": "permits",
    "keeps_running": "keeps_running",
}
#: Lists that must be complete, in any order.
WHOLE = {
    *("duties", "findings_only", "requires_only", "resets", "allowances", "activities"),
    *("more_launch_options", "more_connection_options"),
}
LACKING = {f"{key}_not": key for key in AMONG}


class Vector(NamedTuple):
    """One case of a file."""

    file: str
    query: str
    case: dict[str, Any]

    @property
    def name(self) -> str:
        return f"{self.file}:{self.case['id']}"


def vector_folder() -> Path | None:
    """Returns the folder of the vectors, or None if there is no checkout and no variable."""
    named = os.environ.get(VARIABLE)
    if named:
        return Path(named)
    root = checkout()
    return None if root is None else root / "Tests" / "Vectors"


def load() -> list[Vector]:
    folder = vector_folder()
    found = []
    for path in sorted(folder.glob("*.json")) if folder else []:
        data = json.loads(path.read_text(encoding="utf-8"))
        if "cases" in data:
            assert data["schema"] == 1, path
            found += [Vector(path.stem, data["query"], case) for case in data["cases"]]
    return found


def arguments(asked: dict[str, Any]) -> list[str]:
    """Converts the `ask` of a case to arguments of the command line."""
    argv: list[str] = []
    for key, value in asked.items():
        if value is True:
            argv.append(f"--{key}")
        elif value is False:
            assert key in ("restoration-identifier", "scenes"), f"{key} cannot be false"
            argv.append(f"--no-{key}")
        else:
            items = value if isinstance(value, list) else [value]
            argv += [f"--{key}={item}" for item in items]
    if asked.get("axis") == "scene" and "scenes" not in asked:
        argv.append("--no-scenes")  # otherwise the command line assumes an app with scenes
    return argv


def ask(vector: Vector) -> dict[str, Any]:
    """Asks the question of a case through the code of the command line."""
    asked = vector.case["ask"]
    if vector.query != "manifest" or asked.get("scenes") is not False:
        return _answer(vector, arguments(asked))
    # `--no-scenes` would also say that the code adopts no scenes, which an Info.plist leaves open,
    # so this case is asked with an Info.plist. The file is in a temporary folder, because on
    # Windows nobody else can open a NamedTemporaryFile.
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "Info.plist"
        path.write_bytes(plistlib.dumps({"UIBackgroundModes": []}))
        rest = {key: value for key, value in asked.items() if key != "scenes"}
        return _answer(vector, [*arguments(rest), "--info-plist", str(path)])


def _answer(vector: Vector, argv: list[str]) -> dict[str, Any]:
    if "explains" in vector.case["expect"]:
        argv.append("--explain")
    return question(command(vector), *argv)


def command(vector: Vector) -> str:
    """Returns the command that answers a case: `step` for a transition without a target."""
    if vector.query == "transition" and "to" not in vector.case["ask"]:
        return "step"
    return vector.query


def matches(item: dict[str, Any], wanted: dict[str, Any]) -> bool:
    return all(item.get(key, "missing") == value for key, value in wanted.items())


def in_order(found: list[list[Any]], wanted: list[Any]) -> bool:
    """Returns whether a list has exactly the wanted steps, in order. A wanted step is a name, or a
    list of the first parts of the step."""
    listed = [item if isinstance(item, list) else [item] for item in wanted]
    return len(found) == len(listed) and all(
        step[: len(want)] == want for step, want in zip(found, listed, strict=True)
    )


def finds(finding: dict[str, Any], wanted: list[Any]) -> bool:
    """Compares the severity, the beginning of the rule's id, the key and the value of a finding.
    Null matches any severity, key or value."""
    severity, rule, key, value = wanted
    return (
        finding["rule"].startswith(rule)
        and severity in (None, finding["severity"])
        and key in (None, finding["key"])
        and value in (None, finding["value"])
    )


def told(data: dict[str, Any], key: str) -> Any:
    """Returns the part of an answer that a key of `expect` refers to, in a form to compare."""
    match key:
        case "callbacks":
            return [[call["name"], call["state"], call["fallback"]] for call in data["callbacks"]]
        case "sequence":
            return [[step["name"], step["state"], step["scene_state"]] for step in data["sequence"]]
        case "states_after":
            return [call["state_after"] for call in data["callbacks"]]
        case "limits":
            return [call["allowance"] for call in data["callbacks"]]
        case "lacks":
            return data["transitions"]
        case "contains" if "duties" not in data:
            return [[edge["cause"], edge["to"]] for edge in data["transitions"]]
        case "contains" | "duties_at_least" | "undone_at":
            return [[duty["text"], duty["undone_at"]] for duty in data["duties"]]
        case "duties":
            return [[duty["id"], duty["undone_at"]] for duty in data["duties"]]
        case "requires_only":
            return data["requires"]
        case "findings" | "findings_only" | "rules_not":
            keys = ("severity", "rule", "key", "value")
            return [[finding[key] for key in keys] for finding in data["findings"]]
        case "explains":
            return {row["rule"]: row["role"] for row in data["explanation"]}
    return data.get(LACKING.get(key, key), "missing")


def _contains(data: dict[str, Any], wanted: list[Any]) -> bool:
    """Returns whether an answer has all wanted elements. An element is an edge among the
    transitions, or a word in the text of some duty."""
    for item in wanted:
        if isinstance(item, str):
            if not any(item.lower() in duty["text"].lower() for duty in data["duties"]):
                return False
        elif not any(matches(edge, item) for edge in data["transitions"]):
            return False
    return True


def agrees(data: dict[str, Any], key: str, wanted: Any) -> bool:
    """Returns whether an answer has what a case expects for one key."""
    found = told(data, key)
    if key in COMPARED:
        return bool(found == wanted)
    if key in AMONG:
        return set(wanted) <= set(found)
    if key in LACKING:
        return not set(wanted) & set(found)
    if key in WHOLE:
        return sorted(map(str, found)) == sorted(map(str, wanted))
    match key:
        case "callbacks" | "sequence":
            return in_order(found, wanted)
        case "states_after" | "limits":
            return bool(found == wanted)
        case "contains":
            return _contains(data, wanted)
        case "lacks":
            return not any(matches(edge, want) for edge in found for want in wanted)
        case "steps":
            return len(found) == len(wanted) and all(map(matches, found, wanted))
        case "duties_at_least":
            return bool(len(found) >= wanted)
        case "undone_at":
            undone = {undone for _, undone in found if undone is not None}
            return undone == (set() if wanted is None else {wanted})
        case "findings":
            return all(any(finds(item, want) for item in data[key]) for want in wanted)
        case "rules_not":
            return not any(rule.startswith(tuple(wanted)) for _, rule, _, _ in found)
        case "explains":
            return all(found.get(rule) == role for rule, role in wanted.items())
    raise AssertionError(f"the case expects `{key}`, a key that is not known")


def disagreements(data: dict[str, Any], expected: dict[str, Any]) -> list[str]:
    """Lists the keys in which an answer differs from the expected one."""
    if data["status"] != "ok" and "status" not in expected:
        return [f"refused: {data['field']}: {data['message']}"]
    lines = []
    for key, wanted in expected.items():
        try:
            right = agrees(data, key, wanted)
            found = None if right else told(data, key)
        except KeyError as error:
            right, found = False, f"no key {error}"
        if not right:
            lines.append(f"{key}: expected {shown(wanted)}, got {shown(found)}")
    return lines


def shown(value: Any) -> str:
    """Formats a value as in the files."""
    return json.dumps(value, ensure_ascii=False)
