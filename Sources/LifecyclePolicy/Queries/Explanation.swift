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

extension RuleBook {
  /// The row at `index` among those about a question, whatever version, profile or condition they
  /// ask; nil past the last one. Families stand in their order, rows in documented order.
  @inline(never)
  func explain(_ question: Question, _ index: Int, in context: Context) -> Explanation? {
    guard index >= 0 else { return nil }
    let inquiry = Inquiry(question, in: context, of: self)
    var remaining = index
    var number: Int32 = 1
    while let family = Family(rawValue: number) {
      let count = inquiry.families.contains(family) ? count(of: family) : 0
      var row = 0
      while row < count {
        let rule = RuleReference(family, row)
        if inquiry.isAbout(rule, of: self) {
          if remaining == 0 { return inquiry.explanation(of: rule, summary(of: rule)) }
          remaining &-= 1
        }
        row &+= 1
      }
      number &+= 1
    }
    return nil
  }
}

/// A question with what decides it.
private struct Inquiry {
  private let question: Question
  private var context: Context
  /// Those with rows about the question.
  private(set) var families: Mask<Family>
  /// The rule of the answer.
  private var rule: RuleReference?
  /// The rules that decide on the way to it.
  private var lifecycleRule, deliveryRule, standingRule: RuleReference?
  private var lifecycle: Lifecycle?
  private var standing: Standing?
  /// The row of the answer, by its slug: one that leads elsewhere decides where none leads to the
  /// state asked for.
  private var slug: Text?

  @inline(never)
  init(_ question: Question, in context: Context, of book: some RuleBook) {
    self.question = question
    self.context = context
    switch question {
    case .transition(let query):
      let found = book.findLifecycle(in: context)
      lifecycle = found.lifecycle
      lifecycleRule = found.rule
      rule = book.findTransition(query, in: context).rule
      if let rule, rule.family == .transition { slug = book.transition(rule.index).id }
      families = Mask(.lifecycle)
      guard lifecycle != nil else { return }
      families = Mask(.lifecycle, .transition, .cause)
      guard let trigger = query.trigger else { return }
      families.insert(.delivery)
      let delivery = book.findDelivery(trigger, in: context)
      if delivery.index >= 0, !delivery.isAbsent || rule?.family == .delivery {
        deliveryRule = RuleReference(.delivery, delivery.index)
      }
    case .relaunch(let query):
      self.context = context.adding(since: query.since)
      let answer = book.findRelaunch(query, in: context) { _ in nil }
      rule = answer.rule
      deliveryRule = answer.deliveryRule
      standing = answer.standing
      // A trigger that does not exist meets no standing.
      families = standing == nil ? Mask(.delivery) : Mask(.delivery, .standing, .relaunch)
      // Nor does an app that cannot have ended so.
      if rule?.family == .cause { families.insert(.cause) }
      let index = book.findStanding(query.termination, in: self.context)
      if index >= 0 { standingRule = RuleReference(.standing, index) }
    case .deadline(let allowance):
      rule = book.findDeadline(allowance, in: context, override: nil).rule
      families = Mask(.deadline)
    case .conduct(let query):
      rule = book.findConduct(query, in: context).ruling.rule
      families = Mask(.conduct)
    case .event(let query):
      rule = book.findEvent(query, in: context).ruling.rule
      families = Mask(.event)
    case .quota(let quota):
      rule = book.findQuota(quota, in: context).ruling.rule
      families = Mask(.quota)
    case .mode(let mode):
      rule = book.findMode(mode, in: context).ruling.rule
      families = Mask(.mode)
    case .termination(let query):
      rule = book.findTermination(query, in: context) { _ in nil }.ruling.rule
      families = Mask(.termination)
    }
    // Where one of them decides, the state does not exist.
    if rule?.family == .lifecycle { families.insert(.lifecycle) }
  }

  /// Whether a row of one of the families is about the question.
  @inline(never)
  func isAbout(_ row: RuleReference, of book: some RuleBook) -> Bool {
    let index = row.index
    if row.family == .lifecycle { return true }
    switch question {
    case .transition(let query): return isAbout(row, query, of: book)
    case .relaunch(let query): return isAbout(row, query, of: book)
    case .deadline(let allowance): return allowance.isAbout(book.deadline(index))
    case .conduct(let query): return query.isAbout(book.conduct(index))
    case .event(let query): return query.isAbout(book.event(index))
    case .quota(let quota): return quota.isAbout(book.quota(index))
    case .mode(let mode): return mode.isAbout(book.mode(index))
    case .termination(let query): return query.means(book.termination(index))
    }
  }

  @inline(__always)
  private func isAbout(
    _ row: RuleReference, _ query: TransitionQuery, of book: some RuleBook
  ) -> Bool {
    switch row.family {
    case .transition:
      let row = book.transition(row.index)
      return row.to == query.to && row.from.contains(query.from)
        && row.causes.contains(query.cause)
        && lifecycle.map { row.matches(query.lastCause, query.interruption, $0) } ?? false
        || slug.map { $0.cString == row.id.cString } ?? false
    case .cause:
      let row = book.cause(row.index)
      return row.causes.contains(query.cause)
        && (row.interruptions.isEmpty
          || query.interruption.map(row.interruptions.contains) ?? false)
    default:
      return query.trigger.map(book.delivery(row.index).triggers.contains) ?? false
    }
  }

  @inline(__always)
  private func isAbout(
    _ row: RuleReference, _ query: RelaunchQuery, of book: some RuleBook
  ) -> Bool {
    switch row.family {
    case .delivery: return book.delivery(row.index).triggers.contains(query.trigger)
    case .standing: return query.termination.isAbout(book.standing(row.index))
    case .cause:
      let row = book.cause(row.index)
      return row.interruptions.isEmpty
        && query.termination.cause.map(row.causes.contains) ?? false
    default:
      guard let standing else { return false }
      let matter = RelaunchMatter(query: query, standing: standing)
      let row = book.relaunch(row.index)
      return matter.isAbout(row) && matter.means(row)
    }
  }

  /// The part that a row about the question has in the answer.
  @inline(never)
  func explanation(of reference: RuleReference, _ row: RuleSummary) -> Explanation {
    let known = context.known
    let failing = row.when.intersection(known.failing).union(row.unless.intersection(known.holding))
    let unknown = row.when.union(row.unless).subtracting(known.holding).subtracting(known.failing)
    let role: Role
    if reference == rule || reference == lifecycleRule || reference == deliveryRule
      || reference == standingRule
    {
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
    return Explanation(rule: reference, role: role, failing: failing, unknown: unknown)
  }
}
