// The acts of the system: it raises triggers that may launch or wake an app, and sends notices to
// apps that run.

extension RelaunchAnswer {
  /// True if a trigger that does not run the app is kept.
  var isKept: Bool { disposition != nil && disposition != .lost && occasion != nil }
}

extension DeviceCore {
  /// Raises a trigger: something happened that may launch or wake an app.
  ///
  /// If the rules refuse the trigger, but keep it for later, the trigger is kept `count` times. A
  /// request to the scheduler stays with the scheduler instead.
  @discardableResult
  func raise(
    _ trigger: Trigger, _ index: Int, identifier: UInt64, isRequest: Bool = false,
    count: UInt16 = 1, _ decision: Fact = .no
  ) -> DeviceOutcome {
    let state = livingState(index)
    let answer = relaunchAnswer(trigger, index)
    var outcome = DeviceOutcome(answer.ruling)
    guard happens(&outcome, decision) else {
      if outcome.isUndecided { return outcome }
      refuse(trigger, index, answer, identifier, count: isRequest ? 0 : count, &outcome)
      return outcome
    }
    if answer.launchState == .inactive, !state.isShown {
      let opened = open(index, trigger, scene: 0, decision)
      if opened.status == .taken, opened.ruling.newestVerdict == .forbidden {
        sayLost(trigger, index, opened.ruling.rule)
      }
      return opened
    }
    if answer.launchState == .prewarmed {
      apps[index].isPrewarming = true
      move(index)
      return outcome
    }
    guard freeErrand(index) != nil else { return DeviceOutcome(full: .trigger) }
    add(trigger, index, &outcome, answer, identifier)
    return outcome
  }

  /// Returns whether a trigger runs an app in its present state.
  func relaunchAnswer(_ trigger: Trigger, _ index: Int) -> RelaunchAnswer {
    return policy(index).relaunch(
      RelaunchQuery(
        in: livingState(index), after: apps[index].ended.value() ?? .neverLaunched,
        on: trigger, since: Mask(low: UInt64(apps[index].since), high: 0),
        forceQuit: apps[index].isForceQuit))
  }

  /// Raises every trigger that the device raises by itself on an occasion: when the device starts,
  /// when a process ends, or at intervals. The triggers come in the order of their numbers. If the
  /// app has no free entry for an errand, the trigger is kept once.
  func raiseOwn(_ occasion: Origin, _ index: Int, _ decision: Fact = .no) {
    for trigger in Mask<Trigger>(low: head.ownTriggers, high: 0).values {
      let found = policy(index).findDelivery(trigger)
      guard found.rule >= 0, !found.isAbsent,
        BookRule(found.rule, in: book).value(.origin, .delivery) == occasion
      else { continue }
      let answer = relaunchAnswer(trigger, index)
      guard happens(answer.ruling, decision) else { continue }
      if freeErrand(index) != nil {
        var outcome = DeviceOutcome()
        add(trigger, index, &outcome, answer, 0)
      } else if !hold(trigger, index, HeldRecord.now, 1, .retried) {
        sayLost(trigger, index, answer.rule)
      }
    }
  }

  /// Emits an effect that says that a trigger is lost.
  func sayLost(_ trigger: Trigger, _ index: Int, _ rule: RuleIndex?) {
    emit(.dropTrigger, index) {
      $0.rawTrigger = UInt8(coding: trigger)
      $0.rawRule = (rule ?? head.silentRule.rule).number
      $0.rawDisposition = UInt8(coding: Disposition.lost)
    }
  }

  /// Keeps or drops a trigger that does not run the app, and emits an effect that says which of the
  /// two happened. A count of 0 stands for a request, which the scheduler keeps.
  func refuse(
    _ trigger: Trigger, _ index: Int, _ answer: RelaunchAnswer, _ identifier: UInt64,
    count: UInt16, _ outcome: inout DeviceOutcome
  ) {
    outcome.disposition = answer.disposition
    outcome.occasion = answer.occasion
    var isKept = answer.isKept
    if isKept, count > 0 {
      isKept = hold(
        trigger, index, UInt8(coding: answer.occasion), count, answer.disposition ?? .retried)
      if !isKept { outcome.disposition = .lost }
    }
    emit(isKept ? .keepTrigger : .dropTrigger, index) {
      $0.rawTrigger = UInt8(coding: trigger)
      $0.identifier = identifier
      $0.rawRule = (answer.rule ?? head.silentRule.rule).number
      $0.rawDisposition = UInt8(coding: isKept ? answer.disposition : .lost)
      $0.rawOccasion = UInt8(coding: isKept ? answer.occasion : nil)
    }
  }

