// Decides between rules: finds the rules that apply, the rule that wins, and the conditions that
// the answer depends on.

/// The decision on a key: the rule, and what the answer depends on.
package struct Decision: Sendable {
  // The struct takes only four words, so that it is returned in registers.
  private let ruleNumber: Int32
  private let rivalNumber: Int32
  /// True if a fact that is not known could change the answer.
  package let isConditional: Bool
  /// The conditions that the answer depends on.
  package let requires: Mask<Condition>

  @inline(__always)
  package init(
    rule: Int = -1, isConditional: Bool = false, requires: Mask<Condition> = .none, rival: Int = -1
  ) {
    ruleNumber = Int32(truncatingIfNeeded: rule)
    rivalNumber = Int32(truncatingIfNeeded: rival)
    self.isConditional = isConditional
    self.requires = requires
  }

  /// The rule that decides, or would decide if its conditions held; -1 for none.
  @inline(__always)
  package var rule: Int { Int(ruleNumber) }
  /// If the answer is conditional, the rule that may decide instead of the rule that applies; -1
  /// for any other answer.
  @inline(__always)
  package var rival: Int { Int(rivalNumber) }
}

/// The doubtful rules: those rules that may apply, and that are above the first rule that is
/// certain to apply. If no rule is certain to apply, all rules that may apply are doubtful.
private struct Doubts {
  /// The first of the doubtful rules that allows, or the first doubtful rule if none allows; -1 if
  /// no rule is doubtful.
  private(set) var rule = -1
  private var allows = false
  /// The precedence of the last doubtful rule.
  private(set) var rank = -1
  /// The conditions of the doubtful rules.
  private(set) var conditions: Mask<Condition> = .none
  /// The outcome of the first doubtful rule, and whether another doubtful rule has a different
  /// outcome.
  private var outcome = 0
  private var differ = false

  mutating func add(_ other: BookRule) {
    conditions = conditions.union(other.when).union(other.unless)
    rank = other.rank
    if rule < 0 { outcome = other.outcome }
    if outcome != other.outcome { differ = true }
    if rule < 0 || other.allows && !allows {
      rule = other.number
      allows = other.allows
    }
  }

  /// Returns true if a doubtful rule has another outcome than the certain rule `leader`. If no rule
  /// is certain, compares the outcomes with the outcome of a missing rule.
  func sayOtherwise(than leader: BookRule?) -> Bool {
    rule >= 0 && (differ || outcome != leader?.outcome ?? 0)
  }
}

/// The details of a question beyond its key. A detail that was not given is nil, empty or 0.
package struct Filter: Sendable {
  var lifecycle: Lifecycle?
  var to: LifecycleState?
  var lastCause: Cause?
  var interruption: Interruption?
  var trigger: Trigger?
  var termination: Termination?
  var namespace: TerminationNamespace?
  var code: UInt64 = 0
  var errorDomain: ErrorDomain?
  var allowances: Mask<Allowance> = .none
  var activities: Mask<Activity> = .none
  var begunInFront: Mask<Activity> = .none

  package init() {}
}

extension Filter {
  /// Returns the activities that count for a rule on suspension: all, or only those that began in
  /// the foreground.
  func underWay(_ rule: BookRule) -> Mask<Activity> {
    rule.raw(.begunInFront, .suspension) == 0 ? activities : activities.intersection(begunInFront)
  }
}

extension Family {
  /// True if questions of the family have details that can exclude rules of the key.
  @inline(__always)
  package var isNarrowed: Bool {
    switch self {
    case .transition, .relaunch, .termination, .watchdog, .suspension, .purge, .call: true
    case .lifecycle, .cause, .delivery, .deadline, .standing, .notification, .mode, .event, .quota,
      .conduct, .duty, .manifest, .callback, .choice, .silence, .disposition:
      false
    }
  }
}

