"""Checks every answer, then times the subjects in turn, round by round."""

from __future__ import annotations

import gc
import random
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median

from subjects import Sample, Subject, Window
from table import SEED

#: The nanoseconds that a subject may take in a round, approximately. Fast subjects ask all
#: questions several times, slow ones some of them, the next ones in each round.
BUDGET = 60_000_000
#: The least number of questions that a subject is asked in a round.
LEAST = 100


class Differs(Exception):
    """A subject gives another answer than the library."""


@dataclass(frozen=True, slots=True)
class Figures:
    """The measurements of one subject. Nanoseconds are those of one decision."""

    equal: int
    """The number of questions answered as the library does. It is all of them, otherwise none is
    timed."""
    rounds: int
    questions_a_round: int
    passes_a_round: int
    median: float
    least: float
    most: float


def _differences(
    subject: Subject, words: Sequence[tuple[str, ...]], window: Window, sample: Sample
) -> list[str]:
    expected, asked = window.of(subject.expected), window.of(words)
    if len(sample.answers) != len(expected):
        return [f"{len(sample.answers)} answers to {len(expected)} questions"]
    return [
        f"{', '.join(question)}: {ours} in the library, {theirs} here"
        for question, ours, theirs in zip(asked, expected, sample.answers, strict=True)
        if ours != theirs
    ]


def ask(subject: Subject, words: Sequence[tuple[str, ...]], window: Window) -> Sample:
    """Asks. Raises Differs if an answer is not the library's."""
    sample = subject.sample(window)
    differences = _differences(subject, words, window, sample)
    if differences:
        about = subject.about
        shown = "\n  ".join(differences[:5])
        raise Differs(
            f"{about.name}, {about.form}, {about.table}: {len(differences)} of {window.count} "
            f"answers differ\n  {shown}"
        )
    return sample


def check(subject: Subject, words: Sequence[tuple[str, ...]]) -> Window:
    """Asks every question, which also warms the subject up. Returns the size of a round."""
    everything = Window(0, len(words), 1)
    ask(subject, words, everything)
    each = max(1.0, ask(subject, words, everything).nanoseconds / len(words))
    if subject.takes_all or each * len(words) <= BUDGET:
        return Window(0, len(words), max(1, int(BUDGET / each / len(words))))
    return Window(0, min(len(words), max(LEAST, int(BUDGET / each))), 1)


def time_all(
    subjects: Sequence[Subject],
    words: dict[str, list[tuple[str, ...]]],
    windows: Sequence[Window],
    rounds: int,
) -> list[Figures]:
    """Times the subjects, in another order in each round, and checks their answers meanwhile."""
    order = list(range(len(subjects)))
    shuffler = random.Random(SEED)
    taken: list[list[float]] = [[] for _ in subjects]
    gc.collect()
    gc.freeze()
    for number in range(rounds):
        shuffler.shuffle(order)
        for index in order:
            subject, size = subjects[index], windows[index]
            asked = words[subject.about.table]
            first = 0 if subject.takes_all else number * size.count % len(asked)
            window = Window(first, size.count, size.passes)
            sample = ask(subject, asked, window)
            taken[index].append(sample.nanoseconds / (window.count * window.passes))
    gc.unfreeze()
    return [
        Figures(
            equal=len(words[subject.about.table]),
            rounds=rounds,
            questions_a_round=window.count,
            passes_a_round=window.passes,
            median=median(times),
            least=min(times),
            most=max(times),
        )
        for subject, window, times in zip(subjects, windows, taken, strict=True)
    ]
