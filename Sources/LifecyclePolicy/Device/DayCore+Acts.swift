// What a day does next: the acts of the user, of the system, and of apps that ask for time.

extension DayCore {
  /// Chooses the next act, advances the device to its moment, and posts it. Stops where an effect
  /// waits.
  package func next(on device: DeviceCore) -> DayStep {
    while true {
      guard device.head.effectCount == 0, !device.isStalled, device.hasRoom else {
        return .effects
      }
      if let act = submission(on: device) { return .act(act) }
      let (time, app, stream) = earliest()
      let moment = head.start.later(by: Int64(Swift.min(time, head.end)) &* 1_000_000_000)
      if moment > device.head.now {
        let status = device.advance(to: moment, stopsAtEffect: true)
        // What fell due may have started an app that asks for time. So every stop counts.
        if device.head.effectCount > 0 || status != .taken { return .effects }
      }
      if time >= head.end { return .over }
      if let act = app < 0
        ? phone(stream, at: time, on: device) : happen(stream, to: app, at: time, on: device)
      {
        return .act(act)
      }
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

  /// The time of the device, in seconds since the day began.
  private func now(_ device: DeviceCore) -> UInt32 {
    UInt32(clamping: (device.head.now &- head.start) / 1_000_000_000)
  }

  // MARK: Acts

  /// Posts an event; nil if the device does not take it.
  private func post(
    _ event: DeviceEvent, _ row: DayRow, isChance: Bool = false, on device: DeviceCore
  ) -> DayAct? {
    let outcome = device.post(event)
    guard outcome.status == .taken else { return nil }
    var act = DayAct(event: event, at: Nanoseconds(device.head.now))
    act.outcome = outcome
    act.isChance = isChance
    return finished(act, row)
  }

  private func finished(_ act: DayAct, _ row: DayRow) -> DayAct {
    var act = act
    act.choice = rule(row)
    let event = act.event
    func add(_ number: UInt64) { head.digest = DayCore.mixed(head.digest ^ number) &+ 1 }
    func add<Value: VocabularyEnum>(_ value: Value?) { add(UInt64(UInt8(coding: value))) }
    add(UInt64(bitPattern: act.at.count &- head.start))
    add(event.kind)
    add(UInt64(truncatingIfNeeded: event.app))
    add(event.trigger)
    add(event.fact)
    add(event.value)
    add(event.identifier)
    add(UInt64(bitPattern: event.amount))
    add(act.isPosted ? UInt64(UInt8(coding: act.outcome.ruling.newestVerdict)) : 0)
    act.digest = head.digest
    return act
  }

  /// Makes the act of a push that is not posted: the newest one is held.
  private func held(
    _ trigger: Trigger, _ app: Int, until time: UInt32, _ row: DayRow, rule: RuleIndex?,
    isChance: Bool = false, on device: DeviceCore
  ) -> DayAct {
    let stream: AppStream = trigger == .silentPush ? .heldSilent : .heldVisible
    // The newest push takes the place of the one that waits, at the time that this had.
    if apps[app].next[stream.rawValue] == noTime { apps[app].next[stream.rawValue] = time }
    var event = DeviceEvent(.trigger, app: Int(apps[app].app))
    event.trigger = trigger
    var act = DayAct(event: event, at: Nanoseconds(device.head.now))
    act.outcome.ruling.rule = rule
    act.outcome.disposition = .newestHeld
    act.outcome.occasion = .conditionsMet
    act.isPosted = false
    act.isChance = isChance
    return finished(act, row)
  }

  private func trigger(
    _ trigger: Trigger, _ app: Int, _ row: DayRow, isChance: Bool = false, on device: DeviceCore
  ) -> DayAct? {
    var event = DeviceEvent(.trigger, app: Int(apps[app].app))
    event.trigger = trigger
    return post(event, row, isChance: isChance, on: device)
  }

  // MARK: Requests

  /// Submits a request of an app that runs and has none pending; nil if there is no such app.
  private func submission(on device: DeviceCore) -> DayAct? {
    var app = 0
    while app < Int(head.appCount) {
      if apps[app].schedulesRefresh || apps[app].schedulesProcessing,
        let act = submission(of: app, on: device)
      {
        return act
      }
      app &+= 1
    }
    return nil
  }

  private func submission(of app: Int, on device: DeviceCore) -> DayAct? {
    let index = Int(apps[app].app)
    guard device.isInstalled(index), device.head.isOn, !device.head.isShuttingDown else {
      return nil
    }
    switch device.processState(index) {
    case .active, .background: break
    default: return nil
    }
    let time = now(device)
    func isReady(_ last: UInt32, _ identifier: UInt64) -> Bool {
      (last == noTime || time >= last &+ window(.refresh))
        && device.request(index, identifier) == nil
    }
    func submit(_ trigger: Trigger, _ identifier: UInt64, at due: UInt32, _ row: DayRow) -> DayAct?
    {
      var event = DeviceEvent(.submitRequest, app: index)
      event.trigger = trigger
      event.identifier = identifier
      event.amount = Int64(due &- time) &* 1_000_000_000
      return post(event, row, isChance: true, on: device)
    }
    if apps[app].schedulesRefresh, isReady(apps[app].refreshed, 1) {
      apps[app].refreshed = time
      let due = grant(apps[app], after: time)
      if let act = submit(.appRefreshTask, 1, at: due, .refresh) { return act }
    }
    if apps[app].schedulesProcessing, isReady(apps[app].processed, 2) {
      let wait = apps[app].processed == noTime ? 0 : window(.processing)
      apps[app].processed = time
      let idle = head.charging & ~head.used & ~head.off
      let due = grant(.processing, after: time &+ wait, in: idle)
      return submit(.processingTask, 2, at: due, .processing)
    }
    return nil
  }

  // MARK: The phone

  private func phone(_ number: Int, at time: UInt32, on device: DeviceCore) -> DayAct? {
    switch PhoneStream(rawValue: number) {
    case .hour: return hour(at: time, on: device)
    case .endOfUse: return endUse(at: time, on: device)
    case .pickup:
      head.next[number] = next(head.pickupMean, after: time, in: head.used)
      guard device.head.isOn else { return nil }
      use(until: time &+ length())
      if device.head.isLocked { return post(DeviceEvent(.unlock), .use, on: device) }
      guard device.deviceStatus.front != nil else { return nil }
      leaveFront(at: time, on: device)
      return post(DeviceEvent(.home), .use, on: device)
    case .memory:
      head.next[number] = next(head.memoryMean, after: time, in: head.used)
      return pressMemory(at: time, on: device)
    case nil: return nil
    }
  }

  /// Turns the phone on or off, and changes its facts, one after the other, when an hour begins.
  private func hour(at time: UInt32, on device: DeviceCore) -> DayAct? {
    let isOff = isIn(head.off, time)
    var event: DeviceEvent?
    if isOff == device.head.isOn {
      event = DeviceEvent(isOff ? .shutdown : .boot)
    } else if device.head.isOn {
      let facts = device.head.facts
      func change(_ fact: ChangingFact, _ present: UInt8, _ hours: UInt32) {
        let value: Fact = isIn(hours, time) ? .yes : .no
        guard event == nil, present != UInt8(coding: value) else { return }
        var change = DeviceEvent(.factChange)
        change.fact = fact
        change.value = value
        event = change
      }
      change(.charging, facts.charging, head.charging)
      change(.lowPowerMode, facts.lowPowerMode, head.lowPower)
    }
    if let event, let act = post(event, .power, on: device) {
      if event.kind == .boot { use(until: time &+ 30) }
      return act
    }
    head.next[PhoneStream.hour.rawValue] = (time / 3_600 &+ 1) &* 3_600
    return nil
  }

  /// Lets the use of the phone last at least until a time.
  private func use(until time: UInt32) {
    let end = head.next[PhoneStream.endOfUse.rawValue]
    if end == noTime || end < time { head.next[PhoneStream.endOfUse.rawValue] = time }
  }

  /// Goes to the home screen, or locks the phone.
  private func endUse(at time: UInt32, on device: DeviceCore) -> DayAct? {
    let number = PhoneStream.endOfUse.rawValue
    head.next[number] = noTime
    guard device.head.isOn, !device.head.isLocked else { return nil }
    let status = device.deviceStatus
    if status.front != nil { leaveFront(at: time, on: device) }
    if status.hasSwitcher || status.front != nil && happens(.use),
      let act = post(DeviceEvent(.home), .use, on: device)
    {
      head.next[number] = time &+ 2
      return act
    }
    return post(DeviceEvent(.lock), .use, on: device)
  }

  /// Begins the transfer of the app that the user leaves, if it begins one.
  private func leaveFront(at time: UInt32, on device: DeviceCore) {
    var app = 0
    while app < Int(head.appCount) {
      if Int(apps[app].app) == device.deviceStatus.front,
        apps[app].next[AppStream.transfer.rawValue] == noTime, below(100) < apps[app].transfers
      {
        let takes = below(2 &* window(.transfer)) &+ 1
        apps[app].next[AppStream.transfer.rawValue] = later(time, by: takes, in: ~out)
      }
      app &+= 1
    }
  }

  /// Frees memory, if that reaches one of the apps of the device.
  private func pressMemory(at time: UInt32, on device: DeviceCore) -> DayAct? {
    guard device.head.isOn else { return nil }
    var oldest = never
    device.eachApp { index in
      if device.processState(index) == .suspended {
        oldest = Swift.min(oldest, device.apps[index].lastInFront)
      }
    }
    guard oldest != never else { return nil }
    let seconds = (device.head.now &- oldest) / 1_000_000_000
    guard Int64(below(window(.memory))) < seconds else { return nil }
    var event = DeviceEvent(.memoryPressure)
    event.amount = 1
    return post(event, .memory, isChance: true, on: device)
  }

  // MARK: An app

  private func happen(
    _ number: Int, to app: Int, at time: UInt32, on device: DeviceCore
  ) -> DayAct? {
    let index = Int(apps[app].app)
    guard let stream = AppStream(rawValue: number), device.isInstalled(index) else {
      apps[app].next[number] = noTime
      return nil
    }
    apps[app].next[number] = next(apps[app].means[number], after: time, in: hours(of: number))
    guard device.head.isOn || stream == .silentPush || stream == .visiblePush else { return nil }
    switch stream {
    case .open: return open(app, at: time, on: device)
    case .forceQuit: return forceQuit(app, at: time, on: device)
    case .silentPush: return push(app, at: time, on: device)
    case .visiblePush:
      if let end = outEnd(at: time, on: device) {
        return held(.visiblePush, app, until: end, .offline, rule: nil, on: device)
      }
      return trigger(.visiblePush, app, .source, on: device)
    case .heldSilent, .heldVisible: return release(stream, app, at: time, on: device)
    case .region:
      let isInside = apps[app].isInRegion
      apps[app].isInRegion = !isInside
      return comes(isInside ? .regionExit : .regionEnter, app, stream, on: device)
    case .voipPush:
      if outEnd(at: time, on: device) != nil { return nil }
      return comes(.voipPush, app, stream, on: device)
    case .bluetooth: return comes(.bluetoothCentral, app, stream, on: device)
    case .transfer:
      if let end = outEnd(at: time, on: device) {
        apps[app].next[number] = end
        return nil
      }
      return trigger(.urlSessionFinished, app, .transfer, isChance: true, on: device)
    case .fetch:
      apps[app].next[number] = grant(apps[app], after: time)
      if outEnd(at: time, on: device) != nil { return nil }
      return trigger(.backgroundFetch, app, .refresh, isChance: true, on: device)
    case .prewarm:
      guard device.processState(index) == .notRunning,
        device.relaunchAnswer(.prewarm, index).newestVerdict == .allowed
      else { return nil }
      return trigger(.prewarm, app, .prewarm, isChance: true, on: device)
    }
  }

  /// Posts an event of an app. The next one is late now and then, if the rules let the system choose
  /// when it comes.
  private func comes(
    _ event: Trigger, _ app: Int, _ stream: AppStream, on device: DeviceCore
  ) -> DayAct? {
    let isEligible = device.relaunchAnswer(event, Int(apps[app].app)).guarantee == .eligible
    let next = apps[app].next[stream.rawValue]
    if isEligible, next != noTime, !happens(.eligible) {
      apps[app].next[stream.rawValue] = next &+ below(window(.eligible))
    }
    return trigger(event, app, isEligible ? .eligible : .source, isChance: isEligible, on: device)
  }

  private func open(_ app: Int, at time: UInt32, on device: DeviceCore) -> DayAct? {
    let number = AppStream.open.rawValue
    let index = Int(apps[app].app)
    if device.head.isLocked {
      apps[app].next[number] = time &+ 2
      use(until: time &+ length() &+ 2)
      return post(DeviceEvent(.unlock), .use, on: device)
    }
    apps[app].opened = time
    use(until: time &+ length())
    // The system may prepare for the next time.
    let next = apps[app].next[number]
    if next != noTime, happens(.prewarm) {
      let lead = 60 &+ below(window(.prewarm))
      if next > time &+ lead { apps[app].next[AppStream.prewarm.rawValue] = next &- lead }
    }
    if let front = device.deviceStatus.front {
      if front == index, !device.deviceStatus.hasSwitcher { return nil }
      leaveFront(at: time, on: device)
    }
    return post(DeviceEvent(.openApp, app: index), .use, on: device)
  }

  /// Opens the app switcher, and then swipes the app away.
  private func forceQuit(_ app: Int, at time: UInt32, on device: DeviceCore) -> DayAct? {
    let number = AppStream.forceQuit.rawValue
    let index = Int(apps[app].app)
    guard device.processState(index) != .notRunning else { return nil }
    use(until: time &+ 5)
    if device.head.isLocked {
      apps[app].next[number] = time &+ 2
      return post(DeviceEvent(.unlock), .use, on: device)
    }
    if !device.deviceStatus.hasSwitcher,
      let act = post(DeviceEvent(.openSwitcher), .forceQuit, on: device)
    {
      apps[app].next[number] = time &+ 1
      return act
    }
    return post(DeviceEvent(.forceQuit, app: index), .forceQuit, on: device)
  }

  // MARK: Pushes

  /// Returns when something reaches the phone again; nil if it does now.
  private func outEnd(at time: UInt32, on device: DeviceCore) -> UInt32? {
    guard isIn(out, time) || !device.head.isOn else { return nil }
    let end = later((time / 3_600 &+ 1) &* 3_600, by: 0, in: ~out)
    return end == noTime ? noTime : end &+ below(window(.offline)) &+ 1
  }

  /// Returns when the quota of silent pushes permits one more; nil if it does now.
  private func quotaEnd(_ app: Int, at time: UInt32, _ quota: QuotaAnswer) -> UInt32? {
    guard quota.atExcess == .throttle, let count = quota.count, let window = quota.window else {
      return nil
    }
    // A day keeps the times of four pushes. If a quota permits more, it permits four here.
    let place = 4 &- Int(Swift.min(Swift.max(count, 1), 4))
    let last = apps[app].delivered[place]
    let seconds = UInt32(clamping: window.count / 1_000_000_000)
    return last == noTime || time &- last >= seconds ? nil : last &+ seconds
  }

  private func push(_ app: Int, at time: UInt32, on device: DeviceCore) -> DayAct? {
    if let end = outEnd(at: time, on: device) {
      return held(.silentPush, app, until: end, .offline, rule: nil, on: device)
    }
    let index = Int(apps[app].app)
    let answer = device.relaunchAnswer(.silentPush, index)
    guard answer.newestVerdict == .allowed else {
      return trigger(.silentPush, app, .source, on: device)
    }
    let quota = device.policy(index).quota(.silentPushes)
    if let end = quotaEnd(app, at: time, quota) {
      return held(.silentPush, app, until: end, .push, rule: quota.ruling.rule, on: device)
    }
    guard answer.guarantee == .discretionary else {
      return deliver(app, at: time, .source, isChance: false, on: device)
    }
    let isLow = device.head.facts.lowPowerMode == UInt8(coding: Fact.yes)
    let row: DayRow = isLow ? .pushLowPower : .push
    if !happens(row) {
      let end = time &+ below(window(row)) &+ 1
      return held(
        .silentPush, app, until: end, row, rule: answer.ruling.rule, isChance: true, on: device)
    }
    return deliver(app, at: time, row, isChance: true, on: device)
  }

  private func deliver(
    _ app: Int, at time: UInt32, _ row: DayRow, isChance: Bool, on device: DeviceCore
  ) -> DayAct? {
    let act = trigger(.silentPush, app, row, isChance: isChance, on: device)
    if act?.outcome.ruling.newestVerdict == .allowed {
      var place = 0
      while place < 3 {
        apps[app].delivered[place] = apps[app].delivered[place &+ 1]
        place &+= 1
      }
      apps[app].delivered[3] = time
    }
    return act
  }

  /// Delivers a push that was held, as soon as the network and the quota permit it.
  private func release(
    _ stream: AppStream, _ app: Int, at time: UInt32, on device: DeviceCore
  ) -> DayAct? {
    let number = stream.rawValue
    if let end = outEnd(at: time, on: device) {
      apps[app].next[number] = end
      return nil
    }
    guard stream == .heldSilent else { return trigger(.visiblePush, app, .offline, on: device) }
    let quota = device.policy(Int(apps[app].app)).quota(.silentPushes)
    if let end = quotaEnd(app, at: time, quota) {
      apps[app].next[number] = end
      return nil
    }
    return deliver(app, at: time, .push, isChance: false, on: device)
  }
}
