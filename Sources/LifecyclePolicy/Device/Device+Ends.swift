// Ends processes.

/// The grounds for the end of a process: the rule that ends it, the rule that the app broke, and
/// the code that a crash report would have.
struct Grounds {
  var rule: Int16 = -1
  var broken: Int16 = -1
  var code: TerminationCode?
}

extension DeviceCore {
  /// Ends an app. If the app gets no callback before its end, the app ends at once. Otherwise the
  /// app ends after the pending reply or transition, but no later than `applicationWillTerminate:`
  /// would time out.
  ///
  /// Returns the outcome, with the ruling that decides whether the app ends.
  @discardableResult
  func order(_ index: Int, _ cause: Cause, _ decision: Fact) -> DeviceOutcome {
    let answer = endAnswer(index, cause)
    var outcome = DeviceOutcome(answer.ruling)
    guard happens(&outcome, decision) else { return outcome }
    let isNotified = hasSteps(index, cause)
    apps[index].endRule = answer.rule.number
    if isNotified, apps[index].waitEffect != 0 || apps[index].cause != 0 {
      apps[index].ending = UInt8(coding: cause)
      apps[index].endDue = limit(index, .willTerminate).due
      move(index)
    } else if isNotified {
      apps[index].ending = UInt8(coding: cause)
      move(index)
    } else {
      end(index, cause.termination, Grounds(rule: answer.rule.number), decision)
    }
    return outcome
  }

  private func endAnswer(_ index: Int, _ cause: Cause) -> TransitionAnswer {
    let state = livingState(index)
    let after: Cause? =
      cause == .userForceQuit && state.isShown
      ? .appSwitcherOpen : apps[index].lastCause.value()
    let from: AppState = state == .active && cause == .userForceQuit ? .inactive : state
    return policy(index).transition(
      TransitionQuery(from: from, to: .notRunning, cause: cause, lastCause: after))
  }

  func hasSteps(_ index: Int, _ cause: Cause) -> Bool {
    let state = livingState(index)
    var has = false
    let from: AppState = state == .active && cause == .userForceQuit ? .inactive : state
    policy(index).forEachStep(TransitionQuery(from: from, to: .notRunning, cause: cause)) { _ in
      has = true
      return false
    }
    // A force quit of an active app first makes the app inactive.
    return has || state == .active && cause == .userForceQuit
  }

  /// Takes the next step towards an end that was ordered.
  func takeEnd(_ index: Int) -> Bool {
    guard let cause: Cause = apps[index].ending.value() else { return false }
    let state = processState(index)
    if cause == .userForceQuit, state.isShown {
      let active = firstScene(index) { self.state(scene: $0) == .sceneForegroundActive }
      if let active {
        let subject = Subject(app: index, scene: active)
        return begin(subject, openSwitcher, to: .sceneForegroundInactive) || endNow(index)
      }
      if apps[index].lastCause.value() != openSwitcher { return openSwitcherFirst(index) }
      // Each foreground window except the last disconnects before the end. The last window ends
      // with the process.
      if let scene = firstOfSeveralInFront(index),
        begin(
          Subject(app: index, scene: scene), cause, to: .sceneUnattached, after: openSwitcher)
      {
        return true
      }
    }
    apps[index].ending = 0
    if begin(.app(index), cause, to: .notRunning) { return true }
    // If a rule forbids the end in the present state of the app, the end lapses.
    if endAnswer(index, cause).newestVerdict == .forbidden {
      apps[index].endDue = never
      return true
    }
    end(index, cause.termination, Grounds(rule: ruleOfEnd(index, cause)))
    return true
  }

  /// Returns the rule for an end that was ordered. The app may have changed its state since then.
  func ruleOfEnd(_ index: Int, _ cause: Cause) -> Int16 {
    let answer = endAnswer(index, cause)
    return answer.newestVerdict == .allowed ? answer.rule.number : apps[index].endRule
  }

  private var openSwitcher: Cause { .appSwitcherOpen }

  /// Returns the first foreground scene if there are several; nil otherwise.
  private func firstOfSeveralInFront(_ index: Int) -> UInt16? {
    guard let first = firstScene(index, where: { state(scene: $0).isShown }),
      hasOther(Subject(app: index, scene: first), where: { $0.isShown })
    else { return nil }
    return first
  }

  /// Makes the app inactive as the app switcher does, because a force quit begins in the switcher.
  private func openSwitcherFirst(_ index: Int) -> Bool {
    if !hasScenes(index), begin(.app(index), openSwitcher, to: .inactive) { return true }
    apps[index].lastCause = UInt8(coding: openSwitcher)
    return true
  }

  private func endNow(_ index: Int) -> Bool {
    guard let cause: Cause = apps[index].ending.value() else { return false }
    end(index, cause.termination, Grounds(rule: ruleOfEnd(index, cause)))
    return true
  }

