"""What answers depend on and no row tells: forms of callbacks, and what words mean.

Versions of callbacks stand in the header, beside each value. The rest of this file is in no row of
`rules --format json` and in no document; a change of the library must be repeated here.
"""

from __future__ import annotations

from dataclasses import dataclass

from book import OPEN, packed


@dataclass(frozen=True, slots=True)
class Form:
    """Since when there is a callback, and what was there before."""

    since: int
    older: str | None = None
    #: The older one is not called in the background.
    older_in_front_only: bool = False
    #: The first version that no longer calls it, in apps for which `ends_when` holds.
    until: int = OPEN
    ends_when: str | None = None


_DID_FINISH = "application:didFinishLaunchingWithOptions:"
_REMOTE = "application:didReceiveRemoteNotification:"
_REMOTE_FETCH = "application:didReceiveRemoteNotification:fetchCompletionHandler:"
_RESPONSE = "userNotificationCenter:didReceiveNotificationResponse:withCompletionHandler:"
_OPEN_SOURCE = "application:openURL:sourceApplication:annotation:"
_PUSH_LEGACY = "pushRegistry:didReceiveIncomingPushWithPayload:forType:"
_PUSH = "pushRegistry:didReceiveIncomingPushWithPayload:forType:withCompletionHandler:"

_SINCE = {
    "2.0": (
        "applicationDidFinishLaunching:", "applicationDidBecomeActive:",
        "applicationWillResignActive:", "applicationWillTerminate:",
        "applicationDidReceiveMemoryWarning:", "applicationSignificantTimeChange:",
        "application:handleOpenURL:", "locationManager:didUpdateToLocation:fromLocation:",
    ),
    "3.0": (_DID_FINISH, _REMOTE),
    "4.0": (
        "applicationDidEnterBackground:", "applicationWillEnterForeground:",
        "applicationProtectedDataWillBecomeUnavailable:",
        "applicationProtectedDataDidBecomeAvailable:", "application:didReceiveLocalNotification:",
        "locationManager:didEnterRegion:", "locationManager:didExitRegion:",
        "background-task-expiration-handler", "keep-alive-handler",
    ),
    "4.2": (_OPEN_SOURCE,),
    "6.0": (
        "application:willFinishLaunchingWithOptions:",
        "application:shouldRestoreApplicationState:",
        "application:didDecodeRestorableStateWithCoder:",
        "application:shouldSaveApplicationState:",
        "application:willEncodeRestorableStateWithCoder:", "locationManager:didUpdateLocations:",
    ),
    "7.0": (
        _REMOTE_FETCH, "application:performFetchWithCompletionHandler:",
        "application:handleEventsForBackgroundURLSession:completionHandler:",
        "locationManager:didDetermineState:forRegion:", "centralManager:willRestoreState:",
        "peripheralManager:willRestoreState:",
    ),
    "8.0": (
        "application:handleActionWithIdentifier:forRemoteNotification:completionHandler:",
        "application:willContinueUserActivityWithType:",
        "application:continueUserActivity:restorationHandler:", "locationManager:didVisit:",
        _PUSH_LEGACY, "healthkit-update-handler",
    ),
    "9.0": (
        "application:openURL:options:",
        "application:performActionForShortcutItem:completionHandler:",
        "session:didReceiveMessage:", "session:didReceiveUserInfo:",
    ),
    "10.0": (
        _RESPONSE, "didReceiveNotificationRequest:withContentHandler:",
        "serviceExtensionTimeWillExpire",
    ),
    "11.0": (_PUSH,),
    "13.0": (
        "application:configurationForConnectingSceneSession:options:",
        "application:didDiscardSceneSessions:", "scene:willConnectToSession:options:",
        "sceneDidDisconnect:", "sceneWillEnterForeground:", "sceneDidBecomeActive:",
        "sceneWillResignActive:", "sceneDidEnterBackground:", "scene:openURLContexts:",
        "scene:continueUserActivity:",
        "windowScene:performActionForShortcutItem:completionHandler:", "bgtask-launch-handler",
        "bgtask-expiration-handler",
    ),
    "16.0": ("incomingPushResultForChannelManager:channelUUID:pushPayload:",),
}  # fmt: skip

_OLDER = {
    _DID_FINISH: "applicationDidFinishLaunching:",
    _OPEN_SOURCE: "application:handleOpenURL:",
    "application:openURL:options:": _OPEN_SOURCE,
    _REMOTE_FETCH: _REMOTE,
    _RESPONSE: _REMOTE_FETCH,
    "locationManager:didUpdateLocations:": "locationManager:didUpdateToLocation:fromLocation:",
    _PUSH: _PUSH_LEGACY,
}

FORMS = {
    name: Form(
        packed(version),
        _OLDER.get(name),
        name == _REMOTE_FETCH,
        *((packed("10.0"), "pushkit-sdk") if name == "keep-alive-handler" else (OPEN, None)),
    )
    for version, names in _SINCE.items()
    for name in names
}

