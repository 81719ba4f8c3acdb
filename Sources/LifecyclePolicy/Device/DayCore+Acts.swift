// What a day does next: the acts of the user, of the system, and of apps that ask for time.

extension DayCore {
  /// Chooses the next act, advances the device to its moment, and posts it. Stops where an effect
  /// waits.
  package func next(on device: DeviceCore) -> DayStep {
    while true {
      guard device.head.effectCount == 0, !device.isStalled, device.hasRoom else {
        return .effects
      }
      if submit(on: device) { return .act }
      let (time, app, stream) = earliest()
      let moment = head.start.later(by: Int64(Swift.min(time, head.end)) &* 1_000_000_000)
      if moment > device.head.now {
        let status = device.advance(to: moment, stopsAtEffect: true)
        // What fell due may have started an app that asks for time. So every stop counts.
        if device.head.effectCount > 0 || status != .taken { return .effects }
      }
      if time >= head.end { return .over }
      let acts =
        app < 0 ? phone(stream, at: time, on: device) : happen(stream, app, at: time, on: device)
      if acts { return .act }
    }
  }

  /// Returns the stream that goes on first. The app is -1 for a stream of the phone.
  private func earliest() -> (time: UInt32, app: Int, stream: Int) {
    var first = (time: noTime, app: -1, stream: 0)
    var stream = 0
    while stream < PhoneStream.count {
      if head.next[stream] < first.time { first = (head.next[stream], -1, stream) }
      stream &+= 1
    }
    var app = 0
    while app < Int(head.appCount) {
      stream = 0
      while stream < AppStream.count {
        let time = apps[app].next[stream]
        if time < first.time { first = (time, app, stream) }
        stream &+= 1
      }
      app &+= 1
    }
    return first
  }

  // MARK: Acts

  /// The last act.
  package var act: ActRecord { head.act }

  /// Posts an event. Returns false if the device does not take it.
  @inline(never)
  private func post(
    _ kind: Occurrence, _ app: Int, _ trigger: Trigger?, _ row: Int, isChance: Bool = false,
    amount: Int64 = 0, fact: ChangingFact? = nil, value: Fact = .unknown, identifier: UInt64 = 0,
    on device: DeviceCore
  ) -> Bool {
    var event = DeviceEvent(kind, app: app)
    event.trigger = trigger
    event.amount = amount
    event.fact = fact
    event.value = value
    event.identifier = identifier
    let outcome = device.post(event)
    guard outcome.status == .taken else { return false }
    head.act = ActRecord()
    head.act.kind = UInt8(coding: kind)
    head.act.app = UInt32(truncatingIfNeeded: app)
    head.act.trigger = UInt8(coding: trigger)
    head.act.fact = UInt8(coding: fact)
    head.act.value = UInt8(coding: value)
    head.act.amount = amount
    head.act.identifier = identifier
    head.act.isPosted = true
    head.act.rule = outcome.ruling.rule.number
    head.act.verdict = UInt8(coding: outcome.ruling.newestVerdict)
    head.act.disposition = UInt8(coding: outcome.disposition)
    head.act.occasion = UInt8(coding: outcome.occasion)
    finish(row, isChance, device)
    return true
  }

  /// Adds to an act what all acts have.
  @inline(never)
  private func finish(_ row: Int, _ isChance: Bool, _ device: DeviceCore) {
    head.act.at = device.head.now
    head.act.isChance = isChance
    if head.firstRow >= 0 { head.act.choice = head.firstRow &+ Int16(truncatingIfNeeded: row) }
    let act = head.act
    let small =
      UInt64(act.kind) | UInt64(act.trigger) &<< 8 | UInt64(act.fact) &<< 16
      | UInt64(act.value) &<< 24 | UInt64(act.verdict) &<< 32 | UInt64(act.app) &<< 40
    var digest = DayCore.mixed(head.digest ^ UInt64(bitPattern: act.at &- head.start))
    digest = DayCore.mixed(digest ^ small)
    digest = DayCore.mixed(digest ^ act.identifier ^ UInt64(bitPattern: act.amount))
    head.digest = digest
  }

