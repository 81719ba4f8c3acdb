// Errands: calls to an app outside its transitions, for triggers, notices and memory warnings.
// `callHandler` adds those for expiration handlers.

extension ErrandRecord {
  init(token: UInt32 = 0, phase: ErrandPhase) {
    self.token = token
    rawPhase = phase.rawValue
  }

  var phase: ErrandPhase {
    get { ErrandPhase(rawValue: rawPhase) ?? .none }
    set { rawPhase = newValue.rawValue }
  }

  /// Ends the errand of a wake-up that no longer counts. If the callback has not returned yet, the
  /// errand continues without a limit.
  mutating func endWake() {
    if phase == .working {
      self = ErrandRecord()
    } else {
      allowance = 0
      due = never
    }
  }
}

extension DeviceCore {
  /// Returns the index of the first entry for an errand that `isMeant` accepts; nil if there is
  /// none.
  @inline(__always)
  func errand(_ index: Int, where isMeant: (ErrandRecord) -> Bool) -> Int? {
    let errands = errands(index)
    for place in Indexes(below: DeviceLayout.errandsOfApp) {
      if isMeant(errands[place]) { return place }
    }
    return nil
  }

  /// Calls `body` with each entry for an errand of an app, including the free entries.
  @inline(__always)
  func eachErrand(_ index: Int, _ body: (inout ErrandRecord) -> Void) {
    let errands = errands(index)
    for place in Indexes(below: DeviceLayout.errandsOfApp) {
      body(&errands[place])
    }
  }

  /// Returns the index of a waiting errand; nil if there is none. If `forFront` is true, the errand
  /// waits for the app to be in front; otherwise it waits for the app to run.
  func waitingErrand(_ index: Int, forFront: Bool) -> Int? {
    errand(index) { $0.phase == .waiting && $0.isForFront == forFront }
  }

  /// Returns the index of a free entry for an errand; nil if the table is full.
  func freeErrand(_ index: Int) -> Int? {
    errand(index) { $0.phase == .none }
  }

  /// Returns whether a callback with the given allowance is outstanding.
  func isOutstanding(_ index: Int, _ allowance: Allowance) -> Bool {
    errand(index) { $0.phase == .called && $0.allowance == UInt8(coding: allowance) } != nil
  }

  /// Returns whether a callback of any errand is outstanding.
  func isCalled(_ index: Int) -> Bool {
    errand(index) { $0.phase == .called } != nil
  }

  /// Ends an errand whose time was cut short, or gives up an errand whose process ended before the
  /// errand began. Returns false if there is no such errand.
  @inline(__always)
  func endOverdue(_ index: Int) -> Bool {
    guard
      let errand = errand(index, where: { $0.due == ErrandRecord.overdue && $0.phase != .none })
    else { return false }
    if errands(index)[errand].phase == .waiting { return giveUp(errand, index) }
    timeIsOver(errand, index)
    return true
  }

  /// Gives up an errand whose process ended before the errand began. A trigger that would launch
  /// the app again is dropped, because the app might end in the same way each time. Any other
  /// trigger is kept if the rules say so, and dropped if they do not.
  private func giveUp(_ errand: Int, _ index: Int) -> Bool {
    let errands = errands(index)
    guard let trigger: Trigger = errands[errand].trigger.value() else { return drop(errand, index) }
    let answer = relaunchAnswer(trigger, index)
    if happens(answer.ruling) { return drop(errand, index) }
    takeBack(errand, index, trigger, answer)
    return true
  }

  /// Gives up an errand for which the app may not run. A request goes back to the scheduler if the
  /// rules keep it.
  private func takeBack(
    _ errand: Int, _ index: Int, _ trigger: Trigger,
    _ answer: RelaunchAnswer
  ) {
    let errands = errands(index)
    let identifier = errands[errand].identifier
    errands[errand] = ErrandRecord()
    var isRequest = false
    if trigger.submission != nil, answer.isKept, request(index, identifier) == nil {
      var request = RequestRecord()
      request.identifier = identifier
      request.due = head.now
      request.trigger = UInt8(coding: trigger)
      request.isBlocked = true
      isRequest = appendRequest(index, request)
    }
    var outcome = DeviceOutcome()
    refuse(trigger, index, answer, identifier, count: isRequest ? 0 : 1, &outcome)
  }

