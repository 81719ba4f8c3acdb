// The rules on app extensions and App Clips. A row in this file is about the kinds of process that
// the row names.

import LifecyclePolicy

extension Rule {
  /// A row that says on which versions some kinds of process exist. The row decides no life cycle:
  /// an App Clip has the life cycle of an app, and no source gives the states of an extension.
  fileprivate static func processes(
    _ id: String, since: OSVersion, _ basis: Basis = .documented, of kinds: Mask<ProcessKind>,
    sources: [Source], note: String = ""
  ) -> Rule {
    Rule(
      .lifecycle, id, since, .open, basis, .alternative, [], [], nil, sources, note, [:]
    ).about(kinds)
  }
}

let kindsOfProcess: [Rule] = [
  .processes(
    "lifecycle.app-clip", since: 14, of: [.appClip], sources: [.dAppClipLimits],
    note: "An App Clip has the life cycle of an app."),
  .processes(
    "lifecycle.extension.8", since: 8,
    of: [.todayWidget, .share, .action, .photoEditing, .keyboard, .otherExtension],
    sources: [.extensionGuide], note: noStates),
  .processes(
    "lifecycle.extension.9", since: 9, .inferred, of: [.packetTunnel, .networkProvider],
    sources: [.f73148],
    note: "The first version is common knowledge; no source was read for it."),
  .processes(
    "lifecycle.extension.10", since: 10,
    of: [.notificationService, .notificationContent, .intents, .broadcastUpload],
    sources: [.dNse, .dSampleHandler, .w2010073], note: noStates),
  .processes(
    "lifecycle.extension.14", since: 14, of: [.widget, .appPush],
    sources: [.dWidgetReloads, .f73148],
    note: "Before 14.0, widgets were Today widgets: the kind today-widget."),
  .processes(
    "lifecycle.extension.15", since: 15, of: [.locationPush, .deviceActivityMonitor],
    sources: [.dLpush, .dDeviceActivityCenter], note: noStates),
  .processes(
    "lifecycle.extension.16", since: 16, .inferred, of: [.deviceActivityReport],
    sources: [.f726666],
    note: "The first version is common knowledge; no source was read for it."),
  .processes(
    "lifecycle.extension.16-1", since: .v(16, 1), of: [.backgroundDownload], sources: [.w2310108],
    note: noStates),
  .processes(
    "lifecycle.extension.27", since: 27, .inferred, of: [.crashReporter], sources: [.f833154],
    note: "An engineer of Apple names such a process. " + noStates),
]

private let noStates = "No source gives it states."

extension Mask where Element == Standing {
  /// The standings of an installed app without the force-quit flag, except after it opted out of
  /// the background or was ended by the held button.
  fileprivate static var installed: Mask { [.inMemory, .ended, .rebooted, .updated] }
}

let deadlinesOfExtensions: [Rule] = [
  .deadline(
    "deadline.absent.before-8", since: .oldest, until: 8, .documented,
    allowances: [.extensionLaunch, .expiringActivity, .locationPush], verdict: .notApplicable,
    precedence: .beyondGate,
    sources: [.extensionGuide]),
  .deadline(
    "deadline.absent.expiring-activity", since: 8, until: .v(8, 2), .documented,
    allowances: [.expiringActivity], verdict: .notApplicable, precedence: .beyondGate,
    sources: [.dExpiringActivity]
  ).about(.all),
  .deadline(
    "deadline.absent.location-push", since: 8, until: 15, .documented,
    allowances: [.locationPush], verdict: .notApplicable, precedence: .beyondGate,
    sources: [.dLpush]),
  .deadline(
    "deadline.extension-launch", since: 8, .documented, allowances: [.extensionLaunch],
    atExpiry: .terminate, starts: .processStart, sources: [.dSigabrt],
    note: "The extension ends by SIGABRT, with the subtype LAUNCH_HANG. Apple states no seconds."
  ).about(.all),
  .deadline(
    "deadline.expiring-activity", since: .v(8, 2), .documented, allowances: [.expiringActivity],
    atExpiry: .suspend, starts: .request, sources: [.dExpiringActivity],
    note: "The block is called again before the end. No source gives the time."
  ).about(.all),
  .deadline(
    "deadline.location-push", since: 15, .documented, allowances: [.locationPush],
    atExpiry: .terminate, starts: .callback, sources: [.dLpush],
    note: "serviceExtensionWillTerminate comes first. Apple states no seconds."
  ).about(.apps.union([.locationPush])),
  .deadline(
    "deadline.absent.extension", since: 8, .documented,
    allowances: [.backgroundTask, .backgroundTaskInFetch, .expirationHandler],
    verdict: .notApplicable, precedence: .beyondGate, sources: [.extensionGuide],
    note: "An extension has no shared application; see expiring-activity."
  ).about(.extensions),
]

