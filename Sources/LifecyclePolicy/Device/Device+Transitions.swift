// Carries out transitions: delivers their callbacks one by one, and sets the states that follow.

extension DeviceCore {
  /// Begins a transition if the rules say that the system makes it. Returns false, and begins
  /// nothing, if they only tolerate it, or if the answer depends on a fact that was not given.
  /// `assumed` replaces the last cause where an app leaves at once, as `choice.left-before-active`
  /// says.
  func begin(
    _ subject: Subject, _ cause: Cause, to target: LifecycleState? = nil,
    by interruption: Interruption? = nil, after assumed: Cause? = nil
  ) -> Bool {
    let policy = policy(subject)
    let query = TransitionQuery(
      states: state(subject), to: target, cause: cause, lastCause: assumed ?? lastCause(subject),
      interruption: interruption)
    let answer = policy.transition(query)
    guard answer.newestVerdict == .allowed, answer.reason == nil,
      let to = target ?? answer.to
    else { return false }
    var complete = query
    complete.to = to
    carryOut(subject, complete, policy, rule: answer.rule)
    return true
  }

  /// Returns the policy by which an app or a scene moves. For a launch or a connection it includes
  /// whether the interface was kept.
  private func policy(_ subject: Subject) -> Policy {
    let policy = policy(subject.app)
    guard subject.scene == noEntry else {
      return state(subject) == .sceneUnattached
        ? policy.adding(interfaceKept: scene(subject.scene).pointee.isKept) : policy
    }
    switch processState(subject.app) {
    case .notRunning, .prewarmed:
      return policy.adding(interfaceKept: app(subject.app).pointee.isKept)
    default: return policy
    }
  }

  private func carryOut(
    _ subject: Subject, _ query: TransitionQuery, _ policy: Policy, rule: RuleIndex?
  ) {
    let index = subject.app
    let record = app(index)
    record.pointee.cause = UInt8(coding: query.cause)
    record.pointee.target = UInt8(coding: query.to)
    record.pointee.movingScene = subject.scene
    record.pointee.rule = rule.number
    record.pointee.clockAllowance = 0
    record.pointee.nextStep = 0
    var count = 0
    policy.forEachStep(query) { found in
      guard count < DeviceLayout.stepsOfApp else { return false }
      // Expiration handlers are called task by task, when the background time is nearly over.
      if found.allowance == .expirationHandler { return true }
      step(index, count).pointee = StepRecord(found)
      count &+= 1
      return true
    }
    record.pointee.stepCount = UInt8(truncatingIfNeeded: count)
    // A scene that connects has a session from now on.
    if subject.scene != noEntry { scene(subject.scene).pointee.isKept = true }
    let from: AppState = processState(index)
    record.pointee.origin = UInt8(coding: from)
    countShown(index)
    // An app that comes to the front is no longer warned that its background time ends.
    if !from.isShown, query.to?.isShown ?? false { meet(.enteringForeground, index) }
    if from == .suspended, query.to == .background {
      emit(.resume, index) { $0.rawRule = record.pointee.rule }
      askAgain(index, .nextRun)
      if query.cause == .wakeBySystem { beginRun(index, isWoken: true) }
    } else if subject.scene == noEntry, from == .notRunning || from == .prewarmed,
      query.to != .notRunning
    {
      startProcess(index, query, from)
    }
  }

  private func startProcess(_ index: Int, _ query: TransitionQuery, _ from: AppState) {
    let record = app(index)
    if from == .notRunning {
      head.pointee.lastProcess &+= 1
      record.pointee.process = head.pointee.lastProcess
      record.pointee.lastToken = 0
      record.pointee.footprint = record.pointee.usualFootprint
    }
    record.pointee.started = head.pointee.now
    if query.cause != .launchBySystem { record.pointee.since = 0 }
    askAgain(index, .nextRun)
    let trigger =
      query.cause == .launchByUser
      ? record.pointee.openTrigger : waitingErrand(index, forFront: false)?.pointee.trigger
    // A prewarmed process is resumed, not started.
    emit(from == .notRunning ? .startProcess : .resume, index) {
      $0.rawCause = UInt8(coding: query.cause)
      $0.rawTrigger = trigger ?? 0
      $0.rawRule = record.pointee.rule
      $0.rawFrom = UInt8(coding: query.from)
      $0.rawTo = UInt8(coding: query.to)
    }
    if query.cause == .launchBySystem { beginRun(index, isWoken: true) }
  }

