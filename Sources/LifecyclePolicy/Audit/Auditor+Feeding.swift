// Judges records one after the other.

/// The findings of one record, or those of them that fit into a window.
struct FindingSink {
  fileprivate let room: UnsafeMutableBufferPointer<AuditFinding>
  fileprivate let first: Int
  fileprivate(set) var count = 0

  /// The number of findings in a window. More would take too much of the stack.
  @inline(__always)
  static var window: Int { 5 }

  fileprivate init(_ room: UnsafeMutableBufferPointer<AuditFinding>, from first: Int) {
    self.room = room
    self.first = first
  }

  mutating func emit(_ finding: AuditFinding) {
    if count >= first, count &- first < room.count { room[count &- first] = finding }
    count &+= 1
  }
}

/// A copy of a session, in blocks that are small enough for the stack.
private struct KeptSession {
  let blocks: (UnsafeMutableRawPointer, UnsafeMutableRawPointer, UnsafeMutableRawPointer)
  let size: Int

  /// The size of a block: 128 words of 8 bytes.
  static var block: Int { 1024 }

  func copy(_ session: SessionCore, back: Bool) {
    var start = 0
    var block = blocks.0
    while start < size {
      let count = Swift.min(size &- start, KeptSession.block)
      if back {
        (session.memory + start).copyMemory(from: block, byteCount: count)
      } else {
        block.copyMemory(from: session.memory + start, byteCount: count)
      }
      block = start == 0 ? blocks.1 : blocks.2
      start &+= KeptSession.block
    }
  }
}

