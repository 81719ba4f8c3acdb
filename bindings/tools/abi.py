"""Reads the C headers for include/abi.json.

The parser supports only the style of our headers, and needs no compiler. The parser reads every
token. A header in another style raises an error that names the place. In a test, compilers compare
the result with the headers.
"""

from __future__ import annotations

import ast
import operator
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

from interface import (
    POINTER,
    SCALARS,
    Constant,
    Enumeration,
    Field,
    Function,
    Initialiser,
    Interface,
    Macro,
    Pair,
    Parameter,
    Struct,
    Type,
    Value,
    placed,
)
from meanings import MeaningError, explained

# The enumeration of statuses: its type, its kind, the prefix of its values, and the only value
# without the prefix, which is not an error.
STATUSES = ("lcp_status_t", "LCP_ENUM_STATUS", "LCP_ERROR_", "LCP_OK")
#: Apple has names for the values of these enumerations. The library uses Apple's names, and the
#: comment on each value begins with its name.
NAMED_BY_APPLE = ("lcp_callback_t", "lcp_notification_t")
#: The enumeration of kinds, and the prefix of its values. This enumeration has no kind itself.
KINDS = ("lcp_enum_kind_t", "LCP_ENUM_")
#: Names of values on the command line and in vectors. In the header, these values have other,
#: clearer names.
LABELS = {"LCP_PROFILE_FOUNDING": "article"}
#: The enumeration of conditions. The comment on each of its values has a second title, for the case
#: that the condition fails. The word OTHERWISE precedes the second title.
CONDITIONS, OTHERWISE = "lcp_condition_t", "else: "

SYSTEM_HEADERS = ("<stddef.h>", "<stdint.h>")
TOKEN = re.compile(
    r"""(?P<space>\s+)
    | (?P<doc>/\*\*(?:(?!\*/).)*\*/)
    | (?P<comment>/\*(?:(?!\*/).)*\*/)
    | (?P<directive>\#(?:\\\n|/\*(?:(?!\*/).)*\*/|[^\n])*)
    | (?P<word>\w+)
    | (?P<text>"[^"\n]*")
    | (?P<mark><<|[{}()\[\];,*=|+-])""",
    re.S | re.X,
)
DEFINE = re.compile(r"#define (\w+)(?:\(([\w, ]*)\))?(?:[ \t]+(.*))?", re.S)
COMMENT = re.compile(r"/\*.*?\*/", re.S)
SINCE = re.compile(r"\bSince (\d+\.\d+(?:\.\d+)?)\.?$")
NUMBER = re.compile(r"\b(0x[0-9a-fA-F]+|\d+)[uUlL]*\b")


class HeaderError(ValueError):
    """An unreadable part of a header."""


@dataclass(frozen=True)
class Token:
    """A piece of a header, and its place."""

    kind: str
    text: str
    place: str


def _tokens(path: Path, seen: set[Path]) -> Iterator[Token]:
    """Yields the tokens of a header, and of the headers that it includes in quotes."""
    seen.add(path)
    text, at, line = path.read_text(encoding="utf-8"), 0, 1
    while at < len(text):
        place = f"{path.name}:{line}"
        match = TOKEN.match(text, at)
        if match is None or match.lastgroup is None:
            raise HeaderError(f"{place}: cannot read `{text[at : at + 40].splitlines()[0]}`")
        at, line = match.end(), line + match[0].count("\n")
        if match.lastgroup == "space":
            continue
        included = re.fullmatch(r'#include ("[\w.]+"|<[\w.]+>)\s*', match[0])
        if included is None:
            yield Token(match.lastgroup, match[0], place)
        elif included[1].startswith('"'):
            inner = path.parent / included[1].strip('"')
            if inner not in seen:
                yield from _tokens(inner, seen)
        elif included[1] not in SYSTEM_HEADERS:
            raise HeaderError(f"{place}: {included[1]} is not one of {', '.join(SYSTEM_HEADERS)}")


def _prose(comment: str) -> str:
    """Returns the text of a comment without marks. Joins its lines, and leaves an empty line
    between paragraphs."""
    body = re.sub(r"^/\*\*<?|\*/$", "", comment)
    lines = [re.sub(r"^\s*\*(?: |$)", "", line).strip() for line in body.splitlines()]
    return re.sub(r" *\n\s*", "\n\n", " ".join(line or "\n" for line in lines).strip())


