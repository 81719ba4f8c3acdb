// Carries out transitions: delivers their callbacks one by one, and sets the states that follow.

extension DeviceCore {
  /// Begins a transition if the rules say that the system makes it. Returns false, and begins
  /// nothing, if the rules only tolerate the transition, or if the answer depends on a fact that
  /// was not given. `assumed` replaces the last cause, for example if an app leaves at once, as in
  /// `choice.left-before-active`.
  func begin(
    _ subject: Subject, _ cause: Cause, to target: LifecycleState? = nil,
    by interruption: Interruption? = nil, after assumed: Cause? = nil
  ) -> Bool {
    let policy = policy(subject)
    let query = TransitionQuery(
      states: state(subject), to: target, cause: cause, lastCause: assumed ?? lastCause(subject),
      interruption: interruption)
    var complete = query
    if target == nil {
      let answer = policy.transition(query)
      guard answer.newestVerdict == .allowed, answer.reason == nil, answer.to != nil else {
        return false
      }
      complete.to = answer.to
    }
    guard let (rule, steps) = policy.madeBySystem(complete) else { return false }
    carryOut(subject, complete, policy, steps, rule: rule)
    return true
  }

  /// Returns the policy for the transitions of an app or a scene. For a launch or a connection, the
  /// policy also contains the fact whether the interface was kept.
  private func policy(_ subject: Subject) -> Policy {
    let policy = policy(subject.app)
    guard subject.scene == noEntry else {
      return state(subject) == .sceneUnattached
        ? policy.adding(interfaceKept: scenes[subject.scene].isKept) : policy
    }
    switch processState(subject.app) {
    case .notRunning, .prewarmed:
      return policy.adding(interfaceKept: apps[subject.app].isKept)
    default: return policy
    }
  }

  private func carryOut(
    _ subject: Subject, _ query: TransitionQuery, _ policy: Policy, _ steps: StepRules,
    rule: RuleIndex?
  ) {
    let index = subject.app
    apps[index].cause = UInt8(coding: query.cause)
    apps[index].target = UInt8(coding: query.to)
    apps[index].movingScene = subject.scene
    apps[index].rule = rule.number
    apps[index].clockAllowance = 0
    apps[index].nextStep = 0
    var count = 0
    policy.forEachStep(of: steps, query) { found in
      guard count < DeviceLayout.stepsOfApp else { return false }
      // Skips expiration handlers. They are called once for each task when the background time is
      // nearly over.
      if found.allowance == .expirationHandler { return true }
      self.steps(index)[count] = StepRecord(found)
      count &+= 1
      return true
    }
    apps[index].stepCount = UInt8(truncatingIfNeeded: count)
    // A scene that connects has a session from now on.
    if subject.scene != noEntry { scenes[subject.scene].isKept = true }
    let from: AppState = processState(index)
    apps[index].origin = UInt8(coding: from)
    countShown(index)
    // An app that comes to the front gets no more warnings that its background time ends.
    if !from.isShown, query.to?.isShown ?? false { meet(.enteringForeground, index) }
    if from == .suspended, query.to == .background {
      emit(.resume, index) { $0.rawRule = apps[index].rule }
      askAgain(index, .nextRun)
      if query.cause == .wakeBySystem { beginRun(index, isWoken: true) }
    } else if subject.scene == noEntry, from == .notRunning || from == .prewarmed,
      query.to != .notRunning
    {
      startProcess(index, query, from)
    }
  }

  private func startProcess(_ index: Int, _ query: TransitionQuery, _ from: AppState) {
    if from == .notRunning {
      head.lastProcess &+= 1
      apps[index].process = head.lastProcess
      apps[index].lastToken = 0
      apps[index].footprint = apps[index].usualFootprint
    }
    apps[index].started = head.now
    if query.cause != .launchBySystem { apps[index].since = 0 }
    askAgain(index, .nextRun)
    let trigger =
      query.cause == .launchByUser
      ? apps[index].openTrigger
      : waitingErrand(index, forFront: false).map { errands(index)[$0].trigger }
    // A prewarmed process is resumed, not started.
    emit(from == .notRunning ? .startProcess : .resume, index) {
      $0.rawCause = UInt8(coding: query.cause)
      $0.rawTrigger = trigger ?? 0
      $0.rawRule = apps[index].rule
      $0.rawFrom = UInt8(coding: query.from)
      $0.rawTo = UInt8(coding: query.to)
    }
    if query.cause == .launchBySystem { beginRun(index, isWoken: true) }
  }

