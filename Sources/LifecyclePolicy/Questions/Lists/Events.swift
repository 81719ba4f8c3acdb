// How does an event reach an app in a state?

public struct EventQuery: Sendable, Equatable {
  public var state: AppState
  public var event: Event

  public init(_ event: Event, in state: AppState) {
    self.state = state
    self.event = event
  }
}

/// The verdict is allowed if the app or its user gets the event, at once or later, forbidden if
/// neither ever gets it, not applicable if the app does not have the state, conditional if unknown
/// facts decide, and unspecified if no rule is about the event in this state.
public struct EventAnswer: RuledAnswer, Sendable, Equatable {
  public var ruling = Ruling()
  public var manner: Manner?
  /// The callback that delivers the event, or the callback after which the system acts.
  public var callback: Callback?
  /// The way in which several waiting events become one.
  public var merging: Merging?
  /// The rank of the event among the notices that wait. The notice with the lowest rank is
  /// delivered first.
  public var rank: Int64?
  /// The trigger that the event amounts to when it wakes the app.
  public var trigger: Trigger?
}

extension Policy {
  /// Returns how an event reaches an app in a state.
  @inline(never)
  public func delivery(_ query: EventQuery) -> EventAnswer {
    var answer = EventAnswer()
    let state = LifecycleState(query.state)
    if let rule = lifecycle.rule, !lifecycle.states.contains(state) {
      answer.ruling = ruling(rule.number, .notApplicable)
    } else {
      let decision = decide(.event(query.event, query.state))
      answer.ruling = ruling(decision, in: .event)
      if let rule = rule(of: decision) {
        answer.manner = rule.value(.manner, .event)
        answer.merging = rule.value(.merging, .event)
        answer.rank = rule.known(.rank, .event)
        answer.trigger = rule.value(.trigger, .event)
        if let callback = inLifecycle(rule.value(.callback, .event)) {
          answer.callback = form(of: callback, in: query.state)?.callback
        }
      }
    }
    answer.ruling = dependOnLifecycle(answer.ruling, having: state)
    return answer
  }
}
