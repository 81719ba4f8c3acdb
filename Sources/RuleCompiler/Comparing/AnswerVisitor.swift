// Receivers that take an answer part by part. One receiver builds a readable tree. The other
// computes a hash, to compare answers.

import LifecyclePolicy

/// Receives an answer, one named part at a time. A part has the same name as in the output of the
/// command line with `--json`.
public protocol AnswerVisitor {
  mutating func put<Value: VocabularyEnum>(_ name: StaticString, _ value: Value?)
  mutating func put<Value: VocabularyEnum>(_ name: StaticString, _ values: Mask<Value>)
  mutating func put(_ name: StaticString, flag: Bool?)
  mutating func put(_ name: StaticString, count: Int64?)
  mutating func put(_ name: StaticString, _ duration: Nanoseconds?)
  mutating func put(_ name: StaticString, _ version: OSVersion?)
  mutating func put(_ name: StaticString, _ text: Text)
  /// Puts a rule by its id.
  mutating func put(_ name: StaticString, rule: RuleIndex?)
  /// Puts a list; `body` adds its items.
  mutating func list(_ name: StaticString, _ body: (inout Self) -> Void)
  mutating func item(_ body: (inout Self) -> Void)
}

/// An answer, or a part of an answer.
public indirect enum AnswerValue: Equatable, Sendable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([AnswerValue])
  case object([String: AnswerValue])

  /// Makes a text from a description, or null from nil.
  public init(_ text: (some CustomStringConvertible)?) {
    self = text.map { .text("\($0)") } ?? .null
  }
}

/// An answer as a tree.
public struct AnswerTree: AnswerVisitor {
  public private(set) var object: [String: AnswerValue] = [:]
  private var items: [AnswerValue] = []
  private let book: Book

  public init(_ book: Book) { self.book = book }

  private mutating func set(_ name: StaticString, _ value: AnswerValue) {
    object["\(name)"] = value
  }

  public mutating func put<Value: VocabularyEnum>(_ name: StaticString, _ value: Value?) {
    set(name, AnswerValue(value?.name))
  }
  public mutating func put<Value: VocabularyEnum>(_ name: StaticString, _ values: Mask<Value>) {
    set(name, .list(Value.allCases.filter(values.contains).map { AnswerValue($0.name) }))
  }
  public mutating func put(_ name: StaticString, flag: Bool?) {
    set(name, flag.map { .flag($0) } ?? .null)
  }
  public mutating func put(_ name: StaticString, count: Int64?) {
    set(name, count.map { .number(Double($0)) } ?? .null)
  }
  public mutating func put(_ name: StaticString, _ duration: Nanoseconds?) {
    let seconds = duration.map { AnswerValue.number(Double($0.count) / 1e9) }
    set(name, duration == .unlimited ? .text("unlimited") : seconds ?? .null)
  }
  public mutating func put(_ name: StaticString, _ version: OSVersion?) {
    set(name, AnswerValue(version))
  }
  public mutating func put(_ name: StaticString, _ text: Text) {
    set(name, text.isEmpty ? .null : AnswerValue(text))
  }
  public mutating func put(_ name: StaticString, rule: RuleIndex?) {
    set(name, AnswerValue(rule.flatMap { book.rule($0.number)?.id }))
  }
  public mutating func list(_ name: StaticString, _ body: (inout AnswerTree) -> Void) {
    var inner = AnswerTree(book)
    body(&inner)
    set(name, .list(inner.items))
  }
  public mutating func item(_ body: (inout AnswerTree) -> Void) {
    var inner = AnswerTree(book)
    body(&inner)
    items.append(.object(inner.object))
  }
}

/// The hash of an answer. Answers that differ as trees have different hashes, barring collisions.
public struct Digest: AnswerVisitor {
  public private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325
  /// The first rule that was put. This is the rule that decides, if there is one.
  public private(set) var rule: RuleIndex?
  private let names: [UInt64]

  /// `names` holds a hash of each rule's id, in the order of the rule numbers: see `ids(of:)`.
  public init(_ names: [UInt64]) { self.names = names }

  /// Returns a hash of each rule's id. An id has the same hash in every book.
  public static func ids(of book: Book) -> [UInt64] {
    (0..<book.ruleCount).map { number in
      var digest = Digest([])
      digest.put("id", BookRule(number, in: book).id)
      return digest.value
    }
  }

  @inline(__always)
  private mutating func mix(_ number: UInt64) {
    value = (value ^ number) &* 0x9e37_79b9_7f4a_7c15
    value ^= value &>> 29
  }

  @inline(__always)
  public mutating func put<Value: VocabularyEnum>(_ name: StaticString, _ value: Value?) {
    mix(UInt64(bitPattern: Int64(value?.rawValue ?? -1)))
  }
  @inline(__always)
  public mutating func put<Value: VocabularyEnum>(_ name: StaticString, _ values: Mask<Value>) {
    mix(values.low)
    mix(values.high)
  }
  @inline(__always)
  public mutating func put(_ name: StaticString, flag: Bool?) { mix(flag.map { $0 ? 2 : 1 } ?? 0) }
  @inline(__always)
  public mutating func put(_ name: StaticString, count: Int64?) {
    mix(count == nil ? 0 : 1)
    mix(UInt64(bitPattern: count ?? 0))
  }
  @inline(__always)
  public mutating func put(_ name: StaticString, _ duration: Nanoseconds?) {
    put(name, count: duration?.count)
  }
  @inline(__always)
  public mutating func put(_ name: StaticString, _ version: OSVersion?) {
    mix(version.map { UInt64($0.packed) } ?? .max)
  }
  public mutating func put(_ name: StaticString, _ text: Text) {
    var byte = text.cString
    while byte.pointee != 0 {
      mix(UInt64(byte.pointee))
      byte += 1
    }
    mix(0)
  }
  @inline(__always)
  public mutating func put(_ name: StaticString, rule: RuleIndex?) {
    if self.rule == nil { self.rule = rule }
    mix(rule.map { names[$0.number] } ?? 0)
  }
  @inline(__always)
  public mutating func list(_ name: StaticString, _ body: (inout Digest) -> Void) {
    body(&self)
    mix(3)
  }
  @inline(__always)
  public mutating func item(_ body: (inout Digest) -> Void) {
    mix(5)
    body(&self)
  }
}

extension OSVersion: CustomStringConvertible {
  /// The version in its usual notation, for example 13.0 or 13.4.1.
  public var description: String {
    patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)"
  }
}
