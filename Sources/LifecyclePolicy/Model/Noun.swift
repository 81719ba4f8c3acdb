// What every enumeration of the vocabulary has: stable values and names.

/// Another spelling of a value: Apple's, or a common one.
public struct Spelling: Sendable {
  public let value: Int32
  public let text: StaticString

  /// Whether a text counts as this name: case, `_` and spaces aside; Swift selectors are read.
  public static func same(_ text: UnsafeRawBufferPointer, _ name: StaticString) -> Bool {
    SpellingMatch.same(text, name)
  }
}

/// An enumeration whose values and names are part of the ABI.
///
/// Names stand in the order of the values. A value is not always its position: codes and bits
/// say where they differ.
public protocol Noun: RawRepresentable, CaseIterable, Sendable, Hashable where RawValue == Int32 {
  /// The name of each value, in order.
  static var names: [StaticString] { get }
  /// Further spellings that can be parsed.
  static var alternatives: [Spelling] { get }
  /// Where in `names` a value stands; any other number where it has none.
  static func position(of value: Int32) -> Int
  /// The value at a position of `names`.
  static func value(at position: Int) -> Int32
}

extension Noun {
  public static var alternatives: [Spelling] { [] }
  @inlinable
  public static func position(of value: Int32) -> Int { Int(value) &- 1 }
  public static func value(at position: Int) -> Int32 { Int32(truncatingIfNeeded: position &+ 1) }

  /// The name of a value, nil where there is no such value.
  public static func name(of value: Int32) -> StaticString? {
    let index = position(of: value)
    guard index >= 0, index < names.count, self.value(at: index) == value else { return nil }
    return names[index]
  }

  /// The value that a text names: see `SpellingMatch` for what counts as the same.
  public static func value(named text: UnsafeRawBufferPointer) -> Int32? {
    for index in 0..<names.count where SpellingMatch.same(text, names[index]) {
      return value(at: index)
    }
    for index in 0..<alternatives.count where SpellingMatch.same(text, alternatives[index].text) {
      return alternatives[index].value
    }
    return nil
  }

  /// The name of this value.
  public var name: StaticString { Self.name(of: rawValue) ?? "" }

  /// This value as one bit of a mask: bit n-1 for the n-th value.
  @inlinable
  public var bit: UInt64 {
    1 &<< UInt64(truncatingIfNeeded: Self.position(of: rawValue))
  }
}

/// Where a value of a bit enumeration stands, -1 where more or less than one bit is set.
@inlinable
public func bitPosition(of value: Int32) -> Int {
  value > 0 && value & (value &- 1) == 0 ? value.trailingZeroBitCount : -1
}
