// What an app owes in each callback.

/// Launch, deactivation and activation.
///
/// | callback | duties | versions | undone at |
/// |---|---|---|---|
/// | did finish launching | set up | 3.0 on | |
/// | did finish launching | be quick | 4.0 on | |
/// | did finish launching | register tasks | 13.0 on | |
/// | did finish launching | location manager | 4.0 on | |
/// | did finish launching | condition monitor | 17.0 on | |
/// | did finish launching | bluetooth managers | 7.0 on | |
/// | will finish launching | window | 6.0 on | |
/// | scene will connect | set up | 13.0 on | |
/// | scene did disconnect | free resources | 13.0 on | |
/// | should save application state | allow | 6.0 on | |
/// | will resign active | pause tasks, stop timers | 2.0 on | did become active |
/// | will resign active | throttle frame rate | 2.0 on | did become active |
/// | will resign active | pause game | 4.0 on | did become active |
/// | will resign active | save data | 4.0 on | |
/// | will resign active | suspend queues, pause movies | 4.0 on | did become active |
/// | will resign active | close protected files | 4.0 on | did become active |
/// | will resign active | no new metal | 8.0 on | did become active |
/// | did become active | restart | 2.0 on | |
/// | did become active | refresh interface, keep game paused, open protected files | 4.0 on | |
let dutyRules0: [DutyRule] = [
  DutyRule(
    id: "duty.did-finish-launching.set-up", since: .v(3), basis: .documented,
    callback: .didFinishLaunching,
    text: "Set up the data structures and, without scenes, the interface.",
    sources: Sources(.dRespl, .dLife, .a3)),
  DutyRule(
    id: "duty.did-finish-launching.be-quick", basis: .documented, callback: .didFinishLaunching,
    text: """
      Do only what the start needs, and return quickly: a launch that takes too long ends the \
      app.
      """,
    sources: Sources(.a3, .dWd)),
  DutyRule(
    id: "duty.did-finish-launching.register-tasks", since: .v(13), basis: .documented,
    callback: .didFinishLaunching,
    text: """
      Register the handlers of all background tasks before the launch ends, each identifier once.
      """,
    sources: Sources(.dBgr),
    note: "A second registration of one identifier ends the app."),
  DutyRule(
    id: "duty.did-finish-launching.location-manager", basis: .documented,
    callback: .didFinishLaunching,
    text: """
      Launched for a location or region event: create the location manager, set its delegate, \
      start the services again.
      """,
    sources: Sources(.dSlc, .dReg, .dLbg, .dLok, .g119),
    note: """
      With scenes the launch options did not name the event (seen on 17.4); their key is \
      deprecated in 26.0.
      """),
  DutyRule(
    id: "duty.did-finish-launching.condition-monitor", since: .v(17), basis: .documented,
    callback: .didFinishLaunching,
    text: "Launched for a location condition: create its monitor again, under the same name.",
    sources: Sources(.dGeo)),
  DutyRule(
    id: "duty.did-finish-launching.bluetooth-managers", since: .v(7), basis: .documented,
    callback: .didFinishLaunching,
    text: "Launched for Bluetooth: create the managers again with their restoration identifiers.",
    sources: Sources(.dLobt, .a6)),
  DutyRule(
    id: "duty.will-finish-launching.window", since: .v(6), basis: .documented,
    callback: .willFinishLaunching,
    text: "Set up the window: the interface is restored after this.",
    when: Mask(.stateRestoration), sources: Sources(.a3, .dWfl)),
  DutyRule(
    id: "duty.scene-will-connect.set-up", since: .v(13), basis: .documented,
    callback: .sceneWillConnect,
    text: "Set up the interface of the scene, and load the data that it needs.",
    sources: Sources(.dLife, .dConn)),
  DutyRule(
    id: "duty.scene-did-disconnect.free-resources", since: .v(13), basis: .documented,
    callback: .sceneDidDisconnect,
    text: "Free what the scene shares with others; it may connect again.",
    sources: Sources(.dLife, .dDisc)),
  DutyRule(
    id: "duty.scene-did-disconnect.save-data", since: .v(13), basis: .documented,
    callback: .sceneDidDisconnect, text: "Save what is needed to make the scene again.",
    sources: Sources(.dDisc)),
  DutyRule(
    id: "duty.should-save-state.allow", since: .v(6), basis: .documented,
    callback: .shouldSaveApplicationState,
    text: "Have the interface saved, so that it can be restored after an end without notice.",
    sources: Sources(.a2, .a3)),

  DutyRule(
    id: "duty.will-resign-active.pause-tasks", since: .oldest, basis: .documented,
    callback: .willResignActive,
    text: "Pause tasks that are under way, and begin no new ones.",
    undoneAt: .didBecomeActive, sources: Sources(.a3, .dResign, .dPrepbg, .dSresN)),
  DutyRule(
    id: "duty.will-resign-active.stop-timers", since: .oldest, basis: .documented,
    callback: .willResignActive,
    text: "Stop timers and other periodic work.",
    undoneAt: .didBecomeActive, sources: Sources(.a3, .dResign, .dPrepbg, .dSresN)),
  DutyRule(
    id: "duty.will-resign-active.throttle-frame-rate", since: .oldest, basis: .documented,
    callback: .willResignActive,
    text: "Throttle the frame rates of OpenGL ES.",
    undoneAt: .didBecomeActive, sources: Sources(.a3, .dResign, .dSresN)),
  DutyRule(
    id: "duty.will-resign-active.pause-game", basis: .documented, callback: .willResignActive,
    text: "Pause the game.",
    undoneAt: .didBecomeActive, sources: Sources(.a3, .dPrepbg),
    note: "It stays paused until the player goes on."),
  DutyRule(
    id: "duty.will-resign-active.save-data", basis: .documented, callback: .willResignActive,
    text: "Save user data and state.",
    sources: Sources(.a3, .dPrepbg, .dLife),
    note: "A save should not wait for this, and needs no undoing."),
  DutyRule(
    id: "duty.will-resign-active.suspend-queues", basis: .documented, callback: .willResignActive,
    text: "Suspend the queues that run work which can wait.",
    undoneAt: .didBecomeActive, sources: Sources(.a3, .dPrepbg)),
  DutyRule(
    id: "duty.will-resign-active.pause-movies", basis: .documented, callback: .willResignActive,
    text: "Pause movies, unless they play over AirPlay.",
    undoneAt: .didBecomeActive, sources: Sources(.a3)),
  DutyRule(
    id: "duty.will-resign-active.close-protected-files", basis: .documented,
    callback: .willResignActive,
    text: "Close protected files: once the device is locked they cannot be read.",
    undoneAt: .didBecomeActive, sources: Sources(.a3, .dProt, .f771951),
    note: "An engineer: they are safe to use between activation and this call alone."),
  DutyRule(
    id: "duty.will-resign-active.no-new-metal", since: .v(8), basis: .documented,
    callback: .willResignActive,
    text: "Commit no new Metal work.",
    undoneAt: .didBecomeActive, sources: Sources(.dPrepbg)),
  DutyRule(
    id: "duty.did-become-active.restart", since: .oldest, basis: .documented,
    callback: .didBecomeActive,
    text: "Restart what was paused or stopped on resigning: tasks, timers, queues, frame rates.",
    sources: Sources(.a3, .dPrepfg)),
  DutyRule(
    id: "duty.did-become-active.refresh-interface", basis: .documented, callback: .didBecomeActive,
    text: "Refresh the interface, above all if the app comes from the background.",
    sources: Sources(.dPrepfg, .a3)),
  DutyRule(
    id: "duty.did-become-active.keep-game-paused", basis: .documented, callback: .didBecomeActive,
    text: "Leave a paused game paused until the player goes on.",
    sources: Sources(.a3, .dPrepfg)),
  DutyRule(
    id: "duty.did-become-active.open-protected-files", basis: .documented,
    callback: .didBecomeActive,
    text: "Open protected files again.",
    sources: Sources(.a3)),
]

