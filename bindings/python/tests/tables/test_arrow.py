"""Arrow tables have the same answers as single questions, and sessions the same findings as an
auditor."""

from __future__ import annotations

import re
from typing import Any

import lifecycle_policy as lp
import pytest
from lifecycle_policy import AppState, Auditor, Context, LifecyclePolicyError, Record

from command_line import run_code
from logs import BECOME, ENTER, LAUNCH, LEAVE, RESIGN
from places import PACKAGE_ROOT

np = pytest.importorskip("numpy")
pa = pytest.importorskip("pyarrow")
from lifecycle_policy import arrow  # noqa: E402

SHOWN = [LAUNCH, BECOME, RESIGN, ENTER, LEAVE]
EXITS = {
    "os": ["17.0", "12.4", "tea", None, "17.0", "17.0", "99.0", "17.0"],
    "exit": [
        "cumulativeMemoryResourceLimitExitCount", None, None, None, "cumulativeTeaExitCount",
        "cumulativeNormalAppExitCount", None, None,
    ],
    "code": [None, "0x8badf00d", "9", "9", None, None, "0xdead10cc", "tea"],
    "namespace": [None, "springboard", None, None, None, None, "runningboard", None],
}  # fmt: skip


def listed(table: Any, name: str) -> list[Any]:
    found: list[Any] = table.column(name).to_pylist()
    return found


def test_relaunches_by_rows() -> None:
    rows = pa.table(
        {
            "id": [1, 2, 3, 4, 5, 6],
            "os": pa.array(["17.0", "6.1", "17.0", "tea", "17.0", "17.0"]).dictionary_encode(),
            "background_modes": [["remote-notification"], None, ["location"], [], [], ["voip"]],
            "location_authorization": [None, None, "always", None, None, None],
            "after": ["crash", "crash", "user-force-quit", "crash", "crash", None],
            "state": [None] * 5 + ["suspended"],
            "on": ["silent-push", "silent-push", "region-enter", "visit", None, "voip-push"],
            "since": [["reboot", "unlock"], None, [], None, None, None],
        }
    )
    found = arrow.relaunch(rows)
    assert found.schema.names == [*rows.schema.names, *arrow.answered("relaunch")]
    assert found.slice(0, 6).select(rows.schema.names).equals(rows)
    first = lp.relaunch(
        Context("17.0", app=lp.App(background_modes=["remote-notification"])),
        "crash", "silent-push", since={"reboot", "unlock"},
    )  # fmt: skip
    always = lp.LocationAuthorization.ALWAYS
    third = lp.relaunch(
        Context("17.0", app=lp.App(background_modes=["location"], location_authorization=always)),
        "user-force-quit", "region-enter",
    )  # fmt: skip
    assert listed(found, "rule")[2] == third.rule
    assert listed(found, "rule")[0] == first.rule and listed(found, "verdict")[0] == first.verdict.label
    assert listed(found, "problem")[:3] == [None] * 3
    assert listed(found, "problem")[3].startswith("os: `tea` is not a version")
    assert listed(found, "problem")[4] == "trigger: it is not given"
    last = lp.relaunch(
        Context("17.0", app=lp.App(background_modes=["voip"])), None, "voip-push",
        state=AppState.SUSPENDED,
    )  # fmt: skip
    assert listed(found, "rule")[5] == last.rule
    assert listed(found, "allowance_seconds")[5] == last.allowance_seconds
    assert pa.types.is_dictionary(found.schema.field("rule").type)
    strings = arrow.relaunch(rows, dictionaries=False)
    assert strings.schema.field("rule").type == pa.string()
    assert listed(strings, "rule") == listed(found, "rule")
    batch = arrow.relaunch(rows.to_batches()[0])
    assert isinstance(batch, pa.RecordBatch) and listed(batch, "rule") == listed(found, "rule")
    assert [*arrow.relaunch_table(rows.to_batches())][0].equals(batch)


def test_steps_by_any_cause_and_by_one() -> None:
    rows = pa.table({"from": ["active", "inactive"], "to": ["suspended", "background"]})
    found = arrow.transition(rows, "12.4")
    assert listed(found, "verdict") == ["forbidden", "allowed"]
    assert listed(found, "by")[0] is None
    by = listed(found, "by")[1]
    assert lp.transition("12.4", "inactive", "background", by).verdict is lp.Verdict.ALLOWED
    scenes = arrow.transition(
        pa.table({"from": ["foreground-active"], "to": ["foreground-inactive"]}),
        Context("17.0", app=lp.App(scenes=True)),
        axis="scene",
    )
    assert listed(scenes, "verdict") == ["allowed"]


