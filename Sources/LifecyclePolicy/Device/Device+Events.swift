// What a host tells a device: an event changes the world, and the apps go towards what it asks.

extension DeviceCore {
  /// Takes an event. Where the status is not `taken`, nothing was changed.
  package func post(_ event: DeviceEvent) -> DeviceOutcome {
    if isStalled { settle() }
    guard !isStalled, hasRoom else { return DeviceOutcome(.queueFull) }
    if let status = refusal(of: event) { return DeviceOutcome(status) }
    let outcome = take(event)
    settle()
    return outcome
  }

  /// Why an event cannot be taken.
  private func refusal(of event: DeviceEvent) -> DeviceStatus? {
    if event.kind == .boot { return head.pointee.isOn ? .badValue : nil }
    guard head.pointee.isOn, !head.pointee.isShuttingDown else { return .off }
    let isOfApp = event.kind.isOfApp
    if isOfApp || event.app != -1 {
      guard isInstalled(event.app) else { return .noSuchApp }
    }
    if event.kind.isReport {
      let process = app(event.app).pointee.process
      guard process != 0, event.process == 0 || event.process == process else {
        return .noSuchProcess
      }
      if event.kind != .end, processState(event.app) == .suspended { return .suspended }
    }
    return nil
  }

  private func take(_ event: DeviceEvent) -> DeviceOutcome {
    switch event.kind {
    case .boot: return boot()
    case .shutdown: return shutDown(.systemShutdown)
    case .batteryEmpty: return shutDown(.lowBatteryShutdown)
    case .lock: return lock()
    case .unlock: return unlock()
    case .home: return goHome(.homeButton)
    case .openSwitcher: return addCover(DeviceCore.switcher, .appSwitcherOpen, nil)
    case .closeSwitcher: return removeCover(DeviceCore.switcher)
    case .openApp: return open(event.app, event.trigger ?? .userTap, scene: event.scene)
    case .forceQuit: return forceQuit(event.app)
    case .beginInterruption, .ignoreInterruption, .acceptInterruption: return interrupt(event)
    case .memoryPressure:
      guard event.amount > 0 else { return DeviceOutcome(.badValue) }
      head.pointee.purgeBytes = event.amount
      purgeOn()
      return DeviceOutcome()
    case .factChange: return changeFact(event)
    case .trigger:
      guard let trigger = event.trigger else { return DeviceOutcome(.badValue) }
      return raise(trigger, event.app, identifier: event.identifier)
    case .notice: return notice(event)
    case .end: return endByHost(event)
    case .beginTask: return beginTask(event.app)
    case .endTask: return endTask(event)
    case .complete: return complete(event)
    case .beginActivity, .endActivity: return changeActivity(event)
    case .submitRequest: return submit(event)
    case .cancelRequest: return cancel(event)
    case .footprint:
      app(event.app).pointee.footprint = Swift.max(event.amount, 0)
      return DeviceOutcome()
    case .requestScene, .closeScene, .disconnectScene: return changeScene(event)
    case .keepAlive: return setKeepAlive(event)
    }
  }
}

extension Occurrence {
  /// Whether it is about one app.
  fileprivate var isOfApp: Bool {
    switch self {
    case .openApp, .forceQuit, .trigger, .end, .beginTask, .endTask, .complete, .beginActivity,
      .endActivity, .submitRequest, .cancelRequest, .footprint, .requestScene, .closeScene,
      .disconnectScene, .keepAlive:
      true
    case .boot, .shutdown, .batteryEmpty, .lock, .unlock, .home, .openSwitcher, .closeSwitcher,
      .beginInterruption, .ignoreInterruption, .acceptInterruption, .memoryPressure, .factChange,
      .notice:
      false
    }
  }

  /// Whether a process reports it of itself.
  fileprivate var isReport: Bool {
    switch self {
    case .end, .beginTask, .endTask, .complete, .beginActivity, .endActivity, .submitRequest,
      .footprint, .keepAlive:
      true
    default: false
    }
  }
}

// MARK: - The device

