"""Compares reports from other projects with the facts that their collector noted."""

from __future__ import annotations

import time

import pytest
from lifecycle_policy import reported_termination
from lifecycle_policy._native.codes import read_code
from lifecycle_policy.reports.names import jetsam_code
from lifecycle_policy.reports.read import TerminationReport, read_report

from places import corpus, corpus_files, corpus_index
from timing import HANGS

#: For each word in the column `domain` of the index, the words of reports that mean the same.
DOMAINS = {
    "launch": {"launch", "process-launch", "scene-create"},
    "resume": {"resume"},
    "suspend": {"suspend", "suspended"},
    "terminate": {"terminate", "process-exit"},
    "scene-update": {"scene-update"},
    "background task": {"background task", "finishtask"},
    "voip push": {"voip push"},
    "voip resume rate": {"voip resume rate", "sbunsuspendlimit"},
    "jetsam": {"jetsam"},
    "cpu resource (control)": {"cpu usage"},
}
#: Facts in the index that the package does not read from the report, each with the reason.
MISSES = {
    ("full_kaki_ios14_5_1_abort.ips", "code"): "the 109 of the index is the type of the file",
    ("doc_watchdog_1.excerpt.txt", "domain"): "the excerpt names no event",
    ("scene_update_build534_bgapprefresh.quote.txt", "domain"): "the quote names no event",
}
#: Files that are not about a termination, or that only warn of one.
NOT_ENDED = {
    "bgtask_binbrain_console_wrapped.log.txt",
    "bgtask_saving_library_oslog.log.txt",
    "cpu_usage_event_not_a_kill.excerpt.txt",
    "full_demo_ios10_trap.ips",
    "full_demo_ios15_tcc.ips",
    "full_iostest_ios16_ips.ips",
    "full_kaki_ios14_5_1_abort.ips",
}
#: Files that do not say whether the process was ended.
NOT_TOLD = {"f_deltachat_2402.fields.txt", "f_pushkit_assert.fields.txt", "full_sentry_xcode16.txt"}

#: Files without a cause, each with the reason.
NO_CAUSE = {
    "bgtask_binbrain_console_wrapped.log.txt": "a warning",
    "bgtask_saving_library_oslog.log.txt": "a warning",
    "cpu_usage_event_not_a_kill.excerpt.txt": "a report on use, not on an end",
    "full_demo_ios15_tcc.ips": "ended for private data, which is no cause of the life cycle",
    "full_sentry_xcode16.txt": "a report that was cut down to its threads",
}


def recovered(row: dict[str, str], found: TerminationReport) -> dict[str, bool]:
    """Compares a report with its row of the index, field by field."""
    code = jetsam_code(row["code"]) or read_code(row["code"])
    seconds = float(row["time_allowance_s"]) if row["time_allowance_s"] else None
    word = found.domain.lower() if found.domain else None
    control = "(control)" in row["domain"] and row["domain"] not in DOMAINS
    expected = DOMAINS.get(row["domain"], set())
    return {
        "code": found.code == code,
        "seconds": found.allowance_seconds == seconds,
        "domain": word in (None, "crash") if control else word in expected,
    }


def test_reports_from_elsewhere(capsys: pytest.CaptureFixture[str]) -> None:
    place, rows = corpus("crashes"), corpus_index("crashes")
    score = dict.fromkeys(("code", "seconds", "domain"), 0)
    missed: set[tuple[str, str]] = set()
    slowest = 0.0
    for row in rows:
        begin = time.process_time()
        found = read_report((place / row["file"]).read_bytes())
        slowest = max(slowest, time.process_time() - begin)
        for field, right in recovered(row, found).items():
            score[field] += right
            if not right:
                missed.add((row["file"], field))
        ended = None if row["file"] in NOT_TOLD else row["file"] not in NOT_ENDED
        assert found.is_termination is ended, row["file"]
        assert found.evidence, row["file"]
    with capsys.disabled():
        told = ", ".join(f"{field} {count}" for field, count in score.items())
        print(f"\ncrashes: of {len(rows)} reports {told}; slowest {slowest * 1000:.0f} ms")
    assert missed == set(MISSES)
    assert slowest < HANGS


def test_reports_from_elsewhere_tell_a_cause(capsys: pytest.CaptureFixture[str]) -> None:
    files = corpus_files("crashes")
    answers = {file.name: reported_termination(file.read_bytes()) for file in files}
    assert {name for name, answer in answers.items() if answer.cause is None} == set(NO_CAUSE)
    assert all(answer.meaning for answer in answers.values())
    broken = sum(answer.broken_rule is not None for answer in answers.values())
    with capsys.disabled():
        count = len(answers) - len(NO_CAUSE)
        print(f"\ncrashes: of {len(answers)} reports {count} tell a cause, {broken} a broken rule")


def test_cut_reports_from_elsewhere_are_no_others() -> None:
    for path in corpus_files("crashes"):
        data = path.read_bytes()
        whole = read_report(data)
        for end in range(0, len(data), max(1, len(data) // 60)):
            found = read_report(data[:end])
            assert found.namespace in (None, whole.namespace), (path.name, end)
            assert found.allowance in (None, whole.allowance, "launch"), (path.name, end)
