// The clock of a device. Advances the time, and does everything that falls due.

extension DeviceCore {
  /// Advances the clock to `moment`. Everything that falls due on the way happens when it is due,
  /// in order. If several things are due at the same time, the device itself comes first, then the
  /// app with the lowest number. Within one app, `fire` determines the order.
  ///
  /// If `stops` is true, the clock stops as soon as an effect waits to be taken.
  package func advance(to moment: Int64, stopsAtEffect stops: Bool = false) -> DeviceStatus {
    guard moment >= head.now else { return .past }
    settle()
    while !isStalled {
      if stops, head.effectCount > 0 { return .taken }
      let (app, due) = earliest()
      guard due <= moment, due != never else {
        head.now = moment
        return .taken
      }
      guard hasRoom else { return .queueFull }
      head.now = Swift.max(head.now, due)
      if let app { fire(app, upTo: moment) } else { purgeWarned() }
      settle()
    }
    return .queueFull
  }

  /// Takes the oldest effect. If no effect waits, advances the clock until an effect is due, but at
  /// most to `moment`. The effect is nil if no effect is due by then; the clock then stands at
  /// `moment`, unless `moment` is in the past.
  package func runUntil(_ moment: Int64) -> (effect: DeviceEffect?, status: DeviceStatus) {
    if let effect = nextEffect() { return (effect, .taken) }
    let status = advance(to: moment, stopsAtEffect: true)
    return (nextEffect(), status)
  }

  /// Returns the time when the first thing is due, and the app for which it is due. The app is
  /// nil if the thing is due for the device itself.
  private func earliest() -> (app: Int?, due: Int64) {
    var first = head.purgeDue
    var app: Int?
    let count = appCount
    for index in Indexes(below: count) {
      let due = dues[index]
      if due < first {
        first = due
        app = index
      }
    }
    return (app, first)
  }

  /// Returns when something is due next for one app, or for the whole device if `index` is nil.
  /// Returns the present time if something is overdue, such as a request that the conditions now
  /// allow. Returns `Int64.max` if nothing is due.
  package func nextDeadline(_ index: Int? = nil) -> Int64 {
    guard let index else { return Swift.max(earliest().due, head.now) }
    return isInstalled(index) ? Swift.max(dues[index], head.now) : never
  }

  func nextDue(_ index: Int) -> Int64 {
    guard apps[index].isInstalled else { return never }
    var first = Swift.min(apps[index].replyDue, apps[index].waitDue)
    first = Swift.min(first, apps[index].endDue, apps[index].stayDue)
    if apps[index].firstTask != noEntry {
      first = Swift.min(first, apps[index].budgetWarn, apps[index].budgetDue)
    }
    var hasRoom = false
    let mayRunApps = mayRunApps
    eachErrand(index) { errand in
      if errand.phase == .none {
        hasRoom = true
      } else {
        first = Swift.min(first, errand.replyDue, errand.due)
      }
    }
    // A request whose time has come waits until the device is on, and until the app has a free
    // entry for an errand.
    if hasRoom, mayRunApps {
      requests.each(of: apps[index].firstRequest) { entry in
        if !requests[entry].isBlocked { first = Swift.min(first, requests[entry].due) }
      }
    }
    return Swift.min(first, apps[index].keepAliveDue)
  }

  /// Does the first thing that is due for an app. Each case clears or moves the time at which the
  /// thing was due, or blocks the request, so that no state of an app can stop the clock.
  private func fire(_ index: Int, upTo moment: Int64) {
    let now = head.now
    move(index)
    if apps[index].replyDue <= now { return lifecycleCallbackReturned(index) }
    if let errand = errand(index, where: { $0.phase != .none && $0.replyDue <= now }) {
      return returned(errand, index)
    }
    if apps[index].waitDue <= now { return callbackIsOverdue(index) }
    if apps[index].endDue <= now { return endWithoutCallback(index) }
    if apps[index].firstTask != noEntry {
      if apps[index].budgetWarn <= now { return expireTasks(index) }
      if apps[index].budgetDue <= now { return endForTasks(index) }
    }
    if let errand = errand(index, where: { $0.phase != .none && $0.due <= now }) {
      return timeIsOver(errand, index)
    }
    if apps[index].keepAliveDue <= now { return keepAlive(index, upTo: moment) }
    if apps[index].stayDue <= now {
      apps[index].stayDue = never
      apps[index].hasStayed = true
      return
    }
    guard freeErrand(index) != nil, mayRunApps else { return }
    let request = requests.first(of: apps[index].firstRequest) { entry in
      !requests[entry].isBlocked && requests[entry].due <= now
    }
    if let request { run(request: request, index) }
  }

