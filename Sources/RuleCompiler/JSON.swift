// JSON with ordered keys, for the export of the rule book.

import LifecyclePolicy

enum JSON {
  case null
  case flag(Bool)
  case number(Int64)
  case text(String)
  case list([JSON])
  case object([Member])

  typealias Member = (key: String, value: JSON)

  /// Makes a text with the name of a value, or null for nil.
  init<Value: VocabularyEnum>(_ value: Value?) {
    self = value.map { .text($0.name.description) } ?? .null
  }

  static func names(_ names: some Sequence<some CustomStringConvertible>) -> JSON {
    .list(names.map { .text("\($0)") })
  }
}

extension JSON: CustomStringConvertible {
  /// The value as text on one line.
  var description: String {
    switch self {
    case .null: "null"
    case .flag(let flag): "\(flag)"
    case .number(let number): "\(number)"
    case .text(let text): Self.quoted(text)
    case .list(let items): "[\(items.map(\.description).joined(separator: ", "))]"
    case .object(let members):
      "{\(members.map { "\(Self.quoted($0.key)): \($0.value)" }.joined(separator: ", "))}"
    }
  }

  /// Returns the value as text. Down to `depth` levels, each item or member has its own line.
  func lines(_ depth: Int, _ indent: String = "") -> String {
    guard depth > 0 else { return description }
    let inner = indent + "  "
    switch self {
    case .list(let items) where !items.isEmpty:
      let lines = items.map { inner + $0.lines(depth - 1, inner) }
      return "[\n\(lines.joined(separator: ",\n"))\n\(indent)]"
    case .object(let members) where !members.isEmpty:
      let lines = members.map { key, value in
        inner + Self.quoted(key) + ": " + value.lines(depth - 1, inner)
      }
      return "{\n\(lines.joined(separator: ",\n"))\n\(indent)}"
    default: return description
    }
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      case let scalar where scalar.value < 0x20:
        "\\u00" + (scalar.value < 0x10 ? "0" : "") + String(scalar.value, radix: 16)
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
