#!/usr/bin/env python3
"""Follows one of the four habits of CONTRIBUTING.md to the letter, in a scratch clone.

    rehearse.py rule|version|value|function [--edits] [--keep FOLDER]

The change is made up and thrown away. For each numbered step of the section, the script makes the
edits that the step asks for (`changes.py`), and runs the commands that the step shows. It fails if
`changes.py` and the section differ in their steps, if a step has neither edits nor commands, or if
a command fails. It prints the seconds of each command, and at the end the files changed by hand,
their lines, and the seconds of all.

With --edits it runs none of the commands but `make abi`, and does not correct the figures of
documents. Such a run takes seconds, and shows that the steps and the other edits still fit the
files. With --keep the clone stays in FOLDER, which must not exist.
"""

from __future__ import annotations

import argparse
import os
import re
import shlex
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from changes import HABITS, Clone, figures

ROOT = Path(__file__).resolve().parents[2]

#: The command that runs even with --edits: it writes the generated files, which later edits change.
GENERATES = "make abi"
#: Matches the lines in which Swift's tests, pytest, compilers and the test scripts name a failure.
FAILURES = r"recorded an issue|^E  |^FAILED|error:"


@dataclass(frozen=True)
class Step:
    """A numbered step: its name in bold, and the commands that it shows."""

    name: str
    commands: tuple[str, ...]


def steps(document: str, title: str) -> list[Step]:
    """Reads the numbered steps of a section."""
    section = re.search(rf"^## {re.escape(title)}\n(.*?)^## ", document, re.M | re.S)
    if not section:
        sys.exit(f"rehearse: CONTRIBUTING.md has no section {title!r}")
    found: list[Step] = []
    for number, text in re.findall(r"^(\d+)\. (.*?)(?=^\d+\. |^\S|\Z)", section[1], re.M | re.S):
        if int(number) != len(found) + 1:
            break  # A number out of order begins another list.
        name = re.match(r"\*\*(.+?)\*\*", " ".join(text.split()))
        if not name:
            sys.exit(f"rehearse: step {number} of {title!r} does not begin with its name in bold")
        blocks = re.findall(r"^ *```\n(.*?)^ *```", text, re.M | re.S)
        commands = [line.strip() for block in blocks for line in block.splitlines()]
        found.append(Step(name[1].rstrip(".:"), tuple(commands)))
    return found


def run(command: str, clone: Clone) -> None:
    """Runs a command in the clone. Ends the rehearsal if it fails."""
    started = time.monotonic()
    done = subprocess.run(
        shlex.split(command), cwd=clone.root, text=True, errors="replace",
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        env={**os.environ, "SWIFT_BACKTRACE": "enable=no"},
    )
    print(f"    {time.monotonic() - started:5.0f} s  {command}", flush=True)
    if done.returncode:
        lines = done.stdout.splitlines()
        print("\n".join(line for line in lines if re.search(FAILURES, line)))
        print("\n".join(lines[-40:]))
        sys.exit(f"rehearse: `{command}` failed with {done.returncode}")


def rehearse(habit: str, folder: Path, edits_alone: bool) -> None:
    """Performs a habit in a new clone. With `edits_alone`, leaves out the commands that take long."""
    git = ["git", "-C", str(folder)]
    subprocess.run(["git", "clone", "-q", "--no-hardlinks", str(ROOT), str(folder)], check=True)
    venv = ROOT / ".build/venv"
    if venv.exists():
        (folder / ".build").mkdir()
        (folder / ".build/venv").symlink_to(venv)
    title, performed = HABITS[habit]
    clone, started = Clone(folder), time.monotonic()
    listed = steps((folder / "CONTRIBUTING.md").read_text(encoding="utf-8"), title)
    unknown = {step.name for step in listed} ^ set(performed)
    if unknown:
        sys.exit(f"rehearse: steps of {title!r} that are in one place alone: {sorted(unknown)}")
    for number, step in enumerate(listed, 1):
        print(f"{number}. {step.name}", flush=True)
        change = performed[step.name]
        if change is None and not step.commands:
            sys.exit(f"rehearse: nothing is done for the step {step.name!r}")
        # With --edits, `figures` is left out, because it runs `make test-docs`, which builds the
        # library.
        if change and not (edits_alone and change is figures):
            change(clone)
        for command in step.commands:
            if command == GENERATES or not edits_alone:
                run(command, clone)
    subprocess.run([*git, "add", "-A"], check=True)
    result = "edits made" if edits_alone else "green"
    report(git, f"{time.monotonic() - started:.0f} s, {result}", habit)


def report(git: list[str], result: str, habit: str) -> None:
    """Prints what was changed by hand, what was generated, and the result."""
    changed = subprocess.run(
        [*git, "diff", "--cached", "--numstat", "HEAD"], check=True, text=True, capture_output=True
    ).stdout
    rows = [line.split("\t") for line in changed.splitlines()]
    attribute = subprocess.run(
        [*git, "check-attr", "linguist-generated", "--", *(row[2] for row in rows)],
        check=True, text=True, capture_output=True,
    ).stdout
    generated = {line.rsplit(": ", 2)[0] for line in attribute.splitlines() if line.endswith(": set")}
    by_hand = [row for row in rows if row[2] not in generated]
    added = sum(int(row[0]) for row in by_hand if row[0] != "-")
    removed = sum(int(row[1]) for row in by_hand if row[1] != "-")
    for plus, minus, path in by_hand:
        print(f"    +{plus} -{minus}  {path}")
    print(
        f"{habit}: {len(by_hand)} files by hand, {added} lines added, {removed} removed;"
        f" {len(rows) - len(by_hand)} files generated; {result}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Performs one habit of CONTRIBUTING.md in a scratch clone.")
    parser.add_argument("habit", choices=HABITS)
    parser.add_argument("--keep", metavar="FOLDER", type=Path, help="keep the clone here")
    parser.add_argument("--edits", action="store_true", help="make the edits, and run `make abi` alone")
    given = parser.parse_args()
    if given.keep:
        if given.keep.exists():
            sys.exit(f"rehearse: {given.keep} exists")
        rehearse(given.habit, given.keep.resolve(), given.edits)
        return
    with tempfile.TemporaryDirectory() as folder:
        rehearse(given.habit, Path(folder) / "a clone", given.edits)


if __name__ == "__main__":
    main()
