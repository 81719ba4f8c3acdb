// JSON as the vectors have it: a number is no flag, and no flag a number.

import Foundation

/// A value of a vector.
enum JSON: Decodable, Equatable, Sendable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([JSON])
  case object([String: JSON])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let list = try? container.decode([JSON].self) {
      self = .list(list)
    } else {
      self = .object(try container.decode([String: JSON].self))
    }
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral {
  init(stringLiteral value: String) { self = .text(value) }
  init(booleanLiteral value: Bool) { self = .flag(value) }

  /// A text, or null.
  init(_ text: (some CustomStringConvertible)?) { self = text.map { .text("\($0)") } ?? .null }

  var items: [JSON] {
    if case .list(let items) = self { items } else { [] }
  }

  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  var object: [String: JSON]? {
    if case .object(let object) = self { object } else { nil }
  }

  /// Whether the keys that are given agree.
  func matches(_ wanted: JSON) -> Bool {
    guard let object, let wanted = wanted.object else { return false }
    return wanted.allSatisfy { object[$0.key] == $0.value }
  }
}

extension JSON: CustomStringConvertible {
  var description: String {
    switch self {
    case .null: "null"
    case .flag(let flag): "\(flag)"
    case .number(let number): "\(number)"
    case .text(let text): "\"\(text)\""
    case .list(let items): "\(items)"
    case .object(let object): "\(object)"
    }
  }
}
