// A question of any kind, lists and chains among them, and all that is answered.

@testable import LifecyclePolicy

enum AnyQuestion: Sendable {
  case one(Question)
  case next(NextQuery)
  case path(PathQuery)
  case duties(Callback)
  case manifest

  /// The verdict, and that of the newest version.
  func verdicts(in context: Context) -> (verdict: Verdict, newest: Verdict) {
    switch self {
    case .one(.transition(let query)):
      let answer = policy.transition(query, in: context)
      return (answer.verdict, answer.newestVerdict)
    case .one(.deadline(let allowance)):
      let answer = policy.deadline(allowance, in: context)
      return (answer.verdict, answer.newestVerdict)
    case .one(.relaunch(let query)):
      let answer = policy.relaunch(query, in: context)
      return (answer.verdict, answer.newestVerdict)
    case .one(let question):
      let ruling = question.ruling(in: context)
      return (ruling.verdict, ruling.newestVerdict)
    case .next(let query):
      let answer = policy.next(query, in: context)
      return (answer.verdict, answer.newestVerdict)
    case .path(let query):
      let answer = policy.path(query, in: context)
      return (answer.verdict, answer.newestVerdict)
    case .duties(let callback):
      let answer = policy.duty(callback, in: context)
      return (answer.verdict, answer.newestVerdict)
    case .manifest:
      let answer = policy.manifest(in: context)
      return (answer.verdict, answer.newestVerdict)
    }
  }

  /// All that a rule book answers.
  func told(by policy: Policy<some RuleBook>, in context: Context) -> String {
    switch self {
    case .one(.transition(let query)):
      let answer = policy.transition(query, in: context)
      return "\(answer) \(policy.steps(answer.steps))"
    case .one(.deadline(let allowance)): return "\(policy.deadline(allowance, in: context))"
    case .one(.relaunch(let query)): return "\(policy.relaunch(query, in: context))"
    case .one(.conduct(let query)): return "\(policy.conduct(query, in: context))"
    case .one(.event(let query)): return "\(policy.delivery(query, in: context))"
    case .one(.quota(let quota)): return "\(policy.quota(quota, in: context))"
    case .one(.mode(let mode)): return "\(policy.mode(mode, in: context))"
    case .one(.termination(let query)): return "\(policy.termination(query, in: context))"
    case .next(let query): return "\(policy.edges(query, in: context))"
    case .path(let query): return "\(policy.steps(policy.path(query, in: context).steps))"
    case .duties(let callback):
      return "\(policy.duties(callback, in: context).map { "\($0.rule) \($0.undoneAt as Any)" })"
    case .manifest: return "\(policy.findings(in: context).map(\.rule))"
    }
  }

  /// Some of every kind.
  static func some(_ count: Int, _ generator: inout SeededGenerator) -> [AnyQuestion] {
    var questions: [AnyQuestion] = [.manifest]
    for _ in 0..<count {
      questions.append(.one(.random(&generator)))
      if let question = Question.ofSmallDomains.randomElement(using: &generator) {
        questions.append(.one(question))
      }
      if let callback = Callback.allCases.randomElement(using: &generator) {
        questions.append(.duties(callback))
      }
    }
    let from = LifecycleState.allCases.randomElement(using: &generator) ?? .active
    questions.append(.next(NextQuery(state: from)))
    for to in from.onItsAxis {
      questions.append(.path(PathQuery(states: from, to: to)))
    }
    return questions
  }
}
