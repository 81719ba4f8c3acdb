// That answers which cross to C as numbers say what the tables say.

import Testing

@testable import LifecyclePolicy

@Suite struct PlainAnswerTests {
  private let policy = Policy(book: RuleTables())

  /// Every allowance and many relaunches, on every stretch of versions and in worlds of all kinds.
  @Test func deadlinesAndRelaunches() async {
    let findings = await gather(Place.all) { place in
      var findings = Findings()
      var generator = SeededGenerator(seed: UInt64(place.os.packed) &+ 2)
      for kind in AppKind.allCases {
        let world = World.drawn(kind, &generator)
        let context = world.context(place.os, place.profile)
        for allowance in Allowance.allCases {
          check(allowance, in: context, &findings)
        }
        for trigger in Trigger.allCases {
          for termination in Termination.allCases {
            let since = Mask<Since>(bits: generator.next() & Mask<Since>.all.bits)
            let query = RelaunchQuery(after: termination, on: trigger, since: since)
            check(query, in: context, &findings)
          }
        }
      }
      return findings
    }
    findings.report("deadlines and relaunches as numbers")
  }

  private func check(_ allowance: Allowance, in context: Context, _ findings: inout Findings) {
    let plain = PlainDeadline(allowance, in: context)
    let answer = policy.deadline(allowance, in: context)
    let wanted = DeadlineNumbers(answer, of: policy)
    findings.count()
    findings.check(
      DeadlineNumbers(plain) == wanted, "\(context.os) \(allowance): \(plain), tables \(wanted)")
    let settled = PlainDeadline(settled: allowance, in: context.era)
    findings.check(
      !settled.isSettled || DeadlineNumbers(settled) == wanted,
      "\(context.os) \(allowance) settled: \(settled), tables \(wanted)")
  }

  private func check(_ query: RelaunchQuery, in context: Context, _ findings: inout Findings) {
    let plain = PlainRelaunch(query, in: context)
    // What legacy VoIP delivers turns on the linked SDK, and is asked the long way.
    let isLong =
      Mask.legacyVoIP.contains(query.trigger) && context.ruledOS >= OSVersion(10)
      && context.profile != .article
    findings.check(plain.isSettled != isLong, "\(context.os) \(query): asked which way?")
    if isLong { return }
    let wanted = RelaunchNumbers(policy.relaunch(query, in: context), of: policy)
    findings.count()
    findings.check(
      RelaunchNumbers(plain) == wanted,
      "\(context.os) \(context.profile.name) \(query): \(RelaunchNumbers(plain)), tables \(wanted)")
  }
}

extension Policy {
  /// As it crosses to C: -1 for none.
  fileprivate func number(of rule: RuleReference?) -> Int32 {
    Int32(rule.map(book.number) ?? -1)
  }
}

private struct DeadlineNumbers: Equatable {
  let codes: [Int32]
  let durations: [Int64]
  let isDisputed: Bool
  let requires: Mask<Condition>

  init(_ plain: PlainDeadline) {
    codes = [
      plain.ruleNumber, plain.newestVerdict, plain.evidence, plain.extendable, plain.atExpiry,
      plain.code,
    ]
    durations = [plain.advice, plain.limit, plain.warning]
    isDisputed = plain.isDisputed != 0
    requires = plain.requires
  }

  init(_ answer: DeadlineAnswer, of policy: Policy<some RuleBook>) {
    codes = [
      policy.number(of: answer.rule), answer.newestVerdict.rawValue,
      answer.evidence?.rawValue ?? 0, answer.extendable.rawValue, answer.atExpiry?.rawValue ?? 0,
      answer.code?.rawValue ?? 0,
    ]
    durations = [answer.advice, answer.limit, answer.warning].map { $0?.count ?? -1 }
    isDisputed = answer.isDisputed
    requires = answer.requires
  }
}

private struct RelaunchNumbers: Equatable {
  let codes: [Int32]
  let allowed: Int64
  let isDisputed: Bool
  let requires: Mask<Condition>

  init(_ plain: PlainRelaunch) {
    codes = [
      plain.ruleNumber, plain.newestVerdict, plain.evidence, plain.guarantee, plain.launchState,
      plain.callback, plain.allowance, plain.standing, plain.deliveryRule,
    ]
    allowed = plain.allowed
    isDisputed = plain.isDisputed != 0
    requires = plain.requires
  }

  init(_ answer: RelaunchAnswer, of policy: Policy<some RuleBook>) {
    codes = [
      policy.number(of: answer.rule), answer.newestVerdict.rawValue,
      answer.evidence?.rawValue ?? 0, answer.guarantee?.rawValue ?? 0,
      answer.launchState?.rawValue ?? 0, answer.callback?.rawValue ?? 0,
      answer.allowance?.rawValue ?? 0, answer.standing?.rawValue ?? 0,
      policy.number(of: answer.deliveryRule),
    ]
    allowed = answer.allowed?.count ?? -1
    isDisputed = answer.isDisputed
    requires = answer.requires
  }
}
