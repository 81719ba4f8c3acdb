// Checks that for each value of some enumerations, some row gives an answer on some version. A
// value without such a row must be listed in this file with the reason, so that a deliberate gap is
// not taken for a mistake.

import Rulebook
import Testing

@testable import LifecyclePolicy
@testable import RuleCompiler

@Suite struct EveryValueTests {
  /// Returns the rows of a family that count as answers. Rows of the founding articles do not
  /// count. Rows that say that nothing is known, or that something does not exist, do not count
  /// either.
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

  /// A row with the precedence `gate` or `existence` does not count as an answer, and a row about
  /// all triggers does not count either. For each trigger, some row must say what the trigger does
  /// when nothing prevents it.
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

  /// Every termination has a code in reports, except those listed here.
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