/// To the background and back.
///
/// | callback | duties | versions | undone at |
/// |---|---|---|---|
/// | did enter background | save data, save position | 4.0 on | will enter foreground |
/// | did enter background | preserve interface | 6.0 on | |
/// | did enter background | free memory, drop caches | 4.0 on | will enter foreground |
/// | did enter background | hide sensitive views, cancel sheets | 4.0 on | will enter foreground |
/// | did enter background | prepare snapshot, stop drawing | 4.0 on | will enter foreground |
/// | did enter background | finish gpu work | 4.0 on | will enter foreground |
/// | did enter background | release shared resources | 4.0 on | will enter foreground |
/// | did enter background | stop bonjour, drop connections | 4.0 on | will enter foreground |
/// | did enter background | close accessory sessions | 4.0 on | will enter foreground |
/// | did enter background | keep alive handler | 4.0 to 9 | |
/// | did enter background | ask for time, return quickly, expect the end | 4.0 on | |
/// | will enter foreground | undo, reconnect, take up changes | 4.0 on | |
let dutyRules1: [DutyRule] = [
  DutyRule(
    id: "duty.did-enter-background.save-data", basis: .documented, callback: .didEnterBackground,
    text: "Save user data that is not saved yet.", sources: Sources(.a3, .a2, .dPrepbg)),
  DutyRule(
    id: "duty.did-enter-background.save-position", basis: .documented,
    callback: .didEnterBackground,
    text: "Save where the user was, so that the app can be restored if it is ended.",
    sources: Sources(.a3, .a2)),
  DutyRule(
    id: "duty.did-enter-background.preserve-interface", since: .v(6), basis: .documented,
    callback: .didEnterBackground,
    text: """
      Have the interface preserved (state restoration): an end in the background comes without \
      notice.
      """,
    sources: Sources(.a2, .a3, .dPrepbg)),
  DutyRule(
    id: "duty.did-enter-background.free-memory", basis: .documented, callback: .didEnterBackground,
    text: "Free memory: images, media and large objects that can be loaded or made again.",
    undoneAt: .willEnterForeground, sources: Sources(.a3, .dPrepbg, .dSbgN)),
  DutyRule(
    id: "duty.did-enter-background.drop-caches", basis: .documented, callback: .didEnterBackground,
    text: "Drop strong references to caches.",
    undoneAt: .willEnterForeground, sources: Sources(.a2, .a3)),
  DutyRule(
    id: "duty.did-enter-background.hide-sensitive-views", basis: .documented,
    callback: .didEnterBackground,
    text: """
      Hide sensitive views, such as passwords, before this returns: the system then takes its \
      snapshot.
      """,
    undoneAt: .willEnterForeground, sources: Sources(.a3, .a2, .dPrepbg, .dSbgN)),
  DutyRule(
    id: "duty.did-enter-background.cancel-sheets", basis: .documented,
    callback: .didEnterBackground,
    text: """
      Cancel sheets and alerts, or save enough to show them again: the system does not dismiss \
      them.
      """,
    undoneAt: .willEnterForeground, sources: Sources(.a2, .dPrepbg)),
  DutyRule(
    id: "duty.did-enter-background.prepare-snapshot", basis: .documented,
    callback: .didEnterBackground,
    text: """
      Leave an interface that users recognise in the snapshot; views added now must be drawn at \
      once.
      """,
    undoneAt: .willEnterForeground, sources: Sources(.a3, .dPrepbg)),
  DutyRule(
    id: "duty.did-enter-background.stop-drawing", basis: .documented,
    callback: .didEnterBackground,
    text: "Stop updating windows and views, the snapshot aside.",
    undoneAt: .willEnterForeground, sources: Sources(.a2)),
  DutyRule(
    id: "duty.did-enter-background.finish-gpu-work", basis: .documented,
    callback: .didEnterBackground,
    text: """
      Let OpenGL ES commands that were submitted finish, and Metal buffers that were committed be \
      scheduled.
      """,
    undoneAt: .willEnterForeground, sources: Sources(.a2, .dPrepbg)),
  DutyRule(
    id: "duty.did-enter-background.release-shared-resources", basis: .documented,
    callback: .didEnterBackground,
    text: "Release shared resources: the camera, and databases of the system.",
    undoneAt: .willEnterForeground, sources: Sources(.dPrepbg, .a2, .dSbgN)),
  DutyRule(
    id: "duty.did-enter-background.stop-bonjour", basis: .documented,
    callback: .didEnterBackground,
    text: "Withdraw Bonjour services, and close the sockets that listen for them.",
    undoneAt: .willEnterForeground, sources: Sources(.a2, .dPrepbg)),
  DutyRule(
    id: "duty.did-enter-background.drop-connections", basis: .inferred,
    callback: .didEnterBackground,
    text: """
      Drop network connections that need not go on; others may be lost while the app is \
      suspended.
      """,
    undoneAt: .willEnterForeground, sources: Sources(.a2),
    note: """
      Apple asks to be ready for lost connections; that they are dropped here first is ours, as \
      founding articles have it.
      """),
  DutyRule(
    id: "duty.did-enter-background.close-accessory-sessions", basis: .documented,
    callback: .didEnterBackground,
    text: "Close accessory sessions at the disconnect notice that comes on the way here.",
    undoneAt: .willEnterForeground, unless: Mask(.modeExternalAccessory), sources: Sources(.a2),
    note: "A connect notice comes on the way back."),
  DutyRule(
    id: "duty.did-enter-background.keep-alive-handler", until: .v(10), basis: .documented,
    callback: .didEnterBackground,
    text: "Have a keep-alive handler installed before this (setKeepAliveTimeout:handler:).",
    when: Mask(.modeVoIP), sources: Sources(.a2, .dKeep)),
  DutyRule(
    id: "duty.did-enter-background.keep-alive-handler.old-sdk", since: .v(10), until: .v(13),
    basis: .documented, callback: .didEnterBackground,
    text: "Have a keep-alive handler installed before this (setKeepAliveTimeout:handler:).",
    when: Mask(.modeVoIP), unless: Mask(.pushkitSDK), sources: Sources(.qa1938, .a2, .dKeep)),
  DutyRule(
    id: "duty.did-enter-background.ask-for-time", basis: .documented,
    callback: .didEnterBackground,
    text: """
      Begin a background task, with an expiration handler, for work that must finish; not at the \
      very end.
      """,
    sources: Sources(.dBt, .dExtend, .a3, .a2)),
  DutyRule(
    id: "duty.did-enter-background.return-quickly", basis: .documented,
    callback: .didEnterBackground,
    text: "Become quiet, and return as quickly as possible.",
    sources: Sources(.a3, .a2, .dExtend)),
  DutyRule(
    id: "duty.did-enter-background.expect-the-end", basis: .documented,
    callback: .didEnterBackground,
    text: """
      Count on no stay in the background: be ready to be restored after an end without notice.
      """,
    sources: Sources(.a2, .a1)),
  DutyRule(
    id: "duty.will-enter-foreground.undo", basis: .documented, callback: .willEnterForeground,
    text: """
      Undo what entering the background did: load data again, show what was hidden, take up \
      resources.
      """,
    sources: Sources(.a3, .dFg, .dPrepfg)),
  DutyRule(
    id: "duty.will-enter-foreground.reconnect", basis: .documented, callback: .willEnterForeground,
    text: "Connect again where connections or accessory sessions were closed or lost.",
    sources: Sources(.a2)),
  DutyRule(
    id: "duty.will-enter-foreground.take-up-changes", basis: .documented,
    callback: .willEnterForeground,
    text: """
      Be ready for queued notices: settings, locale, iCloud account and more may have changed.
      """,
    sources: Sources(.a3, .dQueue)),
]

