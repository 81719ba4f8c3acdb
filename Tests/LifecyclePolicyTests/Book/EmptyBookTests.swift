// Checks that a book without rows never answers "no": it is silent on every question that needs a
// rule.

import Rulebook
import Testing

@testable import LifecyclePolicy
@testable import RuleCompiler

@Suite struct EmptyBookTests {
  private static let versions = [OSVersion(2), OSVersion(12), .newest, .unknown]

  /// Returns a book without rows, so no state exists. If `hasLifecycle` is true, the book has only
  /// the life cycle rows, so states exist.
  private static func book(_ hasLifecycle: Bool) -> Asked {
    Asked(hasLifecycle ? rows(of: .lifecycle) : [], settling: true)
  }

  private static func policies(_ hasLifecycle: Bool) -> [Policy] {
    let book = book(hasLifecycle)
    return versions.flatMap { os in
      AppKind.allCases.map { book(Context(os: os, app: $0.app, facts: $0.facts)) }
    }
  }

  @Test func nothingIsThere() {
    let silent = Self.book(false).book
    #expect(silent.ruleCount == 0 && silent.citationCount == 0)
    #expect(silent.rule(0) == nil && silent.citation(0) == nil)
    #expect(silent.edge(after: .unknown) == nil)
    #expect(Self.book(true).book.ruleCount == rules(of: .lifecycle).count)
  }

  @Test(arguments: [false, true])
  func transitions(_ hasLifecycle: Bool) {
    for policy in Self.policies(hasLifecycle) {
      let states = policy.lifecycle.states
      #expect(policy.lifecycle.lifecycle == nil || hasLifecycle)
      for from in LifecycleState.allCases {
        for to in LifecycleState.allCases where to.axis == from.axis {
          let exists = states.contains(from) && states.contains(to)
          let wanted: Verdict = hasLifecycle && !exists ? .notApplicable : .unspecified
          for cause in Cause.allCases {
            let query = TransitionQuery(states: from, to: to, cause: cause)
            let answer = policy.transition(query)
            // A plain `if` instead of #expect, which is slow in so many iterations.
            if answer.newestVerdict != wanted || !policy.steps(query).isEmpty {
              Issue.record("\(from) to \(to) by \(cause): \(answer)")
            }
          }
          let path = policy.path(PathQuery(states: from, to: to))
          #expect(path.newestVerdict != .allowed || from == to)
        }
        #expect(policy.edges(NextQuery(state: from)).isEmpty)
      }
    }
  }

  @Test(arguments: [false, true])
  func otherQuestions(_ hasLifecycle: Bool) {
    for policy in Self.policies(hasLifecycle) {
      let states = policy.lifecycle.states
      var questions = Question.ofSmallDomains + Question.terminations
      questions += Trigger.allCases.map { .relaunch(RelaunchQuery(after: .crash, on: $0)) }
      for question in questions {
        let exists = !hasLifecycle || question.state.map(states.contains) ?? true
        let wanted: Verdict = exists ? .unspecified : .notApplicable
        #expect(question.ruling(by: policy).newestVerdict == wanted, "\(question)")
      }
      #expect(policy.findings().isEmpty && policy.manifest().newestVerdict == .allowed)
      for callback in Callback.allCases {
        #expect(policy.dutyList(callback).isEmpty)
        #expect(policy.duties(callback).newestVerdict != .allowed)
      }
    }
  }
}

extension Question {
  /// The state that must exist for the question to make sense; nil if no state must exist.
  fileprivate var state: LifecycleState? {
    switch self {
    case .conduct(let query): LifecycleState(query.state)
    case .event(let query): LifecycleState(query.state)
    case .purge(let query): LifecycleState(query.state)
    case .suspension: .suspended
    default: nil
    }
  }
}
