// Why a transition happens.

/// Why a transition happens. Every termination but `none` and `never-launched` is also a cause, with the same name.
public enum Cause: Int32, Noun {
  /// The user starts the app (icon, notification, URL, ...).
  case launchByUser = 1
  /// The system starts it in the background to handle an event.
  case launchBySystem = 2
  /// The system starts the process ahead of use; iOS 15.0 on.
  case prewarm = 3
  /// The system drops a prewarmed process.
  case prewarmDiscarded = 4
  /// The system hands events to the app: the second half of a launch or return.
  case activation = 5
  /// Something covers the app: see interruption kinds.
  case interruptionBegin = 6
  /// The user dismisses it.
  case interruptionIgnored = 7
  /// The user follows it.
  case interruptionAccepted = 8
  /// Home button, or swipe up.
  case homeButton = 9
  /// Another app comes to the front.
  case appSwitch = 10
  /// App switcher shown.
  case appSwitcherOpen = 11
  /// App switcher left for the same app.
  case appSwitcherClosed = 12
  /// Sleep/Wake button, or auto-lock.
  case deviceLock = 13
  case deviceUnlock = 14
  /// The user comes back to an app in memory.
  case returnByUser = 15
  /// The system runs a suspended app in the background.
  case wakeBySystem = 16
  /// No reason left to keep the app running.
  case executionFinished = 17
  /// The system needs memory.
  case memoryPressure = 18
  case lowBatteryShutdown = 19
  /// The user turns the device off.
  case systemShutdown = 20
  case sceneRequest = 21
  case sceneActivation = 22
  case sceneDisconnect = 23
  /// The user closes one window; iPad.
  case windowClosed = 24
  /// Memory pressure on a suspended app.
  case systemReclaimed = 25
  /// Memory pressure on an app running in the background.
  case systemEndedBackground = 26
  /// The app passed its own limit.
  case memoryLimit = 27
  case crash = 28
  /// A callback took too long.
  case watchdog = 29
  case backgroundTaskExpired = 30
  case backgroundFetchExpired = 31
  case urlSessionExpired = 32
  case cpuLimit = 33
  case thermal = 34
  case diskPressure = 35
  /// File or database lock held at suspension.
  case resourceHeld = 36
  /// VoIP push without a reported call.
  case voipUnreported = 37
  case voipWakeRate = 38
  /// The user changed a privacy switch in Settings; iOS 6.0 on.
  case privacyChanged = 39
  /// Swiped away in the app switcher (minus sign on iOS 4 to 6).
  case userForceQuit = 40
  /// Ended by holding the home button.
  case userForceQuitHeldButton = 41
  /// `exit()` or return from main.
  case appExit = 42
  /// Ended where others go to the background.
  case exitsOnSuspend = 43
  case appUpdate = 44
  case appUninstall = 45
  case debuggerStop = 46
  case reboot = 47

  public static let names: [Text] = [
    "launch-by-user",
    "launch-by-system",
    "prewarm",
    "prewarm-discarded",
    "activation",
    "interruption-begin",
    "interruption-ignored",
    "interruption-accepted",
    "home-button",
    "app-switch",
    "app-switcher-open",
    "app-switcher-closed",
    "device-lock",
    "device-unlock",
    "return-by-user",
    "wake-by-system",
    "execution-finished",
    "memory-pressure",
    "low-battery-shutdown",
    "system-shutdown",
    "scene-request",
    "scene-activation",
    "scene-disconnect",
    "window-closed",
    "system-reclaimed",
    "system-ended-background",
    "memory-limit",
    "crash",
    "watchdog",
    "background-task-expired",
    "background-fetch-expired",
    "url-session-expired",
    "cpu-limit",
    "thermal",
    "disk-pressure",
    "resource-held",
    "voip-unreported",
    "voip-wake-rate",
    "privacy-changed",
    "user-force-quit",
    "user-force-quit-held-button",
    "app-exit",
    "exits-on-suspend",
    "app-update",
    "app-uninstall",
    "debugger-stop",
    "reboot",
  ]

  public static let alternatives: [Spelling] = [
    Spelling(value: 9, text: "swipe up"),
    Spelling(value: 9, text: "swipe-up"),
    Spelling(value: 10, text: "app-switcher-other-app"),
  ]
}
