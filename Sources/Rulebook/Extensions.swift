// The rules on app extensions and App Clips. A row here is about the kinds that it names; other rows
// are about apps and App Clips.

import LifecyclePolicy

extension Rule {
  /// A row that says on which versions there are processes of some kinds. It decides no life cycle:
  /// an App Clip has that of an app, and of an extension no source tells any states.
  fileprivate static func processes(
    _ id: String, since: OSVersion, of kinds: Mask<ProcessKind>, sources: [Source],
    note: String = ""
  ) -> Rule {
    Rule(
      .lifecycle, id, since, .open, .documented, .alternative, [], [], nil, sources, note, [:]
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
    "lifecycle.extension.9", since: 9, of: [.packetTunnel, .appProxy, .filterData, .filterControl],
    sources: [.f73148, .tunnelMemory],
    note: "The first version is common knowledge; no source was read for it."),
  .processes(
    "lifecycle.extension.10", since: 10,
    of: [.notificationService, .notificationContent, .intents, .broadcastUpload],
    sources: [.dNse, .dSampleHandler, .dIntentHandlers], note: noStates),
  .processes(
    "lifecycle.extension.11", since: 11, of: [.dnsProxy], sources: [.f73148],
    note: "The first version is common knowledge; no source was read for it."),
  .processes(
    "lifecycle.extension.14", since: 14, of: [.widget, .appPush],
    sources: [.dWidgetReloads, .f73148],
    note: "Before 14.0, widgets were Today widgets: the kind today-widget."),
  .processes(
    "lifecycle.extension.15", since: 15, of: [.locationPush, .deviceActivityMonitor],
    sources: [.dLpush, .dDeviceActivityCenter], note: noStates),
  .processes(
    "lifecycle.extension.16", since: 16, of: [.deviceActivityReport], sources: [.f726666],
    note: "The first version is common knowledge; no source was read for it."),
  .processes(
    "lifecycle.extension.16-1", since: .v(16, 1), of: [.backgroundDownload], sources: [.w2310108],
    note: noStates),
  .processes(
    "lifecycle.extension.27", since: 27, of: [.crashReporter], sources: [.f833154],
    note: noStates),
]

private let noStates = "No source gives it the states of an app."

/// What is left to an app when its extension has gone.
extension Mask where Element == Standing {
  fileprivate static var installed: Mask { [.inMemory, .ended, .rebooted, .updated] }
}

let limitsOfExtensions: [Rule] = [
  .deadline(
    "deadline.absent.before-8", since: .oldest, until: 8, .documented,
    allowances: [.extensionLaunch], verdict: .notApplicable, precedence: .beyondGate,
    sources: [.extensionGuide]),
  .deadline(
    "deadline.extension-launch", since: 8, .documented, allowances: [.extensionLaunch],
    atExpiry: .terminate, starts: .processStart, sources: [.dSigabrt],
    note: """
      SIGABRT, with the exception subtype LAUNCH_HANG. Apple states no seconds; time before main \
      counts.
      """
  ).about(.all),
  .deadline(
    "deadline.absent.before-8-2", since: .oldest, until: .v(8, 2), .documented,
    allowances: [.expiringActivity], verdict: .notApplicable, precedence: .beyondGate,
    sources: [.dExpiringActivity]
  ).about(.all),
  .deadline(
    "deadline.expiring-activity", since: .v(8, 2), .documented, allowances: [.expiringActivity],
    atExpiry: .suspend, starts: .request, sources: [.dExpiringActivity],
    note: "The block is called again before the process is suspended. No source gives the time."
  ).about(.all),
  .deadline(
    "deadline.absent.before-15", since: .oldest, until: 15, .documented,
    allowances: [.locationPush], verdict: .notApplicable, precedence: .beyondGate,
    sources: [.dLocationPushEnd]),
  .deadline(
    "deadline.location-push", since: 15, .documented, allowances: [.locationPush],
    atExpiry: .terminate, starts: .callback, sources: [.dLocationPushEnd],
    note: "serviceExtensionWillTerminate comes first. Apple states no seconds."
  ).about(.apps.union([.locationPush])),
  .deadline(
    "deadline.absent.before-16-1", since: .oldest, until: .v(16, 1), .documented,
    allowances: [.backgroundDownload], verdict: .notApplicable, precedence: .beyondGate,
    sources: [.w2310108]),
  .deadline(
    "deadline.background-download.documented", since: .v(16, 1), .documentedOnly,
    allowances: [.backgroundDownload], sources: [.w2310108],
    note: "A few minutes a day, from the calls of the system to their returns."
  ).about(.apps.union([.backgroundDownload])),
  .deadline(
    "deadline.background-download", since: .v(16, 1), .engineer,
    allowances: [.backgroundDownload], limit: .seconds(600), atExpiry: .stopLaunching,
    sources: [.f718588, .w2310108], note: "Ten minutes a day. Said of 16.1."
  ).about(.apps.union([.backgroundDownload])),
  .deadline(
    "deadline.absent.extension", since: 8, .documented,
    allowances: [.backgroundTask, .backgroundTaskInFetch, .expirationHandler],
    verdict: .notApplicable, precedence: .beyondGate, sources: [.extensionGuide],
    note: "An extension has no shared application. performExpiringActivity does not need one."
  ).about(.extensions),

  .quota(
    "quota.memory.before-8", since: .oldest, until: 8, .documented,
    quota: .extensionMemory, verdict: .notApplicable, sources: [.extensionGuide]),
  .memory("notification-service", since: 10, .engineer, 25_165_824, of: [.notificationService],
    sources: [.f770880, .idx71629570047], note: "24 MB. Second-hand, for recent versions."),
  .memory("widget", since: 14, .observed, 31_457_280, of: [.widget], sources: [.widgetMemory],
    note: "30 MB, seen on 14.1."),
  .memory("today-widget", since: 8, .article, 16_777_216, of: [.todayWidget],
    sources: [.reactNativeExtensions], note: "16 MB; a version is not named."),
  .memory("intents", since: 10, .observed, 31_457_280, of: [.intents], sources: [.f655189],
    note: "30 MB. Said in 2020; an intent that the app handles itself has more."),
  .memory("keyboard", since: 8, .observed, nil, of: [.keyboard], sources: [.keyboardMemory],
    note: "It depends on device and version: a log of an iPad Pro with iPadOS 26 has 90 MB."),
  .memory("broadcast-upload", since: 10, .observed, 52_428_800, of: [.broadcastUpload],
    sources: [.broadcastMemory], note: "50 MB. Said of 11 and 12."),
  .memory("packet-tunnel.9", since: 9, until: 10, .observed, 5_242_880, of: [.packetTunnel],
    sources: [.tunnelMemory], note: "5 MB, or 6 on some devices."),
  .memory("packet-tunnel.10", since: 10, until: 15, .engineer, 15_728_640, of: [.packetTunnel],
    sources: [.f73148, .tunnelMemory], note: seenByEngineer),
  .memory("packet-tunnel.15", since: 15, .engineer, 52_428_800, of: [.packetTunnel],
    sources: [.f73148], note: seenByEngineer),
  .memory("proxy", since: 10, .engineer, 15_728_640, of: [.appProxy], sources: [.f73148],
    note: seenByEngineer),
  .memory("dns-proxy", since: 15, .engineer, 15_728_640, of: [.dnsProxy], sources: [.f73148],
    note: seenByEngineer),
  .memory("filter.10", since: 10, until: 15, .engineer, 6_291_456,
    of: [.filterData, .filterControl], sources: [.f73148], note: seenByEngineer),
  .memory("filter-data.15", since: 15, until: 16, .engineer, 6_291_456, of: [.filterData],
    sources: [.f73148], note: seenByEngineer),
  .memory("filter-control.15", since: 15, until: 16, .engineer, 12_582_912, of: [.filterControl],
    sources: [.f73148], note: seenByEngineer),
  .memory("filter.16", since: 16, .engineer, 52_428_800, of: [.filterData, .filterControl],
    sources: [.f73148], note: seenByEngineer),
  .memory("app-push", since: 15, .engineer, 25_165_824, of: [.appPush], sources: [.f73148],
    note: seenByEngineer),
  .memory("device-activity-monitor", since: 15, .observed, 6_291_456, of: [.deviceActivityMonitor],
    sources: [.f827783], note: "6 MB, as a developer says."),
  .memory("device-activity-report", since: 16, .observed, 104_857_600,
    of: [.deviceActivityReport], sources: [.f726666],
    note: "100 MB: a developer repeats an answer by Apple."),
]

private let seenByEngineer = "As an engineer saw on recent 64-bit devices; not documented."

extension Rule {
  /// A row about the memory that an extension may use, in bytes.
  fileprivate static func memory(
    _ id: String, since: OSVersion, until: OSVersion = .open, _ basis: Basis, _ bytes: Int64?,
    of kinds: Mask<ProcessKind>, sources: [Source], note: String
  ) -> Rule {
    .quota(
      "quota.memory.\(id)", since: since, until: until, basis, quota: .extensionMemory,
      count: bytes, unit: .bytes, atExcess: .terminate, sources: sources, note: note
    ).about(kinds)
  }
}

let relaunchesOfExtensions: [Rule] = [
  .delivery(
    "delivery.extension-request", since: 8, .documented, triggers: [.extensionRequest],
    sources: [.extensionGuide]
  ).about(.all),
  .relaunch(
    "relaunch.never.extension-request", since: 8, .documented, triggers: [.extensionRequest],
    standings: .any(of: .anywhere, [.uninstalled]), verdict: .forbidden,
    sources: [.extensionGuide],
    note: "The system runs the extension. The containing app need not run."),
  .relaunch(
    "relaunch.extension.request", since: 8, .documented, triggers: [.extensionRequest],
    standings: .installed, verdict: .allowed, guarantee: .immediate, sources: [.extensionGuide],
    note: """
      The user chooses it in another app. The system ends it soon after the request; the containing \
      app does not run for it.
      """
  ).about([.todayWidget, .share, .action, .photoEditing, .keyboard]),
  .relaunch(
    "relaunch.extension.intents", since: 10, .documented, triggers: [.extensionRequest],
    standings: .installed, verdict: .allowed, guarantee: .immediate, sources: [.dIntentHandlers],
    note: "For a request to Siri. The containing app is not loaded."
  ).about([.intents]),
  .relaunch(
    "relaunch.extension.widget", since: 14, .documented, triggers: [.extensionRequest],
    standings: .installed, verdict: .allowed, guarantee: .discretionary,
    sources: [.dWidgetReloads],
    note: "For a timeline, within a daily budget. It is not always active, even on screen."
  ).about([.widget]),
  .relaunch(
    "relaunch.extension.broadcast-upload", since: 10, .documented, triggers: [.extensionRequest],
    standings: .installed, verdict: .allowed, guarantee: .immediate, sources: [.dSampleHandler],
    note: "When a broadcast starts."
  ).about([.broadcastUpload]),
  .relaunch(
    "relaunch.extension.network", since: 9, .engineer, triggers: [.extensionRequest],
    standings: .installed, verdict: .allowed, guarantee: .immediate, sources: [.f729227],
    note: "The system starts and stops it with its tunnel, proxy or filter. It is in the background."
  ).about(.networkProviders),
  .relaunch(
    "relaunch.extension.background-download", since: .v(16, 1), .documented,
    triggers: [.extensionRequest], standings: .installed, verdict: .allowed,
    guarantee: .discretionary, sources: [.w2210403],
    note: "After the app was installed or updated, and now and then."
  ).about([.backgroundDownload]),
  .relaunch(
    "relaunch.extension.background-download.force-quit", since: .v(16, 1), .documented,
    triggers: [.extensionRequest], standings: [.forceQuit], terminations: [.userForceQuit],
    verdict: .forbidden, sources: [.w2210403],
    note: "It is not woken after an update of an app that the user has force quit."
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
    note: "When an interval starts or ends, or a threshold is met, while the device is in use."
  ).about([.deviceActivityMonitor]),
  .relaunch(
    "relaunch.extension.crash-reporter", since: 27, .engineer, triggers: [.extensionRequest],
    standings: [.ended], terminations: [.crash], verdict: .allowed, guarantee: .immediate,
    sources: [.f833154], note: "When the app has crashed; it has a time limit."
  ).about([.crashReporter]),
  .relaunch(
    "relaunch.extension.notification-service", since: 10, .documented,
    triggers: [.notificationServiceExtension], standings: [.inMemory, .ended, .rebooted],
    verdict: .allowed, guarantee: .immediate, sources: [.dNse],
    note: "The containing app does not run for it."
  ).about([.notificationService]),
  .relaunch(
    "relaunch.extension.notification-service.force-quit", since: 10, .observed,
    triggers: [.notificationServiceExtension], standings: [.forceQuit],
    terminations: [.userForceQuit], verdict: .allowed, guarantee: .immediate,
    sources: [.onesignal24], note: "As a developer of a push service said in 2017."
  ).about([.notificationService]),
  .relaunch(
    "relaunch.extension.location-push", since: 15, .documented, triggers: [.locationPush],
    standings: [.inMemory, .ended], verdict: .allowed, guarantee: .immediate, sources: [.dLpush],
    note: "The containing app does not run for it."
  ).about([.locationPush]),
  .relaunch(
    "relaunch.widget.url-session", since: 14, .documented, triggers: .urlSession,
    standings: [.inMemory, .ended], verdict: .allowed, guarantee: .eligible,
    sources: [.dWidgetNetwork], note: "For a transfer that the widget began."
  ).about([.widget]),
  .relaunch(
    "relaunch.never.extension.url-session", since: 8, .documented, triggers: .urlSession,
    standings: [.inMemory, .ended], verdict: .forbidden, sources: [.extensionGuide],
    note: "The system launches the containing app, with the session of a shared container."
  ).about(.extensions.subtracting([.widget])),
  .relaunch(
    "relaunch.never.extension.task", since: 13, .documented, triggers: .scheduled,
    standings: [.inMemory, .ended], verdict: .forbidden, sources: [.w19],
    note: "A task that an extension asked for launches the containing app."
  ).about(.extensions),
  .relaunch(
    "relaunch.widget.app-intent", since: 17, .documented, triggers: [.appIntent],
    standings: [.inMemory, .ended], verdict: .allowed, guarantee: .immediate,
    sources: [.dWidgetIntents],
    note: "Behind a button; an intent that starts a Live Activity or plays audio runs in the app."
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

let workOfExtensions: [Rule] = [
  .conduct(
    "conduct.extension.camera", since: 8, .documented,
    activities: [.camera, .audioRecording, .startAudioRecording], states: .appStates,
    verdict: .forbidden, sources: [.extensionGuide]
  ).about([.todayWidget, .share, .action, .photoEditing, .keyboard]),
  .suspension(
    "suspension.expiring-activity", since: .v(8, 2), .documented,
    allowances: [.expiringActivity], sources: [.dExpiringActivity],
    note: "Until its block returns, or is called with expired set."
  ).about(.all),
  .manifest(
    "manifest.app-clip.modes", since: 14, .documented, severity: .warning,
    key: "UIBackgroundModes", text: "An App Clip does nothing in the background.",
    when: [.anyMode], sources: [.dAppClipLimits]
  ).about([.appClip]),
  .termination(
    "termination.extension.signal", since: 10, .documented, namespaces: [.signal], low: 6, high: 6,
    verdict: .allowed, cause: .crash, allowance: .extensionLaunch,
    text: "It called abort(), or, with the exception subtype LAUNCH_HANG, took too long to start.",
    sources: [.dSigabrt]
  ).about(.extensions),
  .termination(
    "termination.error.provider-app-update", since: 13, .documented,
    domains: [.providerStopReason], low: 16, high: 16, cause: .appUpdate,
    text: "The system stops the provider because its app is updated.", sources: [.dProviderStop]
  ).about(.apps.union(.networkProviders)),
]
