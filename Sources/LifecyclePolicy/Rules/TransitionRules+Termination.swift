// Transitions to not running, iOS 4.0 on, without scenes.

/// | from | cause | callbacks (state read inside) |
/// |---|---|---|
/// | suspended | memory, force quit, shutdown, disk, thermal | none |
/// | background | memory | documented: memory warning, will terminate; measured: none |
/// | background | force quit | documented: none; measured: will terminate (background) |
/// | inactive, after the switcher, 7.0 on | force quit | documented: none; measured: did enter background, will terminate (background) |
/// | foreground | shutdown | documented: none; measured on 4.x: will terminate |
/// | any running | crash, watchdog, limits | none |
/// | exits on suspend | home, switch, interruption accepted | documented: will terminate; measured: did enter background before it |
let transitionsToTheEnd: [TransitionRule] = [
  TransitionRule(
    id: "transition.end.suspended.memory", basis: .documented, lifecycles: .suspending,
    from: Mask(.suspended),
    to: .notRunning, causes: Mask(.memoryPressure, .systemReclaimed), sources: Sources(.a1, .a2)),
  TransitionRule(
    id: "transition.end.suspended.force-quit", basis: .documented, from: Mask(.suspended),
    to: .notRunning, causes: Mask(.userForceQuit), sources: Sources(.a1, .a4, .sea)),
  TransitionRule(
    id: "transition.end.suspended.shutdown", basis: .documented, lifecycles: .suspending,
    from: Mask(.suspended),
    to: .notRunning, causes: .shutdown, sources: Sources(.a1)),
  TransitionRule(
    id: "transition.end.suspended.resources", basis: .documented, lifecycles: .suspending,
    from: Mask(.suspended),
    to: .notRunning, causes: Mask(.diskPressure, .thermal), sources: Sources(.a1, .dKill, .xKills)),
  TransitionRule(
    id: "transition.end.app-update", basis: .inferred, lifecycles: .modern, from: .inMemory,
    to: .notRunning, causes: Mask(.appUpdate, .appUninstall), sources: Sources(.a1, .kscrash),
    note: """
      The process ends with the version of the app that it ran, as crash reporters count it. No \
      source tells of a callback; none is assumed.
      """),
  TransitionRule(
    id: "transition.end.background.memory.documented", basis: .documentedOnly,
    lifecycles: .suspending,
    from: Mask(.background), to: .notRunning,
    causes: Mask(.memoryPressure, .systemEndedBackground),
    steps: Steps(Step(.didReceiveMemoryWarning, .background), Step(.willTerminate, .background)),
    conflict: .terminateRunningBackground, sources: Sources(.a2, .a1, .dTerm),
    note: "The kernel ends processes for memory with SIGKILL, without any callback."),
  TransitionRule(
    id: "transition.end.background.memory", basis: .observed, lifecycles: .suspending,
    from: Mask(.background),
    to: .notRunning, causes: Mask(.memoryPressure, .systemEndedBackground),
    conflict: .terminateRunningBackground, sources: Sources(.xKills, .a2),
    note: "Apple's guide has a memory warning and applicationWillTerminate: first."),
  TransitionRule(
    id: "transition.end.background.force-quit.documented", basis: .documentedOnly,
    lifecycles: .suspending,
    from: Mask(.background), to: .notRunning, causes: Mask(.userForceQuit),
    conflict: .forceQuitCallback, sources: Sources(.a1),
    note: "Measured, applicationWillTerminate: does come while the process is running."),
  TransitionRule(
    id: "transition.end.background.force-quit", basis: .observed, lifecycles: .suspending,
    from: Mask(.background),
    to: .notRunning, causes: Mask(.userForceQuit),
    steps: Steps(Step(.willTerminate, .background)), conflict: .forceQuitCallback,
    sources: Sources(.sea, .a1), note: "Apple's guide promises no message after a force quit."),
  TransitionRule(
    id: "transition.end.inactive.force-quit.documented", since: .v(7), basis: .documentedOnly,
    from: Mask(.inactive), to: .notRunning, causes: Mask(.userForceQuit),
    after: Mask(.appSwitcherOpen), conflict: .forceQuitCallback, sources: Sources(.a1),
    note: "Measured, applicationDidEnterBackground: and applicationWillTerminate: come."),
  TransitionRule(
    id: "transition.end.inactive.force-quit", since: .v(7), basis: .observed,
    from: Mask(.inactive), to: .notRunning, causes: Mask(.userForceQuit),
    after: Mask(.appSwitcherOpen),
    steps: Steps(Step(.didEnterBackground, .background), Step(.willTerminate, .background)),
    conflict: .forceQuitCallback, sources: Sources(.kr, .switcherClose, .a1),
    note: "Apple's guide promises no message after a force quit."),
  TransitionRule(
    id: "transition.end.inactive.force-quit.before-7", until: .v(7), basis: .observed,
    lifecycles: .multitasking, from: .foreground, to: .notRunning, causes: Mask(.userForceQuit),
    verdict: .forbidden, reason: .causeOutOfPlace, precedence: .exception, sources: Sources(.tray),
    note: "The frontmost app is not in the multitasking bar of iOS 4 to 6."),
  TransitionRule(
    id: "transition.end.exits-on-suspend.force-quit", since: .v(7), basis: .inferred,
    lifecycles: Mask(.exitsOnSuspend), from: Mask(.inactive), to: .notRunning,
    causes: Mask(.userForceQuit), after: Mask(.appSwitcherOpen), verdict: .unspecified,
    sources: Sources(.a1),
    note:
      "The process ends; whether an app that opted out of the background is told no source says."),
  TransitionRule(
    id: "transition.end.held-button", basis: .observed, lifecycles: .modern,
    from: .foreground, to: .notRunning, causes: Mask(.userForceQuitHeldButton),
    sources: Sources(.tray), note: "No message is promised."),
  TransitionRule(
    id: "transition.one-step.force-quit", basis: .documented,
    lifecycles: .modern, from: Mask(.active), to: .notRunning,
    causes: Mask(.userForceQuit), verdict: .forbidden, reason: .notOneStep, via: .inactive,
    sources: Sources(.dState), note: "The app switcher makes the app inactive first."),
  TransitionRule(
    id: "transition.end.crash", basis: .documented, lifecycles: .modern, from: .running,
    to: .notRunning, causes: Mask(.crash), sources: Sources(.dKill, .xKills, .volcengine)),
  TransitionRule(
    id: "transition.end.killed", basis: .documented, lifecycles: .modern, from: .running,
    to: .notRunning, causes: Mask(.watchdog, .memoryLimit, .cpuLimit, .thermal, .resourceUse),
    sources: Sources(.dKill, .dWd, .xKills, .dRes)),
  TransitionRule(
    id: "transition.end.insecure-drawing", until: .v(13), basis: .documented,
    lifecycles: .multitasking, from: .running, to: .notRunning, causes: Mask(.insecureDrawing),
    sources: Sources(.a4), note: "Apple's newer list of codes does not have it."),
  TransitionRule(
    id: "transition.end.foreground.memory", basis: .documented, lifecycles: .modern,
    from: .foreground, to: .notRunning, causes: Mask(.memoryPressure),
    sources: Sources(.dJet, .xKills)),
  TransitionRule(
    id: "transition.end.resource-held", basis: .documented, lifecycles: .suspending,
    from: Mask(.background),
    to: .notRunning, causes: Mask(.resourceHeld), sources: Sources(.dKill, .a4)),
  TransitionRule(
    id: "transition.end.background-task", basis: .documented, lifecycles: .suspending,
    from: Mask(.background),
    to: .notRunning, causes: Mask(.backgroundTaskExpired),
    steps: Steps(Step(.backgroundTaskExpirationHandler, .background)),
    sources: Sources(.dBt, .lUrls),
    note: "The handler comes about 5 s before the end. applicationWillTerminate: does not come."),
  TransitionRule(
    id: "transition.end.background-fetch", since: .v(7), basis: .documented,
    lifecycles: .suspending,
    from: Mask(.background), to: .notRunning, causes: Mask(.backgroundFetchExpired),
    sources: Sources(.dFetch, .l82)),
  TransitionRule(
    id: "transition.end.url-session", since: .v(7), basis: .observed, lifecycles: .suspending,
    from: Mask(.background),
    to: .notRunning, causes: Mask(.urlSessionExpired), sources: Sources(.lUrls, .dKill)),
  TransitionRule(
    id: "transition.end.voip-unreported", since: .v(13), basis: .documented,
    lifecycles: .suspending,
    from: Mask(.background), to: .notRunning, causes: Mask(.voipUnreported),
    when: Mask(.callkitSDK),
    sources: Sources(.dVoip, .dKill)),
  TransitionRule(
    id: "transition.end.voip-wake-rate", basis: .documented, lifecycles: .suspending,
    from: Mask(.background),
    to: .notRunning, causes: Mask(.voipWakeRate), sources: Sources(.dKill, .a4)),
  TransitionRule(
    id: "transition.end.privacy.background", since: .v(6), basis: .observed,
    lifecycles: .suspending,
    from: Mask(.background), to: .notRunning, causes: Mask(.privacyChanged),
    steps: Steps(Step(.backgroundTaskExpirationHandler, .background)), sources: Sources(.priv),
    note: """
      The handler comes where a background task was begun with one; applicationWillTerminate: does \
      not.
      """
  ),
  TransitionRule(
    id: "transition.end.privacy.suspended", since: .v(6), basis: .observed, lifecycles: .suspending,
    from: Mask(.suspended), to: .notRunning, causes: Mask(.privacyChanged), sources: Sources(.priv),
    note: "An expiration handler was seen to run where one was registered."),
  TransitionRule(
    id: "transition.end.foreground.shutdown.documented", until: .v(5), basis: .documentedOnly,
    lifecycles: .modern, from: .foreground, to: .notRunning, causes: .shutdown,
    conflict: .terminateAtShutdown, sources: Sources(.a1),
    note: "On 4.0 applicationWillTerminate: was measured."),
  TransitionRule(
    id: "transition.end.foreground.shutdown", until: .v(5), basis: .observed, lifecycles: .modern,
    from: .foreground, to: .notRunning, causes: .shutdown,
    steps: Steps(Step(.willTerminate, nil)), conflict: .terminateAtShutdown,
    sources: Sources(.fries, .a1),
    note: """
      Measured on 4.0, without applicationWillResignActive: before it; Apple's guide says that no \
      message comes.
      """
  ),
  TransitionRule(
    id: "transition.end.foreground.shutdown.5", since: .v(5), basis: .documented,
    lifecycles: .modern, from: .foreground, to: .notRunning, causes: .shutdown,
    conflict: .terminateAtShutdown, sources: Sources(.a1),
    note: "An article has applicationWillTerminate: come, which was measured on 4.0 alone."),
  TransitionRule(
    id: "transition.end.foreground.shutdown.article", since: .v(5), basis: .article,
    lifecycles: .modern, from: .foreground, to: .notRunning, causes: .shutdown,
    steps: Steps(Step(.willTerminate, nil)), precedence: .alternative,
    conflict: .terminateAtShutdown, sources: Sources(.volcengine),
    note: "Apple's guide says that no message comes."),
  TransitionRule(
    id: "transition.end.background.shutdown", basis: .documented, lifecycles: .suspending,
    from: Mask(.background),
    to: .notRunning, causes: .shutdown, sources: Sources(.a1, .fries)),
  TransitionRule(
    id: "transition.end.app-exit", basis: .inferred, lifecycles: .modern, from: .running,
    to: .notRunning, causes: Mask(.appExit), sources: Sources(.dMx),
    note: "exit() runs atexit handlers alone; no source says that UIKit sends anything."),
  TransitionRule(
    id: "transition.end.debugger", basis: .inferred, lifecycles: .modern, from: .inMemory,
    to: .notRunning, causes: Mask(.debuggerStop), sources: Sources(.f14855),
    note: "The debugger ends the process from outside; no source says that anything is sent."),
  TransitionRule(
    id: "transition.one-step.resume-watchdog", basis: .observed, lifecycles: .suspending,
    from: Mask(.suspended),
    to: .notRunning, causes: Mask(.watchdog), verdict: .forbidden, reason: .notOneStep,
    via: .background, sources: Sources(.resumeWatchdog),
    note: "The watchdog of a return finds an app that has already been resumed."),
  TransitionRule(
    id: "transition.quit.exits-on-suspend.documented", until: .v(13), basis: .documentedOnly,
    lifecycles: Mask(.exitsOnSuspend), from: Mask(.inactive), to: .notRunning,
    causes: Mask(.homeButton, .appSwitch, .interruptionAccepted, .exitsOnSuspend),
    steps: Steps(Step(.willTerminate, nil)), conflict: .exitsOnSuspendBackground,
    sources: Sources(.a2), note: "A book on iOS 4.2 has applicationDidEnterBackground: before it."),
  TransitionRule(
    id: "transition.quit.exits-on-suspend", until: .v(13), basis: .observed,
    lifecycles: Mask(.exitsOnSuspend), from: Mask(.inactive), to: .notRunning,
    causes: Mask(.homeButton, .appSwitch, .interruptionAccepted, .exitsOnSuspend),
    steps: Steps(Step(.didEnterBackground, .background), Step(.willTerminate, .background)),
    conflict: .exitsOnSuspendBackground, sources: Sources(.dum42, .a2),
    note: "Apple's guide names applicationWillTerminate: alone."),
  TransitionRule(
    id: "transition.one-step.exits-on-suspend", until: .v(13), basis: .documented,
    lifecycles: Mask(.exitsOnSuspend), from: Mask(.active), to: .notRunning,
    causes: Mask(.homeButton, .appSwitch, .interruptionAccepted, .exitsOnSuspend),
    verdict: .forbidden, reason: .notOneStep, via: .inactive, sources: Sources(.a2, .a3)),
  TransitionRule(
    id: "transition.end.prewarmed", since: .v(15), basis: .documented, lifecycles: .suspending,
    from: Mask(.prewarmed),
    to: .notRunning,
    causes: Mask(.prewarmDiscarded, .memoryPressure, .systemReclaimed).union(.shutdown),
    sources: Sources(.dLaunch)),
]
