// The rules on relaunches as the founding articles state them (evidence profile `article`).

import LifecyclePolicy

extension Mask where Element == Trigger {
  /// The triggers that a founding article lists, following Apple's guide, except the launch at
  /// boot.
  static var foundingList: Mask {
    [
      .significantLocationChange, .regionEnter, .regionExit, .audioDataNeeded, .bluetoothCentral,
      .bluetoothPeripheral, .silentPush, .urlSessionFinished, .newsstandDownloadFinished,
    ]
  }
  /// The triggers that do not launch an app after a force quit, according to the founding articles.
  static var foundingAll: Mask {
    .any(
      of: .foundingList,
      [.urlSessionAuthentication, .voipBoot, .backgroundFetch, .standardLocation, .newsstandPush])
  }
}

let relaunchesByTheFoundingArticles: [Rule] = [
  .relaunch(
    "relaunch.founding.ended", .founding, triggers: .foundingList, standings: [.ended],
    verdict: .allowed, sources: [.s46, .s36],
    note: "The app must have ended for a reason other than a force quit."),
  .relaunch(
    "relaunch.founding.fetch", .founding, triggers: [.backgroundFetch],
    standings: [.ended, .rebooted], verdict: .allowed, guarantee: .discretionary,
    sources: [.s46, .s40]),
  .relaunch(
    "relaunch.founding.standard-location", .founding, triggers: [.standardLocation],
    standings: [.ended, .rebooted], verdict: .allowed, conflict: .standardLocationRelaunch,
    sources: [.s46],
    note: """
      An update that meets its criteria relaunches the app; Apple's reference pages say that \
      standard updates do not.
      """),
  .relaunch(
    "relaunch.founding.newsstand-push", .founding, triggers: [.newsstandPush],
    standings: [.inMemory, .ended], verdict: .allowed, sources: [.s42]),
  .relaunch(
    "relaunch.founding.standard-location.no-mode", .founding, triggers: [.standardLocation],
    standings: [.inMemory], verdict: .forbidden, precedence: .gate, unless: [.modeLocation],
    sources: [.s37, .s38]),
  .relaunch(
    "relaunch.founding.push.no-mode", .founding, triggers: [.silentPush],
    standings: [.inMemory, .ended, .rebooted], verdict: .forbidden, precedence: .gate,
    unless: [.modeRemoteNotification], sources: [.s41, .s33]),
  .relaunch(
    "relaunch.founding.fetch.no-mode", .founding, triggers: [.backgroundFetch],
    standings: [.inMemory, .ended, .rebooted], verdict: .forbidden, precedence: .gate,
    unless: [.modeFetch], sources: [.s40, .s33]),
  .relaunch(
    "relaunch.founding.bluetooth-central.no-mode", .founding, triggers: [.bluetoothCentral],
    standings: [.inMemory, .ended, .rebooted], verdict: .forbidden, precedence: .gate,
    unless: [.modeBluetoothCentral], sources: [.s44, .s33]),
  .relaunch(
    "relaunch.founding.bluetooth-peripheral.no-mode", .founding,
    triggers: [.bluetoothPeripheral], standings: [.inMemory, .ended, .rebooted],
    verdict: .forbidden, precedence: .gate, unless: [.modeBluetoothPeripheral],
    sources: [.s44, .s33]),
  .relaunch(
    "relaunch.founding.accessory.no-mode", .founding, triggers: .accessory,
    standings: [.inMemory], verdict: .forbidden, precedence: .gate,
    unless: [.modeExternalAccessory], sources: [.s43, .s33]),
  .relaunch(
    "relaunch.founding.newsstand.no-mode", .founding,
    triggers: [.newsstandPush, .newsstandDownloadFinished],
    standings: [.inMemory, .ended, .rebooted], verdict: .forbidden, precedence: .gate,
    unless: [.modeNewsstandContent], sources: [.s42, .s33]),
  .relaunch(
    "relaunch.founding.audio.no-mode", .founding, triggers: [.audioDataNeeded],
    standings: [.inMemory, .ended, .rebooted], verdict: .forbidden, precedence: .gate,
    unless: [.modeAudio], sources: [.s34, .s33]),
  .relaunch(
    "relaunch.founding.voip.no-mode", .founding,
    triggers: [.voipBoot, .voipSocketData, .voipKeepAlive],
    standings: [.inMemory, .ended, .rebooted], verdict: .forbidden, precedence: .gate,
    unless: [.modeVoIP], sources: [.s39, .s33]),
  .relaunch(
    "relaunch.founding.url-authentication", .founding,
    triggers: [.urlSessionAuthentication], standings: [.ended], verdict: .allowed, sources: [.s45]),
  .relaunch(
    "relaunch.founding.url-session.no-launch-events", .founding, triggers: .urlSession,
    standings: [.ended, .rebooted], verdict: .forbidden, precedence: .gate,
    unless: [.sessionSendsLaunchEvents], sources: [.s45]),
  .relaunch(
    "relaunch.founding.rebooted", .founding, triggers: .foundingList,
    standings: [.rebooted], verdict: .allowed, sources: [.s48, .s46],
    note: "A restart of the device ends the force-quit state."),
  .relaunch(
    "relaunch.founding.voip-boot", .founding, triggers: [.voipBoot], standings: [.rebooted],
    verdict: .allowed, sources: [.s46, .s39]),
  .relaunch(
    "relaunch.founding.wake", .founding,
    triggers: [.standardLocation, .significantLocationChange, .voipSocketData, .silentPush],
    standings: [.inMemory], verdict: .allowed, sources: [.s36, .s38, .s39, .s41]),
  .relaunch(
    "relaunch.founding.voip-keep-alive", .founding, triggers: [.voipKeepAlive],
    standings: [.inMemory], verdict: .allowed, sources: [.s31],
    note: "The handler is called periodically once the app is in the background."),
  .relaunch(
    "relaunch.founding.wake.transfers", .founding,
    triggers: .any(
      of: .accessory, .bluetooth,
      [.newsstandDownloadFinished, .urlSessionFinished, .urlSessionAuthentication]),
    standings: [.inMemory], verdict: .allowed,
    sources: [.s42, .s43, .s44, .s45]),
  .relaunch(
    "relaunch.founding.fetch.wake", .founding, triggers: [.backgroundFetch],
    standings: [.inMemory], verdict: .allowed, guarantee: .discretionary, sources: [.s40]),
  .relaunch(
    "relaunch.founding.force-quit", .founding, triggers: .foundingAll,
    standings: [.forceQuit], verdict: .forbidden, sources: [.s47, .s48, .s50],
    note: """
      Pending background transfers are cancelled. The user must launch the app, or restart the \
      device.
      """),
  .relaunch(
    "relaunch.founding.force-quit.location", since: 8, .founding,
    triggers: [.standardLocation, .significantLocationChange, .regionEnter, .regionExit],
    standings: [.forceQuit], verdict: .allowed, precedence: .exception,
    conflict: .locationAfterForceQuit, sources: [.s47],
    note: "This is the exception from 8.0 on; it was measured on 7.1."),
  .relaunch(
    "relaunch.founding.before-first-unlock", .founding, triggers: .foundingAll,
    standings: [.ended, .forceQuit, .rebooted], verdict: .forbidden, precedence: .gate,
    unless: [.firstUnlockDone], sources: [.s49]),
  .relaunch(
    "relaunch.founding.significant-location.no-cellular", .founding,
    triggers: [.significantLocationChange], standings: [.inMemory, .ended, .rebooted],
    verdict: .forbidden, precedence: .gate, unless: [.cellular], sources: [.s36]),
  .relaunch(
    "relaunch.founding.user", since: .oldest, .founding, triggers: [.userTap],
    standings: [.inMemory, .ended, .forceQuit, .rebooted], verdict: .allowed, guarantee: .immediate,
    sources: [.s48, .s14]),
]
