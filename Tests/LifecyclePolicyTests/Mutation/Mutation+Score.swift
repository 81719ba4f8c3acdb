// How many mutants are noticed, by family and by what is changed.

import Rulebook

@testable import LifecyclePolicy
@testable import RuleCompiler

/// Why nothing can tell a mutant: where questions differ in it, the last of these.
enum Silence: Int, CaseIterable, Comparable, Sendable {
  /// On no version, app and device can it matter.
  case unasked
  /// Another row decides wherever it could matter.
  case outweighed
  /// No row decides there: the state or the cause does not exist, or all rows say nothing.
  case undecided
  /// The row decides, and what it says is the same: no other row is of the precedence that it
  /// loses or gains, or what is changed is not looked at in such an answer.
  case same
  /// The row never decides: it is the other side of a conflict, which explanations list.
  case alternative

  init(_ mutant: Mutant, asked: Int, deciding: Set<Int32>) {
    if asked == 0 {
      self = .unasked
    } else if deciding.contains(Int32(mutant.rule.number)) {
      self = .same
    } else if mutant.rule.row.precedence == .alternative {
      self = .alternative
    } else {
      self = deciding.contains(-1) ? .undecided : .outweighed
    }
  }

  var name: String {
    switch self {
    case .unasked: "cannot matter"
    case .outweighed: "another row decides"
    case .undecided: "no row decides"
    case .same: "the same answer"
    case .alternative: "never decides"
    }
  }

  static func < (one: Silence, other: Silence) -> Bool { one.rawValue < other.rawValue }
}

/// What became of mutants.
struct MutationScore: Sendable {
  /// What became of some of them.
  struct Count: Sendable {
    /// A vector fails.
    var byVectors = 0
    /// No vector fails, and the comparison of the books lists an answer.
    var byComparison = 0
    /// No answer differs, and why.
    var silent: [Silence: Int] = [:]

    /// Of those that can be told.
    var telling: Int { byVectors + byComparison }
    /// Hundredths of those that can be told which vectors notice, and of all that can be told.
    var shares: [Int] {
      [(byVectors, telling), (telling, all)].map { part, whole in
        whole == 0 ? 100 : part * 100 / whole
      }
    }
    var all: Int { telling + silent.values.reduce(0, +) }

    mutating func add(_ other: Count) {
      byVectors += other.byVectors
      byComparison += other.byComparison
      silent.merge(other.silent, uniquingKeysWith: +)
    }
  }

  private var counts: [Family: [ChangeKind: Count]] = [:]
  /// Mutants that a vector notices, and the comparison does not: it does not look where it should.
  private(set) var missed: [String] = []
  /// Those that no vector notices, each with a question that tells it.
  private(set) var unnoticed: [(number: Int, told: String)] = []
  /// Those that nothing can tell, with the reason.
  private(set) var silent: [(number: Int, told: String)] = []

  func count(_ family: Family) -> Count {
    (counts[family] ?? [:]).values.reduce(into: Count()) { $0.add($1) }
  }

  var total: Count { Family.allCases.reduce(into: Count()) { $0.add(count($1)) } }

  init() {}

  /// Tries the mutants of a row, one after the other.
  mutating func add(
    _ mutants: [Mutant], _ books: PatchableBook, _ release: ComparedBook, _ net: VectorNet
  ) {
    guard let rule = mutants.first?.rule else { return }
    var comparison = RowComparison(release, rows: [rule.row] + mutants.map(\.change.after))
    for mutant in mutants {
      let (notice, outcome) = books.with(mutant.change.after, at: rule.number) { book in
        (
          net.notice(of: mutant, in: book, release),
          comparison.outcome(of: mutant.change, in: book)
        )
      }
      var count = Count()
      if let notice {
        count.byVectors = 1
        if case .silent = outcome, notice.isInAnswer {
          missed.append("\(mutant), which \(notice.vector.name) notices")
        }
      } else {
        switch outcome {
        case .told(let question, let place):
          count.byComparison = 1
          unnoticed.append((rule.number, "\(mutant): \(question) \(place)"))
        case .silent(let asked, let deciding):
          let silence = Silence(mutant, asked: asked, deciding: deciding)
          count.silent[silence] = 1
          silent.append((rule.number, "\(silence.name): \(mutant)"))
        }
      }
      counts[rule.row.family, default: [:]][mutant.kind, default: Count()].add(count)
    }
  }

  mutating func add(_ other: MutationScore) {
    for (family, kinds) in other.counts {
      for (kind, count) in kinds {
        counts[family, default: [:]][kind, default: Count()].add(count)
      }
    }
    missed += other.missed
    unnoticed += other.unnoticed
    silent += other.silent
  }

  /// A table: of those that can be told, noticed by vectors and by the comparison of books; then
  /// those that cannot, by the reason.
  var table: String {
    var lines = [line("changes", ["vectors", "compared", "told", "silent", "all"])]
    lines += Family.allCases.map { line("\($0.name)", count($0)) }
    lines += ChangeKind.allCases.map { line("by \($0.rawValue)", count($0)) }
    lines.append(line("all", total))
    for silence in Silence.allCases {
      let kinds = ChangeKind.allCases.compactMap { kind -> String? in
        count(kind).silent[silence].map { "\(kind.rawValue) \($0)" }
      }
      let all = total.silent[silence] ?? 0
      lines.append("silent, since \(silence.name): \(all) (\(kinds.joined(separator: ", ")))")
    }
    return lines.joined(separator: "\n")
  }

  private func count(_ kind: ChangeKind) -> Count {
    counts.values.compactMap { $0[kind] }.reduce(into: Count()) { $0.add($1) }
  }

  private func line(_ head: String, _ count: Count) -> String {
    let cells = [count.byVectors, count.byComparison, count.telling, count.all - count.telling]
    return line(head, (cells + [count.all]).map(String.init))
  }

  private func line(_ head: String, _ cells: [String]) -> String {
    let padded = cells.map { String(repeating: " ", count: max(1, 10 - $0.count)) + $0 }
    return head + String(repeating: " ", count: max(0, 15 - head.count)) + padded.joined()
  }
}
