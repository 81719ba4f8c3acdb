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
    let sources = try cited.map { key, members in
      let members = try Members(members, of: "source \(key)")
      return try Source(key, members("title"), members("publisher"), members("address"))
    }
    let byKey = Dictionary(uniqueKeysWithValues: sources.map { ($0.key, $0) })
    let rules: [Any] = try members("rules")
    version = try members("version")
    newestMajor = try members("newest_major")
    self.rules = try rules.map { members in
      let id: String = try Members(members, of: "a rule")("id")
      return try Rule(Members(members, of: id), byKey)
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

  /// Returns the value whose Swift case has the name that a member holds.
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
    "kinds", "sources", "note",
  ]

  fileprivate init(_ members: Members, _ sources: [String: Source]) throws {
    guard let family: Family = try members.value("family"), let since = try members.version("since")
    else { throw members.wrong("family") }
    let columns = family.columns
    if let other = members.keys.subtracting(Self.commonKeys).subtracting(columns.map(\.key)).min() {
      throw members.wrong(other)
    }
    var fields: [RuleField: Value] = [:]
    for field in columns { fields[field] = try field.value(members) }
    let keys: [String] = try members("sources")
    self.init(
      family, try members("id"), since, try members.version("until") ?? .open,
      try members.plain("basis"),
      try members.plain("precedence"), try members.mask("when"), try members.mask("unless"),
      try members.value("conflict"),
      try keys.map { key in
        guard let source = sources[key] else { throw members.wrong("sources") }
        return source
      }, try members("note"), fields)
    // Exports of older releases do not have kinds of process.
    kinds = members.keys.contains("kinds") ? try members.mask("kinds") : .apps
  }
}

extension RuleField {
  fileprivate func value(_ members: Members) throws -> Rule.Value? {
    switch exportedForm {
    case .name:
      let name: String? = try members.optional(key)
      return try name.map { .number(try number($0, members)) }
    case .names:
      let names: [String] = try members(key)
      return names.isEmpty ? nil : .set(try names.map { try number($0, members) })
    case .flag: return .number(try members(key) as Bool ? 1 : 0)
    case .duration:
      if let text = try? members(key) as String {
        guard text == "unlimited" else { throw members.wrong(key) }
        return .number(Nanoseconds.unlimited.count)
      }
      return try (members.optional(key) as Int64?).map { .number($0) }
    case .number: return try (members.optional(key) as Int64?).map { .number($0) }
    case .code:
      let text: String = try members(key)
      guard text.hasPrefix("0x"), let code = UInt64(text.dropFirst(2), radix: 16) else {
        throw members.wrong(key)
      }
      return .number(Int64(bitPattern: code))
    case .version: return try members.version(key).map { .number(Int64($0.packed)) }
    case .text: return try (members.optional(key) as String?).map { .text($0) }
    case .steps:
      let steps: [Any] = try members(key)
      return steps.isEmpty
        ? nil : .steps(try steps.map { try Step(Members($0, of: members.owner)) })
    }
  }

  private func number(_ name: String, _ members: Members) throws -> Int64 {
    func find<Value: VocabularyEnum>(_ type: Value.Type) -> Int64? {
      Value(exported: name).map { Int64($0.rawValue) }
    }
    guard let vocabulary, let number = find(vocabulary) else { throw members.wrong(key) }
    return number
  }
}

extension Step {
  fileprivate init(_ members: Members) throws {
    self.init(
      try members.value("callback"), try members.value("reads"), scene: try members.value("scene"),
      when: try members.value("when"))
  }
}
