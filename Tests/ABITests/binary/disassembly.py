"""Disassembles a shared library for x86-64. Finds its functions, and what each of them can call.

Reads symbols, relocations and code from the finished file with readelf and objdump of binutils.
"""

from __future__ import annotations

import os
import re
import struct
import subprocess
from bisect import bisect_right
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path


class DisassemblyError(Exception):
    """The file cannot be disassembled, or the result would not be reliable."""


@dataclass(frozen=True, slots=True)
class Section:
    name: str
    address: int
    offset: int
    size: int
    is_code: bool

    def contains(self, address: int) -> bool:
        return self.address <= address < self.address + self.size


@dataclass(frozen=True, slots=True)
class Instruction:
    address: int
    mnemonic: str
    operands: str
    #: The address that objdump computes. For a jump or call, it is the target. For an operand
    #: relative to the instruction, it is the absolute address.
    target: int | None
    #: The imported function that a call or jump leads to.
    imported: str | None

    @property
    def is_call(self) -> bool:
        return self.mnemonic in ("call", "callq")

    @property
    def is_jump(self) -> bool:
        return self.mnemonic.startswith("j") or self.mnemonic.startswith("loop")

    @property
    def is_indirect(self) -> bool:
        """Returns whether a call or jump has its target in a register or in memory, and the target
        is not a known import."""
        return (self.is_call or self.is_jump) and "*" in self.operands and self.imported is None


@dataclass(frozen=True, slots=True)
class Function:
    name: str
    start: int
    end: int
    code: tuple[Instruction, ...]
    #: The addresses of the indirect jumps that come from switch statements. All targets of these
    #: jumps are in this function.
    switches: frozenset[int]


@dataclass(frozen=True, slots=True)
class Library:
    #: The functions, sorted by address.
    functions: tuple[Function, ...]
    #: The start of each exported function, by name.
    exports: dict[str, int]
    #: The starts of functions whose address is in the data, is computed by an instruction, or is in
    #: a table of offsets to which an instruction refers.
    address_taken: frozenset[int]

    def function_at(self, address: int) -> Function | None:
        return find_function(self.functions, address)


def find_function(functions: tuple[Function, ...], address: int) -> Function | None:
    """Returns the function that contains an address. The functions must be sorted by address."""
    index = bisect_right(functions, address, key=lambda function: function.start) - 1
    return functions[index] if index >= 0 and address < functions[index].end else None


_PREFIXES = frozenset(
    "lock rep repe repz repne repnz bnd notrack data16 addr32 cs ds es fs gs ss rex.W".split()
)
_PADDING = frozenset("nop nopw nopl xchg int3".split())


def _run(*command: str | Path) -> str:
    try:
        done = subprocess.run(
            [str(part) for part in command], capture_output=True, text=True, check=False,
            env={**os.environ, "LC_ALL": "C"},
        )
    except FileNotFoundError as error:
        raise DisassemblyError(f"{command[0]} of binutils is not installed") from error
    if done.returncode != 0:
        raise DisassemblyError(f"{command[0]}: {done.stderr.strip() or done.returncode}")
    return done.stdout


def _sections(path: Path) -> list[Section]:
    pattern = re.compile(
        r"^ +\[ *\d+\] (\S+) +\S+ +([0-9a-f]{16}) ([0-9a-f]+) ([0-9a-f]+) [0-9a-f]+ +(\w*) +\d"
    )
    found = []
    for line in _run("readelf", "-SW", path).splitlines():
        if match := pattern.match(line):
            name, address, offset, size, flags = match.groups()
            if "A" in flags:
                found.append(
                    Section(name, int(address, 16), int(offset, 16), int(size, 16), "X" in flags)
                )
    return found


def _symbols(path: Path, table: str) -> Iterator[tuple[str, int, int]]:
    """Yields name, address and size of each function in a symbol table."""
    here = False
    for line in _run("readelf", "-sW", path).splitlines():
        part = line.split()
        if line.startswith("Symbol table"):
            here = f"'{table}'" in line
        # Num: Value Size Type Bind Vis Ndx Name
        elif here and len(part) >= 8 and part[3] in ("FUNC", "IFUNC") and part[6].isdigit():
            yield part[7].split("@")[0], int(part[1], 16), int(part[2], 0)


