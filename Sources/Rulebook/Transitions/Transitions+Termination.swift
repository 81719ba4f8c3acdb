// Transitions that end or uninstall an app, nearly all from iOS 4.0 on. Rows with the life cycles
// `.suspending`, `.modern` or `.all` also hold for apps with scenes.

import LifecyclePolicy

let transitionsToTheEnd: [Rule] = [
  .transition(
    "transition.end.suspended.memory", .documented, lifecycles: .suspending,
    from: [.suspended], to: .notRunning, causes: [.memoryPressure, .systemReclaimed],
    sources: [.a1, .a2]),
  .transition(
    "transition.end.suspended.force-quit", .documented, from: [.suspended],
    to: .notRunning, causes: [.userForceQuit], sources: [.a1, .a4, .sea]),
  .transition(
    "transition.end.suspended.shutdown", .documented, lifecycles: .suspending,
    from: [.suspended], to: .notRunning, causes: .shutdown, sources: [.a1]),
  .transition(
    "transition.end.suspended.resources", .documented, lifecycles: .suspending,
    from: [.suspended], to: .notRunning, causes: [.diskPressure, .thermal],
    sources: [.a1, .dKill, .xKills]),
  .transition(
    "transition.end.app-update", .inferred, lifecycles: .modern, from: .inMemory,
    to: .notRunning, causes: [.appUpdate, .appUninstall], sources: [.a1, .kscrash],
    note: """
      The process ends when its version of the app is replaced or removed; crash reporters count \
      updates so. No source mentions a callback; none is assumed.
      """),
  .transition(
    "transition.end.background.memory.documented", .documentedOnly,
    lifecycles: .suspending, from: [.background], to: .notRunning,
    causes: [.memoryPressure, .systemEndedBackground],
    steps: [Step(.didReceiveMemoryWarning, .background), Step(.willTerminate, .background)],
    conflict: .terminateRunningBackground, sources: [.a2, .a1, .dTerm],
    note: "The kernel ends processes for memory with SIGKILL, without any callback."),
  .transition(
    "transition.end.background.memory", .observed, lifecycles: .suspending,
    from: [.background], to: .notRunning, causes: [.memoryPressure, .systemEndedBackground],
    conflict: .terminateRunningBackground, sources: [.xKills, .a2],
    note: "Apple's guide says that a memory warning and applicationWillTerminate: come first."),
  .transition(
    "transition.end.background.force-quit.documented", .documentedOnly,
    lifecycles: .suspending, from: [.background], to: .notRunning, causes: [.userForceQuit],
    conflict: .forceQuitCallback, sources: [.a1],
    note: "Measured: applicationWillTerminate: does come while the process is running."),
  .transition(
    "transition.end.background.force-quit", .observed, lifecycles: .suspending,
    from: [.background], to: .notRunning, causes: [.userForceQuit],
    steps: [Step(.willTerminate, .background)], conflict: .forceQuitCallback, sources: [.sea, .a1],
    note: "Apple's guide promises no message after a force quit."),
  .transition(
    "transition.end.inactive.force-quit.documented", since: 7, .documentedOnly,
    from: [.inactive], to: .notRunning, causes: [.userForceQuit], after: [.appSwitcherOpen],
    conflict: .forceQuitCallback, sources: [.a1],
    note: "Measured: applicationDidEnterBackground: and applicationWillTerminate: come."),
  .transition(
    "transition.end.inactive.force-quit", since: 7, .observed, from: [.inactive],
    to: .notRunning, causes: [.userForceQuit], after: [.appSwitcherOpen],
    steps: [Step(.didEnterBackground, .background), Step(.willTerminate, .background)],
    conflict: .forceQuitCallback, sources: [.kr, .switcherClose, .a1],
    note: "Apple's guide promises no message after a force quit."),
  .transition(
    "transition.end.inactive.force-quit.before-7", until: 7, .observed,
    lifecycles: .withoutScenes, from: .foreground, to: .notRunning, causes: [.userForceQuit],
    verdict: .forbidden, reason: .causeOutOfPlace, precedence: .exception, sources: [.tray],
    note: "The frontmost app is not in the multitasking bar of iOS 4 to 6."),
  .transition(
    "transition.end.inactive.force-quit.before-7.documented", until: 7, .inferredDocumentedOnly,
    lifecycles: .withoutScenes, from: .foreground, to: .notRunning, causes: [.userForceQuit],
    verdict: .forbidden, reason: .causeOutOfPlace, precedence: .exception, sources: [.a1],
    note: """
      Inferred: by developers' accounts the frontmost app is not in the multitasking bar of iOS 4 \
      to 6. Apple's guide does not mention it.
      """),
  .transition(
    "transition.end.exits-on-suspend.force-quit", since: 7, .inferred,
    lifecycles: [.exitsOnSuspend], from: [.inactive], to: .notRunning, causes: [.userForceQuit],
    after: [.appSwitcherOpen], sources: [.a1],
    note: """
      The process ends; no source says whether an app that opted out of the background gets a \
      callback, and none is assumed.
      """),
  .transition(
    "transition.uninstalled.inactive", since: .oldest, .inferred,
    lifecycles: Mask<Lifecycle>.all.subtracting([.scenes]),
    from: [.notRunning], to: .inactive, causes: [.launchByUser], after: [.appUninstall],
    verdict: .forbidden, precedence: .existence, sources: [.a2],
    note: "There is nothing left to launch."),
  .transition(
    "transition.uninstalled.background", since: 4, .inferred, lifecycles: .all,
    from: [.notRunning], to: .background, causes: [.launchByUser, .launchBySystem],
    after: [.appUninstall],
    verdict: .forbidden, precedence: .existence, sources: [.a2],
    note: "There is nothing left to launch."),
  .transition(
    "transition.uninstalled.prewarmed", since: 15, .inferred, lifecycles: .all,
    from: [.notRunning], to: .prewarmed, causes: [.prewarm], after: [.appUninstall],
    verdict: .forbidden, precedence: .existence, sources: [.a2],
    note: "There is nothing left to launch."),
  .transition(
    "transition.uninstalled.force-quit", since: 4, .inferred, lifecycles: .all,
    from: [.notRunning], to: .notRunning, causes: [.userForceQuit], after: [.appUninstall],
    verdict: .forbidden, precedence: .existence, sources: [.a2],
    note: "There is no card left in the app switcher."),
  .transition(
    "transition.end.not-running.force-quit", .observed, lifecycles: .all, from: [.notRunning],
    to: .notRunning, causes: [.userForceQuit], sources: [.sea],
    note: "The switcher also shows apps that do not run: nothing ends, but the flag is set."),
  .transition(
    "transition.end.not-running.force-quit.documented", .inferredDocumentedOnly, lifecycles: .all,
    from: [.notRunning], to: .notRunning, causes: [.userForceQuit], sources: [.a1],
    note: """
      Inferred: the switcher also shows apps that do not run, and nothing ends. An article says \
      that the flag is set.
      """),
  .transition(
    "transition.end.held-button.documented", since: .oldest, .inferredDocumentedOnly,
    lifecycles: .all, from: .foreground, to: .notRunning, causes: [.userForceQuitHeldButton],
    sources: [.a1],
    note: """
      Inferred: the process ends, and no message is promised. Apple's guide does not mention the \
      button; developers do.
      """),
  .transition(
    "transition.end.held-button", .observed, lifecycles: .modern, from: .foreground,
    to: .notRunning, causes: [.userForceQuitHeldButton], sources: [.tray],
    note: "No message is promised."),
  .transition(
    "transition.one-step.force-quit", since: 7, .documented, lifecycles: .modern,
    from: [.active], to: .notRunning, causes: [.userForceQuit], verdict: .forbidden,
    reason: .notOneStep,
    via: .inactive, sources: [.dState], note: "The app switcher makes the app inactive first."),
  .transition(
    "transition.end.crash", .documented, lifecycles: .modern, from: .running,
    to: .notRunning, causes: [.crash], sources: [.dKill, .xKills, .volcengine]),
  .transition(
    "transition.end.killed", .documented, lifecycles: .modern, from: .running,
    to: .notRunning, causes: [.watchdog, .memoryLimit, .cpuLimit, .thermal, .resourceUse],
    sources: [.dKill, .dWd, .xKills, .dRes]),
  .transition(
    "transition.end.disk-pressure", .inferred, lifecycles: .modern, from: .running,
    to: .notRunning, causes: [.diskPressure], sources: [.dKill, .xKills],
    note: "Apple lists the code; we infer that a running app gets no callback."),
  .transition(
    "transition.end.insecure-drawing", until: 13, .documented, lifecycles: .multitasking,
    from: .running, to: .notRunning, causes: [.insecureDrawing], sources: [.a4],
    note: "Apple's newer list of codes does not have this code."),
  .transition(
    "transition.end.background-graphics", until: 13, .documented, from: [.background],
    to: .notRunning, causes: [.backgroundGraphics], sources: [.a2],
    note: "The app is ended at once, for any drawing command of OpenGL ES and for a new context."),
  .transition(
    "transition.end.foreground.memory", .documented, lifecycles: .modern,
    from: .foreground, to: .notRunning, causes: [.memoryPressure], sources: [.dJet, .xKills]),
  .transition(
    "transition.end.resource-held", .documented, lifecycles: .suspending,
    from: [.background], to: .notRunning, causes: [.resourceHeld], sources: [.dKill, .a4]),
  .transition(
    "transition.end.background-task.documented", .documentedOnly, lifecycles: .suspending,
    from: [.background], to: .notRunning, causes: [.backgroundTaskExpired],
    steps: [Step(.backgroundTaskExpirationHandler, .background)], sources: [.dBt],
    note: """
      Apple gives no figure for the time between the handler and the end; about 5 s were measured. \
      applicationWillTerminate: does not come.
      """),
  .transition(
    "transition.end.background-task.4", until: 7, .observed, lifecycles: .suspending,
    from: [.background], to: .notRunning, causes: [.backgroundTaskExpired],
    steps: [Step(.backgroundTaskExpirationHandler, .background)], sources: [.dBt, .lUrls],
    note: """
      Before 7.0 nobody measured how long before the limit the handler runs. Here it runs at the \
      limit, and the app ends when the handler's own time is up. applicationWillTerminate: does \
      not come.
      """),
  .transition(
    "transition.end.background-task", since: 7, .observed, lifecycles: .suspending,
    from: [.background], to: .notRunning, causes: [.backgroundTaskExpired],
    sources: [.lUrls, .dBt],
    note: """
      The handler has already run, once: the warning of the allowance background-task says when. \
      applicationWillTerminate: does not come.
      """),
  .transition(
    "transition.end.background-fetch", since: 7, .documented, lifecycles: .suspending,
    from: [.background], to: .notRunning, causes: [.backgroundFetchExpired],
    sources: [.dFetch, .l82]),
  .transition(
    "transition.end.url-session", since: 7, .documented, lifecycles: .suspending,
    from: [.background], to: .notRunning, causes: [.urlSessionExpired], sources: [.dKill, .lUrls],
    note: "Apple lists the code; its first version is not known, and logs of 11 and 12 have it."),
  .transition(
    "transition.end.voip-unreported", since: 13, .documented, lifecycles: .suspending,
    from: [.background], to: .notRunning, causes: [.voipUnreported], when: [.callkitSDK],
    sources: [.dVoip, .dKill]),
  .transition(
    "transition.end.voip-wake-rate", .documented, lifecycles: .suspending,
    from: [.background], to: .notRunning, causes: [.voipWakeRate], sources: [.dKill, .a4]),
  .transition(
    "transition.end.privacy.background", since: 6, .observed, lifecycles: .suspending,
    from: [.background], to: .notRunning, causes: [.privacyChanged],
    steps: [Step(.backgroundTaskExpirationHandler, .background)], sources: [.priv],
    note: """
      The expiration handler runs if a background task has one; applicationWillTerminate: does not \
      come.
      """),
  .transition(
    "transition.end.privacy.suspended", since: 6, .observed, lifecycles: .suspending,
    from: [.suspended], to: .notRunning, causes: [.privacyChanged], sources: [.priv],
    note: "If an expiration handler was registered, it was seen to run."),
  .transition(
    "transition.end.privacy.documented", since: 6, .inferredDocumentedOnly,
    lifecycles: .suspending, from: [.background, .suspended], to: .notRunning,
    causes: [.privacyChanged], sources: [.dKill],
    note: """
      Inferred: the process ends without a callback. Apple's pages do not mention it; developers \
      saw a registered expiration handler run.
      """),
  .transition(
    "transition.end.foreground.shutdown.documented", until: 5, .documentedOnly,
    lifecycles: .modern, from: .foreground, to: .notRunning, causes: .shutdown,
    conflict: .terminateAtShutdown, sources: [.a1],
    note: "Measured on 4.0: applicationWillTerminate: comes."),
  .transition(
    "transition.end.foreground.shutdown", until: 5, .observed, lifecycles: .modern,
    from: .foreground, to: .notRunning, causes: .shutdown, steps: [Step(.willTerminate, nil)],
    conflict: .terminateAtShutdown, sources: [.fries, .a1],
    note: """
      Measured on 4.0: applicationWillTerminate: comes, without applicationWillResignActive: \
      before. Apple's guide says that no message comes.
      """),
  .transition(
    "transition.end.foreground.shutdown.5", since: 5, .documented, lifecycles: .modern,
    from: .foreground, to: .notRunning, causes: .shutdown, conflict: .terminateAtShutdown,
    sources: [.a1],
    note: "An article says that applicationWillTerminate: comes; that was measured only on 4.0."),
  .transition(
    "transition.end.foreground.shutdown.article", since: 5, .article, lifecycles: .modern,
    from: .foreground, to: .notRunning, causes: .shutdown, steps: [Step(.willTerminate, nil)],
    precedence: .alternative, conflict: .terminateAtShutdown, sources: [.volcengine],
    note: "Apple's guide says that no message comes."),
  .transition(
    "transition.end.background.shutdown", .documented, lifecycles: .suspending,
    from: [.background], to: .notRunning, causes: .shutdown, sources: [.a1, .fries]),
  .transition(
    "transition.end.app-exit", .inferred, lifecycles: .modern, from: .running,
    to: .notRunning, causes: [.appExit], sources: [.dMx],
    note: "exit() runs only atexit handlers; no source says that UIKit sends anything."),
  .transition(
    "transition.end.debugger", .inferred, lifecycles: .modern, from: .inMemory,
    to: .notRunning, causes: [.debuggerStop], sources: [.f14855],
    note: "The debugger ends the process from outside; no source says that anything is sent."),
  .transition(
    "transition.one-step.resume-watchdog", .observed, lifecycles: .suspending,
    from: [.suspended], to: .notRunning, causes: [.watchdog], verdict: .forbidden,
    reason: .notOneStep, via: .background, sources: [.resumeWatchdog],
    note: "When the watchdog of a return acts, the app has already been resumed."),
  .transition(
    "transition.quit.exits-on-suspend.documented", until: 13, .documentedOnly,
    lifecycles: [.exitsOnSuspend], from: [.inactive], to: .notRunning,
    causes: [.homeButton, .appSwitch, .interruptionAccepted, .exitsOnSuspend],
    steps: [Step(.willTerminate, nil)], conflict: .exitsOnSuspendBackground, sources: [.a2],
    note: """
      A book on iOS 4.2 puts applicationDidEnterBackground: before applicationWillTerminate:.
      """),
  .transition(
    "transition.quit.exits-on-suspend", until: 13, .observed,
    lifecycles: [.exitsOnSuspend], from: [.inactive], to: .notRunning,
    causes: [.homeButton, .appSwitch, .interruptionAccepted, .exitsOnSuspend],
    steps: [Step(.didEnterBackground, .background), Step(.willTerminate, .background)],
    conflict: .exitsOnSuspendBackground, sources: [.dum42, .a2],
    note: "Apple's guide names only applicationWillTerminate:."),
  .transition(
    "transition.one-step.exits-on-suspend", until: 13, .documented,
    lifecycles: [.exitsOnSuspend], from: [.active], to: .notRunning,
    causes: [.homeButton, .appSwitch, .interruptionAccepted, .exitsOnSuspend], verdict: .forbidden,
    reason: .notOneStep, via: .inactive, sources: [.a2, .a3]),
  .transition(
    "transition.end.prewarmed", since: 15, .documented, lifecycles: .suspending,
    from: [.prewarmed], to: .notRunning,
    causes: .any(of: .shutdown, [.prewarmDiscarded, .memoryPressure, .systemReclaimed]),
    sources: [.dLaunch]),
  .transition(
    "transition.end.prewarmed.from-outside", since: 15, .inferred, lifecycles: .suspending,
    from: [.prewarmed], to: .notRunning,
    causes: [.thermal, .diskPressure, .debuggerStop, .appUpdate, .appUninstall, .userForceQuit],
    sources: [.dLaunch],
    note: """
      Inferred: the system may end a prewarmed process at any time, and no code of the app runs. A \
      force quit sets its flag here, too.
      """),
]
