// Texts of the rule book: static, UTF-8, NUL-terminated.

/// A static text. On 64-bit processors, a text takes one word in a table. Relocations are the main
/// cost of a large table, so an empty text is stored without a relocation.
public struct Text: ExpressibleByStringLiteral, @unchecked Sendable {
  #if arch(wasm32) || arch(arm) || arch(i386)
    // On these 32-bit processors, the compiler can store the literal as a constant, but not its
    // address. So the text stores the literal.
    private let literal: StaticString
    private let offset: Int
    private let start: UnsafePointer<UInt8>?

    @inline(__always)
    public init(stringLiteral value: StaticString) {
      literal = value
      offset = 0
      start = nil
    }

    /// Creates the empty text.
    @inline(__always)
    public init() {
      literal = ""
      offset = 0
      start = nil
    }

    /// The bytes, ending with a NUL.
    public var cString: UnsafePointer<UInt8> { start ?? literal.utf8Start + offset }

    /// Refers to a text in memory that is never freed.
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

    /// Creates the empty text.
    @inline(__always)
    public init() { start = nil }

    /// The bytes, ending with a NUL.
    public var cString: UnsafePointer<UInt8> {
      let empty: StaticString = ""
      return start ?? empty.utf8Start
    }

    init(_ text: Text, from offset: Int) { start = text.cString + offset }

    /// Refers to a text in memory that is never freed.
    init(_ start: UnsafePointer<UInt8>) { self.start = start }
  #endif

  public var isEmpty: Bool { self[0] == 0 }

  /// The byte at `index`, which must not be past the NUL.
  subscript(_ index: Int) -> UInt8 { cString[index] }

  /// Returns the text after `count` NULs, which must exist. If this were inlined for one NUL, the
  /// compiler would turn the loop into a call of strlen, which the library avoids.
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

  /// Returns whether another text has the same bytes.
  public func isSame(as other: Text) -> Bool {
    var index = 0
    while self[index] == other[index] {
      if self[index] == 0 { return true }
      index &+= 1
    }
    return false
  }

  /// Returns whether the bytes are exactly this text.
  public func equals(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var index = 0
    while index < bytes.count {
      // A NUL in the caller's bytes must not count as the end of the text.
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
