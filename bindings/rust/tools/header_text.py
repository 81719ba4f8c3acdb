"""Reads what the Python binding's header reader leaves out: comments, `const`, initialisers."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

_COMMENT = re.compile(r"/\*.*?\*/", re.S)
_FUNCTION = re.compile(
    r"/\*\*(?P<doc>(?:(?!\*/).)*)\*/\s*^[a-z][\w ]*?[ *]+(?P<name>lcp_\w+)\((?P<rest>[^;]*)\);",
    re.M | re.S,
)
_STRUCT = re.compile(
    r"(?:/\*\*(?P<doc>(?:(?!\*/).)*)\*/\s*)?typedef struct (?P<name>\w+) \{(?P<body>.*?)^\}",
    re.M | re.S,
)
_FIELD = re.compile(r"(?P<code>[^;{}]+);\s*(?:/\*\*<(?P<doc>.*?)\*/)?", re.S)
_INIT = re.compile(r"#define (?P<name>LCP_\w+_INIT)(?:\((?P<argument>\w+)\))? +\{(?P<body>.*)\}")


@dataclass(frozen=True)
class Initialiser:
    """A macro that initialises a struct: its values in the order of the fields."""

    name: str
    struct: str
    argument: str
    values: tuple[str, ...]


@dataclass
class HeaderText:
    """Comments by function, struct and field; which pointers are to const; initialisers."""

    functions: dict[str, str] = field(default_factory=dict)
    structs: dict[str, str] = field(default_factory=dict)
    fields: dict[tuple[str, str], str] = field(default_factory=dict)
    constant: set[tuple[str, str]] = field(default_factory=set)
    initialisers: list[Initialiser] = field(default_factory=list)


def _lines(comment: str | None) -> str:
    """Gives a comment without its stars; empty lines stay, for they divide paragraphs."""
    lines = [re.sub(r"^\s*\*? ?", "", line).strip() for line in (comment or "").splitlines()]
    return "\n".join(lines).strip()


def _without_comments(text: str) -> str:
    return " ".join(_COMMENT.sub("", text).split())


def _last_name(declaration: str) -> str:
    return str(re.findall(r"\w+", declaration.split("[")[0])[-1])


def _values(body: str) -> tuple[str, ...]:
    """Divides an initialiser at its commas, but not at those within braces."""
    inner = body.strip()
    parts, depth, start = [], 0, 0
    for place, letter in enumerate(inner):
        depth += (letter in "{(") - (letter in "})")
        if letter == "," and depth == 0:
            parts.append(inner[start:place].strip())
            start = place + 1
    return (*parts, inner[start:].strip())


def _initialiser(match: re.Match[str]) -> Initialiser:
    values = _values(match["body"])
    struct = re.fullmatch(r"\(uint32_t\)sizeof\((\w+)\)", values[0])
    if struct is None:
        raise ValueError(f"{match['name']} does not begin with a size")
    return Initialiser(match["name"], struct[1], match["argument"] or "", values)


def read_text(source: str) -> HeaderText:
    """Reads the text of the header; raises ValueError where it has a form not known here."""
    found = HeaderText()
    for match in _FUNCTION.finditer(source):
        found.functions[match["name"]] = _lines(match["doc"])
    for match in re.finditer(r"^[a-z][\w ]*?[ *]+(lcp_\w+)\(([^()]*)\);", source, re.M):
        for parameter in _without_comments(match[2]).split(","):
            if parameter.strip().startswith("const "):
                found.constant.add((match[1], _last_name(parameter)))
    for match in _STRUCT.finditer(source):
        found.structs[match["name"]] = _lines(match["doc"])
        for item in _FIELD.finditer(match["body"]):
            code = _without_comments(item["code"])
            name = _last_name(code)
            found.fields[match["name"], name] = " ".join(_lines(item["doc"]).split())
            if code.startswith("const "):
                found.constant.add((match["name"], name))
    joined = source.replace("\\\n", " ")
    found.initialisers += [_initialiser(match) for match in _INIT.finditer(joined)]
    return found
