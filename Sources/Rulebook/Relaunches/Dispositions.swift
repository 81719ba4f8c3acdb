// The rules on what happens to events that do not run the app.

import LifecyclePolicy

/// On one version under one profile, at most fifteen of these rows may be in force, because the
/// tables of a policy cannot number more.
let dispositions: [Rule] = [
  .disposition(
    "disposition.other", since: .oldest, .inferred, triggers: .all, disposition: .lost,
    sources: [.a2],
    note: """
      Our choice: what no source keeps is lost for the app. The user still sees what is shown to \
      the user, such as a visible push. The alternative was to keep everything until the next \
      launch: it would deliver events that no source has seen delivered.
      """),
  .disposition(
    "disposition.silent-push", since: 13, .documented,
    triggers: [.silentPush, .silentPushWithAlert],
    standings: [.inMemory, .ended, .rebooted, .optedOut, .heldButton, .updated],
    disposition: .newestHeld,
    occasion: .conditionsMet, precedence: .exception, when: [.modeRemoteNotification],
    sources: [.dPush],
    note: """
      The newest push replaces those held before. It is not known whether it was so before 13.
      """),
  .disposition(
    "disposition.silent-push.force-quit", since: 13, .documented,
    triggers: [.silentPush, .silentPushWithAlert], standings: [.forceQuit],
    disposition: .newestHeld, occasion: .userLaunch, precedence: .gate,
    when: [.modeRemoteNotification], sources: [.w25227, .dPush],
    note: """
      A push that comes after the force quit is not delivered until the user launches the app \
      again; the launch delivers the newest one. The force quit drops a push that was held before.
      """),
  .disposition(
    "disposition.watch-transfer", since: 9, .documented, triggers: [.watchTransfer],
    disposition: .queued, occasion: .nextRun, precedence: .exception, sources: [.dWcui]),
  .disposition(
    "disposition.bluetooth-central", since: 5, .documented, triggers: [.bluetoothCentral],
    standings: [.inMemory], disposition: .queued, occasion: .nextRun, precedence: .exception,
    unless: [.modeBluetoothCentral], sources: [.dBluetoothGuide], ),
  .disposition(
    "disposition.bluetooth-peripheral", since: 6, .documented, triggers: [.bluetoothPeripheral],
    standings: [.inMemory], disposition: .queued, occasion: .nextRun, precedence: .exception,
    unless: [.modeBluetoothPeripheral], sources: [.dBluetoothGuide], ),
  .disposition(
    "disposition.location.suspended", since: 17, .documented, triggers: [.standardLocation],
    standings: [.inMemory], disposition: .queued, occasion: .nextRun, precedence: .exception,
    sources: [.dLbg],
    note: "The page dates from 17.0 and does not mention earlier versions."),
  .disposition(
    "disposition.url-session", since: 7, .inferred, triggers: .urlSession,
    standings: [.inMemory, .ended, .rebooted, .optedOut, .heldButton, .updated],
    disposition: .queued, occasion: .nextRun, precedence: .exception, sources: [.dHurl, .dSle],
    note: """
      The system owns the session: an app that re-creates it gets its events, whatever it was \
      launched for. After a force quit there are none, since its transfers are cancelled.
      """),
  .disposition(
    "disposition.scheduled", since: 7, .inferred,
    triggers: .any(of: .scheduled, [.backgroundFetch, .healthResearchTask]),
    standings: [
      .inMemory, .ended, .rebooted, .optedOut, .heldButton, .updated, .forceQuit, .running,
      .inFront,
    ], disposition: .retried, occasion: .conditionsMet, precedence: .exception,
    sources: [.dStrat, .dFetch, .dBgs],
    note: """
      The system picks the time: what cannot run now runs when the conditions are met, and a \
      request stays pending until then. After a force quit, that takes a launch by the user.
      """),
  .disposition(
    "disposition.continued-processing.force-quit", since: 26, .documented,
    triggers: [.continuedProcessingTask], standings: [.forceQuit], disposition: .lost,
    precedence: .gate, sources: [.dContQueue],
    note: "A force quit cancels such tasks, queued ones too."),
  .disposition(
    "disposition.continued-processing.ended", since: 26, .inferred,
    triggers: [.continuedProcessingTask], standings: [.ended, .rebooted], disposition: .lost,
    precedence: .gate, sources: [.dCont],
    note: "Assumed: the task belongs to the process that began it, and ends with it."),
]
