// Tracks calls, wake-ups and background tasks, and finds out how processes ended.

/// What is known of the ends by one cause: the number and the price of the cheapest rule, and the
/// rank. `exists` is true if a rule ends a process by that cause.
private struct EndRule {
  var number: Int16 = -1
  var rank: Int8 = -1
  var price = AuditorCore.far
  var exists = false
}

extension AuditorCore {
  private func clock(_ allowance: UInt8) -> ClockRecord {
    allowance > 0 && Int(allowance) <= Allowance.valueCount
      ? clocks[Int(allowance) &- 1] : ClockRecord()
  }

  /// Starts and stops the clocks that depend on a callback. Notes that an expiration handler runs,
  /// or that the process is told of its end.
  func entered(_ callback: Callback, _ record: AuditRecord, _ session: SessionCore) {
    session.head.call = UInt8(coding: callback)
    session.head.callTime = record.time
    session.head.callRecord = session.head.records
    switch callback {
    case .didEnterBackground, .sceneDidEnterBackground:
      session.head.backgroundSince = record.time
      session.head.backgroundRecord = session.head.records
    case .willEnterForeground, .sceneWillEnterForeground, .didBecomeActive, .sceneDidBecomeActive:
      stopWakes(session)
      session.head.backgroundSince = -1
    case .backgroundTaskExpirationHandler, .bgtaskExpirationHandler:
      session.head.isInHandler = true
    case .willTerminate: session.head.facts.isClean = true
    default: break
    }
    let allowance = wakeLimits[Int(callback.rawValue)]
    guard allowance != 0 else { return }
    // In the foreground, a wake-up has no limit.
    let isInFront =
      record.reads == AppState.active.rawValue || record.reads == AppState.inactive.rawValue
    begin(
      OpenRecord(
        token: record.token, since: isInFront ? -1 : record.time, record: session.head.records,
        kind: OpenRecord.wake, allowance: allowance, callback: UInt8(coding: callback)), session)
  }

  func returned(_ record: AuditRecord, _ session: SessionCore, _ sink: inout FindingSink) {
    if let callback = Callback(given: record.code),
      callback == .backgroundTaskExpirationHandler || callback == .bgtaskExpirationHandler
    {
      session.head.isInHandler = false
    }
    guard Int32(session.head.call) == record.code else { return }
    let call = OpenRecord(
      since: session.head.callTime, record: session.head.callRecord,
      allowance: callLimits[Int(record.code)])
    session.head.call = 0
    checkLimit(of: call, record, session, &sink)
  }

  func taskBegan(_ record: AuditRecord, _ session: SessionCore, _ sink: inout FindingSink) {
    session.head.facts.showsWork = true
    if session.head.isInHandler {
      var found = finding(.begunInHandler, .warning, record, session)
      found.token = record.token
      found.since = session.head.callRecord
      sink.emit(found)
    }
    begin(
      OpenRecord(
        token: record.token, since: record.time, record: session.head.records,
        kind: OpenRecord.task, allowance: UInt8(coding: Allowance.backgroundTask)), session)
  }

  func taskEnded(_ record: AuditRecord, _ session: SessionCore, _ sink: inout FindingSink) {
    session.head.facts.showsWork = true
    guard
      let index = lastOpen(
        session,
        where: {
          $0.kind >= OpenRecord.task && $0.token == record.token
        })
    else { return }
    let task = session.open[index]
    if task.kind == OpenRecord.endedTask {
      var found = finding(.endedTwice, .error, record, session)
      found.token = record.token
      found.since = task.record
      return sink.emit(found)
    }
    session.open[index].kind = OpenRecord.endedTask
    session.open[index].record = session.head.records
    checkLimit(of: started(task, session), record, session, &sink)
  }

  func completed(_ record: AuditRecord, _ session: SessionCore, _ sink: inout FindingSink) {
    session.head.facts.showsWork = true
    guard
      let index = lastOpen(
        session,
        where: {
          $0.kind == OpenRecord.wake && (record.code == 0 || record.code == Int32($0.callback))
            && (record.token == 0 || $0.token == 0 || record.token == $0.token)
        })
    else { return }
    let wake = session.open[index]
    session.open[index] = OpenRecord()
    checkLimit(of: wake, record, session, &sink)
  }

