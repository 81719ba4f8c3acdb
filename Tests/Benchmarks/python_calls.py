#!/usr/bin/env python3
"""Measures how long a question takes from Python, beside an empty call and a dictionary.

    python_calls.py LIBBASELINES ROUNDS SAMPLE_MS

The forms take turns, and processor time is measured. For each kind of question:

    empty       a function that does nothing, through ctypes, with the arguments made beforehand
                and the types of its parameters declared
    untyped     `empty` without declared types, as the binding calls the library
    call        the library's function, without declared types
    dict        a dictionary from question to answer
    policy      the method of a policy, which returns the answer as a dataclass; a few questions
                are repeated again and again
    tables      `policy` with tables in the policy, if the tables have answers of this kind
    new         `policy` with thousands of different questions in many contexts. The binding keeps
                answers by their contents, so many of these questions have a kept answer
    function    the function of the package, in a context that is kept
    context     `function` in a context that is made for each question
    raw         an asker that takes and returns bytes
    columns     a batch over NumPy arrays, if NumPy is installed
    many        `columns` with more questions
    overhead    `columns` with a function that does nothing in place of the library
    contexts    a million questions in a hundred contexts from a dictionary column; takes the
                verdicts and the rules
    names       `contexts` with columns of names for the versions, the app's declarations and the
                question

For a device, with the empty call *untyped*:

    pump        posts an event, takes its effects, and replies to each call
    texts       `pump`, and also makes the text of each effect

In each round also measures the import of the binding, in a new process. At the end prints JSON.
"""

from __future__ import annotations

import argparse
import ctypes
import json
import random
import subprocess
import sys
import timeit
from collections.abc import Callable
from dataclasses import dataclass
from itertools import product
from math import prod
from pathlib import Path
from time import process_time
from typing import Any

from place import BINDING, ERAS
import lifecycle_policy as lp
from lifecycle_policy import raw
from lifecycle_policy._native import bindings as c
from lifecycle_policy._native.calls import bound
from lifecycle_policy._native.convert import new
from lifecycle_policy._native.library import library
from lifecycle_policy._native.memory import MOST

try:
    import numpy as np
    from lifecycle_policy import columns
    from lifecycle_policy.columns import found as asking
except ImportError:
    NUMPY = ""
else:
    NUMPY = str(np.__version__)

QUESTIONS = 256
#: The number of questions of the form `new`. It is greater than the number of answers of one kind
#: that the binding keeps.
NEW = MOST + QUESTIONS
#: The number of questions about each era in a batch.
BATCH = 8192
#: The number of questions about each era in a batch of the form `many`.
MANY = 65536

