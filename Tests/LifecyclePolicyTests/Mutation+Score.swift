// How many mutants the vectors notice, by family and by what is changed.

@testable import LifecyclePolicy

/// What became of mutants.
struct MutationScore: Sendable {
  /// What became of some of them.
  struct Count: Sendable {
    /// A vector written from the sources fails.
    var written = 0
    /// Of the recorded answers, one fails.
    var recorded = 0
    /// A question of the domain tells them from the rule book, and no vector asks it.
    var survived = 0
    /// No question does, and why.
    var silent: [Silence: Int] = [:]

    /// Of those that a vector can tell.
    var telling: Int { written + recorded + survived }
    var all: Int { telling + silent.values.reduce(0, +) }

    mutating func add(_ other: Count) {
      written += other.written
      recorded += other.recorded
      survived += other.survived
      silent.merge(other.silent, uniquingKeysWith: +)
    }
  }

  private var counts: [Family: [ChangeKind: Count]] = [:]
  /// The survivors, each with a question that tells it, by rule number.
  private(set) var survivors: [(number: Int, told: String)] = []
  /// Those that no vector can tell, with the reason.
  private(set) var equivalents: [(number: Int, told: String)] = []
  /// Answers that would notice the survivors.
  private(set) var answers: [RecordedAnswer] = []

  var total: Count {
    counts.values.flatMap(\.values).reduce(into: Count()) { $0.add($1) }
  }

  /// Tries the mutants of a row, one after the other.
  init(_ mutants: [Mutant]) {
    guard let rule = mutants.first?.rule else { return }
    var domain: Domain?
    var places: [Domain.Place] = []
    for mutant in mutants {
      var count = Count()
      if VectorIndex.all.killer(of: mutant) != nil {
        count.written = 1
      } else if VectorIndex.recorded.killer(of: mutant) != nil {
        count.recorded = 1
      } else if let place = places.first(where: { $0.tells(mutant) }) {
        count.survived = 1
        survivors.append((rule.number, "\(mutant): \(place)"))
      } else {
        var asked = domain ?? Domain(of: rule)
        switch asked.fate(of: mutant) {
        case .told(let place):
          count.survived = 1
          survivors.append((rule.number, "\(mutant): \(place)"))
          places.append(place)
          answers.append(RecordedAnswer(mutant, place))
        case .silent(let silence):
          count.silent[silence] = 1
          equivalents.append((rule.number, "\(silence.name): \(mutant)"))
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
    equivalents += other.equivalents
    answers += other.answers
  }

  /// A table: noticed by vectors written from the sources, by recorded answers, and by none, of
  /// those that can be told; then those that cannot, by the reason.
  var table: String {
    var lines = [line("mutants", ["written", "recorded", "survive", "percent", "equal", "all"])]
    for family in Family.allCases {
      let counts = (counts[family] ?? [:]).values
      lines.append(line("\(family.name)", counts.reduce(into: Count()) { $0.add($1) }))
    }
    for kind in ChangeKind.allCases {
      lines.append(line("by \(kind.rawValue)", count(kind)))
    }
    lines.append(line("all", total))
    let reasons = Silence.allCases
    lines.append(line("equal, since", reasons.map(\.name)))
    for kind in ChangeKind.allCases {
      let silent = count(kind).silent
      lines.append(line("by \(kind.rawValue)", reasons.map { "\(silent[$0] ?? 0)" }))
    }
    return lines.joined(separator: "\n")
  }

  private func count(_ kind: ChangeKind) -> Count {
    counts.values.compactMap { $0[kind] }.reduce(into: Count()) { $0.add($1) }
  }

  private func line(_ head: String, _ count: Count) -> String {
    let noticed = (count.written + count.recorded) * 1000
    let percent = count.telling == 0 ? "-" : "\(noticed / count.telling)".withPoint
    let cells = [count.written, count.recorded, count.survived].map(String.init)
    return line(head, cells + [percent, "\(count.all - count.telling)", "\(count.all)"])
  }

  private func line(_ head: String, _ cells: [String]) -> String {
    let padded = cells.map { String(repeating: " ", count: max(1, 10 - $0.count)) + $0 }
    return head + String(repeating: " ", count: max(0, 15 - head.count)) + padded.joined()
  }
}

extension RecordedAnswer {
  fileprivate init(_ mutant: Mutant, _ place: Domain.Place) {
    self.init(
      rule: mutant.rule, query: place.probe.query, ask: place.ask, expect: place.expect,
      change: mutant.what)
  }
}

extension Domain.Place: CustomStringConvertible {
  /// The question, as a vector's `ask`.
  var description: String { "\(probe.query) \(JSON.object(ask).written)" }
}

extension String {
  /// Thousandths, as a percentage with one digit behind the point.
  fileprivate var withPoint: String {
    let digits = count < 2 ? "0" + self : self
    return digits.dropLast() + "." + String(digits.suffix(1))
  }
}
