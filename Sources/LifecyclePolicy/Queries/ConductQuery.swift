// May the app do this in this state, and what does it cost if it must not?

public struct ConductQuery: Sendable, Equatable {
  public var state: AppState
  public var activity: Activity

  public init(in state: AppState, _ activity: Activity) {
    self.state = state
    self.activity = activity
  }
}

/// Allowed, allowed until a callback, or forbidden at a price.
public struct ConductAnswer: RuledAnswer, Sendable, Equatable {
  public var ruling = Ruling()
  /// It must be over when this callback returns.
  public var stopBefore: Callback?
  public var price: Price?
  public var code: TerminationCode?
}

extension ConductQuery: Matter {
  var subject: Subject { .conduct(activity, in: state) }

  func isAbout(_ row: ConductRule) -> Bool {
    row.activities.contains(activity) && row.states.contains(LifecycleState(state))
  }
}

extension RuleBook {
  @inline(never)
  func findConduct(_ query: ConductQuery, in context: Context) -> ConductAnswer {
    var answer = ConductAnswer()
    let lifecycle = findLifecycle(in: context)
    let state = LifecycleState(query.state)
    if let rule = lifecycle.rule, !lifecycle.states.contains(state) {
      answer.ruling.refer(to: rule, in: self, verdict: .notApplicable)
      answer.ruling.finish(in: context)
    } else {
      answer = findConduct(query, lifecycle, in: context)
    }
    answer.ruling.lean(on: lifecycle, having: state, in: context)
    return answer
  }

  private func findConduct(
    _ query: ConductQuery, _ lifecycle: LifecycleAnswer, in context: Context
  ) -> ConductAnswer {
    var answer = ConductAnswer()
    let decision = decide(query, in: context)
    guard decision.index >= 0 else {
      answer.ruling.finish(in: context)
      return answer
    }
    let row = conduct(decision.index)
    answer.ruling = Ruling(decision, of: .conduct, row, row.verdict, in: context)
    let callback = lifecycle.lifecycle == .scenes ? row.stopBefore?.sceneForm : nil
    answer.stopBefore = callback ?? row.stopBefore
    // Where there is no background, the callback that leads to it does not come.
    if answer.stopBefore == .didEnterBackground, !lifecycle.states.contains(.background) {
      answer.stopBefore = nil
    }
    answer.price = row.price
    answer.code = row.code
    return answer
  }
}

extension Ruling {
  /// Names the rule that decided.
  mutating func refer(to reference: RuleReference, in book: some RuleBook, verdict: Verdict) {
    let row = book.summary(of: reference)
    self.verdict = verdict
    rule = reference
    evidence = row.basis.evidence
    isDisputed = row.conflict != nil
  }
}
