// After this termination, does this event wake or relaunch the app?

public struct RelaunchQuery: Sendable, Equatable {
  /// How the app ended; `none` for an app in memory.
  public var termination: Termination
  public var trigger: Trigger
  /// What happened in between.
  public var since: Mask<Since>
  /// Prewarmed, or that of a running app; nil where the termination tells: suspended, or not running.
  public private(set) var state: AppState?
  /// Whether the user force quit the app before, and has not launched it since, whatever ended it last.
  public var isForceQuit: Bool

  public init(
    after termination: Termination, on trigger: Trigger, since: Mask<Since> = .none,
    forceQuit: Bool = false
  ) {
    self.termination = termination
    self.trigger = trigger
    self.since = since
    isForceQuit = forceQuit
  }

  /// About an app in a state: in memory, what ended it before does not matter.
  @inline(__always)
  public init(
    in state: AppState, after termination: Termination = .none, on trigger: Trigger,
    since: Mask<Since> = .none, forceQuit: Bool = false
  ) {
    self.init(after: termination, on: trigger, since: since, forceQuit: forceQuit)
    switch state {
    case .notRunning: break
    case .prewarmed: self.state = state
    case .suspended: self.termination = .none
    case .background, .inactive, .active:
      self.termination = .none
      self.state = state
    }
  }

  /// Whether a termination says it all.
  @inline(__always)
  var isByTermination: Bool { state == nil && !isForceQuit }

  /// The termination that says how the app stands. The force-quit flag stays whatever ends the app, and
  /// keeps the system from launching it.
  var asStanding: Termination {
    let counts = isForceQuit && termination != .none && termination != .appUninstall
    return counts ? .userForceQuit : termination
  }

  /// The standing of a running app.
  var running: Standing? {
    switch state {
    case .background: .running
    case .inactive, .active: .inFront
    default: nil
    }
  }
}

/// Whether an event wakes an app (in memory) or launches it (otherwise).
public struct RelaunchAnswer: RuledAnswer, Sendable, Equatable {
  public var ruling = Ruling()
  /// nil unless allowed or conditional.
  @Coded public var guarantee: Guarantee?
  /// `background`, or `inactive` for the foreground; nil if none, or if no source says.
  @Coded public var launchState: AppState?
  /// The callback that delivers the event.
  @Coded public var callback: Callback?
  /// The allowance that starts to run.
  @Coded public var allowance: Allowance?
  /// Its limit, or its advice where no limit is known.
  @Lasting public var allowanceDuration: Nanoseconds?
  /// How the app stands with the system when the event comes.
  @Coded public var standing: Standing?
  /// The rule that says what the trigger delivers.
  @RuleNumber public var deliveryRule: RuleIndex?
  /// What becomes of an event that is refused, or may be.
  @Coded public var disposition: Disposition?
  /// Until when it is kept.
  @Coded public var occasion: Occasion?
  @RuleNumber public var dispositionRule: RuleIndex?
}

/// What a trigger delivers, or that there is no such trigger.
package struct Delivery {
  /// -1 where no rule says.
  package var rule = -1
  /// Whether the rule holds on other versions alone, so that the trigger does not exist here.
  package var isAbsent = false
}

/// How a trigger launches, wakes or reaches an app: the numbers of state, callback and allowance in eight
/// bits each; 0 for none.
package struct Launch {
  let word: UInt32

  @inline(__always)
  init(word: UInt32) { self.word = word }

  @inline(__always)
  init(_ state: Int32, _ callback: Int32, _ allowance: Int32) {
    word = UInt32(bitPattern: state | callback &<< 8 | allowance &<< 16)
  }

  @inline(__always)
  var state: Int32 { Int32(bitPattern: word & 0xff) }
  @inline(__always)
  var callback: Int32 { Int32(bitPattern: word &>> 8 & 0xff) }
  @inline(__always)
  var allowance: Int32 { Int32(bitPattern: word &>> 16 & 0xff) }
}

/// That an app cannot have ended in some way here.
package struct TerminationAbsence: Equatable {
  /// The rule that says so; nil where it can, or where that depends on a fact.
  var rule: Int?
  /// The facts that it depends on.
  var requires: Mask<Condition> = .none

  /// Whether an app can have ended so.
  package var isNone: Bool { rule == nil && requires.isEmpty }
}

/// What a termination leaves behind, or that there can be none.
package struct Arrival {
  var absence: TerminationAbsence
  /// The rule of the standing; -1 where none says.
  var standing = -1

  /// Of nothing: there is no such trigger.
  static var none: Arrival { Arrival(absence: TerminationAbsence()) }
}

extension Policy {
  /// Whether an event wakes or relaunches the app.
  public func relaunch(_ query: RelaunchQuery) -> RelaunchAnswer {
    lookUp(query) ?? findRelaunch(query)
  }

  /// The answer as it was worked out before; nil where it was not.
  @inline(__always)
  package func lookUp(_ query: RelaunchQuery) -> RelaunchAnswer? { tables?.relaunch(query) }

