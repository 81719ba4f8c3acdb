// Finds, rule by rule, whether the app may go from one state to another, and which callbacks it
// gets.

public struct TransitionQuery: Sendable, Equatable {
  /// A state of the app or of a scene. `to` must be a state of the same axis.
  public var from: LifecycleState
  /// The state to which the step leads; nil to ask where the cause leads.
  public var to: LifecycleState?
  public var cause: Cause
  /// The cause that brought the app into `from`; nil for any cause that fits. In an app with
  /// scenes, this cause also shows whether a scene is connected: if none is, set `lastCause` to the
  /// cause of the launch or of the disconnection.
  public var lastCause: Cause?
  /// The event for which the app is launched, woken or brought back.
  public var trigger: Trigger?
  /// The kind of interruption; nil stands for any kind that interrupts the app.
  public var interruption: Interruption?

  /// Makes a question about any two states of one axis.
  public init(
    states from: LifecycleState, to: LifecycleState?, cause: Cause, lastCause: Cause? = nil,
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
    from: AppState, to: AppState? = nil, cause: Cause, lastCause: Cause? = nil,
    trigger: Trigger? = nil, interruption: Interruption? = nil
  ) {
    self.init(
      states: LifecycleState(from), to: to.map { LifecycleState($0) }, cause: cause,
      lastCause: lastCause, trigger: trigger, interruption: interruption)
  }

  /// Makes a question about one scene.
  public init(
    scene from: SceneState, to: SceneState? = nil, cause: Cause, lastCause: Cause? = nil,
    trigger: Trigger? = nil, interruption: Interruption? = nil
  ) {
    self.init(
      states: LifecycleState(from), to: to.map { LifecycleState($0) }, cause: cause,
      lastCause: lastCause, trigger: trigger, interruption: interruption)
  }
}

extension TransitionQuery {
  /// True if the question gives only states and a cause.
  @inline(__always)
  var isShort: Bool { lastCause == nil && trigger == nil && interruption == nil }
}

/// Says whether the system takes the step that a question describes.
public struct TransitionAnswer: RuledAnswer, Sendable, Equatable {
  public var ruling = Ruling()
  /// If the reason is `notOneStep`, this is the state in between. If the reason is
  /// `leadsElsewhere`, this is the state that the cause leads to.
  @Coded public var via: LifecycleState?
  /// The state that the cause leads to, if the question names no target state.
  @Coded public var to: LifecycleState?
}

/// An answer, and the rules whose callbacks are delivered, in order. If the reason is `notOneStep`,
/// these are the rules of a chain of steps that leads to the target, if the act has such a chain.
/// For any other step that is not taken, there are no rules.
package struct FoundTransition: Sendable, Equatable {
  package var answer = TransitionAnswer()
  package var rules = StepRules()
}

/// The rules of one act, at most three.
package struct StepRules: Sendable, Equatable {
  package private(set) var count = 0
  private var a: Int32 = -1
  private var b: Int32 = -1
  private var c: Int32 = -1

  package static var capacity: Int { 3 }

  package init() {}

  package init(_ rule: Int) { append(rule) }

  package subscript(_ index: Int) -> Int { Int(index == 0 ? a : index == 1 ? b : c) }

  package mutating func append(_ rule: Int) {
    let rule = Int32(truncatingIfNeeded: rule)
    switch count {
    case 0: a = rule
    case 1: b = rule
    case 2: c = rule
    default: return
    }
    count &+= 1
  }
}

extension Policy {
  /// Asks about each state to which rules lead. Returns the question with the best answer, together
  /// with that answer. If several answers are equally good, returns the first of them. If no answer
  /// may be chosen, returns the given question and its answer.
  @inline(never)
  func findTarget(_ query: TransitionQuery)
    -> (query: TransitionQuery, answer: TransitionAnswer)
  {
    var best = (query: query, answer: findTransition(query).answer)
    var bestRank = 0
    forEach(.transition(query.from, query.cause)) { rule in
      var other = query
      other.to = rule.value(.to, .transition)
      // Skips a rule for every cause, because such a rule says nothing about the question's cause.
      guard other.to != best.query.to, !rule.isForEveryCause,
        let name = lifecycle.lifecycle,
        matches(rule.row(.transition), query.lastCause, query.interruption, name)
      else { return true }
      let answer = answer(notInTables: other)
      guard answer.rankAsTarget > bestRank else { return true }
      best = (other, answer)
      bestRank = answer.rankAsTarget
      if answer.leadsThere { best.answer.to = other.to }
      return true
    }
    return best
  }

