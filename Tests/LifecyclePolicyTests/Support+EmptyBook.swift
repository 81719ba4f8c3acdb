// A rule book in which nothing stands.

@testable import LifecyclePolicy

/// `hasLifecycle` leaves the rows without which no state is.
struct EmptyBook: RuleBook {
  var hasLifecycle = false
  private let base = RuleTables()

  var lifecycleCount: Int { hasLifecycle ? base.lifecycleCount : 0 }
  func lifecycle(_ index: Int) -> LifecycleRule { base.lifecycle(index) }
  var transitionCount: Int { 0 }
  func transition(_ index: Int) -> TransitionRule { base.transition(index) }
  var causeCount: Int { 0 }
  func cause(_ index: Int) -> CauseRule { base.cause(index) }
  var deliveryCount: Int { 0 }
  func delivery(_ index: Int) -> DeliveryRule { base.delivery(index) }
  var deadlineCount: Int { 0 }
  func deadline(_ index: Int) -> DeadlineRule { base.deadline(index) }
  var standingCount: Int { 0 }
  func standing(_ index: Int) -> StandingRule { base.standing(index) }
  var relaunchCount: Int { 0 }
  func relaunch(_ index: Int) -> RelaunchRule { base.relaunch(index) }
  var notificationCount: Int { 0 }
  func notification(_ index: Int) -> NotificationRule { base.notification(index) }
  var modeCount: Int { 0 }
  func mode(_ index: Int) -> ModeRule { base.mode(index) }
  var eventCount: Int { 0 }
  func event(_ index: Int) -> EventRule { base.event(index) }
  var quotaCount: Int { 0 }
  func quota(_ index: Int) -> QuotaRule { base.quota(index) }
  var conductCount: Int { 0 }
  func conduct(_ index: Int) -> ConductRule { base.conduct(index) }
  var dutyCount: Int { 0 }
  func duty(_ index: Int) -> DutyRule { base.duty(index) }
  var manifestCount: Int { 0 }
  func manifest(_ index: Int) -> ManifestRule { base.manifest(index) }
  var terminationCount: Int { 0 }
  func termination(_ index: Int) -> TerminationRule { base.termination(index) }
}
