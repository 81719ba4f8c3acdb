// That each statement of the founding documents works: a vector asks, and a rule that cites it answers.

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
    /// The rule that decides, or that of a step or of the delivery, cites it.
    case decides(String)
    /// The rule of the life cycle or of the standing cites it.
    case behind(String)
    /// The rule of an edge that the vector names cites it.
    case follows(String)
    /// A rule that cites another statement of the same sentence decides; why.
    case elsewhere(String, String)
  }
}

@Suite struct SeedStatements {
  private static let cases: [String: (file: VectorFile, item: VectorCase)] = {
    let all = VectorFile.all.flatMap { file in
      file.cases.map { ("\(file.name):\($0.id)", (file: file, item: $0)) }
    }
    return Dictionary(all) { first, _ in first }
  }()

  private static func cites(_ rule: RuleReference, _ key: String) -> Bool {
    let sources = rule.summary.sources
    return (0..<sources.count).contains { index in
      sources.at(index).map { citation($0) == key } ?? false
    }
  }

  private static func citation(_ source: Source) -> String? {
    Citation.at(Int(source.rawValue) - 1)?.key.description
  }

  @Test(arguments: Statement.all)
  func isHit(_ statement: Statement) throws {
    let citing = allRules.filter { Self.cites($0, statement.key) }
    #expect(!citing.isEmpty, "no rule cites \(statement.key)")
    #expect(statement.hits.contains { $0.isFull }, "\(statement.key) decides nothing")
    for hit in statement.hits {
      let found = try #require(Self.cases[hit.vector], "there is no \(hit.vector)")
      let what = "\(statement.key): \(hit.vector)"
      #expect(found.item.sources.contains(statement.key), "\(what) does not name it")
      let answer = VectorAnswer(found.file.query, found.item.ask)
      #expect(answer.profile == .article, "\(what) is not asked of the articles")
      let citing: Bool
      switch hit {
      case .decides: citing = answer.rules.contains { Self.cites($0, statement.key) }
      case .behind: citing = answer.rulesBehind.contains { Self.cites($0, statement.key) }
      case .follows:
        let ids = RowsHitTests.rulesHit(found.file, found.item)
        citing = allRules.contains { ids.contains($0.id) && Self.cites($0, statement.key) }
      case .elsewhere(_, let reason):
        // If it decides after all, the reason is out of date.
        citing = !reason.isEmpty && !answer.rules.contains { Self.cites($0, statement.key) }
      }
      #expect(citing, "\(what): \(answer.rules.map(\.id)) \(answer.rulesBehind.map(\.id))")
    }
  }

  @Test func everyStatementIsListed() {
    let keys = [1...14, 23...31, 46...50].flatMap {
      $0.map { "S-" + ($0 < 10 ? "0" : "") + "\($0)" }
    }
    #expect(Statement.all.map(\.key) == keys)
  }

  /// A statement that is a source here is cited; and a vector names no other.
  @Test func everyStatementOfAVectorIsASource() {
    let known = Set(Source.allCases.compactMap(Self.citation))
    for (name, found) in Self.cases {
      for key in found.item.sources where key.hasPrefix("S-") {
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
    case .decides(let id), .behind(let id), .follows(let id), .elsewhere(let id, _): id
    }
  }

  /// Whether the answer itself rests on the statement.
  var isFull: Bool {
    switch self {
    case .decides, .behind: true
    case .follows, .elsewhere: false
    }
  }
}