def _relocations(path: Path) -> tuple[dict[int, str], set[int]]:
    """Returns what the loader writes into words of the library.

    The first result maps the address of a word to the name of the import whose address the loader
    writes there. The second result contains the addresses in the library that the loader writes
    into other words.
    """
    imports: dict[int, str] = {}
    addresses: set[int] = set()
    for line in _run("readelf", "-rW", path).splitlines():
        part = line.split()
        if len(part) < 4 or not part[2].startswith("R_X86_64_"):
            continue
        if part[2] in ("R_X86_64_RELATIVE", "R_X86_64_IRELATIVE"):
            addresses.add(int(part[3], 16))
        elif len(part) >= 5 and int(part[3], 16) != 0:
            addresses.add(int(part[3], 16))
        elif len(part) >= 5:
            imports[int(part[0], 16)] = part[4].split("@")[0]
    return imports, addresses


_LINE = re.compile(r"^ *([0-9a-f]+):\t(\S.*)$")
_DIRECT = re.compile(r"^([0-9a-f]+)(?: <([^>]+)>)?$")
_NOTED = re.compile(r"# ([0-9a-f]+)(?: <|$)")


def _instruction(line: str, imports: dict[int, str]) -> Instruction | None:
    match = _LINE.match(line)
    if match is None:
        return None
    words = match[2].split()
    while len(words) > 1 and words[0] in _PREFIXES:
        words = words[1:]
    mnemonic, operands = words[0], " ".join(words[1:])
    target: int | None = None
    imported: str | None = None
    if direct := _DIRECT.match(operands):
        target = int(direct[1], 16)
        if direct[2] and direct[2].endswith("@plt"):
            imported = direct[2].removesuffix("@plt").split("@")[0]
    elif noted := _NOTED.search(operands):
        target = int(noted[1], 16)
        if "*" in operands:
            imported = imports.get(target)
    return Instruction(int(match[1], 16), mnemonic, operands, target, imported)


@dataclass(frozen=True, slots=True)
class _Image:
    """The contents of the file, accessed by address."""

    data: bytes
    sections: list[Section]

    def int32(self, address: int) -> int | None:
        for section in self.sections:
            if section.contains(address) and section.contains(address + 3):
                offset = section.offset + address - section.address
                return int(struct.unpack_from("<i", self.data, offset)[0])
        return None


def _switches(
    code: tuple[Instruction, ...], start: int, end: int, image: _Image
) -> frozenset[int]:
    """Finds the indirect jumps of switch statements, which go to a place in the same function.

    Such a jump is `movslq (B,I,4),R`, `add B,R`, `jmp *R`. B is a table of offsets, and its first
    entry leads into the function. Every other indirect jump counts as a call.
    """
    found = set()
    for position, jump in enumerate(code):
        match = re.fullmatch(r"\*(%r\w+)", jump.operands)
        if jump.mnemonic != "jmp" or match is None:
            continue
        base = _table_register(code, position, match[1])
        table = base and _table_address(code, position, base)
        first = image.int32(table) if table else None
        if table and first is not None and start <= table + first < end:
            found.add(jump.address)
    return frozenset(found)


def _table_register(code: tuple[Instruction, ...], position: int, result: str) -> str | None:
    base: str | None = None
    for back in reversed(code[max(0, position - 8) : position]):
        if back.is_call or not back.operands.endswith("," + result):
            continue
        if base is None:
            match = re.fullmatch(rf"(%r\w+),{result}", back.operands)
            if back.mnemonic != "add" or match is None:
                return None
            base = match[1]
        elif back.mnemonic == "movslq":
            match = re.fullmatch(rf"\((%r\w+),%r\w+,4\),{result}", back.operands)
            return base if match and match[1] == base else None
        else:
            return None
    return None


