// Builds valid and invalid binary property lists by hand.

import Foundation

/// The objects of a list in their binary form, with the numbers for the trailer.
struct BinaryList {
  var objects: [[UInt8]]
  /// The offsets that are written for the objects; nil for the true offsets.
  var offsets: [Int]?
  var count: UInt64?
  var top: UInt64 = 0
  var table: UInt64?
  var referenceSize: UInt8 = 4

  init(_ objects: [UInt8]...) { self.objects = objects }
  init(objects: [[UInt8]]) { self.objects = objects }

  var data: Data {
    var bytes = Array("bplist00".utf8)
    var found: [Int] = []
    for object in objects {
      found.append(bytes.count)
      bytes += object
    }
    let table = UInt64(bytes.count)
    for offset in offsets ?? found { bytes += Self.number(UInt64(offset), 4) }
    bytes += [0, 0, 0, 0, 0, 0, 4, referenceSize]
    for value in [count ?? UInt64((offsets ?? found).count), top, self.table ?? table] {
      bytes += Self.number(value, 8)
    }
    return Data(bytes)
  }

  /// Encodes a number, most significant byte first.
  static func number(_ value: UInt64, _ size: Int) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: value >> UInt64(8 * (size - 1 - $0))) }
  }

  static func references(_ numbers: [Int]) -> [UInt8] {
    numbers.flatMap { number(UInt64($0), 4) }
  }

  /// Encodes an array of up to fourteen items.
  static func array(_ items: Int...) -> [UInt8] {
    [0xA0 | UInt8(items.count)] + references(items)
  }

  static func longArray(_ items: [Int]) -> [UInt8] {
    [0xAF, 0x12] + number(UInt64(items.count), 4) + references(items)
  }

  static func dictionary(_ keys: [Int], _ values: [Int]) -> [UInt8] {
    [0xD0 | UInt8(keys.count)] + references(keys) + references(values)
  }

  /// Encodes a string of up to fourteen characters.
  static func string(_ text: String) -> [UInt8] { [0x50 | UInt8(text.utf8.count)] + text.utf8 }

  static func longString(_ text: String) -> [UInt8] {
    [0x5F, 0x12] + number(UInt64(text.utf8.count), 4) + text.utf8
  }

  static func longString(_ count: Int) -> [UInt8] {
    longString(String(repeating: "a", count: count))
  }

  /// Returns a list whose root is a dictionary with one key. The value of the key is object 2.
  static func holding(_ value: [UInt8], _ more: [[UInt8]] = []) -> BinaryList {
    BinaryList(objects: [dictionary([1], [2]), string("a"), value] + more)
  }
}
