// Answers the questions of vectors, and gives the answers under the names that vectors compare.

@testable import LifecyclePolicy
@testable import RuleCompiler

/// An answer as the command line prints it, limited to the parts that vectors compare.
struct VectorAnswer: Sendable {
  /// The status, the verdict and all other parts of the answer, by name.
  private(set) var data: [String: JSON] = ["status": "ok"]
  private(set) var ground: VectorGround?
  private(set) var question: BookQuestion?
  /// The rules that decided: the rule, the delivery rule and the disposition rule of the answer,
  /// the rules of the steps of a path, and the rules of listed duties and findings.
  private(set) var rules: [RuleIndex] = []
  /// The rules of the life cycle and of the standing, which answers do not name.
  private(set) var rulesBehind: [RuleIndex] = []
  /// The rules that limit callbacks.
  private(set) var ruleOfLimits: [RuleIndex] = []
  /// The rules of the delivered callbacks and notifications, in order.
  private(set) var ruleOfSteps: [RuleIndex] = []
  /// The rules of the listed duties or findings.
  private(set) var rulesListed: [RuleIndex] = []

  /// Answers the question of a vector from the release book.
  init(_ query: String, _ ask: [String: JSON], explains: Bool = true) {
    do {
      var options = Options(ask)
      let ground = try VectorGround(&options)
      let question = try BookQuestion(query, &options)
      try options.finish()
      // Only paths and manifests can be asked about for a range of versions. Any other question
      // would be answered for the first version alone.
      guard ground.last == ground.context.os || ["path", "manifest"].contains(query) else {
        throw Refusal(status: "unknown-value", field: "os-last")
      }
      take(question, ground, .release, explains)
    } catch {
      let refusal = error as? Refusal
      data = ["status": JSON(refusal?.status), "field": JSON(refusal?.field)]
    }
  }

  /// Answers a question from a given book.
  init(_ question: BookQuestion, _ ground: VectorGround, _ book: Book, explains: Bool) {
    take(question, ground, book, explains)
  }

  private mutating func take(
    _ question: BookQuestion, _ ground: VectorGround, _ book: Book, _ explains: Bool
  ) {
    self.question = question
    self.ground = ground
    let policy = ground.policy(book)
    data.merge(question.answer(policy)) { $1 }
    if ground.last > ground.context.os { span(question, ground, book) }
    arrange(ground)
    if explains, let asked = question.explainable {
      let rows = policy.explain(asked)
      data["explanation"] = .object(
        Dictionary(rows.map { ("\(BookRule($0.rule.number, in: book).id)", JSON($0.role.name)) }) {
          first, _ in first
        })
    }
    findRules(question, policy)
  }

  /// Sets the verdict for a range of versions. If the versions have different verdicts, the verdict
  /// is conditional.
  private mutating func span(_ question: BookQuestion, _ ground: VectorGround, _ book: Book) {
    let answers = ground.versions(book).map { question.answer(ground.policy(book, on: $0)) }
    func changes(_ name: String) -> Bool { answers.contains { $0[name] != answers[0][name] } }
    if changes("verdict") { data["verdict"] = "conditional" }
    if changes("verdict") || changes("newest_verdict") { data["newest_verdict"] = "conditional" }
  }