let quotasOfExtensions: [Rule] = [
  .quota(
    "quota.memory.before-8", since: .oldest, until: 8, .documented,
    quota: .extensionMemory, verdict: .notApplicable, sources: [.extensionGuide]),
  .memory(
    "notification-service", since: 10, .engineer, 25_165_824, of: [.notificationService],
    sources: [.f770880, .idx71629570047], note: "24 MB; second-hand."),
  .memory(
    "widget", since: 14, .observed, 31_457_280, of: [.widget], sources: [.widgetMemory],
    note: "30 MB, seen on 14.1."),
  .memory(
    "today-widget", since: 8, .article, 16_777_216, of: [.todayWidget],
    sources: [.reactNativeExtensions], note: "16 MB."),
  .memory(
    "intents", since: 10, .observed, 31_457_280, of: [.intents], sources: [.f655189],
    note: "30 MB, said in 2020."),
  .memory(
    "broadcast-upload", since: 10, .observed, 52_428_800, of: [.broadcastUpload],
    sources: [.broadcastMemory], note: "50 MB, said of 11."),
  .memory(
    "packet-tunnel.9", since: 9, until: 10, .observed, 5_242_880, of: [.packetTunnel],
    sources: [.f73148], note: "5 MB; 6 MB on 64 bits."),
  .memory(
    "packet-tunnel.10", since: 10, until: 15, .engineer, 15_728_640, of: [.packetTunnel],
    sources: [.f73148], note: seenByEngineer),
  .memory(
    "packet-tunnel.15", since: 15, .engineer, 52_428_800, of: [.packetTunnel],
    sources: [.f73148], note: seenByEngineer),
  .memory(
    "app-push", since: 15, .engineer, 25_165_824, of: [.appPush], sources: [.f73148],
    note: seenByEngineer),
  .memory(
    "device-activity-monitor", since: 15, .observed, 6_291_456, of: [.deviceActivityMonitor],
    sources: [.f827783], note: "6 MB, as a developer says."),
  .memory(
    "device-activity-report", since: 16, .observed, 104_857_600,
    of: [.deviceActivityReport], sources: [.f726666],
    note: "100 MB, by an answer from Apple that others repeat."),
]

private let seenByEngineer = "Seen by an engineer on recent devices."

extension Rule {
  /// A row about the memory that an extension may use, in bytes.
  fileprivate static func memory(
    _ id: String, since: OSVersion, until: OSVersion = .open, _ basis: Basis, _ bytes: Int64,
    of kinds: Mask<ProcessKind>, sources: [Source], note: String
  ) -> Rule {
    .quota(
      "quota.memory.\(id)", since: since, until: until, basis, quota: .extensionMemory,
      count: bytes, unit: .bytes, atExcess: .terminate, sources: sources, note: note
    ).about(kinds)
  }
}

let deliveriesOfExtensions: [Rule] = [
  .delivery(
    "delivery.extension-request", since: 8, .documented, triggers: [.extensionRequest],
    sources: [.extensionGuide]
  ).about(.all)
]

