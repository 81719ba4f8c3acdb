// Every question of the families that one rule decides, on every version, profile and kind of app.

import Testing

@testable import LifecyclePolicy

@Suite struct ExhaustiveRulingTests {
  @Test func everyConduct() async {
    let findings = await gather(Ground.of([.lifecycle, .conduct])) { ground in
      var findings = Findings()
      for context in ground.contexts {
        for state in AppState.allCases {
          for activity in Activity.allCases {
            let query = ConductQuery(in: state, activity)
            findings.count()
            RulingCheck(ground, context, .conduct(query)).conduct(query, &findings)
          }
        }
      }
      return findings
    }
    findings.report("conduct")
  }

  @Test func everyEvent() async {
    let findings = await gather(Ground.of([.lifecycle, .event])) { ground in
      var findings = Findings()
      for context in ground.contexts {
        for state in AppState.allCases {
          for event in Event.allCases {
            let query = EventQuery(event, in: state)
            findings.count()
            RulingCheck(ground, context, .event(query)).event(query, &findings)
          }
        }
      }
      return findings
    }
    findings.report("events")
  }

  @Test func everyQuotaAndMode() async {
    let findings = await gather(Ground.of([.lifecycle, .quota, .mode])) { ground in
      var findings = Findings()
      for context in ground.contexts {
        for quota in Quota.allCases {
          findings.count()
          RulingCheck(ground, context, .quota(quota)).quota(quota, &findings)
        }
        for mode in BackgroundMode.allCases {
          findings.count()
          RulingCheck(ground, context, .mode(mode)).mode(mode, &findings)
        }
      }
      return findings
    }
    findings.report("quotas and modes")
  }

  /// Every code at which a rule begins or ends, and those beside it.
  static let codes: [UInt64] = {
    var codes: Set<UInt64> = [0, .max, 0xffff, 0x1_0000, 0xffff_ffff]
    for index in 0..<policy.book.terminationCount {
      let row = policy.book.termination(index)
      codes.formUnion([row.low, row.high, row.low &- 1, row.high &+ 1])
    }
    return codes.sorted()
  }()

  @Test func everyTermination() async {
    let findings = await gather(Place.all) { place in
      var findings = Findings()
      let ground = Ground(place: place, kind: .plain)
      let context = ground.world.context(place.os, place.profile)
      for namespace in [nil] + TerminationNamespace.allCases {
        for code in Self.codes {
          let query = TerminationQuery(namespace, code: code)
          findings.count()
          RulingCheck(ground, context, .termination(query)).termination(query, &findings)
        }
      }
      return findings
    }
    findings.report("terminations")
  }
}

/// What holds of an answer by one rule.
struct RulingCheck {
  let ground: Ground
  let context: Context
  let question: Question
  private let lifecycle: LifecycleAnswer

  init(_ ground: Ground, _ context: Context, _ question: Question) {
    self.ground = ground
    self.context = context
    self.question = question
    lifecycle = policy.lifecycle(in: context)
  }

  /// What the answer rests on.
  private func check(
    _ ruling: Ruling, _ family: Family, in state: AppState? = nil, _ findings: inout Findings
  ) {
    let verdict = ruling.newestVerdict
    var place: String {
      "\(ground): \(question): \(verdict.name) by \(ruling.rule?.id ?? "no rule"):"
    }
    findings.check(
      ruling.verdict == (context.isUnknownOS ? .unknownOS : verdict), "\(place) newest verdict")
    let exists = state.map { lifecycle.states.contains(LifecycleState($0)) } ?? true
    guard let rule = ruling.rule else {
      findings.check(verdict == .unspecified && ruling.evidence == nil, "\(place) no rule")
      findings.check(exists || lifecycle.rule == nil, "\(place) no such state")
      return
    }
    let row = rule.summary
    findings.check(ruling.evidence == row.basis.evidence, "\(place) evidence")
    findings.check(ruling.isDisputed == (row.conflict != nil), "\(place) disputed or not?")
    findings.check(row.basis.profiles.contains(ground.place.profile), "\(place) of the profile")
    if rule.family == .lifecycle {
      findings.check(!exists && verdict == .notApplicable, "\(place) the state is there")
      return
    }
    findings.check(exists, "\(place) no such state")
    findings.check(rule.family == family, "\(place) another family")
    let isAbout = question.keys[family].map { RowKeys(rule).overlap($0) } ?? false
    findings.check(isAbout, "\(place) a rule about something else")
    findings.check(
      ground.place.admits(row) || family == .mode && verdict == .notApplicable,
      "\(place) not in force")
    findings.check(row.precedence != .alternative, "\(place) an alternative never decides")
    findings.check(
      verdict != .conditional || rule.ownVerdict == .conditional,
      "\(place) conditional where all is known")
  }

