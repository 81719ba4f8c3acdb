// How the tables of a policy are filled.

extension PolicyTables {
  /// Works out every answer, and writes it behind a policy, where everything is 0.
  @inline(never)
  static func fill(_ memory: UnsafeMutableRawPointer, with policy: Policy) {
    fillTransitions(memory, policy)
    fillDeadlines(memory, policy)
    fillRelaunches(memory, policy)
  }

  private static func put(
    _ ruling: Ruling, _ own: Int32, at place: Int, _ memory: UnsafeMutableRawPointer
  ) {
    memory.put(1 as Int32, place)
    memory.put(ruling.verdicts.given, place &+ Offset.verdict)
    memory.put(ruling.verdicts.newest, place &+ Offset.newestVerdict)
    memory.put(ruling.$rule, place &+ Offset.rule)
    memory.put(ruling.$evidence, place &+ Offset.evidence)
    memory.put(Int32(bitPattern: ruling.flags), place &+ Offset.flags)
    memory.put(ruling.$reason, place &+ Offset.reason)
    memory.put(own, place &+ Offset.own)
    memory.put(ruling.requires, place &+ Offset.requires)
  }

  // Deadlines.

  private static func fillDeadlines(_ memory: UnsafeMutableRawPointer, _ policy: Policy) {
    memory.put(UInt64.max, durations)
    for allowance in Allowance.all {
      let answer = policy.deadline(allowance)
      let place = place(of: allowance)
      put(answer.ruling, answer.$atExpiry, at: place, memory)
      memory.put(UInt64(bitPattern: answer.$advice), place &+ Offset.advice)
      memory.put(UInt64(bitPattern: answer.$limit), place &+ Offset.limit)
      memory.put(UInt64(bitPattern: answer.$warning), place &+ Offset.warning)
      memory.put(answer.$code, place &+ Offset.code)
      let duration = answer.$limit == -1 ? answer.$advice : answer.$limit
      memory.put(UInt64(bitPattern: duration), durations &+ Int(allowance.rawValue) &* 8)
    }
  }

  // Transitions.

  private static func fillTransitions(_ memory: UnsafeMutableRawPointer, _ policy: Policy) {
    // What was settled is written once: the room of the relaunches, which are filled later, has its
    // number among the answers, by its number in the book.
    let settledCount = (masks &- relaunches) / 2
    let isSettled = policy.block >= 0
    var count = 1
    for from in LifecycleState.all {
      for cause in Cause.all {
        let row = isSettled ? policy.settledRow(from, cause) : 0
        for to in LifecycleState.all where from.axis == to.axis {
          let query = TransitionQuery(states: from, to: to, cause: cause)
          let settled = isSettled ? policy.settledNumber(row, to) : 0
          let memo = relaunches &+ settled &* 2
          var number = settled < settledCount ? UnsafeRawPointer(memory).short(memo) : 0
          if number == 0 {
            let found = policy.settled(settled)
            if found.isSet, settled != 0 {
              number = add(policy.answer(found), &count, memory)
              if settled < settledCount { memory.put(short: number, memo) }
            } else {
              let answer = policy.findTransition(query).answer
              number = find(answer, count, memory)
              if number == 0 { number = add(answer, &count, memory) }
            }
          }
          memory.put(short: number, place(of: query))
        }
      }
    }
    memory.clear(from: relaunches, to: masks)
  }

  /// Adds an answer of a transition; 0 where there is no room for it.
  private static func add(
    _ answer: TransitionAnswer, _ count: inout Int, _ memory: UnsafeMutableRawPointer
  ) -> Int {
    guard count < 1 &<< answerBits else { return 0 }
    put(answer.ruling, answer.$via, at: answers &+ count &* answerSize, memory)
    count &+= 1
    return count &- 1
  }

  /// The number of an answer that was added; 0 for none.
  private static func find(
    _ answer: TransitionAnswer, _ count: Int, _ memory: UnsafeMutableRawPointer
  ) -> Int {
    // Written behind the last one, to be compared word by word.
    guard count < 1 &<< answerBits else { return 0 }
    let last = answers &+ count &* answerSize
    put(answer.ruling, answer.$via, at: last, memory)
    let words = UnsafeRawPointer(memory)
    var number = 1
    while number < count {
      let place = answers &+ number &* answerSize
      var offset = 0
      while offset < answerSize, words.word(place &+ offset) == words.word(last &+ offset) {
        offset &+= 8
      }
      if offset == answerSize { return number }
      number &+= 1
    }
    return 0
  }

  // Relaunches.

  private static func fillRelaunches(_ memory: UnsafeMutableRawPointer, _ policy: Policy) {
    var masks = MaskList(memory: memory)
    let asked = AskedByRelaunches(policy)
    withUnsafeTemporaryAllocation(of: RelaunchClass.self, capacity: 1 &<< classBits) { found in
      var count = 1
      for termination in Termination.all {
        let absence = policy.absence(of: termination)
        let rules = asked.rules(for: termination)
        var since: UInt64 = 0
        while since < 8 {
          var query = RelaunchQuery(
            after: termination, on: .userTap, since: Mask(low: since, high: 0))
          let after = policy.adding(query.since)
          let arrival = after.findArrival(termination, absence)
          let kind = RelaunchClass(arrival, rules, asked.sameAs(since), policy.book)
          since &+= 1
          var number = 1
          while number < count, found[number] != kind { number &+= 1 }
          guard number < found.count else { continue }
          memory.storeBytes(
            of: UInt8(truncatingIfNeeded: number), toByteOffset: place(ofClass: query),
            as: UInt8.self)
          guard number == count else { continue }
          found[number] = kind
          count &+= 1
          for trigger in Trigger.all {
            query.trigger = trigger
            let answer = policy.findRelaunch(query, after.findDelivery(trigger), arrival, after)
            if let mask = masks.number(of: answer.requires) {
              memory.put(RelaunchCell(answer, mask: mask).word, place(of: trigger, number))
            }
          }
        }
      }
    }
  }
}

