// How a process ended, and what that leaves behind.

/// How the process ended.
public enum Termination: Int32, VocabularyEnum {
  /// It did not: still in memory, suspended.
  case none = 1
  /// The system needed memory (in an unknown state of the app).
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
  /// The device restarted, or was turned off and on; an update of the OS does that, too.
  case reboot = 25
  /// Installed and never opened: the state that a force quit brings back.
  case neverLaunched = 26
  /// Excessive use of key system resources.
  case resourceUse = 27
  /// Drawing while the device is locked, to iOS 12.
  case insecureDrawing = 28
  /// Work of the GPU in the background; to iOS 12.
  case backgroundGraphics = 29

  public static var valueCount: Int { 29 }
  public static var names: Text {
    """
    none\0\
    memory-pressure\0\
    system-reclaimed\0\
    system-ended-background\0\
    memory-limit\0\
    crash\0\
    watchdog\0\
    background-task-expired\0\
    background-fetch-expired\0\
    url-session-expired\0\
    cpu-limit\0\
    thermal\0\
    disk-pressure\0\
    resource-held\0\
    voip-unreported\0\
    voip-wake-rate\0\
    privacy-changed\0\
    user-force-quit\0\
    user-force-quit-held-button\0\
    app-exit\0\
    exits-on-suspend\0\
    app-update\0\
    app-uninstall\0\
    debugger-stop\0\
    reboot\0\
    never-launched\0\
    resource-use\0\
    insecure-drawing\0\
    background-graphics
    """
  }
}

/// How an app stands with the system when an event comes.
public enum Standing: Int32, VocabularyEnum {
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
  /// Running, in the background.
  case running = 9
  /// Running, in front.
  case inFront = 10

  public static var valueCount: Int { 10 }
  public static var names: Text {
    """
    in-memory\0\
    ended\0\
    force-quit\0\
    rebooted\0\
    opted-out\0\
    held-button\0\
    updated\0\
    uninstalled\0\
    running\0\
    in-front
    """
  }
}

/// What happened between the termination and the event, as bits.
public enum Since: Int32, VocabularyEnum {
  case reboot = 1
  /// First unlock after the boot.
  case unlock = 2
  case userLaunch = 3

  public static var valueCount: Int { 3 }
  public static var names: Text {
    """
    reboot\0\
    unlock\0\
    user-launch
    """
  }
}