def _divided(text: str) -> tuple[str, ...]:
    """Splits an initialiser at its commas, except for commas within brackets."""
    parts, depth, start = [], 0, 0
    for place, letter in enumerate(text):
        depth += (letter in "{(") - (letter in "})")
        if letter == "," and depth == 0:
            parts.append(text[start:place].strip())
            start = place + 1
    return (*parts, text[start:].strip())


@dataclass
class _Found:
    """Everything that was read until now, by name: declarations, layouts of types, and values of
    numbers."""

    types: dict[str, Type] = field(default_factory=dict)
    enumerations: dict[str, Enumeration] = field(default_factory=dict)
    constants: dict[str, Constant] = field(default_factory=dict)
    macros: dict[str, Macro] = field(default_factory=dict)
    structs: dict[str, Struct] = field(default_factory=dict)
    opaques: dict[str, Type] = field(default_factory=dict)
    functions: dict[str, Function] = field(default_factory=dict)
    layouts: dict[str, tuple[Pair, Pair]] = field(default_factory=dict)
    numbers: dict[str, int] = field(default_factory=lambda: {"INT64_MAX": 2**63 - 1})


class _Reader:
    """Reads one declaration after the other."""

    def __init__(self, path: Path) -> None:
        self.tokens = list(_tokens(path, set()))
        self.at = 0
        self.found = _Found()
        self.doc = ""  # the comment before the next declaration
        self.scalar = ""  # the type that was just declared
        self.names: set[str] = set()

    # ---- tokens ----

    def fail(self, text: str) -> HeaderError:
        """Returns an error that names the place of the next token."""
        token = self.tokens[min(self.at, len(self.tokens) - 1)]
        return HeaderError(f"{token.place}: {text}, at `{token.text.splitlines()[0]}`")

    def peek(self) -> Token:
        """Returns the next token. Skips comments that are not documentation."""
        while self.at < len(self.tokens) and self.tokens[self.at].kind == "comment":
            self.at += 1
            self.doc = ""
        if self.at == len(self.tokens):
            return Token("end", "", "")
        return self.tokens[self.at]

    def take(self, wanted: str = "") -> str:
        """Takes the next token, which must be `wanted`, or a word if `wanted` is empty."""
        token = self.peek()
        if token.text != wanted if wanted else token.kind != "word":
            raise self.fail(f"expected {f'`{wanted}`' if wanted else 'a word'}")
        self.at += 1
        return token.text

    def taken(self, text: str) -> bool:
        """Tells whether the next token is `text`. If so, takes the token."""
        is_next = self.peek().text == text
        self.at += is_next
        return is_next

    def before(self) -> str:
        """Returns the comment before a declaration, and clears it."""
        doc, self.doc = self.doc, ""
        return doc

    def behind(self) -> str:
        """Takes the comment after a declaration, if there is one."""
        token = self.peek()
        if token.kind != "doc" or not token.text.startswith("/**<"):
            return ""
        self.at += 1
        return _prose(token.text)

    def new(self, name: str, pattern: str) -> str:
        """Returns a name. Fails if the name does not match the pattern, or is declared twice."""
        if not re.fullmatch(pattern, name) or name in self.names:
            raise self.fail(f"{name} does not look like {pattern}, or is declared twice")
        self.names.add(name)
        return name

    # ---- declarations ----

    def read(self) -> None:
        """Reads all declarations."""
        blocks = 0  # the number of open `extern "C"` blocks
        while (token := self.peek()).kind != "end":
            if token.kind == "doc":
                if token.text.startswith("/**<"):
                    raise self.fail("a comment behind nothing")
                self.doc = _prose(token.text)
                self.at += 1
            elif token.kind == "directive":
                self.directive(token)
            elif self.taken("extern"):
                self.take('"C"')
                self.take("{")
                blocks += 1
            elif blocks and self.taken("}"):
                blocks -= 1
            elif self.taken("typedef"):
                self.struct() if self.taken("struct") else self.number_type()
            elif self.taken("enum"):
                self.enumeration()
            else:
                self.function()

    def directive(self, token: Token) -> None:
        """Reads a preprocessor line."""
        line = " ".join(COMMENT.sub("", token.text).replace("\\\n", " ").split())
        if re.fullmatch(r"#endif|#ifdef __cplusplus|#ifndef LIFECYCLE_POLICY_\w+", line):
            pass
        elif not re.fullmatch(r"#define LIFECYCLE_POLICY_\w+", line):
            match = DEFINE.fullmatch(line)
            if match is None or not match[3]:
                raise self.fail("this line of the preprocessor is not known")
            docs = [_prose(comment) for comment in re.findall(r"/\*\*<.*?\*/", token.text, re.S)]
            doc = " ".join(docs) or self.before()
            self.define(self.new(match[1], r"LCP_[A-Z0-9_]+"), match[2], match[3], doc)
        self.at += 1
        self.doc = ""

    def define(self, name: str, parameters: str | None, body: str, doc: str) -> None:
        """Reads a macro. A macro that comes right after a type is a value of that type."""
        listed = tuple(part.strip() for part in parameters.split(",")) if parameters else ()
        if body.startswith("{") and body.endswith("}"):
            self.initialiser(name, listed, _divided(body[1:-1]), doc)
        elif parameters is not None:
            self.found.macros[name] = Macro(name, listed, body, doc)
        elif re.fullmatch(r'"[^"]*"', body):
            self.found.constants[name] = Constant(name, "text", body[1:-1], doc)
        else:
            kind = "int64_t" if "INT64_" in body else "int32_t"
            kind = "uint32_t" if re.search(r"UINT32_C|[0-9a-f]u\b", body) else kind
            kind = self.scalar or kind
            self.found.numbers[name] = value = self.number(body)
            self.found.constants[name] = Constant(name, kind, value, doc)

    def initialiser(
        self, name: str, parameters: tuple[str, ...], values: tuple[str, ...], doc: str
    ) -> None:
        """Reads a macro that initialises a struct."""
        size = re.fullmatch(r"\(uint32_t\)sizeof\((\w+)\)", values[0])
        struct = self.found.structs.get(size[1]) if size else None
        if struct is None:
            raise self.fail(f"{name} does not begin with the size of a struct")
        if len(values) != len(struct.fields) or len(parameters) > 1:
            raise self.fail(f"{name} has {len(values)} values for {len(struct.fields)} fields")
        item = Initialiser(name, values, parameters[0] if parameters else "", doc)
        every = (*struct.initialisers, item)
        self.found.structs[struct.name] = replace(struct, initialisers=every)

    def number_type(self) -> None:
        """Reads a typedef of a number."""
        base = self.take()
        if base not in SCALARS:
            raise self.fail(f"{base} is no number that is known here")
        name = self.new(self.take(), r"lcp_[a-z0-9_]+_t")
        self.found.types[name] = Type(name, base, self.before())
        self.found.layouts[name] = (SCALARS[base], SCALARS[base])
        self.take(";")
        self.scalar = name

    def enumeration(self) -> None:
        """Reads the values of the type that was just declared."""
        if not self.scalar:
            raise self.fail("an enumeration that does not come right after its type")
        type_, self.scalar = self.found.types.pop(self.scalar), ""
        values: list[Value] = []
        self.take("{")
        while not self.taken("}"):
            name = self.new(self.take(), r"LCP_[A-Z0-9_]+")
            self.take("=")
            expression = ""
            while self.peek().kind in ("word", "mark") and self.peek().text not in (",", "}"):
                expression += f"{self.peek().text} "
                self.at += 1
            value = self.number(expression)
            is_last = not self.taken(",")
            values.append(Value(name, value, "", doc=self.behind()))
            self.found.numbers[name] = value
            if is_last and self.peek().text != "}":
                raise self.fail("expected `,` or `}`")
        self.take(";")
        self.found.enumerations[type_.name] = Enumeration(
            type_.name, type_.base, "", doc=type_.doc, values=tuple(values)
        )

    def struct(self) -> None:
        """Reads a struct."""
        doc, name = self.before(), self.new(self.take(), r"lcp_[a-z0-9_]+")
        self.scalar = ""
        if self.taken(name):  # an opaque struct
            self.take(";")
            self.found.opaques[name] = Type(name, "void", doc)
            return
        fields: list[Field] = []
        self.take("{")
        while not self.taken("}"):
            self.doc = ""
            type_, field_ = self.declared_type(), self.take()
            length = 0
            if self.taken("["):
                length = self.number(self.take())
                self.take("]")
            self.take(";")
            if field_ in (item.name for item in fields):
                raise self.fail(f"{name} has two fields {field_}")
            item = Field(field_, type_, (0, 0), self.layout(type_)[0], length, doc=self.behind())
            since = SINCE.search(item.doc)
            fields.append(replace(item, since=since[1] if since else ""))
        if self.take() != name:
            raise self.fail(f"struct {name} has another name at its end")
        self.take(";")
        offsets, size, align = placed(
            [(item.size, self.layout(item.type)[1], item.length) for item in fields]
        )
        placed_fields = tuple(
            replace(item, offset=offset, size=_times(item.size, item.length or 1))
            for item, offset in zip(fields, offsets)
        )
        self.found.layouts[name] = (size, align)
        self.found.structs[name] = Struct(name, size, doc, placed_fields)

    def function(self) -> None:
        """Reads a prototype."""
        returns = "void" if self.taken("void") else self.declared_type()
        doc = self.before()
        self.scalar = ""
        name = self.new(self.take(), r"lcp_[a-z0-9_]+")
        parameters: list[Parameter] = []
        self.take("(")
        if self.tokens[self.at + 1].text == ")":
            self.take("void")
        else:
            while True:
                type_ = self.declared_type()
                parameters.append(Parameter(self.take(), type_))
                if not self.taken(","):
                    break
        self.take(")")
        since = SINCE.search(doc)
        if since is None:
            raise self.fail(f"the comment of {name} does not end with its version: Since 0.1.")
        self.take(";")
        self.found.functions[name] = Function(name, returns, since[1], tuple(parameters), doc)

    def declared_type(self) -> str:
        """Reads a type, such as `const lcp_app *`."""
        const = "const " if self.taken("const") else ""
        type_, stars = f"{const}{self.take()}", ""
        while self.taken("*"):
            stars += "*"
        type_ = f"{type_} {stars}".strip()
        self.layout(type_)
        return type_

    def layout(self, type_: str) -> tuple[Pair, Pair]:
        """Returns the size and alignment of a type."""
        plain = type_.removeprefix("const ").rstrip("* ")
        hidden = plain == "void" or plain in self.found.opaques
        if plain not in SCALARS and plain not in self.found.layouts and not hidden:
            raise self.fail(f"{plain} is no type that is known here")
        if type_.endswith("*"):
            return POINTER, POINTER
        if hidden:
            raise self.fail(f"nothing is of type {plain}")
        return self.found.layouts.get(plain) or (SCALARS[plain], SCALARS[plain])

    # ---- numbers ----

    def number(self, text: str) -> int:
        """Returns the value of a constant expression."""
        expression = re.sub(r"\bU?INT(?:32|64)_C\b", "", text)
        call = re.fullmatch(r"(\w+)\((.*)\)", expression)
        macro = self.found.macros.get(call[1]) if call else None
        if call and macro:
            given = dict(zip(macro.parameters, _divided(call[2]), strict=True))
            expression = re.sub(r"\w+", lambda word: given.get(word[0], word[0]), macro.body)
        expression = re.sub(r"\((?:u?int(?:32|64)_t|lcp_\w+_t)\)", "", expression)
        expression = NUMBER.sub(r"\1", expression)
        try:
            return _evaluated(ast.parse(expression.strip(), mode="eval").body, self.found.numbers)
        except (SyntaxError, KeyError, ValueError) as error:
            raise self.fail(f"`{text.strip()}` is no number that is known here") from error

    # ---- the result ----

    def interface(self) -> Interface:
        """Returns everything that was read, with kinds, prefixes and names."""
        found = self.found
        kinds = {v.name: v.value for v in found.enumerations[KINDS[0]].values}
        items = [self.kinded(item, kinds) for item in self.enumerations(kinds)]
        missing = kinds.keys() - {item.kind for item in items}
        if missing:
            raise HeaderError(f"{', '.join(sorted(missing))}: there is no such enumeration")
        coded = {value.name for item in items for value in item.values}
        numbers = [f"LCP_VERSION_{part}" for part in ("MAJOR", "MINOR", "PATCH")]
        numbers.append("LCP_ABI_VERSION")
        for name in numbers:
            if name not in found.numbers:
                raise HeaderError(f"{name}: there is no such number")
        *version, number = (found.numbers[name] for name in numbers)
        declared = Interface(
            ".".join(map(str, version)),
            number,
            tuple(t for t in found.types.values() if t.name not in {item.type for item in items}),
            tuple(items),
            tuple(c for c in found.constants.values() if c.name not in coded),
            tuple(found.macros.values()),
            tuple(found.structs.values()),
            tuple(found.opaques.values()),
            tuple(found.functions.values()),
        )
        try:
            return explained(declared)
        except MeaningError as error:
            raise HeaderError(str(error)) from error

    def enumerations(self, kinds: dict[str, int]) -> Iterator[Enumeration]:
        """Yields the enumerations in order. Some have values that are macros, because they are too
        wide for an enum."""
        for name in self.found.layouts:
            if name in self.found.enumerations:
                yield self.found.enumerations[name]
                continue
            type_ = self.found.types.get(name)
            values = [
                Value(c.name, c.value, f"0x{c.value:08x}", doc=c.doc)
                for c in self.found.constants.values()
                if c.type == name and isinstance(c.value, int)
            ]
            if type_ and values and _kind_of(values, kinds):
                yield Enumeration(name, type_.base, "", doc=type_.doc, values=tuple(values))

    def kinded(self, item: Enumeration, kinds: dict[str, int]) -> Enumeration:
        """Returns an enumeration with its kind, its prefix, and the names of its values."""
        if item.type == STATUSES[0]:
            kind, prefix = STATUSES[1:3]
        elif item.type == KINDS[0]:
            kind, prefix = "", KINDS[1]
        else:
            kind = _kind_of(item.values, kinds)
            prefix = f"LCP_{kind.removeprefix('LCP_ENUM_')}_"
        item = replace(item, kind=kind, number=kinds.get(kind, 0), prefix=prefix)
        values = []
        for value in item.values:
            if not value.name.startswith(prefix) and value.name != STATUSES[3]:
                raise HeaderError(f"{value.name} does not begin with the name of a kind")
            label = item.bare(value).lower().replace("_", "-")
            label = value.doc.split()[0] if item.type in NAMED_BY_APPLE else value.label or label
            label = LABELS.get(value.name, label)
            title, opposite = (label, "") if item.type in NAMED_BY_APPLE else _titles(item, value)
            values.append(replace(value, label=label, title=title, opposite=opposite))
        if len({value.value for value in values}) != len(values):
            raise HeaderError(f"{item.type} has one value twice")
        return replace(item, values=tuple(values))


