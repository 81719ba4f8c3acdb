// Relaunch rules that hold for many triggers: the user, the force quit, and the gates.

/// What the user does always launches the app; what the system does passes the gates first.
let relaunchInGeneral: [RelaunchRule] = [
  RelaunchRule(
    id: "relaunch.user", since: .oldest, basis: .documented, triggers: .user,
    standings: .anywhere, verdict: .allowed,
    guarantee: .immediate, sources: Sources(.a2, .dRn),
    note: "A launch by the user also ends the force-quit state."),
  RelaunchRule(
    id: "relaunch.user.before-first-unlock", since: .v(4), basis: .inferred, triggers: .user,
    standings: .notInMemory, verdict: .forbidden, precedence: .gate,
    unless: Mask(.firstUnlockDone), sources: Sources(.a2),
    note: "A locked device shows no app to tap; no source says it in words."),
  RelaunchRule(
    id: "relaunch.uninstalled", since: .oldest, basis: .inferred, triggers: .all,
    standings: Mask(.uninstalled), verdict: .forbidden, precedence: .existence,
    sources: Sources(.a2), note: "There is nothing left to launch."),
  RelaunchRule(
    id: "relaunch.no-multitasking.os", since: .oldest, until: .v(4), basis: .documented,
    triggers: .background, standings: .anywhere, verdict: .notApplicable, precedence: .existence,
    sources: Sources(.dTerm), note: "Before 4.0 there is no background to be launched into."),
  RelaunchRule(
    id: "relaunch.no-multitasking.sdk", basis: .inferred, triggers: .background,
    standings: .anywhere, verdict: .notApplicable,
    precedence: .existence, unless: Mask(.multitaskingSDK), sources: Sources(.dTerm),
    note: """
      An app linked against an SDK before 4.0 is ended where others go to the background: it has \
      no background to be launched into.
      """
  ),
  RelaunchRule(
    id: "relaunch.no-multitasking.hardware", until: .v(4, 3), basis: .inferred,
    triggers: .background,
    standings: .anywhere, verdict: .notApplicable,
    precedence: .existence, unless: Mask(.hardwareMultitasking), sources: Sources(.dTerm),
    note: "Devices without multitasking have no background; no source was read for them."),
  RelaunchRule(
    id: "relaunch.held-button", basis: .inferred, triggers: .background,
    standings: Mask(.heldButton), verdict: .unspecified, sources: Sources(.tray),
    note: "No source says whether ending an app by the held button counts as a force quit."),
  RelaunchRule(
    id: "relaunch.updated", basis: .inferred, triggers: .background, standings: Mask(.updated),
    verdict: .unspecified, sources: Sources(.a2),
    note: "No source says which background triggers survive an update."),
  RelaunchRule(
    id: "relaunch.opts-out", until: .v(13), basis: .inferred, triggers: .background,
    standings: .anywhere, verdict: .unspecified,
    precedence: .beyondGate, when: Mask(.exitsOnSuspend), sources: Sources(.a2),
    note: """
      Apple says that an app that opted out cycles between not running, inactive and active; \
      whether the system launches it no source says.
      """),
  RelaunchRule(
    id: "relaunch.never-launched", basis: .inferred, triggers: .background,
    standings: Mask(.forceQuit), terminations: Mask(.neverLaunched), verdict: .forbidden,
    precedence: .gate, sources: Sources(.sea, .f15808),
    note: "An app that was never opened has asked for nothing; no source says it in words."),
  RelaunchRule(
    id: "relaunch.without-scenes", since: .v(27), basis: .documented,
    triggers: Mask<Trigger>.background.union(.user).union(Mask(.notificationAction)),
    standings: .notInMemory, verdict: .forbidden, precedence: .existence, when: Mask(.sceneSDK),
    unless: Mask(.scenesAdopted), sources: Sources(.a7, .dTrans),
    note: """
      UIKit ends an app at launch that is linked against an SDK of 27.0 or later and has not \
      adopted the scene life cycle.
      """),

  RelaunchRule(
    id: "relaunch.before-first-unlock", basis: .documented,
    triggers: Mask<Trigger>.background.subtracting(Mask(.voipPush)),
    standings: .notInMemory, verdict: .forbidden, precedence: .gate,
    unless: Mask(.firstUnlockDone), sources: Sources(.a2, .a6, .dGeo2),
    note: "With a passcode set nothing is launched in the background before the first unlock."),
  RelaunchRule(
    id: "relaunch.before-first-unlock.excepted.8", since: .v(8), until: .v(15),
    basis: .documented, triggers: Mask(.voipPush), standings: .notInMemory, verdict: .forbidden,
    precedence: .gate, unless: Mask(.firstUnlockDone), sources: Sources(.a2, .a6),
    note: "With a passcode set nothing is launched in the background before the first unlock."),
  RelaunchRule(
    id: "relaunch.before-first-unlock.excepted", since: .v(15), basis: .documented,
    triggers: Mask(.voipPush, .liveActivity), standings: .notInMemory, verdict: .forbidden,
    precedence: .gate, unless: Mask(.firstUnlockDone), conflict: .beforeFirstUnlock,
    sources: Sources(.a2, .a6),
    note: """
      With a passcode set nothing is launched in the background before the first unlock. An \
      engineer named this as an exception, or it was seen to be one.
      """),
  RelaunchRule(
    id: "relaunch.before-first-unlock.voip-push", since: .v(15), basis: .engineer,
    triggers: Mask(.voipPush), standings: Mask(.ended, .rebooted),
    terminations: Mask<Termination>.all.subtracting(Mask(.voipUnreported)), verdict: .allowed,
    guarantee: .immediate, precedence: .beyondGate, when: Mask(.modeVoIP),
    unless: Mask(.firstUnlockDone), conflict: .beforeFirstUnlock, sources: Sources(.f763739),
    note: """
      Given by an engineer as an example of a deliberate launch; Apple's guide says that nothing \
      is launched.
      """
  ),
  RelaunchRule(
    id: "relaunch.before-first-unlock.live-activity", since: .v(16, 1), basis: .observed,
    triggers: Mask(.liveActivity), standings: Mask(.rebooted), verdict: .allowed,
    guarantee: .discretionary, precedence: .beyondGate, unless: Mask(.firstUnlockDone),
    conflict: .beforeFirstUnlock, sources: Sources(.f802755, .framna),
    note: """
      Apps with Live Activities were seen running before the first unlock; Apple's guide says that \
      nothing is launched.
      """
  ),
  RelaunchRule(
    id: "relaunch.before-first-unlock.notification-action", since: .v(8), basis: .inferred,
    triggers: Mask(.notificationAction), standings: .notInMemory, verdict: .unspecified,
    precedence: .gate, unless: Mask(.firstUnlockDone), sources: Sources(.dNact),
    note: "An action can be chosen on the lock screen; no source says what becomes of it then."),

  RelaunchRule(
    id: "relaunch.force-quit.before-7.documented", until: .v(7), basis: .documentedOnly,
    triggers: Mask(.standardLocation, .newsstandPush, .newsstandDownloadFinished, .audioDataNeeded)
      .union(.bluetooth).union(.accessory).union(.legacyVoIP).union(.monitoredLocation),
    standings: Mask(.forceQuit), verdict: .forbidden, conflict: .forceQuitBefore7,
    sources: Sources(.a2),
    note: "An engineer: meant so from the start, but inconsistent before 7.0."),
  RelaunchRule(
    id: "relaunch.force-quit.before-7", until: .v(7), basis: .engineer,
    triggers: Mask(.standardLocation, .newsstandPush, .newsstandDownloadFinished, .audioDataNeeded)
      .union(.bluetooth).union(.accessory).union(.legacyVoIP).union(.monitoredLocation),
    standings: Mask(.forceQuit), verdict: .unspecified, conflict: .forceQuitBefore7,
    sources: Sources(.f15808, .a2),
    note: """
      Never to relaunch was meant, but before 7.0 it was inconsistent. Apple's guide says that a \
      force quit app is not relaunched.
      """
  ),
  RelaunchRule(
    id: "relaunch.force-quit", since: .v(7), basis: .documented,
    triggers: Mask(.standardLocation, .newsstandPush, .newsstandDownloadFinished, .audioDataNeeded)
      .union(.accessory).union(.legacyVoIP).union(.urlSession)
      .union(Mask(.silentPush, .backgroundFetch, .appRefreshTask)),
    standings: Mask(.forceQuit), verdict: .forbidden, sources: Sources(.a2, .dRn, .dUcfg, .f719222),
    note:
      "Background transfers are cancelled. The rules on standing say what ends it."
  ),
  RelaunchRule(
    id: "relaunch.force-quit.silent-push-with-alert.7", since: .v(7), until: .v(13),
    basis: .documented, triggers: Mask(.silentPushWithAlert), standings: Mask(.forceQuit),
    verdict: .forbidden, sources: Sources(.dRn, .a2)),
  RelaunchRule(
    id: "relaunch.force-quit.silent-push-with-alert.13.documented", since: .v(13), until: .v(14),
    basis: .documentedOnly, triggers: Mask(.silentPushWithAlert), standings: Mask(.forceQuit),
    verdict: .forbidden, conflict: .pushAfterForceQuit, sources: Sources(.dRn, .a2),
    note: "On 13.x a push that carried an alert as well was seen to relaunch the app."),
  RelaunchRule(
    id: "relaunch.force-quit.silent-push-with-alert", since: .v(14), basis: .documented,
    triggers: Mask(.silentPushWithAlert), standings: Mask(.forceQuit), verdict: .forbidden,
    sources: Sources(.dRn, .a2)),
  RelaunchRule(
    id: "relaunch.force-quit.silent-push-with-alert.13", since: .v(13), until: .v(14),
    basis: .observed, triggers: Mask(.silentPushWithAlert), standings: Mask(.forceQuit),
    verdict: .allowed, guarantee: .discretionary,
    conflict: .pushAfterForceQuit, sources: Sources(.mcmap),
    note: """
      Seen on iOS 13, not on 12.2; Apple's documentation says that a force quit app is not \
      launched.
      """
  ),

  RelaunchRule(
    id: "relaunch.never.seen-by-user", since: .v(3), basis: .documented,
    triggers: Mask(.visiblePush, .localNotification),
    standings: .anywhere, verdict: .forbidden,
    sources: Sources(.dRn, .a2, .dUiln),
    note: "The user sees it and decides; no code of the app runs."),
  RelaunchRule(
    id: "relaunch.never.watch-transfer", since: .v(9), basis: .documented,
    triggers: Mask(.watchTransfer),
    standings: Mask(.inMemory, .ended, .rebooted), verdict: .forbidden, sources: Sources(.dWcui),
    note: "Queued, and delivered when the app next runs."),
  RelaunchRule(
    id: "relaunch.never.location-push", since: .v(15), basis: .documented,
    triggers: Mask(.locationPush), standings: Mask(.inMemory, .ended), verdict: .forbidden,
    sources: Sources(.dLpush), note: "The system runs the app's extension, not the app."),
]
