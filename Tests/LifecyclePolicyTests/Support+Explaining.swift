// Questions of every kind, and the rules that their answers rest on.

@testable import LifecyclePolicy

extension Question {
  /// The rules of an answer: that which decides, and those behind it.
  func rules(in context: Context) -> Set<Int> {
    var rules: [RuleReference?]
    switch self {
    case .transition(let query):
      rules = [policy.transition(query, in: context).rule, policy.lifecycle(in: context).rule]
      if let trigger = query.trigger { rules.append(Question.delivery(trigger, context)) }
    case .deadline(let allowance): rules = [policy.deadline(allowance, in: context).rule]
    case .relaunch(let query):
      let answer = policy.relaunch(query, in: context)
      rules = [answer.rule, answer.deliveryRule]
      // Where the trigger does not exist, nothing is said of the standing.
      if answer.standing != nil { rules.append(query.standingRule(context)) }
    case .conduct, .event, .quota, .mode, .termination: rules = [ruling(in: context).rule]
    }
    return Set(rules.compactMap(\.?.number))
  }

  /// The rule of a trigger that exists.
  private static func delivery(_ trigger: Trigger, _ context: Context) -> RuleReference? {
    let found = policy.book.findDelivery(trigger, in: context)
    return found.index >= 0 && !found.isAbsent ? RuleReference(.delivery, found.index) : nil
  }

  /// Every row that is about the question, on whatever version and under whatever conditions.
  func rowsAbout(in context: Context) -> Set<Int> {
    let lifecycle = policy.lifecycle(in: context)
    var standing: Standing?
    var deciding = ruling(in: context).rule?.family
    if case .relaunch(let query) = self {
      let answer = policy.relaunch(query, in: context)
      standing = answer.standing
      deciding = answer.rule?.family
    }
    var numbers: Set<Int> = []
    for (family, asked) in keys {
      for (rule, keys) in Question.rowKeys[family] ?? [] where keys.overlap(asked) {
        let isAbout =
          switch family {
          case .transition:
            lifecycle.lifecycle.map(policy.book.transition(rule.index).lifecycles.contains)
          // What an app does in a state that it has does not turn on why it has it.
          case .lifecycle: isTransition || deciding == .lifecycle
          // Of an app that cannot have ended so.
          case .cause where !isTransition: deciding == .cause
          // A trigger that does not exist meets no standing.
          case .standing: standing != nil
          case .relaunch: standing.map(policy.book.relaunch(rule.index).standings.contains)
          case .cause: lifecycle.lifecycle != nil
          default: true
          }
        if isAbout ?? false { numbers.insert(rule.number) }
      }
    }
    return numbers
  }

  private var isTransition: Bool {
    if case .transition = self { true } else { false }
  }

  private static let rowKeys: [Family: [(rule: RuleReference, keys: RowKeys)]] =
    Dictionary(grouping: allRules.map { (rule: $0, keys: RowKeys($0)) }) { $0.rule.family }

  /// Every question of the smaller domains.
  static let ofSmallDomains: [Question] =
    conducts + events + Quota.allCases.map { .quota($0) }
    + BackgroundMode.allCases.map { .mode($0) } + Allowance.allCases.map { .deadline($0) }

  /// One of the larger domains.
  static func random(_ generator: inout SeededGenerator) -> Question {
    switch Int.random(in: 0..<3, using: &generator) {
    case 0:
      let edge = TransitionGraph.edges.randomElement(using: &generator)
      var query =
        edge?.query ?? TransitionQuery(from: .active, to: .inactive, cause: .homeButton)
      if Bool.random(using: &generator) { query.trigger = Trigger.allCases.one(&generator) }
      if query.cause == .interruptionBegin {
        query.interruption = Interruption.allCases.one(&generator)
      }
      return .transition(query)
    case 1:
      let query = ExhaustiveRelaunchTests.questions.randomElement(using: &generator)
      return .relaunch(query ?? RelaunchQuery(after: .crash, on: .visit))
    default:
      let namespace = TerminationNamespace.allCases.one(&generator)
      let code = ExhaustiveRulingTests.codes.one(&generator) ?? 0
      return .termination(TerminationQuery(namespace, code: code))
    }
  }
}

extension Array {
  /// One of them, or none.
  func one(_ generator: inout SeededGenerator) -> Element? {
    Int.random(in: 0...count, using: &generator) == 0 ? nil : randomElement(using: &generator)
  }
}
