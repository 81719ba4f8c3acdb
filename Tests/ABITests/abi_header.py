"""Reads what lifecycle_policy.h declares, as the compiler sees it.

Clang prints its syntax tree as JSON and evaluates sizes, offsets and macros. The machine is always
the same one, LP64, and the headers are clang's own: so a lock made here holds on every machine.
What this reader does not know is an error: a new form cannot be passed over in silence.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

TARGET = ("-std=c99", "-target", "x86_64-unknown-linux-gnu", "-ffreestanding", "-nostdlibinc")

# The version numbers, which are compared by themselves.
VERSION_MACROS = frozenset(
    {"LCP_VERSION", "LCP_VERSION_MAJOR", "LCP_VERSION_MINOR", "LCP_VERSION_PATCH"}
)
# What a rule set knows: it grows with each, and old programs go on with what they were built with.
RULE_SET_MACROS = frozenset({"LCP_RULESET_VERSION", "LCP_OS_NEWEST"})


class AbiError(Exception):
    """Something that cannot be read, or that contradicts itself."""


@dataclass(frozen=True, slots=True)
class Parameter:
    """A parameter of a function."""

    type: str
    name: str


@dataclass(frozen=True, slots=True)
class Function:
    """An exported function."""

    name: str
    returns: str
    parameters: tuple[Parameter, ...]


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a struct; `end` is where its declaration ends in the header, in bytes."""

    name: str
    type: str
    offset: int
    size: int
    end: int


@dataclass(frozen=True, slots=True)
class Struct:
    """A struct; opaque ones have no fields. `close` is the place of its closing brace."""

    name: str
    size: int
    align: int
    fields: tuple[Field, ...]
    close: int

    @property
    def is_opaque(self) -> bool:
        """Whether the header declares it only."""
        return not self.fields

    @property
    def is_sized(self) -> bool:
        """Whether it begins with the size that its caller knows."""
        return bool(self.fields) and self.fields[0].name == "struct_size"


@dataclass(frozen=True, slots=True)
class Macro:
    """A macro. `value` is that of an integer constant; `values` are those of an initialiser."""

    name: str
    parameters: str | None
    body: str
    value: int | None = None
    initialises: str | None = None
    values: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Header:
    """Everything that the header declares."""

    path: Path
    functions: Mapping[str, Function]
    structs: Mapping[str, Struct]
    enums: Mapping[str, Mapping[str, int]]
    typedefs: Mapping[str, str]
    macros: Mapping[str, Macro]

    @property
    def abi(self) -> int:
        """The ABI number."""
        value = self.macros["LCP_ABI_VERSION"].value if "LCP_ABI_VERSION" in self.macros else None
        if value is None:
            raise AbiError(f"{self.path} has no number LCP_ABI_VERSION")
        return value

    @property
    def version(self) -> str:
        """The version of the library."""
        if "LCP_VERSION" not in self.macros:
            raise AbiError(f"{self.path} has no LCP_VERSION")
        return self.macros["LCP_VERSION"].body.strip('"')

    def inputs(self) -> frozenset[str]:
        """The structs that go into the library: by a pointer to const, or behind one of those."""
        found = {
            pointee
            for function in self.functions.values()
            for parameter in function.parameters
            if (pointee := self.pointee(parameter.type)) and "const" in parameter.type
        }
        waiting = list(found)
        while waiting:
            for field in self.structs[waiting.pop()].fields:
                inner = self.pointee(field.type) or self.plain(field.type)
                if inner in self.structs and inner not in found:
                    found.add(inner)
                    waiting.append(inner)
        return frozenset(found)

    def fixed(self) -> frozenset[str]:
        """The structs that can never grow.

        They do not begin with struct_size, lie in another struct, or come as an array whose
        elements are as far apart as the host's compiler says, without a stride.
        """
        found = {struct.name for struct in self.structs.values() if not struct.is_sized}
        lists = [
            {parameter.name: parameter.type for parameter in function.parameters}
            for function in self.functions.values()
        ]
        lists += [{f.name: f.type for f in struct.fields} for struct in self.structs.values()]
        for names in lists:
            for name, type_ in names.items():
                inner = self.plain(type_)
                if inner in self.structs:
                    found.add(inner)
                pointee = self.pointee(type_)
                if pointee and _is_array(name, names) and not _has_stride(name, names):
                    found.add(pointee)
        return frozenset(found)

    def pointee(self, type_: str) -> str | None:
        """The struct that a type points to, if it does."""
        match = re.fullmatch(r"(?:const )?(?:struct )?(\w+) \*(?: ?const)?", type_)
        return match[1] if match and match[1] in self.structs else None

    def plain(self, type_: str) -> str:
        """A type without qualifier, tag and dimension."""
        return re.sub(r"^(const )?(struct )?|\[\d*\]$", "", type_)


def _singular(name: str) -> str:
    return name[:-3] + "y" if name.endswith("ies") else name[:-1] if name.endswith("s") else name


