// The rules on relaunches for background work (pushes, downloads, scheduled work, calls) and for
// devices (audio, Bluetooth, accessories, health, the watch), and for actions of notifications.

import LifecyclePolicy

let relaunchesForBackgroundWork: [Rule] = [
  .relaunch(
    "relaunch.url-session", since: 7, .documented, triggers: .urlSession,
    standings: [.inMemory, .ended], verdict: .allowed, guarantee: .eligible,
    sources: [.dUcfg, .dSle, .dHurl, .a2, .f14855]),
  .relaunch(
    "relaunch.url-session.rebooted", since: 7, .inferred, triggers: .urlSession,
    standings: [.rebooted], verdict: .allowed, guarantee: .eligible, sources: [.a2],
    note: """
      The system owns transfers, and a restart is no force quit; no source says so in words.
      """),
  .relaunch(
    "relaunch.url-session.no-launch-events", since: 7, .documented, triggers: .urlSession,
    standings: [.inMemory, .ended, .rebooted], verdict: .forbidden, precedence: .gate,
    unless: [.sessionSendsLaunchEvents], sources: [.dSle],
    note: "The property is about being resumed as well as about being launched."),
  .relaunch(
    "relaunch.url-session.no-refresh", since: 7, .inferred, triggers: .urlSession,
    standings: [.inMemory, .ended, .rebooted], verdict: .unspecified, precedence: .exception,
    unless: [.backgroundAppRefresh], sources: [.idx67819012],
    note: "A cancel reason exists for this; no source says when it is applied."),
  .relaunch(
    "relaunch.url-session.low-power", since: 9, .documented, triggers: .urlSession,
    standings: [.inMemory, .ended, .rebooted], verdict: .allowed, guarantee: .discretionary,
    precedence: .exception, when: [.backgroundAppRefresh], unless: [.lowPowerModeOff],
    sources: [.w15707, .w20],
    note: """
      Transfers that are scheduled in the background wait until Low Power Mode is off, says \
      Apple's session of 2015. It says nothing about transfers that begin in front.
      """),

  .relaunch(
    "relaunch.silent-push", since: 7, .documented, triggers: .silent,
    standings: [.inMemory, .ended, .rebooted], verdict: .allowed, guarantee: .discretionary,
    sources: [.dRn, .dPush, .a2],
    note: "At most two or three an hour come, of priority 5; only the newest held push is kept."),
  .relaunch(
    "relaunch.silent-push.no-mode", since: 7, .documented, triggers: .silent,
    standings: .anywhere, verdict: .forbidden, precedence: .gate, unless: [.modeRemoteNotification],
    sources: [.dRn, .a2]),
  .relaunch(
    "relaunch.silent-push.no-refresh", since: 7, .documented, triggers: .silent,
    standings: [.inMemory, .ended, .rebooted], verdict: .forbidden, precedence: .gate,
    unless: [.backgroundAppRefresh], sources: [.refreshHeader, .w20, .brazeSilentPush],
    note: """
      Apple's header says that apps are launched or resumed for remote notifications while \
      background refresh is available. Its session of 2020 says that such pushes depend on the \
      switch, among other things.
      """),

  .relaunch(
    "relaunch.silent-push.low-power", since: 9, .documented, triggers: .silent,
    standings: [.inMemory, .ended, .rebooted], verdict: .allowed, guarantee: .discretionary,
    precedence: .exception, unless: [.lowPowerModeOff], sources: [.w2310025, .w20],
    note: """
      In Low Power Mode some pushes are held until it is off; Apple does not say which. Stated in \
      2023; inferred for earlier versions.
      """),

  .relaunch(
    "relaunch.newsstand-download", since: 5, until: 13, .documented,
    triggers: [.newsstandDownloadFinished], standings: [.inMemory, .ended, .rebooted],
    verdict: .allowed, guarantee: .eligible, sources: [.a2]),
  .relaunch(
    "relaunch.newsstand-push", since: 5, until: 13, .documented, triggers: [.newsstandPush],
    standings: [.inMemory, .ended], verdict: .allowed, guarantee: .discretionary,
    sources: [.newbeNewsstand, .a2], note: "One launch in 24 hours is guaranteed."),
  .relaunch(
    "relaunch.newsstand.no-mode", since: 5, until: 13, .documented,
    triggers: [.newsstandPush, .newsstandDownloadFinished], standings: .anywhere,
    verdict: .forbidden, precedence: .gate, unless: [.modeNewsstandContent],
    sources: [.a2, .dModes]),

  .relaunch(
    "relaunch.fetch", since: 7, .documented, triggers: [.backgroundFetch, .appRefreshTask],
    standings: [.inMemory, .ended, .rebooted], verdict: .allowed, guarantee: .discretionary,
    sources: [.a2, .dFetch, .dBrs]),
  .relaunch(
    "relaunch.fetch.no-mode", since: 7, .documented,
    triggers: [.backgroundFetch, .appRefreshTask], standings: .anywhere, verdict: .forbidden,
    precedence: .gate, unless: [.modeFetch], sources: [.a2, .dFetch, .dBge]),
  .relaunch(
    "relaunch.fetch.identifiers", since: 13, .documented, triggers: [.backgroundFetch],
    standings: .anywhere, verdict: .forbidden, precedence: .gate, when: [.permittedIdentifiers],
    sources: [.dUsingTasks],
    note: """
      The key BGTaskSchedulerPermittedIdentifiers disables \
      application:performFetchWithCompletionHandler: and the minimum interval.
      """),
  .relaunch(
    "relaunch.fetch.no-refresh", since: 7, .documented,
    triggers: [.backgroundFetch, .appRefreshTask, .processingTask], standings: .anywhere,
    verdict: .forbidden, precedence: .gate, unless: [.backgroundAppRefresh],
    sources: [.dBge, .dBrs]),
  .relaunch(
    "relaunch.fetch.low-power", since: 9, .documented,
    triggers: [.backgroundFetch, .appRefreshTask], standings: .anywhere, verdict: .forbidden,
    precedence: .gate, unless: [.lowPowerModeOff], sources: [.dBrs, .w15707],
    note: "Low Power Mode turns Background App Refresh off."),
  .relaunch(
    "relaunch.tasks.no-identifier", since: 13, .documented, triggers: .scheduled,
    standings: .anywhere, verdict: .forbidden, precedence: .gate, unless: [.permittedIdentifiers],
    sources: [.dBge, .dPlist]),
  .relaunch(
    "relaunch.tasks.simulator", since: 13, .documented, triggers: .scheduled,
    standings: .anywhere, verdict: .forbidden, precedence: .gate, unless: [.realDevice],
    sources: [.dBge], note: "Requests are refused on the Simulator."),

  .relaunch(
    "relaunch.processing-task", since: 13, .documented, triggers: [.processingTask],
    standings: [.inMemory, .ended, .rebooted], verdict: .allowed, guarantee: .discretionary,
    sources: [.dBgp, .w19],
    note: "The task waits for external power, or for a network, if the request says so."),
  .relaunch(
    "relaunch.processing-task.no-mode", since: 13, .documented, triggers: [.processingTask],
    standings: .anywhere, verdict: .forbidden, precedence: .gate, unless: [.modeProcessing],
    sources: [.dBge, .dCfg]),
  .relaunch(
    "relaunch.processing-task.low-power", since: 13, .inferred, triggers: [.processingTask],
    standings: .anywhere, verdict: .forbidden, precedence: .gate, unless: [.lowPowerModeOff],
    sources: [.dBrs, .dBge],
    note: """
      Low Power Mode turns Background App Refresh off, and such tasks are refused without it; no \
      source connects the two.
      """),
  .relaunch(
    "relaunch.processing-task.force-quit.documented", since: 13, .documentedOnly,
    triggers: [.processingTask], standings: [.forceQuit], verdict: .forbidden,
    conflict: .processingAfterForceQuit, sources: [.a2],
    note: "Apple's staff said so too in 2019; on 18.3 and later such tasks run, intentionally."),
  .relaunch(
    "relaunch.processing-task.force-quit.13", since: 13, until: 18, .engineer,
    triggers: [.processingTask], standings: [.forceQuit], verdict: .forbidden,
    conflict: .processingAfterForceQuit, sources: [.f119758],
    note: "In 2019 this was by design; on 18.3 and later such tasks run."),
  .relaunch(
    "relaunch.processing-task.force-quit.18", since: 18, until: .v(18, 3),
    .inferredObserved, triggers: [.processingTask], standings: [.forceQuit], verdict: .unspecified,
    conflict: .processingAfterForceQuit, sources: [.f793189, .f119758],
    note: """
      Such tasks do not run up to 17, and run from 18.3 on; no source covers the versions between.
      """),
  .relaunch(
    "relaunch.processing-task.force-quit", since: .v(18, 3), .engineer,
    triggers: [.processingTask], standings: [.forceQuit], verdict: .allowed,
    guarantee: .discretionary, conflict: .processingAfterForceQuit, sources: [.f793189],
    note: "Seen from 18.3 on, and called intended; in 2019 it was ruled out."),
  .relaunch(
    "relaunch.continued-processing.running", since: 26, .documented,
    triggers: [.continuedProcessingTask], standings: [.inMemory], verdict: .allowed,
    guarantee: .immediate, sources: [.dCont],
    note: "The user begins the task in the foreground; the app keeps running."),
  .relaunch(
    "relaunch.continued-processing.no-refresh", since: 26, .inferred,
    triggers: [.continuedProcessingTask], standings: [.inMemory], verdict: .unspecified,
    precedence: .exception, unless: [.backgroundAppRefresh], sources: [.dCont],
    note: "No source says what the switch does here."),
  .relaunch(
    "relaunch.continued-processing.low-power", since: 26, .inferred,
    triggers: [.continuedProcessingTask], standings: [.inMemory], verdict: .unspecified,
    precedence: .exception, unless: [.lowPowerModeOff], sources: [.dCont],
    note: "No source says what Low Power Mode does here."),
  .relaunch(
    "relaunch.continued-processing.ended", since: 26, .documented,
    triggers: [.continuedProcessingTask], standings: [.ended, .forceQuit, .rebooted],
    verdict: .forbidden, sources: [.dCont], note: "A force quit cancels it without a callback."),

  .relaunch(
    "relaunch.voip-push", since: 8, .documented, triggers: [.voipPush],
    standings: [.inMemory, .ended, .rebooted], verdict: .allowed, guarantee: .immediate,
    sources: [.dVresp, .dPtype, .dReportVoip],
    note: "From 14.5 on a notification service extension can hand a push to the app, too."),
  .relaunch(
    "relaunch.voip-push.force-quit", since: 8, until: 17, .documented,
    triggers: [.voipPush], standings: [.forceQuit], verdict: .allowed, guarantee: .immediate,
    sources: [.w14712, .dVresp],
    note: """
      Apple's session of 2014 says: even if the user terminated the app. Apple's pages do not \
      repeat it. Reports of a launch date from 2024 on.
      """),
  .relaunch(
    "relaunch.voip-push.force-quit.17", since: 17, .documented, triggers: [.voipPush],
    standings: [.forceQuit], verdict: .allowed, guarantee: .immediate,
    sources: [.w14712, .twilio662, .callkeep69, .dVresp],
    note: """
      Apple's session of 2014 says: even if the user terminated the app. Apple's pages do not \
      repeat it. Two developers saw the app launched, and ended for a call that it did not report. \
      They do not name the versions: 17 was the newest at the first report.
      """),
  .relaunch(
    "relaunch.voip-push.no-refresh", since: 8, .inferred, triggers: [.voipPush],
    standings: [.inMemory, .ended, .rebooted], verdict: .allowed, guarantee: .immediate,
    precedence: .exception, unless: [.backgroundAppRefresh], sources: [.dVresp],
    note: "Assumed to be launched: a call is no background refresh. No source says so."),
  .relaunch(
    "relaunch.voip-push.low-power", since: 9, .inferred, triggers: [.voipPush],
    standings: [.inMemory, .ended, .rebooted], verdict: .allowed, guarantee: .immediate,
    precedence: .exception, unless: [.lowPowerModeOff], sources: [.dVresp],
    note: "Assumed to be launched: a call is no background refresh. No source says so."),
  .relaunch(
    "relaunch.voip-push.unreported", since: 13, .documented, triggers: [.voipPush],
    standings: [.ended], terminations: [.voipUnreported], verdict: .conditional,
    guarantee: .immediate, precedence: .beyondGate,
    when: [.callkitSDK, .modeVoIP, .firstUnlockDone], sources: [.dPtype, .dVoip, .w19],
    note: """
      After repeated failures to report a call the system stops launching the app; Apple does not \
      say how many.
      """),
  .relaunch(
    "relaunch.voip-push.no-mode", since: 8, .documented, triggers: [.voipPush],
    standings: .anywhere, verdict: .forbidden, precedence: .gate, unless: [.modeVoIP],
    sources: [.dVresp, .dCfg]),

  .relaunch(
    "relaunch.voip-boot", until: 13, .documented, triggers: [.voipBoot],
    standings: [.rebooted], verdict: .allowed, guarantee: .immediate, sources: [.a2, .qa1938],
    note: "Launched right after boot."),
  .relaunch(
    "relaunch.voip-boot.not-booted", until: 13, .inferred, triggers: [.voipBoot],
    standings: [.inMemory, .ended], verdict: .forbidden, sources: [.a2, .voipX],
    note: "There was no boot: the other launches of such an app have their own triggers."),
  .relaunch(
    "relaunch.voip-after-exit", until: 13, .documented, triggers: [.voipRelaunchAfterExit],
    standings: [.ended], verdict: .allowed, guarantee: .immediate, sources: [.voipX, .qa1938],
    note: """
      The system relaunches the app after any exit with a nonzero code, including an end for \
      memory.
      """),
  .relaunch(
    "relaunch.voip-after-exit.code-unknown", until: 13, .inferred,
    triggers: [.voipRelaunchAfterExit], standings: [.ended], terminations: [.appExit],
    verdict: .unspecified, precedence: .exception, sources: [.voipX],
    note: "A nonzero exit code relaunches the app; this exit code is not known."),
  .relaunch(
    "relaunch.voip-after-exit.in-memory", until: 13, .inferred,
    triggers: [.voipRelaunchAfterExit], standings: [.inMemory], verdict: .forbidden,
    sources: [.voipX], note: "The app has not ended."),
  .relaunch(
    "relaunch.voip-socket.wake", until: 13, .documented, triggers: [.voipSocketData],
    standings: [.inMemory], verdict: .allowed, guarantee: .immediate,
    sources: [.a2, .qa1938, .radar44160137],
    note: """
      From 10.0 on, only for apps linked against an older SDK. Wake-ups were last seen on betas of \
      12; no source mentions them from 13.0 on.
      """),
  .relaunch(
    "relaunch.voip-socket.ended", until: 13, .documented, triggers: [.voipSocketData],
    standings: [.ended, .rebooted], verdict: .forbidden, sources: [.dKeep, .a2],
    note: "Sockets and handlers do not outlive the process."),
  .relaunch(
    "relaunch.voip-keep-alive.wake", until: 13, .documented, triggers: [.voipKeepAlive],
    standings: [.inMemory], verdict: .allowed, guarantee: .eligible,
    sources: [.dKeep, .a2, .qa1938, .radar44160137],
    note: """
      At most every ten minutes. From 10.0 on, only for apps linked against an older SDK, last \
      seen on betas of 12; no source mentions it from 13.0 on.
      """),
  .relaunch(
    "relaunch.voip-keep-alive.ended", until: 13, .documented, triggers: [.voipKeepAlive],
    standings: [.ended, .rebooted], verdict: .forbidden, sources: [.dKeep, .a2],
    note: "Sockets and handlers do not outlive the process."),
  .relaunch(
    "relaunch.voip-legacy.no-mode", until: 13, .documented, triggers: .legacyVoIP,
    standings: .anywhere, verdict: .forbidden, precedence: .gate, unless: [.modeVoIP],
    sources: [.a2, .dKeep]),

  .relaunch(
    "relaunch.push-to-talk", since: 16, .documented, triggers: .pushToTalk,
    standings: [.inMemory, .ended, .rebooted], verdict: .allowed, guarantee: .immediate,
    sources: [.dPtt, .a2, .w2210117],
    note: """
      Only while a channel is joined. The channel is restored after a launch: \
      channelDescriptorForRestoredChannelUUID: is called, unless a push is pending.
      """),
  .relaunch(
    "relaunch.push-to-talk.no-mode", since: 16, .documented, triggers: .pushToTalk,
    standings: .anywhere, verdict: .forbidden, precedence: .gate, unless: [.modePushToTalk],
    sources: [.dPtt, .dCfg]),
  .relaunch(
    "relaunch.push-to-talk.force-quit", since: 16, .inferredObserved, triggers: .pushToTalk,
    standings: [.forceQuit], verdict: .unspecified, sources: [.f780822, .f781909],
    note: """
      One developer saw pushes discarded after a force quit, another one saw them work for minutes \
      to hours; an engineer's answer was read in part.
      """),
  .relaunch(
    "relaunch.push-to-talk.no-refresh", since: 16, .inferred, triggers: .pushToTalk,
    standings: .notInMemory, verdict: .unspecified, precedence: .exception,
    unless: [.backgroundAppRefresh], sources: [.dPtt],
    note: "No source says what the switch does here."),
  .relaunch(
    "relaunch.push-to-talk.low-power", since: 16, .inferred, triggers: .pushToTalk,
    standings: .notInMemory, verdict: .unspecified, precedence: .exception,
    unless: [.lowPowerModeOff], sources: [.dPtt],
    note: "No source says what Low Power Mode does here."),
]

