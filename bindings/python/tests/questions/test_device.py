"""Tests the device: its scenarios, and refused input."""

from __future__ import annotations

import copy
import gc
import pickle
import random
import sys
import time
import timeit
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import lifecycle_policy as lp
import pytest
from lifecycle_policy._native.calls import bound
from lifecycle_policy.questions import effect_text

from places import interface
from scenarios import scenarios


def new_device(one: dict[str, Any]) -> lp.Device:
    facts = lp.DeviceFacts()
    for name, word in one.get("facts", {}).items():
        value = word == "yes"
        change: dict[str, Any] = {
            "passcode": {"passcode": value},
            "pad": {"idiom": lp.Idiom.PAD if value else lp.Idiom.PHONE},
            "background-app-refresh": {"background_app_refresh": value},
            "debugger": {"debugger_attached": value},
            "charging": {"charging": value},
        }[name]
        facts = lp.DeviceFacts(**{**{n: getattr(facts, n) for n in facts.__slots__}, **change})
    return lp.Device(one["os"], facts=facts, evidence=one.get("evidence", "observed"))


def said(word: str | None) -> bool | None:
    return None if word is None else word == "yes"


def install(device: lp.Device, of: dict[str, Any]) -> None:
    app = lp.App(
        background_modes=of.get("modes", []),
        scenes=of.get("scenes"),
        multiple_scenes=of.get("multiple_scenes", False),
        exits_on_suspend=of.get("exits_on_suspend", False),
        linked_sdk=of.get("linked_sdk"),
        location_authorization=of.get("authorization"),
        permitted_identifiers=of.get("permitted_identifiers", 0),
        session_sends_launch_events=said(of.get("session_sends_launch_events")),
        restoration_identifier=said(of.get("restoration_identifier")),
        state_restoration=of.get("state_restoration", False),
    )
    implemented = of.get("implements")
    missing = [c for c in lp.Callback if implemented is not None and c.label not in implemented]
    device.install(
        app,
        was_launched=of.get("was_launched", True),
        returns_after=of.get("returns_after", 0),
        completes_after=of.get("completes_after"),
        stays_for=of.get("stays_for", 0),
        missing_callbacks=missing,
    )


def post(device: lp.Device, step: dict[str, Any]) -> None:
    fields = {name: step[name] for name in step if name not in ("at", "event", "app", "bytes")}
    if "value" in fields:
        fields["value"] = said(fields["value"])
    device.post(step["event"], step.get("app", 0), amount=step.get("bytes"), **fields)


def effects_of(one: dict[str, Any]) -> Iterator[lp.DeviceEffect]:
    """Yields the effects of a scenario."""
    device = new_device(one)
    for app in one["apps"]:
        install(device, app)
    device.post("boot")
    for step in one["events"]:
        yield from device.run_until_idle(step["at"])
        device.advance(step["at"])
        post(device, step)
        yield from device.effects()


def played(one: dict[str, Any]) -> list[str]:
    """Returns the effects of a scenario. At each event, the device is restored from a snapshot."""
    device = new_device(one)
    for app in one["apps"]:
        install(device, app)
    device.post("boot")
    lines = [str(effect) for effect in device.effects()]
    for step in one["events"]:
        device.advance(step["at"])
        lines += map(str, device.effects())
        restored = new_device(one)
        assert restored.restore(device.snapshot(), device.now)
        assert restored.digest == device.digest
        device = restored
        post(device, step)
        lines += map(str, device.effects())
    device.advance(one["until"])
    return lines + [str(effect) for effect in device.effects()]


@pytest.mark.parametrize("one", scenarios(), ids=lambda one: one["id"])
def test_scenarios_have_their_effects(one: dict[str, Any]) -> None:
    assert played(one) == one["effects"]


def started(
    os: str, *events: str, now: float = 0, returns_after: float | None = 0
) -> tuple[lp.Device, int]:
    device = lp.Device(os, now=now)
    app = device.install(returns_after=returns_after, was_launched=True)
    for event in ("boot", *events):
        device.post(event, app)
    return device, app


def leaking(os: str, now: float = 0) -> tuple[lp.Device, int]:
    return started(os, "open-app", "begin-task", "home", now=now)


