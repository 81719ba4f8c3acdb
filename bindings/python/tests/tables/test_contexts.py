"""A batch over many contexts gives the same answers as each context alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import lifecycle_policy as lp
import pytest
from lifecycle_policy import (
    Allowance,
    AppState,
    BackgroundMode,
    Cause,
    Context,
    LocationAuthorization,
    SceneState,
    Status,
    Termination,
    Trigger,
    Verdict,
)

np = pytest.importorskip("numpy")
columns = pytest.importorskip("lifecycle_policy.columns")
from lifecycle_policy.columns import Dictionary, contexts  # noqa: E402

COUNT = 6000
GROUNDS = [
    Context("3.1"),
    Context("6.1", app=lp.App(background_modes=["voip"])),
    Context("12.4", app=lp.App(background_modes=["fetch", "remote-notification"])),
    Context("13.0", app=lp.App(scenes=True), facts=lp.DeviceFacts.unknown()),
    Context("17.0", limits=[lp.Limit(Allowance.BACKGROUND_TASK, limit=77.0)]),
    Context("26.0", app=lp.App(scenes=True, location_authorization=LocationAuthorization.ALWAYS)),
]


def drawn(most: int, seed: int) -> Any:
    return np.random.default_rng(seed).integers(0, most, COUNT).astype(np.int32)


CODES = drawn(len(GROUNDS), 1)
ASKED: dict[str, tuple[Callable[..., Any], dict[str, Any]]] = {
    "deadline": (columns.deadline, {"allowance": drawn(len(Allowance), 2) + 1}),
    "relaunch": (
        columns.relaunch,
        {"after": drawn(len(Termination), 3) + 1, "on": drawn(len(Trigger), 4) + 1},
    ),
    "transition": (
        columns.transition,
        {
            "from_": drawn(len(AppState), 5) + 1,
            "to": drawn(len(AppState), 6) + 1,
            "cause": drawn(len(Cause), 7) + 1,
        },
    ),
    "any cause": (
        columns.transition,
        {"from_": drawn(len(AppState), 5) + 1, "to": drawn(len(AppState), 6) + 1, "cause": None},
    ),
    "termination": (
        columns.termination,
        {"code": np.array([*map(int, lp.TerminationCode)])[drawn(len(lp.TerminationCode), 8)]},
    ),
    "conduct": (
        columns.conduct,
        {"state": drawn(len(AppState), 9) + 1, "activity": drawn(len(lp.Activity), 10) + 1},
    ),
}


@pytest.mark.parametrize("count", [7, 500, COUNT])
@pytest.mark.parametrize("name", ASKED)
def test_answers_are_those_of_each_context(name: str, count: int) -> None:
    ask, values = ASKED[name]
    values = {key: value if value is None else value[:count] for key, value in values.items()}
    mixed = ask(Dictionary(GROUNDS, CODES[:count]), **values)
    assert mixed.answers.shape == (count,)
    for code, ground in enumerate(GROUNDS):
        rows = np.flatnonzero(CODES[:count] == code)
        alone = ask(ground, **{key: v if v is None else v[rows] for key, v in values.items()})
        assert mixed.answers[rows].tobytes() == alone.answers.tobytes()
        assert mixed.queries[rows].tobytes() == alone.queries.tobytes()
        assert (mixed.statuses[rows] == alone.statuses).all()
        assert mixed.names("rule")[rows].tolist() == alone.names("rule").tolist()


def test_columns_make_contexts() -> None:
    found = contexts(
        os=["17.0", "12.4", "17.0", "17.0"],
        background_modes=[["audio", "fetch"], None, "audio,fetch", []],
        scenes=[True, None, True, False],
        low_power_mode=["unknown", None, "unknown", "yes"],
        location_authorization="when-in-use",
        profile="observed",
    )
    made = [found.values[code].context for code in found.codes]
    granted = LocationAuthorization.WHEN_IN_USE
    modes = {BackgroundMode.AUDIO, BackgroundMode.FETCH}
    unknown = lp.DeviceFacts(low_power_mode=None)
    whole = lp.App(background_modes=modes, scenes=True, location_authorization=granted)
    assert made[0] == made[2] == Context("17.0", app=whole, facts=unknown)
    assert made[1] == Context("12.4", app=lp.App(location_authorization=granted))
    assert made[3].facts == lp.DeviceFacts(low_power_mode=True) and made[3].app.scenes is False
    again = contexts(os=["12.4"], location_authorization="when-in-use", profile="observed")
    assert again.values[0].context == made[1]


def test_equal_rows_share_a_policy_that_is_kept() -> None:
    first = contexts(os=["17.0", "12.4"] * 3000, scenes=[True, None] * 3000)
    second = contexts(os=["12.4", "17.0"], scenes=[None, True])
    assert len(first.values) == 2
    assert {id(each) for each in first.values} == {id(each) for each in second.values}
    # In Python 1 equals True, but `scenes` accepts True and refuses 1.
    mixed = contexts(os="17.0", scenes=np.array([1, True, 1], object))
    assert [isinstance(mixed.values[code], Exception) for code in mixed.codes] == [True, False, True]


def test_a_row_that_makes_no_context_fails_alone() -> None:
    bad: dict[str, tuple[Any, str]] = {
        "os": ("tea", "os: `tea` is not a version"),
        "scenes": ("tea", "scenes: unknown fact `tea`"),
        "background_modes": (["audio", "tea"], "background-modes: unknown background mode `tea`"),
        "linked_sdk": (17, "linked-sdk: `17` is not a version: give a text"),
        "idiom": ("tea", "idiom: unknown idiom `tea`"),
        "foreground_slots": (99, "foreground-slots: "),
        "permitted_identifiers": ("many", "app: `'many'` is not a whole number"),
        "kind": ("share", "kind: "),
    }
    for name, (value, said) in bad.items():
        values = np.empty(2, object)
        values[:] = [value, None if name != "os" else "17.0"]
        given: dict[str, Any] = {"os": np.array(["17.0" if name != "kind" else "6.0", "17.0"])}
        found = columns.deadline(contexts(**{**given, name: values}), "background-task")
        assert found.statuses.tolist()[1] == 0 and found.statuses[0] != 0, name
        assert found.names("problem")[0].startswith(said), found.names("problem")[0]
        assert found.names("problem")[1] is None and not found["limit_ns"][0]
        assert str(found.error(0)) == found.names("problem")[0] and found.error(1) is None
    lacking = columns.deadline(contexts(os=["17.0", None]), "background-task")
    assert lacking.names("problem").tolist() == [None, "os: it is not given"]
    with pytest.raises(lp.LifecyclePolicyError, match="^contexts: unknown column `tea`"):
        contexts(os="17.0", tea=1)
    with pytest.raises(lp.LifecyclePolicyError, match="^os: it is not given"):
        contexts(scenes=[True])


def test_a_newer_version_is_answered_and_told_of() -> None:
    found = columns.deadline(contexts(os=["99.0", "17.0"]), "background-task")
    assert found.names("verdict").tolist() == ["unknown-os", "allowed"]
    assert found.names("problem").tolist()[1] is None
    assert "99.0 is newer than the rules" in found.names("problem")[0]


def test_contexts_are_a_column_like_others() -> None:
    given: list[Any] = ["12.4", lp.OSVersion(17), Context("9.3"), lp.Policy("26.0")]
    found = columns.deadline(Dictionary(given, [3, 2, 1, 0]), "background-task")
    alone = [lp.deadline(ground, "background-task").rule for ground in given]
    assert found.names("rule").tolist() == alone[::-1]
    crossed = columns.deadline(Dictionary(given, [[0], [1]]), ["launch", "background-task", "tea"])
    assert crossed.names("verdict").shape == (2, 3)
    assert crossed.names("problem")[:, 2].tolist() == ["allowance: unknown allowance `tea`"] * 2
    bad = columns.deadline(Dictionary(["12.4", "1.0"], [0, 1, -1]), "launch")
    assert bad.names("problem").tolist()[0] is None
    assert bad.names("problem").tolist()[1].startswith("os: ")
    assert bad.names("problem").tolist()[2] == "os: it is not given"
    with pytest.raises(lp.LifecyclePolicyError, match="do not have one shape: contexts"):
        columns.deadline(Dictionary(given, [0, 1]), ["launch"] * 3)


def test_dictionaries_refuse_codes_that_are_none() -> None:
    for codes, said in (([0, 2], "2 is no index of 2"), ([-2], "-2 is no"), ([0.5], "give integers")):
        with pytest.raises(lp.LifecyclePolicyError, match=said):
            Dictionary(["a", "b"], codes)
    assert Dictionary([], []).take().tolist() == []


def test_nulls_are_values_that_are_not_given() -> None:
    masked = np.ma.masked_array([1, 2, 3], [False, True, False])
    found = columns.deadline("17.0", masked)
    assert found.statuses.tolist() == [0, Status.MISSING_VALUE, 0]
    assert found.names("problem")[1] == "allowance: it is not given"
    named = np.ma.masked_array(["launch", "launch"], [True, False])
    words = columns.deadline("17.0", named)
    assert words.names("problem").tolist() == ["allowance: it is not given", None]
    for nothing in (None, float("nan")):
        values = np.array(["silent-push", nothing], object)
        rows = columns.relaunch("17.0", "crash", values)
        assert rows.names("problem").tolist() == [None, "trigger: it is not given"]


def test_any_cause_is_the_best_one() -> None:
    grounds: list[tuple[Context, Any]] = [(Context("12.4"), AppState), (GROUNDS[3], SceneState)]
    for ground, states in grounds:
        for from_ in states:
            found = columns.transition(ground, from_, list(states), None)
            for place, to in enumerate(states):
                each = [lp.transition(ground, from_, to, cause) for cause in Cause]
                verdicts = {answer.newest_verdict for answer in each}
                best = next(
                    verdict
                    for verdict in (
                        Verdict.ALLOWED, Verdict.CONDITIONAL, Verdict.UNSPECIFIED,
                        Verdict.FORBIDDEN, Verdict.NOT_APPLICABLE,
                    )
                    if verdict in verdicts
                )  # fmt: skip
                assert found["newest_verdict"][place] == best
                first = next(n for n, answer in enumerate(each) if answer.newest_verdict == best)
                assert found.names("rule")[place] == each[first].rule
                possible = best in (Verdict.ALLOWED, Verdict.CONDITIONAL, Verdict.UNSPECIFIED)
                expected = [*Cause][first] if possible else None
                assert found.members("cause")[place] is expected
    wrong = columns.transition("12.4", np.array(["active", "tea", 99], object), "inactive", None)
    assert wrong.names("verdict").tolist() == ["allowed", None, None]
    assert wrong.error(2).field is lp.Field.FROM and wrong.error(2).value == 99


def test_names_come_as_dictionaries_too() -> None:
    ask, values = ASKED["relaunch"]
    found = ask(Dictionary(GROUNDS, CODES), **values)
    for name in ("verdict", "rule", "delivery_rule", "address", "callback", "standing", "problem"):
        assert found.dictionary(name).take().tolist() == found.names(name).tolist()
    rule, address = found.names("rule"), found.names("address")
    for place in range(0, COUNT, 500):
        ground = GROUNDS[CODES[place]]
        after, on = Termination(values["after"][place]), Trigger(values["on"][place])
        answer = lp.relaunch(ground, after, on)
        urls = [each.url for each in answer.citations if each.url]
        assert (rule[place], address[place]) == (answer.rule, urls[0] if urls else None)
    meaning = columns.termination("17.0", [0x8BADF00D, 1]).names("meaning")
    assert meaning.tolist() == [lp.termination("17.0", 0x8BADF00D).meaning, None]