  /// Keeps a trigger. If the disposition is `queued`, the trigger is kept `count` more times than
  /// before; otherwise, it is kept once. Returns false if the table is full.
  @discardableResult
  func hold(
    _ trigger: Trigger, _ index: Int, _ occasion: UInt8, _ count: UInt16,
    _ disposition: Disposition
  ) -> Bool {
    let number = UInt8(coding: trigger)
    let held = held(index)
    for place in Indexes(below: DeviceLayout.heldOfApp) {
      if held[place].trigger == number || held[place].trigger == 0 {
        held[place].trigger = number
        held[place].occasion = occasion
        let (sum, overflows) = held[place].count.addingReportingOverflow(count)
        switch disposition {
        case .queued: held[place].count = overflows ? .max : sum
        case .newestHeld: held[place].count = HeldRecord.newestAlone
        case .lost, .retried: held[place].count = 1
        }
        return true
      }
    }
    return false
  }

  /// Adds an errand that delivers a trigger as soon as the app runs. If the trigger brings the app
  /// to the front, the errand waits until the app is in front.
  func add(_ trigger: Trigger, _ index: Int, _ outcome: inout DeviceOutcome) {
    let answer = policy(index).relaunch(RelaunchQuery(in: .suspended, on: trigger))
    add(trigger, index, &outcome, answer, 0)
  }

  private func add(
    _ trigger: Trigger, _ index: Int, _ outcome: inout DeviceOutcome, _ answer: RelaunchAnswer,
    _ identifier: UInt64
  ) {
    guard let errand = freeErrand(index) else { return }
    let errands = errands(index)
    apps[index].lastWake &+= 1
    errands[errand] = ErrandRecord(token: apps[index].lastWake, phase: .waiting)
    errands[errand].trigger = UInt8(coding: trigger)
    errands[errand].identifier = identifier
    errands[errand].callback = UInt8(coding: answer.callback)
    errands[errand].allowance = UInt8(coding: answer.allowance)
    errands[errand].rule = answer.deliveryRule.number
    // The errand waits for the front only if the trigger itself brings the app to the front.
    errands[errand].isForFront =
      answer.launchState == .inactive
      && policy(index).relaunch(RelaunchQuery(in: .suspended, on: trigger)).launchState == .inactive
    if let delivery = answer.deliveryRule.map({ policy(index).rule($0) }) {
      let second: Callback? = delivery.value(.secondCallback, .delivery)
      errands[errand].second = UInt8(coding: second)
    }
    outcome.token = errands[errand].token
    move(index)
  }

  func notice(_ event: DeviceEvent) -> DeviceOutcome {
    guard let notice = event.notice else { return DeviceOutcome(bad: .notice) }
    if event.app != 0 {
      return self.notice(notice, event.app, event.value, event.decision)
    }
    eachApp { self.notice(notice, $0, event.value, event.decision) }
    return DeviceOutcome()
  }

  @discardableResult
  func notice(_ event: Event, _ index: Int, _ value: Fact, _ decision: Fact) -> DeviceOutcome {
    let state = processState(index)
    let answer = policy(index).delivery(EventQuery(event, in: state))
    var outcome = DeviceOutcome(answer.ruling)
    guard happens(&outcome, decision) else { return outcome }
    let bit = UInt32(1) &<< UInt32(truncatingIfNeeded: event.place)
    switch answer.manner {
    case .atOnce:
      if state == .suspended {
        if let trigger = answer.trigger {
          outcome.isUndecided = raise(trigger, index, identifier: 0, decision).isUndecided
        } else {
          apps[index].notices |= bit
        }
      } else if state != .notRunning, state != .prewarmed {
        tell(index, event, answer.callback, answer.rule)
      }
    case .coalesced, .queued:
      // If the notice of the beginning still waits, the notice of the end cancels it: the app gets
      // neither.
      let cancels = answer.merging == .net && value == .no && apps[index].notices & bit != 0
      if cancels { apps[index].notices &= ~bit } else { apps[index].notices |= bit }
    case .toUser:
      emit(.showToUser, index) {
        $0.rawEvent = UInt8(coding: event)
        $0.rawRule = answer.rule.number
      }
    case .withheld, .afterCallback, nil: break
    }
    return outcome
  }
}
