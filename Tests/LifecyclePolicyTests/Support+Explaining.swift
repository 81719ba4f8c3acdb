// Questions of every kind, and the rules that their answers rest on.

@testable import LifecyclePolicy
@testable import RuleCompiler

extension Question {
  /// What an answer has in common with all others.
  func ruling(by policy: Policy) -> Ruling {
    switch self {
    case .transition(let query): policy.transition(query).ruling
    case .deadline(let allowance): policy.deadline(allowance).ruling
    case .relaunch(let query): policy.relaunch(query).ruling
    case .conduct(let query): policy.conduct(query).ruling
    case .event(let query): policy.delivery(query).ruling
    case .quota(let quota): policy.quota(quota).ruling
    case .mode(let mode): policy.mode(mode).ruling
    case .termination(let query): policy.termination(query).ruling
    }
  }

  func ruling(in context: Context) -> Ruling { ruling(by: policy(context)) }

  /// The rules of an answer: that which decides, and those behind it.
  func rules(in context: Context) -> Set<Int> {
    let policy = policy(context)
    var rules = [ruling(by: policy).rule]
    switch self {
    case .transition(let query):
      rules.append(policy.lifecycle.rule)
      // The rule of a trigger that exists.
      let found = query.trigger.map(policy.findDelivery)
      if let found, found.rule >= 0, !found.isAbsent { rules.append(RuleIndex(found.rule)) }
    case .relaunch(let query):
      let answer = policy.relaunch(query)
      rules.append(answer.deliveryRule)
      // Where the trigger does not exist, nothing is said of the standing.
      if answer.standing != nil { rules.append(query.standingRule(context)) }
    case .deadline, .conduct, .event, .quota, .mode, .termination: break
    }
    return Set(rules.compactMap { $0?.number })
  }

  /// Every row that is about the question, on whatever version and under whatever conditions.
  func rowsAbout(in context: Context) -> Set<Int> {
    let policy = policy(context)
    let lifecycle = policy.lifecycle.lifecycle
    var standing: Standing?
    if case .relaunch(let query) = self { standing = policy.relaunch(query).standing }
    let deciding = ruling(by: policy).rule?.family
    var numbers: Set<Int> = []
    for (family, asked) in keys {
      for (rule, keys) in Question.rowKeys[family] ?? [] where keys.overlap(asked) {
        let row = rule.row
        let isAbout =
          switch family {
          case .transition: lifecycle.map { row.has($0, .lifecycles) }
          // What an app does in a state that it has does not turn on why it has it.
          case .lifecycle: isTransition || deciding == .lifecycle
          // Of an app that cannot have ended so.
          case .cause: isTransition ? lifecycle != nil : deciding == .cause
          // A trigger that does not exist meets no standing.
          case .standing: standing != nil
          case .relaunch: standing.map { row.has($0, .standings) }
          default: true
          }
        if isAbout ?? false { numbers.insert(rule.number) }
      }
    }
    // Where the sources are silent, the rule that says so.
    if deciding == .silence, let rule = ruling(by: policy).rule { numbers.insert(rule.number) }
    return numbers
  }

  private var isTransition: Bool {
    if case .transition = self { true } else { false }
  }

  private static let rowKeys: [Family: [(rule: RuleIndex, keys: RowKeys)]] =
    Dictionary(grouping: allRules.map { (rule: $0, keys: RowKeys($0)) }) { $0.rule.family }

  static let conducts: [Question] = AppState.allCases.flatMap { state in
    Activity.allCases.map { .conduct(ConductQuery(in: state, $0)) }
  }
  static let events: [Question] = AppState.allCases.flatMap { state in
    Event.allCases.map { .event(EventQuery($0, in: state)) }
  }
  static let quotas: [Question] = Quota.allCases.map { .quota($0) }
  static let modes: [Question] = BackgroundMode.allCases.map { .mode($0) }
  static let deadlines: [Question] = Allowance.allCases.map { .deadline($0) }
  /// Every code at which a rule begins or ends, and those beside it, in every namespace.
  static let terminations: [Question] =
    terminationsWithoutNamespace
    + TerminationNamespace.allCases.flatMap { namespace in
      codes.map { .termination(TerminationQuery(namespace, code: $0)) }
    }
  static let terminationsWithoutNamespace: [Question] = codes.map {
    .termination(TerminationQuery(nil, code: $0))
  }

  private static let codes: [UInt64] = {
    var codes: Set<UInt64> = [0, .max, 0xffff, 0x1_0000, 0xffff_ffff]
    for row in rows(of: .termination) {
      guard let low = row.code(.codeLow), let high = row.code(.codeHigh) else { continue }
      codes.formUnion([low, high, low &- 1, high &+ 1])
    }
    return codes.sorted()
  }()

  /// Every question of the smaller domains.
  static let ofSmallDomains = conducts + events + quotas + modes + deadlines

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
      return .termination(TerminationQuery(namespace, code: codes.one(&generator) ?? 0))
    }
  }
}

extension Array {
  /// One of them, or none.
  func one(_ generator: inout SeededGenerator) -> Element? {
    Int.random(in: 0...count, using: &generator) == 0 ? nil : randomElement(using: &generator)
  }
}
