// Sequences for loops. They need no array, and unlike a range they never trap.

/// The whole numbers from a start up to, but not including, an end. There are none if the end is
/// not above the start.
package struct Indexes: Sequence, IteratorProtocol {
  private var index: Int
  private let end: Int

  @inline(__always)
  package init(from start: Int = 0, below end: Int) {
    index = start
    self.end = end
  }

  @inline(__always)
  package mutating func next() -> Int? {
    guard index < end else { return nil }
    index &+= 1
    return index &- 1
  }
}

/// All values of an enumeration whose numbers start at 1.
struct AllValues<Value: VocabularyEnum>: Sequence, IteratorProtocol {
  private var number: Int32 = 0

  @inline(__always)
  mutating func next() -> Value? {
    number &+= 1
    return Value(given: number)
  }
}

extension VocabularyEnum {
  static var all: AllValues<Self> { AllValues() }
}

/// The values of a set, the lowest first.
struct MaskValues<Element: VocabularyEnum>: Sequence, IteratorProtocol {
  fileprivate var rest: Mask<Element>

  @inline(__always)
  mutating func next() -> Element? {
    guard let first = rest.first else { return nil }
    rest.removeFirst()
    return first
  }
}

extension Mask {
  @inline(__always)
  var values: MaskValues<Element> { MaskValues(rest: self) }
}