def test_the_other_questions() -> None:
    limit = arrow.deadline(pa.table({"allowance": ["launch", "tea"]}), "17.0")
    assert listed(limit, "limit_seconds")[0] == lp.deadline("17.0", "launch").limit
    assert "unknown allowance `tea`" in listed(limit, "problem")[1]
    done = arrow.conduct(pa.table({"state": ["background"], "activity": ["opengl-es"]}), "8.1")
    assert listed(done, "price") == ["terminate"]
    codes = pa.array([0x8BADF00D, None], pa.uint64())
    ended = arrow.termination(pa.table({"code": codes}), "17.0")
    assert listed(ended, "cause") == ["watchdog", None]
    assert listed(ended, "problem") == [None, "code: it is not given"]
    assert listed(ended, "address")[0].startswith("https://")


def test_exits_are_explained_by_code_or_by_the_name_of_a_count() -> None:
    [found] = arrow.explain_exits([pa.RecordBatch.from_pydict(EXITS)])
    assert listed(found, "cause")[:2] == ["memory-limit", "watchdog"]
    assert listed(found, "meaning")[0] == lp.termination("17.0", 7, "jetsam").meaning
    problems = listed(found, "problem")
    assert problems[0] is None and problems[1] is None
    assert problems[2].startswith("os: `tea` is not a version")
    assert problems[3] == "os: it is not given"
    assert problems[4] == "exit: MetricKit has no count `cumulativeTeaExitCount`"
    assert problems[5] is None and listed(found, "verdict")[5] == "unspecified"
    assert "newer than the rules" in problems[6] and listed(found, "cause")[6] == "resource-held"
    assert "`tea` is not a number" in problems[7]
    alone = {name: values for name, values in EXITS.items() if name != "exit"}
    [coded] = arrow.explain_exits([pa.RecordBatch.from_pydict(alone)])
    assert listed(coded, "cause")[1] == "watchdog"
    numbers = pa.RecordBatch.from_pydict({"exit": [None] * 2, "code": [7, 0x8BADF00D]})
    [numbered] = arrow.explain_exits([numbers], "17.0")
    alone_, coded_ = (lp.termination("17.0", code).cause for code in (7, 0x8BADF00D))
    assert alone_ is None and coded_ is not None
    assert listed(numbered, "cause") == [None, coded_.label]


def records(name: str, codes: list[int], **more: Any) -> dict[str, list[Any]]:
    count = len(codes)
    return {
        "session": [name] * count,
        "record": ["entered"] * count,
        "code": [SHOWN[code] for code in codes],
        "time": [float(at) for at in range(count)],
        **{key: [value] * count for key, value in more.items()},
    }


def audited(parts: list[dict[str, list[Any]]], size: int, **options: Any) -> Any:
    table = pa.concat_tables([pa.table(part) for part in parts], promote_options="default")
    batches = table.to_batches(max_chunksize=size)
    return pa.Table.from_batches(arrow.audit_sessions(batches, callbacks=SHOWN, **options))


LIFE = [0, 1, 2, 3, 4, 1, 2, 2, 3, 3, 4, 1]


@pytest.mark.parametrize("size", [1, 5, 1000])
def test_findings_are_those_of_an_auditor(size: int) -> None:
    parts = [records(f"s{at}", LIFE[: at % 12 + 1], os=os) for at in range(24) for os in ["12.4"]]
    found = audited(parts, size)
    rows = found.to_pylist()
    for part in parts:
        (name,) = set(part["session"])
        session = Auditor("12.4", callbacks=SHOWN).session()
        log = [Record("entered", code, time) for code, time in zip(part["code"], part["time"])]
        expected = [(each.record, each.severity.label, each.text) for each in session.feed(log)]
        mine = [row for row in rows if row["session"] == name]
        told = [(row["at"], row["severity"], row["text"]) for row in mine[:-1]]
        assert told == expected
        (end,) = session.ends()[:1]
        assert (mine[-1]["finding"], mine[-1]["at"]) == ("session", len(log))
        assert mine[-1]["termination"] == end.termination.label
    assert len([row for row in rows if row["severity"] == "error"]) == 10


@pytest.mark.parametrize("size", [1, 100])
def test_sessions_have_contexts_of_their_own(size: int) -> None:
    old = records("old", [0, 1], os="12.4", scenes=False)
    new = records("new", [0, 1], os="17.0", scenes=True)
    wrong = records("wrong", [0, 1], os="tea", scenes=None)
    both = records("both", [0, 1], os="12.4", scenes=None)
    both["os"][1] = "17.0"
    rows = audited([old, new, wrong, both], size).to_pylist()
    by = {row["session"]: [each for each in rows if each["session"] == row["session"]] for row in rows}
    assert [row["finding"] for row in by["old"]] == ["session"]
    assert "error" in {row["severity"] for row in by["new"]}
    assert by["wrong"][0]["problem"].startswith("os: `tea` is not a version")
    assert by["wrong"][-1]["at"] == 2
    assert [row["problem"] for row in by["both"] if row["problem"]] == [
        "session: its rows have different contexts: it is judged by the first one"
    ]


