// The acts of a day: the acts of the user and of the system, and the requests of apps.

extension DayCore {
  /// Chooses the next act, advances the device to the time of the act, and posts the act. Stops at
  /// each effect.
  @inline(never)
  @_optimize(size)
  package func next() -> DayStep {
    while true {
      // Whatever is due on the device at this time comes before the next act.
      guard reach(device.head.now) else { return .effects }
      head.act = ActRecord()
      head.now = UInt32(truncatingIfNeeded: (device.head.now &- head.start) / 1_000_000_000)
      if submit() { return .act }
      let place = earliest()
      let time = nexts[place]
      let moment = head.start.later(by: Int64(Swift.min(time, head.end)) &* 1_000_000_000)
      if moment > device.head.now, !reach(moment) { return .effects }
      if time >= head.end { return .over }
      head.now = time
      if place < DayStream.countOfPhone ? phone(place) : happen(place) { return .act }
    }
  }

  /// Advances the device to a time. Returns false if an effect has to be taken first.
  @_optimize(size)
  @inline(never)
  private func reach(_ moment: Int64) -> Bool {
    device.head.effectCount == 0 && device.advance(to: moment, stopsAtEffect: true) == .taken
      && device.head.effectCount == 0 && device.hasRoom
  }

  /// Returns the index of the stream with the earliest next time.
  @_optimize(size)
  private func earliest() -> Int {
    var (first, place) = (0, 1)
    let end = self.place(0, Int(head.appCount))
    while place < end {
      if nexts[place] < nexts[first] { first = place }
      place &+= 1
    }
    return first
  }

  // MARK: Acts

  /// Posts an event. Its amount, fact, value and identifier are already in the act. Returns false
  /// if the device does not take the event.
  @inline(never)
  @_optimize(size)
  private func post(
    _ kind: Occurrence, _ row: DayRow, _ index: Int = 0, _ trigger: Trigger? = nil,
    isChance: Bool = false
  ) -> Bool {
    var event = DeviceEvent(kind, app: index)
    event.trigger = trigger
    event.amount = head.act.amount
    event.fact = head.act.fact.value()
    event.value = head.act.value.value() ?? .unknown
    event.identifier = head.act.identifier
    let outcome = device.post(event)
    guard outcome.status == .taken else { return false }
    head.act.isPosted = true
    head.act.token = outcome.token
    head.act.rule = outcome.ruling.rule.number
    head.act.verdict = UInt8(coding: outcome.ruling.newestVerdict)
    head.act.disposition = UInt8(coding: outcome.disposition)
    head.act.occasion = UInt8(coding: outcome.occasion)
    return finish(kind, row, index, trigger, isChance)
  }

  /// Fills in the fields that every act has, and updates the digest.
  @inline(never)
  @_optimize(size)
  private func finish(
    _ kind: Occurrence, _ row: DayRow, _ index: Int, _ trigger: Trigger?, _ isChance: Bool
  ) -> Bool {
    head.act.kind = UInt8(coding: kind)
    head.act.app = UInt32(truncatingIfNeeded: index)
    head.act.trigger = UInt8(coding: trigger)
    head.act.at = device.head.now
    head.act.isChance = isChance
    if head.firstRow >= 0 {
      head.act.choice = head.firstRow &+ Int16(truncatingIfNeeded: row.rawValue)
    }
    let act = head.act
    let small =
      UInt64(act.kind) | UInt64(act.trigger) &<< 8 | UInt64(act.fact) &<< 16
      | UInt64(act.value) &<< 24 | UInt64(act.verdict) &<< 32 | UInt64(act.app) &<< 40
    var digest = DayCore.mixed(head.digest ^ UInt64(bitPattern: act.at &- head.start))
    digest = DayCore.mixed(digest ^ small)
    head.digest = DayCore.mixed(digest ^ act.identifier ^ UInt64(bitPattern: act.amount))
    return true
  }

  /// Holds a push instead of posting it. If a push of the same trigger is already held, the new
  /// push replaces the held push, and is delivered when the held push was due.
  @inline(never)
  @_optimize(size)
  private func hold(
    _ trigger: Trigger, _ app: Int, until time: UInt32, _ row: DayRow, rule: Int16,
    isChance: Bool = false
  ) -> Bool {
    let held = trigger == .silentPush ? DayStream.heldSilent : DayStream.heldVisible
    let place = place(held, app)
    if nexts[place] == noTime { nexts[place] = time }
    head.act.rule = rule
    head.act.disposition = UInt8(coding: Disposition.newestHeld)
    head.act.occasion = UInt8(coding: Occasion.conditionsMet)
    return finish(.trigger, row, apps[app].habits.app, trigger, isChance)
  }