  /// Holds a push, which is not posted. It takes the place of one that waits, at the time that this
  /// had.
  @inline(never)
  private func hold(
    _ trigger: Trigger, _ app: Int, until time: UInt32, _ row: Int, rule: Int16,
    isChance: Bool = false, on device: DeviceCore
  ) -> Bool {
    let stream = trigger == .silentPush ? AppStream.heldSilent : AppStream.heldVisible
    if apps[app].next[stream] == noTime { apps[app].next[stream] = time }
    head.act = ActRecord()
    head.act.kind = UInt8(coding: Occurrence.trigger)
    head.act.app = apps[app].app
    head.act.trigger = UInt8(coding: trigger)
    head.act.rule = rule
    head.act.disposition = UInt8(coding: Disposition.newestHeld)
    head.act.occasion = UInt8(coding: Occasion.conditionsMet)
    finish(row, isChance, device)
    return true
  }

  private func raise(
    _ trigger: Trigger, _ app: Int, _ row: Int, isChance: Bool = false, on device: DeviceCore
  ) -> Bool {
    post(.trigger, Int(apps[app].app), trigger, row, isChance: isChance, on: device)
  }

  /// Returns what the rules say of a trigger for an app in its present state.
  @inline(never)
  private func ruling(
    _ trigger: Trigger, _ app: Int, _ device: DeviceCore
  ) -> (isAllowed: Bool, guarantee: Guarantee?, rule: Int16) {
    let answer = device.relaunchAnswer(trigger, Int(apps[app].app))
    return (answer.newestVerdict == .allowed, answer.guarantee, answer.rule.number)
  }

  // MARK: Requests

  /// Submits a request of an app that runs and has none pending. Returns false if there is no such
  /// app.
  private func submit(on device: DeviceCore) -> Bool {
    guard device.head.isOn, !device.head.isShuttingDown else { return false }
    let time = UInt32(clamping: (device.head.now &- head.start) / 1_000_000_000)
    var app = 0
    while app < Int(head.appCount) {
      let index = Int(apps[app].app)
      if apps[app].schedulesRefresh || apps[app].schedulesProcessing, device.isInstalled(index) {
        let state = device.processState(index)
        if state == .active || state == .background, submit(app, at: time, on: device) {
          return true
        }
      }
      app &+= 1
    }
    return false
  }

  private func submit(_ app: Int, at time: UInt32, on device: DeviceCore) -> Bool {
    let index = Int(apps[app].app)
    let wait = window(DayRow.refresh)
    func isReady(_ last: UInt32, _ identifier: UInt64) -> Bool {
      (last == noTime || time >= last &+ wait) && device.request(index, identifier) == nil
    }
    if apps[app].schedulesRefresh, isReady(apps[app].refreshed, 1) {
      apps[app].refreshed = time
      let due = grant(app, after: time)
      if submit(.appRefreshTask, 1, index, due &- time, DayRow.refresh, device) { return true }
    }
    if apps[app].schedulesProcessing, isReady(apps[app].processed, 2) {
      let wait = apps[app].processed == noTime ? 0 : window(DayRow.processing)
      apps[app].processed = time
      let idle = head.charging & ~head.used & ~head.off
      let due = grant(DayRow.processing, after: time &+ wait, in: idle)
      return submit(.processingTask, 2, index, due &- time, DayRow.processing, device)
    }
    return false
  }

  private func submit(
    _ trigger: Trigger, _ identifier: UInt64, _ index: Int, _ seconds: UInt32, _ row: Int,
    _ device: DeviceCore
  ) -> Bool {
    post(
      .submitRequest, index, trigger, row, isChance: true,
      amount: Int64(seconds) &* 1_000_000_000, identifier: identifier, on: device)
  }

  // MARK: The phone

  /// The app in front; `noEntry` for none.
  private func front(_ device: DeviceCore) -> UInt16 { device.head.front.0 }

