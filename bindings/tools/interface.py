"""The C interface as include/abi.json describes it. Every generator and check reads the file with
this module.

meanings.py has the facts that C cannot express: directions and lengths of pointers, enumerations of
masks, and the values of fields.

In a pair of numbers, the first one is for machines with pointers of 8 bytes, and the second one for
machines with pointers of 4 bytes. Other numbers are the same on every machine that the library is
built for, because numbers are aligned to their own size.
"""

from __future__ import annotations

import dataclasses
import functools
import json
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
#: The C types that the interface uses, and their sizes.
SCALARS: dict[str, Pair] = {
    "char": (1, 1),
    "int32_t": (4, 4),
    "uint32_t": (4, 4),
    "int64_t": (8, 8),
    "uint64_t": (8, 8),
    "size_t": POINTER,
}


@dataclass(frozen=True)
class Type:
    """A typedef of a number."""

    name: str
    base: str
    doc: str = ""


@dataclass(frozen=True)
class Value:
    """An enumerator.

    `label` is the library's name of the value, and `title` the phrase for people. A condition has
    two phrases: `title` if the condition holds, and `opposite` if it fails. A state has the axis
    "app" or "scene". A field of a rule says what it `holds`: the type of an enumeration, "fact",
    "duration", "count", "number", "text" or "steps".
    """

    name: str
    value: int
    label: str
    title: str = ""
    opposite: str = ""
    doc: str = ""
    axis: str = ""
    holds: str = ""


@dataclass(frozen=True)
class Enumeration:
    """A number with named values. `kind` is its LCP_ENUM_* constant, with the value `number`."""

    type: str
    base: str
    prefix: str
    kind: str = ""
    number: int = 0
    doc: str = ""
    values: tuple[Value, ...] = ()

    def bare(self, value: Value) -> str:
        """Returns the name of a value without the prefix. LCP_OK lacks the prefix of errors."""
        return value.name.removeprefix(self.prefix).removeprefix("LCP_")


@dataclass(frozen=True)
class Constant:
    """A macro for a number or a text. The type of a text is "text"."""

    name: str
    type: str
    value: int | str
    doc: str = ""


@dataclass(frozen=True)
class Macro:
    """A macro with parameters that yields a number."""

    name: str
    parameters: tuple[str, ...]
    body: str
    doc: str = ""


@dataclass(frozen=True)
class Field:
    """A field of a struct. An array has a length.

    `set` is the enumeration of a mask. `required` says that the field always has a value. In a
    struct that the host fills, the host must give the value, unless the host gives the field that
    `unless` names. In a struct that the library fills, the library always gives the value. `range`
    has the minimum and the maximum number that the host may give. `axis` says which states the
    field has: "app", "scene", "either", or "as from", which means states of the same kind as the
    struct's field `from`.

    A pointer has a direction, "in" or "out". `count` names the field with the number of its
    elements, and `stride` the field with the distance between elements. A column has only a
    `stride`. The function that takes the struct then knows the number of elements. `nullable` is
    "always", "if empty", or "" for never. A text without `count` ends with NUL.
    """

    name: str
    type: str
    offset: Pair
    size: Pair
    length: int = 0
    since: str = ""
    doc: str = ""
    set: str = ""
    required: bool = False
    unless: str = ""
    range: tuple[int, ...] = ()
    axis: str = ""
    direction: str = ""
    count: str = ""
    stride: str = ""
    nullable: str = ""


@dataclass(frozen=True)
class Initialiser:
    """A macro that initialises a struct, with the values in the order of the fields."""

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
        """True if the struct begins with `struct_size`, the size that the caller knows."""
        return self.fields[0].name == "struct_size"


@dataclass(frozen=True)
class Parameter:
    """A parameter of a function.

    A pointer has a direction: "in", "out" or "inout". An array has `count`, the parameter with the
    number of elements (of bytes, if it is called `size` or if the elements have no type), and may
    have `stride`, the parameter with their distance in bytes. If `count` is a capacity, `total` is
    the parameter that receives the total number of elements. `nullable` is "always", "if empty", or
    "" for never. If another parameter decides the type of the struct, `question` names that
    parameter.
    """

    name: str
    type: str
    direction: str = ""
    count: str = ""
    stride: str = ""
    total: str = ""
    nullable: str = ""
    question: str = ""


@dataclass(frozen=True)
class Function:
    """A function."""

    name: str
    returns: str
    since: str
    parameters: tuple[Parameter, ...] = ()
    doc: str = ""


@dataclass(frozen=True)
class Question:
    """A question that a policy answers: its kind, its function, the structs of its query ("" if it
    has none) and its answer, and the function and element of its list ("" if it has none)."""

    name: str
    kind: str
    function: str
    query: str = ""
    answer: str = ""
    list: str = ""
    item: str = ""