  /// Drops an errand for which the app does not run, and emits an effect that reports the loss.
  func drop(_ errand: Int, _ index: Int) -> Bool {
    let errands = errands(index)
    let record = errands[errand]
    errands[errand] = ErrandRecord()
    emit(.dropTrigger, index) {
      $0.rawTrigger = record.trigger
      $0.rawEvent = record.event
      $0.rawRule = head.silentRule
      $0.rawDisposition = UInt8(coding: Disposition.lost)
      $0.identifier = record.identifier
    }
    return true
  }

  /// Returns whether a launch is under way. Until the launch is over, errands wait.
  private func isLaunching(_ index: Int) -> Bool {
    let origin: AppState? = apps[index].origin.value()
    return apps[index].cause != 0 && (origin == .notRunning || origin == .prewarmed)
  }

  /// Delivers a waiting memory warning, even while another callback is outstanding.
  func warn(_ index: Int) -> Bool {
    if isLaunching(index) { return false }
    guard let errand = errand(index, where: { $0.phase == .waiting && $0.isWarning }) else {
      return false
    }
    call(errand, index)
    return true
  }

  /// Delivers an errand that waits for the app to be in front.
  func runErrandInFront(_ index: Int) -> Bool {
    guard let errand = waitingErrand(index, forFront: true) else { return false }
    call(errand, index)
    return true
  }

  /// Delivers a waiting notice.
  func runNotice(_ index: Int) -> Bool {
    let errands = errands(index)
    guard let errand = waitingErrand(index, forFront: false), errands[errand].trigger == 0 else {
      return false
    }
    call(errand, index)
    return true
  }

  /// Delivers the next errand of an app that runs.
  func runErrand(_ index: Int) -> Bool {
    let state = processState(index)
    if state.isShown, runErrandInFront(index) { return true }
    if let errand = waitingErrand(index, forFront: false) {
      call(errand, index)
      return true
    }
    return tellNotices(index)
  }

  /// Returns whether the trigger would run the app again from the state in which the app was
  /// launched or woken. The trigger is not refused just because the app runs by now.
  private func happensWhereItWas(_ trigger: Trigger, _ index: Int) -> Bool {
    guard apps[index].wasWoken, !processState(index).isShown else { return false }
    let isLaunch = apps[index].lastCause == UInt8(coding: Cause.launchBySystem)
    let answer = policy(index).relaunch(
      RelaunchQuery(
        in: isLaunch ? .notRunning : .suspended,
        after: apps[index].ended.value() ?? .neverLaunched, on: trigger,
        since: Mask(low: UInt64(apps[index].since), high: 0),
        forceQuit: apps[index].isForceQuit))
    return happens(answer.ruling, .yes)
  }

  /// Returns whether a waiting errand may still be delivered. The facts or the state of the app may
  /// have changed meanwhile. If the errand may not be delivered, the trigger is kept or dropped,
  /// and an effect says which of the two happened.
  private func isStillMeant(_ errand: Int, _ index: Int) -> Bool {
    let errands = errands(index)
    guard let trigger: Trigger = errands[errand].trigger.value(), !errands[errand].isForFront
    else { return true }
    // The second of two callbacks follows the first in any state of the app.
    if errands[errand].rule >= 0,
      let second: Callback = BookRule(Int(errands[errand].rule), in: book)
        .value(.secondCallback, .delivery), errands[errand].callback == UInt8(coding: second)
    {
      return true
    }
    let answer = relaunchAnswer(trigger, index)
    // The host decided on this trigger when the trigger came, so the host is not asked again.
    guard !happens(answer.ruling, .yes) else {
      errands[errand].callback = UInt8(coding: answer.callback)
      errands[errand].rule = answer.deliveryRule.number
      return true
    }
    if happensWhereItWas(trigger, index) { return true }
    takeBack(errand, index, trigger, answer)
    return false
  }

