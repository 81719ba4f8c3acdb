// How rules decide: which of them apply, which one wins, and what the answer depends on.

/// What is found of a key.
package struct Decision: Sendable {
  /// The rule that decides, or would if the conditions held; -1 where none does.
  package var rule = -1
  /// Whether a fact that is not known could turn the answer.
  package var isConditional = false
  /// The conditions that the answer depends on.
  package var requires: Mask<Condition> = .none
  /// Where the answer is conditional, the rule that may decide above the one that applies.
  package var rival = -1
}

/// What a question says beyond its key. What it does not ask about is 0.
package struct Filter: Sendable {
  var lifecycle: Lifecycle?
  var to: LifecycleState?
  var lastCause: Cause?
  var interruption: Interruption?
  var termination: Termination?
  var namespace: TerminationNamespace?
  var code: UInt64 = 0

  /// None.
  package init() {}
}

extension Policy {
  /// Whether a rule of a key is meant by what else a question says.
  @inline(__always)
  func isMeant(_ rule: BookRule, by filter: borrowing Filter, _ family: Family) -> Bool {
    switch family {
    case .transition: isMeantAsTransition(rule, by: filter)
    case .relaunch: isMeantAsRelaunch(rule, by: filter)
    case .termination: isMeantAsTermination(rule, by: filter)
    case .lifecycle, .cause, .delivery, .deadline, .standing, .notification, .mode, .event, .quota,
      .conduct, .duty, .manifest, .callback, .choice, .silence:
      true
    }
  }

  @inline(never)
  private func isMeantAsTransition(_ rule: BookRule, by filter: borrowing Filter) -> Bool {
    let row = rule.row(.transition)
    if let to = filter.to, row.number(.to) != to.rawValue { return false }
    return matches(row, filter.lastCause, filter.interruption, filter.lifecycle)
  }

  /// Whether a transition is about this life cycle, this way into the state, and this interruption.
  @inline(__always)
  func matches(
    _ row: RuleRow, _ lastCause: Cause?, _ interruption: Interruption?, _ lifecycle: Lifecycle?
  ) -> Bool {
    let lifecycles: Mask<Lifecycle> = row.set(.lifecycles)
    guard let lifecycle, lifecycles.contains(lifecycle) else { return false }
    if let lastCause {
      let after: Mask<Cause> = row.set(.lastCauses)
      guard after.isEmpty || after.contains(lastCause) else { return false }
    }
    let interruptions: Mask<Interruption> = row.set(.interruptions)
    if interruptions.isEmpty { return true }
    guard let interruption else {
      return !interruptions.intersection(unsaidInterruptions).isEmpty
    }
    return interruptions.contains(interruption)
  }

  /// The interruptions that are meant where a question gives no kind.
  @inline(never)
  private var unsaidInterruptions: Mask<Interruption> {
    let found = decide(.interruption).rule
    return found < 0 ? .none : BookRule(found, in: book).set(.interruptions, .choice)
  }

  @inline(__always)
  private func isMeantAsRelaunch(_ rule: BookRule, by filter: borrowing Filter) -> Bool {
    let terminations: Mask<Termination> = rule.set(.terminations, .relaunch)
    guard let termination = filter.termination, !terminations.isEmpty else { return true }
    return terminations.contains(termination)
  }

  private func isMeantAsTermination(_ rule: BookRule, by filter: borrowing Filter) -> Bool {
    let low = UInt64(bitPattern: rule.wide(.codeLow, .termination))
    guard filter.code >= low,
      filter.code <= UInt64(bitPattern: rule.wide(.codeHigh, .termination))
    else { return false }
    let namespaces: Mask<TerminationNamespace> = rule.set(.namespaces, .termination)
    guard let namespace = filter.namespace, !namespaces.isEmpty else {
      // Reports before 10.0 print no namespace, and are SpringBoard's. Small numbers mean something
      // in their namespace alone.
      return namespaces.isEmpty || low > 0xffff && namespaces.contains(.springboard)
    }
    return namespaces.contains(namespace)
  }
}

extension Policy {
  /// Decides between the rules of a key: the one function by which every family decides.
  ///
  /// Of the rules that apply, the one of highest precedence decides, the first where two are equal.
  /// A rule above it that may apply, and says otherwise, makes the answer conditional; where no rule
  /// applies for certain, the other outcome is silence. What rules below it ask matters no more.
  @inline(__always)
  package func decide(_ key: IndexKey, _ filter: Filter = Filter()) -> Decision {
    let run = book.run(key, slot, profile.rawValue)
    if run.isSettled { return Decision(rule: book.candidate(run, 0)) }
    if run.count == 0 { return Decision() }
    return decide(run, key.family, filter)
  }

