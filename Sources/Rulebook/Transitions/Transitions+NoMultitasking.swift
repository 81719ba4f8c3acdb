// Transitions without multitasking: on iOS 2 and 3, with an SDK before 4.0, or on hardware that
// does not support multitasking.

import LifecyclePolicy

extension Mask where Element == Cause {
  /// The causes by which the user leaves an app. Without multitasking, each of them ends the app.
  static var quitting: Mask { .any(of: .leaving, [.exitsOnSuspend]) }
}

/// An app without multitasking has three states, and cannot read its state.
let transitionsWithoutMultitasking: [Rule] = [
  .transition(
    "transition.launch.no-multitasking", since: .oldest, .documented,
    lifecycles: [.noMultitasking], from: [.notRunning], to: .inactive, causes: [.launchByUser],
    steps: [Step(.didFinishLaunching, nil), .event(nil)], sources: [.dDfl]),
  .transition(
    "transition.activate.no-multitasking", since: .oldest, .documented,
    lifecycles: [.noMultitasking], from: [.inactive], to: .active, causes: [.activation],
    after: [.launchByUser], steps: [Step(.didBecomeActive, nil)], sources: [.dDfl, .a3]),
  .transition(
    "transition.resign.interruption.no-multitasking", since: .oldest, .documented,
    lifecycles: [.noMultitasking], from: [.active], to: .inactive, causes: [.interruptionBegin],
    steps: [Step(.willResignActive, nil)], sources: [.a3, .interruptionOS3]),
  .transition(
    "transition.resign.lock.no-multitasking", since: .oldest, .observed,
    lifecycles: [.noMultitasking], from: [.active], to: .inactive, causes: [.deviceLock],
    steps: [Step(.willResignActive, nil)], sources: [.n4]),
  .transition(
    "transition.resign.lock.no-multitasking.documented", since: .oldest, .inferredDocumentedOnly,
    lifecycles: [.noMultitasking], from: [.active], to: .inactive, causes: [.deviceLock],
    steps: [Step(.willResignActive, nil)], sources: [.a3],
    note: "Inferred from 4.0 and later, where Apple says so; seen by developers."),
  .transition(
    "transition.reactivate.ignored.no-multitasking", since: .oldest, .documented,
    lifecycles: [.noMultitasking], from: [.inactive], to: .active, causes: [.interruptionIgnored],
    after: [.interruptionBegin], steps: [Step(.didBecomeActive, nil)],
    sources: [.a3, .interruptionOS3]),
  .transition(
    "transition.reactivate.unlock.no-multitasking", since: .oldest, .observed,
    lifecycles: [.noMultitasking], from: [.inactive], to: .active, causes: [.deviceUnlock],
    after: [.deviceLock], steps: [Step(.didBecomeActive, nil)], sources: [.interruptionOS3, .n4]),
  .transition(
    "transition.reactivate.unlock.no-multitasking.documented", since: .oldest,
    .inferredDocumentedOnly, lifecycles: [.noMultitasking], from: [.inactive], to: .active,
    causes: [.deviceUnlock], after: [.deviceLock], steps: [Step(.didBecomeActive, nil)],
    sources: [.a3],
    note: "Inferred: what made the app inactive is over. Seen by developers."),
  .transition(
    "transition.cover.last.no-multitasking", since: .oldest, .inferred,
    lifecycles: [.noMultitasking], from: [.inactive], to: .active,
    causes: [.interruptionIgnored, .appSwitcherClosed],
    after: [.interruptionIgnored, .appSwitcherClosed, .deviceUnlock],
    steps: [Step(.didBecomeActive, nil)], sources: [.a3],
    note: """
      Our choice: an app that several things cover is active again when the last of them is gone.
      """),
  .transition(
    "transition.accepted.no-multitasking", since: .oldest, .observed,
    lifecycles: [.noMultitasking], from: [.inactive], to: .notRunning,
    causes: [.interruptionAccepted], after: [.interruptionBegin],
    steps: [Step(.willTerminate, nil)], sources: [.interruptionOS3]),
  .transition(
    "transition.quit.no-multitasking.documented", since: .oldest, .documentedOnly,
    lifecycles: [.noMultitasking], from: [.active], to: .notRunning, causes: .quitting,
    steps: [Step(.willTerminate, nil)], sources: [.dTerm],
    note: "Apple names only applicationWillTerminate:."),
  .transition(
    "transition.quit.no-multitasking", since: .oldest, .inferredObserved,
    lifecycles: [.noMultitasking], from: [.active], to: .notRunning, causes: .quitting,
    steps: [Step(.willResignActive, nil), Step(.willTerminate, nil)], sources: [.dTerm],
    note: """
      applicationWillTerminate: is documented; we infer from every later version that \
      applicationWillResignActive: comes first.
      """),
  .transition(
    "transition.quit.interrupted.no-multitasking", since: .oldest, .inferred,
    lifecycles: [.noMultitasking], from: [.inactive], to: .notRunning, causes: .quitting,
    steps: [Step(.willTerminate, nil)], sources: [.dTerm],
    note: """
      Quitting always ends with applicationWillTerminate: here; we infer that it does so from \
      inactive too.
      """),
  .transition(
    "transition.memory.no-multitasking", since: .oldest, .observed,
    lifecycles: [.noMultitasking], from: .foreground, to: .notRunning,
    causes: [.memoryPressure, .memoryLimit, .crash], sources: [.a5, .tray]),
  .transition(
    "transition.memory.no-multitasking.documented", since: .oldest, .inferredDocumentedOnly,
    lifecycles: [.noMultitasking], from: .foreground, to: .notRunning,
    causes: [.memoryPressure, .memoryLimit, .crash], sources: [.a5],
    note: """
      Inferred from later versions: for iOS 2 and 3 Apple's text names only the watchdog. Seen by \
      developers.
      """),
  .transition(
    "transition.killed.no-multitasking", since: .oldest, .inferred, lifecycles: [.noMultitasking],
    from: .foreground, to: .notRunning,
    causes: [.thermal, .diskPressure, .cpuLimit, .resourceUse, .insecureDrawing],
    sources: [.dKill],
    note: """
      Apple lists these ends for all apps; we infer that apps without multitasking are included.
      """),
  .transition(
    "transition.app-update.no-multitasking", since: .oldest, .inferred,
    lifecycles: [.noMultitasking], from: .foreground, to: .notRunning,
    causes: [.appUpdate, .appUninstall], sources: [.kscrash],
    note: """
      The process ends when its version of the app is replaced or removed; no callback is assumed.
      """),
  .transition(
    "transition.watchdog.no-multitasking", since: .oldest, .documented,
    lifecycles: [.noMultitasking], from: .foreground, to: .notRunning, causes: [.watchdog],
    sources: [.a5]),
  .transition(
    "transition.held-button.no-multitasking", since: .oldest, .observed,
    lifecycles: [.noMultitasking], from: .foreground, to: .notRunning,
    causes: [.userForceQuitHeldButton], sources: [.tray]),
  .transition(
    "transition.resign.app-switcher.no-multitasking", .inferred, lifecycles: [.noMultitasking],
    from: [.active], to: .inactive, causes: [.appSwitcherOpen],
    steps: [Step(.willResignActive, nil)], sources: [.n4, .dState],
    note: "From 4.0 on the switcher covers an app without multitasking like any other; inferred."),
  .transition(
    "transition.reactivate.app-switcher.no-multitasking", .inferred,
    lifecycles: [.noMultitasking], from: [.inactive], to: .active, causes: [.appSwitcherClosed],
    after: [.appSwitcherOpen], steps: [Step(.didBecomeActive, nil)], sources: [.n4, .dState],
    note: "Inferred: the app becomes active again, like any other."),
  .transition(
    "transition.end.force-quit.no-multitasking", since: 7, .inferred,
    lifecycles: [.noMultitasking], from: [.inactive], to: .notRunning, causes: [.userForceQuit],
    after: [.appSwitcherOpen], sources: [.a1],
    note: """
      The process ends; no source says whether such an app gets a callback, and none is assumed.
      """),
  .transition(
    "transition.exit.no-multitasking", since: .oldest, .inferred,
    lifecycles: [.noMultitasking], from: .foreground, to: .notRunning,
    causes: [.appExit, .debuggerStop], sources: [.dTerm],
    note: """
      The process ends itself, or is ended from outside; UIKit is not involved. No source says \
      more.
      """),
  .transition(
    "transition.shutdown.no-multitasking", since: .oldest, .inferred,
    lifecycles: [.noMultitasking], from: .foreground, to: .notRunning, causes: .shutdown,
    sources: [.a1],
    note: """
      The process ends; no source for iOS 2 and 3 says with which callback, and none is assumed. \
      From 4.0 on Apple says that none comes.
      """),
  .transition(
    "transition.one-step.no-multitasking", since: .oldest, .documented,
    lifecycles: [.noMultitasking], from: [.notRunning], to: .active, causes: .all,
    verdict: .forbidden, reason: .notOneStep, via: .inactive, sources: [.dDfl, .a3]),
  .transition(
    "transition.one-step.accepted.no-multitasking", since: .oldest, .observed,
    lifecycles: [.noMultitasking], from: [.active], to: .notRunning,
    causes: [.interruptionAccepted], verdict: .forbidden, reason: .notOneStep, via: .inactive,
    sources: [.interruptionOS3]),
]
