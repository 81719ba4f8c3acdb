// Handles background tasks and their shared time, and suspends apps that have no reason to run.

extension DeviceCore {
  // MARK: The time in the background

  /// Begins a run in the background, for a process that the system launched or woke.
  func beginRun(_ index: Int, isWoken: Bool) {
    apps[index].wasWoken = isWoken
    meet(.wake, index)
  }

  /// Marks a process as no longer launched or woken by the system, and forgets what happened since
  /// the last end.
  private func endWake(_ index: Int) {
    apps[index].wasWoken = false
    apps[index].since = 0
  }

  func enterBackground(_ index: Int) {
    meet(.enteringBackground, index)
    stopWhatEnds(index, in: .background)
  }

  func comeToFront(_ index: Int) {
    endWake(index)
    apps[index].openTrigger = 0
    endWakes(index)
    meet(.enteringForeground, index)
  }

  /// Ends the wake-ups of an app that comes to the front, because no clock of a wake-up runs in the
  /// foreground.
  private func endWakes(_ index: Int) {
    eachErrand(index) { if $0.trigger != 0 { $0.endWake() } }
  }

  /// Resets or starts the clock of background tasks, if the rule on that clock names the moment.
  func meet(_ moment: Moment, _ index: Int) {
    let answer = figure(index, .backgroundTask)
    let resets = answer.resets.contains(moment)
    guard resets || answer.starts == moment else { return }
    if resets { clearRun(index) }
    // The clock does not run while the app is in front. At any other moment, the clock starts anew.
    guard moment != .enteringForeground, let limit = answer.limit,
      answer.newestVerdict == .allowed
    else { return }
    apps[index].budgetDue = head.now.later(by: limit.count)
    guard apps[index].budgetDue != never else { return }
    // If no rule gives the time between the warning and the limit, the time that the expiration
    // handler may take is used.
    let lead = answer.warning?.count ?? figure(index, .expirationHandler).limit?.count ?? 0
    let (warn, overflows) = apps[index].budgetDue.subtractingReportingOverflow(lead)
    apps[index].budgetWarn = overflows ? head.now : Swift.max(warn, head.now)
  }

  func clearRun(_ index: Int) {
    apps[index].budgetDue = never
    apps[index].budgetWarn = never
    apps[index].isExpiring = false
  }

  // MARK: Tasks

  /// Begins a task, and returns its token; nil if the table is full.
  func addTask(_ index: Int) -> UInt32? {
    let token = apps[index].lastToken &+ 1
    guard appendTask(index, TaskRecord(token: token)) else { return nil }
    apps[index].lastToken = token
    return token
  }

  /// Adds a task at the end of the app's list. Handlers are called in the order in which tasks
  /// began. Returns false if the table is full.
  @discardableResult
  func appendTask(_ index: Int, _ new: TaskRecord) -> Bool {
    tasks.append(new, to: &apps[index].firstTask, free: &head.freeTask) != nil
  }

  /// Ends a task. Returns false if no task has the token.
  func removeTask(_ index: Int, _ token: UInt32) -> Bool {
    let found = tasks.first(of: apps[index].firstTask) { tasks[$0].token == token }
    guard let found else { return false }
    tasks.remove(found, from: &apps[index].firstTask, free: &head.freeTask)
    return true
  }

  func removeTasks(_ index: Int) {
    tasks.removeAll(from: &apps[index].firstTask, free: &head.freeTask)
  }

  /// Begins to call the expiration handlers one by one, because the time for tasks is nearly or
  /// fully used up.
  func expireTasks(_ index: Int) {
    apps[index].budgetWarn = never
    apps[index].isExpiring = true
    move(index)
  }

