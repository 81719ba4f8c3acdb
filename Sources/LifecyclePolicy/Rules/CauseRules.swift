// Where each cause can arise by its meaning, and since when it exists.

/// These rows answer what the transition rows leave open: a launch cannot happen to a running app.
/// They follow from what the words mean, so all are inferred; versions are those of the feature.
let causeRules0: [CauseRule] = [
  CauseRule(
    id: "cause.launch", basis: .inferred, causes: Mask(.launchByUser),
    from: Mask(.notRunning, .prewarmed, .sceneUnattached), sources: Sources(.a3),
    note: "Only an app that is not running can be launched."),
  CauseRule(
    id: "cause.launch-by-system", since: .v(4), basis: .inferred, causes: Mask(.launchBySystem),
    from: Mask(.notRunning, .prewarmed, .sceneUnattached), sources: Sources(.a2),
    note: "Only an app that is not running can be launched; background execution begins with 4.0."),
  CauseRule(
    id: "cause.prewarm", since: .v(15), basis: .inferred, causes: Mask(.prewarm),
    from: Mask(.notRunning), sources: Sources(.dLaunch),
    note: "Only a process that does not exist can be started ahead of use."),
  CauseRule(
    id: "cause.prewarm-discarded", since: .v(15), basis: .inferred,
    causes: Mask(.prewarmDiscarded), from: Mask(.prewarmed), sources: Sources(.dLaunch),
    note: "Only a prewarmed process can be discarded as such."),
  CauseRule(
    id: "cause.activation", basis: .inferred, causes: Mask(.activation),
    from: Mask(.inactive, .sceneForegroundInactive),
    sources: Sources(.a3), note: "Activation is the step from inactive to active."),
  CauseRule(
    id: "cause.interruption", basis: .inferred, causes: Mask(.interruptionBegin),
    from: .inFront, sources: Sources(.a3), note: "Only what is in front can be covered."),
  CauseRule(
    id: "cause.interruption-over", basis: .inferred,
    causes: Mask(.interruptionIgnored, .interruptionAccepted),
    from: Mask(.inactive, .sceneForegroundInactive),
    sources: Sources(.a3), note: "An interrupted app is inactive."),
  CauseRule(
    id: "cause.leave", basis: .inferred, causes: Mask(.homeButton), from: .inFront,
    sources: Sources(.a3), note: "The home button leaves the app in front."),
  CauseRule(
    id: "cause.app-switch", since: .v(4), basis: .inferred, causes: Mask(.appSwitch),
    from: .inFront, sources: Sources(.a3),
    note: "Another app can take the place of the app in front."),
  CauseRule(
    id: "cause.app-switcher", since: .v(4), basis: .inferred, causes: Mask(.appSwitcherOpen),
    from: .inFront, sources: Sources(.n4, .dState),
    note: "The multitasking bar came with 4.0."),
  CauseRule(
    id: "cause.app-switcher-closed", since: .v(4), basis: .inferred,
    causes: Mask(.appSwitcherClosed), from: Mask(.inactive, .sceneForegroundInactive),
    sources: Sources(.n4, .dState),
    note: "While the switcher is shown the app is inactive."),
  CauseRule(
    id: "cause.lock", basis: .inferred, causes: Mask(.deviceLock), from: .inFront,
    sources: Sources(.a3), note: "Locking concerns the app in front; the others do not change."),
  CauseRule(
    id: "cause.unlock", basis: .inferred, causes: Mask(.deviceUnlock),
    from: Mask(.inactive, .background, .suspended, .sceneForegroundInactive, .sceneBackground),
    sources: Sources(.a3, .qLock4),
    note: "Unlocking concerns the app that was in front when the device was locked."),
  CauseRule(
    id: "cause.return", since: .v(4), basis: .inferred, causes: Mask(.returnByUser),
    from: Mask(.background, .suspended, .sceneBackground, .sceneUnattached), sources: Sources(.a3),
    note: "Only an app in memory that is not in front can come back."),
  CauseRule(
    id: "cause.wake", since: .v(4), basis: .inferred, causes: Mask(.wakeBySystem),
    from: Mask(.suspended), sources: Sources(.a2), note: "Only a suspended app can be woken."),
  CauseRule(
    id: "cause.execution-finished", since: .v(4), basis: .inferred,
    causes: Mask(.executionFinished), from: Mask(.background), sources: Sources(.a1),
    note: "In the foreground an app needs no reason to run."),
  CauseRule(
    id: "cause.scenes", since: .v(13), basis: .inferred, lifecycles: Mask(.scenes),
    causes: Mask(.sceneRequest, .sceneActivation, .sceneDisconnect, .windowClosed),
    from: Mask<LifecycleState>.inMemory.union(.sceneStates), sources: Sources(.dLife),
    note: "Scenes came with 13.0, and are there where an app adopts them."),
  CauseRule(
    id: "cause.end.resource-use", basis: .inferred, causes: Mask(.resourceUse),
    from: Mask<LifecycleState>.running.union(.connected), sources: Sources(.dKill),
    note: "Apple lists the code; its first version is not known."),
  CauseRule(
    id: "cause.end.insecure-drawing", until: .v(13), basis: .inferred,
    causes: Mask(.insecureDrawing), from: .running, sources: Sources(.a4, .dKill),
    note: "Apple's list of 2018 has the code, the current one does not."),
  CauseRule(
    id: "cause.end", basis: .inferred,
    causes: Mask(.memoryPressure, .thermal, .diskPressure, .appUpdate, .appUninstall)
      .union(Mask(.debuggerStop, .reboot, .systemShutdown, .lowBatteryShutdown)),
    from: Mask<LifecycleState>.inMemory.union(.connected).union(Mask(.prewarmed)),
    sources: Sources(.a1), note: "Only a process that exists can end."),
  CauseRule(
    id: "cause.end.running", basis: .inferred,
    causes: Mask(.memoryLimit, .crash, .watchdog, .cpuLimit, .appExit),
    from: Mask<LifecycleState>.running.union(.connected),
    sources: Sources(.a1), note: "A suspended app runs no code that could do it."),
  CauseRule(
    id: "cause.end.held-button", basis: .inferred, causes: Mask(.userForceQuitHeldButton),
    from: .inFront, sources: Sources(.tray), note: "The button ends the app in front."),
  CauseRule(
    id: "cause.end.suspended", since: .v(4), basis: .inferred, causes: Mask(.systemReclaimed),
    from: Mask(.suspended, .prewarmed, .sceneBackground), sources: Sources(.a1),
    note: "The name says that the app was suspended."),
  CauseRule(
    id: "cause.end.background", since: .v(4), basis: .inferred,
    causes: Mask(.systemEndedBackground, .backgroundTaskExpired, .voipWakeRate, .resourceHeld),
    from: Mask(.background, .sceneBackground), sources: Sources(.a1, .dKill),
    note: "The name says that the app was running in the background."),
  CauseRule(
    id: "cause.end.wake-up", since: .v(7), basis: .inferred,
    causes: Mask(.backgroundFetchExpired, .urlSessionExpired),
    from: Mask(.background, .sceneBackground),
    sources: Sources(.dFetch, .dHurl), note: "These wake-ups came with 7.0."),
  CauseRule(
    id: "cause.end.voip-unreported", since: .v(13), basis: .inferred,
    causes: Mask(.voipUnreported), from: Mask(.background, .sceneBackground),
    sources: Sources(.dVoip),
    note: "The duty to report a call came with 13.0."),
  CauseRule(
    id: "cause.end.privacy", since: .v(6), basis: .inferred, causes: Mask(.privacyChanged),
    from: Mask(.background, .suspended, .sceneBackground), sources: Sources(.priv),
    note: "Privacy switches came with 6.0; the user is in Settings when they change."),
  CauseRule(
    id: "cause.end.force-quit", since: .v(4), basis: .inferred, causes: Mask(.userForceQuit),
    from: Mask<LifecycleState>.inMemory.union(.connected), sources: Sources(.a1),
    note: "The multitasking bar came with 4.0."),
  CauseRule(
    id: "cause.end.exits-on-suspend", since: .v(4), until: .v(13), basis: .inferred,
    lifecycles: Mask(.exitsOnSuspend), causes: Mask(.exitsOnSuspend), from: .foreground,
    sources: Sources(.a2), note: "Only an app that opted out ends this way."),

  CauseRule(
    id: "cause.interruption.banner", since: .v(5), basis: .documented,
    causes: Mask(.interruptionBegin), from: .inFront,
    interruptions: Mask(.banner, .notificationCenter), sources: Sources(.a3)),
  CauseRule(
    id: "cause.interruption.siri", since: .v(5), basis: .inferred,
    causes: Mask(.interruptionBegin), from: .inFront, interruptions: Mask(.siri),
    sources: Sources(.dPrepbg), note: "Siri came with 5.0; no source was read for it."),
  CauseRule(
    id: "cause.interruption.control-center", since: .v(7), basis: .inferred,
    causes: Mask(.interruptionBegin), from: .inFront, interruptions: Mask(.controlCenter),
    sources: Sources(.dPrepbg), note: "Control Center came with 7.0; no source was read for it."),
  CauseRule(
    id: "cause.interruption.biometric", since: .v(8), basis: .inferred,
    causes: Mask(.interruptionBegin), from: .inFront,
    interruptions: Mask(.biometricPrompt), sources: Sources(.dPrepbg),
    note: "Touch ID in apps came with 8.0; no source was read for it."),
  CauseRule(
    id: "cause.interruption.in-app-purchase", since: .v(3), basis: .inferred,
    causes: Mask(.interruptionBegin), from: .inFront, interruptions: Mask(.inAppPurchase),
    sources: Sources(.dPrepbg),
    note: "Purchases in apps came with 3.0; no source was read for it."),
  CauseRule(
    id: "cause.interruption.call-banner", since: .v(14), basis: .inferred,
    causes: Mask(.interruptionBegin), from: .inFront, interruptions: Mask(.callBanner),
    sources: Sources(.dPrepbg),
    note: "Calls as banners came with 14.0; no source was read for it."),
]

extension RuleTables {
  var causeCount: Int { causeRules0.count }
  func cause(_ index: Int) -> CauseRule { causeRules0[index.clamped(below: causeCount)] }
}