  private func hasSwitcher(_ device: DeviceCore) -> Bool {
    device.place(of: DeviceCore.switcher) != nil
  }

  private func phone(_ stream: Int, at time: UInt32, on device: DeviceCore) -> Bool {
    switch stream {
    case PhoneStream.hour: return beginHour(at: time, on: device)
    case PhoneStream.endOfUse: return endUse(at: time, on: device)
    case PhoneStream.pickup:
      head.next[stream] = next(head.pickupMean, after: time, in: head.used)
      guard device.head.isOn else { return false }
      use(until: time &+ length())
      if device.head.isLocked { return post(.unlock, 0, nil, DayRow.use, on: device) }
      return front(device) != noEntry && goHome(at: time, on: device)
    default:
      head.next[stream] = next(head.memoryMean, after: time, in: head.used)
      return pressMemory(on: device)
    }
  }

  /// Turns the phone on or off, and changes its facts, one after the other, when an hour begins.
  private func beginHour(at time: UInt32, on device: DeviceCore) -> Bool {
    let isOff = isIn(head.off, time)
    if isOff == device.head.isOn {
      if post(isOff ? .shutdown : .boot, 0, nil, DayRow.power, on: device) {
        if !isOff { use(until: time &+ 30) }
        return true
      }
    } else if device.head.isOn {
      let facts = device.head.facts
      let isCharging: Fact = isIn(head.charging, time) ? .yes : .no
      let isLow: Fact = isIn(head.lowPower, time) ? .yes : .no
      if facts.charging != UInt8(coding: isCharging) {
        return post(
          .factChange, 0, nil, DayRow.power, fact: .charging, value: isCharging, on: device)
      }
      if facts.lowPowerMode != UInt8(coding: isLow) {
        return post(
          .factChange, 0, nil, DayRow.power, fact: .lowPowerMode, value: isLow, on: device)
      }
    }
    head.next[PhoneStream.hour] = (time / 3_600 &+ 1) &* 3_600
    return false
  }

  /// Lets the use of the phone last at least until a time.
  private func use(until time: UInt32) {
    let end = head.next[PhoneStream.endOfUse]
    if end == noTime || end < time { head.next[PhoneStream.endOfUse] = time }
  }

  /// Goes to the home screen, or locks the phone.
  private func endUse(at time: UInt32, on device: DeviceCore) -> Bool {
    head.next[PhoneStream.endOfUse] = noTime
    guard device.head.isOn, !device.head.isLocked else { return false }
    let isInFront = front(device) != noEntry
    if hasSwitcher(device) || isInFront && happens(DayRow.use), goHome(at: time, on: device) {
      head.next[PhoneStream.endOfUse] = time &+ 2
      return true
    }
    if isInFront { leaveFront(at: time, on: device) }
    return post(.lock, 0, nil, DayRow.use, on: device)
  }

  private func goHome(at time: UInt32, on device: DeviceCore) -> Bool {
    leaveFront(at: time, on: device)
    return post(.home, 0, nil, DayRow.use, on: device)
  }

  /// Begins the transfer of the app that the user leaves, if it begins one.
  private func leaveFront(at time: UInt32, on device: DeviceCore) {
    var app = 0
    while app < Int(head.appCount) {
      if apps[app].app == UInt32(front(device)), apps[app].next[AppStream.transfer] == noTime,
        below(100) < apps[app].transfers
      {
        let takes = below(2 &* window(DayRow.transfer)) &+ 1
        apps[app].next[AppStream.transfer] = later(time, by: takes, in: ~out)
      }
      app &+= 1
    }
  }

