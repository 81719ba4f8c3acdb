"""Measures the cost of hostile files. No reader takes much time or memory for such a file."""

from __future__ import annotations

import json
import os
import random

import pytest

from command_line import run_helper

pytestmark = pytest.mark.slow

#: The number of damaged files of each kind; 0 for the usual number. If the variable is set, the
#: files differ in each run, to find more defects.
MUTANTS = int(os.environ.get("LIFECYCLE_POLICY_MUTANTS", "0"))
#: The maximum processor time in seconds. Readers give up after one second, but a busy machine may
#: need more.
MOST_SECONDS = 2.0
MOST_MEGABYTES = 300.0


@pytest.mark.skipif(not hasattr(os, "pwrite"), reason="no os.pwrite on this system")
@pytest.mark.parametrize("kind", ["plists", "reports"])
def test_hostile_files_cost_little(kind: str, capsys: pytest.CaptureFixture[str]) -> None:
    count, seed = MUTANTS or 60, random.randrange(1 << 32) if MUTANTS else 1
    ran = run_helper("costs.py", kind, str(count), str(seed), seconds=120 + count)
    assert (ran.returncode, ran.stderr) == (0, "")
    found = json.loads(ran.stdout)
    (seconds, slowest), (megabytes, largest) = found["seconds"], found["megabytes"]
    said = f"{found['read']} read, {found['refused']} refused, seed {seed}"
    said += f", at most {seconds:.2f} s ({slowest}) and {megabytes:.0f} MB ({largest})"
    if MUTANTS:
        with capsys.disabled():
            print(f"\n{kind}: {said}")
    assert found["failed"] == [], said
    assert min(found["read"], found["refused"]) > 0
    assert seconds < MOST_SECONDS and megabytes < MOST_MEGABYTES, said
