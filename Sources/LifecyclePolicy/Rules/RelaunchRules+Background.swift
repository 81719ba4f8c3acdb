// Relaunch for pushes, downloads, scheduled work, calls, audio, accessories and health.

/// | trigger | in memory | ended | force quit | rebooted |
/// |---|---|---|---|---|
/// | URL session | wakes | if it sends launch events | no, and cancelled | relaunches (inferred) |
/// | silent push, fetch, app refresh | wakes | relaunches | no | relaunches |
/// | processing task | wakes | relaunches | 13-17 no, 18.3 on yes | relaunches |
/// | VoIP push | wakes | relaunches | relaunches (inferred) | relaunches |
let relaunchForBackgroundWork: [RelaunchRule] = [
  RelaunchRule(
    id: "relaunch.url-session", since: .v(7), basis: .documented, triggers: .urlSession,
    standings: Mask(.inMemory, .ended), verdict: .allowed, guarantee: .eligible,
    sources: Sources(.dUcfg, .dSle, .dHurl, .a2, .f14855)),
  RelaunchRule(
    id: "relaunch.url-session.rebooted", since: .v(7), basis: .inferred, triggers: .urlSession,
    standings: Mask(.rebooted), verdict: .allowed, guarantee: .eligible, sources: Sources(.a2),
    note: """
      Transfers are the system's, and a restart is no force quit; no source says it in words.
      """),
  RelaunchRule(
    id: "relaunch.url-session.no-launch-events", since: .v(7), basis: .documented,
    triggers: .urlSession, standings: Mask(.inMemory, .ended, .rebooted), verdict: .forbidden,
    precedence: .gate, unless: Mask(.sessionSendsLaunchEvents), sources: Sources(.dSle),
    note: "The property is about being resumed as well as about being launched."),
  RelaunchRule(
    id: "relaunch.url-session.no-refresh", since: .v(7), basis: .inferred, triggers: .urlSession,
    standings: Mask(.inMemory, .ended, .rebooted), verdict: .unspecified, precedence: .exception,
    unless: Mask(.backgroundAppRefresh), sources: Sources(.idx67819012),
    note: "There is a cancel reason for it; when it is applied no source says."),
  RelaunchRule(
    id: "relaunch.url-session.low-power", since: .v(9), basis: .inferred, triggers: .urlSession,
    standings: Mask(.inMemory, .ended, .rebooted), verdict: .unspecified, precedence: .exception,
    unless: Mask(.lowPowerModeOff), sources: Sources(.dBrs),
    note: "Said to be delayed; no source was found."),

  RelaunchRule(
    id: "relaunch.silent-push", since: .v(7), basis: .documented, triggers: .silent,
    standings: Mask(.inMemory, .ended, .rebooted), verdict: .allowed, guarantee: .discretionary,
    sources: Sources(.dRn, .dPush, .a2),
    note: "Two or three an hour at the most; of held pushes the newest is kept."),
  RelaunchRule(
    id: "relaunch.silent-push.no-mode", since: .v(7), basis: .documented, triggers: .silent,
    standings: .anywhere, verdict: .forbidden,
    precedence: .gate, unless: Mask(.modeRemoteNotification), sources: Sources(.dRn, .a2)),
  RelaunchRule(
    id: "relaunch.silent-push.no-refresh", since: .v(7), basis: .inferred, triggers: .silent,
    standings: Mask(.inMemory, .ended, .rebooted), verdict: .unspecified, precedence: .exception,
    unless: Mask(.backgroundAppRefresh), sources: Sources(.w20, .brazeSilentPush),
    note: "Vendors say that it is not delivered; no page of Apple's that was read says it."),

  RelaunchRule(
    id: "relaunch.newsstand-download", since: .v(5), until: .v(13), basis: .documented,
    triggers: Mask(.newsstandDownloadFinished), standings: Mask(.inMemory, .ended, .rebooted),
    verdict: .allowed, guarantee: .eligible, sources: Sources(.a2)),
  RelaunchRule(
    id: "relaunch.newsstand-push", since: .v(5), until: .v(13), basis: .documented,
    triggers: Mask(.newsstandPush), standings: Mask(.inMemory, .ended), verdict: .allowed,
    guarantee: .discretionary, sources: Sources(.newbeNewsstand, .a2),
    note: "One launch in 24 hours is guaranteed."),
  RelaunchRule(
    id: "relaunch.newsstand.no-mode", since: .v(5), until: .v(13), basis: .documented,
    triggers: Mask(.newsstandPush, .newsstandDownloadFinished),
    standings: .anywhere, verdict: .forbidden,
    precedence: .gate, unless: Mask(.modeNewsstandContent), sources: Sources(.a2, .dModes)),

  RelaunchRule(
    id: "relaunch.fetch", since: .v(7), basis: .documented,
    triggers: Mask(.backgroundFetch, .appRefreshTask),
    standings: Mask(.inMemory, .ended, .rebooted),
    verdict: .allowed, guarantee: .discretionary, sources: Sources(.a2, .dFetch, .dBrs)),
  RelaunchRule(
    id: "relaunch.fetch.no-mode", since: .v(7), basis: .documented,
    triggers: Mask(.backgroundFetch, .appRefreshTask),
    standings: .anywhere, verdict: .forbidden,
    precedence: .gate, unless: Mask(.modeFetch), sources: Sources(.a2, .dFetch, .dBge)),
  RelaunchRule(
    id: "relaunch.fetch.no-refresh", since: .v(7), basis: .documented,
    triggers: Mask(.backgroundFetch, .appRefreshTask, .processingTask),
    standings: .anywhere, verdict: .forbidden,
    precedence: .gate, unless: Mask(.backgroundAppRefresh), sources: Sources(.dBge, .dBrs)),
  RelaunchRule(
    id: "relaunch.fetch.low-power", since: .v(9), basis: .documented,
    triggers: Mask(.backgroundFetch, .appRefreshTask),
    standings: .anywhere, verdict: .forbidden,
    precedence: .gate, unless: Mask(.lowPowerModeOff), sources: Sources(.dBrs),
    note: "Low Power Mode turns Background App Refresh off."),
  RelaunchRule(
    id: "relaunch.tasks.no-identifier", since: .v(13), basis: .documented,
    triggers: .scheduled,
    standings: .anywhere, verdict: .forbidden,
    precedence: .gate, unless: Mask(.permittedIdentifiers), sources: Sources(.dBge, .dPlist)),
  RelaunchRule(
    id: "relaunch.tasks.simulator", since: .v(13), basis: .documented, triggers: .scheduled,
    standings: .anywhere, verdict: .forbidden,
    precedence: .gate, unless: Mask(.realDevice), sources: Sources(.dBge),
    note: "Requests are refused on the Simulator."),

  RelaunchRule(
    id: "relaunch.processing-task", since: .v(13), basis: .documented,
    triggers: Mask(.processingTask), standings: Mask(.inMemory, .ended, .rebooted),
    verdict: .allowed, guarantee: .discretionary, sources: Sources(.dBgp, .w19)),
  RelaunchRule(
    id: "relaunch.processing-task.no-mode", since: .v(13), basis: .documented,
    triggers: Mask(.processingTask),
    standings: .anywhere, verdict: .forbidden,
    precedence: .gate, unless: Mask(.modeProcessing), sources: Sources(.dBge, .dCfg)),
  RelaunchRule(
    id: "relaunch.processing-task.low-power", since: .v(13), basis: .inferred,
    triggers: Mask(.processingTask),
    standings: .anywhere, verdict: .forbidden,
    precedence: .gate, unless: Mask(.lowPowerModeOff), sources: Sources(.dBrs, .dBge),
    note: """
      Low Power Mode turns Background App Refresh off, without which such tasks are refused; no \
      source joins the two.
      """
  ),
  RelaunchRule(
    id: "relaunch.processing-task.force-quit.documented", since: .v(13), basis: .documentedOnly,
    triggers: Mask(.processingTask), standings: Mask(.forceQuit), verdict: .forbidden,
    conflict: .processingAfterForceQuit, sources: Sources(.a2),
    note: "Apple's staff said so too in 2019; on 18.3 and later such tasks run, by intention."),
  RelaunchRule(
    id: "relaunch.processing-task.force-quit.13", since: .v(13), until: .v(18), basis: .engineer,
    triggers: Mask(.processingTask), standings: Mask(.forceQuit), verdict: .forbidden,
    conflict: .processingAfterForceQuit, sources: Sources(.f119758),
    note: "By design, in 2019; on 18.3 and later such tasks run."),
  RelaunchRule(
    id: "relaunch.processing-task.force-quit.18", since: .v(18), until: .v(18, 3),
    basis: .inferredObserved, triggers: Mask(.processingTask), standings: Mask(.forceQuit),
    verdict: .unspecified, conflict: .processingAfterForceQuit,
    sources: Sources(.f793189, .f119758),
    note: "No to 17, yes from 18.3: between them no source says."),
  RelaunchRule(
    id: "relaunch.processing-task.force-quit", since: .v(18, 3), basis: .engineer,
    triggers: Mask(.processingTask), standings: Mask(.forceQuit), verdict: .allowed,
    guarantee: .discretionary, conflict: .processingAfterForceQuit, sources: Sources(.f793189),
    note: "Seen from 18.3 on, and called intended; in 2019 it was ruled out."),
  RelaunchRule(
    id: "relaunch.continued-processing.running", since: .v(26), basis: .documented,
    triggers: Mask(.continuedProcessingTask), standings: Mask(.inMemory), verdict: .allowed,
    guarantee: .immediate, sources: Sources(.dCont),
    note: "Begun by the user's action in the foreground; the app keeps running."),
  RelaunchRule(
    id: "relaunch.continued-processing.no-refresh", since: .v(26), basis: .inferred,
    triggers: Mask(.continuedProcessingTask), standings: Mask(.inMemory), verdict: .unspecified,
    precedence: .exception, unless: Mask(.backgroundAppRefresh), sources: Sources(.dCont),
    note: "No source says what the switch does here."),
  RelaunchRule(
    id: "relaunch.continued-processing.low-power", since: .v(26), basis: .inferred,
    triggers: Mask(.continuedProcessingTask), standings: Mask(.inMemory), verdict: .unspecified,
    precedence: .exception, unless: Mask(.lowPowerModeOff), sources: Sources(.dCont),
    note: "No source says what Low Power Mode does here."),
  RelaunchRule(
    id: "relaunch.continued-processing.ended", since: .v(26), basis: .documented,
    triggers: Mask(.continuedProcessingTask), standings: Mask(.ended, .forceQuit, .rebooted),
    verdict: .forbidden, sources: Sources(.dCont),
    note: "A force quit cancels it without callback."),

  RelaunchRule(
    id: "relaunch.voip-push", since: .v(8), basis: .documented, triggers: Mask(.voipPush),
    standings: Mask(.inMemory, .ended, .rebooted), verdict: .allowed, guarantee: .immediate,
    sources: Sources(.dVresp, .dPtype)),
  RelaunchRule(
    id: "relaunch.voip-push.force-quit", since: .v(8), basis: .inferredObserved,
    triggers: Mask(.voipPush), standings: Mask(.forceQuit), verdict: .allowed,
    guarantee: .immediate, sources: Sources(.dVresp),
    note: """
      Taken to be launched: Apple says that the app is launched as needed, and says nothing of \
      force quits.
      """),
  RelaunchRule(
    id: "relaunch.voip-push.no-refresh", since: .v(8), basis: .inferred,
    triggers: Mask(.voipPush), standings: Mask(.inMemory, .ended, .rebooted), verdict: .allowed,
    guarantee: .immediate, precedence: .exception, unless: Mask(.backgroundAppRefresh),
    sources: Sources(.dVresp),
    note: "Taken to be launched: a call is no background refresh. No source says it."),
  RelaunchRule(
    id: "relaunch.voip-push.low-power", since: .v(9), basis: .inferred,
    triggers: Mask(.voipPush), standings: Mask(.inMemory, .ended, .rebooted), verdict: .allowed,
    guarantee: .immediate, precedence: .exception, unless: Mask(.lowPowerModeOff),
    sources: Sources(.dVresp),
    note: "Taken to be launched: a call is no background refresh. No source says it."),
  RelaunchRule(
    id: "relaunch.voip-push.unreported", since: .v(13), basis: .documented,
    triggers: Mask(.voipPush), standings: Mask(.ended), terminations: Mask(.voipUnreported),
    verdict: .conditional, guarantee: .immediate, precedence: .beyondGate,
    when: Mask(.callkitSDK, .modeVoIP, .firstUnlockDone),
    sources: Sources(.dPtype, .dVoip, .w19),
    note: """
      After repeated failures to report a call the system stops launching the app; how many, Apple \
      does not say.
      """
  ),
  RelaunchRule(
    id: "relaunch.voip-push.no-mode", since: .v(8), basis: .documented, triggers: Mask(.voipPush),
    standings: .anywhere, verdict: .forbidden,
    precedence: .gate, unless: Mask(.modeVoIP), sources: Sources(.dVresp, .dCfg)),

  RelaunchRule(
    id: "relaunch.voip-boot", until: .v(13), basis: .documented, triggers: Mask(.voipBoot),
    standings: Mask(.rebooted), verdict: .allowed, guarantee: .immediate,
    sources: Sources(.a2, .qa1938), note: "Launched right after boot."),
  RelaunchRule(
    id: "relaunch.voip-boot.not-booted", until: .v(13), basis: .inferred,
    triggers: Mask(.voipBoot), standings: Mask(.inMemory, .ended), verdict: .forbidden,
    sources: Sources(.a2, .voipX),
    note: "There was no boot: the other launches of such an app have their own triggers."),
  RelaunchRule(
    id: "relaunch.voip-after-exit", until: .v(13), basis: .documented,
    triggers: Mask(.voipRelaunchAfterExit), standings: Mask(.ended), verdict: .allowed,
    guarantee: .immediate, sources: Sources(.voipX, .qa1938),
    note: "After any exit with a nonzero code, being ended for memory included."),
  RelaunchRule(
    id: "relaunch.voip-after-exit.code-unknown", until: .v(13), basis: .inferred,
    triggers: Mask(.voipRelaunchAfterExit), standings: Mask(.ended),
    terminations: Mask(.appExit), verdict: .unspecified, precedence: .exception,
    sources: Sources(.voipX), note: "A nonzero exit code relaunches the app; this one is not known."
  ),
  RelaunchRule(
    id: "relaunch.voip-after-exit.in-memory", until: .v(13), basis: .inferred,
    triggers: Mask(.voipRelaunchAfterExit), standings: Mask(.inMemory), verdict: .forbidden,
    sources: Sources(.voipX), note: "The app has not ended."),
  RelaunchRule(
    id: "relaunch.voip-socket.wake", until: .v(13), basis: .documented,
    triggers: Mask(.voipSocketData), standings: Mask(.inMemory), verdict: .allowed,
    guarantee: .immediate, sources: Sources(.a2, .qa1938, .radar44160137),
    note: """
      From 10.0 on for apps linked against an older SDK alone. Wake-ups were last seen on betas of \
      12; from 13.0 on no source tells of them.
      """),
  RelaunchRule(
    id: "relaunch.voip-socket.ended", until: .v(13), basis: .documented,
    triggers: Mask(.voipSocketData), standings: Mask(.ended, .rebooted), verdict: .forbidden,
    sources: Sources(.dKeep, .a2), note: "Sockets and handlers do not outlive the process."),
  RelaunchRule(
    id: "relaunch.voip-legacy.no-mode", until: .v(13), basis: .documented, triggers: .legacyVoIP,
    standings: .anywhere, verdict: .forbidden,
    precedence: .gate, unless: Mask(.modeVoIP), sources: Sources(.a2, .dKeep)),

  RelaunchRule(
    id: "relaunch.push-to-talk", since: .v(16), basis: .documented, triggers: Mask(.pushToTalk),
    standings: Mask(.inMemory, .ended, .rebooted), verdict: .allowed, guarantee: .immediate,
    sources: Sources(.dPtt, .a2),
    note: "While a channel is joined; it is restored after a launch."),
  RelaunchRule(
    id: "relaunch.push-to-talk.no-mode", since: .v(16), basis: .documented,
    triggers: Mask(.pushToTalk),
    standings: .anywhere, verdict: .forbidden,
    precedence: .gate, unless: Mask(.modePushToTalk), sources: Sources(.dPtt, .dCfg)),
  RelaunchRule(
    id: "relaunch.push-to-talk.no-refresh", since: .v(16), basis: .inferred,
    triggers: Mask(.pushToTalk), standings: .notInMemory, verdict: .unspecified,
    precedence: .exception, unless: Mask(.backgroundAppRefresh), sources: Sources(.dPtt),
    note: "No source says what the switch does here."),
  RelaunchRule(
    id: "relaunch.push-to-talk.low-power", since: .v(16), basis: .inferred,
    triggers: Mask(.pushToTalk), standings: .notInMemory, verdict: .unspecified,
    precedence: .exception, unless: Mask(.lowPowerModeOff), sources: Sources(.dPtt),
    note: "No source says what Low Power Mode does here."),
]

