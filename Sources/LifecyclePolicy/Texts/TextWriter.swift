// Writes text into the host's memory, as snprintf does.

/// Writes as much text as fits, and counts the length of the whole text.
package struct TextWriter {
  private let bytes: UnsafeMutableRawPointer?
  private let capacity: Int
  package private(set) var count = 0

  package init(_ bytes: UnsafeMutableRawPointer?, _ capacity: Int) {
    self.bytes = bytes
    self.capacity = capacity
  }

  /// Ends the text with a NUL. If the text does not fit, the NUL replaces the last byte in the
  /// host's memory.
  package func end() {
    guard capacity > 0 else { return }
    bytes?.storeBytes(of: 0, toByteOffset: min(count, capacity &- 1), as: UInt8.self)
  }

  mutating func put(byte: UInt8) {
    if count < capacity { bytes?.storeBytes(of: byte, toByteOffset: count, as: UInt8.self) }
    count &+= 1
  }

  @inline(never)
  mutating func put(_ text: Text) {
    var index = 0
    while text[index] != 0 {
      put(byte: text[index])
      index &+= 1
    }
  }

  /// Writes a word and a text. Writes nothing if the text is nil.
  mutating func put(_ word: Text, _ text: Text?) {
    guard let text else { return }
    put(word)
    put(text)
  }

  mutating func put(_ number: UInt64) {
    if number >= 10 { put(number / 10) }
    put(byte: 48 &+ UInt8(truncatingIfNeeded: number % 10))
  }

  mutating func put(_ number: Int64) {
    if number < 0 { put("-") }
    put(number.magnitude)
  }

  mutating func put(hexadecimal number: UInt64) {
    if number >= 16 { put(hexadecimal: number &>> 4) }
    let digit = UInt8(truncatingIfNeeded: number & 15)
    put(byte: digit < 10 ? 48 &+ digit : 87 &+ digit)
  }

  /// Writes a version with two parts, or with three if the third is not 0.
  mutating func put(_ version: OSVersion) {
    put(UInt64(version.major))
    put(".")
    put(UInt64(version.minor))
    guard version.patch != 0 else { return }
    put(".")
    put(UInt64(version.patch))
  }

  /// Writes a number of nanoseconds as seconds, with as many decimals as needed.
  mutating func put(seconds time: Nanoseconds) {
    put(UInt64(time.count.magnitude) / 1_000_000_000)
    var rest = time.count.magnitude % 1_000_000_000
    guard rest != 0 else { return }
    put(".")
    while rest != 0 {
      rest &*= 10
      put(byte: 48 &+ UInt8(truncatingIfNeeded: rest / 1_000_000_000))
      rest %= 1_000_000_000
    }
  }

  /// Writes a count and a noun, which gets an "s" unless the count is 1.
  mutating func put(_ count: Int64, _ noun: Text) {
    put(count)
    put(" ")
    put(noun)
    if count != 1 { put("s") }
  }
}
