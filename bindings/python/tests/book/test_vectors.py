"""The vectors of the project, asked through the code of the command line."""

from __future__ import annotations

import json
import re
from collections import Counter
from typing import Any

import pytest
from lifecycle_policy import TerminationNamespace
from lifecycle_policy._native.spellings import kinds
from lifecycle_policy.cli.answer import COMMANDS

from vectors import VARIABLE, Vector, ask, disagreements, load, vector_folder

VECTORS = load()


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: str(vector.name))
def test_vector(vector: Vector) -> None:
    assert vector.query in COMMANDS
    assert vector.case["expect"], "a case that expects nothing cannot fail"
    assert disagreements(ask(vector), vector.case["expect"]) == []


def test_the_vectors_are_there(capsys: pytest.CaptureFixture[str]) -> None:
    folder = vector_folder()
    if folder is None:
        pytest.skip(f"away from the checkout, and {VARIABLE} is not set")
    assert VECTORS, f"no vectors in {folder}"
    names = [vector.name for vector in VECTORS]
    assert len(set(names)) == len(names), "two cases share an id"
    counts = Counter(vector.query for vector in VECTORS)
    others = {"rules", "names", "matrix", "compare", "diagram", "simulate", "conform"}
    questions = set(COMMANDS) - others - {"step"}  # a transition without a target
    assert set(counts) == questions, "a question that no vector asks"
    with capsys.disabled():
        listed = ", ".join(f"{count} {query}" for query, count in sorted(counts.items()))
        print(f"\n{len(VECTORS)} vectors: {listed}")


def manual() -> str:
    """Returns the README of the vectors. Skips the test if there is none."""
    folder = vector_folder()
    if folder is None or not (folder / "README.md").is_file():
        pytest.skip("the vectors have no README here")
    return (folder / "README.md").read_text(encoding="utf-8")


def runner() -> dict[str, Any]:
    """Returns the functions of the runner in the manual."""
    match = re.search(r"```python\n(.*?)```", manual(), re.S)
    assert match
    found: dict[str, Any] = {}
    exec(match[1], found)
    return found


@pytest.mark.slow
def test_the_runner_of_the_manual_agrees_with_ours() -> None:
    """The runner in the manual and the runner in vectors.py share no code, but they must agree on
    every case."""
    theirs = runner()
    previous: dict[str, dict[str, Any]] = {}
    wrong = 0
    for vector in VECTORS:
        data = ask(vector)
        other = previous.get(vector.query, data)  # of the case before: often wrong for this case
        previous[vector.query] = data
        for answer in (data, other):
            if answer["status"] != "ok":
                continue
            for key, wanted in vector.case["expect"].items():
                if key == "explains" and "explanation" not in answer:
                    continue
                ours = not disagreements(answer, {key: wanted})
                wrong += not ours
                assert theirs["agrees"](key, answer, wanted) == ours, (vector.name, key)
    assert wrong > 100 or not VECTORS


def test_the_manual_names_every_file_and_key() -> None:
    text, folder = manual(), vector_folder()
    assert folder
    for path in folder.glob("*.json"):
        assert f"`{path.name}`" in text or f"({path.name})" in text
    keys = {key for vector in VECTORS for part in ("ask", "expect") for key in vector.case[part]}
    assert {key for key in keys if f"`{key}`" not in text} == set()


def schema() -> dict[str, Any]:
    folder = vector_folder()
    if folder is None or not (folder / "schema.json").is_file():
        pytest.skip("the vectors have no schema here")
    found: dict[str, Any] = json.loads((folder / "schema.json").read_text(encoding="utf-8"))
    return found


def test_every_file_is_as_the_schema_says() -> None:
    jsonschema = pytest.importorskip("jsonschema")
    rules = schema()
    jsonschema.Draft202012Validator.check_schema(rules)
    validator = jsonschema.Draft202012Validator(rules)
    folder = vector_folder()
    assert folder
    for path in sorted(folder.glob("*.json")):
        if path.name != "schema.json":
            data = json.loads(path.read_text(encoding="utf-8"))
            found = [(e.json_path, e.message) for e in validator.iter_errors(data)]
            assert (path.name, found) == (path.name, [])


def test_the_schema_refuses_what_is_no_case() -> None:
    jsonschema = pytest.importorskip("jsonschema")
    validator = jsonschema.Draft202012Validator(schema())
    good: dict[str, Any] = {
        "id": "a",
        "comment": "b",
        "sources": ["c"],
        "ask": {"os": "9.0", "state": "active", "activity": "metal"},
        "expect": {"verdict": "allowed", "price": None},
    }

    def refused(**changes: Any) -> bool:
        case = good | changes
        file = {"schema": 1, "query": "conduct", "description": "d", "cases": [case]}
        return any(validator.iter_errors(file))

    assert not refused()
    assert refused(expect={})
    assert refused(expect={"verdict": "perhaps"})
    assert refused(expect={"verdikt": "allowed"})
    assert refused(expect={"guarantee": "immediate"})
    assert refused(ask={"os": "9.0", "state": "active"})
    assert refused(ask=good["ask"] | {"activity": "juggling"})
    assert refused(id="A b")


