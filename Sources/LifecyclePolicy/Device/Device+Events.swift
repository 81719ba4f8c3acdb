// The events that a host posts. Each event changes the device, and the apps then follow that
// change.

extension DeviceCore {
  /// Takes an event. If the status of the outcome is not `taken`, nothing was changed.
  package func post(_ event: DeviceEvent) -> DeviceOutcome {
    if isStalled { settle() }
    guard !isStalled, hasRoom else { return DeviceOutcome(.queueFull) }
    if let refusal = refusal(of: event) { return refusal }
    var event = event
    let mayAsk = event.kind.isOfApp || event.kind.isCover || event.isOfOneApp
    if !mayAsk { event.decision = event.decision.onWhatFollows }
    let outcome = take(event)
    // The host's decision applies only to the event itself. `settle` does not get the decision,
    // because the consequences may come later, after the host has taken effects.
    settle()
    return outcome
  }

  /// Returns the outcome of an event that cannot be taken; nil if the event can be taken.
  private func refusal(of event: DeviceEvent) -> DeviceOutcome? {
    if event.kind == .boot { return head.isOn ? DeviceOutcome(.on) : nil }
    guard head.isOn, !head.isShuttingDown else { return DeviceOutcome(.off) }
    let isOfApp = event.kind.isOfApp
    if isOfApp || event.app != 0 {
      guard isInstalled(event.app) else { return DeviceOutcome(.noSuchApp) }
    }
    if event.kind.isReport {
      let process = apps[event.app].process
      guard process != 0, event.process == 0 || event.process == process else {
        return DeviceOutcome(.noSuchProcess)
      }
      if event.kind != .end, processState(event.app) == .suspended {
        return DeviceOutcome(.suspended)
      }
    }
    return nil
  }

  private func take(_ event: DeviceEvent) -> DeviceOutcome {
    switch event.kind {
    case .boot: return boot(event.decision)
    case .shutdown: return shutDown(.systemShutdown, event.decision)
    case .batteryEmpty: return shutDown(.lowBatteryShutdown, event.decision)
    case .lock: return lock(event.decision)
    case .unlock: return unlock(event.decision)
    case .home: return goHome(.homeButton)
    case .openSwitcher: return addCover(DeviceCore.switcher, .appSwitcherOpen, nil, event.decision)
    case .closeSwitcher: return removeCover(DeviceCore.switcher)
    case .openApp:
      return open(
        event.app, event.trigger ?? .userTap, scene: event.scene, beside: event.value == .yes,
        event.decision)
    case .forceQuit: return forceQuit(event.app, event.decision)
    case .beginInterruption, .ignoreInterruption, .acceptInterruption: return interrupt(event)
    case .memoryPressure:
      guard event.amount > 0 else { return DeviceOutcome(bad: .amount) }
      head.purgeBytes = event.amount
      head.purgesKnown = false
      eachApp { if apps[$0].process != 0, apps[$0].footprint > 0 { head.purgesKnown = true } }
      purgeOn(event.decision)
      return DeviceOutcome()
    case .factChange: return changeFact(event)
    case .trigger:
      guard let trigger = event.trigger else { return DeviceOutcome(bad: .trigger) }
      return raise(trigger, event.app, identifier: event.identifier, event.decision)
    case .notice: return notice(event)
    case .end: return endByHost(event)
    case .beginTask: return beginTask(event.app, event.decision)
    case .endTask: return endTask(event)
    case .complete: return complete(event)
    case .beginActivity, .endActivity: return changeActivity(event)
    case .submitRequest: return submit(event)
    case .cancelRequest: return cancel(event)
    case .footprint:
      guard event.amount >= 0 else { return DeviceOutcome(bad: .amount) }
      apps[event.app].footprint = event.amount
      return DeviceOutcome()
    case .requestScene, .closeScene, .disconnectScene: return changeScene(event)
    case .keepAlive: return setKeepAlive(event)
    }
  }
}

extension Fact {
  /// The decision on the consequences of an event that has already changed something: the host is
  /// not asked again.
  var onWhatFollows: Fact { self == .yes ? .yes : .no }
}

extension DeviceEvent {
  /// True if the event names an app, although events of its kind need not name one.
  fileprivate var isOfOneApp: Bool {
    app != 0 && (kind == .notice || kind == .acceptInterruption)
  }
}

extension Occurrence {
  /// True if an event of this kind is about one app.
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