extension Policy {
  /// Returns whether `rule`, which the key of a question lists, also covers the other details of
  /// the question.
  @inline(__always)
  func isMeant(_ rule: BookRule, by filter: borrowing Filter, _ family: Family) -> Bool {
    switch family {
    case .transition: isMeantAsTransition(rule, by: filter)
    case .relaunch: isMeantAsRelaunch(rule, after: filter.termination)
    case .termination: isMeantAsTermination(rule, by: filter)
    case .watchdog: isMeantAsWatchdog(rule, by: filter)
    case .suspension: isMeantAsSuspension(rule, by: filter)
    case .purge: isMeantAsPurge(rule, by: filter)
    case .call: isMeantAsCall(rule, for: filter.trigger)
    default: true
    }
  }

  @inline(never)
  private func isMeantAsWatchdog(_ rule: BookRule, by filter: borrowing Filter) -> Bool {
    let states: Mask<LifecycleState> = rule.set(.states, .watchdog)
    guard let to = filter.to, !states.isEmpty else { return states.isEmpty }
    return states.contains(to)
  }

  /// Returns true if something that the rule names is under way. A rule that names nothing covers
  /// every question.
  @inline(never)
  private func isMeantAsSuspension(_ rule: BookRule, by filter: borrowing Filter) -> Bool {
    let allowances: Mask<Allowance> = rule.set(.allowances, .suspension)
    let activities: Mask<Activity> = rule.set(.activities, .suspension)
    if allowances.isEmpty, activities.isEmpty { return true }
    if !allowances.intersection(filter.allowances).isEmpty { return true }
    return !activities.intersection(filter.underWay(rule)).isEmpty
  }

  @inline(never)
  private func isMeantAsPurge(_ rule: BookRule, by filter: borrowing Filter) -> Bool {
    let activities: Mask<Activity> = rule.set(.activities, .purge)
    if activities.isEmpty { return true }
    return !activities.intersection(filter.activities).isEmpty
  }

  /// Returns true if the rule names the trigger of the question. A rule without triggers covers
  /// every question.
  @inline(never)
  private func isMeantAsCall(_ rule: BookRule, for trigger: Trigger?) -> Bool {
    let triggers: Mask<Trigger> = rule.set(.triggers, .call)
    return triggers.isEmpty || trigger.map(triggers.contains) ?? false
  }

  @inline(never)
  private func isMeantAsTransition(_ rule: BookRule, by filter: borrowing Filter) -> Bool {
    covers(rule, filter)
  }

  /// Returns whether a transition covers the details of a question. The function is inlined where
  /// only transitions are decided.
  @inline(__always)
  private func covers(_ rule: BookRule, _ filter: borrowing Filter) -> Bool {
    let row = rule.row(.transition)
    if let to = filter.to, row.number(.to) != to.rawValue { return false }
    return matches(row, filter.lastCause, filter.interruption, filter.lifecycle)
  }

  /// Returns whether a transition covers this life cycle, this last cause, and this interruption.
  @inline(__always)
  func matches(
    _ row: RuleRow, _ lastCause: Cause?, _ interruption: Interruption?, _ lifecycle: Lifecycle?
  ) -> Bool {
    let lifecycles: Mask<Lifecycle> = row.set(.lifecycles)
    guard let lifecycle, lifecycles.contains(lifecycle) else { return false }
    let after: Mask<Cause> = row.set(.lastCauses)
    if !after.isEmpty {
      // A rule that forbids because of the last cause applies only if that cause is given.
      if let lastCause {
        guard after.contains(lastCause) else { return false }
      } else if row.value(.verdict) == Verdict.forbidden {
        return false
      }
    }
    let interruptions: Mask<Interruption> = row.set(.interruptions)
    if interruptions.isEmpty { return true }
    guard let interruption else {
      return !interruptions.intersection(unsaidInterruptions).isEmpty
    }
    return interruptions.contains(interruption)
  }

