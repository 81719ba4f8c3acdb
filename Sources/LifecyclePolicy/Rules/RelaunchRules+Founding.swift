// Relaunch as the founding articles state it: the evidence profile `article`.

extension Mask where Element == Trigger {
  /// The list of the article after Apple's guide, call at boot aside.
  static var foundingList: Mask {
    Mask(.significantLocationChange, .regionEnter, .regionExit)
      .union(Mask(.audioDataNeeded, .bluetoothCentral, .bluetoothPeripheral, .silentPush))
      .union(Mask(.urlSessionFinished, .newsstandDownloadFinished))
  }
  /// All that the article says is not launched after a force quit.
  static var foundingAll: Mask {
    Mask<Trigger>.foundingList.union(Mask(.urlSessionAuthentication, .voipBoot, .backgroundFetch))
      .union(Mask(.standardLocation, .newsstandPush))
  }
}

let relaunchOfTheFoundingArticles: [RelaunchRule] = [
  RelaunchRule(
    id: "relaunch.founding.ended", basis: .founding, triggers: .foundingList,
    standings: Mask(.ended), verdict: .allowed, sources: Sources(.s46, .s36),
    note: "An app that ended for any reason other than a force quit."),
  RelaunchRule(
    id: "relaunch.founding.fetch", basis: .founding, triggers: Mask(.backgroundFetch),
    standings: Mask(.ended, .rebooted), verdict: .allowed, guarantee: .discretionary,
    sources: Sources(.s46, .s40)),
  RelaunchRule(
    id: "relaunch.founding.standard-location", basis: .founding,
    triggers: Mask(.standardLocation), standings: Mask(.ended, .rebooted), verdict: .allowed,
    conflict: .standardLocationRelaunch, sources: Sources(.s46),
    note: """
      An update that meets its criteria; Apple's reference pages say that standard updates do not \
      relaunch.
      """
  ),
  RelaunchRule(
    id: "relaunch.founding.newsstand-push", basis: .founding, triggers: Mask(.newsstandPush),
    standings: Mask(.inMemory, .ended), verdict: .allowed, sources: Sources(.s42)),
  RelaunchRule(
    id: "relaunch.founding.standard-location.no-mode", basis: .founding,
    triggers: Mask(.standardLocation), standings: Mask(.inMemory), verdict: .forbidden,
    precedence: .gate, unless: Mask(.modeLocation), sources: Sources(.s37, .s38)),
  RelaunchRule(
    id: "relaunch.founding.push.no-mode", basis: .founding, triggers: Mask(.silentPush),
    standings: Mask(.inMemory, .ended, .rebooted), verdict: .forbidden, precedence: .gate,
    unless: Mask(.modeRemoteNotification), sources: Sources(.s41, .s33)),
  RelaunchRule(
    id: "relaunch.founding.fetch.no-mode", basis: .founding, triggers: Mask(.backgroundFetch),
    standings: Mask(.inMemory, .ended, .rebooted), verdict: .forbidden, precedence: .gate,
    unless: Mask(.modeFetch), sources: Sources(.s40, .s33)),
  RelaunchRule(
    id: "relaunch.founding.bluetooth-central.no-mode", basis: .founding,
    triggers: Mask(.bluetoothCentral), standings: Mask(.inMemory, .ended, .rebooted),
    verdict: .forbidden, precedence: .gate, unless: Mask(.modeBluetoothCentral),
    sources: Sources(.s44, .s33)),
  RelaunchRule(
    id: "relaunch.founding.bluetooth-peripheral.no-mode", basis: .founding,
    triggers: Mask(.bluetoothPeripheral), standings: Mask(.inMemory, .ended, .rebooted),
    verdict: .forbidden, precedence: .gate, unless: Mask(.modeBluetoothPeripheral),
    sources: Sources(.s44, .s33)),
  RelaunchRule(
    id: "relaunch.founding.accessory.no-mode", basis: .founding, triggers: .accessory,
    standings: Mask(.inMemory), verdict: .forbidden, precedence: .gate,
    unless: Mask(.modeExternalAccessory), sources: Sources(.s43, .s33)),
  RelaunchRule(
    id: "relaunch.founding.newsstand.no-mode", basis: .founding,
    triggers: Mask(.newsstandPush, .newsstandDownloadFinished),
    standings: Mask(.inMemory, .ended, .rebooted), verdict: .forbidden, precedence: .gate,
    unless: Mask(.modeNewsstandContent), sources: Sources(.s42, .s33)),
  RelaunchRule(
    id: "relaunch.founding.audio.no-mode", basis: .founding, triggers: Mask(.audioDataNeeded),
    standings: Mask(.inMemory, .ended, .rebooted), verdict: .forbidden, precedence: .gate,
    unless: Mask(.modeAudio), sources: Sources(.s34, .s33)),
  RelaunchRule(
    id: "relaunch.founding.voip.no-mode", basis: .founding,
    triggers: Mask(.voipBoot, .voipSocketData), standings: Mask(.inMemory, .ended, .rebooted),
    verdict: .forbidden, precedence: .gate, unless: Mask(.modeVoIP), sources: Sources(.s39, .s33)),
  RelaunchRule(
    id: "relaunch.founding.url-authentication", basis: .founding,
    triggers: Mask(.urlSessionAuthentication), standings: Mask(.ended), verdict: .allowed,
    sources: Sources(.s45)),
  RelaunchRule(
    id: "relaunch.founding.url-session.no-launch-events", basis: .founding, triggers: .urlSession,
    standings: Mask(.ended, .rebooted), verdict: .forbidden, precedence: .gate,
    unless: Mask(.sessionSendsLaunchEvents), sources: Sources(.s45)),
  RelaunchRule(
    id: "relaunch.founding.rebooted", basis: .founding, triggers: .foundingList,
    standings: Mask(.rebooted), verdict: .allowed, sources: Sources(.s48, .s46),
    note: "A restart of the device ends the force-quit state."),
  RelaunchRule(
    id: "relaunch.founding.voip-boot", basis: .founding, triggers: Mask(.voipBoot),
    standings: Mask(.rebooted), verdict: .allowed, sources: Sources(.s46, .s39)),
  RelaunchRule(
    id: "relaunch.founding.wake", basis: .founding,
    triggers: Mask(.standardLocation, .significantLocationChange, .voipSocketData, .silentPush),
    standings: Mask(.inMemory), verdict: .allowed, sources: Sources(.s36, .s38, .s39, .s41)),
  RelaunchRule(
    id: "relaunch.founding.wake.transfers", basis: .founding,
    triggers: Mask(.newsstandDownloadFinished, .urlSessionFinished, .urlSessionAuthentication)
      .union(.accessory).union(.bluetooth),
    standings: Mask(.inMemory), verdict: .allowed, sources: Sources(.s42, .s43, .s44, .s45)),
  RelaunchRule(
    id: "relaunch.founding.fetch.wake", basis: .founding, triggers: Mask(.backgroundFetch),
    standings: Mask(.inMemory), verdict: .allowed, guarantee: .discretionary,
    sources: Sources(.s40)),
  RelaunchRule(
    id: "relaunch.founding.force-quit", basis: .founding,
    triggers: .foundingAll, standings: Mask(.forceQuit), verdict: .forbidden,
    sources: Sources(.s47, .s48, .s50),
    note: """
      Pending background transfers are cancelled. The user must launch the app, or restart the \
      device.
      """
  ),
  RelaunchRule(
    id: "relaunch.founding.force-quit.location", since: .v(8), basis: .founding,
    triggers: Mask(.standardLocation, .significantLocationChange, .regionEnter, .regionExit),
    standings: Mask(.forceQuit), verdict: .allowed, precedence: .exception,
    conflict: .locationAfterForceQuit, sources: Sources(.s47),
    note: "The exception from 8.0 on; measured it was 7.1."),
  RelaunchRule(
    id: "relaunch.founding.before-first-unlock", basis: .founding,
    triggers: .foundingAll, standings: Mask(.ended, .forceQuit, .rebooted), verdict: .forbidden,
    precedence: .gate,
    unless: Mask(.firstUnlockDone), sources: Sources(.s49)),
  RelaunchRule(
    id: "relaunch.founding.significant-location.no-cellular", basis: .founding,
    triggers: Mask(.significantLocationChange), standings: Mask(.inMemory, .ended, .rebooted),
    verdict: .forbidden, precedence: .gate, unless: Mask(.cellular), sources: Sources(.s36)),
  RelaunchRule(
    id: "relaunch.founding.user", since: .oldest, basis: .founding, triggers: Mask(.userTap),
    standings: Mask(.inMemory, .ended, .forceQuit, .rebooted), verdict: .allowed,
    guarantee: .immediate, sources: Sources(.s48, .s14)),
]

extension RuleTables {
  var relaunchCount: Int {
    relaunchInGeneral.count &+ relaunchForLocation.count &+ relaunchForBackgroundWork.count
      &+ relaunchForDevices.count &+ relaunchBySystem.count
      &+ relaunchOfTheFoundingArticles.count
  }

  func relaunch(_ index: Int) -> RelaunchRule {
    var index = index.clamped(below: relaunchCount)
    if index < relaunchInGeneral.count { return relaunchInGeneral[index] }
    index &-= relaunchInGeneral.count
    if index < relaunchForLocation.count { return relaunchForLocation[index] }
    index &-= relaunchForLocation.count
    if index < relaunchForBackgroundWork.count { return relaunchForBackgroundWork[index] }
    index &-= relaunchForBackgroundWork.count
    if index < relaunchForDevices.count { return relaunchForDevices[index] }
    index &-= relaunchForDevices.count
    if index < relaunchBySystem.count { return relaunchBySystem[index] }
    index &-= relaunchBySystem.count
    return relaunchOfTheFoundingArticles[index]
  }
}
