"""The parts of the growth benchmark that judge: what differs, and what is kept."""

from __future__ import annotations

from answers import TOLD, compare
from costs import Cost, Library, paired, table

COSTS = paired(
    {"mode": {"6.0": 100.0, "12.0": 200.0}, "path": {"6.0": 100.0, "12.0": 100.0}},
    {"mode": {"6.0": 110.0, "12.0": 230.0}, "path": {"6.0": 90.0, "12.0": 110.0}},
)


def test_equal_answers_are_counted_by_kind() -> None:
    found = compare(["mode\ta\t{}\t1", "path\ta\t{}\t1"], ["mode\ta\t{}\t1", "path\ta\t{}\t1"])
    assert found.counts == {"mode": 1, "path": 1}
    assert not found.different and not found.told


def test_a_different_answer_is_told_with_both_sides() -> None:
    found = compare(["mode\t6.0\tfetch\tyes"], ["mode\t6.0\tfetch\tno"])
    assert found.different == {"mode": 1}
    (told,) = found.told
    assert all(word in told for word in ("mode", "6.0", "fetch", "yes", "no"))


def test_an_answer_that_is_missing_differs() -> None:
    assert compare(["mode\ta\t{}\t1"], []).different == {"mode": 1}
    assert compare([], ["mode\ta\t{}\t1"]).different.total() == 1


def test_other_questions_are_not_taken_for_the_same() -> None:
    found = compare(["mode\t6.0\tfetch\tyes"], ["mode\t7.0\tfetch\tyes"])
    assert found.different == {"mode": 1}


def test_all_that_differ_are_counted_and_some_are_told() -> None:
    ours = [f"mode\ta\t{n}\t1" for n in range(3 * TOLD)]
    found = compare(ours, [line[:-1] + "2" for line in ours])
    assert (found.different["mode"], len(found.told)) == (3 * TOLD, TOLD)


def test_the_limit_is_judged_era_by_era() -> None:
    mode, path = COSTS
    assert (mode.medians, mode.kept) == ((150.0, 170.0), 1)
    assert (round(mode.worst[0], 3), mode.worst[1]) == (1.15, "12.0")
    assert path.kept == 2
    assert Cost("quota", {"6.0": (100.0, 111.0)}).kept == 0


def test_the_table_says_what_is_kept_and_where() -> None:
    lines = table("rivals", COSTS, Library(5, 70), Library(10, 90))
    assert lines[0] == "rivals: 5 rows and 10; stripped 70 bytes and 90"
    mode, path = (line for line in lines if line.startswith(("mode", "path")))
    assert "in 1 of 2" in mode and path.endswith("yes")
    assert "1 of 2 keep it in every era." in lines
