// How much of the rule book the vectors reach. The number may only grow.

import Testing

@testable import LifecyclePolicy

@Suite struct RowsHitTests {
  /// How many rows no vector hits. Lower it when vectors are added; never raise it.
  private static let missed = 0

  /// The rules that decided a vector's answer, gave its life cycle, standing or delivery, were a
  /// step of its path, were an edge that it names, or are expected by name.
  static func rulesHit(_ file: VectorFile, _ item: VectorCase) -> Set<String> {
    let answer = VectorAnswer(file.query, item.ask)
    var hit = Set((answer.rules + answer.rulesBehind).map(\.id))
    if let rule = item.expect["rule"]?.text { hit.insert(rule) }
    for wanted in item.expect["contains"]?.items ?? [] {
      for edge in answer.data["transitions"]?.items ?? [] where edge.matches(wanted) {
        if let rule = edge.object?["rule"]?.text { hit.insert(rule) }
      }
    }
    return hit
  }

  @Test func vectorsHitRows() {
    var hit: Set<String> = []
    for file in VectorFile.all {
      for item in file.cases { hit.formUnion(Self.rulesHit(file, item)) }
    }
    let ids = allRules.map(\.id)
    #expect(hit.isSubset(of: ids), "a vector names a rule that is not there")
    let missed = ids.filter { !hit.contains($0) }
    print("rows hit by vectors: \(ids.count - missed.count) of \(ids.count)")
    #expect(missed.count <= Self.missed, "not hit: \(missed.joined(separator: ", "))")
  }
}
