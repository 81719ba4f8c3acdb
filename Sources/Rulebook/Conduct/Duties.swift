// The rules on what an app must do in each callback.

import LifecyclePolicy

/// The duties at launch, when a scene connects or disconnects, when the interface may be saved, at
/// deactivation and at activation.
let dutiesAtLaunch: [Rule] = [
  .duty(
    "duty.did-finish-launching.set-up", since: 3, .documented, callback: .didFinishLaunching,
    text: "Set up the data structures and, without scenes, the interface.",
    sources: [.dRespl, .dLife, .a3]),
  .duty(
    "duty.did-finish-launching.be-quick", .documented, callback: .didFinishLaunching,
    text: """
      Do only what the start needs, and return quickly: a launch that takes too long ends the app.
      """,
    sources: [.a3, .dWd]),
  .duty(
    "duty.did-finish-launching.register-tasks", since: 13, until: 26, .documented,
    callback: .didFinishLaunching,
    text: """
      Register the handlers of all background tasks before the launch ends, each identifier once.
      """,
    sources: [.dBgr], note: "A second registration of one identifier ends the app."),
  .duty(
    "duty.did-finish-launching.register-tasks.26-0", since: 26, .documented,
    callback: .didFinishLaunching,
    text: """
      Register the handlers of background tasks before the launch ends, each identifier once; \
      those of continued processing tasks may come later.
      """,
    sources: [.dBgr, .w25227], note: "A second registration of one identifier ends the app."),
  .duty(
    "duty.did-finish-launching.location-manager", .documented, callback: .didFinishLaunching,
    text: """
      Launched for a location or region event: create the location manager, set its delegate, \
      start the services again.
      """,
    sources: [.dSlc, .dReg, .dLbg, .dLok, .g119],
    note: """
      With scenes the launch options did not name the event (seen on 17.4); their key is \
      deprecated in 26.0.
      """),
  .duty(
    "duty.did-finish-launching.condition-monitor", since: 17, .documented,
    callback: .didFinishLaunching,
    text: "Launched for a location condition: create its monitor again, under the same name.",
    sources: [.dGeo]),
  .duty(
    "duty.did-finish-launching.bluetooth-managers", since: 7, .documented,
    callback: .didFinishLaunching,
    text: "Launched for Bluetooth: create the managers again with their restoration identifiers.",
    sources: [.dLobt, .a6]),
  .duty(
    "duty.will-finish-launching.window", since: 6, .documented, callback: .willFinishLaunching,
    text: "Set up the window: the interface is restored after this.", when: [.stateRestoration],
    sources: [.a3, .dWfl]),
  .duty(
    "duty.scene-will-connect.set-up", since: 13, .documented, callback: .sceneWillConnect,
    text: "Set up the interface of the scene, and load the data that it needs.",
    sources: [.dLife, .dConn]),
  .duty(
    "duty.scene-did-disconnect.free-resources", since: 13, .documented,
    callback: .sceneDidDisconnect,
    text: "Free what the scene shares with others; it may connect again.",
    sources: [.dLife, .dDisc]),
  .duty(
    "duty.scene-did-disconnect.save-data", since: 13, .documented,
    callback: .sceneDidDisconnect, text: "Save what is needed to make the scene again.",
    sources: [.dDisc]),
  .duty(
    "duty.should-save-state.allow", since: 6, .documented,
    callback: .shouldSaveApplicationState,
    text: "Have the interface saved, so that it can be restored after an end without notice.",
    sources: [.a2, .a3]),

  .duty(
    "duty.will-resign-active.pause-tasks", since: .oldest, .documented,
    callback: .willResignActive, text: "Pause tasks that are under way, and begin no new ones.",
    undoneAt: .didBecomeActive, sources: [.a3, .dResign, .dPrepbg, .dSresN]),
  .duty(
    "duty.will-resign-active.stop-timers", since: .oldest, .documented,
    callback: .willResignActive, text: "Stop timers and other periodic work.",
    undoneAt: .didBecomeActive, sources: [.a3, .dResign, .dPrepbg, .dSresN]),
  .duty(
    "duty.will-resign-active.throttle-frame-rate", since: .oldest, .documented,
    callback: .willResignActive, text: "Throttle the frame rates of OpenGL ES.",
    undoneAt: .didBecomeActive, sources: [.a3, .dResign, .dSresN]),
  .duty(
    "duty.will-resign-active.pause-game", .documented, callback: .willResignActive,
    text: "Pause the game.", undoneAt: .didBecomeActive, sources: [.a3, .dPrepbg],
    note: "It stays paused until the player goes on."),
  .duty(
    "duty.will-resign-active.save-data", .documented, callback: .willResignActive,
    text: "Save user data and state.", sources: [.a3, .dPrepbg, .dLife],
    note: "A save should not wait for this callback, and needs no undoing."),
  .duty(
    "duty.will-resign-active.suspend-queues", .documented, callback: .willResignActive,
    text: "Suspend the queues that run work which can wait.", undoneAt: .didBecomeActive,
    sources: [.a3, .dPrepbg]),
  .duty(
    "duty.will-resign-active.pause-movies", .documented, callback: .willResignActive,
    text: "Pause movies, unless they play over AirPlay.", undoneAt: .didBecomeActive,
    sources: [.a3]),
  .duty(
    "duty.will-resign-active.close-protected-files", .documented, callback: .willResignActive,
    text: "Close protected files: once the device is locked they cannot be read.",
    undoneAt: .didBecomeActive, sources: [.a3, .dProt, .f771951],
    note: """
      An engineer says that these files are safe to use only between activation and this call.
      """),
  .duty(
    "duty.will-resign-active.no-new-metal", since: 8, .documented, callback: .willResignActive,
    text: "Commit no new Metal work.", undoneAt: .didBecomeActive, sources: [.dPrepbg]),
  .duty(
    "duty.did-become-active.restart", since: .oldest, .documented, callback: .didBecomeActive,
    text: "Restart what was paused or stopped on resigning: tasks, timers, queues, frame rates.",
    sources: [.a3, .dPrepfg]),
  .duty(
    "duty.did-become-active.refresh-interface", .documented, callback: .didBecomeActive,
    text: "Refresh the interface, above all if the app comes from the background.",
    sources: [.dPrepfg, .a3]),
  .duty(
    "duty.did-become-active.keep-game-paused", .documented, callback: .didBecomeActive,
    text: "Leave a paused game paused until the player goes on.", sources: [.a3, .dPrepfg]),
  .duty(
    "duty.did-become-active.open-protected-files", .documented, callback: .didBecomeActive,
    text: "Open protected files again.", sources: [.a3]),
]

