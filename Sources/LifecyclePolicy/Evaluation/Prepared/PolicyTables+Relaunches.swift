// Fills the tables of relaunches class by class and trigger by trigger. Equal parts of answers are
// stored once.

internal import CBook

extension PolicyTables {
  /// Computes only answers about relaunches. The memory must have been cleared up to
  /// `endOfRelaunches`.
  @inline(never)
  static func fillRelaunches(_ memory: UnsafeMutableRawPointer, _ policy: Policy) {
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: AskedByRelaunches.count) { rules in
      withUnsafeTemporaryAllocation(of: DeliveryNote.self, capacity: Trigger.valueCount) {
        deliveries in
        withUnsafeTemporaryAllocation(of: RelaunchClass.self, capacity: 1 &<< classBits) { found in
          withUnsafeTemporaryAllocation(of: UInt8.self, capacity: RelaunchParts.links) { links in
            var filling = RelaunchFilling(
              policy: policy, asked: AskedByRelaunches(policy, rules), deliveries: deliveries,
              found: found, parts: RelaunchParts(memory: memory, links: links))
            for termination in Termination.all { filling.add(termination) }
          }
        }
      }
    }
  }
}

extension Policy {
  /// True if a `lifecycle_policy_room` is large enough for the tables of relaunches.
  @inline(__always)
  package static var hasRoomForRelaunches: Bool {
    MemoryLayout<lifecycle_policy_room>.size >= PolicyTables.endOfRelaunches
  }

  /// Computes the tables of answers about relaunches on the stack, and passes them to `body`. Does
  /// nothing if a `lifecycle_policy_room` is too small.
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

/// Fills the tables of relaunches. Stores intermediate results, so that later answers use them.
private struct RelaunchFilling {
  private let policy: Policy
  private let place: IndexPlace
  private let asked: AskedByRelaunches
  /// For each trigger, what it delivers if the events in `sinceOfDeliveries` have happened.
  private let deliveries: UnsafeMutableBufferPointer<DeliveryNote>
  private var sinceOfDeliveries: UInt64 = .max
  /// The classes, by number. Class 0 is not used.
  private let found: UnsafeMutableBufferPointer<RelaunchClass>
  private var count = 1
  private var parts: RelaunchParts

  init(
    policy: Policy, asked: AskedByRelaunches,
    deliveries: UnsafeMutableBufferPointer<DeliveryNote>,
    found: UnsafeMutableBufferPointer<RelaunchClass>, parts: RelaunchParts
  ) {
    self.policy = policy
    place = policy.place
    self.asked = asked
    self.deliveries = deliveries
    self.found = found
    self.parts = parts
  }

  /// Adds the classes of a termination. For a class that does not exist yet, also adds its answers.
  mutating func add(_ termination: Termination) {
    let absence = policy.absence(of: termination)
    var row: UInt64 = 0
    var first: UInt64 = 0
    while first < 8 {
      if asked.groups.first(of: first) == first {
        let after = policy.adding(Mask(low: first, high: 0))
        let arrival = after.findArrival(termination, absence, at: place)
        row |= addGroup(first, termination, arrival)
      }
      first &+= 1
    }
    parts.put(classes: row, of: termination)
  }

  /// Adds the classes for one group of `since` sets, all of which lead to the same standing.
  /// Returns the numbers of the classes, one byte for each set.
  private mutating func addGroup(
    _ first: UInt64, _ termination: Termination, _ arrival: Arrival
  ) -> UInt64 {
    let groups = asked.groups
    let kind = RelaunchClass(arrival, termination, asked, policy.book)
    var row: UInt64 = 0
    var since = first
    while since < 8 {
      if groups.first(of: since) == first {
        let same = asked.same.first(of: since)
        let number =
          same < since && groups.first(of: same) == first
          ? row &>> (same &* 8) & 0xff
          : UInt64(
            truncatingIfNeeded: number(of: kind.after(same), termination, arrival, since: since))
        row |= number &<< (since &* 8)
      }
      since &+= 1
    }
    return row
  }

  /// Returns the number of a class. If the class is new, computes its answers. Returns 0 if the
  /// table is full.
  @inline(__always)
  private mutating func number(
    of kind: RelaunchClass, _ termination: Termination, _ arrival: Arrival, since: UInt64
  ) -> Int {
    var number = 1
    while number < count, !found[number].isEqual(to: kind) { number &+= 1 }
    return number < count ? number : addClass(kind, termination, arrival, since: since)
  }

