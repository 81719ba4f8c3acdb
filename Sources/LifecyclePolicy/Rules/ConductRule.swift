// The form of a rule of conduct.

/// Whether an app may do something in some states, and what it costs if it must not.
public struct ConductRule: RuleRow {
  public let id: Text
  public var since: OSVersion = .v(4)
  public var until: OSVersion = .open
  public let basis: Basis
  public let activities: Mask<Activity>
  public let states: Mask<LifecycleState>
  public var verdict: Verdict = .allowed
  /// It must be over when this callback returns.
  public var stopBefore: Callback?
  public var price: Price?
  public var code: TerminationCode?
  public var precedence: Precedence = .base
  public var when: Mask<Condition> = .none
  public var unless: Mask<Condition> = .none
  public var conflict: Conflict?
  public let sources: Sources
  public var note = Text()
}

extension ConductRule: DecidingRow {
  @inline(__always)
  static func at(_ index: Int, in book: some RuleBook) -> ConductRule { book.conduct(index) }

  func tellsTheSame(as other: ConductRule) -> Bool {
    stopBefore == other.stopBefore && price == other.price && code == other.code
  }
}