  /// Delivers the next callback or notification of the transition under way.
  func emitStep(_ index: Int) {
    let record = app(index)
    let step = step(index, Int(record.pointee.nextStep)).pointee
    record.pointee.nextStep &+= 1
    // From here on, the app has the state that it reads in the callback.
    if record.pointee.movingScene == noEntry, step.reads != 0 { setProcess(index, step.reads) }
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
    let moving = app(index).pointee.movingScene
    guard moving != noEntry, let notification: LifecycleNotification = step.notification.value()
    else { return false }
    let isActivity: Bool
    switch notification {
    case .didBecomeActive, .willResignActive: isActivity = true
    case .didEnterBackground, .willEnterForeground: isActivity = false
    default: return false
    }
    var entry = app(index).pointee.firstScene
    while entry != noEntry {
      let state = state(Subject(app: index, scene: entry))
      if entry != moving,
        state == .sceneForegroundActive || !isActivity && state == .sceneForegroundInactive
      {
        return true
      }
      entry = scene(entry).pointee.next
    }
    return false
  }

  private func call(_ index: Int, _ callback: UInt8, _ fallback: UInt8, _ step: StepRecord) {
    let record = app(index)
    let (limit, rule) = limit(index, step.allowance.value())
    let returnsByItself = record.pointee.replyAfter >= 0
    let id = emit(.deliverCallback, index) {
      $0.rawCallback = callback
      $0.rawFallback = fallback
      $0.rawAllowance = step.allowance
      $0.deadline = limit
      $0.needsReply = !returnsByItself
      if let opened: Trigger = record.pointee.openTrigger.value(),
        callback == UInt8(coding: launchCallback(index, opened))
      {
        $0.rawTrigger = record.pointee.openTrigger
      }
      fillPlace(&$0, index, step)
    }
    if record.pointee.replyAfter == 0 {
      apply(step, index)
      return
    }
    record.pointee.waitEffect = id
    record.pointee.waitDue = limit
    record.pointee.waitAllowance = step.allowance
    record.pointee.limitRule = rule
    if returnsByItself {
      record.pointee.replyDue = head.pointee.now.later(by: record.pointee.replyAfter)
    }
  }

  /// Fills in what the app reads in the callback, and the transition and the scene to which the
  /// callback belongs.
  private func fillPlace(_ effect: inout DeviceEffect, _ index: Int, _ step: StepRecord) {
    let record = app(index)
    effect.rawRule = step.rule
    effect.rawCause = record.pointee.cause
    effect.rawReads = step.reads
    effect.rawSceneReads = step.sceneReads
    if record.pointee.movingScene == noEntry {
      // A scene callback in a transition of the process goes to the first scene.
      if step.sceneReads != 0 || isOfScene(index, step), record.pointee.firstScene != noEntry {
        effect.scene = scene(record.pointee.firstScene).pointee.identifier
      }
    } else {
      effect.scene = scene(record.pointee.movingScene).pointee.identifier
      // If no source says what the app reads, the state changes after the callback.
      if step.reads == 0 { effect.rawReads = UInt8(coding: processState(index)) }
    }
  }

  private func isOfScene(_ index: Int, _ step: StepRecord) -> Bool {
    let callback: Callback? = step.callback.value()
    return callback.flatMap { policy(index).appForm(of: $0) } != nil
  }

  func implements(_ index: Int, _ callback: UInt8) -> Bool {
    guard callback != 0 else { return false }
    let place = UInt64(callback) &- 1
    let record = app(index)
    return (place < 64 ? record.pointee.implementedLow : record.pointee.implementedHigh)
      &>> (place & 63) & 1 != 0
  }

