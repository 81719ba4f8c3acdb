#!/usr/bin/env python3
"""Compares the C ABI with its lock: header, exports.map and the finished shared library.

    abi_lock.py check     tells every difference; exits 1 if there is any (the default)
    abi_lock.py update    takes the differences into the lock, where they are permitted

LIFECYCLE_POLICY_DIST is where lib/ and include/ are (.build/dist of the checkout). abi.lock.json
holds the ABI of VERSION. When VERSION rises, what was locked becomes abi.base.json: that of the
version before, whose programs must go on running. What has changed since then is permitted if

    it is additive    and the version has risen, from 1.0 on the minor one
    it is breaking    and LCP_ABI_VERSION has risen too (from 1.0 on: the major version as well)

What came after the base belongs to no earlier version, and may still change.
"""

from __future__ import annotations

import json
import os
import sys
from dataclasses import dataclass, replace
from pathlib import Path

from abi_diff import Change, Kind, differences, version_number
from abi_facts import (
    Facts,
    dump,
    header_facts,
    library_facts,
    library_symbols,
    mapped_symbols,
)
from abi_header import AbiError, read_header

Version = tuple[int, int, int]
WORSE = (Kind.BREAKING, Kind.NEEDS)


@dataclass(frozen=True, slots=True)
class Project:
    """Where things are."""

    root: Path
    dist: Path

    @property
    def here(self) -> Path:
        """The folder of the lock."""
        return self.root / "Tests" / "ABITests"

    @property
    def lock(self) -> Path:
        """The ABI of VERSION."""
        return self.here / "abi.lock.json"

    @property
    def base(self) -> Path:
        """The ABI of the version before."""
        return self.here / "abi.base.json"

    @property
    def header(self) -> Path:
        """The public header."""
        return self.root / "include" / "lifecycle_policy.h"

    @property
    def library(self) -> Path:
        """The finished shared library."""
        return self.dist / "lib" / "liblifecycle_policy.so"


@dataclass(frozen=True, slots=True)
class Rise:
    """From which version and ABI number to which."""

    old_version: Version
    version: Version
    old_abi: int
    abi: int

    def demands(self, changes: list[Change]) -> list[str]:
        """What must still rise for these changes."""
        demands = []
        old, new = self.old_version, self.version
        breaking = any(change.kind in WORSE for change in changes)
        additive = any(change.kind is Kind.ADDITIVE for change in changes)
        if self.abi < self.old_abi:
            demands.append(f"LCP_ABI_VERSION is {self.abi}, and was {self.old_abi}: it never falls")
        if breaking and self.abi <= self.old_abi:
            demands.append(f"a breaking change: raise LCP_ABI_VERSION to {self.old_abi + 1}")
        if breaking and old[0] >= 1 and new[0] <= old[0]:
            demands.append(f"a breaking change: raise VERSION to {old[0] + 1}.0.0")
        elif breaking and new[:2] <= old[:2]:
            demands.append(f"a new interface: raise VERSION to {old[0]}.{old[1] + 1}.0")
        counts = 2 if old[0] >= 1 else 3
        if additive and new[:counts] <= old[:counts]:
            demands.append("an addition: raise VERSION, from 1.0 on its minor part")
        return demands


def parse_version(text: str) -> Version:
    """Reads "1.2.3"."""
    parts = text.split(".")
    if len(parts) != 3 or not all(part.isdigit() for part in parts):
        raise AbiError(f"{text!r} is not a version such as 0.2.0")
    return int(parts[0]), int(parts[1]), int(parts[2])


def read_lock(path: Path) -> Facts | None:
    """A lock, None where there is none."""
    try:
        facts: Facts = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return None
    except json.JSONDecodeError as error:
        raise AbiError(f"{path}: line {error.lineno}: {error.msg}") from error
    if facts.get("format") != 1:
        raise AbiError(f"{path}: format is {facts.get('format')!r}, not 1")
    return facts


def read_project(project: Project) -> tuple[Facts, list[str]]:
    """The ABI as it is, and where its parts contradict each other."""
    if not project.library.exists():
        raise AbiError(f"no library at {project.library}; run make first")
    header = read_header(project.header)
    version = (project.root / "VERSION").read_text(encoding="utf-8").strip()
    library = library_facts(project.library)
    facts: Facts = {
        "format": 1,
        "version": version,
        "base": None,
        "abi": header.abi,
        "library": library,
        **header_facts(header),
    }
    errors = []
    if header.version != version:
        errors.append(f"LCP_VERSION is {header.version}, VERSION says {version}")
    soname = f"liblifecycle_policy.so.{header.abi}"
    if library["soname"] != soname:
        errors.append(f"the soname is {library['soname']}, LCP_ABI_VERSION wants {soname}")
    shipped = project.dist / "include" / "lifecycle_policy.h"
    if shipped.exists() and shipped.read_bytes() != project.header.read_bytes():
        errors.append("the library was built with another header; run make")
    declared = set(header.functions)
    for where, names in (
        ("exports.map", mapped_symbols(project.root / "include" / "exports.map")),
        (project.library.name, library_symbols(project.library)),
    ):
        errors += [f"{name} is declared, and not in {where}" for name in sorted(declared - names)]
        errors += [f"{name} is in {where}, and not declared" for name in sorted(names - declared)]
    return facts, errors


