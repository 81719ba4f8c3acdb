#!/usr/bin/env python3
"""Finds the places in the finished library where its code could end the host's process.

    traps.py [check|list|update] [LIBRARY]     by default the library in .build/dist of the checkout

`check` compares these places with traps.lock.json, which says why each of them is never reached.
`check` fails if a place has appeared, has disappeared, occurs more or less often, is in another
function, is reached from other exports, or has no reason. `list` prints the places. `update` writes
traps.lock.json: old places keep their reasons, and the reasons of new places are empty.

Places are instructions that stop a process (ud2, int3, hlt and the like), divisions, calls of
imported functions that are not known to return, calls of functions of the library that never
return, and functions that run on past their end.

The exports that reach a place are found by following direct calls and jumps. An indirect call
counts as a call of every function whose address is taken: by a relocation, by an instruction that
computes it, or in a table of offsets that an instruction refers to. A jump through a table of
places in the same function stays in that function.
"""

from __future__ import annotations

import argparse
import json
import re
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from disassembly import DisassemblyError, Function, Instruction, Library, read_library

_HERE = Path(__file__).resolve().parent
_LOCK = _HERE / "traps.lock.json"
_LIBRARY = _HERE.parents[2] / ".build/dist/lib/liblifecycle_policy.so"

_STOPS = frozenset("ud0 ud1 ud2 ud2a ud2b int int1 int3 into icebp hlt bound (bad) brk udf".split())
_DIVISIONS = frozenset("div divb divw divl divq idiv idivb idivw idivl idivq".split())
#: The compiler's suffix for a specialised copy of a function, such as one without unused arguments.
#: It is removed from names, because a new caller can change the specialisation.
_SPECIALISED = re.compile(r"(T[gGf]\d[a-z_]*)+$")
#: Imported functions that always return if the memory that they are given is valid.
_RETURNING = frozenset("memcpy memmove memset memcmp bcmp strlen __cxa_finalize".split())


@dataclass(frozen=True, slots=True)
class Site:
    """All places of one kind in one function at which the code could end the process."""

    function: str
    kind: str
    count: int
    exports: tuple[str, ...]
    reason: str = ""

    @property
    def key(self) -> tuple[str, str]:
        return self.function, self.kind