let relaunchesOfExtensions: [Rule] = [
  .relaunch(
    "relaunch.never.extension-request", since: 8, .documented, triggers: [.extensionRequest],
    standings: .any(of: .anywhere, [.uninstalled]), verdict: .forbidden,
    sources: [.extensionGuide],
    note: "The system runs the extension, not the app."),
  .relaunch(
    "relaunch.extension.request", since: 8, .documented, triggers: [.extensionRequest],
    standings: .installed, verdict: .allowed, guarantee: .immediate, sources: [.extensionGuide],
    note: "The extension runs when the user chooses it, and ends soon after. Its app need not run."
  ).about([.todayWidget, .share, .action, .photoEditing, .keyboard]),
  .relaunch(
    "relaunch.extension.intents", since: 10, .documented, triggers: [.extensionRequest],
    standings: .installed, verdict: .allowed, guarantee: .immediate, sources: [.w2010073],
    note: "The extension runs for a request to Siri. Its app need not run."
  ).about([.intents]),
  .relaunch(
    "relaunch.extension.widget", since: 14, .documented, triggers: [.extensionRequest],
    standings: .installed, verdict: .allowed, guarantee: .discretionary,
    sources: [.dWidgetReloads],
    note: """
      The widget runs for a timeline, within a daily budget; it is not always active on screen.
      """
  ).about([.widget]),
  .relaunch(
    "relaunch.extension.broadcast-upload", since: 10, .documented, triggers: [.extensionRequest],
    standings: .installed, verdict: .allowed, guarantee: .immediate, sources: [.dSampleHandler],
    note: "The extension runs when a broadcast starts."
  ).about([.broadcastUpload]),
  .relaunch(
    "relaunch.extension.network", since: 9, .engineer, triggers: [.extensionRequest],
    standings: .installed, verdict: .allowed, guarantee: .immediate, sources: [.f729227],
    note: "The system starts and stops the extension with the provider."
  ).about(.networkProviders),
  .relaunch(
    "relaunch.extension.background-download", since: .v(16, 1), .documented,
    triggers: [.extensionRequest], standings: .installed, verdict: .allowed,
    guarantee: .discretionary, sources: [.w2210403],
    note: "The extension runs after an install, after an update, and from time to time."
  ).about([.backgroundDownload]),
  .relaunch(
    "relaunch.extension.background-download.force-quit", since: .v(16, 1), .documented,
    triggers: [.extensionRequest], standings: [.forceQuit], terminations: [.userForceQuit],
    verdict: .forbidden, sources: [.w2210403],
    note: "The extension does not run after an update of an app that was force quit."
  ).about([.backgroundDownload]),
  .relaunch(
    "relaunch.extension.background-download.refresh-off", since: .v(16, 1), .documented,
    triggers: [.extensionRequest], standings: .installed, verdict: .forbidden, precedence: .gate,
    unless: [.backgroundAppRefresh], sources: [.w2310108]
  ).about([.backgroundDownload]),
  .relaunch(
    "relaunch.extension.background-download.low-power", since: .v(16, 1), .documented,
    triggers: [.extensionRequest], standings: .installed, verdict: .forbidden, precedence: .gate,
    unless: [.lowPowerModeOff], sources: [.w2310108]
  ).about([.backgroundDownload]),
  .relaunch(
    "relaunch.extension.device-activity-monitor", since: 15, .documented,
    triggers: [.extensionRequest], standings: .installed, verdict: .allowed,
    guarantee: .eligible, sources: [.dDeviceActivityCenter],
    note: "The extension runs at a start, end or threshold, while the device is in use."
  ).about([.deviceActivityMonitor]),
  .relaunch(
    "relaunch.extension.crash-reporter", since: 27, .engineer, triggers: [.extensionRequest],
    standings: [.ended], terminations: [.crash], verdict: .allowed, guarantee: .immediate,
    sources: [.f833154], note: "The extension runs when the app has crashed; it has a time limit."
  ).about([.crashReporter]),
  .relaunch(
    "relaunch.extension.notification-service", since: 10, .documented,
    triggers: [.notificationServiceExtension], standings: [.inMemory, .ended, .rebooted],
    verdict: .allowed, guarantee: .immediate, sources: [.dNse],
    note: "Its app need not run."
  ).about([.notificationService]),
  .relaunch(
    "relaunch.extension.notification-service.force-quit", since: 10, .observed,
    triggers: [.notificationServiceExtension], standings: [.forceQuit],
    terminations: [.userForceQuit], verdict: .allowed, guarantee: .immediate,
    sources: [.onesignal24], note: "A developer said so in 2017."
  ).about([.notificationService]),
  .relaunch(
    "relaunch.extension.location-push", since: 15, .documented, triggers: [.locationPush],
    standings: [.inMemory, .ended], verdict: .allowed, guarantee: .immediate, sources: [.dLpush],
    note: "Its app need not run."
  ).about([.locationPush]),
  .relaunch(
    "relaunch.widget.url-session", since: 14, .documented, triggers: .urlSession,
    standings: [.inMemory, .ended], verdict: .allowed, guarantee: .eligible,
    sources: [.dWidgetNetwork], note: "The widget gets the events of a transfer that it began."
  ).about([.widget]),
  .relaunch(
    "relaunch.never.extension.url-session", since: 8, .documented, triggers: .urlSession,
    standings: [.inMemory, .ended], verdict: .forbidden, sources: [.extensionGuide],
    note: "The system launches the containing app."
  ).about(.extensions.subtracting([.widget])),
  .relaunch(
    "relaunch.never.extension.task", since: 13, .documented, triggers: .scheduled,
    standings: [.inMemory, .ended], verdict: .forbidden, sources: [.w19],
    note: "The system launches the containing app."
  ).about(.extensions),
  .relaunch(
    "relaunch.widget.app-intent", since: 17, .documented, triggers: [.appIntent],
    standings: [.inMemory, .ended], verdict: .allowed, guarantee: .immediate,
    sources: [.dWidgetIntents],
    note: """
      The widget runs an intent behind its button. An intent that plays audio or starts a Live \
      Activity runs in the app.
      """
  ).about([.widget]),
  .relaunch(
    "relaunch.never.app-clip", since: 14, .documented,
    triggers: .any(
      of: .relaunchingLocation, .urlSession, .silent, .bluetooth, .accessory, .scheduled,
      [.backgroundFetch, .voipPush, .pushToTalk, .healthResearchTask, .healthkitDelivery]),
    standings: .anywhere, verdict: .forbidden, precedence: .existence, sources: [.dAppClipLimits],
    note: "An App Clip does nothing in the background."
  ).about([.appClip]),
]

