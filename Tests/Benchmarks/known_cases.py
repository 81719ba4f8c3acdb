#!/usr/bin/env python3
"""Runs the vectors in the domain of the hand-written forms, with these in the library's place.

    known_cases.py LIBBASELINES

A case is in the domain where its context is one of domain.h and its question has a number there.
Fails where a form does not give what a case expects.
"""

from __future__ import annotations

import argparse
import ctypes
import sys
from collections import Counter
from pathlib import Path
from typing import Any

from place import ERAS
from lifecycle_policy._native import bindings as c, calls
from lifecycle_policy.questions.context import DeviceFacts, _native_facts

from vectors import Vector, ask, disagreements, load

QUERIES = ("transition", "deadline", "relaunch")
#: What a case may ask that is in the domain.
KEYS = {"os", "scenes", "axis", "from", "to", "cause", "allowance", "after", "on", "since"}


def packed(os: str) -> int:
    """Packs a version as LCP_OS does."""
    major, minor = map(int, os.split("."))
    return major << 16 | minor << 8


SCENES = {packed(os): scenes for os, scenes in ERAS.items()}
ORDINARY = bytes(_native_facts(DeviceFacts()))


def plain_app(scenes: bool) -> c.lcp_app:
    """Makes the app of domain.h that declares nothing but scenes."""
    return c.lcp_app(struct_size=ctypes.sizeof(c.lcp_app), scenes=2 if scenes else 0)


def declaring_app(scenes: bool) -> c.lcp_app:
    """Makes the app of domain.h that declares every mode."""
    app = plain_app(scenes)
    app.background_modes = (1 << 13) - 1
    app.permitted_identifiers = 1
    app.location_authorization = 3
    app.restoration_identifier = app.session_sends_launch_events = 2
    return app


def same_app(found: c.lcp_app, known: c.lcp_app) -> bool:
    """Compares apps; a declaration that is not given is none."""
    declared = ("exits_on_suspend", "scenes", "multiple_scenes", "state_restoration")
    texts = ("always_usage_text", "when_in_use_usage_text", "microphone_usage_text")
    for name, *_ in c.lcp_app._fields_:
        ours, theirs = getattr(found, name), getattr(known, name)
        if name in declared + texts:
            ours, theirs = ours == 2, theirs == 2
        if ours != theirs:
            return False
    return True


def is_known(context: c.lcp_context, query: ctypes.Structure) -> bool:
    """Tells whether domain.h has this context, and this question for it."""
    scenes = SCENES.get(context.os)
    if scenes is None or context.os_last not in (0, context.os) or context.limits:
        return False
    if context.profile not in (0, 2):
        return False
    if context.facts and bytes(context.facts.contents) != ORDINARY:
        return False
    app = context.app.contents if context.app else plain_app(False)
    if not any(same_app(app, known(scenes)) for known in (plain_app, declaring_app)):
        return False
    if isinstance(query, c.lcp_transition_query):
        if query.last_cause or query.trigger or query.interruption:
            return False
        return query.axis != 2 or scenes
    return True


#: The struct of each query; the binding passes it as bytes.
STRUCTS = {
    "transition": c.lcp_transition_query,
    "deadline": c.lcp_deadline_query,
    "relaunch": c.lcp_relaunch_query,
}


class StandIn:
    """The library, but for the questions that the hand-written forms know."""

    def __init__(self, baselines: ctypes.CDLL) -> None:
        self._baselines = baselines
        self._bound = calls.bound
        self.answered = 0

    def bound(self, name: str) -> Any:
        """Gives a function as the binding calls it, with arguments made beforehand."""
        ours = self._bound(name)
        kind = name.removeprefix("lcp_query_")
        if kind not in QUERIES:
            return ours
        switch, table = (self._baselines[f"{form}_{kind}"] for form in ("switch", "table"))

        def choose(context: Any, query: bytes, answer: Any, error: Any) -> int:
            if not is_known(context._obj, STRUCTS[kind].from_buffer_copy(query)):
                return int(ours(context, query, answer, error))
            self.answered += 1
            again = type(answer._obj).from_buffer_copy(answer._obj)
            status = int(switch(context, query, answer, error))
            if table(context, query, ctypes.byref(again), error) != status:
                raise SystemExit(f"known_cases.py: two forms of {kind}, two statuses")
            if bytes(again) != bytes(answer._obj):
                raise SystemExit(f"known_cases.py: two forms of {kind}, two answers")
            return status

        return choose


def candidates() -> list[Vector]:
    """Gives the cases that may be in the domain, by query, OS and what else they tell."""
    return [
        vector
        for vector in load()
        if vector.query in QUERIES
        and vector.case["ask"]["os"] in ERAS
        and vector.case["ask"].keys() <= KEYS
    ]


def main() -> int:
    """Asks every case."""
    parser = argparse.ArgumentParser(description="The vectors, with the hand-written forms.")
    parser.add_argument("baselines", type=Path)
    stand_in = StandIn(ctypes.CDLL(str(parser.parse_args().baselines.resolve())))
    setattr(calls, "bound", stand_in.bound)
    checked: Counter[str] = Counter()
    wrong = 0
    for vector in candidates():
        before = stand_in.answered
        found = disagreements(ask(vector), vector.case["expect"])
        if stand_in.answered == before:
            continue
        checked[vector.query] += 1
        if found:
            wrong += 1
            print(f"known_cases.py: {vector.name}: {found}", file=sys.stderr)
    if not all(checked[query] for query in QUERIES):
        print(f"known_cases.py: no case in the domain: {dict(checked)}", file=sys.stderr)
        return 1
    if wrong:
        return 1
    listed = ", ".join(f"{count} {query}" for query, count in sorted(checked.items()))
    print(f"The vectors in the domain agree with the hand-written forms: {listed}.")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
