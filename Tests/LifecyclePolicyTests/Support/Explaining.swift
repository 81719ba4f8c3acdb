// Questions of every kind, and the rules that their answers depend on.

import Rulebook

@testable import LifecyclePolicy
@testable import RuleCompiler

extension Question {
  /// Returns the ruling, which is the part that answers of all kinds have.
  func ruling(by policy: Policy) -> Ruling {
    policy.ruling(on: .one(self))
  }

  /// Returns the rule that decides the answer. For a transition, adds the rules of the life cycle
  /// and the delivery; for a relaunch, those of the delivery, the disposition and the standing.
  func rules(in context: Context) -> Set<Int> {
    let policy = policy(context)
    var rules = [ruling(by: policy).rule]
    switch self {
    case .transition(let query):
      rules.append(policy.lifecycle.rule)
      // Adds the delivery rule if the trigger exists.
      let found = query.trigger.map(policy.findDelivery)
      if let found, found.rule >= 0, !found.isAbsent { rules.append(RuleIndex(found.rule)) }
    case .relaunch(let query):
      let answer = policy.relaunch(query)
      rules.append(answer.deliveryRule)
      rules.append(answer.dispositionRule)
      // If the trigger does not exist, the answer does not give the standing.
      if answer.standing != nil { rules.append(query.standingRule(context)) }
    case .deadline, .conduct, .event, .quota, .mode, .termination, .suspension, .purge, .call:
      break
    }
    return Set(rules.compactMap { $0?.number })
  }

  /// Returns whether a row can apply to the question. A row that refuses because of the last cause
  /// applies only to questions that give a last cause.
  private func isAsked(with row: Rule) -> Bool {
    guard case .transition(let query) = self else { return true }
    return query.lastCause != nil || !row.has(.lastCauses) || !row.refuses
  }

  /// Returns every row that is about the question, whatever the versions and conditions of the row
  /// are.
  func rowsAbout(in context: Context) -> Set<Int> {
    let policy = policy(context)
    let lifecycle = policy.lifecycle.lifecycle
    var standing: Standing?
    if case .relaunch(let query) = self { standing = policy.relaunch(query).standing }
    let deciding = ruling(by: policy).rule?.family
    let isAsInMemory = isAsInMemory(ruling(by: policy).rule)
    var numbers: Set<Int> = []
    for (family, asked) in keys {
      for (rule, keys) in Question.rowKeys[family] ?? [] where keys.overlap(asked) {
        let row = rule.row
        guard row.kinds.contains(context.app.kind) else { continue }
        let isAbout =
          switch family {
          case .transition: lifecycle.map { row.has($0, .lifecycles) && isAsked(with: row) }
          // A life cycle row counts if the question is about a transition, or if a life cycle row
          // decides.
          case .lifecycle: isTransition || deciding == .lifecycle
          // If the question is not about a transition, cause rows count only if a cause row
          // decides.
          case .cause: isTransition ? lifecycle != nil : deciding == .cause
          // If the question is about a call, callback rows count only if a callback row decides,
          // and delivery rows count only if a delivery row decides.
          case .callback: deciding == .callback
          case .delivery: !isCall || deciding == .delivery
          // If the trigger does not exist, the answer has no standing, and no standing row counts.
          case .standing: standing != nil
          case .relaunch:
            standing.map {
              row.has($0, .standings) || isAsInMemory && row.has(Standing.inMemory, .standings)
            }
          case .suspension: isHeld(by: row)
          case .disposition:
            standing.map { !row.has(.standings) || row.has($0, .standings) }
          default: true
          }
        if isAbout ?? false { numbers.insert(rule.number) }
      }
    }
    // If the sources are silent, adds the rule that says so.
    if deciding == .silence, let rule = ruling(by: policy).rule { numbers.insert(rule.number) }
    return numbers
  }

  /// Returns true if something that the suspension row names is under way, or if the row names
  /// nothing; nil if the question is not about suspension.
  private func isHeld(by row: Rule) -> Bool? {
    guard case .suspension(let query) = self else { return nil }
    let clocks: Mask<Allowance> = row.set(.allowances)
    let doings: Mask<Activity> = row.set(.activities)
    let isBegun = row.number(.begunInFront) == 1
    let underWay = isBegun ? query.activities.intersection(query.begunInFront) : query.activities
    return clocks.isEmpty && doings.isEmpty
      || !clocks.intersection(query.allowances).isEmpty
      || !doings.intersection(underWay).isEmpty
  }

