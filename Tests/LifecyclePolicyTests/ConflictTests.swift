// Where sources disagree every side is a row, and each can be reached.

import Testing

@testable import LifecyclePolicy

@Suite struct ConflictTests {
  /// How a side is reached.
  private struct Side: Sendable {
    let rule: RuleReference
    let routes: [Route]

    init(_ rule: RuleReference) {
      self.rule = rule
      routes = rule.summary.basis.profiles.values.compactMap { rule.route(under: [$0]) }
    }

    /// What it says, and of what: two that say the same of different things disagree, too.
    var says: String {
      let row = rule.summary
      let keys = RowKeys(rule)
      return "\(rule.family) \(rule.told) \(keys) \(row.when.bits) \(row.unless.bits) \(row.until)"
    }

    /// The options that choose it.
    private var options: [Condition] {
      rule.summary.when.intersection(Mask(.forceQuitSurvivesReboot, .regionsEndAtReboot)).values
    }

    var description: String {
      let row = rule.summary
      var ways = routes.map { "\($0.place.profile.name) from \($0.place.os)" }
      ways += options.map { "option \($0.name)" }
      if row.precedence == .alternative { ways.append("explain") }
      if routes.isEmpty { ways = ["NOT REACHED"] }
      let last = row.until < .open ? " until \(row.until)" : ""
      return "\(rule.id) (\(row.basis.evidence.name)): \(ways.joined(separator: ", "))\(last)"
    }
  }

  @Test func everySideIsReached() async {
    let disputed = allSummaries.filter { $0.row.conflict != nil }.map(\.rule)
    let sides = await withTaskGroup(of: Side.self) { group in
      for rule in disputed { group.addTask { Side(rule) } }
      return await group.reduce(into: [Side]()) { $0.append($1) }
    }.sorted { $0.rule.number < $1.rule.number }
    var table: [String] = []
    for conflict in Conflict.allCases {
      let found = sides.filter { $0.rule.summary.conflict == conflict }
      let says = Set(found.map(\.says))
      let told = Set(found.map(\.rule.told))
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