  /// The kinds of interruption that are assumed if a question does not name a kind.
  @inline(never)
  private var unsaidInterruptions: Mask<Interruption> {
    rule(of: decide(.interruption))?.set(.interruptions, .choice) ?? .none
  }

  @inline(__always)
  private func isMeantAsRelaunch(_ rule: BookRule, after termination: Termination?) -> Bool {
    let terminations: Mask<Termination> = rule.set(.terminations, .relaunch)
    guard let termination, !terminations.isEmpty else { return true }
    return terminations.contains(termination)
  }

  @inline(__always)
  private func isMeantAsTermination(_ rule: BookRule, by filter: borrowing Filter) -> Bool {
    let low = UInt64(bitPattern: rule.wide(.codeLow, .termination))
    guard filter.code >= low,
      filter.code <= UInt64(bitPattern: rule.wide(.codeHigh, .termination))
    else { return false }
    let domains: Mask<ErrorDomain> = rule.set(.errorDomains, .termination)
    if let domain = filter.errorDomain { return domains.contains(domain) }
    guard domains.isEmpty else { return false }
    let namespaces: Mask<TerminationNamespace> = rule.set(.namespaces, .termination)
    guard let namespace = filter.namespace, !namespaces.isEmpty else {
      // A rule without namespaces covers every report. A report without a namespace is from before
      // 10.0, and comes from SpringBoard. A rule on SpringBoard covers it unless the rule is on
      // small numbers: a small number has a meaning only within its namespace.
      return namespaces.isEmpty || low > 0xffff && namespaces.contains(.springboard)
    }
    return namespaces.contains(namespace)
  }
}

extension Policy {
  /// Decides between the rules of a key. This function serves all families.
  ///
  /// The applicable rule of highest precedence decides; if several have that precedence, the first
  /// of them decides. If a rule above the deciding rule may apply, and has another outcome, the
  /// answer is conditional. If no rule is certain to apply, the rules that may apply are compared
  /// with a missing rule instead. The conditions of rules below the deciding rule do not matter.
  ///
  /// A rule may refuse because of what the app declares, although the outcome is the same whatever
  /// the app declares. Then the deciding rule is the rule that would decide if nothing were known
  /// of the declarations.
  @inline(__always)
  package func decide(_ key: IndexKey, _ filter: Filter = Filter()) -> Decision {
    decide(key, filter, at: place)
  }

  /// Decides between the rules of a key. The caller has already found the part of the index.
  @inline(__always)
  func decide(_ key: IndexKey, _ filter: Filter = Filter(), at place: IndexPlace) -> Decision {
    let run = book.run(key, place)
    if let rule = run.settled { return Decision(rule: rule) }
    if run.listed == 0 { return Decision() }
    if key.family == .relaunch { return decide(run, after: filter.termination) }
    if key.family == .transition { return decide(run, amongTransitions: filter) }
    return key.family.isNarrowed
      ? decide(run, key.family, filter) : decide(run, key.family)
  }

  /// Decides between the rules that apply to a question about a relaunch. Most questions are of
  /// this kind, so they have their own function.
  @inline(never)
  private func decide(_ run: Run, after termination: Termination?) -> Decision {
    decide(run, { isMeantAsRelaunch($0, after: termination) }) { place, blocking in
      var filter = Filter()
      filter.termination = termination
      return decideInDoubt(run, from: place, blocking, .relaunch, filter, known)
    }
  }

  /// Decides between the transitions that apply. Devices ask such a question for every step, so
  /// these questions have their own function.
  @inline(never)
  private func decide(_ run: Run, amongTransitions filter: Filter) -> Decision {
    decide(run, { covers($0, filter) }) { place, blocking in
      decideInDoubt(run, from: place, blocking, .transition, filter, known)
    }
  }

  @inline(never)
  private func decide(_ run: Run, _ family: Family, _ filter: Filter) -> Decision {
    decide(run, { isMeant($0, by: filter, family) }) { place, blocking in
      decideInDoubt(run, from: place, blocking, family, filter, known)
    }
  }

