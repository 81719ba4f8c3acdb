// Collects the failures in a walk over many combinations. One expectation for each combination
// would take too long.

import Testing

/// The number of combinations, and the combinations that failed.
struct Findings: Sendable {
  private(set) var count = 0
  private(set) var failureCount = 0
  /// The failures of each check in words. The key is the line of the check.
  private var failures: [Int: [String]] = [:]

  /// At most this many failures of each check are described in words.
  private static let limit = 4

  mutating func count(_ more: Int = 1) { count += more }

  /// Records a failure if a condition does not hold. The text of the failure is made only if it
  /// will be printed.
  @inline(__always)
  mutating func check(_ holds: Bool, line: Int = #line, _ what: @autoclosure () -> String) {
    if !holds, fail(line) { failures[line, default: []].append(what()) }
  }

  /// Counts a failure, and returns whether to describe it in words.
  private mutating func fail(_ line: Int) -> Bool {
    failureCount += 1
    return failures[line, default: []].count < Findings.limit
  }

  mutating func add(_ other: Findings) {
    count += other.count
    failureCount += other.failureCount
    for (line, texts) in other.failures {
      let room = Findings.limit - failures[line, default: []].count
      failures[line, default: []] += texts.prefix(max(0, room))
    }
  }

  /// Prints the number of combinations, and records the failures as issues. If there was no
  /// combination, that is an issue, too, unless `mayBeNone` is true.
  func report(
    _ what: String, mayBeNone: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    print("\(what): \(count) combinations")
    for (line, texts) in failures.sorted(by: { $0.key < $1.key }) {
      for failure in texts {
        Issue.record("line \(line): \(failure)", sourceLocation: sourceLocation)
      }
    }
    #expect(failureCount == 0, "failures", sourceLocation: sourceLocation)
    #expect(count > 0 || mayBeNone, "nothing was gone through", sourceLocation: sourceLocation)
  }
}

/// Runs `walk` for each item, several items at a time, and reports the findings of all items.
func gather<Item: Sendable>(
  _ what: String, _ items: [Item], mayBeNone: Bool = false,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ walk: @escaping @Sendable (Item, inout Findings) -> Void
) async {
  await withTaskGroup(of: Findings.self) { group in
    for item in items {
      group.addTask {
        var findings = Findings()
        walk(item, &findings)
        return findings
      }
    }
    var findings = Findings()
    for await found in group { findings.add(found) }
    findings.report(what, mayBeNone: mayBeNone, sourceLocation: sourceLocation)
  }
}
