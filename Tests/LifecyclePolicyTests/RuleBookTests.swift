// The rule book is a parameter: another one gives other answers, by the same evaluation.

import Testing

@testable import LifecyclePolicy

@Suite struct RuleBookTests {
  private let always = Context(os: OSVersion(12), app: AppProfile(locationAuthorization: .always))
  private let query = RelaunchQuery(after: .crash, on: .regionEnter)

  @Test func aChangedVerdictChangesTheAnswer() throws {
    let before = policy.relaunch(query, in: always)
    let rule = try #require(before.rule)
    #expect(before.verdict == .allowed)
    var book = AlteredBook()
    book.changeRelaunch = { $0 == rule.index ? $1.saying(.forbidden) : $1 }
    let after = Policy(book: book).relaunch(query, in: always)
    #expect(after.verdict == .forbidden)
    #expect(after.rule == rule)
  }

  @Test func aChangedStepChangesTheCallbacks() throws {
    let query = TransitionQuery(from: .active, to: .inactive, cause: .homeButton)
    let context = Context(os: OSVersion(12))
    let rule = try #require(policy.transition(query, in: context).rule)
    var book = AlteredBook()
    book.changeTransition = { index, row in
      guard index == rule.index else { return row }
      var row = row
      row.steps = Steps(Step(.didReceiveMemoryWarning, .active), Step(.willResignActive, .active))
      return row
    }
    let altered = Policy(book: book)
    let callbacks = altered.steps(altered.transition(query, in: context).steps).compactMap(
      \.callback)
    #expect(callbacks == [.didReceiveMemoryWarning, .willResignActive])
  }

  @Test func aChangedFigureChangesTheLimit() throws {
    let context = Context(os: OSVersion(12))
    let rule = try #require(policy.deadline(.backgroundTask, in: context).rule)
    var book = AlteredBook()
    book.changeDeadline = { index, row in
      guard index == rule.index else { return row }
      var row = row
      row.limit = .seconds(7)
      return row
    }
    let answer = Policy(book: book).deadline(.backgroundTask, in: context)
    #expect(answer.limit == .seconds(7))
  }

  @Test func anAddedRowOfHigherRankDecides() {
    let rule = RelaunchRule(
      id: "relaunch.test.never", basis: .documented, triggers: Mask(.regionEnter),
      standings: Mask(.ended), verdict: .forbidden, precedence: .beyondGate,
      sources: Sources(.a2))
    var book = AlteredBook()
    book.addedRelaunches = [rule]
    let altered = Policy(book: book)
    #expect(altered.book.ruleCount == policy.book.ruleCount + 1)
    let answer = altered.relaunch(query, in: always)
    #expect(answer.verdict == .forbidden)
    #expect(
      answer.rule.map { altered.book.summary(of: $0).id.description } == "relaunch.test.never")
    #expect(answer.rule == RuleReference(.relaunch, policy.book.relaunchCount))
    let number = answer.rule.map { altered.book.number(of: $0) }
    #expect(number.flatMap { altered.book.rule(numbered: $0) } == answer.rule)
    // Another trigger is not touched.
    let other = RelaunchQuery(after: .crash, on: .regionExit)
    #expect(altered.relaunch(other, in: always) == policy.relaunch(other, in: always))
  }

  @Test func anAddedRangeIsAVersionEdge() {
    let edge = OSVersion(12, 3, 4)
    var book = AlteredBook()
    book.addedRelaunches = [
      RelaunchRule(
        id: "relaunch.test.edge", since: edge, basis: .observed, triggers: Mask(.regionEnter),
        standings: Mask(.ended), verdict: .forbidden, precedence: .beyondGate,
        sources: Sources(.qSlc))
    ]
    #expect(book.versionEdge(after: OSVersion(12)) == edge)
    let asked = book.answer(from: Context(os: OSVersion(12)), through: OSVersion(12, 4)) { os in
      book.findRelaunch(
        query, in: Context(os: os, app: AppProfile(locationAuthorization: .always)),
        override: { _ in nil })
    }
    #expect(asked.answer.verdict == .allowed)
    #expect(asked.changes && asked.verdictChanges)
  }
}
