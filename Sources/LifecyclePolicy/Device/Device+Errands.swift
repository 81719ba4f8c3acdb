// Errands: what an app is told outside its transitions, such as triggers, notices and memory
// warnings.

extension ErrandRecord {
  init(token: UInt32 = 0, phase: ErrandPhase) {
    self.token = token
    rawPhase = phase.rawValue
  }

  var phase: ErrandPhase {
    get { ErrandPhase(rawValue: rawPhase) ?? .none }
    set { rawPhase = newValue.rawValue }
  }
}

extension DeviceCore {
  /// Returns an errand that waits for the app to run, or, with `forFront`, to be in front.
  func waitingErrand(_ index: Int, forFront: Bool) -> UnsafeMutablePointer<ErrandRecord>? {
    var place = 0
    while place < DeviceLayout.errandsOfApp {
      let errand = errand(index, place)
      if errand.pointee.phase == .waiting, errand.pointee.isForFront == forFront { return errand }
      place &+= 1
    }
    return nil
  }

  func freeErrand(_ index: Int) -> UnsafeMutablePointer<ErrandRecord>? {
    var place = 0
    while place < DeviceLayout.errandsOfApp {
      if errand(index, place).pointee.phase == .none { return errand(index, place) }
      place &+= 1
    }
    return nil
  }

  /// Returns whether a callback with an allowance is outstanding.
  func isOutstanding(_ index: Int, _ allowance: Allowance) -> Bool {
    var place = 0
    while place < DeviceLayout.errandsOfApp {
      let errand = errand(index, place).pointee
      if errand.phase == .called, errand.allowance == UInt8(coding: allowance) { return true }
      place &+= 1
    }
    return false
  }

  /// Returns whether a callback of an errand is outstanding.
  func isCalled(_ index: Int) -> Bool {
    var place = 0
    while place < DeviceLayout.errandsOfApp {
      if errand(index, place).pointee.phase == .called { return true }
      place &+= 1
    }
    return false
  }

  /// Ends an errand whose time was cut short, or gives up one whose process ended before it began.
  /// Returns false if there is none.
  func endOverdue(_ index: Int) -> Bool {
    var place = 0
    while place < DeviceLayout.errandsOfApp {
      let errand = errand(index, place)
      if errand.pointee.phase != .none, errand.pointee.due == ErrandRecord.overdue {
        if errand.pointee.phase == .waiting { return giveUp(errand, index) }
        timeIsOver(errand, index)
        return true
      }
      place &+= 1
    }
    return false
  }

  /// Gives up an errand whose process ended before the app was told. A trigger that would launch
  /// the app again is dropped, because the app may end in the same way each time. Any other trigger
  /// is kept where the rules say so, and dropped otherwise.
  private func giveUp(_ errand: UnsafeMutablePointer<ErrandRecord>, _ index: Int) -> Bool {
    guard let trigger: Trigger = errand.pointee.trigger.value() else { return drop(errand, index) }
    let answer = relaunchAnswer(trigger, index)
    if happens(answer.ruling) { return drop(errand, index) }
    takeBack(errand, index, trigger, answer)
    return true
  }

  /// Refuses an errand after all. A request goes back to the scheduler if the rules keep it.
  private func takeBack(
    _ errand: UnsafeMutablePointer<ErrandRecord>, _ index: Int, _ trigger: Trigger,
    _ answer: RelaunchAnswer
  ) {
    let identifier = errand.pointee.identifier
    errand.pointee = ErrandRecord()
    var isRequest = false
    if trigger.submission != nil, answer.isKept, request(index, identifier) == nil {
      var request = RequestRecord()
      request.identifier = identifier
      request.due = head.pointee.now
      request.trigger = UInt8(coding: trigger)
      request.isBlocked = true
      isRequest = appendRequest(index, request)
    }
    var outcome = DeviceOutcome()
    refuse(trigger, index, answer, identifier, count: isRequest ? 0 : 1, &outcome)
  }

  /// Drops an errand for which the app does not run, and emits an effect that says so.
  func drop(_ errand: UnsafeMutablePointer<ErrandRecord>, _ index: Int) -> Bool {
    let record = errand.pointee
    errand.pointee = ErrandRecord()
    emit(.dropTrigger, index) {
      $0.rawTrigger = record.trigger
      $0.rawEvent = record.event
      $0.rawRule = book.choice("choice.unspecified").number
      $0.rawDisposition = UInt8(coding: Disposition.lost)
      $0.identifier = record.identifier
    }
    return true
  }

  /// Returns whether a launch is under way. Until it is over, the app cannot be told of anything.
  private func isLaunching(_ index: Int) -> Bool {
    let origin: AppState? = app(index).pointee.origin.value()
    return app(index).pointee.cause != 0 && (origin == .notRunning || origin == .prewarmed)
  }

