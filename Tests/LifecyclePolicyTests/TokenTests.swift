// Tokens of callbacks and paths: real ones are read back, any other is refused or harmless.

import Rulebook
import Testing

@testable import LifecyclePolicy
@testable import RuleCompiler
@testable import LifecyclePolicyC

@Suite struct TokenTests {
  /// Where the trigger is told, and any cause may be a step; `ExhaustiveTransitionTests` has others.
  @Test func realPathsAreReadBack() async {
    let findings = await gather(Ground.all) { ground in
      var findings = Findings()
      let policy = policy(ground.context)
      for from in LifecycleState.allCases {
        for to in from.onItsAxis {
          for trigger in [nil, Trigger.regionEnter] {
            let query = PathQuery(states: from, to: to, allowedCauses: .all, trigger: trigger)
            let answer = policy.path(query)
            guard answer.search.isFound else { continue }
            let token = PathToken(given: PathToken(answer.search, query, policy).words)
            let read = (0..<answer.count).map { token?.step($0)?.step }
            findings.count()
            findings.check(read == policy.steps(answer, for: query), "\(ground): \(query)")
            findings.check(token?.step(answer.count) == nil, "\(ground): past the end")
            findings.check(token?.step(-1) == nil, "\(ground): before the start")
          }
        }
      }
      return findings
    }
    findings.report("path tokens")
  }

  @Test func foreignSequencesAreHarmless() {
    var generator = SeededGenerator(seed: 42)
    var accepted = 0
    for round in 0..<200_000 {
      var bits = generator.next()
      // Half of them with a guard that fits, so that what lies behind it is reached.
      if round.isMultiple(of: 2) { bits = StepToken(shape: bits & 0x1f_ffff_ffff_ffff).bits }
      guard let token = StepToken(given: bits) else { continue }
      accepted += 1
      let count = token.stepCount
      let outside = [-1, count, .max, .min].compactMap(token.step)
      let isRead = (0..<count).allSatisfy { token.step($0) != nil }
      if !outside.isEmpty || !isRead { Issue.record("\(bits)") }
    }
    #expect(accepted > 100, "nothing got past the guard")
    #expect(StepToken(given: 0)?.stepCount == 0)
  }

  @Test func foreignPathsAreHarmless() {
    var generator = SeededGenerator(seed: 43)
    var accepted = 0
    for round in 0..<200_000 {
      var shape = generator.next()
      if !round.isMultiple(of: 4) {
        // First state and number of steps as they may be, and no rows.
        let count = UInt64.random(in: 0...9, using: &generator)
        shape &= 0x1f_ffff_0000_0000
        shape |= UInt64.random(in: 0...11, using: &generator) | count << 10
        shape = StepToken(shape: shape).bits
      }
      var words = (generator.next(), generator.next(), shape)
      if round.isMultiple(of: 3) {
        // Rows that are there, and causes.
        words.0 = Self.steps(&generator)
        words.1 = Self.steps(&generator)
      }
      guard let token = PathToken(given: words) else { continue }
      accepted += 1
      let count = Int(words.2 >> 10 & 0x3ff)
      for index in [-1, 0, 1, 7, 8, count, .max, .min] {
        let step = token.step(index)
        let isIn = words != (0, 0, 0) && (0..<count).contains(index)
        if (step != nil) != isIn { Issue.record("\(words), \(index)") }
        _ = step?.token.stepCount
      }
    }
    #expect(accepted > 100, "nothing got past the guard")
    #expect(PathToken(given: (0, 0, 0)).map { $0.step(0) == nil } == true)
  }

  /// Four steps of a row and a cause each, in 16 bits.
  private static func steps(_ generator: inout SeededGenerator) -> UInt64 {
    (0..<4).reduce(0) { packed, _ in
      let rows = UInt64(rules(of: .transition).count)
      let row = UInt64.random(in: 0..<rows, using: &generator)
      let cause = UInt64.random(in: 1...UInt64(Cause.valueCount), using: &generator)
      return packed << 16 | row | cause << 10
    }
  }

  /// A row's place in a token has ten bits, and the versions as much as they need.
  @Test func whatIsPackedFits() {
    #expect(rules(of: .transition).count <= 1 << 10)
    #expect(Cause.valueCount < 1 << 6 && Trigger.valueCount < 1 << 6)
    #expect(EvidenceProfile.valueCount < 1 << 2 && SceneState.valueCount < 1 << 3)
    #expect(Callback.valueCount < 1 << 8 && Condition.valueCount < 1 << 8)
    #expect(LifecycleState.valueCount < 1 << 10)
    for os in allVersions { #expect(os.major < 64 && os.minor < 16) }
  }

  /// The conditions that a token keeps are all that its callbacks and notifications ask for.
  @Test func tokensKeepWhatTheirStepsAskFor() {
    let kept = Mask<Condition>(.passcode, .stateRestoration, .multipleScenes)
    for row in rows(of: .transition) {
      let isKept = row.steps.compactMap(\.when).allSatisfy(kept.contains)
      #expect(isKept, "\(row.id)")
    }
    for row in rows(of: .notification) {
      #expect(row.conditions.subtracting(kept).isEmpty, "\(row.id)")
    }
  }
}
