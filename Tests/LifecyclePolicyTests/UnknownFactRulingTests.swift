// The same of conduct, events, quotas, modes and terminations.

import Testing

@testable import LifecyclePolicy

@Suite struct UnknownFactRulingTests {
  /// Asks `questions` where rules lean on a fact, with the fact unknown and known.
  private static func walk(
    _ what: String, _ family: Family, _ questions: [Question]
  ) async {
    let findings = await gather(Place.all) { place in
      var findings = Findings()
      for fork in Fork.all {
        let conditions = fork.fact.conditions
        let rules = place.rules(of: [.lifecycle, family], leaningOn: conditions)
        guard !rules.isEmpty else { continue }
        let concernsAll = rules.contains { $0.family == .lifecycle }
        let asked = questions.filter { question in
          guard !concernsAll, let keys = question.keys[family] else { return true }
          return rules.contains { RowKeys($0).overlap(keys) }
        }
        for kind in AppKind.telling(place, [.lifecycle, family]) {
          if fork.fact == .idiom, kind.idiom == .pad { continue }
          let contexts = fork.contexts(place, kind)
          for question in asked {
            findings.count()
            let outcomes = contexts.map { Upshot(question.ruling(in: $0)) }
            Upshot.check(
              outcomes[0], Array(outcomes.dropFirst()), conditions,
              { "\(place) \(kind), \(fork.fact): \(question)" }, &findings)
          }
        }
      }
      return findings
    }
    findings.report("\(what) with one fact unknown", mayBeNone: true)
  }

  @Test func conduct() async { await Self.walk("conduct", .conduct, Question.conducts) }
  @Test func events() async { await Self.walk("events", .event, Question.events) }
  @Test func quotas() async { await Self.walk("quotas", .quota, Quota.allCases.map { .quota($0) }) }
  @Test func modes() async {
    await Self.walk("modes", .mode, BackgroundMode.allCases.map { .mode($0) })
  }
  @Test func terminations() async {
    let codes = ExhaustiveRulingTests.codes
    await Self.walk(
      "terminations", .termination,
      ([nil] + TerminationNamespace.allCases).flatMap { namespace in
        codes.map { .termination(TerminationQuery(namespace, code: $0)) }
      })
  }

  /// Lists have what is known to apply, and no more.
  @Test func whatIsNotKnownIsNotListed() async {
    let findings = await gather(Place.all) { place in
      var findings = Findings()
      for fork in Fork.all {
        let rules = place.rules(of: [.duty, .manifest], leaningOn: fork.fact.conditions)
        guard !rules.isEmpty else { continue }
        let contexts = ([fork.unknown] + fork.known).map { $0.context(place.os, place.profile) }
        for callback in Callback.allCases {
          let listed = contexts.map { policy.duties(callback, in: $0).map(\.rule.index) }
          findings.count()
          for known in listed.dropFirst() {
            findings.check(
              Set(listed[0]).isSubset(of: known), "\(place), \(fork.fact): \(callback.name)")
          }
        }
      }
      return findings
    }
    findings.report("lists with one fact unknown", mayBeNone: true)
  }
}

extension Question {
  static let conducts: [Question] = AppState.allCases.flatMap { state in
    Activity.allCases.map { .conduct(ConductQuery(in: state, $0)) }
  }
  static let events: [Question] = AppState.allCases.flatMap { state in
    Event.allCases.map { .event(EventQuery($0, in: state)) }
  }

  /// The answer's ruling, for the questions that have one.
  func ruling(in context: Context) -> Ruling {
    switch self {
    case .conduct(let query): policy.conduct(query, in: context).ruling
    case .event(let query): policy.delivery(query, in: context).ruling
    case .quota(let quota): policy.quota(quota, in: context).ruling
    case .mode(let mode): policy.mode(mode, in: context).ruling
    case .termination(let query): policy.termination(query, in: context).ruling
    case .transition, .deadline, .relaunch: Ruling()
    }
  }
}
