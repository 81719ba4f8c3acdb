// The rules that say what an app may do in each state, and what happens if it does something that
// is forbidden.

import LifecyclePolicy

extension Mask where Element == Activity {
  static var ofAProcess: Mask { Mask<Activity>.all.subtracting([.backgroundTransfer]) }
  static var audio: Mask {
    [.audioPlayback, .audioRecording, .playAlongsideOthers, .interAppAudio]
  }
  /// Activities that start sound, or take it over.
  static var beginningAudio: Mask { [.startAudioRecording, .activateAudioSession] }
}

/// Rows about states in general come first. Rows about activities with their own limit follow.
let conductWithResources: [Rule] = [
  .conduct(
    "conduct.foreground", since: .oldest, .documented,
    activities: .any(
      of: .audio, .beginningAudio,
      [
        .uiUpdate, .networkSocket, .startLocationUpdates, .screenCapture, .neuralEngine,
        .bluetoothScan, .bluetoothAdvertise,
      ]),
    states: .foreground, sources: [.a1, .a2, .dLife],
    note: """
      An app in front runs code in either state and comes first; Apple's limits are for the \
      background. When it becomes inactive, it should pause what can wait.
      """),
  .conduct(
    "conduct.pausable.active", since: .oldest, .documented, activities: [.timer, .heavyWork],
    states: [.active], stopBefore: .willResignActive, sources: [.a3, .dPrepbg, .dResign],
    note: "Timers and work that can wait pause while the app is not active."),
  .conduct(
    "conduct.pausable.inactive", since: .oldest, .documented,
    activities: [.timer, .heavyWork], states: [.inactive], sources: [.a3, .dResign],
    note: "Nothing stops them; the app should have paused them."),
  .conduct(
    "conduct.alert.foreground", .documented, activities: [.alertOnScreen],
    states: .foreground, stopBefore: .didEnterBackground, sources: [.a3, .a2],
    note: "The system does not dismiss sheets and alerts on the way to the background."),
  .conduct(
    "conduct.foreground.before-4", since: .oldest, until: 4, .documented,
    activities: [
      .openglEs, .glCommandsInFlight, .sharedResource, .camera, .fileLock, .alertOnScreen,
      .bonjourService, .listeningSocket, .sensitiveContentOnScreen,
    ], states: .foreground, sources: [.dTerm, .a1],
    note: "There is no background yet, so nothing must end before it."),
  .conduct(
    "conduct.background", .documented, activities: [.timer, .networkSocket, .neuralEngine],
    states: [.background], sources: [.a1, .a2],
    note: "Allowed as long as the app runs; the suspension is not announced."),
  .conduct(
    "conduct.suspended", .documented,
    activities: .any(
      of: .audio, .beginningAudio,
      [
        .uiUpdate, .openglEs, .metal, .timer, .heavyWork, .protectedFileAccess,
        .beginBackgroundTask, .scheduleAppRefresh, .scheduleProcessing,
        .scheduleContinuedProcessing, .scheduleHealthResearch, .screenCapture, .neuralEngine,
      ]), states: [.suspended], verdict: .forbidden,
    price: .stops, sources: [.a1], note: "A suspended app runs no code."),
  .conduct(
    "conduct.not-running", since: .oldest, .documented, activities: .ofAProcess,
    states: [.notRunning], verdict: .forbidden, sources: [.a1], note: "There is no process."),
  .conduct(
    "conduct.prewarmed", since: 15, .documented, activities: .ofAProcess,
    states: [.prewarmed], verdict: .forbidden, sources: [.dLaunch, .f763739, .sentry1897],
    note: """
      The process stops before it runs code of the app; on 15, developers still saw some of it \
      run.
      """),
  .conduct(
    "conduct.absent.before-4", since: .oldest, until: 4, .documented,
    activities: [.beginBackgroundTask, .protectedFileAccess], states: .foreground,
    verdict: .notApplicable, precedence: .existence, sources: [.dBt, .dProt],
    note: "Both came with 4.0."),
  .conduct(
    "conduct.absent.before-7", since: .oldest, until: 7, .documented,
    activities: [.backgroundTransfer], states: .any(of: .inMemory, [.notRunning]),
    verdict: .notApplicable, precedence: .existence, sources: [.dUcfg, .dHurl],
    note: "Background URL sessions came with 7.0."),
  .conduct(
    "conduct.absent.before-8", since: .oldest, until: 8, .inferred, activities: [.metal],
    states: .inMemory, verdict: .notApplicable, precedence: .existence, sources: [.dPrepbg],
    note: "It is common knowledge that Metal came with 8.0; no source was read for it."),
  .conduct(
    "conduct.absent.before-13", since: .oldest, until: 13, .documented,
    activities: [.scheduleAppRefresh, .scheduleProcessing], states: .appStates,
    verdict: .notApplicable, precedence: .existence, sources: [.w19],
    note: "The task scheduler came with 13.0."),
  .conduct(
    "conduct.absent.before-17", since: .oldest, until: 17, .documented,
    activities: [.scheduleHealthResearch], states: .appStates, verdict: .notApplicable,
    precedence: .existence, sources: [.dBghr]),
  .conduct(
    "conduct.absent.before-26", since: .oldest, until: 26, .documented,
    activities: [.scheduleContinuedProcessing], states: .appStates, verdict: .notApplicable,
    precedence: .existence, sources: [.dCont, .dContReq]),

  .conduct(
    "conduct.background-task", .documented, activities: [.beginBackgroundTask],
    states: .running, sources: [.dBt, .a2],
    note: """
      At any time, also in front. The app must end each task, or the system ends the app. A task \
      is granted a little later: a request at the end of applicationDidEnterBackground: may come \
      too late.
      """),
  .conduct(
    "conduct.background-task.sdk", .inferred, activities: [.beginBackgroundTask],
    states: .foreground, verdict: .forbidden, price: .operationFails, precedence: .gate,
    unless: [.multitaskingSDK], sources: [.dBt, .dTerm],
    note: """
      The request is refused if there can be no background. An app linked against an SDK before \
      4.0 has none.
      """),
  .conduct(
    "conduct.background-task.hardware", until: .v(4, 3), .inferred,
    activities: [.beginBackgroundTask], states: .foreground, verdict: .forbidden,
    price: .operationFails, precedence: .gate, unless: [.hardwareMultitasking],
    sources: [.dBt, .dTerm],
    note: """
      The request is refused if there can be no background; no source was read for devices without \
      multitasking.
      """),
  .conduct(
    "conduct.background-task.opted-out", until: 13, .inferred,
    activities: [.beginBackgroundTask], states: .foreground, verdict: .forbidden,
    price: .operationFails, precedence: .gate, when: [.exitsOnSuspend], sources: [.dBt, .a2],
    note: """
      The request is refused if there can be no background, and an app that opted out never enters \
      it.
      """),

  .conduct(
    "conduct.touch", since: .oldest, .documented, activities: [.touchDelivery],
    states: [.active], sources: [.a1]),
  .conduct(
    "conduct.touch.not-active", since: .oldest, .documented, activities: [.touchDelivery],
    states: [.inactive, .background, .suspended], verdict: .forbidden, price: .notDelivered,
    sources: [.a3, .a1, .dResign]),

  .conduct(
    "conduct.ui-update.background", .documented, activities: [.uiUpdate],
    states: [.background], verdict: .forbidden, price: .wasted, sources: [.a3, .a2],
    note: """
      Requests are gathered, and views drawn when the app is in front again. Changes for the \
      snapshot are the exception.
      """),
  .conduct(
    "conduct.ui-update.locked", until: 13, .documented, activities: [.uiUpdate],
    states: [.background], verdict: .forbidden, price: .terminate, code: .insecureDrawing,
    termination: .insecureDrawing,
    precedence: .exception, unless: [.deviceUnlocked], sources: [.a4],
    note: """
      This is drawing on the screen while the device is locked. Apple's list of 2018 has the code, \
      the newer one does not; the first version is not known.
      """),

  .conduct(
    "conduct.opengl-es.foreground", .documented,
    activities: [.openglEs, .glCommandsInFlight], states: .foreground,
    stopBefore: .didEnterBackground, sources: [.a2, .a3, .dPrepbg],
    note: """
      Submitted commands must have finished. Frame rates should be lower while inactive; the newer \
      page asks for no new commands from applicationWillResignActive: on.
      """),
  .conduct(
    "conduct.opengl-es.background.4", until: 13, .documented, activities: [.openglEs],
    states: [.background], verdict: .forbidden, price: .terminate,
    termination: .backgroundGraphics, sources: [.a2],
    note: "The app is ended at once, for any drawing command and for a new context."),
  .conduct(
    "conduct.opengl-es.background", since: 13, .documented, activities: [.openglEs],
    states: [.background], verdict: .forbidden, sources: [.dPrepbg, .a2],
    note: """
      Apple's guide for versions up to 12 says that the app is ended at once. For later ones \
      sources say only that it must not be done.
      """),
  .conduct(
    "conduct.gl-commands.background.4", until: 13, .documented,
    activities: [.glCommandsInFlight], states: [.background, .suspended], verdict: .forbidden,
    price: .terminate, termination: .backgroundGraphics, sources: [.a2],
    note: "Submitted commands must have finished before the app enters the background."),
  .conduct(
    "conduct.gl-commands.background", since: 13, .documented,
    activities: [.glCommandsInFlight], states: [.background, .suspended], verdict: .forbidden,
    sources: [.dPrepbg, .a2],
    note: """
      Apple still asks that submitted work be finished by then; no source says what follows in \
      versions after 12 if it is not.
      """),
  .conduct(
    "conduct.metal.foreground", since: 8, .documented, activities: [.metal],
    states: .foreground, stopBefore: .didEnterBackground, sources: [.dPrepbg],
    note: """
      Committed command buffers must be scheduled by then; new work should stop at \
      applicationWillResignActive:.
      """),
  .conduct(
    "conduct.metal.background", since: 8, .documented, activities: [.metal],
    states: [.background], verdict: .forbidden, price: .operationFails,
    sources: [.dMetalBg, .idx22426462866, .idx57844455770, .dPrepbg],
    note: "Command buffers fail with an error, and some apps then end themselves."),
  .conduct(
    "conduct.metal.background.26", since: 26, .documented, activities: [.metal],
    states: [.background], verdict: .conditional, price: .operationFails, precedence: .exception,
    sources: [.dCont, .idx22426462866, .w26345],
    note: """
      It works only in a continued processing task that asked for the GPU, from 27.0 on also in a \
      LongRunningIntent, with the entitlement and on a device that supports it; otherwise command \
      buffers fail.
      """),

  .conduct(
    "conduct.sensitive-content.foreground", .documented,
    activities: [.sensitiveContentOnScreen], states: .foreground, stopBefore: .didEnterBackground,
    sources: [.a3, .a2, .dPrepbg],
    note: "The system takes its picture of the windows when the method has returned."),
  .conduct(
    "conduct.sensitive-content.background", .documented,
    activities: [.sensitiveContentOnScreen], states: [.background, .suspended], verdict: .forbidden,
    price: .exposedInSnapshot, sources: [.a3, .a2, .dPrepbg, .dBgseq],
    note: """
      The picture shows in the app switcher and on the way back; another is taken after work in \
      the background.
      """),
  .conduct(
    "conduct.alert.background", .documented, activities: [.alertOnScreen],
    states: [.background, .suspended], sources: [.a2, .dPrepbg],
    note: """
      The system does not dismiss it; the app should have dismissed it, or should be able to show \
      it again.
      """),
]

