// Checks that explanations agree with the answers that they explain.

import Testing

@testable import LifecyclePolicy
@testable import RuleCompiler

@Suite struct ExplainTests {
  private static let rounds = 100

  @Test func everyQuestionOfSmallDomains() async {
    let kinds: [AppKind] = [.plain, .exitsOnSuspend, .windowsOnPad]
    let grounds = Ground.of([.lifecycle]).filter { kinds.contains($0.kind) }
    await gather("explanations of small domains", grounds) { ground, findings in
      let world = (ground.kind == .plain ? World.favourable : .bare).being(ground.kind)
      let context = world.context(ground.place.os, ground.place.profile)
      for question in Question.ofSmallDomains {
        Self.check(question, context, { "\(ground)" }, &findings)
      }
    }
  }

  @Test func someQuestionsOfLargeDomains() async {
    await gather("explanations of large domains", Ground.of([.lifecycle])) { ground, findings in
      var generator = SeededGenerator(seed: UInt64(ground.place.os.packed))
      for _ in 0..<Self.rounds {
        let world = (World.all.randomElement(using: &generator) ?? .bare).being(ground.kind)
        let context = world.context(ground.place.os, ground.place.profile)
        Self.check(Question.random(&generator), context, { "\(ground)" }, &findings)
      }
    }
  }

  /// Every role occurs in some explanation. Otherwise the checks of a role could pass without
  /// checking anything.
  @Test func everyRole() {
    let context = World.favourable.setting(.cellular, .unknown).context(OSVersion(12), .observed)
    let questions =
      Question.ofSmallDomains + ExhaustiveRelaunchTests.questions.map { .relaunch($0) }
    var missing = Set(Role.allCases)
    for question in questions where !missing.isEmpty {
      missing.subtract(policy(context).explain(question).map(\.role))
    }
    #expect(missing.isEmpty)
  }

  private static func check(
    _ asked: Question, _ context: Context, _ ground: () -> String, _ findings: inout Findings
  ) {
    let policy = policy(context)
    let listed = policy.explain(asked)
    let question = asked.withTarget(policy)
    var place: String { "\(ground()): \(question): \(listed.map { "\($0.role) \($0.rule.id)" })" }
    findings.count()
    let numbers = Set(listed.map(\.rule.number))
    findings.check(
      zip(listed, listed.dropFirst()).allSatisfy { $0.rule.number < $1.rule.number },
      "\(place) a row twice, or out of order")
    let missing = question.rowsAbout(in: context).subtracting(numbers)
    findings.check(missing.isEmpty, "\(place) not listed: \(missing.map { allRules[$0].id })")
    let deciding = listed.filter { $0.role == .decides }
    let wanted = question.rules(in: context)
    findings.check(
      Set(deciding.map(\.rule.number)) == wanted,
      "\(place) answer: \(wanted.map { allRules[$0].id })")
    let keys = question.keys
    for row in listed {
      let family = row.rule.family
      let isAbout = keys[family].map { RowKeys(row.rule).overlap($0) } ?? false
      let leadsElsewhere = family == .transition && row.role == .decides
      findings.check(
        isAbout || leadsElsewhere || family == .silence,
        "\(place) \(row.rule.id) is about something else")
      // `other` is the deciding row of the same family. It is nil if there is none, or if the
      // deciding row leads to a state other than `to` of the question.
      let other = deciding.first {
        $0.rule.family == family && keys[family].map(RowKeys($0.rule).overlap) ?? false
      }
      check(row, other?.rule, context, { place }, &findings)
    }
  }

  /// Checks that the role of a row agrees with its versions, profiles, conditions and precedence.
  private static func check(
    _ row: Explanation, _ deciding: RuleIndex?, _ given: Context, _ what: () -> String,
    _ findings: inout Findings
  ) {
    let rule = row.rule.row
    var place: String { "\(what()) \(row.rule.id):" }
    // The first version of a callback does not depend on the profile.
    let isAdmitted =
      rule.basis.profiles.contains(given.profile) || row.rule.family == .callback
    let isInForce = given.place.admits(rule)
    findings.check(row.failing.intersection(row.unknown).isEmpty, "\(place) failing and unknown")
    let others = row.failing.union(row.unknown).subtracting(rule.when.union(rule.unless))
    findings.check(others.isEmpty, "\(place) conditions of another row")
    switch row.role {
    case .decides: findings.check(isAdmitted, "\(place) not admitted")
    case .otherProfile: findings.check(!isAdmitted, "\(place) admitted")
    case .otherVersion: findings.check(isAdmitted && !isInForce, "\(place) in force")
    case .conditionFails: findings.check(isInForce && !row.failing.isEmpty, "\(place) holds")
    case .conditionUnknown:
      findings.check(isInForce && row.failing.isEmpty && !row.unknown.isEmpty, "\(place) known")
    case .alternative:
      findings.check(rule.precedence == .alternative, "\(place) may decide")
      findings.check(isInForce && row.failing.isEmpty && row.unknown.isEmpty, "\(place) applies")
    case .outweighed:
      findings.check(rule.precedence != .alternative, "\(place) never decides")
      findings.check(isInForce && row.failing.isEmpty && row.unknown.isEmpty, "\(place) applies")
      // A row of another version can decide by saying that something does not exist on this
      // version. Such a row need not have the highest precedence.
      guard let deciding, given.place.admits(deciding.row) else { return }
      // A row that refuses because of what the app declares gives way to a row that refuses in any
      // case.
      if rule.refusesByDeclaration, deciding.row.refuses { return }
      let precedence = deciding.row.precedence
      findings.check(rule.precedence <= precedence, "\(place) above \(deciding.id)")
      findings.check(
        rule.precedence < precedence || row.rule.number > deciding.number,
        "\(place) as high as \(deciding.id), and before it")
    }
  }
}
