"""In a batch with repeated questions, each question gets the same answer as if asked alone."""

from __future__ import annotations

from typing import Any

import lifecycle_policy as lp
import pytest
from lifecycle_policy import Activity, Allowance, AppState, Cause, Context, SceneState
from lifecycle_policy import Termination, Trigger

np = pytest.importorskip("numpy")
columns = pytest.importorskip("lifecycle_policy.columns")
distinct = pytest.importorskip("lifecycle_policy.columns.distinct")
found_in = pytest.importorskip("lifecycle_policy.columns.found")

COUNT = 8000
CONTEXT = Context("17.0", app=lp.App(scenes=True, background_modes=list(lp.BackgroundMode)))


def drawn(kind: Any, dtype: Any = np.int32, beyond: int = 0) -> Any:
    """Draws values of a kind at random. If `beyond` is not 0, some of them are invalid."""
    chance = np.random.default_rng(len(kind))
    return chance.integers(1 - beyond, len(kind) + 1 + beyond, COUNT).astype(dtype)


ASKED: dict[str, tuple[str, tuple[Any, ...], dict[str, Any]]] = {
    "deadline": ("deadline", (drawn(Allowance),), {}),
    "conduct": ("conduct", (drawn(AppState), drawn(Activity)), {}),
    "relaunch": ("relaunch", (drawn(Termination), drawn(Trigger)), {}),
    "transition": ("transition", (drawn(AppState), drawn(AppState), drawn(Cause)), {}),
    "one for all": ("relaunch", ("crash", drawn(Trigger)), {"since": 1}),
    "scenes": (
        "transition",
        (drawn(SceneState) + 6, SceneState.BACKGROUND, drawn(Cause)),
        {"axis": lp.Axis.SCENE},
    ),
    "states of both": ("transition", (drawn(range(10)), 3, drawn(Cause)), {}),
    "refused": ("conduct", (drawn(AppState, beyond=2), drawn(Activity, beyond=3)), {}),
    "int8": ("deadline", (drawn(Allowance, np.int8, beyond=90),), {}),
    "uint8": ("conduct", (drawn(AppState, np.uint8), drawn(Activity, np.int64)), {}),
    "uint64": ("deadline", (drawn(Allowance, np.uint64),), {}),
    "highest": ("relaunch", (2, 1), {"since": np.uint32(2**32 - 1) - drawn((1, 2), np.uint32)}),
    "lowest": ("deadline", (drawn(Allowance, np.int64) - 2**31,), {}),
    "crossed": ("relaunch", (drawn(Termination)[:100, None], drawn(Trigger)[:80]), {}),
    "sliced": ("conduct", (drawn(AppState)[::-3], drawn(Activity)[::3]), {}),
    "names": ("deadline", ([Allowance.LAUNCH, "launch", "tea"] * 999,), {}),
}


@pytest.mark.parametrize("name", ASKED)
def test_answers_are_those_of_each_by_itself(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    subject, values, more = ASKED[name]
    sizes: list[int] = []
    real = found_in._ask

    def counted(subject: str, ground: Any, queries: Any) -> Any:
        sizes.append(queries.size)
        return real(subject, ground, queries)

    monkeypatch.setattr(found_in, "_ask", counted)
    found = getattr(columns, subject)(CONTEXT, *values, **more)
    monkeypatch.setattr(distinct, "_LEAST", 1 << 40)
    plain = getattr(columns, subject)(CONTEXT, *values, **more)
    assert sizes[0] * 3 <= sizes[1] == len(plain)
    for part in ("answers", "statuses", "queries"):
        ours, theirs = getattr(found, part), getattr(plain, part)
        assert (ours.shape, ours.dtype) == (theirs.shape, theirs.dtype)
        assert ours.tobytes() == theirs.tobytes(), part
    assert repr(found) == repr(plain)
    assert found.names("rule").tolist() == plain.names("rule").tolist()
    if subject == "transition":
        assert found.members("via").tolist() == plain.members("via").tolist()
    refused = np.flatnonzero(plain.statuses)
    bad = ("refused", "int8", "highest", "lowest", "names", "states of both")
    assert (refused.size > 0) == (name in bad)
    for place in refused[:3]:
        index = np.unravel_index(place, plain.statuses.shape)
        assert str(found.error(index)) == str(plain.error(index)) != "None"


def test_a_batch_without_repetitions_is_asked_as_it_is() -> None:
    few = drawn(Allowance)[:1000]
    wide = np.stack([drawn(range(COUNT)), drawn(range(COUNT))])
    for values in ({"allowance": few}, {"state": wide[0], "activity": wide[1]}):
        ask = columns.deadline if "allowance" in values else columns.conduct
        assert ask("12.4", **values)._places is None
    codes = drawn(range(50)).astype(np.uint64) * 2**50
    given = distinct.distinct({"code": pytest.importorskip("lifecycle_policy.columns.values").Given(codes)})
    assert len(given[1]) == len(set(codes.tolist())) <= 50


def test_what_is_given_may_change_afterwards() -> None:
    given = drawn(Allowance)
    found = columns.deadline("12.4", given)
    asked, answers = found.queries.tobytes(), found.answers.tobytes()
    given[:] = 1
    assert (found.queries.tobytes(), found.answers.tobytes()) == (asked, answers)
    few = columns.deadline("12.4", given[:9])
    assert np.shares_memory(few["limit_ns"], few.answers)


def test_a_bad_context_is_refused_as_a_whole() -> None:
    with pytest.raises(lp.LifecyclePolicyError) as caught:
        columns.deadline("1.0", drawn(Allowance))
    assert caught.value.field == lp.Field.OS
