"""A policy gives the same answers as the functions. The caches confuse no two contexts and no two
questions."""

from __future__ import annotations

import copy
import ctypes
import dataclasses
import pickle
import sys
from collections.abc import Callable
from itertools import product
from typing import Any

import lifecycle_policy as lp
import pytest
from lifecycle_policy import (
    Allowance,
    App,
    AppState,
    Condition,
    Context,
    DeviceFacts,
    Knowledge,
    Limit,
    OSVersion,
    Policy,
    SceneState,
    raw,
)
from lifecycle_policy._native import calls
from lifecycle_policy._native.bindings import (
    lcp_citation,
    lcp_deadline_answer,
    lcp_duties_answer,
    lcp_duty,
    lcp_edge,
    lcp_next_answer,
    lcp_path_query,
    lcp_step,
    lcp_transition_answer,
    lcp_transition_query,
)
from lifecycle_policy._native.memory import keep
from lifecycle_policy.questions import conduct, manifest, paths, prepared, transitions
from lifecycle_policy.questions import context as contexts
from lifecycle_policy.questions.declared import pack_duties
from lifecycle_policy.questions.prepared import one_policy, policies_of

TASK = Allowance.BACKGROUND_TASK
SCENES = App(scenes=True, background_modes=["audio", "fetch"])


def context() -> Context:
    return Context(
        "12.4",
        os_last="12.5",
        app=App(background_modes=lp.BackgroundMode.AUDIO),
        facts=DeviceFacts(low_power_mode=True),
        limits=[Limit(TASK, limit=77.0)],
    )


#: For each method of a policy, the function of the package that asks the same question, and the
#: arguments of some questions.
ASKED: dict[str, tuple[Callable[..., Any], list[tuple[Any, ...]]]] = {
    "transition": (
        lp.transition,
        [
            *((AppState.ACTIVE, AppState.INACTIVE, cause) for cause in lp.Cause),
            (SceneState.FOREGROUND_ACTIVE, SceneState.BACKGROUND, "home-button"),
        ],
    ),
    "next": (lp.next_transitions, [(state,) for state in (*AppState, *SceneState)]),
    "path": (lp.path, [(start, end) for start in AppState for end in AppState]),
    "deadline": (lp.deadline, [*((one,) for one in Allowance), ("launch",)]),
    "relaunch": (lp.relaunch, [(end, "silent-push") for end in lp.Termination]),
    "conduct": (lp.conduct, [("background", activity) for activity in lp.Activity]),
    "duties": (lp.duties, [(callback,) for callback in lp.Callback]),
    "delivery": (lp.delivery, [("suspended", event) for event in lp.Event]),
    "mode": (lp.mode, [(mode,) for mode in lp.BackgroundMode]),
    "quota": (lp.quota, [(quota,) for quota in lp.Quota]),
    "manifest": (lp.manifest, [()]),
    "termination": (lp.termination, [(code,) for code in lp.TerminationCode]),
    "step": (
        lp.step, [(state, cause) for state in (*AppState, *SceneState) for cause in lp.Cause]
    ),
    "suspension": (lp.suspension, [(), (Allowance, lp.Activity), (TASK, "camera")]),
    "purge": (lp.purge, [(state, "audio-playback") for state in AppState]),
    "call": (
        lp.call, [(callback, on) for callback in lp.Callback for on in (None, "open-url")]
    ),
    "explain": (
        lp.explain,
        [(TASK,), (lp.Quota.MONITORED_REGIONS,), (lp.SuspensionQuery(TASK),),
         (lp.PurgeQuery("suspended"),)],
    ),
}


@pytest.mark.parametrize("tables", [False, True], ids=["small", "tables"])
@pytest.mark.parametrize("name", ASKED)
def test_methods_answer_as_the_functions(name: str, tables: bool) -> None:
    function, questions = ASKED[name]
    for os in ("6.1", "12.4", "17.0", "99.0"):
        ground = Context(os, app=SCENES, limits=[Limit(TASK, limit=77.0)])
        policy = Policy(os, app=SCENES, limits=[Limit(TASK, limit=77.0)], tables=tables)
        assert policy.context == ground
        ask = getattr(policy, name)
        for question in questions:
            assert ask(*question) == function(ground, *question), (os, question)


def test_methods_take_the_keywords_of_the_functions() -> None:
    policy, ground = Policy("17.0", app=SCENES), Context("17.0", app=SCENES)
    assert policy.relaunch("reboot", "visit", since=["reboot"]) == lp.relaunch(
        ground, "reboot", "visit", since=[lp.Since.REBOOT]
    )
    assert policy.next("background", axis="scene") == lp.next_transitions(
        ground, SceneState.BACKGROUND
    )
    only: dict[str, Any] = {"allowed_causes": ["device-lock"], "trigger": "visit"}
    told = policy.path("active", "background", **only)
    assert told == lp.path(ground, "active", "background", **only)
    assert told.steps