  /// Calls the next expiration handler of an app whose time for tasks is nearly or fully used up.
  /// If no handler is left and the limit has passed, ends the app. Returns false in any other case.
  func callHandler(_ index: Int) -> Bool {
    guard apps[index].isExpiring, !isOutstanding(index, .expirationHandler) else { return false }
    let next = tasks.first(of: apps[index].firstTask) { !tasks[$0].isExpired }
    guard let entry = next else { return endWithoutLead(index) }
    guard let errand = freeErrand(index) else { return false }
    let errands = errands(index)
    tasks[entry].isExpired = true
    let (due, rule) = limit(index, .expirationHandler)
    errands[errand] = ErrandRecord(token: tasks[entry].token, phase: .called)
    errands[errand].allowance = UInt8(coding: Allowance.expirationHandler)
    errands[errand].limitRule = rule
    // If no time is left before the limit, the limit moves to the end of the handler's own time.
    let hasLead = apps[index].budgetDue > head.now
    if !hasLead { apps[index].budgetDue = due }
    let returnsByItself = apps[index].replyAfter >= 0
    let id = emit(.runExpirationHandler, index) {
      $0.token = tasks[entry].token
      $0.rawDeadline = apps[index].budgetDue
      $0.needsReply = !returnsByItself
      $0.rawAllowance = UInt8(coding: Allowance.expirationHandler)
      $0.rawRule = rule
      $0.rawReads = UInt8(coding: processState(index))
    }
    errands[errand].effect = id
    if returnsByItself {
      errands[errand].replyDue = head.now.later(by: apps[index].replyAfter)
    }
    return true
  }

  /// Ends an app that has not ended its tasks, if the limit has passed. Returns false otherwise.
  /// The caller has checked that the expiration handlers have returned.
  private func endWithoutLead(_ index: Int) -> Bool {
    guard apps[index].firstTask != noEntry, apps[index].budgetDue <= head.now else {
      return false
    }
    endForTasks(index)
    return true
  }

  /// Ends an app that has not ended its tasks before the limit.
  func endForTasks(_ index: Int) {
    let answer = figure(index, .backgroundTask)
    apps[index].budgetDue = never
    guard let termination = answer.termination, answer.atExpiry == .terminate else { return }
    endByLimit(index, termination, answer)
  }

  /// Ends an app that has used up an allowance.
  func endByLimit(_ index: Int, _ termination: Termination, _ answer: DeadlineAnswer) {
    end(index, termination, grounds(index, termination, answer.rule, answer.code))
  }

  // MARK: Suspension

  /// Suspends an app in the background if nothing keeps the app running, and `stayFor` has passed.
  /// If the app holds something that it must not hold while suspended, ends the app instead.
  /// Returns false if the app goes on.
  func suspendIfIdle(_ index: Int) -> Bool {
    guard isIdle(index) else {
      forgetStay(index)
      return false
    }
    if apps[index].stayFor > 0, !apps[index].hasStayed {
      if apps[index].stayDue == never {
        apps[index].stayDue = head.now.later(by: apps[index].stayFor)
      }
      return false
    }
    if let grounds = resourceHeld(index) {
      end(index, grounds.termination, grounds.grounds)
      return true
    }
    if apps[index].wasWoken {
      endWake(index)
      takeFurtherPicture(index)
    }
    return begin(.app(index), .executionFinished, to: .suspended)
  }

  /// Restarts the time that an idle app stays in the background before it is suspended.
  func forgetStay(_ index: Int) {
    apps[index].stayDue = never
    apps[index].hasStayed = false
  }

  /// Returns whether an app is in the background, or on its way there, and has no reason to keep
  /// running.
  private func isIdle(_ index: Int) -> Bool {
    guard !isInFront(index) || apps[index].leaving != 0, !isCalled(index) else { return false }
    return verdictOnSuspension(index, running(index)) == .allowed
  }

  /// Returns whether an app without background tasks keeps running for another reason, such as
  /// sound that it plays. The time for tasks then does not limit the app.
  func isHeldWithoutTask(_ index: Int) -> Bool {
    guard apps[index].firstTask == noEntry else { return false }
    return verdictOnSuspension(index, .none) == .forbidden
  }

