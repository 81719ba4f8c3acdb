// A rule book that differs from the built-in one in what a test says.

@testable import LifecyclePolicy

/// The built-in rows, each through a function that may change it, and relaunch rows at the end.
struct AlteredBook: RuleBook {
  private let base = BuiltInRuleBook()
  var changeTransition: @Sendable (Int, TransitionRule) -> TransitionRule = { $1 }
  var changeDeadline: @Sendable (Int, DeadlineRule) -> DeadlineRule = { $1 }
  var changeStanding: @Sendable (Int, StandingRule) -> StandingRule = { $1 }
  var changeRelaunch: @Sendable (Int, RelaunchRule) -> RelaunchRule = { $1 }
  var addedRelaunches: [RelaunchRule] = []

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
}

/// A rule book in which nothing stands; `hasLifecycle` leaves the rows without which no state is.
struct EmptyBook: RuleBook {
  var hasLifecycle = false
  private let base = BuiltInRuleBook()

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
