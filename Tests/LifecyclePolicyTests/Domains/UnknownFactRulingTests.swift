// Checks what an unknown fact does to answers on conduct, events, quotas, modes, suspension,
// purges, calls and terminations, and to lists of duties.

import Testing

@testable import LifecyclePolicy
@testable import RuleCompiler

@Suite struct UnknownFactRulingTests {
  /// Asks each of `questions` whose rules depend on a fact: once with the fact unknown, and again
  /// with each value of the fact.
  private static func walk(
    _ what: String, _ family: Family, _ questions: [Question]
  ) async {
    await gather("\(what) with one fact unknown", Place.all, mayBeNone: true) { place, findings in
      for fork in Fork.all {
        let conditions = fork.fact.conditions
        let rules = place.rules(of: [.lifecycle, family], leaningOn: conditions)
        guard !rules.isEmpty else { continue }
        let concernsAll = rules.contains { $0.family == .lifecycle }
        let asked = questions.filter { question in
          guard !concernsAll, let keys = question.keys[family] else { return true }
          return rules.contains { RowKeys($0).overlap(keys) }
        }
        for kind in AppKind.distinguishing(place, [.lifecycle, family]) {
          if fork.fact == .idiom, kind.idiom == .pad { continue }
          let contexts = fork.contexts(place, kind)
          for question in asked {
            AnswerSummary.check(
              question, contexts, conditions, { "\(place) \(kind), \(fork.fact)" }, &findings)
          }
        }
      }
    }
  }

  @Test func conduct() async { await Self.walk("conduct", .conduct, Question.conducts) }
  @Test func events() async { await Self.walk("events", .event, Question.events) }
  @Test func quotas() async { await Self.walk("quotas", .quota, Question.quotas) }
  @Test func modes() async { await Self.walk("modes", .mode, Question.modes) }
  @Test func suspension() async { await Self.walk("suspension", .suspension, Question.suspensions) }
  @Test func purges() async { await Self.walk("purges", .purge, Question.purges) }
  @Test func calls() async { await Self.walk("calls", .call, Question.someCalls) }
  @Test func terminations() async {
    await Self.walk("terminations", .termination, Question.terminations)
  }

  /// Every item that is listed while a fact is unknown is also listed with each value of the fact.
  @Test func whatIsNotKnownIsNotListed() async {
    await gather("lists with one fact unknown", Place.all, mayBeNone: true) { place, findings in
      for fork in Fork.all {
        let rules = place.rules(of: [.duty, .manifest], leaningOn: fork.fact.conditions)
        guard !rules.isEmpty else { continue }
        let worlds = [fork.unknown] + fork.known
        let policies = worlds.map { policy($0.context(place.os, place.profile)) }
        for callback in Callback.allCases {
          let listed = policies.map { $0.dutyList(callback).map(\.rule) }
          findings.count()
          for known in listed.dropFirst() {
            findings.check(
              Set(listed[0]).isSubset(of: known), "\(place), \(fork.fact): \(callback.name)")
          }
        }
      }
    }
  }
}