  /// Adds a new class with its answers. Returns the number of the class; 0 if the table is full.
  @inline(never)
  private mutating func addClass(
    _ kind: RelaunchClass, _ termination: Termination, _ arrival: Arrival, since: UInt64
  ) -> Int {
    let number = count
    guard number < found.count else { return 0 }
    // The last earlier class that may have answers in common with the new class.
    var before = number &- 1
    while before > 0, !found[before].isLike(kind) { before &-= 1 }
    found[number] = kind.behind(before)
    count &+= 1
    let after = policy.adding(Mask(low: since, high: 0))
    if sinceOfDeliveries != kind.since {
      for trigger in Trigger.all {
        let delivery = after.findDelivery(trigger, at: place)
        if sinceOfDeliveries == .max || deliveries[trigger.place].delivery.rule != delivery.rule {
          deliveries[trigger.place] = note(delivery)
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
        parts.copy(from: PolicyTables.place(of: trigger, twin), to: place)
        continue
      }
      query.trigger = trigger
      let note = deliveries[trigger.place]
      if note.absent.isSet {
        parts.put(note.absent, place)
        continue
      }
      let answer = policy.findRelaunch(query, note.delivery, arrival, after, at: self.place) {
        note.launch($0)
      }
      parts.put(parts.cell(of: answer, policy), place)
    }
    return number
  }

  /// Returns the record of what a trigger delivers.
  private mutating func note(_ delivery: Delivery) -> DeliveryNote {
    guard delivery.isAbsent else { return DeliveryNote(delivery, policy) }
    let answer = policy.absentRelaunch(delivery.rule, delivery)
    return DeliveryNote(delivery, absent: parts.cell(of: answer, policy))
  }
}

/// What a trigger delivers, in two words of 64 bits, because the records of all triggers are on the
/// stack, which is small.
private struct DeliveryNote {
  private let rule: Int32
  private let isAbsent: Bool
  /// The lower half says how the trigger wakes a suspended app. The upper half says how the trigger
  /// launches an app that has ended. If the trigger does not exist, the word is the cell of the
  /// answer to every question about the trigger.
  private let word: UInt64

  init(_ delivery: Delivery, _ policy: Policy) {
    rule = Int32(truncatingIfNeeded: delivery.rule)
    isAbsent = false
    let waking = policy.launch(by: delivery.rule, Standing.inMemory.rawValue, nil)
    let launching = policy.launch(by: delivery.rule, Standing.ended.rawValue, nil)
    word = UInt64(launching.word) &<< 32 | UInt64(waking.word)
  }

  init(_ delivery: Delivery, absent: RelaunchCell) {
    rule = Int32(truncatingIfNeeded: delivery.rule)
    isAbsent = true
    word = UInt64(absent.word)
  }

  var delivery: Delivery { Delivery(rule: Int(rule), isAbsent: isAbsent) }
  /// The cell of the answer if the trigger does not exist. If the trigger exists, the cell is not
  /// set.
  var absent: RelaunchCell {
    RelaunchCell(word: isAbsent ? UInt32(truncatingIfNeeded: word) : 0)
  }

  func launch(_ standing: Int32) -> Launch {
    let shift: UInt64 = standing == Standing.inMemory.rawValue ? 0 : 32
    return Launch(word: UInt32(truncatingIfNeeded: word &>> shift))
  }
}

/// Stores the parts of the answers about relaunches. Equal parts are stored once.
private struct RelaunchParts {
  private let memory: UnsafeMutableRawPointer
  private var heads: PartList<HeadPart>
  private var launches: PartList<LaunchPart>
  /// The number and the standing of the last entry that says that the app is not launched.
  private var idle: (number: Int, standing: Int32) = (0, 0)
  /// The number of dispositions. Entry 0 means that there is no disposition.
  private var dispositions = 1

  /// The number of links in all lists.
  static var links: Int { PartList<HeadPart>.links &+ PartList<LaunchPart>.links }

  init(memory: UnsafeMutableRawPointer, links: UnsafeMutableBufferPointer<UInt8>) {
    self.memory = memory
    let first = PartList<HeadPart>.links
    heads = PartList(memory, links, from: 0)
    launches = PartList(memory, links, from: first)
    memory.put(UInt64.max, PolicyTables.launches &+ 16)
  }

  func put(classes row: UInt64, of termination: Termination) {
    memory.put(row, PolicyTables.classes &+ termination.place &* 8)
  }

  func put(_ cell: RelaunchCell, _ place: Int) {
    memory.put(Int32(bitPattern: cell.word), place)
  }

  func copy(from place: Int, to other: Int) {
    memory.put(UnsafeRawPointer(memory).number(place), other)
  }

  /// Returns the cell of an answer. The cell is not set if a table of parts is full.
  @inline(__always)
  mutating func cell(of answer: RelaunchAnswer, _ policy: Policy) -> RelaunchCell {
    guard let head = head(of: answer), let launch = launch(of: answer, policy),
      let disposition = disposition(of: answer)
    else { return RelaunchCell(word: 0) }
    return RelaunchCell(
      head: head, launch: launch, delivery: answer.$deliveryRule, disposition: disposition)
  }

