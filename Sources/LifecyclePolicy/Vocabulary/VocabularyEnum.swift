// The protocol of the enumerations, which have stable values and names.

/// Another spelling of a value: Apple's spelling, or a common one.
public struct Spelling: Sendable {
  public let value: Int32
  public let text: Text
}

/// Up to seven spellings. This is no array, because the code that counts references to arrays can
/// trap.
public struct Spellings: Sendable {
  let a: Spelling?
  let b: Spelling?
  let c: Spelling?
  let d: Spelling?
  let e: Spelling?
  let f: Spelling?
  let g: Spelling?

  @inline(__always)
  init(
    _ a: Spelling? = nil, _ b: Spelling? = nil, _ c: Spelling? = nil, _ d: Spelling? = nil,
    _ e: Spelling? = nil, _ f: Spelling? = nil, _ g: Spelling? = nil
  ) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.e = e
    self.f = f
    self.g = g
  }

  /// Returns the spelling at `index`; nil past the last spelling.
  public func at(_ index: Int) -> Spelling? {
    switch index {
    case 0: a
    case 1: b
    case 2: c
    case 3: d
    case 4: e
    case 5: f
    case 6: g
    default: nil
    }
  }
}

/// The relation between the values of an enumeration and the positions of their names.
public enum Numbering: Sendable {
  case fromOne
  case fromZero
  /// The values of termination codes are not consecutive, so positions are found by a search.
  case codes

  /// Returns the position of a value. For a number that is not a value, the result is not a valid
  /// position.
  @inlinable
  public func position(of value: Int32) -> Int {
    switch self {
    case .fromOne: return Int(value) &- 1
    case .fromZero: return Int(value)
    case .codes:
      var position = 0
      while let code = TerminationCode.at(position) {
        if code.rawValue == value { return position }
        position &+= 1
      }
      return -1
    }
  }

  /// Returns the value at a position.
  @inlinable
  public func value(at position: Int) -> Int32 {
    switch self {
    case .fromOne: Int32(truncatingIfNeeded: position &+ 1)
    case .fromZero: Int32(truncatingIfNeeded: position)
    case .codes: TerminationCode.at(position)?.rawValue ?? 0
    }
  }
}

/// An enumeration whose values and names are part of the ABI. The names are in the order of the
/// values.
public protocol VocabularyEnum: RawRepresentable, CaseIterable, Sendable, Equatable
where RawValue == Int32 {
  /// The number of values.
  static var valueCount: Int { get }
  /// The names of all values, in order and separated by NULs. One text takes less memory than a
  /// table.
  static var names: Text { get }
  /// The titles of all values, phrases for people, in the same form; by default the names.
  static var titles: Text { get }
  /// Further spellings that can be parsed.
  static var alternatives: Spellings { get }
  static var numbering: Numbering { get }
}

extension VocabularyEnum {
  public static var titles: Text { names }
  public static var alternatives: Spellings { Spellings() }
  @inlinable
  public static var numbering: Numbering { .fromOne }

  /// The name of this value.
  public var name: Text { NameTable(Self.self).name(of: rawValue) ?? "" }

  /// The title of this value, a phrase for people without a final period.
  public var title: Text { NameTable(titlesOf: Self.self).name(of: rawValue) ?? "" }

  /// Returns the value that a text names, by its name or another spelling; nil if there is no such
  /// value.
  public static func value(named text: UnsafeRawBufferPointer) -> Self? {
    NameTable(Self.self).value(named: text).flatMap { Self(rawValue: $0) }
  }
}

extension VocabularyEnum {
  /// Creates the value with the given number; nil if the number is 0 or not the number of a value.
  ///
  /// In memory, consecutive values are stored as their positions, so one comparison is enough. The
  /// compiler's own `init(rawValue:)` can become a table or a chain of branches.
  @inline(__always)
  package init?(given number: Int32) {
    switch Self.numbering {
    case .fromOne where MemoryLayout<Self>.size == 1:
      let position = UInt32(bitPattern: number) &- 1
      guard position < UInt32(truncatingIfNeeded: Self.valueCount) else { return nil }
      self = unsafeBitCast(UInt8(truncatingIfNeeded: position), to: Self.self)
    case .fromZero where MemoryLayout<Self>.size == 1:
      let position = UInt32(bitPattern: number)
      guard position != 0, position < UInt32(truncatingIfNeeded: Self.valueCount) else {
        return nil
      }
      self = unsafeBitCast(UInt8(truncatingIfNeeded: position), to: Self.self)
    case .fromOne, .fromZero, .codes:
      guard number != 0 else { return nil }
      self.init(rawValue: number)
    }
  }
}

extension Condition {
  /// The title for the opposite of this condition: "Bluetooth off" for the condition "Bluetooth
  /// on".
  public var oppositeTitle: Text { Vocabulary.oppositeTitle(of: Int64(rawValue)) ?? "" }
}

/// The names of one enumeration, in a type that does not depend on the enumeration.
public struct NameTable: Sendable {
  let names: Text
  public let count: Int
  public let alternatives: Spellings
  public let numbering: Numbering

  init<Value: VocabularyEnum>(_ type: Value.Type) {
    self.init(Value.self, Value.names)
  }

  /// Creates a table of the titles instead of the names.
  init<Value: VocabularyEnum>(titlesOf type: Value.Type) {
    self.init(Value.self, Value.titles)
  }

  init<Value: VocabularyEnum>(_ type: Value.Type, _ texts: Text) {
    names = texts
    count = Value.valueCount
    alternatives = Value.alternatives
    numbering = Value.numbering
  }

  /// Returns the name of a value; nil if there is no such value.
  func name(of value: Int32) -> Text? {
    let position = numbering.position(of: value)
    guard position >= 0, position < count else { return nil }
    return names.next(position)
  }

  /// Returns the value that a text names, by its name or another spelling, in any form that
  /// `SpellingMatch` accepts; nil if there is no such value.
  func value(named text: UnsafeRawBufferPointer) -> Int32? {
    guard let text = SpellingMatch(text) else { return nil }
    var position = 0
    var name = names
    while position < count {
      if text.isSame(as: name) { return numbering.value(at: position) }
      name = name.next()
      position &+= 1
    }
    position = 0
    while let spelling = alternatives.at(position) {
      if text.isSame(as: spelling.text) { return spelling.value }
      position &+= 1
    }
    return nil
  }

  /// Returns the value at a position; nil past the last value.
  func value(at position: Int) -> Int32? {
    position >= 0 && position < count ? numbering.value(at: position) : nil
  }
}
