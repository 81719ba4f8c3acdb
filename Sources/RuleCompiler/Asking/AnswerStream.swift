// Writes names, rules, contexts, questions, answers and explanations of the core as a stream of
// bytes. Another program then compares a finished library with them.

import Foundation
import LifecyclePolicy

/// The stream. It names the structs of the header and their fields, but does not say how a struct
/// is laid out in memory. So a program can put the questions to a library for any machine, and to
/// an older library.
///
/// A number is a zig-zag LEB128 varint. A text is the number of its bytes, followed by the bytes.
/// The first line is `signature`. Records follow. Each record consists of its number in `Record`
/// and its parts. A struct consists of its number in `HeaderStruct` and the values of its fields.
/// When a struct appears for the first time, its name, the number of its fields and their names
/// stand between its number and the values. A field that is not named is 0.
struct AnswerStream {
  static let signature = "lifecycle-policy questions 1\n"

  enum Record: Int64 {
    /// The end of the stream, with the number of contexts, of questions and of explanations.
    case end
    /// A rule with its fields. Rules come in the order of the rule book.
    case rule
    /// A value of an enumeration: its kind, value and name and, for a cause, its termination.
    case name
    /// A context (an OS, a profile, an app, a device and limits), and what the policy derives from
    /// it.
    case context
    /// A question about the last context: its kind, its query (a manifest has none), the answer
    /// and, if the answer has one, the list of steps, edges, duties or findings.
    case question
    /// The explanation of the last question: the rules that the question involves.
    case explanation
  }

  private let file: FileHandle
  private var bytes: [UInt8] = []
  private var isNamed = HeaderStruct.allCases.map { _ in false }
  /// The names of a struct's fields so far, while the names are collected; otherwise nil.
  private var names: [StaticString]?
  private(set) var contextCount = 0
  private(set) var questionCount = 0
  private(set) var explanationCount = 0
  /// True for about every second record. Some values can be written in two ways, for example a
  /// default value, which can also be left out. If `isOther` is true, a record uses the second way.
  private(set) var isOther = false
  private var generator = SeededGenerator(seed: 0)

  init(to file: FileHandle) {
    self.file = file
    bytes.reserveCapacity(1 << 20)
    bytes += Array(Self.signature.utf8)
  }

  // MARK: - Records

  mutating func begin(_ record: Record) throws {
    if bytes.count > 900_000 { try flush() }
    switch record {
    case .context: contextCount += 1
    case .question: questionCount += 1
    case .explanation: explanationCount += 1
    case .end, .rule, .name: break
    }
    isOther = generator.next() & 1 == 0
    put(number: record.rawValue)
  }

  mutating func finish() throws {
    try begin(.end)
    for count in [contextCount, questionCount, explanationCount] { put(number: Int64(count)) }
    try flush()
  }

  private mutating func flush() throws {
    try file.write(contentsOf: bytes)
    bytes.removeAll(keepingCapacity: true)
  }

  // MARK: - Numbers, texts and structs

  // Not inlined, because inlining it at every field would make compilation a minute longer.
  @inline(never)
  mutating func put(number: Int64) {
    var left = UInt64(bitPattern: number << 1 ^ number >> 63)
    while left > 0x7f {
      bytes.append(UInt8(truncatingIfNeeded: left) | 0x80)
      left >>= 7
    }
    bytes.append(UInt8(left))
  }

  mutating func put(text: String) {
    put(number: Int64(text.utf8.count))
    bytes += Array(text.utf8)
  }

  /// Puts a struct. `fields` must put the same fields in the same order each time.
  mutating func put(_ what: HeaderStruct, _ fields: (inout AnswerStream) -> Void) {
    put(number: Int64(what.number))
    if !isNamed[what.number] {
      isNamed[what.number] = true
      names = []
      fields(&self)
      let found = names ?? []
      names = nil
      put(text: what.rawValue)
      put(number: Int64(found.count))
      for name in found { put(text: "\(name)") }
    }
    fields(&self)
  }

  /// Puts a list of structs: how many there are, and then the structs.
  mutating func put<Item>(
    _ what: HeaderStruct, _ items: [Item], _ fields: (inout AnswerStream, Item) -> Void
  ) {
    put(number: Int64(items.count))
    for item in items { put(what) { fields(&$0, item) } }
  }

