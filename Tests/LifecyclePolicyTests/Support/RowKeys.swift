// The keys of a row: what the row is about, apart from versions, profiles and conditions.

import Rulebook

@testable import LifecyclePolicy

/// The keys of a single question, or of all questions that a row answers: masks, a range of codes
/// and a text. Two sets of keys overlap if all corresponding masks share a bit, the ranges of codes
/// overlap, and the texts are equal. A missing range or text excludes nothing.
struct RowKeys: Sendable {
  /// One mask for each key of the family. A mask with all bits set stands for any value.
  private let parts: [UInt128]
  private var codes: ClosedRange<UInt64>?
  /// A text that keeps rows of a family apart. Two rows with different texts do not compete.
  private var listed: String?

  /// Makes the keys of a question for the rows of a family. A missing key stands for any value.
  init(_ family: Family, _ asked: [RuleField: UInt128?], codes: ClosedRange<UInt64>? = nil) {
    parts = family.keyFields.map { (asked[$0] ?? nil) ?? .max }
    self.codes = codes
  }

  init(_ rule: RuleIndex) { self.init(rule.row) }

  init(_ row: Rule) {
    parts = row.family.keyFields.map { RowKeys.bits($0, row) }
    if row.family == .termination, let low = row.code(.codeLow), let high = row.code(.codeHigh) {
      codes = low...max(low, high)
    }
    if row.family == .duty || row.family == .manifest {
      listed = "\(row.text(.key)) \(row.text(.value)) \(row.text(.text))"
    }
    // There are three kinds of choices: the causes of an act (`companions`), the default causes of
    // paths to a state (`states`), and interruptions. Choices of different kinds do not compete.
    if row.family == .choice {
      listed = "\(row.has(.companions)) \(row.has(.states)) \(row.has(.interruptions))"
      // A choice that no question uses is a note, or a figure for days, and competes with no other
      // row.
      if ![.companions, .states, .interruptions].contains(where: row.has) { listed = row.id }
    }
  }

  private static func bits(_ field: RuleField, _ row: Rule) -> UInt128 {
    switch row.fields[field] {
    case .set(let values)?:
      let bits: UInt128 = values.reduce(0) { $0 | bit(Int($1) - 1) }
      // If a report gives a code of 32 bits but no namespace, the code is read as a code of
      // SpringBoard. So a row about such a code of SpringBoard is also about reports without a
      // namespace.
      let springboard = TerminationNamespace.springboard.bit
      let isWithout = field == .namespaces && bits & springboard != 0
      return isWithout && row.code(.codeLow) ?? 0 > 0xffff ? bits | noneNamed : bits
    case .number(let number)? where number > 0: return bit(Int(number) - 1)
    default:
      // A cause row without interruptions is only about questions that name no interruption. A
      // termination row without domains is only about codes that are not error codes.
      return row.family == .cause || field == .errorDomains ? noneNamed : .max
    }
  }

  private static func bit(_ position: Int) -> UInt128 { 1 << UInt128(position) }

  /// The bit for a question that names no interruption, activity, trigger or error domain, and for
  /// a report that names no namespace.
  static let noneNamed: UInt128 = 1 << 127

  /// Returns whether some question matches both sets of keys.
  func overlap(_ other: RowKeys) -> Bool {
    if let codes, let others = other.codes, !codes.overlaps(others) { return false }
    if let listed, let other = other.listed, listed != other { return false }
    return parts.indices.allSatisfy { parts[$0] & other.parts[$0] != 0 }
  }
}

extension VocabularyEnum {
  /// The mask that contains only this value, as one number.
  var bit: UInt128 { Mask(self).bits }
}

extension Question {
  /// The keys of the question for the rows of each family.
  var keys: [Family: RowKeys] {
    switch self {
    case .transition(let query): return Question.keys(query)
    case .deadline(let allowance):
      return [.deadline: RowKeys(.deadline, [.allowances: allowance.bit])]
    case .relaunch(let query):
      let trigger = query.trigger.bit
      let termination = query.termination.bit
      let cause = query.termination.cause?.bit ?? 0
      return [
        .lifecycle: RowKeys(.lifecycle, [:]),
        .cause: RowKeys(.cause, [.causes: cause, .interruptions: RowKeys.noneNamed]),
        .delivery: RowKeys(.delivery, [.triggers: trigger]),
        .standing: RowKeys(.standing, [.terminations: query.asStanding.bit]),
        .relaunch: RowKeys(.relaunch, [.triggers: trigger, .terminations: termination]),
        .disposition: RowKeys(.disposition, [.triggers: trigger]),
      ]
    case .conduct(let query):
      let state = LifecycleState(query.state).bit
      return [
        .lifecycle: RowKeys(.lifecycle, [:]),
        .conduct: RowKeys(.conduct, [.activities: query.activity.bit, .states: state]),
      ]
    case .event(let query):
      let state = LifecycleState(query.state).bit
      return [
        .lifecycle: RowKeys(.lifecycle, [:]),
        .event: RowKeys(.event, [.events: query.event.bit, .states: state]),
      ]
    case .quota(let quota): return [.quota: RowKeys(.quota, [.quota: quota.bit])]
    case .mode(let mode): return [.mode: RowKeys(.mode, [.mode: mode.bit])]
    case .termination(let query):
      let namespace = query.namespace?.bit ?? RowKeys.noneNamed
      let codes = query.code...query.code
      let domain = query.errorDomain?.bit ?? RowKeys.noneNamed
      return [
        .termination: RowKeys(
          .termination, [.namespaces: namespace, .errorDomains: domain], codes: codes)
      ]
    case .suspension:
      return [
        .lifecycle: RowKeys(.lifecycle, [:]),
        .suspension: RowKeys(.suspension, [:]),
      ]
    case .purge(let query):
      return [
        .lifecycle: RowKeys(.lifecycle, [:]),
        .purge: RowKeys(
          .purge,
          [
            .states: LifecycleState(query.state).bit,
            .activities: RowKeys.noneNamed | query.activities.bits,
          ]),
      ]
    case .call(let query):
      return [
        .lifecycle: RowKeys(.lifecycle, [:]),
        .callback: RowKeys(.callback, [.callback: query.callback.bit]),
        .delivery: RowKeys(.delivery, [.triggers: query.trigger?.bit ?? 0]),
        .call: RowKeys(
          .call,
          [
            .callbacks: query.callback.bit,
            .triggers: query.trigger?.bit ?? RowKeys.noneNamed,
          ]),
      ]
    }
  }

  private static func keys(_ query: TransitionQuery) -> [Family: RowKeys] {
    let interruption = query.interruption?.bit
    let transition: [RuleField: UInt128?] = [
      .states: query.from.bit, .to: query.to?.bit, .causes: query.cause.bit,
      .lastCauses: query.lastCause?.bit,
      .interruptions: interruption ?? Mask<Interruption>.covering.bits,
    ]
    let cause: [RuleField: UInt128?] = [
      .causes: query.cause.bit, .interruptions: RowKeys.noneNamed | (interruption ?? 0),
    ]
    return [
      .lifecycle: RowKeys(.lifecycle, [:]),
      .transition: RowKeys(.transition, transition),
      .cause: RowKeys(.cause, cause),
      .delivery: RowKeys(.delivery, [.triggers: query.trigger?.bit ?? 0]),
    ]
  }
}

extension Mask {
  /// The mask as one number.
  fileprivate var bits: UInt128 { UInt128(low) | UInt128(high) << 64 }
}
