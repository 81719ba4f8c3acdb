// Checks every offset and index of a compiled book, because the library does not check them.

import LifecyclePolicy

/// A compiled book that is read with bounds checks.
struct BookCheck {
  private let words: [UInt64]
  /// The problems, in the order in which they were found.
  private(set) var problems: [String] = []

  init(_ words: [UInt64]) {
    self.words = words
    let starts = Book.Table.allCases.map(start)
    guard starts == starts.sorted(), (starts.last ?? 0) < size,
      starts.allSatisfy({ $0 % 8 == 0 })
    else {
      problems = ["the tables are not in order"]
      return
    }
    checkCounts()
    guard problems.isEmpty else { return }
    checkIndex()
    checkRules()
    checkTexts()
    checkBlocks()
    checkDeadlines()
  }

  // MARK: - Tables

  private var size: Int { words.count * 8 }

  /// Returns the number that is stored in `width` bytes at an offset. A number has at most four
  /// bytes, which lie within one word. Returns 0 if the offset is outside the book.
  private func number(_ at: Int, _ width: Int) -> Int {
    guard at >= 0, at < size, width <= 4 else { return 0 }
    return Int(words[at / 8] >> UInt64(at % 8 * 8) & ((1 << UInt64(width * 8)) - 1))
  }

  private func start(_ table: Book.Table) -> Int { number(8 + table.rawValue * 4, 4) }

  /// Returns the size of a table in bytes, including the padding at its end.
  private func bytes(_ table: Book.Table) -> Int {
    let next = Book.Table(rawValue: table.rawValue + 1)
    return (next.map(start) ?? size) - start(table)
  }

  private func count(_ table: Book.Table) -> Int { bytes(table) / table.width }

  private func value(_ table: Book.Table, _ index: Int) -> Int {
    number(start(table) + index * table.width, table.width)
  }

  private func constant(_ constant: Book.Constant) -> Int { value(.constants, constant.rawValue) }

  private mutating func expect(_ holds: Bool, _ problem: @autoclosure () -> String) {
    if !holds { problems.append(problem()) }
  }

  /// Expects a table to have `length` elements from `index` on.
  private mutating func expect(
    _ table: Book.Table, has index: Int, _ length: Int = 1, in what: @autoclosure () -> String
  ) {
    expect(index >= 0 && index + length <= count(table), "\(what()): \(table) has no \(index)")
  }

  // MARK: - Checks

  private var slotCount: Int { constant(.edgeCount) + 1 }
  /// The number of version slots under all profiles together.
  private var slots: Int { EvidenceProfile.valueCount * slotCount }

  private mutating func checkCounts() {
    expect(.constants, has: 0, Book.Constant.allCases.count, in: "constants")
    expect(.edges, has: constant(.edgeCount), in: "edges")
    let last = value(.edges, constant(.edgeCount))
    expect(last == Int(OSVersion.open.packed), "edges: the last one is not open")
    // The tables `rules` and `ruleTexts` have an empty row after the last rule.
    expect(.rules, has: 0, (constant(.ruleCount) + 1) * 8, in: "rules")
    expect(.ruleTexts, has: 0, (constant(.ruleCount) + 1) * 2, in: "rules")
    expect(.identified, has: 0, constant(.ruleCount), in: "rules")
    // A damaged count of rules may be larger than the table.
    let rules = Swift.min(constant(.ruleCount), count(.identified))
    let identified = Set((0..<rules).map { value(.identified, $0) })
    expect(identified == Set(0..<rules), "a rule is not in the order of fingerprints")
    expect(.citations, has: 0, constant(.citationCount) * 4, in: "citations")
    expect(.blockTerminations, has: 0, constant(.blockCount), in: "blocks")
    expect(.blockStates, has: 0, constant(.blockCount) * LifecycleState.valueCount, in: "blocks")
    expect(.blocks, has: 0, slots, in: "blocks")
    expect(.deadlineSlots, has: 0, slots, in: "deadlines")
    expect(.keys, has: 0, EvidenceProfile.valueCount * IndexKey.count, in: "keys")
    expect(
      .kindLists, has: 0, (ProcessKind.valueCount - 1) * EvidenceProfile.valueCount * 2,
      in: "kinds")
  }

