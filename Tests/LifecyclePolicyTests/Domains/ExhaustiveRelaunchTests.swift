// Checks every relaunch question in a favourable world, in which all facts that matter are known.

import Testing

@testable import LifecyclePolicy
@testable import RuleCompiler

@Suite struct ExhaustiveRelaunchTests {
  /// Every set of things that can happen between a termination and a later trigger.
  static let sinces = (0..<8).map { Mask<Since>(bits: $0) }

  /// One termination for each standing, and the terminations that rules name.
  static let distinguishing: [Termination] = [
    .none, .crash, .voipUnreported, .appExit, .userForceQuit, .userForceQuitHeldButton,
    .exitsOnSuspend, .appUpdate, .appUninstall, .reboot, .neverLaunched,
  ]
  private static let standings: [RelaunchQuery] = Termination.allCases.flatMap { termination in
    sinces.filter { $0.isEmpty || distinguishing.contains(termination) }
      .map { RelaunchQuery(after: termination, on: .userTap, since: $0) }
  }
  /// A question about every trigger after every termination. For the terminations in
  /// `distinguishing`, a question with each of `sinces`.
  static let questions: [RelaunchQuery] = Trigger.allCases.flatMap { trigger in
    standings.map { RelaunchQuery(after: $0.termination, on: trigger, since: $0.since) }
  }
  /// Some of the questions, for tests that go through many facts.
  static let distinguishingQuestions = questions.filter { query in
    guard distinguishing.contains(query.termination) else { return false }
    return query.since.isEmpty
      || query.since == Mask(.reboot) && [.crash, .userForceQuit].contains(query.termination)
  }

  @Test func everyRelaunch() async {
    await gather("relaunches", Ground.of([.delivery, .relaunch])) { ground, findings in
      let context = ground.world.context(ground.place.os, ground.place.profile)
      // The standing does not depend on the trigger, so its rule is found once for all triggers.
      let standings = Self.standings.map { $0.standingRule(context) }
      // For kinds of app other than the plain one, the test skips every trigger whose rules do not
      // depend on what makes the kind different.
      let triggers = ground.triggers
      let policy = policy(context)
      for (index, query) in Self.questions.enumerated() where triggers.contains(query.trigger) {
        let answer = policy.relaunch(query)
        findings.count()
        Self.check(answer, query, standings[index % standings.count], ground.place, &findings)
      }
    }
  }

  /// A running app stays in its state or comes to the front. For any app in memory, neither the
  /// last termination nor the force-quit flag matters.
  @Test func everyState() async {
    await gather("relaunches in every state", Ground.of([.delivery, .relaunch])) {
      ground, findings in
      let policy = policy(ground.world.context(ground.place.os, ground.place.profile))
      for state in AppState.allCases {
        for trigger in Trigger.allCases {
          let query = RelaunchQuery(in: state, after: .crash, on: trigger)
          let answer = policy.relaunch(query)
          var place: String { "\(ground): \(trigger.name) in \(state.name): \(answer.summary):" }
          findings.count()
          Self.checkDisposition(answer, { place }, &findings)
          Self.checkLaunch(of: answer, query, state, { place }, &findings)
          guard state != .notRunning, state != .prewarmed else { continue }
          let flagged = RelaunchQuery(in: state, after: .reboot, on: trigger, forceQuit: true)
          findings.check(policy.relaunch(flagged) == answer, "\(place) the flag of a force quit")
        }
      }
    }
  }

  private static func checkLaunch(
    of answer: RelaunchAnswer, _ query: RelaunchQuery, _ state: AppState, _ what: () -> String,
    _ findings: inout Findings
  ) {
    let launched = answer.launchState
    var place: String { "\(what()) launched in \(launched as Any), \(answer.standing as Any)" }
    guard let running = query.running else {
      findings.check(answer.standing != .running && answer.standing != .inFront, place)
      findings.check(
        launched.map { [.background, .inactive, .prewarmed].contains($0) } ?? true, place)
      return
    }
    guard let standing = answer.standing else { return }
    findings.check(standing == running, place)
    let comesToFront = state == .background && launched == .inactive
    findings.check(launched == nil || launched == state || comesToFront, place)
    // While the app is in front, no time limit of a wake-up runs.
    findings.check(running != .inFront || answer.allowance == nil, place)
  }

