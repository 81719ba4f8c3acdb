"""Reads lifecycle_policy.h: its enumerations, structs, constants and functions.

The header is regular enough for plain patterns. What this reader does not recognise is an error,
so that a new form in the header cannot be passed over in silence.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

BASE_TYPES = ("int32_t", "uint32_t", "int64_t", "uint64_t", "size_t")


@dataclass(frozen=True)
class Member:
    """One value of an enumeration."""

    name: str
    value: int
    doc: str


@dataclass(frozen=True)
class Enumeration:
    """A wire integer with its values."""

    ctype: str
    base: str
    doc: str
    members: tuple[Member, ...]


@dataclass(frozen=True)
class Declarator:
    """A struct field, a parameter or a result: a type, its indirections, a name, a length."""

    ctype: str
    pointers: int
    name: str
    length: int = 0


@dataclass(frozen=True)
class Struct:
    """A struct with its fields in order."""

    name: str
    fields: tuple[Declarator, ...]


@dataclass(frozen=True)
class Function:
    """A prototype."""

    name: str
    result: Declarator
    parameters: tuple[Declarator, ...]


@dataclass
class Header:
    """Everything that the header declares."""

    aliases: dict[str, str] = field(default_factory=dict)
    enumerations: list[Enumeration] = field(default_factory=list)
    structs: list[Struct] = field(default_factory=list)
    functions: list[Function] = field(default_factory=list)
    constants: dict[str, int | str] = field(default_factory=dict)


_DOC = r"(?:/\*\*(?P<doc>(?:(?!\*/).)*)\*/\s*)?"
_TYPEDEF = re.compile(
    _DOC + r"typedef (?P<base>\w+) (?P<name>lcp_\w+_t);(?P<rest>\s*enum \{)?", re.S
)
_MEMBER = re.compile(
    r"(?P<name>LCP_\w+)\s*=\s*(?P<value>0x[0-9a-f]+|\d+)\s*,?(?:\s*/\*\*<(?P<doc>.*?)\*/)?", re.S
)
_CODE = re.compile(r"#define (LCP_CODE_\w+) UINT32_C\((0x[0-9a-f]{8})\)")
_STRUCT = re.compile(r"typedef struct (\w+) \{(.*?)\} (\w+);", re.S)
_FUNCTION = re.compile(r"^([a-z][\w ]*?[ *]+)(lcp_\w+)\(([^()]*)\);", re.M | re.S)
_DECLARATOR = re.compile(r"^(?:const )?(\w+)\s*(\**)\s*(\w+)?(?:\[(\d+)\])?$")
_OS = re.compile(r"#define (LCP_OS_\w+) LCP_OS\((\d+), (\d+), (\d+)\)")
_NUMBER = re.compile(r"#define (LCP_[A-Z_]+) (?:INT64_C)?\(?(-?(?:0x[0-9a-f]+|\d+))u?\)?(?=\s)")
_TEXT = re.compile(r'#define (LCP_[A-Z_]*VERSION) "([^"]*)"')


def _prose(comment: str | None) -> str:
    """Joins the lines of a comment."""
    lines = [line.strip().lstrip("*").strip() for line in (comment or "").splitlines()]
    return " ".join(line for line in lines if line)


def _declarator(text: str) -> Declarator:
    match = _DECLARATOR.match(" ".join(text.split()))
    if match is None:
        raise ValueError(f"cannot read the declaration `{text.strip()}`")
    ctype, stars, name, length = match.groups()
    return Declarator(ctype, len(stars), name or "", int(length or 0))


def _without_comments(text: str) -> str:
    return re.sub(r"/\*.*?\*/", "", text, flags=re.S)


def _enumeration(match: re.Match[str], source: str) -> Enumeration:
    body = source[match.end() : source.index("};", match.end())]
    members = tuple(
        Member(found["name"], int(found["value"], 0), _prose(found["doc"]))
        for found in _MEMBER.finditer(body)
    )
    names = re.findall(r"LCP_\w+(?=\s*=)", _without_comments(body))
    if [member.name for member in members] != names or not members:
        raise ValueError(f"cannot read every value of {match['name']}")
    return Enumeration(match["name"], match["base"], _prose(match["doc"]), members)


def _codes(source: str) -> Enumeration:
    members = tuple(Member(name, int(value, 0), "") for name, value in _CODE.findall(source))
    doc = "Termination codes, as the 32-bit pattern."
    return Enumeration("lcp_code_t", "uint32_t", doc, members)


def read_header(path: Path) -> Header:
    """Reads the header at `path`; raises ValueError where it has a form not known here."""
    source = path.read_text(encoding="utf-8")
    header = Header()
    for match in _TYPEDEF.finditer(source):
        if match["base"] not in BASE_TYPES:
            raise ValueError(f"{match['name']} is a {match['base']}, which is not known here")
        header.aliases[match["name"]] = match["base"]
        if match["rest"]:
            header.enumerations.append(_enumeration(match, source))
    header.enumerations.append(_codes(source))
    code = _without_comments(source)
    for name, body, again in _STRUCT.findall(code):
        if name != again:
            raise ValueError(f"struct {name} is named {again}")
        fields = tuple(_declarator(line) for line in body.split(";") if line.strip())
        header.structs.append(Struct(name, fields))
    for result, name, parameters in _FUNCTION.findall(code):
        listed = [] if parameters.strip() == "void" else parameters.split(",")
        header.functions.append(
            Function(name, _declarator(result), tuple(_declarator(item) for item in listed))
        )
    called = set(re.findall(r"\b(lcp_[a-z_]+)\(", code))
    if called != {function.name for function in header.functions}:
        raise ValueError("cannot read every prototype")
    if code.count("typedef struct") != len(header.structs):
        raise ValueError("cannot read every struct")
    for name, major, minor, patch in _OS.findall(code):
        header.constants[name] = int(major) << 16 | int(minor) << 8 | int(patch)
    for name, number in _NUMBER.findall(code):
        header.constants[name] = int(number, 0)
    for name, text in _TEXT.findall(code):
        header.constants[name] = text
    header.constants["LCP_NS_UNLIMITED"] = 2**63 - 1
    return header