/// Audio, Bluetooth, accessories, health, watch and notification actions.
let relaunchForDevices: [RelaunchRule] = [
  RelaunchRule(
    id: "relaunch.audio.wake", basis: .documented, triggers: Mask(.audioDataNeeded),
    standings: Mask(.inMemory), verdict: .allowed, guarantee: .immediate, sources: Sources(.a2),
    note: "While its audio session is active."),
  RelaunchRule(
    id: "relaunch.audio.ended", basis: .documented, triggers: Mask(.audioDataNeeded),
    standings: Mask(.ended), verdict: .allowed, guarantee: .eligible, sources: Sources(.a2),
    note: "Listed in Apple's guide; no report of it was found."),
  RelaunchRule(
    id: "relaunch.audio.rebooted", basis: .inferred, triggers: Mask(.audioDataNeeded),
    standings: Mask(.rebooted), verdict: .forbidden, sources: Sources(.a2),
    note: "Taken to be so, since no audio session outlives a restart; Apple's list does not say."),
  RelaunchRule(
    id: "relaunch.audio.no-mode", basis: .documented, triggers: Mask(.audioDataNeeded),
    standings: .anywhere, verdict: .forbidden,
    precedence: .gate, unless: Mask(.modeAudio), sources: Sources(.a2, .dCfg)),

  RelaunchRule(
    id: "relaunch.bluetooth.wake", since: .v(5), basis: .documented, triggers: .bluetooth,
    standings: Mask(.inMemory), verdict: .allowed, guarantee: .immediate,
    sources: Sources(.a2, .a6)),
  RelaunchRule(
    id: "relaunch.bluetooth.ended.5", since: .v(5), until: .v(7), basis: .inferred,
    triggers: .bluetooth, standings: Mask(.ended, .rebooted), verdict: .forbidden,
    sources: Sources(.dLobt),
    note: "Only managers with a restoration identifier are relaunched, and these came with 7.0."),
  RelaunchRule(
    id: "relaunch.bluetooth.ended", since: .v(7), basis: .documented, triggers: .bluetooth,
    standings: Mask(.ended), verdict: .allowed, guarantee: .immediate,
    sources: Sources(.a6, .qa1962), note: "With a request pending."),
  RelaunchRule(
    id: "relaunch.bluetooth.rebooted.7", since: .v(7), until: .v(11), basis: .documented,
    triggers: .bluetooth, standings: Mask(.rebooted), verdict: .forbidden, sources: Sources(.qa1962)
  ),
  RelaunchRule(
    id: "relaunch.bluetooth.rebooted", since: .v(11), basis: .documented, triggers: .bluetooth,
    standings: Mask(.rebooted), verdict: .allowed, guarantee: .immediate,
    sources: Sources(.a6, .qa1962), note: "After the first unlock."),
  RelaunchRule(
    id: "relaunch.bluetooth.force-quit.7", since: .v(7), until: .v(26), basis: .documented,
    triggers: .bluetooth, standings: Mask(.forceQuit), verdict: .forbidden,
    sources: Sources(.a6, .qa1962, .a2)),
  RelaunchRule(
    id: "relaunch.bluetooth.force-quit", since: .v(26), basis: .documented, triggers: .bluetooth,
    standings: Mask(.forceQuit), verdict: .allowed, guarantee: .immediate,
    sources: Sources(.a6, .f806013),
    note: "For apps whose accessories were set up by AccessorySetupKit."),
  RelaunchRule(
    id: "relaunch.bluetooth.force-quit.no-accessory-setup", since: .v(26), basis: .documented,
    triggers: .bluetooth, standings: Mask(.forceQuit), verdict: .forbidden, precedence: .gate,
    unless: Mask(.accessorySetupKit), sources: Sources(.a6, .f806013)),
  RelaunchRule(
    id: "relaunch.bluetooth.no-restoration", since: .v(7), basis: .inferred, triggers: .bluetooth,
    standings: Mask(.ended, .rebooted, .forceQuit), verdict: .forbidden, precedence: .gate,
    unless: Mask(.restorationIdentifier), sources: Sources(.dLobt, .a6),
    note:
      "Apple says that managers with an identifier are restored; that others are not is inferred."),
  RelaunchRule(
    id: "relaunch.bluetooth.off", since: .v(7), basis: .documented, triggers: .bluetooth,
    standings: Mask(.ended, .rebooted, .forceQuit), verdict: .forbidden, precedence: .gate,
    unless: Mask(.bluetoothOn), sources: Sources(.a6, .qa1962)),
  RelaunchRule(
    id: "relaunch.bluetooth.off-in-control-center.26", since: .v(26), basis: .documentedOnly,
    triggers: .bluetooth, standings: Mask(.ended, .rebooted, .forceQuit), verdict: .forbidden,
    precedence: .gate, unless: Mask(.bluetoothOnInControlCenter, .accessorySetupKit),
    conflict: .bluetoothToggles26, sources: Sources(.a6),
    note: """
      By the letter of the technote's fifth note, for accessories of AccessorySetupKit alone. An \
      Apple engineer says that the note takes nothing away.
      """
  ),
  RelaunchRule(
    id: "relaunch.bluetooth.airplane-mode.26", since: .v(26), basis: .documentedOnly,
    triggers: .bluetooth, standings: Mask(.ended, .rebooted, .forceQuit), verdict: .forbidden,
    precedence: .gate, unless: Mask(.airplaneModeOff, .accessorySetupKit),
    conflict: .bluetoothToggles26, sources: Sources(.a6),
    note: """
      By the letter of the technote's fifth note, for accessories of AccessorySetupKit alone. An \
      Apple engineer says that the note takes nothing away.
      """
  ),
  RelaunchRule(
    id: "relaunch.bluetooth.toggled.26", since: .v(26), basis: .engineer, triggers: .bluetooth,
    standings: Mask(.ended, .rebooted), verdict: .allowed, guarantee: .immediate,
    precedence: .exception, when: Mask(.backgroundAppRefresh, .lowPowerModeOff),
    unless: Mask(.bluetoothOnInControlCenter),
    conflict: .bluetoothToggles26, sources: Sources(.f806013, .a6),
    note: """
      Turned off in Control Center. By its letter the technote has it for accessories of \
      AccessorySetupKit alone.
      """
  ),
  RelaunchRule(
    id: "relaunch.bluetooth.airplane-mode", since: .v(26), basis: .inferredObserved,
    triggers: .bluetooth, standings: Mask(.ended, .rebooted), verdict: .allowed,
    guarantee: .immediate, precedence: .exception,
    when: Mask(.backgroundAppRefresh, .lowPowerModeOff), unless: Mask(.airplaneModeOff),
    conflict: .bluetoothToggles26, sources: Sources(.f806013, .a6),
    note: """
      Airplane mode toggled with Bluetooth left on. An engineer says that the technote's fifth note \
      takes nothing away; that this holds for airplane mode too is inferred. By its letter the \
      technote has it for accessories of AccessorySetupKit alone.
      """
  ),
  RelaunchRule(
    id: "relaunch.bluetooth.airplane-mode.7", since: .v(7), until: .v(11), basis: .documented,
    triggers: .bluetooth, standings: Mask(.ended, .rebooted, .forceQuit), verdict: .forbidden,
    precedence: .gate, unless: Mask(.airplaneModeOff), sources: Sources(.qa1962)),
  RelaunchRule(
    id: "relaunch.bluetooth.off-in-control-center.7", since: .v(7), until: .v(11),
    basis: .inferred, triggers: .bluetooth, standings: Mask(.ended), verdict: .unspecified,
    precedence: .exception, unless: Mask(.bluetoothOnInControlCenter), sources: Sources(.qa1962),
    note: "The table for iOS 10 does not speak of Control Center."),
  RelaunchRule(
    id: "relaunch.bluetooth-central.no-mode", since: .v(5), basis: .documented,
    triggers: Mask(.bluetoothCentral),
    standings: .anywhere, verdict: .forbidden,
    precedence: .gate, unless: Mask(.modeBluetoothCentral), sources: Sources(.a2, .dCfg)),
  RelaunchRule(
    id: "relaunch.bluetooth-peripheral.no-mode", since: .v(6), basis: .documented,
    triggers: Mask(.bluetoothPeripheral),
    standings: .anywhere, verdict: .forbidden,
    precedence: .gate, unless: Mask(.modeBluetoothPeripheral), sources: Sources(.a2, .dCfg)),
  RelaunchRule(
    id: "relaunch.bluetooth.no-refresh", since: .v(7), basis: .inferred, triggers: .bluetooth,
    standings: Mask(.ended, .rebooted), verdict: .unspecified, precedence: .exception,
    unless: Mask(.backgroundAppRefresh), sources: Sources(.a6),
    note: "No source says what the switch does here."),
  RelaunchRule(
    id: "relaunch.bluetooth.low-power", since: .v(9), basis: .inferred, triggers: .bluetooth,
    standings: Mask(.ended, .rebooted), verdict: .unspecified, precedence: .exception,
    unless: Mask(.lowPowerModeOff), sources: Sources(.a6),
    note: "No source says what Low Power Mode does here."),

  RelaunchRule(
    id: "relaunch.accessory.wake", since: .v(5), basis: .documented, triggers: .accessory,
    standings: Mask(.inMemory), verdict: .allowed, guarantee: .immediate, sources: Sources(.a2)),
  RelaunchRule(
    id: "relaunch.accessory.no-mode", since: .v(5), basis: .documented, triggers: .accessory,
    standings: .anywhere, verdict: .forbidden,
    precedence: .gate, unless: Mask(.modeExternalAccessory), sources: Sources(.a2, .dCfg)),

  RelaunchRule(
    id: "relaunch.healthkit", since: .v(8), basis: .documented,
    triggers: Mask(.healthkitDelivery), standings: Mask(.inMemory, .ended), verdict: .allowed,
    guarantee: .eligible, sources: Sources(.dHk, .a2),
    note: """
      Stops after three deliveries without answer. From 15.0 on with the background delivery \
      entitlement.
      """
  ),
  RelaunchRule(
    id: "relaunch.healthkit.rebooted", since: .v(8), basis: .inferred,
    triggers: Mask(.healthkitDelivery), standings: Mask(.rebooted), verdict: .allowed,
    guarantee: .eligible, sources: Sources(.dHk, .a2),
    note: "A restart is no force quit; no source says it in words."),
  RelaunchRule(
    id: "relaunch.healthkit.force-quit.documented", since: .v(8), basis: .documentedOnly,
    triggers: Mask(.healthkitDelivery), standings: Mask(.forceQuit), verdict: .forbidden,
    conflict: .healthkitAfterForceQuit, sources: Sources(.a2),
    note: "In 2014 and 2015 developers saw such launches."),
  RelaunchRule(
    id: "relaunch.healthkit.force-quit.8", since: .v(8), until: .v(9), basis: .observed,
    triggers: Mask(.healthkitDelivery), standings: Mask(.forceQuit), verdict: .allowed,
    guarantee: .eligible, conflict: .healthkitAfterForceQuit, sources: Sources(.qHealth),
    note: "Seen in 2014 and 2015; an Apple engineer said later that it is no exception."),
  RelaunchRule(
    id: "relaunch.healthkit.force-quit", since: .v(9), basis: .engineer,
    triggers: Mask(.healthkitDelivery), standings: Mask(.forceQuit), verdict: .forbidden,
    conflict: .healthkitAfterForceQuit, sources: Sources(.f775325),
    note: "In 2014 and 2015 developers saw such launches."),
  RelaunchRule(
    id: "relaunch.healthkit.no-refresh", since: .v(8), basis: .inferred,
    triggers: Mask(.healthkitDelivery), standings: Mask(.ended, .rebooted), verdict: .unspecified,
    precedence: .exception, unless: Mask(.backgroundAppRefresh), sources: Sources(.dHk),
    note: "No source says what the switch does here."),
  RelaunchRule(
    id: "relaunch.healthkit.low-power", since: .v(9), basis: .inferred,
    triggers: Mask(.healthkitDelivery), standings: Mask(.ended, .rebooted), verdict: .unspecified,
    precedence: .exception, unless: Mask(.lowPowerModeOff), sources: Sources(.dHk),
    note: "No source says what Low Power Mode does here."),

  RelaunchRule(
    id: "relaunch.watch-message", since: .v(9), basis: .documented, triggers: Mask(.watchMessage),
    standings: Mask(.inMemory, .ended), verdict: .allowed, guarantee: .immediate,
    sources: Sources(.dWc, .a2)),
  RelaunchRule(
    id: "relaunch.notification-action", since: .v(8), basis: .documented,
    triggers: Mask(.notificationAction), standings: Mask(.inMemory, .ended, .rebooted),
    verdict: .allowed, guarantee: .immediate, sources: Sources(.dNact, .idx60775678252)),
]