def test_evidence_and_facts() -> None:
    facts = DeviceFacts.unknown()
    policy = Policy("12.4", evidence="documented", facts=facts)
    assert policy.context == Context("12.4", profile="documented", facts=facts)
    assert policy.deadline(TASK) == lp.deadline(policy.context, TASK) != lp.deadline("12.4", TASK)


def test_conditions() -> None:
    app = App(scenes=False, background_modes="audio")
    policy = Policy("17.0", app=app, facts=DeviceFacts(charging=None, passcode=True))
    assert policy.condition("mode-audio") is Knowledge.HOLDS
    assert policy.condition(Condition.SCENES_ADOPTED) is Knowledge.FAILS
    assert policy.condition("charging") is Knowledge.NOT_GIVEN
    assert Policy("17.0").condition("mode-audio") is Knowledge.ASSUMED
    with pytest.raises(lp.LifecyclePolicyError) as caught:
        policy.condition("tea")
    assert (caught.value.field, caught.value.value) == (lp.Field.CONDITION, "tea")


def test_a_policy_cannot_be_changed_and_can_be_sent() -> None:
    policy = Policy("12.4", app=SCENES, tables=True)
    with pytest.raises(AttributeError):
        policy.context = Context("13.0")
    for again in (copy.copy(policy), copy.deepcopy(policy), pickle.loads(pickle.dumps(policy))):
        assert (again.context, again.tables) == (policy.context, True)
        assert type(again) is Policy and again.deadline(TASK) == policy.deadline(TASK)
    with pytest.raises(lp.LifecyclePolicyError, match="`12.4-12.5` is a range"):
        Policy.of(context())
    assert repr(Policy("12.4")) == f"Policy({Context('12.4')!r})"


@pytest.mark.parametrize("changes", [{"app": SCENES}, {"tables": True}], ids=str)
def test_batches_take_a_policy(changes: dict[str, Any]) -> None:
    policy = Policy("12.4", **changes)
    assert lp.deadlines(policy, Allowance) == lp.deadlines(policy.context, Allowance)
    acts = [lp.ConductQuery("background", activity) for activity in lp.Activity]
    assert lp.conducts(policy, acts) == lp.conducts(policy.context, acts)


def test_what_is_no_policy_is_refused() -> None:
    policy = Policy("12.4")
    object.__setattr__(policy, "reference", ctypes.create_string_buffer(2048))
    with pytest.raises(lp.LifecyclePolicyError) as caught:
        policy.deadline(TASK)
    assert (caught.value.status, caught.value.field) == (lp.Status.POLICY, lp.Field.POLICY)
    for ask in (policy.manifest, lambda: policy.next("active")):
        with pytest.raises(lp.LifecyclePolicyError):
            ask()


@pytest.mark.parametrize("name", ["linked_sdk", "minimum_os"])
def test_a_version_of_the_app_that_is_too_old_is_refused_with_the_range(name: str) -> None:
    versions: Any = {name: "1.0"}
    with pytest.raises(lp.LifecyclePolicyError, match=r"`1\.0`.*: 2\.0 to 255\.255\.255") as caught:
        Policy("12.4", app=App(**versions))
    assert caught.value.status == lp.Status.OUT_OF_RANGE
    assert (caught.value.field, caught.value.value) == (lp.Field[name.upper()], "1.0")


def test_a_context_is_prepared_once(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Context] = []
    real = contexts.native_context

    def counted(value: Any) -> Any:
        made.append(value)
        return real(value)

    monkeypatch.setattr(prepared, "native_context", counted)
    kept = context()
    for _ in range(3):
        assert lp.deadline(kept, TASK).limit == 77.0
        lp.manifest(kept), lp.path(kept, "active", "background"), lp.explain(kept, TASK)
    assert made == [kept]


def test_texts_and_versions_are_prepared_once_and_forgotten() -> None:
    assert one_policy("15.6.1") is one_policy("15.6.1")
    version = OSVersion(15, 6, 1)
    assert one_policy(version) is one_policy(version)
    for number in range(2 * prepared._MOST):
        one_policy(f"15.{number % 256}.{number // 256}")
    assert len(prepared._kept) <= prepared._MOST


