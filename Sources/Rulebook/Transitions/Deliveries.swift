// The rules on how each trigger reaches an app: on which versions the trigger exists, which
// callback delivers the trigger, and which allowance the app gets for the trigger.

import LifecyclePolicy

/// The rows name the newest form of each callback. On an OS that does not have this form, an older
/// form takes its place.
let deliveries: [Rule] = [
  .delivery(
    "delivery.user-tap", since: .oldest, .documented, triggers: [.userTap],
    launchState: .inactive, sources: [.a3, .dLaunch]),
  .delivery(
    "delivery.notification-tap.3", since: 3, until: 10, .documented,
    triggers: [.notificationTap], launchState: .inactive,
    callback: .didReceiveRemoteNotificationFetch, sources: [.dRn, .als]),
  .delivery(
    "delivery.notification-tap", since: 10, .documented, triggers: [.notificationTap],
    launchState: .inactive, callback: .didReceiveNotificationResponse, sources: [.dNact, .als]),
  .delivery(
    "delivery.notification-action.8", since: 8, until: 10, .documented,
    triggers: [.notificationAction], launchState: .background, callback: .handleNotificationAction,
    sources: [.dNact]),
  .delivery(
    "delivery.notification-action", since: 10, .documented, triggers: [.notificationAction],
    launchState: .background, callback: .didReceiveNotificationResponse, sources: [.dNact]),
  .delivery(
    "delivery.open-url", since: .oldest, .documented, triggers: [.openURL],
    launchState: .inactive, callback: .openURL, sources: [.dOpen, .als]),
  .delivery(
    "delivery.handoff", since: 8, .inferred, triggers: [.handoff], launchState: .inactive,
    callback: .willContinueUserActivity, second: .continueUserActivity, sources: [.dRespl, .als],
    note: "The first version is common knowledge; no source was read for it."),
  .delivery(
    "delivery.quick-action", since: 9, .inferred, triggers: [.quickAction],
    launchState: .inactive, callback: .performShortcutAction, sources: [.dRespl],
    note: "The first version is common knowledge; no source was read for it."),
  .delivery(
    "delivery.app-intent", since: 16, .documented, triggers: [.appIntent],
    launchState: .background, allowance: .appIntent,
    sources: [.w2210032, .dIntentModes, .dLiveActivityIntent, .w26345],
    note: """
      An intent that does not open the app runs in the app's process in the background, without \
      scenes. From 17.0 on it may start a Live Activity there. An intent in an extension does not \
      run the app. An intent that both the app and an extension have runs in the extension, unless \
      the app already runs, or (from 27.0 on) the intent names the app.
      """),
  .delivery(
    "delivery.carplay-connect.7", since: .v(7, 1), until: 11, .inferred,
    triggers: [.carplayConnect], launchState: .inactive, sources: [.w17719],
    note: """
      It is common knowledge that CarPlay came with 7.1. We infer from what Apple said in 2017 \
      that an app came to the front then, too.
      """),
  .delivery(
    "delivery.carplay-connect.11", since: 11, until: 14, .documented,
    triggers: [.carplayConnect], launchState: .inactive, callback: .templateSceneDidConnect,
    sources: [.w17719],
    note: "The app is in front on both screens, the car's and the phone's."),
  .delivery(
    "delivery.carplay-connect", since: 14, .documented, triggers: [.carplayConnect],
    callback: .templateSceneDidConnect, sources: [.w2010635, .dCarPlay, .dCarScene],
    note: """
      The app may be launched on the car's screen alone: CarPlay's scene connects, and no scene on \
      the phone. The framework requires scenes. No source says which state the app then reads.
      """),
  .delivery(
    "delivery.standard-location", since: .oldest, .documented,
    triggers: [.standardLocation], launchState: .background, callback: .didUpdateLocations,
    allowance: .locationWake, sources: [.dStd, .a2, .dLocationDelegate],
    note: """
      From 6.0 on updates may pause while the device stands still; up to 12 they may be deferred.
      """),
  .delivery(
    "delivery.significant-location-change", since: 4, .documented,
    triggers: [.significantLocationChange], launchState: .background, callback: .didUpdateLocations,
    allowance: .locationWake, sources: [.dSlc, .a2, .f71792],
    note: """
      By Apple's text updates are at least 500 m and 5 minutes apart. Its guide also says every 15 \
      minutes; an engineer called that wrong, but it was seen: a wake-up without movement is \
      possible.
      """),
  .delivery(
    "delivery.region-enter", since: 4, .documented, triggers: [.regionEnter],
    launchState: .background, callback: .didEnterRegion, allowance: .locationWake,
    sources: [.dReg, .dGeo]),
  .delivery(
    "delivery.region-exit", since: 4, .documented, triggers: [.regionExit],
    launchState: .background, callback: .didExitRegion, allowance: .locationWake,
    sources: [.dReg, .dGeo]),
  .delivery(
    "delivery.beacon", since: 7, .documented, triggers: [.beacon], launchState: .background,
    callback: .didDetermineRegionState, allowance: .locationWake, sources: [.dBeac]),
  .delivery(
    "delivery.monitor-condition", since: 17, .documented, triggers: [.monitorCondition],
    launchState: .background, allowance: .locationWake, sources: [.dGeo], ),
  .delivery(
    "delivery.live-updates", since: 17, .documented, triggers: [.liveUpdates],
    launchState: .background, allowance: .locationWake, sources: [.w2310180],
    note: """
      After a launch the app takes its session again, and asks for the updates again. Updates \
      pause while the device stands still.
      """),
  .delivery(
    "delivery.visit", since: 8, .documented, triggers: [.visit], launchState: .background,
    callback: .didVisit, allowance: .locationWake, sources: [.dVisit]),
  .delivery(
    "delivery.location-push", since: 15, .documented, triggers: [.locationPush],
    allowance: .locationPush, sources: [.dLpush],
    note: "The system runs the location push service extension, not the app."
  )
  .about(.apps.union([.locationPush])),
  .delivery(
    "delivery.background-fetch", since: 7, .documented, triggers: [.backgroundFetch],
    launchState: .background, callback: .performFetch, allowance: .backgroundFetch,
    origin: .schedule, sources: [.dFetch, .a2], note: "Deprecated in 13.0."),
  .delivery(
    "delivery.silent-push", since: 7, .documented,
    triggers: [.silentPush, .silentPushWithAlert], launchState: .background,
    callback: .didReceiveRemoteNotificationFetch, allowance: .silentPush, sources: [.dRn, .dPush]),
  .delivery(
    "delivery.silent-push-with-alert", since: 10, .documented, triggers: [.silentPushWithAlert],
    launchState: .background, callback: .didReceiveRemoteNotificationFetch,
    allowance: .silentPush, precedence: .exception, sources: [.dRn, .dPush, .dWillPresent],
    note: """
      Apple says that if the app is in front, the delegate of the notification center is asked \
      about the alert. No source was found that says whether both methods come then, and in which \
      order.
      """),
  .delivery(
    "delivery.visible-push.3", since: 3, until: 10, .documented, triggers: [.visiblePush],
    callback: .didReceiveRemoteNotificationFetch, sources: [.dRn, .dNact],
    note: """
      An app in front gets the callback, in either of its forms. Otherwise the user sees the push, \
      and the app runs only if the user taps it.
      """),
  .delivery(
    "delivery.visible-push", since: 10, .documented, triggers: [.visiblePush],
    callback: .willPresentNotification, sources: [.dWillPresent, .dRn, .extensionPush42],
    note: """
      An app in front gets the callback if it has a delegate of the notification center. Without a \
      delegate an older method is reported to come: application:didReceiveRemoteNotification: in \
      either form. Otherwise the user sees the push, and the app runs only if the user taps it. \
      Without the user's permission no push is shown.
      """),
  .delivery(
    "delivery.url-session", since: 7, .documented,
    triggers: [.urlSessionFinished, .urlSessionAuthentication], launchState: .background,
    callback: .handleEventsForBackgroundURLSession, allowance: .urlSessionEvents,
    sources: [.dHurl, .dUcfg],
    note: "From 11.0 on the event also comes when a task with a start date begins."),
  .delivery(
    "delivery.newsstand-push", since: 5, until: 13, .documented, triggers: [.newsstandPush],
    launchState: .background, callback: .didReceiveRemoteNotification,
    sources: [.newbeNewsstand, .a2], note: "One launch in 24 hours is guaranteed."),
  .delivery(
    "delivery.newsstand-download", since: 5, until: 13, .documented,
    triggers: [.newsstandDownloadFinished], launchState: .background, sources: [.a2, .dNews]),
  .delivery(
    "delivery.voip-legacy", since: 4, until: 10, .documented, triggers: [.voipSocketData],
    launchState: .background, conflict: .keepAliveDeprecation, sources: [.a2, .dKeep],
    note: """
      Apple's page says both: deprecated in 9.0 and in 10.0. From 10.0 on it is only for older \
      SDKs.
      """),
  .delivery(
    "delivery.voip-legacy.old-sdk", since: 10, .documented, triggers: [.voipSocketData],
    launchState: .background, unless: [.pushkitSDK], conflict: .keepAliveDeprecation,
    sources: [.qa1938, .a2],
    note: "Kept for apps linked against an SDK before 10.0; no source says which version ends it."),
  .delivery(
    "delivery.voip-boot", since: 4, until: 10, .documented, triggers: [.voipBoot],
    launchState: .background, origin: .boot, conflict: .keepAliveDeprecation,
    sources: [.a2, .dKeep],
    note: """
      Apple's page says both: deprecated in 9.0 and in 10.0. From 10.0 on it is only for older \
      SDKs.
      """),
  .delivery(
    "delivery.voip-boot.old-sdk", since: 10, .documented, triggers: [.voipBoot],
    launchState: .background, origin: .boot, unless: [.pushkitSDK],
    conflict: .keepAliveDeprecation, sources: [.qa1938, .a2],
    note: "Kept for apps linked against an SDK before 10.0; no source says which version ends it."),
  .delivery(
    "delivery.voip-after-exit", since: 4, until: 10, .documented,
    triggers: [.voipRelaunchAfterExit], launchState: .background, origin: .processEnd,
    conflict: .keepAliveDeprecation, sources: [.voipX, .dKeep],
    note: """
      Apple's page says both: deprecated in 9.0 and in 10.0. From 10.0 on it is only for older \
      SDKs.
      """),
  .delivery(
    "delivery.voip-after-exit.old-sdk", since: 10, .documented,
    triggers: [.voipRelaunchAfterExit], launchState: .background, origin: .processEnd,
    unless: [.pushkitSDK], conflict: .keepAliveDeprecation, sources: [.qa1938, .voipX],
    note: "Kept for apps linked against an SDK before 10.0; no source says which version ends it."),
  .delivery(
    "delivery.voip-keep-alive", since: 4, until: 10, .documented, triggers: [.voipKeepAlive],
    launchState: .background, callback: .keepAliveHandler, allowance: .voipKeepAliveHandler,
    origin: .interval, conflict: .keepAliveDeprecation, sources: [.dKeep, .a2],
    note: """
      Apple's page says both: deprecated in 9.0 and in 10.0. From 10.0 on it is only for older \
      SDKs.
      """),
  .delivery(
    "delivery.voip-keep-alive.old-sdk", since: 10, .documented, triggers: [.voipKeepAlive],
    launchState: .background, callback: .keepAliveHandler, allowance: .voipKeepAliveHandler,
    origin: .interval, unless: [.pushkitSDK], conflict: .keepAliveDeprecation,
    sources: [.qa1938, .dKeep],
    note: "Kept for apps linked against an SDK before 10.0; no source says which version ends it."),
  .delivery(
    "delivery.voip-push", since: 8, .documented, triggers: [.voipPush],
    launchState: .background, callback: .didReceiveIncomingVoIPPush, allowance: .voipPushReport,
    sources: [.dVoip, .dVresp]),
  .delivery(
    "delivery.push-to-talk", since: 16, .documented, triggers: [.pushToTalk],
    launchState: .background, callback: .incomingPushToTalk, sources: [.dPtt]),
  .delivery(
    "delivery.audio-data", since: 4, .documented, triggers: [.audioDataNeeded],
    launchState: .background, sources: [.a2]),
  .delivery(
    "delivery.bluetooth-central", since: 5, .documented, triggers: [.bluetoothCentral],
    launchState: .background, callback: .centralWillRestoreState, allowance: .bluetoothWake,
    onLaunchOnly: true, sources: [.a2, .dLobt],
    note:
      "The callback restores the manager after a launch; an app in memory gets its events directly."
  ),
  .delivery(
    "delivery.bluetooth-peripheral", since: 6, .documented,
    triggers: [.bluetoothPeripheral], launchState: .background,
    callback: .peripheralWillRestoreState, allowance: .bluetoothWake, onLaunchOnly: true,
    sources: [.a2, .a6],
    note:
      "The callback restores the manager after a launch; an app in memory gets its events directly."
  ),
  .delivery(
    "delivery.accessory", since: 5, .documented,
    triggers: [.accessoryData, .accessoryConnection], launchState: .background,
    allowance: .accessoryWake, sources: [.a2]),
  .delivery(
    "delivery.app-refresh-task", since: 13, .documented, triggers: [.appRefreshTask],
    launchState: .background, callback: .bgtaskLaunchHandler, allowance: .appRefreshTask,
    origin: .schedule, sources: [.w19, .dStrat]),
  .delivery(
    "delivery.processing-task", since: 13, .documented, triggers: [.processingTask],
    launchState: .background, callback: .bgtaskLaunchHandler, allowance: .processingTask,
    origin: .schedule, sources: [.dBgp, .w19]),
  .delivery(
    "delivery.continued-processing-task", since: 26, .documented,
    triggers: [.continuedProcessingTask], launchState: .background, callback: .bgtaskLaunchHandler,
    allowance: .continuedProcessingTask, origin: .schedule, sources: [.dCont]),
  .delivery(
    "delivery.health-research-task", since: 17, .documented,
    triggers: [.healthResearchTask], launchState: .background, callback: .bgtaskLaunchHandler,
    allowance: .healthResearchTask, origin: .schedule, sources: [.dBghr]),
  .delivery(
    "delivery.healthkit", since: 8, .documented, triggers: [.healthkitDelivery],
    launchState: .background, callback: .healthkitUpdateHandler, sources: [.dHk],
    note: "From 15.0 on the app needs the background delivery entitlement."),
  .delivery(
    "delivery.workout-mirroring", since: 17, .documented, triggers: [.workoutMirroring],
    launchState: .background, allowance: .workoutMirroring, sources: [.w2310023],
    note: "The handler of the health store gets the session of the watch."),
  .delivery(
    "delivery.workout-recovery", since: 26, .documented, triggers: [.workoutRecovery],
    origin: .processEnd, sources: [.w25322],
    note: """
      The options of the scene that connects say that there is a workout to recover. No source \
      says in which state the app is launched.
      """),
  .delivery(
    "delivery.permission-response", since: 26, .documented, triggers: [.permissionResponse],
    launchState: .background, sources: [.w25293],
    note: "The app asks for the answers soon after its launch."),
  .delivery(
    "delivery.collaboration", since: 16, .documented, triggers: [.collaboration],
    launchState: .background, sources: [.w2210093],
    note: "The delegate is set when the launch finishes; slow actions time out."),
  .delivery(
    "delivery.watch-message", since: 9, .documented, triggers: [.watchMessage],
    launchState: .background, callback: .didReceiveWatchMessage, sources: [.dWc]),
  .delivery(
    "delivery.watch-transfer", since: 9, .documented, triggers: [.watchTransfer],
    callback: .didReceiveWatchUserInfo, sources: [.dWcui],
    note: """
      Transfers are queued, and delivered when the app runs; of several contexts only the newest \
      is delivered.
      """),
  .delivery(
    "delivery.live-activity", since: .v(16, 1), until: .v(17, 2), .documented,
    triggers: [.liveActivity], sources: [.dPlist]),
  .delivery(
    "delivery.live-activity.push", since: .v(17, 2), .documented, triggers: [.liveActivity],
    launchState: .background, sources: [.dActivityPush, .f834934],
    note: """
      A push that starts an activity wakes the app, which gets the token for updates. An engineer \
      says that the app has a few seconds for this.
      """),
  .delivery(
    "delivery.local-notification.4", since: 4, until: 10, .documented,
    triggers: [.localNotification], callback: .didReceiveLocalNotification, sources: [.a2, .dUiln],
    note: "An active app gets the callback; otherwise the user sees the notification and decides."),
  .delivery(
    "delivery.local-notification", since: 10, .documented, triggers: [.localNotification],
    callback: .willPresentNotification, sources: [.dWillPresent, .openradar15613],
    note: """
      An app in front gets the callback if it has a delegate of the notification center. By one \
      report, application:didReceiveLocalNotification: still comes without a delegate.
      """),
  .delivery(
    "delivery.prewarm", since: 15, .documented, triggers: [.prewarm],
    launchState: .prewarmed, origin: .schedule, sources: [.dLaunch, .f763739],
    note: "The process starts, and stops before any code of the app runs."),
  .delivery(
    "delivery.notification-service-extension", since: 10, .documented,
    triggers: [.notificationServiceExtension], callback: .didReceiveNotificationRequest,
    allowance: .notificationServiceExtension, sources: [.dNse],
    note: """
      The system runs the notification service extension, not the app, and only while the user \
      permits alerts of the app.
      """
  )
  .about(.notificationService),
  .delivery(
    "delivery.scenes.open-url", since: 13, .documented, triggers: [.openURL],
    launchState: .inactive, callback: .sceneOpenURLContexts, launchCallback: .sceneWillConnect,
    precedence: .exception, when: [.scenesAdopted, .multitaskingSDK], sources: [.dRespl, .dTrans],
    note: "The event goes to the scene; at a launch it comes with the scene's connection options."),
  .delivery(
    "delivery.scenes.handoff", since: 13, .documented, triggers: [.handoff],
    launchState: .inactive, callback: .sceneWillContinueUserActivity,
    second: .sceneContinueUserActivity, launchCallback: .sceneWillConnect,
    precedence: .exception, when: [.scenesAdopted, .multitaskingSDK],
    sources: [.dRespl, .dTrans, .dSceneDelegates],
    note: "The event goes to the scene; at a launch it comes with the scene's connection options."),
  .delivery(
    "delivery.scenes.quick-action", since: 13, .documented, triggers: [.quickAction],
    launchState: .inactive, callback: .windowScenePerformShortcutAction,
    launchCallback: .sceneWillConnect, precedence: .exception,
    when: [.scenesAdopted, .multitaskingSDK], sources: [.dRespl, .dTrans],
    note: "The event goes to the scene; at a launch it comes with the scene's connection options."),
  .delivery(
    "delivery.scenes.notification-tap", since: 13, .documented,
    triggers: [.notificationTap], launchState: .inactive, callback: .didReceiveNotificationResponse,
    launchCallback: .sceneWillConnect, precedence: .exception,
    when: [.scenesAdopted, .multitaskingSDK], sources: [.dRespl, .dTrans, .dNact],
    note: "At a launch the response is among the connection options."),
]