  /// Frees memory, if that reaches one of the apps of the device.
  private func pressMemory(on device: DeviceCore) -> Bool {
    guard device.head.isOn else { return false }
    var oldest = never
    var index = 1
    while index < device.appCount {
      if device.isInstalled(index), device.processState(index) == .suspended {
        oldest = Swift.min(oldest, device.apps[index].lastInFront)
      }
      index &+= 1
    }
    guard oldest != never else { return false }
    let seconds = (device.head.now &- oldest) / 1_000_000_000
    return Int64(below(window(DayRow.memory))) < seconds
      && post(.memoryPressure, 0, nil, DayRow.memory, isChance: true, amount: 1, on: device)
  }

  // MARK: An app

  private func happen(
    _ stream: Int, _ app: Int, at time: UInt32, on device: DeviceCore
  ) -> Bool {
    let index = Int(apps[app].app)
    guard device.isInstalled(index) else {
      apps[app].next[stream] = noTime
      return false
    }
    apps[app].next[stream] = next(apps[app].means[stream], after: time, in: hours(of: stream))
    let end = outEnd(at: time, on: device)
    switch stream {
    case AppStream.open: return device.head.isOn && open(app, at: time, on: device)
    case AppStream.forceQuit: return device.head.isOn && forceQuit(app, at: time, on: device)
    case AppStream.silentPush:
      if let end {
        return hold(.silentPush, app, until: end, DayRow.offline, rule: -1, on: device)
      }
      return push(app, at: time, on: device)
    case AppStream.visiblePush:
      if let end {
        return hold(.visiblePush, app, until: end, DayRow.offline, rule: -1, on: device)
      }
      return raise(.visiblePush, app, DayRow.source, on: device)
    case AppStream.heldSilent, AppStream.heldVisible:
      return release(stream, app, at: time, end, on: device)
    case AppStream.region:
      let isInside = apps[app].isInRegion
      apps[app].isInRegion = !isInside
      return comes(isInside ? .regionExit : .regionEnter, app, stream, on: device)
    case AppStream.voipPush: return end == nil && comes(.voipPush, app, stream, on: device)
    case AppStream.bluetooth: return comes(.bluetoothCentral, app, stream, on: device)
    case AppStream.transfer:
      if let end {
        apps[app].next[stream] = end
        return false
      }
      return raise(.urlSessionFinished, app, DayRow.transfer, isChance: true, on: device)
    case AppStream.fetch:
      apps[app].next[stream] = grant(app, after: time)
      return end == nil
        && raise(.backgroundFetch, app, DayRow.refresh, isChance: true, on: device)
    default:
      return device.processState(index) == .notRunning && ruling(.prewarm, app, device).isAllowed
        && raise(.prewarm, app, DayRow.prewarm, isChance: true, on: device)
    }
  }

  /// Posts an event of an app. The next one is late now and then, if the rules let the system choose
  /// when it comes.
  private func comes(_ event: Trigger, _ app: Int, _ stream: Int, on device: DeviceCore) -> Bool {
    let isEligible = ruling(event, app, device).guarantee == .eligible
    let next = apps[app].next[stream]
    if isEligible, next != noTime, !happens(DayRow.eligible) {
      apps[app].next[stream] = next &+ below(window(DayRow.eligible))
    }
    let row = isEligible ? DayRow.eligible : DayRow.source
    return raise(event, app, row, isChance: isEligible, on: device)
  }

  private func open(_ app: Int, at time: UInt32, on device: DeviceCore) -> Bool {
    let index = Int(apps[app].app)
    use(until: time &+ length())
    if device.head.isLocked {
      apps[app].next[AppStream.open] = time &+ 2
      return post(.unlock, 0, nil, DayRow.use, on: device)
    }
    apps[app].opened = time
    // The system may prepare for the next time.
    let next = apps[app].next[AppStream.open]
    if next != noTime, happens(DayRow.prewarm) {
      let lead = 60 &+ below(window(DayRow.prewarm))
      if next > time &+ lead { apps[app].next[AppStream.prewarm] = next &- lead }
    }
    if Int(front(device)) == index, !hasSwitcher(device) { return false }
    leaveFront(at: time, on: device)
    return post(.openApp, index, nil, DayRow.use, on: device)
  }

