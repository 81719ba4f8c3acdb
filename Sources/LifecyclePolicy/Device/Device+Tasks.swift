// Background tasks and the time that they share, what keeps an app running in the background, and
// its suspension.

extension DeviceCore {
  // MARK: The time in the background

  /// Begins a run in the background, for a process that the system launched or woke.
  func beginRun(_ index: Int, isWoken: Bool) {
    app(index).pointee.wasWoken = isWoken
    meet(.wake, index)
  }

  /// Ends a wake-up: the reason for the launch or wake-up no longer counts.
  private func endWake(_ index: Int) {
    app(index).pointee.wasWoken = false
    app(index).pointee.since = 0
  }

  func enterBackground(_ index: Int) {
    meet(.enteringBackground, index)
    stopWhatEnds(index, in: .background)
  }

  func comeToFront(_ index: Int) {
    endWake(index)
    app(index).pointee.openTrigger = 0
    endWakes(index)
    meet(.enteringForeground, index)
  }

  /// Ends the wake-ups of an app that comes to the front, where no clock of a wake-up runs. A
  /// callback that is outstanding goes on without a limit.
  private func endWakes(_ index: Int) {
    var place = 0
    while place < DeviceLayout.errandsOfApp {
      let errand = errand(index, place)
      if errand.pointee.trigger != 0 {
        if errand.pointee.phase == .working {
          errand.pointee = ErrandRecord()
        } else {
          errand.pointee.allowance = 0
          errand.pointee.due = never
        }
      }
      place &+= 1
    }
  }

  /// Resets or starts the clock of background tasks, if its rule names the moment.
  func meet(_ moment: Moment, _ index: Int) {
    let answer = figure(index, .backgroundTask)
    let resets = answer.resets.contains(moment)
    guard resets || answer.starts == moment else { return }
    let record = app(index)
    if resets { clearRun(index) }
    // The clock does not run in front. At other moments it starts anew.
    guard moment != .enteringForeground, let limit = answer.limit,
      answer.newestVerdict == .allowed
    else { return }
    record.pointee.budgetDue = head.pointee.now.later(by: limit.count)
    guard record.pointee.budgetDue != never else { return }
    // If no rule gives the lead of the warning, it is the time that the expiration handler may
    // take.
    let lead = answer.warning?.count ?? figure(index, .expirationHandler).limit?.count ?? 0
    let (warn, overflows) = record.pointee.budgetDue.subtractingReportingOverflow(lead)
    record.pointee.budgetWarn = overflows ? head.pointee.now : Swift.max(warn, head.pointee.now)
  }

  func clearRun(_ index: Int) {
    let record = app(index)
    record.pointee.budgetDue = never
    record.pointee.budgetWarn = never
    record.pointee.isExpiring = false
  }

  // MARK: Tasks

  /// Begins a task, and returns its token; nil if there is no room.
  func addTask(_ index: Int) -> UInt32? {
    let token = app(index).pointee.lastToken &+ 1
    guard appendTask(index, TaskRecord(token: token)) else { return nil }
    app(index).pointee.lastToken = token
    return token
  }

  /// Adds a task behind the others, because handlers are called in the order in which tasks began.
  /// Returns false if there is no room.
  @discardableResult
  func appendTask(_ index: Int, _ new: TaskRecord) -> Bool {
    let entry = head.pointee.freeTask
    guard entry != noEntry else { return false }
    head.pointee.freeTask = task(entry).pointee.next
    let record = app(index)
    task(entry).pointee = new
    task(entry).pointee.next = noEntry
    var last = record.pointee.firstTask
    if last == noEntry {
      record.pointee.firstTask = entry
    } else {
      while task(last).pointee.next != noEntry { last = task(last).pointee.next }
      task(last).pointee.next = entry
    }
    return true
  }

  /// Ends a task. Returns false if there is none with the token.
  func removeTask(_ index: Int, _ token: UInt32) -> Bool {
    var before = noEntry
    var entry = app(index).pointee.firstTask
    while entry != noEntry {
      let next = task(entry).pointee.next
      if task(entry).pointee.token == token {
        if before == noEntry {
          app(index).pointee.firstTask = next
        } else {
          task(before).pointee.next = next
        }
        free(task: entry)
        return true
      }
      before = entry
      entry = next
    }
    return false
  }

  func removeTasks(_ index: Int) {
    while app(index).pointee.firstTask != noEntry {
      let entry = app(index).pointee.firstTask
      app(index).pointee.firstTask = task(entry).pointee.next
      free(task: entry)
    }
  }

  private func free(task entry: UInt16) {
    task(entry).pointee = TaskRecord()
    task(entry).pointee.next = head.pointee.freeTask
    head.pointee.freeTask = entry
  }

  /// Begins to call the expiration handlers one by one, because the time for tasks is nearly or
  /// fully used up.
  func expireTasks(_ index: Int) {
    let record = app(index)
    record.pointee.budgetWarn = never
    record.pointee.isExpiring = true
    move(index)
  }

