"""What a difference between two ABIs means for programs that were built with the older one.

*Additive*: they go on running, and compile again. *Breaking*: they do not, or do something else.
*Needs*: systems that could load the library no longer can. *Neither*: documentation.
"""

from __future__ import annotations

import enum
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from abi_facts import Facts


class Kind(enum.Enum):
    """What a difference means."""

    BREAKING = "breaking"
    NEEDS = "needs"
    ADDITIVE = "additive"
    NEITHER = "neither"


@dataclass(frozen=True, slots=True)
class Change:
    """A difference. Equal subjects are the same part of the ABI."""

    kind: Kind
    subject: str
    text: str

    def __str__(self) -> str:
        return f"{self.kind.value:8}  {self.subject}: {self.text}"


def differences(old: Facts, new: Facts) -> list[Change]:
    """Every difference, the worst first."""
    changes = [
        *_functions(old, new),
        *_structs(old, new),
        *_enums(old["enums"], new["enums"]),
        *_named("typedef", old["typedefs"], new["typedefs"], _typedef),
        *_named("macro", old["macros"], new["macros"], _macro),
        *_library(old.get("library"), new.get("library")),
    ]
    return sorted(changes, key=lambda change: (list(Kind).index(change.kind), change.subject))


def _named(
    what: str,
    old: Facts,
    new: Facts,
    compare: Callable[[str, Any, Any], Iterator[Change]],
) -> Iterator[Change]:
    for name in old:
        if name not in new:
            yield Change(Kind.BREAKING, f"{what} {name}", "removed")
        else:
            yield from compare(f"{what} {name}", old[name], new[name])
    for name in new:
        if name not in old:
            yield Change(Kind.ADDITIVE, f"{what} {name}", "new")


class _Types:
    """Types by the names that a header gives them, and by what these stand for."""

    def __init__(self, old: Facts, new: Facts) -> None:
        self.old: Facts = old["typedefs"]
        self.new: Facts = new["typedefs"]

    def compare(self, subject: str, what: str, old: str, new: str) -> Iterator[Change]:
        """A type that is spelled otherwise and the same is documentation."""
        if old == new:
            return
        same = _stands_for(old, self.old) == _stands_for(new, self.new)
        yield Change(
            Kind.NEITHER if same else Kind.BREAKING,
            subject,
            f"{what} is {new}, was {old}{', which is the same' if same else ''}",
        )


def _stands_for(spelled: str, typedefs: Facts) -> str:
    def underlying(match: re.Match[str]) -> str:
        meaning: str = typedefs.get(match[0], match[0])
        return meaning if meaning == match[0] else _stands_for(meaning, typedefs)

    return re.sub(r"(?<!struct )\b[A-Za-z_]\w*", underlying, spelled)


def _functions(old: Facts, new: Facts) -> Iterator[Change]:
    types = _Types(old, new)

    def compare(subject: str, before: Any, after: Any) -> Iterator[Change]:
        yield from types.compare(subject, "the result", before["returns"], after["returns"])
        if len(before["parameters"]) != len(after["parameters"]):
            counts = f"{len(after['parameters'])} parameters, was {len(before['parameters'])}"
            yield Change(Kind.BREAKING, subject, f"takes {counts}")
            return
        for i, (was, now) in enumerate(zip(before["parameters"], after["parameters"]), 1):
            old_type, _, old_name = was.rpartition(" ")
            new_type, _, new_name = now.rpartition(" ")
            yield from types.compare(subject, f"parameter {i} ({new_name})", old_type, new_type)
            if old_name != new_name:
                text = f"parameter {i} is called {new_name}, was {old_name}"
                yield Change(Kind.NEITHER, subject, text)

    yield from _named("function", old["functions"], new["functions"], compare)


def _structs(old: Facts, new: Facts) -> Iterator[Change]:
    types = _Types(old, new)

    def compare(subject: str, before: Any, after: Any) -> Iterator[Change]:
        if not before["fields"]:
            if after["fields"]:
                yield Change(Kind.ADDITIVE, subject, "is complete, was opaque")
            return
        if not after["fields"]:
            yield Change(Kind.BREAKING, subject, "is opaque, was complete")
            return
        yield from _Struct(subject, before, after).compare(types)

    yield from _named("struct", old["structs"], new["structs"], compare)


