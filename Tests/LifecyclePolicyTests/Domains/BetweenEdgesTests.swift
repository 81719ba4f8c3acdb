// Checks that answers change only on the versions that the book lists as edges.

import Testing

@testable import LifecyclePolicy
@testable import RuleCompiler

@Suite struct BetweenEdgesTests {
  /// From one edge to the next, the answers stay the same. On some edges, answers change.
  @Test func nothingChangesBetweenEdges() async {
    let changes = await withTaskGroup(of: (Findings, Int).self) { group in
      for (os, next) in zip(allVersions, allVersions.dropFirst()) {
        group.addTask { Self.walk(from: os, to: next) }
      }
      return await group.reduce(into: (Findings(), 0)) { sum, one in
        sum.0.add(one.0)
        sum.1 += one.1
      }
    }
    changes.0.report("answers between two edges")
    #expect(changes.1 > 0, "no answer changes on an edge")
  }

  private static func walk(from os: OSVersion, to next: OSVersion) -> (Findings, Int) {
    var findings = Findings()
    var changed = 0
    var generator = SeededGenerator(seed: UInt64(os.packed))
    for profile in EvidenceProfile.allCases {
      for kind in AppKind.allCases {
        // The app's minimum version would be another edge, so the app has no minimum version.
        var world = World.drawn(kind, &generator)
        world.app.minimumOS = nil
        let between = OSVersion(packed: .random(in: os.packed..<next.packed, using: &generator))
        let last = OSVersion(packed: next.packed - 1)
        let policies = [os, between, last, next].map { [world] in
          policy(world.context($0, profile))
        }
        for question in AnyQuestion.some(4, &generator) {
          let summaries = policies.map { question.summary(by: $0) }
          findings.count()
          findings.check(
            summaries[1] == summaries[0] && summaries[2] == summaries[0],
            "iOS \(os) to \(next), \(profile.name), \(kind): \(question)")
          if summaries[3] != summaries[0] { changed += 1 }
        }
      }
    }
    return (findings, changed)
  }
}
