// Access to the rules of a book by their numbers.

/// The number of a rule among all rules of its book.
public struct RuleIndex: Sendable, Hashable {
  public let number: Int

  @inlinable
  public init(_ number: Int) { self.number = number }
}

/// Stores a rule as its number; -1 for none.
@propertyWrapper
public struct RuleNumber: Sendable, Equatable {
  public var projectedValue: Int32

  @inline(__always)
  public init(wrappedValue: RuleIndex? = nil) {
    projectedValue = Int32(truncatingIfNeeded: wrappedValue?.number ?? -1)
  }

  @inline(__always)
  public var wrappedValue: RuleIndex? {
    get { projectedValue < 0 ? nil : RuleIndex(Int(projectedValue)) }
    set { projectedValue = Int32(truncatingIfNeeded: newValue?.number ?? -1) }
  }
}

/// A rule of a book.
public struct BookRule: Sendable {
  package let book: Book
  package let number: Int

  /// Makes the rule that has the given number. The number must have been read from the book.
  @inline(__always)
  package init(_ number: Int, in book: Book) {
    self.book = book
    self.number = number
  }

  /// The eight numbers of 16 bits that every rule has.
  package enum Cell: Int {
    /// The numbers of the two sets of conditions.
    case when, unless
    /// See `BookRule.outcome`.
    case outcome
    /// Five values: the precedence takes 3 bits, `allows` 1, the basis 4, the family 5, and the
    /// evidence 3.
    case traits
    /// The numbers of `since` and `until` in the table of versions. Each takes 8 bits.
    case range
    /// The offset of the rule's fields.
    case fields
    /// The offset of the rule's sources.
    case sources
    /// The conflict takes 8 bits, and the number of the set of kinds of process takes 8.
    case conflict
  }

  @inline(__always)
  private func cell(_ cell: Cell) -> Int {
    // Reads a word of four cells. The optimizer merges reads of the same word.
    let word = book.u64(.rules, number &* 2 &+ cell.rawValue / 4)
    return Int(truncatingIfNeeded: word &>> UInt64(cell.rawValue % 4 &* 16) & 0xffff)
  }

  @inline(__always)
  private func set<Value>(_ number: Int) -> Mask<Value> {
    // Set 0 is empty. Most rules have no conditions, so a look-up for set 0 is avoided.
    number == 0 ? .none : book.mask(number)
  }

  // The parts that every rule has.

  public var id: Text { book.text(book.u32(.ruleTexts, number &* 2)) }
  public var note: Text { book.text(book.u32(.ruleTexts, number &* 2 &+ 1)) }
  public var family: Family {
    Family(given: Int32(truncatingIfNeeded: cell(.traits) &>> 8 & 31)) ?? .lifecycle
  }
  /// The first version on which the rule is in force.
  public var since: OSVersion { OSVersion(packed: book.u32(.versions, cell(.range) & 0xff)) }
  /// The first version on which the rule is no longer in force.
  public var until: OSVersion { OSVersion(packed: book.u32(.versions, cell(.range) &>> 8)) }
  @inline(__always)
  public var basis: Basis {
    Basis(rawValue: UInt8(truncatingIfNeeded: cell(.traits) &>> 4 & 15)) ?? .documented
  }
  /// The profiles under which the rule counts.
  public var profiles: Mask<EvidenceProfile> { family.ignoresProfiles ? .all : basis.profiles }
  /// The number of the evidence that belongs to the rule's basis.
  @inline(__always)
  package var evidence: Int32 { Int32(truncatingIfNeeded: cell(.traits) &>> 13) }
  @inline(__always)
  package var rank: Int { cell(.traits) & 7 }
  public var precedence: Precedence {
    Precedence(rawValue: UInt8(truncatingIfNeeded: rank)) ?? .alternative
  }
  /// The conditions that must hold.
  @inline(__always)
  public var when: Mask<Condition> { self.set(cell(.when)) }
  /// The conditions that must fail.
  @inline(__always)
  public var unless: Mask<Condition> { self.set(cell(.unless)) }
  public var conflict: Conflict? {
    Conflict(given: Int32(truncatingIfNeeded: cell(.conflict) & 0xff))
  }
  /// The kinds of process to which the rule applies.
  public var kinds: Mask<ProcessKind> {
    Mask(low: UInt64(book.u32(.kinds, cell(.conflict) &>> 8)), high: 0)
  }
  /// True if the rule is a plain permission. An answer that such a rule gives does not list the
  /// rule's `unless` conditions in `requires`.
  @inline(__always)
  package var allows: Bool { cell(.traits) & 8 != 0 }
  /// A number for what the rule says. Rules of one family that say the same have the same number; 0
  /// means that the rule says nothing.
  @inline(__always)
  package var outcome: Int { cell(.outcome) }

