// What a fact that is not known does to an answer: it is the same, or conditional.

import Testing

@testable import LifecyclePolicy

@Suite struct UnknownFactTests {
  @Test func relaunch() async {
    let findings = await gather(Place.all) { place in
      var findings = Findings()
      for fork in Fork.all {
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
      for fork in Fork.all {
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
      for fork in Fork.all {
        let families: [Family] = [.lifecycle, .transition, .cause]
        let rules = place.rules(of: families, leaningOn: fork.fact.conditions)
        // A rule of a life cycle concerns every cause, one of a transition its own.
        let causes = rules.reduce(into: Mask<Cause>.none) {
          $0 = $0.union($1.family == .transition ? policy.book.transition($1.index).causes : .all)
        }
        guard !causes.isEmpty else { continue }
        for kind in AppKind.telling(place, families) {
          // The idiom is what the kinds on pads differ in from those on phones.
          if fork.fact == .idiom, kind.idiom == .pad { continue }
          let contexts = fork.contexts(place, kind)
          for edge in TransitionGraph.edges where causes.contains(edge.cause) {
            findings.count()
            let outcomes = contexts.map { Upshot(policy.transition(edge.query, in: $0)) }
            Upshot.check(
              outcomes[0], Array(outcomes.dropFirst()), fork.fact.conditions,
              { "\(place) \(kind), \(fork.fact): \(edge)" }, &findings)
          }
        }
      }
      return findings
    }
    findings.report("transitions with one fact unknown")
  }
}
