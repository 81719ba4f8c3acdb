// The form of a rule on a number.

/// How many the system allows, and what becomes of more.
public struct QuotaRule: RuleRow {
  public let id: Text
  public var since: OSVersion = .v(4)
  public var until: OSVersion = .open
  public let basis: Basis
  public let quota: Quota
  public var verdict: Verdict = .allowed
  /// nil where no source gives a figure.
  public var count: Int64?
  public var unit: QuotaUnit = .count
  /// The span that it counts in; nil where it is not a rate.
  public var window: Nanoseconds?
  public var atExcess: Expiry?
  public var precedence: Precedence = .base
  public var when: Mask<Condition> = .none
  public var unless: Mask<Condition> = .none
  public var conflict: Conflict?
  public let sources: Sources
  public var note = Text()
}

extension QuotaRule: DecidingRow {
  @inline(__always)
  static func at(_ index: Int, in book: some RuleBook) -> QuotaRule { book.quota(index) }

  func tellsTheSame(as other: QuotaRule) -> Bool {
    count == other.count && unit == other.unit && window == other.window
      && atExcess == other.atExcess
  }
}