  /// Returns the grounds for the end of a process that has broken a rule.
  func grounds(
    _ index: Int, _ termination: Termination, _ broken: RuleIndex?, _ code: TerminationCode?
  ) -> Grounds {
    var grounds = Grounds(broken: broken.number, code: code)
    if let cause = termination.cause {
      let query = TransitionQuery(from: livingState(index), to: .notRunning, cause: cause)
      grounds.rule = policy(index).transition(query).rule.number
    }
    return grounds
  }

  /// Returns the end that was ordered or is under way, so that the end can be carried out without
  /// waiting; nil if there is none.
  func endUnderWay(_ index: Int) -> (termination: Termination, grounds: Grounds)? {
    if let cause: Cause = apps[index].ending.value() {
      return (cause.termination, Grounds(rule: ruleOfEnd(index, cause)))
    }
    guard let cause: Cause = apps[index].cause.value(),
      apps[index].target == UInt8(coding: LifecycleState.notRunning)
    else { return nil }
    return (cause.termination, Grounds(rule: apps[index].rule))
  }

  /// Returns the end of an app whose callback has taken too long; nil if the app continues to run.
  func endByCallback(_ index: Int) -> (termination: Termination, grounds: Grounds)? {
    guard let allowance: Allowance = apps[index].waitAllowance.value() else { return nil }
    let answer = figure(index, allowance)
    guard answer.atExpiry == .terminate else { return nil }
    let underWay = endUnderWay(index)
    // If the callback announces the end of the app, the app can end only for the announced reason.
    guard let termination = answer.termination,
      underWay == nil || apps[index].ending != 0 || underWay?.termination == termination
    else { return underWay }
    return (termination, grounds(index, termination, answer.rule, answer.code))
  }

  /// Returns the kill that a clock of the app will cause; nil if no clock will cause a kill. If
  /// several kills are due at the same time, returns the kill that `fire` carries out first.
  package func pendingKill(_ index: Int) -> DeviceEffect? {
    guard isInstalled(index) else { return nil }
    var first: (due: Int64, termination: Termination, grounds: Grounds)?
    func consider(_ due: Int64, _ end: (termination: Termination, grounds: Grounds)?) {
      guard let end, due < first?.due ?? never else { return }
      first = (due, end.termination, end.grounds)
    }
    func consider(_ due: Int64, _ allowance: Allowance) {
      guard due < first?.due ?? never else { return }
      let answer = figure(index, allowance)
      guard answer.atExpiry == .terminate, let termination = answer.termination else { return }
      first = (due, termination, grounds(index, termination, answer.rule, answer.code))
    }
    // A callback that returns by itself before its limit does not end the app.
    if apps[index].waitDue < apps[index].replyDue {
      consider(apps[index].waitDue, endByCallback(index))
    }
    consider(apps[index].endDue, endUnderWay(index))
    if apps[index].firstTask != noEntry {
      consider(apps[index].budgetDue, .backgroundTask)
    }
    eachErrand(index) { errand in
      if errand.phase != .none, let allowance: Allowance = errand.allowance.value(),
        allowance != .expirationHandler, completion(of: errand, index) > errand.due
      {
        consider(errand.due, allowance)
      }
    }
    guard let first else { return nil }
    var effect = DeviceEffect()
    effect.rawAt = first.due
    effect.app = UInt16(truncatingIfNeeded: index)
    effect.process = apps[index].process
    fill(&effect, index, first.termination, first.grounds)
    return effect
  }

  /// Returns the time when an errand completes by itself, without an effect; `never` if the host
  /// has to do something first.
  private func completion(of errand: ErrandRecord, _ index: Int) -> Int64 {
    switch errand.phase {
    case .working: return errand.replyDue
    case .called where errand.second == 0 && apps[index].completeAfter >= 0:
      return errand.replyDue == never
        ? never : errand.replyDue.later(by: apps[index].completeAfter)
    case .called, .waiting, .none: return never
    }
  }

  private func fill(
    _ effect: inout DeviceEffect, _ index: Int, _ termination: Termination, _ grounds: Grounds
  ) {
    effect.rawKind = UInt8(coding: EffectKind.kill)
    effect.rawTermination = UInt8(coding: termination)
    effect.rawRule = grounds.rule
    effect.rawBroken = grounds.broken
    effect.rawFrom = apps[index].state
    guard let code = grounds.code else { return }
    effect.code = code.rawValue
    effect.rawNamespace = UInt8(coding: namespace(index, code, termination))
  }

