// Transitions into, within and out of the background, from iOS 4.0 on. Nearly all are for apps
// without scenes.

import LifecyclePolicy

let transitionsOfTheBackground: [Rule] = [
  .transition(
    "transition.enter-background.leave", .documented, from: [.inactive], to: .background,
    causes: .leaving,
    after: [
      .homeButton, .appSwitch, .appSwitcherOpen, .interruptionBegin, .deviceLock,
      .deviceUnlock,
    ], steps: .enteringBackground, sources: [.a3, .dPrepbg, .kr],
    note: "The interface is preserved shortly after the callback has returned."),
  .transition(
    "transition.enter-background.accepted", .documented, from: [.inactive],
    to: .background, causes: [.interruptionAccepted], after: [.interruptionBegin],
    steps: .enteringBackground, sources: [.a3, .dPrepbg]),
  .transition(
    "transition.enter-background.before-active", .observed, from: [.inactive],
    to: .background, causes: .leaving, after: [.launchByUser],
    steps: [Step(.didEnterBackground, .background)], sources: [.ddg3704],
    note: """
      Apple does not promise applicationWillResignActive: to an app that the user leaves before it \
      was active.
      """),
  .transition(
    "transition.enter-background.before-active.documented", .inferredDocumentedOnly,
    from: [.inactive], to: .background, causes: .leaving, after: [.launchByUser],
    steps: [Step(.didEnterBackground, .background)], sources: [.a3],
    note: """
      Inferred: an app that the user leaves before it was active has nothing to resign. Apple's \
      text does not mention the case; it was seen.
      """),
  .transition(
    "transition.enter-background.return-cancelled", .observed, from: [.inactive],
    to: .background, causes: .leaving, after: [.returnByUser], reason: .tolerated,
    steps: [Step(.didEnterBackground, .background)], sources: [.message360845, .dFg],
    note: """
      Apple says that applicationDidBecomeActive: always follows applicationWillEnterForeground:.
      """),
  .transition(
    "transition.enter-background.twice", .observed, from: [.background], to: .background,
    causes: .leaving, reason: .tolerated, steps: [Step(.didEnterBackground, .background)],
    sources: [.openradar13719, .ddg3710],
    note: """
      Seen when an app with an open background task was ended, and also without a known reason.
      """),

  .transition(
    "transition.lock.4", until: 5, .observed, from: [.inactive], to: .background,
    causes: [.deviceLock], verdict: .forbidden, reason: .leadsElsewhere, via: .inactive,
    conflict: .lockByVersion, sources: [.qLock4],
    note: """
      A locked app stays inactive on 4.x. From 5.0 on, and in Apple's text, it goes to the \
      background.
      """),
  .transition(
    "transition.lock.5", since: 5, until: 7, .documented, from: [.inactive],
    to: .background, causes: [.deviceLock],
    steps: [
      Step(.didEnterBackground, .inactive),
      Step(
        .shouldSaveSecureApplicationState, nil,
        when:
          .stateRestoration), Step(.willEncodeRestorableState, nil, when: .stateRestoration),
      Step(.protectedDataWillBecomeUnavailable, nil, when: .passcode),
    ], conflict: .lockByVersion,
    sources: [.gLock, .qLock4, .qLock7],
    note: "In applicationDidEnterBackground: the app reads inactive; from 7.0 on background."),
  .transition(
    "transition.lock", since: 7, .documented, from: [.inactive], to: .background,
    causes: [.deviceLock],
    steps: [
      Step(.didEnterBackground, .background),
      Step(
        .shouldSaveSecureApplicationState, nil,
        when:
          .stateRestoration), Step(.willEncodeRestorableState, nil, when: .stateRestoration),
      Step(.protectedDataWillBecomeUnavailable, nil, when: .passcode),
    ], conflict: .lockByVersion,
    sources: [.a3, .qLock7],
    note: "In applicationDidEnterBackground: the app reads background; on 5.x and 6.x inactive."),
  .transition(
    "transition.lock.exits-on-suspend", .observed, lifecycles: [.exitsOnSuspend],
    from: [.inactive], to: .notRunning, causes: [.deviceLock], verdict: .forbidden,
    reason: .leadsElsewhere, via: .inactive, sources: [.lockExit],
    note: "An app that opted out of the background stays inactive and keeps running while locked."),

  .transition(
    "transition.launch.background.documented", .documentedOnly, from: [.notRunning],
    to: .background, causes: [.launchBySystem], steps: .launchingAsDocumented,
    conflict: .backgroundLaunchCallback, sources: [.dBgseq, .dState],
    note: """
      Measured on iOS 7 and 10: applicationDidEnterBackground: does not come at such a launch.
      """),
  .transition(
    "transition.launch.background", .observed, from: [.notRunning], to: .background,
    causes: [.launchBySystem], steps: .launching(.background), conflict: .backgroundLaunchCallback,
    sources: [.radar7, .jig, .dBgseq],
    note: """
      Apple's account puts applicationDidEnterBackground: before the event; measurements show that \
      it does not come.
      """),
  .transition(
    "transition.launch.background.prewarmed.documented", since: 15,
    .inferredDocumentedOnly, from: [.prewarmed], to: .background, causes: [.launchBySystem],
    steps: .launchingAsDocumented, conflict: .backgroundLaunchCallback,
    sources: [.dLaunch, .dBgseq],
    note: """
      Inferred: a prewarmed process launches to the background like any other, by Apple's account.
      """),
  .transition(
    "transition.launch.background.prewarmed", since: 15, .inferredObserved,
    from: [.prewarmed], to: .background, causes: [.launchBySystem], steps: .launching(.background),
    conflict: .backgroundLaunchCallback, sources: [.dLaunch, .radar7, .jig],
    note: "Inferred: a prewarmed process launches to the background like any other, as measured."),
  .transition(
    "transition.launch.background.exits-on-suspend", .inferred,
    lifecycles: [.exitsOnSuspend], from: [.notRunning], to: .background, causes: [.launchBySystem],
    verdict: .unspecified, sources: [.a2],
    note: """
      Apple says that such an app cycles between not running, inactive and active; no source says \
      what happens at a launch by the system.
      """),
  .transition(
    "transition.suspend", .documented, from: [.background], to: .suspended,
    causes: [.executionFinished], sources: [.a1], note: "No callback comes."),
  .transition(
    "transition.suspend.debugger", .engineer, lifecycles: .suspending,
    from: [.background], to: .suspended, causes: [.executionFinished], verdict: .forbidden,
    precedence: .gate, unless: [.debuggerDetached], sources: [.f14855],
    note: "An app with a debugger attached is never suspended."),
  .transition(
    "transition.wake.documented", .documentedOnly, from: [.suspended], to: .background,
    causes: [.wakeBySystem], steps: [Step(.didEnterBackground, .background), .event(.background)],
    conflict: .backgroundLaunchCallback, sources: [.dBgseq],
    note: "Measured: applicationDidEnterBackground: does not come again at a wake-up."),
  .transition(
    "transition.wake", .observed, from: [.suspended], to: .background,
    causes: [.wakeBySystem], steps: [.event(.background)], conflict: .backgroundLaunchCallback,
    sources: [.silentPushSuspended, .jig, .dBgseq],
    note: """
      Apple's account puts applicationDidEnterBackground: before the event; measurements show that \
      it does not come.
      """),
  .transition(
    "transition.prewarm", since: 15, .documented, lifecycles: .suspending,
    from: [.notRunning], to: .prewarmed, causes: [.prewarm], sources: [.dLaunch, .f763739],
    note: "No code of the app is meant to run; on 15.x some code was seen to run."),
]
