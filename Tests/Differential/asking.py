"""Asks many random questions in several processes, and collects the mismatches."""

from __future__ import annotations

import multiprocessing
import random
from collections import Counter
from dataclasses import dataclass, field

import place  # noqa: F401
from lifecycle_policy import Context

from evaluator.book import Book, Json
from client import Client
from compare import Comparison, Mismatch
from grounds import Grounds
from questions import KINDS_OF, SHARES, Questions
from reproduce import expression
from shrink import smallest

#: At most this many mismatches of each process are printed. Of mismatches with the same kind and
#: keys, only one is printed.
_TOLD = 8


@dataclass
class Found:
    """The results of some questions: how many of each kind were asked, how many mismatches there
    were, and the descriptions of some mismatches."""

    counts: Counter[str] = field(default_factory=Counter)
    failed: int = 0
    told: dict[tuple[str, ...], str] = field(default_factory=dict)

    def add(self, other: Found) -> None:
        self.counts += other.counts
        self.failed += other.failed
        self.told = other.told | self.told


@dataclass(frozen=True, slots=True)
class Job:
    """The share of the work that one process does: every `jobs`-th context."""

    export: Json
    seed: str
    count: int
    kinds: dict[str, int]
    part: int
    jobs: int


def described(book: Book, client: Client, mismatch: Mismatch) -> str:
    """Makes a mismatch as small as possible, and describes it."""
    kind, keys = mismatch.kind, mismatch.differing.keys()

    def fails(context: Context, asked: Json) -> bool:
        found = Comparison(book, client, context).mismatches(kind, [asked])
        return any(one.differing.keys() == keys for one in found)

    context, asked = smallest(mismatch.context, kind, mismatch.asked, fails)
    # Some mismatches occur only if other questions are asked together with this one, as in a batch.
    # Such a mismatch is printed unchanged.
    left = next(iter(Comparison(book, client, context).mismatches(kind, [asked])), mismatch)
    lines = [expression(context, kind, asked)]
    for key, (ours, theirs) in left.differing.items():
        lines.append(f"    {key}: by the rows {_shown(ours, theirs)}")
        lines.append(f"    {' ' * len(key)}  by the library {_shown(theirs, ours)}")
    return "\n".join(lines)


def _shown(value: object, other: object) -> str:
    """Formats a value. Of a long list, shows only the items that the other list lacks."""
    if isinstance(value, tuple) and isinstance(other, tuple) and len(value) > 2:
        alone = [item for item in value if item not in other]
        if 0 < len(alone) < len(value):
            return f"{len(value)} items, among them {alone}"
    return repr(sorted(value) if isinstance(value, frozenset) else value)


def ask(job: Job) -> Found:
    book = Book(job.export)
    client, found, number = Client(row.id for row in book.rows), Found(), job.part
    while sum(found.counts.values()) * job.jobs < job.count:
        source = random.Random(f"{job.seed}:{number}")
        number += job.jobs
        grounds, questions = Grounds(book, source), Questions(book, source)
        aim = source.choice(book.rows) if source.random() < 0.6 else None
        context = grounds.some() if aim is None else grounds.around(aim)
        comparison = Comparison(book, client, context)
        for kind, share in job.kinds.items():
            about = aim if kind == "explain" else None
            if aim is not None and kind in KINDS_OF[aim.family]:
                about = aim
            asked = [
                questions.some(kind, about if source.random() < 0.7 else None)
                for _ in range(share)
            ]
            found.counts[kind] += share
            for mismatch in comparison.mismatches(kind, asked):
                _take(found, book, client, mismatch)
    return found


def _take(found: Found, book: Book, client: Client, mismatch: Mismatch) -> None:
    found.failed += 1
    name = (mismatch.kind, *mismatch.differing)
    if name not in found.told and len(found.told) < _TOLD:
        found.told[name] = described(book, client, mismatch)


def ask_all(export: Json, seed: str, count: int, kind: str | None, jobs: int) -> Found:
    """Asks `count` questions, or a few more than that, in `jobs` processes."""
    kinds = SHARES if kind is None else {kind: 48}
    parts = [Job(export, seed, count, kinds, part, jobs) for part in range(jobs)]
    found = Found()
    if jobs == 1:
        return ask(parts[0])
    with multiprocessing.Pool(jobs) as pool:
        for one in pool.imap_unordered(ask, parts):
            found.add(one)
    return found
