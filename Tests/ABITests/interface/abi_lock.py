#!/usr/bin/env python3
"""Compares include/abi.json with the abi.json of the last release. Programs that were built with
that release must keep working.

    abi_lock.py    prints the changes that would break such a program; exits 1 if there are any

Additions are permitted: functions, types, values, constants, structs, fields at the ends of structs
that can grow, and names for reserved fields of answers. A type may get another name for the same
integer. Every other change requires a higher LCP_ABI_VERSION. With a higher version everything is
permitted, because programs for the old version keep using the old library. The comparison is always
with a release, so the version rises at most once between two releases.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Protocol, TypeVar

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[2] / "bindings" / "tools"))

from interface import Interface, Struct, load  # noqa: E402

#: Constants that follow from the version.
MOVING = {"LCP_VERSION_MAJOR", "LCP_VERSION_MINOR", "LCP_VERSION_PATCH", "LCP_ABI_VERSION"}


class Named(Protocol):
    """A part of the interface."""

    @property
    def name(self) -> str:
        """The name that programs use."""


Part = TypeVar("Part", bound=Named)


class Comparison:
    """The differences between an older and a newer interface."""

    def __init__(self, old: Interface, new: Interface) -> None:
        self.old = old
        self.new = new

    def breaks(self) -> Iterator[str]:
        """Yields each difference that breaks programs of the older interface."""
        yield from self.numbers()
        for constant, now in _pairs(self.old.constants, self.new.constants):
            if now is None:
                yield f"{constant.name}: removed"
            elif constant.name not in MOVING and constant.value != now.value:
                yield f"{constant.name}: is {now.value}, was {constant.value}"
            elif self.stands_for(self.old, constant.type) != self.stands_for(self.new, now.type):
                yield f"{constant.name}: has type {now.type}, had {constant.type}"
        for macro, heir in _pairs(self.old.macros, self.new.macros):
            if heir is None or (macro.parameters, macro.body) != (heir.parameters, heir.body):
                yield f"{macro.name}: {'changed' if heir else 'removed'}"
        for function, later in _pairs(self.old.functions, self.new.functions):
            was = [self.stands_for(self.old, part.type) for part in function.parameters]
            was.append(self.stands_for(self.old, function.returns))
            if later is None:
                yield f"{function.name}: removed"
                continue
            types = [*(part.type for part in later.parameters), later.returns]
            if was != [self.stands_for(self.new, type_) for type_ in types]:
                yield f"{function.name}: has other parameter or return types"
        for struct, after in _pairs(self.old.structs, self.new.structs):
            if after is None:
                yield f"{struct.name}: removed"
            else:
                yield from self.struct(struct, after)

    def stands_for(self, interface: Interface, type_: str) -> str:
        """Returns a type with its name replaced by the integer type that it stands for."""
        return " ".join(interface.base(word) for word in type_.split())

    def numbers(self) -> Iterator[str]:
        """Compares the integer types and the values of enumerations."""
        every = {v.name: (item, v) for item in self.new.enumerations for v in item.values}
        for name, base in self.old.bases.items():
            if self.new.bases.get(name) != base:
                yield f"{name}: is {self.new.bases.get(name, 'removed')}, was {base}"
        for item in self.old.enumerations:
            for value in item.values:
                after, now = every.get(value.name, (None, None))
                if after is None or now is None:
                    yield f"{value.name}: removed"
                elif (value.value, value.label) != (now.value, now.label):
                    was = f'{value.value} "{value.label}"'
                    yield f'{value.name}: is {now.value} "{now.label}", was {was}'
                elif (item.type, item.number) != (after.type, after.number):
                    yield f"{value.name}: belongs to {after.type}, belonged to {item.type}"

    def struct(self, was: Struct, now: Struct) -> Iterator[str]:
        """Compares a struct with its newer form. The old fields must stay, and new ones may
        follow them."""
        is_output = was.name not in self.old.inputs | self.new.inputs
        for field, heir in zip(was.fields, now.fields):
            where = f"{was.name}.{field.name}"
            place = (heir.offset, heir.size, heir.length)
            if (field.offset, field.size, field.length) != place:
                yield f"{where}: has another offset or size"
            elif field.name != heir.name:
                # A reserved field may get a name only in an answer, in which old programs ignore the
                # field. In a question, an old program may have set the field.
                is_free = field.name.startswith("reserved") and is_output and "*" not in heir.type
                if not is_free:
                    yield f"{where}: is now {heir.name}"
            elif self.stands_for(self.old, field.type) != self.stands_for(self.new, heir.type):
                yield f"{where}: has type {heir.type}, had {field.type}"
        if len(now.fields) < len(was.fields):
            yield f"{was.name}.{was.fields[len(now.fields)].name}: removed"
        more = now.fields[len(was.fields) :]
        if more and was.name not in self.old.growing & self.new.growing:
            yield f"{was.name}.{more[0].name}: new, but the struct can never grow"
        elif any(field.offset[i] < was.size[i] for field in more for i in (0, 1)):
            yield f"{was.name}: has new fields within its old size of {was.size[0]} bytes"
        elif not more and now.size != was.size:
            yield f"{was.name}: has {now.size[0]} bytes, had {was.size[0]}"
        for macro, after in _pairs(was.initialisers, now.initialisers):
            count = len(macro.values)
            if after is None:
                yield f"{macro.name}: removed"
            elif (macro.parameter, macro.values) != (after.parameter, after.values[:count]):
                yield f"{macro.name}: has other values"


def _pairs(old: Iterable[Part], new: Iterable[Part]) -> Iterator[tuple[Part, Part | None]]:
    """Returns each part of the older interface, with the new part of the same name if there is
    one."""
    by_name = {part.name: part for part in new}
    return ((part, by_name.get(part.name)) for part in old)


def breaks(old: Interface, new: Interface) -> list[str]:
    """Returns the changes that break programs of the older interface. With a higher ABI version
    there are none, because those programs keep using the old library."""
    if new.abi < old.abi:
        return [f"LCP_ABI_VERSION: is {new.abi}, was {old.abi}: it must not decrease"]
    return [] if new.abi > old.abi else list(Comparison(old, new).breaks())


def main() -> int:
    old, new = load(HERE / "abi-released.json"), load()
    found = breaks(old, new)
    for line in found:
        print(line)
    if found:
        print(f"programs built with {old.version} would break: increase LCP_ABI_VERSION")
        return 1
    counts = f"{len(new.functions)} functions, {len(new.structs)} structs"
    if new.abi > old.abi:
        then = f"programs built with {old.version} (ABI {old.abi}) keep their own library"
    else:
        then = f"programs built with {old.version} keep working"
    print(f"ABI {new.abi}, {counts}: {then}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
