// May the app go from one state to another, for this cause, and with which callbacks?

public struct TransitionQuery: Sendable, Equatable {
  /// On the axis of the app or of scenes; both states are on the same one.
  public var from: LifecycleState
  public var to: LifecycleState
  public var cause: Cause
  /// Why the app is in `from`; nil for any reason that fits.
  public var lastCause: Cause?
  /// What it is launched, woken or brought back for.
  public var trigger: Trigger?
  /// nil for any that interrupts.
  public var interruption: Interruption?

  /// Between any two states of one axis.
  public init(
    states from: LifecycleState, to: LifecycleState, cause: Cause, lastCause: Cause? = nil,
    trigger: Trigger? = nil, interruption: Interruption? = nil
  ) {
    self.from = from
    self.to = to
    self.cause = cause
    self.lastCause = lastCause
    self.trigger = trigger
    self.interruption = interruption
  }

  public init(
    from: AppState, to: AppState, cause: Cause, lastCause: Cause? = nil, trigger: Trigger? = nil,
    interruption: Interruption? = nil
  ) {
    self.init(
      states: LifecycleState(from), to: LifecycleState(to), cause: cause, lastCause: lastCause,
      trigger: trigger, interruption: interruption)
  }

  /// About one scene.
  public init(
    scene from: SceneState, to: SceneState, cause: Cause, lastCause: Cause? = nil,
    trigger: Trigger? = nil, interruption: Interruption? = nil
  ) {
    self.init(
      states: LifecycleState(from), to: LifecycleState(to), cause: cause, lastCause: lastCause,
      trigger: trigger, interruption: interruption)
  }
}

/// Whether it is a step that the system takes.
public struct TransitionAnswer: Sendable, Equatable {
  public var verdict: Verdict = .unspecified
  public var newestVerdict: Verdict = .unspecified
  public var rule: RuleReference?
  public var evidence: Evidence?
  public var isDisputed = false
  public var reason: Reason?
  /// The state between, with `notOneStep` and `leadsElsewhere`.
  public var via: LifecycleState?
  public var steps: StepSequence?
  public var requires: Mask<Condition> = .none
}

extension TransitionQuery {
  @inline(__always)
  fileprivate func isAbout(_ row: TransitionRule) -> Bool {
    row.from.contains(from) && row.causes.contains(cause)
  }
}

/// What decides in a life cycle.
private struct TransitionMatter: Matter {
  let query: TransitionQuery
  let lifecycle: Lifecycle

  var subject: Subject { .transition(query.from, query.cause) }

  @inline(__always)
  func isAbout(_ row: TransitionRule) -> Bool { query.isAbout(row) }

  @inline(__always)
  func means(_ row: TransitionRule) -> Bool {
    row.to == query.to && row.matches(query.lastCause, query.interruption, lifecycle)
  }
}

extension RuleBook {
  @inline(never)
  func findTransition(_ query: TransitionQuery, in context: Context) -> TransitionAnswer {
    let lifecycle = findLifecycle(in: context)
    var answer = TransitionAnswer()
    if let name = lifecycle.lifecycle {
      answer = findTransition(query, name, lifecycle, in: context)
      if let alternative = lifecycle.alternative {
        let other = findTransition(query, alternative, lifecycle, in: context)
        // Two refusals on different grounds are still a refusal.
        let differs = answer.verdict == .allowed && !answer.saysTheSame(as: other, in: self)
        if other.verdict != answer.verdict || differs {
          answer.verdict = .conditional
          answer.requires = answer.requires.union(lifecycle.requires)
        }
      }
    }
    answer.newestVerdict = answer.verdict
    if context.isUnknownOS { answer.verdict = .unknownOS }
    return answer
  }

