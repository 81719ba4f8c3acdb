// Moves sets of places from record to record. The sets that occur after few records are prepared,
// so most records need only a table look-up.

/// The price of the unseen events that lead from a set of places to each place.
struct Reach {
  let prices: UnsafeMutableBufferPointer<UInt8>
  /// The price of the unseen events that end the process.
  var end = AuditorCore.far
}

/// The places after a record, and the rule that explains the record.
struct Stepped {
  var set = PlaceSet()
  /// The least unusual rule that explains the record, if no ordinary rule explains the record;
  /// otherwise -1.
  var rule = -1
  var trait = Trait.none
}

extension AuditorCore {
  // MARK: - Letters

  /// Numbers the letters: the callbacks and notifications that the log always records, each with
  /// the states that the app may read.
  func findLetters() {
    for callback in head.callbacks.subtracting(head.absent).values {
      addLetters(Int(callback.rawValue)) { $0.callbacks.contains(callback) }
    }
    for notification in head.notifications.values {
      addLetters(LetterRecord.firstNotification &+ Int(notification.rawValue)) {
        $0.callbacks.isEmpty && $0.notification == UInt8(coding: notification)
      }
    }
  }

  private func addLetters(_ code: Int, _ isOf: (DueRecord) -> Bool) {
    addLetter(code, reads: 0, 0)
    for index in Indexes(from: 1, below: Int(head.dueCount)) {
      let due = dues[index]
      if isOf(due) {
        addLetter(code, reads: due.reads, 0)
        addLetter(code, reads: 0, due.sceneReads)
        addLetter(code, reads: due.reads, due.sceneReads)
      }
    }
    var state = UInt8(coding: AppState.inactive)
    while state <= UInt8(coding: AppState.background) {
      if visits[code].states & 1 &<< state != 0 { addLetter(code, reads: state, 0) }
      state &+= 1
    }
  }

  /// Adds a letter if there is room. A record without a letter is judged without the tables.
  private func addLetter(_ code: Int, reads: UInt8, _ sceneReads: UInt8) {
    let at = LetterRecord.place(code, Int(reads), Int(sceneReads))
    let count = Int(head.letterCount)
    guard letterNumbers[at] == 0, count < Most.letters else { return }
    letters[count] = LetterRecord(
      code: UInt8(truncatingIfNeeded: code), reads: reads, sceneReads: sceneReads)
    head.letterCount &+= 1
    letterNumbers[at] = UInt8(truncatingIfNeeded: head.letterCount)
  }

  // MARK: - Steps

  /// Computes the prices at which each place is reached from a set while the process lives.
  @inline(never)
  func reach(_ set: PlaceSet, _ prices: UnsafeMutableBufferPointer<UInt8>) -> Reach {
    let count = Int(head.placeCount)
    var reach = Reach(prices: prices)
    prices.initialize(repeating: AuditorCore.far)
    func add(_ place: Int, _ price: UInt8) {
      let row = distances(place)
      for other in Indexes(below: count) {
        let sum = row[other] == AuditorCore.far ? AuditorCore.far : row[other] &+ price
        prices[other] = min(prices[other], sum)
      }
      if ends[place] != AuditorCore.far { reach.end = min(reach.end, ends[place] &+ price) }
    }
    set.cheapest.forEach { add($0, 0) }
    set.dearer.forEach { add($0, 1) }
    return reach
  }

  /// Adds the places that are reached through the end of the process and a new launch.
  @inline(never)
  func reachThroughEnd(_ reach: Reach) {
    guard reach.end != AuditorCore.far else { return }
    let count = Int(head.placeCount)
    for place in Indexes(below: count) {
      if launches[place] != AuditorCore.far {
        reach.prices[place] = min(reach.prices[place], launches[place] &+ reach.end)
      }
    }
  }

  /// Returns whether a record is the step that is due.
  @inline(__always)
  func matches(_ letter: LetterRecord, _ due: DueRecord) -> Bool {
    let code = Int(letter.code)
    if code < LetterRecord.firstNotification {
      guard due.callbacks.low &>> UInt64(truncatingIfNeeded: code &- 1) & 1 != 0 else {
        return false
      }
    } else {
      guard due.callbacks.isEmpty,
        Int(due.notification) == code &- LetterRecord.firstNotification
      else { return false }
    }
    return (letter.reads == 0 || due.reads == 0 || letter.reads == due.reads)
      && (letter.sceneReads == 0 || due.sceneReads == 0 || letter.sceneReads == due.sceneReads)
  }

  /// Returns whether a record may come in a place without changing the place.
  @inline(__always)
  func stays(_ letter: LetterRecord, in place: PlaceRecord) -> Bool {
    let code = Int(letter.code)
    let isOfState = code == LetterRecord.ofState
    // Outside a call, the app reads a state of the place. During a call, the app may still read a
    // late state of the place, because the previous callback may not have returned.
    let all = isOfState ? place.states : place.states | place.lateStates
    let here = letter.reads == 0 ? all : all & 1 &<< letter.reads
    return here & (isOfState ? .max : visits[code].states) != 0
  }

