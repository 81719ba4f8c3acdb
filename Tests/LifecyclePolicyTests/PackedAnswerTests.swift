// That the packed rules answer whatever is asked as the tables do.

import Testing

@testable import LifecyclePolicy

@Suite struct PackedAnswerTests {
  private static let count = 20_000

  @Test func anyQuestion() async {
    let tables = Policy(book: RuleTables())
    let lots = 200
    let findings = await gather(Array(0..<lots)) { lot in
      var findings = Findings()
      var generator = SeededGenerator(seed: UInt64(lot))
      for _ in 0..<Self.count / lots {
        let kind = AppKind.allCases.randomElement(using: &generator) ?? .plain
        let context = World.drawn(kind, &generator)
          .context(
            .drawn(&generator),
            EvidenceProfile.allCases.randomElement(using: &generator) ?? .observed)
        let question = AnyQuestion.drawn(&generator)
        let found = question.whole(of: policy, in: context)
        let wanted = question.whole(of: tables, in: context)
        findings.count()
        findings.check(
          found == wanted,
          "iOS \(context.os) \(context.profile.name): \(question): \(found), tables \(wanted)")
      }
      return findings
    }
    findings.report("questions of all kinds")
  }
}

extension OSVersion {
  /// An edge or the version before it, or any version.
  fileprivate static func drawn(_ generator: inout SeededGenerator) -> OSVersion {
    guard let edge = allVersions.randomElement(using: &generator) else { return .newest }
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: return OSVersion(packed: edge.packed - 1)
    case 1:
      return OSVersion(
        .random(in: 0...30, using: &generator), .random(in: 0...20, using: &generator))
    default: return edge
    }
  }
}

extension AnyQuestion {
  /// One of any kind, those that are most asked for most often.
  fileprivate static func drawn(_ generator: inout SeededGenerator) -> AnyQuestion {
    let from = LifecycleState.allCases.randomElement(using: &generator) ?? .active
    let to = from.onItsAxis.randomElement(using: &generator) ?? from
    let last = Cause.allCases.one(&generator)
    switch Int.random(in: 0..<20, using: &generator) {
    case 0: return .manifest
    case 1:
      return .duties(Callback.allCases.randomElement(using: &generator) ?? .didFinishLaunching)
    case 2: return .next(NextQuery(state: from, lastCause: last))
    case 3:
      let causes = generator.next() & Mask<Cause>.all.bits
      let allowed = Bool.random(using: &generator) ? nil : Mask<Cause>(bits: causes)
      return .path(
        PathQuery(
          states: from, to: to, allowedCauses: allowed, lastCause: last,
          trigger: Trigger.allCases.one(&generator)))
    case 4..<8:
      return .one(Question.ofSmallDomains.randomElement(using: &generator) ?? .deadline(.launch))
    case 8..<14: return .one(.random(&generator))
    default:
      var query = TransitionQuery(
        states: from, to: to, cause: Cause.allCases.randomElement(using: &generator) ?? .homeButton)
      if Bool.random(using: &generator) { query.lastCause = last }
      if Bool.random(using: &generator) { query.trigger = Trigger.allCases.one(&generator) }
      if Bool.random(using: &generator) {
        query.interruption = Interruption.allCases.one(&generator)
      }
      return .one(.transition(query))
    }
  }

  /// All fields of the answer, and all that can be asked about it.
  fileprivate func whole(of policy: Policy<some RuleBook>, in context: Context) -> String {
    switch self {
    case .one(let question):
      let rows = policy.explain(question, in: context)
      return "\(question.whole(of: policy, in: context)) \(rows)"
    case .next(let query):
      return "\(policy.next(query, in: context)) \(policy.edges(query, in: context))"
    case .path(let query):
      let answer = policy.path(query, in: context)
      let steps = policy.steps(answer.steps)
      return "\(answer) \(steps) \(steps.map { policy.steps($0.steps) })"
    case .duties(let callback):
      return "\(policy.duty(callback, in: context)) \(policy.duties(callback, in: context))"
    case .manifest:
      let answer = policy.manifest(in: context)
      return "\(answer) \(policy.findings(in: context)) \(policy.lifecycle(in: context))"
    }
  }
}

extension Question {
  fileprivate func whole(of policy: Policy<some RuleBook>, in context: Context) -> String {
    switch self {
    case .transition(let query):
      let answer = policy.transition(query, in: context)
      return "\(answer) \(policy.steps(answer.steps))"
    case .deadline(let allowance): return "\(policy.deadline(allowance, in: context))"
    case .relaunch(let query): return "\(policy.relaunch(query, in: context))"
    case .conduct(let query): return "\(policy.conduct(query, in: context))"
    case .event(let query): return "\(policy.delivery(query, in: context))"
    case .quota(let quota): return "\(policy.quota(quota, in: context))"
    case .mode(let mode): return "\(policy.mode(mode, in: context))"
    case .termination(let query):
      let answer = policy.termination(query, in: context)
      return "\(answer) \(policy.meaning(of: answer))"
    }
  }
}
