// An answer in a word, to compare what is said without a fact with what is said with it.

@testable import LifecyclePolicy

/// What an answer comes to, in a word, and what it leans on.
struct Upshot: Sendable {
  let verdict: Verdict
  /// The verdict, and where a fact can turn it, what is granted.
  let grants: String
  let requires: Mask<Condition>
  let rule: RuleReference?

  init(_ answer: RelaunchAnswer) {
    verdict = answer.newestVerdict
    grants = verdict.name.description
    requires = answer.requires
    rule = answer.rule
  }

  init(_ answer: DeadlineAnswer) {
    verdict = answer.newestVerdict
    grants = answer.limit == .unlimited ? "no limit" : verdict.name.description
    requires = answer.requires
    rule = answer.rule
  }

  init(_ answer: TransitionAnswer) {
    verdict = answer.newestVerdict
    let steps = policy.steps(answer.steps).map { "\($0.name) \($0.reads?.name ?? "")" }
    grants = verdict == .allowed ? "\(steps)" : verdict.name.description
    requires = answer.requires
    rule = answer.rule
  }

  var isSilentOrAbsent: Bool { verdict == .unspecified || verdict == .notApplicable }

  init(_ ruling: Ruling) {
    verdict = ruling.newestVerdict
    grants = verdict.name.description
    requires = ruling.requires
    rule = ruling.rule
  }

  /// The answer of an unknown fact against those that it has where the fact is known.
  static func check(
    _ unknown: Upshot, _ known: [Upshot], _ conditions: Mask<Condition>,
    _ what: () -> String, _ findings: inout Findings
  ) {
    var place: String {
      let told = known.map { "\($0.verdict.name) by \($0.rule?.id ?? "no rule")" }
      return "\(what()): \(unknown.verdict.name) by \(unknown.rule?.id ?? "no rule"), known \(told)"
    }
    let turns = Set(known.map(\.grants)).count > 1
    if unknown.verdict == .conditional {
      let isOwn = known.contains { $0.verdict == .conditional }
      // It may be so without need: where two rules say the same, each in its own case.
      findings.check(
        isOwn || !unknown.requires.intersection(conditions).isEmpty,
        "\(place): `requires` does not name the fact: \(unknown.requires.values.map(\.name))")
    } else if unknown.verdict == .unspecified, known.allSatisfy(\.isSilentOrAbsent) {
      // Silence about a state that may not be there is still silence.
      return
    } else {
      findings.check(!turns, "\(place): it turns on the fact, and does not say so")
      findings.check(
        known.contains { $0.verdict == unknown.verdict }, "\(place): the answer of neither")
    }
  }
}