  /// The answer, found rule by rule.
  @inline(never)
  package func findRelaunch(_ query: RelaunchQuery) -> RelaunchAnswer { decideRelaunch(query) }

  /// The same, where it is written as soon as it is found.
  @inline(__always)
  package func decideRelaunch(_ query: RelaunchQuery) -> RelaunchAnswer {
    let policy = adding(query.since)
    let place = place
    let delivery = policy.findDelivery(query.trigger, at: place)
    let arrival = delivery.isAbsent ? Arrival.none : policy.findArrival(query, at: place)
    var answer = findRelaunch(query, delivery, arrival, policy, at: place) { standing in
      launch(by: delivery.rule, standing, query.state)
    }
    if let allowance = answer.allowance {
      answer.$allowanceDuration = deadline(allowance).duration
    }
    return answer
  }

  /// What an answer depends on besides the trigger.
  @inline(__always)
  private func findArrival(_ query: RelaunchQuery, at place: IndexPlace) -> Arrival {
    if query.isByTermination {
      return findArrival(query.termination, absence(of: query.termination), at: place)
    }
    return findArrivalInState(query)
  }

  /// The same where the question says more.
  @inline(never)
  private func findArrivalInState(_ query: RelaunchQuery) -> Arrival {
    var absence = query.running == nil ? absence(of: query.termination) : TerminationAbsence()
    if let state = query.state.map({ LifecycleState($0) }) {
      let isThere = lifecycle.states.contains(state)
      if lifecycle.alternative != nil, lifecycle.alternativeStates.contains(state) != isThere {
        absence.requires = absence.requires.union(lifecycle.requires)
      } else if !isThere {
        absence.rule = lifecycle.rule?.number
      }
    }
    return findArrival(query.asStanding, absence, at: place)
  }

  /// The same where it was found whether an app can have ended so.
  @inline(__always)
  package func findArrival(
    _ termination: Termination, _ absence: TerminationAbsence, at place: IndexPlace
  ) -> Arrival {
    var arrival = Arrival(absence: absence)
    if arrival.absence.rule == nil {
      arrival.standing = decide(.standing(termination), at: place).rule
    }
    return arrival
  }

  /// The answer, with what was found of trigger and termination, and without the duration of its
  /// allowance; `policy` knows what happened since, and `launch` how an app of a standing is launched.
  @_transparent
  package func findRelaunch(
    _ query: RelaunchQuery, _ delivery: Delivery, _ arrival: Arrival, _ policy: Policy,
    at place: IndexPlace, _ launch: (_ standing: Int32) -> Launch
  ) -> RelaunchAnswer {
    if let absent = delivery.isAbsent ? delivery.rule : arrival.absence.rule {
      return absentRelaunch(absent, delivery)
    }
    var answer = RelaunchAnswer()
    answer.$deliveryRule = Int32(truncatingIfNeeded: delivery.rule)
    guard arrival.standing >= 0 else {
      answer.ruling = finish(answer.ruling)
      return answer
    }
    let row = BookRule(arrival.standing, in: book)
    answer.$standing = query.running?.rawValue ?? row.number(.standing, .standing)
    let decision = policy.decide(running: query, answer.$standing, at: place)
    let rule = BookRule(Swift.max(decision.rule, 0), in: book)
    let verdict: Verdict =
      decision.rule < 0 ? .unspecified : rule.value(.verdict, .relaunch) ?? .unspecified
    answer.ruling = ruling(decision, verdict)
    if decision.rule >= 0 { answer.$guarantee = rule.number(.guarantee, .relaunch) }
    if row.conflict != nil { answer.ruling.isDisputed = true }
    if !arrival.absence.requires.isEmpty, answer.newestVerdict.isAboutRelaunch {
      answer.ruling.verdict = .conditional
      answer.ruling.requires = answer.requires.union(arrival.absence.requires)
      answer.ruling = finish(answer.ruling)
    }
    // A rule that refuses has no launch, even where the answer is conditional.
    if delivery.rule >= 0, verdict == .allowed || verdict == .conditional {
      let launch = launch(answer.$standing)
      answer.$launchState = launch.state
      answer.$callback = launch.callback
      answer.$allowance = launch.allowance
    }
    guard answer.newestVerdict != .allowed else { return answer }
    // What becomes of an event that does not run the app.
    let kept = policy.decide(.disposition(query.trigger, answer.$standing), at: place)
    if kept.rule >= 0, !kept.isConditional {
      let rule = BookRule(kept.rule, in: book)
      answer.$dispositionRule = Int32(truncatingIfNeeded: kept.rule)
      answer.$disposition = rule.number(.disposition, .disposition)
      answer.$occasion = rule.number(.occasion, .disposition)
    }
    return answer
  }

  /// The answer where a rule says that there is no such trigger, or that no app can have ended so.
  @inline(__always)
  package func absentRelaunch(_ rule: Int, _ delivery: Delivery) -> RelaunchAnswer {
    var answer = RelaunchAnswer()
    answer.$deliveryRule = Int32(truncatingIfNeeded: delivery.rule)
    answer.ruling = name(rule, .notApplicable)
    return answer
  }

