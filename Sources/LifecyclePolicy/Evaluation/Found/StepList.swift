// The callbacks and notifications of transitions, in the order of their delivery.

/// A callback that an app gets, or a notification.
public struct TransitionStep: Sendable, Equatable {
  /// nil for a notification.
  public let callback: Callback?
  /// nil for a callback.
  public let notification: LifecycleNotification?
  /// The callback that is called if the app does not implement `callback`.
  public let fallback: Callback?
  /// The app state that the app reads during the step; nil if the app cannot read its state, or if
  /// no source gives the state.
  public let reads: AppState?
  /// The scene's activation state during the step; nil if there is no scene, or if no source gives
  /// the state.
  public let sceneReads: SceneState?
  /// The rule about the notification, or the rule about the transition to which the callback
  /// belongs.
  public let rule: RuleIndex
  /// The allowance that limits the callback.
  public let allowance: Allowance?
  /// The state of the app or scene after this step.
  public package(set) var stateAfter: LifecycleState?
}

/// Collects the callbacks and notifications of one act.
struct StepList {
  private let room: UnsafeMutableBufferPointer<TransitionStep>
  private(set) var count = 0

  /// The maximum number of steps. No act has that many steps, and a list of this size takes at most
  /// 1,024 bytes of the stack.
  static var capacity: Int { 42 }

  init(in room: UnsafeMutableBufferPointer<TransitionStep>) { self.room = room }

  mutating func append(_ step: TransitionStep) { insert(step, at: count) }

  mutating func insert(_ step: TransitionStep, at place: Int) {
    guard count < room.count else { return }
    var index = count
    while index > place {
      room[index] = room[index &- 1]
      index &-= 1
    }
    room[place] = step
    count &+= 1
  }

  /// The step at an index below `count`.
  subscript(_ index: Int) -> TransitionStep { room[index] }

  func set(_ state: LifecycleState?, after index: Int) { room[index].stateAfter = state }

  /// Returns whether another list has the same callbacks and notifications, with the same
  /// fallbacks, and the app reads the same states in them.
  func isSame(as other: StepList) -> Bool {
    guard count == other.count else { return false }
    for index in Indexes(below: count) {
      let x = self[index]
      let y = other[index]
      guard x.callback == y.callback, x.notification == y.notification, x.fallback == y.fallback,
        x.reads == y.reads, x.sceneReads == y.sceneReads
      else { return false }
    }
    return true
  }
}

extension Policy {
  /// Returns whether two lists of rules have the same callbacks and notifications.
  func hasSameSteps(_ a: StepRules, _ b: StepRules, _ trigger: Trigger?) -> Bool {
    if a == b { return true }
    var isSame = false
    withSteps(a, from: nil, trigger) { list in
      withSteps(b, from: nil, trigger) { isSame = list.isSame(as: $0) }
    }
    return isSame
  }

  /// Passes the callbacks and notifications of some rules to `body`.
  func withSteps(
    _ rules: StepRules, from: LifecycleState?, _ trigger: Trigger?, _ body: (StepList) -> Void
  ) {
    withUnsafeTemporaryAllocation(of: TransitionStep.self, capacity: StepList.capacity) { room in
      var list = StepList(in: room)
      addSteps(of: rules, from: from, trigger, to: &list)
      body(list)
    }
  }

  @inline(never)
  private func addSteps(
    of rules: StepRules, from: LifecycleState?, _ trigger: Trigger?, to list: inout StepList
  ) {
    var state = from
    for place in Indexes(below: rules.count) {
      let rule = BookRule(rules[place], in: book)
      let to: LifecycleState? = rule.value(.to, .transition)
      let first = list.count
      addSteps(of: rule, trigger, to: &list)
      var index = first
      // The state after a step is the state that the app reads in the next step. If the app reads
      // no state there, the state has not changed. The state after the last step is the target
      // state of the rule.
      while index < list.count {
        state = list[index].reads(on: to?.axis ?? .app) ?? state
        if index > first { list.set(state, after: index &- 1) }
        index &+= 1
      }
      if index > first { list.set(to, after: index &- 1) }
      state = to
    }
  }

