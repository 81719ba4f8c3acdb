// What each background mode permits, wakes and keeps running.

/// What a mode wakes needs it: without it the relaunch rules refuse (`relaunch.*.no-mode`).
///
/// | mode | versions | wakes for | permits | keeps running |
/// |---|---|---|---|---|
/// | audio | 4.0 on | audio data | playing, recording, beside others | while it plays or records |
/// | location | 4.0, 7.0 | standard updates; beacons from 7.0 | location updates | no |
/// | location | 13.0 on | the same | the same | with updates begun in front |
/// | voip | 4.0, 8.0 | boot, socket data, nonzero exit; VoIP pushes from 8.0 | its socket | no |
/// | voip | 10.0 on | VoIP pushes; with an SDK before 10.0, to 12, as before | | no |
/// | newsstand-content | 5.0 to 12 | Newsstand pushes and downloads | | no |
/// | external-accessory | 5.0 on | data, connect, disconnect | accessory sessions | no |
/// | bluetooth-central | 5.0 on | data and events of peripherals | its sessions | no |
/// | bluetooth-peripheral | 6.0 on | requests of centrals | | no |
/// | fetch | 7.0, 13.0 on | background fetch; app refresh tasks from 13.0 | | no |
/// | remote-notification | 7.0 on | pushes with content available | | no |
/// | processing | 13.0 on | processing tasks | heavy work in such a task | no |
/// | push-to-talk | 16.0 on | Push to Talk pushes | playing and recording in a channel | no |
/// | nearby-interaction | 16.0 on (inferred) | not said | | |
/// | network-authentication | not known | not said | | |
let modeRules0: [ModeRule] = [
  ModeRule(
    id: "mode.audio", basis: .documented, mode: .audio, wakes: Mask(.audioDataNeeded),
    permits: Mask(.audioPlayback, .audioRecording, .playAlongsideOthers),
    keepsRunning: Mask(.audioPlayback, .audioRecording), sources: Sources(.a2, .dCfg, .dModes),
    note: "Suspended when playing and recording stop."),
  ModeRule(
    id: "mode.location.4", until: .v(7), basis: .documented, mode: .location,
    wakes: Mask(.standardLocation), permits: Mask(.startLocationUpdates),
    conflict: .locationSuspension, sources: Sources(.a2, .dModes),
    note: """
      Apple's guide: the mode does not stop suspension, but updates wake the app. The newer page \
      has updates begun in the foreground keep it running.
      """),
  ModeRule(
    id: "mode.location.7", since: .v(7), until: .v(13), basis: .documented, mode: .location,
    wakes: Mask(.standardLocation, .beacon), permits: Mask(.startLocationUpdates),
    conflict: .locationSuspension, sources: Sources(.a2, .dBeac, .dModes),
    note: """
      Apple's guide: the mode does not stop suspension, but updates wake the app. The newer page, \
      on a property of 9.0, has updates begun in the foreground keep it running.
      """),
  ModeRule(
    id: "mode.location", since: .v(13), basis: .documented, mode: .location,
    wakes: Mask(.standardLocation, .beacon), permits: Mask(.startLocationUpdates),
    keepsRunning: Mask(.startLocationUpdates), conflict: .locationSuspension,
    sources: Sources(.dAbg, .dLbg, .dBeac, .dCfg),
    note: """
      With allowsBackgroundLocationUpdates, and updates begun in the foreground. Apple's guide, \
      for versions to 12, says that the mode does not stop suspension.
      """),
  ModeRule(
    id: "mode.voip.4", until: .v(8), basis: .documented, mode: .voip,
    wakes: Mask(.voipBoot, .voipSocketData, .voipRelaunchAfterExit),
    permits: Mask(.networkSocket), sources: Sources(.a2, .dKeep, .voipX),
    note: "The system watches the one socket that is configured for it while the app is suspended."
  ),
  ModeRule(
    id: "mode.voip.8", since: .v(8), until: .v(10), basis: .documented, mode: .voip,
    wakes: Mask(.voipBoot, .voipSocketData, .voipRelaunchAfterExit, .voipPush),
    permits: Mask(.networkSocket), sources: Sources(.a2, .dKeep, .voipX, .dVresp, .dPtype),
    note: "Sockets watched by the system are deprecated in 9.0; PushKit takes their place."),
  ModeRule(
    id: "mode.voip.old-sdk", since: .v(10), until: .v(13), basis: .documented, mode: .voip,
    wakes: Mask(.voipBoot, .voipSocketData, .voipRelaunchAfterExit, .voipPush),
    permits: Mask(.networkSocket), precedence: .exception, unless: Mask(.pushkitSDK),
    sources: Sources(.qa1938, .a2, .voipX, .radar44160137),
    note: """
      Sockets watched by the system go on working in apps linked against an SDK before 10.0; seen \
      up to betas of 12.
      """),
  ModeRule(
    id: "mode.voip", since: .v(10), basis: .documented, mode: .voip, wakes: Mask(.voipPush),
    sources: Sources(.dVresp, .dPtype, .dCfg, .qa1938, .gPjsip),
    note: """
      Sockets watched by the system do not work in apps linked against an SDK of 10.0 or later; \
      until when they do in older ones no source says. PJSIP reports that an app that still uses them \
      is ended from 16 on.
      """),
  ModeRule(
    id: "mode.newsstand-content", since: .v(5), until: .v(13), basis: .documented,
    mode: .newsstandContent, deprecated: .v(13),
    wakes: Mask(.newsstandPush, .newsstandDownloadFinished),
    sources: Sources(.a2, .dNews, .newbeNewsstand),
    note: """
      The system downloads issues on while the app is suspended or ended. That the Newsstand app \
      ended with 9 and its framework was deprecated in 13.0 is common knowledge.
      """),
  ModeRule(
    id: "mode.newsstand-content.gone", since: .v(13), basis: .inferred, mode: .newsstandContent,
    verdict: .notApplicable, sources: Sources(.dModes),
    note: """
      Apple still lists the value; that it has no effect from 13.0 on follows from the deprecation \
      of its framework.
      """),
  ModeRule(
    id: "mode.external-accessory", since: .v(5), basis: .documented, mode: .externalAccessory,
    wakes: Mask(.accessoryData, .accessoryConnection), permits: Mask(.accessorySession),
    sources: Sources(.a2, .dCfg),
    note: "The app must let the user start and stop the updates."),
  ModeRule(
    id: "mode.bluetooth-central", since: .v(5), basis: .documented, mode: .bluetoothCentral,
    wakes: Mask(.bluetoothCentral), permits: Mask(.accessorySession),
    sources: Sources(.a2, .a6, .dCfg),
    note: """
      Sessions with peripherals stay open; the app must let the user start and stop the updates. \
      Relaunched only with state restoration, from 7.0 on. That it came with 5.0 is common \
      knowledge.
      """),
  ModeRule(
    id: "mode.bluetooth-peripheral", since: .v(6), basis: .documented, mode: .bluetoothPeripheral,
    wakes: Mask(.bluetoothPeripheral), sources: Sources(.a2, .a6, .dCfg),
    note: "Relaunched only with state restoration, from 7.0 on."),
  ModeRule(
    id: "mode.fetch.7", since: .v(7), until: .v(13), basis: .documented, mode: .fetch,
    wakes: Mask(.backgroundFetch), sources: Sources(.a2, .dFetch, .dMinf),
    note: "At moments that the system picks; no fetch comes before an interval is set."),
  ModeRule(
    id: "mode.fetch", since: .v(13), basis: .documented, mode: .fetch,
    wakes: Mask(.backgroundFetch, .appRefreshTask), sources: Sources(.dCfg, .dFetch, .w19, .dStrat),
    note: "The method of 7.0 is deprecated in 13.0, the value is not."),
  ModeRule(
    id: "mode.remote-notification", since: .v(7), basis: .documented, mode: .remoteNotification,
    wakes: Mask(.silentPush, .silentPushWithAlert), sources: Sources(.a2, .dRn, .dPush, .dCfg)),
  ModeRule(
    id: "mode.processing", since: .v(13), basis: .documented, mode: .processing,
    wakes: Mask(.processingTask), permits: Mask(.heavyWork), sources: Sources(.dCfg, .dBgp, .w19),
    note: "Within a processing task, while the device is idle."),
  ModeRule(
    id: "mode.push-to-talk", since: .v(16), basis: .documented, mode: .pushToTalk,
    wakes: Mask(.pushToTalk), permits: Mask(.audioPlayback, .audioRecording),
    sources: Sources(.dPtt, .dCfg),
    note: "While a channel is joined, and the system has activated the audio session."),
  ModeRule(
    id: "mode.nearby-interaction", since: .v(16), basis: .inferred, mode: .nearbyInteraction,
    sources: Sources(.dCfg),
    note: """
      Apple lists the mode for ranging in the background; that it came with 16.0 is common \
      knowledge, and what it wakes no source says.
      """),
  ModeRule(
    id: "mode.network-authentication.before-4", since: .oldest, until: .v(4), basis: .documented,
    mode: .networkAuthentication, verdict: .notApplicable, sources: Sources(.dModes),
    note: "The key of background modes is from 4.0 on."),
  ModeRule(
    id: "mode.network-authentication", basis: .inferred, mode: .networkAuthentication,
    verdict: .unspecified, sources: Sources(.dModes),
    note: "Apple lists the value; since when, and what it enables, no source says."),
]

