// Takes the steps of an app towards the state that the user and the system want. An app takes one
// step at a time. Most steps wait while a reply is outstanding.

/// The subject of a transition: an app, or one of its scenes.
struct Subject {
  let app: Int
  /// The scene; `noEntry` for the app itself.
  let scene: UInt16

  static func app(_ index: Int) -> Subject { Subject(app: index, scene: noEntry) }
}

/// The states of an app or of a scene, named by role.
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
    subject.scene == noEntry
      ? apps[subject.app].state.value() ?? .notRunning : state(scene: subject.scene)
  }

  @inline(__always)
  func state(scene entry: UInt16) -> LifecycleState { scenes[entry].state.value() ?? .notRunning }

  func lastCause(_ subject: Subject) -> Cause? {
    subject.scene == noEntry
      ? apps[subject.app].lastCause.value() : scenes[subject.scene].lastCause.value()
  }

  private func knownCovers(_ subject: Subject) -> UInt8 {
    subject.scene == noEntry ? apps[subject.app].knownCovers : scenes[subject.scene].knownCovers
  }

  private func setKnownCovers(_ subject: Subject, _ known: UInt8) {
    if subject.scene == noEntry {
      apps[subject.app].knownCovers = known
    } else {
      scenes[subject.scene].knownCovers = known
    }
  }

  func processState(_ index: Int) -> AppState {
    let state: LifecycleState? = apps[index].state.value()
    return state?.app ?? .notRunning
  }

  /// Returns the state that decides about a process: during a launch, the state to which the launch
  /// leads; otherwise the present state.
  func livingState(_ index: Int) -> AppState {
    let state = processState(index)
    guard state == .notRunning, apps[index].process != 0 else { return state }
    let target: LifecycleState? = apps[index].target.value()
    return target?.app ?? state
  }

  func hasScenes(_ index: Int) -> Bool { policy(index).lifecycle.lifecycle == .scenes }

  func isInFront(_ index: Int) -> Bool {
    let entry = UInt16(truncatingIfNeeded: index)
    return head.front.0 == entry || head.front.1 == entry
  }
}

extension DeviceCore {
  /// True if processes may start or continue: the device is on, and is not shutting down.
  var mayRunApps: Bool { head.isOn && !head.isShuttingDown }

  /// Takes the next step of an app. Returns false if the app is at rest, or waits for a reply.
  @inline(__always)
  func takeStep(_ index: Int) -> Bool {
    guard apps[index].isInstalled else { return false }
    if hasHeld(index), dropHeld(index) || raiseHeld(index) { return true }
    if endOverdue(index) { return true }
    if apps[index].waitEffect != 0 {
      return callHandler(index) || warn(index)
    }
    if apps[index].nextStep < apps[index].stepCount {
      emitStep(index)
      return true
    }
    if apps[index].cause != 0 {
      finishTransition(index)
      return true
    }
    if apps[index].ending != 0 { return takeEnd(index) }
    switch processState(index) {
    case .notRunning, .prewarmed: return mayRunApps && start(index)
    case .suspended: return mayRunApps && resume(index)
    case .background, .inactive, .active: break
    }
    if callHandler(index) || warn(index) { return true }
    if hasScenes(index) {
      // Every scene gets one callback before any scene gets its next callback.
      if goWithScenes(index, whereInactive: false) || goWithScenes(index, whereInactive: true) {
        return true
      }
    } else if go(.app(index)) {
      return true
    }
    if runErrand(index) { return true }
    return processState(index) == .background && suspendIfIdle(index)
  }

  /// Takes the next step of the first scene that has a step to take, in the order in which the
  /// scenes were added. Considers only inactive scenes if `whereInactive` is true, and only scenes
  /// in other states if it is false.
  private func goWithScenes(_ index: Int, whereInactive: Bool) -> Bool {
    firstScene(index) { entry in
      let isInactive = state(scene: entry) == .sceneForegroundInactive
      return isInactive == whereInactive && go(Subject(app: index, scene: entry))
    } != nil
  }

  // MARK: Into and out of memory

