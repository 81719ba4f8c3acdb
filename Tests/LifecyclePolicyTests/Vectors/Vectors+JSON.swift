// JSON as the vectors have it: a number is no flag, and no flag a number.

import Foundation

@testable import RuleCompiler

/// A value of a vector: answers are told in the same form.
typealias JSON = ToldValue

extension ToldValue: Decodable {
  public init(from decoder: any Decoder) throws {
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

extension ToldValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral
{
  public init(stringLiteral value: String) { self = .text(value) }
  public init(booleanLiteral value: Bool) { self = .flag(value) }
  public init(arrayLiteral elements: ToldValue...) { self = .list(elements) }

  var items: [JSON] {
    if case .list(let items) = self { items } else { [] }
  }

  var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  var object: [String: JSON]? {
    if case .object(let object) = self { object } else { nil }
  }

  /// What an object has under a name; null where it has nothing.
  subscript(_ name: String) -> JSON { object?[name] ?? .null }

  /// Whether the keys that are given agree.
  func matches(_ wanted: JSON) -> Bool {
    guard let object, let wanted = wanted.object else { return false }
    return wanted.allSatisfy { object[$0.key] == $0.value }
  }
}