  func conduct(_ query: ConductQuery, _ findings: inout Findings) {
    let answer = policy.conduct(query, in: context)
    check(answer.ruling, .conduct, in: query.state, &findings)
    var place: String { "\(ground): \(query) \(answer)" }
    let verdict = answer.ruling.newestVerdict
    let isRefused = verdict == .forbidden || verdict == .conditional
    findings.check(answer.price == nil || isRefused, "\(place) a price of what is allowed")
    findings.check(answer.code == nil || answer.price == .terminate, "\(place) code, and no end")
    findings.check(
      answer.stopBefore == nil || verdict == .allowed || verdict == .conditional,
      "\(place) stops what is not allowed")
    let comes = answer.stopBefore?.comes(to: lifecycle.lifecycle, in: context)
    findings.check(comes ?? true, "\(place) stops before what does not come")
  }

  func event(_ query: EventQuery, _ findings: inout Findings) {
    let answer = policy.delivery(query, in: context)
    check(answer.ruling, .event, in: query.state, &findings)
    var place: String { "\(ground): \(query) \(answer)" }
    let verdict = answer.ruling.newestVerdict
    findings.check(
      (answer.manner == .withheld) == (verdict == .forbidden), "\(place) withheld or not?")
    findings.check(
      answer.manner == nil || verdict != .unspecified && verdict != .notApplicable,
      "\(place) a manner of nothing")
    findings.check(verdict != .allowed || answer.manner != nil, "\(place) no manner")
    findings.check(
      answer.manner != .afterCallback || answer.callback != nil, "\(place) after which callback?")
    let comes = answer.callback?.comes(to: lifecycle.lifecycle, in: context)
    findings.check(comes ?? true, "\(place) a callback that does not come")
  }

  func quota(_ quota: Quota, _ findings: inout Findings) {
    let answer = policy.quota(quota, in: context)
    check(answer.ruling, .quota, &findings)
    let isSilent =
      answer.count == nil && answer.unit == nil && answer.window == nil && answer.atExcess == nil
    var place: String { "\(ground): \(quota) \(answer)" }
    findings.check(
      answer.ruling.newestVerdict == .allowed || isSilent, "\(place) figures of nothing")
    findings.check(answer.count.map { $0 >= 0 } ?? true, "\(place) negative")
    findings.check(answer.window.map { $0.count > 0 } ?? true, "\(place) no time at all")
  }

  func mode(_ mode: BackgroundMode, _ findings: inout Findings) {
    let answer = policy.mode(mode, in: context)
    check(answer.ruling, .mode, &findings)
    let verdict = answer.ruling.newestVerdict
    var place: String { "\(ground): \(mode) \(answer)" }
    let os = context.ruledOS
    if let introduced = answer.introduced, os < introduced {
      findings.check(verdict == .notApplicable, "\(place) not there yet")
    }
    if let removed = answer.removed, os >= removed {
      findings.check(verdict != .allowed, "\(place) no more there")
    }
    findings.check(verdict != .allowed || answer.introduced != nil, "\(place) since when?")
    findings.check(
      verdict == .allowed
        || answer.wakes.isEmpty && answer.permits.isEmpty && answer.keepsRunning.isEmpty,
      "\(place) does something")
  }

  func termination(_ query: TerminationQuery, _ findings: inout Findings) {
    let answer = policy.termination(query, in: context)
    check(answer.ruling, .termination, &findings)
    let verdict = answer.ruling.newestVerdict
    var place: String { "\(ground): \(query) \(answer)" }
    findings.check(
      answer.cause == nil || verdict == .allowed || verdict == .forbidden, "\(place) cause")
    findings.check(answer.cause != Termination.none, "\(place) that did not end it")
    findings.check(answer.allowance != nil || answer.allowed == nil, "\(place) allowance")
    findings.check(
      answer.brokenRule.map { [.deadline, .conduct].contains($0.family) } ?? true,
      "\(place) broken")
    let meaning = policy.book.meaning(of: answer.ruling.rule)
    findings.check(!meaning.isEmpty || answer.ruling.rule == nil, "\(place) no meaning")
  }
}

extension RuleReference {
  /// The verdict that a row gives; nil in families whose rows give none.
  var ownVerdict: Verdict? {
    let book = policy.book
    return switch family {
    case .transition: book.transition(index).verdict
    case .deadline: book.deadline(index).verdict
    case .relaunch: book.relaunch(index).verdict
    case .mode: book.mode(index).verdict
    case .event: book.event(index).verdict
    case .quota: book.quota(index).verdict
    case .conduct: book.conduct(index).verdict
    case .termination: book.termination(index).verdict
    case .lifecycle, .cause, .delivery, .standing, .notification, .duty, .manifest: nil
    }
  }
}