  /// Puts the answer into the form that vectors compare.
  private mutating func arrange(_ ground: VectorGround) {
    // If an app is launched into the inactive state, vectors say "foreground", because the app is
    // on its way there.
    if data["launch_state"] == "inactive" { data["launch_state"] = "foreground" }
    if let delivered = data["delivered"]?.items {
      data["callbacks"] = .callbacks(delivered)
      data["sequence"] = .list(
        delivered.map { step in
          let name = step["callback"] == .null ? step["notification"] : step["callback"]
          return [name, step["state"], step["scene_state"]]
        })
      data["step_count"] = .number(Double(delivered.count))
      let calls = delivered.filter { $0["callback"] != .null }
      data["states_after"] = .list(calls.map { $0["state_after"] })
      data["limits"] = .list(calls.map { $0["allowance"] })
    }
    if let steps = data["steps"]?.items {
      data["step_count"] = .number(Double(steps.count))
      data["steps"] = .list(
        steps.map { step in
          var object = step.object ?? [:]
          object["callbacks"] = .callbacks(step["delivered"].items)
          return .object(object)
        })
    }
    for listed in ["duties", "findings"] {
      guard let items = data[listed]?.items else { continue }
      // The evidence that all items share; null if the items differ.
      let kinds = items.map { $0["evidence"] }
      let isShared = kinds.allSatisfy { $0 == kinds[0] }
      data["evidence"] = isShared ? kinds.first ?? .null : .null
      data["disputed"] = .flag(items.contains { $0["disputed"] == true })
    }
    if let found = data["findings"]?.items {
      let findings = found.flatMap { expand($0, ground) }
      data["findings"] = .list(findings)
      data["count"] = .number(Double(findings.count))
    }
  }

  /// Completes a finding with values from the host. A finding about build variables becomes one
  /// finding for each key whose value still has a variable.
  private func expand(_ finding: JSON, _ ground: VectorGround) -> [JSON] {
    let keys = finding["key"] == .null ? ground.placeholders.map { .text($0) } : [finding["key"]]
    let isMinimum = finding["key"] == "MinimumOSVersion" && finding["value"] == .null
    return keys.map { key in
      var object = finding.object ?? [:]
      object["key"] = key
      if isMinimum { object["value"] = JSON(ground.app.minimumOS) }
      return .object(object)
    }
  }

  private mutating func findRules(_ question: BookQuestion, _ policy: Policy) {
    func named(_ items: [JSON], _ key: String = "rule") -> [RuleIndex] {
      items.compactMap { $0[key].text.flatMap { RuleIndex.named[$0] } }
    }
    let own = JSON.object(data)
    rulesListed =
      named(data["duties"]?.items ?? [], "id") + named(data["findings"]?.items ?? [])
    ruleOfSteps = named(data["delivered"]?.items ?? [])
    rules =
      named([own]) + named([own], "delivery_rule") + named([own], "disposition_rule")
      + named(data["steps"]?.items ?? []) + rulesListed
    rulesBehind = [policy.lifecycle.rule].compactMap { $0 }
    ruleOfLimits = Set(ruleOfSteps).filter { $0.family == .transition }.flatMap { rule in
      var filter = Filter()
      filter.to = rule.row.value(.to)
      return rule.row.steps.compactMap(\.callback).compactMap { callback in
        let found = policy.decide(.watchdog(callback), filter).rule
        return found < 0 ? nil : RuleIndex(found)
      }
    }
    if case .relaunch(let query) = question {
      let standing = policy.adding(query.since).decide(.standing(query.asStanding)).rule
      if standing >= 0 { rulesBehind.append(RuleIndex(standing)) }
    }
  }

  /// The states that the question is about.
  var states: Mask<LifecycleState> {
    switch question {
    case .transition(let query): Mask(query.from, query.to ?? query.from)
    case .path(let query): Mask(query.from, query.to)
    case .next(let query): Mask(query.from)
    case .conduct(let query): Mask(LifecycleState(query.state))
    case .delivery(let query): Mask(LifecycleState(query.state))
    case .purge(let query): Mask(LifecycleState(query.state))
    case .relaunch(let query): query.state.map { Mask(LifecycleState($0)) } ?? .none
    default: .none
    }
  }
}

extension AnswerValue {
  /// Returns the delivered callbacks without the notifications.
  fileprivate static func callbacks(_ delivered: [JSON]) -> JSON {
    .list(
      delivered.filter { $0["callback"] != .null }
        .map { [$0["callback"], $0["state"], $0["fallback"]] })
  }
}

