"""What include/abi.json says of the C interface: every generator and check reads it through here.

Pairs of numbers are those of machines with pointers of 8 bytes and of 4. All others are as on
every machine that the library is built for: numbers are aligned to their own size.
"""

from __future__ import annotations

import dataclasses
import functools
import json
import re
import types
import typing
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
ABI = ROOT / "include" / "abi.json"
Pair = tuple[int, int]
POINTER: Pair = (8, 4)
#: The types of C that the interface is made of, and their sizes.
SCALARS: dict[str, Pair] = {
    "char": (1, 1),
    "int32_t": (4, 4),
    "uint32_t": (4, 4),
    "int64_t": (8, 8),
    "uint64_t": (8, 8),
    "size_t": POINTER,
}
#: A struct that goes in by a pointer that is not to const: it comes out changed.
CHANGED = "lcp_info_progress"


@dataclass(frozen=True)
class Type:
    """Another name for a number."""

    name: str
    base: str
    doc: str = ""


@dataclass(frozen=True)
class Value:
    """An enumerator; `label` is the name by which the library knows it."""

    name: str
    value: int
    label: str
    doc: str = ""


@dataclass(frozen=True)
class Enumeration:
    """A number with named values; `kind` is its LCP_ENUM_*, which is `number`."""

    type: str
    base: str
    prefix: str
    kind: str = ""
    number: int = 0
    doc: str = ""
    values: tuple[Value, ...] = ()

    def bare(self, value: Value) -> str:
        """Gives the name of a value without the prefix; LCP_OK has none of the errors'."""
        return value.name.removeprefix(self.prefix).removeprefix("LCP_")


@dataclass(frozen=True)
class Constant:
    """A macro that is a number or a text; the type of a text is "text"."""

    name: str
    type: str
    value: int | str
    doc: str = ""


@dataclass(frozen=True)
class Macro:
    """A macro with parameters, which makes a number."""

    name: str
    parameters: tuple[str, ...]
    body: str
    doc: str = ""


@dataclass(frozen=True)
class Field:
    """A field of a struct; an array has a length."""

    name: str
    type: str
    offset: Pair
    size: Pair
    length: int = 0
    since: str = ""
    doc: str = ""


@dataclass(frozen=True)
class Initialiser:
    """A macro that a struct begins with: its values in the order of the fields."""

    name: str
    values: tuple[str, ...]
    parameter: str = ""
    doc: str = ""


@dataclass(frozen=True)
class Struct:
    """A struct."""

    name: str
    size: Pair
    doc: str = ""
    fields: tuple[Field, ...] = ()
    initialisers: tuple[Initialiser, ...] = ()

    @property
    def is_sized(self) -> bool:
        """Whether it begins with the size that its caller knows."""
        return self.fields[0].name == "struct_size"


@dataclass(frozen=True)
class Parameter:
    """A parameter of a function."""

    name: str
    type: str


@dataclass(frozen=True)
class Function:
    """A function."""

    name: str
    returns: str
    since: str
    parameters: tuple[Parameter, ...] = ()
    doc: str = ""