  /// Acts on a callback that has not returned in time.
  private func callbackIsOverdue(_ index: Int) {
    apps[index].waitDue = never
    if let (termination, grounds) = endByCallback(index) { endNow(index, termination, grounds) }
  }

  /// Carries out at once an end that was ordered or is under way.
  private func endWithoutCallback(_ index: Int) {
    apps[index].endDue = never
    if let (termination, grounds) = endUnderWay(index) { endNow(index, termination, grounds) }
  }

  private func endNow(_ index: Int, _ termination: Termination, _ grounds: Grounds) {
    if grounds.broken < 0, termination == .userForceQuit, processState(index) == .active {
      // Makes the app inactive first, because the user opened the app switcher for the force quit.
      let query = TransitionQuery(from: .active, to: .inactive, cause: .appSwitcherOpen)
      apps[index].rule = policy(index).transition(query).rule.number
      setProcess(index, UInt8(coding: LifecycleState.inactive))
    }
    end(index, termination, grounds)
  }

  // MARK: Keep-alive and requests

  /// Calls the keep-alive handler, and sets the time of the next call. If the call had no effect,
  /// skips the intervals up to `moment` at once.
  private func keepAlive(_ index: Int, upTo moment: Int64) {
    let every = Swift.max(apps[index].keepAliveEvery, 1)
    let (lastEffect, lastWake) = (head.lastEffect, apps[index].lastWake)
    var due = head.now.later(by: every)
    apps[index].keepAliveDue = due
    raiseOwn(.interval, index)
    settle()
    // Returns if the call had an effect, or if the trigger still waits for the app.
    guard head.lastEffect == lastEffect,
      apps[index].lastWake == lastWake || waitingErrand(index, forFront: false) == nil
    else { return }
    // Skips the intervals in doubled and then halved steps, which avoids a division.
    let (rest, overflows) = moment.subtractingReportingOverflow(due)
    var step = every
    while overflows || step <= rest, step < .max / 2 { step &*= 2 }
    while step >= every, due <= moment {
      if due.later(by: step) <= moment { due = due.later(by: step) }
      step &>>= 1
    }
    if due <= moment { due = due.later(by: every) }
    apps[index].keepAliveDue = due
    move(index)
  }

  /// Runs a request whose time has come. If the conditions do not allow the request to run,
  /// the request stays blocked until the conditions may have changed.
  func run(request entry: UInt16, _ index: Int) {
    guard let trigger: Trigger = requests[entry].trigger.value() else {
      return remove(request: entry, index)
    }
    requests[entry].isBlocked = true
    let identifier = requests[entry].identifier
    let outcome = raise(trigger, index, identifier: identifier, isRequest: true)
    if outcome.token != 0 { remove(request: entry, index) }
  }

  /// Marks the triggers that were kept until this occasion, so that they are raised again. For
  /// `conditionsMet`, also unblocks the requests that were due.
  func askAgain(_ index: Int, _ occasion: Occasion) {
    let coded = UInt8(coding: occasion)
    askAgain(index) { $0 == coded }
    guard occasion == .conditionsMet else { return }
    requests.each(of: apps[index].firstRequest) { requests[$0].isBlocked = false }
    move(index)
  }

  /// Finds the kept triggers and blocked requests that wait for their conditions, and that would
  /// now run the app in the state that the app has reached. Marks them, so that they are raised
  /// again.
  func askAgainWhatRuns(_ index: Int) {
    let coded = UInt8(coding: Occasion.conditionsMet)
    let held = held(index)
    var place = 0
    while place < DeviceLayout.heldOfApp, held[place].trigger != 0 {
      if held[place].occasion == coded, runs(held[place].trigger, index) {
        held[place].occasion = HeldRecord.now
        move(index)
      }
      place &+= 1
    }
    requests.each(of: apps[index].firstRequest) { entry in
      if requests[entry].isBlocked, runs(requests[entry].trigger, index) {
        requests[entry].isBlocked = false
        move(index)
      }
    }
  }

