// Any memory can be asked as a book: no question traps, and none reads past the end.

import Foundation
import Rulebook
import Testing

@testable import LifecyclePolicy
@testable import RuleCompiler

@Suite struct HostileBookTests {
  private static let release: [UInt8] = CompiledBook(Rulebook.rules, settling: true).words
    .flatMap { word in withUnsafeBytes(of: word.littleEndian) { Array($0) } }
  /// Offsets of the tables, which every book begins with.
  private static let head = Book.Table.allCases.count * 4

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

extension AnyQuestion {
  /// Asks for all that is answered; texts end where they end, and are not read.
  fileprivate func askAll(_ policy: Policy) {
    _ = ruling(by: policy)
    switch self {
    case .one(let question):
      if case .transition(let query) = question {
        _ = policy.steps(policy.transition(query), trigger: query.trigger)
        _ = policy.steps(policy.findTransition(query), trigger: query.trigger)
      }
      // It looks at as many rules as the book says that it has.
      if policy.book.ruleCount < 5000 { _ = policy.explain(question) }
    case .next(let query): _ = policy.edges(query)
    case .path(let query):
      let steps = policy.steps(policy.path(query), for: query)
      for step in steps { _ = policy.steps(step, trigger: query.trigger) }
    case .duties(let callback): _ = policy.dutyList(callback)
    case .manifest: _ = policy.findings()
    }
    let numbers = [-1, 0, 1, 700, policy.book.ruleCount - 1, policy.book.ruleCount]
    for rule in numbers.compactMap(policy.book.rule) {
      _ = (rule.since, rule.until, rule.basis, rule.precedence, rule.conflict, rule.steps.count)
      _ = (rule.id, rule.note, rule.source(0), rule.source(rule.sourceCount - 1))
      for field in RuleField.allCases where rule.family.column(field) >= 0 {
        _ = rule.raw(field, rule.family)
      }
    }
  }
}

/// Memory that ends where a page begins which cannot be read.
private final class GuardedMemory: @unchecked Sendable {
  private let end: UnsafeMutableRawPointer
  private let lock = NSLock()

  init(capacity: Int) {
    let page = Int(getpagesize())
    let flags = MAP_PRIVATE | MAP_ANONYMOUS
    let start = mmap(nil, capacity + page, PROT_READ | PROT_WRITE, flags, -1, 0)
    guard let start, start != MAP_FAILED else { fatalError("no memory") }
    end = start + capacity
    precondition(capacity % page == 0 && mprotect(end, page, PROT_NONE) == 0)
  }

  /// Runs `body` with a copy whose last byte is the last one that can be read.
  func withCopy(of bytes: [UInt8], _ body: (UnsafeRawPointer) -> Void) {
    lock.withLock {
      let start = end - bytes.count
      UnsafeMutableRawBufferPointer(start: start, count: bytes.count).copyBytes(from: bytes)
      body(UnsafeRawPointer(start))
    }
  }
}
