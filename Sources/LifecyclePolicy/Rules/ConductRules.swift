// What an app may do in which state, and what it costs: the screen, the GPU and what all share.

extension Mask where Element == Activity {
  /// All that takes a process.
  static var ofAProcess: Mask { Mask<Activity>.all.subtracting(Mask(.backgroundTransfer)) }
  static var audio: Mask { Mask(.audioPlayback, .audioRecording, .playAlongsideOthers) }
}

/// Rows on states as such come first; each activity with a limit of its own has its rows below.
///
/// | activity | active | inactive | background | suspended |
/// |---|---|---|---|---|
/// | most | yes | yes | see below | no: it stops |
/// | timers, sockets | yes | yes | yes | timers stop, sockets may be closed |
/// | a background task | yes, from 4.0 on | yes | yes | no |
/// | touches | yes | not delivered | not delivered | not delivered |
/// | drawing in windows | yes | yes | wasted; to 12 ended while locked | no |
/// | OpenGL ES | until the background | the same | 4-12 ended; from 13 not said | no |
/// | Metal, 8.0 on | until the background | the same | fails; from 26 in one kind of task | no |
/// | sensitive content | until the background | the same | in the snapshot | in the snapshot |
/// | alerts and sheets | yes | yes | yes: they stay | yes |
let conductRules0: [ConductRule] = [
  ConductRule(
    id: "conduct.foreground", since: .oldest, basis: .documented,
    activities: Mask(.uiUpdate, .networkSocket, .startLocationUpdates).union(.audio),
    states: .foreground, sources: Sources(.a1, .a2, .dLife),
    note: """
      An app in front runs code in either state and comes first; Apple's limits are for the \
      background. When it resigns being active it should pause what can wait.
      """),
  ConductRule(
    id: "conduct.pausable.active", since: .oldest, basis: .documented,
    activities: Mask(.timer, .heavyWork), states: Mask(.active), stopBefore: .willResignActive,
    sources: Sources(.a3, .dPrepbg, .dResign),
    note: "Timers and work that can wait pause while the app is not active."),
  ConductRule(
    id: "conduct.pausable.inactive", since: .oldest, basis: .documented,
    activities: Mask(.timer, .heavyWork), states: Mask(.inactive),
    sources: Sources(.a3, .dResign),
    note: "Nothing stops them; the app should have paused them."),
  ConductRule(
    id: "conduct.alert.foreground", basis: .documented,
    activities: Mask(.alertOnScreen), states: .foreground, stopBefore: .didEnterBackground,
    sources: Sources(.a3, .a2),
    note: "The system does not dismiss sheets and alerts on the way to the background."),
  ConductRule(
    id: "conduct.foreground.before-4", since: .oldest, until: .v(4), basis: .documented,
    activities: Mask(.openglEs, .glCommandsInFlight, .sharedResource, .camera, .fileLock)
      .union(Mask(.alertOnScreen))
      .union(Mask(.bonjourService, .listeningSocket, .sensitiveContentOnScreen)),
    states: .foreground, sources: Sources(.dTerm, .a1),
    note: "There is no background before which it must be over."),
  ConductRule(
    id: "conduct.background", basis: .documented, activities: Mask(.timer, .networkSocket),
    states: Mask(.background), sources: Sources(.a1, .a2),
    note: "As long as it runs; the suspension is not announced."),
  ConductRule(
    id: "conduct.suspended", basis: .documented,
    activities: Mask(.uiUpdate, .openglEs, .metal, .timer, .heavyWork, .protectedFileAccess)
      .union(Mask(.beginBackgroundTask)).union(.audio),
    states: Mask(.suspended), verdict: .forbidden, price: .stops, sources: Sources(.a1),
    note: "A suspended app runs no code."),
  ConductRule(
    id: "conduct.not-running", since: .oldest, basis: .documented, activities: .ofAProcess,
    states: Mask(.notRunning), verdict: .forbidden, sources: Sources(.a1),
    note: "There is no process."),
  ConductRule(
    id: "conduct.prewarmed", since: .v(15), basis: .documented, activities: .ofAProcess,
    states: Mask(.prewarmed), verdict: .forbidden,
    sources: Sources(.dLaunch, .f763739, .sentry1897),
    note: """
      The process stops before it runs code of the app; on 15 developers saw some of it run all \
      the same.
      """),
  ConductRule(
    id: "conduct.absent.before-4", since: .oldest, until: .v(4), basis: .documented,
    activities: Mask(.beginBackgroundTask, .protectedFileAccess), states: .foreground,
    verdict: .notApplicable, precedence: .existence, sources: Sources(.dBt, .dProt),
    note: "Both came with 4.0."),
  ConductRule(
    id: "conduct.absent.before-7", since: .oldest, until: .v(7), basis: .documented,
    activities: Mask(.backgroundTransfer),
    states: Mask<LifecycleState>.inMemory.union(Mask(.notRunning)),
    verdict: .notApplicable, precedence: .existence, sources: Sources(.dUcfg, .dHurl),
    note: "Background URL sessions came with 7.0."),
  ConductRule(
    id: "conduct.absent.before-8", since: .oldest, until: .v(8), basis: .inferred,
    activities: Mask(.metal), states: .inMemory, verdict: .notApplicable, precedence: .existence,
    sources: Sources(.dPrepbg),
    note: "That Metal came with 8.0 is common knowledge; no source was read for it."),

  ConductRule(
    id: "conduct.background-task", basis: .documented, activities: Mask(.beginBackgroundTask),
    states: .running, sources: Sources(.dBt, .a2),
    note: """
      At any time, also in front; each task must be ended, or the app is. It is granted a little \
      later: asked for at the end of applicationDidEnterBackground: it may come too late.
      """),
  ConductRule(
    id: "conduct.background-task.sdk", basis: .inferred, activities: Mask(.beginBackgroundTask),
    states: .foreground, verdict: .forbidden, price: .operationFails, precedence: .gate,
    unless: Mask(.multitaskingSDK), sources: Sources(.dBt, .dTerm),
    note: """
      The request is refused where there can be no background, and there is none for an app linked \
      against an SDK before 4.0.
      """),
  ConductRule(
    id: "conduct.background-task.hardware", until: .v(4, 3), basis: .inferred,
    activities: Mask(.beginBackgroundTask), states: .foreground, verdict: .forbidden,
    price: .operationFails, precedence: .gate, unless: Mask(.hardwareMultitasking),
    sources: Sources(.dBt, .dTerm),
    note: """
      The request is refused where there can be no background; no source was read for devices \
      without multitasking.
      """),
  ConductRule(
    id: "conduct.background-task.opted-out", until: .v(13), basis: .inferred,
    activities: Mask(.beginBackgroundTask), states: .foreground, verdict: .forbidden,
    price: .operationFails, precedence: .gate, when: Mask(.exitsOnSuspend),
    sources: Sources(.dBt, .a2),
    note: """
      The request is refused where there can be no background, and an app that opted out never \
      enters it.
      """),

  ConductRule(
    id: "conduct.touch", since: .oldest, basis: .documented, activities: Mask(.touchDelivery),
    states: Mask(.active), sources: Sources(.a1)),
  ConductRule(
    id: "conduct.touch.not-active", since: .oldest, basis: .documented,
    activities: Mask(.touchDelivery), states: Mask(.inactive, .background, .suspended),
    verdict: .forbidden, price: .notDelivered, sources: Sources(.a3, .a1, .dResign)),

  ConductRule(
    id: "conduct.ui-update.background", basis: .documented, activities: Mask(.uiUpdate),
    states: Mask(.background), verdict: .forbidden, price: .wasted,
    sources: Sources(.a3, .a2),
    note: """
      Requests are gathered, and views drawn when the app is in front again. Changes for the \
      snapshot are excepted.
      """),
  ConductRule(
    id: "conduct.ui-update.locked", until: .v(13), basis: .documented, activities: Mask(.uiUpdate),
    states: Mask(.background), verdict: .forbidden, price: .terminate, code: .insecureDrawing,
    precedence: .exception, unless: Mask(.deviceUnlocked), sources: Sources(.a4),
    note: """
      Drawing on the screen while it is locked. In Apple's list of 2018, not in the newer one; the \
      first version is not known.
      """),

  ConductRule(
    id: "conduct.opengl-es.foreground", basis: .documented,
    activities: Mask(.openglEs, .glCommandsInFlight), states: .foreground,
    stopBefore: .didEnterBackground, sources: Sources(.a2, .a3, .dPrepbg),
    note: """
      What was submitted must have finished. Frame rates should be lower while inactive; the newer \
      page asks for no new commands from applicationWillResignActive: on.
      """),
  ConductRule(
    id: "conduct.opengl-es.background.4", until: .v(13), basis: .documented,
    activities: Mask(.openglEs), states: Mask(.background), verdict: .forbidden,
    price: .terminate, sources: Sources(.a2),
    note: "At once, for any drawing command and for a new context."),
  ConductRule(
    id: "conduct.opengl-es.background", since: .v(13), basis: .documented,
    activities: Mask(.openglEs), states: Mask(.background), verdict: .forbidden,
    sources: Sources(.dPrepbg, .a2),
    note: """
      That the app is ended at once Apple says in a guide for versions to 12; of later ones no \
      source says what follows, only that it must not be done.
      """),
  ConductRule(
    id: "conduct.gl-commands.background.4", until: .v(13), basis: .documented,
    activities: Mask(.glCommandsInFlight), states: Mask(.background, .suspended),
    verdict: .forbidden, price: .terminate, sources: Sources(.a2),
    note: "What was submitted must have finished before the app enters the background."),
  ConductRule(
    id: "conduct.gl-commands.background", since: .v(13), basis: .documented,
    activities: Mask(.glCommandsInFlight), states: Mask(.background, .suspended),
    verdict: .forbidden, sources: Sources(.dPrepbg, .a2),
    note: """
      Apple still asks that what was submitted has finished by then; of versions after 12 no \
      source says what follows if it has not.
      """),
  ConductRule(
    id: "conduct.metal.foreground", since: .v(8), basis: .documented, activities: Mask(.metal),
    states: .foreground, stopBefore: .didEnterBackground, sources: Sources(.dPrepbg),
    note: """
      What was committed must be scheduled by then; new work should stop at \
      applicationWillResignActive:.
      """),
  ConductRule(
    id: "conduct.metal.background", since: .v(8), basis: .documented, activities: Mask(.metal),
    states: Mask(.background), verdict: .forbidden, price: .operationFails,
    sources: Sources(.dMetalBg, .idx22426462866, .idx57844455770, .dPrepbg),
    note: "Command buffers fail with an error, on which some apps end themselves."),
  ConductRule(
    id: "conduct.metal.background.26", since: .v(26), basis: .documented, activities: Mask(.metal),
    states: Mask(.background), verdict: .conditional, price: .operationFails,
    precedence: .exception, sources: Sources(.dCont, .idx22426462866),
    note: """
      Only in a continued processing task that asked for the GPU, with the entitlement and on a \
      device that supports it; else command buffers fail.
      """),

  ConductRule(
    id: "conduct.sensitive-content.foreground", basis: .documented,
    activities: Mask(.sensitiveContentOnScreen), states: .foreground,
    stopBefore: .didEnterBackground, sources: Sources(.a3, .a2, .dPrepbg),
    note: "The system takes its picture of the windows when the method has returned."),
  ConductRule(
    id: "conduct.sensitive-content.background", basis: .documented,
    activities: Mask(.sensitiveContentOnScreen), states: Mask(.background, .suspended),
    verdict: .forbidden, price: .exposedInSnapshot, sources: Sources(.a3, .a2, .dPrepbg, .dBgseq),
    note: """
      The picture shows in the app switcher and on the way back; another is taken after work in \
      the background.
      """),
  ConductRule(
    id: "conduct.alert.background", basis: .documented, activities: Mask(.alertOnScreen),
    states: Mask(.background, .suspended), sources: Sources(.a2, .dPrepbg),
    note: """
      The system does not dismiss it; the app should have, or should be able to show it again.
      """),
]

