// An evidence profile only chooses among rows: what it does not admit might as well not be there.

import Testing

@testable import LifecyclePolicy

@Suite struct ProfileTests {
  private static let rounds = 24

  @Test func answersAreThoseOfTheRowsThatAreAdmitted() async {
    let findings = await gather(Ground.of([.lifecycle])) { ground in
      var findings = Findings()
      let profile = ground.place.profile
      let admitted = Policy(book: AdmittedBook(profile: profile))
      var generator = SeededGenerator(seed: UInt64(ground.place.os.packed))
      for world in World.all {
        let context = world.being(ground.kind).context(ground.place.os, profile)
        for question in AnyQuestion.some(Self.rounds, &generator) {
          findings.count()
          let whole = question.told(by: policy, in: context)
          let part = question.told(by: admitted, in: context)
          findings.check(whole == part, "\(ground): \(question): \(whole), admitted \(part)")
        }
      }
      return findings
    }
    findings.report("answers of the rows that a profile admits")
  }
}

/// The built-in rows, those that a profile does not admit never in force.
private struct AdmittedBook: RuleBook {
  let profile: EvidenceProfile
  private let base = RuleTables()

  init(profile: EvidenceProfile) { self.profile = profile }

  private func row<Row: RuleRow>(_ row: Row, _ since: KeyPath<Row, OSVersion>) -> Row {
    row.basis.profiles.contains(profile) ? row : row.setting(since, .open)
  }

  var lifecycleCount: Int { base.lifecycleCount }
  func lifecycle(_ index: Int) -> LifecycleRule { row(base.lifecycle(index), \.since) }
  var transitionCount: Int { base.transitionCount }
  func transition(_ index: Int) -> TransitionRule { row(base.transition(index), \.since) }
  var causeCount: Int { base.causeCount }
  func cause(_ index: Int) -> CauseRule { row(base.cause(index), \.since) }
  var deliveryCount: Int { base.deliveryCount }
  func delivery(_ index: Int) -> DeliveryRule { row(base.delivery(index), \.since) }
  var deadlineCount: Int { base.deadlineCount }
  func deadline(_ index: Int) -> DeadlineRule { row(base.deadline(index), \.since) }
  var standingCount: Int { base.standingCount }
  func standing(_ index: Int) -> StandingRule { row(base.standing(index), \.since) }
  var relaunchCount: Int { base.relaunchCount }
  func relaunch(_ index: Int) -> RelaunchRule { row(base.relaunch(index), \.since) }
  var notificationCount: Int { base.notificationCount }
  func notification(_ index: Int) -> NotificationRule { row(base.notification(index), \.since) }
  var modeCount: Int { base.modeCount }
  func mode(_ index: Int) -> ModeRule { row(base.mode(index), \.since) }
  var eventCount: Int { base.eventCount }
  func event(_ index: Int) -> EventRule { row(base.event(index), \.since) }
  var quotaCount: Int { base.quotaCount }
  func quota(_ index: Int) -> QuotaRule { row(base.quota(index), \.since) }
  var conductCount: Int { base.conductCount }
  func conduct(_ index: Int) -> ConductRule { row(base.conduct(index), \.since) }
  var dutyCount: Int { base.dutyCount }
  func duty(_ index: Int) -> DutyRule { row(base.duty(index), \.since) }
  var manifestCount: Int { base.manifestCount }
  func manifest(_ index: Int) -> ManifestRule { row(base.manifest(index), \.since) }
  var terminationCount: Int { base.terminationCount }
  func termination(_ index: Int) -> TerminationRule { row(base.termination(index), \.since) }
}
