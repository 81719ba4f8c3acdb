// Transitions into, within and out of the background, iOS 4.0 on, without scenes.

/// | from | to | cause | callbacks (state read inside) |
/// |---|---|---|---|
/// | not running | background | launch by the system | will, did finish launching (background), event |
/// | inactive | background | home, switch, interruption accepted | did enter background (background) |
/// | inactive | background | lock | none on 4.x; did enter background (inactive 5-6, background 7 on) |
/// | background | suspended | nothing left to do | none |
/// | suspended | background | wake by the system | event (background) |
let transitionsOfTheBackground: [TransitionRule] = [
  TransitionRule(
    id: "transition.enter-background.leave", basis: .documented, from: Mask(.inactive),
    to: .background, causes: .leaving,
    after: Mask(
      .homeButton, .appSwitch, .appSwitcherOpen, .interruptionBegin, .deviceLock, .deviceUnlock),
    steps: .enteringBackground, sources: Sources(.a3, .dPrepbg, .kr),
    note: "The interface is preserved shortly after the callback has returned."),
  TransitionRule(
    id: "transition.enter-background.accepted", basis: .documented, from: Mask(.inactive),
    to: .background, causes: Mask(.interruptionAccepted), after: Mask(.interruptionBegin),
    steps: .enteringBackground, sources: Sources(.a3, .dPrepbg)),
  TransitionRule(
    id: "transition.enter-background.before-active", basis: .observed, from: Mask(.inactive),
    to: .background, causes: .leaving, after: Mask(.launchByUser),
    steps: Steps(Step(.didEnterBackground, .background)), sources: Sources(.ddg3704),
    note: "Left before it was ever active: applicationWillResignActive: is not promised."),
  TransitionRule(
    id: "transition.enter-background.return-cancelled", basis: .observed, from: Mask(.inactive),
    to: .background, causes: .leaving, after: Mask(.returnByUser), reason: .tolerated,
    steps: Steps(Step(.didEnterBackground, .background)), sources: Sources(.message360845, .dFg),
    note: """
      Apple says that applicationDidBecomeActive: always follows applicationWillEnterForeground:.
      """),
  TransitionRule(
    id: "transition.enter-background.twice", basis: .observed, from: Mask(.background),
    to: .background, causes: .leaving, reason: .tolerated,
    steps: Steps(Step(.didEnterBackground, .background)),
    sources: Sources(.openradar13719, .ddg3710),
    note: "Seen when an app was ended with a background task open, and without known reason."),

  TransitionRule(
    id: "transition.lock.4", until: .v(5), basis: .observed, from: Mask(.inactive),
    to: .background, causes: Mask(.deviceLock), verdict: .forbidden, reason: .leadsElsewhere,
    via: .inactive, conflict: .lockByVersion, sources: Sources(.qLock4),
    note: """
      A locked app stays inactive on 4.x. From 5.0 on, and in Apple's text, it goes to the \
      background.
      """
  ),
  TransitionRule(
    id: "transition.lock.5", since: .v(5), until: .v(7), basis: .documented,
    from: Mask(.inactive), to: .background, causes: Mask(.deviceLock),
    steps: Steps(
      Step(.didEnterBackground, .inactive),
      Step(.shouldSaveApplicationState, nil, when: .stateRestoration),
      Step(.willEncodeRestorableState, nil, when: .stateRestoration),
      Step(.protectedDataWillBecomeUnavailable, nil, when: .passcode)),
    conflict: .lockByVersion, sources: Sources(.gLock, .qLock4, .qLock7),
    note: "The app reads inactive inside; from 7.0 on background."),
  TransitionRule(
    id: "transition.lock", since: .v(7), basis: .documented, from: Mask(.inactive),
    to: .background, causes: Mask(.deviceLock),
    steps: Steps(
      Step(.didEnterBackground, .background),
      Step(.shouldSaveApplicationState, nil, when: .stateRestoration),
      Step(.willEncodeRestorableState, nil, when: .stateRestoration),
      Step(.protectedDataWillBecomeUnavailable, nil, when: .passcode)),
    conflict: .lockByVersion, sources: Sources(.a3, .qLock7),
    note: "The app reads background inside; on 5.x and 6.x inactive."),
  TransitionRule(
    id: "transition.lock.exits-on-suspend", basis: .observed, lifecycles: Mask(.exitsOnSuspend),
    from: Mask(.inactive), to: .notRunning, causes: Mask(.deviceLock), verdict: .forbidden,
    reason: .leadsElsewhere, via: .inactive, sources: Sources(.lockExit),
    note: "An app that opted out of the background stays inactive and goes on running locked."),

  TransitionRule(
    id: "transition.launch.background.documented", basis: .documentedOnly,
    from: Mask(.notRunning), to: .background, causes: Mask(.launchBySystem),
    steps: .launchingAsDocumented,
    conflict: .backgroundLaunchCallback, sources: Sources(.dBgseq, .dState),
    note: "Measured on iOS 7 and 10, applicationDidEnterBackground: does not come at such a launch."
  ),
  TransitionRule(
    id: "transition.launch.background", basis: .observed, from: Mask(.notRunning),
    to: .background, causes: Mask(.launchBySystem),
    steps: .launching(.background),
    conflict: .backgroundLaunchCallback, sources: Sources(.radar7, .jig, .dBgseq),
    note: """
      Apple's account has applicationDidEnterBackground: before the event; measured, it does not \
      come.
      """
  ),
  TransitionRule(
    id: "transition.launch.background.prewarmed.documented", since: .v(15),
    basis: .inferredDocumentedOnly, from: Mask(.prewarmed), to: .background,
    causes: Mask(.launchBySystem),
    steps: .launchingAsDocumented,
    conflict: .backgroundLaunchCallback, sources: Sources(.dLaunch, .dBgseq),
    note:
      "Inferred: a prewarmed process launches to the background as any other, by Apple's account."),
  TransitionRule(
    id: "transition.launch.background.prewarmed", since: .v(15), basis: .inferredObserved,
    from: Mask(.prewarmed), to: .background, causes: Mask(.launchBySystem),
    steps: .launching(.background),
    conflict: .backgroundLaunchCallback, sources: Sources(.dLaunch, .radar7, .jig),
    note: "Inferred: a prewarmed process launches to the background as any other, as measured."),
  TransitionRule(
    id: "transition.launch.background.exits-on-suspend", basis: .inferred,
    lifecycles: Mask(.exitsOnSuspend), from: Mask(.notRunning), to: .background,
    causes: Mask(.launchBySystem), verdict: .unspecified, sources: Sources(.a2),
    note: """
      Apple says that such an app cycles between not running, inactive and active; what becomes of \
      a launch by the system no source says.
      """
  ),
  TransitionRule(
    id: "transition.suspend", basis: .documented, from: Mask(.background), to: .suspended,
    causes: Mask(.executionFinished), sources: Sources(.a1), note: "Without any callback."),
  TransitionRule(
    id: "transition.suspend.debugger", basis: .engineer, lifecycles: .suspending,
    from: Mask(.background), to: .suspended, causes: Mask(.executionFinished),
    verdict: .forbidden, precedence: .gate, unless: Mask(.debuggerDetached),
    sources: Sources(.f14855),
    note: "An app with a debugger attached is never suspended."),
  TransitionRule(
    id: "transition.wake.documented", basis: .documentedOnly, from: Mask(.suspended),
    to: .background, causes: Mask(.wakeBySystem),
    steps: Steps(Step(.didEnterBackground, .background), .event(.background)),
    conflict: .backgroundLaunchCallback, sources: Sources(.dBgseq),
    note: "Measured, applicationDidEnterBackground: does not come again at a wake-up."),
  TransitionRule(
    id: "transition.wake", basis: .observed, from: Mask(.suspended), to: .background,
    causes: Mask(.wakeBySystem), steps: Steps(.event(.background)),
    conflict: .backgroundLaunchCallback, sources: Sources(.silentPushSuspended, .jig, .dBgseq),
    note: """
      Apple's account has applicationDidEnterBackground: before the event; measured, it does not \
      come.
      """
  ),
  TransitionRule(
    id: "transition.prewarm", since: .v(15), basis: .documented, lifecycles: .suspending,
    from: Mask(.notRunning),
    to: .prewarmed, causes: Mask(.prewarm), sources: Sources(.dLaunch, .f763739),
    note: "No code of the app is meant to run; on 15.x some was seen to."),
]
