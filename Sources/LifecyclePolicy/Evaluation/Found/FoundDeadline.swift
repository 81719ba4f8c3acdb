// Finds how long something may take, according to the rule about it.

/// The figures of an allowance, and what follows when the allowance is used up.
public struct DeadlineAnswer: RuledAnswer, Sendable, Equatable {
  public var ruling = Ruling()
  /// The time within which the app should finish; nil if none is known.
  @Lasting public var advice: Nanoseconds?
  /// The time that the system enforces; nil if none is known.
  @Lasting public var limit: Nanoseconds?
  /// The time between the warning and the limit; nil if it is unknown.
  @Lasting public var warning: Nanoseconds?
  @Coded public var atExpiry: Expiry?
  @Coded public var code: TerminationCode?
  /// The way in which the process then ends; nil if the process does not end, or if no rule says
  /// how.
  @Coded public var termination: Termination?
  /// The moment at which the clock starts; nil if it is unknown.
  @Coded public var starts: Moment?
  /// The moments at which the clock is reset.
  public var resets: Mask<Moment> = .none
  /// True if all uses of the allowance share one clock.
  @inline(__always)
  public var isShared: Bool {
    get { ruling.flags & 8 != 0 }
    set { ruling.flags = ruling.flags & ~8 | (newValue ? 8 : 0) }
  }
  /// States whether the app can ask for more time.
  @inline(__always)
  public var extendable: Fact {
    get { Fact(given: extendableNumber) ?? .unknown }
    set { extendableNumber = newValue.rawValue }
  }
  /// The raw value of `extendable`: 0 for unknown, 1 for no, 2 for yes. In the flags, the bit with
  /// the value 2 stands for yes, and the bit with the value 4 stands for no.
  package var extendableNumber: Int32 {
    get { Int32(bitPattern: ruling.flags & 2 | ruling.flags &>> 2 & 1) }
    set {
      let number = UInt32(bitPattern: newValue)
      ruling.flags = ruling.flags & ~6 | number & 2 | (number & 1) &<< 2
    }
  }
}

extension DeadlineAnswer {
  /// The limit, or the advice if no limit is known; -1 if neither is known.
  @inline(__always)
  package var duration: Int64 { $limit == -1 ? $advice : $limit }
}

extension Policy {
  /// Finds the answer for an allowance, according to the rule about it.
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

  /// Replaces the rule's figures with the host's figures, if the allowance exists.
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