  /// Delivers the next callback or notification of the transition under way.
  func emitStep(_ index: Int) {
    let step = steps(index)[Int(apps[index].nextStep)]
    apps[index].nextStep &+= 1
    // From here on, the app has the state that it reads in the callback.
    if apps[index].movingScene == noEntry, step.reads != 0 { setProcess(index, step.reads) }
    if step.callback == 0 {
      if !isOfFurtherScene(step, index) {
        emit(.postNotification, index) {
          $0.rawNotification = step.notification
          fillPlace(&$0, index, step)
        }
      }
      apply(step, index)
      return
    }
    var callback = step.callback
    var fallback = step.fallback
    if !implements(index, callback) {
      callback = implements(index, fallback) ? fallback : 0
      fallback = 0
    }
    guard callback != 0 else {
      apply(step, index)
      return
    }
    call(index, callback, fallback, step)
  }

  /// Returns true if a notification about the whole app must be left out, because another scene
  /// keeps the app active or in the foreground.
  private func isOfFurtherScene(_ step: StepRecord, _ index: Int) -> Bool {
    let moving = apps[index].movingScene
    guard moving != noEntry, let notification: LifecycleNotification = step.notification.value()
    else { return false }
    let isActivity: Bool
    switch notification {
    case .didBecomeActive, .willResignActive: isActivity = true
    case .didEnterBackground, .willEnterForeground: isActivity = false
    default: return false
    }
    return hasOther(Subject(app: index, scene: moving)) { state in
      state == .sceneForegroundActive || !isActivity && state == .sceneForegroundInactive
    }
  }

  private func call(_ index: Int, _ callback: UInt8, _ fallback: UInt8, _ step: StepRecord) {
    let (limit, rule) = limit(index, step.allowance.value())
    let returnsByItself = apps[index].replyAfter >= 0
    let id = emit(.deliverCallback, index) {
      $0.rawCallback = callback
      $0.rawFallback = fallback
      $0.rawAllowance = step.allowance
      $0.rawDeadline = limit
      $0.needsReply = !returnsByItself
      if let opened: Trigger = apps[index].openTrigger.value(),
        callback == UInt8(coding: launchCallback(index, opened))
      {
        $0.rawTrigger = apps[index].openTrigger
      }
      fillPlace(&$0, index, step)
    }
    if apps[index].replyAfter == 0 {
      apply(step, index)
      return
    }
    apps[index].waitEffect = id
    apps[index].waitDue = limit
    apps[index].waitAllowance = step.allowance
    apps[index].limitRule = rule
    if returnsByItself {
      apps[index].replyDue = head.now.later(by: apps[index].replyAfter)
    }
  }

  /// Fills in what the app reads in the callback, and the transition and the scene to which the
  /// callback belongs.
  @inline(__always)
  private func fillPlace(_ effect: inout DeviceEffect, _ index: Int, _ step: StepRecord) {
    effect.rawRule = step.rule
    effect.rawCause = apps[index].cause
    effect.rawReads = step.reads
    effect.rawSceneReads = step.sceneReads
    if apps[index].movingScene == noEntry {
      if step.sceneReads != 0 || isOfScene(index, step), let scene = sceneOfProcess(index) {
        effect.scene = scenes[scene].identifier
      }
    } else {
      effect.scene = scenes[apps[index].movingScene].identifier
      // If no source says what the app reads, the state changes only after the callback, so the app
      // reads the present state. The app also reads it if another scene keeps the app in front.
      let moving = Subject(app: index, scene: apps[index].movingScene)
      if step.reads == 0 || hasOther(moving, where: { $0.isShown }) {
        effect.rawReads = UInt8(coding: processState(index))
      }
    }
  }

  /// Returns the scene that gets a scene callback in a transition of the process: the first scene
  /// in the foreground, or the first scene if none is in the foreground. The foreground comes
  /// first, so that a scene that has left before the others is not called a second time.
  private func sceneOfProcess(_ index: Int) -> UInt16? {
    firstScene(index) { state(scene: $0).isShown } ?? firstScene(index) { _ in true }
  }

