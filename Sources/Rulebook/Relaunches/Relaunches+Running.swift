// The relaunch rules for running apps that differ from the rules for suspended apps.

import LifecyclePolicy

/// An event without a row in this file reaches a running app if it would wake a suspended app
/// (`choice.running`).
let relaunchesOfRunningApps: [Rule] = [
  .relaunch(
    "relaunch.running.silent-push", since: 7, .documented, triggers: .silent,
    standings: [.running, .inFront], verdict: .allowed, guarantee: .discretionary,
    sources: [.dRn, .dPush],
    note: """
      The method is called in front and in the background; the mode is what launches the app, or \
      wakes it from suspension.
      """),
  .relaunch(
    "relaunch.in-front.notification", since: 3, .documented,
    triggers: [.visiblePush, .localNotification], standings: [.inFront], verdict: .allowed,
    guarantee: .immediate, sources: [.dRn, .dUiln, .a2],
    note: """
      The notification is handed to the app instead of being shown; the delivery rules name the \
      method.
      """),
  .relaunch(
    "relaunch.running.watch-transfer", since: 9, .documented, triggers: [.watchTransfer],
    standings: [.running, .inFront], verdict: .allowed, guarantee: .immediate, sources: [.dWcui]),
  .relaunch(
    "relaunch.running.url-session", since: 7, .inferred, triggers: .urlSession,
    standings: [.running, .inFront], verdict: .allowed, guarantee: .immediate,
    sources: [.dHurl, .dSle],
    note: """
      The delegate of the session gets the events of an app that runs, whether or not the session \
      launches apps. Developers say that application:handleEventsForBackgroundURLSession: comes \
      only to an app that was launched or woken; no page of Apple's says so in words.
      """),
  .relaunch(
    "relaunch.in-front.scheduled", since: 7, .inferred,
    triggers: [.backgroundFetch, .appRefreshTask, .processingTask], standings: [.inFront],
    verdict: .forbidden, sources: [.dFetch, .w19, .dBgp],
    note: """
      Assumed: the event waits until the app is out of sight. Apple says of all such events that \
      the app is launched or woken in the background.
      """),

  .relaunch(
    "relaunch.in-front.location", since: .oldest, .documented,
    triggers: [.standardLocation, .liveUpdates], standings: [.inFront], verdict: .allowed,
    guarantee: .immediate, sources: [.dStd, .w2310180],
    note: """
      The mode is only for the background.
      """),
  .relaunch(
    "relaunch.in-front.location-events", .inferred, triggers: .relaunchingLocation,
    standings: [.inFront], verdict: .allowed, guarantee: .eligible,
    sources: [.dSlc, .dReg, .dVisit, .w14706],
    note: """
      Assumed to come whatever the Background App Refresh switch says, on 7 too, and also to apps \
      that opted out of the background: Apple's words on both are about launching and waking.
      """),
  .relaunch(
    "relaunch.in-front.significant-location.no-cellular", .documented,
    triggers: [.significantLocationChange], standings: [.inFront], verdict: .forbidden,
    precedence: .gate, unless: [.cellular], sources: [.a2],
    note: """
      By Apple's guide, devices with a cellular radio have the service; the newer page does not \
      repeat this.
      """),
  .relaunch(
    "relaunch.in-front.location.not-authorized", since: 8, .documented,
    triggers: .any(of: .relaunchingLocation, [.standardLocation, .liveUpdates]),
    standings: [.inFront], verdict: .forbidden,
    precedence: .gate, unless: [.locationAuthorizationGranted], sources: [.dLauth]),
  .relaunch(
    "relaunch.in-front.location.when-in-use", since: 8, until: 13, .documented,
    triggers: .any(of: .monitoredLocation, [.visit]), standings: [.inFront],
    verdict: .forbidden, precedence: .gate, unless: [.locationAuthorizationAlways],
    sources: [.w19705],
    note: """
      Up to 12 monitoring needed Always even in front; from 13.0 on it works while the app is in \
      use.
      """),
  .relaunch(
    "relaunch.running.location.when-in-use", since: 13, .documented,
    triggers: .any(of: .monitoredLocation, [.visit]), standings: [.running],
    verdict: .conditional, guarantee: .eligible, when: [.locationAuthorizationGranted],
    unless: [.locationAuthorizationAlways], conflict: .locationInUse,
    sources: [.dLauth, .w19705],
    note: """
      Only while location updates that began in front keep the app running: Apple's page on \
      authorization counts that as in use. Apple's session of 2019 names only the updates, and a \
      few seconds more.
      """),
  .relaunch(
    "relaunch.running.location.when-in-use.session", since: 13, .documented,
    triggers: .any(of: .monitoredLocation, [.visit]), standings: [.running],
    verdict: .forbidden, precedence: .alternative, unless: [.locationAuthorizationAlways],
    conflict: .locationInUse, sources: [.w19705],
    note: """
      In the background the app is not in use: it gets updates for a few seconds more, if any.
      """),
  .relaunch(
    "relaunch.running.location.4", until: 9, .documented, triggers: [.standardLocation],
    standings: [.running], verdict: .allowed, guarantee: .immediate, unless: [.modeLocation],
    sources: [.a2],
    note: """
      Updates come as long as the app runs; delivery stops when it is suspended.
      """),
  .relaunch(
    "relaunch.running.location", since: 9, .documented, triggers: [.standardLocation],
    standings: [.running], verdict: .conditional, guarantee: .eligible, unless: [.modeLocation],
    sources: [.dAbg, .a2],
    note: "Whether updates go on depends on whether something else keeps the app running."),
  .relaunch(
    "relaunch.running.location.not-authorized", since: 8, .documented,
    triggers: [.standardLocation], standings: [.running], verdict: .forbidden, precedence: .gate,
    unless: [.locationAuthorizationGranted], sources: [.dLauth]),
  .relaunch(
    "relaunch.in-front.devices", .inferred,
    triggers: .any(of: .bluetooth, .accessory, [.audioDataNeeded]), standings: [.inFront],
    verdict: .allowed, guarantee: .immediate, sources: [.a2, .dCfg],
    note: """
      The modes are for the background: an app in front talks to its devices, and plays, without \
      them. No source says so in words.
      """),
  .relaunch(
    "relaunch.in-front.opted-out", until: 13, .inferred,
    triggers: [.watchMessage, .healthkitDelivery, .notificationAction], standings: [.inFront],
    verdict: .allowed, guarantee: .immediate, when: [.exitsOnSuspend], sources: [.a2, .dWc, .dHk],
    note: "An app that opted out of the background is in front like any other; no source says so."),
  .relaunch(
    "relaunch.in-front.no-multitasking", since: 7, .inferred,
    triggers: .any(
      of: .silent, .urlSession,
      [.backgroundFetch, .appRefreshTask, .processingTask, .watchTransfer]
    ), standings: [.inFront], verdict: .notApplicable, precedence: .existence,
    unless: [.multitaskingSDK], sources: [.dTerm],
    note: "These events came with later SDKs than the one that such an app is linked against."),
]
