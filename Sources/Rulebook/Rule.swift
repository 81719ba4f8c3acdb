// The types of the rows of the rule book, of their steps and of their sources.

import LifecyclePolicy

/// A row of the rule book, with the fields that all families have, and the fields of its own
/// family.
public struct Rule: Sendable, Hashable {
  public var family: Family
  /// A name of the form `family.what.when`, which is never reused, and never changed after a
  /// release.
  public var id: String
  /// The first version on which the row holds.
  public var since: OSVersion
  /// The first version on which the row no longer holds.
  public var until: OSVersion
  public var basis: Basis
  /// If two rows apply, the row with the higher precedence decides.
  public var precedence: Precedence
  /// Conditions that must hold.
  public var when: Mask<Condition>
  /// Conditions that must fail.
  public var unless: Mask<Condition>
  /// The disagreement between sources in which the row takes a side.
  public var conflict: Conflict?
  /// The kinds of process to which the row applies.
  public var kinds: Mask<ProcessKind> = .apps
  public var sources: [Source]
  public var note: String
  /// The fields of the family. A field that is absent has no value.
  public var fields: [RuleField: Value]

  /// The value of a field.
  public enum Value: Sendable, Hashable {
    /// A value of an enumeration, a flag, a version, a duration in nanoseconds, or another number.
    case number(Int64)
    /// A set of values of an enumeration, in ascending order.
    case set([Int64])
    case text(String)
    case steps([Step])
  }
}

extension Rule {
  /// Returns the row with other kinds of process. A row without a call of this function is about
  /// apps and App Clips.
  @inline(never)
  func about(_ kinds: Mask<ProcessKind>) -> Rule {
    var rule = self
    rule.kinds = kinds
    return rule
  }
}

/// One step of a transition: a callback, or the point at which the callbacks of the trigger come.
public struct Step: Sendable, Hashable {
  /// The newest form of the callback; nil where the callbacks of the trigger come.
  public var callback: Callback?
  /// The state that the app reads in the callback; nil if the state cannot be read, or if no source
  /// gives the state.
  public var reads: AppState?
  /// The activation state that the scene has in the callback; nil if there is no scene, or if no
  /// source gives the state.
  public var scene: SceneState?
  /// The callback comes only if this condition holds.
  public var when: Condition?

  @inline(never)
  public init(
    _ callback: Callback?, _ reads: AppState?, scene: SceneState? = nil, when: Condition? = nil
  ) {
    self.callback = callback
    self.reads = reads
    self.scene = scene
    self.when = when
  }

  /// A step at which the callbacks of the trigger come, if the question names a trigger.
  static func event(_ reads: AppState?) -> Step { Step(nil, reads) }
}

/// A source of a rule: a short key, a title, the publisher, and an address without "https://".
public struct Source: Sendable, Hashable {
  public let key: String
  public let title: String
  public let publisher: String
  /// The address; empty if it is not recorded.
  public let address: String

  @inline(never)
  public init(_ key: String, _ title: String, _ publisher: String, _ address: String = "") {
    self.key = key
    self.title = title
    self.publisher = publisher
    self.address = address
  }
}

extension OSVersion: ExpressibleByIntegerLiteral {
  /// Makes a version from a major number.
  @inline(never)
  public init(integerLiteral major: UInt8) { self.init(major) }

  /// Returns a version with a minor number.
  @inline(never)
  static func v(_ major: UInt8, _ minor: UInt8, _ patch: UInt8 = 0) -> OSVersion {
    OSVersion(major, minor, patch)
  }
}

extension Mask: ExpressibleByArrayLiteral {
  // Not inlined, because it is called for thousands of sets.
  @inline(never)
  public init(arrayLiteral values: Element...) {
    self.init()
    for value in values { insert(value) }
  }

  /// The union of these sets.
  @inline(never)
  static func any(of sets: Mask...) -> Mask { sets.reduce(.none) { $0.union($1) } }
}

extension Rule {
  @inline(never)
  public init(
    _ family: Family, _ id: String, _ since: OSVersion, _ until: OSVersion, _ basis: Basis,
    _ precedence: Precedence, _ when: Mask<Condition>, _ unless: Mask<Condition>,
    _ conflict: Conflict?, _ sources: [Source], _ note: String, _ fields: [RuleField: Value?]
  ) {
    self.init(
      family: family, id: id, since: since, until: until, basis: basis, precedence: precedence,
      when: when, unless: unless, conflict: conflict, sources: sources, note: note,
      fields: fields.compactMapValues { $0 })
  }
}

extension Rule.Value? {
  static func of<Value: VocabularyEnum>(_ value: Value) -> Self { .number(Int64(value.rawValue)) }
  static func of<Value: VocabularyEnum>(_ value: Value?) -> Self { value.flatMap { .of($0) } }
  static func of<Value: VocabularyEnum>(_ values: Mask<Value>) -> Self {
    values.isEmpty ? nil : .set(Value.allCases.filter(values.contains).map { Int64($0.rawValue) })
  }
  static func of(_ duration: Nanoseconds?) -> Self { duration.map { .number($0.count) } }
  static func of(_ count: Int64?) -> Self { count.map { .number($0) } }
  static func of(_ code: UInt64) -> Self { .number(Int64(bitPattern: code)) }
  static func of(_ flag: Bool) -> Self { .number(flag ? 1 : 0) }
  static func of(_ version: OSVersion) -> Self {
    version == .open ? nil : .number(Int64(version.packed))
  }
  static func of(_ text: String) -> Self { text.isEmpty ? nil : .text(text) }
  static func of(_ steps: [Step]) -> Self { steps.isEmpty ? nil : .steps(steps) }
}