def test_a_host_replies() -> None:
    device = lp.Device("17.0")
    app = device.install(was_launched=True)
    assert not device.is_on
    device.post("boot")
    device.post("open-app", app)
    replied = 0
    for effect in device.effects():
        if effect.needs_reply:
            assert device.app_status(app).waiting
            device.reply(effect)
            replied += 1
            with pytest.raises(lp.LifecyclePolicyError, match="effect"):
                device.reply(effect)
    assert replied > 1
    assert device.front == app
    status = device.app_status(app)
    assert status.state is lp.AppState.ACTIVE and status.remaining is None and not status.tasks


def test_a_task_that_is_not_ended_is_a_kill_to_come() -> None:
    device, app = started("12.4", "open-app")
    assert device.pending_kill(app) is None
    assert device.post("begin-task", app).token == 1
    device.post("home")
    list(device.effects())
    kill = device.pending_kill(app)
    assert kill is not None and kill.termination is lp.Termination.BACKGROUND_TASK_EXPIRED
    assert kill.at == 180 and kill.code == 0x8BADF00D
    assert device.app_status(app).remaining == 180
    device.advance(180)
    (last,) = [effect for effect in device.effects() if effect.kind is lp.Effect.KILL]
    assert (last.at, last.termination, last.code) == (kill.at, kill.termination, kill.code)


#: For each function on devices in the header, the method or property of Device that calls it.
COUNTERPARTS = {
    "measure": "measure",
    "init": "__init__",
    "create": "__init__",
    "fork": "fork",
    "copy": "copy_from",
    "destroy": "close",
    "install": "install",
    "update_app": "update_app",
    "uninstall": "uninstall",
    "update_os": "update_os",
    "post": "post",
    "next_effect": "effects",
    "run_until": "run_until",
    "reply": "reply",
    "advance": "advance",
    "next_deadline": "next_deadline",
    "pending_kill": "pending_kill",
    "get_status": "now",
    "get_app_status": "app_status",
    "get_scene_state": "scene_state",
    "snapshot": "snapshot",
    "restore": "restore",
    "digest": "digest",
}
#: For each field of `lcp_device_status` in the header, the property of Device that returns it.
STATUS = {
    "os": "os",
    "now_ns": "now",
    "on": "is_on",
    "locked": "is_locked",
    "front": "front",
    "beside": "beside",
    "interruptions": "interruptions",
    "switcher": "is_switcher_open",
    "effects": "effects_waiting",
}


def test_a_device_can_do_what_the_header_can() -> None:
    facts = interface()
    names = {function["name"] for function in facts["functions"]}
    here = {name.removeprefix("lcp_device_") for name in names if name.startswith("lcp_device_")}
    assert here == set(COUNTERPARTS), "a function of the header has no counterpart in this table"
    assert set(COUNTERPARTS.values()) <= set(dir(lp.Device))
    (status,) = (one for one in facts["structs"] if one["name"] == "lcp_device_status")
    assert {field["name"] for field in status["fields"]} - {"struct_size"} == set(STATUS)
    assert set(STATUS.values()) <= set(dir(lp.Device))


def test_the_status_of_a_device() -> None:
    device = lp.Device("17.0", facts=lp.DeviceFacts(idiom=lp.Idiom.PAD, foreground_slots=2))
    first, second = (device.install(returns_after=0, was_launched=True) for _ in range(2))
    device.post("boot")
    device.post("open-app", first)
    waiting = device.effects_waiting
    assert waiting > 5 and len(list(device.effects())) == waiting and device.effects_waiting == 0
    device.post("open-app", second, value=True)
    assert (device.os, device.front, device.beside) == (lp.OSVersion(17), first, second)
    device.post("begin-interruption", interruption="siri")
    assert device.interruptions == (lp.Interruption.SIRI,) and not device.is_switcher_open
    device.post("ignore-interruption", interruption="siri")
    device.post("open-switcher")
    assert not device.interruptions and device.is_switcher_open