  /// Returns when a callback that is called now has taken too long, and the rule that says so.
  func limit(_ index: Int, _ allowance: Allowance?) -> (due: Int64, rule: Int16) {
    guard let allowance else { return (never, -1) }
    let answer = figure(index, allowance)
    // If no limit is enforced, but the app is suspended at the end, the advised time counts.
    let advised = answer.atExpiry == .suspend ? answer.advice : nil
    guard let limit = answer.limit ?? advised, limit != .unlimited,
      answer.newestVerdict == .allowed
    else { return (never, answer.rule.number) }
    let record = app(index)
    let coded = UInt8(coding: allowance)
    var start = head.pointee.now
    switch answer.starts {
    case .processStart: start = record.pointee.started
    case .transition:
      if record.pointee.clockAllowance == coded {
        start = record.pointee.clockStart
      } else {
        record.pointee.clockAllowance = coded
        record.pointee.clockStart = start
      }
    default: break
    }
    // If the limit has passed already, because the clock stood still under a debugger, it counts
    // from now.
    let due = start.later(by: limit.count)
    return (
      due < head.pointee.now ? head.pointee.now.later(by: limit.count) : due, answer.rule.number
    )
  }

  /// Takes the return of the outstanding callback.
  func lifecycleCallbackReturned(_ index: Int) {
    let record = app(index)
    stopWaiting(index)
    guard record.pointee.nextStep > 0 else { return }
    apply(step(index, Int(record.pointee.nextStep) &- 1).pointee, index)
  }

  /// Takes the reply that the app does not implement the method. Calls the fallback, if there is
  /// one.
  func lifecycleCallbackIsMissing(_ index: Int) {
    let record = app(index)
    var step = step(index, Int(record.pointee.nextStep) &- 1).pointee
    let state: AppState? = step.reads.value() ?? processState(index)
    stopWaiting(index)
    if step.fallback != 0 {
      let next: Callback? = step.fallback.value()
      let after = next.flatMap { policy(index).form(of: $0, in: state)?.fallback }
      step.callback = step.fallback
      step.fallback = UInt8(coding: after)
      self.step(index, Int(record.pointee.nextStep) &- 1).pointee = step
      call(index, step.callback, step.fallback, step)
    } else {
      apply(step, index)
    }
  }

  private func stopWaiting(_ index: Int) {
    let record = app(index)
    record.pointee.waitEffect = 0
    record.pointee.waitDue = never
    record.pointee.replyDue = never
    record.pointee.waitAllowance = 0
    record.pointee.limitRule = -1
  }

  /// Sets the state that a source gives for the moment after a step.
  private func apply(_ step: StepRecord, _ index: Int) {
    let record = app(index)
    // After the last step, `finishTransition` sets the state.
    guard step.stateAfter != 0, record.pointee.nextStep < record.pointee.stepCount else { return }
    set(step.stateAfter, of: Subject(app: index, scene: record.pointee.movingScene))
  }

  func finishTransition(_ index: Int) {
    let record = app(index)
    let subject = Subject(app: index, scene: record.pointee.movingScene)
    let cause = record.pointee.cause
    let target = record.pointee.target
    record.pointee.cause = 0
    record.pointee.stepCount = 0
    record.pointee.nextStep = 0
    record.pointee.movingScene = noEntry
    if target == UInt8(coding: LifecycleState.notRunning) {
      let ended: Cause? = cause.value()
      end(index, ended?.termination ?? .none, Grounds(rule: record.pointee.rule))
      return
    }
    let before: AppState = record.pointee.origin.value() ?? .notRunning
    if subject.scene == noEntry {
      record.pointee.lastCause = cause
      if target == UInt8(coding: LifecycleState.background), before.isShown {
        record.pointee.isKept = true
      }
    } else {
      scene(subject.scene).pointee.lastCause = cause
      if cause == UInt8(coding: Cause.windowClosed) { scene(subject.scene).pointee.isKept = false }
    }
    set(target, of: subject)
    // If a scene changes the state of the process, or the app is in front, the scene's cause is
    // also that of the process.
    if subject.scene != noEntry, processState(index) != before || processState(index).isShown {
      record.pointee.lastCause = cause
    }
    countShown(index)
    arrive(index, from: before)
  }