  /// Decides in a family in which every rule of the key covers the question.
  @inline(never)
  private func decide(_ run: Run, _ family: Family) -> Decision {
    decide(run, { _ in true }) { place, blocking in
      decideInDoubt(run, from: place, blocking, family, Filter(), known)
    }
  }

  /// Decides between the rules that `isMeant` accepts. Two cases are left to `decideInDoubt`: a
  /// rule that may apply comes before the first certain rule; or the first certain rule refuses
  /// because of what the app declares, and a later rule may refuse whatever the app declares.
  /// `decideInDoubt` gets the index of the rule that caused the doubt, and the conditions that keep
  /// the rules before that rule from applying.
  @inline(__always)
  private func decide(
    _ run: Run, _ isMeant: (BookRule) -> Bool,
    _ decideInDoubt: (_ place: Int, _ blocking: Mask<Condition>) -> Decision
  ) -> Decision {
    let known = known
    // The conditions that hold and therefore block the rules that list them in `unless`.
    var blocking: Mask<Condition> = .none
    let count = run.listed
    var place = 0
    while place < count {
      let rule = BookRule(book.listed(run, place), in: book)
      place &+= 1
      let when = rule.when
      let unless = rule.unless
      let blocked = unless.intersection(known.holding)
      let fails = !when.intersection(known.failing).isEmpty
      if fails && blocked.isEmpty { continue }
      guard isMeant(rule) else { continue }
      if fails || !blocked.isEmpty {
        blocking = blocking.union(blocked)
        continue
      }
      guard when.subtracting(known.holding).isEmpty, unless.subtracting(known.failing).isEmpty
      else { return decideInDoubt(place &- 1, blocking) }
      guard rule.allows else {
        if !when.union(unless).intersection(.declared).isEmpty, mayRefuse(run, from: place, known) {
          return decideInDoubt(place &- 1, blocking)
        }
        return Decision(rule: rule.number, requires: when.union(unless))
      }
      // Adds the conditions that keep other rules of the same precedence from applying.
      while place < count {
        let other = BookRule(book.listed(run, place), in: book)
        guard other.rank == rule.rank else { break }
        place &+= 1
        let blocked = other.unless.intersection(known.holding)
        if !blocked.isEmpty, isMeant(other) { blocking = blocking.union(blocked) }
      }
      return Decision(rule: rule.number, requires: when.union(blocking))
    }
    return Decision()
  }

  /// Decides in the cases that `decide` leaves open: a rule above the first certain rule may apply,
  /// no rule is certain, or the certain rule refuses because of what the app declares.
  @inline(never)
  private func decideInDoubt(
    _ run: Run, from first: Int, _ blockingAbove: Mask<Condition>, _ family: Family,
    _ filter: borrowing Filter, _ known: KnownConditions
  ) -> Decision {
    // The first rule that applies for certain.
    var leader: BookRule?
    var blocking = blockingAbove
    // `doubts` holds the rules above the leader that may apply. `doubtsAbove` leaves out the rules
    // that have the same precedence as the last rule in `doubts`.
    var doubts = Doubts()
    var doubtsAbove = Doubts()
    let count = run.listed
    for place in Indexes(from: first, below: count) {
      let rule = BookRule(book.listed(run, place), in: book)
      if let leader, rule.rank < leader.rank { break }
      let when = rule.when
      let unless = rule.unless
      let blocked = unless.intersection(known.holding)
      let fails = !when.intersection(known.failing).isEmpty
      if fails && blocked.isEmpty { continue }
      guard isMeant(rule, by: filter, family) else { continue }
      if fails || !blocked.isEmpty {
        blocking = blocking.union(blocked)
      } else if leader != nil {
        continue
      } else if known.meet(rule) {
        leader = rule
        if doubts.rank == rule.rank { doubts = doubtsAbove }
      } else {
        if doubts.rank != rule.rank { doubtsAbove = doubts }
        doubts.add(rule)
      }
    }
    let allows = leader?.allows ?? false
    var requires = leader.map { allows ? $0.when : $0.when.union($0.unless) } ?? .none
    guard doubts.sayOtherwise(than: leader) else {
      if allows { requires = requires.union(blocking) }
      if let leader, !allows, !requires.intersection(.declared).isEmpty,
        let other = decideWhateverIsDeclared(run, family, filter, known),
        BookRule(other.rule, in: book).outcome == leader.outcome
      {
        return other
      }
      return Decision(rule: leader?.number ?? -1, requires: requires)
    }
    requires = requires.union(doubts.conditions.subtracting(known.holding.union(known.failing)))
    return Decision(
      rule: allows ? leader?.number ?? -1 : doubts.rule, isConditional: true,
      requires: requires.union(blocking), rival: doubts.rule)
  }

