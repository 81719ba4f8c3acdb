// That the index of the packed rules leads to the rows that a walk through the tables finds.

import Testing

@testable import LifecyclePolicy

@Suite struct PackedIndexTests {
  /// On both sides of every edge, and what only tokens from outside can name.
  private static let versions: [OSVersion] = {
    let edges = allVersions.flatMap { [OSVersion(packed: $0.packed - 1), $0] }
    let others = [OSVersion(0), OSVersion(1, 15), OSVersion(28, 1), OSVersion(63, 15)]
    return edges + [.oldest, .newest] + others
  }()

  @Test func subjectsAreNumberedThrough() {
    #expect(Subject.all.map(\.subject.number) == Array(0..<Subject.count))
  }

  @Test func candidatesAreTheRowsAboutTheSubject() async {
    let findings = await gather(Subject.all) { indexed in
      var findings = Findings()
      let scan = Scan(indexed)
      for profile in EvidenceProfile.allCases {
        for os in Self.versions {
          let candidates = BuiltInRuleBook().candidates(
            for: indexed.subject, in: Era(of: os, profile))
          let found = (0..<candidates.count).map { candidates[$0] }
          let rows = scan.rows(on: os, profile)
          let wanted = candidates.isSettled ? scan.deciding(rows) : rows
          var place: String { "\(indexed.subject) \(os) \(profile.name)" }
          findings.count()
          findings.check(found == wanted, "\(place): \(found), in the tables \(wanted)")
          findings.check(candidates.areAbout, "\(place): not known to be about it")
          findings.check(
            candidates.areInForce == (indexed.choice == .inForce), "\(place): known to be in force")
        }
      }
      return findings
    }
    findings.report("candidates")
  }

  /// Another book knows no better than to give all rows of the family.
  @Test func tablesAreWalkedThrough() {
    let tables = RuleTables()
    for indexed in Subject.all {
      let candidates = tables.candidates(for: indexed.subject, in: Era(of: .newest, .observed))
      let rows = 0..<tables.count(of: indexed.subject.family)
      #expect((0..<candidates.count).map { candidates[$0] } == Array(rows))
      #expect(!candidates.areAbout && !candidates.areInForce && !candidates.isSettled)
    }
  }
}

/// The rows of the tables about a subject.
private struct Scan {
  private let choice: IndexedSubject.Choice
  private let isRanked: Bool
  private let rows: [(index: Int, row: RuleSummary)]

  init(_ indexed: IndexedSubject) {
    let tables = RuleTables()
    choice = indexed.choice
    isRanked = indexed.subject.isRanked
    rows = indexed.rows(of: tables).map {
      ($0, tables.summary(of: RuleReference(indexed.subject.family, $0)))
    }
  }

  func rows(on os: OSVersion, _ profile: EvidenceProfile) -> [Int] {
    let found = rows.filter { _, row in
      switch choice {
      case .all: true
      case .admitted: row.basis.profiles.contains(profile)
      case .inForce:
        row.basis.profiles.contains(profile) && row.since <= os && os < row.until
      }
    }
    guard isRanked else { return found.map(\.index) }
    // Those of equal precedence stay in documented order.
    return found.filter { $0.row.precedence != .alternative }
      .sorted { ($1.row.precedence, $0.index) < ($0.row.precedence, $1.index) }.map(\.index)
  }

  /// The one row that decides whatever is known: none where one has a condition.
  func deciding(_ indices: [Int]) -> [Int] {
    let some = rows.filter { indices.contains($0.index) }
    guard some.allSatisfy({ $0.row.when.isEmpty && $0.row.unless.isEmpty }) else { return [] }
    let deciding = some.filter { $0.row.precedence != .alternative }
    let highest = deciding.map(\.row.precedence).max()
    return deciding.first { $0.row.precedence == highest }.map { [$0.index] } ?? []
  }
}
