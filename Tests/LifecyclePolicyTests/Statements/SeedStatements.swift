// That each statement of the founding documents works: a vector asks, and a rule that cites it answers.

import Rulebook
import Testing

@testable import LifecyclePolicy

/// One statement, by its key among the citations.
struct Statement: Sendable {
  let key: String
  let hits: [Hit]

  init(_ key: String, _ hits: [Hit]) {
    self.key = key
    self.hits = hits
  }

  /// A vector, `file:id`, and how the statement stands behind its answer.
  enum Hit: Sendable {
    /// The rule that decides, or that of a step, of the delivery or of a listed duty, cites it.
    case decides(String)
    /// The rule of the life cycle or of the standing cites it.
    case behind(String)
    /// The rule of an edge that the vector names cites it.
    case follows(String)
    /// A rule that cites another statement of the same sentence decides; why.
    case elsewhere(String, String)
    /// It says nothing of what is asked, and no rule decides.
    case silent(String)
  }
}

@Suite struct SeedStatements {
  private static let cases = Dictionary(AskedVector.all.map { ($0.name, $0) }) { first, _ in first }

  private static func cites(_ rule: RuleIndex, _ key: String) -> Bool {
    rule.row.sources.contains { $0.key == key }
  }

  /// Whether the statement stands behind the answer in the way that is said.
  private static func works(_ hit: Statement.Hit, _ key: String, _ asked: AskedVector) -> Bool {
    let answer = asked.answer
    switch hit {
    case .decides: return answer.rules.contains { cites($0, key) }
    case .behind: return answer.rulesBehind.contains { cites($0, key) }
    case .follows:
      let ids = asked.rulesHit
      return allRules.contains { ids.contains($0.id) && cites($0, key) }
    case .elsewhere(_, let reason):
      // If it decides after all, the reason is out of date.
      return !reason.isEmpty && !answer.rules.contains { cites($0, key) }
    case .silent: return answer.rules.isEmpty
    }
  }

  @Test(arguments: Statement.all)
  func isHit(_ statement: Statement) {
    let citing = allRules.filter { Self.cites($0, statement.key) }
    #expect(!citing.isEmpty, "no rule cites \(statement.key)")
    #expect(statement.hits.contains { $0.isFull }, "\(statement.key) decides nothing")
    for hit in statement.hits {
      let what = "\(statement.key): \(hit.vector)"
      guard let asked = Self.cases[hit.vector] else {
        Issue.record("there is no \(hit.vector)")
        continue
      }
      #expect(asked.item.sources.contains(statement.key), "\(what) does not name it")
      let answer = asked.answer
      #expect(answer.ground?.profile == .founding, "\(what) is not asked of the articles")
      let rules = answer.rules.map(\.id) + answer.rulesBehind.map { "(\($0.id))" }
      let works = Self.works(hit, statement.key, asked)
      #expect(works, "\(what): \(rules)")
    }
  }

  @Test func everyStatementIsListed() {
    let keys = (1...72).map { "S-" + ($0 < 10 ? "0" : "") + "\($0)" }
    #expect(Statement.all.map(\.key) == keys)
    let covered = Statement.all.filter { statement in
      statement.hits.contains { hit in
        hit.isFull && Self.cases[hit.vector].map { Self.works(hit, statement.key, $0) } ?? false
      }
    }
    let vectors = Statement.all.reduce(0) { $0 + $1.hits.count }
    print("statements covered: \(covered.count) of \(keys.count), by \(vectors) vectors")
    #expect(covered.count == keys.count)
  }

  /// A statement that is a source here is cited; and a vector names no other.
  @Test func everyStatementOfAVectorIsASource() {
    let known = Set(Rulebook.rules.flatMap(\.sources).map(\.key))
    for (name, asked) in Self.cases {
      for key in asked.item.sources where key.hasPrefix("S-") {
        #expect(known.contains(key), "\(name): \(key)")
      }
    }
  }
}

extension Statement: CustomTestStringConvertible {
  var testDescription: String { key }
}

extension Statement.Hit {
  var vector: String {
    switch self {
    case .decides(let id), .behind(let id), .follows(let id), .elsewhere(let id, _),
      .silent(let id):
      id
    }
  }

  /// Whether the answer itself rests on the statement.
  var isFull: Bool {
    switch self {
    case .decides, .behind: true
    case .follows, .elsewhere, .silent: false
    }
  }
}
