// Checks that each disagreement between sources has rows for at least two sides, and that each such
// row can be reached.

import Testing

@testable import LifecyclePolicy

@Suite struct ConflictTests {
  /// A side of a conflict, with the routes that reach it.
  private struct Side: Sendable {
    let rule: RuleIndex
    let routes: [Route]

    init(_ rule: RuleIndex) {
      self.rule = rule
      routes = rule.row.basis.profiles.values.compactMap { rule.route(under: [$0]) }
    }

    /// The statement of the side together with its subject. Two sides that say the same about
    /// different subjects count as different.
    var says: String {
      let row = rule.row
      let contents = row.content.map { "\($0.key) \($0.value)" }.sorted()
      return "\(row.family) \(contents) \(RowKeys(row)) \(row.when) \(row.unless) \(row.until)"
    }

    /// The options of the host that choose this side.
    private var options: [Condition] {
      rule.row.when.intersection(Mask(.forceQuitSurvivesReboot, .regionsEndAtReboot)).values
    }

    var description: String {
      let row = rule.row
      var ways = routes.map { "\($0.place.profile.name) from \($0.place.os)" }
      ways += options.map { "option \($0.name)" }
      if row.precedence == .alternative { ways.append("explain") }
      if routes.isEmpty { ways = ["NOT REACHED"] }
      let last = row.until < .open ? " until \(row.until)" : ""
      return "\(rule.id) (\(row.basis.evidence.name)): \(ways.joined(separator: ", "))\(last)"
    }
  }

  @Test func everySideIsReached() async {
    let disputed = allRules.filter(\.isDisputed)
    let sides = await withTaskGroup(of: Side.self) { group in
      for rule in disputed { group.addTask { Side(rule) } }
      return await group.reduce(into: [Side]()) { $0.append($1) }
    }.sorted { $0.rule.number < $1.rule.number }
    var table: [String] = []
    for conflict in Conflict.allCases {
      let found = sides.filter { $0.rule.row.conflict == conflict }
      let says = Set(found.map(\.says))
      let contents = Set(found.map(\.rule.row.content))
      #expect(says.count >= 2, "\(conflict.name) has one side: \(found.map(\.rule.id))")
      for side in found {
        #expect(!side.routes.isEmpty, "\(conflict.name): \(side.rule.id) is not reached")
      }
      table.append("\(conflict.name): \(found.count) rows, \(contents.count) answers")
      table += found.map { "  \($0.description)" }
    }
    print(table.joined(separator: "\n"))
  }
}