  public var sourceCount: Int { book.u16(.sources, cell(.sources)) }

  /// Returns the source at an index; nil if the index is not in 0 ..< sourceCount.
  public func source(_ index: Int) -> Citation? {
    guard index >= 0, index < sourceCount else { return nil }
    return book.citation(book.u16(.sources, cell(.sources) &+ 1 &+ index))
  }

  // The fields that depend on the family. `family` must be the rule's family.

  @inline(__always)
  package func raw(_ field: RuleField, _ family: Family) -> Int {
    book.u16(.fields, cell(.fields) &+ family.column(field))
  }

  @inline(__always)
  package func number(_ field: RuleField, _ family: Family) -> Int32 {
    Int32(truncatingIfNeeded: raw(field, family))
  }

  @inline(__always)
  package func value<Value: VocabularyEnum>(_ field: RuleField, _ family: Family) -> Value? {
    Value(given: number(field, family))
  }

  @inline(__always)
  package func set<Value>(_ field: RuleField, _ family: Family) -> Mask<Value> {
    set(raw(field, family))
  }

  @inline(__always)
  package func wide(_ field: RuleField, _ family: Family) -> Int64 {
    Int64(bitPattern: book.u64(.wides, raw(field, family)))
  }

  /// Returns the number in a field whose numbers are never negative; nil if the field is empty.
  package func known(_ field: RuleField, _ family: Family) -> Int64? {
    let number = wide(field, family)
    return number == -1 ? nil : number
  }

  package func version(_ field: RuleField, _ family: Family) -> OSVersion {
    OSVersion(packed: book.u32(.versions, raw(field, family)))
  }

  package func text(_ field: RuleField, _ family: Family) -> Text {
    book.text(book.u32(.texts, raw(field, family)))
  }

  @inline(__always)
  package func code(_ family: Family) -> TerminationCode? {
    TerminationCode.at(raw(.code, family) &- 1)
  }

  /// Reads all fields of the rule at once.
  @inline(__always)
  package func row(_ family: Family) -> RuleRow { RuleRow(self, cell(.fields), family) }

  /// Returns the value at an index of a field; nil past the last value. A set can have many values.
  /// Texts and steps have no value. Any other field has at most one value.
  package func value(of field: RuleField, at index: Int) -> Int64? {
    let family = family
    // No set in a rule has an enumeration with more values than `Callback`, so a mask of callbacks
    // is large enough for any set.
    if field.form == .set { return bit(index, of: set(field, family) as Mask<Callback>) }
    guard index == 0 else { return nil }
    let raw = raw(field, family)
    switch field.form {
    case .value where field.isFlag: return Int64((raw != 0 ? Fact.yes : .no).rawValue)
    case .value: return raw == 0 ? nil : Int64(raw)
    case .wide:
      let wide = wide(field, family)
      return wide == -1 && field != .codeLow && field != .codeHigh ? nil : wide
    case .code: return code(family).map { Int64(UInt32(bitPattern: $0.rawValue)) }
    case .version:
      let version = version(field, family)
      return version == .open ? nil : Int64(version.packed)
    case .set, .text, .steps: return nil
    }
  }

  /// Returns the value that a set bit of a mask stands for. `index` counts only the set bits.
  private func bit(_ index: Int, of mask: Mask<Callback>) -> Int64? {
    var low = mask.low
    var high = mask.high
    var remaining = index
    while low | high != 0 {
      let number = low != 0 ? low.trailingZeroBitCount : 64 &+ high.trailingZeroBitCount
      if remaining == 0 { return Int64(number &+ 1) }
      remaining &-= 1
      if low != 0 { low &= low &- 1 } else { high &= high &- 1 }
    }
    return nil
  }

  package var steps: Steps { Steps(raw(.steps, .transition), in: book) }
}

/// Holds the fields of a rule in words of four fields each, for callers that read many fields.
package struct RuleRow {
  private let rule: BookRule
  private let family: Family
  private let first: UInt64
  private let second: UInt64
  private let third: UInt64

  @inline(__always)
  fileprivate init(_ rule: BookRule, _ start: Int, _ family: Family) {
    self.rule = rule
    self.family = family
    first = rule.book.word(.fields, start)
    second = rule.book.word(.fields, start &+ 4)
    third = rule.book.word(.fields, start &+ 8)
  }

  @inline(__always)
  package func raw(_ field: RuleField) -> Int {
    let column = family.column(field)
    let word = column < 4 ? first : column < 8 ? second : third
    return Int(truncatingIfNeeded: word &>> UInt64(truncatingIfNeeded: (column & 3) &* 16) & 0xffff)
  }

  @inline(__always)
  package func number(_ field: RuleField) -> Int32 { Int32(truncatingIfNeeded: raw(field)) }

  @inline(__always)
  package func value<Value: VocabularyEnum>(_ field: RuleField) -> Value? {
    Value(given: number(field))
  }

  @inline(__always)
  package func set<Value>(_ field: RuleField) -> Mask<Value> {
    let number = raw(field)
    return number == 0 ? .none : rule.book.mask(number)
  }

  @inline(__always)
  package func wide(_ field: RuleField) -> Int64 {
    Int64(bitPattern: rule.book.u64(.wides, raw(field)))
  }

  @inline(__always)
  package func code() -> TerminationCode? { TerminationCode.at(raw(.code) &- 1) }
}

