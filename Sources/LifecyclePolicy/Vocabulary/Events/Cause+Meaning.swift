// What follows from the meaning of a cause.

extension Cause {
  /// The termination that this cause is, for an edge to not running: a total function.
  ///
  /// The same name where there is one; `exitsOnSuspend` for what leaves an app; `reboot` for the
  /// shutdowns; `none` for what ends nothing.
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
  /// The cause of the same name; nil where the app did not end, or never began.
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
