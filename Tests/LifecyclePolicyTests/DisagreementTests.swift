// Rows that both apply must agree, or one must stand above the other.

import Testing

@testable import LifecyclePolicy

@Suite struct DisagreementTests {
  /// Conditions of which at most one can hold.
  private static let exclusive: [(Condition, Condition)] = [(.phone, .pad)]
  /// Conditions of which the first never holds without the second.
  private static let implied: [(Condition, Condition)] = [
    (.locationAuthorizationAlways, .locationAuthorizationGranted), (.sceneSDK, .callkitSDK),
    (.callkitSDK, .multitaskingSDK), (.unlockedSince, .firstUnlockDone),
  ]

  /// Whether some app and device meet the conditions of both rows.
  private static func areCompatible(_ a: RuleSummary, _ b: RuleSummary) -> Bool {
    var holding = a.when.union(b.when)
    let failing = a.unless.union(b.unless)
    for (condition, other) in implied where holding.contains(condition) { holding.insert(other) }
    if !holding.intersection(failing).isEmpty { return false }
    return !exclusive.contains { holding.contains($0) && holding.contains($1) }
  }

  /// Whether two rows can decide one question, neither above the other.
  private static func meet(_ a: RuleReference, _ b: RuleReference) -> Bool {
    let one = a.summary
    let other = b.summary
    return a.family == b.family && one.precedence == other.precedence
      && one.since < other.until && other.since < one.until
      && !one.basis.profiles.intersection(other.basis.profiles).isEmpty
      && areCompatible(one, other) && RowKeys(a).overlap(RowKeys(b))
  }

  @Test func rowsOfEqualRankAgree() {
    var pairs = 0
    for (number, rule) in allRules.enumerated() {
      for other in allRules[(number + 1)...] where other.family == rule.family {
        guard Self.meet(rule, other) else { continue }
        pairs += 1
        #expect(rule.told == other.told, "\(rule.id) and \(other.id)")
      }
    }
    print("rows of equal rank that can meet: \(pairs) pairs")
  }
}
