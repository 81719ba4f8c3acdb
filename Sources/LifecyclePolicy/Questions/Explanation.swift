// Explains an answer: gives every rule about the question, and the role of each rule in the answer.

/// A rule about a question.
public struct Explanation: Sendable, Equatable {
  public let rule: RuleIndex
  public let role: Role
  /// The conditions of the rule that are not met.
  public let failing: Mask<Condition>
  /// The conditions of the rule that are unknown.
  public let unknown: Mask<Condition>
}

/// A question that can be explained.
public enum Question: Sendable {
  case transition(TransitionQuery)
  case deadline(Allowance)
  case relaunch(RelaunchQuery)
  case conduct(ConductQuery)
  case event(EventQuery)
  case quota(Quota)
  case mode(BackgroundMode)
  case termination(TerminationQuery)
  case suspension(SuspensionQuery)
  case purge(PurgeQuery)
  case call(CallQuery)
}

/// A question of any kind. The last four kinds have no explanation, because each item in their
/// lists names its own rule.
package enum AnyQuestion: Sendable {
  case one(Question)
  case next(NextQuery)
  case path(PathQuery)
  case duties(Callback)
  case manifest
}

extension Policy {
  /// Calls `body` with every rule about a question, whatever version, profile or condition the rule
  /// asks for, until `body` returns false. Families come in the order of their numbers, and the
  /// rules of a family in documented order.
  @inline(never)
  package func forEachExplanation(of question: Question, _ body: (Explanation) -> Bool) {
    let inquiry = Inquiry(question, self)
    let kind = kind
    for number in Indexes(below: book.ruleCount) {
      let rule = BookRule(number, in: book)
      if inquiry.families.contains(rule.family), rule.kinds.contains(kind), inquiry.isAbout(rule),
        !body(inquiry.explanation(of: rule))
      {
        return
      }
    }
  }
}

/// A question, and the rules that decide it.
private struct Inquiry {
  private let question: Question
  private let policy: Policy
  /// The families that have rules about the question.
  private(set) var families: Mask<Family>
  /// The rule that the answer names.
  private var rule: RuleIndex?
  /// Other rules that contribute to the answer.
  private var lifecycleRule, deliveryRule, standingRule, dispositionRule: RuleIndex?
  private var standing: Standing?
  /// True if the question is about a running app, but no rule is about a running app. The rules
  /// about a suspended app then decide.
  private var isAsInMemory = false

  @inline(never)
  init(_ asked: Question, _ given: Policy) {
    var question = asked
    var policy = given
    switch question {
    case .transition(let asked):
      let query = policy.withTarget(asked)
      question = .transition(query)
      rule = policy.transition(query).rule
      lifecycleRule = policy.lifecycle.rule
      families = Mask(.lifecycle)
      if lifecycleRule != nil {
        families = Mask(.lifecycle, .transition, .cause)
        // A rule on relaunches decides if the event of the transition does not run the app.
        if let rule { families.insert(policy.rule(rule).family) }
        if let trigger = query.trigger {
          families.insert(.delivery)
          let delivery = policy.findDelivery(trigger)
          if delivery.rule >= 0,
            !delivery.isAbsent || rule == RuleIndex(delivery.rule)
          {
            deliveryRule = RuleIndex(delivery.rule)
          }
        }
      }
    case .relaunch(let query):
      let answer = policy.relaunch(query)
      policy = policy.adding(query.since)
      rule = answer.rule
      deliveryRule = answer.deliveryRule
      standing = answer.standing
      // If the trigger does not exist, or the app cannot have ended this way, no standing was
      // looked up.
      families =
        standing == nil
        ? Mask(.delivery) : Mask(.delivery, .standing, .relaunch, .disposition)
      dispositionRule = answer.dispositionRule
      isAsInMemory =
        query.running.map { policy.decide(query, $0.rawValue, at: policy.place).rule < 0 } ?? false
      // If the app cannot have ended this way, a rule on the cause says so.
      if let rule, policy.rule(rule).family == .cause {
        families.insert(.cause)
      }
      let found = policy.decide(.standing(query.asStanding)).rule
      if found >= 0 { standingRule = RuleIndex(found) }
    case .deadline(let allowance):
      rule = policy.deadline(allowance).rule
      families = Mask(.deadline)
    case .conduct(let query):
      rule = policy.conduct(query).rule
      families = Mask(.conduct)
    case .event(let query):
      rule = policy.delivery(query).rule
      families = Mask(.event)
    case .quota(let quota):
      rule = policy.quota(quota).rule
      families = Mask(.quota)
    case .mode(let mode):
      rule = policy.mode(mode).rule
      families = Mask(.mode)
    case .termination(let query):
      rule = policy.termination(query).rule
      families = Mask(.termination)
    case .suspension(let query):
      rule = policy.suspension(query).rule
      families = Mask(.suspension)
    case .purge(let query):
      rule = policy.purge(query).rule
      families = Mask(.purge)
    case .call(let query):
      rule = policy.call(query).rule
      families = Mask(.call)
      // If the callback does not come, a rule on the life cycle, the callback or the trigger
      // decides.
      if let rule { families.insert(policy.rule(rule).family) }
    }
    self.question = question
    self.policy = policy
    guard let rule else { return }
    // If a rule of the family `lifecycle` decides, the app's life cycle has no such state,
    // termination or callback. If a rule of the family `silence` decides, the sources are silent.
    let family = policy.rule(rule).family
    if family == .lifecycle || family == .silence { families.insert(family) }
  }

