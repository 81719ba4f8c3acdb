// Checks every question that a single rule decides, on every version edge, under every profile and
// for every kind of app.

import Testing

@testable import LifecyclePolicy
@testable import RuleCompiler

@Suite struct ExhaustiveRulingTests {
  @Test func everyConduct() async {
    await Self.walk("conduct", Ground.of([.lifecycle, .conduct]), Question.conducts)
  }

  @Test func everyEvent() async {
    await Self.walk("events", Ground.of([.lifecycle, .event]), Question.events)
  }

  @Test func everyQuotaAndMode() async {
    let grounds = Ground.of([.lifecycle, .quota, .mode])
    await Self.walk("quotas and modes", grounds, Question.quotas + Question.modes)
  }

  @Test func everyTermination() async {
    let grounds = Place.all.map { Ground(place: $0, kind: .plain) }
    await Self.walk("terminations", grounds, Question.terminations)
  }

  @Test func everySuspension() async {
    await Self.walk("suspension", Ground.of([.lifecycle, .suspension]), Question.suspensions)
  }

  @Test func everyPurge() async {
    await Self.walk("purges", Ground.of([.lifecycle, .purge]), Question.purges)
  }

  /// If an allowance or activity alone keeps an app running, the same allowance or activity also
  /// keeps the app running together with others. Nothing else keeps the app running.
  @Test func severalThingsAtOnce() async {
    await gather("suspension with several things under way", Ground.of([.lifecycle, .suspension])) {
      ground, findings in
      var generator = SeededGenerator(seed: UInt64(ground.place.os.packed))
      for context in ground.contexts {
        let policy = policy(context)
        let clocks = Mask<Allowance>(bits: generator.next()).intersection(.all)
        let doings = Mask<Activity>(bits: generator.next()).intersection(.all)
        let begun = Mask<Activity>(bits: generator.next()).intersection(.all)
        let together = policy.suspension(
          SuspensionQuery(clocks, activities: doings, begunInFront: begun))
        let alone =
          clocks.values.map { policy.suspension(SuspensionQuery(Mask($0))) }
          + doings.values.map {
            policy.suspension(SuspensionQuery(activities: Mask($0), begunInFront: begun))
          }
        let heldBy = alone.reduce(Mask<Allowance>.none) { $0.union($1.allowances) }
        let held = alone.reduce(Mask<Activity>.none) { $0.union($1.activities) }
        findings.count()
        findings.check(
          together.allowances == heldBy && together.activities == held,
          "\(ground): \(together), one by one \(heldBy) and \(held)")
      }
    }
  }

  private static func walk(_ what: String, _ grounds: [Ground], _ questions: [Question]) async {
    await gather(what, grounds) { ground, findings in
      // The meaning of a code does not depend on the app, so one context is enough.
      let world = ground.world.context(ground.place.os, ground.place.profile)
      let contexts = what == "terminations" ? [world] : ground.contexts
      for context in contexts {
        let policy = policy(context)
        for question in questions {
          findings.count()
          RulingCheck(ground: ground, policy: policy, question: question).check(&findings)
        }
      }
    }
  }
}

/// Checks the answer to a question that a single rule decides.
struct RulingCheck {
  let ground: Ground
  let policy: Policy
  let question: Question

  func check(_ findings: inout Findings) {
    switch question {
    case .conduct(let query): conduct(query, &findings)
    case .event(let query): event(query, &findings)
    case .quota(let quota): self.quota(quota, &findings)
    case .mode(let mode): self.mode(mode, &findings)
    case .termination(let query): termination(query, &findings)
    case .suspension(let query): suspension(query, &findings)
    case .purge(let query): purge(query, &findings)
    case .transition, .deadline, .relaunch, .call: break
    }
  }