  /// Finds the answer rule by rule.
  @inline(never)
  package func findTransition(_ query: TransitionQuery) -> FoundTransition {
    var found = FoundTransition()
    if let name = lifecycle.lifecycle {
      found = findTransition(query, name, lifecycle.states)
      if let alternative = lifecycle.alternative {
        let other = findTransition(query, alternative, lifecycle.alternativeStates)
        // Two refusals on different grounds are still a refusal, so only permissions are compared
        // in detail.
        let differs =
          found.answer.verdict == .allowed && !hasSameSteps(found, other, query.trigger)
        if other.answer.verdict != found.answer.verdict || differs {
          found.answer.ruling.verdict = .conditional
          found.answer.ruling.requires = found.answer.requires.union(lifecycle.requires)
        }
      }
      considerEvent(of: query, into: &found)
    }
    found.answer.ruling = finish(found.answer.ruling)
    return found
  }

  /// Returns whether two answers with the same verdict have the same reason, state in between,
  /// callbacks and notifications.
  private func hasSameSteps(
    _ a: FoundTransition, _ b: FoundTransition, _ trigger: Trigger?
  ) -> Bool {
    guard a.answer.reason == b.answer.reason, a.answer.via == b.answer.via else { return false }
    return hasSameSteps(a.rules, b.rules, trigger)
  }

  /// Returns the answer for an app with the given life cycle. The verdict in the answer is the
  /// verdict for the newest known version.
  @inline(never)
  private func findTransition(
    _ query: TransitionQuery, _ lifecycle: Lifecycle, _ states: Mask<LifecycleState>
  ) -> FoundTransition {
    var found = FoundTransition()
    if let obstacle = obstacle(to: query, lifecycle, states) {
      found.answer.ruling = obstacle
      return found
    }
    let decision = query.to == nil ? Decision() : transitionDecision(query, lifecycle)
    if decision.rule >= 0 {
      take(decision.rule, query, lifecycle, into: &found)
      found.answer.depend(on: decision)
    }
    // There may be a more specific reason if no rule decides, or if the deciding rule is for every
    // cause and gives no steps.
    if decision.rule < 0
      || found.rules.count == 0 && BookRule(decision.rule, in: book).isForEveryCause
    {
      explainAbsence(query, lifecycle, states, into: &found.answer)
    }
    return found
  }

  /// Returns the rule by which the system takes a step to a given state, in an app with the given
  /// life cycle; -1 if the system does not take the step, or if a fact that is not known decides.
  @inline(never)
  func ruleTaken(
    _ query: TransitionQuery, _ lifecycle: Lifecycle, _ states: Mask<LifecycleState>
  ) -> Int {
    let decision = transitionDecision(query, lifecycle)
    guard decision.rule >= 0, !decision.isConditional else { return -1 }
    let rule = BookRule(decision.rule, in: book)
    guard rule.value(.verdict, .transition) == Verdict.allowed, rule.raw(.reason, .transition) == 0,
      unknownConditions(of: rule.steps).isEmpty, obstacle(to: query, lifecycle, states) == nil
    else { return -1 }
    return rule.number
  }

  /// Returns the ruling on a question that the rules on transitions do not decide: the sources are
  /// silent about scenes, or the state, the cause, the interruption or the trigger does not exist
  /// for the policy. Returns nil for any other question.
  @inline(__always)
  private func obstacle(
    to query: TransitionQuery, _ lifecycle: Lifecycle, _ states: Mask<LifecycleState>
  ) -> Ruling? {
    if query.from.axis == .scene, let silence = ruling(on: .scenes) { return silence }
    if !states.contains(query.from), let rule = self.lifecycle.rule {
      return plain(rule.number, .notApplicable, .stateUnavailable)
    }
    return absence(of: query, lifecycle).map { plain($0, .notApplicable, .causeUnavailable) }
  }