  /// Adds the callbacks and notifications of one rule, without the states after them.
  private func addSteps(of rule: BookRule, _ trigger: Trigger?, to list: inout StepList) {
    let steps = rule.steps
    for place in Indexes(below: steps.count) {
      let step = steps[place]
      if let condition = step.when, !known.holding.contains(condition) { continue }
      if step.callback == nil {
        addEvent(trigger, step.reads, rule, to: &list)
      } else {
        add(step, rule, to: &list)
      }
    }
  }

  /// Adds a callback together with its notifications.
  @inline(never)
  private func add(
    _ step: BookStep, _ rule: BookRule, of event: Allowance? = nil, to list: inout StepList
  ) {
    guard let callback = step.callback, let form = form(of: callback, in: step.reads) else {
      return
    }
    let place = list.count
    list.append(
      TransitionStep(
        callback: form.callback, notification: nil, fallback: form.fallback, reads: step.reads,
        sceneReads: step.sceneReads, rule: RuleIndex(rule.number),
        allowance: event ?? watchdog(of: callback, rule)))
    addNotifications(callback, step, rule, around: place, to: &list)
  }

  /// Returns the allowance that limits how long a callback may take in the transition of a rule.
  private func watchdog(of callback: Callback, _ rule: BookRule) -> Allowance? {
    var filter = Filter()
    filter.to = rule.value(.to, .transition)
    let decision = decide(.watchdog(callback), filter)
    return decision.isConditional ? nil : self.rule(of: decision)?.value(.allowance, .watchdog)
  }

  /// Adds the notifications that come before and after the callback at index `place` of the list.
  @inline(never)
  private func addNotifications(
    _ callback: Callback, _ step: BookStep, _ rule: BookRule, around place: Int,
    to list: inout StepList
  ) {
    let to: LifecycleState? = rule.value(.to, .transition)
    var place = place
    forEach(.notification(callback)) { row in
      let axes: Mask<Axis> = row.set(.axes, .notification)
      guard isPosted(row), axes.contains(to?.axis ?? .app) else { return true }
      let isBefore = row.raw(.postedBefore, .notification) != 0
      list.insert(
        TransitionStep(
          callback: nil, notification: row.value(.notification, .notification), fallback: nil,
          reads: row.raw(.readsAsMethod, .notification) != 0 ? step.reads : nil,
          sceneReads: step.sceneReads, rule: RuleIndex(row.number), allowance: nil),
        at: isBefore ? place : list.count)
      if isBefore { place &+= 1 }
      return true
    }
  }

  /// Returns whether a notification is posted. This requires that all `when` conditions are known
  /// to hold, and that no `unless` condition is known to hold.
  private func isPosted(_ row: BookRule) -> Bool {
    row.when.subtracting(known.holding).isEmpty && row.unless.intersection(known.holding).isEmpty
  }

  /// Adds the callbacks of the trigger, if they fit the transition of the rule.
  private func addEvent(
    _ trigger: Trigger?, _ reads: AppState?, _ rule: BookRule, to list: inout StepList
  ) {
    guard let trigger else { return }
    let found = findDelivery(trigger)
    guard found.rule >= 0, !found.isAbsent else { return }
    let delivery = BookRule(found.rule, in: book)
    let to: LifecycleState? = rule.value(.to, .transition)
    // A trigger that launches to the foreground delivers nothing in the background. A trigger that
    // launches to the background delivers nothing in the foreground.
    guard delivery.value(.launchState, .delivery) == to?.launchState else { return }
    let from: Mask<LifecycleState> = rule.set(.states, .transition)
    if delivery.raw(.onLaunchOnly, .delivery) != 0, from.contains(.suspended) { return }
    let callback: Callback? = delivery.value(.callback, .delivery)
    let second: Callback? = delivery.value(.secondCallback, .delivery)
    let allowance: Allowance? = delivery.value(.allowance, .delivery)
    if let callback { add(BookStep(callback, reads), rule, of: allowance, to: &list) }
    if let second { add(BookStep(second, reads), rule, to: &list) }
  }
}

extension TransitionStep {
  /// Returns the state that the app reads during the step: the state of the app itself, or the
  /// state of the scene.
  fileprivate func reads(on axis: Axis) -> LifecycleState? {
    axis == .app ? reads.map { LifecycleState($0) } : sceneReads.map { LifecycleState($0) }
  }
}

extension BookStep {
  fileprivate init(_ callback: Callback, _ reads: AppState?) {
    self.callback = callback
    self.reads = reads
    when = nil
    sceneReads = nil
  }
}