  /// Returns `task` with the start of its clock in `since`: the time when the app entered the
  /// background, or the time when the task began, whichever is later; -1 if the app is in the
  /// foreground, or if one of the two times is not known. Any other work, and a task whose clock
  /// does not start with the background, is returned unchanged.
  private func started(_ task: OpenRecord, _ session: SessionCore) -> OpenRecord {
    var task = task
    let clock = clock(task.allowance)
    guard task.kind == OpenRecord.task,
      clock.starts == UInt8(coding: Moment.enteringBackground)
    else { return task }
    // In the foreground, background tasks have no limit.
    if session.head.backgroundSince < 0 || task.since < 0 {
      task.since = -1
    } else if session.head.backgroundSince > task.since {
      task.since = session.head.backgroundSince
      task.record = session.head.backgroundRecord
    }
    return task
  }

  private func checkLimit(
    of work: OpenRecord, _ record: AuditRecord, _ session: SessionCore,
    _ sink: inout FindingSink
  ) {
    let clock = clock(work.allowance)
    guard record.time >= 0, work.since >= 0, record.time >= work.since, clock.limit > 0 else {
      return
    }
    let took = record.time &- work.since
    guard took > clock.limit else { return }
    sink.emit(overrun(of: work, took, record, session))
  }

  private func overrun(
    of work: OpenRecord, _ took: Int64, _ record: AuditRecord, _ session: SessionCore
  ) -> AuditFinding {
    let clock = clock(work.allowance)
    var found = finding(.overrun, .error, record, session)
    found.$rule = Int32(clock.rule)
    found.since = work.record
    found.allowance = work.allowance.value()
    found.token = work.token
    found.$took = took
    found.$limit = clock.limit
    return found
  }

  // MARK: - Open work

  private func begin(_ work: OpenRecord, _ session: SessionCore) {
    var index = 0
    // The new work replaces the first of these entries that exists: the entry of the same wake-up,
    // a free entry, an ended task, the oldest open entry.
    var chosen = 0
    var rank = 3
    while index < SessionCore.openCount {
      let other = session.open[index]
      let same =
        work.kind == OpenRecord.wake && other.kind == work.kind
        && other.callback == work.callback && other.token == work.token
      let own = same ? -1 : other.kind == OpenRecord.none ? 0 : other.kind == 3 ? 1 : 2
      if own < rank || own == rank && other.record < session.open[chosen].record {
        rank = own
        chosen = index
      }
      index &+= 1
    }
    session.open[chosen] = work
  }

  /// Returns the index of the newest wake-up or task that `fits` accepts; nil if there is none. The
  /// task may have ended.
  @inline(never)
  private func lastOpen(
    _ session: SessionCore, where fits: (OpenRecord) -> Bool
  ) -> Int? {
    var found: Int?
    for index in Indexes(below: SessionCore.openCount) {
      let other = session.open[index]
      if other.kind != OpenRecord.none, fits(other),
        found.map({ session.open[$0].record <= other.record }) ?? true
      {
        found = index
      }
    }
    return found
  }

  /// Clears the start times of wake-ups: in the foreground, wake-ups have no limit.
  private func stopWakes(_ session: SessionCore) {
    for index in Indexes(below: SessionCore.openCount) {
      if session.open[index].kind == OpenRecord.wake { session.open[index].since = -1 }
    }
  }

  /// Clears the start times of the wake-ups, the tasks, the last call and the stay in the
  /// background.
  func stopClocks(_ session: SessionCore) {
    for index in Indexes(below: SessionCore.openCount) {
      session.open[index].since = -1
    }
    session.head.backgroundSince = -1
    session.head.callTime = -1
  }

