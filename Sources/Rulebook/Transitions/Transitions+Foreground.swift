// Transitions into, within and out of the foreground, nearly all from iOS 4.0 on. Most are for apps
// without scenes.

import LifecyclePolicy

extension Mask where Element == Interruption {
  /// The interruptions that a question can mean if it names none (`choice.interruption`). They
  /// cover an app while it keeps running. Banners do not cover an app. Apple Pay, Sign in with
  /// Apple, web authentication and Slide Over are left out, too.
  static var covering: Mask {
    [
      .phoneCall, .smsAlert, .systemAlert, .notificationCenter, .controlCenter, .siri,
      .biometricPrompt, .inAppPurchase, .lowBatteryAlert, .alarm, .shareSheet,
    ]
  }
}

let transitionsOfTheForeground: [Rule] = [
  .transition(
    "transition.launch.foreground", .documented, lifecycles: .multitasking,
    from: [.notRunning], to: .inactive, causes: [.launchByUser], steps: .launching(.inactive),
    sources: [.a3, .dState, .dLaunch, .als, .td113],
    note: """
      applicationWillEnterForeground: does not come at a launch. Measured: a URL, activity or push \
      comes before applicationDidBecomeActive:.
      """),
  .transition(
    "transition.launch.without-scenes", since: 27, .documented,
    from: [.notRunning, .prewarmed], to: .inactive, causes: [.launchByUser], verdict: .forbidden,
    precedence: .gate, when: [.sceneSDK], sources: [.a7, .dTrans, .w26278, .w25243],
    note: """
      At launch UIKit ends an app linked against an SDK of 27.0 or later that has not adopted the \
      scene life cycle. An app linked against an older SDK still launches.
      """),
  .transition(
    "transition.launch.background.without-scenes", since: 27, .documented,
    from: [.notRunning, .prewarmed], to: .background, causes: [.launchBySystem],
    verdict: .forbidden, precedence: .gate, when: [.sceneSDK],
    sources: [.a7, .dTrans, .w26278, .w25243],
    note: "As for a launch by the user."),
  .transition(
    "transition.launch.foreground.prewarmed", since: 15, .documented, from: [.prewarmed],
    to: .inactive, causes: [.launchByUser], steps: .launching(.inactive),
    sources: [.dLaunch, .f763739, .sentry1897],
    note: """
      On 15.x static initialisers, and rarely other code, were seen to run before the launch \
      itself.
      """),
  .transition(
    "transition.activate.launch", .documented, lifecycles: .multitasking,
    from: [.inactive], to: .active, causes: [.activation],
    after: [.launchByUser, .returnByUser, .deviceUnlock], steps: [Step(.didBecomeActive, .active)],
    sources: [.a3, .als, .kr]),

  .transition(
    "transition.resign.home-button", .documented, lifecycles: .multitasking,
    from: [.active], to: .inactive, causes: [.homeButton],
    steps: [Step(.willResignActive, .active)], sources: [.a3, .kr],
    note: "Measured: inside the callback the app still reads active."),
  .transition(
    "transition.resign.app-switch", .documented, lifecycles: .multitasking,
    from: [.active], to: .inactive, causes: [.appSwitch], steps: [Step(.willResignActive, .active)],
    sources: [.a3, .kr]),
  .transition(
    "transition.resign.lock", .documented, lifecycles: .multitasking, from: [.active],
    to: .inactive, causes: [.deviceLock], steps: [Step(.willResignActive, .active)],
    sources: [.a3, .qLock4, .kr]),
  .transition(
    "transition.resign.interruption", .documented, lifecycles: .multitasking,
    from: [.active], to: .inactive, causes: [.interruptionBegin],
    interruptions: [.phoneCall, .smsAlert, .systemAlert, .notificationCenter],
    steps: [Step(.willResignActive, .active)], sources: [.a3, .dPrepbg, .kr]),
  .transition(
    "transition.resign.panel", .inferred, lifecycles: .multitasking, from: [.active],
    to: .inactive, causes: [.interruptionBegin],
    interruptions: [
      .controlCenter, .siri, .biometricPrompt, .inAppPurchase, .lowBatteryAlert, .alarm,
      .shareSheet, .applePay, .signInWithApple, .webAuthentication,
    ], steps: [Step(.willResignActive, .active)],
    sources: [.dPrepbg, .a3],
    note: """
      Apple says this of system alerts and panels; we assume that it includes these, but no source \
      says so.
      """),
  .transition(
    "transition.resign.slide-over", since: 9, .observed, lifecycles: .multitasking,
    from: [.active], to: .inactive, causes: [.interruptionBegin], interruptions: [.slideOver],
    steps: [Step(.willResignActive, .active)], when: [.pad], sources: [.slideOver2015],
    note: "Seen on 9. Apple says that both apps run in the foreground; so does an inactive app."),
  .transition(
    "transition.resign.app-switcher", .documented, lifecycles: .multitasking,
    from: [.active], to: .inactive, causes: [.appSwitcherOpen],
    steps: [Step(.willResignActive, .active)], sources: [.dState, .n4, .kr]),
  .transition(
    "transition.resign.banner", since: 5, .documented, lifecycles: .modern,
    from: [.active], to: .inactive, causes: [.interruptionBegin], interruptions: [.banner],
    verdict: .forbidden, reason: .interruptsNothing, sources: [.a3],
    note: "A banner does not interrupt the app, which keeps getting events."),
  .transition(
    "transition.resign.call-banner", since: 14, .inferred, lifecycles: .modern,
    from: [.active], to: .inactive, causes: [.interruptionBegin], interruptions: [.callBanner],
    verdict: .forbidden, reason: .interruptsNothing, sources: [.a3],
    note: "A call shown as a banner is assumed to be like any other banner; no source was found."),

  .transition(
    "transition.reactivate.ignored", .documented, lifecycles: .multitasking,
    from: [.inactive], to: .active, causes: [.interruptionIgnored], after: [.interruptionBegin],
    steps: [Step(.didBecomeActive, .active)], sources: [.a3]),
  .transition(
    "transition.reactivate.app-switcher", .documented, lifecycles: .multitasking,
    from: [.inactive], to: .active, causes: [.appSwitcherClosed], after: [.appSwitcherOpen],
    steps: [Step(.didBecomeActive, .active)], sources: [.dState, .n4]),
  .transition(
    "transition.reactivate.unlock.4", until: 5, .observed, lifecycles: .multitasking,
    from: [.inactive], to: .active, causes: [.deviceUnlock], after: [.deviceLock],
    steps: [Step(.didBecomeActive, .active)], conflict: .lockByVersion, sources: [.qLock4],
    note: "On 4.x a locked app stays inactive; from 5.0 on it goes to the background and returns."),
  .transition(
    "transition.reactivate.unlock.4.documented", until: 5, .inferredDocumentedOnly,
    lifecycles: .multitasking, from: [.inactive], to: .active, causes: [.deviceUnlock],
    after: [.deviceLock], steps: [Step(.didBecomeActive, .active)], conflict: .lockByVersion,
    sources: [.a3],
    note: """
      Inferred: what made the app inactive is over. This was measured on 4.x; from 5.0 on a locked \
      app goes to the background and returns.
      """),
  .transition(
    "transition.reactivate.unlock.exits-on-suspend", since: 5, .inferred,
    lifecycles: [.exitsOnSuspend], from: [.inactive], to: .active, causes: [.deviceUnlock],
    after: [.deviceLock], steps: [Step(.didBecomeActive, .active)], sources: [.lockExit],
    note: "The app keeps running while locked; we infer that unlocking activates it."),
  .transition(
    "transition.flicker.notification-center", since: 11, .observed, from: [.inactive],
    to: .inactive, causes: [.interruptionBegin], after: [.interruptionBegin],
    interruptions: [.notificationCenter], reason: .tolerated,
    steps: [Step(.didBecomeActive, .active), Step(.willResignActive, .active)],
    precedence: .exception, sources: [.rn18575],
    note: "Seen while Notification Center is pulled down; not on iOS 9 or 10."),
  .transition(
    "transition.flicker.lock", since: 16, .observed, from: [.inactive], to: .inactive,
    causes: [.deviceLock], after: [.deviceLock], reason: .tolerated,
    steps: [Step(.didBecomeActive, .active), Step(.willResignActive, .active)],
    sources: [.flutter130055, .rn54764],
    note: """
      Seen through frameworks while a phone with an always-on display locks, on 16.5.1, 18.3 and \
      26. Other phones do not do so.
      """),

  .transition(
    "transition.return.user", .documented, from: [.background], to: .inactive,
    causes: [.returnByUser], steps: [Step(.willEnterForeground, .background), .event(.inactive)],
    sources: [.dFg, .a3, .als, .kb29632],
    note: """
      Measured: inside the callback the app still reads background, and inactive when the URL, \
      activity or push comes.
      """),
  .transition(
    "transition.return.unlock", since: 5, .documented, from: [.background], to: .inactive,
    causes: [.deviceUnlock], after: [.deviceLock, .deviceUnlock],
    steps: [
      Step(.protectedDataDidBecomeAvailable, nil, when: .passcode),
      Step(.willEnterForeground, .background),
    ], conflict: .lockByVersion,
    sources: [.dFg, .a3, .qLock4, .kb29632],
    note: "No source says where the protected-data callback comes in the order."),
  .transition(
    "transition.return.unlock.woken", since: 5, .inferred, from: [.background], to: .inactive,
    causes: [.deviceUnlock], after: [.wakeBySystem],
    steps: [
      Step(.protectedDataDidBecomeAvailable, nil, when: .passcode),
      Step(.willEnterForeground, .background),
    ], sources: [.dFg, .a3],
    note: """
      Inferred: a wake-up in between changes nothing for the app that was in front when the device \
      was locked. The host must know which app that was: for any other app, unlocking is no cause.
      """),
  .transition(
    "transition.resume.user", .inferred, lifecycles: .suspending, from: [.suspended],
    to: .background, causes: [.returnByUser], sources: [.a1],
    note: """
      The first half of a return: the app runs again, without a callback. Read from Apple's \
      figure.
      """),
  .transition(
    "transition.resume.unlock", since: 5, .inferred, lifecycles: .suspending,
    from: [.suspended], to: .background, causes: [.deviceUnlock], sources: [.a1],
    note: """
      As for a return by the user, for the app that was in front when the device was locked. The \
      host must know which app that was: for any other app, unlocking is no cause.
      """),

  .transition(
    "transition.one-step.launch", .documented, lifecycles: .modern, from: [.notRunning],
    to: .active, causes: .all, verdict: .forbidden, reason: .notOneStep, via: .inactive,
    sources: [.a3, .dLife]),
  .transition(
    "transition.one-step.prewarmed", since: 15, .inferred, lifecycles: .suspending,
    from: [.prewarmed], to: .active, causes: .all, verdict: .forbidden, reason: .notOneStep,
    via: .inactive, sources: [.dLaunch], note: "A prewarmed process launches like any other."),
  .transition(
    "transition.one-step.leave", .documented, lifecycles: .suspending, from: [.active],
    to: .background, causes: .all, verdict: .forbidden, reason: .notOneStep, via: .inactive,
    sources: [.a3, .dLife]),
  .transition(
    "transition.one-step.return", .documented, lifecycles: .suspending,
    from: [.background], to: .active, causes: .all, verdict: .forbidden, reason: .notOneStep,
    via: .inactive, sources: [.a3, .dLife]),
  .transition(
    "transition.one-step.resume", .documented, lifecycles: .suspending,
    from: [.suspended], to: .active, causes: .all, verdict: .forbidden, reason: .notOneStep,
    via: .background, sources: [.a3, .dLife]),
  .transition(
    "transition.one-step.resume-inactive", .inferred, lifecycles: .suspending,
    from: [.suspended], to: .inactive, causes: .all, verdict: .forbidden, reason: .notOneStep,
    via: .background, sources: [.a1],
    note: "In Apple's figure a suspended app returns through background."),
  .transition(
    "transition.one-step.suspend", .inferred, lifecycles: .suspending, from: [.active],
    to: .suspended, causes: .all, verdict: .forbidden, reason: .notOneStep, via: .inactive,
    sources: [.a1], note: "In Apple's figure an app is suspended only from background."),
  .transition(
    "transition.one-step.launch-suspended", .documented, lifecycles: .suspending,
    from: [.notRunning], to: .suspended, causes: .all, verdict: .forbidden, reason: .notOneStep,
    via: .background, sources: [.a3, .dLife]),
  .transition(
    "transition.one-step.suspend-inactive", .inferred, lifecycles: .suspending,
    from: [.inactive], to: .suspended, causes: .all, verdict: .forbidden, reason: .notOneStep,
    via: .background, sources: [.qLock4, .a1],
    note: """
      On 4.x an app stays inactive while the screen is off; it can be suspended only from the \
      background.
      """),
]