  /// Starts the process, if the user or an errand needs it, or if the system prewarms it. Drops an
  /// errand for which no rule starts the process.
  private func start(_ index: Int) -> Bool {
    if isInFront(index), apps[index].leaving == 0 {
      return begin(.app(index), .launchByUser)
    }
    if let errand = waitingErrand(index, forFront: false) {
      return begin(.app(index), .launchBySystem) || drop(errand, index)
    }
    if apps[index].isPrewarming {
      apps[index].isPrewarming = false
      return begin(.app(index), .prewarm)
    }
    return false
  }

  /// Lets a suspended process run, if the user or an errand needs it. Drops an errand for which no
  /// rule wakes the process.
  private func resume(_ index: Int) -> Bool {
    if isInFront(index), apps[index].leaving == 0 {
      let opening: Cause = apps[index].opening.value() ?? .returnByUser
      return begin(.app(index), opening, to: .background)
        || begin(.app(index), .returnByUser, to: .background)
    }
    guard let errand = waitingErrand(index, forFront: false) else { return false }
    return begin(.app(index), .wakeBySystem, to: .background) || drop(errand, index)
  }

  // MARK: To the front and away from it

  /// Returns whether a subject is to be in front.
  private func isWanted(_ subject: Subject) -> Bool {
    guard isInFront(subject.app), apps[subject.app].leaving == 0 else { return false }
    return subject.scene == noEntry || scenes[subject.scene].isWanted
  }

  /// Returns the cause by which a subject leaves the front. If a scene has a cause of its own, and
  /// another scene of the app stays in front, the scene leaves by its own cause. Otherwise, the
  /// subject leaves by the cause of the app.
  private func leaving(_ subject: Subject) -> Cause {
    if subject.scene != noEntry, let own: Cause = scenes[subject.scene].leaving.value(),
      hasOther(subject, where: { $0.isShown })
    {
      return own
    }
    return apps[subject.app].leaving.value() ?? .homeButton
  }

  /// Returns whether an app has another scene in a state that `isMeant` accepts.
  func hasOther(_ subject: Subject, where isMeant: (LifecycleState) -> Bool) -> Bool {
    firstScene(subject.app) { $0 != subject.scene && isMeant(state(scene: $0)) } != nil
  }

