// A rule book that differs from the built-in one in what a test says.

@testable import LifecyclePolicy

/// The built-in rows, some through a function that may change them, and rows at the end.
struct AlteredBook: RuleBook {
  private let base = RuleTables()
  var changeTransition: @Sendable (Int, TransitionRule) -> TransitionRule = { $1 }
  var changeDeadline: @Sendable (Int, DeadlineRule) -> DeadlineRule = { $1 }
  var changeStanding: @Sendable (Int, StandingRule) -> StandingRule = { $1 }
  var changeRelaunch: @Sendable (Int, RelaunchRule) -> RelaunchRule = { $1 }
  var addedRelaunches: [RelaunchRule] = []
  var addedNotifications: [NotificationRule] = []
  var addedModes: [ModeRule] = []
  var addedEvents: [EventRule] = []
  var addedQuotas: [QuotaRule] = []
  var addedConducts: [ConductRule] = []
  var addedDuties: [DutyRule] = []
  var addedFindings: [ManifestRule] = []
  var addedTerminations: [TerminationRule] = []

  var lifecycleCount: Int { base.lifecycleCount }
  func lifecycle(_ index: Int) -> LifecycleRule { base.lifecycle(index) }
  var transitionCount: Int { base.transitionCount }
  func transition(_ index: Int) -> TransitionRule {
    changeTransition(index, base.transition(index))
  }
  var causeCount: Int { base.causeCount }
  func cause(_ index: Int) -> CauseRule { base.cause(index) }
  var deliveryCount: Int { base.deliveryCount }
  func delivery(_ index: Int) -> DeliveryRule { base.delivery(index) }
  var deadlineCount: Int { base.deadlineCount }
  func deadline(_ index: Int) -> DeadlineRule { changeDeadline(index, base.deadline(index)) }
  var standingCount: Int { base.standingCount }
  func standing(_ index: Int) -> StandingRule { changeStanding(index, base.standing(index)) }
  var relaunchCount: Int { base.relaunchCount + addedRelaunches.count }
  func relaunch(_ index: Int) -> RelaunchRule {
    index < base.relaunchCount
      ? changeRelaunch(index, base.relaunch(index)) : addedRelaunches[index - base.relaunchCount]
  }
  var notificationCount: Int { base.notificationCount + addedNotifications.count }
  func notification(_ index: Int) -> NotificationRule {
    index < base.notificationCount
      ? base.notification(index) : addedNotifications[index - base.notificationCount]
  }
  var modeCount: Int { base.modeCount + addedModes.count }
  func mode(_ index: Int) -> ModeRule {
    index < base.modeCount ? base.mode(index) : addedModes[index - base.modeCount]
  }
  var eventCount: Int { base.eventCount + addedEvents.count }
  func event(_ index: Int) -> EventRule {
    index < base.eventCount ? base.event(index) : addedEvents[index - base.eventCount]
  }
  var quotaCount: Int { base.quotaCount + addedQuotas.count }
  func quota(_ index: Int) -> QuotaRule {
    index < base.quotaCount ? base.quota(index) : addedQuotas[index - base.quotaCount]
  }
  var conductCount: Int { base.conductCount + addedConducts.count }
  func conduct(_ index: Int) -> ConductRule {
    index < base.conductCount ? base.conduct(index) : addedConducts[index - base.conductCount]
  }
  var dutyCount: Int { base.dutyCount + addedDuties.count }
  func duty(_ index: Int) -> DutyRule {
    index < base.dutyCount ? base.duty(index) : addedDuties[index - base.dutyCount]
  }
  var manifestCount: Int { base.manifestCount + addedFindings.count }
  func manifest(_ index: Int) -> ManifestRule {
    index < base.manifestCount ? base.manifest(index) : addedFindings[index - base.manifestCount]
  }
  var terminationCount: Int { base.terminationCount + addedTerminations.count }
  func termination(_ index: Int) -> TerminationRule {
    index < base.terminationCount
      ? base.termination(index) : addedTerminations[index - base.terminationCount]
  }
}

extension StandingRule {
  /// The same row with another standing.
  func leading(to standing: Standing) -> StandingRule {
    StandingRule(
      id: id, since: since, until: until, basis: basis, terminations: terminations,
      standing: standing, precedence: precedence, when: when, unless: unless, conflict: conflict,
      sources: sources, note: note)
  }
}

extension RelaunchRule {
  /// The same row with another verdict.
  func saying(_ verdict: Verdict) -> RelaunchRule {
    RelaunchRule(
      id: id, since: since, until: until, basis: basis, triggers: triggers, standings: standings,
      terminations: terminations, verdict: verdict, guarantee: guarantee, precedence: precedence,
      when: when, unless: unless, conflict: conflict, sources: sources, note: note)
  }
}
