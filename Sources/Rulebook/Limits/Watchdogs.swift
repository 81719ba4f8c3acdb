// The rules that say which allowance limits a callback.

import LifecyclePolicy

/// Apple lists the events of the watchdog and some of its times, but not which method each event
/// covers. So all rows are inferred, except the rows about methods with their own time limit.
let watchdogs: [Rule] = [
  .watchdog(
    "watchdog.did-enter-background", .documented, callback: .didEnterBackground,
    allowance: .didEnterBackground, sources: [.dExtend, .a3]),
  .watchdog(
    "watchdog.scene-did-enter-background", since: 13, .inferred,
    callback: .sceneDidEnterBackground, allowance: .didEnterBackground,
    sources: [.dExtend, .lSupd],
    note: """
      Apple gives the five seconds for the method of the app delegate; the scene delegate's \
      method, called instead, is assumed to have the same.
      """),
  .watchdog(
    "watchdog.will-terminate", since: .oldest, .documented, callback: .willTerminate,
    allowance: .willTerminate, sources: [.dTerm]),
  .watchdog(
    "watchdog.will-terminate.exits-on-suspend", until: 13, .documented, callback: .willTerminate,
    allowance: .exitsOnSuspendCleanup, precedence: .exception, when: [.exitsOnSuspend],
    sources: [.a2], note: "Such an app has about five seconds to clean up, then is ended."),
  .watchdog(
    "watchdog.expiration-handler", .documented, callback: .backgroundTaskExpirationHandler,
    allowance: .expirationHandler, sources: [.dBt]),

  .watchdog(
    "watchdog.will-finish-launching", since: 6, .inferred, callback: .willFinishLaunching,
    allowance: .launch, sources: [.a4, .a5, .dWd],
    note: """
      The launch is timed as a whole, from the start of the process. Apple gives no other time for \
      a launch in the background, so we take the same; a report has nearly 30 s there.
      """),
  .watchdog(
    "watchdog.did-finish-launching", .inferred, callback: .didFinishLaunching,
    allowance: .launch, sources: [.a4, .a5, .dWd],
    note: """
      The launch is timed as a whole, from the start of the process. Apple gives no other time for \
      a launch in the background, so we take the same; a report has nearly 30 s there.
      """),
  .watchdog(
    "watchdog.should-restore-application-state", since: 6, .inferred,
    callback: .shouldRestoreSecureApplicationState, allowance: .launch, sources: [.a4, .a5],
    note: "It comes between the two methods of the launch, which is timed as a whole."),
  .watchdog(
    "watchdog.did-decode-restorable-state", since: 6, .inferred,
    callback: .didDecodeRestorableState, allowance: .launch, sources: [.a4, .a5],
    note: "It comes between the two methods of the launch, which is timed as a whole."),
  .watchdog(
    "watchdog.configuration-for-connecting-scene", since: 13, .inferred,
    callback: .configurationForConnectingScene, allowance: .sceneCreate, sources: [.dWd],
    note: "The event scene-create ends with the first frame of the scene, and this comes before it."
  ),
  .watchdog(
    "watchdog.scene-will-connect", since: 13, .inferred, callback: .sceneWillConnect,
    allowance: .sceneCreate, sources: [.dWd],
    note: "The event scene-create ends with the first frame of the scene, and this comes before it."
  ),

  .watchdog(
    "watchdog.will-resign-active.4", until: 7, .inferred, callback: .willResignActive,
    allowance: .suspend, when: [.multitaskingSDK], unless: [.exitsOnSuspend],
    sources: [.tCnb, .a5],
    note: "The event's name means leaving the foreground, which begins with this method."
  ),
  .watchdog(
    "watchdog.will-enter-foreground.4", until: 7, .inferred, callback: .willEnterForeground,
    allowance: .resume, when: [.multitaskingSDK], unless: [.exitsOnSuspend],
    sources: [.tCnb, .a5], note: "The event's name means the return."),
  .watchdog(
    "watchdog.did-become-active.4", until: 7, .inferred, callback: .didBecomeActive,
    allowance: .resume, when: [.multitaskingSDK], unless: [.exitsOnSuspend],
    sources: [.tCnb, .a5],
    note: "A return ends with this method. We take the same after a launch and an interruption."),
  .watchdog(
    "watchdog.will-resign-active", since: 11, .inferred, callback: .willResignActive,
    allowance: .sceneUpdate, sources: [.dWd, .lSupd],
    note: """
      According to Apple's page, the event scene-update ends an app that does not update its \
      interface in time. Apps without scenes have it too: reports of 11.3 to 12.3 show its sibling \
      scene-create for them. No source names an event from 7.0 to 10.
      """),
  .watchdog(
    "watchdog.will-enter-foreground", since: 11, .inferred, callback: .willEnterForeground,
    allowance: .sceneUpdate, sources: [.dWd, .lSupd],
    note: "As for applicationWillResignActive:, and with the same doubt."),
  .watchdog(
    "watchdog.did-become-active", since: 11, .inferred, callback: .didBecomeActive,
    allowance: .sceneUpdate, sources: [.dWd, .lSupd],
    note: "As for applicationWillResignActive:, and with the same doubt."),
  .watchdog(
    "watchdog.scene-will-resign-active", since: 13, .inferred, callback: .sceneWillResignActive,
    allowance: .sceneUpdate, sources: [.dWd, .lSupd],
    note: "Its name says that it is a scene event; we infer that it times this method."),
  .watchdog(
    "watchdog.scene-will-enter-foreground", since: 13, .inferred,
    callback: .sceneWillEnterForeground, allowance: .sceneUpdate, sources: [.dWd, .lSupd],
    note: """
      Its name says that it is a scene event; we infer that it times this method. When a scene has \
      just connected, the clock of scene-create runs beside it.
      """),
  .watchdog(
    "watchdog.scene-did-become-active", since: 13, .inferred, callback: .sceneDidBecomeActive,
    allowance: .sceneUpdate, sources: [.dWd, .lSupd],
    note: "Its name says that it is a scene event; we infer that it times this method."),
]
