// Every value that can be asked about is answered by a row on some version, or stands here with the
// reason why none does: a value without a row is a silence that nobody chose.

import Rulebook
import Testing

@testable import LifecyclePolicy
@testable import RuleCompiler

@Suite struct EveryValueTests {
  /// A row that answers for itself: neither the founding articles', nor one that says that nothing is
  /// known, or that there is no such thing.
  private func rows(_ family: Family) -> [Rule] {
    LifecyclePolicyTests.rows(of: family).filter {
      let verdict: Verdict? = $0.value(.verdict)
      return $0.basis != .founding && verdict != .unspecified && verdict != .notApplicable
    }
  }

  private func check<Value: VocabularyEnum & Hashable>(
    _ silent: [Value: String], _ rows: [Rule], _ field: RuleField
  ) {
    for value in Value.allCases {
      let ids = rows.filter { $0.has(value, field) }.map(\.id)
      if let reason = silent[value] {
        #expect(!reason.isEmpty && ids.isEmpty, "\(value.name) is no exception: \(ids)")
      } else {
        #expect(!ids.isEmpty, "no row answers for \(value.name)")
      }
    }
  }

  @Test func triggersAreDelivered() { check([Trigger: String](), rows(.delivery), .triggers) }

  /// Gates alone are no answer: what comes where nothing stands in the way?
  @Test func triggersWakeOrLaunchOrDoNot() {
    let silent: [Trigger: String] = [
      .healthResearchTask: "Apple's page has the class and its time; what launches it was not read."
    ]
    let answers = rows(.relaunch).filter {
      let triggers: Mask<Trigger> = $0.set(.triggers)
      return $0.precedence != .gate && $0.precedence != .existence && triggers != .all
    }
    check(silent, answers, .triggers)
  }

  @Test func terminationsLeaveTheAppSomewhere() {
    check([Termination: String](), rows(.standing), .terminations)
  }

  /// How an end is told in a report.
  @Test func terminationsHaveCodes() {
    let silent: [Termination: String] = [
      .none: "The app is in memory.",
      .neverLaunched: "There was no end.",
      .systemEndedBackground: "The kernel's numbers do not tell it from memory-pressure.",
      .privacyChanged: "Developers saw the app killed; no code tells this reason.",
      .userForceQuitHeldButton: "Some give it 0xdeadfa11, which stands for the force quit.",
      .appExit: "An app that exits writes no report.",
      .backgroundGraphics: "Apple names the end; which code a report has no source says.",
      .exitsOnSuspend: "An app that opted out exits by itself.",
      .appUpdate: "No report of it was found.",
      .appUninstall: "No report of it was found.",
      .reboot: "No report of it was found.",
    ]
    check(silent, LifecyclePolicyTests.rows(of: .termination), .cause)
  }

  @Test func activitiesAreJudged() { check([Activity: String](), rows(.conduct), .activities) }

  @Test func modesDoSomething() { check([BackgroundMode: String](), rows(.mode), .mode) }

  @Test func allowancesHaveFigures() { check([Allowance: String](), rows(.deadline), .allowances) }

  @Test func quotasHaveFigures() { check([Quota: String](), rows(.quota), .quota) }
}
