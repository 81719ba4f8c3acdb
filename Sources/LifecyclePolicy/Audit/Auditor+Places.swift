// Builds the places of an auditor, and the moves between them, from the rows of the book. Uses each
// row that decides for at least one combination of the unknown facts, and each alternative row.

extension Policy {
  /// Returns whether a rule may apply: no known condition rules it out.
  @inline(__always)
  func mayApply(_ rule: BookRule) -> Bool {
    rule.when.intersection(known.failing).isEmpty && rule.unless.intersection(known.holding).isEmpty
  }

  /// Calls `body` with each life cycle that the app may have, and with its states. Stops after the
  /// first rule that certainly applies.
  func forEachPossibleLifecycle(_ body: (Lifecycle, Mask<LifecycleState>) -> Void) {
    forEach(.lifecycle) { rule in
      guard mayApply(rule) else { return true }
      let lifecycle: Lifecycle? = rule.value(.lifecycle, .lifecycle)
      if let lifecycle { body(lifecycle, rule.set(.states, .lifecycle)) }
      return !applies(rule)
    }
  }

  /// Calls `body` with each rule by which an app may leave `state`, once for each of the rule's
  /// causes that may occur. Passes the rules that decide for at least one combination of the
  /// unknown facts, and the rules of the precedence `alternative`.
  func forEachPossibleMove(
    from state: LifecycleState, after last: Cause?, _ lifecycle: Lifecycle,
    _ body: (BookRule, Cause) -> Void
  ) {
    forEach(.leaving(state)) { rule in
      let row = rule.row(.transition)
      guard row.value(.verdict) != Verdict.forbidden, row.number(.to) != 0, mayApply(rule) else {
        return true
      }
      var causes: Mask<Cause> = row.set(.causes)
      // A force quit includes the opening of the app switcher.
      if !covers(row, last, lifecycle) {
        guard causes.contains(.userForceQuit), covers(row, .appSwitcherOpen, lifecycle) else {
          return true
        }
        causes = Mask(.userForceQuit)
      }
      for cause in causes.values {
        if rule.precedence == .alternative || !isOutdone(rule, from: state, cause, last, lifecycle),
          absence(of: cause, lifecycle) == nil
        {
          body(rule, cause)
        }
      }
      return true
    }
  }

  private func covers(_ row: RuleRow, _ last: Cause?, _ lifecycle: Lifecycle) -> Bool {
    let lifecycles: Mask<Lifecycle> = row.set(.lifecycles)
    guard lifecycles.contains(lifecycle) else { return false }
    let after: Mask<Cause> = row.set(.lastCauses)
    if after.isEmpty { return true }
    guard let last else { return row.value(.verdict) != Verdict.forbidden }
    return after.contains(last)
  }

  /// Returns whether another rule about the same transition takes precedence, whatever the unknown
  /// facts are. Of two rules of equal rank, the rule with the lower number takes precedence.
  private func isOutdone(
    _ rule: BookRule, from state: LifecycleState, _ cause: Cause, _ last: Cause?,
    _ lifecycle: Lifecycle
  ) -> Bool {
    let own = rule.row(.transition)
    let kinds: Mask<Interruption> = own.set(.interruptions)
    var isOutdone = false
    forEach(.transition(state, cause)) { other in
      let row = other.row(.transition)
      let covered: Mask<Interruption> = row.set(.interruptions)
      guard other.number != rule.number, row.raw(.to) == own.raw(.to),
        other.rank > rule.rank || other.rank == rule.rank && other.number < rule.number,
        covered.isEmpty || !kinds.isEmpty && kinds.subtracting(covered).isEmpty,
        covers(row, last, lifecycle), applies(other)
      else { return true }
      isOutdone = true
      return false
    }
    return isOutdone
  }
}

struct PlaceMaker {
  let core: AuditorCore
  /// For each life cycle, state and last cause: the cause that represents the last cause. Causes
  /// with equal consequences share a representative, which keeps the number of places small.
  let classes: DeviceTable<UInt8>
  /// For each version of the log, the number of places whose moves were found.
  let progress: DeviceTable<UInt16>
  /// Scratch memory for the steps of a transition.
  let steps: UnsafeMutablePointer<DueRecord>
  let strictness: Strictness

  static var classCount: Int { (Lifecycle.valueCount &+ 1) &* 11 &* (Cause.valueCount &+ 1) }
  static var mostVersions: Int { 256 }

  private func classPlace(_ lifecycle: Lifecycle, _ state: LifecycleState, _ cause: Int) -> Int {
    (Int(lifecycle.rawValue) &* 11 &+ Int(state.rawValue)) &* (Cause.valueCount &+ 1) &+ cause
  }

