"""Runs an app that leaks a background task, on six versions of iOS, through Appium's client.

Prints three tables. The first has the state of the app after some time in the background. The
second says whether a silent push or crossing a region's border launches the app, after XCTest ended
it and after the user ended it. The third says, for each location permission, whether crossing a
border launches the app; it begins with iOS 8, the first version with two permissions.
"""

from __future__ import annotations

import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path

from appium import webdriver
from appium.options.ios import XCUITestOptions

from server import APPS, Driver, Phone, Server

VERSIONS = ("3.1", "6.1", "8.0", "12.4", "17.0", "27.0")
SECONDS = (0, 1, 31, 181, 601)
LEAKER = "org.example.leaker"
#: The names of Appium's states, by number.
STATES = ("not installed", "not running", "suspended", "background", "foreground")
#: The columns of the third table: the location permission, and whether the user (not XCTest) ends
#: the app.
GRANTS = (("always", False), ("always", True), ("inuse", False), ("never", False))
GRANTING = VERSIONS[2:]
#: Places outside and inside the region that the app watches.
OUTSIDE, INSIDE = (37.0, -122.0), {"latitude": 37.33, "longitude": -122.01}
PUSH = {"bundleId": LEAKER, "payload": {"aps": {"content-available": 1}}}


def remote(url: str, version: str, **more: object) -> webdriver.Remote:
    """Opens a session with the app, on a phone with a version of iOS."""
    capabilities = {"platformName": "iOS", "platformVersion": version, "appium:bundleId": LEAKER}
    return webdriver.Remote(url, options=XCUITestOptions().load_capabilities({**capabilities, **more}))


def states(driver: webdriver.Remote) -> Iterator[int]:
    """Yields the state of the app at several times after it left the front."""
    driver.background_app(-1)
    passed = 0
    for seconds in SECONDS:
        driver.execute_script("mobile: advance", {"seconds": seconds - passed})
        passed = seconds
        yield driver.query_app_state(LEAKER)


def launches(driver: webdriver.Remote, command: str, arguments: dict, *, quits: bool) -> dict:
    """Asks what an event does after the user (in the switcher) or XCTest has ended the app."""
    driver.activate_app(LEAKER)
    driver.background_app(-1)
    if quits:
        driver.execute_script("mobile: forceQuit", {"bundleId": LEAKER})
    else:
        driver.terminate_app(LEAKER)
    return driver.execute_script(command, arguments)


def events(driver: webdriver.Remote) -> Iterator[dict]:
    """Yields the effects of a silent push and of crossing a region's border, after each kind of
    end."""
    for quits in (False, True):
        yield launches(driver, "mobile: pushNotification", PUSH, quits=quits)
        yield launches(driver, "mobile: crossRegion", {"bundleId": LEAKER}, quits=quits)


def borders(driver: webdriver.Remote) -> Iterator[dict]:
    """Yields the effect of crossing a region's border, for each pair of a permission and a kind of end
    in GRANTS.
    The phone moves twice: once with Appium's command for a location, which reports no result, and
    once with our own command, which names the rule. Raises an error if the results differ.
    """
    for access, quits in GRANTS:
        driver.execute_script(
            "mobile: setPermission", {"bundleId": LEAKER, "access": {"location": access}}
        )
        driver.set_location(*OUTSIDE)
        launches(driver, "mobile: setSimulatedLocation", INSIDE, quits=quits)
        launched = driver.query_app_state(LEAKER) == 3
        outcome = launches(driver, "mobile: crossRegion", {"bundleId": LEAKER}, quits=quits)
        if launched is not (outcome["verdict"] == "allowed"):
            raise RuntimeError(f"{access}: {outcome} and the app was launched: {launched}")
        yield outcome


def main() -> None:
    """Prints the three tables, and the rules that decided the answers."""
    with tempfile.TemporaryDirectory() as reports:
        phone = Phone(VERSIONS[0], Path(reports), apps=(APPS / "Leaker.app",))
        server = Server(Driver(phone), port=0)
        threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True).start()
        first, second, third, rules = [], [], [], set()
        for version in VERSIONS:
            driver = remote(server.url, version)
            first.append([version, *(STATES[state] for state in states(driver))])
            outcomes = list(events(driver))
            second.append([version, *(outcome["verdict"] for outcome in outcomes)])
            crossed = list(borders(driver)) if version in GRANTING else []
            if crossed:
                third.append([version, *(outcome["verdict"] for outcome in crossed)])
            rules |= {outcome["rule"] for outcome in (*outcomes, *crossed)}
            driver.quit()
        server.shutdown()
    print("An app that leaks its background task, so many seconds after it left the front")
    rows([["iOS", *(f"{seconds} s" for seconds in SECONDS)], *first])
    print("\nWhat launches it: after XCTest ended it, and after the user did")
    rows([["iOS", *["silent push", "region"] * 2], ["", "XCTest", "XCTest", "user", "user"], *second])
    print("\nWhether crossing a region's border launches it: by what the user granted for location")
    ends = ("user" if quits else "XCTest" for _, quits in GRANTS)
    rows([["iOS", *(access for access, _ in GRANTS)], ["", *ends], *third])
    print("\nby " + ", ".join(sorted(rules)))


def rows(table: list[list[str]]) -> None:
    """Prints a table in columns."""
    widths = [max(len(row[i]) for row in table) for i in range(len(table[0]))]
    for row in table:
        print("  ".join(word.ljust(width) for word, width in zip(row, widths, strict=True)).rstrip())


if __name__ == "__main__":
    main()
