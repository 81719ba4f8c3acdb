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
  /// How the process ends then; nil where it does not, or no rule says.
  @Coded public var termination: Termination?
  /// When its clock starts; nil where not known.
  @Coded public var starts: Moment?
  /// When its clock is set back.
  public var resets: Mask<Moment> = .none
  /// Whether all of the kind share one clock.
  @inline(__always)
  public var isShared: Bool {
    get { ruling.flags & 8 != 0 }
    set { ruling.flags = ruling.flags & ~8 | (newValue ? 8 : 0) }
  }
  /// Whether the app can ask for more.
  @inline(__always)
  public var extendable: Fact {
    get { Fact(given: extendableNumber) ?? .unknown }
    set { extendableNumber = newValue.rawValue }
  }
  /// The number of whether it is extendable: 1 for no, 2 for yes. In the flags yes is 2, and no is 4.
  package var extendableNumber: Int32 {
    get { Int32(bitPattern: ruling.flags & 2 | ruling.flags &>> 2 & 1) }
    set {
      let number = UInt32(bitPattern: newValue)
      ruling.flags = ruling.flags & ~6 | number & 2 | (number & 1) &<< 2
    }
  }
}

extension DeadlineAnswer {
  /// Its limit, or its advice where no limit is known; -1 for neither.
  @inline(__always)
  package var duration: Int64 { $limit == -1 ? $advice : $limit }
}

extension Policy {
  /// An allowance: advice, limit, warning, and what follows.
  public func deadline(_ allowance: Allowance) -> DeadlineAnswer {
    lookUp(allowance) ?? decideDeadline(allowance)
  }

  /// The answer as it was worked out before; nil where it was not.
  @inline(__always)
  package func lookUp(_ allowance: Allowance) -> DeadlineAnswer? { tables?.deadline(allowance) }

  /// The same without a look at what was worked out before.
  @inline(__always)
  package func decideDeadline(_ allowance: Allowance) -> DeadlineAnswer {
    settled(allowance) ?? findDeadline(allowance)
  }

  /// The answer, found by its rule.
  @inline(never)
  package func findDeadline(_ allowance: Allowance) -> DeadlineAnswer {
    let decision = decide(.deadline(allowance))
    var answer = DeadlineAnswer()
    if decision.rule >= 0 {
      let rule = BookRule(decision.rule, in: book)
      let row = rule.row(.deadline)
      answer.ruling = ruling(decision, row.value(.verdict) ?? .unspecified)
      answer.$advice = row.wide(.advice)
      answer.$limit = row.wide(.limit)
      answer.$warning = row.wide(.warning)
      answer.$atExpiry = row.number(.atExpiry)
      answer.code = row.code()
      answer.$termination = row.number(.termination)
      answer.extendableNumber = row.number(.extendable)
      answer.$starts = row.number(.starts)
      answer.resets = row.set(.resets)
      answer.isShared = row.raw(.shared) != 0
    } else {
      answer.ruling = finish(Ruling())
    }
    if let override = limits.override(for: allowance) { return apply(override, to: answer) }
    return answer
  }

  /// Puts the host's figures in the place of the rule's, where there is such an allowance.
  @inline(never)
  private func apply(_ override: LimitOverride, to found: DeadlineAnswer) -> DeadlineAnswer {
    guard found.newestVerdict != .notApplicable else { return found }
    var answer = found
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
    return answer
  }
}