  /// Refines the classes of causes with the rules of one version. For each state, two last causes
  /// stay in one class if every rule about leaving the state asks for both of them or for neither.
  func refine(with policy: Policy) {
    policy.forEachPossibleLifecycle { lifecycle, states in
      for state in states.values where state.axis == .app {
        var cause = Cause.valueCount
        while cause > 0 {
          let at = classPlace(lifecycle, state, cause)
          var chosen = 1
          while chosen < cause,
            classes[classPlace(lifecycle, state, chosen)] != classes[at]
              || !policy.isSame(chosen, cause, state, lifecycle)
          {
            chosen &+= 1
          }
          classes[at] = UInt8(truncatingIfNeeded: chosen)
          cause &-= 1
        }
      }
    }
  }

  // MARK: - Places

  /// Returns the index of the place with this life cycle, state, last cause and due step. Adds the
  /// place if needed; otherwise adds `states` to the states of the place. If the table is full,
  /// sets `isTooLarge` and returns 0.
  func place(
    _ lifecycle: Lifecycle, _ state: LifecycleState, _ last: UInt8, due: UInt16, after next: UInt16,
    states: UInt8
  ) -> UInt16 {
    let count = Int(core.head.placeCount)
    for index in Indexes(below: count) {
      let found = core.places[index]
      if found.due == due, found.state == UInt8(coding: state), found.last == last,
        found.lifecycle == UInt8(coding: lifecycle)
      {
        core.places[index].states |= states
        return UInt16(truncatingIfNeeded: index)
      }
    }
    guard count < AuditorCore.Most.places else {
      core.head.isTooLarge = true
      return 0
    }
    core.places[count] = PlaceRecord(
      lifecycle: UInt8(coding: lifecycle), state: UInt8(coding: state), last: last, states: states,
      due: due, successor: next)
    core.head.placeCount &+= 1
    return UInt16(truncatingIfNeeded: count)
  }

  /// Returns the index of the place where the app is in `state`, and no step is due.
  func place(_ lifecycle: Lifecycle, at state: LifecycleState, after cause: Cause?) -> UInt16 {
    let last = classes[classPlace(lifecycle, state, Int(cause?.rawValue ?? 0))]
    return place(lifecycle, state, last, due: 0, after: 0, states: bit(state))
  }

  private func bit(_ state: LifecycleState) -> UInt8 { 1 &<< UInt8(coding: state.app) }

  /// Returns the index of a step, and adds the step if needed. Steps that differ only in their
  /// rules share an entry, which has the first of these rules.
  private func due(_ record: DueRecord) -> UInt16 {
    let count = Int(core.head.dueCount)
    var other = record
    for index in Indexes(from: 1, below: count) {
      other.rule = core.dues[index].rule
      if core.dues[index] == other { return UInt16(truncatingIfNeeded: index) }
    }
    guard count < AuditorCore.Most.steps else {
      core.head.isTooLarge = true
      return 0
    }
    core.dues[count] = record
    core.head.dueCount &+= 1
    return UInt16(truncatingIfNeeded: count)
  }

  // MARK: - Moves

  /// Finds the moves of all places that were added since the last call for this version. Returns
  /// false if no place was added.
  func findMoves(_ version: Int, _ policy: Policy) -> Bool {
    if progress[version] == 0 {
      policy.forEachPossibleLifecycle { lifecycle, _ in
        _ = place(lifecycle, at: .notRunning, after: nil)
      }
    }
    var hasMoved = false
    while progress[version] < core.head.placeCount, !core.head.isTooLarge {
      let index = progress[version]
      progress[version] &+= 1
      hasMoved = true
      findMoves(from: index, policy)
    }
    return hasMoved
  }

  private func findMoves(from index: UInt16, _ policy: Policy) {
    let place = core.places[index]
    guard place.isAtRest, place.last != PlaceRecord.leaving,
      let lifecycle: Lifecycle = place.lifecycle.value(),
      let state: LifecycleState = place.state.value()
    else { return }
    policy.forEachPossibleMove(from: state, after: place.last.value(), lifecycle) { rule, cause in
      let trait = trait(of: rule)
      guard strictness != .strict || trait < Trait.tolerated,
        var to: LifecycleState = rule.value(.to, .transition), to.axis == .app
      else { return }
      var last = cause
      // The other windows determine the state of the app. A window that disconnects counts as never
      // connected.
      if core.head.hasWindows, to != .notRunning, rule.calls(.sceneDidDisconnect) {
        to = .background
        last = .sceneDisconnect
      }
      let lastClass = classes[classPlace(lifecycle, to, Int(last.rawValue))]
      let target = addSteps(of: rule, trait, lifecycle, from: state, to: to, lastClass, policy)
      guard target != index else { return }
      add(
        MoveRecord(
          from: index, to: target, rule: UInt16(truncatingIfNeeded: rule.number),
          cause: UInt8(coding: cause), price: price(of: cause, trait)))
    }
  }

