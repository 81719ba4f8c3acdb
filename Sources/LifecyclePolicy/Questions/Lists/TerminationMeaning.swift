// What does a termination code mean? What does an error code mean that reports a broken rule?

public struct TerminationQuery: Sendable, Equatable {
  /// The namespace of the code; nil if the report names no namespace.
  public var namespace: TerminationNamespace?
  /// The code. A negative error code is given as 32 bits: `UInt64(UInt32(bitPattern: -997))`.
  public var code: UInt64
  /// The domain of the error; nil for a termination code.
  public var errorDomain: ErrorDomain?

  public init(
    _ namespace: TerminationNamespace?, code: UInt64, of errorDomain: ErrorDomain? = nil
  ) {
    self.namespace = namespace
    self.code = code
    self.errorDomain = errorDomain
  }
}

extension TerminationQuery {
  var filter: Filter {
    var filter = Filter()
    filter.namespace = namespace
    filter.code = code
    filter.errorDomain = errorDomain
    return filter
  }
}

/// The verdict is allowed if the code stands for a termination of the life cycle with a known
/// cause, forbidden if the code is known but is not such a termination, and unspecified if the code
/// is unknown. For an error, the verdict is allowed if the error ends the app, and forbidden if the
/// error ends nothing.
public struct TerminationAnswer: RuledAnswer, Sendable, Equatable {
  public var ruling = Ruling()
  public var cause: Termination?
  /// The allowance that was used up.
  public var allowance: Allowance?
  /// The limit of the allowance on the OS, or its advice if no limit is known.
  public var allowanceDuration: Nanoseconds?
  /// The rule that the app broke: a rule about the allowance, or about conduct.
  public var brokenRule: RuleIndex?
}

extension Policy {
  /// Returns the meaning of a termination code or an error code.
  @inline(never)
  public func termination(_ query: TerminationQuery) -> TerminationAnswer {
    let decision = decide(.termination, query.filter)
    var answer = TerminationAnswer()
    answer.ruling = ruling(decision, in: .termination)
    guard let rule = rule(of: decision) else { return answer }
    answer.cause = rule.value(.cause, .termination)
    answer.allowance = rule.value(.allowance, .termination)
    if let allowance = answer.allowance {
      let deadline = deadline(allowance)
      answer.allowanceDuration = deadline.limit ?? deadline.advice
      if deadline.newestVerdict.may(be: .allowed) { answer.brokenRule = deadline.rule }
    }
    if let activity: Activity = rule.value(.activity, .termination) {
      answer.brokenRule = brokenRule(activity)
    }
    return answer
  }

  /// Returns the rule of conduct that forbids an activity in the suspended state. If there is no
  /// such rule, returns the rule that forbids the activity in the background.
  private func brokenRule(_ activity: Activity) -> RuleIndex? {
    let suspended = conduct(ConductQuery(in: .suspended, activity))
    if suspended.newestVerdict == .forbidden { return suspended.rule }
    let background = conduct(ConductQuery(in: .background, activity))
    return background.newestVerdict.may(be: .forbidden) ? background.rule : nil
  }

  /// Returns the meaning of a code as a sentence. The text is empty if the meaning is not known.
  public func meaning(of answer: TerminationAnswer) -> Text {
    guard let rule = answer.rule.map({ rule($0) }), rule.family == .termination else {
      return Text()
    }
    return rule.text(.text, .termination)
  }
}

extension Verdict {
  /// Returns whether the verdict is `other`, or may be `other` depending on an unknown fact.
  fileprivate func may(be other: Verdict) -> Bool { self == other || self == .conditional }
}
