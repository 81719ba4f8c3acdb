// How long may it take?

/// An allowance's figures, and what follows when they are used up.
public struct DeadlineAnswer: Sendable, Equatable {
  public var verdict: Verdict = .unspecified
  public var newestVerdict: Verdict = .unspecified
  public var rule: RuleReference?
  public var evidence: Evidence?
  public var isDisputed = false
  /// What the app should keep to; nil where none is known.
  public var advice: Nanoseconds?
  /// What the system enforces; nil where none is known.
  public var limit: Nanoseconds?
  /// How long before the limit the app is warned; nil where not known.
  public var warning: Nanoseconds?
  public var atExpiry: Expiry?
  public var code: TerminationCode?
  /// Whether the app can ask for more.
  public var extendable: Fact = .unknown
  public var requires: Mask<Condition> = .none
}

extension Allowance: Matter {
  var subject: Subject { .deadline(self) }
  func isAbout(_ row: DeadlineRule) -> Bool { row.allowances.contains(self) }
}

extension RuleBook {
  @inline(never)
  func findDeadline(
    _ allowance: Allowance, in context: Context, override: LimitOverride?
  ) -> DeadlineAnswer {
    let decision = decide(allowance, in: context)
    var answer = DeadlineAnswer()
    if decision.index >= 0 {
      let row = deadline(decision.index)
      answer.verdict = decision.isConditional ? .conditional : row.verdict
      answer.rule = RuleReference(.deadline, decision.index)
      answer.evidence = row.basis.evidence
      answer.isDisputed = row.conflict != nil
      answer.advice = row.advice
      answer.limit = row.limit
      answer.warning = row.warning
      answer.atExpiry = row.atExpiry
      answer.code = row.code
      answer.extendable = row.extendable
      answer.requires = decision.requires
    }
    answer.newestVerdict = answer.verdict
    if let override { answer.apply(override) }
    if context.isUnknownOS { answer.verdict = .unknownOS }
    return answer
  }
}

extension DeadlineAnswer {
  /// Puts the host's figures in the place of the rule's, where there is such an allowance.
  mutating func apply(_ override: LimitOverride) {
    guard override != LimitOverride(), newestVerdict != .notApplicable else { return }
    if let limit = override.limit { self.limit = limit }
    if let advice = override.advice { self.advice = advice }
    if let warning = override.warning { self.warning = warning }
    if let limit, let warning, warning > limit { self.warning = limit }
    evidence = .overridden
    isDisputed = false
    if newestVerdict == .unspecified {
      verdict = .allowed
      newestVerdict = .allowed
    }
  }
}