def test_rows_that_cannot_be_read_are_told_of() -> None:
    part = records("a", [0, 1, 2])
    part["record"][1], part["code"][2] = "tea", "a cup"
    rows = audited([part], 10, asked="12.4").to_pylist()
    assert [row["at"] for row in rows if row["problem"]] == [1, 2]
    assert "unknown record `tea`" in rows[0]["problem"]
    assert "unknown callback `a cup`" in rows[1]["problem"]
    apart = [records("a", [0]), records("b", [0]), records("a", [1]), records(None, [1])]  # type: ignore[arg-type]
    found = audited(apart, 10, asked="12.4").to_pylist()
    assert [row["problem"] for row in found if row["problem"]] == [
        "session: the rows of `a` do not stand together",
        "session: it is not given",
    ]


def test_what_is_missing_is_named_before_anything_is_read() -> None:
    rows = pa.table({"session": ["a"], "code": [SHOWN[0]], "os": ["12.4"]})
    wanted: list[tuple[Any, str]] = [
        (lambda: [*arrow.audit_sessions([rows])], "rows: there is no column `record`; there are"),
        (lambda: arrow.relaunch(rows), "rows: there is no column `on`"),
        (lambda: arrow.deadline(pa.table({"allowance": ["launch"]})), "no column `os`"),
        (lambda: arrow.termination(rows.append_column("rule", rows["os"])), "column `rule` already"),
        (lambda: arrow.termination([1]), "expected a table of Arrow, polars or pandas, not list"),
        (lambda: [*arrow.audit_sessions([rows], callbacks="tea")], "unknown callback `tea`"),
        (
            lambda: [*arrow.audit_sessions([pa.table({**records("a", [0]), "session": [1.5]})], "12.4")],
            "session: a column of double names no sessions",
        ),
        (
            lambda: [*arrow.audit_sessions([rows.append_column("record", rows["os"])
                                            .append_column("time", pa.array([1]))])],
            "time: a column of int64 has no times",
        ),
    ]  # fmt: skip
    for ask, said in wanted:
        with pytest.raises(LifecyclePolicyError, match=said):
            ask()


def test_times_may_be_timestamps() -> None:
    part = records("a", [0, 1, 2, 3])
    for unit in ("s", "ms", "us", "ns"):
        table = pa.table({**part, "time": pa.array([1, 2, 3, 4], pa.timestamp(unit))})
        found = pa.Table.from_batches(arrow.audit_sessions([table], "12.4", callbacks=SHOWN))
        assert listed(found, "finding") == ["session"]


def test_columns_are_not_copied_if_they_need_not_be() -> None:
    numbers = pa.array(np.arange(5, dtype=np.int32))
    found = arrow.column_of(numbers)
    assert found.__array_interface__["data"][0] == numbers.buffers()[1].address
    coded = pa.array(["a", "b", "a"]).dictionary_encode()
    indices = arrow.column_of(coded).codes
    assert indices.__array_interface__["data"][0] == coded.indices.buffers()[1].address
    kinds = [pa.array([1, None]), pa.array([True, None]), pa.array([["a", "b"], None]), pa.nulls(2)]
    taken = [arrow.column_of(each).take().tolist() for each in kinds]
    assert taken == [[1, None], [True, None], [["a", "b"], None], [None, None]]


def test_the_document_names_the_columns() -> None:
    """The names of the columns are documented, so the names may change only together with the
    document."""
    document = PACKAGE_ROOT / "README.md"
    if not document.exists():
        pytest.skip("the document is not here")
    text = document.read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\w+)`(?:, `explain_exits`)? \| (.*) \| (.*) \|$", text, re.M)
    told = {name: [re.findall(r"`(\w+)`", part) for part in parts] for name, *parts in rows}
    common = ["verdict", "rule", "evidence", "address", "problem"]
    for subject, (needed, others) in arrow.QUESTIONS.items():
        asked, answers = told[subject]
        assert asked[: len(needed) + len(others)] == [*needed, *others] or subject == "termination"
        assert [name for name in arrow.answered(subject) if name not in common] == answers, subject
    assert told["audit_sessions"] == [
        ["session", "record", *arrow.RECORDS], ["session", *arrow.FINDINGS]
    ]  # fmt: skip


def test_without_pyarrow_the_error_says_what_to_install() -> None:
    ran = run_code(
        "import sys\nsys.modules['pyarrow'] = None\n"
        "try:\n    from lifecycle_policy import arrow\n"
        "except ImportError as error:\n    print(error.name, error)"
    )
    assert ran.stdout == "pyarrow tables need pyarrow: pip install 'lifecycle-policy[arrow]'\n"
