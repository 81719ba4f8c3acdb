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
    let callbacks = altered.steps(altered.transition(query, in: context).steps).map(\.callback)
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
    #expect(altered.book.rule(numbered: policy.book.ruleCount) == answer.rule)
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
    let asked = book.answer(from: OSVersion(12), through: OSVersion(12, 4)) { os in
      book.findRelaunch(
        query, in: Context(os: os, app: AppProfile(locationAuthorization: .always)),
        override: { _ in nil })
    }
    #expect(asked.answer.verdict == .allowed)
    #expect(asked.changes && asked.verdictChanges)
  }

  @Test(arguments: [false, true])
  func anEmptyBookIsSilent(_ hasLifecycle: Bool) {
    let book = EmptyBook(hasLifecycle: hasLifecycle)
    let silent = Policy(book: book)
    #expect(book.ruleCount == (hasLifecycle ? book.lifecycleCount : 0))
    for os in [OSVersion(2), OSVersion(12), OSVersion(27), OSVersion(40)] {
      let context = Context(os: os)
      let verdict: Verdict = os > .newest ? .unknownOS : .unspecified
      for allowance in Allowance.allCases {
        #expect(silent.deadline(allowance, in: context).verdict == verdict)
      }
      for trigger in Trigger.allCases {
        let query = RelaunchQuery(after: .crash, on: trigger)
        #expect(silent.relaunch(query, in: context).verdict == verdict)
      }
      let states = silent.lifecycle(in: context).states
      for from in AppState.allCases {
        for to in AppState.allCases {
          let exists = states.contains(from) && states.contains(to)
          for cause in Cause.allCases {
            let query = TransitionQuery(from: from, to: to, cause: cause)
            let answer = silent.transition(query, in: context)
            let absent = hasLifecycle && !exists
            #expect(answer.newestVerdict == (absent ? .notApplicable : .unspecified))
            #expect(silent.steps(answer.steps).isEmpty)
          }
          let path = silent.path(PathQuery(from: from, to: to), in: context)
          #expect(path.newestVerdict != .allowed || from == to)
        }
        #expect(silent.edges(NextQuery(from: from), in: context).isEmpty)
      }
      #expect(silent.lifecycle(in: context).lifecycle == nil || hasLifecycle)
    }
    #expect(book.versionEdge(after: OSVersion(28)) == nil)
  }
}
