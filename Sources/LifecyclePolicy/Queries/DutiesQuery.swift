// What does an app owe in a callback?

/// Allowed where there are duties, unspecified where no source names any, not applicable where the
/// callback does not come to the app, conditional where it is not known whether it does.
public struct DutiesAnswer: Sendable, Equatable {
  public var verdict: Verdict = .unspecified
  public var newestVerdict: Verdict = .unspecified
  public var count = 0
  public var rule: RuleReference?
  /// Follows from the duties, to compare two answers by.
  var trace: UInt64 = 0
}

/// One duty.
public struct Duty: Sendable {
  public let rule: RuleReference
  /// What the app should do, as a sentence.
  public let text: Text
  /// The callback that undoes it.
  public let undoneAt: Callback?
}

extension RuleBook {
  /// Whether the callback comes to an app with a life cycle: one that announces a change of the
  /// interface does where some transition of it has it, the others wherever the OS has them.
  private func comes(
    _ callback: Callback, _ lifecycle: Lifecycle?, in context: Context
  ) -> Bool {
    guard callback.exists(in: context) else { return false }
    // Where the articles are silent about a callback, that is no "no".
    guard let lifecycle, context.profile != .article else { return true }
    // Methods of the scene delegate come with scenes, and those that they take over without.
    if lifecycle == .scenes ? callback.sceneForm != nil : callback.appForm != nil { return false }
    guard callback.announcesInterface else { return true }
    let candidates = candidates(for: .call(of: callback), in: context.era)
    var isStep = false
    var position = 0
    while position < candidates.count {
      let row = transition(candidates[position])
      if candidates.areAbout || row.steps.contain(callback) {
        if row.lifecycles.contains(lifecycle), row.isInForce(in: context) { return true }
        isStep = true
      }
      position &+= 1
    }
    return !isStep
  }

  @inline(never)
  func findDuties(_ callback: Callback, in context: Context) -> DutiesAnswer {
    var answer = DutiesAnswer()
    let lifecycle = findLifecycle(in: context)
    let comes = comes(callback, lifecycle.lifecycle, in: context)
    if comes {
      while let duty = findDuty(answer.count, callback, lifecycle, in: context) {
        answer.trace = answer.trace &* 1021 &+ UInt64(truncatingIfNeeded: duty.rule.index)
        answer.count &+= 1
      }
      if answer.count > 0 { answer.verdict = .allowed }
    } else {
      answer.verdict = .notApplicable
      answer.rule = lifecycle.rule
    }
    if let alternative = lifecycle.alternative, answer.verdict != .unspecified,
      self.comes(callback, alternative, in: context) != comes
    {
      answer.verdict = .conditional
    }
    answer.newestVerdict = answer.verdict
    if context.isUnknownOS { answer.verdict = .unknownOS }
    return answer
  }

  /// The duty at `index`, in documented order; nil past the last one.
  @inline(never)
  func findDuty(_ index: Int, _ callback: Callback, in context: Context) -> Duty? {
    let lifecycle = findLifecycle(in: context)
    guard comes(callback, lifecycle.lifecycle, in: context) else { return nil }
    return findDuty(index, callback, lifecycle, in: context)
  }

  private func findDuty(
    _ index: Int, _ callback: Callback, _ lifecycle: LifecycleAnswer, in context: Context
  ) -> Duty? {
    let hasScenes = lifecycle.lifecycle == .scenes
    let named = hasScenes ? callback.appForm ?? callback : callback
    let candidates = candidates(for: .duty(in: named), in: context.era)
    var remaining = index
    var position = 0
    while position < candidates.count {
      let row = duty(candidates[position])
      if candidates.have(row, in: context, { $0.callback == named }),
        row.applicability(context.known) == .yes
      {
        if remaining == 0 {
          let undone = hasScenes ? row.undoneAt?.sceneForm : nil
          return Duty(
            rule: RuleReference(.duty, candidates[position]), text: row.text,
            undoneAt: undone ?? row.undoneAt)
        }
        remaining &-= 1
      }
      position &+= 1
    }
    return nil
  }
}