  @inline(never)
  @_optimize(size)
  private func raise(
    _ trigger: Trigger, _ app: Int, _ row: DayRow, isChance: Bool = false
  ) -> Bool {
    post(.trigger, row, apps[app].habits.app, trigger, isChance: isChance)
  }

  /// Returns the rules' answer about a trigger for an app in its present state.
  @inline(never)
  @_optimize(size)
  private func guarantee(
    _ trigger: Trigger, _ app: Int
  ) -> (isAllowed: Bool, guarantee: Guarantee?, rule: Int16) {
    let answer = device.relaunchAnswer(trigger, apps[app].habits.app)
    return (answer.newestVerdict == .allowed, answer.guarantee, answer.rule.number)
  }

  // MARK: Requests

  /// Submits a request for the first app that is ready to submit one. Returns false if no request
  /// was submitted.
  @_optimize(size)
  private func submit() -> Bool {
    guard device.head.isOn, !device.head.isShuttingDown else { return false }
    for app in Indexes(below: Int(head.appCount)) {
      if apps[app].schedulesRefresh, isReady(app, apps[app].refreshed, 1) {
        apps[app].refreshed = head.now
        if submit(.appRefreshTask, app, 1, at: grant(app), DayRow.refresh) { return true }
      }
      if apps[app].schedulesProcessing, isReady(app, apps[app].processed, 2) {
        let wait = apps[app].processed == noTime ? 0 : window(DayRow.processing)
        apps[app].processed = head.now
        let habits = head.habits
        let idle = habits.chargingHours & ~habits.usedHours & ~habits.offHours
        let due = grant(DayRow.processing, after: wait, in: idle)
        if submit(.processingTask, app, 2, at: due, DayRow.processing) { return true }
      }
    }
    return false
  }

  /// Returns whether an app submits a request now: the app is active or in the background, has no
  /// such request pending, and has not tried recently.
  @inline(never)
  @_optimize(size)
  private func isReady(_ app: Int, _ last: UInt32, _ identifier: UInt64) -> Bool {
    let index = apps[app].habits.app
    guard last == noTime || head.now &- last >= window(DayRow.refresh), device.isInstalled(index)
    else { return false }
    let state = device.processState(index)
    return (state == .active || state == .background)
      && device.request(index, identifier) == nil
  }

  @_optimize(size)
  private func submit(
    _ trigger: Trigger, _ app: Int, _ identifier: UInt64, at due: UInt32, _ row: DayRow
  ) -> Bool {
    head.act.identifier = identifier
    head.act.amount = Int64(due &- head.now) &* 1_000_000_000
    return post(.submitRequest, row, apps[app].habits.app, trigger, isChance: true)
  }

  // MARK: The phone

  private var isInFront: Bool { device.head.front.0 != noEntry }
  private var hasSwitcher: Bool {
    @inline(never) get { device.place(of: DeviceCore.switcher) != nil }
  }

  @_optimize(size)
  private func phone(_ stream: Int) -> Bool {
    switch stream {
    case DayStream.hour: return beginHour()
    case DayStream.endOfUse: return endUse()
    case DayStream.pickup:
      nexts[stream] = next(head.habits.pickupsPerDay)
      guard device.head.isOn else { return false }
      if device.head.isLocked { return unlock(stream, DayRow.use) }
      use(for: length())
      return isInFront && leave(by: .home)
    default:
      nexts[stream] = next(head.habits.memoryPressuresPerDay)
      return device.head.isOn && pressMemory()
    }
  }

  /// Turns the phone on or off, and changes its facts, at the start of an hour. Posts one event per
  /// call.
  @_optimize(size)
  private func beginHour() -> Bool {
    let isOff = isIn(head.habits.offHours, head.now)
    if isOff == device.head.isOn {
      if post(isOff ? .shutdown : .boot, DayRow.power) {
        if !isOff { use(for: 30) }
        return true
      }
    } else if !isOff {
      let facts = device.head.facts
      if change(.charging, facts.charging, head.habits.chargingHours)
        || change(.lowPowerMode, facts.lowPowerMode, head.habits.lowPowerHours)
      {
        return true
      }
    }
    nexts[DayStream.hour] = (head.now / 3_600 &+ 1) &* 3_600
    return false
  }