#: For each case: the question, what is asked, and what is expected. The test fails if a change of
#: the rule book changes one of these answers.
ASKED: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    (
        "transition",
        {"os": "12.4", "from": "inactive", "cause": "home-button"},
        {
            "verdict": "allowed",
            "to": "background",
            "callbacks": [["applicationDidEnterBackground:"]],
            "states_after": ["background"],
            "limits": ["did-enter-background"],
        },
    ),
    (
        "relaunch",
        {
            "os": "17.0",
            "mode": ["remote-notification"],
            "background-refresh": "off",
            "after": "crash",
            "on": "silent-push",
        },
        {"verdict": "forbidden", "disposition": "newest-held", "until": "conditions-met"},
    ),
    (
        "relaunch",
        {"os": "17.0", "state": "background", "on": "silent-push"},
        {"standing": "running"},
    ),
    (
        "relaunch",
        {
            "os": "17.0",
            "after": "reboot",
            "state": "not-running",
            "force-quit": True,
            "on": "silent-push",
        },
        {"standing": "force-quit", "launch_state": None},
    ),
    (
        "relaunch",
        {"os": "17.0", "state": "not-running", "on": "silent-push"},
        {"status": "missing-value", "field": "after"},
    ),
    (
        "relaunch",
        {"os": "17.0", "after": "none", "state": "prewarmed", "on": "silent-push"},
        {"status": "out-of-range", "field": "after"},
    ),
    (
        "suspension",
        {"os": "12.4", "allowance": ["background-task", "resume"], "activity": ["camera"]},
        {"verdict": "forbidden", "allowances": ["background-task"], "activities": []},
    ),
    (
        "suspension",
        {"os": "12.4", "begun-in-front": ["audio-playback"]},
        {"allowances": []},
    ),
    ("purge", {"os": "12.4", "state": "suspended"}, {"verdict": "allowed", "rank": 1, "warned": False}),
    ("deadline", {"os": "12.4", "allowance": "background-task"}, {"disputed": True}),
    ("delivery", {"os": "12.4", "state": "active", "event": "touch"}, {"merging": None}),
]


@pytest.mark.parametrize(
    ("query", "asked", "expected"), ASKED, ids=[f"{one[0]} {one[1]}" for one in ASKED]
)
def test_the_new_keys_can_be_asked_and_expected(
    query: str, asked: dict[str, Any], expected: dict[str, Any]
) -> None:
    case = {"id": "a", "comment": "b", "sources": ["c"], "ask": asked, "expect": expected}
    assert disagreements(ask(Vector("f", query, case)), expected) == []
    jsonschema = pytest.importorskip("jsonschema")
    validator = jsonschema.Draft202012Validator(schema())
    file = {"schema": 1, "query": query, "description": "d", "cases": [case]}
    assert list(validator.iter_errors(file)) == []
    for key in expected:
        wrong = case | {"expect": expected | {key: "what nothing is"}}
        assert any(validator.iter_errors(file | {"cases": [wrong]})) or key in (
            "field",
            "disposition_rule",
        )
    assert any(validator.iter_errors(file | {"cases": [case | {"ask": asked | {"tea": "b"}}]}))


def test_the_schema_lists_every_value() -> None:
    compared = 0
    for name, part in schema()["$defs"].items():
        kind = kinds().get(name)
        if kind is None or "enum" not in part:
            continue
        labels = {value.label for value in kind}
        listed = set(part["enum"])
        if kind is TerminationNamespace:
            listed -= {"frontboard", "carousel", "assertiond"}  # further names of two values
        if name == "status":
            labels &= listed  # JSON never has the statuses that the schema omits
        assert listed == labels, name
        compared += 1
    assert compared >= 25


SAMPLE: dict[str, Any] = {
    "status": "ok",
    "verdict": "allowed",
    "callbacks": [
        {
            "name": "a:",
            "state": "active",
            "fallback": None,
            "state_after": "inactive",
            "allowance": None,
        }
    ],
    "to": "inactive",
    "resets": ["wake", "request"],
    "shared": False,
    "disposition": None,
    "rank": 0,
    "allowances": ["background-task"],
    "activities": [],
    "sequence": [
        {"name": "a:", "state": "active", "scene_state": None},
        {"name": "N", "state": None, "scene_state": "background"},
    ],
    "requires": ["phone"],
    "wakes": ["visit"],
    "transitions": [{"cause": "crash", "to": "not-running"}],
    "steps": [{"cause": "crash", "from": "active", "to": "not-running"}],
    "findings": [{"severity": "note", "rule": "manifest.a.b", "key": "K", "value": "v"}],
    "explanation": [{"rule": "r", "role": "decides"}],
}
DUTIES: dict[str, Any] = {
    "status": "ok",
    "evidence": None,
    "duties": [
        {"text": "Save the Data.", "undone_at": "b:"},
        {"text": "Be quick.", "undone_at": None},
    ],
}


