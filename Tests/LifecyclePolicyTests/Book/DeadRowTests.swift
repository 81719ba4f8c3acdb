// Checks that every row about apps decides something, except alternatives. A row that decides
// nothing is a mistake.

import Testing

@testable import LifecyclePolicy

@Suite struct DeadRowTests {
  /// Every row decides some question, except alternative rows. Explanations must list an
  /// alternative row beside the row that decides.
  @Test(arguments: Family.allCases)
  func everyRowDecidesSomething(_ family: Family) async {
    // Routes exist only for apps. Vectors reach the rows on other kinds of process, and days reach
    // the choices of days.
    let rules = rules(of: family).filter {
      $0.row.kinds.contains(.app) && !$0.id.hasPrefix("choice.day.")
    }
    await gather("rows of \(family.name) that decide something", rules) { rule, findings in
      findings.count()
      findings.check(rule.route != nil, "\(rule.id) decides nothing")
    }
  }
}
