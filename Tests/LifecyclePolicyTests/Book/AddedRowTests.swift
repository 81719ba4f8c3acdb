// Checks that added rows decide or are listed: rows about conduct, events, quotas, modes,
// terminations, duties, manifests and notifications.

import Testing

@testable import LifecyclePolicy
@testable import Rulebook

@Suite struct AddedRowTests {
  private let context = Context(os: OSVersion(17))
  private static let edge = OSVersion(17, 0, 9)
  private let apples = rows(of: .conduct)[0].sources

  @Test func conduct() {
    let altered = Asked(
      adding: .conduct(
        "conduct.test.timer", since: 17, until: Self.edge, .observed, activities: [.timer],
        states: [.active], verdict: .forbidden, price: .stops, precedence: .existence,
        conflict: .launchLimit, sources: apples))
    let query = ConductQuery(in: .active, .timer)
    let answer = altered(context).conduct(query)
    #expect(answer.verdict == .forbidden && answer.price == .stops)
    #expect(answer.isDisputed && answer.evidence == .observed)
    expectDecides(altered, .conduct(query), .conduct)
    let later = Context(os: Self.edge)
    #expect(altered(later).conduct(query) == policy(later).conduct(query))
    #expect(altered.book.edge(after: OSVersion(17)) == Self.edge)
  }

  @Test func event() {
    let altered = Asked(
      adding: .event(
        "event.test.touch", .documented, events: [.touch], states: [.active], verdict: .forbidden,
        manner: .withheld, precedence: .existence, sources: apples))
    let query = EventQuery(.touch, in: .active)
    let answer = altered(context).delivery(query)
    #expect(answer.verdict == .forbidden && answer.manner == .withheld)
    expectDecides(altered, .event(query), .event)
  }

  @Test func quota() {
    let altered = Asked(
      adding: .quota(
        "quota.test.regions", .documented, quota: .monitoredRegions, count: 7,
        window: .seconds(9), atExcess: .refuse, precedence: .existence, sources: apples))
    let answer = altered(context).quota(.monitoredRegions)
    #expect(answer.count == 7 && answer.window == .seconds(9) && answer.atExcess == .refuse)
    expectDecides(altered, .quota(.monitoredRegions), .quota)
  }

  @Test func mode() {
    let altered = Asked(
      adding: .mode(
        "mode.test.audio", .documented, mode: .audio, wakes: [.visit], permits: [.timer],
        keepsRunning: [.camera], precedence: .existence, sources: apples))
    let answer = altered(context).mode(.audio)
    #expect(answer.wakes == Mask(.visit) && answer.permits == Mask(.timer))
    #expect(answer.keepsRunning == Mask(.camera) && answer.verdict == .allowed)
    expectDecides(altered, .mode(.audio), .mode)
  }

  @Test func termination() {
    let altered = Asked(
      adding: .termination(
        "termination.test.code", .documented, namespaces: [.watchkit], low: 10, high: 20,
        cause: .thermal, allowance: .launch, text: "A test.", precedence: .existence,
        sources: apples))
    let asked = altered(context)
    for (namespace, code, hits) in [
      (.watchkit, 10, true), (.watchkit, 20, true), (.watchkit, 9, false), (.watchkit, 21, false),
      (.guard, 10, false), (nil, 10, false), (.watchkit, .max, false),
    ] as [(TerminationNamespace?, UInt64, Bool)] {
      let query = TerminationQuery(namespace, code: code)
      let answer = asked.termination(query)
      #expect((answer.cause == .thermal) == hits, "\(query)")
      guard hits else { continue }
      #expect(asked.meaning(of: answer).description == "A test.")
      let broken = answer.brokenRule.flatMap { altered.book.rule($0.number) }
      #expect(answer.allowance == .launch && broken?.family == .deadline)
      expectDecides(altered, .termination(query), .termination)
    }
  }

