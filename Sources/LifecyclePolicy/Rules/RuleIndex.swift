// All rules of a book under one number, in the order of the families.

extension RuleBook {
  /// How many rules a family has.
  public func count(of family: Family) -> Int {
    switch family {
    case .lifecycle: lifecycleCount
    case .transition: transitionCount
    case .cause: causeCount
    case .delivery: deliveryCount
    case .deadline: deadlineCount
    case .standing: standingCount
    case .relaunch: relaunchCount
    case .notification: notificationCount
    case .mode: modeCount
    case .event: eventCount
    case .quota: quotaCount
    case .conduct: conductCount
    case .duty: dutyCount
    case .manifest: manifestCount
    case .termination: terminationCount
    }
  }

  /// How many rules there are.
  public var ruleCount: Int {
    var count = 0
    var family: Family? = .lifecycle
    while let current = family {
      count &+= self.count(of: current)
      family = Family(rawValue: current.rawValue &+ 1)
    }
    return count
  }

  /// The number of a rule among all.
  public func number(of rule: RuleReference) -> Int {
    var number = rule.index
    var family: Family? = .lifecycle
    while let current = family, current != rule.family {
      number &+= count(of: current)
      family = Family(rawValue: current.rawValue &+ 1)
    }
    return number
  }

  /// The rule of a number, nil outside 0 ..< ruleCount.
  public func rule(numbered number: Int) -> RuleReference? {
    guard number >= 0 else { return nil }
    var index = number
    var family: Family? = .lifecycle
    while let current = family {
      let count = self.count(of: current)
      if index < count { return RuleReference(current, index) }
      index &-= count
      family = Family(rawValue: current.rawValue &+ 1)
    }
    return nil
  }

  /// What the rows of all families have in common.
  public func summary(of rule: RuleReference) -> RuleSummary {
    switch rule.family {
    case .lifecycle: RuleSummary(lifecycle(rule.index))
    case .transition: RuleSummary(transition(rule.index))
    case .cause: RuleSummary(cause(rule.index))
    case .delivery: RuleSummary(delivery(rule.index))
    case .deadline: RuleSummary(deadline(rule.index))
    case .standing: RuleSummary(standing(rule.index))
    case .relaunch: RuleSummary(relaunch(rule.index))
    case .notification: RuleSummary(notification(rule.index))
    case .mode: RuleSummary(mode(rule.index))
    case .event: RuleSummary(event(rule.index))
    case .quota: RuleSummary(quota(rule.index))
    case .conduct: RuleSummary(conduct(rule.index))
    case .duty: RuleSummary(duty(rule.index))
    case .manifest: RuleSummary(manifest(rule.index))
    case .termination: RuleSummary(termination(rule.index))
    }
  }

  /// The first version after `os` on which an answer in a context can change: any rule or callback
  /// begins or ends there, or the app's minimum is met.
  func versionEdge(after os: OSVersion, in context: Context) -> OSVersion? {
    let edge = versionEdge(after: os)
    guard let minimum = context.minimumOS, minimum > os else { return edge }
    return edge.map { Swift.min($0, minimum) } ?? minimum
  }

  public func versionEdge(after os: OSVersion) -> OSVersion? {
    // A version past the newest known one changes every answer.
    var edge = os < OSVersion(28) ? OSVersion(28) : .open
    var number = 0
    while let rule = rule(numbered: number) {
      let summary = summary(of: rule)
      if summary.since > os, summary.since < edge { edge = summary.since }
      if summary.until > os, summary.until < edge { edge = summary.until }
      number &+= 1
    }
    var index = 0
    while let form = CallbackForm.at(index) {
      if form.since > os, form.since < edge { edge = form.since }
      if form.until > os, form.until < edge { edge = form.until }
      index &+= 1
    }
    return edge < .open ? edge : nil
  }

  public func decision(
    on subject: Subject, narrowing: UInt64, in context: Context
  ) -> Decision? { nil }

  public func lifecycleRow(in context: Context) -> Int? { nil }

  /// Every row of the family.
  public func candidates(for subject: Subject, in era: Era) -> Candidates {
    Candidates(all: count(of: subject.family))
  }
}

/// The part of a row that does not depend on its family.
public struct RuleSummary: RuleRow {
  public let id: Text
  public let since: OSVersion
  public let until: OSVersion
  public let basis: Basis
  public let precedence: Precedence
  public let when: Mask<Condition>
  public let unless: Mask<Condition>
  public let conflict: Conflict?
  public let sources: Sources
  public let note: Text

  @inline(__always)
  init(_ row: some RuleRow) {
    id = row.id
    since = row.since
    until = row.until
    basis = row.basis
    precedence = row.precedence
    when = row.when
    unless = row.unless
    conflict = row.conflict
    sources = row.sources
    note = row.note
  }
}