class _Struct:
    """Two structs of one name."""

    def __init__(self, subject: str, old: Facts, new: Facts) -> None:
        self.subject = subject
        self.old = old
        self.new = new
        self.before: dict[str, Facts] = {field["name"]: field for field in old["fields"]}
        self.after: dict[str, Facts] = {field["name"]: field for field in new["fields"]}
        self.may_grow = old["may_grow"] and new["may_grow"]

    def compare(self, types: _Types) -> Iterator[Change]:
        replaced: set[str] = set()
        for name, was in self.before.items():
            where = f"{self.subject}.{name}"
            now = self.after.get(name)
            if now is None:
                heir = self._heir(was)
                if heir:
                    replaced.add(heir["name"])
                yield self._gone(where, was, heir)
                continue
            yield from types.compare(where, "the type", was["type"], now["type"])
            for part in ("offset", "size"):
                if was[part] != now[part]:
                    text = f"the {part} is {now[part]}, was {was[part]}"
                    yield Change(Kind.BREAKING, where, text)
        for name, now in self.after.items():
            if name not in self.before and name not in replaced:
                yield self._added(f"{self.subject}.{name}", now)
        yield from self._whole()

    def _heir(self, was: Facts) -> Facts | None:
        for now in self.after.values():
            place = (now["offset"], now["size"])
            if now["name"] not in self.before and place == (was["offset"], was["size"]):
                return now
        return None

    def _gone(self, where: str, was: Facts, heir: Facts | None) -> Change:
        if heir is None:
            return Change(Kind.BREAKING, where, "removed")
        text = f"is now {heir['name']}"
        if not re.fullmatch(r"reserved\w*", was["name"]):
            return Change(Kind.BREAKING, where, text)
        # In an answer an old program does not read it. What it left in a question is not known.
        if self.old["input"] or self.new["input"]:
            text += ": nothing says that hosts left it 0"
            return Change(Kind.BREAKING, where, text)
        if "*" in heir["type"] or "[" in heir["type"]:
            return Change(Kind.BREAKING, where, f"{text}, which is no number")
        return Change(Kind.ADDITIVE, where, text)

    def _added(self, where: str, now: Facts) -> Change:
        if now["offset"] < self.old["size"]:
            text = f"new at {now['offset']}, inside the {self.old['size']} bytes that there were"
            return Change(Kind.BREAKING, where, text)
        if not self.may_grow:
            return Change(Kind.BREAKING, where, "new, in a struct that can never grow")
        return Change(Kind.ADDITIVE, where, f"new at the end, at {now['offset']}")

    def _whole(self) -> Iterator[Change]:
        was, now = self.old["size"], self.new["size"]
        grows = self.may_grow and now > was and set(self.after) - set(self.before)
        if was != now:
            kind = Kind.ADDITIVE if grows else Kind.BREAKING
            yield Change(kind, self.subject, f"{now} bytes, was {was}")
        if self.old["align"] != self.new["align"] and not grows:
            text = f"the alignment is {self.new['align']}, was {self.old['align']}"
            yield Change(Kind.BREAKING, self.subject, text)
        for part, text in (("input", "go into the library"), ("may_grow", "grow at its end")):
            if self.old[part] != self.new[part]:
                now_text = f"can {'now' if self.new[part] else 'no longer'} {text}"
                yield Change(Kind.NEITHER, self.subject, now_text)


def _enums(old: Facts, new: Facts) -> Iterator[Change]:
    before = {name: (group, value) for group in old for name, value in old[group].items()}
    after = {name: (group, value) for group in new for name, value in new[group].items()}
    for name, (group, value) in before.items():
        subject = f"enumerator {name}"
        if name not in after:
            heirs = [n for n, v in new.get(group, {}).items() if v == value and n not in before]
            text = f"is now {heirs[0]}" if heirs else "removed"
            yield Change(Kind.BREAKING, subject, text)
            continue
        now_group, now_value = after[name]
        if value != now_value:
            yield Change(Kind.BREAKING, subject, f"the value is {now_value}, was {value}")
        if group != now_group:
            yield Change(Kind.BREAKING, subject, f"belongs to {now_group}, was {group}")
    for name, (group, value) in after.items():
        if name not in before:
            yield Change(Kind.ADDITIVE, f"enumerator {name}", f"new in {group}, {value}")


def _typedef(subject: str, was: Any, now: Any) -> Iterator[Change]:
    if was != now:
        yield Change(Kind.BREAKING, subject, f"is {now}, was {was}")


def _macro(subject: str, was: Any, now: Any) -> Iterator[Change]:
    if was == now:
        return
    if not (isinstance(was, dict) and isinstance(now, dict)):
        yield Change(Kind.BREAKING, subject, f"is {_show(now)}, was {_show(was)}")
        return
    if was["initialises"] != now["initialises"]:
        text = f"initialises {now['initialises']}, was {was['initialises']}"
        yield Change(Kind.BREAKING, subject, text)
        return
    if was["parameters"] != now["parameters"]:
        text = f"takes ({now['parameters']}), was ({was['parameters']})"
        yield Change(Kind.BREAKING, subject, text)
    # By place: a field that took the place of a reserved one begins as that did.
    old_values = [value.partition(" ") for value in was["values"]]
    new_values = [value.partition(" ") for value in now["values"]]
    for (_, _, before), (name, _, after) in zip(old_values, new_values):
        if before != after:
            yield Change(Kind.BREAKING, subject, f"sets {name} to {after}, was {before}")
    for name, _, value in new_values[len(old_values) :]:
        yield Change(Kind.ADDITIVE, subject, f"sets {name} to {value}")
    for name, _, _ in old_values[len(new_values) :]:
        yield Change(Kind.BREAKING, subject, f"no longer sets {name}")


def _show(value: Any) -> str:
    return f"an initialiser of {value['initialises']}" if isinstance(value, dict) else str(value)


def _library(old: Facts | None, new: Facts | None) -> Iterator[Change]:
    """Nothing where a library was not there to be read."""
    if not old or not new:
        return
    if old["soname"] != new["soname"]:
        text = f"the soname is {new['soname']}, was {old['soname']}"
        yield Change(Kind.BREAKING, "library", text)
    for name in sorted(set(new["needed"]) - set(old["needed"])):
        yield Change(Kind.NEEDS, "library", f"needs {name} besides the C library")
    for name in sorted(set(old["needed"]) - set(new["needed"])):
        yield Change(Kind.NEITHER, "library", f"no longer needs {name}")
    # Each machine's C library began with a version of its own.
    newer = version_number(new["glibc"]) > version_number(old["glibc"])
    if old["machine"] == new["machine"] and newer:
        text = f"needs glibc {new['glibc']}, was {old['glibc'] or 'none'}"
        yield Change(Kind.NEEDS, "library", text)


def version_number(version: str) -> tuple[int, ...]:
    """"2.14" as numbers that compare; of no version, less than any."""
    return tuple(int(part) for part in version.split(".")) if version else ()