  @inline(__always)
  private mutating func head(of answer: RelaunchAnswer) -> Int? {
    guard let place = heads.next else { return nil }
    memory.put(answer.ruling.verdicts.given, place)
    memory.put(answer.ruling.verdicts.newest, place &+ 4)
    memory.put(answer.ruling.$rule, place &+ 8)
    memory.put(answer.ruling.$evidence, place &+ 12)
    memory.put(Int32(bitPattern: answer.ruling.flags), place &+ 16)
    memory.put(answer.$guarantee, place &+ 20)
    memory.put(answer.ruling.requires, place &+ 24)
    return heads.number(in: answer.ruling.$rule)
  }

  @inline(__always)
  private mutating func launch(of answer: RelaunchAnswer, _ policy: Policy) -> Int? {
    let isIdle = answer.$launchState | answer.$callback | answer.$allowance == 0
    if isIdle, idle.standing == answer.$standing { return idle.number }
    guard let place = launches.next else { return nil }
    memory.put(answer.$launchState, place)
    memory.put(answer.$callback, place &+ 4)
    memory.put(answer.$allowance, place &+ 8)
    memory.put(answer.$standing, place &+ 12)
    let mixed = answer.$callback &* 5 &+ answer.$standing &* 3 &+ answer.$launchState
    let count = launches.count
    let number = launches.number(in: mixed)
    if number == count {
      let duration = answer.allowance.map { policy.answer(to: $0).duration } ?? -1
      memory.put(UInt64(bitPattern: duration), place &+ 16)
    }
    if isIdle { idle = (number, answer.$standing) }
    return number
  }

  @inline(__always)
  private mutating func disposition(of answer: RelaunchAnswer) -> Int? {
    // Only the rules are compared, because the other values of an entry follow from the rule.
    let rule = answer.$dispositionRule &+ 1
    let first = PolicyTables.dispositions
    var number = 0
    while number < dispositions,
      UnsafeRawPointer(memory).number(first &+ number &* 16 &+ 8) != rule
    {
      number &+= 1
    }
    guard number < PolicyTables.dispositionCount else { return nil }
    if number == dispositions {
      memory.put(answer.$disposition, first &+ number &* 16)
      memory.put(answer.$occasion, first &+ number &* 16 &+ 4)
      memory.put(rule, first &+ number &* 16 &+ 8)
      dispositions &+= 1
    }
    return number
  }
}

/// A kind of part that answers about relaunches share.
private protocol TablePart {
  static var start: Int { get }
  static var size: Int { get }
  /// The number of bytes that are compared. The rest of a part follows from these bytes.
  static var comparedSize: Int { get }
  static var room: Int { get }
  /// The number of buckets, a power of two.
  static var buckets: Int { get }
}

private enum HeadPart: TablePart {
  static var start: Int { PolicyTables.heads }
  static var size: Int { PolicyTables.headSize }
  static var comparedSize: Int { size }
  static var room: Int { PolicyTables.headCount }
  static var buckets: Int { 128 }
}

private enum LaunchPart: TablePart {
  static var start: Int { PolicyTables.launches }
  static var size: Int { PolicyTables.launchSize }
  static var comparedSize: Int { 16 }
  static var room: Int { PolicyTables.launchCount }
  static var buckets: Int { 64 }
}

/// A list of parts of one kind. Buckets serve to find equal parts.
private struct PartList<Part: TablePart> {
  private let memory: UnsafeMutableRawPointer
  /// For each bucket, the number of its last part. After that, for each part, the number of the
  /// previous part in the same bucket. The number is 0 if there is no such part.
  private let links: UnsafeMutableBufferPointer<UInt8>
  private let firstLink: Int
  /// The number of parts. Part 0 is not used.
  private(set) var count = 1

  static var links: Int { Part.buckets &+ Part.room }

  @inline(__always)
  init(
    _ memory: UnsafeMutableRawPointer, _ links: UnsafeMutableBufferPointer<UInt8>,
    from firstLink: Int
  ) {
    self.memory = memory
    self.links = links
    self.firstLink = firstLink
    for index in Indexes(below: Part.buckets) {
      links[firstLink &+ index] = 0
    }
  }

  /// The offset at which the next part is to be written; nil if the table is full.
  @inline(__always)
  var next: Int? { count < Part.room ? Part.start &+ count &* Part.size : nil }

  /// Returns the number of the part that was written at `next`, or the number of an equal part that
  /// was written earlier.
  @inline(__always)
  mutating func number(in bucket: Int32) -> Int {
    let words = UnsafeRawPointer(memory) + Part.start
    let bucket = firstLink &+ (Int(bucket) & (Part.buckets &- 1))
    let links = links
    var number = Int(links[bucket])
    while number != 0 {
      var offset = 0
      var different: UInt64 = 0
      while offset < Part.comparedSize {
        different |=
          words.word(number &* Part.size &+ offset) ^ words.word(count &* Part.size &+ offset)
        offset &+= 8
      }
      if different == 0 { return number }
      number = Int(links[firstLink &+ Part.buckets &+ number])
    }
    links[firstLink &+ Part.buckets &+ count] = links[bucket]
    links[bucket] = UInt8(truncatingIfNeeded: count)
    count &+= 1
    return count &- 1
  }
}
