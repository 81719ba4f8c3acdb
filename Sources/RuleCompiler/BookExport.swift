// Exports the complete rule book as JSON, so that a second evaluator needs nothing else.

import LifecyclePolicy
import Rulebook

/// The rows, their sources and their vocabulary. Together they determine the answers. A program
/// that reads the file needs only an evaluator.
struct BookExport {
  var rules: [Rule]
  /// The version of the rule set: a year and a number, such as 2026.1.
  var version: String
  /// The newest major version of iOS that the rules know.
  var newestMajor: UInt8

  /// The rule book of this source tree.
  static let current = BookExport(
    rules: Rulebook.rules, version: Rulebook.version, newestMajor: Rulebook.newestMajor)

  /// The text of the JSON file, with a line for each rule, source and enumeration.
  var text: String { json.lines(2) + "\n" }

  private var json: JSON {
    let vocabulary = Self.enumerations.map { JSON.Member(Self.name(of: $0), Self.values(of: $0)) }
    let bases = Basis.allCases.map { JSON.Member("\($0)", Self.meaning(of: $0)) }
    let fields = RuleField.allCases.map { JSON.Member($0.key, $0.meaning) }
    let families = Family.allCases.map { JSON.Member($0.name.description, Self.columns(of: $0)) }
    let cited = sources.map { JSON.Member($0.key, Self.json($0)) }
    return .object([
      ("made_by", .text("make rules; do not edit")),
      ("version", .text(version)),
      ("newest_major", .number(Int64(newestMajor))),
      ("vocabulary", .object(vocabulary)),
      ("bases", .object(bases)),
      ("precedences", .names(Precedence.allCases.map { "\($0)" })),
      ("fields", .object(fields)),
      ("families", .object(families)),
      ("sources", .object(cited)),
      ("rules", .list(rules.map(Self.json))),
    ])
  }

  private var sources: [Source] { Set(rules.flatMap(\.sources)).sorted { $0.key < $1.key } }

  private static func json(_ source: Source) -> JSON {
    .object([
      ("title", .text(source.title)), ("publisher", .text(source.publisher)),
      ("address", .text(source.address)),
    ])
  }

  private static func json(_ rule: Rule) -> JSON {
    let common: [JSON.Member] = [
      ("id", .text(rule.id)),
      ("family", JSON(rule.family)),
      ("since", .text(rule.since.description)),
      ("until", rule.until == .open ? .null : .text(rule.until.description)),
      ("basis", .text("\(rule.basis)")),
      ("precedence", .text("\(rule.precedence)")),
      ("when", names(rule.when)),
      ("unless", names(rule.unless)),
      ("conflict", JSON(rule.conflict)),
      ("kinds", names(rule.kinds)),
    ]
    let own = rule.columns.map { JSON.Member($0.key, $0.json(rule.fields[$0])) }
    let grounds: [JSON.Member] = [
      ("sources", .names(rule.sources.map(\.key))), ("note", .text(rule.note)),
    ]
    return .object(common + own + grounds)
  }

  private static func names<Value: VocabularyEnum>(_ mask: Mask<Value>) -> JSON {
    .names(Value.allCases.filter(mask.contains).map(\.name))
  }

  // MARK: - Words

  /// The enumerations whose values occur in rules.
  static let enumerations: [any VocabularyEnum.Type] = {
    let common: [any VocabularyEnum.Type] = [
      Family.self, Condition.self, Conflict.self, Evidence.self, EvidenceProfile.self,
      ProcessKind.self,
    ]
    let ofSteps: [any VocabularyEnum.Type] = [Callback.self, AppState.self, SceneState.self]
    var named: Set<String> = []
    return (common + RuleField.allCases.compactMap(\.vocabulary) + ofSteps).filter {
      named.insert(name(of: $0)).inserted
    }
  }()

  /// Returns the name of an enumeration in the export, for example `background-mode`.
  static func name(of enumeration: any VocabularyEnum.Type) -> String {
    "\(enumeration)".reduce(into: "") { name, letter in
      if letter.isUppercase, !name.isEmpty { name += "-" }
      name += letter.lowercased()
    }
  }