#: The method of the scene delegate that is called in the place of the app delegate's.
SCENE_FORMS = {
    "applicationDidBecomeActive:": "sceneDidBecomeActive:",
    "applicationWillResignActive:": "sceneWillResignActive:",
    "applicationDidEnterBackground:": "sceneDidEnterBackground:",
    "applicationWillEnterForeground:": "sceneWillEnterForeground:",
    "application:openURL:options:": "scene:openURLContexts:",
    "application:continueUserActivity:restorationHandler:": "scene:continueUserActivity:",
    "application:performActionForShortcutItem:completionHandler:": (
        "windowScene:performActionForShortcutItem:completionHandler:"
    ),
}
APP_FORMS = {scene: app for app, scene in SCENE_FORMS.items()}

#: Callbacks that tell of the interface: which of them an app gets follows from its life cycle.
ANNOUNCING = frozenset(SCENE_FORMS) | frozenset(APP_FORMS) | {
    "scene:willConnectToSession:options:",
    "sceneDidDisconnect:",
    "application:configurationForConnectingSceneSession:options:",
    "application:didDiscardSceneSessions:",
}  # fmt: skip

SCENE_STATES = frozenset({"unattached", "foreground-inactive", "foreground-active", "background"})

#: What an interruption is taken to be where no kind is given: not one that covers nothing.
NOT_COVERING = frozenset({"call-banner", "banner"})

_IN_FRONT = frozenset({"foreground-inactive", "foreground-active"})
_CONNECTED = _IN_FRONT | {"background"}

#: The states of a scene in which a cause can arise; the rows of causes list those of the app.
SCENE_PLACES: dict[str, frozenset[str]] = {
    **dict.fromkeys(("launch-by-user", "launch-by-system"), frozenset({"unattached"})),
    **dict.fromkeys(
        ("activation", "interruption-ignored", "interruption-accepted", "app-switcher-closed"),
        frozenset({"foreground-inactive"}),
    ),
    **dict.fromkeys(
        (
            "interruption-begin", "home-button", "app-switch", "app-switcher-open", "device-lock",
            "user-force-quit-held-button",
        ),
        _IN_FRONT,
    ),
    "device-unlock": frozenset({"foreground-inactive", "background"}),
    "return-by-user": frozenset({"background", "unattached"}),
    **dict.fromkeys(
        ("scene-request", "scene-activation", "scene-disconnect", "window-closed"), SCENE_STATES
    ),
    **dict.fromkeys(
        (
            "resource-use", "memory-pressure", "low-battery-shutdown", "system-shutdown",
            "thermal", "disk-pressure", "app-update", "app-uninstall", "debugger-stop", "reboot",
            "memory-limit", "crash", "watchdog", "cpu-limit", "app-exit", "user-force-quit",
        ),
        _CONNECTED,
    ),
    **dict.fromkeys(
        (
            "system-reclaimed", "system-ended-background", "background-task-expired",
            "resource-held", "voip-wake-rate", "background-fetch-expired",
            "url-session-expired", "voip-unreported", "privacy-changed",
        ),
        frozenset({"background"}),
    ),
}  # fmt: skip

#: The causes of one act, where they are not the cause itself, activation and execution-finished.
_ACTS = {
    "launch-by-user": ("scene-request", "activation", "execution-finished"),
    "interruption-accepted": ("interruption-begin", "execution-finished"),
    "interruption-ignored": ("interruption-begin", "execution-finished"),
    "user-force-quit": ("app-switcher-open",),
    "app-switcher-closed": ("app-switcher-open",),
}


def one_act(cause: str) -> frozenset[str]:
    """Gives the causes by which the steps of a not-one-step answer may come about."""
    return frozenset({cause, *_ACTS.get(cause, ("activation", "execution-finished"))})


_FAILURES = frozenset({
    "memory-limit", "crash", "watchdog", "background-task-expired", "background-fetch-expired",
    "url-session-expired", "cpu-limit", "thermal", "disk-pressure", "resource-held",
    "voip-unreported", "voip-wake-rate", "privacy-changed", "app-exit", "debugger-stop",
    "user-force-quit-held-button", "memory-pressure", "resource-use", "insecure-drawing",
})  # fmt: skip

#: What ends the process wherever it arises.
ENDINGS = _FAILURES | {
    "prewarm-discarded", "low-battery-shutdown", "system-shutdown", "system-reclaimed",
    "system-ended-background", "user-force-quit", "exits-on-suspend", "app-update",
    "app-uninstall", "reboot",
}  # fmt: skip

#: Where there is no process, or none that runs.
WITHOUT_PROCESS = frozenset({"not-running", "prewarmed"})


def not_ordinary(to: str) -> frozenset[str]:
    """Gives the causes that a path to a state does not use unless told to."""
    if to in WITHOUT_PROCESS:
        return _FAILURES
    if to in ("background", "suspended"):
        return ENDINGS | {"launch-by-user", "return-by-user", "device-unlock"}
    return ENDINGS


def form(callback: str, os: int, state: str | None) -> tuple[str, str | None] | None:
    """Gives the form that an OS calls in a state, and what it falls back to; None before both."""
    name: str | None = callback
    while name is not None:
        found = FORMS[name]
        older = found.older
        if state == "background" and found.older_in_front_only:
            older = None
        if found.since <= os:
            return name, older
        name = older
    return None
