// Counts how many mutants are noticed, by family and by the part of the row that is changed.

import Rulebook

@testable import LifecyclePolicy
@testable import RuleCompiler

/// The reason why nothing can detect a mutant. If `unasked` applies, it counts. Of the other
/// reasons that apply, the last one in this list counts.
enum Silence: Int, CaseIterable, Comparable, Sendable {
  /// The change cannot matter for any version, app or device.
  case unasked
  /// Another row decides wherever the change could matter.
  case outweighed
  /// No row decides at least one question to which the change could matter: the state or the cause
  /// does not exist, or all rows are silent.
  case undecided
  /// The row decides, but the answer stays the same: either the change is to the precedence, and no
  /// other row has the old or the new precedence, or the answers of this family do not use the
  /// changed part.
  case same
  /// The row never decides, because it is an alternative. Only explanations list alternatives.
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

/// The results of all mutants that were tried.
struct MutationScore: Sendable {
  /// The results of a group of mutants.
  struct Count: Sendable {
    /// The number of mutants that make a vector fail.
    var byVectors = 0
    /// The number of mutants that no vector notices, but for which the comparison of the books
    /// lists a changed answer.
    var byComparison = 0
    /// The number of mutants that change no answer, by reason.
    var silent: [Silence: Int] = [:]

    var detectable: Int { byVectors + byComparison }
    /// Two percentages: the share of the detectable mutants that a vector notices, and the share of
    /// all mutants that are detectable.
    var shares: [Int] {
      [(byVectors, detectable), (detectable, all)].map { part, whole in
        whole == 0 ? 100 : part * 100 / whole
      }
    }
    var all: Int { detectable + silent.values.reduce(0, +) }

    mutating func add(_ other: Count) {
      byVectors += other.byVectors
      byComparison += other.byComparison
      silent.merge(other.silent, uniquingKeysWith: +)
    }
  }

  private var counts: [Family: [ChangeKind: Count]] = [:]
  /// The mutants that a vector notices but the comparison misses. Each of them shows a gap in the
  /// comparison.
  private(set) var missed: [String] = []
  /// Mutants that no vector notices, each with a question that detects it.
  private(set) var unnoticed: [(number: Int, summary: String)] = []
  /// Mutants that nothing can detect, each with the reason.
  private(set) var silent: [(number: Int, summary: String)] = []

  func count(_ family: Family) -> Count {
    (counts[family] ?? [:]).values.reduce(into: Count()) { $0.add($1) }
  }

  var total: Count { Family.allCases.reduce(into: Count()) { $0.add(count($1)) } }

  init() {}

  /// Tries the mutants of one row, one after the other.
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
        case .detected(let question, let place):
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

  /// A table of the numbers of mutants. The columns count the mutants that vectors notice, the
  /// mutants that only the comparison of books notices, the detectable mutants, the undetectable
  /// mutants, and all mutants. Lines below the table count the undetectable mutants by reason.
  var table: String {
    var lines = [line("changes", ["vectors", "compared", "detected", "silent", "all"])]
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
    let cells = [
      count.byVectors, count.byComparison, count.detectable, count.all - count.detectable,
    ]
    return line(head, (cells + [count.all]).map(String.init))
  }

  private func line(_ head: String, _ cells: [String]) -> String {
    let padded = cells.map { String(repeating: " ", count: max(1, 10 - $0.count)) + $0 }
    return head + String(repeating: " ", count: max(0, 15 - head.count)) + padded.joined()
  }
}