  /// Checks that the answer has a disposition only if the event is refused or may be refused, and
  /// that the rule of the disposition is of the family `disposition`.
  private static func checkDisposition(
    _ answer: RelaunchAnswer, _ what: () -> String, _ findings: inout Findings
  ) {
    var place: String { "\(what()) \(answer.disposition as Any)" }
    let isKept = answer.disposition != nil
    findings.check(isKept == (answer.dispositionRule != nil), place)
    findings.check(isKept || answer.occasion == nil, place)
    findings.check(!isKept || answer.newestVerdict != .allowed && answer.standing != nil, place)
    findings.check(answer.dispositionRule.map { $0.family == .disposition } ?? true, place)
    findings.check(answer.ruling.flags & ~1 == 0, "\(what()) flags \(answer.ruling.flags)")
  }

  private static func check(
    _ answer: RelaunchAnswer, _ query: RelaunchQuery, _ standing: RuleIndex?, _ at: Place,
    _ findings: inout Findings
  ) {
    var place: String { "\(at): \(query.summary): \(answer.summary):" }
    let verdict = answer.newestVerdict
    checkDisposition(answer, { place }, &findings)
    checkLaunch(of: answer, query, .notRunning, { place }, &findings)
    findings.check(
      answer.verdict == (at.os > .newest ? .unknownOS : verdict), "\(place) newest verdict")
    // If the trigger does not exist, the answer does not give the standing.
    let standing = answer.standing == nil ? nil : standing
    findings.check(
      answer.standing == standing.flatMap { $0.row.value(.standing) },
      "\(place) standing \(answer.standing?.name ?? "none")")
    if let rule = answer.rule {
      let row = rule.row
      findings.check(answer.evidence == row.basis.evidence, "\(place) evidence")
      findings.check(row.basis.profiles.contains(at.profile), "\(place) not of the profile")
      findings.check(
        at.admits(row) || verdict == .notApplicable, "\(place) not in force")
      findings.check(
        answer.isDisputed == (rule.isDisputed || standing?.isDisputed ?? false),
        "\(place) disputed or not?")
    } else {
      findings.check(verdict == .unspecified, "\(place) no rule")
      findings.check(answer.evidence == nil, "\(place) evidence without a rule")
    }
    if verdict == .conditional {
      // All facts that matter are known, so only a row that is conditional itself can make the
      // answer conditional.
      let isOwn = answer.rule?.row.verdict == .conditional
      findings.check(isOwn, "\(place) conditional where all is known")
    }
    let launches = verdict == .allowed || verdict == .conditional
    findings.check(launches || answer.guarantee == nil, "\(place) a guarantee of nothing")
    findings.check(
      launches || answer.launchState == nil && answer.callback == nil && answer.allowance == nil,
      "\(place) a delivery of nothing")
    let isTimed = answer.allowanceDuration != nil
    findings.check(answer.allowance != nil || !isTimed, "\(place) no allowance")
    findings.check(
      verdict == .notApplicable || answer.standing != nil || at.profile == .founding,
      "\(place) no standing")
    if let delivery = answer.deliveryRule {
      let row = delivery.row
      findings.check(row.family == .delivery, "\(place) a delivery rule of no delivery")
      findings.check(
        at.admits(row) || verdict == .notApplicable, "\(place) no delivery")
    }
  }
}

extension RelaunchQuery {
  var summary: String {
    let since = since.values.map { " \($0.name)" }.joined()
    return "\(trigger.name) after \(termination.name)\(since)"
  }
}

extension RelaunchAnswer {
  var summary: String { "\(newestVerdict.name) by \(rule?.id ?? "no rule")" }
}

extension Ground {
  /// The triggers of the rules that depend on what distinguishes this kind of app from a plain app.
  /// For a plain app, all triggers.
  fileprivate var triggers: Mask<Trigger> {
    guard kind != .plain else { return .all }
    let conditions = kind.differences.reduce(Mask<Condition>.none) { $0.union($1) }
    let rules = place.rules(of: [.delivery, .relaunch], leaningOn: conditions)
    return rules.reduce(into: .none) { $0 = $0.union($1.row.set(.triggers)) }
  }
}