  @inline(never)
  private func decide(_ run: Run, _ family: Family, _ filter: Filter) -> Decision {
    let known = known
    // The conditions that keep rules from applying which would otherwise do so.
    var blocking: Mask<Condition> = .none
    let count = run.count
    var place = 0
    while place < count {
      let rule = BookRule(book.candidate(run, place), in: book)
      place &+= 1
      let when = rule.when
      let unless = rule.unless
      let blocked = unless.intersection(known.holding)
      let fails = !when.intersection(known.failing).isEmpty
      if fails && blocked.isEmpty { continue }
      guard isMeant(rule, by: filter, family) else { continue }
      if fails || !blocked.isEmpty {
        blocking = blocking.union(blocked)
      } else if !when.subtracting(known.holding).isEmpty
        || !unless.subtracting(known.failing).isEmpty
      {
        return decideInDoubt(run, family, filter)
      } else if rule.allows {
        blocking = blocking.union(blockedBeside(rule, run, place, family, filter, known))
        return Decision(rule: rule.number, requires: when.union(blocking))
      } else {
        return Decision(rule: rule.number, requires: when.union(unless))
      }
    }
    return Decision()
  }

  /// What keeps the rules from applying that have the precedence of the one that decides, and stand
  /// after it.
  @inline(__always)
  private func blockedBeside(
    _ leader: BookRule, _ run: Run, _ start: Int, _ family: Family, _ filter: borrowing Filter,
    _ known: KnownConditions
  ) -> Mask<Condition> {
    var blocking: Mask<Condition> = .none
    let count = run.count
    var place = start
    while place < count {
      let rule = BookRule(book.candidate(run, place), in: book)
      guard rule.rank == leader.rank else { break }
      let blocked = rule.unless.intersection(known.holding)
      if !blocked.isEmpty, isMeant(rule, by: filter, family) { blocking = blocking.union(blocked) }
      place &+= 1
    }
    return blocking
  }

  /// The decision where a rule may apply above the one that applies for certain, or where none does.
  @inline(never)
  private func decideInDoubt(_ run: Run, _ family: Family, _ filter: borrowing Filter) -> Decision {
    let leader = certainRule(run, family, filter)
    let known = known
    var blocking: Mask<Condition> = .none
    var unknown: Mask<Condition> = .none
    var rival = -1
    var rivalAllows = false
    var saysOtherwise = false
    var place = 0
    while place < run.count {
      let rule = BookRule(book.candidate(run, place), in: book)
      if let leader, rule.rank < leader.rank { break }
      place &+= 1
      guard isMeant(rule, by: filter, family) else { continue }
      let when = rule.when
      let unless = rule.unless
      let blocked = unless.intersection(known.holding)
      if !when.intersection(known.failing).isEmpty || !blocked.isEmpty {
        blocking = blocking.union(blocked)
        continue
      }
      if known.meet(rule) || leader.map({ $0.rank == rule.rank }) ?? false { continue }
      unknown = unknown.union(when).union(unless)
      if rule.outcome != leader?.outcome ?? 0 { saysOtherwise = true }
      if rival < 0 || rule.allows && !rivalAllows {
        rival = rule.number
        rivalAllows = rule.allows
      }
    }
    let allows = leader?.allows ?? false
    var requires = leader.map { $0.allows ? $0.when : $0.when.union($0.unless) } ?? .none
    guard saysOtherwise else {
      if allows { requires = requires.union(blocking) }
      return Decision(rule: leader?.number ?? -1, requires: requires)
    }
    requires = requires.union(unknown.subtracting(known.holding).subtracting(known.failing))
    return Decision(
      rule: allows ? leader?.number ?? -1 : rival, isConditional: true,
      requires: requires.union(blocking), rival: rival)
  }

  /// The first rule that applies for certain.
  func certainRule(
    _ run: Run, _ family: Family, _ filter: borrowing Filter
  ) -> BookRule? {
    let known = known
    var place = 0
    while place < run.count {
      let rule = BookRule(book.candidate(run, place), in: book)
      if known.meet(rule), isMeant(rule, by: filter, family) { return rule }
      place &+= 1
    }
    return nil
  }

  /// Whether every condition of a rule is known to be as it asks.
  @inline(__always)
  func applies(_ rule: BookRule) -> Bool { known.meet(rule) }

  /// The rules of a key that are in force, in documented order, until `body` is false.
  @inline(__always)
  func forEach(_ key: IndexKey, _ body: (BookRule) -> Bool) {
    let run = book.run(key, slot, profile.rawValue)
    var place = 0
    while place < run.count {
      if !body(BookRule(book.candidate(run, place), in: book)) { return }
      place &+= 1
    }
  }

  /// The rules of a key on any version, in documented order, until `body` is false.
  @inline(__always)
  func forEachOfAnyVersion(_ key: IndexKey, _ body: (BookRule) -> Bool) {
    let run = book.runOfAnyVersion(key, profile.rawValue)
    var place = 0
    while place < run.count {
      if !body(BookRule(book.candidate(run, place), in: book)) { return }
      place &+= 1
    }
  }
}

extension KnownConditions {
  /// Whether every condition of a rule is known to be as it asks.
  @inline(__always)
  func meet(_ rule: BookRule) -> Bool {
    rule.when.subtracting(holding).isEmpty && rule.unless.subtracting(failing).isEmpty
  }
}
