// Sets of values of one enumeration, as bits.

/// A set of values of an enumeration: bit n-1 for value n.
///
/// The initialisers take their values one by one, not as an array literal, so that sets in the
/// rule tables are laid out at compile time.
@frozen
public struct Mask<Element: Noun>: Sendable, Equatable {
  public var bits: UInt64

  @inlinable
  public init(bits: UInt64) { self.bits = bits }
  @inlinable
  public init() { bits = 0 }
  @inlinable
  public init(_ a: Element) { bits = a.bit }
  @inlinable
  public init(_ a: Element, _ b: Element) { bits = a.bit | b.bit }
  @inlinable
  public init(_ a: Element, _ b: Element, _ c: Element) { bits = a.bit | b.bit | c.bit }
  @inlinable
  public init(_ a: Element, _ b: Element, _ c: Element, _ d: Element) {
    bits = a.bit | b.bit | c.bit | d.bit
  }
  @inlinable
  public init(_ a: Element, _ b: Element, _ c: Element, _ d: Element, _ e: Element) {
    bits = a.bit | b.bit | c.bit | d.bit | e.bit
  }
  @inlinable
  public init(
    _ a: Element, _ b: Element, _ c: Element, _ d: Element, _ e: Element, _ f: Element
  ) {
    bits = a.bit | b.bit | c.bit | d.bit | e.bit | f.bit
  }

  /// Every bit that stands for a value.
  public static var all: Mask {
    Mask(bits: .bit(Element.valueCount) &- 1)
  }
  /// No value.
  @inlinable
  public static var none: Mask { Mask(bits: 0) }

  @inlinable
  public var isEmpty: Bool { bits == 0 }
  @inlinable
  public func contains(_ element: Element) -> Bool { bits & element.bit != 0 }
  @inlinable
  public func union(_ other: Mask) -> Mask { Mask(bits: bits | other.bits) }
  @inlinable
  public func intersection(_ other: Mask) -> Mask { Mask(bits: bits & other.bits) }
  @inlinable
  public func subtracting(_ other: Mask) -> Mask { Mask(bits: bits & ~other.bits) }
  @inlinable
  public mutating func insert(_ element: Element) { bits |= element.bit }
}

extension UInt64 {
  /// 1 at a position. The conversion is the one that the compiler works out at compile time on 32
  /// bits, too: another would make every table that holds a mask there at run time.
  @inlinable
  static func bit(_ position: Int) -> UInt64 {
    1 &<< UInt64(_truncatingBits: UInt(bitPattern: position))
  }
}
