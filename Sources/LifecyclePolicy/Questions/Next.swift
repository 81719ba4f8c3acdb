// Which transitions may follow a state?

public struct NextQuery: Sendable, Equatable {
  public var from: LifecycleState
  /// The cause that brought the app into `from`; nil if it is unknown.
  public var lastCause: Cause?

  /// Makes a question about any state of either axis.
  public init(state from: LifecycleState, lastCause: Cause? = nil) {
    self.from = from
    self.lastCause = lastCause
  }

  public init(from: AppState, lastCause: Cause? = nil) {
    self.init(state: LifecycleState(from), lastCause: lastCause)
  }

  /// Makes a question about one scene.
  public init(scene from: SceneState, lastCause: Cause? = nil) {
    self.init(state: LifecycleState(from), lastCause: lastCause)
  }
}

/// A transition that may follow.
public struct NextEdge: Sendable, Equatable {
  public let cause: Cause
  public let to: LifecycleState
  public let verdict: Verdict
  public let rule: RuleIndex
  public let evidence: Evidence
  public let isDisputed: Bool
  /// The reason `tolerated` if the rule only tolerates the transition; otherwise nil.
  public let reason: Reason?
}

/// The verdict is allowed if a transition may follow, forbidden if no transition may follow, not
/// applicable if the app does not have the state, conditional if an unknown fact decides whether
/// the app has the state, and unspecified if the sources are silent.
public struct NextAnswer: RuledAnswer, Sendable, Equatable {
  public var ruling = Ruling()
  public var count = 0
}

extension Policy {
  /// Returns whether any transition may follow from a state, and how many there are.
  @inline(never)
  public func next(_ query: NextQuery) -> NextAnswer {
    var answer = NextAnswer()
    if query.from.axis == .scene, let silence = ruling(on: .scenes) {
      answer.ruling = silence
    } else if !lifecycle.states.contains(query.from) {
      if let rule = lifecycle.rule {
        answer.ruling = plain(rule.number, .notApplicable, .stateUnavailable)
      } else {
        answer.ruling.reason = .stateUnavailable
      }
    } else {
      forEachEdge(query) { _ in
        answer.count &+= 1
        return true
      }
      answer.ruling.verdict = answer.count > 0 ? .allowed : .forbidden
      if answer.count == 0, let silence = ruling(on: .ways) {
        answer.ruling = silence
        answer.ruling.reason = nil
      }
      if lifecycle.alternative != nil, !lifecycle.alternativeStates.contains(query.from) {
        answer.ruling.verdict = .conditional
        answer.ruling.requires = lifecycle.requires
      }
    }
    answer.ruling = finish(answer.ruling)
    return answer
  }

  /// Calls `body` with each edge, until `body` returns false. The edges come in the order of the
  /// rules, and for each rule in the order of its causes.
  package func forEachEdge(_ query: NextQuery, _ body: (NextEdge) -> Bool) {
    guard let name = lifecycle.lifecycle, lifecycle.states.contains(query.from) else { return }
    forEach(.leaving(query.from)) { rule in
      let row = rule.row(.transition)
      guard row.value(.verdict) == Verdict.allowed, matches(row, query.lastCause, nil, name),
        let to: LifecycleState = row.value(.to)
      else { return true }
      let causes: Mask<Cause> = row.set(.causes)
      for cause in causes.values {
        let step = TransitionQuery(
          states: query.from, to: to, cause: cause, lastCause: query.lastCause)
        guard let verdict = verdict(of: rule, on: step) else { continue }
        let edge = NextEdge(
          cause: cause, to: to, verdict: verdict, rule: RuleIndex(rule.number),
          evidence: rule.basis.evidence, isDisputed: rule.conflict != nil,
          reason: rule.value(.reason, .transition))
        if !body(edge) { return false }
      }
      return true
    }
  }

  /// Returns the verdict on a step if the given rule decides about the step and the step is or may
  /// be taken; nil otherwise.
  @inline(__always)
  private func verdict(of rule: BookRule, on step: TransitionQuery) -> Verdict? {
    if let settled = settledDecision(step) {
      return settled.rule == rule.number && settled.isAllowed ? .allowed : nil
    }
    let answer = findTransition(step).answer
    guard answer.rule == RuleIndex(rule.number),
      answer.newestVerdict == .allowed || answer.newestVerdict == .conditional
    else { return nil }
    return answer.newestVerdict
  }
}
