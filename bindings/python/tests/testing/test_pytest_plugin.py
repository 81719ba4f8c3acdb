"""Tests the plugin for pytest: runs pytest on small test files, and reads its output."""

from __future__ import annotations

import os
import re
import sys
from importlib.metadata import entry_points
from pathlib import Path

import lifecycle_policy as lp
import pytest
from lifecycle_policy.testing import LONGEST_LOG, IOSDevice, installation, versions_of

from places import checkout

pytest_plugins = ("pytester",)

pytestmark = pytest.mark.slow

SOURCE = str(Path(lp.__file__).parents[1])
#: Whether the package is installed. If it is, pytest loads the plugin by its entry point.
LOADED = any(point.name == "lifecycle_policy" for point in entry_points(group="pytest11"))
PLUGIN = () if LOADED else ("-p", "lifecycle_policy.pytest_plugin")
LEAK = """
    import pytest

    @pytest.mark.ios("6.1", "12-13", modes=["audio"])
    def test_a_minute_in_the_background_is_enough(ios_app):
        ios_app.post("open-app")
        ios_app.post("begin-task")
        ios_app.post("home")
        ios_app.run(60)
        assert ios_app.state.label == "background"
"""


def run(pytester: pytest.Pytester, *arguments: str) -> pytest.RunResult:
    return pytester.runpytest(*PLUGIN, "--strict-markers", "-p", "no:cacheprovider", *arguments)


