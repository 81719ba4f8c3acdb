// What does a background mode permit, wake and keep running?

/// Allowed where the mode is in use on the OS, not applicable where it is not there yet or no more.
public struct ModeAnswer: RuledAnswer, Sendable, Equatable {
  public var ruling = Ruling()
  /// The first version with it.
  public var introduced: OSVersion?
  /// The version that deprecated it, before this one or after.
  public var deprecated: OSVersion?
  /// The first version without effect.
  public var removed: OSVersion?
  /// The triggers that it enables.
  public var wakes: Mask<Trigger> = .none
  /// What it permits in the background.
  public var permits: Mask<Activity> = .none
  /// What keeps the app from being suspended while it goes on.
  public var keepsRunning: Mask<Activity> = .none
}

extension Policy {
  /// What a background mode permits, wakes and keeps running.
  @inline(never)
  public func mode(_ mode: BackgroundMode) -> ModeAnswer {
    var answer = ModeAnswer()
    var last = OSVersion.oldest
    var first = -1
    forEachOfAnyVersion(.mode(mode)) { rule in
      if rule.value(.verdict, .mode) == Verdict.allowed {
        if answer.introduced.map({ rule.since < $0 }) ?? true {
          answer.introduced = rule.since
          first = rule.number
        }
        if rule.until > last { last = rule.until }
      }
      let deprecated = rule.version(.deprecated, .mode)
      if deprecated != .open { answer.deprecated = deprecated }
      return true
    }
    if last != .oldest, last != .open { answer.removed = last }
    let decision = decide(.mode(mode))
    if decision.rule >= 0 {
      let rule = BookRule(decision.rule, in: book)
      answer.ruling = ruling(decision, rule.value(.verdict, .mode) ?? .unspecified)
      answer.wakes = rule.set(.triggers, .mode)
      answer.permits = rule.set(.permits, .mode)
      answer.keepsRunning = rule.set(.keepsRunning, .mode)
    } else if let introduced = answer.introduced, ruledOS < introduced {
      answer.ruling = ruling(first, .notApplicable)
    } else {
      answer.ruling = finish(answer.ruling)
    }
    return answer
  }
}
