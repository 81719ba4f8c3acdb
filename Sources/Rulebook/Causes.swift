// The rules that say in which states each cause can arise, given its meaning, and on which
// versions the cause exists.

import LifecyclePolicy

/// These rows answer questions that the transition rows leave open, such as whether a running app
/// can be launched. The rows follow from the meaning of the causes, so all rows are inferred. Each
/// row has the versions of the feature that its cause belongs to.
let causes: [Rule] = [
  .cause(
    "cause.launch", .inferred, causes: [.launchByUser],
    from: [.notRunning, .prewarmed, .sceneUnattached], sources: [.a3],
    note: "Only an app that is not running can be launched."),
  .cause(
    "cause.launch-by-system", since: 4, .inferred, causes: [.launchBySystem],
    from: [.notRunning, .prewarmed, .sceneUnattached], sources: [.a2],
    note: "Only an app that is not running can be launched; background execution begins with 4.0."),
  .cause(
    "cause.prewarm", since: 15, .inferred, causes: [.prewarm], from: [.notRunning],
    sources: [.dLaunch], note: "Only a process that does not exist can be started ahead of use."),
  .cause(
    "cause.prewarm-discarded", since: 15, .inferred, causes: [.prewarmDiscarded],
    from: [.prewarmed], sources: [.dLaunch],
    note: "Only a prewarmed process can be discarded as such."),
  .cause(
    "cause.activation", .inferred, causes: [.activation],
    from: [.inactive, .sceneForegroundInactive], sources: [.a3],
    note: "Activation is the step from inactive to active."),
  .cause(
    "cause.interruption", .inferred, causes: [.interruptionBegin], from: .inFront,
    sources: [.a3], note: "Only what is in front can be covered."),
  .cause(
    "cause.interruption-over", .inferred,
    causes: [.interruptionIgnored, .interruptionAccepted],
    from: [.inactive, .sceneForegroundInactive], sources: [.a3],
    note: "An interrupted app is inactive."),
  .cause(
    "cause.leave", .inferred, causes: [.homeButton], from: .inFront, sources: [.a3],
    note: "The home button leaves the app in front."),
  .cause(
    "cause.app-switch", since: 4, .inferred, causes: [.appSwitch], from: .inFront,
    sources: [.a3], note: "Another app can take the place of the app in front."),
  .cause(
    "cause.app-switcher", since: 4, .inferred, causes: [.appSwitcherOpen], from: .inFront,
    sources: [.n4, .dState], note: "The multitasking bar came with 4.0."),
  .cause(
    "cause.app-switcher-closed", since: 4, .inferred, causes: [.appSwitcherClosed],
    from: [.inactive, .sceneForegroundInactive], sources: [.n4, .dState],
    note: "While the switcher is shown, the app is inactive."),
  .cause(
    "cause.lock", .inferred, causes: [.deviceLock], from: .inFront, sources: [.a3],
    note: "Locking concerns the app in front; the others do not change."),
  .cause(
    "cause.unlock", .inferred, causes: [.deviceUnlock],
    from: [.inactive, .background, .suspended, .sceneForegroundInactive, .sceneBackground],
    sources: [.a3, .qLock4],
    note: """
      Unlocking concerns the app that was in front when the device was locked, whatever state it \
      has now. The host must know which app that was; other apps do not change.
      """),
  .cause(
    "cause.return", since: 4, .inferred, causes: [.returnByUser],
    from: [.background, .suspended, .sceneBackground, .sceneUnattached], sources: [.a3],
    note: "Only an app in memory that is not in front can come back."),
  .cause(
    "cause.wake", since: 4, .inferred, causes: [.wakeBySystem], from: [.suspended],
    sources: [.a2], note: "Only a suspended app can be woken."),
  .cause(
    "cause.execution-finished", since: 4, .inferred, causes: [.executionFinished],
    from: [.background], sources: [.a1], note: "In the foreground an app needs no reason to run."),
  .cause(
    "cause.scenes", since: 13, .inferred, lifecycles: [.scenes],
    causes: [.sceneRequest, .sceneActivation, .sceneDisconnect, .windowClosed],
    from: .any(of: .inMemory, .sceneStates), sources: [.dLife],
    note: "Scenes came with 13.0, for apps that adopt them."),
  .cause(
    "cause.end.resource-use", .inferred, causes: [.resourceUse],
    from: .any(of: .running, .connected), sources: [.dKill],
    note: "Apple lists the code; its first version is not known."),
  .cause(
    "cause.end.insecure-drawing", until: 13, .inferred, causes: [.insecureDrawing],
    from: .running, sources: [.a4, .dKill],
    note: "Apple's list of 2018 has the code; the current one does not."),
  .cause(
    "cause.end.background-graphics", since: 4, until: 13, .inferred,
    causes: [.backgroundGraphics], from: [.background], sources: [.a2],
    note: """
      Apple's guide, for versions to 12, says that an app drawing with OpenGL ES in the background \
      is ended at once; no source says so of later versions.
      """),
  .cause(
    "cause.end", .inferred,
    causes: [
      .memoryPressure, .thermal, .diskPressure, .appUpdate, .appUninstall, .debuggerStop, .reboot,
      .systemShutdown, .lowBatteryShutdown,
    ],
    from: .any(of: .inMemory, .connected, [.prewarmed]), sources: [.a1],
    note: "Only a process that exists can end."),
  .cause(
    "cause.end.running", .inferred,
    causes: [.memoryLimit, .crash, .watchdog, .cpuLimit, .appExit],
    from: .any(of: .running, .connected), sources: [.a1],
    note: "A suspended app runs no code that could end the process."),
  .cause(
    "cause.end.held-button", .inferred, causes: [.userForceQuitHeldButton], from: .inFront,
    sources: [.tray], note: "The button ends the app in front."),
  .cause(
    "cause.end.suspended", since: 4, .inferred, causes: [.systemReclaimed],
    from: [.suspended, .prewarmed, .sceneBackground], sources: [.a1],
    note: "The name says that the app was suspended."),
  .cause(
    "cause.end.background", since: 4, .inferred,
    causes: [.systemEndedBackground, .backgroundTaskExpired, .voipWakeRate, .resourceHeld],
    from: [.background, .sceneBackground], sources: [.a1, .dKill],
    note: "The name says that the app was running in the background."),
  .cause(
    "cause.end.wake-up", since: 7, .inferred,
    causes: [.backgroundFetchExpired, .urlSessionExpired], from: [.background, .sceneBackground],
    sources: [.dFetch, .dHurl], note: "These wake-ups came with 7.0."),
  .cause(
    "cause.end.voip-unreported", since: 13, .inferred, causes: [.voipUnreported],
    from: [.background, .sceneBackground], sources: [.dVoip],
    note: "The duty to report a call came with 13.0."),
  .cause(
    "cause.end.privacy", since: 6, .inferred, causes: [.privacyChanged],
    from: [.background, .suspended, .sceneBackground], sources: [.priv],
    note: "Privacy switches came with 6.0; the user is in Settings when they change."),
  .cause(
    "cause.end.force-quit", since: 4, .inferred, causes: [.userForceQuit],
    from: .any(of: .inMemory, .connected, [.notRunning, .prewarmed]), sources: [.a1, .sea],
    note: "The multitasking bar came with 4.0, and shows apps that do not run, too."),
  .cause(
    "cause.end.exits-on-suspend", .inferred, lifecycles: [.exitsOnSuspend, .noMultitasking],
    causes: [.exitsOnSuspend], from: .foreground, sources: [.a2, .dTerm],
    note: """
      Only an app that opted out, or has no multitasking, ends when other apps go to the \
      background.
      """),
]

