// Transitions of one scene, from iOS 13.0 on.

import LifecyclePolicy

extension [Step] {
  /// The callbacks when a scene of a kept session connects. The interface of the scene is restored.
  static func connecting(_ state: AppState?) -> [Step] {
    [
      Step(.sceneWillConnect, state, scene: .unattached),
      Step(.sceneRestoreInteractionState, state, when: .stateToRestore),
    ]
  }

  /// The callbacks when a scene of a new session connects.
  static func connectingAnew(_ state: AppState?) -> [Step] {
    [
      Step(.configurationForConnectingScene, state),
      Step(.sceneWillConnect, state, scene: .unattached),
    ]
  }

  /// The callbacks when a scene of a kept session connects and comes to the front.
  static func connectingInFront(_ state: AppState?) -> [Step] {
    connecting(state) + [Step(.sceneWillEnterForeground, state)]
  }

  /// The callbacks when a scene of a new session connects and comes to the front.
  static func connectingInFrontAnew(_ state: AppState?) -> [Step] {
    connectingAnew(state) + [Step(.sceneWillEnterForeground, state)]
  }

  static func sceneActivating(_ state: AppState?) -> [Step] {
    [Step(.sceneDidBecomeActive, state, scene: .foregroundActive)]
  }

  static var sceneResigning: [Step] {
    [Step(.sceneWillResignActive, .active, scene: .foregroundActive)]
  }

  static func sceneEnteringBackground(_ state: AppState?) -> [Step] {
    [
      Step(.sceneDidEnterBackground, state, scene: .background),
      Step(.stateRestorationActivityForScene, state, when: .stateRestoration),
    ]
  }

