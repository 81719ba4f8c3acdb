// Vectors stand on both sides of the versions on which a rule begins or ends.

import Testing

@testable import LifecyclePolicy

@Suite struct VersionEdgeTests {
  /// How many edges lack a vector on one side or the other. Lower it when vectors are added;
  /// never raise it.
  private static let uncovered = 0

  /// A side is covered where a vector asks there: the rule's own by one that the rule decides, the
  /// other by one with the same question under a profile that admits the rule. Where the states of
  /// the rule are not there on the other side, any question about them is the same.
  @Test func bothSidesOfEveryEdgeAreAsked() {
    let asked = AskedVector.all.compactMap { vector in
      vector.answer.ground.map {
        (vector: vector, os: $0.context.place.ruledOS, hit: vector.rulesHit)
      }
    }
    var counts: [Family: (covered: Int, all: Int)] = [:]
    var uncovered: [String] = []
    // The versions of callbacks are compared with the header, where each one has its own.
    for edge in allRules.filter({ $0.family != .callback }).flatMap(VersionEdge.all) {
      let isInside = asked.contains { edge.inside.contains($0.os) && $0.hit.contains(edge.rule.id) }
      let isOutside = asked.contains {
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
    #expect(uncovered.count <= Self.uncovered, "\(uncovered.joined(separator: "\n"))")
  }
}
