// Finds the grounds of an answer: conditions, sources, and the rules that refuse.

/// Up to 128 numbers of rules, conditions or sources, in order.
struct NumberList {
  private var numbers = InlineArray<128, UInt16>(repeating: 0)
  private(set) var count = 0

  /// Adds a number, unless it is in the list or the list is full.
  @inline(never)
  mutating func add(_ number: Int) {
    for index in Indexes(below: count) {
      if self[index] == number { return }
    }
    guard count < numbers.count else { return }
    numbers[count & 127] = UInt16(truncatingIfNeeded: number)
    count &+= 1
  }

  /// Adds the number of a rule. Returns true, so that an iteration continues.
  mutating func add(_ rule: RuleIndex) -> Bool {
    add(rule.number)
    return true
  }

  /// The number at an index below `count`.
  subscript(_ index: Int) -> Int { Int(numbers[index & 127]) }
}

/// A question, the ruling on it, and what the host knows about the conditions.
struct AnswerGrounds {
  let question: AnyQuestion
  let policy: Policy
  let ruling: Ruling
  /// The other rules that refuse. There are none unless the deciding rule refuses, too.
  private(set) var refusing = NumberList()
  /// The raw values of the conditions that the answer depends on.
  private(set) var conditions = NumberList()
  /// The conditions that the host itself assumed when it gave its facts.
  private let assumed: Mask<Condition>

  init(_ question: AnyQuestion, _ policy: Policy, assumed: Mask<Condition>) {
    self.question = question
    self.policy = policy.adding(question.since)
    self.assumed = assumed
    ruling = policy.ruling(on: question)
    findRefusing()
    findConditions()
  }

  var rule: BookRule? { ruling.rule.map { policy.rule($0) } }

  private mutating func findRefusing() {
    guard let rule, ruling.newestVerdict == .forbidden, case .one(let question) = question else {
      return
    }
    let policy = policy
    let family = rule.family
    policy.forEachExplanation(of: question) { explanation in
      let other = policy.rule(explanation.rule)
      if explanation.role == .outweighed, other.family == family, other.verdict == .forbidden {
        refusing.add(other.number)
      }
      return true
    }
  }

  private mutating func findConditions() {
    add(ruling.requires)
    if let rule, policy.os >= OSVersion(13) {
      let lifecycles = lifecycles(of: rule)
      if lifecycles.contains(.standard) != lifecycles.contains(.scenes) {
        add(Mask(.scenesAdopted))
      }
    }
    for index in Indexes(below: refusing.count) {
      let rule = policy.rule(RuleIndex(refusing[index]))
      add(rule.when)
      add(rule.unless)
    }
  }

  /// Adds conditions to the list. For a locked device without a passcode, adds the condition on the
  /// passcode in place of the lock, because such a device counts as unlocked for its apps.
  @inline(never)
  private mutating func add(_ conditions: Mask<Condition>) {
    let known = policy.known
    for condition in conditions.values {
      let isLockedWithoutPasscode =
        condition == .deviceUnlocked && known.holding.contains(.deviceUnlocked)
        && known.failing.contains(.screenUnlocked)
      self.conditions.add(
        Int((isLockedWithoutPasscode ? Condition.passcode : condition).rawValue))
    }
  }

  @inline(never)
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

  /// Returns the text of a condition: the opposite title if the condition is assumed to fail,
  /// otherwise its title.
  func phrase(_ condition: Condition) -> Text {
    let fails =
      knowledge(of: condition) == .assumed && !policy.known.holding.contains(condition)
    return fails ? condition.oppositeTitle : condition.title
  }

  /// Returns the conditions with the given knowledge. For `assumed`, leaves out three SDK
  /// conditions, because an app is usually linked against the SDK of the OS.
  @inline(never)
  func conditions(_ wanted: Knowledge) -> Mask<Condition> {
    var found = Mask<Condition>.none
    for index in Indexes(below: conditions.count) {
      if let condition = Condition(given: Int32(conditions[index])),
        knowledge(of: condition) == wanted
      {
        found.insert(condition)
      }
    }
    let ordinary = Mask<Condition>(.multitaskingSDK, .pushkitSDK, .callkitSDK)
    return wanted == .assumed ? found.subtracting(ordinary) : found
  }