extension DeviceCore {
  private func boot() -> DeviceOutcome {
    head.pointee.isOn = true
    let hasPasscode = head.pointee.facts.passcode == UInt8(coding: Fact.yes)
    head.pointee.isLocked = hasPasscode
    setFacts { facts in
      facts.deviceLocked = UInt8(coding: hasPasscode ? Fact.yes : .no)
      facts.firstUnlockDone = UInt8(coding: hasPasscode ? Fact.no : .yes)
    }
    eachApp { index in
      let record = app(index)
      record.pointee.since |= Since.reboot.bit
      raise(policyRecord(Int(record.pointee.policy)).pointee.bootTriggers, index)
    }
    if !hasPasscode { unlockFirst() }
    return DeviceOutcome()
  }

  private func shutDown(_ cause: Cause) -> DeviceOutcome {
    head.pointee.isShuttingDown = true
    head.pointee.shutdownCause = UInt8(coding: cause)
    goOff()
    return DeviceOutcome()
  }

  private func lock() -> DeviceOutcome {
    guard !head.pointee.isLocked else { return DeviceOutcome() }
    head.pointee.isLocked = true
    setFacts { $0.deviceLocked = UInt8(coding: Fact.yes) }
    eachInFront { leave($0, .deviceLock) }
    tellOfProtectedData()
    return DeviceOutcome()
  }

  private func unlock() -> DeviceOutcome {
    guard head.pointee.isLocked else { return DeviceOutcome() }
    head.pointee.isLocked = false
    let isFirst = head.pointee.facts.firstUnlockDone == UInt8(coding: Fact.no)
    setFacts { facts in
      facts.deviceLocked = UInt8(coding: Fact.no)
      facts.firstUnlockDone = UInt8(coding: Fact.yes)
    }
    eachInFront { index in
      app(index).pointee.leaving = 0
      app(index).pointee.opening = UInt8(coding: Cause.deviceUnlock)
      move(index)
    }
    tellOfProtectedData()
    if isFirst { unlockFirst() }
    eachApp { askAgain($0, .unlock) }
    return DeviceOutcome()
  }

  private func unlockFirst() {
    eachApp { index in
      app(index).pointee.since |= Since.unlock.bit
      askAgain(index, .firstUnlock)
      askAgain(index, .conditionsMet)
    }
  }

  /// Apps that are not in front learn it as a notice; the one in front by its transition.
  private func tellOfProtectedData() {
    guard head.pointee.facts.passcode == UInt8(coding: Fact.yes) else { return }
    eachApp { index in
      if !isInFront(index) {
        notice(.protectedDataChange, index, head.pointee.isLocked ? .no : .yes)
      }
    }
  }

  private func changeFact(_ event: DeviceEvent) -> DeviceOutcome {
    guard let fact = event.fact, event.value != .unknown else { return DeviceOutcome(.badValue) }
    setFacts { $0.set(fact, event.value) }
    eachApp { askAgain($0, .conditionsMet) }
    return DeviceOutcome()
  }

  /// Changes facts, and what follows from them for every policy.
  private func setFacts(_ change: (inout FactRecord) -> Void) {
    change(&head.pointee.facts)
    prepareAll()
  }

  func eachApp(_ body: (Int) -> Void) {
    var index = 0
    while index < appCount {
      if app(index).pointee.isInstalled { body(index) }
      index &+= 1
    }
  }

  private func eachInFront(_ body: (Int) -> Void) {
    let (first, second) = head.pointee.front
    if first != noEntry { body(Int(first)) }
    if second != noEntry { body(Int(second)) }
  }

  private func leave(_ index: Int, _ cause: Cause) {
    app(index).pointee.leaving = UInt8(coding: cause)
    app(index).pointee.opening = 0
    move(index)
  }
}

// MARK: - The user

extension DeviceCore {
  private func goHome(_ cause: Cause) -> DeviceOutcome {
    guard !head.pointee.isLocked else { return refused("choice.user-while-locked") }
    eachInFront { leave($0, cause) }
    head.pointee.front = (noEntry, noEntry)
    head.pointee.covers = 0
    return DeviceOutcome()
  }

