// Checks that a book is refused if one of its numbers refers to something outside the book. A book
// that is not refused must be able to answer questions.

import Rulebook
import Testing

@testable import LifecyclePolicy
@testable import RuleCompiler

@Suite struct HostileBookTests {
  private static let release = CompiledBook(Rulebook.rules, settling: true).words
  /// The number of words before the tables.
  private static let head = (8 + Book.Table.allCases.count * 4 + 7) / 8

  private static func start(_ table: Book.Table) -> Int {
    let word = release[1 + table.rawValue / 2]
    return Int(UInt32(truncatingIfNeeded: word >> UInt64(table.rawValue % 2 * 32)))
  }

  private static func bytes(_ words: [UInt64]) -> [UInt8] {
    words.flatMap { word in withUnsafeBytes(of: word.littleEndian) { Array($0) } }
  }

  @Test func everyTableIsChecked() {
    // In these tables, no value can be wrong: either values do not refer to anything, or every
    // possible value refers to something.
    let free: Set<Book.Table> = [
      .sets, .kinds, .wides, .versions, .edges, .blockTerminations, .strings,
    ]
    for table in Book.Table.allCases where !free.contains(table) {
      var words = Self.release
      // Puts a value that refers to nothing into every place of the table's first word.
      words[Self.start(table) / 8] = table == .patterns ? 0xfefe_fefe_fefe_fefe : .max
      #expect(!BookCheck(words).problems.isEmpty, "\(table)")
    }
    for table in Book.Table.allCases {
      var words = Self.release
      words[1 + table.rawValue / 2] |= 0xf000_0000 << UInt64(table.rawValue % 2 * 32)
      #expect(!BookCheck(words).problems.isEmpty, "the offset of \(table)")
    }
    var unended = Self.release
    unended[unended.count - 1] = .max
    #expect(!BookCheck(unended).problems.isEmpty)
    #expect(!BookCheck(Array(Self.release.dropLast(64))).problems.isEmpty)
  }

  /// Every changed book that passes the check can answer questions. The test replaces words by
  /// other words of the same table, or flips single bits. The book ends where readable memory ends.
  @Test func whatIsFoundRightCanBeAsked() {
    var generator = SeededGenerator(seed: 14)
    let tables = Book.Table.allCases.filter { $0 != .strings && $0 != .constants }
    var (right, wrong) = (0, 0)
    for seed in 0..<240 {
      var words = Self.release
      let table = tables[seed % tables.count]
      let begin = Self.start(table) / 8
      let end = Self.start(Book.Table(rawValue: table.rawValue + 1) ?? .strings) / 8
      guard begin < end else { continue }
      for _ in 0..<[1, 4, 16][seed % 3] {
        let place = Int.random(in: begin..<end, using: &generator)
        words[place] =
          seed.isMultiple(of: 2)
          ? words[.random(in: begin..<end, using: &generator)]
          : words[place] ^ (1 << UInt64.random(in: 0..<64, using: &generator))
      }
      guard BookCheck(words).problems.isEmpty else {
        wrong += 1
        continue
      }
      right += 1
      Self.ask(Self.bytes(words), seed: seed)
    }
    #expect(right > 20 && wrong > 20, "\(right) right, \(wrong) wrong")
  }

  private static let memory = GuardedMemory(capacity: 1 << 20)

  /// Makes a book from bytes, and asks it some questions of every kind.
  private static func ask<Seed: BinaryInteger>(_ bytes: [UInt8], seed: Seed) {
    var generator = SeededGenerator(seed: UInt64(seed))
    memory.withCopy(of: bytes) { start in
      let book = Book(start)
      for _ in 0..<20 {
        let kind = AppKind.allCases.randomElement(using: &generator) ?? .plain
        let os = allVersions.randomElement(using: &generator) ?? .newest
        let profile = EvidenceProfile.allCases.randomElement(using: &generator) ?? .observed
        let context = World.drawn(kind, &generator).context(os, profile)
        let policy = Policy(for: context, book: book)
        for question in AnyQuestion.some(8, &generator) { question.askAll(policy) }
      }
    }
  }
}