@dataclass(frozen=True)
class Interface:
    """Everything that the headers declare, in their order."""

    version: str
    abi: int
    types: tuple[Type, ...] = ()
    enumerations: tuple[Enumeration, ...] = ()
    constants: tuple[Constant, ...] = ()
    macros: tuple[Macro, ...] = ()
    structs: tuple[Struct, ...] = ()
    opaques: tuple[Type, ...] = ()
    functions: tuple[Function, ...] = ()
    questions: tuple[Question, ...] = ()

    @functools.cached_property
    def _structs(self) -> dict[str, Struct]:
        return {struct.name: struct for struct in self.structs}

    @functools.cached_property
    def bases(self) -> dict[str, str]:
        """The base type of each named number type."""
        bases = {item.name: item.base for item in self.types}
        return bases | {item.type: item.base for item in self.enumerations}

    @functools.cached_property
    def _numbers(self) -> dict[str, int]:
        values = {value.name: value.value for item in self.enumerations for value in item.values}
        return values | {c.name: c.value for c in self.constants if isinstance(c.value, int)}

    def value(self, name: str) -> int:
        """Returns the value of an enumerator or of a constant that is a number."""
        return self._numbers[name]

    def struct(self, name: str) -> Struct | None:
        """Returns the struct with a name, or None."""
        return self._structs.get(name)

    def declared(self, name: str) -> Struct:
        """Returns the struct with a name, which must exist."""
        return self._structs[name]

    def base(self, name: str) -> str:
        """Returns the base type of a number."""
        return self.bases.get(name, name)

    def pointee(self, type_: str) -> str | None:
        """Returns the struct that a type points to, or None."""
        plain = type_.removeprefix("const ")
        return plain[:-2] if plain.endswith(" *") and self.struct(plain[:-2]) else None

    @functools.cached_property
    def inputs(self) -> frozenset[str]:
        """The input structs: those that a function reads, and those that the fields of an input
        struct contain or point to."""
        found = {
            pointee
            for function in self.functions
            for parameter in function.parameters
            if (pointee := self.pointee(parameter.type)) and parameter.direction in ("in", "inout")
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

        They begin with struct_size, and are not embedded in other structs. They are passed one at a
        time, or in arrays with a stride. In any other array, the host's compiler determines the
        distance between elements, so the elements must keep their size.
        """
        lists: list[tuple[Parameter | Field, ...]] = [f.parameters for f in self.functions]
        lists += [struct.fields for struct in self.structs]
        parts = [part for each in lists for part in each]
        fixed = {self.pointee(part.type) for part in parts if part.count and not part.stride}
        fixed |= {part.type for part in parts}
        return frozenset(s.name for s in self.structs if s.is_sized and s.name not in fixed)


def placed(parts: Sequence[tuple[Pair, Pair, int]]) -> tuple[list[Pair], Pair, Pair]:
    """Lays out fields. Each is given by its size, its alignment and its length (0 means no array).
    Returns the offsets, the total size and the alignment."""
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
    """Formats JSON with one line for each value that contains no list of objects."""
    parts = value.values() if isinstance(value, dict) else [value]
    if not any(isinstance(part, list) and part and isinstance(part[0], dict) for part in parts):
        return json.dumps(value, ensure_ascii=False)
    inner = indent + "  "
    if isinstance(value, list):
        return "[\n" + ",\n".join(inner + _dump(item, inner) for item in value) + f"\n{indent}]"
    lines = [f"{inner}{json.dumps(key)}: {_dump(item, inner)}" for key, item in value.items()]
    return "{\n" + ",\n".join(lines) + f"\n{indent}}}"


def _plain(value: Any) -> Any:
    """Converts a value to a form that JSON can hold. Leaves out fields that have their defaults."""
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
    """Converts a value from JSON to a type."""
    if dataclasses.is_dataclass(type_):
        make: Any = type_
        hints = _hints(make)
        return make(**{key: _typed(hints[key], value[key]) for key in value})
    arguments = typing.get_args(type_)
    if not arguments or isinstance(type_, types.UnionType):
        return value
    return tuple(_typed(arguments[0], item) for item in value)


def dumps(interface: Interface) -> str:
    """Returns the text of abi.json."""
    return _dump(_plain(interface), "") + "\n"


def loads(text: str) -> Interface:
    """Reads the text of abi.json."""
    interface: Interface = _typed(Interface, json.loads(text))
    return interface


def load(path: Path = ABI) -> Interface:
    """Reads abi.json."""
    return loads(path.read_text(encoding="utf-8"))
