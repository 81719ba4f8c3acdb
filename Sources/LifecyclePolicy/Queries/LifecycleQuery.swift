// Which life cycle the app of a context has.

/// The life cycle of an app, with the rule that says so.
public struct LifecycleAnswer: Sendable, Equatable {
  /// nil where no rule says.
  public var lifecycle: Lifecycle?
  public var states: Mask<LifecycleState> = .none
  public var rule: RuleReference?
  /// The life cycle that it has if an unknown fact is otherwise.
  public var alternative: Lifecycle?
  /// The facts that choose between the two.
  public var requires: Mask<Condition> = .none

  /// The states of the life cycle, or of its alternative.
  func states(of lifecycle: Lifecycle) -> Mask<LifecycleState> {
    lifecycle == self.lifecycle ? states : .withoutMultitasking
  }
}

extension RuleBook {
  /// The row of highest precedence that applies; one above it that may apply is the alternative.
  @inline(never)
  func findLifecycle(in context: Context) -> LifecycleAnswer {
    if let index = lifecycleRow(in: context) {
      let row = lifecycle(index)
      return LifecycleAnswer(
        lifecycle: row.lifecycle, states: row.states, rule: RuleReference(.lifecycle, index))
    }
    let candidates = candidates(for: .lifecycle, in: context.era)
    var certain = -1
    var possible = -1
    var position = 0
    while position < candidates.count {
      let index = candidates[position]
      let row = lifecycle(index)
      if candidates.have(row, in: context, { _ in true }) {
        switch row.applicability(context.known) {
        case .no: break
        case .yes:
          if certain < 0 || row.precedence > lifecycle(certain).precedence { certain = index }
        case .maybe:
          if possible < 0 || row.precedence > lifecycle(possible).precedence { possible = index }
        }
      }
      position &+= 1
    }
    guard certain >= 0 else { return LifecycleAnswer() }
    let row = lifecycle(certain)
    var answer = LifecycleAnswer(
      lifecycle: row.lifecycle, states: row.states, rule: RuleReference(.lifecycle, certain))
    if possible >= 0, lifecycle(possible).precedence > row.precedence {
      answer.alternative = lifecycle(possible).lifecycle
      answer.requires = lifecycle(possible).unless
    }
    return answer
  }
}
