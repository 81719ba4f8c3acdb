// Events that apps report about themselves, and changes that the host makes to apps.

extension DeviceCore {
  func endByHost(_ event: DeviceEvent) -> DeviceOutcome {
    guard let termination = event.termination, let cause = termination.cause else {
      return DeviceOutcome(bad: .termination)
    }
    let query = TransitionQuery(from: livingState(event.app), to: .notRunning, cause: cause)
    let answer = policy(event.app).transition(query)
    // An end that no rule covers is carried out, because the host reports what has happened.
    let isSilent = answer.newestVerdict == .unspecified
    guard isSilent || happens(answer.ruling) else { return DeviceOutcome(answer.ruling) }
    let rule = answer.rule ?? book.choice("choice.unspecified")
    end(event.app, termination, Grounds(rule: rule.number))
    return DeviceOutcome(answer.ruling)
  }

  func beginTask(_ index: Int) -> DeviceOutcome {
    let answer = policy(index).conduct(
      ConductQuery(in: livingState(index), .beginBackgroundTask))
    var outcome = DeviceOutcome(answer.ruling)
    outcome.price = answer.price
    guard happens(answer.ruling) else { return outcome }
    guard let token = addTask(index) else { return DeviceOutcome(full: .tasks) }
    outcome.token = token
    let record = app(index)
    if record.pointee.budgetDue != never, record.pointee.budgetWarn <= head.pointee.now {
      expireTasks(index)
    }
    move(index)
    return outcome
  }

  func endTask(_ event: DeviceEvent) -> DeviceOutcome {
    guard removeTask(event.app, event.token) else { return DeviceOutcome(.noSuchTask) }
    move(event.app)
    return DeviceOutcome()
  }

