// Transitions of the process of an app with scenes, iOS 13.0 on.

import LifecyclePolicy

extension [Step] {
  /// A scene is made and connected.
  static func connecting(_ state: AppState?) -> [Step] {
    [
      Step(.configurationForConnectingScene, state),
      Step(.sceneWillConnect, state, scene: .unattached),
    ]
  }

  /// A scene is made, connected, and comes to the front.
  static func connectingInFront(_ state: AppState?) -> [Step] {
    [
      Step(.configurationForConnectingScene, state),
      Step(.sceneWillConnect, state, scene: .unattached), Step(.sceneWillEnterForeground, nil),
    ]
  }

  static func sceneActivating(_ state: AppState?) -> [Step] {
    [Step(.sceneDidBecomeActive, state, scene: .foregroundActive)]
  }

  static var sceneResigning: [Step] {
    [Step(.sceneWillResignActive, .active, scene: .foregroundActive)]
  }

  static func sceneEnteringBackground(_ state: AppState?) -> [Step] {
    [Step(.sceneDidEnterBackground, state, scene: .background)]
  }

  static func sceneLocking(_ state: AppState?) -> [Step] {
    [
      Step(.sceneDidEnterBackground, state, scene: .background),
      Step(.protectedDataWillBecomeUnavailable, nil, when: .passcode),
    ]
  }

  static var sceneReturning: [Step] {
    [Step(.sceneWillEnterForeground, .background, scene: .background), .event(.inactive)]
  }

  static var sceneUnlocking: [Step] {
    [
      Step(.protectedDataDidBecomeAvailable, nil, when: .passcode),
      Step(.sceneWillEnterForeground, .background, scene: .background),
    ]
  }

  static func sceneDisconnecting(_ state: AppState?) -> [Step] {
    [Step(.sceneDidDisconnect, state)]
  }
}

extension Mask where Element == Cause {
  /// Why a process in the background has scenes to return to: it was in front before.
  static var havingBeenInFront: Mask {
    Mask<Cause>.all.subtracting([.launchByUser, .launchBySystem])
  }
  /// Why an app with scenes is about to be activated.
  static var comingToFront: Mask {
    [.launchByUser, .sceneRequest, .sceneActivation, .returnByUser, .deviceUnlock]
  }
  /// Why an app that was active is inactive.
  static var covered: Mask {
    [.homeButton, .appSwitch, .appSwitcherOpen, .interruptionBegin, .deviceLock, .deviceUnlock]
  }
}

