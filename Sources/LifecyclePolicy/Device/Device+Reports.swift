// Events that apps report about themselves, and changes that the host makes to apps.

extension DeviceCore {
  func endByHost(_ event: DeviceEvent) -> DeviceOutcome {
    guard let termination = event.termination, let cause = termination.cause else {
      return DeviceOutcome(bad: .termination)
    }
    let query = TransitionQuery(from: livingState(event.app), to: .notRunning, cause: cause)
    let answer = policy(event.app).transition(query)
    // The host reports something that has happened, so an end without a rule is carried out.
    let isSilent = answer.newestVerdict == .unspecified
    var outcome = DeviceOutcome(answer.ruling)
    guard isSilent || happens(&outcome, event.decision) else { return outcome }
    let rule = answer.rule ?? head.silentRule.rule
    end(event.app, termination, Grounds(rule: rule.number), event.decision)
    return outcome
  }

  func beginTask(_ index: Int, _ decision: Fact) -> DeviceOutcome {
    let answer = policy(index).conduct(
      ConductQuery(in: livingState(index), .beginBackgroundTask))
    var outcome = DeviceOutcome(answer.ruling)
    outcome.price = answer.price
    guard happens(&outcome, decision) else { return outcome }
    guard let token = addTask(index) else { return DeviceOutcome(full: .tasks) }
    outcome.token = token
    if apps[index].budgetDue != never, apps[index].budgetWarn <= head.now {
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
    let found = errand(event.app) {
      $0.phase != .none && $0.trigger != 0 && $0.token == event.token
    }
    guard let found else { return DeviceOutcome(.noSuchTask) }
    // The app may call a completion handler before the callback has returned.
    errands(event.app)[found].endWake()
    move(event.app)
    return DeviceOutcome()
  }

  func changeActivity(_ event: DeviceEvent) -> DeviceOutcome {
    guard let activity = event.activity else { return DeviceOutcome(bad: .activity) }
    let bit = UInt64(1) &<< UInt64(truncatingIfNeeded: activity.place)
    if event.kind == .endActivity {
      apps[event.app].activities &= ~bit
      apps[event.app].begunInFront &= ~bit
      move(event.app)
      return DeviceOutcome()
    }
    let state = livingState(event.app)
    // If the app is not recording yet, asks whether it may start recording.
    let begins = activity == .audioRecording && apps[event.app].activities & bit == 0
    let answer = policy(event.app).conduct(
      ConductQuery(in: state, begins ? .startAudioRecording : activity))
    var outcome = DeviceOutcome(answer.ruling)
    outcome.price = answer.price
    if answer.newestVerdict == .forbidden {
      if answer.price == .terminate, let termination = answer.termination {
        let grounds = grounds(event.app, termination, answer.rule, answer.code)
        end(event.app, termination, grounds, event.decision)
      }
      return outcome
    }
    guard happens(&outcome, event.decision) else { return outcome }
    apps[event.app].activities |= bit
    if state.isShown { apps[event.app].begunInFront |= bit }
    if AppRecord.allSounds.contains(activity) { playAlone(event.app) }
    move(event.app)
    return outcome
  }

  /// Stops the sounds of the app that played before. A device treats all sounds as sounds that do
  /// not mix, so only the app that began later plays.
  private func playAlone(_ index: Int) {
    let own = UInt16(truncatingIfNeeded: index)
    let other = head.sounding
    head.sounding = own
    guard other != noEntry, other != own else { return }
    let rule = book.choice("choice.audio")
    for activity in apps[Int(other)].sounds.values {
      stop(activity, Int(other), rule)
      move(Int(other))
    }
  }

  func setKeepAlive(_ event: DeviceEvent) -> DeviceOutcome {
    guard event.amount >= 0 else { return DeviceOutcome(bad: .amount) }
    let answer = figure(event.app, .voipKeepAliveInterval)
    var outcome = DeviceOutcome(answer.ruling)
    guard happens(&outcome, event.decision) else { return outcome }
    guard event.amount > 0 else {
      apps[event.app].keepAliveDue = never
      return outcome
    }
    apps[event.app].keepAliveEvery = Swift.max(event.amount, answer.limit?.count ?? 0)
    apps[event.app].keepAliveDue = head.now.later(by: apps[event.app].keepAliveEvery)
    move(event.app)
    return outcome
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
    guard happens(&outcome, event.decision) else { return outcome }
    // A request with the same identifier is replaced. Other requests for the trigger count against
    // the trigger's quota.
    var same: UInt16 = noEntry
    var pending: Int64 = 0
    requests.each(of: apps[index].firstRequest) { entry in
      if requests[entry].identifier == event.identifier {
        same = entry
      } else if requests[entry].trigger == UInt8(coding: trigger) {
        pending &+= 1
      }
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
    new.due = head.now.later(by: event.amount)
    new.trigger = UInt8(coding: trigger)
    guard appendRequest(index, new) else { return DeviceOutcome(full: .requests) }
    move(index)
    return outcome
  }

  /// Adds a request at the end of the app's list. Returns false if the table is full.
  @discardableResult
  func appendRequest(_ index: Int, _ new: RequestRecord) -> Bool {
    var new = new
    new.app = UInt16(truncatingIfNeeded: index)
    return requests.append(new, to: &apps[index].firstRequest, free: &head.freeRequest) != nil
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

  /// Returns the request with the given identifier; nil if none is pending.
  func request(_ index: Int, _ identifier: UInt64) -> UInt16? {
    requests.first(of: apps[index].firstRequest) { requests[$0].identifier == identifier }
  }

  func remove(request entry: UInt16, _ index: Int) {
    requests.remove(entry, from: &apps[index].firstRequest, free: &head.freeRequest)
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
      if known == nil, apps[index].firstScene != noEntry, let refusal = oneScene(index) {
        return refusal
      }
      if known == nil { known = addScene(index, event.scene) }
      guard let entry = known else { return DeviceOutcome(full: .scenes) }
      if event.value == .yes, isInFront(index) { scenes[entry].isWanted = true }
      scenes[entry].isRequested = true
    } else {
      let first = apps[index].firstScene == noEntry ? nil : apps[index].firstScene
      guard let entry = event.scene == 0 ? first : sceneEntry(index, event.scene) else {
        return DeviceOutcome(.noSuchScene)
      }
      let cause: Cause = event.kind == .closeScene ? .windowClosed : .sceneDisconnect
      // A scene in transition counts as already in its target state, so a scene that is coming to
      // the front cannot be disconnected.
      let isOnItsWay = apps[index].cause != 0 && apps[index].movingScene == entry
      let state: LifecycleState =
        (isOnItsWay ? apps[index].target : scenes[entry].state).value()
        ?? .sceneUnattached
      let answer = policy(index).transition(
        TransitionQuery(states: state, to: .sceneUnattached, cause: cause))
      var outcome = DeviceOutcome(answer.ruling)
      guard happens(&outcome, event.decision) else { return outcome }
      scenes[entry].isWanted = false
      scenes[entry].leaving = UInt8(coding: cause)
      if isInFront(index), firstScene(index, where: { scenes[$0].isWanted }) == nil {
        apps[index].leaving = UInt8(coding: Cause.homeButton)
        vacate(index)
      }
    }
    move(index)
    return DeviceOutcome()
  }

  /// Returns the refusal of a second scene for an app; nil if the app supports several scenes.
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

  /// Returns the app's first scene that `isMeant` accepts; nil if there is none.
  @inline(__always)
  func firstScene(_ index: Int, where isMeant: (_ entry: UInt16) -> Bool) -> UInt16? {
    scenes.first(of: apps[index].firstScene, where: isMeant)
  }

  func sceneEntry(_ index: Int, _ identifier: UInt32) -> UInt16? {
    firstScene(index) { scenes[$0].identifier == identifier }
  }

  /// Adds a scene at the end of the app's list, and returns its index; nil if the table is full.
  func addScene(_ index: Int, _ identifier: UInt32) -> UInt16? {
    var new = SceneRecord()
    new.identifier = identifier
    new.app = UInt16(truncatingIfNeeded: index)
    new.isKept = apps[index].firstScene == noEntry && apps[index].isKept
    return scenes.append(new, to: &apps[index].firstScene, free: &head.freeScene)
  }
}

extension Trigger {
  /// The activity by which an app requests the scheduled task; nil if the trigger is not such a
  /// task.
  var submission: Activity? {
    switch self {
    case .appRefreshTask: .scheduleAppRefresh
    case .processingTask: .scheduleProcessing
    case .continuedProcessingTask: .scheduleContinuedProcessing
    case .healthResearchTask: .scheduleHealthResearch
    default: nil
    }
  }

  /// The quota of pending requests for the scheduled task; nil if there is none.
  fileprivate var quota: Quota? {
    switch self {
    case .appRefreshTask: .pendingRefreshTasks
    case .processingTask: .pendingProcessingTasks
    default: nil
    }
  }
}
