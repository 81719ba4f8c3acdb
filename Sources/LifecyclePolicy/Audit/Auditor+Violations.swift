// Describes what is wrong with a record that nothing explains, and what should have come instead.

extension AuditorCore {
  /// Reports a record that nothing explains. Afterwards the app is in the places to which the
  /// record leads, or in any place if the record leads to none.
  func refuse(
    _ record: AuditRecord, _ letter: LetterRecord, _ same: Bool, _ session: SessionCore,
    _ slot: Int, _ sink: inout FindingSink
  ) {
    var found = finding(.order, .error, record, session)
    found.places = states(of: session, slot)
    let from = placeSet(session, slot)
    var after = PlaceSet()
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Most.places) { prices in
      let reach = reach(from, prices)
      if !same { reachThroughEnd(reach) }
      var unread = letter
      unread.reads = 0
      unread.sceneReads = 0
      let isOfState = letter.code == LetterRecord.ofState
      if isOfState {
        found.kind = .reads
        if record.kind == RecordKind.stateSampled.rawValue { found.severity = .warning }
      } else if unread != letter {
        after = step(unread, reach).set
        if !after.isEmpty {
          found.kind = .reads
          forEachExpected(reach, from) { step in
            if found.expected.rule == nil, isSame(step, letter) { found.expected = step }
          }
          found.rule = found.expected.rule
        }
      }
      if after.isEmpty, !isOfState { after = findMissing(letter, reach, &found) }
      if after.isEmpty {
        forEachExpected(reach, from) { step in
          if found.expected.rule == nil { found.expected = step }
        }
        _ = self.reach(sets[AuditorCore.anywhere], prices)
        after = step(letter, reach).set
        if after.isEmpty { after = step(unread, reach).set }
      }
    }
    put(after.isEmpty ? sets[AuditorCore.anywhere] : after, session, slot)
    found.placesAfter = states(of: session, slot)
    sink.emit(found)
  }

  /// The extra price of a step that the rules only tolerate, or that only an alternative rule has.
  private static var rare: UInt8 { 2 }

  private func rarity(of place: PlaceRecord) -> UInt8 {
    dues[place.due].trait >= Trait.tolerated ? AuditorCore.rare : 0
  }

  /// The discount for the second missing record; the third has twice this discount. Several missing
  /// records in a row count as one fault.
  private static var discount: UInt8 { 3 }

  /// Looks for one to three missing records that explain the record. Returns the places after the
  /// record.
  private func findMissing(
    _ letter: LetterRecord, _ reach: Reach, _ found: inout AuditFinding
  ) -> PlaceSet {
    var result = PlaceSet()
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Most.places) { skipped in
      withUnsafeTemporaryAllocation(of: UInt16.self, capacity: Most.places) { roots in
        withUnsafeTemporaryAllocation(of: UInt16.self, capacity: Most.places) { newRoots in
          roots.initialize(repeating: 0)
          newRoots.initialize(repeating: 0)
          var round = 0
          while round < 3, result.isEmpty {
            leaveOutOne(reach.prices, skipped, roots, newRoots, round)
            round &+= 1
            result = step(letter, Reach(prices: reach.prices)).set
          }
          guard let root = root(of: letter, reach.prices, roots), !result.isEmpty else { return }
          found.kind = .missing
          if head.strictness == UInt8(coding: Strictness.lenient) { found.severity = .warning }
          found.expected = expected(places[root], price: 0)
          found.rule = found.expected.rule
        }
      }
    }
    return result
  }

  /// Replaces the price of each place by the price of reaching the place with one more step left
  /// out. For each place, `roots` becomes 1 + the place whose step was left out first. `skipped`
  /// and `newRoots` are scratch memory.
  private func leaveOutOne(
    _ prices: UnsafeMutableBufferPointer<UInt8>, _ skipped: UnsafeMutableBufferPointer<UInt8>,
    _ roots: UnsafeMutableBufferPointer<UInt16>, _ newRoots: UnsafeMutableBufferPointer<UInt16>,
    _ round: Int
  ) {
    let discount = AuditorCore.discount &* UInt8(truncatingIfNeeded: round)
    let count = Int(head.placeCount)
    skipped.initialize(repeating: AuditorCore.far)
    for place in Indexes(below: count) {
      let record = places[place]
      let to = Int(record.successor)
      if record.due != 0, prices[place] <= AuditorCore.limit,
        prices[place] &+ rarity(of: record) < skipped[to]
      {
        skipped[to] = prices[place] &+ rarity(of: record)
        newRoots[to] = round == 0 ? UInt16(truncatingIfNeeded: place &+ 1) : roots[place]
      }
    }
    prices.initialize(repeating: AuditorCore.far)
    for start in Indexes(below: count) {
      if skipped[start] != AuditorCore.far {
        let row = distances(start)
        for place in Indexes(below: count) {
          if row[place] != AuditorCore.far, skipped[start] &+ row[place] < prices[place] {
            prices[place] = skipped[start] &+ row[place]
            roots[place] = newRoots[start]
          }
        }
      }
    }
    for place in Indexes(below: count) {
      if prices[place] != AuditorCore.far { prices[place] &-= Swift.min(prices[place], discount) }
    }
  }

  /// Returns the place whose step is missing on the cheapest way to a record; nil if there is none.
  private func root(
    of letter: LetterRecord, _ prices: UnsafeMutableBufferPointer<UInt8>,
    _ roots: UnsafeMutableBufferPointer<UInt16>
  ) -> Int? {
    var root = 0
    var best = AuditorCore.far
    for place in Indexes(below: Int(head.placeCount)) {
      let record = places[place]
      if prices[place] < best, record.due != 0,
        matches(letter, dues[record.due]) || stays(letter, in: record)
      {
        best = prices[place]
        root = Int(roots[place])
      }
    }
    return root > 0 ? root &- 1 : nil
  }

  // MARK: - What comes next

  func isSame(_ step: AuditStep, _ letter: LetterRecord) -> Bool {
    let code = Int(letter.code)
    return code < LetterRecord.firstNotification
      ? step.$callback == Int32(truncatingIfNeeded: code)
      : step.$notification == Int32(truncatingIfNeeded: code &- LetterRecord.firstNotification)
  }

  private func expected(_ place: PlaceRecord, price: UInt8) -> AuditStep {
    let due = dues[place.due]
    var step = AuditStep()
    step.$callback = Int32(due.callback)
    step.$notification = Int32(due.notification)
    step.$reads = Int32(due.reads)
    step.$sceneReads = due.sceneReads == 0 ? 0 : Int32(due.sceneReads) &+ 6
    step.rule = RuleIndex(Int(due.rule))
    step.price = UInt32(price)
    return step
  }

  /// Calls `body` with each record that may come next, the cheapest first. A record that may come
  /// in several places is reported once.
  func forEachExpected(_ reach: Reach, _ set: PlaceSet, _ body: (AuditStep) -> Void) {
    let count = Int(head.placeCount)
    var price: UInt8 = 0
    while price <= AuditorCore.limit &+ AuditorCore.rare {
      for place in Indexes(below: count) {
        let record = places[place]
        if record.due != 0, reach.prices[place] != AuditorCore.far,
          reach.prices[place] &+ rarity(of: record) == price,
          !isExpected(dues[record.due], before: place, price, reach)
        {
          var step = expected(record, price: Swift.min(price, AuditorCore.limit))
          if !set.cheapest.contains(place), !set.dearer.contains(place) {
            step.$cause = cause(leadingTo: place, reach)
          }
          body(step)
        }
      }
      price &+= 1
    }
  }

  /// Returns whether the same step is due in a place with a lower price, or in a place with an
  /// equal price and a lower number.
  private func isExpected(
    _ due: DueRecord, before place: Int, _ price: UInt8, _ reach: Reach
  ) -> Bool {
    for other in Indexes(below: Int(head.placeCount)) {
      let record = places[other]
      if record.due != 0, reach.prices[other] != AuditorCore.far {
        let own = reach.prices[other] &+ rarity(of: record)
        let found = dues[record.due]
        if own < price || own == price && other < place, found.callback == due.callback,
          found.notification == due.notification, found.reads == due.reads,
          found.sceneReads == due.sceneReads
        {
          return true
        }
      }
    }
    return false
  }

  /// Returns the last unseen event on the cheapest way to a place; 0 for none.
  private func cause(leadingTo place: Int, _ reach: Reach) -> Int32 {
    for index in Indexes(below: Int(head.moveCount)) {
      let move = moves[index]
      let price = reach.prices[Int(move.from)]
      if Int(move.to) == place, price != AuditorCore.far,
        price &+ move.price == reach.prices[place]
      {
        return Int32(move.cause)
      }
    }
    return 0
  }

  /// Calls `body` with each record that may come next in the scene of a slot, or in the app.
  package func forEachExpected(
    of session: SessionCore, _ slot: Int, _ body: (AuditStep) -> Void
  ) {
    let set = placeSet(session, slot)
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Most.places) { prices in
      let reach = reach(set, prices)
      if !isSameProcess(session.head.lastProcess, session) { reachThroughEnd(reach) }
      forEachExpected(reach, set, body)
    }
  }
}
