// A rule book with two rows for each of the built-in one.

/// Row 2n and row 2n + 1 are made of row n. Both have its id and texts, so that answers can be
/// compared by id.
struct GrownBook: RuleBook {
  private let lifecycles: [LifecycleRule]
  private let transitions: [TransitionRule]
  private let causes: [CauseRule]
  private let deliveries: [DeliveryRule]
  private let deadlines: [DeadlineRule]
  private let standings: [StandingRule]
  private let relaunches: [RelaunchRule]
  private let notifications: [NotificationRule]
  private let modes: [ModeRule]
  private let events: [EventRule]
  private let quotas: [QuotaRule]
  private let conducts: [ConductRule]
  private let duties: [DutyRule]
  private let findings: [ManifestRule]
  private let terminations: [TerminationRule]
  /// How many rows hold on no two versions between which they could be cut: these have a row beside
  /// them instead.
  let uncutCount: Int

  init(_ growth: Growth) {
    let base = RuleTables()
    let pairs = Pairs(growth, of: base)
    uncutCount = pairs.uncutCount
    lifecycles = pairs.all(of: .lifecycle, base.lifecycle)
    transitions = pairs.all(of: .transition, base.transition)
    causes = pairs.all(of: .cause, base.cause)
    deliveries = pairs.all(of: .delivery, base.delivery)
    deadlines = pairs.all(of: .deadline, base.deadline)
    standings = pairs.all(of: .standing, base.standing)
    relaunches = pairs.all(of: .relaunch, base.relaunch)
    notifications = pairs.all(of: .notification, base.notification)
    modes = pairs.all(of: .mode, base.mode)
    events = pairs.all(of: .event, base.event)
    quotas = pairs.all(of: .quota, base.quota)
    conducts = pairs.all(of: .conduct, base.conduct)
    duties = pairs.all(of: .duty, base.duty)
    findings = pairs.all(of: .manifest, base.manifest)
    terminations = pairs.all(of: .termination, base.termination)
  }

  var lifecycleCount: Int { lifecycles.count }
  func lifecycle(_ index: Int) -> LifecycleRule { lifecycles[index] }

  var transitionCount: Int { transitions.count }
  func transition(_ index: Int) -> TransitionRule { transitions[index] }

  var causeCount: Int { causes.count }
  func cause(_ index: Int) -> CauseRule { causes[index] }

  var deliveryCount: Int { deliveries.count }
  func delivery(_ index: Int) -> DeliveryRule { deliveries[index] }

  var deadlineCount: Int { deadlines.count }
  func deadline(_ index: Int) -> DeadlineRule { deadlines[index] }

  var standingCount: Int { standings.count }
  func standing(_ index: Int) -> StandingRule { standings[index] }

  var relaunchCount: Int { relaunches.count }
  func relaunch(_ index: Int) -> RelaunchRule { relaunches[index] }

  var notificationCount: Int { notifications.count }
  func notification(_ index: Int) -> NotificationRule { notifications[index] }

  var modeCount: Int { modes.count }
  func mode(_ index: Int) -> ModeRule { modes[index] }

  var eventCount: Int { events.count }
  func event(_ index: Int) -> EventRule { events[index] }

  var quotaCount: Int { quotas.count }
  func quota(_ index: Int) -> QuotaRule { quotas[index] }

  var conductCount: Int { conducts.count }
  func conduct(_ index: Int) -> ConductRule { conducts[index] }

  var dutyCount: Int { duties.count }
  func duty(_ index: Int) -> DutyRule { duties[index] }

  var manifestCount: Int { findings.count }
  func manifest(_ index: Int) -> ManifestRule { findings[index] }

  var terminationCount: Int { terminations.count }
  func termination(_ index: Int) -> TerminationRule { terminations[index] }
}

/// A row of which versions and conditions can be changed.
protocol GrowingRow: RuleRow {
  func with(_ terms: Terms) -> Self
}

/// One of those that let them be set.
protocol ChangingRow: GrowingRow {
  var since: OSVersion { get set }
  var until: OSVersion { get set }
  var when: Mask<Condition> { get set }
}

extension ChangingRow {
  func with(_ terms: Terms) -> Self {
    var row = self
    row.since = terms.since
    row.until = terms.until
    row.when = terms.when
    return row
  }
}

extension LifecycleRule: ChangingRow {}
extension TransitionRule: ChangingRow {}
extension CauseRule: ChangingRow {}
extension StandingRule: ChangingRow {}
extension RelaunchRule: ChangingRow {}
extension NotificationRule: ChangingRow {}
extension ModeRule: ChangingRow {}
extension EventRule: ChangingRow {}
extension QuotaRule: ChangingRow {}
extension ConductRule: ChangingRow {}
extension DutyRule: ChangingRow {}
extension ManifestRule: ChangingRow {}
extension TerminationRule: ChangingRow {}

extension DeliveryRule: GrowingRow {
  func with(_ terms: Terms) -> DeliveryRule {
    DeliveryRule(
      id: id, since: terms.since, until: terms.until, basis: basis, triggers: triggers,
      launchState: launchState, callback: callback, second: second, allowance: allowance,
      launchCallback: launchCallback, onLaunchOnly: onLaunchOnly, precedence: precedence,
      when: terms.when, unless: unless, conflict: conflict, sources: sources, note: note)
  }
}

extension DeadlineRule: GrowingRow {
  func with(_ terms: Terms) -> DeadlineRule {
    DeadlineRule(
      id: id, since: terms.since, until: terms.until, basis: basis, allowances: allowances,
      verdict: verdict, advice: advice, limit: limit, warning: warning, atExpiry: atExpiry,
      code: code, extendable: extendable, precedence: precedence, when: terms.when,
      unless: unless, conflict: conflict, sources: sources, note: note)
  }
}