  private func trait(of rule: BookRule) -> UInt8 {
    if rule.precedence == .alternative { return Trait.account }
    if rule.value(.reason, .transition) == Reason.tolerated { return Trait.tolerated }
    return rule.isInferredCall ? Trait.inferred : Trait.none
  }

  /// Returns the price of an unseen event: the less likely the event, the higher the price.
  private func price(of cause: Cause, _ trait: UInt8) -> UInt8 {
    if trait >= Trait.tolerated { return 2 }
    switch cause {
    case .activation: return 0
    case .launchByUser, .homeButton, .deviceLock, .deviceUnlock, .returnByUser, .interruptionBegin,
      .interruptionIgnored, .interruptionAccepted, .executionFinished, .systemReclaimed,
      .sceneRequest, .sceneActivation:
      return 1
    default: return 2
    }
  }

  private func add(_ move: MoveRecord) {
    var other = core.places[move.from].firstMove
    while other != noEntry {
      let found = core.moves[other]
      if found.to == move.to, found.cause == move.cause {
        if move.price < found.price {
          core.moves[other].price = move.price
          core.moves[other].rule = move.rule
        }
        return
      }
      other = found.nextMove
    }
    let count = core.head.moveCount
    guard Int(count) < AuditorCore.Most.moves else {
      core.head.isTooLarge = true
      return
    }
    var move = move
    move.nextMove = core.places[move.from].firstMove
    core.moves[count] = move
    core.places[move.from].firstMove = count
    core.head.moveCount &+= 1
  }

  /// Makes the places of a transition, the last place first. Returns the index of the place at
  /// which the transition begins.
  private func addSteps(
    of rule: BookRule, _ trait: UInt8, _ lifecycle: Lifecycle, from: LifecycleState,
    to: LifecycleState, _ last: UInt8, _ policy: Policy
  ) -> UInt16 {
    let room = steps
    var count = 0
    policy.forEachPossibleStep(
      of: rule, core.head.callbacks, core.head.notifications, hasWindows: core.head.hasWindows
    ) { step in
      guard count < StepList.capacity else { return }
      room[count] = step
      room[count].trait = trait
      count &+= 1
    }
    var after = place(lifecycle, to, last, due: 0, after: 0, states: bit(to))
    if to == .notRunning, count > 0 {
      let dead = after
      after = place(
        lifecycle, to, PlaceRecord.leaving, due: 0, after: 0,
        states: bit(from) | bit(.background))
      add(
        MoveRecord(
          from: after, to: dead, rule: UInt16(truncatingIfNeeded: rule.number),
          cause: UInt8(coding: Cause.appExit), price: 0))
    }
    if count > 0 {
      var late = bit(from)
      if room[count &- 1].reads != 0 { late |= 1 &<< room[count &- 1].reads }
      core.places[after].lateStates |= late
    }
    var next: UInt16 = 0
    while count > 0 {
      count &-= 1
      room[count].next = next
      next = due(room[count])
      // While a step is due, the app has the state that it reads in the step, or still the previous
      // state.
      var states: UInt8 = count == 0 ? bit(from) : 0
      if room[count].reads != 0 { states |= 1 &<< room[count].reads }
      if count > 0, room[count &- 1].reads != 0 { states |= 1 &<< room[count &- 1].reads }
      if states == 0 || room[count].reads == 0 { states |= bit(from) | bit(to) }
      after = place(lifecycle, to, last, due: next, after: after, states: states)
      core.places[after].lateStates |= bit(from)
    }
    return after
  }
}

extension BookRule {
  /// True if the callbacks of a transition are only inferred. False if a sourced rule in the same
  /// conflict has the same callbacks, even if the app reads other states in them.
  @inline(never)
  @_optimize(size)
  fileprivate var isInferredCall: Bool {
    guard evidence == Evidence.inferred.rawValue else { return false }
    guard let conflict else { return true }
    let here = row(.transition)
    let causes: Mask<Cause> = here.set(.causes)
    let states: Mask<LifecycleState> = here.set(.states)
    for other in book.rules(of: .transition) {
      guard other.conflict == conflict, other.evidence != evidence else { continue }
      let there = other.row(.transition)
      if there.number(.to) == here.number(.to), !causes.intersection(there.set(.causes)).isEmpty,
        !states.intersection(there.set(.states)).isEmpty, calls(as: other)
      {
        return false
      }
    }
    return true
  }