  /// Returns true if the question is about a running app to which the rows about suspended apps
  /// apply. An event that wakes a suspended app also reaches a running app, so these rows apply
  /// unless a rule about the running state decides.
  private func isAsInMemory(_ rule: RuleIndex?) -> Bool {
    guard case .relaunch(let query) = self, let running = query.running else { return false }
    return !(rule.map { $0.row.has(running, .standings) } ?? false)
  }

  /// Returns the question. If the question is about a transition without a target state, adds the
  /// state to which the cause leads.
  func withTarget(_ policy: Policy) -> Question {
    if case .transition(let query) = self { .transition(policy.withTarget(query)) } else { self }
  }

  private var isCall: Bool {
    if case .call = self { true } else { false }
  }

  private var isTransition: Bool {
    if case .transition = self { true } else { false }
  }

  private static let rowKeys: [Family: [(rule: RuleIndex, keys: RowKeys)]] =
    Dictionary(grouping: allRules.map { (rule: $0, keys: RowKeys($0)) }) { $0.rule.family }

  static let conducts = BookQuestion.conducts.compactMap(\.explainable)
  static let events = BookQuestion.deliveries.compactMap(\.explainable)
  static let quotas = BookQuestion.quotas.compactMap(\.explainable)
  static let modes = BookQuestion.modes.compactMap(\.explainable)
  static let deadlines = BookQuestion.deadlines.compactMap(\.explainable)
  static let suspensions = BookQuestion.suspensions.compactMap(\.explainable)
  static let purges = BookQuestion.purges.compactMap(\.explainable)
  /// Questions about termination codes: each with every namespace, with every error domain, and
  /// with neither.
  static let terminations =
    BookQuestion.terminations(in: [nil] + TerminationNamespace.allCases)
    .compactMap(\.explainable)
  static let terminationsWithoutNamespace: [Question] = BookQuestion.codes.map {
    .termination(TerminationQuery(nil, code: $0))
  }

  /// Questions about calls: every callback without a trigger and for one trigger, and two callbacks
  /// whose options depend on a trigger for every trigger.
  static let someCalls: [Question] =
    Callback.allCases.flatMap { callback in
      [nil, Trigger(rawValue: callback.rawValue % Int32(Trigger.valueCount) + 1)].map {
        .call(CallQuery(callback, on: $0))
      }
    }
    + [Callback.didFinishLaunching, .sceneWillConnect].flatMap { callback in
      Trigger.allCases.map { .call(CallQuery(callback, on: $0)) }
    }

  /// All questions of the kinds that have only a few questions each, and some questions about
  /// calls.
  static let ofSmallDomains =
    conducts + events + quotas + modes + deadlines + suspensions + purges + someCalls

  /// Returns a random question of a kind that has many questions: about a transition, a relaunch or
  /// a termination.
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
      if Int.random(in: 0..<3, using: &generator) == 0 { query.to = nil }
      return .transition(query)
    case 1:
      let query =
        ExhaustiveRelaunchTests.questions.randomElement(using: &generator)
        ?? RelaunchQuery(after: .crash, on: .visit)
      guard let state = AppState.allCases.one(&generator) else { return .relaunch(query) }
      return .relaunch(
        RelaunchQuery(
          in: state, after: query.termination, on: query.trigger, since: query.since,
          forceQuit: Bool.random(using: &generator)))
    default:
      let code = BookQuestion.codes.one(&generator) ?? 0
      if Bool.random(using: &generator) {
        let domain = ErrorDomain.allCases.one(&generator)
        return .termination(TerminationQuery(nil, code: code, of: domain))
      }
      let namespace = TerminationNamespace.allCases.one(&generator)
      return .termination(TerminationQuery(namespace, code: code))
    }
  }
}

extension Array {
  /// Returns a random element or, sometimes, nil.
  func one(_ generator: inout SeededGenerator) -> Element? {
    Int.random(in: 0...count, using: &generator) == 0 ? nil : randomElement(using: &generator)
  }
}

extension Rule {
  var refuses: Bool { value(.verdict) == Verdict.forbidden }

  /// True if the row refuses because of what the app declares.
  var refusesByDeclaration: Bool {
    refuses && !when.union(unless).intersection(.declared).isEmpty
  }
}
