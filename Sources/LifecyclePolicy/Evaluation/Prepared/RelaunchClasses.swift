// Groups terminations, together with what happened since, into classes. All members of a class have
// the same answers about relaunches.

/// Everything on which an answer about a relaunch depends, except for the trigger.
///
/// A class has only two words, because the stack has no room for more.
struct RelaunchClass {
  /// Bits 0 to 3 are the `since` set. Bits 4 to 11 are the standing. Bit 12 is set if the rule of
  /// the standing is disputed. Bit 13 is set if an unknown fact decides whether the app can end
  /// this way. Bits 16 and up are 1 + the number of the rule that excludes this end; 0 for none.
  private var key: UInt32
  /// The number of the last earlier class that is like this class (see `isLike`); 0 for none.
  private var number: UInt32 = 0
  /// The bits of the rules that name this class's termination and standing (see `rules(for:_:)`).
  private let rules: UInt64

  /// Creates the class for the case that nothing happened since the termination.
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
    // One bit is enough for the required conditions: they are the conditions of the life cycle, and
    // the life cycle is the same for all classes.
    key |= (arrival.absence.requires.isEmpty ? 0 : 1) &<< 13
    key |= UInt32(truncatingIfNeeded: (arrival.absence.rule ?? -1) &+ 1) &<< 16
    self.key = key
    self.rules = rules
  }

  /// Returns this class with `since` as the set of what happened since the termination.
  @inline(__always)
  func after(_ since: UInt64) -> RelaunchClass {
    var kind = self
    kind.key |= UInt32(truncatingIfNeeded: since)
    return kind
  }

  /// Returns this class with a link to class `number`, which is the last earlier class that is like
  /// this class.
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

  /// Returns whether this class may have answers in common with `other`.
  @inline(__always)
  func isLike(_ other: RelaunchClass) -> Bool { (key ^ other.key) &>> 4 == 0 }

  /// Returns whether this class and `other` have the same answer about a trigger. The two classes
  /// must be alike in the sense of `isLike`.
  @inline(__always)
  func isSame(as other: RelaunchClass, for trigger: Trigger, _ asked: AskedByRelaunches) -> Bool {
    (key == other.key || !asked.ofSince.contains(trigger))
      && (rules ^ other.rules) & asked.rules(about: trigger) == 0
  }
}

/// The differences between terminations, and between `since` sets, that matter to the rules on
/// relaunches, deliveries, dispositions and standings.
struct AskedByRelaunches {
  /// The triggers with rules that ask what happened since the termination.
  private(set) var ofSince: Mask<Trigger> = .none
  /// Groups of `since` sets that the rules on relaunches, deliveries and dispositions cannot tell
  /// apart.
  private(set) var same = SinceGroups()
  /// Groups of `since` sets that the rules on standings cannot tell apart.
  private(set) var groups = SinceGroups()
  /// One word for each termination, each trigger and each standing. Each rule on relaunches that
  /// names terminations has a bit, which is set in the words of the terminations, triggers and
  /// standings that the rule names. If there are more than 64 such rules, each termination has a
  /// bit instead, which is set in its own word and in all words of triggers and standings.
  private let bits: UnsafeMutableBufferPointer<UInt64>

  private static var triggers: Int { Termination.valueCount }
  private static var standings: Int { triggers &+ Trigger.valueCount }
  /// The number of words in `bits`.
  static var count: Int { standings &+ Standing.valueCount }

  init(_ policy: Policy, _ bits: UnsafeMutableBufferPointer<UInt64>) {
    let book = policy.book
    self.bits = bits
    for word in Indexes(below: bits.count) {
      bits[word] = 0
    }
    var conditions: Mask<Condition> = .none
    var count: UInt64 = 0
    let happened = KnownConditions(since: .all).holding
    for rule in book.rules(of: .delivery) {
      let its = rule.when.union(rule.unless)
      conditions = conditions.union(its)
      if its.intersection(happened).isEmpty { continue }
      ofSince = ofSince.union(rule.set(.triggers, .delivery))
    }
    for rule in book.rules(of: .disposition) {
      let its = rule.when.union(rule.unless)
      conditions = conditions.union(its)
      if its.intersection(happened).isEmpty { continue }
      ofSince = ofSince.union(rule.set(.triggers, .disposition))
    }
    for rule in book.rules(of: .relaunch) {
      let its = rule.when.union(rule.unless)
      conditions = conditions.union(its)
      let row = rule.row(.relaunch)
      if !its.intersection(happened).isEmpty { ofSince = ofSince.union(row.set(.triggers)) }
      if row.raw(.terminations) == 0 { continue }
      let bit = 1 as UInt64 &<< Swift.min(count, 63)
      set(bit, (row.set(.terminations) as Mask<Termination>).low, from: 0)
      set(bit, (row.set(.triggers) as Mask<Trigger>).low, from: Self.triggers)
      set(bit, (row.set(.standings) as Mask<Standing>).low, from: Self.standings)
      count &+= 1
    }
    if count > 64 {
      // There are more rules than bits, so every termination gets its own bit.
      for place in Indexes(below: bits.count) {
        bits[place] = place < Self.triggers ? 1 &<< UInt64(truncatingIfNeeded: place) : .max
      }
    }
    same = SinceGroups(conditions, policy)
    conditions = .none
    for rule in book.rules(of: .standing) {
      conditions = conditions.union(rule.when).union(rule.unless)
    }
    groups = SinceGroups(conditions, policy)
  }

  /// Sets a bit in the word of each value in a mask. `start` is the index of the first word.
  private func set(_ bit: UInt64, _ values: UInt64, from start: Int) {
    var remaining = values
    while remaining != 0 {
      let place = start &+ remaining.trailingZeroBitCount
      remaining &= remaining &- 1
      if place < bits.count { bits[place] |= bit }
    }
  }

  /// Returns the bits that are set both for a termination and for a standing; 0 without a standing.
  func rules(for termination: Termination, _ standing: Standing?) -> UInt64 {
    bits[termination.place] & (standing.map { bits[Self.standings &+ $0.place] } ?? 0)
  }

  /// Returns the bits that are set for a trigger.
  @inline(__always)
  func rules(about trigger: Trigger) -> UInt64 { bits[Self.triggers &+ trigger.place] }
}

/// Groups of `since` sets. What is known of the conditions is the same for all sets in a group.
struct SinceGroups {
  /// For each set, the first set in its group, in four bits.
  private var word: UInt64 = 0

  /// Puts all sets into one group.
  init() {}

  /// Groups the sets by what is known of the given conditions.
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
  /// Returns what is known of some conditions if the events in `since` happened.
  func known(_ since: UInt64, of conditions: Mask<Condition>) -> KnownConditions {
    var known = adding(Mask(low: since, high: 0)).known
    known.holding = known.holding.intersection(conditions)
    known.failing = known.failing.intersection(conditions)
    return known
  }
}
