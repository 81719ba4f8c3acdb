"""Builds and starts the programs in C and C++, and asks them over a pipe."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import lifecycle_policy as lp
from subjects import About, Host, Role, Sample, Window
from table import TRANSITION, Machine, Table

import generate_cpp

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
DIST = ROOT / ".build/dist"
PEERS = ROOT / ".build/peers"
WARNINGS = ("-Wall", "-Wextra", "-Wpedantic", "-Werror")


class NotFound(Exception):
    """A peer that is not on this machine."""


@dataclass(slots=True)
class NativeSubject:
    """A running program that answers all questions of a table at once."""

    about: About
    expected: Sequence[object]
    process: subprocess.Popen[str] = field(repr=False)
    takes_all: bool = True

    def sample(self, window: Window) -> Sample:
        """Lets the program ask all questions."""
        if window.first or window.count != len(self.expected):
            raise ValueError(f"{self.about.name} asks all of {len(self.expected)} questions")
        assert self.process.stdin and self.process.stdout
        self.process.stdin.write(f"{window.passes}\n")
        self.process.stdin.flush()
        words = self.process.stdout.readline().split()
        if len(words) != 1 + window.count:
            raise RuntimeError(
                f"{self.about.name}, {self.about.form}: ended with {self.process.poll()}, "
                f"{len(words)} words of {1 + window.count}"
            )
        numbers = [int(word) for word in words]
        return Sample(numbers[0], numbers[1:])


def _write(path: Path, text: str) -> Path:
    """Writes a file if its text has changed, so that nothing is compiled needlessly."""
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return path


def _compile(source: str, inputs: Sequence[Path], *words: str) -> Path:
    program = PEERS / "programs" / Path(source).stem
    command = [*words, str(HERE / source), "-o", str(program)]
    said = _write(program.with_suffix(".command"), "\n".join((*command, "")))
    if program.exists():
        made = program.stat().st_mtime
        needed = (HERE / source, HERE / "serve.h", said, *inputs)
        if all(path.stat().st_mtime < made for path in needed):
            return program
    made_it = subprocess.run(command, capture_output=True, text=True, check=False)
    if made_it.returncode:
        raise RuntimeError(f"{' '.join(command)}\n{made_it.stderr}")
    return program


def _start(
    table: Table, answers: Sequence[object], about: Callable[[str], About], *words: str | Path
) -> NativeSubject:
    process = subprocess.Popen(
        [str(word) for word in words], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout
    version = process.stdout.readline().strip()
    if not version:
        raise RuntimeError(f"{' '.join(map(str, words))}: ended with {process.wait()}")
    return NativeSubject(about(version), answers, process)


def _questions(table: Table) -> Path:
    rows = [" ".join(map(str, (*map(int, asked), 0)[:3])) for asked in table.questions]
    text = "\n".join((str(len(rows)), *rows, ""))
    return _write(PEERS / f"{table.kind}.questions", text)


def _rows(table: Table) -> Path:
    rows = [
        " ".join(map(str, (*(*map(int, asked), 0)[:3], int(verdict))))
        for asked, verdict in zip(table.questions, table.verdicts, strict=True)
    ]
    text = "\n".join((str(len(rows)), *rows, ""))
    return _write(PEERS / f"{table.kind}.rows", text)


def library_subjects(os_version: lp.OSVersion, table: Table) -> list[NativeSubject]:
    """Makes the library's single question, also with tables, its batch, and an array of the same
    answers."""
    library = DIST / "lib"
    program = _compile(
        "library.c",
        [library / "liblifecycle_policy.so", DIST / "include/lifecycle_policy.h"],
        os.environ.get("CC", "cc"),
        "-std=c99",
        "-O2",
        *WARNINGS,
        f"-I{DIST / 'include'}",
        f"-L{library}",
        f"-Wl,-rpath,{library}",
        "-Wl,--no-as-needed",
        "-llifecycle_policy",
    )
    system = [str(part) for part in (os_version.major, os_version.minor, os_version.patch)]

    def make(name: str, form: str, role: Role, *words: str | Path) -> NativeSubject:
        def about(version: str) -> About:
            return About(name, version, form, Host.C, role, table.kind, "verdict")

        return _start(
            table, table.verdicts, about, program, _questions(table), table.kind, *words
        )

    return [
        *(
            make("LifecyclePolicy", form, Role.LIBRARY, form, *system)
            for form in ("one", "tables", "batch")
        ),
        make("array", "[][][]", Role.MEASURE, "array", _rows(table)),
    ]


def _boost(compiler: str, header: str) -> list[str]:
    """Returns the options with which the compiler finds Boost."""
    for words in ([], ["-isystem", str(PEERS / "boost")]):
        command = [compiler, *words, "-fsyntax-only", "-x", "c++", "-"]
        tried = subprocess.run(
            command,
            input=f"#if !__has_include(<{header}>)\n#error\n#endif\n",
            capture_output=True,
            text=True,
            check=False,
        )
        if not tried.returncode:
            return words
    raise NotFound(f"no {header} (Debian: libboost-dev)")


def boost_subject(name: str, table: Table, machine: Machine) -> NativeSubject:
    """Makes the subject of Boost.MSM or Boost.Statechart, by name."""
    if table.kind != TRANSITION:
        raise ValueError(f"{name} is asked about transitions, not about {table.kind}")
    source, header, text, form = {
        "Boost.MSM": ("msm.cpp", "msm/back/state_machine", generate_cpp.msm, "process_event"),
        "Boost.Statechart": (
            "statechart.cpp",
            "statechart/state_machine",
            generate_cpp.statechart,
            "process_event",
        ),
    }[name]
    compiler = os.environ.get("CXX", "c++")
    boost = _boost(compiler, f"boost/{header}.hpp")
    stem = Path(source).stem
    generated = _write(PEERS / "generated" / f"{stem}_machine.hpp", text(machine))
    program = _compile(
        source,
        [generated, HERE / "sequence.hpp"],
        compiler,
        "-std=c++17",
        "-O2",
        *WARNINGS,
        *boost,
        f"-I{generated.parent}",
        f"-I{HERE}",
    )

    def about(version: str) -> About:
        dotted = version.replace("_", ".")
        return About(name, dotted, form, Host.CXX, Role.PEER, table.kind, "yes or no")

    return _start(table, table.permits, about, program, _questions(table))
