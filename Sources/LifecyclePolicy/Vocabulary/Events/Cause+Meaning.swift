// The termination that belongs to a cause, and the cause that belongs to a termination.

extension Cause {
  /// The termination that results if the cause ends the app.
  ///
  /// If a termination has the same name as the cause, this is that termination. Otherwise it is
  /// `exitsOnSuspend` for causes by which the user leaves an app, `reboot` for shutdowns,
  /// `userForceQuit` for a closed window, `systemReclaimed` for a discarded prewarmed process, and
  /// `none` for causes that do not end an app.
  public var termination: Termination {
    switch self {
    case .launchByUser, .launchBySystem, .prewarm, .activation, .interruptionBegin,
      .interruptionIgnored, .appSwitcherOpen, .appSwitcherClosed, .deviceLock, .deviceUnlock,
      .returnByUser, .wakeBySystem, .executionFinished, .sceneRequest, .sceneActivation,
      .sceneDisconnect:
      .none
    case .prewarmDiscarded: .systemReclaimed
    case .homeButton, .appSwitch, .interruptionAccepted, .exitsOnSuspend: .exitsOnSuspend
    case .lowBatteryShutdown, .systemShutdown, .reboot: .reboot
    case .windowClosed, .userForceQuit: .userForceQuit
    case .memoryPressure: .memoryPressure
    case .systemReclaimed: .systemReclaimed
    case .systemEndedBackground: .systemEndedBackground
    case .memoryLimit: .memoryLimit
    case .crash: .crash
    case .watchdog: .watchdog
    case .backgroundTaskExpired: .backgroundTaskExpired
    case .backgroundFetchExpired: .backgroundFetchExpired
    case .urlSessionExpired: .urlSessionExpired
    case .cpuLimit: .cpuLimit
    case .thermal: .thermal
    case .diskPressure: .diskPressure
    case .resourceHeld: .resourceHeld
    case .voipUnreported: .voipUnreported
    case .voipWakeRate: .voipWakeRate
    case .privacyChanged: .privacyChanged
    case .userForceQuitHeldButton: .userForceQuitHeldButton
    case .appExit: .appExit
    case .appUpdate: .appUpdate
    case .appUninstall: .appUninstall
    case .debuggerStop: .debuggerStop
    case .resourceUse: .resourceUse
    case .insecureDrawing: .insecureDrawing
    case .backgroundGraphics: .backgroundGraphics
    }
  }
}

extension Termination {
  /// The cause with the same name; nil if the app did not end, or was never launched.
  package var cause: Cause? {
    switch self {
    case .none, .neverLaunched: nil
    case .memoryPressure: .memoryPressure
    case .systemReclaimed: .systemReclaimed
    case .systemEndedBackground: .systemEndedBackground
    case .memoryLimit: .memoryLimit
    case .crash: .crash
    case .watchdog: .watchdog
    case .backgroundTaskExpired: .backgroundTaskExpired
    case .backgroundFetchExpired: .backgroundFetchExpired
    case .urlSessionExpired: .urlSessionExpired
    case .cpuLimit: .cpuLimit
    case .thermal: .thermal
    case .diskPressure: .diskPressure
    case .resourceHeld: .resourceHeld
    case .voipUnreported: .voipUnreported
    case .voipWakeRate: .voipWakeRate
    case .privacyChanged: .privacyChanged
    case .userForceQuit: .userForceQuit
    case .userForceQuitHeldButton: .userForceQuitHeldButton
    case .appExit: .appExit
    case .exitsOnSuspend: .exitsOnSuspend
    case .appUpdate: .appUpdate
    case .appUninstall: .appUninstall
    case .debuggerStop: .debuggerStop
    case .reboot: .reboot
    case .resourceUse: .resourceUse
    case .insecureDrawing: .insecureDrawing
    case .backgroundGraphics: .backgroundGraphics
    }
  }
}
