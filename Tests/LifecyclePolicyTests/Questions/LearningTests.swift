// Checks that learning more facts never withdraws an answer: an answer that is not conditional
// holds for any values of the unknown facts.

import Testing

@testable import LifecyclePolicy
@testable import RuleCompiler

@Suite struct LearningTests {
  /// Two worlds that do not contradict each other. In the first world, some facts are known; in the
  /// second, all facts are known.
  private struct Learning {
    var before: World
    var after: World
    /// The facts that are unknown in the first world.
    let hidden: [Knowable]

    init(_ generator: inout SeededGenerator) {
      after = World.favourable
      after.app.backgroundModes = Mask(bits: generator.next() & Mask<BackgroundMode>.all.low)
      after.app.permittedIdentifiers = UInt32(generator.next() & 1)
      after.app.scenes = .random(using: &generator)
      after.app.multipleScenes = .random(using: &generator)
      for fact in Knowable.allCases {
        after = after.knowing(fact).randomElement(using: &generator) ?? after
      }
      hidden = Knowable.allCases.filter { _ in Bool.random(using: &generator) }
      before = hidden.reduce(after) { $0.setting($1, .unknown) }
    }
  }

  private static let rounds = 600

  @Test func relaunch() async {
    let questions = ExhaustiveRelaunchTests.questions.map { Question.relaunch($0) }
    await Self.walk("relaunches", questions, Self.rounds)
  }

  @Test func deadline() async {
    await Self.walk("deadlines", Question.deadlines, 20 * Question.deadlines.count)
  }

  /// Answers on conduct, events, quotas, modes and terminations still hold when more facts are
  /// known.
  @Test func rulings() async {
    let questions =
      Question.conducts + Question.events + Question.quotas + Question.modes
      + Question.terminationsWithoutNamespace
    await Self.walk("rulings", questions, Self.rounds)
  }

  private static func walk(_ what: String, _ questions: [Question], _ rounds: Int) async {
    await gather("\(what), learning more", Place.all) { place, findings in
      var generator = SeededGenerator(seed: UInt64(place.os.packed))
      for _ in 0..<rounds {
        let learning = Learning(&generator)
        guard let question = questions.randomElement(using: &generator) else { continue }
        let first = AnswerSummary(question, in: learning.before.context(place.os, place.profile))
        let then = AnswerSummary(question, in: learning.after.context(place.os, place.profile))
        findings.count()
        check(first, then, { "\(place): \(question)" }, &findings)
      }
    }
  }

  /// A conditional answer is no longer conditional once the facts that it depends on are known,
  /// unless a conditional rule then decides. The later answer can be allowed only if the
  /// conditional answer named a rule that can allow it.
  @Test func relaunchToldWhatItDependsOn() async {
    await gather("relaunches, told what they depend on", Place.all) { place, findings in
      var generator = SeededGenerator(seed: UInt64(place.os.packed) &+ 1)
      for _ in 0..<Self.rounds {
        let learning = Learning(&generator)
        guard let query = ExhaustiveRelaunchTests.questions.randomElement(using: &generator)
        else { continue }
        let before = learning.before.context(place.os, place.profile)
        let first = policy(before).relaunch(query)
        guard first.newestVerdict == .conditional else { continue }
        var world = learning.after
        for fact in learning.hidden where fact.conditions.intersection(first.requires).isEmpty {
          world = world.setting(fact, .unknown)
        }
        let then = policy(world.context(place.os, place.profile)).relaunch(query)
        var summary: String { "\(place): \(query.summary): \(first.summary), then \(then.summary)" }
        findings.count()
        let own = first.rule?.row.verdict
        let isOwn = then.rule?.row.verdict == .conditional
        findings.check(then.newestVerdict != .conditional || isOwn, "\(summary)")
        let allows = own == .allowed || own == .conditional
        findings.check(allows || then.newestVerdict != .allowed, "\(summary): a rule that forbids")
        let tells = first.launchState != nil || first.callback != nil || first.allowance != nil
        findings.check(allows || !tells, "\(summary): a launch that cannot be")
      }
    }
  }

  @Test func knownConditions() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<2000 {
      let learning = Learning(&generator)
      let first = KnownConditions(
        os: OSVersion(17), app: learning.before.app, facts: learning.before.facts)
      let then = KnownConditions(
        os: OSVersion(17), app: learning.after.app, facts: learning.after.facts)
      #expect(first.holding.subtracting(then.holding).isEmpty)
      #expect(first.failing.subtracting(then.failing).isEmpty)
      #expect(then.holding.intersection(then.failing).isEmpty)
      // All facts are known, so only conditions about the time after a termination are left open.
      let open = Mask<Condition>.all.subtracting(then.holding).subtracting(then.failing)
      #expect(open == Mask(.rebootedSince, .unlockedSince, .userLaunchedSince))
    }
  }

  private static func check(
    _ first: AnswerSummary, _ then: AnswerSummary, _ what: () -> String, _ findings: inout Findings
  ) {
    var place: String { "\(what()): \(first.summary), then \(then.summary)" }
    if first.verdict == .conditional {
      findings.check(
        !first.requires.isEmpty || then.verdict == .conditional, "\(place): requires nothing")
    } else {
      // Silence about a state remains a right answer if the state turns out not to exist.
      let isSilent = first.verdict == .unspecified && then.isSilentOrAbsent
      findings.check(first.grants == then.grants || isSilent, "\(place)")
    }
  }
}