def test_a_place_in_memory_is_not_taken_for_what_was_there_before() -> None:
    """A cached context stays alive, so no other object can get its id()."""
    for number in range(3 * prepared._MOST):
        limit = float(number)
        assert lp.deadline(Context("12.4", limits=[Limit(TASK, limit)]), TASK).limit == limit


class Loose(App):
    """A subclass of App with objects that can change."""

    modes: frozenset[lp.BackgroundMode] = frozenset()

    def __getattribute__(self, name: str) -> Any:
        return Loose.modes if name == "background_modes" else super().__getattribute__(name)


class LooseVersion(OSVersion):
    packed_now = 12 << 16 | 4 << 8

    @property
    def packed(self) -> int:
        return LooseVersion.packed_now


class LooseLimit(Limit):
    pass


class LooseFacts(DeviceFacts):
    pass


def test_what_may_change_is_prepared_each_time() -> None:
    app = Context("12.4", app=Loose())
    event = lp.Termination.NONE, lp.Trigger.BACKGROUND_FETCH
    before = lp.relaunch(app, *event)
    Loose.modes = frozenset({lp.BackgroundMode.FETCH})
    assert lp.relaunch(app, *event) != before
    version = LooseVersion(12, 4)
    for asked in (version, Context(version)):
        LooseVersion.packed_now = 12 << 16 | 4 << 8
        assert lp.deadline(asked, TASK).limit == 180.0
        LooseVersion.packed_now = 13 << 16
        assert lp.deadline(asked, TASK).limit == 30.0
    for loose in (Context("9.0", facts=LooseFacts()), Context("9.0", limits=[LooseLimit(TASK)])):
        assert one_policy(loose) is not one_policy(loose)


def test_what_is_kept_is_no_part_of_the_value() -> None:
    kept, other = context(), context()
    lp.deadline(kept, TASK)
    assert kept == other and hash(kept) == hash(other) and repr(kept) == repr(other)
    assert [field.name for field in dataclasses.fields(Context)] == [
        "os", "os_last", "profile", "app", "facts", "limits"
    ]  # fmt: skip
    for again in (copy.copy(kept), copy.deepcopy(kept), pickle.loads(pickle.dumps(kept))):
        assert again == kept
        assert lp.deadline(again, TASK) == lp.deadline(kept, TASK)
    assert dataclasses.replace(OSVersion(12, 4), major=13) == OSVersion(13, 4)


def test_a_context_that_is_refused_is_refused_again() -> None:
    bad = Context("12.4", app=App(permitted_identifiers=-1))
    for _ in range(2):
        with pytest.raises(lp.LifecyclePolicyError, match="permitted-identifiers") as caught:
            lp.deadline(bad, TASK)
        assert caught.value.field == lp.Field.APP


def test_a_memory_forgets_when_it_is_full() -> None:
    memory: dict[int, int] = {}
    for number in range(10):
        assert keep(memory, number, -number, most=4) == -number
        assert len(memory) <= 4 and memory[number] == -number
    assert keep(memory, 99, 1, most=0) == 1 and 99 not in memory


def test_answers_are_right_when_nothing_is_kept() -> None:
    kept = context()

    def ask() -> list[object]:
        told: list[object] = [lp.transition(kept, "active", "inactive", why) for why in lp.Cause]
        told += [lp.path(kept, "not-running", state) for state in lp.AppState]
        told += [lp.next_transitions(kept, state) for state in lp.AppState]
        told += [lp.duties(kept, callback) for callback in lp.Callback]
        return [*told, lp.manifest(kept)]

    told = ask()
    memories: list[Any] = [transitions.TRANSITION.known, paths.NEXT.known, paths._known_paths]
    memories.append(conduct._DUTIES.known)
    for memory in (*memories, manifest._known, prepared._kept):
        memory.clear()
    assert ask() == told


def test_equal_bytes_make_one_answer() -> None:
    for ask in (
        lambda one: lp.transition(one, "active", "inactive", "home-button"),
        lambda one: lp.next_transitions(one, "inactive"),
        lambda one: lp.path(one, "active", "background"),
        lambda one: lp.duties(one, "applicationDidEnterBackground:"),
        lp.manifest,
    ):
        assert ask(Context("12.4")) is ask(Context("12.4.1"))


def test_equal_paths_with_other_callbacks_are_two_answers() -> None:
    query = paths._PATH.pack(paths._PATH.size, AppState.NOT_RUNNING, AppState.ACTIVE, 0, 0, 0, 0, 0)
    alone: dict[str, lp.PathAnswer] = {}
    found: dict[bytes, list[lp.PathAnswer]] = {}
    for os in ("2.0", "3.0", "4.0", "6.0", "8.0", "9.0", "12.4", "17.0"):
        paths._known_paths.clear()
        alone[os] = lp.path(os, "not-running", "active")
        found.setdefault(paths._ask_path(one_policy(os), query), []).append(alone[os])
    assert any(told != answers[0] for answers in found.values() for told in answers)
    for os, told in alone.items():
        assert lp.path(os, "not-running", "active") == told


