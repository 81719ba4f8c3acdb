#!/usr/bin/env python3
"""abi_previous.sh, in repositories of its own with tags on headers that differ.

    python3 -m unittest test_abi_previous      (needs git, clang, gcc and abidiff)
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
IDENTITY = ("-c", "user.name=nobody", "-c", "user.email=nobody@example.invalid")
STEP = r"(typedef struct lcp_transition_step \{.*?)"
STEP_INIT = r"(#define LCP_TRANSITION_STEP_INIT .*?) \}"


@unittest.skipUnless(shutil.which("abidiff"), "no abidiff here (Debian: abigail-tools)")
class PreviousTests(unittest.TestCase):
    """The release before, against a header that was altered since."""

    def setUp(self) -> None:
        self.root = Path(tempfile.mkdtemp(prefix="abi previous "))
        self.addCleanup(shutil.rmtree, self.root)
        self.header = self.root / "include" / "lifecycle_policy.h"
        self.header.parent.mkdir()
        self.text = (ROOT / "include" / "lifecycle_policy.h").read_text(encoding="utf-8")
        self.header.write_text(self.text, encoding="utf-8")
        self.git("init", "-q")
        self.git("add", "include")
        self.git("commit", "-q", "-m", "a release")

    def git(self, *arguments: str) -> None:
        """Runs git in the repository."""
        subprocess.run(["git", "-C", self.root, *IDENTITY, *arguments], check=True)

    def compare(self, code: int, text: str) -> None:
        """Runs the script, which must end so and say that."""
        done = subprocess.run(
            [HERE / "abi_previous.sh", self.root],
            capture_output=True,
            text=True,
            check=False,
        )
        self.assertEqual(done.returncode, code, done.stdout + done.stderr)
        self.assertIn(text, done.stdout)

    def alter(self, *edits: tuple[str, str]) -> None:
        """Changes the header in the working tree."""
        text = self.text
        for pattern, replacement in edits:
            text, count = re.subn(pattern, replacement, text, count=1, flags=re.M | re.S)
            self.assertEqual(count, 1, pattern)
        self.header.write_text(text, encoding="utf-8")

    def release(self, tag: str = "v0.2.0") -> None:
        """Tags what is committed, and goes on."""
        self.git("tag", tag)
        self.git("commit", "-q", "--allow-empty", "-m", "after the release")

    def test_no_release(self) -> None:
        self.compare(0, "no earlier release: nothing to compare")
        self.git("tag", "v0.2.0")
        self.compare(0, "no earlier release: nothing to compare")
        self.git("tag", "-d", "v0.2.0")
        self.release("vintage")
        self.compare(0, "no earlier release: nothing to compare")

    def test_the_newest_release_counts(self) -> None:
        self.release("v0.9.0")
        self.release("v0.10.0")
        self.compare(0, "programs of v0.10.0 go on running")

    def test_additive(self) -> None:
        self.release()
        additive = {
            "nothing": (),
            "function": ((r"^uint32_t lcp_rule_count\(void\);", r"\g<0>\nint32_t lcp_new(void);"),),
            "enumerator": ((r"LCP_UNIT_METRES = 3", r"\g<0>, LCP_UNIT_MILES = 4"),),
            "field": (
                (rf"{STEP}(^\}})", r"\1  uint32_t later;\n\2"),
                (STEP_INIT, r"\1, 0 }"),
            ),
            "reserved": ((r"uint32_t reserved;", "lcp_price_t spare;"),),
        }
        for name, edits in additive.items():
            with self.subTest(name):
                self.alter(*edits)
                self.compare(0, "programs of v0.2.0 go on running")

    def test_breaking(self) -> None:
        self.release()
        retyped = (rf"{STEP}lcp_callback_t fallback", r"\1lcp_modes_t fallback")
        breaking = {
            "function": ((r"^uint32_t lcp_rule_count\(void\);", ""),),
            "parameter": ((r"(lcp_citation_at\()uint32_t", r"\1uint64_t"),),
            "enumerator": ((r",\s*LCP_UNIT_METRES = 3", ""),),
            "value": ((r"LCP_UNIT_METRES = 3", "LCP_UNIT_METRES = 7"),),
            "inserted": (
                (rf"{STEP}(  lcp_callback_t fallback)", r"\1  uint32_t x;\n\2"),
                (STEP_INIT, r"\1, 0 }"),
            ),
            "retyped": (retyped,),
            "retyped in a longer one": (
                retyped,
                (rf"{STEP}(^\}})", r"\1  uint32_t later;\n\2"),
                (STEP_INIT, r"\1, 0 }"),
            ),
            "element": (
                (r"(typedef struct lcp_notice \{.*?)(^\})", r"\1  uint32_t later;\n\2"),
                (r"(#define LCP_NOTICE_INIT .*?) \}", r"\1, 0 }"),
            ),
        }
        for name, edits in breaking.items():
            with self.subTest(name):
                self.alter(*edits)
                self.compare(1, "programs of v0.2.0 would no longer run")

    def test_breaking_with_another_abi_number(self) -> None:
        self.release()
        self.alter(
            (r"^uint32_t lcp_rule_count\(void\);", ""),
            (r"(#define LCP_ABI_VERSION) (\d+)", r"\1 1\2"),
        )
        self.compare(0, "its programs have a library of their own")


if __name__ == "__main__":
    unittest.main()