  /// The user opens an app; what is in front leaves.
  private func open(_ index: Int, _ trigger: Trigger, scene: UInt32) -> DeviceOutcome {
    guard !head.pointee.isLocked else { return refused("choice.user-while-locked") }
    var wanted: UInt16 = noEntry
    if hasScenes(index) {
      guard let entry = sceneToOpen(index, scene) else { return DeviceOutcome(.noSuchScene) }
      wanted = entry
    }
    let record = app(index)
    let state = processState(index)
    var outcome = DeviceOutcome()
    if state == .notRunning || state == .prewarmed {
      let answer = policy(index).transition(
        TransitionQuery(from: state, cause: .launchByUser))
      outcome.ruling = answer.ruling
      guard answer.newestVerdict == .allowed else { return outcome }
    }
    if trigger != .userTap, freeErrand(index) == nil { return DeviceOutcome(.noRoom) }
    if let place = place(of: DeviceCore.switcher) { setCover(place, 0) }
    if !isInFront(index) {
      eachInFront { leave($0, causeOfSwitching($0)) }
      head.pointee.front = (UInt16(truncatingIfNeeded: index), noEntry)
      head.pointee.covers = 0
    }
    if wanted != noEntry {
      self.scene(wanted).pointee.isWanted = true
      self.scene(wanted).pointee.leaving = 0
    }
    record.pointee.leaving = 0
    record.pointee.opening = UInt8(coding: Cause.returnByUser)
    record.pointee.isForceQuit = false
    if state == .notRunning { record.pointee.since |= Since.userLaunch.bit }
    record.pointee.openTrigger = UInt8(coding: trigger)
    let connects =
      wanted != noEntry && self.state(Subject(app: index, scene: wanted)) == .sceneUnattached
    // A scene that connects is told of it as it connects.
    if trigger != .userTap, !(connects && launchCallback(index, trigger) != nil) {
      add(trigger, index, &outcome)
    }
    askAgain(index, .userLaunch)
    move(index)
    return outcome
  }

  /// The callback of a launch that tells an app of a trigger.
  func launchCallback(_ index: Int, _ trigger: Trigger) -> Callback? {
    let found = policy(index).findDelivery(trigger)
    return found.rule < 0 || found.isAbsent
      ? nil : BookRule(found.rule, in: book).value(.launchCallback, .delivery)
  }

  /// Where apps cannot be changed at once, the user goes to the home screen first.
  func causeOfSwitching(_ index: Int) -> Cause {
    guard let name = policy(index).lifecycle.lifecycle else { return .homeButton }
    return policy(index).absence(of: .appSwitch, name) == nil ? .appSwitch : .homeButton
  }

  /// The scene that the user goes to: the one that is named, or the first.
  private func sceneToOpen(_ index: Int, _ identifier: UInt32) -> UInt16? {
    identifier == 0 ? firstScene(index) : sceneEntry(index, identifier)
  }

  private func firstScene(_ index: Int) -> UInt16? {
    let first = app(index).pointee.firstScene
    return first == noEntry ? addScene(index, 1) : first
  }

  private func forceQuit(_ index: Int) -> DeviceOutcome {
    guard !head.pointee.isLocked else { return refused("choice.user-while-locked") }
    if livingState(index) == .notRunning {
      let answer = policy(index).transition(
        TransitionQuery(from: .notRunning, to: .notRunning, cause: .userForceQuit))
      if answer.newestVerdict == .allowed { app(index).pointee.isForceQuit = true }
      return DeviceOutcome(answer.ruling)
    }
    return DeviceOutcome(order(index, .userForceQuit))
  }