  private mutating func checkIndex() {
    for major in 0..<64 {
      expect(value(.slots, major) <= constant(.edgeCount), "slots: iOS \(major)")
    }
    for place in 0..<EvidenceProfile.valueCount * IndexKey.count {
      checkRuns(of: IndexedKey.all[place % IndexKey.count], value(.keys, place), place)
    }
    for list in 0..<(ProcessKind.valueCount - 1) * EvidenceProfile.valueCount {
      let start = value(.kindLists, list * 2)
      let length = value(.kindLists, list * 2 + 1) * 3
      let found = problems.count
      expect(.kindRanges, has: start, length, in: "kinds \(list)")
      guard problems.count == found else { continue }
      for range in stride(from: start, to: start + length, by: 3) {
        let first = value(.kindRanges, range)
        let last = value(.kindRanges, range + 1)
        expect(first <= last && last < IndexKey.count, "kinds \(list): no keys \(first) to \(last)")
        guard first <= last, last < IndexKey.count else { continue }
        for place in first...last {
          checkRuns(
            of: IndexedKey.all[place % IndexKey.count], value(.kindRanges, range + 2), place)
        }
      }
    }
  }

  private mutating func checkRuns(of key: IndexedKey, _ first: Int, _ place: Int) {
    expect(.runs, has: first, in: "key \(place)")
    let pattern = value(.runs, first) & 0x3ff
    expect(.patterns, has: pattern * slotCount, slotCount, in: "key \(place)")
    let begun = (0..<slotCount).map { value(.patterns, pattern * slotCount + $0) }.max() ?? 0
    for run in 0...begun + (key.isAskedOfAnyVersion ? 1 : 0) {
      expect(.runs, has: first + run, in: "key \(place)")
      check(Run(word: UInt32(truncatingIfNeeded: value(.runs, first + run))), of: key, place)
    }
  }

  private mutating func check(_ run: Run, of key: IndexedKey, _ place: Int) {
    if run.settled == nil, run.listed > 0 {
      expect(.candidates, has: run.start, run.listed, in: "key \(place)")
    }
    for candidate in 0..<Swift.max(run.count, run.ruleOnOtherVersion < 0 ? 0 : 1) {
      let rule =
        run.count == 0
        ? run.ruleOnOtherVersion : run.settled ?? value(.candidates, run.start + candidate)
      expect(rule < constant(.ruleCount), "key \(place): no rule \(rule)")
      expect(family(of: rule) == key.key.family, "key \(place): rule \(rule) of another family")
    }
  }

  private func cell(_ rule: Int, _ cell: BookRule.Cell) -> Int {
    value(.rules, rule * 8 + cell.rawValue)
  }

  private func family(of rule: Int) -> Family? {
    Family(rawValue: Int32(cell(rule, .traits) >> 8 & 31))
  }

  private mutating func checkRules() {
    let rules = constant(.ruleCount) + 1
    for family in Family.allCases {
      let first = value(.families, Int(family.rawValue) * 2)
      let all = first..<first + value(.families, Int(family.rawValue) * 2 + 1)
      expect(all.upperBound < rules, "\(family): more rules than there are")
      expect(all.allSatisfy { self.family(of: $0) == family }, "\(family): a rule of another one")
    }
    for rule in 0..<rules {
      let what = "rule \(rule)"
      expect(.sets, has: cell(rule, .when) * 2, 2, in: what)
      expect(.sets, has: cell(rule, .unless) * 2, 2, in: what)
      expect(.versions, has: cell(rule, .range) & 0xff, in: what)
      expect(.versions, has: cell(rule, .range) >> 8, in: what)
      expect(.kinds, has: cell(rule, .conflict) >> 8, in: what)
      let sources = cell(rule, .sources)
      expect(.sources, has: sources, 1 + value(.sources, sources), in: what)
      for source in 0..<value(.sources, sources) {
        let number = value(.sources, sources + 1 + source)
        expect(number < constant(.citationCount), "\(what): no source \(number)")
      }
      checkFields(of: rule)
    }
  }

  private mutating func checkFields(of rule: Int) {
    guard rule < constant(.ruleCount), let family = family(of: rule) else { return }
    let fields = cell(rule, .fields)
    // The library loads twelve fields at once, even if the family has fewer fields.
    let end = start(.fields) + (fields + 12) * Book.Table.fields.width
    expect(end <= size, "rule \(rule): its fields exceed the book")
    for field in RuleField.allCases where family.column(field) >= 0 {
      let what = "rule \(rule): \(field)"
      expect(.fields, has: fields + family.column(field), in: what)
      let number = value(.fields, fields + family.column(field))
      switch field.form {
      case .value: break
      case .code: expect(number <= TerminationCode.valueCount, what)
      case .set: expect(.sets, has: number * 2, 2, in: what)
      case .wide: expect(.wides, has: number, in: what)
      case .version: expect(.versions, has: number, in: what)
      case .text: expect(.texts, has: number, in: what)
      case .steps: expect(.steps, has: number, 1 + value(.steps, number) * 4, in: what)
      }
    }
  }

