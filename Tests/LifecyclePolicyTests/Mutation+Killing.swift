// Which vectors can meet a row, and whether one of them notices that it is changed.

@testable import LifecyclePolicy

/// The vectors, by what they can notice.
struct VectorIndex: Sendable {
  private let vectors: [AskedVector]
  /// By rule number the vectors whose answers the row decides, or stands in.
  private let deciding: [Int: [Int]]

  /// Those written from the sources.
  static let all = VectorIndex(AskedVector.all)
  static let recorded = VectorIndex(AskedVector.recorded)

  /// Of those that can be asked: a refusal does not come from rows.
  private init(_ asked: [AskedVector]) {
    vectors = asked.filter { $0.item.expect["status"] == nil }
    var deciding: [Int: [Int]] = [:]
    for (place, vector) in vectors.enumerated() {
      let answer = vector.answer
      let rules = answer.rules + answer.rulesBehind + answer.ruleOfSteps
      for number in Set(rules.map(\.number)) { deciding[number, default: []].append(place) }
    }
    self.deciding = deciding
  }

  /// The first vector that fails, those first whose answer the row decides.
  func killer(of mutant: Mutant) -> AskedVector? {
    let policy = Policy(book: mutant.book)
    let likely = deciding[mutant.rule.number] ?? []
    if let killer = likely.first(where: { fails(vectors[$0], policy) }) { return vectors[killer] }
    let tried = Set(likely)
    let others = vectors.indices.filter { !tried.contains($0) && vectors[$0].canMeet(mutant) }
    return others.first { fails(vectors[$0], policy) }.map { vectors[$0] }
  }

  private func fails(_ vector: AskedVector, _ policy: Policy<MutantBook>) -> Bool {
    let expect = vector.item.expect
    let answer = VectorAnswer(
      vector.file.query, vector.item.ask, of: policy, explains: expect["explains"] != nil)
    return !Expectation.complaints(answer.data, expect).isEmpty
  }
}

extension AskedVector {
  /// Whether the changed row can have a part in the answer.
  fileprivate func canMeet(_ mutant: Mutant) -> Bool {
    guard let context = answer.ground?.context else { return false }
    let rule = mutant.rule
    if item.expect["explains"] == nil, !mutant.canApply(in: context) { return false }
    let query = file.query
    let isOfEdges = query == "next" || query == "path"
    // A set that loses its last value can stand for all of them.
    let isMet =
      answer.keys[rule.family].map {
        RowKeys(rule).overlap($0) || RowKeys(rule, in: mutant.book).overlap($0)
      } ?? false
    switch rule.family {
    case .lifecycle: return true
    case .transition:
      let row = policy.book.transition(rule.index)
      let isOnAxis = answer.states.values.first?.axis == row.to.axis
      if query == "next" { return !answer.states.intersection(row.from).isEmpty }
      return query == "path" && isOnAxis || query == "duties" || isNotOneStep || leaves(row)
    case .cause: return isMet || isOfEdges
    case .delivery: return isMet || query == "path"
    case .deadline, .conduct:
      let asks = item.expect["allowance_seconds"] != nil || item.expect["broken_rule"] != nil
      return isMet || asks && (query == "relaunch" || query == "termination")
    case .notification: return item.expect["sequence"] != nil
    case .manifest: return query == "manifest"
    case .duty: return query == "duties"
    case .mode: return query == "modes"
    case .quota: return query == "quota"
    case .termination: return query == "termination"
    case .standing, .relaunch, .event: return isMet
    }
  }

  /// Whether a transition is asked for by a cause of a row, from a state of it, wherever it leads.
  private func leaves(_ row: TransitionRule) -> Bool {
    guard file.query == "transition", !answer.states.intersection(row.from).isEmpty,
      let cause = item.ask["cause"]?.text.flatMap({ Cause(named: $0) })
    else { return false }
    return row.causes.contains(cause)
  }

  /// Whether the callbacks are those of several steps.
  private var isNotOneStep: Bool { answer.data["reason"] == "not-one-step" }
}