Asked = tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of question: its name, the package's function, and the values of each parameter."""

    name: str
    function: Callable[..., object]
    values: tuple[tuple[Any, ...], ...]

    def question(self, chance: random.Random) -> Asked:
        """Makes a random question: a policy and the values."""
        return (chance.choice(list(POLICIES.values())), *map(chance.choice, self.values))

    def fresh(self, chance: random.Random) -> list[Asked]:
        """Makes questions that all differ, under all profiles and on many versions."""
        alike = len(ERAS) * len(lp.EvidenceProfile) * prod(map(len, self.values))
        patches = range(min(256, -(-2 * NEW // alike)))
        grounds = [
            lp.Policy(f"{os}.{patch}", app=APPS[os], evidence=profile)
            for os, patch, profile in product(ERAS, patches, lp.EvidenceProfile)
        ]
        every = list(product(grounds, *self.values))
        return chance.sample(every, NEW)

    def arguments(self, asked: Asked) -> Asked:
        """Converts a question of the package into the arguments of the C function."""
        policy = asked[0].reference
        answer = ctypes.byref(new(getattr(c, f"lcp_{self.name}_answer")))
        error = ctypes.byref(new(c.lcp_error))
        if self.name == "manifest":
            return policy, answer, error
        query = new(getattr(c, f"lcp_{self.name}_query"))
        names = [name for name, *_ in query._fields_][1:]
        if self.name == "termination":
            names.reverse()  # the code is the first of the values, but the last field of the struct
        for name, value in zip(names, asked[1:], strict=False):
            setattr(query, name, int(value))
        return policy, ctypes.byref(query), answer, error


#: For each era, the app that declares every mode.
APPS = {
    os: lp.App(
        background_modes=list(lp.BackgroundMode),
        scenes=scenes,
        permitted_identifiers=1,
        location_authorization=lp.LocationAuthorization.ALWAYS,
        restoration_identifier=True,
        session_sends_launch_events=True,
    )
    for os, scenes in ERAS.items()
}
POLICIES = {os: lp.Policy(os, app=app) for os, app in APPS.items()}
WITH_TABLES = {os: lp.Policy(os, app=app, tables=True) for os, app in APPS.items()}
LOOKED_UP = ("transition", "deadline", "relaunch")

STATES = tuple(lp.AppState)
KINDS = (
    Kind("transition", lp.transition, (STATES, STATES, tuple(lp.Cause))),
    Kind("next", lp.next_transitions, (STATES,)),
    Kind("path", lp.path, (STATES, STATES)),
    Kind("deadline", lp.deadline, (tuple(lp.Allowance),)),
    Kind("relaunch", lp.relaunch, (tuple(lp.Termination), tuple(lp.Trigger))),
    Kind("conduct", lp.conduct, (STATES, tuple(lp.Activity))),
    Kind("duties", lp.duties, (tuple(lp.Callback),)),
    Kind("delivery", lp.delivery, (STATES, tuple(lp.Event))),
    Kind("mode", lp.mode, (tuple(lp.BackgroundMode),)),
    Kind("quota", lp.quota, (tuple(lp.Quota),)),
    Kind("manifest", lp.manifest, ()),
    Kind("termination", lp.termination, (tuple(lp.TerminationCode),)),
)


@dataclass(slots=True)
class Cell:
    """One form of one kind of question, with the time that it took in each round."""

    query: str
    form: str
    timer: timeit.Timer
    passes: int
    took: list[float]
    questions: int = QUESTIONS

    @classmethod
    def calling(
        cls, query: str, form: str, ask: Callable[..., object], asked: list[Asked]
    ) -> Cell:
        """Makes a cell that calls a function."""
        names = {"ask": ask, "asked": asked}
        return cls._of(query, form, "for one in asked: ask(*one)", names, len(asked))

    @classmethod
    def asking(cls, query: str, form: str, asked: list[Asked]) -> Cell:
        """Makes a cell that calls the methods of policies."""
        methods = [(getattr(one[0], query), one[1:]) for one in asked]
        statement = "for ask, one in asked: ask(*one)"
        return cls._of(query, form, statement, {"asked": methods}, len(asked))

    @classmethod
    def looking_up(cls, query: str, answers: dict[Asked, object], asked: list[Asked]) -> Cell:
        """Makes a cell that looks the answers up."""
        names = {"answers": answers, "asked": asked}
        return cls._of(query, "dict", "for one in asked: answers[one]", names, len(asked))

    @classmethod
    def at_once(cls, query: str, form: str, ask: Callable[[], object], questions: int) -> Cell:
        """Makes a cell that asks all questions in one call."""
        return cls._of(query, form, "ask()", {"ask": ask}, questions)

    @classmethod
    def _of(
        cls, query: str, form: str, statement: str, names: dict[str, Any], questions: int
    ) -> Cell:
        # timeit turns the garbage collector off, so the setup turns it on again.
        timer = timeit.Timer(statement, "import gc; gc.enable()", process_time, names)
        return cls(query, form, timer, 1, [], questions)

    def calibrate(self, least: float) -> None:
        """Chooses how many times all questions are asked in one sample."""
        while self.timer.timeit(self.passes) < least and self.passes < 1 << 20:
            self.passes *= 2

    def sample(self) -> None:
        """Takes one sample: the nanoseconds for each question."""
        if self.form in ("policy", "function", "dict"):
            self.timer.timeit(1)  # restores the kept answers that `new` has replaced
        self.took.append(1e9 * self.timer.timeit(self.passes) / self.passes / self.questions)

    def as_json(self) -> dict[str, object]:
        took = [round(ns, 1) for ns in self.took]
        return {"query": self.query, "form": self.form, "ns": took}


#: The classes that make a raw question from the values of its parameters. Kinds of question with
#: one parameter need no class.
RAW = {
    "transition": lp.TransitionQuery,
    "relaunch": lp.RelaunchQuery,
    "conduct": lp.ConductQuery,
    "delivery": lp.DeliveryQuery,
    "termination": lp.TerminationQuery,
}


def raw_cell(kind: Kind, asked: list[Asked]) -> Cell:
    """Makes the cell of raw askers."""
    make: Callable[..., raw.Question] = RAW.get(kind.name, lambda one: one)
    name: Any = kind.name
    askers = {id(one[0]): raw.asker(name, one[0]) for one in asked}
    bound_to_askers = [(askers[id(one[0])], raw.question(make(*one[1:]))) for one in asked]
    statement = "for ask, one in asked: ask(one)"
    return Cell._of(kind.name, "raw", statement, {"asked": bound_to_askers}, len(asked))


class Idle:
    """The library, except that its function for batches does nothing."""

    def __init__(self, baselines: ctypes.CDLL) -> None:
        self._baselines = baselines

    def __getattr__(self, name: str) -> Any:
        ours = getattr(library(), name)
        if name != "lcp_query_batch":
            return ours
        idle = self._baselines["empty_batch"]
        idle.argtypes, idle.restype = ours.argtypes, ours.restype
        return idle


def column_cells(kind: Kind, baselines: ctypes.CDLL) -> list[Cell]:
    """Makes the cells of batches over arrays, with random questions in each era."""
    chance = np.random.default_rng(1)
    ask = getattr(columns, kind.name)

    def of_each_era(count: int) -> Callable[[], None]:
        given = [
            (policy, *(chance.choice([int(v) for v in values], count).astype(np.int32)
                       for values in kind.values))
            for policy in POLICIES.values()
        ]  # fmt: skip

        def every() -> None:
            for one in given:
                ask(*one)

        return every

    idle, every = Idle(baselines), of_each_era(BATCH)

    def nothing() -> None:
        setattr(asking, "library", lambda: idle)
        try:
            every()
        finally:
            setattr(asking, "library", library)

    return [
        Cell.at_once(kind.name, "columns", every, BATCH * len(ERAS)),
        Cell.at_once(kind.name, "many", of_each_era(MANY), MANY * len(ERAS)),
        Cell.at_once(kind.name, "overhead", nothing, BATCH * len(ERAS)),
    ]


#: The declarations of ten apps. On ten versions they make a hundred contexts.
DECLARED: list[dict[str, Any]] = [
    {"scenes": scenes, "background_modes": modes}
    for scenes in (None, True)
    for modes in ("", "fetch", "remote-notification", "location,voip", "audio")
]
VERSIONS = ("8.0", "9.3", "11.0", "12.4", "13.0", "14.5", "15.0", "16.4", "17.0", "26.0")
MILLION = 1_000_000


def fleet_cells(kind: Kind) -> list[Cell]:
    """Makes the cells of a batch in many contexts."""
    chance = np.random.default_rng(2)
    rows = [{"os": os, **declared} for os in VERSIONS for declared in DECLARED]
    where = chance.integers(0, len(rows), MILLION).astype(np.int32)
    given = [chance.integers(0, len(values), MILLION).astype(np.int32) for values in kind.values]
    named = {name: np.array([row[name] for row in rows], object) for name in rows[0]}
    grounds = columns.contexts(**named)
    contexts = columns.Dictionary(grounds.values, np.asarray(grounds.codes)[where])
    numbers = [
        np.array([int(value) for value in values])[codes]
        for values, codes in zip(kind.values, given)
    ]
    texts = [
        np.array([hex(v) if kind.name == "termination" else v.label for v in values], object)[codes]
        for values, codes in zip(kind.values, given)
    ]
    plain = {name: values[where] for name, values in named.items()}

    def ask(grounds: Any, values: list[Any]) -> None:
        found = getattr(columns, kind.name)(grounds, *values)
        found["verdict"], found.dictionary("rule")

    return [
        Cell.at_once(kind.name, "contexts", lambda: ask(contexts, numbers), MILLION),
        Cell.at_once(kind.name, "names", lambda: ask(columns.contexts(**plain), texts), MILLION),
    ]


def cells(baselines: ctypes.CDLL) -> list[Cell]:
    """Makes all cells, with those of one kind side by side."""
    found = []
    for kind in KINDS:
        chance = random.Random(f"1 {kind.name}")
        asked = [kind.question(chance) for _ in range(QUESTIONS)]
        fresh = kind.fresh(chance)
        arguments = [kind.arguments(one) for one in asked]
        name = "empty_manifest" if kind.name == "manifest" else "empty_query"
        ours = bound(f"lcp_query_{kind.name}")
        empty, untyped = baselines[name], baselines[name]
        empty.argtypes = getattr(library(), f"lcp_query_{kind.name}").argtypes
        for one in arguments:
            if ours(*one):
                raise SystemExit(f"python_calls.py: {kind.name}: the library refuses a question")
        keys: list[Asked] = [(str(one[0].context.os), *one[1:]) for one in asked]
        answers = {
            key: getattr(policy, kind.name)(*values)
            for key, (policy, *values) in zip(keys, asked, strict=True)
        }
        in_contexts = [(one[0].context, *one[1:]) for one in asked]

        def in_new_context(
            os: str, *values: Any, ask: Callable[..., object] = kind.function
        ) -> object:
            return ask(lp.Context(os, app=APPS[os]), *values)

        found += [
            Cell.calling(kind.name, "empty", empty, arguments),
            Cell.calling(kind.name, "untyped", untyped, arguments),
            Cell.calling(kind.name, "call", ours, arguments),
            Cell.looking_up(kind.name, answers, keys),
            Cell.asking(kind.name, "policy", asked),
            Cell.asking(kind.name, "new", fresh),
            Cell.calling(kind.name, "function", kind.function, in_contexts),
            Cell.calling(kind.name, "context", in_new_context, keys),
        ]
        if kind.name in LOOKED_UP:
            its = {id(policy): WITH_TABLES[os] for os, policy in POLICIES.items()}
            with_tables = [(its[id(one[0])], *one[1:]) for one in asked]
            found.append(Cell.asking(kind.name, "tables", with_tables))
        if kind.name in raw.ANSWERS:
            found.append(raw_cell(kind, asked))
        if NUMPY and hasattr(columns, kind.name):
            found += column_cells(kind, baselines) + fleet_cells(kind)
    return found


# The values are looked up only once, because up to Python 3.11 reading an attribute of an
# enumeration takes as long as an empty call.
BEGIN, IGNORE = lp.Occurrence.BEGIN_INTERRUPTION, lp.Occurrence.IGNORE_INTERRUPTION
FOOTPRINT, CALL = lp.Occurrence.FOOTPRINT, lp.Interruption.PHONE_CALL


class Pump:
    """A host with a device. The host posts an event, takes the effects, and replies to those that
    need a reply. A round has three events: a phone call comes in, the user declines it, and the app
    says how much memory it uses."""

    EVENTS = 3

    def __init__(self) -> None:
        self.device = lp.Device("17.0")
        self.app = self.device.install(was_launched=True)
        for event in ("boot", "open-app"):
            self.device.post(event, self.app)
            self.take()

    def take(self, look: Callable[[lp.DeviceEffect], object] | None = None) -> int:
        """Takes all effects, and replies to those that need a reply. Returns their number."""
        device, taken = self.device, 0
        for effect in device.effects():
            taken += 1
            if look is not None:
                look(effect)
            if effect.needs_reply:
                device.reply(effect)
        return taken

    def round(self, look: Callable[[lp.DeviceEffect], object] | None = None) -> int:
        """Posts the three events. Returns the number of effects."""
        post = self.device.post
        post(BEGIN, interruption=CALL)
        taken = self.take(look)
        post(IGNORE, interruption=CALL)
        taken += self.take(look)
        post(FOOTPRINT, self.app, amount=1_000_000)
        return taken + self.take(look)


def device_cells(baselines: ctypes.CDLL) -> list[Cell]:
    """Makes the cells of a device."""
    pump, empty = Pump(), baselines["empty_query"]
    if any(pump.round() != 2 * Pump.EVENTS for _ in range(3)):
        raise SystemExit("python_calls.py: the events of the pump do not have two effects each")
    asked = [KINDS[0].arguments(KINDS[0].question(random.Random(1)))] * QUESTIONS
    return [
        Cell.calling("event", "untyped", empty, asked),
        Cell.at_once("event", "pump", pump.round, Pump.EVENTS),
        Cell.at_once("event", "texts", lambda: pump.round(str), Pump.EVENTS),
    ]


IMPORTS = {
    "Python alone": "",
    "ctypes, dataclasses, enum": "import ctypes, dataclasses, enum",
    "lifecycle_policy": "import lifecycle_policy",
    "lifecycle_policy, every name": "from lifecycle_policy import *",
    "lifecycle_policy, one question": (
        "import lifecycle_policy; lifecycle_policy.deadline('12.4', 'background-task')"
    ),
}


def imported(statement: str, cache: Path) -> float:
    """Returns the nanoseconds that a statement takes in its own process, with byte code."""
    code = (
        f"import sys, time; sys.path.insert(0, {str(BINDING / 'src')!r})\n"
        f"start = time.perf_counter_ns()\n{statement}\nprint(time.perf_counter_ns() - start)"
    )
    command = [sys.executable, "-I", "-X", f"pycache_prefix={cache}", "-c", code]
    return float(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


def main() -> None:
    parser = argparse.ArgumentParser(description="How long a question takes from Python.")
    parser.add_argument("baselines", type=Path)
    parser.add_argument("rounds", type=int)
    parser.add_argument("sample_ms", type=float)
    given = parser.parse_args()
    baselines = given.baselines.resolve()
    cache = baselines.parent / "pycache"
    every, device = cells(ctypes.CDLL(str(baselines))), device_cells(ctypes.CDLL(str(baselines)))
    for cell in (*every, *device):
        cell.calibrate(given.sample_ms / 1000)
    for statement in IMPORTS.values():
        imported(statement, cache)  # writes the byte code
    imports: dict[str, list[float]] = {name: [] for name in IMPORTS}
    for _ in range(given.rounds):
        for cell in (*every, *device):
            cell.sample()
        for name, statement in IMPORTS.items():
            imports[name].append(imported(statement, cache))
    json.dump(
        {
            "python": sys.version.split()[0],
            "numpy": NUMPY,
            "cells": [cell.as_json() for cell in every],
            "device": [cell.as_json() for cell in device],
            "imports": imports,
        },
        sys.stdout,
        indent=1,
    )


if __name__ == "__main__":
    main()
