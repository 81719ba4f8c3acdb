// Answers as they are, in the form of vectors: a change of one shows.

import Foundation

@testable import LifecyclePolicy

extension Expectation {
  /// All that a vector can expect of an answer.
  static func exactly(_ data: Ask) -> Ask {
    var expect = data.filter { compared.contains($0.key) }
    for key in ["status", "field", "step_count"] { expect[key] = nil }
    for key in ["sequence", "wakes", "permits", "keeps_running"] { expect[key] = some(data[key]) }
    expect["requires_only"] = data["requires"]
    // The sequence has all of a callback but its older form.
    let calls = data["callbacks"]?.items ?? []
    if calls.contains(where: { $0.items.last != .null }) { expect["callbacks"] = .list(calls) }
    if let duties = data["duties"]?.items {
      expect["duties"] = .list(duties.map { $0.list("id", "undone_at") })
      expect["contains"] = some(.list(duties.compactMap { $0.object?["text"] }))
    }
    if let found = data["findings"]?.items {
      expect["count"] = nil
      expect["findings_only"] = .list(found.map { $0.list("severity", "rule", "key", "value") })
    }
    return expect
  }

  private static func some(_ list: JSON?) -> JSON? { list?.items.isEmpty ?? true ? nil : list }
}

extension JSON {
  /// The values of an object's keys.
  fileprivate func list(_ keys: String...) -> JSON { .list(keys.map { object?[$0] ?? .null }) }

  /// As it is written in a file, keys in order.
  var written: String {
    switch self {
    case .null, .flag: return description
    case .number(let number): return Int64(exactly: number).map(String.init) ?? description
    case .text(let text):
      let escaped = text.replacingOccurrences(of: "\\", with: "\\\\")
      return "\"" + escaped.replacingOccurrences(of: "\"", with: "\\\"") + "\""
    case .list(let items): return "[" + items.map(\.written).joined(separator: ", ") + "]"
    case .object(let object):
      let pairs = object.sorted { $0.key < $1.key }.map { "\"\($0)\": \($1.written)" }
      return "{" + pairs.joined(separator: ", ") + "}"
    }
  }
}

extension VectorCase {
  fileprivate var written: String {
    let (sources, asked) = (JSON.list(sources.map { .text($0) }), JSON.object(ask))
    return "{\"id\": \"\(id)\", \"comment\": \(JSON.text(comment).written), "
      + "\"sources\": \(sources.written), \"ask\": \(asked.written), "
      + "\"expect\": \(JSON.object(expect).written)}"
  }
}

/// An answer to record, for a row on which it leans.
struct RecordedAnswer: Sendable {
  let rule: RuleReference
  let query: String
  let ask: Ask
  let expect: Ask
  /// The change of the row that it tells.
  let change: String

  /// Adds answers to the recorded ones; a question that is there already is left out. Each case is
  /// called by its row, and a number.
  static func write(_ answers: [RecordedAnswer]) throws {
    let folder = Checkout.url("Tests/Vectors/recorded")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (query, answers) in Dictionary(grouping: answers, by: \.query) {
      let old = VectorFile.recorded.filter { $0.query == query }.flatMap(\.cases)
      var cases = old.sorted { $0.place < $1.place }
      var asked = Set(cases.map { JSON.object($0.ask).written })
      for answer in answers where asked.insert(JSON.object(answer.ask).written).inserted {
        let id = "\(answer.rule.id)"
        let number = (cases.filter { $0.row == id }.map(\.place.number).max() ?? 0) + 1
        let sources = answer.rule.citations.map { "\($0.key)" }
        cases.append(
          VectorCase(
            id: "\(id).\(number)", comment: "tells a change of the row: \(answer.change)",
            sources: sources, ask: answer.ask, expect: answer.expect))
      }
      cases.sort { $0.place < $1.place }
      let text = """
        {
        "schema": 1,
        "query": "\(query)",
        "description": "Recorded answers: each tells a change of the row that it is called by.",
        "cases": [
        \(cases.map(\.written).joined(separator: ",\n"))
        ]
        }

        """
      let url = folder.appendingPathComponent(query + ".json")
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
  }
}

extension RuleReference {
  fileprivate var citations: [Citation] {
    let sources = summary.sources
    return (0..<sources.count).compactMap { sources.at($0) }
      .compactMap { Citation.at(Int($0.rawValue) - 1) }
  }
}

extension VectorCase {
  /// The id of the row that a recorded case is called by.
  fileprivate var row: String { id.split(separator: ".").dropLast().joined(separator: ".") }

  /// Where it stands among the others: the place of its row, and its number.
  fileprivate var place: (rule: Int, number: Int) {
    let rule = allRules.first { "\($0.id)" == row }?.number ?? Int.max
    return (rule, id.split(separator: ".").last.flatMap { Int($0) } ?? 0)
  }
}