  /// True if something begins to cover the screen.
  fileprivate var isCover: Bool { self == .openSwitcher || self == .beginInterruption }

  /// True if a process reports the event about itself.
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
  private func boot(_ decision: Fact) -> DeviceOutcome {
    head.isOn = true
    let hasPasscode = head.facts.passcode == .yes
    head.isLocked = hasPasscode
    setFacts { facts in
      facts.deviceLocked = hasPasscode ? .yes : .no
      facts.firstUnlockDone = hasPasscode ? .no : .yes
    }
    eachApp { index in
      // Forgets the first unlock, because it belonged to the previous start of the device.
      apps[index].since = apps[index].since & ~Since.unlock.bit | Since.reboot.bit
      move(index)
      raiseOwn(.boot, index, decision)
    }
    if !hasPasscode { unlockFirst() }
    return DeviceOutcome()
  }

  private func shutDown(_ cause: Cause, _ decision: Fact) -> DeviceOutcome {
    head.isShuttingDown = true
    head.shutdownCause = UInt8(coding: cause)
    goOff(decision)
    return DeviceOutcome()
  }

  private func lock(_ decision: Fact) -> DeviceOutcome {
    guard !head.isLocked else { return DeviceOutcome() }
    head.isLocked = true
    setFacts { $0.deviceLocked = .yes }
    eachInFront { leave($0, .deviceLock) }
    tellOfProtectedData(decision)
    return DeviceOutcome()
  }

  private func unlock(_ decision: Fact) -> DeviceOutcome {
    guard head.isLocked else { return DeviceOutcome() }
    head.isLocked = false
    let isFirst = head.facts.firstUnlockDone == .no
    setFacts { facts in
      facts.deviceLocked = .no
      facts.firstUnlockDone = .yes
    }
    eachInFront { index in
      apps[index].leaving = 0
      apps[index].opening = UInt8(coding: Cause.deviceUnlock)
      move(index)
    }
    tellOfProtectedData(decision)
    if isFirst { unlockFirst() }
    eachApp { index in
      askAgain(index, .unlock)
      endProcessing(index)
    }
    return DeviceOutcome()
  }

  private func unlockFirst() {
    eachApp { index in
      apps[index].since |= Since.unlock.bit
      askAgain(index, .firstUnlock)
      askAgain(index, .conditionsMet)
    }
  }

  /// Ends processing tasks, because the user begins to use the device. Each task ends with the next
  /// step of its app.
  private func endProcessing(_ index: Int) {
    eachErrand(index) { errand in
      if errand.phase == .working, errand.trigger == UInt8(coding: Trigger.processingTask) {
        errand.due = ErrandRecord.overdue
        move(index)
      }
    }
  }

  /// Tells the apps that are not in front that protected data became available or unavailable. An
  /// app in front learns of the change through its transition.
  private func tellOfProtectedData(_ decision: Fact) {
    guard head.facts.passcode == .yes else { return }
    eachApp { index in
      if !isInFront(index) {
        notice(.protectedDataChange, index, head.isLocked ? .no : .yes, decision)
      }
    }
  }

  private func changeFact(_ event: DeviceEvent) -> DeviceOutcome {
    guard let fact = event.fact else { return DeviceOutcome(bad: .fact) }
    guard event.value != .unknown else { return DeviceOutcome(bad: .value) }
    setFacts { $0.set(fact, event.value) }
    eachApp { askAgain($0, .conditionsMet) }
    return DeviceOutcome()
  }

  /// Changes facts of the device, and prepares every policy again with them.
  private func setFacts(_ change: (inout DeviceFacts) -> Void) {
    change(&head.facts)
    prepareAll()
  }

  func eachApp(_ body: (Int) -> Void) {
    for index in Indexes(below: appCount) {
      if apps[index].isInstalled { body(index) }
    }
  }

  private func eachInFront(_ body: (Int) -> Void) {
    let (first, second) = head.front
    if first != noEntry { body(Int(first)) }
    if second != noEntry { body(Int(second)) }
  }

  private func leave(_ index: Int, _ cause: Cause) {
    apps[index].leaving = UInt8(coding: cause)
    apps[index].opening = 0
    move(index)
  }
}

// MARK: - The user

extension DeviceCore {
  private func goHome(_ cause: Cause) -> DeviceOutcome {
    guard !head.isLocked else { return refusedWhileLocked }
    eachInFront { leave($0, cause) }
    head.front = (noEntry, noEntry)
    head.covers = 0
    return DeviceOutcome()
  }