  /// Something covers the screen.
  private func addCover(
    _ kind: UInt8, _ cause: Cause, _ interruption: Interruption?
  ) -> DeviceOutcome {
    if place(of: kind) != nil { return DeviceOutcome() }
    var outcome = DeviceOutcome()
    let front = head.pointee.front.0
    if front != noEntry {
      let answer = policy(Int(front)).transition(
        TransitionQuery(from: .active, to: .inactive, cause: cause, interruption: interruption))
      outcome.ruling = answer.ruling
      guard answer.newestVerdict == .allowed else { return outcome }
    }
    guard let place = place(of: 0) else { return DeviceOutcome(.noRoom) }
    setCover(place, kind)
    eachInFront { move($0) }
    return outcome
  }

  private func removeCover(_ kind: UInt8) -> DeviceOutcome {
    guard let place = place(of: kind) else { return DeviceOutcome(.badValue) }
    setCover(place, 0)
    eachInFront { move($0) }
    return DeviceOutcome()
  }

  private func interrupt(_ event: DeviceEvent) -> DeviceOutcome {
    guard let interruption = event.interruption else { return DeviceOutcome(.badValue) }
    let kind = UInt8(coding: interruption)
    switch event.kind {
    case .beginInterruption: return addCover(kind, .interruptionBegin, interruption)
    case .ignoreInterruption: return removeCover(kind)
    default:
      guard place(of: kind) != nil else { return DeviceOutcome(.badValue) }
      _ = removeCover(kind)
      // While the device is locked nothing else comes to the front.
      guard !head.pointee.isLocked else { return DeviceOutcome() }
      eachInFront { leave($0, .interruptionAccepted) }
      head.pointee.front = (noEntry, noEntry)
      head.pointee.covers = 0
      return event.app == -1 ? DeviceOutcome() : open(event.app, .userTap, scene: 0)
    }
  }

  /// What a choice of the rule book refuses.
  private func refused(_ rule: Text) -> DeviceOutcome {
    var outcome = DeviceOutcome()
    outcome.ruling.verdict = .forbidden
    outcome.ruling.newestVerdict = .forbidden
    outcome.ruling.rule = book.choice(rule)
    return outcome
  }
}

extension Book {
  /// The choice of a name.
  func choice(_ id: Text) -> RuleIndex? {
    let first = first(.choice)
    var number = first
    while number < first &+ count(.choice) {
      if BookRule(number, in: self).id.isSame(as: id) { return RuleIndex(number) }
      number &+= 1
    }
    return nil
  }
}

// MARK: - The system

extension DeviceCore {
  /// Something happens that may launch or wake an app.
  @discardableResult
  func raise(_ trigger: Trigger, _ index: Int, identifier: UInt64) -> DeviceOutcome {
    let record = app(index)
    let state = livingState(index)
    let ended: Termination = record.pointee.ended.value() ?? .neverLaunched
    let answer = policy(index).relaunch(
      RelaunchQuery(
        in: state, after: ended, on: trigger,
        since: Mask(low: UInt64(record.pointee.since), high: 0),
        forceQuit: record.pointee.isForceQuit))
    var outcome = DeviceOutcome(answer.ruling)
    guard answer.newestVerdict == .allowed else {
      refuse(trigger, index, answer, &outcome)
      return outcome
    }
    if answer.launchState == .inactive, !state.isShown {
      return open(index, trigger, scene: 0)
    }
    if answer.launchState == .prewarmed {
      record.pointee.isPrewarming = true
      move(index)
      return outcome
    }
    guard freeErrand(index) != nil else { return DeviceOutcome(.noRoom) }
    add(trigger, index, &outcome, answer, identifier)
    return outcome
  }

  /// Raises every trigger of a set, in the order of their numbers.
  func raise(_ triggers: UInt64, _ index: Int) {
    var remaining = Mask<Trigger>(low: triggers, high: 0)
    while let trigger = remaining.first {
      remaining.removeFirst()
      let state = livingState(index)
      let ended: Termination = app(index).pointee.ended.value() ?? .neverLaunched
      let answer = policy(index).relaunch(
        RelaunchQuery(
          in: state, after: ended, on: trigger,
          since: Mask(low: UInt64(app(index).pointee.since), high: 0),
          forceQuit: app(index).pointee.isForceQuit))
      guard answer.newestVerdict == .allowed, freeErrand(index) != nil else { continue }
      var outcome = DeviceOutcome()
      add(trigger, index, &outcome, answer, 0)
    }
  }