/// Rows about audio, Bluetooth, accessories, health, the watch, and actions of notifications.
let relaunchesForDevices: [Rule] = [
  .relaunch(
    "relaunch.audio.wake", .documented, triggers: [.audioDataNeeded],
    standings: [.inMemory], verdict: .allowed, guarantee: .immediate, sources: [.a2],
    note: "Only while its audio session is active."),
  .relaunch(
    "relaunch.audio.ended", .documented, triggers: [.audioDataNeeded], standings: [.ended],
    verdict: .allowed, guarantee: .eligible, sources: [.a2],
    note: "Apple's guide lists it; no report of it was found."),
  .relaunch(
    "relaunch.audio.rebooted", .inferred, triggers: [.audioDataNeeded],
    standings: [.rebooted], verdict: .forbidden, sources: [.a2],
    note: "Assumed, since no audio session outlives a restart; Apple's list does not say."),
  .relaunch(
    "relaunch.audio.no-mode", .documented, triggers: [.audioDataNeeded],
    standings: .anywhere, verdict: .forbidden, precedence: .gate, unless: [.modeAudio],
    sources: [.a2, .dCfg]),

  .relaunch(
    "relaunch.bluetooth.wake", since: 5, .documented, triggers: .bluetooth,
    standings: [.inMemory], verdict: .allowed, guarantee: .immediate, sources: [.a2, .a6]),
  .relaunch(
    "relaunch.bluetooth.ended.5", since: 5, until: 7, .inferred, triggers: .bluetooth,
    standings: [.ended, .rebooted], verdict: .forbidden, sources: [.dLobt],
    note: "Only managers with a restoration identifier are relaunched, and these came with 7.0."),
  .relaunch(
    "relaunch.bluetooth.ended", since: 7, .documented, triggers: .bluetooth,
    standings: [.ended], verdict: .allowed, guarantee: .immediate, sources: [.a6, .qa1962],
    note: "Only with a pending request."),
  .relaunch(
    "relaunch.bluetooth.rebooted.7", since: 7, until: 11, .documented, triggers: .bluetooth,
    standings: [.rebooted], verdict: .forbidden, sources: [.qa1962]),
  .relaunch(
    "relaunch.bluetooth.rebooted", since: 11, .documented, triggers: .bluetooth,
    standings: [.rebooted], verdict: .allowed, guarantee: .immediate,
    sources: [.a6, .qa1962, .w17712], note: "Only after the first unlock."),
  .relaunch(
    "relaunch.bluetooth.force-quit.7", since: 7, until: 26, .documented,
    triggers: .bluetooth, standings: [.forceQuit], verdict: .forbidden,
    sources: [.a6, .qa1962, .a2, .w17712]),
  .relaunch(
    "relaunch.bluetooth.force-quit", since: 26, .documented, triggers: .bluetooth,
    standings: [.forceQuit], verdict: .allowed, guarantee: .immediate, sources: [.a6, .f806013],
    note: "Only for apps whose accessories were set up by AccessorySetupKit."),
  .relaunch(
    "relaunch.bluetooth.force-quit.no-accessory-setup", since: 26, .documented,
    triggers: .bluetooth, standings: [.forceQuit], verdict: .forbidden, precedence: .gate,
    unless: [.accessorySetupKit], sources: [.a6, .f806013]),
  .relaunch(
    "relaunch.bluetooth.no-restoration", since: 7, .inferred, triggers: .bluetooth,
    standings: [.ended, .rebooted, .forceQuit], verdict: .forbidden, precedence: .gate,
    unless: [.restorationIdentifier], sources: [.dLobt, .a6],
    note:
      "Apple says that managers with an identifier are restored; that others are not is inferred."),
  .relaunch(
    "relaunch.bluetooth.off.in-memory", since: 5, .inferred, triggers: .bluetooth,
    standings: [.inMemory, .running, .inFront], verdict: .forbidden, precedence: .gate,
    unless: [.bluetoothOn], sources: [.a6, .qa1962],
    note: """
      Apple's tables are about relaunching; that nothing comes from Bluetooth while it is off is \
      inferred.
      """),
  .relaunch(
    "relaunch.bluetooth.off", since: 7, .documented, triggers: .bluetooth,
    standings: [.ended, .rebooted, .forceQuit], verdict: .forbidden, precedence: .gate,
    unless: [.bluetoothOn], sources: [.a6, .qa1962, .w17712]),
  .relaunch(
    "relaunch.bluetooth.off-in-control-center.26", since: 26, .documentedOnly,
    triggers: .bluetooth, standings: [.ended, .rebooted, .forceQuit], verdict: .forbidden,
    precedence: .gate, unless: [.bluetoothOnInControlCenter, .accessorySetupKit],
    conflict: .bluetoothToggles26, sources: [.a6],
    note: """
      Read literally, the technote's fifth note covers only accessories of AccessorySetupKit. An \
      Apple engineer says that the note takes nothing away.
      """),
  .relaunch(
    "relaunch.bluetooth.airplane-mode.26", since: 26, .documentedOnly, triggers: .bluetooth,
    standings: [.ended, .rebooted, .forceQuit], verdict: .forbidden, precedence: .gate,
    unless: [.airplaneModeOff, .accessorySetupKit], conflict: .bluetoothToggles26, sources: [.a6],
    note: """
      Read literally, the technote's fifth note covers only accessories of AccessorySetupKit. An \
      Apple engineer says that the note takes nothing away.
      """),
  .relaunch(
    "relaunch.bluetooth.toggled.26", since: 26, .engineer, triggers: .bluetooth,
    standings: [.ended, .rebooted], verdict: .allowed, guarantee: .immediate,
    precedence: .exception, when: [.backgroundAppRefresh, .lowPowerModeOff],
    unless: [.bluetoothOnInControlCenter], conflict: .bluetoothToggles26, sources: [.f806013, .a6],
    note: """
      Bluetooth was turned off in Control Center. Read literally, the technote says so only of \
      accessories of AccessorySetupKit.
      """),
  .relaunch(
    "relaunch.bluetooth.airplane-mode", since: 26, .inferredObserved, triggers: .bluetooth,
    standings: [.ended, .rebooted], verdict: .allowed, guarantee: .immediate,
    precedence: .exception, when: [.backgroundAppRefresh, .lowPowerModeOff],
    unless: [.airplaneModeOff], conflict: .bluetoothToggles26, sources: [.f806013, .a6],
    note: """
      Airplane mode was toggled, and Bluetooth was left on. An engineer says that the technote's \
      fifth note takes nothing away; we infer that this holds for airplane mode too. Read \
      literally, the technote says so only of accessories of AccessorySetupKit.
      """),
  .relaunch(
    "relaunch.bluetooth.airplane-mode.7", since: 7, until: 11, .documented,
    triggers: .bluetooth, standings: [.ended, .rebooted, .forceQuit], verdict: .forbidden,
    precedence: .gate, unless: [.airplaneModeOff], sources: [.qa1962]),
  .relaunch(
    "relaunch.bluetooth.off-in-control-center.7", since: 7, until: 11, .inferred,
    triggers: .bluetooth, standings: [.ended], verdict: .unspecified, precedence: .exception,
    unless: [.bluetoothOnInControlCenter], sources: [.qa1962],
    note: "The table for iOS 10 does not mention Control Center."),
  .relaunch(
    "relaunch.bluetooth-central.no-mode", since: 5, .documented,
    triggers: [.bluetoothCentral], standings: .anywhere, verdict: .forbidden, precedence: .gate,
    unless: [.modeBluetoothCentral], sources: [.a2, .dCfg, .dBluetoothGuide],
    note: "The user sees an alert if the app connected with an option for it."),
  .relaunch(
    "relaunch.bluetooth-peripheral.no-mode", since: 6, .documented,
    triggers: [.bluetoothPeripheral], standings: .anywhere, verdict: .forbidden, precedence: .gate,
    unless: [.modeBluetoothPeripheral], sources: [.a2, .dCfg]),
  .relaunch(
    "relaunch.bluetooth.no-refresh", since: 7, .inferred, triggers: .bluetooth,
    standings: [.ended, .rebooted], verdict: .unspecified, precedence: .exception,
    unless: [.backgroundAppRefresh], sources: [.a6],
    note: "No source says what the switch does here."),
  .relaunch(
    "relaunch.bluetooth.low-power", since: 9, .inferred, triggers: .bluetooth,
    standings: [.ended, .rebooted], verdict: .unspecified, precedence: .exception,
    unless: [.lowPowerModeOff], sources: [.a6],
    note: "No source says what Low Power Mode does here."),

  .relaunch(
    "relaunch.accessory.wake", since: 5, .documented, triggers: .accessory,
    standings: [.inMemory], verdict: .allowed, guarantee: .immediate, sources: [.a2]),
  .relaunch(
    "relaunch.accessory.no-mode", since: 5, .documented, triggers: .accessory,
    standings: .anywhere, verdict: .forbidden, precedence: .gate, unless: [.modeExternalAccessory],
    sources: [.a2, .dCfg]),

  .relaunch(
    "relaunch.healthkit", since: 8, .documented, triggers: [.healthkitDelivery],
    standings: [.inMemory, .ended], verdict: .allowed, guarantee: .eligible,
    sources: [.dHk, .a2, .w15203],
    note: """
      Deliveries stop after three unanswered ones. From 9.0 on they come for deleted samples, too. \
      From 15.0 on the app needs the background delivery entitlement.
      """),
  .relaunch(
    "relaunch.healthkit.rebooted", since: 8, .inferred, triggers: [.healthkitDelivery],
    standings: [.rebooted], verdict: .allowed, guarantee: .eligible, sources: [.dHk, .a2],
    note: "A restart is no force quit; no source says so in words."),
  .relaunch(
    "relaunch.healthkit.force-quit.documented", since: 8, .documentedOnly,
    triggers: [.healthkitDelivery], standings: [.forceQuit], verdict: .forbidden,
    conflict: .healthkitAfterForceQuit, sources: [.a2],
    note: "In 2014 and 2015 developers saw such launches."),
  .relaunch(
    "relaunch.healthkit.force-quit.8", since: 8, until: 9, .observed,
    triggers: [.healthkitDelivery], standings: [.forceQuit], verdict: .allowed,
    guarantee: .eligible, conflict: .healthkitAfterForceQuit, sources: [.qHealth],
    note: "Seen in 2014 and 2015; an Apple engineer said later that HealthKit is no exception."),
  .relaunch(
    "relaunch.healthkit.force-quit", since: 9, .engineer, triggers: [.healthkitDelivery],
    standings: [.forceQuit], verdict: .forbidden, conflict: .healthkitAfterForceQuit,
    sources: [.f775325], note: "In 2014 and 2015 developers saw such launches."),
  .relaunch(
    "relaunch.healthkit.no-refresh", since: 8, .inferred, triggers: [.healthkitDelivery],
    standings: [.ended, .rebooted], verdict: .unspecified, precedence: .exception,
    unless: [.backgroundAppRefresh], sources: [.dHk],
    note: "No source says what the switch does here."),
  .relaunch(
    "relaunch.healthkit.low-power", since: 9, .inferred, triggers: [.healthkitDelivery],
    standings: [.ended, .rebooted], verdict: .unspecified, precedence: .exception,
    unless: [.lowPowerModeOff], sources: [.dHk],
    note: "No source says what Low Power Mode does here."),

  .relaunch(
    "relaunch.workout-mirroring", since: 17, .documented, triggers: [.workoutMirroring],
    standings: [.inMemory, .ended], verdict: .allowed, guarantee: .immediate,
    sources: [.w2310023], note: "Only if the app sets a handler for it at its launch."),
  .relaunch(
    "relaunch.workout-recovery", since: 26, .documented, triggers: [.workoutRecovery],
    standings: [.ended], terminations: [.crash], verdict: .allowed, guarantee: .immediate,
    sources: [.w25322],
    note: """
      The system relaunches the app by itself after a crash during a workout; Apple does not \
      mention other ends.
      """),
  .relaunch(
    "relaunch.workout-recovery.in-memory", since: 26, .inferred, triggers: [.workoutRecovery],
    standings: [.inMemory], verdict: .notApplicable, sources: [.w25322],
    note: "An app in memory has not ended."),
  .relaunch(
    "relaunch.watch-message", since: 9, .documented, triggers: [.watchMessage],
    standings: [.inMemory, .ended], verdict: .allowed, guarantee: .immediate,
    sources: [.dWc, .a2, .w15714]),
  .relaunch(
    "relaunch.notification-action", since: 8, .documented, triggers: [.notificationAction],
    standings: [.inMemory, .ended, .rebooted], verdict: .allowed, guarantee: .immediate,
    sources: [.dNact, .idx60775678252]),
  .relaunch(
    "relaunch.notification-action.force-quit", since: 8, .inferredObserved,
    triggers: [.notificationAction], standings: [.forceQuit], verdict: .allowed,
    guarantee: .immediate, sources: [.f736576, .dNact],
    note: """
      We assume that the app is launched, since the user chose the action: in 2023 a developer saw \
      it with an app that was "fully killed". Apple says that the system launches the app, and \
      does not mention force quits.
      """),
]
