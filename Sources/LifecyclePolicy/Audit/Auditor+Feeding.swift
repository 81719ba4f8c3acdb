// Judges records one after the other.

/// Counts all findings of one record. Stores as many of them as fit into `room`, beginning with
/// number `first`.
struct FindingSink {
  fileprivate let room: UnsafeMutableBufferPointer<AuditFinding>
  fileprivate let first: Int
  fileprivate(set) var count = 0

  /// The number of findings that are stored at a time. More findings would need too much stack.
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

/// A backup of a session, in blocks that are small enough for the stack.
private struct KeptSession {
  let blocks: (UnsafeMutableRawPointer, UnsafeMutableRawPointer, UnsafeMutableRawPointer)
  let size: Int

  /// The size of a block in bytes: 128 words of 8 bytes.
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
  /// Judges up to `count` records, and returns the number of judged records. If the findings of a
  /// record do not fit into `room`, stops at that record; the next call begins with the remaining
  /// findings.
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

  /// Judges a record, and passes its findings to `put`. Returns false if not all findings fit; the
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
      // Restores the session, so that the record can be judged again for the remaining findings.
      kept.copy(session, back: true)
      session.head.given = UInt16(truncatingIfNeeded: given)
      if left == 0 { return false }
    }
  }

  /// Judges the call of a callback by a table look-up. Returns false, and changes nothing, if the
  /// record needs the full judgement.
  @inline(__always)
  private func isPlain(_ record: AuditRecord, _ session: SessionCore) -> Bool {
    guard record.kind == RecordKind.entered.rawValue,
      UInt32(bitPattern: record.reads) < 8, record.sceneReads == 0 || isScene(record.sceneReads),
      session.head.slotCount == 1, session.head.given == 0, !session.head.isFresh,
      !head.hasWindows, record.scene == 0 || record.scene == session.slots[0].scene,
      record.process == session.head.lastProcess || record.process == 0,
      record.time < 0 || record.time >= session.head.lastTime,
      let callback = Callback(given: record.code), callback != .willTerminate,
      !AuditorCore.isLaunch(callback)
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
    entered(callback, record, session)
    if record.time >= 0 { session.head.lastTime = record.time }
    session.head.records &+= 1
    return true
  }

  @inline(__always)
  private func isScene(_ state: Int32) -> Bool { state >= 7 && state <= 10 }

  /// Returns whether a record certainly belongs to the process of the previous record.
  @inline(__always)
  func isSameProcess(_ process: Int64, _ session: SessionCore) -> Bool {
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
    if kind != .gap, kind != .note { session.head.isFresh = false }
  }

  /// Returns whether all coded values of a record are in the enumerations of the header, and its
  /// scene and its process are not negative.
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

  /// Stores the time and the process of a record in the session. Reports a clock that was set back,
  /// and the end of the previous process.
  private func follow(
    _ record: AuditRecord, _ kind: RecordKind, _ session: SessionCore, _ sink: inout FindingSink
  ) {
    if record.time >= 0 {
      if record.time < session.head.lastTime {
        var found = finding(.clock, .note, record, session)
        found.$took = session.head.lastTime &- record.time
        sink.emit(found)
        // The clock of the log was set back, so times before this record cannot be compared with
        // later times.
        stopClocks(session)
      }
      session.head.lastTime = record.time
    }
    if record.process != 0 {
      let last = session.head.lastProcess
      if last != 0, last != record.process, !session.head.isFresh, kind != .ended {
        if !session.head.hasEnded { processEnded(record, session, isSeen: false, &sink) }
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
      }
      if callback == .willTerminate { session.head.facts.set = placeSet(session, 0) }
      if head.callbacks.contains(callback) {
        step(record, code, same, session, &sink)
      } else if record.reads != 0 {
        var read = record
        read.sceneReads = 0
        // With several windows, the app reads the state of the foremost window, which may be another
        // window than that of the record.
        if head.hasWindows { read.scene = 0 }
        step(read, LetterRecord.ofState, same, session, &sink)
      }
      entered(callback, record, session)
      // The log may use the number of a closed window again for a new window, so the scene may be
      // in any place.
      if callback == .sceneDidDisconnect, head.hasWindows, record.scene != 0,
        let slot = slot(of: record.scene, session)
      {
        put(sets[AuditorCore.anywhere], session, slot)
      }
    }
    session.head.hasEnded = false
  }

  @inline(__always)
  static func isLaunch(_ callback: Callback) -> Bool {
    callback == .didFinishLaunching || callback == .didFinishLaunchingLegacy
      || callback == .willFinishLaunching
  }

  /// Returns the number of the first rule about a callback; -1 if there is none.
  private func absenceRule(of callback: Callback) -> Int32 {
    for rule in book.rules(of: .callback) where rule.value(.callback, .callback) == callback {
      return Int32(truncatingIfNeeded: rule.number)
    }
    return -1
  }

  /// Returns whether nothing explains the record while the earlier process lives, so that the
  /// record belongs to a new process. Returns false if no process was running.
  private func isLaunchOnly(_ record: AuditRecord, _ session: SessionCore) -> Bool {
    var isOnly = false
    let letter = LetterRecord(
      code: UInt8(truncatingIfNeeded: record.code), reads: 0, sceneReads: 0)
    let set = placeSet(session, 0)
    guard set != sets[AuditorCore.nowhere] else { return false }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Most.places) { prices in
      isOnly = step(letter, reach(set, prices)).set.isEmpty
    }
    return isOnly
  }

  // MARK: - Sets of places

  /// Returns the places in which the app or the scene of a slot may be.
  @inline(never)
  func placeSet(_ session: SessionCore, _ slot: Int) -> PlaceSet {
    let number = Int(session.slots[slot].set)
    if number > 0, number <= Int(head.setCount) { return sets[number &- 1] }
    return session.slots[slot].places.limited(to: Int(head.placeCount))
  }

  func put(_ set: PlaceSet, _ session: SessionCore, _ slot: Int) {
    session.slots[slot].set = known(set)
    session.slots[slot].places = set
  }

  @inline(never)
  func place(all session: SessionCore, in set: Int) {
    for slot in Indexes(below: Int(session.head.slotCount)) {
      session.slots[slot].set = UInt16(truncatingIfNeeded: set &+ 1)
      session.slots[slot].places = sets[set]
    }
  }

  /// Returns the states in which the app or the scene of a slot may be, as a mask of LCP_STATE_*.
  func states(of session: SessionCore, _ slot: Int) -> UInt64 {
    var states: UInt64 = 0
    let set = placeSet(session, slot)
    set.cheapest.forEach { states |= UInt64(places[$0].states) }
    set.dearer.forEach { states |= UInt64(places[$0].states) }
    // In `PlaceRecord.states`, bit 1 stands for state 1; in a mask, bit 0 stands for state 1.
    return states &>> 1
  }

  /// Returns the states in which a scene may be; nil if the scene is not known. Scene 0 stands for
  /// the whole app.
  package func states(of session: SessionCore, scene: Int32) -> UInt64? {
    if scene == 0 {
      var states: UInt64 = 0
      for slot in Indexes(below: Int(session.head.slotCount)) {
        states |= self.states(of: session, slot)
      }
      return states
    }
    guard let slot = slot(of: scene, session) else { return nil }
    return SceneState.mask(states(of: session, slot))
  }

  package func slot(of scene: Int32, _ session: SessionCore) -> Int? {
    for slot in Indexes(below: Int(session.head.slotCount)) {
      if session.slots[slot].scene == scene { return slot }
    }
    return nil
  }

  /// Returns the slot of a scene, and adds a slot if needed; -1 if all slots are in use. The
  /// records of a scene without a slot are not checked.
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

  /// Forgets the process and its open work. The app may then be in any place.
  func forget(_ session: SessionCore) {
    place(all: session, in: AuditorCore.anywhere)
    session.head.isFresh = true
    session.head.hasEnded = false
    session.head.lastProcess = 0
    closeAll(session)
  }

  // MARK: - Steps

  /// Moves the app, or the scene of the record, by one record. Reports a record that nothing
  /// explains, or that only an unusual rule explains.
  func step(
    _ record: AuditRecord, _ code: Int, _ same: Bool, _ session: SessionCore,
    _ sink: inout FindingSink
  ) {
    var letter = LetterRecord(
      code: UInt8(truncatingIfNeeded: code), reads: UInt8(truncatingIfNeeded: record.reads),
      sceneReads: record.sceneReads == 0 ? 0 : UInt8(truncatingIfNeeded: record.sceneReads &- 6))
    if code != LetterRecord.ofState { session.head.hasEnded = false }
    // With several windows, the app reads the state of the foremost window, which may be another
    // window than that of the record.
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
    // If the record names no scene, one slot that explains the record is enough.
    var isRight = false
    for slot in Indexes(below: Int(session.head.slotCount)) {
      let before = states(of: session, slot)
      if let marked = advance(letter, same, session, slot) {
        isRight = true
        tell(marked, from: before, record, session, &sink)
      }
    }
    if !isRight { refuse(record, letter, same, session, 0, &sink) }
  }

  /// Moves a slot by one record. Returns nil, and changes nothing, if nothing explains the record.
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

  /// Reports an unusual rule if no ordinary rule explains the record. Reports each rule at most
  /// once in a session.
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
}

extension SceneState {
  /// Converts a mask of app states into a mask of scene states. While the app is in the background
  /// or suspended, its scene may be in the background or unattached.
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
  /// Returns the set with only those places whose numbers are below `count`.
  func limited(to count: Int) -> PlaceSet {
    var limited = PlaceSet()
    cheapest.forEach { if $0 < count { limited.cheapest.insert($0) } }
    dearer.forEach { if $0 < count { limited.dearer.insert($0) } }
    return limited
  }
}