  @inline(never)
  @_optimize(size)
  private func change(_ fact: ChangingFact, _ present: Fact, _ hours: UInt32) -> Bool {
    let value: Fact = isIn(hours, head.now) ? .yes : .no
    guard present != value else { return false }
    head.act.fact = UInt8(coding: fact)
    head.act.value = UInt8(coding: value)
    return post(.factChange, DayRow.power)
  }

  /// Extends the use of the phone to at least `seconds` from now.
  @inline(never)
  @_optimize(size)
  private func use(for seconds: UInt32) {
    let (end, time) = (nexts[DayStream.endOfUse], head.now &+ seconds)
    if end == noTime || end < time { nexts[DayStream.endOfUse] = time }
  }

  /// Unlocks the phone. The next event of the stream `place` follows two seconds later.
  @inline(never)
  @_optimize(size)
  private func unlock(_ place: Int, _ row: DayRow) -> Bool {
    use(for: 5)
    nexts[place] = head.now &+ 2
    return post(.unlock, row)
  }

  /// Goes to the home screen, or locks the phone.
  @_optimize(size)
  private func endUse() -> Bool {
    nexts[DayStream.endOfUse] = noTime
    guard device.head.isOn, !device.head.isLocked else { return false }
    guard hasSwitcher || isInFront && happens(DayRow.use) else { return leave(by: .lock) }
    use(for: 2)
    return leave(by: .home)
  }

  /// Takes the user away from the app in front, if any. That app may begin a transfer, once after
  /// each opening.
  @inline(never)
  @_optimize(size)
  private func leave(by kind: Occurrence, _ index: Int = 0) -> Bool {
    for app in Indexes(below: Int(head.appCount)) {
      let habits = apps[app].habits
      let place = place(DayStream.transfer, app)
      if habits.app == Int(device.head.front.0), apps[app].mayTransfer {
        apps[app].mayTransfer = false
        if nexts[place] == noTime, below(habits.opensPerDay) < habits.transfersPerDay {
          let takes = below(2 &* window(DayRow.transfer)) &+ 1
          nexts[place] = later(head.now, by: takes, in: ~out)
        }
      }
    }
    return post(kind, DayRow.use, index)
  }

  /// Posts memory pressure if an app is suspended. The chance grows with the longest time
  /// since a suspended app was in front.
  @_optimize(size)
  private func pressMemory() -> Bool {
    var oldest = never
    for index in Indexes(from: 1, below: device.appCount) {
      if device.isInstalled(index), device.processState(index) == .suspended {
        oldest = Swift.min(oldest, device.apps[index].lastInFront)
      }
    }
    guard oldest != never else { return false }
    let seconds = (device.head.now &- oldest) / 1_000_000_000
    guard Int64(below(window(DayRow.memory))) < seconds else { return false }
    head.act.amount = 1
    return post(.memoryPressure, DayRow.memory, isChance: true)
  }

  // MARK: An app

  @_optimize(size)
  private func happen(_ place: Int) -> Bool {
    let number = place &- DayStream.countOfPhone
    let (app, stream) = (number / DayStream.countOfApp, number % DayStream.countOfApp)
    let index = apps[app].habits.app
    goOn(stream, app)
    let isOn = device.head.isOn
    guard device.isInstalled(index) else {
      nexts[place] = noTime
      return false
    }
    let end = outEnd()
    switch stream {
    case DayStream.open: return isOn && open(app)
    case DayStream.forceQuit: return isOn && forceQuit(app)
    case DayStream.silentPush:
      return end.map { hold(.silentPush, app, until: $0, DayRow.offline, rule: -1) } ?? push(app)
    case DayStream.visiblePush:
      return end.map { hold(.visiblePush, app, until: $0, DayRow.offline, rule: -1) }
        ?? raise(.visiblePush, app, DayRow.source)
    case DayStream.region:
      let isInside = apps[app].isInRegion
      apps[app].isInRegion = !isInside
      return comes(isInside ? .regionExit : .regionEnter, app, place)
    case DayStream.voipPush: return end == nil && comes(.voipPush, app, place)
    case DayStream.bluetooth: return comes(.bluetoothCentral, app, place)
    case DayStream.prewarm:
      return device.processState(index) == .notRunning && guarantee(.prewarm, app).isAllowed
        && raise(.prewarm, app, DayRow.prewarm, isChance: true)
    case DayStream.fetch:
      nexts[place] = grant(app)
      return end == nil && raise(.backgroundFetch, app, DayRow.refresh, isChance: true)
    default: break
    }
    // The events of the remaining streams wait for a network. Silent pushes also wait for their
    // quota.
    let isSilent = stream == DayStream.heldSilent
    if let end = end ?? (isSilent ? quotaEnd(app).end : nil) {
      nexts[place] = end
      return false
    }
    if isSilent { return deliver(app, DayRow.push, isChance: false) }
    return stream == DayStream.transfer
      ? raise(.urlSessionFinished, app, DayRow.transfer, isChance: true)
      : raise(.visiblePush, app, DayRow.offline)
  }

