// Checks which termination each cause has, and which causes default paths use.

import Testing

@testable import LifecyclePolicy
@testable import RuleCompiler

@Suite struct CauseTests {
  /// The terminations that are not causes, because nothing ended or nothing ever began.
  private static let noCauses: [Termination] = [.none, .neverLaunched]

  @Test func everyOtherTerminationIsACauseOfTheSameName() {
    for termination in Termination.allCases {
      let cause = Cause.allCases.first { $0.name == termination.name }
      if Self.noCauses.contains(termination) {
        #expect(cause == nil)
      } else {
        #expect(cause?.termination == termination, "\(termination.name)")
      }
    }
  }

  /// If no termination has the same name as a cause, the cause has the termination that its meaning
  /// implies.
  @Test func theOtherCausesEndWhatTheyEnd() {
    let leaving: [Cause] = [.homeButton, .appSwitch, .interruptionAccepted]
    for cause in Cause.allCases {
      let same = Termination.allCases.first { $0.name == cause.name }
      let wanted: Termination
      if let same {
        wanted = same
      } else if leaving.contains(cause) {
        wanted = .exitsOnSuspend
      } else if cause == .lowBatteryShutdown || cause == .systemShutdown {
        wanted = .reboot
      } else if cause == .windowClosed {
        wanted = .userForceQuit
      } else if cause == .prewarmDiscarded {
        wanted = .systemReclaimed
      } else {
        wanted = .none
      }
      #expect(cause.termination == wanted, "\(cause.name)")
    }
  }

  /// If a rule says that a cause ends the app, the cause has a termination, so that questions about
  /// a relaunch can name it.
  @Test func whatLeadsToNotRunningEndsTheApp() {
    for row in rows(of: .transition) {
      guard row.verdict == .allowed, row.value(.to) == LifecycleState.notRunning else { continue }
      let causes: Mask<Cause> = row.set(.causes)
      for cause in causes.values {
        #expect(cause.termination != Termination.none, "\(row.id): \(cause.name)")
      }
    }
  }

  @Test func ordinaryCausesAreNoFailures() {
    let failures: [Cause] = [
      .memoryLimit, .crash, .watchdog, .backgroundTaskExpired, .backgroundFetchExpired,
      .urlSessionExpired, .cpuLimit, .thermal, .diskPressure, .resourceHeld, .voipUnreported,
      .voipWakeRate, .privacyChanged, .appExit, .debuggerStop, .resourceUse, .insecureDrawing,
    ]
    for state in LifecycleState.allCases {
      for cause in failures { #expect(!Cause.ordinary(to: state).contains(cause), "\(cause.name)") }
    }
    let acts: [Cause] = [
      .launchByUser, .launchBySystem, .activation, .homeButton, .appSwitch, .deviceLock,
      .deviceUnlock, .returnByUser, .wakeBySystem, .executionFinished, .userForceQuit,
      .systemReclaimed, .interruptionBegin, .interruptionAccepted, .reboot, .sceneRequest,
      .sceneActivation, .sceneDisconnect, .windowClosed,
    ]
    for cause in acts { #expect(Cause.ordinary(to: .notRunning).contains(cause), "\(cause.name)") }
  }

  @Test func whatEndsTheProcessIsOrdinaryOnTheWayToItsEndAlone() {
    let endings: [Cause] = [
      .prewarmDiscarded, .lowBatteryShutdown, .systemShutdown, .systemReclaimed,
      .systemEndedBackground, .userForceQuit, .exitsOnSuspend, .appUpdate, .appUninstall, .reboot,
    ]
    for state in LifecycleState.allCases {
      let isWithoutProcess = state == .notRunning || state == .prewarmed
      for cause in endings {
        #expect(
          Cause.ordinary(to: state).contains(cause) == isWithoutProcess,
          "\(cause.name) to \(state.name)")
      }
    }
  }

  @Test func whatTheUserOpensDoesNotGoToTheBackground() {
    for state in LifecycleState.allCases {
      let isBackground = state == .background || state == .suspended || state == .sceneBackground
      for cause in [Cause.launchByUser, .returnByUser, .deviceUnlock] {
        #expect(
          Cause.ordinary(to: state).contains(cause) != isBackground,
          "\(cause.name) to \(state.name)")
      }
    }
  }

  @Test func aTerminationIsTheCauseOfItsName() {
    for termination in Termination.allCases {
      let name = Self.noCauses.contains(termination) ? nil : termination.name.description
      #expect(termination.cause?.name.description == name)
    }
  }

  @Test func aCauseIsAmongItsCompanions() {
    for cause in Cause.allCases { #expect(cause.companions.contains(cause), "\(cause.name)") }
  }
}
