// Why an answer is what it is: every row about a question, and the part that it has.

/// One row about a question.
public struct Explanation: Sendable, Equatable {
  public let rule: RuleReference
  public let role: Role
  /// The conditions of the row that do not hold.
  public let failing: Mask<Condition>
  /// The conditions of the row of which nothing is known.
  public let unknown: Mask<Condition>
}

/// A question of any kind.
public enum Question: Sendable {
  case transition(TransitionQuery)
  case deadline(Allowance)
  case relaunch(RelaunchQuery)
  case conduct(ConductQuery)
  case event(EventQuery)
  case quota(Quota)
  case mode(BackgroundMode)
  case termination(TerminationQuery)
}

/// Counts down to the explanation that was asked for.
private struct Counter {
  var remaining: Int
  var found: Explanation?

  /// Whether to go on.
  mutating func take<Row: RuleRow>(
    _ row: Row, _ rule: RuleReference, decides: Bool, in context: Context
  ) -> Bool {
    guard remaining == 0 else {
      remaining &-= 1
      return true
    }
    let known = context.known
    let failing = row.when.intersection(known.failing).union(row.unless.intersection(known.holding))
    let unknown = row.when.union(row.unless).subtracting(known.holding).subtracting(known.failing)
    let role: Role
    if decides {
      role = .decides
    } else if !row.basis.profiles.contains(context.profile) {
      role = .otherProfile
    } else if row.since > context.ruledOS || row.until <= context.ruledOS {
      role = .otherVersion
    } else if !failing.isEmpty {
      role = .conditionFails
    } else if !unknown.isEmpty {
      role = .conditionUnknown
    } else {
      role = .outweighed
    }
    found = Explanation(rule: rule, role: role, failing: failing, unknown: unknown)
    return false
  }
}

extension RuleBook {
  /// The row at `index` among those about a question, whatever version, profile or condition they
  /// ask; nil past the last one. Families stand in their order, rows in documented order.
  @inline(never)
  func explain(_ question: Question, _ index: Int, in context: Context) -> Explanation? {
    guard index >= 0 else { return nil }
    var counter = Counter(remaining: index)
    switch question {
    case .transition(let query): explain(query, in: context, &counter)
    case .relaunch(let query): explain(query, in: context, &counter)
    case .deadline(let allowance):
      let rule = findDeadline(allowance, in: context, override: nil).rule
      visit(.deadline, deadlineCount, deadline, rule, in: context, &counter) {
        $0.allowances.contains(allowance)
      }
    case .conduct(let query):
      let rule = findConduct(query, in: context).ruling.rule
      visitLifecycles(deciding: rule, in: context, &counter)
      visit(.conduct, conductCount, conduct, rule, in: context, &counter) { query.isAbout($0) }
    case .event(let query):
      let rule = findEvent(query, in: context).ruling.rule
      visitLifecycles(deciding: rule, in: context, &counter)
      visit(.event, eventCount, event, rule, in: context, &counter) { query.isAbout($0) }
    case .quota(let quota):
      let rule = findQuota(quota, in: context).ruling.rule
      visit(.quota, quotaCount, self.quota, rule, in: context, &counter) { $0.quota == quota }
    case .mode(let mode):
      let rule = findMode(mode, in: context).ruling.rule
      visit(.mode, modeCount, self.mode, rule, in: context, &counter) { $0.mode == mode }
    case .termination(let query):
      let rule = findTermination(query, in: context) { _ in nil }.ruling.rule
      visit(.termination, terminationCount, termination, rule, in: context, &counter) {
        query.means($0)
      }
    }
    return counter.found
  }

  /// Gives the rows of one family that are about the question.
  @inline(__always)
  private func visit<Row: RuleRow>(
    _ family: Family, _ count: Int, _ row: (Int) -> Row, _ deciding: RuleReference?,
    in context: Context, _ counter: inout Counter, isAbout: (Row) -> Bool
  ) {
    guard counter.found == nil else { return }
    var index = 0
    while index < count {
      let candidate = row(index)
      let rule = RuleReference(family, index)
      if isAbout(candidate),
        !counter.take(candidate, rule, decides: rule == deciding, in: context)
      {
        return
      }
      index &+= 1
    }
  }

  /// The rows of the life cycle, where one of them decides: the state does not exist.
  private func visitLifecycles(
    deciding rule: RuleReference?, in context: Context, _ counter: inout Counter
  ) {
    guard let rule, rule.family == .lifecycle else { return }
    visit(.lifecycle, lifecycleCount, lifecycle, rule, in: context, &counter) { _ in true }
  }

  @inline(never)
  private func explain(
    _ query: TransitionQuery, in context: Context, _ counter: inout Counter
  ) {
    let lifecycle = findLifecycle(in: context)
    let rule = findTransition(query, in: context).rule
    visit(.lifecycle, lifecycleCount, self.lifecycle, lifecycle.rule, in: context, &counter) { _ in
      true
    }
    guard let name = lifecycle.lifecycle else { return }
    // A row that leads elsewhere decides where none leads to the state asked for.
    let deciding = rule?.family == .transition ? rule.map { transition($0.index).id } : nil
    visit(.transition, transitionCount, transition, rule, in: context, &counter) { row in
      row.to == query.to && row.from.contains(query.from)
        && row.causes.contains(query.cause)
        && row.matches(query.lastCause, query.interruption, name)
        || deciding.map { $0.cString == row.id.cString } ?? false
    }
    visit(.cause, causeCount, cause, rule, in: context, &counter) {
      $0.causes.contains(query.cause)
        && ($0.interruptions.isEmpty
          || query.interruption.map($0.interruptions.contains) ?? false)
    }
    guard let trigger = query.trigger else { return }
    let found = findDelivery(trigger, in: context)
    let isDeciding = found.index >= 0 && (!found.isAbsent || rule?.family == .delivery)
    let delivery = isDeciding ? RuleReference(.delivery, found.index) : nil
    visit(.delivery, deliveryCount, self.delivery, delivery, in: context, &counter) {
      $0.triggers.contains(trigger)
    }
  }

  @inline(never)
  private func explain(_ query: RelaunchQuery, in given: Context, _ counter: inout Counter) {
    let context = given.adding(since: query.since)
    let answer = findRelaunch(query, in: given) { _ in nil }
    visit(.delivery, deliveryCount, delivery, answer.deliveryRule, in: context, &counter) {
      $0.triggers.contains(query.trigger)
    }
    // A trigger that does not exist meets no standing.
    guard answer.standing != nil else { return }
    let standing = findStanding(query.termination, in: context)
    let found = standing >= 0 ? RuleReference(.standing, standing) : nil
    visit(.standing, standingCount, self.standing, found, in: context, &counter) {
      $0.terminations.contains(query.termination)
    }
    guard let name = answer.standing else { return }
    visit(.relaunch, relaunchCount, relaunch, answer.rule, in: context, &counter) {
      $0.triggers.contains(query.trigger) && $0.standings.contains(name)
        && ($0.terminations.isEmpty || $0.terminations.contains(query.termination))
    }
  }
}
