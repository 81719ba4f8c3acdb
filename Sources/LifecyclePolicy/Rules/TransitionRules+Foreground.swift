// Transitions into, within and out of the foreground, iOS 4.0 on, without scenes.

extension Mask where Element == Interruption {
  /// What covers an app that goes on running: everything but banners.
  static var covering: Mask {
    Mask(.phoneCall, .smsAlert, .systemAlert, .notificationCenter, .controlCenter, .siri)
      .union(Mask(.biometricPrompt, .inAppPurchase, .lowBatteryAlert, .alarm, .shareSheet))
  }
}

/// | from | to | cause | callbacks (state read inside) |
/// |---|---|---|---|
/// | not running | inactive | launch | will, did finish launching (inactive), the event (inactive) |
/// | inactive | active | activation | did become active (active) |
/// | active | inactive | interruption, home, switch, switcher, lock | will resign active (active) |
/// | inactive | active | ignored, switcher left, unlock on 4.x | did become active (active) |
/// | background | inactive | return, unlock from 5.0 | will enter foreground (background), the event (inactive) |
let transitionsOfTheForeground: [TransitionRule] = [
  TransitionRule(
    id: "transition.launch.foreground", basis: .documented, lifecycles: .multitasking,
    from: Mask(.notRunning), to: .inactive, causes: Mask(.launchByUser),
    steps: .launching(.inactive),
    sources: Sources(.a3, .dState, .dLaunch, .als, .td113),
    note: """
      applicationWillEnterForeground: does not come at a launch. That a URL, activity or push \
      comes before applicationDidBecomeActive: is measured.
      """
  ),
  TransitionRule(
    id: "transition.launch.without-scenes", since: .v(27), basis: .documented,
    from: Mask(.notRunning, .prewarmed), to: .inactive, causes: Mask(.launchByUser),
    verdict: .forbidden, precedence: .gate, when: Mask(.sceneSDK), sources: Sources(.a7, .dTrans),
    note: """
      UIKit ends an app at launch that is linked against an SDK of 27.0 or later and has not \
      adopted the scene life cycle. Linked against an older one it launches.
      """
  ),
  TransitionRule(
    id: "transition.launch.background.without-scenes", since: .v(27), basis: .documented,
    from: Mask(.notRunning, .prewarmed), to: .background, causes: Mask(.launchBySystem),
    verdict: .forbidden, precedence: .gate, when: Mask(.sceneSDK), sources: Sources(.a7, .dTrans),
    note: "As for a launch by the user."),
  TransitionRule(
    id: "transition.launch.foreground.prewarmed", since: .v(15), basis: .documented,
    from: Mask(.prewarmed), to: .inactive, causes: Mask(.launchByUser),
    steps: .launching(.inactive),
    sources: Sources(.dLaunch, .f763739, .sentry1897),
    note: "On 15.x static initialisers, and rarely more, were seen to run before the launch itself."
  ),
  TransitionRule(
    id: "transition.activate.launch", basis: .documented, lifecycles: .multitasking,
    from: Mask(.inactive), to: .active, causes: Mask(.activation),
    after: Mask(.launchByUser, .returnByUser, .deviceUnlock),
    steps: Steps(Step(.didBecomeActive, .active)), sources: Sources(.a3, .als, .kr)),

  TransitionRule(
    id: "transition.resign.home-button", basis: .documented, lifecycles: .multitasking,
    from: Mask(.active), to: .inactive, causes: Mask(.homeButton),
    steps: Steps(Step(.willResignActive, .active)), sources: Sources(.a3, .kr),
    note: "That the app still reads active inside is measured."),
  TransitionRule(
    id: "transition.resign.app-switch", basis: .documented, lifecycles: .multitasking,
    from: Mask(.active), to: .inactive, causes: Mask(.appSwitch),
    steps: Steps(Step(.willResignActive, .active)), sources: Sources(.a3, .kr)),
  TransitionRule(
    id: "transition.resign.lock", basis: .documented, lifecycles: .multitasking,
    from: Mask(.active), to: .inactive, causes: Mask(.deviceLock),
    steps: Steps(Step(.willResignActive, .active)), sources: Sources(.a3, .qLock4, .kr)),
  TransitionRule(
    id: "transition.resign.interruption", basis: .documented, lifecycles: .multitasking,
    from: Mask(.active), to: .inactive, causes: Mask(.interruptionBegin),
    interruptions: Mask(.phoneCall, .smsAlert, .systemAlert, .notificationCenter),
    steps: Steps(Step(.willResignActive, .active)), sources: Sources(.a3, .dPrepbg, .kr)),
  TransitionRule(
    id: "transition.resign.panel", basis: .inferred, lifecycles: .multitasking,
    from: Mask(.active), to: .inactive, causes: Mask(.interruptionBegin),
    interruptions: Mask(.controlCenter, .siri, .biometricPrompt, .inAppPurchase)
      .union(Mask(.lowBatteryAlert, .alarm, .shareSheet)),
    steps: Steps(Step(.willResignActive, .active)), sources: Sources(.dPrepbg, .a3),
    note: """
      Apple says it of system alerts and panels; that these are among them is taken for granted \
      and said by no source.
      """),
  TransitionRule(
    id: "transition.resign.app-switcher", basis: .documented, lifecycles: .multitasking,
    from: Mask(.active), to: .inactive, causes: Mask(.appSwitcherOpen),
    steps: Steps(Step(.willResignActive, .active)), sources: Sources(.dState, .n4, .kr)),
  TransitionRule(
    id: "transition.resign.banner", since: .v(5), basis: .documented, lifecycles: .modern,
    from: Mask(.active), to: .inactive, causes: Mask(.interruptionBegin),
    interruptions: Mask(.banner), verdict: .forbidden, reason: .interruptsNothing,
    sources: Sources(.a3), note: "A banner interrupts nothing: the app goes on getting events."),
  TransitionRule(
    id: "transition.resign.call-banner", since: .v(14), basis: .inferred,
    lifecycles: .modern, from: Mask(.active), to: .inactive,
    causes: Mask(.interruptionBegin), interruptions: Mask(.callBanner), verdict: .forbidden,
    reason: .interruptsNothing, sources: Sources(.a3),
    note: "A call shown as a banner is taken to be a banner like any other; no source was found."),

  TransitionRule(
    id: "transition.reactivate.ignored", basis: .documented, lifecycles: .multitasking,
    from: Mask(.inactive), to: .active, causes: Mask(.interruptionIgnored),
    after: Mask(.interruptionBegin), steps: Steps(Step(.didBecomeActive, .active)),
    sources: Sources(.a3)),
  TransitionRule(
    id: "transition.reactivate.app-switcher", basis: .documented, lifecycles: .multitasking,
    from: Mask(.inactive), to: .active, causes: Mask(.appSwitcherClosed),
    after: Mask(.appSwitcherOpen), steps: Steps(Step(.didBecomeActive, .active)),
    sources: Sources(.dState, .n4)),
  TransitionRule(
    id: "transition.reactivate.unlock.4", until: .v(5), basis: .observed,
    lifecycles: .multitasking, from: Mask(.inactive), to: .active, causes: Mask(.deviceUnlock),
    after: Mask(.deviceLock), steps: Steps(Step(.didBecomeActive, .active)),
    conflict: .lockByVersion, sources: Sources(.qLock4),
    note: "On 4.x a locked app stays inactive; from 5.0 on it goes to the background and returns."),
  TransitionRule(
    id: "transition.reactivate.unlock.exits-on-suspend", since: .v(5), basis: .inferredObserved,
    lifecycles: Mask(.exitsOnSuspend), from: Mask(.inactive), to: .active,
    causes: Mask(.deviceUnlock), after: Mask(.deviceLock),
    steps: Steps(Step(.didBecomeActive, .active)), sources: Sources(.lockExit),
    note: "The app goes on running locked; that unlocking activates it is inferred."),
  TransitionRule(
    id: "transition.flicker.notification-center", since: .v(11), basis: .observed,
    from: Mask(.inactive), to: .inactive, causes: Mask(.interruptionBegin),
    after: Mask(.interruptionBegin),
    interruptions: Mask(.notificationCenter), reason: .tolerated,
    steps: Steps(Step(.didBecomeActive, .active), Step(.willResignActive, .active)),
    sources: Sources(.rn18575),
    note: "Seen while Notification Center is drawn down; not on iOS 9 or 10."),

  TransitionRule(
    id: "transition.return.user", basis: .documented, from: Mask(.background), to: .inactive,
    causes: Mask(.returnByUser),
    steps: Steps(Step(.willEnterForeground, .background), .event(.inactive)),
    sources: Sources(.dFg, .a3, .als, .kb29632),
    note: """
      That the app still reads background inside, and inactive when the URL, activity or push \
      comes, is measured.
      """
  ),
  TransitionRule(
    id: "transition.return.unlock", since: .v(5), basis: .documented, from: Mask(.background),
    to: .inactive, causes: Mask(.deviceUnlock), after: Mask(.deviceLock, .deviceUnlock),
    steps: Steps(
      Step(.protectedDataDidBecomeAvailable, nil, when: .passcode),
      Step(.willEnterForeground, .background)),
    conflict: .lockByVersion, sources: Sources(.dFg, .a3, .qLock4, .kb29632),
    note: "When the protected-data call comes among the others no source says."),
  TransitionRule(
    id: "transition.resume.user", basis: .inferred, lifecycles: .suspending, from: Mask(.suspended),
    to: .background,
    causes: Mask(.returnByUser), sources: Sources(.a1),
    note:
      "The first half of a return: the app runs again, without callback. Read off Apple's figure."),
  TransitionRule(
    id: "transition.resume.unlock", since: .v(5), basis: .inferred, lifecycles: .suspending,
    from: Mask(.suspended),
    to: .background, causes: Mask(.deviceUnlock), sources: Sources(.a1),
    note: "As for a return by the user."),

  TransitionRule(
    id: "transition.one-step.launch", basis: .documented, lifecycles: .modern,
    from: Mask(.notRunning), to: .active, causes: .all, verdict: .forbidden, reason: .notOneStep,
    via: .inactive, sources: Sources(.a3, .dLife)),
  TransitionRule(
    id: "transition.one-step.prewarmed", since: .v(15), basis: .inferred, lifecycles: .suspending,
    from: Mask(.prewarmed), to: .active, causes: .all, verdict: .forbidden, reason: .notOneStep,
    via: .inactive, sources: Sources(.dLaunch),
    note: "A prewarmed process launches as any other."),
  TransitionRule(
    id: "transition.one-step.leave", basis: .documented, lifecycles: .suspending,
    from: Mask(.active), to: .background,
    causes: .all, verdict: .forbidden, reason: .notOneStep, via: .inactive,
    sources: Sources(.a3, .dLife)),
  TransitionRule(
    id: "transition.one-step.return", basis: .documented, lifecycles: .suspending,
    from: Mask(.background), to: .active,
    causes: .all, verdict: .forbidden, reason: .notOneStep, via: .inactive,
    sources: Sources(.a3, .dLife)),
  TransitionRule(
    id: "transition.one-step.resume", basis: .documented, lifecycles: .suspending,
    from: Mask(.suspended), to: .active,
    causes: .all, verdict: .forbidden, reason: .notOneStep, via: .background,
    sources: Sources(.a3, .dLife)),
  TransitionRule(
    id: "transition.one-step.resume-inactive", basis: .inferred, lifecycles: .suspending,
    from: Mask(.suspended),
    to: .inactive, causes: .all, verdict: .forbidden, reason: .notOneStep, via: .background,
    sources: Sources(.a1), note: "Apple's figure leads from suspended through background."),
  TransitionRule(
    id: "transition.one-step.suspend", basis: .inferred, lifecycles: .suspending,
    from: Mask(.active), to: .suspended,
    causes: .all, verdict: .forbidden, reason: .notOneStep, via: .inactive,
    sources: Sources(.a1), note: "Apple's figure leads to suspended through background alone."),
  TransitionRule(
    id: "transition.one-step.launch-suspended", basis: .documented, lifecycles: .suspending,
    from: Mask(.notRunning),
    to: .suspended, causes: .all, verdict: .forbidden, reason: .notOneStep, via: .background,
    sources: Sources(.a3, .dLife)),
  TransitionRule(
    id: "transition.one-step.suspend-inactive", basis: .inferred, lifecycles: .suspending,
    from: Mask(.inactive),
    to: .suspended, causes: .all, verdict: .forbidden, reason: .notOneStep, via: .background,
    sources: Sources(.qLock4, .a1),
    note: """
      With the screen off an app of 4.x stays inactive: suspension comes from the background \
      alone.
      """
  ),
]
