// Where sources disagree every side is a row, and each can be reached.

import Testing

@testable import LifecyclePolicy

@Suite struct ConflictTests {
  /// How a side is reached.
  private struct Side: Sendable {
    let rule: RuleIndex
    let routes: [Route]

    init(_ rule: RuleIndex) {
      self.rule = rule
      routes = rule.row.basis.profiles.values.compactMap { rule.route(under: [$0]) }
    }

    /// What it says, and of what: two that say the same of different things disagree, too.
    var says: String {
      let row = rule.row
      let told = row.told.map { "\($0.key) \($0.value)" }.sorted()
      return "\(row.family) \(told) \(RowKeys(row)) \(row.when) \(row.unless) \(row.until)"
    }

    /// The options that choose it.
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
      let told = Set(found.map(\.rule.row.told))
      #expect(says.count >= 2, "\(conflict.name) has one side: \(found.map(\.rule.id))")
      for side in found {
        #expect(!side.routes.isEmpty, "\(conflict.name): \(side.rule.id) is not reached")
      }
      table.append("\(conflict.name): \(found.count) rows, \(told.count) answers")
      table += found.map { "  \($0.description)" }
    }
    print(table.joined(separator: "\n"))
  }
}