/// Rows about resources, connections, accessories, work, sound, location and transfers.
let conductOfWork: [Rule] = [
  .conduct(
    "conduct.shared-resource.foreground", .documented,
    activities: [.sharedResource, .camera], states: .foreground, stopBefore: .didEnterBackground,
    sources: [.dPrepbg, .a2], note: "The app in front comes first."),
  .conduct(
    "conduct.shared-resource.background", .documented, activities: [.sharedResource],
    states: [.background, .suspended], verdict: .forbidden, price: .terminate,
    termination: .resourceHeld,
    sources: [.dPrepbg, .a2],
    note: """
      The app is ended if it keeps using the resource in the background; the guide says: if it is \
      suspended with the resource.
      """),
  .conduct(
    "conduct.camera.beside-others.9", since: 9, until: .v(13, 5), .documented,
    activities: [.camera], states: .foreground, verdict: .forbidden, price: .stops,
    precedence: .exception, when: [.pad, .severalForegroundSlots],
    sources: [.dCaptureApps, .w22110429],
    note: """
      The capture session is interrupted while several apps share the screen, also with one in \
      Slide Over or a picture in picture, and goes on when the app has the screen for itself.
      """),
  .conduct(
    "conduct.camera.beside-others.13-5", since: .v(13, 5), until: 16, .documented,
    activities: [.camera], states: .foreground, verdict: .forbidden, price: .stops,
    precedence: .exception, when: [.pad, .severalForegroundSlots], unless: [.multitaskingCamera],
    sources: [.dCaptureApps, .dCameraEntitlement, .w22110429],
    note: """
      The session is interrupted unless the app holds the entitlement for it, which Apple gives to \
      apps with the mode voip.
      """),
  .conduct(
    "conduct.camera.beside-others", since: 16, .documented, activities: [.camera],
    states: .foreground, verdict: .forbidden, price: .stops, precedence: .exception,
    when: [.pad, .severalForegroundSlots], unless: [.multitaskingCamera],
    sources: [.dCameraEnabled, .dCaptureApps, .w22110429],
    note: """
      The session is interrupted unless isMultitaskingCameraAccessEnabled is on. It is off by \
      default, but on for apps with the entitlement of 13.5. It can be turned on where the session \
      supports it: on iPads with Stage Manager on a further display, with the entitlement, and in \
      an app of an SDK from 18.0 on with the mode voip.
      """),
  .conduct(
    "conduct.camera.background.4", until: 9, .documented, activities: [.camera],
    states: [.background, .suspended], verdict: .forbidden, price: .operationFails,
    sources: [.dCapture, .dPrepbg],
    note: """
      A capture session that starts there reports an error. Apple's page on entering the \
      background asks apps to release the camera before.
      """),
  .conduct(
    "conduct.camera.background", since: 9, .documented, activities: [.camera],
    states: [.background, .suspended], verdict: .forbidden, price: .stops,
    sources: [.dCapture, .dPrepbg],
    note: """
      The capture session is interrupted, and goes on when the app is in front again. Apple's page \
      on entering the background asks apps to release the camera before.
      """),
  .conduct(
    "conduct.file-lock.foreground", .documented, activities: [.fileLock],
    states: .foreground, stopBefore: .didEnterBackground, sources: [.dKill, .a4, .dPrepbg],
    note: """
      A lock on a file or a database; suspension follows the method, unless a background task \
      runs.
      """),
  .conduct(
    "conduct.file-lock.background", .documented, activities: [.fileLock],
    states: [.background], sources: [.dKill, .a4, .bCastro],
    note: """
      Allowed until the suspension, which is not announced. Only a background task delays it, not \
      a completion handler that is still due.
      """),
  .conduct(
    "conduct.file-lock.suspended", .documented, activities: [.fileLock],
    states: [.suspended], verdict: .forbidden, price: .terminate, code: .resourceHeld,
    termination: .resourceHeld,
    sources: [.dKill, .a4, .bCastro],
    note: "iOS is strict with containers that apps share. The first version is not known."),
  .conduct(
    "conduct.protected-file.active", .documented, activities: [.protectedFileAccess],
    states: [.active], stopBefore: .willResignActive, sources: [.a3, .dProt, .f771951],
    note: "Files with complete protection: a locked device cannot read them."),
  .conduct(
    "conduct.protected-file.active.no-passcode", .documented,
    activities: [.protectedFileAccess], states: [.active], precedence: .exception,
    unless: [.passcode], sources: [.a3, .dProt],
    note: "Without a passcode nothing is locked away."),
  .conduct(
    "conduct.protected-file.unlocked", .documented, activities: [.protectedFileAccess],
    states: [.inactive, .background], when: [.deviceUnlocked], sources: [.dProt, .a3]),
  .conduct(
    "conduct.protected-file.locked", .documented, activities: [.protectedFileAccess],
    states: [.inactive, .background], verdict: .forbidden, price: .operationFails,
    unless: [.deviceUnlocked], sources: [.dProt, .a3],
    note: """
      This is about files with complete protection, and about files with the next level that are \
      not open yet.
      """),
  .conduct(
    "conduct.protected-file.before-first-unlock", .documented,
    activities: [.protectedFileAccess], states: [.inactive, .background], verdict: .forbidden,
    price: .operationFails, precedence: .gate, unless: [.firstUnlockDone],
    sources: [.dProt, .onesignal1669],
    note: "A device that was not unlocked since it started is locked."),

  .conduct(
    "conduct.bonjour.foreground", .documented,
    activities: [.bonjourService, .listeningSocket], states: .foreground,
    stopBefore: .didEnterBackground, sources: [.a2, .dPrepbg],
    note: "An app that goes on running in the background may close them later."),
  .conduct(
    "conduct.bonjour.background", .documented,
    activities: [.bonjourService, .listeningSocket], states: [.background],
    sources: [.a2, .dPrepbg], note: "Allowed until the suspension, which is not announced."),
  .conduct(
    "conduct.bonjour.suspended", .documented, activities: [.bonjourService],
    states: [.suspended], verdict: .forbidden, price: .closedBySystem, sources: [.a2],
    note: "The system withdraws the service."),
  .conduct(
    "conduct.socket.suspended", .documented, activities: [.listeningSocket, .networkSocket],
    states: [.suspended], verdict: .forbidden, price: .closedBySystem,
    sources: [.a2, .idx71629570047],
    note: """
      Requests are not answered, and the system may tear the connection down; the app must be \
      ready to connect again. An engineer says that today this begins with the suspension.
      """),
  .conduct(
    "conduct.socket.suspended.voip.old-sdk", since: 10, until: 13, .documented,
    activities: [.networkSocket], states: [.suspended], precedence: .exception, when: [.modeVoIP],
    unless: [.pushkitSDK], sources: [.qa1938, .a2],
    note: """
      This is the one socket that is configured for VoIP, in an app linked against an older SDK.
      """),
  .conduct(
    "conduct.socket.suspended.voip", until: 10, .documented, activities: [.networkSocket],
    states: [.suspended], precedence: .exception, when: [.modeVoIP], sources: [.a2, .dKeep],
    note: """
      This is the one socket that is configured for VoIP: the system watches it, and wakes the \
      app.
      """),

  .conduct(
    "conduct.accessory.foreground.4", until: 5, .documented, activities: [.accessorySession],
    states: .foreground, stopBefore: .didEnterBackground, sources: [.a2],
    note: "The system sends a disconnect notice on the way."),
  .conduct(
    "conduct.accessory.foreground.no-mode", since: 5, .documented,
    activities: [.accessorySession], states: .foreground, stopBefore: .didEnterBackground,
    unless: [.modeExternalAccessory], sources: [.a2],
    note: "The system sends a disconnect notice on the way."),
  .conduct(
    "conduct.accessory.foreground", since: 5, .documented, activities: [.accessorySession],
    states: .foreground, when: [.modeExternalAccessory], sources: [.a2, .dCfg]),
  .conduct(
    "conduct.accessory.background", .documented, activities: [.accessorySession],
    states: [.background], sources: [.a2],
    note: "Without the mode the session is closed when the app is suspended."),
  .conduct(
    "conduct.accessory.suspended.4", until: 5, .documented, activities: [.accessorySession],
    states: [.suspended], verdict: .forbidden, price: .closedBySystem, conflict: .accessorySessions,
    sources: [.a2],
    note: """
      On iOS 4 the session is always closed; a founding article says the reverse: after iOS 4.
      """),
  .conduct(
    "conduct.accessory.suspended.no-mode", since: 5, .documented,
    activities: [.accessorySession], states: [.suspended], verdict: .forbidden,
    price: .closedBySystem, unless: [.modeExternalAccessory], sources: [.a2, .dCfg]),
  .conduct(
    "conduct.accessory.suspended", since: 5, .documented, activities: [.accessorySession],
    states: [.suspended], when: [.modeExternalAccessory], sources: [.a2, .dCfg],
    note: "The session stays open; data, connects and disconnects wake the app."),
  .conduct(
    "conduct.accessory.suspended.bluetooth", since: 5, .documented,
    activities: [.accessorySession], states: [.suspended], verdict: .conditional,
    price: .closedBySystem, precedence: .exception, when: [.modeBluetoothCentral],
    unless: [.modeExternalAccessory], sources: [.a2, .dCfg],
    note: "Sessions of Core Bluetooth stay open, those of External Accessory do not."),

  .conduct(
    "conduct.heavy-work.background.ended", since: 8, .observed, activities: [.heavyWork],
    states: [.background], verdict: .forbidden, price: .terminate, termination: .cpuLimit,
    sources: [.lCpu, .energyBackground, .w14712, .dRes, .a2],
    note: """
      A report and Apple's guide say that an app is ended for using more than 80 percent of a \
      processor over 60 s.
      """),
  .conduct(
    "conduct.heavy-work.background.8.documented", since: 8, .documentedOnly,
    activities: [.heavyWork], states: [.background], verdict: .forbidden, price: .terminate,
    termination: .cpuLimit, sources: [.energyBackground, .w14712, .w18228, .a2, .dPrepbg],
    note: """
      The app should do as little as possible: an app that does much is slowed down or ended. \
      Apple's guide and its sessions of 2014 and 2018 say that it is ended for using more than 80 \
      percent of a processor over 60 s.
      """),
  .conduct(
    "conduct.heavy-work.background", until: 8, .documented, activities: [.heavyWork],
    states: [.background], verdict: .forbidden, price: .throttle, sources: [.a2, .dPrepbg, .dRes],
    note: """
      The app should do as little as possible: an app that does much is slowed down or ended. How \
      much processor time it may use is another question.
      """),
  .conduct(
    "conduct.heavy-work.processing", since: 13, .documented, activities: [.heavyWork],
    states: [.background], verdict: .conditional, price: .throttle, precedence: .exception,
    when: [.modeProcessing, .permittedIdentifiers], sources: [.dBgp, .w19],
    note: "Only within a processing task, which the system runs while the device is idle."),
  .conduct(
    "conduct.heavy-work.continued", since: 26, .documented, activities: [.heavyWork],
    states: [.background], verdict: .conditional, price: .throttle, precedence: .exception,
    when: [.permittedIdentifiers], sources: [.dCont],
    note: "Only within a continued processing task, which the user begins in the foreground."),

  .conduct(
    "conduct.audio.background", .documented, activities: .audio, states: [.background],
    when: [.modeAudio], sources: [.a2, .dCfg],
    note: """
      The app is not suspended while it plays or records, and should do only what that needs. Its \
      audio session decides whether it plays beside other apps; the app in front comes first. \
      Beginning in the background is another question: see start-audio-recording and \
      activate-audio-session.
      """),
  .conduct(
    "conduct.start-audio-recording.background", since: 18, .observed,
    activities: [.startAudioRecording], states: [.background], verdict: .forbidden,
    price: .operationFails, sources: [.f771457, .record542],
    note: """
      It fails with 561145187 (cannotStartRecording), even with the mode audio, and also after an \
      interruption; a recording that began in front goes on. No source says whether a remote \
      command or a call of CallKit is an exception.
      """),
  .conduct(
    "conduct.start-audio-recording.background.4", until: 18, .inferred,
    activities: [.startAudioRecording], states: [.background], verdict: .forbidden,
    price: .operationFails, sources: [.f771457, .dAudioErrors],
    note: "Measured only on later versions; the error for it is in the SDK since 7.0."),
  .conduct(
    "conduct.activate-audio-session.background", since: 7, .documented,
    activities: [.activateAudioSession], states: [.background], verdict: .forbidden,
    price: .operationFails, sources: [.dAudioErrors],
    note: """
      A session that does not mix with others cannot be made active there: 560557684 \
      (cannotInterruptOthers). A session that was active in front stays active. No source says \
      whether a remote command or the end of an interruption is an exception.
      """),
  .conduct(
    "conduct.begin-audio.background.push-to-talk", since: 16, .documented,
    activities: .beginningAudio, states: [.background], verdict: .conditional,
    price: .operationFails, precedence: .exception, when: [.modePushToTalk], sources: [.dPtt],
    note: "In a channel the system activates the audio session; recording may begin then."),
  .conduct(
    "conduct.audio.background.no-mode", .documented, activities: .audio,
    states: [.background], verdict: .forbidden, price: .stops, unless: [.modeAudio],
    sources: [.a2]),
  .conduct(
    "conduct.audio.background.push-to-talk", since: 16, .documented,
    activities: [.audioPlayback, .audioRecording], states: [.background], verdict: .conditional,
    price: .stops, precedence: .exception, when: [.modePushToTalk], unless: [.modeAudio],
    sources: [.dPtt, .dCfg],
    note: "Only in a channel, while the system has activated the audio session."),

  .conduct(
    "conduct.location.background", .documented, activities: [.startLocationUpdates],
    states: [.background], when: [.modeLocation], sources: [.a2, .dAbg, .w15714, .w16716],
    note: """
      From 9.0 on an app linked against an SDK of 9.0 or later must set \
      allowsBackgroundLocationUpdates too; only updates begun in the foreground then keep the app \
      running.
      """),
  .conduct(
    "conduct.location.not-authorized", since: 8, .documented,
    activities: [.startLocationUpdates],
    states: [.inactive, .active, .background, .suspended], verdict: .forbidden,
    price: .operationFails, precedence: .gate, unless: [.locationAuthorizationGranted],
    sources: [.dLauth]),
  .conduct(
    "conduct.location.background.when-in-use", since: 8, .documented,
    activities: [.startLocationUpdates], states: [.background], verdict: .forbidden,
    price: .operationFails, precedence: .gate, when: [.locationAuthorizationGranted],
    unless: [.locationAuthorizationAlways], sources: [.w19705, .dLauth, .w15714, .w16716],
    note: """
      In the background the app is not in use, so with when-in-use authorization updates cannot \
      begin there. Updates that began in front go on. Questions do not cover these two exceptions: \
      an app is in use for a few seconds after it leaves the front, and, from 9.0 on, while it \
      handles a message of its watch app.
      """),
  .conduct(
    "conduct.location.background.no-mode.4", until: 9, .documented,
    activities: [.startLocationUpdates], states: [.background], unless: [.modeLocation],
    sources: [.a2],
    note: """
      Updates come as long as the app runs; delivery stops when it is suspended.
      """),
  .conduct(
    "conduct.location.background.no-mode", since: 9, .documented,
    activities: [.startLocationUpdates], states: [.background], verdict: .conditional,
    price: .stops, unless: [.modeLocation], sources: [.dAbg, .a2],
    note: """
      Whether updates go on depends on whether something else keeps the app running. Setting \
      allowsBackgroundLocationUpdates without the mode ends the app.
      """),
  .conduct(
    "conduct.location.suspended.no-mode", .documented, activities: [.startLocationUpdates],
    states: [.suspended], verdict: .forbidden, price: .stops, unless: [.modeLocation],
    sources: [.a2, .dLbg]),
  .conduct(
    "conduct.location.suspended", .documented, activities: [.startLocationUpdates],
    states: [.suspended], when: [.modeLocation], sources: [.a2],
    note: "The service goes on, and its updates wake the app."),

  .conduct(
    "conduct.background-transfer.foreground", since: 7, .documented,
    activities: [.backgroundTransfer], states: .foreground, sources: [.a2, .dUcfg]),
  .conduct(
    "conduct.background-transfer.background", since: 7, .documented,
    activities: [.backgroundTransfer], states: [.background], conflict: .discretionaryTransfers,
    sources: [.dDl, .dUcfg, .a2, .w14707],
    note: """
      A transfer that begins here is treated as discretionary, from 8.0 on until the user brings \
      the app to the front. A founding article recommends discretionary for transfers that begin \
      in the foreground.
      """),
  .conduct(
    "conduct.background-transfer.suspended", since: 7, .documented,
    activities: [.backgroundTransfer], states: [.suspended], sources: [.a2, .dUcfg, .w14707],
    note: """
      The transfer goes on in another process. A data task of a background session, which exists \
      from 8.0 on, does not: it needs a running app.
      """),
  .conduct(
    "conduct.background-transfer.not-running", since: 7, .documented,
    activities: [.backgroundTransfer], states: [.notRunning], verdict: .conditional,
    sources: [.a2, .dUcfg],
    note: "The transfer goes on if the system ended the app; a force quit by the user cancels it."),
]