  /// What becomes of a trigger that does not run the app.
  private func refuse(
    _ trigger: Trigger, _ index: Int, _ answer: RelaunchAnswer, _ outcome: inout DeviceOutcome
  ) {
    outcome.disposition = answer.disposition
    outcome.occasion = answer.occasion
    let isKept =
      answer.disposition != nil && answer.disposition != .lost && answer.occasion != nil
    if isKept { keep(trigger, index, answer) }
    emit(isKept ? .keepTrigger : .dropTrigger, index) {
      $0.rawTrigger = UInt8(coding: trigger)
      $0.rawRule = (answer.rule ?? book.choice("choice.unspecified")).number
      $0.rawDisposition = UInt8(coding: answer.disposition)
      $0.rawOccasion = UInt8(coding: answer.occasion)
    }
  }

  private func keep(_ trigger: Trigger, _ index: Int, _ answer: RelaunchAnswer) {
    let number = UInt8(coding: trigger)
    var place = 0
    while place < DeviceLayout.heldOfApp {
      let held = held(index, place)
      if held.pointee.trigger == number || held.pointee.trigger == 0 {
        held.pointee.trigger = number
        held.pointee.occasion = UInt8(coding: answer.occasion)
        let isEach = answer.disposition == .queued
        held.pointee.count = isEach ? Swift.min(held.pointee.count, .max &- 1) &+ 1 : 1
        return
      }
      place &+= 1
    }
  }

  /// Has an app told of a trigger once it runs, or is in front.
  private func add(_ trigger: Trigger, _ index: Int, _ outcome: inout DeviceOutcome) {
    let answer = policy(index).relaunch(RelaunchQuery(in: .suspended, on: trigger))
    add(trigger, index, &outcome, answer, 0)
  }

  private func add(
    _ trigger: Trigger, _ index: Int, _ outcome: inout DeviceOutcome, _ answer: RelaunchAnswer,
    _ identifier: UInt64
  ) {
    guard let errand = freeErrand(index) else { return }
    let record = app(index)
    record.pointee.lastToken &+= 1
    errand.pointee = ErrandRecord(token: record.pointee.lastToken, phase: .waiting)
    errand.pointee.trigger = UInt8(coding: trigger)
    errand.pointee.identifier = identifier
    errand.pointee.callback = UInt8(coding: answer.callback)
    errand.pointee.allowance = UInt8(coding: answer.allowance)
    errand.pointee.rule = answer.deliveryRule.number
    errand.pointee.isForFront = answer.launchState == .inactive
    if let delivery = answer.deliveryRule.map({ policy(index).rule($0) }) {
      let second: Callback? = delivery.value(.secondCallback, .delivery)
      errand.pointee.second = UInt8(coding: second)
    }
    outcome.token = errand.pointee.token
    move(index)
  }

  private func notice(_ event: DeviceEvent) -> DeviceOutcome {
    guard let notice = event.notice else { return DeviceOutcome(.badValue) }
    if event.app != -1 { return DeviceOutcome(self.notice(notice, event.app, event.value)) }
    eachApp { self.notice(notice, $0, event.value) }
    return DeviceOutcome()
  }

  @discardableResult
  private func notice(_ event: Event, _ index: Int, _ value: Fact) -> Ruling {
    let record = app(index)
    let state = processState(index)
    let answer = policy(index).delivery(EventQuery(event, in: state))
    guard answer.newestVerdict == .allowed else { return answer.ruling }
    let bit = UInt32(1) &<< UInt32(truncatingIfNeeded: event.place)
    switch answer.manner {
    case .atOnce:
      if state == .suspended {
        if let trigger = answer.trigger {
          raise(trigger, index, identifier: 0)
        } else {
          record.pointee.notices |= bit
        }
      } else if state != .notRunning, state != .prewarmed {
        tell(index, event, answer.callback, answer.rule)
      }
    case .coalesced, .queued:
      // What came and went again is not told.
      let cancels = answer.merging == .net && value == .no && record.pointee.notices & bit != 0
      if cancels { record.pointee.notices &= ~bit } else { record.pointee.notices |= bit }
    case .toUser:
      emit(.showToUser, index) {
        $0.rawEvent = UInt8(coding: event)
        $0.rawRule = answer.rule.number
      }
    case .withheld, .afterCallback, nil: break
    }
    return answer.ruling
  }
}

