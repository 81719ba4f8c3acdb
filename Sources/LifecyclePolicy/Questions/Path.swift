// How does the app get from one state to another?

public struct PathQuery: Sendable, Equatable {
  public var from: LifecycleState
  public var to: LifecycleState
  /// The causes that steps may have. If this is nil, the rule for the target's state gives the
  /// causes, such as `choice.way.to-the-front`.
  public var allowedCauses: Mask<Cause>?
  public var lastCause: Cause?
  /// The event for which the app is launched, woken or brought back on the way.
  public var trigger: Trigger?

  /// Makes a question about any two states of one axis.
  public init(
    states from: LifecycleState, to: LifecycleState, allowedCauses: Mask<Cause>? = nil,
    lastCause: Cause? = nil, trigger: Trigger? = nil
  ) {
    self.from = from
    self.to = to
    self.allowedCauses = allowedCauses
    self.lastCause = lastCause
    self.trigger = trigger
  }

  public init(
    from: AppState, to: AppState, allowedCauses: Mask<Cause>? = nil,
    lastCause: Cause? = nil, trigger: Trigger? = nil
  ) {
    self.init(
      states: LifecycleState(from), to: LifecycleState(to), allowedCauses: allowedCauses,
      lastCause: lastCause, trigger: trigger)
  }

  /// Makes a question about one scene.
  public init(
    scene from: SceneState, to: SceneState, allowedCauses: Mask<Cause>? = nil,
    lastCause: Cause? = nil, trigger: Trigger? = nil
  ) {
    self.init(
      states: LifecycleState(from), to: LifecycleState(to), allowedCauses: allowedCauses,
      lastCause: lastCause, trigger: trigger)
  }
}

/// The shortest legal chain of steps. If no chain leads to the target, the verdict is unspecified
/// if the sources are silent, and otherwise forbidden with reason `noPath`. In the second case,
/// `rule` belongs to the shortest chain that would exist without refusals, and is the first rule
/// that refuses a step in that chain. If the app does not have one of the states, or the OS does
/// not have the trigger, the verdict is not applicable.
public struct PathAnswer: RuledAnswer, Sendable, Equatable {
  public var ruling = Ruling()
  package var search: PathSearch

  /// The number of steps.
  public var count: Int { search.count }
}

/// A step of a path.
public struct PathStep: Sendable, Equatable {
  /// The question about the transition of this step.
  public let query: TransitionQuery
  public let rule: RuleIndex

  public var cause: Cause { query.cause }
  public var from: LifecycleState { query.from }
  public var to: LifecycleState { query.to ?? query.from }
}

extension Policy {
  /// Returns the shortest legal chain of steps.
  @inline(never)
  public func path(_ query: PathQuery) -> PathAnswer {
    var answer = PathAnswer(search: PathSearch(in: book))
    if let name = lifecycle.lifecycle {
      answer = findPath(query, name, lifecycle.states)
      if let alternative = lifecycle.alternative {
        let other = findPath(query, alternative, lifecycle.alternativeStates)
        if other.search != answer.search || other.verdict != answer.verdict {
          answer.ruling.verdict = .conditional
          answer.ruling.requires = answer.requires.union(lifecycle.requires)
        }
      }
    }
    answer.ruling = finish(answer.ruling)
    return answer
  }

  /// Calls `body` with the steps of a path, in order, until `body` returns false.
  package func forEachPathStep(
    _ answer: PathAnswer, _ query: PathQuery, _ body: (PathStep) -> Bool
  ) {
    forEachStep(of: answer.search, query) { step, rule in
      body(PathStep(query: step, rule: RuleIndex(rule.number)))
    }
  }

  /// Calls `body` with each step of a chain, until `body` returns false. A step is passed as a
  /// question about a transition, together with the rule of the step.
  private func forEachStep(
    of search: PathSearch, _ query: PathQuery, _ body: (TransitionQuery, BookRule) -> Bool
  ) {
    var state = query.from
    var lastCause = query.lastCause
    var index = 0
    while index < search.count, let cause = search.cause(index) {
      let rule = BookRule(search.rule(index), in: book)
      let to: LifecycleState = rule.value(.to, .transition) ?? state
      let step = TransitionQuery(
        states: state, to: to, cause: cause, lastCause: lastCause, trigger: query.trigger)
      guard body(step, rule) else { return }
      state = to
      lastCause = state.remembers(cause) ? cause : nil
      index &+= 1
    }
  }

