// What does a termination code mean?

public struct TerminationQuery: Sendable, Equatable {
  /// nil where the report names none.
  public var namespace: TerminationNamespace?
  public var code: UInt64

  public init(_ namespace: TerminationNamespace?, code: UInt64) {
    self.namespace = namespace
    self.code = code
  }
}

/// Allowed for a life cycle termination whose cause is known, forbidden for what is known and is
/// none, unspecified for what is not known.
public struct TerminationAnswer: RuledAnswer, Sendable, Equatable {
  public var ruling = Ruling()
  public var cause: Termination?
  /// The allowance that was used up.
  public var allowance: Allowance?
  /// Its limit on the OS, or its advice.
  public var allowed: Nanoseconds?
  /// The rule that was broken: on the allowance, or of conduct.
  public var brokenRule: RuleReference?
}

extension TerminationQuery: Matter {
  var subject: Subject { .termination }

  func isAbout(_ row: TerminationRule) -> Bool { true }

  func means(_ row: TerminationRule) -> Bool {
    guard code >= row.low, code <= row.high else { return false }
    // Reports before 10.0 print no namespace, and are SpringBoard's. Small numbers mean something in
    // their namespace alone.
    guard let namespace else {
      return row.namespaces.isEmpty || row.low > 0xffff && row.namespaces.contains(.springboard)
    }
    return row.namespaces.isEmpty || row.namespaces.contains(namespace)
  }
}

extension RuleBook {
  @inline(never)
  func findTermination(
    _ query: TerminationQuery, in context: Context, override: (Allowance) -> LimitOverride?
  ) -> TerminationAnswer {
    let decision = decide(query, in: context)
    var answer = TerminationAnswer()
    guard decision.index >= 0 else {
      answer.ruling.finish(in: context)
      return answer
    }
    let row = termination(decision.index)
    answer.ruling = Ruling(decision, of: .termination, row, row.verdict, in: context)
    answer.cause = row.cause
    answer.allowance = row.allowance
    if let allowance = row.allowance {
      let deadline = findDeadline(allowance, in: context, override: override(allowance))
      answer.allowed = deadline.limit ?? deadline.advice
      if deadline.newestVerdict.may(be: .allowed) { answer.brokenRule = deadline.rule }
    }
    if let activity = row.activity {
      answer.brokenRule = findBroken(activity, in: context)
    }
    return answer
  }

  /// The rule of conduct that forbids an activity, in the order of states nearest to the end.
  private func findBroken(_ activity: Activity, in context: Context) -> RuleReference? {
    let suspended = findConduct(ConductQuery(in: .suspended, activity), in: context)
    if suspended.ruling.newestVerdict == .forbidden { return suspended.ruling.rule }
    let background = findConduct(ConductQuery(in: .background, activity), in: context)
    return background.ruling.newestVerdict.may(be: .forbidden) ? background.ruling.rule : nil
  }

  /// What a termination rule says, as a sentence.
  func meaning(of rule: RuleReference?) -> Text {
    guard let rule, rule.family == .termination else { return Text() }
    return termination(rule.index).text
  }
}

extension Verdict {
  /// Whether it is that verdict, or turns on a fact.
  fileprivate func may(be other: Verdict) -> Bool { self == other || self == .conditional }
}