@dataclass(frozen=True)
class Interface:
    """Everything that the headers declare, each list in their order."""

    version: str
    abi: int
    types: tuple[Type, ...] = ()
    enumerations: tuple[Enumeration, ...] = ()
    constants: tuple[Constant, ...] = ()
    macros: tuple[Macro, ...] = ()
    structs: tuple[Struct, ...] = ()
    opaques: tuple[Type, ...] = ()
    functions: tuple[Function, ...] = ()

    @functools.cached_property
    def _structs(self) -> dict[str, Struct]:
        return {struct.name: struct for struct in self.structs}

    @functools.cached_property
    def bases(self) -> dict[str, str]:
        """What the names of numbers stand for."""
        bases = {item.name: item.base for item in self.types}
        return bases | {item.type: item.base for item in self.enumerations}

    def struct(self, name: str) -> Struct | None:
        """Gives the struct of that name, if it is one."""
        return self._structs.get(name)

    def base(self, name: str) -> str:
        """Gives what a number's type stands for."""
        return self.bases.get(name, name)

    def pointee(self, type_: str) -> str | None:
        """Gives the struct that a type points to, if it does."""
        plain = type_.removeprefix("const ")
        return plain[:-2] if plain.endswith(" *") and self.struct(plain[:-2]) else None

    @functools.cached_property
    def inputs(self) -> frozenset[str]:
        """The structs that go into the library: by pointers to const, behind those, and what changes."""
        found = {
            pointee
            for function in self.functions
            for parameter in function.parameters
            if (pointee := self.pointee(parameter.type))
            and (parameter.type.startswith("const ") or pointee == CHANGED)
        }
        waiting = list(found)
        while waiting:
            struct = self.struct(waiting.pop())
            for field in struct.fields if struct else ():
                inner = self.pointee(field.type) or field.type
                if self.struct(inner) and inner not in found:
                    found.add(inner)
                    waiting.append(inner)
        return frozenset(found)

    @functools.cached_property
    def growing(self) -> frozenset[str]:
        """The structs that may grow at their ends.

        They begin with struct_size, lie in no other struct, and come one by one or with a stride:
        the elements of any other array are as far apart as the host's compiler says.
        """
        fixed: set[str] = set()
        lists: list[tuple[Parameter | Field, ...]] = [f.parameters for f in self.functions]
        lists += [struct.fields for struct in self.structs]
        for parts in lists:
            names = {part.name for part in parts}
            for part in parts:
                one = re.sub(r"ies$", "y", part.name).removesuffix("s")
                is_array = f"{one}_capacity" in names or (one != part.name and "count" in names)
                if is_array and not {"stride", f"{one}_stride"} & names:
                    fixed.add(self.pointee(part.type) or "")
                fixed.add(part.type)
        return frozenset(s.name for s in self.structs if s.is_sized and s.name not in fixed)


def placed(parts: Sequence[tuple[Pair, Pair, int]]) -> tuple[list[Pair], Pair, Pair]:
    """Lays fields out: of each its size, its alignment and its length (0: no array).

    Gives the offsets, the size of the whole and its alignment.
    """
    ends, aligns, offsets = [0, 0], [1, 1], []
    for size, align, length in parts:
        for i in (0, 1):
            ends[i] = -(-ends[i] // align[i]) * align[i]
            aligns[i] = max(aligns[i], align[i])
        offsets.append((ends[0], ends[1]))
        ends = [end + width * (length or 1) for end, width in zip(ends, size)]
    whole = [-(-end // align) * align for end, align in zip(ends, aligns)]
    return offsets, (whole[0], whole[1]), (aligns[0], aligns[1])


def _dump(value: Any, indent: str) -> str:
    """JSON in which a line is one fact: what holds no list of objects."""
    parts = value.values() if isinstance(value, dict) else [value]
    if not any(isinstance(part, list) and part and isinstance(part[0], dict) for part in parts):
        return json.dumps(value, ensure_ascii=False)
    inner = indent + "  "
    if isinstance(value, list):
        return "[\n" + ",\n".join(inner + _dump(item, inner) for item in value) + f"\n{indent}]"
    lines = [f"{inner}{json.dumps(key)}: {_dump(item, inner)}" for key, item in value.items()]
    return "{\n" + ",\n".join(lines) + f"\n{indent}}}"


def _plain(value: Any) -> Any:
    """What JSON can hold, without what is as by default."""
    if isinstance(value, (tuple, list)):
        return [_plain(item) for item in value]
    if not dataclasses.is_dataclass(value):
        return value
    return {
        field.name: _plain(getattr(value, field.name))
        for field in dataclasses.fields(value)
        if getattr(value, field.name) != field.default
    }


@functools.cache
def _hints(type_: Any) -> dict[str, Any]:
    return typing.get_type_hints(type_)


def _typed(type_: Any, value: Any) -> Any:
    """What JSON holds, as that type."""
    if dataclasses.is_dataclass(type_):
        make: Any = type_
        hints = _hints(make)
        return make(**{key: _typed(hints[key], value[key]) for key in value})
    arguments = typing.get_args(type_)
    if not arguments or isinstance(type_, types.UnionType):
        return value
    return tuple(_typed(arguments[0], item) for item in value)


def dumps(interface: Interface) -> str:
    """Gives the text of abi.json."""
    return _dump(_plain(interface), "") + "\n"


def loads(text: str) -> Interface:
    """Reads the text of abi.json."""
    interface: Interface = _typed(Interface, json.loads(text))
    return interface


def load(path: Path = ABI) -> Interface:
    """Reads abi.json."""
    return loads(path.read_text(encoding="utf-8"))