  /// Opens an app for the user. The apps that the opened app replaces leave the front.
  func open(
    _ index: Int, _ trigger: Trigger, scene: UInt32, beside: Bool = false, _ decision: Fact
  ) -> DeviceOutcome {
    guard !head.isLocked else {
      let ruling = relaunchAnswer(trigger, index).ruling
      return ruling.newestVerdict == .forbidden
        ? DeviceOutcome(ruling) : refusedWhileLocked
    }
    if let refusal = noScene(index, scene) { return refusal }
    let state = processState(index)
    var outcome = DeviceOutcome()
    if let ruling = launchRuling(index) {
      outcome.ruling = ruling
      guard happens(&outcome, decision) else { return outcome }
    }
    if trigger != .userTap, freeErrand(index) == nil { return DeviceOutcome(full: .trigger) }
    let wanted = hasScenes(index) ? sceneToOpen(index, scene) ?? noEntry : noEntry
    if let place = place(of: DeviceCore.switcher) { setCover(place, 0) }
    if !isInFront(index) {
      takePlace(index, beside: beside && mayStandBeside(index))
    }
    if wanted != noEntry {
      scenes[wanted].isWanted = true
      // A background scene that is about to disconnect still disconnects, and then connects again.
      if self.state(scene: wanted).isShown { scenes[wanted].leaving = 0 }
    }
    apps[index].leaving = 0
    apps[index].opening = UInt8(coding: Cause.returnByUser)
    apps[index].isForceQuit = false
    if state == .notRunning { apps[index].since |= Since.userLaunch.bit }
    apps[index].openTrigger = UInt8(coding: trigger)
    let connects = wanted != noEntry && self.state(scene: wanted) == .sceneUnattached
    // A scene gets the trigger when it connects, so the trigger needs no errand.
    if trigger != .userTap, !(connects && launchCallback(index, trigger) != nil) {
      add(trigger, index, &outcome)
    }
    askAgain(index, .userLaunch)
    move(index)
    return outcome
  }

  /// Returns whether the user can put an app beside the app that is in front.
  private func mayStandBeside(_ index: Int) -> Bool {
    guard head.front.0 != noEntry, head.facts.foregroundSlots > 1 else {
      return false
    }
    return policy(index).quota(.foregroundApps).count ?? 1 > 1
  }

  /// Puts an app in front. An app that the new app replaces leaves the front.
  private func takePlace(_ index: Int, beside: Bool) {
    let own = UInt16(truncatingIfNeeded: index)
    if beside {
      let other = head.front.1
      if other != noEntry { leave(Int(other), causeOfSwitching(Int(other))) }
      head.front.1 = own
    } else {
      eachInFront { leave($0, causeOfSwitching($0)) }
      head.front = (own, noEntry)
      head.covers = 0
    }
  }

  /// Returns the launch callback that delivers a trigger to an app; nil if there is none.
  func launchCallback(_ index: Int, _ trigger: Trigger) -> Callback? {
    let found = policy(index).findDelivery(trigger)
    return found.rule < 0 || found.isAbsent
      ? nil : BookRule(found.rule, in: book).value(.launchCallback, .delivery)
  }

  /// Returns the cause by which an app leaves for another app. If the OS has no app switching, the
  /// user goes to the home screen first.
  func causeOfSwitching(_ index: Int) -> Cause {
    guard let name = policy(index).lifecycle.lifecycle else { return .homeButton }
    return policy(index).absence(of: .appSwitch, name) == nil ? .appSwitch : .homeButton
  }

  /// Returns the refusal if there is no scene to open; nil if there is a scene, if a new scene can
  /// be added, or if the life cycle of the app has no scenes.
  private func noScene(_ index: Int, _ identifier: UInt32) -> DeviceOutcome? {
    guard hasScenes(index) else { return nil }
    guard identifier == 0 else {
      return sceneEntry(index, identifier) == nil ? DeviceOutcome(.noSuchScene) : nil
    }
    let isFull = apps[index].firstScene == noEntry && head.freeScene == noEntry
    return isFull ? DeviceOutcome(full: .scenes) : nil
  }