def judge(lock: Facts, base: Facts | None, now: Facts) -> list[Change]:
    """Every difference from the lock, with what it means to programs of the base."""
    if base is None:
        return differences(lock, now)
    broken = {change.subject for change in differences(base, now) if change.kind in WORSE}
    changes = []
    for change in differences(lock, now):
        if change.kind in WORSE and change.subject not in broken:
            text = f"{change.text} (not in {base['version']}, so no earlier program has it)"
            change = replace(change, kind=Kind.NEITHER, text=text)
        changes.append(change)
    return changes


def base_of(project: Project, lock: Facts, now: Facts) -> Facts | None:
    """What must stay compatible: once VERSION has risen, what was locked."""
    if parse_version(now["version"]) > parse_version(lock["version"]):
        return lock
    base = read_lock(project.base)
    if lock["base"] != (base["version"] if base else None):
        found = base["version"] if base else "missing"
        raise AbiError(f"{project.lock} has the base {lock['base']}, {project.base} is {found}")
    # A base that was made from a header alone asks for what the lock does.
    return base and {**base, "library": base["library"] or lock["library"]}


def check(project: Project) -> int:
    """Tells every difference from the lock."""
    now, errors = read_project(project)
    lock = read_lock(project.lock)
    if lock is None:
        raise AbiError(f"no lock at {project.lock}; make it with abi_lock.py update")
    changes = judge(lock, base_of(project, lock, now), now)
    lines = [f"error     {error}" for error in errors] + [str(change) for change in changes]
    for what in ("version", "abi"):
        if lock[what] != now[what]:
            lines.append(f"neither   the lock is of {what} {lock[what]}, this is {now[what]}")
    for line in lines:
        print(line)
    if lines:
        print("the ABI differs from its lock; if that is meant: abi_lock.py update")
        return 1
    counts = ", ".join(f"{len(now[what])} {what}" for what in ("functions", "structs", "macros"))
    values = sum(len(values) for values in now["enums"].values())
    print(f"{now['version']}, ABI {now['abi']}: {counts} and {values} enumerators as locked")
    return 0


def update(project: Project) -> int:
    """Takes the differences into the lock, or says why not."""
    now, errors = read_project(project)
    if errors:
        for error in errors:
            print(f"error     {error}")
        return 1
    lock = read_lock(project.lock)
    base = base_of(project, lock, now) if lock else read_lock(project.base)
    if lock:
        if parse_version(now["version"]) < parse_version(lock["version"]):
            raise AbiError(f"VERSION is {now['version']}, the lock is of {lock['version']}")
        for change in judge(lock, base, now):
            print(change)
        now["library"] = _kept(lock["library"], now["library"])
    if base is not None:
        rise = Rise(
            parse_version(base["version"]), parse_version(now["version"]), base["abi"], now["abi"]
        )
        since_base = differences(base, now)
        demands = rise.demands(since_base)
        if demands:
            for change in since_base:
                if change.kind in WORSE:
                    print(f"since {base['version']}: {change}")
            for demand in demands:
                print(f"refused   {demand}")
            return 1
        now["base"] = base["version"]
        if base is lock:
            project.base.write_text(dump(base), encoding="utf-8")
    project.lock.write_text(dump(now), encoding="utf-8")
    print(f"{now['version']}, ABI {now['abi']}: locked; the base is {now['base'] or 'none'}")
    return 0


def _kept(lock: Facts, now: Facts) -> Facts:
    """The machine stays, and the newest glibc that may be asked for does not fall by accident."""
    if lock["machine"] != now["machine"]:
        return {**now, "machine": lock["machine"], "glibc": lock["glibc"]}
    return {**now, "glibc": max(lock["glibc"], now["glibc"], key=version_number)}


def main(arguments: list[str]) -> int:
    """Runs one command."""
    root = Path(__file__).resolve().parents[2]
    dist = Path(os.environ.get("LIFECYCLE_POLICY_DIST") or root / ".build" / "dist")
    commands = {"check": check, "update": update}
    command = arguments[0] if arguments else "check"
    if command not in commands or len(arguments) > 1:
        print("usage: abi_lock.py [check | update]", file=sys.stderr)
        return 2
    try:
        return commands[command](Project(root, dist))
    except (AbiError, OSError) as error:
        print(f"abi_lock.py: {error}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
