"""Tests the part of the growth benchmark that compares costs with the limit."""

from __future__ import annotations

from costs import Cost, Library, paired, table

COSTS = paired(
    {
        "prepare": {"6.0": 100.0, "12.0": 100.0},
        "mode": {"6.0": 100.0, "12.0": 200.0},
        "path": {"6.0": 100.0, "12.0": 100.0},
    },
    {
        "prepare": {"6.0": 200.0, "12.0": 200.0},
        "mode": {"6.0": 110.0, "12.0": 230.0},
        "path": {"6.0": 90.0, "12.0": 110.0},
    },
)


def test_the_limit_is_judged_era_by_era() -> None:
    _, mode, path = COSTS
    assert (mode.medians, mode.kept) == ((150.0, 170.0), 1)
    assert (round(mode.worst[0], 3), mode.worst[1]) == (1.15, "12.0")
    assert path.kept == 2
    assert Cost("quota", {"6.0": (100.0, 111.0)}).kept == 0


def test_the_table_shows_which_eras_are_within_the_limit() -> None:
    lines = table("rivals", COSTS, Library(5, 70), Library(10, 90))
    assert lines[0] == "rivals: 5 rows and 10; stripped 70 bytes and 90"
    prepare, mode, path = lines[3:6]
    assert prepare.endswith("-") and "in 1 of 2" in mode and path.endswith("yes")
    assert "1 of 2 are within the limit in every era." in lines