def _is_array(name: str, names: Mapping[str, str]) -> bool:
    one = _singular(name)
    return f"{one}_capacity" in names or (one != name and ("count" in names))


def _has_stride(name: str, names: Mapping[str, str]) -> bool:
    return "stride" in names or f"{_singular(name)}_stride" in names


def find_clang() -> str:
    """The clang of the environment, of the path, or of the toolchain that swift belongs to."""
    given = os.environ.get("CLANG")
    if given:
        return given
    on_path = shutil.which("clang")
    if on_path:
        return on_path
    swift = shutil.which("swift")
    if swift:
        beside = Path(swift).resolve().parent / "clang"
        if beside.exists():
            return str(beside)
    raise AbiError("no clang on the path or beside swift: the header cannot be read")


def run(command: list[str], text: str | None = None) -> str:
    """What a program prints; an AbiError with its complaint if it fails."""
    try:
        done = subprocess.run(command, input=text, capture_output=True, text=True, check=False)
    except OSError as error:
        raise AbiError(f"{command[0]} cannot be run: {error.strerror}") from error
    if done.returncode != 0:
        raise AbiError(f"{command[0]} failed ({done.returncode}):\n{done.stderr.strip()}")
    return done.stdout


def read_header(path: Path, clang: str | None = None) -> Header:
    """Reads a header."""
    source = path.read_bytes()
    reader = _Reader(path, clang or find_clang(), source)
    for node in reader.compile("-Xclang", "-ast-dump=json", "-fsyntax-only", "-")["inner"]:
        if _is_own(node):
            reader.take(node)
    return reader.header()


def without_comments(source: bytes) -> bytes:
    """The same text with every comment blank, so that all else stands where it stood."""

    def blank(match: re.Match[bytes]) -> bytes:
        return match[0] if match[0][:1] == b'"' else re.sub(rb"[^\n]", b" ", match[0])

    return re.sub(rb'"(?:[^"\\\n]|\\.)*"|/\*.*?\*/|//[^\n]*', blank, source, flags=re.S)


def _is_own(node: Mapping[str, Any]) -> bool:
    location = node["loc"]
    location = location.get("expansionLoc", location)
    return "offset" in location and "includedFrom" not in location


def _children(node: Mapping[str, Any], kind: str) -> Iterator[Mapping[str, Any]]:
    return (child for child in node.get("inner", ()) if child["kind"] == kind)


def _constant(node: Mapping[str, Any]) -> int | None:
    """The number that an enumerator is given; a wide one stands behind a cast."""
    for child in node.get("inner", ()):
        if child["kind"] == "ConstantExpr":
            return int(child["value"])
        inner = _constant(child)
        if inner is not None:
            return inner
    return None


