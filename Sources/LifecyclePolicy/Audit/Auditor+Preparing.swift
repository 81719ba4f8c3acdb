// Prepares an auditor: its places, the prices of the unseen events between places, the letters (the
// kinds of record that can move the app), and the sets of places that follow one another.

extension AuditorCore {
  /// The highest total price of the unseen events before one record.
  static var limit: UInt8 { 6 }
  /// The price of a place that cannot be reached.
  static var far: UInt8 { 255 }
  /// An explanation of a record is kept if it costs at most this much more than the cheapest
  /// explanation of the record.
  static var slack: UInt8 { 1 }
  /// The price of an end of the process during a transition.
  private static var endUnderWay: UInt8 { 3 }
  /// The number of the set of all places.
  static var anywhere: Int { 0 }
  /// The number of the set of places without a process.
  static var nowhere: Int { 1 }

  /// Prepares the auditor in `size` bytes. `context` returns what is known on a version. Returns
  /// false if the places, steps or moves do not fit, or if the rules give the app no place.
  package func setUp(
    _ options: AuditorOptions, _ limits: Limits, _ context: (OSVersion) -> AuditedContext
  ) -> Bool {
    memory.clear(from: 0, to: AuditorCore.size)
    var start = AuditorHead()
    start.key = AuditorCore.key(options)
    start.callbacks = options.callbacks
    start.notifications = options.notifications
    start.absent = .all
    start.flags = (options.showsEnds ? 1 : 0) | (options.showsProcesses ? 2 : 0)
    start.strictness = UInt8(coding: options.strictness)
    start.scenes = UInt16(truncatingIfNeeded: options.scenes)
    start.dueCount = 1
    head = start
    eachVersion(options, limits, context) { _, policy in
      let known = policy.known
      head.key = AuditorCore.mix(head.key, known.holding.low)
      head.key = AuditorCore.mix(head.key, known.holding.high)
      head.key = AuditorCore.mix(head.key, known.failing.low)
      head.key = AuditorCore.mix(head.key, known.failing.high)
      if !known.failing.contains(.multipleScenes) {
        policy.forEachPossibleLifecycle { lifecycle, _ in
          if lifecycle == .scenes { head.hasWindows = true }
        }
      }
      findVisits(policy)
      findClocks(policy)
    }
    mixLimits(limits)
    finishVisits()
    makePlaces(options, limits, context)
    guard !head.isTooLarge, head.placeCount > 0 else { return false }
    measure()
    findLetters()
    findSets()
    guard !head.isTooLarge else { return false }
    head.stamp = AuditorCore.stamp(book)
    return true
  }

  private static func mix(_ key: UInt64, _ word: UInt64) -> UInt64 {
    let mixed = (key ^ word) &* 0x9e37_79b9_7f4a_7c15
    return mixed ^ mixed &>> 29
  }

  private func mixLimits(_ limits: Limits) {
    guard let figures = limits.figures else { return }
    for index in Indexes(below: Limits.count) {
      head.key = AuditorCore.mix(head.key, figures.word(index &* 8))
    }
  }

  private static func key(_ options: AuditorOptions) -> UInt64 {
    var key: UInt64 = 0
    func add(_ word: UInt64) { key = mix(key, word) }
    add(UInt64(options.os.packed) | UInt64(options.osLast.packed) &<< 32)
    add(options.callbacks.low)
    add(options.callbacks.high)
    add(options.notifications.low)
    add(UInt64(UInt8(coding: options.profile)) | UInt64(UInt8(coding: options.strictness)) &<< 8)
    add(UInt64(truncatingIfNeeded: options.scenes) | (options.showsEnds ? 256 : 0))
    add(options.showsProcesses ? 1 : 2)
    return key
  }

  /// Calls `body` with a policy for the first version of the log, and for each later version at
  /// which the rules change. Facts that can change while an app lives are unknown in the policy.
  private func eachVersion(
    _ options: AuditorOptions, _ limits: Limits, _ context: (OSVersion) -> AuditedContext,
    _ body: (Int, Policy) -> Void
  ) {
    let room = memory + At.policy
    var os = options.os
    var number = 0
    while os <= options.osLast, number < PlaceMaker.mostVersions {
      let given = context(os)
      var known = given.known
      // If no SDK is given, the app counts as linked against SDK 4.0 or later.
      let open = given.assumed.union(.changing).subtracting(Mask(.multitaskingSDK))
      known.holding = known.holding.subtracting(open)
      known.failing = known.failing.subtracting(open)
      // An app that does not restore its state has no state to restore.
      known.failing.insert(.stateToRestore, if: known.failing.contains(.stateRestoration))
      Policy.prepare(
        in: room, size: PolicyMemory.smallSize, book: book, os: os, profile: options.profile,
        known: known, assumed: .none, limits: limits)
      body(number, policy)
      number &+= 1
      guard let next = book.edge(after: os) else { return }
      os = next
    }
  }