def _titles(item: Enumeration, value: Value) -> tuple[str, str]:
    """Returns the title at the beginning of a value's comment, and the title of its opposite."""
    title, *more = (part.strip() for part in value.doc.split(";"))
    if not title:
        raise HeaderError(f"{value.name} has no comment, which would begin with its title")
    if item.type != CONDITIONS:
        return title, ""
    if not more or not more[0].startswith(OTHERWISE):
        raise HeaderError(f"{value.name}: its title is not followed by `; {OTHERWISE}`")
    return title, more[0].removeprefix(OTHERWISE)


def _times(size: Pair, length: int) -> Pair:
    return size[0] * length, size[1] * length


def _kind_of(values: tuple[Value, ...] | list[Value], kinds: dict[str, int]) -> str:
    """Returns the kind whose name begins the names of all values. If several kinds match, returns
    the longest one. If no kind matches, returns ""."""
    fitting = [
        kind
        for kind in kinds
        if all(value.name.startswith(kind.replace("LCP_ENUM_", "LCP_") + "_") for value in values)
    ]
    return max(fitting, key=len, default="")


OPERATIONS: dict[type[ast.operator] | type[ast.unaryop], Callable[..., int]] = {
    ast.LShift: operator.lshift,
    ast.BitOr: operator.or_,
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.USub: operator.neg,
}


def _evaluated(node: ast.expr, names: dict[str, int]) -> int:
    """Returns the value of an expression that has the same syntax in C and Python."""
    if isinstance(node, ast.Constant) and isinstance(node.value, int):
        return node.value
    if isinstance(node, ast.Name):
        return names[node.id]
    if isinstance(node, ast.UnaryOp):
        return OPERATIONS[type(node.op)](_evaluated(node.operand, names))
    if isinstance(node, ast.BinOp):
        left, right = _evaluated(node.left, names), _evaluated(node.right, names)
        return OPERATIONS[type(node.op)](left, right)
    raise ValueError(ast.dump(node))


def read(path: Path) -> Interface:
    """Reads a header and the headers that it includes. Raises HeaderError if that fails."""
    reader = _Reader(path)
    reader.read()
    return reader.interface()