class _Reader:
    """Takes declaration after declaration, then asks the compiler for numbers."""

    def __init__(self, path: Path, compiler: str, source: bytes) -> None:
        self.path = path
        self.compiler = compiler
        self.source = source
        self.plain = without_comments(source).decode("latin-1")
        self.functions: dict[str, Function] = {}
        self.records: dict[str, Mapping[str, Any]] = {}
        self.enums: dict[str, dict[str, int]] = {}
        self.typedefs: dict[str, str] = {}
        self.last_typedef = ""

    def compile(self, *arguments: str, more: str = "") -> Any:
        """What clang says of the header and what follows it, as JSON."""
        return json.loads(self.ask(*arguments, more=more))

    def ask(self, *arguments: str, more: str = "") -> str:
        """What clang prints."""
        command = [self.compiler, *TARGET, "-Wno-everything", "-x", "c", *arguments]
        try:
            return run(command, self.plain + more)
        except AbiError as error:
            raise AbiError(str(error).replace("<stdin>", str(self.path))) from error

    def take(self, node: Mapping[str, Any]) -> None:
        """Takes one declaration of the header."""
        kind, name = node["kind"], node.get("name", "")
        if kind == "FunctionDecl":
            self._function(node)
        elif kind == "TypedefDecl":
            self.typedefs[name] = node["type"]["qualType"]
            self.last_typedef = name
        elif kind == "RecordDecl" and node.get("tagUsed") == "struct" and name:
            if node.get("completeDefinition") or name not in self.records:
                self.records[name] = node
        elif kind == "EnumDecl":
            self._enum(node, name or self.last_typedef)
        else:
            raise AbiError(f"{self.path}: a {kind} ({name or 'without a name'}) cannot be locked")

    def _function(self, node: Mapping[str, Any]) -> None:
        name = node["name"]
        if node.get("storageClass") == "static" or node.get("variadic"):
            raise AbiError(f"{self.path}: {name} is static or variadic: it cannot be locked")
        parameters = tuple(
            Parameter(child["type"]["qualType"], child.get("name", ""))
            for child in _children(node, "ParmVarDecl")
        )
        returns = node["type"]["qualType"].partition("(")[0].strip()
        self.functions[name] = Function(name, returns, parameters)

    def _enum(self, node: Mapping[str, Any], group: str) -> None:
        if group in self.enums:
            raise AbiError(f"{self.path}: two enumerations after {group}: whose values are they?")
        values: dict[str, int] = {}
        following = 0
        for child in _children(node, "EnumConstantDecl"):
            constant = _constant(child)
            values[child["name"]] = following if constant is None else constant
            following = values[child["name"]] + 1
        self.enums[group] = values

    def header(self) -> Header:
        """Everything, with numbers."""
        macros = self._macros()
        numbers = [name for name, macro in macros.items() if _is_number(macro)]
        expressions = [f"({name})" for name in numbers]
        for name, node in self.records.items():
            fields = [field["name"] for field in _children(node, "FieldDecl")]
            if node.get("completeDefinition"):
                expressions += [f"sizeof(struct {name})", f"__alignof__(struct {name})"]
            for field in fields:
                expressions.append(f"__builtin_offsetof(struct {name}, {field})")
                expressions.append(f"sizeof(((struct {name} *)0)->{field})")
        values = self._evaluate(expressions)
        for name in numbers:
            macro = macros[name]
            macros[name] = Macro(name, None, macro.body, values[f"({name})"])
        return Header(
            self.path,
            self.functions,
            {name: self._struct(name, node, values) for name, node in self.records.items()},
            self.enums,
            self.typedefs,
            macros,
        )

    def _struct(self, name: str, node: Mapping[str, Any], values: Mapping[str, int]) -> Struct:
        if not node.get("completeDefinition"):
            return Struct(name, 0, 0, (), 0)
        fields = []
        for child in node.get("inner", ()):
            if child["kind"] == "FullComment":
                continue
            if child["kind"] != "FieldDecl" or child.get("isBitfield") or "name" not in child:
                raise AbiError(f"{self.path}: {name} has a {child['kind']} that cannot be locked")
            field = child["name"]
            end = child["range"]["end"]
            fields.append(
                Field(
                    field,
                    child["type"]["qualType"],
                    values[f"__builtin_offsetof(struct {name}, {field})"],
                    values[f"sizeof(((struct {name} *)0)->{field})"],
                    self.source.index(b";", end["offset"] + end["tokLen"]) + 1,
                )
            )
        size, align = values[f"sizeof(struct {name})"], values[f"__alignof__(struct {name})"]
        return Struct(name, size, align, tuple(fields), node["range"]["end"]["offset"])

    def _evaluate(self, expressions: list[str]) -> dict[str, int]:
        values: dict[str, int] = {}
        if not expressions:
            return values
        names = ", ".join(f"abi_probe_{i} = {e}" for i, e in enumerate(expressions))
        probes = self.compile(
            "-Xclang",
            "-ast-dump=json",
            "-Xclang",
            "-ast-dump-filter=abi_probes",
            "-fsyntax-only",
            "-",
            more=f"enum abi_probes {{ {names} }};\n",
        )
        for child in _children(probes, "EnumConstantDecl"):
            constant = _constant(child)
            if constant is not None:
                values[expressions[int(child["name"].rpartition("_")[2])]] = constant
        if len(values) != len(set(expressions)):
            raise AbiError(f"{self.path}: the compiler did not evaluate every expression")
        return values

    def _macros(self) -> dict[str, Macro]:
        macros: dict[str, Macro] = {}
        inside = False
        for line in self.ask("-E", "-dD", "-").split("\n"):
            marker = re.match(r'# \d+ "((?:[^"\\]|\\.)*)"', line)
            if marker:
                inside = marker[1] == "<stdin>"
            elif inside and line.startswith("#undef "):
                macros.pop(line.split()[1], None)
            elif inside and line.startswith("#define "):
                macro = _macro(line)
                macros[macro.name] = macro
        return macros


def _macro(line: str) -> Macro:
    match = re.fullmatch(r"#define (\w+)(?:\(([^)]*)\))? ?(.*)", line)
    if not match:
        raise AbiError(f"a macro that cannot be read: {line}")
    name, parameters, body = match[1], match[2], " ".join(match[3].split())
    values = split_values(body)
    size = re.fullmatch(r"\(uint32_t\) ?sizeof\((\w+)\)", values[0]) if values else None
    if size:
        return Macro(name, parameters, body, initialises=size[1], values=tuple(values))
    return Macro(name, parameters, body)


def split_values(body: str) -> list[str]:
    """The values of an initialiser in braces; none if it is not one."""
    if not (body.startswith("{") and body.endswith("}")):
        return []
    values, depth, start = [], 0, 1
    for i, letter in enumerate(body[1:-1], 1):
        depth += (letter in "({") - (letter in ")}")
        if letter == "," and depth == 0:
            values.append(body[start:i].strip())
            start = i + 1
    return [*values, body[start:-1].strip()]


def _is_number(macro: Macro) -> bool:
    if macro.parameters is not None or macro.values or not macro.body:
        return False
    return not macro.body.startswith('"')