extension Mask where Element == Lifecycle {
  /// All life cycles except the life cycle with scenes.
  static var withoutScenes: Mask { [.noMultitasking, .standard, .exitsOnSuspend] }
}

extension Mask where Element == Cause {
  /// The causes after which an app in front is inactive, because something covers it or because it
  /// is not active yet. The lock is not included, because it has its own rules.
  static var coveredOrComing: Mask {
    [
      .launchByUser, .returnByUser, .interruptionBegin, .interruptionIgnored, .appSwitcherOpen,
      .appSwitcherClosed, .deviceUnlock,
    ]
  }
}

/// Rows for an app that several things cover at the same time, such as a call over the switcher or
/// a lock over an alert. No source says what happens, so we chose: the app is active again when the
/// last cover is gone.
let transitionsUnderSeveralCovers: [Rule] = [
  .transition(
    "transition.cover.another", since: .oldest, .inferred, lifecycles: .withoutScenes,
    from: [.inactive], to: .inactive, causes: [.interruptionBegin, .appSwitcherOpen],
    after: .coveredOrComing, sources: [.a3],
    note: "Our choice: covering an app that is already inactive changes nothing for it."),
  .transition(
    "transition.cover.one-less", since: .oldest, .inferred, lifecycles: .withoutScenes,
    from: [.inactive], to: .inactive, causes: [.interruptionIgnored, .appSwitcherClosed],
    after: .coveredOrComing, sources: [.a3],
    note: """
      Our choice: while something else still covers the app, it stays inactive. The host must know \
      whether something does.
      """),
  .transition(
    "transition.cover.last", .inferred, lifecycles: .multitasking, from: [.inactive], to: .active,
    causes: [.interruptionIgnored, .appSwitcherClosed],
    after: [.interruptionIgnored, .appSwitcherClosed, .deviceUnlock],
    steps: [Step(.didBecomeActive, .active)], sources: [.a3],
    note: """
      Our choice: an app that several things cover is active again when the last of them is gone.
      """),
  .transition(
    "transition.cover.leave", .inferred, from: [.inactive], to: .background,
    causes: [.homeButton, .appSwitch, .interruptionAccepted],
    after: [.interruptionIgnored, .appSwitcherClosed, .deviceUnlock], steps: .enteringBackground,
    sources: [.a3], note: "Our choice: the user can leave an app that something still covers."),
  .transition(
    "transition.cover.lock.4", until: 5, .inferred, from: [.inactive], to: .inactive,
    causes: [.deviceLock], after: .coveredOrComing, sources: [.qLock4],
    note: """
      Our choice: on 4.x locking makes an app inactive, and a covered app already is inactive.
      """),
  .transition(
    "transition.cover.unlock.4", until: 5, .inferred, from: [.inactive], to: .inactive,
    causes: [.deviceUnlock], after: [.deviceLock], sources: [.qLock4],
    note: """
      Our choice: while something else still covers the app, it stays inactive. The host must know \
      whether something does.
      """),
  .transition(
    "transition.cover.lock", since: .oldest, .inferred,
    lifecycles: [.noMultitasking, .exitsOnSuspend], from: [.inactive], to: .inactive,
    causes: [.deviceLock], after: .coveredOrComing, sources: [.lockExit],
    note: "Our choice: locking makes such an app inactive, and a covered app already is inactive."),
  .transition(
    "transition.cover.unlock", since: .oldest, .inferred,
    lifecycles: [.noMultitasking, .exitsOnSuspend], from: [.inactive], to: .inactive,
    causes: [.deviceUnlock], after: [.deviceLock], sources: [.lockExit],
    note: """
      Our choice: while something else still covers the app, it stays inactive. The host must know \
      whether something does.
      """),
]
