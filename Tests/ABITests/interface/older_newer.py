#!/usr/bin/env python3
"""Callers that were built against an older or a newer header, against the finished library.

    older_newer.py [STRUCT ...]    all structs that begin with struct_size, or those named

LIFECYCLE_POLICY_DIST is where lib/ and include/ are (.build/dist of the checkout), CC the C compiler
(gcc). Programs are built in .build/abi of the checkout. With ABI_LENGTHS=all every length is
tried; without it the shortest, half, the longest and that of abi-released.json.

*Older*: copies of the header in which a struct ends after an earlier field. A program that is
compiled against one calls every function that takes the struct, and must be answered as one
with the whole header is that leaves the rest alone. *Newer*: copies in which the struct has more
fields, up to 4096 bytes, and over them. What the library does not know is 0 in answers, refused
in questions unless it is 0, and too long a struct is refused. Each struct ends at a page that
cannot be read, with known bytes before it.
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
from older_newer_calls import Calls, Plan  # noqa: E402
from older_newer_header import header, resized, size_of  # noqa: E402

WARNINGS = ("-Wall", "-Wextra", "-Wpedantic", "-Werror")
MOST = 4096


@dataclass(frozen=True, slots=True)
class Variant:
    """A copy of the header: the first fields of one struct, then others."""

    struct: Struct | None
    name: str
    keep: int = 0
    more: tuple[tuple[str, str, int], ...] = ()
    is_absurd: bool = False


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a program said; `trouble` is empty if it is content."""

    lines: tuple[str, ...]
    refused: int
    trouble: str = ""

    @property
    def answered(self) -> int:
        """How many calls there were without an error."""
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
        """Builds a program; what went wrong, if anything."""
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
        """Runs a program."""
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
    """Lengths that a header can have had: with padding at its end none ever has."""
    sizes = {k: size_of(interface, struct.fields[:k]) for k in range(1, len(struct.fields))}
    last = {keep: struct.fields[keep - 1] for keep in sizes}
    lengths = [k for k, size in sizes.items() if size == last[k].offset[0] + last[k].size[0]]
    chosen = {0, len(lengths) // 2, len(lengths) - 1}
    for i, keep in enumerate(lengths):
        if is_thorough() or i in chosen or sizes[keep] == released:
            yield Variant(struct, f"older-{struct.name}-{keep}", keep)


def is_thorough() -> bool:
    """Whether every length is wanted."""
    return os.environ.get("ABI_LENGTHS") == "all"


def newer(struct: Struct) -> Iterator[Variant]:
    """A little longer, as long as may be, and longer."""
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
    """One line per check."""

    def __init__(self) -> None:
        self.passed = 0
        self.failed = 0

    def tell(self, text: str, troubles: list[str]) -> None:
        """A check with what was wrong."""
        if not troubles:
            self.passed += 1
            print(f"ok      {text}")
            return
        self.failed += 1
        print(f"FAILED  {text}")
        for line in "\n".join(troubles).splitlines()[:40]:
            print(f"        {line}")


def compare(shop: Workshop, plain: Variant, variant: Variant, arguments: list[str]) -> Outcome:
    """Runs a program; trouble if it is not answered as the one with the whole header."""
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
            return replace(actual, trouble=f"answered{now}\nthe whole header:{was}")
    return replace(actual, trouble=f"{len(now_lines)} lines, expected {len(was_lines)}")


def check_struct(
    shop: Workshop, plain: Variant, struct: Struct, pool: ThreadPoolExecutor, report: Report
) -> None:
    """All older and newer copies of one struct."""

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
        f"older: {struct.name} of {struct.size[0]} bytes, cut to {', '.join(sizes)}: answered as "
        f"the whole is, {answered} times",
        [outcome.trouble for outcome in outcomes if outcome.trouble],
    )
    outcomes = list(pool.map(attempt, newer(struct)))
    troubles = [outcome.trouble for outcome in outcomes if outcome.trouble]
    *taken, absurd = outcomes
    said = "more fields taken with 0"
    if struct.name in shop.plan.inputs:
        said += f", refused with more in {sum(outcome.refused for outcome in taken)} calls"
        if not all(outcome.refused for outcome in taken):
            troubles.append("no call was refused for what the library does not know")
    if not absurd.refused:
        troubles.append(f"no call was refused for more than {MOST} bytes")
    report.tell(f"newer: {struct.name}: {said}, over {MOST} bytes refused", troubles)


def check_plain(shop: Workshop, plain: Variant, report: Report) -> None:
    """That the caller asks what can be answered."""
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
    """The structs to check. What can never grow has no older or newer form."""
    growing = interface.growing
    unknown = set(names) - growing
    if unknown:
        raise ValueError(f"{', '.join(sorted(unknown))}: no struct that can grow")
    return [s for s in interface.structs if s.name in growing and (not names or s.name in names)]


def main(arguments: list[str]) -> int:
    """Runs all checks."""
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