  /// What decides for a standing; what wakes a suspended app reaches a running one.
  @inline(__always)
  private func decide(
    running query: RelaunchQuery, _ standing: Int32, at place: IndexPlace
  ) -> Decision {
    let decision = decide(query, standing, at: place)
    guard decision.rule < 0, query.running != nil else { return decision }
    return decide(query, Standing.inMemory.rawValue, at: place)
  }

  /// What decides for a standing.
  @inline(__always)
  func decide(_ query: RelaunchQuery, _ standing: Int32, at place: IndexPlace) -> Decision {
    var filter = Filter()
    filter.termination = query.termination
    return decide(.relaunch(query.trigger, standing), filter, at: place)
  }

  /// How the rule of a delivery launches, wakes or reaches an app of a standing, which is in a state where
  /// it runs.
  @inline(never)
  package func launch(by number: Int, _ standing: Int32, _ state: AppState?) -> Launch {
    if number < 0 { return Launch(word: 0) }
    let row = BookRule(number, in: book).row(.delivery)
    let standing = Standing(given: standing)
    let runs = standing == .running || standing == .inFront
    let wakes = runs || standing == .inMemory
    var to: AppState? = row.value(.launchState)
    // What runs stays where it is, but for what brings it to the front from the background.
    if runs, let leads = to, leads == .background || state != .background { to = state }
    var callback: Callback?
    if !wakes || row.raw(.onLaunchOnly) == 0 {
      let atLaunch: Callback? = wakes ? nil : row.value(.launchCallback)
      if let newest = atLaunch ?? row.value(.callback) {
        callback = form(of: newest, in: to)?.callback
      }
    }
    // In front no clock of a wake-up runs.
    let allowance = standing == .inFront ? 0 : row.number(.allowance)
    return Launch(to?.rawValue ?? 0, callback?.rawValue ?? 0, allowance)
  }

  /// Whether an app cannot have ended so here, or cannot be in memory without running.
  @inline(__always)
  func absence(of termination: Termination) -> TerminationAbsence {
    let block = block
    if block >= 0 {
      let possible = Mask<Termination>(low: book.u64(.blockTerminations, block), high: 0)
      if possible.contains(termination) { return TerminationAbsence() }
    }
    return findAbsence(of: termination)
  }

  /// The same, found by the rules of causes.
  @inline(never)
  package func findAbsence(of termination: Termination) -> TerminationAbsence {
    var absence = TerminationAbsence()
    guard termination != .neverLaunched, let name = lifecycle.lifecycle else { return absence }
    absence.rule = self.absence(of: termination, name, lifecycle.states)
    if let alternative = lifecycle.alternative {
      let other = self.absence(of: termination, alternative, lifecycle.alternativeStates)
      if (other == nil) != (absence.rule == nil) {
        absence = TerminationAbsence(requires: lifecycle.requires)
      }
    }
    return absence
  }

  private func absence(
    of termination: Termination, _ name: Lifecycle, _ states: Mask<LifecycleState>
  ) -> Int? {
    if let cause = termination.cause {
      return exists(cause, name) ? nil : absence(of: cause, name)
    }
    return states.contains(.suspended) ? nil : lifecycle.rule?.number
  }

  /// Whether a rule in force has the cause: most causes exist.
  private func exists(_ cause: Cause, _ name: Lifecycle) -> Bool {
    let run = book.run(.cause(cause), self.place)
    let count = run.count
    var place = 0
    while place < count {
      let rule = BookRule(book.candidate(run, place), in: book)
      let lifecycles: Mask<Lifecycle> = rule.set(.lifecycles, .cause)
      if rule.raw(.interruptions, .cause) == 0, lifecycles.contains(name) { return true }
      place &+= 1
    }
    return false
  }

  /// What a trigger delivers on the policy's OS.
  @inline(never)
  package func findDelivery(_ trigger: Trigger) -> Delivery { findDelivery(trigger, at: place) }

  /// The rule of a trigger on the policy's OS. Where rules of the profile exist for other versions
  /// alone, the trigger does not exist here, and the rule is the first of those.
  @inline(__always)
  package func findDelivery(_ trigger: Trigger, at place: IndexPlace) -> Delivery {
    let run = book.run(.delivery(trigger), place)
    if run.listed == 0 { return Delivery(rule: run.elsewhere, isAbsent: run.elsewhere >= 0) }
    let decision = decide(.delivery(trigger), at: place)
    if decision.rule >= 0 { return Delivery(rule: decision.rule) }
    return findAbsentDelivery(trigger)
  }

  @inline(never)
  private func findAbsentDelivery(_ trigger: Trigger) -> Delivery {
    var delivery = Delivery()
    forEachOfAnyVersion(.delivery(trigger)) { rule in
      guard !(rule.since <= ruledOS && ruledOS < rule.until) else { return true }
      delivery = Delivery(rule: rule.number, isAbsent: true)
      return false
    }
    return delivery
  }
}

extension Verdict {
  /// Whether it says something of an app that ended.
  var isAboutRelaunch: Bool { self == .allowed || self == .forbidden || self == .conditional }
}