def test_a_failure_shows_the_log_of_the_device(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(LEAK)
    result = run(pytester)
    result.assert_outcomes(passed=2, failed=1)
    result.stdout.fnmatch_lines(
        [
            "*- iOS 13.0: the log of the device -*",
            "0.000 posted boot: allowed",
            "0.000 posted open-app app 1: allowed [[]transition.launch.foreground]",
            "0.000 app 1 start-process by launch-by-user for user-tap [[]transition.launch.fore*",
            "0.000 posted home app 1: allowed",
            "30.000 app 1 kill background-task-expired 0x2182bad2 [[]transition.end.background-task]"
            " broke [[]deadline.background-task]",
            "60.000 app 1 is not-running, after background-task-expired",
            "sources:",
            "  deadline.background-task  *https://developer.apple.com/*",
            "FAILED *::test_a_minute_in_the_background_is_enough[[]iOS-13.0]*",
        ]
    )
    assert result.stdout.str().count("the log of the device") == 1, "only of the test that failed"


def test_the_manual_shows_what_a_person_sees(pytester: pytest.Pytester) -> None:
    manual = (checkout() or Path()) / "bindings" / "python" / "README.md"
    if not manual.is_file():
        pytest.skip("there is no manual here")
    text = manual.read_text(encoding="utf-8")
    section = text.partition("## In your tests")[2].partition("\n## ")[0]
    leak, host = re.findall(r"^```python\n(.*?)^```$", section, re.M | re.S)
    (shown,) = re.findall(r"^```text\n(.*?)^```$", section, re.M | re.S)
    pytester.makepyfile(test_leak=leak)
    result = run(pytester)
    result.assert_outcomes(passed=2, failed=2)
    printed = result.stdout.str()
    for line in shown.splitlines():
        assert line == "..." or line.strip() in re.sub(" +", " ", printed) or line in printed, line
    pytester.makepyfile(test_leak="", test_host=host)
    run(pytester).assert_outcomes(passed=1)


def test_the_log_is_limited(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(
        """
        def test_that_goes_on_and_on(ios_app):
            for _ in range(50):
                ios_app.post("open-app")
                ios_app.post("home")
                ios_app.run()
            assert False
        """
    )
    lines = run(pytester).stdout.lines
    (start,) = [at for at, line in enumerate(lines) if "the log of the device" in line]
    counted = re.fullmatch(r"\(([\d,]+) earlier effects are left out\)", lines[start + 1])
    assert counted and int(counted[1].replace(",", "")) > 200
    shown = lines[start + 2 : lines.index("sources:")]
    effects = [line for line in shown if re.match(r"0\.000 app 1 (?!is )", line)]
    assert len(effects) == LONGEST_LOG
    assert "posted home" in "".join(shown)


def test_events_stand_before_the_effects_that_they_have() -> None:
    device = IOSDevice("12.4")
    app = device.install(**installation({}))
    for kind in ("boot", "open-app", "home"):
        device.post(kind, app)
    lines = device.log().splitlines()
    order = [at for at, line in enumerate(lines) if "posted" in line]
    assert order[:2] == [0, 1] and "applicationDidBecomeActive:" in "".join(lines[2 : order[2]])
    assert "applicationDidBecomeActive:" not in "".join(lines[order[2] : lines.index("sources:")])


def test_an_event_that_is_refused_is_in_the_log() -> None:
    device = IOSDevice("12.4")
    with pytest.raises(lp.LifecyclePolicyError):
        device.post("home")
    assert device.log().startswith("0.000 posted home: kind: the device is off")
    device.close()
    assert device.log().endswith("the device is closed")


def test_marker_and_fixtures(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(
        """
        import lifecycle_policy as lp
        import pytest

        def test_default(ios_version, ios_device):
            assert ios_device.os == ios_version == lp.OSVersion.newest_major()
            assert ios_device.is_on and not ios_device.is_locked

        @pytest.mark.ios(scenes=False)
        def test_facts_alone(ios_app, ios_version):
            assert ios_version == lp.OSVersion.newest_major()

        @pytest.mark.ios("17.0", exits_on_suspend=True)
        def test_facts(ios_app):
            assert (ios_app.state.label, ios_app.ended.label) == ("not-running", "system-reclaimed")
            ios_app.post("open-app")
            effects = ios_app.run()
            assert effects and {each.app for each in effects} == {ios_app.number}
            assert "active" in repr(ios_app)

        @pytest.mark.ios("8.0")
        class TestOlder:
            @pytest.fixture
            def ios_app_facts(self):
                return lp.App(background_modes=["location"], location_authorization="always")

            def test_facts_of_a_fixture(self, ios_app):
                assert ios_app.post("trigger", trigger="region-enter").verdict.label == "allowed"

        class TestPad:
            @pytest.fixture
            def ios_device_options(self):
                return {"facts": lp.DeviceFacts(idiom="pad"), "evidence": "documented"}

            def test_device(self, ios_device):
                assert ios_device.run(5) == () and ios_device.now == 5
        """
    )
    run(pytester, "-v").assert_outcomes(passed=5)


#: Wrong arguments of the marker, each with a pattern of the error message.
WRONG = {
    '"99.0"': "the rules know iOS 2 to * not iOS 99.0",
    '"1.0"': "the rules know iOS 2 to *",
    '"12-tea"': "`tea` is not a version such as 9.3.5",
    "17": '17 is a number, not a text: write "17.0"',
    '"17-12"': "os: `17-12` ends before it begins",
    '"17.0", scens=True': "an app has no fact `scens`; did you mean `scenes`*",
    '"17.0", modes="audio", background_modes="fetch"': "`modes` and `background_modes` are one fact: "
    "give one of them",
    '"17.0", location_authorization="always", authorization="denied"': "`authorization` and "
    "`location_authorization` are one fact: give one of them",
    '"17.0", scenes=True, app=None': "`app` is a whole App: give `scenes` in it",
}


def test_a_wrong_marker_is_an_error_at_collection(pytester: pytest.Pytester) -> None:
    for number, marker in enumerate(WRONG):
        text = f"import pytest\n@pytest.mark.ios({marker})\ndef test_it(ios_app): pass"
        pytester.makepyfile(**{f"test_{number}": text})
    result = run(pytester)
    result.assert_outcomes(errors=len(WRONG))
    for number, message in enumerate(WRONG.values()):
        line = f"test_{number}.py::test_it: @pytest.mark.ios: *{message}"
        result.stdout.fnmatch_lines([line])
    assert "Traceback" not in result.stdout.str()


def test_versions() -> None:
    assert [str(one) for one in versions_of(["9.3", "12.4 - 14.2", lp.OSVersion(13), "9.3"])] == [
        *("9.3", "12.4", "13.0", "14.0"),
    ]
    assert versions_of([]) == ()


def test_fixtures_of_others_by_the_same_names_are_theirs(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(
        """
        import pytest

        @pytest.fixture
        def ios_device():
            return "a phone"

        @pytest.mark.ios
        def test_theirs(ios_device):
            assert ios_device == "a phone"

        @pytest.mark.ios("any", "thing", of="theirs")
        def test_nothing():
            pass
        """
    )
    run(pytester).assert_outcomes(passed=2)


def test_it_runs_in_several_processes(pytester: pytest.Pytester) -> None:
    pytest.importorskip("xdist")
    pytester.makepyfile(LEAK)
    result = run(pytester, "-n", "2")
    result.assert_outcomes(passed=2, failed=1)
    result.stdout.fnmatch_lines(["*iOS 13.0: the log of the device*", "30.000 app 1 kill *"])


def alone(pytester: pytest.Pytester, **variables: str) -> pytest.RunResult:
    """Runs the tests in a separate process."""
    path = os.pathsep.join(filter(None, [SOURCE, os.environ.get("PYTHONPATH")]))
    with pytest.MonkeyPatch.context() as patch:
        for name, value in {"PYTHONPATH": path, **variables}.items():
            patch.setenv(name, value)
        return pytester.run(
            *(sys.executable, "-m", "pytest", *PLUGIN, "--strict-markers"),
            *("-p", "no:cacheprovider"),
        )


def test_it_costs_next_to_nothing_unless_it_is_used(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(
        """
        import sys
        import pytest

        @pytest.mark.ios("17.0")
        def test_unused():
            ours = {name for name in sys.modules if name.startswith("lifecycle_policy")}
            ours -= {name for name in ours if name.startswith("lifecycle_policy._")}
            assert ours == {"lifecycle_policy", "lifecycle_policy.pytest_plugin"}
            assert "lifecycle_policy._native" not in sys.modules
        """
    )
    alone(pytester).assert_outcomes(passed=1)


def test_without_the_library_the_other_tests_run(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(
        """
        import pytest

        def test_other():
            pass

        @pytest.mark.ios("12-17")
        def test_of_an_app(ios_app):
            pass
        """
    )
    result = alone(pytester, LIFECYCLE_POLICY_LIBRARY="/nowhere/x.so")
    result.assert_outcomes(passed=1, errors=1)
    result.stdout.fnmatch_lines(["*LibraryError: *", "*/nowhere/x.so: no such file*"])
