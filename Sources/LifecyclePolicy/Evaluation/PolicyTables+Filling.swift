// How the tables of a policy are filled.

internal import CBook

extension PolicyTables {
  /// Works out every answer, and writes it where everything is 0.
  @inline(never)
  static func fill(_ memory: UnsafeMutableRawPointer, with policy: Policy) {
    fillTransitions(memory, policy)
    fillDeadlines(memory, policy)
    fillRelaunches(memory, policy)
  }

  /// Works out relaunches alone, in memory up to their end.
  @inline(never)
  fileprivate static func fillRelaunches(_ memory: UnsafeMutableRawPointer, _ policy: Policy) {
    memory.put(UInt64.max, durations)
    for allowance in Allowance.all {
      let answer = policy.deadline(allowance)
      memory.put(
        UInt64(bitPattern: answer.duration), durations &+ Int(allowance.rawValue) &* 8)
    }
    fillClasses(memory, policy)
  }

  // Deadlines.

  private static func fillDeadlines(_ memory: UnsafeMutableRawPointer, _ policy: Policy) {
    for allowance in Allowance.all {
      PreparedAnswer.put(policy.deadline(allowance), at: memory + place(of: allowance))
    }
  }

  // Transitions.

  private static func fillTransitions(_ memory: UnsafeMutableRawPointer, _ policy: Policy) {
    var notes = SettledNotes(memory: memory)
    var count = 1
    for from in LifecycleState.all {
      for cause in Cause.all {
        var query = TransitionQuery(states: from, to: from.axis.first, cause: cause)
        let start = place(of: query, from.axis.first)
        let row = policy.block >= 0 ? policy.settledRow(from, cause) : -1
        if notes.repeats(row, of: from.axis, at: start) { continue }
        for to in LifecycleState.all where from.axis == to.axis {
          query.to = to
          let number =
            row < 0 ? 0 : addSettled(policy.settledNumber(row, to), &notes, &count, policy)
          memory.put(
            short: number == 0 ? addFound(query, &notes, &count, policy) : number,
            place(of: query, to))
        }
        notes.note(row, of: from.axis, at: start)
      }
    }
    notes.clear()
  }

  /// The number that a settled answer has among all; 0 where nothing was settled.
  private static func addSettled(
    _ settled: Int, _ notes: inout SettledNotes, _ count: inout Int, _ policy: Policy
  ) -> Int {
    let noted = notes.number(of: settled)
    if noted != 0 || settled == 0 { return noted }
    let found = policy.settled(settled)
    guard found.isSet else { return 0 }
    let number = add(policy.answer(found), &count, notes.memory)
    notes.note(settled, number)
    return number
  }

  /// The number that an answer has which is found rule by rule; 0 where there is no room for it.
  @inline(never)
  private static func addFound(
    _ query: TransitionQuery, _ notes: inout SettledNotes, _ count: inout Int, _ policy: Policy
  ) -> Int {
    notes.isFound = true
    let answer = policy.findTransition(query).answer
    // Few are not settled in a block. Without one it is all of them, and many are alike.
    let number = policy.block < 0 ? find(answer, count, notes.memory) : 0
    return number == 0 ? add(answer, &count, notes.memory) : number
  }

  /// Adds an answer of a transition; 0 where there is no room for it.
  private static func add(
    _ answer: TransitionAnswer, _ count: inout Int, _ memory: UnsafeMutableRawPointer
  ) -> Int {
    guard count < 1 &<< answerBits else { return 0 }
    PreparedAnswer.put(answer, at: memory + (answers &+ count &* answerSize))
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
    PreparedAnswer.put(answer, at: memory + last)
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

  private static func fillClasses(_ memory: UnsafeMutableRawPointer, _ policy: Policy) {
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: AskedByRelaunches.count) { rules in
      withUnsafeTemporaryAllocation(of: DeliveryNote.self, capacity: Trigger.valueCount) {
        deliveries in
        withUnsafeTemporaryAllocation(of: RelaunchClass.self, capacity: 1 &<< classBits) { found in
          withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 1 &<< classBits) { rows in
            var filling = RelaunchFilling(
              memory: memory, policy: policy, asked: AskedByRelaunches(policy, rules),
              deliveries: deliveries, found: found, rows: rows)
            for termination in Termination.all { filling.add(termination) }
          }
        }
      }
    }
  }
}

