// Texts of the rule book: static, UTF-8, NUL-terminated.

/// A text that is written in the source. It takes one word in a table on 64 bits; an empty one takes
/// no relocation either, which is what a large table costs most.
public struct Text: ExpressibleByStringLiteral, @unchecked Sendable {
  #if arch(wasm32) || arch(arm) || arch(i386)
    // There the address of a literal is no constant to the compiler, and the literal itself is one.
    private let literal: StaticString
    private let offset: Int
    private let start: UnsafePointer<UInt8>?

    @inline(__always)
    public init(stringLiteral value: StaticString) {
      literal = value
      offset = 0
      start = nil
    }

    /// No text.
    @inline(__always)
    public init() {
      literal = ""
      offset = 0
      start = nil
    }

    /// The bytes, ending with a NUL.
    public var cString: UnsafePointer<UInt8> { start ?? literal.utf8Start + offset }

    /// A text that lies in memory for good.
    init(_ start: UnsafePointer<UInt8>) {
      literal = ""
      offset = 0
      self.start = start
    }

    init(_ text: Text, from offset: Int) {
      literal = text.literal
      self.offset = text.offset &+ offset
      start = text.start.map { $0 + offset }
    }
  #else
    private let start: UnsafePointer<UInt8>?

    @inline(__always)
    public init(stringLiteral value: StaticString) { start = value.utf8Start }

    /// No text.
    @inline(__always)
    public init() { start = nil }

    /// The bytes, ending with a NUL.
    public var cString: UnsafePointer<UInt8> {
      let empty: StaticString = ""
      return start ?? empty.utf8Start
    }

    init(_ text: Text, from offset: Int) { start = text.cString + offset }

    /// A text that lies in memory for good.
    init(_ start: UnsafePointer<UInt8>) { self.start = start }
  #endif

  public var isEmpty: Bool { self[0] == 0 }

  /// The byte at `index`, which must not lie past the NUL.
  subscript(_ index: Int) -> UInt8 { cString[index] }

  /// The text so many NULs further on, of which there must be as many. Not inlined: for one NUL the
  /// compiler would call strlen, which the library does without.
  @inline(never)
  func next(_ count: Int = 1) -> Text {
    var rest = count
    var start = 0
    while rest > 0 {
      rest &-= self[start] == 0 ? 1 : 0
      start &+= 1
    }
    return Text(self, from: start)
  }

  /// Whether another text says the same, to the letter.
  public func isSame(as other: Text) -> Bool {
    var index = 0
    while self[index] == other[index] {
      if self[index] == 0 { return true }
      index &+= 1
    }
    return false
  }

  /// Whether some bytes are this text, to the letter.
  public func equals(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var index = 0
    while index < bytes.count {
      // A NUL that came in must not be taken for the end.
      if bytes[index] == 0 || self[index] != bytes[index] { return false }
      index &+= 1
    }
    return self[index] == 0
  }
}

#if !hasFeature(Embedded)
  extension Text: CustomStringConvertible, Hashable {
    public var description: String { String(cString: cString) }
    public static func == (a: Text, b: Text) -> Bool { a.description == b.description }
    public func hash(into hasher: inout Hasher) { hasher.combine(description) }
  }
#endif