  /// The assumptions of the deciding rule and of the other rules that refuse; none if one of these
  /// rules needs no assumption.
  var reasons: Mask<Condition> {
    guard let rule else { return .none }
    let assumed = conditions(.assumed)
    var found = assumptions(of: rule, among: assumed)
    var needsNone = found.isEmpty
    for index in Indexes(below: refusing.count) {
      let others = assumptions(of: policy.rule(RuleIndex(refusing[index])), among: assumed)
      needsNone = needsNone || others.isEmpty
      found = found.union(others)
    }
    return needsNone ? .none : found
  }

  private func assumptions(of rule: BookRule, among assumed: Mask<Condition>) -> Mask<Condition> {
    var named = rule.when.union(rule.unless)
    if !lifecycles(of: rule).isEmpty { named.insert(.scenesAdopted) }
    return named.intersection(assumed)
  }

  /// The assumption that the device has no passcode, if the deciding rule names the lock but not
  /// the passcode; otherwise none. On a device without a passcode, the lock has no effect.
  var hollow: Mask<Condition> {
    guard let rule else { return .none }
    let named = rule.when.union(rule.unless)
    guard named.contains(.deviceUnlocked), !named.contains(.passcode) else { return .none }
    return conditions(.assumed).intersection(Mask(.passcode))
  }

  private func lifecycles(of rule: BookRule) -> Mask<Lifecycle> {
    switch rule.family {
    case .transition, .cause: rule.set(.lifecycles, rule.family)
    case .lifecycle: rule.value(.lifecycle, .lifecycle).map { Mask($0) } ?? .none
    default: .none
    }
  }

  /// The sources of the deciding rule; if no rule decides, the sources of the rules in the answer's
  /// list.
  var sources: NumberList {
    var rules = NumberList()
    let policy = policy
    if let rule = ruling.rule {
      rules.add(rule.number)
    } else {
      switch question {
      case .next(let query): policy.forEachEdge(query) { rules.add($0.rule) }
      case .path(let query):
        policy.forEachPathStep(policy.path(query), query) { rules.add($0.rule) }
      case .duties(let callback): policy.forEachDuty(callback) { rules.add($0.rule) }
      case .manifest: policy.forEachFinding { rules.add($0.rule) }
      default: break
      }
    }
    var sources = NumberList()
    for index in Indexes(below: rules.count) {
      let rule = policy.rule(RuleIndex(rules[index]))
      var number = 0
      while let source = rule.source(number) {
        sources.add(source.number)
        number &+= 1
      }
    }
    return sources
  }
}

extension BookRule {
  /// The verdict of the rule; nil if its family has no verdict.
  var verdict: Verdict? { family.column(.verdict) < 0 ? nil : value(.verdict, family) }
}

extension AnyQuestion {
  /// The events between a termination and a trigger; none for other questions.
  fileprivate var since: Mask<Since> {
    guard case .one(.relaunch(let query)) = self else { return .none }
    return query.since
  }
}

extension Policy {
  package func ruling(on question: AnyQuestion) -> Ruling {
    switch question {
    case .one(.transition(let query)): transition(query).ruling
    case .next(let query): next(query).ruling
    case .path(let query): path(query).ruling
    case .one(.deadline(let allowance)): deadline(allowance).ruling
    case .one(.relaunch(let query)): relaunch(query).ruling
    case .one(.conduct(let query)): conduct(query).ruling
    case .duties(let callback): duties(callback).ruling
    case .one(.event(let query)): delivery(query).ruling
    case .one(.mode(let mode)): self.mode(mode).ruling
    case .one(.quota(let quota)): self.quota(quota).ruling
    case .manifest: manifest().ruling
    case .one(.termination(let query)): termination(query).ruling
    case .one(.suspension(let query)): suspension(query).ruling
    case .one(.purge(let query)): purge(query).ruling
    case .one(.call(let query)): call(query).ruling
    }
  }
}
