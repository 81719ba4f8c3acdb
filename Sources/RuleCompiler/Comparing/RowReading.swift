// Reads the fields of a row, and finds the questions that the row is about and the rows that it
// overlaps.

import LifecyclePolicy
import Rulebook

extension Rule {
  /// Returns the set in a field; empty if the row has no set there.
  func set<Value: VocabularyEnum>(_ field: RuleField) -> Mask<Value> {
    guard case .set(let values)? = fields[field] else { return .none }
    return values.reduce(into: .none) { mask, value in
      if let value = Value(rawValue: Int32(truncatingIfNeeded: value)) { mask.insert(value) }
    }
  }

  /// Returns the value of a field that holds one value; nil if the row has no value there.
  func value<Value: VocabularyEnum>(_ field: RuleField) -> Value? {
    number(field).flatMap { Value(rawValue: Int32(truncatingIfNeeded: $0)) }
  }

  func number(_ field: RuleField) -> Int64? {
    if case .number(let number)? = fields[field] { number } else { nil }
  }

  var steps: [Step] {
    if case .steps(let steps)? = fields[.steps] { steps } else { [] }
  }

  /// All conditions on which the row or one of its callbacks depends.
  var conditions: Mask<Condition> {
    steps.compactMap(\.when).reduce(into: when.union(unless)) { $0.insert($1) }
  }

  /// Returns whether a field holds the given value, or a set that contains the value.
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

  /// Returns whether the row is about the values that a question asks for in the row's family. A
  /// field that the row does not have matches every value.
  public func meets(_ asked: [RuleField: Int64]) -> Bool {
    asked.allSatisfy { field, value in fields[field] == nil || has(value, field) }
  }

  /// Returns whether one question can involve both rows, which must belong to the same family.
  func overlaps(_ other: Rule) -> Bool {
    switch family {
    case .termination: return overlapsAsCode(other)
    // The library reads all rows about a cause to find the states in which the cause can occur. So
    // only the causes of the two rows have to overlap.
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
  /// For each family whose rows the question reads, the fields and values that it asks for.
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
      // With scenes, the duties of the app delegate's method also apply to the scene's method. So a
      // question about a scene's method does not ask for one callback.
      let named: [RuleField: Int64] =
        callback.appForm == nil ? [.callback: callback.number64] : [:]
      return [.lifecycle: [:], .transition: [:], .duty: named, .callback: [:], .silence: [:]]
    case .manifest: return [.manifest: [:]]
    case .termination: return [.termination: [:], .deadline: [:], .conduct: [:], .lifecycle: [:]]
    case .suspension: return [.suspension: [:], .lifecycle: [:]]
    case .purge(let query):
      return [.purge: [.states: LifecycleState(query.state).number64], .lifecycle: [:]]
    case .call(let query):
      var asked: [Family: [RuleField: Int64]] = [
        .call: [.callbacks: query.callback.number64], .lifecycle: [:], .transition: [:],
        .callback: [:], .silence: [:],
      ]
      if let trigger = query.trigger {
        asked[.call]?[.triggers] = trigger.number64
        asked[.relaunch] = [.triggers: trigger.number64]
        asked[.delivery] = [:]
      }
      return asked
    }
  }
}

extension VocabularyEnum {
  fileprivate var number64: Int64 { Int64(rawValue) }
}

/// A row before and after a change.
public struct RowChange: Sendable {
  public let before: Rule
  public let after: Rule
  /// True if only the versions differ.
  private let isOfVersionsAlone: Bool
  /// The only field that differs, if it holds a set before and after the change; otherwise nil. In
  /// the families of life cycles, transitions, causes and notifications, and for choices without
  /// companions, this is always nil, because there the library also reads the sets as a whole.
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

  /// Returns whether the change can affect an app on a device. In the families of
  /// `isSeenOutOfForce`, the change can always do so under the profiles of the row. In other
  /// families, the change has no effect in three cases:
  /// - The row is in force neither before nor after the change.
  /// - Only the versions differ, and the row is in force before and after the change.
  /// - Before and after the change, the row does not apply, and no answer names the conditions that
  ///   prevent it.
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

  /// Returns whether the change can affect a question. If only one set differs, and the question
  /// asks for a value of this set, the change affects the question only if the row is about that
  /// value either before or after the change, but not both.
  func canMatter(to asked: [Family: [RuleField: Int64]]) -> Bool {
    guard let choosing, let value = asked[before.family]?[choosing] else { return true }
    return before.meets([choosing: value]) != after.meets([choosing: value])
  }

  /// Returns whether a question is about the row before or after the change.
  public func isMet(by asked: [Family: [RuleField: Int64]]) -> Bool {
    asked[before.family].map { before.meets($0) || after.meets($0) } ?? false
  }
}

extension Rule {
  /// Returns whether the row cannot apply because of conditions that no answer names.
  fileprivate func isSilent(_ known: KnownConditions) -> Bool {
    let turning = family == .relaunch || family == .standing ? Self.turningWithQuestions : .none
    return !when.intersection(known.failing).subtracting(turning).isEmpty
      && unless.intersection(known.holding.union(turning)).isEmpty
  }

  /// The conditions that depend on what happened since a termination. The question says what
  /// happened, so the facts of a device do not settle these conditions.
  private static let turningWithQuestions = Mask<Condition>(
    .rebootedSince, .unlockedSince, .userLaunchedSince, .firstUnlockDone)
}
