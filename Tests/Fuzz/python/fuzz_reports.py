"""Reads a termination report that consists of arbitrary bytes. The result must be findings or a
LifecyclePolicyError, and must come in bounded time."""

from __future__ import annotations

import sys
import time

import atheris  # type: ignore[import-untyped]

with atheris.instrument_imports(include=["lifecycle_policy"]):
    import lifecycle_policy as lp

#: The most seconds that one input may take. They are enough, because reading takes time in
#: proportion to the length, and no input is long.
MOST_SECONDS = 2.0
#: The greatest length of a line of evidence, in characters. Longer lines are cut off, and get a
#: mark of the cut.
LONGEST_EVIDENCE = 320


def read(data: bytes) -> None:
    """Reads a report that holds `data`, and uses the result."""
    began = time.thread_time()
    try:
        report = lp.read_report(data)
        asked = lp.reported_termination(data)
    except lp.LifecyclePolicyError:
        return
    spent = time.thread_time() - began
    assert spent < MOST_SECONDS, f"{spent:.1f} s for {len(data)} bytes"
    assert asked.report == report, "the report that was asked about is another one"
    assert report.code is None or 0 <= report.code < 1 << 64, f"code {report.code}"
    assert report.allowance_seconds is None or report.allowance_seconds >= 0
    for line in report.evidence:
        assert len(line) <= LONGEST_EVIDENCE, f"evidence of {len(line)} characters"
        assert not any(ord(letter) < 0x20 or ord(letter) == 0x7F for letter in line), repr(line)


atheris.Setup(sys.argv, read)
atheris.Fuzz()
