// A value of a property list, in the form that the core accepts.

import Foundation
import LifecyclePolicy

/// A value from Foundation or from a caller.
struct InfoEntry {
  /// The maximum length of a list, which is the same in the C library.
  private static let maximumItems = 65536

  private let kind: InfoKind
  private let integer: Int64
  private let text: [UInt8]
  /// For a list of strings, the range of each item in `text`.
  private let items: [Range<Int>]

  init(_ value: Any) {
    var integer: Int64 = 0
    var text: [UInt8] = []
    var items: [Range<Int>] = []
    switch value {
    case let string as String:
      kind = .string
      text = Array(string.utf8)
    case let number as NSNumber:
      kind = number.infoKind
      if kind != .other { integer = number.int64Value }
    case is [AnyHashable: Any]: kind = .dictionary
    case let list as [Any] where list.count <= Self.maximumItems:
      if let strings = list as? [String] {
        kind = .stringList
        for string in strings {
          let start = text.count
          text.append(contentsOf: string.utf8)
          items.append(start..<text.count)
        }
      } else {
        kind = .other
      }
    default: kind = .other
    }
    self.integer = integer
    self.text = text
    self.items = items
  }

  /// Calls `body` with the value and a function that returns the items of a list.
  func withValue(_ body: (InfoValue, (Int) -> UnsafeRawBufferPointer) -> Void) {
    text.withUnsafeBytes { bytes in
      let value = InfoValue(kind: kind, integer: integer, string: bytes, count: items.count)
      body(value) { UnsafeRawBufferPointer(rebasing: bytes[items[$0]]) }
    }
  }

  /// Describes a value in a few words, without reading its items.
  static func shown(_ value: Any) -> String {
    switch value {
    case let string as String: shortened(string)
    case let number as NSNumber:
      number.infoKind == .boolean ? "\(number.boolValue)" : shortened("\(number)")
    case is [AnyHashable: Any]: "a dictionary"
    case is [Any]: "a list"
    case is Data: "data"
    default: "a value"
    }
  }

  private static func shortened(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard scalars.count > 80 else { return text }
    return String(String.UnicodeScalarView(scalars.prefix(77))) + "..."
  }
}

extension NSNumber {
  /// The kind of the number. In Foundation, booleans are numbers too.
  fileprivate var infoKind: InfoKind {
    if isBoolean { return .boolean }
    switch UInt8(bitPattern: objCType.pointee) {
    case UInt8(ascii: "f"), UInt8(ascii: "d"): return .other
    case UInt8(ascii: "Q"): return Int64(exactly: uint64Value) == nil ? .other : .integer
    default: return .integer
    }
  }

  private var isBoolean: Bool {
    #if canImport(ObjectiveC)
      CFGetTypeID(self) == CFBooleanGetTypeID()
    #else
      // Without Objective-C, only a boolean has the type of a C character.
      objCType.pointee == CChar(bitPattern: UInt8(ascii: "c"))
    #endif
  }
}
