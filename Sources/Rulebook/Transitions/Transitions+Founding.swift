// The transitions as the founding articles state them (evidence profile `article`).

import LifecyclePolicy

/// The articles name callbacks and their order, but never the state that an app reads in a callback.
let transitionsByTheFoundingArticles: [Rule] = [
  .transition(
    "transition.founding.interruption", .founding, lifecycles: .multitasking,
    from: [.active], to: .inactive, causes: [.interruptionBegin],
    interruptions: [.smsAlert, .systemAlert], steps: [Step(.willResignActive, nil)],
    sources: [.s02, .s03, .s04]),
  .transition(
    "transition.founding.ignored", .founding, lifecycles: .multitasking,
    from: [.inactive], to: .active, causes: [.interruptionIgnored], after: [.interruptionBegin],
    steps: [Step(.didBecomeActive, nil)], sources: [.s02, .s04, .s06]),
  .transition(
    "transition.founding.leave", .founding, lifecycles: .multitasking, from: [.active],
    to: .inactive, causes: [.appSwitch, .homeButton, .deviceLock],
    steps: [Step(.willResignActive, nil)], sources: [.s03, .s62]),
  .transition(
    "transition.founding.enter-background", .founding, from: [.inactive], to: .background,
    causes: [.interruptionAccepted, .appSwitch, .homeButton, .deviceLock],
    steps: [Step(.didEnterBackground, nil)], sources: [.s02, .s05, .s62]),
  .transition(
    "transition.founding.one-step", .founding, from: [.active], to: .background,
    causes: .all, verdict: .forbidden, reason: .notOneStep, via: .inactive, sources: [.s05, .s03],
    note: "applicationDidEnterBackground: comes only after a recent applicationWillResignActive:."),
  .transition(
    "transition.founding.one-step.return", .founding, from: [.background, .suspended],
    to: .active, causes: [.returnByUser], verdict: .forbidden, reason: .notOneStep, via: .inactive,
    sources: [.s05, .s06, .s13],
    note: "applicationWillEnterForeground: comes first, then applicationDidBecomeActive:."),
  .transition(
    "transition.founding.suspend", .founding, from: [.background], to: .suspended,
    causes: [.executionFinished], sources: [.s07, .s02, .s01]),
  .transition(
    "transition.founding.return", .founding, from: [.background], to: .inactive,
    causes: [.returnByUser], steps: [Step(.willEnterForeground, nil)], sources: [.s06, .s05, .s14]),
  .transition(
    "transition.founding.resume", .founding, from: [.suspended], to: .background,
    causes: [.returnByUser], sources: [.s13, .s14]),
  .transition(
    "transition.founding.activate", .founding, from: [.inactive], to: .active,
    causes: [.activation], after: [.returnByUser], steps: [Step(.didBecomeActive, nil)],
    sources: [.s05, .s06]),
  .transition(
    "transition.founding.wake", .founding, from: [.suspended], to: .background,
    causes: [.wakeBySystem], sources: [.s14, .s38]),
  .transition(
    "transition.founding.launch-background", .founding, from: [.notRunning],
    to: .background, causes: [.launchBySystem], sources: [.s14, .s46]),
  .transition(
    "transition.founding.purge", .founding, from: [.suspended], to: .notRunning,
    causes: [.memoryPressure, .systemReclaimed], sources: [.s09, .s08]),
  .transition(
    "transition.founding.terminate-background", .founding, from: [.background],
    to: .notRunning, causes: [.memoryPressure, .systemEndedBackground],
    steps: [Step(.didReceiveMemoryWarning, nil), Step(.willTerminate, nil)],
    conflict: .terminateOnlyInBackground, sources: [.s08, .s22],
    note: """
      The Russian chapter says that applicationWillTerminate: comes only here. The other articles \
      also name apps without multitasking and apps that opted out.
      """),
  .transition(
    "transition.founding.force-quit", .founding, from: [.background, .suspended],
    to: .notRunning, causes: [.userForceQuit], sources: [.s12], note: "No message is promised."),
  .transition(
    "transition.founding.deadline", .founding, from: [.background], to: .notRunning,
    causes: [.watchdog], sources: [.s23, .s25]),
  .transition(
    "transition.founding.background-task", .founding, from: [.background],
    to: .notRunning, causes: [.backgroundTaskExpired],
    steps: [Step(.backgroundTaskExpirationHandler, nil)], sources: [.s26, .s27]),
  .transition(
    "transition.founding.background-graphics", .founding, from: [.background],
    to: .notRunning, causes: [.backgroundGraphics], sources: [.s51],
    note: """
      The system ends the app at once.
      """),

  .transition(
    "transition.founding.exits-on-suspend", .founding, lifecycles: [.exitsOnSuspend],
    from: [.inactive], to: .notRunning,
    causes: [.homeButton, .appSwitch, .interruptionAccepted, .exitsOnSuspend],
    steps: [Step(.willTerminate, nil)], conflict: .terminateOnlyInBackground,
    sources: [.s08, .s10, .s11],
    note: "The Russian chapter says that applicationWillTerminate: comes to background apps only."),
  .transition(
    "transition.founding.one-step.exits-on-suspend", .founding,
    lifecycles: [.exitsOnSuspend], from: [.active], to: .notRunning,
    causes: [.homeButton, .appSwitch, .interruptionAccepted, .exitsOnSuspend], verdict: .forbidden,
    reason: .notOneStep, via: .inactive, sources: [.s03, .s11]),
  .transition(
    "transition.founding.exits-on-suspend.cycle", .founding,
    lifecycles: [.exitsOnSuspend], from: [.notRunning], to: .inactive, causes: [.launchByUser],
    sources: [.s11]),
  .transition(
    "transition.founding.exits-on-suspend.activate", .founding,
    lifecycles: [.exitsOnSuspend], from: [.inactive], to: .active, causes: [.activation],
    sources: [.s11]),
  .transition(
    "transition.founding.no-multitasking.interruption", since: .oldest, .founding,
    lifecycles: [.noMultitasking], from: [.active], to: .inactive, causes: [.interruptionBegin],
    interruptions: [.smsAlert, .systemAlert], steps: [Step(.willResignActive, nil)],
    sources: [.s02, .s03]),
  .transition(
    "transition.founding.no-multitasking.leave", since: .oldest, .founding,
    lifecycles: [.noMultitasking], from: [.active], to: .inactive,
    causes: [.appSwitch, .homeButton], steps: [Step(.willResignActive, nil)], sources: [.s03]),
  .transition(
    "transition.founding.no-multitasking.ignored", since: .oldest, .founding,
    lifecycles: [.noMultitasking], from: [.inactive], to: .active, causes: [.interruptionIgnored],
    after: [.interruptionBegin], steps: [Step(.didBecomeActive, nil)], sources: [.s02, .s06]),
  .transition(
    "transition.founding.no-multitasking.quit", since: .oldest, .founding,
    lifecycles: [.noMultitasking], from: [.inactive], to: .notRunning,
    causes: [.homeButton, .appSwitch, .interruptionAccepted], steps: [Step(.willTerminate, nil)],
    conflict: .terminateOnlyInBackground, sources: [.s08, .s10],
    note: "The Russian chapter says that applicationWillTerminate: comes to background apps only."),
  .transition(
    "transition.founding.no-multitasking.one-step", since: .oldest, .founding,
    lifecycles: [.noMultitasking], from: [.active], to: .notRunning,
    causes: [.homeButton, .appSwitch, .interruptionAccepted], verdict: .forbidden,
    reason: .notOneStep, via: .inactive, sources: [.s03, .s10]),
]