  /// Ends a process at once, and clears everything that belongs to the process.
  func end(_ index: Int, _ termination: Termination, _ grounds: Grounds, _ decision: Fact = .no) {
    guard livingState(index) != .notRunning else {
      if termination == .userForceQuit { markForceQuit(index) }
      return
    }
    emit(.kill, index) { fill(&$0, index, termination, grounds) }
    apps[index].rule = grounds.rule
    setProcess(index, UInt8(coding: LifecycleState.notRunning))
    clear(index, termination)
    countShown(index)
    apps[index].ended = UInt8(coding: termination)
    if termination == .userForceQuit {
      markForceQuit(index)
    } else {
      askAgain(index, .conditionsMet)
    }
    if head.isOn, !head.isShuttingDown {
      raiseOwn(.processEnd, index, decision.onWhatFollows)
    }
    move(index)
  }

  /// Marks an app as force-quit, and forgets what happened since its last end. Drops the kept
  /// triggers of which only the newest is kept, because a force quit discards such triggers. Raises
  /// all other kept triggers again.
  func markForceQuit(_ index: Int) {
    apps[index].isForceQuit = true
    apps[index].isKept = false
    apps[index].since = 0
    let held = held(index)
    var place = 0
    while place < DeviceLayout.heldOfApp, held[place].trigger != 0 {
      if held[place].count == HeldRecord.newestAlone {
        held[place].occasion = HeldRecord.givenUp
        move(index)
      }
      place &+= 1
    }
    askAgain(index) { $0 != HeldRecord.givenUp }
  }

  /// Clears what belonged to a process. Requests to the scheduler and background transfers stay,
  /// because they belong to the system. Only a force quit ends transfers and continued tasks.
  private func clear(_ index: Int, _ termination: Termination) {
    lifecycleIsOver(index)
    apps[index].process = 0
    apps[index].ending = 0
    apps[index].endDue = never
    apps[index].lastCause = 0
    apps[index].leaving = 0
    apps[index].since = 0
    apps[index].knownCovers = 0
    apps[index].notices = 0
    apps[index].keepAliveDue = never
    apps[index].footprint = 0
    clearRun(index)
    removeTasks(index)
    scenes.each(of: apps[index].firstScene) { entry in
      scenes[entry].state = UInt8(coding: LifecycleState.sceneUnattached)
      scenes[entry].lastCause = 0
      scenes[entry].knownCovers = 0
      scenes[entry].leaving = 0
      scenes[entry].isRequested = false
    }
    eachErrand(index) { errand in
      if errand.phase == .waiting, errand.trigger != 0 {
        // An errand that has not begun is given up in the next step of the app.
        errand.due = ErrandRecord.overdue
      } else {
        errand = ErrandRecord()
      }
    }
    let transfers = UInt64(1) &<< UInt64(truncatingIfNeeded: Activity.backgroundTransfer.place)
    if termination == .userForceQuit, apps[index].activities & transfers != 0 {
      emit(.stopActivity, index) {
        $0.rawActivity = UInt8(coding: Activity.backgroundTransfer)
        $0.rawRule = apps[index].rule
      }
      apps[index].activities = 0
    }
    if termination == .userForceQuit { cancelContinuedTasks(index) }
    apps[index].activities &= transfers
    apps[index].begunInFront = 0
    vacate(index)
  }

  /// Removes an app from the front. If no app is left in front, the home screen appears.
  func vacate(_ index: Int) {
    let own = UInt16(truncatingIfNeeded: index)
    if head.front.0 == own { head.front.0 = noEntry }
    if head.front.1 == own { head.front.1 = noEntry }
    if head.front.0 == noEntry, head.front.1 == noEntry {
      head.covers = 0
    }
  }

  /// Removes the requests for continued tasks, which a force quit ends. Other requests stay.
  private func cancelContinuedTasks(_ index: Int) {
    requests.each(of: apps[index].firstRequest) { entry in
      if requests[entry].trigger == UInt8(coding: Trigger.continuedProcessingTask) {
        remove(request: entry, index)
      }
    }
  }

  private func lifecycleIsOver(_ index: Int) {
    apps[index].waitEffect = 0
    apps[index].waitDue = never
    apps[index].replyDue = never
    apps[index].cause = 0
    apps[index].stepCount = 0
    apps[index].nextStep = 0
    apps[index].movingScene = noEntry
  }

  /// Returns the namespace in which a crash report names a code; nil if the rules give none, or
  /// several.
  private func namespace(
    _ index: Int, _ code: TerminationCode, _ termination: Termination
  ) -> TerminationNamespace? {
    let policy = policy(index)
    var found: TerminationNamespace?
    let number = Int64(UInt32(bitPattern: code.rawValue))
    policy.forEach(.termination) { rule in
      guard rule.wide(.codeLow, .termination) <= number,
        rule.wide(.codeHigh, .termination) >= number,
        rule.value(.cause, .termination) == termination
      else { return true }
      let namespaces: Mask<TerminationNamespace> = rule.set(.namespaces, .termination)
      let first = namespaces.first
      if let first, namespaces.subtracting(Mask(first)).isEmpty { found = first }
      return first == nil
    }
    return found
  }
}