  /// Checks the verdict, the evidence and the deciding rule of the answer.
  private func check(
    _ ruling: Ruling, _ family: Family, in state: AppState? = nil, _ findings: inout Findings
  ) {
    let verdict = ruling.newestVerdict
    var place: String {
      "\(ground): \(question): \(verdict.name) by \(ruling.rule?.id ?? "no rule"):"
    }
    findings.check(
      ruling.verdict == (policy.isUnknownOS ? .unknownOS : verdict), "\(place) newest verdict")
    findings.check(ruling.flags & ~1 == 0, "\(place) flags \(ruling.flags)")
    let lifecycle = policy.lifecycle
    let exists = state.map { lifecycle.states.contains(LifecycleState($0)) } ?? true
    guard let rule = ruling.rule else {
      findings.check(verdict == .unspecified && ruling.evidence == nil, "\(place) no rule")
      findings.check(exists || lifecycle.rule == nil, "\(place) no such state")
      return
    }
    let row = rule.row
    findings.check(ruling.evidence == row.basis.evidence, "\(place) evidence")
    findings.check(ruling.isDisputed == (row.conflict != nil), "\(place) disputed or not?")
    findings.check(row.basis.profiles.contains(ground.place.profile), "\(place) of the profile")
    if row.family == .lifecycle {
      findings.check(!exists && verdict == .notApplicable, "\(place) the state is there")
      return
    }
    findings.check(exists, "\(place) no such state")
    findings.check(row.family == family, "\(place) another family")
    let isAbout = question.keys[family].map { RowKeys(row).overlap($0) } ?? false
    findings.check(isAbout, "\(place) a rule about something else")
    findings.check(
      ground.place.admits(row) || family == .mode && verdict == .notApplicable,
      "\(place) not in force")
    findings.check(row.precedence != .alternative, "\(place) an alternative never decides")
    findings.check(
      verdict != .conditional || row.verdict == .conditional,
      "\(place) conditional where all is known")
  }

  func conduct(_ query: ConductQuery, _ findings: inout Findings) {
    let answer = policy.conduct(query)
    check(answer.ruling, .conduct, in: query.state, &findings)
    var place: String { "\(ground): \(query) \(answer)" }
    let verdict = answer.ruling.newestVerdict
    let isRefused = verdict == .forbidden || verdict == .conditional
    findings.check(answer.price == nil || isRefused, "\(place) a price of what is allowed")
    findings.check(answer.code == nil || answer.price == .terminate, "\(place) code, and no end")
    findings.check(
      answer.stopBefore == nil || verdict == .allowed || verdict == .conditional,
      "\(place) stops what is not allowed")
    let comes = answer.stopBefore?.comes(to: policy)
    findings.check(comes ?? true, "\(place) stops before what does not come")
    // An answer can depend on something that is not a fact. The note of the rule then says what
    // this is.
    let isExplained = !answer.requires.isEmpty || !(answer.rule?.row.note.isEmpty ?? true)
    findings.check(verdict != .conditional || isExplained, "\(place) conditional on nothing")
  }

  func suspension(_ query: SuspensionQuery, _ findings: inout Findings) {
    let answer = policy.suspension(query)
    check(answer.ruling, .suspension, in: .suspended, &findings)
    var place: String { "\(ground): \(query) \(answer)" }
    let isAsked =
      answer.allowances.subtracting(query.allowances).isEmpty
      && answer.activities.subtracting(query.activities).isEmpty
    findings.check(isAsked, "\(place) held by what is not there")
    let isHeld = !answer.allowances.isEmpty || !answer.activities.isEmpty
    findings.check(!isHeld || answer.newestVerdict == .forbidden, "\(place) held, and suspended")
  }

  func purge(_ query: PurgeQuery, _ findings: inout Findings) {
    let answer = policy.purge(query)
    check(answer.ruling, .purge, in: query.state, &findings)
    var place: String { "\(ground): \(query) \(answer)" }
    findings.check(answer.rank.map { $0 > 0 } ?? true, "\(place) rank")
    let isSilent = answer.rank == nil && answer.warned == .unknown
    findings.check(answer.newestVerdict == .allowed || isSilent, "\(place) no end, and a rank")
  }