class CallGraph:
    """The callers of each function, by address. The key None stands for all functions whose address
    is taken; its callers are the functions with an indirect call."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self._callers: dict[int | None, set[int]] = {}
        for function in library.functions:
            for instruction in function.code:
                for callee in self._callees(function, instruction):
                    self._callers.setdefault(callee, set()).add(function.start)

    def _callees(self, function: Function, instruction: Instruction) -> Iterator[int | None]:
        if instruction.is_indirect:
            if instruction.address not in function.switches:
                yield None
        elif (called := callee(self._library, function, instruction)) is not None:
            yield called.start

    def exports_reaching(self, start: int) -> tuple[str, ...]:
        reached = {start}
        waiting = [start]
        while waiting:
            place = waiting.pop()
            callers = set(self._callers.get(place, ()))
            if place in self._library.address_taken:
                callers |= self._callers.get(None, set())
            waiting += callers - reached
            reached |= callers
        names = self._library.exports
        return tuple(sorted(name for name, address in names.items() if address in reached))


def callee(library: Library, function: Function, instruction: Instruction) -> Function | None:
    """Returns the function of the library to which an instruction leads, if the instruction is a
    direct call or a jump out of `function`."""
    if not (instruction.is_call or instruction.is_jump) or instruction.imported is not None:
        return None
    if instruction.is_indirect or instruction.target is None:
        return None
    if instruction.is_jump and function.start <= instruction.target < function.end:
        return None
    return library.function_at(instruction.target)


def never_returning(library: Library) -> frozenset[int]:
    """Returns the starts of functions that never return to their caller."""
    returning: set[int] = set()
    grew = True
    while grew:
        grew = False
        for function in library.functions:
            if function.start not in returning and _returns(library, function, returning):
                returning.add(function.start)
                grew = True
    return frozenset(function.start for function in library.functions) - returning


def _returns(library: Library, function: Function, returning: set[int]) -> bool:
    for instruction in function.code:
        if instruction.mnemonic in ("ret", "retq"):
            return True
        if not instruction.is_jump:
            continue
        if instruction.imported in _RETURNING:
            return True
        if instruction.is_indirect and instruction.address not in function.switches:
            return True
        called = callee(library, function, instruction)
        if called is not None and called.start in returning:
            return True
    return False


def _kinds(library: Library, function: Function, endless: frozenset[int]) -> Iterator[str]:
    ends = False
    for instruction in function.code:
        mnemonic = instruction.mnemonic
        ends = mnemonic in ("ret", "retq", "jmp", "jmpq")
        if mnemonic in _STOPS:
            ends = True
            yield mnemonic
        elif mnemonic in _DIVISIONS:
            yield "division"
        elif instruction.imported is not None and instruction.imported not in _RETURNING:
            ends = True
            yield f"call of {instruction.imported}"
        elif (called := callee(library, function, instruction)) and called.start in endless:
            ends = True
            yield f"call of {called.name}, which never returns"
    if not ends:
        yield "runs on past its end"


def find_sites(library: Library) -> list[Site]:
    graph = CallGraph(library)
    endless = never_returning(library)
    sites = []
    for function in library.functions:
        counts = Counter(_kinds(library, function, endless))
        if counts:
            exports = graph.exports_reaching(function.start)
            name = _SPECIALISED.sub("", function.name)
            sites += [Site(name, k, n, exports) for k, n in sorted(counts.items())]
    return sorted(sites, key=lambda site: site.key)


def demangle(name: str) -> str:
    """Returns the name as written in Swift if Swift is installed, and unchanged if not."""
    if not name.startswith("$") or (swift := shutil.which("swift")) is None:
        return name
    command = [swift, "demangle", "--simplified", "--compact", name]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.stdout.strip() or name


def read_lock(path: Path) -> list[Site]:
    try:
        rows = json.loads(path.read_text(encoding="utf-8"))["sites"]
        return [
            Site(
                str(row["function"]), str(row["kind"]), int(row["count"]),
                tuple(map(str, row["exports"])), str(row["reason"]).strip(),
            )
            for row in rows
        ]
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise DisassemblyError(f"{path}: cannot be read: {error!r}") from error


def write_lock(path: Path, found: list[Site], locked: list[Site]) -> None:
    reasons = {site.key: site.reason for site in locked}
    rows = [
        {
            "function": site.function,
            "kind": site.kind,
            "count": site.count,
            "exports": list(site.exports),
            "reason": reasons.get(site.key, ""),
        }
        for site in found
    ]
    path.write_text(json.dumps({"sites": rows}, indent=2, ensure_ascii=False) + "\n", "utf-8")


def complaints(found: list[Site], locked: list[Site]) -> Iterator[str]:
    """Yields a line for each difference between a library and the lock, and for each place
    without a reason."""
    known = {site.key: site for site in locked}
    for site in found:
        place = f"{site.kind} in {demangle(site.function)} [{site.function}]"
        if (lock := known.pop(site.key, None)) is None:
            yield f"{place}: not in the lock; reached from {', '.join(site.exports) or 'no export'}"
            continue
        if lock.count != site.count:
            yield f"{place}: occurs {site.count} times, {lock.count} times in the lock"
        for name in sorted(set(site.exports) - set(lock.exports)):
            yield f"{place}: also reached from {name}, which is not in the lock"
        for name in sorted(set(lock.exports) - set(site.exports)):
            yield f"{place}: no longer reached from {name}, which is in the lock"
        if not lock.reason:
            yield f"{place}: the lock does not say why it is never reached"
    for gone in known.values():
        yield f"{gone.kind} in {demangle(gone.function)} [{gone.function}]: only in the lock"


def _print(sites: list[Site]) -> None:
    for site in sites:
        print(f"{site.count} {site.kind} in {demangle(site.function)}")
        print(f"    {site.function}")
        print(f"    reached from: {' '.join(site.exports) or 'no export'}")


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(
        description="Finds the code in the library that could end the host's process."
    )
    parser.add_argument("action", nargs="?", choices=["check", "list", "update"], default="check")
    parser.add_argument("library", nargs="?", type=Path, default=_LIBRARY)
    parser.add_argument("--lock", type=Path, default=_LOCK, help="traps.lock.json beside this file")
    options = parser.parse_args(arguments)
    try:
        library = read_library(options.library)
        found = find_sites(library)
        if options.action == "list":
            _print(found)
            return 0
        if options.action == "update":
            locked = read_lock(options.lock) if options.lock.exists() else []
            write_lock(options.lock, found, locked)
            return 0
        problems = list(complaints(found, read_lock(options.lock)))
    except DisassemblyError as error:
        print(f"traps.py: {error}", file=sys.stderr)
        return 2
    for problem in problems:
        print(f"FAILED  traps: {problem}")
    if problems:
        print("        If none of them is ever reached, run traps.py update, and give the reasons")
        print(f"        in {options.lock}")
        return 1
    count = sum(site.count for site in found)
    word = "place" if count == 1 else "places"
    print(
        f"ok      traps: {len(library.functions)} functions, {count} {word} that could end the "
        f"process, each with a reason; {len(library.address_taken)} functions whose address is taken"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
