// Makes all mutants of the rule book. Each mutant has one change in one row.

@testable import LifecyclePolicy
@testable import RuleCompiler
@testable import Rulebook

/// The part of a row that a mutant changes.
enum ChangeKind: String, CaseIterable, Sendable {
  case since, until, basis, dispute, precedence, condition, key, verdict, value, figure, steps
  case text
}

/// The rule book with one change to one row.
struct Mutant: Sendable, CustomStringConvertible {
  let rule: RuleIndex
  let kind: ChangeKind
  let what: String
  let change: RowChange

  var description: String { "\(rule.id): \(what)" }

  /// The text that replaces the text of a field.
  static let otherText = "Another text."

  private init(_ rule: RuleIndex, _ kind: ChangeKind, _ what: String, _ after: Rule) {
    self.rule = rule
    self.kind = kind
    self.what = what
    change = RowChange(rule.row, after)
  }

  /// Returns the mutants of a row. Ids, sources and notes decide nothing, so no mutant changes
  /// them. The kinds of process are not changed either.
  static func all(of rule: RuleIndex) -> [Mutant] {
    let row = rule.row
    var mutants: [Mutant] = []
    func add(_ kind: ChangeKind, _ what: String, _ change: (inout Rule) -> Void) {
      var after = row
      change(&after)
      if after != row { mutants.append(Mutant(rule, kind, what, after)) }
    }
    for os in moved(row.since, openingAt: .oldest) { add(.since, "since \(os)") { $0.since = os } }
    for os in moved(row.until, openingAt: .open) { add(.until, "until \(os)") { $0.until = os } }
    // Each of these mutants has other evidence under the same profiles, or the same evidence under
    // other profiles.
    for basis in Basis.allCases
    where (basis.evidence == row.basis.evidence) != (basis.profiles == row.basis.profiles) {
      add(.basis, "basis \(basis)") { $0.basis = basis }
    }
    for precedence in [row.precedence.rawValue &- 1, row.precedence.rawValue &+ 1] {
      guard let other = Precedence(rawValue: precedence) else { continue }
      add(.precedence, "precedence \(other)") { $0.precedence = other }
    }
    add(.dispute, row.conflict == nil ? "disputed" : "undisputed") {
      $0.conflict = row.conflict == nil ? .launchLimit : nil
    }
    for (what, when, unless) in otherConditions(row) {
      add(.condition, what) {
        $0.when = when
        $0.unless = unless
      }
    }
    for field in row.columns {
      for (what, value) in otherValues(field, row) {
        add(kind(of: field, row.family), "\(field.name) \(what)") { $0.fields[field] = value }
      }
    }
    return mutants
  }

  private static func kind(of field: RuleField, _ family: Family) -> ChangeKind {
    switch field.form {
    case .steps: .steps
    case .text: .text
    case .version: .figure
    case .wide: field == .codeLow || field == .codeHigh ? .key : .figure
    case .set: family.column(field) < family.choosingColumns ? .key : .value
    case .value, .code: field == .verdict ? .verdict : .value
    }
  }

  /// Returns the versions that mutants have in place of `old`: the last version edge before `old`,
  /// the first version edge after it, and `open`, with which the row has no bound on that side.
  fileprivate static func moved(_ old: OSVersion, openingAt open: OSVersion) -> [OSVersion] {
    let newest = Book.release.newest
    let before = allVersions.last { $0 < old && $0 <= newest }
    let after = allVersions.first { $0 > old && $0 <= newest }
    let others = [before, after, open].compactMap { $0 }
    return others.enumerated().filter { others.firstIndex(of: $0.element) == $0.offset }
      .map(\.element)
  }

  /// Returns changed conditions of a row. In each result, one condition is left out or negated, or
  /// one condition is added: `when passcode` or `unless cellular`.
  private static func otherConditions(
    _ row: Rule
  ) -> [(String, Mask<Condition>, Mask<Condition>)] {
    var others: [(String, Mask<Condition>, Mask<Condition>)] = []
    let (holds, fails) = (row.when, row.unless)
    for condition in holds.values {
      let (one, rest) = (Mask(condition), holds.subtracting(Mask(condition)))
      others.append(("when without \(condition.name)", rest, fails))
      others.append(("not when \(condition.name)", rest, fails.union(one)))
    }
    for condition in fails.values {
      let (one, rest) = (Mask(condition), fails.subtracting(Mask(condition)))
      others.append(("unless without \(condition.name)", holds, rest))
      others.append(("not unless \(condition.name)", holds.union(one), rest))
    }
    if !holds.union(fails).contains(.passcode) {
      others.append(("when passcode", holds.union(Mask(.passcode)), fails))
    }
    if !holds.union(fails).contains(.cellular) {
      others.append(("unless cellular", holds, fails.union(Mask(.cellular))))
    }
    return others
  }
}

// MARK: - Fields

