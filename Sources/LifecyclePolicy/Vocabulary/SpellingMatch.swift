// When two spellings of a name count as the same.

/// A text that came in, to be compared with names of ours: byte by byte, without allocation.
///
/// ASCII case does not matter; `_` and a space stand for `-`; and a Swift selector such as
/// `application(_:didFinishLaunchingWithOptions:)` equals its Objective-C form. It is looked at once
/// for where its labels stand. Parentheses mean nothing else: no name of ours has any.
public struct SpellingMatch {
  private let text: UnsafeRawBufferPointer
  /// Where the `(` of a selector stands; its end where it is none.
  private let labels: Int
  /// Where the bytes to compare end: before the `)` of a selector.
  private let end: Int

  /// A text with more bytes is no name in any spelling.
  static var longest: Int { 128 }

  /// nil where the text can be no name. Too long a one is not read.
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

  /// Whether the text counts as this name.
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

  /// The `(`, and the `_` before a colon, which Swift selectors have and ours have not.
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