def test_facts_about_an_app_change_as_it_runs() -> None:
    device = lp.Device("17.0")
    granted = lp.LocationAuthorization
    tracker = lp.App(background_modes=["location"], location_authorization=granted.WHEN_IN_USE)
    app = device.install(tracker, returns_after=0, was_launched=True)

    def enters() -> lp.Verdict:
        return device.post("trigger", app, trigger="region-enter").verdict

    device.post("boot")
    assert enters() is lp.Verdict.FORBIDDEN
    always = replace(tracker, location_authorization=granted.ALWAYS)
    device.update_app(app, always, returns_after=0)
    assert enters() is lp.Verdict.ALLOWED
    # Each call of `update_app` replaces all arguments of the call before. Without `returns_after`,
    # the device waits for a reply from the host.
    device.post("force-quit", app)
    device.post("open-app", app)
    assert not device.app_status(app).waiting
    device.update_app(app, always, missing_callbacks=["applicationWillResignActive:"])
    list(device.effects())
    device.post("home")
    called = [each.callback.label for each in device.effects() if each.callback]
    assert called == ["applicationDidEnterBackground:"]
    assert device.app_status(app).waiting
    with pytest.raises(lp.LifecyclePolicyError, match="^app: facts that decide its life cycle"):
        device.update_app(app, replace(always, scenes=True))
    with pytest.raises(lp.LifecyclePolicyError, match="^app: .*not there"):
        device.update_app(7, always)


def test_the_hosts_own_limits_change() -> None:
    device = lp.Device("12.4")
    app = device.install(returns_after=0, was_launched=True)
    device.update_app(app, returns_after=0, limits=[lp.Limit(lp.Allowance.BACKGROUND_TASK, 60)])
    for event in ("boot", "open-app", "begin-task", "home"):
        device.post(event, app)
    kill = device.pending_kill(app)
    assert kill is not None and kill.at == 60


def test_another_os_is_installed_on_a_device_that_is_off() -> None:
    device, app = leaking("12.4")
    with pytest.raises(lp.LifecyclePolicyError) as caught:
        device.update_os("13.0")
    assert caught.value.status is lp.Status.DEVICE_ON
    device.post("shutdown")
    device.update_os("13.0")
    assert device.os == lp.OSVersion(13)
    for event in ("boot", "open-app", "begin-task", "home"):
        device.post(event, app)
    kill = device.pending_kill(app)
    assert kill is not None and (kill.at, kill.code) == (30, 0x2182BAD2)


def test_a_device_becomes_a_copy_of_another() -> None:
    device, app = leaking("12.4")
    saved = device.fork()
    list(device.run_until_idle(3600))
    assert device.digest != saved.digest
    device.copy_from(saved)
    assert (device.digest, device.now) == (saved.digest, 0)
    list(device.run_until_idle(3600))
    assert saved.now == 0
    with pytest.raises(lp.LifecyclePolicyError, match="memory-size"):
        lp.Device("12.4", apps=2).copy_from(device)


def test_the_text_of_an_effect_is_made_when_it_is_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    device, app = leaking("12.4")
    made: list[bytes] = []
    original = effect_text._text_of

    def counted(given: bytes, kind: type[effect_text._Told]) -> str:
        made.append(given)
        return original(given, kind)

    monkeypatch.setattr(effect_text, "_text_of", counted)
    found = list(device.run_until_idle(3600))
    device.pending_kill(app)
    assert found[0] != found[1] and len({*found}) == len(found) and not made
    assert found[-1].text == str(found[-1]) != "" and len(made) == 2
    assert found[-1].text in repr(found[-1])


@pytest.mark.skipif(sys.platform == "win32", reason="the clock of processor time is too coarse")
def test_an_event_and_its_effects_cost_little() -> None:
    """An event and its effects take about as long as 41 empty calls. The limit here is 120, because
    the machine may be busy. If each effect made its text, the time would be that of 300 empty
    calls. The benchmarks check the exact goal."""
    device, app = started("17.0", "open-app")
    begin, ignore = lp.Occurrence.BEGIN_INTERRUPTION, lp.Occurrence.IGNORE_INTERRUPTION
    call, empty, argument = lp.Interruption.PHONE_CALL, bound("lcp_abi_version"), device._open()

    def pump() -> int:
        taken = 0
        for event in (begin, ignore):
            device.post(event, interruption=call)
            for effect in device.effects():
                taken += 1
        return taken

    def nothing() -> None:
        for _ in range(200):
            empty(argument, argument, argument, None)

    pump()
    assert pump() == 6
    clock = time.process_time
    took, least = (min(timeit.repeat(each, number=20, repeat=9, timer=clock)) for each in (pump, nothing))
    assert took / 2 < 120 * least / 200


