// Checks that an unknown fact either makes no difference to an answer or makes it conditional.

import Testing

@testable import LifecyclePolicy
@testable import RuleCompiler

@Suite struct UnknownFactTests {
  @Test func relaunch() async {
    await gather("relaunches with one fact unknown", Place.all) { place, findings in
      for fork in Fork.all {
        // Only the triggers of rules that depend on the fact are tried, because the standing
        // depends on no fact.
        let rules = place.rules(of: [.relaunch], leaningOn: fork.fact.conditions)
        let triggers = rules.reduce(into: Mask<Trigger>.none) {
          $0 = $0.union($1.row.set(.triggers))
        }
        let contexts = ([fork.unknown] + fork.known).map { $0.context(place.os, place.profile) }
        for query in ExhaustiveRelaunchTests.distinguishingQuestions
        where triggers.contains(query.trigger) {
          AnswerSummary.check(
            .relaunch(query), contexts, fork.fact.conditions, { "\(place), \(fork.fact)" },
            &findings)
        }
      }
    }
  }

  /// The conditions of standings are about what happened since a termination, or about an option of
  /// the host. What happened is part of the question, and is never unknown.
  @Test func standingsDependOnNoFact() {
    for row in rows(of: .standing) {
      let dependent: [Condition] = [
        .rebootedSince, .unlockedSince, .userLaunchedSince, .forceQuitSurvivesReboot,
      ]
      let others = row.when.union(row.unless).values.filter { !dependent.contains($0) }
      #expect(others.isEmpty, "\(row.id)")
    }
  }

  @Test func deadline() async {
    await gather("deadlines with one fact unknown", Place.all) { place, findings in
      for fork in Fork.all {
        let rules = place.rules(of: [.deadline], leaningOn: fork.fact.conditions)
        guard !rules.isEmpty else { continue }
        for exits in [false, true] {
          var worlds = [fork.unknown] + fork.known
          for index in worlds.indices { worlds[index].app.exitsOnSuspend = exits }
          let contexts = worlds.map { $0.context(place.os, place.profile) }
          for question in Question.deadlines {
            AnswerSummary.check(
              question, contexts, fork.fact.conditions, { "\(place), \(fork.fact)" }, &findings)
          }
        }
      }
    }
  }

  @Test func transition() async {
    await gather("transitions with one fact unknown", Place.all) { place, findings in
      for fork in Fork.all {
        let families: [Family] = [.lifecycle, .transition, .cause]
        let rules = place.rules(of: families, leaningOn: fork.fact.conditions)
        // A rule about a transition concerns only its own causes. Other rules concern every cause.
        let causes = rules.reduce(into: Mask<Cause>.none) {
          $0 = $0.union($1.family == .transition ? $1.row.set(.causes) : .all)
        }
        guard !causes.isEmpty else { continue }
        for kind in AppKind.distinguishing(place, families) {
          // The idiom is varied here anyway, so the kinds of app on pads would repeat the kinds on
          // phones.
          if fork.fact == .idiom, kind.idiom == .pad { continue }
          let contexts = fork.contexts(place, kind)
          for edge in TransitionGraph.edges where causes.contains(edge.cause) {
            AnswerSummary.check(
              .transition(edge.query), contexts, fork.fact.conditions,
              { "\(place) \(kind), \(fork.fact): \(edge)" }, &findings)
          }
        }
      }
    }
  }
}
