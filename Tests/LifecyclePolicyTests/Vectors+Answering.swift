// The questions of vectors, and their answers under the names that vectors compare.

@testable import LifecyclePolicy

/// An answer as the command line prints it, as far as vectors look at it.
struct VectorAnswer<Book: RuleBook>: Sendable {
  let policy: Policy<Book>
  /// Whether every row about the question is told with its part.
  private let explains: Bool
  /// Status, verdict and the rest, by name.
  var data: [String: JSON] = ["status": "ok"]
  /// The rules that decided: the answer's own, its delivery rule, those of a path's steps, and
  /// those of what it lists.
  private(set) var rules: [RuleReference] = []
  /// The rules behind it: those of the life cycle and of the standing, which answers do not name.
  private(set) var rulesBehind: [RuleReference] = []
  /// The rules of callbacks and notifications, in order.
  var ruleOfSteps: [RuleReference] = []
  /// The rules of duties, or of findings.
  var rulesListed: [RuleReference] = []
  /// What is asked of the rows of each family.
  var keys: [Family: RowKeys] = [:]
  /// The states that it is about.
  var states: Mask<LifecycleState> = .none
  private(set) var ground: VectorGround?

  init(
    _ query: String, _ ask: [String: JSON], of policy: Policy<Book>, explains: Bool = true
  ) {
    self.policy = policy
    self.explains = explains
    do {
      try answer(query, ask)
    } catch {
      let refusal = error as? Refusal
      data = ["status": JSON(refusal?.status), "field": JSON(refusal?.field)]
    }
  }

  private mutating func answer(_ query: String, _ ask: [String: JSON]) throws {
    var options = Options(ask)
    let ground = try VectorGround(&options)
    self.ground = ground
    rulesBehind = [policy.lifecycle(in: ground.context).rule].compactMap { $0 }
    // No case asks the others over a range: it would be answered as its first version.
    guard ground.last == ground.context.os || ["path", "manifest"].contains(query) else {
      throw Refusal(status: "unknown-value", field: "os-last")
    }
    switch query {
    case "transition": try transition(&options, ground)
    case "next": try next(&options, ground)
    case "path": try path(&options, ground)
    case "deadline": try deadline(&options, ground)
    case "relaunch": try relaunch(&options, ground)
    case "conduct": try conduct(&options, ground)
    case "delivery": try delivery(&options, ground)
    case "quota": try quota(&options, ground)
    case "modes": try modes(&options, ground)
    case "duties": try duties(&options, ground)
    case "manifest": manifest(ground)
    case "termination": try termination(&options, ground)
    default: throw Refusal(status: "unknown-value", field: "command")
    }
    try options.finish()
  }

  /// An answer over the range of a case, or on its one version.
  func ranged<Answer: RangeAnswer>(
    _ ground: VectorGround, _ ask: (Context) -> Answer
  ) -> RangedAnswer<Answer> {
    policy.book.answer(from: ground.context, through: ground.last) { ask(ground.context(on: $0)) }
  }

  /// What all answers have.
  mutating func put(_ verdict: Verdict, _ newest: Verdict, _ requires: Mask<Condition>) {
    data["verdict"] = JSON(verdict.name)
    if verdict == .unknownOS { data["newest_verdict"] = JSON(newest.name) }
    data["requires"] = .list(requires.values.map { JSON($0.name) })
  }

  mutating func put(_ rule: RuleReference?, _ evidence: Evidence?, _ disputed: Bool) {
    data["rule"] = JSON(rule?.id)
    data["evidence"] = JSON(evidence?.name)
    data["disputed"] = .flag(disputed)
    if let rule { rules.append(rule) }
  }

  mutating func put(_ ruling: Ruling) {
    put(ruling.verdict, ruling.newestVerdict, ruling.requires)
    put(ruling.rule, ruling.evidence, ruling.isDisputed)
  }

  mutating func add(_ more: [RuleReference], behind: [RuleReference] = []) {
    rules += more
    rulesBehind += behind
  }

  /// Every row about the question, with its part.
  mutating func explain(_ question: Question, _ ground: VectorGround) {
    guard explains else { return }
    let rows = policy.explain(question, in: ground.context)
    data["explanation"] = .object(
      Dictionary(rows.map { ($0.rule.id, JSON($0.role.name)) }) { first, _ in first })
    keys.merge(question.keys) { first, _ in first }
  }

  func seconds(_ duration: Nanoseconds?) -> JSON {
    guard let duration else { return .null }
    return duration == .unlimited ? "unlimited" : .number(Double(duration.count) / 1e9)
  }
}

extension VectorAnswer where Book == BuiltInRuleBook {
  init(_ query: String, _ ask: [String: JSON]) { self.init(query, ask, of: Policy()) }
}

/// A case with its answer.
struct AskedVector: Sendable {
  let file: VectorFile
  let item: VectorCase
  let answer: VectorAnswer<BuiltInRuleBook>

  /// All cases, each asked once.
  static let all = asked(VectorFile.all)
  /// The recorded ones.
  static let recorded = asked(VectorFile.recorded)

  private static func asked(_ files: [VectorFile]) -> [AskedVector] {
    files.flatMap { file in
      file.cases.map {
        AskedVector(file: file, item: $0, answer: VectorAnswer(file.query, $0.ask))
      }
    }
  }

  var name: String { "\(file.name):\(item.id)" }
}