// MARK: - The app and its host

extension DeviceCore {
  private func endByHost(_ event: DeviceEvent) -> DeviceOutcome {
    guard let termination = event.termination, let cause = termination.cause else {
      return DeviceOutcome(.badValue)
    }
    let query = TransitionQuery(from: livingState(event.app), to: .notRunning, cause: cause)
    let answer = policy(event.app).transition(query)
    end(event.app, termination, Grounds(rule: answer.rule.number))
    return DeviceOutcome(answer.ruling)
  }

  private func beginTask(_ index: Int) -> DeviceOutcome {
    let answer = policy(index).conduct(
      ConductQuery(in: livingState(index), .beginBackgroundTask))
    var outcome = DeviceOutcome(answer.ruling)
    outcome.price = answer.price
    guard answer.newestVerdict == .allowed else { return outcome }
    guard let token = addTask(index) else { return DeviceOutcome(.noRoom) }
    outcome.token = token
    let record = app(index)
    if record.pointee.budgetDue != never, record.pointee.budgetWarn <= head.pointee.now {
      expireTasks(index)
    }
    move(index)
    return outcome
  }

  private func endTask(_ event: DeviceEvent) -> DeviceOutcome {
    guard removeTask(event.app, event.token) else { return DeviceOutcome(.noSuchTask) }
    move(event.app)
    return DeviceOutcome()
  }

  private func complete(_ event: DeviceEvent) -> DeviceOutcome {
    var place = 0
    while place < DeviceLayout.errandsOfApp {
      let errand = errand(event.app, place)
      if errand.pointee.phase != .none, errand.pointee.trigger != 0,
        errand.pointee.token == event.token
      {
        // A completion handler may be called before the callback has returned.
        if errand.pointee.phase == .working {
          errand.pointee = ErrandRecord()
        } else {
          errand.pointee.allowance = 0
          errand.pointee.due = never
        }
        move(event.app)
        return DeviceOutcome()
      }
      place &+= 1
    }
    return DeviceOutcome(.noSuchTask)
  }

  private func changeActivity(_ event: DeviceEvent) -> DeviceOutcome {
    guard let activity = event.activity else { return DeviceOutcome(.badValue) }
    let record = app(event.app)
    let bit = UInt64(1) &<< UInt64(truncatingIfNeeded: activity.place)
    if event.kind == .endActivity {
      record.pointee.activities &= ~bit
      record.pointee.begunInFront &= ~bit
      move(event.app)
      return DeviceOutcome()
    }
    let state = livingState(event.app)
    let answer = policy(event.app).conduct(ConductQuery(in: state, activity))
    var outcome = DeviceOutcome(answer.ruling)
    outcome.price = answer.price
    if answer.newestVerdict == .forbidden {
      if answer.price == .terminate, let termination = answer.termination {
        end(event.app, termination, grounds(event.app, termination, answer.rule, answer.code))
      }
      return outcome
    }
    guard answer.newestVerdict == .allowed || answer.newestVerdict == .unspecified else {
      return outcome
    }
    record.pointee.activities |= bit
    if state.isShown { record.pointee.begunInFront |= bit }
    if activity == .audioPlayback || activity == .audioRecording { silenceOthers(event.app) }
    move(event.app)
    return outcome
  }

  /// Of two apps whose sounds do not mix, the one that began last plays.
  private func silenceOthers(_ index: Int) {
    let rule = book.choice("choice.audio")
    eachApp { other in
      guard other != index else { return }
      for activity in [Activity.audioPlayback, .audioRecording] {
        let bit = UInt64(1) &<< UInt64(truncatingIfNeeded: activity.place)
        if app(other).pointee.activities & bit != 0 {
          stop(activity, other, rule)
          move(other)
        }
      }
    }
  }

