// A question of any kind, lists and chains among them, and all that is answered.

@testable import LifecyclePolicy

enum AnyQuestion: Sendable {
  case one(Question)
  case next(NextQuery)
  case path(PathQuery)
  case duties(Callback)
  case manifest

  /// Verdict and rule, and what else all answers have.
  func ruling(by policy: Policy) -> Ruling {
    switch self {
    case .one(let question): question.ruling(by: policy)
    case .next(let query): policy.next(query).ruling
    case .path(let query): policy.path(query).ruling
    case .duties(let callback): policy.duties(callback).ruling
    case .manifest: policy.manifest().ruling
    }
  }

  /// All that a rule book answers.
  func told(by policy: Policy) -> String {
    switch self {
    case .one(.transition(let query)):
      let answer = policy.transition(query)
      return "\(answer) \(policy.steps(answer, trigger: query.trigger))"
    case .one(.deadline(let allowance)): return "\(policy.deadline(allowance))"
    case .one(.relaunch(let query)): return "\(policy.relaunch(query))"
    case .one(.conduct(let query)): return "\(policy.conduct(query))"
    case .one(.event(let query)): return "\(policy.delivery(query))"
    case .one(.quota(let quota)): return "\(policy.quota(quota))"
    case .one(.mode(let mode)): return "\(policy.mode(mode))"
    case .one(.termination(let query)): return "\(policy.termination(query))"
    case .next(let query): return "\(policy.next(query)) \(policy.edges(query))"
    case .path(let query):
      let answer = policy.path(query)
      let steps = policy.steps(answer, for: query)
      let callbacks = steps.map { policy.steps($0, trigger: query.trigger) }
      return "\(answer.ruling) \(steps) \(callbacks)"
    case .duties(let callback):
      let duties = policy.dutyList(callback).map { "\($0.rule) \($0.undoneAt as Any)" }
      return "\(policy.duties(callback)) \(duties)"
    case .manifest:
      return "\(policy.manifest()) \(policy.findings().map { "\($0.rule) \($0.severity)" })"
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