  // MARK: - Fields

  @inline(__always)
  mutating func put(_ name: StaticString, _ value: Int64) {
    if names == nil { put(number: value) } else { names?.append(name) }
  }

  @inline(__always)
  mutating func put(_ name: StaticString, _ value: some FixedWidthInteger) {
    put(name, Int64(truncatingIfNeeded: value))
  }

  @inline(__always)
  mutating func put<Value: VocabularyEnum>(_ name: StaticString, _ value: Value?) {
    put(name, value?.rawValue ?? 0)
  }

  @inline(__always)
  mutating func put(_ name: StaticString, _ state: AppState?) {
    put(name, state.map { LifecycleState($0) })
  }

  /// Puts a fact that counts as "no" if the host does not give it.
  mutating func put(_ name: StaticString, _ fact: Bool) {
    put(name, fact ? Fact.yes : isOther ? .unknown : .no)
  }

  /// Puts a mask of one word.
  @inline(__always)
  mutating func put<Value>(_ name: StaticString, _ mask: Mask<Value>) { put(name, mask.low) }

  /// Puts a mask of two words. Each word has its own name.
  @inline(__always)
  mutating func put<Value>(_ low: StaticString, _ high: StaticString, _ mask: Mask<Value>) {
    put(low, mask.low)
    put(high, mask.high)
  }

  @inline(__always)
  mutating func put(_ name: StaticString, _ duration: Nanoseconds?) {
    put(name, duration?.count ?? -1)
  }

  @inline(__always)
  mutating func put(_ name: StaticString, count: Int64?) { put(name, count ?? -1) }

  @inline(__always)
  mutating func put(_ name: StaticString, _ version: OSVersion?) { put(name, version?.packed ?? 0) }

  @inline(__always)
  mutating func put(_ name: StaticString, _ rule: RuleIndex?) { put(name, rule?.number ?? -1) }
}

/// The structs of the header that a stream contains.
enum HeaderStruct: String, CaseIterable {
  case context = "lcp_context"
  case app = "lcp_app"
  case facts = "lcp_device_facts"
  case limit = "lcp_limit"
  case rule = "lcp_rule"
  case ruleStep = "lcp_rule_step"
  case transitionQuery = "lcp_transition_query"
  case transitionAnswer = "lcp_transition_answer"
  case step = "lcp_step"
  case nextQuery = "lcp_next_query"
  case nextAnswer = "lcp_next_answer"
  case edge = "lcp_edge"
  case pathQuery = "lcp_path_query"
  case pathAnswer = "lcp_path_answer"
  case pathStep = "lcp_path_step"
  case deadlineQuery = "lcp_deadline_query"
  case deadlineAnswer = "lcp_deadline_answer"
  case relaunchQuery = "lcp_relaunch_query"
  case relaunchAnswer = "lcp_relaunch_answer"
  case conductQuery = "lcp_conduct_query"
  case conductAnswer = "lcp_conduct_answer"
  case dutiesQuery = "lcp_duties_query"
  case dutiesAnswer = "lcp_duties_answer"
  case duty = "lcp_duty"
  case deliveryQuery = "lcp_delivery_query"
  case deliveryAnswer = "lcp_delivery_answer"
  case modeQuery = "lcp_mode_query"
  case modeAnswer = "lcp_mode_answer"
  case quotaQuery = "lcp_quota_query"
  case quotaAnswer = "lcp_quota_answer"
  case manifestAnswer = "lcp_manifest_answer"
  case finding = "lcp_finding"
  case terminationQuery = "lcp_termination_query"
  case terminationAnswer = "lcp_termination_answer"
  case suspensionQuery = "lcp_suspension_query"
  case suspensionAnswer = "lcp_suspension_answer"
  case purgeQuery = "lcp_purge_query"
  case purgeAnswer = "lcp_purge_answer"
  case callQuery = "lcp_call_query"
  case callAnswer = "lcp_call_answer"
  case explanation = "lcp_explanation"

  /// The position of this struct among all cases.
  var number: Int { Self.numbers[self] ?? 0 }

  private static let numbers = Dictionary(
    uniqueKeysWithValues: allCases.enumerated().map { ($1, $0) })
}