  func complete(_ event: DeviceEvent) -> DeviceOutcome {
    var place = 0
    while place < DeviceLayout.errandsOfApp {
      let errand = errand(event.app, place)
      if errand.pointee.phase != .none, errand.pointee.trigger != 0,
        errand.pointee.token == event.token
      {
        // The app may call a completion handler before the callback has returned.
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

  func changeActivity(_ event: DeviceEvent) -> DeviceOutcome {
    guard let activity = event.activity else { return DeviceOutcome(bad: .activity) }
    let record = app(event.app)
    let bit = UInt64(1) &<< UInt64(truncatingIfNeeded: activity.place)
    if event.kind == .endActivity {
      record.pointee.activities &= ~bit
      record.pointee.begunInFront &= ~bit
      move(event.app)
      return DeviceOutcome()
    }
    let state = livingState(event.app)
    // If the app does not record yet, the question is whether it may start to.
    let begins = activity == .audioRecording && record.pointee.activities & bit == 0
    let answer = policy(event.app).conduct(
      ConductQuery(in: state, begins ? .startAudioRecording : activity))
    var outcome = DeviceOutcome(answer.ruling)
    outcome.price = answer.price
    if answer.newestVerdict == .forbidden {
      if answer.price == .terminate, let termination = answer.termination {
        end(event.app, termination, grounds(event.app, termination, answer.rule, answer.code))
      }
      return outcome
    }
    guard happens(answer.ruling) else { return outcome }
    record.pointee.activities |= bit
    if state.isShown { record.pointee.begunInFront |= bit }
    if AppRecord.allSounds.contains(activity) { playAlone(event.app) }
    move(event.app)
    return outcome
  }

  /// Stops the sounds of the app that played before. Of two apps whose sounds do not mix, the one
  /// that began last plays.
  private func playAlone(_ index: Int) {
    let own = UInt16(truncatingIfNeeded: index)
    let other = head.pointee.sounding
    head.pointee.sounding = own
    guard other != noEntry, other != own else { return }
    let rule = book.choice("choice.audio")
    var remaining = app(Int(other)).pointee.sounds
    while let activity = remaining.first {
      remaining.removeFirst()
      stop(activity, Int(other), rule)
      move(Int(other))
    }
  }

  func setKeepAlive(_ event: DeviceEvent) -> DeviceOutcome {
    guard event.amount >= 0 else { return DeviceOutcome(bad: .amount) }
    let answer = figure(event.app, .voipKeepAliveInterval)
    guard happens(answer.ruling) else { return DeviceOutcome(answer.ruling) }
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

  func submit(_ event: DeviceEvent) -> DeviceOutcome {
    guard let trigger = event.trigger, let activity = trigger.submission else {
      return DeviceOutcome(bad: .trigger)
    }
    let index = event.app
    let answer = policy(index).conduct(ConductQuery(in: livingState(index), activity))
    var outcome = DeviceOutcome(answer.ruling)
    outcome.price = answer.price
    guard happens(answer.ruling) else { return outcome }
    // A request with the same identifier is replaced. Other requests for the trigger count against
    // its quota.
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
    guard appendRequest(index, new) else { return DeviceOutcome(full: .requests) }
    move(index)
    return outcome
  }

  /// Adds a request behind the others. Returns false if there is no room.
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

  func cancel(_ event: DeviceEvent) -> DeviceOutcome {
    if let entry = request(event.app, event.identifier) {
      remove(request: entry, event.app)
      move(event.app)
      return DeviceOutcome()
    }
    var outcome = DeviceOutcome(.noSuchTask)
    outcome.field = .identifier
    return outcome
  }

  /// Returns the request with an identifier; nil if none is pending.
  func request(_ index: Int, _ identifier: UInt64) -> UInt16? {
    var entry = app(index).pointee.firstRequest
    while entry != noEntry {
      if request(entry).pointee.identifier == identifier { return entry }
      entry = request(entry).pointee.next
    }
    return nil
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

  func changeScene(_ event: DeviceEvent) -> DeviceOutcome {
    let index = event.app
    guard hasScenes(index) else {
      let found = policy(index).lifecycle.rule
      return found.map { DeviceOutcome(policy(index).ruling($0.number, .notApplicable)) }
        ?? DeviceOutcome(bad: .app)
    }
    if event.kind == .requestScene {
      guard event.scene != 0 else { return DeviceOutcome(bad: .scene) }
      var known = sceneEntry(index, event.scene)
      if known == nil, app(index).pointee.firstScene != noEntry, let refusal = oneScene(index) {
        return refusal
      }
      if known == nil { known = addScene(index, event.scene) }
      guard let entry = known else { return DeviceOutcome(full: .scenes) }
      if event.value == .yes, isInFront(index) { scene(entry).pointee.isWanted = true }
      scene(entry).pointee.isRequested = true
    } else {
      guard let entry = sceneEntry(index, event.scene) else { return DeviceOutcome(.noSuchScene) }
      let cause: Cause = event.kind == .closeScene ? .windowClosed : .sceneDisconnect
      // A scene in transition counts as already in its target state, so one that is coming to the
      // front cannot be disconnected.
      let isOnItsWay = app(index).pointee.cause != 0 && app(index).pointee.movingScene == entry
      let state: LifecycleState =
        (isOnItsWay ? app(index).pointee.target : scene(entry).pointee.state).value()
        ?? .sceneUnattached
      let answer = policy(index).transition(
        TransitionQuery(states: state, to: .sceneUnattached, cause: cause))
      guard happens(answer.ruling) else { return DeviceOutcome(answer.ruling) }
      scene(entry).pointee.isWanted = false
      scene(entry).pointee.leaving = UInt8(coding: cause)
      if isInFront(index), !hasWantedScene(index) {
        app(index).pointee.leaving = UInt8(coding: Cause.homeButton)
        vacate(index)
      }
    }
    move(index)
    return DeviceOutcome()
  }

  private func hasWantedScene(_ index: Int) -> Bool {
    var entry = app(index).pointee.firstScene
    while entry != noEntry {
      if scene(entry).pointee.isWanted { return true }
      entry = scene(entry).pointee.next
    }
    return false
  }

  /// Returns the refusal of a second scene for an app; nil if the app supports several.
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

  /// Adds a scene behind the others of the app; nil if there is no room.
  func addScene(_ index: Int, _ identifier: UInt32) -> UInt16? {
    let entry = head.pointee.freeScene
    guard entry != noEntry else { return nil }
    head.pointee.freeScene = scene(entry).pointee.next
    var new = SceneRecord()
    new.identifier = identifier
    new.app = UInt16(truncatingIfNeeded: index)
    var last = app(index).pointee.firstScene
    new.isKept = last == noEntry && app(index).pointee.isKept
    scene(entry).pointee = new
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
  /// The activity by which an app requests the scheduled task.
  var submission: Activity? {
    switch self {
    case .appRefreshTask: .scheduleAppRefresh
    case .processingTask: .scheduleProcessing
    case .continuedProcessingTask: .scheduleContinuedProcessing
    case .healthResearchTask: .scheduleHealthResearch
    default: nil
    }
  }

  /// The quota of such requests that may be pending; nil if there is none.
  fileprivate var quota: Quota? {
    switch self {
    case .appRefreshTask: .pendingRefreshTasks
    case .processingTask: .pendingProcessingTasks
    default: nil
    }
  }
}
