// Reads the description of the C header in include/abi.json.

import Foundation

/// The values, constants and structs of the header, as far as tests compare them.
struct Interface: Decodable {
  /// A named number. `label` is the name that the library gives for the number.
  struct Value: Decodable {
    let name: String
    let value: Int64
    let label: String
    let doc: String?
  }

  /// An enumeration, with the number of its kind. The enumeration of the kinds has no number.
  struct Enumeration: Decodable {
    let prefix: String
    let number: Int64?
    let values: [Value]
  }

  /// A constant: a number or a text.
  struct Constant: Decodable {
    let name: String
    let text: String

    private enum Key: String, CodingKey { case name, value }

    init(from decoder: any Decoder) throws {
      let parts = try decoder.container(keyedBy: Key.self)
      name = try parts.decode(String.self, forKey: .name)
      let number = try? parts.decode(Int64.self, forKey: .value)
      text = try number.map(String.init) ?? parts.decode(String.self, forKey: .value)
    }
  }

  /// A field of a struct. Offset and size are in bytes. Each has two values: the first for pointers
  /// of 8 bytes, the second for pointers of 4 bytes.
  struct Field: Decodable {
    let name: String
    let offset: [Int]
    let size: [Int]
  }

  struct Structure: Decodable {
    let name: String
    let size: [Int]
    let fields: [Field]
  }

  let enumerations: [Enumeration]
  let constants: [Constant]
  let structs: [Structure]

  static func read() throws -> Interface {
    let data = try Data(contentsOf: Checkout.url("include/abi.json"))
    return try JSONDecoder().decode(Interface.self, from: data)
  }

  /// Returns the values of the enumeration with the number `kind`. If `kind` is nil, returns the
  /// kinds themselves.
  func values(of kind: Int32?) -> [Value] {
    enumerations.first { $0.number == kind.map(Int64.init) }?.values ?? []
  }

  func constant(_ name: String) -> String? {
    constants.first { $0.name == name }?.text
  }
}
