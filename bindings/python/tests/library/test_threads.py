"""Many threads that ask at once get the same answers as a single thread. The library is loaded
once."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from threading import Barrier
from typing import Any

import lifecycle_policy as lp
import pytest
from lifecycle_policy import App, Context, DeviceFacts, Limit

from command_line import run_code

try:
    from lifecycle_policy import columns
except ImportError:
    columns = None  # type: ignore[assignment]

THREADS = 8
#: The switch interval of the interpreter: as short as possible.
EAGER = 1e-6


@contextmanager
def eager_switching() -> Iterator[None]:
    before = sys.getswitchinterval()
    sys.setswitchinterval(EAGER)
    try:
        yield
    finally:
        sys.setswitchinterval(before)


def contexts() -> list[Context]:
    """Makes new contexts. The contexts of one call share no objects with those of another call."""
    modes = lp.BackgroundMode.AUDIO | lp.BackgroundMode.LOCATION
    app = App(background_modes=modes, location_authorization=lp.LocationAuthorization.ALWAYS)
    limits = [Limit(lp.Allowance.BACKGROUND_TASK, limit=77.0, warning=7.0)]
    return [
        Context("6.1", app=app),
        Context("12.4", app=app, facts=DeviceFacts.unknown()),
        Context("13.0", limits=limits, profile="documented"),
        Context("17.0", app=App(scenes=True, multiple_scenes=True)),
        Context("99.0"),
    ]


def every_kind(context: Context) -> list[object]:
    """Asks questions of most kinds, and some questions that are refused."""
    report = "Termination Reason: Namespace SPRINGBOARD, Code 0x8badf00d"
    moves = [lp.TransitionQuery("inactive", "active", cause) for cause in lp.Cause]
    events = [lp.RelaunchQuery("user-force-quit", event) for event in lp.Trigger]
    acts = [lp.ConductQuery("background", activity) for activity in lp.Activity]
    scene = lp.SceneState
    told: list[object] = [
        lp.transition(context, "active", "background", "home-button"),
        lp.transition(
            context, scene.FOREGROUND_ACTIVE, scene.FOREGROUND_INACTIVE, lp.Cause.HOME_BUTTON
        ),
        lp.transitions(context, moves),
        lp.next_transitions(context, "suspended"),
        lp.path(context, "not-running", "background"),
        lp.deadline(context, "background-task"),
        lp.deadlines(context, list(lp.Allowance)),
        lp.relaunch(context, "crash", "region-enter"),
        lp.relaunches(context, events),
        lp.conduct(context, "background", "opengl-es"),
        lp.conducts(context, acts),
        lp.duties(context, "applicationWillResignActive:"),
        lp.delivery(context, "suspended", "orientation-change"),
        lp.modes(context),
        lp.quota(context, "monitored-regions"),
        lp.manifest(context),
        lp.termination(context, "0xdead10cc"),
        lp.reported_termination(report, context),
        lp.explain(context, lp.Allowance.BACKGROUND_TASK),
        lp.explain(context, events[0]),
        lp.rules("relaunch"),
        [event.label for event in lp.Trigger],
        lp.parse(lp.Callback, "applicationDidEnterBackground:"),
    ]
    policy = lp.Policy.of(context, tables=True)
    told += [policy.conduct(lp.AppState.BACKGROUND, activity) for activity in lp.Activity] * 2
    told += [policy.deadline(allowance) for allowance in lp.Allowance]
    if columns is not None:
        found = columns.deadline(context, [*lp.Allowance, 99])
        told += [found.answers.tobytes(), found.statuses.tolist(), found.names("rule").tolist()]
    told += [refusal(lambda: lp.deadline(context, "tea")), refusal(lambda: Context("x"))]
    return told


def refusal(ask: Callable[[], object]) -> tuple[Any, ...]:
    with pytest.raises(lp.LifecyclePolicyError) as caught:
        ask()
    return str(caught.value), caught.value.status, caught.value.field, caught.value.value


@pytest.mark.parametrize("shared", [True, False], ids=["shared-contexts", "own-contexts"])
def test_threads_get_the_answers_of_one(shared: bool) -> None:
    ours = contexts()
    alone = [every_kind(context) for context in ours]
    assert len({repr(told) for told in alone}) == len(ours), "contexts that change no answer"
    gate = Barrier(THREADS)

    def ask(number: int) -> list[tuple[int, list[object]]]:
        mine = ours if shared else contexts()
        order = [(number + step) % len(mine) for step in range(len(mine))]
        gate.wait(60)
        return [(index, every_kind(mine[index])) for index in order]

    with eager_switching(), ThreadPoolExecutor(THREADS) as pool:
        for found in pool.map(ask, range(THREADS)):
            for index, told in found:
                assert told == alone[index]


#: A program whose threads race to load the library, to look up rules and to prepare policies.
FIRST_USE = f"""
import sys, threading
import lifecycle_policy as lp
from lifecycle_policy._native import library as finding

loads, answers, failures = [], [], []
gate = threading.Barrier({THREADS})
load = finding._load

def counted():
    loads.append(threading.get_ident())
    return load()

