// How many things of a kind does the system allow?

/// The number of things that are allowed, and what happens if an app exceeds this number.
public struct QuotaAnswer: RuledAnswer, Sendable, Equatable {
  public var ruling = Ruling()
  /// nil if no source gives a figure.
  public var count: Int64?
  public var unit: QuotaUnit?
  /// The time span for which the count holds; nil if the quota is not a rate, or if no source gives
  /// the span.
  public var window: Nanoseconds?
  public var atExcess: Expiry?
}

extension Policy {
  /// Returns the number that the system allows.
  @inline(never)
  public func quota(_ quota: Quota) -> QuotaAnswer {
    let decision = decide(.quota(quota))
    var answer = QuotaAnswer()
    answer.ruling = ruling(decision, in: .quota)
    guard let rule = rule(of: decision), rule.value(.verdict, .quota) == Verdict.allowed else {
      return answer
    }
    answer.count = rule.known(.count, .quota)
    answer.unit = rule.value(.unit, .quota)
    answer.window = Nanoseconds(known: rule.wide(.window, .quota))
    answer.atExcess = rule.value(.atExpiry, .quota)
    return answer
  }
}
