// The rule book with twice as many rows and the same answers: what costs are measured with.

import LifecyclePolicy
import Rulebook

/// What the second row of each pair is.
enum Growth: String, CaseIterable {
  /// Each row is cut in two at a version on which it holds, neighbours at different ones: a book
  /// that follows more versions.
  case versions
  /// Behind each row stands another, about the same on the same versions: the first decides. A book
  /// in which twice as many rows are candidates for each question.
  case rivals
  /// As `rivals`, and each of them has a condition more: one of multiple scenes, which few apps
  /// have. A book in which no question is left that turns on version and profile alone.
  case conditions

  /// Two rows for each one, with its id and texts.
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

  /// What is asked of a second row besides. Where all rows that apply are listed it must not apply:
  /// there it asks for two kinds of device at once.
  private func conditions(beside family: Family) -> Mask<Condition> {
    switch family {
    case .notification, .duty, .manifest: Mask(.phone, .pad)
    default: self == .conditions ? Mask(.multipleScenes) : .none
    }
  }

  /// The versions that have edges now, and others of the same major versions: three of each.
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
