// Reads rules back from an export of the rule book.

import Foundation
import LifecyclePolicy
import Rulebook

/// The reason why a file cannot be read as an export of a rule book.
struct ExportError: LocalizedError {
  let what: String

  var errorDescription: String? { what }
}

extension BookExport {
  init(contentsOf path: String) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    do {
      try self.init(data)
    } catch {
      throw ExportError(what: "\(path): \(error.localizedDescription)")
    }
  }

  init(_ data: Data) throws {
    let members = try Members(JSONSerialization.jsonObject(with: data), of: "the book")
    let cited: [String: Any] = try members("sources")
    let sources = try cited.map { key, told in
      let told = try Members(told, of: "source \(key)")
      return try Source(key, told("title"), told("publisher"), told("address"))
    }
    let byKey = Dictionary(uniqueKeysWithValues: sources.map { ($0.key, $0) })
    let rules: [Any] = try members("rules")
    version = try members("version")
    newestMajor = try members("newest_major")
    self.rules = try rules.map { told in
      let id: String = try Members(told, of: "a rule")("id")
      return try Rule(Members(told, of: id), byKey)
    }
  }
}

/// A JSON object whose members are read by key.
private struct Members {
  private let members: [String: Any]
  let owner: String

  init(_ value: Any, of owner: String) throws {
    guard let members = value as? [String: Any] else {
      throw ExportError(what: "\(owner) is not an object")
    }
    self.members = members
    self.owner = owner
  }

  var keys: Set<String> { Set(members.keys) }

  func callAsFunction<Value>(_ key: String) throws -> Value {
    guard let value = members[key] as? Value else { throw wrong(key) }
    return value
  }

  /// Returns a member, or nil if it is null.
  func optional<Value>(_ key: String) throws -> Value? {
    if members[key] is NSNull { return nil }
    return try callAsFunction(key) as Value
  }

  func wrong(_ key: String) -> ExportError {
    ExportError(what: "\(owner): `\(key)` is missing, or has a form unknown to this compiler")
  }

  func value<Value: VocabularyEnum>(_ key: String) throws -> Value? {
    guard let name: String = try optional(key) else { return nil }
    guard let value = Value(exported: name) else { throw wrong(key) }
    return value
  }

  func mask<Value: VocabularyEnum>(_ key: String) throws -> Mask<Value> {
    let names: [String] = try callAsFunction(key)
    return try names.reduce(into: .none) { mask, name in
      guard let value = Value(exported: name) else { throw wrong(key) }
      mask.insert(value)
    }
  }

  func version(_ key: String) throws -> OSVersion? {
    guard let words: String = try optional(key) else { return nil }
    let parts = words.split(separator: ".").map { UInt8($0) }
    guard parts.count == 2 || parts.count == 3, !parts.contains(nil) else { throw wrong(key) }
    return OSVersion(parts[0] ?? 0, parts[1] ?? 0, parts.count == 3 ? parts[2] ?? 0 : 0)
  }

  /// Returns the enumeration value whose Swift case has the name in a member.
  func plain<Value: CaseIterable>(_ key: String) throws -> Value {
    let name: String = try callAsFunction(key)
    guard let value = Value.allCases.first(where: { "\($0)" == name }) else { throw wrong(key) }
    return value
  }
}

extension VocabularyEnum {
  fileprivate init?(exported name: String) {
    guard let value = Self.allCases.first(where: { $0.name.description == name }) else {
      return nil
    }
    self = value
  }
}

extension Rule {
  private static let commonKeys: Set<String> = [
    "id", "family", "since", "until", "basis", "precedence", "when", "unless", "conflict",
    "sources", "note",
  ]

  fileprivate init(_ told: Members, _ sources: [String: Source]) throws {
    guard let family: Family = try told.value("family"), let since = try told.version("since")
    else { throw told.wrong("family") }
    let columns = RuleField.allCases.filter { family.column($0) >= 0 }
    if let other = told.keys.subtracting(Self.commonKeys).subtracting(columns.map(\.key)).min() {
      throw told.wrong(other)
    }
    var fields: [RuleField: Value] = [:]
    for field in columns { fields[field] = try field.value(told) }
    let keys: [String] = try told("sources")
    self.init(
      family, try told("id"), since, try told.version("until") ?? .open, try told.plain("basis"),
      try told.plain("precedence"), try told.mask("when"), try told.mask("unless"),
      try told.value("conflict"),
      try keys.map { key in
        guard let source = sources[key] else { throw told.wrong("sources") }
        return source
      }, try told("note"), fields)
  }
}

extension RuleField {
  fileprivate func value(_ told: Members) throws -> Rule.Value? {
    switch exportedForm {
    case .name:
      let name: String? = try told.optional(key)
      return try name.map { .number(try number($0, told)) }
    case .names:
      let names: [String] = try told(key)
      return names.isEmpty ? nil : .set(try names.map { try number($0, told) })
    case .flag: return .number(try told(key) as Bool ? 1 : 0)
    case .duration:
      if let text = try? told(key) as String {
        guard text == "unlimited" else { throw told.wrong(key) }
        return .number(Nanoseconds.unlimited.count)
      }
      return try (told.optional(key) as Int64?).map { .number($0) }
    case .number: return try (told.optional(key) as Int64?).map { .number($0) }
    case .code:
      let text: String = try told(key)
      guard text.hasPrefix("0x"), let code = UInt64(text.dropFirst(2), radix: 16) else {
        throw told.wrong(key)
      }
      return .number(Int64(bitPattern: code))
    case .version: return try told.version(key).map { .number(Int64($0.packed)) }
    case .text: return try (told.optional(key) as String?).map { .text($0) }
    case .steps:
      let steps: [Any] = try told(key)
      return steps.isEmpty ? nil : .steps(try steps.map { try Step(Members($0, of: told.owner)) })
    }
  }

  private func number(_ name: String, _ told: Members) throws -> Int64 {
    func find<Value: VocabularyEnum>(_ type: Value.Type) -> Int64? {
      Value(exported: name).map { Int64($0.rawValue) }
    }
    guard let vocabulary, let number = find(vocabulary) else { throw told.wrong(key) }
    return number
  }
}

extension Step {
  fileprivate init(_ told: Members) throws {
    self.init(
      try told.value("callback"), try told.value("reads"), scene: try told.value("scene"),
      when: try told.value("when"))
  }
}
