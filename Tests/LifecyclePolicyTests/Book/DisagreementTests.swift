// Checks that two rows that apply at the same time either agree or differ in precedence.

import Rulebook
import Testing

@testable import LifecyclePolicy
@testable import RuleCompiler

@Suite struct DisagreementTests {
  /// Pairs of conditions that cannot hold together.
  private static let exclusive: [(Condition, Condition)] = [(.phone, .pad)]
  /// Pairs of conditions. In each pair, the first condition never holds without the second.
  private static let implied: [(Condition, Condition)] =
    [
      (.locationAuthorizationAlways, .locationAuthorizationGranted), (.sceneSDK, .callkitSDK),
      (.screenUnlocked, .deviceUnlocked), (.callkitSDK, .multitaskingSDK),
      (.unlockedSince, .firstUnlockDone),
      (.modeFetch, .taskModes), (.modeProcessing, .taskModes),
      (.taskModes, .anyMode),
    ] + Condition.allCases.filter { $0.mode != nil }.map { ($0, .anyMode) }
  /// Pairs of conditions. In each pair, the first condition fails only if the second holds.
  private static let needed: [(Condition, Condition)] = [
    (.firstUnlockDone, .passcode), (.deviceUnlocked, .passcode),
  ]

  /// Returns whether an app and a device can meet the conditions of both rows at once.
  private static func areCompatible(_ a: Rule, _ b: Rule) -> Bool {
    var holding = a.when.union(b.when)
    let failing = a.unless.union(b.unless)
    for (condition, other) in needed where failing.contains(condition) { holding.insert(other) }
    // Goes through the pairs twice, because an implied condition can imply another one.
    for (condition, other) in implied + implied where holding.contains(condition) {
      holding.insert(other)
    }
    if !holding.intersection(failing).isEmpty { return false }
    return !exclusive.contains { holding.contains($0) && holding.contains($1) }
  }

  /// Returns whether the two rows have equal precedence and could both decide the same question. An
  /// alternative row never decides.
  private static func meet(_ one: Rule, _ other: Rule) -> Bool {
    one.precedence == other.precedence && one.precedence != .alternative
      && one.since < other.until && other.since < one.until
      && !one.basis.profiles.intersection(other.basis.profiles).isEmpty
      && one.kinds.contains(.app) && other.kinds.contains(.app)
      && areCompatible(one, other) && RowKeys(one).overlap(RowKeys(other))
  }

  @Test(arguments: Family.allCases)
  func rowsOfEqualRankAgree(_ family: Family) {
    var pairs = 0
    let rows = rows(of: family)
    for (place, rule) in rows.enumerated() {
      for other in rows[(place + 1)...] where Self.meet(rule, other) {
        pairs += 1
        #expect(rule.content == other.content, "\(rule.id) and \(other.id)")
        // In a family whose rows are all listed in the answer, no row may occur twice.
        #expect(!family.isListed, "\(rule.id) and \(other.id) are the same")
      }
    }
    print("rows of \(family.name) of equal rank that can meet: \(pairs) pairs")
  }
}