  /// Returns a ruling for which `finish` must still be called.
  func plain(_ rule: Int, _ verdict: Verdict, _ reason: Reason?) -> Ruling {
    var ruling = self.ruling(rule, verdict, reason)
    ruling.verdict = verdict
    return ruling
  }

  /// Fills an answer from the rule that decides.
  @inline(never)
  private func take(
    _ number: Int, _ query: TransitionQuery, _ lifecycle: Lifecycle,
    into found: inout FoundTransition
  ) {
    let rule = BookRule(number, in: book)
    let verdict: Verdict = rule.value(.verdict, .transition) ?? .unspecified
    found.answer.ruling = plain(number, verdict, rule.value(.reason, .transition))
    found.answer.via = rule.value(.via, .transition)
    if found.answer.reason == .notOneStep, let to = query.to {
      let search = PathSearch.Request(
        from: query.from, to: to, lastCause: query.lastCause,
        allowed: causes(of: query.cause))
      let path = findSteps(search, lifecycle)
      guard path.count > 1, path.count <= StepRules.capacity else { return }
      found.answer.via = BookRule(path.rule(0), in: book).value(.to, .transition)
      for step in Indexes(below: path.count) {
        if BookRule(path.rule(step), in: book).conflict != nil {
          found.answer.ruling.isDisputed = true
        }
        found.rules.append(path.rule(step))
      }
    } else if verdict == .allowed {
      found.rules = StepRules(number)
      let unknown = unknownConditions(of: rule.steps)
      if !unknown.isEmpty {
        found.answer.ruling.verdict = .conditional
        found.answer.ruling.requires = unknown
      }
    }
  }

  /// Returns the causes that together form one act with a cause, including the cause itself.
  package func causes(of cause: Cause) -> Mask<Cause> {
    let companions: Mask<Cause> = rule(of: decide(.act(cause)))?.set(.companions, .choice) ?? .none
    return companions.union(Mask(cause))
  }

  /// Returns those conditions of the steps that are unknown.
  func unknownConditions(of steps: Steps) -> Mask<Condition> {
    var conditions: Mask<Condition> = .none
    for index in Indexes(below: steps.count) {
      if let condition = steps[index].when { conditions.insert(condition) }
    }
    return conditions.subtracting(known.holding).subtracting(known.failing)
  }

  /// Fills in a more specific reason: the app does not have the target state, the cause leads to
  /// another state, or the cause cannot arise in the first state. If no reason is found, the answer
  /// does not change.
  @inline(never)
  private func explainAbsence(
    _ query: TransitionQuery, _ lifecycle: Lifecycle, _ states: Mask<LifecycleState>,
    into answer: inout TransitionAnswer
  ) {
    if let to = query.to, !states.contains(to), let rule = self.lifecycle.rule {
      answer.ruling = plain(rule.number, .notApplicable, .stateUnavailable)
      answer.via = nil
      return
    }
    if query.to != nil, let other = ruleLeadingElsewhere(query, lifecycle) {
      answer.ruling = plain(other, .forbidden, .leadsElsewhere)
      answer.via = BookRule(other, in: book).value(.to, .transition)
      var other = query
      other.to = answer.via ?? query.to
      answer.depend(on: transitionDecision(other, lifecycle))
      return
    }
    forEach(.cause(query.cause)) { rule in
      let interruptions: Mask<Interruption> = rule.set(.interruptions, .cause)
      let lifecycles: Mask<Lifecycle> = rule.set(.lifecycles, .cause)
      let states: Mask<LifecycleState> = rule.set(.states, .cause)
      guard interruptions.isEmpty, lifecycles.contains(lifecycle), !states.contains(query.from)
      else { return true }
      answer.ruling = plain(rule.number, .forbidden, .causeOutOfPlace)
      answer.via = nil
      return false
    }
  }

  /// Returns the rule that shows that the cause, interruption or trigger of a question does not
  /// exist for the policy; nil if they all exist.
  @inline(__always)
  private func absence(of query: TransitionQuery, _ lifecycle: Lifecycle) -> Int? {
    if let trigger = query.trigger {
      let found = findDelivery(trigger)
      if found.isAbsent { return found.rule }
    }
    return absence(of: query.cause, by: query.interruption, lifecycle)
  }

