// What a row is about, and which questions and other rows meet it there.

import LifecyclePolicy
import Rulebook

extension Rule {
  /// A set of values; empty where there is none.
  func set<Value: VocabularyEnum>(_ field: RuleField) -> Mask<Value> {
    guard case .set(let values)? = fields[field] else { return .none }
    return values.reduce(into: .none) { mask, value in
      if let value = Value(rawValue: Int32(truncatingIfNeeded: value)) { mask.insert(value) }
    }
  }

  /// A field of one value; nil where it has none.
  func value<Value: VocabularyEnum>(_ field: RuleField) -> Value? {
    number(field).flatMap { Value(rawValue: Int32(truncatingIfNeeded: $0)) }
  }

  func number(_ field: RuleField) -> Int64? {
    if case .number(let number)? = fields[field] { number } else { nil }
  }

  var steps: [Step] {
    if case .steps(let steps)? = fields[.steps] { steps } else { [] }
  }

  /// All conditions that it or its callbacks depend on.
  var conditions: Mask<Condition> {
    steps.compactMap(\.when).reduce(into: when.union(unless)) { $0.insert($1) }
  }

  /// Whether a field has a value, alone or in a set.
  func has<Value: VocabularyEnum>(_ value: Value, _ field: RuleField) -> Bool {
    has(value.number64, field)
  }

  private func has(_ value: Int64, _ field: RuleField) -> Bool {
    switch fields[field] {
    case .set(let values)?: values.contains(value)
    case .number(let number)?: number == value
    default: false
    }
  }

  /// Whether it is about what is asked of its family: a field that it does not have is any.
  public func meets(_ asked: [RuleField: Int64]) -> Bool {
    asked.allSatisfy { field, value in fields[field] == nil || has(value, field) }
  }

  /// Whether one question can meet both rows, of one family.
  func overlaps(_ other: Rule) -> Bool {
    switch family {
    case .termination: return overlapsAsCode(other)
    // Where a cause arises is looked at in the rows of other states, too.
    case .cause: return !set(.causes).intersection(other.set(.causes) as Mask<Cause>).isEmpty
    default:
      return columns.prefix(family.choosingColumns).allSatisfy { field in
        switch (fields[field], other.fields[field]) {
        case (.set(let a)?, .set(let b)?): a.contains { b.contains($0) }
        case (.number(let a)?, .number(let b)?): a == b
        default: true
        }
      }
    }
  }

  private func overlapsAsCode(_ other: Rule) -> Bool {
    let ends = [self, other].map { row in
      [RuleField.codeLow, .codeHigh].map { UInt64(bitPattern: row.number($0) ?? 0) }
    }
    return ends[0][0] <= ends[1][1] && ends[1][0] <= ends[0][1]
  }
}

extension BookQuestion {
  /// What it asks of the rows of each family, as far as it asks for rows of it.
  public var asked: [Family: [RuleField: Int64]] {
    switch self {
    case .transition(let query):
      var asked: [Family: [RuleField: Int64]] = [
        .transition: [.states: query.from.number64, .causes: query.cause.number64],
        .cause: [.causes: query.cause.number64], .lifecycle: [:], .notification: [:],
        .callback: [:], .choice: [.causes: query.cause.number64], .silence: [:],
        .watchdog: [:],
      ]
      if let trigger = query.trigger { asked[.delivery] = [.triggers: trigger.number64] }
      return asked
    case .next(let query):
      return [
        .transition: [.states: query.from.number64], .cause: [:], .lifecycle: [:], .choice: [:],
        .silence: [:],
      ]
    case .path(let query):
      var asked: [Family: [RuleField: Int64]] = [
        .transition: [:], .cause: [:], .lifecycle: [:], .notification: [:], .callback: [:],
        .choice: [:], .silence: [:], .watchdog: [:],
      ]
      if let trigger = query.trigger { asked[.delivery] = [.triggers: trigger.number64] }
      return asked
    case .deadline(let allowance): return [.deadline: [.allowances: allowance.number64]]
    case .relaunch(let query):
      let termination = query.termination.number64
      var asked: [Family: [RuleField: Int64]] = [
        .lifecycle: [:], .delivery: [.triggers: query.trigger.number64],
        .standing: [.terminations: termination], .deadline: [:],
        .relaunch: [.triggers: query.trigger.number64, .terminations: termination],
        .callback: [:], .disposition: [.triggers: query.trigger.number64],
      ]
      if let cause = query.termination.cause { asked[.cause] = [.causes: cause.number64] }
      return asked
    case .conduct(let query):
      let state = LifecycleState(query.state).number64
      return [
        .lifecycle: [:], .conduct: [.activities: query.activity.number64, .states: state],
        .callback: [:],
      ]
    case .delivery(let query):
      let state = LifecycleState(query.state).number64
      return [
        .lifecycle: [:], .event: [.events: query.event.number64, .states: state], .callback: [:],
      ]
    case .quota(let quota): return [.quota: [.quota: quota.number64]]
    case .modes(let mode): return [.mode: [.mode: mode.number64]]
    case .duties(let callback):
      // With scenes, those of the app delegate's method stand for the scene's.
      let named: [RuleField: Int64] =
        callback.appForm == nil ? [.callback: callback.number64] : [:]
      return [.lifecycle: [:], .transition: [:], .duty: named, .callback: [:], .silence: [:]]
    case .manifest: return [.manifest: [:]]
    case .termination: return [.termination: [:], .deadline: [:], .conduct: [:], .lifecycle: [:]]
    case .suspension: return [.suspension: [:], .lifecycle: [:]]
    case .purge(let query):
      return [.purge: [.states: LifecycleState(query.state).number64], .lifecycle: [:]]
    }
  }
}

