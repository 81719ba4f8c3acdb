// How does an event reach an app in a state?

public struct EventQuery: Sendable, Equatable {
  public var state: AppState
  public var event: Event

  public init(_ event: Event, in state: AppState) {
    self.state = state
    self.event = event
  }
}

/// Allowed where the app gets it, at once or later; forbidden where it never does.
public struct EventAnswer: RuledAnswer, Sendable, Equatable {
  public var ruling = Ruling()
  public var manner: Manner?
  /// That delivers it, or after which the system acts.
  public var callback: Callback?
}

extension EventQuery: Matter {
  var subject: Subject { .event(event, in: state) }

  func isAbout(_ row: EventRule) -> Bool {
    row.events.contains(event) && row.states.contains(LifecycleState(state))
  }
}

extension RuleBook {
  @inline(never)
  func findEvent(_ query: EventQuery, in context: Context) -> EventAnswer {
    var answer = EventAnswer()
    let lifecycle = findLifecycle(in: context)
    let state = LifecycleState(query.state)
    if let rule = lifecycle.rule, !lifecycle.states.contains(state) {
      answer.ruling.refer(to: rule, in: self, verdict: .notApplicable)
      answer.ruling.finish(in: context)
    } else {
      answer = findEvent(query, lifecycle, in: context)
    }
    answer.ruling.lean(on: lifecycle, having: state, in: context)
    return answer
  }

  private func findEvent(
    _ query: EventQuery, _ lifecycle: LifecycleAnswer, in context: Context
  ) -> EventAnswer {
    var answer = EventAnswer()
    let decision = decide(query, in: context)
    guard decision.index >= 0 else {
      answer.ruling.finish(in: context)
      return answer
    }
    let row = event(decision.index)
    answer.ruling = Ruling(decision, of: .event, row, row.verdict, in: context)
    answer.manner = row.manner
    let callback = lifecycle.lifecycle == .scenes ? row.callback?.sceneForm : nil
    answer.callback =
      (callback ?? row.callback)?.form(on: context.ruledOS, in: query.state)?.callback
    return answer
  }
}
