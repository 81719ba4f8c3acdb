"""Raw questions get the same answers as the functions, and are refused in the same cases."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any, cast

import lifecycle_policy as lp
import pytest
from lifecycle_policy import Context, raw
from lifecycle_policy._native.bindings import LCP_COUNT_UNKNOWN
from lifecycle_policy._native.convert import fact, from_ns
from lifecycle_policy.questions import answers

from test_threads import THREADS, contexts, eager_switching, refusal

ASKED: dict[raw.Kind, list[tuple[raw.Question, tuple[Any, ...]]]] = {
    "transition": [
        (lp.TransitionQuery(start, end, cause), (start, end, cause))
        for start in lp.AppState
        for end in lp.AppState
        for cause in lp.Cause
    ],
    "deadline": [(one, (one,)) for one in lp.Allowance],
    "relaunch": [
        (lp.RelaunchQuery(end, on), (end, on)) for end in lp.Termination for on in lp.Trigger
    ],
    "conduct": [
        (lp.ConductQuery(state, act), (state, act)) for state in lp.AppState for act in lp.Activity
    ],
    "delivery": [
        (lp.DeliveryQuery(state, event), (state, event))
        for state in lp.AppState
        for event in lp.Event
    ],
    "mode": [(one, (one,)) for one in lp.BackgroundMode],
    "quota": [(one, (one,)) for one in lp.Quota],
    "termination": [(lp.TerminationQuery(code), (code,)) for code in lp.TerminationCode],
    "suspension": [
        (lp.SuspensionQuery(one, act, act), (one, act))
        for one in lp.Allowance
        for act in lp.Activity
    ],
    "purge": [
        (lp.PurgeQuery(state, act), (state, act)) for state in lp.AppState for act in lp.Activity
    ],
    "call": [(lp.CallQuery(one, on), (one, on)) for one in lp.Callback for on in lp.Trigger],
}
#: Fields of an answer that a raw answer lacks, or has only in another form.
APART = {"citations", "note", "disputed", "os_dependent", "extendable", "sequence", "meaning", "shared"}
APART |= {"wakes", "permits", "keeps_running"}


#: Sets whose field in the struct has the same name as the field of the answer. For every other set,
#: the field in the struct has the suffix `_mask`.
PLAIN = {"allowances", "activities", "more_launch_options", "more_connection_options"}
RULES = {"rule", "delivery_rule", "broken_rule", "disposition_rule"}


def shown(name: str, value: object) -> Iterator[tuple[str, object]]:
    """Yields the numbers that a field of an answer comes from, with their names in the struct."""
    seconds = {"advice": "advice_ns", "limit": "limit_ns", "warning": "warning_ns"}
    seconds |= {"allowance_seconds": "allowance_ns", "window": "window_ns"}
    if name in seconds:
        yield seconds[name], value
    elif isinstance(value, lp.OSVersion):
        yield name, value.packed
    elif isinstance(value, tuple):
        masked = name if name in PLAIN else f"{name}_mask"
        yield masked, sum(1 << one - 1 for one in value)
    elif name in RULES:
        yield name, value
    elif name in ("count", "rank") and value is None:
        yield name, LCP_COUNT_UNKNOWN
    elif name == "warned":
        yield name, fact(cast("bool | None", value), lp.Field.ACTIVITY)
    else:
        yield name, 0 if value is None else value


@pytest.mark.parametrize("kind", ASKED)
def test_answers_are_those_of_the_functions(kind: raw.Kind) -> None:
    for context in contexts():
        ask = raw.asker(kind, context)
        for question, values in ASKED[kind]:
            found: dict[str, Any] = raw.numbers(kind, ask(raw.question(question)))
            told = getattr(lp, kind)(context, *values)
            for rule in RULES & found.keys():
                found[rule] = answers.rule_id(found[rule])
            for name in found:
                found[name] = from_ns(found[name]) if name.endswith("_ns") else found[name]
            asked = {kind, "allowance"} if kind in ("deadline", "mode", "quota") else set()
            for field in set(told.__dataclass_fields__) - APART - asked:
                for place, value in shown(field, getattr(told, field)):
                    assert found[place] == value, (kind, context.os, values, place)


def test_a_question_is_of_no_context() -> None:
    question = raw.question(lp.Allowance.BACKGROUND_TASK)
    limits = {
        os: raw.numbers("deadline", raw.asker("deadline", os)(question))["limit_ns"] / 1e9
        for os in ("6.1", "12.4", "13.0")
    }
    assert limits == {"6.1": 600.0, "12.4": 180.0, "13.0": 30.0}


def test_what_cannot_be_asked_is_refused_as_the_functions_refuse_it() -> None:
    bad = Context("12.4", app=lp.App(permitted_identifiers=-1))
    assert refusal(lambda: raw.asker("deadline", bad)) == refusal(
        lambda: lp.deadline(bad, lp.Allowance.LAUNCH)
    )
    tea = lp.RelaunchQuery("tea", "silent-push")
    assert refusal(lambda: raw.question(tea)) == refusal(
        lambda: lp.relaunch("12.4", "tea", "silent-push")
    )
    assert refusal(lambda: raw.asker("deadline", "1.0"))[2] == lp.Field.OS
    moved = raw.question(lp.TransitionQuery("active", lp.AppState.INACTIVE, "home-button"))
    scene = moved[:8] + int(lp.SceneState.BACKGROUND).to_bytes(4, sys.byteorder) + moved[12:]
    told, status, field, value = refusal(lambda: raw.asker("transition", "12.4")(scene))
    assert (status, field, value) == (lp.Status.OUT_OF_RANGE, lp.Field.TO, 10)
    assert told.endswith("1 to 6")


def test_bytes_of_another_size_do_not_reach_the_library() -> None:
    ask = raw.asker("relaunch", "12.4")
    for other in (b"", raw.question(lp.Quota.MONITORED_REGIONS), bytes(17)):
        told, status, _, value = refusal(lambda: ask(other))
        assert told == f"question: one about relaunch has 32 bytes, and not {len(other)}"
        assert (status, value) == (lp.Status.STRUCT_SIZE, len(other))
    told, status, *_ = refusal(lambda: raw.numbers("relaunch", bytes(63)))
    assert told == "answer: one about relaunch has 112 bytes, and not 63"
    with pytest.raises(TypeError):
        ask(5)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", ["duties", "tea"])
def test_other_kinds_are_refused(name: Any) -> None:
    for ask in (lambda: raw.asker(name, "12.4"), lambda: raw.numbers(name, b"")):
        told, status, _, value = refusal(ask)
        assert told.startswith(f"kind: `{name}` is not one of transition, deadline")
        assert (status, value) == (lp.Status.UNKNOWN_VALUE, name)
    asked: Any = lp.Callback.DID_ENTER_BACKGROUND
    assert refusal(lambda: raw.question(asked))[1] == lp.Status.UNKNOWN_VALUE


def test_threads_share_an_asker() -> None:
    ask = raw.asker("conduct", "12.4")
    questions = [raw.question(question) for question, _ in ASKED["conduct"]]
    alone = [ask(question) for question in questions]
    gate = Barrier(THREADS)

    def every(number: int) -> list[bytes]:
        gate.wait(60)
        return [ask(question) for question in questions * 5]

    with eager_switching(), ThreadPoolExecutor(THREADS) as pool:
        assert all(found == alone * 5 for found in pool.map(every, range(THREADS)))