  /// Sets the state of an app or a scene, and emits the change. The number may come from a damaged
  /// snapshot: one that is no state of the subject changes nothing.
  private func set(_ number: UInt8, of subject: Subject) {
    let index = subject.app
    let state: LifecycleState? = number.value()
    guard let state, (state.axis == .scene) == (subject.scene != noEntry) else { return }
    if subject.scene == noEntry {
      setProcess(index, number)
      return
    }
    scene(subject.scene).pointee.state = number
    setProcess(index, UInt8(coding: stateOfScenes(index)))
  }

  /// Returns the state of a process with scenes: that of the scene nearest to the user.
  private func stateOfScenes(_ index: Int) -> LifecycleState {
    var nearest = LifecycleState.background
    var entry = app(index).pointee.firstScene
    while entry != noEntry {
      let state: LifecycleState? = scene(entry).pointee.state.value()
      if state == .sceneForegroundActive { return .active }
      if state == .sceneForegroundInactive { nearest = .inactive }
      entry = scene(entry).pointee.next
    }
    return nearest
  }

  func setProcess(_ index: Int, _ number: UInt8) {
    let record = app(index)
    let before = record.pointee.state
    guard before != number else { return }
    record.pointee.state = number
    countShown(index)
    emit(.stateChanged, index) {
      $0.rawFrom = before
      $0.rawTo = number
      $0.rawRule = record.pointee.rule
    }
  }

  /// Updates the count of apps that the user sees. An app counts from the moment when it begins to
  /// come to the front until the callbacks of its leaving have returned.
  func countShown(_ index: Int) {
    let record = app(index)
    let origin: AppState = record.pointee.origin.value() ?? .notRunning
    let target: LifecycleState? = record.pointee.target.value()
    let isShown =
      processState(index).isShown
      || record.pointee.cause != 0
        && (origin.isShown && record.pointee.isShown || target?.isShown ?? false)
    guard isShown != record.pointee.isShown else { return }
    record.pointee.isShown = isShown
    if isShown {
      head.pointee.shown &+= 1
    } else {
      head.pointee.shown &-= 1
      record.pointee.lastInFront = head.pointee.now
      moveFront()
    }
  }

  /// Lets the apps in front, and those that are leaving, take their steps, because another app has
  /// left.
  func moveFront() {
    let (first, second) = head.pointee.front
    if first != noEntry { move(Int(first)) }
    if second != noEntry { move(Int(second)) }
    guard head.pointee.shown > 0 else { return }
    eachApp { if app($0).pointee.isShown { move($0) } }
  }

  /// Does what follows from the state that was reached.
  private func arrive(_ index: Int, from before: AppState) {
    let state = processState(index)
    guard state != before else { return }
    let record = app(index)
    switch state {
    case .background:
      if before.isShown {
        enterBackground(index)
        takePicture(index, .afterCallback)
      }
    case .inactive, .active:
      if !before.isShown { comeToFront(index) }
    case .suspended:
      emit(.suspend, index) { $0.rawRule = record.pointee.rule }
      stopWhatSuspensionEnds(index)
      // When the app runs again, its background time starts anew.
      if record.pointee.firstTask == noEntry { clearRun(index) }
    case .prewarmed, .notRunning: break
    }
    askAgainWhatRuns(index)
  }
}

extension Int64 {
  /// Returns the moment that is later by a duration; `never` if that moment is out of range.
  func later(by duration: Int64) -> Int64 {
    guard duration != .max else { return never }
    let (sum, overflows) = addingReportingOverflow(Swift.max(duration, 0))
    return overflows ? never : sum
  }
}

extension RuleIndex? {
  /// The number as records hold it; -1 for no rule.
  var number: Int16 { Int16(truncatingIfNeeded: self?.number ?? -1) }
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
