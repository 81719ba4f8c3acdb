// How an app goes towards what the world asks of it: one step at a time, and only while no reply is
// outstanding.

/// What a transition is about: the app, or one of its scenes.
struct Subject {
  let app: Int
  /// `noEntry` for the app itself.
  let scene: UInt16

  static func app(_ index: Int) -> Subject { Subject(app: index, scene: noEntry) }
}

/// The states on the axis of a subject, by what they are for the user.
struct AxisStates {
  let inactive: LifecycleState
  let active: LifecycleState
  let background: LifecycleState
  let away: LifecycleState

  static var app: AxisStates {
    AxisStates(
      inactive: .inactive, active: .active, background: .background, away: .notRunning)
  }

  static var scene: AxisStates {
    AxisStates(
      inactive: .sceneForegroundInactive, active: .sceneForegroundActive,
      background: .sceneBackground, away: .sceneUnattached)
  }
}

extension DeviceCore {
  func state(_ subject: Subject) -> LifecycleState {
    let number =
      subject.scene == noEntry
      ? app(subject.app).pointee.state : scene(subject.scene).pointee.state
    return number.value() ?? .notRunning
  }

  func lastCause(_ subject: Subject) -> Cause? {
    subject.scene == noEntry
      ? app(subject.app).pointee.lastCause.value() : scene(subject.scene).pointee.lastCause.value()
  }

  private func told(_ subject: Subject) -> UInt8 {
    subject.scene == noEntry ? app(subject.app).pointee.told : scene(subject.scene).pointee.told
  }

  private func setTold(_ subject: Subject, _ told: UInt8) {
    if subject.scene == noEntry {
      app(subject.app).pointee.told = told
    } else {
      scene(subject.scene).pointee.told = told
    }
  }

  /// The state of the app's process.
  func processState(_ index: Int) -> AppState {
    let state: LifecycleState? = app(index).pointee.state.value()
    return state?.app ?? .notRunning
  }

  /// The state that counts for what happens to a process: one that is being launched, and of which
  /// nothing is read yet, is where the launch leads.
  func livingState(_ index: Int) -> AppState {
    let record = app(index)
    let state = processState(index)
    guard state == .notRunning, record.pointee.process != 0 else { return state }
    let target: LifecycleState? = record.pointee.target.value()
    return target?.app ?? state
  }

  func hasScenes(_ index: Int) -> Bool { policy(index).lifecycle.lifecycle == .scenes }

  /// Whether the user has an app in front.
  func isInFront(_ index: Int) -> Bool {
    let entry = UInt16(truncatingIfNeeded: index)
    return head.pointee.front.0 == entry || head.pointee.front.1 == entry
  }
}

extension DeviceCore {
  /// Whether a process may start or go on: not on a device that is off, or goes off.
  var mayRunApps: Bool { head.pointee.isOn && !head.pointee.isShuttingDown }

  /// Takes the next step of an app; false where it rests, or waits for a reply.
  func takeStep(_ index: Int) -> Bool {
    let record = app(index)
    guard record.pointee.isInstalled else { return false }
    if dropHeld(index) || raiseHeld(index) || endOverdue(index) { return true }
    if record.pointee.waitEffect != 0 {
      return callHandler(index) || warn(index)
    }
    if record.pointee.nextStep < record.pointee.stepCount {
      emitStep(index)
      return true
    }
    if record.pointee.cause != 0 {
      finishTransition(index)
      return true
    }
    if record.pointee.ending != 0 { return takeEnd(index) }
    switch processState(index) {
    case .notRunning, .prewarmed: return mayRunApps && start(index)
    case .suspended: return mayRunApps && resume(index)
    case .background, .inactive, .active: break
    }
    if callHandler(index) || warn(index) { return true }
    if hasScenes(index) {
      // All are told by one callback before any is by the next.
      if goWithScenes(index, whereInactive: false) || goWithScenes(index, whereInactive: true) {
        return true
      }
    } else if go(.app(index)) {
      return true
    }
    if runErrand(index) { return true }
    return processState(index) == .background && suspendIfIdle(index)
  }

  /// The next step of the scenes that are inactive, or of the others, in the order in which they
  /// connected.
  private func goWithScenes(_ index: Int, whereInactive: Bool) -> Bool {
    var entry = app(index).pointee.firstScene
    while entry != noEntry {
      let subject = Subject(app: index, scene: entry)
      let isInactive = state(subject) == .sceneForegroundInactive
      if isInactive == whereInactive, go(subject) { return true }
      entry = scene(entry).pointee.next
    }
    return false
  }