/// The versions on which each kind of interruption exists.
let causesOfInterruptions: [Rule] = [
  .cause(
    "cause.interruption.banner", since: 5, .documented, causes: [.interruptionBegin],
    from: .inFront, interruptions: [.banner, .notificationCenter], sources: [.a3]),
  .cause(
    "cause.interruption.siri", since: 5, .inferred, causes: [.interruptionBegin],
    from: .inFront, interruptions: [.siri], sources: [.dPrepbg],
    note: "Siri came with 5.0; no source was read for it."),
  .cause(
    "cause.interruption.control-center", since: 7, .inferred, causes: [.interruptionBegin],
    from: .inFront, interruptions: [.controlCenter], sources: [.dPrepbg],
    note: "Control Center came with 7.0; no source was read for it."),
  .cause(
    "cause.interruption.biometric", since: 8, .inferred, causes: [.interruptionBegin],
    from: .inFront, interruptions: [.biometricPrompt], sources: [.dPrepbg],
    note: "Touch ID in apps came with 8.0; no source was read for it."),
  .cause(
    "cause.interruption.in-app-purchase", since: 3, .inferred, causes: [.interruptionBegin],
    from: .inFront, interruptions: [.inAppPurchase], sources: [.dPrepbg],
    note: "Purchases in apps came with 3.0; no source was read for it."),
  .cause(
    "cause.interruption.share-sheet", since: 6, .documented, causes: [.interruptionBegin],
    from: .inFront, interruptions: [.shareSheet], sources: [.dActivityController],
    note: """
      Apple's page says 6.0 for UIActivityViewController; before that there was no share sheet.
      """),
  .cause(
    "cause.interruption.call-banner", since: 14, .inferred, causes: [.interruptionBegin],
    from: .inFront, interruptions: [.callBanner], sources: [.dPrepbg],
    note: "Calls as banners came with 14.0; no source was read for it."),
  .cause(
    "cause.interruption.apple-pay", since: .v(8, 1), .inferred, causes: [.interruptionBegin],
    from: .inFront, interruptions: [.applePay], sources: [.dPrepbg],
    note: "It came with 8.1; no source was read for it."),
  .cause(
    "cause.interruption.sign-in-with-apple", since: 13, .inferred, causes: [.interruptionBegin],
    from: .inFront, interruptions: [.signInWithApple], sources: [.dPrepbg],
    note: "It came with 13.0; no source was read for it."),
  .cause(
    "cause.interruption.web-authentication", since: 12, .inferred, causes: [.interruptionBegin],
    from: .inFront, interruptions: [.webAuthentication], sources: [.dPrepbg],
    note: "It came with 12.0; no source was read for it."),
  .cause(
    "cause.interruption.slide-over", since: 9, .documented, causes: [.interruptionBegin],
    from: .inFront, interruptions: [.slideOver], when: [.pad], sources: [.split]),
]