  static func sceneLocking(_ state: AppState?) -> [Step] {
    [
      Step(.sceneDidEnterBackground, state, scene: .background),
      Step(.stateRestorationActivityForScene, state, when: .stateRestoration),
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
  /// All causes except the disconnection of a scene. After a disconnection, the session of the
  /// scene always exists.
  static var notDisconnected: Mask { Mask<Cause>.all.subtracting([.sceneDisconnect]) }
  /// The causes after which an app with scenes is about to be activated.
  static var comingToFront: Mask {
    [.launchByUser, .sceneRequest, .sceneActivation, .returnByUser, .deviceUnlock]
  }
  /// The last causes of a scene that is inactive because the user is leaving it, because something
  /// covers it, or because the device was unlocked.
  static var covered: Mask {
    [.homeButton, .appSwitch, .appSwitcherOpen, .interruptionBegin, .deviceLock, .deviceUnlock]
  }
}

/// Transitions of a scene. The state of the process results from the states of its scenes. A scene
/// that is not connected, or was just made, is unattached.
let stepsOfAScene: [Rule] = [
  .transition(
    "transition.scene.connect.front", since: 13, .documented, lifecycles: [.scenes],
    from: [.sceneUnattached], to: .sceneForegroundInactive, causes: [.sceneRequest, .launchByUser],
    steps: .connectingInFront(.background), unless: [.multipleScenes],
    sources: [.dLife, .dLaunch, .dSfg, .td113, .dConn, .w19246],
    note: """
      A scene that the user asks for goes to the foreground. We infer from Apple's order that it \
      begins unattached and reads so inside. The configuration method comes only for a new \
      session; unless the host says otherwise, UIKit kept the session of an earlier launch. \
      Sources differ on whether it keeps one after a force quit. We infer that the app reads \
      background in sceneWillEnterForeground:, as was measured at a return, and that a saved \
      interface is restored before that callback.
      """),
  .transition(
    "transition.scene.connect.front.another", since: 13, .documented,
    lifecycles: [.scenes], from: [.sceneUnattached], to: .sceneForegroundInactive,
    causes: [.sceneRequest, .launchByUser], steps: .connectingInFront(nil), when: [.multipleScenes],
    sources: [.dLife, .dLaunch, .dSfg, .w19246],
    note: """
      What the app reads follows from its other scenes. A window of a session that UIKit kept needs \
      no new configuration.
      """),
  .transition(
    "transition.scene.reconnect", since: 13, .inferred, lifecycles: [.scenes],
    from: [.sceneUnattached], to: .sceneForegroundInactive,
    causes: [.sceneActivation, .returnByUser], steps: .connectingInFront(.background),
    unless: [.multipleScenes], sources: [.dLife, .dLaunch, .dPrepfg, .edge6179, .w19246],
    note: """
      A session without a scene gets one when it is activated: after a launch in the background, \
      and after a disconnection. It needs no new configuration. Inferred: the order, and that the \
      app reads background in sceneWillEnterForeground:, as was measured at a return.
      """),
  .transition(
    "transition.scene.reconnect.another", since: 13, .inferred, lifecycles: [.scenes],
    from: [.sceneUnattached], to: .sceneForegroundInactive,
    causes: [.sceneActivation, .returnByUser], steps: .connectingInFront(nil),
    when: [.multipleScenes], sources: [.dLife, .edge6179],
    note: "The order is inferred. What the app reads follows from its other scenes."),
  .transition(
    "transition.scene.connect.front.new", since: 13, .documented, lifecycles: [.scenes],
    from: [.sceneUnattached], to: .sceneForegroundInactive, causes: [.sceneRequest, .launchByUser],
    after: .notDisconnected, steps: .connectingInFrontAnew(.background), precedence: .exception,
    unless: [.multipleScenes, .interfaceKept],
    sources: [.w19246, .dConfiguration, .dSceneSession, .f702040],
    note: """
      A new session is given a configuration first, if the app implements the method: at a first \
      launch, and for a session that was discarded. Sources differ on whether a session survives a \
      force quit.
      """),
  .transition(
    "transition.scene.connect.front.another.new", since: 13, .documented, lifecycles: [.scenes],
    from: [.sceneUnattached], to: .sceneForegroundInactive, causes: [.sceneRequest, .launchByUser],
    after: .notDisconnected, steps: .connectingInFrontAnew(nil), precedence: .exception,
    when: [.multipleScenes], unless: [.interfaceKept],
    sources: [.w19246, .dConfiguration, .dSceneSession, .f702040],
    note: "A new window has a new session. What the app reads follows from its other scenes."),
  .transition(
    "transition.scene.reconnect.new", since: 13, .inferred, lifecycles: [.scenes],
    from: [.sceneUnattached], to: .sceneForegroundInactive,
    causes: [.sceneActivation, .returnByUser], after: .notDisconnected,
    steps: .connectingInFrontAnew(.background), precedence: .exception,
    unless: [.multipleScenes, .interfaceKept], sources: [.w19246, .dConfiguration, .dSceneSession],
    note: """
      After a launch in the background the scene may be the first one of the app. The order is \
      inferred.
      """),
  .transition(
    "transition.scene.reconnect.another.new", since: 13, .inferred, lifecycles: [.scenes],
    from: [.sceneUnattached], to: .sceneForegroundInactive,
    causes: [.sceneActivation, .returnByUser], after: .notDisconnected,
    steps: .connectingInFrontAnew(nil), precedence: .exception, when: [.multipleScenes],
    unless: [.interfaceKept], sources: [.w19246, .dConfiguration, .dSceneSession],
    note: "The order is inferred. What the app reads follows from its other scenes."),
  .transition(
    "transition.scene.connect.background.new", since: 13, .documented, lifecycles: [.scenes],
    from: [.sceneUnattached], to: .sceneBackground, causes: [.sceneRequest, .launchBySystem],
    after: .notDisconnected, steps: .connectingAnew(.background), precedence: .exception,
    unless: [.multipleScenes, .interfaceKept],
    sources: [.w19246, .dConfiguration, .dLife, .sceneUpdate534],
    note: """
      A new session is given a configuration first. No source says whether \
      sceneDidEnterBackground: comes.
      """),
  .transition(
    "transition.scene.connect.background.another.new", since: 13, .documented,
    lifecycles: [.scenes], from: [.sceneUnattached], to: .sceneBackground,
    causes: [.sceneRequest, .launchBySystem], after: .notDisconnected, steps: .connectingAnew(nil),
    precedence: .exception, when: [.multipleScenes], unless: [.interfaceKept],
    sources: [.w19246, .dConfiguration, .dLife],
    note: "A new window has a new session. What the app reads follows from its other scenes."),
  .transition(
    "transition.scene.connect.after-force-quit.documented", since: 13, .documentedOnly,
    lifecycles: [.scenes], from: [.sceneUnattached], to: .sceneForegroundInactive,
    causes: [.sceneRequest, .launchByUser], steps: .connectingInFrontAnew(.background),
    precedence: .alternative,
    conflict: .sessionAfterForceQuit, sources: [.dSceneSession, .dRestoringState],
    note: """
      This is for a launch after a force quit. Apple's pages say that closing the scene in the app \
      switcher destroys the session and deletes what was saved. Developers saw that both were \
      kept.
      """),
  .transition(
    "transition.scene.connect.after-force-quit", since: 13, .observed, lifecycles: [.scenes],
    from: [.sceneUnattached], to: .sceneForegroundInactive, causes: [.sceneRequest, .launchByUser],
    steps: .connectingInFront(.background), precedence: .alternative,
    conflict: .sessionAfterForceQuit, sources: [.f702040, .fb9855914, .flutter138984],
    note: """
      This is for a launch after a force quit. Developers saw the scene connected without the \
      configuration method, and its interface restored. By Apple's pages the session and its saved \
      state are gone.
      """),
  .transition(
    "transition.scene.external-display", since: 13, until: 27, .observed, lifecycles: [.scenes],
    from: [.sceneUnattached], to: .sceneForegroundInactive, causes: [.sceneRequest],
    steps: .connectingInFrontAnew(nil), precedence: .alternative, sources: [.salesforce3679],
    note: "On an external display no sceneDidBecomeActive: follows."),
  .transition(
    "transition.scene.external-display.27", since: 27, .inferredObserved, lifecycles: [.scenes],
    from: [.sceneUnattached], to: .sceneForegroundInactive, causes: [.sceneRequest],
    steps: .connectingInFrontAnew(nil), precedence: .alternative,
    sources: [.dTrans, .dConnectedDisplay, .salesforce3679],
    note: """
      From 27.0 on a scene on an external display connects only after the app has registered a \
      scene accessory, which has the configuration. The steps are those seen up to 26, without \
      sceneDidBecomeActive:. Apple names only scene:willConnectToSession:options:.
      """),
  .transition(
    "transition.scene.connect.background", since: 13, .documented, lifecycles: [.scenes],
    from: [.sceneUnattached], to: .sceneBackground, causes: [.sceneRequest, .launchBySystem],
    steps: .connecting(.background), unless: [.multipleScenes],
    sources: [.dLife, .sceneUpdate534, .dConn],
    note: """
      A scene that the system asks for usually goes to the background; no source says whether \
      sceneDidEnterBackground: comes.
      """),
  .transition(
    "transition.scene.connect.background.another", since: 13, .documented,
    lifecycles: [.scenes], from: [.sceneUnattached], to: .sceneBackground,
    causes: [.sceneRequest, .launchBySystem], steps: .connecting(nil), when: [.multipleScenes],
    sources: [.dLife, .dConn], note: "What the app reads follows from its other scenes."),

  .transition(
    "transition.scene.activate.documented", since: 13, .documentedOnly,
    lifecycles: [.scenes], from: [.sceneForegroundInactive], to: .sceneForegroundActive,
    causes: [.activation], after: .comingToFront, steps: .sceneActivating(.active),
    conflict: .sceneActivationState, sources: [.dState, .dSact, .dAct],
    note: """
      By Apple's text the app has the state of its most active scene; measured, it lags behind.
      """),
  .transition(
    "transition.scene.activate", since: 13, .inferredObserved, lifecycles: [.scenes],
    from: [.sceneForegroundInactive], to: .sceneForegroundActive, causes: [.activation],
    after: .comingToFront, steps: .sceneActivating(.inactive), unless: [.multipleScenes],
    conflict: .sceneActivationState, sources: [.gio215, .dSact],
    note: """
      Measured where UISceneDidActivate is posted: the app still reads inactive. We infer that the \
      method reads the same. By Apple's text it would read active.
      """),
  .transition(
    "transition.scene.activate.another", since: 13, .observed, lifecycles: [.scenes],
    from: [.sceneForegroundInactive], to: .sceneForegroundActive, causes: [.activation],
    after: .comingToFront, steps: .sceneActivating(nil), when: [.multipleScenes],
    conflict: .sceneActivationState, sources: [.gio215, .dSact],
    note: """
      What the app reads follows from its other scenes, too; by Apple's text the app is active.
      """),
  .transition(
    "transition.scene.reactivate.ignored.documented", since: 13, .documentedOnly,
    lifecycles: [.scenes], from: [.sceneForegroundInactive], to: .sceneForegroundActive,
    causes: [.interruptionIgnored], after: [.interruptionBegin], steps: .sceneActivating(.active),
    conflict: .sceneActivationState, sources: [.dPrepbg, .dState, .dSact],
    note: """
      By Apple's text the app has the state of its most active scene; measured, it lags behind.
      """),
  .transition(
    "transition.scene.reactivate.ignored", since: 13, .inferredObserved,
    lifecycles: [.scenes], from: [.sceneForegroundInactive], to: .sceneForegroundActive,
    causes: [.interruptionIgnored], after: [.interruptionBegin], steps: .sceneActivating(.inactive),
    unless: [.multipleScenes], conflict: .sceneActivationState, sources: [.gio215, .dPrepbg],
    note: """
      Measured where UISceneDidActivate is posted: the app still reads inactive. We infer that the \
      method reads the same. By Apple's text it would read active.
      """),
  .transition(
    "transition.scene.reactivate.ignored.another", since: 13, .observed,
    lifecycles: [.scenes], from: [.sceneForegroundInactive], to: .sceneForegroundActive,
    causes: [.interruptionIgnored], after: [.interruptionBegin], steps: .sceneActivating(nil),
    when: [.multipleScenes], conflict: .sceneActivationState, sources: [.gio215, .dPrepbg],
    note: """
      What the app reads follows from its other scenes, too; by Apple's text the app is active.
      """),
  .transition(
    "transition.scene.reactivate.app-switcher.documented", since: 13, .documentedOnly,
    lifecycles: [.scenes], from: [.sceneForegroundInactive], to: .sceneForegroundActive,
    causes: [.appSwitcherClosed], after: [.appSwitcherOpen], steps: .sceneActivating(.active),
    conflict: .sceneActivationState, sources: [.dState, .dSact],
    note: """
      By Apple's text the app has the state of its most active scene; measured, it lags behind.
      """),
  .transition(
    "transition.scene.reactivate.app-switcher", since: 13, .inferredObserved,
    lifecycles: [.scenes], from: [.sceneForegroundInactive], to: .sceneForegroundActive,
    causes: [.appSwitcherClosed], after: [.appSwitcherOpen], steps: .sceneActivating(.inactive),
    unless: [.multipleScenes], conflict: .sceneActivationState, sources: [.gio215, .dState],
    note: """
      Measured where UISceneDidActivate is posted: the app still reads inactive. We infer that the \
      method reads the same. By Apple's text it would read active.
      """),
  .transition(
    "transition.scene.reactivate.app-switcher.another", since: 13, .observed,
    lifecycles: [.scenes], from: [.sceneForegroundInactive], to: .sceneForegroundActive,
    causes: [.appSwitcherClosed], after: [.appSwitcherOpen], steps: .sceneActivating(nil),
    when: [.multipleScenes], conflict: .sceneActivationState, sources: [.gio215, .dPrepbg],
    note: """
      What the app reads follows from its other scenes, too; by Apple's text the app is active.
      """),

  .transition(
    "transition.scene.resign", since: 13, .documented, lifecycles: [.scenes],
    from: [.sceneForegroundActive], to: .sceneForegroundInactive,
    causes: [.homeButton, .appSwitch, .deviceLock, .appSwitcherOpen], steps: .sceneResigning,
    sources: [.dPrepbg, .dSact, .dState, .gio215],
    note: "Measured where UISceneWillDeactivate is posted: the app still reads active."),
  .transition(
    "transition.scene.resign.interruption", since: 13, .documented, lifecycles: [.scenes],
    from: [.sceneForegroundActive], to: .sceneForegroundInactive, causes: [.interruptionBegin],
    interruptions: [.phoneCall, .smsAlert, .systemAlert, .notificationCenter],
    steps: .sceneResigning, sources: [.dPrepbg, .dSact, .gio215]),
  .transition(
    "transition.scene.resign.panel", since: 13, .inferred, lifecycles: [.scenes],
    from: [.sceneForegroundActive], to: .sceneForegroundInactive, causes: [.interruptionBegin],
    interruptions: [
      .controlCenter, .siri, .biometricPrompt, .inAppPurchase, .lowBatteryAlert, .alarm,
      .shareSheet, .applePay, .signInWithApple, .webAuthentication,
    ], steps: .sceneResigning, sources: [.dPrepbg],
    note: """
      Apple says this of system alerts and panels; we assume that it includes these, but no source \
      says so.
      """),

  .transition(
    "transition.scene.enter-background", since: 13, .documented, lifecycles: [.scenes],
    from: [.sceneForegroundInactive], to: .sceneBackground, causes: .leaving,
    after: .any(of: .covered, .comingToFront), steps: .sceneEnteringBackground(.background),
    unless: [.multipleScenes], sources: [.dPrepbg, .dFg, .dState, .dSceneActivity, .w2110057],
    note: """
      applicationDidEnterBackground: is not called, but its notification is posted. If the app \
      preserves its interface, UIKit asks the scene for its activity, not the app delegate. We \
      infer that it asks here: Apple says only that it asks before a scene is disconnected.
      """),
  .transition(
    "transition.scene.enter-background.another", since: 13, .documented,
    lifecycles: [.scenes], from: [.sceneForegroundInactive], to: .sceneBackground, causes: .leaving,
    after: .any(of: .covered, .comingToFront), steps: .sceneEnteringBackground(nil),
    when: [.multipleScenes], sources: [.dPrepbg, .dState],
    note: "While another scene is in front, the app still reads that scene's state."),
  .transition(
    "transition.scene.enter-background.accepted", since: 13, .documented,
    lifecycles: [.scenes], from: [.sceneForegroundInactive], to: .sceneBackground,
    causes: [.interruptionAccepted], after: [.interruptionBegin],
    steps: .sceneEnteringBackground(.background), unless: [.multipleScenes],
    sources: [.dPrepbg, .dFg]),
  .transition(
    "transition.scene.enter-background.accepted.another", since: 13, .documented,
    lifecycles: [.scenes], from: [.sceneForegroundInactive], to: .sceneBackground,
    causes: [.interruptionAccepted], after: [.interruptionBegin],
    steps: .sceneEnteringBackground(nil), when: [.multipleScenes], sources: [.dPrepbg, .dState],
    note: "While another scene is in front, the app still reads that scene's state."),
  .transition(
    "transition.scene.lock", since: 13, .documented, lifecycles: [.scenes],
    from: [.sceneForegroundInactive], to: .sceneBackground, causes: [.deviceLock],
    steps: .sceneLocking(.background), sources: [.dPrepbg, .a3],
    note: "Every scene of the app goes to the background."),

  .transition(
    "transition.scene.return", since: 13, .documented, lifecycles: [.scenes],
    from: [.sceneBackground], to: .sceneForegroundInactive, causes: [.returnByUser],
    steps: .sceneReturning, unless: [.multipleScenes], sources: [.dPrepfg, .dSfg, .kb29632],
    note: "The states read inside follow those of an app without scenes."),
  .transition(
    "transition.scene.return.another", since: 13, .documented, lifecycles: [.scenes],
    from: [.sceneBackground], to: .sceneForegroundInactive, causes: [.returnByUser],
    steps: [Step(.sceneWillEnterForeground, nil, scene: .background), .event(nil)],
    when: [.multipleScenes], sources: [.dPrepfg, .dSfg, .dState],
    note: "What the app reads follows from its other scenes."),
  .transition(
    "transition.scene.return.activation", since: 13, .inferred, lifecycles: [.scenes],
    from: [.sceneBackground], to: .sceneForegroundInactive, causes: [.sceneActivation],
    steps: .sceneReturning, unless: [.multipleScenes], sources: [.dPrepfg, .dSfg],
    note: "A scene that the app or the system activates comes to the front as if by the user."),
  .transition(
    "transition.scene.return.activation.another", since: 13, .inferred, lifecycles: [.scenes],
    from: [.sceneBackground], to: .sceneForegroundInactive, causes: [.sceneActivation],
    steps: [Step(.sceneWillEnterForeground, nil, scene: .background), .event(nil)],
    when: [.multipleScenes], sources: [.dPrepfg, .dSfg],
    note: """
      The scene comes to the front as if by the user. What the app reads follows from its other \
      scenes.
      """),
  .transition(
    "transition.scene.return.unlock", since: 13, .documented, lifecycles: [.scenes],
    from: [.sceneBackground], to: .sceneForegroundInactive, causes: [.deviceUnlock],
    after: [.deviceLock, .deviceUnlock], steps: .sceneUnlocking, sources: [.dPrepfg, .dSfg, .a3],
    note: "No source says where the protected-data callback comes in the order."),
  .transition(
    "transition.scene.disconnect", since: 13, .documented, lifecycles: [.scenes],
    from: [.sceneBackground], to: .sceneUnattached, causes: [.sceneDisconnect],
    steps: .sceneDisconnecting(.background), unless: [.multipleScenes],
    sources: [.dDisc, .dAct, .dLife, .edge6179],
    note: "The system may disconnect a scene at any time to free memory; the process lives on."),
  .transition(
    "transition.scene.disconnect.another", since: 13, .documented, lifecycles: [.scenes],
    from: [.sceneBackground], to: .sceneUnattached, causes: [.sceneDisconnect],
    steps: .sceneDisconnecting(nil), when: [.multipleScenes],
    sources: [.dDisc, .dAct, .dLife, .dState],
    note: "What the app reads follows from its other scenes."),
]

/// Transitions of a window that the user closes, the end of the process, and transitions that do
/// not happen or take several steps.
let endsOfAScene: [Rule] = [
  .transition(
    "transition.scene.window-closed", since: 13, .observed, lifecycles: [.scenes],
    from: .connected, to: .sceneUnattached, causes: [.windowClosed],
    steps: [Step(.sceneDidDisconnect, nil), Step(.didDiscardSceneSessions, nil)],
    when: [.multipleScenes, .pad], sources: [.douglasHill, .dDisc],
    note: """
      Apple says that a scene that the user closes is disconnected. The process lives on while it \
      has another window.
      """),
  .transition(
    "transition.scene.window-closed.last", since: 13, .observed, lifecycles: [.scenes],
    from: [.sceneForegroundInactive], to: .sceneUnattached, causes: [.windowClosed],
    after: [.appSwitcherOpen], when: [.pad], unless: [.multipleScenes], sources: [.douglasHill],
    note: "The process ends without being notified of the discarded session."),
  .transition(
    "transition.scene.process-ended", since: 13, .inferred, lifecycles: [.scenes],
    from: .connected, to: .sceneUnattached,
    causes: .any(
      of: .memory, .shutdown,
      [
        .memoryLimit, .crash, .watchdog, .cpuLimit, .thermal, .resourceUse, .backgroundTaskExpired,
        .backgroundFetchExpired, .urlSessionExpired, .diskPressure, .resourceHeld, .voipUnreported,
        .voipWakeRate, .privacyChanged, .appExit, .appUpdate, .appUninstall, .debuggerStop,
        .userForceQuitHeldButton,
      ]),
    sources: [.dLife, .a1],
    note: "The process is gone, and its scenes with it; no source says that they are notified."),
  .transition(
    "transition.scene.banner", since: 13, .documented, lifecycles: [.scenes],
    from: [.sceneForegroundActive], to: .sceneForegroundInactive, causes: [.interruptionBegin],
    interruptions: [.banner], verdict: .forbidden, reason: .interruptsNothing, sources: [.a3],
    note: "A banner does not interrupt the app, which keeps getting events."),
  .transition(
    "transition.scene.call-banner", since: 14, .inferred, lifecycles: [.scenes],
    from: [.sceneForegroundActive], to: .sceneForegroundInactive, causes: [.interruptionBegin],
    interruptions: [.callBanner], verdict: .forbidden, reason: .interruptsNothing, sources: [.a3],
    note: "A call shown as a banner is assumed to be like any other banner; no source was found."),
  .transition(
    "transition.scene.one-step.leave", since: 13, .documented, lifecycles: [.scenes],
    from: [.sceneForegroundActive], to: .sceneBackground, causes: .all, verdict: .forbidden,
    reason: .notOneStep, via: .sceneForegroundInactive, sources: [.dAct, .dLife]),
  .transition(
    "transition.scene.one-step.return", since: 13, .documented, lifecycles: [.scenes],
    from: [.sceneBackground, .sceneUnattached], to: .sceneForegroundActive, causes: .all,
    verdict: .forbidden, reason: .notOneStep, via: .sceneForegroundInactive,
    sources: [.dAct, .dLife]),
  .transition(
    "transition.scene.one-step.force-quit", since: 13, .documented, lifecycles: [.scenes],
    from: [.sceneForegroundActive], to: .sceneUnattached, causes: [.userForceQuit],
    verdict: .forbidden, reason: .notOneStep, via: .sceneForegroundInactive, sources: [.dState],
    note: "The app switcher makes the app inactive first."),
]
