// How many mutants the vectors notice, by family and by what is changed.

@testable import LifecyclePolicy

/// What became of mutants.
struct MutationScore: Sendable {
  /// What became of some of them.
  struct Count: Sendable {
    /// A vector fails.
    var killed = 0
    /// No question of the domain tells them from the rule book.
    var silent = 0
    /// A question does, and no vector asks it.
    var survived = 0

    var all: Int { killed + silent + survived }
    /// Of those that can be told.
    var percent: String {
      let telling = killed + survived
      return telling == 0 ? "-" : "\(killed * 1000 / telling)".withPoint
    }

    mutating func add(_ other: Count) {
      killed += other.killed
      silent += other.silent
      survived += other.survived
    }
  }

  private var counts: [Family: [ChangeKind: Count]] = [:]
  /// The survivors, each with a question that tells it, by rule number.
  private(set) var survivors: [(number: Int, told: String)] = []

  var total: Count {
    counts.values.flatMap(\.values).reduce(into: Count()) { $0.add($1) }
  }

  /// Tries the mutants of a row, one after the other.
  init(_ mutants: [Mutant]) {
    guard let rule = mutants.first?.rule else { return }
    var domain: Domain?
    for mutant in mutants {
      var count = Count()
      if VectorIndex.all.killer(of: mutant) != nil {
        count.killed = 1
      } else {
        var asked = domain ?? Domain(of: rule)
        if let place = asked.notice(mutant) {
          count.survived = 1
          survivors.append((rule.number, "\(mutant): \(place)"))
        } else {
          count.silent = 1
        }
        domain = asked
      }
      counts[rule.family, default: [:]][mutant.kind, default: Count()].add(count)
    }
  }

  mutating func add(_ other: MutationScore) {
    for (family, kinds) in other.counts {
      for (kind, count) in kinds {
        counts[family, default: [:]][kind, default: Count()].add(count)
      }
    }
    survivors += other.survivors
  }

  /// A table: noticed, of how many that can be told, and how many cannot.
  var table: String {
    var lines = ["mutants" + cells("noticed", "telling", "percent", "silent", "all")]
    for family in Family.allCases {
      let counts = (counts[family] ?? [:]).values
      lines.append(line("\(family.name)", counts.reduce(into: Count()) { $0.add($1) }))
    }
    for kind in ChangeKind.allCases {
      let counts = counts.values.compactMap { $0[kind] }
      lines.append(line("by \(kind.rawValue)", counts.reduce(into: Count()) { $0.add($1) }))
    }
    lines.append(line("all", total))
    return lines.joined(separator: "\n")
  }

  private func line(_ head: String, _ count: Count) -> String {
    let telling = count.killed + count.survived
    let figures = cells(
      "\(count.killed)", "\(telling)", count.percent, "\(count.silent)", "\(count.all)")
    return head + String(repeating: " ", count: max(0, 15 - head.count)) + figures
  }

  private func cells(_ texts: String...) -> String {
    texts.map { String(repeating: " ", count: max(1, 9 - $0.count)) + $0 }.joined()
  }
}

extension Domain.Place: CustomStringConvertible {
  /// The question, as a vector's `ask`.
  var description: String {
    let ask = setting.ask.merging(probe.ask) { $1 }.sorted { $0.key < $1.key }
    let told = ask.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ")
    return "\(probe.query) {\(told)}"
  }
}

extension String {
  /// Thousandths, as a percentage with one digit behind the point.
  fileprivate var withPoint: String {
    let digits = count < 2 ? "0" + self : self
    return digits.dropLast() + "." + String(digits.suffix(1))
  }
}