/// Deliveries by frameworks other than UIKit, and deliveries for acts of the user outside the app.
let deliveriesOfFrameworks: [Rule] = [
  .delivery(
    "delivery.cloudkit-share", since: 10, .documented, triggers: [.cloudkitShare],
    launchState: .inactive, callback: .userDidAcceptCloudkitShare, sources: [.dApplicationDelegate]),
  .delivery(
    "delivery.scenes.cloudkit-share", since: 13, .documented, triggers: [.cloudkitShare],
    launchState: .inactive, callback: .windowSceneUserDidAcceptCloudkitShare,
    launchCallback: .sceneWillConnect, precedence: .exception,
    when: [.scenesAdopted, .multitaskingSDK], sources: [.dSceneDelegates, .dConnectionOptions],
    note: "The event goes to the scene; at a launch it comes with the scene's connection options."),
  .delivery(
    "delivery.notification-settings", since: 12, .documented, triggers: [.notificationSettings],
    launchState: .inactive, callback: .openSettingsForNotification,
    sources: [.dNotificationDelegate]),
  .delivery(
    "delivery.siri-intent", since: 11, .documented, triggers: [.siriIntent],
    launchState: .background, callback: .handlerForIntent, allowance: .siriIntent,
    sources: [.dApplicationDelegate, .w2010073],
    note: """
      The app handles intents for workouts from 11.0 on, for media from 12.0 on, and all from 14.0 \
      on.
      """),
  .delivery(
    "delivery.local-push-call", since: 14, .documented, triggers: [.localPushCall],
    launchState: .background, sources: [.w2010113], ),
  .delivery(
    "delivery.crash-detection", since: 16, .documented, triggers: [.crashDetection],
    launchState: .background, sources: [.dCrashDetection],
    note: "If there were several events, the newest comes at the next launch."),
  .delivery(
    "delivery.exposure-notification", since: .v(12, 5), until: 13, .documented,
    triggers: [.exposureNotification], launchState: .background,
    sources: [.dExposure],
    note: "The app gets 3.5 minutes. From 13.5 on such apps schedule a processing task."),
  .delivery(
    "delivery.shareplay", since: 15, .documented, triggers: [.shareplay],
    launchState: .background, sources: [.w2110184, .w2110225],
    note: "Only if the app supports Picture in Picture."),
  .delivery(
    "delivery.hotspot-command", since: 9, .documented, triggers: [.hotspotCommand],
    launchState: .background, sources: [.dHotspotHelper], ),
  .delivery(
    "delivery.watchkit-request", since: .v(8, 2), .documented, triggers: [.watchkitRequest],
    launchState: .background, callback: .handleWatchkitExtensionRequest,
    sources: [.dApplicationDelegate], ),
  .delivery(
    "delivery.workout-data", since: 17, .documented, triggers: [.workoutData],
    launchState: .background, sources: [.w2310023]),
  .delivery(
    "delivery.push-to-talk-transmit", since: 16, .documented, triggers: [.pushToTalkTransmit],
    launchState: .background, callback: .didBeginTransmitting,
    sources: [.w2210117, .dPushToTalkDelegate], ),
]

