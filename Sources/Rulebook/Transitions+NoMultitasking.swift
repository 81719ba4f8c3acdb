// Transitions without multitasking: iOS 2 and 3, an SDK before 4.0, or hardware without it.

import LifecyclePolicy

/// An app has three states here, and cannot read which one it is in.
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
    "transition.reactivate.ignored.no-multitasking", since: .oldest, .documented,
    lifecycles: [.noMultitasking], from: [.inactive], to: .active, causes: [.interruptionIgnored],
    after: [.interruptionBegin], steps: [Step(.didBecomeActive, nil)],
    sources: [.a3, .interruptionOS3]),
  .transition(
    "transition.reactivate.unlock.no-multitasking", since: .oldest, .observed,
    lifecycles: [.noMultitasking], from: [.inactive], to: .active, causes: [.deviceUnlock],
    after: [.deviceLock], steps: [Step(.didBecomeActive, nil)], sources: [.interruptionOS3, .n4]),
  .transition(
    "transition.accepted.no-multitasking", since: .oldest, .observed,
    lifecycles: [.noMultitasking], from: [.inactive], to: .notRunning,
    causes: [.interruptionAccepted], after: [.interruptionBegin],
    steps: [Step(.willTerminate, nil)], sources: [.interruptionOS3]),
  .transition(
    "transition.quit.no-multitasking.documented", since: .oldest, .documentedOnly,
    lifecycles: [.noMultitasking], from: [.active], to: .notRunning, causes: .leaving,
    steps: [Step(.willTerminate, nil)], sources: [.dTerm],
    note: "Apple names applicationWillTerminate: alone."),
  .transition(
    "transition.quit.no-multitasking", since: .oldest, .inferredObserved,
    lifecycles: [.noMultitasking], from: [.active], to: .notRunning, causes: .leaving,
    steps: [Step(.willResignActive, nil), Step(.willTerminate, nil)], sources: [.dTerm],
    note: """
      applicationWillTerminate: is documented; that applicationWillResignActive: comes first is \
      inferred from every later version.
      """),
  .transition(
    "transition.quit.interrupted.no-multitasking", since: .oldest, .inferred,
    lifecycles: [.noMultitasking], from: [.inactive], to: .notRunning, causes: .leaving,
    steps: [Step(.willTerminate, nil)], sources: [.dTerm],
    note: """
      Quitting always ends with applicationWillTerminate: here; that it does so from inactive too \
      is inferred.
      """),
  .transition(
    "transition.memory.no-multitasking", since: .oldest, .observed,
    lifecycles: [.noMultitasking], from: .foreground, to: .notRunning,
    causes: [.memoryPressure, .memoryLimit, .crash], sources: [.a5, .tray]),
  .transition(
    "transition.watchdog.no-multitasking", since: .oldest, .documented,
    lifecycles: [.noMultitasking], from: .foreground, to: .notRunning, causes: [.watchdog],
    sources: [.a5]),
  .transition(
    "transition.held-button.no-multitasking", since: .oldest, .observed,
    lifecycles: [.noMultitasking], from: .foreground, to: .notRunning,
    causes: [.userForceQuitHeldButton], sources: [.tray]),
  .transition(
    "transition.exit.no-multitasking", since: .oldest, .inferred,
    lifecycles: [.noMultitasking], from: .foreground, to: .notRunning,
    causes: [.appExit, .debuggerStop], sources: [.dTerm],
    note: """
      The process ends itself, or is ended from outside: UIKit is not asked. No source says more.
      """),
  .transition(
    "transition.shutdown.no-multitasking", since: .oldest, .inferred,
    lifecycles: [.noMultitasking], from: .foreground, to: .notRunning, causes: .shutdown,
    verdict: .unspecified, sources: [.a1],
    note: "The process ends; no source for iOS 2 and 3 says with which callback."),
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
