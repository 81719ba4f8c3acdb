#!/usr/bin/env python3
"""Writes include/abi.json from the C headers, and the other generated files from abi.json.

    generate.py            write the files
    generate.py --check    change nothing; exit 1, with a diff, if a file is stale

abi.json alone determines the content of the other files, with two exceptions. words.js and
habits.js of the JavaScript package have the content of words.json and habits.json in the Python
package. In lifecycle_policy.hpp, only the parts between marks are generated.
"""

from __future__ import annotations

import argparse
import difflib
import sys
from pathlib import Path

sys.dont_write_bytecode = True

import abi  # noqa: E402
import cpp_enums  # noqa: E402
import cpp_records  # noqa: E402
import javascript  # noqa: E402
import javascript_words  # noqa: E402
import python_layer  # noqa: E402
import python_records  # noqa: E402
import rust_declarations  # noqa: E402
import rust_records  # noqa: E402
import rust_table  # noqa: E402
import rust_values  # noqa: E402
import swift_enums  # noqa: E402
import swift_layout  # noqa: E402
from interface import ABI, ROOT, Interface, dumps, loads  # noqa: E402

HEADER = ROOT / "include" / "lifecycle_policy.h"
# Files of the Python package. words.json and habits.json are read, and the other files are
# generated. PYTHON_LABELS is the module with the base class of the enumerations.
PYTHON_ENUMS = ROOT / "bindings/python/src/lifecycle_policy/_native/enums.py"
PYTHON_BINDINGS = ROOT / "bindings/python/src/lifecycle_policy/_native/bindings.py"
PYTHON_LABELS = ".labels"
PYTHON_WORDS = ROOT / "bindings/python/src/lifecycle_policy/_native/words.json"
PYTHON_HABITS = ROOT / "bindings/python/src/lifecycle_policy/_native/habits.json"
PYTHON_RECORDS = ROOT / "bindings/python/src/lifecycle_policy/questions/declared.py"

EXPORTS = """\
/*
 * Every exported symbol, in the order of the header. Generated from include/abi.json: do not edit.
 * The linker refuses a name without a body (--no-undefined-version). In a library with another ABI
 * number, the symbols have another version, so the loader refuses that library.
 */
LCP_{abi} {{
  global:
{names}  local:
    *;
}};
"""
BEGIN = "// ---- generated from include/abi.json by bindings/tools/generate.py: do not edit\n"
END = "// ---- end of the generated part\n"

ATTRIBUTES = """# Generated files: not counted among the languages. `make rules` writes those without a diff, `make abi`
# the others, and the parts of include/lifecycle_policy.hpp that are between marks.
Sources/CBook/book.c linguist-generated -diff
Sources/CBook/rulebook.json linguist-generated -diff
Sources/LifecyclePolicy/LifecyclePolicy.docc/Rules.md linguist-generated -diff
"""

def _exports(interface: Interface) -> str:
    names = "".join(f"    {function.name};\n" for function in interface.functions)
    return EXPORTS.format(names=names, abi=interface.abi)

def _between_marks(path: Path, *texts: str) -> str:
    """Returns the content of a file, with each text between its pair of marks. The rest of the file
    is not generated."""
    first, *others = path.read_text(encoding="utf-8").split(BEGIN)
    if len(others) != len(texts) or any(other.count(END) != 1 for other in others):
        raise ValueError(f"{path.name} has not {len(texts)} pairs of marks")
    parts = zip(texts, (other.split(END)[1] for other in others))
    return first + "".join(f"{BEGIN}\n{text}\n{END}{rest}" for text, rest in parts)

def rendered() -> dict[Path, str]:
    """Returns the path and text of each file."""
    facts = dumps(abi.read(HEADER))
    interface = loads(facts)
    cpp = ROOT / "include" / "lifecycle_policy.hpp"
    rust = ROOT / "bindings" / "rust"
    javascript_source = ROOT / "bindings" / "javascript" / "src"
    files = {
        ABI: facts,
        ROOT / "include" / "exports.map": _exports(interface),
        cpp: _between_marks(
            cpp,
            cpp_enums.render(interface),
            cpp_records.render_context(interface),
            cpp_records.render_rules(interface),
            cpp_records.render_questions(interface),
            cpp_records.render_devices(interface),
            cpp_records.render_audits(interface),
        ),
        ROOT / "Sources/LifecyclePolicyC/Layout.swift": swift_layout.render(interface),
        ROOT / "Sources/LifecyclePolicyC/Status.swift": swift_enums.render_statuses(interface),
        ROOT / "Sources/LifecyclePolicy/Vocabulary/Declared.swift": swift_enums.render(interface),
        ROOT / "Sources/CBook/include/titles.h": swift_enums.render_titles(interface),
        PYTHON_ENUMS: python_layer.render_enums(interface, PYTHON_LABELS),
        PYTHON_BINDINGS: python_layer.render_bindings(interface),
        PYTHON_RECORDS: python_records.render(interface),
        javascript_source / "generated.js": javascript.render(interface),
        javascript_source / "generated.d.ts": javascript.render_types(interface),
        javascript_source / "fields.js": javascript.render_fields(interface),
        javascript_source / "words.js": javascript_words.render(
            interface, PYTHON_WORDS.read_text(encoding="utf-8")
        ),
        javascript_source / "habits.js": javascript_words.render_habits(
            PYTHON_HABITS.read_text(encoding="utf-8")
        ),
        rust / "lifecycle-policy-sys/src/declarations.rs": rust_declarations.render(interface),
        rust / "lifecycle-policy-sys/tests/table/mod.rs": rust_table.render(interface),
        rust / "src/declared.rs": rust_records.render(interface),
        rust / "src/values/declared.rs": rust_values.render(interface),
    }
    whole = sorted(str(path.relative_to(ROOT)) for path in files if path != cpp)
    lines = "".join(f"{name} linguist-generated\n" for name in whole)
    return {**files, ROOT / ".gitattributes": ATTRIBUTES + lines}

def main() -> int:
    parser = argparse.ArgumentParser(description="Write the files that follow from the C headers.")
    parser.add_argument("--check", action="store_true", help="change nothing; exit 1 where stale")
    options = parser.parse_args()
    try:
        files = rendered()
    except ValueError as error:
        print(f"generate.py: {error}", file=sys.stderr)
        return 1
    stale = False
    for path, text in files.items():
        present = path.read_text(encoding="utf-8") if path.exists() else ""
        if present == text:
            continue
        stale = True
        name = str(path.relative_to(ROOT))
        if options.check:
            old, new = present.splitlines(True), text.splitlines(True)
            sys.stdout.writelines(difflib.unified_diff(old, new, name, "from the headers"))
        else:
            path.write_text(text, encoding="utf-8")
            print(f"wrote {name}")
    if stale and options.check:
        print("stale: run make abi")
        return 1
    if options.check:
        print(f"{len(files)} files are up to date")
    return 0

if __name__ == "__main__":
    sys.exit(main())
