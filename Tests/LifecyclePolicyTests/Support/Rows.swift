// Reads the fields of a row by their names, and reads rows back from a compiled book.

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

  /// Returns a termination code as an unsigned number, as reports print it.
  func code(_ field: RuleField) -> UInt64? { number(field).map { UInt64(bitPattern: $0) } }

  /// Returns whether the conditions of the row are met; nil if that is unknown.
  func applies(_ known: KnownConditions) -> Bool? {
    let opposed = when.intersection(known.failing).union(unless.intersection(known.holding))
    let open = when.subtracting(known.holding).union(unless.subtracting(known.failing))
    return !opposed.isEmpty ? false : open.isEmpty ? true : nil
  }
}

extension Family {
  /// True if an answer lists all rows that apply, not only the one that decides.
  var isListed: Bool { [.notification, .duty, .manifest].contains(self) }

  /// The fields by which a question chooses rows, in a fixed order. For causes, the states in which
  /// the cause can arise are left out, because they are part of the answer. For notifications, the
  /// notification itself is added. For terminations, the codes are left out: they form a range.
  var keyFields: [RuleField] { Family.keyFields[Int(rawValue) - 1] }

  private static let keyFields: [[RuleField]] = allCases.map { family in
    let choosing = Array(family.columns.prefix(family.choosingColumns))
    return switch family {
    case .cause: [.lifecycles, .causes, .interruptions]
    case .notification: choosing + [.notification]
    case .termination: [.namespaces, .errorDomains]
    default: choosing
    }
  }
}

extension Rule {
  /// The fields in which the row states its answer. If these fields are equal, two rows agree. All
  /// fields count except the keys of the question, the range of codes, and the texts under which
  /// the row is listed.
  var content: [RuleField: Value] {
    var others = family.keyFields + [.codeLow, .codeHigh]
    if family.isListed { others += [.text, .key, .value] }
    return fields.filter { !others.contains($0.key) }
  }
}

extension Rule {
  /// Reads the row from which a rule was compiled.
  init(_ rule: BookRule) {
    let sources = (0..<rule.sourceCount).compactMap { rule.source($0) }.map {
      Source("\($0.key)", "\($0.title)", "\($0.publisher)", "\($0.address)")
    }
    self.init(
      rule.family, "\(rule.id)", rule.since, rule.until, rule.basis, rule.precedence, rule.when,
      rule.unless, rule.conflict, sources, "\(rule.note)",
      Dictionary(uniqueKeysWithValues: rule.family.columns.map { ($0, rule.field($0)) }))
    kinds = rule.kinds
  }
}

extension BookRule {
  /// Returns a field in the form that it has in a written row; nil if the book has no value.
  fileprivate func field(_ field: RuleField) -> Rule.Value? {
    let raw = raw(field, family)
    switch field.form {
    case .value:
      // In a flag or a fact, 0 is a value. In other fields, 0 means that there is no value.
      let isFlag = field.vocabulary.map { $0 == Fact.self } ?? true
      return raw == 0 && !isFlag ? nil : .number(Int64(raw))
    case .set:
      let set: Mask<Wide> = set(field, family)
      return set.isEmpty ? nil : .set(set.values.map { Int64($0.rawValue) })
    case .wide:
      let wide = wide(field, family)
      // In `codeHigh`, -1 is the greatest code. In other fields, -1 means that there is no value.
      return wide == -1 && field != .codeHigh ? nil : .number(wide)
    case .code: return code(family).map { .number(Int64($0.rawValue)) }
    case .version:
      let version = version(field, family)
      return version == .open ? nil : .number(Int64(version.packed))
    case .text:
      let text = text(field, family).description
      return text.isEmpty ? nil : .text(text)
    case .steps:
      let all = (0..<steps.count).map { place in
        let step = steps[place]
        return Step(step.callback, step.reads, scene: step.sceneReads, when: step.when)
      }
      return all.isEmpty ? nil : .steps(all)
    }
  }
}