  private func setKeepAlive(_ event: DeviceEvent) -> DeviceOutcome {
    let answer = policy(event.app).deadline(.voipKeepAliveInterval)
    guard answer.newestVerdict == .allowed else { return DeviceOutcome(answer.ruling) }
    let record = app(event.app)
    guard event.amount > 0 else {
      record.pointee.keepAliveDue = never
      return DeviceOutcome(answer.ruling)
    }
    record.pointee.keepAliveEvery = Swift.max(event.amount, answer.limit?.count ?? 0)
    record.pointee.keepAliveDue = head.pointee.now.later(by: record.pointee.keepAliveEvery)
    move(event.app)
    return DeviceOutcome(answer.ruling)
  }

  // MARK: Requests to the scheduler

  private func submit(_ event: DeviceEvent) -> DeviceOutcome {
    guard let trigger = event.trigger, let activity = trigger.submission else {
      return DeviceOutcome(.badValue)
    }
    let index = event.app
    let answer = policy(index).conduct(ConductQuery(in: livingState(index), activity))
    var outcome = DeviceOutcome(answer.ruling)
    outcome.price = answer.price
    guard answer.newestVerdict == .allowed else { return outcome }
    // One of the same identifier is replaced; the others count against the most that may wait.
    var same: UInt16 = noEntry
    var pending: Int64 = 0
    var entry = app(index).pointee.firstRequest
    while entry != noEntry {
      if request(entry).pointee.identifier == event.identifier {
        same = entry
      } else if request(entry).pointee.trigger == UInt8(coding: trigger) {
        pending &+= 1
      }
      entry = request(entry).pointee.next
    }
    if let quota = trigger.quota {
      let most = policy(index).quota(quota)
      if let count = most.count, pending >= count {
        outcome.ruling = most.ruling
        outcome.ruling.verdict = .forbidden
        outcome.ruling.newestVerdict = .forbidden
        return outcome
      }
    }
    if same != noEntry { remove(request: same, index) }
    var new = RequestRecord()
    new.identifier = event.identifier
    new.due = head.pointee.now.later(by: event.amount)
    new.trigger = UInt8(coding: trigger)
    guard appendRequest(index, new) else { return DeviceOutcome(.noRoom) }
    move(index)
    return outcome
  }

  /// Puts a request behind the others.
  @discardableResult
  func appendRequest(_ index: Int, _ new: RequestRecord) -> Bool {
    let entry = head.pointee.freeRequest
    guard entry != noEntry else { return false }
    head.pointee.freeRequest = request(entry).pointee.next
    request(entry).pointee = new
    request(entry).pointee.app = UInt16(truncatingIfNeeded: index)
    request(entry).pointee.next = noEntry
    var last = app(index).pointee.firstRequest
    if last == noEntry {
      app(index).pointee.firstRequest = entry
    } else {
      while request(last).pointee.next != noEntry { last = request(last).pointee.next }
      request(last).pointee.next = entry
    }
    return true
  }

  private func cancel(_ event: DeviceEvent) -> DeviceOutcome {
    var entry = app(event.app).pointee.firstRequest
    while entry != noEntry {
      if request(entry).pointee.identifier == event.identifier {
        remove(request: entry, event.app)
        move(event.app)
        return DeviceOutcome()
      }
      entry = request(entry).pointee.next
    }
    return DeviceOutcome(.noSuchTask)
  }

  func remove(request entry: UInt16, _ index: Int) {
    let next = request(entry).pointee.next
    var other = app(index).pointee.firstRequest
    if other == entry {
      app(index).pointee.firstRequest = next
    } else {
      while other != noEntry {
        if request(other).pointee.next == entry { request(other).pointee.next = next }
        other = request(other).pointee.next
      }
    }
    request(entry).pointee = RequestRecord()
    request(entry).pointee.next = head.pointee.freeRequest
    head.pointee.freeRequest = entry
  }