/// The duties on the way to the background and back.
let dutiesWhenResigning: [Rule] = [
  .duty(
    "duty.did-enter-background.save-data", .documented, callback: .didEnterBackground,
    text: "Save user data that is not saved yet.", sources: [.a3, .a2, .dPrepbg]),
  .duty(
    "duty.did-enter-background.save-position", .documented, callback: .didEnterBackground,
    text: "Save where the user was, so that the app can be restored if it is ended.",
    sources: [.a3, .a2]),
  .duty(
    "duty.did-enter-background.preserve-interface", since: 6, .documented,
    callback: .didEnterBackground,
    text: """
      Have the interface preserved (state restoration): an end in the background comes without \
      notice.
      """,
    sources: [.a2, .a3, .dPrepbg]),
  .duty(
    "duty.did-enter-background.free-memory", .documented, callback: .didEnterBackground,
    text: "Free memory: images, media and large objects that can be loaded or made again.",
    undoneAt: .willEnterForeground, sources: [.a3, .dPrepbg, .dSbgN]),
  .duty(
    "duty.did-enter-background.drop-caches", .documented, callback: .didEnterBackground,
    text: "Drop strong references to caches.", undoneAt: .willEnterForeground, sources: [.a2, .a3]),
  .duty(
    "duty.did-enter-background.hide-sensitive-views", .documented,
    callback: .didEnterBackground,
    text: """
      Hide sensitive views, such as passwords, before this returns: the system then takes its \
      snapshot.
      """,
    undoneAt: .willEnterForeground, sources: [.a3, .a2, .dPrepbg, .dSbgN]),
  .duty(
    "duty.did-enter-background.cancel-sheets", .documented, callback: .didEnterBackground,
    text: """
      Cancel sheets and alerts, or save enough to show them again: the system does not dismiss \
      them.
      """,
    undoneAt: .willEnterForeground, sources: [.a2, .dPrepbg]),
  .duty(
    "duty.did-enter-background.prepare-snapshot", .documented, callback: .didEnterBackground,
    text: """
      Leave an interface that users recognise in the snapshot; views added now must be drawn at \
      once.
      """,
    undoneAt: .willEnterForeground, sources: [.a3, .dPrepbg]),
  .duty(
    "duty.did-enter-background.stop-drawing", .documented, callback: .didEnterBackground,
    text: "Stop updating windows and views, the snapshot aside.", undoneAt: .willEnterForeground,
    sources: [.a2]),
  .duty(
    "duty.did-enter-background.finish-gpu-work", .documented, callback: .didEnterBackground,
    text: """
      Let OpenGL ES commands that were submitted finish, and Metal buffers that were committed be \
      scheduled.
      """,
    undoneAt: .willEnterForeground, sources: [.a2, .dPrepbg]),
  .duty(
    "duty.did-enter-background.release-shared-resources", .documented,
    callback: .didEnterBackground,
    text: "Release shared resources: the camera, and databases of the system.",
    undoneAt: .willEnterForeground, sources: [.dPrepbg, .a2, .dSbgN]),
  .duty(
    "duty.did-enter-background.stop-bonjour", .documented, callback: .didEnterBackground,
    text: "Withdraw Bonjour services, and close the sockets that listen for them.",
    undoneAt: .willEnterForeground, sources: [.a2, .dPrepbg]),
  .duty(
    "duty.did-enter-background.drop-connections", .inferred, callback: .didEnterBackground,
    text: """
      Drop network connections that need not go on; others may be lost while the app is suspended.
      """,
    undoneAt: .willEnterForeground, sources: [.a2],
    note: """
      Apple asks apps to be ready for lost connections; dropping them here first is our advice, \
      after the founding articles.
      """),
  .duty(
    "duty.did-enter-background.close-accessory-sessions", .documented,
    callback: .didEnterBackground,
    text: "Close accessory sessions at the disconnect notice that comes on the way here.",
    undoneAt: .willEnterForeground, unless: [.modeExternalAccessory], sources: [.a2],
    note: "A connect notice comes on the way back."),
  .duty(
    "duty.did-enter-background.keep-alive-handler", until: 10, .documented,
    callback: .didEnterBackground,
    text: "Have a keep-alive handler installed before this (setKeepAliveTimeout:handler:).",
    when: [.modeVoIP], sources: [.a2, .dKeep]),
  .duty(
    "duty.did-enter-background.keep-alive-handler.old-sdk", since: 10, until: 13, .documented,
    callback: .didEnterBackground,
    text: "Have a keep-alive handler installed before this (setKeepAliveTimeout:handler:).",
    when: [.modeVoIP], unless: [.pushkitSDK], sources: [.qa1938, .a2, .dKeep]),
  .duty(
    "duty.did-enter-background.ask-for-time", .documented, callback: .didEnterBackground,
    text: """
      Begin a background task, with an expiration handler, for work that must finish; not at the \
      very end.
      """,
    sources: [.dBt, .dExtend, .a3, .a2]),
  .duty(
    "duty.did-enter-background.return-quickly", .documented, callback: .didEnterBackground,
    text: "Become quiet, and return as quickly as possible.", sources: [.a3, .a2, .dExtend]),
  .duty(
    "duty.did-enter-background.expect-the-end", .documented, callback: .didEnterBackground,
    text: """
      Count on no stay in the background: be ready to be restored after an end without notice.
      """,
    sources: [.a2, .a1]),
  .duty(
    "duty.will-enter-foreground.undo", .documented, callback: .willEnterForeground,
    text: """
      Undo what entering the background did: load data again, show what was hidden, take up \
      resources.
      """,
    sources: [.a3, .dFg, .dPrepfg]),
  .duty(
    "duty.will-enter-foreground.reconnect", .documented, callback: .willEnterForeground,
    text: "Connect again where connections or accessory sessions were closed or lost.",
    sources: [.a2]),
  .duty(
    "duty.will-enter-foreground.take-up-changes", .documented, callback: .willEnterForeground,
    text: """
      Be ready for queued notices: settings, locale, iCloud account and more may have changed.
      """,
    sources: [.a3, .dQueue]),
]

