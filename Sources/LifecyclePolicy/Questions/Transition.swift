// May the app go from one state to another for a cause, and which callbacks does it get?

extension Policy {
  /// Returns whether the app may go from one state to another for the cause in the question.
  @inline(__always)
  public func transition(_ query: TransitionQuery) -> TransitionAnswer { answer(to: query) }

  /// Returns the question. If the question has no `to`, adds the state that `findTarget` chooses,
  /// if it chooses one.
  func withTarget(_ query: TransitionQuery) -> TransitionQuery {
    query.to == nil ? findTarget(query).query : query
  }

  /// Calls `body` with the callbacks and notifications of a transition, in order, until `body`
  /// returns false.
  @inline(never)
  package func forEachStep(_ query: TransitionQuery, _ body: (TransitionStep) -> Bool) {
    forEachStep(of: stepRules(query), query, body)
  }

  /// Calls `body` as `forEachStep` does, for a transition whose rules are known.
  @inline(__always)
  func forEachStep(
    of rules: StepRules, _ query: TransitionQuery, _ body: (TransitionStep) -> Bool
  ) {
    withSteps(rules, from: query.from, query.trigger) { list in
      var index = 0
      while index < list.count, body(list[index]) { index &+= 1 }
    }
  }

  /// Returns the rules whose callbacks a transition delivers.
  func stepRules(_ query: TransitionQuery) -> StepRules {
    let query = withTarget(query)
    return settledRules(query) ?? findTransition(query).rules
  }

  /// Returns the rule by which the system makes a transition to a given state, and the rules whose
  /// callbacks it delivers; nil if the system does not make the transition, or if a fact that is
  /// not known decides. Gives no reasons, and is therefore quicker than `transition`.
  @inline(never)
  func madeBySystem(_ query: TransitionQuery) -> (rule: RuleIndex?, steps: StepRules)? {
    if let settled = settled(query) {
      guard settled.newestVerdict == .allowed, settled.reason == nil else { return nil }
      return (settled.rule, stepRules(query))
    }
    guard let name = lifecycle.lifecycle else { return nil }
    let rule = ruleTaken(query, name, lifecycle.states)
    guard rule >= 0 else { return nil }
    let steps = StepRules(rule)
    if let alternative = lifecycle.alternative {
      let other = ruleTaken(query, alternative, lifecycle.alternativeStates)
      guard other >= 0, hasSameSteps(steps, StepRules(other), query.trigger) else { return nil }
    }
    return (RuleIndex(rule), steps)
  }
}