/// The callbacks of a transition row.
package struct Steps {
  private let book: Book
  private let start: Int
  package let count: Int

  @inline(__always)
  fileprivate init(_ start: Int, in book: Book) {
    self.book = book
    self.start = start
    count = book.u8(.steps, start)
  }

  @inline(__always)
  package subscript(_ index: Int) -> BookStep {
    let at = start &+ 1 &+ index &* 4
    return BookStep(
      callback: Callback(given: Int32(truncatingIfNeeded: book.u8(.steps, at))),
      reads: AppState(given: Int32(truncatingIfNeeded: book.u8(.steps, at &+ 1))),
      when: Condition(given: Int32(truncatingIfNeeded: book.u8(.steps, at &+ 2))),
      sceneReads: SceneState(given: Int32(truncatingIfNeeded: book.u8(.steps, at &+ 3))))
  }
}

/// A callback of a transition row.
public struct BookStep: Sendable {
  /// The newest form of the callback; nil in the place where the callbacks of the trigger come.
  public let callback: Callback?
  /// The app state that the app reads during the step; nil if the app cannot read its state, or if
  /// no source gives the state.
  public let reads: AppState?
  /// The condition under which the callback comes; nil if it always comes.
  public let when: Condition?
  /// The scene's activation state during the step; nil if there is no scene, or if no source gives
  /// the state.
  public let sceneReads: SceneState?
}

/// A source: its short key, its title, its publisher, and its address without the scheme.
public struct Citation: Sendable {
  public let number: Int
  public let key: Text
  public let title: Text
  public let publisher: Text
  /// Empty if the address is not recorded.
  public let address: Text
}

/// The rules of one family, in documented order.
package struct FamilyRules: Sequence, IteratorProtocol {
  private let book: Book
  private var numbers: Indexes

  @inline(__always)
  fileprivate init(_ family: Family, in book: Book) {
    self.book = book
    let first = book.first(family)
    numbers = Indexes(from: first, below: first &+ book.count(family))
  }

  @inline(__always)
  package mutating func next() -> BookRule? { numbers.next().map { BookRule($0, in: book) } }
}

extension Book {
  @inline(__always)
  package func rules(of family: Family) -> FamilyRules { FamilyRules(family, in: self) }

  /// Returns nil if `os` has processes of a kind, otherwise the first version that has them. Life
  /// cycle rules that do not cover apps say which versions have a kind of process.
  @inline(never)
  package func absence(of kind: ProcessKind, on os: OSVersion) -> OSVersion? {
    if kind == .app { return nil }
    let ruled = Swift.min(os, newest)
    var first = OSVersion.open
    for rule in rules(of: .lifecycle) {
      let kinds = rule.kinds
      if kinds.contains(kind), !kinds.contains(.app) {
        if rule.since <= ruled, ruled < rule.until { return nil }
        first = Swift.min(first, rule.since)
      }
    }
    return first
  }

  /// Returns the rule with the given number; nil if there is none.
  public func rule(_ number: Int) -> BookRule? {
    number >= 0 && number < ruleCount ? BookRule(number, in: self) : nil
  }

  /// The number of a family's first rule.
  @inline(__always)
  package func first(_ family: Family) -> Int { u16(.families, Int(family.rawValue) &* 2) }

  /// The number of rules that a family has.
  @inline(__always)
  package func count(_ family: Family) -> Int { u16(.families, Int(family.rawValue) &* 2 &+ 1) }

  public var citationCount: Int { Int(constant(.citationCount)) }

  /// Returns the source with the given number; nil if the number is not in 0 ..< citationCount.
  public func citation(_ number: Int) -> Citation? {
    guard number >= 0, number < citationCount else { return nil }
    let at = number &* 4
    return Citation(
      number: number, key: text(u32(.citations, at)), title: text(u32(.citations, at &+ 1)),
      publisher: text(u32(.citations, at &+ 2)), address: text(u32(.citations, at &+ 3)))
  }
}
