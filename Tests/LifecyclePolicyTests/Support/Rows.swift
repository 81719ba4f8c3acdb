// The fields of a row as it is written, read by their names.

import Rulebook

@testable import LifecyclePolicy
@testable import RuleCompiler

extension Rule {
  func text(_ field: RuleField) -> String {
    if case .text(let text)? = fields[field] { text } else { "" }
  }

  func values<Value: VocabularyEnum>(_ field: RuleField) -> [Value] {
    let set: Mask<Value> = set(field)
    return set.values
  }

  func has(_ field: RuleField) -> Bool { fields[field] != nil }

  /// A termination code, as a report prints it.
  func code(_ field: RuleField) -> UInt64? { number(field).map { UInt64(bitPattern: $0) } }

  /// Whether its conditions are as it asks; nil where that is not known.
  func applies(_ known: KnownConditions) -> Bool? {
    let opposed = when.intersection(known.failing).union(unless.intersection(known.holding))
    let open = when.subtracting(known.holding).union(unless.subtracting(known.failing))
    return !opposed.isEmpty ? false : open.isEmpty ? true : nil
  }
}

extension Family {
  /// Whether all rows that apply are given, not the one that decides.
  var isListed: Bool { [.notification, .duty, .manifest].contains(self) }

  /// What two rows about one question have in common, in an order of its own: the columns that
  /// choose a row. Where a cause can arise, its rows say; what a notification is, they are about.
  var keyFields: [RuleField] { Family.keyFields[Int(rawValue) - 1] }

  private static let keyFields: [[RuleField]] = allCases.map { family in
    let choosing = (0..<family.choosingColumns).compactMap { column in
      RuleField.allCases.first { family.column($0) == column }
    }
    return switch family {
    case .cause: [.lifecycles, .causes, .interruptions]
    case .notification: choosing + [.notification]
    case .termination: [.namespaces]
    default: choosing
    }
  }
}

extension Rule {
  /// What the row answers, to compare with another: all that is neither its question nor a text by
  /// which it is listed.
  var told: [RuleField: Value] {
    var others = family.keyFields + [.codeLow, .codeHigh]
    if family.isListed { others += [.text, .key, .value] }
    return fields.filter { !others.contains($0.key) }
  }
}
