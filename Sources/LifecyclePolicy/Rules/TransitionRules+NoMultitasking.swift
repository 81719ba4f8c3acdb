// Transitions without multitasking: iOS 2 and 3, an SDK before 4.0, or hardware without it.

/// An app has three states here, and cannot read which one it is in.
///
/// | from | to | cause | callbacks |
/// |---|---|---|---|
/// | not running | inactive | launch | did finish launching |
/// | inactive | active | activation | did become active |
/// | active | inactive | interruption, lock | will resign active |
/// | inactive | active | interruption ignored, unlock | did become active |
/// | inactive | not running | interruption accepted | will terminate |
/// | active | not running | home button | (will resign active) will terminate |
let transitionsWithoutMultitasking: [TransitionRule] = [
  TransitionRule(
    id: "transition.launch.no-multitasking", since: .oldest, basis: .documented,
    lifecycles: Mask(.noMultitasking), from: Mask(.notRunning), to: .inactive,
    causes: Mask(.launchByUser), steps: Steps(Step(.didFinishLaunching, nil), .event(nil)),
    sources: Sources(.dDfl)),
  TransitionRule(
    id: "transition.activate.no-multitasking", since: .oldest, basis: .documented,
    lifecycles: Mask(.noMultitasking), from: Mask(.inactive), to: .active,
    causes: Mask(.activation), after: Mask(.launchByUser),
    steps: Steps(Step(.didBecomeActive, nil)), sources: Sources(.dDfl, .a3)),
  TransitionRule(
    id: "transition.resign.interruption.no-multitasking", since: .oldest, basis: .documented,
    lifecycles: Mask(.noMultitasking), from: Mask(.active), to: .inactive,
    causes: Mask(.interruptionBegin), steps: Steps(Step(.willResignActive, nil)),
    sources: Sources(.a3, .interruptionOS3)),
  TransitionRule(
    id: "transition.resign.lock.no-multitasking", since: .oldest, basis: .observed,
    lifecycles: Mask(.noMultitasking), from: Mask(.active), to: .inactive,
    causes: Mask(.deviceLock), steps: Steps(Step(.willResignActive, nil)), sources: Sources(.n4)),
  TransitionRule(
    id: "transition.reactivate.ignored.no-multitasking", since: .oldest, basis: .documented,
    lifecycles: Mask(.noMultitasking), from: Mask(.inactive), to: .active,
    causes: Mask(.interruptionIgnored), after: Mask(.interruptionBegin),
    steps: Steps(Step(.didBecomeActive, nil)), sources: Sources(.a3, .interruptionOS3)),
  TransitionRule(
    id: "transition.reactivate.unlock.no-multitasking", since: .oldest, basis: .observed,
    lifecycles: Mask(.noMultitasking), from: Mask(.inactive), to: .active,
    causes: Mask(.deviceUnlock), after: Mask(.deviceLock),
    steps: Steps(Step(.didBecomeActive, nil)), sources: Sources(.interruptionOS3, .n4)),
  TransitionRule(
    id: "transition.accepted.no-multitasking", since: .oldest, basis: .observed,
    lifecycles: Mask(.noMultitasking), from: Mask(.inactive), to: .notRunning,
    causes: Mask(.interruptionAccepted), after: Mask(.interruptionBegin),
    steps: Steps(Step(.willTerminate, nil)), sources: Sources(.interruptionOS3)),
  TransitionRule(
    id: "transition.quit.no-multitasking.documented", since: .oldest, basis: .documentedOnly,
    lifecycles: Mask(.noMultitasking), from: Mask(.active), to: .notRunning,
    causes: .leaving, steps: Steps(Step(.willTerminate, nil)), sources: Sources(.dTerm),
    note: "Apple names applicationWillTerminate: alone."),
  TransitionRule(
    id: "transition.quit.no-multitasking", since: .oldest, basis: .inferredObserved,
    lifecycles: Mask(.noMultitasking), from: Mask(.active), to: .notRunning,
    causes: .leaving,
    steps: Steps(Step(.willResignActive, nil), Step(.willTerminate, nil)), sources: Sources(.dTerm),
    note: """
      applicationWillTerminate: is documented; that applicationWillResignActive: comes first is \
      inferred from every later version.
      """
  ),
  TransitionRule(
    id: "transition.quit.interrupted.no-multitasking", since: .oldest, basis: .inferred,
    lifecycles: Mask(.noMultitasking), from: Mask(.inactive), to: .notRunning,
    causes: .leaving, steps: Steps(Step(.willTerminate, nil)), sources: Sources(.dTerm),
    note: """
      Quitting always ends with applicationWillTerminate: here; that it does so from inactive too \
      is inferred.
      """
  ),
  TransitionRule(
    id: "transition.memory.no-multitasking", since: .oldest, basis: .observed,
    lifecycles: Mask(.noMultitasking), from: .foreground, to: .notRunning,
    causes: Mask(.memoryPressure, .memoryLimit, .crash), sources: Sources(.a5, .tray)),
  TransitionRule(
    id: "transition.watchdog.no-multitasking", since: .oldest, basis: .documented,
    lifecycles: Mask(.noMultitasking), from: .foreground, to: .notRunning,
    causes: Mask(.watchdog), sources: Sources(.a5)),
  TransitionRule(
    id: "transition.held-button.no-multitasking", since: .oldest, basis: .observed,
    lifecycles: Mask(.noMultitasking), from: .foreground, to: .notRunning,
    causes: Mask(.userForceQuitHeldButton), sources: Sources(.tray)),
  TransitionRule(
    id: "transition.exit.no-multitasking", since: .oldest, basis: .inferred,
    lifecycles: Mask(.noMultitasking), from: .foreground, to: .notRunning,
    causes: Mask(.appExit, .debuggerStop), sources: Sources(.dTerm),
    note: """
      The process ends itself, or is ended from outside: UIKit is not asked. No source says more.
      """),
  TransitionRule(
    id: "transition.shutdown.no-multitasking", since: .oldest, basis: .inferred,
    lifecycles: Mask(.noMultitasking), from: .foreground, to: .notRunning,
    causes: .shutdown, verdict: .unspecified, sources: Sources(.a1),
    note: "The process ends; no source for iOS 2 and 3 says with which callback."),
  TransitionRule(
    id: "transition.one-step.no-multitasking", since: .oldest, basis: .documented,
    lifecycles: Mask(.noMultitasking), from: Mask(.notRunning), to: .active,
    causes: .all, verdict: .forbidden, reason: .notOneStep, via: .inactive,
    sources: Sources(.dDfl, .a3)),
  TransitionRule(
    id: "transition.one-step.accepted.no-multitasking", since: .oldest, basis: .observed,
    lifecycles: Mask(.noMultitasking), from: Mask(.active), to: .notRunning,
    causes: Mask(.interruptionAccepted), verdict: .forbidden, reason: .notOneStep, via: .inactive,
    sources: Sources(.interruptionOS3)),
]
