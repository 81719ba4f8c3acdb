#!/usr/bin/env python3
"""Runs callers that were built with an older or a newer header against the finished library.

    older_newer.py [STRUCT ...]    tests all structs that can grow, or only the named ones

LIFECYCLE_POLICY_DIST is the folder with lib/ and include/ (default: .build/dist of the checkout).
CC is the C compiler (default: gcc). Programs are built in .build/abi of the checkout. Only the
shortest, the middle, the longest and the released length of a struct are tested. ABI_LENGTHS=all
tests every length.

*Older* callers use a copy of the header in which a struct ends after an earlier field. They call
every function that takes the struct. They must get the same answers as a caller that has the whole
header, but does not use the later fields. *Newer* callers use a copy in which the struct has more
fields, up to 4096 bytes and beyond. In an answer, the library must set fields that it does not know
to 0; in the elements of an array, it must not write them. In questions, the library must refuse
such fields if they are not 0. It must also refuse a struct of more than 4096 bytes. Each struct
ends at an unreadable page, with known bytes before it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
sys.path.insert(0, str(ROOT / "bindings" / "tools"))

from interface import Interface, Struct, load  # noqa: E402
from older_newer_calls import LEFT_OUT, Calls, Plan  # noqa: E402
from older_newer_header import header, resized, size_of  # noqa: E402

WARNINGS = ("-Wall", "-Wextra", "-Wpedantic", "-Werror")
MOST = 4096


@dataclass(frozen=True, slots=True)
class Variant:
    """A copy of the header in which one struct has only its first `keep` fields, followed by the
    fields of `more`."""

    struct: Struct | None
    name: str
    keep: int = 0
    more: tuple[tuple[str, str, int], ...] = ()
    is_absurd: bool = False


@dataclass(frozen=True, slots=True)
class Outcome:
    """The output of a program. `trouble` is empty if the program found no mistake."""

    lines: tuple[str, ...]
    refused: int
    trouble: str = ""

    @property
    def answered(self) -> int:
        """Returns the number of calls without an error."""
        return sum(int(line.split()[1]) for line in self.lines if line.startswith("lcp_"))


class Workshop:
    """Builds and runs the programs."""

    def __init__(self, dist: Path, build: Path) -> None:
        self.dist = dist
        self.build = build
        self.interface = load()
        self.plan = Plan(self.interface)
        self.whole = {struct.name: struct.fields for struct in self.interface.structs}
        released = load(HERE / "abi-released.json")
        is_same = released.abi == self.interface.abi
        self.released = {s.name: s.size[0] for s in released.structs if is_same}
        self.compiler = os.environ.get("CC") or "gcc"

    def make(self, variant: Variant) -> str:
        """Builds a program. Returns the error, or an empty text."""
        folder = self.build / variant.name
        folder.mkdir(parents=True)
        present, copy = dict(self.whole), self.interface
        defines = [f'-DCALLS="{folder}/calls.inc"']
        about = variant.struct.name if variant.struct else None
        if variant.struct:
            present[variant.struct.name] = variant.struct.fields[: variant.keep]
            copy = resized(copy, variant.struct.name, variant.keep, variant.more)
            defines.append(f"-DVARIED=ID_{variant.struct.name}")
            defines.append(f"-DABSURD={int(variant.is_absurd)}")
        (folder / "lifecycle_policy.h").write_text(header(copy), encoding="utf-8")
        (folder / "calls.inc").write_text(Calls(self.plan, present, about).text(), encoding="utf-8")
        done = subprocess.run(
            [self.compiler, "-std=c99", "-D_DEFAULT_SOURCE", "-O0", *WARNINGS, f"-I{folder}"]
            + [f"-I{HERE}", *defines, str(HERE / "older_newer.c"), "-o", str(folder / "program")]
            + [f"-L{self.dist / 'lib'}", f"-Wl,-rpath,{self.dist / 'lib'}", "-llifecycle_policy"],
            capture_output=True,
            text=True,
            check=False,
        )
        return "" if done.returncode == 0 else f"{variant.name} does not build:\n{done.stderr}"

    def run(self, variant: Variant, *arguments: str, verbose: bool = False) -> Outcome:
        environment = {**os.environ, **({"VERBOSE": "1"} if verbose else {})}
        done = subprocess.run(
            [str(self.build / variant.name / "program"), *arguments],
            capture_output=True,
            text=True,
            check=False,
            env=environment,
        )
        lines = done.stdout.splitlines()
        trouble = "" if done.returncode == 0 else f"exit {done.returncode}\n{done.stderr.strip()}"
        refused = next((int(li.split()[1]) for li in lines if li.startswith("refused ")), 0)
        return Outcome(tuple(li for li in lines if li.startswith(("lcp_", "  "))), refused, trouble)


def older(interface: Interface, struct: Struct, released: int) -> Iterator[Variant]:
    """Yields copies with the lengths that an older header can have had. No struct has padding at
    its end, so lengths with padding are left out."""
    sizes = {k: size_of(interface, struct.fields[:k]) for k in range(1, len(struct.fields))}
    last = {keep: struct.fields[keep - 1] for keep in sizes}
    lengths = [k for k, size in sizes.items() if size == last[k].offset[0] + last[k].size[0]]
    chosen = {0, len(lengths) // 2, len(lengths) - 1}
    for i, keep in enumerate(lengths):
        if is_thorough() or i in chosen or sizes[keep] == released:
            yield Variant(struct, f"older-{struct.name}-{keep}", keep)


def is_thorough() -> bool:
    """Returns whether every length is to be tested."""
    return os.environ.get("ABI_LENGTHS") == "all"


def newer(struct: Struct) -> Iterator[Variant]:
    """Yields copies in which the struct is a little longer or too long, and, if every length is to
    be tested, a copy in which it is as long as permitted."""
    size = struct.size[0]
    short = (("uint32_t", "newer_flags", 0),) if size % 8 else ()
    for name, wanted in (("some", size + 24), ("most", MOST), ("over", MOST + 8)):
        if name == "most" and not is_thorough():
            continue
        count = (wanted - size) // 8
        if name == "most" and size + 4 * len(short) + 8 * count > MOST:
            count -= 1
        more = (*short, ("uint64_t", "newer_values", count))
        yield Variant(
            struct, f"newer-{struct.name}-{name}", len(struct.fields), more, name == "over"
        )


class Report:
    """Prints a line for each check."""

    def __init__(self) -> None:
        self.passed = 0
        self.failed = 0

    def tell(self, text: str, troubles: list[str]) -> None:
        """Prints whether a check passed, and its failures."""
        if not troubles:
            self.passed += 1
            print(f"ok      {text}")
            return
        self.failed += 1
        print(f"FAILED  {text}")
        for line in "\n".join(troubles).splitlines()[:40]:
            print(f"        {line}")


def compare(shop: Workshop, plain: Variant, variant: Variant, arguments: list[str]) -> Outcome:
    """Runs the program that was built with a copy of the header. Compares its answers with the
    answers of the program that was built with the whole header."""
    actual = shop.run(variant)
    if actual.trouble or variant.is_absurd:
        return actual
    expected = shop.run(plain, *arguments)
    if expected.trouble:
        return expected
    if not expected.lines:
        return replace(actual, trouble="no function was called")
    if expected.lines == actual.lines:
        return actual
    was_lines = shop.run(plain, *arguments, verbose=True).lines
    now_lines = shop.run(variant, verbose=True).lines
    for was, now in zip(was_lines, now_lines):
        if was != now:
            return replace(actual, trouble=f"answer:{now}\nwith the whole header:{was}")
    return replace(actual, trouble=f"{len(now_lines)} lines, expected {len(was_lines)}")


def check_struct(
    shop: Workshop, plain: Variant, struct: Struct, pool: ThreadPoolExecutor, report: Report
) -> None:
    """Checks all older and newer copies of one struct."""

    def attempt(variant: Variant) -> Outcome:
        trouble = shop.make(variant)
        if trouble:
            return Outcome((), 0, trouble)
        outcome = compare(shop, plain, variant, [struct.name, str(variant.keep)])
        if outcome.trouble:
            return replace(outcome, trouble=f"{variant.name}: {outcome.trouble}")
        shutil.rmtree(shop.build / variant.name)
        return outcome

    short = list(older(shop.interface, struct, shop.released.get(struct.name, 0)))
    outcomes = list(pool.map(attempt, short))
    sizes = [str(size_of(shop.interface, struct.fields[: variant.keep])) for variant in short]
    answered = sum(outcome.answered for outcome in outcomes)
    report.tell(
        f"older: {struct.name} of {struct.size[0]} bytes, cut to {', '.join(sizes)}: {answered} "
        "answers, the same as for the whole struct",
        [outcome.trouble for outcome in outcomes if outcome.trouble],
    )
    outcomes = list(pool.map(attempt, newer(struct)))
    troubles = [outcome.trouble for outcome in outcomes if outcome.trouble]
    *taken, absurd = outcomes
    said = "unknown fields of 0 accepted"
    if struct.name in shop.plan.inputs:
        said += f", others refused in {sum(outcome.refused for outcome in taken)} calls"
        if not all(outcome.refused for outcome in taken):
            troubles.append("no call was refused because of an unknown field")
    if not absurd.refused:
        troubles.append(f"no call was refused because of a struct of more than {MOST} bytes")
    report.tell(f"newer: {struct.name}: {said}, over {MOST} bytes refused", troubles)


def check_plain(shop: Workshop, plain: Variant, report: Report) -> None:
    """Checks that a caller with the unchanged header gets answers."""
    trouble = shop.make(plain)
    outcome = Outcome((), 0, trouble) if trouble else shop.run(plain)
    good = {line.split()[0]: int(line.split()[1]) for line in outcome.lines}
    troubles = [outcome.trouble] if outcome.trouble else []
    troubles += [f"{name}: no call was answered" for name, count in good.items() if count == 0]
    report.tell(
        f"callers: {len(good)} functions that take structs, {sum(good.values())} calls answered",
        troubles,
    )


def chosen(interface: Interface, names: list[str]) -> list[Struct]:
    """Returns the structs with these names, or without names all structs that can grow, except
    those of LEFT_OUT. Raises ValueError if a named struct cannot grow."""
    growing = interface.growing
    unknown = set(names) - growing
    if unknown:
        raise ValueError(f"{', '.join(sorted(unknown))}: not a struct that can grow")
    grown = [s for s in interface.structs if s.name in growing]
    return [
        s
        for s in grown
        if (s.name in names if names else not s.name.startswith(LEFT_OUT))
    ]


def main(arguments: list[str]) -> int:
    dist = Path(os.environ.get("LIFECYCLE_POLICY_DIST") or ROOT / ".build" / "dist").resolve()
    work = ROOT / ".build" / "abi" / "older-newer"
    report = Report()
    try:
        if not (dist / "lib").is_dir():
            raise ValueError(f"no library at {dist}; run make first")
        shutil.rmtree(work, ignore_errors=True)
        shop = Workshop(dist, work)
        structs = chosen(shop.interface, arguments)
        plain = Variant(None, "plain")
        check_plain(shop, plain, report)
        if report.failed == 0:
            with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
                for struct in structs:
                    check_struct(shop, plain, struct, pool, report)
    except (ValueError, OSError) as error:
        print(f"older_newer.py: {error}", file=sys.stderr)
        return 2
    print(f"{report.passed} passed, {report.failed} failed")
    return 1 if report.failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
