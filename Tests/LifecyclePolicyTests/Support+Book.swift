// The rule book of this release, and the grounds on which the tests walk it.

@testable import LifecyclePolicy

let policy = Policy()

/// All rules, in the order of their numbers.
let allRules: [RuleReference] = (0..<policy.book.ruleCount).compactMap {
  policy.book.rule(numbered: $0)
}

/// What the rows have in common, and the conditions that they or their callbacks lean on: made once,
/// in the order of their numbers.
let allSummaries: [(rule: RuleReference, row: RuleSummary, conditions: Mask<Condition>)] =
  allRules.map { ($0, $0.summary, $0.conditions) }

/// The rows of a family.
func rules(of family: Family) -> [RuleReference] {
  (0..<policy.book.count(of: family)).map { RuleReference(family, $0) }
}

/// The oldest version and every one on which any rule begins or ends, the first unknown one last.
let allVersions: [OSVersion] = {
  var versions = [OSVersion.oldest]
  while let edge = policy.book.versionEdge(after: versions[versions.count - 1]) {
    versions.append(edge)
  }
  return versions
}()

extension RuleReference {
  var summary: RuleSummary { policy.book.summary(of: self) }
  var id: String { summary.id.description }
  var isDisputed: Bool { summary.conflict != nil }
  var number: Int { policy.book.number(of: self) }
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