  private mutating func checkTexts() {
    expect(number(size - 1, 1) == 0, "strings: the last one does not end")
    for table in [Book.Table.ruleTexts, .texts, .citations] {
      for index in 0..<count(table) {
        expect(.strings, has: value(table, index), in: "\(table) \(index)")
      }
    }
    expect(.strings, has: constant(.rulesetVersion), in: "version")
  }

  private mutating func checkBlocks() {
    let lifecycles = value(.families, Int(Family.lifecycle.rawValue) * 2 + 1)
    let combinations = 1 << Int(Book.blockConditions)
    for slot in 0..<slots {
      expect(
        .blockRows, has: value(.blocks, slot) * combinations, combinations, in: "slot \(slot)")
    }
    for place in 0..<count(.blockRows) {
      let word = value(.blockRows, place)
      expect(word & 63 <= lifecycles, "blocks: no life cycle \(word & 63)")
      expect(word >> 6 <= constant(.blockCount), "blocks: no block \(word >> 6)")
    }
    let states = LifecycleState.valueCount
    for index in 0..<constant(.blockCount) * states {
      let row = value(.blockStates, index)
      expect(.blockCauses, has: row * Book.quarters, Book.quarters, in: "block state \(index)")
      for cause in 0..<Book.quarters * 4 {
        let quarter = value(.blockCauses, row * Book.quarters + cause / 4)
        expect(.blockQuarters, has: quarter * 4, 4, in: "block state \(index)")
        let row = value(.blockQuarters, quarter * 4 + cause % 4)
        expect(.blockTargets, has: row * states, states, in: "block cause \(index)")
        for place in row * states..<(row + 1) * states {
          expect(.settled, has: value(.blockTargets, place), in: "block target \(row)")
        }
      }
    }
    for number in 0..<count(.settled) {
      let settled = SettledTransition(
        word: words[start(.settled) / 8 + number])
      let rules = (0..<settled.rules.count).map { settled.rules[$0] } + [settled.rule]
      expect(rules.allSatisfy { $0 < constant(.ruleCount) }, "settled \(number): no such rule")
      expect(.grounds, has: settled.ground, in: "settled \(number)")
    }
    for ground in 0..<count(.grounds) {
      expect(.sets, has: value(.grounds, ground) * 2, 2, in: "ground \(ground)")
    }
  }

  private mutating func checkDeadlines() {
    let rows = constant(.deadlineRowCount)
    let combinations = 1 << Int(Book.blockConditions)
    for slot in 0..<slots {
      expect(
        .deadlineRows, has: value(.deadlineSlots, slot) * combinations, combinations,
        in: "slot \(slot)")
    }
    for place in 0..<count(.deadlineRows) {
      expect(value(.deadlineRows, place) <= rows, "deadlines: no row at \(place)")
    }
    expect(.deadlineGrounds, has: 0, rows, in: "deadlines")
    expect(.deadlineNumbers, has: 0, rows * Allowance.valueCount, in: "deadlines")
    for row in 0..<rows {
      expect(.sets, has: value(.deadlineGrounds, row) * 2, 2, in: "row of deadlines \(row)")
      for place in row * Allowance.valueCount..<(row + 1) * Allowance.valueCount {
        let words = PreparedAnswer.deadlineSize / 8
        let number = value(.deadlineNumbers, place)
        expect(.deadlines, has: number * words, words, in: "row of deadlines \(row)")
        let isSet = self.number(start(.deadlines) + number * words * 8, 4) == 1
        expect(isSet, "row of deadlines \(row): no answer \(number)")
        let rule = rule(ofPrepared: number * words)
        expect(rule < constant(.ruleCount), "row of deadlines \(row): no rule \(rule)")
      }
    }
  }

  /// Returns the rule of the prepared answer that starts at a word.
  private func rule(ofPrepared word: Int) -> Int {
    Int(Int32(truncatingIfNeeded: number(start(.deadlines) + word * 8 + 12, 4)))
  }
}

extension Book.Table {
  /// The size of an element in bytes.
  fileprivate var width: Int {
    switch self {
    case .slots, .steps, .patterns, .blocks, .deadlineSlots, .deadlineRows, .strings: 1
    case .families, .rules, .fields, .sources, .keys, .candidates, .blockRows, .blockStates,
      .blockCauses, .blockQuarters, .blockTargets, .grounds, .deadlineGrounds, .deadlineNumbers,
      .identified, .kindLists, .kindRanges:
      2
    case .constants, .ruleTexts, .versions, .kinds, .texts, .citations, .edges, .runs: 4
    case .sets, .wides, .blockTerminations, .settled, .deadlines: 8
    }
  }
}