  @inline(never)
  private func findTransition(
    _ query: TransitionQuery, _ lifecycle: Lifecycle, _ found: LifecycleAnswer,
    in context: Context
  ) -> TransitionAnswer {
    var answer = TransitionAnswer()
    if query.from.axis == .scene, context.profile == .article {
      answer.reason = .scenesNotCovered
      return answer
    }
    let states = found.states(of: lifecycle)
    if !states.contains(query.from), let rule = found.rule {
      answer.refer(to: rule, in: self, verdict: .notApplicable, reason: .stateUnavailable)
      return answer
    }
    if let absent = absence(of: query, lifecycle, in: context) {
      answer.refer(to: absent, in: self, verdict: .notApplicable, reason: .causeUnavailable)
      return answer
    }
    let decision = transitionDecision(query, lifecycle, in: context)
    let index = decision.index
    if index >= 0 {
      take(index, query, lifecycle, in: context, into: &answer)
      answer.lean(on: decision)
    }
    // No row, or one for every cause, which this cause does not carry through.
    if index < 0 || answer.steps == nil && transition(index).isForEveryCause {
      explainAbsence(query, lifecycle, found, states, in: context, into: &answer)
    }
    return answer
  }

  /// Fills an answer from the row that decides.
  @inline(never)
  private func take(
    _ index: Int, _ query: TransitionQuery, _ lifecycle: Lifecycle, in context: Context,
    into answer: inout TransitionAnswer
  ) {
    let row = transition(index)
    answer.refer(
      to: RuleReference(.transition, index), in: self, verdict: row.verdict, reason: row.reason)
    answer.via = row.via
    if row.reason == .notOneStep {
      let allowed = query.cause.companions
      let search = PathSearch.Request(
        from: query.from, to: query.to, lastCause: query.lastCause, allowed: allowed)
      let path = findSteps(search, lifecycle, in: context)
      guard path.count > 1, path.count <= StepSequence.maximumRows else { return }
      answer.via = transition(path.row(0)).to
      var step = 0
      while step < path.count {
        if transition(path.row(step)).conflict != nil { answer.isDisputed = true }
        step &+= 1
      }
      answer.steps = StepSequence(
        rows: (path.row(0), path.row(1), path.row(2)), count: path.count, trigger: query.trigger,
        context: context)
    } else if row.verdict == .allowed {
      answer.steps = StepSequence(
        rows: (index, 0, 0), count: 1, trigger: query.trigger, context: context)
      let unknown = unknownStepConditions(row.steps, context.known)
      if !unknown.isEmpty {
        answer.verdict = .conditional
        answer.requires = unknown
      }
    }
  }

  /// The conditions of steps of which nothing is known.
  func unknownStepConditions(_ steps: Steps, _ known: KnownConditions) -> Mask<Condition> {
    var conditions: Mask<Condition> = .none
    var index = 0
    while let step = steps.at(index) {
      if let condition = step.when { conditions.insert(condition) }
      index &+= 1
    }
    return conditions.subtracting(known.holding).subtracting(known.failing)
  }

  /// Says why no row has the pair: silence is the last reason.
  @inline(never)
  private func explainAbsence(
    _ query: TransitionQuery, _ lifecycle: Lifecycle, _ found: LifecycleAnswer,
    _ states: Mask<LifecycleState>, in context: Context, into answer: inout TransitionAnswer
  ) {
    if !states.contains(query.to), let rule = found.rule {
      answer.refer(to: rule, in: self, verdict: .notApplicable, reason: .stateUnavailable)
      return
    }
    let elsewhere = rowLeadingElsewhere(query, lifecycle, in: context)
    if elsewhere >= 0 {
      answer.refer(
        to: RuleReference(.transition, elsewhere), in: self, verdict: .forbidden,
        reason: .leadsElsewhere)
      answer.via = transition(elsewhere).to
      var other = query
      other.to = transition(elsewhere).to
      answer.lean(on: transitionDecision(other, lifecycle, in: context))
      return
    }
    let candidates = candidates(for: .cause(query.cause), in: context.era)
    var position = 0
    while position < candidates.count {
      let index = candidates[position]
      let row = cause(index)
      if candidates.areAbout || row.causes.contains(query.cause), row.interruptions.isEmpty,
        row.lifecycles.contains(lifecycle), row.isInForce(in: context),
        !row.from.contains(query.from)
      {
        answer.refer(
          to: RuleReference(.cause, index), in: self, verdict: .forbidden,
          reason: .causeOutOfPlace)
        return
      }
      position &+= 1
    }
  }

