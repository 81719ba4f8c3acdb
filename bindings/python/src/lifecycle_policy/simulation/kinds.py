"""The kinds of values in a scenario. Each kind reads a value, and renders the JSON schema of such
values."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from .._native.enums import Event, Interruption, Occurrence, Termination, Trigger
from .._native.errors import LifecyclePolicyError
from .._native.labels import LabelledEnum
from .._native.osversion import OSVersion
from .._native.renamed import name_in_use, read_as
from .._native.spellings import near_names, said_of, word_of
from .._native.words import look_up
from .places import Member, Mistake, Placed, kind_of, printable
from .updates import Update, What

__all__ = [
    "Json",
    "Happening",
    "Key",
    "Kind",
    "Number",
    "Reading",
    "Switch",
    "Text",
    "Unread",
    "Version",
    "Word",
    "Words",
    "did_you_mean",
    "key_schemas",
    "needs",
    "object_schema",
    "quoted",
    "read_object",
]

Json = dict[str, object]

#: Kinds whose words people may write instead of an event. For each kind: the intended event, and
#: the key of the event that takes the word.
_EVENTS: tuple[tuple[type[LabelledEnum], str, str], ...] = (
    (Trigger, "trigger", "trigger"),
    (Event, "notice", "notice"),
    (Termination, "end", "termination"),
    (Interruption, "begin-interruption", "interruption"),
)


@dataclass(slots=True)
class Reading:
    """The mistakes and notes that were found while a scenario was read."""

    mistakes: list[Mistake] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)

    def wrong(self, where: Placed, message: str) -> None:
        """Records a mistake. Reading continues."""
        self.mistakes.append(Mistake(where.line, where.column, message))

    def note(self, note: str) -> None:
        """Records a note on a word, once."""
        note = printable(note)
        if note not in self.notes:
            self.notes.append(note)


def quoted(names: Iterable[str]) -> str:
    """Lists names.

    >>> quoted(["at", "event", "app"])
    '`at`, `event` and `app`'
    """
    listed = [f"`{name}`" for name in names]
    return f"{', '.join(listed[:-1])} and {listed[-1]}" if len(listed) > 1 else "".join(listed)


def did_you_mean(text: str, names: Sequence[str]) -> str:
    """Returns a suggestion of similar names, if there are any."""
    near = [f"`{name}`" for name in near_names(text, list(names), most=2)]
    return f"; did you mean {' or '.join(near)}?" if near else ""


class Kind(Protocol):
    """The kind of value that a key takes."""

    def read(self, key: str, given: Placed, reading: Reading) -> object:
        """Returns the value. If it cannot be read, records a mistake and returns None."""

    def schema(self) -> Json:
        """Returns the JSON schema of the value."""


@dataclass(frozen=True, slots=True)
class Key:
    """A key of an object."""

    name: str
    kind: Kind
    about: str
    needed: bool = False
    others: tuple[str, ...] = ()
    """Other names, which are read with a note: older ones, and those of C."""


@dataclass(frozen=True, slots=True)
class Unread:
    """A value for people and tests. The simulation ignores it."""

    of: Mapping[str, object] = field(default_factory=dict)

    def read(self, key: str, given: Placed, reading: Reading) -> object:
        return None

    def schema(self) -> Json:
        return dict(self.of)


@dataclass(frozen=True, slots=True)
class Text:
    """A text that is not empty, and that can be printed."""

    def read(self, key: str, given: Placed, reading: Reading) -> str | None:
        if isinstance(given.value, str) and given.value.strip() and given.value.isprintable():
            return given.value
        if isinstance(given.value, str) and given.value.strip():
            reading.wrong(given, f"{key}: it has characters that cannot be printed")
            return None
        what = "an empty text" if isinstance(given.value, str) else kind_of(given.value)
        reading.wrong(given, f"{key}: expected a text, not {what}")
        return None

    def schema(self) -> Json:
        return {"type": "string", "pattern": "\\S"}


@dataclass(frozen=True, slots=True)
class Number:
    """A number within a range."""

    least: int = 0
    most: int = 1_000_000_000
    whole: bool = False
    unit: str = ""
    endless: bool = False
    """True if the word "unlimited" stands for no limit."""

    def read(self, key: str, given: Placed, reading: Reading) -> int | float | None:
        value, unit = given.value, f" of {self.unit}" if self.unit else ""
        if self.endless and value == "unlimited":
            return math.inf
        wanted = f"a {'whole ' if self.whole else ''}number{unit} from {self.least} to {self.most}"
        wanted += " or `unlimited`" if self.endless else ""
        if isinstance(value, bool) or not isinstance(value, (int, float)):
            reading.wrong(given, f"{key}: expected {wanted}, not {kind_of(value)}")
        elif not self.least <= value <= self.most or (self.whole and value != int(value)):
            reading.wrong(given, f"{key}: expected {wanted}, not {value}")
        else:
            return int(value) if self.whole else value
        return None

    def schema(self) -> Json:
        kind = "integer" if self.whole else "number"
        number: Json = {"type": kind, "minimum": self.least, "maximum": self.most}
        return {"anyOf": [number, {"const": "unlimited"}]} if self.endless else number


@dataclass(frozen=True, slots=True)
class Switch:
    """Yes or no. For facts, also unknown."""

    unknown: bool = False

    def read(self, key: str, given: Placed, reading: Reading) -> bool | str | None:
        """Returns "unknown" for an unknown fact, because None means a mistake."""
        value = given.value.casefold() if isinstance(given.value, str) else given.value
        if value is True or value == "yes":
            return True
        if value is False or value == "no":
            return False
        if self.unknown and value == "unknown":
            return "unknown"
        choices = "true, false or unknown" if self.unknown else "true or false"
        shown = f"`{value}`" if isinstance(value, (str, int, float)) else kind_of(value)
        reading.wrong(given, f"{key}: expected {choices}, not {shown}")
        return None

    def schema(self) -> Json:
        return {"enum": [True, False, "yes", "no", *(["unknown"] if self.unknown else [])]}


def _unknown_event(text: str) -> str:
    """Suggests an event for an unknown word."""
    labels = [value.label for value in (*Occurrence, *Update)]
    near = did_you_mean(text, labels)
    for kind, event, key in _EVENTS:
        value, _ = look_up(kind, text)
        if value is not None and not near:
            near = f'; did you mean `"event": "{event}", "{key}": "{value.label}"`?'
    return f"no event is named `{text}`{near}" + ("" if near else f"; {_listed(Occurrence)}")


def _listed(kind: type[LabelledEnum]) -> str:
    """Lists the names, or says which command lists them."""
    if len(kind) <= 8:
        return f"there are {quoted(value.label for value in kind)}"
    return f"`names {word_of(kind)}` lists them"


@dataclass(frozen=True, slots=True)
class Word:
    """A name from an enumeration."""

    of: type[LabelledEnum]
    without: LabelledEnum | None = None
    """A value that scenarios must not use."""

    def read(self, key: str, given: Placed, reading: Reading) -> LabelledEnum | None:
        if not isinstance(given.value, str):
            reading.wrong(given, f"{key}: expected a word, not {kind_of(given.value)}")
            return None
        value, word = look_up(self.of, given.value)
        if value is None and self.of is Occurrence:
            reading.wrong(given, f"{key}: {_unknown_event(given.value)}")
        elif value is None:
            reading.wrong(given, f"{key}: {said_of(self.of, given.value)}; {_listed(self.of)}")
        elif value is self.without:
            reading.wrong(given, f"{key}: `{given.value}` has no rules for a device")
            return None
        elif word is not None and len(word.meanings) > 1:
            others = ", ".join(other.label for other in word.meanings[1:])
            note = f"{read_as(given.value, value.label)}; it may also mean {others}"
            reading.note(f"line {given.line}: {key}: {note}")
        elif (name := name_in_use(value, given.value)) is not None:
            reading.note(f"line {given.line}: {key}: {read_as(given.value, name)}")
        return value

    def schema(self) -> Json:
        return {"enum": [value.label for value in self.of if value is not self.without]}


@dataclass(frozen=True, slots=True)
class Happening:
    """What happens: an occurrence, or an update. The JSON schema of each event has its name, so the
    schema here is only that of a text."""

    def read(self, key: str, given: Placed, reading: Reading) -> What | None:
        update = Update.named(given.value) if isinstance(given.value, str) else None
        found = update or Word(Occurrence).read(key, given, reading)
        return found if isinstance(found, (Occurrence, Update)) else None

    def schema(self) -> Json:
        return {"type": "string"}


@dataclass(frozen=True, slots=True)
class Words:
    """A list of names."""

    of: type[LabelledEnum]

    def read(self, key: str, given: Placed, reading: Reading) -> list[LabelledEnum] | None:
        elements = given.elements()
        if elements is None:
            reading.wrong(given, f"{key}: expected a list of words, not {kind_of(given.value)}")
            return None
        found = [Word(self.of).read(key, each, reading) for each in elements]
        return [value for value in found if value is not None]

    def schema(self) -> Json:
        return {"type": "array", "items": Word(self.of).schema()}


@dataclass(frozen=True, slots=True)
class Version:
    """A version of iOS or of its SDK."""

    def read(self, key: str, given: Placed, reading: Reading) -> OSVersion | None:
        if not isinstance(given.value, str):
            what = f"a version is a text, such as \"17.0\", not {kind_of(given.value)}"
            reading.wrong(given, f"{key}: {what}")
            return None
        try:
            version = OSVersion.parse(given.value)
        except LifecyclePolicyError:
            reading.wrong(given, f"{key}: `{given.value}` is not a version such as 9.3.5")
            return None
        if version < OSVersion.oldest():
            reading.wrong(given, f"{key}: `{given.value}` is before {OSVersion.oldest()}")
            return None
        return version

    def schema(self) -> Json:
        return {"type": "string", "pattern": "^[0-9]+(\\.[0-9]+){0,2}$"}


def read_object(
    given: Placed, keys: Sequence[Key], what: str, reading: Reading
) -> dict[str, tuple[object, Placed]] | None:
    """Reads the members of an object. For anything else, records a mistake and returns None. Omits
    keys that are absent or unreadable."""
    members = given.members()
    if members is None:
        reading.wrong(given, f"{what} must be an object, {{...}}, not {kind_of(given.value)}")
        return None
    known = {key.name: key for key in keys}
    names = {other: key.name for key in keys for other in key.others}
    first: dict[str, Member] = {}
    found: dict[str, tuple[object, Placed]] = {}
    for member in members:
        name = names.get(member.name, member.name)
        if name in first:
            line = first[name].key.line
            reading.wrong(member.key, f"`{name}` occurs a second time, after line {line}")
            continue
        if name != member.name:
            reading.note(f"line {member.key.line}: {read_as(member.name, f'`{name}`')}")
        first[name] = member
        if name not in known:
            near = did_you_mean(name, list(known)) or f"; there are {quoted(known)}"
            reading.wrong(member.key, f"{what} has no key `{name}`{near}")
            continue
        value = known[name].kind.read(name, member.value, reading)
        if value is not None:
            found[name] = value, member.value
    for key in keys:
        if key.needed and key.name not in first:
            reading.wrong(given, f"`{key.name}` is missing: {key.about}")
    return found


def key_schemas(keys: Iterable[Key]) -> Json:
    """Returns the JSON schemas of keys, by name. Marks other names of a key as deprecated."""
    found: Json = {}
    for key in keys:
        described = {"description": key.about, **key.kind.schema()}
        found[key.name] = described
        for other in key.others:
            found[other] = {**described, "description": f"as `{key.name}`", "deprecated": True}
    return found


def needs(keys: Sequence[Key]) -> Json:
    """Returns the part of a JSON schema that requires keys. If a key has other names, one of the
    names is required."""
    plain = [key.name for key in keys if key.needed and not key.others]
    named = [
        {"anyOf": [{"required": [name]} for name in (key.name, *key.others)]}
        for key in keys
        if key.needed and key.others
    ]
    return {**({"required": plain} if plain else {}), **({"allOf": named} if named else {})}


def object_schema(keys: Sequence[Key]) -> Json:
    """Returns the JSON schema of an object."""
    return {
        "type": "object",
        "properties": key_schemas(keys),
        **needs(keys),
        "additionalProperties": False,
    }