  /// Calls the next expiration handler, if it is time.
  func callHandler(_ index: Int) -> Bool {
    let record = app(index)
    guard record.pointee.isExpiring, !isOutstanding(index, .expirationHandler) else { return false }
    var entry = record.pointee.firstTask
    while entry != noEntry, task(entry).pointee.isExpired { entry = task(entry).pointee.next }
    guard entry != noEntry else { return endWithoutLead(index) }
    guard let errand = freeErrand(index) else { return false }
    task(entry).pointee.isExpired = true
    let (due, rule) = limit(index, .expirationHandler)
    errand.pointee = ErrandRecord(token: task(entry).pointee.token, phase: .called)
    errand.pointee.allowance = UInt8(coding: Allowance.expirationHandler)
    errand.pointee.limitRule = rule
    // If no time is left before the limit, the limit moves to the end of the handler's own time.
    let hasLead = record.pointee.budgetDue > head.pointee.now
    if !hasLead { record.pointee.budgetDue = due }
    let returnsByItself = record.pointee.replyAfter >= 0
    let id = emit(.runExpirationHandler, index) {
      $0.token = task(entry).pointee.token
      $0.deadline = record.pointee.budgetDue
      $0.needsReply = !returnsByItself
      $0.rawAllowance = UInt8(coding: Allowance.expirationHandler)
      $0.rawRule = rule
      $0.rawReads = UInt8(coding: processState(index))
    }
    errand.pointee.effect = id
    if returnsByItself {
      errand.pointee.replyDue = head.pointee.now.later(by: record.pointee.replyAfter)
    }
    return true
  }

  /// Ends an app that has not ended its tasks although their handlers have returned, if the limit
  /// has passed.
  private func endWithoutLead(_ index: Int) -> Bool {
    let record = app(index)
    guard record.pointee.firstTask != noEntry, record.pointee.budgetDue <= head.pointee.now else {
      return false
    }
    endForTasks(index)
    return true
  }

  /// Ends an app that has not ended its tasks in time.
  func endForTasks(_ index: Int) {
    let answer = figure(index, .backgroundTask)
    app(index).pointee.budgetDue = never
    guard let termination = answer.termination, answer.atExpiry == .terminate else { return }
    endByLimit(index, termination, answer)
  }

  /// Ends an app that has used up an allowance.
  func endByLimit(_ index: Int, _ termination: Termination, _ answer: DeadlineAnswer) {
    end(index, termination, grounds(index, termination, answer.rule, answer.code))
  }

  // MARK: Suspension

  /// Suspends an app in the background if nothing keeps it running.
  func suspendIfIdle(_ index: Int) -> Bool {
    let record = app(index)
    guard !isInFront(index) || record.pointee.leaving != 0, !isCalled(index) else { return false }
    let answer = policy(index).suspension(
      SuspensionQuery(
        running(index), activities: Mask(low: record.pointee.activities, high: 0),
        begunInFront: Mask(low: record.pointee.begunInFront, high: 0)))
    guard answer.newestVerdict == .allowed else { return false }
    if let grounds = resourceHeld(index) {
      end(index, grounds.termination, grounds.grounds)
      return true
    }
    if record.pointee.wasWoken {
      endWake(index)
      takePicture(index, .atOnce)
    }
    return begin(.app(index), .executionFinished, to: .suspended)
  }

  /// Returns whether an app without background tasks keeps running for another reason, such as
  /// sound that it plays. The time for tasks then limits nothing.
  func isHeldWithoutTask(_ index: Int) -> Bool {
    guard app(index).pointee.firstTask == noEntry else { return false }
    let answer = policy(index).suspension(
      SuspensionQuery(
        .none, activities: Mask(low: app(index).pointee.activities, high: 0),
        begunInFront: Mask(low: app(index).pointee.begunInFront, high: 0)))
    return answer.newestVerdict == .forbidden
  }

  /// Returns the allowances whose clocks run for an app.
  private func running(_ index: Int) -> Mask<Allowance> {
    var running: Mask<Allowance> = .none
    if app(index).pointee.firstTask != noEntry { running.insert(.backgroundTask) }
    var place = 0
    while place < DeviceLayout.errandsOfApp {
      let errand = errand(index, place).pointee
      if errand.phase != .none {
        if let allowance: Allowance = errand.allowance.value() { running.insert(allowance) }
      }
      place &+= 1
    }
    return running
  }

  /// Returns the reason to end an app instead of suspending it: it holds something that it must not
  /// hold while suspended. Returns nil if there is none.
  private func resourceHeld(_ index: Int) -> (termination: Termination, grounds: Grounds)? {
    var remaining = Mask<Activity>(low: app(index).pointee.activities, high: 0)
    while let activity = remaining.first {
      remaining.removeFirst()
      let answer = policy(index).conduct(ConductQuery(in: .suspended, activity))
      guard answer.newestVerdict == .forbidden, answer.price == .terminate,
        let termination = answer.termination
      else { continue }
      return (termination, grounds(index, termination, answer.rule, answer.code))
    }
    return nil
  }

  func stopWhatSuspensionEnds(_ index: Int) { stopWhatEnds(index, in: .suspended) }

  /// Stops the activities that the system ends in a state: accessory sessions, sockets, sound.
  private func stopWhatEnds(_ index: Int, in state: AppState) {
    var remaining = Mask<Activity>(low: app(index).pointee.activities, high: 0)
    while let activity = remaining.first {
      remaining.removeFirst()
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
    app(index).pointee.activities &= ~bit
    app(index).pointee.begunInFront &= ~bit
    emit(.stopActivity, index) {
      $0.rawActivity = UInt8(coding: activity)
      $0.rawRule = rule.number
    }
  }

  /// Emits an effect to take the picture for the app switcher, if a rule says that it is taken in
  /// this manner.
  func takePicture(_ index: Int, _ manner: Manner) {
    let policy = policy(index)
    let first = book.first(.event)
    var number = first
    while number < first &+ book.count(.event) {
      let rule = BookRule(number, in: book)
      let events: Mask<Event> = rule.set(.events, .event)
      if events.contains(.windowSnapshot), rule.value(.manner, .event) == manner,
        rule.since <= policy.ruledOS, policy.ruledOS < rule.until, policy.applies(rule),
        rule.basis.profiles.contains(policy.profile)
      {
        emit(.takeSnapshot, index) { $0.rawRule = Int16(truncatingIfNeeded: rule.number) }
        return
      }
      number &+= 1
    }
  }
}