  /// Returns the rule that shows that a cause, or an interruption, does not exist for the policy;
  /// nil if both exist.
  @inline(never)
  func absence(
    of asked: Cause, by interruption: Interruption? = nil, _ lifecycle: Lifecycle
  ) -> Int? {
    var absent = -1
    var absentInterruption = -1
    var exists = false
    var interruptionExists = false
    forEachOfAnyVersion(.cause(asked)) { rule in
      let interruptions: Mask<Interruption> = rule.set(.interruptions, .cause)
      if interruptions.isEmpty {
        if isHere(rule, lifecycle) { exists = true } else { absent = rule.number }
      } else if let interruption, interruptions.contains(interruption) {
        if isHere(rule, lifecycle) {
          interruptionExists = true
        } else {
          absentInterruption = rule.number
        }
      }
      return !(exists && (interruption == nil || interruptionExists))
    }
    if !exists, absent >= 0 { return absent }
    return !interruptionExists && absentInterruption >= 0 ? absentInterruption : nil
  }

  /// Returns whether a rule on a cause is in force on the policy's OS, for apps with the life
  /// cycle.
  private func isHere(_ rule: BookRule, _ lifecycle: Lifecycle) -> Bool {
    let lifecycles: Mask<Lifecycle> = rule.set(.lifecycles, .cause)
    return rule.since <= ruledOS && ruledOS < rule.until && lifecycles.contains(lifecycle)
  }

  /// Returns whether the given rule decides about a step.
  @inline(never)
  func decides(_ rule: BookRule, _ query: TransitionQuery, _ lifecycle: Lifecycle) -> Bool {
    if let settled = settledDecision(query) { return settled.rule == rule.number }
    return transitionDecision(query, lifecycle).rule == rule.number
  }

  @inline(__always)
  func transitionDecision(_ query: TransitionQuery, _ lifecycle: Lifecycle) -> Decision {
    var filter = Filter()
    filter.lifecycle = lifecycle
    filter.to = query.to
    filter.lastCause = query.lastCause
    filter.interruption = query.interruption
    return decide(.transition(query.from, query.cause), filter)
  }

  /// Returns the first rule that says that the cause leads to another state.
  private func ruleLeadingElsewhere(_ query: TransitionQuery, _ lifecycle: Lifecycle) -> Int? {
    var found: Int?
    forEach(.leaving(query.from)) { rule in
      let row = rule.row(.transition)
      let causes: Mask<Cause> = row.set(.causes)
      guard causes.contains(query.cause), row.number(.verdict) == 1, row.raw(.reason) == 0,
        matches(row, query.lastCause, query.interruption, lifecycle)
      else { return true }
      // If another rule decides about the step, this rule does not lead anywhere.
      var other = query
      other.to = row.value(.to) ?? query.to
      guard decides(rule, other, lifecycle) else { return true }
      found = rule.number
      return false
    }
    return found
  }
}

extension BookRule {
  /// True if the rule is about a pair of states, whatever the cause.
  var isForEveryCause: Bool {
    let causes: Mask<Cause> = set(.causes, .transition)
    return causes == .all
  }
}

extension TransitionAnswer {
  /// True if the step is taken or may be taken.
  fileprivate var leadsThere: Bool {
    newestVerdict == .allowed || newestVerdict == .conditional
  }

  /// The rank of this answer among the answers about the states to which a cause can lead; 0 if
  /// this answer must not be chosen.
  @inline(never)
  fileprivate var rankAsTarget: Int {
    switch newestVerdict {
    case .allowed: reason == nil ? 5 : 3
    case .conditional: 4
    case .forbidden where reason == nil || reason == .launchesNothing: 2
    case .unspecified where rule != nil: 1
    default: 0
    }
  }

  /// Adds the conditions on which a decision depends. If the decision is conditional, the answer
  /// becomes conditional, too.
  mutating func depend(on decision: Decision) {
    if decision.isConditional { ruling.verdict = .conditional }
    ruling.requires = requires.union(decision.requires)
  }
}
