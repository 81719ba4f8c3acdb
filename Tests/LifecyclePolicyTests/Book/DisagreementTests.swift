// Rows that both apply must agree, or one must stand above the other.

import Rulebook
import Testing

@testable import LifecyclePolicy
@testable import RuleCompiler

@Suite struct DisagreementTests {
  /// Conditions of which at most one can hold.
  private static let exclusive: [(Condition, Condition)] = [(.phone, .pad)]
  /// Conditions of which the first never holds without the second.
  private static let implied: [(Condition, Condition)] =
    [
      (.locationAuthorizationAlways, .locationAuthorizationGranted), (.sceneSDK, .callkitSDK),
      (.screenUnlocked, .deviceUnlocked), (.callkitSDK, .multitaskingSDK),
      (.unlockedSince, .firstUnlockDone),
      (.modeFetch, .taskModes), (.modeProcessing, .taskModes),
      (.taskModes, .anyMode),
    ] + Condition.allCases.filter { $0.mode != nil }.map { ($0, .anyMode) }
  /// Conditions of which the first never fails without the second holding.
  private static let needed: [(Condition, Condition)] = [
    (.firstUnlockDone, .passcode), (.deviceUnlocked, .passcode),
  ]

  /// Whether some app and device meet the conditions of both rows.
  private static func areCompatible(_ a: Rule, _ b: Rule) -> Bool {
    var holding = a.when.union(b.when)
    let failing = a.unless.union(b.unless)
    for (condition, other) in needed where failing.contains(condition) { holding.insert(other) }
    // Twice, for what follows from what follows.
    for (condition, other) in implied + implied where holding.contains(condition) {
      holding.insert(other)
    }
    if !holding.intersection(failing).isEmpty { return false }
    return !exclusive.contains { holding.contains($0) && holding.contains($1) }
  }

  /// Whether two rows can decide one question, neither above the other. What was seen as well as
  /// another row never decides.
  private static func meet(_ one: Rule, _ other: Rule) -> Bool {
    one.precedence == other.precedence && one.precedence != .alternative
      && one.since < other.until && other.since < one.until
      && !one.basis.profiles.intersection(other.basis.profiles).isEmpty
      && areCompatible(one, other) && RowKeys(one).overlap(RowKeys(other))
  }

  @Test(arguments: Family.allCases)
  func rowsOfEqualRankAgree(_ family: Family) {
    var pairs = 0
    let rows = rows(of: family)
    for (place, rule) in rows.enumerated() {
      for other in rows[(place + 1)...] where Self.meet(rule, other) {
        pairs += 1
        #expect(rule.told == other.told, "\(rule.id) and \(other.id)")
        // Of rows that stand side by side none stands twice.
        #expect(!family.isListed, "\(rule.id) and \(other.id) are the same")
      }
    }
    print("rows of \(family.name) of equal rank that can meet: \(pairs) pairs")
  }
}
