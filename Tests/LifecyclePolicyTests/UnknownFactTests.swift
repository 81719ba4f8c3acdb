// What a fact that is not known does to an answer: it is the same, or conditional.

import Testing

@testable import LifecyclePolicy

@Suite struct UnknownFactTests {
  /// Worlds that differ in one fact, with the one in which that fact is unknown.
  private struct Fork: Sendable {
    let fact: Knowable
    let unknown: World
    let known: [World]
  }

  private static let forks = Knowable.allCases.map { fact in
    // Before the first unlock there is a passcode; without one it does not matter.
    var world = World.favourable
    if fact == .firstUnlockDone { world.facts.passcode = .yes }
    if fact == .passcode { world.facts.firstUnlockDone = .no }
    return Fork(fact: fact, unknown: world.setting(fact, .unknown), known: world.knowing(fact))
  }

  @Test func relaunch() async {
    let findings = await gather(Place.all) { place in
      var findings = Findings()
      for fork in Self.forks {
        // Other triggers meet no rule that leans on the fact. Standings lean on none.
        let rules = place.rules(of: [.relaunch], leaningOn: fork.fact.conditions)
        let triggers = rules.reduce(into: Mask<Trigger>.none) {
          $0 = $0.union(policy.book.relaunch($1.index).triggers)
        }
        let unknown = fork.unknown.context(place.os, place.profile)
        let known = fork.known.map { $0.context(place.os, place.profile) }
        for query in ExhaustiveRelaunchTests.tellingQuestions where triggers.contains(query.trigger)
        {
          findings.count()
          Upshot.check(
            Upshot(policy.relaunch(query, in: unknown)),
            known.map { Upshot(policy.relaunch(query, in: $0)) },
            fork.fact.conditions, { "\(place), \(fork.fact): \(query.told)" }, &findings)
        }
      }
      return findings
    }
    findings.report("relaunches with one fact unknown")
  }

  /// What happened since a termination is told with a question, and never unknown.
  @Test func standingsLeanOnNoFact() {
    for index in 0..<policy.book.standingCount {
      let row = policy.book.standing(index)
      let told: [Condition] = [
        .rebootedSince, .unlockedSince, .userLaunchedSince, .forceQuitSurvivesReboot,
      ]
      let others = row.when.union(row.unless).values.filter { !told.contains($0) }
      #expect(others.isEmpty, "\(row.id)")
    }
  }

  @Test func deadline() async {
    let findings = await gather(Place.all) { place in
      var findings = Findings()
      for fork in Self.forks {
        let rules = place.rules(of: [.deadline], leaningOn: fork.fact.conditions)
        guard !rules.isEmpty else { continue }
        for exits in [false, true] {
          var worlds = [fork.unknown] + fork.known
          for index in worlds.indices { worlds[index].app.exitsOnSuspend = exits }
          let contexts = worlds.map { $0.context(place.os, place.profile) }
          for allowance in Allowance.allCases {
            findings.count()
            let outcomes = contexts.map { Upshot(policy.deadline(allowance, in: $0)) }
            Upshot.check(
              outcomes[0], Array(outcomes.dropFirst()), fork.fact.conditions,
              { "\(place), \(fork.fact): \(allowance.name)" }, &findings)
          }
        }
      }
      return findings
    }
    findings.report("deadlines with one fact unknown")
  }

  @Test func transition() async {
    let findings = await gather(Place.all) { place in
      var findings = Findings()
      for fork in Self.forks {
        let families: [Family] = [.lifecycle, .transition, .cause]
        let rules = place.rules(of: families, leaningOn: fork.fact.conditions)
        // A rule of a life cycle concerns every cause, one of a transition its own.
        let causes = rules.reduce(into: Mask<Cause>.none) {
          $0 = $0.union($1.family == .transition ? policy.book.transition($1.index).causes : .all)
        }
        let contexts = ([fork.unknown] + fork.known).map { $0.context(place.os, place.profile) }
        for edge in TransitionGraph.edges where causes.contains(edge.cause) {
          findings.count()
          let outcomes = contexts.map { Upshot(policy.transition(edge.query, in: $0)) }
          Upshot.check(
            outcomes[0], Array(outcomes.dropFirst()), fork.fact.conditions,
            { "\(place), \(fork.fact): \(edge)" }, &findings)
        }
      }
      return findings
    }
    findings.report("transitions with one fact unknown")
  }
}

/// What an answer comes to, in a word, and what it leans on.
struct Upshot: Sendable {
  let verdict: Verdict
  /// The verdict, and where a fact can turn it, what is granted.
  let grants: String
  let requires: Mask<Condition>
  let rule: RuleReference?

  init(_ answer: RelaunchAnswer) {
    verdict = answer.newestVerdict
    grants = verdict.name.description
    requires = answer.requires
    rule = answer.rule
  }

  init(_ answer: DeadlineAnswer) {
    verdict = answer.newestVerdict
    grants = answer.limit == .unlimited ? "no limit" : verdict.name.description
    requires = answer.requires
    rule = answer.rule
  }

  init(_ answer: TransitionAnswer) {
    verdict = answer.newestVerdict
    let steps = policy.steps(answer.steps).map { "\($0.callback) \($0.reads?.name ?? "")" }
    grants = verdict == .allowed ? "\(steps)" : verdict.name.description
    requires = answer.requires
    rule = answer.rule
  }

  /// The answer of an unknown fact against those that it has where the fact is known.
  static func check(
    _ unknown: Upshot, _ known: [Upshot], _ conditions: Mask<Condition>,
    _ what: () -> String, _ findings: inout Findings
  ) {
    var place: String {
      let told = known.map { "\($0.verdict.name) by \($0.rule?.id ?? "no rule")" }
      return "\(what()): \(unknown.verdict.name) by \(unknown.rule?.id ?? "no rule"), known \(told)"
    }
    let turns = Set(known.map(\.grants)).count > 1
    if unknown.verdict == .conditional {
      let isOwn = known.contains { $0.verdict == .conditional }
      // It may be so without need: where two rules say the same, each in its own case.
      findings.check(
        isOwn || !unknown.requires.intersection(conditions).isEmpty,
        "\(place): `requires` does not name the fact: \(unknown.requires.values.map(\.name))")
    } else {
      findings.check(!turns, "\(place): it turns on the fact, and does not say so")
      findings.check(
        known.contains { $0.verdict == unknown.verdict }, "\(place): the answer of neither")
    }
  }
}
