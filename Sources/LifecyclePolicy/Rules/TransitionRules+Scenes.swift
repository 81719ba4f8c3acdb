// Transitions of the process of an app with scenes, iOS 13.0 on.

extension Steps {
  /// A scene is made and connected.
  @inline(__always)
  static func connecting(_ state: AppState?) -> Steps {
    Steps(
      Step(.configurationForConnectingScene, state),
      Step(.sceneWillConnect, state, scene: .unattached))
  }

  /// A scene is made, connected, and comes to the front.
  @inline(__always)
  static func connectingInFront(_ state: AppState?) -> Steps {
    Steps(
      Step(.configurationForConnectingScene, state),
      Step(.sceneWillConnect, state, scene: .unattached), Step(.sceneWillEnterForeground, nil))
  }

  @inline(__always)
  static func sceneActivating(_ state: AppState?) -> Steps {
    Steps(Step(.sceneDidBecomeActive, state, scene: .foregroundActive))
  }

  static var sceneResigning: Steps {
    Steps(Step(.sceneWillResignActive, .active, scene: .foregroundActive))
  }

  @inline(__always)
  static func sceneEnteringBackground(_ state: AppState?) -> Steps {
    Steps(Step(.sceneDidEnterBackground, state, scene: .background))
  }

  @inline(__always)
  static func sceneLocking(_ state: AppState?) -> Steps {
    Steps(
      Step(.sceneDidEnterBackground, state, scene: .background),
      Step(.protectedDataWillBecomeUnavailable, nil, when: .passcode))
  }

  static var sceneReturning: Steps {
    Steps(Step(.sceneWillEnterForeground, .background, scene: .background), .event(.inactive))
  }

  static var sceneUnlocking: Steps {
    Steps(
      Step(.protectedDataDidBecomeAvailable, nil, when: .passcode),
      Step(.sceneWillEnterForeground, .background, scene: .background))
  }

  @inline(__always)
  static func sceneDisconnecting(_ state: AppState?) -> Steps {
    Steps(Step(.sceneDidDisconnect, state))
  }
}

extension Mask where Element == Cause {
  /// Why a process in the background has scenes to return to: it was in front before.
  static var havingBeenInFront: Mask {
    Mask<Cause>.all.subtracting(Mask(.launchByUser, .launchBySystem))
  }
  /// Why an app with scenes is about to be activated.
  static var comingToFront: Mask {
    Mask(.launchByUser, .sceneRequest, .sceneActivation, .returnByUser, .deviceUnlock)
  }
  /// Why an app that was active is inactive.
  static var covered: Mask {
    Mask(.homeButton, .appSwitch, .appSwitcherOpen, .interruptionBegin, .deviceLock, .deviceUnlock)
  }
}