  /// Closes all open work, and clears the facts about the process.
  @inline(never)
  func closeAll(_ session: SessionCore) {
    for index in Indexes(below: SessionCore.openCount) {
      session.open[index] = OpenRecord()
    }
    session.head.backgroundSince = -1
    session.head.call = 0
    session.head.isInHandler = false
    session.head.facts = EndFacts()
  }

  /// Returns an open wake-up or task that had used at least 90 % of its limit at `time`; nil if
  /// there is none.
  private func usedUp(_ session: SessionCore, by time: Int64) -> OpenRecord? {
    var found: OpenRecord?
    for index in Indexes(below: SessionCore.openCount) {
      let work = started(session.open[index], session)
      let limit = clock(work.allowance).limit
      if work.kind == OpenRecord.wake || work.kind == OpenRecord.task, work.since >= 0,
        limit > 0, time &- work.since >= limit &- limit / 10
      {
        found = work
      }
    }
    return found
  }

  // MARK: - States, launches and ends

  func stateSeen(
    _ record: AuditRecord, _ kind: RecordKind, _ same: Bool, _ session: SessionCore,
    _ sink: inout FindingSink
  ) {
    guard let state = LifecycleState(given: record.code) else { return }
    if state == .notRunning {
      // During a launch, the app has this state until its first callback.
      if states(of: session, 0) & 1 != 0, !session.head.hasEnded, !session.head.isFresh { return }
      if !session.head.hasEnded { processEnded(record, session, isSeen: true, &sink) }
      return
    }
    var read = record
    read.sceneReads = 0
    switch state {
    case .sceneForegroundActive: read.reads = AppState.active.rawValue
    case .sceneForegroundInactive: read.reads = AppState.inactive.rawValue
    case .sceneBackground, .sceneUnattached: read.reads = AppState.background.rawValue
    default: read.reads = state.rawValue
    }
    // If the log tells windows apart, the state of the app says nothing about one window.
    if head.hasWindows, head.scenes > 1 || session.slots[0].scene != 0 { return }
    session.head.hasEnded = false
    step(read, LetterRecord.ofState, same, session, &sink)
  }

  func launched(_ record: AuditRecord, _ session: SessionCore, _ sink: inout FindingSink) {
    if !session.head.hasEnded, !session.head.isFresh,
      placeSet(session, 0) != sets[AuditorCore.nowhere]
    {
      processEnded(record, session, isSeen: false, &sink)
    }
    var after = PlaceSet()
    for index in Indexes(below: Int(head.moveCount)) {
      let move = moves[index]
      if places[move.from].isDead, record.code == 0 || Int32(move.cause) == record.code {
        after.cheapest.insert(Int(move.to))
      }
    }
    place(all: session, in: AuditorCore.nowhere)
    session.head.hasEnded = false
    if after.isEmpty {
      var found = finding(.order, .error, record, session)
      found.placesAfter = 0
      sink.emit(found)
      return forget(session)
    }
    for slot in Indexes(below: Int(session.head.slotCount)) {
      session.slots[slot].set = 0
      session.slots[slot].places = after
    }
  }

  func ended(_ record: AuditRecord, _ session: SessionCore, _ sink: inout FindingSink) {
    guard !session.head.hasEnded else { return }
    var reported = UInt8(truncatingIfNeeded: record.code)
    if reported == 0, record.value != 0 { reported = UInt8(coding: meaning(of: record)) }
    session.head.facts.reported = reported
    processEnded(record, session, isSeen: true, &sink)
  }

  /// Returns the termination that the code of a crash report stands for; nil if it is not known.
  private func meaning(of record: AuditRecord) -> Termination? {
    let namespace = TerminationNamespace(given: Int32(truncatingIfNeeded: record.token))
    return policy.termination(TerminationQuery(namespace, code: UInt64(bitPattern: record.value)))
      .cause
  }