def test_what_an_app_tells_stays_with_it() -> None:
    apps = [lp.App.from_info({"UIBackgroundModes": [mode]}) for mode in ("tea", "cake")]
    told = [lp.manifest(Context("12.4", app=app)).findings for app in (*apps, App(unknown_modes=1))]
    assert [[finding.value for finding in findings] for findings in told] == [
        ["tea"], ["cake"], [None]
    ]  # fmt: skip


#: Ranges of versions, each with a question. In most ranges the answer changes. The verdict may
#: change, too, or stay the same.
RANGES: list[tuple[str, str, Callable[[Context], Any]]] = [
    ("6.0", "12.0", lambda one: lp.deadline(one, TASK)),
    ("12.0", "12.9", lambda one: lp.deadline(one, TASK)),
    ("7.0", "17.0", lambda one: lp.relaunch(one, "user-force-quit", "region-enter")),
    ("3.0", "17.0", lambda one: lp.transition(one, "active", "inactive", "home-button")),
    ("3.0", "17.0", lambda one: lp.next_transitions(one, "inactive")),
    ("3.0", "17.0", lambda one: lp.path(one, "active", "background")),
    ("7.0", "26.0", lambda one: lp.duties(one, "applicationDidEnterBackground:")),
    ("2.0", "26.0", lambda one: lp.mode(one, "voip")),
    ("2.0", "26.0", lambda one: lp.delivery(one, "suspended", "locale-change")),
    ("2.0", "26.0", lambda one: lp.quota(one, "scheduled-local-notifications")),
    ("2.0", "26.0", lambda one: lp.conduct(one, "background", "opengl-es")),
    ("2.0", "26.0", lambda one: lp.termination(one, "0x8badf00d")),
    ("2.0", "26.0", lp.manifest),
]
_RESTS = {"os_dependent", "verdict", "newest_verdict"}


@pytest.mark.parametrize(("first", "last", "ask"), RANGES)
def test_a_range_has_the_answer_of_its_first_version(
    first: str, last: str, ask: Callable[[Context], Any]
) -> None:
    app = App(location_authorization=lp.LocationAuthorization.ALWAYS, background_modes=["fetch"])
    whole = Context(first, os_last=last, app=app)
    told, begin = ask(whole), ask(Context(first, app=app))
    for field in set(told.__dataclass_fields__) - _RESTS:
        assert getattr(told, field) == getattr(begin, field)
    each = [ask(policy.context) for policy in policies_of(whole)]
    assert len(each) > 1 or first == "12.0"
    verdicts = {answer.verdict for answer in each}
    assert told.verdict == (begin.verdict if len(verdicts) == 1 else lp.Verdict.CONDITIONAL)
    said = any(answer._says != begin._says for answer in each)
    assert told.os_dependent == (said or len(verdicts) > 1)


def test_every_edge_of_a_range_is_asked() -> None:
    """On every version, the answer equals the answer on the last edge that is not after the
    version."""
    whole = Context("11.0", os_last="14.0", app=App(minimum_os=OSVersion(12, 3)))
    edges = [policy.context.os for policy in policies_of(whole)]
    assert edges[0] == OSVersion(11) and OSVersion(12, 3) in edges and edges == sorted(edges)
    told = {edge: lp.deadlines(Context(edge, app=whole.app), Allowance) for edge in edges}
    for number in range(11 << 8, (14 << 8) + 1):
        version = OSVersion(number >> 8, number & 255)
        edge = max(edge for edge in edges if edge <= version)
        assert lp.deadlines(Context(version, app=whole.app), Allowance) == told[edge], version


def test_a_policy_is_for_one_version() -> None:
    with pytest.raises(lp.LifecyclePolicyError, match="`12.4-12.5` is a range") as caught:
        raw.asker("deadline", context())
    assert caught.value.field == lp.Field.OS


def _interrupted(monkeypatch: pytest.MonkeyPatch, inside: Callable[[], bytes]) -> list[bytes]:
    """Makes the next question run `inside` after the call of the library, before the answer is
    read. Returns a list that will contain the result of `inside`."""
    inner: list[bytes] = []
    busy: list[bool] = []
    real = calls.bound

    def bound(function: str) -> Any:
        call = real(function)

        def interrupted(*arguments: Any) -> Any:
            status = call(*arguments)
            if not busy:
                busy.append(True)
                inner.append(inside())
            return status

        return interrupted

    monkeypatch.setattr(calls, "bound", bound)
    return inner


