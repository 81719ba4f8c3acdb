// A summary of an answer. Tests use summaries to compare the answer while a fact is unknown with
// the answers once the fact is known.

@testable import LifecyclePolicy

/// The gist of an answer, and the conditions on which the answer depends.
struct AnswerSummary: Sendable {
  let verdict: Verdict
  /// What the answer grants. For an allowed transition, these are its callbacks and notifications,
  /// and the states that the app reads in them. For an unlimited deadline, this is `no limit`. For
  /// all other answers, it is the verdict.
  let grants: String
  let requires: Mask<Condition>
  let rule: RuleIndex?

  init(_ question: Question, in context: Context) {
    let policy = policy(context)
    var ruling = Ruling()
    var granted: String?
    switch question {
    case .transition(let query):
      ruling = policy.transition(query).ruling
      if ruling.newestVerdict == .allowed {
        granted = "\(policy.steps(query).map { "\($0.name) \($0.reads?.name ?? "")" })"
      }
    case .deadline(let allowance):
      let answer = policy.deadline(allowance)
      ruling = answer.ruling
      if answer.limit == .unlimited { granted = "no limit" }
    case .relaunch, .conduct, .event, .quota, .mode, .termination, .suspension, .purge, .call:
      ruling = question.ruling(by: policy)
    }
    verdict = ruling.newestVerdict
    grants = granted ?? verdict.name.description
    requires = ruling.requires
    rule = ruling.rule
  }

  var isSilentOrAbsent: Bool { verdict == .unspecified || verdict == .notApplicable }
  var summary: String { "\(verdict.name) by \(rule?.id ?? "no rule")" }

  /// Checks the answer that a question gets while a fact is unknown. In the first of `contexts`,
  /// the fact is unknown; each of the others has a value of the fact. Either the answer is
  /// conditional: then it requires a condition of the fact, or an answer with a value is
  /// conditional, too. Or all answers with a value grant the same, and one of them has the verdict
  /// of the answer.
  static func check(
    _ question: Question, _ contexts: [Context], _ conditions: Mask<Condition>,
    _ what: () -> String, _ findings: inout Findings
  ) {
    findings.count()
    let all = contexts.map { AnswerSummary(question, in: $0) }
    let unknown = all[0]
    let known = all.dropFirst()
    var place: String {
      "\(what()): \(question): \(unknown.summary), known \(known.map(\.summary))"
    }
    let turns = Set(known.map(\.grants)).count > 1
    if unknown.verdict == .conditional {
      let isOwn = known.contains { $0.verdict == .conditional }
      // The known answers may be equal here: two rules, one for each value of the fact, can give
      // the same answer.
      findings.check(
        isOwn || !unknown.requires.intersection(conditions).isEmpty,
        "\(place): `requires` does not name the fact: \(unknown.requires.values.map(\.name))")
    } else if unknown.verdict == .unspecified, known.allSatisfy(\.isSilentOrAbsent) {
      // If the sources are silent about a state, silence is also the right answer while it is
      // unknown whether the state exists.
      return
    } else {
      findings.check(!turns, "\(place): it turns on the fact, and does not say so")
      findings.check(
        known.contains { $0.verdict == unknown.verdict }, "\(place): the answer of neither")
    }
  }
}
