#!/usr/bin/env python3
"""Whether a library of a grown rule book answers as the one of the book that it was grown from.

    answers.py LIBRARY GROWN [--count N] [--seed TEXT]

Both are asked every question of the benchmarks' domain in its 16 contexts, and N random ones in any
context: half of them aimed at a row, facts unknown and ranges of versions included. Whole answers
are compared, with callbacks and notifications in order, and the ids of all rules. Both rows of a
grown pair have the id of the one that they were made of.

Over a range, `duties` and `manifest` are not asked: there an answer tells whether another row takes
over, and each row that was cut does.
"""

from __future__ import annotations

import argparse
import itertools
import json
import os
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import IO, Any

import around  # noqa: F401
from place import BINDING, ERAS
from lifecycle_policy import App, BackgroundMode, Context, LocationAuthorization, rules

from book import Book, Json, exported
from client import Client
from grounds import Grounds
from questions import KINDS_OF, SHARES, Questions
from words import (
    ACTIVITY, ALLOWANCE, CALLBACK, CAUSE, EVENT, MODE, NAMESPACE, QUOTA, SCENE, SINCE, STATE,
    TERMINATION, TRIGGER,
)  # fmt: skip

VARIABLE = "LIFECYCLE_POLICY_LIBRARY"
#: Differences that are told.
TOLD = 20
#: Kinds whose answers tell of a range which rows they rest on.
BY_ROW = frozenset({"duties", "manifest"})

#: What is asked in a context.
Asked = tuple[Context, str, list[Json]]


def contexts() -> Iterator[tuple[Context, bool]]:
    """Gives those of domain.h, and whether they have scenes."""
    modes = BackgroundMode(0)
    for mode in BackgroundMode:
        modes |= mode
    for version, scenes in ERAS.items():
        plain = App(scenes=scenes)
        declaring = replace(
            plain, background_modes=modes, permitted_identifiers=1, restoration_identifier=True,
            location_authorization=LocationAuthorization.ALWAYS, session_sends_launch_events=True,
        )  # fmt: skip
        for app in (plain, declaring):
            yield Context(version, app=app), scenes


def every(**parts: Iterable[Any]) -> list[Json]:
    """Gives a question for each combination of values."""
    values = itertools.product(*parts.values())
    return [dict(zip(parts, found, strict=True)) for found in values]


def domain(book: Book) -> Iterator[Asked]:
    """Asks every question of the benchmarks; the codes of reports are those at the ends of rows."""
    events = sorted(SINCE.numbers)
    sinces = [
        frozenset(some)
        for size in range(len(events) + 1)
        for some in itertools.combinations(events, size)
    ]
    rows = book.family("termination")
    codes = sorted({code for row in rows for code in row.codes})
    for context, scenes in contexts():
        axes = [("app", STATE), ("scene", SCENE)] if scenes else [("app", STATE)]
        for axis, states in axes:
            ends: Json = {"axis": [axis], "from": states.numbers}
            yield context, "next", every(**ends)
            ends["to"] = states.numbers
            yield context, "transition", every(**ends, cause=CAUSE.numbers)
            yield context, "path", every(**ends, allowed_causes=[frozenset()])
        yield context, "deadline", every(allowance=ALLOWANCE.numbers)
        yield context, "relaunch", every(
            termination=TERMINATION.numbers, trigger=TRIGGER.numbers, since=sinces
        )
        yield context, "conduct", every(state=STATE.numbers, activity=ACTIVITY.numbers)
        yield context, "duties", every(callback=CALLBACK.numbers)
        yield context, "delivery", every(state=STATE.numbers, event=EVENT.numbers)
        yield context, "mode", every(of=MODE.numbers)
        yield context, "quota", every(quota=QUOTA.numbers)
        yield context, "manifest", [{}]
        yield context, "termination", every(code=codes, namespace=[None, *NAMESPACE.numbers])