  /// Delivers a memory warning that waits, even while another callback is outstanding.
  func warn(_ index: Int) -> Bool {
    if isLaunching(index) { return false }
    var place = 0
    while place < DeviceLayout.errandsOfApp {
      let errand = errand(index, place)
      if errand.pointee.phase == .waiting, errand.pointee.isWarning {
        call(errand, index)
        return true
      }
      place &+= 1
    }
    return false
  }

  /// Delivers an errand that waits for the app to be in front.
  func runErrandInFront(_ index: Int) -> Bool {
    guard let errand = waitingErrand(index, forFront: true) else { return false }
    call(errand, index)
    return true
  }

  /// Delivers a notice that waits.
  func runNotice(_ index: Int) -> Bool {
    guard let errand = waitingErrand(index, forFront: false), errand.pointee.trigger == 0 else {
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

  /// Returns whether the trigger would run the app again from the state in which it was launched or
  /// woken. That the app runs by now does not count against it.
  private func happensWhereItWas(_ trigger: Trigger, _ index: Int) -> Bool {
    let record = app(index)
    guard record.pointee.wasWoken, !processState(index).isShown else { return false }
    let isLaunch = record.pointee.lastCause == UInt8(coding: Cause.launchBySystem)
    let answer = policy(index).relaunch(
      RelaunchQuery(
        in: isLaunch ? .notRunning : .suspended,
        after: record.pointee.ended.value() ?? .neverLaunched, on: trigger,
        since: Mask(low: UInt64(record.pointee.since), high: 0),
        forceQuit: record.pointee.isForceQuit))
    return happens(answer.ruling, isDecided: true)
  }

  /// Returns whether an app may still be told of an errand that has waited. Facts, or its state,
  /// may have changed meanwhile. If it may not be told, the trigger is kept or dropped, with an
  /// effect that says so.
  private func isStillMeant(
    _ errand: UnsafeMutablePointer<ErrandRecord>, _ index: Int
  ) -> Bool {
    guard let trigger: Trigger = errand.pointee.trigger.value(), !errand.pointee.isForFront
    else { return true }
    // The second of two callbacks follows the first, whatever state the app is in by then.
    if errand.pointee.rule >= 0,
      let second: Callback = BookRule(Int(errand.pointee.rule), in: book)
        .value(.secondCallback, .delivery), errand.pointee.callback == UInt8(coding: second)
    {
      return true
    }
    let answer = relaunchAnswer(trigger, index)
    guard !happens(answer.ruling, isDecided: true) else {
      errand.pointee.callback = UInt8(coding: answer.callback)
      errand.pointee.rule = answer.deliveryRule.number
      return true
    }
    if happensWhereItWas(trigger, index) { return true }
    takeBack(errand, index, trigger, answer)
    return false
  }

  /// Calls the callback of an errand. An errand without a callback becomes a notice.
  private func call(_ errand: UnsafeMutablePointer<ErrandRecord>, _ index: Int) {
    guard isStillMeant(errand, index) else { return }
    let record = app(index)
    // No clock of a wake-up runs while the app is in front.
    if errand.pointee.trigger != 0, processState(index).isShown {
      errand.pointee.allowance = 0
      errand.pointee.due = never
    }
    let allowance: Allowance? = errand.pointee.allowance.value()
    // A clock that a request or the wake-up has started keeps running.
    if errand.pointee.due == never, let allowance {
      let (due, rule) = limit(index, allowance)
      errand.pointee.due = due
      errand.pointee.limitRule = rule
    }
    var callback = errand.pointee.callback
    if !implements(index, callback) {
      callback = errand.pointee.second
      errand.pointee.second = 0
    }
    guard implements(index, callback) else {
      tellWithoutCallback(errand, index)
      return
    }
    let returnsByItself = record.pointee.replyAfter >= 0
    let id = emit(.deliverCallback, index) {
      $0.rawCallback = callback
      $0.rawTrigger = errand.pointee.trigger
      $0.rawEvent = errand.pointee.event
      $0.rawAllowance = errand.pointee.allowance
      $0.rawRule = errand.pointee.rule
      $0.rawReads = UInt8(coding: readable(index))
      $0.deadline = errand.pointee.due
      $0.token = errand.pointee.token
      $0.identifier = errand.pointee.identifier
      $0.needsReply = !returnsByItself
    }
    errand.pointee.phase = .called
    errand.pointee.effect = id
    if errand.pointee.isWarning { postNotifications(of: callback, index) }
    guard returnsByItself else { return }
    if record.pointee.replyAfter == 0 {
      returned(errand, index)
    } else {
      errand.pointee.replyDue = head.pointee.now.later(by: record.pointee.replyAfter)
    }
  }

  /// Posts the notifications that go with a callback outside a transition.
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

  /// Returns the state that an app can read; nil where its life cycle has no background.
  private func readable(_ index: Int) -> AppState? {
    policy(index).lifecycle.states.contains(.background) ? processState(index) : nil
  }

  private func tellWithoutCallback(
    _ errand: UnsafeMutablePointer<ErrandRecord>, _ index: Int
  ) {
    emit(.deliverNotice, index) {
      $0.rawTrigger = errand.pointee.trigger
      $0.rawEvent = errand.pointee.event
      $0.rawAllowance = errand.pointee.allowance
      $0.rawRule = errand.pointee.rule
      $0.deadline = errand.pointee.due
      $0.token = errand.pointee.token
      $0.identifier = errand.pointee.identifier
    }
    workOn(errand, index)
  }

  /// Takes the return of an errand's callback.
  func returned(_ errand: UnsafeMutablePointer<ErrandRecord>, _ index: Int) {
    errand.pointee.effect = 0
    errand.pointee.replyDue = never
    if errand.pointee.second != 0 {
      errand.pointee.callback = errand.pointee.second
      errand.pointee.second = 0
      errand.pointee.phase = .waiting
    } else {
      workOn(errand, index)
    }
    move(index)
  }

  /// Keeps an errand with an allowance going until the app is done or the time is over. Ends any
  /// other.
  private func workOn(_ errand: UnsafeMutablePointer<ErrandRecord>, _ index: Int) {
    let allowance: Allowance? = errand.pointee.allowance.value()
    let goesOn = allowance != nil && allowance != .expirationHandler && errand.pointee.trigger != 0
    if goesOn {
      errand.pointee.phase = .working
    } else {
      errand.pointee = ErrandRecord()
    }
  }

  /// Acts on an errand whose time is over.
  func timeIsOver(_ errand: UnsafeMutablePointer<ErrandRecord>, _ index: Int) {
    errand.pointee.due = never
    guard let allowance: Allowance = errand.pointee.allowance.value() else { return }
    if allowance == .expirationHandler { return }
    let answer = figure(index, allowance)
    switch answer.atExpiry {
    case .terminate:
      if let termination = answer.termination { endByLimit(index, termination, answer) }
    case .cancel, .markFailed:
      emit(.runExpirationHandler, index) {
        $0.token = errand.pointee.token
        $0.identifier = errand.pointee.identifier
        $0.rawRule = answer.rule.number
        $0.rawAllowance = UInt8(coding: allowance)
      }
      if errand.pointee.phase == .called {
        errand.pointee.allowance = 0
      } else {
        errand.pointee = ErrandRecord()
      }
    case .nothing: break
    default:
      if errand.pointee.phase == .called {
        // The errand keeps the app running only until its callback returns.
        errand.pointee.allowance = 0
      } else {
        errand.pointee = ErrandRecord()
      }
    }
    move(index)
  }

  // MARK: Notices

  /// Tells an app that runs of the first notice that has waited, in the order of the rules.
  func tellNotices(_ index: Int) -> Bool {
    let record = app(index)
    guard record.pointee.notices != 0 else { return false }
    var first: (event: Event, rank: Int64, callback: Callback?, rule: RuleIndex?)?
    var bits = record.pointee.notices
    while bits != 0 {
      let bit = bits.trailingZeroBitCount
      bits &= bits &- 1
      guard let event = Event(given: Int32(truncatingIfNeeded: bit) &+ 1) else { continue }
      var answer = policy(index).delivery(EventQuery(event, in: .suspended))
      // A notice that came during the launch may be of a kind that does not wait for a suspended
      // app.
      if answer.newestVerdict != .allowed {
        answer = policy(index).delivery(EventQuery(event, in: processState(index)))
      }
      guard happens(answer.ruling), answer.manner != nil, answer.manner != .withheld else {
        record.pointee.notices &= ~(1 &<< UInt32(truncatingIfNeeded: event.place))
        continue
      }
      let rank = answer.rank ?? .max
      if first == nil || rank < first?.rank ?? .max {
        first = (event, rank, answer.callback, answer.rule)
      }
    }
    guard let first else { return false }
    record.pointee.notices &= ~(1 &<< UInt32(truncatingIfNeeded: first.event.place))
    tell(index, first.event, first.callback, first.rule)
    return true
  }

  /// Tells an app that runs of a notice, by its callback if the app implements it.
  func tell(_ index: Int, _ event: Event, _ callback: Callback?, _ rule: RuleIndex?) {
    guard let callback, implements(index, UInt8(coding: callback)),
      let errand = freeErrand(index)
    else {
      if isLaunching(index) {
        app(index).pointee.notices |= 1 &<< UInt32(truncatingIfNeeded: event.place)
        return
      }
      emit(.deliverNotice, index) {
        $0.rawEvent = UInt8(coding: event)
        $0.rawRule = rule.number
      }
      return
    }
    errand.pointee = ErrandRecord(phase: .waiting)
    errand.pointee.event = UInt8(coding: event)
    errand.pointee.callback = UInt8(coding: callback)
    errand.pointee.rule = rule.number
    errand.pointee.isWarning = event == .memoryWarning
    move(index)
  }
}