  /// Returns the verdict on suspending an app, given its activities and the allowances whose clocks
  /// run.
  private func verdictOnSuspension(_ index: Int, _ running: Mask<Allowance>) -> Verdict {
    let query = SuspensionQuery(
      running, activities: Mask(low: apps[index].activities, high: 0),
      begunInFront: Mask(low: apps[index].begunInFront, high: 0))
    return policy(index).suspensionRuling(query).newestVerdict
  }

  /// Returns the allowances whose clocks run for an app.
  private func running(_ index: Int) -> Mask<Allowance> {
    var running: Mask<Allowance> = .none
    if apps[index].firstTask != noEntry { running.insert(.backgroundTask) }
    eachErrand(index) { errand in
      if errand.phase != .none, let allowance: Allowance = errand.allowance.value() {
        running.insert(allowance)
      }
    }
    return running
  }

  /// Returns the reason to end an app instead of suspending it: the app holds something that it
  /// must not hold while suspended. Returns nil if the app holds no such thing.
  private func resourceHeld(_ index: Int) -> (termination: Termination, grounds: Grounds)? {
    for activity in Mask<Activity>(low: apps[index].activities, high: 0).values {
      let answer = policy(index).conduct(ConductQuery(in: .suspended, activity))
      guard answer.newestVerdict == .forbidden, answer.price == .terminate,
        let termination = answer.termination
      else { continue }
      return (termination, grounds(index, termination, answer.rule, answer.code))
    }
    return nil
  }

  func stopWhatSuspensionEnds(_ index: Int) { stopWhatEnds(index, in: .suspended) }

  /// Stops the activities that the system ends in a state, such as accessory sessions, sockets and
  /// sound. In the background, ends the app if that is the price of an activity.
  private func stopWhatEnds(_ index: Int, in state: AppState) {
    for activity in Mask<Activity>(low: apps[index].activities, high: 0).values {
      let answer = policy(index).conduct(ConductQuery(in: state, activity))
      guard answer.newestVerdict == .forbidden else { continue }
      switch answer.price {
      case .closedBySystem, .stops: stop(activity, index, answer.rule)
      case .terminate where state == .background:
        if let termination = answer.termination {
          end(index, termination, grounds(index, termination, answer.rule, answer.code))
          return
        }
      default: break
      }
    }
  }

  func stop(_ activity: Activity, _ index: Int, _ rule: RuleIndex?) {
    let bit = UInt64(1) &<< UInt64(truncatingIfNeeded: activity.place)
    apps[index].activities &= ~bit
    apps[index].begunInFront &= ~bit
    emit(.stopActivity, index) {
      $0.rawActivity = UInt8(coding: activity)
      $0.rawRule = rule.number
    }
  }

  /// Emits an effect to take the picture for the app switcher, if the rules say that the picture is
  /// taken after the app has entered the background.
  func takePicture(_ index: Int) {
    let decision = policy(index).decide(.event(.windowSnapshot, .background))
    guard decision.rule >= 0, !decision.isConditional else { return }
    takePicture(index, BookRule(decision.rule, in: book), .afterCallback)
  }

  /// Emits an effect to take a further picture after work in the background, if a rule says so.
  /// That rule does not decide the question about pictures, so the index may not list it.
  private func takeFurtherPicture(_ index: Int) {
    let policy = policy(index)
    for rule in book.rules(of: .event) {
      let events: Mask<Event> = rule.set(.events, .event)
      if events.contains(.windowSnapshot), rule.since <= policy.ruledOS,
        policy.ruledOS < rule.until, policy.applies(rule), rule.profiles.contains(policy.profile),
        takePicture(index, rule, .atOnce)
      {
        return
      }
    }
  }

  /// Emits an effect to take a picture. Returns false, and emits nothing, if the rule gives another
  /// manner of taking the picture.
  @discardableResult
  private func takePicture(_ index: Int, _ rule: BookRule, _ manner: Manner) -> Bool {
    guard rule.value(.manner, .event) == manner else { return false }
    emit(.takeSnapshot, index) { $0.rawRule = Int16(truncatingIfNeeded: rule.number) }
    return true
  }
}