extension Policy {
  /// Whether there is room on the stack for all relaunches.
  @inline(__always)
  package static var hasRoomForRelaunches: Bool {
    MemoryLayout<lifecycle_policy_room>.size >= PolicyTables.endOfRelaunches
  }

  /// Works out all relaunches on the stack, where there is room, for callers that ask for many of them.
  @inline(__always)
  package func withRelaunches<Failure: Error>(
    _ body: (PolicyTables) throws(Failure) -> Void
  ) throws(Failure) {
    var room = lifecycle_policy_room()
    try withUnsafeMutableBytes(of: &room) { room throws(Failure) in
      guard let memory = room.baseAddress, room.count >= PolicyTables.endOfRelaunches else {
        return
      }
      PolicyTables.fillRelaunches(memory, self)
      try body(PolicyTables(at: memory))
    }
  }
}

/// The relaunches of a policy, while they are worked out.
private struct RelaunchFilling {
  private let memory: UnsafeMutableRawPointer
  private let policy: Policy
  private let asked: AskedByRelaunches
  /// What each trigger delivers where that happened since which was asked for last.
  private let deliveries: UnsafeMutableBufferPointer<DeliveryNote>
  private var sinceOfDeliveries: UInt64 = .max
  /// The classes, by number; the first is none.
  private let found: UnsafeMutableBufferPointer<RelaunchClass>
  private var count = 1
  /// The numbers of all classes of a termination, whatever happened since, by the number of the first
  /// one; 0 where they are not known.
  private let rows: UnsafeMutableBufferPointer<UInt64>
  private var masks: MaskList
  private var dispositions: DispositionList

  init(
    memory: UnsafeMutableRawPointer, policy: Policy, asked: AskedByRelaunches,
    deliveries: UnsafeMutableBufferPointer<DeliveryNote>,
    found: UnsafeMutableBufferPointer<RelaunchClass>, rows: UnsafeMutableBufferPointer<UInt64>
  ) {
    self.memory = memory
    self.policy = policy
    self.asked = asked
    self.deliveries = deliveries
    self.found = found
    self.rows = rows
    masks = MaskList(memory: memory)
    dispositions = DispositionList(memory: memory)
    var number = 0
    while number < rows.count {
      rows[number] = 0
      number &+= 1
    }
  }

  /// Adds the classes of a termination, and the answers of those that are new.
  mutating func add(_ termination: Termination) {
    let absence = policy.absence(of: termination)
    let turnsOnSince = policy.dependsOnSince(termination)
    var arrival = policy.findArrival(termination, absence)
    var kind = RelaunchClass(arrival, termination, asked, policy.book)
    var row: UInt64 = 0
    var since: UInt64 = 0
    while since < 8 {
      let same = asked.sameAs(since)
      if !turnsOnSince, same < since {
        row |= (row &>> (same &* 8) & 0xff) &<< (since &* 8)
        since &+= 1
        continue
      }
      let after = policy.adding(Mask(low: since, high: 0))
      if turnsOnSince, since > 0 {
        arrival = after.findArrival(termination, absence)
        kind = RelaunchClass(arrival, termination, asked, policy.book)
      }
      let number = number(of: kind.after(same), termination, arrival, after, since)
      if since == 0, !turnsOnSince, rows[number] != 0 {
        row = rows[number]
        break
      }
      row |= UInt64(truncatingIfNeeded: number) &<< (since &* 8)
      since &+= 1
    }
    let first = Int(truncatingIfNeeded: row & 0xff)
    if !turnsOnSince, first != 0 { rows[first] = row }
    memory.put(row, PolicyTables.classes &+ termination.place &* 8)
  }