/// As the founding articles state them.
///
/// | mode | wakes for | permits |
/// |---|---|---|
/// | audio | audio data | playing, recording, beside others; keeps running |
/// | location | standard updates | location updates; does not stop suspension |
/// | voip | boot, socket data | its socket |
/// | newsstand-content | pushes, downloads | |
/// | external-accessory | data, connect, disconnect | accessory sessions |
/// | bluetooth-central, bluetooth-peripheral (iOS 6) | data, requests | |
/// | fetch | background fetch | |
/// | remote-notification | pushes with content available | |
let modeRulesOfTheFoundingArticles: [ModeRule] = [
  ModeRule(
    id: "mode.founding.audio", basis: .founding, mode: .audio, wakes: Mask(.audioDataNeeded),
    permits: Mask(.audioPlayback, .audioRecording, .playAlongsideOthers),
    keepsRunning: Mask(.audioPlayback, .audioRecording), sources: Sources(.s34, .s35, .s33, .s46),
    note: "Suspended when playing and recording stop."),
  ModeRule(
    id: "mode.founding.location", basis: .founding, mode: .location,
    wakes: Mask(.standardLocation), permits: Mask(.startLocationUpdates),
    conflict: .locationSuspension, sources: Sources(.s38, .s33),
    note: """
      Does not stop suspension, but updates wake the app; Apple's newer page has updates begun in \
      the foreground keep it running.
      """),
  ModeRule(
    id: "mode.founding.voip", basis: .founding, mode: .voip,
    wakes: Mask(.voipBoot, .voipSocketData), permits: Mask(.networkSocket),
    sources: Sources(.s39, .s33, .s31, .s46),
    note: "The system watches its one socket; to sound in the background it needs audio too."),
  ModeRule(
    id: "mode.founding.newsstand-content", basis: .founding, mode: .newsstandContent,
    wakes: Mask(.newsstandPush, .newsstandDownloadFinished), sources: Sources(.s42, .s33)),
  ModeRule(
    id: "mode.founding.external-accessory", basis: .founding, mode: .externalAccessory,
    wakes: Mask(.accessoryData, .accessoryConnection), permits: Mask(.accessorySession),
    sources: Sources(.s43, .s33), note: "The app must let the user start and stop the updates."),
  ModeRule(
    id: "mode.founding.bluetooth-central", basis: .founding, mode: .bluetoothCentral,
    wakes: Mask(.bluetoothCentral), sources: Sources(.s44, .s33),
    note: "The app must let the user start and stop the updates."),
  ModeRule(
    id: "mode.founding.bluetooth-peripheral", since: .v(6), basis: .founding,
    mode: .bluetoothPeripheral, wakes: Mask(.bluetoothPeripheral), sources: Sources(.s44, .s33),
    note: "The app must let the user start and stop the updates."),
  ModeRule(
    id: "mode.founding.fetch", basis: .founding, mode: .fetch, wakes: Mask(.backgroundFetch),
    sources: Sources(.s40, .s33), note: "At moments that the system picks; not guaranteed."),
  ModeRule(
    id: "mode.founding.remote-notification", basis: .founding, mode: .remoteNotification,
    wakes: Mask(.silentPush), sources: Sources(.s41, .s33)),
]

extension RuleTables {
  var modeCount: Int { modeRules0.count &+ modeRulesOfTheFoundingArticles.count }

  func mode(_ index: Int) -> ModeRule {
    let index = index.clamped(below: modeCount)
    if index < modeRules0.count { return modeRules0[index] }
    return modeRulesOfTheFoundingArticles[index &- modeRules0.count]
  }
}
