// Checks the id, the range of versions and the note of every row of the rule book, and the fields
// that rows of some families must have.

import Foundation
import Rulebook
import Testing

@testable import LifecyclePolicy
@testable import RuleCompiler

@Suite struct RowHygieneTests {
  @Test func idsAreUniqueAndShaped() {
    let ids = allRules.map(\.id)
    let twice = Dictionary(grouping: ids) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
    #expect(twice.isEmpty)
    for rule in allRules {
      let parts = rule.id.split(separator: ".", omittingEmptySubsequences: false)
      #expect(parts.count >= 2 && parts[0] == rule.family.name.description, "\(rule.id)")
      for part in parts {
        let isSlug = part.wholeMatch(of: #/[a-z0-9]+(-[a-z0-9]+)*/#) != nil
        #expect(isSlug, "\(rule.id): `\(part)`")
      }
    }
  }

  @Test func numbersAndReferencesAgree() {
    let book = policy.book
    var count = 0
    for family in Family.allCases {
      #expect(book.first(family) == count && book.count(family) == rows(of: family).count)
      count += book.count(family)
    }
    #expect(book.ruleCount == count && count == Rulebook.rules.count)
    for rule in allRules { #expect(rule.family == rule.row.family, "\(rule.id)") }
    #expect(book.rule(-1) == nil && book.rule(count) == nil)
    #expect(book.rule(0) != nil && book.rule(count - 1) != nil)
  }

  @Test func rangesAreOrdered() {
    for row in Rulebook.rules {
      #expect(row.since >= .oldest && row.since < row.until, "\(row.id)")
      // A rule begins on a version that the rule set knows, and ends on such a version or never.
      #expect(row.since <= .newest && (row.until <= .newest || row.until == .open), "\(row.id)")
    }
  }

  @Test func everyVersionEdgeIsFound() {
    let edges = Rulebook.rules.flatMap { [$0.since, $0.until] }
    let wanted = Set(edges.filter { $0 < .open }.map(\.packed)).union([OSVersion.unknown.packed])
    #expect(Set(allVersions.map(\.packed)) == wanted.union([OSVersion.oldest.packed]))
  }

  @Test func notesAreThereWhereTheyMust() {
    for row in Rulebook.rules {
      let note = row.note
      if row.basis.evidence == .inferred { #expect(!note.isEmpty, "\(row.id) is inferred") }
      if row.conflict != nil { #expect(!note.isEmpty, "\(row.id) is disputed") }
      #expect(note == note.trimmingCharacters(in: .whitespacesAndNewlines), "\(row.id)")
      #expect(!note.contains("\n") && !note.contains("  "), "\(row.id): \(note)")
    }
  }

  @Test func basesGiveTheirProfiles() {
    for basis in Basis.allCases {
      let profiles = basis.profiles
      #expect(!profiles.isEmpty)
      #expect(profiles.contains(.founding) == (basis == .founding), "\(basis)")
      let evidence = basis.evidence
      let isApples = evidence == .documented || evidence == .inferred && basis != .inferredObserved
      #expect(profiles.contains(.documented) == isApples, "\(basis)")
    }
  }

  /// If the profile `documented` admits a row and the profile `observed` does not, the row overlaps
  /// another row that `observed` admits.
  @Test func whatIsDocumentedOnlyHasABetterRow() {
    for row in Rulebook.rules {
      guard row.basis == .documentedOnly || row.basis == .inferredDocumentedOnly else { continue }
      let better = rows(of: row.family).contains { other in
        other.basis.profiles.contains(.observed) && other.since < row.until
          && row.since < other.until && RowKeys(row).overlap(RowKeys(other))
      }
      #expect(better, "\(row.id)")
    }
  }

  /// The search for paths remembers some last causes in some states. So a row may depend on the
  /// last cause only if, in every state of the row, the search remembers at least one of the row's
  /// last causes.
  @Test func rowsLookBackOnlyWhereItIsRemembered() {
    for row in rows(of: .transition) where row.has(.lastCauses) {
      let states: Mask<LifecycleState> = row.set(.states)
      let causes: Mask<Cause> = row.set(.lastCauses)
      let isRemembered = states.values.allSatisfy { causes.values.contains(where: $0.remembers) }
      #expect(isRemembered, "\(row.id)")
    }
  }

  @Test func transitionsSayWhatTheyMust() {
    for row in rows(of: .transition) {
      let reason: Reason? = row.value(.reason)
      #expect(row.has(.states) && row.has(.causes) && row.has(.lifecycles), "\(row.id)")
      let leads = reason == .notOneStep || reason == .leadsElsewhere
      #expect(row.has(.via) == leads, "\(row.id): via")
      #expect(row.steps.isEmpty || row.verdict == .allowed, "\(row.id): callbacks")
      if leads || reason == .interruptsNothing || reason == .causeOutOfPlace {
        #expect(row.verdict == .forbidden, "\(row.id)")
      }
      if reason == .tolerated { #expect(row.verdict == .allowed, "\(row.id)") }
      let isInterruption = row.has(Cause.interruptionBegin, .causes)
      #expect(!row.has(.interruptions) || isInterruption, "\(row.id): interruptions")
    }
  }

  @Test func relaunchesAndDeadlinesSayWhatTheyMust() {
    for row in rows(of: .relaunch) {
      #expect(row.has(.triggers) && row.has(.standings), "\(row.id)")
      let launches = row.verdict == .allowed || row.verdict == .conditional
      #expect(launches || !row.has(.guarantee), "\(row.id): a guarantee of nothing")
    }
    for row in rows(of: .deadline) {
      #expect(row.has(.allowances), "\(row.id)")
      #expect(row.verdict == .allowed || row.verdict == .notApplicable, "\(row.id)")
      let ends = row.value(.atExpiry) == Expiry.terminate
      #expect(!row.has(.code) || ends, "\(row.id): a code without an end")
    }
  }
}
