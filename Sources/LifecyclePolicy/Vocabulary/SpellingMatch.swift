// Compares spellings of names.

/// A caller's text that is compared with names byte by byte, without allocation.
///
/// ASCII case does not matter, `_` and a space count as `-`, and a Swift selector such as
/// `application(_:didFinishLaunchingWithOptions:)` equals its Objective-C form. Names have no
/// parentheses, so a text with parentheses must be a Swift selector. The positions of the
/// parentheses are found once.
public struct SpellingMatch {
  private let text: UnsafeRawBufferPointer
  /// The position of the `(` of a selector; the length of any other text.
  private let labels: Int
  /// The end of the bytes to compare, which is before the `)` of a selector.
  private let end: Int

  /// The maximum length of a text that can be a name, in bytes.
  static var longest: Int { 128 }

  /// Makes a text that can be compared; nil if the text cannot be a name. A text that is too long
  /// is not read.
  public init?(_ text: UnsafeRawBufferPointer) {
    let last = text.count &- 1
    guard last >= 0, last < SpellingMatch.longest else { return nil }
    self.text = text
    guard text[last] == UInt8(ascii: ")") else {
      labels = text.count
      end = text.count
      return
    }
    var index = 0
    while text[index] != UInt8(ascii: "(") {
      index &+= 1
      guard index < last else { return nil }
    }
    // NAME() or NAME(_:LABEL:...)
    let isSelector =
      index &+ 1 == last
      || text[index &+ 1] == UInt8(ascii: "_") && text[index &+ 2] == UInt8(ascii: ":")
        && text[last &- 1] == UInt8(ascii: ":")
    guard isSelector else { return nil }
    labels = index
    end = last
  }

  /// Returns whether the text counts as the given name.
  public func isSame(as name: Text) -> Bool {
    var position = 0
    var index = 0
    while index < end {
      let byte = text[index]
      index &+= 1
      if index > labels, isSelectorPunctuation(byte, before: index) { continue }
      guard byte != 0, SpellingMatch.fold(byte) == SpellingMatch.fold(name[position]) else {
        return false
      }
      position &+= 1
    }
    return position > 0 && name[position] == 0
  }

  /// Returns whether a byte is the `(` of a selector, or a `_` before a colon. Only Swift selectors
  /// have these bytes.
  private func isSelectorPunctuation(_ byte: UInt8, before index: Int) -> Bool {
    index &- 1 == labels
      || byte == UInt8(ascii: "_") && index < end && text[index] == UInt8(ascii: ":")
  }

  private static func fold(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): return byte | 0x20
    case UInt8(ascii: "_"), UInt8(ascii: " "): return UInt8(ascii: "-")
    default: return byte
    }
  }
}
