"""A plugin for pytest. It has fixtures for a simulated device and an app, and a marker for versions
of iOS.

    @pytest.mark.ios("8.0", "12-17", modes=["audio"])
    def test_plays_on(ios_app):
        ios_app.post("open-app")
        ios_app.post("begin-activity", activity="audio")
        ios_app.post("home")
        ios_app.run(3600)
        assert ios_app.state == AppState.BACKGROUND

The report of a failed test has the device's log. pytest loads this module at every start, so it
imports nothing slow, and loads the library only if a test uses a fixture.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

import pytest

if TYPE_CHECKING:
    from ._native.osversion import OSVersion
    from .questions.app import App
    from .testing import IOSApp, IOSDevice

__all__ = ["ios_app", "ios_app_facts", "ios_device", "ios_device_options", "ios_version"]

_MARKER = "ios"
#: The fixture that receives the version. Its long name avoids conflicts with other fixtures.
_ASKED = "lifecycle_policy_version"
#: The devices of each test.
_devices: WeakKeyDictionary[pytest.Item, list[IOSDevice]] = WeakKeyDictionary()


def pytest_configure(config: pytest.Config) -> None:
    text = 'ios("8.0", "12-17", modes=["audio"]): runs once on each version; facts of `ios_app`'
    config.addinivalue_line("markers", text)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Makes a test for each version. Ignores tests that use none of the fixtures, because the
    marker may belong to another plugin."""
    if _ASKED not in metafunc.fixturenames:
        return
    marker = metafunc.definition.get_closest_marker(_MARKER)
    if marker is None:
        return
    from ._native.errors import LibraryError, LifecyclePolicyError
    from .testing import installation, versions_of

    asked: tuple[OSVersion | str, ...] = marker.args
    try:
        installation(marker.kwargs)
        asked = versions_of(marker.args)
    except LibraryError:
        pass  # the fixture reports the error, so the other tests of the file run
    except (LifecyclePolicyError, TypeError) as error:
        name = metafunc.definition.nodeid
        pytest.fail(f"{name}: @pytest.mark.{_MARKER}: {error}", pytrace=False)
    if asked:
        ids = [f"iOS-{version}" for version in asked]
        metafunc.parametrize(_ASKED, asked, ids=ids, indirect=True)


@pytest.fixture(name=_ASKED)
def _asked(request: pytest.FixtureRequest) -> OSVersion:
    from ._native.osversion import OSVersion

    version: OSVersion | str | None = getattr(request, "param", None)
    return OSVersion.newest_major() if version is None else OSVersion.of(version)


@pytest.fixture
def ios_version(lifecycle_policy_version: OSVersion) -> OSVersion:
    """The version of iOS from the marker, else the newest major version that the rules know."""
    return lifecycle_policy_version


@pytest.fixture
def ios_device_options() -> Mapping[str, Any]:
    """Keyword arguments of `Device` for `ios_device`. Override this fixture to change the
    arguments."""
    return {}


@pytest.fixture
def ios_device(
    request: pytest.FixtureRequest,
    ios_version: OSVersion,
    ios_device_options: Mapping[str, Any],
) -> Iterator[IOSDevice]:
    """A device that is on and unlocked. If the test fails, its report has the device's log."""
    from .testing import IOSDevice

    device = IOSDevice(ios_version, **ios_device_options)
    with device:
        _devices.setdefault(request.node, []).append(device)
        device.post("boot")
        device.post("unlock")
        yield device


@pytest.fixture
def ios_app_facts() -> Mapping[str, Any] | App:
    """Facts of `ios_app` in addition to the facts of the marker: fields of `App`, arguments of
    `Device.install`, or a whole `App`. Override this fixture to change the facts."""
    return {}


@pytest.fixture
def ios_app(
    request: pytest.FixtureRequest,
    ios_device: IOSDevice,
    ios_app_facts: Mapping[str, Any] | App,
) -> IOSApp:
    """An installed app that is not running yet. By default, its callbacks return at once."""
    from .testing import IOSApp, installation

    marker = request.node.get_closest_marker(_MARKER)
    given = ios_app_facts if isinstance(ios_app_facts, Mapping) else {"app": ios_app_facts}
    facts = {**given, **(marker.kwargs if marker else {})}
    return IOSApp(ios_device, ios_device.install(**installation(facts)))


# Uses the older form of hook wrappers, which every version of pytest supports.
@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, Any, None]:
    """Adds the logs of the devices to the report of a failed test."""
    report: pytest.TestReport = (yield).get_result()
    if report.failed:
        for device in _devices.get(item, []):
            report.sections.append((f"iOS {device.os}: the log of the device", device.log()))
