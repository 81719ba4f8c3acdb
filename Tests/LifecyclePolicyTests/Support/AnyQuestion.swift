// The answers to questions of any kind, including lists and paths.

@testable import LifecyclePolicy
@testable import RuleCompiler

extension AnyQuestion {
  /// Returns the ruling, which is the part that answers of all kinds have.
  func ruling(by policy: Policy) -> Ruling {
    policy.ruling(on: self)
  }

  /// Returns the answer with its list as text. A list of duties or findings names the rules instead
  /// of their texts.
  func summary(by policy: Policy) -> String {
    switch self {
    case .one(.transition(let query)):
      return "\(policy.transition(query)) \(policy.steps(query))"
    case .one(.deadline(let allowance)): return "\(policy.deadline(allowance))"
    case .one(.relaunch(let query)): return "\(policy.relaunch(query))"
    case .one(.conduct(let query)): return "\(policy.conduct(query))"
    case .one(.event(let query)): return "\(policy.delivery(query))"
    case .one(.quota(let quota)): return "\(policy.quota(quota))"
    case .one(.mode(let mode)): return "\(policy.mode(mode))"
    case .one(.termination(let query)): return "\(policy.termination(query))"
    case .one(.suspension(let query)): return "\(policy.suspension(query))"
    case .one(.purge(let query)): return "\(policy.purge(query))"
    case .one(.call(let query)): return "\(policy.call(query))"
    case .next(let query): return "\(policy.next(query)) \(policy.edges(query))"
    case .path(let query):
      let steps = policy.steps(query)
      let callbacks = steps.map { policy.steps($0.query) }
      return "\(policy.path(query).ruling) \(steps) \(callbacks)"
    case .duties(let callback):
      let duties = policy.dutyList(callback).map { "\($0.rule) \($0.undoneAt as Any)" }
      return "\(policy.duties(callback)) \(duties)"
    case .manifest:
      return "\(policy.manifest()) \(policy.findings().map { "\($0.rule) \($0.severity)" })"
    }
  }

  /// Returns some questions of every kind.
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

extension AnyQuestion {
  /// Asks for everything in the answer. Texts are fetched, but their characters are not read.
  func askAll(_ policy: Policy) {
    _ = ruling(by: policy)
    switch self {
    case .one(let question):
      if case .transition(let query) = question {
        _ = policy.findTransition(query)
        _ = policy.steps(query)
      }
      // An explanation looks at every rule that the book claims to have. If a damaged book claims
      // far too many rules, the test asks for no explanation.
      if policy.book.ruleCount < 5000 { _ = policy.explain(question) }
    case .next(let query): _ = policy.edges(query)
    case .path(let query):
      for step in policy.steps(query) { _ = policy.steps(step.query) }
    case .duties(let callback): _ = policy.dutyList(callback)
    case .manifest: _ = policy.findings()
    }
    let numbers = [-1, 0, 1, 700, policy.book.ruleCount - 1, policy.book.ruleCount]
    for rule in numbers.compactMap(policy.book.rule) {
      _ = (rule.since, rule.until, rule.basis, rule.precedence, rule.conflict, rule.steps.count)
      _ = (rule.id, rule.note, rule.source(0), rule.source(rule.sourceCount - 1))
      for field in RuleField.allCases where rule.family.column(field) >= 0 {
        _ = rule.raw(field, rule.family)
      }
    }
  }
}
