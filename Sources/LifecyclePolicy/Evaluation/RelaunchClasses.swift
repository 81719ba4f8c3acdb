// Which terminations, and what happened since, have the same answers about relaunches.

/// What an answer about a relaunch depends on, besides the trigger.
///
/// Two words are all that there is room for on the stack.
struct RelaunchClass {
  /// What happened since in four bits, then the standing in eight, whether its rule is disputed, whether
  /// it turns on a fact that an app can have ended so, and the rule by which it cannot, and one more.
  private var key: UInt32
  /// The number of the last class before it that is like it; 0 for none.
  private var number: UInt32 = 0
  /// The rules for some terminations alone that are for this one.
  private let rules: UInt64

  /// Where nothing happened since.
  init(
    _ arrival: Arrival, _ termination: Termination, _ asked: AskedByRelaunches, _ book: Book
  ) {
    var key: UInt32 = 0
    var rules: UInt64 = 0
    if arrival.standing >= 0 {
      let row = BookRule(arrival.standing, in: book)
      let standing: Standing? = row.value(.standing, .standing)
      key = UInt32(bitPattern: standing?.rawValue ?? 0) &<< 4
      rules = asked.rules(for: termination, standing)
      key |= (row.conflict == nil ? 0 : 1) &<< 12
    }
    // What a termination depends on is the life cycle, and that is the same for all.
    key |= (arrival.absence.requires.isEmpty ? 0 : 1) &<< 13
    key |= UInt32(truncatingIfNeeded: (arrival.absence.rule ?? -1) &+ 1) &<< 16
    self.key = key
    self.rules = rules
  }

  /// The same where something happened since.
  @inline(__always)
  func after(_ since: UInt64) -> RelaunchClass {
    var kind = self
    kind.key |= UInt32(truncatingIfNeeded: since)
    return kind
  }

  /// The same behind another one that is like it.
  @inline(__always)
  func behind(_ number: Int) -> RelaunchClass {
    var kind = self
    kind.number = UInt32(truncatingIfNeeded: number)
    return kind
  }

  @inline(__always)
  var since: UInt64 { UInt64(key & 15) }

  @inline(__always)
  var before: Int { Int(number) }

  @inline(__always)
  func isEqual(to other: RelaunchClass) -> Bool { key == other.key && rules == other.rules }

  /// Whether it may have answers in common with another class.
  @inline(__always)
  func isLike(_ other: RelaunchClass) -> Bool { (key ^ other.key) &>> 4 == 0 }

  /// Whether the answer about a trigger is that of another class which is like it.
  @inline(__always)
  func isSame(as other: RelaunchClass, for trigger: Trigger, _ asked: AskedByRelaunches) -> Bool {
    (key == other.key || !asked.ofSince.contains(trigger))
      && (rules ^ other.rules) & asked.rules(about: trigger) == 0
  }
}

/// What the rules of relaunches and deliveries tell apart.
struct AskedByRelaunches {
  /// The triggers with rules that ask for what happened since.
  private(set) var ofSince: Mask<Trigger> = .none
  /// What happened since as rules on relaunches, deliveries and dispositions tell it apart.
  private(set) var same = SinceGroups()
  /// The same as rules on standings do.
  private(set) var groups = SinceGroups()
  /// A bit for each rule that is for some terminations alone: what it is for, by termination, by
  /// trigger and by standing.
  private let bits: UnsafeMutableBufferPointer<UInt64>

  private static var triggers: Int { Termination.valueCount }
  private static var standings: Int { triggers &+ Trigger.valueCount }
  /// How many words of bits there are.
  static var count: Int { standings &+ Standing.valueCount }