/// The state of the process is that of its most active scene; the methods of the app delegate that
/// the scene delegate takes over stay silent, its notifications do not.
///
/// | from | to | cause | callbacks (app state, scene state inside) |
/// |---|---|---|---|
/// | not running | background | launch, by user or system | will, did finish launching (background), event |
/// | background | inactive | a scene is asked for | configuration, will connect (background, unattached), scene will enter foreground |
/// | inactive | active | activation | scene did become active (documented: active; measured: inactive) |
/// | active | inactive | as without scenes | scene will resign active (active) |
/// | inactive | background | as without scenes | scene did enter background (background) |
/// | background | inactive | return | scene will enter foreground (background), the event (inactive) |
/// | background | suspended | nothing left to do, but not between a launch by the user and its scene | none |
/// | inactive | not running | force quit | documented: none; measured: by idiom, in two orders on the phone |
let transitionsWithScenes: [TransitionRule] = [
  TransitionRule(
    id: "transition.scenes.launch.user", since: .v(13), basis: .documented,
    lifecycles: Mask(.scenes), from: Mask(.notRunning), to: .background,
    causes: Mask(.launchByUser), steps: .launching(.background),
    sources: Sources(.dState, .dLaunch, .bugsnag1307),
    note: """
      The app reads background inside even where it is launched to the front; a URL, activity or \
      quick action comes with the connection options of the scene.
      """),
  TransitionRule(
    id: "transition.scenes.launch.system", since: .v(13), basis: .documented,
    lifecycles: Mask(.scenes), from: Mask(.notRunning), to: .background,
    causes: Mask(.launchBySystem), steps: .launching(.background),
    sources: Sources(.dState, .dRespl, .dLife),
    note: "No scene need connect; Apple gives no order for the event."),
  TransitionRule(
    id: "transition.scenes.launch.prewarmed", since: .v(15), basis: .inferred,
    lifecycles: Mask(.scenes), from: Mask(.prewarmed), to: .background,
    causes: Mask(.launchByUser, .launchBySystem), steps: .launching(.background),
    sources: Sources(.dLaunch, .dState),
    note: "Inferred: a prewarmed process goes on as any other launch."),
  TransitionRule(
    id: "transition.scenes.return.user", since: .v(13), basis: .documented,
    lifecycles: Mask(.scenes), from: Mask(.background), to: .inactive,
    causes: Mask(.returnByUser), after: .havingBeenInFront, steps: .sceneReturning,
    sources: Sources(.dPrepfg, .dSfg, .kb29632),
    note: "The states read inside follow those of an app without scenes."),
  TransitionRule(
    id: "transition.scenes.return.unlock", since: .v(13), basis: .documented,
    lifecycles: Mask(.scenes), from: Mask(.background), to: .inactive,
    causes: Mask(.deviceUnlock), after: Mask(.deviceLock, .deviceUnlock), steps: .sceneUnlocking,
    sources: Sources(.dPrepfg, .dSfg, .a3),
    note: "When the protected-data call comes among the others no source says."),
  TransitionRule(
    id: "transition.scenes.connect", since: .v(13), basis: .documented,
    lifecycles: Mask(.scenes), from: Mask(.background), to: .inactive,
    causes: Mask(.sceneRequest), steps: .connectingInFront(.background),
    sources: Sources(.dLaunch, .dLife, .dSfg, .td113, .dConn),
    note: """
      sceneWillEnterForeground: comes at a launch too; what the app reads inside it then no source \
      says. The configuration method comes only where the app implements it.
      """),
  TransitionRule(
    id: "transition.scenes.connect.after-background-launch", since: .v(13), basis: .inferred,
    lifecycles: Mask(.scenes), from: Mask(.background), to: .inactive,
    causes: Mask(.returnByUser), after: Mask(.launchBySystem, .launchByUser),
    steps: .connectingInFront(.background), sources: Sources(.dLaunch, .dPrepfg),
    note: "Launched in the background and then brought to the front: the order is inferred."),
  TransitionRule(
    id: "transition.scenes.activate-existing", since: .v(13), basis: .inferred,
    lifecycles: Mask(.scenes), from: Mask(.background), to: .inactive,
    causes: Mask(.sceneActivation), after: .havingBeenInFront, steps: .sceneReturning,
    sources: Sources(.dPrepfg, .dSfg),
    note: "A scene that is there is brought to the front as by the user."),
  TransitionRule(
    id: "transition.scenes.connect.background", since: .v(13), basis: .documented,
    lifecycles: Mask(.scenes), from: Mask(.background), to: .background,
    causes: Mask(.sceneRequest), steps: .connecting(.background),
    sources: Sources(.dLife, .dLaunch, .sceneUpdate534, .dConn),
    note: """
      A scene that the system asks for usually goes to the background; one was seen to connect at \
      a launch for a scheduled task. Whether sceneDidEnterBackground: comes no source says.
      """),
  TransitionRule(
    id: "transition.scenes.activate.documented", since: .v(13), basis: .documentedOnly,
    lifecycles: Mask(.scenes), from: Mask(.inactive), to: .active, causes: Mask(.activation),
    after: .comingToFront, steps: .sceneActivating(.active), conflict: .sceneActivationState,
    sources: Sources(.dState, .dSact),
    note: "By Apple's text the app has the state of its most active scene; measured, it lags."),
  TransitionRule(
    id: "transition.scenes.activate", since: .v(13), basis: .inferredObserved,
    lifecycles: Mask(.scenes), from: Mask(.inactive), to: .active, causes: Mask(.activation),
    after: .comingToFront, steps: .sceneActivating(.inactive), conflict: .sceneActivationState,
    sources: Sources(.gio215, .dSact),
    note: """
      Measured where UISceneDidActivate is posted: the app still reads inactive. That the method \
      reads the same is inferred. By Apple's text it would read active.
      """),
  TransitionRule(
    id: "transition.scenes.reactivate.ignored.documented", since: .v(13), basis: .documentedOnly,
    lifecycles: Mask(.scenes), from: Mask(.inactive), to: .active,
    causes: Mask(.interruptionIgnored), after: Mask(.interruptionBegin),
    steps: .sceneActivating(.active), conflict: .sceneActivationState,
    sources: Sources(.dPrepbg, .dState, .dSact),
    note: "By Apple's text the app has the state of its most active scene; measured, it lags."),
  TransitionRule(
    id: "transition.scenes.reactivate.ignored", since: .v(13), basis: .inferredObserved,
    lifecycles: Mask(.scenes), from: Mask(.inactive), to: .active,
    causes: Mask(.interruptionIgnored), after: Mask(.interruptionBegin),
    steps: .sceneActivating(.inactive), conflict: .sceneActivationState,
    sources: Sources(.gio215, .dPrepbg),
    note: """
      Measured where UISceneDidActivate is posted: the app still reads inactive. That the method \
      reads the same is inferred. By Apple's text it would read active.
      """),
  TransitionRule(
    id: "transition.scenes.reactivate.app-switcher.documented", since: .v(13),
    basis: .documentedOnly, lifecycles: Mask(.scenes), from: Mask(.inactive), to: .active,
    causes: Mask(.appSwitcherClosed), after: Mask(.appSwitcherOpen),
    steps: .sceneActivating(.active), conflict: .sceneActivationState,
    sources: Sources(.dState, .dSact),
    note: "By Apple's text the app has the state of its most active scene; measured, it lags."),
  TransitionRule(
    id: "transition.scenes.reactivate.app-switcher", since: .v(13), basis: .inferredObserved,
    lifecycles: Mask(.scenes), from: Mask(.inactive), to: .active,
    causes: Mask(.appSwitcherClosed), after: Mask(.appSwitcherOpen),
    steps: .sceneActivating(.inactive), conflict: .sceneActivationState,
    sources: Sources(.gio215, .dState),
    note: """
      Measured where UISceneDidActivate is posted: the app still reads inactive. That the method \
      reads the same is inferred. By Apple's text it would read active.
      """),

  TransitionRule(
    id: "transition.scenes.resign", since: .v(13), basis: .documented, lifecycles: Mask(.scenes),
    from: Mask(.active), to: .inactive,
    causes: Mask(.homeButton, .appSwitch, .deviceLock, .appSwitcherOpen), steps: .sceneResigning,
    sources: Sources(.dPrepbg, .dSact, .dState, .gio215),
    note: "Measured where UISceneWillDeactivate is posted: the app still reads active."),
  TransitionRule(
    id: "transition.scenes.resign.interruption", since: .v(13), basis: .documented,
    lifecycles: Mask(.scenes), from: Mask(.active), to: .inactive,
    causes: Mask(.interruptionBegin),
    interruptions: Mask(.phoneCall, .smsAlert, .systemAlert, .notificationCenter),
    steps: .sceneResigning, sources: Sources(.dPrepbg, .dSact, .gio215)),
  TransitionRule(
    id: "transition.scenes.resign.panel", since: .v(13), basis: .inferred,
    lifecycles: Mask(.scenes), from: Mask(.active), to: .inactive,
    causes: Mask(.interruptionBegin),
    interruptions: Mask(.controlCenter, .siri, .biometricPrompt, .inAppPurchase)
      .union(Mask(.lowBatteryAlert, .alarm, .shareSheet)),
    steps: .sceneResigning, sources: Sources(.dPrepbg),
    note: """
      Apple says it of system alerts and panels; that these are among them is taken for granted \
      and said by no source.
      """),

  TransitionRule(
    id: "transition.scenes.enter-background", since: .v(13), basis: .documented,
    lifecycles: Mask(.scenes), from: Mask(.inactive), to: .background, causes: .leaving,
    after: Mask<Cause>.covered.union(.comingToFront), steps: .sceneEnteringBackground(.background),
    sources: Sources(.dPrepbg, .dFg, .dState),
    note: """
      Where it is the last scene in front; applicationDidEnterBackground: stays silent, its \
      notification does not.
      """),
  TransitionRule(
    id: "transition.scenes.enter-background.accepted", since: .v(13), basis: .documented,
    lifecycles: Mask(.scenes), from: Mask(.inactive), to: .background,
    causes: Mask(.interruptionAccepted), after: Mask(.interruptionBegin),
    steps: .sceneEnteringBackground(.background), sources: Sources(.dPrepbg, .dFg)),
  TransitionRule(
    id: "transition.scenes.lock", since: .v(13), basis: .documented, lifecycles: Mask(.scenes),
    from: Mask(.inactive), to: .background, causes: Mask(.deviceLock),
    steps: .sceneLocking(.background), sources: Sources(.dPrepbg, .a3)),
  TransitionRule(
    id: "transition.scenes.suspend", since: .v(13), basis: .documented,
    lifecycles: Mask(.scenes), from: Mask(.background), to: .suspended,
    causes: Mask(.executionFinished), after: Mask<Cause>.all.subtracting(Mask(.launchByUser)),
    sources: Sources(.a1, .dLife), note: "Without any callback."),
  TransitionRule(
    id: "transition.scenes.suspend.launched-by-user", since: .v(13), basis: .inferred,
    lifecycles: Mask(.scenes), from: Mask(.background), to: .suspended,
    causes: Mask(.executionFinished), after: Mask(.launchByUser), verdict: .forbidden,
    reason: .leadsElsewhere, via: .inactive, sources: Sources(.dLife, .dState),
    note: """
      A launch by the user goes to the front: the app is in the background only until its scene \
      connects. No source says it in words.
      """),
  TransitionRule(
    id: "transition.scenes.wake", since: .v(13), basis: .inferred, lifecycles: Mask(.scenes),
    from: Mask(.suspended), to: .background, causes: Mask(.wakeBySystem),
    steps: Steps(.event(.background)), sources: Sources(.dBgseq, .dFg),
    note: """
      applicationDidEnterBackground:, which Apple's account of a wake-up has, is silent with \
      scenes.
      """),

  TransitionRule(
    id: "transition.scenes.disconnect", since: .v(13), basis: .documented,
    lifecycles: Mask(.scenes), from: Mask(.background), to: .background,
    causes: Mask(.sceneDisconnect), steps: .sceneDisconnecting(.background),
    sources: Sources(.dDisc, .dAct, .edge6179), note: "The process lives on."),
  TransitionRule(
    id: "transition.scenes.disconnect.active", since: .v(13), basis: .documented,
    lifecycles: Mask(.scenes), from: Mask(.active), to: .active, causes: Mask(.sceneDisconnect),
    steps: .sceneDisconnecting(.active), when: Mask(.multipleScenes),
    sources: Sources(.dDisc, .dState), note: "Another scene keeps the app active."),
  TransitionRule(
    id: "transition.scenes.disconnect.inactive", since: .v(13), basis: .documented,
    lifecycles: Mask(.scenes), from: Mask(.inactive), to: .inactive,
    causes: Mask(.sceneDisconnect), steps: .sceneDisconnecting(.inactive),
    when: Mask(.multipleScenes), sources: Sources(.dDisc, .dState),
    note: "Another scene keeps the app in front."),
  TransitionRule(
    id: "transition.scenes.window-closed.active", since: .v(13), basis: .observed,
    lifecycles: Mask(.scenes), from: Mask(.active), to: .active, causes: Mask(.windowClosed),
    steps: Steps(
      Step(.sceneDidDisconnect, .active), Step(.didDiscardSceneSessions, .active)),
    when: Mask(.multipleScenes, .pad), sources: Sources(.douglasHill, .dDisc, .dState),
    note:
      "One of several windows: the process lives on. Whether sceneDidDisconnect: comes before is not known."
  ),
  TransitionRule(
    id: "transition.scenes.window-closed.inactive", since: .v(13), basis: .observed,
    lifecycles: Mask(.scenes), from: Mask(.inactive), to: .inactive, causes: Mask(.windowClosed),
    steps: Steps(
      Step(.sceneDidDisconnect, .inactive), Step(.didDiscardSceneSessions, .inactive)),
    when: Mask(.multipleScenes, .pad), sources: Sources(.douglasHill, .dDisc, .dState),
    note:
      "One of several windows: the process lives on. Whether sceneDidDisconnect: comes before is not known."
  ),
  TransitionRule(
    id: "transition.scenes.window-closed.background", since: .v(13), basis: .observed,
    lifecycles: Mask(.scenes), from: Mask(.background), to: .background,
    causes: Mask(.windowClosed),
    steps: Steps(
      Step(.sceneDidDisconnect, .background), Step(.didDiscardSceneSessions, .background)),
    when: Mask(.multipleScenes, .pad), sources: Sources(.douglasHill, .dDisc),
    note:
      "One of several windows: the process lives on. Whether sceneDidDisconnect: comes before is not known."
  ),
  TransitionRule(
    id: "transition.scenes.window-closed.last", since: .v(13), basis: .observed,
    lifecycles: Mask(.scenes), from: Mask(.inactive), to: .notRunning,
    causes: Mask(.windowClosed), after: Mask(.appSwitcherOpen),
    when: Mask(.pad), sources: Sources(.douglasHill),
    note: "Ended instead of being told of the discarded session; no callback is reported."),

  TransitionRule(
    id: "transition.scenes.force-quit.documented", since: .v(13), basis: .documentedOnly,
    lifecycles: Mask(.scenes), from: Mask(.inactive), to: .notRunning,
    causes: Mask(.userForceQuit), after: Mask(.appSwitcherOpen), steps: .sceneDisconnecting(nil),
    conflict: .forceQuitCallback,
    sources: Sources(.dDisc, .a1),
    note:
      "Apple: a scene that the user closes is disconnected. Measured, other callbacks come, too."),
  TransitionRule(
    id: "transition.scenes.force-quit.phone", since: .v(13), basis: .observed,
    lifecycles: Mask(.scenes), from: Mask(.inactive), to: .notRunning,
    causes: Mask(.userForceQuit), after: Mask(.appSwitcherOpen),
    steps: Steps(
      Step(.sceneDidEnterBackground, .background, scene: .background),
      Step(.willTerminate, .background)),
    when: Mask(.phone), conflict: .sceneForceQuitOrder, sources: Sources(.qScene, .a1),
    note: """
      applicationWillTerminate: does not always come. A log of 2023 has sceneDidDisconnect: in \
      its place, and another one a new scene after that; Apple's guide promises no message.
      """),
  TransitionRule(
    id: "transition.scenes.force-quit.phone.disconnect", since: .v(13), basis: .observed,
    lifecycles: Mask(.scenes), from: Mask(.inactive), to: .notRunning,
    causes: Mask(.userForceQuit), after: Mask(.appSwitcherOpen),
    steps: Steps(Step(.sceneDidDisconnect, nil), Step(.didDiscardSceneSessions, nil)),
    precedence: .alternative, when: Mask(.phone), conflict: .sceneForceQuitOrder,
    sources: Sources(.f732170, .lemonbrush),
    note: "The other order that was measured, also without the second callback: both are legal."),
  TransitionRule(
    id: "transition.scenes.force-quit.phone.reconnect", since: .v(13), basis: .observed,
    lifecycles: Mask(.scenes), from: Mask(.inactive), to: .notRunning,
    causes: Mask(.userForceQuit), after: Mask(.appSwitcherOpen),
    steps: Steps(
      Step(.sceneDidDisconnect, nil), Step(.sceneWillEnterForeground, nil),
      Step(.sceneDidEnterBackground, nil)),
    precedence: .alternative, when: Mask(.phone), conflict: .sceneForceQuitOrder,
    sources: Sources(.f732170, .lemonbrush),
    note: "Seen as well: after the disconnection a new scene object comes and goes."),
  TransitionRule(
    id: "transition.scenes.force-quit.pad", since: .v(13), basis: .observed,
    lifecycles: Mask(.scenes), from: Mask(.inactive), to: .notRunning,
    causes: Mask(.userForceQuit), after: Mask(.appSwitcherOpen),
    steps: Steps(
      Step(.sceneDidDisconnect, nil), Step(.didDiscardSceneSessions, nil), Step(.willTerminate, nil)
    ),
    when: Mask(.pad), unless: Mask(.multipleScenes), conflict: .forceQuitCallback,
    sources: Sources(.qScene, .a1),
    note: "Without sceneDidEnterBackground:. Apple's guide promises no message after a force quit."
  ),
  TransitionRule(
    id: "transition.scenes.force-quit.pad.multiple", since: .v(13), basis: .observed,
    lifecycles: Mask(.scenes), from: Mask(.inactive), to: .notRunning,
    causes: Mask(.userForceQuit), after: Mask(.appSwitcherOpen),
    steps: Steps(
      Step(.sceneDidEnterBackground, .background, scene: .background),
      Step(.willTerminate, .background)),
    when: Mask(.pad, .multipleScenes), conflict: .forceQuitCallback,
    sources: Sources(.qScene, .a1),
    note: """
      applicationWillTerminate: does not always come. Apple's guide promises no message after a \
      force quit.
      """),
  TransitionRule(
    id: "transition.scenes.force-quit.suspended", since: .v(13), basis: .documented,
    lifecycles: Mask(.scenes), from: Mask(.suspended), to: .notRunning,
    causes: Mask(.userForceQuit), sources: Sources(.a1, .a4, .qScene),
    note: "application:didDiscardSceneSessions: was seen to come at the next launch."),
  TransitionRule(
    id: "transition.one-step.launch-inactive", since: .v(13), basis: .documented,
    lifecycles: Mask(.scenes), from: Mask(.notRunning, .prewarmed), to: .inactive, causes: .all,
    verdict: .forbidden, reason: .notOneStep, via: .background, sources: Sources(.dState),
    note:
      "An app with scenes is launched to the background, and comes to the front as its scene does."
  ),
]