  /// Returns the names of an enumeration's values, in order.
  private static func values(of enumeration: any VocabularyEnum.Type) -> JSON {
    func names<Value: VocabularyEnum>(_ type: Value.Type) -> JSON {
      .names((0..<Value.valueCount).compactMap { type.at($0)?.name })
    }
    return names(enumeration)
  }

  private static func meaning(of basis: Basis) -> JSON {
    .object([("evidence", JSON(basis.evidence)), ("profiles", names(basis.profiles))])
  }

  /// Returns the fields by which a row of the family is chosen, the fields that state the answer,
  /// and whether rows of the family count under every profile.
  private static func columns(of family: Family) -> JSON {
    let keys = family.columns.map(\.key)
    return .object([
      ("chosen_by", .names(keys.prefix(family.choosingColumns))),
      ("says", .names(keys.dropFirst(family.choosingColumns))),
      ("in_every_profile", .flag(family.ignoresProfiles)),
    ])
  }
}

extension VocabularyEnum {
  fileprivate static func at(_ position: Int) -> Self? {
    Self(rawValue: numbering.value(at: position))
  }
}

extension Family {
  /// The fields that rows of the family have, in the order of their columns.
  var columns: [RuleField] {
    RuleField.allCases.filter { column($0) >= 0 }.sorted { column($0) < column($1) }
  }
}

extension RuleField {
  /// The form in which the export writes a field.
  enum ExportedForm: String {
    /// The name of an enumeration's value, or null.
    case name
    /// The names of several values.
    case names
    case flag
    /// Nanoseconds, `unlimited`, or null.
    case duration
    case number
    /// An unsigned number, in hexadecimal.
    case code
    case version
    case text
    case steps
  }

  var exportedForm: ExportedForm {
    switch form {
    case .value: vocabulary == nil ? .flag : .name
    case .set: .names
    case .wide:
      switch self {
      case .codeLow, .codeHigh: .code
      case .count, .rank: .number
      default: .duration
      }
    case .code: .name
    case .version: .version
    case .text: .text
    case .steps: .steps
    }
  }

  /// The key of the field in JSON. A duration has its unit in the key, for example `limit_ns`.
  var key: String {
    let key = name.description.map { $0 == "-" ? "_" : String($0) }.joined()
    return exportedForm == .duration ? key + "_ns" : key
  }

  fileprivate var meaning: JSON {
    let form = JSON.Member("form", .text(exportedForm.rawValue))
    guard let vocabulary else { return .object([form]) }
    return .object([form, ("of", .text(BookExport.name(of: vocabulary)))])
  }

  fileprivate func json(_ value: Rule.Value?) -> JSON {
    switch (exportedForm, value) {
    case (.name, .number(let number)?): .text(name(of: number))
    case (.names, .set(let numbers)?): .names(numbers.map(name))
    case (.names, nil), (.steps, nil): .list([])
    case (.flag, .number(let number)?): .flag(number != 0)
    case (.duration, .number(Nanoseconds.unlimited.count)?): .text("unlimited")
    case (.duration, .number(let number)?), (.number, .number(let number)?): .number(number)
    case (.code, .number(let number)?):
      .text("0x" + String(UInt64(bitPattern: number), radix: 16))
    case (.version, .number(let number)?):
      .text(OSVersion(packed: UInt32(truncatingIfNeeded: number)).description)
    case (.text, .text(let text)?): .text(text)
    case (.steps, .steps(let steps)?): .list(steps.map(\.json))
    default: .null
    }
  }

  private func name(of number: Int64) -> String {
    func name<Value: VocabularyEnum>(_ type: Value.Type) -> String? {
      Value(rawValue: Int32(truncatingIfNeeded: number))?.name.description
    }
    return vocabulary.flatMap { name($0) } ?? "\(number)"
  }
}

extension Step {
  fileprivate var json: JSON {
    .object([
      ("callback", JSON(callback)), ("reads", JSON(reads)), ("scene", JSON(scene)),
      ("when", JSON(when)),
    ])
  }
}