  private func runs(_ number: UInt8, _ index: Int) -> Bool {
    guard let trigger: Trigger = number.value() else { return false }
    return happens(relaunchAnswer(trigger, index).ruling)
  }

  /// Marks the kept triggers whose occasion `isMeant` accepts, so that they are raised again. The
  /// steps of the app then raise the triggers one by one, so that the queue has room for the
  /// effects of each trigger.
  func askAgain(_ index: Int, where isMeant: (_ occasion: UInt8) -> Bool = { _ in true }) {
    let held = held(index)
    var place = 0
    while place < DeviceLayout.heldOfApp, held[place].trigger != 0 {
      if isMeant(held[place].occasion) {
        held[place].occasion = HeldRecord.now
        move(index)
      }
      place &+= 1
    }
  }

  /// Returns whether any trigger is kept for an app. The table has no gaps.
  @inline(__always)
  func hasHeld(_ index: Int) -> Bool { held(index)[0].trigger != 0 }

  /// Drops the first kept trigger that was given up. Returns false if there is none.
  func dropHeld(_ index: Int) -> Bool {
    guard let (trigger, _) = takeHeld(index, HeldRecord.givenUp) else { return false }
    let answer = relaunchAnswer(trigger, index)
    sayLost(trigger, index, answer.dispositionRule ?? answer.rule)
    return true
  }

  /// Raises the first kept trigger whose occasion has come. Returns false if there is none, if the
  /// device runs no apps now, if the app has no free entry for an errand, or if the app is on its
  /// way to another state.
  func raiseHeld(_ index: Int) -> Bool {
    guard mayRunApps, freeErrand(index) != nil, apps[index].cause == 0,
      !isInFront(index) || apps[index].leaving != 0 || processState(index).isShown,
      let (trigger, count) = takeHeld(index, HeldRecord.now)
    else { return false }
    let outcome = raise(trigger, index, identifier: 0, count: Swift.max(count, 1))
    // If the trigger is kept several times, it is delivered once now, and stays kept for the other
    // times.
    if outcome.token != 0, count > 1 {
      hold(trigger, index, HeldRecord.now, count &- 1, .queued)
    }
    return true
  }

  /// Takes the first kept trigger with the given occasion out of the table.
  private func takeHeld(_ index: Int, _ occasion: UInt8) -> (trigger: Trigger, count: UInt16)? {
    let held = held(index)
    for place in Indexes(below: DeviceLayout.heldOfApp) {
      let record = held[place]
      guard let trigger: Trigger = record.trigger.value() else { return nil }
      if record.occasion == occasion {
        held[place] = HeldRecord()
        pack(index)
        return (trigger, record.count)
      }
    }
    return nil
  }

  /// Closes the gaps in the table of kept triggers, and keeps their order.
  private func pack(_ index: Int) {
    let held = held(index)
    var to = 0
    for from in Indexes(below: DeviceLayout.heldOfApp) {
      let record = held[from]
      if record.trigger != 0 {
        held[from] = HeldRecord()
        held[to] = record
        to &+= 1
      }
    }
  }

  // MARK: Memory

  /// Ends apps until enough memory is free, or until apps have to be warned first.
  func purgeOn(_ decision: Fact = .no) {
    if head.hasWarned {
      if !isWarningOutstanding() { purgeWarned(decision) }
      return
    }
    while head.purgeBytes > 0 {
      guard let next = nextToPurge() else {
        head.purgeBytes = 0
        return
      }
      if next.isWarned {
        warnAll()
        // Without an outstanding warning, there is nothing to wait for.
        if !isWarningOutstanding() { purgeWarned(decision) }
        return
      }
      purge(next.app, decision)
    }
  }

  private func purge(_ index: Int, _ decision: Fact) {
    let freed = Swift.max(apps[index].footprint, 1)
    head.purgeBytes = Swift.max(head.purgeBytes &- freed, 0)
    order(index, .memoryPressure, decision)
    if livingState(index) != .notRunning, apps[index].ending == 0 {
      head.purgeBytes = 0
    }
  }