def test_effects_are_copied_with_their_texts() -> None:
    device, app = leaking("12.4")
    for effect in device.run_until_idle(3600):
        for again in (copy.copy(effect), copy.deepcopy(effect), pickle.loads(pickle.dumps(effect))):
            assert type(again) is type(effect) is lp.DeviceEffect
            assert again == effect and hash(again) == hash(effect)
            assert again.text == effect.text != ""
        assert replace(effect, app=2) != effect
        with pytest.raises(AttributeError):
            effect.app = 2  # type: ignore[misc]
    assert replace(effect, app=2).text == "", "the library has not made this effect"


def test_no_effect_has_the_values_of_another() -> None:
    """Effects may share the bytes of some fields. Each effect still has its own values, as its text
    shows."""
    lines = [line for one in scenarios() for line in one["effects"]]
    played_ = [effect for one in scenarios()[:8] for effect in effects_of(one)]
    assert len(lines) > len(played_) > 100
    for effect in played_:
        text = effect.text
        assert f" app {effect.app} " in text and text.startswith(f"{int(effect.at)}.")
        assert effect.kind.label in text
        assert effect.rule is None or f"[{effect.rule.id}]" in text
        assert effect.callback is None or effect.callback.label in text
        assert not effect.token or f"token {effect.token}" in text or effect.kind is not (
            lp.Effect.DELIVER_CALLBACK
        )


def test_outcomes_have_the_token_of_their_event() -> None:
    device, app = started("12.4")
    short = repr(device.post("open-app", app))
    assert short.startswith("DeviceOutcome(verdict=allowed, rule='transition.") and len(short) < 200
    outcomes = [device.post("begin-task", app) for _ in range(3)]
    assert [outcome.token for outcome in outcomes] == [1, 2, 3]
    assert device.post("end-task", app, token=2).token == 0


def test_forks_go_on_apart() -> None:
    device, app = started("12.4")
    other = device.fork()
    assert other.digest == device.digest
    other.post("open-app", app)
    assert other.digest != device.digest and device.front == 0 and other.front == app
    del device
    gc.collect()
    assert other.app_status(app).state is lp.AppState.ACTIVE


@pytest.mark.parametrize("on_silence", ["refuse", "allow"])
def test_a_scene_that_cannot_be_disconnected_leaves_the_front(on_silence: str) -> None:
    device = lp.Device("27.0", on_silence=on_silence)
    first, second = (device.install(lp.App(scenes=True), was_launched=True) for _ in range(2))

    def answer_all() -> None:
        for effect in device.effects():
            if effect.needs_reply:
                device.reply(effect)

    for event, app in (("boot", 0), ("unlock", 0), ("open-app", first), ("home", 0)):
        device.post(event, app)
        answer_all()
    device.post("open-app", first)
    callback = lp.Callback.SCENE_WILL_ENTER_FOREGROUND
    called = next(effect for effect in device.effects() if effect.callback is callback)
    outcome = device.post("disconnect-scene", first, scene=1)
    assert outcome.verdict is (
        lp.Verdict.UNSPECIFIED if on_silence == "refuse" else lp.Verdict.ALLOWED
    )
    device.reply(called)
    answer_all()
    assert device.app_status(first).state is (
        lp.AppState.ACTIVE if on_silence == "refuse" else lp.AppState.SUSPENDED
    )
    assert device.front == (first if on_silence == "refuse" else 0)
    device.post("open-app", second)
    answer_all()
    states = [device.app_status(app).state for app in (first, second)]
    assert states == [lp.AppState.SUSPENDED, lp.AppState.ACTIVE]


