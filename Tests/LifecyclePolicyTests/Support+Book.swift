// The rule book of this release, and the grounds on which the tests walk it.

import Rulebook

@testable import LifecyclePolicy

/// A book, asked in one context after another.
struct Asked: Sendable {
  let book: Book

  func callAsFunction(_ context: Context) -> Policy { Policy(for: context, book: book) }
}

let policy = Asked(book: .release)

/// All rules, in the order of their numbers.
let allRules: [RuleIndex] = (0..<Book.release.ruleCount).map { RuleIndex($0) }

/// The rules of a family.
func rules(of family: Family) -> [RuleIndex] { allRules.filter { $0.row.family == family } }

/// The oldest version and every one on which any rule begins or ends, the first unknown one last.
let allVersions: [OSVersion] = {
  var versions = [OSVersion.oldest]
  while let edge = Book.release.edge(after: versions[versions.count - 1]) { versions.append(edge) }
  return versions
}()

extension RuleIndex {
  /// The row as it is written.
  var row: Rule { Rulebook.rules[number] }
  /// The row as the book has it.
  var compiled: BookRule { BookRule(number, in: .release) }
  var id: String { row.id }
  var isDisputed: Bool { row.conflict != nil }
}

extension OSVersion: CustomStringConvertible {
  public var description: String { patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)" }
}

extension Mask {
  /// The values in it, in order.
  var values: [Element] { Element.allCases.filter { contains($0) } }
}

extension RelaunchQuery {
  /// The rule by which the app has its standing, where all is known: an answer names only the
  /// standing.
  func standingRule(_ context: Context) -> RuleReference? {
    let context = context.adding(since: since)
    var deciding: RuleReference?
    for index in 0..<policy.book.standingCount {
      let row = policy.book.standing(index)
      guard row.terminations.contains(termination), row.isInForce(in: context),
        row.applicability(context.known) == .yes
      else { continue }
      let rule = RuleReference(.standing, index)
      if let other = deciding, row.precedence <= other.summary.precedence { continue }
      deciding = rule
    }
    return deciding
  }
}

/// A version edge under an evidence profile.
struct Place: Sendable, CustomStringConvertible {
  let os: OSVersion
  let profile: EvidenceProfile

  /// Every version edge under every profile.
  static let all: [Place] = allVersions.flatMap { os in
    EvidenceProfile.allCases.map { Place(os: os, profile: $0) }
  }

  /// The version that rules are chosen for.
  var ruledOS: OSVersion { min(os, .newest) }
  var description: String { "iOS \(os) \(profile.name)" }

  func admits(_ row: some RuleRow) -> Bool {
    row.since <= ruledOS && ruledOS < row.until && row.basis.profiles.contains(profile)
  }

  /// The rules in force that lean on any of some conditions. Where there are none, the conditions
  /// make no difference, since only rules look at them.
  func rules(of families: [Family], leaningOn conditions: Mask<Condition>) -> [RuleReference] {
    allSummaries.filter {
      families.contains($0.rule.family) && !$0.conditions.intersection(conditions).isEmpty
        && admits($0.row)
    }.map(\.rule)
  }
}

extension RuleReference {
  /// All conditions that the row or its callbacks lean on.
  var conditions: Mask<Condition> {
    var conditions = summary.when.union(summary.unless)
    guard family == .transition else { return conditions }
    let steps = policy.book.transition(index).steps
    for position in 0..<steps.count {
      if let condition = steps.at(position)?.when { conditions.insert(condition) }
    }
    return conditions
  }
}
