// Checks that the rule book is a parameter: the same evaluation gives other answers with another
// book.

import Testing

@testable import LifecyclePolicy
@testable import Rulebook

@Suite struct RuleBookTests {
  private let always = Context(os: OSVersion(12), app: AppProfile(locationAuthorization: .always))
  private let query = RelaunchQuery(after: .crash, on: .regionEnter)

  @Test func aChangedVerdictChangesTheAnswer() throws {
    let before = policy(always).relaunch(query)
    let rule = try #require(before.rule)
    #expect(before.verdict == .allowed)
    let altered = Asked(changing: rule) { $0.fields[.verdict] = .of(Verdict.forbidden) }
    let after = altered(always).relaunch(query)
    #expect(after.verdict == .forbidden)
    #expect(after.rule == rule)
  }

  @Test func aChangedStepChangesTheCallbacks() throws {
    let query = TransitionQuery(from: .active, to: .inactive, cause: .homeButton)
    let context = Context(os: OSVersion(12))
    let rule = try #require(policy(context).transition(query).rule)
    let steps = [Step(.didReceiveMemoryWarning, .active), Step(.willResignActive, .active)]
    let altered = Asked(changing: rule) { $0.fields[.steps] = .steps(steps) }(context)
    let callbacks = altered.steps(query).compactMap(\.callback)
    #expect(callbacks == [.didReceiveMemoryWarning, .willResignActive])
  }

  @Test func aChangedFigureChangesTheLimit() throws {
    let context = Context(os: OSVersion(12))
    let rule = try #require(policy(context).deadline(.backgroundTask).rule)
    let limit = Nanoseconds.seconds(7)
    let altered = Asked(changing: rule) { $0.fields[.limit] = .number(limit.count) }
    #expect(altered(context).deadline(.backgroundTask).limit == limit)
  }

  @Test func aChangedStandingChangesTheAnswer() throws {
    let rule = try #require(query.standingRule(always))
    let altered = Asked(changing: rule) { $0.fields[.standing] = .of(Standing.updated) }
    #expect(policy(always).relaunch(query).standing == .ended)
    #expect(altered(always).relaunch(query).standing == .updated)
  }

  private func never(_ id: String, since: OSVersion = 4) -> Rule {
    .relaunch(
      id, since: since, .observed, triggers: [.regionEnter], standings: [.ended],
      verdict: .forbidden, precedence: .beyondGate, sources: [])
  }

  @Test func anAddedRowOfHigherRankDecides() throws {
    let altered = Asked(adding: never("relaunch.test.never"))
    #expect(altered.book.ruleCount == policy.book.ruleCount + 1)
    let answer = altered(always).relaunch(query)
    #expect(answer.verdict == .forbidden)
    let rule = try #require(answer.rule)
    #expect(altered.book.rule(rule.number)?.id.description == "relaunch.test.never")
    let last = rules(of: .relaunch).last?.number
    #expect(last.map { $0 + 1 } == rule.number)
    #expect(altered.book.first(.notification) == rule.number + 1)
    // The answer about another trigger is unchanged.
    let other = RelaunchQuery(after: .crash, on: .regionExit)
    #expect(altered(always).relaunch(other) == policy(always).relaunch(other))
  }

  @Test func anAddedRangeIsAVersionEdge() {
    let edge = OSVersion(12, 3, 4)
    let altered = Asked(adding: never("relaunch.test.edge", since: edge))
    #expect(altered.book.edge(after: OSVersion(12)) == edge)
    var context = always
    for (os, verdict) in [
      (OSVersion(12), Verdict.allowed), (OSVersion(12, 3, 3), .allowed), (edge, .forbidden),
      (OSVersion(12, 4), .forbidden),
    ] {
      context.os = os
      #expect(altered(context).relaunch(query).verdict == verdict, "\(os)")
    }
  }
}