  private func makePlaces(
    _ options: AuditorOptions, _ limits: Limits, _ context: (OSVersion) -> AuditedContext
  ) {
    // Uses the memory of the table of next sets, which is filled later, as scratch memory.
    let maker = PlaceMaker(
      core: self, classes: DeviceTable(at: memory + At.nexts),
      progress: DeviceTable(at: memory + At.nexts + 4096),
      steps: UnsafeMutableRawPointer(memory + At.nexts + 8192).assumingMemoryBound(
        to: DueRecord.self), strictness: options.strictness)
    eachVersion(options, limits, context) { maker.refine(with: $1) }
    var isFinished = false
    while !isFinished {
      isFinished = true
      eachVersion(options, limits, context) { number, policy in
        if maker.findMoves(number, policy) { isFinished = false }
      }
    }
    memory.clear(from: At.nexts, to: At.nexts + 16384)
  }

  // MARK: - Prices

  /// Computes the price of the unseen events between each two places, from the start of a process
  /// to each place, and from each place to the end of the process.
  private func measure() {
    let count = Int(head.placeCount)
    for place in Indexes(below: count) {
      price(from: distances(place)) { $0 == place }
    }
    price(from: launches, leavesDead: true) { places[$0].isDead }
    for place in Indexes(below: count) {
      var end = AuditorCore.far
      let row = distances(place)
      for other in Indexes(below: count) {
        let price = row[other]
        if price != AuditorCore.far {
          let record = places[other]
          if record.isDead { end = min(end, price) }
          if !record.isAtRest { end = min(end, price &+ AuditorCore.endUnderWay) }
        }
      }
      ends[place] = end
    }
  }

  /// Fills a row with the prices of the unseen events from the start places to all places.
  private func price(
    from row: DeviceTable<UInt8>, leavesDead: Bool = false, _ isStart: (Int) -> Bool
  ) {
    let count = Int(head.placeCount)
    for place in Indexes(below: count) {
      row[place] = isStart(place) ? 0 : AuditorCore.far
    }
    var finished = PlaceBits()
    var level: UInt8 = 0
    while level <= AuditorCore.limit {
      var hasChanged = true
      while hasChanged {
        hasChanged = false
        for place in Indexes(below: count) {
          if row[place] == level, !finished.contains(place) {
            finished.insert(place)
            hasChanged = true
            relax(row, from: place, level, leavesDead)
          }
        }
      }
      level &+= 1
    }
    for place in Indexes(below: count) {
      if row[place] > AuditorCore.limit { row[place] = AuditorCore.far }
    }
  }

  private func relax(
    _ row: DeviceTable<UInt8>, from place: Int, _ level: UInt8, _ leavesDead: Bool
  ) {
    let record = places[place]
    if !record.isAtRest {
      if dues[record.due].isOptional != 0 {
        row[Int(record.successor)] = min(row[Int(record.successor)], level)
      }
      return
    }
    if record.isDead, !leavesDead { return }
    var move = record.firstMove
    while move != noEntry {
      let found = moves[move]
      let to = Int(found.to)
      row[to] = min(row[to], level &+ found.price)
      move = found.nextMove
    }
  }

  // MARK: - Visits

  /// Finds the callbacks that come for triggers and notices, and the states in which they may come.
  /// Also marks the callbacks that transitions call, and removes from `head.absent` the callbacks
  /// that exist.
  private func findVisits(_ policy: Policy) {
    for callback in Callback.all {
      if policy.exists(callback) { head.absent = head.absent.subtracting(Mask(callback)) }
      if !policy.isNoStep(callback) {
        for form in policy.chain(from: callback, in: nil).values {
          visits[Int(form.rawValue)].isStep = 1
        }
        visits[Int(callback.rawValue)].isStep = 1
      }
    }
    for trigger in Trigger.all { findVisits(of: trigger, policy) }
    // At launch, the app may learn of scenes that the user closed while the app did not run.
    add(Mask(.didDiscardSceneSessions), VisitRecord.bits(around: .background), policy)
    policy.forEachNotice { rule, state in
      guard let callback = policy.inLifecycle(rule.value(.callback, .event)) else { return }
      add(policy.chain(from: callback, in: state), VisitRecord.bits(around: state), policy)
      if let own: Callback = rule.value(.callback, .event) {
        add(policy.chain(from: own, in: state), VisitRecord.bits(around: state), policy)
      }
    }
  }

  private func findVisits(of trigger: Trigger, _ policy: Policy) {
    policy.forEach(.delivery(trigger)) { rule in
      guard policy.mayApply(rule) else { return true }
      var states: UInt8 = 0
      for state in Mask<AppState>(.inactive, .active, .background).values {
        let answer = policy.relaunch(RelaunchQuery(in: state, on: trigger))
        if answer.newestVerdict != .forbidden, answer.newestVerdict != .notApplicable {
          states |= 1 &<< UInt8(coding: state)
        }
      }
      // A trigger that brings the app to the foreground may be delivered in any state on the way.
      if rule.value(.launchState, .delivery) == AppState.inactive {
        states |= VisitRecord.bits(around: nil)
      }
      states |= 1 &<< UInt8(coding: AppState.background)
      let allowance: Allowance? = rule.value(.allowance, .delivery)
      if let callback: Callback = rule.value(.callback, .delivery) {
        let chain = policy.chain(from: callback, in: nil)
        add(chain, states, policy)
        if let allowance {
          for form in chain.values { wakeLimits[Int(form.rawValue)] = UInt8(coding: allowance) }
        }
      }
      if let callback: Callback = rule.value(.secondCallback, .delivery) {
        add(policy.chain(from: callback, in: nil), states, policy)
      }
      return true
    }
  }

