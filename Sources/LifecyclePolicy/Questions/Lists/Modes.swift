// What does a background mode permit and enable, and which activities keep the app running?

/// The verdict is allowed if the mode is in use on the OS, not applicable on versions before the
/// mode was introduced or after it was removed, and unspecified if no rule is about the mode.
public struct ModeAnswer: RuledAnswer, Sendable, Equatable {
  public var ruling = Ruling()
  /// The first version with the mode.
  public var introduced: OSVersion?
  /// The version that deprecated the mode. It may be later than the policy's version.
  public var deprecated: OSVersion?
  /// The first version on which the mode no longer has an effect.
  public var removed: OSVersion?
  /// The triggers that the mode enables.
  public var wakes: Mask<Trigger> = .none
  /// The activities that the mode permits in the background.
  public var permits: Mask<Activity> = .none
  /// The activities that keep the app from being suspended while they last.
  public var keepsRunning: Mask<Activity> = .none
}

extension Policy {
  /// Returns the activities that a background mode permits, the triggers that it enables, and the
  /// activities that keep the app running.
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
    if let rule = rule(of: decision) {
      answer.ruling = ruling(decision, in: .mode)
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