def _table_address(code: tuple[Instruction, ...], position: int, base: str) -> int | None:
    for back in reversed(code[:position]):
        if back.mnemonic == "lea" and f",{base} #" in back.operands:
            return back.target
    return None


def _functions(
    path: Path, sections: list[Section], imports: dict[int, str]
) -> Iterator[Function]:
    """Yields all functions, sorted by address. Code between symbols counts as a function, too, and
    is named after the function before it.

    Such code exists if several objects define the same weak function: the linker gives the name to
    one copy, but the other objects still call their own copies, which have no name.
    """
    places: dict[int, tuple[str, int]] = {}
    for name, address, size in _symbols(path, ".symtab"):
        # If a function has several names, the longest one is used, because it is the most specific.
        # The name of an export need not be kept, because exports are found by address.
        known = places.get(address, ("", 0))
        places[address] = (max(known[0], name, key=len), max(known[1], size))
    if not places:
        raise DisassemblyError(f"{path}: no symbols: the file is stripped")
    image = _Image(path.read_bytes(), sections)
    listing = _run("objdump", "-d", "--no-show-raw-insn", "-w", path)
    instructions = deque(
        found for line in listing.splitlines() if (found := _instruction(line, imports))
    )

    def take(end: int) -> tuple[Instruction, ...]:
        taken = []
        while instructions and instructions[0].address < end:
            taken.append(instructions.popleft())
        return tuple(taken)

    def made(name: str, start: int, end: int, code: tuple[Instruction, ...]) -> Function:
        return Function(name, start, end, code, _switches(code, start, end, image))

    for section in sections:
        if not section.is_code:
            continue
        section_end = section.address + section.size
        if section.name.startswith(".plt"):
            take(section_end)
            continue
        starts = sorted({section.address, *filter(section.contains, places)})
        before = section.name
        for start, following in zip(starts, [*starts[1:], section_end]):
            if start in places:
                before, size = places[start]
                end = min(start + size, following) if size else following
                yield made(before, start, end, take(end) if size else _without_padding(take(end)))
            if between := _without_padding(take(following)):
                yield made(f"{before} (after it)", between[0].address, following, between)


def _without_padding(code: tuple[Instruction, ...]) -> tuple[Instruction, ...]:
    while code and code[0].mnemonic in _PADDING:
        code = code[1:]
    while code and code[-1].mnemonic in _PADDING:
        code = code[:-1]
    return code


def _in_relative_table(table: int, starts: set[int], image: _Image) -> Iterator[int]:
    """Yields the functions to which the entries of a table lead, up to the first entry that leads
    elsewhere. LLVM writes the entries as offsets from the table."""
    place = table
    while (offset := image.int32(place)) is not None and table + offset in starts:
        yield table + offset
        place += 4


def read_library(path: Path) -> Library:
    """Disassembles a shared library. Raises DisassemblyError if the result would be unreliable."""
    if not path.is_file():
        raise DisassemblyError(f"{path}: no such file")
    if "X86-64" not in _run("readelf", "-hW", path):
        raise DisassemblyError(f"{path}: not for x86-64, the only processor that is supported")
    sections = _sections(path)
    for section in sections:
        if section.name.startswith("swift5_"):
            raise DisassemblyError(
                f"{path}: {section.name} has offsets of functions, which this reader ignores"
            )
    imports, addresses = _relocations(path)
    functions = tuple(_functions(path, sections, imports))
    exports = {name: address for name, address, _ in _symbols(path, ".dynsym")}
    starts = {function.start for function in functions}
    image = _Image(path.read_bytes(), sections)
    for function in functions:
        for instruction in function.code:
            if instruction.target is not None and not (instruction.is_call or instruction.is_jump):
                addresses.add(instruction.target)
                addresses.update(_in_relative_table(instruction.target, starts, image))
    taken = {f.start for address in addresses if (f := find_function(functions, address))}
    return Library(functions, exports, frozenset(taken))
