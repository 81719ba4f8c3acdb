"""What is kept of a context and of answers, and that nothing is kept that may change."""

from __future__ import annotations

import copy
import ctypes
import dataclasses
import gc
import pickle
import sys
import weakref
from typing import Any

import lifecycle_policy as lp
import pytest
from lifecycle_policy import App, Context, DeviceFacts, Limit, OSVersion
from lifecycle_policy._native import calls
from lifecycle_policy._native.bindings import (
    lcp_deadline_answer,
    lcp_duty,
    lcp_next_answer,
    lcp_next_edge,
    lcp_transition_query,
)
from lifecycle_policy._native.memory import keep
from lifecycle_policy.questions import conduct, manifest, paths, transitions
from lifecycle_policy.questions import context as contexts
from lifecycle_policy.questions.context import ground_of, native_context

TASK = lp.Allowance.BACKGROUND_TASK


def context() -> Context:
    return Context(
        "12.4",
        os_last="12.5",
        app=App(background_modes=lp.BackgroundMode.AUDIO),
        facts=DeviceFacts(low_power_mode=True),
        limits=[Limit(TASK, limit=77.0)],
    )


def test_a_context_is_made_native_once(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Context] = []

    def counted(value: Any) -> Any:
        made.append(value)
        return native_context(value)

    monkeypatch.setattr(contexts, "native_context", counted)
    kept = context()
    for _ in range(3):
        assert lp.deadline(kept, TASK).limit == 77.0
        lp.manifest(kept), lp.path(kept, "active", "background"), lp.explain(kept, TASK)
    assert made == [kept]


def test_a_text_and_a_version_are_made_native_once() -> None:
    assert ground_of("15.6.1") is ground_of("15.6.1")
    version = OSVersion(15, 6, 1)
    assert ground_of(version) is ground_of(version)
    for number in range(2 * contexts._MOST_TEXTS):
        ground_of(f"15.{number % 256}.{number // 256}")
    assert len(contexts._grounds) <= contexts._MOST_TEXTS


def test_the_ground_is_not_part_of_the_value() -> None:
    kept, other = context(), context()
    lp.deadline(kept, TASK)
    assert kept == other and hash(kept) == hash(other) and repr(kept) == repr(other)
    assert [field.name for field in dataclasses.fields(Context)] == [
        "os", "os_last", "profile", "app", "facts", "limits"
    ]  # fmt: skip
    for again in (copy.copy(kept), copy.deepcopy(kept), pickle.loads(pickle.dumps(kept))):
        assert again == kept
        assert getattr(again, "_ground", None) is None
        assert lp.deadline(again, TASK) == lp.deadline(kept, TASK)
    changed = Context("13.0", app=kept.app)
    assert lp.deadline(changed, TASK).limit == 30.0
    assert dataclasses.replace(OSVersion(12, 4), major=13) == OSVersion(13, 4)


class Loose(App):
    """An app that its owner changes."""

    modes = lp.BackgroundMode(0)

    def __getattribute__(self, name: str) -> Any:
        return Loose.modes if name == "background_modes" else super().__getattribute__(name)


class LooseVersion(OSVersion):
    packed_now = 12 << 16 | 4 << 8

    @property
    def packed(self) -> int:
        return LooseVersion.packed_now


def test_what_may_change_is_made_native_each_time() -> None:
    app = Context("12.4", app=Loose())
    event = lp.Termination.NONE, lp.Trigger.BACKGROUND_FETCH
    Loose.modes = lp.BackgroundMode(0)
    before = lp.relaunch(app, *event)
    Loose.modes = lp.BackgroundMode.FETCH
    assert lp.relaunch(app, *event) != before
    version = LooseVersion(12, 4)
    for ground in (version, Context(version), Context("2.0", os_last=version)):
        LooseVersion.packed_now = 12 << 16 | 4 << 8
        before_version = bytes(ground_of(ground).native)[:12]
        LooseVersion.packed_now = 13 << 16
        assert bytes(ground_of(ground).native)[:12] != before_version
    with_app = Context("13.0", app=App(linked_sdk=version))
    for LooseVersion.packed_now in (12 << 16, 13 << 16):
        app_now = ground_of(with_app).native.app.contents
        assert app_now.linked_sdk == LooseVersion.packed_now


