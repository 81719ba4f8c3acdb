"""Compares the library with a second evaluator of its rows, which shares no code with it."""

from __future__ import annotations

import argparse
import sys
import time

import mutants
import vectors
from asking import ask_all
from evaluator.book import Book, Json, exported
from client import Client
from questions import SHARES


def _arguments(argv: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="run.py", description=__doc__)
    parser.add_argument("--count", type=_number, default=300_000, help="questions to ask")
    parser.add_argument("--seed", default="1", help="another seed asks other questions")
    parser.add_argument("--kind", choices=sorted(SHARES), help="questions of one kind alone")
    parser.add_argument("--jobs", type=_number, default=2, help="processes")
    other = parser.add_mutually_exclusive_group()
    other.add_argument("--vectors", action="store_true", help="answer Tests/Vectors instead")
    other.add_argument("--mutants", type=_number, metavar="N", help="check this check instead")
    parser.add_argument(
        "--questions", type=_number, default=600, metavar="K", help="for each mutant at most"
    )
    return parser.parse_args(argv)


def _number(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"`{text}` is not a number of 1 or more")
    return number


def random_questions(export: Json, options: argparse.Namespace) -> tuple[int, int]:
    began = time.monotonic()
    found = ask_all(export, options.seed, options.count, options.kind, options.jobs)
    taken, total = time.monotonic() - began, sum(found.counts.values())
    for kind, count in found.counts.items():
        print(f"{kind:<12} {count:>9}")
    print(f"{total} questions in {taken:.0f} s, seed {options.seed}")
    for text in found.told.values():
        print(f"mismatch\n{text}")
    return total - found.failed, found.failed


def answer_vectors(export: Json) -> tuple[int, int]:
    count, wrong = vectors.check(Book(export))
    for line in wrong:
        print(line)
    cases = {line.split(": ")[0] for line in wrong}
    print(f"{count} vectors")
    return count - len(cases), len(cases)


def check_mutants(export: Json, options: argparse.Namespace) -> tuple[int, int]:
    """Changes rows for the evaluator. At least four out of five changes must be noticed."""
    book = Book(export)
    client = Client(row.id for row in book.rows)
    made, seen, missed = mutants.check(
        book, client, options.seed, options.mutants, options.questions
    )
    for line in missed:
        print(f"not noticed: {line}")
    for family, count in sorted(made.items()):
        print(f"{family:<12} {seen[family]:>4} of {count}")
    total, noticed = sum(made.values()), sum(seen.values())
    print(f"{noticed} of {total} mutants noticed, within {options.questions} questions each")
    few = 5 * noticed < 4 * total
    return (0, 1) if few else (1, 0)


def main(argv: list[str]) -> int:
    """Runs the comparison that the options select. Returns 1 if the comparison fails."""
    options = _arguments(argv)
    export = exported()
    if options.vectors:
        passed, failed = answer_vectors(export)
    elif options.mutants:
        passed, failed = check_mutants(export, options)
    else:
        passed, failed = random_questions(export, options)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