  /// The number of a class, whose answers are worked out if it is new; 0 where there is no room for it.
  private mutating func number(
    of kind: RelaunchClass, _ termination: Termination, _ arrival: Arrival, _ after: Policy,
    _ since: UInt64
  ) -> Int {
    var number = 1
    while number < count, !found[number].isEqual(to: kind) { number &+= 1 }
    guard number < found.count else { return 0 }
    if number < count { return number }
    // The last one that may have answers in common with it.
    var before = number &- 1
    while before > 0, !found[before].isLike(kind) { before &-= 1 }
    found[number] = kind.behind(before)
    count &+= 1
    if sinceOfDeliveries != kind.since {
      for trigger in Trigger.all {
        let delivery = after.findDelivery(trigger)
        if sinceOfDeliveries == .max || deliveries[trigger.place].delivery.rule != delivery.rule {
          deliveries[trigger.place] = DeliveryNote(delivery, policy)
        }
      }
      sinceOfDeliveries = kind.since
    }
    var query = RelaunchQuery(after: termination, on: .userTap, since: Mask(low: since, high: 0))
    for trigger in Trigger.all {
      let place = PolicyTables.place(of: trigger, number)
      var twin = before
      while twin > 0, !found[twin].isSame(as: kind, for: trigger, asked) {
        twin = found[twin].before
      }
      if twin > 0 {
        memory.put(UnsafeRawPointer(memory).word(PolicyTables.place(of: trigger, twin)), place)
        continue
      }
      query.trigger = trigger
      let note = deliveries[trigger.place]
      if note.absent.isSet {
        memory.put(note.absent.word, place)
        continue
      }
      let answer = policy.findRelaunch(query, note.delivery, arrival, after) { note.launch($0) }
      if let mask = masks.number(of: answer.requires),
        let disposition = dispositions.number(
          of: answer.$dispositionRule, answer.$disposition, answer.$occasion)
      {
        memory.put(RelaunchCell(answer, mask: mask, disposition: disposition).word, place)
      }
    }
    return number
  }
}

/// What a trigger delivers, and how. Two words are all that there is room for on the stack.
private struct DeliveryNote {
  private let rule: Int32
  private let isAbsent: Bool
  /// How it wakes an app that was suspended, and above that how it launches one that had ended; where there
  /// is no such trigger, the answer to every question about it.
  private let word: UInt64

  init(_ delivery: Delivery, _ policy: Policy) {
    rule = Int32(truncatingIfNeeded: delivery.rule)
    isAbsent = delivery.isAbsent
    if isAbsent {
      let answer = policy.absentRelaunch(delivery.rule, delivery)
      word = RelaunchCell(answer, mask: 0, disposition: 0).word
    } else {
      let waking = policy.launch(by: delivery.rule, Standing.inMemory.rawValue, nil)
      let launching = policy.launch(by: delivery.rule, Standing.ended.rawValue, nil)
      word = UInt64(launching.word) &<< 32 | UInt64(waking.word)
    }
  }

  var delivery: Delivery { Delivery(rule: Int(rule), isAbsent: isAbsent) }
  /// Not set where there is such a trigger.
  var absent: RelaunchCell { RelaunchCell(word: isAbsent ? word : 0) }

  func launch(_ standing: Int32) -> Launch {
    let shift: UInt64 = standing == Standing.inMemory.rawValue ? 0 : 32
    return Launch(word: UInt32(truncatingIfNeeded: word &>> shift))
  }
}

/// What is noted of settled transitions while they are written: the number that an answer got, and
/// where a row of targets stands. The notes lie where relaunches are written later.
private struct SettledNotes {
  let memory: UnsafeMutableRawPointer
  /// Whether the row that is being written holds what was found for its state and cause alone.
  var isFound = false

  private static var answers: Int { PolicyTables.relaunches }
  private static var rows: Int { (answers &+ PolicyTables.masks) / 4 &* 2 }
  private static var answerCount: Int { (rows &- answers) / 2 }
  private static var rowCount: Int { (PolicyTables.masks &- rows) / 4 }

