// The rules of a book, packed into words: what `make pack` writes, and the tests compare.

@testable import LifecyclePolicy

/// Values that rows refer to by number, each once.
struct Numbered<Value: Hashable> {
  private(set) var values: [Value] = []
  private var numbers: [Value: Int] = [:]

  mutating func number(_ value: Value) -> Int {
    if let number = numbers[value] { return number }
    numbers[value] = values.count
    values.append(value)
    return values.count - 1
  }
}

/// Lists one behind the other, each once. One that is the part of another takes no room.
struct Joined<Value: Hashable> {
  private(set) var values: [Value] = []
  private var offsets: [[Value]: Int] = [:]

  mutating func offset(_ list: [Value]) -> Int {
    if let offset = offsets[list] { return offset }
    let last = values.count - list.count
    let inside = stride(from: 0, through: last, by: 1).first {
      values[$0..<$0 + list.count].elementsEqual(list)
    }
    let offset = inside ?? values.count
    if inside == nil { values += list }
    offsets[list] = offset
    return offset
  }
}

/// A rule book as `PackedBook.swift` reads it.
struct Packing {
  private(set) var rules: [UInt64] = []
  private(set) var fields: [UInt64] = []
  private(set) var versions = Numbered<UInt32>()
  private(set) var values = Numbered<UInt64>()
  private(set) var steps = Joined<UInt32>()
  private(set) var sources = Numbered<UInt64>()
  private(set) var families: [PackedFamily] = []
  private(set) var texts = ""
  private var offsets: [String: Int] = ["": 0]
  private var end = 1
  let index: PackedIndex
  let transitions: PackedTransitions
  let deadlines: PackedDeadlines
  let relaunches: PackedRelaunches

  init(_ book: some RuleBook) {
    var index = PackedIndex(book)
    relaunches = PackedRelaunches(book, &index)
    self.index = index
    transitions = PackedTransitions(book, index)
    deadlines = PackedDeadlines(book)
    // 0 stands for what is empty.
    _ = values.number(0)
    for family in Family.allCases {
      let rows = (0..<book.count(of: family)).map { book.anyRow(RuleReference(family, $0)) }
      let sayings = Sayings(rows, of: family)
      for (row, saying) in zip(rows, sayings.numbers) { add(common: row, saying) }
      let packed = PackedFamily(family, rows, after: fields.count) { number(of: $0) }
      fields += packed.words
      families.append(packed)
    }
  }

  /// What `PackedRule` and `RankedRule` read.
  private mutating func add(common row: any RuleRow, _ saying: Int) {
    var texts = Bits()
    texts.add(offset(of: row.id), bits: 18)
    texts.add(offset(of: row.note), bits: 18)
    texts.add(sources.number(row.sources.bits), bits: 12)
    texts.add(row.conflict.map { $0.position + 1 } ?? 0, bits: 16)
    var terms = Bits()
    terms.add(versions.number(row.since.packed), bits: 7)
    terms.add(versions.number(row.until.packed), bits: 7)
    terms.add(row.basis.position, bits: 4)
    terms.add(row.precedence.position, bits: 3)
    terms.add(values.number(row.when.bits), bits: 10)
    terms.add(values.number(row.unless.bits), bits: 10)
    terms.add((row as? any DecidingRow)?.allows ?? false ? 1 : 0, bits: 1)
    terms.add(values.number((row as? RelaunchRule)?.terminations.bits ?? 0), bits: 10)
    terms.add(saying, bits: 10)
    rules += [texts.word, terms.word]
  }

  private mutating func offset(of text: Text) -> Int {
    let text = text.description
    if let offset = offsets[text] { return offset }
    offsets[text] = end
    texts += text + "\0"
    defer { end += text.utf8.count + 1 }
    return end
  }

  /// What stands in the bits of a field.
  private mutating func number(of value: PackedValue) -> Int {
    switch value {
    case .small(let number): number
    case .wide(let bits): values.number(bits)
    case .text(let text): offset(of: text)
    case .steps(let bits): steps.offset(bits)
    }
  }
}

/// For each row of a family that decides: the number of what it says, 0 for silence.
private struct Sayings {
  private(set) var numbers: [Int]

  init(_ rows: [any RuleRow], of family: Family) {
    switch family {
    case .deadline: numbers = Sayings.numbers(of: rows as? [DeadlineRule])
    case .standing: numbers = Sayings.numbers(of: rows as? [StandingRule])
    case .relaunch: numbers = Sayings.numbers(of: rows as? [RelaunchRule])
    case .mode: numbers = Sayings.numbers(of: rows as? [ModeRule])
    case .event: numbers = Sayings.numbers(of: rows as? [EventRule])
    case .quota: numbers = Sayings.numbers(of: rows as? [QuotaRule])
    case .conduct: numbers = Sayings.numbers(of: rows as? [ConductRule])
    default: numbers = rows.map { _ in 0 }
    }
  }

  private static func numbers<Row: DecidingRow>(of rows: [Row]?) -> [Int] {
    var said: [Row] = []
    return (rows ?? []).map { row in
      if row.verdict == .unspecified { return 0 }
      if let number = said.firstIndex(where: row.saysTheSame) { return number + 1 }
      said.append(row)
      return said.count
    }
  }
}

/// Numbers in a word, from the lowest bit on.
struct Bits {
  private(set) var word: UInt64 = 0
  private(set) var used = 0

  mutating func add(_ number: Int, bits: Int) {
    precondition(
      number >= 0 && number < 1 << bits && used + bits <= 64, "\(number) in \(bits) bits")
    word |= UInt64(number) << UInt64(used)
    used += bits
  }
}

extension RuleBook {
  /// A row of any family.
  func anyRow(_ rule: RuleReference) -> any RuleRow {
    switch rule.family {
    case .lifecycle: lifecycle(rule.index)
    case .transition: transition(rule.index)
    case .cause: cause(rule.index)
    case .delivery: delivery(rule.index)
    case .deadline: deadline(rule.index)
    case .standing: standing(rule.index)
    case .relaunch: relaunch(rule.index)
    case .notification: notification(rule.index)
    case .mode: mode(rule.index)
    case .event: event(rule.index)
    case .quota: quota(rule.index)
    case .conduct: conduct(rule.index)
    case .duty: duty(rule.index)
    case .manifest: manifest(rule.index)
    case .termination: termination(rule.index)
    }
  }
}