/// The state of the process is that of its most active scene; the methods of the app delegate that
/// the scene delegate takes over stay silent, its notifications do not.
let transitionsWithScenes: [Rule] = [
  .transition(
    "transition.scenes.launch.user", since: 13, .documented, lifecycles: [.scenes],
    from: [.notRunning], to: .background, causes: [.launchByUser], steps: .launching(.background),
    sources: [.dState, .dLaunch, .bugsnag1307],
    note: """
      The app reads background inside even where it is launched to the front; a URL, activity or \
      quick action comes with the connection options of the scene.
      """),
  .transition(
    "transition.scenes.launch.system", since: 13, .documented, lifecycles: [.scenes],
    from: [.notRunning], to: .background, causes: [.launchBySystem], steps: .launching(.background),
    sources: [.dState, .dRespl, .dLife],
    note: "No scene need connect; Apple gives no order for the event."),
  .transition(
    "transition.scenes.launch.prewarmed", since: 15, .inferred, lifecycles: [.scenes],
    from: [.prewarmed], to: .background, causes: [.launchByUser, .launchBySystem],
    steps: .launching(.background), sources: [.dLaunch, .dState],
    note: "Inferred: a prewarmed process goes on as any other launch."),
  .transition(
    "transition.scenes.return.user", since: 13, .documented, lifecycles: [.scenes],
    from: [.background], to: .inactive, causes: [.returnByUser], after: .havingBeenInFront,
    steps: .sceneReturning, sources: [.dPrepfg, .dSfg, .kb29632],
    note: "The states read inside follow those of an app without scenes."),
  .transition(
    "transition.scenes.return.unlock", since: 13, .documented, lifecycles: [.scenes],
    from: [.background], to: .inactive, causes: [.deviceUnlock],
    after: [.deviceLock, .deviceUnlock], steps: .sceneUnlocking, sources: [.dPrepfg, .dSfg, .a3],
    note: "When the protected-data call comes among the others no source says."),
  .transition(
    "transition.scenes.connect", since: 13, .documented, lifecycles: [.scenes],
    from: [.background], to: .inactive, causes: [.sceneRequest],
    steps: .connectingInFront(.background), sources: [.dLaunch, .dLife, .dSfg, .td113, .dConn],
    note: """
      sceneWillEnterForeground: comes at a launch too; what the app reads inside it then no source \
      says. The configuration method comes only where the app implements it.
      """),
  .transition(
    "transition.scenes.connect.after-background-launch", since: 13, .inferred,
    lifecycles: [.scenes], from: [.background], to: .inactive, causes: [.returnByUser],
    after: [.launchBySystem, .launchByUser], steps: .connectingInFront(.background),
    sources: [.dLaunch, .dPrepfg],
    note: "Launched in the background and then brought to the front: the order is inferred."),
  .transition(
    "transition.scenes.activate-existing", since: 13, .inferred, lifecycles: [.scenes],
    from: [.background], to: .inactive, causes: [.sceneActivation], after: .havingBeenInFront,
    steps: .sceneReturning, sources: [.dPrepfg, .dSfg],
    note: "A scene that is there is brought to the front as by the user."),
  .transition(
    "transition.scenes.connect.background", since: 13, .documented, lifecycles: [.scenes],
    from: [.background], to: .background, causes: [.sceneRequest], steps: .connecting(.background),
    sources: [.dLife, .dLaunch, .sceneUpdate534, .dConn],
    note: """
      A scene that the system asks for usually goes to the background; one was seen to connect at \
      a launch for a scheduled task. Whether sceneDidEnterBackground: comes no source says.
      """),
  .transition(
    "transition.scenes.activate.documented", since: 13, .documentedOnly,
    lifecycles: [.scenes], from: [.inactive], to: .active, causes: [.activation],
    after: .comingToFront, steps: .sceneActivating(.active), conflict: .sceneActivationState,
    sources: [.dState, .dSact],
    note: "By Apple's text the app has the state of its most active scene; measured, it lags."),
  .transition(
    "transition.scenes.activate", since: 13, .inferredObserved, lifecycles: [.scenes],
    from: [.inactive], to: .active, causes: [.activation], after: .comingToFront,
    steps: .sceneActivating(.inactive), conflict: .sceneActivationState,
    sources: [.gio215, .dSact],
    note: """
      Measured where UISceneDidActivate is posted: the app still reads inactive. That the method \
      reads the same is inferred. By Apple's text it would read active.
      """),
  .transition(
    "transition.scenes.reactivate.ignored.documented", since: 13, .documentedOnly,
    lifecycles: [.scenes], from: [.inactive], to: .active, causes: [.interruptionIgnored],
    after: [.interruptionBegin], steps: .sceneActivating(.active), conflict: .sceneActivationState,
    sources: [.dPrepbg, .dState, .dSact],
    note: "By Apple's text the app has the state of its most active scene; measured, it lags."),
  .transition(
    "transition.scenes.reactivate.ignored", since: 13, .inferredObserved,
    lifecycles: [.scenes], from: [.inactive], to: .active, causes: [.interruptionIgnored],
    after: [.interruptionBegin], steps: .sceneActivating(.inactive),
    conflict: .sceneActivationState, sources: [.gio215, .dPrepbg],
    note: """
      Measured where UISceneDidActivate is posted: the app still reads inactive. That the method \
      reads the same is inferred. By Apple's text it would read active.
      """),
  .transition(
    "transition.scenes.reactivate.app-switcher.documented", since: 13, .documentedOnly,
    lifecycles: [.scenes], from: [.inactive], to: .active, causes: [.appSwitcherClosed],
    after: [.appSwitcherOpen], steps: .sceneActivating(.active), conflict: .sceneActivationState,
    sources: [.dState, .dSact],
    note: "By Apple's text the app has the state of its most active scene; measured, it lags."),
  .transition(
    "transition.scenes.reactivate.app-switcher", since: 13, .inferredObserved,
    lifecycles: [.scenes], from: [.inactive], to: .active, causes: [.appSwitcherClosed],
    after: [.appSwitcherOpen], steps: .sceneActivating(.inactive), conflict: .sceneActivationState,
    sources: [.gio215, .dState],
    note: """
      Measured where UISceneDidActivate is posted: the app still reads inactive. That the method \
      reads the same is inferred. By Apple's text it would read active.
      """),

  .transition(
    "transition.scenes.resign", since: 13, .documented, lifecycles: [.scenes],
    from: [.active], to: .inactive,
    causes: [.homeButton, .appSwitch, .deviceLock, .appSwitcherOpen], steps: .sceneResigning,
    sources: [.dPrepbg, .dSact, .dState, .gio215],
    note: "Measured where UISceneWillDeactivate is posted: the app still reads active."),
  .transition(
    "transition.scenes.resign.interruption", since: 13, .documented,
    lifecycles: [.scenes], from: [.active], to: .inactive, causes: [.interruptionBegin],
    interruptions: [.phoneCall, .smsAlert, .systemAlert, .notificationCenter],
    steps: .sceneResigning, sources: [.dPrepbg, .dSact, .gio215]),
  .transition(
    "transition.scenes.resign.panel", since: 13, .inferred, lifecycles: [.scenes],
    from: [.active], to: .inactive, causes: [.interruptionBegin],
    interruptions: [
      .controlCenter, .siri, .biometricPrompt, .inAppPurchase, .lowBatteryAlert, .alarm,
      .shareSheet,
    ], steps: .sceneResigning, sources: [.dPrepbg],
    note: """
      Apple says it of system alerts and panels; that these are among them is taken for granted \
      and said by no source.
      """),

  .transition(
    "transition.scenes.enter-background", since: 13, .documented, lifecycles: [.scenes],
    from: [.inactive], to: .background, causes: .leaving,
    after: .any(of: .covered, .comingToFront), steps: .sceneEnteringBackground(.background),
    sources: [.dPrepbg, .dFg, .dState],
    note: """
      Where it is the last scene in front; applicationDidEnterBackground: stays silent, its \
      notification does not.
      """),
  .transition(
    "transition.scenes.enter-background.accepted", since: 13, .documented,
    lifecycles: [.scenes], from: [.inactive], to: .background, causes: [.interruptionAccepted],
    after: [.interruptionBegin], steps: .sceneEnteringBackground(.background),
    sources: [.dPrepbg, .dFg]),
  .transition(
    "transition.scenes.lock", since: 13, .documented, lifecycles: [.scenes],
    from: [.inactive], to: .background, causes: [.deviceLock], steps: .sceneLocking(.background),
    sources: [.dPrepbg, .a3]),
  .transition(
    "transition.scenes.suspend", since: 13, .documented, lifecycles: [.scenes],
    from: [.background], to: .suspended, causes: [.executionFinished],
    after: Mask<Cause>.all.subtracting([.launchByUser]), sources: [.a1, .dLife],
    note: "Without any callback."),
  .transition(
    "transition.scenes.suspend.launched-by-user", since: 13, .inferred,
    lifecycles: [.scenes], from: [.background], to: .suspended, causes: [.executionFinished],
    after: [.launchByUser], verdict: .forbidden, reason: .leadsElsewhere, via: .inactive,
    sources: [.dLife, .dState],
    note: """
      A launch by the user goes to the front: the app is in the background only until its scene \
      connects. No source says it in words.
      """),
  .transition(
    "transition.scenes.wake", since: 13, .inferred, lifecycles: [.scenes],
    from: [.suspended], to: .background, causes: [.wakeBySystem], steps: [.event(.background)],
    sources: [.dBgseq, .dFg],
    note: """
      applicationDidEnterBackground:, which Apple's account of a wake-up has, is silent with \
      scenes.
      """),

  .transition(
    "transition.scenes.disconnect", since: 13, .documented, lifecycles: [.scenes],
    from: [.background], to: .background, causes: [.sceneDisconnect],
    steps: .sceneDisconnecting(.background), sources: [.dDisc, .dAct, .edge6179],
    note: "The process lives on."),
  .transition(
    "transition.scenes.disconnect.active", since: 13, .documented, lifecycles: [.scenes],
    from: [.active], to: .active, causes: [.sceneDisconnect], steps: .sceneDisconnecting(.active),
    when: [.multipleScenes], sources: [.dDisc, .dState],
    note: "Another scene keeps the app active."),
  .transition(
    "transition.scenes.disconnect.inactive", since: 13, .documented,
    lifecycles: [.scenes], from: [.inactive], to: .inactive, causes: [.sceneDisconnect],
    steps: .sceneDisconnecting(.inactive), when: [.multipleScenes], sources: [.dDisc, .dState],
    note: "Another scene keeps the app in front."),
  .transition(
    "transition.scenes.window-closed.active", since: 13, .observed, lifecycles: [.scenes],
    from: [.active], to: .active, causes: [.windowClosed],
    steps: [Step(.sceneDidDisconnect, .active), Step(.didDiscardSceneSessions, .active)],
    when: [.multipleScenes, .pad], sources: [.douglasHill, .dDisc, .dState],
    note:
      "One of several windows: the process lives on. Whether sceneDidDisconnect: comes before is not known."
  ),
  .transition(
    "transition.scenes.window-closed.inactive", since: 13, .observed,
    lifecycles: [.scenes], from: [.inactive], to: .inactive, causes: [.windowClosed],
    steps: [Step(.sceneDidDisconnect, .inactive), Step(.didDiscardSceneSessions, .inactive)],
    when: [.multipleScenes, .pad], sources: [.douglasHill, .dDisc, .dState],
    note:
      "One of several windows: the process lives on. Whether sceneDidDisconnect: comes before is not known."
  ),
  .transition(
    "transition.scenes.window-closed.background", since: 13, .observed,
    lifecycles: [.scenes], from: [.background], to: .background, causes: [.windowClosed],
    steps: [Step(.sceneDidDisconnect, .background), Step(.didDiscardSceneSessions, .background)],
    when: [.multipleScenes, .pad], sources: [.douglasHill, .dDisc],
    note:
      "One of several windows: the process lives on. Whether sceneDidDisconnect: comes before is not known."
  ),
  .transition(
    "transition.scenes.window-closed.last", since: 13, .observed, lifecycles: [.scenes],
    from: [.inactive], to: .notRunning, causes: [.windowClosed], after: [.appSwitcherOpen],
    when: [.pad], sources: [.douglasHill],
    note: "Ended instead of being told of the discarded session; no callback is reported."),

  .transition(
    "transition.scenes.force-quit.documented", since: 13, .documentedOnly,
    lifecycles: [.scenes], from: [.inactive], to: .notRunning, causes: [.userForceQuit],
    after: [.appSwitcherOpen], steps: .sceneDisconnecting(nil), conflict: .forceQuitCallback,
    sources: [.dDisc, .a1],
    note:
      "Apple: a scene that the user closes is disconnected. Measured, other callbacks come, too."),
  .transition(
    "transition.scenes.force-quit.phone", since: 13, .observed, lifecycles: [.scenes],
    from: [.inactive], to: .notRunning, causes: [.userForceQuit], after: [.appSwitcherOpen],
    steps: [
      Step(.sceneDidEnterBackground, .background, scene: .background),
      Step(
        .willTerminate,
        .background),
    ], when: [.phone], conflict: .sceneForceQuitOrder, sources: [.qScene, .a1],
    note: """
      applicationWillTerminate: does not always come. A log of 2023 has sceneDidDisconnect: in its \
      place, and another one a new scene after that; Apple's guide promises no message.
      """),
  .transition(
    "transition.scenes.force-quit.phone.disconnect", since: 13, .observed,
    lifecycles: [.scenes], from: [.inactive], to: .notRunning, causes: [.userForceQuit],
    after: [.appSwitcherOpen],
    steps: [Step(.sceneDidDisconnect, nil), Step(.didDiscardSceneSessions, nil)],
    precedence: .alternative, when: [.phone], conflict: .sceneForceQuitOrder,
    sources: [.f732170, .lemonbrush],
    note: "The other order that was measured, also without the second callback: both are legal."),
  .transition(
    "transition.scenes.force-quit.phone.reconnect", since: 13, .observed,
    lifecycles: [.scenes], from: [.inactive], to: .notRunning, causes: [.userForceQuit],
    after: [.appSwitcherOpen],
    steps: [
      Step(.sceneDidDisconnect, nil), Step(.sceneWillEnterForeground, nil),
      Step(.sceneDidEnterBackground, nil),
    ], precedence: .alternative, when: [.phone],
    conflict: .sceneForceQuitOrder, sources: [.f732170, .lemonbrush],
    note: "Seen as well: after the disconnection a new scene object comes and goes."),
  .transition(
    "transition.scenes.force-quit.pad", since: 13, .observed, lifecycles: [.scenes],
    from: [.inactive], to: .notRunning, causes: [.userForceQuit], after: [.appSwitcherOpen],
    steps: [
      Step(.sceneDidDisconnect, nil), Step(.didDiscardSceneSessions, nil),
      Step(.willTerminate, nil),
    ], when: [.pad], unless: [.multipleScenes],
    conflict: .forceQuitCallback, sources: [.qScene, .a1],
    note: """
      Without sceneDidEnterBackground:. Apple's guide promises no message after a force quit.
      """),
  .transition(
    "transition.scenes.force-quit.pad.multiple", since: 13, .observed,
    lifecycles: [.scenes], from: [.inactive], to: .notRunning, causes: [.userForceQuit],
    after: [.appSwitcherOpen],
    steps: [
      Step(.sceneDidEnterBackground, .background, scene: .background),
      Step(
        .willTerminate,
        .background),
    ], when: [.pad, .multipleScenes], conflict: .forceQuitCallback,
    sources: [.qScene, .a1],
    note: """
      applicationWillTerminate: does not always come. Apple's guide promises no message after a \
      force quit.
      """),
  .transition(
    "transition.scenes.force-quit.suspended", since: 13, .documented,
    lifecycles: [.scenes], from: [.suspended], to: .notRunning, causes: [.userForceQuit],
    sources: [.a1, .a4, .qScene],
    note: "application:didDiscardSceneSessions: was seen to come at the next launch."),
  .transition(
    "transition.one-step.launch-inactive", since: 13, .documented, lifecycles: [.scenes],
    from: [.notRunning, .prewarmed], to: .inactive, causes: .all, verdict: .forbidden,
    reason: .notOneStep, via: .background, sources: [.dState],
    note:
      "An app with scenes is launched to the background, and comes to the front as its scene does."),
]
