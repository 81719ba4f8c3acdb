// The form of a rule on a background mode.

/// One background mode in one span of versions.
public struct ModeRule: RuleRow {
  public let id: Text
  public var since: OSVersion = .v(4)
  public var until: OSVersion = .open
  public let basis: Basis
  public let mode: BackgroundMode
  /// `notApplicable` where it has no effect any more.
  public var verdict: Verdict = .allowed
  /// The version that deprecated it; `open` where none did.
  public var deprecated: OSVersion = .open
  /// The triggers that it enables.
  public var wakes: Mask<Trigger> = .none
  /// What it permits in the background.
  public var permits: Mask<Activity> = .none
  /// What keeps the app from being suspended while it goes on.
  public var keepsRunning: Mask<Activity> = .none
  public var precedence: Precedence = .base
  public var when: Mask<Condition> = .none
  public var unless: Mask<Condition> = .none
  public var conflict: Conflict?
  public let sources: Sources
  public var note = Text()
}

extension ModeRule: DecidingRow {
  @inline(__always)
  static func at(_ index: Int, in book: some RuleBook) -> ModeRule { book.mode(index) }

  func tellsTheSame(as other: ModeRule) -> Bool {
    wakes == other.wakes && permits == other.permits && keepsRunning == other.keepsRunning
  }
}