extension VocabularyEnum {
  fileprivate var number64: Int64 { Int64(rawValue) }
}

/// A row as it was and as it is.
public struct RowChange: Sendable {
  public let before: Rule
  public let after: Rule
  /// Whether nothing but the versions differs.
  private let isOfVersionsAlone: Bool
  /// The one field that differs, where it only chooses questions, each by a value of its own. The
  /// sets of transitions and causes are looked at as a whole, too, and of choices all but the causes
  /// of acts.
  private let choosing: RuleField?

  public init(_ before: Rule, _ after: Rule) {
    self.before = before
    self.after = after
    var other = after
    other.since = before.since
    other.until = before.until
    isOfVersionsAlone = other == before
    other = after
    other.fields = before.fields
    let fields = before.columns.filter { before.fields[$0] != after.fields[$0] }
    let isChoosing =
      fields.count == 1 && other == before
      && ![.lifecycle, .transition, .cause, .notification].contains(before.family)
      && (before.family != .choice || before.fields[.companions] != nil)
      && [before, after].allSatisfy { row in
        if case .set? = row.fields[fields[0]] { true } else { false }
      }
    choosing = isChoosing ? fields[0] : nil
  }

  /// Whether it can matter on an app and a device: in force before or after, but not in the same
  /// way, and not kept from applying before and after by what leaves no trace.
  public func canMatter(
    _ os: OSVersion, _ profile: EvidenceProfile, _ known: KnownConditions
  ) -> Bool {
    if before.family.isSeenOutOfForce {
      return before.counts(under: profile) || after.counts(under: profile)
    }
    let (was, isNow) = (before.isInForce(on: os, profile), after.isInForce(on: os, profile))
    if was == isNow, !was || isOfVersionsAlone { return false }
    return was && !before.isSilent(known) || isNow && !after.isSilent(known)
  }

  /// Whether it can matter to a question: where only what rows are about differs, that is to be
  /// about the question before and not after, or the reverse.
  func canMatter(to asked: [Family: [RuleField: Int64]]) -> Bool {
    guard let choosing, let value = asked[before.family]?[choosing] else { return true }
    return before.meets([choosing: value]) != after.meets([choosing: value])
  }

  /// Whether a question is about the row, before or after.
  public func isMet(by asked: [Family: [RuleField: Int64]]) -> Bool {
    asked[before.family].map { before.meets($0) || after.meets($0) } ?? false
  }
}

extension Rule {
  /// Whether its conditions keep it from applying, and no answer names them.
  fileprivate func isSilent(_ known: KnownConditions) -> Bool {
    let turning = family == .relaunch || family == .standing ? Self.turningWithQuestions : .none
    return !when.intersection(known.failing).subtracting(turning).isEmpty
      && unless.intersection(known.holding.union(turning)).isEmpty
  }

  /// What happened since a termination is part of a question, and with it these.
  private static let turningWithQuestions = Mask<Condition>(
    .rebootedSince, .unlockedSince, .userLaunchedSince, .firstUnlockDone)
}