  /// Calls the callback of an errand. An errand without a callback becomes a notice.
  private func call(_ errand: Int, _ index: Int) {
    let errands = errands(index)
    guard isStillMeant(errand, index) else { return }
    // No clock of a wake-up runs while the app is in front.
    if errands[errand].trigger != 0, processState(index).isShown {
      errands[errand].allowance = 0
      errands[errand].due = never
    }
    let allowance: Allowance? = errands[errand].allowance.value()
    // Starts the clock, unless a request or the wake-up has already started it.
    if errands[errand].due == never, let allowance {
      let (due, rule) = limit(index, allowance)
      errands[errand].due = due
      errands[errand].limitRule = rule
    }
    var callback = errands[errand].callback
    if !implements(index, callback) {
      callback = errands[errand].second
      errands[errand].second = 0
    }
    guard implements(index, callback) else {
      tellWithoutCallback(errand, index)
      return
    }
    let returnsByItself = apps[index].replyAfter >= 0
    let id = emit(.deliverCallback, index) {
      $0.rawCallback = callback
      $0.rawTrigger = errands[errand].trigger
      $0.rawEvent = errands[errand].event
      $0.rawAllowance = errands[errand].allowance
      $0.rawRule = errands[errand].rule
      $0.rawReads = UInt8(coding: readable(index))
      $0.rawDeadline = errands[errand].due
      $0.token = errands[errand].token
      $0.identifier = errands[errand].identifier
      $0.needsReply = !returnsByItself
    }
    errands[errand].phase = .called
    errands[errand].effect = id
    if errands[errand].isWarning { postNotifications(of: callback, index) }
    guard returnsByItself else { return }
    if apps[index].replyAfter == 0 {
      returned(errand, index)
    } else {
      errands[errand].replyDue = head.now.later(by: apps[index].replyAfter)
    }
  }

  /// Posts the notifications that belong to a callback outside a transition.
  private func postNotifications(of callback: UInt8, _ index: Int) {
    guard let callback: Callback = callback.value() else { return }
    policy(index).forEach(.notification(callback)) { rule in
      emit(.postNotification, index) {
        $0.rawNotification = UInt8(
          coding: rule.value(.notification, .notification) as LifecycleNotification?)
        $0.rawRule = Int16(truncatingIfNeeded: rule.number)
      }
      return true
    }
  }

  /// Returns the state that an app can read; nil if its life cycle has no background.
  private func readable(_ index: Int) -> AppState? {
    policy(index).lifecycle.states.contains(.background) ? processState(index) : nil
  }

  private func tellWithoutCallback(_ errand: Int, _ index: Int) {
    let errands = errands(index)
    emit(.deliverNotice, index) {
      $0.rawTrigger = errands[errand].trigger
      $0.rawEvent = errands[errand].event
      $0.rawAllowance = errands[errand].allowance
      $0.rawRule = errands[errand].rule
      $0.rawDeadline = errands[errand].due
      $0.token = errands[errand].token
      $0.identifier = errands[errand].identifier
    }
    workOn(errand, index)
  }

  /// Handles the return of an errand's callback, or the time when the errand completes by itself.
  func returned(_ errand: Int, _ index: Int) {
    let errands = errands(index)
    errands[errand].effect = 0
    errands[errand].replyDue = never
    if errands[errand].phase == .working {
      errands[errand] = ErrandRecord()
    } else if errands[errand].second != 0 {
      errands[errand].callback = errands[errand].second
      errands[errand].second = 0
      errands[errand].phase = .waiting
    } else {
      workOn(errand, index)
    }
    move(index)
  }

