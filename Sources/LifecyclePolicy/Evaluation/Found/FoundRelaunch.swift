// Finds, rule by rule, whether an event wakes or relaunches the app after a termination.

public struct RelaunchQuery: Sendable, Equatable {
  /// How the app ended; `none` for an app in memory.
  public var termination: Termination
  public var trigger: Trigger
  /// The events between the termination and the trigger.
  public var since: Mask<Since>
  /// The state of a prewarmed or running app. nil if the app is suspended or not running;
  /// `termination` distinguishes these two.
  public private(set) var state: AppState?
  /// True if the user force quit the app and has not launched it since. The app may have ended in
  /// another way in the meantime.
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

  /// Makes a question about an app in a state. If the app is suspended or running, the question
  /// ignores how the app ended before.
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

  /// True if the termination alone determines the standing of the app.
  @inline(__always)
  var isByTermination: Bool { state == nil && !isForceQuit }

  /// The termination that determines the standing of the app. The force-quit flag outlasts any
  /// other end except an uninstall, and keeps the system from launching the app.
  var asStanding: Termination {
    let counts = isForceQuit && termination != .none && termination != .appUninstall
    return counts ? .userForceQuit : termination
  }

  /// The standing of a running app; nil if the app is not running.
  var running: Standing? {
    switch state {
    case .background: .running
    case .inactive, .active: .inFront
    default: nil
    }
  }
}

/// Says whether an event wakes an app that is in memory, or launches an app that is not in memory.
public struct RelaunchAnswer: RuledAnswer, Sendable, Equatable {
  public var ruling = Ruling()
  /// nil unless the verdict is allowed or conditional.
  @Coded public var guarantee: Guarantee?
  /// The state into which the event brings the app: `background`, `inactive` (the foreground) or
  /// `prewarmed`. A running app stays in its state unless it comes to the foreground. nil if there
  /// is no launch, or if no source gives the state.
  @Coded public var launchState: AppState?
  /// The callback that delivers the event.
  @Coded public var callback: Callback?
  /// The allowance whose clock starts.
  @Coded public var allowance: Allowance?
  /// The limit of the allowance, or its advice if no limit is known.
  @Lasting public var allowanceDuration: Nanoseconds?
  /// The app's standing with the system when the event comes.
  @Coded public var standing: Standing?
  /// The rule that says what the trigger delivers.
  @RuleNumber public var deliveryRule: RuleIndex?
  /// The fate of an event that does not run the app, or that might not run it; nil for any other
  /// event, or if no rule gives the fate.
  @Coded public var disposition: Disposition?
  /// The occasion until which the event is kept.
  @Coded public var occasion: Occasion?
  @RuleNumber public var dispositionRule: RuleIndex?
}

/// The rule about what a trigger delivers, or the rule that shows that there is no such trigger.
package struct Delivery {
  /// The number of the rule; -1 if there is none.
  package var rule = -1
  /// True if the rule is in force only on other versions, so that the trigger does not exist on the
  /// policy's OS.
  package var isAbsent = false
}

/// How a trigger launches, wakes or reaches an app: the numbers of the state, the callback and the
/// allowance, in eight bits each; 0 for none.
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

/// The reason why no app of a policy can have ended by a given termination, if there is such a
/// reason.
package struct TerminationAbsence: Equatable {
  /// The rule that excludes this end. nil if the app can have ended this way, or if an unknown
  /// fact decides.
  var rule: Int?
  /// The unknown facts that decide whether the app can have ended this way.
  var requires: Mask<Condition> = .none

  /// True if an app can have ended this way.
  package var isNone: Bool { rule == nil && requires.isEmpty }
}

/// The standing after a termination, or the reason why there can be no such termination.
package struct Arrival {
  var absence: TerminationAbsence
  /// The number of the rule that gives the standing; -1 if there is none.
  var standing = -1

  /// The value for a trigger that does not exist. No standing is looked up for such a trigger.
  static var none: Arrival { Arrival(absence: TerminationAbsence()) }
}

extension Policy {
  /// Finds the answer rule by rule.
  @inline(never)
  func findRelaunch(_ query: RelaunchQuery) -> RelaunchAnswer { decideRelaunch(query) }

  /// Finds the answer as `findRelaunch` does, but is inlined, for callers that write the answer out
  /// immediately.
  @inline(__always)
  func decideRelaunch(_ query: RelaunchQuery) -> RelaunchAnswer {
    let policy = adding(query.since)
    let place = place
    let delivery = policy.findDelivery(query.trigger, at: place)
    let arrival = delivery.isAbsent ? Arrival.none : policy.findArrival(query, at: place)
    var answer = findRelaunch(query, delivery, arrival, policy, at: place) { standing in
      launch(by: delivery.rule, standing, query.state)
    }
    if let allowance = answer.allowance {
      answer.$allowanceDuration = self.answer(to: allowance).duration
    }
    return answer
  }

  /// Finds the part of the answer that does not depend on the trigger.
  @inline(__always)
  private func findArrival(_ query: RelaunchQuery, at place: IndexPlace) -> Arrival {
    if query.isByTermination {
      return findArrival(query.termination, absence(of: query.termination), at: place)
    }
    return findArrivalInState(query)
  }

  /// Finds the part of the answer that does not depend on the trigger, for a question that gives a
  /// state or the force-quit flag.
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

  /// Finds the part of the answer that does not depend on the trigger. `absence` says whether an
  /// app can have ended this way.
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

