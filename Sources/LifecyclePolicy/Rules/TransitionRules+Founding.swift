// Transitions as the founding articles state them: the evidence profile `article`.

/// The articles name callbacks and their order, but never the state that an app reads inside them.
let transitionsOfTheFoundingArticles: [TransitionRule] = [
  TransitionRule(
    id: "transition.founding.interruption", basis: .founding, lifecycles: .multitasking,
    from: Mask(.active), to: .inactive, causes: Mask(.interruptionBegin),
    interruptions: Mask(.smsAlert, .systemAlert),
    steps: Steps(Step(.willResignActive, nil)), sources: Sources(.s02, .s03, .s04)),
  TransitionRule(
    id: "transition.founding.ignored", basis: .founding, lifecycles: .multitasking,
    from: Mask(.inactive), to: .active, causes: Mask(.interruptionIgnored),
    after: Mask(.interruptionBegin), steps: Steps(Step(.didBecomeActive, nil)),
    sources: Sources(.s02, .s04, .s06)),
  TransitionRule(
    id: "transition.founding.leave", basis: .founding, lifecycles: .multitasking,
    from: Mask(.active), to: .inactive, causes: Mask(.appSwitch, .homeButton, .deviceLock),
    steps: Steps(Step(.willResignActive, nil)), sources: Sources(.s03, .s62)),
  TransitionRule(
    id: "transition.founding.enter-background", basis: .founding, from: Mask(.inactive),
    to: .background, causes: Mask(.interruptionAccepted, .appSwitch, .homeButton, .deviceLock),
    steps: Steps(Step(.didEnterBackground, nil)), sources: Sources(.s02, .s05, .s62)),
  TransitionRule(
    id: "transition.founding.one-step", basis: .founding, from: Mask(.active), to: .background,
    causes: .all, verdict: .forbidden, reason: .notOneStep, via: .inactive,
    sources: Sources(.s05, .s03),
    note: "applicationDidEnterBackground: comes only after a recent applicationWillResignActive:."),
  TransitionRule(
    id: "transition.founding.one-step.return", basis: .founding,
    from: Mask(.background, .suspended), to: .active, causes: Mask(.returnByUser),
    verdict: .forbidden, reason: .notOneStep, via: .inactive, sources: Sources(.s05, .s06, .s13),
    note: "applicationWillEnterForeground: comes first, then applicationDidBecomeActive:."),
  TransitionRule(
    id: "transition.founding.suspend", basis: .founding, from: Mask(.background), to: .suspended,
    causes: Mask(.executionFinished), sources: Sources(.s07, .s02, .s01)),
  TransitionRule(
    id: "transition.founding.return", basis: .founding, from: Mask(.background), to: .inactive,
    causes: Mask(.returnByUser), steps: Steps(Step(.willEnterForeground, nil)),
    sources: Sources(.s06, .s05, .s14)),
  TransitionRule(
    id: "transition.founding.resume", basis: .founding, from: Mask(.suspended), to: .background,
    causes: Mask(.returnByUser), sources: Sources(.s13, .s14)),
  TransitionRule(
    id: "transition.founding.activate", basis: .founding, from: Mask(.inactive), to: .active,
    causes: Mask(.activation), after: Mask(.returnByUser),
    steps: Steps(Step(.didBecomeActive, nil)), sources: Sources(.s05, .s06)),
  TransitionRule(
    id: "transition.founding.wake", basis: .founding, from: Mask(.suspended), to: .background,
    causes: Mask(.wakeBySystem), sources: Sources(.s14, .s38)),
  TransitionRule(
    id: "transition.founding.launch-background", basis: .founding, from: Mask(.notRunning),
    to: .background, causes: Mask(.launchBySystem), sources: Sources(.s14, .s46)),
  TransitionRule(
    id: "transition.founding.purge", basis: .founding, from: Mask(.suspended), to: .notRunning,
    causes: Mask(.memoryPressure, .systemReclaimed), sources: Sources(.s09, .s08)),
  TransitionRule(
    id: "transition.founding.terminate-background", basis: .founding, from: Mask(.background),
    to: .notRunning, causes: Mask(.memoryPressure, .systemEndedBackground),
    steps: Steps(Step(.didReceiveMemoryWarning, nil), Step(.willTerminate, nil)),
    conflict: .terminateOnlyInBackground,
    sources: Sources(.s08, .s22),
    note: """
      The Russian chapter says that applicationWillTerminate: comes here only; the others name \
      apps without multitasking and apps that opted out as well.
      """
  ),
  TransitionRule(
    id: "transition.founding.force-quit", basis: .founding, from: Mask(.background, .suspended),
    to: .notRunning, causes: Mask(.userForceQuit), sources: Sources(.s12),
    note: "No message is promised."),
  TransitionRule(
    id: "transition.founding.deadline", basis: .founding, from: Mask(.background),
    to: .notRunning, causes: Mask(.watchdog),
    sources: Sources(.s23, .s25)),
  TransitionRule(
    id: "transition.founding.background-task", basis: .founding, from: Mask(.background),
    to: .notRunning, causes: Mask(.backgroundTaskExpired),
    steps: Steps(Step(.backgroundTaskExpirationHandler, nil)), sources: Sources(.s26, .s27)),

  TransitionRule(
    id: "transition.founding.exits-on-suspend", basis: .founding,
    lifecycles: Mask(.exitsOnSuspend), from: Mask(.inactive), to: .notRunning,
    causes: Mask(.homeButton, .appSwitch, .interruptionAccepted, .exitsOnSuspend),
    steps: Steps(Step(.willTerminate, nil)), conflict: .terminateOnlyInBackground,
    sources: Sources(.s08, .s10, .s11),
    note: "The Russian chapter has applicationWillTerminate: come to apps in the background only."),
  TransitionRule(
    id: "transition.founding.one-step.exits-on-suspend", basis: .founding,
    lifecycles: Mask(.exitsOnSuspend), from: Mask(.active), to: .notRunning,
    causes: Mask(.homeButton, .appSwitch, .interruptionAccepted, .exitsOnSuspend),
    verdict: .forbidden, reason: .notOneStep, via: .inactive, sources: Sources(.s03, .s11)),
  TransitionRule(
    id: "transition.founding.exits-on-suspend.cycle", basis: .founding,
    lifecycles: Mask(.exitsOnSuspend), from: Mask(.notRunning), to: .inactive,
    causes: Mask(.launchByUser), sources: Sources(.s11)),
  TransitionRule(
    id: "transition.founding.exits-on-suspend.activate", basis: .founding,
    lifecycles: Mask(.exitsOnSuspend), from: Mask(.inactive), to: .active,
    causes: Mask(.activation), sources: Sources(.s11)),
  TransitionRule(
    id: "transition.founding.no-multitasking.interruption", since: .oldest, basis: .founding,
    lifecycles: Mask(.noMultitasking), from: Mask(.active), to: .inactive,
    causes: Mask(.interruptionBegin), interruptions: Mask(.smsAlert, .systemAlert),
    steps: Steps(Step(.willResignActive, nil)), sources: Sources(.s02, .s03)),
  TransitionRule(
    id: "transition.founding.no-multitasking.leave", since: .oldest, basis: .founding,
    lifecycles: Mask(.noMultitasking), from: Mask(.active), to: .inactive,
    causes: Mask(.appSwitch, .homeButton), steps: Steps(Step(.willResignActive, nil)),
    sources: Sources(.s03)),
  TransitionRule(
    id: "transition.founding.no-multitasking.ignored", since: .oldest, basis: .founding,
    lifecycles: Mask(.noMultitasking), from: Mask(.inactive), to: .active,
    causes: Mask(.interruptionIgnored), after: Mask(.interruptionBegin),
    steps: Steps(Step(.didBecomeActive, nil)), sources: Sources(.s02, .s06)),
  TransitionRule(
    id: "transition.founding.no-multitasking.quit", since: .oldest, basis: .founding,
    lifecycles: Mask(.noMultitasking), from: Mask(.inactive), to: .notRunning,
    causes: Mask(.homeButton, .appSwitch, .interruptionAccepted),
    steps: Steps(Step(.willTerminate, nil)), conflict: .terminateOnlyInBackground,
    sources: Sources(.s08, .s10),
    note: "The Russian chapter has applicationWillTerminate: come to apps in the background only."),
  TransitionRule(
    id: "transition.founding.no-multitasking.one-step", since: .oldest, basis: .founding,
    lifecycles: Mask(.noMultitasking), from: Mask(.active), to: .notRunning,
    causes: Mask(.homeButton, .appSwitch, .interruptionAccepted), verdict: .forbidden,
    reason: .notOneStep, via: .inactive, sources: Sources(.s03, .s10)),
]