  /// Keeps a wake-up with an allowance going until the app is done, `completeAfter` has passed, or
  /// the time is over. Ends any other errand.
  private func workOn(_ errand: Int, _ index: Int) {
    let errands = errands(index)
    let allowance: Allowance? = errands[errand].allowance.value()
    let goesOn = allowance != nil && allowance != .expirationHandler && errands[errand].trigger != 0
    let completeAfter = apps[index].completeAfter
    if goesOn, completeAfter != 0 {
      errands[errand].phase = .working
      if completeAfter > 0 { errands[errand].replyDue = head.now.later(by: completeAfter) }
    } else {
      errands[errand] = ErrandRecord()
    }
  }

  /// Acts on an errand whose time is over.
  func timeIsOver(_ errand: Int, _ index: Int) {
    let errands = errands(index)
    errands[errand].due = never
    guard let allowance: Allowance = errands[errand].allowance.value() else { return }
    if allowance == .expirationHandler { return }
    let answer = figure(index, allowance)
    switch answer.atExpiry {
    case .terminate:
      if let termination = answer.termination { endByLimit(index, termination, answer) }
    case .cancel, .markFailed:
      emit(.runExpirationHandler, index) {
        $0.token = errands[errand].token
        $0.identifier = errands[errand].identifier
        $0.rawRule = answer.rule.number
        $0.rawAllowance = UInt8(coding: allowance)
      }
      if errands[errand].phase == .called {
        errands[errand].allowance = 0
      } else {
        errands[errand] = ErrandRecord()
      }
    case .nothing: break
    default:
      if errands[errand].phase == .called {
        // The errand keeps the app running only until the callback returns.
        errands[errand].allowance = 0
      } else {
        errands[errand] = ErrandRecord()
      }
    }
    move(index)
  }

  // MARK: Notices

  /// Delivers the first waiting notice of a running app. The rules give the order of notices.
  func tellNotices(_ index: Int) -> Bool {
    guard apps[index].notices != 0 else { return false }
    var first: (event: Event, rank: Int64, callback: Callback?, rule: RuleIndex?)?
    var bits = apps[index].notices
    while bits != 0 {
      let bit = bits.trailingZeroBitCount
      bits &= bits &- 1
      guard let event = Event(given: Int32(truncatingIfNeeded: bit) &+ 1) else { continue }
      var answer = policy(index).delivery(EventQuery(event, in: .suspended))
      // During the launch, a notice may have come that does not wait for a suspended app. The
      // manner of such a notice follows from the rules for the present state.
      if answer.newestVerdict != .allowed {
        answer = policy(index).delivery(EventQuery(event, in: processState(index)))
      }
      guard happens(answer.ruling), answer.manner != nil, answer.manner != .withheld else {
        apps[index].notices &= ~(1 &<< UInt32(truncatingIfNeeded: event.place))
        continue
      }
      let rank = answer.rank ?? .max
      if first == nil || rank < first?.rank ?? .max {
        first = (event, rank, answer.callback, answer.rule)
      }
    }
    guard let first else { return false }
    apps[index].notices &= ~(1 &<< UInt32(truncatingIfNeeded: first.event.place))
    tell(index, first.event, first.callback, first.rule)
    return true
  }

  /// Delivers a notice to a running app: by the callback of the notice if the app implements it and
  /// has a free entry for an errand, otherwise by an effect. During a launch, the effect waits
  /// until the launch is over.
  func tell(_ index: Int, _ event: Event, _ callback: Callback?, _ rule: RuleIndex?) {
    let errands = errands(index)
    guard let callback, implements(index, UInt8(coding: callback)),
      let errand = freeErrand(index)
    else {
      if isLaunching(index) {
        apps[index].notices |= 1 &<< UInt32(truncatingIfNeeded: event.place)
        return
      }
      emit(.deliverNotice, index) {
        $0.rawEvent = UInt8(coding: event)
        $0.rawRule = rule.number
      }
      return
    }
    errands[errand] = ErrandRecord(phase: .waiting)
    errands[errand].event = UInt8(coding: event)
    errands[errand].callback = UInt8(coding: callback)
    errands[errand].rule = rule.number
    errands[errand].isWarning = event == .memoryWarning
    move(index)
  }
}
