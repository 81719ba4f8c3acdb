"""The vectors of the project, through the code that answers the command line."""

from __future__ import annotations

import json
import os
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from lifecycle_policy._cli_commands import COMMANDS

from command_line import question
from places import checkout

VARIABLE = "LIFECYCLE_POLICY_VECTORS"
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
    "extendable",
    "guarantee",
    "launch_state",
    "callback",
    "allowance_seconds",
    "step_count",
    "status",
    "field",
}
LISTED = {"callbacks", "requires", "contains", "lacks", "steps"}


def vector_folder() -> Path | None:
    """Gives the folder of the vectors, or None away from the checkout."""
    named = os.environ.get(VARIABLE)
    if named:
        return Path(named)
    root = checkout()
    return None if root is None else root / "Tests" / "Vectors"


def load() -> list[tuple[str, str, dict[str, Any]]]:
    """Reads every case: its name, the query, the case."""
    folder = vector_folder()
    found = []
    for path in sorted(folder.glob("*.json")) if folder and folder.is_dir() else []:
        data = json.loads(path.read_text(encoding="utf-8"))
        if "cases" in data:
            assert data["schema"] == 1, path
            assert data["query"] in COMMANDS, path
            found += [(f"{path.stem}:{case['id']}", data["query"], case) for case in data["cases"]]
    return found


VECTORS = load()


def arguments(asked: dict[str, Any]) -> list[str]:
    """Makes command line arguments of an `ask`."""
    argv: list[str] = []
    for key, value in asked.items():
        if value is True:
            argv.append(f"--{key}")
        elif value is False:
            assert key == "restoration-identifier", f"{key} cannot be false"
            argv.append(f"--no-{key}")
        else:
            items = value if isinstance(value, list) else [value]
            argv += [f"--{key}={item}" for item in items]
    return argv


def matches(item: dict[str, Any], wanted: dict[str, Any]) -> bool:
    """Tells whether the keys that are given agree."""
    return all(item[key] == value for key, value in wanted.items())


def callbacks(data: dict[str, Any], expected: list[list[str | None]]) -> None:
    """Compares callbacks in order and whole, each as far as it is given."""
    found = [[call["name"], call["state"], call["fallback"]] for call in data["callbacks"]]
    assert [name for name, _, _ in found] == [wanted[0] for wanted in expected]
    for call, wanted in zip(found, expected, strict=True):
        assert call[: len(wanted)] == wanted


def compare(data: dict[str, Any], expected: dict[str, Any]) -> None:
    """Compares an answer with what a case expects of it."""
    assert set(expected) <= COMPARED | LISTED, "the case expects a key that is not known"
    plain = {key: value for key, value in expected.items() if key in COMPARED}
    assert {key: data.get(key, "missing") for key in plain} == plain
    if "callbacks" in expected:
        callbacks(data, expected["callbacks"])
    if "requires" in expected:
        assert set(data["requires"]) >= set(expected["requires"])
    for wanted in expected.get("contains", []):
        assert any(matches(edge, wanted) for edge in data["transitions"]), wanted
    for wanted in expected.get("lacks", []):
        assert not any(matches(edge, wanted) for edge in data["transitions"]), wanted
    if "steps" in expected:
        assert len(data["steps"]) == len(expected["steps"])
        for step, wanted in zip(data["steps"], expected["steps"], strict=True):
            assert matches(step, wanted), wanted


@pytest.mark.parametrize(
    ("query", "case"), [item[1:] for item in VECTORS], ids=[item[0] for item in VECTORS]
)
def test_vector(query: str, case: dict[str, Any]) -> None:
    assert case["expect"], "a case that expects nothing cannot fail"
    data = question(query, *arguments(case["ask"]))
    if "status" not in case["expect"]:
        assert data["status"] == "ok", data
    compare(data, case["expect"])


def test_the_vectors_are_there(capsys: pytest.CaptureFixture[str]) -> None:
    folder = vector_folder()
    if folder is None:
        pytest.skip(f"away from the checkout, and {VARIABLE} is not set")
    assert VECTORS, f"no vectors in {folder}"
    names = [name for name, _, _ in VECTORS]
    assert len(set(names)) == len(names), "two cases share an id"
    counts = Counter(query for _, query, _ in VECTORS)
    with capsys.disabled():
        listed = ", ".join(f"{count} {query}" for query, count in sorted(counts.items()))
        print(f"\n{len(VECTORS)} vectors: {listed}")


SAMPLE: dict[str, Any] = {
    "verdict": "allowed",
    "callbacks": [{"name": "a:", "state": "active", "fallback": None}],
    "requires": ["phone"],
    "transitions": [{"cause": "crash", "to": "not-running"}],
    "steps": [{"cause": "crash", "from": "active", "to": "not-running"}],
}


@pytest.mark.parametrize(
    "expected",
    [
        {"verdict": "forbidden"},
        {"limit_seconds": None},
        {"verdikt": "allowed"},
        {"callbacks": []},
        {"callbacks": [["a:", "inactive"]]},
        {"callbacks": [["a:"], ["b:"]]},
        {"requires": ["pad"]},
        {"contains": [{"cause": "reboot"}]},
        {"lacks": [{"cause": "crash", "to": "not-running"}]},
        {"steps": []},
        {"steps": [{"cause": "crash", "from": "inactive"}]},
    ],
    ids=str,
)
def test_a_wrong_answer_is_noticed(expected: dict[str, Any]) -> None:
    with pytest.raises(AssertionError):
        compare(SAMPLE, expected)


def test_a_right_answer_passes() -> None:
    compare(
        SAMPLE,
        {
            "verdict": "allowed",
            "callbacks": [["a:", "active", None]],
            "requires": ["phone"],
            "contains": [{"cause": "crash"}],
            "lacks": [{"cause": "reboot"}],
            "steps": [{"cause": "crash", "from": "active", "to": "not-running"}],
        },
    )
