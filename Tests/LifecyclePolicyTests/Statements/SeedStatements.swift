// Checks that the rule book uses every statement of the founding documents: for each statement,
// some vector gets its answer from a rule that cites the statement.

import Rulebook
import Testing

@testable import LifecyclePolicy

/// A statement of the founding documents. `key` is the key of its citation in the rule book.
struct Statement: Sendable {
  let key: String
  let hits: [Hit]

  init(_ key: String, _ hits: Hit...) {
    self.key = key
    self.hits = hits
  }

  /// The way in which the answer to a vector depends on the statement. The first string names the
  /// vector, as `file:id`.
  enum Hit: Sendable {
    /// The statement is cited by one of `VectorAnswer.rules`: by the deciding rule, or by the rule
    /// of a delivery, a disposition, a step of a path, or a listed duty or finding.
    case decides(String)
    /// The rule of the life cycle or the rule of the standing cites the statement.
    case behind(String)
    /// The statement is cited by another rule that the vector reaches (`rulesHit`), for example by
    /// the rule of a transition that the vector names.
    case follows(String)
    /// The deciding rule cites another statement instead of this one. The second string is the
    /// reason.
    case elsewhere(String, String)
    /// The statement says nothing about the question, and no rule decides.
    case silent(String)
  }
}

@Suite struct SeedStatements {
  private static let cases = Dictionary(AskedVector.all.map { ($0.name, $0) }) { first, _ in first }

  private static func cites(_ rule: RuleIndex, _ key: String) -> Bool {
    rule.row.sources.contains { $0.key == key }
  }

  /// Returns whether the answer depends on the statement in the given way.
  private static func works(_ hit: Statement.Hit, _ key: String, _ asked: AskedVector) -> Bool {
    let answer = asked.answer
    switch hit {
    case .decides: return answer.rules.contains { cites($0, key) }
    case .behind: return answer.rulesBehind.contains { cites($0, key) }
    case .follows:
      let ids = asked.rulesHit
      return allRules.contains { ids.contains($0.id) && cites($0, key) }
    case .elsewhere(_, let reason):
      // If a rule that cites this statement decides, the reason is out of date.
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

  /// Every statement that a vector names as a source is cited by a rule.
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

  /// True if the answer itself depends on the statement.
  var isFull: Bool {
    switch self {
    case .decides, .behind: true
    case .follows, .elsewhere, .silent: false
    }
  }
}
