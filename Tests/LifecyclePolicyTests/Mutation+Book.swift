// A rule book with one row changed.

@testable import LifecyclePolicy

/// The built-in rows, but for one.
final class MutantBook: RuleBook {
  private let base = RuleTables()
  private let changed: RuleReference
  private let row: any RuleRow

  init(_ changed: RuleReference, _ row: any RuleRow) {
    self.changed = changed
    self.row = row
  }

  @inline(__always)
  private func row<Row: RuleRow>(
    _ family: Family, _ index: Int, _ builtIn: (Int) -> Row
  ) -> Row {
    guard index == changed.index, family == changed.family, let row = row as? Row else {
      return builtIn(index)
    }
    return row
  }

  var lifecycleCount: Int { base.lifecycleCount }
  func lifecycle(_ index: Int) -> LifecycleRule { row(.lifecycle, index, base.lifecycle) }
  var transitionCount: Int { base.transitionCount }
  func transition(_ index: Int) -> TransitionRule { row(.transition, index, base.transition) }
  var causeCount: Int { base.causeCount }
  func cause(_ index: Int) -> CauseRule { row(.cause, index, base.cause) }
  var deliveryCount: Int { base.deliveryCount }
  func delivery(_ index: Int) -> DeliveryRule { row(.delivery, index, base.delivery) }
  var deadlineCount: Int { base.deadlineCount }
  func deadline(_ index: Int) -> DeadlineRule { row(.deadline, index, base.deadline) }
  var standingCount: Int { base.standingCount }
  func standing(_ index: Int) -> StandingRule { row(.standing, index, base.standing) }
  var relaunchCount: Int { base.relaunchCount }
  func relaunch(_ index: Int) -> RelaunchRule { row(.relaunch, index, base.relaunch) }
  var notificationCount: Int { base.notificationCount }
  func notification(_ index: Int) -> NotificationRule {
    row(.notification, index, base.notification)
  }
  var modeCount: Int { base.modeCount }
  func mode(_ index: Int) -> ModeRule { row(.mode, index, base.mode) }
  var eventCount: Int { base.eventCount }
  func event(_ index: Int) -> EventRule { row(.event, index, base.event) }
  var quotaCount: Int { base.quotaCount }
  func quota(_ index: Int) -> QuotaRule { row(.quota, index, base.quota) }
  var conductCount: Int { base.conductCount }
  func conduct(_ index: Int) -> ConductRule { row(.conduct, index, base.conduct) }
  var dutyCount: Int { base.dutyCount }
  func duty(_ index: Int) -> DutyRule { row(.duty, index, base.duty) }
  var manifestCount: Int { base.manifestCount }
  func manifest(_ index: Int) -> ManifestRule { row(.manifest, index, base.manifest) }
  var terminationCount: Int { base.terminationCount }
  func termination(_ index: Int) -> TerminationRule { row(.termination, index, base.termination) }
}
