// The form of a relaunch rule, and the sets that its tables use.

/// For these triggers and these standings: does the event wake or launch the app?
public struct RelaunchRule: RuleRow {
  public let id: Text
  public var since: OSVersion = .v(4)
  public var until: OSVersion = .open
  public let basis: Basis
  public let triggers: Mask<Trigger>
  public let standings: Mask<Standing>
  /// Only after these terminations; empty for any.
  public var terminations: Mask<Termination> = .none
  public let verdict: Verdict
  public var guarantee: Guarantee?
  public var precedence: Precedence = .base
  public var when: Mask<Condition> = .none
  public var unless: Mask<Condition> = .none
  public var conflict: Conflict?
  public let sources: Sources
  public var note = Text()
}

extension RelaunchRule: DecidingRow {
  @inline(__always)
  static func at(_ index: Int, in book: some RuleBook) -> RelaunchRule { book.relaunch(index) }

  func tellsTheSame(as other: RelaunchRule) -> Bool { guarantee == other.guarantee }
}

extension Mask where Element == Standing {
  static var notInMemory: Mask {
    Mask(.ended, .forceQuit, .rebooted, .optedOut, .heldButton, .updated)
  }
  /// In memory or not, as long as the app is installed.
  static var anywhere: Mask { Mask<Standing>.notInMemory.union(Mask(.inMemory)) }
}

extension Mask where Element == Trigger {
  /// What the user does.
  static var user: Mask { Mask(.userTap, .notificationTap, .openURL, .handoff, .quickAction) }
  static var regions: Mask { Mask(.regionEnter, .regionExit, .beacon) }
  /// Location services that relaunch by Apple's table, as far as they came before visits.
  static var monitoredLocation: Mask {
    Mask(.significantLocationChange, .regionEnter, .regionExit, .beacon)
  }
  static var relaunchingLocation: Mask {
    Mask<Trigger>.monitoredLocation.union(Mask(.visit, .monitorCondition))
  }
  static var urlSession: Mask { Mask(.urlSessionFinished, .urlSessionAuthentication) }
  static var silent: Mask { Mask(.silentPush, .silentPushWithAlert) }
  static var bluetooth: Mask { Mask(.bluetoothCentral, .bluetoothPeripheral) }
  static var accessory: Mask { Mask(.accessoryData, .accessoryConnection) }
  static var legacyVoIP: Mask { Mask(.voipBoot, .voipSocketData, .voipRelaunchAfterExit) }
  static var scheduled: Mask { Mask(.appRefreshTask, .processingTask, .continuedProcessingTask) }

  /// What runs an app without the user, as far as any source says that it does.
  static var background: Mask {
    Mask<Trigger>.relaunchingLocation.union(.urlSession).union(.silent).union(.bluetooth)
      .union(.accessory).union(.legacyVoIP).union(.scheduled)
      .union(Mask(.standardLocation, .backgroundFetch, .newsstandPush, .newsstandDownloadFinished))
      .union(Mask(.voipPush, .pushToTalk, .audioDataNeeded, .healthResearchTask))
      .union(Mask(.healthkitDelivery, .watchMessage))
  }
}
