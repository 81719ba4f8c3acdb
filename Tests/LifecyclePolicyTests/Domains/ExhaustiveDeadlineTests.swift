// Checks every allowance on every version edge, with and without the host's own figures.

import Testing

@testable import LifecyclePolicy
@testable import RuleCompiler

@Suite struct ExhaustiveDeadlineTests {
  @Test func everyDeadline() async {
    await gather("deadlines", Place.all) { at, findings in
      for kind in AppKind.distinguishing(at, [.lifecycle, .deadline]) {
        for debugger in [Fact.no, .yes] {
          var world = World.favourable.being(kind)
          world.facts.debuggerAttached = debugger
          let policy = policy(world.context(at.os, at.profile))
          for allowance in Allowance.allCases {
            let answer = policy.deadline(allowance)
            findings.count()
            Self.check(answer, { "\(at) \(kind): \(allowance.name)" }, at, &findings)
            Self.checkOverrides(of: answer, allowance, policy, &findings)
          }
        }
      }
    }
  }

  private static func check(
    _ answer: DeadlineAnswer, _ what: () -> String, _ at: Place, _ findings: inout Findings
  ) {
    var place: String { "\(what()): \(answer.newestVerdict) by \(answer.rule?.id ?? "no rule"):" }
    let verdict = answer.newestVerdict
    findings.check(
      answer.verdict == (at.os > .newest ? .unknownOS : verdict), "\(place) newest verdict")
    findings.check(verdict != .conditional, "\(place) conditional where all is known")
    findings.check(verdict != .forbidden, "\(place) an allowance is never forbidden")
    let isSilent =
      answer.advice == nil && answer.limit == nil && answer.warning == nil
      && answer.atExpiry == nil && answer.code == nil && answer.extendable == .unknown
    findings.check(verdict == .allowed || isSilent, "\(place) figures of what is not there")
    if let code = answer.code {
      findings.check(answer.atExpiry == .terminate, "\(place) code \(code), and no end")
    }
    if let limit = answer.limit {
      findings.check(limit.count >= 0, "\(place) a negative limit")
      findings.check(answer.advice.map { $0 <= limit } ?? true, "\(place) advice beyond the limit")
      findings.check(answer.warning.map { $0 <= limit } ?? true, "\(place) a warning before all")
    }
    if let rule = answer.rule {
      findings.check(at.admits(rule.row), "\(place) not in force")
      findings.check(answer.evidence == rule.row.basis.evidence, "\(place) evidence")
      findings.check(answer.isDisputed == rule.isDisputed, "\(place) disputed or not?")
    } else {
      findings.check(verdict == .unspecified && answer.evidence == nil, "\(place) no rule")
      let hasClock = answer.starts != nil || !answer.resets.isEmpty || answer.isShared
      findings.check(!hasClock, "\(place) a clock without a rule")
    }
    let flags = answer.ruling.flags
    findings.check(flags & ~0xf == 0 && flags & 6 != 6, "\(place) flags \(flags)")
  }

  /// If an answer names an allowance, the answer gives the duration of the allowance: the
  /// deadline's limit, or the deadline's advice if the deadline has no limit. The test asks with
  /// and without figures that the host has set.
  @Test func figuresInOtherAnswers() async {
    let own = Dictionary(
      uniqueKeysWithValues: Allowance.allCases.map { ($0, LimitOverride(limit: Nanoseconds(77))) })
    await gather("figures in answers about relaunches and terminations", Place.all) {
      at, findings in
      for limits in [[:], own] {
        let context = World.favourable.context(at.os, at.profile)
        let policy = Policy(for: context, limits: limits)
        let relaunches = Trigger.allCases.map {
          policy.relaunch(RelaunchQuery(after: .none, on: $0))
        }
        let terminations = TerminationCode.allCases.map {
          policy.termination(
            TerminationQuery(nil, code: UInt64(UInt32(bitPattern: $0.rawValue))))
        }
        let found =
          relaunches.map { ($0.allowance, $0.allowanceDuration) }
          + terminations.map { ($0.allowance, $0.allowanceDuration) }
        for (allowance, duration) in found {
          guard let allowance else { continue }
          let deadline = policy.deadline(allowance)
          findings.count()
          findings.check(
            duration == deadline.limit ?? deadline.advice,
            "\(at) \(allowance.name): \(duration as Any), the deadline's \(deadline)")
        }
      }
    }
  }

  /// Checks that each of the host's figures replaces only the rule's figure of the same kind, and
  /// that a warning is never longer than the limit. The host's figures must change nothing for an
  /// allowance that is not applicable.
  private static func checkOverrides(
    of plain: DeadlineAnswer, _ allowance: Allowance, _ policy: Policy,
    _ findings: inout Findings
  ) {
    let figure = Nanoseconds(77)
    let overrides = [
      LimitOverride(), LimitOverride(limit: figure), LimitOverride(limit: .unlimited),
      LimitOverride(advice: figure), LimitOverride(warning: figure),
      LimitOverride(warning: .unlimited), LimitOverride(limit: figure, warning: figure),
      LimitOverride(limit: figure, warning: .unlimited),
      LimitOverride(limit: .unlimited, warning: .unlimited),
      LimitOverride(limit: Nanoseconds(0), advice: figure, warning: figure),
    ]
    for override in overrides {
      let answer = policy.deadline(allowance, with: override)
      var wanted = plain
      if override != LimitOverride(), plain.newestVerdict != .notApplicable {
        wanted.limit = override.limit ?? plain.limit
        wanted.advice = override.advice ?? plain.advice
        wanted.warning = override.warning ?? plain.warning
        if let limit = wanted.limit { wanted.warning = wanted.warning.map { min($0, limit) } }
        wanted.ruling.evidence = .overridden
        wanted.ruling.isDisputed = false
        if plain.newestVerdict == .unspecified {
          wanted.ruling.newestVerdict = .allowed
          wanted.ruling.verdict = policy.isUnknownOS ? .unknownOS : .allowed
        }
      }
      findings.check(answer == wanted, "\(allowance.name) with \(override): \(answer)")
    }
  }
}

extension Policy {
  /// Returns the deadline with the host's own figures for this allowance and for no other.
  func deadline(_ allowance: Allowance, with override: LimitOverride) -> DeadlineAnswer {
    var figures = [Int64](repeating: -1, count: Limits.count)
    let place = (Int(allowance.rawValue) - 1) * 3
    figures[place] = override.limit?.count ?? -1
    figures[place + 1] = override.advice?.count ?? -1
    figures[place + 2] = override.warning?.count ?? -1
    return figures.withUnsafeBufferPointer { figures in
      let limits = figures.baseAddress.map { Limits($0) } ?? Limits()
      let policy = Policy(book: book, os: os, profile: profile, known: known, limits: limits)
      return policy.deadline(allowance)
    }
  }
}
