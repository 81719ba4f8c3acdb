// Takes the keys of an `ask` one by one.

@testable import LifecyclePolicy
@testable import RuleCompiler

/// The reason why a question cannot be asked: the status and the key at fault, as the command line
/// names them.
struct Refusal: Error, CustomStringConvertible {
  let status: String
  let field: String

  var description: String { "\(field): \(status)" }
}

/// The keys of a case that have not been taken. A key that is never taken was not understood.
struct Options {
  private var left: [String: JSON]

  init(_ ask: [String: JSON]) { left = ask }

  /// Throws if any key has not been taken.
  func finish() throws {
    if let key = left.keys.min() { throw Refusal(status: "unknown-key", field: key) }
  }

  mutating func text(_ key: String) throws -> String? {
    guard let value = left.removeValue(forKey: key) else { return nil }
    guard let text = value.text else { throw Refusal(status: "malformed", field: key) }
    return text
  }

  /// Takes a list or a single text. Each text may contain several values, separated by commas.
  mutating func texts(_ key: String) throws -> [String] {
    guard let value = left.removeValue(forKey: key) else { return [] }
    let items = value.text == nil ? value.items : [value]
    guard !items.isEmpty else { throw Refusal(status: "malformed", field: key) }
    return try items.flatMap { item in
      guard let text = item.text else { throw Refusal(status: "malformed", field: key) }
      return text.split(separator: ",", omittingEmptySubsequences: false)
        .map { String($0.drop { $0 == " " }) }
    }
  }

  /// Takes a key that can only be true. Returns nil if the key is absent.
  mutating func flag(_ key: String) throws -> Bool? {
    guard let value = left.removeValue(forKey: key) else { return nil }
    guard value == .flag(true) else { throw Refusal(status: "malformed", field: key) }
    return true
  }

  /// Takes a key that can be true or false. Returns nil if the key is absent.
  mutating func either(_ key: String) throws -> Bool? {
    guard let value = left.removeValue(forKey: key) else { return nil }
    guard case .flag(let flag) = value else { throw Refusal(status: "malformed", field: key) }
    return flag
  }

  /// Takes a key whose value is one of two words.
  mutating func choice(_ key: String, _ yes: String, _ no: String) throws -> Fact? {
    guard let text = try text(key)?.lowercased() else { return nil }
    guard text == yes || text == no else { throw Refusal(status: "unknown-value", field: key) }
    return text == yes ? .yes : .no
  }

  mutating func number(_ key: String, in range: ClosedRange<UInt32>) throws -> UInt32? {
    guard let value = left.removeValue(forKey: key) else { return nil }
    guard case .number(let given) = value, let number = UInt32(exactly: given) else {
      throw Refusal(status: "malformed", field: key)
    }
    guard range.contains(number) else { throw Refusal(status: "out-of-range", field: key) }
    return number
  }

  mutating func version(_ key: String) throws -> OSVersion? {
    guard let text = try text(key) else { return nil }
    guard let version = OSVersion(text) else { throw Refusal(status: "malformed", field: key) }
    return version
  }

  mutating func value<Value: VocabularyEnum>(_ key: String) throws -> Value? {
    try text(key).map { try Options.parse($0, key) }
  }

  mutating func values<Value: VocabularyEnum>(_ key: String) throws -> Mask<Value> {
    try texts(key).reduce(into: .none) { $0.insert(try Options.parse($1, key)) }
  }

  mutating func required<Value: VocabularyEnum>(_ key: String) throws -> Value {
    guard let value: Value = try value(key) else {
      throw Refusal(status: "missing-value", field: key)
    }
    return value
  }

  static func parse<Value: VocabularyEnum>(_ text: String, _ key: String) throws -> Value {
    guard let value = Value(named: text) else {
      throw Refusal(status: "unknown-value", field: key)
    }
    return value
  }
}

extension Options {
  /// Takes a termination code. The code is hexadecimal if it begins with 0x, and decimal otherwise.
  mutating func code(_ key: String) throws -> UInt64 {
    guard let text = try text(key) else { throw Refusal(status: "missing-value", field: key) }
    let isHexadecimal = text.hasPrefix("0x")
    let digits = isHexadecimal ? String(text.dropFirst(2)) : text
    guard let code = UInt64(digits, radix: isHexadecimal ? 16 : 10) else {
      throw Refusal(status: "malformed", field: key)
    }
    return code
  }

  /// Takes a state by its name on an axis.
  mutating func state(_ key: String, _ axis: Axis) throws -> LifecycleState {
    guard axis == .scene else { return LifecycleState(try required(key) as AppState) }
    return LifecycleState(try required(key) as SceneState)
  }

  mutating func optionalState(_ key: String, _ axis: Axis) throws -> LifecycleState? {
    guard axis == .scene else { return (try value(key) as AppState?).map { LifecycleState($0) } }
    return (try value(key) as SceneState?).map { LifecycleState($0) }
  }
}

extension VocabularyEnum {
  /// Finds the value that a text names.
  init?(named text: String) {
    var text = text
    let value = text.withUTF8 { Self.value(named: UnsafeRawBufferPointer($0)) }
    guard let value else { return nil }
    self = value
  }
}

extension OSVersion {
  init?(_ text: String) {
    var text = text
    let version = text.withUTF8 { OSVersion(utf8: UnsafeRawBufferPointer($0)) }
    guard let version else { return nil }
    self = version
  }
}
