// That no index of a row can trap: outside it is the nearest one.

import Testing

@testable import LifecyclePolicy

@Suite struct TableTests {
  @Test func anIndexOutsideBecomesTheNearestOne() {
    let indices = [Int.min, -1, 0, 1, 2, 3, Int.max]
    #expect(indices.map { $0.clamped(below: 3) } == [0, 0, 0, 1, 2, 2, 2])
  }

  @Test(arguments: Family.allCases)
  func anIndexOutsideGivesTheNearestRow(family: Family) {
    let book = BuiltInRuleBook()
    let last = book.count(of: family) - 1
    for (index, nearest) in [(Int.min, 0), (-1, 0), (last + 1, last), (Int.max, last)] {
      let id = book.summary(of: RuleReference(family, index)).id
      #expect(id == book.summary(of: RuleReference(family, nearest)).id, "\(index)")
    }
  }
}