  /// Returns the ruling on a launch by the user; nil for an app that already runs.
  private func launchRuling(_ index: Int) -> Ruling? {
    let state = processState(index)
    guard state == .notRunning || state == .prewarmed else { return nil }
    // An app that ended for good, such as an uninstalled app, is not launched.
    let asked = relaunchAnswer(.userTap, index)
    if asked.newestVerdict == .forbidden { return asked.ruling }
    return policy(index).transition(TransitionQuery(from: state, cause: .launchByUser)).ruling
  }

  /// Returns the scene that the user opens: the scene with the identifier, or the first scene if
  /// the identifier is 0. Adds a first scene to an app that has none.
  private func sceneToOpen(_ index: Int, _ identifier: UInt32) -> UInt16? {
    identifier == 0 ? firstScene(index) : sceneEntry(index, identifier)
  }

  private func firstScene(_ index: Int) -> UInt16? {
    let first = apps[index].firstScene
    return first == noEntry ? addScene(index, 1) : first
  }

  private func forceQuit(_ index: Int, _ decision: Fact) -> DeviceOutcome {
    guard !head.isLocked else { return refusedWhileLocked }
    if livingState(index) == .notRunning {
      let answer = policy(index).transition(
        TransitionQuery(from: .notRunning, to: .notRunning, cause: .userForceQuit))
      var outcome = DeviceOutcome(answer.ruling)
      if happens(&outcome, decision) { markForceQuit(index) }
      return outcome
    }
    return order(index, .userForceQuit, decision)
  }

  /// Puts a cover over the screen: the app switcher or an interruption.
  private func addCover(
    _ kind: UInt8, _ cause: Cause, _ interruption: Interruption?, _ decision: Fact
  ) -> DeviceOutcome {
    if place(of: kind) != nil { return DeviceOutcome() }
    var outcome = DeviceOutcome()
    let front = head.front.0
    if front != noEntry {
      let answer = policy(Int(front)).transition(
        TransitionQuery(from: .active, to: .inactive, cause: cause, interruption: interruption))
      outcome.ruling = answer.ruling
      guard happens(&outcome, decision) else { return outcome }
    }
    guard let place = place(of: 0) else { return DeviceOutcome(full: .interruption) }
    setCover(place, kind)
    eachInFront { move($0) }
    return outcome
  }

  private func removeCover(_ kind: UInt8) -> DeviceOutcome {
    guard let place = place(of: kind) else { return DeviceOutcome(.notCovered) }
    setCover(place, 0)
    eachInFront { move($0) }
    return DeviceOutcome()
  }

  private func interrupt(_ event: DeviceEvent) -> DeviceOutcome {
    guard let interruption = event.interruption else {
      return DeviceOutcome(bad: .interruption)
    }
    let kind = UInt8(coding: interruption)
    switch event.kind {
    case .beginInterruption: return addCover(kind, .interruptionBegin, interruption, event.decision)
    case .ignoreInterruption: return removeCover(kind)
    default:
      guard place(of: kind) != nil else { return DeviceOutcome(.notCovered) }
      if event.app != 0, !head.isLocked {
        if let refusal = noScene(event.app, 0) { return refusal }
        if let ruling = launchRuling(event.app) {
          var outcome = DeviceOutcome(ruling)
          if !happens(&outcome, event.decision), outcome.isUndecided { return outcome }
        }
      }
      _ = removeCover(kind)
      // While the device is locked, no other app comes to the front.
      guard !head.isLocked else { return DeviceOutcome() }
      eachInFront { leave($0, .interruptionAccepted) }
      head.front = (noEntry, noEntry)
      head.covers = 0
      return event.app == 0
        ? DeviceOutcome() : open(event.app, .userTap, scene: 0, event.decision.onWhatFollows)
    }
  }

  /// The outcome of an act that the user cannot perform while the device is locked.
  private var refusedWhileLocked: DeviceOutcome {
    var outcome = DeviceOutcome()
    outcome.ruling.verdict = .forbidden
    outcome.ruling.newestVerdict = .forbidden
    outcome.ruling.rule = head.lockedRule.rule
    return outcome
  }
}

extension Book {
  /// Returns the choice with the given id; nil if there is none.
  func choice(_ id: Text) -> RuleIndex? {
    for rule in rules(of: .choice) where rule.id.isSame(as: id) { return RuleIndex(rule.number) }
    return nil
  }
}

extension Since {
  fileprivate var bit: UInt8 { 1 &<< UInt8(truncatingIfNeeded: place) }
}