def at_random(book: Book, count: int, seed: str) -> Iterator[Asked]:
    """Asks as the differential check does, `count` questions or a few more."""
    number = asked = 0
    while asked < count:
        source = random.Random(f"{seed}:{number}")
        number += 1
        grounds, questions = Grounds(book, source), Questions(book, source)
        aim = source.choice(book.rows) if source.random() < 0.6 else None
        context = grounds.some() if aim is None else grounds.around(aim)
        for kind, share in SHARES.items():
            about = aim if aim is not None and kind in KINDS_OF[aim.family] else None
            some = [questions.some(kind, about) for _ in range(share)]
            asked += share
            yield replace(context, os_last=None) if kind in BY_ROW else context, kind, some


def lines(count: int, seed: str) -> Iterator[str]:
    """Gives a line for each answer of this process's library: kind, what was asked, the answer."""
    asked = Book(exported())
    client = Client(rule.id for rule in rules())
    for context, kind, questions in itertools.chain(domain(asked), at_random(asked, count, seed)):
        for question, answer in zip(
            questions, client.answers(context, kind, questions), strict=True
        ):
            told = (json.dumps(one, default=sorted, sort_keys=True) for one in (question, answer))
            yield "\t".join((kind, repr(context), *told))


@dataclass(frozen=True, slots=True)
class Found:
    """What a comparison brought to light."""

    counts: Counter[str]
    different: Counter[str]
    told: list[str]


def compare(ours: Iterable[str], theirs: Iterable[str]) -> Found:
    """Compares the answers of two libraries, line by line."""
    found = Found(Counter(), Counter(), [])
    for one, other in itertools.zip_longest(ours, theirs, fillvalue="nothing\t\t\tnothing"):
        kind = one.split("\t", 1)[0]
        found.counts[kind] += 1
        if one == other:
            continue
        found.different[kind] += 1
        if len(found.told) < TOLD:
            (*asked, said), (*other_asked, other_said) = one.split("\t"), other.split("\t")
            about = " ".join(asked) + ("" if asked == other_asked else f" / {other_asked}")
            found.told.append(f"{about}\n    as it is  {said}\n    grown     {other_said}")
    return found


def asking(library: Path, count: int, seed: str) -> subprocess.Popen[str]:
    """Starts a process that asks one library."""
    command = [sys.executable, __file__, "--lines", "--count", str(count), "--seed", seed]
    environment = os.environ | {VARIABLE: str(library)}
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)


def read(process: subprocess.Popen[str]) -> Iterator[str]:
    """Gives the lines of a process, without their ends."""
    output: IO[str] | None = process.stdout
    assert output is not None
    yield from (line.rstrip("\n") for line in output)
    if process.wait():
        raise SystemExit(f"answers.py: {process.args!r} ended with {process.returncode}")


def main() -> int:
    """Compares two libraries; 1 where they differ."""
    parser = argparse.ArgumentParser(description="Compares the answers of two libraries.")
    parser.add_argument("libraries", nargs="*", type=Path, metavar="LIBRARY")
    parser.add_argument("--count", type=int, default=100_000, help="random questions (100000)")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--lines", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.lines:
        for line in lines(given.count, given.seed):
            print(line)
        return 0
    if len(given.libraries) != 2 or not all(path.exists() for path in given.libraries):
        parser.error("two libraries are compared, which must be there")
    ours, theirs = (path.resolve() for path in given.libraries)
    os.environ[VARIABLE] = str(ours)
    paths = [str(BINDING / "src"), os.environ.get("PYTHONPATH")]
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, paths))
    found = compare(*(
        read(asking(library, given.count, given.seed)) for library in (ours, theirs)
    ))  # fmt: skip
    for text in found.told:
        print(text)
    for kind, count in found.different.items():
        print(f"answers.py: {kind}: {count} of {found.counts[kind]} answers differ")
    print(f"{found.counts.total()} answers compared, {found.different.total()} differ")
    return 1 if found.different else 0


if __name__ == "__main__":
    raise SystemExit(main())