  init(_ policy: Policy, _ bits: UnsafeMutableBufferPointer<UInt64>) {
    let book = policy.book
    self.bits = bits
    var word = 0
    while word < bits.count {
      bits[word] = 0
      word &+= 1
    }
    var conditions: Mask<Condition> = .none
    var count: UInt64 = 0
    let happened = KnownConditions(since: .all).holding
    forEach(.delivery, book) { rule in
      let its = rule.when.union(rule.unless)
      conditions = conditions.union(its)
      if its.intersection(happened).isEmpty { return }
      ofSince = ofSince.union(rule.set(.triggers, .delivery))
    }
    forEach(.disposition, book) { rule in
      let its = rule.when.union(rule.unless)
      conditions = conditions.union(its)
      if its.intersection(happened).isEmpty { return }
      ofSince = ofSince.union(rule.set(.triggers, .disposition))
    }
    forEach(.relaunch, book) { rule in
      let its = rule.when.union(rule.unless)
      conditions = conditions.union(its)
      let row = rule.row(.relaunch)
      if !its.intersection(happened).isEmpty { ofSince = ofSince.union(row.set(.triggers)) }
      if row.raw(.terminations) == 0 { return }
      let bit = 1 as UInt64 &<< Swift.min(count, 63)
      set(bit, (row.set(.terminations) as Mask<Termination>).low, from: 0)
      set(bit, (row.set(.triggers) as Mask<Trigger>).low, from: Self.triggers)
      set(bit, (row.set(.standings) as Mask<Standing>).low, from: Self.standings)
      count &+= 1
    }
    if count > 64 {
      // Every termination is told apart from the others.
      var place = 0
      while place < bits.count {
        bits[place] = place < Self.triggers ? 1 &<< UInt64(truncatingIfNeeded: place) : .max
        place &+= 1
      }
    }
    same = SinceGroups(conditions, policy)
    conditions = .none
    forEach(.standing, book) { conditions = conditions.union($0.when).union($0.unless) }
    groups = SinceGroups(conditions, policy)
  }

  /// Sets a bit in the words of values.
  private func set(_ bit: UInt64, _ values: UInt64, from start: Int) {
    var remaining = values
    while remaining != 0 {
      let place = start &+ remaining.trailingZeroBitCount
      remaining &= remaining &- 1
      if place < bits.count { bits[place] |= bit }
    }
  }

  /// The rules for some terminations alone that are for this one, with a standing.
  func rules(for termination: Termination, _ standing: Standing?) -> UInt64 {
    bits[termination.place] & (standing.map { bits[Self.standings &+ $0.place] } ?? 0)
  }

  /// The rules for some terminations alone that are about a trigger.
  @inline(__always)
  func rules(about trigger: Trigger) -> UInt64 { bits[Self.triggers &+ trigger.place] }

  private func forEach(_ family: Family, _ book: Book, _ body: (BookRule) -> Void) {
    var number = book.first(family)
    let end = number &+ book.count(family)
    while number < end {
      body(BookRule(number, in: book))
      number &+= 1
    }
  }
}

/// The masks of what happened since, those together by which the same is known.
struct SinceGroups {
  /// Four bits for each mask: the first one of its group.
  private var word: UInt64 = 0

  /// All in one group.
  init() {}

  /// By what is known of some conditions.
  init(_ conditions: Mask<Condition>, _ policy: Policy) {
    var since: UInt64 = 0
    while since < 8 {
      var first: UInt64 = 0
      while first < since,
        policy.known(since, of: conditions) != policy.known(first, of: conditions)
      {
        first &+= 1
      }
      word |= first &<< (since &* 4)
      since &+= 1
    }
  }

  @inline(__always)
  func first(of since: UInt64) -> UInt64 { word &>> (since &* 4) & 15 }
}

extension Policy {
  /// What is known of some conditions where something happened since.
  func known(_ since: UInt64, of conditions: Mask<Condition>) -> KnownConditions {
    var known = adding(Mask(low: since, high: 0)).known
    known.holding = known.holding.intersection(conditions)
    known.failing = known.failing.intersection(conditions)
    return known
  }
}
