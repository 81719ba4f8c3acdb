"""Answers the vectors of the project from the rows alone.

The runner in the README of the vectors compares the answers. So this module also proves that an
implementation other than the library can use that runner.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Callable
from typing import Any

import place
from lifecycle_policy import (
    Allowance,
    App,
    Context,
    DeviceFacts,
    EvidenceProfile,
    Idiom,
    Limit,
    LocationAuthorization,
    OSVersion,
    ProcessKind,
    TerminationNamespace,
    parse,
)
from lifecycle_policy.cli.flags import FACT_FLAGS, SWITCHES

from evaluator.book import Book, Json
from evaluator.conditions import Facts
from evaluator.evaluate import Evaluator
from printed import printed

#: For each flag of the command line about the device, the facts that follow from it. Vectors use
#: the flags as keys.
_FACTS: dict[str, dict[str, Any]] = {
    "ipad": {"idiom": Idiom.PAD},
    "before-first-unlock": {"passcode": True, "first_unlock_done": False},
    **{option: {fact: value} for option, fact, value, _ in FACT_FLAGS},
}

_APP: dict[str, tuple[str, Callable[[Any], Any]]] = {
    "sdk": ("linked_sdk", OSVersion.parse),
    "minimum-os": ("minimum_os", OSVersion.parse),
    "kind": ("kind", lambda name: parse(ProcessKind, name)),
    "permitted-identifier": ("permitted_identifiers", len),
    "placeholders": ("placeholders", tuple),
    "authorization": (
        "location_authorization", lambda name: parse(LocationAuthorization, name)
    ),
    **{option: (option.replace("-", "_"), lambda word: word == "yes") for option in SWITCHES},
    **{
        name: (name.replace("-", "_"), lambda value: value)
        for name in (
            "scenes", "multiple-scenes", "exits-on-suspend", "state-restoration",
            "restoration-identifier", "always-usage-text", "when-in-use-usage-text",
            "microphone-usage-text", "unknown-modes",
        )
    },
}  # fmt: skip


def context_of(ask: Json) -> Context:
    app: Json = {"background_modes": ask.get("mode", ())}
    for key, (name, read) in _APP.items():
        if key in ask:
            app[name] = read(ask[key])
    facts: Json = {}
    if ask.get("facts") == "unknown":
        facts = dict.fromkeys(DeviceFacts.__dataclass_fields__)
    for key, changes in _FACTS.items():
        if ask.get(key):
            facts |= changes
    if "background-refresh" in ask:
        facts["background_app_refresh"] = ask["background-refresh"] == "on"
    if "foreground-slots" in ask:
        facts["foreground_slots"] = ask["foreground-slots"]
    return Context(
        ask["os"],
        os_last=ask.get("os-last"),
        profile=parse(EvidenceProfile, ask.get("evidence", "observed")),
        app=App(**app),
        facts=DeviceFacts(**facts),
        limits=[_limit(text) for text in ask.get("limit", [])],
    )


#: The sets in questions about suspension and purges, each with its key in a vector.
_LISTS = {
    "allowances": "allowance", "activities": "activity", "begun_in_front": "begun-in-front",
}  # fmt: skip


def _limit(text: str) -> Limit:
    name, _, figure = text.partition("=")
    return Limit(parse(Allowance, name), math.inf if figure == "none" else float(figure))


def question_of(query: str, ask: Json) -> tuple[str, Json]:
    """Returns the kind of question that a vector asks, and the question."""
    kind = {"modes": "mode"}.get(query, query)
    asked: Json = {
        key.replace("-", "_"): ask[key]
        for key in (
            "from", "to", "cause", "last-cause", "trigger", "interruption", "allowance",
            "state", "activity", "callback", "of", "event", "quota", "force-quit",
        )
        if key in ask
    }  # fmt: skip
    asked["axis"] = ask.get("axis", "app")
    asked["allowed_causes"] = frozenset(ask.get("allow-cause", ()))
    asked["since"] = frozenset(ask.get("since", ()))
    if kind == "relaunch":
        asked |= {"termination": ask.get("after"), "trigger": ask["on"]}
    if kind in ("suspension", "purge"):
        for name, key in _LISTS.items():
            asked[name] = frozenset(ask.get(key, ()))
    if kind == "termination":
        asked["code"] = int(ask["code"], 0)
        if "namespace" in ask:
            asked["namespace"] = parse(TerminationNamespace, ask["namespace"]).label
        if "error-domain" in ask:
            asked["error_domain"] = ask["error-domain"]
    return kind, asked


def _runner() -> dict[str, Any]:
    text = (place.VECTORS / "README.md").read_text(encoding="utf-8")
    found = re.search(r"```python\n(.*?)```", text, re.S)
    if found is None:
        raise SystemExit("the README of the vectors prints no runner")
    runner: dict[str, Any] = {}
    exec(found[1], runner)
    return runner


def _explanation(answer: Json) -> list[Json]:
    """Returns the rules about a question as the command line prints them."""
    return [dict(zip(("rule", "role"), row[:2], strict=True)) for row in answer["rules"]]


def check(book: Book) -> tuple[int, list[str]]:
    """Answers all vectors. Returns the number of vectors, and the disagreements in words."""
    agrees, wrong, count = _runner()["agrees"], [], 0
    for path in sorted(place.VECTORS.glob("*.json")):
        data = json.loads(path.read_text(encoding="utf-8"))
        for case in data.get("cases", []):
            count += 1
            context = context_of(case["ask"])
            kind, asked = question_of(data["query"], case["ask"])
            ours = Evaluator(book, context, Facts(context))
            found = printed(book, kind, ours.answer(kind, asked), context)
            if "explains" in case["expect"]:
                found["explanation"] = _explanation(
                    ours.answer("explain", asked | {"question": kind})
                )
            for key, wanted in case["expect"].items():
                if not agrees(key, found, wanted):
                    name = f"{path.stem}:{case['id']}"
                    wrong.append(f"{name}: {key}: {found.get(key)}, expected {wanted}")
    return count, wrong