  // MARK: Into and out of memory

  /// Starts the process, where someone wants it.
  private func start(_ index: Int) -> Bool {
    let record = app(index)
    if isInFront(index), record.pointee.leaving == 0 {
      return begin(.app(index), .launchByUser)
    }
    if let errand = waitingErrand(index, forFront: false) {
      return begin(.app(index), .launchBySystem) || drop(errand, index)
    }
    if record.pointee.isPrewarming {
      record.pointee.isPrewarming = false
      return begin(.app(index), .prewarm)
    }
    return false
  }

  /// Lets a suspended process run, where there is something to do.
  private func resume(_ index: Int) -> Bool {
    let record = app(index)
    if isInFront(index), record.pointee.leaving == 0 {
      let opening: Cause = record.pointee.opening.value() ?? .returnByUser
      return begin(.app(index), opening, to: .background)
        || begin(.app(index), .returnByUser, to: .background)
    }
    guard let errand = waitingErrand(index, forFront: false) else { return false }
    return begin(.app(index), .wakeBySystem, to: .background) || drop(errand, index)
  }

  // MARK: To the front and away from it

  /// Whether a subject is to be in front.
  private func isWanted(_ subject: Subject) -> Bool {
    guard isInFront(subject.app), app(subject.app).pointee.leaving == 0 else { return false }
    return subject.scene == noEntry || scene(subject.scene).pointee.isWanted
  }

  /// The cause by which a subject leaves the front: a scene by its own where another one stays there.
  private func leaving(_ subject: Subject) -> Cause {
    if subject.scene != noEntry, let own: Cause = scene(subject.scene).pointee.leaving.value(),
      hasOther(subject, where: { $0.isShown })
    {
      return own
    }
    return app(subject.app).pointee.leaving.value() ?? .homeButton
  }

  /// Whether an app has another scene in a state that is meant.
  private func hasOther(_ subject: Subject, where isMeant: (LifecycleState) -> Bool) -> Bool {
    var entry = app(subject.app).pointee.firstScene
    while entry != noEntry {
      if entry != subject.scene, isMeant(state(Subject(app: subject.app, scene: entry))) {
        return true
      }
      entry = scene(entry).pointee.next
    }
    return false
  }

  /// The next step of an app that runs, or of a scene, towards what the user wants.
  private func go(_ subject: Subject) -> Bool {
    let states = subject.scene == noEntry ? AxisStates.app : .scene
    let state = state(subject)
    let isWanted = isWanted(subject)
    if state == states.active { return goFromActive(subject, states, isWanted) }
    if state == states.inactive {
      return isWanted ? goOnInFront(subject, states) : leave(subject, states)
    }
    if subject.scene != noEntry, goAsScene(subject, state, isWanted) { return true }
    guard isWanted, state == states.background else { return false }
    if runNotice(subject.app) || tellNotices(subject.app) { return true }
    let opening: Cause = app(subject.app).pointee.opening.value() ?? .returnByUser
    return begin(subject, opening, to: states.inactive)
      || begin(subject, .returnByUser, to: states.inactive)
      || begin(subject, .sceneActivation, to: states.inactive)
  }

  /// What only scenes do: connect and go.
  private func goAsScene(_ subject: Subject, _ state: LifecycleState, _ isWanted: Bool) -> Bool {
    let record = scene(subject.scene)
    if state == .sceneUnattached {
      let isRequested = record.pointee.isRequested
      record.pointee.isRequested = false
      if isWanted {
        let isLaunch = lastCause(.app(subject.app)) == .launchByUser
        let cause: Cause = isRequested ? .sceneRequest : isLaunch ? .launchByUser : .returnByUser
        return begin(subject, cause, to: .sceneForegroundInactive)
      }
      guard isRequested else { return false }
      return begin(subject, .sceneRequest, to: .sceneBackground)
    }
    guard let leaving: Cause = record.pointee.leaving.value() else { return false }
    if leaving == .sceneDisconnect || leaving == .windowClosed {
      record.pointee.leaving = 0
      return begin(subject, leaving, to: .sceneUnattached)
    }
    return false
  }

  private func goFromActive(_ subject: Subject, _ states: AxisStates, _ isWanted: Bool) -> Bool {
    if !isWanted {
      let cause = leaving(subject)
      // What leads away at once, as where there is no background, is an end.
      return begin(subject, cause, to: states.inactive) || begin(subject, cause, to: states.away)
        || begin(subject, .interruptionBegin, to: states.inactive)
    }
    let untold = covers & ~told(subject)
    guard untold != 0 else { return false }
    return tellOfCover(subject, untold, to: states.inactive)
  }

