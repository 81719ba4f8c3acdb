// Doubles the rows of the rule book without changing any answer, to measure how costs grow.

import LifecyclePolicy
import Rulebook

/// The way in which the rows are doubled.
enum Growth: String, CaseIterable {
  /// Splits each row in two at a version on which the row is in force; a row without such a version
  /// gets a second row as in `rivals`. Neighbouring rows are split at different versions. The
  /// result is like a book that follows more versions.
  case versions
  /// Adds a second row after each row. Both rows are about the same questions on the same versions.
  /// The first row decides. In the result, each question has twice as many candidates.
  case rivals
  /// Like `rivals`, but each second row has one more condition, multiple scenes, which few apps
  /// meet. In the result, no question depends on version and profile alone.
  case conditions

  /// Returns two rows for each row. Both have the id and the texts of the original row.
  func applied(to rules: [Rule]) -> [Rule] {
    let cuts = Self.cuts(rules)
    return rules.enumerated().flatMap { number, rule -> [Rule] in
      var (first, second) = (rule, rule)
      let inside = self == .versions ? cuts.filter { rule.since < $0 && $0 < rule.until } : []
      if inside.isEmpty {
        second.when = second.when.union(conditions(beside: rule.family))
      } else {
        first.until = inside[number % inside.count]
        second.since = first.until
      }
      return [first, second]
    }
  }

  /// Returns the additional conditions of a second row. In some families, the answer lists every
  /// row that applies. In these families, the second row must not apply, so it requires two kinds
  /// of device at once.
  private func conditions(beside family: Family) -> Mask<Condition> {
    switch family {
    case .notification, .duty, .manifest: Mask(.phone, .pad)
    default: self == .conditions ? Mask(.multipleScenes) : .none
    }
  }

  /// Returns the versions at which rows can be split: the versions that already are edges, and
  /// versions that are added if a major version has fewer than three edges. None is added once
  /// there are 60.
  private static func cuts(_ rules: [Rule]) -> [OSVersion] {
    let newest = OSVersion(Rulebook.newestMajor, 255, 255)
    var edges = BookCompiler.edges(of: rules, newestMajor: Rulebook.newestMajor)
      .filter { $0 <= newest }
    for major in Set(edges.map(\.major)).sorted() {
      var missing = 3 - edges.count { $0.major == major }
      for minor in 1...15 where missing > 0 && edges.count < 60 {
        let version = OSVersion(major, UInt8(minor))
        if edges.contains(version) { continue }
        edges.append(version)
        missing -= 1
      }
    }
    return edges.sorted()
  }
}
