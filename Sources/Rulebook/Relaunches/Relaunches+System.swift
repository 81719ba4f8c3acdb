// Relaunch rules for acts of the system and its frameworks, such as prewarming, app intents,
// CarPlay and Live Activities, and for extensions that run instead of the app.

import LifecyclePolicy

let relaunchesBySystem: [Rule] = [
  .relaunch(
    "relaunch.prewarm", since: 15, .documented, triggers: [.prewarm],
    standings: [.ended, .rebooted], verdict: .allowed, guarantee: .discretionary,
    sources: [.dLaunch, .f763739],
    note: """
      The process starts, and stops before any code of the app runs. This happens after a device \
      restart, and from time to time.
      """),
  .relaunch(
    "relaunch.prewarm.in-memory", since: 15, .inferred, triggers: [.prewarm],
    standings: [.inMemory], verdict: .notApplicable, sources: [.dLaunch],
    note: "An app in memory has its process already."),
  .relaunch(
    "relaunch.prewarm.before-first-unlock.documented", since: 15, .inferredDocumentedOnly,
    triggers: [.prewarm], standings: [.ended, .rebooted], verdict: .unspecified, precedence: .gate,
    unless: [.firstUnlockDone], conflict: .beforeFirstUnlock, sources: [.a2, .dLaunch],
    note: """
      By Apple's guide, nothing is launched before the first unlock; it does not say whether that \
      includes a process that runs no code of the app. Prewarmed processes were seen then.
      """),
  .relaunch(
    "relaunch.prewarm.before-first-unlock", since: 15, .observed, triggers: [.prewarm],
    standings: [.ended, .rebooted], verdict: .allowed, guarantee: .discretionary, precedence: .gate,
    unless: [.firstUnlockDone], conflict: .beforeFirstUnlock,
    sources: [.onesignal1669, .framna, .f802755],
    note: """
      Prewarmed processes were seen before the first unlock, with protected data unavailable; \
      Apple's guide says that nothing is launched.
      """),
  .relaunch(
    "relaunch.never.notification-service-extension", since: 10, .documented,
    triggers: [.notificationServiceExtension], standings: [.inMemory, .ended, .rebooted],
    verdict: .forbidden, sources: [.dNse],
    note: "The system runs the app's extension, not the app."),
  .relaunch(
    "relaunch.never.notification-service-extension.force-quit", since: 10, .observed,
    triggers: [.notificationServiceExtension], standings: [.forceQuit], verdict: .forbidden,
    sources: [.onesignal24, .dNse],
    note: """
      A developer of a push service said in 2017 that the system runs the app's extension, not the \
      app, after a force quit too.
      """),

  .relaunch(
    "relaunch.app-intent", since: 16, .documented, triggers: [.appIntent],
    standings: [.inMemory, .ended], verdict: .allowed, guarantee: .immediate,
    sources: [.w2210032, .dIntentModes, .dLiveActivityIntent, .dWidgetIntents],
    note: """
      An intent that does not open the app runs in the background, without scenes. Behind a button \
      of a widget, intents that start a Live Activity or play audio run in the app.
      """),
  .relaunch(
    "relaunch.app-intent.locked", since: 17, .documented, triggers: [.appIntent],
    standings: .any(of: .anywhere, [.running]), verdict: .conditional, guarantee: .eligible,
    precedence: .exception, unless: [.deviceUnlocked], sources: [.dWidgetActions],
    note: """
      Behind a button of a widget nothing runs on a locked device until the user authenticates. \
      Other intents run there unless they ask for authentication.
      """),
  .relaunch(
    "relaunch.app-intent.rebooted", since: 16, .inferred, triggers: [.appIntent],
    standings: [.rebooted], verdict: .allowed, guarantee: .immediate, sources: [.w2210032],
    note: "A restart is no force quit; no source says so in words."),
  .relaunch(
    "relaunch.app-intent.force-quit", since: 16, .inferred, triggers: [.appIntent],
    standings: [.forceQuit], verdict: .unspecified, sources: [.w2210032],
    note: "Most intents are the user's own act; no source says what a force quit means for them."),
  .relaunch(
    "relaunch.permission-response", since: 26, .documented, triggers: [.permissionResponse],
    standings: [.inMemory, .ended], verdict: .allowed, guarantee: .eligible, sources: [.w25293],
    note: "The app runs on the child's device when a guardian answers in Messages."),
  .relaunch(
    "relaunch.collaboration", since: 16, .documented, triggers: [.collaboration],
    standings: [.inMemory, .ended], verdict: .allowed, guarantee: .immediate,
    sources: [.w2210093],
    note: """
      The app is woken or launched when a collaboration in Messages needs it.
      """),
  .relaunch(
    "relaunch.frameworks", since: .v(8, 2), .documented, triggers: .frameworks,
    standings: [.inMemory, .ended], verdict: .allowed, guarantee: .eligible,
    sources: [
      .dApplicationDelegate, .dHotspotHelper, .w2010073, .w2010113, .w2110184, .dCrashDetection,
    ]),
  .relaunch(
    "relaunch.siri-intent.locked", since: 14, .documented, triggers: [.siriIntent],
    standings: .any(of: .anywhere, [.running]), verdict: .conditional, guarantee: .eligible,
    precedence: .exception, unless: [.deviceUnlocked], sources: [.dPlist],
    note: """
      Keys such as INIntentsRestrictedWhileLocked name intents that do not run on a locked device.
      """),
  .relaunch(
    "relaunch.local-push-call.no-mode", since: 14, .documented, triggers: [.localPushCall],
    standings: .anywhere, verdict: .forbidden, precedence: .gate, unless: [.modeVoIP],
    sources: [.w2010113]),
  .relaunch(
    "relaunch.hotspot-command.no-mode", since: 9, .documented, triggers: [.hotspotCommand],
    standings: .anywhere, verdict: .forbidden, precedence: .gate,
    unless: [.modeNetworkAuthentication], sources: [.dHotspotHelper]),
  .relaunch(
    "relaunch.exposure-notification", since: .v(12, 5), until: 13, .documented,
    triggers: [.exposureNotification], standings: [.inMemory, .ended], verdict: .allowed,
    guarantee: .discretionary, sources: [.dExposure],
    note: "The app gets time at least once a day."),
  .relaunch(
    "relaunch.workout-data", since: 17, .documented, triggers: [.workoutData],
    standings: [.inMemory], verdict: .allowed, guarantee: .discretionary,
    sources: [.w2310023]),
  .relaunch(
    "relaunch.frameworks.rebooted", since: .v(8, 2), .inferred,
    triggers: .any(
      of: .frameworks,
      [.collaboration, .workoutMirroring, .permissionResponse, .exposureNotification]),
    standings: [.rebooted], verdict: .allowed, guarantee: .eligible,
    sources: [.w2210093, .w2310023, .w25293],
    note: "A restart is no force quit; no source says so in words."),
  .relaunch(
    "relaunch.frameworks.force-quit", since: .v(8, 2), .inferred,
    triggers: .any(
      of: .frameworks,
      [
        .collaboration, .workoutMirroring, .workoutRecovery, .permissionResponse,
        .exposureNotification,
      ]), standings: [.forceQuit], verdict: .unspecified,
    sources: [.w2210093, .w2310023, .w25322, .w25293],
    note: "Apple's sessions say that the app is launched, and do not mention force quits."),
  .relaunch(
    "relaunch.carplay-connect.7", since: .v(7, 1), until: 11, .inferred,
    triggers: [.carplayConnect], standings: .anywhere, verdict: .allowed, guarantee: .immediate,
    sources: [.w17719],
    note: """
      That CarPlay came with 7.1 is common knowledge; opening the app there is assumed to be a \
      launch by the user, as in what Apple said in 2017.
      """),
  .relaunch(
    "relaunch.carplay-connect", since: 11, .documented, triggers: [.carplayConnect],
    standings: .anywhere, verdict: .allowed, guarantee: .immediate,
    sources: [.w17719, .w2010635, .dCarPlay],
    note: "The user opens the app on the car's screen; from 14.0 on, perhaps only there."),
  .relaunch(
    "relaunch.carplay-connect.before-first-unlock", since: .v(7, 1), .inferred,
    triggers: [.carplayConnect], standings: .notInMemory, verdict: .unspecified,
    precedence: .gate, unless: [.firstUnlockDone], sources: [.w17719],
    note: """
      CarPlay goes on while the phone is locked; no source says whether it begins before the first \
      unlock.
      """),
  .relaunch(
    "relaunch.live-activity", since: .v(17, 2), .documented, triggers: [.liveActivity],
    standings: [.inMemory, .ended], verdict: .allowed, guarantee: .eligible,
    sources: [.dActivityPush, .f834934],
    note: """
      A push that starts an activity wakes or launches the app; a push that updates one runs no \
      code of the app. A new push token gives the app time in the background, too.
      """),
  .relaunch(
    "relaunch.live-activity.rebooted", since: .v(17, 2), .inferred, triggers: [.liveActivity],
    standings: [.rebooted], verdict: .allowed, guarantee: .eligible, sources: [.dActivityPush],
    note: "A restart is no force quit; no source says so in words."),
  .relaunch(
    "relaunch.live-activity.force-quit", since: .v(17, 2), .inferredObserved,
    triggers: [.liveActivity], standings: [.forceQuit], verdict: .unspecified,
    sources: [.f834934],
    note: """
      An engineer, asked about it, spoke of force quit and of an end by the system in one \
      sentence; the answer was read in part.
      """),
  .relaunch(
    "relaunch.live-activity.no-refresh", since: .v(17, 2), .inferred,
    triggers: [.liveActivity], standings: [.inMemory, .ended, .rebooted], verdict: .unspecified,
    precedence: .exception, unless: [.backgroundAppRefresh], sources: [.dActivityPush],
    note: "No source says what the switch does here."),
  .relaunch(
    "relaunch.live-activity.low-power", since: .v(17, 2), .inferred,
    triggers: [.liveActivity], standings: [.inMemory, .ended, .rebooted], verdict: .unspecified,
    precedence: .exception, unless: [.lowPowerModeOff], sources: [.dActivityPush],
    note: "No source says what Low Power Mode does here."),
]
