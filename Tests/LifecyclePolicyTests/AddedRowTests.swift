// Added rows decide, are listed and explained, in every family that came with scenes.

import Testing

@testable import LifecyclePolicy

@Suite struct AddedRowTests {
  private let context = Context(os: OSVersion(17))
  private static let edge = OSVersion(17, 0, 9)

  @Test func conduct() {
    var book = AlteredBook()
    book.addedConducts = [
      ConductRule(
        id: "conduct.test.timer", since: .v(17), until: Self.edge, basis: .observed,
        activities: Mask(.timer), states: Mask(.active), verdict: .forbidden, price: .stops,
        precedence: .existence, conflict: .launchLimit, sources: Sources(.a2))
    ]
    let altered = Policy(book: book)
    let query = ConductQuery(in: .active, .timer)
    let answer = altered.conduct(query, in: context)
    #expect(answer.ruling.verdict == .forbidden && answer.price == .stops)
    #expect(answer.ruling.isDisputed && answer.ruling.evidence == .observed)
    expectDecides(altered, .conduct(query), answer.ruling.rule)
    #expect(altered.conduct(query, in: Context(os: Self.edge)) == policyConduct(query))
    #expect(book.versionEdge(after: OSVersion(17)) == Self.edge)
    let ranged = book.answer(from: Context(os: OSVersion(17)), through: OSVersion(17, 1)) {
      book.findConduct(query, in: Context(os: $0))
    }
    #expect(ranged.changes && ranged.verdictChanges && ranged.answer == answer)
  }

  private func policyConduct(_ query: ConductQuery) -> ConductAnswer {
    policy.conduct(query, in: Context(os: Self.edge))
  }

  @Test func event() {
    var book = AlteredBook()
    book.addedEvents = [
      EventRule(
        id: "event.test.touch", basis: .documented, events: Mask(.touch), states: Mask(.active),
        verdict: .forbidden, manner: .withheld, precedence: .existence, sources: Sources(.a2))
    ]
    let altered = Policy(book: book)
    let query = EventQuery(.touch, in: .active)
    let answer = altered.delivery(query, in: context)
    #expect(answer.ruling.verdict == .forbidden && answer.manner == .withheld)
    expectDecides(altered, .event(query), answer.ruling.rule)
  }

  @Test func quota() {
    var book = AlteredBook()
    book.addedQuotas = [
      QuotaRule(
        id: "quota.test.regions", basis: .documented, quota: .monitoredRegions, count: 7,
        window: .seconds(9), atExcess: .refuse, precedence: .existence, sources: Sources(.a2))
    ]
    let altered = Policy(book: book)
    let answer = altered.quota(.monitoredRegions, in: context)
    #expect(answer.count == 7 && answer.window == .seconds(9) && answer.atExcess == .refuse)
    expectDecides(altered, .quota(.monitoredRegions), answer.ruling.rule)
  }

  @Test func mode() {
    var book = AlteredBook()
    book.addedModes = [
      ModeRule(
        id: "mode.test.audio", basis: .documented, mode: .audio, wakes: Mask(.visit),
        permits: Mask(.timer), keepsRunning: Mask(.camera), precedence: .existence,
        sources: Sources(.a2))
    ]
    let altered = Policy(book: book)
    let answer = altered.mode(.audio, in: context)
    #expect(answer.wakes == Mask(.visit) && answer.permits == Mask(.timer))
    #expect(answer.keepsRunning == Mask(.camera) && answer.ruling.verdict == .allowed)
    expectDecides(altered, .mode(.audio), answer.ruling.rule)
  }

  @Test func termination() {
    var book = AlteredBook()
    book.addedTerminations = [
      TerminationRule(
        id: "termination.test.code", basis: .documented, namespaces: Mask(.watchkit), low: 10,
        high: 20, cause: .thermal, allowance: .launch, text: "A test.", precedence: .existence,
        sources: Sources(.a2))
    ]
    let altered = Policy(book: book)
    for (namespace, code, hits) in [
      (.watchkit, 10, true), (.watchkit, 20, true), (.watchkit, 9, false), (.watchkit, 21, false),
      (.guard, 10, false), (nil, 10, false), (.watchkit, .max, false),
    ] as [(TerminationNamespace?, UInt64, Bool)] {
      let query = TerminationQuery(namespace, code: code)
      let answer = altered.termination(query, in: context)
      #expect((answer.cause == .thermal) == hits, "\(query)")
      guard hits else { continue }
      #expect(altered.book.meaning(of: answer.ruling.rule).description == "A test.")
      #expect(answer.allowance == .launch && answer.brokenRule?.family == .deadline)
      expectDecides(altered, .termination(query), answer.ruling.rule)
    }
  }

