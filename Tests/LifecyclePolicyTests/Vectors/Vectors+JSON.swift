// JSON in the vectors, where numbers and booleans are distinct.

import Foundation

@testable import RuleCompiler

/// A value of a vector. Answers have the same form.
typealias JSON = AnswerValue

extension AnswerValue: Decodable {
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

extension AnswerValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral
{
  public init(stringLiteral value: String) { self = .text(value) }
  public init(booleanLiteral value: Bool) { self = .flag(value) }
  public init(arrayLiteral elements: AnswerValue...) { self = .list(elements) }

  var items: [JSON] {
    if case .list(let items) = self { items } else { [] }
  }

  var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  var object: [String: JSON]? {
    if case .object(let object) = self { object } else { nil }
  }

  /// Returns the value of a key in an object; null if there is none.
  subscript(_ name: String) -> JSON { object?[name] ?? .null }

  /// Returns whether all keys of the expected object have the same values here.
  func matches(_ wanted: JSON) -> Bool {
    guard let object, let wanted = wanted.object else { return false }
    return wanted.allSatisfy { object[$0.key] == $0.value }
  }
}
