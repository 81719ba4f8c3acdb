// What every answer by one rule has in common.

/// Verdict, rule and evidence.
public struct Ruling: Sendable, Equatable {
  public var verdict: Verdict = .unspecified
  public var newestVerdict: Verdict = .unspecified
  public var rule: RuleReference?
  public var evidence: Evidence?
  public var isDisputed = false
  public var requires: Mask<Condition> = .none

  init() {}

  /// The ruling of a decision; silence where no row decided.
  init<Row: RuleRow>(
    _ decision: Decision, of family: Family, _ row: Row?, _ verdict: Verdict, in context: Context
  ) {
    if let row {
      self.verdict = decision.isConditional ? .conditional : verdict
      rule = RuleReference(family, decision.index)
      evidence = row.basis.evidence
      isDisputed = row.conflict != nil
      requires = decision.requires
    }
    finish(in: context)
  }

  /// Makes the ruling conditional where an unknown fact decides whether the app has the state.
  mutating func lean(
    on lifecycle: LifecycleAnswer, having state: LifecycleState, in context: Context
  ) {
    guard let alternative = lifecycle.alternative, newestVerdict != .unspecified,
      lifecycle.states(of: alternative).contains(state) != lifecycle.states.contains(state)
    else { return }
    verdict = .conditional
    requires = requires.union(lifecycle.requires)
    finish(in: context)
  }

  /// Puts the verdict of an OS newer than the rule set in the place of the newest known one's.
  mutating func finish(in context: Context) {
    newestVerdict = verdict
    if context.isUnknownOS { verdict = .unknownOS }
  }
}

/// An answer by one rule, with what the ruling has at hand.
public protocol RuledAnswer {
  var ruling: Ruling { get }
}

extension RuledAnswer {
  public var verdict: Verdict { ruling.verdict }
  public var newestVerdict: Verdict { ruling.newestVerdict }
  public var rule: RuleReference? { ruling.rule }
  public var evidence: Evidence? { ruling.evidence }
  public var isDisputed: Bool { ruling.isDisputed }
  public var requires: Mask<Condition> { ruling.requires }
}
