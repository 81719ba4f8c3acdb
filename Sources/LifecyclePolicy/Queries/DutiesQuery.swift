// What does an app owe in a callback?

/// Allowed where there are duties, unspecified where no source names any, not applicable where the
/// callback does not come to the app.
public struct DutiesAnswer: Sendable, Equatable {
  public var verdict: Verdict = .unspecified
  public var newestVerdict: Verdict = .unspecified
  public var count = 0
  public var rule: RuleReference?
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
  /// The callback as duties name it; nil where the app does not get it.
  private func dutyCallback(_ callback: Callback, _ lifecycle: LifecycleAnswer) -> Callback? {
    if lifecycle.lifecycle == .scenes {
      return callback.sceneForm == nil ? callback.appForm ?? callback : nil
    }
    return callback.appForm == nil ? callback : nil
  }

  @inline(never)
  func findDuties(_ callback: Callback, in context: Context) -> DutiesAnswer {
    var answer = DutiesAnswer()
    let lifecycle = findLifecycle(in: context)
    if callback.since > context.ruledOS || dutyCallback(callback, lifecycle) == nil {
      answer.verdict = .notApplicable
      answer.rule = lifecycle.rule
    } else {
      while findDuty(answer.count, callback, in: context) != nil { answer.count &+= 1 }
      if answer.count > 0 { answer.verdict = .allowed }
    }
    answer.newestVerdict = answer.verdict
    if context.isUnknownOS { answer.verdict = .unknownOS }
    return answer
  }

  /// The duty at `index`, in documented order; nil past the last one.
  @inline(never)
  func findDuty(_ index: Int, _ callback: Callback, in context: Context) -> Duty? {
    let lifecycle = findLifecycle(in: context)
    guard callback.since <= context.ruledOS, let named = dutyCallback(callback, lifecycle) else {
      return nil
    }
    var remaining = index
    var position = 0
    while position < dutyCount {
      let row = duty(position)
      if row.callback == named, row.isInForce(in: context),
        row.applicability(context.known) == .yes
      {
        if remaining == 0 {
          let undone = lifecycle.lifecycle == .scenes ? row.undoneAt?.sceneForm : nil
          return Duty(
            rule: RuleReference(.duty, position), text: row.text, undoneAt: undone ?? row.undoneAt)
        }
        remaining &-= 1
      }
      position &+= 1
    }
    return nil
  }
}