extension RuleTables {
  var transitionCount: Int {
    transitionsWithoutMultitasking.count &+ transitionsOfTheForeground.count
      &+ transitionsOfTheBackground.count &+ transitionsToTheEnd.count
      &+ transitionsWithScenes.count &+ transitionsOfAScene.count
      &+ transitionsOfTheFoundingArticles.count
  }

  func transition(_ index: Int) -> TransitionRule {
    var index = index.clamped(below: transitionCount)
    if index < transitionsWithoutMultitasking.count { return transitionsWithoutMultitasking[index] }
    index &-= transitionsWithoutMultitasking.count
    if index < transitionsOfTheForeground.count { return transitionsOfTheForeground[index] }
    index &-= transitionsOfTheForeground.count
    if index < transitionsOfTheBackground.count { return transitionsOfTheBackground[index] }
    index &-= transitionsOfTheBackground.count
    if index < transitionsToTheEnd.count { return transitionsToTheEnd[index] }
    index &-= transitionsToTheEnd.count
    if index < transitionsWithScenes.count { return transitionsWithScenes[index] }
    index &-= transitionsWithScenes.count
    if index < transitionsOfAScene.count { return transitionsOfAScene[index] }
    index &-= transitionsOfAScene.count
    return transitionsOfTheFoundingArticles[index]
  }
}
