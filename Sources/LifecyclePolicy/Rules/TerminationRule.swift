// The form of a rule on termination codes.

/// What the codes of some namespaces mean.
public struct TerminationRule: RuleRow {
  public let id: Text
  public var since: OSVersion = .oldest
  public var until: OSVersion = .open
  public let basis: Basis
  /// Empty for any.
  public var namespaces: Mask<TerminationNamespace> = .none
  /// The codes, from `low` to `high`, both in it.
  public let low: UInt64
  public let high: UInt64
  /// `forbidden` for what is known and no life cycle termination.
  public var verdict: Verdict = .allowed
  public var cause: Termination?
  /// The allowance that was used up.
  public var allowance: Allowance?
  /// The rule of conduct that was broken.
  public var activity: Activity?
  /// What the code means, as a sentence.
  public let text: Text
  public var precedence: Precedence = .base
  public var when: Mask<Condition> = .none
  public var unless: Mask<Condition> = .none
  public var conflict: Conflict?
  public let sources: Sources
  public var note = Text()
}

extension TerminationRule: DecidingRow {
  @inline(__always)
  static func at(_ index: Int, in book: some RuleBook) -> TerminationRule {
    book.termination(index)
  }

  func tellsTheSame(as other: TerminationRule) -> Bool {
    cause == other.cause && allowance == other.allowance && activity == other.activity
      && text.isSame(as: other.text)
  }
}