let deliveriesByTheFoundingArticles: [Rule] = [
  .delivery(
    "delivery.founding.url-session", since: 4, .founding,
    triggers: [.urlSessionFinished, .urlSessionAuthentication], launchState: .background,
    callback: .handleEventsForBackgroundURLSession, sources: [.s45]),
  .delivery(
    "delivery.founding.accessory", since: 4, .founding,
    triggers: [.accessoryData, .accessoryConnection], launchState: .background,
    allowance: .accessoryWake, sources: [.s29]),
  .delivery(
    "delivery.founding.bluetooth-central", since: 4, .founding,
    triggers: [.bluetoothCentral], launchState: .background, allowance: .bluetoothWake,
    sources: [.s29]),
  .delivery(
    "delivery.founding.bluetooth-peripheral", since: 6, .founding,
    triggers: [.bluetoothPeripheral], launchState: .background, allowance: .bluetoothWake,
    sources: [.s29, .s33]),
  .delivery(
    "delivery.founding.fetch", since: 4, .founding, triggers: [.backgroundFetch],
    launchState: .background, callback: .performFetch, allowance: .backgroundFetch,
    origin: .schedule, sources: [.s30, .s40]),
  .delivery(
    "delivery.founding.silent-push", since: 4, .founding, triggers: [.silentPush],
    launchState: .background, callback: .didReceiveRemoteNotificationFetch, sources: [.s41]),
  .delivery(
    "delivery.founding.voip-keep-alive", since: 4, .founding, triggers: [.voipKeepAlive],
    launchState: .background, callback: .keepAliveHandler, allowance: .voipKeepAliveHandler,
    origin: .interval, sources: [.s31]),
  .delivery(
    "delivery.founding.background", since: 4, .founding,
    triggers: [
      .standardLocation, .significantLocationChange, .regionEnter, .regionExit, .newsstandPush,
      .newsstandDownloadFinished, .voipSocketData, .audioDataNeeded,
    ], launchState: .background, sources: [.s46]),
  .delivery(
    "delivery.founding.voip-boot", since: 4, .founding, triggers: [.voipBoot],
    launchState: .background, origin: .boot, sources: [.s46, .s39]),
  .delivery(
    "delivery.founding.user", since: .oldest, .founding, triggers: [.userTap],
    launchState: .inactive, sources: [.s14, .s48]),
]