  func happened(_ record: AuditRecord, _ session: SessionCore, _ sink: inout FindingSink) {
    switch Occurrence(given: record.code) {
    case .openSwitcher: session.head.facts.hasSwitcher = true
    case .closeSwitcher, .openApp: session.head.facts.hasSwitcher = false
    case .batteryEmpty: session.head.facts.hasLowBattery = true
    // The app may still get callbacks after the shutdown begins, so the process has not ended yet.
    case .shutdown: session.head.facts.hasRestarted = true
    case .boot:
      session.head.facts.hasRestarted = true
      if !session.head.hasEnded, !session.head.isFresh {
        session.head.facts.reported = UInt8(coding: Termination.reboot)
        processEnded(record, session, isSeen: true, &sink)
      }
      place(all: session, in: AuditorCore.nowhere)
      session.head.hasEnded = true
    default: break
    }
  }

  /// Reports the end of a process, the limits that its open work exceeded, and any other task that
  /// the process left open. Afterwards no process runs.
  ///
  /// `isSeen` is true if the record itself shows the end. The time of the record is then the time
  /// of the end.
  func processEnded(
    _ record: AuditRecord, _ session: SessionCore, isSeen: Bool, _ sink: inout FindingSink
  ) {
    if !session.head.facts.isClean { session.head.facts.set = placeSet(session, 0) }
    let time = isSeen ? record.time : session.head.lastTime
    for index in Indexes(below: SessionCore.openCount) {
      let work = started(session.open[index], session)
      guard work.kind == OpenRecord.wake || work.kind == OpenRecord.task else { continue }
      let clock = clock(work.allowance)
      // Work may have been completed without a record. An overrun is proved only if the log records
      // tasks or completions at all, or if the reported termination is the termination at the
      // limit.
      let reported = session.head.facts.reported
      let isProved =
        session.head.facts.showsWork || reported != 0 && reported == clock.termination
      if isSeen, isProved, time >= 0, work.since >= 0, clock.limit > 0,
        time &- work.since >= clock.limit
      {
        sink.emit(overrun(of: work, time &- work.since, record, session))
      } else if work.kind == OpenRecord.task {
        var found = finding(.notEnded, .warning, record, session)
        found.since = work.record
        found.token = work.token
        found.allowance = work.allowance.value()
        sink.emit(found)
      }
    }
    if let work = usedUp(session, by: time) {
      session.head.facts.allowance = work.allowance
      session.head.facts.token = work.token
    }
    session.head.ended = session.head.facts
    var found = finding(.end, .note, record, session)
    found.placesAfter = 1
    forEachEnd(of: session.head.ended, []) { end in
      guard found.termination == nil else { return }
      found.termination = end.termination
      found.rule = end.rule
      found.expected.cause = end.cause
      found.allowance = end.allowance
    }
    sink.emit(found)
    closeAll(session)
    place(all: session, in: AuditorCore.nowhere)
    session.head.hasEnded = isSeen
  }

  // MARK: - The possible ends

  /// Calls `body` with the ways in which the last process may have ended: the likeliest first, and
  /// the excluded ways last.
  package func forEachEnd(
    of session: SessionCore, _ beside: Beside, _ body: (AuditEnd) -> Void
  ) {
    if session.head.hasEnded { return forEachEnd(of: session.head.ended, beside, body) }
    var facts = session.head.facts
    if !facts.isClean { facts.set = placeSet(session, 0) }
    if let work = usedUp(session, by: session.head.lastTime) {
      facts.allowance = work.allowance
      facts.token = work.token
    }
    forEachEnd(of: facts, beside, body)
  }

  private static var ruledOut: Int { 20 }