/// The duties when the app ends, when it is warned, when protected data appears or disappears, and
/// in the callbacks and handlers of background work and extensions.
let dutiesInTheBackground: [Rule] = [
  .duty(
    "duty.will-terminate.save-data", since: .oldest, .documented, callback: .willTerminate,
    text: "Save user data: there is no way back.", sources: [.dTerm, .a2]),
  .duty(
    "duty.will-terminate.free-resources", since: .oldest, .documented, callback: .willTerminate,
    text: "Stop all work at once, and free shared resources.", sources: [.dTerm, .dLife]),
  .duty(
    "duty.will-terminate.stop-timers", since: .oldest, .documented, callback: .willTerminate,
    text: "Stop timers.", sources: [.dTerm]),
  .duty(
    "duty.will-terminate.return-quickly", since: .oldest, .documented, callback: .willTerminate,
    text: "Return within about five seconds.", sources: [.dTerm]),
  .duty(
    "duty.memory-warning.free-memory", since: .oldest, .documented,
    callback: .didReceiveMemoryWarning,
    text: "Free memory: drop caches and what can be made again.", sources: [.dLife, .a2]),
  .duty(
    "duty.protected-data-unavailable.close-files", .documented,
    callback: .protectedDataWillBecomeUnavailable,
    text: "Close protected files, and let go of what was read from them.",
    undoneAt: .protectedDataDidBecomeAvailable, sources: [.dLife, .a3, .dProt]),
  .duty(
    "duty.protected-data-available.open-files", .documented,
    callback: .protectedDataDidBecomeAvailable,
    text: "Open protected files again where they are needed.", sources: [.dLife, .a3, .dProt]),
  .duty(
    "duty.expiration-handler.supply", .documented, callback: .backgroundTaskExpirationHandler,
    text: "Supply this handler with every background task.", sources: [.a2, .dBt]),
  .duty(
    "duty.expiration-handler.end-task", .documented, callback: .backgroundTaskExpirationHandler,
    text: "End the task, each with its own identifier: a task that is not ended ends the app.",
    sources: [.dBt, .a2]),
  .duty(
    "duty.expiration-handler.be-quick", .documented, callback: .backgroundTaskExpirationHandler,
    text: "Clean up as little as possible: the limit is very near.", sources: [.a2, .dBt]),
  .duty(
    "duty.expiration-handler.no-new-task", .observed,
    callback: .backgroundTaskExpirationHandler,
    text: "Begin no new background task here: the app is ended.", sources: [.gtm199],
    note: "Reported by developers; the first version is not known."),
  .duty(
    "duty.fetch.complete", since: 7, .documented, callback: .performFetch,
    text: "Call the completion handler as soon as the new content is there.",
    sources: [.dFetch, .a2]),
  .duty(
    "duty.fetch.be-honest", since: 7, .documented, callback: .performFetch,
    text: """
      Report honestly whether there was new content, and be quick: both weigh on later fetches.
      """,
    sources: [.a2, .dFetch]),
  .duty(
    "duty.remote-notification.complete", since: 7, .documented,
    callback: .didReceiveRemoteNotificationFetch,
    text: "Call the completion handler within 30 seconds, with an honest result.",
    sources: [.dRn, .dPush]),
  .duty(
    "duty.url-session-events.recreate-session", since: 7, .documented,
    callback: .handleEventsForBackgroundURLSession,
    text: """
      Create configuration and session again with the same identifier: the system attaches its \
      tasks to it.
      """,
    sources: [.a2, .dHurl, .dUcfg]),
  .duty(
    "duty.url-session-events.complete", since: 7, .documented,
    callback: .handleEventsForBackgroundURLSession,
    text: """
      Keep the completion handler, and call it when all events of the session have been handled.
      """,
    sources: [.dHurl, .dDl]),
  .duty(
    "duty.task-handler.set-expiration-handler", since: 13, .documented,
    callback: .bgtaskLaunchHandler,
    text: "Set the task's expiration handler: without one the task counts as failed.",
    sources: [.dBgx]),
  .duty(
    "duty.task-handler.complete", since: 13, .documented, callback: .bgtaskLaunchHandler,
    text: "Mark the task as completed (setTaskCompleted): if it is not, the app may be ended.",
    sources: [.dBgx]),
  .duty(
    "duty.task-expiration.stop", since: 13, .documented, callback: .bgtaskExpirationHandler,
    text: "Stop the work and clean up quickly: the time is shared by all such handlers.",
    sources: [.dBgx]),
  .duty(
    "duty.task-expiration.complete", since: 13, .documented, callback: .bgtaskExpirationHandler,
    text: "Mark the task as completed, without success.", sources: [.dBgx]),
  .duty(
    "duty.keep-alive.keep-connection", until: 13, .documented, callback: .keepAliveHandler,
    text: "Keep the connection to the service up, and return within ten seconds.",
    when: [.modeVoIP], sources: [.dKeep, .a2, .qa1938],
    note: "From 10.0 on, only for apps linked against an older SDK."),
  .duty(
    "duty.voip-push.report-call", since: 13, .documented, callback: .didReceiveIncomingPush,
    text: "Report the call to CallKit before this returns: else the app is ended.",
    when: [.callkitSDK], sources: [.dVoip, .w19, .dPtype, .f817976, .idx67300367712],
    note: "From 26.4 on mustReport reports exemptions."),
  .duty(
    "duty.voip-push-metadata.report-call", since: .v(26, 4), .documented,
    callback: .didReceiveIncomingVoIPPush,
    text: "Report the call before this returns if mustReport says so: else the app is ended.",
    sources: [.dPushRegistryDelegate, .f817976]),
  .duty(
    "duty.voip-push-legacy.report-call", since: 13, .documented,
    callback: .didReceiveIncomingPushLegacy,
    text: "Report the call to CallKit before this returns: else the app is ended.",
    when: [.callkitSDK], sources: [.dVoip, .w19, .dPtype, .f817976, .idx67300367712],
    note: "From 26.4 on mustReport reports exemptions."),
  .duty(
    "duty.healthkit.complete", since: 8, .documented, callback: .healthkitUpdateHandler,
    text: "Call the completion handler: after three deliveries without answer they stop.",
    sources: [.dHk]),
  .duty(
    "duty.notification-response.complete", since: 10, .documented,
    callback: .didReceiveNotificationResponse,
    text: "Call the completion handler when the response has been handled.", sources: [.dNact]),
  .duty(
    "duty.service-extension.deliver", since: 10, .documented,
    callback: .didReceiveNotificationRequest, text: "Call the content handler within 30 seconds.",
    sources: [.dNse]
  )
  .about(.notificationService),
  .duty(
    "duty.service-extension.deliver-best", since: 10, .documented,
    callback: .serviceExtensionTimeWillExpire,
    text: "Call the content handler with the best content so far: else the original is shown.",
    sources: [.dNse]
  )
  .about(.notificationService),
]

