// What a walk over many combinations finds; an expectation for each would take too long.

import Testing

/// How many combinations were gone through, and which of them failed.
struct Findings: Sendable {
  private(set) var count = 0
  private(set) var failureCount = 0
  /// Failures in words, by the line of the check that failed.
  private var failures: [Int: [String]] = [:]

  /// How many failures of one check are told in words.
  private static let limit = 4

  mutating func count(_ more: Int = 1) { count += more }

  /// Notes a failure where a condition does not hold; what it says is made only where it is told.
  @inline(__always)
  mutating func check(_ holds: Bool, line: Int = #line, _ what: @autoclosure () -> String) {
    if !holds, fail(line) { failures[line, default: []].append(what()) }
  }

  /// Whether the failure is to be told in words.
  private mutating func fail(_ line: Int) -> Bool {
    failureCount += 1
    return failures[line, default: []].count < Findings.limit
  }

  mutating func add(_ other: Findings) {
    count += other.count
    failureCount += other.failureCount
    for (line, told) in other.failures {
      let room = Findings.limit - failures[line, default: []].count
      failures[line, default: []] += told.prefix(max(0, room))
    }
  }

  /// Prints how much was gone through, and fails for what did not hold.
  func report(
    _ what: String, mayBeNone: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    print("\(what): \(count) combinations")
    for (line, told) in failures.sorted(by: { $0.key < $1.key }) {
      for failure in told {
        Issue.record("line \(line): \(failure)", sourceLocation: sourceLocation)
      }
    }
    #expect(failureCount == 0, "failures", sourceLocation: sourceLocation)
    #expect(count > 0 || mayBeNone, "nothing was gone through", sourceLocation: sourceLocation)
  }
}

/// Walks every item, several at a time, and puts together what each walk finds.
func gather<Item: Sendable>(
  _ items: [Item], _ walk: @escaping @Sendable (Item) -> Findings
) async -> Findings {
  await withTaskGroup(of: Findings.self) { group in
    for item in items { group.addTask { walk(item) } }
    var findings = Findings()
    for await found in group { findings.add(found) }
    return findings
  }
}