  private func isOfScene(_ index: Int, _ step: StepRecord) -> Bool {
    let callback: Callback? = step.callback.value()
    return callback.flatMap { policy(index).appForm(of: $0) } != nil
  }

  func implements(_ index: Int, _ callback: UInt8) -> Bool {
    guard callback != 0 else { return false }
    let place = UInt64(callback) &- 1
    return (place < 64 ? apps[index].implementedLow : apps[index].implementedHigh)
      &>> (place & 63) & 1 != 0
  }

  /// Returns when a callback that is called now exceeds its limit, and the rule that sets this
  /// limit.
  func limit(_ index: Int, _ allowance: Allowance?) -> (due: Int64, rule: Int16) {
    guard let allowance else { return (never, -1) }
    let answer = figure(index, allowance)
    // If no limit is enforced, but the app is suspended at the end, the advised time counts as the
    // limit.
    let advised = answer.atExpiry == .suspend ? answer.advice : nil
    guard let limit = answer.limit ?? advised, limit != .unlimited,
      answer.newestVerdict == .allowed
    else { return (never, answer.rule.number) }
    let coded = UInt8(coding: allowance)
    var start = head.now
    switch answer.starts {
    case .processStart: start = apps[index].started
    case .transition:
      if apps[index].clockAllowance == coded {
        start = apps[index].clockStart
      } else {
        apps[index].clockAllowance = coded
        apps[index].clockStart = start
      }
    default: break
    }
    // If the limit has passed already, because the clock stood still under a debugger, the limit
    // counts from now.
    let due = start.later(by: limit.count)
    return (due < head.now ? head.now.later(by: limit.count) : due, answer.rule.number)
  }

  /// Handles the return of the outstanding callback.
  func lifecycleCallbackReturned(_ index: Int) {
    stopWaiting(index)
    guard apps[index].nextStep > 0 else { return }
    apply(steps(index)[Int(apps[index].nextStep) &- 1], index)
  }

  /// Handles the reply that the app does not implement the method. Calls the fallback, if there is
  /// one.
  func lifecycleCallbackIsMissing(_ index: Int) {
    var step = steps(index)[Int(apps[index].nextStep) &- 1]
    let state: AppState? = step.reads.value() ?? processState(index)
    stopWaiting(index)
    if step.fallback != 0 {
      let next: Callback? = step.fallback.value()
      let after = next.flatMap { policy(index).form(of: $0, in: state)?.fallback }
      step.callback = step.fallback
      step.fallback = UInt8(coding: after)
      self.steps(index)[Int(apps[index].nextStep) &- 1] = step
      call(index, step.callback, step.fallback, step)
    } else {
      apply(step, index)
    }
  }

  private func stopWaiting(_ index: Int) {
    apps[index].waitEffect = 0
    apps[index].waitDue = never
    apps[index].replyDue = never
    apps[index].waitAllowance = 0
    apps[index].limitRule = -1
  }

  /// Sets the state that a source gives for the time after a step.
  private func apply(_ step: StepRecord, _ index: Int) {
    // After the last step, `finishTransition` sets the state.
    guard step.stateAfter != 0, apps[index].nextStep < apps[index].stepCount else { return }
    set(step.stateAfter, of: Subject(app: index, scene: apps[index].movingScene))
  }

  func finishTransition(_ index: Int) {
    let subject = Subject(app: index, scene: apps[index].movingScene)
    let cause = apps[index].cause
    let target = apps[index].target
    apps[index].cause = 0
    apps[index].stepCount = 0
    apps[index].nextStep = 0
    apps[index].movingScene = noEntry
    if target == UInt8(coding: LifecycleState.notRunning) {
      let ended: Cause? = cause.value()
      end(index, ended?.termination ?? .none, Grounds(rule: apps[index].rule))
      return
    }
    let before: AppState = apps[index].origin.value() ?? .notRunning
    if subject.scene == noEntry {
      apps[index].lastCause = cause
      if target == UInt8(coding: LifecycleState.background), before.isShown {
        apps[index].isKept = true
      }
    } else {
      scenes[subject.scene].lastCause = cause
      if cause == UInt8(coding: Cause.windowClosed) { scenes[subject.scene].isKept = false }
    }
    set(target, of: subject)
    // If a scene changes the state of the process, or if the app is in front, the cause of the
    // scene's transition is also the last cause of the process.
    if subject.scene != noEntry, processState(index) != before || processState(index).isShown {
      apps[index].lastCause = cause
    }
    countShown(index)
    arrive(index, from: before)
  }

