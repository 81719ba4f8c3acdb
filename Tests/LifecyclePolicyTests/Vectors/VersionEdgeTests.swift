// Checks that vectors ask on both sides of every version on which a rule begins or ends.

import Testing

@testable import LifecyclePolicy

@Suite struct VersionEdgeTests {
  /// On the side of an edge where the rule is in force, some vector must reach the rule. On the
  /// other side, some vector must ask the same question under a profile that admits the rule. If
  /// the rule's states do not exist on that other side, any question about these states is enough.
  @Test func bothSidesOfEveryEdgeAreAsked() {
    let asked = AskedVector.all.compactMap { vector in
      vector.answer.ground.map {
        (vector: vector, os: $0.context.place.ruledOS, hit: vector.rulesHit)
      }
    }
    var counts: [Family: (covered: Int, all: Int)] = [:]
    var uncovered: [String] = []
    // Rules about callbacks are left out, because `HeaderTests` compares their versions with the
    // header. Rows that introduce a kind of process are left out, because they answer no question.
    let rules =
      allRules.filter { $0.family != .callback && $0.row.kinds.contains(.app) }
      + allRules.filter { $0.family != .lifecycle && !$0.row.kinds.contains(.app) }
    for edge in rules.flatMap(VersionEdge.all) {
      let isInside = asked.contains { edge.inside.contains($0.os) && $0.hit.contains(edge.rule.id) }
      // No question can be about a kind of process that does not exist yet.
      let isOutside =
        edge.isOfNewKinds
        || asked.contains {
          edge.outside.contains($0.os) && $0.vector.asks(about: edge)
        }
      counts[edge.rule.family, default: (0, 0)].all += 1
      if isInside && isOutside {
        counts[edge.rule.family, default: (0, 0)].covered += 1
      } else {
        let missing = [isInside ? nil : "its own", isOutside ? nil : "the other"]
        let sides = missing.compactMap { $0 }.joined(separator: " and ")
        uncovered.append("\(edge.description): no vector on \(sides) side")
      }
    }
    let all = counts.values.reduce(0) { $0 + $1.all }
    print("version edges with vectors on both sides: \(all - uncovered.count) of \(all)")
    for (family, count) in counts.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      print("  \(family.name): \(count.covered) of \(count.all)")
    }
    #expect(uncovered.isEmpty, "\(uncovered.joined(separator: "\n"))")
  }
}
