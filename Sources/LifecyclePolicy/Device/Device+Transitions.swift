// How a transition is carried out: its callbacks one by one, and the state after them.

extension DeviceCore {
  /// Begins a transition, where the rules have the system take it; one that is only tolerated, or
  /// depends on a fact that was not given, it does not take. The cause before may be assumed, where
  /// `choice.left-before-active` has an app leave at once.
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

  /// The policy by which a subject moves. What starts or connects does so with what was kept of it.
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
      // Expiration handlers are called task by task, when the time is nearly over.
      if found.allowance == .expirationHandler { return true }
      step(index, count).pointee = StepRecord(found)
      count &+= 1
      return true
    }
    record.pointee.stepCount = UInt8(truncatingIfNeeded: count)
    // From now on there is a session.
    if subject.scene != noEntry { scene(subject.scene).pointee.isKept = true }
    let from: AppState = processState(index)
    record.pointee.origin = UInt8(coding: from)
    countShown(index)
    // Whoever comes to the front is not told any more that its time in the background is over.
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
    // A prewarmed process goes on.
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
    // What is read inside is the state by then.
    if record.pointee.movingScene == noEntry, step.reads != 0 { setProcess(index, step.reads) }
    if step.callback == 0 {
      if isOfFurtherScene(step, index) { return }
      emit(.postNotification, index) {
        $0.rawNotification = step.notification
        fillPlace(&$0, index, step)
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

  /// Whether a notification is about the app as a whole, which another scene of it keeps where it is.
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

  /// What the app reads inside, and where it is on its way.
  private func fillPlace(_ effect: inout DeviceEffect, _ index: Int, _ step: StepRecord) {
    let record = app(index)
    effect.rawRule = step.rule
    effect.rawCause = record.pointee.cause
    effect.rawReads = step.reads
    effect.rawSceneReads = step.sceneReads
    if record.pointee.movingScene == noEntry {
      // What ends the process tells the scene in front.
      if step.sceneReads != 0 || isOfScene(index, step), record.pointee.firstScene != noEntry {
        effect.scene = scene(record.pointee.firstScene).pointee.identifier
      }
    } else {
      effect.scene = scene(record.pointee.movingScene).pointee.identifier
      // Where no source says what is read, the state changes after the callback.
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

  /// When a callback that is called now has taken too long, and the rule that says so.
  func limit(_ index: Int, _ allowance: Allowance?) -> (due: Int64, rule: Int16) {
    guard let allowance else { return (never, -1) }
    let answer = figure(index, allowance)
    // Where nothing is enforced, and the app is suspended in the end, it is so after what is advised.
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
    // A clock that stood still, as under a debugger, begins anew.
    let due = start.later(by: limit.count)
    return (
      due < head.pointee.now ? head.pointee.now.later(by: limit.count) : due, answer.rule.number
    )
  }

  /// The callback that is outstanding has returned.
  func lifecycleCallbackReturned(_ index: Int) {
    let record = app(index)
    stopWaiting(index)
    guard record.pointee.nextStep > 0 else { return }
    apply(step(index, Int(record.pointee.nextStep) &- 1).pointee, index)
  }

  /// The app has no such method: what stands in for it is called, if there is something.
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

  /// The state in which a step leaves what the transition is about, where a source says.
  private func apply(_ step: StepRecord, _ index: Int) {
    let record = app(index)
    // The last step's is the state of the transition itself.
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
    // What a scene does is what brought the process where it is.
    if subject.scene != noEntry, processState(index) != before || processState(index).isShown {
      record.pointee.lastCause = cause
    }
    countShown(index)
    arrive(index, from: before)
  }

  /// Puts an app or a scene in a state, and says so. The number may come from a damaged snapshot: one
  /// that is no state of the subject changes nothing.
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

  /// The state of a process with scenes is that of the scene that is nearest to the user.
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

  /// Counts the apps that the user sees: from the moment when one begins to come to the front, until
  /// the callbacks of one that leaves have returned.
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

  /// Lets the apps in front go on, and those that are on their way out of it, since another one has
  /// left.
  func moveFront() {
    let (first, second) = head.pointee.front
    if first != noEntry { move(Int(first)) }
    if second != noEntry { move(Int(second)) }
    guard head.pointee.shown > 0 else { return }
    eachApp { if app($0).pointee.isShown { move($0) } }
  }

  /// What follows from the state that was reached.
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
      // Whatever lets it run again, its time in the background begins anew.
      if record.pointee.firstTask == noEntry { clearRun(index) }
    case .prewarmed, .notRunning: break
    }
    askAgainWhatRuns(index)
  }
}

extension Int64 {
  /// A moment later by a duration; `never` where there is no such moment.
  func later(by duration: Int64) -> Int64 {
    guard duration != .max else { return never }
    let (sum, overflows) = addingReportingOverflow(Swift.max(duration, 0))
    return overflows ? never : sum
  }
}

extension RuleIndex? {
  /// As it is kept: -1 for none.
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
