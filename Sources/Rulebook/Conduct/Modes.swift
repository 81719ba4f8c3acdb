// The rules on background modes: which activities a mode permits, which triggers need it, and what
// keeps the app running.

import LifecyclePolicy

/// The triggers in `wakes` need the mode: if the app does not declare the mode, the relaunch rules
/// refuse these triggers (`relaunch.*.no-mode`).
let modes: [Rule] = [
  .mode(
    "mode.audio", .documented, mode: .audio, wakes: [.audioDataNeeded],
    permits: .audio, keepsRunning: [.audioPlayback, .audioRecording, .interAppAudio],
    sources: [.a2, .dCfg, .dModes],
    note: "The app is suspended when playing and recording stop."),
  .mode(
    "mode.location.4", until: 7, .documented, mode: .location, wakes: [.standardLocation],
    permits: [.startLocationUpdates], conflict: .locationSuspension, sources: [.a2, .dModes],
    note: """
      Apple's guide says that the mode does not stop suspension, but updates wake the app. The \
      newer page says that updates begun in the foreground keep the app running.
      """),
  .mode(
    "mode.location.7", since: 7, until: 13, .documented, mode: .location,
    wakes: [.standardLocation, .beacon], permits: [.startLocationUpdates],
    conflict: .locationSuspension, sources: [.a2, .dBeac, .dModes],
    note: """
      Apple's guide says that the mode does not stop suspension, but updates wake the app. The \
      newer page, on a property of 9.0, says that updates begun in the foreground keep the app \
      running.
      """),
  .mode(
    "mode.location", since: 13, .documented, mode: .location,
    wakes: [.standardLocation, .beacon], permits: [.startLocationUpdates],
    keepsRunning: [.startLocationUpdates], conflict: .locationSuspension,
    sources: [.dAbg, .dLbg, .dBeac, .dCfg],
    note: """
      The app needs allowsBackgroundLocationUpdates, and updates begun in the foreground. Apple's \
      guide, for versions to 12, says that the mode does not stop suspension.
      """),
  .mode(
    "mode.voip.4", until: 8, .documented, mode: .voip,
    wakes: [.voipBoot, .voipSocketData, .voipRelaunchAfterExit, .voipKeepAlive],
    permits: [.networkSocket],
    sources: [.a2, .dKeep, .voipX],
    note: """
      While the app is suspended, the system watches the one socket that is configured for the \
      mode.
      """),
  .mode(
    "mode.voip.8", since: 8, until: 10, .documented, mode: .voip,
    wakes: [.voipBoot, .voipSocketData, .voipRelaunchAfterExit, .voipKeepAlive, .voipPush],
    permits: [.networkSocket], sources: [.a2, .dKeep, .voipX, .dVresp, .dPtype],
    note: "Sockets watched by the system are deprecated in 9.0; PushKit takes their place."),
  .mode(
    "mode.voip.old-sdk", since: 10, until: 13, .documented, mode: .voip,
    wakes: [.voipBoot, .voipSocketData, .voipRelaunchAfterExit, .voipKeepAlive, .voipPush],
    permits: [.networkSocket], precedence: .exception, unless: [.pushkitSDK],
    sources: [.qa1938, .a2, .voipX, .radar44160137],
    note: """
      Sockets watched by the system go on working in apps linked against an SDK before 10.0; seen \
      up to betas of 12.
      """),
  .mode(
    "mode.voip.14", since: 14, .documented, mode: .voip, wakes: [.voipPush, .localPushCall],
    sources: [.dVresp, .w2010113]),
  .mode(
    "mode.voip", since: 10, until: 14, .documented, mode: .voip, wakes: [.voipPush],
    sources: [.dVresp, .dPtype, .dCfg, .qa1938, .gPjsip],
    note: """
      Sockets watched by the system do not work in apps linked against an SDK of 10.0 or later; no \
      source says until when they work with older SDKs. PJSIP reports that an app that still uses \
      them is ended from 16 on.
      """),
  .mode(
    "mode.newsstand-content", since: 5, until: 13, .documented, mode: .newsstandContent,
    deprecated: 13, wakes: [.newsstandPush, .newsstandDownloadFinished],
    sources: [.a2, .dNews, .newbeNewsstand],
    note: """
      The system goes on downloading issues while the app is suspended or ended. It is common \
      knowledge that the Newsstand app ended with 9, and that its framework was deprecated in \
      13.0.
      """),
  .mode(
    "mode.newsstand-content.gone", since: 13, .inferred, mode: .newsstandContent,
    verdict: .notApplicable, sources: [.dModes],
    note: """
      Apple still lists the value; we infer from its framework's deprecation that it has no effect \
      from 13.0 on.
      """),
  .mode(
    "mode.external-accessory", since: 5, .documented, mode: .externalAccessory,
    wakes: [.accessoryData, .accessoryConnection], permits: [.accessorySession],
    sources: [.a2, .dCfg], note: "The app must let the user start and stop the updates."),
  .mode(
    "mode.bluetooth-central", since: 5, .documented, mode: .bluetoothCentral,
    wakes: [.bluetoothCentral], permits: [.accessorySession], sources: [.a2, .a6, .dCfg],
    note: """
      Sessions with peripherals stay open; the app must let the user start and stop the updates. \
      The app is relaunched only with state restoration, from 7.0 on. It is common knowledge that \
      the mode came with 5.0.
      """),
  .mode(
    "mode.bluetooth-peripheral", since: 6, .documented, mode: .bluetoothPeripheral,
    wakes: [.bluetoothPeripheral], sources: [.a2, .a6, .dCfg],
    note: "The app is relaunched only with state restoration, from 7.0 on."),
  .mode(
    "mode.fetch.7", since: 7, until: 13, .documented, mode: .fetch, wakes: [.backgroundFetch],
    sources: [.a2, .dFetch, .dMinf],
    note: "Fetches come at times that the system picks; none comes before an interval is set."),
  .mode(
    "mode.fetch", since: 13, .documented, mode: .fetch,
    wakes: [.backgroundFetch, .appRefreshTask], sources: [.dCfg, .dFetch, .w19, .dStrat],
    note: "The method of 7.0 is deprecated in 13.0, the value is not."),
  .mode(
    "mode.remote-notification", since: 7, .documented, mode: .remoteNotification,
    wakes: [.silentPush, .silentPushWithAlert], sources: [.a2, .dRn, .dPush, .dCfg]),
  .mode(
    "mode.processing", since: 13, .documented, mode: .processing, wakes: [.processingTask],
    permits: [.heavyWork], sources: [.dCfg, .dBgp, .w19],
    note: "The app runs within a processing task, while the device is idle."),
  .mode(
    "mode.push-to-talk", since: 16, .documented, mode: .pushToTalk, wakes: .pushToTalk,
    permits: [.audioPlayback, .audioRecording], sources: [.dPtt, .dCfg, .w2210117],
    note: """
      The app plays and records while a channel is joined and the system has activated the audio \
      session.
      """),
  .mode(
    "mode.nearby-interaction", since: 16, .documented, mode: .nearbyInteraction,
    sources: [.w2210008, .dNearby, .dCfg],
    note: """
      In the background a session goes on with an accessory that is paired over Bluetooth, whose \
      mode wakes the app; the app gets no distances meanwhile. From 18.4 on a session with any \
      device goes on if a Live Activity was started.
      """),
  .mode(
    "mode.network-authentication.before-4", since: .oldest, until: 4, .documented,
    mode: .networkAuthentication, verdict: .notApplicable, sources: [.dModes],
    note: "The background modes key came with 4.0."),
  .mode(
    "mode.network-authentication.before-9", until: 9, .inferred,
    mode: .networkAuthentication, verdict: .notApplicable, sources: [.dHotspotHelper],
    note: "The class that needs it came with 9.0; we infer that the mode came with it."),
  .mode(
    "mode.network-authentication", since: 9, .documented, mode: .networkAuthentication,
    wakes: [.hotspotCommand], sources: [.dHotspotHelper, .dModes],
    note: """
      For NEHotspotHelper, which needs an entitlement: once registered, the app may be launched in \
      the background for networks with a login. Apple deprecated the class in 26.0.
      """),
  .mode(
    "mode.screen-capture", since: 27, .documented, mode: .screenCapture,
    permits: [.screenCapture], keepsRunning: [.screenCapture], sources: [.dScreenCapture]),
]

