// How long may it take?

/// An allowance's figures, and what follows when they are used up.
public struct DeadlineAnswer: RuledAnswer, Sendable, Equatable {
  public var ruling = Ruling()
  /// What the app should keep to; nil where none is known.
  @Lasting public var advice: Nanoseconds?
  /// What the system enforces; nil where none is known.
  @Lasting public var limit: Nanoseconds?
  /// How long before the limit the app is warned; nil where not known.
  @Lasting public var warning: Nanoseconds?
  @Coded public var atExpiry: Expiry?
  @Coded public var code: TerminationCode?
  /// Whether the app can ask for more.
  @inline(__always)
  public var extendable: Fact {
    get { given ?? .unknown }
    set { given = newValue }
  }
  @Coded private var given: Fact? = .unknown
  /// The number of whether it is extendable.
  @inline(__always)
  package var extendableNumber: Int32 {
    get { $given }
    set { $given = newValue }
  }
}

extension Policy {
  /// An allowance: advice, limit, warning, and what follows.
  public func deadline(_ allowance: Allowance) -> DeadlineAnswer {
    lookUp(allowance) ?? findDeadline(allowance)
  }

  /// The answer as it was worked out before; nil where it was not.
  @inline(__always)
  package func lookUp(_ allowance: Allowance) -> DeadlineAnswer? { tables.deadline(allowance) }

  private func findDeadline(_ allowance: Allowance) -> DeadlineAnswer {
    let decision = decide(.deadline(allowance))
    var answer = DeadlineAnswer()
    if decision.rule >= 0 {
      let rule = BookRule(decision.rule, in: book)
      answer.ruling = ruling(decision, rule.value(.verdict, .deadline) ?? .unspecified)
      answer.$advice = rule.wide(.advice, .deadline)
      answer.$limit = rule.wide(.limit, .deadline)
      answer.$warning = rule.wide(.warning, .deadline)
      answer.$atExpiry = rule.number(.atExpiry, .deadline)
      answer.code = rule.code(.deadline)
      answer.extendableNumber = rule.number(.extendable, .deadline)
    } else {
      answer.ruling = finish(Ruling())
    }
    if let override = limits.override(for: allowance) { apply(override, to: &answer) }
    return answer
  }

  /// Puts the host's figures in the place of the rule's, where there is such an allowance.
  private func apply(_ override: LimitOverride, to answer: inout DeadlineAnswer) {
    guard answer.newestVerdict != .notApplicable else { return }
    if let limit = override.limit { answer.limit = limit }
    if let advice = override.advice { answer.advice = advice }
    if let warning = override.warning { answer.warning = warning }
    if let limit = answer.limit, let warning = answer.warning, warning > limit {
      answer.warning = limit
    }
    answer.ruling.evidence = .overridden
    answer.ruling.isDisputed = false
    if answer.newestVerdict == .unspecified {
      answer.ruling.verdict = .allowed
      answer.ruling = finish(answer.ruling)
    }
  }
}