  @Test func dutiesAndFindingsAreListed() {
    let altered = Asked(
      adding: .duty(
        "duty.test.one", .documented, callback: .didBecomeActive, text: "Do it.",
        undoneAt: .willResignActive, unless: [.exitsOnSuspend], sources: apples),
      .manifest(
        "manifest.test.one", .documented, severity: .error, key: "Key", text: "Bad.",
        when: [.scenesAdopted], sources: apples))
    let scenes = altered(Context(os: OSVersion(17), app: AppProfile(scenes: true)))
    let before = policy(context).dutyList(.didBecomeActive)
    let after = altered(context).dutyList(.didBecomeActive)
    #expect(after.count == before.count + 1 && after.last?.text.description == "Do it.")
    #expect(after.last?.undoneAt == .willResignActive)
    // In an app with scenes, the scene delegate's method has the duty, not the app delegate's
    // method.
    #expect(scenes.dutyList(.didBecomeActive).isEmpty)
    let ofScene = scenes.dutyList(.sceneDidBecomeActive).last
    #expect(ofScene?.text.description == "Do it." && ofScene?.undoneAt == .sceneWillResignActive)
    let exits = altered(Context(os: OSVersion(9), app: AppProfile(exitsOnSuspend: true)))
    let owed = exits.dutyList(.didBecomeActive)
    #expect(owed.allSatisfy { $0.text.description != "Do it." })
    #expect(altered(context).findings().allSatisfy { $0.key.description != "Key" })
    #expect(scenes.findings().last?.key.description == "Key")
    #expect(scenes.manifest().verdict == .forbidden)
  }

  @Test func notificationsArePosted() {
    let altered = Asked(
      adding: .notification(
        "notification.test.one", .documented, callback: .willResignActive,
        notification: .sceneWillConnect, isBefore: true, unless: [.multipleScenes],
        sources: apples))
    let query = TransitionQuery(from: .active, to: .inactive, cause: .homeButton)
    let asked = altered(context)
    let steps = asked.steps(query)
    #expect(steps.first?.notification == .sceneWillConnect)
    #expect(steps.first.map(\.rule.number) == altered.book.last(.notification))
    let several = altered(Context(os: OSVersion(17), app: AppProfile(multipleScenes: true)))
    let others = several.steps(query)
    #expect(!others.isEmpty && others.allSatisfy { $0.notification != .sceneWillConnect })
  }

  /// An alternative row is listed in explanations but never decides, even if there is no other row.
  @Test func anAlternativeNeverDecides() {
    let article = Context(os: OSVersion(17), profile: .founding)
    let silent = Quota.allCases.filter { policy(article).quota($0).rule == nil }
    #expect(!silent.isEmpty)
    let rows = silent.map { quota in
      Rule.quota(
        "quota.test.alternative-\(quota.name)", .founding, quota: quota, count: 7,
        precedence: .alternative, sources: apples)
    }
    let altered = Asked(Rulebook.rules + rows)
    let first = altered.book.last(.quota) - rows.count + 1
    for (number, quota) in silent.enumerated() {
      #expect(altered(article).quota(quota).rule == nil, "\(quota.name)")
      let listed = altered(article).explain(.quota(quota))
      #expect(listed.contains { $0.rule.number == first + number }, "\(quota.name)")
    }
  }

  /// Checks that the last row of the family decides, and that the explanation of the question says
  /// so.
  private func expectDecides(_ altered: Asked, _ question: Question, _ family: Family) {
    let rule = question.ruling(by: altered(context)).rule
    #expect(rule?.number == altered.book.last(family))
    let listed = altered(context).explain(question)
    #expect(listed.filter { $0.role == .decides }.map(\.rule) == [rule].compactMap { $0 })
    #expect(listed.last?.rule == rule)
  }
}

extension Book {
  /// Returns the number of the last rule of a family.
  fileprivate func last(_ family: Family) -> Int { first(family) + count(family) - 1 }
}