  func event(_ query: EventQuery, _ findings: inout Findings) {
    let answer = policy.delivery(query)
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
    let comes = answer.callback?.comes(to: policy)
    findings.check(comes ?? true, "\(place) a callback that does not come")
    let isSilent = answer.merging == nil && answer.trigger == nil && answer.rank == nil
    findings.check(answer.rule != nil || isSilent, "\(place) said by no rule")
    findings.check(answer.rank.map { $0 >= 0 } ?? true, "\(place) rank")
  }

  func quota(_ quota: Quota, _ findings: inout Findings) {
    let answer = policy.quota(quota)
    check(answer.ruling, .quota, &findings)
    let isSilent =
      answer.count == nil && answer.unit == nil && answer.window == nil && answer.atExcess == nil
    var place: String { "\(ground): \(quota) \(answer)" }
    findings.check(
      answer.ruling.newestVerdict == .allowed || isSilent, "\(place) figures of nothing")
    findings.check(
      answer.ruling.newestVerdict != .allowed || answer.unit != nil, "\(place) no unit")
    findings.check(answer.count.map { $0 >= 0 } ?? true, "\(place) negative")
    findings.check(answer.window.map { $0.count > 0 } ?? true, "\(place) no time at all")
  }

  func mode(_ mode: BackgroundMode, _ findings: inout Findings) {
    let answer = policy.mode(mode)
    check(answer.ruling, .mode, &findings)
    let verdict = answer.ruling.newestVerdict
    var place: String { "\(ground): \(mode) \(answer)" }
    let os = policy.ruledOS
    if let introduced = answer.introduced, os < introduced {
      findings.check(verdict == .notApplicable, "\(place) not there yet")
    }
    if let removed = answer.removed, os >= removed {
      findings.check(verdict != .allowed, "\(place) no more there")
    }
    findings.check(verdict != .allowed || answer.introduced != nil, "\(place) since when?")
    let versions = [answer.introduced, answer.deprecated, answer.removed].compactMap { $0 }
    findings.check(
      versions.allSatisfy { $0 >= .oldest && $0 <= .newest } && versions == versions.sorted()
        && (answer.introduced == nil || answer.introduced != answer.removed),
      "\(place) versions")
    let isBefore = answer.introduced.map { os < $0 } ?? false
    let isAfter = answer.removed.map { os >= $0 } ?? false
    findings.check(
      verdict != .notApplicable || isBefore || isAfter
        || answer.introduced == nil && answer.removed == nil,
      "\(place) neither too early nor too late")
    findings.check(
      verdict == .allowed
        || answer.wakes.isEmpty && answer.permits.isEmpty && answer.keepsRunning.isEmpty,
      "\(place) does something")
  }

  func termination(_ query: TerminationQuery, _ findings: inout Findings) {
    let answer = policy.termination(query)
    check(answer.ruling, .termination, &findings)
    let verdict = answer.ruling.newestVerdict
    var place: String { "\(ground): \(query) \(answer)" }
    findings.check(
      answer.cause == nil || verdict == .allowed || verdict == .forbidden, "\(place) cause")
    findings.check(
      answer.cause != Termination.none && answer.cause != .neverLaunched,
      "\(place) that did not end it")
    findings.check(verdict != .allowed || answer.cause != nil, "\(place) no cause")
    let isSilent =
      answer.rule == nil && answer.cause == nil && answer.allowance == nil
      && answer.brokenRule == nil
    findings.check(verdict != .unspecified || isSilent, "\(place) says something")
    findings.check(answer.allowance != nil || answer.allowanceDuration == nil, "\(place) allowance")
    findings.check(
      answer.brokenRule.map { [.deadline, .conduct].contains($0.family) } ?? true,
      "\(place) broken")
    let meaning = policy.meaning(of: answer).description
    findings.check(meaning == answer.rule?.row.text(.text) ?? "", "\(place) \(meaning)")
    findings.check(!meaning.isEmpty || answer.rule == nil, "\(place) no meaning")
  }
}
