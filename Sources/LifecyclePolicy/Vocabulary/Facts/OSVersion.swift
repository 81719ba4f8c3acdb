// Versions of iOS, packed into integers that can be compared.

/// An iOS version: `major << 16 | minor << 8 | patch`, each part 0 to 255.
public struct OSVersion: Sendable, Comparable, Hashable {
  public let packed: UInt32

  @inlinable
  public init(packed: UInt32) { self.packed = packed }

  @inlinable
  public init(_ major: UInt8, _ minor: UInt8 = 0, _ patch: UInt8 = 0) {
    packed = UInt32(major) &<< 16 | UInt32(minor) &<< 8 | UInt32(patch)
  }

  public var major: UInt8 { UInt8(truncatingIfNeeded: packed &>> 16) }
  public var minor: UInt8 { UInt8(truncatingIfNeeded: packed &>> 8) }
  public var patch: UInt8 { UInt8(truncatingIfNeeded: packed) }

  @inlinable
  public static func < (a: OSVersion, b: OSVersion) -> Bool { a.packed < b.packed }

  /// The first version with apps.
  public static var oldest: OSVersion { OSVersion(2) }
  /// A value that is later than every version. It is the `until` of a rule that is still in force.
  @inlinable
  public static var open: OSVersion { OSVersion(packed: .max) }
  /// Parses "9", "9.3" or "9.3.5"; nil for any other text.
  public init?(utf8 text: UnsafeRawBufferPointer) {
    var parts: (UInt32, UInt32, UInt32) = (0, 0, 0)
    var part = 0
    var digits = 0
    var value: UInt32 = 0
    var index = 0
    while index <= text.count {
      let byte = index < text.count ? text[index] : UInt8(ascii: ".")
      index &+= 1
      if byte == UInt8(ascii: ".") {
        guard digits > 0 else { return nil }
        switch part {
        case 0: parts.0 = value
        case 1: parts.1 = value
        case 2: parts.2 = value
        default: return nil
        }
        part &+= 1
        digits = 0
        value = 0
      } else {
        guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9"), digits < 3 else { return nil }
        value = value &* 10 &+ UInt32(byte &- UInt8(ascii: "0"))
        guard value <= 255 else { return nil }
        digits &+= 1
      }
    }
    self.init(packed: parts.0 &<< 16 | parts.1 &<< 8 | parts.2)
  }
}
