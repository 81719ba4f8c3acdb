// May the app do something in a state? If not, what happens to the app?

public struct ConductQuery: Sendable, Equatable {
  public var state: AppState
  public var activity: Activity

  public init(in state: AppState, _ activity: Activity) {
    self.state = state
    self.activity = activity
  }
}

/// Says that an activity is allowed, allowed until a callback, or forbidden at a price.
public struct ConductAnswer: RuledAnswer, Sendable, Equatable {
  public var ruling = Ruling()
  /// The activity must be over when this callback returns.
  public var stopBefore: Callback?
  public var price: Price?
  public var code: TerminationCode?
  /// The way in which the process ends, if the price is that the process ends. Nil for another
  /// price, or if no rule gives the way.
  public var termination: Termination?
}

extension Policy {
  /// Returns whether the app may do something in a state. If it must not, the answer gives the
  /// price.
  @inline(never)
  public func conduct(_ query: ConductQuery) -> ConductAnswer {
    var answer = ConductAnswer()
    let state = LifecycleState(query.state)
    if let rule = lifecycle.rule, !lifecycle.states.contains(state) {
      answer.ruling = ruling(rule.number, .notApplicable)
    } else {
      answer = findConduct(query)
    }
    answer.ruling = dependOnLifecycle(answer.ruling, having: state)
    return answer
  }

  private func findConduct(_ query: ConductQuery) -> ConductAnswer {
    var answer = ConductAnswer()
    let decision = decide(.conduct(query.activity, query.state))
    answer.ruling = ruling(decision, in: .conduct)
    guard let rule = rule(of: decision) else { return answer }
    answer.stopBefore = inLifecycle(rule.value(.callback, .conduct))
    // If the app has no background state, the callback that announces the background does not come.
    if answer.stopBefore == .didEnterBackground, !lifecycle.states.contains(.background) {
      answer.stopBefore = nil
    }
    answer.price = rule.value(.price, .conduct)
    answer.code = rule.code(.conduct)
    answer.termination = rule.value(.termination, .conduct)
    return answer
  }

  /// Returns the callback that an app with the policy's life cycle gets in place of `callback`,
  /// which is a method of the app delegate.
  func inLifecycle(_ callback: Callback?) -> Callback? {
    (lifecycle.lifecycle == .scenes ? callback.flatMap { sceneForm(of: $0) } : nil) ?? callback
  }
}
