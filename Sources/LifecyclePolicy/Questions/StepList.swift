// The callbacks and notifications of transitions, in the order of their delivery.

/// One callback as an app gets it, or one notification.
public struct TransitionStep: Sendable, Equatable {
  /// nil for a notification.
  public let callback: Callback?
  /// nil for a callback.
  public let notification: LifecycleNotification?
  /// Called where the app does not implement `callback`.
  public let fallback: Callback?
  /// What the app reads inside; nil where it cannot be read, or no source says.
  public let reads: AppState?
  /// The scene's activation state inside; nil where there is no scene, or no source says.
  public let sceneReads: SceneState?
  /// The rule of the notification, or that of the single step that it belongs to.
  public let rule: RuleIndex
  /// That limits the callback.
  public let allowance: Allowance?
  /// The state of what the transition is about, once it is over.
  public package(set) var stateAfter: LifecycleState?
}

extension Policy {
  /// Gives the callbacks and notifications of rules in order until `body` returns false.
  private func forEachStep(
    _ rules: StepRules, from: LifecycleState?, _ trigger: Trigger?,
    _ body: (TransitionStep) -> Bool
  ) {
    var state = from
    var index = 0
    while index < rules.count {
      let rule = BookRule(rules[index], in: book)
      let to: LifecycleState? = rule.value(.to, .transition)
      // A step is given once it is known what the next one reads.
      var held: TransitionStep?
      var more = true
      forEachStep(of: rule, trigger) { step in
        let reads = step.reads(on: to?.axis ?? .app)
        state = reads ?? state
        if var held {
          held.stateAfter = state
          more = body(held)
        }
        held = step
        return more
      }
      if more, var held {
        held.stateAfter = to
        more = body(held)
      }
      if !more { return }
      state = to
      index &+= 1
    }
  }

  /// The same of one rule, without the states after the steps.
  private func forEachStep(
    of rule: BookRule, _ trigger: Trigger?, _ body: (TransitionStep) -> Bool
  ) {
    let steps = rule.steps
    var place = 0
    while place < steps.count {
      let step = steps[place]
      place &+= 1
      if let condition = step.when, !known.holding.contains(condition) { continue }
      let more =
        step.callback == nil ? giveEvent(trigger, step.reads, rule, body) : give(step, rule, body)
      if !more { return }
    }
  }

  /// Gives the callbacks and notifications of a transition in order until `body` returns false.
  @inline(never)
  package func forEachStep(_ query: TransitionQuery, _ body: (TransitionStep) -> Bool) {
    forEachStep(stepRules(query), from: query.from, query.trigger, body)
  }

  /// The callback or notification at an index, nil past the last one.
  private func step(_ index: Int, _ rules: StepRules, _ trigger: Trigger?) -> TransitionStep? {
    var remaining = index
    var found: TransitionStep?
    forEachStep(rules, from: nil, trigger) { step in
      if remaining == 0 { found = step }
      remaining &-= 1
      return found == nil
    }
    return found
  }

  /// Whether two lists of rules have the same callbacks and notifications.
  func hasSameSteps(_ a: StepRules, _ b: StepRules, _ trigger: Trigger?) -> Bool {
    if a == b { return true }
    var index = 0
    while true {
      let x = step(index, a, trigger)
      let y = step(index, b, trigger)
      guard x?.callback == y?.callback, x?.notification == y?.notification,
        x?.fallback == y?.fallback, x?.reads == y?.reads, x?.sceneReads == y?.sceneReads
      else { return false }
      if x == nil { return true }
      index &+= 1
    }
  }

  /// A callback with the notifications beside it.
  private func give(
    _ step: BookStep, _ rule: BookRule, of event: Allowance? = nil,
    _ body: (TransitionStep) -> Bool
  ) -> Bool {
    guard let callback = step.callback, let form = form(of: callback, in: step.reads) else {
      return true
    }
    if !post(callback, step, before: true, rule, body) { return false }
    let given = body(
      TransitionStep(
        callback: form.callback, notification: nil, fallback: form.fallback, reads: step.reads,
        sceneReads: step.sceneReads, rule: RuleIndex(rule.number),
        allowance: event ?? watchdog(of: callback, rule)))
    return given && post(callback, step, before: false, rule, body)
  }

  /// The allowance that limits a callback on the way of a rule.
  private func watchdog(of callback: Callback, _ rule: BookRule) -> Allowance? {
    var filter = Filter()
    filter.to = rule.value(.to, .transition)
    let decision = decide(.watchdog(callback), filter)
    guard decision.rule >= 0, !decision.isConditional else { return nil }
    return BookRule(decision.rule, in: book).value(.allowance, .watchdog)
  }

  /// The notifications on one side of a callback.
  private func post(
    _ callback: Callback, _ step: BookStep, before: Bool, _ rule: BookRule,
    _ body: (TransitionStep) -> Bool
  ) -> Bool {
    let to: LifecycleState? = rule.value(.to, .transition)
    var more = true
    forEach(.notification(callback)) { row in
      let axes: Mask<Axis> = row.set(.axes, .notification)
      guard isPosted(row), (row.raw(.postedBefore, .notification) != 0) == before,
        axes.contains(to?.axis ?? .app)
      else { return true }
      more = body(
        TransitionStep(
          callback: nil, notification: row.value(.notification, .notification), fallback: nil,
          reads: row.raw(.readsAsMethod, .notification) != 0 ? step.reads : nil,
          sceneReads: step.sceneReads, rule: RuleIndex(row.number), allowance: nil))
      return more
    }
    return more
  }

  /// Whether the conditions of a notification hold, as far as is known.
  private func isPosted(_ row: BookRule) -> Bool {
    row.when.subtracting(known.holding).isEmpty && row.unless.intersection(known.holding).isEmpty
  }

  /// The callbacks of the trigger, where a rule has room for them.
  private func giveEvent(
    _ trigger: Trigger?, _ reads: AppState?, _ rule: BookRule, _ body: (TransitionStep) -> Bool
  ) -> Bool {
    guard let trigger else { return true }
    let found = findDelivery(trigger)
    guard found.rule >= 0, !found.isAbsent else { return true }
    let delivery = BookRule(found.rule, in: book)
    let to: LifecycleState? = rule.value(.to, .transition)
    // What launches to the foreground is not delivered in the background, nor the reverse.
    guard delivery.value(.launchState, .delivery) == to?.launchState else { return true }
    let from: Mask<LifecycleState> = rule.set(.states, .transition)
    if delivery.raw(.onLaunchOnly, .delivery) != 0, from.contains(.suspended) { return true }
    let callback: Callback? = delivery.value(.callback, .delivery)
    let allowance: Allowance? = delivery.value(.allowance, .delivery)
    if let callback, !give(BookStep(callback, reads), rule, of: allowance, body) { return false }
    let second: Callback? = delivery.value(.secondCallback, .delivery)
    return second.map { give(BookStep($0, reads), rule, body) } ?? true
  }
}

extension TransitionStep {
  /// The state that is read inside, of the app or of the scene.
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