  /// Returns whether two transitions have the same callbacks in the same order.
  private func calls(as other: BookRule) -> Bool {
    let (ours, theirs) = (steps, other.steps)
    guard ours.count == theirs.count else { return false }
    for index in Indexes(below: ours.count) {
      guard ours[index].callback == theirs[index].callback else { return false }
    }
    return true
  }

  /// Returns whether a callback is a step of the transition.
  func calls(_ callback: Callback) -> Bool {
    let steps = steps
    for index in Indexes(below: steps.count) {
      if steps[index].callback == callback { return true }
    }
    return false
  }
}

extension Policy {
  /// Returns whether every rule about leaving a state asks for both of two last causes, or for
  /// neither.
  func isSame(_ a: Int, _ b: Int, _ state: LifecycleState, _ lifecycle: Lifecycle) -> Bool {
    guard let a = Cause(given: Int32(truncatingIfNeeded: a)),
      let b = Cause(given: Int32(truncatingIfNeeded: b))
    else { return false }
    var isSame = true
    forEach(.leaving(state)) { rule in
      let row = rule.row(.transition)
      let lifecycles: Mask<Lifecycle> = row.set(.lifecycles)
      let after: Mask<Cause> = row.set(.lastCauses)
      if lifecycles.contains(lifecycle), after.contains(a) != after.contains(b) { isSame = false }
      return isSame
    }
    return isSame
  }

  /// Calls `body` with each step of a transition that a log may show, in order.
  func forEachPossibleStep(
    of rule: BookRule, _ callbacks: Mask<Callback>, _ notifications: Mask<LifecycleNotification>,
    hasWindows: Bool, _ body: (DueRecord) -> Void
  ) {
    let steps = rule.steps
    for index in Indexes(below: steps.count) {
      let step = steps[index]
      guard let newest = step.callback,
        step.when.map({ !known.failing.contains($0) }) ?? true,
        let form = form(of: newest, in: step.reads)
      else { continue }
      // An expiration handler is called once for each task, and not as part of the transition.
      if newest == .backgroundTaskExpirationHandler { continue }
      var record = DueRecord()
      record.rule = UInt16(truncatingIfNeeded: rule.number)
      record.reads = UInt8(coding: step.reads)
      record.sceneReads = UInt8(coding: step.sceneReads)
      record.isOptional = step.when.map { known.holding.contains($0) } ?? true ? 0 : 1
      addNotifications(of: newest, before: true, record, rule, notifications, hasWindows, body)
      var called = record
      called.callbacks = chain(from: form.callback, in: step.reads).intersection(callbacks)
      if let first = called.callbacks.first {
        called.callback = UInt8(
          coding: called.callbacks.contains(form.callback) ? form.callback : first)
        body(called)
      }
      addNotifications(of: newest, before: false, record, rule, notifications, hasWindows, body)
    }
  }

  /// Returns the form of a callback that the OS calls, and its fallbacks for apps that do not
  /// implement it.
  func chain(from newest: Callback, in state: AppState?) -> Mask<Callback> {
    guard let first = form(of: newest, in: state) else { return .none }
    var found = Mask(first.callback)
    var last = first.callback
    var remaining = Callback.valueCount
    while remaining > 0, let next = form(of: last, in: state)?.fallback, !found.contains(next) {
      found.insert(next)
      last = next
      remaining &-= 1
    }
    return found
  }

  private func addNotifications(
    of callback: Callback, before: Bool, _ record: DueRecord, _ rule: BookRule,
    _ notifications: Mask<LifecycleNotification>, _ hasWindows: Bool, _ body: (DueRecord) -> Void
  ) {
    let to: LifecycleState? = rule.value(.to, .transition)
    forEach(.notification(callback)) { row in
      let axes: Mask<Axis> = row.set(.axes, .notification)
      guard (row.raw(.postedBefore, .notification) != 0) == before,
        axes.contains(to?.axis ?? .app), mayApply(row),
        let posted: LifecycleNotification = row.value(.notification, .notification),
        notifications.contains(posted)
      else { return true }
      var record = record
      record.notification = UInt8(coding: posted)
      record.rule = UInt16(truncatingIfNeeded: row.number)
      if row.raw(.readsAsMethod, .notification) == 0 { record.reads = 0 }
      // With several windows, the app-wide notification may be missing when only one window
      // changes.
      if hasWindows, appForm(of: callback) != nil { record.isOptional = 1 }
      // The notification is optional unless all conditions of its row are known to be met.
      if !row.when.subtracting(known.holding).isEmpty { record.isOptional = 1 }
      if !row.unless.subtracting(known.failing).isEmpty { record.isOptional = 1 }
      body(record)
      return true
    }
  }
}