  @inline(never)
  private func findPath(
    _ query: PathQuery, _ lifecycle: Lifecycle, _ states: Mask<LifecycleState>
  ) -> PathAnswer {
    var answer = PathAnswer(search: PathSearch(in: book))
    if query.from.axis == .scene, let silence = ruling(on: .scenes) {
      answer.ruling = silence
      return answer
    }
    // Looks for reasons in the same order as in a question about a transition.
    let delivery = query.trigger.map { findDelivery($0) }
    let absent = delivery.flatMap { $0.isAbsent ? $0.rule : nil }
    if !states.contains(query.from) || absent == nil && !states.contains(query.to),
      let rule = self.lifecycle.rule
    {
      answer.ruling = plain(rule.number, .notApplicable, .stateUnavailable)
      return answer
    }
    if let absent {
      answer.ruling = plain(absent, .notApplicable, .causeUnavailable)
      return answer
    }
    let path = findSteps(query, lifecycle)
    guard path.isFound else {
      answer.ruling = ruling(on: .ways) ?? refusal(of: query, lifecycle)
      return answer
    }
    answer.ruling.verdict = .allowed
    answer.search = path
    depend(on: path, query, lifecycle, &answer)
    return answer
  }

  /// Finds the shortest chain. A chain may end the process only if it leads to `notRunning` or
  /// `prewarmed`, or if there is no other chain and the question names causes.
  private func findSteps(
    _ query: PathQuery, _ lifecycle: Lifecycle, crossingRefusals: Bool = false
  ) -> PathSearch {
    let isWithoutProcess = query.to == .notRunning || query.to == .prewarmed
    var request = PathSearch.Request(
      from: query.from, to: query.to, lastCause: query.lastCause, trigger: query.trigger,
      allowed: query.allowedCauses ?? ordinaryCauses(to: query.to),
      mayEndProcess: isWithoutProcess, crossesRefusals: crossingRefusals)
    let path = findSteps(request, lifecycle)
    guard !path.isFound, !isWithoutProcess, query.allowedCauses != nil else { return path }
    request.mayEndProcess = true
    return findSteps(request, lifecycle)
  }

  /// Returns the ruling for a target that no chain reaches. The ruling names the first rule that
  /// stands in the way.
  @inline(never)
  private func refusal(of query: PathQuery, _ lifecycle: Lifecycle) -> Ruling {
    var ruling = Ruling()
    ruling.verdict = .forbidden
    let path = findSteps(query, lifecycle, crossingRefusals: true)
    forEachStep(of: path, query) { step, _ in
      if let rule = rulingOnEvent(of: step).refusedBy {
        ruling = plain(rule.number, .forbidden, nil)
        return false
      }
      let decision = transitionDecision(step, lifecycle)
      guard decision.rule >= 0, isRefusal(decision) else { return true }
      ruling = plain(decision.rule, .forbidden, nil)
      ruling.requires = decision.requires
      return false
    }
    ruling.reason = .noPath
    return ruling
  }

  /// Adds the conditions on which the steps depend. If a step is conditional, the path becomes
  /// conditional.
  private func depend(
    on path: PathSearch, _ query: PathQuery, _ lifecycle: Lifecycle, _ answer: inout PathAnswer
  ) {
    forEachStep(of: path, query) { step, rule in
      if rule.conflict != nil { answer.ruling.isDisputed = true }
      let decision = transitionDecision(step, lifecycle)
      let unknown = unknownConditions(of: rule.steps)
      let event = rulingOnEvent(of: step)
      if decision.isConditional || event.isConditional || !unknown.isEmpty {
        answer.ruling.verdict = .conditional
      }
      answer.ruling.requires =
        answer.requires.union(decision.requires).union(event.requires).union(unknown)
      return true
    }
  }
}
