// Relaunch rules that hold for many triggers: rules about acts of the user, about the force quit,
// and about conditions without which no event of the system runs an app. Also rules on triggers
// that never run an app.

import LifecyclePolicy

let relaunchesInGeneral: [Rule] = [
  .relaunch(
    "relaunch.user", since: .oldest, .documented, triggers: .user, standings: .anywhere,
    verdict: .allowed, guarantee: .immediate, sources: [.a2, .dRn],
    note: "A launch by the user also ends the force-quit state."),
  .relaunch(
    "relaunch.user.before-first-unlock", since: 4, .inferred, triggers: .user,
    standings: .notInMemory, verdict: .forbidden, precedence: .gate, unless: [.firstUnlockDone],
    sources: [.a2], note: "A locked device shows no app to tap; no source says so in words."),
  .relaunch(
    "relaunch.user.locked", since: .oldest, .inferred, triggers: .user,
    standings: .any(of: .anywhere, [.running]), verdict: .forbidden, precedence: .gate,
    unless: [.screenUnlocked], sources: [.a3, .dNact],
    note: "The user has to unlock the device first. No source says so in words."),
  .relaunch(
    "relaunch.uninstalled", since: .oldest, .inferred, triggers: .all,
    standings: [.uninstalled], verdict: .forbidden, precedence: .existence, sources: [.a2],
    note: "There is nothing left to launch."),
  .relaunch(
    "relaunch.no-multitasking.os", since: .oldest, until: 4, .documented,
    triggers: .background, standings: .anywhere, verdict: .notApplicable, precedence: .existence,
    sources: [.dTerm], note: "Before 4.0 there is no background to be launched into."),
  .relaunch(
    "relaunch.no-multitasking.sdk", .inferred,
    triggers: .any(of: .background, [.notificationAction, .prewarm, .liveActivity]),
    standings: .anywhere, verdict: .notApplicable, precedence: .existence,
    unless: [.multitaskingSDK], sources: [.dTerm],
    note: """
      An app linked against an SDK before 4.0 is ended when others go to the background: it has no \
      background to be launched into.
      """),
  .relaunch(
    "relaunch.no-multitasking.hardware", until: .v(4, 3), .inferred, triggers: .background,
    standings: .anywhere, verdict: .notApplicable, precedence: .existence,
    unless: [.hardwareMultitasking], sources: [.dTerm],
    note: "Devices without multitasking have no background; no source was read for them."),
  .relaunch(
    "relaunch.held-button", .inferred, triggers: .background, standings: [.heldButton],
    verdict: .unspecified, sources: [.tray],
    note: "No source says whether ending an app by the held button counts as a force quit."),
  .relaunch(
    "relaunch.updated", .inferred, triggers: .background, standings: [.updated],
    verdict: .unspecified, sources: [.a2],
    note: "No source says which background triggers survive an update."),
  .relaunch(
    "relaunch.opts-out", until: 13, .inferred,
    triggers: .any(of: .background, [.notificationAction]), standings: .anywhere,
    verdict: .unspecified, precedence: .beyondGate, when: [.exitsOnSuspend], sources: [.a2],
    note: """
      Apple says that an app that opted out cycles between not running, inactive and active; no \
      source says whether the system launches it.
      """),
  .relaunch(
    "relaunch.never-launched", .inferred,
    triggers: Mask<Trigger>.background.subtracting([.appIntent]), standings: [.forceQuit],
    terminations: [.neverLaunched], verdict: .forbidden, precedence: .gate,
    sources: [.sea, .f15808],
    note: "An app that was never opened has asked for nothing; no source says so in words."),
  .relaunch(
    "relaunch.without-scenes", since: 27, .documented,
    triggers: .any(
      of: .background, .user, [.notificationAction, .carplayConnect, .liveActivity]),
    standings: .notInMemory, verdict: .forbidden, precedence: .existence, when: [.sceneSDK],
    unless: [.scenesAdopted], sources: [.a7, .dTrans, .w26278, .w25243],
    note: """
      UIKit ends an app at launch that is linked against an SDK of 27.0 or later and has not \
      adopted the scene life cycle.
      """),

  .relaunch(
    "relaunch.before-first-unlock", .documented,
    triggers: Mask<Trigger>.background.subtracting([.voipPush]), standings: .notInMemory,
    verdict: .forbidden, precedence: .gate, unless: [.firstUnlockDone],
    sources: [.a2, .a6, .dGeo2, .w19],
    note: "With a passcode set nothing is launched in the background before the first unlock."),
  .relaunch(
    "relaunch.before-first-unlock.excepted.8", since: 8, until: 15, .documented,
    triggers: [.voipPush], standings: .notInMemory, verdict: .forbidden, precedence: .gate,
    unless: [.firstUnlockDone], sources: [.a2, .a6],
    note: "With a passcode set nothing is launched in the background before the first unlock."),
  .relaunch(
    "relaunch.before-first-unlock.excepted", since: 15, .documented,
    triggers: [.voipPush], standings: .notInMemory, verdict: .forbidden, precedence: .gate,
    when: [.modeVoIP], unless: [.firstUnlockDone], conflict: .beforeFirstUnlock,
    sources: [.a2, .a6],
    note: """
      With a passcode set nothing is launched in the background before the first unlock; an \
      engineer named a VoIP push as an exception.
      """),
  .relaunch(
    "relaunch.before-first-unlock.excepted.live-activity", since: .v(16, 1), .documented,
    triggers: [.liveActivity], standings: .notInMemory, verdict: .forbidden, precedence: .gate,
    unless: [.firstUnlockDone], conflict: .beforeFirstUnlock, sources: [.a2, .a6],
    note: """
      With a passcode set nothing is launched in the background before the first unlock; apps with \
      Live Activities were seen to be an exception after a restart.
      """),
  .relaunch(
    "relaunch.before-first-unlock.voip-push", since: 15, .engineer, triggers: [.voipPush],
    standings: [.ended, .rebooted],
    terminations: Mask<Termination>.all.subtracting([.voipUnreported]), verdict: .allowed,
    guarantee: .immediate, precedence: .beyondGate, when: [.modeVoIP], unless: [.firstUnlockDone],
    conflict: .beforeFirstUnlock, sources: [.f763739],
    note: """
      Given by an engineer as an example of a deliberate launch; Apple's guide says that nothing \
      is launched.
      """),
  .relaunch(
    "relaunch.before-first-unlock.live-activity", since: .v(16, 1), .observed,
    triggers: [.liveActivity], standings: [.rebooted], verdict: .allowed, guarantee: .discretionary,
    precedence: .beyondGate, unless: [.firstUnlockDone], conflict: .beforeFirstUnlock,
    sources: [.f802755, .framna],
    note: """
      Apps with Live Activities were seen running before the first unlock; Apple's guide says that \
      nothing is launched.
      """),
  .relaunch(
    "relaunch.before-first-unlock.notification-action", since: 8, .inferred,
    triggers: [.notificationAction], standings: .notInMemory, verdict: .unspecified,
    precedence: .gate, unless: [.firstUnlockDone], sources: [.dNact],
    note: "An action can be chosen on the lock screen; no source says what happens to it then."),

  .relaunch(
    "relaunch.force-quit.before-7.documented", until: 7, .documentedOnly,
    triggers: .any(
      of: .bluetooth, .accessory, .legacyVoIP, .monitoredLocation,
      [.standardLocation, .newsstandPush, .newsstandDownloadFinished, .audioDataNeeded]),
    standings: [.forceQuit], verdict: .forbidden, conflict: .forceQuitBefore7, sources: [.a2],
    note: "An engineer says that this was meant from the start, but was inconsistent before 7.0."),
  .relaunch(
    "relaunch.force-quit.before-7", until: 7, .engineer,
    triggers: .any(
      of: .bluetooth, .accessory, .legacyVoIP, .monitoredLocation,
      [.standardLocation, .newsstandPush, .newsstandDownloadFinished, .audioDataNeeded]),
    standings: [.forceQuit], verdict: .unspecified, conflict: .forceQuitBefore7,
    sources: [.f15808, .a2],
    note: """
      Such an app was never meant to be relaunched, but this was inconsistent before 7.0. Apple's \
      guide says that a force quit app is not relaunched.
      """),
  .relaunch(
    "relaunch.force-quit", since: 7, .documented,
    triggers: .any(
      of: .accessory, .legacyVoIP, .urlSession,
      [
        .standardLocation, .newsstandPush, .newsstandDownloadFinished, .audioDataNeeded,
        .silentPush, .backgroundFetch, .appRefreshTask,
      ]), standings: [.forceQuit], verdict: .forbidden,
    sources: [.a2, .dRn, .dUcfg, .w25227, .f719222],
    note: """
      Background transfers are cancelled, too. A launch by the user ends this; sources disagree on \
      whether a restart of the device does, too.
      """),
  .relaunch(
    "relaunch.force-quit.silent-push-with-alert.7", since: 7, until: 13, .documented,
    triggers: [.silentPushWithAlert], standings: [.forceQuit], verdict: .forbidden,
    sources: [.dRn, .a2]),
  .relaunch(
    "relaunch.force-quit.silent-push-with-alert.13.documented", since: 13, until: 14,
    .documentedOnly, triggers: [.silentPushWithAlert], standings: [.forceQuit], verdict: .forbidden,
    conflict: .pushAfterForceQuit, sources: [.dRn, .a2],
    note: "On 13.x a push that also carried an alert was seen to relaunch the app."),
  .relaunch(
    "relaunch.force-quit.silent-push-with-alert", since: 14, .documented,
    triggers: [.silentPushWithAlert], standings: [.forceQuit], verdict: .forbidden,
    sources: [.dRn, .a2]),
  .relaunch(
    "relaunch.force-quit.silent-push-with-alert.13", since: 13, until: 14, .observed,
    triggers: [.silentPushWithAlert], standings: [.forceQuit], verdict: .allowed,
    guarantee: .discretionary, conflict: .pushAfterForceQuit, sources: [.mcmap],
    note: """
      Seen on iOS 13, not on 12.2; Apple's documentation says that a force quit app is not \
      launched.
      """),

  .relaunch(
    "relaunch.never.seen-by-user", since: 3, .documented,
    triggers: [.visiblePush, .localNotification], standings: .anywhere, verdict: .forbidden,
    sources: [.dRn, .a2, .dUiln], note: "The user sees it and decides; no code of the app runs."),
  .relaunch(
    "relaunch.never.watch-transfer", since: 9, .documented, triggers: [.watchTransfer],
    standings: [.inMemory, .ended, .rebooted], verdict: .forbidden, sources: [.dWcui, .w15713],
    note: "The transfer is queued, and delivered when the app next runs."),
  .relaunch(
    "relaunch.never.location-push", since: 15, .documented, triggers: [.locationPush],
    standings: [.inMemory, .ended], verdict: .forbidden, sources: [.dLpush],
    note: "The system runs the app's extension, not the app."),
]