  @Test func dutiesAndFindingsAreListed() {
    var book = AlteredBook()
    book.addedDuties = [
      DutyRule(
        id: "duty.test.one", basis: .documented, callback: .didBecomeActive, text: "Do it.",
        undoneAt: .willResignActive, unless: Mask(.exitsOnSuspend), sources: Sources(.a2))
    ]
    book.addedFindings = [
      ManifestRule(
        id: "manifest.test.one", basis: .documented, severity: .error, key: "Key", text: "Bad.",
        when: Mask(.scenesAdopted), sources: Sources(.a2))
    ]
    let altered = Policy(book: book)
    let scenes = Context(os: OSVersion(17), app: AppProfile(scenes: true))
    let before = policy.duties(.didBecomeActive, in: context)
    let after = altered.duties(.didBecomeActive, in: context)
    #expect(after.count == before.count + 1 && after.last?.text.description == "Do it.")
    #expect(after.last?.undoneAt == .willResignActive)
    // With scenes it is owed in the scene's method.
    #expect(altered.duties(.didBecomeActive, in: scenes).isEmpty)
    let ofScene = altered.duties(.sceneDidBecomeActive, in: scenes).last
    #expect(ofScene?.text.description == "Do it." && ofScene?.undoneAt == .sceneWillResignActive)
    let exits = Context(os: OSVersion(9), app: AppProfile(exitsOnSuspend: true))
    #expect(
      altered.duties(.didBecomeActive, in: exits).allSatisfy { $0.text.description != "Do it." })
    #expect(altered.findings(in: context).allSatisfy { $0.key.description != "Key" })
    #expect(altered.findings(in: scenes).last?.key.description == "Key")
    #expect(altered.book.findManifest(in: scenes).verdict == .forbidden)
  }

  @Test func notificationsArePosted() {
    var book = AlteredBook()
    book.addedNotifications = [
      NotificationRule(
        id: "notification.test.one", basis: .documented, callback: .willResignActive,
        notification: .sceneWillConnect, isBefore: true, unless: Mask(.multipleScenes),
        sources: Sources(.a2))
    ]
    let altered = Policy(book: book)
    let query = TransitionQuery(from: .active, to: .inactive, cause: .homeButton)
    let steps = altered.steps(altered.transition(query, in: context).steps)
    #expect(steps.first?.notification == .sceneWillConnect)
    #expect(steps.first?.rule == RuleReference(.notification, book.notificationCount - 1))
    // The condition is one that a token keeps.
    let several = Context(os: OSVersion(17), app: AppProfile(multipleScenes: true))
    let others = altered.steps(altered.transition(query, in: several).steps)
    #expect(!others.isEmpty && others.allSatisfy { $0.notification != .sceneWillConnect })
  }

  /// What was seen as well stands beside the row that decides; alone it is no answer.
  @Test func anAlternativeNeverDecides() {
    let article = Context(os: OSVersion(17), profile: .article)
    let silent = Quota.allCases.filter { policy.quota($0, in: article).ruling.rule == nil }
    #expect(!silent.isEmpty)
    for quota in silent {
      var book = AlteredBook()
      book.addedQuotas = [
        QuotaRule(
          id: "quota.test.alternative", basis: .founding, quota: quota, count: 7,
          precedence: .alternative, sources: Sources(.s01))
      ]
      let altered = Policy(book: book)
      #expect(altered.quota(quota, in: article).ruling.rule == nil, "\(quota.name)")
      let listed = altered.explain(.quota(quota), in: article)
      #expect(listed.contains { $0.rule.index == policy.book.quotaCount }, "\(quota.name)")
    }
  }

  /// The last row of the family decides, and its explanation says so.
  private func expectDecides(
    _ altered: Policy<AlteredBook>, _ question: Question, _ rule: RuleReference?
  ) {
    #expect(rule.map { altered.book.count(of: $0.family) - 1 } == rule?.index)
    let listed = altered.explain(question, in: context)
    #expect(listed.filter { $0.role == .decides }.map(\.rule) == [rule].compactMap { $0 })
    #expect(listed.last?.rule == rule)
  }
}