extension Mutant {
  /// Returns the values to which the mutants change a field.
  private static func otherValues(
    _ field: RuleField, _ row: Rule
  ) -> [(String, Rule.Value?)] {
    let old = row.fields[field]
    switch field.form {
    case .set:
      guard case .set(let values)? = old else { return [] }
      return values.map { value in
        let rest = values.filter { $0 != value }
        return ("without \(name(value, field))", rest.isEmpty ? nil : .set(rest))
      }
    case .value where field == .verdict:
      return [Verdict.allowed, .forbidden, .unspecified].map { ("\($0.name)", .of($0)) }
    case .value where field.vocabulary == nil:
      return [("turned", .number(old == .number(1) ? 0 : 1))]
    case .value, .code: return next(field, old, row.family)
    case .wide: return figures(field, row)
    case .version:
      let version = row.number(field).map { OSVersion(packed: UInt32($0)) } ?? .open
      return moved(version, openingAt: .open).map { ("\($0)", .of($0)) }
    case .text: return [("another", .text(otherText))]
    case .steps: return others(row.steps).map { ($0, $1.isEmpty ? nil : .steps($1)) }
    }
  }

  private static func name(_ value: Int64, _ field: RuleField) -> String {
    field.choices.first { $0.value == value }?.name ?? "\(value)"
  }

  /// Returns the value after `old` in the enumeration; after the last value comes the first. If
  /// another row of the family has no value in the field, also returns "none". If this row has no
  /// value in the field, returns only the first value.
  private static func next(
    _ field: RuleField, _ old: Rule.Value?, _ family: Family
  ) -> [(String, Rule.Value?)] {
    let choices = field.choices
    guard case .number(let value)? = old else {
      return choices.prefix(1).map { ($0.name, .number($0.value)) }
    }
    let place = choices.firstIndex { $0.value == value } ?? 0
    let next = choices[(place + 1) % choices.count]
    let none: [(String, Rule.Value?)] =
      optional[family, default: []].contains(field)
      ? [("none", nil)] : []
    return none + [(next.name, .number(next.value))]
  }

  /// For each family, the fields that at least one row lacks.
  private static let optional = Dictionary(
    uniqueKeysWithValues: Family.allCases.map { family in
      let rows = Rulebook.rules.filter { $0.family == family }
      let fields = RuleField.allCases.filter { field in rows.contains { $0.fields[field] == nil } }
      return (family, Set(fields))
    })

  /// Returns the changes of a figure:
  /// - The first or last code of a range becomes the code before it, or the code after it.
  /// - A missing figure becomes seven, or seven seconds.
  /// - Any other figure is removed, or grows by one or by one second. An unlimited time is removed,
  ///   or becomes seven seconds.
  private static func figures(_ field: RuleField, _ row: Rule) -> [(String, Rule.Value?)] {
    let isCode = field == .codeLow || field == .codeHigh
    let one = field.exportedForm == .duration ? Nanoseconds.seconds(1).count : 1
    let seven = 7 * one
    guard let old = row.number(field) else { return isCode ? [] : [("7", .number(seven))] }
    if isCode { return [old &- 1, old &+ 1].map { ("\(UInt64(bitPattern: $0))", .number($0)) } }
    let isUnlimited = old == Nanoseconds.unlimited.count
    let other = isUnlimited ? seven : old + one
    return [("none", nil), ("\(other)", .number(other))]
  }

  /// Returns changed lists of steps. In each list, one step is left out, changed, or swapped with
  /// the next step.
  private static func others(_ steps: [Step]) -> [(String, [Step])] {
    steps.enumerated().flatMap { place, step -> [(String, [Step])] in
      let name = "\(place) \(step.callback.map { "\($0.name)" } ?? "event")"
      func changed(_ change: (inout [Step]) -> Void) -> [Step] {
        var others = steps
        change(&others)
        return others
      }
      let swapped =
        place + 1 < steps.count
        ? [("\(name) after the next", changed { $0.swapAt(place, place + 1) })] : []
      return [("without \(name)", changed { $0.remove(at: place) })]
        + step.others.map { what, other in ("\(name): \(what)", changed { $0[place] = other }) }
        + swapped
    }
  }
}

extension Step {
  /// Changed forms of the step. In the first form, the app reads another state. If the step has a
  /// callback, other forms have another scene state, the next callback, or another condition.
  fileprivate var others: [(String, Step)] {
    var others: [(String, Step)] = []
    func add(_ what: String, _ change: (inout Step) -> Void) {
      var step = self
      change(&step)
      others.append((what, step))
    }
    let other: AppState = reads == .background ? .inactive : .background
    add("reads \(other.name)") { $0.reads = other }
    guard let callback else { return others }
    let scene: SceneState = self.scene == .background ? .foregroundInactive : .background
    add("scene \(scene.name)") { $0.scene = scene }
    let next = Callback.allCases[Int(callback.rawValue) % Callback.valueCount]
    add("as \(next.name)") { $0.callback = next }
    add(when == nil ? "when state-restoration" : "always") {
      $0.when = when == nil ? .stateRestoration : nil
    }
    return others
  }
}

extension RuleField {
  /// The values of the field's enumeration, in order.
  fileprivate var choices: [(value: Int64, name: String)] {
    func all<Value: VocabularyEnum>(_ type: Value.Type) -> [(value: Int64, name: String)] {
      Value.allCases.map { (Int64($0.rawValue), "\($0.name)") }
    }
    return vocabulary.map { all($0) } ?? []
  }
}
