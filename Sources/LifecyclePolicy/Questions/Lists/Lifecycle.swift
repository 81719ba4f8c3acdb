// Which life cycle the app of a policy has.

/// The life cycle of an app, with the rule that says so.
public struct LifecycleAnswer: Sendable, Equatable {
  /// nil where no rule says.
  public var lifecycle: Lifecycle?
  public var states: Mask<LifecycleState> = .none
  public var rule: RuleIndex?
  /// The life cycle that it has if an unknown fact is otherwise, and its states.
  public var alternative: Lifecycle?
  public var alternativeStates: Mask<LifecycleState> = .none
  /// The facts that choose between the two.
  public var requires: Mask<Condition> = .none

  /// No rule says.
  init() {}

  @inline(__always)
  init(_ rule: BookRule) {
    lifecycle = rule.value(.lifecycle, .lifecycle)
    states = rule.set(.states, .lifecycle)
    self.rule = RuleIndex(rule.number)
  }
}

extension Policy {
  /// The life cycle of the rule that applies; a rule above it that may apply has the alternative.
  @inline(never)
  func findLifecycle() -> LifecycleAnswer {
    guard let rule = certainRule(.lifecycle) else { return LifecycleAnswer() }
    var answer = LifecycleAnswer(rule)
    let decision = decide(.lifecycle)
    if decision.isConditional, decision.rival >= 0 {
      let rival = BookRule(decision.rival, in: book)
      answer.alternative = rival.value(.lifecycle, .lifecycle)
      answer.alternativeStates = rival.set(.states, .lifecycle)
      answer.requires = rival.when.union(rival.unless).subtracting(known.holding)
        .subtracting(known.failing)
    }
    return answer
  }
}
