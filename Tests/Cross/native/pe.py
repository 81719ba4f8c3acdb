"""Checks what the loader of Windows reads in a finished library.

    pe.py --exports FILE DLL

Prints `ok` or `FAILED` and a text for each check.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import lief

from archives import Checks

#: The C runtime of Windows 10 and later, and its functions that the library may use.
_RUNTIME = {
    "api-ms-win-crt-heap-l1-1-0.dll": {"malloc", "free"},
    "api-ms-win-crt-private-l1-1-0.dll": {"memcpy", "memmove"},
    "api-ms-win-crt-string-l1-1-0.dll": {"memset", "strlen"},
}


def _check(checks: Checks, name: str, binary: lief.PE.Binary, exports: set[str]) -> None:
    export = binary.get_export()
    got = [str(entry.name) for entry in export.entries] if export else []
    checks.that(f"{name}: exports exports.map, {len(got)} functions",
                set(got) == exports and len(got) == len(exports), set(got) ^ exports)
    checks.that(f"{name}: no export leads to another library",
                export is not None and not any(entry.is_forwarded for entry in export.entries))
    imports = {str(one.name): {str(entry.name) for entry in one.entries} for one in binary.imports}
    used = " ".join(sorted(name for names in imports.values() for name in names))
    checks.that(f"{name}: needs the C runtime of Windows alone: {used}",
                all(names <= _RUNTIME.get(library, set()) for library, names in imports.items()), imports)
    optional = binary.optional_header
    traits = lief.PE.OptionalHeader.DLL_CHARACTERISTICS
    wanted = (traits.DYNAMIC_BASE, traits.HIGH_ENTROPY_VA, traits.NX_COMPAT)
    checks.that(f"{name}: may lie anywhere, and data is not run", all(map(optional.has, wanted)))
    kind = lief.PE.Section.CHARACTERISTICS
    both = [s.name for s in binary.sections
            if s.has_characteristic(kind.MEM_WRITE) and s.has_characteristic(kind.MEM_EXECUTE)]
    checks.that(f"{name}: no section both written and executed", not both, both)
    checks.that(f"{name}: every frame can be walked (.pdata)",
                len(list(binary.exceptions)) > len(exports), len(list(binary.exceptions)))
    checks.that(f"{name}: no thread-local data, no callback before its start", not binary.has_tls)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="What the loader of Windows reads.")
    parser.add_argument("--exports", required=True, type=Path)
    parser.add_argument("library", type=Path)
    options = parser.parse_args(arguments)
    checks = Checks()
    reading = lief.PE.ParserConfig()
    reading.parse_exceptions = True
    binary = lief.PE.parse(options.library, reading)
    name = f"{options.library.parent.name} .dll"
    checks.that(f"{name}: is a library", binary is not None and binary.header.has_characteristic(
        lief.PE.Header.CHARACTERISTICS.DLL))
    if binary is not None:
        _check(checks, name, binary, set(options.exports.read_text().split()))
    return 1 if checks.failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
