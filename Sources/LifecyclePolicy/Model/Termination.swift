// How a process ended, and what that leaves behind.

/// How the process ended.
public enum Termination: Int32, Noun {
  /// It did not: still in memory, suspended.
  case none = 1
  /// The system needed memory (state of the app not told).
  case memoryPressure = 2
  /// Memory pressure, while suspended.
  case systemReclaimed = 3
  /// Memory pressure, while running in the background.
  case systemEndedBackground = 4
  /// The app passed its own limit.
  case memoryLimit = 5
  case crash = 6
  /// A callback took too long.
  case watchdog = 7
  case backgroundTaskExpired = 8
  case backgroundFetchExpired = 9
  case urlSessionExpired = 10
  case cpuLimit = 11
  case thermal = 12
  case diskPressure = 13
  /// File or database lock held at suspension.
  case resourceHeld = 14
  /// VoIP push without a reported call.
  case voipUnreported = 15
  case voipWakeRate = 16
  /// Privacy switch changed; iOS 6.0 on.
  case privacyChanged = 17
  /// Swiped away in the app switcher.
  case userForceQuit = 18
  /// Ended by holding the home button.
  case userForceQuitHeldButton = 19
  /// `exit()` or return from main.
  case appExit = 20
  /// Ended where others go to the background.
  case exitsOnSuspend = 21
  case appUpdate = 22
  case appUninstall = 23
  case debuggerStop = 24
  /// The device restarted, or was turned off and on.
  case reboot = 25
  /// Installed and never opened: the state that a force quit brings back.
  case neverLaunched = 26

  public static let names: [Text] = [
    "none",
    "memory-pressure",
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
    "never-launched",
  ]
}

/// How an app stands with the system when an event comes.
public enum Standing: Int32, Noun {
  /// Suspended.
  case inMemory = 1
  /// Ended by anything but the user's force quit.
  case ended = 2
  /// Carries the force-quit flag (or was never launched).
  case forceQuit = 3
  /// Not running since the device started.
  case rebooted = 4
  /// Ended by exits-on-suspend.
  case optedOut = 5
  /// Ended by holding the home button.
  case heldButton = 6
  case updated = 7
  case uninstalled = 8

  public static let names: [Text] = [
    "in-memory",
    "ended",
    "force-quit",
    "rebooted",
    "opted-out",
    "held-button",
    "updated",
    "uninstalled",
  ]
}

/// What happened between the termination and the event, as bits.
public enum Since: Int32, Noun {
  case reboot = 1
  /// First unlock after the boot.
  case unlock = 2
  case userLaunch = 4

  public static let names: [Text] = [
    "reboot",
    "unlock",
    "user-launch",
  ]

  @inlinable
  public static var numbering: Numbering { .bits }
}