extension RuleIndex {
  /// The rules of the release book, by id.
  static let named = Dictionary(allRules.map { ($0.id, $0) }) { first, _ in first }
}

extension BookQuestion {
  func answer(_ policy: Policy) -> [String: JSON] {
    var tree = AnswerTree(policy.book)
    tell(policy, to: &tree)
    return tree.object
  }

  init(_ query: String, _ options: inout Options) throws {
    switch query {
    case "transition":
      let axis: Axis = try options.value("axis") ?? .app
      self = .transition(
        TransitionQuery(
          states: try options.state("from", axis), to: try options.optionalState("to", axis),
          cause: try options.required("cause"), lastCause: try options.value("last-cause"),
          trigger: try options.value("trigger"),
          interruption: try options.value("interruption")))
    case "next":
      let axis: Axis = try options.value("axis") ?? .app
      self = .next(
        NextQuery(
          state: try options.state("from", axis), lastCause: try options.value("last-cause")))
    case "path":
      let axis: Axis = try options.value("axis") ?? .app
      let allowed: Mask<Cause> = try options.values("allow-cause")
      self = .path(
        PathQuery(
          states: try options.state("from", axis), to: try options.state("to", axis),
          allowedCauses: allowed.isEmpty ? nil : allowed,
          lastCause: try options.value("last-cause"), trigger: try options.value("trigger")))
    case "deadline": self = .deadline(try options.required("allowance"))
    case "relaunch":
      self = .relaunch(
        try RelaunchQuery(&options))
    case "suspension":
      self = .suspension(
        SuspensionQuery(
          try options.values("allowance"), activities: try options.values("activity"),
          begunInFront: try options.values("begun-in-front")))
    case "purge":
      self = .purge(
        PurgeQuery(in: try options.required("state"), activities: try options.values("activity")))
    case "call":
      self = .call(CallQuery(try options.required("callback"), on: try options.value("trigger")))
    case "conduct":
      self = .conduct(
        ConductQuery(in: try options.required("state"), try options.required("activity")))
    case "delivery":
      self = .delivery(
        EventQuery(try options.required("event"), in: try options.required("state")))
    case "quota": self = .quota(try options.required("quota"))
    case "modes": self = .modes(try options.required("of"))
    case "duties": self = .duties(try options.required("callback"))
    case "manifest": self = .manifest
    case "termination":
      self = .termination(
        TerminationQuery(
          try options.value("namespace"), code: try options.code("code"),
          of: try options.value("error-domain")))
    default: throw Refusal(status: "unknown-value", field: "command")
    }
  }
}

extension RelaunchQuery {
  fileprivate init(_ options: inout Options) throws {
    let state: AppState? = try options.value("state")
    let isInMemory = ![nil, .notRunning, .prewarmed].contains(state)
    let after: Termination? = try options.value("after")
    guard after != nil || isInMemory else { throw Refusal(status: "missing-value", field: "after") }
    let termination = after ?? .none
    let trigger: Trigger = try options.required("on")
    let since: Mask<Since> = try options.values("since")
    let forceQuit = try options.flag("force-quit") ?? false
    guard let state else {
      self.init(after: termination, on: trigger, since: since, forceQuit: forceQuit)
      return
    }
    guard isInMemory || termination != .none else {
      throw Refusal(status: "out-of-range", field: "after")
    }
    self.init(in: state, after: termination, on: trigger, since: since, forceQuit: forceQuit)
  }
}

struct AskedVector: Sendable {
  let file: VectorFile
  let item: VectorCase
  let answer: VectorAnswer

  /// All cases. Each is asked once.
  static let all: [AskedVector] = VectorFile.all.flatMap { file in
    file.cases.map { item in
      AskedVector(
        file: file, item: item,
        answer: VectorAnswer(file.query, item.ask, explains: item.expect["explains"] != nil))
    }
  }

  var name: String { "\(file.name):\(item.id)" }
}