  /// Marks callbacks, and the notifications posted with them, as possible in the given states.
  private func add(
    _ callbacks: Mask<Callback>, _ states: UInt8, _ policy: Policy
  ) {
    for callback in callbacks.values {
      visits[Int(callback.rawValue)].states |= states
      policy.forEach(.notification(callback)) { row in
        if policy.mayApply(row) {
          let posted = row.raw(.notification, .notification)
          visits[LetterRecord.firstNotification &+ posted].states |= states
        }
        return true
      }
    }
  }

  /// Marks each callback that no transition calls, and that has no states yet, as possible in all
  /// states in which code of the app runs.
  private func finishVisits() {
    for callback in Indexes(from: 1, below: Callback.valueCount &+ 1)
    where visits[callback].isStep == 0 && visits[callback].states == 0 {
      visits[callback].states = VisitRecord.bits(around: nil)
    }
  }

  // MARK: - Clocks

  /// Finds the figures of each allowance, and the allowance that limits each callback. If the limit
  /// differs between versions of the log, the longest limit counts.
  private func findClocks(_ policy: Policy) {
    for allowance in Allowance.all {
      let answer = policy.deadline(allowance)
      let at = allowance.place
      if answer.newestVerdict == .allowed || answer.newestVerdict == .conditional,
        answer.$limit > clocks[at].limit || clocks[at].rule < 0
      {
        clocks[at].limit = answer.$limit
        clocks[at].rule = answer.rule.number
        clocks[at].starts = UInt8(coding: answer.starts)
        clocks[at].termination = UInt8(coding: answer.termination)
      }
    }
    policy.forEachWatchdog { callback, allowance in
      // If the limit depends on the transition, only the longest limit can prove an overrun.
      let old = callLimits[Int(callback.rawValue)]
      let limit = policy.deadline(allowance).$limit
      if old == 0 || limit > clocks[Int(old) &- 1].limit {
        callLimits[Int(callback.rawValue)] = UInt8(coding: allowance)
      }
    }
  }
}

extension VisitRecord {
  /// Returns the bit of `state` if code of the app runs in that state. For any other state and for
  /// nil, returns the bits of all states in which code of the app runs.
  static func bits(around state: AppState?) -> UInt8 {
    switch state {
    case .inactive, .active, .background: 1 &<< UInt8(coding: state)
    default:
      1 &<< UInt8(coding: AppState.inactive) | 1 &<< UInt8(coding: AppState.active)
        | 1 &<< UInt8(coding: AppState.background)
    }
  }
}

extension Mask where Element == Condition {
  /// The conditions on facts that can change while an app lives. An auditor treats them as unknown.
  static var changing: Mask {
    Mask(.interfaceKept, .stateToRestore, .deviceUnlocked, .screenUnlocked, .firstUnlockDone)
      .union(Mask(.backgroundAppRefresh, .lowPowerModeOff, .charging, .debuggerDetached))
      .union(Mask(.bluetoothOn, .bluetoothOnInControlCenter, .airplaneModeOff, .accessorySetupKit))
      .union(Mask(.severalForegroundSlots))
  }
}

extension Policy {
  /// Returns whether no transition of any version calls a callback. The expiration handler of
  /// background tasks counts as never called by a transition.
  func isNoStep(_ callback: Callback) -> Bool {
    if callback == .backgroundTaskExpirationHandler { return true }
    var isAlone = true
    forEachOfAnyVersion(.calling(callback)) { _ in
      isAlone = false
      return false
    }
    return isAlone
  }

  /// Calls `body` with each rule by which a notice may reach the app in a state, at once or later.
  func forEachNotice(_ body: (BookRule, AppState) -> Void) {
    for event in Event.all {
      for state in AppState.all {
        forEach(.event(event, state)) { rule in
          // Skips what the system does after a callback, because the app gets no call for it.
          if mayApply(rule), rule.value(.verdict, .event) != Verdict.forbidden,
            rule.value(.manner, .event) != Manner.afterCallback
          {
            body(rule, state)
          }
          return true
        }
      }
    }
  }

  /// Calls `body` with each callback whose duration is limited, and with the allowance that limits
  /// it.
  func forEachWatchdog(_ body: (Callback, Allowance) -> Void) {
    for callback in Callback.all {
      forEach(.watchdog(callback)) { rule in
        if mayApply(rule), let allowance: Allowance = rule.value(.allowance, .watchdog) {
          body(callback, allowance)
        }
        return true
      }
    }
  }
}