  /// Posts an event of an app. If the rules let the system choose the time, the next event is
  /// sometimes late.
  @inline(never)
  @_optimize(size)
  private func comes(_ event: Trigger, _ app: Int, _ place: Int) -> Bool {
    let isEligible = guarantee(event, app).guarantee == .eligible
    if isEligible, nexts[place] != noTime, !happens(DayRow.eligible) {
      nexts[place] &+= below(window(DayRow.eligible))
    }
    return raise(event, app, isEligible ? DayRow.eligible : DayRow.source, isChance: isEligible)
  }

  @_optimize(size)
  private func open(_ app: Int) -> Bool {
    let index = apps[app].habits.app
    if device.head.isLocked { return unlock(place(DayStream.open, app), DayRow.use) }
    use(for: length())
    apps[app].opened = head.now
    prepare(app)
    let isInFront = Int(device.head.front.0) == index && !hasSwitcher
    let isOpened = !isInFront && leave(by: .openApp, index)
    apps[app].mayTransfer = isInFront || isOpened
    return isOpened
  }

  /// Opens the app switcher. At the next call, force quits the app.
  @_optimize(size)
  private func forceQuit(_ app: Int) -> Bool {
    let index = apps[app].habits.app
    guard device.processState(index) != .notRunning else { return false }
    let place = place(DayStream.forceQuit, app)
    if device.head.isLocked { return unlock(place, DayRow.forceQuit) }
    use(for: 5)
    if hasSwitcher { return post(.forceQuit, DayRow.forceQuit, index) }
    nexts[place] = head.now &+ 2
    return post(.openSwitcher, DayRow.forceQuit)
  }

  // MARK: Pushes

  /// Returns when the network is back; nil if the phone is online now.
  @_optimize(size)
  private func outEnd() -> UInt32? {
    guard isIn(out, head.now) || !device.head.isOn else { return nil }
    let end = later((head.now / 3_600 &+ 1) &* 3_600, by: 0, in: ~out)
    return end == noTime ? noTime : end &+ below(window(DayRow.offline)) &+ 1
  }

  /// Returns when the quota of silent pushes permits the next push, and the rule of the quota. The
  /// time is nil if the quota permits a push now.
  @inline(never)
  @_optimize(size)
  private func quotaEnd(_ app: Int) -> (end: UInt32?, rule: Int16) {
    let quota = device.policy(apps[app].habits.app).quota(.silentPushes)
    guard quota.atExcess == .throttle, let count = quota.count, let window = quota.window else {
      return (nil, -1)
    }
    // A day keeps the times of only four pushes, so a higher quota counts as four.
    let back = Int(truncatingIfNeeded: Swift.min(Swift.max(count, 1), 4))
    let last = delivered[4 &* app &+ 4 &- back]
    let seconds = UInt32(truncatingIfNeeded: window.count / 1_000_000_000)
    let isFull = last != noTime && head.now &- last < seconds
    return (isFull ? last &+ seconds : nil, quota.rule.number)
  }

  @_optimize(size)
  private func push(_ app: Int) -> Bool {
    let ruling = guarantee(.silentPush, app)
    guard ruling.isAllowed, ruling.guarantee == .discretionary else {
      return deliver(app, DayRow.source, isChance: false)
    }
    let quota = quotaEnd(app)
    if let end = quota.end {
      return hold(.silentPush, app, until: end, DayRow.push, rule: quota.rule)
    }
    let isLow = device.head.facts.lowPowerMode == .yes
    let row = isLow ? DayRow.pushLowPower : DayRow.push
    if happens(row) { return deliver(app, row, isChance: true) }
    let end = head.now &+ below(window(row)) &+ 1
    return hold(.silentPush, app, until: end, row, rule: ruling.rule, isChance: true)
  }

  @inline(never)
  @_optimize(size)
  private func deliver(_ app: Int, _ row: DayRow, isChance: Bool) -> Bool {
    guard raise(.silentPush, app, row, isChance: isChance) else { return false }
    if head.act.verdict == UInt8(coding: Verdict.allowed) {
      let times = delivered.from(4 &* app)
      times[0] = times[1]
      times[1] = times[2]
      times[2] = times[3]
      times[3] = head.now
    }
    return true
  }
}