  /// Opens the app switcher, and then swipes the app away.
  private func forceQuit(_ app: Int, at time: UInt32, on device: DeviceCore) -> Bool {
    let index = Int(apps[app].app)
    guard device.processState(index) != .notRunning else { return false }
    use(until: time &+ 5)
    if !device.head.isLocked, hasSwitcher(device) {
      return post(.forceQuit, index, nil, DayRow.forceQuit, on: device)
    }
    apps[app].next[AppStream.forceQuit] = time &+ 2
    let kind: Occurrence = device.head.isLocked ? .unlock : .openSwitcher
    return post(kind, 0, nil, DayRow.forceQuit, on: device)
  }

  // MARK: Pushes

  /// Returns when something reaches the phone again; nil if it does now.
  private func outEnd(at time: UInt32, on device: DeviceCore) -> UInt32? {
    guard isIn(out, time) || !device.head.isOn else { return nil }
    let end = later((time / 3_600 &+ 1) &* 3_600, by: 0, in: ~out)
    return end == noTime ? noTime : end &+ below(window(DayRow.offline)) &+ 1
  }

  /// Returns when the quota of silent pushes permits one more, and the rule of the quota; nil if it
  /// permits one now.
  @inline(never)
  private func quotaEnd(
    _ app: Int, at time: UInt32, _ device: DeviceCore
  ) -> (end: UInt32, rule: Int16)? {
    let quota = device.policy(Int(apps[app].app)).quota(.silentPushes)
    guard quota.atExcess == .throttle, let count = quota.count, let window = quota.window else {
      return nil
    }
    // A day keeps the times of four pushes. If a quota permits more, it permits four here.
    let last = apps[app].delivered[4 &- Int(Swift.min(Swift.max(count, 1), 4))]
    let seconds = UInt32(clamping: window.count / 1_000_000_000)
    guard last != noTime, time &- last < seconds else { return nil }
    return (last &+ seconds, quota.rule.number)
  }

  private func push(_ app: Int, at time: UInt32, on device: DeviceCore) -> Bool {
    let ruling = ruling(.silentPush, app, device)
    guard ruling.isAllowed, ruling.guarantee == .discretionary else {
      return deliver(app, at: time, DayRow.source, isChance: false, on: device)
    }
    if let quota = quotaEnd(app, at: time, device) {
      return hold(
        .silentPush, app, until: quota.end, DayRow.push, rule: quota.rule, on: device)
    }
    let isLow = device.head.facts.lowPowerMode == UInt8(coding: Fact.yes)
    let row = isLow ? DayRow.pushLowPower : DayRow.push
    if !happens(row) {
      let end = time &+ below(window(row)) &+ 1
      return hold(
        .silentPush, app, until: end, row, rule: ruling.rule, isChance: true, on: device)
    }
    return deliver(app, at: time, row, isChance: true, on: device)
  }

  private func deliver(
    _ app: Int, at time: UInt32, _ row: Int, isChance: Bool, on device: DeviceCore
  ) -> Bool {
    guard raise(.silentPush, app, row, isChance: isChance, on: device) else { return false }
    if head.act.verdict == UInt8(coding: Verdict.allowed) {
      apps[app].delivered[0] = apps[app].delivered[1]
      apps[app].delivered[1] = apps[app].delivered[2]
      apps[app].delivered[2] = apps[app].delivered[3]
      apps[app].delivered[3] = time
    }
    return true
  }

  /// Delivers a push that was held, as soon as the network and the quota permit it.
  private func release(
    _ stream: Int, _ app: Int, at time: UInt32, _ end: UInt32?, on device: DeviceCore
  ) -> Bool {
    let isSilent = stream == AppStream.heldSilent
    if let end = end ?? (isSilent ? quotaEnd(app, at: time, device)?.end : nil) {
      apps[app].next[stream] = end
      return false
    }
    return isSilent
      ? deliver(app, at: time, DayRow.push, isChance: false, on: device)
      : raise(.visiblePush, app, DayRow.offline, on: device)
  }
}