@pytest.mark.parametrize(
    "expected",
    [
        {"verdict": "forbidden"},
        {"limit_seconds": None},
        {"callbacks": []},
        {"callbacks": [["a:", "inactive"]]},
        {"callbacks": [["a:"], ["b:"]]},
        {"sequence": ["a:"]},
        {"sequence": ["N", "a:"]},
        {"sequence": ["a:", ["N", None, "unattached"]]},
        {"requires": ["pad"]},
        {"requires_not": ["pad", "phone"]},
        {"wakes": ["beacon"]},
        {"wakes_not": ["visit", "beacon"]},
        {"contains": [{"cause": "reboot"}]},
        {"lacks": [{"cause": "crash", "to": "not-running"}]},
        {"steps": []},
        {"steps": [{"cause": "crash", "from": "inactive"}]},
        {"findings": [["error", "manifest.a", "K", "v"]]},
        {"findings": [["note", "manifest.b", "K", "v"]]},
        {"findings": [["note", "manifest.a", "K", "w"]]},
        {"rules_not": ["manifest.c", "manifest.a"]},
        {"explains": {"r": "outweighed"}},
        {"explains": {"s": "decides"}},
        {"duties_at_least": 1},
        {"to": None},
        {"states_after": ["active"]},
        {"states_after": []},
        {"limits": ["resume"]},
        {"limits": [None, None]},
        {"resets": ["wake"]},
        {"resets": []},
        {"shared": None},
        {"disposition": "lost"},
        {"rank": None},
        {"warned": False},
        {"allowances": []},
        {"activities": ["camera"]},
    ],
    ids=str,
)
def test_a_wrong_answer_is_noticed(expected: dict[str, Any]) -> None:
    assert len(disagreements(SAMPLE, expected)) == 1


@pytest.mark.parametrize(
    "expected",
    [
        {"duties_at_least": 3},
        {"undone_at": None},
        {"undone_at": "c:"},
        {"contains": ["data", "slow"]},
        {"evidence": "observed"},
    ],
    ids=str,
)
def test_wrong_duties_are_noticed(expected: dict[str, Any]) -> None:
    assert len(disagreements(DUTIES, expected)) == 1


def test_a_key_that_is_not_known_is_an_error() -> None:
    with pytest.raises(AssertionError, match="verdikt"):
        disagreements(SAMPLE, {"verdikt": "allowed"})


def test_a_refusal_is_no_answer() -> None:
    refused = {"status": "malformed", "field": "os", "message": "m"}
    assert disagreements(refused, {"verdict": None}) == ["refused: os: m"]
    assert disagreements(refused, {"status": "malformed", "field": "os"}) == []


def test_a_right_answer_passes() -> None:
    right = {
        "verdict": "allowed",
        "callbacks": [["a:", "active", None]],
        "sequence": [["a:", "active"], "N"],
        "requires": ["phone"],
        "requires_not": ["pad"],
        "wakes": [],
        "wakes_not": ["beacon"],
        "contains": [{"cause": "crash"}],
        "lacks": [{"cause": "reboot"}],
        "steps": [{"cause": "crash", "from": "active", "to": "not-running"}],
        "findings": [["note", "manifest.a", "K", None]],
        "rules_not": ["manifest.b"],
        "explains": {"r": "decides"},
        "to": "inactive",
        "states_after": ["inactive"],
        "limits": [None],
        "resets": ["request", "wake"],
        "shared": False,
        "disposition": None,
        "rank": 0,
        "allowances": ["background-task"],
        "activities": [],
    }
    assert disagreements(SAMPLE, right) == []
    theirs = runner()
    assert all(theirs["agrees"](key, SAMPLE, wanted) for key, wanted in right.items())
    assert not any(
        theirs["agrees"](key, SAMPLE, wanted)
        for key, wanted in (
            ("to", None),
            ("states_after", ["active"]),
            ("limits", ["resume"]),
            ("resets", ["wake"]),
            ("allowances", []),
        )
    )
    duties = {"duties_at_least": 2, "undone_at": "b:", "contains": ["save", "QUICK"]}
    assert disagreements(DUTIES, duties | {"evidence": None}) == []
