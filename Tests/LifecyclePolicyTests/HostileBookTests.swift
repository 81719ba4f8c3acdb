// Any memory can be asked as a book: no question traps, and none reads past the end.

import Rulebook
import Testing

@testable import LifecyclePolicy
@testable import RuleCompiler

@Suite struct HostileBookTests {
  private static let release: [UInt8] = CompiledBook(Rulebook.rules, settling: true).words
    .flatMap { word in withUnsafeBytes(of: word.littleEndian) { Array($0) } }
  /// Offsets of the tables, which every book begins with.
  private static let head = 8 + Book.Table.allCases.count * 4

  @Test func nothingAndEverything() {
    for byte in [0, 1, 0x7f, 0x80, 0xff] as [UInt8] {
      for count in [Self.head, Self.head + 1, 512, 4096] {
        Self.ask([UInt8](repeating: byte, count: count), seed: UInt64(byte))
      }
    }
  }

  @Test func randomBytes() {
    var generator = SeededGenerator(seed: 11)
    for seed in 0..<1500 {
      let count = Int.random(in: Self.head...4096, using: &generator)
      Self.ask((0..<count).map { _ in .random(in: 0...255, using: &generator) }, seed: seed)
    }
  }

  /// Tables of random bytes that lie where there is something to read.
  @Test func randomTables() {
    var generator = SeededGenerator(seed: 12)
    for seed in 0..<1500 {
      let count = Int.random(in: 512...8192, using: &generator)
      // Small numbers are found more often than large ones.
      let most = [UInt8(1), 3, 15, 255][seed % 4]
      var bytes = (0..<count).map { _ in UInt8.random(in: 0...most, using: &generator) }
      for table in Book.Table.allCases {
        let start = UInt32.random(in: 0..<UInt32(count), using: &generator)
        withUnsafeBytes(of: start.littleEndian) {
          bytes.replaceSubrange(table.rawValue * 4..<table.rawValue * 4 + 4, with: $0)
        }
      }
      Self.ask(bytes, seed: seed)
    }
  }

  @Test func truncatedCopies() {
    var generator = SeededGenerator(seed: 13)
    for seed in 0..<400 {
      let count = Int.random(in: Self.head...Self.release.count, using: &generator)
      Self.ask(Array(Self.release.prefix(count)), seed: seed)
    }
  }

  @Test func damagedCopies() {
    var generator = SeededGenerator(seed: 14)
    for seed in 0..<400 {
      var bytes = Self.release
      // Some damage the offsets, all the others whatever they hit.
      for _ in 0..<[1, 10, 1000, 50_000][seed % 4] {
        let place = Int.random(in: bytes.indices, using: &generator)
        bytes[place] = .random(in: 0...255, using: &generator)
      }
      if seed.isMultiple(of: 5) {
        bytes[.random(in: 0..<Self.head, using: &generator)] ^= 1 << UInt8(seed % 8)
      }
      Self.ask(bytes, seed: seed)
    }
  }

  private static let memory = GuardedMemory(capacity: 1 << 20)

  /// Asks some questions of every kind of a book of some bytes.
  private static func ask<Seed: BinaryInteger>(_ bytes: [UInt8], seed: Seed) {
    var generator = SeededGenerator(seed: UInt64(seed))
    memory.withCopy(of: bytes) { start in
      let book = Book(start, count: bytes.count)
      for _ in 0..<3 {
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