let suspensionsOfExtensions: [Rule] = [
  .suspension(
    "suspension.expiring-activity", since: .v(8, 2), .documented,
    allowances: [.expiringActivity], sources: [.dExpiringActivity],
    note: "The activity holds the app until its block returns."
  ).about(.all)
]

let findingsOnAppClips: [Rule] = [
  .manifest(
    "manifest.app-clip.modes", since: 14, .documented, severity: .warning,
    key: "UIBackgroundModes", text: "An App Clip does nothing in the background.",
    when: [.anyMode], sources: [.dAppClipLimits]
  ).about([.appClip])
]

let terminationsOfExtensions: [Rule] = [
  .termination(
    "termination.extension.signal", since: 10, .documented, namespaces: [.signal], low: 6, high: 6,
    verdict: .allowed, cause: .crash, allowance: .extensionLaunch,
    text: "It aborted, or (LAUNCH_HANG) took too long to start.",
    sources: [.dSigabrt]
  ).about(.extensions),
  .termination(
    "termination.error.provider-app-update", since: 13, .documented,
    domains: [.providerStopReason], low: 16, high: 16, cause: .appUpdate,
    text: "The system stops the provider because its app is updated.", sources: [.dProviderStop]
  ).about(.apps.union(.networkProviders)),
]