  /// The rule by which the cause, interruption or trigger of a question does not exist here.
  @inline(__always)
  private func absence(
    of query: TransitionQuery, _ lifecycle: Lifecycle, in context: Context
  ) -> RuleReference? {
    if let trigger = query.trigger {
      let found = findDelivery(trigger, in: context)
      if found.isAbsent { return RuleReference(.delivery, found.index) }
    }
    return absence(of: query.cause, by: query.interruption, lifecycle, in: context)
  }

  /// The rule by which a cause, or an interruption, does not exist here.
  @inline(never)
  func absence(
    of asked: Cause, by interruption: Interruption? = nil, _ lifecycle: Lifecycle,
    in context: Context
  ) -> RuleReference? {
    var absent = -1
    var absentInterruption = -1
    var exists = false
    var interruptionExists = false
    let candidates = candidates(for: .cause(asked), in: context.era)
    var position = 0
    while position < candidates.count {
      let index = candidates[position]
      let row = cause(index)
      let isAbout =
        row.causes.contains(asked) && row.basis.profiles.contains(context.profile)
      if candidates.areAbout || isAbout {
        let here = row.isInForce(in: context) && row.lifecycles.contains(lifecycle)
        if row.interruptions.isEmpty {
          if here, interruption == nil { return nil }
          exists = exists || here
          if !here { absent = index }
        } else if let interruption, row.interruptions.contains(interruption) {
          interruptionExists = interruptionExists || here
          if !here { absentInterruption = index }
        }
      }
      position &+= 1
    }
    if !exists, absent >= 0 { return RuleReference(.cause, absent) }
    if !interruptionExists, absentInterruption >= 0 {
      return RuleReference(.cause, absentInterruption)
    }
    return nil
  }

  /// The row that decides a pair, -1 where there is none.
  func transitionRow(
    _ query: TransitionQuery, _ lifecycle: Lifecycle, in context: Context
  ) -> Int {
    transitionDecision(query, lifecycle, in: context).index
  }

  @inline(never)
  func transitionDecision(
    _ query: TransitionQuery, _ lifecycle: Lifecycle, in context: Context
  ) -> Decision {
    decide(TransitionMatter(query: query, lifecycle: lifecycle), in: context)
  }

  private func rowLeadingElsewhere(
    _ query: TransitionQuery, _ lifecycle: Lifecycle, in context: Context
  ) -> Int {
    let candidates = candidates(for: .transition(query.from, query.cause), in: context.era)
    var position = 0
    while position < candidates.count {
      let index = candidates[position]
      let row = transition(index)
      if candidates.have(row, in: context, query.isAbout), row.verdict == .allowed,
        row.reason == nil,
        row.matches(query.lastCause, query.interruption, lifecycle)
      {
        // A row that another one keeps from deciding leads nowhere.
        var other = query
        other.to = row.to
        if transitionRow(other, lifecycle, in: context) == index { return index }
      }
      position &+= 1
    }
    return -1
  }
}

extension TransitionRule {
  /// Whether the row is about this life cycle, this way into the state, and this interruption.
  @inline(__always)
  func matches(
    _ lastCause: Cause?, _ interruption: Interruption?, _ lifecycle: Lifecycle
  ) -> Bool {
    guard lifecycles.contains(lifecycle) else { return false }
    if let lastCause, !after.isEmpty, !after.contains(lastCause) { return false }
    if interruptions.isEmpty { return true }
    // Without a kind, an interruption is one that covers the app.
    guard let interruption else { return !interruptions.intersection(.covering).isEmpty }
    return interruptions.contains(interruption)
  }

  /// Whether the row is about a pair of states, whatever the cause.
  var isForEveryCause: Bool { causes == .all }
}

extension TransitionAnswer {
  /// Takes what a decision leans on: the answer is conditional where that is a fact not known.
  mutating func lean(on decision: Decision) {
    if decision.isConditional { verdict = .conditional }
    requires = requires.union(decision.requires)
  }

  /// Names the rule that decided.
  @inline(__always)
  mutating func refer(
    to reference: RuleReference, in book: some RuleBook, verdict: Verdict, reason: Reason?
  ) {
    self.verdict = verdict
    self.reason = reason
    rule = reference
    via = nil
    let row = book.summary(of: reference)
    evidence = row.basis.evidence
    isDisputed = row.conflict != nil
  }
}
