// Transitions of one scene, iOS 13.0 on.

/// A scene that is not connected is unattached, and so is one that has just been made.
///
/// | from | to | cause | callbacks (app state, scene state inside) |
/// |---|---|---|---|
/// | unattached | unattached | asked for | configuration, will connect (background, unattached) |
/// | unattached | foreground inactive | asked for by the user | the same, then scene will enter foreground |
/// | unattached | background | asked for by the system | configuration, will connect |
/// | foreground inactive | foreground active | activation | scene did become active |
/// | foreground active | foreground inactive | covered, left | scene will resign active |
/// | foreground inactive | background | left | scene did enter background |
/// | background | foreground inactive | return | scene will enter foreground, the event |
/// | background | unattached | the system disconnects it | scene did disconnect |
let transitionsOfAScene: [TransitionRule] = [
  TransitionRule(
    id: "transition.scene.connect", since: .v(13), basis: .documented, lifecycles: Mask(.scenes),
    from: Mask(.sceneUnattached), to: .sceneUnattached, causes: Mask(.sceneRequest),
    steps: .connecting(.background), unless: Mask(.multipleScenes),
    sources: Sources(.dLaunch, .dLife, .dConn),
    note: """
      A scene begins unattached, and reads so inside; that is inferred from Apple's order. The \
      configuration method comes only where the app implements it.
      """),
  TransitionRule(
    id: "transition.scene.connect.another", since: .v(13), basis: .documented,
    lifecycles: Mask(.scenes), from: Mask(.sceneUnattached), to: .sceneUnattached,
    causes: Mask(.sceneRequest), steps: .connecting(nil), when: Mask(.multipleScenes),
    sources: Sources(.dLaunch, .dLife, .dConn),
    note: "What the app reads follows from its other scenes."),
  TransitionRule(
    id: "transition.scene.connect.front", since: .v(13), basis: .documented,
    lifecycles: Mask(.scenes), from: Mask(.sceneUnattached), to: .sceneForegroundInactive,
    causes: Mask(.sceneRequest, .launchByUser), steps: .connectingInFront(.background),
    unless: Mask(.multipleScenes), sources: Sources(.dLife, .dLaunch, .dSfg, .td113),
    note: "A scene that the user asks for goes to the foreground."),
  TransitionRule(
    id: "transition.scene.connect.front.another", since: .v(13), basis: .documented,
    lifecycles: Mask(.scenes), from: Mask(.sceneUnattached), to: .sceneForegroundInactive,
    causes: Mask(.sceneRequest, .launchByUser), steps: .connectingInFront(nil),
    when: Mask(.multipleScenes), sources: Sources(.dLife, .dLaunch, .dSfg),
    note: "What the app reads follows from its other scenes."),
  TransitionRule(
    id: "transition.scene.reconnect", since: .v(13), basis: .inferred, lifecycles: Mask(.scenes),
    from: Mask(.sceneUnattached), to: .sceneForegroundInactive,
    causes: Mask(.sceneActivation, .returnByUser), steps: .connectingInFront(nil),
    sources: Sources(.dLife, .edge6179),
    note: "A session whose scene was disconnected gets a new one when it is activated."),
  TransitionRule(
    id: "transition.scene.external-display", since: .v(13), basis: .observed,
    lifecycles: Mask(.scenes), from: Mask(.sceneUnattached), to: .sceneForegroundInactive,
    causes: Mask(.sceneRequest), steps: .connectingInFront(nil), precedence: .alternative,
    sources: Sources(.salesforce3679),
    note: "On an external display no sceneDidBecomeActive: follows."),
  TransitionRule(
    id: "transition.scene.connect.background", since: .v(13), basis: .documented,
    lifecycles: Mask(.scenes), from: Mask(.sceneUnattached), to: .sceneBackground,
    causes: Mask(.sceneRequest, .launchBySystem), steps: .connecting(.background),
    unless: Mask(.multipleScenes), sources: Sources(.dLife, .sceneUpdate534, .dConn),
    note: """
      A scene that the system asks for usually goes to the background; whether \
      sceneDidEnterBackground: comes no source says.
      """),
  TransitionRule(
    id: "transition.scene.connect.background.another", since: .v(13), basis: .documented,
    lifecycles: Mask(.scenes), from: Mask(.sceneUnattached), to: .sceneBackground,
    causes: Mask(.sceneRequest, .launchBySystem), steps: .connecting(nil),
    when: Mask(.multipleScenes), sources: Sources(.dLife, .dConn),
    note: "What the app reads follows from its other scenes."),

  TransitionRule(
    id: "transition.scene.activate.documented", since: .v(13), basis: .documentedOnly,
    lifecycles: Mask(.scenes), from: Mask(.sceneForegroundInactive), to: .sceneForegroundActive,
    causes: Mask(.activation), after: .comingToFront, steps: .sceneActivating(.active),
    conflict: .sceneActivationState, sources: Sources(.dState, .dSact, .dAct),
    note: "By Apple's text the app has the state of its most active scene; measured, it lags."),
  TransitionRule(
    id: "transition.scene.activate", since: .v(13), basis: .inferredObserved,
    lifecycles: Mask(.scenes),
    from: Mask(.sceneForegroundInactive), to: .sceneForegroundActive, causes: Mask(.activation),
    after: .comingToFront, steps: .sceneActivating(.inactive), unless: Mask(.multipleScenes),
    conflict: .sceneActivationState, sources: Sources(.gio215, .dSact),
    note: """
      Measured where UISceneDidActivate is posted: the app still reads inactive. That the method \
      reads the same is inferred. By Apple's text it would read active.
      """),
  TransitionRule(
    id: "transition.scene.activate.another", since: .v(13), basis: .observed,
    lifecycles: Mask(.scenes), from: Mask(.sceneForegroundInactive), to: .sceneForegroundActive,
    causes: Mask(.activation), after: .comingToFront, steps: .sceneActivating(nil),
    when: Mask(.multipleScenes), conflict: .sceneActivationState, sources: Sources(.gio215, .dSact),
    note: "What the app reads follows from its other scenes, too; by Apple's text it is active."),
  TransitionRule(
    id: "transition.scene.reactivate.ignored.documented", since: .v(13), basis: .documentedOnly,
    lifecycles: Mask(.scenes), from: Mask(.sceneForegroundInactive), to: .sceneForegroundActive,
    causes: Mask(.interruptionIgnored), after: Mask(.interruptionBegin),
    steps: .sceneActivating(.active), conflict: .sceneActivationState,
    sources: Sources(.dPrepbg, .dState, .dSact),
    note: "By Apple's text the app has the state of its most active scene; measured, it lags."),
  TransitionRule(
    id: "transition.scene.reactivate.ignored", since: .v(13), basis: .inferredObserved,
    lifecycles: Mask(.scenes), from: Mask(.sceneForegroundInactive), to: .sceneForegroundActive,
    causes: Mask(.interruptionIgnored), after: Mask(.interruptionBegin),
    steps: .sceneActivating(.inactive), unless: Mask(.multipleScenes),
    conflict: .sceneActivationState,
    sources: Sources(.gio215, .dPrepbg),
    note: """
      Measured where UISceneDidActivate is posted: the app still reads inactive. That the method \
      reads the same is inferred. By Apple's text it would read active.
      """),
  TransitionRule(
    id: "transition.scene.reactivate.ignored.another", since: .v(13), basis: .observed,
    lifecycles: Mask(.scenes), from: Mask(.sceneForegroundInactive), to: .sceneForegroundActive,
    causes: Mask(.interruptionIgnored), after: Mask(.interruptionBegin),
    steps: .sceneActivating(nil), when: Mask(.multipleScenes), conflict: .sceneActivationState,
    sources: Sources(.gio215, .dPrepbg),
    note: "What the app reads follows from its other scenes, too; by Apple's text it is active."),
  TransitionRule(
    id: "transition.scene.reactivate.app-switcher.documented", since: .v(13),
    basis: .documentedOnly, lifecycles: Mask(.scenes), from: Mask(.sceneForegroundInactive),
    to: .sceneForegroundActive, causes: Mask(.appSwitcherClosed), after: Mask(.appSwitcherOpen),
    steps: .sceneActivating(.active), conflict: .sceneActivationState,
    sources: Sources(.dState, .dSact),
    note: "By Apple's text the app has the state of its most active scene; measured, it lags."),
  TransitionRule(
    id: "transition.scene.reactivate.app-switcher", since: .v(13), basis: .inferredObserved,
    lifecycles: Mask(.scenes), from: Mask(.sceneForegroundInactive), to: .sceneForegroundActive,
    causes: Mask(.appSwitcherClosed), after: Mask(.appSwitcherOpen),
    steps: .sceneActivating(.inactive), unless: Mask(.multipleScenes),
    conflict: .sceneActivationState,
    sources: Sources(.gio215, .dState),
    note: """
      Measured where UISceneDidActivate is posted: the app still reads inactive. That the method \
      reads the same is inferred. By Apple's text it would read active.
      """),
  TransitionRule(
    id: "transition.scene.reactivate.app-switcher.another", since: .v(13), basis: .observed,
    lifecycles: Mask(.scenes), from: Mask(.sceneForegroundInactive), to: .sceneForegroundActive,
    causes: Mask(.appSwitcherClosed), after: Mask(.appSwitcherOpen),
    steps: .sceneActivating(nil), when: Mask(.multipleScenes), conflict: .sceneActivationState,
    sources: Sources(.gio215, .dPrepbg),
    note: "What the app reads follows from its other scenes, too; by Apple's text it is active."),

  TransitionRule(
    id: "transition.scene.resign", since: .v(13), basis: .documented, lifecycles: Mask(.scenes),
    from: Mask(.sceneForegroundActive), to: .sceneForegroundInactive,
    causes: Mask(.homeButton, .appSwitch, .deviceLock, .appSwitcherOpen), steps: .sceneResigning,
    sources: Sources(.dPrepbg, .dSact, .dState, .gio215),
    note: "Measured where UISceneWillDeactivate is posted: the app still reads active."),
  TransitionRule(
    id: "transition.scene.resign.interruption", since: .v(13), basis: .documented,
    lifecycles: Mask(.scenes), from: Mask(.sceneForegroundActive), to: .sceneForegroundInactive,
    causes: Mask(.interruptionBegin),
    interruptions: Mask(.phoneCall, .smsAlert, .systemAlert, .notificationCenter),
    steps: .sceneResigning, sources: Sources(.dPrepbg, .dSact, .gio215)),
  TransitionRule(
    id: "transition.scene.resign.panel", since: .v(13), basis: .inferred,
    lifecycles: Mask(.scenes), from: Mask(.sceneForegroundActive), to: .sceneForegroundInactive,
    causes: Mask(.interruptionBegin),
    interruptions: Mask(.controlCenter, .siri, .biometricPrompt, .inAppPurchase)
      .union(Mask(.lowBatteryAlert, .alarm, .shareSheet)),
    steps: .sceneResigning, sources: Sources(.dPrepbg),
    note: """
      Apple says it of system alerts and panels; that these are among them is taken for granted \
      and said by no source.
      """),
  TransitionRule(
    id: "transition.scene.banner", since: .v(13), basis: .documented, lifecycles: Mask(.scenes),
    from: Mask(.sceneForegroundActive), to: .sceneForegroundInactive,
    causes: Mask(.interruptionBegin), interruptions: Mask(.banner), verdict: .forbidden,
    reason: .interruptsNothing, sources: Sources(.a3),
    note: "A banner interrupts nothing: the app goes on getting events."),
  TransitionRule(
    id: "transition.scene.call-banner", since: .v(14), basis: .inferred,
    lifecycles: Mask(.scenes), from: Mask(.sceneForegroundActive), to: .sceneForegroundInactive,
    causes: Mask(.interruptionBegin), interruptions: Mask(.callBanner), verdict: .forbidden,
    reason: .interruptsNothing, sources: Sources(.a3),
    note: "A call shown as a banner is taken to be a banner like any other; no source was found."),

  TransitionRule(
    id: "transition.scene.enter-background", since: .v(13), basis: .documented,
    lifecycles: Mask(.scenes), from: Mask(.sceneForegroundInactive), to: .sceneBackground,
    causes: .leaving, after: Mask<Cause>.covered.union(.comingToFront),
    steps: .sceneEnteringBackground(.background), unless: Mask(.multipleScenes),
    sources: Sources(.dPrepbg, .dState)),
  TransitionRule(
    id: "transition.scene.enter-background.another", since: .v(13), basis: .documented,
    lifecycles: Mask(.scenes), from: Mask(.sceneForegroundInactive), to: .sceneBackground,
    causes: .leaving, after: Mask<Cause>.covered.union(.comingToFront),
    steps: .sceneEnteringBackground(nil), when: Mask(.multipleScenes),
    sources: Sources(.dPrepbg, .dState),
    note: "While another scene is in front the app goes on reading that one's state."),
  TransitionRule(
    id: "transition.scene.enter-background.accepted", since: .v(13), basis: .documented,
    lifecycles: Mask(.scenes), from: Mask(.sceneForegroundInactive), to: .sceneBackground,
    causes: Mask(.interruptionAccepted), after: Mask(.interruptionBegin),
    steps: .sceneEnteringBackground(.background), unless: Mask(.multipleScenes),
    sources: Sources(.dPrepbg)),
  TransitionRule(
    id: "transition.scene.enter-background.accepted.another", since: .v(13), basis: .documented,
    lifecycles: Mask(.scenes), from: Mask(.sceneForegroundInactive), to: .sceneBackground,
    causes: Mask(.interruptionAccepted), after: Mask(.interruptionBegin),
    steps: .sceneEnteringBackground(nil), when: Mask(.multipleScenes),
    sources: Sources(.dPrepbg, .dState),
    note: "While another scene is in front the app goes on reading that one's state."),
  TransitionRule(
    id: "transition.scene.lock", since: .v(13), basis: .documented, lifecycles: Mask(.scenes),
    from: Mask(.sceneForegroundInactive), to: .sceneBackground, causes: Mask(.deviceLock),
    steps: .sceneLocking(.background), sources: Sources(.dPrepbg, .a3),
    note: "Every scene of the app goes to the background."),

  TransitionRule(
    id: "transition.scene.return", since: .v(13), basis: .documented, lifecycles: Mask(.scenes),
    from: Mask(.sceneBackground), to: .sceneForegroundInactive, causes: Mask(.returnByUser),
    steps: .sceneReturning, unless: Mask(.multipleScenes),
    sources: Sources(.dPrepfg, .dSfg, .kb29632),
    note: "The states read inside follow those of an app without scenes."),
  TransitionRule(
    id: "transition.scene.return.another", since: .v(13), basis: .documented,
    lifecycles: Mask(.scenes), from: Mask(.sceneBackground), to: .sceneForegroundInactive,
    causes: Mask(.returnByUser),
    steps: Steps(
      Step(.sceneWillEnterForeground, nil, scene: .background), .event(nil)),
    when: Mask(.multipleScenes), sources: Sources(.dPrepfg, .dSfg, .dState),
    note: "What the app reads follows from its other scenes."),
  TransitionRule(
    id: "transition.scene.return.activation", since: .v(13), basis: .inferred,
    lifecycles: Mask(.scenes), from: Mask(.sceneBackground), to: .sceneForegroundInactive,
    causes: Mask(.sceneActivation),
    steps: Steps(
      Step(.sceneWillEnterForeground, nil, scene: .background), .event(nil)),
    sources: Sources(.dPrepfg, .dSfg),
    note: "Activated by the app or the system, it comes to the front as by the user."),
  TransitionRule(
    id: "transition.scene.return.unlock", since: .v(13), basis: .documented,
    lifecycles: Mask(.scenes), from: Mask(.sceneBackground), to: .sceneForegroundInactive,
    causes: Mask(.deviceUnlock), after: Mask(.deviceLock, .deviceUnlock), steps: .sceneUnlocking,
    sources: Sources(.dPrepfg, .dSfg, .a3),
    note: "When the protected-data call comes among the others no source says."),
  TransitionRule(
    id: "transition.scene.disconnect", since: .v(13), basis: .documented,
    lifecycles: Mask(.scenes), from: Mask(.sceneBackground), to: .sceneUnattached,
    causes: Mask(.sceneDisconnect), steps: .sceneDisconnecting(.background),
    unless: Mask(.multipleScenes), sources: Sources(.dDisc, .dAct, .dLife, .edge6179),
    note: "The system may do it at any time to free memory; the process lives on."),
  TransitionRule(
    id: "transition.scene.disconnect.another", since: .v(13), basis: .documented,
    lifecycles: Mask(.scenes), from: Mask(.sceneBackground), to: .sceneUnattached,
    causes: Mask(.sceneDisconnect), steps: .sceneDisconnecting(nil), when: Mask(.multipleScenes),
    sources: Sources(.dDisc, .dAct, .dLife, .dState),
    note: "What the app reads follows from its other scenes."),
  TransitionRule(
    id: "transition.scene.window-closed", since: .v(13), basis: .observed,
    lifecycles: Mask(.scenes), from: .connected, to: .sceneUnattached,
    causes: Mask(.windowClosed),
    steps: Steps(
      Step(.sceneDidDisconnect, nil), Step(.didDiscardSceneSessions, nil)),
    when: Mask(.pad), sources: Sources(.douglasHill, .dDisc),
    note: """
      Apple: a scene that the user closes is disconnected. The process lives on while it has \
      another window.
      """),
  TransitionRule(
    id: "transition.scene.force-quit.background", since: .v(13), basis: .observed,
    lifecycles: Mask(.scenes), from: Mask(.sceneForegroundInactive), to: .sceneBackground,
    causes: Mask(.userForceQuit), after: Mask(.appSwitcherOpen),
    steps: .sceneEnteringBackground(.background), when: Mask(.phone),
    conflict: .sceneForceQuitOrder, sources: Sources(.qScene),
    note: "One of the two orders that were measured on phones: both are legal."),
  TransitionRule(
    id: "transition.scene.force-quit", since: .v(13), basis: .observed, lifecycles: Mask(.scenes),
    from: Mask(.sceneForegroundInactive), to: .sceneUnattached, causes: Mask(.userForceQuit),
    after: Mask(.appSwitcherOpen),
    steps: Steps(Step(.sceneDidDisconnect, nil), Step(.didDiscardSceneSessions, nil)),
    conflict: .sceneForceQuitOrder, sources: Sources(.qScene, .f732170, .lemonbrush),
    note: """
      On phones one of the two orders that were measured, and there application:\
      didDiscardSceneSessions: does not always come.
      """),
  TransitionRule(
    id: "transition.scene.force-quit.gone", since: .v(13), basis: .observed,
    lifecycles: Mask(.scenes), from: Mask(.sceneBackground), to: .sceneUnattached,
    causes: Mask(.userForceQuit), sources: Sources(.qScene, .a1),
    note: "The app is suspended: application:didDiscardSceneSessions: comes at the next launch."),
  TransitionRule(
    id: "transition.scene.process-ended", since: .v(13), basis: .inferred,
    lifecycles: Mask(.scenes), from: .connected, to: .sceneUnattached,
    causes: Mask<Cause>.memory.union(.shutdown)
      .union(Mask(.memoryLimit, .crash, .watchdog, .cpuLimit, .thermal, .resourceUse))
      .union(Mask(.backgroundTaskExpired, .backgroundFetchExpired, .urlSessionExpired))
      .union(Mask(.diskPressure, .resourceHeld, .voipUnreported, .voipWakeRate, .privacyChanged))
      .union(Mask(.appExit, .debuggerStop, .userForceQuitHeldButton)),
    sources: Sources(.dLife, .a1),
    note: "The process is gone, and its scenes with it; no source says that they are told."),
  TransitionRule(
    id: "transition.scene.one-step.leave", since: .v(13), basis: .documented,
    lifecycles: Mask(.scenes), from: Mask(.sceneForegroundActive), to: .sceneBackground,
    causes: .all, verdict: .forbidden, reason: .notOneStep, via: .sceneForegroundInactive,
    sources: Sources(.dAct, .dLife)),
  TransitionRule(
    id: "transition.scene.one-step.return", since: .v(13), basis: .documented,
    lifecycles: Mask(.scenes), from: Mask(.sceneBackground, .sceneUnattached),
    to: .sceneForegroundActive, causes: .all, verdict: .forbidden, reason: .notOneStep,
    via: .sceneForegroundInactive, sources: Sources(.dAct, .dLife)),
  TransitionRule(
    id: "transition.scene.one-step.force-quit", since: .v(13), basis: .documented,
    lifecycles: Mask(.scenes), from: Mask(.sceneForegroundActive), to: .sceneUnattached,
    causes: Mask(.userForceQuit), verdict: .forbidden, reason: .notOneStep,
    via: .sceneForegroundInactive, sources: Sources(.dState),
    note: "The app switcher makes the app inactive first."),
]