  /// Returns whether a rule of the run, at index `first` or later, is certain to refuse, whatever
  /// the app declares. Does not check whether the rule covers the details of the question.
  @inline(never)
  private func mayRefuse(_ run: Run, from first: Int, _ known: KnownConditions) -> Bool {
    let count = run.listed
    for place in Indexes(from: first, below: count) {
      let rule = BookRule(book.listed(run, place), in: book)
      if !rule.allows, rule.when.union(rule.unless).intersection(.declared).isEmpty,
        known.meet(rule)
      {
        return true
      }
    }
    return false
  }

  /// Decides as if nothing were known of what the app declares. Returns nil if the answer depends
  /// on the declarations, if no rule decides, or if nothing is known of the declarations anyway.
  @inline(never)
  private func decideWhateverIsDeclared(
    _ run: Run, _ family: Family, _ filter: borrowing Filter, _ known: KnownConditions
  ) -> Decision? {
    var open = known
    open.holding = open.holding.subtracting(.declared)
    open.failing = open.failing.subtracting(.declared)
    if open == known { return nil }
    let found = decideInDoubt(run, from: 0, .none, family, filter, open)
    return found.isConditional || found.rule < 0 ? nil : found
  }

  /// Returns the first rule of a key that applies for certain.
  func certainRule(_ key: IndexKey) -> BookRule? {
    var found: BookRule?
    forEach(key) { rule in
      if applies(rule) { found = rule }
      return found == nil
    }
    return found
  }

  /// Returns true if every condition of a rule is known to have the value that the rule requires.
  @inline(__always)
  func applies(_ rule: BookRule) -> Bool { known.meet(rule) }

  /// Passes the candidates of a key to `body`, in the order of `Book.run`, until `body` returns
  /// false.
  @inline(__always)
  func forEach(_ key: IndexKey, _ body: (BookRule) -> Bool) {
    let run = book.run(key, self.place)
    for place in Indexes(below: run.count) {
      if !body(BookRule(book.candidate(run, place), in: book)) { return }
    }
  }

  /// Passes the rules that a key has on any version to `body`, in documented order, until `body`
  /// returns false.
  @inline(__always)
  func forEachOfAnyVersion(_ key: IndexKey, _ body: (BookRule) -> Bool) {
    let run = book.runOfAnyVersion(key, self.place)
    for place in Indexes(below: run.count) {
      if !body(BookRule(book.candidate(run, place), in: book)) { return }
    }
  }
}

extension Mask where Element == Condition {
  /// The conditions on declarations in an app's Info.plist. A rule can refuse because one of these
  /// declarations is missing.
  static var declared: Mask { modes.union(Mask(.anyMode, .taskModes, .permittedIdentifiers)) }
}

extension KnownConditions {
  /// Returns true if every condition of a rule is known to have the value that the rule requires.
  @inline(__always)
  func meet(_ rule: BookRule) -> Bool {
    rule.when.subtracting(holding).isEmpty && rule.unless.subtracting(failing).isEmpty
  }
}