/// The end, warnings, and the handlers of background work.
///
/// | callback | duties | versions | undone at |
/// |---|---|---|---|
/// | will terminate | save data, free resources, stop timers, return quickly | 2.0 on | |
/// | did receive memory warning | free memory | 2.0 on | |
/// | protected data unavailable | close files | 4.0 on | protected data available |
/// | protected data available | open files | 4.0 on | |
/// | background task expiration handler | supply, end task, be quick, no new task | 4.0 on | |
/// | perform fetch | complete, be honest | 7.0 on | |
/// | did receive remote notification fetch | complete | 7.0 on | |
/// | handle events for background urlsession | recreate session, complete | 7.0 on | |
/// | bgtask launch handler | set expiration handler, complete | 13.0 on | |
/// | bgtask expiration handler | stop, complete | 13.0 on | |
/// | keep alive handler | keep connection | 4.0 to 9 | |
/// | did receive incoming push | report call | 13.0 on | |
/// | did receive incoming push legacy | report call | 13.0 on | |
/// | healthkit update handler | complete | 8.0 on | |
/// | did receive notification response | complete | 10.0 on | |
/// | did receive notification request | deliver | 10.0 on | |
/// | service extension time will expire | deliver best | 10.0 on | |
let dutyRules2: [DutyRule] = [
  DutyRule(
    id: "duty.will-terminate.save-data", since: .oldest, basis: .documented,
    callback: .willTerminate,
    text: "Save user data: there is no way back.",
    sources: Sources(.dTerm, .a2)),
  DutyRule(
    id: "duty.will-terminate.free-resources", since: .oldest, basis: .documented,
    callback: .willTerminate,
    text: "Stop all work at once, and free shared resources.",
    sources: Sources(.dTerm, .dLife)),
  DutyRule(
    id: "duty.will-terminate.stop-timers", since: .oldest, basis: .documented,
    callback: .willTerminate,
    text: "Stop timers.",
    sources: Sources(.dTerm)),
  DutyRule(
    id: "duty.will-terminate.return-quickly", since: .oldest, basis: .documented,
    callback: .willTerminate,
    text: "Return within about five seconds.",
    sources: Sources(.dTerm)),
  DutyRule(
    id: "duty.memory-warning.free-memory", since: .oldest, basis: .documented,
    callback: .didReceiveMemoryWarning,
    text: "Free memory: drop caches and what can be made again.",
    sources: Sources(.dLife, .a2)),
  DutyRule(
    id: "duty.protected-data-unavailable.close-files", basis: .documented,
    callback: .protectedDataWillBecomeUnavailable,
    text: "Close protected files, and let go of what was read from them.",
    undoneAt: .protectedDataDidBecomeAvailable, sources: Sources(.dLife, .a3, .dProt)),
  DutyRule(
    id: "duty.protected-data-available.open-files", basis: .documented,
    callback: .protectedDataDidBecomeAvailable,
    text: "Open protected files again where they are needed.",
    sources: Sources(.dLife, .a3, .dProt)),
  DutyRule(
    id: "duty.expiration-handler.supply", basis: .documented,
    callback: .backgroundTaskExpirationHandler,
    text: "Supply this handler with every background task.",
    sources: Sources(.a2, .dBt)),
  DutyRule(
    id: "duty.expiration-handler.end-task", basis: .documented,
    callback: .backgroundTaskExpirationHandler,
    text: "End the task, each with its own identifier: a task that is not ended ends the app.",
    sources: Sources(.dBt, .a2)),
  DutyRule(
    id: "duty.expiration-handler.be-quick", basis: .documented,
    callback: .backgroundTaskExpirationHandler,
    text: "Clean up as little as possible: the limit is very near.",
    sources: Sources(.a2, .dBt)),
  DutyRule(
    id: "duty.expiration-handler.no-new-task", basis: .observed,
    callback: .backgroundTaskExpirationHandler,
    text: "Begin no new background task here: the app is ended.",
    sources: Sources(.gtm199),
    note: "Reported by developers; the first version is not known."),
  DutyRule(
    id: "duty.fetch.complete", since: .v(7), basis: .documented, callback: .performFetch,
    text: "Call the completion handler as soon as the new content is there.",
    sources: Sources(.dFetch, .a2)),
  DutyRule(
    id: "duty.fetch.be-honest", since: .v(7), basis: .documented, callback: .performFetch,
    text: """
      Report honestly whether there was new content, and be quick: both weigh on later fetches.
      """,
    sources: Sources(.a2, .dFetch)),
  DutyRule(
    id: "duty.remote-notification.complete", since: .v(7), basis: .documented,
    callback: .didReceiveRemoteNotificationFetch,
    text: "Call the completion handler within 30 seconds, with an honest result.",
    sources: Sources(.dRn, .dPush)),
  DutyRule(
    id: "duty.url-session-events.recreate-session", since: .v(7), basis: .documented,
    callback: .handleEventsForBackgroundURLSession,
    text: """
      Create configuration and session again with the same identifier: the system attaches its \
      tasks to it.
      """,
    sources: Sources(.a2, .dHurl, .dUcfg)),
  DutyRule(
    id: "duty.url-session-events.complete", since: .v(7), basis: .documented,
    callback: .handleEventsForBackgroundURLSession,
    text: """
      Keep the completion handler, and call it when all events of the session have been handled.
      """,
    sources: Sources(.dHurl, .dDl)),
  DutyRule(
    id: "duty.task-handler.set-expiration-handler", since: .v(13), basis: .documented,
    callback: .bgtaskLaunchHandler,
    text: "Set the task's expiration handler: without one the task counts as failed.",
    sources: Sources(.dBgx)),
  DutyRule(
    id: "duty.task-handler.complete", since: .v(13), basis: .documented,
    callback: .bgtaskLaunchHandler,
    text: "Mark the task as completed (setTaskCompleted): if it is not, the app may be ended.",
    sources: Sources(.dBgx)),
  DutyRule(
    id: "duty.task-expiration.stop", since: .v(13), basis: .documented,
    callback: .bgtaskExpirationHandler,
    text: "Stop the work and clean up quickly: the time is shared by all such handlers.",
    sources: Sources(.dBgx)),
  DutyRule(
    id: "duty.task-expiration.complete", since: .v(13), basis: .documented,
    callback: .bgtaskExpirationHandler,
    text: "Mark the task as completed, without success.",
    sources: Sources(.dBgx)),
  DutyRule(
    id: "duty.keep-alive.keep-connection", until: .v(13), basis: .documented,
    callback: .keepAliveHandler,
    text: "Keep the connection to the service up, and return within ten seconds.",
    when: Mask(.modeVoIP), sources: Sources(.dKeep, .a2, .qa1938),
    note: "From 10.0 on for apps linked against an older SDK alone."),
  DutyRule(
    id: "duty.voip-push.report-call", since: .v(13), basis: .documented,
    callback: .didReceiveIncomingPush,
    text: "Report the call to CallKit before this returns: else the app is ended.",
    when: Mask(.callkitSDK), sources: Sources(.dVoip, .w19, .dPtype, .f817976, .idx67300367712),
    note: "From 26.4 on mustReport tells of exemptions."),
  DutyRule(
    id: "duty.voip-push-legacy.report-call", since: .v(13), basis: .documented,
    callback: .didReceiveIncomingPushLegacy,
    text: "Report the call to CallKit before this returns: else the app is ended.",
    when: Mask(.callkitSDK), sources: Sources(.dVoip, .w19, .dPtype, .f817976, .idx67300367712),
    note: "From 26.4 on mustReport tells of exemptions."),
  DutyRule(
    id: "duty.healthkit.complete", since: .v(8), basis: .documented,
    callback: .healthkitUpdateHandler,
    text: "Call the completion handler: after three deliveries without answer they stop.",
    sources: Sources(.dHk)),
  DutyRule(
    id: "duty.notification-response.complete", since: .v(10), basis: .documented,
    callback: .didReceiveNotificationResponse,
    text: "Call the completion handler when the response has been handled.",
    sources: Sources(.dNact)),
  DutyRule(
    id: "duty.service-extension.deliver", since: .v(10), basis: .documented,
    callback: .didReceiveNotificationRequest,
    text: "Call the content handler within 30 seconds.",
    sources: Sources(.dNse)),
  DutyRule(
    id: "duty.service-extension.deliver-best", since: .v(10), basis: .documented,
    callback: .serviceExtensionTimeWillExpire,
    text: "Call the content handler with the best content so far: else the original is shown.",
    sources: Sources(.dNse)),
]

