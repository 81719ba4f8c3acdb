// The ways in which a part of a row can be wrong.

@testable import LifecyclePolicy

/// What a change is a change of.
enum ChangeKind: String, CaseIterable, Sendable {
  case since, until, basis, dispute, precedence, condition, key, verdict, value, figure, steps
  case text
}

/// A row with one thing changed.
struct Change<Row: RuleRow> {
  let kind: ChangeKind
  let what: String
  let row: Row
}

/// One part of a row, with all that it can be changed to.
struct Part<Row: RuleRow> {
  let changes: (Row) -> [Change<Row>]

  static func each<Value>(
    _ kind: ChangeKind, _ name: String, _ path: KeyPath<Row, Value>,
    _ others: @escaping (Value) -> [(String, Value)]
  ) -> Part {
    Part { row in
      others(row[keyPath: path]).map {
        Change(kind: kind, what: "\(name) \($0.0)", row: row.setting(path, $0.1))
      }
    }
  }

  /// The first version, moved to the edges beside it or opened.
  static func since(_ path: KeyPath<Row, OSVersion>) -> Part {
    each(.since, "since", path) { old in Part.moved(old, openingAt: .oldest) }
  }

  static func until(_ path: KeyPath<Row, OSVersion>) -> Part {
    each(.until, "until", path) { old in Part.moved(old, openingAt: .open) }
  }

  private static func moved(
    _ old: OSVersion, openingAt open: OSVersion
  ) -> [(String, OSVersion)] {
    let before = allVersions.last { $0 < old && $0 <= .newest }
    let after = allVersions.first { $0 > old && $0 <= .newest }
    let others = [before, after, old == open ? nil : open].compactMap { $0 }
    return others.enumerated().filter { others.firstIndex(of: $0.element) == $0.offset }
      .map { ("to \($0.element)", $0.element) }
  }

  /// Other evidence under the same profiles, and other profiles with the same evidence.
  static func basis(_ path: KeyPath<Row, Basis>) -> Part {
    each(.basis, "basis", path) { old in
      Basis.allCases.filter { other in
        (other.evidence == old.evidence) != (other.profiles == old.profiles)
      }.map { ("\($0)", $0) }
    }
  }

  static func precedence(_ path: KeyPath<Row, Precedence>) -> Part {
    each(.precedence, "precedence", path) { old in
      [old.rawValue &- 1, old.rawValue &+ 1].compactMap { Precedence(rawValue: $0) }
        .map { ("\($0)", $0) }
    }
  }

  static func dispute(_ path: KeyPath<Row, Conflict?>) -> Part {
    each(.dispute, "conflict", path) { old in
      old == nil ? [("launch limit", .launchLimit)] : [("none", nil)]
    }
  }

  /// Each condition left out or turned round, and one more.
  static func conditions(
    _ when: KeyPath<Row, Mask<Condition>>, _ unless: KeyPath<Row, Mask<Condition>>
  ) -> Part {
    Part { row in
      func change(_ what: String, _ new: (Mask<Condition>, Mask<Condition>)) -> Change<Row> {
        Change(
          kind: .condition, what: what,
          row: row.setting(when, new.0).setting(unless, new.1))
      }
      let (holds, fails) = (row[keyPath: when], row[keyPath: unless])
      var changes: [Change<Row>] = []
      for condition in holds.values {
        let rest = holds.subtracting(Mask(condition))
        changes.append(change("when without \(condition.name)", (rest, fails)))
        changes.append(change("not when \(condition.name)", (rest, fails.union(Mask(condition)))))
      }
      for condition in fails.values {
        let rest = fails.subtracting(Mask(condition))
        changes.append(change("unless without \(condition.name)", (holds, rest)))
        changes.append(change("not unless \(condition.name)", (holds.union(Mask(condition)), rest)))
      }
      // Conditions that the row does not have, of which one fails and one holds on most devices.
      if !holds.union(fails).contains(.passcode) {
        changes.append(change("when passcode", (holds.union(Mask(.passcode)), fails)))
      }
      if !holds.union(fails).contains(.cellular) {
        changes.append(change("unless cellular", (holds, fails.union(Mask(.cellular)))))
      }
      return changes
    }
  }

  /// Each value of a set left out.
  static func set<Element: Noun>(
    _ kind: ChangeKind, _ name: String, _ path: KeyPath<Row, Mask<Element>>
  ) -> Part {
    each(kind, name, path) { old in
      old.values.map { ("without \($0.name)", old.subtracting(Mask($0))) }
    }
  }

  static func verdict(_ path: KeyPath<Row, Verdict>) -> Part {
    each(.verdict, "verdict", path) { old in
      [Verdict.allowed, .forbidden, .unspecified].filter { $0 != old }
        .map { ("\($0.name)", $0) }
    }
  }

  /// Another value: the next one, the last one's being the first.
  static func value<Value: Noun>(_ name: String, _ path: KeyPath<Row, Value>) -> Part {
    each(.value, name, path) { old in Part.next(old).map { ("\($0.name)", $0) } }
  }

  /// Another value, or none.
  static func value<Value: Noun>(_ name: String, _ path: KeyPath<Row, Value?>) -> Part {
    each(.value, name, path) { old in
      guard let old else { return Value.allCases.first.map { [("\($0.name)", $0)] } ?? [] }
      return [("none", nil)] + Part.next(old).map { ("\($0.name)", $0) }
    }
  }

  private static func next<Value: Noun>(_ old: Value) -> [Value] {
    let all = Array(Value.allCases)
    guard all.count > 1, let place = all.firstIndex(of: old) else { return [] }
    return [all[(place + 1) % all.count]]
  }

  static func flag(_ name: String, _ path: KeyPath<Row, Bool>) -> Part {
    each(.value, name, path) { [("\(!$0)", !$0)] }
  }

  /// A second more, and none; seven where there is none.
  static func time(_ name: String, _ path: KeyPath<Row, Nanoseconds?>) -> Part {
    each(.figure, name, path) { old in
      guard let old else { return [("7 s", .seconds(7))] }
      let other = old == .unlimited ? .seconds(7) : Nanoseconds(old.count + 1_000_000_000)
      return [("none", nil), ("\(other.count) ns", other)]
    }
  }

  static func number(_ name: String, _ path: KeyPath<Row, Int64?>) -> Part {
    each(.figure, name, path) { old in
      guard let old else { return [("7", 7)] }
      return [("none", nil), ("\(old + 1)", old + 1)]
    }
  }

  /// An end of a range of codes, one further and one less.
  static func code(_ name: String, _ path: KeyPath<Row, UInt64>) -> Part {
    each(.key, name, path) { old in [old &- 1, old &+ 1].map { ("\($0)", $0) } }
  }

  static func version(_ name: String, _ path: KeyPath<Row, OSVersion>) -> Part {
    each(.figure, name, path) { old in Part.moved(old, openingAt: .open) }
  }

  static func text(_ name: String, _ path: KeyPath<Row, Text>) -> Part {
    each(.text, name, path) { _ in [("another", "Another text.")] }
  }
}

extension RuleRow {
  /// The same row with another value in one place, be it a constant or not.
  func setting<Value>(_ path: KeyPath<Self, Value>, _ value: Value) -> Self {
    guard let offset = MemoryLayout<Self>.offset(of: path) else {
      fatalError("\(path) is not stored in \(Self.self)")
    }
    var row = self
    withUnsafeMutableBytes(of: &row) {
      $0.storeBytes(of: value, toByteOffset: offset, as: Value.self)
    }
    return row
  }
}
