// Which life cycle the app of a context has.

/// The life cycle of an app, with the rule that says so.
public struct LifecycleAnswer: Sendable, Equatable {
  /// nil where no rule says.
  public let lifecycle: Lifecycle?
  public let states: Mask<AppState>
  public let rule: RuleReference?
  /// The life cycle that it has if an unknown fact is otherwise.
  public let alternative: Lifecycle?
  public let requires: Mask<Condition>

  /// The states of the life cycle, or of its alternative.
  func states(of lifecycle: Lifecycle) -> Mask<AppState> {
    lifecycle == self.lifecycle ? states : .withoutMultitasking
  }
}

extension RuleBook {
  @inline(never)
  func findLifecycle(in context: Context) -> LifecycleAnswer {
    var maker = DecisionMaker()
    var fallback = DecisionMaker()
    var index = 0
    while index < lifecycleCount {
      let row = lifecycle(index)
      if row.isInForce(in: context) {
        maker.take(row, at: index, allows: row.precedence != .base, in: context.known)
        if row.applicability(context.known) == .yes {
          fallback.take(row, at: index, allows: true, in: context.known)
        }
      }
      index &+= 1
    }
    let decision = maker.decision(in: context.known)
    guard decision.index >= 0 else {
      return LifecycleAnswer(
        lifecycle: nil, states: .none, rule: nil, alternative: nil, requires: .none)
    }
    let certain = fallback.decision(in: context.known).index
    let row = lifecycle(decision.isConditional && certain >= 0 ? certain : decision.index)
    return LifecycleAnswer(
      lifecycle: row.lifecycle, states: row.states,
      rule: RuleReference(
        .lifecycle, decision.isConditional && certain >= 0 ? certain : decision.index),
      alternative: decision.isConditional ? lifecycle(decision.index).lifecycle : nil,
      requires: decision.isConditional ? decision.requires : .none)
  }
}