/// As the founding articles state them.
///
/// | callback | duties | versions | undone at |
/// |---|---|---|---|
/// | will resign active | pause tasks, stop timers | 4.0 on | did become active |
/// | will resign active | throttle frame rate | 4.0 on | did become active |
/// | did become active | restart, refresh interface | 4.0 on | |
/// | did enter background | save data, save position | 4.0 on | will enter foreground |
/// | did enter background | preserve interface | 6.0 on | |
/// | did enter background | free memory, drop caches | 4.0 on | will enter foreground |
/// | did enter background | drop connections | 4.0 on | will enter foreground |
/// | did enter background | hide sensitive views, cancel sheets | 4.0 on | will enter foreground |
/// | did enter background | close accessory sessions, keep alive handler | 4.0 on | |
/// | did enter background | become quiet, expect the end | 4.0 on | |
/// | will enter foreground | reload, reconnect | 4.0 on | |
/// | will terminate | as background | 4.0 on | |
/// | should save application state | allow | 6.0 on | |
/// | background task expiration handler | supply, end task, be quick | 4.0 on | |
/// | perform fetch | complete, be honest | 4.0 on | |
/// | handle events for background urlsession | recreate session | 4.0 on | |
/// | keep alive handler | keep connection | 4.0 on | |
let dutyRulesOfTheFoundingArticles: [DutyRule] = [
  DutyRule(
    id: "duty.founding.will-resign-active.pause-tasks", basis: .founding,
    callback: .willResignActive,
    text: "Pause tasks that are under way.",
    undoneAt: .didBecomeActive, sources: Sources(.s57)),
  DutyRule(
    id: "duty.founding.will-resign-active.stop-timers", basis: .founding,
    callback: .willResignActive,
    text: "Stop timers.",
    undoneAt: .didBecomeActive, sources: Sources(.s57)),
  DutyRule(
    id: "duty.founding.will-resign-active.throttle-frame-rate", basis: .founding,
    callback: .willResignActive,
    text: "Throttle the frame rates of OpenGL ES.",
    undoneAt: .didBecomeActive, sources: Sources(.s57)),
  DutyRule(
    id: "duty.founding.did-become-active.restart", basis: .founding, callback: .didBecomeActive,
    text: "Undo what resigning did: restart tasks and timers.",
    sources: Sources(.s60)),
  DutyRule(
    id: "duty.founding.did-become-active.refresh-interface", basis: .founding,
    callback: .didBecomeActive,
    text: "Refresh the interface if the app comes from the background.",
    sources: Sources(.s60)),
  DutyRule(
    id: "duty.founding.did-enter-background.save-data", basis: .founding,
    callback: .didEnterBackground,
    text: "Save user data that is not saved yet.",
    undoneAt: .willEnterForeground, sources: Sources(.s58)),
  DutyRule(
    id: "duty.founding.did-enter-background.save-position", basis: .founding,
    callback: .didEnterBackground,
    text: "Save where the user was (view, options) to a cache file or the preferences.",
    undoneAt: .willEnterForeground, sources: Sources(.s58)),
  DutyRule(
    id: "duty.founding.did-enter-background.preserve-interface", since: .v(6), basis: .founding,
    callback: .didEnterBackground,
    text: "Have the interface preserved (state restoration): a purge comes without notice.",
    sources: Sources(.s66)),
  DutyRule(
    id: "duty.founding.did-enter-background.free-memory", basis: .founding,
    callback: .didEnterBackground,
    text: "Free what can be made again.",
    undoneAt: .willEnterForeground, sources: Sources(.s58)),
  DutyRule(
    id: "duty.founding.did-enter-background.drop-caches", basis: .founding,
    callback: .didEnterBackground,
    text: "Drop strong references to caches.",
    undoneAt: .willEnterForeground, sources: Sources(.s58)),
  DutyRule(
    id: "duty.founding.did-enter-background.drop-connections", basis: .founding,
    callback: .didEnterBackground,
    text: "Drop network connections.",
    undoneAt: .willEnterForeground, sources: Sources(.s58)),
  DutyRule(
    id: "duty.founding.did-enter-background.hide-sensitive-views", basis: .founding,
    callback: .didEnterBackground,
    text: "Hide sensitive views before this returns: the system then takes its snapshot.",
    undoneAt: .willEnterForeground, sources: Sources(.s58, .s20)),
  DutyRule(
    id: "duty.founding.did-enter-background.cancel-sheets", basis: .founding,
    callback: .didEnterBackground,
    text: "Cancel sheets and alerts: the system does not dismiss them.",
    undoneAt: .willEnterForeground, sources: Sources(.s58, .s21)),
  DutyRule(
    id: "duty.founding.did-enter-background.close-accessory-sessions", basis: .founding,
    callback: .didEnterBackground,
    text: "Close accessory sessions at the disconnect notice that comes on the way here.",
    sources: Sources(.s69, .s19)),
  DutyRule(
    id: "duty.founding.did-enter-background.keep-alive-handler", basis: .founding,
    callback: .didEnterBackground,
    text: "Have a keep-alive handler installed before this (setKeepAliveTimeout:handler:).",
    when: Mask(.modeVoIP), sources: Sources(.s31)),
  DutyRule(
    id: "duty.founding.did-enter-background.finish-gl", basis: .founding,
    callback: .didEnterBackground,
    text: "Have every OpenGL ES command finished, and submit no more.", sources: Sources(.s51)),
  DutyRule(
    id: "duty.founding.did-enter-background.release-shared-resources", basis: .founding,
    callback: .didEnterBackground,
    text: "Release resources shared with the system, such as the photo album or the calendar.",
    sources: Sources(.s52)),
  DutyRule(
    id: "duty.founding.did-enter-background.close-listening", basis: .founding,
    callback: .didEnterBackground,
    text: "Close Bonjour services and listening sockets.", sources: Sources(.s53)),
  DutyRule(
    id: "duty.founding.did-enter-background.become-quiet", basis: .founding,
    callback: .didEnterBackground,
    text: "Become quiet as fast as possible.",
    sources: Sources(.s65)),
  DutyRule(
    id: "duty.founding.did-enter-background.expect-the-end", basis: .founding,
    callback: .didEnterBackground,
    text: "Count on no stay in the background: be ready to be restored after a purge.",
    sources: Sources(.s71, .s54)),
  DutyRule(
    id: "duty.founding.will-enter-foreground.reload", basis: .founding,
    callback: .willEnterForeground,
    text: "Load again what entering the background let go.",
    sources: Sources(.s59)),
  DutyRule(
    id: "duty.founding.will-enter-foreground.reconnect", basis: .founding,
    callback: .willEnterForeground,
    text: "Reconnect what was dropped or lost.",
    sources: Sources(.s59, .s17)),
  DutyRule(
    id: "duty.founding.will-terminate.as-background", basis: .founding, callback: .willTerminate,
    text: "Do what entering the background asks for, saving data first: there is no way back.",
    sources: Sources(.s61)),
  DutyRule(
    id: "duty.founding.should-save-state.allow", since: .v(6), basis: .founding,
    callback: .shouldSaveApplicationState,
    text: "Have the interface saved: a purge comes without notice.",
    sources: Sources(.s66)),
  DutyRule(
    id: "duty.founding.expiration-handler.supply", basis: .founding,
    callback: .backgroundTaskExpirationHandler,
    text: "Supply this expiration handler with every background task.",
    sources: Sources(.s70)),
  DutyRule(
    id: "duty.founding.expiration-handler.end-task", basis: .founding,
    callback: .backgroundTaskExpirationHandler,
    text: "End the task, each with its own token: a task that is not ended ends the app.",
    sources: Sources(.s26, .s27)),
  DutyRule(
    id: "duty.founding.expiration-handler.be-quick", basis: .founding,
    callback: .backgroundTaskExpirationHandler,
    text: "Be quick: the limit is very close.",
    sources: Sources(.s27)),
  DutyRule(
    id: "duty.founding.fetch.complete", basis: .founding, callback: .performFetch,
    text: "Call the completion handler: the wake-up ends with it.",
    sources: Sources(.s30)),
  DutyRule(
    id: "duty.founding.fetch.be-honest", basis: .founding, callback: .performFetch,
    text: """
      Report honestly whether there was new content, and be quick: both weigh on later grants.
      """,
    sources: Sources(.s30)),
  DutyRule(
    id: "duty.founding.url-session-events.recreate-session", basis: .founding,
    callback: .handleEventsForBackgroundURLSession,
    text: """
      Create configuration and session again with the same identifier: the system attaches the \
      tasks to it.
      """,
    sources: Sources(.s68)),
  DutyRule(
    id: "duty.founding.keep-alive.keep-connection", basis: .founding, callback: .keepAliveHandler,
    text: "Keep the connection to the service up.",
    when: Mask(.modeVoIP), sources: Sources(.s31)),
]

extension RuleTables {
  var dutyCount: Int {
    dutyRules0.count &+ dutyRules1.count &+ dutyRules2.count
      &+ dutyRulesOfTheFoundingArticles.count
  }

  func duty(_ index: Int) -> DutyRule {
    var index = index.clamped(below: dutyCount)
    if index < dutyRules0.count { return dutyRules0[index] }
    index &-= dutyRules0.count
    if index < dutyRules1.count { return dutyRules1[index] }
    index &-= dutyRules1.count
    if index < dutyRules2.count { return dutyRules2[index] }
    return dutyRulesOfTheFoundingArticles[index &- dutyRules2.count]
  }
}
