// Without rows there is silence: of every question, and never a "no".

import Testing

@testable import LifecyclePolicy

@Suite(.serialized) struct EmptyBookTests {
  private static let versions = [OSVersion(2), OSVersion(12), OSVersion(27), OSVersion(40)]

  private static func contexts() -> [Context] {
    versions.flatMap { os in
      AppKind.allCases.map { Context(os: os, app: $0.app, facts: $0.facts) }
    }
  }

  @Test(arguments: [false, true])
  func transitions(_ hasLifecycle: Bool) {
    let silent = Policy(book: EmptyBook(hasLifecycle: hasLifecycle))
    #expect(silent.book.ruleCount == (hasLifecycle ? silent.book.lifecycleCount : 0))
    #expect(silent.book.versionEdge(after: OSVersion(28)) == nil)
    for context in Self.contexts() {
      let lifecycle = silent.lifecycle(in: context)
      #expect(lifecycle.lifecycle == nil || hasLifecycle)
      for from in LifecycleState.allCases {
        for to in LifecycleState.allCases where to.axis == from.axis {
          let exists = lifecycle.states.contains(from) && lifecycle.states.contains(to)
          let wanted: Verdict = hasLifecycle && !exists ? .notApplicable : .unspecified
          for cause in Cause.allCases {
            let query = TransitionQuery(states: from, to: to, cause: cause)
            let answer = silent.transition(query, in: context)
            #expect(answer.newestVerdict == wanted)
            #expect(silent.steps(answer.steps).isEmpty)
          }
          let path = silent.path(PathQuery(states: from, to: to), in: context)
          #expect(path.newestVerdict != .allowed || from == to)
        }
        #expect(silent.edges(NextQuery(state: from), in: context).isEmpty)
      }
    }
  }

  @Test(arguments: [false, true])
  func otherQuestions(_ hasLifecycle: Bool) {
    let silent = Policy(book: EmptyBook(hasLifecycle: hasLifecycle))
    for context in Self.contexts() {
      let states = silent.lifecycle(in: context).states
      for state in AppState.allCases {
        let exists = !hasLifecycle || states.contains(LifecycleState(state))
        let wanted: Verdict = exists ? .unspecified : .notApplicable
        for activity in Activity.allCases {
          let answer = silent.conduct(ConductQuery(in: state, activity), in: context)
          #expect(answer.ruling.newestVerdict == wanted)
        }
        for event in Event.allCases {
          let answer = silent.delivery(EventQuery(event, in: state), in: context)
          #expect(answer.ruling.newestVerdict == wanted)
        }
      }
      var verdicts = Allowance.allCases.map { silent.deadline($0, in: context).newestVerdict }
      verdicts += Trigger.allCases.map {
        silent.relaunch(RelaunchQuery(after: .crash, on: $0), in: context).newestVerdict
      }
      verdicts += Quota.allCases.map { silent.quota($0, in: context).ruling.newestVerdict }
      verdicts += BackgroundMode.allCases.map {
        silent.mode($0, in: context).ruling.newestVerdict
      }
      for namespace in [nil, .jetsam, .springboard] as [TerminationNamespace?] {
        let query = TerminationQuery(namespace, code: 0x8bad_f00d)
        verdicts.append(silent.termination(query, in: context).ruling.newestVerdict)
      }
      #expect(verdicts.allSatisfy { $0 == .unspecified })
      #expect(silent.findings(in: context).isEmpty)
      for callback in Callback.allCases {
        #expect(silent.duties(callback, in: context).isEmpty)
        #expect(silent.book.findDuties(callback, in: context).newestVerdict != .allowed)
      }
      #expect(silent.book.findManifest(in: context).newestVerdict == .allowed)
    }
  }
}
