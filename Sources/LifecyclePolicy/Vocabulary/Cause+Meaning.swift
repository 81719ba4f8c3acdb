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
    }
  }

  /// The causes that go before this one or carry on what it began, within one act.
  package var companions: Mask<Cause> {
    switch self {
    case .launchByUser: Mask(self, .sceneRequest, .activation, .executionFinished)
    case .interruptionAccepted, .interruptionIgnored:
      Mask(self, .interruptionBegin, .executionFinished)
    case .userForceQuit: Mask(self, .appSwitcherOpen)
    case .appSwitcherClosed: Mask(self, .appSwitcherOpen)
    default: Mask(self, .activation, .executionFinished)
    }
  }

  /// What a path may use unless told: the acts of the user and of the system, no failures.
  ///
  /// What ends the process is among them only where the way leads to where there is none, and what
  /// the user brings to the front only where it does not lead to the background.
  public static func ordinary(to state: LifecycleState) -> Mask<Cause> {
    let acts = Mask<Cause>.all.subtracting(failures)
    switch state {
    case .notRunning, .prewarmed:
      return acts
    case .background, .suspended, .sceneBackground:
      return acts.subtracting(endings)
        .subtracting(Mask(.launchByUser, .returnByUser, .deviceUnlock))
    case .inactive, .active, .sceneUnattached, .sceneForegroundInactive, .sceneForegroundActive:
      return acts.subtracting(endings)
    }
  }

  private static var failures: Mask<Cause> {
    Mask<Cause>(.memoryLimit, .crash, .watchdog, .backgroundTaskExpired, .backgroundFetchExpired)
      .union(Mask(.urlSessionExpired, .cpuLimit, .thermal, .diskPressure, .resourceHeld))
      .union(Mask(.voipUnreported, .voipWakeRate, .privacyChanged, .appExit, .debuggerStop))
      .union(Mask(.userForceQuitHeldButton, .memoryPressure, .resourceUse, .insecureDrawing))
  }

  /// What ends the process wherever it arises; leaving an app does so only where it opted out.
  package static var endings: Mask<Cause> {
    failures.union(Mask(.prewarmDiscarded, .lowBatteryShutdown, .systemShutdown, .systemReclaimed))
      .union(Mask(.systemEndedBackground, .userForceQuit, .exitsOnSuspend, .appUpdate))
      .union(Mask(.appUninstall, .reboot))
  }
}

extension Termination {
  /// The cause of the same name; nil where the app did not end, or never began.
  var cause: Cause? {
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
    }
  }
}