/// Resources, connections, accessories, work, sound, location and transfers.
///
/// | activity | active, inactive | background | suspended |
/// |---|---|---|---|
/// | shared databases | until the background | ended | ended |
/// | camera | until the background | an error to 8, interrupted from 9.0 on | the same |
/// | file lock | until the background | yes | ended, 0xdead10cc |
/// | protected file | while unlocked | while unlocked | no |
/// | Bonjour, listening socket | until the background | yes | closed |
/// | network socket | yes | yes | may be closed; to 9, with an older SDK to 12, watched for VoIP |
/// | accessory session | until the background, or the mode | yes | closed, or the mode |
/// | heavy work | yes | throttled, or in a task for it | no |
/// | sound | yes | the mode, else it stops | no |
/// | location updates | yes | the mode; else while it runs | the mode |
/// | background transfer, from 7.0 on | yes | yes | yes; also when ended by the system |
let conductRules1: [ConductRule] = [
  ConductRule(
    id: "conduct.shared-resource.foreground", basis: .documented,
    activities: Mask(.sharedResource, .camera), states: .foreground,
    stopBefore: .didEnterBackground, sources: Sources(.dPrepbg, .a2),
    note: "The app in front comes first."),
  ConductRule(
    id: "conduct.shared-resource.background", basis: .documented,
    activities: Mask(.sharedResource), states: Mask(.background, .suspended),
    verdict: .forbidden, price: .terminate, sources: Sources(.dPrepbg, .a2),
    note: """
      Ended when it goes on using it in the background; the guide says, when it is suspended with \
      it.
      """),
  ConductRule(
    id: "conduct.camera.background.4", until: .v(9), basis: .documented,
    activities: Mask(.camera), states: Mask(.background, .suspended), verdict: .forbidden,
    price: .operationFails, sources: Sources(.dCapture, .dPrepbg),
    note: """
      The capture session reports an error where it is started there. Apple's page on the way to \
      the background asks to release the camera before.
      """),
  ConductRule(
    id: "conduct.camera.background", since: .v(9), basis: .documented,
    activities: Mask(.camera), states: Mask(.background, .suspended), verdict: .forbidden,
    price: .stops, sources: Sources(.dCapture, .dPrepbg),
    note: """
      The capture session is interrupted, and goes on when the app is in front again. Apple's page \
      on the way to the background asks to release the camera before.
      """),
  ConductRule(
    id: "conduct.file-lock.foreground", basis: .documented, activities: Mask(.fileLock),
    states: .foreground, stopBefore: .didEnterBackground, sources: Sources(.dKill, .a4, .dPrepbg),
    note: "Of a file or a database; suspension follows the method, unless a background task runs."),
  ConductRule(
    id: "conduct.file-lock.background", basis: .documented, activities: Mask(.fileLock),
    states: Mask(.background), sources: Sources(.dKill, .a4, .bCastro),
    note: """
      Until the suspension, which is not announced: only a background task holds it off, not a \
      completion handler that is still due.
      """),
  ConductRule(
    id: "conduct.file-lock.suspended", basis: .documented, activities: Mask(.fileLock),
    states: Mask(.suspended), verdict: .forbidden, price: .terminate, code: .resourceHeld,
    sources: Sources(.dKill, .a4, .bCastro),
    note: "Strict for containers that apps share. The first version is not known."),
  ConductRule(
    id: "conduct.protected-file.active", basis: .documented,
    activities: Mask(.protectedFileAccess), states: Mask(.active), stopBefore: .willResignActive,
    sources: Sources(.a3, .dProt, .f771951),
    note: "Files with complete protection: a locked device cannot read them."),
  ConductRule(
    id: "conduct.protected-file.active.no-passcode", basis: .documented,
    activities: Mask(.protectedFileAccess), states: Mask(.active), precedence: .exception,
    unless: Mask(.passcode), sources: Sources(.a3, .dProt),
    note: "Without a passcode nothing is locked away."),
  ConductRule(
    id: "conduct.protected-file.unlocked", basis: .documented,
    activities: Mask(.protectedFileAccess), states: Mask(.inactive, .background),
    when: Mask(.deviceUnlocked), sources: Sources(.dProt, .a3)),
  ConductRule(
    id: "conduct.protected-file.locked", basis: .documented,
    activities: Mask(.protectedFileAccess), states: Mask(.inactive, .background),
    verdict: .forbidden, price: .operationFails, unless: Mask(.deviceUnlocked),
    sources: Sources(.dProt, .a3),
    note: "Files with complete protection, and those that are not open yet with the next level."),
  ConductRule(
    id: "conduct.protected-file.before-first-unlock", basis: .documented,
    activities: Mask(.protectedFileAccess), states: Mask(.inactive, .background),
    verdict: .forbidden, price: .operationFails, precedence: .gate,
    unless: Mask(.firstUnlockDone), sources: Sources(.dProt, .onesignal1669),
    note: "A device that was not unlocked since it started is locked."),

  ConductRule(
    id: "conduct.bonjour.foreground", basis: .documented,
    activities: Mask(.bonjourService, .listeningSocket), states: .foreground,
    stopBefore: .didEnterBackground, sources: Sources(.a2, .dPrepbg),
    note: "An app that goes on running in the background may close them later."),
  ConductRule(
    id: "conduct.bonjour.background", basis: .documented,
    activities: Mask(.bonjourService, .listeningSocket), states: Mask(.background),
    sources: Sources(.a2, .dPrepbg),
    note: "Until the suspension, which is not announced."),
  ConductRule(
    id: "conduct.bonjour.suspended", basis: .documented, activities: Mask(.bonjourService),
    states: Mask(.suspended), verdict: .forbidden, price: .closedBySystem, sources: Sources(.a2),
    note: "The system withdraws the service."),
  ConductRule(
    id: "conduct.socket.suspended", basis: .documented,
    activities: Mask(.listeningSocket, .networkSocket), states: Mask(.suspended),
    verdict: .forbidden, price: .closedBySystem, sources: Sources(.a2, .idx71629570047),
    note: """
      Requests are not answered, and the system may tear the connection down; the app must be \
      ready to connect again. An engineer: today that begins with the suspension.
      """),
  ConductRule(
    id: "conduct.socket.suspended.voip.old-sdk", since: .v(10), until: .v(13),
    basis: .documented, activities: Mask(.networkSocket), states: Mask(.suspended),
    precedence: .exception, when: Mask(.modeVoIP), unless: Mask(.pushkitSDK),
    sources: Sources(.qa1938, .a2),
    note: "The one socket that is configured for it, in an app linked against an older SDK."),
  ConductRule(
    id: "conduct.socket.suspended.voip", until: .v(10), basis: .documented,
    activities: Mask(.networkSocket), states: Mask(.suspended), precedence: .exception,
    when: Mask(.modeVoIP), sources: Sources(.a2, .dKeep),
    note: "The one socket that is configured for it: the system watches it, and wakes the app."),

  ConductRule(
    id: "conduct.accessory.foreground.4", until: .v(5), basis: .documented,
    activities: Mask(.accessorySession), states: .foreground, stopBefore: .didEnterBackground,
    sources: Sources(.a2), note: "The system sends a disconnect notice on the way."),
  ConductRule(
    id: "conduct.accessory.foreground.no-mode", since: .v(5), basis: .documented,
    activities: Mask(.accessorySession), states: .foreground, stopBefore: .didEnterBackground,
    unless: Mask(.modeExternalAccessory), sources: Sources(.a2),
    note: "The system sends a disconnect notice on the way."),
  ConductRule(
    id: "conduct.accessory.foreground", since: .v(5), basis: .documented,
    activities: Mask(.accessorySession), states: .foreground, when: Mask(.modeExternalAccessory),
    sources: Sources(.a2, .dCfg)),
  ConductRule(
    id: "conduct.accessory.background", basis: .documented, activities: Mask(.accessorySession),
    states: Mask(.background), sources: Sources(.a2),
    note: "Without the mode the session is closed when the app is suspended."),
  ConductRule(
    id: "conduct.accessory.suspended.4", until: .v(5), basis: .documented,
    activities: Mask(.accessorySession), states: Mask(.suspended), verdict: .forbidden,
    price: .closedBySystem, conflict: .accessorySessions, sources: Sources(.a2),
    note: "On iOS 4 always; a founding article has it the other way round, after iOS 4."),
  ConductRule(
    id: "conduct.accessory.suspended.no-mode", since: .v(5), basis: .documented,
    activities: Mask(.accessorySession), states: Mask(.suspended), verdict: .forbidden,
    price: .closedBySystem, unless: Mask(.modeExternalAccessory), sources: Sources(.a2, .dCfg)),
  ConductRule(
    id: "conduct.accessory.suspended", since: .v(5), basis: .documented,
    activities: Mask(.accessorySession), states: Mask(.suspended),
    when: Mask(.modeExternalAccessory), sources: Sources(.a2, .dCfg),
    note: "The session stays open; data, connects and disconnects wake the app."),
  ConductRule(
    id: "conduct.accessory.suspended.bluetooth", since: .v(5), basis: .documented,
    activities: Mask(.accessorySession), states: Mask(.suspended), verdict: .conditional,
    price: .closedBySystem, precedence: .exception, when: Mask(.modeBluetoothCentral),
    unless: Mask(.modeExternalAccessory), sources: Sources(.a2, .dCfg),
    note: "Sessions of Core Bluetooth stay open, those of External Accessory do not."),

  ConductRule(
    id: "conduct.heavy-work.background.ended", since: .v(8), basis: .observed,
    activities: Mask(.heavyWork), states: Mask(.background), verdict: .forbidden,
    price: .terminate, sources: Sources(.lCpu, .dRes, .a2),
    note: """
      Ended for more than 80 percent of a processor over 60 s, as reports have it; the first \
      version is not known. Apple: slowed down or ended.
      """),
  ConductRule(
    id: "conduct.heavy-work.background.8.documented", since: .v(8), basis: .documentedOnly,
    activities: Mask(.heavyWork), states: Mask(.background), verdict: .forbidden,
    price: .throttle, sources: Sources(.a2, .dPrepbg, .dRes),
    note: "As little as possible: an app that does much is slowed down or ended."),
  ConductRule(
    id: "conduct.heavy-work.background", until: .v(8), basis: .documented,
    activities: Mask(.heavyWork),
    states: Mask(.background), verdict: .forbidden, price: .throttle,
    sources: Sources(.a2, .dPrepbg, .dRes),
    note: """
      As little as possible: an app that does much is slowed down or ended. How much processor \
      time it has is a deadline of its own.
      """),
  ConductRule(
    id: "conduct.heavy-work.processing", since: .v(13), basis: .documented,
    activities: Mask(.heavyWork), states: Mask(.background), verdict: .conditional,
    price: .throttle, precedence: .exception, when: Mask(.modeProcessing, .permittedIdentifiers),
    sources: Sources(.dBgp, .w19),
    note: "Within a processing task, which the system runs while the device is idle."),
  ConductRule(
    id: "conduct.heavy-work.continued", since: .v(26), basis: .documented,
    activities: Mask(.heavyWork), states: Mask(.background), verdict: .conditional,
    price: .throttle, precedence: .exception, when: Mask(.permittedIdentifiers),
    sources: Sources(.dCont),
    note: "Within a continued processing task, begun by the user in the foreground."),

  ConductRule(
    id: "conduct.audio.background", basis: .documented, activities: .audio,
    states: Mask(.background), when: Mask(.modeAudio), sources: Sources(.a2, .dCfg),
    note: """
      The app is not suspended while it plays or records, and does only what that needs. Beside \
      other apps as its audio session is configured; the app in front comes first.
      """),
  ConductRule(
    id: "conduct.audio.background.no-mode", basis: .documented, activities: .audio,
    states: Mask(.background), verdict: .forbidden, price: .stops, unless: Mask(.modeAudio),
    sources: Sources(.a2)),
  ConductRule(
    id: "conduct.audio.background.push-to-talk", since: .v(16), basis: .documented,
    activities: Mask(.audioPlayback, .audioRecording), states: Mask(.background),
    verdict: .conditional, price: .stops, precedence: .exception, when: Mask(.modePushToTalk),
    unless: Mask(.modeAudio), sources: Sources(.dPtt, .dCfg),
    note: "In a channel, while the system has activated the audio session."),

  ConductRule(
    id: "conduct.location.background", basis: .documented,
    activities: Mask(.startLocationUpdates), states: Mask(.background), when: Mask(.modeLocation),
    sources: Sources(.a2, .dAbg),
    note: """
      From 9.0 on allowsBackgroundLocationUpdates must be set too; only updates begun in the \
      foreground then keep the app running.
      """),
  ConductRule(
    id: "conduct.location.background.no-mode.4", until: .v(9), basis: .documented,
    activities: Mask(.startLocationUpdates), states: Mask(.background),
    unless: Mask(.modeLocation), sources: Sources(.a2),
    note: "As long as the app runs; delivery stops when it is suspended."),
  ConductRule(
    id: "conduct.location.background.no-mode", since: .v(9), basis: .documented,
    activities: Mask(.startLocationUpdates), states: Mask(.background), verdict: .conditional,
    price: .stops, unless: Mask(.modeLocation), sources: Sources(.dAbg, .a2),
    note: """
      Updates may go on or not, as other things keep the app running. To set \
      allowsBackgroundLocationUpdates without the mode ends the app.
      """),
  ConductRule(
    id: "conduct.location.suspended.no-mode", basis: .documented,
    activities: Mask(.startLocationUpdates), states: Mask(.suspended), verdict: .forbidden,
    price: .stops, unless: Mask(.modeLocation), sources: Sources(.a2, .dLbg)),
  ConductRule(
    id: "conduct.location.suspended", basis: .documented,
    activities: Mask(.startLocationUpdates), states: Mask(.suspended), when: Mask(.modeLocation),
    sources: Sources(.a2), note: "The service goes on, and its updates wake the app."),

  ConductRule(
    id: "conduct.background-transfer.foreground", since: .v(7), basis: .documented,
    activities: Mask(.backgroundTransfer), states: .foreground, sources: Sources(.a2, .dUcfg)),
  ConductRule(
    id: "conduct.background-transfer.background", since: .v(7), basis: .documented,
    activities: Mask(.backgroundTransfer), states: Mask(.background),
    conflict: .discretionaryTransfers, sources: Sources(.dDl, .dUcfg, .a2),
    note: """
      One that is begun here is treated as discretionary, and later; a founding article recommends \
      discretionary for those begun in the foreground.
      """),
  ConductRule(
    id: "conduct.background-transfer.suspended", since: .v(7), basis: .documented,
    activities: Mask(.backgroundTransfer), states: Mask(.suspended), sources: Sources(.a2, .dUcfg),
    note: "The transfer goes on in another process."),
  ConductRule(
    id: "conduct.background-transfer.not-running", since: .v(7), basis: .documented,
    activities: Mask(.backgroundTransfer), states: Mask(.notRunning), verdict: .conditional,
    sources: Sources(.a2, .dUcfg),
    note: """
      The system goes on with it if it ended the app; a force quit by the user cancels it.
      """),
]

extension RuleTables {
  var conductCount: Int {
    conductRules0.count &+ conductRules1.count &+ conductRulesOfTheFoundingArticles.count
  }

  func conduct(_ index: Int) -> ConductRule {
    var index = index.clamped(below: conductCount)
    if index < conductRules0.count { return conductRules0[index] }
    index &-= conductRules0.count
    if index < conductRules1.count { return conductRules1[index] }
    return conductRulesOfTheFoundingArticles[index &- conductRules1.count]
  }
}