def test_a_question_inside_a_question_has_room_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """A signal or the garbage collector may interrupt a question before its answer is read."""
    old, new = one_policy("6.1"), one_policy("12.4")
    inner = _interrupted(monkeypatch, lambda: ask(old, query))
    ask = calls.asker("lcp_query_deadline", lcp_deadline_answer)
    query = b"\x08\0\0\0" + int(TASK).to_bytes(4, sys.byteorder)
    given = map(lcp_deadline_answer.from_buffer_copy, (ask(new, query), *inner))
    assert [answer.limit_ns / 1e9 for answer in given] == [180.0, 600.0]


def test_a_raw_question_inside_another_has_room_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    questions = [raw.question(one) for one in (TASK, Allowance.LAUNCH)]
    alone = [raw.asker("deadline", "12.4")(question) for question in questions]
    inner = _interrupted(monkeypatch, lambda: ask(questions[1]))
    ask = raw.asker("deadline", "12.4")
    assert [ask(questions[0]), *inner] == alone


NEXT = ("lcp_query_next", "lcp_list_edges"), lcp_next_answer, lcp_edge
STEPS = ("lcp_query_transition", "lcp_list_steps"), lcp_transition_answer, lcp_step
DUTIES = ("lcp_query_duties", "lcp_list_duties"), lcp_duties_answer, lcp_duty


def test_lists_inside_lists_have_room_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    query = paths._NEXT.pack(paths._NEXT.size, AppState.INACTIVE, 0)
    old, now = one_policy("3.2"), one_policy("12.4")
    alone = [calls.lister(*NEXT, 64)(policy, query) for policy in (old, now)]
    inner = _interrupted(monkeypatch, lambda: edges(old, query))
    edges = calls.lister(*NEXT, 64)
    outer = edges(now, query)
    assert [*inner, outer] == alone and alone[0] != alone[1]


@pytest.mark.parametrize("most", [0, 1, 5])
def test_a_list_that_is_longer_than_its_room(most: int) -> None:
    policy = one_policy("12.4")
    edges = calls.lister(*NEXT, most)
    for state in AppState:
        query = paths._NEXT.pack(paths._NEXT.size, state, 0)
        for _ in range(2):
            assert edges(policy, query) == calls.lister(*NEXT, 64)(policy, query)


@pytest.mark.parametrize("os", ["2.0", "3.2", "12.4", "17.0", "99.0"])
@pytest.mark.parametrize("facts", [DeviceFacts(), DeviceFacts.unknown()])
@pytest.mark.parametrize("profile", lp.EvidenceProfile)
def test_no_list_that_has_elements_is_left_out(
    os: str, facts: DeviceFacts, profile: lp.EvidenceProfile
) -> None:
    policy = Policy(os, app=App(scenes=None), facts=facts, evidence=profile)
    steps, duties = calls.lister(*STEPS, 32), calls.lister(*DUTIES, 16)
    pairs: list[tuple[transitions.State, transitions.State]] = [
        *product(AppState, AppState),
        *product(SceneState, SceneState),
    ]
    for (from_, to), cause in product(pairs, lp.Cause):
        query = transitions.packed_transition(lp.TransitionQuery(from_, to, cause))
        assert transitions.given_to(policy, query) == steps(policy, query)
    for callback in lp.Callback:
        query = pack_duties(callback)
        assert conduct.ask_listed(policy, query) == duties(policy, query)


def test_structs_are_packed_as_they_are_laid_out() -> None:
    packed = calls.struct_of(lcp_transition_query).pack(28, 1, 2, 3, 4, 5, 6)
    native = lcp_transition_query.from_buffer_copy(packed)
    names = [field[0] for field in native._fields_]
    assert [getattr(native, name) for name in names] == [28, 1, 2, 3, 4, 5, 6]
    path = lcp_path_query.from_buffer_copy(
        calls.struct_of(lcp_path_query).pack(40, 1, 2, 3, 4, 0, 1 << 63, 7)
    )
    assert list(path.allowed_causes) == [1 << 63, 7]
    with pytest.raises(KeyError):
        calls.struct_of(lcp_citation)  # has pointers, which are not numbers


def test_contexts_know_nothing_of_policies() -> None:
    assert not hasattr(contexts, "one_policy")
    assert Context.__slots__ == ("os", "os_last", "profile", "app", "facts", "limits")