let modesByTheFoundingArticles: [Rule] = [
  .mode(
    "mode.founding.audio", .founding, mode: .audio, wakes: [.audioDataNeeded],
    permits: [.audioPlayback, .audioRecording, .playAlongsideOthers],
    keepsRunning: [.audioPlayback, .audioRecording], sources: [.s34, .s35, .s33, .s46],
    note: "The app is suspended when playing and recording stop."),
  .mode(
    "mode.founding.location", .founding, mode: .location, wakes: [.standardLocation],
    permits: [.startLocationUpdates], conflict: .locationSuspension, sources: [.s38, .s33],
    note: """
      The mode does not stop suspension, but updates wake the app; Apple's newer page says that \
      updates begun in the foreground keep the app running.
      """),
  .mode(
    "mode.founding.voip", .founding, mode: .voip,
    wakes: [.voipBoot, .voipSocketData, .voipKeepAlive], permits: [.networkSocket],
    sources: [.s39, .s33, .s31, .s46],
    note: """
      The system watches the app's one socket; to play sound in the background the app needs the \
      mode audio, too.
      """),
  .mode(
    "mode.founding.newsstand-content", .founding, mode: .newsstandContent,
    wakes: [.newsstandPush, .newsstandDownloadFinished], sources: [.s42, .s33]),
  .mode(
    "mode.founding.external-accessory", .founding, mode: .externalAccessory,
    wakes: [.accessoryData, .accessoryConnection], permits: [.accessorySession],
    sources: [.s43, .s33], note: "The app must let the user start and stop the updates."),
  .mode(
    "mode.founding.bluetooth-central", .founding, mode: .bluetoothCentral,
    wakes: [.bluetoothCentral], sources: [.s44, .s33],
    note: "The app must let the user start and stop the updates."),
  .mode(
    "mode.founding.bluetooth-peripheral", since: 6, .founding, mode: .bluetoothPeripheral,
    wakes: [.bluetoothPeripheral], sources: [.s44, .s33],
    note: "The app must let the user start and stop the updates."),
  .mode(
    "mode.founding.fetch", .founding, mode: .fetch, wakes: [.backgroundFetch],
    sources: [.s40, .s33],
    note: """
      Fetches come at times that the system picks; they are not guaranteed.
      """),
  .mode(
    "mode.founding.remote-notification", .founding, mode: .remoteNotification,
    wakes: [.silentPush], sources: [.s41, .s33]),
]