class LooseLimit(Limit):
    pass


class LooseFacts(DeviceFacts):
    pass


def test_classes_of_the_caller_are_not_kept() -> None:
    for loose in (Context("9.0", facts=LooseFacts()), Context("9.0", limits=[LooseLimit(TASK)])):
        assert ground_of(loose) is not ground_of(loose)


def test_an_app_is_made_native_once() -> None:
    app = App(scenes=True)
    first, second = (ground_of(Context(version, app=app)) for version in ("13.0", "17.0"))
    addresses = [ctypes.addressof(ground.native.app.contents) for ground in (first, second)]
    assert addresses[0] == addresses[1]
    for again in (copy.copy(app), copy.deepcopy(app), pickle.loads(pickle.dumps(app))):
        assert again == app and getattr(again, "_native", None) is None


def test_a_context_that_is_refused_is_refused_again() -> None:
    bad = Context("12.4", app=App(permitted_identifiers=-1))
    for _ in range(2):
        with pytest.raises(lp.LifecyclePolicyError) as caught:
            lp.deadline(bad, TASK)
        assert caught.value.field == lp.Field.APP


def test_contexts_are_let_go() -> None:
    class Watched(App):
        __slots__ = ("__weakref__",)

    app = Watched()
    seen = weakref.ref(app)
    kept = Context("12.4", app=app)
    lp.transition(kept, "active", "inactive", "home-button"), lp.manifest(kept)
    del app, kept
    gc.collect()
    assert seen() is None


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
    by_axis = (transitions._known, paths._known_paths, paths._known_next)
    for memory in [one for known in by_axis for one in known.values()]:
        memory.clear()
    for _, duties in conduct._prepared.values():
        duties.clear()
    for rest in (paths._asked_next, manifest._asked, manifest._known):
        rest.clear()
    assert ask() == told


def test_parts_that_are_alike_make_one_answer() -> None:
    alike = Context("12.4"), Context("12.4.1")
    for question in (
        lambda one: lp.next_transitions(one, "inactive"),
        lambda one: lp.path(one, "active", "background"),
        lambda one: lp.duties(one, "applicationDidEnterBackground:"),
        lp.manifest,
    ):
        first, second = map(question, alike)
        assert first is second


def test_what_an_app_tells_stays_with_it() -> None:
    apps = [lp.App.from_info({"UIBackgroundModes": [mode]}) for mode in ("tea", "cake")]
    told = [lp.manifest(Context("12.4", app=app)).findings for app in (*apps, App(unknown_modes=1))]
    assert [[finding.value for finding in findings] for findings in told] == [
        ["tea"], ["cake"], [None]
    ]  # fmt: skip


def test_a_question_inside_a_question_has_room_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """As when a signal or the garbage collector comes in between call and answer."""
    inner: list[bytes] = []
    busy: list[bool] = []
    real = calls.bound

    def bound(function: str) -> Any:
        call = real(function)

        def interrupted(*arguments: Any) -> Any:
            status = call(*arguments)
            if not busy:
                busy.append(True)
                inner.append(ask(ground_of("6.1"), query))
            return status

        return interrupted

    monkeypatch.setattr(calls, "bound", bound)
    ask = calls.asker("lcp_query_deadline", lcp_deadline_answer)
    query = b"\x08\0\0\0" + int(TASK).to_bytes(4, sys.byteorder)
    outer = ask(ground_of("12.4"), query)
    given = map(lcp_deadline_answer.from_buffer_copy, (outer, *inner))
    assert [answer.limit_ns / 1e9 for answer in given] == [180.0, 600.0]


def test_parts_inside_parts_have_room_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    inner: list[tuple[bytes, ...]] = []
    busy: list[bool] = []
    real = calls.bound

    def bound(function: str) -> Any:
        call = real(function)

        def interrupted(*arguments: Any) -> Any:
            status = call(*arguments)
            if not busy:
                busy.append(True)
                inner.append(edges(ask(old, query), old.reference, query))
            return status

        return interrupted

    query = paths._pack_next(paths._NEXT.size, lp.Axis.APP, lp.AppState.INACTIVE, 0)
    old, now = ground_of("3.2"), ground_of("12.4")
    ask, kinds = paths._ask_next, (lcp_next_answer, lcp_next_edge)
    alone = [paths._edges(ask(ground, query), ground.reference, query) for ground in (old, now)]
    monkeypatch.setattr(calls, "bound", bound)
    edges = calls.lister("lcp_next_edge_at", *kinds)
    outer = edges(ask(now, query), now.reference, query)
    assert [*inner, outer] == alone and alone[0] != alone[1]