  init(memory: UnsafeMutableRawPointer) { self.memory = memory }

  func number(of settled: Int) -> Int {
    settled < Self.answerCount ? UnsafeRawPointer(memory).short(Self.answers &+ settled &* 2) : 0
  }

  func note(_ settled: Int, _ number: Int) {
    if settled < Self.answerCount { memory.put(short: number, Self.answers &+ settled &* 2) }
  }

  /// Where it is noted what a row has for the states of an axis.
  private func place(_ row: Int, _ axis: Axis) -> Int {
    Self.rows &+ (row &* 2 &+ (axis == .app ? 0 : 1)) &* 2
  }

  /// Writes a row where the same one was written before.
  mutating func repeats(_ row: Int, of axis: Axis, at start: Int) -> Bool {
    isFound = false
    guard row >= 0, row < Self.rowCount else { return false }
    let noted = UnsafeRawPointer(memory).short(place(row, axis))
    if noted == 0 { return false }
    let source = PolicyTables.transitions &+ noted
    var offset = 0
    while offset < AppState.valueCount &* 2 {
      memory.put(UnsafeRawPointer(memory).number(source &+ offset), start &+ offset)
      offset &+= 4
    }
    return true
  }

  func note(_ row: Int, of axis: Axis, at start: Int) {
    guard row >= 0, row < Self.rowCount, !isFound else { return }
    memory.put(short: start &- PolicyTables.transitions, place(row, axis))
  }

  func clear() { memory.clear(from: PolicyTables.relaunches, to: PolicyTables.masks) }
}

extension Axis {
  /// Its first state.
  fileprivate var first: LifecycleState { self == .app ? .notRunning : .sceneUnattached }
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

/// Keeps what becomes of refused events once for each rule.
private struct DispositionList {
  let memory: UnsafeMutableRawPointer
  /// The first one is none.
  private var count = 1

  init(memory: UnsafeMutableRawPointer) { self.memory = memory }

  /// The number of what a rule says; nil where there is no room for it.
  mutating func number(of rule: Int32, _ disposition: Int32, _ occasion: Int32) -> Int? {
    // The rule tells the rest.
    let rule = rule &+ 1
    var number = 0
    while number < count, UnsafeRawPointer(memory).number(place(number) &+ 8) != rule {
      number &+= 1
    }
    guard number < 1 &<< PolicyTables.dispositionBits else { return nil }
    if number == count {
      memory.put(disposition, place(number))
      memory.put(occasion, place(number) &+ 4)
      memory.put(rule, place(number) &+ 8)
      count &+= 1
    }
    return number
  }

  private func place(_ number: Int) -> Int {
    PolicyTables.dispositions &+ number &* 16
  }
}

/// What an answer about a relaunch depends on, besides the trigger.
///
/// Two words are all that there is room for on the stack.
private struct RelaunchClass {
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
private struct AskedByRelaunches {
  /// The triggers with rules that ask for what happened since.
  private(set) var ofSince: Mask<Trigger> = .none
  /// Four bits for each mask of what happened since: the first mask that says the same.
  private var same: UInt64 = 0
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
    var since: UInt64 = 0
    while since < 8 {
      var first: UInt64 = 0
      while first < since,
        policy.known(since, of: conditions) != policy.known(first, of: conditions)
      {
        first &+= 1
      }
      same |= first &<< (since &* 4)
      since &+= 1
    }
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

  /// The first mask of what happened since by which the same is known.
  func sameAs(_ since: UInt64) -> UInt64 { same &>> (since &* 4) & 15 }
}

extension Policy {
  /// Whether a rule of the standing after a termination asks for what happened since.
  fileprivate func dependsOnSince(_ termination: Termination) -> Bool {
    let happened = KnownConditions(since: .all)
    var depends = false
    forEach(.standing(termination)) { rule in
      depends = !rule.when.union(rule.unless).intersection(happened.holding).isEmpty
      return !depends
    }
    return depends
  }

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