def ask(number):
    try:
        gate.wait(60)
        modes = [lp.BackgroundMode.AUDIO, "voip"]
        app = lp.App(background_modes=modes)
        context = lp.Context("12.4", app=app)
        answers.append((
            lp.deadline(context, "background-task"),
            lp.relaunch(context, "user-force-quit", "region-enter"),
            lp.rules("conduct"), app.background_modes, lp.manifest(context),
        ))
    except BaseException as error:
        failures.append(repr(error))

finding._load = counted
sys.setswitchinterval({EAGER})
threads = [threading.Thread(target=ask, args=(number,)) for number in range({THREADS})]
for thread in threads: thread.start()
for thread in threads: thread.join(60)
assert not failures, failures
assert len(answers) == {THREADS}
assert all(answer == answers[0] for answer in answers)
print(len(loads), answers[0][0].limit)
"""


def test_first_use_from_many_threads_loads_once() -> None:
    for _ in range(5):
        ran = run_code(FIRST_USE)
        assert (ran.returncode, ran.stdout, ran.stderr) == (0, "1 180.0\n", "")


#: A program whose questions use many structs, and pointers between structs.
EVERY_KIND = """
import lifecycle_policy as lp
app = lp.App.from_info({"UIBackgroundModes": ["audio", "tea"], "MinimumOSVersion": "8.0"})
assert app.unknown_modes == 1
limits = [lp.Limit("background-task", limit=77.0)]
context = lp.Context("12.4", app=app, facts=lp.DeviceFacts.unknown(), limits=limits)
assert lp.deadline(context, "background-task").limit == 77.0
assert lp.deadline("12.4", "background-task").limit == 180.0
assert lp.transitions(context, [lp.TransitionQuery("active", "inactive", "home-button")])
assert lp.path(context, "not-running", "background").steps
assert lp.manifest(context).findings
assert lp.rules("relaunch") and lp.explain(context, lp.Allowance.LAUNCH)
assert lp.AppState.ACTIVE.label == "active"
"""
#: A program that makes subinterpreters, each with its own modules and its own handle of the
#: library.
INTERPRETERS = f"""
import sys
every_kind = {EVERY_KIND!r}
inside = f"import sys; sys.path[:] = {{sys.path!r}}; " + every_kind
if sys.version_info >= (3, 13):
    import _interpreters as interpreters
    kinds = ("legacy", "isolated")
else:
    import _xxsubinterpreters as interpreters
    kinds = (False,) if sys.version_info >= (3, 12) else (False, True)

def run(kind, code):
    if sys.version_info >= (3, 13):
        one = interpreters.create(kind)
    else:
        one = interpreters.create(isolated=kind)
    assert interpreters.run_string(one, code) is None
    interpreters.destroy(one)

"""
ONE_BY_ONE = """
for kind in kinds:
    exec(every_kind)
    run(kind, "import ctypes")
    exec(every_kind)
    run(kind, inside)
    exec(every_kind)
print(len(kinds))
"""
#: A program in which each thread has its own interpreter. Some interpreters begin while another one
#: is still alive.
SIDE_BY_SIDE = """
import threading
exec(every_kind)
failures = []

def ask(number):
    try:
        for kind in kinds:
            run(kind, inside + "\\n" + every_kind)
            exec(every_kind, {})
    except BaseException as error:
        failures.append(repr(error))

threads = [threading.Thread(target=ask, args=(number,)) for number in range(6)]
for thread in threads: thread.start()
for thread in threads: thread.join(60)
assert not failures, failures
print(len(kinds))
"""


@pytest.mark.slow
@pytest.mark.parametrize("program", [ONE_BY_ONE, SIDE_BY_SIDE], ids=["one by one", "side by side"])
def test_subinterpreters(program: str) -> None:
    """Each program prints the number of kinds of subinterpreters that it has tried. On Python 3.12
    the number is 1, because a subinterpreter can use ctypes only if it shares the main
    interpreter's lock."""
    if sys.implementation.name != "cpython":
        pytest.skip("subinterpreters of CPython")
    ran = run_code(INTERPRETERS + program)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert int(ran.stdout) == (1 if sys.version_info[:2] == (3, 12) else 2)


def test_threads_share_a_policy() -> None:
    ask = lp.Policy("12.4")
    alone = [lp.conduct("12.4", state, act) for state in lp.AppState for act in lp.Activity]
    gate = Barrier(THREADS)

    def every(number: int) -> list[object]:
        gate.wait(60)
        return [ask.conduct(state, act) for state in lp.AppState for act in lp.Activity]

    with eager_switching(), ThreadPoolExecutor(THREADS) as pool:
        assert all(found == alone for found in pool.map(every, range(THREADS)))


def test_threads_do_not_share_room() -> None:
    """Each thread uses its own context. If threads shared a buffer, a thread could read the answer
    of another thread."""
    contexts = [Context(version) for version in ("6.1", "12.4", "13.0", "17.0")]
    alone = [[lp.deadline(one, allowance) for allowance in lp.Allowance] for one in contexts]
    gate = Barrier(len(contexts))

    def ask(number: int) -> bool:
        gate.wait(60)
        return all(
            [lp.deadline(contexts[number], allowance) for allowance in lp.Allowance]
            == alone[number]
            for _ in range(50)
        )

    with eager_switching(), ThreadPoolExecutor(len(contexts)) as pool:
        assert list(pool.map(ask, range(len(contexts)))) == [True] * len(contexts)
