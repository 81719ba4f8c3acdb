// What may follow?

public struct NextQuery: Sendable, Equatable {
  public var from: LifecycleState
  /// Why the app is in `from`; nil where not known.
  public var lastCause: Cause?

  /// From any state of either axis.
  public init(state from: LifecycleState, lastCause: Cause? = nil) {
    self.from = from
    self.lastCause = lastCause
  }

  public init(from: AppState, lastCause: Cause? = nil) {
    self.init(state: LifecycleState(from), lastCause: lastCause)
  }

  /// About one scene.
  public init(scene from: SceneState, lastCause: Cause? = nil) {
    self.init(state: LifecycleState(from), lastCause: lastCause)
  }
}

/// One transition that may follow.
public struct NextEdge: Sendable, Equatable {
  public let cause: Cause
  public let to: LifecycleState
  public let verdict: Verdict
  public let rule: RuleReference
  public let evidence: Evidence
  public let isDisputed: Bool
  /// nil, or `tolerated`.
  public let reason: Reason?
}

extension NextEdge {
  /// Where it leads, why, and with which verdict, as a number.
  fileprivate var trace: UInt64 {
    let values = (cause.rawValue &<< 16) | (to.rawValue &<< 8) | (verdict.rawValue &<< 4)
    return UInt64(truncatingIfNeeded: values | (reason?.rawValue ?? 0))
  }
}

public struct NextAnswer: Sendable, Equatable {
  /// Allowed where anything may follow, forbidden where nothing may, conditional where it is not
  /// known whether the app has the state.
  public var verdict: Verdict = .unspecified
  public var newestVerdict: Verdict = .unspecified
  public var reason: Reason?
  public var count = 0
  /// Follows from the edges, to compare two answers by.
  var trace: UInt64 = 0
}

extension RuleBook {
  @inline(never)
  func findNext(_ query: NextQuery, in context: Context) -> NextAnswer {
    let lifecycle = findLifecycle(in: context)
    var answer = NextAnswer()
    if query.from.axis == .scene, context.profile == .article {
      answer.reason = .scenesNotCovered
    } else if !lifecycle.states.contains(query.from) {
      answer.verdict = lifecycle.lifecycle == nil ? .unspecified : .notApplicable
      answer.reason = .stateUnavailable
    } else {
      visitEdges(query, in: context) { edge in
        answer.trace = answer.trace &* 1021 &+ edge.trace
        answer.count &+= 1
        return true
      }
      answer.verdict = answer.count > 0 ? .allowed : .forbidden
      // Where the articles are silent about leaving a state, that is no "no".
      if answer.count == 0, context.profile == .article { answer.verdict = .unspecified }
      if let alternative = lifecycle.alternative,
        !lifecycle.states(of: alternative).contains(query.from)
      {
        answer.verdict = .conditional
      }
    }
    answer.newestVerdict = answer.verdict
    if context.isUnknownOS { answer.verdict = .unknownOS }
    return answer
  }

  /// The edge at `index`, nil past the last one.
  @inline(never)
  func findEdge(_ index: Int, _ query: NextQuery, in context: Context) -> NextEdge? {
    var remaining = index
    var found: NextEdge?
    visitEdges(query, in: context) { edge in
      if remaining == 0 {
        found = edge
        return false
      }
      remaining &-= 1
      return true
    }
    return found
  }

  /// Gives the edges in the order of the rows, and of the causes in a row, until `body` is false.
  @inline(__always)
  private func visitEdges(
    _ query: NextQuery, in context: Context, _ body: (NextEdge) -> Bool
  ) {
    let lifecycle = findLifecycle(in: context)
    guard let name = lifecycle.lifecycle, lifecycle.states.contains(query.from) else { return }
    let candidates = candidates(for: .leaving(query.from), in: context.era)
    var position = 0
    while position < candidates.count {
      let index = candidates[position]
      let row = transition(index)
      defer { position &+= 1 }
      guard candidates.have(row, in: context, { $0.from.contains(query.from) }),
        row.verdict == .allowed
      else { continue }
      var remaining = row.causes.bits
      while remaining != 0 {
        let value = Int32(truncatingIfNeeded: remaining.trailingZeroBitCount &+ 1)
        remaining &= remaining &- 1
        guard let cause = Cause(rawValue: value), row.matches(query.lastCause, nil, name)
        else { continue }
        let answer = findTransition(
          TransitionQuery(
            states: query.from, to: row.to, cause: cause, lastCause: query.lastCause), in: context)
        guard answer.rule == RuleReference(.transition, index),
          answer.newestVerdict == .allowed || answer.newestVerdict == .conditional
        else { continue }
        let edge = NextEdge(
          cause: cause, to: row.to, verdict: answer.newestVerdict,
          rule: RuleReference(.transition, index), evidence: row.basis.evidence,
          isDisputed: row.conflict != nil, reason: row.reason)
        if !body(edge) { return }
      }
    }
  }
}
