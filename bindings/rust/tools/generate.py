#!/usr/bin/env python3
"""Writes what the Rust crates take from lifecycle_policy.h.

    python3 tools/generate.py            write the files
    python3 tools/generate.py --check    exit 1, with a diff, where they are stale
"""

from __future__ import annotations

import argparse
import difflib
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
CHECKOUT = ROOT.parents[1]
HEADER = CHECKOUT / "include" / "lifecycle_policy.h"

sys.dont_write_bytecode = True
sys.path.append(str(CHECKOUT / "bindings" / "python" / "tools"))

from header import read_header  # noqa: E402
from header_text import read_text  # noqa: E402
from rust_declarations import render_declarations  # noqa: E402
from rust_table import render_table  # noqa: E402
from rust_values import render_values  # noqa: E402


def rendered() -> dict[Path, str]:
    """Gives each file's path and text."""
    header, text = read_header(HEADER), read_text(HEADER.read_text(encoding="utf-8"))
    sys_crate = ROOT / "lifecycle-policy-sys"
    return {
        sys_crate / "src" / "declarations.rs": render_declarations(header, text),
        sys_crate / "tests" / "table" / "mod.rs": render_table(header, text),
        ROOT / "src" / "values" / "declared.rs": render_values(header),
    }


def main() -> int:
    """Writes or checks the files."""
    parser = argparse.ArgumentParser(description="Generate the Rust layer from the C header.")
    parser.add_argument("--check", action="store_true", help="change nothing; exit 1 where stale")
    options = parser.parse_args()
    stale = False
    for path, text in rendered().items():
        present = path.read_text(encoding="utf-8") if path.exists() else ""
        if present == text:
            continue
        stale = True
        name = str(path.relative_to(ROOT))
        if options.check:
            old, new = present.splitlines(True), text.splitlines(True)
            sys.stdout.writelines(difflib.unified_diff(old, new, name, "from the header"))
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            print(f"wrote {name}")
    if stale and options.check:
        print("stale: run python3 bindings/rust/tools/generate.py", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
