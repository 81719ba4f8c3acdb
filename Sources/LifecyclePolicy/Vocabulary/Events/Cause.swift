// Why a transition happens.

/// Why a transition happens.
///
/// Every termination but `none` and `never-launched` is also a cause, with the same name.
public enum Cause: Int32, VocabularyEnum {
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
  /// Excessive use of key system resources.
  case resourceUse = 48
  /// Drawing while the device is locked, to iOS 12.
  case insecureDrawing = 49
  /// Work of the GPU in the background; to iOS 12.
  case backgroundGraphics = 50

  public static var valueCount: Int { 50 }
  public static var names: Text {
    """
    launch-by-user\0\
    launch-by-system\0\
    prewarm\0\
    prewarm-discarded\0\
    activation\0\
    interruption-begin\0\
    interruption-ignored\0\
    interruption-accepted\0\
    home-button\0\
    app-switch\0\
    app-switcher-open\0\
    app-switcher-closed\0\
    device-lock\0\
    device-unlock\0\
    return-by-user\0\
    wake-by-system\0\
    execution-finished\0\
    memory-pressure\0\
    low-battery-shutdown\0\
    system-shutdown\0\
    scene-request\0\
    scene-activation\0\
    scene-disconnect\0\
    window-closed\0\
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
    resource-use\0\
    insecure-drawing\0\
    background-graphics
    """
  }

  public static var alternatives: Spellings {
    Spellings(
      Spelling(value: 9, text: "swipe up"),
      Spelling(value: 9, text: "swipe-up"),
      Spelling(value: 10, text: "app-switcher-other-app"))
  }
}
