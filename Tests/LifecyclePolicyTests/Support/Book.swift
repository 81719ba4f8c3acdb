// The rule book of this release, and the versions and profiles about which tests ask it.

import Rulebook

@testable import LifecyclePolicy
@testable import RuleCompiler

/// A rule book that answers the questions of tests in many contexts.
struct Asked: Sendable {
  let book: Book

  func callAsFunction(_ context: Context) -> Policy { Policy(for: context, book: book) }
}

extension Asked {
  /// Compiles a book from the given rows.
  init(_ rules: [Rule], settling: Bool = false) {
    book = CompiledBook(rules, settling: settling).book
  }

  /// Compiles the rows of the release and the given rows. In each family, the given rows come last.
  init(adding rules: Rule...) { self.init(Rulebook.rules + rules) }

  /// Compiles the rows of the release with a change to one of them.
  init(changing rule: RuleIndex, _ change: (inout Rule) -> Void) {
    var rules = Rulebook.rules
    change(&rules[rule.number])
    self.init(rules)
  }
}

let policy = Asked(book: .release)

/// All rules, in the order of their numbers.
let allRules: [RuleIndex] = (0..<Book.release.ruleCount).map { RuleIndex($0) }

private let rulesByFamily = Dictionary(grouping: allRules) { $0.row.family }

func rules(of family: Family) -> [RuleIndex] { rulesByFamily[family] ?? [] }

/// Returns the rows of a family as they are written.
func rows(of family: Family) -> [Rule] { rules(of: family).map(\.row) }

/// The oldest version, every version on which a rule begins or ends, and the first version that the
/// release does not know, in this order.
let allVersions = Book.release.versions

private let allConditions = Rulebook.rules.map(\.conditions)

extension RuleIndex {
  /// The row as it is written.
  var row: Rule { Rulebook.rules[number] }
  /// The row as the compiled book has it.
  var compiled: BookRule { BookRule(number, in: .release) }
  var family: Family { compiled.family }
  var id: String { row.id }
  var isDisputed: Bool { compiled.conflict != nil }
  /// All conditions that the row or its callbacks depend on.
  var conditions: Mask<Condition> { allConditions[number] }
}

extension OSVersion {
  /// The newest version that the release knows.
  static var newest: OSVersion { Book.release.newest }
  /// The first version that the release does not know.
  static var unknown: OSVersion { OSVersion(newest.major + 1) }
}

extension Mask {
  /// The values in the mask, in order.
  var values: [Element] { Element.allCases.filter { contains($0) } }

  /// Makes a mask from a single word.
  init(bits: UInt64) { self.init(low: bits, high: 0) }
}

extension RelaunchQuery {
  /// Finds the rule that gives the app its standing. All facts must be known. The answer cannot be
  /// used for this, because it has the standing but does not name the rule.
  func standingRule(_ context: Context) -> RuleIndex? {
    let known = policy(context).adding(since).known
    var deciding: RuleIndex?
    for rule in rules(of: .standing) {
      let row = rule.row
      guard row.has(asStanding, .terminations), context.place.admits(row),
        row.applies(known) == true
      else { continue }
      if let deciding, row.precedence <= deciding.row.precedence { continue }
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

  /// The known version that is nearest to `os`. Rules are chosen for this version.
  var ruledOS: OSVersion { min(max(os, .oldest), .newest) }
  var description: String { "iOS \(os) \(profile.name)" }

  func admits(_ row: Rule) -> Bool {
    row.kinds.contains(.app) && row.isInForce(on: ruledOS, profile)
  }

  /// Returns the rules in force that depend on any of the given conditions. If there are no such
  /// rules, the conditions make no difference, because only rules look at conditions.
  func rules(of families: [Family], leaningOn conditions: Mask<Condition>) -> [RuleIndex] {
    families.flatMap { LifecyclePolicyTests.rules(of: $0) }
      .filter { !$0.conditions.intersection(conditions).isEmpty && admits($0.row) }
  }
}

extension Context {
  var place: Place { Place(os: os, profile: profile) }
}