  func forEachEnd(of facts: EndFacts, _ beside: Beside, _ body: (AuditEnd) -> Void) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Most.places) { prices in
      withUnsafeTemporaryAllocation(of: EndRule.self, capacity: Cause.valueCount &+ 1) { rules in
        rules.initialize(repeating: EndRule())
        findEnds(of: facts, reach(facts.set.limited(to: Int(head.placeCount)), prices), rules)
        for cause in Cause.all {
          let number = Int(cause.rawValue)
          guard rules[number].exists else { continue }
          rules[number].rank = Int8(
            truncatingIfNeeded: end(by: cause, Int(rules[number].number), facts, beside).rank)
        }
        for rank in Indexes(below: AuditorCore.ruledOut &+ 1) {
          for cause in Cause.all {
            let rule = rules[Int(cause.rawValue)]
            if Int(rule.rank) == rank { body(end(by: cause, Int(rule.number), facts, beside).end) }
          }
        }
      }
    }
  }

  /// Finds, for each cause that ends a process, the cheapest rule that applies in the possible
  /// places.
  private func findEnds(
    of facts: EndFacts, _ reach: Reach, _ rules: UnsafeMutableBufferPointer<EndRule>
  ) {
    for index in Indexes(below: Int(head.moveCount)) {
      let move = moves[index]
      let cause = Int(move.cause)
      guard places[move.to].state == UInt8(coding: LifecycleState.notRunning),
        places[move.from].last != PlaceRecord.leaving
      else { continue }
      rules[cause].exists = true
      // Before the end, accepts unseen events with a total price of 1, such as a suspension. After
      // a clean exit, prefers a rule that calls applicationWillTerminate:.
      var price = reach.prices[Int(move.from)]
      guard price <= 1 else { continue }
      if facts.isClean, !BookRule(Int(move.rule), in: book).calls(.willTerminate) { price &+= 2 }
      if price < rules[cause].price {
        rules[cause].price = price
        rules[cause].number = Int16(truncatingIfNeeded: move.rule)
      }
    }
  }

  /// Returns an end and its rank: 0 is the likeliest.
  private func end(
    by cause: Cause, _ rule: Int, _ facts: EndFacts, _ beside: Beside
  ) -> (end: AuditEnd, rank: Int) {
    var found = AuditEnd()
    found.cause = cause
    found.termination = cause.termination
    if rule >= 0 { found.rule = RuleIndex(rule) }
    let own = Int32(facts.reported)
    if own != 0 {
      if own == found.$termination {
        found.speaksFor = .reported
        return (found, 0)
      }
      return ruledOut(found, .otherReported)
    }
    guard let rule = found.rule else { return ruledOut(found, .places) }
    if facts.isClean, BookRule(rule.number, in: book).calls(.willTerminate) {
      found.speaksFor = .cleanExit
      return (found, 1)
    }
    switch cause {
    case .crash:
      if beside.contains(.crashReport) {
        found.speaksFor = .crashReport
        return (found, 2)
      }
      if beside.contains(.noCrashReport) { return ruledOut(found, .noReport) }
    case .appUpdate where beside.contains(.newVersion):
      found.speaksFor = .newVersion
      return (found, 3)
    case .reboot, .systemShutdown:
      if beside.contains(.reboot) || facts.hasRestarted {
        found.speaksFor = .reboot
        return (found, 3)
      }
    case .userForceQuit where facts.hasSwitcher:
      found.speaksFor = .switcherSeen
      return (found, 5)
    case .lowBatteryShutdown where beside.contains(.lowBattery) || facts.hasLowBattery:
      found.speaksFor = .lowBattery
      return (found, 6)
    case .memoryPressure, .systemReclaimed, .systemEndedBackground, .memoryLimit:
      found.speaksFor = .nothingElse
      return (found, 7)
    default: break
    }
    if let termination = endAtLimit(cause) {
      if facts.allowance != 0,
        clock(facts.allowance).termination == UInt8(coding: termination)
      {
        found.speaksFor = .usedUp
        found.allowance = facts.allowance.value()
        found.token = facts.token
        return (found, 4)
      }
      if facts.showsWork { return ruledOut(found, .nothingOpen) }
    }
    return (found, 8)
  }

  private func ruledOut(_ end: AuditEnd, _ ground: Ground) -> (end: AuditEnd, rank: Int) {
    var end = end
    end.isPossible = false
    end.speaksAgainst = ground
    return (end, AuditorCore.ruledOut)
  }

  /// Returns the termination of a cause, if the cause occurs only when an allowance is used up.
  private func endAtLimit(_ cause: Cause) -> Termination? {
    switch cause {
    case .backgroundTaskExpired, .backgroundFetchExpired, .urlSessionExpired: cause.termination
    default: nil
    }
  }
}