  /// Makes the answer, without the duration of the allowance, from what was found about the trigger
  /// and the termination. `policy` contains the events since the termination. `launch` returns how
  /// an app with the given standing is launched.
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
    // A rule that refuses gives no launch, even if the answer is conditional.
    if delivery.rule >= 0, verdict == .allowed || verdict == .conditional {
      let launch = launch(answer.$standing)
      answer.$launchState = launch.state
      answer.$callback = launch.callback
      answer.$allowance = launch.allowance
    }
    guard answer.newestVerdict != .allowed else { return answer }
    // If the event does not run the app, or might not run the app, finds what happens to the event.
    let kept = policy.decide(.disposition(query.trigger, answer.$standing), at: place)
    if kept.rule >= 0, !kept.isConditional {
      let rule = BookRule(kept.rule, in: book)
      answer.$dispositionRule = Int32(truncatingIfNeeded: kept.rule)
      answer.$disposition = rule.number(.disposition, .disposition)
      answer.$occasion = rule.number(.occasion, .disposition)
    }
    return answer
  }

  /// Returns the answer that follows from `rule`, which says that there is no such trigger, or
  /// that no app can have ended this way.
  @inline(__always)
  package func absentRelaunch(_ rule: Int, _ delivery: Delivery) -> RelaunchAnswer {
    var answer = RelaunchAnswer()
    answer.$deliveryRule = Int32(truncatingIfNeeded: delivery.rule)
    answer.ruling = name(rule, .notApplicable)
    return answer
  }

  /// Returns the decision for a standing. If no rule is about a running app, the rules about an app
  /// in memory decide: what wakes a suspended app also reaches a running app.
  @inline(__always)
  private func decide(
    running query: RelaunchQuery, _ standing: Int32, at place: IndexPlace
  ) -> Decision {
    let decision = decide(query, standing, at: place)
    guard decision.rule < 0, query.running != nil else { return decision }
    return decide(query, Standing.inMemory.rawValue, at: place)
  }

  @inline(__always)
  func decide(_ query: RelaunchQuery, _ standing: Int32, at place: IndexPlace) -> Decision {
    var filter = Filter()
    filter.termination = query.termination
    return decide(.relaunch(query.trigger, standing), filter, at: place)
  }

  /// Returns how a trigger launches, wakes or reaches an app that has the given standing. `number`
  /// is the number of the trigger's delivery rule, and `state` is the state of a running app.
  @inline(never)
  package func launch(by number: Int, _ standing: Int32, _ state: AppState?) -> Launch {
    if number < 0 { return Launch(word: 0) }
    let row = BookRule(number, in: book).row(.delivery)
    let standing = Standing(given: standing)
    let runs = standing == .running || standing == .inFront
    let wakes = runs || standing == .inMemory
    var to: AppState? = row.value(.launchState)
    // A running app stays in its state, unless the trigger brings it from the background to the
    // front.
    if runs, let leads = to, leads == .background || state != .background { to = state }
    var callback: Callback?
    if !wakes || row.raw(.onLaunchOnly) == 0 {
      let atLaunch: Callback? = wakes ? nil : row.value(.launchCallback)
      if let newest = atLaunch ?? row.value(.callback) {
        callback = form(of: newest, in: to)?.callback
      }
    }
    // The clock of a wake-up does not run for an app in the foreground.
    let allowance = standing == .inFront ? 0 : row.number(.allowance)
    return Launch(to?.rawValue ?? 0, callback?.rawValue ?? 0, allowance)
  }

  /// Returns the reason why no app of the policy can have ended by a given termination, if there is
  /// such a reason. For the termination `none`, this is the reason why no app can be in memory
  /// without running.
  @inline(__always)
  func absence(of termination: Termination) -> TerminationAbsence {
    isSettled(termination) ? TerminationAbsence() : findAbsence(of: termination)
  }

  /// Returns the same reason as `absence`, but finds the reason by the rules on causes, without the
  /// settled block.
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

  /// Returns whether a rule in force says that the cause exists. Callers ask this first, because
  /// most causes exist, and the search for the rule of an absence takes longer.
  private func exists(_ cause: Cause, _ name: Lifecycle) -> Bool {
    let run = book.run(.cause(cause), self.place)
    let count = run.count
    for place in Indexes(below: count) {
      let rule = BookRule(book.candidate(run, place), in: book)
      let lifecycles: Mask<Lifecycle> = rule.set(.lifecycles, .cause)
      if rule.raw(.interruptions, .cause) == 0, lifecycles.contains(name) { return true }
    }
    return false
  }

  /// Returns what a trigger delivers on the policy's OS.
  @inline(never)
  package func findDelivery(_ trigger: Trigger) -> Delivery { findDelivery(trigger, at: place) }

  /// Returns the rule that decides what a trigger delivers on the policy's OS. If no rule decides,
  /// but the profile has rules about the trigger for other versions, the trigger does not exist on
  /// that OS. The result then names the first of these rules, and `isAbsent` is true.
  @inline(__always)
  package func findDelivery(_ trigger: Trigger, at place: IndexPlace) -> Delivery {
    let run = book.run(.delivery(trigger), place)
    if run.listed == 0 {
      return Delivery(rule: run.ruleOnOtherVersion, isAbsent: run.ruleOnOtherVersion >= 0)
    }
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
  /// True if the verdict says whether the event wakes or launches the app.
  var isAboutRelaunch: Bool { self == .allowed || self == .forbidden || self == .conditional }
}