  /// Takes the next step of a running app, or of a scene, towards what the user wants.
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
    let opening: Cause = apps[subject.app].opening.value() ?? .returnByUser
    return begin(subject, opening, to: states.inactive)
      || begin(subject, .returnByUser, to: states.inactive)
      || begin(subject, .sceneActivation, to: states.inactive)
  }

  /// Connects or disconnects a scene. Returns false if the scene's next step is neither of the two.
  private func goAsScene(_ subject: Subject, _ state: LifecycleState, _ isWanted: Bool) -> Bool {
    if state == .sceneUnattached {
      let isRequested = scenes[subject.scene].isRequested
      scenes[subject.scene].isRequested = false
      if isWanted {
        let isLaunch = lastCause(.app(subject.app)) == .launchByUser
        let cause: Cause = isRequested ? .sceneRequest : isLaunch ? .launchByUser : .returnByUser
        return begin(subject, cause, to: .sceneForegroundInactive)
      }
      guard isRequested else { return false }
      return begin(subject, .sceneRequest, to: .sceneBackground)
    }
    guard let leaving: Cause = scenes[subject.scene].leaving.value() else { return false }
    if leaving == .sceneDisconnect || leaving == .windowClosed {
      scenes[subject.scene].leaving = 0
      return begin(subject, leaving, to: .sceneUnattached)
    }
    return false
  }

  private func goFromActive(_ subject: Subject, _ states: AxisStates, _ isWanted: Bool) -> Bool {
    if !isWanted {
      let cause = leaving(subject)
      // Some causes lead away at once, for example if the app has no background and therefore ends.
      return begin(subject, cause, to: states.inactive) || begin(subject, cause, to: states.away)
        || begin(subject, .interruptionBegin, to: states.inactive)
    }
    let newCovers = covers & ~knownCovers(subject)
    guard newCovers != 0 else { return false }
    return tellOfCover(subject, newCovers, to: states.inactive)
  }

  /// Reports the first of `newCovers` to a subject. `newCovers` are the covers that were not
  /// reported to the subject yet.
  private func tellOfCover(
    _ subject: Subject, _ newCovers: UInt8, to target: LifecycleState
  ) -> Bool {
    let place = newCovers.trailingZeroBitCount
    setKnownCovers(subject, knownCovers(subject) | 1 &<< UInt8(truncatingIfNeeded: place))
    let kind = cover(place)
    if kind == DeviceCore.switcher { return begin(subject, .appSwitcherOpen, to: target) || true }
    return begin(subject, .interruptionBegin, to: target, by: kind.value()) || true
  }

  /// Takes the next step of an inactive subject that is to be in front.
  private func goOnInFront(_ subject: Subject, _ states: AxisStates) -> Bool {
    if runErrandInFront(subject.app) { return true }
    let known = knownCovers(subject)
    let covers = covers
    if covers & ~known != 0 { return tellOfCover(subject, covers & ~known, to: states.inactive) }
    if lastCause(subject) == .deviceLock, covers != 0 {
      return begin(subject, .deviceUnlock, to: states.inactive)
    }
    if known & ~covers != 0 {
      setKnownCovers(subject, known & covers)
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

  /// Lets a subject finish leaving. The user has come back to the subject, but no rule makes the
  /// subject active from its present state.
  private func goBack(_ subject: Subject, _ states: AxisStates) -> Bool {
    guard let cause = lastCause(subject) else { return false }
    return begin(subject, cause, to: states.background) || begin(subject, cause, to: states.away)
  }

  /// Returns whether the front has room for one more active app, that is, whether the app that was
  /// there before has left.
  private func mayActivate(_ subject: Subject) -> Bool {
    let own: UInt16 = apps[subject.app].isShown ? 1 : 0
    let (first, second) = head.front
    return head.shown &- own < (first != noEntry && second != noEntry ? 2 : 1)
  }

  /// Ends an app whose only window is being closed, if a rule says so. Returns false if no rule
  /// says so.
  private func endsWithScene(_ subject: Subject) -> Bool {
    guard subject.scene != noEntry,
      scenes[subject.scene].leaving == UInt8(coding: Cause.windowClosed),
      !hasOther(subject, where: { $0 != .sceneUnattached })
    else { return false }
    return begin(.app(subject.app), .windowClosed, to: .notRunning)
  }

  /// Takes the next step of an inactive subject that leaves the front.
  private func leave(_ subject: Subject, _ states: AxisStates) -> Bool {
    // An errand that waits for the front is delivered before the subject leaves.
    if runErrandInFront(subject.app) { return true }
    let cause = leaving(subject)
    if endsWithScene(subject) { return true }
    if begin(subject, cause, to: states.background) { return true }
    if begin(subject, cause, to: states.away) { return true }
    if cause == .interruptionAccepted {
      // If another cover prevents this cause from applying, the app leaves as if the user had
      // switched to another app.
      let other = causeOfSwitching(subject.app)
      if begin(subject, other, to: states.background) { return true }
      if begin(subject, other, to: states.away) { return true }
    }
    // Some causes apply only to a scene in the background. The scene first goes to the background,
    // by the cause of its app.
    let ofApp: Cause = apps[subject.app].leaving.value() ?? .homeButton
    if cause != ofApp, begin(subject, ofApp, to: states.background) { return true }
    if cause == .deviceLock {
      // A subject that stays in front during a lock is informed of the lock once.
      return lastCause(subject) != cause && begin(subject, cause, to: states.inactive)
    }
    if mayActivate(subject) { return begin(subject, .activation, to: states.active) }
    // Two subjects must not be active at the same time, so this subject leaves immediately, as if
    // `cause` had already made it inactive.
    return begin(subject, cause, to: states.background, after: cause)
      || begin(subject, .homeButton, to: states.background, after: .homeButton)
  }
}

extension AppState {
  /// True if the user sees the app.
  var isShown: Bool { self == .inactive || self == .active }
}

extension LifecycleState {
  /// True if the user sees the app or the scene.
  var isShown: Bool {
    switch self {
    case .inactive, .active, .sceneForegroundInactive, .sceneForegroundActive: true
    default: false
    }
  }
}