  /// Returns whether a rule of one of the families is about the question.
  @inline(never)
  func isAbout(_ row: BookRule) -> Bool {
    let family = row.family
    if family == .lifecycle { return true }
    if family == .silence { return rule == RuleIndex(row.number) }
    switch question {
    case .transition(let query): return isAbout(row, family, query)
    case .relaunch(let query): return isAbout(row, family, query)
    case .deadline(let allowance): return row.contains(allowance, .allowances, family)
    case .conduct(let query):
      return row.contains(query.activity, .activities, family)
        && row.contains(LifecycleState(query.state), .states, family)
    case .event(let query):
      return row.contains(query.event, .events, family)
        && row.contains(LifecycleState(query.state), .states, family)
    case .quota(let quota): return row.value(.quota, family) == quota
    case .mode(let mode): return row.value(.mode, family) == mode
    case .termination(let query):
      return policy.isMeant(row, by: query.filter, family)
    case .suspension(let query):
      var filter = Filter()
      filter.allowances = query.allowances
      filter.activities = query.activities
      filter.begunInFront = query.begunInFront
      return policy.isMeant(row, by: filter, family)
    case .purge(let query):
      var filter = Filter()
      filter.activities = query.activities
      return row.contains(LifecycleState(query.state), .states, family)
        && policy.isMeant(row, by: filter, family)
    case .call(let query): return isAbout(row, family, query)
    }
  }

  @inline(__always)
  private func isAbout(_ row: BookRule, _ family: Family, _ query: TransitionQuery) -> Bool {
    // If no rule leads to the state in the question, a rule that leads to another state decides.
    if rule == RuleIndex(row.number) { return true }
    switch family {
    case .relaunch: return false
    case .transition:
      return (query.to == nil || row.value(.to, family) == query.to)
        && row.contains(query.from, .states, family)
        && row.contains(query.cause, .causes, family)
        && policy.matches(
          row.row(.transition), query.lastCause, query.interruption, policy.lifecycle.lifecycle)
    case .cause:
      let interruptions: Mask<Interruption> = row.set(.interruptions, family)
      return row.contains(query.cause, .causes, family)
        && (interruptions.isEmpty || query.interruption.map(interruptions.contains) ?? false)
    default:
      return query.trigger.map { row.contains($0, .triggers, family) } ?? false
    }
  }

  @inline(__always)
  private func isAbout(_ row: BookRule, _ family: Family, _ query: RelaunchQuery) -> Bool {
    switch family {
    case .delivery: return row.contains(query.trigger, .triggers, family)
    case .standing: return row.contains(query.asStanding, .terminations, family)
    case .disposition:
      let standings: Mask<Standing> = row.set(.standings, family)
      return row.contains(query.trigger, .triggers, family)
        && (standings.isEmpty || standing.map(standings.contains) ?? false)
    case .cause:
      let interruptions: Mask<Interruption> = row.set(.interruptions, family)
      return interruptions.isEmpty
        && query.termination.cause.map { row.contains($0, .causes, family) } ?? false
    default:
      var filter = Filter()
      filter.termination = query.termination
      return isAboutStanding(row, query)
        && row.contains(query.trigger, .triggers, family) && policy.isMeant(row, by: filter, family)
    }
  }

  @inline(__always)
  private func isAbout(_ row: BookRule, _ family: Family, _ query: CallQuery) -> Bool {
    switch family {
    case .callback: return row.value(.callback, family) == query.callback
    case .delivery: return query.trigger.map { row.contains($0, .triggers, family) } ?? false
    default:
      var filter = Filter()
      filter.trigger = query.trigger
      return row.contains(query.callback, .callbacks, family)
        && policy.isMeant(row, by: filter, family)
    }
  }

  /// Returns whether a rule is about the standing of the app. What wakes a suspended app also
  /// reaches a running app, unless a rule says otherwise.
  private func isAboutStanding(_ row: BookRule, _ query: RelaunchQuery) -> Bool {
    let standings: Mask<Standing> = row.set(.standings, .relaunch)
    return standing.map(standings.contains) ?? false
      || isAsInMemory && standings.contains(.inMemory)
  }

  /// Returns the role of a rule in the answer, and the conditions of the rule that fail or are
  /// unknown.
  @inline(never)
  func explanation(of row: BookRule) -> Explanation {
    var known = policy.known
    // It is also known which events did not happen since the termination: their conditions fail.
    if case .relaunch(let query) = question {
      known = known.adding(KnownConditions(since: query.since))
    }
    let index = RuleIndex(row.number)
    let failing = row.when.intersection(known.failing).union(row.unless.intersection(known.holding))
    let unknown = row.when.union(row.unless).subtracting(known.holding).subtracting(known.failing)
    let role: Role
    if index == rule || index == lifecycleRule || index == deliveryRule || index == standingRule
      || index == dispositionRule
    {
      role = .decides
    } else if !row.profiles.contains(policy.profile) {
      role = .otherProfile
    } else if row.since > policy.ruledOS || row.until <= policy.ruledOS {
      role = .otherVersion
    } else if !failing.isEmpty {
      role = .conditionFails
    } else if !unknown.isEmpty {
      role = .conditionUnknown
    } else {
      role = row.precedence == .alternative ? .alternative : .outweighed
    }
    return Explanation(rule: index, role: role, failing: failing, unknown: unknown)
  }
}

extension BookRule {
  fileprivate func contains<Value: VocabularyEnum>(
    _ value: Value, _ field: RuleField, _ family: Family
  ) -> Bool {
    let values: Mask<Value> = set(field, family)
    return values.contains(value)
  }
}