  /// Sets the state of an app or a scene, and emits the change. The number may come from a damaged
  /// snapshot: a number that is not a state of the subject changes nothing.
  private func set(_ number: UInt8, of subject: Subject) {
    let index = subject.app
    let state: LifecycleState? = number.value()
    guard let state, (state.axis == .scene) == (subject.scene != noEntry) else { return }
    if subject.scene == noEntry {
      setProcess(index, number)
      return
    }
    scenes[subject.scene].state = number
    setProcess(index, UInt8(coding: stateOfScenes(index)))
  }

  /// Returns the state of a process with scenes. The state follows from the scene nearest to the
  /// user.
  private func stateOfScenes(_ index: Int) -> LifecycleState {
    var nearest = LifecycleState.background
    scenes.each(of: apps[index].firstScene) { entry in
      switch state(scene: entry) {
      case .sceneForegroundActive: nearest = .active
      case .sceneForegroundInactive where nearest != .active: nearest = .inactive
      default: break
      }
    }
    return nearest
  }

  func setProcess(_ index: Int, _ number: UInt8) {
    let before = apps[index].state
    guard before != number else { return }
    apps[index].state = number
    forgetStay(index)
    countShown(index)
    emit(.stateChanged, index) {
      $0.rawFrom = before
      $0.rawTo = number
      $0.rawRule = apps[index].rule
    }
  }

  /// Updates the count of apps that the user sees. An app counts from the start of its way to the
  /// front until its callbacks for leaving have returned.
  func countShown(_ index: Int) {
    let origin: AppState = apps[index].origin.value() ?? .notRunning
    let target: LifecycleState? = apps[index].target.value()
    let isShown =
      processState(index).isShown
      || apps[index].cause != 0
        && (origin.isShown && apps[index].isShown || target?.isShown ?? false)
    guard isShown != apps[index].isShown else { return }
    apps[index].isShown = isShown
    if isShown {
      head.shown &+= 1
    } else {
      head.shown &-= 1
      apps[index].lastInFront = head.now
      moveFront()
    }
  }

  /// Lets the apps in front, and the apps that are leaving, take their steps, because another app
  /// has left.
  func moveFront() {
    let (first, second) = head.front
    if first != noEntry { move(Int(first)) }
    if second != noEntry { move(Int(second)) }
    guard head.shown > 0 else { return }
    eachApp { if apps[$0].isShown { move($0) } }
  }

  /// Does what follows from the state that the app has reached.
  private func arrive(_ index: Int, from before: AppState) {
    let state = processState(index)
    guard state != before else { return }
    switch state {
    case .background:
      if before.isShown {
        enterBackground(index)
        takePicture(index)
      }
    case .inactive, .active:
      if !before.isShown { comeToFront(index) }
    case .suspended:
      emit(.suspend, index) { $0.rawRule = apps[index].rule }
      stopWhatSuspensionEnds(index)
      // When the app runs again, its background time starts anew.
      if apps[index].firstTask == noEntry { clearRun(index) }
    case .prewarmed, .notRunning: break
    }
    askAgainWhatRuns(index)
  }
}

extension Int64 {
  /// Returns a time plus a duration; `never` if the sum is out of range.
  func later(by duration: Int64) -> Int64 {
    guard duration != .max else { return never }
    let (sum, overflows) = addingReportingOverflow(Swift.max(duration, 0))
    return overflows ? never : sum
  }
}

extension RuleIndex? {
  /// The number by which records refer to a rule; -1 for no rule.
  var number: Int16 { Int16(truncatingIfNeeded: self?.number ?? -1) }
}

extension Int16 {
  /// The rule to which a record refers; nil for -1.
  var rule: RuleIndex? { self < 0 ? nil : RuleIndex(Int(self)) }
}

extension StepRecord {
  init(_ step: TransitionStep) {
    rule = Optional(step.rule).number
    callback = UInt8(coding: step.callback)
    fallback = UInt8(coding: step.fallback)
    notification = UInt8(coding: step.notification)
    reads = UInt8(coding: step.reads)
    sceneReads = UInt8(coding: step.sceneReads)
    allowance = UInt8(coding: step.allowance)
    stateAfter = UInt8(coding: step.stateAfter)
  }
}