def test_what_is_open_is_the_hosts_to_decide() -> None:
    def device(**options: Any) -> tuple[lp.Device, int]:
        made = lp.Device("17.0", facts=lp.DeviceFacts(background_app_refresh=None), **options)
        modes = ["remote-notification"]
        app = made.install(lp.App(background_modes=modes), returns_after=0, was_launched=True)
        made.post("boot")
        return made, app

    def push(made: lp.Device, app: int, **decision: Any) -> tuple[lp.DeviceOutcome, list[str]]:
        outcome = made.post("trigger", app, trigger="silent-push", **decision)
        return outcome, [effect.kind.label for effect in made.effects()]

    outcome, kinds = push(*device())
    assert outcome.verdict is lp.Verdict.CONDITIONAL and kinds == ["keep-trigger"]
    outcome, kinds = push(*device(on_conditional="allow"))
    assert outcome.token == 1 and kinds[0] == "start-process"
    made, app = device(on_conditional="ask")
    before = made.digest
    outcome, kinds = push(made, app)
    assert outcome.undecided and not kinds and made.digest == before
    outcome, kinds = push(made, app, decision=True)
    assert not outcome.undecided and kinds[0] == "start-process"


def test_effects_are_taken_when_they_are_due() -> None:
    """The host replies to each callback and ends the task in its expiration handler, so the device
    does not kill the app."""
    device, app = started("12.4", "open-app", returns_after=None)
    handled = None
    for effect in device.run_until(200):
        assert device.now == effect.at and effect.kind is not lp.Effect.KILL
        if effect.needs_reply:
            device.reply(effect)
        if effect.kind is lp.Effect.RUN_EXPIRATION_HANDLER:
            handled = effect.at
            device.post("end-task", app, token=effect.token)
        if effect.to is lp.AppState.ACTIVE:
            device.post("begin-task", app)
            device.post("home")
    assert (handled, device.now) == (175, 200)
    with pytest.raises(lp.LifecyclePolicyError) as caught:
        list(device.run_until(199))
    assert caught.value.field is lp.Field.NOW


def test_a_late_reply_is_late() -> None:
    device, app = started("12.4", "open-app", returns_after=None)
    calls = [effect for effect in device.effects() if effect.needs_reply]
    device.advance(3600)
    with pytest.raises(lp.LifecyclePolicyError) as caught:
        device.reply(calls[0])
    assert caught.value.status is lp.Status.LATE
    with pytest.raises(lp.LifecyclePolicyError) as caught:
        device.reply(calls[0].id + (1 << 32))
    assert caught.value.status is lp.Status.NOT_FOUND


def test_apps_complete_and_stay() -> None:
    app = lp.App(background_modes=["remote-notification"])
    for completes, stays, expected in ((7, 5, 12), (0, 0, 0), (3, 0, 3), (None, 0, None)):
        device = lp.Device("17.0")
        number = device.install(
            app, returns_after=0, completes_after=completes, stays_for=stays, was_launched=True
        )
        device.post("boot")
        device.post("trigger", number, trigger="silent-push")
        effects = list(device.run_until(60))
        suspended = [effect.at for effect in effects if effect.kind is lp.Effect.SUSPEND]
        killed = [effect.at for effect in effects if effect.kind is lp.Effect.KILL]
        assert (suspended, killed) == (([], [30]) if expected is None else ([expected], []))
    with pytest.raises(lp.LifecyclePolicyError, match="stays_for"):
        device.install(app, stays_for=-1)


@pytest.mark.parametrize("now", [0.0, 1_763_000_000.123456789])
def test_it_runs_until_it_is_idle(now: float) -> None:
    device, app = leaking("12.4", now)
    start = device.now
    found = list(device.run_until_idle(start + 3600))
    assert [each.kind for each in found[-2:]] == [lp.Effect.KILL, lp.Effect.STATE_CHANGED]
    assert device.now == found[-1].at == pytest.approx(start + 180)
    assert device.next_deadline() is None
    assert not list(device.run_until_idle(start + 7200)) and device.now == found[-1].at


def test_it_stops_at_its_limit() -> None:
    device, app = leaking("12.4")
    found = list(device.run_until_idle(100))
    assert device.now == 100 and found[-1].at == 0
    (expiration,) = device.run_until_idle(175)
    assert expiration.kind is lp.Effect.RUN_EXPIRATION_HANDLER and expiration.at == 175
    assert not list(device.run_until_idle(50)) and device.now == 175
    assert [each.at for each in device.run_until_idle(180)] == [180, 180]