  /// Returns the app to end next when memory has to be freed; nil if there is none. While the
  /// footprints of some apps are known, only those apps are ended, because other apps would free an
  /// unknown amount.
  private func nextToPurge() -> (app: Int, isWarned: Bool)? {
    firstToPurge { !head.purgesKnown || apps[$0].footprint > 0 }
  }

  /// Returns the app that is ended first: the app with the lowest rank; among apps of equal rank,
  /// the largest app; among equally large apps, the app that was in front longest ago.
  private func firstToPurge(
    where isMeant: (Int) -> Bool = { _ in true }
  ) -> (app: Int, isWarned: Bool)? {
    var first: (app: Int, rank: Int64, isWarned: Bool)?
    for index in Indexes(below: appCount) {
      if apps[index].isInstalled, livingState(index) != .notRunning,
        apps[index].ending == 0, isMeant(index)
      {
        let answer = policy(index).purge(
          PurgeQuery(
            in: livingState(index),
            activities: Mask(low: apps[index].activities, high: 0)))
        if answer.newestVerdict == .allowed, let rank = answer.rank {
          var comesFirst = true
          if let other = first {
            comesFirst =
              rank != other.rank
              ? rank < other.rank
              : apps[index].footprint != apps[other.app].footprint
                ? apps[index].footprint > apps[other.app].footprint
                : apps[index].lastInFront < apps[other.app].lastInFront
          }
          if comesFirst { first = (index, rank, answer.warned == .yes) }
        }
      }
    }
    return first.map { ($0.app, $0.isWarned) }
  }

  /// Warns every running app, and gives the apps as much time as entering the background may take.
  private func warnAll() {
    var due = head.now
    for index in Indexes(below: appCount) {
      let state = livingState(index)
      if apps[index].isInstalled, state.isShown || state == .background {
        let answer = policy(index).delivery(EventQuery(.memoryWarning, in: state))
        if answer.newestVerdict == .allowed {
          tell(index, .memoryWarning, answer.callback, answer.rule)
          let limit = figure(index, .didEnterBackground).limit?.count ?? 0
          due = Swift.max(due, head.now.later(by: limit))
        }
      }
    }
    head.purgeDue = due
    head.hasWarned = true
  }

  /// Returns whether some app was warned and has not answered yet.
  private func isWarningOutstanding() -> Bool {
    for index in Indexes(below: appCount) {
      if errand(index, where: { $0.phase != .none && $0.isWarning }) != nil { return true }
    }
    return false
  }

  /// Ends apps after the warning, until enough memory is free.
  private func purgeWarned(_ decision: Fact = .no) {
    head.purgeDue = never
    head.hasWarned = false
    while head.purgeBytes > 0, let next = nextToPurge() { purge(next.app, decision) }
    head.purgeBytes = 0
  }

  // MARK: Off

  /// Ends apps one by one, until an app has to finish its callbacks first. Turns the device off
  /// when no app is left. Apps that get a callback end first, in the order of `firstToPurge`.
  func goOff(_ decision: Fact = .no) {
    guard let cause: Cause = head.shutdownCause.value() else { return }
    while let next = nextToEnd(cause) {
      if order(next, cause, decision).ruling.newestVerdict != .allowed {
        end(next, cause.termination, Grounds())
      }
      if apps[next].process != 0 { return }
    }
    guard !isAnyRunning else { return }
    head.isShuttingDown = false
    head.isOn = false
    head.front = (noEntry, noEntry)
    head.covers = 0
  }

  private var isAnyRunning: Bool {
    for index in Indexes(below: appCount) {
      if isInstalled(index), apps[index].process != 0 { return true }
    }
    return false
  }

  /// Returns the app that ends next at a shutdown; nil if no app is left, or while an app is ending
  /// or in a transition.
  private func nextToEnd(_ cause: Cause) -> Int? {
    var other: Int?
    for index in Indexes(below: appCount) {
      if isInstalled(index), apps[index].process != 0 {
        if apps[index].ending != 0 || apps[index].cause != 0 { return nil }
        other = index
      }
    }
    return firstToPurge { hasSteps($0, cause) }?.app ?? firstToPurge()?.app ?? other
  }
}
