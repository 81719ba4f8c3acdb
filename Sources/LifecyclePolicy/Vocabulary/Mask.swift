// Sets of values of one enumeration. Each value is a bit.

/// A set of values of an enumeration, with one bit for each value in two words of 64. The bits are
/// in the order of the values, so value n of an enumeration that is numbered from 1 has bit n-1.
@frozen
public struct Mask<Element: VocabularyEnum>: Sendable, Hashable {
  /// The bits of the first 64 values.
  public var low: UInt64
  /// The bits of the next 64 values.
  public var high: UInt64

  @inlinable
  public init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }
  @inlinable
  public init() { self.init(low: 0, high: 0) }
  /// Creates a set of one to six values. A variadic parameter would allocate an array.
  @inlinable
  public init(
    _ a: Element, _ b: Element? = nil, _ c: Element? = nil, _ d: Element? = nil,
    _ e: Element? = nil, _ f: Element? = nil
  ) {
    self.init()
    insert(a)
    if let b { insert(b) }
    if let c { insert(c) }
    if let d { insert(d) }
    if let e { insert(e) }
    if let f { insert(f) }
  }

  /// The set of all values.
  public static var all: Mask {
    let count = UInt64(truncatingIfNeeded: Element.valueCount)
    return Mask(
      low: count >= 64 ? .max : (1 &<< count) &- 1,
      high: count <= 64 ? 0 : count >= 128 ? .max : (1 &<< (count &- 64)) &- 1)
  }
  /// The empty set.
  @inlinable
  public static var none: Mask { Mask() }

  @inlinable
  public var isEmpty: Bool { low | high == 0 }
  @inlinable
  public func contains(_ element: Element) -> Bool {
    let position = UInt64(truncatingIfNeeded: Element.numbering.position(of: element.rawValue))
    return (position < 64 ? low : high) &>> (position & 63) & 1 != 0
  }
  @inlinable
  public func union(_ other: Mask) -> Mask {
    Mask(low: low | other.low, high: high | other.high)
  }
  @inlinable
  public func intersection(_ other: Mask) -> Mask {
    Mask(low: low & other.low, high: high & other.high)
  }
  @inlinable
  public func subtracting(_ other: Mask) -> Mask {
    Mask(low: low & ~other.low, high: high & ~other.high)
  }
  @inlinable
  public mutating func insert(_ element: Element) {
    let position = UInt64(truncatingIfNeeded: Element.numbering.position(of: element.rawValue))
    if position < 64 { low |= 1 &<< position } else { high |= 1 &<< (position & 63) }
  }

  /// Adds a value if `holds` is true. Does not branch on `holds`.
  @inline(__always)
  package mutating func insert(_ element: Element, if holds: Bool) {
    let position = UInt64(truncatingIfNeeded: Element.numbering.position(of: element.rawValue))
    let bit: UInt64 = (holds ? 1 : 0) &<< (position & 63)
    if position < 64 { low |= bit } else { high |= bit }
  }

  /// The lowest value; nil if the set is empty.
  @inline(__always)
  public var first: Element? {
    let position = low != 0 ? low.trailingZeroBitCount : 64 &+ high.trailingZeroBitCount
    return isEmpty ? nil : Element(given: Element.numbering.value(at: position))
  }

  /// Removes the lowest value.
  @inlinable
  public mutating func removeFirst() {
    if low != 0 { low &= low &- 1 } else { high &= high &- 1 }
  }
}