def test_the_host_replies_and_posts_while_it_runs() -> None:
    device, app = started("12.4", "open-app", returns_after=None)
    for effect in device.run_until_idle(3600):
        if effect.needs_reply:
            device.advance(effect.at + 1)
            device.reply(effect)
        if effect.to is lp.AppState.ACTIVE:
            device.post("begin-task", app)
            device.post("home")
    assert device.app_status(app).last_termination is lp.Termination.BACKGROUND_TASK_EXPIRED
    # The host does not reply any more, so the first callback times out.
    device.post("open-app", app)
    silent = list(device.run_until_idle(3600))
    assert silent[-2].termination is lp.Termination.WATCHDOG
    assert device.app_status(app).state is lp.AppState.NOT_RUNNING


def crowded(seed: int, effects: int) -> list[str]:
    """Returns the effects on an app with many scenes, of which several change at the same time."""
    chance = random.Random(seed)
    facts = lp.DeviceFacts(idiom=lp.Idiom.PAD)
    lines: list[str] = []
    with lp.Device("17.0", facts=facts, apps=1, scenes=16, effects=effects) as device:
        several = lp.App(scenes=True, multiple_scenes=True)
        app = device.install(several, returns_after=0.1, was_launched=True)
        device.post("boot")
        for step in range(60):
            kind = chance.choice(["open-app", "request-scene", "request-scene", "home", "lock", "unlock"])
            if kind == "request-scene":
                device.post(kind, app, scene=chance.randint(1, 8), value=True)
            else:
                device.post(kind, app if kind == "open-app" else 0)
            limit = step * 10 + chance.choice([0.1, 0.1, 5])
            lines += map(str, device.run_until_idle(limit))
            device.advance(limit)
    return lines


def test_more_effects_at_once_than_there_is_room_for() -> None:
    for seed in range(20):
        assert crowded(seed, effects=20) == crowded(seed, effects=4096)


def test_a_closed_device_says_so() -> None:
    with lp.Device("12.4") as device:
        app = device.install(returns_after=0)
        waiting = device.run_until_idle(60)
    device.close()
    calls: list[Callable[[], object]] = [
        device.fork, device.install, device.snapshot, device.__enter__, device.next_deadline,
        lambda: device.post("boot"), lambda: next(waiting), lambda: device.app_status(app),
        lambda: device.now, lambda: device.digest, lambda: next(device.effects()),
        lambda: device.uninstall(app), lambda: device.restore(b""), lambda: device.advance(1),
        lambda: device.reply(1), lambda: device.scene_state(1, 1), lambda: device.pending_kill(1),
        lambda: device.update_app(1), lambda: device.update_os("13.0"),
        lambda: device.copy_from(lp.Device("12.4")), lambda: lp.Device("12.4").copy_from(device),
    ]  # fmt: skip
    for call in calls:
        with pytest.raises(lp.LifecyclePolicyError, match="^device: it is closed$") as caught:
            call()
        assert (caught.value.status, caught.value.field) == (lp.Status.DEVICE, lp.Field.DEVICE)


def test_a_fork_outlives_what_it_was_made_of() -> None:
    with lp.Device("12.4") as device:
        other = device.fork()
    assert not other.is_on and other.post("boot").verdict is lp.Verdict.ALLOWED


def test_effects_tell_all_their_fields() -> None:
    device, app = leaking("17.0")
    found = list(device.run_until_idle(3600))
    changed = [each for each in found if each.kind is lp.Effect.STATE_CHANGED]
    assert [(each.from_, each.to) for each in changed][-1] == (
        lp.AppState.BACKGROUND,
        lp.AppState.NOT_RUNNING,
    )
    launched = next(each for each in found if each.fallback is not None)
    assert launched.cause is lp.Cause.LAUNCH_BY_USER and launched.callback is not None
    assert str(launched.fallback) == "applicationDidFinishLaunching:"
    (kill,) = [each for each in leaking("12.4")[0].run_until_idle(3600) if each.termination]
    meant = lp.termination("12.4", kill.code, kill.namespace)
    assert meant.cause is kill.termination and kill.namespace is not None
    device.post("force-quit", app)
    outcome = device.post("trigger", app, trigger="silent-push")
    (dropped,) = device.effects()
    assert dropped.kind is lp.Effect.DROP_TRIGGER
    assert dropped.disposition is outcome.disposition is lp.Disposition.LOST