def test_a_part_that_is_refused_tells_why() -> None:
    query, ground = paths._pack_next(paths._NEXT.size, lp.Axis.APP, 2, 0), ground_of("12.4")
    many = lcp_next_answer(count=1000)
    with pytest.raises(lp.LifecyclePolicyError) as caught:
        paths._edges(bytes(many), ground.reference, query)
    assert (caught.value.status, caught.value.field) == (lp.Status.OUT_OF_RANGE, lp.Field.INDEX)


def test_structs_are_packed_as_they_are_laid_out() -> None:
    packed = calls.struct_of(lcp_transition_query).pack(32, 1, 2, 3, 4, 5, 6, 7)
    native = lcp_transition_query.from_buffer_copy(packed)
    names = [field[0] for field in native._fields_]
    assert [getattr(native, name) for name in names] == [32, 1, 2, 3, 4, 5, 6, 7]
    with pytest.raises(KeyError):
        calls.struct_of(lcp_duty)  # has a pointer, which is no number


@pytest.mark.parametrize("since", [lp.Since(1 << 33), lp.Since(1 << 40 | 1)])
def test_flags_beyond_the_library_are_refused(since: lp.Since) -> None:
    with pytest.raises(lp.LifecyclePolicyError) as caught:
        lp.relaunch("12.4", "crash", "silent-push", since=since)
    assert (caught.value.field, caught.value.value) == (lp.Field.SINCE, since)
    with pytest.raises(lp.LifecyclePolicyError) as caught:
        lp.mode("12.4", lp.BackgroundMode(1 << 40))
    assert caught.value.field == lp.Field.MODE


def test_equal_bytes_are_two_answers_on_two_axes(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = Context("17.0", app=App(scenes=True))
    app = kept, "active", "background", lp.Cause.HOME_BUTTON
    scene = kept, "foreground-active", "background", lp.Cause.HOME_BUTTON
    step = lp.TransitionQuery(*app[1:])
    given = transitions._ask(ground_of(kept), transitions.packed_transition(step))
    monkeypatch.setattr(transitions, "_ask", lambda ground, query: given)
    told = [lp.transition(*app), lp.transition(*scene, axis="scene"), lp.transition(*app)]
    assert [type(answer.via) for answer in told] == [lp.AppState, lp.SceneState, lp.AppState]
    transitions._known[lp.Axis.SCENE].clear()


def test_equal_steps_and_edges_are_two_answers_on_two_axes(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = Context("17.0", app=App(scenes=True))
    asked = ground_of(kept)
    steps = paths._ask_path(asked, paths._prepared[lp.AppState.ACTIVE, lp.AppState.INACTIVE])
    query = paths._pack_next(paths._NEXT.size, lp.Axis.APP, lp.AppState.INACTIVE, 0)
    told, *listed = paths._edges(paths._ask_next(asked, query), asked.reference, query)
    most = max(lp.SceneState)  # there are more states of the process
    edges = (told, *(one for one in listed if lcp_next_edge.from_buffer_copy(one).to <= most))
    monkeypatch.setattr(paths, "_ask_path", lambda ground, query: steps)
    monkeypatch.setattr(paths, "_edges", lambda given, *asked: edges)
    for start, end, kind in (
        (lp.AppState.ACTIVE, lp.AppState.INACTIVE, lp.AppState),
        (lp.SceneState.FOREGROUND_ACTIVE, lp.SceneState.BACKGROUND, lp.SceneState),
    ):
        assert {type(step.to) for step in lp.path(kept, start, end).steps} == {kind}
        assert {type(edge.to) for edge in lp.next_transitions(kept, start).transitions} == {kind}
    for known in (paths._known_paths, paths._known_next):
        known[lp.Axis.SCENE].clear()
    paths._asked_next.clear()
