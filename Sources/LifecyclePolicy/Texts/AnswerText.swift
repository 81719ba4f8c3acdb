// Answers as text: a headline, the details of each question, and the grounds.

/// The parts of a text about an answer, one bit each.
package struct TextParts: Sendable {
  package let bits: UInt32

  package init(_ bits: UInt32) { self.bits = bits }

  /// The headline: the answer in a few words.
  static var headline: TextParts { TextParts(1) }
  /// The question. If there is a headline as well, the version follows the question.
  static var question: TextParts { TextParts(2) }
  /// The fields of the answer, and its list.
  static var details: TextParts { TextParts(4) }
  /// The conditions, the rule, its sources and its note, other rules that refuse, and whether
  /// another source disagrees.
  static var grounds: TextParts { TextParts(8) }
  /// A sign and the name of each condition that the host can set. They follow the text of the
  /// condition, between two bytes 0x1F.
  static var marks: TextParts { TextParts(16) }
  /// The parts of a text by default: all except `marks`.
  package static var usual: TextParts { TextParts(15) }
  package static var all: TextParts { TextParts(31) }

  func contains(_ part: TextParts) -> Bool { bits & part.bits != 0 }
}

/// Writes the answer to one question.
package struct AnswerText {
  var out: TextWriter
  let grounds: AnswerGrounds
  private let parts: TextParts
  private var isFirstLine = true

  package init(
    _ question: AnyQuestion, _ policy: Policy, _ parts: TextParts, assumed: Mask<Condition>,
    _ out: TextWriter
  ) {
    grounds = AnswerGrounds(question, policy, assumed: assumed)
    self.parts = parts
    self.out = out
  }

  var policy: Policy { grounds.policy }

  /// Writes the parts, and returns the number of bytes without the NUL.
  package mutating func write() -> Int {
    if parts.contains(.headline) || parts.contains(.question) { putFirstLine() }
    if parts.contains(.details) { putDetails(of: grounds.question) }
    if parts.contains(.grounds) { putGrounds() }
    out.end()
    return out.count
  }

  private mutating func putFirstLine() {
    beginLine()
    if parts.contains(.headline) { putHeadline() }
    guard parts.contains(.question) else { return }
    if parts.contains(.headline) { out.put(": ") }
    put(grounds.question)
    if policy.kind != .app { out.put(", ", policy.kind.title) }
    guard parts.contains(.headline) else { return }
    out.put(", iOS ")
    out.put(policy.os)
  }

  // ---- lines ------------------------------------------------------------------------------------

  mutating func beginLine() {
    if !isFirstLine { out.put("\n") }
    isFirstLine = false
  }

  /// Begins a line with a name, padded to 12 characters.
  mutating func row(_ name: Text, _ number: Int? = nil) {
    beginLine()
    out.put("  ")
    let start = out.count
    out.put(name)
    if let number {
      out.put(" ")
      out.put(Int64(number))
    }
    out.put(out.count &- start > 12 ? "  " : " ")
    while out.count &- start < 12 { out.put(" ") }
  }

  /// Writes a line with a name and a text. Writes nothing if the text is nil.
  mutating func row(_ name: Text, _ text: Text?) {
    guard let text else { return }
    row(name)
    out.put(text)
  }

  /// Writes a line with the names of a set. Writes nothing if the set is empty.
  mutating func row<Value: VocabularyEnum>(_ name: Text, _ set: Mask<Value>) {
    guard !set.isEmpty else { return }
    row(name)
    put(set)
  }

  /// Writes the names of a set, separated by a text.
  mutating func put<Value: VocabularyEnum>(_ set: Mask<Value>, _ between: Text = ", ") {
    var rest = set
    while let value = rest.first {
      rest.removeFirst()
      out.put(value.name)
      if !rest.isEmpty { out.put(between) }
    }
  }

  /// Writes a duration in seconds. Adds the number of days, hours or minutes if it is a whole
  /// number and at least 2. The largest unit for which this holds is used.
  mutating func put(_ duration: Nanoseconds?) {
    guard let duration else { return out.put("not known") }
    guard duration != .unlimited else { return out.put("no limit") }
    out.put(seconds: duration)
    out.put(" s")
    _ =
      put(duration, in: 86400, " d)") || put(duration, in: 3600, " h)")
      || put(duration, in: 60, " min)")
  }

  /// Inlined so that the divisors are constants.
  @inline(__always)
  private mutating func put(_ duration: Nanoseconds, in unit: UInt64, _ name: Text) -> Bool {
    let length = unit &* 1_000_000_000
    let count = UInt64(truncatingIfNeeded: duration.count)
    guard duration.count > 0, count >= 2 &* length, count % length == 0 else { return false }
    out.put(" (")
    out.put(count / length)
    out.put(name)
    return true
  }

  mutating func put(_ rule: RuleIndex) { out.put(policy.rule(rule).id) }

  mutating func put(inBrackets rule: RuleIndex?) {
    guard let rule else { return }
    out.put("  [")
    put(rule)
    out.put("]")
  }

  // ---- conditions -------------------------------------------------------------------------------

  /// Writes the text of a condition, and a mark. The mark says what the host can change: "?" if the
  /// host did not give the condition, "+" if the condition is assumed to fail, "-" if the condition
  /// is assumed to hold.
  mutating func put(_ condition: Condition) {
    out.put(grounds.phrase(condition))
    switch grounds.knowledge(of: condition) {
    case .notGiven: putMark("?", condition)
    case .assumed:
      putMark(policy.known.holding.contains(condition) ? "-" : "+", condition)
    case .holds, .fails: break
    }
  }

  /// Writes a condition that would have to hold.
  mutating func put(needed condition: Condition) {
    out.put(condition.title)
    putMark("?", condition)
  }

  private mutating func putMark(_ sign: Text, _ condition: Condition) {
    guard parts.contains(.marks) else { return }
    out.put("\u{1f}")
    out.put(sign)
    out.put(condition.name)
    out.put("\u{1f}")
  }

  /// Writes those conditions of the answer that are in a set, separated by a text.
  mutating func put(_ set: Mask<Condition>, between: Text) {
    let conditions = grounds.conditions
    var isFirst = true
    for index in Indexes(below: conditions.count) {
      if let condition = Condition(given: Int32(conditions[index])), set.contains(condition) {
        if !isFirst { out.put(between) }
        isFirst = false
        put(condition)
      }
    }
  }

  // ---- the grounds ------------------------------------------------------------------------------

  private mutating func putGrounds() {
    row("holds", .holds)
    row("fails", .fails)
    row("not given", .notGiven)
    row("assumed", .assumed)
    let rule = grounds.rule
    if let rule {
      row("rule", rule.id)
      if let evidence = grounds.ruling.evidence {
        out.put(" (")
        out.put(evidence.name)
        out.put(")")
      }
    }
    putRefusing()
    putSources()
    if let note = rule?.note, !note.isEmpty { row("note", note) }
    if grounds.ruling.isDisputed { row("disputed", "another source disagrees") }
  }

  private mutating func row(_ name: Text, _ wanted: Knowledge) {
    let conditions = grounds.conditions(wanted)
    guard !conditions.isEmpty else { return }
    row(name)
    put(conditions, between: "; ")
  }

  private mutating func putRefusing() {
    let rules = grounds.refusing
    for index in Indexes(below: rules.count) {
      if index == 0 { row("also refused", "by ") } else { out.put(", ") }
      put(RuleIndex(rules[index]))
    }
  }

  private mutating func putSources() {
    let sources = grounds.sources
    for index in Indexes(below: sources.count) {
      if let source = policy.book.citation(sources[index]) { put(source) }
    }
  }

  private mutating func put(_ source: Citation) {
    row("source", source.key)
    out.put(": ")
    out.put(source.title)
    if !source.publisher.isEmpty {
      out.put(" (")
      out.put(source.publisher)
      out.put(")")
    }
    if !source.address.isEmpty { out.put(" https://", source.address) }
  }
}
