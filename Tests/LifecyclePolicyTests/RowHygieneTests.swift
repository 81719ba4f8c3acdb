// What every row of the rule book owes: an id, a range, a source, a reason.

import Foundation
import Testing

@testable import LifecyclePolicy

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
    #expect(policy.book.ruleCount == Family.allCases.reduce(0) { $0 + policy.book.count(of: $1) })
    for (number, rule) in allRules.enumerated() { #expect(rule.number == number) }
    #expect(policy.book.rule(numbered: -1) == nil)
    #expect(policy.book.rule(numbered: allRules.count) == nil)
  }

  @Test func rangesAreOrdered() {
    for rule in allRules {
      let row = rule.summary
      #expect(row.since >= .oldest && row.since < row.until, "\(row.id)")
      // Rules end with a version of the rule set, or are open.
      #expect(row.since <= .newest && (row.until <= .newest || row.until == .open), "\(row.id)")
    }
  }

  @Test func everyVersionEdgeIsFound() {
    let rules = allRules.flatMap { [$0.summary.since, $0.summary.until] }
    let edges =
      rules + callbackForms.indices.flatMap { [callbackForms[$0].since, callbackForms[$0].until] }
    let wanted = Set(edges.filter { $0 < .open }.map(\.packed)).union([OSVersion(28).packed])
    #expect(Set(allVersions.map(\.packed)) == wanted.union([OSVersion.oldest.packed]))
  }

  @Test func notesAreThereWhereTheyMust() {
    for rule in allRules {
      let row = rule.summary
      let note = row.note.description
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
      #expect(profiles.contains(.article) == (basis == .founding), "\(basis)")
      let evidence = basis.evidence
      let isApples = evidence == .documented || evidence == .inferred && basis != .inferredObserved
      #expect(profiles.contains(.documented) == isApples, "\(basis)")
    }
  }

  /// A row that the profile `documented` alone admits has one in the profile `observed` beside it.
  @Test func whatIsDocumentedOnlyHasABetterRow() {
    for rule in allRules {
      let row = rule.summary
      guard row.basis == .documentedOnly || row.basis == .inferredDocumentedOnly else { continue }
      let better = allRules.contains { other in
        let summary = other.summary
        return other.family == rule.family && summary.basis.profiles.contains(.observed)
          && summary.since < row.until && row.since < summary.until
          && RowKeys(rule).overlap(RowKeys(other))
      }
      #expect(better, "\(row.id)")
    }
  }

  /// The search for paths forgets why an app is in any other state.
  @Test func rowsLookBackOnlyWhereItIsRemembered() {
    for index in 0..<policy.book.transitionCount {
      let row = policy.book.transition(index)
      guard !row.after.isEmpty else { continue }
      #expect(row.from.values.allSatisfy { $0.remembersCause }, "\(row.id)")
    }
  }

  @Test func transitionsSayWhatTheyMust() {
    for index in 0..<policy.book.transitionCount {
      let row = policy.book.transition(index)
      #expect(!row.from.isEmpty && !row.causes.isEmpty && !row.lifecycles.isEmpty, "\(row.id)")
      let leads = row.reason == .notOneStep || row.reason == .leadsElsewhere
      #expect((row.via != nil) == leads, "\(row.id): via")
      #expect(row.steps.count == 0 || row.verdict == .allowed, "\(row.id): callbacks")
      if leads || row.reason == .interruptsNothing || row.reason == .causeOutOfPlace {
        #expect(row.verdict == .forbidden, "\(row.id)")
      }
      if row.reason == .tolerated { #expect(row.verdict == .allowed, "\(row.id)") }
      let isInterruption = row.causes.contains(.interruptionBegin)
      #expect(row.interruptions.isEmpty || isInterruption, "\(row.id): interruptions")
    }
  }

  @Test func relaunchesAndDeadlinesSayWhatTheyMust() {
    for index in 0..<policy.book.relaunchCount {
      let row = policy.book.relaunch(index)
      #expect(!row.triggers.isEmpty && !row.standings.isEmpty, "\(row.id)")
      let launches = row.verdict == .allowed || row.verdict == .conditional
      #expect(launches || row.guarantee == nil, "\(row.id): a guarantee of nothing")
    }
    for index in 0..<policy.book.deadlineCount {
      let row = policy.book.deadline(index)
      #expect(!row.allowances.isEmpty, "\(row.id)")
      #expect(row.verdict == .allowed || row.verdict == .notApplicable, "\(row.id)")
      #expect(row.code == nil || row.atExpiry == .terminate, "\(row.id): a code without an end")
    }
  }
}