REFUSED: dict[str, Callable[[lp.Device], object]] = {
    "kind": lambda device: device.post("sleep"),
    "app": lambda device: device.post("open-app", 9),
    "trigger": lambda device: device.post("trigger", 1),
    "amount": lambda device: device.post("memory-pressure", amount=0),
    "process": lambda device: device.post("begin-task", 1),
    "token": lambda device: (device.post("open-app", 1), device.post("end-task", 1, token=7)),
    "scene": lambda device: device.post("open-app", 2, scene=5),
    "effect": lambda device: device.reply(77),
    "reply": lambda device: device.reply(77, "perhaps"),
    "now": lambda device: device.advance(4),
    "snapshot": lambda device: device.restore(b"no snapshot at all, not one"),
}


@pytest.mark.parametrize("field", REFUSED)
def test_what_cannot_be_names_the_field(field: str) -> None:
    device = lp.Device("17.0", now=5)
    device.install(returns_after=0, was_launched=True)
    device.install(lp.App(scenes=True), returns_after=0, was_launched=True)
    device.post("boot")
    with pytest.raises(lp.LifecyclePolicyError, match=f"{field}:") as caught:
        REFUSED[field](device)
    assert caught.value.field == lp.Field[field.upper()]


def test_options_are_checked() -> None:
    with pytest.raises(lp.LifecyclePolicyError, match="effects: .*20 to"):
        lp.Device("17.0", apps=1, effects=3)
    with pytest.raises(lp.LifecyclePolicyError, match="profile"):
        lp.Device("17.0", evidence="founding")
    with pytest.raises(TypeError):
        lp.Device("17.0", rooms=3)
    fewest = lp.Device.measure("17.0", apps=1)
    assert fewest.fewest_effects == 20 and fewest.size < lp.Device.measure("17.0", apps=2).size
    with pytest.raises(lp.LifecyclePolicyError, match="apps"):
        full = lp.Device("17.0", apps=1)
        full.install()
        full.install()


def test_a_device_is_not_copied() -> None:
    device = lp.Device("17.0")
    with pytest.raises(TypeError, match=r"fork\(\)"):
        copy.copy(device)
    with pytest.raises(TypeError, match=r"fork\(\)"):
        copy.deepcopy([device])
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        with pytest.raises(TypeError, match=r"snapshot\(\)"):
            pickle.dumps(device, protocol)


def test_restore_takes_what_is_like_bytes() -> None:
    device, app = started("17.0", "open-app")
    snapshot = device.snapshot()
    kinds: list[Any] = [snapshot, bytearray(snapshot), memoryview(snapshot)]
    for each in kinds:
        other = lp.Device("17.0")
        assert other.restore(each)
        assert other.digest == device.digest
    wrong: list[Any] = ["text", None, 3, [1, 2], object()]
    for each in wrong:
        with pytest.raises(lp.LifecyclePolicyError, match="snapshot: expected bytes"):
            device.restore(each)


def test_a_device_without_its_beginning() -> None:
    device = lp.Device.__new__(lp.Device)
    calls: list[Callable[[], object]] = [
        device.fork, device.snapshot, device.__enter__, device.next_deadline,
        lambda: device.post("boot"), lambda: device.now, lambda: list(device.effects()),
    ]  # fmt: skip
    for call in calls:
        with pytest.raises(lp.LifecyclePolicyError, match="made without"):
            call()
    device.close()


def test_an_unlock_counts_for_its_own_start_alone() -> None:
    """After each start, the device must be unlocked again before the event launches the app."""
    granted = lp.LocationAuthorization.ALWAYS
    app = lp.App(background_modes=["location"], location_authorization=granted)
    for before, starts in (
        (["boot", "unlock"], True),
        (["boot", "unlock", "shutdown", "boot"], False),
        (["boot", "unlock", "shutdown", "boot", "unlock"], True),
        (["boot"], False),
    ):
        with lp.Device("17.0", facts=lp.DeviceFacts(passcode=True)) as device:
            number = device.install(app, was_launched=True, returns_after=0.0)
            for kind in before:
                device.post(kind)
                list(device.effects())
            device.post("trigger", app=number, trigger="region-enter")
            kinds = [effect.kind for effect in device.effects()]
            assert (lp.Effect.START_PROCESS in kinds) == starts, before
