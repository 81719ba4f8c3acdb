// When two spellings of a name count as the same.

/// Compares a text that came in with a name of ours, byte by byte and without allocation.
///
/// ASCII case does not matter; `_` and a space stand for `-`; and a Swift selector such as
/// `application(_:didFinishLaunchingWithOptions:)` equals its Objective-C form.
enum SpellingMatch {
  static func same(_ text: UnsafeRawBufferPointer, _ name: Text) -> Bool {
    var position = 0
    var index = 0
    while index < text.count {
      let byte = text[index]
      index &+= 1
      if isSelectorPunctuation(byte, in: text, after: index) { continue }
      guard byte != 0, fold(byte) == fold(name[position]) else { return false }
      position &+= 1
    }
    return position > 0 && name[position] == 0
  }

  /// `(`, `)`, and the `_` before a colon, which Swift selectors have and ours have not.
  private static func isSelectorPunctuation(
    _ byte: UInt8, in text: UnsafeRawBufferPointer, after index: Int
  ) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: ")"): return true
    case UInt8(ascii: "_"): return index < text.count && text[index] == UInt8(ascii: ":")
    default: return false
    }
  }

  private static func fold(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): return byte | 0x20
    case UInt8(ascii: "_"), UInt8(ascii: " "): return UInt8(ascii: "-")
    default: return byte
    }
  }
}