/// Rows about the display, the Neural Engine, Bluetooth and Inter-App Audio.
let conductWithDevices: [Rule] = [
  .conduct(
    "conduct.absent.before-5", since: .oldest, until: 5, .inferred, activities: [.bluetoothScan],
    states: .inMemory, verdict: .notApplicable, precedence: .existence, sources: [.dBluetoothGuide],
    note: "It is common knowledge that Bluetooth scanning came with 5.0."),
  .conduct(
    "conduct.absent.before-6", since: .oldest, until: 6, .documented,
    activities: [.bluetoothAdvertise], states: .inMemory, verdict: .notApplicable,
    precedence: .existence, sources: [.a2]),
  .conduct(
    "conduct.absent.before-7.inter-app-audio", since: .oldest, until: 7, .inferred,
    activities: [.interAppAudio], states: .inMemory, verdict: .notApplicable,
    precedence: .existence, sources: [.a2],
    note: """
      It is common knowledge that Inter-App Audio came with 7.0.
      """),
  .conduct(
    "conduct.absent.before-11", since: .oldest, until: 11, .inferred, activities: [.neuralEngine],
    states: .inMemory, verdict: .notApplicable, precedence: .existence, sources: [.dInference],
    note: "It is common knowledge that the Neural Engine came with 11.0."),
  .conduct(
    "conduct.absent.before-27", since: .oldest, until: 27, .documented,
    activities: [.screenCapture], states: .inMemory, verdict: .notApplicable,
    precedence: .existence, sources: [.dScreenCapture]),
  .conduct(
    "conduct.screen-capture.background", since: 27, .documented, activities: [.screenCapture],
    states: [.background], when: [.modeScreenCapture], sources: [.dScreenCapture]),
  .conduct(
    "conduct.screen-capture.background.no-mode", since: 27, .documented,
    activities: [.screenCapture], states: [.background], verdict: .forbidden, price: .stops,
    unless: [.modeScreenCapture], sources: [.dScreenCapture]),
  .conduct(
    "conduct.neural-engine.background", since: 27, .documented, activities: [.neuralEngine],
    states: [.background], verdict: .conditional, price: .operationFails, precedence: .exception,
    sources: [.dInference], note: "Possible only with the entitlement for it."),
  .conduct(
    "conduct.bluetooth.background", since: 5, .documented,
    activities: [.bluetoothScan, .bluetoothAdvertise], states: [.background, .suspended],
    sources: [.dBluetoothGuide],
    note: """
      Scanning and advertising are less frequent; scanning is only for named services, without \
      duplicates.
      """),
  .conduct(
    "conduct.bluetooth-scan.background.no-mode", since: 5, .documented,
    activities: [.bluetoothScan], states: [.background, .suspended], verdict: .forbidden,
    price: .stops, precedence: .gate, unless: [.modeBluetoothCentral], sources: [.dBluetoothGuide]),
  .conduct(
    "conduct.bluetooth-advertise.background.no-mode", since: 6, .documented,
    activities: [.bluetoothAdvertise], states: [.background, .suspended], verdict: .forbidden,
    price: .stops, precedence: .gate, unless: [.modeBluetoothPeripheral],
    sources: [.dBluetoothGuide]),
]