  // MARK: Scenes

  private func changeScene(_ event: DeviceEvent) -> DeviceOutcome {
    let index = event.app
    guard hasScenes(index) else {
      let found = policy(index).lifecycle.rule
      return found.map { DeviceOutcome(policy(index).ruling($0.number, .notApplicable)) }
        ?? DeviceOutcome(.badValue)
    }
    if event.kind == .requestScene {
      guard event.scene != 0 else { return DeviceOutcome(.badValue) }
      var known = sceneEntry(index, event.scene)
      if known == nil, app(index).pointee.firstScene != noEntry, let refusal = oneScene(index) {
        return refusal
      }
      if known == nil { known = addScene(index, event.scene) }
      guard let entry = known else { return DeviceOutcome(.noRoom) }
      let isToFront = event.value == .yes && isInFront(index)
      scene(entry).pointee.isWanted = isToFront
      scene(entry).pointee.isRequested = !isToFront
    } else {
      guard let entry = sceneEntry(index, event.scene) else { return DeviceOutcome(.noSuchScene) }
      let cause: Cause = event.kind == .closeScene ? .windowClosed : .sceneDisconnect
      let state: LifecycleState = scene(entry).pointee.state.value() ?? .sceneUnattached
      let answer = policy(index).transition(
        TransitionQuery(states: state, to: .sceneUnattached, cause: cause))
      guard answer.newestVerdict == .allowed else { return DeviceOutcome(answer.ruling) }
      scene(entry).pointee.isWanted = false
      scene(entry).pointee.leaving = UInt8(coding: cause)
    }
    move(index)
    return DeviceOutcome()
  }

  /// That an app has one scene at a time, unless it says that it supports several.
  private func oneScene(_ index: Int) -> DeviceOutcome? {
    let policy = policy(index)
    guard !policy.known.holding.contains(.multipleScenes) else { return nil }
    var outcome = DeviceOutcome()
    policy.forEach(.transition(.sceneUnattached, .sceneRequest)) { rule in
      guard rule.when.contains(.multipleScenes) else { return true }
      outcome.ruling = policy.ruling(rule.number, .forbidden)
      outcome.ruling.requires = Mask(.multipleScenes)
      return false
    }
    return outcome
  }

  func sceneEntry(_ index: Int, _ identifier: UInt32) -> UInt16? {
    var entry = app(index).pointee.firstScene
    while entry != noEntry {
      if scene(entry).pointee.identifier == identifier { return entry }
      entry = scene(entry).pointee.next
    }
    return nil
  }

  /// Adds a scene behind those that the app has.
  func addScene(_ index: Int, _ identifier: UInt32) -> UInt16? {
    let entry = head.pointee.freeScene
    guard entry != noEntry else { return nil }
    head.pointee.freeScene = scene(entry).pointee.next
    var new = SceneRecord()
    new.identifier = identifier
    new.app = UInt16(truncatingIfNeeded: index)
    scene(entry).pointee = new
    var last = app(index).pointee.firstScene
    if last == noEntry {
      app(index).pointee.firstScene = entry
    } else {
      while scene(last).pointee.next != noEntry { last = scene(last).pointee.next }
      scene(last).pointee.next = entry
    }
    return entry
  }
}

extension Trigger {
  /// What an app does that asks for it.
  fileprivate var submission: Activity? {
    switch self {
    case .appRefreshTask: .scheduleAppRefresh
    case .processingTask: .scheduleProcessing
    case .continuedProcessingTask: .scheduleContinuedProcessing
    case .healthResearchTask: .scheduleHealthResearch
    default: nil
    }
  }

  /// How many of them may wait.
  fileprivate var quota: Quota? {
    switch self {
    case .appRefreshTask: .pendingRefreshTasks
    case .processingTask: .pendingProcessingTasks
    default: nil
    }
  }
}

extension Since {
  fileprivate var bit: UInt8 { 1 &<< UInt8(truncatingIfNeeded: place) }
}