/// Keeps each mask of conditions once.
private struct MaskList {
  let memory: UnsafeMutableRawPointer
  /// The first one is empty.
  private var count = 1
  private var last = 0

  init(memory: UnsafeMutableRawPointer) { self.memory = memory }

  /// The number of a mask; nil where there is no room for it.
  mutating func number(of mask: Mask<Condition>) -> Int? {
    if mask.isEmpty { return 0 }
    if holds(mask, last) { return last }
    var number = 1
    while number < count, !holds(mask, number) { number &+= 1 }
    guard number < 1 &<< PolicyTables.maskBits else { return nil }
    if number == count {
      memory.put(mask, PolicyTables.masks &+ number &* 16)
      count &+= 1
    }
    last = number
    return number
  }

  private func holds(_ mask: Mask<Condition>, _ number: Int) -> Bool {
    UnsafeRawPointer(memory).mask(PolicyTables.masks &+ number &* 16) == mask
  }
}

/// What an answer about a relaunch depends on, besides the trigger.
private struct RelaunchClass: Equatable {
  /// The standing, whether its rule is disputed, how an app cannot have ended so, and what happened.
  let key: UInt64
  /// The rules for some terminations alone that are for this one.
  let rules: UInt64

  init(_ arrival: Arrival, _ rules: UInt64, _ since: UInt64, _ book: Book) {
    var key = since
    if arrival.standing >= 0 {
      let row = BookRule(arrival.standing, in: book)
      key |= UInt64(UInt32(bitPattern: row.number(.standing, .standing))) &<< 8
      key |= (row.conflict == nil ? 0 : 1) &<< 24
    }
    // What a termination depends on is the life cycle, and that is the same for all.
    key |= (arrival.absence.requires.isEmpty ? 0 : 1) &<< 25
    key |= UInt64(truncatingIfNeeded: (arrival.absence.rule ?? -1) &+ 1) &<< 32
    self.key = key
    self.rules = rules
  }
}

/// What the rules of relaunches and deliveries tell apart.
private struct AskedByRelaunches {
  private let book: Book
  /// Four bits for each mask of what happened since: the first mask that says the same.
  private var same: UInt64 = 0
  /// Whether the rules for some terminations alone are too many for a bit each.
  private var isTooMany = false

  init(_ policy: Policy) {
    book = policy.book
    let conditions = self.conditions(.delivery).union(self.conditions(.relaunch))
    var since: UInt64 = 0
    while since < 8 {
      var first: UInt64 = 0
      while first < since, policy.known(since, of: conditions) != policy.known(first, of: conditions) {
        first &+= 1
      }
      same |= first &<< (since &* 4)
      since &+= 1
    }
    var count = 0
    forEachOfSomeTerminations { _ in count &+= 1 }
    isTooMany = count > 64
  }

  /// The conditions that the rules of a family ask for.
  private func conditions(_ family: Family) -> Mask<Condition> {
    var conditions: Mask<Condition> = .none
    var number = book.first(family)
    let end = number &+ book.count(family)
    while number < end {
      let rule = BookRule(number, in: book)
      conditions = conditions.union(rule.when).union(rule.unless)
      number &+= 1
    }
    return conditions
  }

  /// The first mask of what happened since by which the same is known.
  func sameAs(_ since: UInt64) -> UInt64 { same &>> (since &* 4) & 15 }

  private func forEachOfSomeTerminations(_ body: (Mask<Termination>) -> Void) {
    var number = book.first(.relaunch)
    let end = number &+ book.count(.relaunch)
    while number < end {
      let terminations: Mask<Termination> = BookRule(number, in: book).set(
        .terminations, .relaunch)
      if !terminations.isEmpty { body(terminations) }
      number &+= 1
    }
  }

  /// The rules for some terminations alone that are for this one, a bit each.
  func rules(for termination: Termination) -> UInt64 {
    // Where they are too many each termination is told apart from the others.
    if isTooMany { return 1 &<< UInt64(truncatingIfNeeded: termination.place) }
    var rules: UInt64 = 0
    forEachOfSomeTerminations { rules = rules &<< 1 | ($0.contains(termination) ? 1 : 0) }
    return rules
  }
}

extension Policy {
  /// What is known of some conditions where something happened since.
  fileprivate func known(_ since: UInt64, of conditions: Mask<Condition>) -> KnownConditions {
    var known = adding(Mask(low: since, high: 0)).known
    known.holding = known.holding.intersection(conditions)
    known.failing = known.failing.intersection(conditions)
    return known
  }
}

/// The values of an enumeration that is numbered from one, without an array.
private struct AllValues<Value: VocabularyEnum>: Sequence, IteratorProtocol {
  private var number: Int32 = 0

  @inline(__always)
  mutating func next() -> Value? {
    number &+= 1
    return Value(given: number)
  }
}

extension VocabularyEnum {
  fileprivate static var all: AllValues<Self> { AllValues() }
}
