// What an answer depends on: conditions, and the rules that refuse.

/// A question, the ruling on it, and what the host knows about the conditions.
struct AnswerGrounds {
  let question: Question
  let policy: Policy
  let ruling: Ruling
  /// The conditions that the host assumed, although it gave facts about them.
  private let assumed: Mask<Condition>

  init(_ question: Question, _ policy: Policy, assumed: Mask<Condition>) {
    self.question = question
    self.policy = policy.adding(question.since)
    self.assumed = assumed
    ruling = policy.ruling(on: question)
  }

  var rule: BookRule? { ruling.rule.map { policy.rule($0) } }

  /// Returns what is known of a condition.
  func knowledge(of condition: Condition) -> Knowledge {
    let known = policy.known
    switch condition {
    case .rebootedSince, .unlockedSince, .userLaunchedSince:
      return known.holding.contains(condition) ? .holds : .assumed
    default: break
    }
    if known.isUnknown(condition) { return .notGiven }
    if assumed.union(policy.assumed).contains(condition) { return .assumed }
    return known.holding.contains(condition) ? .holds : .fails
  }

  /// Returns what a condition says. A condition that is assumed to fail says what is assumed; any
  /// other says what holds, or would have to hold.
  func phrase(_ condition: Condition) -> Text {
    let fails =
      knowledge(of: condition) == .assumed && !policy.known.holding.contains(condition)
    return fails ? condition.failure : condition.title
  }

  /// Returns the conditions of which one thing is known. An app is usually linked against the SDK of
  /// the OS, so the conditions on the SDK are not among the assumed ones.
  func conditions(_ wanted: Knowledge) -> Mask<Condition> {
    var found = Mask<Condition>.none
    forEachCondition { condition in
      if knowledge(of: condition) == wanted { found.insert(condition) }
    }
    let ordinary = Mask<Condition>(.multitaskingSDK, .pushkitSDK, .callkitSDK)
    return wanted == .assumed ? found.subtracting(ordinary) : found
  }

  /// Returns the assumptions of the rules that refuse; none if one of these rules needs no
  /// assumption.
  var reasons: Mask<Condition> {
    guard let rule else { return .none }
    let assumed = conditions(.assumed)
    var found = assumptions(of: rule, among: assumed)
    var needsNone = found.isEmpty
    forEachRefusing { other in
      let assumptions = assumptions(of: other, among: assumed)
      needsNone = needsNone || assumptions.isEmpty
      found = found.union(assumptions)
    }
    return needsNone ? .none : found
  }

  private func assumptions(of rule: BookRule, among assumed: Mask<Condition>) -> Mask<Condition> {
    var named = rule.when.union(rule.unless)
    if !lifecycles(of: rule).isEmpty { named.insert(.scenesAdopted) }
    return named.intersection(assumed)
  }

  /// The assumption that the device has no passcode, if the deciding rule names only the lock. The
  /// lock alone has no effect on such a device.
  var hollow: Mask<Condition> {
    guard let rule else { return .none }
    let named = rule.when.union(rule.unless)
    guard named.contains(.deviceUnlocked), !named.contains(.passcode) else { return .none }
    return conditions(.assumed).intersection(Mask(.passcode))
  }

  /// Calls `body` with the conditions that the answer depends on, each once.
  func forEachCondition(_ body: (Condition) -> Void) {
    var seen = Mask<Condition>.none
    func visit(_ conditions: Mask<Condition>) {
      var rest = conditions
      while let next = rest.first {
        rest.removeFirst()
        let condition = deciding(next)
        guard !seen.contains(condition) else { continue }
        seen.insert(condition)
        body(condition)
      }
    }
    visit(ruling.requires)
    if let rule, policy.os >= OSVersion(13) {
      let lifecycles = lifecycles(of: rule)
      if lifecycles.contains(.standard) != lifecycles.contains(.scenes) {
        visit(Mask(.scenesAdopted))
      }
    }
    forEachRefusing { rule in
      visit(rule.when)
      visit(rule.unless)
    }
  }

  /// Returns the condition that decides instead of the given one, if there is one. A locked device
  /// without a passcode counts as unlocked for its apps.
  private func deciding(_ condition: Condition) -> Condition {
    let known = policy.known
    let isLockedWithoutPasscode =
      condition == .deviceUnlocked && known.holding.contains(.deviceUnlocked)
      && known.failing.contains(.screenUnlocked)
    return isLockedWithoutPasscode ? .passcode : condition
  }

  /// Returns the life cycles that a rule names.
  private func lifecycles(of rule: BookRule) -> Mask<Lifecycle> {
    switch rule.family {
    case .transition, .cause: rule.set(.lifecycles, rule.family)
    case .lifecycle: rule.value(.lifecycle, .lifecycle).map { Mask($0) } ?? .none
    default: .none
    }
  }

  /// Calls `body` with the further rules that refuse, if the deciding rule refuses and outweighs
  /// them.
  func forEachRefusing(_ body: (BookRule) -> Void) {
    guard let rule, ruling.newestVerdict == .forbidden else { return }
    let family = rule.family
    policy.forEachExplanation(of: question) { explanation in
      let other = policy.rule(explanation.rule)
      if explanation.role == .outweighed, other.family == family, other.verdict == .forbidden {
        body(other)
      }
      return true
    }
  }

  /// Returns whether a source belongs to a rule in the list of the answer.
  func isInList(_ source: Int) -> Bool {
    var isFound = false
    func visit(_ index: RuleIndex) -> Bool {
      let rule = policy.rule(index)
      var number = 0
      while !isFound, let other = rule.source(number) {
        isFound = other.number == source
        number &+= 1
      }
      return !isFound
    }
    switch question {
    case .next(let query): policy.forEachEdge(query) { visit($0.rule) }
    case .path(let query): policy.forEachPathStep(policy.path(query), query) { visit($0.rule) }
    case .duties(let callback): policy.forEachDuty(callback) { visit($0.rule) }
    case .manifest: policy.forEachFinding { visit($0.rule) }
    default: break
    }
    return isFound
  }
}

extension BookRule {
  /// What the rule says of its question; nil if its family has no verdict.
  var verdict: Verdict? { family.column(.verdict) < 0 ? nil : value(.verdict, family) }
}

extension Question {
  /// The events between a termination and a trigger.
  fileprivate var since: Mask<Since> {
    guard case .relaunch(let query) = self else { return .none }
    return query.since
  }
}

extension Policy {
  /// Returns the ruling of the answer to a question.
  fileprivate func ruling(on question: Question) -> Ruling {
    switch question {
    case .transition(let query): transition(query).ruling
    case .next(let query): next(query).ruling
    case .path(let query): path(query).ruling
    case .deadline(let allowance): deadline(allowance).ruling
    case .relaunch(let query): relaunch(query).ruling
    case .conduct(let query): conduct(query).ruling
    case .duties(let callback): duties(callback).ruling
    case .event(let query): delivery(query).ruling
    case .mode(let mode): self.mode(mode).ruling
    case .quota(let quota): self.quota(quota).ruling
    case .manifest: manifest().ruling
    case .termination(let query): termination(query).ruling
    case .suspension(let query): suspension(query).ruling
    case .purge(let query): purge(query).ruling
    }
  }
}