  /// Returns the possible places after a record. The set is empty if nothing explains the record.
  @inline(never)
  func step(_ letter: LetterRecord, _ reach: Reach) -> Stepped {
    let count = Int(head.placeCount)
    var first = AuditorCore.far
    forEachTarget(of: letter, reach, count, within: AuditorCore.limit) { _, _, price in
      first = min(first, price)
    }
    var found = Stepped()
    guard first != AuditorCore.far else { return found }
    var isPlain = false
    let most = first &+ AuditorCore.slack
    forEachTarget(of: letter, reach, count, within: most) { target, due, price in
      guard price <= most else { return }
      if price == first { found.set.cheapest.insert(target) }
      if price > first { found.set.dearer.insert(target) }
      let trait = due == 0 ? Trait.none : dues[due].trait
      if trait == Trait.none { isPlain = true }
      if trait != Trait.none, found.rule < 0 || trait < found.trait {
        found.trait = trait
        found.rule = Int(dues[due].rule)
      }
    }
    if isPlain {
      found.rule = -1
      found.trait = Trait.none
    }
    found.set.dearer.remove(found.set.cheapest)
    return found
  }

  @inline(__always)
  private func forEachTarget(
    of letter: LetterRecord, _ reach: Reach, _ count: Int, within most: UInt8,
    _ body: (_ target: Int, _ due: Int, _ price: UInt8) -> Void
  ) {
    let isOfState = Int(letter.code) == LetterRecord.ofState
    for place in Indexes(below: count) {
      let price = reach.prices[place]
      if price <= most {
        let record = places[place]
        if record.due != 0, matches(letter, dues[record.due]) {
          body(Int(record.successor), Int(record.due), price)
        }
        // A callback or notification that is no step of a transition costs 1 more, because its
        // trigger is unseen. The reading of a state costs nothing.
        if stays(letter, in: record) { body(place, 0, price &+ (isOfState ? 0 : 1)) }
      }
    }
  }

  // MARK: - Prepared sets

  /// The number of table entries for one set.
  @inline(__always)
  private var rowLength: Int { Int(head.letterCount) &* (head.flags & 3 != 0 ? 2 : 1) }

  /// Returns the index of an entry in the table of next sets.
  @inline(__always)
  func nextPlace(_ set: Int, _ letter: Int, _ sameProcess: Bool) -> Int {
    set &* rowLength &+ (sameProcess ? Int(head.letterCount) : 0) &+ letter
  }

  /// The entry of the table of next sets for a record that nothing explains.
  static var refused: UInt16 { .max }

  /// Makes the sets that occur after the fewest records. Fills the table that gives, for each of
  /// these sets and each letter, the next set.
  func findSets() {
    var all = PlaceSet()
    var dead = PlaceSet()
    for place in Indexes(below: Int(head.placeCount)) {
      all.cheapest.insert(place)
      if places[place].isDead { dead.cheapest.insert(place) }
    }
    for place in Indexes(below: Most.buckets) {
      buckets[place] = noEntry
    }
    _ = number(of: all)
    _ = number(of: dead)
    guard rowLength > 0 else { return }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Most.places) { prices in
      var set = 0
      while set < Int(head.setCount) {
        fill(set, prices)
        set &+= 1
      }
    }
  }

  private func fill(_ set: Int, _ prices: UnsafeMutableBufferPointer<UInt8>) {
    let reach = reach(sets[set], prices)
    var sameProcess = head.flags & 3 != 0
    repeat {
      if !sameProcess { reachThroughEnd(reach) }
      for letter in Indexes(below: Int(head.letterCount)) {
        let found = step(letters[letter], reach)
        let at = nextPlace(set, letter, sameProcess)
        nexts[at] = found.set.isEmpty ? AuditorCore.refused : number(of: found.set)
        nextMarks[at] = found.rule < 0 ? 0 : 1
      }
      if !sameProcess { return }
      sameProcess = false
    } while true
  }

  /// Returns 1 + the number of a prepared set; 0 if the set was not prepared.
  func known(_ set: PlaceSet) -> UInt16 {
    var other = buckets[set.bucket]
    while other != noEntry {
      if sets[other] == set { return other &+ 1 }
      other = links[other]
    }
    return 0
  }

  /// Returns 1 + the number of a set, and adds the set if needed; 0 if the table is full.
  private func number(of set: PlaceSet) -> UInt16 {
    let known = known(set)
    if known != 0 { return known }
    let bucket = set.bucket
    let count = Int(head.setCount)
    guard count < Most.sets, (count &+ 1) &* max(rowLength, 1) <= Most.nexts else { return 0 }
    sets[count] = set
    links[count] = buckets[bucket]
    buckets[bucket] = UInt16(truncatingIfNeeded: count)
    head.setCount &+= 1
    return head.setCount
  }
}

extension PlaceSet {
  fileprivate var bucket: Int {
    var sum: UInt64 = 0
    func add(_ bits: PlaceBits) {
      sum = (sum ^ bits.a) &* 0x9e37_79b9_7f4a_7c15
      sum = (sum ^ sum &>> 31 ^ bits.b) &* 0x9e37_79b9_7f4a_7c15
      sum = (sum ^ sum &>> 31 ^ bits.c) &* 0x9e37_79b9_7f4a_7c15
      sum = (sum ^ sum &>> 31 ^ bits.d) &* 0x9e37_79b9_7f4a_7c15
      sum = (sum ^ sum &>> 31 ^ bits.e) &* 0x9e37_79b9_7f4a_7c15
    }
    add(cheapest)
    add(dearer)
    return Int(truncatingIfNeeded: sum &>> 40) & (AuditorCore.Most.buckets &- 1)
  }
}

extension PlaceBits {
  mutating func remove(_ other: PlaceBits) {
    a &= ~other.a
    b &= ~other.b
    c &= ~other.c
    d &= ~other.d
    e &= ~other.e
  }
}