/// Rows about requests to the task scheduler. If two errors apply to a request, no source says
/// which error the app gets; we chose the error that says that background work is not available.
let conductOfRequests: [Rule] = [
  .conduct(
    "conduct.schedule", since: 13, .documented,
    activities: [.scheduleAppRefresh, .scheduleProcessing], states: .running,
    sources: [.dBgs, .w19],
    note: "The quotas say how many may be pending, and what happens to one with the same name."),
  .conduct(
    "conduct.schedule.health-research", since: 17, .documented,
    activities: [.scheduleHealthResearch], states: .running, sources: [.dBghr, .dBgs],
    note: "Possible only with the entitlement for it."),
  .conduct(
    "conduct.schedule.continued", since: 26, .documented,
    activities: [.scheduleContinuedProcessing], states: .foreground,
    sources: [.dContReq, .dCont],
    note: """
      A user action begins it. A task that cannot begin at once waits its turn, unless the app \
      asked that it fail instead.
      """),
  .conduct(
    "conduct.schedule.continued.ineligible", since: 26, .documented,
    activities: [.scheduleContinuedProcessing], states: .foreground, verdict: .conditional,
    price: .ineligibleNow, precedence: .alternative, sources: [.dImmediate, .dContReq],
    note: """
      The request is refused if the app asked for the strategy fail and the task cannot begin at \
      once.
      """),
  .conduct(
    "conduct.schedule.continued.background", since: 26, .documented,
    activities: [.scheduleContinuedProcessing], states: [.background], verdict: .forbidden,
    sources: [.dContReq, .dCont],
    note: "The request must be made in front; Apple does not say which error other requests get."),
  .conduct(
    "conduct.schedule.no-fetch-mode", since: 13, .documented, activities: [.scheduleAppRefresh],
    states: .running, verdict: .forbidden, price: .notPermitted, precedence: .gate,
    unless: [.modeFetch], sources: [.dBge]),
  .conduct(
    "conduct.schedule.no-processing-mode", since: 13, .documented,
    activities: [.scheduleProcessing], states: .running, verdict: .forbidden,
    price: .notPermitted, precedence: .gate, unless: [.modeProcessing], sources: [.dBge]),
  .conduct(
    "conduct.schedule.no-identifier", since: 13, .documented,
    activities: [
      .scheduleAppRefresh, .scheduleProcessing, .scheduleHealthResearch,
      .scheduleContinuedProcessing,
    ], states: .running, verdict: .forbidden, price: .notPermitted, precedence: .gate,
    unless: [.permittedIdentifiers], sources: [.dBge, .dPlist]),
  .conduct(
    "conduct.schedule.no-refresh", since: 13, .documented,
    activities: [.scheduleAppRefresh, .scheduleProcessing, .scheduleHealthResearch],
    states: .running, verdict: .forbidden, price: .unavailable, precedence: .beyondGate,
    unless: [.backgroundAppRefresh], sources: [.dBge],
    note: "The user has turned Background App Refresh off."),
  .conduct(
    "conduct.schedule.continued.no-refresh", since: 26, .inferred,
    activities: [.scheduleContinuedProcessing], states: .foreground, verdict: .unspecified,
    precedence: .exception, unless: [.backgroundAppRefresh], sources: [.dBge, .dCont],
    note: "The list of errors is older than these tasks; no source says what the switch does here."
  ),
  .conduct(
    "conduct.schedule.simulator", since: 13, .documented,
    activities: [
      .scheduleAppRefresh, .scheduleProcessing, .scheduleHealthResearch,
      .scheduleContinuedProcessing,
    ], states: .running, verdict: .forbidden, price: .unavailable, precedence: .beyondGate,
    unless: [.realDevice], sources: [.dBge], note: "The Simulator runs no background tasks."),
]
