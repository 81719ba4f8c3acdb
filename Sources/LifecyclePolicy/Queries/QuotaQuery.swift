// How many?

/// A number, and what becomes of more.
public struct QuotaAnswer: RuledAnswer, Sendable, Equatable {
  public var ruling = Ruling()
  /// nil where no source gives a figure.
  public var count: Int64?
  public var unit: QuotaUnit?
  /// The span that it counts in; nil where it is not a rate, or none is known.
  public var window: Nanoseconds?
  public var atExcess: Expiry?
}

extension Quota: Matter {
  var subject: Subject { .quota(self) }
  func isAbout(_ row: QuotaRule) -> Bool { row.quota == self }
}

extension RuleBook {
  @inline(never)
  func findQuota(_ quota: Quota, in context: Context) -> QuotaAnswer {
    let decision = decide(quota, in: context)
    var answer = QuotaAnswer()
    guard decision.index >= 0 else {
      answer.ruling.finish(in: context)
      return answer
    }
    let row = self.quota(decision.index)
    answer.ruling = Ruling(decision, of: .quota, row, row.verdict, in: context)
    guard row.verdict == .allowed else { return answer }
    answer.count = row.count
    answer.unit = row.unit
    answer.window = row.window
    answer.atExcess = row.atExcess
    return answer
  }
}
