// The life cycle of a policy's app.

/// The life cycle of an app, with the rule that determines it.
public struct LifecycleAnswer: Sendable, Equatable {
  /// nil if no rule decides.
  public var lifecycle: Lifecycle?
  public var states: Mask<LifecycleState> = .none
  public var rule: RuleIndex?
  /// The other life cycle that the app may have, depending on an unknown fact.
  public var alternative: Lifecycle?
  /// The states of the alternative life cycle.
  public var alternativeStates: Mask<LifecycleState> = .none
  /// The facts that decide between the two life cycles.
  public var requires: Mask<Condition> = .none

  /// Makes the answer for the case that no rule decides.
  init() {}

  @inline(__always)
  init(_ rule: BookRule) {
    lifecycle = rule.value(.lifecycle, .lifecycle)
    states = rule.set(.states, .lifecycle)
    self.rule = RuleIndex(rule.number)
  }
}

extension Policy {
  /// Returns the life cycle that is given by the first rule that is certain to apply. If a rule of
  /// higher precedence may apply, the life cycle of that higher rule becomes the alternative.
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
