// How rows are asked for: without a trap, whatever the index.

extension Int {
  /// The nearest index of a table with so many rows, which is not empty.
  ///
  /// Past its ends a subscript would stop the host's process. The compiler sees that this lies
  /// within: nothing of the bounds check is left in the library.
  @inline(__always)
  func clamped(below count: Int) -> Int { self < 0 ? 0 : self < count ? self : count &- 1 }
}