  /// Tells a subject of the first cover that it does not know of.
  private func tellOfCover(
    _ subject: Subject, _ untold: UInt8, to target: LifecycleState
  ) -> Bool {
    let place = untold.trailingZeroBitCount
    setTold(subject, told(subject) | 1 &<< UInt8(truncatingIfNeeded: place))
    let kind = cover(place)
    if kind == DeviceCore.switcher { return begin(subject, .appSwitcherOpen, to: target) || true }
    return begin(subject, .interruptionBegin, to: target, by: kind.value()) || true
  }

  /// An inactive subject that is to be in front.
  private func goOnInFront(_ subject: Subject, _ states: AxisStates) -> Bool {
    if runErrandInFront(subject.app) { return true }
    let told = told(subject)
    let covers = covers
    if covers & ~told != 0 { return tellOfCover(subject, covers & ~told, to: states.inactive) }
    if lastCause(subject) == .deviceLock, covers != 0 {
      return begin(subject, .deviceUnlock, to: states.inactive)
    }
    if told & ~covers != 0 {
      setTold(subject, told & covers)
      if covers != 0 {
        return begin(subject, .interruptionIgnored, to: states.inactive)
          || begin(subject, .appSwitcherClosed, to: states.inactive) || true
      }
    }
    guard covers == 0, mayActivate(subject) else { return false }
    return begin(subject, .activation, to: states.active)
      || begin(subject, .deviceUnlock, to: states.active)
      || begin(subject, .interruptionIgnored, to: states.active)
      || begin(subject, .appSwitcherClosed, to: states.active)
      || goBack(subject, states)
  }

  /// Goes on with leaving what the user has come back to before it had left.
  private func goBack(_ subject: Subject, _ states: AxisStates) -> Bool {
    guard let cause = lastCause(subject) else { return false }
    return begin(subject, cause, to: states.background) || begin(subject, cause, to: states.away)
  }

  /// Whether the app that was in front before has left.
  private func mayActivate(_ subject: Subject) -> Bool {
    let own: UInt16 = app(subject.app).pointee.isShown ? 1 : 0
    let (first, second) = head.pointee.front
    return head.pointee.shown &- own < (first != noEntry && second != noEntry ? 2 : 1)
  }

  /// Ends an app whose only window is closed, where a rule says so.
  private func endsWithScene(_ subject: Subject) -> Bool {
    guard subject.scene != noEntry,
      scene(subject.scene).pointee.leaving == UInt8(coding: Cause.windowClosed),
      !hasOther(subject, where: { $0 != .sceneUnattached })
    else { return false }
    return begin(.app(subject.app), .windowClosed, to: .notRunning)
  }

  /// An inactive subject that leaves.
  private func leave(_ subject: Subject, _ states: AxisStates) -> Bool {
    // What brought it to the front it is told before it leaves.
    if runErrandInFront(subject.app) { return true }
    let cause = leaving(subject)
    if endsWithScene(subject) { return true }
    if begin(subject, cause, to: states.background) { return true }
    if begin(subject, cause, to: states.away) { return true }
    if cause == .interruptionAccepted {
      // Where something else covers it, too, the app that comes to the front takes its place.
      let other = causeOfSwitching(subject.app)
      if begin(subject, other, to: states.background) { return true }
      if begin(subject, other, to: states.away) { return true }
    }
    // What only a scene behind can do, it does once it is there.
    let ofApp: Cause = app(subject.app).pointee.leaving.value() ?? .homeButton
    if cause != ofApp, begin(subject, ofApp, to: states.background) { return true }
    if cause == .deviceLock {
      // Where a lock leaves it in front, it is told of it once.
      return lastCause(subject) != cause && begin(subject, cause, to: states.inactive)
    }
    if mayActivate(subject) { return begin(subject, .activation, to: states.active) }
    // Two would be active at once: then it leaves at once, as if it had resigned.
    return begin(subject, cause, to: states.background, after: cause)
      || begin(subject, .homeButton, to: states.background, after: .homeButton)
  }
}

extension AppState {
  /// Whether the user sees the app.
  var isShown: Bool { self == .inactive || self == .active }
}

extension LifecycleState {
  /// Whether the user sees the app, or the scene.
  var isShown: Bool {
    switch self {
    case .inactive, .active, .sceneForegroundInactive, .sceneForegroundActive: true
    default: false
    }
  }
}