let dutiesByTheFoundingArticles: [Rule] = [
  .duty(
    "duty.founding.will-resign-active.pause-tasks", .founding, callback: .willResignActive,
    text: "Pause tasks that are under way.", undoneAt: .didBecomeActive, sources: [.s57]),
  .duty(
    "duty.founding.will-resign-active.stop-timers", .founding, callback: .willResignActive,
    text: "Stop timers.", undoneAt: .didBecomeActive, sources: [.s57]),
  .duty(
    "duty.founding.will-resign-active.throttle-frame-rate", .founding,
    callback: .willResignActive, text: "Throttle the frame rates of OpenGL ES.",
    undoneAt: .didBecomeActive, sources: [.s57]),
  .duty(
    "duty.founding.did-become-active.restart", .founding, callback: .didBecomeActive,
    text: "Undo what resigning did: restart tasks and timers.", sources: [.s60]),
  .duty(
    "duty.founding.did-become-active.refresh-interface", .founding, callback: .didBecomeActive,
    text: "Refresh the interface if the app comes from the background.", sources: [.s60]),
  .duty(
    "duty.founding.did-enter-background.save-data", .founding, callback: .didEnterBackground,
    text: "Save user data that is not saved yet.", undoneAt: .willEnterForeground, sources: [.s58]),
  .duty(
    "duty.founding.did-enter-background.save-position", .founding,
    callback: .didEnterBackground,
    text: "Save where the user was (view, options) to a cache file or the preferences.",
    undoneAt: .willEnterForeground, sources: [.s58]),
  .duty(
    "duty.founding.did-enter-background.preserve-interface", since: 6, .founding,
    callback: .didEnterBackground,
    text: "Have the interface preserved (state restoration): a purge comes without notice.",
    sources: [.s66]),
  .duty(
    "duty.founding.did-enter-background.free-memory", .founding, callback: .didEnterBackground,
    text: "Free what can be made again.", undoneAt: .willEnterForeground, sources: [.s58]),
  .duty(
    "duty.founding.did-enter-background.drop-caches", .founding, callback: .didEnterBackground,
    text: "Drop strong references to caches.", undoneAt: .willEnterForeground, sources: [.s58]),
  .duty(
    "duty.founding.did-enter-background.drop-connections", .founding,
    callback: .didEnterBackground, text: "Drop network connections.",
    undoneAt: .willEnterForeground, sources: [.s58]),
  .duty(
    "duty.founding.did-enter-background.hide-sensitive-views", .founding,
    callback: .didEnterBackground,
    text: "Hide sensitive views before this returns: the system then takes its snapshot.",
    undoneAt: .willEnterForeground, sources: [.s58, .s20]),
  .duty(
    "duty.founding.did-enter-background.cancel-sheets", .founding,
    callback: .didEnterBackground,
    text: "Cancel sheets and alerts: the system does not dismiss them.",
    undoneAt: .willEnterForeground, sources: [.s58, .s21]),
  .duty(
    "duty.founding.did-enter-background.close-accessory-sessions", .founding,
    callback: .didEnterBackground,
    text: "Close accessory sessions at the disconnect notice that comes on the way here.",
    sources: [.s69, .s19]),
  .duty(
    "duty.founding.did-enter-background.keep-alive-handler", .founding,
    callback: .didEnterBackground,
    text: "Have a keep-alive handler installed before this (setKeepAliveTimeout:handler:).",
    when: [.modeVoIP], sources: [.s31]),
  .duty(
    "duty.founding.did-enter-background.finish-gl", .founding, callback: .didEnterBackground,
    text: "Have every OpenGL ES command finished, and submit no more.", sources: [.s51]),
  .duty(
    "duty.founding.did-enter-background.release-shared-resources", .founding,
    callback: .didEnterBackground,
    text: "Release resources shared with the system, such as the photo album or the calendar.",
    sources: [.s52]),
  .duty(
    "duty.founding.did-enter-background.close-listening", .founding,
    callback: .didEnterBackground, text: "Close Bonjour services and listening sockets.",
    sources: [.s53]),
  .duty(
    "duty.founding.did-enter-background.become-quiet", .founding, callback: .didEnterBackground,
    text: "Become quiet as fast as possible.", sources: [.s65]),
  .duty(
    "duty.founding.did-enter-background.expect-the-end", .founding,
    callback: .didEnterBackground,
    text: "Count on no stay in the background: be ready to be restored after a purge.",
    sources: [.s71, .s54]),
  .duty(
    "duty.founding.will-enter-foreground.reload", .founding, callback: .willEnterForeground,
    text: "Load again what entering the background let go.", sources: [.s59]),
  .duty(
    "duty.founding.will-enter-foreground.reconnect", .founding, callback: .willEnterForeground,
    text: "Reconnect what was dropped or lost.", sources: [.s59, .s17]),
  .duty(
    "duty.founding.will-terminate.as-background", .founding, callback: .willTerminate,
    text: "Do what entering the background asks for, saving data first: there is no way back.",
    sources: [.s61]),
  .duty(
    "duty.founding.should-save-state.allow", since: 6, .founding,
    callback: .shouldSaveApplicationState,
    text: "Have the interface saved: a purge comes without notice.", sources: [.s66]),
  .duty(
    "duty.founding.expiration-handler.supply", .founding,
    callback: .backgroundTaskExpirationHandler,
    text: "Supply this expiration handler with every background task.", sources: [.s70]),
  .duty(
    "duty.founding.expiration-handler.end-task", .founding,
    callback: .backgroundTaskExpirationHandler,
    text: "End the task, each with its own token: a task that is not ended ends the app.",
    sources: [.s26, .s27]),
  .duty(
    "duty.founding.expiration-handler.be-quick", .founding,
    callback: .backgroundTaskExpirationHandler, text: "Be quick: the limit is very close.",
    sources: [.s27]),
  .duty(
    "duty.founding.fetch.complete", .founding, callback: .performFetch,
    text: "Call the completion handler: the wake-up ends with it.", sources: [.s30]),
  .duty(
    "duty.founding.fetch.be-honest", .founding, callback: .performFetch,
    text: """
      Report honestly whether there was new content, and be quick: both weigh on later grants.
      """,
    sources: [.s30]),
  .duty(
    "duty.founding.url-session-events.recreate-session", .founding,
    callback: .handleEventsForBackgroundURLSession,
    text: """
      Create configuration and session again with the same identifier: the system attaches the \
      tasks to it.
      """,
    sources: [.s68]),
  .duty(
    "duty.founding.keep-alive.keep-connection", .founding, callback: .keepAliveHandler,
    text: "Keep the connection to the service up.", when: [.modeVoIP], sources: [.s31]),
]