extension AuditorCore {
  /// Judges `count` records. Stops at a record whose findings have no room: the findings that are
  /// left come first in the next call. Returns the number of records that were judged.
  package func feed(
    _ session: SessionCore, count: Int, room: Int, record: (Int) -> AuditRecord,
    put: (AuditFinding) -> Void
  ) -> Int {
    var index = 0
    var left = room
    let size = SessionCore.size(scenes: Int(head.scenes))
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 128) { a in
      withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 128) { b in
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 128) { c in
          withUnsafeTemporaryAllocation(of: AuditFinding.self, capacity: FindingSink.window) {
            room in
            guard let a = a.baseAddress, let b = b.baseAddress, let c = c.baseAddress else {
              return
            }
            let kept = KeptSession(
              blocks: (
                UnsafeMutableRawPointer(a), UnsafeMutableRawPointer(b), UnsafeMutableRawPointer(c)
              ), size: size)
            while index < count {
              let next = record(index)
              guard
                isPlain(next, session) || judge(next, session, kept, room, &left, put)
              else { return }
              index &+= 1
            }
          }
        }
      }
    }
    return index
  }

  /// Judges a record, and puts its findings. Returns false if there was no room for all of them; the
  /// session then stays at the record.
  private func judge(
    _ record: AuditRecord, _ session: SessionCore, _ kept: KeptSession,
    _ room: UnsafeMutableBufferPointer<AuditFinding>, _ left: inout Int,
    _ put: (AuditFinding) -> Void
  ) -> Bool {
    kept.copy(session, back: false)
    var given = Int(session.head.given)
    while true {
      var sink = FindingSink(room, from: given)
      judge(record, session, &sink)
      let end = Swift.min(sink.count, given &+ room.count)
      let start = given
      while given < end, left > 0 {
        put(room[given &- start])
        given &+= 1
        left &-= 1
      }
      if given >= sink.count {
        session.head.given = 0
        session.head.records &+= 1
        return true
      }
      // Judges the record once more, for the findings that are left.
      kept.copy(session, back: true)
      session.head.given = UInt16(truncatingIfNeeded: given)
      if left == 0 { return false }
    }
  }

  /// Judges a record if a look-up is enough: the call of a callback that nothing else depends on.
  /// Returns false otherwise.
  @inline(__always)
  private func isPlain(_ record: AuditRecord, _ session: SessionCore) -> Bool {
    guard record.kind == RecordKind.entered.rawValue,
      UInt32(bitPattern: record.code) &- 1 < UInt32(Callback.valueCount),
      UInt32(bitPattern: record.reads) < 8, record.sceneReads == 0 || isScene(record.sceneReads),
      session.head.slotCount == 1, session.head.given == 0, !session.head.isFresh,
      !head.hasWindows, record.scene == 0 || record.scene == session.slots[0].scene,
      record.process == session.head.lastProcess || record.process == 0,
      record.time < 0 || record.time >= session.head.lastTime,
      !AuditorCore.judged.contains(Int(record.code))
    else { return false }
    let set = Int(session.slots[0].set)
    let scene = record.sceneReads == 0 ? 0 : Int(record.sceneReads) &- 6
    let letter = Int(
      letterNumbers[LetterRecord.place(Int(record.code), Int(record.reads), scene)])
    guard set != 0, set <= Int(head.setCount), letter != 0 else { return false }
    let same = isSameProcess(record.process, session)
    let at = nextPlace(set &- 1, letter &- 1, same)
    let next = nexts[at]
    guard next != 0, next != AuditorCore.refused, nextMarks[at] == 0 else { return false }
    session.slots[0].set = next
    session.head.isInHandler = false
    session.head.hasEnded = false
    if let callback = Callback(given: record.code) { entered(callback, record, session) }
    if record.time >= 0 { session.head.lastTime = record.time }
    session.head.records &+= 1
    return true
  }

  @inline(__always)
  private func isScene(_ state: Int32) -> Bool { state >= 7 && state <= 10 }

  /// The callbacks that tell of a launch or an end.
  private static var judged: PlaceBits {
    var bits = PlaceBits()
    bits.insert(Int(Callback.willTerminate.rawValue))
    bits.insert(Int(Callback.didFinishLaunching.rawValue))
    bits.insert(Int(Callback.didFinishLaunchingLegacy.rawValue))
    bits.insert(Int(Callback.willFinishLaunching.rawValue))
    return bits
  }

  /// Returns whether a record is of the process of the record before.
  @inline(__always)
  private func isSameProcess(_ process: Int64, _ session: SessionCore) -> Bool {
    if session.head.isFresh { return false }
    if showsEnds { return !session.head.hasEnded }
    return showsProcesses && process != 0 && process == session.head.lastProcess
  }

  // MARK: - One record

  private func judge(
    _ record: AuditRecord, _ session: SessionCore, _ sink: inout FindingSink
  ) {
    guard let kind = RecordKind(given: record.kind), isReadable(record, kind) else {
      return sink.emit(finding(.unread, .warning, record, session))
    }
    let same = isSameProcess(record.process, session)
    follow(record, kind, session, &sink)
    switch kind {
    case .entered: called(record, same, session, &sink)
    case .returned: returned(record, session, &sink)
    case .notification:
      let code = LetterRecord.firstNotification &+ Int(record.code)
      if let posted = LifecycleNotification(given: record.code),
        head.notifications.contains(posted)
      {
        step(record, code, same, session, &sink)
      }
    case .stateRead, .stateSampled: stateSeen(record, kind, same, session, &sink)
    case .launch: launched(record, session, &sink)
    case .ended: ended(record, session, &sink)
    case .event: happened(record, session, &sink)
    case .taskBegun: taskBegan(record, session, &sink)
    case .taskEnded: taskEnded(record, session, &sink)
    case .completed: completed(record, session, &sink)
    case .gap:
      sink.emit(finding(.gap, .note, record, session))
      forget(session)
    case .activity, .note: break
    }
    if kind != .gap, kind != .note, kind != .ended { session.head.isFresh = false }
    if kind == .ended { session.head.isFresh = false }
  }

  /// Returns whether the header has all values of a record.
  private func isReadable(_ record: AuditRecord, _ kind: RecordKind) -> Bool {
    guard record.reads == 0 || AppState(given: record.reads) != nil,
      record.sceneReads == 0 || isScene(record.sceneReads), record.scene >= 0,
      record.process >= 0
    else { return false }
    switch kind {
    case .entered, .returned: return Callback(given: record.code) != nil
    case .completed: return record.code == 0 || Callback(given: record.code) != nil
    case .notification: return LifecycleNotification(given: record.code) != nil
    case .stateRead, .stateSampled: return LifecycleState(given: record.code) != nil
    case .launch: return record.code == 0 || Cause(given: record.code) != nil
    case .ended:
      return (record.code == 0 || Termination(given: record.code) != nil)
        && (record.token == 0
          || TerminationNamespace(given: Int32(truncatingIfNeeded: record.token)) != nil)
    case .event: return Occurrence(given: record.code) != nil
    case .activity: return Activity(given: record.code) != nil
    case .taskBegun, .taskEnded, .gap, .note: return true
    }
  }

  /// Follows the clock and the process of the log.
  private func follow(
    _ record: AuditRecord, _ kind: RecordKind, _ session: SessionCore, _ sink: inout FindingSink
  ) {
    if record.time >= 0 {
      if record.time < session.head.lastTime {
        var found = finding(.clock, .note, record, session)
        found.$took = session.head.lastTime &- record.time
        sink.emit(found)
        // What was measured so far means nothing any more.
        stopClocks(session)
      }
      session.head.lastTime = record.time
    }
    if record.process != 0 {
      let last = session.head.lastProcess
      if last != 0, last != record.process, !session.head.isFresh, kind != .ended {
        if !session.head.hasEnded { processEnded(record, session, isSeen: false, &sink) }
        place(all: session, in: AuditorCore.nowhere)
      }
      session.head.lastProcess = record.process
    }
  }

  @inline(never)
  func finding(
    _ kind: AuditKind, _ severity: Severity, _ record: AuditRecord, _ session: SessionCore
  ) -> AuditFinding {
    var finding = AuditFinding(kind, severity, record, at: session.head.records)
    finding.places = states(of: session, 0)
    finding.placesAfter = finding.places
    return finding
  }

  // MARK: - Calls

  private func called(
    _ record: AuditRecord, _ same: Bool, _ session: SessionCore, _ sink: inout FindingSink
  ) {
    let code = Int(record.code)
    session.head.isInHandler = false
    if let callback = Callback(given: record.code) {
      if head.absent.contains(callback) {
        var found = finding(.unavailable, .error, record, session)
        found.$rule = absenceRule(of: callback)
        return sink.emit(found)
      }
      if AuditorCore.isLaunch(callback), !same, !session.head.isFresh,
        isLaunchOnly(record, session)
      {
        if !session.head.hasEnded { processEnded(record, session, isSeen: false, &sink) }
        place(all: session, in: AuditorCore.nowhere)
      }
      if callback == .willTerminate { session.head.facts.set = placeSet(session, 0) }
      if head.callbacks.contains(callback) {
        step(record, code, same, session, &sink)
      } else if record.reads != 0 {
        var read = record
        read.sceneReads = 0
        step(read, LetterRecord.ofState, same, session, &sink)
      }
      entered(callback, record, session)
      // A window that is closed says nothing of the next one with its number.
      if callback == .sceneDidDisconnect, head.hasWindows, record.scene != 0,
        let slot = slot(of: record.scene, session)
      {
        put(sets[AuditorCore.anywhere], session, slot)
      }
    }
    session.head.hasEnded = false
  }

  static func isLaunch(_ callback: Callback) -> Bool {
    callback == .didFinishLaunching || callback == .didFinishLaunchingLegacy
      || callback == .willFinishLaunching
  }

  /// Returns the rule that says that the OS does not have a callback; -1 for none.
  private func absenceRule(of callback: Callback) -> Int32 {
    var number = book.first(.callback)
    let end = number &+ book.count(.callback)
    while number < end {
      if BookRule(number, in: book).value(.callback, .callback) == callback {
        return Int32(truncatingIfNeeded: number)
      }
      number &+= 1
    }
    return -1
  }

  /// Returns whether only a new process explains a record.
  private func isLaunchOnly(_ record: AuditRecord, _ session: SessionCore) -> Bool {
    var isOnly = false
    let letter = LetterRecord(
      code: UInt8(truncatingIfNeeded: record.code), reads: 0, sceneReads: 0)
    let set = placeSet(session, 0)
    guard !set.isSame(as: sets[AuditorCore.nowhere]) else { return false }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Most.places) { prices in
      isOnly = step(letter, reach(set, prices)).set.isEmpty
    }
    return isOnly
  }

  // MARK: - Sets of places

  /// Returns the places in which a scene, or the app, may be.
  @inline(never)
  func placeSet(_ session: SessionCore, _ slot: Int) -> PlaceSet {
    let number = Int(session.slots[slot].set)
    if number > 0, number <= Int(head.setCount) { return sets[number &- 1] }
    return session.slots[slot].places.limited(to: Int(head.placeCount))
  }

  private func put(_ set: PlaceSet, _ session: SessionCore, _ slot: Int) {
    session.slots[slot].set = known(set)
    session.slots[slot].places = set
  }

  /// Returns 1 + the number of a prepared set; 0 if the set was not prepared.
  private func known(_ set: PlaceSet) -> UInt16 {
    var other = buckets[set.hash & (Most.buckets &- 1)]
    while other != noEntry {
      if sets[other] == set { return other &+ 1 }
      other = links[other]
    }
    return 0
  }

  @inline(never)
  func place(all session: SessionCore, in set: Int) {
    var slot = 0
    while slot < Int(session.head.slotCount) {
      session.slots[slot].set = UInt16(truncatingIfNeeded: set &+ 1)
      session.slots[slot].places = sets[set]
      slot &+= 1
    }
  }

  /// Returns the states in which the app or a scene may be, as a mask of LCP_STATE_*.
  func states(of session: SessionCore, _ slot: Int) -> UInt64 {
    var states: UInt64 = 0
    let set = placeSet(session, slot)
    set.cheapest.forEach { states |= UInt64(places[$0].states) }
    set.dearer.forEach { states |= UInt64(places[$0].states) }
    // The bits of a place begin with 1, those of a mask with 0.
    return states &>> 1
  }

  /// The states in which the app may be; nil if the scene is not known. 0 stands for the app.
  package func states(of session: SessionCore, scene: Int32) -> UInt64? {
    if scene == 0 {
      var states: UInt64 = 0
      var slot = 0
      while slot < Int(session.head.slotCount) {
        states |= self.states(of: session, slot)
        slot &+= 1
      }
      return states
    }
    guard let slot = slot(of: scene, session) else { return nil }
    return SceneState.mask(states(of: session, slot))
  }

  package func slot(of scene: Int32, _ session: SessionCore) -> Int? {
    var slot = 0
    while slot < Int(session.head.slotCount) {
      if session.slots[slot].scene == scene { return slot }
      slot &+= 1
    }
    return nil
  }

  /// Returns the slot for the records of a scene. If there is no room for one more scene, all
  /// scenes after the last one share a slot, in which they may be anywhere.
  private func makeSlot(for scene: Int32, _ session: SessionCore) -> Int {
    if let known = slot(of: scene, session) { return known }
    if session.head.slotCount == 1, session.slots[0].scene == 0 {
      session.slots[0].scene = scene
      return 0
    }
    let count = Int(session.head.slotCount)
    guard count < Int(head.scenes) else { return -1 }
    session.slots[count] = SlotRecord()
    session.slots[count].scene = scene
    session.slots[count].set = UInt16(truncatingIfNeeded: AuditorCore.anywhere &+ 1)
    session.head.slotCount &+= 1
    return count
  }

  /// Forgets where the app was.
  func forget(_ session: SessionCore) {
    place(all: session, in: AuditorCore.anywhere)
    session.head.isFresh = true
    session.head.hasEnded = false
    session.head.lastProcess = 0
    closeAll(session)
  }

  // MARK: - Steps

  /// Steps the app, or the scene of the record, and reports what is wrong.
  func step(
    _ record: AuditRecord, _ code: Int, _ same: Bool, _ session: SessionCore,
    _ sink: inout FindingSink
  ) {
    var letter = LetterRecord(
      code: UInt8(truncatingIfNeeded: code), reads: UInt8(truncatingIfNeeded: record.reads),
      sceneReads: record.sceneReads == 0 ? 0 : UInt8(truncatingIfNeeded: record.sceneReads &- 6))
    if code != LetterRecord.ofState { session.head.hasEnded = false }
    // Where several scenes may be, the app reads the state of the foremost one.
    if head.hasWindows, code != LetterRecord.ofState { letter.reads = 0 }
    if record.scene != 0 {
      let slot = makeSlot(for: record.scene, session)
      guard slot >= 0 else { return }
      let before = states(of: session, slot)
      if let marked = advance(letter, same, session, slot) {
        tell(marked, from: before, record, session, &sink)
      } else {
        refuse(record, letter, same, session, slot, &sink)
      }
      return
    }
    // A callback of the app is right if it is right for one of the scenes.
    var isRight = false
    var slot = 0
    while slot < Int(session.head.slotCount) {
      let before = states(of: session, slot)
      if let marked = advance(letter, same, session, slot) {
        isRight = true
        tell(marked, from: before, record, session, &sink)
      }
      slot &+= 1
    }
    if !isRight { refuse(record, letter, same, session, 0, &sink) }
  }

  /// Steps a slot. Returns the mark that the step has, 0 for none; nil if nothing explains the
  /// record, and then nothing is changed.
  @inline(never)
  private func advance(
    _ letter: LetterRecord, _ same: Bool, _ session: SessionCore, _ slot: Int
  ) -> Stepped? {
    let set = Int(session.slots[slot].set)
    let number =
      letter.reads < 8 && letter.sceneReads < 5 && letter.code < LetterRecord.ofState
      ? Int(
        letterNumbers[
          LetterRecord.place(Int(letter.code), Int(letter.reads), Int(letter.sceneReads))]) : 0
    if set != 0, set <= Int(head.setCount), number != 0 {
      let at = nextPlace(set &- 1, number &- 1, same)
      let next = nexts[at]
      if next == AuditorCore.refused { return nil }
      if next != 0, nextMarks[at] == 0 {
        session.slots[slot].set = next
        return Stepped()
      }
    }
    var found = Stepped()
    let from = placeSet(session, slot)
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Most.places) { prices in
      let reach = reach(from, prices)
      if !same { reachThroughEnd(reach) }
      found = step(letter, reach)
    }
    guard !found.set.isEmpty else { return nil }
    put(found.set, session, slot)
    return found
  }

  /// Tells once of each rule that alone explains a record and that is no ordinary rule.
  private func tell(
    _ found: Stepped, from states: UInt64, _ record: AuditRecord, _ session: SessionCore,
    _ sink: inout FindingSink
  ) {
    guard found.rule >= 0, !session.head.told.contains(found.rule & 255) else { return }
    session.head.told.insert(found.rule & 255)
    let kind: AuditKind
    switch found.trait {
    case Trait.inferred: kind = .inferred
    case Trait.tolerated: kind = .tolerated
    default: kind = .account
    }
    var finding = finding(kind, kind == .inferred ? .warning : .note, record, session)
    finding.rule = RuleIndex(found.rule)
    finding.places = states
    sink.emit(finding)
  }

  // MARK: - Violations

  /// Reports a record that nothing explains, and goes on from where the record may come.
  private func refuse(
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

  /// How much later a step is expected that the rules only tolerate, or that is a second account.
  private static var rare: UInt8 { 2 }

  private func rarity(of place: PlaceRecord) -> UInt8 {
    dues[place.due].trait >= Trait.tolerated ? AuditorCore.rare : 0
  }

  /// The price of a record that the log should have.
  private static var missing: UInt8 { 3 }

  /// Tries whether up to three missing records explain a record. Returns the places after it.
  private func findMissing(
    _ letter: LetterRecord, _ reach: Reach, _ found: inout AuditFinding
  ) -> PlaceSet {
    let count = Int(head.placeCount)
    var result = PlaceSet()
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Most.places) { skipped in
      // For each place, 1 + the place whose step was left out first on the way there.
      withUnsafeTemporaryAllocation(of: UInt16.self, capacity: Most.places) { roots in
        withUnsafeTemporaryAllocation(of: UInt16.self, capacity: Most.places) { newRoots in
          let prices = reach.prices
          roots.initialize(repeating: 0)
          newRoots.initialize(repeating: 0)
          var round = 0
          while round < 3, result.isEmpty {
            round &+= 1
            skipped.initialize(repeating: AuditorCore.far)
            var place = 0
            while place < count {
              let record = places[place]
              if record.due != 0, prices[place] <= AuditorCore.limit {
                let to = Int(record.successor)
                let price = prices[place] &+ AuditorCore.missing &+ rarity(of: record)
                if price < skipped[to] {
                  skipped[to] = price
                  newRoots[to] =
                    round == 1 ? UInt16(truncatingIfNeeded: place &+ 1) : roots[place]
                }
              }
              place &+= 1
            }
            place = 0
            while place < count {
              prices[place] = AuditorCore.far
              place &+= 1
            }
            var start = 0
            while start < count {
              if skipped[start] != AuditorCore.far {
                let row = distances(start)
                place = 0
                while place < count {
                  if row[place] != AuditorCore.far, skipped[start] &+ row[place] < prices[place] {
                    prices[place] = skipped[start] &+ row[place]
                    roots[place] = newRoots[start]
                  }
                  place &+= 1
                }
              }
              start &+= 1
            }
            // Three records may be missing, each at its price.
            place = 0
            while place < count {
              if prices[place] != AuditorCore.far {
                prices[place] =
                  prices[place] > 3 &* UInt8(truncatingIfNeeded: round)
                  ? prices[place] &- 3 &* UInt8(truncatingIfNeeded: round) : 0
              }
              place &+= 1
            }
            result = step(letter, Reach(prices: prices)).set
            guard !result.isEmpty else { continue }
            var root = 0
            var best = AuditorCore.far
            place = 0
            while place < count {
              let record = places[place]
              if record.due != 0, matches(letter, dues[record.due]) || stays(letter, in: record),
                prices[place] < best
              {
                best = prices[place]
                root = Int(roots[place])
              }
              place &+= 1
            }
            guard root > 0 else { continue }
            found.kind = .missing
            if head.strictness == UInt8(coding: Strictness.lenient) { found.severity = .warning }
            found.expected = expected(places[root &- 1], price: 0)
            found.rule = found.expected.rule
          }
        }
      }
    }
    return result
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

  /// Calls `body` with each record that may come next, the cheapest first.
  func forEachExpected(_ reach: Reach, _ set: PlaceSet, _ body: (AuditStep) -> Void) {
    let count = Int(head.placeCount)
    var price: UInt8 = 0
    while price <= AuditorCore.limit &+ AuditorCore.rare {
      var place = 0
      while place < count {
        let record = places[place]
        if record.due != 0, reach.prices[place] != AuditorCore.far,
          reach.prices[place] &+ rarity(of: record) == price
        {
          // The same record may come in several places. The first stands for all.
          place &+= 1
          if isExpected(dues[record.due], before: place &- 1, price, reach) { continue }
          place &-= 1
          var step = expected(record, price: Swift.min(price, AuditorCore.limit))
          if !set.cheapest.contains(place), !set.dearer.contains(place) {
            step.$cause = cause(leadingTo: place, reach)
          }
          body(step)
        }
        place &+= 1
      }
      price &+= 1
    }
  }

  /// Returns whether a step is due in another place that comes first, by its price or its number.
  private func isExpected(
    _ due: DueRecord, before place: Int, _ price: UInt8, _ reach: Reach
  ) -> Bool {
    var other = 0
    while other < Int(head.placeCount) {
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
      other &+= 1
    }
    return false
  }

  /// Returns the last unseen event on the cheapest way to a place; 0 for none.
  private func cause(leadingTo place: Int, _ reach: Reach) -> Int32 {
    var index = 0
    while index < Int(head.moveCount) {
      let move = moves[index]
      let price = reach.prices[Int(move.from)]
      if Int(move.to) == place, price != AuditorCore.far,
        price &+ move.price == reach.prices[place]
      {
        return Int32(move.cause)
      }
      index &+= 1
    }
    return 0
  }

  /// Calls `body` with each record that may come next in a scene, or in the app.
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

extension SceneState {
  /// Returns the states in which a scene may be, if the app may be in these states on its account.
  /// In the background, it may be connected or not.
  fileprivate static func mask(_ states: UInt64) -> UInt64 {
    func bit(_ state: LifecycleState) -> UInt64 {
      1 &<< UInt64(truncatingIfNeeded: state.rawValue &- 1)
    }
    var scene: UInt64 = 0
    if states & bit(.active) != 0 { scene |= bit(.sceneForegroundActive) }
    if states & bit(.inactive) != 0 { scene |= bit(.sceneForegroundInactive) }
    if states & (bit(.background) | bit(.suspended)) != 0 {
      scene |= bit(.sceneBackground) | bit(.sceneUnattached)
    }
    if states & (bit(.notRunning) | bit(.prewarmed)) != 0 { scene |= bit(.sceneUnattached) }
    return scene
  }
}

extension PlaceSet {
  func isSame(as other: PlaceSet) -> Bool { self == other }

  /// Returns the set without places that an auditor does not have.
  func limited(to count: Int) -> PlaceSet {
    var limited = PlaceSet()
    cheapest.forEach { if $0 < count { limited.cheapest.insert($0) } }
    dearer.forEach { if $0 < count { limited.dearer.insert($0) } }
    return limited
  }
}
